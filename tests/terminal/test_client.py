"""The text client on the orchard: lines in, lines out."""

import io
from pathlib import Path

import pytest

from rietland.table.dice import AskPeople, Scripted
from rietland.table.journal import SqliteJournal
from rietland.table.table import Table
from rietland.terminal.client import Client
from rietland.terminal.console import Terminal
from rietland.words import Catalogue
from tests.table.tables import first, table, texts
from tests.toy import TEXTS, toy


def words(language: str = "en") -> Catalogue:
    made = Catalogue(language)
    made.add(TEXTS)
    return made


def client(t: Table, *lines: str, language: str = "en") -> str:
    """What the client writes when it is given these lines."""
    out = io.StringIO()
    assert isinstance(t.journal, SqliteJournal)
    terminal = Terminal([line + "\n" for line in lines], out)
    Client(t, t.journal, terminal, words(language)).run()
    return out.getvalue()


def alone(*rolls: str) -> Table:
    """One person leads both players."""
    return table(*rolls, seats=[0, 0])


def test_the_question_and_all_options_are_shown() -> None:
    shown = client(alone()).splitlines()
    assert shown == [
        "Now: turn.",
        "  1  Do it: pick amy  pick amy",
        "  2  Do it: turn amy  turn amy",
        shown[-1],
    ]
    assert shown[-1].startswith("Game saved as ")


@pytest.mark.parametrize("line", ["1", "pick amy", "pick", "p", "  pick   amy "])
def test_an_option_is_chosen_by_number_notation_or_beginning(line: str) -> None:
    t = alone()
    shown = client(t, line)
    assert texts(t) == ["pick amy"]
    assert "Done: picked 1.  [OR-PICK-1]" in shown


def test_what_chance_shows_is_told() -> None:
    t = alone("draw wind", "roll 2")
    shown = client(t, "turn")
    assert texts(t) == ["turn amy", "draw wind", "roll 2"]
    assert "Done: weather 0." in shown
    assert "Done: fell 2." in shown


def test_remarks_and_empty_lines_do_nothing() -> None:
    t = alone()
    client(t, "# we begin", "", "   ", "pick amy")
    assert texts(t) == ["pick amy"]


def test_free_acts_have_their_own_heading() -> None:
    t = alone()
    shown = client(t, "pick", "free", "f1", "free")
    assert "1 free action out of turn: type free." in shown
    assert "Free actions out of turn:\n f1  Amy: Do it: eat amy  eat amy\n" in shown
    assert "No one has a free action out of turn right now." in shown
    assert texts(t) == ["pick amy", "eat amy"]


def test_people_share_the_keyboard() -> None:
    t = table()
    client(t, "pick amy", "pick ben", "eat ben", "give amy ben", "undo")
    assert texts(t) == ["pick amy", "pick ben", "eat ben", "give amy ben", "undo 3"]
    assert [entry.seat for entry in t.entries()] == [0, 1, 1, 0, 1]


def test_nonsense_is_answered_with_what_would_be_right() -> None:
    t = alone()
    shown = client(t, "dance", "pikc amy", "7", "f1", "pick anna")
    assert "“dance” is neither an option nor a command: unknown verb “dance”" in shown
    assert "unknown verb “pikc”; did you mean pick?" in shown
    assert "There is no option 7; there are only 2." in shown
    assert "There is no option f1; there are none right now." in shown
    assert "unknown hero “anna”; expected one of: amy, ben" in shown
    assert texts(t) == []


def test_what_goes_wrong_is_said_in_the_language_of_the_table(tmp_path: Path) -> None:
    t = alone()
    (tmp_path / "x.txt").write_text("hello\n")
    lines = ["dance", "pikc amy", "pick anna", "pick", "undo", "undo 99", "load nogame"]
    shown = client(t, *lines, f"load {tmp_path / 'x.txt'}", language="de")
    assert "unbekanntes Verb „pikc“; meintest du pick?" in shown
    assert "unbekannter Held „anna“; es gibt amy, ben" in shown
    assert "gibt es keinen Schritt 99" in shown
    assert "kein Spiel „nogame“" in shown
    assert "eine Aufzeichnung beginnt mit „rietland 1“, nicht mit „hello“" in shown
    for english in ("unknown", "there is no", "no game", "begins with"):
        assert english not in shown


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    shown = client(alone(), "eat amy")
    assert "“eat amy” is not allowed right now.\nRule OR-EAT-1\n" in shown


def test_a_roll_that_nobody_asked_for_is_no_matter_of_rules() -> None:
    shown = client(alone(), "roll 2")
    assert "“roll 2” is not allowed right now.\nNo roll or draw is needed right now" in shown
    assert "[TOY" not in shown


def test_why_tells_the_rules_behind_an_option_or_a_refusal() -> None:
    t = alone()
    shown = client(t, "why 1", "why pick", "why eat amy", "why", "why 9")
    assert shown.count("“pick amy” is allowed.") == 2
    assert "Rule OR-EAT-1" in shown
    assert "Nothing obvious is ruled out right now." in shown
    assert "There is no option 9" in shown
    assert texts(t) == []


def test_an_ambiguous_beginning_is_asked_back() -> None:
    t = alone("draw crow")
    shown = client(t, "pick", "turn ben", "choose", "choose amy feed")
    assert "“choose” could be: choose amy feed, choose amy shoo." in shown
    assert texts(t)[-1] == "choose amy feed"


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    t = alone("draw sun")
    shown = client(t, "undo", "pick", "undo", "turn", "undo", "undo 0", "undo x", "undo 99")
    assert "nothing to undo: no one has made a move yet" in shown
    assert "Back to move 0." in shown
    assert "nothing to undo since move 4" in shown
    assert "can’t be unseen" in shown
    assert "Usage: undo, undo 12" in shown
    assert "there is no position 99" in shown
    assert texts(t) == ["pick amy", "undo 0", "turn amy", "draw sun"]


def test_look_shows_the_table() -> None:
    shown = client(alone(), "look")
    assert "tree: 3\n" in shown
    assert "baskets: {'amy': 0, 'ben': 0}\n" in shown


def test_log_shows_the_last_lines() -> None:
    shown = client(alone("draw sun"), "pick", "turn", "log 2", "log x").splitlines()
    at = shown.index("Usage: log, log 50")
    assert shown[at - 2 : at] == [
        "      Done: grew 1.",
        "      Done: turned 2.  [OR-TURN-1]",
    ]


def test_a_rule_is_printed_in_plain_words() -> None:
    shown = client(alone(), "rule AN-MOVE-1", "rule", "rule AN-MVOE-1")
    assert "AN-MOVE-1 (Legends of Andor, Moving)\nMoving costs 1 hour per space" in shown
    assert "Usage: rule AN-FIGHT-5" in shown
    assert "no rule AN-MVOE-1; nearest: AN-MOVE-1" in shown


def test_help_names_every_command() -> None:
    shown = client(alone(), "help")
    for command in ("options", "free", "look", "why", "rule", "log", "undo", "save", "load"):
        assert f"\n{command}" in shown


def test_quit_and_the_end_of_lines_keep_the_game() -> None:
    for lines in (["pick", "quit", "pick"], ["pick", "q"], ["pick"]):
        t = alone()
        shown = client(t, *lines)
        assert texts(t) == ["pick amy"]
        assert shown.endswith(f"Continue with: rietland play --text --resume {t.id}\n")


def test_save_writes_a_record_and_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    shown = client(alone(), "pick", f"save {file}", f"save {file}", "save", f"save {tmp_path}/no/x")
    assert f"Saved to {file}." in shown
    assert "already exists and was not overwritten" in shown
    assert f"{tmp_path}/no/x: No such file or directory" in shown
    assert file.read_text().endswith("\n\npick amy\n")


def test_load_without_a_name_lists_the_games() -> None:
    t = alone()
    assert f"{t.id}  An orchard (toy orchard, easy)" in client(t, "load")


def test_load_of_nothing_is_refused() -> None:
    assert "no game “nowhere” in the journal in memory" in client(alone(), "load nowhere")


def test_the_end_is_told_and_may_be_taken_back() -> None:
    t = alone()
    shown = client(t, "pick", "pick", *["give"] * 6, "1", "pick", "look", "undo", "eat")
    assert "The legend is lost. The evening comes before four apples are picked." in shown
    assert 2 == shown.count("The legend is over. You can still look")
    assert texts(t)[-2:] == ["undo 7", "eat ben"]


def test_people_with_real_dice_are_asked() -> None:
    t = table(dice=AskPeople(Scripted(toy().hear, ["draw wind"])), seats=[0, 0])
    shown = client(t, "turn", "2")
    assert (
        "Roll the dice and enter the result.\n  1  Rolled a 1  roll 1\n  2  Rolled a 2  roll 2\n"
        in shown
    )
    assert texts(t) == ["turn amy", "draw wind", "roll 2"]


def test_companions_are_heard() -> None:
    shown = client(table(players={1: first}), "pick")
    assert shown.count("Done: picked 1.") == 2


def test_a_game_of_companions_alone_is_watched() -> None:
    t = table("draw sun", players={0: first, 1: first})
    assert "The legend is won!" in client(t, "1", "undo")
