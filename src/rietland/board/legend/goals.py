"""Goals: whether one is met, how far it has come, and how the legend ends by them.

One source for the end of the legend, the goal list, companions, rewards and reports. Everything but
`end_legend` only looks.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import BEAT, BRING, CLEAR, COUNT, HOLD, REACH, UNSAID, Goal
from rietland.board.legend import filters
from rietland.board.pieces import creatures
from rietland.board.pieces.things import FOLLOWS, MONEY, kind_of
from rietland.board.state import IN_CASTLE, State
from rietland.kernel.control import all_hold, amount, end
from rietland.kernel.state import LOST, WON

#: What a thing counts that a hero carries, against 1 where it belongs; one that only lies about.
_CARRIED: Final = 0.5
_LYING: Final = 0.25


def key(g: Board, goal: Goal) -> str:
    """The key of its words in the catalogue."""
    return f"goal-{g.book.box}-{g.book.legend}-{goal.name}"


def stands(g: Board, s: State, goal: Goal) -> bool:
    """Whether the goal is listed and counts now."""
    return all_hold(g, s, -1, goal.shown)


def need(g: Board, s: State, goal: Goal) -> int:
    """How many it takes; 0 where nothing is counted up."""
    if goal.kind in (UNSAID, HOLD, CLEAR):
        return 0
    return amount(g, s, goal.need)


def done(g: Board, s: State, goal: Goal) -> int:
    """How many of them there are, with `clear` how many creatures are left."""
    if goal.kind == BRING:
        return _brought(g, s, goal)
    if goal.kind == BEAT:
        beaten = 0
        for name in goal.opponents:
            if creatures.is_beaten(g, s, name):
                beaten += 1
        return beaten
    if goal.kind == REACH:
        return _arrived(g, s, goal)
    if goal.kind == COUNT:
        return s.counters[goal.what]
    if goal.kind == CLEAR:
        return _left(s, goal)
    return 0


def is_met(g: Board, s: State, goal: Goal) -> bool:
    """Whether the goal is met as things are; one that says nothing always is."""
    if goal.kind == UNSAID:
        return True
    if goal.kind == HOLD:
        return not _fallen(s)
    if goal.kind == CLEAR:
        return _left(s, goal) == 0
    return done(g, s, goal) >= need(g, s, goal)


def is_lost(s: State, goal: Goal) -> bool:
    """Whether the goal can certainly not be met any more."""
    if goal.kind == HOLD:
        return _fallen(s)
    if goal.kind == BEAT:
        for c in range(len(s.creature_space)):
            # In the castle nobody can fight it.
            if s.creature_space[c] == IN_CASTLE and s.creature_name[c] in goal.opponents:
                return True
    return False


def progress(g: Board, s: State, goal: Goal) -> float:
    """From 0 to 1: how far the goal has come; 1 when it is met."""
    if is_met(g, s, goal) and goal.kind != HOLD:
        return 1.0
    if goal.kind == HOLD:
        if _fallen(s):
            return 0.0
        return (s.shields - s.intruders + 1) / (s.shields + 1)
    if goal.kind == CLEAR:
        return 1.0 / (1 + _left(s, goal))
    wanted = need(g, s, goal)
    found = float(done(g, s, goal))
    if goal.kind == BRING:
        found += _on_the_way(g, s, goal, wanted - found)
    return max(0.0, min(1.0, found / wanted))


def mean_progress(g: Board, s: State) -> float:
    """The mean of all needed goals that say what they need; 0 where none does."""
    total = 0.0
    count = 0
    for goal in g.book.goals:
        if goal.kind != UNSAID and goal.needed and stands(g, s, goal):
            total += progress(g, s, goal)
            count += 1
    return total / count if count else 0.0


def first_open(g: Board, s: State) -> Goal | None:
    """The first needed goal that is not met, or None."""
    for goal in g.book.goals:
        if goal.needed and stands(g, s, goal) and not is_met(g, s, goal):
            return goal
    return None


def open_goals(g: Board, s: State) -> list[str]:
    """Keys of the needed goals that are not met."""
    found: list[str] = []
    for goal in g.book.goals:
        if goal.needed and stands(g, s, goal) and not is_met(g, s, goal):
            found.append(key(g, goal))
    return found


def end_legend(g: Board, s: State, ref: str) -> None:
    """Won if every needed goal is met, else lost by the first that is not."""
    # rule: AN-END-2
    goal = first_open(g, s)
    if goal is None:
        end(g, s, WON, f"why-{g.book.box}-{g.book.legend}-won", ref)
    else:
        end(g, s, LOST, goal.lost, ref)


# What each kind counts.


def _fallen(s: State) -> bool:
    """A creature came into the castle for which there was no golden shield."""
    inside = 0
    for space in s.creature_space:
        if space == IN_CASTLE:
            inside += 1
    return inside > s.shields


def _brought(g: Board, s: State, goal: Goal) -> int:
    """Things of the kind on the space, lying or carried by a hero there."""
    space = goal.at[0]
    ability = g.book.things[goal.what].ability
    found = 0
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and kind_of(code) == goal.what:
            found += 1
    for hero in s.heroes:
        if hero.space == space:
            found += _held(hero.things, goal.what)
            if ability == MONEY:
                found += hero.gold
            elif ability == FOLLOWS:
                found += hero.farmers
    if ability == FOLLOWS and space == g.book.castle:
        # Every farmer who came into the castle is one more golden shield.
        found += s.shields - g.book.shields[s.size]
    return found


def _on_the_way(g: Board, s: State, goal: Goal, missing: float) -> float:
    """What things count that are in play and not there yet, no more of them than are missing."""
    space = goal.at[0]
    ability = g.book.things[goal.what].ability
    carried = 0
    lying = 0
    for hero in s.heroes:
        if hero.space != space:
            carried += _held(hero.things, goal.what)
            if ability == MONEY:
                carried += hero.gold
            elif ability == FOLLOWS:
                carried += hero.farmers
    for i, code in enumerate(s.loose):
        if s.loose_at[i] != space and kind_of(code) == goal.what:
            lying += 1
    near = min(float(carried), missing)
    return _CARRIED * near + _LYING * min(float(lying), missing - near)


def _held(things: list[int], kind: int) -> int:
    found = 0
    for code in things:
        if kind_of(code) == kind:
            found += 1
    return found


def _arrived(g: Board, s: State, goal: Goal) -> int:
    found = 0
    heroes = list(range(len(s.heroes))) if goal.who is None else filters.select(g, s, goal.who)
    for h in heroes:
        if s.heroes[h].space in goal.at:
            found += 1
    return found


def _left(s: State, goal: Goal) -> int:
    found = 0
    for c, space in enumerate(s.creature_space):
        if space < 0 or (goal.at and space not in goal.at):
            continue
        if goal.what < 0 or s.creature_kind[c] == goal.what:
            found += 1
    return found
