"""Builders of scenes among cards: stacks, hands and tokens where a test needs them.

The cards are those of `box/`, which stay as they are while the real ones are balanced.
A stack is written from the top: `gor` lies face up, `(gor)` face down but seen before, `?` face
down and unseen.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rietland.castle import events, legend, turn, verbs
from rietland.castle.frames import TURN
from rietland.castle.game import CastleGame
from rietland.castle.state import (
    BOX,
    COMPLETED,
    DECK,
    GALLERY,
    MISSION_BOX,
    NARRATOR_BOX,
    NARRATOR_PILE,
    PLACES,
    State,
)
from rietland.content.castle.load import load_castle
from rietland.kernel import slots
from rietland.kernel.frame import Frame
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from tests.moments import Moment

if TYPE_CHECKING:
    from rietland.castle.book import Book
    from rietland.castle.state import Hero
    from rietland.kernel.event import Event

FOLDER = Path(__file__).parent / "box"


class At:
    """A hero's place, cards and tokens in a scene."""

    def __init__(
        self,
        place: int = 6,
        *,
        more: list[str] | None = None,
        hand: list[str] | None = None,
        played: list[str] | None = None,
        willpower: int = 0,
        quivers: list[int] | None = None,
        blunt: bool = False,
        closed: list[str] | None = None,
        seat: int | None = None,
    ) -> None:
        self.place = place
        #: Allies and objects beside the own cards.
        self.more = more or []
        #: The whole hand, instead of all own cards.
        self.hand = hand
        self.played = played or []
        self.willpower = willpower
        self.quivers = quivers or []
        self.blunt = blunt
        self.closed = closed or []
        self.seat = seat


at = At


class Scene(Moment[CastleGame, State]):
    """A moment of a game, with the words tests need."""

    def asked(self) -> str:
        """Name of the hero who is asked."""
        return self.g.party[self.g.pending(self.s).who]

    def hero(self, name: str) -> Hero:
        return self.s.heroes[self.g.party.index(name)]

    def hand(self, name: str) -> list[str]:
        return [self.g.book.hand_cards[card].name for card in self.hero(name).hand]

    def played(self, name: str) -> list[str]:
        return [self.g.book.hand_cards[card].name for card in self.hero(name).played]

    def stack(self, place: int) -> list[str]:
        """Cards of a location from the top, as they are written in a scene."""
        return [self._shown(slot) for slot in self.s.encounters.stacks[place]]

    def gallery(self) -> list[str]:
        return sorted(self._shown(slot) for slot in self.s.encounters.stacks[GALLERY])

    def boxed(self) -> list[str]:
        """Encounter cards in the box."""
        return sorted(self._shown(slot) for slot in self.s.encounters.stacks[BOX])

    def _shown(self, slot: int) -> str:
        if slot == UNSEEN:
            return "?"
        name = self.g.book.encounters[slots.card_of(slot)].name
        return name if slots.is_up(slot) else f"({name})"

    def mission(self, place: int) -> str:
        """The mission there: its name, `?` while it is face down, or nothing."""
        stack = self.s.missions.stacks[place]
        if not stack:
            return ""
        number = slots.card_of(stack[0])
        return "?" if number < 0 else self.g.book.missions[number].name

    def completed(self) -> int:
        return len(self.s.missions.stacks[COMPLETED])

    def pile(self) -> int:
        return len(self.s.narrators.stacks[NARRATOR_PILE])

    def deck(self) -> int:
        return len(self.s.encounters.stacks[DECK])

    def told(self, kind: str) -> list[Event]:
        """Events of this kind since the last input."""
        number = events.KINDS.number(kind)
        return [event for event in self.s.news if event.kind == number]


@cache
def book() -> Book:
    return load_castle([FOLDER], FOLDER / "legends" / "1.yaml")


def game(party: list[str]) -> CastleGame:
    return CastleGame(book(), party)


def scene(
    *,
    difficulty: str = "normal",
    variant: str = "",
    turn_of: str = "",
    stacks: dict[int, list[str]] | None = None,
    missions: dict[int, str] | None = None,
    gallery: list[str] | None = None,
    completed: int = 0,
    pile: int = 10,
    deck: int | None = None,
    spirit: tuple[int, str] | None = None,
    **heroes: At,
) -> Scene:
    """A quiet moment on the turn of `turn_of` (default: the first hero named).

    Locations without a stack are clear; missions that are not named lie face down.
    """
    party = list(heroes)
    g = game(party)
    seats = [i if spot.seat is None else spot.seat for i, spot in enumerate(heroes.values())]
    s = g.empty_table(Setup("rietburg", "1", difficulty, party, seats, variant))
    legend.lay_out(g, s)
    for place in range(1, PLACES + 1):
        s.encounters.stacks[place] = []
    _put_cards(g, s, stacks or {}, gallery or [])
    _put_missions(g, s, missions or {}, completed)
    for name, spot in heroes.items():
        _put_hero(g, s, s.heroes[party.index(name)], spot)
    hidden = sum(stack.count(UNSEEN) for stack in s.encounters.stacks[1:])
    s.encounters.stacks[DECK] = [UNSEEN] * (sum(s.encounters.unseen) - hidden)
    if deck is not None:
        s.encounters.stacks[BOX] += s.encounters.stacks[DECK][deck:]
        s.encounters.stacks[DECK] = s.encounters.stacks[DECK][:deck]
    for _ in range(pile):
        s.narrators = slots.carried(s.narrators, NARRATOR_BOX, NARRATOR_PILE)
    if spirit is not None:
        s.spirit_at = spirit[0]
        s.spirit_face = verbs.SPIRIT_FACES.index(spirit[1])
    s.active = party.index(turn_of) if turn_of else 0
    s.agenda.append(Frame(TURN, "", turn.BEGIN, -1, []))
    g.go_on(s)
    return Scene(g, s)


def _put_cards(g: CastleGame, s: State, stacks: dict[int, list[str]], gallery: list[str]) -> None:
    for place, names in stacks.items():
        for name in names:
            if name == "?":
                s.encounters.stacks[place].append(UNSEEN)
                continue
            kind = g.book.encounter(name.strip("()"))
            s.encounters.see(kind)
            slot = slots.face_down(kind) if name.startswith("(") else slots.face_up(kind)
            s.encounters.stacks[place].append(slot)
    for name in gallery:
        kind = g.book.encounter(name)
        s.encounters.see(kind)
        s.encounters.stacks[GALLERY].append(slots.face_up(kind))


def _put_missions(g: CastleGame, s: State, missions: dict[int, str], completed: int) -> None:
    names = [mission.name for mission in g.book.missions]
    for place, name in missions.items():
        if not name:
            s.missions = slots.carried(s.missions, place, MISSION_BOX)
            continue
        number = names.index(name)
        s.missions.see(number)
        s.missions.stacks[place] = [slots.face_up(number)]
    for place in range(1, PLACES + 1):
        if completed and s.missions.stacks[place] == [UNSEEN]:
            completed -= 1
            number = s.missions.unseen.index(1)
            s.missions.see(number)
            s.missions.stacks[place] = []
            s.missions.stacks[COMPLETED].append(slots.face_up(number))


def _put_hero(g: CastleGame, s: State, hero: Hero, spot: At) -> None:
    hero.place = spot.place
    if spot.hand is not None:
        hero.hand = [g.book.card(name) for name in spot.hand]
    hero.played = [g.book.card(name) for name in spot.played]
    hero.hand = [card for card in hero.hand if card not in hero.played]
    for name in spot.more:
        _hold(g, s, hero, g.book.card(name))
    hero.hand.sort()
    hero.willpower = spot.willpower
    s.willpower -= spot.willpower
    for value in spot.quivers:
        s.quivers.see(value)
        s.quivers.stacks[0].pop()
        hero.quivers.append(value)
    hero.axe = hero.axe and not spot.blunt
    names = [grimoire.name for grimoire in g.book.grimoires]
    hero.closed = sorted(names.index(name) for name in spot.closed)


def _hold(g: CastleGame, s: State, hero: Hero, card: int) -> None:
    hero.hand.append(card)
    kind = g.book.hand_cards[card]
    if card in g.book.allies:
        s.allies.see(kind.of)
        s.allies.stacks[0].pop()
    else:
        s.encounters.see(kind.of)


def started(party: list[str], *, difficulty: str = "normal", variant: str = "") -> Scene:
    """A real game at its first question."""
    g = game(party)
    setup = Setup("rietburg", "1", difficulty, party, list(range(len(party))), variant)
    return Scene(g, g.start(setup))


def opened(party: list[str], *, difficulty: str = "normal", variant: str = "") -> Scene:
    """A real game whose set-up is done: narrator cards and encounter cards in order."""
    sc = started(party, difficulty=difficulty, variant=variant)
    while sc.g.pending(sc.s).seat < 0:
        sc.play(sc.options()[0])
    return sc
