"""Creatures and figures that walk along a path or toward something, one small table for all."""

from itertools import pairwise

import pytest

from rietland.board.frames import ROAM
from rietland.board.game import BoardGame
from rietland.board.legend import effects, walks
from rietland.kernel.frame import RUN
from rietland.kernel.state import LOST
from rietland.vocabulary import board as words
from tests.marks import rule
from tests.scenes import Scene, at, code_of, fresh_book, scene

#: A way along the roads of the board, space after space.
PATH = [14, 17, 18, 28, 29, 30]
GOR = words.Pieces(creature="gor")
PRINCE = words.Pieces(figure="prince")
DONE: list[object] = [words.Star(card="x", at="C")]


def table(gor: int = 14, prince: int = -1, **others: str) -> Scene:
    creatures = {gor: "gor", **{int(space[1:]): name for space, name in others.items()}}
    figures = {} if prince < 0 else {"prince": prince}
    sc = scene(thorn=at(66), chada=at(66), creatures=creatures, figures=figures)
    book = fresh_book("2")
    book.paths = {"way": PATH}
    for one, two in pairwise(PATH):
        if two not in book.roads[one]:
            book.roads[one] = sorted([*book.roads[one], two])
            book.roads[two] = sorted([*book.roads[two], one])
    return Scene(BoardGame(book, sc.g.party), sc.s)


def go(sc: Scene, effect: words.Move) -> list[tuple[str, int, list[int]]]:
    """Walk to the end; what follows then, and for which piece where."""
    sc.g.book.lists["x"] = [effect]
    frames = len(sc.s.agenda)
    sc.s.news = []
    effects.perform(sc.g, sc.s, "x/0", 1, effect)
    while len(sc.s.agenda) > frames and sc.s.agenda[-1].kind == ROAM:
        assert walks.step(sc.g, sc.s, sc.s.agenda[-1])
    return [(f.ref, f.who, f.args) for f in sc.s.agenda[frames:] if f.kind == RUN]


def along(steps: int, what: words.Pieces = GOR, **more: object) -> words.Move:
    return words.Move(what=what, path="way", steps=steps, **more)  # type: ignore[arg-type]  # fields


def space_of(sc: Scene, name: str) -> int:
    found = [space for space, one in sc.creatures().items() if one == name]
    return found[0]


@rule("FE-MYRK-4")
@pytest.mark.parametrize(("steps", "space"), [(0, 14), (1, 17), (3, 28), (5, 30), (9, 30)])
def test_a_creature_goes_as_far_as_it_has_steps(steps: int, space: int) -> None:
    sc = table()
    assert [] == go(sc, along(steps))
    assert space == space_of(sc, "gor")
    assert PATH[1 : 1 + steps] == [one.where for one in sc.told("marched")]
    assert [] == sc.told("stayed")


@rule("FE-MYRK-4")
@pytest.mark.parametrize(("steps", "space"), [(1, 17), (4, 29), (9, 30)])
def test_a_figure_goes_as_far_and_minds_nobody(steps: int, space: int) -> None:
    sc = table(gor=18, prince=14)
    assert [] == go(sc, along(steps, PRINCE))
    assert space == sc.s.figures[sc.g.book.figure_names.index("prince")]
    assert [-1] * min(steps, 5) == [one.who for one in sc.told("figure")]


@rule("FE-THR-2")
@pytest.mark.parametrize(("steps", "ends"), [(4, False), (5, False), (6, True)])
def test_what_is_beyond_the_path_follows_at_its_end(steps: int, ends: bool) -> None:
    sc = table()
    row = sc.s.occupant[14]
    followed = go(sc, along(steps, beyond=DONE))
    assert ([("x/0/beyond", 1, [row * 8, 30])] if ends else []) == followed


@rule("FE-THR-2")
def test_who_goes_round_begins_again() -> None:
    sc = table(gor=29)
    go(sc, along(3, round=True))
    assert [30, 14, 17] == [one.where for one in sc.told("marched")]


@rule("FE-SIL-1")
def test_a_creature_passes_over_others_on_its_path() -> None:
    sc = table(s17="skral", s18="troll")
    go(sc, along(1))
    assert {28: "gor", 17: "skral", 18: "troll"} == sc.creatures()


@rule("FE-THR-2")
@pytest.mark.parametrize(("steps", "space", "kept"), [(1, 14, True), (3, 14, True)])
def test_where_it_never_goes_it_is_kept_and_stays(steps: int, space: int, kept: bool) -> None:
    sc = table()
    row = sc.s.occupant[14]
    followed = go(sc, along(steps, never=17, kept=DONE))
    assert space == space_of(sc, "gor")
    assert ([("x/0/kept", 1, [row * 8, 14])] if kept else []) == followed
    assert [(-1, 14, 0)] == [(one.who, one.where, one.amount) for one in sc.told("stayed")]


@rule("FE-THR-2")
def test_who_has_gone_a_step_is_not_kept_any_more() -> None:
    sc = table()
    assert [] == go(sc, along(3, never=18, kept=DONE))
    assert (17, []) == (space_of(sc, "gor"), sc.told("stayed"))


@pytest.mark.parametrize(("stops", "space"), [(17, 17), (28, 28), (99, 29)])
def test_it_stops_where_it_is_said_to(stops: int, space: int) -> None:
    sc = table()
    go(sc, along(4, stops=stops))
    assert space == space_of(sc, "gor")


def test_who_is_not_on_the_path_stays() -> None:
    sc = table(gor=20)
    assert [] == go(sc, along(2, beyond=DONE, kept=DONE))
    assert (20, 1) == (space_of(sc, "gor"), len(sc.told("stayed")))


@pytest.mark.parametrize("what", ["rubble", "bridge"])
def test_a_path_that_is_cut_stops_a_creature(what: str) -> None:
    sc = table()
    if what == "rubble":
        sc.s.loose = [*sc.s.loose, code_of(sc.g.book, "rubble_5")]
        sc.s.loose_at = [*sc.s.loose_at, 18]
    else:
        sc.g.book.bridges[0] = [17, 18]
        sc.s.broken = [0]
    go(sc, along(4))
    assert (17, []) == (space_of(sc, "gor"), sc.told("stayed"))


def test_a_broken_bridge_stops_a_figure_and_rubble_does_not() -> None:
    sc = table(prince=14, gor=60)
    prince = sc.g.book.figure_names.index("prince")
    sc.s.loose = [*sc.s.loose, code_of(sc.g.book, "rubble_5")]
    sc.s.loose_at = [*sc.s.loose_at, 18]
    sc.g.book.bridges[0] = [28, 29]
    sc.s.broken = [0]
    go(sc, along(4, PRINCE))
    assert 28 == sc.s.figures[prince]


def test_who_holds_a_space_with_others_stays_and_a_figure_does_not() -> None:
    sc = table(prince=14)
    sc.s.crowds = [14]
    go(sc, along(2))
    assert (14, []) == (space_of(sc, "gor"), sc.told("marched"))
    go(sc, along(2, PRINCE))
    assert 18 == sc.s.figures[sc.g.book.figure_names.index("prince")]


def test_a_space_that_is_held_together_has_room_for_who_comes() -> None:
    sc = table(s17="skral")
    sc.s.crowds = [17]
    go(sc, along(1))
    assert 17 == sc.s.creature_space[0]


def test_nobody_walks_once_the_legend_is_over() -> None:
    sc = table()
    sc.s.result = LOST
    frames = len(sc.s.agenda)
    assert [] == go(sc, along(2))
    assert (14, frames) == (space_of(sc, "gor"), len(sc.s.agenda))


@rule("FE-SIL-1", "FE-SIL-2")
@pytest.mark.parametrize(
    ("steps", "space", "arrives"), [(0, 14, False), (1, 18, False), (2, 28, True), (9, 28, True)]
)
def test_toward_a_space_it_goes_the_shortest_way_and_arrives(
    steps: int, space: int, arrives: bool
) -> None:
    sc = table()
    row = sc.s.occupant[14]
    followed = go(sc, words.Move(what=GOR, toward=28, steps=steps, arrives=DONE))
    assert space == space_of(sc, "gor")
    assert ([("x/0/arrives", 1, [row * 8, 28])] if arrives else []) == followed


@rule("FE-SIL-1")
def test_toward_a_space_it_never_enters_what_is_shut_to_it() -> None:
    sc = table()
    followed = go(sc, words.Move(what=GOR, toward=18, steps=2, never=[17, 18], kept=DONE))
    assert (14, 1, 1) == (space_of(sc, "gor"), len(followed), len(sc.told("stayed")))


def test_several_walk_one_after_the_other() -> None:
    sc = table(s28="gor")
    go(sc, along(1))
    assert {17: "gor", 29: "gor"} == sc.creatures()
