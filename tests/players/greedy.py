"""Games of greedy heroes in a legend written in a test."""

from random import Random

from rietland.board.game import BoardGame
from rietland.kernel.setup import Setup
from rietland.players.arena.games import play_game
from rietland.players.search.player import make_player


def wins(game: BoardGame, games: int) -> int:
    """How many of the same few games two greedy heroes win."""
    setup = Setup(game.book.box, game.book.legend, "easy", game.party, [0, 1], "")
    won = 0
    for seed in range(games):
        player = make_player("greedy", seed)
        outcome = play_game(game, setup, [player, player], Random(seed), 20_000)
        assert "" == outcome.error
        won += outcome.won
    return won
