"""Two small learners. Both need `pip install 'rietland[rl]'`.

`python docs/examples/learn.py --games 60` watches a bot: a weight for every pair of a number seen
and an answer; then both meet the same questions in games the learner has not seen.

`python docs/examples/learn.py --rewards` lets a learner try by itself, first with a reward for the
end of the game alone, then with one for the progress of its goals too; it takes two minutes.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rietland.env import SoloEnv
from rietland.players.search.player import make_player

#: What was seen, the answers that were open, and the place of the bot's answer among them.
Lesson = tuple[NDArray[np.float32], NDArray[np.int64], int]
#: What a situation looks like to the learner that tries by itself.
Situation = tuple[tuple[int, float], ...]

#: The legend it plays: four farmers are to be led home.
HARVEST = Path(__file__).parent / "harvest.yaml"
DISCOUNT = 0.97


# Watching.


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


class Watcher:
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


def learn_from(bot: str, what: str, heroes: int, games: int) -> None:
    """Watch some games, then say how often the learner would answer as the bot does."""
    env = SoloEnv(what, heroes)
    learner = Watcher(env)
    lessons = [one for seed in range(games) for one in watch(env, bot, seed)]
    rng = np.random.default_rng(1)
    for turn in range(5):
        for number in rng.permutation(len(lessons)):
            learner.learn(lessons[number], 0.1 / (1 + turn))
    unseen = range(10_000, 10_000 + max(1, games // 3))
    test = [one for seed in unseen for one in watch(env, bot, seed)]
    right = np.mean([learner.chances(one).argmax() == one[2] for one in test])
    blind = np.mean([1 / len(one[1]) for one in test])
    print(f"learned from {len(lessons)} answers of {bot}")
    print(f"the same answer in {right:.0%} of {len(test)} new questions; by chance {blind:.0%}")


# Trying.


class Trier:
    """Q-learning: a table of what each answer was worth where the farmers and this hero stood."""

    def __init__(self, env: SoloEnv) -> None:
        self.env = env
        self.worth: dict[Situation, dict[int, float]] = defaultdict(dict)
        names = env.course.feature_names
        self._asked = [names.index(f"hero {h}: asked") for h in range(2)]
        self._looks = [
            [
                number
                for number, name in enumerate(names)
                if name.startswith((f"hero {h}: on ", f"hero {h}: farmers", "land: farmer on "))
            ]
            for h in range(2)
        ]

    def situation(self, seen: NDArray[np.float32]) -> Situation:
        """What the hero who is asked looks at."""
        hero = 1 if seen[self._asked[1]] else 0
        there = [number for number in self._looks[hero] if seen[number]]
        return tuple((number, round(float(seen[number]), 2)) for number in there)

    def play(self, seed: int, curiosity: float, rng: np.random.Generator) -> bool:
        """One game; afterwards each answer is worth what came next. Whether it was won."""
        seen, info = self.env.reset(seed=seed)
        path: list[tuple[dict[int, float], int, float]] = []
        ended = cut = False
        while not (ended or cut):
            options = np.flatnonzero(info["action_mask"])
            known = self.worth[self.situation(seen)]
            worths = np.array([known.get(int(one), 0.0) for one in options])
            best = options[worths == worths.max()]
            answer = int(rng.choice(options if rng.random() < curiosity else best))
            seen, reward, ended, cut, info = self.env.step(answer)
            path.append((known, answer, float(reward)))
        after = 0.0
        for known, answer, reward in reversed(path):
            before = known.get(answer, 0.0)
            known[answer] = before + 0.2 * (reward + DISCOUNT * after - before)
            after = max(known.values())
        return self.env.course.reward(0.0) > 0


def compare_rewards(games: int) -> None:
    """The share of games won as learning goes on, with each kind of reward."""
    sixth = max(1, games // 6)
    for kind in ("end", "progress"):
        env = SoloEnv(str(HARVEST), 2, reward=kind, discount=DISCOUNT)
        learner = Trier(env)
        rng = np.random.default_rng(1)
        won = [learner.play(n, 0.5 * (1 - n / games), rng) for n in range(games)]
        curve = [np.mean(won[at : at + sixth]) for at in range(0, games, sixth)]
        print(f"reward for {kind}: won " + ", ".join(f"{one:.0%}" for one in curve))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", default="base/2")
    parser.add_argument("--heroes", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=0, help="to learn from")
    parser.add_argument("--rewards", action="store_true", help="try by itself with both rewards")
    asked = parser.parse_args()
    if asked.rewards:
        compare_rewards(asked.games or 1500)
    else:
        learn_from(asked.bot, asked.what, asked.heroes, asked.games or 60)


if __name__ == "__main__":
    main()
