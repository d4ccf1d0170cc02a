"""Faces that chance decides: a herb, a gem, a token of rubble comes into the game face up.

FACES frame: `ref` is the address of the effect, `who` the hero it is for; args = [kind, then for
each piece that is still to come the space where, or -1 for a hero's board or a creature].
"""

from rietland.board.base import Board
from rietland.board.frames import FACES
from rietland.board.legend import goods, share
from rietland.board.pieces import tokens
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, bind, effect_at
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.vocabulary import board as words


def show(g: Board, s: State, ref: str, who: int, kind: int, spaces: list[int]) -> None:
    """Such things come to these spaces one after the other, as many as the box has left."""
    # rule: AN-COMP-13
    coming = spaces[: max(0, tokens.left(g, s, kind))]
    if coming:
        s.agenda.append(Frame(FACES, ref, 0, who, [kind, *coming]))


def ask(g: Board, s: State, f: Frame) -> Pending:
    return s.piles[g.book.things[f.args[0]].pile].draw(DRAWN, f.ref)


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    """The face is seen, and the thing comes to its place."""
    kind = f.args[0]
    space = f.args.pop(1)
    if len(f.args) == 1:
        s.agenda.pop()
    tokens.see(s, g.book.things[kind].pile, a.a)
    effect = effect_at(g, f.ref)
    bind(s, f.ref, f.who)
    code = thing(kind, a.a)
    if type(effect) is words.Place:
        goods.put(g, s, effect, code, f.ref)
    elif type(effect) is words.Lay:
        goods.lay_down(g, s, effect, code, space, 1, f.ref)
    elif type(effect) is words.Share:
        # All are seen before the first is shared.
        below = len(s.agenda) - (1 if len(f.args) > 1 else 0)
        s.agenda.insert(below, share.piece(f.ref, code))
    else:
        goods.receive(g, s, f.who, code, f.ref)
