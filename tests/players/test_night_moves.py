"""Companions gather where an opponent will be, not where it stands."""

import pytest

from rietland.players.board.learned.weights import W
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.final_fight import FinalFight, Gather
from rietland.players.board.tasks.rest import lead_on
from rietland.players.search.thought import FIGHT, GO
from tests.players.test_trials import plans, strong
from tests.scenes import At, Scene
from tests.starshield.nights import night
from tests.starshield.scene import moment, place_of, put
from tests.starshield.threats import put_threat


def coming(name: str, space: int, creatures: dict[int, str], **heroes: At) -> Scene:
    """An opponent that content moves on at the end of the day; the mission is done."""
    card = {"siege_engine": "T_siege", "krahder": "T_krahder", "irlok": "T_irlok"}[name]
    sc = moment(creatures=creatures, cards=[card], **heroes)  # type: ignore[arg-type]
    put_threat(sc, name, space)
    put(sc, prince_sought=1, prince_home=1, **{name: 1})
    return sc


@pytest.mark.parametrize(
    ("name", "space"), [("siege_engine", 50), ("krahder", 50), ("irlok", 64), ("irlok", 44)]
)
def test_they_know_where_it_will_be(name: str, space: int) -> None:
    sc = coming(name, space, {33: "gor", 61: "skral"}, thorn=strong(57), chada=strong(57))
    put(sc, swum={64: 0, 44: 2}.get(space, 0))
    situation = Situation(sc.g, sc.s, W[2])
    foretold = situation.march.tomorrow[situation.foe]
    night(sc)
    assert foretold == place_of(sc, name) != space


def test_who_cannot_be_there_today_waits_on_its_way() -> None:
    sc = coming("siege_engine", 84, {33: "gor", 61: "skral"}, thorn=strong(57), chada=strong(10))
    situation = Situation(sc.g, sc.s, W[2])
    met = [task for task in plans(sc) if isinstance(task, Gather)]
    assert {situation.march.tomorrow[situation.foe]} == {task.space for task in met}
    assert {GO} == {task.aim for task in met}


def test_who_can_be_there_today_goes_where_it_stands() -> None:
    sc = coming("siege_engine", 30, {33: "gor", 61: "skral"}, thorn=strong(30), chada=strong(30))
    met = [task for task in plans(sc) if isinstance(task, FinalFight)]
    assert {(30, FIGHT)} == {(task.space, task.aim) for task in met}


@pytest.mark.parametrize(("chada", "to"), [(10, 81), (84, 84)])
def test_allies_are_led_to_where_all_come_together(chada: int, to: int) -> None:
    """The engine stands on 84 and will be on 81 tomorrow; only one of two can be there today."""
    sc = moment(
        creatures={33: "gor", 61: "skral"}, figures={"wolf_pack": 82}, cards=["T_siege"],
        thorn=strong(82), chada=strong(chada),
    )  # fmt: skip
    put_threat(sc, "siege_engine", 84)
    put(sc, prince_sought=1, prince_home=1, siege_engine=1, tamed=1, wolf_strength=6, wolves=3)
    led = lead_on(Situation(sc.g, sc.s, W[2]), sc.g.pending(sc.s))
    assert led is not None
    assert f"lead thorn wolf_pack {to}" == sc.g.say(led)
