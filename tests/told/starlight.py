"""How the random games of the Star Shield begin: every card of its sets in turn, early and late."""

from functools import cache
from itertools import combinations
from random import Random

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.pieces.heroes import hold, room_for
from rietland.board.state import State
from rietland.board.turn.stages import TURN
from rietland.kernel.control import read_card
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from tests.scenes import code_of, fresh_book

ROLES = (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait"))
PARTIES = [roles for size in (2, 3, 4) for roles in combinations(range(4), size)]
BEGINNINGS = ["farms", "fog", "fires", "giants", "feast"]
MISSIONS = ["gates", "fever", "prince", "supplies", "proofs"]
WINTERS = ["shadows", "trolls", "snow", "dwarves"]
THREATS = ["fire", "siege", "temple", "catapult", "krahder", "irlok"]
CLUES = list(combinations(["merrik", "key", "green", "runes", "glow"], 2))
#: What heroes have late in a game.
SMALL = ["wineskin", "witch_brew", "herb_4", "mushroom_1", "key", "rune_blue", "gem_2"]
LARGE = ["star_shield", "shield", "bow", "falcon"]
MORE = ["light_4", "light_6", "light_8", "green_gem", "log_2", "log_4", "gem_4"]
NEARBY = [10, 14, 18, 19, 36, 57, 71, 72]


def opening(seed: int) -> tuple[Game, BaseState]:
    """By turns a set-up, and a day on which the wolves and a threat have come."""
    book = hardy()
    party = [ROLES[role][seed // 2 % 2] for role in PARTIES[seed * 7 % len(PARTIES)]]
    seats = [number % (1 + seed % 3) for number in range(len(party))]
    level = book.difficulties[seed // 2 % len(book.difficulties)]
    variant = "first_game" if seed % 16 == 14 else ""
    game = BoardGame(book, party)
    s = game.start(Setup("starshield", "1", level, party, seats, variant, _cards(seed)))
    assert isinstance(s, State)
    if seed % 2:
        _grow_late(game, book, s, Random(seed))
    return game, s


@cache
def hardy() -> Book:
    """The legend with golden shields that random play does not use up."""
    book = fresh_book("1", "starshield")
    book.shields = [400] * len(book.shields)
    return book


def _cards(seed: int) -> list[str]:
    first, second = CLUES[seed % len(CLUES)]
    return [
        f"A2_{BEGINNINGS[seed % 5]}", f"A3_{MISSIONS[seed // 2 % 5]}",
        f"G_{WINTERS[seed // 2 % 4]}", f"T_{THREATS[seed // 2 % 6]}", f"K_{first}", f"K_{second}",
    ]  # fmt: skip


def _grow_late(game: BoardGame, book: Book, s: State, random: Random) -> None:
    """Strong heroes with gifts, beside what the cards have brought."""
    _answer(game, s, random)
    for card in ("W_arrive", "C", *(["starlight"] if random.random() < 0.5 else [])):
        _read(game, s, book.cards.index(card))
        _answer(game, s, random)
    places = [space for space in [*s.figures, *s.loose_at, *s.creature_space] if space >= 0]
    spaces = [*random.sample(places, 2), random.choice(NEARBY)]
    large = random.sample(LARGE, 4)
    for number, hero in enumerate(s.heroes):
        hero.space = random.choice(spaces)
        hero.willpower = random.randint(4, 14)
        hero.strength = random.randint(5, 12)
        hero.gold = random.randint(0, 7)
        hero.farmers = number % 2
        for name in [*random.sample(SMALL, 2), large[number], *random.sample(MORE, 3)]:
            if room_for(game, hero, code_of(book, name)):
                hold(hero, code_of(book, name))


def _read(game: BoardGame, s: State, card: int) -> None:
    """A card is read now, and no more when the narrator comes to its star."""
    stars = [pair for pair in zip(s.star_card, s.star_at, strict=True) if pair[0] != card]
    s.star_card = [one for one, _ in stars]
    s.star_at = [letter for _, letter in stars]
    read_card(game, s, card)
    game.go_on(s)


def _answer(game: BoardGame, s: State, random: Random) -> None:
    """Whatever is asked before it is the turn of a hero gets any answer."""
    while s.agenda[-1].at != TURN or len(s.agenda) > 1:
        game.apply(s, random.choice(game.pending(s).options))
