"""Checks of a legend as a whole: cards never read, letters never entered, triggers never woken.

A legend that cannot be won, cannot be lost or would not end is refused too.
"""

from rietland.content.board.box import Box
from rietland.content.board.checks.supply import check_supply
from rietland.content.board.checks.table import check_records
from rietland.content.board.files import StepRecord
from rietland.content.board.known import of_legend
from rietland.content.board.lasting import Lasting
from rietland.content.board.legend_file import LegendFile, all_cards, all_triggers, set_cards
from rietland.content.faults import (
    MISSING_FIELD,
    NEVER_HAPPENS,
    NEVER_READ,
    NO_END,
    OUT_OF_RANGE,
    TWICE,
    UNKNOWN_NAME,
)
from rietland.content.names import check_names
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import inside


def check_legend(draft: Reading, box: Box, legend: LegendFile) -> None:
    """Everything that can be said of a legend in its box; `draft` knows only the legend's file."""
    if legend.board and legend.board not in box.boards:
        said = f"{box.box.box} has no board '{legend.board}'"
        place = draft.place(legend)
        draft.report.unknown(place, said, UNKNOWN_NAME, legend.board, list(box.boards))
    box = box.facing(legend.board)
    check_names(draft, of_legend(box, legend), draft.mentions)
    if not _check_frame(draft, box, legend):
        # Nothing that counts heroes can be checked.
        return
    everything = _everything(box, legend)
    own = [word for word in everything if draft.has(word)]
    check_records(draft, [legend], box, legend, everything)
    _check_cards(draft, legend, own)
    _check_own_cards(draft, box, legend, everything)
    _check_end(draft, box, legend, own)
    _check_circle(draft, legend)
    _check_deck(draft, box, legend, everything)
    check_supply(draft, box, legend)


def _met_always(box: Box) -> list[object]:
    """The effects of a box that any legend meets: piles only where it draws from them."""
    lists = [fog.do for fog in box.box.fog.values()]
    for deck in box.events.decks.values():
        lists += [event.do for event in deck.cards.values()]
    for trigger in box.box.triggers.values():
        lists += [trigger.do, trigger.conditions]
    for deed in box.box.deeds.values():
        lists += [deed.do, deed.conditions, [deed.who, deed.trial]]
    for step in box.sunrise():
        if isinstance(step, StepRecord):
            lists.append(step.do)
    lists.append(_lasting(box.box))
    return [effect for one in lists for effect in one]


def _lasting(lasting: Lasting) -> list[object]:
    """What lasting records ask about, and what tokens do."""
    found: list[object] = [*lasting.bonuses.values(), *lasting.shops.values(), lasting.daylight]
    for way in lasting.ways.values():
        found += [way.at, way.toll, *way.conditions]
    for change in lasting.changes.values():
        found += [change.what, *change.conditions]
    for token in lasting.tokens.values():
        for face in token.faces.values():
            found += face.do
    return found


def _everything(box: Box, legend: LegendFile) -> list[Word]:
    """Every record that can ever matter in this legend."""
    roots = list(legend.setup)
    for variant in legend.variants.values():
        roots += variant.do
    for trigger in all_triggers(legend).values():
        roots += trigger.do
        roots += trigger.conditions
    for deed in legend.deeds.values():
        roots += [*deed.do, *deed.conditions, deed.who, deed.trial]
    for named in legend.named.values():
        roots += named.lands
        if named.life is not None and named.life.pile in legend.piles:
            for card in legend.piles[named.life.pile].cards.values():
                roots += card.do
    for secret in legend.secrets.values():
        roots += secret.found
    roots += _lasting(legend)
    roots += _met_always(box)
    return inside([*_reached(box, legend, roots), *legend.goals.values()])


def _check_frame(draft: Reading, box: Box, legend: LegendFile) -> bool:
    """Whether the legend is for parties that the box can have."""
    low, high = box.box.heroes
    fits = low <= legend.heroes[0] <= legend.heroes[1] <= high
    if not fits:
        draft.wrong(
            legend,
            f"'heroes' must be within {low} and {high}, the lower number first",
            OUT_OF_RANGE,
        )
    if not legend.difficulties:
        draft.wrong(legend, "'difficulties' must name at least one", MISSING_FIELD)
    return fits


def _reached(box: Box, legend: LegendFile, roots: list[object]) -> list[object]:
    """All effects that can ever run: those of set-up and triggers, and the cards they lead to."""
    reached = list(roots)
    cards = all_cards(box, legend)
    piles = {**box.box.piles, **legend.piles}
    read: list[str] = []
    drawn: list[str] = []
    at = 0
    while at < len(reached):
        for word in inside(reached[at]):
            if isinstance(word, (control.Read, words.Star)) and word.card not in read:
                read.append(word.card)
                if word.card in cards:
                    reached += cards[word.card].do
            pile = word.pile if isinstance(word, (words.Draw, words.Star)) else ""
            for name in set_cards(legend, pile):
                if name not in read and name in cards:
                    read.append(name)
                    reached += cards[name].do
            if pile in piles and pile not in drawn:
                drawn.append(pile)
                for card in piles[pile].cards.values():
                    reached += card.do
        at += 1
    return reached


def _check_cards(draft: Reading, legend: LegendFile, own: list[Word]) -> None:
    read = {word.card for word in own if isinstance(word, (control.Read, words.Star))}
    drawn = {word.pile for word in own if isinstance(word, (words.Draw, words.Star))}
    read |= {card for name in drawn for card in set_cards(legend, name)}
    drawn |= {named.life.pile for named in legend.named.values() if named.life is not None}
    for name, pile in legend.piles.items():
        if name not in drawn:
            said = f"nothing draws from the pile '{name}': no 'draw' and no star leads to it"
            draft.wrong(pile, said, NEVER_READ)
    for name, one in legend.sets.items():
        if name not in drawn:
            said = f"nothing draws from the set '{name}': no 'draw' and no star leads to it"
            draft.wrong(one, said, NEVER_READ)
    for name, card in legend.cards.items():
        if name not in read:
            draft.wrong(
                card, f"card '{name}' is never read: no star and no 'read' leads to it", NEVER_READ
            )
    laid = {word.token for word in own if isinstance(word, words.Lay)}
    for name, token in legend.tokens.items():
        if name not in laid:
            draft.wrong(token, f"no 'lay' puts a token '{name}' on the board", NEVER_HAPPENS)


def _check_own_cards(draft: Reading, box: Box, legend: LegendFile, everything: list[Word]) -> None:
    """A card that heroes keep is known by its name alone, so there is only one of it."""
    piles = {**box.box.piles, **legend.piles}
    kept = {word.pile for word in everything if isinstance(word, words.Draw) and word.then == "own"}
    pile_of: dict[str, str] = {}
    for pile in [name for name in piles if name in kept]:
        for name, card in piles[pile].cards.items():
            said = ""
            if name in pile_of:
                other = pile_of[name]
                said = (
                    f"heroes keep cards of '{other}' and of '{pile}': there is a '{name}' in both"
                )
            elif card.count != 1:
                said = f"heroes keep cards of '{pile}': there can be only one '{name}'"
                said += f", not {card.count}"
            pile_of[name] = pile
            if said:
                draft.wrong(card if draft.has(card) else legend, said, TWICE)


def _check_end(draft: Reading, box: Box, legend: LegendFile, own: list[Word]) -> None:
    last = legend.last_letter or box.box.last_letter
    if not any(isinstance(word, (control.Win, words.EndLegend)) for word in own):
        said = "nothing in this legend wins it: no 'win' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    if not any(isinstance(word, (control.Fail, words.EndLegend)) for word in own):
        said = "nothing in this legend loses it: no 'fail' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    starred = any(isinstance(word, words.Star) and word.at in (last, "end") for word in own)
    awaited = any(
        isinstance(trigger.when, words.NarratorReaches) and trigger.when.letter == last
        for trigger in all_triggers(legend).values()
    )
    if not starred and not awaited:
        draft.wrong(
            legend,
            f"the legend would not end: no card has its star on {last}, the last letter",
            NO_END,
        )


def _check_circle(draft: Reading, legend: LegendFile) -> None:
    """Cards that always read each other would never end."""
    for name, card in legend.cards.items():
        reached = _always_read(card.do)
        at = 0
        while at < len(reached):
            other = legend.cards.get(reached[at])
            at += 1
            for next_card in _always_read(other.do) if other is not None else []:
                if next_card not in reached:
                    reached.append(next_card)
        if name in reached:
            draft.wrong(
                card, f"card '{name}' leads back to itself by 'read' and would never end", NO_END
            )


def _always_read(effects: list[object]) -> list[str]:
    return [effect.card for effect in effects if isinstance(effect, control.Read)]


def _check_deck(draft: Reading, box: Box, legend: LegendFile, everything: list[Word]) -> None:
    drawn = "event" in box.sunrise()
    if drawn and not any(isinstance(word, words.Deck) for word in everything):
        draft.wrong(
            legend,
            "every sunrise draws an event card, but no deck is ever used; begin the set-up with"
            " 'checklist' or a 'deck'",
        )
