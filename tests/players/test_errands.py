"""Companions see to whatever a goal asks, without having learned the legend."""

from pathlib import Path
from random import Random

import pytest

from rietland.board.game import BoardGame
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.setup import Setup
from rietland.players.arena.games import play_game
from rietland.players.search.player import make_player
from tests.board.legends import TREASURE

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
    path = folder / "treasure.yaml"
    path.write_text(text, encoding="utf-8")
    box = load.box_files("base")
    return BoardGame(make_book(box, load.legend_file(box, path)), PARTY)


def wins(game: BoardGame) -> int:
    """How many of the same few games greedy heroes win."""
    setup = Setup("base", "treasure", "easy", PARTY, [0, 1], "")
    won = 0
    for seed in range(GAMES):
        player = make_player("greedy", seed)
        outcome = play_game(game, setup, [player, player], Random(seed), 20_000)
        assert "" == outcome.error
        won += outcome.won
    return won


@pytest.mark.parametrize("goal", ASKED)
def test_greedy_heroes_do_what_a_goal_asks(tmp_path: Path, goal: str) -> None:
    assert GAMES - 1 <= wins(errand(tmp_path, goal))
