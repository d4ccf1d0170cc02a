"""Companions before the Curse: what they answer, how they stand, and what they say."""

import msgspec
import pytest

from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.state import PLAYING, WON
from rietland.players.companions import intention
from rietland.players.companions.companion import make_companion
from rietland.players.companions.order import GO, Order
from rietland.players.search.player import make_player
from rietland.players.search.thought import CERTAIN
from rietland.players.trail.guide import TrailGuide
from rietland.players.trail.judgement import Judge, told
from rietland.players.trail.orders import TrailOrders
from rietland.players.trail.weights import CLOSE, NEAR
from rietland.table.estimates import told_chance
from rietland.words import Catalogue, languages
from tests.marks import rule
from tests.trail.scenes import At, Scene, begun, scene


def worth(sc: Scene) -> float:
    return Judge(sc.g).chance(sc.g, sc.s)


def answer(sc: Scene, name: str = "greedy") -> str:
    return sc.g.say(make_player(name, 1, 1.0, 20).choose(sc.g, sc.s, 0))


@pytest.mark.parametrize("name", ["novice", "greedy", "steady", "master"])
def test_every_companion_wins_the_introduction(name: str) -> None:
    sc = begun(legend="intro")
    player = make_companion(name, 3, 1.0, 20)
    while sc.s.result == PLAYING:
        pending = sc.g.pending(sc.s)
        action = player.choose(sc.g, sc.s, pending.seat)
        assert action in pending.options
        sc.g.apply(sc.s, action)
    assert WON == sc.s.result


def test_answers_of_an_adventure_are_legal() -> None:
    sc = begun(legend="4", allies=4)
    guide = TrailGuide(novice=True, plans=True)
    for _ in range(40):
        pending = sc.g.pending(sc.s)
        if sc.s.result != PLAYING:
            break
        if pending.kind == CHANCE_DECIDES:
            sc.g.apply(sc.s, pending.options[sc.s.seq % len(pending.options)])
            continue
        action = guide.policy(sc.g, sc.s, pending)
        assert action in pending.options
        sc.g.apply(sc.s, action)


def test_a_hero_further_on_stands_better() -> None:
    behind = scene(curse="k0", chada=At("a1"), thorn=At("t0"))
    assert worth(behind) < worth(scene(curse="k0", chada=At("a3"), thorn=At("t0")))


def test_willpower_fog_and_a_curse_far_behind_are_worth_something() -> None:
    poor = scene(curse="k1", fog=1, chada=At("a3", will=1), thorn=At("a2"))
    for better in (
        scene(curse="k0", fog=1, chada=At("a3", will=1), thorn=At("a2")),
        scene(curse="k1", fog=3, chada=At("a3", will=1), thorn=At("a2")),
        scene(curse="k1", fog=1, chada=At("a3", will=2), thorn=At("a2")),
    ):
        assert worth(poor) < worth(better)


def test_a_hero_card_on_top_is_better_than_below_a_curse_card_that_is_awake() -> None:
    ready = scene(chada=At("a3", left="chada_left curse_1~"), thorn=At("a2"))
    below = scene(chada=At("a3", left="curse_1~ chada_left"), thorn=At("a2"))
    assert worth(below) < worth(ready)


def test_nobody_walks_on_where_the_curse_would_come_first() -> None:
    # One space behind: four steps would cost the game before the pawn moves.
    sc = scene(curse="c0", chada=At("a1"), thorn=At("a3"), active="chada")
    assert "move chada middle 4" != answer(sc)


@pytest.mark.parametrize("language", languages())
def test_companions_say_what_they_mean(language: str) -> None:
    sc = scene(curse="k0", chada=At("a1"), thorn=At("a2", right="gor thorn_right"), active="thorn")
    words = Catalogue(language, strict=True)
    for say in ("fight thorn left right", "move thorn left 1"):
        step = intention.deed(sc.g, sc.s, sc.g.hear(say))
        assert step is not None
        told = words.say(msgspec.to_builtins(intention.told(sc.g, sc.s, 1, [step])))
        assert told.endswith(".")


def test_campfires_of_who_is_alone_are_worth_something() -> None:
    rich, poor = scene(curse="k0", stinner=At("a3")), scene(curse="k0", stinner=At("a3"))
    rich.s.fires, rich.s.fire_of = 3, 0
    poor.s.fires, poor.s.fire_of = 0, 0
    assert worth(poor) < worth(rich)


def test_who_arrives_alone_needs_the_other_near() -> None:
    def alone(space: str, piles: str = "") -> float:
        chada = At(f"reefs_last.{space}", left=piles, middle=piles, right=piles)
        return worth(scene(chada=chada, thorn=At("reefs_last.tt", arrived=True), curse="x"))

    def both(space: str, piles: str = "") -> float:
        chada = At(f"reefs_last.{space}", left=piles, middle=piles, right=piles)
        return worth(scene(chada=chada, thorn=At("reefs_last.n4"), curse="x"))

    assert both("n5") < alone("n5")
    # From the entry it takes more turns than there are campfires, unless cards lie ready.
    assert alone("n1", "curse_1~") < both("n1", "curse_1~")
    assert alone("n4", "curse_1~") < alone("n4")


@pytest.mark.parametrize("name", ["novice", "greedy", "steady"])
def test_willpower_is_given_to_one_who_can_do_nothing_and_never_back(name: str) -> None:
    blocked = At("a2", 0, "gor thorn_left", "gor thorn_front", "mist_wraith thorn_right")
    sc = scene(thorn=blocked, chada=At("a3", 5), curse="k0", active="thorn")
    assert ["give chada"] == sc.options()
    assert "give chada" == answer(sc, name)
    # Thorn could give it back.
    sc = scene(thorn=At("a2", 1), chada=At("a3", 1), curse="k0", active="thorn")
    assert "give thorn" in sc.options()
    assert not answer(sc, name).startswith("give")


def closed(left: str, right: str = "", thorn: str = "mountains_last.n2") -> float:
    """What it will take to open the targets; the more, the worse."""
    chada = At("mountains_last.n1", left=left, right=right)
    sc = scene("4", curse="k0", chada=chada, thorn=At(thorn))
    return Judge(sc.g).locked(sc.g, sc.s)


def test_who_closes_the_targets_is_wanted_on_top_with_strong_cards_and_both_heroes_near() -> None:
    buried = closed("chada_left curse callem")
    assert closed("callem chada_left curse") < buried
    assert closed("chada_left curse callem~") < buried
    assert closed("chada_left curse callem", "chada_right arrows curse") < buried
    assert buried < closed("chada_left curse callem", thorn="mountains_last.n5")


def test_the_way_into_the_next_stage_brings_a_hero_on() -> None:
    # Thorn stands at the end of a stage. The way on takes a fog card, now or later, and there are
    # enough for both red stops.
    def thorn() -> Scene:
        sc = scene(
            fog=4,
            curse="reefs_1.s1",
            row=("reefs_1", "reefs_2"),
            chada=At("reefs_2.e3"),
            thorn=At("reefs_1.x"),
            active="thorn",
        )
        sc.play("move thorn right 2")
        return sc

    waits = thorn().go("thorn", "reefs_1.x")
    goes_on = thorn().go("thorn", "reefs_2.e1").play("draw north_skral")
    assert worth(waits) < worth(goes_on)


def test_a_step_of_who_is_behind_counts_more() -> None:
    def stands(chada: str, thorn: str) -> float:
        row = ("reefs_1", "reefs_2")
        sc = scene(row=row, curse="k0", chada=At(f"reefs_1.{chada}"), thorn=At(f"reefs_1.{thorn}"))
        return Judge(sc.g).worth(sc.g, sc.s)

    # Two steps each; before the first and after the last of them the heroes are neighbours.
    ahead = stands("s3", "s1") - stands("s2", "s1")
    behind = stands("s3", "s2") - stands("s3", "s1")
    assert ahead + 2 * NEAR + 0.5 < behind


# What loses.


def last_camp(left: str = "arrows chada_left", middle: str = "", right: str = "") -> Scene:
    """Callem is wounded on Thorn's middle pile, and both heroes are before their targets."""
    return scene(
        "4",
        chada=At("mountains_last.n5", 2, left, middle, right),
        thorn=At("mountains_last.n4", 2, "thorn_left", "callem~ thorn_front"),
        curse="k0",
    )


@rule("CT-SYM-20", "CT-OPEN-10")
def test_a_game_that_can_no_longer_be_won_is_worth_a_lost_one() -> None:
    sc = last_camp()
    before = worth(sc)
    sc.play("move chada middle 2").go("chada", "mountains_last.tc")
    assert worth(sc) < CLOSE < before
    assert 0.0 == told(worth(sc))
    # With the lock gone the game goes on well.
    sc = scene(
        "4",
        chada=At("mountains_last.n5"),
        thorn=At("mountains_last.n4"),
        curse="k0",
        gone=("callem",),
    )
    assert 0.5 < worth(sc.play("move chada middle 2").go("chada", "mountains_last.tc"))


@pytest.mark.parametrize("name", ["novice", "greedy", "steady", "master"])
def test_nobody_arrives_while_only_both_together_could_open_the_targets(name: str) -> None:
    sc = last_camp("curse_1~ chada_left", "chada_front", "chada_right")
    player = make_companion(name, 3, 1.0, 20)
    while sc.s.turns == 1:
        sc.g.apply(sc.s, player.choose(sc.g, sc.s, 0))
    assert 0 == sc.s.arrived[0]


def test_an_order_to_go_there_is_not_followed_into_a_lost_game() -> None:
    sc = last_camp().play("move chada middle 2")
    space = sc.g.lexicon.names["space"].index("mountains_last.tc")
    order = Order(GO, 0, space, giver=1)
    assert None is TrailOrders().next_action(sc.g, sc.s, order)


def cornered() -> Scene:
    """No fog card is left, and the Curse is one space behind."""
    chada = At(
        "reefs_1.s1",
        0,
        "landslip chada_left curse_6~",
        "arrows curse_1~ chada_front",
        "curse_3~ chada_right",
    )
    thorn = At(
        "reefs_1.s3",
        0,
        "thorn_left~ curse_5~",
        "curse_2~ thorn_front~",
        "curse_4~ thorn_right",
    )
    return scene(chada=chada, thorn=thorn, curse="reefs_2.e5", row=("reefs_2", "reefs_1"), fog=0)


def test_hints_leave_out_what_loses_at_once() -> None:
    sc = cornered()
    found = make_companion("master", 0, 1.0, 40).rank(sc.g, sc.s, 0, 9)
    assert found
    for thought in found:
        after = sc.s.copy()
        sc.g.apply(after, thought.action)
        assert PLAYING == after.result


def test_where_everything_loses_hints_say_that_no_chance_is_left() -> None:
    sc = last_camp().play("move chada middle 2").go("chada", "mountains_last.tc")
    found = make_companion("master", 0, 1.0, 40).rank(sc.g, sc.s, 1, 3)
    assert [(0.0, CERTAIN)] * len(found) == [(one.chance, one.games) for one in found]
    label = told_chance(found[0].chance, found[0].games)
    assert label is not None
    assert "no longer possible (0%)" == Catalogue("en", strict=True).say(label)


# What only passes the time.


def handing(sc: Scene) -> list[str]:
    """Hands that a plan considers."""
    planner = TrailGuide(novice=False, plans=True).planner(sc.g)
    said = [sc.g.say(one) for one in planner.sensible(sc.g, sc.s, sc.g.pending(sc.s))]
    return [one for one in said if one.startswith("hand")]


def test_things_are_handed_to_who_needs_them_more_and_so_never_to_and_fro() -> None:
    arrows = "arrows chada_left curse"
    sc = scene(chada=At("a2", left=arrows), thorn=At("a3"), curse="k0")
    assert "hand chada left" in sc.options()
    assert [] == handing(sc)
    foe = At("a3", right="wardrak thorn_right curse")
    sc = scene(chada=At("a2", left=arrows), thorn=foe, curse="k0")
    assert ["hand chada left"] == handing(sc)
    foe = At("a3", left="arrows thorn_left curse", right="wardrak thorn_right curse")
    sc = scene(chada=At("a2"), thorn=foe, curse="k0", active="thorn")
    assert "hand thorn left" in sc.options()
    assert [] == handing(sc)


def test_no_campfire_is_spent_to_lay_a_hero_card_below_its_pile() -> None:
    sc = scene(stinner=At("a2", left="gor stinner_left"), curse="k0")
    planner = TrailGuide(novice=False, plans=True).planner(sc.g)
    said = [sc.g.say(one) for one in planner.sensible(sc.g, sc.s, sc.g.pending(sc.s))]
    assert ["shift stinner left"] == [one for one in said if one.startswith("shift")]
