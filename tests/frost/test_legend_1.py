"""Legend 1 of Eternal Frost: a day of lessons, then the stone, the Myrk and the way to the mine."""

import re
from collections import Counter

import pytest

from rietland.board.base import FIGHTS, GROUP_FIGHTS, OVERTIME, SIEGE
from rietland.board.book import FOG_TOKENS
from rietland.kernel.pile import UNSEEN
from rietland.kernel.state import LOST, PLAYING, WON
from rietland.words import Catalogue, languages
from tests.frost.scene import (
    PARTIES,
    opened,
    put,
    read,
    seen,
    strength_of,
    sunrise,
    tale,
    value,
    was_read,
)
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, put_creature, started

FOUR = PARTIES[4]
SWITCHES = (FIGHTS, OVERTIME, SIEGE, GROUP_FIGHTS)
REST = [8, 12, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64]


def later(sc: Scene, **counters: int) -> Scene:
    """The scene is one of part 2, with these counters."""
    put(sc, "part", 2)
    for name, number in counters.items():
        put(sc, name, number)
    return sc


def snow(sc: Scene) -> list[int]:
    """Spaces with a snow token face down."""
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    return [space for slot, space in enumerate(sc.g.book.fog_spaces) if row[slot] == UNSEEN]


# The day of lessons.


@rule("FE-L1-1", "FE-GEN-1", "FE-CAST-4")
def test_a_day_without_creatures_fights_and_overtime() -> None:
    sc = started("1", FOUR, box="frost", difficulty="easy")
    assert [14, 28, 48, 7] == [hero.space for hero in sc.s.heroes]
    assert [(1, 7)] * 4 == [(hero.strength, hero.willpower) for hero in sc.s.heroes]
    assert [["waterskin"]] * 4 == [sc.things(name) for name in FOUR]
    assert {} == sc.creatures()
    assert [11, 13, 16] == snow(sc)
    assert ["falcon", "fire_out", "firewood", "riders_helm", "telescope"] == sc.loose(18)
    assert [0, 0, 0, 0] == [sc.s.counters[switch] for switch in SWITCHES]
    assert ["A1", "A2"] == was_read(sc)
    assert "kram" == sc.g.party[sc.s.active], "the lowest rank begins"
    sc.hero("kram").hours = 7
    assert "FE-L1-8" == sc.refused("walk kram 0")


@rule("FE-L1-1")
@vector("FE-TV-71")
def test_part_2_begins_with_the_sunrise_after_the_lessons() -> None:
    sc = started("1", PARTIES[2], box="frost")
    for hero in sc.s.heroes:
        hero.space = 18
    sc.play("deed thorn light")
    before = [hero.willpower for hero in sc.s.heroes]
    sc.play("end thorn", "end liphardus")
    assert [points + 5 for points in before] == [hero.willpower for hero in sc.s.heroes]
    assert ("B", ["A1", "A2", "B1", "B2"]) == (sc.letter(), was_read(sc))
    assert [2, 2] == [hero.strength for hero in sc.s.heroes]
    assert {8: "gor", 22: "gor", 26: "gor"} == sc.creatures()
    assert [1, 1, 0, 1] == [sc.s.counters[switch] for switch in SWITCHES]
    assert sorted([11, 13, 16, *REST]) == snow(sc)


@rule("FE-L1-5")
def test_the_first_to_look_under_the_snow_learns_a_lesson() -> None:
    sc = started("1", PARTIES[2], box="frost")
    sc.hero("thorn").space = 6
    strength = sc.g.book.fog_faces.index("strength_1")
    sc.play("walk thorn 13", "stop thorn", f"draw {strength}")
    assert (1, 8, 2) == (
        value(sc, "lessons"),
        sc.hero("thorn").willpower,
        sc.hero("thorn").strength,
    )
    sc.play("done thorn")
    sc.hero("liphardus").space = 17
    sc.play("walk liphardus 16", "stop liphardus", first_draw(sc))
    assert 1 == value(sc, "lessons"), "only the first one"


def first_draw(sc: Scene) -> str:
    """The first face that a snow token here may have."""
    face = next(i for i, count in enumerate(sc.s.piles[FOG_TOKENS].unseen) if count)
    return f"draw {face}"


@rule("FE-L1-5")
def test_the_first_to_light_the_fire_on_18_learns_a_lesson() -> None:
    sc = started("1", PARTIES[2], box="frost")
    sc.hero("thorn").space = 18
    sc.play("deed thorn light")
    assert (1, 6) == (value(sc, "lessons"), sc.hero("thorn").willpower), "2 paid, 1 gained"


@rule("FE-L1-5")
def test_the_first_to_barter_on_18_learns_a_lesson() -> None:
    sc = started("1", PARTIES[2], box="frost")
    sc.hero("thorn").space = 18
    sc.play("barter thorn waterskin telescope")
    assert (1, 8) == (value(sc, "lessons"), sc.hero("thorn").willpower)


@rule("FE-L1-1", "FE-PLANT-1")
def test_the_card_of_the_lessons_tells_what_a_night_by_the_fire_and_berries_give() -> None:
    sc = started("1", PARTIES[2], box="frost")
    for hero in sc.s.heroes:
        hero.space = 18
    sc.play("deed thorn light")
    before = sc.hero("liphardus").willpower
    sc.play("end thorn", "end liphardus")
    night = sc.hero("liphardus").willpower - before
    sc = tale("1", thorn=at(60, willpower=2, things=["blue_streamberries"]), kram=at(60))
    berries = sc.play("deed thorn streamberries").hero("thorn").willpower - 2
    for language in languages():
        line = Catalogue(language).text("card-frost-1-A2.rule")
        assert Counter([night, berries]) <= Counter(map(int, re.findall(r"\d+", line))), language


@rule("FE-L1-1")
def test_who_lost_begins_again_by_the_fire_on_18() -> None:
    sc = started("1", PARTIES[3], box="frost", variant="restart")
    sc.play("name kram thorn")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    assert [18, 18, 18] == [hero.space for hero in sc.s.heroes]
    assert [10, 12, 12] == [hero.willpower for hero in sc.s.heroes]
    assert ("B", [2, 2, 2]) == (sc.letter(), [hero.strength for hero in sc.s.heroes])
    assert 15 == len(snow(sc))
    assert 1 == sum(sc.things(name).count("firewood") for name in PARTIES[3])


@rule("FE-L1-1", "FE-L1-5")
def test_who_begins_with_the_second_part_earns_nothing_by_lessons() -> None:
    assert goal_of_lessons(started("1", PARTIES[2], box="frost"))
    sc = started("1", PARTIES[2], box="frost", variant="restart")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    assert "A2" in was_read(sc)
    name = sc.g.party[sc.s.active]
    before = sc.hero(name).willpower
    sc.play(f"barter {name} waterskin telescope")
    assert (0, before) == (value(sc, "lessons"), sc.hero(name).willpower)
    assert not goal_of_lessons(sc)


def goal_of_lessons(sc: Scene) -> bool:
    """Whether the lessons are a goal that players see."""
    goals = plain(sc.g.view(sc.s, 0))["track"]["goals"]
    return "goal-frost-1-lessons" in [one["key"] for one in goals]


# Until D.


@rule("FE-L1-2")
def test_before_d_a_creature_in_the_castle_is_only_removed() -> None:
    sc = opened("1", 2)
    sc.play("end thorn", "end liphardus")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    assert "B" == sc.letter()
    put_creature(sc.g, sc.s, "gor", 1)
    sunrise(sc)
    assert (PLAYING, 0, 14) == (sc.s.result, sc.s.intruders, value(sc, "frost"))
    assert 0 not in sc.creatures()
    read(sc, "D")
    assert 3 == sc.s.shields - sc.s.intruders


@rule("FE-L1-2", "FE-FROST-2", "FE-DIFF-1", "FE-DIFF-2")
@pytest.mark.parametrize(
    ("size", "difficulty", "place"),
    [(2, "easy", 8), (3, "easy", 8), (4, "easy", 8), (2, "normal", 8), (4, "normal", 8)],
)
def test_with_d_the_castle_must_be_held_and_days_grow_shorter(
    size: int, difficulty: str, place: int
) -> None:
    sc = read(opened("1", size, difficulty), "D")
    assert (place, 1, 5 - size) == (value(sc, "frost"), sc.s.counters[SIEGE], sc.s.shields)
    assert "wargor" == sc.creature(49)


@rule("FE-DEF-2", "FE-DEF-3")
@vector("FE-TV-10")
def test_with_four_heroes_one_creature_is_held_and_the_second_loses() -> None:
    sc = later(read(opened("1", 4), "D"), siege=1)
    put_creature(sc.g, sc.s, "gor", 1)
    sunrise(sc)
    assert (PLAYING, 1) == (sc.s.result, sc.s.intruders)
    put_creature(sc.g, sc.s, "gor", 2)
    sunrise(sc)
    assert (LOST, "why-castle-fallen") == (sc.s.result, sc.s.why)


# Whom to wake.


@rule("FE-L1-3")
def test_dwarves_bring_wood_for_a_fire_beside_the_myrk() -> None:
    sc = read(opened("1", 2), "F1", "choose thorn wake_dwarves")
    assert ["fire_out", "firewood"] == sc.loose(39)
    assert "gor" == sc.creature(46)


@rule("FE-L1-3", "FE-DEF-5", "FE-CAST-3")
@vector("FE-TV-75")
def test_guards_are_one_more_defence_place() -> None:
    sc = read(opened("1", 4), "D")
    read(sc, "F1", f"choose {sc.g.party[sc.s.active]} wake_guards")
    assert 2 == sc.s.shields
    for space in (1, 2):
        put_creature(sc.g, sc.s, "gor", space)
    sunrise(sc)
    assert (PLAYING, 2) == (sc.s.result, sc.s.intruders), "the added place holds the last one"


# The stone and the Myrk.


def marked(sc: Scene, face: str) -> Scene:
    """Thorn turns the marker on 9, and it is this one."""
    read(sc, "F1", f"choose {sc.g.party[sc.s.active]} wake_guards")
    sc.hero("thorn").space = 7
    sc.play("walk thorn 9", "stop thorn")
    return sc.play(f"draw {['winter_stone', 'hoof_prints', 'woodcutter'].index(face)}")


@rule("FE-MYRK-1", "FE-STONE-1", "FE-OBJ-1")
@vector("FE-TV-72")
def test_who_turns_the_right_marker_has_the_stone_and_an_enemy() -> None:
    sc = later(tale("1", thorn=at(7), tenaya=at(60), kram=at(60), creatures={43: "gor"}))
    marked(sc, "winter_stone")
    assert ["winter_stone"] == sc.things("thorn")
    assert ["W", "M"] == was_read(sc)[-2:]
    (myrk,) = [one for one in seen(sc, "creatures") if one["named"] == "myrk"]
    shown = (myrk["space"], myrk["strength"], myrk["willpower"], myrk["dice"], myrk["die"])
    assert (43, 12, 8, 1, "black") == shown
    assert {46: "gor"} == {s: c for s, c in sc.creatures().items() if c == "gor"}, "the gor is gone"


@rule("FE-MYRK-1")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength"),
    [(2, "easy", 3), (3, "easy", 8), (4, "easy", 18), (2, "normal", 5), (4, "normal", 18)],
)
def test_how_strong_she_is(size: int, difficulty: str, strength: int) -> None:
    assert strength == strength_of(read(opened("1", size, difficulty), "M"), "myrk")


@rule("FE-STONE-5", "FE-ITEM-10")
def test_the_stone_stays_where_the_finder_is_too_weak() -> None:
    sc = marked(later(tale("1", thorn=at(7, willpower=1), kram=at(60))), "winter_stone")
    assert ([], ["winter_stone"]) == (sc.things("thorn"), sc.loose(9))


@rule("FE-OBJ-1")
def test_the_other_markers_help_a_little() -> None:
    sc = marked(later(tale("1", thorn=at(7), kram=at(60))), "hoof_prints")
    assert 10 == sc.hero("thorn").willpower
    sc = marked(later(tale("1", thorn=at(7), kram=at(60))), "woodcutter")
    assert (8, ["firewood"]) == (sc.hero("thorn").willpower, sc.things("thorn"))


def guarded(**more: object) -> Scene:
    """The Myrk stands on 43."""
    return later(tale("1", creatures={43: "myrk"}, turn="thorn", kram=at(60), **more))  # type: ignore[arg-type]


@rule("FE-MYRK-2", "FE-CREAT-14")
@vector("FE-TV-73")
def test_a_gem_draws_her_away_for_a_day() -> None:
    sc = sunrise(guarded(thorn=at(60), loose={39: ["gem"]}))
    assert (["myrk"], []) == ([sc.creature(39)], sc.loose(39))
    assert sc.creature(43) is None
    sunrise(sc)
    assert (None, "myrk") == (sc.creature(39), sc.creature(43))


@rule("FE-MYRK-2")
def test_a_gem_in_the_mine_does_not_lure_her() -> None:
    sc = guarded(thorn=at(60), loose={71: ["gem"]})
    assert 71 in sc.g.book.roads[43]
    sunrise(sc)
    assert ("myrk", ["gem"]) == (sc.creature(43), sc.loose(71))


@rule("FE-MYRK-2")
def test_without_a_gem_she_stays() -> None:
    assert "myrk" == sunrise(guarded(thorn=at(60))).creature(43)


@rule("FE-STONE-4", "FE-MYRK-1")
@vector("FE-TV-74")
def test_the_bearer_does_not_get_past_her() -> None:
    sc = guarded(thorn=at(39, willpower=14, things=["winter_stone"]))
    assert "FE-STONE-4" == sc.refused("walk thorn 43")


@rule("FE-MYRK-2")
def test_beaten_she_is_gone_for_good() -> None:
    sc = guarded(thorn=at(43, strength=14, willpower=14))
    sc.play("fight thorn 43", *["roll 6"] * 4, "roll 6")
    assert {} == sc.creatures()
    assert "B" == sc.letter(), "beating her is a step of the narrator"
    assert {} == sunrise(sc).creatures()


@rule("FE-L1-6", "FE-GEN-4", "FE-OPEN-8")
def test_the_legend_is_won_when_the_stone_rests_in_the_mine() -> None:
    sc = opened("1", 2)
    later(sc)
    read(sc, "B1")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    sc.s.active = 0
    hero = sc.hero("thorn")
    hero.space = 43
    hero.things = [sc.g.book.thing_names().index("winter_stone")]
    sc.play("walk thorn 71", "stop thorn")
    assert (WON, "why-frost-1-won", "N") == (sc.s.result, sc.s.why, sc.letter())


@rule("FE-GEN-4", "FE-L1-6")
def test_without_the_stone_in_the_mine_the_legend_is_lost_at_n() -> None:
    sc = read(opened("1", 2), "N")
    assert (LOST, "why-frost-1-late") == (sc.s.result, sc.s.why)


@rule("FE-STONE-6")
@vector("FE-TV-64")
def test_a_creature_that_carries_the_stone_into_the_castle_loses_the_legend() -> None:
    sc = later(tale("1", thorn=at(60), kram=at(60), creatures={1: "gor"}), siege=1)
    sc.s.creature_load[0] = sc.g.book.thing_names().index("winter_stone")
    assert sc.s.shields > 0
    sunrise(sc)
    assert (LOST, "why-frost-1-frozen") == (sc.s.result, sc.s.why)


@rule("FE-L1-7")
def test_heroes_must_not_bring_the_stone_into_the_castle_either() -> None:
    sc = later(tale("1", thorn=at(1, things=["winter_stone"]), kram=at(60)))
    sc.play("walk thorn 0")
    assert PLAYING == sc.s.result
    sc.play("stop thorn")
    assert (LOST, "why-frost-1-frozen") == (sc.s.result, sc.s.why)


@rule("FE-L1-7")
def test_the_stone_may_be_carried_through_the_castle() -> None:
    sc = later(tale("1", thorn=at(2, things=["winter_stone"]), kram=at(60)))
    sc.play("walk thorn 0", "walk thorn 7", "stop thorn")
    assert (PLAYING, ["winter_stone"]) == (sc.s.result, sc.things("thorn"))


# The other cards.


@rule("FE-DIFF-1")
@pytest.mark.parametrize(
    ("size", "difficulty", "kind"),
    [(3, "easy", "gor"), (2, "normal", "gor"), (3, "normal", "wargor")],
)
def test_what_the_later_letters_bring(size: int, difficulty: str, kind: str) -> None:
    sc = opened("1", size, difficulty)
    for card in ("C", "H", "J", "L"):
        read(sc, card)
    assert {31: "gor", 29: "gor", 54: kind, 25: kind, 32: "wargor"} == sc.creatures()
    assert 83 == sc.s.figures[sc.g.book.figure_names.index("silhouette")]
