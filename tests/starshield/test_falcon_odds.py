"""Odds of fights in which the horned falcon may take dice from the creature."""

import pytest

from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.board.view.odds import odds_view
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from tests.board.brute import Brute
from tests.board.test_odds import check_advice
from tests.marks import rule
from tests.scenes import At, Scene, at
from tests.starshield.scene import moment

FALCON = ["horned_falcon"]

#: Name, who fights a skral on 22, who has the falcon.
FIGHTS: list[tuple[str, dict[str, At]]] = [
    ("own", {"kram": at(22, strength=5, willpower=5, hours=7, things=FALCON)}),
    (
        "of somebody far away",
        {
            "kram": at(22, strength=5, willpower=4, hours=7),
            "thorn": at(60, things=FALCON),
        },
    ),
    (
        "with brew and shield",
        {
            "kram": at(22, strength=4, willpower=5, hours=8, things=["witch_brew_half"]),
            "thorn": at(60, things=FALCON),
        },
    ),
    (
        "together",
        {
            "kram": at(22, strength=2, willpower=4, hours=8, things=["shield_half"]),
            "eara": at(22, strength=2, willpower=3, hours=8, things=FALCON),
        },
    ),
]


def fighting(heroes: dict[str, At]) -> Scene:
    sc = moment(creatures={22: "skral"}, **heroes)  # type: ignore[arg-type]
    return sc.play(f"fight {next(iter(heroes))} 22")


@rule("SS-GIFT-5", "SS-OPEN-13")
@pytest.mark.parametrize(("_name", "heroes"), FIGHTS, ids=[one[0] for one in FIGHTS])
def test_advice_with_the_falcon_equals_brute_force_at_every_question(
    _name: str, heroes: dict[str, At]
) -> None:
    sc = fighting(heroes)
    brute = Brute(sc.g, OddsWeights())
    seed = 5
    prompts: set[str] = set()
    for game in range(8):
        s = sc.s.copy()
        while s.battle is not None and s.battle.reward == 0:
            pending = sc.g.pending(s)
            seed = next_seed(seed)
            choice = pick(pending, seed)
            if pending.kind != CHANCE_DECIDES:
                prompts.add(pending.prompt)
                best = check_advice(sc, s, brute)
                choice = best if game % 2 else (seed * len(advise.advise(sc.g, s))) >> 31
            sc.g.apply(s, pending.options[choice])
    assert "ask-dim" in prompts


@rule("SS-GIFT-5")
def test_a_fight_is_better_with_the_falcon_than_without() -> None:
    hero = at(22, strength=7, willpower=9, hours=2)
    plain = moment(creatures={22: "skral"}, kram=hero, thorn=at(60))
    ready = moment(creatures={22: "skral"}, kram=hero, thorn=at(60, things=FALCON))
    asleep = moment(creatures={22: "skral"}, kram=hero, thorn=at(60, things=FALCON, resting=True))
    chances = [advise.forecast(sc.g, sc.s, [0], 22).win for sc in (plain, ready, asleep)]
    assert chances[1] > chances[0]
    assert chances[0] == pytest.approx(chances[2])


@rule("SS-THR-3")
def test_against_a_threat_the_falcon_changes_nothing() -> None:
    hero = at(70, strength=14, willpower=14, hours=2)
    threat = {70: "krahder"}
    plain = moment(difficulty="easy", creatures=threat, kram=hero, thorn=at(60))
    ready = moment(difficulty="easy", creatures=threat, kram=hero, thorn=at(60, things=FALCON))
    chances = [advise.forecast(sc.g, sc.s, [0], 70).win for sc in (plain, ready)]
    assert 0.0 < chances[0] == pytest.approx(chances[1])


@rule("SS-GIFT-5")
def test_the_question_for_the_falcon_shows_odds_of_both_answers() -> None:
    heroes = {"kram": at(22, strength=7, willpower=4, hours=3), "thorn": at(60, things=FALCON)}
    sc = fighting(heroes).play("roll 5")
    assert "ask-dim" == sc.prompt()
    view = odds_view(sc.g, sc.s)
    assert view is not None
    dim, keep = view.options
    assert ["dim thorn", "keep thorn"] == [dim.say, keep.say]
    assert dim.outlook.win > keep.outlook.win
