"""Companions try what a goal asks, lead and search, put out fires, and use what they were given."""

import msgspec
import pytest

from rietland.board.base import Board
from rietland.board.fight import trials
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.players.board.guide import BoardGuide
from rietland.players.board.learned.weights import W
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fog import Uncover
from rietland.players.board.tasks.rating import rated
from rietland.players.board.tasks.task import Task
from rietland.players.companions import intention
from rietland.words import Catalogue
from tests.marks import rule
from tests.scenes import At, Scene, at
from tests.starshield.nights import night
from tests.starshield.scene import counter, moment, put
from tests.starshield.threats import put_threat


def answer(sc: Scene) -> str:
    """What a companion says to the present question."""
    return sc.g.say(BoardGuide().policy(sc.g, sc.s, sc.g.pending(sc.s)))


def plans(sc: Scene) -> list[Task]:
    """All that is worth doing now."""
    situation = Situation(sc.g, sc.s, W[len(sc.s.heroes)])
    return rated(situation, [None] * 8)


def plan_of(sc: Scene, who: str) -> str:
    """What a companion means to do, in words."""
    h = sc.g.party.index(who)
    guide = BoardGuide()
    guide.policy(sc.g, sc.s, sc.g.pending(sc.s))
    assert isinstance(sc.g, Board)
    told = intention.plan(sc.g, sc.s, h, guide.intention(sc.g, sc.s, h))
    return Catalogue("en").say(msgspec.to_builtins(told))


def goal_of(sc: Scene, who: str) -> str:
    """The goal that a companion's plan serves, by its key."""
    h = sc.g.party.index(who)
    guide = BoardGuide()
    guide.policy(sc.g, sc.s, sc.g.pending(sc.s))
    goal = intention.of(sc.g).goal(sc.g, sc.s, h, guide.intention(sc.g, sc.s, h))
    return "" if goal is None else goal.key


def go_on(sc: Scene, until: str, limit: int = 60) -> bool:
    """Companions play, chance answers the first it can, until somebody says such a thing."""
    guide = BoardGuide()
    for _ in range(limit):
        pending = sc.g.pending(sc.s)
        if pending.kind == CHANCE_DECIDES:
            sc.g.apply(sc.s, pending.options[-1])
            continue
        action = guide.policy(sc.g, sc.s, pending)
        if sc.g.say(action).startswith(until):
            return True
        sc.g.apply(sc.s, action)
    return False


def temple(fallen: int, mission: int, **heroes: At) -> Scene:
    """The black temple on 41, with so many of its parts gone."""
    sc = moment(figures={"temple": 41}, cards=["T_temple"], **heroes)  # type: ignore[arg-type]
    put(sc, temple=1, temple_fallen=fallen, prince_sought=1, prince_home=mission)
    return sc


def strong(space: int) -> At:
    return at(space, strength=14, willpower=14)


def test_a_part_of_the_temple_is_tried_by_those_who_may_come_up_to_it() -> None:
    sc = temple(0, 0, thorn=strong(41), chada=strong(41))
    assert "try thorn spire 41" == answer(sc)
    assert "goal-starshield-1-temple" == goal_of(sc, "thorn")
    weak = temple(0, 0, thorn=at(41), chada=at(41))
    assert not answer(weak).startswith("try")


def test_heroes_set_out_for_a_trial_that_decides_when_they_are_strong_enough() -> None:
    sc = temple(0, 1, thorn=strong(40), chada=strong(39))
    assert go_on(sc, "try")
    assert 41 in (sc.hero("thorn").space, sc.hero("chada").space)


@rule("SS-GOAL-5")
@pytest.mark.parametrize(("mission", "tries"), [(0, False), (1, True)])
def test_the_last_part_of_the_temple_waits_for_the_mission(mission: int, tries: bool) -> None:
    sc = temple(2, mission, thorn=strong(41), chada=strong(41))
    assert tries == answer(sc).startswith("try thorn foundation")


@rule("SS-GOAL-5")
@pytest.mark.parametrize(("mission", "fights"), [(0, False), (1, True)])
def test_the_last_blow_waits_for_the_mission(mission: int, fights: bool) -> None:
    sc = moment(thorn=strong(30), chada=strong(30), cards=["T_siege"])
    put_threat(sc, "siege_engine", 30)
    put(sc, siege_engine=1, prince_sought=1, prince_home=mission, siege_wounds=14)
    assert fights == answer(sc).startswith("fight")


def test_the_first_of_two_opponents_need_not_wait() -> None:
    sc = moment(thorn=strong(17), chada=strong(17), cards=["T_catapult"])
    put_threat(sc, "catapult_troll", 17)
    put_threat(sc, "catapult_troll", 17)
    put(sc, catapult=1, prince_sought=1)
    assert "fight thorn 17" == answer(sc)


def test_who_is_hidden_is_searched_for_at_different_places() -> None:
    sc = moment(thorn=at(51), chada=at(55), cards=["A3_prince"])
    put(sc, prince_sought=1)
    sc.s.secrets = [[] for _ in sc.s.secrets]
    sc.s.secrets[sc.g.book.secrets.index("hidden_prince")] = [52, 56]
    assert [52, 56] == sorted({task.space for task in plans(sc) if isinstance(task, Uncover)})


def test_a_figure_that_is_wanted_is_taken_along_and_led() -> None:
    sc = moment(thorn=at(27), figures={"witch": 27}, loose={28: ["sick_farm"]}, cards=["A3_fever"])
    put(sc, fever=1, healed_needed=1)
    assert "guide thorn witch" == answer(sc)
    sc.play("guide thorn witch")
    assert "lead the witch to space 28 (field farm)" == plan_of(sc, "thorn")
    assert "goal-starshield-1-fever" == goal_of(sc, "thorn")
    assert go_on(sc, "done")
    assert 1 == counter(sc, "healed")


def spirit(**heroes: At) -> Scene:
    """The fire spirit far away, a fire on 18, and few fires left."""
    sc = moment(loose={18: ["fire"]}, cards=["T_fire", "A2_fires"], **heroes)  # type: ignore[arg-type]
    put_threat(sc, "fire_spirit", 57)
    put(sc, fire_spirit=1)
    sc.s.stock[sc.g.book.thing_kind("fire")] = 2
    return sc


def test_a_fire_is_put_out_by_a_trial_or_by_entering() -> None:
    sc = spirit(thorn=at(17, strength=8), chada=at(72, resting=True))
    assert "try thorn beat_out 18" == answer(sc)
    hale = spirit(thorn=at(17, willpower=18), chada=at(72, resting=True))
    assert "walk thorn 18" == answer(hale)


def test_nobody_walks_through_a_fire_on_the_way_elsewhere() -> None:
    sc = spirit(thorn=at(14), chada=at(72, resting=True))
    situation = Situation(sc.g, sc.s, W[2])
    assert 18 not in situation.terrain.way(14, 28)


def test_a_creature_that_lends_the_opponent_strength_is_worth_more() -> None:
    sc = moment(thorn=at(20, strength=4), creatures={22: "gor"}, cards=["T_krahder"])
    put_threat(sc, "krahder", 70)
    put(sc, krahder=1)
    situation = Situation(sc.g, sc.s, W[2])
    assert 2.0 == situation.lent[sc.g.book.creature_kind("gor")]


@rule("SS-GOAL-6")
def test_sunrises_that_a_goal_leaves_are_all_the_time_there_is() -> None:
    sc = moment(thorn=at(20), creatures={22: "gor", 24: "gor", 26: "gor"}, cards=["T_krahder"])
    put_threat(sc, "krahder", 39)
    put(sc, krahder=1)
    assert 2 == Situation(sc.g, sc.s, W[2]).letters


def test_the_alpha_is_tamed_by_who_has_a_fair_chance() -> None:
    sc = moment(
        thorn=at(43, strength=2, willpower=14),
        figures={"alpha": 43},
        cards=["W_arrive", "W_fight"],
    )
    assert "try thorn tame 43" == answer(sc)
    strong = moment(
        thorn=at(43, strength=9, willpower=14),
        figures={"alpha": 43},
        cards=["W_arrive", "W_fight"],
    )
    assert not answer(strong).startswith("try")


@rule("SS-MIS-SUP-4")
@pytest.mark.parametrize(("open_", "says"), [(1, "deed thorn store"), (0, "deed thorn eat")])
def test_mushrooms_are_eaten_only_when_nobody_wants_them(open_: int, says: str) -> None:
    sc = moment(thorn=at(0, things=["mushroom_1"]), cards=["A3_supplies"])
    put(sc, storehouse=1, supplies_needed=open_)
    assert answer(sc).startswith(says)


def test_gifts_are_used_when_they_help() -> None:
    sc = moment(thorn=at(20, willpower=4, things=["flute"]))
    assert "deed thorn flute" == answer(sc)
    sc = moment(thorn=at(20, hours=6, things=["hourglass"]))
    assert "deed thorn hourglass" == answer(sc)
    sc = moment(thorn=at(20, things=["hourglass"]))
    assert "deed thorn hourglass" != answer(sc)


def crossing(engine: int, creature: dict[int, str]) -> Scene:
    """Thorn has the Star Shield when the day ends."""
    sc = moment(
        creatures=creature,
        thorn=at(57, things=["star_shield"]),
        chada=at(57),
        cards=["starlight", "T_siege"],
    )
    put_threat(sc, "siege_engine", engine)
    put(sc, siege_engine=1)
    return night(sc)


def test_the_cross_lies_where_the_legend_would_be_lost() -> None:
    assert "cross thorn wells" == answer(crossing(6, {65: "gor"}))
    assert "skip thorn" == answer(crossing(66, {65: "gor"}))


def test_a_light_burns_against_the_opponent_that_must_be_beaten() -> None:
    sc = moment(
        thorn=at(30, strength=14, willpower=14, things=["light_4", "light_10"]), cards=["T_siege"]
    )
    put_threat(sc, "siege_engine", 30)
    put(sc, siege_engine=1)
    sc.play("fight thorn 30")
    sc.play("roll 3", "roll 3", "roll 3", "roll 3")
    assert "burn thorn light_10" == answer(sc)


def tried(*things: str) -> Scene:
    """Thorn has thrown 4 and 5 for the spire of the temple, and lacks 8."""
    sc = temple(0, 0, thorn=at(41, willpower=6, things=list(things)), chada=at(72))
    spire = [deed.name for deed in sc.g.book.deeds].index("spire")
    sc.hero("thorn").strength = trials.value(sc.g, sc.s, spire, 0) - 5 - 8
    sc.play("try thorn spire 41", "roll 4", "roll 5")
    return sc


@rule("SS-TOK-5", "SS-TEMPLE-4")
@pytest.mark.parametrize(
    ("things", "says"),
    [
        (["light_4"], ["keep thorn"]),
        (["light_10", "light_8"], ["burn thorn light_8"]),
        (["witch_brew", "light_4"], ["brew thorn", "burn thorn light_4"]),
        (["witch_brew", "light_2"], ["keep thorn"]),
    ],
)
def test_in_a_trial_things_are_used_together_where_none_is_enough(
    things: list[str], says: list[str]
) -> None:
    sc = tried(*things)
    for said in says:
        assert said == answer(sc)
        sc.play(said)
