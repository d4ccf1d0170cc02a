"""Numbers that are reckoned, read from YAML as authors write them."""

import pytest

from rietland.board.pieces import creature_values, creatures
from rietland.kernel.control import amount, reckon
from rietland.vocabulary.board import Gain
from tests.board.values import read, table


def gold(number: str) -> int:
    """What this number gives a hero with 2 strength, 9 willpower and 3 gold."""
    sc = table()
    sc.s.me = 0
    effect = read(Gain, f"gold: {number}")
    assert isinstance(effect, Gain)
    return amount(sc.g, sc.s, effect.gold)


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("2", 2),
        ("{counter: die}", 4),
        ("{counter: hit}", 0),
        ("{heroes: {2: 6, 3: 7, 4: 8}}", 8),
        ("{heroes: {2: 6, 3: 7, 4: {counter: die}}}", 4),
        ("{difficulty: {easy: 1, normal: {counter: die}}}", 4),
        ("{difficulty: {easy: 3}}", 3),
        ("{by: die, 1-3: 1, 4-6: 2}", 2),
        ("{by: die, 1: 1, else: {hero: gold}}", 3),
        ("{by: {hero: strength}, 2: {counter: die}}", 4),
        ("{by: die, 1: 7}", 0),
        ("{hero: strength}", 2),
        ("{hero: willpower}", 9),
        ("{hero: gold}", 3),
        ("{hero: hours}", 0),
        ("{hero: strength, of: all}", 18),
        ("{hero: gold, of: {at: 0}}", 3),
        ("{count: all}", 4),
        ("{count: others}", 3),
        ("{count: {at: [0]}}", 1),
        ("{count: {at: {region: river_bank}}, times: 9}", 9),
        ("{count: {role: [dwarf, warrior]}, times: 3}", 6),
        ("{count: {creature: any}}", 5),
        ("{count: {creature: gor, at: {between: [15, 50]}}}", 2),
        ("{count: tower_skral}", 1),
        ("{count: {token: fog}}", 2),
        ("{count: {spaces: {with: {creature: gor}}}}", 3),
        ("{count: {spaces: {next_to: here, without: {creature: any}}}}", 6),
        ("{worth: {thing: herb}}", 7),
        ("{worth: {thing: gold}}", 8),
        ("{worth: {creature: gor}}", 3),
        ("{opponent: tower_skral}", 40),
        ("{opponent: tower_skral, value: willpower}", 6),
        ("{steps: [0, 14]}", 2),
        ("{steps: [here, {of: {creature: any}}]}", 0),
        ("{steps: [0, 80]}", 99),
        ("{steps: [0, {of: {creature: wardrak}}]}", 99),
        ("{letters: [narrator, N]}", 11),
        ("{letters: [B, F]}", 4),
        ("{letters: [narrator, end]}", 11),
        ("{sum: [1, {counter: die}, {hero: strength}]}", 7),
        ("{sum: [{hero: gold}, -2]}", 1),
        ("{largest: [1, {counter: die}, 3]}", 4),
        ("{smallest: [9, {counter: die}, 5]}", 4),
        ("{counter: die, times: 3}", 12),
        ("{counter: die, times: {hero: strength}}", 8),
        ("{hero: willpower, half: up}", 5),
        ("{hero: willpower, half: down}", 4),
        ("{counter: die, half: up}", 2),
        ("{counter: die, at_least: 6}", 6),
        ("{counter: die, at_most: 2}", 2),
        ("{counter: die, at_most: {hero: gold}}", 3),
        ("{counter: die, at_least: 1, at_most: 9}", 4),
        ("{counter: die, times: 2, at_most: 7}", 7),
        ("{hero: gold, times: 3, half: up, at_most: 9}", 5),
        ("{sum: [10, {counter: die, times: -2}]}", 2),
        ("{largest: [{sum: [1, 1]}, {smallest: [{hero: gold}, 8]}], times: 2}", 6),
    ],
)
def test_a_number_is_reckoned(number: str, value: int) -> None:
    assert value == gold(number)


@pytest.mark.parametrize("number", ["{counter: die, times: -1}", "{sum: [{hero: strength}, -9]}"])
def test_below_nothing_is_nothing(number: str) -> None:
    assert 0 == gold(number)


def test_where_numbers_are_compared_they_may_be_below_nothing() -> None:
    sc = table()
    effect = read(Gain, "gold: {counter: die, times: -1}")
    assert isinstance(effect, Gain)
    assert -4 == reckon(sc.g, sc.s, effect.gold)


def test_a_counter_of_heroes_is_that_of_the_hero_in_question() -> None:
    sc = table()
    effect = read(Gain, "gold: {counter: hit}")
    assert isinstance(effect, Gain)
    found: list[int] = []
    for h in range(4):
        sc.s.me = h
        found.append(amount(sc.g, sc.s, effect.gold))
    assert [0, 2, 0, 1] == found


def test_an_opponents_strength_is_reckoned_whenever_it_is_asked() -> None:
    sc = table()
    named = sc.g.book.named[0]
    terms = "{sum: [{heroes: {4: 10}}, {count: {creature: gor}, times: 2}, {counter: die}]}"
    effect = read(Gain, f"{{gold: {terms}, willpower: {{counter: hit, at_least: 0}}}}")
    assert isinstance(effect, Gain)
    named.reckoned_strength = effect.gold
    c = sc.s.occupant[32]
    assert 20 == creature_values.strength_of(sc.g, sc.s, c)
    creatures.remove(sc.g, sc.s, sc.s.occupant[48], "AN-L2-9")
    assert 18 == creature_values.strength_of(sc.g, sc.s, c)
    named.reckoned_willpower = effect.willpower
    sc.s.me = 0
    assert 1 == creature_values.willpower_of(sc.g, sc.s, c), "with none it could not be fought"
