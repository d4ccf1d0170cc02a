"""Conditions, prices and triggers of the vocabulary."""

import pytest

from rietland.board import events
from rietland.board.legend import conditions
from rietland.kernel.control import holds
from rietland.kernel.event import Event
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from tests.marks import rule
from tests.scenes import at, code_of, scene

MEETING = {
    name: words.Pieces(thing=name, at=words.Spaces(having=words.Pieces(creature="any")))
    for name in ("helm", "herb")
}


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (words.NarratorAt(before="D"), True),
        (words.NarratorAt(before="C"), False),
        (words.NarratorAt(at_least="C"), True),
        (words.NarratorAt(at_least="D"), False),
        (words.Exists(what=words.Pieces(thing="herb", at=20)), True),
        (words.Exists(what=words.Pieces(thing="herb", at=21)), False),
        (words.Exists(what=words.Pieces(thing="helm", at=14)), True),
        (words.Exists(what=words.Pieces(thing="helm", at=7)), False),
        (words.Beaten(named="tower_skral"), False),
        (words.Exists(what=words.Pieces(figure="witch")), True),
        (words.Exists(what=words.Pieces(figure="prince")), False),
        (words.Exists(what=MEETING["helm"]), True),
        (words.Exists(what=MEETING["herb"]), False),
        (words.Exists(what=words.Pieces(thing="farmer")), True),
        (words.Somebody(who=words.Filter(at=[7])), True),
        (words.Somebody(who=words.Filter(at=[8])), False),
        (words.Exists(what=words.Pieces(creature="any")), True),
        (words.Exists(what=words.Pieces(creature="gor")), True),
        (words.Exists(what=words.Pieces(creature="troll")), False),
        (words.Exists(what=words.Pieces(creature="any"), at_least=2), False),
        (words.Exists(what=words.Pieces(creature="any"), exactly=1), True),
        (words.Exists(what=words.Pieces(creature="troll"), at_most=0), True),
        (words.Everybody(who=words.Filter(at=[7, 14])), True),
        (words.Everybody(who=words.Filter(at=7)), False),
    ],
)
def test_a_condition_looks_at_the_table(condition: Word, expected: bool) -> None:
    sc = scene(
        thorn=at(14, things=["helm"]),
        kram=at(7),
        creatures={14: "gor"},
        loose={20: ["herb_3"], 24: ["farmer"]},
        figures={"witch": 8},
        narrator="C",
    )
    assert expected == conditions.holds(sc.g, sc.s, -1, condition)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (control.NumberIs(of=control.Amount(count=words.Filter()), exactly=2), True),
        (control.NumberIs(of=control.Amount(count=words.Filter()), at_most=1), False),
        (control.NumberIs(of=3, at_least=control.Amount(heroes={2: 3})), True),
        (control.Counter(name="siege", exactly=1), True),
        (control.Counter(name="siege", at_least=control.Amount(heroes={2: 2})), False),
        (control.Heroes(exactly=2), True),
        (control.Heroes(at_least=3), False),
    ],
)
def test_a_number_lies_within_bounds(condition: Word, expected: bool) -> None:
    sc = scene(thorn=at(14), kram=at(7))
    assert expected == holds(sc.g, sc.s, -1, condition)


def test_a_farmer_counts_while_a_hero_leads_it() -> None:
    sc = scene(thorn=at(14, farmers=1), kram=at(7))
    assert conditions.holds(sc.g, sc.s, -1, words.Exists(what=words.Pieces(thing="farmer")))
    sc.hero("thorn").farmers = 0
    assert not conditions.holds(sc.g, sc.s, -1, words.Exists(what=words.Pieces(thing="farmer")))


@rule("AN-OPEN-2")
@pytest.mark.parametrize(
    ("price", "expected"),
    [
        (words.Pay(gold=2), True),
        (words.Pay(gold=3), False),
        (words.Pay(willpower=6), True),
        (words.Pay(willpower=7), False),
        (words.Pay(strength=2), True),
        (words.Pay(strength=3), False),
        (words.ShareCost(amount=13, goods=["gold", "willpower"]), True),
        (words.ShareCost(amount=14, goods=["gold", "willpower"]), False),
        (words.ShareCost(amount=12, goods=["willpower"]), False),
        (words.Article(without=["witch_brew"]), True),
        (words.Gain(gold=1), True),
    ],
)
def test_a_price_must_leave_one_willpower_and_one_strength(price: Word, expected: bool) -> None:
    sc = scene(thorn=at(14, gold=2, strength=3), kram=at(7, willpower=6))
    assert expected == conditions.able(sc.g, sc.s, 0, price)


@rule("AN-HERO-4")
def test_an_article_needs_a_slot_or_is_not_offered() -> None:
    full = ["shield", "helm", "witch_brew", "witch_brew", "witch_brew"]
    sc = scene(thorn=at(14, things=full), kram=at(7))
    assert not conditions.able(sc.g, sc.s, 0, words.Article())


@pytest.mark.parametrize(
    ("when", "event", "expected"),
    [
        (words.HeroStops(), Event(events.STOPPED, 0, -1, 5, 0, ""), True),
        (words.HeroStops(at=0), Event(events.STOPPED, 0, -1, 5, 0, ""), False),
        (words.HeroEnters(at=5), Event(events.ENTERED, 0, 4, 5, 0, ""), True),
        (words.CreatureEnters(creature="gor"), Event(events.MARCHED, -1, 0, 5, 4, ""), True),
        (words.CreatureEnters(creature="troll"), Event(events.PLACED, -1, 0, 5, -1, ""), False),
        (words.CreatureEnters(at=6), Event(events.MARCHED, -1, 0, 5, 4, ""), False),
        (words.CreatureDefeated(), Event(events.SLAIN, -1, 0, 5, -1, ""), True),
        (words.CreatureDefeated(creature="gor"), Event(events.SLAIN, -1, 0, 5, -1, ""), True),
        (
            words.CreatureDefeated(named="tower_skral"),
            Event(events.SLAIN, -1, 1, 5, 0, ""),
            True,
        ),
        (
            words.CreatureDefeated(named="tower_skral"),
            Event(events.SLAIN, -1, 1, 5, -1, ""),
            False,
        ),
        (words.NarratorReaches(letter="C"), Event(events.NARRATOR, -1, -1, -1, 2, ""), True),
        (words.NarratorReaches(letter="C"), Event(events.NARRATOR, -1, -1, -1, 3, ""), False),
        (words.DayOver(), Event(events.DAY_OVER, -1, -1, -1, 1, ""), True),
    ],
)
def test_a_trigger_lets_through_what_its_filters_name(
    when: Word, event: Event, expected: bool
) -> None:
    sc = scene(thorn=at(14), kram=at(7))
    assert expected == conditions.matches(sc.g, sc.s, when, event)


def test_a_trigger_knows_things_and_fog_faces_by_name() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    herb = Event(events.ARRIVED, 0, code_of(sc.g.book, "herb_4"), 0, 0, "")
    assert conditions.matches(sc.g, sc.s, words.ThingArrives(thing="herb", at=0), herb)
    assert conditions.matches(sc.g, sc.s, words.ThingArrives(thing="herb"), herb)
    assert not conditions.matches(sc.g, sc.s, words.ThingArrives(thing="herb", at=1), herb)
    assert not conditions.matches(sc.g, sc.s, words.ThingArrives(thing="parchment", at=0), herb)
    fog = Event(events.FOG, 0, sc.g.book.fog_faces.index("gor"), 8, 0, "")
    assert conditions.matches(sc.g, sc.s, words.FogFound(face="gor"), fog)
    assert not conditions.matches(sc.g, sc.s, words.FogFound(face="event"), fog)


def test_a_stranger_among_the_words_is_an_error() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    with pytest.raises(TypeError, match="no condition"):
        conditions.holds(sc.g, sc.s, -1, words.EndDay())


def test_a_figure_in_the_castle_is_on_the_board() -> None:
    for space, expected in ((0, True), (14, True), (-1, False)):
        sc = scene(thorn=at(14), kram=at(7), figures={"prince": space})
        assert expected == conditions.holds(
            sc.g, sc.s, -1, words.Exists(what=words.Pieces(figure="prince"))
        )
