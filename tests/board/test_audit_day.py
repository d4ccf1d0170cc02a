"""Spot checks of the day against the rulebook: hours, turns, overtime, the sunrise in order."""

from rietland.board.state import DRAINED, FULL
from rietland.kernel.state import LOST, PLAYING
from tests.board.draws import draw, number
from tests.marks import rule
from tests.scenes import Scene, at, scene


def sunrise(sc: Scene, card: str) -> Scene:
    """Everybody ends the day, and this event card is drawn."""
    while sc.prompt() == "ask-turn":
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(f"draw {number(sc, card)}")


# Turns.


@rule("AN-TIME-5", "AN-MOVE-8")
def test_the_last_hero_awake_has_turn_after_turn_and_may_fight_where_the_last_one_ended() -> None:
    sc = scene(thorn=at(14), kram=at(7, resting=True), creatures={10: "gor"})
    sc.play("walk thorn 10", "stop thorn")
    assert "AN-MOVE-8" == sc.refused("fight thorn 10")
    sc.play("done thorn")
    assert "fight thorn 10" in sc.options()


@rule("AN-TIME-4")
def test_the_rooster_is_kept_by_the_first_even_if_others_end_later_in_the_same_round() -> None:
    sc = scene(thorn=at(14), kram=at(7), chada=at(25), turn="chada")
    sunrise(sc, "14")
    assert "chada" == sc.g.party[sc.s.active]
    assert -1 == sc.s.rooster


@rule("AN-TURN-1", "AN-TURN-5")
def test_after_passing_a_hero_neither_moves_nor_fights_but_may_end_the_day() -> None:
    sc = scene(thorn=at(10), kram=at(7), creatures={10: "gor"})
    sc.play("pass thorn")
    assert "AN-TURN-1" == sc.refused("walk thorn 14")
    assert "AN-MOVE-8" == sc.refused("fight thorn 10")
    assert "AN-TURN-1" == sc.refused("pass thorn")
    assert "end thorn" in sc.options()


@rule("AN-TURN-2", "AN-TIME-2")
def test_a_move_may_run_from_the_seventh_hour_into_overtime() -> None:
    sc = scene(thorn=at(14, hours=6, willpower=5), kram=at(7))
    sc.play("walk thorn 18", "walk thorn 72")
    assert (8, 3) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    sc.play("walk thorn 34")
    assert (9, 1) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    assert "AN-TIME-2" == sc.refused("walk thorn 72")
    assert ["stop thorn"] == sc.options()


@rule("AN-MOVE-9", "AN-TIME-1")
def test_a_wineskin_moves_a_hero_after_the_tenth_hour() -> None:
    sc = scene(thorn=at(14, hours=10, things=["wineskin_half"]), kram=at(7))
    assert "AN-TIME-1" == sc.refused("walk thorn 18")
    sc.play("drink thorn 18")
    assert (10, []) == (sc.hero("thorn").hours, sc.things("thorn"))
    assert ["stop thorn"] == sc.options()


@rule("AN-TURN-3")
def test_a_hero_without_an_hour_cannot_pass_but_only_end_the_day() -> None:
    sc = scene(thorn=at(14, hours=7, willpower=2), kram=at(7))
    assert "AN-TIME-2" == sc.refused("pass thorn")
    assert ["end thorn"] == sc.options()


@rule("AN-TIME-2", "AN-OPEN-1")
def test_willpower_from_a_well_opens_the_overtime_that_was_closed() -> None:
    sc = scene(kram=at(5, hours=7, willpower=2), thorn=at(14))
    assert "AN-TIME-2" == sc.refused("walk kram 4")
    sc.play("drain kram", "walk kram 4")
    assert (8, 3) == (sc.hero("kram").hours, sc.hero("kram").willpower)


@rule("AN-ALLY-3", "AN-TIME-2")
def test_leading_the_prince_in_overtime_costs_willpower() -> None:
    sc = scene(thorn=at(14, hours=7), kram=at(7), figures={"prince": 72})
    sc.play("lead thorn prince 18", "lead thorn prince 14")
    assert (8, 5) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)


# The sunrise.


@rule("AN-SUN-1", "AN-SUN-2", "AN-SUN-7", "AN-SUN-8")
def test_the_event_comes_before_the_gors_and_the_narrator_after_the_wells() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={72: "gor"})
    sc.s.wells = [DRAINED] * 4
    sunrise(sc, "14")
    told = [event.kind for event in sc.s.news]
    kinds = ["event", "marched", "wells", "narrator", "dawn"]
    order = [told.index(sc.told(kind)[0].kind) for kind in kinds]
    assert sorted(order) == order


@rule("AN-SUN-1", "AN-SUN-7")
def test_a_well_removed_by_the_event_is_not_filled_in_the_same_sunrise() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    sc.s.wells = [DRAINED] * 4
    sunrise(sc, "15")
    full = [well == FULL for well in sc.s.wells]
    assert 3 == sum(full)
    assert not full[sc.g.book.well_at[35]]


@rule("AN-SUN-1", "AN-EVENT-10", "AN-CREAT-6")
def test_a_gor_advanced_by_the_event_moves_again_with_the_gors() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={24: "gor"})
    sunrise(sc, "18").play("choose kram refuse")
    assert {4: "gor"} == sc.creatures()


@rule("AN-SUN-9", "AN-EVENT-5")
def test_overtime_forbidden_yesterday_is_open_today() -> None:
    sc = scene(thorn=at(14, willpower=20), kram=at(7))
    draw(sc, "9")
    assert -1 == sc.s.overtime[2]
    sunrise(sc, "14")
    assert [2, 2, 2] == sc.s.overtime


@rule("AN-SUN-1", "AN-EVENT-5")
def test_what_the_sunrise_event_says_of_today_holds_for_the_day_that_begins() -> None:
    sc = sunrise(scene(thorn=at(10), kram=at(7), creatures={84: "gor"}), "26")
    assert [0, 2, 2] == sc.s.overtime


@rule("AN-SUN-7")
def test_a_resting_hero_on_a_well_keeps_it_empty_too() -> None:
    sc = scene(thorn=at(5, resting=True), kram=at(7))
    sc.s.wells = [DRAINED] * 4
    sunrise(sc, "14")
    assert DRAINED == sc.s.wells[sc.g.book.well_at[5]]


@rule("AN-TIME-6", "AN-FREE-3")
def test_the_new_day_gives_back_all_hours_but_no_willpower() -> None:
    sc = scene(thorn=at(14, hours=10, willpower=1), kram=at(7))
    sunrise(sc, "5")
    assert (0, 1, False) == (
        sc.hero("thorn").hours,
        sc.hero("thorn").willpower,
        sc.hero("thorn").resting,
    )


@rule("AN-SUN-10", "AN-SHLD-4")
def test_a_castle_lost_to_gors_lets_no_skral_move_and_no_narrator() -> None:
    sc = scene(
        thorn=at(14), kram=at(7), chada=at(25), eara=at(34),
        creatures={1: "gor", 2: "gor", 72: "skral"},
    )  # fmt: skip
    sunrise(sc, "5")
    assert LOST == sc.s.result
    assert "A" == sc.letter()
    assert "skral" == sc.creature(72)


@rule("AN-SUN-8", "AN-GEN-7", "AN-END-2")
def test_the_narrator_reaches_n_at_the_end_of_the_sunrise_and_no_new_day_begins() -> None:
    sc = scene(thorn=at(14), kram=at(7), narrator="M")
    sc.s.star_at = [13]
    sc.s.star_card = [sc.g.book.cards.index("N")]
    sunrise(sc, "14")
    assert LOST == sc.s.result
    assert [] == sc.told("dawn")


@rule("AN-SHLD-3", "AN-SHLD-1")
def test_exactly_as_many_creatures_as_shields_is_no_loss() -> None:
    sc = scene(thorn=at(14), kram=at(72), creatures={1: "gor", 2: "gor", 4: "skral"})
    assert 3 == sc.s.shields
    sunrise(sc, "14")
    assert PLAYING == sc.s.result
    assert 3 == sc.s.intruders
