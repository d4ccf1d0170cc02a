"""Spot checks of the two legends and of creatures on the march against the rulebook and cards."""

import pytest

from rietland.board.legend import narrator
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.board.state import IN_CASTLE
from rietland.kernel.control import read_card
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.draws import draw, number
from tests.marks import rule
from tests.scenes import Scene, at, code_of, put_creature, scene, started

FOUR = ["kram", "thorn", "chada", "eara"]


def read(sc: Scene, card: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc


def star(sc: Scene, card: str, letter: str) -> Scene:
    sc.s.star_at = [*sc.s.star_at, ord(letter) - ord("A")]
    sc.s.star_card = [*sc.s.star_card, sc.g.book.cards.index(card)]
    return sc


def slay(sc: Scene, space: int) -> Scene:
    """The creature there is beaten, as at the end of a won fight."""
    beasts.slay(sc.g, sc.s, sc.s.occupant[space], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    return sc


def sunrise(sc: Scene, card: str) -> Scene:
    while sc.prompt() == "ask-turn":
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(f"draw {number(sc, card)}")


# Creatures on the march.


@rule("AN-CREAT-8", "AN-SUN-3")
def test_a_skral_is_pushed_over_gors_that_moved_before_it() -> None:
    # 19→3 and 20→1 (3 taken); the skral of 22 then finds 19 free.
    sc = scene(thorn=at(72), kram=at(7), creatures={19: "gor", 20: "gor", 22: "skral"})
    sunrise(sc, "14")
    assert {3: "gor", 1: "gor", 19: "skral"} == sc.creatures()


@rule("AN-CREAT-8", "AN-CREAT-13")
def test_a_chain_of_taken_spaces_pushes_creatures_into_the_castle() -> None:
    sc = scene(thorn=at(72), kram=at(7), creatures={10: "gor", 3: "skral", 1: "troll"})
    sunrise(sc, "14")
    assert (3, {}) == (sc.s.intruders, sc.creatures())


@rule("AN-CREAT-9", "AN-CREAT-8")
def test_a_row_of_creatures_behind_a_broken_bridge_stands_still() -> None:
    sc = scene(thorn=at(72), kram=at(7), creatures={48: "gor", 49: "gor", 50: "skral", 51: "troll"})
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    sunrise(sc, "14")
    assert {48: "gor", 49: "gor", 50: "skral", 51: "troll"} == sc.creatures()


@rule("AN-CREAT-7", "AN-CREAT-12")
def test_a_wardrak_in_front_of_the_castle_breaks_in_once() -> None:
    sc = scene(thorn=at(72), kram=at(7), creatures={1: "wardrak"})
    sunrise(sc, "14")
    assert (1, {}) == (sc.s.intruders, sc.creatures())


@rule("AN-CREAT-7")
def test_trolls_move_after_skrals_whatever_their_number() -> None:
    # The skral of 22 passes over the troll on 19 to 3; then the troll finds 3 taken.
    sc = scene(thorn=at(14), kram=at(7), creatures={19: "troll", 22: "skral"})
    sunrise(sc, "14")
    assert {3: "skral", 1: "troll"} == sc.creatures()


@rule("AN-CREAT-10", "AN-CREAT-13")
def test_a_newcomer_pushed_into_the_castle_takes_a_shield() -> None:
    sc = scene(thorn=at(72), kram=at(7), creatures={1: "gor"})
    beasts.place(sc.g, sc.s, sc.g.book.creature_kind("skral"), 1, -1, 0, "AN-CREAT-10")
    assert 1 == sc.s.intruders
    assert {1: "gor"} == sc.creatures()


@rule("AN-SHLD-5", "AN-GEN-4")
def test_a_creature_in_the_castle_moves_no_narrator_and_gives_nothing() -> None:
    sc = scene(thorn=at(72), kram=at(14), creatures={1: "gor"})
    sunrise(sc, "14")
    assert "B" == sc.letter()
    assert [0, 0] == [hero.gold for hero in sc.s.heroes]


@rule("AN-CREAT-14", "AN-SHLD-2")
def test_figures_on_golden_shields_do_not_come_back() -> None:
    sc = scene(thorn=at(72), kram=at(14))
    for _ in range(2):
        c = put_creature(sc.g, sc.s, "wardrak", 1)
        sc.s.occupant[1] = -1
        sc.s.creature_space[c] = IN_CASTLE
    read(sc, "G")
    assert {} == sc.creatures()


@rule("AN-EVENT-10", "AN-CREAT-9")
def test_a_gor_that_a_card_advances_stays_behind_a_broken_bridge() -> None:
    sc = scene(thorn=at(72), kram=at(14), creatures={48: "gor"})
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    draw(sc, "18").play("choose thorn refuse")
    assert {48: "gor"} == sc.creatures()


@rule("AN-OPEN-7", "AN-CREAT-10")
def test_a_newcomer_pushed_against_a_broken_bridge_does_not_come() -> None:
    sc = scene(thorn=at(72), kram=at(14), creatures={48: "gor"})
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    placed = beasts.place(sc.g, sc.s, sc.g.book.creature_kind("skral"), 48, -1, 0, "AN-CREAT-10")
    assert -1 == placed
    assert {48: "gor"} == sc.creatures()


@rule("AN-OPEN-6", "AN-L2-7")
def test_the_herb_lies_on_its_space_when_no_gor_is_left_to_carry_it() -> None:
    crowd = [space for space in range(20, 60) if space not in (37, 61, 67)][:16]
    sc = scene(thorn=at(72), kram=at(14), creatures=dict.fromkeys(crowd, "gor"))
    read(sc, "witch").play("roll 1", "draw 4")
    assert ["herb_4"] == sc.loose(37)


# Legend 1.


@rule("AN-L1-1")
def test_part_1_starts_every_hero_with_one_strength_and_seven_willpower_at_two_heroes_too() -> None:
    sc = started("1", ["eara", "kram"])
    assert [(9, 1, 7), (43, 1, 7)] == [(h.space, h.strength, h.willpower) for h in sc.s.heroes]
    assert "kram" == sc.g.party[sc.s.active]


@rule("AN-L1-1")
def test_part_1_lets_a_hero_earn_gold_and_train() -> None:
    sc = started("1", ["thorn", "kram"])
    sc.play("end kram", "walk thorn 23", "walk thorn 72", "walk thorn 18", "walk thorn 17")
    sc.play(
        "stop thorn", "take thorn gold", "done thorn", "walk thorn 18", "stop thorn", "train thorn"
    )
    assert (2, 0) == (sc.hero("thorn").strength, sc.hero("thorn").gold)


@rule("AN-L1-1")
def test_part_1_does_not_end_when_a_hero_only_passes_through_the_castle() -> None:
    sc = started("1", ["thorn", "eara"])
    sc.play("walk thorn 24", "walk thorn 21", "walk thorn 4", "walk thorn 0", "walk thorn 5")
    sc.play("stop thorn")
    assert 1 == sc.s.counters[sc.g.book.counter("part")]
    assert "drain thorn" in sc.options()


@rule("AN-L1-7")
def test_the_message_is_lost_if_it_lies_where_a_creature_stands_already() -> None:
    sc = scene(legend="1", deck="silver", thorn=at(72), kram=at(14), creatures={5: "gor"})
    sc.s.counters[sc.g.book.counter("part")] = 2
    read(sc, "H1")
    assert LOST == sc.s.result


@rule("AN-L1-7", "AN-FARM-3")
def test_the_message_may_be_left_behind_while_its_bearer_crosses_a_creature() -> None:
    sc = scene(
        legend="1", deck="silver", thorn=at(14, things=["parchment"]), kram=at(7),
        creatures={10: "gor"},
    )  # fmt: skip
    sc.s.counters[sc.g.book.counter("part")] = 2
    sc.s.counters[sc.g.book.counter("in_danger")] = 1
    sc.play("drop thorn parchment", "walk thorn 10", "stop thorn")
    assert PLAYING == sc.s.result


@rule("AN-L1-6")
def test_the_message_in_passing_on_57_does_not_count() -> None:
    sc = scene(legend="1", deck="silver", thorn=at(54, things=["parchment"]), kram=at(7))
    sc.s.counters[sc.g.book.counter("part")] = 2
    star(sc, "N", "N")
    sc.play("walk thorn 57")
    assert PLAYING == sc.s.result
    sc.play("stop thorn")
    assert WON == sc.s.result


@rule("AN-L1-8", "AN-SHLD-4")
def test_the_message_does_not_help_once_the_castle_fell() -> None:
    sc = scene(
        legend="1", deck="silver", thorn=at(56, things=["parchment"]), kram=at(7), chada=at(60),
        eara=at(34), creatures={1: "gor", 2: "gor"},
    )  # fmt: skip
    sc.s.counters[sc.g.book.counter("part")] = 2
    sunrise(sc, "3")
    assert LOST == sc.s.result


@rule("AN-L1-4", "AN-MERCH-4")
def test_in_legend_1_merchants_sell_strength_at_all_three_and_nothing_else() -> None:
    for space in (18, 57, 71):
        sc = scene(legend="1", deck="silver", thorn=at(space, gold=2), kram=at(7))
        sc.s.counters[sc.g.book.counter("articles")] = 0
        assert "train thorn" in sc.options()
        assert "AN-MERCH-4" == sc.refused("buy thorn shield -")


# Legend 2.


@rule("AN-L2-1")
@pytest.mark.parametrize("party", [["kram", "eara"], ["eara", "chada", "thorn"], FOUR])
def test_the_opening_creatures_are_the_same_for_two_three_and_four(party: list[str]) -> None:
    sc = started("2", party)
    want = {8: "gor", 19: "skral", 20: "gor", 21: "gor", 26: "gor", 48: "gor"}
    assert want == sc.creatures()
    assert {2: 3, 3: 2, 4: 1}[len(party)] == sc.s.shields


@rule("AN-L2-3", "AN-END-3")
def test_the_tower_beaten_on_f_goes_to_n_without_reading_g() -> None:
    sc = scene(thorn=at(54), kram=at(7), creatures={54: "tower_skral"}, narrator="F")
    star(star(sc, "G", "G"), "N", "N")
    slay(sc, 54)
    assert "N" == sc.letter()
    assert "wardrak" not in sc.creatures().values()


@rule("AN-L2-3", "AN-OPEN-21")
def test_the_tower_beaten_on_m_reads_n_once() -> None:
    sc = scene(
        thorn=at(54), kram=at(0, things=["herb_3"]), creatures={54: "tower_skral"}, narrator="M"
    )
    star(sc, "N", "N")
    slay(sc, 54)
    assert WON == sc.s.result
    assert 1 == sc.s.read.count(sc.g.book.cards.index("N"))


@rule("AN-L2-8")
def test_a_herb_lying_in_the_castle_is_as_good_as_one_held_there() -> None:
    sc = scene(thorn=at(54), kram=at(7), creatures={54: "tower_skral"}, loose={0: ["herb_4"]})
    star(sc, "N", "N")
    assert WON == slay(sc, 54).s.result


@rule("AN-L2-8")
def test_a_herb_chewed_in_the_castle_heals_no_king() -> None:
    sc = scene(thorn=at(54), kram=at(0, things=["herb_4"]), creatures={54: "tower_skral"})
    star(sc, "N", "N")
    sc.play("heal kram herb_4")
    assert LOST == slay(sc, 54).s.result


@rule("AN-L2-3", "AN-CREAT-10")
def test_the_tower_stands_where_heroes_are_and_they_may_fight_it_there() -> None:
    sc = scene(thorn=at(54), kram=at(7), narrator="B")
    read(sc, "C1").play("roll 4")
    assert "fight thorn 54" in sc.options()
    assert "walk thorn 53" in sc.options()


@rule("AN-L2-9", "AN-L2-7")
def test_the_herb_under_the_tower_may_be_taken_without_beating_the_skral() -> None:
    sc = scene(thorn=at(54), kram=at(7), creatures={54: "gor"})
    sc.s.creature_load[0] = code_of(sc.g.book, "herb_3")
    read(sc, "C1").play("roll 4")
    assert ["herb_3"] == sc.loose(54)
    assert ["herb_3"] == sc.play("take thorn herb_3").things("thorn")


@rule("AN-L2-3", "AN-FARM-5")
def test_the_tower_takes_the_farmer_who_stood_there() -> None:
    sc = scene(thorn=at(14), kram=at(7), loose={54: ["farmer"]})
    read(sc, "C1").play("roll 4")
    assert [] == sc.loose(54)


@rule("AN-L2-3", "AN-CREAT-8")
def test_a_gor_passes_over_the_tower_onto_a_space_that_was_just_left() -> None:
    # 48 moves on to 16 first; then 55 passes over the tower on 51 to 48.
    sc = scene(thorn=at(14), kram=at(7), creatures={51: "tower_skral", 55: "gor", 48: "gor"})
    sunrise(sc, "14")
    assert {51: "skral", 16: "gor", 48: "gor"} == sc.creatures()


@rule("AN-L2-5")
def test_a_kill_that_reads_card_g_takes_the_prince_who_helped() -> None:
    sc = scene(
        thorn=at(10, strength=14), kram=at(7), creatures={10: "gor"}, figures={"prince": 10},
        narrator="F",
    )  # fmt: skip
    star(sc, "G", "G")
    slay(sc, 10)
    assert -1 == sc.s.figures[sc.g.book.figure_names.index("prince")]
    assert "AN-ALLY-1" == sc.refused("lead thorn prince 14")


@rule("AN-L2-6", "AN-GEN-5")
def test_rune_card_and_card_g_are_read_on_their_own_letters() -> None:
    sc = scene(thorn=at(14), kram=at(7), narrator="E", figures={"witch": 12})
    star(star(sc, "rune_stones", "F"), "G", "G")
    narrator.advance_narrator(sc.g, sc.s, "AN-SUN-8")
    sc.g.go_on(sc.s)
    assert {32: "gor", 39: "skral", 43: "gor"} == sc.creatures()
    for tens, ones in ((1, 1), (1, 1), (6, 6), (3, 4), (2, 5)):
        sc.play(f"roll {tens}", f"roll {ones}")
    assert 2 == len(sc.loose(11))
    assert "F" == sc.letter()


@rule("AN-L2-7", "AN-WITCH-1", "AN-FOG-4")
def test_the_witch_seen_by_telescope_is_found_only_when_somebody_ends_there() -> None:
    sc = scene(thorn=at(14), kram=at(17), fog={16: "witch_brew"})
    assert -1 == sc.s.figures[sc.g.book.figure_names.index("witch")]
    sc.play("end thorn", "walk kram 16", "stop kram", "roll 5", "draw 4")
    assert "gor" == sc.creature(61)
    assert 16 == sc.s.figures[sc.g.book.figure_names.index("witch")]
    assert ["witch_brew"] == sc.things("kram")


@rule("AN-L2-7", "AN-CREAT-10")
def test_the_herb_goes_with_a_gor_that_is_pushed_on_at_its_coming() -> None:
    sc = scene(
        thorn=at(14), kram=at(17), fog={16: "witch_brew"}, creatures={61: "gor"}, turn="kram"
    )
    sc.play("walk kram 16", "stop kram", "roll 6", "draw 3")
    assert {61: "gor", 58: "gor"} == sc.creatures()
    bearer = sc.s.occupant[58]
    assert code_of(sc.g.book, "herb_3") == sc.s.creature_load[bearer]


@rule("AN-L2-7", "AN-FOG-7")
def test_a_herb_left_by_its_gor_on_fog_waits_for_the_fog() -> None:
    sc = scene(thorn=at(44), kram=at(7), creatures={44: "gor"}, fog={44: "gold_1"})
    sc.s.creature_load[0] = code_of(sc.g.book, "herb_3")
    slay(sc, 44)
    assert "AN-FOG-7" == sc.refused("take thorn herb_3")
    sc.play("uncover thorn", "take thorn herb_3")
    assert ["herb_3"] == sc.things("thorn")


@rule("AN-L2-2", "AN-HERO-4")
def test_wineskins_of_the_group_may_go_to_one_or_to_two_heroes() -> None:
    sc = started("2", ["kram", "eara"])
    sc.play(
        "roll 1", *["share kram eara gold"] * 5, "share kram eara thing", "share kram kram thing"
    )
    assert (5, ["wineskin"]) == (sc.hero("eara").gold, sc.things("eara"))
    assert ["wineskin"] == sc.things("kram")
    assert 3 == sc.s.stock[sc.g.book.thing_kind("wineskin")]


@rule("AN-EVENT-5", "AN-L2-3")
def test_today_stronger_creatures_include_the_tower() -> None:
    sc = scene(thorn=at(54), kram=at(7), creatures={54: "tower_skral"}, difficulty="easy")
    assert 10 == creature_values.strength_of(sc.g, sc.s, 0)
    draw(sc, "11")
    assert 11 == creature_values.strength_of(sc.g, sc.s, 0)
