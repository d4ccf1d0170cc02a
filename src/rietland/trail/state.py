"""State of a trail: the row of stages, pawns, piles, and what the present turn needs.

Lists are replaced, never changed in place, and shared by copies: see `kernel/copy_on_write.py`.
All cards lie in one Pile of slots (`kernel/slots.py`): the reserve, a draw deck for each stage,
then three piles for each hero. Face up is the first face of a card, face down the second.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.json_fields import items, number, numbers
from rietland.kernel.pile import Pile, pile_from_data
from rietland.kernel.state import BaseState
from rietland.trail.book import WIDTH

#: A stage that nobody has seen.
HIDDEN: Final = -1
#: Stack of the reserve; the draw decks follow it.
RESERVE: Final = 0


# So that `copy` can make a state without `__init__`, compiled too.
@mypyc_attr(serializable=True)
class State(BaseState):
    """Everything that lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        #: For each hero the position in the Book's heroes, and the seat that leads it.
        self.kinds: list[int] = []
        self.seats: list[int] = []
        #: For each hero: space, willpower, 1 when on target.
        self.at: list[int] = []
        self.willpower: list[int] = []
        self.arrived: list[int] = []
        #: Map of each stage from left to right, or HIDDEN; maps that may lie there, unseen.
        self.row: list[int] = []
        self.unseen_maps: list[int] = []
        #: Position of the Curse on the solid line of the whole row.
        self.curse: int = 0
        self.cards: Pile = Pile([], [])
        #: How many of each card lie ready: objects, special cards, allies not in play.
        self.ready: list[int] = []
        #: How many of each card have left the game.
        self.gone: list[int] = []
        #: Allies beside the map: hero, slot, hero, slot, …
        self.resting: list[int] = []
        #: Campfires left, and the hero who has them (-1: nobody).
        self.fires: int = 0
        self.fire_of: int = -1
        #: So many stages were begun, and stages before this one were left by both heroes.
        self.opened: int = 1
        self.left: int = 0
        #: Turns begun, and whose turn it is (-1: before the first).
        self.turns: int = 0
        self.active: int = -1
        #: 1 when the heroes were neighbours at the start of the turn.
        self.near: int = 0
        #: The pile whose card is activated (-1: none), what becomes of the card, how many cards
        #: came below that pile since, and the strength of a hero card when it was activated.
        self.pile: int = -1
        self.then: int = 0
        self.added: int = 0
        self.force: int = 0
        #: The space a hero is on the way to (the pawn moves last), or -1.
        self.going: int = -1
        #: Another way to begin: its number in the Book, or -1.
        self.variant: int = -1

    def copy(self) -> "State":
        new = State.__new__(State)
        new.copy_base(self)
        new.news = []
        new.kinds = self.kinds
        new.seats = self.seats
        new.at = self.at
        new.willpower = self.willpower
        new.arrived = self.arrived
        new.row = self.row
        new.unseen_maps = self.unseen_maps
        new.curse = self.curse
        new.cards = self.cards
        new.ready = self.ready
        new.gone = self.gone
        new.resting = self.resting
        new.fires = self.fires
        new.fire_of = self.fire_of
        new.opened = self.opened
        new.left = self.left
        new.turns = self.turns
        new.active = self.active
        new.near = self.near
        new.pile = self.pile
        new.then = self.then
        new.added = self.added
        new.force = self.force
        new.going = self.going
        new.variant = self.variant
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        data["kinds"] = self.kinds[:]
        data["seats"] = self.seats[:]
        data["at"] = self.at[:]
        data["willpower"] = self.willpower[:]
        data["arrived"] = self.arrived[:]
        data["row"] = self.row[:]
        data["unseen_maps"] = self.unseen_maps[:]
        data["curse"] = self.curse
        data["cards"] = self.cards.to_data()
        data["ready"] = self.ready[:]
        data["gone"] = self.gone[:]
        data["resting"] = self.resting[:]
        data["fires"] = self.fires
        data["fire_of"] = self.fire_of
        data["opened"] = self.opened
        data["left"] = self.left
        data["turns"] = self.turns
        data["active"] = self.active
        data["near"] = self.near
        data["pile"] = self.pile
        data["then"] = self.then
        data["added"] = self.added
        data["force"] = self.force
        data["going"] = self.going
        data["variant"] = self.variant
        return data


def state_from_data(data: dict[str, object]) -> State:
    """The state that `to_data` wrote. Raises ValueError for anything else."""
    s = State()
    s.load_base(data)
    s.kinds = numbers(data, "kinds")
    s.seats = numbers(data, "seats")
    s.at = numbers(data, "at")
    s.willpower = numbers(data, "willpower")
    s.arrived = numbers(data, "arrived")
    s.row = numbers(data, "row")
    s.unseen_maps = numbers(data, "unseen_maps")
    s.curse = number(data, "curse")
    s.cards = pile_from_data(items(data, "cards"))
    s.ready = numbers(data, "ready")
    s.gone = numbers(data, "gone")
    s.resting = numbers(data, "resting")
    s.fires = number(data, "fires")
    s.fire_of = number(data, "fire_of")
    s.opened = number(data, "opened")
    s.left = number(data, "left")
    s.turns = number(data, "turns")
    s.active = number(data, "active")
    s.near = number(data, "near")
    s.pile = number(data, "pile")
    s.then = number(data, "then")
    s.added = number(data, "added")
    s.force = number(data, "force")
    s.going = number(data, "going")
    s.variant = number(data, "variant")
    return s


def place_of(hero: int, pile: int) -> int:
    """Number of a hero's pile among the piles of all heroes."""
    return hero * WIDTH + pile


def seen_from(hero: int, place: int) -> int:
    """A place as notation says it, the hero's own piles first; and back again."""
    return place if hero == 0 else (place + WIDTH) % (2 * WIDTH)
