"""Filters: which spaces, which pieces, which heroes."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary.control import (
    Counted,
    Number,
    Range,
    Space,
    What,
    Who,
    WideBounds,
    Word,
)
from rietland.vocabulary.names import (
    EITHER_WAY,
    SOME,
    BoardNumber,
    BoardToken,
    CounterName,
    CreatureOrAny,
    FaceName,
    FaceNumber,
    FigureOrAny,
    FigureOrOpponent,
    HeroCounter,
    IconName,
    OpponentOrAny,
    PathName,
    PileCard,
    PileName,
    RankName,
    RegionName,
    RoleName,
    SecretName,
    ThingName,
)


class Within(Word, frozen=True):
    """Spaces at most this many steps from others."""

    #: From these spaces.
    of: Space
    #: At most so many steps.
    steps: Number


class Spaces(Word, frozen=True, rename={"having": "with", "excluded": "not"}):
    """Spaces that pass all that is given here, in the order of their numbers.

    The first four keys name spaces by themselves; the others choose among all spaces of the board.
    """

    #: Where these pieces or heroes are.
    of: Counted = None
    #: The space whose number this counter has.
    counter: CounterName = ""
    #: A space from two dice, kept in counters (AN-RUNE-4): this one has the tens,
    tens: CounterName = ""
    #: and this one the ones.
    ones: CounterName = ""
    #: From this space this many `steps` along the arrows; negative ones go back.
    arrow: Space = None
    #: How many steps; 1 if nothing is said.
    steps: Annotated[Number, EITHER_WAY] = 1
    #: These spaces.
    at: Space = None
    #: From the first number to the second.
    between: tuple[BoardNumber, BoardNumber] | None = None
    #: Of this region, or these.
    region: RegionName | list[RegionName] = ""
    #: With this icon of the board.
    icon: IconName = ""
    #: Of this path of the board, in its order.
    path: PathName = ""
    #: Of the path only the spaces right before these; before the first there is none.
    behind: Space = None
    #: Where this secret can still be, as everybody knows.
    secret: SecretName = ""
    #: Only this many, from the start of the path or list.
    first: Number | None = None
    #: Adjacent to one of these.
    next_to: Space = None
    #: At most this many steps away.
    within: Within | None = None
    #: Where such a piece or hero is.
    having: Counted = None
    #: Where no such piece or hero is.
    without: Counted = None
    #: None of these.
    excluded: Space = None
    #: Passing one of these.
    any: list[Space] = []
    #: Of those left one: by number, the first as listed, or the nearest `to` others.
    pick: Literal["lowest", "highest", "first", "nearest"] | None = None
    #: What `nearest` measures from.
    to: Space = None


class SpacesOf(Word, frozen=True):
    """Spaces, where they are counted."""

    #: The spaces.
    spaces: Space


class Pieces(Word, frozen=True, rename={"other_than": "except", "state": "is"}):
    """Pieces on the board that pass all that is given here; one of the first seven keys says what.

    A bare word is the name of a figure or an opponent, or `it`: the piece of the event.
    """

    SHORT: ClassVar[str] = "name"
    #: A figure or an opponent by name, or `it`; written alone.
    name: FigureOrOpponent = ""
    #: Creatures of this kind, of these, or of `any`; opponents of the kind too.
    creature: CreatureOrAny | list[CreatureOrAny] = ""
    #: This opponent of the legend, one of these, or `any`.
    opponent: OpponentOrAny | list[OpponentOrAny] = ""
    #: This figure, one of these, or `any`.
    figure: FigureOrAny | list[FigureOrAny] = ""
    #: Things of this kind or of these, lying or held by a hero.
    thing: ThingName | list[ThingName] = ""
    #: `fog` tokens, a `well`, a `broken_bridge`, or tokens of a kind in `tokens`, face down.
    token: BoardToken | None = None
    #: Cards of this pile; `is` says which. Of those on the legend track `pick: lowest` is the next.
    card: PileName = ""
    #: Heroes' own cards (open, done, spoiled, settled), those on the track, or discarded ones.
    state: Literal["open", "done", "spoiled", "settled", "starred", "discarded"] | None = None
    #: On these spaces.
    at: Space = None
    #: Held by one of these heroes; farmers who follow and gold in the purse count.
    held_by: Who = None
    #: Carried by one of these creatures or figures; without this word what they carry is not meant.
    carried_by: What = None
    #: Of things also those that creatures or figures carry.
    carried: bool = False
    #: Lying on a space, held by nobody.
    lying: bool = False
    #: With this face up: a thing's face by name or number, a fog face, `full` or `drained` for a
    #: well; `space` for a thing that shows the number of its space.
    face: FaceName | FaceNumber = ""
    #: Creatures that never move, or (`false`) only those that move.
    fixed: bool | None = None
    #: Not these.
    other_than: What = None
    #: Of those left one: by the number of its space, or the nearest `to` others.
    pick: Literal["lowest", "highest", "nearest"] | None = None
    #: What `nearest` measures from.
    to: Space = None
    #: Of those left only this many, lowest space first.
    count: Number | None = None


class CounterOf(WideBounds, frozen=True):
    """A counter that each hero has, within these bounds."""

    #: The counter.
    name: HeroCounter


class Filter(Word, frozen=True, rename={"having": "with", "excluded": "not"}):
    """Heroes who pass all that is given here; nothing given means everybody.

    The bare words `all`, `me`, `others` and `fighters` are filters too.
    """

    #: The hero in question.
    me: bool = False
    #: Everybody else.
    others: bool = False
    #: Who fights, or fought the last creature that was defeated.
    fighters: bool = False
    #: Being this, or one of these: warrior, archer, wizard, dwarf.
    role: RoleName | list[RoleName] = ""
    #: Standing on one of these spaces.
    at: Space = None
    #: With so much strength.
    strength: Range | None = None
    #: With so much willpower.
    willpower: Range | None = None
    #: With so much gold.
    gold: Range | None = None
    #: Having used this many hours today.
    hours: Range | None = None
    #: With such a counter of their own.
    counter: CounterOf | None = None
    #: Holding this many of these things.
    holds: Annotated[dict[ThingName, int], SOME] = {}
    #: Whose own card this is.
    owner: PileCard = ""
    #: On the same space as such a piece.
    having: What = None
    #: Whose time marker is in the sunrise box.
    resting: bool = False
    #: Not passing this filter.
    excluded: Who = None
    #: Passing one of these.
    any: list[Who] = []
    #: Of those left, the one with the most of it; of equal ones the lowest rank.
    most: Literal["strength", "willpower", "gold", "hours"] | None = None
    #: Of those left, the one with the least of it; of equal ones the lowest rank.
    least: Literal["strength", "willpower", "gold", "hours"] | None = None
    #: Of those left, only the one with the lowest or highest rank.
    rank: RankName = ""
