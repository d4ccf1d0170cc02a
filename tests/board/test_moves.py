"""What cards move and take away, and what `each` goes through, from YAML as authors write it."""

import pytest

from rietland.board.game import BoardGame
from rietland.board.state import NO_WELL
from rietland.content.board.legend_file import VariantRecord
from rietland.content.board.resolve_lists import register
from rietland.kernel.control import push_run
from tests.board.values import read, table
from tests.marks import rule
from tests.scenes import Scene


def after(*effects: str, who: int = -1) -> Scene:
    """The table of `values.py` after these effects."""
    sc = table()
    record = read(VariantRecord, f"{{source: authored, do: [{', '.join(effects)}]}}")
    assert isinstance(record, VariantRecord)
    register(sc.g.book, "test", record.do)
    sc = Scene(BoardGame(sc.g.book, sc.g.party), sc.s)
    push_run(sc.s, "test", who)
    sc.g.go_on(sc.s)
    return sc


@rule("AN-EVENT-10")
@pytest.mark.parametrize(
    ("effect", "gors"),
    [
        ("{move: {creature: gor, pick: lowest, along: arrows}}", [2, 20, 48]),
        ("{move: {creature: gor, pick: lowest, along: arrows, steps: 9}}", [20, 48]),
        ("{move: {creature: gor, at: 20, to: 30}}", [14, 30, 48]),
        ("{move: {creature: gor, at: 20, to: 14}}", [2, 14, 48]),
        ("{move: {creature: gor, at: 20, to: 20}}", [14, 20, 48]),
        ("{move: {creature: gor, at: 48, to: {of: {figure: shield_dwarves}}}}", [14, 20, 48]),
        ("{remove: {creature: gor, at: {between: [15, 50]}}}", [14]),
        ("{each: {what: {creature: gor}, do: [{move: {what: it, to: 30}}]}}", [28, 29, 30]),
        ("{each: {spaces: [14, 48], do: [{remove: {creature: any, at: there}}]}}", [20]),
    ],
)
def test_creatures_are_moved_and_removed(effect: str, gors: list[int]) -> None:
    sc = after(effect)
    assert gors == [space for space, kind in sc.creatures().items() if kind == "gor"]


def test_a_fixed_opponent_stays() -> None:
    sc = after("{move: {opponent: tower_skral, along: arrows}}")
    assert "skral" == sc.creature(32)


def test_figures_and_heroes_are_moved() -> None:
    sc = after(
        "{move: {what: witch, along: arrows}}",
        "{move: {what: prince, to: {of: {role: dwarf}}}}",
        "{move: {who: {at: 0}, to: 14}}",
        "{move: {who: {role: warrior}, along: arrows, steps: 2}}",
    )
    names = sc.g.book.figure_names
    assert sc.g.book.arrows[8] == sc.s.figures[names.index("witch")]
    assert 24 == sc.s.figures[names.index("prince")]
    assert [0, 24, 26, 14] == [hero.space for hero in sc.s.heroes]
    assert [14, 0] == [event.where for event in sc.told("stood")]


def test_things_wells_and_figures_are_removed() -> None:
    sc = after(
        "{remove: witch}",
        "{remove: {token: well, at: 35}}",
        "{remove: {thing: herb, at: 20}}",
        "{remove: {thing: wineskin, count: 1}}",
        "{remove: {thing: farmer}}",
        "{remove: {thing: gold, held_by: {role: warrior}, count: 2}}",
    )
    assert -1 == sc.s.figures[sc.g.book.figure_names.index("witch")]
    assert NO_WELL == sc.s.wells[sc.g.book.well_at[35]]
    assert ["gold", "gold"] == sc.loose(20)
    assert ["wineskin"] == sc.things("eara")
    assert [] == sc.loose(24)
    assert 0 == sc.hero("chada").farmers
    assert 1 == sc.hero("thorn").gold


def test_each_of_several_heroes_gains_and_loses_by_their_own_values() -> None:
    sc = after(
        "{gain: {who: {role: [dwarf, warrior]}, gold: {hero: strength}}}",
        "{lose: {who: {at: {with: {creature: any}}}, willpower: 2}}",
    )
    assert [5, 6, 0, 3] == [hero.gold for hero in sc.s.heroes]
    assert [7, 12, 3, 20] == [hero.willpower for hero in sc.s.heroes]


def test_the_fire_blast_of_a_mine() -> None:
    """Along a path, as far as the die says; the worst hit counts for each hero."""
    sc = after(
        "{each: {who: all, do: [{set: {hit: 0}}]}}",
        "{each: {who: {at: {path: vent, first: {counter: die}}},"
        " do: [{set: {hit: {largest: [{counter: hit}, {counter: die}]}}}]}}",
        "{each: {who: {counter: {name: hit, at_least: 1}},"
        " do: [{lose: {willpower: {counter: hit, times: 2}}}]}}",
    )
    assert [9, 4, 3, 12] == [hero.willpower for hero in sc.s.heroes]


def test_a_hero_who_has_nowhere_to_go_stays() -> None:
    before = [hero.space for hero in after().s.heroes]
    sc = after("{move: {who: all, to: {at: 14, with: {creature: troll}}}}")
    assert before == [hero.space for hero in sc.s.heroes]


def test_what_is_done_for_each_space_is_done_once() -> None:
    sc = after("{each: {spaces: [37, 38], do: [{lay: {thing: gold, at: there}}]}}")
    assert [["gold"], ["gold"]] == [sc.loose(37), sc.loose(38)]


@rule("AN-RUNE-4")
def test_a_rune_stone_is_laid_face_down() -> None:
    assert ["rune_hidden"] == after("{lay: {thing: rune_stone, at: 37}}").loose(37)
