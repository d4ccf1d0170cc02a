"""Control words, shared by every family: choose, roll, each, if, repeat, set, say, win, fail."""

from typing import Annotated, ClassVar, Literal

import msgspec

from rietland.vocabulary.names import (
    ANY,
    COUNTED,
    EITHER_WAY,
    Between,
    CardName,
    CounterName,
    DieName,
    DifficultyName,
    LetterOrNarrator,
    NewCounter,
    OpponentName,
    PartySize,
    SectionName,
    Sort,
    TextKey,
)

#: A list of effects. Loaded apart and addressed as `<address of the record>/<field>[/<key>]`.
Effects = Annotated[
    list[object],
    msgspec.Meta(
        extra={"holds": "effects"}, extra_json_schema={"items": {"$ref": "#/$defs/effect"}}
    ),
]
#: A list of conditions that must all hold.
Conditions = Annotated[
    list[object],
    msgspec.Meta(
        extra={"holds": "conditions"}, extra_json_schema={"items": {"$ref": "#/$defs/condition"}}
    ),
]
#: Effect lists by the name of the choice that leads to them.
Branches = Annotated[
    dict[str, list[object]],
    msgspec.Meta(
        extra={"holds": "branches"},
        extra_json_schema={
            "additionalProperties": {"type": "array", "items": {"$ref": "#/$defs/effect"}}
        },
    ),
]
#: Which heroes: a record of the family's filters.
Who = Annotated[
    object,
    msgspec.Meta(extra={"holds": "who"}, extra_json_schema={"$ref": "#/$defs/who"}),
]
#: Which pieces: a record of the family's filters.
What = Annotated[
    object,
    msgspec.Meta(extra={"holds": "what"}, extra_json_schema={"$ref": "#/$defs/what"}),
]
#: One space or several: a number, a list, `here`, `there`, a table or a filter.
Space = Annotated[
    object,
    Sort("space"),
    msgspec.Meta(extra={"holds": "space"}, extra_json_schema={"$ref": "#/$defs/space"}),
]
#: What can be counted: pieces, heroes or `{spaces: …}`.
Counted = Annotated[
    object,
    msgspec.Meta(extra={"holds": "counted"}, extra_json_schema={"$ref": "#/$defs/counted"}),
]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every record of the vocabulary. `SHORT` names the field that a bare value fills.

    Where that field is a filter (who, what), its keys may stand among those of the record.
    """

    SHORT: ClassVar[str] = ""
    #: The part of the vocabulary an effect belongs to: heroes, creatures, things, legend.
    PART: ClassVar[str] = ""
    #: An effect for one hero; content says whom, with `each`, `pick_heroes`, `wait` or fog.
    PERSONAL: ClassVar[bool] = False
    #: What effects inside it know besides: `me`, the hero; `it`, the piece; `there`, the space.
    KNOWS: ClassVar[tuple[str, ...]] = ()


class Lookup(Word, frozen=True, rename={"otherwise": "else"}):
    """A value looked up by a counter or a number: `{by: die, 1-2: 37, 3-4: 67, else: 61}`.

    The reader turns the ranges into `values`.
    """

    #: What it is looked up by.
    by: "CounterName | Amount"
    #: The values by number or range.
    values: "dict[int, int | Amount | Lookup]"
    #: The value for all other numbers.
    otherwise: "int | Amount | Lookup | None" = None


class Amount(Word, frozen=True):
    """A calculated number: one of the first fourteen keys, then changed by the others.

    `{counter: die, times: 2, at_most: 9}` is twice the die, but 9 at most. What comes out below 0
    counts as 0, except where counters are set and where numbers are compared.
    """

    #: Value of this counter (a die rolled before, say).
    counter: CounterName = ""
    #: Value by number of heroes; each may depend again.
    heroes: "dict[PartySize, int | Amount | Lookup]" = {}
    #: Value by difficulty; each may depend again. A level that is missing reads the one before it.
    difficulty: "dict[DifficultyName, int | Amount | Lookup]" = {}
    #: How many pieces, heroes or spaces there are.
    count: Counted = None
    #: Sum of the faces of these pieces; a piece of gold counts 1.
    worth: What = None
    #: What the hero in question has; with `of`, what those heroes have together.
    hero: Literal["strength", "willpower", "gold", "hours"] | None = None
    #: Whose values `hero` means.
    of: Who = None
    #: A value of this opponent of the legend as it is now.
    opponent: OpponentName = ""
    #: Which value `opponent` means.
    value: Literal["strength", "willpower"] = "strength"
    #: Steps of the shortest way between two spaces, 99 without one.
    steps: "tuple[Space, Space] | None" = None
    #: Letters from the first to the second; `narrator` is where the narrator is.
    letters: tuple[LetterOrNarrator, LetterOrNarrator] | None = None
    #: How often this section of a gamebook was read.
    visits: SectionName = ""
    #: How many of these are on the sheet of a gamebook.
    held: Literal["things", "memories", "marks"] | None = None
    #: All of these together; negative ones subtract.
    sum: "list[int | Amount | Lookup]" = []
    #: The largest of these.
    largest: "list[int | Amount | Lookup]" = []
    #: The smallest of these.
    smallest: "list[int | Amount | Lookup]" = []
    #: Then multiplied by this.
    times: Annotated["int | Amount | Lookup", EITHER_WAY] = 1
    #: Then divided by this, rounded `down` or `up`; 99 where this is 0.
    over: "int | Amount | Lookup" = 1
    #: Which way to round after dividing.
    round: Literal["up", "down"] = "down"
    #: Then half of it, rounded `up` or `down`.
    half: Literal["up", "down"] | None = None
    #: Then not less than this.
    at_least: "int | Amount | Lookup | None" = None
    #: Then not more than this.
    at_most: "int | Amount | Lookup | None" = None


Number = int | Amount | Lookup


class Bounds(Word, frozen=True, kw_only=True):
    """What a number that counts something lies between."""

    #: Not less than this.
    at_least: Annotated[Number | None, ANY] = None
    #: Not more than this.
    at_most: Annotated[Number | None, ANY] = None
    #: This and no other.
    exactly: Annotated[Number | None, ANY] = None


class WideBounds(Word, frozen=True, kw_only=True):
    """What any number lies between."""

    #: Not less than this.
    at_least: Annotated[Number | None, COUNTED] = None
    #: Not more than this.
    at_most: Annotated[Number | None, COUNTED] = None
    #: This and no other.
    exactly: Annotated[Number | None, COUNTED] = None


class Range(Bounds, frozen=True):
    """A number is within these bounds; a bare number is `exactly`."""

    SHORT: ClassVar[str] = "exactly"


class Roll(Word, frozen=True, tag="roll"):
    """Roll one die and keep the result in a counter."""

    #: The die, as the box calls it.
    die: DieName
    #: The counter that holds what it shows.
    into: NewCounter


class Choose(Word, frozen=True, tag="choose"):
    """The hero in question (or the group) takes one of several named ways.

    A way is offered only when everything it asks for can be paid; with none open nothing happens.
    """

    SHORT: ClassVar[str] = "options"
    #: Effects by the name of the way; `choice-<name>` is its text.
    options: Branches


class Each(Word, frozen=True, tag="each"):
    """Do the effects for each of these heroes in turn, lowest rank first.

    With `what` for each of these pieces (`it`), with `spaces` for each of these spaces (`there`),
    lowest number first. Who or what they are is settled before the first.
    """

    #: What is done for each of them.
    do: Effects
    #: For these heroes.
    who: Who = None
    #: For these pieces; each is `it`.
    what: What = None
    #: For these spaces; each is `there`.
    spaces: Space = None


class If(Word, frozen=True, tag="if"):
    """Do `then` when all conditions hold, else `otherwise`."""

    #: What must hold.
    all: Conditions
    #: What is done if all of it holds.
    then: Effects = []
    #: What is done if not.
    otherwise: Effects = []


class Repeat(Word, frozen=True, tag="repeat"):
    """Do the effects that many times."""

    #: How many times.
    times: Annotated[Number, Between(0, 20)]
    #: What is done each time.
    do: Effects


class Set(Word, frozen=True, tag="set"):
    """Give counters these values."""

    SHORT: ClassVar[str] = "counters"
    #: The new values by counter.
    counters: Annotated[dict[NewCounter, Number], COUNTED]


class Add(Word, frozen=True, tag="add"):
    """Add to counters (negative numbers subtract)."""

    SHORT: ClassVar[str] = "counters"
    #: What is added, by counter.
    counters: Annotated[dict[NewCounter, Number], COUNTED]


class Say(Word, frozen=True, tag="say"):
    """A line of story in the log, by its key in the catalogue."""

    SHORT: ClassVar[str] = "text"
    #: The key of the line.
    text: TextKey


class Read(Word, frozen=True, tag="read"):
    """Read a card of the legend now: show it and do what it says."""

    SHORT: ClassVar[str] = "card"
    #: The card.
    card: CardName


class Win(Word, frozen=True, tag="win"):
    """The legend is won, for this reason (a key in the catalogue)."""

    SHORT: ClassVar[str] = "why"
    #: The key of the reason.
    why: TextKey


class Fail(Word, frozen=True, tag="fail"):
    """The legend is lost, for this reason (a key in the catalogue)."""

    SHORT: ClassVar[str] = "why"
    #: The key of the reason.
    why: TextKey


class Counter(WideBounds, frozen=True, tag="counter"):
    """Condition: the counter is within these bounds."""

    #: The counter.
    name: CounterName


class NumberIs(WideBounds, frozen=True, tag="number"):
    """Condition: this number is within these bounds."""

    #: The number.
    of: Number


class Difficulty(Word, frozen=True, tag="difficulty"):
    """Condition: this difficulty was chosen."""

    SHORT: ClassVar[str] = "name"
    #: The difficulty.
    name: DifficultyName


class Heroes(Bounds, frozen=True, tag="heroes"):
    """Condition: that many heroes play."""


class Not(Word, frozen=True, tag="not"):
    """Condition: these do not all hold."""

    SHORT: ClassVar[str] = "all"
    #: What must not all hold.
    all: Conditions


class AnyOf(Word, frozen=True, tag="any"):
    """Condition: at least one of these holds."""

    SHORT: ClassVar[str] = "of"
    #: Of which one must hold.
    of: Conditions


EFFECTS: tuple[type[Word], ...] = (
    Roll, Choose, Each, If, Repeat, Set, Add, Say, Read, Win, Fail,
)  # fmt: skip
CONDITIONS: tuple[type[Word], ...] = (Counter, NumberIs, Difficulty, Heroes, Not, AnyOf)
