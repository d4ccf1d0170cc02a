"""Which events pass the filters of a trigger: every filter with what passes and what does not."""

import pytest

from rietland.board import events
from rietland.board.game import BoardGame
from rietland.board.legend.conditions import matches
from rietland.board.turn import sunrise
from rietland.kernel.event import Event
from rietland.vocabulary import board as words
from tests.marks import rule
from tests.scenes import Scene, at, code_of, fresh_book, scene
from tests.starshield.scene import moment


def table() -> Scene:
    """The second legend, whose tower skral has a name."""
    return scene(thorn=at(14), chada=at(14), figures={"prince": 14, "witch": 20})


def passes(sc: Scene, when: object, kind: int, what: int, where: int, amount: int = 0) -> bool:
    return matches(sc.g, sc.s, when, Event(kind, 0, what, where, amount, "test"))


def creature(sc: Scene, name: str) -> int:
    return sc.g.book.creature_kind(name)


@pytest.mark.parametrize(("space", "passed"), [(14, True), (20, False)])
def test_a_place_is_where_it_happened(space: int, passed: bool) -> None:
    sc = table()
    gor, helm = creature(sc, "gor"), code_of(sc.g.book, "helm")
    prince = sc.g.book.figure_names.index("prince")
    farmer = sc.g.book.things[sc.g.book.thing_kind("farmer")].name
    heard = [
        (words.HeroStops(at=14), events.STOPPED, -1, 0),
        (words.HeroEnters(at=14), events.ENTERED, 10, 0),
        (words.CreatureEnters(at=14), events.MARCHED, gor, 0),
        (words.FigureEnters(figure="prince", at=14), events.FIGURE, prince, 0),
        (words.FigureArrives(figure="any", at=14), events.FIGURE_RESTS, prince, 0),
        (words.CreatureDefeated(at=14), events.SLAIN, gor, -1),
        (words.CreatureGone(at=14), events.VANISHED, gor, -1),
        (words.Emptied(at=14), events.EMPTIED, -1, 0),
        (words.ThingArrives(thing="helm", at=14), events.ARRIVED, helm, 1),
        (words.ThingGone(thing="helm", at=14), events.GONE, helm, 0),
        (words.ThingTaken(thing="helm", at=14), events.TOOK, helm, 1),
        (words.Bartered(at=14), events.BARTERED, helm, 1),
        (words.FollowerLost(thing=farmer, at=14), events.FARMER_LOST, -1, 1),
        (words.CreatureArrives(at=14), events.GOT_AWAY, gor, 0),
    ]
    for when, kind, what, amount in heard:
        assert passed == passes(sc, when, kind, what, space, amount), when


def test_creatures_are_known_by_their_kind() -> None:
    sc = table()
    for when, kind in [
        (words.CreatureEnters(creature="gor"), events.PLACED),
        (words.CreatureDefeated(creature="gor"), events.SLAIN),
        (words.CreatureGone(creature="gor"), events.POISONED),
        (words.CreatureArrives(creature="gor"), events.BROKE_IN),
    ]:
        found = [passes(sc, when, kind, creature(sc, name), 14, -1) for name in ("gor", "skral")]
        assert [True, False] == found, when


def test_opponents_are_known_by_their_name() -> None:
    sc = table()
    skral = creature(sc, "skral")
    for when, kind in [
        (words.CreatureDefeated(named="tower_skral"), events.SLAIN),
        (words.CreatureGone(named="tower_skral"), events.VANISHED),
    ]:
        assert [True, False] == [passes(sc, when, kind, skral, 14, name) for name in (0, -1)], when


def test_a_creature_may_be_defeated_by_one_alone() -> None:
    sc = table()
    gor = creature(sc, "gor")
    found = []
    for sc.s.victors in ([], [1], [0, 1]):
        for alone in (True, False):
            when = words.CreatureDefeated(alone=alone)
            found.append(passes(sc, when, events.SLAIN, gor, 20, -1))
    assert [False, True, True, True, False, True] == found


@rule("AN-FATE-4")
def test_who_stands_with_an_ally_that_adds_strength_is_not_alone() -> None:
    sc = table()
    sc.s.victors = [1]
    when = words.CreatureDefeated(alone=True)
    with_prince, with_witch = [
        passes(sc, when, events.SLAIN, creature(sc, "gor"), space, -1) for space in (14, 20)
    ]
    assert not with_prince
    assert with_witch


def test_a_creature_that_breaks_in_arrives_at_the_castle_and_by_an_exit_there() -> None:
    sc = table()
    gor = creature(sc, "gor")
    for space, kind, where, passed in [
        (0, events.BROKE_IN, 14, True),
        (14, events.BROKE_IN, 14, False),
        (14, events.GOT_AWAY, 14, True),
        (0, events.GOT_AWAY, 14, False),
    ]:
        assert passed == passes(sc, words.CreatureArrives(at=space), kind, gor, where)


def test_figures_are_known_by_their_names_while_they_are_on_the_board() -> None:
    sc = table()
    prince, witch = [sc.g.book.figure_names.index(name) for name in ("prince", "witch")]
    for kind, word in [
        (events.FIGURE, words.FigureEnters),
        (events.FIGURE_RESTS, words.FigureArrives),
    ]:
        one, any_ = word(figure="prince"), word(figure=["witch", "prince"])
        assert [True, False] == [passes(sc, one, kind, what, 0) for what in (prince, witch)]
        assert [True, False] == [passes(sc, any_, kind, prince, space) for space in (0, -1)]


def test_things_are_known_by_their_kind_and_taken_in_some_amount() -> None:
    sc = table()
    helm, shield = code_of(sc.g.book, "helm"), code_of(sc.g.book, "shield")
    for when, kind in [
        (words.ThingArrives(thing="helm"), events.ARRIVED),
        (words.ThingGone(thing="helm"), events.GONE),
        (words.ThingTaken(thing="helm"), events.TOOK),
    ]:
        assert [True, False] == [passes(sc, when, kind, code, 14, 1) for code in (helm, shield)]
    taken = words.ThingTaken(thing="helm")
    assert [False, False, True] == [
        passes(sc, taken, events.TOOK, helm, 14, amount) for amount in (-1, 0, 1)
    ]


def test_followers_are_known_by_their_kind() -> None:
    sc = table()
    for thing, passed in [("", True), ("farmer", True), ("helm", False)]:
        lost, safe = words.FollowerLost(thing=thing), words.FollowerArrives(thing=thing)
        assert passed == passes(sc, lost, events.FARMER_LOST, -1, 14, 1)
        assert passed == passes(sc, safe, events.FARMER_SAFE, -1, 0, 1)


def test_fog_is_known_by_its_face() -> None:
    sc = table()
    faces = sc.g.book.fog_faces
    gor = faces.index("gor")
    other = next(face for face in range(len(faces)) if face != gor)
    assert [True, False] == [
        passes(sc, words.FogFound(face="gor"), events.FOG, face, 8) for face in (gor, other)
    ]
    assert [True, True] == [passes(sc, words.FogFound(), events.FOG, face, 8) for face in (0, 1)]


def test_tokens_are_known_by_kind_face_and_place() -> None:
    book = fresh_book("2")
    book.tokens = fresh_book("4", "frost").tokens
    sc = Scene(BoardGame(book, ["thorn", "chada"]), table().s)
    first = book.tokens[0]
    assert len(first.faces) > 1
    for when, passed in [
        (words.TokenFound(first.name), True),
        (words.TokenFound("no_token"), False),
        (words.TokenFound(first.name, face=first.faces[1]), True),
        (words.TokenFound(first.name, face=first.faces[0]), False),
        (words.TokenFound(first.name, at=14), True),
        (words.TokenFound(first.name, at=20), False),
    ]:
        assert passed == passes(sc, when, events.TOKEN, 0, 14, 1), when


def test_hours_letters_and_steps_are_known_by_their_number() -> None:
    sc = table()
    wells = sunrise.number(sc.g, "wells")
    for amount in (6, 7, 8):
        hour = passes(sc, words.HourReached(hour=7), events.HOUR_REACHED, -1, 14, amount)
        assert (amount == 7) == hour
    for amount in (1, 2, 3):
        letter = passes(sc, words.NarratorReaches(letter="C"), events.NARRATOR, -1, -1, amount)
        assert (amount == 2) == letter
    for what in (wells, wells + 1, 0):
        step = passes(sc, words.SunriseStep(step="wells"), events.SUNRISE_STEP, what, -1)
        assert (what == wells) == step


def test_deeds_are_known_by_their_name() -> None:
    sc = moment(thorn=at(45), chada=at(45))
    for number, deed in enumerate(sc.g.book.deeds):
        for when in (words.DeedDone(name="tame"), words.DeedDone(name=deed.name)):
            assert (when.name == deed.name) == passes(sc, when, events.DEED, number, 45)


def test_the_end_of_the_day_and_of_a_hero_ask_nothing_else() -> None:
    sc = table()
    for when, kind in [(words.DayOver(), events.DAY_OVER), (words.HeroOut(), events.HERO_OUT)]:
        assert passes(sc, when, kind, -1, -1)
    assert not passes(sc, words.Quiet(), events.QUIET, -1, -1)
