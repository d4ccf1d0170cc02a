"""The first legend: its two parts, its cards, the message."""

from rietland.board.base import ARTICLES, FIGHTS, GROUP_FIGHTS, OVERTIME, SIEGE
from rietland.board.book import EVENT_CARDS, FOG_TOKENS
from rietland.board.legend import narrator
from rietland.board.pieces import creatures as beasts
from rietland.board.state import DRAINED, FULL, NO_WELL
from rietland.board.turn import land
from rietland.kernel.control import read_card
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.draws import number
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, code_of, put_creature, scene, started

FOUR = ["kram", "thorn", "chada", "eara"]
TWO = ["thorn", "kram"]
EMPTIED = [8, 11, 12, 13]


def read(sc: Scene, card: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc


def later(sc: Scene) -> Scene:
    """The scene is one of part 2."""
    sc.s.counters[sc.g.book.counter("part")] = 2
    return sc


def part_2(party: list[str]) -> Scene:
    """Begun again after a loss, with four circles left empty: the first sunrise draws."""
    sc = started("1", party, variant="restart")
    speaker = sc.options()[0].split()[1]
    return sc.play(*[f"pick {speaker} {space}" for space in EMPTIED])


def day_1(party: list[str]) -> Scene:
    """The first day of part 2, the lowest rank with the gold of card B1."""
    sc = part_2(party)
    speaker = sc.options()[0].split()[1]
    return sc.play(*[f"share {speaker} {speaker} gold"] * 4)


def distance(sc: Scene, start: int, goal: int) -> int:
    """Fewest spaces from one to the other on the roads as they are now."""
    found = {start: 0}
    queue = [start]
    for space in queue:
        for other in sc.g.book.roads[space]:
            if other not in found and land.linked(sc.g, sc.s, space, other):
                found[other] = found[space] + 1
                queue.append(other)
    return found[goal]


# Part 1.


@rule("AN-L1-1")
def test_part_1_has_no_creatures_no_fights_no_overtime() -> None:
    sc = started("1", FOUR)
    assert [43, 25, 53, 9] == [hero.space for hero in sc.s.heroes]
    assert {} == sc.creatures()
    assert ["gold"] == sc.loose(20)
    assert ["gold", "gold"] == sc.loose(17)
    assert "kram" == sc.g.party[sc.s.active]
    sc.hero("kram").hours = 7
    assert "AN-L1-1" == sc.refused("walk kram 39")
    assert [-1, -1, -1] == plain(sc.g.view(sc.s, 0))["today"]["overtime"]
    assert [0, 0, 0, 0, 0] == [
        sc.s.counters[switch] for switch in (FIGHTS, OVERTIME, ARTICLES, SIEGE, GROUP_FIGHTS)
    ]


@rule("AN-L1-1")
def test_part_1_has_one_well_one_merchant_and_three_fog_tokens() -> None:
    sc = started("1", FOUR)
    wells = {space: sc.s.wells[well] for well, space in enumerate(sc.g.book.well_spaces)}
    assert {5: FULL, 35: NO_WELL, 45: NO_WELL, 55: NO_WELL} == wells
    assert {57, 71} == set(sc.s.closed_merchants)
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    assert [11, 12, 13] == [
        space for slot, space in enumerate(sc.g.book.fog_spaces) if row[slot] == UNSEEN
    ]


@rule("AN-L1-1", "AN-L1-2")
def test_part_1_ends_when_a_move_ends_in_the_castle() -> None:
    sc = started("1", TWO)
    sc.hero("kram").space = 1
    sc.play("walk kram 0", "stop kram")
    assert "card/part_2/3" == sc.prompt()
    assert "pick kram 8" in sc.options()


@rule("AN-L1-2")
def test_a_circle_on_which_a_hero_stands_is_one_of_the_four_without_fog() -> None:
    sc = scene(legend="1", thorn=at(8), kram=at(11), chada=at(12))
    read(sc, "part_2")
    assert "pick thorn 8" not in sc.options()
    sc.play("pick thorn 13")
    assert "card/part_2/3" != sc.prompt()
    assert 11 == sc.s.piles[FOG_TOKENS].stacks[0].count(UNSEEN)


@rule("AN-L1-1", "AN-L1-2")
def test_part_1_ends_with_the_day() -> None:
    sc = started("1", TWO).play("end kram", "end thorn")
    assert "card/part_2/3" == sc.prompt()
    sc.play(*[f"pick kram {space}" for space in EMPTIED])
    assert {13: "gor", 19: "gor", 3: "gor", 21: "gor"} == sc.creatures()
    sc.play(*["share kram thorn gold"] * 4)
    assert "ask-turn" == sc.prompt()
    assert 2 == sc.s.day


# Part 2.


@rule("AN-L1-2")
def test_the_group_leaves_four_circles_empty() -> None:
    sc = started("1", TWO, variant="restart")
    assert 15 == len(sc.options())
    sc.play("pick kram 8", "pick kram 11")
    assert "AN-L1-2" == sc.refused("pick kram 8")
    sc.play("pick kram 64", "pick kram 16")
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    assert 11 == row.count(UNSEEN)
    assert 11 == sum(sc.s.piles[FOG_TOKENS].unseen)
    assert EMPTY == row[sc.g.book.fog_at[64]]


@rule("AN-L1-2")
def test_no_fog_token_lies_under_a_hero() -> None:
    sc = started("1", TWO)
    sc.hero("thorn").space = 13
    sc.hero("kram").space = 1
    sc.play("walk kram 0", "stop kram")
    assert "pick kram 13" not in sc.options()
    sc.play("pick kram 8", "pick kram 11", "pick kram 12")
    assert EMPTY == sc.s.piles[FOG_TOKENS].stacks[0][sc.g.book.fog_at[13]]
    assert 11 == sc.s.piles[FOG_TOKENS].stacks[0].count(UNSEEN)


@vector("AN-TV-58")
def test_the_first_sunrise_brings_four_gors_and_moves_them() -> None:
    sc = part_2(TWO)
    assert {13: "gor", 19: "gor", 3: "gor", 21: "gor"} == sc.creatures()
    assert "B" == sc.letter()
    assert [FULL] * 4 == sc.s.wells


@rule("AN-SETUP-3", "AN-EVENT-2", "AN-L1-3")
def test_the_silver_deck_lies_ready_with_its_start_card_on_top() -> None:
    sc = started("1", TWO).play("end kram", "end thorn")
    silver = [deck.name for deck in sc.g.book.decks].index("silver")
    sc.play(*[f"pick kram {space}" for space in EMPTIED])
    start = number(sc, "start")
    assert silver == sc.s.deck_number
    assert [start] == [event.what for event in sc.told("event")]
    assert [UNSEEN] * 11 == sc.s.piles[EVENT_CARDS].stacks[0]
    assert (0, 11) == (sc.s.piles[EVENT_CARDS].unseen[start], sum(sc.s.piles[EVENT_CARDS].unseen))


@rule("AN-L1-9")
def test_a_restart_puts_the_lowest_rank_into_the_castle_with_the_rooster() -> None:
    sc = day_1(FOUR)
    assert [0, 14, 25, 34] == [hero.space for hero in sc.s.heroes]
    assert [2, 2, 2, 2] == [hero.strength for hero in sc.s.heroes]
    assert [7, 7, 7, 7] == [hero.willpower for hero in sc.s.heroes]
    assert "kram" == sc.g.party[sc.s.active]


@vector("AN-TV-104")
@rule("AN-L1-4")
def test_b_gives_strength_and_gold_and_merchants_sell_strength_alone() -> None:
    sc = part_2(["thorn", "kram", "chada"])
    assert [2, 2, 2] == [hero.strength for hero in sc.s.heroes]
    sc.play(*["share kram thorn gold"] * 3, "share kram kram gold")
    assert [3, 1, 0] == [hero.gold for hero in sc.s.heroes]
    sc.hero("thorn").space = 18
    assert "train thorn" in sc.asides()
    assert "AN-MERCH-4" == sc.refused("buy thorn wineskin -")


@rule("AN-L1-4")
def test_whoever_is_in_the_castle_starts_the_first_day() -> None:
    sc = started("1", TWO)
    sc.hero("thorn").space = 1
    sc.play("pass kram", "done kram", "walk thorn 0", "stop thorn")
    sc.play(*[f"pick thorn {space}" for space in EMPTIED])
    sc.play(*["share kram thorn gold"] * 4)
    assert "thorn" == sc.g.party[sc.s.active]
    assert 1 == sc.s.counters[FIGHTS]


@vector("AN-TV-103")
@rule("AN-L1-5")
def test_the_gors_of_card_c_move_before_letter_d() -> None:
    sc = later(scene(legend="1", deck="silver", narrator="C", thorn=at(14), kram=at(34)))
    read(sc, "C")
    assert {8: "gor", 15: "gor", 48: "gor", 53: "gor", 43: "gor"} == sc.creatures()
    sc.play("end thorn", "end kram", f"draw {number(sc, '3')}")
    assert {7: "gor", 39: "gor", 16: "gor", 47: "gor"} == sc.creatures()
    assert 1 == sc.s.intruders
    assert "D" == sc.letter()


@rule("AN-L1-5", "AN-OPEN-30")
def test_before_d_a_creature_too_many_is_only_removed() -> None:
    sc = day_1(TWO)
    sc.s.intruders = sc.s.shields
    beasts.break_in(sc.g, sc.s, put_creature(sc.g, sc.s, "gor", 1))
    assert PLAYING == sc.s.result
    read(sc, "D")
    beasts.break_in(sc.g, sc.s, put_creature(sc.g, sc.s, "gor", 2))
    assert LOST == sc.s.result


@rule("AN-L1-5")
def test_f_brings_a_skral() -> None:
    assert {32: "skral"} == read(
        later(scene(legend="1", deck="silver", thorn=at(14), kram=at(7))), "F"
    ).creatures()


# The message.


@vector("AN-TV-66")
@rule("AN-L1-6")
def test_without_the_rope_bridge_the_way_is_long() -> None:
    sc = later(scene(legend="1", deck="silver", thorn=at(14), kram=at(7)))
    assert [1, 8] == [distance(sc, 16, 48), distance(sc, 5, 57)]
    read(sc, "H1")
    assert [7, 11] == [distance(sc, 16, 48), distance(sc, 5, 57)]


@vector("AN-TV-65")
def test_creatures_behind_the_broken_bridge_stay() -> None:
    sc = later(scene(legend="1", deck="silver", thorn=at(14), kram=at(34)))
    read(sc, "H1")
    for space in list(sc.creatures()):
        beasts.remove(sc.g, sc.s, sc.s.occupant[space], "AN-L2-9")
    for space in (48, 49):
        put_creature(sc.g, sc.s, "gor", space)
    sc.play("end thorn", "end kram", f"draw {number(sc, '3')}")
    assert {48: "gor", 49: "gor"} == sc.creatures()


@rule("AN-L1-6", "AN-L1-7")
def test_h_breaks_the_bridge_lays_the_message_and_brings_creatures() -> None:
    sc = read(later(scene(legend="1", deck="silver", thorn=at(5), kram=at(7))), "H1")
    assert {19: "gor", 36: "gor", 56: "gor", 54: "skral", 64: "skral"} == sc.creatures()
    assert ["parchment"] == sc.loose(5)
    sc.play("take thorn parchment")
    assert ["parchment"] == sc.things("thorn")


@vector("AN-TV-95")
def test_the_message_is_lost_where_its_bearer_crosses_a_creature() -> None:
    sc = read(later(scene(legend="1", deck="silver", thorn=at(20), kram=at(19))), "H1")
    sc.hero("thorn").things = [code_of(sc.g.book, "parchment")]
    sc.play("walk thorn 19")
    assert LOST == sc.s.result


@rule("AN-L1-7")
def test_a_hero_without_the_message_may_cross_creatures() -> None:
    sc = read(later(scene(legend="1", deck="silver", thorn=at(20), kram=at(7))), "H1").play(
        "walk thorn 19"
    )
    assert PLAYING == sc.s.result


@rule("AN-L1-7")
def test_the_message_is_lost_when_a_creature_comes_to_it() -> None:
    sc = read(later(scene(legend="1", deck="silver", thorn=at(3), kram=at(34))), "H1")
    sc.hero("thorn").things = [code_of(sc.g.book, "parchment")]
    sc.play("end thorn", "end kram", f"draw {number(sc, '1')}")
    assert LOST == sc.s.result


@vector("AN-TV-96")
def test_the_message_on_57_wins_at_once() -> None:
    sc = day_1(TWO)
    sc.s.narrator = 10
    sc.hero("kram").space = 56
    sc.hero("kram").things = [code_of(sc.g.book, "parchment")]
    sc.play("walk kram 57", "stop kram")
    assert "N" == sc.letter()
    assert WON == sc.s.result


@rule("AN-L1-8")
def test_n_without_the_message_on_57_is_lost() -> None:
    sc = day_1(TWO)
    sc.hero("kram").things = [code_of(sc.g.book, "parchment")]
    narrator.go_to_letter(sc.g, sc.s, 13, "AN-SUN-8")
    sc.g.go_on(sc.s)
    assert LOST == sc.s.result


@rule("AN-L1-2")
def test_the_wells_of_part_2_begin_drained() -> None:
    sc = started("1", TWO, variant="restart")
    assert [DRAINED] * 4 == sc.s.wells
