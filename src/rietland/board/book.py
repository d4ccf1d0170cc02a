"""Book of a board game: everything printed, as numbers, shared by all states."""

from typing import Final

from rietland.kernel.book import BaseBook
from rietland.vocabulary.control import Number

# Piles that every Book has, by number; those of a box or a legend follow.
FOG_TOKENS: Final = 0  # one row of slots, in the order of the Book's fog spaces
EVENT_CARDS: Final = 1  # the event deck in use
RUNE_STONES: Final = 2  # not yet seen
HERBS: Final = 3  # not yet seen
PILES: Final = ["fog", "events", "runes", "herbs"]


class HeroKind:
    """One figure of a hero: Thorn and Mairen are two figures of the warrior."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The hero it is a figure of: warrior, archer, wizard, dwarf.
        self.role: str = ""
        self.rank: int = 0
        #: Dice by willpower, 0 to the maximum.
        self.dice: list[int] = []
        # Abilities; the words of heroes.yaml.
        #: Willpower from a well (AN-HERO-5).
        self.well: int = 3
        #: Attacks into adjacent spaces and rolls dice one by one (AN-HERO-6).
        self.archer: bool = False
        #: May turn a die once a round (AN-HERO-7).
        self.flips: bool = False
        #: Price of a strength point by merchant's space, where it differs (AN-HERO-8).
        self.training: dict[int, int] = {}
        #: Gold less for brew (AN-WITCH-3).
        self.brew_discount: int = 0


class CreatureKind:
    """A kind of creature, as printed on the creature display."""

    def __init__(self) -> None:
        self.name: str = ""
        self.strength: int = 0
        self.willpower: int = 0
        #: Pieces of the reward, and which goods (`verbs.GOODS`) they may be.
        self.reward: int = 0
        self.goods: list[int] = []
        #: Number of the die it rolls, and how many by willpower.
        self.die: int = 0
        self.dice: list[int] = []
        #: Figures in the box.
        self.figures: int = 0


class ThingKind:
    """A kind of article, object or token."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The rule that says what it does, or "".
        self.rule: str = ""
        self.slot: int = 0
        self.ability: int = 0
        #: How many the box has.
        self.count: int = 0
        #: The face of a new one (uses, for an article).
        self.face: int = 0
        #: Faces and their names in notation.
        self.faces: dict[int, str] = {}
        #: How many of each face the box has; empty where faces are not drawn.
        self.pool: list[int] = []
        #: Sold by merchants.
        self.sold: bool = False


class Named:
    """An opponent with a name and values of its own (the skral on the tower, say)."""

    def __init__(self) -> None:
        self.name: str = ""
        self.kind: int = 0
        #: Strength by [difficulty][number of heroes]; empty: as its kind.
        self.strength: list[list[int]] = []
        self.willpower: int = 0
        self.reward: int = 0
        #: It never moves and others skip its space (AN-L2-3).
        self.fixed: bool = False


# What a goal needs.
UNSAID: Final = 0
HOLD: Final = 1
BRING: Final = 2
BEAT: Final = 3
REACH: Final = 4
COUNT: Final = 5
CLEAR: Final = 6
GOALS: Final = ["", "hold", "bring", "beat", "reach", "count", "clear"]


class Goal:
    """A goal of the legend and what it needs, in numbers; `legend/goals.py` measures it."""

    def __init__(self) -> None:
        #: `goal-<box>-<legend>-<name>` is the key of its words.
        self.name: str = ""
        self.kind: int = UNSAID
        #: The legend is won only with it.
        self.needed: bool = True
        #: It counts only while these hold.
        self.shown: list[object] = []
        #: Key of the reason for losing without it.
        self.lost: str = ""
        #: The thing to bring, the counter, the creature to clear away (-1: any).
        self.what: int = -1
        #: Spaces: where to bring it, whom to meet where, what to clear.
        self.at: list[int] = []
        #: Opponents to beat.
        self.opponents: list[int] = []
        #: Which heroes are to reach the spaces: a filter, or None for any.
        self.who: object = None
        #: How many.
        self.need: Number = 1


class Deck:
    """A deck of event cards."""

    def __init__(self) -> None:
        self.name: str = ""
        #: Card names; the position is the card's number. `event/<deck>/<card>` is its address.
        self.cards: list[str] = []
        #: 1 where the card bears the shield mark.
        self.shield: list[int] = []


class Waiting:
    """A card that waits at spaces until a hero enters (AN-EVENT-5)."""

    def __init__(self) -> None:
        self.ref: str = ""
        self.spaces: list[int] = []
        #: Which hero when several stand there: True the highest rank, False the lowest.
        self.highest: bool = False


class Book(BaseBook):
    """All fixed content of one legend of one box."""

    def __init__(self) -> None:
        super().__init__()
        self.box: str = ""
        self.legend: str = ""
        #: How many spaces lists by space have: the highest number and one more.
        self.size: int = 0
        #: Roads, arrows (-1: none) by space number.
        self.roads: list[list[int]] = []
        self.arrows: list[int] = []
        #: Spaces that no hero can enter.
        self.closed_to_heroes: list[int] = []
        #: Regions of spaces by name: forest, river_bank, …
        self.regions: dict[str, list[int]] = {}
        #: Bridges: names and the two spaces each joins.
        self.bridge_names: list[str] = []
        self.bridges: list[list[int]] = []
        # What clients draw; no rule reads it.
        #: By space: x, y, radius as parts of the board's width and height, empty for no space.
        self.sites: list[list[float]] = []
        #: Width of the board over its height.
        self.aspect: float = 1.0
        #: By space: the last part of its name's key in the catalogue (`space-<name>`), or "".
        self.site_names: list[str] = []
        #: The castle's space, and the space where defeated creatures lie.
        self.castle: int = 0
        self.graveyard: int = 80
        #: Wells and, by space, the well there or -1.
        self.well_spaces: list[int] = []
        self.well_at: list[int] = []
        #: Fog circles and, by space, the circle there or -1.
        self.fog_spaces: list[int] = []
        self.fog_at: list[int] = []
        #: Fog faces; the position is the face's number. `fog/<face>` is the address of its effects.
        self.fog_faces: list[str] = []
        #: By space: 1 where a merchant is.
        self.merchant: list[int] = []
        self.heroes: list[HeroKind] = []
        self.creatures: list[CreatureKind] = []
        self.things: list[ThingKind] = []
        self.named: list[Named] = []
        self.goals: list[Goal] = []
        #: Ally and other figures: names, strength they lend, spaces an hour moves them (0: fixed).
        self.figure_names: list[str] = []
        self.figure_bonus: list[int] = []
        self.figure_pace: list[int] = []
        self.decks: list[Deck] = []
        #: Names of the piles; the position is the pile's number in the state.
        self.pile_names: list[str] = PILES[:]
        self.waits: list[Waiting] = []
        #: Opposite faces: `opposite[die][value]`.
        self.opposite: list[dict[int, int]] = []

        # Plain values of box.yaml, read by the rule modules.
        self.hours: int = 7
        self.overtime: list[int] = [2, 2, 2]
        self.max_strength: int = 14
        self.max_willpower: int = 20
        #: Golden shields by number of heroes.
        self.shields: list[int] = []
        #: Price of a strength point and of an article; of brew by number of heroes.
        self.price: int = 2
        self.brew_price: list[int] = []
        #: Small slots of a hero board.
        self.small_slots: int = 3
        #: Last letter of the legend track.
        self.last_letter: int = 13
        #: Steps of the sunrise: `sunrise.py` names those below 0, others are creature kinds.
        self.sunrise: list[int] = []
        #: Things by ability: the first kind with that ability, or -1.
        self.kind_by_ability: list[int] = []
        self.rune_colours: int = 3
        self.hero_die: int = 0
        self.black_die: int = 0

    def thing_kind(self, name: str) -> int:
        for number, kind in enumerate(self.things):
            if kind.name == name:
                return number
        raise KeyError(name)

    def creature_kind(self, name: str) -> int:
        for number, kind in enumerate(self.creatures):
            if kind.name == name:
                return number
        raise KeyError(name)

    def thing_names(self) -> list[str]:
        """Name of every thing by its code; "" where a code means nothing, "-" for none."""
        names = [""] * (len(self.things) << 8)
        for number, kind in enumerate(self.things):
            for face, name in kind.faces.items():
                names[number << 8 | face] = name
        names[0] = "-"
        return names
