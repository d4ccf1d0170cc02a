"""The supply: so many of each thing and no more; what is used returns to it, or is gone."""

from random import Random

import pytest

from rietland.board.game import BoardGame
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.kernel.pending import DECIDE
from rietland.kernel.setup import Setup
from tests.frost.scene import game, supply, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at


def in_play(s: State) -> list[int]:
    """Everything held, lying or carried."""
    held = [code for hero in s.heroes for code in hero.things]
    return [*held, *s.loose, *(code for code in s.creature_load if code)]


@rule("FE-COMP-10", "FE-COMP-11")
def test_the_supply_begins_with_all_the_box_has() -> None:
    sc = winter(thorn=at(410))
    found = {name: supply(sc, name) for name in ("waterskin", "firewood", "gem", "fire", "carlion")}
    assert {"waterskin": 5, "firewood": 3, "gem": 3, "fire": 6, "carlion": 1} == found


@rule("FE-SETUP-2", "FE-COMP-10")
def test_the_set_up_serves_merchants_and_heroes_and_leaves_a_supply() -> None:
    party = ["thorn", "eara"]
    g = game("market", tuple(party))
    sc = Scene(g, g.start(Setup("frost", "market", "normal", party, [0, 0], "")))
    assert ["askimar_blade", "fire_out", "firewood", "telescope"] == sc.loose(422)
    assert ["falcon", "riders_helm", "telescope", "waterskin"] == sc.loose(445)
    sc.play("share thorn thorn thing", "share thorn eara thing", "share thorn eara thing")
    assert (["waterskin"], ["waterskin", "firewood"]) == (sc.things("thorn"), sc.things("eara"))
    left = ["askimar_blade", "riders_helm", "waterskin", "firewood", "telescope", "falcon"]
    assert [1, 1, 2, 1, 0, 0] == [supply(sc, name) for name in left]


@vector("FE-TV-56")
@rule("FE-SNOW-4")
def test_without_firewood_in_the_supply_there_is_willpower_instead() -> None:
    sc = winter(
        face="market",
        thorn=at(410, things=["firewood"]),
        eara=at(411, things=["firewood"]),
    )
    sc.play("deed thorn find_firewood")
    assert (["firewood", "firewood"], 7, 0) == (
        sc.things("thorn"),
        sc.hero("thorn").willpower,
        supply(sc, "firewood"),
    )
    sc.play("deed thorn find_firewood")
    assert (["firewood", "firewood"], 9) == (sc.things("thorn"), sc.hero("thorn").willpower)
    # Used firewood is back in the supply.
    sc.play("deed eara kindle", "deed thorn find_firewood")
    assert 3 == len(sc.things("thorn"))


@rule("FE-SNOW-4")
@pytest.mark.parametrize(
    ("thing", "deed", "left"), [("gem", "pay_gem", 2), ("waterskin", "pay_skin", 5)]
)
def test_waterskins_return_to_the_supply_and_gems_leave_the_game(
    thing: str, deed: str, left: int
) -> None:
    sc = winter(face="market", thorn=at(410, things=[thing])).play(f"deed thorn {deed}")
    assert (left, []) == (supply(sc, thing), sc.things("thorn"))


@rule("FE-SNOW-4", "FE-PLANT-1")
def test_a_plant_is_used_once() -> None:
    sc = winter(thorn=at(410, things=["blue_streamberries"])).play("deed thorn streamberries")
    assert 1 == supply(sc, "blue_streamberries")


@rule("FE-SNOW-4")
def test_a_card_gives_and_lays_no_more_than_there_is() -> None:
    skins = ["waterskin"] * 2
    sc = winter(face="market", thorn=at(410, things=skins), eara=at(411, things=skins))
    sc.play("deed thorn lay_skins")
    assert (["waterskin"], 0) == (sc.loose(410), supply(sc, "waterskin"))
    sc.play("deed thorn share_skins")
    assert "ask-turn" == sc.prompt()
    sc.play("deed thorn clear", "deed thorn share_skins", "share thorn eara thing")
    assert (3, 0) == (len(sc.things("eara")), supply(sc, "waterskin"))


@rule("FE-SNOW-4")
def test_creatures_carry_only_what_the_supply_has() -> None:
    sc = winter(face="market", thorn=at(402, things=["firewood"] * 2))
    sc.play("deed thorn ambush")
    assert 1 == len([load for load in sc.s.creature_load if load])
    assert 0 == supply(sc, "firewood")


@vector("FE-TV-52")
@rule("FE-HERO-12", "FE-HERO-13")
def test_without_a_slot_a_tablet_stays_there_until_something_is_put_down() -> None:
    full = ["waterskin", "waterskin", "firewood"]
    sc = winter(face="market", thorn=at(410, things=full)).play("deed thorn find_tablet")
    assert (["griffin_tablet"], 3) == (sc.loose(410), len(sc.things("thorn")))
    assert "AN-HERO-4" == sc.refused("take thorn griffin_tablet")
    sc.play("drop thorn firewood", "take thorn griffin_tablet")
    assert ["griffin_tablet", "waterskin", "waterskin"] == sorted(sc.things("thorn"))


@rule("FE-COMP-10", "FE-COMP-11", "FE-SNOW-4")
@pytest.mark.parametrize("seed", range(12))
def test_there_is_never_more_of_a_thing_than_the_box_has(seed: int) -> None:
    party = ["thorn", "eara", "kram"]
    g = game("market", tuple(party))
    s = g.start(Setup("frost", "market", "normal", party, [0, 0, 0], ""))
    chance = Random(seed)
    seen: set[str] = set()
    for _ in range(150):
        pending = g.pending(s)
        if not pending.options:
            break
        options = [*pending.options, *g.asides(s)] if pending.kind == DECIDE else pending.options
        verbs = sorted({option.verb for option in options})
        verb = chance.choice(verbs)
        action = chance.choice([option for option in options if option.verb == verb])
        seen.add(g.lexicon.verbs[action.verb])
        g.apply(s, action)
        check(g, s)
    assert "deed" in seen


def check(g: BoardGame, s: State) -> None:
    found = s.stock[:]
    assert min(found) >= 0
    for code in in_play(s):
        found[kind_of(code)] += 1
    for number, kind in enumerate(g.book.things):
        if kind.supplied:
            assert found[number] <= kind.count, kind.name
        # What a creature carries into the castle is gone.
        if kind.returns and not s.intruders:
            assert found[number] == kind.count, kind.name


@rule("FE-SNOW-4", "FE-SNOW-1")
def test_the_log_names_the_rule_of_what_comes_instead() -> None:
    sc = winter(
        turn="thorn",
        fog={410: "firewood"},
        thorn=at(406, things=["firewood"]),
        eara=at(436, things=["firewood", "firewood"]),
    )
    sc.play("walk thorn 410", "stop thorn")
    (line,) = [one for one in sc.told("willpower") if one.amount == 2]
    assert "FE-SNOW-4" == line.rule
