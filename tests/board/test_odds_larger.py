"""Odds of fights too large for brute force: two ways to the same sums, bounds that spare work."""

from itertools import product

import pytest

from rietland.board.odds import advise
from rietland.board.odds.dice import (
    BEST_DOUBLED,
    PLAIN,
    Hand,
    creature_spread,
    hand_of,
    worth,
)
from rietland.board.odds.fight import Fight
from rietland.board.odds.fighters import OddsWeights
from rietland.board.odds.outcomes import Forecast
from rietland.board.pieces import creature_values
from rietland.board.state import State
from rietland.board.verbs import INVITE
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
            "kram": at(10, strength=4, willpower=5, hours=6, things=["witch_brew_half", "herb_3"]),
            "chada": at(10, strength=4, willpower=4, hours=6),
            "eara": at(10, strength=3, willpower=3, hours=6),
        },
        "wardrak",
        44,
        104,
    ),
    (
        {
            "kram": at(10, strength=4, willpower=5, hours=7, things=["witch_brew_half", "herb_3"]),
            "thorn": at(10, strength=3, willpower=9, hours=6, things=RUNES),
            "eara": at(10, strength=3, willpower=1, hours=6),
        },
        "troll",
        32,
        55,
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
    """And where another question follows at once, an answer is worth what its best answer is."""
    sc = small(heroes, kind).play(f"fight {next(iter(heroes))} 10")
    seed = 5
    followed = 0
    for dares in (False, True, True):
        s = sc.s.copy()
        promised: float | None = None
        while s.battle is not None and s.battle.reward == 0:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            if pending.kind == CHANCE_DECIDES:
                promised = None
                sc.g.apply(s, pending.options[pick(pending, seed)])
                continue
            advice = advise.advise(sc.g, s, limit=0)
            for one in advice:
                check_sums(one.forecast, OddsWeights())
            worths = [one.forecast.worth for one in advice]
            best = worths.index(max(worths))
            assert advice[best].best
            if promised is not None:
                assert close(promised) == worths[best]
                followed += 1
            choice = (seed * len(advice)) >> 31 if dares else best
            before = paid(s)
            sc.g.apply(s, pending.options[choice])
            # A hero who is invited may still decline.
            is_plain = paid(s) == before and pending.options[choice].verb != INVITE
            promised = worths[choice] if is_plain else None
    assert followed > 0 or len(heroes) == 2


def paid(s: State) -> list[tuple[int, int, list[int]]]:
    """What an answer may have cost."""
    return [(hero.hours, hero.willpower, hero.things) for hero in s.heroes]


@pytest.mark.parametrize(("heroes", "kind", "quick", "plain"), LARGER)
def test_bounds_spare_rounds_and_change_no_worth(
    heroes: dict[str, At], kind: str, quick: int, plain: int
) -> None:
    bounded = worked_out(small(heroes, kind), len(heroes), bounds=True)
    unbounded = worked_out(small(heroes, kind), len(heroes), bounds=False)
    assert (quick, plain) == (len(bounded.rounds), len(unbounded.rounds))
    for key in bounded.rests:
        assert close(unbounded.rests[key]) == bounded.rests[key]


def worked_out(sc: Scene, size: int, *, bounds: bool) -> Fight:
    c = sc.s.occupant[10]
    fight = Fight(sc.g, sc.s, list(range(size)), 10, c, OddsWeights(), 0, False)
    fight.grows = fight.grows and bounds
    fight.round(fight.key(creature_values.willpower_of(sc.g, sc.s, c)))
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
    """What the roll counts as it lies, and its best die."""
    return hand.results[k][PLAIN], hand.results[k][BEST_DOUBLED] // 2


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


@rule("AN-HERO-7", "AN-ITEM-1")
@pytest.mark.parametrize("helm", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_wizard_is_left_every_turn_that_no_other_turn_beats(count: int, helm: bool) -> None:
    expected: dict[tuple[int, int], set[tuple[tuple[int, int], ...]]] = {}
    for faces in product(range(1, 7), repeat=count):
        made = set()
        for i, face in enumerate(faces):
            other = [*faces[:i], 7 - face, *faces[i + 1 :]]
            made.add((worth(sorted(other), helm), max(other)))
        best = {one for one in made if not any(is_beaten(one, other) for other in made)}
        lying = (worth(sorted(faces), helm), max(faces))
        expected.setdefault(lying, set()).add(tuple(sorted(best)))
    found = turns(count, helm=helm)
    assert expected == {
        lying: {tuple(sorted(one)) for one in made} for lying, made in found.items()
    }


def is_beaten(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


# Who shoots.


@rule("AN-FIGHT-7", "AN-ITEM-6")
def test_only_a_bow_on_an_adjacent_space_is_shot() -> None:
    plain = worth_of(10)
    assert close(plain) == worth_of(10, "bow")
    assert close(plain) == worth_of(14)
    assert close(plain) == worth_of(40, "bow")
    assert abs(plain - worth_of(14, "bow")) > 0.01


def worth_of(space: int, *things: str) -> float:
    hero = at(space, things=list(things), strength=6, willpower=8, hours=5)
    sc = small({"thorn": hero}, "skral")
    return advise.forecast(sc.g, sc.s, [0], 10).worth


# Limits.


def test_a_fight_is_exact_up_to_its_limit_of_situations() -> None:
    sc = small(FOUR, "wardrak")
    work = worked_out(sc, 4, bounds=True).work
    for limit, exact in ((work, True), (work - 1, False)):
        assert exact == advise.forecast(sc.g, sc.s, [0, 1, 2, 3], 10, limit=limit).exact
