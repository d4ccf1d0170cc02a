"""Book of a trail: everything printed, as numbers, shared by all states."""

from typing import Final

from rietland.kernel.book import BaseBook

# Sorts of cards.
HERO: Final = 0
CURSE: Final = 1
FOG: Final = 2
OBJECT: Final = 3
ALLY: Final = 4
SPECIAL: Final = 5
#: As content and views call them.
SORTS: Final = ["hero", "curse", "fog", "object", "ally", "special"]

# What becomes of a card that was used.
BOTTOM: Final = 0
REMOVE: Final = 1
TURN: Final = 2
REST: Final = 3
THENS: Final = ["bottom", "remove", "turn", "rest"]

#: Piles of a hero, from left to right.
PILES: Final = ["left", "middle", "right"]
MIDDLE: Final = 1
WIDTH: Final = 3


class Move:
    """A step value of a hero card."""

    __slots__ = ("ref", "steps")

    def __init__(self, steps: int, ref: str) -> None:
        self.steps: int = steps
        #: Address of the price, or "".
        self.ref: str = ref


class Use:
    """A way to activate a card."""

    __slots__ = ("ref", "then")

    def __init__(self, ref: str, then: int) -> None:
        #: Address of what is done, or "".
        self.ref: str = ref
        self.then: int = then


class Face:
    """One face of a card."""

    __slots__ = ("after", "beaten", "moves", "name", "opponent", "reward", "strength", "uses")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.moves: list[Move] = []
        #: Blue strength; 0: it does not fight.
        self.strength: int = 0
        #: Red strength; 0: no opponent.
        self.opponent: int = 0
        self.reward: int = 0
        self.uses: list[Use] = []
        #: What becomes of it after a fight it was used in.
        self.after: list[Use] = []
        #: What becomes of an opponent that was beaten: REMOVE or TURN.
        self.beaten: int = REMOVE


class Card:
    """A kind of card."""

    __slots__ = ("copies", "faces", "name", "sort")

    def __init__(self, name: str, sort: int, copies: int) -> None:
        self.name: str = name
        self.sort: int = sort
        self.copies: int = copies
        #: One or two; the first one shows at the beginning.
        self.faces: list[Face] = []


class Path:
    """A path from a space on to another."""

    __slots__ = ("card", "dashed", "face", "only", "origin", "ref", "target")

    def __init__(self, origin: int, target: int) -> None:
        #: -1: the end of the stage before.
        self.origin: int = origin
        self.target: int = target
        self.dashed: bool = False
        #: Address of its symbols, or "".
        self.ref: str = ""
        #: The hero who alone may use it, by name, or "".
        self.only: str = ""
        #: The card, and its face, that closes it to who holds it; -1 for none.
        self.card: int = -1
        self.face: int = 0


class Space:
    """A space of a map."""

    __slots__ = (
        "gate", "line", "lock", "map", "name", "order", "penalty", "red", "ref", "start", "steps",
        "stop", "target", "x", "y",
    )  # fmt: skip

    def __init__(self, name: str, number: int) -> None:
        #: Name within its map, and the map.
        self.name: str = name
        self.map: int = number
        self.x: float = 0.0
        self.y: float = 0.0
        self.steps: int = 0
        self.stop: bool = False
        self.red: bool = False
        #: Address of its symbols, or "".
        self.ref: str = ""
        self.penalty: int = 0
        self.gate: int = 0
        #: Hero who begins here (or "curse"), hero whose target it is.
        self.start: str = ""
        self.target: str = ""
        #: Card that closes it; -1 for none.
        self.lock: int = -1
        #: Position on the solid line of its map; -1 on a branch.
        self.line: int = -1
        #: The position on the line at which the Curse has caught a hero here.
        self.order: int = 0


class Scenery:
    """Something painted on a map."""

    __slots__ = ("kind", "x", "y")

    def __init__(self, kind: str, x: float, y: float) -> None:
        self.kind: str = kind
        self.x: float = x
        self.y: float = y


class Map:
    """A stage map."""

    __slots__ = ("fog", "length", "line", "name", "paths", "scenery", "spaces", "terrain")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.terrain: str = ""
        self.fog: int = 0
        #: Numbers of its spaces and positions of its paths in the Book.
        self.spaces: list[int] = []
        self.paths: list[int] = []
        #: Spaces of the solid line, one for each position; of a fork at its end the first.
        self.line: list[int] = []
        self.length: int = 0
        self.scenery: list[Scenery] = []


class HeroKind:
    """A hero one may lead."""

    __slots__ = ("alone", "cards", "colour", "curse_cards", "name", "role", "willpower")

    def __init__(self, name: str, role: str, colour: str) -> None:
        self.name: str = name
        self.role: str = role
        self.colour: str = colour
        #: Hero card of each pile.
        self.cards: list[int] = []
        #: Plays alone and begins where this hero would, or "".
        self.alone: str = ""
        self.willpower: int = 0
        #: Curse cards of each pile, from the left.
        self.curse_cards: list[int] = []


class Variant:
    """Another way to begin."""

    __slots__ = ("allies", "choose_allies", "open")

    def __init__(self) -> None:
        #: Ally card by name of the hero.
        self.allies: dict[str, int] = {}
        self.choose_allies: bool = False
        self.open: bool = False


class Book(BaseBook):
    """All fixed content of one box bound to one adventure."""

    def __init__(self) -> None:
        super().__init__()
        self.box: str = ""
        self.legend: str = ""
        self.heroes: list[HeroKind] = []
        #: Kinds of cards, and their numbers by name. The last one stands for a curse card that
        #: nobody has turned yet.
        self.deck: list[Card] = []
        self.card_numbers: dict[str, int] = {}
        self.passive: int = 0
        self.maps: list[Map] = []
        self.spaces: list[Space] = []
        self.paths: list[Path] = []
        #: Paths that lead on from a space, and back from it, within its map.
        self.onward: list[list[int]] = []
        self.backward: list[list[int]] = []
        #: Paths into a map from the end of the stage before, by map.
        self.entries: list[list[int]] = []
        #: Maps of the adventure: the first, those that may come between, how many do, the last
        #: (-1: the first is the only one).
        self.first: int = 0
        self.between: list[int] = []
        self.laid: int = 0
        self.last: int = -1
        #: Willpower of each hero at the beginning; tokens of all.
        self.willpower: int = 0
        self.supply: int = 0
        self.campfires: int = 0
        #: Who begins, or "".
        self.begins: str = ""
        #: Piles that are used, and the hero card of each by name of the hero (without: all three).
        self.hero_cards: dict[str, list[int]] = {}
        #: Curse cards of the piles that are used by name of the hero (without: dealt at random).
        self.curse_cards: dict[str, list[int]] = {}
        self.only_move: bool = False
        #: Allies by difficulty.
        self.allies: list[int] = []
        #: Legend cards read at the beginning, then to a hero who plays alone, and after a victory.
        self.opening: list[int] = []
        self.opening_alone: list[int] = []
        self.closing: list[int] = []
        self.beginnings: list[Variant] = []

    def stages(self) -> int:
        """How many stages lie in the row."""
        return 1 if self.last < 0 else self.laid + 2
