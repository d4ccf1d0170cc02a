"""Companions in a legend with walkers and a secret: they play on, and know how to calm."""

from random import Random

import pytest

from rietland.kernel.setup import Setup
from rietland.players.arena.command import play_game
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import open_sources
from rietland.players.search.player import make_player
from tests.frost.scene import game, winter
from tests.marks import rule
from tests.scenes import at

PARTY = ("thorn", "kram", "tenaya")


@pytest.mark.parametrize(("name", "seed"), [("greedy", 1), ("greedy", 2), ("random", 3)])
def test_companions_play_on_whatever_a_secret_asks_of_chance(name: str, seed: int) -> None:
    setup = Setup("frost", "walkers", "easy", list(PARTY), [0, 1, 2], "")
    players = [make_player(name, seed) for _ in PARTY]
    outcome = play_game(game("walkers", PARTY), setup, players, Random(seed), bound=20_000)
    assert "" == outcome.error
    assert "" != outcome.why


@rule("FE-THR-6", "FE-CREAT-15")
def test_companions_know_who_can_calm_a_threat_and_where() -> None:
    tablet = at(417, willpower=14, things=["buffalo_tablet"])
    sc = winter(face="walkers", creatures={421: "takota"}, thorn=tablet, kram=at(460))
    goals = goals_of(sc.g)
    names = [sc.g.book.deeds[one.deed].name for one in goals.sources]
    assert {"remind", "sing"} == set(names)
    remind = goals.sources[names.index("remind")]
    assert [421] == open_sources.places_of(sc.g, sc.s, remind)
    assert open_sources.may_serve(sc.g, sc.s, remind, 0)
    sc.hero("thorn").willpower = 13
    assert not open_sources.may_serve(sc.g, sc.s, remind, 0)
