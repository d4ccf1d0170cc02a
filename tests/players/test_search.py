"""Minds that search: they repeat, they are fair, and they do not think twice."""

from collections.abc import Iterable
from itertools import chain, repeat
from random import Random

import pytest

from rietland.board import verbs as v
from rietland.board.odds import advise
from rietland.castle.state import State as Castle
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.arena.command import throw
from rietland.players.board.guide import BoardGuide
from rietland.players.castle.guide import Way
from rietland.players.search.search import Search
from rietland.players.search.search_player import MASTER, NOVICE, SearchPlayer, make_guide
from rietland.table.dice import Seeded
from tests.parties import PARTY
from tests.scenes import at, scene


def start(legend: str, difficulty: str, seed: int = 1, box: str = "base") -> tuple[Game, BaseState]:
    """A game of four at its first decision."""
    game = library.game(box, legend, PARTY)
    s = game.start(Setup(box, legend, difficulty, PARTY, [0, 1, 2, 3], ""))
    return game, settled(game, s, Random(seed))


def settled(game: Game, s: BaseState, rng: Random) -> BaseState:
    """The state after chance has said what it must."""
    pending = game.pending(s)
    while pending.kind == CHANCE_DECIDES:
        game.apply(s, throw(pending, rng))
        pending = game.pending(s)
    return s


@pytest.mark.parametrize("legend", ["1", "2"])
def test_every_answer_of_the_guide_is_offered_and_changes_nothing(legend: str) -> None:
    game, s = start(legend, "normal")
    guide = BoardGuide()
    rng = Random(3)
    pending = game.pending(s)
    asked = 0
    while pending.kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            game.apply(s, throw(pending, rng))
        else:
            before = s.to_data()
            if asked % 7 == 0:
                tried = guide.candidates(game, s, pending)
                assert tried
                assert all(one.action in pending.options for one in tried)
            action = guide.policy(game, s, pending)
            assert action in pending.options
            assert before == s.to_data()
            game.apply(s, action)
            asked += 1
        pending = game.pending(s)


@pytest.mark.parametrize(("legend", "difficulty"), [("1", "normal"), ("2", "easy")])
def test_whoever_always_takes_the_first_candidate_plays_as_the_policy_does(
    legend: str, difficulty: str
) -> None:
    played: list[list[Action]] = []
    for weighs in (False, True):
        game, s = start(legend, difficulty)
        guide = BoardGuide()
        rng = Random(11)
        inputs: list[Action] = []
        pending = game.pending(s)
        while pending.kind != OVER:
            if pending.kind == CHANCE_DECIDES:
                action = throw(pending, rng)
            elif weighs and not guide.routine(game, s, pending):
                first = guide.candidates(game, s, pending)[0]
                guide.decide(game, s, pending.who, first)
                action = first.action
            else:
                action = guide.policy(game, s, pending)
            inputs.append(action)
            game.apply(s, action)
            pending = game.pending(s)
        played.append(inputs)
    assert played[0] == played[1]


def test_a_playout_goes_on_with_what_the_table_means() -> None:
    game, s = start("2", "easy")
    guide = BoardGuide()
    while game.pending(s).prompt != "ask-turn":
        game.apply(s, guide.policy(game, s, game.pending(s)))
    guide.policy(game, s, game.pending(s))
    twin = guide.twin()
    assert isinstance(twin, BoardGuide)
    twin.recall(guide)
    assert twin.given == guide.given
    assert any(task is not None for task in twin.given)


def test_so_many_steps_give_the_same_choice_again() -> None:
    game, s = start("2", "easy")
    one = SearchPlayer(5, "master", 1.0, 24)
    other = SearchPlayer(5, "master", 1.0, 24)
    assert one.choose(game, s, 0) == other.choose(game, s, 0)
    assert one.thought is not None
    assert other.thought is not None
    assert one.thought.chance == other.thought.chance


def test_a_choice_leaves_the_table_as_it_was() -> None:
    game, s = start("2", "easy")
    before = s.to_data()
    SearchPlayer(5, "master", 1.0, 12).choose(game, s, game.pending(s).seat)
    assert before == s.to_data()


@pytest.mark.parametrize(("box", "legend"), [("base", "2"), ("rietburg", "1")])
def test_what_lies_hidden_at_the_table_changes_no_choice(box: str, legend: str) -> None:
    """Two tables with the same past, whose dice, cards and tokens will fall differently."""
    past: list[Action] = []
    game, s = start(legend, "normal", box=box)
    rng = Random(9)
    guide = make_guide(game, MASTER)
    while True:
        pending = game.pending(s)
        chance = pending.kind == CHANCE_DECIDES
        if len(past) >= 24 and not chance and not guide.routine(game, s, pending):
            break
        past.append(throw(pending, rng) if chance else guide.policy(game, s, pending))
        game.apply(s, past[-1])
    futures: list[list[Action]] = []
    choices: list[Action] = []
    for secret in ("one", "another"):
        table = start(legend, "normal", box=box)[1]
        for action in past:
            game.apply(table, action)
        player = SearchPlayer(2, "master", 1.0, 24)
        choices.append(player.choose(game, table, game.pending(table).seat))
        assert player.search is not None
        assert player.search.playouts >= 20
        futures.append(_future(game, table, choices[-1], Seeded(secret)))
    assert futures[0] != futures[1]
    assert choices[0] == choices[1]


def _future(game: Game, s: BaseState, choice: Action, dice: Seeded) -> list[Action]:
    """What this table's chance says in the rest of the game."""
    said: list[Action] = []
    guide = make_guide(game, NOVICE)
    game.apply(s, choice)
    pending = game.pending(s)
    while pending.kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            outcome = dice.answer(pending)
            assert outcome is not None
            said.append(outcome)
            game.apply(s, outcome)
        else:
            game.apply(s, guide.policy(game, s, pending))
        pending = game.pending(s)
    return said


def test_a_walk_is_thought_over_once() -> None:
    game, s = start("2", "easy")
    player = SearchPlayer(3, "master", 1.0, 20)
    seat = game.pending(s).seat
    game.apply(s, player.choose(game, s, seat))
    assert player.search is not None
    thought = player.search.playouts
    while game.pending(s).prompt == "ask-walk":
        game.apply(s, player.choose(game, s, seat))
    assert thought == player.search.playouts


def test_a_novice_does_not_search_and_says_what_it_means() -> None:
    game, s = start("2", "easy")
    player = SearchPlayer(3, "novice", 1.0, 0)
    action = player.choose(game, s, game.pending(s).seat)
    assert player.search is not None
    assert player.search.playouts == 0
    assert player.thought is not None
    assert player.thought.action == action
    while not player.thought.steps:
        game.apply(s, action)
        settled(game, s, Random(4))
        action = player.choose(game, s, game.pending(s).seat)
    assert player.search.playouts == 0


def test_a_ranking_is_best_first_and_estimated() -> None:
    game, s = start("2", "easy")
    ranked = SearchPlayer(3, "master", 1.0, 56).rank(game, s, 0, 3)
    assert len(ranked) == 3
    options = game.pending(s).options
    for thought in ranked:
        assert thought.action in options
        assert 0.0 <= thought.chance <= 1.0
        assert thought.games > 0
    assert len({str(thought.action) + str(thought.steps) for thought in ranked}) == 3
    # All or none is said to be known well enough to be told.
    assert len({thought.games for thought in ranked}) == 1
    # Nobody is told that the second keeps a better chance than the best.
    chances = [thought.chance for thought in ranked]
    assert chances == sorted(chances, reverse=True)


def test_hints_are_different_moves_however_little_time_there_is() -> None:
    game, s = start("2", "easy")
    ranked = SearchPlayer(3, "master", 1.0, 3).rank(game, s, 0, 12)
    assert len(ranked) == 3
    assert len({str(thought.action) for thought in ranked}) == 3


class Ticking:
    """A clock that goes on by the next of these seconds whenever somebody looks at it."""

    def __init__(self, ticks: Iterable[float]) -> None:
        self.ticks = iter(ticks)
        self.now = 0.0

    def __call__(self) -> float:
        self.now += next(self.ticks)
        return self.now


@pytest.mark.parametrize("budget", [2.0, 4.0])
def test_a_budget_in_seconds_is_kept(budget: float) -> None:
    game, s = start("2", "easy")
    clock = Ticking(repeat(0.125))
    player = SearchPlayer(3, "master", budget, 0, clock)
    player.rank(game, s, 0, 3)
    assert player.search is not None
    assert player.search.playouts > 10
    # Nobody begins a turn of all that would end too late, and none takes half a second.
    assert budget - 0.5 < clock.now < budget + 0.5


@pytest.mark.parametrize(("seconds", "tried"), [(1.0, 2), (20.0, 3)])
def test_where_playouts_take_long_the_first_search_tries_no_more_than_it_has_time_for(
    seconds: float, tried: int
) -> None:
    """It is worth while to try one more for every fourteen playouts there is time for."""
    game, s = start("1", "normal", box="rietburg")
    guide = make_guide(game, MASTER)
    pending = game.pending(s)
    candidates = guide.candidates(game, s, pending)
    # The two that find the pace take less than half a second each, all others are late.
    search = Search(guide, 1, Ticking(chain(repeat(0.125, 9), repeat(20.0))))
    found = search.run(game, s, pending, candidates, 2, 0, seconds)
    assert len(candidates) >= 3
    assert tried == sum(one.games() > 0 for one in found)


def test_whoever_follows_advice_is_led_to_its_end() -> None:
    """Whichever it is: what was shown with it holds on the whole way."""
    followed = 0
    for number in range(3):
        sc = scene(thorn=at(14), chada=at(25), creatures={64: "gor", 21: "gor"}, fog={11: None})
        player = SearchPlayer(3, "master", 1.0, 60)
        ranked = player.rank(sc.g, sc.s, 0, 3)
        action = ranked[number].action
        goal = ranked[number].steps[-1].place
        while action.verb == v.WALK:
            followed += 1
            done = sc.g.say(action)
            sc.play(done)
            player.heed(sc.g, sc.s, 0, done)
            best = player.rank(sc.g, sc.s, 0, 3)[0]
            action = best.action
            assert best.steps[-1].place == goal
    assert followed > 6


def test_whoever_does_something_else_is_advised_anew() -> None:
    sc = scene(thorn=at(14), chada=at(25), creatures={64: "gor", 21: "gor"})
    player, other = SearchPlayer(3, "master", 1.0, 60), SearchPlayer(3, "master", 1.0, 60)
    advised = player.rank(sc.g, sc.s, 0, 3)
    walks = [one for one in sc.g.pending(sc.s).options if one.verb == v.WALK]
    own = next(one for one in walks if all(one != thought.action for thought in advised))
    sc.play(sc.g.say(own))
    player.heed(sc.g, sc.s, 0, sc.g.say(own))
    anew = player.rank(sc.g, sc.s, 0, 3)
    assert anew[0].action == other.rank(sc.g, sc.s, 0, 3)[0].action


def test_in_the_castle_a_way_that_was_begun_is_proposed_first() -> None:
    game, s = start("1", "normal", box="rietburg")
    settled(game, s, Random(4))
    assert isinstance(s, Castle)
    guide = make_guide(game, MASTER)
    card = guide.candidates(game, s, game.pending(s))[0].action
    begun = s.copy()
    game.apply(begun, card)
    best = guide.candidates(game, begun, game.pending(begun))[0].action
    others = [one for one in game.pending(begun).options if one != best]
    assert others
    for other in others:
        guide.follow(0, Way(card, s.turns, {s.seq: card, begun.seq: other}))
        assert guide.candidates(game, begun, game.pending(begun))[0].action == other


def test_dice_are_thrown_on_and_turned_by_the_exact_odds() -> None:
    """Who plays and who asks for a hint are told the same as by the odds."""
    asked = 0
    other = 0
    for seed in range(4):
        sc = scene(chada=at(19, willpower=14), eara=at(18), thorn=at(18), creatures={18: "wardrak"})
        sc.play("fight chada 18")
        player = SearchPlayer(3, "master", 1.0, 6)
        rng = Random(seed)
        while sc.s.battle is not None:
            pending = sc.g.pending(sc.s)
            if pending.kind == CHANCE_DECIDES:
                sc.g.apply(sc.s, throw(pending, rng))
                continue
            action = player.choose(sc.g, sc.s, pending.seat)
            if len(pending.options) > 1 and pending.options[0].verb in (v.AGAIN, v.KEEP, v.FLIP):
                best = next(one.action for one in advise.advise(sc.g, sc.s) if one.best)
                hint = player.rank(sc.g, sc.s, pending.seat, 3)[0]
                assert action == hint.action == best
                asked += 1
                other += best != BoardGuide().policy(sc.g, sc.s, pending)
            sc.g.apply(sc.s, action)
    assert asked > 10
    assert other > 0
