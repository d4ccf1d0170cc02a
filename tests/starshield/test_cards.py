"""The deck and its lettered cards: set-up, beginnings, C, E, G and the end."""

import pytest

from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from tests.marks import rule, vector
from tests.scenes import Scene, at
from tests.starshield.nights import lay_star, night, star_of, was_read
from tests.starshield.scene import (
    PARTIES,
    counter,
    figure,
    game,
    is_playing,
    moment,
    place_of,
    put,
    read,
    said,
    told,
)

#: Cards that leave little to chance.
PLAIN = "A3_supplies K_glow K_runes"


def begun(cards: str, size: int = 2, *, difficulty: str = "normal", variant: str = "") -> Scene:
    """A game whose set-up is done: dice show 2, and each first choice is taken."""
    sc = told(cards, size, difficulty=difficulty, variant=variant)
    while sc.prompt() != "ask-turn":
        options = said(sc)
        sc.play("roll 2" if "roll 2" in options else options[0])
    return sc


# The deck.


@rule("SS-SETUP-1", "SS-SETUP-9", "SS-COMP-1", "SS-COMP-2")
def test_one_card_of_each_letter_comes_into_a_game() -> None:
    sets = {one.name: (len(one.cards), one.count) for one in game(PARTIES[2]).book.sets}
    assert {
        "beginning": (5, 1),
        "mission": (5, 1),
        "clues": (5, 2),
        "winter": (4, 1),
        "threat": (6, 1),
    } == sets


@rule("SS-SETUP-9")
def test_chance_says_which_card_comes_unless_the_group_names_one() -> None:
    sc = told("")
    sc.play("roll 2")
    assert ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4"] == said(sc)
    sc = begun("A2_fog A3_gates K_key K_merrik")
    for card in ("A2_fog", "A3_gates", "K_key", "K_merrik"):
        assert was_read(sc, card)


@rule("SS-SETUP-9")
@pytest.mark.parametrize(
    "cards", [["A9"], ["A2_fog", "A2_fires"], ["A2_fog", "A2_fog"], ["K_key", "K_glow", "K_runes"]]
)
def test_only_cards_of_the_sets_can_be_named_and_no_more_than_come(cards: list[str]) -> None:
    g = game(PARTIES[2])
    with pytest.raises(ValueError, match=r"card|only"):
        g.start(Setup("starshield", "1", "easy", PARTIES[2], [0, 1], "", cards))


@vector("SS-TV-29")
@rule("SS-SETUP-4", "SS-SETUP-10", "SS-A1-2")
@pytest.mark.parametrize(
    ("die", "letter"), [(1, "B"), (2, "D"), (3, "E"), (4, "F"), (5, "F"), (6, "H")]
)
def test_a_die_says_when_the_wolves_come(die: int, letter: str) -> None:
    sc = told("")
    sc.play(f"roll {die}")
    assert letter == star_of(sc, "W_arrive")


@vector("SS-TV-29")
@rule("SS-SETUP-4")
def test_in_a_first_game_the_wolves_come_on_b_and_the_tale_is_told() -> None:
    sc = begun("", variant="first_game", difficulty="easy")
    assert "B" == star_of(sc, "W_arrive")
    for card in ("A2_farms", "A3_supplies", "K_glow", "K_runes"):
        assert was_read(sc, card)
    assert "G" == star_of(sc, "G_dwarves")


@vector("SS-TV-31")
@rule("SS-SETUP-3", "SS-SETUP-6", "SS-SETUP-9", "SS-A1-1", "SS-SETUP-12")
def test_the_cards_of_the_set_up_are_read_in_order() -> None:
    sc = begun(f"A2_farms {PLAIN}", 3)
    names = [sc.g.book.cards[card] for card in sc.s.read]
    assert ["A1", "A2_farms", "A3_supplies", "A4", "K_glow", "K_runes", "gifts"] == names
    assert {2} == {hero.strength for hero in sc.s.heroes}
    assert 1 == sc.s.day
    assert "kram" == sc.g.party[sc.s.active]
    assert [7, 14, 25] == sorted(hero.space for hero in sc.s.heroes)


@rule("SS-SETUP-2", "SS-SETUP-8")
@pytest.mark.parametrize(("difficulty", "letter"), [("normal", ""), ("advanced", "E")])
def test_only_the_third_level_has_a_star_on_e(difficulty: str, letter: str) -> None:
    assert letter == star_of(begun(PLAIN, difficulty=difficulty), "E")


@vector("SS-TV-30")
@rule("SS-SETUP-8", "SS-SETUP-11", "SS-WOLF-13")
def test_of_cards_on_one_letter_the_wolves_come_first_and_each_is_done_before_the_next() -> None:
    sc = told(PLAIN, difficulty="advanced")
    sc.play("roll 3")
    while sc.prompt() != "ask-turn":
        sc.play(said(sc)[0])
    sc.s.narrator = 3
    sc.s.star_at = [4 if at == ord("L") - ord("A") else at for at in sc.s.star_at]
    before = len(sc.s.read)
    sc.g.perform(sc.s, "card/C/0", -1, _advance())
    sc.g.go_on(sc.s)
    while sc.prompt() != "ask-turn":
        sc.play(said(sc)[0])
    read_now = [sc.g.book.cards[card] for card in sc.s.read[before:]]
    assert ["W_arrive", "W_fight", "E", "varkur"] == read_now


def _advance() -> object:
    from rietland.vocabulary.board import Narrator

    return Narrator(advance=1)


@vector("SS-TV-3")
@rule("SS-SETUP-5", "SS-SETUP-7", "SS-C-4")
def test_one_creature_beaten_before_the_first_sunrise_leads_to_c() -> None:
    sc = moment(creatures={30: "gor"}, thorn=at(30, strength=14, willpower=6))
    lay_star(sc, "C", "C")
    sc.play("fight thorn 30", "roll 6", "roll 6", "roll 1", "roll 1")
    while sc.prompt() not in ("ask-turn", "ask-after"):
        sc.play(said(sc)[0])
    assert "B" == sc.letter()
    night(sc)
    assert "C" == sc.letter()
    assert "ask-die-hero" in sc.prompt() or "roll 1" in said(sc)


# Beginnings.


@vector("SS-TV-32")
@rule("SS-A2-FARM-1")
def test_left_alone_the_gors_take_all_three_farmsteads() -> None:
    sc = begun(f"A2_farms {PLAIN}")
    assert {9: "gor", 26: "gor", 30: "gor", 37: "gor", 35: "skral"} == sc.creatures()
    for spaces in ({7, 25, 29, 41, 23}, {24, 28, 40, 19}):
        for hero in sc.s.heroes:
            hero.space = 61
        sc.s.star_at = []
        sc.s.star_card = []
        night(sc)
        while sc.prompt() != "ask-turn":
            sc.play(said(sc)[0])
        assert spaces == set(sc.creatures())
    names = sc.g.book.thing_names()
    assert "farmer" not in [names[code] for code in sc.s.loose]


@rule("SS-A2-FOG-1")
@pytest.mark.parametrize(("difficulty", "farmers"), [("easy", [24, 36]), ("normal", [24])])
def test_fog_on_the_river(difficulty: str, farmers: list[int]) -> None:
    sc = begun(f"A2_fog {PLAIN}", difficulty=difficulty)
    assert {9: "gor", 22: "gor", 43: "gor", 50: "gor", 38: "skral"} == sc.creatures()
    assert farmers == [space for space in range(85) if "farmer" in sc.loose(space)]
    assert 1 == counter(sc, "thick_fog")


@vector("SS-TV-33")
@rule("SS-A2-FOG-2")
@pytest.mark.parametrize("step", ["walk", "drink"])
def test_thick_fog_ends_a_move(step: str) -> None:
    sc = moment(thorn=at(17, things=["wineskin"]), fog={13: "gold_1"})
    put(sc, thick_fog=1)
    sc.play(f"{step} thorn 13")
    assert 1 == sc.hero("thorn").gold
    assert "walk thorn 11" not in said(sc)
    assert "drink thorn 11" not in said(sc)


@rule("SS-A2-FIRE-1")
def test_burning_fields() -> None:
    sc = begun(f"A2_fires {PLAIN}")
    assert {8: "gor", 26: "gor", 32: "gor", 50: "gor", 28: "skral"} == sc.creatures()
    assert [6, 18, 23, 36] == [space for space in range(85) if "fire" in sc.loose(space)]
    assert {10} == {hero.willpower for hero in sc.s.heroes}
    assert 4 == sc.s.stock[sc.g.book.thing_kind("fire")]


@vector("SS-TV-35")
@rule("SS-A2-FEAST-1")
def test_after_the_feast_everybody_is_in_the_castle() -> None:
    sc = begun(f"A2_feast {PLAIN}", 3)
    assert {(0, 10, 2)} == {(one.space, one.willpower, one.strength) for one in sc.s.heroes}
    ranks = [sc.g.book.heroes[hero.kind].rank for hero in sc.s.heroes]
    assert max(ranks) == ranks[sc.s.active]


@vector("SS-TV-36")
@rule("SS-A2-GIANT-1")
def test_giants_left_alone() -> None:
    sc = begun(f"A2_giants {PLAIN}")
    found: list[dict[int, str]] = []
    for _ in range(3):
        for hero in sc.s.heroes:
            hero.space = 61
        sc.s.star_at = []
        sc.s.star_card = []
        night(sc)
        while is_playing(sc) and sc.prompt() != "ask-turn":
            sc.play(said(sc)[0])
        found.append(sc.creatures())
    assert {4: "gor", 38: "gor", 28: "skral", 48: "skral", 18: "troll"} == found[0]
    assert {16: "gor", 14: "skral", 13: "skral", 2: "troll"} == found[1]


# C, E and G.


@vector("SS-TV-38")
@rule("SS-C-4")
def test_a_threat_acts_at_the_next_symbol_after_its_card() -> None:
    sc = moment(creatures={30: "gor", 31: "gor"}, thorn=at(57))
    read(sc, "T_siege")
    night(sc)
    assert 81 == place_of(sc, "siege_engine")
    sc = moment(creatures={30: "gor", 31: "gor"}, thorn=at(57), narrator="B")
    lay_star(sc, "C", "C")
    night(sc).play("roll 2")
    assert 84 == place_of(sc, "siege_engine")


@rule("SS-C-2")
@pytest.mark.parametrize(("difficulty", "skrals"), [("easy", 0), ("normal", 1), ("advanced", 1)])
def test_c_spares_beginners_a_skral(difficulty: str, skrals: int) -> None:
    sc = moment(difficulty=difficulty, thorn=at(72))
    read(sc, "C")
    sc.play("roll 6")
    assert skrals == list(sc.creatures().values()).count("skral")
    assert ["farmer"] == sc.loose(28)


@rule("SS-C-3")
def test_no_farmer_comes_where_creatures_stand_everywhere() -> None:
    sc = moment(creatures={28: "gor", 36: "gor", 24: "gor"}, thorn=at(72))
    read(sc, "C")
    sc.play("roll 6")
    assert [] == [space for space in range(85) if "farmer" in sc.loose(space)]


@vector("SS-TV-39")
@rule("SS-E-1", "SS-E-2")
def test_the_long_dark_brings_what_figures_are_left_and_moves_the_star() -> None:
    sc = moment(creatures=dict.fromkeys((20, 21, 22, 25, 27), "skral"), thorn=at(72))
    lay_star(sc, "varkur", "L")
    read(sc, "E")
    assert "H" == star_of(sc, "varkur")
    assert ("gor", "gor", None) == (sc.creature(31), sc.creature(52), sc.creature(39))
    assert (None, "troll") == (sc.creature(55), sc.creature(30))


@rule("SS-E-1", "SS-G-1")
def test_after_the_long_dark_there_are_two_shadows_left() -> None:
    sc = moment(difficulty="advanced", thorn=at(24))
    read(sc, "E")
    assert {39: "skral", 55: "skral", 31: "gor", 52: "gor", 30: "troll"} == sc.creatures()
    read(sc, "G_shadows")
    assert 2 == list(sc.creatures().values()).count("wardrak")


@vector("SS-TV-40")
@rule("SS-G-3")
def test_the_snowstorm_spares_who_is_under_a_roof_or_a_tree() -> None:
    sc = moment(thorn=at(24), chada=at(18), kram=at(72))
    read(sc, "G_snow")
    assert [7, 5, 7] == [sc.hero(name).willpower for name in ("thorn", "chada", "kram")]
    wells = dict(zip(sc.g.book.well_spaces, sc.s.wells, strict=True))
    assert (-1, -1) == (wells[35], wells[45])
    assert wells[5] >= 0
    sc.hero("thorn").hours = 9
    sc.hero("thorn").willpower = 20
    assert "AN-EVENT-5" == sc.refused("pass thorn")


@rule("SS-G-1")
def test_two_shadows() -> None:
    sc = moment(thorn=at(72))
    read(sc, "G_shadows")
    assert {33: "wardrak", 55: "wardrak"} == sc.creatures()


@rule("SS-G-2")
def test_the_troll_road() -> None:
    sc = moment(thorn=at(72))
    read(sc, "G_trolls")
    assert {30: "troll", 43: "gor", 50: "gor"} == sc.creatures()


@rule("SS-G-4")
def test_the_dwarves_answer() -> None:
    sc = moment(thorn=at(72))
    read(sc, "G_dwarves")
    assert {39: "skral", 49: "skral", 31: "gor"} == sc.creatures()
    assert 71 == figure(sc, "shield_dwarves")


# The end.


def at_the_end(mission: int) -> Scene:
    """The engine has fallen; the mission of the princes is complete, or it is not."""
    sc = moment(thorn=at(72), cards=["T_siege"])
    put(sc, siege_engine=1, prince_sought=1, prince_home=mission)
    sc.s.defeated_named = [sc.g.book.opponent("siege_engine")]
    read(sc, "N")
    return sc


@vector("SS-TV-42", "SS-TV-27")
@rule("SS-N-1", "SS-GOAL-1", "SS-GOAL-2")
def test_the_mission_must_be_complete_when_the_threat_falls() -> None:
    sc = at_the_end(1)
    assert (WON, "why-starshield-1-won") == (sc.s.result, sc.s.why)
    sc = at_the_end(0)
    assert sc.s.result != WON
    assert "why-starshield-1-mission" == sc.s.why


@rule("SS-N-1")
def test_a_threat_that_is_still_there_loses_the_legend() -> None:
    sc = moment(thorn=at(72))
    put(sc, krahder=1, prince_sought=1, prince_home=1)
    read(sc, "N")
    assert "why-starshield-1-threat" == sc.s.why
