"""TableEnv: PettingZoo's own tests, shared rewards, and ends that are told apart."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rietland.env import TableEnv, table_env
from rietland.players.search.player import make_player
from tests.env.games import EVERY, fitting


@pytest.fixture(autouse=True)
def _advice() -> Iterator[None]:
    """PettingZoo warns of observations that are a dict, as its own card games have them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should")
        yield


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("what", EVERY)
def test_it_is_a_game_as_pettingzoo_wants_it(what: str, heroes: int) -> None:
    api_test(table_env(what, fitting(what, heroes)), num_cycles=200)


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("what", EVERY)
def test_the_same_seed_gives_the_same_game(what: str, heroes: int) -> None:
    seed_test(lambda: table_env(what, fitting(what, heroes)), num_cycles=60)


def play(env: TableEnv, player: str, seed: int) -> dict[str, float]:
    """A game by bots, through the numbers of the environment; answers the last rewards."""
    env.reset(seed=seed)
    bots = [make_player(player, seat) for seat in range(len(env.possible_agents))]
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        course = env.course
        seat = course.pending.seat
        assert env.agent_selection == env.possible_agents[seat]
        chosen = bots[seat].choose(course.game, course.state, seat)
        env.step(course.actions.number(chosen))
    return dict(env.rewards)


def test_all_heroes_share_the_reward_of_a_game() -> None:
    env = TableEnv("rietburg", 2, loss=-0.5)
    ends: set[float] = set()
    for seed in range(60):
        rewards = play(env, "greedy", seed)
        assert 1 == len(set(rewards.values()))
        assert all(env.terminations.values())
        ends.update(rewards.values())
        if len(ends) == 2:
            break
    assert {1.0, -0.5} == ends


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = TableEnv("base/2", 2, decisions=5)
    assert {"hero_0": 0.0, "hero_1": 0.0} == play(env, "random", 1)
    assert 5 == env.course.decisions
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_illegal_answer_is_refused_or_ends_the_game() -> None:
    bare = TableEnv("base/2", 2)
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not among the options"):
        bare.step(wrong)
    guarded = table_env("base/2", 2)
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.last()
    guarded.step(wrong)
    assert -1 == guarded.rewards[agent]
    assert all(guarded.terminations.values())


def test_only_the_one_who_is_asked_has_options() -> None:
    env = TableEnv("rietburg", 2)
    env.reset(seed=1)
    for agent in env.agents:
        assert (agent == env.agent_selection) == env.observe(agent)["action_mask"].any()


def test_words_are_given_on_request() -> None:
    env = TableEnv("base/2", ["thorn", "chada"], words=True)
    env.reset(seed=1)
    info = env.infos[env.agent_selection]
    mask = env.observe(env.agent_selection)["action_mask"]
    assert sorted(info["options"]) == np.flatnonzero(mask).tolist()
    assert env.possible_agents.index(env.agent_selection) == info["view"]["you"]


def test_all_heroes_share_the_reward_for_progress() -> None:
    env = TableEnv("base/2", 2, reward="progress")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    start = env.course.progress()
    total = 0.0
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        assert 1 == len(set(env.rewards.values()))
        total += next(iter(env.rewards.values()))
    assert total == pytest.approx(env.course.reward(0.0) - start)
