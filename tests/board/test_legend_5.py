"""The fifth legend: its set-up, its help, the flights of the dragon, its ends."""

import pytest

from rietland.board.legend import narrator
from rietland.board.pieces import creatures as beasts
from rietland.board.pieces import tokens
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.fights import rolls
from tests.board.wrath import counter, fly, on_castle, read, sunrise, where, wrath
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, started

PARTIES = {
    2: ["thorn", "chada"],
    3: ["thorn", "chada", "kram"],
    4: ["thorn", "chada", "eara", "kram"],
}


def opened(size: int, difficulty: str = "normal") -> Scene:
    """The game after its set-up; one hero has all the gold and the gems, cheap ones."""
    sc = started("5", PARTIES[size], difficulty=difficulty)
    while sc.prompt() != "ask-turn":
        if sc.g.pending(sc.s).kind == CHANCE_DECIDES:
            sc.play(next(one for one in sc.options() if one in ("draw 2", "draw 4")))
        else:
            sc.play(sc.options()[0])
    return sc


def reach(sc: Scene, letter: str) -> Scene:
    """The narrator enters a letter."""
    narrator.enter_letter(sc.g, sc.s, ord(letter) - ord("A"), "AN-GEN-3")
    sc.g.go_on(sc.s)
    return sc


# Set-up.


@rule("AN-L5-1", "AN-L5-2", "AN-DRAGON-1")
@pytest.mark.parametrize(
    ("size", "difficulty", "garrison", "strength", "gold", "gems"),
    [
        (2, "normal", ["gor", "skral"], 7, 9, 3),
        (3, "normal", ["gor", "gor", "skral"], 7, 9, 4),
        (4, "normal", ["gor", "gor", "skral", "skral"], 7, 9, 5),
        (2, "easy", ["gor", "gor"], 8, 12, 3),
        (3, "easy", ["gor", "gor"], 8, 12, 4),
        (4, "easy", ["gor", "gor", "skral"], 8, 12, 5),
    ],
)
def test_the_legend_opens_by_heroes_and_difficulty(
    size: int, difficulty: str, garrison: list[str], strength: int, gold: int, gems: int
) -> None:
    sc = opened(size, difficulty)
    assert garrison == on_castle(sc)
    assert {(71, strength, 12)} == {
        (hero.space, hero.strength, hero.willpower) for hero in sc.s.heroes
    }
    assert gold == sum(hero.gold for hero in sc.s.heroes)
    assert gems == sum(len(hero.things) for hero in sc.s.heroes)
    easy = difficulty == "easy"
    assert [24, 36, 64] + [40] * easy == sc.s.loose_at
    outside = {22: "gor", 47: "gor"} | ({34: "skral"} if not easy and size < 4 else {})
    assert outside == {at: kind for at, kind in sc.creatures().items() if at not in (0, 84)}
    assert 84 == where(sc, "dragon")
    assert ["C", "D", "F", "I", "K", "N"] == sorted(chr(65 + one) for one in sc.s.star_at)
    lowest = min(sc.s.heroes, key=lambda hero: sc.g.book.heroes[hero.kind].rank)
    assert lowest is sc.s.heroes[sc.s.active]


# Help.


@vector("AN-TV-186")
@rule("AN-L5-10")
def test_sheltered_farmers_add_two_each_against_the_dragon() -> None:
    sc = wrath(dragon=43, figures={"prince": 5}, thorn=at(71, farmers=2, strength=9), kram=at(43))
    sc.play("deed thorn shelter", "deed thorn shelter", "walk thorn 43", "stop thorn")
    assert 0 == sc.hero("thorn").farmers
    assert 2 == counter(sc, "militia")
    sc.play("done thorn", "end kram", "fight thorn 43")
    assert 13 == plain(sc.g.view(sc.s, 0))["battle"]["strength"]


@rule("AN-L5-10")
def test_a_sheltered_farmer_is_not_told_as_lost() -> None:
    sc = wrath(thorn=at(71, farmers=1)).play("deed thorn shelter")
    keys = [line["label"]["key"] for line in plain(sc.g.view(sc.s, 0))["news"]]
    assert "log-farmer_lost.stays" in keys


@rule("AN-L5-10")
def test_farmers_help_against_nobody_else() -> None:
    sc = wrath(creatures={43: "gor"}, counters={"militia": 2}, thorn=at(43, strength=9))
    assert 9 == plain(sc.play("fight thorn 43").g.view(sc.s, 0))["battle"]["strength"]


@rule("AN-L5-10")
def test_a_farmer_rebuilds_the_watchtower_once() -> None:
    sc = wrath(thorn=at(17, farmers=2))
    sc.play("deed thorn build")
    assert (17, 1) == (where(sc, "watchtower"), sc.hero("thorn").farmers)
    assert "AN-OPEN-42" == sc.refused("deed thorn build")


@rule("AN-L5-10")
def test_a_farmer_brought_into_the_free_castle_is_a_golden_shield() -> None:
    sc = wrath(thorn=at(6, farmers=1), kram=at(30))
    sc.play("walk thorn 0")
    assert 4 == sc.s.shields


@vector("AN-TV-188")
@rule("AN-L5-13")
def test_the_first_gor_of_the_fog_guards_the_captive_prince() -> None:
    sc = wrath(fog={44: "gor", 12: "gor"}, thorn=at(43), kram=at(13), turn="thorn")
    sc.play("walk thorn 44", "stop thorn")
    assert ("gor", 44) == (sc.creature(44), where(sc, "guard"))
    sc.play("done thorn", "walk kram 12", "stop kram", "done kram")
    assert "gor" == sc.creature(12)
    sunrise(sc)
    assert {44: "gor", 11: "gor"} == sc.creatures()


@rule("AN-L5-13")
def test_the_beaten_guard_leaves_the_prince_free_on_its_space() -> None:
    sc = wrath(creatures={44: "guard"}, thorn=at(44, strength=14, willpower=6))
    sc.play("fight thorn 44")
    rolls(sc, 6, 6, 1, 2)
    sc.play("share thorn thorn gold", "share thorn thorn gold")
    assert 44 == where(sc, "prince")


@rule("AN-L5-13")
def test_a_guard_on_whose_space_the_dragon_lands_leaves_the_prince_free_too() -> None:
    sc = wrath(dragon=84, creatures={57: "guard"}, thorn=at(30))
    fly(sc, "flight_tree")
    assert (57, 57, -1) == (where(sc, "dragon"), where(sc, "prince"), where(sc, "guard"))


@vector("AN-TV-189")
@rule("AN-L5-14")
def test_the_dwarves_wake_once_a_farmer_is_sheltered_at_the_price_of_creatures() -> None:
    nobody = wrath(thorn=at(71))
    assert "AN-OPEN-42" == nobody.refused("deed thorn wake")
    sc = wrath(thorn=at(71), counters={"militia": 1})
    sc.play("deed thorn wake", "draw 6", "draw 7")
    assert {67: "wardrak"} == sc.creatures()
    assert ["herb_hidden"] == sc.loose(61)
    assert 71 == where(sc, "shield_dwarves")
    assert "AN-OPEN-42" == sc.refused("deed thorn wake")


@rule("AN-L5-14")
def test_the_easy_legend_asks_for_one_token() -> None:
    sc = wrath(thorn=at(71), counters={"militia": 1}, difficulty="easy")
    sc.play("deed thorn wake", "draw 6")
    assert 71 == where(sc, "shield_dwarves")


@rule("AN-L5-14", "AN-L5-23")
def test_before_the_gate_the_dwarves_sleep_and_the_merchant_is_closed() -> None:
    sc = wrath(thorn=at(71, gold=9), counters={"militia": 1}, dragon=84)
    assert "train thorn" in sc.options()
    fly(sc, "flight_mine")
    assert 43 == where(sc, "dragon")
    assert "AN-OPEN-42" == sc.refused("deed thorn wake")
    assert "AN-MERCH-1" == sc.refused("train thorn")
    assert [18, 57] == plain(sc.g.view(sc.s, 0))["merchants"]
    assert "walk thorn 43" in sc.options()
    read(sc, "descent").play("roll 1")
    assert {"train thorn", "deed thorn wake"} <= set(sc.options())


@rule("AN-L5-15")
@pytest.mark.parametrize(("die", "space"), [(1, 18), (2, 18), (3, 72), (4, 72), (5, 28), (6, 28)])
def test_garz_sells_one_flask_where_a_die_says(die: int, space: int) -> None:
    sc = wrath(thorn=at(space, gold=4), kram=at(30))
    reach(sc, "D")
    read(sc, "garz").play(f"roll {die}")
    assert space == where(sc, "garz")
    sc.play("deed thorn poison")
    assert (1, ["poison"]) == (sc.hero("thorn").gold, sc.things("thorn"))
    assert -1 == where(sc, "garz")
    poor = wrath(thorn=at(18, gold=2), kram=at(30), figures={"garz": 18})
    assert "AN-OPEN-42" == poor.refused("deed thorn poison")


@rule("AN-L5-16")
def test_the_witch_is_found_in_the_fog_and_sells_brew() -> None:
    sc = wrath(thorn=at(43, gold=9), kram=at(30), fog={44: "witch_brew"})
    sc.play("walk thorn 44", "stop thorn")
    assert 44 == where(sc, "witch")
    assert "buy thorn witch_brew -" in sc.options()


# Flights.


@rule("AN-L5-17")
@pytest.mark.parametrize(
    ("size", "difficulty", "second", "third"),
    [
        (2, "normal", {43: "gor", 26: "gor"}, {27: "wardrak"}),
        (3, "normal", {43: "gor", 26: "gor", 52: "skral"}, {27: "wardrak"}),
        (3, "easy", {43: "gor", 26: "gor", 52: "skral"}, {66: "troll"}),
    ],
)
def test_with_the_second_and_third_flight_creatures_come(
    size: int, difficulty: str, second: dict[int, str], third: dict[int, str]
) -> None:
    if size == 2:
        sc = wrath(difficulty=difficulty, thorn=at(30), chada=at(31))
    else:
        sc = wrath(difficulty=difficulty, thorn=at(30), chada=at(31), kram=at(33))
    assert second == reach(sc, "F").creatures()
    assert second | third == reach(sc, "I").creatures()


@rule("AN-L5-17")
@pytest.mark.parametrize("flight", ["bridge", "tree", "witch", "fields", "blood", "mine"])
def test_once_the_dragon_is_beaten_flights_do_nothing(flight: str) -> None:
    sc = wrath(thorn=at(38, willpower=9, farmers=1), figures={"witch": 38}, fog={44: None})
    fly(sc, f"flight_{flight}")
    assert (9, 1) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)
    assert ([], [], 38) == (sc.s.broken, sc.s.closed_merchants, where(sc, "witch"))


@vector("AN-TV-190")
@rule("AN-L5-18")
def test_the_bridge_is_gone_and_creatures_behind_the_river_stay() -> None:
    sc = wrath(dragon=84, creatures={43: "gor", 48: "gor"}, thorn=at(38, willpower=9), kram=at(30))
    fly(sc, "flight_bridge")
    assert 6 == sc.hero("thorn").willpower
    assert "AN-MOVE-7" == sc.refused("walk thorn 39")
    sunrise(sc)
    assert {39: "dragon", 43: "gor", 16: "gor"} == sc.creatures()


@rule("AN-L5-19")
def test_the_tree_burns_and_its_merchant_is_gone_for_good() -> None:
    sc = wrath(dragon=84, thorn=at(57, gold=9, willpower=9), kram=at(48), chada=at(30))
    fly(sc, "flight_tree")
    assert [4, 5, 7] == [sc.hero(name).willpower for name in ("thorn", "kram", "chada")]
    read(sc, "descent").play("roll 1")
    assert "AN-MERCH-1" == sc.refused("train thorn")


@vector("AN-TV-191")
@rule("AN-L5-20")
def test_a_hero_may_hide_the_witch() -> None:
    sc = wrath(
        dragon=84, figures={"witch": 46}, chada=at(46, willpower=9), kram=at(46, willpower=3)
    )
    fly(sc, "flight_witch")
    assert [6, 1] == [sc.hero(name).willpower for name in ("chada", "kram")]
    sc.play("choose chada hide_her")
    assert (2, 46) == (sc.hero("chada").willpower, where(sc, "witch"))
    let = wrath(dragon=84, figures={"witch": 46}, chada=at(46, willpower=9))
    fly(let, "flight_witch").play("choose chada let_her_go")
    assert (6, -1) == (let.hero("chada").willpower, where(let, "witch"))


@rule("AN-L5-20")
def test_without_a_hero_there_the_witch_is_lost() -> None:
    sc = wrath(dragon=84, figures={"witch": 46}, chada=at(30))
    fly(sc, "flight_witch")
    assert (46, -1) == (where(sc, "dragon"), where(sc, "witch"))


@rule("AN-L5-20")
def test_a_witch_not_yet_found_is_sought_in_the_highest_fog() -> None:
    sc = wrath(dragon=84, fog={63: None, 64: None, 44: None, 56: None}, chada=at(30))
    fly(sc, "flight_witch")
    assert 64 == where(sc, "dragon")
    assert CHANCE_DECIDES == sc.g.pending(sc.s).kind
    sc.play(sc.options()[0])
    sc.play(sc.options()[0])
    unseen = [space for space in (44, 56, 63, 64) if tokens.fog_on(sc.g, sc.s, space) == -1]
    assert [44, 56] == unseen


@rule("AN-L5-21")
def test_burning_fields_take_farmers_unless_their_hero_pays() -> None:
    sc = wrath(
        dragon=84, loose={36: ["farmer"], 24: ["farmer"]}, thorn=at(28, willpower=9, farmers=1),
        kram=at(72, willpower=9, farmers=1), chada=at(24, farmers=1),
    )  # fmt: skip
    fly(sc, "flight_fields")
    sc.play("choose kram let_go", "choose thorn carry")
    assert [1, 0, 1] == [sc.hero(name).farmers for name in ("thorn", "kram", "chada")]
    assert [4, 9] == [sc.hero(name).willpower for name in ("thorn", "kram")]
    assert ([], ["farmer"]) == (sc.loose(36), sc.loose(24))
    assert (28, 0) == (where(sc, "dragon"), counter(sc, "fields"))


@vector("AN-TV-192")
@rule("AN-L5-22")
def test_the_dragon_seeks_the_free_prince() -> None:
    sc = wrath(dragon=84, figures={"prince": 18}, thorn=at(30))
    fly(sc, "flight_blood")
    assert (18, -1) == (where(sc, "dragon"), where(sc, "prince"))
    kept = wrath(dragon=84, figures={"prince": 18}, thorn=at(18))
    assert 18 == where(fly(kept, "flight_blood"), "prince")


@rule("AN-L5-22")
def test_without_a_free_prince_two_fog_tokens_are_turned_up() -> None:
    sc = wrath(dragon=84, fog={63: None, 64: None, 44: None}, thorn=at(30), kram=at(31))
    fly(sc, "flight_blood")
    assert 72 == where(sc, "dragon")
    for space in (44, 63):
        sc.play(f"pick kram {space}")
        sc.play(sc.options()[0])
    assert "ask-turn" == sc.prompt()


@rule("AN-L5-24")
@pytest.mark.parametrize(("die", "space"), [(1, 13), (2, 14), (3, 16), (4, 18), (5, 36), (6, 6)])
def test_the_descent_goes_where_a_die_says(die: int, space: int) -> None:
    sc = wrath(dragon=39, thorn=at(30))
    assert space == where(read(sc, "descent").play(f"roll {die}"), "dragon")


# The end.


@vector("AN-TV-193")
@rule("AN-L5-25")
def test_the_legend_goes_on_while_creatures_hold_the_castle() -> None:
    sc = wrath(
        dragon=16, lost=2, garrison=("gor",), thorn=at(16, strength=60, willpower=6), kram=at(30)
    )
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    assert PLAYING == sc.s.result
    beasts.slay(sc.g, sc.s, sc.s.occupant[0], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    for _ in range(5):
        sc.play("roll 3", "roll 4")
    sc.play("draw 3")
    assert ("N", WON, "why-base-5-won") == (sc.letter(), sc.s.result, sc.s.why)


@rule("AN-L5-25")
def test_dragon_beaten_and_castle_free_is_won_at_once() -> None:
    sc = wrath(dragon=16, lost=2, thorn=at(16, strength=60, willpower=6), kram=at(30))
    sc.play("fight thorn 16")
    rolls(sc, 6, 6, 6, 8, 10)
    assert ("N", WON) == (sc.letter(), sc.s.result)


@rule("AN-L5-26")
def test_at_the_last_letter_dragon_or_garrison_lose_the_legend() -> None:
    held = wrath(garrison=("gor",), thorn=at(30))
    held.s.defeated_named = [held.g.book.opponent("dragon")]
    assert (LOST, "why-base-5-gate") == _ended(held)
    alive = wrath(dragon=16, thorn=at(30))
    assert (LOST, "why-base-5-dragon") == _ended(alive)


def _ended(sc: Scene) -> tuple[int, str]:
    read(sc, "N")
    return sc.s.result, sc.s.why
