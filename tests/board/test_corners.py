"""Corners of the rules that play reaches seldom: each asked directly."""

import pytest

from rietland.board import events, verbs
from rietland.board.fight import opponents
from rietland.board.legend import effects
from rietland.board.pieces import creature_values, creatures
from rietland.board.state import AWAY, IN_CASTLE, SLAIN, Battle
from rietland.board.turn import hours, trade
from rietland.kernel.action import Action
from rietland.vocabulary import board as words
from tests.marks import rule
from tests.scenes import at, put_creature, scene
from tests.starshield.scene import moment


@rule("AN-TIME-3")
def test_a_day_that_is_over_does_not_end_again() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    hours.end_day(sc.g, sc.s, 1, "AN-TIME-3")
    hours.end_day(sc.g, sc.s, 1, "AN-TIME-3")
    assert [(1, 1)] == [(one.who, one.amount) for one in sc.told("rested")]


def test_once_a_reward_is_chosen_it_is_of_that_good_the_first_one_too() -> None:
    sc = scene(thorn=at(14), creatures={20: "gor"})
    battle = Battle(0, 20, sc.s.occupant[20], 4)
    for battle.good in (0, 1):
        assert [battle.good] == opponents.goods(sc.g, sc.s, battle)


def test_a_named_opponent_has_goods_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sc = moment(thorn=at(57), cards=["T_siege"])
    row = put_creature(sc.g, sc.s, "siege_engine", 30)
    named = sc.g.book.named[sc.g.book.opponent("siege_engine")]
    monkeypatch.setattr(named, "goods", [5])
    assert [5] == creature_values.goods_of(sc.g, sc.s, row)


def test_in_a_slot_without_anything_lies_nothing() -> None:
    sc = scene(thorn=at(14, things=["helm"]), chada=at(14))
    helm = sc.s.heroes[0].things[0]
    slot = sc.g.book.things[sc.g.book.thing_kind("helm")].slot
    assert [helm, 0] == [trade.in_slot(sc.g, hero, slot) for hero in sc.s.heroes]


@rule("SS-KEN-3")
def test_a_star_goes_back_to_the_first_letter_and_no_further() -> None:
    sc = scene(thorn=at(14))
    sc.s.narrator, sc.s.star_at, sc.s.star_card = -1, [3], [1]
    effects.perform(sc.g, sc.s, "test", -1, words.Star(card=sc.g.book.cards[1], by=-99))
    assert 0 == sc.s.star_at[0]
    assert [0] == [one.amount for one in sc.s.news if one.kind == events.STAR_MOVED]


@rule("FE-CREAT-15")
@pytest.mark.parametrize(
    ("counted", "places", "beaten", "calmed", "beatable"),
    [
        (True, [AWAY, AWAY], 0, True, False),
        (True, [AWAY, 30], 0, False, False),
        (True, [AWAY, SLAIN], 1, True, False),
        (True, [SLAIN, SLAIN], 2, False, True),
        (True, [SLAIN, 30], 1, False, True),
        (True, [IN_CASTLE, 30], 0, False, False),
        # One that is no creature is away when it is defeated, too.
        (False, [AWAY, AWAY], 2, False, True),
        (False, [AWAY, AWAY], 1, True, False),
        (False, [AWAY, AWAY], 0, True, False),
        (False, [AWAY], 1, False, True),
    ],
)
def test_an_opponent_that_left_is_calmed_or_beaten(
    counted: bool,
    places: list[int],
    beaten: int,
    calmed: bool,
    beatable: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sc = moment(thorn=at(57), cards=["T_siege"])
    name = sc.g.book.opponent("siege_engine")
    named = sc.g.book.named[name]
    monkeypatch.setattr(named, "figures", 2)
    monkeypatch.setattr(sc.g.book.creatures[named.kind], "counted", counted)
    sc.s.creature_space = places
    sc.s.creature_kind = [named.kind] * len(places)
    sc.s.creature_name = [name] * len(places)
    sc.s.defeated_named = [name] * beaten
    found = creatures.is_calmed(sc.g, sc.s, name), creatures.can_be_beaten(sc.g, sc.s, name)
    assert (calmed, beatable) == found


@rule("SS-TRY-1")
def test_out_of_turn_and_in_a_fight_nobody_tries_anything_else() -> None:
    sc = moment(thorn=at(30, strength=14, willpower=6), chada=at(57), cards=["T_siege"])
    assert "AN-TURN-1" == sc.g.refusal(sc.s, Action(verbs.TRY, 1, 0, 57))
    put_creature(sc.g, sc.s, "krahder", 30)
    sc.play("fight thorn 30")
    assert "AN-FIGHT-15" == sc.g.refusal(sc.s, Action(verbs.TRY, 0, 0, 30))
