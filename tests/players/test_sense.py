"""What players know of a position: ways, dangers, wishes, dice."""

from random import Random

import pytest

from rietland.board.rules import Board
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights
from rietland.players.arena import PARTY, throw


def start(legend: str, difficulty: str) -> tuple[Board, State]:
    game = library.game("base", legend, PARTY)
    assert isinstance(game, Board)
    s = game.start(Setup("base", legend, difficulty, PARTY, [0, 1, 2, 3], ""))
    pending = game.pending(s)
    while pending.kind == CHANCE_DECIDES:
        game.apply(s, throw(pending, Random(1)))
        pending = game.pending(s)
    assert isinstance(s, State)
    return game, s


def creature_on(s: State, space: int) -> int:
    return s.occupant[space]


def test_a_broken_bridge_makes_the_way_longer() -> None:
    g, s = start("2", "easy")
    assert 1 == sense.distance(g, s, 16, 48)
    s.broken = [g.book.bridge_names.index("rope_bridge")]
    assert sense.distance(g, s, 16, 48) > 5


def test_a_careful_way_goes_round_creatures() -> None:
    g, s = start("2", "easy")
    way = sense.careful_way(g, s, 24, 0, 10)
    assert 0 == way[-1]
    assert all(s.occupant[space] < 0 for space in way)


def test_a_siege_knows_when_creatures_arrive_and_the_castle_falls() -> None:
    g, s = start("2", "easy")
    seen = sense.siege(g, s, 6)
    assert 2 == seen.arrival[creature_on(s, 8)]
    assert 2 == seen.arrival[creature_on(s, 21)]
    assert 2 == seen.fall


def test_the_wishes_of_a_legend_are_read_from_its_words() -> None:
    book = start("2", "easy")[0].book
    wanted = sense.wishes(book)
    assert [(book.thing_kind("herb"), 0)] == wanted.bring
    assert ["tower_skral"] == [book.named[name].name for name in wanted.beat]
    assert ["witch_brew"] == [book.fog_faces[face] for face, _ in wanted.seek]
    book = start("1", "normal")[0].book
    wanted = sense.wishes(book)
    assert [(book.thing_kind("parchment"), 57)] == wanted.bring
    assert {book.thing_kind("parchment")} == set(wanted.fragile)


@pytest.mark.parametrize(
    ("count", "way", "expected"),
    [
        (1, fights.BEST, 3.5),
        (2, fights.BEST, 161 / 36),
        (2, fights.ONE_BY_ONE, 4.25),
        (3, fights.ONE_BY_ONE, 14 / 3),
        (2, fights.EQUALS, 182 / 36),
        (1, fights.TURNED, 5.0),
        (1, fights.BLACK, 52 / 6),
    ],
)
def test_dice_are_worth_what_they_are(count: int, way: int, expected: float) -> None:
    assert expected == pytest.approx(fights.average(fights.throw(count, way)))


def test_more_heroes_make_better_odds() -> None:
    g, s = start("2", "easy")
    gor = creature_on(s, 8)
    alone = fights.odds(g, s, [3], gor, 3)
    together = fights.odds(g, s, [0, 3], gor, 3)
    assert 0.0 < alone.win < together.win <= 1.0
    assert together.loss < alone.loss
