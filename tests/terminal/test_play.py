"""The commands themselves, as somebody would type them, on the base box."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from rietland.cli import main
from rietland.kernel.setup import Setup
from rietland.table.journal import Seating, SqliteJournal
from rietland.table.table import Table
from rietland.terminal.saves import new_table
from rietland.words import Catalogue
from tests.records import golden

ARGS = ["play", "--text", "--legend", "2", "--heroes", "thorn,chada", "--seed", "7"]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def rietland(home: Path, args: list[str], lines: list[str] | None = None) -> Ran:
    """The command in this process, which has read boxes and words already."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as here, redirect_stdout(out), redirect_stderr(err):
        here.setenv("RIETLAND_HOME", str(home))
        here.setattr("sys.stdin", io.StringIO(_typed(lines or [])))
        code = main(args)
    return Ran(code, out.getvalue(), err.getvalue())


def piped(home: Path, args: list[str], lines: list[str]) -> Ran:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "rietland", *args],
        input=_typed(lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "RIETLAND_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def _typed(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)


def journal(home: Path) -> SqliteJournal:
    return SqliteJournal(home / "games.sqlite")


def random_game(seed: int) -> tuple[Table, list[str]]:
    """A whole game of a person who chooses at random; the dice are those of `--seed 7`."""
    setup = Setup("base", "2", "easy", ["thorn", "chada"], [0, 0], "")
    t = new_table(SqliteJournal(), setup, Seating(dice="seed 7"), "")
    choices = Random(seed)
    said: list[str] = []
    while not t.is_over:
        action = choices.choice(t.game.pending(t.state).options)
        said.append(t.game.say(action))
        t.submit(0, [said[-1]], t.seq)
    return t, said


def test_a_whole_game_is_played_through_the_pipe(tmp_path: Path) -> None:
    t, said = random_game(3)
    ran = piped(tmp_path, ARGS, said)
    assert (ran.code, ran.err) == (0, "")
    assert "The legend is lost." in ran.out
    assert "  87  Day 2: A skral breaks into the castle, and no golden shield is free." in ran.out
    assert "Farmers wait on spaces 24 and 36." in ran.out  # as it is at easy difficulty
    assert "[log-" not in ran.out
    assert "[ask-" not in ran.out
    there = journal(tmp_path)
    game = there.games()[0].id
    assert [e.text for e in there.entries(game)] == [e.text for e in t.entries()]
    assert f"--resume {game}" in ran.out.splitlines()[-1]


def test_a_hero_walks_several_spaces_in_one_line(tmp_path: Path) -> None:
    lines = [*["1"] * 7, "walk 10", "walk thorn 57", "walk 0"]
    out = rietland(tmp_path, ARGS, lines).out
    way = [out.index(f"Thorn walks to space {space}") for space in (10, 14, 17, 16, 48, 47, 54, 57)]
    assert sorted(way) == way
    assert "Space 0 is too far for now: no hours are left after that. This works: walk thorn" in out


def test_the_log_of_a_resumed_game_tells_what_happened_before(tmp_path: Path) -> None:
    _, said = random_game(4)
    ran = rietland(tmp_path, ARGS, [*said[:9], "log 12"])
    game = journal(tmp_path).games()[0].id
    again = rietland(tmp_path, ["play", "--text", "--resume", game], ["log 12", "log 12"])
    assert again.err == ""
    told = ran.out.splitlines()[-13:-1]
    assert any(line.strip().endswith(said[8]) for line in told)
    assert again.out.splitlines()[-13:-1] == told
    assert again.out.splitlines()[-25:-13] == told


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    t, said = random_game(4)
    half = len(said) // 2
    rietland(tmp_path, ARGS, said[:half])
    game = journal(tmp_path).games()[0].id
    ran = rietland(tmp_path, ["play", "--text", "--resume", game], said[half:])
    assert (ran.code, ran.err) == (0, "")
    assert [e.text for e in journal(tmp_path).entries(game)] == [e.text for e in t.entries()]


def test_a_saved_game_is_replayed_and_loaded(tmp_path: Path) -> None:
    _, said = random_game(5)
    file = tmp_path / "evening.txt"
    rietland(tmp_path, ARGS, [*said[:20], f"save {file}"])
    ran = rietland(tmp_path, ["replay", str(file)])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1].startswith("Move ")
    ran = rietland(tmp_path, ARGS, [f"load {file}", "look"])
    assert f"Loaded from {file} as game " in ran.out
    ran = rietland(tmp_path, ["games"])
    assert len(ran.out.splitlines()) == 4


def test_a_record_is_told_in_the_words_of_its_box(tmp_path: Path) -> None:
    record = golden.HOME / "frost-1-easy-3-greedy.txt"
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "winter.txt"
    file.write_text("".join(lines[:60]), encoding="utf-8")
    ran = rietland(tmp_path, ["replay", str(file)])
    assert "reveals the snow token on space" in ran.out
    assert "fog token" not in ran.out


def test_a_record_that_does_not_fit_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    rietland(tmp_path, ARGS, [f"save {file}"])
    file.write_text(file.read_text() + "walk thorn 80\n")
    ran = rietland(tmp_path, ["replay", str(file), "--quiet"])
    assert ran.code == 1
    assert "fits up to here and no further: move 2: “walk thorn 80”" in ran.err


def test_without_options_the_client_asks(tmp_path: Path) -> None:
    ran = rietland(
        tmp_path, ["play", "--text"], ["", "9", "2", "throne", "kram, eara", "esy", "easy", "look"]
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Legend: unknown “9”; choose from: 1, 2, 3, 4, 5" in ran.out
    assert "did you mean easy?" in ran.out
    assert "unknown “throne”; did you mean thorn?" in ran.out
    assert "with Kram, Eara" in ran.out


def test_empty_answers_take_the_usual(tmp_path: Path) -> None:
    ran = rietland(tmp_path, ["play", "--text"], ["", "", "", ""])
    assert "The Heroes Arrive, normal, with Thorn, Chada." in ran.out


def test_no_lines_begin_no_game(tmp_path: Path) -> None:
    ran = rietland(tmp_path, ["play", "--text"], [])
    assert ran.code == 0
    assert "No game was started." in ran.out
    assert journal(tmp_path).games() == []


def test_companions_join_the_party(tmp_path: Path) -> None:
    args = ["play", "--legend", "2", "--companions", "kram:greedy,eara:random", "--seed", "1"]
    ran = rietland(tmp_path, args, ["1", "1", "1"])
    assert (ran.code, ran.err) == (0, "")
    row = journal(tmp_path).games()[0]
    assert row.setup.heroes == ["thorn", "chada", "kram", "eara"]
    assert row.setup.seats == [0, 0, 1, 2]
    assert row.seating.players == {"1": "greedy", "2": "random"}


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--box", "bas"], "Box: unknown “bas”; did you mean base?"),
        (["--legend", "9"], "Legend: unknown “9”; choose from: 1, 2"),
        (["--legend", "2", "--difficulty", "eas"], "did you mean easy?"),
        (["--heroes", "thron,chada"], "Hero: unknown “thron”; did you mean thorn?"),
        (["--heroes", "thorn,mairen"], "both heroes are the warrior; pick each role only once"),
        (["--heroes", "thorn"], "1 hero; this legend is for 2 to 4"),
        (["--language", "de", "--heroes", "thorn"], "1 Held; diese Legende ist für 2 bis 4"),
        (["--companions", "kram:gredi"], "Companion: unknown “gredi”; did you mean greedy?"),
        (["--legend", "1", "--variant", "x"], "Starting point: unknown “x”; choose from: restart"),
        (["--legend", "1", "--seed", "1", "--dice", "ask"], "cannot be combined"),
        (["--resume", "nothing"], "no game “nothing”"),
    ],
)
def test_wrong_wishes_are_answered_with_the_nearest(
    tmp_path: Path, args: list[str], message: str
) -> None:
    ran = rietland(tmp_path, ["play", *args])
    assert ran.code in (1, 2)
    assert message in ran.err
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_broken_journal_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("not a database, but long enough to be looked at " * 9)
    ran = rietland(tmp_path, ARGS)
    assert ran.code == 1
    assert "games.sqlite to store games" in ran.err
    assert (tmp_path / "games.sqlite").read_text().startswith("not a database")


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    """`rietland play … | head -1`"""
    play = subprocess.Popen(
        [sys.executable, "-m", "rietland", *ARGS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "RIETLAND_HOME": str(tmp_path)},
    )
    assert play.stdin is not None
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.close()
    play.stdin.write("look\n" * 5)
    play.stdin.close()
    assert play.stderr.read() == ""
    assert play.wait(60) == 0
    play.stderr.close()


# The command line.


def test_an_unknown_command_is_answered_with_the_nearest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["paly"]) == 2
    assert "unknown command 'paly'; did you mean play" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("rietland 0.")


def test_the_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert "play     play in the browser; with --text in the terminal" in shown
    assert "serve" in shown


def test_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "AN-MOVE-1"]) == 0
    assert "1 hour per space" in capsys.readouterr().out


def test_a_narrator_card_is_read_out_when_a_hero_recovers(tmp_path: Path) -> None:
    args = ["play", "--text", "--box", "rietburg", "--heroes", "thorn,chada", "--seed", "7"]
    begun, recovered = (rietland(tmp_path, args, lines).out for lines in ([], ["recover thorn"]))
    words = Catalogue()
    stories = [words.text(f"card-narrator_{number}.story") for number in range(1, 23)]
    # The cards of the set-up only lay out the castle.
    assert "Narrator card:" in begun
    assert [] == [story for story in stories if flat(story) in flat(begun)]
    assert 1 == len([story for story in stories if flat(story) in flat(recovered)])


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())
