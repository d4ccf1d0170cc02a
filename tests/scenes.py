"""Builders of board scenes: put pieces where needed, play inputs, ask what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rietland.board import events
from rietland.board.book import FOG_TOKENS, Book
from rietland.board.frames import DAY
from rietland.board.game import BoardGame
from rietland.board.legend import event_cards
from rietland.board.pieces.heroes import hold
from rietland.board.pieces.things import thing
from rietland.board.state import FULL, State
from rietland.board.turn.stages import TURN
from rietland.content import library
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.content.content import BOXES
from rietland.kernel.frame import Frame
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from tests.moments import Moment

if TYPE_CHECKING:
    from rietland.board.state import Hero
    from rietland.kernel.event import Event


class At:
    """A hero's place and board in a scene."""

    def __init__(
        self,
        space: int,
        *,
        hours: int = 0,
        willpower: int = 7,
        strength: int = 1,
        gold: int = 0,
        things: list[str] | None = None,
        farmers: int = 0,
        resting: bool = False,
        seat: int | None = None,
    ) -> None:
        self.space = space
        self.hours = hours
        self.willpower = willpower
        self.strength = strength
        self.gold = gold
        self.things = things or []
        self.farmers = farmers
        self.resting = resting
        self.seat = seat


at = At


class Scene(Moment[BoardGame, State]):
    """A moment of a game, with the words tests need."""

    def hero(self, name: str) -> Hero:
        return self.s.heroes[self.g.party.index(name)]

    def things(self, name: str) -> list[str]:
        names = self.g.book.thing_names()
        return [names[code] for code in self.hero(name).things]

    def creature(self, space: int) -> str | None:
        c = self.s.occupant[space]
        return None if c < 0 else self.g.book.creatures[self.s.creature_kind[c]].name

    def creatures(self) -> dict[int, str]:
        """Kind of creature by space."""
        found = {space: self.creature(space) for space in range(len(self.s.occupant))}
        return {space: kind for space, kind in found.items() if kind is not None}

    def loose(self, space: int) -> list[str]:
        """Names of the things lying on a space."""
        names = self.g.book.thing_names()
        pairs = zip(self.s.loose, self.s.loose_at, strict=True)
        return sorted(names[code] for code, where in pairs if where == space)

    def told(self, kind: str) -> list[Event]:
        """Events of this kind since the last input."""
        number = events.KINDS.number(kind)
        return [event for event in self.s.news if event.kind == number]

    def letter(self) -> str:
        return chr(ord("A") + self.s.narrator)


def fresh_book(legend: str, box: str = "base") -> Book:
    """A Book that nobody shares, to be written into."""
    files = load.box_files(box)
    path = BOXES / box / "legends" / f"{legend}.yaml"
    return make_book(files, load.legend_file(files, path))


def code_of(book: Book, name: str) -> int:
    """The code of a thing by its name in notation (or the name of its kind: a new one)."""
    names = book.thing_names()
    if name in names:
        return names.index(name)
    kind = book.thing_kind(name)
    return thing(kind, book.things[kind].face)


def scene(
    *,
    box: str = "base",
    legend: str = "2",
    difficulty: str = "normal",
    turn: str = "",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    figures: dict[str, int] | None = None,
    narrator: str = "A",
    deck: str = "gold",
    **heroes: At,
) -> Scene:
    """A quiet moment on the turn of `turn` (default: the first hero named).

    A legend is for two at least: beside a lone hero somebody sleeps far away.
    """
    if len(heroes) == 1:
        heroes["mairen" if "kram" in heroes or "bait" in heroes else "bait"] = At(66, resting=True)
    g = library.game(box, legend, list(heroes))
    assert isinstance(g, BoardGame)
    sc = Scene(g, table(g, difficulty, heroes))
    put_pieces(sc, creatures, loose, fog, figures)
    number = [one.name for one in g.book.decks].index(deck)
    event_cards.use_deck(g, sc.s, number, -1, [])
    return begin(sc, turn, narrator)


def table(g: BoardGame, difficulty: str, heroes: dict[str, At]) -> State:
    """The heroes at their places, and nothing else."""
    party = list(heroes)
    seats = [i if spot.seat is None else spot.seat for i, spot in enumerate(heroes.values())]
    s = g.empty_table(Setup(g.book.box, g.book.legend, difficulty, party, seats, ""))
    for hero, spot in zip(s.heroes, heroes.values(), strict=True):
        hero.space = spot.space
        hero.hours = spot.hours
        hero.willpower = spot.willpower
        hero.strength = spot.strength
        hero.gold = spot.gold
        hero.farmers = spot.farmers
        hero.resting = spot.resting
        for name in spot.things:
            hold(hero, code_of(g.book, name))
    return s


def put_pieces(
    sc: Scene,
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    figures: dict[str, int] | None = None,
) -> None:
    """Creatures, things, fog tokens and figures by space; the wells are full."""
    g, s = sc.g, sc.s
    for space, kind in (creatures or {}).items():
        put_creature(g, s, kind, space)
    for space, names in (loose or {}).items():
        for name in names:
            s.loose.append(code_of(g.book, name))
            s.loose_at.append(space)
    for space, face in (fog or {}).items():
        put_fog(g.book, s, space, face)
    for figure, space in (figures or {}).items():
        s.figures[g.book.figure_names.index(figure)] = space
    for well in range(len(s.wells)):
        s.wells[well] = FULL


def begin(sc: Scene, turn: str, narrator: str) -> Scene:
    """The day is under way, and it is the turn of this hero (default: the first one)."""
    sc.s.narrator = ord(narrator) - ord("A")
    sc.s.active = sc.g.party.index(turn) if turn else 0
    sc.s.agenda.append(Frame(DAY, "", TURN, -1, []))
    sc.g.go_on(sc.s)
    return sc


def put_creature(g: BoardGame, s: State, kind: str, space: int) -> int:
    """A creature, or a named opponent, on a space."""
    named = [one.name for one in g.book.named]
    name = named.index(kind) if kind in named else -1
    s.creature_kind.append(g.book.named[name].kind if name >= 0 else g.book.creature_kind(kind))
    s.creature_space.append(space)
    s.creature_name.append(name)
    s.creature_load.append(0)
    s.occupant[space] = len(s.creature_kind) - 1
    return s.occupant[space]


def put_fog(book: Book, s: State, space: int, face: str | None) -> None:
    """A fog token: hidden with every face possible (None), or already turned to this face."""
    slot = book.fog_at[space]
    if face is None:
        s.piles[FOG_TOKENS].stacks[0][slot] = UNSEEN
        s.piles[FOG_TOKENS].unseen = [max(1, count) for count in s.piles[FOG_TOKENS].unseen]
    else:
        s.piles[FOG_TOKENS].stacks[0][slot] = book.fog_faces.index(face)


def started(
    legend: str,
    party: list[str],
    *,
    box: str = "base",
    difficulty: str = "normal",
    variant: str = "",
) -> Scene:
    """A real game at its first question."""
    g = library.game(box, legend, party)
    assert isinstance(g, BoardGame)
    s = g.start(Setup(box, legend, difficulty, party, list(range(len(party))), variant))
    return Scene(g, s)
