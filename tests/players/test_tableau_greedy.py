"""The player for games of cards: same answers for same tables, wins, beats what it can beat."""

import json
from random import Random

import pytest

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players import tableau_fights as fights
from rietland.players.arena import CARD_PARTY, Match, main, play_numbers, throw
from rietland.players.player import make_player
from rietland.players.tableau_sense import HOPELESS, Sense
from tests.tableau.scenes import at, scene


def test_greedy_neither_changes_the_state_nor_needs_its_memory() -> None:
    game = library.game("rietburg", "1", CARD_PARTY[:2])
    s = game.start(Setup("rietburg", "1", "first", CARD_PARTY[:2], [0, 1], ""))
    player = make_player("greedy", 1)
    rng = Random(3)
    pending = game.pending(s)
    for _ in range(60):
        if pending.kind == OVER:
            break
        if pending.kind == CHANCE_DECIDES:
            action = throw(pending, rng)
        else:
            before = s.to_data()
            action = player.choose(game, s, pending.seat)
            assert before == s.to_data()
            assert action in pending.options
        game.apply(s, action)
        pending = game.pending(s)


def test_equal_seeds_play_equal_games() -> None:
    match = Match("rietburg", "1", "first", ["eara", "kheela"])
    one = play_numbers(match, 0, 1)[0]
    other = play_numbers(match, 0, 1)[0]
    assert (one.won, one.why, one.inputs) == (other.won, other.why, other.inputs)
    assert "" == one.error


@pytest.mark.parametrize("heroes", ["2", "4"])
def test_the_arena_takes_a_box_without_its_only_legend(
    heroes: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["rietburg", "--heroes", heroes, "--difficulty", "first", "--player", "random"]
    assert 0 == main([*asked, "--games", "2", "--jobs", "1", "--json"])
    assert 2 == json.loads(capsys.readouterr().out)["games"]


def test_the_arena_knows_the_switches(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rietburg", "--difficulty", "first", "--player", "random", "--games", "1"]
    assert 0 == main([*asked, "--jobs", "1", "--variant", "red_boxes"])
    capsys.readouterr()
    assert 2 == main([*asked, "--jobs", "1", "--variant", "red_bxes"])
    assert "red_boxes" in capsys.readouterr().err


def test_a_creature_too_strong_for_one_is_beaten_in_company() -> None:
    alone = scene(thorn=at(1), kram=at(2), stacks={1: ["troll"]}, turn_of="thorn")
    alone.play("play thorn thorn_1 1")
    assert not fights.can_beat(alone.g, alone.s, 1)
    both = scene(thorn=at(1), kram=at(1), stacks={1: ["troll"]}, turn_of="thorn")
    both.play("play thorn thorn_1 1")
    assert fights.can_beat(both.g, both.s, 1)


def test_a_mission_whose_trophies_are_gone_is_hopeless() -> None:
    sc = scene(thorn=at(1), kram=at(1), stacks={}, turn_of="thorn")
    sense = Sense(sc.g)
    assert sense.lacking(sc.s, ["flying_gor"], 4, 0) < HOPELESS
    sc.s.encounters.unseen[sc.g.book.encounter("flying_gor")] = 3
    assert HOPELESS == sense.lacking(sc.s, ["flying_gor"], 4, 0)
