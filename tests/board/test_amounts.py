"""Numbers that are reckoned, read from YAML as authors write them and given to a hero as gold."""

import pytest

from rietland.board.game import BoardGame
from rietland.content.board.load import WORDS
from rietland.content.build import Builder
from rietland.content.faults import Report
from rietland.content.read import read_text
from rietland.content.reading import Reading
from rietland.kernel.control import push_run
from rietland.vocabulary.board import Gain
from tests.scenes import Scene, at, fresh_book, scene


def gold(number: str) -> int:
    """What `gain` gives of this number to a hero with 3 strength, 7 willpower and 5 gold."""
    root = read_text(f"gold: {number}", "a.yaml", Report())
    assert root is not None
    effect = Builder(WORDS, Reading(), {}).file(Gain, root)
    assert isinstance(effect, Gain)
    sc = scene(thorn=at(14), kram=at(7))
    book = fresh_book(sc.g.book.legend)
    book.counters.append("die")
    book.lists["test"] = [effect]
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    sc.s.counters = [*sc.s.counters, 4]
    hero = sc.s.heroes[0]
    hero.strength, hero.willpower, hero.gold = 3, 7, 5
    push_run(sc.s, "test", 0)
    sc.g.go_on(sc.s)
    return hero.gold - 5


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("2", 2),
        ("{counter: die}", 4),
        ("{heroes: {2: 6, 3: 7, 4: 8}}", 6),
        ("{difficulty: {easy: 1, normal: {counter: die}}}", 4),
        ("{hero: strength}", 3),
        ("{hero: willpower}", 7),
        ("{hero: gold}", 5),
        ("{count: all}", 2),
        ("{count: {at: [7]}}", 1),
        ("{count: {region: river_bank}, times: 9}", 0),
        ("{count: {roles: [dwarf, warrior]}, times: 3}", 6),
        ("{sum: [1, {counter: die}, {hero: strength}]}", 8),
        ("{sum: [{hero: gold}, -2]}", 3),
        ("{largest: [1, {counter: die}, 3]}", 4),
        ("{smallest: [9, {counter: die}, 5]}", 4),
        ("{counter: die, times: 3}", 12),
        ("{hero: willpower, half: up}", 4),
        ("{hero: willpower, half: down}", 3),
        ("{counter: die, half: up}", 2),
        ("{counter: die, at_least: 6}", 6),
        ("{counter: die, at_most: 2}", 2),
        ("{counter: die, at_least: 1, at_most: 9}", 4),
        ("{counter: die, times: 2, at_most: 7}", 7),
        ("{hero: gold, times: 3, half: up, at_most: 9}", 8),
        ("{sum: [10, {counter: die, times: -2}]}", 2),
        ("{largest: [{sum: [1, 1]}, {smallest: [{hero: gold}, 8]}], times: 2}", 10),
    ],
)
def test_a_number_is_reckoned(number: str, value: int) -> None:
    assert value == gold(number)


@pytest.mark.parametrize("number", ["{counter: die, times: -1}", "{sum: [{hero: strength}, -9]}"])
def test_below_nothing_is_nothing(number: str) -> None:
    assert 0 == gold(number)
