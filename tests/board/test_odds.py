"""Odds: hand-checked numbers, brute force through the engine, simulation, more is never worse."""

import pytest

from rietland.board.fight.dice import best_of_equals
from rietland.board.fight.stages import INVITING
from rietland.board.odds import advise
from rietland.board.odds.dice import creature_spread, hand_of
from rietland.board.odds.fighters import OddsWeights
from rietland.board.odds.outcomes import Forecast
from rietland.board.state import State
from rietland.board.verbs import INVITE, is_free
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute, Sums
from tests.marks import rule
from tests.scenes import At, Scene, at, scene

RUNES = ["rune_blue", "rune_yellow", "rune_green"]
HERBS = ["herb_3", "herb_4"]
HALF_BREW = ["witch_brew_half"]


def close(value: float) -> object:
    return pytest.approx(value, abs=1e-9)


# Dice.


def spot(sc: Scene, count: int, helm: bool, one_by_one: bool) -> dict[int, float]:
    book = sc.g.book
    hand = hand_of(book.dice[book.hero_die], book.opposite[book.hero_die], count, helm, one_by_one)
    return dict(zip(hand.plain_values, hand.plain_chances, strict=True))


def quiet() -> Scene:
    return scene(thorn=at(10), kram=at(5), creatures={10: "gor"})


@rule("AN-FIGHT-5")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_highest_of_several_dice_is_v_to_the_n(count: int) -> None:
    chances = spot(quiet(), count, helm=False, one_by_one=False)
    for value in range(1, 7):
        assert close((value**count - (value - 1) ** count) / 6**count) == chances[value]


@rule("AN-ITEM-1")
def test_a_helm_on_two_dice_counts_six_doubles() -> None:
    chances = spot(quiet(), 2, helm=True, one_by_one=False)
    # Doubles are 2, 4, …, 12; a plain 2 is (1, 2) in two ways, a plain 4 the six ways below it.
    assert close(3 / 36) == chances[2]
    assert close(7 / 36) == chances[4]
    assert close(1 / 36) == chances[12]
    assert close(1.0) == sum(chances.values())


@rule("AN-FIGHT-9")
def test_what_a_troll_rolls_is_counted_over_all_216_ways() -> None:
    """Counted by hand: three different dice show their highest, v, in (v-1)(v-2)/2 * 6 ways;
    a pair of p with another q counts 2p or q, whichever is more, in 3 ways; three of p are 3p."""
    ways = {
        2: 3,  # 1 1 2
        3: 6 + 3 + 1,  # 1 2 3; 1 1 3; 1 1 1
        4: 18 + 3 + 3 * 3,  # 4 high; 1 1 4; 2 2 with 1, 3, 4
        5: 36 + 3 + 3,  # 5 high; 1 1 5; 2 2 5
        6: 60 + 3 + 3 + 5 * 3 + 1,  # 6 high; 1 1 6; 2 2 6; 3 3 with any other; 2 2 2
        8: 5 * 3,  # 4 4 with any other
        9: 1,  # 3 3 3
        10: 5 * 3,  # 5 5 with any other
        12: 5 * 3 + 1,  # 6 6 with any other; 4 4 4
        15: 1,  # 5 5 5
        18: 1,  # 6 6 6
    }
    assert 216 == sum(ways.values())
    spread = creature_spread(quiet().g.book.dice[1], 3, 14)
    assert [14 + shown for shown in ways] == spread.values
    for count, chance in zip(ways.values(), spread.chances, strict=True):
        assert close(count / 216) == chance


@rule("AN-HERO-7")
def test_a_turned_die_is_the_better_of_two_sides() -> None:
    book = quiet().g.book
    hand = hand_of(book.dice[book.hero_die], book.opposite[book.hero_die], 1, False, False)
    pairs = list(zip(hand.pair_values, hand.pair_turned, strict=True))
    assert [(1, 6), (2, 5), (3, 4), (4, 4), (5, 5), (6, 6)] == pairs


# The next round, by hand.


@rule("AN-FIGHT-10")
def test_one_die_against_a_gor_by_hand() -> None:
    sc = scene(kram=at(10, willpower=6, strength=3), thorn=at(5), creatures={10: "gor"})
    outlook = advise.forecast(sc.g, sc.s, [0], 10)
    # 3 + one die against 2 + the best of two with doubles.
    die = dict.fromkeys(range(1, 13), 0)
    for first in range(1, 7):
        for second in range(1, 7):
            die[best_of_equals([first, second])] += 1
    ways: dict[int, int] = {}
    for own in range(1, 7):
        for foe, count in die.items():
            gap = min(4, 3 + own - 2 - foe)
            ways[gap] = ways.get(gap, 0) + count
    for gap, count in ways.items():
        shown = outlook.strikes[gap] if gap >= 0 else outlook.blows[-gap]
        assert close(count / 216) == shown
    assert close(1.0) == sum(outlook.strikes) + sum(outlook.blows)


@rule("AN-FIGHT-12")
def test_a_sure_victory_takes_one_round() -> None:
    hero = at(10, strength=14, willpower=14)
    sc = scene(thorn=hero, kram=at(5), creatures={10: "gor"}, figures={"prince": 10})
    outlook = advise.forecast(sc.g, sc.s, [0], 10)
    assert close(1.0) == outlook.win
    assert close(1.0) == outlook.rounds
    assert [close(1.0)] == outlook.hours
    assert close(0.99) == outlook.worth


# Brute force.


def sums_of(outlook: Forecast, size: int) -> Sums:
    sums = [outlook.worth, outlook.win, outlook.rounds] + [0.0] * (3 * size)
    for i, h in enumerate(outlook.fighters):
        sums[3 + 3 * h] = outlook.falls[i]
        sums[4 + 3 * h] = outlook.losses[i]
        sums[5 + 3 * h] = outlook.hours[i]
    return [*sums, outlook.beaten, outlook.late]


SMALL: list[tuple[str, dict[str, At], str]] = [
    ("one die", {"kram": at(10, willpower=5, strength=3, hours=6)}, "gor"),
    ("two dice, helm", {"thorn": at(10, willpower=6, strength=3, hours=7, things=["helm"])}, "gor"),
    ("flip", {"eara": at(10, willpower=6, strength=5, hours=7)}, "skral"),
    ("archer", {"chada": at(10, willpower=5, strength=3, hours=8)}, "gor"),
    ("bow", {"kram": at(14, willpower=9, strength=3, hours=8, things=["bow"])}, "gor"),
    ("brew", {"kram": at(10, willpower=5, strength=5, hours=7, things=["witch_brew"])}, "skral"),
    ("herb", {"kram": at(10, willpower=5, strength=5, hours=7, things=HERBS)}, "skral"),
    (
        "brew, herb and helm",
        {"thorn": at(10, willpower=5, strength=4, hours=8, things=["helm", *HALF_BREW, "herb_4"])},
        "skral",
    ),
    ("shield", {"kram": at(10, willpower=5, strength=5, hours=7, things=["shield"])}, "skral"),
    ("black die", {"kram": at(10, willpower=9, strength=4, hours=8, things=RUNES)}, "wardrak"),
    ("black, archer", {"chada": at(10, willpower=3, strength=4, hours=9, things=RUNES)}, "skral"),
    ("black, turned", {"eara": at(10, willpower=4, strength=4, hours=8, things=RUNES)}, "wardrak"),
    (
        "two with one die",
        {
            "kram": at(10, willpower=4, strength=2, hours=7),
            "eara": at(10, willpower=3, strength=2, hours=8),
        },
        "skral",
    ),
    (
        "two, a shield and a brew",
        {
            "kram": at(10, willpower=4, strength=2, hours=8, things=["shield_half"]),
            "eara": at(10, willpower=6, strength=2, hours=8, things=["witch_brew_half"]),
        },
        "skral",
    ),
    (
        "a brew and a herb before the wizard",
        {
            "kram": at(10, willpower=4, strength=2, hours=9, things=["witch_brew_half", "herb_3"]),
            "eara": at(10, willpower=4, strength=2, hours=9),
        },
        "skral",
    ),
    (
        "archer and wizard",
        {
            "chada": at(10, willpower=4, strength=2, hours=9),
            "eara": at(10, willpower=4, strength=3, hours=8),
        },
        "skral",
    ),
]  # fmt: skip


#: Fights that go on after a round, against brute force as a whole.
LONGER: list[tuple[str, dict[str, At], str]] = [
    (
        "two who may go on",
        {
            "kram": at(10, willpower=4, strength=4, hours=6),
            "eara": at(10, willpower=3, strength=3, hours=6),
        },
        "skral",
    ),
    (
        "archer and wizard who may go on",
        {
            "chada": at(10, willpower=4, strength=3, hours=6),
            "eara": at(10, willpower=4, strength=3, hours=6),
        },
        "gor",
    ),
    ("black or own", {"thorn": at(10, willpower=8, strength=5, hours=7, things=RUNES)}, "skral"),
    ("black or turned", {"eara": at(10, willpower=5, strength=6, hours=7, things=RUNES)}, "skral"),
    (
        "wizard before a helm",
        {
            "eara": at(10, willpower=4, strength=3, hours=7),
            "thorn": at(10, willpower=7, strength=3, hours=7, things=["helm"]),
        },
        "skral",
    ),
    (
        "two shields",
        {
            "kram": at(10, willpower=4, strength=3, hours=6, things=["shield"]),
            "eara": at(10, willpower=3, strength=3, hours=7, things=["shield_half"]),
        },
        "gor",
    ),
    (
        "herbs of one number",
        {"kram": at(10, willpower=4, strength=5, hours=6, things=["herb_3", "herb_3"])},
        "skral",
    ),
    (
        "wizard with a herb and brew",
        {"eara": at(10, willpower=4, strength=5, hours=6, things=["herb_3", "witch_brew_half"])},
        "skral",
    ),
]  # fmt: skip


def small(heroes: dict[str, At], kind: str) -> Scene:
    """The fighters first, and someone far away where a party needs a second hero."""
    party = dict(heroes)
    if len(party) == 1:
        party["kram" if "thorn" in party else "thorn"] = at(40, hours=3)
    return scene(creatures={10: kind}, **party)  # type: ignore[arg-type]


def begun(sc: Scene, heroes: dict[str, At], space: int = 10) -> Scene:
    names = list(heroes)
    sc.play(f"fight {names[0]} {space}")
    for name in names[1:]:
        sc.play(f"invite {names[0]} {name}", f"join {name}")
    return sc


def check_forecast(sc: Scene, heroes: dict[str, At], weights: OddsWeights, space: int = 10) -> None:
    outlook = advise.forecast(sc.g, sc.s, list(range(len(heroes))), space, weights)
    before = sc.s.copy()
    begun(sc, heroes, space)
    brute = Brute(sc.g, weights)
    opened = brute.of(sc.s)
    for h, hero in enumerate(sc.s.heroes):
        hours = hero.hours - before.heroes[h].hours
        lost = before.heroes[h].willpower - hero.willpower
        opened = opened[:]
        opened[0] -= weights.hour * hours + weights.willpower * lost
        opened[4 + 3 * h] += lost
        opened[5 + 3 * h] += hours
    opened[2] += 1.0
    assert opened == [close(value) for value in sums_of(outlook, len(sc.s.heroes))]
    assert close(1.0) == outlook.win + outlook.beaten + outlook.left + outlook.late


@rule("AN-FIGHT-3", "AN-FIGHT-5", "AN-FIGHT-6", "AN-FIGHT-7", "AN-FIGHT-10", "AN-FIGHT-13")
@pytest.mark.parametrize(
    ("_name", "heroes", "kind"), SMALL + LONGER, ids=[one[0] for one in SMALL + LONGER]
)
def test_a_forecast_equals_brute_force(_name: str, heroes: dict[str, At], kind: str) -> None:
    check_forecast(small(heroes, kind), heroes, OddsWeights())


@rule("AN-EVENT-5", "AN-ALLY-2", "AN-TIME-2")
def test_a_forecast_knows_what_holds_today() -> None:
    heroes = {"kram": at(10, willpower=6, strength=3, hours=6)}
    sc = small(heroes, "skral")
    sc.s.creature_bonus = 1
    sc.s.overtime = [1, 3, -1]
    sc.s.figures[sc.g.book.figure_names.index("prince")] = 10
    check_forecast(sc, heroes, OddsWeights())


@rule("AN-ALLY-2")
def test_a_companion_may_be_all_that_makes_a_victory_possible() -> None:
    """Dice show 6 at most, and a skral has 8 in all at least: only the prince gains on it."""
    heroes = {"kram": at(10, willpower=7, strength=2, hours=3)}
    sc = small(heroes, "skral")
    assert 0.0 == advise.forecast(sc.g, sc.s, [0], 10).win
    sc.s.figures[sc.g.book.figure_names.index("prince")] = 10
    assert 0.0 < advise.forecast(sc.g, sc.s, [0], 10).win


@rule("AN-FIGHT-6")
def test_other_weights_make_other_choices_and_brute_force_agrees() -> None:
    heroes = {"kram": at(10, willpower=5, strength=3, hours=7, things=["shield", "witch_brew"])}
    weights = OddsWeights()
    weights.willpower = 0.003
    weights.hour = 0.0
    weights.fall = 0.4
    weights.brew = 0.0
    weights.shield = 0.001
    check_forecast(small(heroes, "gor"), heroes, weights)


def check_advice(sc: Scene, s: State, brute: Brute) -> int:
    """Each answer's odds against brute force; the position of the best answer."""
    advice = advise.advise(sc.g, s, brute.weights)
    options = [a for a in sc.g.pending(s).options if not is_free(a.verb)]
    assert options == [one.action for one in advice]
    truths = [brute.of_option(s, a) for a in options]
    for one, truth in zip(advice, truths, strict=True):
        if one.action.verb != INVITE:
            assert [close(x) for x in truth] == sums_of(one.forecast, len(s.heroes)), (
                f"{sc.g.say(one.action)} at stage {s.agenda[-1].at}"
            )
    best = [i for i, one in enumerate(advice) if one.best]
    assert 1 == len(best)
    assert close(max(truth[0] for truth in truths)) == advice[best[0]].forecast.worth
    return best[0]


@rule("AN-FIGHT-6", "AN-GROUP-4", "AN-GROUP-7", "AN-ITEM-5", "AN-RUNE-3")
@pytest.mark.parametrize(("_name", "heroes", "kind"), SMALL, ids=[one[0] for one in SMALL])
def test_advice_equals_brute_force_at_every_question(
    _name: str, heroes: dict[str, At], kind: str
) -> None:
    sc = small(heroes, kind)
    brute = Brute(sc.g, OddsWeights())
    seed = 7
    asked = set()
    for game in range(12):
        s = sc.s.copy()
        sc.g.apply(s, sc.g.hear(f"fight {next(iter(heroes))} 10"))
        while s.battle is not None and s.battle.reward == 0:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                best = check_advice(sc, s, brute)
                asked.add(s.agenda[-1].at)
                # Every other game follows the advice, the rest wander.
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    assert asked
    assert len(heroes) == 1 or INVITING in asked


# More is never worse.


def victory_only() -> OddsWeights:
    weights = OddsWeights()
    weights.willpower = weights.hour = weights.fall = 0.0
    weights.brew = weights.herb = weights.shield = 0.0
    return weights


@rule("AN-FIGHT-5", "AN-GROUP-3")
@pytest.mark.parametrize("kind", ["gor", "skral", "wardrak", "troll"])
def test_more_strength_never_makes_it_worse(kind: str) -> None:
    win = worth = -1.0
    for strength in (1, 2, 4, 5, 8, 12):
        sc = scene(
            chada=at(10, strength=strength, hours=5),
            eara=at(10, strength=2, hours=5),
            creatures={10: kind},
        )
        more = advise.forecast(sc.g, sc.s, [0, 1], 10, victory_only()).win
        assert more >= win - 1e-9
        win = more
        more = advise.forecast(sc.g, sc.s, [0, 1], 10).worth
        assert more >= worth - 1e-9
        worth = more
    assert win > 0.3


@rule("AN-HERO-2")
def test_more_willpower_never_lowers_the_chance_to_win() -> None:
    win = 0.0
    for willpower in (1, 3, 6, 7, 10, 14, 20):
        hero = at(10, strength=6, willpower=willpower, hours=3)
        sc = scene(thorn=hero, kram=at(5), creatures={10: "skral"})
        more = advise.forecast(sc.g, sc.s, [0], 10, victory_only()).win
        assert more >= win - 1e-9
        win = more
    assert win > 0.5


@rule("AN-FIGHT-6")
@pytest.mark.parametrize("name", ["helm", "witch_brew", "herb_4", "shield"])
def test_an_article_never_makes_it_worse(name: str) -> None:
    plain = scene(thorn=at(10, strength=4, hours=5), kram=at(5), creatures={10: "skral"})
    hero = at(10, strength=4, hours=5, things=[name])
    equipped = scene(thorn=hero, kram=at(5), creatures={10: "skral"})
    less = advise.forecast(plain.g, plain.s, [0], 10)
    more = advise.forecast(equipped.g, equipped.s, [0], 10)
    assert more.worth > less.worth
    assert more.exact


# Bounds and limits.


FOUR = {
    "thorn": at(10, strength=4, willpower=8, hours=5, things=["helm"]),
    "chada": at(10, strength=3, willpower=6, hours=5),
    "eara": at(10, strength=3, willpower=5, hours=6),
    "kram": at(10, strength=4, willpower=9, hours=5),
}


@rule("AN-GROUP-7")
def test_a_fight_with_too_many_situations_says_that_it_is_not_exact() -> None:
    sc = small(FOUR, "troll")
    exact = advise.forecast(sc.g, sc.s, [0, 1, 2, 3], 10, limit=0)
    rough = advise.forecast(sc.g, sc.s, [0, 1, 2, 3], 10, limit=50)
    assert exact.exact
    assert not rough.exact
    assert exact.worth - 0.05 < rough.worth <= exact.worth + 1e-9
    assert close(1.0) == rough.win + rough.beaten + rough.left + rough.late


def test_advice_that_must_be_exact_is_none_where_there_are_too_many_situations() -> None:
    sc = scene(chada=at(18), thorn=at(18), creatures={18: "skral"})
    sc.play("fight chada 18")
    assert [one.forecast.exact for one in advise.advise(sc.g, sc.s, limit=50)] == [False, False]
    assert advise.advise(sc.g, sc.s, limit=50, roughly=False) == []
    assert advise.advise(sc.g, sc.s, limit=5000, roughly=False)[0].forecast.exact


@rule("AN-GROUP-2")
def test_who_has_no_hour_does_not_fight() -> None:
    sc = small({"kram": at(10, strength=5), "eara": at(10, hours=10)}, "gor")
    both = advise.forecast(sc.g, sc.s, [0, 1], 10)
    alone = advise.forecast(sc.g, sc.s, [0], 10)
    assert close(alone.worth) == both.worth
    assert 0.0 == both.hours[1]


@rule("AN-GROUP-1")
def test_who_has_declined_is_no_longer_among_the_fighters_foreseen() -> None:
    sc = small({"thorn": at(10), "kram": at(10), "chada": at(10)}, "gor").play("fight thorn 10")
    assert [[0, 1, 2]] * 3 == [one.forecast.fighters for one in advise.advise(sc.g, sc.s)]
    sc.play("invite thorn kram")
    assert [[0, 1, 2]] * 2 == [one.forecast.fighters for one in advise.advise(sc.g, sc.s)]
    sc.play("decline kram")
    assert [[0, 2]] * 2 == [one.forecast.fighters for one in advise.advise(sc.g, sc.s)]
    sc.play("invite thorn chada")
    assert [[0, 2]] * 2 == [one.forecast.fighters for one in advise.advise(sc.g, sc.s)]


def test_there_are_no_odds_without_a_creature_or_a_question_of_a_fight() -> None:
    sc = quiet()
    with pytest.raises(ValueError, match="no creature"):
        advise.forecast(sc.g, sc.s, [0], 11)
    assert [] == advise.advise(sc.g, sc.s)


@rule("AN-FIGHT-2")
def test_asking_for_odds_changes_nothing_and_gives_the_same_twice() -> None:
    sc = small(FOUR, "skral").play("fight thorn 10")
    before = sc.s.to_data()
    first = [one.forecast.worth for one in advise.advise(sc.g, sc.s)]
    assert first == [one.forecast.worth for one in advise.advise(sc.g, sc.s)]
    advise.forecast(sc.g, sc.s, [3, 0, 1], 10)
    assert before == sc.s.to_data()


# Simulation by the engine itself.


def simulate(sc: Scene, heroes: dict[str, At], games: int, space: int = 10) -> None:
    """Play many fights by the advice; victories, rounds and losses are as foretold."""
    outlook = advise.forecast(sc.g, sc.s, list(range(len(heroes))), space)
    assert outlook.exact
    begun(sc, heroes, space)
    brute = Brute(sc.g, OddsWeights())
    advised: dict[object, int] = {}
    seed = 20261115
    wins = 0
    lost: list[float] = []
    for _ in range(games):
        s = sc.s.copy()
        while s.battle is not None and s.battle.willpower > 0:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                key = brute.key(s)
                if key not in advised:
                    advice = advise.advise(sc.g, s)
                    advised[key] = next(i for i, one in enumerate(advice) if one.best)
                choice = advised[key]
            sc.g.apply(s, pending.options[choice])
        wins += s.battle is not None
        lost.append(sum(spot.willpower for spot in heroes.values()))
        lost[-1] -= sum(s.heroes[h].willpower for h in range(len(heroes)))
    error = (outlook.win * (1 - outlook.win) / games) ** 0.5
    assert abs(wins / games - outlook.win) < 4 * error
    mean = sum(lost) / games
    spread = (sum((one - mean) ** 2 for one in lost) / (games - 1)) ** 0.5
    assert abs(mean - sum(outlook.losses)) < 4 * spread / games**0.5


@rule("AN-FIGHT-10", "AN-GROUP-5")
def test_fights_played_by_the_advice_go_as_foretold() -> None:
    heroes = {
        "thorn": at(10, strength=4, willpower=9, hours=8, things=["helm"]),
        "chada": at(10, strength=3, willpower=10, hours=8),
    }
    simulate(small(heroes, "wardrak"), heroes, 250)


@pytest.mark.slow
@rule("AN-FIGHT-10", "AN-GROUP-5")
def test_longer_fights_played_by_the_advice_go_as_foretold() -> None:
    heroes = {
        "kram": at(10, strength=3, willpower=10, hours=8, things=["witch_brew"]),
        "eara": at(10, strength=4, willpower=8, hours=7),
        "chada": at(14, strength=3, willpower=7, hours=8),
    }
    simulate(small(heroes, "troll"), heroes, 500)


@rule("AN-ITEM-5", "AN-HERB-2")
@pytest.mark.parametrize("name", ["brew", "herb", "shield"])
def test_a_forecast_tells_apart_what_is_used(name: str) -> None:
    heroes, kind = next((heroes, kind) for case, heroes, kind in SMALL if case == name)
    sc = small(heroes, kind)
    outlook = advise.forecast(sc.g, sc.s, [0], 10)
    used = {"brew": outlook.brews, "herb": outlook.herbs, "shield": outlook.shields}
    assert [name] == [thing for thing, uses in used.items() if uses[0] > 0.0]
