import pytest

from rietland.table import savefile
from rietland.table.errors import BrokenRecord
from rietland.words import Catalogue
from tests.table.tables import Clock, again, play, table, texts
from tests.table.test_table import Strict
from tests.toy import toy

RECORD = """\
rietland 1
box toy
legend orchard   content c0ffee   rules 0.1.0
difficulty easy
heroes amy ben
seats 0 1
title An orchard

pick amy
turn ben
draw sun
give amy ben
undo 3
pick amy
"""


def test_a_game_is_written_as_a_readable_text() -> None:
    t = play(table("draw sun"), "pick amy", "turn ben", "give amy ben")
    t.undo(0, t.seq)
    play(t, "pick amy")
    assert savefile.write(t.row, t.entries()) == RECORD


def test_a_record_plays_to_the_same_state() -> None:
    t = play(table("draw sun"), "pick amy", "turn ben", "give amy ben")
    t.undo(0, t.seq)
    play(t, "pick amy")
    replayed = savefile.replay(toy(), savefile.read(RECORD))
    assert replayed.parted is None
    assert replayed.timeline.state.to_data() == t.state.to_data()
    assert [e.text for e in replayed.entries] == texts(t)
    assert [e.seat for e in replayed.entries] == [0, 1, -1, 0, 1, 0]


def test_a_record_becomes_a_game_that_goes_on() -> None:
    t = table()
    read = savefile.read(RECORD)
    row = savefile.store(t.journal, read, savefile.replay(toy(), read), clock=Clock())
    t.row = row
    u = again(t)
    assert texts(u)[-1] == "pick amy"
    u.undo(0, u.seq)
    assert savefile.write(u.row, u.entries()) == RECORD + "undo 5\n"


def test_remarks_and_empty_lines_are_skipped() -> None:
    remarked = RECORD.replace("turn ben", "# Ben hopes for sun\n\n  turn   ben  ")
    remarked = remarked.replace("heroes", "# who\nheroes")
    assert savefile.read(remarked).inputs == savefile.read(RECORD).inputs


def test_a_record_of_other_rules_plays_as_far_as_it_goes_and_says_where_it_parts() -> None:
    replayed = savefile.replay(Strict(toy().book), savefile.read(RECORD))
    assert replayed.parted is not None
    parted = Catalogue().say(replayed.parted)
    assert parted == "move 4: “give amy ben” is not allowed there: OR-GIVE-9"
    assert [e.text for e in replayed.entries] == ["pick amy", "turn ben", "draw sun"]
    assert replayed.timeline.seq == 3


def test_a_variant_is_kept() -> None:
    read = savefile.read(RECORD.replace("seats", "variant short\nseats"))
    assert read.setup.variant == "short"
    row = savefile.store(table().journal, read, savefile.replay(toy(), savefile.read(RECORD)))
    assert "variant short\n" in savefile.write(row, [])


def test_seats_may_be_left_out() -> None:
    assert savefile.read(RECORD.replace("seats 0 1\n", "")).setup.seats == [0, 0]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rietland 1", "rietland 2", r"game\.txt, line 1: a record begins with “rietland 1”"),
        ("box toy\n", "", r"game\.txt: “box” is missing"),
        ("box toy", "box", r"game\.txt, line 2: “box” needs one value"),
        ("box toy", "box toy\nbox toy", r"game\.txt, line 3: “box” is listed twice"),
        ("box toy", "bx toy", r"game\.txt, line 2: unknown word “bx”"),
        ("   content c0ffee", "", r"game\.txt, line 3: should be “legend <name> content"),
        ("seats 0 1", "seats 0", r"game\.txt: there must be as many seats as heroes \(2\), not 1"),
        ("seats 0 1", "seats 0 x", r"game\.txt: “x” is not a seat number"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(BrokenRecord, match=message):
        savefile.read(RECORD.replace(old, new), "game.txt")


@pytest.mark.parametrize("text", ["", "\n\n", "\x00\x01", "rietland 1", "PK\x03\x04"])
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        savefile.read(text)


def test_a_text_too_long_for_a_game_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="too long"):
        savefile.read(RECORD + "pick amy\n" * 300_000)


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="this game can’t be set up: no difficulty 'mad'"):
        savefile.replay(toy(), savefile.read(RECORD.replace("difficulty easy", "difficulty mad")))
