"""Builders of scenes on a trail: pawns, piles and the Curse where a test needs them.

A space is `a1` on the first stage, `reefs_1.s2` on another. A card is its name, with `~` when its
second face shows; `curse` is a curse card that nobody has turned.
"""

from functools import cache
from typing import Any

from rietland.content.content import BOXES
from rietland.content.trail.load import load_trail
from rietland.kernel.event import Event
from rietland.kernel.frame import Frame
from rietland.kernel.pile import Pile
from rietland.kernel.setup import Setup
from rietland.kernel.slots import card_of, face_down, face_up, is_up, unseen_stack
from rietland.trail import events
from rietland.trail.book import CURSE, FOG, PILES, Book
from rietland.trail.cards import stack
from rietland.trail.frames import TURN
from rietland.trail.game import TrailGame
from rietland.trail.places import begins_at, curse_space, stage_of
from rietland.trail.setup import lay_out
from rietland.trail.state import State
from tests.moments import Moment
from tests.plain import plain

FOLDER = BOXES / "chada_thorn"


class At:
    """Where a hero stands, with willpower and piles from the top."""

    def __init__(
        self,
        space: str,
        will: int = 2,
        left: str = "",
        middle: str = "",
        right: str = "",
        arrived: bool = False,
    ) -> None:
        self.space = space
        self.will = will
        #: Cards with spaces between; "": the hero card and a curse card.
        self.piles = [left, middle, right]
        self.arrived = arrived


class Scene(Moment[TrailGame, State]):
    """A moment on the way, with the words tests need."""

    def hero(self, name: str) -> int:
        return self.g.party.index(name)

    def where(self, name: str) -> str:
        return self.said(self.s.at[self.hero(name)])

    def said(self, space: int) -> str:
        """A space, without its map on the first stage."""
        full = self.g.lexicon.names["space"][space]
        first = self.g.book.maps[self.g.book.first].name
        return full.removeprefix(f"{first}.")

    def will(self, name: str) -> int:
        return self.s.willpower[self.hero(name)]

    def curse(self) -> str:
        return self.said(curse_space(self.g, self.s))

    def pile(self, name: str, pile: str) -> list[str]:
        slots = stack(self.s, self.hero(name), PILES.index(pile))
        return [self.card(slot) for slot in slots]

    def card(self, slot: int) -> str:
        one = self.g.book.deck[card_of(slot)]
        return one.name if is_up(slot) else f"{one.name}~"

    def deck(self, stage: int) -> int:
        return len(self.s.cards.stacks[1 + stage])

    def reserve(self) -> int:
        return len(self.s.cards.stacks[0])

    def go(self, name: str, space: str, way: int = 0) -> "Scene":
        """A hero who was asked goes to this space."""
        return self.play(f"go {name} {self.full(space)} {way}")

    def full(self, space: str) -> str:
        return full_name(self.g.book, space)

    def goals(self) -> list[str]:
        """Spaces that a hero who is asked may go to, staying left out."""
        who = self.g.pending(self.s).who
        options = self.g.pending(self.s).options
        return [self.said(option.a) for option in options if option.a != self.s.at[who]]

    def offered(self, beginning: str) -> list[str]:
        return [say for say in self.options() if say.startswith(beginning)]

    def told(self, name: str) -> list[Event]:
        """Events of this kind since the last input."""
        kind = events.KINDS.number(name)
        return [event for event in self.s.news if event.kind == kind]

    def view(self, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
        return plain(self.g.view(self.s, seat))


@cache
def book(legend: str = "1") -> Book:
    return load_trail([FOLDER], FOLDER / "legends" / f"{legend}.yaml")


def begun(
    *party: str, legend: str = "1", allies: int = 2, variant: str = "", seats: int = 2
) -> Scene:
    """A game at its first question."""
    heroes = list(party) or ["chada", "thorn"]
    game = TrailGame(book(legend), heroes)
    led = [number % seats for number in range(len(heroes))]
    level = "only" if legend == "intro" else f"allies_{allies}"
    return Scene(game, game.start(Setup("chada_thorn", legend, level, heroes, led, variant)))


def full_name(content: Book, space: str) -> str:
    return space if "." in space else f"{content.maps[content.first].name}.{space}"


def scene(
    legend: str = "1",
    *,
    curse: str = "k0",
    row: tuple[str, ...] = (),
    fog: int = 3,
    reserve: int = -1,
    opened: int = 0,
    active: str = "",
    resting: tuple[tuple[str, str], ...] = (),
    gone: tuple[str, ...] = (),
    one_seat: bool = False,
    **heroes: At,
) -> Scene:
    """The start of a turn. Stages as far as heroes have come have `fog` cards each."""
    content = book(legend)
    game = TrailGame(content, list(heroes))
    led = [0 if one_seat else number for number in range(len(heroes))]
    level = content.difficulties[0]
    s = lay_out(game, Setup("chada_thorn", legend, level, list(heroes), led, ""), game.party)
    s.agenda = [Frame(TURN, "", 0, -1, [0])]
    names = [one.name for one in content.maps]
    if content.last >= 0:
        between = row or tuple(names[number] for number in content.between[: content.laid])
        s.row = [content.first, *(names.index(one) for one in between), content.last]
        s.unseen_maps = [number for number in content.between if number not in s.row]
    spaces = game.lexicon.names["space"]
    s.at = [spaces.index(full_name(content, one.space)) for one in heroes.values()]
    s.willpower = [one.will for one in heroes.values()]
    s.arrived = [int(one.arrived) for one in heroes.values()]
    if sum(s.arrived) and len(heroes) == 2:
        s.fires, s.fire_of = content.campfires, s.arrived.index(1)
    where = spaces.index(full_name(content, curse))
    far = [stage_of(game, s, space) for space in [*s.at, where]]
    ends = [stage for space, stage in zip(s.at, far, strict=False) if content.spaces[space].red]
    s.opened = opened or min(len(s.row), max([*far, *(stage + 1 for stage in ends)]) + 1)
    s.left = min(far[: len(heroes)])
    s.curse = begins_at(game, s, far[-1]) + content.spaces[where].line
    _deal(game, s, list(heroes.values()), fog, reserve)
    for hero, card in resting:
        number = content.card_numbers[card]
        s.resting += [game.party.index(hero), face_up(number)]
        s.ready[number] -= 1
    for card in gone:
        number = content.card_numbers[card]
        s.ready[number] -= 1
        s.gone[number] += 1
    s.active = game.party.index(active) if active else 0
    game.go_on(s)
    s.news = []
    return Scene(game, s)


def _deal(game: TrailGame, s: State, heroes: list[At], fog: int, reserve: int) -> None:
    content = game.book
    stacks = s.cards.stacks[1 + len(s.row) :]
    for h, one in enumerate(heroes):
        for pile, text in enumerate(one.piles):
            if text:
                stacks[3 * h + pile] = [_slot(content, word) for word in text.split()]
    unseen = s.cards.unseen[:]
    for slots in stacks:
        for slot in slots:
            number = card_of(slot)
            sort = content.deck[number].sort
            if sort in (FOG, CURSE) and number != content.passive:
                unseen[number] -= 1
            elif s.ready[number]:
                s.ready[number] -= 1
    left = sum(count for number, count in enumerate(unseen) if content.deck[number].sort == FOG)
    decks = [fog if s.left <= stage < s.opened else 0 for stage in range(len(s.row))]
    rest = max(0, left - sum(decks)) if reserve < 0 else reserve
    s.cards = Pile(unseen, [unseen_stack(rest), *(unseen_stack(count) for count in decks), *stacks])


def _slot(content: Book, word: str) -> int:
    number = content.passive if word == "curse" else content.card_numbers[word.rstrip("~")]
    return face_down(number) if word.endswith("~") else face_up(number)
