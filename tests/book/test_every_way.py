"""Nothing in Dark Paths is printed in vain: every way, every bonus, every use of a thing."""

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush

import pytest

from rietland.book.book import MEMORY, THING
from rietland.book.game import BookGame
from rietland.book.state import State
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.state import PLAYING
from rietland.vocabulary import book as words
from rietland.vocabulary import control
from tests.book.scenes import begun, book, opened
from tests.marks import rule

ROLES = ["thorn", "tenaya", "eara", "kram"]
BEGINNINGS = ["", *book(legend="2").variants]
BOOK = book()

Seen = Callable[[State], list[tuple[object, ...]]]


def moments(game: BookGame, first: State, sights: Seen) -> Iterator[tuple[State, State]]:
    """Moments of readings, warm ones first; luck is best or worst.

    A reading goes on from a moment in which there is something that none before had.
    """
    seen: set[tuple[object, ...]] = set()
    todo = [(0, 0, first)]
    count = 0
    while todo:
        s = heappop(todo)[-1]
        pending = game.pending(s)
        options = pending.options
        if pending.kind == CHANCE_DECIDES:
            options = [options[0], options[-1]]
        for action in options:
            then = s.copy()
            game.apply(then, action)
            yield s, then
            fresh = [sight for sight in sights(then) if sight not in seen]
            if fresh and then.result == PLAYING:
                seen.update(fresh)
                count += 1
                will, _, frost = then.counters[:3]
                heappush(todo, (2 * frost - will, count, then))


def standing(s: State) -> tuple[object, ...]:
    """Where the book is open, and what is asked."""
    return (s.pages[-1], s.result, *[(f.kind, f.at, *f.args) for f in s.agenda])


def glimpses(s: State) -> list[tuple[object, ...]]:
    """Something on the sheet is new to the page, or the number of memories and deeds beside it."""
    place = standing(s)
    deeds = [note for note in s.notes if BOOK.notes[note].hidden]
    memories = [note for note in s.notes if BOOK.notes[note].sort == MEMORY]
    return [(place, note, len(memories), tuple(sorted(deeds))) for note in [-1, *s.notes]]


def sheets(s: State) -> list[tuple[object, ...]]:
    """A reading is worth going on with when notes, frost and row of will are new to the page."""
    will, _, frost = s.counters[:3]
    return [(standing(s), frozenset(s.notes), tuple(s.used), frost, min(will // 7, 2))]


# What is printed.


def asked(one: object) -> set[str]:
    """Names that conditions and effects ask for, however deep they stand."""
    if isinstance(one, list):
        return set().union(*[asked(more) for more in one])
    if isinstance(one, (words.Has, words.Lose)):
        return {one.name}
    if isinstance(one, control.Not):
        return asked(one.all)
    if isinstance(one, control.AnyOf):
        return asked(one.of)
    if isinstance(one, control.If):
        return asked(one.all) | asked(one.then) | asked(one.otherwise)
    return set()


def given(one: object) -> set[str]:
    """Things that effects bring on the sheet."""
    if isinstance(one, list):
        return set().union(*[given(more) for more in one])
    if isinstance(one, words.Gain):
        return {one.name} if BOOK.notes[BOOK.note_numbers[one.name]].sort == THING else set()
    return set()


def effects(ref: str) -> object:
    return BOOK.lists[ref] if ref else []


@cache
def of_section(number: int) -> set[str]:
    """What the effects of a section ask for."""
    return asked(effects(BOOK.sections[number].ref))


@cache
def of_way(number: int) -> set[str]:
    """What is asked for on a way: to open it, to pay for it, to help in its test."""
    way = BOOK.ways[number]
    helps = {BOOK.notes[note].name for note, _ in way.test.notes} if way.test else set()
    return asked(way.conditions) | asked(effects(way.ref)) | helps


def find_spots() -> set[tuple[str, str]]:
    """Where each thing is found: the section and the thing."""
    found: set[tuple[str, str]] = set()
    for section in BOOK.sections:
        things = given(effects(section.ref))
        for way in section.ways:
            things |= given(effects(BOOK.ways[way].ref))
        found |= {(section.name, thing) for thing in things}
    return found


# What is read.


class Reached:
    """What readings of one hero came to."""

    def __init__(self) -> None:
        self.ways: set[int] = set()
        self.bonuses: set[tuple[int, int]] = set()
        self.uses: set[tuple[str, str]] = set()

    def look(self, s: State, then: State) -> None:
        """A way that was taken, a section that was opened, and what of the sheet they ask for."""
        page = len(s.pages) - 1
        way = then.taken[page]
        useful: set[str] = set()
        if way >= 0 and s.taken[page] < 0:
            self.ways.add(way)
            test = BOOK.ways[way].test
            self.bonuses |= (
                {(way, note) for note, _ in test.notes if note in s.notes} if test else set()
            )
            useful = of_way(way)
        if len(then.pages) > len(s.pages):
            useful = useful | of_section(then.pages[-1])
        for note, since in zip(s.notes, s.since, strict=True):
            if since >= 0 and BOOK.notes[note].name in useful:
                self.uses.add((BOOK.sections[s.pages[since]].name, BOOK.notes[note].name))


@cache
def reached(hero: str) -> Reached:
    """What the hero comes to in readings of the whole book, and of chapter two alone."""
    found = Reached()
    first = [begun(hero)] + [begun(hero, legend="2", variant=one) for one in BEGINNINGS]
    for sc in first:
        for s, then in moments(sc.g, sc.s, glimpses):
            found.look(s, then)
    return found


def title(way: int) -> str:
    return f"{BOOK.sections[BOOK.ways[way].section].name} {BOOK.ways[way].name}"


@rule("FE-DP-6")
def test_one_hero_can_take_every_way_but_that_of_another_role() -> None:
    ways = set(range(len(BOOK.ways)))
    assert ["44 bribe"] == [title(way) for way in ways - reached("thorn").ways]
    assert set() == ways - reached("kram").ways


@rule("FE-DP-7")
def test_every_bonus_of_a_test_can_be_had() -> None:
    printed = {
        (number, note)
        for number, way in enumerate(BOOK.ways)
        if way.test is not None
        for note, _ in way.test.notes
    }
    lost = printed - reached("thorn").bonuses
    assert [] == [f"{title(way)}: {BOOK.notes[note].name}" for way, note in sorted(lost)]


@rule("FE-DP-2")
def test_every_thing_can_be_used_wherever_it_was_found() -> None:
    assert set() == find_spots() - reached("thorn").uses


# Chapter two alone.


@pytest.mark.parametrize("hero", ROLES)
@pytest.mark.parametrize("beginning", BEGINNINGS)
@rule("FE-DP-12")
def test_chapter_two_alone_can_end_with_nothing_owed(beginning: str, hero: str) -> None:
    sc = begun(hero, legend="2", variant=beginning)
    ends = {then.why for _, then in moments(sc.g, sc.s, sheets) if then.result != PLAYING}
    assert "ending-dark_paths-free" in ends


@pytest.mark.parametrize("beginning", BEGINNINGS)
@rule("FE-DP-12")
def test_nothing_owed_is_not_given_to_those_who_stop_their_ears(beginning: str) -> None:
    """Who neither learns the own name nor wins over the hoofed one or the divers lacks memories."""
    sc = begun("thorn", legend="2", variant=beginning)
    names = [BOOK.note_numbers[one] for one in ("own_name", "orennah", "breath")]
    turned = [
        s
        for s, then in moments(sc.g, sc.s, sheets)
        if then.why == "ending-dark_paths-free" and not any(note in s.notes for note in names)
    ]
    assert [] == turned


# Ways between branches.


def test_whoever_has_found_the_own_name_can_tell_it_on_the_stair() -> None:
    sc = opened("56", will=14).take("answer").play("roll 6")
    assert ["go_on", "stair"] == sc.ways()
    sc.take("stair")
    assert ("58", 2) == (sc.section(), sc.number("frost"))
    assert "66" == sc.take("own_name").section()


def test_names_can_be_traded_with_the_girl_by_the_hearth() -> None:
    assert ["go_out"] == opened("72").ways()
    sc = opened("72", has=("own_name",)).take("trade_names")
    assert "71" == sc.section()
    assert "name_sennet" in sc.notes()


@pytest.mark.parametrize("plant", ["black_thorn", "red_flower"])
def test_what_grew_at_the_spring_can_be_brought_to_the_hoofed_one(plant: str) -> None:
    sc = opened("49", has=(plant,)).take("black_drops")
    assert ("51", 3) == (sc.section(), sc.number("frost"))
    assert "black_drops" not in opened("49", has=(plant, "cruel")).ways()


def test_berries_of_the_meadow_are_brought_to_the_hoofed_one_or_eaten_before_the_cave() -> None:
    assert ["go_on"] == opened("64").ways()
    assert "51" == opened("64", has=("hoof",)).take("black_drops").section()
    sc = opened("64", will=8).take("go_on").take("eat_berries")
    assert ("60", 14) == (sc.section(), sc.number("will"))
    assert "eat_berries" not in sc.ways()


def test_the_fur_coat_keeps_off_the_wind_of_the_road() -> None:
    assert 2 == opened("49", frost=1).number("frost")
    assert 1 == opened("49", frost=1, has=("coat",)).number("frost")


def test_the_rope_of_the_sledge_can_be_taken_back_to_rock_and_lake() -> None:
    sc = opened("13").take("search").take("turn_back")
    assert "3" == sc.section()
    assert {"rock", "lake"} <= set(sc.ways())
    assert "search" not in sc.take("smoke").ways()
