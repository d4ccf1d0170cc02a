"""A companion on a trail in the text client: it is told, does it, or says which rule forbids."""

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
