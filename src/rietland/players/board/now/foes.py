"""Opponents and creatures that the legend wants beaten, away or spared, as things stand."""

from rietland.board.base import Board
from rietland.board.book import Goal
from rietland.board.legend.goals import is_met, is_next_step, open_before, stands, sunrises_left
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.board.turn import land
from rietland.kernel.control import amount
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.legend.runaways import NEVER
from rietland.players.board.legend.wishes import Source
from rietland.players.board.now.open_goals import is_open, is_seen, is_wanted
from rietland.players.board.now.open_sources import may_serve
from rietland.vocabulary import board as words


def foe(goals: LegendGoals, s: State) -> int:
    """The opponent on the board that must be beaten, or that has what is wanted; or -1."""
    for c in range(len(s.creature_space)):
        if s.creature_space[c] >= 0 and s.creature_name[c] in goals.opponents.beat:
            return c
    for c in range(len(s.creature_space)):
        if s.creature_space[c] >= 0 and is_foe(goals, s, c):
            return c
    return -1


def is_foe(goals: LegendGoals, s: State, c: int) -> bool:
    """The legend wants this opponent beaten, or wants what it has."""
    name = s.creature_name[c]
    return name in goals.opponents.beat or (name >= 0 and is_wanted(goals, s.creature_load[c]))


def is_too_early(g: Board, s: State, name: int) -> bool:
    """Is a goal open that should be met before this opponent falls?"""
    # rule: SS-GOAL-5
    if len(creatures.of_name(s, name)) > 1:
        return False
    for goal in g.book.goals:
        if goal.after and name in goal.opponents and stands(g, s, goal):
            return len(open_before(g, s, goal)) > 0
    return False


def is_kept_back(g: Board, s: State, goal: Goal) -> bool:
    """The next step would meet a goal before which others should be met."""
    # rule: SS-GOAL-5
    return len(goal.after) > 0 and is_next_step(g, s, goal) and len(open_before(g, s, goal)) > 0


def sunrises(g: Board, goals: LegendGoals, s: State) -> int:
    """Sunrises that goals leave which count them, as long as they are open; NEVER without one."""
    # rule: SS-GOAL-6
    least = NEVER
    for goal in goals.opponents.goals:
        if goal.watch is not None and stands(g, s, goal) and not is_met(g, s, goal):
            least = min(least, sunrises_left(g, s, goal))
    return least


def foes_left(g: Board, goals: LegendGoals, s: State) -> bool:
    return len(foes_to_beat(g, goals, s)) > 0


def foes_to_beat(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Opponents still to be beaten; where some of several are enough, those on the board first."""
    left = [name for name in goals.opponents.beat if not creatures.is_beaten(g, s, name)]
    taken = [goal.slot for goal in goals.opponents.goals if goal.slot and stands(g, s, goal)]
    for wish in goals.wishes:
        if wish.goal.slot and stands(g, s, wish.goal):
            taken.append(wish.goal.slot)
    for goal in goals.opponents.goals:
        # Another goal has come in its place.
        if is_met(g, s, goal) or (goal.slot in taken and not stands(g, s, goal)):
            left = [name for name in left if name not in goal.opponents]
    for kind, names in enumerate(goals.opponents.keepers):
        if names and not is_seen(s, kind):
            left += [name for name in names if not creatures.is_beaten(g, s, name)]
    here = [s.creature_name[c] for c, space in enumerate(s.creature_space) if space >= 0]
    return [name for name in left if name in here] or left


def is_counted(s: State, sources: list[Source], c: int) -> bool:
    """Defeating this creature brings something nearer that is asked for."""
    for source in sources:
        if _is_prey(s, source, c) and not source.alone:
            return True
    return False


def is_wished_foe(g: Board, goals: LegendGoals, s: State, c: int) -> bool:
    """A card that a hero has asks that this opponent is beaten."""
    for wish in goals.wishes:
        if s.creature_name[c] in wish.goal.opponents and is_open(g, s, wish):
            return True
    return False


def is_duel(g: Board, s: State, sources: list[Source], c: int, h: int) -> bool:
    """If this hero (or, with -1, anybody) defeats the creature alone, that is asked for."""
    for source in sources:
        if source.alone and _is_prey(s, source, c) and (h < 0 or may_serve(g, s, source, h)):
            return True
    return False


def _is_prey(s: State, source: Source, c: int) -> bool:
    is_kind = source.kind in (-1, s.creature_kind[c])
    return source.fights and is_kind and source.named in (-1, s.creature_name[c])


def must_go(goals: LegendGoals, s: State, c: int) -> bool:
    """The creature stands where the legend wants none like it."""
    for goal in goals.clear:
        if (goal.what < 0 or goal.what == s.creature_kind[c]) and (
            not goal.at or s.creature_space[c] in goal.at
        ):
            return True
    return False


def bait(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Spaces where a lure would draw a creature from where the legend wants none."""
    found: list[int] = []
    if g.book.lure < 0:
        return found
    lying = [s.loose_at[i] for i in creatures.lures(g, s)]
    for goal in goals.clear:
        for held in goal.at:
            laid = [at for at in lying if land.linked(g, s, held, at)]
            inside = [c for c, at in enumerate(s.creature_space) if at == held]
            if len([c for c in inside if must_go(goals, s, c)]) <= len(laid):
                continue
            for space in range(g.book.size):
                free = s.occupant[space] < 0 and space not in g.book.no_lure
                if (
                    free
                    and g.book.has_arrow[space]
                    and space not in lying
                    and land.linked(g, s, held, space)
                ):
                    found.append(space)
    return sorted(set(found))


def allies(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Figures on the board that a goal wants there and that lend their strength where they are."""
    found: list[int] = []
    for figure, space in enumerate(s.figures):
        paced = space >= 0 and g.book.figure_pace[figure] > 0
        if paced and amount(g, s, g.book.figure_bonus[figure]) > 0:
            name = g.book.figure_names[figure]
            if goals.burdens or figure in goals.won:
                found.append(figure)
                continue
            for wish in goals.wishes:
                what = wish.goal.pieces
                if type(what) is words.Pieces and name in (what.name, what.figure):
                    found.append(figure)
    return found
