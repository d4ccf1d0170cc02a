"""Random games of the four legends keep the twelve properties, to the last letter too."""

import json
import os
from itertools import combinations
from random import Random

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING
from rietland.players.search.player import Player, make_player
from tests.board.habits import articles, faults, is_rule, secrets
from tests.conformance import Habit, check_random_game, dump
from tests.plain import plain
from tests.scenes import fresh_book

PARTIES = {
    2: ["mairen", "eara"],
    3: ["liphardus", "teyan", "bait"],
    4: ["thorn", "tenaya", "eara", "kram"],
}
SEXES = [("thorn", "mairen"), ("tenaya", "teyan"), ("eara", "liphardus"), ("kram", "bait")]
#: The study is played in so many parts.
PARTS = 20
#: One game of each legend is looked at closely, with defence places enough to get far.
GAMES = [("1", "restart", 4), ("2", "", 3), ("3", "", 2), ("4", "tuavahr", 2)]
#: The other beginnings are only played to their end.
OTHERS = [
    ("1", "", 2, "easy"), ("1", "", 3, "normal"), ("2", "", 2, "easy"), ("2", "", 4, "normal"),
    ("3", "story", 3, "easy"), ("3", "", 4, "normal"), ("4", "", 3, "normal"),
    ("4", "shron", 4, "easy"), ("4", "takota", 3, "normal"), ("4", "story", 2, "easy"),
]  # fmt: skip
HABIT = Habit(
    inputs=40_000,
    pieces=articles,
    faults=faults,
    secrets=secrets,
    is_rule=is_rule,
    seats=1,
    tries=2,
    branches=3,
    every=20,
)


def hardy(legend: str) -> Book:
    """The legend with defence places that random play does not use up."""
    book = fresh_book(legend, "frost")
    book.shields = [400] * len(book.shields)
    # A figure that may go anywhere makes every question long.
    book.figure_flies = [False] * len(book.figure_flies)
    return book


@pytest.mark.parametrize(("legend", "variant", "size"), GAMES)
def test_random_games_keep_the_properties(legend: str, variant: str, size: int) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(legend), party)
    setup = Setup("frost", legend, "normal", party, list(range(size)), variant)
    end = check_random_game(game, setup, 3, HABIT)
    assert end.result != PLAYING
    assert end.why != "why-castle-fallen"


@pytest.mark.parametrize(("legend", "variant", "size", "difficulty"), OTHERS)
def test_every_beginning_comes_to_an_end(
    legend: str, variant: str, size: int, difficulty: str
) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(legend), party)
    s = game.start(Setup("frost", legend, difficulty, party, list(range(size)), variant))
    random = Random(size)
    for _ in range(5_000):
        if s.result != PLAYING:
            break
        game.apply(s, random.choice([*game.pending(s).options, *game.asides(s)[:2]]))
    assert s.result != PLAYING


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_random_games(part: int) -> None:
    """The study behind the claim: all parties, difficulties and variants; one in 101 in full."""
    games = int(os.environ.get("RIETLAND_GAMES", "10000"))
    books = {legend: library.book("frost", legend) for legend in "1234"}
    hardies = {legend: hardy(legend) for legend in "1234"}
    for number in range(games * part // PARTS, games * (part + 1) // PARTS):
        rng = Random(number)
        legend, difficulty = "1234"[number % 4], ["easy", "normal"][number // 4 % 2]
        chosen = rng.choice(list(combinations(SEXES, 2 + number // 8 % 3)))
        party = [rng.choice(names) for names in chosen]
        # Some hold out to the last letter, some mostly follow the companions' policy.
        kind = number // 24 % 6
        book = (hardies if kind in (3, 4) else books)[legend]
        assert isinstance(book, Book)
        variant = rng.choice(["", *book.variants])
        setup = Setup("frost", legend, difficulty, party, list(range(len(party))), variant)
        game = BoardGame(book, party)
        if number % 101 == 0:
            check_random_game(game, setup, number, HABIT)
        else:
            mind = make_player("greedy", number) if kind == 5 else None
            check_quickly(game, setup, rng, mind)


def check_quickly(game: BoardGame, setup: Setup, rng: Random, mind: Player | None) -> None:
    """Play to the end, and look closely at one moment in 25."""
    s = game.start(setup)
    pieces = articles(game, s)
    while s.result == PLAYING:
        assert s.seq < HABIT.inputs, "no end"
        pending = game.pending(s)
        assert pending.options, "stuck"
        if rng.randrange(25) == 0:
            s = looked_at(game, s, rng, pieces)
        if pending.kind == CHANCE_DECIDES:
            game.apply(s, rng.choices(pending.options, pending.weights)[0])
        elif rng.randrange(10) == 0:
            game.apply(s, rng.choice([*pending.options, *game.asides(s)]))
        elif mind is not None:
            game.apply(s, mind.choose(game, s, pending.seat))
        else:
            game.apply(s, rng.choice(pending.options))
    assert (OVER, []) == (game.pending(s).kind, game.pending(s).options)
    assert pieces == articles(game, s)
    assert [] == faults(game, s)


def looked_at(game: BoardGame, s: State, rng: Random, pieces: object) -> State:
    """Pieces, tracks, secrets and what is saved; the state as it is loaded again."""
    assert pieces == articles(game, s)
    assert [] == faults(game, s)
    hidden = secrets(game, s)
    for seat in (-1, rng.randrange(len(game.party))):
        shown = json.dumps(plain(game.view(s, seat)), ensure_ascii=False)
        assert [] == [secret for secret in hidden if secret in shown]
    text = dump(s)
    for action in [rng.choice(game.pending(s).options), *game.asides(s)[:1]]:
        assert action == game.hear(game.say(action))
        assert "" == game.refusal(s, action)
        after = s.copy()
        game.apply(after, action)
        assert after.result != PLAYING or game.pending(after).options
    assert text == dump(s), "playing on with a copy changed its original"
    again = game.load(json.loads(text))
    assert text == dump(again)
    return again
