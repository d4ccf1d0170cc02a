"""Fates: what each brings, what fulfils it, what it gives, when it can be fulfilled no more."""

from itertools import combinations

import pytest

from rietland.board.book import FOG_TOKENS
from rietland.board.legend import event_cards, narrator, own_cards
from rietland.board.legend.own_cards import DONE, OPEN, SPOILED
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.kernel.state import LOST, PLAYING
from tests.board.fate_table import fates, look, state
from tests.board.fights import gather, rolls, willpower_left
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, started


def dealt(number: int, owner: str = "thorn", **options: object) -> Scene:
    """This fate was just dealt to Thorn, and is carried out."""
    sc = fates(**{"thorn": at(14), "kram": at(66), **options})  # type: ignore[arg-type]
    deck = sc.g.book.deck("fates")
    event_cards.draw(sc.s, deck, sc.g.party.index(owner), "AN-FATE-11", event_cards.OWN)
    sc.g.go_on(sc.s)
    return sc.play(f"draw {sc.g.book.decks[deck].cards.index(f'fate_{number}')}")


def beaten(sc: Scene, space: int, *victors: str) -> Scene:
    """The creature there is beaten by these heroes, as at the end of a won fight."""
    sc.s.victors = [sc.g.party.index(name) for name in victors]
    beasts.slay(sc.g, sc.s, sc.s.occupant[space], "AN-FIGHT-12")
    return look(sc)


@vector("AN-TV-140")
@rule("AN-FATE-11", "AN-L3-3")
def test_the_highest_rank_draws_first_and_the_others_leave_unseen() -> None:
    sc = started("3", ["thorn", "chada", "eara"])
    sc.play("draw 0", "draw 8", "draw 9")
    # Wizard, archer, warrior; then the first creature token is drawn.
    assert [2, 1, 0] == sc.s.card_hero
    assert [0, 8, 9] == sc.s.card_number
    assert "draw 14" in sc.options()
    assert 7 == sc.s.piles[sc.g.book.decks[sc.g.book.deck("fates")].pile].left()


# Rune stones, herb and brew.


@vector("AN-TV-154")
@rule("AN-FATE-1", "AN-FATE-12", "AN-FATE-13")
def test_two_rune_stones_on_71_bring_the_shield_dwarves() -> None:
    sc = fates(
        {"1": "thorn"},
        thorn=at(71, things=["rune_blue"]),
        kram=at(43, things=["rune_blue"]),
        turn="kram",
    )
    look(sc)
    assert OPEN == state(sc, 1)
    sc.play("walk kram 71")
    assert DONE == state(sc, 1)
    assert [] == sc.things("thorn") + sc.things("kram")
    assert 71 == sc.s.figures[sc.g.book.figure_names.index("shield_dwarves")]


@rule("AN-FATE-1")
def test_of_more_than_two_rune_stones_the_group_says_which_are_given_up() -> None:
    sc = fates(
        {"1": "thorn"},
        thorn=at(71, things=["rune_yellow"]),
        kram=at(43, things=["rune_blue", "rune_green"]),
        turn="kram",
    )
    sc.play("walk kram 71")
    assert ["name kram thorn", "name kram kram"] == sc.options()
    sc.play("name kram kram")
    assert ["article kram rune_blue", "article kram rune_green"] == sc.options()
    sc.play("article kram rune_blue", "name kram thorn")
    assert ([], ["rune_green"]) == (sc.things("thorn"), sc.things("kram"))
    assert 71 == sc.s.figures[sc.g.book.figure_names.index("shield_dwarves")]


@rule("AN-FATE-1")
def test_rune_stones_on_the_ground_are_among_those_given_up() -> None:
    sc = fates(
        {"1": "thorn"},
        thorn=at(43, things=["rune_yellow", "rune_yellow"]),
        kram=at(1),
        loose={71: ["rune_blue"]},
    )
    sc.play("walk thorn 71")
    assert ["pick thorn 71", "name thorn thorn"] == sc.options()
    sc.play("name thorn thorn", "name thorn thorn")
    assert (DONE, [], ["rune_blue"]) == (state(sc, 1), sc.things("thorn"), sc.loose(71))


@rule("AN-FATE-2")
@pytest.mark.parametrize(("die", "space"), [(1, 40), (2, 40), (3, 53), (4, 53), (5, 65), (6, 65)])
def test_a_die_says_where_the_healers_herb_lies(die: int, space: int) -> None:
    sc = dealt(2).play(f"roll {die}", "draw 4")
    assert ["herb_4"] == sc.loose(space)


@rule("AN-FATE-2")
def test_the_owner_may_turn_up_two_fog_tokens() -> None:
    sc = started("3", ["thorn", "chada"])
    sc.play("draw 1", "roll 1", "draw 3", "pick chada 8", "draw 0", "pick chada 11", "draw 1")
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    assert 2 == sum(1 for face in row if face >= 0)
    assert "ask-event" == sc.prompt()


@rule("AN-FATE-2", "AN-FATE-12")
def test_a_herb_and_a_half_brew_on_0_give_the_group_eight_willpower() -> None:
    sc = fates(
        {"2": "thorn"},
        thorn=at(1, things=["herb_3"]),
        kram=at(60, willpower=3),
        loose={0: ["witch_brew_half"]},
    )
    brew = sc.g.book.thing_kind("witch_brew")
    before = sc.s.stock[brew]
    sc.play("walk thorn 0")
    assert "ask-share" != sc.prompt()
    assert DONE == state(sc, 2)
    sc.play(*["share thorn kram willpower"] * 8)
    assert 11 == sc.hero("kram").willpower
    assert [] == sc.things("thorn") + sc.loose(0)
    assert before + 1 == sc.s.stock[brew]


@rule("AN-FATE-2", "AN-FATE-14")
def test_without_a_herb_in_play_the_healer_waits_in_vain() -> None:
    sc = fates({"2": "thorn"}, difficulty="easy", thorn=at(10), kram=at(60, things=["herb_3"]))
    look(sc)
    assert OPEN == state(sc, 2)
    sc.play("heal kram herb_3")
    assert SPOILED == state(sc, 2)


# Farmers.


@rule("AN-FATE-3", "AN-FATE-13")
def test_a_farmer_on_the_mountain_gives_strength_to_the_hero_who_leads_him() -> None:
    sc = fates(
        {"3": "thorn"},
        thorn=at(60),
        kram=at(68, farmers=1, strength=2),
        turn="kram",
        loose={64: ["farmer"]},
    )
    sc.play("walk kram 69")
    assert DONE == state(sc, 3)
    assert (5, 0) == (sc.hero("kram").strength, sc.hero("kram").farmers)


@rule("AN-FATE-5", "AN-FATE-12")
def test_the_groom_under_the_tree_gives_gold_and_a_wineskin() -> None:
    sc = fates({"5": "thorn"}, thorn=at(54, farmers=1), kram=at(60))
    sc.play("walk thorn 57")
    assert DONE == state(sc, 5)
    sc.play(*["share thorn kram gold"] * 4, "share thorn kram thing")
    assert (4, ["wineskin"], 0) == (
        sc.hero("kram").gold, sc.things("kram"), sc.hero("thorn").farmers,
    )  # fmt: skip


@vector("AN-TV-150")
@rule("AN-FATE-14", "AN-FATE-16")
@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_one_farmer_is_too_few_for_two_fates(difficulty: str) -> None:
    sc = fates(
        {"3": "thorn", "5": "kram"},
        difficulty=difficulty,
        thorn=at(60),
        kram=at(61),
        loose={64: ["farmer"], 28: ["farmer"]},
    )
    look(sc)
    assert PLAYING == sc.s.result
    beasts.place(sc.g, sc.s, 0, 28, -1, 0, "AN-CREAT-10")
    look(sc)
    if difficulty == "normal":
        assert (LOST, "why-base-3-fate") == (sc.s.result, sc.s.why)
    else:
        assert ["choose thorn keep_oath", "choose thorn keep_wedding"] == sc.options()
        sc.play("choose thorn keep_oath")
        assert (OPEN, SPOILED) == (state(sc, 3), state(sc, 5))


@rule("AN-FATE-16")
def test_a_farmer_on_a_golden_shield_no_longer_counts() -> None:
    sc = fates({"3": "thorn"}, difficulty="easy", thorn=at(1, farmers=1), kram=at(61))
    sc.play("walk thorn 0")
    assert SPOILED == state(sc, 3)


# Fights.


@rule("AN-FATE-4")
def test_two_alone_begins_with_strength_and_two_gors() -> None:
    sc = dealt(4)
    assert 2 == sc.hero("thorn").strength
    assert {22: "gor", 33: "gor"} == sc.creatures()


@vector("AN-TV-151")
@rule("AN-FATE-4", "AN-FATE-13")
def test_only_what_the_owner_beats_alone_counts() -> None:
    sc = fates(
        {"4": "chada"},
        difficulty="easy",
        chada=at(60),
        kram=at(61),
        creatures={22: "gor", 33: "skral", 34: "gor"},
        narrator="C",
    )
    beaten(sc, 22, "chada")
    beaten(sc, 33, "chada", "kram")
    assert 1 == sc.s.counters[sc.g.book.counter("alone")]
    assert OPEN == state(sc, 4)
    narrator.go_to_letter(sc.g, sc.s, 5, "AN-GEN-4")
    look(sc)
    assert SPOILED == state(sc, 4)


@rule("AN-FATE-4")
@pytest.mark.parametrize("figure", ["prince", "shield_dwarves"])
def test_a_kill_with_an_ally_on_the_space_is_not_without_help(figure: str) -> None:
    sc = fates(
        {"4": "chada"},
        chada=at(60),
        kram=at(61),
        creatures={22: "gor", 34: "gor"},
    )
    sc.s.figures[sc.g.book.figure_names.index(figure)] = 22
    beaten(sc, 22, "chada")
    assert 0 == sc.s.counters[sc.g.book.counter("alone")]
    beaten(sc, 34, "chada")
    assert 1 == sc.s.counters[sc.g.book.counter("alone")]


@rule("AN-FATE-4", "AN-FATE-12")
def test_the_second_kill_alone_counts_even_when_it_moves_the_narrator_to_f() -> None:
    sc = fates(
        {"4": "chada"},
        chada=at(60, strength=3),
        kram=at(61),
        creatures={22: "gor", 33: "gor"},
        narrator="D",
    )
    beaten(sc, 22, "chada")
    sc.s.narrator = 4
    beaten(sc, 33, "chada")
    assert (DONE, "F", 5) == (state(sc, 4), sc.letter(), sc.hero("chada").strength)


@rule("AN-FATE-4")
def test_who_helped_in_an_earlier_round_has_helped() -> None:
    sc = fates(
        {"4": "thorn", "10": "kram"},
        thorn=at(10, strength=6, willpower=6),
        kram=at(10, strength=6, willpower=6),
        creatures={10: "troll"},
    )
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    rolls(sc, 6, 6, 6, 1, 1, 2)
    assert 4 == willpower_left(sc)
    sc.hero("thorn").strength = 14
    rolls(sc.play("on thorn", "leave kram"), 6, 6, 1, 2)
    while sc.prompt() == "ask-share":
        sc.play("share thorn thorn gold")
    assert {} == sc.creatures()
    assert 0 == sc.s.counters[sc.g.book.counter("alone")]


@rule("AN-FATE-6", "AN-FATE-12")
def test_the_rune_eater_leaves_the_sixth_stone() -> None:
    sc = dealt(6)
    c = sc.s.occupant[60]
    assert (6, 6, [1], True) == (
        creature_values.strength_of(sc.g, sc.s, c),
        creature_values.willpower_of(sc.g, sc.s, c),
        creature_values.dice_row(sc.g, sc.s, c),
        beasts.is_fixed(sc.g, sc.s, c),
    )
    assert 2 == creature_values.reward_of(sc.g, sc.s, c)
    beaten(sc, 60, "thorn")
    assert DONE == state(sc, 6)
    assert ["rune_hidden"] == sc.loose(60)


@vector("AN-TV-152")
@rule("AN-FATE-6", "AN-FATE-13")
def test_the_rune_eater_is_not_fought_without_the_owner() -> None:
    sc = fates({"6": "thorn"}, kram=at(60), eara=at(60), thorn=at(59), creatures={60: "rune_eater"})
    assert "AN-FATE-13" == sc.refused("fight kram 60")


@rule("AN-FATE-13")
def test_the_fight_is_over_when_the_owner_leaves() -> None:
    sc = fates(
        {"6": "thorn"},
        thorn=at(60, strength=6, willpower=10),
        kram=at(60, strength=6, willpower=10),
        creatures={60: "rune_eater"},
    )
    gather(sc.play("fight thorn 60"), "thorn", "kram")
    rolls(sc, 1, 1, 1, 1, 1, 6)
    sc.play("leave thorn")
    assert sc.s.battle is None


@rule("AN-FATE-7", "AN-FATE-15")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ({30: "troll", 37: "troll", 57: "gor"}, {30: "troll", 57: "troll"}),
        ({57: "gor"}, {57: "troll"}),
        ({57: "troll"}, {57: "troll"}),
    ],
)
def test_the_highest_troll_sits_down_at_57(there: dict[int, str], after: dict[int, str]) -> None:
    sc = dealt(7, creatures=there)
    assert after == sc.creatures()
    assert "toll_troll" == sc.g.book.named[sc.s.creature_name[sc.s.occupant[57]]].name


@rule("AN-FATE-7", "AN-FATE-12")
def test_the_beaten_troll_gives_the_owner_an_article_but_no_brew() -> None:
    sc = fates({"7": "thorn"}, thorn=at(57), kram=at(57), creatures={57: "toll_troll"})
    assert 6 == creature_values.reward_of(sc.g, sc.s, sc.s.occupant[57])
    beaten(sc, 57, "kram", "thorn")
    assert DONE == state(sc, 7)
    assert "choose_thing thorn witch_brew" not in sc.options()
    sc.play(next(one for one in sc.options() if one.endswith("helm")))
    assert ["helm"] == sc.things("thorn")


@rule("AN-FATE-7")
def test_an_article_of_the_troll_without_a_slot_is_laid_on_the_owners_space() -> None:
    sc = fates(
        {"7": "thorn"},
        thorn=at(57, things=["helm", "shield"]),
        kram=at(57),
        creatures={57: "toll_troll"},
    )
    beaten(sc, 57, "kram", "thorn")
    articles = ["bow", "falcon", "helm", "shield", "telescope", "wineskin"]
    assert articles == sorted(one.rsplit(" ", 1)[1] for one in sc.options())
    sc.play(next(one for one in sc.options() if one.endswith("shield")))
    assert (["helm", "shield"], ["shield"]) == (sorted(sc.things("thorn")), sc.loose(57))


@rule("AN-FATE-15")
def test_a_fixed_creature_stays_and_others_skip_its_space() -> None:
    sc = fates({"7": "thorn"}, thorn=at(1), kram=at(2), creatures={57: "toll_troll", 58: "gor"})
    for space in (57, 58):
        beasts.advance(sc.g, sc.s, sc.s.occupant[space], "AN-CREAT-6")
    assert {57: "troll", 54: "gor"} == sc.creatures()
    beasts.place(sc.g, sc.s, 0, 57, -1, 0, "AN-CREAT-10")
    assert {57: "troll", 54: "gor", 47: "gor"} == sc.creatures()
    sc.hero("thorn").space = 57
    sc.hero("thorn").gold = 2
    assert any(one.startswith("buy thorn") for one in sc.options())


# Letters, nights, debts.


@vector("AN-TV-156")
@rule("AN-FATE-8")
def test_a_letter_counts_only_on_the_space_it_shows() -> None:
    sc = fates(
        {"8": "thorn"}, thorn=at(17, things=["parchment_17"]), kram=at(7, things=["parchment_8"])
    )
    sc.play("drop thorn parchment_17")
    assert [] == sc.loose(17)
    assert 1 == sc.s.counters[sc.g.book.counter("letters")]
    sc.play("drop kram parchment_8")
    assert (["parchment_8"], OPEN) == (sc.loose(7), state(sc, 8))
    assert "take kram parchment_8" in sc.asides()


@rule("AN-FATE-8", "AN-L3-9")
def test_the_letters_show_the_enemy_who_does_not_act_yet() -> None:
    sc = fates({"8": "thorn", "9": "kram"}, thorn=at(17, things=["parchment_17"]), kram=at(61))
    sc.s.counters[sc.g.book.counter("letters")] = 1
    sc.play("drop thorn parchment_17", "draw 3")
    sc.play(*["share thorn kram gold"] * 2)
    assert (DONE, {}) == (state(sc, 8), sc.creatures())
    piles = plain(sc.g.view(sc.s, -1))["piles"]
    assert isinstance(piles, list)
    shown = [one["open"] for one in piles if one["name"] == "black_magic"]
    assert [["event-base-black_magic-chief"]] == shown


@rule("AN-FATE-8")
def test_two_different_parchments_lie_open_at_57() -> None:
    sc = dealt(8).play("draw 7")
    assert "draw 7" not in sc.options()
    sc.play("draw 17")
    assert ["parchment_17", "parchment_7"] == sc.loose(57)


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day; a card is drawn that asks nothing and moves nobody."""
    while sc.prompt() in ("ask-turn", "ask-after"):
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(next(one for one in ("draw 4", "draw 13", "draw 11") if one in sc.options()))


@vector("AN-TV-155")
@rule("AN-FATE-9")
def test_three_nights_on_the_tower_take_a_token_off_the_track() -> None:
    sc = fates({"9": "thorn", "10": "kram"}, thorn=at(17), kram=at(61))
    deck = sc.g.book.deck("creature_tokens")
    sc.s.star_at = [5, 10, 7]
    sc.s.star_card = [0, -1 - deck, -1 - deck]
    sunrise(sunrise(sc))
    sc.hero("thorn").space = 16
    sunrise(sc)
    assert OPEN == state(sc, 9)
    sc.hero("thorn").space = 17
    while sc.prompt() in ("ask-turn", "ask-after"):
        sc.play(f"end {sc.g.party[sc.s.active]}")
    assert DONE == state(sc, 9)
    assert 10 in sc.s.star_at
    assert 7 not in sc.s.star_at


@rule("AN-FATE-9")
def test_without_a_token_ahead_the_watch_brings_three_gold() -> None:
    sc = fates({"9": "thorn", "10": "kram"}, thorn=at(17), kram=at(61))
    sc.s.counters[sc.g.book.counter("watch")] = 2
    while sc.prompt() in ("ask-turn", "ask-after"):
        sc.play(f"end {sc.g.party[sc.s.active]}")
    assert (DONE, 3) == (state(sc, 9), sc.hero("thorn").gold)


@rule("AN-FATE-10", "AN-FATE-13")
@pytest.mark.parametrize(("difficulty", "price"), [("easy", 6), ("normal", 8)])
def test_the_owner_pays_the_debt_in_the_tavern(difficulty: str, price: int) -> None:
    sc = fates(
        {"10": "thorn"},
        difficulty=difficulty,
        thorn=at(72, gold=price - 1),
        kram=at(72, gold=9),
    )
    assert "AN-OPEN-42" == sc.refused("deed thorn pay_debt")
    assert "AN-OPEN-42" == sc.refused("deed kram pay_debt")
    sc.hero("thorn").gold = price
    sc.play("deed thorn pay_debt")
    assert (DONE, 0) == (state(sc, 10), sc.hero("thorn").gold)
    assert [2, 2] == [hero.strength for hero in sc.s.heroes]


@rule("AN-FATE-14")
def test_on_the_normal_level_a_spoiled_fate_loses_the_legend() -> None:
    sc = fates({"2": "thorn"}, thorn=at(10), kram=at(60))
    look(sc)
    assert (LOST, "why-base-3-fate") == (sc.s.result, sc.s.why)


@rule("AN-FATE-12")
def test_a_settled_fate_stays_as_it_is() -> None:
    sc = fates({"10": "thorn"}, thorn=at(10), kram=at(60))
    own_cards.settle(sc.g, sc.s, "fate_10", SPOILED, "")
    own_cards.settle(sc.g, sc.s, "fate_10", DONE, "")
    assert SPOILED == state(sc, 10)


@rule("AN-FATE-11", "AN-L3-3")
def test_every_set_of_four_fates_can_be_dealt_and_is_open_at_the_first_turn() -> None:
    party = ["thorn", "chada", "eara", "kram"]
    for cards in combinations(range(10), 4):
        sc = started("3", party)
        for card in cards:
            while sc.prompt() != "ask-event":
                # A die, a parchment, fog: anything will do.
                sc.play(sc.options()[-1])
            sc.play(f"draw {card}")
        turn = 0
        while sc.prompt() != "ask-turn":
            turn += 1
            options = sc.options()
            sc.play(options[turn % len(options)])
        assert list(cards) == sc.s.card_number
        assert [OPEN] * 4 == sc.s.card_state
