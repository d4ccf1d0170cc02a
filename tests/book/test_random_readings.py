"""Random readings keep the twelve properties, find every section and ending, and come to an end."""

import os
from itertools import combinations
from random import Random

import pytest

from rietland.book.game import BookGame
from rietland.book.state import State
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.ledger import books
from tests.book.scenes import begun, book
from tests.conformance import Habit, check_random_game
from tests.marks import rule

ROLES = ["thorn", "tenaya", "eara", "kram"]
PARTIES = [list(party) for size in (1, 2, 3, 4) for party in combinations(ROLES, size)]
RULES = set(books()["dark_paths"].rules)
#: No reading of Dark Paths takes more inputs.
LONGEST = 300


def faults(game: Game, s: BaseState) -> list[str]:
    """Numbers of the sheet within their limits; as many pages as ways; nothing twice."""
    assert isinstance(game, BookGame)
    assert isinstance(s, State)
    found: list[str] = []
    for number, stat in enumerate(game.book.stats):
        value = s.counters[number]
        if stat.least is not None and value < stat.least:
            found.append(f"{stat.name} {value}")
        if stat.most is not None and value > stat.most:
            found.append(f"{stat.name} {value}")
    if not len(s.pages) == len(s.taken) == len(s.opened):
        found.append("pages and ways")
    if len(set(s.notes)) != len(s.notes) or len(s.notes) != len(s.since):
        found.append("something is on the sheet twice")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Texts of sections nobody has read, marks that are hidden, memories nobody has."""
    assert isinstance(game, BookGame)
    assert isinstance(s, State)
    found: list[str] = []
    box = game.book.box
    for number, section in enumerate(game.book.sections):
        if number not in s.pages:
            found += [f'"section-{box}-{section.name}"', f'"section-{box}-{section.name}.']
            found.append(f'"section": "{section.name}"')
            found += [f'"origin": "{section.name}"', f'"target": "{section.name}"']
            if section.ending is not None:
                found.append(f'"ending-{box}-{section.ending.name}"')
    for number, note in enumerate(game.book.notes):
        if note.hidden or (number not in s.notes and note.sort != 0):
            found.append(f'"name": "{note.name}", "page"')
    return found


def is_rule(game: Game, name: str) -> bool:
    del game
    return name in RULES


def habit(every: int) -> Habit:
    return Habit(
        LONGEST, faults=faults, secrets=secrets, is_rule=is_rule, seats=2, tries=6, every=every
    )


def setup(party: list[str], legend: str, variant: str) -> Setup:
    led = [number % 2 for number in range(len(party))]
    return Setup("dark_paths", legend, "normal", party, led, variant)


@pytest.mark.parametrize("number", range(len(PARTIES)))
def test_random_readings_conform(number: int) -> None:
    party = PARTIES[number]
    for legend in ("1", "2"):
        variants = ["", *book(legend=legend).variants]
        variant = variants[number % len(variants)]
        game = BookGame(book(legend=legend), party)
        check_random_game(game, setup(party, legend, variant), number, habit(4))


def read(game: BookGame, begin: Setup, rng: Random, seen: set[str]) -> str:
    """Read at random to the end, never longer than a reading takes; the last ending."""
    s = game.start(begin)
    while s.result == PLAYING:
        assert s.seq < LONGEST, "an endless reading"
        pending = game.pending(s)
        if pending.kind == CHANCE_DECIDES:
            game.apply(s, rng.choices(pending.options, pending.weights)[0])
        else:
            game.apply(s, rng.choice(pending.options))
    seen.update(game.book.sections[section].name for section in s.pages)
    return s.why


@rule("FE-DP-3", "FE-DP-6")
def test_random_readers_find_every_section_and_every_ending() -> None:
    seen: set[str] = set()
    ends: set[str] = set()
    rng = Random("every section")
    everything = {section.name for section in book().sections}
    endings = {
        f"ending-dark_paths-{section.ending.name}"
        for section in book().sections
        if section.ending is not None
    }
    games = [begun(name).g for name in ROLES]
    second = [begun(name, legend="2").g for name in ROLES]
    for number in range(6000):
        role = number % len(ROLES)
        if number % 3 < 2:
            begin = Setup("dark_paths", "1", "normal", [ROLES[role]], [0], "")
            ends.add(read(games[role], begin, rng, seen))
        else:
            variants = ["", *book(legend="2").variants]
            variant = variants[number // 3 % len(variants)]
            begin = Setup("dark_paths", "2", "normal", [ROLES[role]], [0], variant)
            ends.add(read(second[role], begin, rng, seen))
        if seen == everything and ends == endings:
            break
    assert set() == everything - seen
    assert set() == endings - ends


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_ten_thousand_random_readings() -> None:
    """The study behind the claim: every reading comes to an end, alone and together."""
    rng = Random("ten thousand")
    many = int(os.environ.get("RIETLAND_GAMES", "10000"))
    seen: set[str] = set()
    for number in range(many):
        party = PARTIES[number % len(PARTIES)]
        legend = "1" if number % 2 else "2"
        variants = ["", *book(legend=legend).variants]
        game = BookGame(book(legend=legend), party)
        read(game, setup(party, legend, variants[number // 2 % len(variants)]), rng, seen)
    assert len(book().sections) == len(seen)


def test_the_tiny_gamebook_is_read_in_all_ways() -> None:
    lantern = book("lantern")
    seen: set[str] = set()
    ends: set[str] = set()
    rng = Random("lantern")
    for number in range(300):
        party = [["hob"], ["wren"], ["hob", "wren"], ["wren", "hilda"]][number % 4]
        game = BookGame(lantern, party)
        variant = "inside" if number % 5 == 0 else ""
        begin = Setup("lantern", "1", "normal", party, [0] * len(party), variant)
        ends.add(read(game, begin, rng, seen))
    assert {section.name for section in lantern.sections} == seen
    assert {"ending-lantern-out", "ending-lantern-dark"} == ends
