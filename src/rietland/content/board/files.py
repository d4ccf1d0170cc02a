"""What stands in each file of a box, its legends apart: typed records, as the schemas have them."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

import msgspec

from rietland.content.board.lasting import Lasting
from rietland.content.source import Source
from rietland.vocabulary.control import Conditions, Effects, Number, What, Who, Word
from rietland.vocabulary.names import (
    ANY,
    SOME,
    AbilityName,
    AnyLetter,
    Between,
    DieName,
    FaceSpace,
    Good,
    MerchantSpace,
    RewardGood,
    SpaceNumber,
    SunriseStepName,
)

#: Numbers by a range of numbers: `{0-6: 2, 7-13: 3}`.
Ranges = Annotated[
    dict[int, int],
    msgspec.Meta(
        extra={"holds": "ranges"},
        extra_json_schema={
            "propertyNames": {"pattern": "^[0-9]+(-[0-9]+)?$"},
            "additionalProperties": {"type": "integer"},
        },
    ),
]
#: Which event a trigger waits for: one word of the family's events.
When = Annotated[
    object, msgspec.Meta(extra={"holds": "when"}, extra_json_schema={"$ref": "#/$defs/when"})
]
#: What a goal needs: one word of the family's goals.
Needs = Annotated[
    object, msgspec.Meta(extra={"holds": "goal"}, extra_json_schema={"$ref": "#/$defs/goal"})
]


# boards/*.yaml


class SpaceRecord(Word, frozen=True, kw_only=True):
    """A space: its number, the spaces it borders, where its arrow points, what is printed on it."""

    id: int
    source: Source
    #: Last part of the name's key in the catalogue, `space-<name>`.
    name: str = ""
    roads: list[FaceSpace] = []
    arrow: FaceSpace | None = None
    #: Where creatures go on from a space without an arrow (FE-CAVE-3).
    way_out: int | None = None
    #: Regions it belongs to, for filters: forest, river_bank, …
    regions: list[str] = []
    merchant: bool = False
    #: Centre of the largest circle that fits in, and its radius, as parts of the board's size.
    x: float
    y: float
    r: float
    #: Where the fog circle is printed (x, y, radius) and the well (x, y).
    fog: tuple[float, float, float] | None = None
    well: tuple[float, float] | None = None

    @property
    def ahead(self) -> int | None:
        """Where a creature goes on from here: along the arrow, else by the way out."""
        return self.way_out if self.arrow is None else self.arrow


class BridgeRecord(Word, frozen=True, kw_only=True):
    """A bridge and the two spaces it joins."""

    source: Source
    joins: tuple[FaceSpace, FaceSpace]
    #: `false`: no road joins them until the bridge is built.
    open: bool = True
    #: Where the arrow that crosses it points while it is gone; without, creatures stay (FE-X-1).
    detour: int | None = None


class StepRecord(Word, frozen=True, kw_only=True):
    """A step of the sunrise of a box's own."""

    #: `sunrise_step` and `skip_step` call it so.
    name: str
    #: The rule that says what it does, for those who ask.
    rule: str = ""
    do: Effects


class BoardFile(Word, frozen=True, kw_only=True):
    """boards/<name>.yaml: one face of the printed board."""

    source: Source
    #: Width over height.
    aspect: float
    #: Where creatures head for and golden shields are; a face may have none.
    castle: FaceSpace = -1
    #: Where defeated creatures are put; a face may have no such place.
    graveyard: FaceSpace = -1
    #: Spaces by which creatures leave the board (AN-CREAT-15).
    exits: list[FaceSpace] = []
    #: Steps of the sunrise on this face, if not those of the box.
    sunrise: list[str | StepRecord] = []
    #: Spaces no hero enters (AN-MOVE-6); they have no roads.
    closed: list[FaceSpace] = []
    bridges: dict[str, BridgeRecord] = {}
    #: Spaces that content names together: in an order, or by what is printed on them.
    paths: dict[str, list[FaceSpace]] = {}
    icons: dict[str, list[FaceSpace]] = {}
    spaces: list[SpaceRecord]


# heroes.yaml


class HeroRecord(Word, frozen=True, kw_only=True):
    """A hero board, which several figures may use."""

    source: Source
    #: Names of the figures.
    figures: list[str]
    rank: Annotated[int, ANY]
    colour: str
    dice: Annotated[Ranges, Between(0, 20)]
    #: Willpower from a well.
    well: Annotated[int, ANY] = 3
    #: Attacks into adjacent spaces, rolls dice one by one.
    archer: bool = False
    #: May turn a die once a round.
    flips: bool = False
    #: Price of a strength point where it differs, by the merchant's space.
    training: Annotated[dict[MerchantSpace, int], ANY] = {}
    #: Gold less for brew.
    brew_discount: Annotated[int, ANY] = 0
    #: Once a day, after bartering, takes one thing more from that merchant.
    haggles: bool = False


class HeroesFile(Word, frozen=True, kw_only=True):
    """heroes.yaml: the hero boards by role."""

    heroes: dict[str, HeroRecord]


# creatures.yaml


class RewardRecord(Word, frozen=True, kw_only=True):
    """Several rewards of which the victors choose one: `any_of: {willpower: 4, strength: 1}`."""

    #: Pieces by good: gold, willpower, strength.
    any_of: Annotated[dict[RewardGood, int], SOME]


class CreatureRecord(Word, frozen=True, kw_only=True):
    """A kind of creature."""

    source: Source
    strength: Annotated[int, Between(0, 999)]
    willpower: int
    #: Pieces the victors share, or several rewards of which they choose one.
    reward: Annotated[int | RewardRecord, ANY]
    #: Of which goods each piece may be; gold or willpower if nothing is said.
    goods: list[Good] = []
    die: DieName
    dice: Annotated[Ranges, Between(0, 20)]
    #: Figures in the box.
    figures: Annotated[int, ANY]


class CreaturesFile(Word, frozen=True, kw_only=True):
    """creatures.yaml: the kinds of creature, in the order of the Book."""

    creatures: dict[str, CreatureRecord]


# items.yaml


class TakersRecord(Word, frozen=True, kw_only=True):
    """Who may pick a thing up from a space; anybody may hand it to anybody."""

    who: Who
    #: The rule that tells why, for those who ask.
    rule: str = ""


class ThingRecord(Word, frozen=True, kw_only=True):
    """An article, object or token; `faces` are its sides (uses left, value, colour) by number."""

    source: Source
    #: The rule that says what it does, for those who ask.
    rule: str = ""
    slot: Literal["small", "large", "helm", "none"]
    ability: AbilityName = "none"
    #: How many the box has.
    count: Annotated[int, ANY] = 0
    #: The face of a new one.
    face: int = 1
    faces: dict[int, str] = {}
    #: How many of each face, where they differ.
    copies: Annotated[dict[int, int], ANY] = {}
    #: Printed values no rule reads yet.
    values: list[int] = []
    #: It stays where content puts it: nobody takes it, puts it down or hands it over.
    fixed: bool = False
    #: Who may pick it up; without, anybody.
    taken_by: TakersRecord | None = None
    #: Golden shields that one who follows adds when a hero brings it into the castle.
    shields: Annotated[int, ANY] = 1
    #: What exchanges things does so between the rounds of a fight, too.
    between_rounds: bool = False
    #: What exchanges things does so for its bearer and another hero, never for two others.
    for_bearer: bool = False
    #: Merchants sell it.
    sold: bool = False
    #: Its price in gold, if not that of every article.
    price: Annotated[int, ANY] = 0
    #: There is a supply of it, as many as `count` says: a used one `returns` to it, or is `spent`
    #: and leaves the game. What merchants sell returns without saying so.
    supply: Literal["returns", "spent"] | None = None
    #: Merchants who barter do not deal in it, and this rule says why. Without, whatever needs a
    #: slot and shows the face of a new one is goods.
    no_goods: str = ""
    #: With the ability `extra_die`: the die that its bearer throws beside the own dice.
    die: DieName = ""
    #: It covers as many points of its bearer's strength as its face shows: they do not count in
    #: fights, and all that a hero has must fit beside the last point.
    covers: bool = False
    #: `false`: no falcon carries it, though it is not large.
    flies: bool = True
    #: Once a day (it shows its used face then) a creature throws one die in a round, in any fight.
    dims: bool = False


class ItemsFile(Word, frozen=True, kw_only=True):
    """items.yaml: the kinds of thing, in the order of the Book. A box may have none."""

    things: dict[str, ThingRecord] = {}


# events.yaml


class EventRecord(Word, frozen=True, kw_only=True):
    """An event card: does it bear the shield mark, what does it do."""

    #: Where it comes from; your own is `authored`.
    source: Source
    #: It bears the shield mark: a shield cancels it.
    shield: bool = False
    #: What it does.
    do: Effects


class DeckRecord(Word, frozen=True, kw_only=True):
    """A deck of event cards by name."""

    source: Source
    cards: dict[str, EventRecord]


class PileCardRecord(EventRecord, frozen=True, kw_only=True):
    """A card or token of a pile: how many there are, and what it does when it is drawn."""

    #: How many of it there are.
    count: Annotated[int, ANY] = 1
    #: What events set off while it is a hero's own card and open.
    triggers: "dict[str, TriggerRecord]" = {}
    #: What fulfils a card that a hero keeps: for its progress, and for companions.
    needs: list[Needs] = []


class PileRecord(Word, frozen=True, kw_only=True):
    """A pile of cards or tokens of a box's or a legend's own, face down; `draw` takes from it."""

    source: Source
    #: Who draws: the group, or always one hero, whom the effects then concern.
    drawn_by: Literal["group", "hero"] = "group"
    cards: dict[str, PileCardRecord]
    #: How many of them are in the game, drawn unseen; without, all.
    keep: Annotated[Number, ANY] = 0
    #: Where a card goes that was drawn: out of the game (`box`), under the others (`bottom`), or
    #: aside until the last one is drawn, and then all are shuffled (`shuffle`).
    after: Literal["box", "bottom", "shuffle"] = "box"


class EventsFile(Word, frozen=True, kw_only=True):
    """events.yaml: the event decks. A box may have none."""

    decks: dict[str, DeckRecord] = {}


# box.yaml


class DieRecord(Word, frozen=True, kw_only=True):
    """A die: its faces, which lies opposite which, how many the box has."""

    source: Source
    faces: Annotated[list[int], ANY]
    opposite: dict[int, int]
    count: Annotated[int, ANY] = 0


class FigureRecord(Word, frozen=True, kw_only=True, rename={"conditions": "while"}):
    """An ally or other figure: the strength it lends, the spaces an hour moves it."""

    source: Source
    bonus: Annotated[Number, ANY] = 0
    pace: Annotated[int, ANY] = 0
    #: Heroes take it along and leave it, also in the middle of a move, as they do with farmers.
    led: bool = False
    #: They take it along only while all of these hold; without, always.
    conditions: Conditions = []
    #: An hour moves it to any space; its pace is 1.
    flies: bool = False
    #: A creature on its space throws one die less in the first round of a fight, none if it has
    #: only one.
    takes_die: bool = False
    #: Who leads it may reveal the fog token on the space it comes to, without activating it.
    reveals: bool = False
    #: It may be where no road leads: it is only seen from afar.
    afar: bool = False


class FogRecord(Word, frozen=True, kw_only=True):
    """A fog face: how many tokens show it, and what it does to the hero who finds it."""

    KNOWS = ("me",)
    source: Source
    count: Annotated[int, ANY]
    do: Effects


class Prices(Word, frozen=True, kw_only=True):
    """Prices in gold; brew by number of heroes, in a box with a witch."""

    strength: Annotated[int, ANY]
    article: Annotated[int, ANY]
    brew: Annotated[dict[int, int], ANY] = {}


class Slots(Word, frozen=True, kw_only=True):
    """Slots of a hero board."""

    small: Annotated[int, ANY]
    large: Annotated[int, ANY]
    helm: Annotated[int, ANY]


class Limits(Word, frozen=True, kw_only=True):
    """Highest strength and willpower."""

    strength: Annotated[int, SOME]
    willpower: Annotated[int, SOME]


class TriggerRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """When this happens, if all those hold, do these; once, unless it says otherwise."""

    #: Where it comes from.
    source: Source
    #: The rule that says what it does, for those who ask; without, that is the card or the legend.
    rule: str = ""
    #: The event it waits for.
    when: When
    #: All of these must hold when the event happens.
    conditions: Conditions = []
    #: Only the first time; `false` for every time.
    once: bool = True
    #: What a fog token does by itself does not happen then.
    instead: bool = False
    #: What it does then.
    do: Effects


class TrialRecord(Word, frozen=True, kw_only=True):
    """A fight action against a fixed value: nobody throws dice on the other side.

    The heroes' value is found as in a fight, and equal is enough. Each try takes an hour of all who
    take part; after a failed one they may go on at once.
    """

    #: Pieces at which it is tried; on the space of any of them.
    of: What
    #: What must be reached; `me` is the hero whose turn it is.
    value: Number
    #: From where: as in a `fight` (an archer from the next space too), `here`, or also `adjacent`.
    reach: Literal["fight", "here", "adjacent"] = "fight"
    #: Others may be invited.
    join: bool = True
    #: `false`: allies on the space do not add their strength.
    allies: bool = True
    #: Lights may be burnt, as against an opponent that is no creature.
    lights: bool = False
    #: Who fails loses the difference in willpower, as in a fight; a shield averts it.
    difference: bool = False
    #: What failing does to each who took part.
    fail: Effects = []


class DeedRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """Something heroes may do at a place; the price is what its effects let the hero `pay`."""

    #: Where it comes from.
    source: Source
    #: The rule that says what it does, for those who ask.
    rule: str = ""
    #: Where it is done; without, anywhere.
    at: list[SpaceNumber] = []
    #: Who may do it; without, anybody.
    who: Who = None
    #: All of these must hold.
    conditions: Conditions = []
    #: Hours it takes, as the action of a turn; 0 for a free act.
    hours: Annotated[int, Between(0, 24)] = 0
    #: How often in the legend; 0 for any number.
    times: Annotated[int, ANY] = 0
    #: It is a trial: `do` comes when it is passed, for the hero whose turn it is; `there` is where.
    trial: TrialRecord | None = None
    #: A free act that is done only between `actions`: not while anybody moves, leads or fights.
    between: Literal["actions"] | None = None
    #: A free act that waits for nothing: also in the middle of the hero's own move, and before a
    #: fighter who has no hour left is out of the fight.
    anytime: bool = False
    #: What it does, for that hero.
    do: Effects


class CardRecord(Word, frozen=True, kw_only=True):
    """A card of a legend, or one that several legends share; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    #: What it does when it is read; a card may be story alone.
    do: Effects = []
    #: What events set off from then on.
    triggers: dict[str, TriggerRecord] = {}


class BoxFile(Lasting, frozen=True, kw_only=True):
    """box.yaml: plain values of a box, its dice, figures, fog and the checklist of its legends."""

    box: str
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    #: The face of the board a legend is played on unless it names another.
    board: str = "castle"
    heroes: tuple[int, int]
    #: The usual party by number of heroes, if none is named.
    parties: dict[int, list[str]] = {}
    difficulties: list[str]
    hours: Annotated[int, Between(1, 24)]
    #: Willpower each overtime hour costs.
    overtime: Annotated[list[int], ANY] = []
    limits: Limits
    slots: Slots
    #: Golden shields by number of heroes.
    shields: Annotated[dict[int, int], ANY] = {}
    #: What merchants ask; without, they sell nothing.
    prices: Prices | None = None
    #: Merchants do not sell: heroes swap a thing for one on the merchant's space.
    barter: bool = False
    #: Willpower a hero gains in place of a thing that the supply no longer has.
    for_missing: Annotated[int, ANY] = 0
    last_letter: AnyLetter
    #: Steps of the sunrise, in order; a creature's name lets its kind move, a record is a new step.
    sunrise: list[SunriseStepName | StepRecord]
    dice: dict[str, DieRecord]
    #: The dice heroes roll, and the one that rune stones give.
    hero_die: DieName
    black_die: DieName = ""
    figures: dict[str, FigureRecord] = {}
    fog: dict[str, FogRecord] = {}
    #: Piles that every legend of the box may draw from.
    piles: dict[str, PileRecord] = {}
    #: Cards that every legend of the box may read, by name.
    cards: dict[str, CardRecord] = {}
    #: Effects a legend's set-up calls by the bare word `checklist`.
    checklist: Effects = []
    triggers: dict[str, TriggerRecord] = {}
    #: What heroes may do in every legend of the box, besides the usual acts.
    deeds: dict[str, DeedRecord] = {}
