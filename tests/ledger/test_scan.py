from pathlib import Path

from rietland.ledger.scan import code_mentions, content_mentions, decorator_mentions, scan

CODE = '''\
"""Says # rule: TY-MOVE-9 in words only."""

def walk() -> int:
    """One hour per space."""
    # rule: TY-MOVE-1, TY-MOVE-2
    return 1  # rule: TY-MOVE-3
'''

TESTS = """\
import pytest
from tests.marks import rule, vector
ID = "TY-MOVE-7"

@rule("TY-MOVE-1", "TY-MOVE-2")
@vector("TY-TV-1")
def test_one() -> None: ...

@pytest.mark.skip(reason="not yet")
@rule("TY-MOVE-3")
def test_skipped() -> None: ...

@rule("TY-MOVE-4")
def helper() -> None: ...

class TestWalk:
    @rule("TY-MOVE-5")
    async def test_two(self) -> None: ...

@pytest.mark.xfail
class TestLater:
    @rule("TY-MOVE-6")
    def test_three(self) -> None: ...

@rule(ID)
def test_indirect() -> None: ...
"""


def test_comments_name_rules_and_strings_do_not() -> None:
    found = code_mentions(CODE, "a.py")
    assert [("TY-MOVE-1", 5), ("TY-MOVE-2", 5), ("TY-MOVE-3", 6)] == [(m.id, m.line) for m in found]
    assert "a.py:6" == str(found[-1])


def test_comment_without_an_id_is_kept_so_that_it_can_be_refused() -> None:
    assert ["walking"] == [m.id for m in code_mentions("# rule: walking\n", "a.py")]
    assert ["TY-MOVE"] == [m.id for m in code_mentions("# rule: TY-MOVE 3\n", "a.py")]


def test_other_comments_are_no_mentions() -> None:
    assert [] == code_mentions("# the rule TY-MOVE-1 is elsewhere\n", "a.py")


def test_content_names_rules_in_comments() -> None:
    text = (
        "cards:\n  # rule: TY-L1-3\n  - place: gor  # rule: TY-L1-4\n  - say: 'a#rule: TY-L1-5'\n"
    )
    assert [("TY-L1-3", 2), ("TY-L1-4", 3)] == [(m.id, m.line) for m in content_mentions(text, "a")]


def test_content_names_the_rule_of_a_record() -> None:
    text = (
        "boots: {source: public, rule: TY-MOVE-3}\nhat:\n  rule: TY-MOVE-4\n  say: no rule: here\n"
    )
    found = [(m.id, m.line) for m in content_mentions(text, "a")]
    assert [("TY-MOVE-3", 1), ("TY-MOVE-4", 3)] == found


def test_decorators_name_rules_and_vectors_with_their_test() -> None:
    rules, vectors = decorator_mentions(TESTS, "tests/t.py")
    assert [
        ("TY-MOVE-1", "test_one"),
        ("TY-MOVE-2", "test_one"),
        ("TY-MOVE-5", "TestWalk::test_two"),
        ("(ID)", "test_indirect"),
    ] == [(m.id, m.test) for m in rules]
    assert [("TY-TV-1", "test_one")] == [(m.id, m.test) for m in vectors]
    assert "tests/t.py::TestWalk::test_two" == str(rules[2])


def test_scan_walks_sources_content_and_tests(tmp_path: Path) -> None:
    files = {
        "src/rietland/board/turn/walk.py": "# rule: TY-MOVE-1\n",
        "src/rietland/boxes/toy/box.yaml": "# rule: TY-L1-1\n",
        "src/rietland/boxes/toy/more.yml": "# rule: TY-L1-2\n",
        "src/other.py": "# rule: TY-MOVE-9\n",
        "tests/board/test_walk.py": '@rule("TY-MOVE-1")\ndef test_it(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = scan(tmp_path)
    assert ["TY-MOVE-1", "TY-L1-1", "TY-L1-2"] == [m.id for m in found.code]
    assert ["tests/board/test_walk.py::test_it"] == [str(m) for m in found.rule_tests]
    assert [] == found.vector_tests


def test_scan_of_an_empty_tree_finds_nothing(tmp_path: Path) -> None:
    assert [] == scan(tmp_path).code
