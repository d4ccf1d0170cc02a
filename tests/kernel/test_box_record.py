"""A record that one box alone keeps in the state: copied and saved with it."""

import json

import pytest

from rietland.kernel.box_record import BoxRecord, record_from_data, register
from rietland.kernel.json_fields import numbers
from tests.scenes import at, scene
from tests.toy import setup, toy


class Wolves(BoxRecord):
    """Where the wolves of a toy box are."""

    def __init__(self, spaces: list[int]) -> None:
        super().__init__("test_wolves")
        self.spaces: list[int] = spaces

    def copy(self) -> "Wolves":
        return Wolves(self.spaces[:])

    def to_data(self) -> dict[str, object]:
        return {"spaces": self.spaces[:]}


def wolves_from_data(data: dict[str, object]) -> Wolves:
    return Wolves(numbers(data, "spaces"))


register("test_wolves", wolves_from_data)


def test_the_record_is_copied_with_the_state() -> None:
    sc = scene(thorn=at(14))
    wolves = Wolves([3, 5])
    sc.s.own = wolves
    after = sc.s.copy()
    wolves.spaces.append(9)
    assert isinstance(after.own, Wolves)
    assert ([3, 5], [3, 5, 9]) == (after.own.spaces, wolves.spaces)


def test_the_record_is_saved_with_the_state_and_read_back() -> None:
    sc = scene(thorn=at(14))
    sc.s.own = Wolves([3, 5])
    again = sc.g.load(json.loads(json.dumps(sc.s.to_data())))
    assert isinstance(again.own, Wolves)
    assert [3, 5] == again.own.spaces
    assert sc.s.to_data() == again.to_data()


def test_most_games_keep_none() -> None:
    s = toy().start(setup())
    assert s.own is None
    assert "own" not in s.to_data()


@pytest.mark.parametrize("own", [["test_bears", {}], ["test_wolves", []], "test_wolves", None])
def test_a_record_nobody_knows_is_refused(own: object) -> None:
    sc = scene(thorn=at(14))
    data = {**sc.s.to_data(), "own": own}
    with pytest.raises(ValueError, match=r"own|no box keeps"):
        sc.g.load(data)


def test_who_asks_for_an_unknown_record_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no box keeps a record 'bears'; known: .*test_wolves"):
        record_from_data(["bears", {}])
