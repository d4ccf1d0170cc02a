"""What all threats have in common: where they stand, how they are fought, what holds them."""

import pytest

from rietland.board.pieces import creature_values
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import at
from tests.starshield.nights import night
from tests.starshield.scene import is_playing, moment, place_of, put, said
from tests.starshield.threats import put_threat, some, strength


@rule("SS-THR-1", "SS-THR-3", "SS-THR-4")
def test_a_threat_blocks_nobody_and_takes_no_farmer() -> None:
    sc = moment(creatures={34: "gor"}, loose={23: ["farmer"]}, thorn=at(72), cards=["T_siege"])
    put_threat(sc, "siege_engine", 29)
    assert sc.s.occupant[29] < 0
    sc.s.loose_at[0] = 29
    put_threat(sc, "krahder", 29)
    assert ["farmer"] == sc.loose(29)
    sc.play("walk thorn 29", "stop thorn")
    assert is_playing(sc)


@rule("SS-THR-2", "SS-THR-4")
def test_of_a_threat_and_a_creature_on_one_space_the_attackers_name_one() -> None:
    sc = moment(creatures={29: "gor"}, thorn=at(29, strength=10))
    put_threat(sc, "krahder", 29)
    sc.play("fight thorn 29")
    assert ["target thorn gor", "target thorn krahder"] == said(sc)
    sc.play("target thorn krahder")
    assert sc.s.battle is not None
    assert 18 == sc.s.battle.willpower


@rule("SS-THR-2")
def test_a_bow_reaches_a_threat_beside_its_bearer() -> None:
    sc = moment(thorn=at(28, things=["bow"]))
    put_threat(sc, "krahder", 29)
    assert "fight thorn 29" in said(sc)


@rule("SS-THR-3", "SS-THR-7")
def test_a_repelled_threat_leaves_no_reward_and_sends_the_narrator_to_the_end() -> None:
    strong = at(30, strength=14, willpower=6)
    sc = moment(difficulty="easy", thorn=strong, cards=["T_irlok"], narrator="D")
    put(sc, irlok=1, mission=1)
    row = put_threat(sc, "irlok", 30)
    sc.play("fight thorn 30")
    assert sc.s.battle is not None
    sc.s.battle.willpower = 1
    sc.play("roll 6", "roll 6", "roll 1", "roll 2")
    assert sc.s.creature_space[row] < 0
    assert "N" == sc.letter()
    assert 0 == sc.hero("thorn").gold


@vector("SS-TV-74")
@rule("SS-THR-3")
def test_what_strengthens_every_creature_does_nothing_to_a_threat() -> None:
    sc = moment(thorn=at(30, strength=14))
    row = put_threat(sc, "krahder", 30)
    before = creature_values.strength_of(sc.g, sc.s, row)
    sc.s.creature_bonus = 1
    assert before == creature_values.strength_of(sc.g, sc.s, row)


@vector("SS-TV-71")
@rule("SS-TRI-3")
def test_varkurs_triumph_makes_every_threat_stronger() -> None:
    sc = moment(creatures=some(5), thorn=at(72), chada=at(72), kram=at(72))
    put(sc, varkur=1)
    assert 41 == strength(sc, "krahder")
    assert 30 == strength(sc, "catapult_troll")
    sc.s.figures[sc.g.book.figure_names.index("temple")] = 72
    put(sc, temple_fallen=2)
    sc.play("try thorn foundation 72")
    view = plain(sc.g.view(sc.s, 0))
    assert isinstance(view["battle"], dict)
    assert 48 == view["battle"]["creature_strength"]


@rule("SS-SIEGE-2", "SS-KRA-2", "SS-TEMPLE-2")
@pytest.mark.parametrize("name", ["siege_engine", "krahder"])
def test_a_cross_on_the_wells_holds_it(name: str) -> None:
    card = {"siege_engine": "T_siege", "krahder": "T_krahder"}[name]
    sc = moment(
        creatures={31: "gor"}, thorn=at(57, things=["star_shield"]), cards=[card, "starlight"]
    )
    put_threat(sc, name, 70)
    night(sc).play("cross thorn wells", "skip thorn")
    assert 70 == place_of(sc, name)


@rule("SS-THR-6")
def test_every_other_threat_recovers() -> None:
    sc = moment(thorn=at(30, strength=14, willpower=6))
    row = put_threat(sc, "krahder", 30)
    sc.play("fight thorn 30", "roll 6", "roll 6", "roll 1", "roll 2", "roll 3", "leave thorn")
    assert 18 == creature_values.willpower_of(sc.g, sc.s, row)


@vector("SS-TV-41")
@rule("SS-THR-5", "SS-G-4")
def test_the_shield_dwarves_help_against_a_threat() -> None:
    sc = moment(figures={"shield_dwarves": 30}, thorn=at(30, strength=8, willpower=6))
    put_threat(sc, "krahder", 30)
    sc.play("fight thorn 30", "roll 6", "roll 1")
    assert sc.s.battle is not None
    assert 18 == sc.s.battle.total


@rule("SS-THR-4")
@pytest.mark.parametrize(
    ("card", "threat"), [("T_siege", "siege_engine"), ("T_krahder", "krahder")]
)
def test_a_threat_on_the_arrows_is_stopped_by_a_broken_bridge_alone(card: str, threat: str) -> None:
    def after(broken: list[int]) -> int:
        beside = {39: "gor", 38: "gor", 16: "gor"}
        sc = moment(creatures=beside, thorn=at(39), chada=at(72), cards=[card])
        sc.s.broken = broken
        put_threat(sc, threat, 43)
        night(sc, ["gor"])
        return place_of(sc, threat)

    market = moment(thorn=at(72)).g.book.bridge_names.index("market_bridge")
    assert (16, 39) == (after([]), after([market]))
