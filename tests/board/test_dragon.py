"""The dragon: its value, its battle cards, its landings."""

from pathlib import Path

import pytest

from rietland.board.pieces import creature_values, creatures
from rietland.kernel.state import LOST, PLAYING
from tests.board.fate_table import fates
from tests.board.fights import foe_value, gather, rolls, value
from tests.board.mines import mine
from tests.board.wrath import (
    BREATH,
    CLAWS,
    RISES,
    TAIL,
    WINGS,
    cards_left,
    counter,
    fly,
    on_castle,
    read,
    sunrise,
    where,
    with_rounds_told,
    wrath,
)
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import At, Scene, at


def strong(strength: int = 11, willpower: int = 6) -> At:
    return at(16, strength=strength, willpower=willpower)


def lone(card: int = -1, lost: int = 0, **more: object) -> Scene:
    """A hero of 5 strength on the dragon's space loses a round; this card is drawn."""
    sc = wrath(dragon=16, lost=lost, thorn=at(16, strength=5, willpower=6, **more))  # type: ignore[arg-type]
    sc.play("fight thorn 16")
    rolls(sc, 1, 1, 6, 8, 10)
    return sc.play(f"draw {card}") if card >= 0 else sc


# Values.


@vector("AN-TV-197")
@rule("AN-DRAGON-1")
@pytest.mark.parametrize(("dice", "best"), [((10, 10, 10), 30), ((6, 8, 12), 12), ((6, 6, 10), 12)])
def test_it_throws_three_black_dice_and_adds_equal_ones(
    dice: tuple[int, int, int], best: int
) -> None:
    sc = wrath(dragon=16, thorn=at(16, strength=5, willpower=6)).play("fight thorn 16")
    rolls(sc, 1, 1, *dice)
    assert 32 + best == foe_value(sc)


@vector("AN-TV-203")
@rule("AN-DRAGON-7")
def test_the_herald_and_creatures_in_the_castle_make_it_stronger() -> None:
    sc = wrath(
        dragon=16, garrison=("gor",), thorn=at(16, strength=5, willpower=6), kram=at(30)
    ).play("fight thorn 16")
    rolls(sc, 1, 1, 6, 8, 10)
    assert 44 == foe_value(sc)


@vector("AN-TV-196")
@rule("AN-DRAGON-6")
def test_without_the_prince_the_herald_stays_for_the_rest_of_the_legend() -> None:
    sc = wrath(dragon=16, thorn=strong(), eara=at(40), kram=at(41), chada=at(42))
    sc.play("fight thorn 16")
    assert "dragon_fight" == sc.g.book.cards[sc.s.read[-1]]
    assert 62 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[16])
    rolls(sc, 1, 1, 6, 8, 10)
    sc.play(f"draw {TAIL}", "leave thorn", "end thorn")
    assert 62 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[16])


@rule("AN-DRAGON-6")
def test_the_prince_rides_against_the_herald_and_both_are_gone() -> None:
    sc = wrath(dragon=16, figures={"prince": 40}, thorn=strong(), kram=at(30))
    sc.play("fight thorn 16")
    assert -1 == where(sc, "prince")
    assert 30 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[16])


@vector("AN-TV-187")
@rule("AN-L5-12")
def test_an_archer_on_the_watchtower_counts_two_more() -> None:
    sc = wrath(
        dragon=16, figures={"watchtower": 17, "prince": 40}, chada=at(17, strength=9, willpower=6),
        thorn=at(30),
    )  # fmt: skip
    sc.play("fight chada 16")
    rolls(sc, 5)
    sc.play("keep chada")
    assert 16 == value(sc)
    view = plain(sc.g.view(sc.s, 0))["battle"]
    assert isinstance(view, dict)
    assert [{"key": "bonus-base-5-tower", "amount": 2}] == view["helps"]


@rule("AN-L5-12")
def test_without_the_tower_or_elsewhere_nobody_has_more() -> None:
    none = wrath(creatures={17: "gor"}, thorn=at(17, strength=9)).play("fight thorn 17")
    assert 9 == plain(none.g.view(none.s, 0))["battle"]["strength"]
    away = wrath(creatures={18: "gor"}, figures={"watchtower": 17}, thorn=at(18, strength=9))
    away.play("fight thorn 18")
    assert 9 == plain(away.g.view(away.s, 0))["battle"]["strength"]


# Rounds.


@rule("AN-DRAGON-5")
def test_it_can_be_attacked_where_it_lies_and_shot_at_from_next_door() -> None:
    assert "fight thorn 16" in wrath(dragon=16, thorn=at(16)).options()
    assert "fight chada 16" in wrath(dragon=16, chada=at(17)).options()
    assert "AN-FIGHT-1" == wrath(dragon=16, thorn=at(17)).refused("fight thorn 16")


@rule("AN-DRAGON-8")
def test_a_round_won_removes_the_top_card_unread_and_nobody_loses_willpower() -> None:
    sc = wrath(dragon=16, lost=1, figures={"prince": 40}, thorn=at(16, strength=40, willpower=6))
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    assert [-1, -1, -1] == cards_left(sc)
    assert 6 == sc.hero("thorn").willpower
    assert [1] == [event.amount for event in sc.told("card_lost")]
    assert "ask-round" == sc.prompt()
    assert 26 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[16])


@rule("AN-DRAGON-8")
def test_a_tie_is_not_won_and_the_card_goes_under_the_stack() -> None:
    sc = wrath(dragon=16, figures={"prince": 40}, thorn=at(16, strength=34, willpower=6))
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    sc.play(f"draw {BREATH}")
    assert [-1, -1, -1, -1, BREATH] == cards_left(sc)
    assert 3 == sc.hero("thorn").willpower


@rule("AN-DRAGON-8")
@pytest.mark.parametrize(
    ("strength", "lost", "outcome"), [(60, 0, 1), (60, 2, 1), (34, 0, 0), (5, 0, -1)]
)
def test_the_round_is_over_when_the_card_is_gone_or_carried_out(
    tmp_path: Path, strength: int, lost: int, outcome: int
) -> None:
    sc = wrath(
        dragon=16,
        lost=lost,
        figures={"prince": 40},
        thorn=at(16, strength=strength, willpower=6),
        kram=at(30),
    )
    sc = with_rounds_told(tmp_path, sc).play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    if outcome < 1:
        assert [] == sc.told("round_over"), "the card comes first"
        sc.play(f"draw {BREATH}")
        assert 3 == sc.hero("thorn").willpower
    assert [outcome] == [event.amount for event in sc.told("round_over")]


@rule("AN-DRAGON-10")
def test_the_third_card_removed_beats_it_without_reward_or_a_step_of_the_narrator() -> None:
    sc = wrath(
        dragon=16, lost=2, garrison=("gor",), thorn=at(16, strength=60, willpower=6), kram=at(30)
    )
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    assert -1 == where(sc, "dragon")
    assert "A" == sc.letter()
    assert 0 == sc.hero("thorn").gold
    assert {} == plain(sc.g.view(sc.s, 0))["slain"]
    assert sc.g.book.opponent("dragon") in sc.s.defeated_named


@vector("AN-TV-202")
@rule("AN-DRAGON-11")
def test_cards_removed_stay_removed_from_day_to_day() -> None:
    sc = wrath(
        dragon=16, figures={"prince": 40}, thorn=at(16, strength=60, willpower=6), kram=at(30)
    )
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    sc.play("leave thorn", "end thorn")
    sunrise(sc)
    assert [-1] * 4 == cards_left(sc)
    sc.play("fight thorn 16")
    assert {"removed": 1, "needed": 3} == plain(sc.g.view(sc.s, 0))["battle"]["life"]
    rolls(sc, 6, 6, 6, 8, 10)
    sc.play("on thorn")
    rolls(sc, 6, 6, 6, 8, 10)
    assert -1 == where(sc, "dragon")


@rule("AN-DRAGON-11")
def test_a_round_costs_an_hour() -> None:
    sc = lone(TAIL)
    assert 1 == sc.hero("thorn").hours


@rule("AN-DRAGON-13")
def test_a_rune_bearer_may_throw_the_fourth_black_die() -> None:
    runes = ["rune_blue", "rune_yellow", "rune_green"]
    sc = wrath(dragon=16, thorn=at(16, strength=5, things=runes)).play("fight thorn 16")
    assert "hand thorn black" in sc.options()


# Battle cards.


@rule("AN-DRAGON-14")
def test_breath_of_fire_takes_three_willpower_of_all_who_fight() -> None:
    assert 3 == lone(BREATH).hero("thorn").willpower


@vector("AN-TV-198")
@rule("AN-DRAGON-9")
def test_one_shield_of_a_fighter_cancels_a_card_for_all() -> None:
    sc = wrath(
        dragon=16, thorn=at(16, strength=5, willpower=6), chada=at(16, strength=5),
        kram=at(16, strength=5, things=["shield"]), eara=at(40, things=["shield"]),
    )  # fmt: skip
    gather(sc.play("fight thorn 16"), "thorn", "kram", "chada")
    while sc.prompt() != "die-black":
        sc.play("keep chada") if "keep chada" in sc.options() else rolls(sc, 1)
    rolls(sc, 6, 8, 10)
    sc.play(f"draw {BREATH}")
    assert ["block kram", "bear kram"] == sc.options()
    sc.play("block kram")
    assert [6, 7, 7] == [sc.hero(name).willpower for name in ("thorn", "kram", "chada")]
    assert BREATH == cards_left(sc)[-1]
    assert ["shield_half"] == sc.things("kram")
    assert ["shield"] == sc.things("eara")


@vector("AN-TV-199")
@rule("AN-DRAGON-15")
def test_the_tail_strikes_those_on_its_space_alone() -> None:
    sc = wrath(
        dragon=16, thorn=at(16, strength=5), kram=at(16, strength=5), chada=at(17, strength=5)
    )
    gather(sc.play("fight thorn 16"), "thorn", "kram", "chada")
    while sc.prompt() != "die-black":
        sc.play("keep chada") if "keep chada" in sc.options() else rolls(sc, 1)
    rolls(sc, 6, 8, 10)
    sc.play(f"draw {TAIL}")
    assert [3, 3, 7] == [sc.hero(name).willpower for name in ("thorn", "kram", "chada")]


@rule("AN-DRAGON-16")
def test_the_storm_takes_an_hour_and_overtime_is_paid() -> None:
    assert 2 == lone(WINGS).hero("thorn").hours
    late = lone(WINGS, hours=6)
    assert (8, 4) == (late.hero("thorn").hours, late.hero("thorn").willpower)
    last = lone(WINGS, hours=9)
    assert last.hero("thorn").resting


@rule("AN-DRAGON-17")
def test_claws_strike_the_strongest() -> None:
    sc = wrath(dragon=16, thorn=at(16, strength=5), kram=at(16, strength=5), chada=at(40))
    gather(sc.play("fight thorn 16"), "thorn", "kram")
    while sc.prompt() != "die-black":
        rolls(sc, 1)
    rolls(sc, 6, 8, 10)
    sc.play(f"draw {CLAWS}")
    assert [(5, 7), (4, 5)] == [
        (sc.hero(name).strength, sc.hero(name).willpower) for name in ("thorn", "kram")
    ]


@vector("AN-TV-200")
@rule("AN-DRAGON-18")
def test_it_rises_along_its_arrow_but_never_into_the_castle() -> None:
    sc = wrath(dragon=13, thorn=at(13, strength=5)).play("fight thorn 13")
    rolls(sc, 1, 1, 1, 6, 8, 10)
    sc.play(f"draw {RISES}")
    assert 6 == where(sc, "dragon")
    assert None is sc.s.battle
    beside = wrath(dragon=6, thorn=at(6, strength=5)).play("fight thorn 6")
    rolls(beside, 1, 1, 1, 6, 8, 10)
    beside.play(f"draw {RISES}")
    assert 6 == where(beside, "dragon")
    assert None is beside.s.battle


@rule("AN-DRAGON-12")
def test_a_hero_at_no_willpower_by_a_card_is_out_of_the_fight_at_once() -> None:
    sc = wrath(dragon=16, thorn=at(16, strength=5, willpower=3), kram=at(30)).play("fight thorn 16")
    rolls(sc, 1, 1, 6, 8, 10)
    sc.play(f"draw {BREATH}")
    assert (4, 3) == (sc.hero("thorn").strength, sc.hero("thorn").willpower)
    assert None is sc.s.battle


# Landing.


@vector("AN-TV-201")
@rule("AN-DRAGON-4", "AN-L5-24", "AN-L5-11")
def test_where_it_lands_creatures_and_farmers_go_and_heroes_keep_one_willpower() -> None:
    sc = wrath(
        dragon=39,
        creatures={14: "troll"},
        loose={14: ["farmer", "gem_2"]},
        thorn=at(14, willpower=2),
    )
    read(sc, "descent").play("roll 2")
    assert {14: "dragon"} == sc.creatures()
    assert 1 == sc.hero("thorn").willpower
    assert ["gem_2"] == sc.loose(14)
    assert "A" == sc.letter()


@rule("AN-DRAGON-4", "AN-L5-5")
def test_where_it_lands_all_who_hold_the_space_leave_the_game() -> None:
    sc = wrath(dragon=39, garrison=("gor", "gor", "skral"), thorn=at(30), kram=at(31))
    creatures.fly(sc.g, sc.s, sc.s.occupant[39], 0, "AN-DRAGON-4")
    assert ["dragon"] == on_castle(sc)
    assert 3 == len(sc.told("vanished"))
    assert [0] == [event.where for event in sc.told("emptied")]


@rule("AN-L3-17")
def test_where_it_must_not_come_it_does_not_land_either() -> None:
    sc = fates({"10": "thorn"}, thorn=at(60), kram=at(61), creatures={36: "chief"})
    creatures.fly(sc.g, sc.s, sc.s.occupant[36], 0, "AN-L3-17")
    assert (LOST, "why-base-3-broke_in") == (sc.s.result, sc.s.why)


@rule("AN-L4-7")
def test_where_it_lands_it_meets_who_is_there() -> None:
    sc = mine(thorn=at(16), kram=at(70), creatures={20: "gor"})
    creatures.fly(sc.g, sc.s, sc.s.occupant[20], 16, "AN-DRAGON-4")
    assert [0] == [event.who for event in sc.told("met")]


@rule("AN-DRAGON-4")
def test_a_landing_takes_led_farmers_too() -> None:
    sc = wrath(dragon=39, thorn=at(14, willpower=9, farmers=1))
    read(sc, "descent").play("roll 2")
    assert (6, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)


@rule("AN-DRAGON-2")
def test_it_never_moves_at_sunrise_and_creatures_skip_its_space() -> None:
    sc = wrath(dragon=16, creatures={36: "gor"}, thorn=at(30), kram=at(31))
    assert {16: "dragon", 13: "gor"} == sunrise(sc).creatures()
    pushed = wrath(dragon=16, thorn=at(30))
    gor = pushed.g.book.creature_kind("gor")
    creatures.place(pushed.g, pushed.s, gor, 16, -1, 0, "AN-CREAT-10")
    assert {16: "dragon", 13: "gor"} == pushed.creatures()


@rule("AN-DRAGON-3")
def test_no_card_for_creatures_finds_it() -> None:
    sc = wrath(dragon=60, creatures={20: "gor"}, thorn=at(30))
    sc.s.creature_bonus = 1
    assert 30 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[60])
    ref = "event/gold/27/0/then/0/options/refuse"
    sc.g.perform(sc.s, f"{ref}/0", -1, sc.g.book.lists[ref][0])
    assert {60: "dragon", 3: "gor"} == sc.creatures()


@vector("AN-TV-194")
@rule("AN-DRAGON-7")
def test_the_values_of_both_sides_with_all_help() -> None:
    sc = _with_all_help(0)
    rolls(sc, 10, 10, 8)
    assert (76, 78) == (value_before(sc), foe_value(sc))
    sc.play(f"draw {TAIL}")
    assert TAIL == cards_left(sc)[-1]


@vector("AN-TV-195")
@rule("AN-DRAGON-8")
def test_a_card_removed_makes_it_weaker() -> None:
    sc = _with_all_help(1, farmers=2)
    rolls(sc, 10, 10, 8)
    assert 76 == foe_value(sc)
    assert [-1, -1, -1] == cards_left(sc)
    assert PLAYING == sc.s.result


def _with_all_help(lost: int, farmers: int = 1) -> Scene:
    """Four heroes of 11 strength, dice 6, 5, 5 and a black 10, dwarves and sheltered farmers."""
    runes = ["rune_blue", "rune_yellow", "rune_green"]
    sc = wrath(
        dragon=16, lost=lost,
        figures={"shield_dwarves": 16, "prince": 5}, counters={"militia": farmers},
        thorn=strong(), kram=strong(), chada=strong(), eara=at(16, strength=11, things=runes),
    )  # fmt: skip
    gather(sc.play("fight thorn 16"), "thorn", "kram", "chada", "eara")
    thrown = iter([6, 1, 5, 5, 10])
    while sc.prompt() != "die-black" or sc.s.battle is None or sc.s.battle.current < 4:
        if "hand eara black" in sc.options():
            sc.play("hand eara black")
        elif "keep eara" in sc.options():
            sc.play("keep eara")
        elif "keep chada" in sc.options():
            sc.play("keep chada")
        else:
            rolls(sc, next(thrown))
    return sc


def value_before(sc: Scene) -> int:
    battle = sc.s.battle
    assert battle is not None
    return battle.total


def test_flights_are_told_with_where_it_came_from() -> None:
    sc = wrath(dragon=84, thorn=at(30))
    fly(sc, "flight_tree")
    assert [(57, 84)] == [(event.where, event.amount) for event in sc.told("flew")]
    assert 0 == counter(sc, "herald")


@rule("AN-DRAGON-5")
def test_the_dragon_is_fought_after_it_has_left_its_mountain() -> None:
    sc = wrath(dragon=84, thorn=at(84, strength=11))
    assert "AN-DRAGON-5" == sc.refused("fight thorn 84")
    assert "fight thorn 16" in wrath(dragon=16, thorn=at(16, strength=11)).options()


@rule("AN-L5-22")
def test_a_prince_in_the_castle_is_as_one_who_is_not_free() -> None:
    sc = fly(wrath(dragon=84, figures={"prince": 0}, thorn=at(30), kram=at(31)), "flight_blood")
    assert (72, 0) == (where(sc, "dragon"), where(sc, "prince"))
