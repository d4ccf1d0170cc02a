"""Companions win the legend that teaches the game, whatever hints may say of it."""

from random import Random

from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.games import play_game
from rietland.players.search.player import make_player

PARTY = ["thorn", "chada", "eara", "kram"]


def test_greedy_companions_win_the_first_legend() -> None:
    game = library.game("base", "1", PARTY)
    setup = Setup("base", "1", "normal", PARTY, [0, 1, 2, 3], "")
    won = 0
    for seed in range(6):
        player = make_player("greedy", seed)
        won += play_game(game, setup, [player] * 4, Random(seed), 20_000).won
    assert won >= 5
