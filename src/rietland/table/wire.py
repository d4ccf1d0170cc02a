"""Messages between a table and its clients, as JSON. The types are the contract.

Every message has a `type`. New fields get defaults; the meaning of an old one never changes.
`view` is what the game shows this seat (its shape belongs to the family of the game); its
`pending`, `options`, `asides` and `news` are the same in every family.
"""

from typing import Annotated, Any, Final

import msgspec

from rietland.table.errors import IllegalAction, MalformedText, StaleInput, key_of
from rietland.table.table import LONGEST_BATCH, LONGEST_WORD, Happened, Table

Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
Sentences = Annotated[list[Sentence], msgspec.Meta(min_length=1, max_length=LONGEST_BATCH)]
Position = Annotated[int, msgspec.Meta(ge=0)]


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """Every message; its type is its name in small letters."""


# From a client.


class Do(Message, frozen=True):
    """Say one or more sentences, all or none of them."""

    do: Sentences
    #: The `seq` of the view they answer.
    at: Position


class Undo(Message, frozen=True):
    """Take back the last input of a person, or all down to a position."""

    at: Position
    to: Position | None = None


class Fork(Message, frozen=True):
    """Begin another game from an earlier position of this one."""

    seq: Position


class Chat(Message, frozen=True):
    """A remark to the others."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Look(Message, frozen=True):
    """Send the view again."""


#: All a client may send.
Request = Do | Undo | Fork | Chat | Look


# To a client.


class Told(msgspec.Struct, frozen=True):
    """One input and what this seat may know of it."""

    seq: int
    #: Who gave it; -1: chance.
    seat: int
    news: list[dict[str, Any]]


class View(Message, frozen=True):
    """What this seat sees now, and what happened since it looked last."""

    game: str
    #: Goes back with the next input as `at`.
    seq: int
    view: dict[str, Any]
    told: list[Told] = []
    #: The earliest position one may go back to.
    floor: int = 0


class Refused(Message, frozen=True):
    """An input was not taken; nothing has changed."""

    #: Text of the catalogue, and what happened in English.
    key: str
    detail: str
    #: The rule that forbids it, or "".
    rule: str = ""
    #: Where the game stands, when the input came too late.
    seq: int | None = None


class Forked(Message, frozen=True):
    """The new game."""

    game: str


class Said(Message, frozen=True):
    """A remark of somebody at the table."""

    seat: int
    text: str


#: All a table may send.
Reply = View | Refused | Forked | Said

_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def read(data: bytes | str) -> Request:
    """The message a client sent. Raises MalformedText saying what is wrong with it."""
    try:
        return _REQUESTS.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedText(f"not a message: {error}", "malformed-message") from error


def encode(reply: Reply) -> bytes:
    return msgspec.json.encode(reply)


def view_of(table: Table, seat: int, happened: list[Happened]) -> View:
    """What to send a seat after a step."""
    told = [Told(one.seq, one.seat, one.news.get(seat, [])) for one in happened]
    return View(table.id, table.seq, table.view(seat), told, table.floor)


def refusal_of(error: ValueError) -> Refused:
    """What to send whoever made the input."""
    rule = error.rule if isinstance(error, IllegalAction) else ""
    seq = error.seq if isinstance(error, StaleInput) else None
    return Refused(key_of(error), str(error), rule, seq)


def schema() -> dict[str, object]:
    """JSON Schema of all messages, for the browser's types and for tests of a server."""
    (request, reply), parts = msgspec.json.schema_components(
        (Request, Reply), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "Request": request, "Reply": reply},
    }
