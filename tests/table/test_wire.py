import pickle

import jsonschema
import msgspec
import pytest

from rietland.table import wire
from rietland.table.errors import (
    BrokenRecord,
    ForeignSeat,
    IllegalAction,
    MalformedText,
    StaleInput,
    TableError,
)
from rietland.views import Label
from tests.table.tables import play, table


def test_requests_are_read() -> None:
    assert wire.read('{"type": "do", "do": ["walk thorn 14"], "at": 117}') == wire.Do(
        ["walk thorn 14"], 117
    )
    assert wire.read('{"type": "undo", "at": 117}') == wire.Undo(117)
    assert wire.read('{"type": "fork", "seq": 3}') == wire.Fork(3)
    assert wire.read('{"type": "chat", "text": "hello"}') == wire.Chat("hello")
    assert wire.read(b'{"type": "look"}') == wire.Look()


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"type": "dance"}',
        '{"type": "do", "do": [], "at": 1}',
        '{"type": "do", "do": "walk", "at": 1}',
        '{"type": "do", "do": ["walk"]}',
        '{"type": "do", "do": ["walk"], "at": -1}',
        '{"type": "do", "do": ["walk"], "at": 1.5}',
        '{"type": "do", "do": ["walk"], "at": true}',
        '{"type": "do", "do": [""], "at": 1}',
        '{"type": "do", "do": ["' + "x" * 121 + '"], "at": 1}',
        '{"type": "do", "do": ["walk"], "at": 1, "seat": 3}',
        b"\xff\xfe",
        '{"type": "chat", "text": ""}',
    ],
)
def test_anything_else_is_refused(data: str | bytes) -> None:
    with pytest.raises(MalformedText, match="not a message"):
        wire.read(data)


def test_a_step_becomes_a_view_for_each_seat() -> None:
    t = table("draw sun")
    told = t.submit(0, ["turn amy"], 0)
    sent = wire.view_of(t, 1, told)
    assert (sent.game, sent.seq, sent.floor) == (t.id, 2, 2)
    assert [(one.seq, one.seat) for one in sent.told] == [(1, 0), (2, -1)]
    assert sent.view["options"] != []


def test_messages_keep_to_their_schema() -> None:
    schema = wire.schema()
    t = play(table(), "pick amy")
    replies: list[wire.Reply] = [
        wire.view_of(t, 0, t.submit(1, ["pick ben"], 1)),
        wire.Forked("abc"),
        wire.Said(0, "hello"),
        wire.refusal_of(StaleInput("fault-stale", 4, at=3)),
    ]
    for reply in replies:
        data = msgspec.json.decode(wire.encode(reply))
        jsonschema.validate(data, {**schema, "$ref": "#/$defs/Reply"})
    request = {"type": "do", "do": ["walk thorn 14"], "at": 117}
    jsonschema.validate(request, {**schema, "$ref": "#/$defs/Request"})
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"type": "do"}, {**schema, "$ref": "#/$defs/Request"})


def test_a_refusal_names_text_rule_and_position() -> None:
    late = wire.refusal_of(StaleInput("fault-stale", 4, at=3))
    assert late == wire.Refused("error-stale", "the game is at move 4, not 3", "", 4)
    assert wire.refusal_of(IllegalAction("no", "AN-MOVE-1")) == wire.Refused(
        "error-illegal", "no", "AN-MOVE-1"
    )
    assert wire.refusal_of(MalformedText("what")).key == "error-malformed"
    assert wire.refusal_of(ForeignSeat("fault-companion-sits", seat=1)).key == "error-not-your-hero"


@pytest.mark.parametrize(
    "error",
    [
        StaleInput("fault-stale", 4, at=3),
        BrokenRecord("fault-input", seq=2, detail=Label("fault-over")),
    ],
)
def test_an_error_comes_whole_out_of_another_process(error: TableError) -> None:
    there = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(there) is type(error)
    assert (str(there), there.detail, vars(there)) == (str(error), error.detail, vars(error))
