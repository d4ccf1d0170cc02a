"""A trail in the text client: short lines, help and the end; companions do what they are told."""

from pathlib import Path

from rietland.kernel.setup import Setup
from rietland.table.journal import Seating, SqliteJournal
from rietland.table.table import Table
from rietland.terminal import saves
from rietland.trail.state import State
from tests.terminal.test_companion_commands import says, typed


def begun(folder: Path) -> Table:
    """Chada at the keyboard, Thorn with a companion, on Chada's first turn."""
    setup = Setup("chada_thorn", "1", "allies_0", ["chada", "thorn"], [0, 1], "")
    seating = Seating(["", "greedy"], {"1": "greedy"}, "seed 7")
    table = saves.new_table(SqliteJournal(folder / "games.sqlite"), setup, seating, "")
    table.go_on()
    return table


def where(table: Table, hero: int) -> str:
    assert isinstance(table.state, State)
    return table.game.lexicon.names["space"][table.state.at[hero]]


def test_a_companion_goes_ahead_to_a_space_by_its_name(tmp_path: Path) -> None:
    table = begun(tmp_path)
    stay = next(one for one in says(table) if one.startswith("use chada middle"))
    told = typed(table, "order thorn go reefs_first.a1", stay)
    assert "Thorn: As you wish" in told
    assert "reefs_first.a1" == where(table, 1)
    assert "Thorn: Done, as you asked." in typed(table, "use chada right 2")


def test_a_companion_waits(tmp_path: Path) -> None:
    table = begun(tmp_path)
    assert isinstance(table.state, State)
    spaces = table.game.lexicon.names["space"]
    table.state.at = [table.state.at[0], spaces.index("reefs_first.a4")]
    stay = next(one for one in says(table) if one.startswith("use chada middle"))
    told = typed(table, "order thorn rest", stay)
    assert "Thorn: As you wish" in told
    assert "reefs_first.a4" == where(table, 1)


def test_what_a_companion_cannot_do_is_refused_with_its_rule(tmp_path: Path) -> None:
    told = typed(
        begun(tmp_path),
        "order thorn go reefs_first.k1",
        "order thorn give arrows",
        "order thorn fight",
    )
    for rule in ("CT-MOVE-4", "CT-OBJ-5", "CT-FIGHT-1"):
        assert rule in told


def test_a_hint_names_what_is_offered(tmp_path: Path) -> None:
    table = begun(tmp_path)
    told = typed(table, "hint")
    assert any(say in told for say in says(table))


def alone(folder: Path) -> Table:
    """Both heroes at the keyboard, on Chada's first turn."""
    setup = Setup("chada_thorn", "1", "allies_0", ["chada", "thorn"], [0, 0], "")
    seating = Seating([""], {}, "seed 7")
    table = saves.new_table(SqliteJournal(folder / "games.sqlite"), setup, seating, "")
    table.go_on()
    return table


def test_help_is_that_of_trails(tmp_path: Path) -> None:
    told = typed(alone(tmp_path), "help")
    assert "go <space>" in told
    assert "walk" not in told


def test_a_space_may_be_said_as_look_names_it(tmp_path: Path) -> None:
    table = alone(tmp_path)
    told = typed(table, "go a1", "walk tc")
    assert "“go a1” could be: move chada" in told
    assert "“walk tc” leads nowhere now" in told
    typed(table, "move left 2" if "move chada left 2" in says(table) else says(table)[0], "go a1")
    assert "reefs_first.a1" == where(table, 0)


def test_the_end_is_told_once(tmp_path: Path) -> None:
    table = alone(tmp_path)
    told = ""
    while not table.is_over:
        told = typed(table, str(len(says(table))))
    assert 1 == told.count(" is lost.")
    assert "The adventure is lost. A fog card had to be drawn" in told
