"""What each kind of trigger listens to, which piece an event is about, and what is a piece."""

import pytest

from rietland.board import events
from rietland.board.legend import course, sorts
from rietland.board.legend.conditions import piece
from rietland.board.pieces import figures
from rietland.board.state import DRAINED, FULL, NO_WELL
from rietland.kernel.event import Event
from rietland.vocabulary import board as words
from tests.scenes import at, scene

HEARD: list[tuple[words.When, list[int]]] = [
    (words.HeroStops(), [events.STOPPED]),
    (words.HeroEnters(), [events.ENTERED]),
    (words.CreatureEnters(), [events.MARCHED, events.PLACED]),
    (words.CreatureArrives(), [events.BROKE_IN, events.GOT_AWAY]),
    (words.FigureEnters(figure="prince"), [events.FIGURE]),
    (words.FigureArrives(figure="prince"), [events.FIGURE_RESTS]),
    (words.Meets(), [events.MET]),
    (words.FightBegins(), [events.FIGHT]),
    (words.RoundOver(), [events.ROUND_OVER]),
    (words.CreatureDefeated(), [events.SLAIN]),
    (words.CreatureGone(), [events.SLAIN, events.VANISHED, events.POISONED]),
    (words.Emptied(), [events.EMPTIED]),
    (words.HeroOut(), [events.HERO_OUT]),
    (
        words.ThingTaken(thing="herb"),
        [events.TOOK, events.FARMER, events.BARTERED, events.HAGGLED],
    ),
    (words.Bartered(), [events.BARTERED]),
    (words.ThingGone(thing="herb"), [events.GONE]),
    (words.FollowerLost(), [events.FARMER_LOST]),
    (words.FollowerArrives(), [events.FARMER_SAFE]),
    (words.HourReached(hour=7), [events.HOUR_REACHED]),
    (words.DeedDone(name="dig"), [events.DEED]),
    (words.SunriseStep(step="wells"), [events.SUNRISE_STEP]),
    (words.ThingArrives(thing="herb"), [events.ARRIVED]),
    (words.FogFound(), [events.FOG]),
    (words.TokenFound("rune"), [events.TOKEN]),
    (words.Quiet(), [events.QUIET]),
    (words.DayOver(), [events.DAY_OVER]),
    (words.NarratorReaches(letter="C"), [events.NARRATOR]),
]


@pytest.mark.parametrize(("when", "kinds"), HEARD)
def test_a_trigger_hears_its_own_events(when: words.When, kinds: list[int]) -> None:
    assert kinds == [events.KINDS.number(name) for name in when.HEARS]


def test_every_word_for_an_event_is_in_the_table() -> None:
    assert set(words.WHENS) == {type(when) for when, _ in HEARD}


def test_what_effects_call_it_is_a_piece_of_an_event_they_hear() -> None:
    for word in words.WHENS:
        heard = [events.KINDS.rows[events.KINDS.number(name)] for name in word.HEARS]
        assert ("it" in word.KNOWS) == any(row.piece for row in heard), word


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    names = [row.name for row in events.KINDS.rows if row.name]
    assert len(names) == len(set(names))
    with pytest.raises(ValueError, match="nonsense"):
        events.KINDS.number("nonsense")


ABOUT_A_THING = (events.TOOK, events.ARRIVED, events.BARTERED, events.HAGGLED)
ABOUT_A_FIGURE = (events.FIGURE, events.FIGURE_RESTS)
ABOUT_A_CREATURE = (
    events.MARCHED, events.PLACED, events.MET, events.FIGHT, events.ROUND_OVER, events.STAYED,
    events.CHANGED, events.FLEW,
)  # fmt: skip


def test_an_event_is_about_a_piece_or_none() -> None:
    sc = scene(thorn=at(14), creatures={20: "gor"})
    gor = sorts.code_of(sorts.CREATURE, sc.s.occupant[20])
    kind = sc.s.creature_kind[0]
    for number in range(len(events.KINDS.rows)):
        expected = -1
        if number in ABOUT_A_THING:
            expected = sorts.code_of(sorts.THING, 7)
        elif number in ABOUT_A_FIGURE:
            expected = sorts.code_of(sorts.FIGURE, 7)
        if number not in ABOUT_A_CREATURE:
            assert expected == piece(sc.g, sc.s, Event(number, 0, 7, 14, 0, ""))
    assert gor == piece(sc.g, sc.s, Event(events.PLACED, -1, kind, 20, 0, ""))
    assert gor == piece(sc.g, sc.s, Event(events.MARCHED, -1, kind, 20, 0, ""))
    assert sorts.code_of(sorts.CREATURE, 3) == piece(sc.g, sc.s, Event(events.MET, 0, 0, 20, 3, ""))
    assert -1 == piece(sc.g, sc.s, Event(events.FIGHT, 0, 0, 20, 0, ""))


def test_at_a_sudden_dawn_the_rooster_goes_to_the_hero_in_question_or_the_lowest_rank() -> None:
    for who, rooster in ((0, 0), (1, 1), (-1, 1)):
        sc = scene(eara=at(14), thorn=at(14))
        assert -1 == sc.s.rooster
        course.end_day(sc.g, sc.s, "test", who)
        assert rooster == sc.s.rooster
        assert all(hero.resting for hero in sc.s.heroes)


def test_a_well_that_is_not_there_is_no_piece() -> None:
    sc = scene(thorn=at(14))
    wells = words.Pieces(token="well")  # noqa: S106  a token of the board
    sc.s.wells = [FULL, NO_WELL, DRAINED, FULL]
    assert [0, 2, 3] == [one.number for one in sorts.of_sort(sc.g, sc.s, wells)]


def test_who_is_taken_along_is_told_of_without_an_amount() -> None:
    sc = scene(thorn=at(14), figures={"prince": 14})
    prince = sc.g.book.figure_names.index("prince")
    sc.s.leaders = [0 if number == prince else -1 for number in range(len(sc.s.figures))]
    sc.s.heroes[0].space = 18
    figures.bring(sc.g, sc.s, 0, "test")
    told = sc.s.news[-1]
    assert (events.FIGURE, 0, prince) == (told.kind, told.who, told.what)
    assert (18, 0, "test") == (told.where, told.amount, told.rule)
    assert 18 == sc.s.figures[prince]
