"""What lasts in a whole box or in one legend: counters, bonuses, ways, changes, tokens, a lure."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

from rietland.content.source import Source
from rietland.vocabulary.control import Conditions, Effects, Number, Space, What, Who, Word
from rietland.vocabulary.names import (
    ANY,
    COUNTED,
    EITHER_WAY,
    SOME,
    MerchantSpace,
    NewCounter,
    OpponentName,
    SpaceNumber,
    ThingName,
)


class BonusRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """Strength that heroes have in a fight besides their own; its words are in the catalogue."""

    #: Where it comes from.
    source: Source
    strength: Annotated[Number, EITHER_WAY]
    #: Each fighter who passes this has it; without, the group has it once.
    who: Who = None
    #: Only against these opponents; without, in every fight. Not together with `who`.
    against: list[OpponentName] = []
    #: All of these must hold.
    conditions: Conditions = []


class ShopRecord(Word, frozen=True, kw_only=True, rename={"conditions": "while"}):
    """Merchants who are closed for a while."""

    #: Where it comes from.
    source: Source
    at: list[MerchantSpace]
    #: They sell nothing while all of these hold.
    conditions: Conditions


class LureRecord(Word, frozen=True, kw_only=True):
    """A thing that creatures go after: at sunrise to one beside them, instead of their arrow.

    The dearest counts. Heroes lay it down where nobody stands; it is no money in this legend, and
    it is gone when a creature comes there. On a space without an arrow it lures nobody.
    """

    thing: ThingName
    #: Where heroes may not lay it.
    never: list[SpaceNumber] = []
    #: Heroes may lay it where a creature is, too; there it lures nobody.
    anywhere: bool = False


class CounterRecord(Word, frozen=True, kw_only=True):
    """A counter that must be more than a number which begins at 0."""

    #: Every hero has one: `{counter: name}` is that of the hero in question.
    per: Literal["hero"] | None = None
    #: What it is at the start.
    start: Annotated[int, COUNTED] = 0
    #: A token that the table shows; `counter-<name>` is its text.
    shown: bool = False


class TollRecord(Word, frozen=True, kw_only=True):
    """What a hero pays for each space entered, steps that take no hour included."""

    #: At least 1 must remain.
    willpower: Annotated[Number, ANY]


class WayRecord(Word, frozen=True, kw_only=True, rename={"who": "for", "conditions": "while"}):
    """Spaces that are shut, end moves, cost a toll, let few followers in or bear nothing.

    A way for heroes may speak of `me`, the hero who walks; then it concerns no figure.
    """

    #: Where it comes from.
    source: Source
    #: Which spaces, asked again at each step; without, all.
    at: Space = None
    #: Whom it concerns; figures walk like heroes, and `figures` are they alone.
    who: Literal["heroes", "figures", "creatures", "all"] = "heroes"
    #: `false`: they cannot enter; who is there may leave.
    open: bool = True
    #: A hero who enters must end the move there.
    stop: bool = False
    #: A hero who enters pays this.
    toll: TollRecord | None = None
    #: At most this many may follow a hero there.
    followers: Annotated[int | None, ANY] = None
    #: `false`: heroes put nothing down there; what they have no room for goes back or is gone.
    put_down: bool = True
    #: It holds while all of these do; without, always.
    conditions: Conditions = []
    #: The rule that tells why, for those who ask.
    rule: str = ""


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


class DaylightRecord(Word, frozen=True, kw_only=True):
    """How long a day is, when it is not always the same."""

    #: How many hours of a day may be used, overtime included.
    hours: Number
    #: The rule that tells why there are no more, for those who ask.
    rule: str = ""


class TokenFaceRecord(Word, frozen=True, kw_only=True):
    """A face of a kind of token."""

    KNOWS = ("me",)
    #: How many tokens show it.
    count: Annotated[int, SOME] = 1
    #: What it does to the hero who finds it.
    do: Effects = []


class TokenRecord(Word, frozen=True, kw_only=True):
    """A kind of token that is face down: which one it is shows when a hero finds it.

    Then it leaves the game and does what its face says. `lay` puts it on spaces; fog comes before
    it. Telescopes do not show it. Its words are `token-<kind>` and, for each face that does more
    than `read` a card, `token-<kind>-<face>`.
    """

    #: Where it comes from.
    source: Source
    #: The rule that says what it does, for those who ask.
    rule: str = ""
    #: Who finds it: who comes to its space, in passing too, or who ends a move there. One that is
    #: found by who stops may also be turned, as a free act, by who is there without a move.
    found: Literal["enter", "stop"]
    faces: dict[str, TokenFaceRecord]


class Lasting(Word, frozen=True, kw_only=True):
    """What a box says for all its legends, and a legend for itself; its own holds before that."""

    #: Counters that each hero has, or that begin with another number than 0; others need no record.
    counters: dict[NewCounter, CounterRecord] = {}
    #: What heroes have in fights besides their strength, by name.
    bonuses: dict[str, BonusRecord] = {}
    #: Merchants who are closed for a while, by name.
    shops: dict[str, ShopRecord] = {}
    #: What lures creatures.
    lure: LureRecord | None = None
    #: How many hours of a day may be used.
    daylight: DaylightRecord | None = None
    #: Spaces that are shut, end moves, cost a toll, let few followers in or bear nothing, by name.
    ways: dict[str, WayRecord] = {}
    #: What is different about some creatures for a while, by name.
    changes: dict[str, ChangeRecord] = {}
    #: Kinds of token that are face down until a hero finds them, by name.
    tokens: dict[str, TokenRecord] = {}


def together(box: Lasting, legend: Lasting) -> Lasting:
    """What holds in a legend of a box: what either of them says, the box first."""
    return Lasting(
        counters={**box.counters, **legend.counters},
        bonuses={**box.bonuses, **legend.bonuses},
        shops={**box.shops, **legend.shops},
        lure=legend.lure or box.lure,
        daylight=legend.daylight or box.daylight,
        ways={**box.ways, **legend.ways},
        changes={**box.changes, **legend.changes},
        tokens={**box.tokens, **legend.tokens},
    )
