"""Sharing in a view: how many pieces there are, and how many of each good each hero can take."""

from rietland.board.base import Board
from rietland.board.fight import rounds
from rietland.board.fight.stages import SHARING
from rietland.board.frames import BATTLE, SPLIT
from rietland.board.legend import share
from rietland.board.state import State
from rietland.board.verbs import GOODS, PAY, REWARD
from rietland.board.view import types as records
from rietland.board.view.names import hero_name
from rietland.kernel.action import Action


def sharing(g: Board, s: State, options: list[Action]) -> records.Sharing | None:
    """What is shared out now; nothing when another question is asked."""
    f = s.agenda[-1] if s.agenda else None
    # Which of two rewards is taken comes first.
    if f is None or not options or options[0].verb == REWARD:
        return None
    if f.kind == SPLIT:
        left, alone = f.at, True
    elif f.kind == BATTLE and f.at == SHARING and s.battle is not None:
        left, alone = s.battle.reward, False
    else:
        return None
    portions = [
        records.Portion(g.say(a), hero_name(g, a.a), GOODS[a.b], _most(g, s, a, left))
        for a in options
    ]
    return records.Sharing(left, options[0].verb == PAY, alone, portions)


def _most(g: Board, s: State, a: Action, left: int) -> int:
    """How often this answer could be given in a row."""
    then = s.copy()
    f = then.agenda[-1]
    count = 0
    while count < left and not _refusal(g, then, a):
        if f.kind == SPLIT:
            share.answer(g, then, f, a)
        elif then.battle is not None:
            rounds.give_piece(g, then, then.battle, a)
        count += 1
    return count


def _refusal(g: Board, s: State, a: Action) -> str:
    f = s.agenda[-1]
    if f.kind == SPLIT:
        return share.piece_refusal(g, s, f, a.verb, a.a, a.b)
    return rounds.share_refusal(g, s, s.battle, a.a, a.b) if s.battle is not None else "AN-FIGHT-12"
