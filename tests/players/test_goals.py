"""Companions play by the goals a legend declares, and the legends they know as they always did."""

from pathlib import Path

import pytest

from rietland.kernel.setup import Setup
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.now.foes import foes_to_beat
from tests.board.legends import treasure
from tests.players.greedy import wins
from tests.scenes import fresh_book

PARTY = ["thorn", "chada"]
GAMES = 6

#: What a legend may ask, and a last card that asks the same without declaring it.
ASKED = [
    ("bring: {thing: gem, to: 57}", "{exists: {thing: gem, at: 57}}"),
    ("bring: {thing: gold, to: 57, need: 6}", "{exists: {thing: gold, at: 57}}"),
    ("reach: {at: [57], need: 1}", "{somebody: {at: [57]}}"),
    ("count: {counter: songs, need: 3}", "{counter: {name: songs, at_least: 3}}"),
]


def decided(conditions: str) -> str:
    """A last card that decides by conditions."""
    won, late = "{win: why-base-1-won}", "{fail: why-base-1-late}"
    return f"if: {{all: [{conditions}], then: [{won}], otherwise: [{late}]}}"


@pytest.mark.parametrize(("goal", "condition"), ASKED)
def test_greedy_heroes_win_a_legend_nobody_learned_by_its_goals(
    tmp_path: Path, goal: str, condition: str
) -> None:
    hidden = decided(f"{{not: [{{not: [{condition}]}}]}}")
    assert 0 == wins(treasure(tmp_path, "needed: true", PARTY, hidden), GAMES)
    assert GAMES - 1 <= wins(treasure(tmp_path, "needs: {" + goal + "}", PARTY), GAMES)


@pytest.mark.parametrize(
    ("legend", "thing", "space", "beat"), [("1", "parchment", 57, []), ("2", "herb", 0, [0])]
)
def test_declared_goals_of_known_legends_ask_what_was_read_from_their_cards(
    legend: str, thing: str, space: int, beat: list[int]
) -> None:
    book = fresh_book(legend)
    kind = book.thing_kind(thing)
    goals = LegendGoals(book)
    wanted = goals.deliveries
    assert ([kind], beat) == (wanted.kinds, goals.opponents.beat)
    assert ([], []) == (goals.reach, goals.clear)
    assert [kind] == [number for number, place in enumerate(wanted.place_of) if place >= 0]
    assert space == wanted.place_of[kind]


def test_as_many_opponents_are_fought_as_the_legend_asks_of_so_many_heroes(tmp_path: Path) -> None:
    some = "{beat: {opponents: [thief, spy], need: {heroes: {2: 1, 3: 2, 4: 2}}}}"
    found: list[list[str]] = []
    for party in (PARTY, [*PARTY, "kram"]):
        game = treasure(tmp_path, f"needs: {some}", party)
        s = game.empty_table(Setup("base", "treasure", "easy", party, list(range(len(party))), ""))
        s.defeated_named = [game.book.opponent("thief")]
        left = foes_to_beat(game, LegendGoals(game.book), s)
        found.append([game.book.named[name].name for name in left])
    assert [[], ["spy"]] == found
