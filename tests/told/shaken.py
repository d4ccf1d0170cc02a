"""How shaken games begin: a legend after its set-up, with pieces where play seldom brings them.

Heroes stand together with anything, near figures, opponents, things and deeds; cards were read that
belong to other days. From a seed on more is upset (`upset.py`).
"""

from functools import cache
from itertools import combinations
from random import Random

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.pieces import creatures
from rietland.board.pieces.heroes import hold, room_for
from rietland.board.pieces.things import FOLLOWS, MONEY, kind_of
from rietland.board.state import DRAINED, State
from rietland.board.turn.stages import TURN
from rietland.kernel.control import read_card
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from tests.scenes import fresh_book
from tests.told.upset import upset

LEGENDS = [
    ("base", "1"), ("frost", "1"), ("starshield", "1"), ("base", "2"), ("frost", "2"),
    ("base", "3"), ("starshield", "1"), ("frost", "3"), ("base", "4"), ("frost", "4"),
    ("base", "5"), ("starshield", "1"),
]  # fmt: skip
ROLES = {
    "base": (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait")),
    "frost": (("thorn", "mairen"), ("teyan", "tenaya"), ("liphardus", "eara"), ("kram", "bait")),
}
#: From this seed on land, cards and loads are upset as well.
UPSET = 120
PARTIES = [roles for size in (2, 3, 4) for roles in combinations(range(4), size)]


@cache
def _book(box: str, legend: str) -> Book:
    """A legend whose golden shields random play does not use up; nobody flies anywhere."""
    book = fresh_book(legend, box)
    book.shields = [400] * len(book.shields)
    book.figure_flies = [False] * len(book.figure_flies)
    return book


def opening(seed: int) -> tuple[Game, BaseState]:
    """By seed the legend, the party, the difficulty; then all is shaken."""
    random = Random(seed)
    box, legend = LEGENDS[seed % len(LEGENDS)]
    book = _book(box, legend)
    roles = ROLES.get(box, ROLES["base"])
    party = [roles[role][seed % 2] for role in PARTIES[seed * 5 % len(PARTIES)]]
    game = BoardGame(book, party)
    level = random.choice(book.difficulties)
    while True:
        s = game.start(Setup(box, legend, level, party, [0] * len(party), ""))
        assert isinstance(s, State)
        settle(game, s, random)
        shake(game, s, random)
        if seed >= UPSET:
            upset(game, s, random)
        settle(game, s, random)
        if s.result == PLAYING:
            return game, s


def settle(game: BoardGame, s: State, random: Random) -> None:
    """Whatever is asked before it is the turn of a hero gets any answer."""
    while s.result == PLAYING and (s.agenda[-1].at != TURN or len(s.agenda) > 1):
        game.apply(s, random.choice(game.pending(s).options))


def shake(game: BoardGame, s: State, random: Random) -> None:
    """Three spaces get most of it: heroes, creatures, opponents, figures, things."""
    book = game.book
    land = [at for at in range(book.size) if book.sites[at] and at not in book.closed_to_heroes]
    places = [at for at in [*s.figures, *s.loose_at, *s.token_at] if at in land]
    merchants = [at for at in land if book.merchant[at]]
    wells = [at for at in book.well_spaces if at in land]
    first = random.choice(places or land)
    near = [at for at in book.roads[first] if at in land]
    spaces = [first, random.choice(near or land), random.choice(merchants + wells or land)]
    if random.random() < 0.4:
        card = random.randrange(len(book.cards))
        if card not in s.read:
            read_card(game, s, card)
            game.go_on(s)
            settle(game, s, random)
    _shake_heroes(game, s, spaces, random)
    for name in range(len(book.named)):
        if random.random() < 0.5:
            creatures.place(game, s, book.named[name].kind, random.choice(spaces), name, 0, "test")
    for _ in range(3):
        kind = random.randrange(len(book.creatures))
        if book.creatures[kind].counted:
            creatures.place(game, s, kind, random.choice(spaces), -1, 0, "test")
    s.figures = [
        random.choice(spaces) if at >= 0 or random.random() < 0.2 else at for at in s.figures
    ]
    s.wells = [random.choice([well, DRAINED]) for well in s.wells]
    s.counters = [
        random.randint(0, 3) if value in (0, 1) and random.random() < 0.1 else value
        for value in s.counters
    ]
    game.go_on(s)


def _shake_heroes(game: BoardGame, s: State, spaces: list[int], random: Random) -> None:
    book = game.book
    names = {name: code for code, name in enumerate(book.thing_names()) if name not in ("", "-")}
    held = [code for name, code in names.items() if not name.endswith("_hidden")]
    for hero in s.heroes:
        hero.space = random.choice(spaces)
        hero.willpower = random.choice([1, 2, 5, 7, 8, 13, 14, 19, book.max_willpower])
        hero.strength = random.randint(1, book.max_strength)
        hero.hours = random.choice([0, 2, 5, 6, 7, 8, 9])
        hero.gold = random.choice([0, 1, 2, 5, 9]) if book.kind_by_ability[MONEY] >= 0 else 0
        hero.farmers = random.choice([0, 0, 1, 2]) if book.kind_by_ability[FOLLOWS] >= 0 else 0
        for code in random.sample(held, min(7, len(held))):
            kind = book.things[kind_of(code)]
            if kind.ability not in (FOLLOWS, MONEY) and room_for(game, hero, code):
                hold(hero, code)
    for code in random.sample(list(names.values()), min(5, len(names))):
        s.loose = [*s.loose, code]
        s.loose_at = [*s.loose_at, random.choice(spaces)]
