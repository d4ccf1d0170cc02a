"""Scenes of Legend 5: a garrison in the castle, the dragon where it lies, cards of its life."""

from pathlib import Path

from rietland.board.game import BoardGame
from rietland.board.legend import event_cards
from rietland.board.pieces import creatures
from rietland.board.state import index_creatures
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.content.content import BOXES
from rietland.kernel.control import read_card
from tests.board.draws import number
from tests.scenes import At, Scene, put_creature, scene

#: The battle cards by number.
BREATH, TAIL, WINGS, CLAWS, RISES = range(5)
#: A golden card that asks nothing and leaves creatures and heroes on their spaces.
QUIET = "5"


def wrath(
    *,
    garrison: tuple[str, ...] = (),
    dragon: int = -1,
    lost: int = 0,
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
    """A quiet moment; without a garrison the castle is free. The dragon has lost so many cards."""
    sc = scene(
        box="base", deck="gold", legend="5", difficulty=difficulty, turn=turn, narrator=narrator,
        creatures=creatures, loose=loose, fog=fog, figures=figures, **heroes,
    )  # fmt: skip
    g, s = sc.g, sc.s
    for kind in garrison:
        put_creature(g, s, kind, 0)
    if garrison:
        s.crowds = [0]
    else:
        s.counters[g.book.counter("castle_free")] = 1
    if dragon >= 0:
        put_creature(g, s, "dragon", dragon)
    index_creatures(g.book, s)
    for _ in range(lost):
        event_cards.lose_top(g, s, g.book.deck("dragon_battle"))
    s.star_at, s.star_card = [s.last_letter], [g.book.cards.index("N")]
    for name, value in (counters or {}).items():
        s.counters[g.book.counter(name)] = value
    return sc


def with_rounds_told(folder: Path, sc: Scene) -> Scene:
    """The same moment of the legend with a trigger that listens to the end of rounds."""
    text = (BOXES / "base" / "legends" / "5.yaml").read_text(encoding="utf-8")
    told = "  told: {source: authored, when: {round_over: {}}, do: [{say: log-dawn}]}\n"
    path = folder / "5.yaml"
    path.write_text(text.replace("\ntriggers:\n", f"\ntriggers:\n{told}"), encoding="utf-8")
    files = load.box_files("base")
    sc.s.fired = [*sc.s.fired, 0]
    return Scene(BoardGame(make_book(files, load.legend_file(files, path)), sc.g.party), sc.s)


def counter(sc: Scene, name: str) -> int:
    return sc.s.counters[sc.g.book.counter(name)]


def on_castle(sc: Scene) -> list[str]:
    """Kinds of creature that hold the castle together."""
    return [sc.g.book.creatures[sc.s.creature_kind[c]].name for c in creatures.on_space(sc.s, 0)]


def where(sc: Scene, name: str) -> int:
    """Where an opponent or a figure is, or -1."""
    book = sc.g.book
    if name in book.figure_names:
        return sc.s.figures[book.figure_names.index(name)]
    found = creatures.of_name(sc.s, book.opponent(name))
    return sc.s.creature_space[found[0]] if found else -1


def cards_left(sc: Scene) -> list[int]:
    """The stack of battle cards, top first; -1 for one that nobody has seen."""
    book = sc.g.book
    return sc.s.piles[book.decks[book.deck("dragon_battle")].pile].stacks[0]


def fly(sc: Scene, flight: str) -> Scene:
    """This flight is carried out now."""
    deck = sc.g.book.deck("flights")
    event_cards.draw(sc.s, deck, -1, "AN-L5-17")
    sc.g.go_on(sc.s)
    return sc.play(f"draw {sc.g.book.decks[deck].cards.index(flight)}")


def read(sc: Scene, card: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day; a quiet event card is drawn."""
    while sc.prompt() == "ask-turn":
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(f"draw {number(sc, QUIET)}")
