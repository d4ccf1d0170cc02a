import json
from pathlib import Path

import pytest

from rietland.ledger import (
    UnknownRule,
    find_rules_dir,
    main,
    main_ledger,
    main_rules,
    rule_text,
    rules_map,
    vector_text,
)
from rietland.words import Catalogue
from tests.ledger.trees import toy_tree

Output = pytest.CaptureFixture[str]


def test_rules_folder_of_the_checkout_is_found() -> None:
    assert (find_rules_dir() / "rietburg.md").is_file()


def test_rule_is_found_in_any_spelling_of_case() -> None:
    assert "base" == rule_text(" an-move-3 ").box
    assert "Movement" == rule_text("AN-MOVE-3").section.title


def test_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"no rule AN-MOVE-33; nearest: .*AN-MOVE-3"):
        rule_text("AN-MOVE-33")
    with pytest.raises(ValueError, match=r"no rule nonsense$"):
        rule_text("nonsense")
    with pytest.raises(UnknownRule, match="AN-TV-12"):
        vector_text("AN-TV-1222")


def test_rule_is_printed_in_plain_words_with_its_box(capsys: Output) -> None:
    assert 0 == main_rules(["AN-MOVE-3"])
    assert (
        "AN-MOVE-3 (Legends of Andor, Moving)\n"
        "If your move ends on a fog token, you must reveal it, and your action is over."
        " Passing over it has no effect.\n"
    ) == capsys.readouterr().out


def test_rule_is_printed_in_a_language(capsys: Output) -> None:
    assert 0 == main_rules(["--language", "fr", "AN-MOVE-3"])
    said = capsys.readouterr().out
    french = Catalogue("fr", strict=True)
    assert f"AN-MOVE-3 ({french.text('cover-base')}, Déplacement)\n" in said
    assert french.text("rule-AN-MOVE-3") in said


def test_an_unknown_rule_is_refused_in_a_language(capsys: Output) -> None:
    assert 2 == main_rules(["--language", "de", "AN-MOVE-33", "nonsense"])
    near, nothing = capsys.readouterr().err.splitlines()
    assert near.startswith("keine Regel AN-MOVE-33; am nächsten: AN-MOVE-3")
    assert "keine Regel nonsense" == nothing


def test_unknown_language_is_refused() -> None:
    with pytest.raises(SystemExit) as refused:
        main_rules(["--language", "xx", "AN-MOVE-3"])
    assert 2 == refused.value.code


def test_vector_is_printed_with_input_and_outcome(capsys: Output) -> None:
    assert 0 == main_rules(["AN-TV-6"])
    said = capsys.readouterr().out
    assert "AN-TV-6 (Legends of Andor) for AN-ALLY-3\n" in said
    assert "  2 h for the prince: up to 8 spaces\n" in said


def test_section_is_listed(capsys: Output) -> None:
    assert 0 == main_rules(["an-move"])
    lines = capsys.readouterr().out.splitlines()
    assert "Legends of Andor: Moving" == lines[0]
    assert 10 == len(lines)
    assert 0 == main_rules(["RB-HERO-KHEELA"])
    assert 5 == len(capsys.readouterr().out.splitlines())


def test_vectors_of_a_box_are_listed(capsys: Output) -> None:
    assert 0 == main_rules(["RB-TV"])
    assert 94 == len(capsys.readouterr().out.splitlines())


def test_headings_are_listed_with_counts(capsys: Output) -> None:
    assert 0 == main_rules([])
    said = capsys.readouterr().out
    assert "  AN-MOVE      Moving: 9 rules\n" in said
    assert "  RB-TV        Test cases: 47 cases\n" in said
    assert "  FE-PASS      Passing: 1 rule\n" in said


def test_headings_of_one_box_by_prefix_or_name(capsys: Output) -> None:
    assert 0 == main_rules(["SS"])
    by_prefix = capsys.readouterr().out
    assert 0 == main_rules(["starshield"])
    assert by_prefix == capsys.readouterr().out
    assert by_prefix.startswith("The Star Shield (starshield, building)\n")


def test_unknown_ids_are_refused_and_the_others_printed(capsys: Output) -> None:
    assert 2 == main_rules(["AN-MOVE-99", "AN-MOVES", "AN-MOVE-1"])
    said = capsys.readouterr()
    assert "no rule AN-MOVE-99; nearest: AN-MOVE-9" in said.err
    assert "no rule AN-MOVES; nearest: AN-MOVE-1" in said.err
    assert "AN-MOVE-1 (Legends of Andor" in said.out


def test_report_is_printed_as_a_table(tmp_path: Path, capsys: Output) -> None:
    assert 0 == main_ledger(["--root", str(toy_tree(tmp_path))])
    said = capsys.readouterr().out
    assert "toy          building      6      2       2        3      1\n" in said
    assert "toy, missing tests: 2: TY-MOVE-3, TY-MOVE-6\n" in said
    assert "later, missing" not in said


def test_report_is_printed_as_json(tmp_path: Path, capsys: Output) -> None:
    assert 0 == main_ledger(["--json", "--root", str(toy_tree(tmp_path))])
    assert 6 == json.loads(capsys.readouterr().out)["toy"]["rules"]


def test_check_fails_and_says_why(tmp_path: Path, capsys: Output) -> None:
    assert 1 == main_ledger(["--check", "--root", str(toy_tree(tmp_path))])
    assert capsys.readouterr().err.endswith("4 faults in the ledger\n")


def test_the_map_is_printed(tmp_path: Path, capsys: Output) -> None:
    root = toy_tree(tmp_path)
    assert 0 == main_ledger(["--map", "--root", str(root)])
    assert rules_map(root) == capsys.readouterr().out


def test_ledger_without_sources_is_refused(tmp_path: Path, capsys: Output) -> None:
    assert 2 == main_ledger(["--root", str(tmp_path)])
    assert "needs a checkout" in capsys.readouterr().err


def test_main_knows_both_commands(capsys: Output) -> None:
    assert 0 == main(["rules", "AN-GEN-1"])
    assert 2 == main(["rule"])
    assert 2 == main([])
    assert "say one of: ledger, rules" in capsys.readouterr().err
