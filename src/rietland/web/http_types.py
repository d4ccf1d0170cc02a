"""Records of the HTTP part: what the tavern shows and takes."""

from typing import Annotated, Literal

import msgspec

from rietland.board.view.types import BoardStatic
from rietland.book.view.types import BookStatic
from rietland.castle.view.types import CastleStatic
from rietland.trail.view.types import TrailStatic
from rietland.views import Chronicle, Label
from rietland.web.messages import AnyView, Name, Told

#: What is printed, by family.
AnyStatic = BoardStatic | CastleStatic | BookStatic | TrailStatic

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
#: "" takes the free seats of a game of this house, where the server runs for one person only.
Token = Annotated[str, msgspec.Meta(max_length=300)]
Position = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Language = Annotated[str, msgspec.Meta(max_length=10, pattern="^[a-z-]*$")]
CardName = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_]+$")]
Names = Annotated[str, msgspec.Meta(max_length=200, pattern="^[a-z0-9_,]*$")]
Keys = Annotated[str, msgspec.Meta(max_length=4000, pattern="^[A-Za-z0-9_,-]*$")]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends: nothing beside the known fields."""


# The tavern.


class SetInfo(msgspec.Struct, frozen=True):
    """Cards of which only so many come into a game: by chance, unless the group names them."""

    name: str
    cards: list[str]
    count: int


class LegendInfo(msgspec.Struct, frozen=True):
    """A legend one may begin, or what keeps it from being played."""

    name: str
    difficulties: list[str]
    #: Other ways to begin.
    variants: list[str]
    min_heroes: int
    max_heroes: int
    #: Cards that the group may name.
    sets: list[SetInfo] = []
    #: What is wrong with its files, in English, for whoever wrote them.
    faults: list[str] = []
    #: Difficulties for a hero who plays alone, the usual one first; empty: the same.
    alone: list[str] = []


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure one may choose; of a role only one can play."""

    name: str
    role: str
    #: 0 where no rank decides anything.
    rank: int
    colour: str


class BoxInfo(msgspec.Struct, frozen=True):
    """A box on the shelf."""

    name: str
    #: Whose table it gets: board, castle for a game of cards, book for a gamebook.
    family: str
    #: Its legends; none while the box is still being built.
    legends: list[LegendInfo]
    heroes: list[FigureInfo]
    languages: list[str]
    playable: bool


class Shelf(msgspec.Struct, frozen=True):
    """All boxes, and what can be chosen with any of them."""

    boxes: list[BoxInfo]
    languages: list[str]
    #: Strengths of companions, best first.
    companions: list[str]
    version: str


class HeroChoice(Strict, frozen=True):
    """A figure and who leads it: `me`, `link`, or `companion:<strength>`."""

    name: Word
    player: Annotated[str, msgspec.Meta(pattern="^(me|link|companion:[a-z0-9_]{1,20})$")]


class NewTable(Strict, frozen=True):
    """What is agreed before a game begins."""

    box: Word
    legend: Word
    difficulty: Word
    heroes: Annotated[list[HeroChoice], msgspec.Meta(min_length=1, max_length=8)]
    language: Language = "en"
    dice: Literal["app", "people"] = "app"
    variant: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9_]*$")] = ""
    #: Cards of the sets of the legend that the group names.
    cards: Annotated[list[CardName], msgspec.Meta(max_length=20)] = []
    #: The same seed gives the same dice; none for real chance.
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    #: The name of the player who starts the game, for the others.
    name: Name = ""


class SeatLink(msgspec.Struct, frozen=True):
    """A seat, and the link that gives it to the person who opens it; "" for a companion's."""

    seat: int
    hero: str
    link: str
    #: This browser holds it.
    mine: bool
    companion: str


class Seated(msgspec.Struct, frozen=True):
    """A table and its seats. Links are shown only to those who began it or hold the seat."""

    table: str
    seats: list[SeatLink]


class TableInfo(msgspec.Struct, frozen=True):
    """A game of this browser, running or finished."""

    table: str
    title: str
    box: str
    family: str
    legend: str
    difficulty: str
    heroes: list[str]
    #: Seats this browser holds.
    seats: list[int]
    seq: int
    #: The day it has come to; with cards the turn.
    day: int
    #: playing, won or lost; "" when the game cannot be read any more.
    result: str
    #: When it began and when it was last played, in milliseconds since 1970.
    created: int
    played: int
    #: It waits for one of those seats.
    your_move: bool


class Tables(msgspec.Struct, frozen=True):
    """Games, first those that wait for this browser, then the one played last."""

    tables: list[TableInfo]


class Join(Strict, frozen=True):
    """The token of a seat, as the link carries it."""

    token: Token
    name: Name = ""


class ForkAt(Strict, frozen=True):
    """Begin another game from an earlier position."""

    seq: Position


# Looking back.


class Moment(msgspec.Struct, frozen=True):
    """The view of a past position."""

    seq: int
    view: AnyView


class Moments(msgspec.Struct, frozen=True):
    """Views of past positions in order, and the last position there is."""

    views: list[Moment]
    last: int


class History(msgspec.Struct, frozen=True):
    """Everything that happened, in order."""

    table: str
    last: int
    result: str
    entries: list[Told]
    #: What it comes to, once the game is over.
    chronicle: Chronicle | None


class RuleText(msgspec.Struct, frozen=True):
    """A rule in plain words."""

    id: str
    #: Heading it stands under.
    title: str
    text: str
    box: str
    language: str


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of a box, in the order of its rulebook."""

    rules: list[RuleText]


class Health(msgspec.Struct, frozen=True):
    """The server answers, and says whether it works."""

    status: Literal["ok", "ill"]
    version: str
    tables: int
    sockets: int
    #: What does not work, in English.
    wrong: list[str] = []


class Problem(msgspec.Struct, frozen=True):
    """A request was not taken; nothing has changed."""

    #: A text of the catalogue for players, and what happened in English for those who program.
    code: str
    message: str
    rule: str = ""
    #: What just is wrong, where the text has room for it.
    detail: Label | None = None


__all__ = [
    "AnyStatic", "BoxInfo", "FigureInfo", "ForkAt", "Health", "HeroChoice", "History", "Join",
    "LegendInfo", "Moment", "Moments", "NewTable", "Problem", "RuleBook", "RuleText", "SeatLink",
    "Seated", "Shelf", "TableInfo", "Tables",
]  # fmt: skip
