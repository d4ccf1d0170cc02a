"""Companions read from content where fire comes, who must not be woken, and when to flee."""

import pytest

from rietland.board.game import BoardGame
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.kernel.setup import Setup
from rietland.players.board.learned.weights import W
from rietland.players.board.legend import dangers
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now.situation import RUIN, Situation
from rietland.players.board.tasks.errands import add_errands
from rietland.players.board.tasks.night import Night
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FETCH
from rietland.vocabulary import board as words
from tests.scenes import code_of, fresh_book, put_creature

PARTY = ["thorn", "chada"]


def mine() -> tuple[BoardGame, State]:
    """The mine of Legend 4 with two heroes at its gate, and nothing else."""
    game = BoardGame(fresh_book("4"), PARTY)
    s = game.empty_table(Setup("base", "4", "easy", PARTY, [0, 1], ""))
    for hero in s.heroes:
        hero.space, hero.willpower = 69, 7
    return game, s


def lay(game: BoardGame, s: State, space: int, face: int = 4) -> None:
    s.loose, s.loose_at = [*s.loose, thing(game.book.thing_kind("gem"), face)], [*s.loose_at, space]


@pytest.mark.parametrize(("space", "mean", "worst"), [(10, 3.5, 6), (14, 1.0, 6), (12, 0.0, 0)])
def test_fire_along_a_path_is_known_by_its_dice(space: int, mean: float, worst: int) -> None:
    game, _ = mine()
    fire = goals_of(game).dangers.fire[space]
    assert (mean, worst) == (fire.mean, fire.worst)


def test_it_burns_at_sunrise_once_the_legend_says_so() -> None:
    game, s = mine()
    assert not dangers.burns_at_sunrise(goals_of(game).dangers, game, s)
    s.counters[game.book.counter("fire")] = 1
    assert dangers.burns_at_sunrise(goals_of(game).dangers, game, s)


def test_creatures_sleep_until_the_alarm() -> None:
    game, s = mine()
    put_creature(game, s, "gor", 13)
    put_creature(game, s, "gor", 47)
    assert [13] == dangers.sleepers(goals_of(game).dangers, game, s)
    s.counters[game.book.counter("alarm")] = 1
    assert [] == dangers.sleepers(goals_of(game).dangers, game, s)


def test_only_those_sleep_whom_the_legend_means_and_only_once_its_card_is_read() -> None:
    game, s = mine()
    put_creature(game, s, "gor", 13)
    put_creature(game, s, "skral", 16)
    (trigger,) = [one for one in game.book.triggers if isinstance(one.when, words.Meets)]
    trigger.when = words.Meets(words.Pieces(creature="skral"), at=words.Spaces(region="mine"))
    assert [16] == dangers.sleepers(goals_of(game).dangers, game, s)
    trigger.card = game.book.cards.index("alarm")
    assert [] == dangers.sleepers(goals_of(game).dangers, game, s)
    s.read = [trigger.card]
    assert [16] == dangers.sleepers(goals_of(game).dangers, game, s)


def test_fire_that_a_card_brings_burns_only_once_the_card_is_read() -> None:
    game, s = mine()
    s.counters[game.book.counter("fire")] = 1
    for number in goals_of(game).dangers.at_sunrise:
        game.book.triggers[number].card = game.book.cards.index("alarm")
    assert not dangers.burns_at_sunrise(goals_of(game).dangers, game, s)
    s.read = [game.book.cards.index("alarm")]
    assert dangers.burns_at_sunrise(goals_of(game).dangers, game, s)


def test_nobody_walks_through_a_sleeping_guard_while_something_can_be_had_quietly() -> None:
    game, s = mine()
    put_creature(game, s, "skral", 16)
    lay(game, s, 19)
    situation = Situation(game, s, W[2])
    assert [16] == situation.sleepers
    s.loose_at = [16]
    situation.refresh()
    assert [] == situation.sleepers
    assert situation.hoard(16) > 0.0


def test_a_gem_is_left_where_its_fire_may_be_the_end_of_the_hero() -> None:
    game, s = mine()
    situation = Situation(game, s, W[2])
    assert situation.peril(0, 23) < RUIN
    s.heroes[0].willpower = 6
    assert RUIN == situation.peril(0, 23)
    s.heroes[0].things = [code_of(game.book, "shield")]
    assert situation.peril(0, 23) < RUIN


def test_who_comes_with_the_last_hour_fears_the_fire_of_the_morning_too() -> None:
    game, s = mine()
    situation = Situation(game, s, W[2])
    assert situation.peril(0, 23, 3) < RUIN
    assert RUIN == situation.peril(0, 23, 7)


def test_who_may_fall_at_sunrise_spends_the_night_elsewhere() -> None:
    game, s = mine()
    s.counters[game.book.counter("fire")] = 1
    s.heroes[0].space, s.heroes[0].willpower, s.heroes[0].hours = 19, 4, 6
    found: list[Task] = []
    add_errands(Situation(game, s, W[2]), [0, 1], found)
    flights = [task for task in found if isinstance(task, Night)]
    assert [1] == [task.mask for task in flights]
    assert 0 == goals_of(game).dangers.fire[flights[0].space].worst


def test_nothing_is_fetched_that_cannot_be_brought_home_in_time() -> None:
    game, s = mine()
    lay(game, s, 19)
    found: list[Task] = []
    add_errands(Situation(game, s, W[2]), [0, 1], found)
    assert {19} == {task.space for task in found if task.aim == FETCH}
    s.narrator = s.last_letter - 1
    found = []
    add_errands(Situation(game, s, W[2]), [0, 1], found)
    assert [] == [task for task in found if task.aim == FETCH]
