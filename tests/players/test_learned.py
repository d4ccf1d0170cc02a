"""What playing taught: a table by names, and a policy that heeds it."""

import json
from importlib import resources
from itertools import combinations
from random import Random

import pytest

from rietland.board.base import Board
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.arena.command import throw
from rietland.players.board.learned import tables
from rietland.players.board.learned.weights import PolicyWeights, suited
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks import assignment, rating
from rietland.players.board.tasks.task import Task
from rietland.players.search.player import make_player
from rietland.players.search.thought import EMPTY_WELL
from tests.parties import PARTY

CHADA = 1


@pytest.fixture
def situation() -> Situation:
    """The first morning of Legend 2, as one sees it who has learned nothing."""
    game = library.game("base", "2", PARTY)
    s = game.start(Setup("base", "2", "easy", PARTY, [0, 1, 2, 3], ""))
    assert isinstance(game, Board)
    assert isinstance(s, State)
    for hero in s.heroes:
        hero.space = 14
    weights = PolicyWeights(len(PARTY))
    weights.corrections = tables.nothing()
    return Situation(game, s, weights)


def teach(situation: Situation, sort: str, mark: str, value: float) -> None:
    row = tables.SORTS.index(sort) * len(tables.MARKS)
    situation.w.corrections[row + tables.MARKS.index(mark)] = value


def planned(situation: Situation, before: list[Task | None]) -> list[Task | None]:
    given: list[Task | None] = [None] * len(PARTY)
    assignment.plan(situation, given, before)
    return given


NOBODY: list[Task | None] = [None] * 8


@pytest.mark.parametrize("size", tables.SIZES)
def test_the_file_names_only_weights_sorts_and_marks_there_are(size: int) -> None:
    file = resources.files("rietland.players.board").joinpath(tables.FOLDER, f"{size}.json")
    weights = PolicyWeights(size)
    told = {"weights": weights.numbers(), "corrections": tables.by_name(weights.corrections)}
    assert json.loads(file.read_text("utf-8")) == told


def test_every_number_of_heroes_has_weights_of_its_own_or_the_nearest() -> None:
    sets = {size: PolicyWeights(size) for size in (2, 3, 4)}
    assert [suited(sets, size) for size in range(1, 7)] == [sets[n] for n in (2, 2, 3, 4, 4, 4)]


def test_every_sort_and_mark_has_a_name_of_its_own() -> None:
    assert len(tables.SORTS) == len(set(tables.SORTS))
    assert len(tables.MARKS) == len(set(tables.MARKS))


def test_of_two_tasks_of_a_sort_the_nearer_is_better(situation: Situation) -> None:
    wells = [
        task
        for task in rating.rated(situation, NOBODY)
        if task.aim == EMPTY_WELL and task.mask == 1
    ]
    nearest = sorted(wells, key=lambda task: task.hours)
    assert nearest == sorted(wells, key=lambda task: -task.rating)
    assert nearest[0].rating > nearest[-1].rating


def test_a_correction_makes_a_sort_of_task_more_urgent(situation: Situation) -> None:
    assert EMPTY_WELL not in [task.aim for task in planned(situation, NOBODY) if task is not None]
    teach(situation, "well", "sought-early", 9.0)
    assert EMPTY_WELL in [task.aim for task in planned(situation, NOBODY) if task is not None]


def test_a_correction_may_be_for_some_heroes_only(situation: Situation) -> None:
    teach(situation, "well", "archer", 9.0)
    given = planned(situation, NOBODY)
    wells = [h for h, task in enumerate(given) if task is not None and task.aim == EMPTY_WELL]
    assert [CHADA] == wells


def test_whoever_is_loyal_goes_on_with_what_they_are_about(situation: Situation) -> None:
    present = planned(situation, NOBODY)
    other = next(
        task
        for task in rating.rated(situation, NOBODY)
        if task.aim == EMPTY_WELL and task.mask == 1 << CHADA and task.rating > rating.NEVER
    )
    before = [*present, *NOBODY[len(present) :]]
    before[CHADA] = other
    assert other.space != getattr(planned(situation, before)[CHADA], "space", -1)
    situation.w.loyalty = 9.0
    kept = planned(situation, before)[CHADA]
    assert kept is not None
    assert (other.aim, other.space) == (kept.aim, kept.space)


@pytest.mark.parametrize("size", [2, 3])
def test_every_small_party_knows_its_way_through_legend_1(size: int) -> None:
    parties = [list(party) for party in combinations(PARTY, size)]
    games = 24 // len(parties)
    won = 0
    for party in parties:
        for seed in range(games):
            won += play("1", party, seed)
    # What was learned with one party of four won none of these 24 with two, 8 with three.
    assert won >= len(parties) * games / 2


def play(legend: str, party: list[str], seed: int) -> bool:
    """Whether the policy alone wins."""
    game = library.game("base", legend, party)
    s = game.start(Setup("base", legend, "normal", party, list(range(len(party))), ""))
    player = make_player("greedy", 1)
    rng = Random(seed)
    while (pending := game.pending(s)).kind != OVER:
        is_chance = pending.kind == CHANCE_DECIDES
        game.apply(s, throw(pending, rng) if is_chance else player.choose(game, s, pending.seat))
    return s.result == WON
