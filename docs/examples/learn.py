"""Learn a bot's answers from what it sees: `python docs/examples/learn.py --games 60`.

A weight for every pair of a number seen and an answer, trained by watching the bot play; then
both meet the same questions in games the learner has not seen. Needs `pip install 'rietland[rl]'`.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from rietland.env import SoloEnv
from rietland.players.search.player import make_player

#: What was seen, the answers that were open, and the place of the bot's answer among them.
Lesson = tuple[NDArray[np.float32], NDArray[np.int64], int]


def watch(env: SoloEnv, bot: str, seed: int) -> Iterator[Lesson]:
    """The questions of one game that leave a choice, as the bot answers them."""
    player = make_player(bot, seed)
    seen, info = env.reset(seed=seed)
    ended = cut = False
    while not (ended or cut):
        answer = env.course.actions.number(player.choose(env.course.game, env.course.state, 0))
        options = np.flatnonzero(info["action_mask"])
        if len(options) > 1:
            yield seen, options, int(np.searchsorted(options, answer))
        seen, _, ended, cut, info = env.step(answer)


class Learner:
    """Softmax over the open answers of a weighted sum of what is seen."""

    def __init__(self, env: SoloEnv) -> None:
        answers, numbers = len(env.course.actions), len(env.course.feature_names)
        self.weights = np.zeros((answers, numbers), dtype=np.float32)

    def chances(self, lesson: Lesson) -> NDArray[np.float32]:
        seen, options, _ = lesson
        there = np.flatnonzero(seen)
        worth = self.weights[np.ix_(options, there)] @ seen[there]
        grown = np.exp(worth - worth.max())
        chances: NDArray[np.float32] = grown / grown.sum()
        return chances

    def learn(self, lesson: Lesson, pace: float) -> None:
        seen, options, answer = lesson
        error = -self.chances(lesson)
        error[answer] += 1
        there = np.flatnonzero(seen)
        self.weights[np.ix_(options, there)] += pace * np.outer(error, seen[there])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", default="base/2")
    parser.add_argument("--heroes", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=60, help="to learn from; a third for the test")
    asked = parser.parse_args()
    env = SoloEnv(asked.what, asked.heroes)
    learner = Learner(env)
    lessons = [one for seed in range(asked.games) for one in watch(env, asked.bot, seed)]
    rng = np.random.default_rng(1)
    for turn in range(5):
        for number in rng.permutation(len(lessons)):
            learner.learn(lessons[number], 0.1 / (1 + turn))
    unseen = range(10_000, 10_000 + max(1, asked.games // 3))
    test = [one for seed in unseen for one in watch(env, asked.bot, seed)]
    right = np.mean([learner.chances(one).argmax() == one[2] for one in test])
    blind = np.mean([1 / len(one[1]) for one in test])
    print(f"learned from {len(lessons)} answers of {asked.bot}")
    print(f"the same answer in {right:.0%} of {len(test)} new questions; by chance {blind:.0%}")


if __name__ == "__main__":
    main()
