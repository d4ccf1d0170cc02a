"""The six threats: what each does at its hour, how strong it is, and when it wins."""

from typing import Any

import pytest

from rietland.board.pieces import creature_values
from tests.marks import rule, vector
from tests.scenes import At, Scene, at, put_creature
from tests.starshield.nights import lay_star, night
from tests.starshield.scene import counter, is_playing, moment, place_of, put, read, said

#: Creatures on spaces that lie far from everything.
MANY = {20: "gor", 21: "gor", 22: "gor", 25: "gor", 27: "skral", 31: "gor"}


def put_threat(sc: Scene, name: str, space: int) -> int:
    """A threat on a space, in nobody's way."""
    before = sc.s.occupant[space]
    row = put_creature(sc.g, sc.s, name, space)
    sc.s.occupant[space] = before
    return row


def strength(sc: Scene, name: str) -> int:
    number = sc.g.book.opponent(name)
    return creature_values.named_strength(sc.g, sc.s, sc.g.book.named[number])


def fell(sc: Scene) -> None:
    """Whoever is fought falls in this round, in which only its dice are still to be thrown."""
    battle = sc.s.battle
    while battle is not None:
        battle.total, battle.willpower = 40, min(1, battle.willpower)
        sc.play("roll 1")
        battle = sc.s.battle


def some(count: int) -> dict[int, str]:
    return dict(list(MANY.items())[:count])


# All of them.


@rule("SS-THR-1", "SS-THR-3", "SS-THR-4")
def test_a_threat_blocks_nobody_and_takes_no_farmer() -> None:
    sc = moment(creatures={34: "gor"}, loose={23: ["farmer"]}, thorn=at(72), cards=["T_siege"])
    put_threat(sc, "siege_engine", 29)
    assert sc.s.occupant[29] < 0
    sc.s.loose_at[0] = 29
    put_threat(sc, "krahder", 29)
    assert ["farmer"] == sc.loose(29)
    sc.play("walk thorn 29", "stop thorn")
    assert is_playing(sc)


@rule("SS-THR-2", "SS-THR-4")
def test_of_a_threat_and_a_creature_on_one_space_the_attackers_name_one() -> None:
    sc = moment(creatures={29: "gor"}, thorn=at(29, strength=10))
    put_threat(sc, "krahder", 29)
    sc.play("fight thorn 29")
    assert ["target thorn gor", "target thorn krahder"] == said(sc)
    sc.play("target thorn krahder")
    assert sc.s.battle is not None
    assert 12 == sc.s.battle.willpower


@rule("SS-THR-2")
def test_a_bow_reaches_a_threat_beside_its_bearer() -> None:
    sc = moment(thorn=at(28, things=["bow"]))
    put_threat(sc, "krahder", 29)
    assert "fight thorn 29" in said(sc)


@rule("SS-THR-3", "SS-THR-7")
def test_a_repelled_threat_leaves_no_reward_and_sends_the_narrator_to_the_end() -> None:
    strong = at(30, strength=14, willpower=6)
    sc = moment(difficulty="easy", thorn=strong, cards=["T_irlok"], narrator="D")
    put(sc, irlok=1, mission=1)
    row = put_threat(sc, "irlok", 30)
    sc.play("fight thorn 30")
    assert sc.s.battle is not None
    sc.s.battle.willpower = 1
    sc.play("roll 6", "roll 6", "roll 1", "roll 2")
    assert sc.s.creature_space[row] < 0
    assert "N" == sc.letter()
    assert 0 == sc.hero("thorn").gold


@vector("SS-TV-74")
@rule("SS-THR-3")
def test_what_strengthens_every_creature_does_nothing_to_a_threat() -> None:
    sc = moment(thorn=at(30, strength=14))
    row = put_threat(sc, "krahder", 30)
    before = creature_values.strength_of(sc.g, sc.s, row)
    sc.s.creature_bonus = 1
    assert before == creature_values.strength_of(sc.g, sc.s, row)


@vector("SS-TV-71")
@rule("SS-TRI-3")
def test_varkurs_triumph_makes_every_threat_stronger() -> None:
    sc = moment(creatures=some(5), thorn=at(72), chada=at(72), kram=at(72))
    put(sc, varkur=1)
    assert 41 == strength(sc, "krahder")
    assert 29 == strength(sc, "catapult_troll")
    sc.s.figures[sc.g.book.figure_names.index("temple")] = 72
    put(sc, temple_fallen=2)
    sc.play("try thorn foundation 72")
    view = sc.g.view(sc.s, 0)
    assert isinstance(view["battle"], dict)
    assert 36 == view["battle"]["creature_strength"]


# The fire spirit.


def fires(sc: Scene) -> list[int]:
    return sorted(
        space
        for code, space in zip(sc.s.loose, sc.s.loose_at, strict=True)
        if "fire" == sc.g.book.thing_names()[code]
    )


def stock(sc: Scene) -> int:
    return sc.s.stock[sc.g.book.thing_kind("fire")]


def burning(size: int, supply: int) -> Scene:
    """The day is over, the fire spirit burns, and so many fires are left."""
    names = ["thorn", "chada", "kram", "eara"][:size]
    party: dict[str, Any] = {name: at(72, willpower=9) for name in names}
    sc = moment(cards=["T_fire"], **party)
    put_threat(sc, "fire_spirit", 57)
    put(sc, fire_spirit=1)
    sc.s.stock = [*sc.s.stock]
    sc.s.stock[sc.g.book.thing_kind("fire")] = supply
    return sc


@vector("SS-TV-4")
@rule("SS-FIRE-2", "SS-FIRE-3")
@pytest.mark.parametrize(("supply", "goes_on"), [(3, True), (2, False)])
def test_too_few_fires_in_the_supply_lose_the_legend(supply: int, goes_on: bool) -> None:
    sc = night(burning(3, supply))
    if goes_on:
        sc.play("roll 1", "roll 1", "roll 1", "roll 2", "roll 1", "roll 3")
        assert [11, 12, 13] == fires(sc)
    assert goes_on == is_playing(sc)


@vector("SS-TV-77")
@rule("SS-FIRE-6", "SS-FIRE-9")
def test_a_fire_is_laid_for_each_hero_unless_one_burns_or_a_hero_is_there() -> None:
    sc = burning(4, 4)
    sc.hero("thorn").space = 45
    night(sc).play("roll 3", "roll 1", "roll 3", "roll 1", "roll 4", "roll 5", "roll 5", "roll 2")
    assert [31, 52] == fires(sc)
    assert 5 == sc.hero("thorn").willpower
    assert 2 == stock(sc)


@vector("SS-TV-7", "SS-TV-8")
@rule("SS-FIRE-6", "SS-FIRE-7")
@pytest.mark.parametrize(
    ("before", "after"), [((9, 3), (5, 3)), ((4, 3), (3, 2)), ((4, 1), (3, 1))]
)
def test_a_hero_in_the_flames_loses_willpower_or_falls(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    sc = burning(2, 4)
    hero = sc.hero("thorn")
    hero.space = 45
    hero.willpower, hero.strength = before
    night(sc).play("roll 4", "roll 5", "roll 1", "roll 1")
    assert after == (hero.willpower, hero.strength)
    assert [11] == fires(sc)


@vector("SS-TV-5", "SS-TV-72")
@rule("SS-FIRE-4")
def test_a_cross_on_the_wells_holds_the_fire_back() -> None:
    sc = burning(3, 1)
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    sc.hero("thorn").things = [sc.g.hear("take thorn star_shield").a]
    sc.s.wells[0] = 0
    night(sc).play("cross thorn wells", "skip thorn")
    assert is_playing(sc)
    assert [] == fires(sc)
    assert 0 == sc.s.wells[0]


@vector("SS-TV-6", "SS-TV-34")
@rule("SS-FIRE-5", "SS-FIRE-10", "SS-A2-FIRE-2")
def test_a_fire_costs_four_willpower_to_tread_out_and_earns_thanks_at_first() -> None:
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=9), cards=["A2_fires"])
    sc.play("walk thorn 18")
    assert (5, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").gold)
    assert [] == sc.loose(18)
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=4), cards=["A2_fires"])
    assert "SS-FIRE-10" == sc.refused("walk thorn 18")
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=9), cards=["A2_fires", "T_fire"])
    put(sc, fire_spirit=1)
    sc.play("walk thorn 18")
    assert 0 == sc.hero("thorn").gold


@vector("SS-TV-78")
@rule("SS-FIRE-8")
def test_when_the_fire_spirit_comes_all_fires_go_back() -> None:
    sc = moment(loose={6: ["fire"], 18: ["fire"], 23: ["fire"]}, thorn=at(72))
    sc.s.stock[sc.g.book.thing_kind("fire")] = 5
    read(sc, "T_fire")
    sc.play("roll 3")
    assert ([], 8, 52) == (fires(sc), stock(sc), place_of(sc, "fire_spirit"))


@vector("SS-TV-80")
@rule("SS-FIRE-12")
def test_each_fire_is_a_point_of_strength() -> None:
    sc = moment(
        loose={6: ["fire"], 18: ["fire"], 23: ["fire"], 36: ["fire"]},
        thorn=at(72), chada=at(72), kram=at(72),
    )  # fmt: skip
    assert 28 == strength(sc, "fire_spirit")


@rule("SS-FIRE-1")
def test_fires_harm_no_creature() -> None:
    sc = moment(creatures={19: "gor"}, loose={3: ["fire"]}, thorn=at(57))
    night(sc)
    assert "gor" == sc.creature(3)
    assert ["fire"] == sc.loose(3)


# The siege engine and the Krahder.


@vector("SS-TV-81")
@rule("SS-SIEGE-3", "SS-SIEGE-4")
@pytest.mark.parametrize(
    ("difficulty", "creatures", "to"), [("easy", 6, 70), ("normal", 6, 69), ("normal", 2, 81)]
)
def test_the_engine_rolls_a_space_for_each_creature(
    difficulty: str, creatures: int, to: int
) -> None:
    sc = moment(difficulty=difficulty, creatures=some(creatures), thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 84)
    night(sc)
    assert to == place_of(sc, "siege_engine")


@vector("SS-TV-82")
@rule("SS-SIEGE-6")
def test_the_engine_in_the_castle_loses_the_legend() -> None:
    sc = moment(creatures=some(5), thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 16)
    night(sc)
    assert not is_playing(sc)
    assert "why-starshield-1-broke_in" == sc.s.why


@rule("SS-SIEGE-6")
def test_without_a_creature_the_engine_stands_still() -> None:
    sc = moment(thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 43)
    night(sc)
    assert 43 == place_of(sc, "siege_engine")


@vector("SS-TV-12")
@rule("SS-SIEGE-1")
def test_a_creature_stops_beside_the_engine() -> None:
    sc = moment(creatures={20: "gor"}, thorn=at(57))
    put_threat(sc, "siege_engine", 3)
    night(sc)
    assert "gor" == sc.creature(3)


@rule("SS-SIEGE-2", "SS-KRA-2", "SS-TEMPLE-2")
@pytest.mark.parametrize("name", ["siege_engine", "krahder"])
def test_a_cross_on_the_wells_holds_it(name: str) -> None:
    card = {"siege_engine": "T_siege", "krahder": "T_krahder"}[name]
    sc = moment(
        creatures={31: "gor"}, thorn=at(57, things=["star_shield"]), cards=[card, "starlight"]
    )
    put_threat(sc, name, 70)
    night(sc).play("cross thorn wells", "skip thorn")
    assert 70 == place_of(sc, name)


@vector("SS-TV-83")
@rule("SS-SIEGE-5", "SS-THR-6")
def test_the_engine_keeps_its_wounds() -> None:
    strong = at(30, strength=14, willpower=6)
    sc = moment(difficulty="easy", thorn=strong, cards=["T_siege"])
    row = put_threat(sc, "siege_engine", 30)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 0
    sc.play("fight thorn 30")
    assert sc.s.battle is not None
    sc.s.battle.willpower = 10
    sc.play("roll 6", "roll 6", "roll 1", "roll 2", "roll 3", "leave thorn")
    assert 9 == creature_values.willpower_of(sc.g, sc.s, row)
    assert 3 == creature_values.dice_of(sc.g, sc.s, row, 9)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 10
    assert 2 == creature_values.dice_of(sc.g, sc.s, row, 6)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 99
    assert 1 == creature_values.willpower_of(sc.g, sc.s, row)


@rule("SS-THR-6")
def test_every_other_threat_recovers() -> None:
    sc = moment(thorn=at(30, strength=14, willpower=6))
    row = put_threat(sc, "krahder", 30)
    sc.play("fight thorn 30", "roll 6", "roll 6", "roll 1", "roll 2", "roll 3", "leave thorn")
    assert 12 == creature_values.willpower_of(sc.g, sc.s, row)


@vector("SS-TV-75", "SS-TV-13")
@rule("SS-THR-8", "SS-KRA-4", "SS-KRA-1")
def test_each_creature_lends_the_krahder_strength_and_no_wolf_does() -> None:
    sc = moment(
        creatures=MANY,
        figures={"alpha": 65, "wolf_1": 55, "wolf_2": 33},
        thorn=at(72), chada=at(72), kram=at(72), eara=at(72),
    )  # fmt: skip
    assert 52 == strength(sc, "krahder")
    for space in (20, 21):
        sc.s.creature_space[sc.s.occupant[space]] = -1
        sc.s.occupant[space] = -1
    assert 44 == strength(sc, "krahder")


@vector("SS-TV-76")
@rule("SS-KRA-3", "SS-KRA-5")
@pytest.mark.parametrize(("creatures", "to"), [(5, 6), (2, 13)])
def test_the_krahder_strides_at_most_three_spaces(creatures: int, to: int) -> None:
    sc = moment(creatures=some(creatures), thorn=at(57), cards=["T_krahder"])
    put_threat(sc, "krahder", 38)
    night(sc)
    assert to == place_of(sc, "krahder")
    night(sc)
    assert (creatures < 3) == is_playing(sc) or "why-starshield-1-broke_in" == sc.s.why


@vector("SS-TV-41")
@rule("SS-THR-5", "SS-G-4")
def test_the_shield_dwarves_help_against_a_threat() -> None:
    sc = moment(figures={"shield_dwarves": 30}, thorn=at(30, strength=8, willpower=6))
    put_threat(sc, "krahder", 30)
    sc.play("fight thorn 30", "roll 6", "roll 1")
    assert sc.s.battle is not None
    assert 18 == sc.s.battle.total


# The black temple.


@vector("SS-TV-84", "SS-TV-85")
@rule("SS-TEMPLE-5", "SS-TEMPLE-6")
@pytest.mark.parametrize(
    ("creatures", "fallen", "difficulty", "after"),
    [
        ({57: "troll", 55: "troll", 20: "troll"}, 0, "advanced", [20, 51, 54]),
        ({57: "troll", 20: "troll"}, 0, "advanced", [20, 47]),
        ({57: "troll", 20: "troll"}, 1, "advanced", [20, 54]),
        ({57: "troll", 20: "troll"}, 2, "advanced", [20, 57]),
        ({57: "troll", 20: "troll"}, 0, "normal", [20, 54]),
        ({57: "troll", 20: "troll"}, 1, "normal", [20, 57]),
        ({57: "troll", 20: "troll"}, 0, "easy", [20, 54]),
    ],
)
def test_the_temple_drives_the_hindmost_creatures_on(
    creatures: dict[int, str], fallen: int, difficulty: str, after: list[int]
) -> None:
    sc = moment(
        difficulty=difficulty,
        creatures=creatures,
        figures={"temple": 66},
        thorn=at(72),
        cards=["T_temple"],
    )
    put(sc, temple=1, temple_fallen=fallen)
    night(sc, ["troll"])
    assert after == sorted(sc.creatures())


@rule("SS-TEMPLE-3")
@pytest.mark.parametrize(("die", "site"), [(2, 41), (3, 58), (6, 66)])
def test_a_die_says_where_the_temple_stands(die: int, site: int) -> None:
    sc = moment(thorn=at(72))
    read(sc, "T_temple")
    sc.play(f"roll {die}")
    assert site == sc.s.figures[sc.g.book.figure_names.index("temple")]


@vector("SS-TV-87")
@rule("SS-TEMPLE-4", "SS-TEMPLE-7")
def test_with_a_light_the_foundation_falls_and_the_temple_is_repelled() -> None:
    sc = moment(
        figures={"temple": 72},
        thorn=at(72, strength=14, willpower=6, things=["light_8"]),
        narrator="D",
    )
    put(sc, temple=1, temple_fallen=2, mission=1)
    sc.play("try thorn foundation 72", "roll 5", "roll 1", "burn thorn light_8")
    while sc.prompt() == "ask-roll":
        sc.play("keep thorn")
    assert 3 == counter(sc, "temple_fallen")
    assert "N" == sc.letter()


@vector("SS-TV-11")
@rule("SS-TEMPLE-1")
def test_a_destroyed_part_leaves_the_narrator_where_it_is() -> None:
    sc = moment(figures={"temple": 72}, thorn=at(72, strength=14, willpower=6), narrator="D")
    sc.play("try thorn spire 72", "roll 6", "roll 1")
    assert (1, "D") == (counter(sc, "temple_fallen"), sc.letter())


# The catapult.


def catapult(difficulty: str = "normal", **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes) or {"thorn": at(57)}
    sc = moment(difficulty=difficulty, cards=["T_catapult"], narrator="F", **party)
    for _ in range(2):
        put_threat(sc, "catapult_troll", 17)
    put(sc, catapult=1, mission=1)
    lay_star(sc, "N", "N")
    return sc


@vector("SS-TV-37")
@rule("SS-CAT-1", "SS-C-1", "SS-C-2", "SS-C-3")
def test_the_die_of_c_brings_the_catapult_and_more_creatures() -> None:
    sc = moment(creatures={28: "gor"}, thorn=at(72))
    read(sc, "C")
    sc.play("roll 4")
    assert 2 == [sc.s.creature_space[c] for c in range(len(sc.s.creature_space))].count(17)
    assert {28: "gor", 33: "gor", 43: "gor", 30: "skral"} == sc.creatures()
    assert ["farmer"] == sc.loose(36)


@vector("SS-TV-88")
@rule("SS-CAT-5", "SS-CAT-7")
@pytest.mark.parametrize(("difficulty", "goes_on"), [("normal", False), ("easy", True)])
def test_too_much_rubble_buries_the_castle(difficulty: str, goes_on: bool) -> None:
    sc = catapult(difficulty)
    for name in ("rubble_2", "rubble_5", "rubble_6"):
        sc.s.loose = [*sc.s.loose, sc.g.book.thing_names().index(name)]
        sc.s.loose_at = [*sc.s.loose_at, 0]
    night(sc).play("draw 7")
    assert goes_on == is_playing(sc)
    if goes_on:
        assert 4 == len(sc.loose(0))
    else:
        assert "why-starshield-1-buried" == sc.s.why


@rule("SS-CAT-5", "SS-CAT-6")
def test_a_shot_hurts_everybody_in_the_castle() -> None:
    sc = catapult(thorn=at(0), chada=at(57), kram=at(0, things=["shield"]))
    night(sc).play("draw 5")
    assert "AN-ITEM-5" == sc.refused("skip kram")
    assert "AN-OPEN-16" == sc.refused("block thorn")
    sc.play("block kram")
    assert (4, 7, 7) == tuple(sc.hero(name).willpower for name in ("thorn", "chada", "kram"))
    assert ["rubble_5"] == sc.loose(0)


@vector("SS-TV-10")
@rule("SS-CAT-3")
def test_a_cross_on_the_narrator_stops_the_shot() -> None:
    sc = catapult(thorn=at(0, things=["star_shield"]))
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    night(sc).play("cross thorn narrator", "skip thorn")
    assert ([], "F", 7) == (sc.loose(0), sc.letter(), sc.hero("thorn").willpower)


@vector("SS-TV-89")
@rule("SS-CAT-8", "SS-CAT-4")
@pytest.mark.parametrize(("die", "left"), [(5, ["rubble_5"]), (6, [])])
def test_rubble_in_the_castle_is_cleared_from_within(die: int, left: list[str]) -> None:
    sc = moment(loose={0: ["rubble_5", "rubble_2"]}, kram=at(0, willpower=6), thorn=at(1))
    pile = sc.g.book.things[sc.g.book.thing_kind("rubble")].pile
    sc.s.piles[pile].unseen[2] -= 1
    sc.s.piles[pile].unseen[5] -= 1
    assert "walk kram 7" in said(sc)
    sc.play("clear kram 0", f"roll {die}")
    if left:
        sc.play("article kram rubble_2")
    assert left == sc.loose(0)
    assert 6 == sc.hero("kram").willpower
    assert 1 == sc.s.piles[pile].unseen[2]


@rule("SS-CAT-8")
def test_rubble_in_the_castle_bars_no_way_and_is_out_of_reach_from_outside() -> None:
    sc = moment(loose={0: ["rubble_5"]}, thorn=at(1))
    assert "walk thorn 0" in said(sc)
    assert "clear thorn 0" not in said(sc)


@vector("SS-TV-9", "SS-TV-90")
@rule("SS-CAT-2", "SS-CAT-9")
def test_the_first_troll_moves_the_narrator_and_the_second_ends_the_tale() -> None:
    sc = catapult(thorn=at(17, strength=14, willpower=6), chada=at(57, resting=True))
    for letter in ("G", "N"):
        sc.s.active = 0
        sc.hero("thorn").hours = 0
        sc.play("fight thorn 17", "roll 6", "roll 6")
        fell(sc)
        assert letter == sc.letter()
        while is_playing(sc) and not said(sc)[0].startswith("walk"):
            sc.play(said(sc)[0])
    assert 0 == sc.hero("thorn").gold
    assert not is_playing(sc)


# Irlok.


def river(swum: int, **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes) or {"thorn": at(57)}
    sc = moment(cards=["T_irlok"], **party)
    put(sc, irlok=1, swum=swum)
    put_threat(sc, "irlok", [64, 46, 44, 38, 16, 12][swum])
    return sc


@vector("SS-TV-91")
@rule("SS-IRL-3", "SS-IRL-4", "SS-IRL-5")
def test_irlok_swims_on_and_breaks_the_bridge_where_it_comes() -> None:
    sc = night(river(0, thorn=at(44), chada=at(45)))
    assert 46 == place_of(sc, "irlok")
    assert [sc.g.book.bridge_names.index("bow_bridge")] == sc.s.broken
    assert (5, 7) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)


@rule("SS-IRL-3", "SS-IRL-4")
@pytest.mark.parametrize(
    ("swum", "to", "bridge"), [(1, 44, ""), (2, 38, "market_bridge"), (3, 16, "rope_bridge")]
)
def test_irlok_breaks_three_bridges(swum: int, to: int, bridge: str) -> None:
    sc = night(river(swum))
    assert to == place_of(sc, "irlok")
    assert ([bridge] if bridge else []) == [sc.g.book.bridge_names[one] for one in sc.s.broken]


@vector("SS-TV-94")
@rule("SS-IRL-3", "SS-IRL-7", "SS-DAY-1")
def test_irlok_comes_to_the_castle_before_the_shield_is_asked_for() -> None:
    sc = river(5, thorn=at(57, things=["star_shield"]))
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    night(sc)
    assert not is_playing(sc)
    assert "why-starshield-1-broke_in" == sc.s.why


@vector("SS-TV-92")
@rule("SS-IRL-7")
def test_each_broken_bridge_makes_irlok_stronger() -> None:
    sc = moment(thorn=at(72), chada=at(72), kram=at(72))
    sc.s.broken = [0, 1]
    assert 31 == strength(sc, "irlok")


def broken(bridge: str, **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes)
    sc = moment(**party)
    sc.s.broken = [sc.g.book.bridge_names.index(bridge)]
    return sc


@vector("SS-TV-93")
@rule("SS-IRL-6")
def test_a_hero_swims_where_a_bridge_was() -> None:
    sc = broken("market_bridge", thorn=at(38, willpower=7))
    sc.play("walk thorn 39")
    assert (39, 4, 1) == (
        sc.hero("thorn").space,
        sc.hero("thorn").willpower,
        sc.hero("thorn").hours,
    )
    sc = broken("market_bridge", thorn=at(38, willpower=3))
    assert "SS-IRL-6" == sc.refused("walk thorn 39")


@vector("SS-TV-93", "SS-TV-14")
@rule("SS-IRL-1", "SS-IRL-6")
def test_creatures_and_arrows_do_not_cross_where_a_bridge_was() -> None:
    sc = broken("market_bridge", chada=at(38))
    put_creature(sc.g, sc.s, "gor", 39)
    assert "fight chada 39" not in said(sc)
    night(sc)
    assert "gor" == sc.creature(39)


@vector("SS-TV-15")
@rule("SS-IRL-2")
def test_a_creature_that_cannot_be_pushed_on_is_not_placed() -> None:
    sc = broken("market_bridge", thorn=at(57))
    put_creature(sc.g, sc.s, "skral", 39)
    read(sc, "E")
    assert 1 == list(sc.creatures().values()).count("skral")
