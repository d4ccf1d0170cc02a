"""Players: by name, deterministic, and looking at nothing but the state."""

from random import Random

import pytest

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players.arena import PARTIES, throw
from rietland.players.player import make_player


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
