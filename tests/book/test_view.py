"""What a reader sees: the page, the sheet, tests with their chances, the trail and the map."""

from typing import Any

import pytest

from rietland.book import odds
from rietland.book.view.chronicle import book_chronicle
from rietland.book.view.static import book_static
from rietland.book.view.types import BookView
from rietland.terminal.book_screen import BookScreen
from rietland.views import News
from rietland.words import Catalogue
from tests.book.scenes import Scene, begun, book, opened
from tests.marks import rule
from tests.moments import labels
from tests.plain import plain


def view(sc: Scene, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
    return plain(sc.g.view(sc.s, seat))


def record(sc: Scene, seat: int = 0) -> BookView:
    return sc.g.view(sc.s, seat)


def way(sc: Scene, name: str) -> dict[str, Any]:
    return next(one for one in view(sc)["section"]["ways"] if one["name"] == name)


def test_the_page_has_its_text_and_ways_but_not_where_they_lead() -> None:
    seen = view(begun("thorn"))
    section = seen["section"]
    assert ("1", "section-dark_paths-1", "1") == (
        section["section"],
        section["text"],
        section["chapter"],
    )
    assert ["feel_around", "break_out", "shout"] == [one["name"] for one in section["ways"]]
    assert "section-dark_paths-1.way-shout" == section["ways"][2]["label"]["key"]
    assert {"name", "label", "say", "once", "taken", "test", "lacks", "rule"} == set(
        section["ways"][0]
    )
    assert seen["options"][0]["say"] == section["ways"][0]["say"]


def test_only_the_reader_has_options() -> None:
    sc = begun("thorn", "kram", seats=2)
    assert [] == view(sc, 1)["options"]
    assert view(sc, 0)["options"]
    assert [True, False] == [hero["reads"] for hero in view(sc)["heroes"]]


@rule("FE-DP-7", "FE-DP-9")
def test_a_test_is_told_with_everything_that_counts_and_its_exact_chance() -> None:
    sc = opened("51", "thorn", "tenaya", will=8, has=("black_thorn", "red_flower"))
    test = way(sc, "brew")["test"]
    assert ("nerve", 8, "") == (test["kind"], test["against"], test["wound"])
    counted = [(one["what"]["key"], one["amount"]) for one in test["bonuses"]]
    assert [
        ("sheet-dark_paths-will", 2),
        ("thing-dark_paths-black_thorn", 2),
        ("thing-dark_paths-red_flower", 1),
    ] == counted
    thorn, tenaya = test["testers"]
    # 3 or more; the warrior adds 2, the keeper rolls again.
    assert (1, 5) == (thorn["dice"], thorn["plus"])
    assert 4 / 6 == pytest.approx(thorn["chance"])
    assert 1.0 == pytest.approx(thorn["chance_with_gift"])
    assert 1 - 1 / 9 == pytest.approx(tenaya["chance_with_gift"])


@pytest.mark.parametrize("hero", ["thorn", "tenaya", "eara", "kram"])
@pytest.mark.parametrize("will", [5, 10, 15])
@rule("FE-DP-7")
def test_chances_are_those_of_all_rolls(hero: str, will: int) -> None:
    for section, name in (("7", "fight"), ("51", "brew"), ("48", "race")):
        sc = opened(section, hero, will=will)
        number = [sc.g.book.ways[one].name for one in sc.g.book.sections[sc.s.pages[-1]].ways]
        test = sc.g.book.ways[sc.g.book.sections[sc.s.pages[-1]].ways[number.index(name)]].test
        assert test is not None
        alone, gifted = passes(sc.take(name))
        before = opened(section, hero, will=will)
        assert alone == pytest.approx(odds.chance(before.g, before.s, 0, test))
        assert gifted == pytest.approx(odds.chance_with_gift(before.g, before.s, 0, test))


def passes(sc: Scene) -> tuple[float, float]:
    """How often a test that begins is passed, by all rolls: without the gift, and with it."""
    if sc.told("passed"):
        return 1.0, 1.0
    if sc.told("failed"):
        return 0.0, 0.0
    if sc.options()[0].startswith("use "):
        return 0.0, passes(Scene(sc.g, sc.s.copy()).play(sc.options()[0]))[0]
    found = [passes(Scene(sc.g, sc.s.copy()).play(roll)) for roll in sc.options()]
    alone = sum(one[0] for one in found) / len(found)
    return alone, sum(one[1] for one in found) / len(found)


@rule("FE-DP-6")
def test_a_closed_way_says_what_it_lacks_if_readers_may_know() -> None:
    sc = opened("24")
    fire = way(sc, "make_fire")
    assert "" == fire["say"]
    assert "FE-DP-6" == fire["rule"]
    assert ["book-lacks-or"] == [lack["key"] for lack in fire["lacks"]]
    names = [one["name"] for one in view(sc)["section"]["ways"]]
    assert "steam" not in names, "what a mark opens is not told"
    assert ["take thorn make_fire"] == [one["say"] for one in view(sc)["cannot"]]
    listen = way(opened("19", will=8), "listen")
    assert {"key": "book-lacks-number", "args": listen["lacks"][0]["args"]} == listen["lacks"][0]
    assert 12 == listen["lacks"][0]["args"]["number"]


def test_a_way_taken_once_is_shown_as_gone() -> None:
    sc = opened("49", "tenaya").take("make_fire").take("go_on")
    fire = way(sc, "make_fire")
    assert (True, 1, "") == (fire["once"], fire["taken"], fire["say"])
    assert ["book-lacks-once"] == [lack["key"] for lack in fire["lacks"]]


def test_the_sheet_hides_what_readers_may_not_know() -> None:
    sc = opened("17", has=("volpin", "ribbon", "rope")).take("rob_her")
    sheet = view(sc)["sheet"]
    assert "cruel" in sc.notes()
    assert ["volpin"] == [note["name"] for note in sheet["marks"]]
    assert ["rope", "black_thorn"] == [note["name"] for note in sheet["things"]]
    assert ["ribbon"] == [note["name"] for note in sheet["memories"]]
    will = sheet["stats"][0]
    assert ("will", None, 20) == (will["name"], will["least"], will["most"])
    told = [line["what"] for line in view(sc)["news"] if line["kind"] == "gained"]
    assert [{"sort": "thing", "name": "dark_paths-black_thorn"}] == told


def test_the_trail_and_the_map_have_what_was_read() -> None:
    sc = begun("thorn").take("feel_around").take("dig_out").take("rock").take("leave_it")
    seen = view(sc)
    assert ["1", "2", "3", "6", "3"] == [page["section"] for page in seen["trail"]]
    assert ["feel_around", "dig_out", "rock", "leave_it", ""] == [
        page["way"] for page in seen["trail"]
    ]
    assert ["ribbon"] == seen["trail"][1]["memories"]
    assert [0, 1, 2, 3, 4] == [page["seq"] for page in seen["trail"]]
    assert [("1", 1), ("2", 1), ("3", 2), ("6", 1)] == [
        (one["section"], one["visits"]) for one in seen["map"]["sections"]
    ]
    assert ("3", "6", "rock") in [
        (one["origin"], one["target"], one["way"]) for one in seen["map"]["ways"]
    ]
    assert 2 == seen["section"]["visits"]


def test_a_test_under_way_shows_its_dice() -> None:
    sc = opened("7", "thorn", will=10).take("fight").play("roll 2")
    test = view(sc)["test"]
    assert ("thorn", [2], 2, 4, "rolling") == (
        test["hero"],
        test["rolled"],
        test["left"],
        test["total"],
        test["stage"],
    )
    sc = opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 3")
    assert "gift" == view(sc)["test"]["stage"]
    sc = opened("31", "thorn", "eara", will=9, frost=0).take("get_up")
    assert ("", "who") == (view(sc)["test"]["hero"], view(sc)["test"]["stage"])


def test_endings_are_told() -> None:
    sc = opened("36")
    assert {"name": "hoofed", "good": True, "chapter": "1"} == view(sc)["section"]["ending"]
    assert view(sc)["endings"] == [view(sc)["section"]["ending"]]
    sc.play("read_on thorn")
    assert "2" == view(sc)["chapter"]
    assert 1 == len(view(sc)["endings"])


def test_nothing_of_the_story_is_printed_on_the_cover() -> None:
    told = str(book_static(begun("thorn").g))
    assert "section" not in told
    assert "firewood" not in told
    assert "'memories': 7" in told


def test_everything_a_view_says_has_a_text() -> None:
    words = Catalogue("en", strict=True)
    moments = [
        begun("thorn", "kram"),
        opened("24", "thorn", "kram"),
        opened("43", has=("oath", "ribbon")),
        opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 3"),
        opened("31", "thorn", "eara", will=9, frost=0).take("get_up"),
        opened("7", "thorn").take("fight").play("roll 2"),
        opened("36"),
        opened("36").play("read_on thorn"),
        opened("34").play("close thorn"),
        opened("57", has=("volpin",)).take("volpin"),
    ]
    for sc in moments:
        for label in labels(view(sc)):
            assert words.say(label)
        assert all(isinstance(line, str) for line in BookScreen(words).lines(record(sc)))


def test_the_terminal_shows_page_sheet_chances_and_closed_ways() -> None:
    lines = list(BookScreen(Catalogue("en")).lines(record(opened("12", "kram", has=("ribbon",)))))
    told = "\n".join(lines)
    assert lines[0].startswith("Page 2, chapter 1: ")
    assert "will 10 of 20" in told
    assert "rope" in told
    assert "Kram 50%" in told
    lines = list(BookScreen(Catalogue("en")).lines(record(opened("24"))))
    assert any(line.startswith("Closed: ") for line in lines)


def test_the_story_of_a_reading_tells_memories_tests_and_endings() -> None:
    sc = begun("thorn", variant="chapter_one")
    news: list[tuple[int, News]] = []
    for say in (
        "take thorn feel_around", "take thorn shout", "take thorn whistle", "roll 6",
        "take thorn go_on", "take thorn hoof_prints", "take thorn gorge", "take thorn speak",
        "roll 6", "take thorn follow_her", "take thorn stay",
    ):  # fmt: skip
        sc.play(say)
        news += [(sc.s.seq, line) for line in record(sc).news]
    story = book_chronicle(news, record(sc))
    assert ["book-pages", "book-sections", "book-memories"] == [one.key for one in story.facts]
    points = [point.label.key if hasattr(point.label, "key") else "" for point in story.points]
    assert len(points) <= 8
    assert news[-1][1].kind == "ended"


def test_the_book_knows_its_own_numbers() -> None:
    made = book()
    assert (80, 156) == (len(made.sections), len(made.ways))
    assert 24 == sum(one.test is not None for one in made.ways)
    assert 11 == sum(one.ending is not None for one in made.sections)
    assert [14, 7, 16] == [sum(note.sort == sort for note in made.notes) for sort in range(3)]
