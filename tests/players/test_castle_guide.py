"""The guide of the card family: plans for a turn, quick answers, chances with a meaning."""

from random import Random

from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.players.arena.command import throw
from rietland.players.castle import features as counts
from rietland.players.castle import mission_needs as asks
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.greedy import WIDTH
from rietland.players.castle.guide import NARROW, WIDE, CastleGuide
from rietland.players.castle.turn_search import Line, best_line
from rietland.players.castle.weights import by_hand, learned
from rietland.players.search import thought as t
from rietland.players.search.search_player import MASTER, NOVICE, make_guide
from tests.castle.scenes import Scene, at, opened, scene


def asked(sc: Scene) -> Pending:
    return sc.g.pending(sc.s)


def test_candidates_differ_and_the_first_is_an_answer_to_the_question() -> None:
    sc = opened(["thorn", "kram"], difficulty="first")
    guide = CastleGuide()
    pending = asked(sc)
    assert not guide.routine(sc.g, sc.s, pending)
    found = guide.candidates(sc.g, sc.s, pending)
    said = [sc.g.say(one.action) for one in found]
    assert 2 <= len(said) == len(set(said))
    assert all(one.action in pending.options for one in found)
    assert t.PLAY == found[0].steps[0].kind


def test_a_plan_once_followed_is_routine_to_the_end_of_the_turn() -> None:
    sc = scene(thorn=at(1), kram=at(2), stacks={1: ["gor"], 2: ["gorlot"], 3: ["troll"]})
    guide = CastleGuide()
    guide.follow(0, guide.candidates(sc.g, sc.s, asked(sc))[0])
    turn = sc.s.turns
    while sc.s.turns == turn and asked(sc).kind != CHANCE_DECIDES:
        assert guide.routine(sc.g, sc.s, asked(sc))
        sc.g.apply(sc.s, guide.policy(sc.g, sc.s, asked(sc)))


def test_who_looks_at_more_ways_finds_better_ones() -> None:
    sc = opened(["thorn", "kheela"])
    narrow, wide = (Evaluation(sc.g, sc.s, by_hand(), width) for width in (NARROW, WIDE))
    guide = CastleGuide()
    rng = Random(3)
    more: list[float] = []
    while (pending := asked(sc)).kind != OVER and len(more) < 12:
        if pending.kind == CHANCE_DECIDES:
            sc.g.apply(sc.s, throw(pending, rng))
            continue
        if not guide.routine(sc.g, sc.s, pending):
            more.append(best_value(wide, sc) - best_value(narrow, sc))
        sc.g.apply(sc.s, guide.policy(sc.g, sc.s, pending))
    assert min(more) >= 0
    assert max(more) > 0.5


def best_value(sense: Evaluation, sc: Scene) -> float:
    return best_line(sense, Line(sc.s.copy()), 0, sc.s.turns).value


def test_a_novice_sees_fewer_ways_and_has_not_learned_what_they_are_worth() -> None:
    sc = opened(["thorn", "kram"])
    found = [make_guide(sc.g, strength) for strength in (NOVICE, MASTER)]
    senses = [guide.look(sc.g, sc.s) for guide in found if isinstance(guide, CastleGuide)]
    assert [NARROW, WIDE] == [sense.width for sense in senses]
    assert [by_hand().counts, learned().counts] == [sense.factors for sense in senses]


def test_what_was_learned_has_the_signs_of_what_was_set_by_hand() -> None:
    for hand, taught in zip(by_hand().counts, learned().counts, strict=True):
        assert hand == 0 or hand * taught > 0


def test_a_guide_answers_every_question_of_a_game_and_changes_nothing_by_it() -> None:
    sc = opened(["eara", "kheela", "chada"])
    guide = CastleGuide()
    rng = Random(5)
    for _ in range(80):
        pending = asked(sc)
        if pending.kind == OVER:
            break
        if pending.kind == CHANCE_DECIDES:
            sc.g.apply(sc.s, throw(pending, rng))
            continue
        before = sc.s.to_data()
        action = guide.policy(sc.g, sc.s, pending)
        assert before == sc.s.to_data()
        assert action in pending.options
        sc.g.apply(sc.s, action)


def test_time_and_missions_done_raise_the_chance() -> None:
    guide = CastleGuide()
    stacks = {place: ["gor"] for place in range(1, 7)}
    late = scene(thorn=at(1), kram=at(2), stacks=stacks, pile=2)
    early = scene(thorn=at(1), kram=at(2), stacks=stacks, pile=9)
    ahead = scene(thorn=at(1), kram=at(2), stacks=stacks, pile=9, completed=3)
    chances = [guide.value(sc.g, sc.s) for sc in (late, early, ahead)]
    assert 0 < chances[0] < chances[1] < chances[2] < 1


def test_every_count_has_a_number_and_a_worth_and_every_ask_has_its_own() -> None:
    assert len(counts.NAMES) == len(set(counts.NAMES)) == counts.PRESSED + 1
    assert counts.ASKED + asks.OTHER + 1 == counts.TWICE == counts.NAMES.index("twice")


def test_what_lies_in_the_castle_is_counted() -> None:
    sc = scene(
        thorn=at(1, willpower=7), kram=at(2), stacks={1: ["gor", "troll"], 3: ["gor"]}, pile=4
    )
    found = Evaluation(sc.g, sc.s, by_hand(), WIDTH).counts(sc.s)
    assert 4.0 == found[counts.TIME]
    assert 3.0 == found[counts.LYING]
    assert (5.0, 2.0) == (found[counts.WILLPOWER], found[counts.MORE_WILLPOWER])


def test_the_clock_counts_rounds() -> None:
    sc = scene(thorn=at(1), kram=at(2), stacks={})
    guide = CastleGuide()
    start = guide.clock(sc.s)
    sc.s.turns += 2
    assert start + 1 == guide.clock(sc.s)
