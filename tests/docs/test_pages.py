"""The pages are true: their Python runs, their commands exist, their links lead somewhere."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rietland import __version__
from tests.docs.pages import PAGES, ROOT, commands

#: Needs a person, a browser, a file of theirs or some minutes.
NOT_RUN = ("play", "serve", "arena", "replay")
RESEARCH = ROOT / "docs" / "research.md"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_does_what_it_says(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert 0 == result.failed


def test_the_page_for_researchers_has_python_to_run() -> None:
    """A page whose examples lost their prompts would pass the test above."""
    text = RESEARCH.read_text(encoding="utf-8")
    assert text.count(">>> ") > 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_of_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"(?:`|^ {4}|^)make ([a-z-]+)", text, re.MULTILINE)
    targets = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    assert [] == [name for name in named if name not in targets]


def asked() -> list[str]:
    """Each different command of the pages that can be run here."""
    found = [line for page in PAGES for line in commands(page) if line.startswith("rietland ")]
    quick = [line for line in found if line.split()[1] not in NOT_RUN]
    return sorted(set(quick))


@pytest.mark.parametrize("line", asked())
def test_a_command_of_the_pages_runs(line: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rietland", *shlex.split(line)[1:]],
        cwd=ROOT,
        env={**os.environ, "RIETLAND_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_the_arena_of_the_pages_takes_its_options(tmp_path: Path) -> None:
    line = next(line for line in commands(RESEARCH) if line.startswith("rietland arena"))
    words = shlex.split(line)[1:]
    words[words.index("--games") + 1] = "2"
    done = subprocess.run(
        [sys.executable, "-m", "rietland", *words, "--jobs", "1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith('{"games": 2, ')


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_within_the_repository_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text)
    missing = [to for to in links if "://" not in to and not (page.parent / to).exists()]
    assert [] == missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_a_page_names_is_in_the_ledger(page: Path) -> None:
    ledger = "".join(
        file.read_text(encoding="utf-8") for file in sorted((ROOT / "rules").glob("*.md"))
    )
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:AN|RB|FE|SS|CT)-[A-Z0-9]+-[0-9]+\b", text))
    assert [] == sorted(name for name in named if name not in ledger)


def test_no_page_names_a_folder_of_somebodys_machine() -> None:
    for page in PAGES:
        assert not re.search(r"/(home|root|work|Users)/", page.read_text(encoding="utf-8")), page


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert [__version__] == re.findall(
        r"^## \[(\d[\w.]*)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE
    )[:1]


#: A path in backquotes: folders and a name that ends like a source or a data file.
FILE = re.compile(r"`(\w[\w./-]*\.(?:py|ts|svelte|json|yaml|css|mjs|webp|svg))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_a_page_names_exists(page: Path) -> None:
    """By the end of its path; `my_…` is a file of the reader."""
    named = set(FILE.findall(page.read_text(encoding="utf-8")))
    missing = [name for name in named if not name.startswith("my_") and not is_there(name)]
    assert [] == sorted(missing)


@cache
def is_there(name: str) -> bool:
    return any(f"/{path}".endswith(f"/{name}") for path in files())


@cache
def files() -> list[str]:
    """Every file of the repository, by its path from the top."""
    tops = (
        "client/src",
        "client/tests",
        "client/tools",
        "docs",
        "rules",
        "schema",
        "src",
        "tests",
        "tools",
    )
    return [
        path.relative_to(ROOT).as_posix()
        for top in tops
        for path in (ROOT / top).rglob("*")
        if path.is_file()
    ]
