"""Attempts at trials: who may try what, and what follows when all have rolled."""

from rietland.board import events
from rietland.board.base import FIGHTS, Board
from rietland.board.fight import opponents, trials
from rietland.board.fight.stages import BEARING, BETWEEN, INVITING, OVER
from rietland.board.frames import BATTLE
from rietland.board.state import Battle, State
from rietland.board.turn import deeds, hours
from rietland.board.verbs import TRY
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import RUN, Frame


def refusal(g: Board, s: State, h: int, number: int, space: int) -> str:
    """The active hero, with an hour to spend, tries it within reach."""
    # rule: SS-TRY-1
    if s.battle is not None:
        return "AN-FIGHT-15"
    if h != s.active or not g.book.trials:
        return "AN-TURN-1"
    if s.counters[FIGHTS] == 0:
        return "AN-L1-4"
    if number < 0 or number >= len(g.book.deeds):
        return "SS-TRY-1"
    deed = g.book.deeds[number]
    if deed.trial is None or space not in trials.spaces(g, s, deed):
        return "SS-TRY-1"
    if not opponents.trial_in_reach(g, s, deed.trial, h, space):
        return "SS-TRY-1"
    return hours.hour_refusal(g, s, h) or deeds.refusal(g, s, h, number)


def add(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Every trial this hero may begin now, and where."""
    for number in g.book.trials:
        for space in trials.spaces(g, s, g.book.deeds[number]):
            if not refusal(g, s, h, number, space):
                options.append(Action(TRY, h, number, space))


def begin(g: Board, s: State, h: int, number: int, space: int) -> None:
    s.battle = Battle(h, space, -1, 0)
    s.battle.trial = number
    emit(g, s, events.TRIAL, h, number, space, trials.value(g, s, number, h), "SS-TRY-1")
    s.agenda.append(Frame(BATTLE, "", INVITING, h, []))


def settle(g: Board, s: State, f: Frame, b: Battle) -> None:
    """All have rolled: equal is enough. Who fails pays for it and may try again."""
    # rule: SS-TRY-2, SS-TRY-3, SS-TRY-4
    b.total += opponents.bonus(g, s, b)
    wanted = opponents.strength(g, s, b)
    emit(g, s, events.TRIED, b.fighters[0], b.trial, b.space, b.total, "SS-TRY-2")
    b.current = 0
    b.fought = b.fought + [h for h in b.fighters if h not in b.fought]
    if b.total >= wanted:
        _succeed(g, s, f, b)
        return
    f.at = BETWEEN
    trial = trials.of(g, b)
    if trial.difference:
        # rule: SS-WOLF-14
        b.loss = wanted - b.total
        f.at = BEARING
    elif trial.fail:
        for h in reversed(b.fighters):
            s.agenda.append(Frame(RUN, trial.fail, 0, h, [-1, b.space]))


def _succeed(g: Board, s: State, f: Frame, b: Battle) -> None:
    """The deed is done, for the hero whose turn it is, where it was tried (`there`)."""
    # rule: SS-TRY-3
    s.deeds = with_value(s.deeds, b.trial, s.deeds[b.trial] + 1)
    s.victors = b.fought
    f.at = OVER
    f.args = b.spent
    s.battle = None
    s.agenda.append(Frame(RUN, g.book.deeds[b.trial].ref, 0, b.inviter, [-1, b.space]))
    emit(g, s, events.DEED, b.inviter, b.trial, b.space, 0, "SS-TRY-3")
