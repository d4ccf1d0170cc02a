"""The opening asks one thing after the other, explains itself, and lets go."""

import io

import pytest

from rietland.terminal.console import Terminal
from rietland.terminal.new_game import Wish, ask
from rietland.words import Catalogue


def opened(*lines: str) -> tuple[bool, Wish, str]:
    """Whether all was said, what was wished, and what stands on the paper."""
    wish = Wish()
    out = io.StringIO()
    done = ask(wish, Terminal([line + "\n" for line in lines], out), Catalogue())
    return done, wish, out.getvalue()


def test_empty_lines_take_what_is_usual() -> None:
    done, wish, _ = opened("", "", "", "")
    assert done
    assert ("base", "1", "normal", ["thorn", "chada"]) == (
        wish.box,
        wish.legend,
        wish.difficulty,
        wish.heroes,
    )


def test_nonsense_is_asked_again() -> None:
    done, wish, said = opened("bas", "base", "2", "easy", "thron", "thorn, kram")
    assert done
    assert ["thorn", "kram"] == wish.heroes
    assert "did you mean base?" in said
    assert "did you mean thorn?" in said


@pytest.mark.parametrize("word", ["help", "?"])
def test_help_explains_a_question_and_asks_it_again(word: str) -> None:
    done, _, said = opened(word, "", "", "", word, "")
    assert done
    assert 2 == said.count("press Enter for the one in brackets")
    assert "unknown" not in said


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
@pytest.mark.parametrize("before", [0, 3])
def test_whoever_quits_is_asked_no_more(word: str, before: int) -> None:
    done, _, said = opened(*[""] * before, word, "", "", "", "")
    assert not done
    assert "unknown" not in said
