"""What companions know of Eternal Frost: hidden things, burdens, fires, and who keeps what."""

from rietland.board.base import Board
from rietland.board.pieces import token_kinds, tokens
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.games import Match, play_number
from rietland.players.board import burdens, goals, warmth
from rietland.players.board.distances import FAR
from rietland.players.board.situation import Situation
from rietland.players.board.weights import W
from rietland.players.board.wishes import legend_goals

PARTY = ["thorn", "tenaya", "kram"]


def start(legend: str) -> tuple[Board, State]:
    g = library.game("frost", legend, PARTY)
    assert isinstance(g, Board)
    s = g.start(Setup("frost", legend, "easy", PARTY, [0, 1, 2], ""))
    assert isinstance(s, State)
    return g, s


def test_a_wanted_thing_is_sought_under_the_tokens_that_may_hide_it() -> None:
    g, s = start("1")
    marker = [token.name for token in g.book.tokens].index("marker")
    assert [] == goals.may_hide(g, legend_goals(g), s)
    token_kinds.lay(g, s, marker, [9, 10], "")
    assert [9, 10] == goals.may_hide(g, legend_goals(g), s)
    tokens.put(s, thing(g.book.thing_kind("winter_stone"), 1), 9)
    assert [] == goals.may_hide(g, legend_goals(g), s)


def test_who_keeps_what_is_wanted_and_who_brings_it_along() -> None:
    g, _ = start("3")
    look = legend_goals(g)
    thorn = g.book.thing_kind("black_night_thorn")
    assert [g.book.opponent("myrk")] == look.keepers[thorn]
    assert [g.book.thing_kind("orennah")] == look.escort
    assert [g.book.opponent("myrk")] == [source.calms for source in look.sources]


def test_fires_warm_and_two_deeds_burn_wood() -> None:
    g, s = start("1")
    fire = legend_goals(g).warmth
    wood = g.book.thing_kind("firewood")
    assert (g.book.thing_kind("fire"), 5) == (fire.kind, fire.gain)
    assert [0, wood, wood, 0] == fire.fuel
    assert not warmth.burns(fire, s, 18)
    assert not warmth.has_fuel(fire, s, 0)


def test_a_burden_bars_the_way_of_its_bearer_alone() -> None:
    g, s = start("1")
    stone = thing(g.book.thing_kind("winter_stone"), 1)
    s.heroes[0].space = 3
    s.heroes[0].things = [stone]
    look = Situation(g, s, W[3])
    assert 1 == look.toll(0)
    assert 0 == look.toll(1)
    # The castle is where the stone must never come.
    assert look.own(0).away[0][3] >= FAR
    assert look.own(1).away[0][3] < FAR


def test_a_weak_hero_does_not_take_up_a_burden() -> None:
    g, s = start("1")
    stone = thing(g.book.thing_kind("winter_stone"), 1)
    look = Situation(g, s, W[3])
    hero = s.heroes[0]
    assert burdens.may_take(look, 0, stone, 10)
    hero.willpower = 3
    assert not burdens.may_take(look, 0, stone, 10)


def test_a_thing_that_only_counts_is_wanted_until_it_has() -> None:
    g, s = start("2")
    look = legend_goals(g)
    tablet = g.book.thing_kind("griffin_tablet")
    assert goals.is_asked_for(g, look, s, tablet)
    s.counters[g.book.counters.index("grehon")] = 1
    assert not goals.is_asked_for(g, look, s, tablet)
    assert goals.in_place(g, look, s, tablet)


def test_companions_win_every_legend_of_the_box() -> None:
    for legend in ["1", "2", "3", "4"]:
        match = Match("frost", legend, "easy", PARTY)
        won = [number for number in range(16) if play_number(match, number).won]
        assert won, legend
