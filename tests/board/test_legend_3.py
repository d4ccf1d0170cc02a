"""The third legend: its opening, its cards, the enemy behind it all, its ends."""

from collections import Counter
from typing import Any

import pytest

from rietland.board.fight import opponents
from rietland.board.legend import narrator, own_cards
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.fate_table import enemy, fates, look, settled, state, token
from tests.board.fights import battle, foe_value, gather, rolls, value
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, started

ENEMIES = ["mirror", "varkur", "twins", "chief"]


def opened(party: list[str], difficulty: str = "normal") -> Scene:
    """The game up to its first turn: fates 1, 9, 10, …, tokens 8 and 10, the track by 1 to 5."""
    sc = started("3", party, difficulty=difficulty)
    sc.play(*[f"draw {card}" for card in (0, 8, 9, 2)[: len(party)]])
    tokens = iter((7, 9))
    while sc.prompt() == "ask-event":
        sc.play(f"draw {next(tokens)}")
    sc.play("roll 1", "roll 2", "roll 3", "roll 4", "roll 6")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    return sc


def of_enemy(sc: Scene) -> int:
    """The row of the end opponent that stands lowest."""
    found = [
        c
        for c in sc.s.occupant
        if c >= 0 and sc.g.book.named[sc.s.creature_name[c]].name in ENEMIES
    ]
    return found[0]


def strength(sc: Scene) -> int:
    return creature_values.strength_of(sc.g, sc.s, of_enemy(sc))


def beat(sc: Scene, c: int, *victors: str) -> Scene:
    """It is beaten by these heroes, as at the end of a won fight."""
    sc.s.victors = [sc.g.party.index(name) for name in victors]
    beasts.slay(sc.g, sc.s, c, "AN-FIGHT-12")
    return look(sc)


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day; a card is drawn that asks nothing and moves nobody."""
    while sc.prompt() in ("ask-turn", "ask-after"):
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(next(one for one in ("draw 4", "draw 13", "draw 11") if one in sc.options()))


# The opening.


@rule("AN-L3-1", "AN-L3-2", "AN-L3-6")
@pytest.mark.parametrize(("difficulty", "farmers", "gold"), [("easy", 1, 8), ("normal", 0, 6)])
def test_the_legend_opens_with_three_strength_a_gor_and_a_troll(
    difficulty: str, farmers: int, gold: int
) -> None:
    sc = opened(["thorn", "chada"], difficulty)
    assert {9: "gor", 30: "troll"} == {k: v for k, v in sc.creatures().items() if k in (9, 30)}
    assert (["farmer"], ["farmer"] * farmers) == (sc.loose(24), sc.loose(36))
    assert [(14, 3, 7), (25, 3, 7)] == [
        (hero.space, hero.strength, hero.willpower) for hero in sc.s.heroes
    ]
    assert gold == sum(hero.gold for hero in sc.s.heroes)
    assert 2 == sum(len(hero.things) for hero in sc.s.heroes)
    assert "gold" == sc.g.book.decks[sc.s.deck_number].name
    assert "thorn" == sc.g.party[sc.s.active]


@rule("AN-L3-5")
@pytest.mark.parametrize(("size", "count"), [(2, 2), (3, 2), (4, 1)])
def test_tokens_are_carried_out_by_party(size: int, count: int) -> None:
    for difficulty in ("easy", "normal"):
        sc = opened(["thorn", "chada", "eara", "kram"][:size], difficulty)
        pile = sc.s.piles[sc.g.book.decks[sc.g.book.deck("creature_tokens")].pile]
        assert 15 - count == pile.left()
        assert 5 == sum(1 for card in sc.s.star_card if card < 0)


@vector("AN-TV-139")
@rule("AN-L3-1", "AN-L3-2", "AN-SUN-2", "AN-SUN-5")
def test_the_first_sunrise_moves_gor_and_troll() -> None:
    sc = opened(["thorn", "chada"], "easy")
    for hero in sc.s.heroes:
        hero.space = 60
    sunrise(sc)
    assert {7: "gor", 29: "troll"} == sc.creatures()


@rule("AN-L3-4")
def test_nobody_knows_which_of_the_four_enemies_it_is() -> None:
    sc = opened(["thorn", "chada"])
    pile = sc.s.piles[sc.g.book.decks[sc.g.book.deck("black_magic")].pile]
    assert ([1, 1, 1, 1], [-1]) == (pile.unseen, pile.stacks[0])
    for seat in (-1, 0, 1):
        text = str(plain(sc.g.view(sc.s, seat)))
        assert not any(f"black_magic-{name}" in text for name in ENEMIES)


@rule("AN-L3-7")
def test_card_c_places_five_rune_stones() -> None:
    sc = opened(["thorn", "chada"])
    narrator.go_to_letter(sc.g, sc.s, 2, "AN-GEN-4")
    look(sc)
    for ones in range(1, 6):
        sc.play("roll 5", f"roll {ones}")
    assert [["rune_hidden"]] * 5 == [sc.loose(50 + ones) for ones in range(1, 6)]


@rule("AN-L3-8")
@pytest.mark.parametrize(
    ("difficulty", "there"), [("easy", {46: "gor"}), ("normal", {46: "gor", 54: "skral"})]
)
def test_the_prince_is_there_from_d_to_i(difficulty: str, there: dict[int, str]) -> None:
    sc = fates({"10": "thorn"}, difficulty=difficulty, thorn=at(1), kram=at(2))
    prince = sc.g.book.figure_names.index("prince")
    for letter, space in ((3, 72), (8, -1)):
        sc.s.star_at = [letter]
        sc.s.star_card = [sc.g.book.cards.index(chr(65 + letter))]
        narrator.go_to_letter(sc.g, sc.s, letter, "AN-GEN-4")
        look(sc)
        assert space == sc.s.figures[prince]
    assert there == sc.creatures()


# The enemy.


@rule("AN-L3-9")
def test_the_enemy_comes_when_the_last_fate_is_settled() -> None:
    sc = fates({"9": "thorn", "10": "kram"}, thorn=at(1), kram=at(2))
    look(settled(sc, 9))
    assert "ask-turn" == sc.prompt()
    look(settled(sc, 10))
    assert ["draw 0", "draw 1", "draw 2", "draw 3"] == sc.options()
    sc.play("draw 3", "roll 1")
    assert {31: "troll"} == sc.creatures()


@rule("AN-L3-9", "AN-FATE-14")
def test_inside_a_round_the_enemy_waits_for_its_end() -> None:
    sc = fates(
        {"2": "thorn"},
        difficulty="easy",
        thorn=at(20, willpower=12, things=["herb_3"]),
        kram=at(60),
        creatures={20: "troll"},
    )
    sc.play("fight thorn 20")
    rolls(sc, 1, 1, 1)
    # Chewing the last herb spoils the fate: all are settled, but the round goes on.
    sc.play("chew thorn herb_3")
    assert 0 == state(sc, 2)
    while sc.prompt().startswith("die-"):
        sc.play("roll 1")
    assert 2 == state(sc, 2)
    assert "draw 0" in sc.options()


@vector("AN-TV-157")
@rule("AN-L3-9", "AN-FATE-12")
def test_a_kill_gives_its_reward_then_the_letters_card_then_the_enemy() -> None:
    sc = fates(
        {"4": "thorn"}, thorn=at(10, strength=3), kram=at(60), creatures={10: "gor"}, narrator="D"
    )
    sc.s.counters[sc.g.book.counter("alone")] = 1
    sc.s.star_at = [4]
    sc.s.star_card = [sc.g.book.cards.index("I")]
    beat(sc, sc.s.occupant[10], "thorn")
    # The fate's reward is taken, the card is done, and now the enemy is drawn.
    assert (1, 5, {46: "gor", 54: "skral"}) == (
        state(sc, 4), sc.hero("thorn").strength, sc.creatures(),
    )  # fmt: skip
    assert ["draw 0", "draw 1", "draw 2", "draw 3"] == sc.options()


@vector("AN-TV-141")
@rule("AN-L3-10", "AN-L3-14")
@pytest.mark.parametrize(
    ("difficulty", "done", "expected"), [("normal", (8, 9, 10), 21), ("easy", (8, 9), 18)]
)
def test_each_fulfilled_fate_weakens_varkur(
    difficulty: str, done: tuple[int, ...], expected: int
) -> None:
    sc = fates(
        {"8": "thorn", "9": "kram", "10": "eara"},
        difficulty=difficulty,
        thorn=at(1),
        kram=at(2),
        eara=at(3),
    )
    enemy(sc, "varkur", 1)
    settled(sc, *done)
    assert expected == strength(sc)
    c = of_enemy(sc)
    assert (12, 0) == (
        creature_values.willpower_of(sc.g, sc.s, c),
        creature_values.reward_of(sc.g, sc.s, c),
    )
    assert [2, 1] == [creature_values.dice_of(sc.g, sc.s, c, points) for points in (7, 6)]


@rule("AN-L3-13", "AN-L3-14", "AN-L3-16")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [("mirror", (27, 43, 51)), ("varkur", (30, 39, 53)), ("chief", (31, 44, 52))],
)
def test_a_die_says_where_the_enemy_comes(name: str, spaces: tuple[int, int, int]) -> None:
    for die in range(1, 7):
        sc = enemy(fates(thorn=at(1), kram=at(2)), name, die)
        assert spaces[(die - 1) // 2] == sc.s.creature_space[of_enemy(sc)]


@vector("AN-TV-142")
@rule("AN-L3-13")
def test_the_mirror_has_the_strength_of_the_heroes_without_herbs() -> None:
    sc = fates(thorn=at(27, strength=5, willpower=6, things=["herb_4"]), kram=at(27, strength=6))
    enemy(sc, "mirror", 1)
    gather(sc.play("fight thorn 27"), "thorn", "kram")
    rolls(sc, 5, 1)
    sc.play("chew thorn herb_4")
    rolls(sc, 4, 1)
    assert 24 == value(sc)
    rolls(sc, 6, 6)
    assert 11 + 12 == foe_value(sc)
    assert 12 - 1 == battle(sc).willpower


@vector("AN-TV-143")
@rule("AN-L3-13")
def test_with_a_third_hero_the_mirror_has_three_dice() -> None:
    sc = fates(thorn=at(27, strength=5), kram=at(27, strength=6), eara=at(27, strength=4))
    enemy(sc, "mirror", 1)
    gather(sc.play("fight thorn 27"), "thorn", "kram", "eara")
    b = battle(sc)
    assert (15, 3) == (opponents.strength(sc.g, sc.s, b), opponents.dice(sc.g, sc.s, b))


@vector("AN-TV-144")
@rule("AN-L3-13")
def test_on_the_easy_level_the_mirror_has_a_die_fewer_but_one() -> None:
    sc = fates(difficulty="easy", thorn=at(27, strength=7), kram=at(60, strength=4))
    enemy(sc, "mirror", 1)
    sc.play("fight thorn 27")
    b = battle(sc)
    assert (7, 1) == (opponents.strength(sc.g, sc.s, b), opponents.dice(sc.g, sc.s, b))


@rule("AN-L3-10", "AN-L3-13")
def test_a_fulfilled_fate_takes_two_willpower_from_the_mirror() -> None:
    sc = fates({"9": "thorn", "10": "kram"}, thorn=at(1), kram=at(2))
    enemy(sc, "mirror", 1)
    settled(sc, 9)
    assert 10 == creature_values.willpower_of(sc.g, sc.s, of_enemy(sc))


@vector("AN-TV-145")
@rule("AN-L3-14", "AN-CREAT-10")
def test_varkur_calls_a_gor_at_every_sunrise() -> None:
    sc = fates({"10": "thorn"}, thorn=at(1), kram=at(2), creatures={39: "skral", 42: "gor"})
    enemy(sc, "varkur", 3)
    assert {39: "varkur", 42: "gor"} == sc.creatures()
    # The gor from 42 skips his space and stands on 38, so the new one is pushed on.
    sunrise(sc)
    assert {39: "varkur", 38: "gor", 16: "gor"} == sc.creatures()


@rule("AN-L3-14", "AN-FARM-4", "AN-FARM-5")
def test_farmers_die_where_varkur_comes_and_where_he_is() -> None:
    sc = fates({"10": "thorn"}, thorn=at(38, farmers=1), kram=at(61), loose={39: ["farmer"]})
    enemy(sc, "varkur", 3)
    assert [] == sc.loose(39)
    sc.play("walk thorn 39")
    assert 0 == sc.hero("thorn").farmers


def of_row(sc: Scene, name: str) -> int:
    return sc.s.creature_name.index(sc.g.book.opponent(name))


@vector("AN-TV-146")
@rule("AN-L3-15")
def test_the_twin_that_is_left_grows_at_every_sunrise() -> None:
    sc = fates({"8": "thorn", "9": "kram", "10": "eara"}, thorn=at(1), kram=at(2), eara=at(3))
    enemy(sc, "twins")
    settled(sc, 8, 9, 10)
    assert [18, 18] == [creature_values.strength_of(sc.g, sc.s, c) for c in sc.s.occupant if c >= 0]
    letter = sc.s.narrator
    assert 6 == creature_values.reward_of(sc.g, sc.s, of_enemy(sc))
    beat(sc, of_enemy(sc), "thorn")
    assert (letter + 1, PLAYING) == (sc.s.narrator, sc.s.result)
    for expected in (24, 30):
        sunrise(sc)
        assert expected == strength(sc)


@vector("AN-TV-147")
@rule("AN-L3-15")
def test_a_wardrak_on_the_board_is_the_first_twin() -> None:
    sc = fates({"10": "thorn"}, thorn=at(1), kram=at(2), creatures={66: "wardrak"})
    enemy(sc, "twins")
    assert {65: "wardrak", 66: "wardrak"} == sc.creatures()
    assert [sc.g.book.opponent("twins")] * 2 == sc.s.creature_name


def test_the_lines_of_a_fight_name_the_twin_as_the_panel_does() -> None:
    sc = fates({"10": "thorn"}, thorn=at(30), kram=at(61), creatures={30: "twins", 31: "twins"})
    said = []
    for words in ("fight thorn 30", *["roll 1"] * 3, "roll 6", "roll 6"):
        sc.play(words)
        view: Any = plain(sc.g.view(sc.s, 0))
        said += [
            (line["kind"], line["label"]["args"]["what"]["key"])
            for line in view["news"]
            if line["kind"] in ("fight", "creature_threw", "creature_value", "escaped")
        ]
    assert {"fight", "creature_threw", "creature_value", "escaped"} == {kind for kind, _ in said}
    assert {"named-twins"} == {what for _, what in said}


def test_the_lines_of_the_march_name_the_twin_at_both_of_its_steps() -> None:
    creatures = {65: "twins", 66: "twins", 23: "wardrak"}
    sc = sunrise(fates({"10": "thorn"}, thorn=at(1), kram=at(2), creatures=creatures))
    view: Any = plain(sc.g.view(sc.s, 0))
    marched = [line for line in view["news"] if line["kind"] == "marched"]
    names = [line["label"]["args"]["what"]["key"] for line in marched]
    assert {"named-twins": 4, "creature-wardrak": 2} == Counter(names)


@vector("AN-TV-148")
@rule("AN-L3-16")
def test_the_chief_is_stronger_for_every_other_creature() -> None:
    party = ["thorn", "kram", "eara", "chada"]
    sc = fates(
        {str(number): hero for number, hero in zip((1, 8, 9, 10), party, strict=True)},
        thorn=at(1),
        kram=at(2),
        eara=at(3),
        chada=at(4),
        creatures={40: "gor", 41: "gor", 42: "skral", 60: "rune_eater", 43: "troll"},
    )
    enemy(sc, "chief", 1)
    settled(sc, 1, 8, 9, 10)
    c = of_row(sc, "chief")
    assert 36 - 8 + 10 == creature_values.strength_of(sc.g, sc.s, c)
    beasts.slay(sc.g, sc.s, sc.s.occupant[40], "AN-FIGHT-12")
    assert 36 == creature_values.strength_of(sc.g, sc.s, c)
    assert [3, 2] == [creature_values.dice_of(sc.g, sc.s, c, points) for points in (7, 6)]


# Ends.


@vector("AN-TV-149")
@rule("AN-L3-17")
@pytest.mark.parametrize("name", ["mirror", "twins", "chief"])
def test_an_enemy_that_enters_the_castle_loses_at_once(name: str) -> None:
    sc = fates({"10": "thorn"}, thorn=at(60), kram=at(61), creatures={7: name})
    assert sc.s.shields - sc.s.intruders >= 2
    beasts.advance(sc.g, sc.s, sc.s.occupant[7], "AN-CREAT-6")
    assert (LOST, "why-base-3-broke_in") == (sc.s.result, sc.s.why)


@rule("AN-L3-17", "AN-SHLD-4")
def test_other_creatures_take_golden_shields_as_always() -> None:
    sc = fates({"10": "thorn"}, thorn=at(60), kram=at(61), creatures={7: "gor"})
    beasts.advance(sc.g, sc.s, sc.s.occupant[7], "AN-CREAT-6")
    assert (1, PLAYING) == (sc.s.intruders, sc.s.result)


@rule("AN-L3-18")
def test_neither_event_nor_token_moves_an_enemy() -> None:
    sc = fates({"10": "thorn"}, thorn=at(60), kram=at(61), creatures={36: "mirror", 57: "chief"})
    token(sc, 9, 11)
    assert {36: "gor", 57: "troll"} == sc.creatures()
    assert sc.g.book.named[sc.g.book.opponent("mirror")].ignores_poison


@rule("AN-L3-14", "AN-L3-18")
@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("mirror", 1),
        ("twins", 1),
        ("chief", 1),
        ("rune_eater", 1),
        ("toll_troll", 1),
        ("varkur", 0),
    ],
)
def test_what_makes_every_creature_stronger_passes_over_varkur_alone(name: str, more: int) -> None:
    sc = fates({"10": "thorn"}, thorn=at(60), kram=at(61), creatures={36: name})
    c = sc.s.occupant[36]
    before = creature_values.strength_of(sc.g, sc.s, c)
    sc.s.creature_bonus = 1
    assert before + more == creature_values.strength_of(sc.g, sc.s, c)


@vector("AN-TV-158")
@rule("AN-L3-11", "AN-END-3")
def test_varkur_beaten_wins_without_the_letters_between() -> None:
    sc = fates({"10": "thorn"}, thorn=at(30), kram=at(61), creatures={30: "varkur"}, narrator="K")
    sc.s.star_at = [13]
    sc.s.star_card = [sc.g.book.cards.index("N")]
    settled(sc, 10)
    beat(sc, of_enemy(sc), "thorn")
    assert (WON, "why-base-3-won", "N") == (sc.s.result, sc.s.why, sc.letter())


@rule("AN-L3-11")
def test_the_first_twin_does_not_end_the_legend_and_the_second_does() -> None:
    sc = fates({"10": "thorn"}, thorn=at(30), kram=at(61), creatures={30: "twins", 31: "twins"})
    sc.s.star_at = [13]
    sc.s.star_card = [sc.g.book.cards.index("N")]
    settled(sc, 10)
    beat(sc, sc.s.occupant[30], "thorn")
    assert PLAYING == sc.s.result
    sc.play("draw 0", "roll 1")
    beat(sc, sc.s.occupant[31], "thorn")
    assert WON == sc.s.result


@rule("AN-L3-12")
@pytest.mark.parametrize("done", [True, False])
def test_at_n_the_legend_is_lost_while_the_enemy_stands(done: bool) -> None:
    sc = fates({"10": "thorn"}, thorn=at(30), kram=at(61), creatures={31: "varkur"}, narrator="M")
    sc.s.star_at = [13]
    sc.s.star_card = [sc.g.book.cards.index("N")]
    if done:
        own_cards.settle(sc.g, sc.s, "fate_10", own_cards.DONE, "")
    narrator.advance_narrator(sc.g, sc.s, "AN-GEN-4")
    look(sc)
    assert (LOST, "why-base-3-late") == (sc.s.result, sc.s.why)


@rule("AN-L3-9", "AN-L3-14", "AN-OPEN-45")
def test_who_comes_where_a_creature_is_fought_begins_a_fight_of_its_own() -> None:
    sc = fates(
        {"10": "kram"},
        thorn=at(30, strength=3, willpower=13),
        kram=at(72, gold=8),
        creatures={30: "gor"},
    )
    sc.play("fight thorn 30")
    while sc.prompt() != "ask-round":
        rolls(sc, 1)
    sc.play("deed kram pay_debt", "draw 1", "roll 1")
    assert {30: "varkur"} == sc.creatures()
    assert sc.s.battle is None
    assert "ask-after" == sc.prompt()
