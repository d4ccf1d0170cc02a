import pytest

from rietland.terminal.choice import Ambiguous, NoSuchNumber, exact, find
from rietland.views import Label, Option


def option(say: str, who: str) -> Option:
    return Option(say, say.split(maxsplit=1)[0], say.split()[2:], who, Label("do"), [], "move")


OPTIONS = [
    option("walk thorn 1", "thorn"),
    option("walk thorn 14", "thorn"),
    option("walk thorn 15", "thorn"),
    option("end thorn", "thorn"),
    option("look thorn 16", "thorn"),
]
ASIDES = [option("drain chada", "chada"), option("drop chada helm", "chada")]


@pytest.mark.parametrize(
    ("line", "say"),
    [
        ("2", "walk thorn 14"),
        ("f2", "drop chada helm"),
        ("walk thorn 14", "walk thorn 14"),
        ("  walk   thorn  1 ", "walk thorn 1"),
        ("walk thorn 1", "walk thorn 1"),
        ("walk 15", "walk thorn 15"),
        ("walk 1", "walk thorn 1"),
        ("e", "end thorn"),
        ("end", "end thorn"),
        ("dra", "drain chada"),
        ("drop helm", "drop chada helm"),
        ("look", "look thorn 16"),
        ("fight", ""),
        ("walk thorn 16", ""),
    ],
)
def test_a_line_means_one_option(line: str, say: str) -> None:
    assert find(line, OPTIONS, ASIDES) == say


@pytest.mark.parametrize("line", ["w", "walk", "walk thorn"])
def test_a_beginning_of_several_is_ambiguous(line: str) -> None:
    with pytest.raises(Ambiguous) as error:
        find(line, OPTIONS, ASIDES)
    assert error.value.choices == ["walk thorn 1", "walk thorn 14", "walk thorn 15"]


@pytest.mark.parametrize("line", ["0", "6", "f0", "f3", "99999999999"])
def test_a_number_without_option_is_refused(line: str) -> None:
    with pytest.raises(NoSuchNumber):
        find(line, OPTIONS, ASIDES)


def test_only_a_whole_sentence_is_exact() -> None:
    assert exact("look thorn 16", OPTIONS, ASIDES) == "look thorn 16"
    assert exact("look", OPTIONS, ASIDES) == ""
