"""The player for games of cards: same answers for same tables, wins, beats what it can beat."""

import json
from random import Random

import pytest

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players.arena.command import Match, main, play_numbers, throw
from rietland.players.castle import features as counts
from rietland.players.castle import fights
from rietland.players.castle.clearing_cost import HOPELESS, ClearingCost
from rietland.players.castle.evaluation import TURNING, Evaluation
from rietland.players.castle.greedy import WIDTH
from rietland.players.castle.weights import by_hand
from rietland.players.search.player import make_player
from tests.castle.scenes import Scene, at, scene
from tests.parties import CASTLE_PARTY


def test_greedy_neither_changes_the_state_nor_needs_its_memory() -> None:
    game = library.game("rietburg", "1", CASTLE_PARTY[:2])
    s = game.start(Setup("rietburg", "1", "first", CASTLE_PARTY[:2], [0, 1], ""))
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


def survey(sc: Scene, *, thorough: bool = True) -> ClearingCost:
    sense = Evaluation(sc.g, sc.s, by_hand(), WIDTH)
    return ClearingCost(sc.s, sense.toil, TURNING, thorough)


def work(sc: Scene) -> float:
    """Plays it takes to complete the missions."""
    found = Evaluation(sc.g, sc.s, by_hand(), WIDTH).counts(sc.s)
    return -sum(found[n] * by_hand().counts[n] for n in range(counts.MISSIONS, counts.TWICE + 1))


def wanted(sc: Scene, name: str) -> list[bool]:
    return [kind.name == name for kind in sc.g.book.encounters]


def test_a_mission_whose_trophies_are_gone_is_hopeless() -> None:
    sc = scene(thorn=at(1), kram=at(1), stacks={}, turn_of="thorn")
    assert survey(sc).trophies(sc.s, wanted(sc, "flying_gor"), 4) < HOPELESS
    sc.s.encounters.unseen[sc.g.book.encounter("flying_gor")] = 3
    assert HOPELESS == survey(sc).trophies(sc.s, wanted(sc, "flying_gor"), 4)


def test_a_trophy_on_top_is_nearer_than_one_below_and_nearest_where_all_is_cleared() -> None:
    top = scene(thorn=at(1), kram=at(1), stacks={2: ["wardrak", "troll"]})
    below = scene(thorn=at(1), kram=at(1), stacks={2: ["troll", "wardrak"]})
    found = survey(below)
    far = found.trophies(below.s, wanted(below, "wardrak"), 1)
    assert survey(top).trophies(top.s, wanted(top, "wardrak"), 1) < far
    found.marked[2] = True
    assert found.trophies(below.s, wanted(below, "wardrak"), 1) < far


def test_a_mission_that_wants_others_known_is_as_far_as_they_lie_deep() -> None:
    missions = {1: "scrolls", 4: "", 5: "", 6: ""}
    deep = scene(
        thorn=at(1), kram=at(1), missions=missions, stacks={2: ["gor"] * 3, 3: ["gor"] * 2}
    )
    near = scene(thorn=at(1), kram=at(1), missions=missions, stacks={2: ["gor"] * 3, 3: ["gor"]})
    assert survey(near).uncovering(near.s, 1, 1) < survey(deep).uncovering(deep.s, 1, 1)
    assert survey(deep).uncovering(deep.s, 1, 1) < survey(deep).uncovering(deep.s, 1, 2)
    assert HOPELESS < survey(deep).uncovering(deep.s, 1, 3)
    assert 0 == survey(deep).uncovering(deep.s, 1, 0)
    guesses = [survey(sc, thorough=False).uncovering(sc.s, 1, 1) for sc in (near, deep)]
    assert guesses[0] == guesses[1]


def test_willpower_is_handed_to_a_hero_who_may_use_it() -> None:
    sc = scene(chada=at(1, more=["reka"]), thorn=at(1), stacks={2: ["gor"]})
    sc.play("play chada chada_3 2", "go chada 2", "bring chada thorn", "come thorn")
    player = make_player("greedy", 1)
    assert "give chada reka thorn" == sc.g.say(player.choose(sc.g, sc.s, 0))


def test_what_two_missions_pay_must_be_there_twice() -> None:
    missions = {1: "ransom", 2: "flame_of_hadria"}
    rich = ["gor"] * 4
    for gold in range(5):
        sc = scene(thorn=at(1), kram=at(2), missions=missions, gallery=rich[:gold], stacks={})
        more = scene(thorn=at(1), kram=at(2), missions=missions, gallery=["gor"] * 7, stacks={})
        assert work(more) < work(sc)
