"""Corners that play seldom reaches: whom a card asks first, lures underfoot, late letters."""

import pytest

from rietland.board.book import BEFORE, Goal
from rietland.board.frames import EXCHANGE, PICK
from rietland.board.legend import effects, goals
from rietland.board.pieces import creatures, items
from rietland.board.state import NOWHERE
from rietland.kernel.frame import Frame
from rietland.vocabulary import board as words
from tests.board.wrath import wrath
from tests.marks import rule
from tests.scenes import at, code_of, scene


@rule("AN-EVENT-8")
def test_of_several_who_lose_a_thing_the_lowest_rank_is_asked_first() -> None:
    sc = scene(eara=at(14, things=["helm"]), thorn=at(14, things=["helm"]))
    effect = words.Lose(things={"helm": 1}, who=words.Filter())
    frames = len(sc.s.agenda)
    effects.lose_all(sc.g, sc.s, "test", effect)
    asked = [sc.g.party[f.who] for f in sc.s.agenda[frames:] if f.kind == PICK]
    assert ["eara", "thorn"] == asked


@rule("AN-L5-8")
@pytest.mark.parametrize(("row", "lured"), [(-1, True), (0, False), (1, False)])
def test_a_lure_under_somebody_lures_nobody(row: int, lured: bool) -> None:
    sc = wrath(thorn=at(66), chada=at(66), creatures={14: "gor"})
    beside = next(to for to in sc.g.book.roads[14] if sc.g.book.has_arrow[to])
    gem = next(code_of(sc.g.book, f"gem_{face}") for face in (2, 3, 4, 6))
    assert sc.g.book.lure == gem >> 8
    sc.s.loose, sc.s.loose_at = [gem], [beside]
    occupant = [-1] * sc.g.book.size
    occupant[beside] = row
    found = creatures.lured_to(sc.g, sc.s, 14, occupant, creatures.lures(sc.g, sc.s))
    assert (beside if lured else -1) == found


@pytest.mark.parametrize(("narrator", "left"), [(0, 4), (3, 1), (4, 0), (9, 0)])
def test_letters_that_are_left_end_at_nothing(narrator: int, left: int) -> None:
    sc = scene(thorn=at(14), chada=at(14))
    goal = Goal()
    goal.kind, goal.what = BEFORE, 4
    sc.s.narrator = narrator
    assert left == goals.done(sc.g, sc.s, goal)


@rule("AN-ITEM-7", "AN-HERO-4")
def test_who_has_too_much_is_asked_even_for_the_one_thing_that_can_fly() -> None:
    sc = scene(thorn=at(14, things=["helm"]), chada=at(20))
    helm = code_of(sc.g.book, "helm")
    sc.hero("thorn").things = [helm, helm]
    f = Frame(EXCHANGE, "", 0, 0, [0, 1, 0])
    sc.s.agenda.append(f)
    items._skip_idle(sc.g, sc.s, f)
    assert (f, 0) == (sc.s.agenda[-1], f.at)
    assert ["send thorn helm chada"] == sc.options()


def test_who_is_out_of_the_game_loses_nothing() -> None:
    sc = scene(thorn=at(14, things=["helm"]), chada=at(14))
    sc.hero("thorn").space = NOWHERE
    frames = len(sc.s.agenda)
    effects.perform(sc.g, sc.s, "test", 0, words.Lose(things={"helm": 1}))
    assert frames == len(sc.s.agenda)
