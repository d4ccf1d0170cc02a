"""What stands in each file of a trail: typed records; the schemas are made from them."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, ClassVar, Literal

from rietland.content.source import Source
from rietland.vocabulary.control import Effects, Word
from rietland.vocabulary.names import (
    ANY,
    SOME,
    AllyCard,
    Between,
    CurseCard,
    DifficultyName,
    HeroCard,
    HeroName,
    HeroOrCurse,
    MapName,
    ReadyCard,
)

# cards.yaml


class MoveRecord(Word, frozen=True, kw_only=True):
    """A step value of a hero card, and its price."""

    #: Number of steps.
    steps: Annotated[int, Between(1, 15)]
    #: What is paid first.
    price: Effects = []


class UseRecord(Word, frozen=True, kw_only=True):
    """A way to activate a card: what is done, and what becomes of the card."""

    #: What is done.
    do: Effects = []
    #: `bottom` of its pile, `remove` from the game, `turn` it and put it below, or `rest`: it waits
    #: beside the map until its hero reaches the end of a stage.
    then: Literal["bottom", "remove", "turn", "rest"] = "bottom"


class FaceRecord(Word, frozen=True, kw_only=True):
    """One face of a card."""

    #: Step values for moving.
    moves: list[MoveRecord] = []
    #: Blue strength: it fights with this.
    strength: Annotated[int, ANY] = 0
    #: Red strength of an opponent.
    opponent: Annotated[int, ANY] = 0
    #: Willpower for beating it.
    reward: Annotated[int, ANY] = 0
    #: Ways to activate it, besides moving and fighting.
    uses: list[UseRecord] = []
    #: What becomes of it after a fight it was used in; without, it goes to the bottom.
    after: list[UseRecord] = []
    #: What becomes of an opponent that was beaten.
    beaten: Literal["remove", "turn"] = "remove"


class TrailCardRecord(Word, frozen=True, kw_only=True):
    """A card: what sort it is, how many there are, and its one or two faces by name."""

    #: Where it comes from.
    source: Source
    #: What sort of card it is.
    sort: Literal["hero", "curse", "fog", "object", "ally", "special"]
    #: How many of it there are.
    copies: Annotated[int, SOME] = 1
    #: Its faces by name; the first one shows at the beginning.
    faces: dict[str, FaceRecord]


class TrailCardsFile(Word, frozen=True, kw_only=True):
    """cards.yaml: all cards by name."""

    cards: dict[str, TrailCardRecord]


# box.yaml


class TrailHeroRecord(Word, frozen=True, kw_only=True):
    """A hero: the cards of the three piles, from left to right."""

    #: Where it comes from.
    source: Source
    #: Colour of the figure.
    colour: str
    #: Role, for texts.
    role: str
    #: Hero cards of the left, the middle and the right pile.
    cards: list[HeroCard]
    #: Plays alone, begins where this hero would, and wins at any target.
    alone: HeroName = ""
    #: Willpower at the beginning besides that of the legend.
    willpower: Annotated[int, ANY] = 0
    #: Curse cards of the left, the middle and the right pile; without, one of each.
    curse_cards: Annotated[list[int], Between(0, 9)] = []


class TrailBoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: heroes, tokens and pieces."""

    #: Name of the folder.
    box: str
    #: A trail.
    family: Literal["trail"]
    #: Where it comes from.
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    #: How many may play: the fewest and the most.
    heroes: tuple[int, int]
    #: The usual party by number of heroes, if none is named.
    parties: dict[int, list[str]] = {}
    #: Who may play, by name.
    figures: dict[str, TrailHeroRecord]
    #: Willpower tokens there are.
    willpower: Annotated[int, SOME]
    #: Campfires there are.
    campfires: Annotated[int, ANY]


# maps/*.yaml


class LockRecord(Word, frozen=True, kw_only=True):
    """A face of a card that closes a path to those who hold it."""

    #: The card.
    card: ReadyCard
    #: The face it must show.
    face: str


class MapSpaceRecord(Word, frozen=True, kw_only=True):
    """A space of a map."""

    #: Where it is: from left to right and from top to bottom, 0 to 1.
    at: tuple[float, float]
    #: Steps it takes to enter it.
    steps: Annotated[int, ANY]
    #: A hero must stop here.
    stop: bool = False
    #: The end of the stage: a hero must stop here, and the next stage is revealed.
    red: bool = False
    #: What happens to a hero who stops here.
    do: Effects = []
    #: Every space takes this many more steps while the Curse is here.
    penalty: Annotated[int, ANY] = 0
    #: Only a hero card of this strength lets a hero stop here.
    gate: Annotated[int, ANY] = 0
    #: This hero, or the `curse`, begins here.
    start: HeroOrCurse = ""
    #: The target of this hero.
    target: HeroName = ""
    #: Nobody stops here who holds this card, and without its defeat nobody wins.
    lock: ReadyCard = ""


class MapPathRecord(Word, frozen=True, kw_only=True, rename={"origin": "from"}):
    """A path from one space on to another; `entry` is the end of the stage before."""

    SHORT: ClassVar[str] = ""
    #: Where it begins.
    origin: str
    #: Where it leads.
    to: str
    #: A dashed path, which the Curse never takes.
    dashed: bool = False
    #: What happens to a hero who uses it.
    do: Effects = []
    #: Only this hero may use it.
    only: HeroName = ""
    #: Closed to a hero who holds this card with this face up.
    closed: LockRecord | None = None


class SceneryRecord(Word, frozen=True, kw_only=True):
    """Something that is painted on a map."""

    #: What it is.
    kind: str
    #: Where it is.
    at: tuple[float, float]


class MapFile(Word, frozen=True, kw_only=True):
    """A stage map: spaces and the paths between them. The solid paths are the line of the Curse."""

    #: Name of the file.
    map: str
    #: Where it comes from.
    source: Source
    #: What kind of land is painted.
    terrain: str
    #: Fog cards above it.
    fog: Annotated[int, ANY]
    #: Its spaces, by name.
    spaces: dict[str, MapSpaceRecord]
    #: Its paths.
    paths: list[MapPathRecord]
    #: What else is painted on it.
    scenery: list[SceneryRecord] = []


# legends/*.yaml


class LegendCardRecord(Word, frozen=True, kw_only=True):
    """A card of the story, read at the beginning (`alone`: to one hero) or after a victory."""

    #: Where it comes from.
    source: Source
    #: When it is read.
    when: Literal["start", "alone", "won"] = "start"


class TrailVariantRecord(Word, frozen=True, kw_only=True):
    """Another way to begin."""

    #: Where it comes from.
    source: Source
    #: The allies of these heroes, in their middle piles.
    allies: dict[HeroName, AllyCard] = {}
    #: Allies are chosen, not drawn.
    choose_allies: bool = False
    #: The stage cards are chosen and face up from the beginning.
    open: bool = False


class TrailLegendFile(Word, frozen=True, kw_only=True):
    """An adventure: its maps from left to right, and how it begins."""

    #: Name of the file.
    legend: str
    #: Where it comes from.
    source: Source
    #: How many may play it; without, as many as the box says.
    heroes: tuple[int, int] | None = None
    #: How many allies come along, by difficulty, the usual one first.
    difficulties: Annotated[dict[str, int], ANY]
    #: Those for a hero who plays alone, the usual one first; without, all of them.
    alone: list[DifficultyName] = []
    #: The first stage.
    first: MapName
    #: Stages that may come between, of which some are drawn.
    between: list[MapName] = []
    #: How many of them are laid.
    laid: Annotated[int, ANY] = 0
    #: The last stage; without, the first is the only one.
    last: MapName = ""
    #: Willpower of each hero at the beginning.
    willpower: Annotated[int, ANY]
    #: Who takes the first turn; without, the players choose.
    begins: HeroName = ""
    #: Hero cards in play by hero, one pile each; without, all of them.
    hero_cards: dict[HeroName, list[HeroCard]] = {}
    #: Curse cards by hero, one for each pile, known to all; without, all are dealt at random.
    curse_cards: dict[HeroName, list[CurseCard]] = {}
    #: Heroes only move, and nothing that draws fog can be chosen.
    only_move: bool = False
    #: Cards of the story.
    cards: dict[str, LegendCardRecord] = {}
    #: Other ways to begin.
    variants: dict[str, TrailVariantRecord] = {}
