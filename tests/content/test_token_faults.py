"""What an author is told of kinds of token, and of ways on which nothing can be put down."""

from pathlib import Path

import pytest

from rietland.content import library
from tests.content.drafts import GOOD, flat, said_of, words_of
from tests.content.test_texts import said

TOKENS = """\
tokens:
  omen:
    source: authored
    found: stop
    faces: {A: {do: [{read: B}]}, B: {count: 2, do: [{gain: {willpower: 1}}]}}
setup:
  - lay: {token: omen, at: [9, 12, 14]}
"""
WITH = GOOD.replace("setup:\n", TOKENS, 1).replace(
    "    when: {hero_stops: {at: 57}}\n", "    when: {token_found: {token: omen, face: B}}\n"
)

#: What stands in the good legend; instead of it, the line of the complaint, and its words.
FAULTS: dict[str, list[tuple[str, int, str]]] = {
    "  omen:\n": [
        ("  fog:\n", 7, "'fog' is there already; this kind of token needs another name"),
        ("  signs:\n", 7, "no 'lay' puts a token 'signs' on the board"),
    ],
    "found: stop": [("found: turn", 8, "'turn' is not possible here; known: enter, stop")],
    "{A: {do: [{read: B}]}, B": [("{a b: {do: []}, B", 9, "'a b' is not a valid name")],
    "count: 2": [("count: 0", 9, "'count' must be between 1 and 99, not 0")],
    "do: [{gain: {willpower: 1}}]": [
        ("do: [{gain: {gold: {counter: luck}}}]", 9, "nothing gives the counter 'luck' a value"),
    ],
    "lay: {token: omen, at: [9, 12, 14]}": [
        ("lay: {token: omens, at: [9]}", 11, "no token 'omens'; did you mean omen?"),
        ("lay: {at: [9]}", 11, "'lay' needs either a 'thing' or a 'token'"),
        (
            "lay: {token: omen, thing: herb, at: [9]}",
            11,
            "'lay' needs either a 'thing' or a 'token'",
        ),
        (
            "lay: {token: omen, amount: 2, at: [9]}",
            11,
            "'amount', 'hidden' and 'rank' are for things",
        ),
        ("lay: {token: omen, at: [9, 12, 14, 15]}", 11, "the box has 3 of 'omen', not 4"),
    ],
    "token_found: {token: omen, face: B}": [
        ("token_found: {token: omen, face: C}", 31, "the token 'omen' has no face 'C'"),
    ],
    "{exists: {thing: herb, at: 0}}": [
        (
            "{exists: {token: omena, at: 0}}",
            27,
            "no token on the board 'omena'; did you mean omen?",
        ),
    ],
    "- narrator: {advance: 1}": [
        ("- remove: {token: broken_bridge}", 34, "fog tokens and broken bridges cannot be removed"),
    ],
}


def test_the_example_is_good(tmp_path: Path) -> None:
    assert [] == said_of(tmp_path, WITH)
    removes = WITH.replace("- narrator: {advance: 1}", "- remove: {token: omen, at: there}")
    assert [] == said_of(tmp_path, removes.replace("song:", "song:\n    instead: true"))


@pytest.mark.parametrize(("old", "new", "line", "said"), flat(FAULTS))
def test_a_fault_names_its_line_and_the_nearest_word(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    assert old in WITH
    found = said_of(tmp_path, WITH.replace(old, new, 1))
    assert any(f":{line}: " in one and said in one for one in found), "\n".join(found)


def test_kinds_and_faces_have_texts_unless_they_only_read_a_card(tmp_path: Path) -> None:
    missing = {one.split("'")[1] for one in said(tmp_path, WITH, words_of("base", "mine"))}
    assert {"token-omen", "token-omen.many", "token-omen-B"} == missing
    words = words_of("base", "mine") + "token-omen = omen\n    .many = omens\ntoken-omen-B = luck\n"
    assert [] == said(tmp_path, WITH, words)
    kind = library.book("base", "mine")
    assert ["A", "B"] == kind.tokens[0].faces  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("put_down: false", ""),
        ("put_down: true", "changes nothing"),
        ("put_down: false, for: creatures", "only heroes put things down"),
    ],
)
def test_a_way_may_bear_nothing(tmp_path: Path, way: str, told: str) -> None:
    ways = f"ways: {{it: {{source: authored, at: 18, {way}}}}}\n"
    found = "\n".join(said_of(tmp_path, GOOD + ways))
    assert told in found if told else not found
