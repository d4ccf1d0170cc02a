"""Orders: each one is carried out by the rules, or refused by the rule that forbids it."""

import pytest

from rietland.board.base import FIGHTS, GROUP_FIGHTS
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions import orders
from rietland.players.companions.companion import make_companion
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, REST, Order, order_from_data
from tests.castle.scenes import Scene as Cards
from tests.castle.scenes import at as stand
from tests.castle.scenes import scene as laid
from tests.scenes import Scene, at, code_of, scene

THORN, CHADA = 0, 1
GORS = {2: ["gor"], 3: ["gor"]}


def follow(sc: Scene | Cards, order: Order, most: int = 20) -> list[str]:
    """What is said in the order's name until it is done or nothing is to be done now."""
    said: list[str] = []
    while len(said) < most and not orders.of(sc.g).is_done(sc.g, sc.s, order):
        action = orders.of(sc.g).next_action(sc.g, sc.s, order)
        if action is None:
            break
        orders.of(sc.g).note(sc.s, order, action)
        said.append(sc.g.say(action))
        sc.play(said[-1])
    return said


def refused(g: Game, s: BaseState, order: Order) -> str:
    """The rule against an order; asking changes nothing."""
    before = s.to_data()
    rule = orders.of(g).refusal(g, s, order)
    assert before == s.to_data()
    return rule


# On the board.


def test_a_hero_goes_where_it_is_asked_to_and_stops_there() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    order = Order(GO, THORN, 72)
    assert ["walk thorn 18", "walk thorn 72", "stop thorn"] == follow(sc, order)
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_a_day_too_short_ends_and_the_order_stands() -> None:
    sc = scene(thorn=at(14, hours=6, willpower=3), chada=at(25, resting=True))
    order = Order(GO, THORN, 72)
    assert ["walk thorn 18", "stop thorn", "done thorn", "end thorn"] == follow(sc, order, 4)
    assert not orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_overtime_is_walked_to_arrive_today() -> None:
    sc = scene(thorn=at(14, hours=7, willpower=7), chada=at(25))
    assert ["walk thorn 18", "stop thorn"] == follow(sc, Order(GO, THORN, 18))


@pytest.mark.parametrize(("place", "rule"), [(80, "AN-MOVE-6"), (99, "AN-MOVE-1")])
@pytest.mark.parametrize("kind", [GO, HOLD])
def test_nobody_goes_or_holds_where_no_hero_can_be(kind: int, place: int, rule: str) -> None:
    sc = scene(thorn=at(14), chada=at(25))
    assert rule == refused(sc.g, sc.s, Order(kind, THORN, place))
    assert "" == refused(sc.g, sc.s, Order(kind, THORN, 72))


def test_a_way_over_broken_bridges_is_refused_with_their_rule() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    sc.s.broken = [0, 1, 2]
    assert "AN-MOVE-7" == refused(sc.g, sc.s, Order(GO, THORN, 48))


def test_a_hero_holds_its_place_and_waits_by_the_hour() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    order = Order(HOLD, THORN)
    orders.of(sc.g).placed(sc.g, sc.s, order)
    assert 14 == order.place
    assert [] == follow(sc, order)
    step = sc.g.hear("walk thorn 18")
    assert "pass thorn" == sc.g.say(orders.of(sc.g).within(sc.g, sc.s, order, step))
    sc.hero("thorn").hours = 7
    assert "end thorn" == sc.g.say(orders.of(sc.g).within(sc.g, sc.s, order, step))


def test_who_holds_a_place_may_fight_from_it() -> None:
    sc = scene(thorn=at(14), chada=at(25), creatures={14: "gor"})
    fight = sc.g.hear("fight thorn 14")
    assert fight == orders.of(sc.g).within(sc.g, sc.s, Order(HOLD, THORN, 14), fight)


def test_a_hero_comes_to_a_fight_waits_and_joins() -> None:
    sc = scene(chada=at(19), thorn=at(18), creatures={18: "gor"}, turn="chada")
    order = Order(FIGHT, 0, giver=1)
    orders.of(sc.g).placed(sc.g, sc.s, order)
    assert 18 == order.place
    assert [] == follow(sc, order), "an archer fights from next door"
    assert "pass chada" == sc.g.say(
        orders.of(sc.g).within(sc.g, sc.s, order, sc.g.hear("walk chada 28"))
    )
    sc.play("pass chada", "done chada", "fight thorn 18", "invite thorn chada")
    assert ["join chada"] == follow(sc, order, 1)
    sc.s.battle = None
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_a_warrior_walks_up_to_the_foe() -> None:
    sc = scene(thorn=at(19), chada=at(18), creatures={18: "gor"})
    assert ["walk thorn 18", "stop thorn"] == follow(sc, Order(FIGHT, THORN, 18, giver=CHADA))


def test_there_is_no_fight_where_no_creature_is() -> None:
    sc = scene(thorn=at(14), chada=at(18))
    assert "AN-FIGHT-1" == refused(sc.g, sc.s, Order(FIGHT, THORN, 18, giver=CHADA))


def test_before_groups_may_fight_nobody_fights_together() -> None:
    sc = scene(legend="1", thorn=at(14), chada=at(18), creatures={18: "gor"})
    order = Order(FIGHT, THORN, 18, giver=CHADA)
    sc.s.counters = [1 for _ in sc.s.counters]
    assert "" == refused(sc.g, sc.s, order)
    sc.s.counters[GROUP_FIGHTS] = 0
    assert "AN-L1-5" == refused(sc.g, sc.s, order)
    sc.s.counters[FIGHTS] = 0
    assert "AN-L1-4" == refused(sc.g, sc.s, order)


def test_a_thing_is_given_at_once_to_somebody_on_the_same_space() -> None:
    sc = scene(chada=at(14), thorn=at(14, things=["bow"]), turn="chada")
    order = Order(GIVE, 1, what=code_of(sc.g.book, "bow"), giver=0)
    assert ["give thorn bow chada"] == follow(sc, order), "also out of turn"
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_a_thing_is_brought_to_somebody_elsewhere() -> None:
    sc = scene(thorn=at(14, things=["bow"]), chada=at(18))
    order = Order(GIVE, THORN, what=code_of(sc.g.book, "bow"), giver=CHADA)
    assert ["walk thorn 18", "stop thorn", "give thorn bow chada"] == follow(sc, order)


def test_all_the_gold_is_given() -> None:
    sc = scene(thorn=at(14, gold=3), chada=at(14))
    order = Order(GIVE, THORN, what=code_of(sc.g.book, "gold"), giver=CHADA)
    assert ["give thorn gold chada"] * 3 == follow(sc, order)
    assert (0, 3) == (sc.hero("thorn").gold, sc.hero("chada").gold)


def test_what_one_has_not_or_the_other_cannot_carry_is_not_given() -> None:
    full = ["wineskin", "wineskin", "wineskin"]
    sc = scene(thorn=at(14, things=["wineskin"]), chada=at(18, things=full))
    bow = Order(GIVE, THORN, what=code_of(sc.g.book, "bow"), giver=CHADA)
    assert "AN-ITEM-11" == refused(sc.g, sc.s, bow)
    skin = Order(GIVE, THORN, what=code_of(sc.g.book, "wineskin"), giver=CHADA)
    assert "AN-HERO-4" == refused(sc.g, sc.s, skin)


def test_a_hero_ends_the_day_when_asked_to() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    order = Order(REST, THORN)
    sc.play("walk thorn 18")
    assert ["stop thorn", "end thorn"] == follow(sc, order)
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


# Among cards.


def test_a_card_that_moves_is_played_to_go_to_a_location() -> None:
    sc = laid(thorn=stand(2), chada=stand(3), stacks=GORS)
    order = Order(GO, THORN, 5)
    assert ["play thorn thorn_1 2", "go thorn 5"] == follow(sc, order)
    assert 5 == sc.hero("thorn").place


def test_without_a_card_that_moves_the_order_waits() -> None:
    sc = laid(thorn=stand(2, hand=[]), chada=stand(3), stacks=GORS)
    order = Order(GO, THORN, 5)
    assert [] == follow(sc, order)
    assert "" == refused(sc.g, sc.s, order)


def test_who_holds_a_location_is_not_brought_away_and_does_not_go() -> None:
    sc = laid(chada=stand(3), thorn=stand(2), stacks=GORS)
    order = Order(HOLD, 1, 2)
    sc.play("play chada chada_3 2", "bring chada thorn")
    assert ["stay thorn"] == follow(sc, order, 1)


def test_who_comes_to_fight_comes_along_and_supports() -> None:
    sc = laid(chada=stand(2), thorn=stand(4), stacks=GORS)
    order = Order(FIGHT, 1, giver=0)
    orders.of(sc.g).placed(sc.g, sc.s, order)
    assert 2 == order.place
    sc.play("play chada chada_2 1", "bring chada thorn")
    assert ["come thorn"] == follow(sc, order, 1)
    sc = laid(chada=stand(2), thorn=stand(2), stacks=GORS)
    sc.play("play chada chada_1 1", "fight chada 2", "invite chada thorn")
    helped = orders.of(sc.g).within(sc.g, sc.s, order, sc.g.hear("decline thorn"))
    assert sc.g.say(helped).startswith("support thorn")


def test_nobody_fights_at_a_location_without_a_creature() -> None:
    sc = laid(thorn=stand(2), chada=stand(5), stacks=GORS)
    assert "RB-COMBAT-1" == refused(sc.g, sc.s, Order(FIGHT, THORN, 5, giver=CHADA))


def test_an_ally_is_given_at_the_same_location_and_hero_cards_never() -> None:
    sc = laid(thorn=stand(2, more=["veest"]), chada=stand(2), stacks=GORS)
    card = sc.g.book.card
    order = Order(GIVE, THORN, what=card("veest"), giver=CHADA)
    assert ["give thorn veest chada"] == follow(sc, order)
    assert "RB-FREE-2" == refused(sc.g, sc.s, Order(GIVE, THORN, what=card("thorn_1"), giver=CHADA))


def test_a_hero_recovers_when_asked_to() -> None:
    sc = laid(thorn=stand(2), chada=stand(3), stacks=GORS)
    order = Order(REST, THORN)
    action = orders.of(sc.g).next_action(sc.g, sc.s, order)
    assert action is not None
    assert "recover thorn" == sc.g.say(action)
    orders.of(sc.g).note(sc.s, order, action)
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


# Keeping them.


def test_an_order_travels_as_numbers() -> None:
    order = Order(GIVE, 1, 14, 3, 2)
    order.begun = True
    assert order.to_data() == order_from_data(order.to_data()).to_data()


def test_a_companion_follows_an_order_and_says_when_it_is_done() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    companion = make_companion("greedy", 1)
    companion.orders[THORN] = Order(GO, THORN, 72)
    for _ in range(3):
        sc.play(sc.g.say(companion.choose(sc.g, sc.s, 0)))
    assert 72 == sc.hero("thorn").space
    companion.choose(sc.g, sc.s, 0)
    assert [(GO, "")] == [(order.kind, rule) for order, rule in companion.ended]
    assert {} == companion.orders


def test_an_order_that_becomes_impossible_ends_with_its_rule() -> None:
    sc = scene(thorn=at(14), chada=at(18), creatures={18: "gor"})
    companion = make_companion("greedy", 1)
    companion.orders[THORN] = Order(FIGHT, THORN, 18, giver=CHADA)
    companion.choose(sc.g, sc.s, 0)
    assert [] == companion.ended
    sc.s.occupant = [-1 for _ in sc.s.occupant]
    companion.choose(sc.g, sc.s, 0)
    assert ["AN-FIGHT-1"] == [rule for _, rule in companion.ended]
