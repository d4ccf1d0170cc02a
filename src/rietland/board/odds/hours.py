"""Odds: what a legend does when the stone of a fighter comes to an hour of the day, within a fight.

What is tried may go away, and what goes about may hurt the fighters. It is found by carrying it out
on a copy, once for every stone that can come to the hour. Who is out of the fight is not followed.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.fight import opponents, trials
from rietland.board.fight.stages import THROWING
from rietland.board.frames import BATTLE
from rietland.board.state import Battle, State
from rietland.board.turn import hours
from rietland.board.verbs import BLOCK
from rietland.kernel.action import Action
from rietland.kernel.control import is_awake, reckon
from rietland.kernel.frame import Frame
from rietland.kernel.pending import DECIDE
from rietland.vocabulary import board as words

#: The hour where a legend has none.
_NEVER: Final = -1


class Bite:
    """Willpower that a fighter loses, by position; a shield may avert it."""

    def __init__(self, fighter: int, points: int, shield: bool) -> None:
        self.fighter: int = fighter
        self.points: int = points
        self.shield: bool = shield


class Hour:
    """What comes about when stones of the fighters come to the hour."""

    def __init__(self, tries: list[int], due: int) -> None:
        #: By fighter: with so many more rounds the stone comes to the hour; 0: it does not.
        self.tries: list[int] = tries
        #: So many stones have come there in the round under way.
        self.due: int = due
        #: By how many stones have come: is what is tried still within reach, by fighter?
        self.reached: list[list[bool]] = [[True] * len(tries)]
        #: What each of these stones brings.
        self.bites: list[list[Bite]] = []

    def matters(self) -> bool:
        """Does anything come of it?"""
        for reached in self.reached:
            if not all(reached):
                return True
        return any(self.bites)


def hour_of(g: Board, s: State, fighters: list[int], space: int, c: int) -> Hour | None:
    """The hour that matters to these fighters; None where there is none."""
    # rule: SS-WOLF-2, SS-WOLF-5, SS-WOLF-10, SS-OPEN-2, SS-OPEN-3
    hour = _hour(g, s)
    spent = s.battle.spent if s.battle is not None else []
    due = len([h for h in spent if s.heroes[h].hours == hour])
    found = Hour([max(0, hour - s.heroes[h].hours) for h in fighters], due)
    stones = due + len([tries for tries in found.tries if tries])
    if stones:
        _carry_out(g, s, fighters, space, c, hour, stones, found)
    return found if found.matters() else None


def _hour(g: Board, s: State) -> int:
    """The hour for which a legend lies in wait."""
    for number in g.book.listening[events.HOUR_REACHED]:
        trigger = g.book.triggers[number]
        when = trigger.when
        assert isinstance(when, words.HourReached)
        if is_awake(s, trigger, number):
            return reckon(g, s, when.hour)
    return _NEVER


def _carry_out(
    g: Board, s: State, fighters: list[int], space: int, c: int, hour: int, stones: int, found: Hour
) -> None:
    """Stone after stone on a copy; who is not there yet is thought to stand with the opponent."""
    stage = s.copy()
    b = Battle(fighters[0], space, max(c, -1), 1)
    b.fighters = fighters[:]
    b.trial = trials.number_of(c)
    stage.battle = b
    for h in fighters:
        if not opponents.in_reach(g, stage, b, h):
            stage.heroes[h].space = space
    for _ in range(stones):
        # A fight in the middle of a roll: it waits until all is carried out.
        stage.agenda = [stage.agenda[0], Frame(BATTLE, "", THROWING, fighters[0], [])]
        stage.heroes[fighters[0]].hours = hour
        found.bites.append(_come(g, stage, fighters))
        gone = opponents.is_gone(g, stage, b)
        found.reached.append([not gone and opponents.in_reach(g, stage, b, h) for h in fighters])


def _come(g: Board, stage: State, fighters: list[int]) -> list[Bite]:
    """A stone comes to the hour: what each fighter loses if no shield is used."""
    for hero in stage.heroes:
        hero.willpower = g.book.max_willpower
    found: list[Bite] = []
    hours.tell_reached(g, stage, fighters[0])
    g.go_on(stage)
    while len(stage.agenda) > 2:
        h = stage.agenda[-1].who
        before = stage.heroes[h].willpower
        g.apply(stage, _borne(g, stage))
        lost = before - stage.heroes[h].willpower
        if lost and h in fighters:
            found.append(Bite(fighters.index(h), lost, True))
    for i, h in enumerate(fighters):
        lost = g.book.max_willpower - stage.heroes[h].willpower
        for bite in found:
            lost -= bite.points if bite.fighter == i else 0
        if lost:
            found.append(Bite(i, lost, False))
    return found


def _borne(g: Board, stage: State) -> Action:
    """The answer that uses no shield; anything will do where something else is asked."""
    pending = g.pending(stage)
    for a in pending.options:
        if pending.kind == DECIDE and a.verb != BLOCK:
            return a
    return pending.options[0]
