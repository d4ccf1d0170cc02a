"""The threats of the last legend: Shron, Takota and Tuavahr, beaten or calmed."""

from typing import Any

import pytest

from rietland.board.fight import opponents
from rietland.board.legend import goals
from rietland.board.pieces import creature_values
from rietland.kernel.state import LOST, PLAYING
from tests.frost.scene import put, sunrise, winter
from tests.frost.walkers import morning, ways
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import at

# Shron.


@rule("FE-THR-2", "FE-THR-1")
@vector("FE-TV-89")
def test_shron_goes_two_spaces_and_grows_stronger() -> None:
    sc = winter(
        face="walkers", difficulty="easy", creatures={406: "shron"},
        thorn=at(460), kram=at(460), tenaya=at(460),
    )  # fmt: skip
    sunrise(sc)
    assert [(406, 407), (407, 415)] == ways(sc)
    assert 20 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[415])


@rule("FE-THR-2")
@vector("FE-TV-90")
def test_shron_stops_where_a_hero_is() -> None:
    assert "shron" == morning({406: "shron"}, thorn=407).creature(407)


@rule("FE-THR-2")
@vector("FE-TV-90")
@pytest.mark.parametrize(("fire", "end"), [(407, 406), (415, 407)])
def test_shron_waits_before_a_lit_fire(fire: int, end: int) -> None:
    sc = morning({406: "shron"}, loose={fire: ["fire_lit"]})
    assert "shron" == sc.creature(end)
    assert (1 if end == 406 else 0) == len(sc.told("stayed"))


@rule("FE-THR-2")
def test_a_fire_that_is_out_or_borne_elsewhere_does_not_keep_shron() -> None:
    assert "shron" == morning({406: "shron"}, loose={407: ["fire_out"]}).creature(415)


@rule("FE-THR-2")
def test_the_fire_of_the_keeper_keeps_shron_too() -> None:
    sc = morning({406: "shron"}, tenaya=at(407, things=["fire_lit"]))
    assert "shron" == sc.creature(406)


@rule("FE-THR-2")
def test_shron_passes_creatures_over() -> None:
    sc = morning({406: "shron", 409: "gor", 410: "gor"}, loose={407: ["gem"]})
    # The gem brings a gor to 407 before he goes.
    assert "gor" == sc.creature(407)
    assert (406, 415) in ways(sc)
    assert "shron" == sc.creature(416)


@rule("FE-THR-2", "FE-CREAT-15")
@vector("FE-TV-91")
@pytest.mark.parametrize("behind", ["hero", "fire"])
def test_enclosed_shron_is_calmed(behind: str) -> None:
    fires = {419: ["fire_lit"], **({415: ["fire_lit"]} if behind == "fire" else {})}
    sc = morning({416: "shron"}, loose=fires, thorn=415 if behind == "hero" else 460)
    assert {} == sc.creatures()
    assert 1 == len(sc.told("vanished"))
    # Only the sunrise moved the narrator.
    assert "B" == sc.letter()
    assert [] == sc.s.defeated_named


@rule("FE-THR-2")
@pytest.mark.parametrize(
    ("start", "fire", "hero"), [(416, 419, 460), (415, 419, 407), (406, 407, 401)]
)
def test_who_is_not_enclosed_holds_on(start: int, fire: int, hero: int) -> None:
    sc = morning({start: "shron"}, loose={fire: ["fire_lit"]}, thorn=hero)
    assert ["shron"] == list(sc.creatures().values())


@rule("FE-THR-2")
@pytest.mark.parametrize(("start", "result"), [(435, LOST), (436, LOST), (433, PLAYING)])
def test_the_step_beyond_the_end_loses_the_legend(start: int, result: int) -> None:
    sc = winter(face="walkers", creatures={start: "shron"}, thorn=at(460), kram=at(460))
    sc.play("end thorn", "end kram")
    assert result == sc.s.result


@rule("FE-CREAT-11", "FE-THR-1")
@vector("FE-TV-49")
def test_shron_throws_black_dice_by_his_willpower() -> None:
    sc = winter(face="walkers", creatures={430: "shron"}, thorn=at(430, strength=14), kram=at(460))
    c = sc.s.occupant[430]
    assert "black" == sc.g.book.dice_names[creature_values.die_of(sc.g, sc.s, c)]
    assert [2, 1] == [creature_values.dice_of(sc.g, sc.s, c, points) for points in (8, 6)]
    sc.play("fight thorn 430", "roll 6", "roll 6", "roll 6")
    assert 14 == sc.s.battle.willpower if sc.s.battle else False
    sc.play("roll 10", "roll 10")
    assert [15 + 20] == [one.amount for one in sc.told("creature_value")]


def test_nobody_is_told_that_shron_stays() -> None:
    sc = winter(face="walkers", creatures={406: "shron", 410: "gor"}, thorn=at(460), kram=at(460))
    found: Any = plain(sc.g.view(sc.s, 0))["threats"]
    assert {406: (-1, True), 410: (401, False)} == {
        one["space"]: (one["next"], one["own_way"]) for one in found
    }


# Takota.


@rule("FE-THR-4")
def test_takota_goes_along_the_arrows_after_the_trolls() -> None:
    sc = morning({421: "takota", 420: "fur_troll"})
    assert sc.g.book.arrows[421] == 417
    assert [(420, 418), (421, 417)] == ways(sc)


@rule("FE-THR-4")
def test_takota_in_the_village_loses_the_legend() -> None:
    sc = winter(face="walkers", creatures={402: "takota"}, thorn=at(460), kram=at(460))
    sc.play("end thorn", "end kram")
    assert LOST == sc.s.result
    assert "why-frost-walkers-broke_in" == sc.s.why


@rule("FE-THR-4")
@vector("FE-TV-94")
def test_tablets_of_fighters_weaken_takota() -> None:
    sc = winter(
        face="walkers", creatures={421: "takota"},
        thorn=at(421, things=["griffin_tablet"]), kram=at(421, things=["sea_monster_tablet"]),
        tenaya=at(460, things=["buffalo_tablet"]), eara=at(460),
    )  # fmt: skip
    c = sc.s.occupant[421]
    assert 28 == creature_values.strength_of(sc.g, sc.s, c, [0, 1])
    sc.play("fight thorn 421")
    sc.play("invite thorn kram", "join kram")
    assert sc.s.battle is not None
    assert 28 == opponents.strength(sc.g, sc.s, sc.s.battle)


@rule("FE-THR-7", "FE-CREAT-14")
def test_threats_mind_no_gem_and_no_cave() -> None:
    sc = winter(face="walkers", creatures={417: "takota"}, loose={420: ["gem"]}, thorn=at(460))
    assert "takota" == sunrise(sc).creature(416)
    sc = winter(face="walkers", creatures={418: "takota"}, thorn=at(460))
    put(sc, "cave", 1)
    assert "takota" == sunrise(sc).creature(414)


@rule("FE-CREAT-14", "FE-THR-1")
def test_beating_one_without_a_kind_moves_the_narrator() -> None:
    sc = winter(face="walkers", creatures={421: "takota"}, thorn=at(421, strength=14, willpower=20))
    sc.s.heroes[0].strength = 60
    sc.play("fight thorn 421", *["roll 6"] * 4, "roll 6", "roll 6")
    assert "B" == sc.letter()
    assert [sc.g.book.opponent("takota")] == sc.s.defeated_named
    assert goals.is_met(sc.g, sc.s, sc.g.book.goals[1])


# Calmed.


@rule("FE-THR-6", "FE-CREAT-15")
@vector("FE-TV-95")
def test_takota_is_reminded() -> None:
    tablet = at(421, willpower=14, things=["buffalo_tablet"])
    sc = winter(face="walkers", creatures={421: "takota"}, thorn=tablet, kram=at(460))
    goal = sc.g.book.goals[1]
    assert not goals.is_met(sc.g, sc.s, goal)
    sc.play("deed thorn remind")
    assert 7 == sc.hero("thorn").willpower
    assert [] == sc.things("thorn")
    assert {} == sc.creatures()
    assert "A" == sc.letter()
    assert goals.is_met(sc.g, sc.s, goal)
    assert not goals.is_lost(sc.g, sc.s, goal)
    assert 1 == goals.done(sc.g, sc.s, goal)


@rule("FE-THR-6")
def test_with_less_willpower_or_another_tablet_nobody_is_reminded() -> None:
    for hero in (
        at(421, willpower=13, things=["buffalo_tablet"]),
        at(421, willpower=14, things=["griffin_tablet"]),
    ):
        sc = winter(face="walkers", creatures={421: "takota"}, thorn=hero, kram=at(460))
        assert "deed thorn remind" not in sc.options()


# Tuavahr.


@rule("FE-THR-3")
@vector("FE-TV-93")
def test_tuavahr_swallows_the_stone_of_who_sleeps_on_the_shore() -> None:
    bearer = at(419, willpower=14, things=["winter_stone"])
    sc = winter(face="walkers", creatures={446: "tuavahr"}, thorn=bearer, kram=at(460))
    sunrise(sc)
    assert {419: "tuavahr"} == sc.creatures()
    assert [] == sc.things("thorn")
    assert [0] == [one.who for one in sc.told("loaded")]
    # It stays with what it has.
    assert {419: "tuavahr"} == sunrise(sc).creatures()
    sc.s.heroes[0].strength = 60
    sc.play("fight thorn 419", *["roll 6"] * 4, "roll 6", "roll 6")
    assert ["winter_stone"] == sc.loose(419)


@rule("FE-THR-3", "FE-CREAT-15")
def test_calmed_tuavahr_leaves_the_stone() -> None:
    sc = sunrise(
        winter(
            face="walkers", creatures={446: "tuavahr"}, loose={419: ["winter_stone"]}, thorn=at(460)
        )
    )
    assert [] == sc.loose(419)
    sc.hero("thorn").space = 419
    sc.play("deed thorn sing")
    assert {} == sc.creatures()
    assert ["winter_stone"] == sc.loose(419)


@rule("FE-THR-3")
@pytest.mark.parametrize(
    ("stone", "creatures", "end"),
    [
        # Far from the shore the nearest space counts, of equal ones the lowest number.
        (421, {}, 419),
        (417, {}, 416),
        # A troll comes to 419 before it: that space is not free.
        (421, {430: "fur_troll"}, 430),
        (442, {}, 442),
    ],
)
def test_tuavahr_comes_up_on_the_free_shore_space_nearest_to_the_stone(
    stone: int, creatures: dict[int, str], end: int
) -> None:
    sc = morning({446: "tuavahr", **creatures}, loose={stone: ["winter_stone"]})
    assert "tuavahr" == sc.creature(end)


@rule("FE-THR-3")
def test_tuavahr_goes_after_a_stone_that_a_creature_carries() -> None:
    sc = winter(face="walkers", creatures={446: "tuavahr", 417: "gor"}, thorn=at(460))
    stone = sc.g.book.thing_kind("winter_stone")
    sc.s.creature_load = [0, stone << 8 | sc.g.book.things[stone].face]
    sunrise(sc)
    assert {416: "gor", 415: "tuavahr"} == sc.creatures()


@rule("FE-THR-3")
def test_tuavahr_stays_put_once_the_stone_is_gone() -> None:
    sc = winter(face="walkers", creatures={446: "tuavahr"}, thorn=at(460))
    put(sc, "stone", 0)
    assert {446: "tuavahr"} == sunrise(sc).creatures()
