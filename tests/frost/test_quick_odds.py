"""What companions know of blade, flowers and Carlion: quick odds, and the policy of a fight."""

import pytest

from rietland.players.board.answers import fight
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.now import quick_odds, throws
from tests.board.fights import rolls
from tests.frost.scene import winter
from tests.frost.test_dice import BLADE, CARLION, FLOWERS, with_wizard
from tests.frost.test_shared_rules import fighting
from tests.marks import rule
from tests.scenes import Scene, at

HELM = ["riders_helm"]


def said(sc: Scene, foe: bool = False) -> str:
    """What the policy answers; against an opponent the legend wants beaten it uses what it has."""
    goals = LegendGoals(sc.g.book)
    battle = sc.s.battle
    assert battle is not None
    if foe:
        goals.opponents.beat = [*goals.opponents.beat, sc.s.creature_name[battle.creature]]
    pending = sc.g.pending(sc.s)
    action = fight.fight_on(sc.g, sc.s, goals, battle, pending, 0, PolicyWeights(2))
    assert action is not None
    return sc.g.say(action)


@rule("FE-ITEM-2", "FE-CARL-1")
@pytest.mark.parametrize(
    ("name", "willpower", "things", "mean"),
    [
        ("kram", 6, [], 3.5),
        ("kram", 6, BLADE, 4.25),
        ("kram", 9, BLADE, 1071 / 216),
        ("kram", 9, CARLION, 161 / 36 + 52 / 6),
        ("eara", 7, BLADE, 16 / 3),
        ("thorn", 6, [*BLADE, *HELM], 164 / 27),
    ],
)
def test_a_hand_knows_what_the_hero_holds(
    name: str, willpower: int, things: list[str], mean: float
) -> None:
    there = at(410, willpower=willpower, things=things)
    sc = winter(**{name: there}, tenaya=at(436))  # type: ignore[arg-type]  # heroes, no options
    code = quick_odds.hand_of(sc.g, sc.s, sc.g.party.index(name))
    assert mean == pytest.approx(throws.mean_of(code))


@rule("FE-CREAT-5")
def test_quick_odds_know_that_a_fur_troll_throws_three_dice_from_14_willpower() -> None:
    sc = winter(creatures={410: "fur_troll"}, thorn=at(410, strength=10))
    row = sc.g.book.creatures[sc.g.book.creature_kind("fur_troll")].dice
    enemy = quick_odds.foe(throws.EQUALS, row)
    assert [2, 2, 3] == [quick_odds._dice_at(enemy, left) for left in (1, 13, 14)]


@rule("FE-ITEM-2", "FE-ITEM-3")
def test_companions_roll_the_die_again_that_promises_most() -> None:
    sc = fighting("fur_troll", "thorn", thorn=at(410, things=[*BLADE, *HELM]))
    assert "reroll thorn 1" == said(rolls(sc, 5, 5, 1))
    sc = fighting("fur_troll", "kram", kram=at(410, willpower=6, things=BLADE))
    assert "keep kram" == said(rolls(sc, 5))
    # The wizard will turn the 1 to 6: the other die is taken up.
    assert "reroll thorn 2" == said(rolls(with_wizard(*BLADE, *HELM), 1, 2, 6))


@rule("FE-CARL-2")
def test_companions_turn_the_black_die_where_that_gains_more() -> None:
    assert "overturn eara" == said(rolls(with_wizard(*CARLION), 4, 2, 5, 6))
    assert "flip eara 1" == said(rolls(with_wizard(*CARLION), 1, 2, 2, 12))


@rule("FE-PLANT-4")
def test_companions_keep_flowers_for_the_fight_that_counts() -> None:
    sc = fighting("fur_troll", "kram", kram=at(410, things=FLOWERS))
    rolls(sc, 5, 1)
    assert "keep kram" == said(sc)
    assert "double kram red_bloodflowers" == said(sc, foe=True)
    assert 5 == quick_odds.doubling(sc.g, sc.hero("kram"))
