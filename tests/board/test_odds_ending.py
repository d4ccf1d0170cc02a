"""Odds of fights that a legend ends: how many rounds are left, by trigger, place and moment."""

import pytest

from rietland.board.game import BoardGame
from rietland.board.odds.ending import rounds_left
from rietland.board.state import Battle, State
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.setup import Setup
from tests.board.legends import TREASURE
from tests.marks import rule
from tests.scenes import put_creature

END = "end_fight"
#: By space: what ends a fight there (the filter of the trigger, its condition, what it does).
ENDINGS: dict[int, list[tuple[str, str, str]]] = {
    5: [("round: 2", "", END)],
    10: [("round: 2, won: true", "", END)],
    11: [("round: 2, won: false", "", END)],
    12: [("round: 2, beaten: true", "", END)],
    13: [("round: 3, beaten: false", "", f"{{add: {{songs: 1}}}}, {END}")],
    14: [("beaten: false", "", END)],
    15: [("round: 2", "", "{add: {songs: 1}}")],
    16: [("round: 2, what: {creature: gor}", "", END)],
    17: [("round: 2, what: {creature: skral}", "", END)],
    18: [("round: 4", "", END), ("round: 2", "", END)],
    19: [("round: 2", "", END), ("round: 4", "", END)],
    21: [("round: 2", "counter: {name: songs, at_least: 1}", END)],
    22: [("round: 2, ranged: true", "", END)],
    23: [("round: 2, ranged: false", "", END)],
}


def text() -> str:
    """The small legend of the tests with these endings among its triggers."""
    lines = [TREASURE.replace("GOAL", "needs: {beat: [thief]}").replace("END", "end_legend")]
    for space, endings in ENDINGS.items():
        for number, (asked, condition, done) in enumerate(endings):
            only = f", if: [{{{condition}}}]" if condition else ""
            when = f"{{round_over: {{at: {space}, {asked}}}}}"
            lines.append(
                f"  at_{space}_{number}: {{source: authored, when: {when}{only}, do: [{done}]}}\n"
            )
    return "".join(lines)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> BoardGame:
    path = tmp_path_factory.mktemp("legends") / "treasure.yaml"
    path.write_text(text(), encoding="utf-8")
    box = load.box_files("base")
    return BoardGame(make_book(box, load.legend_file(box, path)), ["chada", "thorn"])


def beside(g: BoardGame, space: int, archer: int, warrior: int) -> State:
    """A gor on a space, and where the heroes stand."""
    s = g.empty_table(Setup("base", "treasure", "easy", g.party, [0, 1], ""))
    put_creature(g, s, "gor", space)
    s.heroes[0].space, s.heroes[1].space = archer, warrior
    return s


def left(g: BoardGame, s: State, *fighters: int) -> int:
    space = s.creature_space[0]
    return rounds_left(g, s, list(fighters), space, 0)


@rule("AN-L4-7")
@pytest.mark.parametrize(
    ("space", "rounds"),
    [
        (5, 2), (10, -1), (11, -1), (12, -1), (13, 3), (14, -1), (15, -1), (16, 2), (17, -1),
        (18, 2), (19, 2), (20, -1), (21, -1), (22, -1), (23, 2),
    ],
)  # fmt: skip
def test_a_legend_ends_a_fight_only_after_a_round_that_it_names(
    game: BoardGame, space: int, rounds: int
) -> None:
    assert rounds == left(game, beside(game, space, space, space), 0, 1)


@rule("AN-L4-7")
def test_the_condition_of_the_ending_must_hold(game: BoardGame) -> None:
    s = beside(game, 21, 21, 21)
    s.counters[game.book.counter("songs")] = 1
    assert 2 == left(game, s, 0)


@rule("AN-L4-7")
def test_an_ending_that_has_come_once_comes_no_more(game: BoardGame) -> None:
    s = beside(game, 5, 5, 5)
    names = [trigger.name for trigger in game.book.triggers]
    s.fired[next(i for i, name in enumerate(names) if name.endswith("at_5_0"))] = 1
    assert -1 == left(game, s, 0)


@rule("AN-L4-7")
def test_all_must_shoot_where_the_ending_is_for_shots(game: BoardGame) -> None:
    near = game.book.roads[22][0]
    assert 2 == left(game, beside(game, 22, near, near), 0), "the archer alone"
    assert -1 == left(game, beside(game, 22, near, 22), 0, 1), "the warrior stands there"
    assert -1 == left(game, beside(game, 22, 80, 22), 0), "out of reach she would have to come"
    near = game.book.roads[23][0]
    assert -1 == left(game, beside(game, 23, near, near), 0)
    assert 2 == left(game, beside(game, 23, near, 23), 0, 1)


@rule("AN-L4-7")
@pytest.mark.parametrize(
    ("space", "begun", "rounds"), [(5, 1, 1), (5, 3, 0), (18, 2, 0), (19, 2, 0)]
)
def test_rounds_that_have_begun_are_counted(
    game: BoardGame, space: int, begun: int, rounds: int
) -> None:
    s = beside(game, space, space, space)
    s.battle = Battle(0, space, 0, 4)
    s.battle.round = begun
    assert rounds == left(game, s, 0)


@rule("AN-L4-7")
def test_rounds_of_another_fight_are_not_counted(game: BoardGame) -> None:
    s = beside(game, 5, 5, 5)
    other = put_creature(game, s, "gor", 6)
    s.battle = Battle(0, 6, other, 4)
    s.battle.round = 1
    assert 2 == left(game, s, 0)
