"""SoloEnv: Gymnasium's own checks, companions, masks, and a clear word when it is not installed."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rietland.board.game import BoardGame
from rietland.board.state import State
from rietland.env import SoloEnv, TableEnv
from tests.env.games import EVERY, fitting
from tests.scenes import code_of


@pytest.mark.parametrize("what", EVERY)
@pytest.mark.parametrize("companions", ["", "random"])
def test_it_is_an_environment_as_gymnasium_wants_it(what: str, companions: str) -> None:
    made = gymnasium.make("rietland/Solo-v0", what=what, heroes=2, companions=companions)
    with warnings.catch_warnings():
        # Its advice on spaces and screens; faults raise.
        warnings.simplefilter("ignore", UserWarning)
        check_env(made.unwrapped)


def play(env: SoloEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A game of answers by chance: the answers, the reward, the last info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    answers: list[int] = []
    while True:
        answers.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, cut, info = env.step(answers[-1])
        if ended or cut:
            return answers, reward, info


@pytest.mark.parametrize("what", EVERY)
@pytest.mark.parametrize("companions", ["", "random", "greedy"])
def test_masked_answers_lead_to_an_end_that_repeats(what: str, companions: str) -> None:
    env = SoloEnv(what, fitting(what, 3), companions=companions)
    answers, reward, info = play(env, 4)
    assert env.course.is_over()
    assert reward in (0.0, 1.0)
    assert not info["action_mask"].any()
    assert (answers, reward) == play(SoloEnv(what, fitting(what, 3), companions=companions), 4)[:2]


def test_alone_one_seat_is_asked_and_with_companions_one_hero() -> None:
    alone = SoloEnv("base/2", 2)
    beside = SoloEnv("base/2", ["thorn", "chada"], companions="random", lead="chada")
    asked: dict[str, set[int]] = {"alone": set(), "beside": set()}
    for name, env in (("alone", alone), ("beside", beside)):
        _, info = env.reset(seed=3)
        rng = np.random.default_rng(3)
        ended = False
        while not ended:
            asked[name].add(env.course.pending.who)
            _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert {"alone": {0, 1}, "beside": {1}} == asked


def test_an_illegal_answer_ends_the_game_and_is_named() -> None:
    env = SoloEnv("base/2", ["thorn", "chada"])
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(wrong)
    assert (-1.0, True, False) == (reward, ended, cut)
    assert info["illegal"]
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(wrong)


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = SoloEnv("base/2", 2, decisions=4)
    answers, reward, _ = play(env, 1)
    assert (4, 0.0) == (len(answers), reward)


def test_words_and_a_picture_are_given_on_request() -> None:
    env = SoloEnv("base/2", ["thorn", "chada"], words=True, render_mode="ansi")
    _, info = env.reset(seed=1)
    assert sorted(info["options"]) == np.flatnonzero(info["action_mask"]).tolist()
    assert "share thorn chada gold" in info["options"].values()
    assert 0 == info["view"]["you"]
    drawn = env.render()
    assert drawn is not None
    assert "base/2, easy" in drawn
    assert "share thorn chada gold" in drawn
    assert SoloEnv("base/2", 2).render() is None


@pytest.mark.parametrize("what", EVERY)
def test_a_picture_can_be_drawn_to_the_end(what: str) -> None:
    env = SoloEnv(what, 2, render_mode="ansi")
    play(env, 2)
    drawn = env.render()
    assert drawn is not None
    assert "result: " in drawn


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"what": "bsae/2"}, "unknown box 'bsae'; did you mean base"),
        ({"companions": "gredy"}, "unknown player 'gredy'; did you mean greedy"),
        ({"heroes": ["thorn", "chada"], "companions": "random", "lead": "kram"}, "unknown hero"),
        ({"lead": "thorn"}, "give companions for the others"),
    ],
)
def test_a_wrong_request_is_refused_by_name(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SoloEnv(**settings)


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_libraries_it_says_what_to_install(missing: str) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; import rietland.env"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert 1 == done.returncode
    assert "pip install 'rietland[rl]'" in done.stderr


@pytest.mark.parametrize("what", EVERY)
def test_rewards_for_progress_add_up_to_the_same_however_a_game_is_played(what: str) -> None:
    env = SoloEnv(what, 2, reward="progress", loss=-1.0)
    rng = np.random.default_rng(5)
    _, info = env.reset(seed=5)
    start = env.course.progress()
    total = 0.0
    ended = False
    while not ended:
        answer = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, _, info = env.step(answer)
        total += float(reward)
    assert total == pytest.approx(env.course.reward(-1.0) - start)


def test_a_thing_taken_up_is_rewarded_at_once() -> None:
    env = SoloEnv("base/2", 2, reward="progress")
    env.reset(seed=1)
    game, state = env.course.game, env.course.state
    assert isinstance(game, BoardGame)
    assert isinstance(state, State)
    before = env.course.progress()
    state.heroes[0].things = [code_of(game.book, "herb_3")]
    assert before + 0.5 / 3 == pytest.approx(env.course.progress())
    assert 0.5 / 3 == pytest.approx(env.course.gained(1.0))
    assert 0.0 == env.course.gained(1.0)
    # Who discounts what comes later pays for progress that only stands there.
    assert -0.1 * env.course.progress() == pytest.approx(env.course.gained(0.9))


def test_an_unknown_kind_of_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="progress"):
        SoloEnv("base/2", 2, reward="progres")


@pytest.mark.parametrize("answer", [-1, 10**6])
def test_a_number_that_is_no_answer_is_refused(answer: int) -> None:
    env = SoloEnv("dark_paths/1")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"there is no answer {answer}; they are 0 to 151"):
        env.step(answer)


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"discount": -1.0}, "discount must be from 0 to 1, not -1.0"),
        ({"render_mode": "human"}, "unknown render_mode 'human'"),
    ],
)
def test_wishes_that_cannot_be_met_are_named(wish: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SoloEnv("dark_paths/1", **wish)
    with pytest.raises(ValueError, match=complaint):
        TableEnv("dark_paths/1", **wish)
