import pytest

from rietland.kernel import json_fields
from rietland.kernel.frame import Frame, frame_from_data
from tests.toy import setup, toy


def test_a_wrong_field_is_named_with_what_it_holds() -> None:
    with pytest.raises(ValueError, match="'tree' should be a whole number, not 'oak'"):
        json_fields.number({"tree": "oak"}, "tree")
    with pytest.raises(ValueError, match="'tree' should be a whole number, not True"):
        json_fields.number({"tree": True}, "tree")
    with pytest.raises(ValueError, match="'why' should be a text, not None"):
        json_fields.text({}, "why")
    with pytest.raises(ValueError, match="'fired' should hold whole numbers, not 'x'"):
        json_fields.numbers({"fired": [0, "x"]}, "fired")


def test_a_frame_is_read_back() -> None:
    frame = Frame(17, "card/a/0", 2, 1, [3, 4])
    assert frame_from_data(frame.to_data()).to_data() == frame.to_data()


def test_a_frame_needs_an_address() -> None:
    with pytest.raises(ValueError, match="'agenda' should hold an address, not 5"):
        frame_from_data([17, 5, 2, 1, []])


@pytest.mark.parametrize("field", sorted(toy().start(setup()).to_data()))
def test_a_saved_state_without_a_field_is_refused(field: str) -> None:
    game = toy()
    saved = game.start(setup()).to_data()
    del saved[field]
    with pytest.raises(ValueError, match=field if field != "weather" else "pile"):
        game.load(saved)


@pytest.mark.parametrize("value", ["7", 1.5, True, None])
def test_only_a_whole_number_is_one(value: object) -> None:
    assert 7 == json_fields.as_number(7, "hours")
    with pytest.raises(ValueError, match="'hours' should hold whole numbers"):
        json_fields.as_number(value, "hours")


@pytest.mark.parametrize("values", ["12", (1, 2), None, 7, {}])
def test_only_a_list_holds_numbers(values: object) -> None:
    assert [1, 2] == json_fields.as_numbers([1, 2], "hours")
    with pytest.raises(ValueError, match="'hours' should be a list"):
        json_fields.as_numbers(values, "hours")


def test_a_row_has_its_length() -> None:
    assert [1, "a"] == json_fields.row([1, "a"], 2, "agenda")
    for value in ([1], [1, 2, 3], "ab", None):
        with pytest.raises(ValueError, match="'agenda' should be a row of 2 values"):
            json_fields.row(value, 2, "agenda")
