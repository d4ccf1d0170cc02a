"""The rules of reading, on the sections of Dark Paths."""

import pytest

from rietland.kernel.errors import IllegalAction
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, WON
from tests.book.scenes import begun, book, opened
from tests.marks import rule, vector

GROUP = ("thorn", "tenaya", "eara", "kram")


# The sheet and the page.


@rule("FE-DP-2")
def test_a_reading_begins_with_ten_will_two_strength_and_one_frost() -> None:
    sc = begun("thorn")
    assert (10, 2, 1) == (sc.number("will"), sc.number("strength"), sc.number("frost"))
    assert [] == sc.notes()
    assert "1" == sc.section()


@rule("FE-DP-2")
def test_numbers_stay_within_their_limits() -> None:
    assert 20 == opened("29", will=19).number("will")
    assert 0 == opened("32", frost=2).number("frost")


@rule("FE-DP-2")
def test_a_thing_comes_once() -> None:
    sc = opened("2", has=("firewood",))
    assert 1 == sc.notes().count("firewood")
    assert [] == [one for one in sc.told("gained") if sc.g.book.notes[one.what].name == "firewood"]


@rule("FE-DP-3")
def test_the_effects_of_a_section_come_in_order_and_before_the_choice() -> None:
    sc = begun("thorn").take("feel_around")
    names = [sc.g.book.notes[one.what].name for one in sc.told("gained")]
    assert ["firewood", "ribbon"] == names
    assert 2 == sc.number("frost")
    assert ["dig_out", "shout"] == sc.ways()
    assert "FE-DP-3" == sc.refused("take thorn smoke")


@rule("FE-DP-4")
def test_will_at_nothing_costs_strength_and_warmth() -> None:
    sc = opened("15", will=4)
    assert (3, 1, 3) == (sc.number("will"), sc.number("strength"), sc.number("frost"))


@rule("FE-DP-4")
def test_strength_is_never_below_one() -> None:
    assert 1 == opened("15", will=2, strength=1).number("strength")


@rule("FE-DP-4", "FE-DP-5")
def test_the_loss_of_all_will_may_bring_the_sleep() -> None:
    assert "37" == opened("15", will=1, frost=6).section()


@vector("FE-TV-99")
@rule("FE-DP-5")
def test_frost_of_eight_puts_to_sleep() -> None:
    sc = opened("24", frost=7)
    assert "37" == sc.section()
    assert "24" == sc.trail()[-2]
    assert "78" == opened("49", frost=7).section()


@rule("FE-DP-5")
def test_an_ending_is_an_ending_whatever_the_frost() -> None:
    assert "34" == opened("34", frost=8).section()


# Ways.


@rule("FE-DP-6")
def test_a_way_is_offered_when_its_conditions_hold() -> None:
    assert "steam" not in opened("24").ways()
    assert "steam" in opened("24", has=("griffin",)).ways()
    assert "FE-DP-6" == opened("24").refused("take thorn steam")


@vector("FE-TV-100")
@rule("FE-DP-6")
def test_the_bargain_is_turned_with_five_memories_only() -> None:
    four = ("ribbon", "oath", "name_sennet", "warning")
    assert "turn_bargain" not in opened("70", has=four).ways()
    assert "turn_bargain" in opened("70", has=(*four, "bargain")).ways()


@rule("FE-DP-6")
def test_every_section_has_a_way_without_conditions() -> None:
    for section in book().sections:
        ways = [book().ways[way] for way in section.ways]
        free = [way for way in ways if not way.conditions and not way.once]
        assert section.ending is not None or free, section.name


@rule("FE-DP-6")
def test_a_way_that_can_be_taken_once_is_gone() -> None:
    sc = opened("49", "tenaya").take("make_fire").take("go_on")
    assert "49" == sc.section()
    assert "make_fire" not in sc.ways()
    assert "FE-DP-6" == sc.refused("take tenaya make_fire")


@rule("FE-DP-6")
def test_a_way_of_last_resort_is_offered_when_there_is_no_other() -> None:
    sc = begun("hob", box="lantern", variant="inside").play("choose hob hum", "roll 3")
    assert ["give_up"] == sc.ways()
    sc = begun("hob", box="lantern", variant="inside").play("choose hob hush", "roll 6")
    assert ["call", "listen"] == sc.ways()


@rule("FE-DP-6")
def test_what_a_way_costs_must_be_there() -> None:
    assert "trade" in opened("hole", "hob", box="lantern").ways()
    assert "trade" not in opened("hole", "hob", box="lantern", lacks=("lantern",)).ways()


def test_visits_of_a_section_are_counted() -> None:
    sc = begun("hob", box="lantern")
    assert "window" not in sc.take("sit").ways()
    assert "window" in sc.take("sit").ways()
    sc.take("window")
    assert ["gate", "gate", "gate", "hall"] == sc.trail()


# Tests.


@vector("FE-TV-97")
@rule("FE-DP-4", "FE-DP-7")
def test_nerve_is_a_die_and_the_row_of_will() -> None:
    sc = opened("31", will=9, frost=1).take("get_up").play("roll 4")
    assert "30" == sc.section()
    assert [6] == [event.amount for event in sc.told("passed")]


@pytest.mark.parametrize(("will", "total"), [(6, 3), (7, 5), (13, 5), (14, 7)])
@rule("FE-DP-7")
def test_will_has_three_rows(will: int, total: int) -> None:
    sc = opened("51", "kram", will=will).take("brew").play("roll 3")
    assert [total] == [event.amount for event in [*sc.told("passed"), *sc.told("failed")]]


@vector("FE-TV-98")
@rule("FE-DP-7")
def test_strength_is_the_highest_of_the_dice_by_will() -> None:
    sc = opened("7", "thorn", will=10).take("fight").play("roll 2", "roll 5", "roll 1")
    assert [7] == [event.amount for event in sc.told("passed")]
    assert "11" == sc.section()


@rule("FE-DP-7")
def test_the_wizard_flips_a_low_die_in_tests_of_strength() -> None:
    sc = opened("27", "eara", will=14).take("drag_out").play("roll 1")
    assert [8] == [event.amount for event in sc.told("passed")]


@rule("FE-DP-7")
def test_luck_is_a_die_and_what_helps() -> None:
    assert "60" == opened("48", "kram", has=("lake",)).take("race").play("roll 1").section()
    assert "55" == opened("48", "kram").take("race").play("roll 2").section()


@rule("FE-DP-7")
def test_a_failed_fight_costs_the_difference_in_will() -> None:
    sc = opened("12", "kram", will=10).take("attack").play("roll 1", "roll 2")
    # 2 + 2 of 8: four will, then four more for the section.
    assert "15" == sc.section()
    assert [-4, -4] == [event.amount for event in sc.told("changed")]


# Fires and gifts.


@vector("FE-TV-101")
@rule("FE-DP-8")
def test_the_keeper_needs_no_firewood() -> None:
    sc = opened("24", "tenaya", frost=6)
    assert "make_fire" in sc.ways()
    sc.take("make_fire")
    # 7 at dusk, 3 less by the fire, 1 less for the keeper.
    assert 3 == sc.number("frost")
    assert [] == sc.told("lost")


@rule("FE-DP-8")
def test_others_spend_their_firewood() -> None:
    assert "make_fire" not in opened("24", "thorn").ways()
    sc = opened("24", "thorn", has=("firewood",), frost=6).take("make_fire")
    assert 4 == sc.number("frost")
    assert [] == sc.notes()


@rule("FE-DP-9")
def test_the_warrior_adds_two_to_a_failed_test_of_nerve_once_in_a_chapter() -> None:
    sc = opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 2")
    assert ["use thorn", "accept thorn"] == sc.options()
    sc.play("use thorn")
    assert "30" == sc.section()
    again = opened("31", "thorn", will=9, frost=0)
    again.s.used = [1]
    assert "37" == again.take("get_up").play("roll 2").section()


@rule("FE-DP-9")
def test_a_gift_that_cannot_turn_the_test_is_not_offered() -> None:
    assert "37" == opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 1").section()


@rule("FE-DP-9")
def test_a_gift_may_be_kept() -> None:
    sc = opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 2", "accept thorn")
    assert "37" == sc.section()
    assert [0] == sc.s.used


@rule("FE-DP-9")
def test_the_keeper_rolls_again() -> None:
    sc = opened("31", "tenaya", will=9, frost=0).take("get_up").play("roll 1", "use tenaya")
    assert "30" == sc.play("roll 6").section()
    sc = opened("31", "tenaya", will=9, frost=0).take("get_up").play("roll 1", "use tenaya")
    assert "37" == sc.play("roll 3").section()


@rule("FE-DP-9")
def test_the_wizard_flips_the_die_of_luck_or_nerve() -> None:
    sc = opened("48", "eara").take("race").play("roll 2", "use eara")
    assert [5] == [event.amount for event in sc.told("passed")]


@rule("FE-DP-9")
def test_the_dwarf_has_a_rope_and_a_thick_skin() -> None:
    assert ["rope"] == begun("kram").notes()
    sc = opened("24", "kram", frost=7)
    assert (6, "24", [1]) == (sc.number("frost"), sc.section(), sc.s.used)
    sc.s.counters[sc.g.book.counter("frost")] = 7
    assert "37" == sc.take("dig_in").section()


@rule("FE-DP-9")
def test_gifts_are_fresh_in_the_next_chapter() -> None:
    sc = opened("36")
    sc.s.used = [1]
    assert [0] == sc.play("read_on thorn").s.used


# Chapters.


@vector("FE-TV-102")
@rule("FE-DP-10")
def test_the_ending_of_chapter_one_says_where_chapter_two_begins() -> None:
    sc = opened("36", will=5, frost=6, has=("rope", "ribbon"))
    assert ["read_on thorn", "close thorn"] == sc.options()
    sc.play("read_on thorn")
    assert "42" == sc.section()
    assert (11, 3) == (sc.number("will"), sc.number("frost"))
    assert ["rope", "ribbon", "hoof"] == sc.notes()


@pytest.mark.parametrize(
    ("ending", "beginning"), [("34", "40"), ("35", "41"), ("36", "42"), ("37", "43"), ("38", "44")]
)
@rule("FE-DP-10")
def test_five_endings_have_five_beginnings(ending: str, beginning: str) -> None:
    assert beginning == opened(ending).play("read_on thorn").section()


@rule("FE-DP-10")
def test_the_book_may_be_closed_with_the_ending_of_chapter_one() -> None:
    sc = opened("34").play("close thorn")
    assert (WON, "ending-dark_paths-tents") == (sc.s.result, sc.s.why)
    assert "FE-DP-10" == sc.refused("close thorn")
    assert LOST == opened("37").play("close thorn").s.result


@rule("FE-DP-10")
def test_a_reading_of_chapter_one_ends_with_it() -> None:
    sc = begun("thorn", variant="chapter_one")
    sc.s.counters[sc.g.book.counter("frost")] = 8
    sc.take("break_out")
    assert (LOST, "ending-dark_paths-asleep") == (sc.s.result, sc.s.why)


@rule("FE-DP-11")
def test_the_reader_chooses_what_is_forgotten() -> None:
    sc = opened("43", has=("oath", "ribbon", "warning"))
    assert ["forget thorn ribbon", "forget thorn oath", "forget thorn warning"] == sc.options()
    assert "FE-DP-11" == sc.refused("forget thorn price")
    sc.play("forget thorn oath")
    assert ["ribbon", "warning"] == sc.notes()


@rule("FE-DP-11")
def test_without_a_choice_the_last_memory_goes_by_itself() -> None:
    assert ["ribbon"] == opened("43", has=("oath",)).notes()


@pytest.mark.parametrize(
    ("variant", "section"),
    [("", "40"), ("piles", "41"), ("hoofed", "42"), ("asleep", "43"), ("chained", "44")],
)
@rule("FE-DP-12")
def test_chapter_two_alone_begins_in_five_ways(variant: str, section: str) -> None:
    sc = begun("thorn", legend="2", variant=variant)
    assert section == sc.section()
    assert "firewood" in sc.notes()
    assert 2 == sc.number("strength")
    # Section 43 wakes the reader with a fire of its own.
    assert (2 if variant == "asleep" else 3) == sc.number("frost")


@rule("FE-DP-12")
def test_chapter_two_alone_begins_with_ten_will_and_the_name_of_sennet() -> None:
    sc = begun("thorn", legend="2", variant="chained")
    # Its first section gives one will.
    assert 11 == sc.number("will")
    assert ["firewood", "name_sennet"] == sc.notes()


# A group.


@rule("FE-DP-1")
def test_the_book_is_handed_on_with_every_section() -> None:
    sc = begun("thorn", "kram", seats=2)
    assert 0 == sc.g.pending(sc.s).seat
    assert "FE-DP-1" == sc.refused("take kram shout")
    sc.play("take thorn feel_around")
    assert 1 == sc.g.pending(sc.s).seat
    assert [0, 1] == sc.g.concerned(sc.s)
    sc.play("take kram dig_out")
    assert "thorn" == sc.g.party[sc.g.pending(sc.s).who]


@rule("FE-DP-1")
def test_a_test_is_taken_by_a_hero_of_the_groups_choice_but_not_twice_in_a_row() -> None:
    sc = opened("31", *GROUP, will=9, frost=0).take("get_up")
    reader = sc.g.party[sc.g.pending(sc.s).who]
    assert [f"send {reader} {name}" for name in GROUP] == sc.options()
    sc.play(f"send {reader} eara", "roll 5").take("count_steps")
    reader = sc.g.party[sc.g.pending(sc.s).who]
    assert [f"send {reader} {name}" for name in GROUP if name != "eara"] == sc.options()
    assert "FE-DP-1" == sc.refused(f"send {reader} eara")


@rule("FE-DP-1")
def test_of_two_the_other_takes_the_next_test() -> None:
    sc = opened("31", "thorn", "eara", will=9, frost=0).take("get_up")
    sc.play("send eara thorn", "roll 5").take("count_steps")
    assert ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"] == sc.options()
    assert [1] == [event.who for event in sc.told("test")]


@rule("FE-DP-1", "FE-DP-9")
def test_the_hero_who_takes_the_test_has_the_gift() -> None:
    sc = opened("31", "thorn", "eara", will=9, frost=0).take("get_up")
    sc.play("send eara thorn", "roll 3")
    assert ["use thorn", "accept thorn"] == sc.options()
    assert "FE-DP-1" == sc.refused("use eara")


@rule("FE-DP-1")
def test_every_role_reads_once() -> None:
    game = begun("thorn").g
    with pytest.raises(ValueError, match="this game is for thorn"):
        game.start(Setup("dark_paths", "1", "normal", ["kram"], [0], ""))
    with pytest.raises(ValueError, match="two heroes are a warrior"):
        begun("thorn", "mairen")


def test_only_what_is_offered_is_taken() -> None:
    sc = opened("27", "kram", will=14).take("drag_out")
    assert "FE-DP-7" == sc.refused("take kram drag_out")
    assert "FE-DP-1" == sc.refused("use kram")
    with pytest.raises(IllegalAction):
        sc.play("read_on kram")
