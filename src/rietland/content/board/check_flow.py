"""Checks of what would stop a legend in the middle of play: no hero, no deck, no end, no such row.

An effect for one hero must stand where there is one: inside `each`, `pick_heroes` or `wait`, on a
token, or in a trigger that a hero wakes. Cards are always read by the whole group.
"""

from typing import Final

from rietland.content.board import scope
from rietland.content.board.box import Box
from rietland.content.board.check_numbers import numbers
from rietland.content.board.files import (
    BoxFile,
    DeedRecord,
    EventsFile,
    PileRecord,
    StepRecord,
    TriggerRecord,
)
from rietland.content.board.lasting import Lasting, together
from rietland.content.board.legend_file import LegendFile
from rietland.content.faults import MISSING_FIELD, NO_END, NO_EVENT, NO_HERO, OUT_OF_RANGE
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import tag

_NOTHING: Final[frozenset[str]] = frozenset()
_HERO: Final = frozenset({scope.ME})
_GIVES: Final = {scope.THERE: "space", scope.IT: "piece"}


def check_course(draft: Reading, box: Box, legend: LegendFile, everything: list[object]) -> None:
    """A legend; `everything` is every record that can ever matter in it."""
    own = [name for name, one in together(box.box, legend).counters.items() if one.per]
    piles = {**box.box.piles, **legend.piles}
    check_heroes(draft, legend.setup, _NOTHING, piles, own)
    for variant in legend.variants.values():
        check_heroes(draft, variant.do, _NOTHING, piles, own)
    for card in legend.cards.values():
        check_heroes(draft, card.do, _NOTHING, piles, own)
    for trigger in legend.triggers.values():
        _check_trigger(draft, trigger, piles, own)
    for card in legend.cards.values():
        for trigger in card.triggers.values():
            _check_trigger(draft, trigger, piles, own)
    _check_piles(draft, legend.piles, piles, own)
    for deed in legend.deeds.values():
        _check_deed(draft, deed, piles, own)
    for named in legend.named.values():
        _check_scope(draft, named, _NOTHING, own)
        check_heroes(draft, named.lands, frozenset({scope.THERE}), piles, own)
    for secret in legend.secrets.values():
        check_heroes(draft, secret.found, frozenset({scope.ME, scope.THERE}), piles, own)
    _check_lasting(draft, legend, piles, own)
    for goal in legend.goals.values():
        _check_scope(draft, goal, _NOTHING, own)
    for deed in legend.deeds.values():
        for condition in deed.conditions:
            _check_scope(draft, condition, _HERO, own)
    _check_circle(draft, legend)
    _check_deck(draft, box, legend, everything)
    for word in everything:
        if isinstance(word, words.SetHeroes) and draft.has(word):
            _check_become(draft, box.box, word)


def check_box_course(draft: Reading, box: BoxFile, events: EventsFile) -> None:
    """The lists of a box: its fog finds a hero, its event cards find the group."""
    own = [name for name, one in box.counters.items() if one.per]
    check_heroes(draft, box.checklist, _NOTHING, box.piles, own)
    _check_lasting(draft, box, box.piles, own)
    for fog in box.fog.values():
        check_heroes(draft, fog.do, _HERO, box.piles, own)
    for shared in box.cards.values():
        check_heroes(draft, shared.do, _NOTHING, box.piles, own)
        for trigger in shared.triggers.values():
            _check_trigger(draft, trigger, box.piles, own)
    for trigger in box.triggers.values():
        _check_trigger(draft, trigger, box.piles, own)
    for deck in events.decks.values():
        for card in deck.cards.values():
            check_heroes(draft, card.do, _NOTHING, box.piles, own)
    for step in box.sunrise:
        if isinstance(step, StepRecord):
            check_heroes(draft, step.do, _NOTHING, box.piles, own)
    _check_piles(draft, box.piles, box.piles, own)
    for deed in box.deeds.values():
        _check_deed(draft, deed, box.piles, own)
    for word in box.checklist:
        if isinstance(word, words.SetHeroes):
            _check_become(draft, box, word)


def _check_deed(
    draft: Reading, deed: DeedRecord, piles: dict[str, PileRecord], own: list[str]
) -> None:
    """A hero does it; a trial is done somewhere."""
    trial = deed.trial
    if trial is None:
        check_heroes(draft, deed.do, _HERO, piles, own)
        return
    somewhere = _HERO | {scope.THERE}
    check_heroes(draft, deed.do, somewhere, piles, own)
    check_heroes(draft, trial.fail, somewhere, piles, own)
    _check_scope(draft, trial.of, _NOTHING, own)
    _check_scope(draft, trial.value, _HERO, own)
    if deed.hours:
        draft.wrong(deed, "a trial takes an hour for each try: leave out 'hours'")
    if trial.difference and trial.fail:
        draft.wrong(trial, "failing costs either the 'difference' or what 'fail' says")


def _check_lasting(
    draft: Reading, lasting: Lasting, piles: dict[str, PileRecord], own: list[str]
) -> None:
    for bonus in lasting.bonuses.values():
        _check_scope(draft, bonus, _HERO if bonus.who is not None else _NOTHING, own)
    for shop in lasting.shops.values():
        _check_scope(draft, shop, _NOTHING, own)
    for way in lasting.ways.values():
        # Figures and creatures go where no hero is in question.
        _check_scope(draft, way, _HERO if way.who == "heroes" else _NOTHING, own)
    for change in lasting.changes.values():
        for condition in [change.what, *change.conditions]:
            _check_scope(draft, condition, _NOTHING, own)
    for token in lasting.tokens.values():
        for face in token.faces.values():
            check_heroes(draft, face.do, _HERO, piles, own)


def _check_trigger(
    draft: Reading, trigger: TriggerRecord, piles: dict[str, PileRecord], own: list[str]
) -> None:
    known = frozenset(trigger.when.KNOWS) if isinstance(trigger.when, words.When) else _NOTHING
    # Where an event must happen is asked before it does.
    _check_scope(draft, trigger.when, _NOTHING, own)
    for condition in trigger.conditions:
        _check_scope(draft, condition, known, own)
    check_heroes(draft, trigger.do, known, piles, own)


def _check_piles(
    draft: Reading,
    here: dict[str, PileRecord],
    piles: dict[str, PileRecord],
    own: list[str],
) -> None:
    """A pile has cards, and they find a hero if one draws them."""
    for name, pile in here.items():
        if not sum(card.count for card in pile.cards.values()):
            draft.wrong(pile, f"the pile '{name}' has no cards", MISSING_FIELD)
        known = _HERO if pile.drawn_by == "hero" else _NOTHING
        for card in pile.cards.values():
            check_heroes(draft, card.do, known, piles, own)
            for trigger in card.triggers.values():
                _check_trigger(draft, trigger, piles, own)


def check_heroes(
    draft: Reading,
    effects: list[object],
    known: frozenset[str],
    piles: dict[str, PileRecord],
    own: list[str],
) -> None:
    """Every effect of this list that needs a hero, a piece or a place has one."""
    before: object = None
    for effect in effects:
        personal = isinstance(effect, words.PERSONAL) and getattr(effect, "who", None) is None
        if personal and scope.ME not in known and draft.has(effect):
            assert isinstance(effect, Word)
            draft.wrong(effect, _advice(effect), NO_HERO)
        elif isinstance(effect, (words.Gain, words.Lose)):
            # Their numbers are each hero's own.
            _check_scope(draft, effect, known | _HERO, own)
        else:
            _check_scope(draft, effect, known, own, _needs_hero(effect, piles))
        if isinstance(effect, words.Star) and draft.has(effect):
            _check_star(draft, effect, piles)
            _check_most(draft, effect, before)
        if isinstance(effect, control.Repeat):
            _check_room(draft, effect)
        before = effect
        for inner in _lists(effect):
            check_heroes(draft, inner, known | _given(effect), piles, own)


def _given(effect: object) -> frozenset[str]:
    """What the lists inside an effect know besides."""
    if isinstance(effect, control.Each) and effect.who is None:
        return frozenset({scope.THERE, scope.IT} if effect.what is not None else {scope.THERE})
    if isinstance(effect, words.Move):
        return frozenset({scope.THERE, scope.IT})
    if isinstance(effect, (control.Each, words.PickHeroes, words.Wait)):
        return _HERO
    return _NOTHING


def _check_scope(
    draft: Reading, word: object, known: frozenset[str], own: list[str], needs_hero: bool = False
) -> None:
    """What a record means by `me`, `it`, `here` and `there` is known where it stands."""
    if not isinstance(word, Word) or not draft.has(word):
        return
    needs = scope.asked(word, own)
    if needs_hero:
        needs.add(scope.ME)
    if scope.HERE in needs:
        needs.discard(scope.HERE)
        needs.add(scope.THERE if scope.THERE in known else scope.ME)
    missing = needs - known
    if scope.ME in missing:
        said = "which hero? this belongs inside 'each', 'pick_heroes' or 'wait'"
        draft.wrong(word, said, NO_HERO)
    if scope.THERE in missing or scope.IT in missing:
        name = scope.THERE if scope.THERE in missing else scope.IT
        said = f"'{name}' belongs into a trigger whose event has a {_GIVES[name]}"
        draft.wrong(word, said, NO_EVENT)


def _check_star(draft: Reading, star: words.Star, piles: dict[str, PileRecord]) -> None:
    if bool(star.card) == bool(star.pile):
        draft.wrong(star, "'star' needs either a 'card' or a pile to draw 'from'", MISSING_FIELD)
    elif _is_for_heroes(star.pile, piles):
        said = f"which hero? cards of '{star.pile}' are drawn by a hero, not at a letter"
        draft.wrong(star, said, NO_HERO)


def _check_most(draft: Reading, star: words.Star, before: object) -> None:
    """A letter that is full asks for another die, so the die comes right before."""
    rolled = before.into if isinstance(before, control.Roll) else ""
    if star.most is None:
        return
    if isinstance(star.at, str) or star.at.by != rolled:
        said = "'most' lets the die be rolled again: the 'roll' for 'at' must come right before"
        draft.wrong(star, said)
    elif "end" in [*star.at.values.values(), star.at.otherwise]:
        draft.wrong(star, "'most' counts the cards at a letter, so 'at' cannot be 'end'")


def _check_room(draft: Reading, repeat: control.Repeat) -> None:
    """The letters that a die can show have room for all stars that are laid by it."""
    times = max(numbers(repeat.times), default=0)
    for star in repeat.do:
        if not isinstance(star, words.Star) or star.most is None or isinstance(star.at, str):
            continue
        letters = {one for one in [*star.at.values.values(), star.at.otherwise] if one}
        room = len(letters) * star.most
        if room < times and draft.has(star):
            said = f"{len(letters)} letters take {room} of them, not {times}"
            draft.wrong(star, said, OUT_OF_RANGE)


def _is_for_heroes(pile: str, piles: dict[str, PileRecord]) -> bool:
    return pile in piles and piles[pile].drawn_by == "hero"


def _needs_hero(effect: object, piles: dict[str, PileRecord]) -> bool:
    if isinstance(effect, words.Draw):
        if effect.who is not None:
            return False
        return effect.then == "own" or _is_for_heroes(effect.pile, piles)
    return isinstance(effect, words.PutHeroes) and effect.space is not None


def _advice(effect: Word) -> str:
    return (
        f"which hero? '{tag(type(effect))}' belongs inside 'each', 'pick_heroes' or 'wait', or says"
        " 'who'; for the group there are 'share', 'share_loss' and 'share_cost'"
    )


def _lists(effect: object) -> list[list[object]]:
    """The effect lists inside an effect."""
    if isinstance(effect, (control.Each, control.Repeat, words.PickHeroes, words.Wait)):
        return [effect.do]
    if isinstance(effect, (control.If, words.Search)):
        return [effect.then, effect.otherwise]
    if isinstance(effect, words.Move):
        return [effect.kept, effect.beyond, effect.arrives]
    if isinstance(effect, control.Choose):
        return list(effect.options.values())
    return []


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


def _check_deck(draft: Reading, box: Box, legend: LegendFile, everything: list[object]) -> None:
    if "event" not in box.sunrise():
        return
    if not any(isinstance(word, words.Deck) for word in everything):
        draft.wrong(
            legend,
            "every sunrise draws an event card, but no deck is ever used; begin the set-up with"
            " 'checklist' or a 'deck'",
        )


def _check_become(draft: Reading, box: BoxFile, word: words.SetHeroes) -> None:
    for name, value, most in (
        ("strength", word.strength, box.limits.strength),
        ("willpower", word.willpower, box.limits.willpower),
    ):
        if isinstance(value, int) and not 1 <= value <= most:
            draft.wrong(word, f"{name} must be between 1 and {most}, not {value}", OUT_OF_RANGE)
