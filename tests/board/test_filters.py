"""Heroes, pieces and spaces by description, read from YAML as authors write them."""

import pytest

from rietland.board.legend import filters, sorts
from rietland.vocabulary import board as words
from tests.board.values import read, table
from tests.board.wrath import wrath
from tests.marks import rule
from tests.scenes import Scene, at


def knowing(sc: Scene) -> Scene:
    """Thorn is the hero in question, the event happened on 20, to the creature there."""
    sc.s.me = 0
    sc.s.there = 20
    sc.s.it = sorts.code_of(sorts.CREATURE, sc.s.occupant[20])
    return sc


# Heroes.


@rule("AN-EVENT-8", "AN-HERO-1")
@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("all", "kram thorn chada eara"),
        ("me", "thorn"),
        ("others", "kram chada eara"),
        ("fighters", "thorn chada"),
        ("{rank: lowest}", "kram"),
        ("{rank: highest}", "eara"),
        ("{role: dwarf}", "kram"),
        ("{role: [wizard, warrior]}", "thorn eara"),
        ("{at: 0}", "eara"),
        ("{at: [0, 26]}", "chada eara"),
        ("{at: here}", "thorn"),
        ("{at: {between: [14, 24]}}", "kram thorn"),
        ("{at: {region: forest}}", "kram"),
        ("{at: {region: river_bank}}", "chada"),
        ("{at: {not: {any: [{region: forest}, [0]]}}}", "thorn chada"),
        ("{at: {with: {creature: any}}}", "thorn"),
        ("{at: 80, rank: lowest}", ""),
        ("{willpower: {at_most: 8}}", "chada"),
        ("{willpower: {at_least: 13}}", "eara"),
        ("{willpower: 12}", "kram"),
        ("{willpower: {at_least: {counter: die, times: 3}}}", "kram eara"),
        ("{willpower: {at_most: 12}, rank: highest}", "chada"),
        ("{strength: {at_most: 2}}", "thorn chada"),
        ("{strength: {at_least: 6}}", "kram eara"),
        ("{gold: {exactly: 3}}", "thorn eara"),
        ("{hours: {at_least: 1}}", "kram chada"),
        ("{counter: {name: hit, at_least: 1}}", "kram eara"),
        ("{counter: {name: hit, exactly: 2}}", "kram"),
        ("{holds: {helm: 1}}", "thorn"),
        ("{holds: {wineskin: 2}}", "eara"),
        ("{holds: {wineskin: 3}}", ""),
        ("{holds: {farmer: 1}}", "chada"),
        ("{holds: {gold: 3}}", "thorn eara"),
        ("{with: {thing: farmer, lying: true}}", "kram"),
        ("{resting: true}", "kram"),
        ("{not: {resting: true}}", "thorn chada eara"),
        ("{any: [{role: dwarf}, {at: 0}]}", "kram eara"),
        ("{most: strength}", "eara"),
        ("{least: willpower}", "chada"),
        ("{most: gold}", "thorn"),
        ("{others: true, most: hours}", "chada"),
    ],
)
def test_a_filter_names_heroes_lowest_rank_first(who: str, expected: str) -> None:
    sc = knowing(table())
    sc.s.victors = [0, 2]
    somebody = read(words.Somebody, f"who: {who}")
    assert isinstance(somebody, words.Somebody)
    found = filters.select(sc.g, sc.s, somebody.who)
    assert expected == " ".join(sc.g.party[h] for h in found)


# Spaces.


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("7", [7]),
        ("[9, 3]", [9, 3]),
        ("here", [14]),
        ("there", [20]),
        ("{of: witch}", [8]),
        ("{of: it}", [20]),
        ("{of: {creature: gor}}", [14, 20, 48]),
        ("{of: others}", [0, 24, 26]),
        ("{counter: die}", [4]),
        ("{tens: die, ones: die}", [44]),
        ("{by: die, 1-3: 37, 4: 61}", [61]),
        ("{by: die, 1-3: 37, else: 50}", [50]),
        ("{by: {counter: die, times: 2}, 8: 10, else: 50}", [10]),
        ("{arrow: 14}", [2]),
        ("{arrow: 14, steps: 2}", [0]),
        ("{arrow: {of: {creature: troll}}, steps: 1}", [59]),
        ("{path: vent}", [26, 25, 24, 0, 14]),
        ("{path: vent, first: 2}", [26, 25]),
        ("{path: vent, first: {counter: die}}", [26, 25, 24, 0]),
        ("{icon: gem, without: {creature: any}}", [40]),
        ("{at: [40, 20, 14], without: {creature: any}, pick: first}", [40]),
        ("{between: [30, 32]}", [30, 31, 32]),
        ("{between: [23, 26], region: river_bank}", [26]),
        ("{region: [forest, river_bank], between: [24, 27]}", [24, 25, 26, 27]),
        ("{next_to: 0, between: [1, 5]}", [1, 2, 4, 5]),
        ("{within: {of: 0, steps: 0}}", [0]),
        ("{within: {of: 0, steps: 1}, between: [0, 3]}", [0, 1, 2]),
        ("{with: {thing: herb}}", [20, 36]),
        ("{with: {token: fog}, pick: highest}", [11]),
        ("{with: all, pick: lowest}", [0]),
        ("{with: {creature: any}, pick: nearest, to: 0}", [14]),
        ("{with: {creature: any}, not: 14, pick: nearest, to: here}", [20]),
        ("{any: [{with: {figure: prince}}, 5]}", [5, 72]),
    ],
)
def test_a_filter_names_spaces(at: str, expected: list[int]) -> None:
    sc = knowing(table())
    figure = read(words.PutFigure, f"{{name: witch, at: {at}}}")
    assert isinstance(figure, words.PutFigure)
    assert expected == filters.spaces(sc.g, sc.s, figure.at)
    assert all(filters.is_at(sc.g, sc.s, space, figure.at) for space in expected)
    assert not filters.is_at(sc.g, sc.s, 83, figure.at)


def test_back_along_the_arrows_there_may_be_several_spaces() -> None:
    sc = table()
    found = filters.spaces(sc.g, sc.s, words.Spaces(arrow=0, steps=-1))
    assert sorted(n for n, to in enumerate(sc.g.book.arrows) if to == 0) == found


def test_nothing_leads_over_a_broken_bridge() -> None:
    sc = table()
    one, other = sc.g.book.bridges[0]
    assert 1 == filters.distance(sc.g, sc.s, [one], other)
    sc.s.broken = [0]
    assert filters.distance(sc.g, sc.s, [one], other) > 1
    assert filters.FAR == filters.distance(sc.g, sc.s, [0], 80)


# Pieces.


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("it", [20]),
        ("witch", [8]),
        ("tower_skral", [32]),
        ("{creature: any}", [14, 20, 32, 48, 60]),
        ("{creature: gor}", [14, 20, 48]),
        ("{creature: [skral, troll]}", [32, 60]),
        ("{creature: gor, at: here}", [14]),
        ("{creature: gor, at: {between: [16, 50]}}", [20, 48]),
        ("{creature: gor, except: it}", [14, 48]),
        ("{creature: gor, pick: highest}", [48]),
        ("{creature: gor, pick: nearest, to: 50}", [48]),
        ("{creature: any, fixed: true}", [32]),
        ("{creature: any, fixed: false, pick: lowest}", [14]),
        ("{creature: gor, count: 2}", [14, 20]),
        ("{creature: any, except: {opponent: any}}", [14, 20, 48, 60]),
        ("{opponent: tower_skral}", [32]),
        ("{opponent: any, at: 31}", []),
        ("{figure: any}", [8, 72]),
        ("{figure: [prince, shield_dwarves]}", [72]),
        ("{thing: herb}", [20, 36]),
        ("{thing: herb, face: herb_4}", [36]),
        ("{thing: herb, face: 3}", [20]),
        ("{thing: rune_stone, face: 0}", []),
        ("{thing: helm}", [14]),
        ("{thing: helm, lying: true}", []),
        ("{thing: farmer}", [24, 26]),
        ("{thing: farmer, held_by: all}", [26]),
        ("{thing: wineskin, held_by: {at: 0}}", [0, 0]),
        ("{thing: wineskin, held_by: me}", []),
        ("{thing: gold, at: 20}", [20, 20]),
        ("{thing: gold, held_by: me}", [14, 14, 14]),
        ("{thing: [herb, helm]}", [14, 20, 36]),
        ("{token: fog}", [8, 11]),
        ("{token: fog, face: gor}", [11]),
        ("{token: well}", [5, 35, 45, 55]),
        ("{token: well, face: full, pick: highest}", [55]),
        ("{token: well, face: drained}", []),
        ("{token: broken_bridge}", []),
    ],
)
def test_a_filter_names_pieces_lowest_space_first(what: str, expected: list[int]) -> None:
    sc = knowing(table())
    exists = read(words.Exists, f"what: {what}")
    assert isinstance(exists, words.Exists)
    assert expected == [piece.space for piece in filters.pieces(sc.g, sc.s, exists.what)]


def test_a_piece_that_is_gone_is_no_piece() -> None:
    sc = knowing(table())
    sc.s.creature_space[sc.s.occupant[20]] = -1
    assert [] == filters.pieces(sc.g, sc.s, words.Pieces(name="it"))
    sc.s.it = sorts.code_of(sorts.FIGURE, sc.g.book.figure_names.index("shield_dwarves"))
    assert [] == filters.pieces(sc.g, sc.s, words.Pieces(name="it"))
    sc.s.it = sorts.code_of(sorts.FOG, 0)
    assert [] == filters.pieces(sc.g, sc.s, words.Pieces(name="it"))


@pytest.mark.parametrize("key", ["most", "least"])
@pytest.mark.parametrize("stat", ["strength", "willpower", "gold", "hours"])
def test_of_the_most_and_the_least_there_is_one(key: str, stat: str) -> None:
    sc = knowing(table())
    found = filters.select(sc.g, sc.s, read(words.Filter, f"{{{key}: {stat}}}"))
    assert 1 == len(found)
    values = [filters.value_of(hero, stat) for hero in sc.s.heroes]
    assert (max(values) if key == "most" else min(values)) == values[found[0]]


# The castle is space 0.


def in_castle() -> Scene:
    """A garrison, a figure, a herb and a hero within the walls; the event was there."""
    sc = wrath(
        garrison=("gor", "skral"), figures={"prince": 0}, loose={0: ["herb_3"]},
        thorn=at(0, gold=2), kram=at(10),
    )  # fmt: skip
    sc.s.me = sc.s.there = 0
    return sc


@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("{creature: any}", 2),
        ("{creature: any, at: 0}", 2),
        ("{creature: skral, at: here}", 1),
        ("{figure: prince}", 1),
        ("{figure: any, at: there}", 1),
        ("{thing: herb, at: 0}", 1),
        ("{thing: herb, lying: true}", 1),
        ("{thing: gold, held_by: me}", 2),
        ("{thing: gold, lying: true}", 0),
        ("it", 1),
        ("prince", 1),
    ],
)
@pytest.mark.parametrize("sort", [sorts.CREATURE, sorts.FIGURE])
def test_pieces_in_the_castle_are_found(what: str, count: int, sort: int) -> None:
    sc = in_castle()
    number = sc.g.book.figure_names.index("prince") if sort == sorts.FIGURE else 0
    sc.s.it = sorts.code_of(sort, number)
    some = read(words.Exists, what)
    assert isinstance(some, words.Exists)
    found = filters.pieces(sc.g, sc.s, some.what)
    assert [0] * count == [piece.space for piece in found]


def test_an_arrow_leads_into_the_castle() -> None:
    sc = in_castle()
    before = sorted(n for n, to in enumerate(sc.g.book.arrows) if to == 0)
    assert [0] == filters.spaces(sc.g, sc.s, words.Spaces(arrow=before, steps=1))
    assert [] == filters.spaces(sc.g, sc.s, words.Spaces(arrow=0, steps=1))
