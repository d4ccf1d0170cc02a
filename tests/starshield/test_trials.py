"""Trials: fight actions against a fixed value."""

from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.scene import counter, moment, put, said


@rule("SS-TRY-1")
@rule("SS-TRY-2")
@rule("SS-TEMPLE-4")
def test_equal_is_enough_and_the_narrator_stays() -> None:
    sc = moment(figures={"temple": 41}, thorn=at(41, strength=14, willpower=6))
    sc.play("try thorn spire 41", "roll 2", "roll 1")
    assert 1 == counter(sc, "temple_fallen")
    assert "A" == sc.letter()
    assert 1 == sc.hero("thorn").hours


@vector("SS-TV-86")
@rule("SS-TRY-3")
def test_whoever_took_part_pays_for_a_failed_try() -> None:
    sc = moment(
        figures={"temple": 41}, thorn=at(41, strength=5, willpower=6), chada=at(41, strength=5)
    )
    sc.play("try thorn spire 41", "invite thorn chada", "join chada")
    sc.play("roll 2", "roll 1", "roll 3", "keep chada")
    assert (4, 5) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)
    assert 0 == counter(sc, "temple_fallen")
    sc.play("on thorn", "on chada", "roll 2", "roll 1", "roll 4", "keep chada")
    assert 1 == counter(sc, "temple_fallen")
    assert (4, 5) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)


@vector("SS-TV-109")
@rule("SS-TRY-4")
def test_after_a_failed_try_the_same_heroes_may_go_on_at_once() -> None:
    sc = moment(
        figures={"temple": 41},
        thorn=at(41, hours=4, strength=2, willpower=6),
        kram=at(41, hours=4, strength=2, willpower=6),
    )
    sc.play("try thorn spire 41", "invite thorn kram", "join kram", "roll 1", "roll 1", "roll 1")
    assert ["on thorn", "leave thorn"] == said(sc)[:2]
    sc.play("on thorn", "on kram", "roll 1", "roll 1", "roll 1")
    assert (2, 2) == (sc.hero("thorn").willpower, sc.hero("kram").willpower)
    assert (6, 6) == (sc.hero("thorn").hours, sc.hero("kram").hours)


@rule("SS-TEMPLE-4")
def test_the_parts_fall_in_order() -> None:
    sc = moment(figures={"temple": 41}, thorn=at(41))
    assert ["try thorn spire 41"] == [one for one in said(sc) if one.startswith("try")]
    put(sc, temple_fallen=1)
    assert ["try thorn middle 41"] == [one for one in said(sc) if one.startswith("try")]


@vector("SS-TV-79")
@rule("SS-FIRE-11")
def test_a_fire_is_beaten_out_from_beside_it() -> None:
    spirit = {57: "fire_spirit"}
    sc = moment(loose={18: ["fire"]}, creatures=spirit, thorn=at(17, strength=4, willpower=6))
    sc.play("try thorn beat_out 18", "roll 4", "roll 4")
    assert ["fire"] == sc.loose(18)
    sc.play("on thorn", "roll 5", "roll 1")
    assert [] == sc.loose(18)
    assert (6, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").hours)


@vector("SS-TV-108")
@rule("SS-TRY-1")
def test_who_has_just_arrived_tries_nothing() -> None:
    spirit = {57: "fire_spirit"}
    sc = moment(loose={18: ["fire"]}, creatures=spirit, thorn=at(13), chada=at(72))
    sc.play("walk thorn 17", "stop thorn")
    assert "AN-MOVE-8" == sc.refused("try thorn beat_out 18")


@rule("SS-A2-FIRE-2", "SS-FIRE-11")
def test_before_the_fire_spirit_comes_no_fire_is_beaten_out_from_outside() -> None:
    sc = moment(thorn=at(17, strength=4), chada=at(5), loose={18: ["fire"]}, cards=["A2_fires"])
    assert "try thorn beat_out 18" not in sc.options()
