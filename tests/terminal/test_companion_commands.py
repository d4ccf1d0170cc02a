"""Companions in the text client: orders, their words in the log, hints."""

import io
from functools import cache
from pathlib import Path

from rietland.board.state import State
from rietland.kernel.setup import Setup
from rietland.players.companions.companion import make_companion
from rietland.table.journal import Seating, SqliteJournal
from rietland.table.table import Table
from rietland.terminal import saves
from rietland.terminal.client import Client
from rietland.terminal.companion_commands import CompanionCommands, Voice
from rietland.terminal.console import Terminal
from rietland.words import Catalogue


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language)


def begun(folder: Path) -> Table:
    """Thorn at the keyboard, Chada with a companion, on Thorn's first turn."""
    setup = Setup("base", "2", "easy", ["thorn", "chada"], [0, 1], "")
    seating = Seating(["", "greedy"], {"1": "greedy"}, "seed 7")
    table = saves.new_table(SqliteJournal(folder / "games.sqlite"), setup, seating, "")
    table.go_on()
    while not any(say.startswith("walk thorn") for say in says(table)):
        table.submit(0, [says(table)[0]], table.seq)
    return table


def says(table: Table) -> list[str]:
    return [table.game.say(option) for option in table.game.pending(table.state).options]


def typed(table: Table, *lines: str, language: str = "en") -> str:
    """What is written in answer to these lines, without what came before."""
    out = io.StringIO()
    client = Client(
        table, table.journal, Terminal([f"{line}\n" for line in lines], out), words(language)
    )
    client.catch_up()
    out.truncate(0)
    out.seek(0)
    for line in lines:
        client.take(line)
    return out.getvalue()


def board(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def test_a_companion_is_ordered_and_goes(tmp_path: Path) -> None:
    table = begun(tmp_path)
    told = typed(table, "order chada go 31", "end thorn")
    assert "Chada: As you wish: I’ll go to space 31." in told
    assert "Chada walks to space 31" in told
    assert "Chada: Done, as you asked." in told
    assert told.index("I’ll go to space 31") < told.index("Chada walks to space 31")


def test_an_order_stands_when_the_game_is_resumed(tmp_path: Path) -> None:
    table = begun(tmp_path)
    typed(table, "order chada hold 31")
    again = saves.old_table(SqliteJournal(tmp_path / "games.sqlite"), table.id)
    voice = again.players[1]
    assert isinstance(voice, Voice)
    assert [order.place for order in voice.orders.values()] == [31]
    typed(again, "withdraw chada")
    assert again.journal.notes(table.id) == []


def test_a_companion_says_what_it_means_to_do_before_it_does_it(tmp_path: Path) -> None:
    told = typed(begun(tmp_path), "end thorn")
    lines = [line for line in told.splitlines() if line.startswith("Chada")]
    assert lines[0].startswith("Chada’s turn.")
    assert lines[1].startswith("Chada: I’ll ")


def test_what_cannot_be_is_refused_with_its_rule(tmp_path: Path) -> None:
    told = typed(begun(tmp_path), "order chada go 80")
    assert "Chada: I can’t go to space 80 (defeated creatures): AN-MOVE-6." in told


def test_a_gift_is_made_at_once(tmp_path: Path) -> None:
    table = begun(tmp_path)
    for hero in board(table).heroes:
        hero.space = 14
        hero.gold = 2
    told = typed(table, "order chada give gold")
    assert "Chada gives the gold to Thorn." in told
    assert [4, 0] == [hero.gold for hero in board(table).heroes]


def test_an_order_is_withdrawn(tmp_path: Path) -> None:
    told = typed(begun(tmp_path), "order chada hold", "withdraw chada")
    assert "Chada: Then I’ll do as I see fit." in told


def test_orders_nobody_understands_are_explained(tmp_path: Path) -> None:
    table = begun(tmp_path)
    assert "No companion is called thorn. Companions: chada." in typed(table, "order thorn rest")
    for line in (
        "order",
        "withdraw",
        "order chada dance",
        "order chada go",
        "order chada give moon",
        "order chada go 700",
    ):
        assert "order chada go 57" in typed(table, line), line
    table.players = {}
    assert "There are no companions in this game." in typed(table, "order chada rest")


def test_hints_name_options_and_reasons(tmp_path: Path) -> None:
    table = begun(tmp_path)
    lines = [line for line in typed(table, "hint").splitlines() if line[:1].isdigit()]
    assert 1 <= len(lines) <= 3
    for line in lines:
        move, _, rest = line.partition(" [")
        say, _, reason = rest.partition("]")
        assert say in says(table)
        # A reason says more than the move, or there is none.
        assert move.partition(". ")[2].lower() not in reason.lower()


def test_words_of_companions_are_in_the_language_of_the_client(tmp_path: Path) -> None:
    told = typed(begun(tmp_path), "order chada rest", language="de")
    assert "Chada: Wie du willst: Ich werde den Tag beenden." in told


def test_whoever_follows_a_hint_is_told_how_it_goes_on(tmp_path: Path) -> None:
    table = begun(tmp_path)
    companion_commands = CompanionCommands(table, words("en"))
    companion_commands.adviser = make_companion("master", 0, steps=60)

    def hints() -> list[str]:
        return companion_commands.hint(0, table.view(0).options)

    # Not the best, which leads elsewhere.
    advised = hints()[-1]
    say, _, _ = advised.partition("[")[2].partition("]")
    table.submit(0, [say], table.seq)
    reason = "Go to space 57 (Tree of Songs) to buy strength."
    assert advised.endswith(reason)
    assert hints()[0].endswith(reason)
