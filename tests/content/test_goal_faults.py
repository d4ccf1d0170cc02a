"""What an author is told of goals that cannot be met, and of an end that no goal decides."""

from pathlib import Path

import pytest

from tests.board.legends import TREASURE
from tests.content.drafts import said_of
from tests.marks import rule

GOOD = TREASURE.replace("legend: treasure", "legend: mine").replace("END", "end_legend")

#: What the second goal says, and the complaint; it stands in line 10.
FAULTS = [
    ("needs: {bring: {thing: gemm, to: 57}}", "there is no thing 'gemm'; did you mean gem?"),
    ("needs: {bring: {thing: gem, to: 99}}", "there is no space 99 on the board"),
    ("needs: {bring: {thing: gem}}", "'bring' needs 'to'"),
    ("needs: {carry: {thing: gem, to: 57}}", "there is no goal 'carry'"),
    ("needs: {bring: {thing: parchment, to: 57}}", "no parchment ever comes into the game"),
    ("needs: {bring: {thing: gem, to: 80}}", "cannot be met: no hero can enter 80"),
    ("needs: {bring: {thing: gem, to: 57, need: 99}}", "it needs 99, but the box has only"),
    ("needs: {bring: {thing: gem, to: 57, need: 0}}", "'need' is at least 1"),
    (
        "needs: {bring: {thing: gem, to: 57, need: {heroes: {2: 1, 3: 2}}}}",
        "the number for 4 heroes is missing",
    ),
    ("needs: {beat: [robber]}", "there is no opponent 'robber'"),
    ("needs: {beat: []}", "it names no opponent"),
    ("needs: {beat: {opponents: [thief], need: 2}}", "it needs 2, but names only 1"),
    ("needs: {reach: {at: []}}", "it names no space that a hero can enter"),
    ("needs: {reach: {at: [57], need: 3}}", "it needs more heroes than 2"),
    ("needs: {count: {counter: tales, need: 3}}", "nothing gives the counter 'tales' a value"),
    ("needs: {count: {counter: fights, need: 3}}", "nothing brings 'fights' to 3"),
    ("needs: {clear: {creature: troll}}", "no troll is ever placed"),
    ("needs: {bring: {thing: [gem, gold], to: 57, need: 99}}", "it needs 99, but the box has only"),
    (
        "needs: {bring: {thing: [gem, gold], to: 57, score: face, need: 89}}",
        "it needs 89, but the box has only 88 of 'gem, gold'",
    ),
    ("needs: {bring: {thing: gem, to: [80, 57, 99]}}", "there is no space 99 on the board"),
    ("needs: {bring: {thing: gem, to: home}}", "'home' is not possible here"),
    (
        "needs: {bring: {thing: gem, to: 57, counter: fights, need: 9}}",
        "nothing brings 'fights' to 9",
    ),
    ("needs: {survive: {need: 3}}", "it needs more heroes than 2"),
    ("needs: {before: A}", "cannot be met: the narrator begins at A"),
    ("needs: {have: {figure: king}}", "there is no figure or any 'king'"),
    ("needs: {beat: [thief]}, worth: 2", "goal 'treasure' is needed, so 'worth' says nothing"),
    ("needs: {cards: fates}", "there is no pile 'fates'"),
    ("needs: {cards: creature_tokens}", "no hero ever gets a card of 'creature_tokens'"),
    ("needed: true", "goal 'treasure' says nothing it needs"),
]


def test_the_legend_of_these_tests_is_good(tmp_path: Path) -> None:
    assert [] == said_of(tmp_path, GOOD.replace("GOAL", "needs: {bring: {thing: gem, to: 57}}"))


@pytest.mark.parametrize(("goal", "complaint"), FAULTS)
def test_a_goal_that_cannot_be_met_is_named_with_its_line(
    tmp_path: Path, goal: str, complaint: str
) -> None:
    said = said_of(tmp_path, GOOD.replace("GOAL", goal))
    assert 1 == len(said)
    assert said[0].startswith("mine.yaml:10: ")
    assert complaint in said[0]


def test_an_opponent_who_is_never_put_cannot_be_beaten(tmp_path: Path) -> None:
    text = GOOD.replace("GOAL", "needs: {beat: [thief]}").replace(", opponent: thief}", "}")
    assert ["mine.yaml:10: goal 'treasure' cannot be met: no thief is ever placed"] == said_of(
        tmp_path, text
    )


@pytest.mark.parametrize(("need", "faults"), [(6, 0), (7, 1)])
def test_a_die_brings_a_counter_as_far_as_its_faces(tmp_path: Path, need: int, faults: int) -> None:
    text = GOOD.replace("GOAL", f"needs: {{count: {{counter: wind, need: {need}}}}}")
    text = text.replace("  - checklist\n", "  - checklist\n  - roll: {die: hero, into: wind}\n")
    said = "mine.yaml:10: goal 'treasure' cannot be met: nothing brings 'wind' to 7"
    assert [said] * faults == said_of(tmp_path, text)


def test_an_end_that_no_needed_goal_decides_is_a_fault(tmp_path: Path) -> None:
    text = GOOD.replace("GOAL", "needs: {bring: {thing: gem, to: 57}}, needed: false")
    said = said_of(tmp_path, text)
    assert 1 == len(said)
    assert said[0].startswith("mine.yaml:26: 'end_legend' always wins")


@rule("AN-POISON-6")
def test_poison_must_not_take_an_opponent_that_has_to_be_beaten(tmp_path: Path) -> None:
    text = GOOD.replace("GOAL", "needs: {beat: [thief]}")
    assert [] == said_of(tmp_path, text)
    given = text.replace("- add: {songs: 1}", "- gain: {things: {poison: 1}}")
    given = given.replace("set: {songs: 0}", "read: poem").replace(
        "cards:", "cards:\n  poem: {source: authored}"
    )
    found = said_of(tmp_path, given)
    assert 1 == len(found)
    assert "poison would take 'thief' off the board unbeaten: say 'immune: [poison]'" in found[0]
    assert [] == said_of(
        tmp_path,
        given.replace("creature: skral, fixed", "creature: skral, immune: [poison], fixed"),
    )
    assert [] == said_of(
        tmp_path,
        given.replace("{beat: [thief]}", "{beat: [thief]}, needed: false").replace(
            "- end_legend",
            "- if: {all: [{beaten: thief}], then: [{win: why-a}], otherwise: [{fail: why-b}]}",
        ),
    )
