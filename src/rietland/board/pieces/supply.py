"""The supply: how many of each thing the box still has. Where things are sold it is the stock."""

from rietland.board.base import Board
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.kernel.copy_on_write import with_value


def draw(g: Board, s: State, kind: int, pieces: int) -> int:
    """Take that many from the supply, or all it has; answers how many these are.

    Of what has no supply there is always enough.
    """
    # rule: FE-COMP-10, FE-COMP-11, FE-SNOW-4
    if not g.book.things[kind].supplied:
        return pieces
    found = min(pieces, s.stock[kind])
    if found > 0:
        s.stock = with_value(s.stock, kind, s.stock[kind] - found)
    return found


def put_back(g: Board, s: State, code: int) -> None:
    """What is used up or given up returns to the supply, if it is such a thing; else it is gone."""
    # rule: AN-ITEM-10, FE-SNOW-4, FE-ITEM-1, FE-PLANT-1
    kind = kind_of(code)
    if g.book.things[kind].returns:
        s.stock = with_value(s.stock, kind, s.stock[kind] + 1)
