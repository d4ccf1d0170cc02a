"""What stands in each file of a box: typed records, from which the schemas are made too."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

import msgspec

from rietland.vocabulary.control import Conditions, Effects, Number, What, Who, Word

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
    joins: tuple[int, int]


class StepRecord(Word, frozen=True, kw_only=True):
    """A step of the sunrise of a box's own."""

    #: `sunrise_step` and `skip_step` call it so.
    name: str
    do: Effects


class BoardFile(Word, frozen=True, kw_only=True):
    """boards/<name>.yaml: one face of the printed board."""

    source: Source
    #: Width over height.
    aspect: float
    #: Where creatures head for and golden shields lie; a face may have none.
    castle: int = -1
    #: Where defeated creatures lie; a face may have no such place.
    graveyard: int = -1
    #: Spaces by which creatures leave the board (AN-CREAT-15).
    exits: list[int] = []
    #: Steps of the sunrise on this face, if not those of the box.
    sunrise: list[str | StepRecord] = []
    #: Spaces no hero enters (AN-MOVE-6); they have no roads.
    closed: list[int] = []
    bridges: dict[str, BridgeRecord] = {}
    #: Spaces that content names together: in an order, or by what is printed on them.
    paths: dict[str, list[int]] = {}
    icons: dict[str, list[int]] = {}
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


class RewardRecord(Word, frozen=True, kw_only=True):
    """Several rewards of which the victors choose one: `any_of: {willpower: 4, strength: 1}`."""

    #: Pieces by good: gold, willpower, strength.
    any_of: dict[str, int]


class CreatureRecord(Word, frozen=True, kw_only=True):
    """A kind of creature."""

    source: Source
    strength: int
    willpower: int
    #: Pieces the victors share, or several rewards of which they choose one.
    reward: int | RewardRecord
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
    #: Its price in gold, if not that of every article.
    price: int = 0


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
    count: int = 1
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
    keep: Number = 0
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
    """Prices in gold; brew by number of heroes, in a box with a witch."""

    strength: int
    article: int
    brew: dict[int, int] = {}


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
    #: What a fog token does by itself does not happen then.
    instead: bool = False
    #: What it does then.
    do: Effects


class DeedRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """Something heroes may do at a place; the price is what its effects let the hero `pay`."""

    #: Where it comes from.
    source: Source
    #: Where it is done; without, anywhere.
    at: list[int] = []
    #: Who may do it; without, anybody.
    who: Who = None
    #: All of these must hold.
    conditions: Conditions = []
    #: Hours it takes, as the action of a turn; 0 for a free act.
    hours: int = 0
    #: How often in the legend; 0 for any number.
    times: int = 0
    #: What it does, for that hero.
    do: Effects


class WayRecord(Word, frozen=True, kw_only=True, rename={"who": "for", "conditions": "while"}):
    """Spaces that are shut, or where a hero's move ends."""

    #: Where it comes from.
    source: Source
    #: Which spaces.
    at: int | list[int]
    #: Whom it concerns; figures walk like heroes.
    who: Literal["heroes", "creatures", "all"] = "heroes"
    #: `false`: they cannot enter; who is there may leave.
    open: bool = True
    #: A hero who enters must end the move there.
    stop: bool = False
    #: It holds while all of these do; without, always.
    conditions: Conditions = []
    #: The rule that tells why, for those who ask.
    rule: str = ""


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
    overtime: list[int] = []
    limits: Limits
    slots: Slots
    #: Golden shields by number of heroes.
    shields: dict[int, int] = {}
    #: What merchants ask; without, they sell nothing.
    prices: Prices | None = None
    last_letter: str
    #: Steps of the sunrise, in order; a creature's name lets its kind move, a record is a new step.
    sunrise: list[str | StepRecord]
    dice: dict[str, DieRecord]
    #: The dice heroes roll, and the one that rune stones give.
    hero_die: str
    black_die: str = ""
    figures: dict[str, FigureRecord] = {}
    fog: dict[str, FogRecord] = {}
    #: Piles that every legend of the box may draw from.
    piles: dict[str, PileRecord] = {}
    #: Effects a legend's set-up calls by the bare word `checklist`.
    checklist: Effects = []
    triggers: dict[str, TriggerRecord] = {}
    #: What heroes may do in every legend of the box, besides the usual acts.
    deeds: dict[str, DeedRecord] = {}


# legends/*.yaml


class LifeRecord(Word, frozen=True, kw_only=True):
    """A pile of cards that is an opponent's life.

    When the heroes win a round the top card leaves the game unread; when they do not, it is drawn
    and carried out, and nobody loses willpower otherwise.
    """

    #: The pile; its cards go to the `bottom` after they were read.
    pile: str
    #: How many cards it can lose: with the last of these it is beaten.
    needed: int


class DiceRecord(Word, frozen=True, kw_only=True):
    """The dice of an opponent: always so many, or by the willpower it has left."""

    die: str
    #: Calculated anew in every round.
    count: Number | None = None
    by_willpower: Ranges = {}


class NamedRecord(Word, frozen=True, kw_only=True):
    """An opponent with a name; what is not given is as its kind."""

    #: Where it comes from.
    source: Source
    #: Its kind. An opponent without one is no creature: it has a figure of its own, filters for
    #: creatures do not find it, what concerns every creature passes over it, it never moves by
    #: itself, and it never lies on 80.
    creature: str = ""
    #: Calculated whenever it is asked. `fighters` are those in the round, else all heroes.
    strength: Number | None = None
    #: At the start of every fight.
    willpower: Number | None = None
    #: The dice it throws.
    dice: DiceRecord | None = None
    #: Pieces the victors share (0 for none), or several rewards of which they choose one.
    reward: int | RewardRecord | None = None
    #: It never moves, and others skip its space.
    fixed: bool = False
    #: How many figures bear the name: it is beaten when all of them are.
    count: int = 1
    #: Who must take part in a fight against it; without, anybody may fight it.
    needs: Who = None
    #: Spaces where nobody can fight it.
    out_of_reach: list[int] = []
    #: Where it must not come: that loses the legend, by the text `why-<box>-<legend>-broke_in`.
    fatal: list[int] = []
    #: What is its life, if not willpower.
    life: LifeRecord | None = None
    #: Its defeat moves the narrator on.
    narrator: bool = True
    #: What does nothing to it: `moves` of creatures of its kind by cards, the `bonus` that every
    #: creature has for a day, or `poison`.
    immune: list[Literal["moves", "bonus", "poison"]] = []
    #: What it does on the space (`there`) on which it lands by a `free` move.
    lands: Effects = []


class BonusRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """Strength that heroes have in a fight besides their own; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    strength: Number
    #: Each fighter who passes this has it; without, the group has it once.
    who: Who = None
    #: Only against these opponents; without, in every fight. Not together with `who`.
    against: list[str] = []
    #: All of these must hold.
    conditions: Conditions = []


class ShopRecord(Word, frozen=True, kw_only=True, rename={"conditions": "while"}):
    """Merchants who are closed for a while."""

    #: Where it comes from.
    source: Source
    at: list[int]
    #: They sell nothing while all of these hold.
    conditions: Conditions


class LureRecord(Word, frozen=True, kw_only=True):
    """A thing that creatures go after: at sunrise to one beside them, instead of their arrow.

    The dearest counts. Heroes lay it down where nobody stands; it is no money in this legend, and
    it is gone when a creature comes there.
    """

    thing: str
    #: Where heroes may not lay it.
    never: list[int] = []


class CounterRecord(Word, frozen=True, kw_only=True):
    """A counter that must be more than a number which begins at 0."""

    #: Every hero has one: `{counter: name}` is that of the hero in question.
    per: Literal["hero"] | None = None
    #: What it is at the start.
    start: int = 0
    #: A token that the table shows; `counter-<name>` is its text.
    shown: bool = False


class RulesRecord(Word, frozen=True, kw_only=True):
    """What is different in this legend from the rules of the box."""

    #: A hero whose willpower falls to 0 is `out` of the game, instead of falling.
    at_zero: Literal["fall", "out"] = "fall"
    #: Things that nobody takes from a space with a creature.
    guarded: list[str] = []


class ChangeRecord(Word, frozen=True, kw_only=True, rename={"conditions": "while"}):
    """What is different about some creatures for a while."""

    #: Where it comes from.
    source: Source
    #: Which creatures, wherever they are at that moment.
    what: What
    #: `false`: they do not move at sunrise.
    moves: bool
    #: It holds while all of these do; without, always.
    conditions: Conditions = []


class CardRecord(Word, frozen=True, kw_only=True):
    """A card of the legend; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    #: What it does when it is read; a card may be story alone.
    do: Effects = []
    #: What events set off from then on.
    triggers: dict[str, TriggerRecord] = {}


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
    #: Strength the heroes have by a goal that merely helps; with `count` by each point of it.
    worth: Number = 0
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
    #: Figures of its own besides those of the box.
    figures: dict[str, FigureRecord] = {}
    #: Counters that each hero has, or that begin with another number than 0; others need no record.
    counters: dict[str, CounterRecord] = {}
    #: What heroes have in fights besides their strength, by name.
    bonuses: dict[str, BonusRecord] = {}
    #: Merchants who are closed for a while, by name.
    shops: dict[str, ShopRecord] = {}
    #: What lures creatures.
    lure: LureRecord | None = None
    #: What to achieve; `end_legend` decides by them, the goal list and companions read them too.
    goals: dict[str, GoalRecord] = {}
    #: What happens before the first turn; `checklist` is what most legends of the box share.
    setup: Effects
    #: Other ways to begin, by name, each instead of `setup`.
    variants: dict[str, VariantRecord] = {}
    #: The cards, by name.
    cards: dict[str, CardRecord] = {}
    #: What heroes may do besides the usual acts, by name.
    deeds: dict[str, DeedRecord] = {}
    #: Piles of its own to draw from.
    piles: dict[str, PileRecord] = {}
    #: Spaces that are shut, or where moves end, by name.
    ways: dict[str, WayRecord] = {}
    #: What is different about some creatures for a while, by name.
    changes: dict[str, ChangeRecord] = {}
    #: What is different from the rules of the box.
    rules: RulesRecord = RulesRecord()
    #: What events set off, by name, in the order they act.
    triggers: dict[str, TriggerRecord] = {}


def all_triggers(legend: LegendFile) -> dict[str, TriggerRecord]:
    """The triggers of a legend and of all its cards; those of a card by the names of both."""
    found = dict(legend.triggers)
    for pile in legend.piles.values():
        for card, one in pile.cards.items():
            for name, trigger in one.triggers.items():
                found[f"{card}/{name}"] = trigger
    for card, record in legend.cards.items():
        for name, trigger in record.triggers.items():
            found[f"{card}/{name}"] = trigger
    return found
