"""State of a card game: heroes with their hands, and a Pile for each back.

Piles and lists of cards, tokens and symbols are replaced, never changed in place, and shared by
copies: see `kernel/slots.py` and `kernel/copy_on_write.py`. A fight under way is copied.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.json_fields import as_number, as_numbers, items, number, numbers, row
from rietland.kernel.pile import Pile, pile_from_data
from rietland.kernel.state import BaseState

# Stacks of encounter cards: the deck, then each location by its number, then these.
DECK: Final = 0
GALLERY: Final = 7
BOX: Final = 8

# Stacks of missions: the box, then each location by its number, then these.
MISSION_BOX: Final = 0
COMPLETED: Final = 7
GONE: Final = 8

# Stacks of narrator cards.
NARRATOR_PILE: Final = 0
NARRATOR_BOX: Final = 1
NARRATOR_USED: Final = 2

# Stacks of quivers and allies: the supply, and those used.
SUPPLY: Final = 0
USED: Final = 1

#: Locations are numbered from 1 to this.
PLACES: Final = 6


@mypyc_attr(acyclic=True)
class Hero:
    """A hero with the cards in hand and those played."""

    __slots__ = (
        "axe", "closed", "hand", "kind", "place", "played", "quivers", "seat", "willpower",
    )  # fmt: skip

    def __init__(self, kind: int, seat: int) -> None:
        #: Position in the Book's heroes.
        self.kind: int = kind
        self.seat: int = seat
        self.place: int = 0
        #: Cards in hand, sorted; an object may be there twice.
        self.hand: list[int] = []
        #: Hero and ally cards that lie face up before the hero, in the order played.
        self.played: list[int] = []
        self.willpower: int = 0
        #: Values of the quivers, sorted.
        self.quivers: list[int] = []
        #: The axe is sharp.
        self.axe: bool = False
        #: Grimoires that are turned, sorted.
        self.closed: list[int] = []

    def copy(self) -> "Hero":
        new = Hero(self.kind, self.seat)
        new.place = self.place
        new.hand = self.hand
        new.played = self.played
        new.willpower = self.willpower
        new.quivers = self.quivers
        new.axe = self.axe
        new.closed = self.closed
        return new

    def to_data(self) -> list[object]:
        return [
            self.kind, self.seat, self.place, self.hand[:], self.played[:], self.willpower,
            self.quivers[:], self.axe, self.closed[:],
        ]  # fmt: skip


def hero_from_data(data: object) -> Hero:
    kind, seat, place, hand, played, willpower, quivers, axe, closed = row(data, 9, "heroes")
    hero = Hero(as_number(kind, "heroes"), as_number(seat, "heroes"))
    hero.place = as_number(place, "heroes")
    hero.hand = as_numbers(hand, "heroes")
    hero.played = as_numbers(played, "heroes")
    hero.willpower = as_number(willpower, "heroes")
    hero.quivers = as_numbers(quivers, "heroes")
    hero.axe = axe is True
    hero.closed = as_numbers(closed, "heroes")
    return hero


@mypyc_attr(acyclic=True)
class Fighter:
    """What one hero adds to the fight. Nothing is spent before the blow falls."""

    __slots__ = (
        "arrows", "axe", "blunt", "books", "by_hero_card", "card", "grimoires", "hero", "printed",
        "quivers", "willpower",
    )  # fmt: skip

    def __init__(self, hero: int, card: int, by_hero_card: bool) -> None:
        self.hero: int = hero
        self.card: int = card
        #: A hero card is played; allies and objects take no help.
        self.by_hero_card: bool = by_hero_card
        #: Strength printed on the card.
        self.printed: int = 0
        #: Quiver and grimoire symbols of the card.
        self.arrows: int = 0
        self.books: int = 0
        #: Values of the quivers and numbers of the grimoires used.
        self.quivers: list[int] = []
        self.grimoires: list[int] = []
        self.willpower: int = 0
        #: The sharp axe is used.
        self.axe: bool = False
        #: The axe was blunt when the card was played.
        self.blunt: bool = False

    def copy(self) -> "Fighter":
        new = Fighter(self.hero, self.card, self.by_hero_card)
        new.printed = self.printed
        new.arrows = self.arrows
        new.books = self.books
        new.quivers = self.quivers[:]
        new.grimoires = self.grimoires[:]
        new.willpower = self.willpower
        new.axe = self.axe
        new.blunt = self.blunt
        return new

    def to_data(self) -> list[object]:
        return [
            self.hero, self.card, self.by_hero_card, self.printed, self.arrows, self.books,
            self.quivers[:], self.grimoires[:], self.willpower, self.axe, self.blunt,
        ]  # fmt: skip


def fighter_from_data(data: object) -> Fighter:
    (
        hero, card, by_hero_card, printed, arrows, books, quivers, grimoires, willpower, axe, blunt,
    ) = row(data, 11, "fight")  # fmt: skip
    fighter = Fighter(as_number(hero, "fight"), as_number(card, "fight"), by_hero_card is True)
    fighter.printed = as_number(printed, "fight")
    fighter.arrows = as_number(arrows, "fight")
    fighter.books = as_number(books, "fight")
    fighter.quivers = as_numbers(quivers, "fight")
    fighter.grimoires = as_numbers(grimoires, "fight")
    fighter.willpower = as_number(willpower, "fight")
    fighter.axe = axe is True
    fighter.blunt = blunt is True
    return fighter


@mypyc_attr(acyclic=True)
class Fight:
    """The fight under way; the first fighter is the active hero."""

    __slots__ = ("asked", "fighters", "place")

    def __init__(self, place: int) -> None:
        self.place: int = place
        self.fighters: list[Fighter] = []
        #: Heroes already invited, whatever they answered.
        self.asked: list[int] = []

    def copy(self) -> "Fight":
        new = Fight(self.place)
        new.fighters = [fighter.copy() for fighter in self.fighters]
        new.asked = self.asked[:]
        return new

    def to_data(self) -> list[object]:
        return [self.place, [fighter.to_data() for fighter in self.fighters], self.asked[:]]


def fight_from_data(data: object) -> Fight:
    place, fighters, asked = row(data, 3, "fight")
    fight = Fight(as_number(place, "fight"))
    if not isinstance(fighters, list):
        raise ValueError(f"'fight' should hold fighters, not {fighters!r}")
    fight.fighters = [fighter_from_data(fighter) for fighter in fighters]
    fight.asked = as_numbers(asked, "fight")
    return fight


# So that `copy` can make a state without `__init__`, compiled too.
@mypyc_attr(serializable=True)
class State(BaseState):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        #: In seating order, clockwise.
        self.heroes: list[Hero] = []
        #: Whose turn it is.
        self.active: int = 0
        #: Turns begun.
        self.turns: int = 0

        # Cards and tokens by their backs; their slots are those of `kernel/slots.py`.
        self.encounters: Pile = Pile([], [])
        self.missions: Pile = Pile([], [])
        self.narrators: Pile = Pile([], [])
        self.allies: Pile = Pile([], [])
        self.quivers: Pile = Pile([], [])
        #: Willpower tokens in the supply.
        self.willpower: int = 0
        #: The location beside which the Water Spirit lies; 0: before its hero.
        self.spirit_at: int = 0
        self.spirit_face: int = 0
        #: The location whose mission was revealed last, or 0.
        self.mission_at: int = 0

        # The turn.
        #: The card played this turn, or -1.
        self.card: int = -1
        #: Addresses of the symbols still open.
        self.todo: list[str] = []
        #: A symbol of the card was used.
        self.used: bool = False
        #: The card has had its fight.
        self.fought: bool = False
        #: Locations where a fight was given up since the last symbol was used.
        self.left: list[int] = []
        #: Allies taken back unused this turn; they are not played again in it.
        self.barred: list[int] = []
        self.fight: Fight | None = None

    def copy(self) -> "State":
        new = State.__new__(State)
        new.copy_base(self)
        new.news = []
        new.heroes = [hero.copy() for hero in self.heroes]
        new.active = self.active
        new.turns = self.turns
        new.encounters = self.encounters
        new.missions = self.missions
        new.narrators = self.narrators
        new.allies = self.allies
        new.quivers = self.quivers
        new.willpower = self.willpower
        new.spirit_at = self.spirit_at
        new.spirit_face = self.spirit_face
        new.mission_at = self.mission_at
        new.card = self.card
        new.todo = self.todo
        new.used = self.used
        new.fought = self.fought
        new.left = self.left
        new.barred = self.barred
        new.fight = None if self.fight is None else self.fight.copy()
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        data["heroes"] = [hero.to_data() for hero in self.heroes]
        data["active"] = self.active
        data["turns"] = self.turns
        data["encounters"] = self.encounters.to_data()
        data["missions"] = self.missions.to_data()
        data["narrators"] = self.narrators.to_data()
        data["allies"] = self.allies.to_data()
        data["quivers"] = self.quivers.to_data()
        data["willpower"] = self.willpower
        data["spirit"] = [self.spirit_at, self.spirit_face]
        data["mission_at"] = self.mission_at
        data["card"] = self.card
        data["todo"] = self.todo[:]
        data["used"] = 1 if self.used else 0
        data["fought"] = 1 if self.fought else 0
        data["left"] = self.left[:]
        data["barred"] = self.barred[:]
        data["fight"] = None if self.fight is None else self.fight.to_data()
        return data


def state_from_data(data: dict[str, object]) -> State:
    """The state that `to_data` wrote. Raises ValueError for anything else."""
    s = State()
    s.load_base(data)
    s.heroes = [hero_from_data(hero) for hero in items(data, "heroes")]
    s.active = number(data, "active")
    s.turns = number(data, "turns")
    s.encounters = pile_from_data(data.get("encounters"))
    s.missions = pile_from_data(data.get("missions"))
    s.narrators = pile_from_data(data.get("narrators"))
    s.allies = pile_from_data(data.get("allies"))
    s.quivers = pile_from_data(data.get("quivers"))
    s.willpower = number(data, "willpower")
    spirit = numbers(data, "spirit")
    s.spirit_at = spirit[0]
    s.spirit_face = spirit[1]
    s.mission_at = number(data, "mission_at")
    s.card = number(data, "card")
    for address in items(data, "todo"):
        if not isinstance(address, str):
            raise ValueError(f"'todo' should hold addresses, not {address!r}")
        s.todo.append(address)
    s.used = number(data, "used") == 1
    s.fought = number(data, "fought") == 1
    s.left = numbers(data, "left")
    s.barred = numbers(data, "barred")
    fight = data.get("fight")
    s.fight = None if fight is None else fight_from_data(fight)
    return s
