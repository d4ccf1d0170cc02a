"""What players know of a position: ways, time, dangers, wishes, dice."""

from random import Random

import pytest

from rietland.board.base import Board
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.board.turn.hours import hours_left
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.players.arena.command import throw
from rietland.players.board.learned.weights import W
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import quick_odds, throws
from rietland.players.board.now.careful import careful_way
from rietland.players.board.now.distances import FAR, KEPT, around, distances, known
from rietland.players.board.now.march import March
from rietland.players.board.now.situation import Situation
from tests.parties import PARTY
from tests.scenes import at, scene


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


# Ways.


def test_a_broken_bridge_makes_the_way_longer() -> None:
    g, s = start("2", "easy")
    land = distances(g, s)
    assert 1 == land.away[48][16]
    assert 48 == land.toward(16, 48)
    s.broken = [g.book.bridge_names.index("rope_bridge")]
    land = distances(g, s)
    assert 5 < land.away[48][16] < FAR
    assert 48 != land.toward(16, 48)


def test_a_careful_way_goes_round_creatures() -> None:
    g, s = start("2", "easy")
    way = careful_way(Situation(g, s, W[4]), 0, 24, 0, 10)
    assert 0 == way[-1]
    assert all(s.occupant[space] < 0 for space in way)


def test_of_many_shapes_of_the_land_only_some_are_kept() -> None:
    g, s = start("2", "easy")
    for number in range(KEPT + 1):
        avoided = [1 + number // 64, 10 + number % 64]
        land = around(g, s, avoided)
        assert FAR == land.away[avoided[1]][0]
        assert land is around(g, s, avoided)
    assert len(known) <= KEPT


# Time.


@pytest.mark.parametrize(("spare", "hours"), [(7, 1), (5, 2), (3, 3), (1, 4)])
def test_overtime_counts_down_to_the_willpower_that_is_spared(spare: int, hours: int) -> None:
    sc = scene(thorn=at(14, hours=6, willpower=7), chada=at(25, resting=True))
    assert hours == hours_left(sc.g, sc.s, 0, spare)
    assert 0 == hours_left(sc.g, sc.s, 1, spare)


# Dangers.


def test_a_march_knows_when_creatures_arrive_and_the_castle_falls() -> None:
    g, s = start("2", "easy")
    march = March(g, s, 6)
    assert 2 == march.arrival[s.occupant[8]]
    assert 2 == march.arrival[s.occupant[21]]
    assert 2 == march.fall


# What the legend wants.


def test_the_wishes_of_a_legend_are_read_from_its_words() -> None:
    g = start("2", "easy")[0]
    herb, wanted = g.book.thing_kind("herb"), goals_of(g)
    assert [herb] == wanted.deliveries.kinds
    assert 0 == wanted.deliveries.place_of[herb]
    assert ["tower_skral"] == [g.book.named[name].name for name in wanted.opponents.beat]
    assert ["witch_brew"] == [g.book.fog_faces[face] for face in wanted.hidden.faces]
    g = start("1", "normal")[0]
    parchment, wanted = g.book.thing_kind("parchment"), goals_of(g)
    assert [parchment] == wanted.deliveries.kinds
    assert 57 == wanted.deliveries.place_of[parchment]
    assert [parchment] == [
        kind for kind, fragile in enumerate(wanted.deliveries.fragile) if fragile
    ]


# Dice.


@pytest.mark.parametrize(
    ("count", "way", "expected"),
    [
        (1, throws.BEST, 3.5),
        (2, throws.BEST, 161 / 36),
        (2, throws.ONE_BY_ONE, 4.25),
        (3, throws.ONE_BY_ONE, 14 / 3),
        (2, throws.EQUALS, 182 / 36),
        (1, throws.TURNED, 5.0),
        (1, throws.BLACK, 52 / 6),
        (1, throws.TURNED_AGAIN, 16 / 3),
        (2, throws.EQUALS_AGAIN, 164 / 27),
    ],
)
def test_dice_are_worth_what_they_are(count: int, way: int, expected: float) -> None:
    assert expected == pytest.approx(throws.mean_of(throws.hand(count, way)))


def test_more_heroes_make_better_odds() -> None:
    g, s = start("2", "easy")
    gor, hands = s.occupant[8], quick_odds.hands_of(g, s)
    alone = quick_odds.odds(g, s, [3], hands, gor, 3, 0, 0)
    together = quick_odds.odds(g, s, [0, 3], hands, gor, 3, 0, 0)
    assert 0.0 < alone.win < together.win <= 1.0
    assert together.loss() < alone.loss()


@pytest.mark.parametrize("loose", [{}, {1: ["rubble_2"]}, {2: ["rubble_5"], 1: ["gold"]}])
def test_the_march_foreseen_is_the_march_of_the_engine(loose: dict[int, list[str]]) -> None:
    """Rubble, creatures in the way, broken bridges and fixed opponents stop both alike."""
    beasts = {3: "gor", 4: "skral", 1: "gor", 17: "wardrak", 39: "gor", 56: "skral"}
    sc = scene(thorn=at(14), chada=at(66), creatures=beasts, loose=loose)
    sc.s.broken = [0]
    march = March(sc.g, sc.s, 1)
    for kind in sc.g.book.sunrise:
        for c in creatures.of_kind(sc.s, kind) if kind >= 0 else []:
            creatures.advance(sc.g, sc.s, c, "AN-CREAT-6")
    assert [max(-1, space) for space in sc.s.creature_space] == march.tomorrow
