"""One measurement of python-chess: random games, and copies of mid-game boards without history."""

import json
import random
import sys
import time

import chess

MIDDLE = 40


def main(seconds: float, seed: int) -> None:
    chooser = random.Random(seed)
    begun = time.process_time()
    decisions = games = 0
    while time.process_time() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            decisions += 1
        games += 1
    spent = time.process_time() - begun

    pool = []
    while len(pool) < 20:
        board = chess.Board()
        for _ in range(MIDDLE):
            if not board.is_game_over():
                board.push(chooser.choice(list(board.legal_moves)))
        pool.append(board)
    begun = time.process_time()
    copies = 0
    while time.process_time() - begun < seconds / 2:
        for board in pool:
            board.copy(stack=False)
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
