"""Things that cover points of the strength track: they must fit beside its marker, or they drop.

DROPS frame: a hero's strength fell; `who` says which thing is laid down, until all that is left
fits.
"""

from rietland.board.base import Board
from rietland.board.pieces import heroes, tokens
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.board.verbs import CHOOSE_THING
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide


def _choices(g: Board, s: State, h: int) -> list[int]:
    """The different things of this hero of which one must go; none while everything fits."""
    hero = s.heroes[h]
    if heroes.covered(g, hero) < hero.strength:
        return []
    return sorted({code for code in hero.things if g.book.things[kind_of(code)].covers})


def step(g: Board, s: State, f: Frame) -> bool:
    """What must go goes at once; of different things the hero says which."""
    # rule: SS-MIS-GATE-3, SS-OPEN-11
    found = _choices(g, s, f.who)
    if len(found) > 1:
        return False
    if found:
        _drop(g, s, f.who, found[0])
    else:
        s.agenda.pop()
    return True


def ask(g: Board, s: State, f: Frame) -> Pending:
    options = [Action(CHOOSE_THING, f.who, code) for code in _choices(g, s, f.who)]
    return decide(s.heroes[f.who].seat, f.who, "ask-drop", options)


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    _drop(g, s, f.who, a.a)


def _drop(g: Board, s: State, h: int, code: int) -> None:
    heroes.release(s.heroes[h], code)
    tokens.leave(g, s, h, code, "SS-MIS-GATE-3")


def why_not(f: Frame, a: Action) -> str:
    """The rule against an answer that is not offered."""
    return "SS-MIS-GATE-3" if a.who == f.who else "AN-TURN-1"
