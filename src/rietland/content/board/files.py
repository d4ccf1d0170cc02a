"""What stands in each file of a box: typed records, from which the schemas are made too."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

import msgspec

from rietland.vocabulary.control import Conditions, Effects, Word

#: Where a record comes from: the rulebook, other public material, inference, or our own design.
Source = Literal["rulebook", "public", "inferred", "authored"]

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
    roads: list[int] = []
    arrow: int | None = None
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


class BridgeRecord(Word, frozen=True, kw_only=True):
    """A bridge and the two spaces it joins."""

    source: Source
    joins: tuple[int, int]


class BoardFile(Word, frozen=True, kw_only=True):
    """boards/<name>.yaml: one face of the printed board."""

    source: Source
    #: Width over height.
    aspect: float
    castle: int
    graveyard: int
    #: Spaces no hero enters (AN-MOVE-6); they have no roads.
    closed: list[int] = []
    bridges: dict[str, BridgeRecord] = {}
    spaces: list[SpaceRecord]


# heroes.yaml


class HeroRecord(Word, frozen=True, kw_only=True):
    """A hero board, which several figures may use."""

    source: Source
    #: Names of the figures.
    figures: list[str]
    rank: int
    colour: str
    dice: Ranges
    #: Willpower from a well.
    well: int = 3
    #: Attacks into adjacent spaces, rolls dice one by one.
    archer: bool = False
    #: May turn a die once a round.
    flips: bool = False
    #: Price of a strength point where it differs, by the merchant's space.
    training: dict[int, int] = {}
    #: Gold less for brew.
    brew_discount: int = 0


class HeroesFile(Word, frozen=True, kw_only=True):
    """heroes.yaml: the hero boards by role."""

    heroes: dict[str, HeroRecord]


# creatures.yaml


class CreatureRecord(Word, frozen=True, kw_only=True):
    """A kind of creature."""

    source: Source
    strength: int
    willpower: int
    #: Pieces the victors share.
    reward: int
    #: Of which goods each piece may be; gold or willpower if nothing is said.
    goods: list[str] = []
    die: str
    dice: Ranges
    #: Figures in the box.
    figures: int


class CreaturesFile(Word, frozen=True, kw_only=True):
    """creatures.yaml: the kinds of creature, in the order of the Book."""

    creatures: dict[str, CreatureRecord]


# items.yaml


class ThingRecord(Word, frozen=True, kw_only=True):
    """An article, object or token; `faces` are its sides (uses left, value, colour) by number."""

    source: Source
    #: The rule that says what it does, for those who ask.
    rule: str = ""
    slot: Literal["small", "large", "helm", "none"]
    ability: str = "none"
    #: How many the box has.
    count: int = 0
    #: The face of a new one.
    face: int = 1
    faces: dict[int, str] = {}
    #: How many of each face, where they differ.
    copies: dict[int, int] = {}
    #: Printed values no rule reads yet.
    values: list[int] = []
    #: Merchants sell it.
    sold: bool = False


class ItemsFile(Word, frozen=True, kw_only=True):
    """items.yaml: the kinds of thing, in the order of the Book."""

    things: dict[str, ThingRecord]


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


class EventsFile(Word, frozen=True, kw_only=True):
    """events.yaml: the event decks."""

    decks: dict[str, DeckRecord]


# box.yaml


class DieRecord(Word, frozen=True, kw_only=True):
    """A die: its faces, which lies opposite which, how many the box has."""

    source: Source
    faces: list[int]
    opposite: dict[int, int]
    count: int = 0


class FigureRecord(Word, frozen=True, kw_only=True):
    """An ally or other figure: the strength it lends, the spaces an hour moves it."""

    source: Source
    bonus: int = 0
    pace: int = 0


class FogRecord(Word, frozen=True, kw_only=True):
    """A fog face: how many tokens show it, and what it does to the hero who finds it."""

    source: Source
    count: int
    do: Effects


class Prices(Word, frozen=True, kw_only=True):
    """Prices in gold; brew by number of heroes."""

    strength: int
    article: int
    brew: dict[int, int]


class Slots(Word, frozen=True, kw_only=True):
    """Slots of a hero board."""

    small: int
    large: int
    helm: int


class Limits(Word, frozen=True, kw_only=True):
    """Highest strength and willpower."""

    strength: int
    willpower: int


class TriggerRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """When this happens, if all those hold, do these; once, unless it says otherwise."""

    #: Where it comes from.
    source: Source
    #: The event it waits for.
    when: When
    #: All of these must hold when the event happens.
    conditions: Conditions = []
    #: Only the first time; `false` for every time.
    once: bool = True
    #: What it does then.
    do: Effects


class BoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: plain values of a box, its dice, figures, fog and the checklist of its legends."""

    box: str
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    #: The face of the board a legend is played on unless it names another.
    board: str = "castle"
    heroes: tuple[int, int]
    #: The usual party by number of heroes, for who names none.
    parties: dict[int, list[str]] = {}
    difficulties: list[str]
    hours: int
    #: Willpower each overtime hour costs.
    overtime: list[int]
    limits: Limits
    slots: Slots
    #: Golden shields by number of heroes.
    shields: dict[int, int]
    prices: Prices
    last_letter: str
    #: Steps of the sunrise, in order; a creature's name lets its kind move.
    sunrise: list[str]
    dice: dict[str, DieRecord]
    #: The dice heroes roll, and the one that rune stones give.
    hero_die: str
    black_die: str
    figures: dict[str, FigureRecord]
    fog: dict[str, FogRecord]
    #: Effects a legend's set-up calls by the bare word `checklist`.
    checklist: Effects = []
    triggers: dict[str, TriggerRecord] = {}


# legends/*.yaml


class NamedRecord(Word, frozen=True, kw_only=True):
    """An opponent with a name; what is not given is as its kind."""

    #: Where it comes from.
    source: Source
    #: Its kind.
    creature: str
    #: By difficulty, then by number of heroes.
    strength: dict[str, dict[int, int]] = {}
    #: At the start of every fight.
    willpower: int = 0
    #: In gold and willpower.
    reward: int = 0
    #: It never moves, and others skip its space.
    fixed: bool = False


class CardRecord(Word, frozen=True, kw_only=True):
    """A card of the legend; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    #: What it does when it is read; a card may be story alone.
    do: Effects = []


class VariantRecord(Word, frozen=True, kw_only=True):
    """Another way to begin, instead of the set-up."""

    source: Source
    do: Effects


class GoalRecord(Word, frozen=True, kw_only=True):
    """Something to achieve; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    #: What meets it; a goal that says nothing stands in the list alone.
    needs: Needs = None
    #: The legend is won only with it; `false` for a goal that merely helps.
    needed: bool = True
    #: The goal is listed and counts only while all of these hold; without, from the start.
    shown: Conditions = []
    #: Why the legend is lost without it, if not by the text `why-<box>-<legend>-<goal>`.
    lost: str = ""


class LegendFile(Word, frozen=True, kw_only=True, rename={"named": "opponents"}):
    """A legend: how it begins, its cards, what its events trigger."""

    #: The name, the same as that of the file.
    legend: str
    #: Where it comes from; your own is `authored`.
    source: Source
    #: The box it is for; a legend in a box's own folder need not say it.
    box: str = ""
    #: The face of the board it is played on, if not the usual one of the box.
    board: str = ""
    #: The fewest and the most heroes it is for.
    heroes: tuple[int, int]
    #: Which levels of the box it offers, easiest first.
    difficulties: list[str]
    #: Where the legend ends, if not on the last letter of the box.
    last_letter: str = ""
    #: Opponents with a name and values of their own, by name.
    named: dict[str, NamedRecord] = {}
    #: What to achieve; `end_legend` decides by them, the goal list and companions read them too.
    goals: dict[str, GoalRecord] = {}
    #: What happens before the first turn; `checklist` is what most legends of the box share.
    setup: Effects
    #: Other ways to begin, by name, each instead of `setup`.
    variants: dict[str, VariantRecord] = {}
    #: The cards, by name.
    cards: dict[str, CardRecord] = {}
    #: What events set off, by name, in the order they act.
    triggers: dict[str, TriggerRecord] = {}
