"""Cards that a group names when it opens a table: kept in records, journals and on every way in."""

from pathlib import Path

import pytest

from rietland.kernel.setup import Setup
from rietland.players.arena.request import make_match
from rietland.table import savefile, setup_check
from rietland.table.errors import BadSetup
from rietland.table.journal import GameRow, Seating, setup_from_data
from rietland.web.host.box_catalogue import box_catalogue, setup_of
from rietland.web.http_types import HeroChoice, NewTable
from rietland.web.jobs.travel import plain
from tests.marks import rule

CARDS = ["A2_fog", "T_irlok"]


def setup(cards: list[str]) -> Setup:
    return Setup("starshield", "1", "easy", ["thorn", "chada"], [0, 1], "", cards)


@rule("SS-SETUP-9")
def test_a_record_and_a_journal_keep_the_named_cards() -> None:
    text = savefile.write(GameRow("", "", setup(CARDS), "", "", 0, Seating()), [])
    assert "\ncards A2_fog T_irlok\n" in text
    assert CARDS == savefile.read(text).setup.cards
    assert CARDS == setup_from_data(setup(CARDS).to_data()).cards
    old = setup([]).to_data()
    del old["cards"]
    assert [] == setup_from_data(old).cards
    assert CARDS == Setup(*plain(setup(CARDS))).cards


@rule("SS-SETUP-9")
@pytest.mark.parametrize("cards", [["A2_frog"], ["T_fire", "T_irlok"]])
def test_a_table_with_cards_that_cannot_be_is_not_opened(cards: list[str]) -> None:
    with pytest.raises(BadSetup):
        setup_check.check(setup(cards))


@rule("SS-SETUP-9")
def test_the_browser_is_told_the_sets_and_names_cards() -> None:
    box = next(one for one in box_catalogue().boxes if one.name == "starshield")
    sets = {one.name: one for one in box.legends[0].sets}
    assert (2, 5) == (sets["clues"].count, len(sets["clues"].cards))
    heroes = [HeroChoice("thorn", "me"), HeroChoice("chada", "me")]
    new = NewTable("starshield", "1", "easy", heroes, cards=CARDS)
    assert CARDS == setup_of(new).cards


@rule("SS-SETUP-9")
def test_the_arena_plays_the_named_cards() -> None:
    match = make_match("starshield/1", 2, [], "easy", "", CARDS)
    assert CARDS == match.setup().cards


def test_a_name_in_two_files_of_a_legend_is_a_fault(tmp_path: Path) -> None:
    from rietland.content.content import read_legend
    from rietland.content.faults import TWICE, Report

    (tmp_path / "mine.yaml").write_text("legend: mine\ncards:\n  A: {source: authored}\n")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "more.yaml").write_text("cards:\n  A: {source: authored}\n  B: {}\n")
    report = Report()
    root = read_legend(tmp_path / "mine.yaml", report)
    assert root is not None
    cards = root.get("cards")
    assert cards is not None
    assert ["A", "B"] == [name.value for name, _ in cards.entries]
    assert [TWICE] == [fault.code for fault in report.faults]
