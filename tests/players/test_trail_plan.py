"""Plans before the Curse: how far they look, what chance brings in them, and when they end."""

from itertools import repeat

import pytest

from rietland.kernel.pending import CHANCE_DECIDES
from rietland.players.search.effort import LOOK, Effort, unbounded
from rietland.players.search.search_player import MASTER, STEADY, SearchPlayer
from rietland.players.trail.guide import LONG, TrailGuide
from rietland.players.trail.judgement import Judge
from rietland.players.trail.plan import TRIED, USUAL, Planner
from tests.players.test_search import Ticking
from tests.trail.scenes import At, Scene, begun, scene

TICK = 0.125


def first_turn() -> Scene:
    sc = begun(legend="2", allies=0)
    while sc.g.pending(sc.s).prompt != "ask-turn":
        sc.g.apply(sc.s, sc.g.pending(sc.s).options[0])
    return sc


def planner(sc: Scene) -> Planner:
    return Planner(Judge(sc.g))


def test_a_plan_changes_nothing_and_begins_with_what_is_offered() -> None:
    sc = first_turn()
    before = sc.s.to_data()
    lines = planner(sc).plan(sc.g, sc.s, 2, 3, USUAL, unbounded())
    assert before == sc.s.to_data()
    assert len(lines) == 3
    assert all(line.first[0] in sc.g.pending(sc.s).options for line in lines)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_so_many_lines_are_followed_and_no_more() -> None:
    sc = first_turn()
    tried = []
    for width in (1, 4):
        effort = unbounded()
        assert len(planner(sc).plan(sc.g, sc.s, 3, width, USUAL, effort)) <= width
        tried.append(effort.tried)
    # One turn of the first line, two at most of each that is followed.
    assert tried[0] < tried[1] <= TRIED * (1 + 2 * 4 + 4)


def test_at_most_half_of_the_lines_begin_alike() -> None:
    sc = first_turn()
    lines = planner(sc).plan(sc.g, sc.s, 4, 6, USUAL, unbounded())
    firsts = [[sc.g.say(action) for action in line.first] for line in lines]
    assert max(firsts.count(one) for one in firsts) <= 3


@pytest.mark.parametrize("ticks", [1, 4, 40])
def test_a_plan_ends_when_the_time_is_over(ticks: int) -> None:
    sc = first_turn()
    effort = Effort(Ticking(repeat(TICK)), ticks * TICK)
    lines = planner(sc).plan(sc.g, sc.s, 12, 50, USUAL, effort)
    assert effort.over
    assert lines[0].first[0] in sc.g.pending(sc.s).options
    # The clock is looked at after so many inputs; then no question is begun any more.
    most = max(len(sc.g.pending(sc.s).options), 30)
    assert effort.tried <= ticks * LOOK + most


@pytest.mark.parametrize("name", [STEADY, MASTER])
def test_an_answer_by_the_clock_is_given_in_time(name: str) -> None:
    sc = first_turn()
    clock = Ticking(repeat(TICK))
    player = SearchPlayer(3, name, 20.0, 0, clock)
    assert player.choose(sc.g, sc.s, 0) in sc.g.pending(sc.s).options
    # One look begins, and one ends it.
    assert clock.now <= player.budget + 3 * TICK


def test_a_hint_by_the_clock_is_given_in_time_and_estimated() -> None:
    sc = first_turn()
    clock = Ticking(repeat(TICK))
    player = SearchPlayer(3, MASTER, 60.0, 0, clock)
    ranked = player.rank(sc.g, sc.s, 0, 3)
    assert clock.now <= player.budget + 3 * TICK
    assert all(thought.action in sc.g.pending(sc.s).options for thought in ranked)
    assert all(thought.games > 0 and 0.0 <= thought.chance <= 1.0 for thought in ranked)


def test_where_nothing_can_be_tried_in_time_a_hint_tells_no_chance() -> None:
    sc = first_turn()
    player = SearchPlayer(3, MASTER, 0.3, 0, Ticking(repeat(TICK)))
    ranked = player.rank(sc.g, sc.s, 0, 3)
    assert [-1.0] == [thought.chance for thought in ranked]


def test_playouts_are_lines_of_the_plan_and_a_steady_one_has_a_tenth() -> None:
    sc = first_turn()
    for name, lines in ((MASTER, 20), (STEADY, 2)):
        player = SearchPlayer(3, name, 1.0, 20)
        player.choose(sc.g, sc.s, 0)
        assert isinstance(player.guide, TrailGuide)
        assert player.guide.effort.steps == lines
        assert 0 < len(player.guide.lines) <= lines
        assert player.guide.effort.tried <= TRIED * lines * (LONG[0] + 1)


def test_what_is_usual_lies_in_the_middle_of_what_can_come() -> None:
    sc = scene(curse="k0", chada=At("a1"), thorn=At("t0"), active="chada")
    sc.play("move chada left 3")
    pending = sc.g.pending(sc.s)
    assert pending.kind == CHANCE_DECIDES
    own = planner(sc)
    cost = own.judge.passing[2 * own.brought(pending, USUAL).a]
    costs = [own.judge.passing[2 * option.a] for option in pending.options]
    assert min(costs) < cost < max(costs)


def test_in_one_future_the_same_card_comes_next_whoever_draws_it() -> None:
    sc = scene(curse="k0", chada=At("a1"), thorn=At("t0"), active="chada")
    other = scene(curse="k0", chada=At("a1"), thorn=At("t0"), active="thorn")
    sc.play("move chada left 3")
    other.play("move thorn right 4")
    own = planner(sc)
    drawn = set()
    for future in range(1, 40):
        card = own.brought(sc.g.pending(sc.s), future)
        assert card == own.brought(other.g.pending(other.s), future)
        drawn.add(card.a)
    assert len(drawn) > 5


def test_who_follows_a_hint_is_advised_to_go_on_with_it() -> None:
    sc = first_turn()
    player = SearchPlayer(3, MASTER, 1.0, 6)
    best = player.rank(sc.g, sc.s, 0, 3)[0]
    turn = sc.s.turns
    meant = player.guide.lines[0].first if isinstance(player.guide, TrailGuide) else []
    assert best.action == meant[0]
    for number, action in enumerate(meant[:-1]):
        done = sc.g.say(action)
        sc.play(done)
        player.heed(sc.g, sc.s, 0, done)
        assert sc.s.turns == turn
        assert player.rank(sc.g, sc.s, 0, 3)[0].action == meant[number + 1]
