"""Odds of fights too large for brute force: two ways to the same sums, bounds that spare work."""

import pytest

from rietland.board.odds import advise
from rietland.board.odds.dice import Hand, creature_spread, hand_of
from rietland.board.odds.fight import Fight
from rietland.board.odds.fighters import OddsWeights
from rietland.board.odds.outcomes import Forecast
from rietland.board.pieces import creatures
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.test_odds import FOUR, HERBS, RUNES, close, quiet, small
from tests.marks import rule
from tests.scenes import At, Scene, at

#: Fighters, creature, and how many rounds are worked out with bounds and without.
LARGER: list[tuple[dict[str, At], str, int, int]] = [
    (FOUR, "troll", 160, 574),
    (FOUR, "wardrak", 156, 347),
    (
        {
            "eara": at(10, strength=4, willpower=9, hours=8, things=["witch_brew"]),
            "kram": at(10, strength=5, willpower=7, hours=7, things=HERBS),
        },
        "troll",
        102,
        119,
    ),
    (
        {
            "kram": at(10, strength=4, willpower=9, hours=5, things=["shield"]),
            "thorn": at(10, strength=3, willpower=8, hours=6, things=["helm", "witch_brew_half"]),
        },
        "skral",
        248,
        389,
    ),
    (
        {
            "thorn": at(10, strength=4, willpower=8, hours=5, things=RUNES),
            "chada": at(10, strength=2, willpower=6, hours=6, things=["herb_3"]),
        },
        "wardrak",
        47,
        49,
    ),
    (
        {
            "chada": at(10, strength=4, willpower=8, hours=7, things=["shield_half"]),
            "eara": at(10, strength=3, willpower=5, hours=4, things=RUNES),
            "kram": at(10, strength=2, willpower=4, hours=6),
        },
        "skral",
        121,
        141,
    ),
    (
        {
            "eara": at(10, strength=2, willpower=4, hours=7, things=["shield"]),
            "kram": at(10, strength=6, willpower=3, hours=4),
            "thorn": at(10, strength=1, willpower=12, hours=8, things=["herb_4"]),
        },
        "gor",
        36,
        44,
    ),
]


def told_worth(outlook: Forecast, weights: OddsWeights) -> float:
    """The worth as the sums of a forecast tell it; a fallen hero has risen to 3 again."""
    lost = sum(outlook.losses) + 3 * sum(outlook.falls)
    price = weights.hour * sum(outlook.hours) + weights.willpower * lost
    price += weights.fall * sum(outlook.falls) + weights.brew * sum(outlook.brews)
    price += weights.herb * sum(outlook.herbs) + weights.shield * sum(outlook.shields)
    return weights.win * outlook.win - price


def dear() -> OddsWeights:
    """Other choices are best where a fall is terrible and things cost little."""
    weights = OddsWeights()
    weights.fall = 0.6
    weights.willpower = 0.02
    weights.brew = weights.herb = weights.shield = 0.001
    return weights


def check_sums(outlook: Forecast, weights: OddsWeights) -> None:
    """Worths are worked out backwards, sums forwards."""
    assert close(told_worth(outlook, weights)) == outlook.worth
    assert close(1.0) == outlook.win + outlook.beaten + outlook.left + outlook.late
    if outlook.strikes:  # there is a round to come, or under way
        assert close(1.0) == sum(outlook.strikes) + sum(outlook.blows)


@rule("AN-FIGHT-10", "AN-GROUP-5")
@pytest.mark.parametrize("weights", [OddsWeights(), dear()], ids=["usual", "dear"])
@pytest.mark.parametrize(("heroes", "kind", "_quick", "_plain"), LARGER)
def test_what_a_forecast_is_worth_is_what_it_tells(
    heroes: dict[str, At], kind: str, _quick: int, _plain: int, weights: OddsWeights
) -> None:
    sc = small(heroes, kind)
    outlook = advise.forecast(sc.g, sc.s, list(range(len(heroes))), 10, weights, limit=0)
    check_sums(outlook, weights)
    rough = advise.forecast(sc.g, sc.s, list(range(len(heroes))), 10, weights, limit=1)
    check_sums(rough, weights)
    assert rough.worth <= outlook.worth + 1e-9


@rule("AN-FIGHT-6", "AN-GROUP-4")
@pytest.mark.parametrize(("heroes", "kind", "_quick", "_plain"), LARGER[2:])
def test_what_each_answer_is_worth_is_what_it_tells(
    heroes: dict[str, At], kind: str, _quick: int, _plain: int
) -> None:
    sc = small(heroes, kind).play(f"fight {next(iter(heroes))} 10")
    seed = 5
    s = sc.s
    while s.battle is not None and s.battle.reward == 0:
        pending = sc.g.pending(s)
        seed = next_seed(seed)
        choice = pick(pending, seed)
        if pending.kind != CHANCE_DECIDES:
            advice = advise.advise(sc.g, s, limit=0)
            for one in advice:
                check_sums(one.forecast, OddsWeights())
            choice = max(range(len(advice)), key=lambda i: advice[i].forecast.worth)
            assert advice[choice].best
        sc.g.apply(s, pending.options[choice])


@pytest.mark.parametrize(("heroes", "kind", "quick", "plain"), LARGER)
def test_bounds_spare_rounds_and_change_no_worth(
    heroes: dict[str, At], kind: str, quick: int, plain: int
) -> None:
    bounded = worked_out(small(heroes, kind), len(heroes), bounds=True)
    unbounded = worked_out(small(heroes, kind), len(heroes), bounds=False)
    assert (quick, plain) == (len(bounded.rounds), len(unbounded.rounds))
    for key, worth in bounded.rests.items():
        assert close(unbounded.rests[key]) == worth


def worked_out(sc: Scene, size: int, *, bounds: bool) -> Fight:
    c = sc.s.occupant[10]
    fight = Fight(sc.g, sc.s, list(range(size)), 10, c, OddsWeights(), 0, False)
    fight.grows = fight.grows and bounds
    fight.round(fight.key(creatures.willpower_of(sc.g, sc.s, c)))
    return fight


def test_where_nothing_can_be_lost_one_hero_is_worth_the_chance_to_hit_at_last() -> None:
    """The easier fight that bounds rest on, worked out anew: rounds go on until the creature has no
    willpower left, and each costs an hour."""
    sc = small({"kram": at(10, strength=7, willpower=6, hours=3)}, "skral")
    fight = worked_out(sc, 1, bounds=True)
    foe = creature_spread(sc.g.book.dice[1], 2, 6)
    worths = [1.0]
    for willpower in range(1, 7):
        hit = missed = 0.0
        for own in range(1, 7):
            for value, chance in zip(foe.values, foe.chances, strict=True):
                gap = min(7 + own - value, willpower)
                if gap > 0:
                    hit += chance / 6 * worths[willpower - gap]
                else:
                    missed += chance / 6
        worths.append((hit - 0.01) / (1 - missed))
        assert worths[-1] == pytest.approx(fight.easier(1, willpower), abs=1e-8)
    assert 0.5 < worths[-1] < worths[1] < 1.0


# What a wizard can make of a roll.


def turns(count: int, *, helm: bool) -> dict[tuple[int, int], list[list[tuple[int, int]]]]:
    """By value and best die of a roll as it lies: what a turn can make of each such roll."""
    book = quiet().g.book
    hand = hand_of(book.dice[book.hero_die], book.opposite[book.hero_die], count, helm, False)
    found: dict[tuple[int, int], list[list[tuple[int, int]]]] = {}
    for i, lying in enumerate(hand.lying):
        made = [result_of(hand, k) for k in hand.turned[i]]
        found.setdefault(result_of(hand, lying), []).append(made)
    return found


def result_of(hand: Hand, k: int) -> tuple[int, int]:
    return hand.values[k], hand.bests[k]


@rule("AN-HERO-7")
def test_a_wizard_turns_one_die_to_its_opposite() -> None:
    assert {(v, v): [[(7 - v, 7 - v)]] for v in range(1, 7)} == turns(1, helm=False)


@rule("AN-HERO-7", "AN-ITEM-1")
def test_of_two_dice_below_a_helm_a_wizard_makes_a_pair_where_that_is_more() -> None:
    made = turns(2, helm=True)
    assert [[(6, 6)]] == made[2, 1]  # 1 1
    assert [[(5, 5)]] == made[4, 2]  # 2 2
    assert [[(4, 4)]] == made[6, 3]  # 3 3
    assert [[(12, 6)], [(6, 6)]] == made[
        6, 6
    ]  # 1 6 becomes a pair; another die beside a 6 does not
    assert [[(6, 6)], [(10, 5)], [(5, 5)]] == made[5, 5]  # 1 5; 2 5; 3 5 and 4 5
