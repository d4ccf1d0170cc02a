"""Messages over the socket of a table, both ways. The types are the contract with the browser.

Every message has a `type`. New fields get defaults; the meaning of an old one never changes.
"""

from typing import Annotated, Final, Literal

import msgspec

from rietland.board.view.odds import OddsView, Outlook
from rietland.board.view.types import BoardView
from rietland.book.view.types import BookView
from rietland.castle.view.types import CastleView
from rietland.kernel.errors import MalformedText
from rietland.table.table import LONGEST_BATCH, LONGEST_WORD
from rietland.trail.view.types import TrailView
from rietland.views import Label, News

#: No message of a client is longer, in bytes.
LONGEST: Final = 64 * 1024
NAME: Final = 40

#: What a table looks like, by family.
AnyView = BoardView | CastleView | BookView | TrailView

Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
Sentences = Annotated[list[Sentence], msgspec.Meta(min_length=1, max_length=LONGEST_BATCH)]
Position = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Remark = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Name = Annotated[str, msgspec.Meta(max_length=NAME)]


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """Every message; its type is its name in small letters."""


# From a browser.


class Hello(Message, frozen=True):
    """The first message: what this browser has already."""

    #: The `seq` of the last view it has; 0 for none.
    since: Position = 0
    #: The `id` of the last remark it has; 0 for none.
    chat: Position = 0
    #: What the others may call this person.
    name: Name = ""
    #: Of the seats it holds, those it speaks for; none named: all of them.
    seats: list[SeatNumber] = []


class Do(Message, frozen=True):
    """Say one or more sentences, all or none of them."""

    do: Sentences
    #: The `seq` of the view they answer.
    at: Position


class Undo(Message, frozen=True):
    """Take back the last input of a person, or all down to a position."""

    at: Position
    to: Position | None = None


class Rolled(Message, frozen=True):
    """What the people's dice show."""

    do: Sentences
    at: Position


class Chat(Message, frozen=True):
    """A remark to everybody at the table."""

    text: Remark


class Ping(Message, frozen=True):
    """Point at a space."""

    space: Number


class Plan(Message, frozen=True):
    """Show where a hero plans to go; -1 wipes it out."""

    place: Annotated[int, msgspec.Meta(ge=-1, le=999)]
    hero: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Takeover(Message, frozen=True):
    """Be for or against a companion for somebody else's seat."""

    seat: SeatNumber
    vote: bool = True


class Mute(Message, frozen=True):
    """Those who look on at this table say nothing, or may speak again."""

    on: bool = True


class Back(Message, frozen=True):
    """Take your seats back from the companions that kept them."""


class Call(Message, frozen=True):
    """Say what the others may call this person from now on."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]


class Weigh(Message, frozen=True):
    """Ask for the odds of heroes, the first of them active, against a creature."""

    space: Number
    heroes: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=8)]


class Order(Message, frozen=True):
    """Ask something of a hero whom a companion leads."""

    hero: Name
    kind: Literal["go", "hold", "fight", "give", "rest"]
    #: Where to go, what to hold, where the foe is; -1: where the hero is, or the giver's foe.
    place: Annotated[int, msgspec.Meta(ge=-1, le=999)] = -1
    #: The thing or the card to be given, in notation.
    what: Name = ""
    #: Which of your own heroes asks; "" for the first.
    giver: Name = ""


class Withdraw(Message, frozen=True):
    """Take an order back."""

    hero: Name


class Hint(Message, frozen=True):
    """Ask what would be good to do now."""


class Look(Message, frozen=True):
    """Send the view again."""


#: All a browser may send.
Request = (
    Hello | Do | Rolled | Undo | Chat | Ping | Plan | Takeover | Mute | Back | Call | Weigh
    | Order | Withdraw | Hint | Look
)  # fmt: skip


# To a browser.


class Told(msgspec.Struct, frozen=True):
    """One input and what this browser may know of it."""

    seq: int
    #: Who gave it; -1: chance.
    seat: int
    #: The input in notation; "" where it would tell too much.
    say: str
    news: list[News]


class View(Message, frozen=True):
    """What this browser sees now, and what happened since it looked last."""

    table: str
    #: Goes back with the next input as `at`.
    seq: int
    #: As the asked seat sees it if that is one of its own, else as the first of its own.
    view: AnyView
    #: Seats this browser speaks for; none for a spectator.
    mine: list[int]
    told: list[Told] = []
    #: Where taking back would lead, or nothing.
    undo: int | None = None
    #: The only thing one can say now, if it can be taken back; and whether others are asked then.
    alone: str = ""
    hands_over: bool = False


class Error(Message, frozen=True):
    """A message was not taken; nothing has changed."""

    #: A text of the catalogue (`error-stale`), and what happened in English, for those who program.
    code: str
    message: str
    #: The rule that forbids it, or "".
    rule: str = ""
    #: Where the game stands.
    at: int | None = None


class Chatted(Message, frozen=True, tag="chat"):
    """A remark of somebody at the table."""

    #: Grows from one to the next.
    id: int
    #: -1 for a spectator.
    seat: int
    name: str
    text: str
    #: When, in milliseconds since 1970.
    when: int
    #: What a companion says, instead of a text, and the hero who says it.
    label: Label | None = None
    hero: str = ""


class Remarks(Message, frozen=True):
    """All remarks that a browser has missed, in order."""

    remarks: list[Chatted]


class Pinged(Message, frozen=True, tag="ping"):
    """Somebody points at a space."""

    seat: int
    name: str
    space: int


class Planned(Message, frozen=True, tag="plan"):
    """What somebody plans to do."""

    seat: int
    name: str
    hero: str
    path: list[int]


class SeatNow(msgspec.Struct, frozen=True):
    """A seat and who is there."""

    seat: int
    hero: str
    #: What the person is called, or "".
    name: str
    online: bool
    #: Its person has never come yet.
    awaited: bool
    #: The companion that plays it, or "".
    companion: str
    #: The companion only keeps it until its person returns.
    kept: bool
    #: Seats that voted for a companion.
    votes: list[int]
    #: So many of them let a companion play.
    needed: int
    #: Seconds until a companion takes over, or nothing.
    takeover: int | None


class Presence(Message, frozen=True):
    """Who is at the table."""

    seats: list[SeatNow]
    spectators: int
    #: Those who look on may not speak.
    muted: bool = False


class Thinking(Message, frozen=True):
    """A companion is about to speak."""

    seat: int


class Odds(Message, frozen=True):
    """The odds of the question asked now; they follow its view."""

    #: The `seq` of the view they belong to.
    at: int
    #: Nothing if they could not be worked out.
    odds: OddsView | None


class Weighed(Message, frozen=True):
    """The odds somebody asked for."""

    #: The `seq` of the view they belong to.
    at: int
    space: int
    heroes: list[str]
    #: Nothing where no creature stands.
    outlook: Outlook | None


class MeantStep(msgspec.Struct, frozen=True):
    """One step of an intention."""

    #: go, hold, fight, fetch, bring, buy, …
    kind: str
    #: Space or location; -1 for none.
    place: int


class Intention(Message, frozen=True):
    """What a companion's hero plans to do; it replaces what was told of this hero before."""

    seat: int
    hero: str
    #: In words, or nothing when there is no plan.
    label: Label | None
    steps: list[MeantStep]
    #: The way this takes, from where the hero stood when it was told.
    path: list[int]
    #: What it was asked for and has still to do, or nothing.
    order: Label | None = None


class HintMove(msgspec.Struct, frozen=True):
    """A move worth considering."""

    #: The input in notation, one of the options.
    say: str
    label: Label
    #: What it would be for; nothing where that would only say the move again.
    reason: Label | None
    #: The goal of the legend it serves, if one can be named.
    goal: Label | None
    #: The chance to win in words with its span, as far as it was estimated.
    chance: Label | None
    #: All inputs that can be given for it in one go, `say` first.
    plan: list[str]
    #: Places the plan leads to, as options name what they light up.
    touch: list[str]


class Hints(Message, frozen=True):
    """The best moves, best first; none when this browser is not asked."""

    at: int
    moves: list[HintMove]


#: All a table may send.
Reply = (
    View | Error | Chatted | Remarks | Pinged | Planned | Presence | Thinking | Odds | Weighed
    | Intention | Hints
)  # fmt: skip

_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_ENCODER: Final = msgspec.json.Encoder()


def read(data: str | bytes) -> Request:
    """The message a browser sent. Raises MalformedText saying what is wrong with it."""
    try:
        return _REQUESTS.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedText(f"not a message: {error}", "malformed-message") from error


def written(reply: Reply) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(reply).decode()
