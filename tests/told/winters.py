"""How the random games of Eternal Frost begin: real legends, and winters full of everything."""

from itertools import combinations
from random import Random

from rietland.board.book import FOG_TOKENS
from rietland.board.game import BoardGame
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from tests.frost.scene import freeze, put, winter
from tests.scenes import At, at, fresh_book

ROLES = (("thorn", "mairen"), ("teyan", "tenaya"), ("liphardus", "eara"), ("kram", "bait"))
PARTIES = [roles for size in (2, 3, 4) for roles in combinations(range(4), size)]
#: Legends of the tests (`tests/frost`), and spaces near one another on their boards.
VILLAGE = [406, 407, 410, 415, 416, 417, 421, 422, 430, 445]
CASTLE = [3, 10, 14, 17, 18, 19, 23, 36, 38, 72]
FACES = ["village", "castle", "storm", "thorn", "shron", "market", "lair", "tokens", "walkers"]
SMALL = ["waterskin", "firewood", "telescope", "griffin_tablet", "buffalo_tablet", "waterskin_half"]
LARGE = ["askimar_blade", "falcon", "carlion", "winter_stone"]
PURSE = ["gem", "blue_streamberries", "white_pulproots", "red_bloodflowers", "black_night_thorn"]
SNOW = {402: None, 407: None, 409: "gem", 410: None, 415: "strength_1", 417: None, 430: "storm"}
FOG = {8: None, 12: "gem", 13: None, 16: "strength_1", 32: None}


def opening(seed: int) -> tuple[Game, BaseState]:
    """By turns a legend of the box and a legend of the tests."""
    party = [ROLES[role][seed // 2 % 2] for role in PARTIES[seed * 7 % len(PARTIES)]]
    seats = [number % (1 + seed % 3) for number in range(len(party))]
    if seed % 2:
        return _winter(FACES[seed // 2 % len(FACES)], party, seats, Random(seed))
    return _tale("1234"[seed // 2 % 4], party, seats, seed)


def _tale(legend: str, party: list[str], seats: list[int], seed: int) -> tuple[Game, BaseState]:
    """Defence places enough for random play."""
    book = fresh_book(legend, "frost")
    book.shields = [400] * len(book.shields)
    # A figure that may go anywhere makes every question long.
    book.figure_flies = [False] * len(book.figure_flies)
    difficulty = book.difficulties[seed // 4 % len(book.difficulties)]
    variant = ["", *book.variants][seed // 8 % (1 + len(book.variants))]
    game = BoardGame(book, party)
    return game, game.start(Setup("frost", legend, difficulty, party, seats, variant))


def _winter(
    face: str, party: list[str], seats: list[int], random: Random
) -> tuple[Game, BaseState]:
    """Well-equipped heroes near one another, creatures, snow, ice, fires and followers."""
    is_castle = face in ("castle", "lair")
    spaces = random.sample(CASTLE if is_castle else VILLAGE, 7)
    large = random.sample(LARGE, 4)
    heroes: dict[str, At] = {}
    for number, name in enumerate(party):
        small = random.sample(SMALL, random.randint(1, 3))
        heroes[name] = at(
            random.choice(spaces[:3]),
            hours=random.randint(0, 6),
            willpower=random.randint(3, 18),
            strength=random.randint(1, 9),
            things=[*small, large[number], *random.sample(PURSE, 2), "riders_helm"][number % 2 :],
            farmers=number % 2 if face == "storm" else 0,
            seat=seats[number],
        )
    sc = winter(
        face=face,
        creatures=dict(zip(spaces, ["gor", "wargor", "steppe_buffalo", "gor"], strict=False)),
        loose={spaces[4]: ["fire_lit", "firewood", "gem"], spaces[5]: ["fire_out", "iquar"]},
        fog=FOG if is_castle else SNOW,
        turn="",
        figures={},
        tokens={},
        difficulty="normal",
        narrator="A",
        frost=random.randint(7, 14),
        **heroes,
    )
    sc.s.shields = 400
    unseen = sc.s.piles[FOG_TOKENS]
    unseen.unseen = [max(1, count) for count in unseen.unseen]
    put(sc, "cave", random.randint(0, 1))
    put(sc, "ice_guides", random.randint(0, 1))
    return sc.g, (sc if is_castle else freeze(sc)).s
