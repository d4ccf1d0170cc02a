"""Trade: strength, brew and swaps at merchants."""

from typing import Final

from rietland.board.pieces import heroes
from rietland.board.pieces.things import face_of, kind_of
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.now import open_goals
from rietland.players.board.now.purchases import strength_for_sale, swap_gain, wants_brew
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.visit import Visit
from rietland.players.search.thought import BUY, GAIN, HOLD

#: What a swap must gain before a hero goes to a merchant for it.
WORTH_A_WAY: Final = 2
#: Which part of a thing's worth it has to become strong enough for it.
LIFT: Final = 0.5
# Rows of what playing taught.
GAIN_ROW: Final = SORTS.index("gain")
BUY_ROW: Final = SORTS.index("buy")


def add_trade(situation: Situation, h: int, found: list[Task]) -> None:
    """Buy strength, at the nearest or the cheapest merchant; brew from the witch."""
    hero = situation.s.heroes[h]
    if hero.gold == 0:
        return
    for space in situation.goals.supplies.merchants:
        points = strength_for_sale(situation, h, space)
        if points > 0:
            hours = situation.far(hero.space, space)
            value = situation.w.strength * situation.gold * points
            if situation.g.book.has_covers:
                value += lifted(situation, h, points)
            task = Task(GAIN, 1 << h, space, value, max(1, hours))
            task.row = GAIN_ROW
            found.append(task)
    if (
        situation.goals.supplies.witch >= 0
        and situation.s.figures[situation.goals.supplies.witch] >= 0
        and wants_brew(situation, h)
    ):
        space = situation.s.figures[situation.goals.supplies.witch]
        task = Task(BUY, 1 << h, space, situation.w.brew, max(1, situation.far(hero.space, space)))
        task.what = situation.goals.supplies.brew
        task.row = BUY_ROW
        found.append(task)


def add_swap(situation: Situation, h: int, found: list[Task]) -> None:
    """Go to a merchant who has what serves the hero more than what the hero has."""
    at = situation.s.heroes[h].space
    for space in situation.goals.supplies.merchants:
        hours = situation.far(at, space)
        if 0 < hours <= situation.hours[h]:
            gain = swap_gain(situation, h, space)
            if gain >= WORTH_A_WAY:
                found.append(Visit(HOLD, h, space, float(gain), hours))


def can_carry(situation: Situation, h: int, code: int, more: int = 0) -> bool:
    """Whether the hero, with so much more strength, is strong enough for what covers strength."""
    kind = situation.g.book.things[kind_of(code)]
    if not kind.covers:
        return True
    hero = situation.s.heroes[h]
    return heroes.covered(situation.g, hero) + face_of(code) < hero.strength + more


def lifted(situation: Situation, h: int, points: int) -> float:
    """What it is worth that the hero could carry what the hero is too weak for."""
    best = 0.0
    for wish in situation.wishes:
        for code in situation.s.loose:
            wanted = kind_of(code) in wish.goal.things and not can_carry(situation, h, code)
            if wanted and can_carry(situation, h, code, points):
                best = max(best, open_goals.worth_of(situation.g, situation.s, wish.goal, code))
    return LIFT * best
