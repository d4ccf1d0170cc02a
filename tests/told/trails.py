"""How the random games of trails begin: at the set-up, and in the middle of everything."""

from random import Random

from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.trail.book import Book
from rietland.trail.game import TrailGame
from rietland.trail.state import HIDDEN
from tests.trail.scenes import At, book, scene

#: Adventure, stages between, the last stage, and a space of it on the solid line.
_LATE = [
    ("1", ("reefs_1", "reefs_2"), "reefs_last"),
    ("2", ("expanses_2", "expanses_5"), "expanses_last"),
    ("3", ("wood_2", "wood_4"), "wood_last"),
    ("4", ("mountains_3", "mountains_6"), "mountains_last"),
]
#: From this seed on games begin anywhere.
ANYWHERE = 30
_PLACES = ("left", "front", "right")
_ALLIES = ["grenolin", "merrik", "runa", "ketil"]
_OTHERS = [
    "gor", "flying_gor", "north_skral", "wardrak", "troll", "mist_wraith", "whispers", "cloudburst",
    "bad_dream", "landslip", "old_road", "arrows", "orweyns_hammer", "hadrias_hourglass",
    "mhares_amulet", "storm_shield", "wineskin", "castaway", "drukil~", "drukil", "callem",
    "callem~", "curse_1~", "curse_2~", "curse_3~", "curse_4~", "curse", "curse", "runa", "merrik",
]  # fmt: skip
#: Piles with something of every sort.
_PILES = [
    ("arrows chada_left curse_1~", "merrik chada_front gor curse", "troll chada_right~ curse_4~"),
    ("flying_gor thorn_left curse", "runa thorn_front~ curse_2~", "orweyns_hammer thorn_right"),
]


def opening(seed: int) -> tuple[Game, BaseState]:
    """Every second one begins late, beside the other hero; most anywhere."""
    if seed >= ANYWHERE:
        return _anywhere(Random(seed))
    if seed % 2:
        return _late(seed // 2)
    legend = ["intro", "1", "2", "3", "4"][seed // 2 % 5]
    made = book(legend)
    party = ["stinner"] if seed % 3 == 0 and legend != "intro" else ["chada", "thorn"]
    variants = [name for name in ("", *made.variants) if name != "first_game"]
    levels = made.levels(len(party))
    level = levels[seed % len(levels)]
    game = TrailGame(made, party)
    seats = list(range(len(party)))
    variant = variants[seed % len(variants)]
    return game, game.start(Setup("chada_thorn", legend, level, party, seats, variant))


def _anywhere(random: Random) -> tuple[Game, BaseState]:
    """Heroes on one stage or two, with cards of all sorts; nobody knows the stages that follow."""
    legend = random.choice("1234")
    made = book(legend)
    party = ["stinner"] if random.random() < 0.25 else ["chada", "thorn"]
    row = [made.first, *random.sample(made.between, made.laid), made.last]
    stage = random.randrange(len(row))
    others = random.sample(_OTHERS, len(_OTHERS))
    allies = random.sample(_ALLIES, len(_ALLIES))
    spaces = _spaces(made, row, stage, random)
    heroes: dict[str, At] = {}
    for name in party:
        left, front, right = (_pile(name, one, others, random) for one in _PLACES)
        heroes[name] = At(spaces.pop(), random.randrange(5), left, front, right)
    if len(party) == 2 and stage == len(row) - 1 and random.random() < 0.3:
        heroes["thorn"].space = f"{made.maps[made.last].name}.tt"
        heroes["thorn"].arrived = True
    sc = scene(
        legend,
        row=tuple(made.maps[number].name for number in row[1:-1]),
        curse="x" if stage else "k0",
        fog=random.randrange(1, 7),
        reserve=random.choice([-1, 0, 1, 6]),
        active=random.choice(party),
        resting=tuple((random.choice(party), ally) for ally in allies[: random.randrange(4)]),
        gone=("callem",) if random.random() < 0.3 else (),
        **heroes,  # type: ignore[arg-type]  # heroes, no options
    )
    known = sc.s.row[: sc.s.opened]
    hidden = [HIDDEN] * (len(row) - 1 - len(known))
    if hidden:
        sc.s.row = [*known, *hidden, made.last]
        sc.s.unseen_maps = [number for number in made.between if number not in known]
    return sc.g, sc.s


def _spaces(made: Book, row: list[int], stage: int, random: Random) -> list[str]:
    """Two spaces of a stage, or one of them of the stage before; near its end where it has one."""
    found: list[str] = []
    for number in (row[stage], row[max(0, stage - random.randrange(2))]):
        free = [made.spaces[one] for one in made.maps[number].spaces]
        free = [one for one in free if not one.target and not one.start and one.order > 0]
        one = random.choice(sorted(free, key=lambda space: space.order)[-6:])
        name = f"{made.maps[number].name}.{one.name}"
        found.append(name if name not in found else f"{made.maps[number].name}.{free[0].name}")
    return found


def _pile(name: str, pile: str, others: list[str], random: Random) -> str:
    """The hero card, dry or wet, with one or two other cards about it."""
    own = f"{name}_{pile}{random.choice(['', '~'])}"
    cards = [own, others.pop(), *([others.pop()] if random.random() < 0.5 else [])]
    random.shuffle(cards)
    return " ".join(cards)


def _late(seed: int) -> tuple[Game, BaseState]:
    legend, row, last = _LATE[seed % len(_LATE)]
    where = [f"{row[1]}.x", f"{last}.n1", f"{last}.n2", f"{last}.n3"]
    first = seed % 3
    chada = At(where[first], 3, *_PILES[0])
    thorn = At(where[first + 1], 2, *_PILES[1])
    sc = scene(legend, row=row, chada=chada, thorn=thorn, curse="x", fog=6)
    return sc.g, sc.s
