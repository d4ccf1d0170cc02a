"""How far strength would reach: what heroes could bring to a fight that is not fought yet.

Nothing changes here. An `Outlook` holds the most that each could put forward against the
creature's strength; players plan by it and views tell it.
"""

from typing import Final

from rietland.castle import fight, gallery, verbs
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at
from rietland.castle.state import PLACES, Fighter, State
from rietland.castle.strength import (
    axe_help,
    axe_refusal,
    is_armed,
    muster,
    option_refs,
    strength_of,
    total,
    value,
)
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.vocabulary import castle as words

# How a fight would go, from best to worst.
ENOUGH: Final = 0  # what the hero has beside willpower is enough
WILLPOWER: Final = 1  # with some willpower
TOGETHER: Final = 2  # with the help of others
UNPAID: Final = 3  # strong enough, but the gallery lacks the gold
SHORT: Final = 4  # too little, even with all helpers
VERDICTS: Final = ["enough", "willpower", "together", "unpaid", "short"]


class FightEstimate:
    """A fight as it would be: what the hero brings, and who could add how much."""

    def __init__(self, place: int, kind: int, strength: int) -> None:
        self.place: int = place
        #: The creature.
        self.kind: int = kind
        self.strength: int = strength
        #: The most without willpower, with what is put forward already.
        self.points: int = 0
        #: Willpower the hero could add.
        self.willpower: int = 0
        #: Heroes who could be invited, and the most each would add, willpower included.
        self.helpers: list[int] = []
        self.helps: list[int] = []
        self.verdict: int = SHORT

    def most(self) -> int:
        """Everything together."""
        return self.points + self.willpower + sum(self.helps)


# One fighter.


def reach(g: CastleBase, s: State, fighter: Fighter, place: int) -> int:
    """The most this fighter brings without more willpower."""
    hero = s.heroes[fighter.hero]
    most = value(g, s, place, fighter)
    free = max(0, fighter.arrows - len(fighter.quivers))
    for quiver in fighter.quivers:
        most -= quiver
    most += sum(sorted(hero.quivers, reverse=True)[: free + len(fighter.quivers)])
    books = fighter.books - len(fighter.grimoires)
    if books > 0:
        points: list[int] = []
        for number, kind in enumerate(g.book.grimoires):
            near = hero.place == place or kind.remote
            if near and number not in hero.closed and number not in fighter.grimoires:
                points.append(kind.strength)
        most += sum(sorted(points, reverse=True)[:books])
    if not axe_refusal(s, fighter):
        most += g.book.axe_sharp - axe_help(g, fighter)
    return most


def spare_will(g: CastleBase, s: State, fighter: Fighter) -> int:
    """Willpower this fighter could still add."""
    hero = s.heroes[fighter.hero]
    if not fighter.by_hero_card or not g.book.heroes[hero.kind].willpower:
        return 0
    return hero.willpower - fighter.willpower


# Those who could help.


def offers(g: CastleBase, s: State, h: int, place: int) -> list[tuple[int, int, Action]]:
    """What another hero could join with: strength, strength with willpower, the answer."""
    found: list[tuple[int, int, Action]] = []
    for action in fight.supports(g, s, h, place):
        fighter = muster(g, s, h, action.a, option_refs(g, action.a, action.b), place)
        points = reach(g, s, fighter, place)
        found.append((points, points + spare_will(g, s, fighter), action))
    return found


def helpers(g: CastleBase, s: State, place: int, asked: list[int]) -> list[tuple[int, int, int]]:
    """Heroes who could be invited: strength, strength with willpower, who."""
    found: list[tuple[int, int, int]] = []
    for h in range(len(s.heroes)):
        if h == s.active or h in asked:
            continue
        offered = offers(g, s, h, place)
        if offered:
            found.append((max(o[0] for o in offered), max(o[1] for o in offered), h))
    return found


# Fights that are not begun.


def of_card(g: CastleBase, s: State, h: int, card: int, refs: list[str]) -> list[FightEstimate]:
    """The fights these symbols of a card could lead to, one for each creature within reach.

    Movement, Water Spirit and willpower on the card itself are thought to be used first.
    """
    found: list[FightEstimate] = []
    for place in range(1, PLACES + 1):
        best: FightEstimate | None = None
        if creature_at(g, s, place) >= 0:
            for there, left in _stances(g, s, h, refs, place):
                one = _against(g, there, h, card, left, place)
                if one is not None and (best is None or _is_better(one, best)):
                    best = one
        if best is not None:
            found.append(best)
    return found


def of_fight(g: CastleBase, s: State, place: int) -> FightEstimate | None:
    """The fight that the open symbols could begin there now, as everybody stands."""
    return _against(g, s, s.active, s.card, s.todo, place)


def _against(
    g: CastleBase, s: State, h: int, card: int, refs: list[str], place: int
) -> FightEstimate | None:
    """What these symbols would come to there; nothing if they cannot fight there at all."""
    fighter = muster(g, s, h, card, refs, place)
    if not is_armed(g, s, fighter, place):
        return None
    found = _facing(g, s, place)
    found.points = reach(g, s, fighter, place)
    found.willpower = spare_will(g, s, fighter)
    _add_helpers(g, s, found, [])
    return found


def _is_better(one: FightEstimate, other: FightEstimate) -> bool:
    if one.verdict != other.verdict:
        return one.verdict < other.verdict
    return one.points > other.points


def _stances(
    g: CastleBase, s: State, h: int, refs: list[str], place: int
) -> list[tuple[State, list[str]]]:
    """Where everybody could stand when the fight begins, and the symbols left then."""
    here = s.heroes[h].place == place
    moves = False
    spirit = False
    books: list[str] = []
    ready = s.copy()
    for ref in refs:
        effect = effect_at(g, ref)
        if type(effect) is words.Move:
            moves = True
        elif type(effect) is words.WaterSpirit:
            spirit = True
        elif type(effect) is words.Grimoire:
            books.append(ref)
        elif type(effect) is words.Willpower:
            ready.heroes[h].willpower += min(effect.points, s.willpower)
    found: list[tuple[State, list[str]]] = [(ready, refs)]
    if moves and here:
        for other in range(len(s.heroes)):
            if s.heroes[other].place != place:
                found.append((_moved(ready, other, place), refs))
    elif moves:
        found.append((_moved(ready, h, place), refs))
    elif not here and len(books) > 1 and _has_wings(g, s, h):
        found.append((_moved(ready, h, place), [ref for ref in refs if ref != books[0]]))
    if spirit:
        for there, left in found[:]:
            for face in (verbs.DOUBLES, verbs.AIDS):
                found.append((_sent(there, place, face), left))
    return found


def _moved(s: State, h: int, place: int) -> State:
    new = s.copy()
    new.heroes[h].place = place
    return new


def _sent(s: State, place: int, face: int) -> State:
    """With the Water Spirit there."""
    new = s.copy()
    new.spirit_at = place
    new.spirit_face = face
    return new


def _has_wings(g: CastleBase, s: State, h: int) -> bool:
    """Is the grimoire open that moves its hero?"""
    for number, kind in enumerate(g.book.grimoires):
        if kind.ref and number not in s.heroes[h].closed:
            for effect in g.base.lists[kind.ref]:
                if type(effect) is words.Move:
                    return True
    return False


# The fight under way.


def of_help(g: CastleBase, s: State, h: int) -> FightEstimate:
    """What the fight would come to if this hero were asked and joined with the best card."""
    found = _under_way(g, s, h)
    best = 0
    most = 0
    for points, with_will, _ in offers(g, s, h, found.place):
        best = max(best, points)
        most = max(most, with_will)
    found.points += best
    found.willpower += most - best
    return _judged(g, s, found)


def of_support(g: CastleBase, s: State, a: Action) -> FightEstimate:
    """What the fight would come to with this answer of one who was asked."""
    found = _under_way(g, s, a.who)
    fighter = muster(g, s, a.who, a.a, option_refs(g, a.a, a.b), found.place)
    found.points += reach(g, s, fighter, found.place)
    found.willpower += spare_will(g, s, fighter)
    return _judged(g, s, found)


def _under_way(g: CastleBase, s: State, but: int) -> FightEstimate:
    """The fight as it stands, with what its first hero could still add, and helpers but one."""
    now = s.fight
    assert now is not None
    found = _facing(g, s, now.place)
    first = now.fighters[0]
    found.points = total(g, s, now) - value(g, s, now.place, first)
    found.points += reach(g, s, first, now.place)
    found.willpower = spare_will(g, s, first)
    _add_helpers(g, s, found, [*now.asked, but])
    return found


# What an outlook comes to.


def _facing(g: CastleBase, s: State, place: int) -> FightEstimate:
    kind = creature_at(g, s, place)
    return FightEstimate(place, kind, strength_of(g, s, kind))


def _add_helpers(g: CastleBase, s: State, found: FightEstimate, asked: list[int]) -> None:
    for _, most, h in helpers(g, s, found.place, asked):
        found.helpers.append(h)
        found.helps.append(most)
    _judged(g, s, found)


def _judged(g: CastleBase, s: State, found: FightEstimate) -> FightEstimate:
    if found.most() < found.strength:
        found.verdict = SHORT
    elif gallery.gold(g, s) < g.book.encounters[found.kind].toll:
        found.verdict = UNPAID
    elif found.points >= found.strength:
        found.verdict = ENOUGH
    elif found.points + found.willpower >= found.strength:
        found.verdict = WILLPOWER
    else:
        found.verdict = TOGETHER
    return found
