"""Secrets: the true hollow, toward which the Silhouette goes, and which nobody is told."""

from fractions import Fraction

import pytest

from rietland.board.game import BoardGame
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from tests.frost.scene import sunrise, value, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at

HOLLOWS = [428, 437, 441]


def hidden(places: list[int], silhouette: int = 416, tuavahr: int = 0) -> Scene:
    """The Silhouette on its way, or Tuavahr in the lake, and the hollow on one of these spaces."""
    sc = winter(
        face="walkers",
        creatures={tuavahr: "tuavahr"} if tuavahr else {},
        figures={} if tuavahr else {"silhouette": silhouette},
        thorn=at(460),
        kram=at(460),
    )
    sc.s.secrets = [places]
    return sc


def evening(places: list[int], silhouette: int = 416, tuavahr: int = 0) -> Scene:
    """The sunrise has come to the walkers."""
    return hidden(places, silhouette, tuavahr).play("end thorn", "end kram")


def chances(sc: Scene) -> dict[str, Fraction]:
    """What chance may say, and how likely each is."""
    pending = sc.g.pending(sc.s)
    assert CHANCE_DECIDES == pending.kind
    total = sum(pending.weights)
    return {
        sc.g.say(option): Fraction(weight, total)
        for option, weight in zip(pending.options, pending.weights, strict=True)
    }


def silhouette(sc: Scene) -> int:
    return sc.s.figures[sc.g.book.figure_names.index("silhouette")]


# The Silhouette.


@rule("FE-SIL-2")
@vector("FE-TV-87")
@pytest.mark.parametrize(
    ("step", "end", "left"), [(417, 421, [428]), (419, 430, [437]), (415, 407, [441])]
)
def test_the_first_step_tells_which_hollow_it_is(step: int, end: int, left: list[int]) -> None:
    sc = evening(HOLLOWS)
    third = Fraction(1, 3)
    assert {"draw 415": third, "draw 417": third, "draw 419": third} == chances(sc)
    sc.play(f"draw {step}")
    assert end == silhouette(sc)
    assert [left] == sc.s.secrets
    assert [step, end] == [one.where for one in sc.told("figure")]
    assert [1] == [one.amount for one in sc.told("narrowed")]


@rule("FE-SIL-2")
def test_hollows_that_lie_the_same_way_are_told_apart_where_the_ways_part() -> None:
    # To both it goes by 419 and 430; then the ways part.
    sc = evening([428, 432, 437])
    assert {"draw 417": Fraction(1, 3), "draw 419": Fraction(2, 3)} == chances(sc)
    sc.play("draw 419")
    assert 430 == silhouette(sc)
    assert [[432, 437]] == sc.s.secrets
    assert 2 == sc.s.day
    sc.play("end thorn", "end kram")
    assert {"draw 429": Fraction(1, 2), "draw 433": Fraction(1, 2)} == chances(sc)
    sc.play("draw 429")
    assert [[432]] == sc.s.secrets
    assert 431 == silhouette(sc)


@rule("FE-SIL-3")
@pytest.mark.parametrize(
    ("hollow", "days"), [(428, 3), (437, 3), (441, 3), (432, 3), (461, 3), (443, 4)]
)
def test_it_takes_three_or_four_sunrises(hollow: int, days: int) -> None:
    sc = hidden([hollow])
    for _ in range(days - 1):
        sunrise(sc)
    assert 0 == value(sc, "robbed")
    sunrise(sc)
    assert 1 == value(sc, "robbed")
    assert -1 == silhouette(sc)


@rule("FE-SIL-2", "FE-SIL-3")
def test_a_hollow_on_the_way_to_another_may_be_the_one() -> None:
    # 441 lies on the way to 443.
    sc = evening([441, 443], silhouette=405)
    assert 441 == silhouette(sc)
    assert {"draw 0": Fraction(1, 2), "draw 1": Fraction(1, 2)} == chances(sc)
    there = Scene(sc.g, sc.s.copy()).play("draw 1")
    assert [[441]] == there.s.secrets
    assert 1 == value(there, "robbed")
    sc.play("draw 0")
    assert [[443]] == sc.s.secrets
    assert 441 == silhouette(sc)
    # With steps left it goes on at once, or not.
    sc = evening([441, 443], silhouette=439)
    assert {"draw 441": Fraction(1, 2), "draw 443": Fraction(1, 2)} == chances(sc)
    assert 1 == value(Scene(sc.g, sc.s.copy()).play("draw 443"), "robbed")


@rule("FE-SIL-1")
def test_the_silhouette_minds_nobody() -> None:
    sc = hidden([428])
    for space, name in ((417, "gor"), (421, "fur_troll")):
        sc = winter(
            face="walkers",
            creatures={space: name},
            figures={"silhouette": 416},
            thorn=at(417),
            kram=at(421),
        )
        sc.s.secrets = [[428]]
        sunrise(sc)
        assert 421 == silhouette(sc)


@rule("FE-SIL-1", "FE-SIL-2")
def test_the_silhouette_keeps_off_the_lake() -> None:
    # Over the ice it would be three steps from 410 to 445.
    sc = hidden([445], silhouette=410)
    while silhouette(sc) >= 0:
        sunrise(sc)
        assert silhouette(sc) not in sc.g.book.regions["lake"]


@rule("FE-SIL-4")
@vector("FE-TV-88")
def test_who_looks_it_in_the_face_holds_it_for_a_night() -> None:
    sc = hidden([428])
    sc.hero("thorn").space = 416
    sc.play("deed thorn face")
    assert 4 == sc.hero("thorn").willpower
    assert 416 == silhouette(sunrise(sc))
    assert 421 == silhouette(sunrise(sc))


# Tuavahr and the hollow.


@rule("FE-THR-3")
def test_tuavahr_comes_up_near_the_true_hollow() -> None:
    sc = evening(HOLLOWS, tuavahr=446)
    third = Fraction(1, 3)
    assert {"draw 430": third, "draw 434": third, "draw 440": third} == chances(sc)
    sc.play("draw 430")
    assert {430: "tuavahr"} == sc.creatures()
    assert [[428]] == sc.s.secrets


@rule("FE-THR-3")
def test_where_it_comes_up_may_leave_a_doubt() -> None:
    sc = evening([428, 429, 441], tuavahr=446)
    assert {"draw 430": Fraction(2, 3), "draw 440": Fraction(1, 3)} == chances(sc)
    sc.play("draw 430")
    assert [[428, 429]] == sc.s.secrets
    # The next morning there is nothing to ask: it is where it wants to be.
    sunrise(sc)
    assert {430: "tuavahr"} == sc.creatures()
    assert [[428, 429]] == sc.s.secrets


# Turning a marker.


@rule("FE-OBJ-1")
def test_a_search_asks_chance_and_all_know_more() -> None:
    sc = hidden(HOLLOWS)
    sc.hero("thorn").space = 437
    sc.play("deed thorn dig")
    assert {"draw 0": Fraction(2, 3), "draw 1": Fraction(1, 3)} == chances(sc)
    found = Scene(sc.g, sc.s.copy()).play("draw 1")
    assert [[437]] == found.s.secrets
    assert [1, 0] == [value(found, "found"), value(found, "missed")]
    sc.play("draw 0")
    assert [[428, 441]] == sc.s.secrets
    assert [0, 1] == [value(sc, "found"), value(sc, "missed")]


@rule("FE-OBJ-1")
@pytest.mark.parametrize(("places", "found"), [([437], 1), ([428], 0), ([], 0)])
def test_what_all_know_needs_no_chance(places: list[int], found: int) -> None:
    sc = hidden(places)
    sc.hero("thorn").space = 437
    sc.play("deed thorn dig")
    assert [found, 1 - found] == [value(sc, "found"), value(sc, "missed")]
    assert [places] == sc.s.secrets


# What is known, saved and told.


@rule("FE-SIL-2")
def test_a_view_tells_where_it_can_be_and_nothing_else() -> None:
    sc = hidden(HOLLOWS)
    for seat in (0, 1, -1):
        view = plain(sc.g.view(sc.s, seat))
        assert [{"name": "hollow", "spaces": HOLLOWS}] == view["secrets"]


def test_what_is_known_is_saved_and_older_games_load() -> None:
    sc = evening(HOLLOWS)
    data = sc.s.to_data()
    again = sc.g.load(data)
    assert data == again.to_data()
    assert sc.g.pending(again).options == sc.g.pending(sc.s).options
    del data["secrets"]
    assert [[]] == sc.g.load(data).secrets
    before = sc.s.copy()
    sc.play("draw 417")
    assert [HOLLOWS] == before.secrets


def test_the_set_up_hides_the_hollow_and_places_by_it() -> None:
    g = hidden(HOLLOWS).g
    assert isinstance(g, BoardGame)
    s = g.start(Setup("frost", "walkers", "normal", ["thorn", "kram"], [0, 1], ""))
    assert [HOLLOWS] == s.secrets
    sc = Scene(g, s)
    assert {"draw 430", "draw 434", "draw 440"} == set(chances(sc))
    sc.play("draw 440")
    assert "tuavahr" == sc.creature(440)
    assert [[441]] == s.secrets
    # On 428 stands Broken-horn: the Myrk begins on the next free space of her round.
    assert "myrk" == sc.creature(427)
