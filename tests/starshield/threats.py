"""Threats on the board, for the tests of each of them."""

from rietland.board.pieces import creature_values
from tests.scenes import Scene, put_creature

#: Creatures on spaces that lie far from everything.
MANY = {20: "gor", 21: "gor", 22: "gor", 25: "gor", 27: "skral", 31: "gor"}


def put_threat(sc: Scene, name: str, space: int) -> int:
    """A threat on a space, in nobody's way."""
    before = sc.s.occupant[space]
    row = put_creature(sc.g, sc.s, name, space)
    sc.s.occupant[space] = before
    return row


def strength(sc: Scene, name: str) -> int:
    number = sc.g.book.opponent(name)
    return creature_values.named_strength(sc.g, sc.s, sc.g.book.named[number])


def some(count: int) -> dict[int, str]:
    return dict(list(MANY.items())[:count])


def fires(sc: Scene) -> list[int]:
    return sorted(
        space
        for code, space in zip(sc.s.loose, sc.s.loose_at, strict=True)
        if "fire" == sc.g.book.thing_names()[code]
    )


def stock(sc: Scene) -> int:
    return sc.s.stock[sc.g.book.thing_kind("fire")]
