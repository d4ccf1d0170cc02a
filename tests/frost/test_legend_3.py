"""Legend 3 of Eternal Frost: a trail, the Myrk on her round, the night thorn."""

import pytest

from rietland.board.pieces import creatures
from rietland.kernel.control import read_card
from rietland.kernel.state import LOST, PLAYING, WON
from tests.frost.scene import (
    PARTIES,
    opened,
    put,
    read,
    seen,
    strength_of,
    sunrise,
    supply,
    tale,
    value,
    was_read,
)
from tests.marks import rule, vector
from tests.scenes import Scene, at, put_creature

PLANTS = ["blue_streamberries", "white_pulproots", "red_bloodflowers"]


def figure(sc: Scene, name: str) -> int:
    return sc.s.figures[sc.g.book.figure_names.index(name)]


def markers(sc: Scene) -> list[int]:
    return sorted(one["space"] for one in seen(sc, "tokens") if one["kind"] == "marker")


def ending(sc: Scene) -> Scene:
    """The last card lies at N."""
    sc.s.star_at, sc.s.star_card = [13], [sc.g.book.cards.index("N")]
    return sc


def with_thorn(sc: Scene, space: int) -> Scene:
    """The Myrk stands there and has the thorn."""
    row = put_creature(sc.g, sc.s, "myrk", space)
    sc.s.creature_load[row] = sc.g.book.thing_names().index("black_night_thorn")
    sc.s.stock[sc.g.book.thing_kind("black_night_thorn")] = 0
    put(sc, "myrk_out", 1)
    return sc


# Set-up.


@rule("FE-OBJ-1")
@vector("FE-TV-86")
def test_three_dice_say_where_the_trail_may_be() -> None:
    sc = opened("3", 2, rolls=[3, 6, 1])
    assert [423, 429, 432] == markers(sc)
    sc = opened("3", 2, rolls=[1, 4, 5])
    assert [420, 428, 437] == markers(sc)


@rule("FE-DIFF-1", "FE-DIFF-2", "FE-DEF-5")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength", "places"),
    [
        (2, "easy", 6, 4), (3, "easy", 7, 3), (4, "easy", 9, 2),
        (2, "normal", 6, 4), (3, "normal", 7, 3), (4, "normal", 8, 2),
    ],
)  # fmt: skip
def test_what_the_party_begins_with(size: int, difficulty: str, strength: int, places: int) -> None:
    sc = opened("3", size, difficulty)
    assert size + strength == sum(hero.strength for hero in sc.s.heroes)
    assert [401] * size == [hero.space for hero in sc.s.heroes]
    assert places == sc.s.shields
    there = {416: "gor", 442: "gor", 426: "steppe_buffalo"}
    assert ({**there, 430: "gor"} if size > 2 else there) == sc.creatures()
    assert (401, 401) == (figure(sc, "tranuk"), figure(sc, "volpin"))
    assert (1, 1) == (value(sc, "cave"), value(sc, "cave_choice"))
    assert "fire_out" in sc.loose(437)


@rule("FE-CAMP-1")
def test_as_one_story_the_group_has_one_firewood_more() -> None:
    sc = opened("3", 3, variant="story")
    held = [thing for name in PARTIES[3] for thing in sc.things(name)]
    assert (2, 0) == (held.count("firewood"), supply(sc, "firewood"))
    assert ["herb_lore", "three_brothers", "A1", "A2", "A3", "A4"] == was_read(sc)


# The trail.


def found(face: str) -> Scene:
    """Thorn turns a marker on 420 that shows this."""
    sc = read(tale("3", thorn=at(421), kram=at(436)), "A3")
    sc.play("roll 1", "roll 1", "roll 1", "walk thorn 420", "stop thorn")
    return sc.play(f"draw {['scarf', 'camp', 'two_prints'].index(face)}")


@rule("FE-MYRK-3", "FE-OBJ-1")
def test_the_scarf_brings_the_myrk() -> None:
    sc = found("scarf")
    assert ["A3", "O1", "M1", "M2"] == was_read(sc)
    assert "myrk" == sc.creature(428)
    (myrk,) = seen(sc, "creatures")
    assert (18, 12, 1, "black") == (
        myrk["strength"], myrk["willpower"], myrk["dice"], myrk["die"]
    )  # fmt: skip
    assert "black_night_thorn" in str(myrk["carries"])


@rule("FE-OBJ-1", "FE-MYRK-7")
def test_each_marker_holds_a_plant_of_another_colour() -> None:
    assert ["blue_streamberries"] == found("scarf").things("thorn")
    assert ["white_pulproots", "firewood"] == sorted(found("camp").things("thorn"), reverse=True)
    assert ["red_bloodflowers"] == found("two_prints").things("thorn")


@rule("FE-MYRK-3", "FE-DIFF-2")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength"),
    [
        (2, "easy", 15), (3, "easy", 21), (4, "easy", 28),
        (2, "normal", 18), (3, "normal", 27), (4, "normal", 35),
    ],
)  # fmt: skip
def test_how_strong_she_is_now(size: int, difficulty: str, strength: int) -> None:
    assert strength == strength_of(read(opened("3", size, difficulty), "M1"), "myrk")


@rule("FE-MYRK-3")
def test_she_comes_to_the_next_free_space_of_her_round() -> None:
    sc = tale("3", thorn=at(436), kram=at(436), creatures={428: "gor", 427: "gor"})
    assert "myrk" == read(sc, "M1").creature(422)


# Her round.


@rule("FE-MYRK-4", "FE-CREAT-14")
@vector("FE-TV-83")
def test_she_passes_over_spaces_with_creatures() -> None:
    sc = with_thorn(tale("3", thorn=at(436), kram=at(436)), 420)
    row = put_creature(sc.g, sc.s, "steppe_buffalo", 424)
    assert row >= 0
    sunrise(sc)
    assert {423: "steppe_buffalo", 417: "myrk"} == sc.creatures()


@rule("FE-MYRK-4")
def test_her_round_has_no_end() -> None:
    sc = with_thorn(tale("3", thorn=at(436), kram=at(436)), 435)
    sunrise(sc)
    assert {428: "myrk"} == sc.creatures()
    sunrise(sc)
    assert {422: "myrk"} == sc.creatures()


@rule("FE-MYRK-5")
def test_she_ignores_heroes_gems_and_fires_and_no_creature_comes_to_her() -> None:
    sc = tale("3", thorn=at(427), kram=at(436), loose={427: ["gem", "fire_lit"]})
    sunrise(with_thorn(sc, 428))
    assert "myrk" == sc.creature(422)
    sc = with_thorn(tale("3", thorn=at(436), kram=at(436), creatures={426: "gor"}), 420)
    sunrise(sc)
    assert "gor" == sc.creature(418), "she stood on 420 when it came"
    assert "myrk" not in (sc.creature(418), sc.creature(420))


# The thorn.


@rule("FE-MYRK-3", "FE-GEN-6")
def test_beaten_she_leaves_the_thorn() -> None:
    sc = with_thorn(tale("3", thorn=at(436), kram=at(436)), 420)
    creatures.slay(sc.g, sc.s, sc.s.occupant[420], "FE-FIGHT-7")
    sc.g.go_on(sc.s)
    assert ["black_night_thorn"] == sc.loose(420)
    assert ("B", ["P1"]) == (sc.letter(), was_read(sc))


def before_her(willpower: int) -> Scene:
    fire = {420: ["fire_out"]}
    sc = tale("3", thorn=at(420, willpower=willpower, things=PLANTS), kram=at(436), loose=fire)
    return with_thorn(sc, 420)


@rule("FE-MYRK-6", "FE-CREAT-15")
@vector("FE-TV-84")
def test_who_is_strong_enough_cures_her() -> None:
    sc = before_her(15)
    assert sc.refused("deed thorn cure"), "no fire burns"
    sc.play("deed thorn light")
    assert 13 == sc.hero("thorn").willpower
    assert sc.refused("deed thorn cure"), "too weak"
    sc = before_her(16).play("deed thorn light", "deed thorn cure")
    assert ([], {}, ["P2"], "A") == (
        sc.things("thorn"),
        sc.creatures(),
        was_read(sc),
        sc.letter(),
    )
    assert ["fire_lit", "orennah"] == sc.loose(420)


@rule("FE-MYRK-6")
def test_without_the_three_plants_there_is_no_cure() -> None:
    sc = before_her(16).play("deed thorn light")
    sc.hero("thorn").things.pop()
    assert sc.refused("deed thorn cure")


@rule("FE-L3-1", "FE-FOLL-1")
def test_orennah_brings_the_thorn_home() -> None:
    sc = ending(before_her(20).play("deed thorn light", "deed thorn cure", "take thorn orennah"))
    sc.hero("thorn").space = 402
    sc.play("walk thorn 401")
    assert (WON, "why-frost-3-won", "N") == (sc.s.result, sc.s.why, sc.letter())


@rule("FE-FOLL-2", "FE-L3-3")
def test_orennah_who_meets_a_creature_hides_and_leaves_the_thorn() -> None:
    sc = before_her(20).play("deed thorn light", "deed thorn cure", "take thorn orennah")
    sc.hero("thorn").space = 417
    put_creature(sc.g, sc.s, "gor", 416)
    sc.play("walk thorn 416")
    assert (["black_night_thorn"], 0) == (sc.loose(416), sc.hero("thorn").farmers)
    sc.play("stop thorn", "take thorn black_night_thorn")
    assert ["black_night_thorn"] == sc.things("thorn")


@rule("FE-L3-1", "FE-GEN-4")
def test_won_when_a_hero_brings_the_thorn() -> None:
    sc = ending(tale("3", thorn=at(402, things=["black_night_thorn"]), kram=at(436)))
    assert WON == sc.play("walk thorn 401").s.result


@rule("FE-L3-1", "FE-ITEM-7")
@vector("FE-TV-85")
def test_won_when_the_falcon_brings_the_thorn() -> None:
    sc = ending(tale("3", thorn=at(428, things=["black_night_thorn", "falcon"]), kram=at(401)))
    sc.play("falcon thorn thorn kram", "send thorn black_night_thorn kram")
    while sc.s.result == PLAYING and sc.prompt() == "ask-exchange":
        sc.play(f"done {sc.g.party[sc.g.pending(sc.s).who]}")
    assert (WON, "N") == (sc.s.result, sc.letter())


@rule("FE-GEN-4")
def test_lost_at_n_without_the_thorn() -> None:
    sc = read(tale("3", thorn=at(428), kram=at(436)), "N")
    assert (LOST, "why-frost-3-late") == (sc.s.result, sc.s.why)


@rule("FE-L3-2")
def test_who_would_use_the_thorn_up_is_asked_again() -> None:
    sc = tale(
        "3", thorn=at(428, things=["black_night_thorn"]), kram=at(436),
        counters={"frost": 6, "thorn_wanted": 1},
    )  # fmt: skip
    assert sc.refused("deed thorn night_thorn")
    sc.play("deed thorn spend_thorn", "choose thorn keep_thorn")
    assert (["black_night_thorn"], 6) == (sc.things("thorn"), value(sc, "frost"))
    sc.play("deed thorn spend_thorn", "choose thorn spend_thorn")
    assert (LOST, "why-frost-3-used") == (sc.s.result, sc.s.why)


# The cave.


@rule("FE-CAVE-5")
@vector("FE-TV-40")
def test_once_in_the_legend_a_hero_may_be_changed() -> None:
    sc = tale(
        "3", thorn=at(414, willpower=15, strength=3), kram=at(414, willpower=15),
        counters={"cave_choice": 1},
    )  # fmt: skip
    sc.play("deed thorn change_yourself")
    assert (8, 5) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)
    sc.hero("thorn").willpower = 20
    assert sc.refused("deed thorn change_yourself")
    assert "deed kram change_yourself" in [*sc.options(), *sc.asides()]
    put(sc, "cave_choice", 0)
    assert sc.refused("deed kram change_yourself"), "only where a legend says so"


@rule("FE-CAVE-5", "FE-OPEN-4")
def test_a_hero_whom_a_storm_blew_into_the_cave_may_be_changed() -> None:
    sc = tale(
        "3", fog={415: "storm"}, thorn=at(416), kram=at(418, willpower=15, strength=3),
        counters={"cave_choice": 1},
    )  # fmt: skip
    sc.play("walk thorn 415", "stop thorn")
    assert 414 == sc.hero("kram").space
    sc.play("deed kram change_yourself")
    assert (8, 5) == (sc.hero("kram").willpower, sc.hero("kram").strength)


@rule("FE-TRAN-4")
def test_tranuk_rides_into_the_cave_and_comes_out_as_somebody_else() -> None:
    sc = tale("3", thorn=at(436), kram=at(436), figures={"tranuk": 401})
    read(sc, "E1")
    assert (-1, 414) == (figure(sc, "tranuk"), figure(sc, "tranuk_in_cave"))
    assert {443: "gor"} == sc.creatures()
    leads = [one for one in sc.options() if one.startswith("lead")]
    assert [] == leads, "he cannot be moved"
    sunrise(sc)
    assert (-1, 414) == (figure(sc, "tranuk_in_cave"), figure(sc, "great_warrior"))
    assert ["E1", "E2"] == was_read(sc)
    sunrise(sc)
    assert ["E1", "E2"] == was_read(sc)


# Choices and the other cards.


@rule("FE-TRAN-3", "FE-DEF-5")
def test_takota_guards_or_hunts() -> None:
    sc = tale("3", thorn=at(436), kram=at(436))
    read(sc, "C1", "choose thorn takota_guards")
    assert (4, -1) == (sc.s.shields, figure(sc, "takota"))
    sc = read(tale("3", thorn=at(436), kram=at(436)), "C1", "choose thorn takota_hunts")
    assert (3, 401) == (sc.s.shields, figure(sc, "takota"))
    assert {424: "gor", 434: "gor"} == sc.creatures()


@rule("FE-X-1")
@pytest.mark.parametrize("falls", [True, False])
def test_the_drum_bridge_falls_or_is_held(falls: bool) -> None:
    sc = tale("3", thorn=at(436), kram=at(436))
    read(sc, "G", f"choose thorn {'let_it_fall' if falls else 'hold_it'}")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    bridge = sc.g.book.bridge_names.index("drum_bridge")
    assert falls == (bridge in sc.s.broken)
    lost = 14 - sum(hero.willpower for hero in sc.s.heroes)
    assert (0 if falls else 6) == lost
    assert {437: "wargor", 428: "myrk"} == sc.creatures(), "without the scarf she comes now"
    assert ["G", "M1", "M2"] == was_read(sc)


@rule("FE-MYRK-3")
def test_she_comes_only_once() -> None:
    sc = tale("3", thorn=at(436), kram=at(436), counters={"myrk_out": 1})
    read(sc, "G", "choose thorn let_it_fall")
    assert {437: "wargor"} == sc.creatures()


@rule("FE-DIFF-1", "FE-DIFF-2")
def test_what_the_later_letters_bring() -> None:
    sc = tale("3", thorn=at(436), kram=at(436), difficulty="easy")
    read(read(sc, "I"), "K")
    assert {423: "gor", 429: "wargor"} == sc.creatures()
    sc = tale("3", thorn=at(436), kram=at(436), tenaya=at(436))
    read(read(sc, "I"), "K")
    assert {423: "steppe_buffalo", 429: "wargor", 443: "gor"} == sc.creatures()
    read(sc, "C1", "choose thorn takota_guards")
    assert "wargor" == sc.creature(434)


@rule("FE-L3-4")
@pytest.mark.parametrize(("willpower", "held"), [((2, 5), False), ((2, 6), True)])
def test_who_cannot_pay_for_the_bridge_lets_it_fall(willpower: tuple[int, int], held: bool) -> None:
    sc = tale(
        "3",
        thorn=at(436, willpower=willpower[0], strength=4),
        kram=at(436, willpower=willpower[1], strength=4),
    )
    read_card(sc.g, sc.s, sc.g.book.cards.index("G"))
    sc.g.go_on(sc.s)
    assert held == ("choose thorn hold_it" in sc.options())
    if not held:
        return
    sc.play("choose thorn hold_it")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    assert [(1, 4), (1, 4)] == [(hero.willpower, hero.strength) for hero in sc.s.heroes]
