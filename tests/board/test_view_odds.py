"""Odds as clients get them: names instead of numbers, every answer of a fight, the best marked."""

from typing import Any

import pytest

from rietland.board.odds import advise
from rietland.board.odds.outcomes import Forecast
from rietland.board.view.odds import OddsView, Outlook, is_fight_near, odds_view, weigh
from rietland.kernel.pending import CHANCE_DECIDES
from tests.scenes import Scene, at, scene


def view(sc: Scene) -> OddsView:
    found = odds_view(sc.g, sc.s)
    assert found is not None
    return found


def agree(shown: Outlook, outlook: Forecast, names: list[str]) -> None:
    assert [names[h] for h in outlook.fighters] == shown.fighters
    assert outlook.exact == shown.exact
    for field in ("win", "beaten", "left", "late"):
        assert pytest.approx(getattr(outlook, field), abs=1e-8) == getattr(shown, field)
    assert pytest.approx(outlook.losses, abs=1e-3) == shown.losses
    assert pytest.approx(outlook.falls, abs=1e-8) == shown.falls
    if shown.round is None:
        assert outlook.strikes == []
    else:
        assert pytest.approx(sum(outlook.strikes[1:]), abs=1e-8) == shown.round.strike
        assert pytest.approx(outlook.strikes[0], abs=1e-8) == shown.round.tie
        assert pytest.approx(sum(outlook.blows), abs=1e-8) == shown.round.blow


def rolled(sc: Scene, text: str = "roll 2") -> Scene:
    while sc.g.pending(sc.s).kind == CHANCE_DECIDES:
        sc.play(text)
    return sc


def group() -> Scene:
    return scene(thorn=at(10, strength=3), kram=at(10, strength=2), creatures={10: "skral"})


def alone(hero: str, creature: str = "gor", things: list[str] | None = None) -> Scene:
    """One hero against a creature, after the first die that leaves something to decide."""
    heroes: Any = {hero: at(10, strength=3, things=things)}
    sc = scene(**heroes, creatures={10: creature})
    return rolled(sc.play(f"fight {hero} 10"))


def test_an_attack_is_weighed_alone_and_with_those_who_can_come() -> None:
    sc = group()
    (attack,) = view(sc).options
    assert "fight thorn 10" == attack.say
    agree(attack.outlook, advise.forecast(sc.g, sc.s, [0], 10), sc.g.party)
    assert attack.together is not None
    agree(attack.together, advise.forecast(sc.g, sc.s, [0, 1], 10), sc.g.party)
    assert view(sc).now is None
    assert not attack.best


def test_nobody_else_in_reach_leaves_the_attack_to_one() -> None:
    sc = scene(thorn=at(10, strength=3), kram=at(5), creatures={10: "gor"})
    (attack,) = view(sc).options
    assert attack.together is None


def test_an_archer_weighs_every_creature_in_reach() -> None:
    sc = scene(chada=at(10, strength=3), thorn=at(5), creatures={10: "gor", 14: "skral"})
    fights = [say for say in sc.options() if say.startswith("fight")]
    assert ["fight chada 10", "fight chada 14"] == fights
    assert fights == [one.say for one in view(sc).options]


QUESTIONS: list[tuple[str, Scene]] = [
    ("invite", group().play("fight thorn 10")),
    ("join", group().play("fight thorn 10", "invite thorn kram")),
    ("again", alone("chada")),
    ("flip", alone("eara")),
    ("brew", alone("kram", things=["witch_brew"])),
    ("chew", alone("kram", things=["herb_3"])),
    ("block", alone("kram", "skral", ["shield"])),
    ("on", alone("kram", "skral")),
    ("hand", scene(kram=at(10, things=["rune_blue", "rune_yellow", "rune_green"]),
                   creatures={10: "gor"}).play("fight kram 10")),
]  # fmt: skip


@pytest.mark.parametrize(("word", "sc"), QUESTIONS, ids=[word for word, _ in QUESTIONS])
def test_every_answer_in_a_fight_has_its_odds(word: str, sc: Scene) -> None:
    assert any(say.split()[0] == word for say in sc.options()), sc.options()
    found = view(sc)
    assert sc.options() == [one.say for one in found.options]
    for one, own in zip(found.options, advise.advise(sc.g, sc.s), strict=True):
        agree(one.outlook, own.forecast, sc.g.party)
        assert own.best == one.best
        assert one.together is None
    assert [found.now] == [one.outlook for one in found.options if one.best]
    assert is_fight_near(sc.g, sc.s)


def test_where_nobody_fights_there_are_no_odds() -> None:
    sc = scene(thorn=at(10), kram=at(5), creatures={20: "gor"})
    assert not is_fight_near(sc.g, sc.s)
    assert odds_view(sc.g, sc.s) is None


def test_while_dice_roll_there_is_nothing_to_decide() -> None:
    sc = scene(thorn=at(10), kram=at(5), creatures={10: "gor"}).play("fight thorn 10")
    assert not is_fight_near(sc.g, sc.s)
    assert odds_view(sc.g, sc.s) is None


CROWD = ["witch_brew", "herb_3", "herb_4", "shield"]


def crowd() -> Scene:
    """More brew, herbs and shields than anybody can reckon with while others wait."""
    return scene(
        thorn=at(10, strength=4, things=CROWD),
        chada=at(10, strength=4, things=CROWD),
        eara=at(10, strength=4, things=CROWD),
        kram=at(10, strength=4, things=CROWD),
        creatures={10: "skral"},
    )


def test_where_there_is_too_much_to_reckon_with_it_is_about_this() -> None:
    sc = crowd()
    found = weigh(sc.g, sc.s, [0, 1, 2, 3], 10)
    assert found is not None
    assert not found.exact
    bare = scene(
        thorn=at(10, strength=4),
        chada=at(10, strength=4),
        eara=at(10, strength=4),
        kram=at(10, strength=4),
        creatures={10: "skral"},
    )
    assert advise.forecast(bare.g, bare.s, [0, 1, 2, 3], 10).win <= found.win


def test_what_the_question_is_about_is_always_reckoned_with() -> None:
    sc = crowd().play("fight thorn 10", "invite thorn kram", "join kram", "begin thorn")
    rolled(sc)
    uses = [say for say in sc.options() if say.split()[0] in ("brew", "chew")]
    assert 3 == len(uses)
    assert sc.options() == [one.say for one in view(sc).options]


def test_odds_change_nothing() -> None:
    sc = group()
    before = sc.s.to_data()
    view(sc)
    assert before == sc.s.to_data()


def test_any_heroes_are_weighed_against_any_creature() -> None:
    sc = scene(thorn=at(10), kram=at(5, strength=4), creatures={20: "skral"})
    found = weigh(sc.g, sc.s, [1, 0, 1], 20)
    assert found is not None
    agree(found, advise.forecast(sc.g, sc.s, [1, 0], 20), sc.g.party)
    assert ["kram", "thorn"] == found.fighters


@pytest.mark.parametrize(
    ("fighters", "space"), [([], 20), ([7], 20), ([0], 21), ([0], -1), ([0], 999)]
)
def test_without_heroes_or_creature_nothing_is_weighed(fighters: list[int], space: int) -> None:
    sc = scene(thorn=at(10), kram=at(5), creatures={20: "skral"})
    assert weigh(sc.g, sc.s, fighters, space) is None
