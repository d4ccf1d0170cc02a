"""Goals: what is shown when, what should come first, and how much time is left."""

from typing import Any

from rietland.players.search.player import make_player
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at
from tests.starshield.scene import goals, moment, put, read
from tests.starshield.threats import MANY, put_threat


@vector("SS-TV-105")
@rule("SS-GOAL-3", "SS-GOAL-4")
def test_a_goal_stands_from_its_card_on_and_says_how_far_it_is() -> None:
    sc = moment(thorn=at(72), chada=at(72), kram=at(72))
    listed = goals(sc)
    assert {"castle", "mission_comes", "threat_comes"} == set(listed)
    put(sc, fever=1, healed_needed=3, healed=1, krahder=1)
    listed = goals(sc)
    assert {"castle", "fever", "krahder"} <= set(listed)
    assert not {"mission_comes", "threat_comes"} & set(listed)
    assert (1, 3) == (listed["fever"]["done"], listed["fever"]["need"])


@rule("SS-GOAL-3", "SS-STAR-1", "SS-TRI-2")
def test_once_the_lights_have_shown_it_the_shield_itself_is_the_goal() -> None:
    lights = ["light_4", "light_6", "light_10"]
    sc = moment(thorn=at(20, things=lights), chada=at(72), cards=["A4"])
    put(sc, search=1)
    assert goals(sc)["shield"]["met"]
    assert "star" not in goals(sc)
    sc.play("deed thorn lay_lights")
    assert "shield" not in goals(sc)
    assert (False, False) == (goals(sc)["star"]["met"], goals(sc)["star"]["needed"])
    sc.play("take thorn star_shield")
    assert goals(sc)["star"]["met"]


@rule("SS-TRI-2")
def test_after_the_triumph_nobody_looks_for_the_shield() -> None:
    sc = moment(thorn=at(72), chada=at(72), loose={20: ["star_shield"]}, cards=["A4", "starlight"])
    put(sc, light_sum=20)
    assert "star" in goals(sc)
    read(sc, "varkur")
    assert not {"star", "shield"} & set(goals(sc))


def engine(willpower: int) -> Scene:
    """The mission is open, and the engine stands beside Thorn with so much willpower left."""
    sc = moment(thorn=at(30, strength=14, willpower=14), cards=["T_siege"])
    put_threat(sc, "siege_engine", 30)
    put(sc, siege_engine=1, prince_sought=1, siege_wounds=16 - willpower)
    return sc


def warned(sc: Scene, say: str) -> list[str]:
    view: Any = plain(sc.g.view(sc.s, 0))
    found: list[str] = next(one["spoils"] for one in view["options"] if one["say"] == say)
    return found


def label(sc: Scene, say: str) -> str:
    view: Any = plain(sc.g.view(sc.s, 0))
    return next(str(one["label"]["key"]) for one in view["options"] if one["say"] == say)


@vector("SS-TV-106")
@rule("SS-GOAL-5")
def test_whoever_could_strike_the_last_blow_too_early_is_warned() -> None:
    sc = engine(2)
    assert ["goal-starshield-1-prince"] == warned(sc, "fight thorn 30")
    assert "do-risking" == label(sc, "fight thorn 30")
    put(sc, prince_home=1)
    assert [] == warned(sc, "fight thorn 30")
    assert "do-fight" == label(sc, "fight thorn 30")


@rule("SS-GOAL-5")
def test_the_last_part_of_the_temple_is_warned_of() -> None:
    sc = moment(figures={"temple": 30}, thorn=at(30))
    put(sc, temple=1, temple_fallen=2, prince_sought=1)
    assert ["goal-starshield-1-prince"] == warned(sc, "try thorn foundation 30")
    put(sc, temple_fallen=1)
    assert [] == warned(sc, "try thorn middle 30")


@vector("SS-TV-106")
@rule("SS-GOAL-5")
def test_no_companion_strikes_it() -> None:
    sc = engine(2)
    player = make_player("greedy", 1)
    chosen = player.choose(sc.g, sc.s, 0)
    assert "fight thorn 30" != sc.g.say(chosen)


@vector("SS-TV-107")
@rule("SS-GOAL-6")
def test_a_threat_says_how_many_sunrises_are_left() -> None:
    sc = moment(creatures=MANY, thorn=at(72), chada=at(72), kram=at(72))
    put_threat(sc, "siege_engine", 45)
    put(sc, siege_engine=1, fire_spirit=1)
    assert 2 == goals(sc)["siege"]["sunrises"]
    sc.s.loose = [sc.g.hear("take thorn fire").a]
    sc.s.loose_at = [6]
    assert 2 == goals(sc)["fire"]["sunrises"]


@rule("SS-GOAL-6")
def test_irlok_and_the_rubble_count_too() -> None:
    sc = moment(loose={0: ["rubble_5"]}, thorn=at(72))
    put(sc, irlok=1, swum=2, catapult=1)
    put_threat(sc, "irlok", 44)
    assert 4 == goals(sc)["irlok"]["sunrises"]
    assert 3 == goals(sc)["catapult"]["sunrises"]
    assert -1 == goals(sc)["castle"]["sunrises"]
