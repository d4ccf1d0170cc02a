"""The sheet by itself: limits, what comes and goes, what is forgotten, what heroes bring along."""

import pytest

from rietland.book import pages, sheet, tests, verbs
from rietland.book.book import AGAIN, BY_CONTENT, MARK, MEMORY, SORTS, THING
from rietland.book.frames import FORGET, PAGE, TEST
from rietland.book.odds import chance, chance_with_gift
from rietland.book.setup import empty_sheet
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.setup import Setup
from tests.book.scenes import Scene, begun, book, opened
from tests.marks import rule


def notes_of(sc: Scene, sort: int) -> list[str]:
    return [note.name for note in sc.g.book.notes if note.sort == sort]


@rule("FE-DP-2")
def test_a_number_stops_at_its_limits_and_only_a_change_is_told() -> None:
    sc = begun("hob", box="lantern")
    found = []
    for value in (4, 5, 6, 9, -1, -1, 0):
        sc.s.news = []
        sheet.put(sc.g, sc.s, 0, value)
        told = [(one.who, one.what, one.where, one.amount) for one in sc.told("changed")]
        found.append((sc.number("light"), told))
    assert [
        (4, [(-1, 0, -1, 1)]), (5, [(-1, 0, -1, 1)]), (5, []), (5, []),
        (0, [(-1, 0, -1, -5)]), (0, []), (0, []),
    ] == found  # fmt: skip


@rule("FE-DP-2")
def test_a_number_without_limits_has_none() -> None:
    sc = begun("hob", box="lantern")
    for value in (-20, 50):
        sheet.put(sc.g, sc.s, 1, value)
        assert value == sc.number("nerve")


@rule("FE-DP-2")
def test_what_comes_is_noted_with_its_page_and_what_goes_is_gone() -> None:
    sc = opened("2")
    first, second, third = notes_of(sc, THING)[-3:]
    names = sc.g.book.note_numbers
    before = len(sc.s.notes)
    for name in (first, second, third, second):
        sheet.gain(sc.g, sc.s, names[name])
    assert [first, second, third] == sc.notes()[before:]
    assert [len(sc.s.pages) - 1] * 3 == sc.s.since[before:]
    assert 3 == len(sc.told("gained")) - before
    sc.s.since[before:] = [1, 2, 3]
    sheet.lose(sc.g, sc.s, names[second])
    sheet.lose(sc.g, sc.s, names[second])
    assert [first, third] == sc.notes()[before:]
    assert [1, 3] == sc.s.since[before:]
    assert [(-1, names[second], -1, 0)] == [
        (one.who, one.what, one.where, one.amount) for one in sc.told("lost")
    ]


def test_what_is_on_the_sheet_is_counted_by_its_sort() -> None:
    sc = begun("thorn")
    memories = notes_of(sc, MEMORY)
    for name in (*memories[:2], *notes_of(sc, THING)[:3], notes_of(sc, MARK)[0]):
        sheet.gain(sc.g, sc.s, sc.g.book.note_numbers[name])
    assert [3, 2, 1] == [sheet.held(sc.g, sc.s, SORTS[sort]) for sort in (THING, MEMORY, MARK)]
    assert 2 / len(memories) == sheet.progress(sc.g, sc.s)


def test_a_book_without_memories_knows_no_progress() -> None:
    sc = begun("thorn")
    memories = sc.g.book.notes
    sc.g.book.notes = []
    sc.s.notes = []
    try:
        assert 0.0 == sheet.progress(sc.g, sc.s)
    finally:
        sc.g.book.notes = memories


# Forgetting.


def forgetful(count: int) -> Scene:
    """Of three memories and a thing so many memories are to be forgotten."""
    sc = begun("thorn", "tenaya")
    for name in (*notes_of(sc, MEMORY)[:3], notes_of(sc, THING)[0]):
        sheet.gain(sc.g, sc.s, sc.g.book.note_numbers[name])
    sc.s.news = []
    sheet.forget(sc.g, sc.s, SORTS[MEMORY], count)
    return sc


@rule("FE-DP-11")
def test_two_of_three_are_chosen_one_after_the_other() -> None:
    sc = forgetful(2)
    memories = notes_of(sc, MEMORY)[:3]
    assert "ask-forget" == sc.prompt()
    assert sorted(f"forget thorn {name}" for name in memories) == sorted(sc.options())
    sc.play(f"forget thorn {memories[1]}")
    assert "ask-forget" == sc.prompt()
    sc.play(f"forget thorn {memories[0]}")
    assert "ask-forget" != sc.prompt()
    assert memories[2] in sc.notes()
    assert not {memories[0], memories[1]} & set(sc.notes())


@rule("FE-DP-11")
@pytest.mark.parametrize("count", [3, 4])
def test_where_all_must_go_nobody_is_asked(count: int) -> None:
    sc = forgetful(count)
    assert "ask-forget" != sc.prompt()
    assert 0 == sheet.held(sc.g, sc.s, SORTS[MEMORY])
    assert 1 == sheet.held(sc.g, sc.s, SORTS[THING])
    assert 3 == len(sc.told("lost"))


@rule("FE-DP-1", "FE-DP-11")
def test_only_a_memory_that_is_there_can_be_forgotten() -> None:
    sc = forgetful(1)
    there, *_, missing = notes_of(sc, MEMORY)
    thing = notes_of(sc, THING)[0]
    assert "FE-DP-1" == sc.refused(f"forget tenaya {there}")
    assert "FE-DP-11" == sc.refused(f"forget thorn {missing}")
    assert "FE-DP-11" == sc.refused(f"forget thorn {thing}")
    f = Frame(FORGET, "", MEMORY, -1, [1])
    note = sc.g.book.note_numbers[there]
    assert "FE-DP-11" == sheet.forget_refusal(sc.g, sc.s, f, Action(verbs.TAKE, 0, note))


# Before the first page.


@rule("FE-DP-2", "FE-DP-9")
def test_heroes_bring_their_things_along_once() -> None:
    sc = begun("wren", "hob", box="lantern")
    made = book("lantern")
    made.heroes[sc.s.kinds[0]].things = made.heroes[sc.s.kinds[1]].things
    try:
        s = empty_sheet(sc.g, Setup("lantern", "1", "normal", sc.g.party, [0, 1], ""), sc.g.party)
    finally:
        made.heroes[sc.s.kinds[0]].things = []
    assert ["lantern"] == [made.notes[note].name for note in s.notes]
    assert [-1] == s.since
    assert [3, 1, *[0] * (len(made.counters) - 2)] == s.counters
    assert [0, 0] == s.used


def test_two_heroes_of_one_role_do_not_read_together() -> None:
    sc = begun("hob", box="lantern")
    with pytest.raises(ValueError, match="two heroes are a miner; pick each role only once"):
        type(sc.g)(book("lantern"), ["hob", "hilda"]).start(
            Setup("lantern", "1", "normal", ["hob", "hilda"], [0, 1], "")
        )


# Tests and ways.


@rule("FE-DP-1", "FE-DP-7", "FE-DP-9")
def test_why_an_input_is_refused_at_each_stage_of_a_test() -> None:
    way = next(n for n, way in enumerate(begun("thorn").g.book.ways) if way.test is not None)
    send, use, roll = Action(verbs.SEND, 0, 1), Action(verbs.USE, 1), Action(0, -1, 3)
    found = []
    for stage in (tests.WHO, tests.ROLL, tests.GIFT):
        f = Frame(TEST, "", stage, 0, [way])
        other = Action(verbs.USE, 0), Action(verbs.ACCEPT, 0), Action(verbs.ACCEPT, 1)
        found.append([tests.why_not(f, a) for a in (send, use, roll, *other)])
    assert [
        ["FE-DP-1", "FE-DP-1", "FE-DP-7", "FE-DP-1", "FE-DP-1", "FE-DP-1"],
        ["FE-DP-7", "FE-DP-1", "FE-DP-7", "FE-DP-1", "FE-DP-1", "FE-DP-1"],
        ["FE-DP-7", "FE-DP-1", "FE-DP-7", "FE-DP-9", "FE-DP-9", "FE-DP-1"],
    ] == found


@rule("FE-DP-1", "FE-DP-3", "FE-DP-6")
def test_why_a_way_is_not_taken() -> None:
    sc = begun("thorn", "kram")
    section = sc.g.book.sections[sc.s.pages[-1]]
    word = sc.g.book.ways[section.ways[0]].word
    f = sc.s.agenda[-1]
    reader, other = Action(verbs.TAKE, 0, word), Action(verbs.TAKE, 1, word)
    assert "FE-DP-1" == pages.why_not(sc.g, sc.s, f, other)
    assert "FE-DP-6" == pages.why_not(sc.g, sc.s, f, reader)
    assert "FE-DP-3" == pages.why_not(sc.g, sc.s, f, Action(verbs.TAKE, 0, 10_000))
    assert "FE-DP-3" == pages.why_not(sc.g, sc.s, f, Action(verbs.CLOSE, 0))
    at_end = Frame(f.kind, "", pages.END, -1, f.args)
    assert "FE-DP-3" == pages.why_not(sc.g, sc.s, at_end, reader)


@rule("FE-DP-7", "FE-DP-9")
def test_the_chance_of_a_test_is_that_of_its_rolls() -> None:
    """Every roll of the dice is counted, without the gift and with it."""
    for hero in ("thorn", "tenaya", "eara", "kram"):
        sc = begun(hero)
        for way in sc.g.book.ways:
            if way.test is None:
                continue
            test = way.test
            missing = tests.against(sc.g, sc.s, test) - tests.plus(sc.g, sc.s, test)
            dice = tests.dice(sc.g, sc.s, 0, test)
            rolls: list[list[int]] = [[]]
            for _ in range(dice):
                rolls = [[*roll, face] for roll in rolls for face in sc.g.book.faces]
            good = [tests.highest(sc.g, sc.s, 0, test, roll) >= missing for roll in rolls]
            plain = sum(good) / len(rolls)
            assert round(plain, 9) == round(chance(sc.g, sc.s, 0, test), 9)
            helped = 0.0
            kind = tests.kind_of(sc.g, sc.s, 0)
            for roll, is_enough in zip(rolls, good, strict=True):
                if is_enough:
                    helped += 1
                elif not tests.gift_refusal(sc.g, sc.s, 0, test, roll):
                    helped += plain if kind.gift == AGAIN else 1
            found = chance_with_gift(sc.g, sc.s, 0, test)
            assert round(helped / len(rolls), 9) == round(found, 9), (hero, way.name)


# What seldom happens.


@rule("FE-DP-1")
def test_a_group_decides_about_ways_and_who_takes_a_test_but_not_about_a_roll() -> None:
    sc = begun("thorn", "kram")
    way = next(n for n, way in enumerate(sc.g.book.ways) if way.test is not None)
    found = []
    for stage in (tests.WHO, tests.ROLL, tests.GIFT):
        s = sc.s.copy()
        s.agenda.append(Frame(TEST, "", stage, 0, [way, 1]))
        found.append(sc.g.concerned(s))
    assert [[0, 1], [], []] == found
    assert [0, 1] == sc.g.concerned(sc.s)
    assert [] == begun("thorn").g.concerned(begun("thorn").s)


def test_a_hero_speaks_for_itself_and_the_reader_for_the_group() -> None:
    sc = begun("thorn", "kram")
    sc.s.pages = [*sc.s.pages, sc.s.pages[-1]]
    assert [1, 0, 1] == [sc.g.speaker(sc.s, who) for who in (-1, 0, 1)]


def test_a_frame_of_another_game_is_an_error() -> None:
    sc = begun("thorn")
    f = Frame(99, "", 0, 0, [])
    for stranger in (sc.g.step, sc.g.ask):
        with pytest.raises(ValueError, match="no such unfinished business"):
            stranger(sc.s, f)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.answer(sc.s, f, Action(verbs.TAKE, 0, 0))


def test_a_counter_beside_the_sheet_has_no_limits_and_is_not_told() -> None:
    sc = begun("thorn")
    sc.s.counters = [*sc.s.counters[: len(sc.g.book.stats)], 0]
    sc.s.news = []
    for value in (99, -99):
        sheet.put(sc.g, sc.s, len(sc.s.counters) - 1, value)
        assert value == sc.s.counters[-1]
    assert [] == sc.s.news


@rule("FE-DP-7")
@pytest.mark.parametrize(("said", "rolled"), [(0, 1), (1, 1), (3, 3), (20, 20), (21, 20)])
def test_nobody_rolls_less_than_one_die_or_more_than_twenty(said: int, rolled: int) -> None:
    sc = begun("thorn")
    kind = tests.kind_of(sc.g, sc.s, 0)
    kinds = [n for n, one in enumerate(sc.g.book.tests) if one.hero_dice]
    test = next(w.test for w in sc.g.book.ways if w.test is not None and w.test.kind in kinds)
    usual = kind.dice
    kind.dice = said
    try:
        assert rolled == tests.dice(sc.g, sc.s, 0, test)
    finally:
        kind.dice = usual


@rule("FE-DP-9")
def test_a_gift_that_only_the_story_knows_changes_no_chance() -> None:
    sc = begun("thorn")
    kind = tests.kind_of(sc.g, sc.s, 0)
    test = next(
        w.test for w in sc.g.book.ways if w.test is not None and w.test.kind in kind.gift_tests
    )
    usual = kind.gift
    kind.gift = BY_CONTENT
    try:
        assert chance(sc.g, sc.s, 0, test) == chance_with_gift(sc.g, sc.s, 0, test)
        assert "FE-DP-9" == tests.gift_refusal(sc.g, sc.s, 0, test, [1])
    finally:
        kind.gift = usual
    sc.s.used = [1]
    assert chance(sc.g, sc.s, 0, test) == chance_with_gift(sc.g, sc.s, 0, test)


@rule("FE-DP-10")
def test_the_next_chapter_may_begin_with_the_first_section_of_the_book() -> None:
    sc = begun("thorn")
    number = next(n for n, one in enumerate(sc.g.book.sections) if one.ending is not None)
    ending = sc.g.book.sections[number].ending
    assert ending is not None
    usual = ending.next
    found = []
    try:
        for ending.next in (-1, 0, 1):
            s = sc.s.copy()
            s.pages = [*s.pages, number]
            found.append(pages.step(sc.g, s, Frame(PAGE, "", pages.END, -1, [number])))
    finally:
        ending.next = usual
    assert [True, False, False] == found
