"""Random games of both legends keep the twelve properties, to the end of the legend too.

Random play loses the castle on the second day. In the hardy games it has shields enough, so that
the narrator reaches N and every card is met.
"""

import os
from itertools import combinations

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.heroes import overfull
from rietland.board.state import IN_CASTLE, State
from rietland.board.things import FOLLOWS, MONEY, kind_of
from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.ledger import books
from tests.conformance import Habit, check_random_game
from tests.scenes import fresh_book

ROLES = (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait"))
RULES = {rule for book in books().values() for rule in book.rules}


def hardy(legend: str) -> Book:
    """The legend with golden shields that random play does not use up."""
    book = fresh_book(legend)
    book.shields = [400] * len(book.shields)
    return book


def articles(game: Game, s: BaseState) -> object:
    """Articles of each kind, wherever they are: none appears, none is lost."""
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    counts = []
    held = [code for hero in s.heroes for code in hero.things] + s.loose
    for number, kind in enumerate(game.book.things):
        if kind.sold or kind.name == "witch_brew":
            counts.append(s.stock[number] + sum(kind_of(code) == number for code in held))
    return counts


def faults(game: Game, s: BaseState) -> list[str]:
    """Tracks out of bounds, two creatures on a space, an index that lies."""
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    found = []
    book = game.book
    between = bool(s.agenda) and s.agenda[-1].kind in (23, 25)
    for name, hero in zip(game.party, s.heroes, strict=True):
        least = 0 if between or s.battle is not None else 1
        if not least <= hero.willpower <= book.max_willpower:
            found.append(f"{name} has {hero.willpower} willpower")
        if not 1 <= hero.strength <= book.max_strength:
            found.append(f"{name} has {hero.strength} strength")
        if not 0 <= hero.hours <= book.hours + len(book.overtime) or hero.gold < 0:
            found.append(f"{name} has {hero.hours} hours, {hero.gold} gold")
        if hero.things != sorted(hero.things) or (overfull(game, hero) and not between):
            found.append(f"{name} holds {hero.things}")
        if hero.space in book.closed_to_heroes:
            found.append(f"{name} stands on {hero.space}")
    for c, space in enumerate(s.creature_space):
        if space >= 0 and s.occupant[space] != c:
            found.append(f"creature {c} is not where the index says")
    if sum(c >= 0 for c in s.occupant) != sum(space >= 0 for space in s.creature_space):
        found.append("the index holds a creature that is nowhere")
    for number, kind in enumerate(book.creatures):
        used = sum(
            k == number and (space >= 0 or space == IN_CASTLE)
            for k, space in zip(s.creature_kind, s.creature_space, strict=True)
        )
        if used > kind.figures:
            found.append(f"{used} figures of {kind.name}")
    if s.captured > s.shields or not 0 <= s.narrator <= book.last_letter:
        found.append(f"{s.captured} on {s.shields} shields, letter {s.narrator}")
    if len(s.loose) != len(s.loose_at) or min([*s.stock, 0]) < 0:
        found.append("loose things or stock do not add up")
    farmers = sum(book.things[kind_of(code)].ability == FOLLOWS for code in s.loose)
    if farmers + sum(hero.farmers for hero in s.heroes) > 4:
        found.append("more farmers than tokens")
    if any(book.things[kind_of(code)].ability == MONEY and code & 255 != 1 for code in s.loose):
        found.append("a pile of gold is not made of pieces")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Keys of cards nobody has read."""
    assert isinstance(game, BoardGame)
    book = game.book
    unread = [name for n, name in enumerate(book.cards) if n not in s.read]
    return [f'"card-{book.box}-{book.legend}-{name}"' for name in unread]


HABIT = Habit(
    inputs=40_000,
    pieces=articles,
    faults=faults,
    secrets=secrets,
    is_rule=lambda _, rule: rule in RULES,
    seats=4,
    tries=3,
    branches=6,
    every=7,
)


def parties(size: int) -> list[list[str]]:
    """Every set of roles of this size, figures of both sexes in turn."""
    return [
        [ROLES[role][(role + n) % 2] for role in roles]
        for n, roles in enumerate(combinations(range(4), size))
    ]


def setup_of(legend: str, difficulty: str, party: list[str], variant: str = "") -> Setup:
    return Setup("base", legend, difficulty, party, list(range(len(party))), variant)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("legend", ["1", "2"])
def test_random_games_keep_the_properties(legend: str, size: int) -> None:
    for seed, party in enumerate(parties(size)):
        game = library.game("base", legend, party)
        difficulty = game.book.difficulties[seed % len(game.book.difficulties)]
        check_random_game(game, setup_of(legend, difficulty, party), seed, HABIT)


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize(("legend", "variant"), [("1", ""), ("1", "restart"), ("2", "")])
def test_hardy_games_reach_the_last_letter(legend: str, variant: str, size: int) -> None:
    book = hardy(legend)
    party = parties(size)[0]
    game = BoardGame(book, party)
    end = check_random_game(game, setup_of(legend, book.difficulties[-1], party, variant), 3, HABIT)
    assert isinstance(end, State)
    assert end.narrator == book.last_letter or end.why != "why-castle-fallen"


@pytest.mark.slow
def test_ten_thousand_random_games() -> None:
    """The study behind the claim; every game ends, none leaves the properties."""
    games = int(os.environ.get("RIETLAND_GAMES", "10000"))
    habit = Habit(
        inputs=40_000, pieces=articles, faults=faults, secrets=secrets, seats=1, tries=1,
        branches=2, every=40,
    )  # fmt: skip
    books = {legend: hardy(legend) for legend in ("1", "2")}
    for seed in range(games):
        legend = "12"[seed % 2]
        party = parties(2 + seed % 3)[seed // 3 % len(parties(2 + seed % 3))]
        game = (
            BoardGame(books[legend], party)
            if seed % 5 == 0
            else library.game("base", legend, party)
        )
        difficulty = game.book.difficulties[seed // 2 % len(game.book.difficulties)]
        check_random_game(game, setup_of(legend, difficulty, party), seed, habit)
