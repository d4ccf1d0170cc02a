"""How the random games of `told.py` begin: every party, difficulty and variant in turn."""

from itertools import combinations
from random import Random

from rietland.board.game import BoardGame
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from tests.castle import scenes
from tests.scenes import at, fresh_book, scene
from tests.told import readings, shaken, starlight, trails, winters

SMALL = ["wineskin", "telescope", "witch_brew", "herb_3", "herb_4", "rune_blue", "gem_2"]
LARGE = ["shield", "bow", "falcon"]
SPACES = [10, 14, 18, 19, 36, 57, 71, 72]
#: From this seed on: games of the third, fourth and fifth legend.
YOUNG = 20
ROLES = (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait"))


def steps(family: str, seed: int) -> int:
    """How many inputs of a game; legends with a long story get more."""
    if family == "starshield":
        return 120
    if family == "shaken":
        return 30
    return 720 if family in ("board", "castle") and seed >= YOUNG else 240


def opening(family: str, seed: int) -> tuple[Game, BaseState]:
    openings = {
        "board": _board, "castle": _castle, "frost": winters.opening,
        "starshield": starlight.opening, "shaken": shaken.opening, "book": readings.opening,
        "trail": trails.opening,
    }  # fmt: skip
    return openings[family](seed)


def _board(seed: int) -> tuple[Game, BaseState]:
    """Legends of the base box; the castle has shields enough for random play.

    Of the first twenty every third one begins in the middle of everything; then come the legends
    that were made last.
    """
    legend = "12"[seed % 2] if seed < YOUNG else "345"[seed % 3]
    book = fresh_book(legend)
    book.shields = [400] * len(book.shields)
    parties = [roles for size in (2, 3, 4) for roles in combinations(range(4), size)]
    party = [ROLES[role][seed // 2 % 2] for role in parties[seed * 5 % len(parties)]]
    difficulty = book.difficulties[seed // 2 % len(book.difficulties)]
    variant = ["", *book.variants][seed // 2 % (1 + len(book.variants))]
    game = BoardGame(book, party)
    seats = [number % (1 + seed % 3) for number in range(len(party))]
    if seed % 3 == 0 and seed < YOUNG:
        return _busy(party, seats, Random(seed))
    return game, game.start(Setup("base", legend, difficulty, party, seats, variant))


def _busy(party: list[str], seats: list[int], random: Random) -> tuple[Game, BaseState]:
    """Well-equipped heroes near one another, creatures, fog, rubble, treasures and figures."""
    spaces = random.sample(SPACES, 6)
    heroes = {}
    for number, name in enumerate(party):
        heroes[name] = at(
            random.choice(spaces[:3]),
            willpower=random.randint(4, 14),
            strength=random.randint(2, 8),
            gold=random.randint(0, 7),
            things=[*random.sample(SMALL, 3), random.choice(LARGE), "helm"][number % 2 :],
            farmers=number % 2,
            seat=seats[number],
        )
    made = scene(
        box="base",
        legend="2",
        difficulty="normal",
        turn="",
        narrator="C",
        deck=random.choice(["gold", "silver"]),
        creatures=dict(zip(spaces, ["gor", "skral", "wardrak", "troll"], strict=False)),
        loose={spaces[4]: ["rubble_2", "rubble_5"], spaces[5]: ["rune_hidden", "gold", "farmer"]},
        fog={8: "witch_brew", 11: "gold_1", 12: None, 16: "event", 32: None, 56: "strength_1"},
        figures={"prince": 72, "witch": 8, "shield_dwarves": 71},
        **heroes,
    )
    made.s.shields = 400
    return made.g, made.s


def _castle(seed: int) -> tuple[Game, BaseState]:
    """The cards of the tests, which stay as they are while the real ones are balanced.

    Every other game begins late: missions revealed, creatures about, full hands and gallery.
    """
    book = scenes.book()
    heroes = [hero.name for hero in book.heroes]
    parties = [list(party) for size in (2, 3, 4) for party in combinations(heroes, size)]
    party = parties[seed * 17 % len(parties)]
    difficulty = book.difficulties[seed % len(book.difficulties)]
    variant = ["", *book.variants][seed // 2 % (1 + len(book.variants))]
    seats = [number % (1 + seed % 3) for number in range(len(party))]
    if seed % 2:
        late = _late(party, seats, difficulty, Random(seed))
        return late.g, late.s
    game = scenes.game(party)
    return game, game.start(Setup("rietburg", "1", difficulty, party, seats, variant))


def _late(party: list[str], seats: list[int], difficulty: str, random: Random) -> scenes.Scene:
    book = scenes.book()
    kinds = [kind for kind in book.encounters for _ in range(kind.copies)]
    random.shuffle(kinds)
    names = [kind.name for kind in kinds]
    objects = [book.hand_cards[kind.card].name for kind in kinds[30:] if kind.card >= 0]
    allies = [book.hand_cards[card].name for card in book.allies]
    missions = random.sample([mission.name for mission in book.missions], 6)
    heroes = {}
    for number, name in enumerate(party):
        more = [*allies[number * 3 : number * 3 + 3], *objects[number : number + 1]]
        at = scenes.at(random.randint(1, 3), more=more, willpower=3, seat=seats[number])
        heroes[name] = at
    return scenes.scene(
        difficulty=difficulty,
        variant="",
        turn_of="",
        stacks={place: [*names[place * 3 : place * 3 + 3], "?"] for place in range(1, 7)},
        missions=dict(enumerate(missions, 1)),
        gallery=names[22:30],
        completed=0,
        pile=20,
        deck=None,
        spirit=None,
        **heroes,
    )
