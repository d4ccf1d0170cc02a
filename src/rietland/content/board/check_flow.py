"""Checks of what would stop a legend in the middle of play: no hero, no deck, no end, no such row.

An effect for one hero must stand where there is one: inside `each`, `pick_heroes` or `wait`, on a
fog token, or in a trigger that a hero wakes. Cards are always read by the whole group.
"""

from typing import Final

from rietland.content.board.files import (
    BoxFile,
    EventsFile,
    LegendFile,
    PileRecord,
    StepRecord,
    TriggerRecord,
)
from rietland.content.board.resolve import Box
from rietland.content.faults import MISSING_FIELD, NO_END, NO_HERO, OUT_OF_RANGE
from rietland.content.field_types import tag
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: Events that a hero causes.
_BY_HEROES: Final = (
    words.HeroStops, words.HeroEnters, words.FogFound, words.HourReached, words.ThingTaken,
    words.DeedDone,
)  # fmt: skip
#: Events without a hero that happen on a space: their effects may say `here`.
_SOMEWHERE: Final = (
    words.CreatureEnters, words.CreatureArrives, words.CreatureDefeated, words.ThingArrives,
)  # fmt: skip


def check_course(draft: Reading, box: Box, legend: LegendFile, everything: list[object]) -> None:
    """A legend; `everything` is every record that can ever matter in it."""
    piles = {**box.box.piles, **legend.piles}
    check_heroes(draft, legend.setup, False, piles)
    for variant in legend.variants.values():
        check_heroes(draft, variant.do, False, piles)
    for card in legend.cards.values():
        check_heroes(draft, card.do, False, piles)
    for trigger in legend.triggers.values():
        _check_trigger(draft, trigger, piles)
    _check_piles(draft, legend.piles, piles)
    for deed in legend.deeds.values():
        check_heroes(draft, deed.do, True, piles)
    _check_circle(draft, legend)
    _check_deck(draft, box, legend, everything)
    for word in everything:
        if isinstance(word, words.SetHeroes) and draft.has(word):
            _check_become(draft, box.box, word)


def check_box_course(draft: Reading, box: BoxFile, events: EventsFile) -> None:
    """The lists of a box: its fog finds a hero, its event cards find the group."""
    check_heroes(draft, box.checklist, False, box.piles)
    for fog in box.fog.values():
        check_heroes(draft, fog.do, True, box.piles)
    for trigger in box.triggers.values():
        _check_trigger(draft, trigger, box.piles)
    for deck in events.decks.values():
        for card in deck.cards.values():
            check_heroes(draft, card.do, False, box.piles)
    for step in box.sunrise:
        if isinstance(step, StepRecord):
            check_heroes(draft, step.do, False, box.piles)
    _check_piles(draft, box.piles, box.piles)
    for deed in box.deeds.values():
        check_heroes(draft, deed.do, True, box.piles)
    for word in box.checklist:
        if isinstance(word, words.SetHeroes):
            _check_become(draft, box, word)


def _check_trigger(draft: Reading, trigger: TriggerRecord, piles: dict[str, PileRecord]) -> None:
    by_hero = isinstance(trigger.when, _BY_HEROES)
    check_heroes(draft, trigger.do, by_hero, piles, isinstance(trigger.when, _SOMEWHERE))


def _check_piles(draft: Reading, own: dict[str, PileRecord], piles: dict[str, PileRecord]) -> None:
    """A pile has cards, and they find a hero if one draws them."""
    for name, pile in own.items():
        if not sum(card.count for card in pile.cards.values()):
            draft.wrong(pile, f"the pile '{name}' has no cards", MISSING_FIELD)
        for card in pile.cards.values():
            check_heroes(draft, card.do, pile.drawn_by == "hero", piles)


def check_heroes(
    draft: Reading,
    effects: list[object],
    hero: bool,
    piles: dict[str, PileRecord],
    somewhere: bool = False,
) -> None:
    """Every effect of this list that needs a hero has one, or a place where that is enough."""
    for effect in effects:
        placed = somewhere and isinstance(effect, (words.Place, words.PutFigure, words.Lay))
        if not hero and not placed and draft.has(effect) and _needs_hero(effect, piles):
            draft.wrong(effect, _advice(effect), NO_HERO)
        if isinstance(effect, words.Star) and draft.has(effect):
            _check_star(draft, effect, piles)
        if (
            isinstance(effect, words.Lay)
            and draft.has(effect)
            and effect.here == (effect.at is not None)
        ):
            draft.wrong(effect, "where? 'lay' needs either 'at' or 'here'", MISSING_FIELD)
        for inner in _lists(effect):
            given = isinstance(effect, (control.Each, words.PickHeroes, words.Wait))
            check_heroes(draft, inner, hero or given, piles, somewhere)


def _check_star(draft: Reading, star: words.Star, piles: dict[str, PileRecord]) -> None:
    if bool(star.card) == bool(star.pile):
        draft.wrong(star, "'star' needs either a 'card' or a pile to draw 'from'", MISSING_FIELD)
    elif _is_for_heroes(star.pile, piles):
        said = f"which hero? cards of '{star.pile}' are drawn by a hero, not at a letter"
        draft.wrong(star, said, NO_HERO)


def _is_for_heroes(pile: str, piles: dict[str, PileRecord]) -> bool:
    return pile in piles and piles[pile].drawn_by == "hero"


def _needs_hero(effect: object, piles: dict[str, PileRecord]) -> bool:
    if isinstance(effect, words.Draw):
        return _is_for_heroes(effect.pile, piles)
    if isinstance(effect, (words.Place, words.PutFigure, words.Lay)):
        return effect.here
    if isinstance(effect, words.PutHeroes):
        return effect.space is not None
    return isinstance(effect, words.PERSONAL)


def _advice(effect: object) -> str:
    if not isinstance(effect, words.PERSONAL):
        return "which hero? this belongs inside 'each', 'pick_heroes' or 'wait'"
    return (
        f"which hero? '{tag(type(effect))}' belongs inside 'each', 'pick_heroes' or 'wait'; for the"
        " group there are 'share', 'share_loss' and 'share_cost'"
    )


def _lists(effect: object) -> list[list[object]]:
    """The effect lists inside an effect."""
    if isinstance(effect, (control.Each, control.Repeat, words.PickHeroes, words.Wait)):
        return [effect.do]
    if isinstance(effect, control.If):
        return [effect.then, effect.otherwise]
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
        if value is not None and not 1 <= value <= most:
            draft.wrong(word, f"{name} must be between 1 and {most}, not {value}", OUT_OF_RANGE)
