"""Scenes of Eternal Frost: a quiet moment of a winter without a story."""

from functools import cache
from pathlib import Path
from typing import Any

from rietland.board.game import BoardGame
from rietland.board.pieces import creatures as pieces
from rietland.board.pieces import token_kinds
from rietland.board.pieces.things import kind_of
from rietland.content import library
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.content.content import BOXES
from rietland.kernel.control import read_card
from rietland.kernel.state import PLAYING
from tests.plain import plain
from tests.scenes import At, Scene, begin, put_pieces, started, table

#: A legend with every rule of the box and nothing else, for each face of the board.
FILES = Path(__file__).parent


@cache
def game(face: str, party: tuple[str, ...]) -> BoardGame:
    snow = [FILES / "snow", BOXES / "frost"]
    box = load.load_box(snow) if face == "storm" else load.box_files("frost")
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
    tokens: dict[int, str] | None = None,
    narrator: str = "A",
    frost: int = 14,
    **heroes: At,
) -> Scene:
    """A quiet moment; the frost token is on this place (14: it is not in the game).

    What heroes have and what lies about is missing from the supply.
    """
    if len(heroes) == 1:
        heroes["bait" if "kram" not in heroes else "mairen"] = At(436, resting=True)
    g = game(face, tuple(heroes))
    sc = Scene(g, table(g, difficulty, heroes))
    put_pieces(sc, creatures, loose, fog, figures)
    _take_from_supply(sc)
    for space, kind in (tokens or {}).items():
        sc.s.token_kind.append(g.book.token_kind(kind))
        sc.s.token_at.append(space)
    put(sc, "frost", frost)
    return begin(sc, turn, narrator)


def _take_from_supply(sc: Scene) -> None:
    for code in [*sc.s.loose, *(code for hero in sc.s.heroes for code in hero.things)]:
        sc.s.stock[kind_of(code)] = max(0, sc.s.stock[kind_of(code)] - 1)


#: The usual parties of the box.
PARTIES = {
    2: ["thorn", "liphardus"],
    3: ["thorn", "tenaya", "kram"],
    4: ["thorn", "tenaya", "eara", "kram"],
}


def tale(
    legend: str,
    *,
    difficulty: str = "normal",
    turn: str = "",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    figures: dict[str, int] | None = None,
    narrator: str = "A",
    counters: dict[str, int] | None = None,
    **heroes: At,
) -> Scene:
    """A quiet moment of a legend; nothing of its set-up is there but what is said."""
    g = library.game("frost", legend, list(heroes))
    assert isinstance(g, BoardGame)
    sc = Scene(g, table(g, difficulty, heroes))
    put_pieces(sc, creatures, loose, fog, figures)
    _take_from_supply(sc)
    for name, number in (counters or {}).items():
        put(sc, name, number)
    return begin(sc, turn, narrator)


def opened(
    legend: str,
    size: int,
    difficulty: str = "normal",
    variant: str = "",
    rolls: list[int] | None = None,
) -> Scene:
    """A real game after its set-up: dice show `rolls`, all else is the first answer."""
    sc = started(legend, PARTIES[size], box="frost", difficulty=difficulty, variant=variant)
    dice = list(rolls or [])
    while sc.prompt() != "ask-turn":
        first = sc.options()[0]
        sc.play(f"roll {dice.pop(0)}" if dice and first.startswith("roll") else first)
    return sc


def read(sc: Scene, card: str, *answers: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc.play(*answers)


def freeze(sc: Scene) -> Scene:
    """Ice covers the whole lake."""
    ice = sc.g.book.token_kind("ice")
    token_kinds.lay(sc.g, sc.s, ice, sc.g.book.regions["lake"], "FE-SETUP-1")
    return sc


def was_read(sc: Scene) -> list[str]:
    """The cards that were read so far, in their order."""
    return [sc.g.book.cards[card] for card in sc.s.read]


def seen(sc: Scene, part: str) -> list[dict[str, Any]]:
    """A list of the view, as the first seat sees it: creatures, tokens, secrets."""
    view: dict[str, Any] = plain(sc.g.view(sc.s, 0))
    return list(view[part])


def strength_of(sc: Scene, opponent: str) -> int:
    """What an opponent on the board has now."""
    for one in seen(sc, "creatures"):
        if one["named"] == opponent:
            return int(one["strength"])
    raise AssertionError(f"{opponent} is not on the board")


def supply(sc: Scene, thing: str) -> int:
    """How many of these the box still has."""
    return sc.s.stock[sc.g.book.thing_kind(thing)]


def snow(sc: Scene, face: str) -> str:
    """Chance says that the snow token shows this."""
    return f"draw {sc.g.book.fog_faces.index(face)}"


def shows(sc: Scene, kind: str, face: str) -> str:
    """Chance says that the token of this kind shows this."""
    return f"draw {sc.g.book.tokens[sc.g.book.token_kind(kind)].faces.index(face)}"


def tokens(sc: Scene, kind: str) -> list[int]:
    """Where tokens of this kind lie."""
    number = sc.g.book.token_kind(kind)
    pairs = zip(sc.s.token_kind, sc.s.token_at, strict=True)
    return sorted(space for one, space in pairs if one == number)


def put(sc: Scene, counter: str, value: int) -> None:
    sc.s.counters[sc.g.book.counter(counter)] = value


def put_opponent(sc: Scene, name: str, space: int) -> None:
    """An opponent of the legend stands on a space."""
    number = sc.g.book.opponent(name)
    kind = sc.g.book.named[number].kind
    pieces.place(sc.g, sc.s, kind, space, number, 0, "FE-CREAT-3")


def value(sc: Scene, counter: str) -> int:
    return sc.s.counters[sc.g.book.counter(counter)]


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day, one after the other, and the sun comes up.

    What a card asks meanwhile gets the first answer.
    """
    day = sc.s.day
    while sc.s.day == day and sc.s.result == PLAYING:
        end = f"end {sc.g.party[sc.g.pending(sc.s).who]}"
        options = sc.options()
        sc.play(end if end in options else options[0])
    return sc
