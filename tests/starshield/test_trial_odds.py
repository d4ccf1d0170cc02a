"""Odds of trials: taming, catching and temple parts, held against the engine itself."""

import pytest

from rietland.board.fight import trials
from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.board.view.odds import odds_view
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute
from tests.board.test_odds import check_advice
from tests.marks import rule
from tests.scenes import At, Scene, at, fresh_book
from tests.starshield.scene import moment, put


def hero(strength: int, willpower: int, hours: int, *things: str) -> At:
    return at(45, strength=strength, willpower=willpower, hours=hours, things=list(things))


#: Name, deed, figure, fighters, hour of the wolf symbol.
TRIALS: list[tuple[str, str, str, dict[str, At], int]] = [
    ("tame", "tame", "alpha", {"kram": hero(2, 9, 7)}, 0),
    ("tame, two dice", "tame", "alpha", {"thorn": hero(2, 9, 8)}, 0),
    ("tame, wizard", "tame", "alpha", {"eara": hero(2, 6, 7)}, 0),
    ("tame, archer", "tame", "alpha", {"chada": hero(2, 5, 8)}, 0),
    ("tame, brew", "tame", "alpha", {"kram": hero(3, 5, 8, "witch_brew_half")}, 0),
    ("tame, herb", "tame", "alpha", {"kram": hero(2, 5, 8, "herb_3")}, 0),
    ("tame, helm", "tame", "alpha", {"thorn": hero(2, 8, 8, "helm")}, 0),
    ("tame, shield", "tame", "alpha", {"kram": hero(2, 4, 8, "shield_half")}, 0),
    ("it leaves", "tame", "alpha", {"kram": hero(2, 5, 3)}, 5),
    ("it leaves an archer", "tame", "alpha", {"chada": hero(2, 5, 7)}, 8),
    ("catch", "catch_ken", "ken_dorr", {"kram": hero(3, 5, 8)}, 0),
    ("catch together", "catch_ken", "ken_dorr", {"kram": hero(1, 4, 8), "eara": hero(1, 4, 9)}, 0),
    ("spire, light", "spire", "temple", {"kram": hero(10, 5, 8, "light_4")}, 0),
    (
        "spire together",
        "spire",
        "temple",
        {"kram": hero(5, 3, 8, "light_2"), "eara": hero(4, 4, 9, "light_4")},
        0,
    ),
]
NAMES = [one[0] for one in TRIALS]


def joint(**heroes: At) -> Scene:
    """Taming as a trial for several, which this box does not have: a book of its own."""
    book = fresh_book("1", "starshield")
    trial = book.deeds[[deed.name for deed in book.deeds].index("tame")].trial
    assert trial is not None
    trial.join = True
    sc = moment(figures={"alpha": 45}, cards=["W_arrive", "W_fight"], **heroes)  # type: ignore[arg-type]
    return Scene(BoardGame(book, list(heroes)), sc.s)


@rule("SS-WOLF-5", "SS-OPEN-3", "SS-TRY-3")
@pytest.mark.parametrize("hour", [7, 8, 9])
def test_who_comes_to_the_hour_first_ends_a_joint_trial_only_by_taking_part(hour: int) -> None:
    """The one with more time may go on alone: the limit belongs to a fighter, not to the group."""
    sc = joint(kram=hero(2, 4, 6), eara=hero(1, 4, 5))
    put(sc, wolf_hour=hour)
    sc.play("try kram tame 45", "invite kram eara", "join eara")
    brute = Brute(sc.g, OddsWeights())
    seed = 3
    for game in range(6):
        s = sc.s.copy()
        while s.battle is not None:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                best = check_advice(sc, s, brute)
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])


@rule("SS-WOLF-5", "SS-OPEN-2")
def test_a_question_within_the_last_try_knows_that_the_wolf_will_leave() -> None:
    """A brew is used now, for there is no later."""
    sc = trying("tame", "alpha", {"kram": hero(3, 9, 3, "witch_brew")}, 4)
    sc.play("roll 4", "roll 5")
    assert "ask-roll" == sc.prompt()
    brute = Brute(sc.g, OddsWeights())
    check_advice(sc, sc.s, brute)


def trying(deed: str, figure: str, heroes: dict[str, At], hour: int) -> Scene:
    """The trial has begun, and nobody has been invited."""
    party = dict(heroes)
    if len(party) == 1:
        party["kram" if "thorn" in party else "thorn"] = at(5, hours=9, resting=True)
    sc = moment(figures={figure: 45}, cards=["A4", "W_arrive", "W_fight"], **party)  # type: ignore[arg-type]
    sc.s.counters[sc.g.book.counter("wolf_hour")] = hour
    return sc.play(f"try {next(iter(heroes))} {deed} 45")


@rule("SS-TRY-2", "SS-TRY-3", "SS-WOLF-13", "SS-WOLF-14", "SS-WOLF-5", "SS-TEMPLE-4", "SS-KEN-4")
@pytest.mark.parametrize(("_name", "deed", "figure", "heroes", "hour"), TRIALS, ids=NAMES)
def test_advice_equals_brute_force_at_every_question(
    _name: str, deed: str, figure: str, heroes: dict[str, At], hour: int
) -> None:
    sc = trying(deed, figure, heroes, hour)
    brute = Brute(sc.g, OddsWeights())
    seed = 5
    asked = 0
    for game in range(6):
        s = sc.s.copy()
        while s.battle is not None:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                best = check_advice(sc, s, brute)
                asked += 1
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    assert asked > 0


@rule("SS-WOLF-4", "SS-WOLF-13")
@pytest.mark.parametrize(
    ("name", "chance"),
    [("thorn", 91 / 216), ("chada", 671 / 1296), ("eara", 1 / 3), ("kram", 11 / 36)],
)
def test_the_chance_of_a_try_with_two_strength(name: str, chance: float) -> None:
    """In the last hour, with 7 willpower: three dice, four one by one, one to turn, two."""
    other = "thorn" if name == "kram" else "kram"
    party = {name: at(45, strength=2, willpower=9, hours=9), other: at(5)}
    sc = moment(figures={"alpha": 45}, **party)  # type: ignore[arg-type]
    number = [deed.name for deed in sc.g.book.deeds].index("tame")
    bold = OddsWeights()
    bold.willpower = bold.fall = 0.0
    found = advise.forecast(sc.g, sc.s, [0], 45, bold, creature=trials.target(number))
    assert chance == pytest.approx(found.strikes[1])


@rule("SS-TRY-1")
def test_a_view_tells_the_odds_of_a_trial() -> None:
    sc = moment(figures={"alpha": 45}, kram=at(45, strength=2, hours=9), thorn=at(5))
    view = odds_view(sc.g, sc.s)
    assert view is not None
    assert ["try kram tame 45"] == [one.say for one in view.options]
    assert 1 / 6 == pytest.approx(view.options[0].outlook.win)
