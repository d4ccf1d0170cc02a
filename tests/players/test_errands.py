"""Companions see to whatever a goal asks, without having learned the legend."""

from pathlib import Path

import msgspec
import pytest

from rietland.board.game import BoardGame
from rietland.board.legend import own_cards
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.setup import Setup
from rietland.players.board.learned.weights import W
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.errands import add_errands
from rietland.players.board.tasks.fight import Fight
from rietland.players.board.tasks.task import Task
from rietland.players.companions import intention
from rietland.players.search.thought import FETCH
from rietland.words import Catalogue
from tests.board.fate_table import fates
from tests.board.legends import TREASURE
from tests.players.greedy import wins
from tests.scenes import at, code_of, fresh_book, put_creature

PARTY = ["thorn", "chada"]
GAMES = 4

DEEDS = """\
deeds:
  pay: {source: authored, at: [57], times: 1, do: [{pay: {gold: 6}}, {add: {paid: 1}}]}
  shelter:
    source: authored
    at: [71]
    who: {holds: {farmer: 1}}
    do: [{remove: {thing: farmer, held_by: me, count: 1}}, {add: {sheltered: 1}}]
  call: {source: authored, at: [57], times: 1, hours: 1, do: [{put_figure: {name: prince, at: 57}}]}
  sell: {source: authored, at: [57], do: [{pay: {gold: 1}}, {add: {sold: 1}}]}
"""
TRIGGERS = """\
triggers:
  watch:
    source: authored
    when: {sunrise_step: event}
    if: [{somebody: {at: [41]}}]
    once: false
    do: [{add: {nights: 1}}]
  duel:
    source: authored
    when: {creature_defeated: {alone: true}}
    once: false
    do: [{add: {duels: 1}}]
"""

ASKED = [
    "bring: {thing: [gold, gem], to: 57, score: face, need: 8}",
    "bring: {thing: gem, to: face}",
    "bring: {thing: farmer, to: [57, 56]}",
    "bring: {thing: gold, to: 57, counter: sold, need: 6}",
    "count: {counter: paid, need: 1}",
    "count: {counter: sheltered, need: 1}",
    "count: {counter: nights, need: 2}",
    "count: {counter: duels, need: 2}",
    "have: {figure: prince}",
]


def errand(folder: Path, goal: str) -> BoardGame:
    """A game of the small legend with deeds and triggers of its own."""
    text = TREASURE.replace("GOAL", "needs: {" + goal + "}").replace("END", "end_legend")
    text = text.replace("songs: 0}", "songs: 0, paid: 0, sheltered: 0, nights: 0, duels: 0}")
    text = text.replace("setup:\n", f"{DEEDS}setup:\n").replace("triggers:\n", TRIGGERS)
    return game_of(folder, text)


def game_of(folder: Path, text: str) -> BoardGame:
    path = folder / "treasure.yaml"
    path.write_text(text, encoding="utf-8")
    box = load.box_files("base")
    return BoardGame(make_book(box, load.legend_file(box, path)), PARTY)


HELD = """\
setup:
  - crowd: {at: 57}
  - place: {creature: gor, at: 57}
  - place: {creature: skral, at: 57}
"""
SHUT = """\
ways:
  tree: {source: authored, at: 57, for: heroes, open: false}
lure: {thing: gem}
"""


def test_creatures_are_driven_from_a_space_that_nobody_may_enter(tmp_path: Path) -> None:
    text = TREASURE.replace("GOAL", "needs: {clear: {at: [57]}}").replace("END", "end_legend")
    text = text.replace("setup:\n", f"{SHUT}{HELD}").replace("{hero_stops: {at: 57}}", "day_over")
    assert GAMES - 1 <= wins(game_of(tmp_path, text), GAMES)


def test_a_plan_says_the_deed_and_the_night(tmp_path: Path) -> None:
    said: list[str] = []
    for goal in ("count: {counter: paid, need: 1}", "count: {counter: nights, need: 1}"):
        game = errand(tmp_path, goal)
        s = game.empty_table(Setup("base", "treasure", "easy", PARTY, [0, 1], ""))
        s.heroes[0].gold = 6
        situation = Situation(game, s, W[2])
        found: list[Task] = []
        add_errands(situation, [0, 1], found)
        told = intention.plan(game, s, 0, found[0].steps(situation, 0))
        said.append(Catalogue("en").say(msgspec.to_builtins(told)))
    assert [
        "go to space 57 (Tree of Songs) to do “[deed-base-treasure-pay]”",
        "spend the night at space 41",
    ] == said


@pytest.mark.parametrize("goal", ASKED)
def test_greedy_heroes_do_what_a_goal_asks(tmp_path: Path, goal: str) -> None:
    assert GAMES - 1 <= wins(errand(tmp_path, goal), GAMES)


def test_a_plan_names_the_card_it_serves_and_where_one_strikes_from() -> None:
    game = BoardGame(fresh_book("3"), PARTY)
    s = game.empty_table(Setup("base", "3", "normal", PARTY, [0, 1], ""))
    fates = game.book.deck("fates")
    s.card_deck, s.card_hero, s.card_state = [fates], [0], [own_cards.OPEN]
    s.card_number = [game.book.decks[fates].cards.index("fate_9")]
    situation = Situation(game, s, W[2])
    found: list[Task] = []
    add_errands(situation, [0, 1], found)
    assert [1] == [task.mask for task in found]
    goal = intention.of(game).goal(game, s, 0, found[0].steps(situation, 0))
    assert goal is not None
    assert "event-base-fates-fate_9.title" == goal.key


@pytest.mark.parametrize(("strength", "who"), [(3, []), (14, [1])])
def test_an_owner_who_is_strong_enough_sets_out_for_a_far_opponent(
    strength: int, who: list[int]
) -> None:
    thorn, kram = at(0, strength=strength), at(0, strength=strength)
    sc = fates({"6": "thorn"}, creatures={60: "rune_eater"}, thorn=thorn, kram=kram)
    situation = Situation(sc.g, sc.s, W[2])
    found: list[Task] = []
    add_errands(situation, [0, 1], found)
    assert who == [task.mask for task in found if task.space == 60]


def test_who_may_not_enter_a_space_says_where_they_go_to_strike() -> None:
    game = BoardGame(fresh_book("5"), ["chada", "thorn"])
    s = game.empty_table(Setup("base", "5", "easy", ["chada", "thorn"], [0, 1], ""))
    s.heroes[0].space = 13
    s.crowds = [0]
    gor = put_creature(game, s, "gor", 0)
    situation = Situation(game, s, W[2])
    task = Fight(1, 0, 10.0, 3.0, gor)
    told = intention.plan(game, s, 0, task.steps(situation, 0))
    assert "go to space 6, then fight the gor" == Catalogue("en").say(msgspec.to_builtins(told))


def test_only_a_legend_that_says_so_keeps_creatures_on_what_lies_under_them(
    tmp_path: Path,
) -> None:
    game = errand(tmp_path, "bring: {thing: [gold, gem], to: 57, score: face, need: 8}")
    s = game.empty_table(Setup("base", "treasure", "easy", PARTY, [0, 1], ""))
    s.heroes[0].space = s.heroes[1].space = 39
    s.loose, s.loose_at = [code_of(game.book, "gem_2"), code_of(game.book, "gold")], [38, 38]
    put_creature(game, s, "gor", 38)
    fetched: list[set[str]] = []
    for guarded in ([], [game.book.thing_kind("gem")]):
        game.book.guarded = guarded
        found: list[Task] = []
        add_errands(Situation(game, s, W[2]), [0, 1], found)
        names = game.book.thing_names()
        fetched.append({names[task.what] for task in found if task.aim == FETCH})
    assert [{"gem_2", "gold"}, {"gold"}] == fetched
