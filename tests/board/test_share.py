"""Sharing, losing and paying piece by piece."""

from rietland.board.legend import share as group
from rietland.board.verbs import GOLD, THING, WILLPOWER
from tests.marks import rule
from tests.scenes import Scene, at, code_of, scene

FULL = ["telescope", "witch_brew", "witch_brew"]


def share(sc: Scene, count: int, good: int, name: str = "") -> Scene:
    """The group gets so many pieces of a good."""
    code = code_of(sc.g.book, name) if name else 0
    group.share_out(sc.s, "card/A5/3", count, good, code)
    sc.g.go_on(sc.s)
    return sc


def shared_cost(sc: Scene, count: int) -> Scene:
    """The group pays so much in gold or willpower."""
    group.share_cost(sc.s, "card/A5/3", count, group.bit(GOLD) | group.bit(WILLPOWER))
    sc.g.go_on(sc.s)
    return sc


@rule("AN-EVENT-7")
def test_gold_is_shared_piece_by_piece() -> None:
    sc = share(scene(thorn=at(14), kram=at(7)), 3, GOLD)
    assert ["share thorn thorn gold", "share thorn kram gold"] == sc.options()
    sc.play("share thorn kram gold", "share thorn thorn gold", "share thorn kram gold")
    assert [1, 2] == [hero.gold for hero in sc.s.heroes]
    assert "ask-turn" == sc.prompt()


@rule("AN-HERO-3", "AN-EVENT-7")
def test_willpower_above_the_maximum_is_lost() -> None:
    sc = share(scene(thorn=at(14, willpower=19), kram=at(7, willpower=20)), 3, WILLPOWER)
    assert [20, 20] == [hero.willpower for hero in sc.s.heroes]
    assert "ask-turn" == sc.prompt()


@rule("AN-HERO-4")
def test_a_thing_goes_only_where_a_slot_is_free() -> None:
    sc = scene(thorn=at(14, things=FULL), kram=at(7), chada=at(25))
    share(sc, 1, THING, "wineskin")
    assert ["share thorn kram thing", "share thorn chada thing"] == sc.options()
    assert "AN-HERO-4" == sc.refused("share thorn thorn thing")
    assert "AN-EVENT-7" == sc.refused("share thorn kram gold")
    assert "AN-OPEN-16" == sc.refused("share kram kram thing")


@rule("AN-HERO-4", "AN-WITCH-4")
def test_things_nobody_can_hold_lie_under_the_speaker() -> None:
    sc = scene(thorn=at(14, things=FULL), kram=at(7, things=FULL[1:]))
    share(sc, 3, THING, "wineskin")
    assert ["wineskin", "wineskin"] == sc.loose(14)
    assert 1 == sc.things("kram").count("wineskin")
    assert 2 == sc.s.stock[sc.g.book.thing_kind("wineskin")]


@rule("AN-OPEN-16")
def test_the_lowest_rank_speaks_while_everybody_rests() -> None:
    sc = scene(thorn=at(14, resting=True), kram=at(7, resting=True))
    share(sc, 2, GOLD)
    assert ["share kram thorn gold", "share kram kram gold"] == sc.options()


@rule("AN-EVENT-7", "AN-OPEN-2")
def test_a_loss_may_take_all_willpower_and_then_the_hero_falls() -> None:
    sc = scene(thorn=at(14, willpower=2, strength=3), kram=at(7))
    group.share_loss(sc.s, "card/A5/3", 3)
    sc.g.go_on(sc.s)
    sc.play("pay thorn thorn willpower", "pay thorn thorn willpower")
    assert 3 == sc.hero("thorn").willpower
    assert 2 == sc.hero("thorn").strength
    assert 6 == sc.hero("kram").willpower


@rule("AN-OPEN-2")
def test_a_shared_cost_leaves_everybody_one_willpower() -> None:
    sc = shared_cost(scene(thorn=at(14, willpower=2), kram=at(7, willpower=2, gold=1)), 2)
    sc.play("pay thorn thorn willpower")
    assert "AN-OPEN-2" == sc.refused("pay thorn thorn willpower")
    assert "AN-EVENT-7" == sc.refused("pay thorn thorn gold")
    assert "AN-EVENT-7" == sc.refused("share thorn kram gold")
    assert ["pay thorn kram gold", "pay thorn kram willpower"] == sc.options()


@rule("AN-FREE-5")
def test_nobody_acts_freely_while_the_group_decides() -> None:
    sc = share(scene(thorn=at(5), kram=at(7)), 2, GOLD)
    assert [] == sc.asides()
    assert "AN-FREE-5" == sc.refused("drain thorn")


@rule("AN-EVENT-7")
def test_nothing_to_share_asks_nothing() -> None:
    assert "ask-turn" == share(scene(thorn=at(14), kram=at(7)), 0, GOLD).prompt()
