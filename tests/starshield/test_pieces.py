"""The pieces of the box, and those it takes from the base game."""

from tests.marks import rule
from tests.scenes import at
from tests.starshield.scene import moment


def faces(name: str) -> list[int]:
    """What the things of a kind show, each as often as there is one."""
    book = moment(thorn=at(5), chada=at(5)).g.book
    kind = book.things[book.thing_kind(name)]
    if not kind.pool:
        return [kind.face] * kind.count
    return [face for face, count in enumerate(kind.pool) for _ in range(count)]


@rule("SS-COMP-3")
def test_the_tokens_of_the_box() -> None:
    assert [1, 1, 2] == faces("mushroom")
    assert [2, 4, 4, 6, 8, 10, 14] == faces("light")
    assert [2, 2, 4, 4, 6] == faces("log_2") + faces("log_4") + faces("log_6")
    assert (1, 8) == (len(faces("key")), len(faces("fire")))


@rule("SS-COMP-4")
def test_what_comes_from_the_base_game() -> None:
    assert (8, 3, 6, 1) == tuple(
        len(faces(name)) for name in ("rubble", "herb", "rune_stone", "green_gem")
    )
    assert [7, 8, 10, 11, 14, 17] == faces("parchment_letter")


@rule("SS-COMP-6")
def test_new_objects_and_figures() -> None:
    gifts = ("torch", "hourglass", "horned_falcon", "flute", "star_shield")
    assert [1] * 5 == [len(faces(name)) for name in gifts]
    figures = moment(thorn=at(5), chada=at(5)).g.book.figure_names
    assert {"merrik", "ken_dorr", "alpha", "wolf_1", "wolf_2"} <= set(figures)
