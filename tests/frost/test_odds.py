"""Odds of Eternal Frost: blade, flowers, Carlion, fires and companions, tried in the engine."""

import pytest

from rietland.board.odds import advise
from rietland.board.odds.dice import ExtraDie, hand_of
from rietland.board.odds.fighters import OddsWeights
from rietland.board.view.odds import odds_view
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute
from tests.board.test_odds import check_advice, check_forecast, close, simulate
from tests.frost.scene import put_opponent, winter
from tests.marks import rule
from tests.scenes import At, Scene, at

BLADE = ["askimar_blade"]
HELM = ["riders_helm"]
FLOWERS = ["red_bloodflowers"]
CARLION = ["carlion"]


def fighter(strength: int, willpower: int, hours: int, *things: list[str]) -> At:
    held = [name for names in things for name in names]
    return at(410, strength=strength, willpower=willpower, hours=hours, things=held)


#: Name, fighters, creature.
FIGHTS: list[tuple[str, dict[str, At], str]] = [
    ("blade, one die", {"kram": fighter(3, 5, 6, BLADE)}, "gor"),
    ("blade, two dice", {"kram": fighter(4, 9, 8, BLADE)}, "wargor"),
    ("blade, helm", {"thorn": fighter(3, 5, 7, BLADE, HELM)}, "wargor"),
    ("blade, wizard's own", {"eara": fighter(4, 5, 7, BLADE)}, "wargor"),
    ("flowers", {"kram": fighter(5, 4, 6, FLOWERS, FLOWERS)}, "wargor"),
    ("flowers, helm, blade", {"thorn": fighter(4, 5, 8, FLOWERS, HELM, BLADE)}, "steppe_buffalo"),
    ("carlion", {"kram": fighter(2, 5, 7, CARLION)}, "steppe_buffalo"),
    ("carlion, wizard's own", {"eara": fighter(3, 5, 8, CARLION)}, "steppe_buffalo"),
    ("carlion, flowers", {"kram": fighter(3, 4, 7, CARLION, FLOWERS)}, "fur_troll"),
    ("carlion, blade, helm", {"thorn": fighter(3, 3, 9, CARLION, BLADE, HELM)}, "fur_troll"),
    (
        "blade before the wizard",
        {"kram": fighter(2, 9, 9, BLADE), "eara": fighter(2, 4, 9)},
        "wargor",
    ),
    (
        "wizard before blade and flowers",
        {"eara": fighter(2, 4, 9), "kram": fighter(2, 4, 9, BLADE, FLOWERS)},
        "wargor",
    ),
    (
        "carlion before the wizard",
        {"kram": fighter(2, 4, 9, CARLION), "eara": fighter(2, 4, 9)},
        "steppe_buffalo",
    ),
]
NAMES = [one[0] for one in FIGHTS]


def small(heroes: dict[str, At], kind: str) -> Scene:
    """The fighters first, and someone far away where a party needs a second hero."""
    party = dict(heroes)
    if len(party) == 1:
        party["kram" if "thorn" in party else "thorn"] = at(436, hours=3)
    return winter(creatures={410: kind}, **party)  # type: ignore[arg-type]  # heroes, no options


@rule("FE-ITEM-2", "FE-ITEM-3", "FE-ITEM-5", "FE-PLANT-4", "FE-CARL-1", "FE-CARL-2")
@pytest.mark.parametrize(("_name", "heroes", "kind"), FIGHTS, ids=NAMES)
def test_a_forecast_equals_brute_force(_name: str, heroes: dict[str, At], kind: str) -> None:
    check_forecast(small(heroes, kind), heroes, OddsWeights(), 410)


@rule("FE-ITEM-2", "FE-ITEM-3", "FE-ITEM-5", "FE-PLANT-4", "FE-CARL-1", "FE-CARL-2")
@pytest.mark.parametrize(("_name", "heroes", "kind"), FIGHTS, ids=NAMES)
def test_advice_equals_brute_force_at_every_question(
    _name: str, heroes: dict[str, At], kind: str
) -> None:
    sc = small(heroes, kind)
    brute = Brute(sc.g, OddsWeights())
    seed = 11
    asked = set()
    for game in range(6):
        s = sc.s.copy()
        sc.g.apply(s, sc.g.hear(f"fight {next(iter(heroes))} 410"))
        while s.battle is not None and s.battle.reward == 0 and s.battle.willpower:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                best = check_advice(sc, s, brute)
                asked.add(pending.prompt)
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    things = {name for hero in heroes.values() for name in hero.things}
    assert ("askimar_blade" in things) == ("ask-reroll" in asked)


@rule("FE-CREAT-11", "FE-CARL-1")
@pytest.mark.parametrize("things", [[], CARLION, BLADE])
def test_odds_against_black_dice_equal_brute_force(things: list[str]) -> None:
    heroes = {"kram": fighter(8, 6, 8, things)}
    sc = winter(face="shron", kram=heroes["kram"], thorn=at(436))
    put_opponent(sc, "shron", 410)
    check_forecast(sc, heroes, OddsWeights(), 410)


@rule("FE-FIRE-4", "FE-TRAN-1", "FE-VOLP-3", "FE-HERO-6")
def test_odds_know_fires_companions_and_the_volpin_together() -> None:
    heroes = {
        "thorn": fighter(2, 4, 8, BLADE),
        "eara": fighter(1, 3, 8),
    }
    sc = winter(
        creatures={410: "steppe_buffalo"},
        loose={410: ["fire_lit"]},
        figures={"tranuk": 410, "volpin": 410},
        thorn=heroes["thorn"],
        eara=heroes["eara"],
    )
    check_forecast(sc, heroes, OddsWeights(), 410)


# Dice by hand.


def dice_of(
    count: int, *, helm: bool = False, extra: bool = False, again: bool = False
) -> dict[int, float]:
    book = small(FIGHTS[0][1], "gor").g.book
    black = ExtraDie(book.dice[book.black_die], book.opposite[book.black_die]) if extra else None
    die = book.dice[book.hero_die]
    hand = hand_of(die, book.opposite[book.hero_die], count, helm, False, black, again)
    assert hand.plain_again is None
    return dict(zip(hand.plain_values, hand.plain_chances, strict=True))


@rule("FE-ITEM-2")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_without_a_helm_the_blade_is_one_die_more(count: int) -> None:
    """The lowest die is rolled again, and the highest of all that ever lay there counts."""
    more = dice_of(count + 1)
    assert {value: close(chance) for value, chance in more.items()} == dice_of(count, again=True)


@rule("FE-CARL-1")
def test_the_black_die_is_added_to_every_result() -> None:
    found = dice_of(1, extra=True)
    assert close(2 / 36) == found[7]
    assert close(1 / 36) == found[18]
    assert close(3.5 + 52 / 6) == sum(value * chance for value, chance in found.items())


@rule("FE-ITEM-2")
def test_a_single_die_is_rolled_again_up_to_three_if_only_the_mean_counts() -> None:
    book = small(FIGHTS[0][1], "gor").g.book
    die = book.dice[book.hero_die]
    hand = hand_of(die, book.opposite[book.hero_die], 1, False, False, None, True)
    assert hand.plain_again is not None
    assert close(4.25) == hand.plain_again.worth([float(value) for value in hand.plain_values])


# Simulation.


@rule("FE-ITEM-2", "FE-PLANT-4", "FE-CARL-1", "FE-HERO-7")
def test_fights_played_by_the_advice_go_as_foretold() -> None:
    heroes = {
        "thorn": fighter(4, 6, 9, BLADE, HELM),
        "eara": fighter(1, 6, 9, CARLION, FLOWERS),
    }
    simulate(small(heroes, "fur_troll"), heroes, 120, 410)


# Views.


@rule("FE-PLANT-4")
def test_too_many_plants_make_the_odds_approximate_but_never_those_asked_about() -> None:
    things = [*FLOWERS, *FLOWERS]
    heroes = {name: at(410, willpower=7, strength=3, things=things) for name in ("thorn", "kram")}
    sc = small(heroes, "fur_troll").play("fight thorn 410", "invite thorn kram", "join kram")
    sc.play("roll 3", "roll 5", "roll 2")
    shown = odds_view(sc.g, sc.s)
    assert shown is not None
    assert not shown.options[0].outlook.exact
    assert ["double thorn red_bloodflowers", "keep thorn"] == [one.say for one in shown.options]
    assert shown.options[0].outlook.win > 0.0


@rule("FE-PLANT-4")
def test_a_forecast_tells_flowers_apart_from_all_else_that_is_used() -> None:
    heroes, kind = next((heroes, kind) for case, heroes, kind in FIGHTS if case == "flowers")
    sc = small(heroes, kind)
    outlook = advise.forecast(sc.g, sc.s, [0], 410)
    others = [outlook.brews, outlook.herbs, outlook.shields, outlook.poisons, outlook.lights]
    assert 0.0 < outlook.plants[0] <= 2.0
    assert not any(uses[0] for uses in others)
