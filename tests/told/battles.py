"""Random fights: what they promise before they begin, and at every question until they end.

All numbers of a forecast are told, with other weights too, roughly, and how much was looked at for
it: a bound that is looser or a choice that is left out changes no odds, only the work.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from rietland.board.fight import opponents, trials
from rietland.board.odds.advise import advise, forecast
from rietland.board.odds.fight import Fight
from rietland.board.odds.fighters import OddsWeights, usual_weights
from rietland.board.odds.outcomes import Forecast
from rietland.board.pieces import creature_values
from rietland.board.pieces.heroes import hold, room_for
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    BLOCKS,
    DOUBLES,
    DOUBLES_ROLL,
    EXTRA_DIE,
    HEALS,
    HIDDEN,
    POISONS,
    REROLLS,
    SHINES,
)
from rietland.board.state import State
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.mines import mine
from tests.board.wrath import wrath
from tests.frost.scene import tale, winter
from tests.scenes import At, Scene, at, scene
from tests.starshield.scene import moment, put

#: What a forecast says; compiled records cannot list their fields.
FORECAST = [
    "beaten", "blows", "brews", "exact", "falls", "fighters", "herbs", "hours", "late", "left",
    "lights", "losses", "plants", "poisons", "rounds", "shields", "strikes", "win", "worth",
]  # fmt: skip
#: Fights with more situations are told roughly.
SITUATIONS = 60
#: How many fights a file of fingerprints has, and how many questions of each are weighed.
FIGHTS = 12
#: From this file on two or three fighters have more to use, and little else to lose.
LADEN = 24
QUESTIONS = 7
DIGITS = 9

ROLES = (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait"))
WINTER_ROLES = (("thorn", "mairen"), ("teyan", "tenaya"), ("liphardus", "eara"), ("kram", "bait"))
RUNES = ["rune_blue", "rune_yellow", "rune_green"]
THINGS = [
    "helm", "shield", "shield_half", "bow", "witch_brew", "witch_brew_half", "herb_3", "herb_4",
]  # fmt: skip
WINTER_THINGS = ["askimar_blade", "riders_helm", "carlion", "red_bloodflowers", "red_bloodflowers"]
STAR_THINGS = [*THINGS, "star_shield", "light_2", "light_4", "light_8", "horned_falcon"]
USEFUL = (
    ADDS_EQUALS, BLOCKS, DOUBLES, DOUBLES_ROLL, EXTRA_DIE, HEALS, POISONS, REROLLS, SHINES,
)  # fmt: skip
COMMON = ["gor", "skral", "wardrak", "troll"]
WILD = ["gor", "wargor", "steppe_buffalo", "fur_troll"]


class Fray(NamedTuple):
    """A fight that may begin: who would take part, against what, and what is said first."""

    scene: Scene
    team: list[int]
    space: int
    begin: str


def telling(seed: int) -> Iterator[tuple[str, list[str]]]:
    """The fights of a file, by their number."""
    for number in range(FIGHTS):
        random = Random(seed * FIGHTS + number)
        ground = GROUNDS[(seed * FIGHTS + number) % len(GROUNDS)]
        fray = None
        while fray is None:
            fray = ground(random)
            if fray is not None and seed >= LADEN:
                _lade(fray, random)
        yield str(number), told(fray, random)


def told(fray: Fray, random: Random) -> list[str]:
    """What odds say before a fight and at every question of it."""
    return [*_before(fray, random), *_course(fray.scene, fray.begin, random)]


def _lade(fray: Fray, random: Random) -> None:
    """Each fighter gets things for a round, and few hours for it."""
    book = fray.scene.g.book
    useful = [
        code
        for code, name in enumerate(book.thing_names())
        if name not in ("", "-")
        and book.things[code >> 8].ability in USEFUL
        and code & 255 != HIDDEN
    ]
    for h in fray.team:
        hero = fray.scene.s.heroes[h]
        hero.hours = random.choice([8, 8, 9])
        for code in random.sample(useful, min(4 - len(fray.team), len(useful))):
            if room_for(fray.scene.g, hero, code):
                hold(hero, code)


# What is told.


def _before(fray: Fray, random: Random) -> list[str]:
    """The fight that somebody thinks of: exactly, roughly, and with other wishes."""
    sc = fray.scene
    c = opponents.foe_on(sc.g, sc.s, fray.space)
    if fray.begin.startswith("try"):
        deeds = [deed.name for deed in sc.g.book.deeds]
        c = trials.target(deeds.index(fray.begin.split()[2]))
    lines = [f"{sc.g.party} {fray.begin}"]
    for weights in (usual_weights(sc.g), _wishes(random)):
        told = forecast(sc.g, sc.s, fray.team, fray.space, weights, SITUATIONS, c)
        lines.append(_said(told))
        lines.append(_looked_at(sc, fray, c, weights))
    return [*lines, _said(forecast(sc.g, sc.s, fray.team, fray.space, limit=1, creature=c))]


def _looked_at(sc: Scene, fray: Fray, c: int, weights: OddsWeights) -> str:
    """How much work the fight was: situations, and the bounds that spared others."""
    fight = Fight(sc.g, sc.s, fray.team, fray.space, c, weights, SITUATIONS, False)
    fight.rest(fight.key(creature_values.willpower_of(sc.g, sc.s, c) if c >= 0 else 1))
    sums = [_sum(fight.bounds), _sum(fight.easy.rounds), _sum(fight.easy.rests)]
    sizes = [len(fight.rounds), len(fight.choices), len(fight.plans)]
    sizes += [len(fight.hands), len(fight.foes)]
    return f"work {fight.work} {sizes} {sums} {fight.over}"


def _sum(worths: dict[int, float]) -> tuple[int, float]:
    return len(worths), round(sum(worths.values()), DIGITS - 2)


def _course(sc: Scene, begin: str, random: Random) -> list[str]:
    """The fight as it is fought: any answers and any dice, each answer weighed."""
    lines: list[str] = []
    s = sc.s.copy()
    sc.g.apply(s, sc.g.hear(begin))
    seed = random.randrange(1, 1 << 30)
    asked = 0
    while s.battle is not None and s.battle.reward == 0 and asked < QUESTIONS:
        pending = sc.g.pending(s)
        seed = next_seed(seed)
        choice = pick(pending, seed)
        if pending.kind != CHANCE_DECIDES:
            asked += 1
            choice = random.randrange(len(pending.options))
            lines += _weighed(sc, s)
        sc.g.apply(s, pending.options[choice])
    return lines


def _weighed(sc: Scene, s: State) -> list[str]:
    """Each answer, exactly where that is not too much; how it would be done roughly."""
    lines: list[str] = []
    for advice in advise(sc.g, s, limit=SITUATIONS):
        best = "best " if advice.best else ""
        lines.append(f"{best}{sc.g.say(advice.action)}: {_said(advice.forecast)}")
    return lines


def _said(told: Forecast) -> str:
    return str({name: _rounded(getattr(told, name)) for name in FORECAST})


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no minus before nothing
    return [_rounded(one) for one in value] if isinstance(value, list) else value


def _wishes(random: Random) -> OddsWeights:
    """Losses, hours and things cost other amounts, no two of them alike."""
    weights = OddsWeights()
    weights.hour = random.uniform(0.001, 0.05)
    weights.willpower = random.uniform(0.001, 0.03)
    weights.fall = random.uniform(0.02, 0.7)
    weights.brew = random.uniform(0.001, 0.1)
    weights.herb = random.uniform(0.001, 0.1)
    weights.shield = random.uniform(0.001, 0.1)
    weights.poison = random.uniform(0.001, 0.1)
    weights.plant = random.uniform(0.001, 0.1)
    weights.light = random.uniform(0.001, 0.1)
    weights.dim = random.uniform(0.001, 0.1)
    return weights


# How they begin.


def _party(random: Random, roles: tuple[tuple[str, str], ...] = ROLES) -> list[str]:
    """Fighters in any order; a legend is for two at least."""
    size = random.choice([2, 3, 3])
    return [random.choice(pair) for pair in random.sample(roles, size)]


def _heroes(
    random: Random,
    party: list[str],
    spaces: tuple[int, int],
    things: list[str],
    stronger: int = 0,
) -> dict[str, At]:
    """Most stand with the creature, some beside it; they are late or weary, so fights are short."""
    most = 2 if len(party) == 2 else 1
    return {
        name: at(
            random.choice([spaces[0], spaces[0], spaces[0], spaces[1]]),
            hours=random.randint(5, 9),
            willpower=random.randint(2, 9),
            strength=random.randint(1, 6) + stronger,
            things=sorted(random.sample(things, random.choice([0, 1, 1, most]))),
        )
        for name in party
    }


def _fray(sc: Scene, random: Random, space: int, say: str) -> Fray | None:
    """The active hero begins if that can be; some or all of the others are thought to join."""
    begin = next((text for text in sc.options() if text.startswith(say)), "")
    if not begin:
        return None
    first = sc.g.party.index(begin.split()[1])
    others = [h for h in range(len(sc.s.heroes)) if h != first]
    return Fray(sc, [first, *random.sample(others, random.randint(0, len(others)))], space, begin)


def _at_the_well(random: Random) -> Fray | None:
    """A creature of the base box, with the prince or dwarves beside it at times."""
    party = _party(random)
    heroes = _heroes(random, party, (10, 14), [*THINGS, "falcon"])
    heroes[party[0]].space = 10
    if random.random() < 0.25:
        heroes[party[-1]].things = RUNES[:]
    figures = random.choice([{}, {}, {"prince": 10}, {"shield_dwarves": 10}])
    sc = scene(creatures={10: random.choice(COMMON)}, figures=figures, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 10, "fight")


def _opponents(random: Random) -> Fray | None:
    """Opponents of the third legend; the mirror is as strong as its fighters."""
    party = _party(random)
    heroes = _heroes(random, party, (10, 14), [*THINGS, *RUNES])
    heroes[party[0]].space = 10
    name = random.choice(["mirror", "mirror", "varkur", "twins", "chief", "rune_eater"])
    sc = scene(legend="3", creatures={10: name}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 10, "fight")


def _dragon(random: Random) -> Fray | None:
    """A life of cards, some of them lost."""
    party = _party(random)[:2]
    heroes = _heroes(random, party, (16, 16), THINGS, 12)
    for hero in heroes.values():
        hero.hours = random.randint(5, 8)
    sc = wrath(dragon=16, lost=random.randint(1, 2), figures={"prince": 40}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 16, "fight")


def _guards(random: Random) -> Fray | None:
    """A shot at a guard of the mine is the last, before the alarm and after it."""
    party = _party(random)
    heroes = _heroes(random, party, (12, 12), THINGS, 2)
    heroes[party[0]].things = ["bow"]
    kind = random.choice(COMMON)
    sc = mine(creatures={13: kind}, alarm=random.random() < 0.3, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 13, "fight")


def _poison(random: Random) -> Fray | None:
    party = _party(random)
    heroes = _heroes(random, party, (10, 14), [*THINGS, "poison"], 2)
    heroes[party[0]].space = 10
    heroes[party[-1]].things = [random.choice(["poison", "poison_half"]), "herb_3"]
    sc = wrath(creatures={10: random.choice(COMMON)}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 10, "fight")


def _snow(random: Random) -> Fray | None:
    """Blade, flowers, Carlion; a fire, Tranuk and the volpin at times."""
    party = _party(random, WINTER_ROLES)
    heroes = _heroes(random, party, (410, 410), WINTER_THINGS)
    figures = random.choice([{}, {"tranuk": 410}, {"volpin": 410}])
    fire = {410: ["fire_lit"]} if random.random() < 0.3 else {}
    sc = winter(creatures={410: random.choice(WILD)}, loose=fire, figures=figures, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 410, "fight")


def _winter_opponents(random: Random) -> Fray | None:
    """Takota grows weaker with tablets of the fighters."""
    party = _party(random, WINTER_ROLES)
    tablets = ["griffin_tablet", "sea_monster_tablet", "buffalo_tablet"]
    heroes = _heroes(random, party, (410, 410), [*WINTER_THINGS, *tablets], 4)
    name = random.choice(["takota", "takota", "shron", "tuavahr"])
    sc = tale("4", creatures={410: name}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    return _fray(sc, random, 410, "fight")


def _starlight(random: Random) -> Fray | None:
    """Lights against threats, a falcon with a horn against others, wolves about."""
    party = _party(random)
    name = random.choice(["irlok", "krahder", "siege_engine", "gor", "skral", "troll"])
    is_threat = name in ("irlok", "krahder", "siege_engine")
    heroes = _heroes(random, party, (45, 43), STAR_THINGS, 4 if is_threat else 0)
    heroes[party[0]].space = 45
    figures = random.choice([{}, {"alpha": 65}, {"alpha": 65, "wolf_1": 45}])
    wolves = ["W_arrive", "W_fight"]
    sc = moment(creatures={45: name}, figures=figures, cards=wolves, **heroes)  # type: ignore[arg-type]  # heroes, no options
    put(sc, wolf_hour=random.randint(5, 9))
    return _fray(sc, random, 45, "fight")


def _trial(random: Random) -> Fray | None:
    """Taming, catching, and parts of the temple."""
    party = _party(random)
    deed, figure, stronger = random.choice(
        [
            ("tame", "alpha", 0),
            ("catch_ken", "ken_dorr", 0),
            ("spire", "temple", 5),
            ("foundation", "temple", 8),
            ("beat_out", "", 0),
        ]
    )
    heroes = _heroes(random, party, (45, 43), STAR_THINGS, stronger)
    heroes[party[0]].space = 45
    figures = {figure: 45} if figure else {}
    if deed == "tame" and random.random() < 0.5:
        figures["wolf_1"] = random.choice([45, 65])
    fire = {} if figure else {45: ["fire"]}
    sc = moment(figures=figures, loose=fire, cards=["A4", "W_arrive", "W_fight"], **heroes)  # type: ignore[arg-type]  # heroes, no options
    put(sc, wolf_hour=random.randint(5, 9))
    return _fray(sc, random, 45, f"try {party[0]} {deed}")


GROUNDS: list[Callable[[Random], Fray | None]] = [
    _at_the_well, _at_the_well, _opponents, _guards, _dragon, _poison, _snow, _snow,
    _winter_opponents, _starlight, _starlight, _trial,
]  # fmt: skip
