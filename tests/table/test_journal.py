"""The journal keeps what was acknowledged, and leaves alone what it does not understand."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from orchard.game import OrchardGame
from orchard.state import Orchard
from rietland.kernel.action import Action
from rietland.kernel.state import BaseState
from rietland.table.dice import Seeded
from rietland.table.errors import (
    BrokenJournal,
    BrokenRecord,
    CannotUndo,
    StaleInput,
    UnknownGame,
)
from rietland.table.journal import CHAT, KEPT, ORDER, Entry, Note, SqliteJournal, setup_from_data
from rietland.table.table import SNAPSHOT_EVERY, begin, resume
from rietland.table.timeline import FARTHEST
from tests.table.tables import again, file_journal, play, table, texts
from tests.toy import setup, toy

ROOT = Path(__file__).parents[2]


def test_a_game_is_found_again_with_all_it_was_begun_with(tmp_path: Path) -> None:
    journal = file_journal(tmp_path)
    t = play(table(journal=journal), "pick amy")
    journal.close()
    row = file_journal(tmp_path).game(t.id)
    assert row.setup.to_data() == setup().to_data()
    assert (row.title, row.content, row.rules) == ("An orchard", "c0ffee", "0.1.0")
    assert row.seating.names == ["Ann", "Bob"]


def test_games_are_listed_newest_first() -> None:
    journal = SqliteJournal()
    t = table(journal=journal)
    newer = t.fork(0)
    assert [row.id for row in journal.games()] == [newer.id, t.id]


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    t = table()
    with pytest.raises(UnknownGame, match=f"nearest: {t.id}"):
        t.journal.game(t.id[:-1] + "0")


def test_a_step_goes_in_whole_or_not_at_all() -> None:
    t = table()
    twice = [Entry(1, 0, "pick amy", 0), Entry(1, 0, "pick amy", 0)]
    with pytest.raises(BrokenJournal):
        t.journal.append(t.id, twice, None)
    assert texts(t) == []


def test_entries_leave_no_gap() -> None:
    t = table()
    with pytest.raises(StaleInput):
        t.journal.append(t.id, [Entry(2, 0, "pick amy", 0)], None)


def test_two_processes_share_one_file(tmp_path: Path) -> None:
    here, there = file_journal(tmp_path), file_journal(tmp_path)
    t = table(journal=here)
    u = again(t, journal=there)
    play(t, "pick amy")
    with pytest.raises(StaleInput):
        play(u, "pick amy")
    play(again(t, journal=there), "pick ben")
    assert texts(t) == ["pick amy", "pick ben"]


def test_snapshots_come_every_fifty_entries() -> None:
    t = table()
    while t.seq < 2 * SNAPSHOT_EVERY + 3:
        play(t, "pick amy")
        t.undo(0, t.seq)
    seqs = [snapshot.seq for snapshot in t.journal.snapshots(t.id, t.seq)]
    assert seqs == [100, 50]
    u = again(t)
    assert u.state.to_data() == t.state.to_data()
    play(u, "pick amy")
    u.undo(0, u.seq)


def test_undo_reaches_behind_a_snapshot_after_resuming(tmp_path: Path) -> None:
    t = play(table("draw sun", journal=file_journal(tmp_path)), "turn amy", "pick ben")
    for _ in range(30):
        play(t, "pick amy")
        t.undo(0, t.seq)
    assert t.seq > SNAPSHOT_EVERY
    u = again(t)
    u.undo(0, u.seq, 2)
    assert u.state.to_data()["baskets"] == [0, 0]


class Counting(OrchardGame):
    """Counts what is played, and never ends."""

    plays = 0

    def apply(self, s: BaseState, a: Action) -> None:
        self.plays += 1
        super().apply(s, a)

    def next_turn(self, s: Orchard) -> None:
        """There is no evening: the game goes on and on."""
        super().next_turn(s)
        s.turns = 0


def test_opening_a_game_does_not_play_what_was_taken_back() -> None:
    game = Counting(toy().book)
    t = play(begin(game, setup(), SqliteJournal()), "pick amy")
    for _ in range(4 * SNAPSHOT_EVERY):
        play(t, "pick ben")
        t.undo(0, t.seq)
    game.plays = 0
    u = resume(game, t.journal, t.id)
    assert (u.seq, u.state.to_data()) == (t.seq, t.state.to_data())
    assert u.undo_target() == t.undo_target() == 0
    assert game.plays <= 2
    assert u.fork(u.seq).state.to_data() == t.state.to_data()


def test_opening_a_game_plays_no_more_than_can_be_taken_back_and_the_rest_of_a_snapshot() -> None:
    game = Counting(toy().book)
    t = play(begin(game, setup(), SqliteJournal()), "pick amy", "pick ben")
    for _ in range(FARTHEST):
        play(t, "give amy ben", "give ben amy")
    assert t.floor == t.seq - FARTHEST
    with pytest.raises(CannotUndo, match="only the last 200 moves"):
        t.undo(0, t.seq, 1)
    game.plays = 0
    u = resume(game, t.journal, t.id)
    assert u.state.to_data() == t.state.to_data()
    assert (u.floor, u.undo_target()) == (t.floor, t.undo_target())
    assert game.plays <= FARTHEST + SNAPSHOT_EVERY
    game.plays = 0
    u.fork(u.seq)
    assert game.plays <= FARTHEST + SNAPSHOT_EVERY


# Damage.


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("Dear diary, today I went to the castle. " * 50)
    before = path.read_bytes()
    with pytest.raises(BrokenJournal, match=r"games\.sqlite to store games.*move it away"):
        SqliteJournal(path)
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.sqlite"]


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(BrokenJournal, match="it belongs to another program"):
        SqliteJournal(path)
    assert path.read_bytes() == before


def test_a_journal_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    file_journal(tmp_path).close()
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 9")
    db.close()
    with pytest.raises(BrokenJournal, match="its tables have version 9, this program knows 1"):
        SqliteJournal(path)


def test_notes_are_kept_replaced_and_wiped_out(tmp_path: Path) -> None:
    journal = file_journal(tmp_path)
    t = table(journal=journal)
    journal.note(t.id, ORDER, 1, "[0]")
    journal.note(t.id, ORDER, 1, "[1]")
    journal.note(t.id, CHAT, 7, '"hello"')
    journal.note(t.id, KEPT, 0, '"steady"')
    journal.note(t.id, KEPT, 0, None)
    journal.close()
    assert file_journal(tmp_path).notes(t.id) == [Note(CHAT, 7, '"hello"'), Note(ORDER, 1, "[1]")]


def test_a_journal_from_before_there_were_notes_still_opens(tmp_path: Path) -> None:
    journal = file_journal(tmp_path)
    t = play(table(journal=journal), "pick amy")
    journal.close()
    with sqlite3.connect(tmp_path / "games.sqlite") as db:
        db.execute("DROP TABLE notes")
    db.close()
    old = file_journal(tmp_path)
    assert [entry.text for entry in old.entries(t.id)] == ["pick amy"]
    assert old.notes(t.id) == []
    old.note(t.id, ORDER, 1, "[0]")
    assert old.notes(t.id) == [Note(ORDER, 1, "[0]")]


def test_damaged_pages_are_reported(tmp_path: Path) -> None:
    journal = file_journal(tmp_path)
    t = play(table(journal=journal), "pick amy", "pick ben")
    journal.close()
    path = tmp_path / "games.sqlite"
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    path.write_bytes(bytes(data))
    with pytest.raises(BrokenJournal, match=r"games\.sqlite to store games"):
        file_journal(tmp_path).game(t.id)
    assert path.read_bytes() == bytes(data)


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    with pytest.raises(BrokenJournal, match=r"home: .*RIETLAND_HOME"):
        SqliteJournal(tmp_path / "home" / "games.sqlite")


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").mkdir()
    with pytest.raises(BrokenJournal, match=r"games\.sqlite"):
        file_journal(tmp_path)


def spoil(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "games.sqlite") as db:
        db.execute(statement)
    db.close()


def test_a_lost_entry_is_reported(tmp_path: Path) -> None:
    t = play(table(journal=file_journal(tmp_path)), "pick amy", "pick ben")
    spoil(tmp_path, "DELETE FROM entries WHERE seq = 1")
    with pytest.raises(BrokenRecord, match=rf"game {t.id} in .*: entry 1 is missing"):
        again(t)


@pytest.mark.parametrize("text", ["dance amy", "eat ben", "undo 7", "undo", "undo x", ""])
def test_an_entry_that_does_not_fit_is_reported(tmp_path: Path, text: str) -> None:
    t = play(table(journal=file_journal(tmp_path)), "pick amy", "pick ben")
    spoil(tmp_path, f"UPDATE entries SET text = '{text}' WHERE seq = 2")  # noqa: S608 - our own text
    with pytest.raises(BrokenRecord, match=f"game {t.id}: move 2: "):
        again(t)


@pytest.mark.parametrize("data", ["{", "{}", '{"seq": 2, "floor": 0, "state": {"tree": "oak"}}'])
def test_a_damaged_snapshot_costs_only_time(tmp_path: Path, data: str) -> None:
    t = play(table(journal=file_journal(tmp_path)), "pick amy", "pick ben")
    t.rest()
    spoil(tmp_path, f"UPDATE snapshots SET data = '{data}'")  # noqa: S608 - our own text
    assert again(t).state.to_data() == t.state.to_data()


@pytest.mark.parametrize("column", ["setup", "seating"])
def test_a_damaged_row_is_reported(tmp_path: Path, column: str) -> None:
    t = table(journal=file_journal(tmp_path))
    spoil(tmp_path, f"UPDATE games SET {column} = '[1]'")  # noqa: S608 - our own text
    with pytest.raises(BrokenRecord, match=f"game {t.id} in "):
        again(t)


def test_a_setup_is_read_back() -> None:
    assert setup_from_data(setup().to_data()).to_data() == setup().to_data()
    with pytest.raises(ValueError, match="heroes"):
        setup_from_data({**setup().to_data(), "heroes": "thorn"})


# A killed process.

CHILD = """
import sys
from pathlib import Path
from rietland.kernel.action import Action
from rietland.kernel.state import BaseState
from rietland.table.dice import Seeded
from tests.table.tables import file_journal, table

journal = file_journal(Path(sys.argv[1]))
step = int(sys.argv[2])
while True:
    t = table(journal=journal, dice=Seeded(str(step)))
    print("game", t.id, flush=True)
    while not t.is_over:
        pending = t.game.pending(t.state)
        action = pending.options[step % len(pending.options)]
        step += 1
        for one in t.submit(pending.seat, [t.game.say(action)], t.seq):
            print(one.seq, one.say, flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_every_acknowledged_input_survives_a_killed_process(tmp_path: Path, seed: int) -> None:
    """A child plays until it is killed at a random moment; what it had said is there."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    heard = [child.stdout.readline().strip()]
    for _ in range(Random(seed).randrange(1, 120)):
        heard.append(child.stdout.readline().strip())
    child.send_signal(signal.SIGKILL)
    rest = child.stdout.read()
    child.wait()
    child.stdout.close()
    # The last line may have been cut off by the kill.
    heard.extend(line for line in rest.split("\n")[:-1])
    check_survival(tmp_path, heard)


def check_survival(folder: Path, heard: list[str]) -> None:
    journal = file_journal(folder)
    games = [line.removeprefix("game ") for line in heard if line.startswith("game ")]
    said: dict[str, list[str]] = {game: [] for game in games}
    game = ""
    for line in heard:
        if line.startswith("game "):
            game = line.removeprefix("game ")
        else:
            said[game].append(line)
    for name, lines in said.items():
        stored = [f"{e.seq} {e.text}" for e in journal.entries(name)]
        assert stored[: len(lines)] == lines
        again_there(journal, name)
    journal.close()


def again_there(journal: SqliteJournal, name: str) -> None:
    t = resume(toy(), journal, name, Seeded("after"))
    assert t.seq == len(journal.entries(name))
    if not t.is_over:
        pending = t.game.pending(t.state)
        t.submit(pending.seat, [t.game.say(pending.options[0])], t.seq)


def test_the_last_entry_is_found_without_reading_all() -> None:
    t = play(table(), "pick amy", "pick ben")
    last = t.journal.last(t.id)
    assert last is not None
    assert (last.seq, last.text) == (2, "pick ben")
    assert t.journal.last("nothing") is None


def test_steps_of_several_games_are_stored_at_once_and_the_late_one_is_left_out(
    tmp_path: Path,
) -> None:
    journal = file_journal(tmp_path)
    one, other = table(journal=journal), table(journal=journal)
    first, second = (t.draft_input(0, ["pick amy"], 0) for t in (one, other))
    assert one.seq == 0
    play(other, "pick amy")
    stale = journal.append_all(
        [(one.id, first.entries, first.snapshot), (other.id, second.entries, second.snapshot)]
    )
    assert [error.seq if error else None for error in stale] == [None, 1]
    assert texts(one) == ["pick amy"]
    one.adopt(first)
    assert one.seq == 1
    assert texts(other) == ["pick amy"]
    journal.close()
