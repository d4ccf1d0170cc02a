"""The page about families: its code is the example, whole, and its commands play it."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from orchard.content import OrchardContent
from orchard.game import OrchardGame
from rietland import families
from rietland.ledger.parse import parse
from tests.docs.pages import EXAMPLES, ROOT, commands
from tests.toy import BOX, LEGEND

PAGE = ROOT / "docs" / "family.md"
ORCHARD = EXAMPLES / "orchard"
#: A link to a file of the example, then the file or its next part.
SHOWN = re.compile(
    r"^\[orchard/\S+\]\((\S+)\)[^\n]*:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL
)


def shown() -> dict[str, list[str]]:
    """The lines the page shows of each file, without empty ones."""
    found: dict[str, list[str]] = {}
    for name, text in SHOWN.findall(PAGE.read_text(encoding="utf-8")):
        found.setdefault(name, []).extend(filter(None, text.splitlines()))
    return found


def files() -> list[str]:
    every = [path for path in ORCHARD.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(path.relative_to(PAGE.parent).as_posix() for path in every)


def test_every_file_of_the_example_is_on_the_page() -> None:
    assert files() == sorted(shown())


@pytest.mark.parametrize("name", files())
def test_the_page_shows_the_file_word_for_word(name: str) -> None:
    text = (PAGE.parent / name).read_text(encoding="utf-8")
    assert list(filter(None, text.splitlines())) == shown()[name]


def test_every_refusal_of_the_example_is_a_rule_of_its_box() -> None:
    ledger = parse((BOX / "rules.md").read_text(encoding="utf-8"), "rules.md")
    named = re.findall(r"OR-[A-Z]+-\d", (ORCHARD / "game.py").read_text(encoding="utf-8"))
    assert [] == ledger.problems
    assert sorted(ledger.rules) == sorted(set(named))


def test_the_record_names_parts_that_there_are() -> None:
    family = families.named("orchard")
    assert families.load(family.content) is OrchardContent
    game = OrchardGame(OrchardContent().book([BOX], LEGEND))
    assert ["amy", "ben"] == families.load(family.static)(game).players


def test_the_page_names_every_part_of_a_record_of_the_browser() -> None:
    source = (ROOT / "client" / "src" / "families.ts").read_text(encoding="utf-8")
    record = source.split("export interface Family<")[1].split("\n}")[0]
    parts = re.findall(r"^  (?:readonly )?(\w+)\??[:(]", record, re.MULTILINE)
    table = PAGE.read_text(encoding="utf-8").split("| part |")[1].split("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines()[2:]]
    assert sorted(parts) == sorted(re.findall(r"`(\w+)`", " ".join(rows)))


# Its commands.


def asked(command: str) -> list[str]:
    """The words of the last line of the page with this command of the orchard."""
    lines = [line for line in commands(PAGE) if line.startswith("python -m orchard.command")]
    return shlex.split([line for line in lines if line.split()[3] == command][-1])[1:]


def run(words: list[str], home: Path, said: str = "") -> str:
    """What a command of the page prints, run where the page says."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=EXAMPLES,
        env={**os.environ, "RIETLAND_HOME": str(home), "PYTHONPATH": str(ROOT / "src")},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


def test_the_command_of_the_page_plays_in_the_terminal(tmp_path: Path) -> None:
    told = run(asked("play"), tmp_path, "look\npick amy\npick amy\nwhy pick amy\nquit\n")
    assert "Apples before the evening, easy, with Amy, Ben." in told
    assert "tree: 3" in told
    assert "2  Do it: turn ben" in told
    assert "The players take turns." in told


def test_the_command_of_the_page_plays_in_the_arena_in_several_processes(tmp_path: Path) -> None:
    words = asked("arena")
    words[words.index("--games") + 1] = "2"
    told = json.loads(run([*words, "--jobs", "2", "--json"], tmp_path))
    assert ["random", "greedy", "master@50"] == list(told["players"])
    assert [[], [], []] == [one["errors"] for one in told["players"].values()]
