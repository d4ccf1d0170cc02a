"""Odds of fights and trials in which wolves come upon the fighters, held against the engine."""

import pytest

from rietland.board import events
from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.board.state import State
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute, Sums
from tests.board.test_odds import check_advice, close
from tests.marks import rule
from tests.scenes import At, Scene, at
from tests.starshield.scene import moment, put

WOLVES = ["W_arrive", "W_fight"]


class Within(Brute):
    """The judge looks at a hero no longer than the hero fights: wolves bite victors, too."""

    def cost(self, before: State, after: State) -> Sums:
        b = before.battle
        assert b is not None
        fighters = [*b.fighters, *(after.battle.fighters if after.battle is not None else [])]
        fell = [event.who for event in after.news if event.kind == events.FELL]
        won = after.battle is None and any(event.kind == events.DEED for event in after.news)
        seen = after.copy()
        seen.news = after.news
        for h, hero in enumerate(before.heroes):
            if h not in fighters:
                seen.heroes[h] = hero
            elif h in fell:
                seen.heroes[h].willpower = 3
            elif won:
                seen.heroes[h].willpower = hero.willpower
        return super().cost(before, seen)


def near(
    first: str, heroes: dict[str, At], figures: dict[str, int], hour: int, creature: str = ""
) -> Scene:
    """Wolves are about; what is said first begins the fight, and all others join it."""
    party = dict(heroes)
    if len(party) == 1:
        party["kram" if "thorn" in party else "thorn"] = at(5, hours=9, resting=True)
    creatures = {43: creature} if creature else {}
    sc = moment(figures=figures, creatures=creatures, cards=WOLVES, **party)  # type: ignore[arg-type]
    put(sc, wolf_hour=hour)
    sc.play(first)
    for name in list(heroes)[1:]:
        sc.play(f"invite {next(iter(heroes))} {name}", f"join {name}")
    return sc


def agrees_all_the_way(sc: Scene, games: int = 6) -> set[str]:
    """Every answer is worth what the engine says, whatever is answered; the prompts there were."""
    brute = Within(sc.g, OddsWeights())
    prompts: set[str] = set()
    seed = 5
    for game in range(games):
        s = sc.s.copy()
        while s.battle is not None and s.battle.reward == 0:
            pending = sc.g.pending(s)
            prompts.add(pending.prompt)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES and advise.advise(sc.g, s):
                best = check_advice(sc, s, brute)
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    return prompts


def archer(space: int, willpower: int, hours: int, *things: str) -> At:
    return at(space, strength=2, willpower=willpower, hours=hours, things=list(things))


#: Name, who tames the alpha, where the wolves are, the hour of their symbol.
TAMING: list[tuple[str, dict[str, At], dict[str, int], int]] = [
    ("onto the archer", {"chada": archer(43, 7, 7)}, {"alpha": 45}, 8),
    ("fells the archer", {"chada": archer(43, 3, 5)}, {"alpha": 45}, 6),
    ("a shield", {"chada": archer(43, 3, 7, "shield_half")}, {"alpha": 45}, 8),
    ("after two tries", {"chada": archer(43, 7, 6)}, {"alpha": 45}, 8),
    ("a bow", {"kram": archer(43, 6, 7, "bow")}, {"alpha": 45}, 8),
    ("the pack follows", {"chada": archer(45, 7, 7)}, {"alpha": 45, "wolf_1": 65}, 8),
    (
        "two onto the archer",
        {"chada": archer(43, 7, 7, "shield_half")},
        {"alpha": 45, "wolf_1": 45},
        8,
    ),
    ("another wolf", {"kram": archer(45, 5, 7)}, {"alpha": 45, "wolf_1": 65}, 8),
]


@rule("SS-WOLF-5", "SS-WOLF-10", "SS-WOLF-14")
@pytest.mark.parametrize(
    ("_name", "heroes", "figures", "hour"), TAMING, ids=[one[0] for one in TAMING]
)
def test_who_tames_from_afar_knows_of_the_bite(
    _name: str, heroes: dict[str, At], figures: dict[str, int], hour: int
) -> None:
    agrees_all_the_way(near(f"try {next(iter(heroes))} tame 45", heroes, figures, hour))


#: Name, fighters against a skral on 43, where the wolves are, the hour of their symbol.
FIGHTS: list[tuple[str, dict[str, At], dict[str, int], int]] = [
    ("alone", {"kram": at(43, strength=5, willpower=5, hours=6)}, {"alpha": 45}, 7),
    ("it passes by", {"kram": at(43, strength=5, willpower=5, hours=6)}, {"alpha": 43}, 7),
    (
        "with a shield",
        {"kram": at(43, strength=5, willpower=4, hours=6, things=["shield_half"])},
        {"alpha": 45},
        8,
    ),
    ("three", {"kram": at(43, strength=6, willpower=9, hours=7)}, {"alpha": 45, "wolf_1": 45}, 8),
    (
        "together, at two hours",
        {
            "kram": at(43, strength=2, willpower=5, hours=7),
            "eara": at(43, strength=2, willpower=4, hours=8),
        },
        {"alpha": 45, "wolf_1": 65},
        9,
    ),
    (
        "together, in one hour",
        {
            "kram": at(43, strength=2, willpower=6, hours=8),
            "eara": at(43, strength=2, willpower=6, hours=8),
        },
        {"alpha": 45, "wolf_1": 65},
        9,
    ),
]


@rule("SS-WOLF-2", "SS-WOLF-10", "SS-OPEN-2", "SS-OPEN-3")
@pytest.mark.parametrize(
    ("_name", "heroes", "figures", "hour"), FIGHTS, ids=[one[0] for one in FIGHTS]
)
def test_who_fights_knows_that_wolves_come_by(
    _name: str, heroes: dict[str, At], figures: dict[str, int], hour: int
) -> None:
    agrees_all_the_way(near(f"fight {next(iter(heroes))} 43", heroes, figures, hour, "skral"))


@rule("SS-WOLF-2", "SS-WOLF-10")
def test_a_forecast_knows_of_the_bite_before_the_first_die() -> None:
    sc = near("fight kram 43", FIGHTS[0][1], FIGHTS[0][2], FIGHTS[0][3], "skral")
    again = moment(
        figures={"alpha": 45}, creatures={43: "skral"}, cards=WOLVES,
        kram=FIGHTS[0][1]["kram"], thorn=at(5, hours=9, resting=True),
    )  # fmt: skip
    put(again, wolf_hour=7)
    told = advise.forecast(again.g, again.s, [0], 43, OddsWeights())
    truth = Within(sc.g, OddsWeights()).of(sc.s)
    assert close(truth[0] - 0.01) == told.worth
    assert close(truth[1]) == told.win
    assert [close(truth[4])] == told.losses


@rule("SS-WOLF-10", "SS-TEMPLE-4")
def test_a_temple_part_is_tried_with_wolves_on_their_way() -> None:
    hero = at(45, strength=10, willpower=6, hours=7, things=["light_4"])
    sc = moment(
        figures={"temple": 45, "alpha": 65}, cards=WOLVES, difficulty="easy",
        kram=hero, thorn=at(5, hours=9, resting=True),
    )  # fmt: skip
    put(sc, wolf_hour=8)
    agrees_all_the_way(sc.play("try kram spire 45"))


@rule("SS-WOLF-10")
def test_a_bite_to_come_makes_a_fight_worse_than_one_that_is_over() -> None:
    """The forecast before the fight begins knows it, too, also for somebody still on the way."""
    hero = at(22, strength=5, willpower=5, hours=6)
    worths: list[float] = []
    for hour in (6, 7):
        sc = moment(
            figures={"alpha": 45}, creatures={43: "skral"}, cards=WOLVES,
            kram=hero, thorn=at(5),
        )  # fmt: skip
        put(sc, wolf_hour=hour)
        worths.append(advise.forecast(sc.g, sc.s, [0], 43).worth)
    assert worths[1] < worths[0]


def kept(s: State) -> str:
    return str(s.to_data())


@rule("SS-WOLF-10")
def test_odds_change_nothing_on_the_table() -> None:
    sc = near("try chada tame 45", {"chada": archer(43, 7, 7)}, {"alpha": 45}, 8)
    before = kept(sc.s)
    advise.advise(sc.g, sc.s)
    assert before == kept(sc.s)
