"""Lights that are burnt: against threats and temple parts, one in a round; their odds exact."""

import pytest

from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.board.odds.outcomes import Forecast
from rietland.board.view.odds import Outlook, weigh
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute
from tests.board.test_odds import check_advice, check_forecast
from tests.marks import rule, vector
from tests.scenes import At, Scene, at
from tests.starshield.scene import moment


@rule("SS-TOK-5")
@vector("SS-TV-57")
def test_one_light_in_a_round_for_the_whole_group() -> None:
    sc = moment(
        thorn=at(64, strength=3, willpower=6, things=["light_8"]),
        kram=at(64, strength=3, willpower=6, things=["light_4"]),
        creatures={64: "irlok"},
    )
    sc.play("fight thorn 64", "invite thorn kram", "join kram", "roll 5", "roll 1")
    assert ["burn thorn light_8", "keep thorn"] == sc.options()
    sc.play("burn thorn light_8", "roll 4")
    assert [] == sc.things("thorn")
    assert [23] == [event.amount for event in sc.told("value")]
    assert ["light_4"] == sc.things("kram")


@rule("SS-TOK-5")
def test_whoever_is_next_may_still_burn_one_in_the_same_round() -> None:
    sc = moment(
        thorn=at(64, strength=3, willpower=6, things=["light_8"]),
        kram=at(64, strength=3, willpower=6, things=["light_4"]),
        creatures={64: "irlok"},
    )
    sc.play("fight thorn 64", "invite thorn kram", "join kram", "roll 5", "roll 1", "keep thorn")
    sc.play("roll 4", "burn kram light_4")
    assert [19] == [event.amount for event in sc.told("value")]


@rule("SS-TOK-6")
@vector("SS-TV-57")
def test_lights_do_nothing_against_a_gor() -> None:
    sc = moment(
        thorn=at(64, strength=3, willpower=6, things=["light_8", "witch_brew"]),
        chada=at(5),
        creatures={64: "gor"},
    )
    sc.play("fight thorn 64", "roll 5", "roll 1")
    assert ["brew thorn", "keep thorn"] == sc.options()
    assert "SS-TOK-6" == sc.refused("burn thorn light_8")


@rule("SS-TOK-6")
def test_lights_do_nothing_against_ken_dorr_and_wolves() -> None:
    for figure, deed in (("ken_dorr", "catch_ken"), ("alpha", "tame")):
        sc = moment(
            thorn=at(45, strength=3, willpower=6, things=["light_8", "witch_brew"]),
            chada=at(5),
            figures={figure: 45},
        )
        sc.play(f"try thorn {deed} 45", "roll 1", "roll 1")
        assert "SS-TOK-6" == sc.refused("burn thorn light_8")


@rule("SS-TOK-5")
@vector("SS-TV-87")
def test_a_light_helps_against_a_part_of_the_temple() -> None:
    sc = moment(
        thorn=at(41, strength=13, willpower=6, things=["light_8"]),
        chada=at(5),
        figures={"temple": 41},
    )
    sc.s.counters[sc.g.book.counter("temple_fallen")] = 2
    sc.s.counters[sc.g.book.counter("mission")] = 1
    sc.play("try thorn foundation 41", "roll 6", "roll 1", "burn thorn light_8")
    assert 3 == sc.s.counters[sc.g.book.counter("temple_fallen")]


# Odds.


def fighter(strength: int, willpower: int, hours: int, *things: str) -> At:
    return at(70, strength=strength, willpower=willpower, hours=hours, things=list(things))


#: Name, fighters.
FIGHTS: list[tuple[str, dict[str, At]]] = [
    ("a light", {"kram": fighter(9, 5, 8, "light_4")}),
    ("two lights", {"kram": fighter(8, 5, 7, "light_2", "light_6")}),
    ("two alike", {"kram": fighter(8, 4, 8, "light_4", "light_4")}),
    ("light, brew", {"kram": fighter(7, 4, 8, "light_4", "witch_brew_half")}),
    ("a wizard's light", {"eara": fighter(8, 5, 8, "light_4")}),
    ("an archer's lights", {"chada": fighter(8, 5, 9, "light_4", "light_8")}),
    (
        "two with lights",
        {"kram": fighter(5, 4, 9, "light_6"), "eara": fighter(4, 4, 9, "light_2", "light_4")},
    ),
    ("light, shield", {"kram": fighter(9, 3, 8, "light_6", "star_shield_half")}),
]
NAMES = [one[0] for one in FIGHTS]


def small(heroes: dict[str, At], hurt: int) -> Scene:
    """Against the Krahder, with whom the fight is all but won."""
    party = dict(heroes)
    if len(party) == 1:
        party["kram" if "thorn" in party else "thorn"] = at(5, hours=3)
    sc = moment(creatures={70: "krahder"}, **party)  # type: ignore[arg-type]  # heroes, no options
    sc.play(f"fight {next(iter(heroes))} 70")
    assert sc.s.battle is not None
    sc.s.battle.willpower = hurt
    return sc


@rule("SS-TOK-5")
@pytest.mark.parametrize(("_name", "heroes"), FIGHTS, ids=NAMES)
def test_advice_with_lights_equals_brute_force(_name: str, heroes: dict[str, At]) -> None:
    sc = small(heroes, 3)
    brute = Brute(sc.g, OddsWeights())
    seed = 7
    asked: set[str] = set()
    for game in range(5):
        s = sc.s.copy()
        while s.battle is not None and s.battle.reward == 0 and s.battle.willpower:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                best = check_advice(sc, s, brute)
                asked.update(sc.g.lexicon.verbs[a.verb] for a in pending.options)
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    assert "burn" in asked


@rule("SS-TOK-5")
def test_after_a_light_advice_knows_of_those_for_the_rounds_to_come() -> None:
    kram, eara = fighter(4, 6, 7, "light_6"), fighter(4, 6, 7, "light_2", "light_8")
    sc = small({"kram": kram, "eara": eara}, 3)
    sc.play("invite kram eara", "join eara", "roll 1", "keep eara", "burn kram light_6", "roll 2")
    assert ["flip eara 2", "keep eara"] == sc.options()
    check_advice(sc, sc.s, Brute(sc.g, OddsWeights()))


def alone(limit: int, *lights: str) -> Forecast:
    sc = moment(creatures={70: "krahder"}, kram=fighter(16, 6, 3, *lights), thorn=at(5))
    return advise.forecast(sc.g, sc.s, [0], 70, limit=limit)


@rule("SS-TOK-5")
def test_of_lights_alike_rough_odds_are_the_exact_ones() -> None:
    rough, exact = alone(1, "light_6", "light_6"), alone(0, "light_6", "light_6")
    assert (False, True) == (rough.exact, exact.exact)
    assert pytest.approx(exact.win, abs=1e-9) == rough.win


@rule("SS-TOK-5")
def test_in_rough_odds_the_strongest_light_is_burnt_first() -> None:
    rough, exact = alone(1, "light_2", "light_6"), alone(0, "light_2", "light_6")
    assert alone(0, "light_6").worth < rough.worth <= exact.worth


@rule("SS-TOK-6")
def test_lights_change_no_odds_against_a_creature() -> None:
    plain = moment(creatures={14: "skral"}, kram=at(14, strength=4, hours=4), thorn=at(5))
    lit = moment(
        creatures={14: "skral"},
        kram=at(14, strength=4, hours=4, things=["light_14"]),
        thorn=at(5),
    )
    odds = [advise.forecast(sc.g, sc.s, [0], 14).win for sc in (plain, lit)]
    assert odds[0] == odds[1]


@rule("SS-TOK-5")
def test_a_forecast_with_a_light_equals_brute_force() -> None:
    heroes = {"kram": fighter(14, 4, 8, "light_14")}
    sc = moment(creatures={70: "krahder"}, kram=heroes["kram"], thorn=at(5))
    check_forecast(sc, heroes, OddsWeights(), 70)


LIGHTS = ["light_2", "light_4", "light_6", "light_8", "light_10", "light_14"]


def three_against(kind: str, *things: str) -> Outlook:
    """What clients are told of three heroes of whom one holds these."""
    sc = moment(
        creatures={70: kind}, thorn=at(70, strength=5, willpower=9, hours=5, things=list(things)),
        kram=at(70, strength=5, willpower=9, hours=5), eara=at(70, strength=5, hours=5),
    )  # fmt: skip
    found = weigh(sc.g, sc.s, [0, 1, 2], 70)
    assert found is not None
    return found


@rule("SS-TOK-6")
def test_lights_that_are_of_no_use_make_no_odds_approximate() -> None:
    lit = three_against("skral", "witch_brew_half", *LIGHTS)
    assert lit.exact
    assert lit == three_against("skral", "witch_brew_half")


@rule("SS-TOK-5")
def test_where_there_are_too_many_lights_the_best_are_reckoned_with() -> None:
    lit = three_against("krahder", *LIGHTS)
    assert not lit.exact
    assert lit.win >= three_against("krahder", "light_14").win > three_against("krahder").win


def four_against(*lights: str) -> Outlook:
    """What clients are told of four heroes who share these lights."""
    names = ("thorn", "kram", "eara", "chada")
    party = {name: fighter(4, 8, 6, *lights[i : i + 1]) for i, name in enumerate(names)}
    sc = moment(creatures={70: "krahder"}, **party)  # type: ignore[arg-type]  # heroes, no options
    found = weigh(sc.g, sc.s, [0, 1, 2, 3], 70)
    assert found is not None
    return found


@rule("SS-TOK-5")
def test_the_lights_of_a_large_group_are_reckoned_with_as_one_pool() -> None:
    assert 0.3 > four_against("light_8").win
    assert 0.8 < four_against("light_8", "light_6", "light_4").win


@rule("SS-TOK-5")
def test_where_a_brew_is_too_much_half_of_it_is_reckoned_with() -> None:
    brewed = three_against("krahder", "light_14", "witch_brew", "shield")
    assert brewed.win > three_against("krahder", "light_14").win
