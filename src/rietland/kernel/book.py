"""BaseBook: fixed content every game has. It is shared by all states and never changes."""

from mypy_extensions import mypyc_attr

from rietland.kernel.pending import Pending


class Trigger:
    """When this event happens, if those conditions hold, run that effect list."""

    __slots__ = ("card", "conditions", "instead", "name", "once", "ref", "when")

    def __init__(
        self,
        name: str,
        when: object,
        conditions: list[object],
        ref: str,
        once: bool,
        card: int = -1,
        instead: bool = False,
    ) -> None:
        self.name: str = name
        #: A record of the family's event vocabulary, with its filters.
        self.when: object = when
        self.conditions: list[object] = conditions
        #: Address of the effects.
        self.ref: str = ref
        self.once: bool = once
        #: The card that brings it: it sleeps until this one is read; -1 for none.
        self.card: int = card
        #: It comes instead of what the event itself brings.
        self.instead: bool = instead


class Figure:
    """A hero as people choose one before the game: a figure, its role, rank and colour."""

    __slots__ = ("colour", "name", "rank", "role")

    def __init__(self, name: str, role: str, rank: int, colour: str) -> None:
        self.name: str = name
        self.role: str = role
        self.rank: int = rank
        self.colour: str = colour


class CardSet:
    """Cards of the legend of which only so many come into a game: by chance, or as people wish."""

    __slots__ = ("cards", "count", "name")

    def __init__(self, name: str, cards: list[str], count: int) -> None:
        self.name: str = name
        self.cards: list[str] = cards
        self.count: int = count


# Tests play a toy game, and tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class BaseBook:
    """Effect lists by address, triggers by event kind, and the names behind the numbers."""

    def __init__(self) -> None:
        #: Name of the family of games it belongs to (`families.py`).
        self.family: str = ""
        #: Ids of this box for rules it shares with another box, by the other's ids.
        self.rule_ids: dict[str, str] = {}
        #: Every effect list of the content by its address.
        self.lists: dict[str, list[object]] = {}
        #: All triggers in the order box, legend, cards, each in file order.
        self.triggers: list[Trigger] = []
        #: For each kind of event the triggers (positions in `triggers`) that listen to it.
        self.listening: list[list[int]] = []
        #: Counter names; the position is the counter's number.
        self.counters: list[str] = []
        #: Names of the counters of which each hero has one; they take as many numbers as heroes.
        self.per_hero: list[str] = []
        #: Names of all ways a `choose` can offer; the position is the number in the action.
        self.choices: list[str] = []
        #: Names of the dice and, at the same position, the question each asks.
        self.dice_names: list[str] = []
        self.dice: list[Pending] = []
        #: Names of the difficulties, easiest first.
        self.difficulties: list[str] = []
        #: Those for a hero who plays alone, the usual one first; none: the same.
        self.alone: list[str] = []
        #: Names of the other ways to begin (`variant/<name>` is the address of their effects).
        self.variants: list[str] = []
        #: Sets of cards of which only some come into a game.
        self.sets: list[CardSet] = []
        #: So many heroes may play.
        self.min_heroes: int = 2
        self.max_heroes: int = 4
        #: The face of the board it is played on, where there is one: `<box it comes from>/<name>`.
        self.board: str = ""
        #: All figures to choose from, and the usual party for each number of heroes.
        self.figures: list[Figure] = []
        self.parties: dict[int, list[str]] = {}
        #: Names of the legend's cards; the position is the card's number.
        self.cards: list[str] = []

    def counter(self, name: str) -> int:
        return self.counters.index(name)

    def levels(self, size: int) -> list[str]:
        """Difficulties to choose from with this many heroes, the usual one first."""
        return self.alone if size == 1 and self.alone else self.difficulties

    def usual_party(self, size: int) -> list[str]:
        """The party the box names for this many heroes, or its first figures of different roles."""
        if size in self.parties:
            return self.parties[size]
        party: list[str] = []
        roles: list[str] = []
        for one in self.figures:
            if one.role not in roles and len(party) < size:
                party.append(one.name)
                roles.append(one.role)
        return party
