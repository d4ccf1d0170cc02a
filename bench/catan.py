"""One measurement of catanatron: four random players, whole games, copies of mid-game states."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
MIDDLE = 150


def new_game() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def main(seconds: float, seed: int) -> None:
    random.seed(seed)
    begun = time.process_time()
    decisions = games = 0
    while time.process_time() - begun < seconds:
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    spent = time.process_time() - begun

    pool = []
    for _ in range(20):
        game = new_game()
        for _ in range(MIDDLE):
            game.play_tick()
        pool.append(game)
    begun = time.process_time()
    copies = 0
    while time.process_time() - begun < seconds / 2:
        for game in pool:
            game.copy()
        copies += len(pool)
    copying = time.process_time() - begun
    print(
        json.dumps(
            {
                "decisions": decisions / spent,
                "games": games / spent,
                "decisions_per_game": decisions / games,
                "copies": copies / copying,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
