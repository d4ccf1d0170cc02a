"""Orders on a trail: followed by the rules, or refused with the rule that forbids them."""

import msgspec

from rietland.players.companions import intention, orders
from rietland.players.companions.companion import make_companion
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, REST, Order
from rietland.words import Catalogue, languages
from tests.trail.scenes import At, Scene, scene

CHADA, THORN = 0, 1


def space(sc: Scene, name: str) -> int:
    return sc.g.lexicon.names["space"].index(sc.full(name))


def card(sc: Scene, name: str) -> int:
    return sc.g.book.card_numbers[name]


def refused(sc: Scene, order: Order) -> str:
    """The rule against an order; asking changes nothing of the game."""
    before = sc.s.to_data()
    orders.of(sc.g).placed(sc.g, sc.s, order)
    rule = orders.of(sc.g).refusal(sc.g, sc.s, order)
    assert before == sc.s.to_data()
    return rule


def asked(sc: Scene, order: Order) -> str:
    """What is said next in the order's name, or nothing."""
    orders.of(sc.g).placed(sc.g, sc.s, order)
    action = orders.of(sc.g).next_action(sc.g, sc.s, order)
    return sc.g.say(action) if action is not None else ""


def test_a_hero_goes_ahead_to_the_space_that_was_named() -> None:
    sc = scene(curse="k0", chada=At("c0"), thorn=At("t0"), active="chada")
    order = Order(GO, CHADA, space(sc, "a2"), -1, THORN)
    assert "" == refused(sc, order)
    sc.play(asked(sc, order))
    assert f"go chada {sc.full('a2')} 0" == asked(sc, order)
    sc.play(asked(sc, order))
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_nobody_goes_back_or_to_what_is_hidden() -> None:
    sc = scene(curse="k0", chada=At("a2"), thorn=At("t0"))
    hidden = sc.g.book.maps[sc.g.book.last].spaces[0]
    assert "CT-MOVE-4" == refused(sc, Order(GO, CHADA, space(sc, "a1"), -1, THORN))
    assert "CT-STAGE-2" == refused(sc, Order(GO, CHADA, hidden, -1, THORN))


def test_who_is_to_wait_stays_until_the_other_has_caught_up() -> None:
    sc = scene(curse="k0", chada=At("a3"), thorn=At("c0"), active="chada")
    order = Order(REST, CHADA, -1, -1, THORN)
    companion = make_companion("greedy", 1)
    companion.orders[CHADA] = order
    while sc.s.active == CHADA:
        sc.play(sc.g.say(companion.choose(sc.g, sc.s, CHADA)))
    assert "a3" == sc.where("chada")
    assert not orders.of(sc.g).is_done(sc.g, sc.s, order)
    near = scene(curse="k0", chada=At("a3"), thorn=At("a2"))
    assert orders.of(near.g).is_done(near.g, near.s, Order(REST, CHADA, -1, -1, THORN))


def test_holding_a_place_never_ends_by_itself() -> None:
    sc = scene(curse="k0", chada=At("a3"), thorn=At("a4"), active="chada")
    order = Order(HOLD, CHADA, -1, -1, THORN)
    assert not orders.of(sc.g).is_done(sc.g, sc.s, order)
    assert asked(sc, order) != ""


def test_who_is_to_fight_beats_the_opponent() -> None:
    sc = scene(curse="k0", chada=At("a1"), thorn=At("a2", right="gor thorn_right"), active="thorn")
    order = Order(FIGHT, THORN, 5, -1, CHADA)
    assert "" == refused(sc, order)
    said = asked(sc, order)
    assert said.startswith("fight thorn")
    orders.of(sc.g).note(sc.s, order, sc.g.hear(said))
    sc.play(said)
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_a_fight_without_an_opponent_or_far_away_is_refused() -> None:
    sc = scene(curse="k0", chada=At("a1", right="gor chada_right"), thorn=At("a4"))
    assert "CT-FIGHT-5" == refused(sc, Order(FIGHT, THORN, 2, -1, CHADA))
    assert "CT-FIGHT-1" == refused(sc, Order(FIGHT, THORN, 0, -1, CHADA))


def test_an_object_on_top_is_handed_to_a_neighbour() -> None:
    sc = scene(
        curse="k0", chada=At("a2", left="arrows chada_left curse"), thorn=At("a1"), active="chada"
    )
    order = Order(GIVE, CHADA, -1, card(sc, "arrows"), THORN)
    assert "" == refused(sc, order)
    assert "hand chada left" == asked(sc, order)
    orders.of(sc.g).note(sc.s, order, sc.g.hear("hand chada left"))
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_what_lies_deep_far_away_or_elsewhere_is_not_given() -> None:
    below = scene(curse="k0", chada=At("a2", left="chada_left arrows curse"), thorn=At("a1"))
    assert "CT-OBJ-2" == refused(below, Order(GIVE, CHADA, -1, card(below, "arrows"), THORN))
    assert "CT-OBJ-5" == refused(below, Order(GIVE, CHADA, -1, card(below, "wineskin"), THORN))
    far = scene(curse="k0", chada=At("a4", left="arrows chada_left curse"), thorn=At("c0"))
    assert "CT-OBJ-5" == refused(far, Order(GIVE, CHADA, -1, card(far, "arrows"), THORN))


def test_a_hero_goes_on_towards_a_space_that_is_far() -> None:
    sc = scene(curse="k0", chada=At("c0"), thorn=At("t0"), active="chada")
    order = Order(GO, CHADA, space(sc, "a5"), -1, THORN)
    companion = make_companion("greedy", 1)
    companion.orders[CHADA] = order
    before = sc.where("chada")
    while sc.s.active == CHADA:
        sc.play(sc.g.say(companion.choose(sc.g, sc.s, CHADA)))
    assert sc.where("chada") != before
    assert "" == refused(sc, order)
    assert not orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_a_space_that_no_path_leads_to_any_more_is_refused() -> None:
    sc = scene(curse="k0", chada=At("b1"), thorn=At("t0"))
    assert "CT-MOVE-4" == refused(sc, Order(GO, CHADA, space(sc, "a4"), -1, THORN))
    assert "" == refused(sc, Order(GO, THORN, space(sc, "a4"), -1, CHADA))


def test_who_goes_ahead_does_not_lose_the_game_for_it() -> None:
    # Any step more than one would bring the Curse before the pawn moves.
    sc = scene(
        curse="c0",
        chada=At("a1", left="curse chada_left", right="curse chada_right"),
        thorn=At("a3"),
        active="chada",
    )
    said = asked(sc, Order(GO, CHADA, space(sc, "a4"), -1, THORN))
    assert "move chada middle 2" == said


def test_who_is_called_to_a_fight_joins() -> None:
    sc = scene(
        curse="k0",
        chada=At("a1", left="arrows chada_left"),
        thorn=At("a2", right="troll thorn_right"),
        active="chada",
    )
    order = Order(FIGHT, THORN, 5, -1, CHADA)
    assert "" == refused(sc, order)
    sc.play("call chada left other_right")
    companion = make_companion("greedy", 1)
    companion.orders[THORN] = order
    said = sc.g.say(companion.choose(sc.g, sc.s, THORN))
    assert said.startswith("join thorn")
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_willpower_is_given_once_to_who_asked_for_it() -> None:
    sc = scene(curse="k0", chada=At("a2", 3), thorn=At("a1", 0), active="chada")
    order = Order(GIVE, CHADA, -1, orders.of(sc.g).thing(sc.g, "willpower"), THORN)
    assert "" == refused(sc, order)
    companion = make_companion("greedy", 1)
    companion.orders[CHADA] = order
    sc.play(sc.g.say(companion.choose(sc.g, sc.s, CHADA)))
    assert [2, 1] == [sc.will("chada"), sc.will("thorn")]
    # Whatever comes next: nothing is given twice, and nothing back.
    while sc.s.active == CHADA:
        said = sc.g.say(companion.choose(sc.g, sc.s, CHADA))
        assert not said.startswith("give")
        sc.play(said)
    assert CHADA not in companion.orders


def test_willpower_is_given_on_the_turn_of_who_asks_too() -> None:
    sc = scene(curse="k0", chada=At("a2", 3), thorn=At("a1", 0), active="thorn")
    order = Order(GIVE, CHADA, -1, orders.of(sc.g).thing(sc.g, "willpower"), THORN)
    assert "give chada" == asked(sc, order)
    orders.of(sc.g).note(sc.s, order, sc.g.hear("give chada"))
    assert "" == asked(sc, order)
    assert orders.of(sc.g).is_done(sc.g, sc.s, order)


def test_who_has_no_willpower_or_is_far_away_gives_none() -> None:
    for chada, thorn in ((At("a2", 0), At("a1")), (At("a4", 3), At("c0"))):
        sc = scene(curse="k0", chada=chada, thorn=thorn)
        order = Order(GIVE, CHADA, -1, orders.of(sc.g).thing(sc.g, "willpower"), THORN)
        assert "CT-NEAR-3" == refused(sc, order)


def test_the_order_to_give_willpower_is_said_in_every_language() -> None:
    sc = scene(curse="k0", chada=At("a2", 3), thorn=At("a1", 0), active="chada")
    order = Order(GIVE, CHADA, -1, orders.of(sc.g).thing(sc.g, "willpower"), THORN)
    plan = intention.plan(sc.g, sc.s, CHADA, [orders.meaning(order)])
    for language in languages():
        said = Catalogue(language, strict=True).say(msgspec.to_builtins(plan))
        assert "1" in said
        assert "Thorn" in said
