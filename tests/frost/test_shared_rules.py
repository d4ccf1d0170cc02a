"""Rules that Eternal Frost shares with the base game: the same code, played on its own boards."""

import pytest

from rietland.board.pieces import creatures, heroes
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST
from tests.board.fights import foe_value, gather, rolls, value, willpower_left
from tests.frost.scene import game, sunrise, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at


def fighting(kind: str, *names: str, space: int = 410, **heroes: object) -> Scene:
    """The first of these heroes has begun a fight, and the others have joined."""
    sc = winter(creatures={space: kind}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return gather(sc.play(f"fight {names[0]} {space}"), *names)


# Time and turns.


@rule("FE-GEN-1", "FE-GEN-5", "FE-HERO-1")
def test_a_legend_begins_on_a_with_1_strength_and_7_willpower() -> None:
    party = ["thorn", "eara"]
    s = game("village", tuple(party)).start(Setup("frost", "village", "easy", party, [0, 1], ""))
    assert 0 == s.narrator
    assert [(1, 7), (1, 7)] == [(hero.strength, hero.willpower) for hero in s.heroes]


@vector("FE-TV-2")
@rule("FE-TURN-2", "FE-MOVE-1")
def test_four_spaces_take_four_hours() -> None:
    sc = winter(thorn=at(401)).play(*[f"walk thorn {space}" for space in (402, 407, 415, 416)])
    assert 4 == sc.hero("thorn").hours


@vector("FE-TV-2")
@rule("FE-TURN-2", "FE-FIGHT-2", "FE-FIGHT-6")
def test_three_rounds_take_three_hours() -> None:
    sc = fighting("fur_troll", "thorn", thorn=at(410, strength=14, willpower=14))
    for _ in range(2):
        rolls(sc, 1, 1, 1, 1, 1, 2, 3).play("on thorn")
    rolls(sc, 1, 1, 1, 1, 1, 2, 3).play("leave thorn")
    assert 3 == sc.hero("thorn").hours


@rule("FE-TIME-1", "FE-TIME-2")
@vector("FE-TV-24")
def test_overtime_leaves_one_willpower() -> None:
    sc = winter(thorn=at(401, hours=7, willpower=3)).play("walk thorn 402")
    assert (8, 1) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    assert "AN-TIME-2" == winter(thorn=at(401, hours=7, willpower=2)).refused("walk thorn 402")
    assert "AN-TIME-1" == winter(thorn=at(401, hours=10)).refused("walk thorn 402")


@rule("FE-TIME-3", "FE-TIME-4", "FE-TIME-5", "FE-TURN-1", "FE-TURN-3")
def test_who_ends_the_day_first_begins_the_next() -> None:
    sc = winter(thorn=at(401), eara=at(402), kram=at(403))
    sc.play("walk thorn 402", "stop thorn", "done thorn", "end eara", "walk kram 401", "stop kram")
    sc.play("done kram", "end thorn", "end kram")
    assert (2, "eara") == (sc.s.day, sc.g.party[sc.s.active])
    assert [0, 0, 0] == [hero.hours for hero in sc.s.heroes]


@rule("FE-PASS-1")
def test_passing_takes_an_hour() -> None:
    assert 1 == winter(thorn=at(401)).play("pass thorn").hero("thorn").hours


# Moving.


@rule("FE-MOVE-3", "FE-MOVE-4", "FE-MOVE-5")
def test_heroes_share_spaces_with_each_other_and_with_creatures() -> None:
    sc = winter(thorn=at(406), eara=at(401), creatures={402: "gor"})
    sc.play("walk thorn 401", "walk thorn 402", "walk thorn 407", "stop thorn")
    assert 407 == sc.hero("thorn").space
    assert "AN-MOVE-6" == winter(thorn=at(401)).refused("walk thorn 400")


@vector("FE-TV-46")
@rule("FE-MOVE-3", "FE-MAP-2")
def test_the_river_is_crossed_by_bridges() -> None:
    sc = winter(thorn=at(409))
    assert "AN-MOVE-1" == sc.refused("walk thorn 413")
    sc.play("walk thorn 412", "walk thorn 413")
    assert 2 == sc.hero("thorn").hours


@rule("FE-ITEM-1")
def test_a_waterskin_gives_two_steps_and_goes_back() -> None:
    sc = winter(thorn=at(401, things=["waterskin"]))
    stock = sc.s.stock[sc.g.book.thing_kind("waterskin")]
    sc.play("drink thorn 402")
    assert ["waterskin_half"] == sc.things("thorn")
    sc.play("drink thorn 407", "walk thorn 415")
    assert ([], 1) == (sc.things("thorn"), sc.hero("thorn").hours)
    assert stock + 1 == sc.s.stock[sc.g.book.thing_kind("waterskin")]


# Fighting.


@rule("FE-FIGHT-1")
def test_nobody_fights_from_next_door_or_on_arrival() -> None:
    sc = winter(thorn=at(402), creatures={407: "gor"})
    assert "AN-FIGHT-1" == sc.refused("fight thorn 407")
    sc.play("walk thorn 407", "stop thorn")
    assert "AN-MOVE-8" == sc.refused("fight thorn 407")


@vector("FE-TV-6")
@rule("FE-FIGHT-4", "FE-CREAT-5")
def test_a_fur_troll_adds_equal_dice() -> None:
    sc = fighting("fur_troll", "kram", kram=at(410, strength=5, willpower=9))
    rolls(sc, 4, 3, 3, 3, 5)
    assert 18 == foe_value(sc)


@rule("FE-FIGHT-3", "FE-FIGHT-5", "FE-FIGHT-10")
def test_the_lower_value_loses_the_difference_and_a_creature_recovers() -> None:
    sc = fighting("wargor", "kram", kram=at(410, strength=5, willpower=9))
    rolls(sc, 4, 3, 1, 2)
    assert 6 - (9 - 4) == willpower_left(sc)
    sc.play("leave kram", "done kram", "fight kram 410")
    assert 6 == willpower_left(sc)


@vector("FE-TV-48")
@rule("FE-FIGHT-7", "FE-FIGHT-8", "FE-CREAT-12", "FE-GROUP-8", "FE-GEN-6")
@pytest.mark.parametrize(("to", "strengths"), [("kram", (9, 9)), ("thorn", (10, 8))])
def test_a_reward_of_strength_is_split_point_by_point(to: str, strengths: tuple[int, int]) -> None:
    sc = fighting(
        "steppe_buffalo", "thorn", "kram", thorn=at(410, strength=8), kram=at(410, strength=8)
    )
    rolls(sc, 6, 6, 6, 6, 6, 1, 2)
    assert ["reward thorn willpower", "reward thorn strength"] == sorted(sc.options())[::-1]
    # What is chosen now is shared afterwards.
    assert plain(sc.g.view(sc.s, sc.g.pending(sc.s).seat))["sharing"] is None
    sc.play("reward thorn strength", "share thorn thorn strength", f"share thorn {to} strength")
    assert strengths == (sc.hero("thorn").strength, sc.hero("kram").strength)
    assert ("B", None) == (sc.letter(), sc.creature(410))


@vector("FE-TV-25")
@rule("FE-FIGHT-9", "FE-GROUP-7")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 1)])
def test_a_hero_without_willpower_falls(before: int, after: int) -> None:
    sc = fighting("fur_troll", "kram", kram=at(410, strength=before, willpower=2))
    rolls(sc, 1, 6, 6, 6)
    assert (after, 3) == (sc.hero("kram").strength, sc.hero("kram").willpower)


@vector("FE-TV-5", "FE-TV-13")
@rule("FE-HERO-7", "FE-GROUP-4", "FE-ITEM-5", "FE-GROUP-2")
def test_the_wizard_flips_a_die_once_a_round_and_a_helm_adds_it() -> None:
    sc = fighting("fur_troll", "thorn", "eara", thorn=at(410, things=["riders_helm"]), eara=at(410))
    rolls(sc, 3, 4, 4).play("flip eara 3")
    rolls(sc, 2)
    assert 1 + 1 + 12 + 2 == value(sc)
    assert "die-red" == sc.prompt()
    assert "AN-GROUP-4" == sc.refused("flip eara 2")


@rule("FE-GROUP-1", "FE-GROUP-3")
def test_every_fighter_loses_the_whole_difference() -> None:
    sc = fighting(
        "fur_troll", "thorn", "kram", thorn=at(410, willpower=7), kram=at(410, willpower=9)
    )
    rolls(sc, 1, 1, 1, 1, 1, 1, 2, 3)
    # 4 against 15.
    assert (1, 1) == (sc.hero("thorn").hours, sc.hero("kram").hours)
    assert [3, 3] == [sc.hero("thorn").willpower, sc.hero("kram").willpower]


@rule("FE-GROUP-6", "FE-GROUP-9", "FE-GROUP-5")
def test_who_began_a_fight_may_leave_it() -> None:
    sc = fighting(
        "fur_troll",
        "thorn",
        "kram",
        thorn=at(410, strength=6),
        kram=at(410, strength=6, willpower=9),
        eara=at(412),
    )
    rolls(sc, 1, 1, 2, 1, 2, 1, 1, 2)
    assert "ask-round" == sc.prompt()
    sc.play("leave thorn", "on kram")
    assert "die-hero" == sc.prompt()
    assert (1, 2) == (sc.hero("thorn").hours, sc.hero("kram").hours)


# Creatures.


@rule("FE-CREAT-1", "FE-CREAT-2", "FE-CREAT-4", "FE-SUN-1")
def test_creatures_go_along_the_arrows_past_each_other() -> None:
    sc = winter(thorn=at(460), kram=at(460), creatures={407: "gor", 402: "fur_troll"})
    sunrise(sc)
    assert {} == {space: kind for space, kind in sc.creatures().items() if space in (402, 407)}
    assert 2 == sc.s.intruders


@vector("FE-TV-29")
@rule("FE-SUN-2", "FE-SUN-4", "FE-CREAT-8")
def test_a_wargor_moves_twice() -> None:
    sc = sunrise(winter(thorn=at(460), kram=at(460), creatures={436: "wargor"}))
    assert "wargor" == sc.creature(438)


@vector("FE-TV-42")
@rule("FE-MAP-3")
def test_the_north_way_leads_into_the_cave() -> None:
    sc = winter(thorn=at(460), kram=at(460), creatures={426: "gor"})
    for space in (420, 418, 414):
        assert "gor" == sunrise(sc).creature(space)


@vector("FE-TV-37")
@rule("FE-CAVE-3")
def test_a_wargor_leaves_the_cave_by_413() -> None:
    sc = sunrise(winter(thorn=at(460), kram=at(460), creatures={414: "wargor"}))
    assert "wargor" == sc.creature(412)


@vector("FE-TV-38")
@rule("FE-CAVE-4", "FE-CREAT-2")
def test_a_gor_is_pushed_on_through_the_cave() -> None:
    sc = winter(thorn=at(460), kram=at(460), creatures={418: "gor", 414: "fur_troll"})
    sunrise(sc)
    assert "gor" == sc.creature(413)


@rule("FE-CREAT-3", "FE-CREAT-13")
def test_a_newcomer_is_pushed_on_and_needs_a_figure() -> None:
    sc = winter(thorn=at(460), creatures={407: "gor"})
    wargor = sc.g.book.creature_kind("wargor")
    for space in (407, 410, 411, 412, 413, 415, 416):
        creatures.place(sc.g, sc.s, wargor, space, -1, 0, "FE-CREAT-3")
    assert "wargor" == sc.creature(402)
    assert -1 == creatures.place(sc.g, sc.s, wargor, 417, -1, 0, "FE-CREAT-13")
    assert None is sc.creature(417)


# Castle and village.


@vector("FE-TV-10")
@rule("FE-DEF-1", "FE-DEF-2", "FE-DEF-3", "FE-GEN-3")
def test_with_four_heroes_the_castle_holds_one_creature() -> None:
    sc = winter(
        face="castle",
        thorn=at(80),
        tenaya=at(80),
        eara=at(80),
        kram=at(80),
        creatures={1: "gor", 3: "gor"},
    )
    sunrise(sc)
    assert (1, "") == (sc.s.intruders, sc.s.why)
    while not sc.s.why:
        sc.play(f"end {sc.g.party[sc.g.pending(sc.s).who]}")
    assert (LOST, "why-castle-fallen") == (sc.s.result, sc.s.why)


@vector("FE-TV-26")
@rule("FE-IQ-1", "FE-IQ-3", "FE-DEF-4")
def test_an_iquar_in_the_village_is_one_more_defence_place() -> None:
    sc = winter(thorn=at(407), tenaya=at(460), eara=at(460), kram=at(460), loose={402: ["iquar"]})
    assert 1 == sc.s.shields
    sc.play("walk thorn 402", "take thorn iquar", "walk thorn 401", "stop thorn")
    assert (2, 0) == (sc.s.shields, sc.hero("thorn").farmers)


@rule("FE-IQ-2", "FE-OPEN-9")
def test_an_iquar_is_lost_to_creatures() -> None:
    sc = winter(thorn=at(407, farmers=1), creatures={402: "gor"}).play("walk thorn 402")
    assert 0 == sc.hero("thorn").farmers
    sc = winter(thorn=at(460), kram=at(460), creatures={415: "gor"}, loose={407: ["iquar"]})
    assert [] == sunrise(sc).loose(407)


@rule("FE-OPEN-5")
def test_a_hero_who_loses_all_willpower_outside_a_fight_falls() -> None:
    sc = winter(thorn=at(410, strength=3, willpower=2))
    heroes.lose_willpower(sc.g, sc.s, 0, 2, "FE-SNOW-1")
    assert (2, 3) == (sc.hero("thorn").strength, sc.hero("thorn").willpower)


# Allies and things.


@vector("FE-TV-23")
@rule("FE-TRAN-2")
def test_two_hours_lead_tranuk_eight_spaces() -> None:
    way = [402, 407, 415, 416, 419, 430, 433, 435]
    sc = winter(thorn=at(460), figures={"tranuk": 401})
    sc.play(*[f"lead thorn tranuk {space}" for space in way], "halt thorn")
    assert 2 == sc.hero("thorn").hours


@rule("FE-TRAN-1", "FE-TRAN-4")
def test_companions_add_their_strength() -> None:
    there = {"tranuk": 410, "great_warrior": 410}
    sc = winter(thorn=at(410), creatures={410: "fur_troll"}, figures=there)
    rolls(sc.play("fight thorn 410"), 1, 1, 2)
    assert 1 + 2 + 4 + 2 == value(sc)


@vector("FE-TV-53")
@rule("FE-PLANT-2", "FE-PLANT-1", "FE-HERO-11")
def test_blue_berries_give_five_willpower_up_to_twenty() -> None:
    sc = winter(thorn=at(410, willpower=17, things=["blue_streamberries"]))
    sc.play("deed thorn streamberries")
    assert (20, []) == (sc.hero("thorn").willpower, sc.things("thorn"))


@rule("FE-FREE-1", "FE-FREE-2", "FE-HERO-3")
def test_things_change_hands_out_of_turn_but_not_at_rest() -> None:
    sc = winter(thorn=at(410), eara=at(410, things=["gem", "telescope"]))
    sc.play("give eara gem thorn", "drop eara telescope", "take thorn telescope")
    assert ["gem", "telescope"] == sorted(sc.things("thorn"))
    resting = winter(thorn=at(410), eara=at(410, things=["gem"], resting=True))
    assert "AN-FREE-3" == resting.refused("give eara gem thorn")


@rule("FE-HERO-12")
def test_without_a_slot_a_thing_stays_on_the_ground() -> None:
    sc = winter(thorn=at(410, things=["firewood"] * 3), loose={410: ["telescope"]})
    assert "AN-HERO-4" == sc.refused("take thorn telescope")


@rule("FE-ITEM-7", "FE-HERO-13")
def test_the_falcon_carries_plants_gems_and_tablets() -> None:
    goods = ["red_bloodflowers", "buffalo_tablet", "askimar_blade"]
    sc = winter(thorn=at(410, things=["falcon"]), eara=at(460, things=goods))
    sc.play("falcon thorn thorn eara")
    assert "AN-ITEM-7" == sc.refused("send eara askimar_blade thorn")
    sc.play("send eara red_bloodflowers thorn", "send eara buffalo_tablet thorn")
    assert ["buffalo_tablet", "falcon_used", "red_bloodflowers"] == sorted(sc.things("thorn"))
