"""The opening asks one thing after the other, explains itself, and lets go."""

import io
from pathlib import Path

import pytest

from rietland import roots
from rietland.table.errors import BadSetup
from rietland.terminal.console import Terminal
from rietland.terminal.new_game import Wish, ask, complete
from rietland.words import Catalogue
from tests.content.drafts import GOOD


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
    done, wish, said = opened("bas", "base", "2", "thron", "thorn, kram", "easy")
    assert done
    assert ["thorn", "kram"] == wish.heroes
    assert "did you mean base?" in said
    assert "did you mean thorn?" in said


def test_who_plays_alone_is_asked_for_the_difficulties_of_one_hero() -> None:
    done, wish, said = opened("chada_thorn", "2", "stinner", "allies_4", "")
    assert (True, "allies_1") == (done, wish.difficulty)
    assert "(allies_1, allies_0, allies_2, allies_3) [allies_1]" in said
    assert "allies_2" == opened("chada_thorn", "1", "chada, thorn", "")[1].difficulty


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


def test_a_faulty_legend_tells_its_fault_and_another_is_asked_for(tmp_path: Path) -> None:
    faulty = GOOD.replace("- place:", "- plaice:")
    (tmp_path / "mine.yaml").write_text(faulty, encoding="utf-8")
    roots.add(tmp_path)
    done, wish, said = opened("base", "mine", "2", "", "easy")
    assert (True, "2") == (done, wish.legend)
    assert "mine.yaml:7: there is no effect 'plaice'; did you mean place?" in said


def test_a_box_without_legends_is_not_begun(tmp_path: Path) -> None:
    box = tmp_path / "empty"
    box.mkdir()
    (box / "box.yaml").write_text("box: empty\nextends: base\nsource: authored\n", "utf-8")
    roots.add(tmp_path)
    wish = Wish()
    wish.box = "empty"
    with pytest.raises(BadSetup, match="the box empty has no legend yet"):
        complete(wish)


STEERING = "\x1b[31mred\x9b2J \u202eback\u2066 \x07bell\r"


def test_signs_that_steer_a_terminal_never_reach_it() -> None:
    out = io.StringIO()
    for terminal in (Terminal([], out), Terminal([], out, tty=True)):
        terminal.write(STEERING)
        terminal.row(STEERING, STEERING)
    Terminal(["x\n"], out).read(STEERING)
    words = Catalogue()
    words.add(f"steering = {STEERING}")
    out.write(words.text("steering"))
    shown = out.getvalue().replace("\x1b[2m", "").replace("\x1b[0m", "")
    assert not set("\x1b\x9b\x07\r\u202e\u2066") & set(shown)
    assert "red" in shown
