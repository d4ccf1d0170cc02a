"""Scenes of Eternal Frost: a quiet moment of a winter without a story."""

from functools import cache
from pathlib import Path

from rietland.board.game import BoardGame
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from tests.scenes import At, Scene, begin, put_pieces, table

#: A legend with every rule of the box and nothing else, for each face of the board.
FILES = Path(__file__).parent


@cache
def game(face: str, party: tuple[str, ...]) -> BoardGame:
    box = load.box_files("frost")
    return BoardGame(make_book(box, load.legend_file(box, FILES / f"{face}.yaml")), list(party))


def winter(
    *,
    face: str = "village",
    difficulty: str = "normal",
    turn: str = "",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    figures: dict[str, int] | None = None,
    narrator: str = "A",
    frost: int = 14,
    **heroes: At,
) -> Scene:
    """A quiet moment; the frost token is on this place (14: it is not in the game)."""
    if len(heroes) == 1:
        heroes["bait" if "kram" not in heroes else "mairen"] = At(436, resting=True)
    g = game(face, tuple(heroes))
    sc = Scene(g, table(g, difficulty, heroes))
    put_pieces(sc, creatures, loose, fog, figures)
    put(sc, "frost", frost)
    return begin(sc, turn, narrator)


def put(sc: Scene, counter: str, value: int) -> None:
    sc.s.counters[sc.g.book.counter(counter)] = value


def value(sc: Scene, counter: str) -> int:
    return sc.s.counters[sc.g.book.counter(counter)]


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day, one after the other, and the sun comes up."""
    day = sc.s.day
    while sc.s.day == day:
        sc.play(f"end {sc.g.party[sc.g.pending(sc.s).who]}")
    return sc
