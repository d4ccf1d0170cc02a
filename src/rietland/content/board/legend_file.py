"""What stands in the file of a legend: typed records, from which the schema is made too."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

from rietland.content.board.box import Box
from rietland.content.board.files import (
    CardRecord,
    DeedRecord,
    FigureRecord,
    Needs,
    PileRecord,
    Ranges,
    RewardRecord,
    TriggerRecord,
)
from rietland.content.board.lasting import Lasting
from rietland.content.source import Source
from rietland.vocabulary.control import Conditions, Effects, Number, Who, Word
from rietland.vocabulary.names import (
    ANY,
    SOME,
    AnyLetter,
    Between,
    BoxDifficulty,
    CardName,
    CreatureName,
    DieName,
    FollowerName,
    NewCounter,
    PileName,
    SpaceNumber,
    TextKey,
    ThingName,
)


class LifeRecord(Word, frozen=True, kw_only=True):
    """A pile of cards that is an opponent's life.

    When the heroes win a round the top card leaves the game unread; when they do not, it is drawn
    and carried out, and nobody loses willpower otherwise.
    """

    #: The pile; its cards go to the `bottom` after they were read.
    pile: PileName
    #: How many cards it can lose: with the last of these it is beaten.
    needed: Annotated[int, SOME]


class DiceRecord(Word, frozen=True, kw_only=True):
    """The dice of an opponent: always this many, or by the willpower it has left."""

    die: DieName
    #: Calculated again in every round.
    count: Number | None = None
    by_willpower: Ranges = {}


class NamedRecord(Word, frozen=True, kw_only=True):
    """An opponent with a name; what is not given is as its kind."""

    KNOWS = ("there",)
    #: Where it comes from.
    source: Source
    #: Its kind. An opponent without one is no creature: it has a figure of its own, filters for
    #: creatures do not find it, what concerns every creature passes over it, it never moves by
    #: itself, and it is never on 80.
    creature: CreatureName = ""
    #: Calculated whenever it is asked. `fighters` are those in the round, else all heroes.
    strength: Annotated[Number | None, Between(1, 999)] = None
    #: At the start of every fight.
    willpower: Annotated[Number | None, ANY] = None
    #: The dice it throws.
    dice: DiceRecord | None = None
    #: Pieces the victors share (0 for none), or several rewards of which they choose one.
    reward: Annotated[int | RewardRecord | None, ANY] = None
    #: It never moves, and others skip its space.
    fixed: bool = False
    #: It shares a space with others: it blocks nobody and nobody blocks it, and farmers need
    #: not fear it. Only for an opponent that is no creature.
    shares: bool = False
    #: What it loses of its willpower stays lost: this counter holds it.
    wounds: NewCounter = ""
    #: How many figures bear the name: it is beaten when all of them are.
    count: int = 1
    #: Who must take part in a fight against it; without, anybody may fight it.
    needs: Who = None
    #: Spaces where nobody can fight it.
    out_of_reach: list[int] = []
    #: Where it must not come: that loses the legend, by the text `why-<box>-<legend>-broke_in`.
    fatal: list[SpaceNumber] = []
    #: What is its life, if not willpower.
    life: LifeRecord | None = None
    #: Its defeat moves the narrator on.
    narrator: bool = True
    #: What does nothing to it: `moves` of creatures of its kind by cards, the `bonus` that every
    #: creature has for a day, `poison`, or what would `lure` it.
    immune: list[Literal["moves", "bonus", "poison", "lure"]] = []
    #: What it does on the space (`there`) on which it lands by a `free` move.
    lands: Effects = []


class SecretRecord(Word, frozen=True, kw_only=True):
    """A place that nobody knows, on one of several spaces; `hide` says on which.

    With `found` heroes search for it: who ends a move on one of the spaces (fog acts first) or
    looks there through a telescope finds it, or knows that it is not there.
    """

    KNOWS = ("me", "there")
    #: Where it comes from.
    source: Source
    #: What happens when a hero finds it, on that space (`there`); it is hidden no more.
    found: Effects = []


class RulesRecord(Word, frozen=True, kw_only=True):
    """What is different in this legend from the rules of the box."""

    #: A hero whose willpower falls to 0 is `out` of the game, instead of falling.
    at_zero: Literal["fall", "out"] = "fall"
    #: Things that nobody takes from a space with a creature.
    guarded: list[ThingName] = []
    #: Where a bridge is gone, heroes swim for so much willpower (at least 1 must remain); those who
    #: follow swim along. The two spaces are not adjacent all the same.
    swim: Number = 0
    #: The thing that follows heroes here; without, the first of the box that can.
    follower: FollowerName = ""


class VariantRecord(Word, frozen=True, kw_only=True):
    """Another way to begin, instead of the set-up."""

    source: Source
    do: Effects


class SetRecord(Word, frozen=True, kw_only=True):
    """Cards of which only some come into a game: chance says which, unless the group names them.

    `draw` reads the next one, `star` lays one under a letter that is read there. Its text is
    `set-<box>-<legend>-<set>`, with a part `.<card>` for each card that people may name.
    """

    #: Where it comes from.
    source: Source
    #: Cards of the legend.
    cards: list[CardName]
    #: How many of them come into a game.
    count: int = 1
    #: The die that says which of them comes: the first card for 1, and so on.
    die: DieName = ""


class GoalRecord(Word, frozen=True, kw_only=True):
    """Something to achieve; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    #: What meets it; a goal that says nothing is only listed.
    needs: Needs = None
    #: The legend is won only with it; `false` for a goal that merely helps.
    needed: bool = True
    #: Strength the heroes have by a goal that merely helps; with `count` by each point of it.
    worth: Number = 0
    #: The goal is listed and counts only while all of these hold; without, from the start.
    shown: Conditions = []
    #: The place it takes among the goals, which `after` may name.
    slot: str = ""
    #: Goals, or places of goals, that should be met before: the table warns anyone who is about to
    #: meet this one while they are open.
    after: list[str] = []
    #: How many sunrises are left to meet it.
    watch: Number | None = None
    #: Why the legend is lost without it, if not by the text `why-<box>-<legend>-<goal>`.
    lost: TextKey = ""


class LegendFile(Lasting, frozen=True, kw_only=True, rename={"named": "opponents"}):
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
    difficulties: list[BoxDifficulty]
    #: Where the legend ends, if not on the last letter of the box.
    last_letter: AnyLetter = ""
    #: Opponents with a name and values of their own, by name.
    named: dict[str, NamedRecord] = {}
    #: Figures of its own besides those of the box.
    figures: dict[str, FigureRecord] = {}
    #: Places that nobody knows, by name; `secret-<name>` is their text.
    secrets: dict[str, SecretRecord] = {}
    #: What to achieve; `end_legend` decides by them, the goal list and companions read them too.
    goals: dict[str, GoalRecord] = {}
    #: What happens before the first turn; `checklist` is what most legends of the box share.
    setup: Effects
    #: Other ways to begin, by name, each instead of `setup`.
    variants: dict[str, VariantRecord] = {}
    #: Cards of which only some come into a game, by name; `set-<box>-<legend>-<name>` is the text.
    sets: dict[str, SetRecord] = {}
    #: The cards, by name.
    cards: dict[str, CardRecord] = {}
    #: What heroes may do besides the usual acts, by name.
    deeds: dict[str, DeedRecord] = {}
    #: Piles of its own to draw from.
    piles: dict[str, PileRecord] = {}
    #: What is different from the rules of the box.
    rules: RulesRecord = RulesRecord()
    #: What events set off, by name, in the order they act.
    triggers: dict[str, TriggerRecord] = {}


def all_cards(box: Box, legend: LegendFile) -> dict[str, CardRecord]:
    """The cards of a legend, then those of its box that it does not have itself."""
    return {**legend.cards, **{n: c for n, c in box.box.cards.items() if n not in legend.cards}}


def set_cards(legend: LegendFile, name: str) -> list[str]:
    """The cards of a set of the legend; none where there is no such set."""
    return legend.sets[name].cards if name in legend.sets else []


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
