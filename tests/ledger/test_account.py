import json
from pathlib import Path

from rietland.ledger import check, report, rules_map
from rietland.ledger.account import gaps
from tests.ledger.trees import toy_tree, write


def test_report_counts_and_names_the_gaps(tmp_path: Path) -> None:
    toy = report(toy_tree(tmp_path))["toy"]
    assert (6, 2, 2) == (toy["rules"], toy["coded"], toy["tested"])
    assert (3, 1) == (toy["vectors"], toy["vectors_tested"])
    assert ["TY-MOVE-6"] == toy["missing_code"]
    assert ["TY-MOVE-3", "TY-MOVE-6"] == toy["missing_tests"]
    assert ["TY-TV-2"] == toy["missing_vectors"]
    assert ["TY-MOVE-5", "TY-TV-3"] == toy["deferred"]
    assert (["TY-MOVE-3"], ["TY-MOVE-4"]) == (toy["content"], toy["frame"])


def test_report_is_plain_json(tmp_path: Path) -> None:
    found = report(toy_tree(tmp_path))
    assert found == json.loads(json.dumps(found))
    assert {"toy", "later"} == set(found)


def test_rule_is_tested_by_name_or_by_a_tested_vector(tmp_path: Path) -> None:
    more = '@rule("TY-MOVE-3")\n@vector("TY-TV-2")\ndef test_boots(): ...\n'
    toy = report(toy_tree(tmp_path, tests__test_more_py=more))["toy"]
    assert ([], []) == (toy["missing_tests"], toy["missing_vectors"])


def test_unknown_ids_are_told_with_their_place(tmp_path: Path) -> None:
    code = "# rule: TY-MOVE-99\n# rule: XX-MOVE-1\n"
    tests = '@vector("TY-MOVE-1")\n@rule("TY-TV-1")\ndef test_mixed(): ...\n'
    root = toy_tree(tmp_path, src__rietland__bad_py=code, tests__test_bad_py=tests)
    found = report(root)
    assert [
        "TY-MOVE-99 at src/rietland/bad.py:1",
        "TY-TV-1 at tests/test_bad.py::test_mixed",
        "TY-MOVE-1 at tests/test_bad.py::test_mixed",
    ] == found["toy"]["unknown"]
    assert ["XX-MOVE-1 at src/rietland/bad.py:2"] == found["other"]["unknown"]
    assert 4 == sum("no such id" in line for line in gaps(found))


def test_planned_box_is_not_enforced_but_its_file_must_be_sound(tmp_path: Path) -> None:
    root = toy_tree(tmp_path)
    assert not any("LA-" in line for line in check(root))
    write(root, "rules/later.md", (root / "rules/later.md").read_text() + "- LA-MOVE-1 Again.\n")
    assert any("LA-MOVE-1 is listed twice" in line for line in check(root))


def test_file_named_unlike_its_box_is_a_problem(tmp_path: Path) -> None:
    root = toy_tree(tmp_path)
    (root / "rules/later.md").rename(root / "rules/soon.md")
    assert any("the head calls this box 'later'" in line for line in check(root))


def test_check_lists_each_gap_on_a_line(tmp_path: Path) -> None:
    assert [
        "toy: TY-MOVE-6 has no line of code",
        "toy: TY-MOVE-3 has no test",
        "toy: TY-MOVE-6 has no test",
        "toy: vector TY-TV-2 has no test",
    ] == check(toy_tree(tmp_path))


def test_check_is_silent_when_all_is_done(tmp_path: Path) -> None:
    more = '@rule("TY-MOVE-3")\n@vector("TY-TV-2")\ndef test_boots(): ...\n'
    swim = "# rule: TY-MOVE-6\n"
    root = toy_tree(tmp_path, tests__test_more_py=more, src__rietland__swim_py=swim)
    assert [] == check(root)


def test_map_shows_code_tests_and_empty_cells(tmp_path: Path) -> None:
    page = rules_map(toy_tree(tmp_path))
    assert "| TY-MOVE-1 |  | `src/rietland/walk.py` | TY-TV-1 |" in page
    assert "| TY-MOVE-5 | legend 4 |  |  |" in page
    assert "| TY-MOVE-6 |  |  |  |" in page
    assert "| TY-TV-1 |  | `tests/test_walk.py::test_hours` |" in page
    assert "| Later box | planned | 1 | 0 | 0 | 0 | 0 |" in page
    assert "LA-MOVE" not in page
