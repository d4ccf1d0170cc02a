"""Players: by name, deterministic, and looking at nothing but the state."""

from random import Random

import pytest

from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players.arena.command import throw
from rietland.players.search.player import Player, make_player
from tests.parties import PARTIES


def test_an_unknown_player_is_told_the_nearest_name() -> None:
    with pytest.raises(ValueError, match="unknown player 'randm'; did you mean random"):
        make_player("randm", 1)


@pytest.mark.parametrize("legend", ["1", "2"])
def test_greedy_neither_changes_the_state_nor_sees_more_than_it_holds(legend: str) -> None:
    party = PARTIES[3]
    game = library.game("base", legend, party)
    s = game.start(Setup("base", legend, "normal", party, [0, 1, 2], ""))
    player = make_player("greedy", 1)
    rng = Random(7)
    pending = game.pending(s)
    while pending.kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            action = throw(pending, rng)
        else:
            before = s.to_data()
            action = player.choose(game, s, pending.seat)
            assert before == s.to_data()
            assert action == player.choose(game, game.load(before), pending.seat)
        game.apply(s, action)
        pending = game.pending(s)


def played(player: Player, seed: int) -> list[Action]:
    """The inputs of a game of two heroes in Legend 2."""
    party = PARTIES[2]
    game = library.game("base", "2", party)
    s = game.start(Setup("base", "2", "normal", party, [0, 1], ""))
    rng = Random(seed)
    inputs: list[Action] = []
    pending = game.pending(s)
    while pending.kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            inputs.append(throw(pending, rng))
        else:
            inputs.append(player.choose(game, s, pending.seat))
        game.apply(s, inputs[-1])
        pending = game.pending(s)
    return inputs


@pytest.mark.parametrize("name", ["greedy", "novice"])
def test_whoever_has_played_before_plays_the_next_game_like_a_newcomer(name: str) -> None:
    player = make_player(name, 1)
    for seed in (1, 2, 1):
        assert played(make_player(name, 1), seed) == played(player, seed)
