"""Scenes of the Star Shield: a quiet moment of its only legend, with the cards a test asks for."""

from typing import Any

from rietland.board.game import BoardGame
from rietland.board.legend import event_cards
from rietland.content import library
from rietland.kernel.control import read_card
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING
from tests.plain import plain
from tests.scenes import At, Scene, begin, put_pieces, table

#: The usual parties of the base game.
PARTIES = {
    2: ["thorn", "chada"],
    3: ["thorn", "chada", "kram"],
    4: ["thorn", "chada", "eara", "kram"],
}


def game(party: list[str]) -> BoardGame:
    made = library.game("starshield", "1", party)
    assert isinstance(made, BoardGame)
    return made


def moment(
    *,
    difficulty: str = "normal",
    turn: str = "",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    figures: dict[str, int] | None = None,
    narrator: str = "A",
    cards: list[str] | None = None,
    **heroes: At,
) -> Scene:
    """A quiet moment. `cards` were read before: what they wake is awake, nothing else of them."""
    if len(heroes) == 1:
        heroes["mairen" if "kram" in heroes else "bait"] = At(72, resting=True)
    g = game(list(heroes))
    sc = Scene(g, table(g, difficulty, heroes))
    put_pieces(sc, creatures, loose, fog, figures)
    event_cards.use_deck(g, sc.s, g.book.deck("gold"), -1, [])
    sc.s.read = [g.book.cards.index(card) for card in cards or []]
    return begin(sc, turn, narrator)


def told(cards: str, size: int = 2, *, difficulty: str = "normal", variant: str = "") -> Scene:
    """A real game at its first question, with these cards named."""
    g = game(PARTIES[size])
    setup = Setup(
        "starshield", "1", difficulty, PARTIES[size], list(range(size)), variant, cards.split()
    )
    return Scene(g, g.start(setup))


def counter(sc: Scene, name: str) -> int:
    return sc.s.counters[sc.g.book.counter(name)]


def put(sc: Scene, **values: int) -> None:
    """Counters as a test wants them."""
    for name, value in values.items():
        sc.s.counters[sc.g.book.counter(name)] = value


def read(sc: Scene, card: str) -> None:
    """A card is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)


def place_of(sc: Scene, opponent: str) -> int:
    """Where an opponent is; below 0 off the board, -9 when it never came."""
    number = sc.g.book.opponent(opponent)
    rows = [c for c, name in enumerate(sc.s.creature_name) if name == number]
    return sc.s.creature_space[rows[-1]] if rows else -9


def figure(sc: Scene, name: str) -> int:
    return sc.s.figures[sc.g.book.figure_names.index(name)]


def is_playing(sc: Scene) -> bool:
    return sc.s.result == PLAYING


def said(sc: Scene) -> list[str]:
    """Everything that may be said now, in notation."""
    return [sc.g.say(a) for a in sc.g.pending(sc.s).options]


def goals(sc: Scene) -> dict[str, dict[str, Any]]:
    """The goals that the view lists, by the last part of their keys."""
    view: Any = plain(sc.g.view(sc.s, 0))
    return {goal["key"].rsplit("-", 1)[-1]: goal for goal in view["track"]["goals"]}
