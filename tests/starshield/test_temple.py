"""The black temple: where it stands, whom it drives on, and how its parts fall."""

import pytest

from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.nights import night
from tests.starshield.scene import counter, moment, put, read


@vector("SS-TV-84", "SS-TV-85")
@rule("SS-TEMPLE-5", "SS-TEMPLE-6")
@pytest.mark.parametrize(
    ("creatures", "fallen", "difficulty", "after"),
    [
        ({57: "troll", 55: "troll", 20: "troll"}, 0, "advanced", [20, 51, 54]),
        ({57: "troll", 20: "troll"}, 0, "advanced", [20, 47]),
        ({57: "troll", 20: "troll"}, 1, "advanced", [20, 54]),
        ({57: "troll", 20: "troll"}, 2, "advanced", [20, 57]),
        ({57: "troll", 20: "troll"}, 0, "normal", [20, 54]),
        ({57: "troll", 20: "troll"}, 1, "normal", [20, 57]),
        ({57: "troll", 20: "troll"}, 0, "easy", [20, 54]),
    ],
)
def test_the_temple_drives_the_hindmost_creatures_on(
    creatures: dict[int, str], fallen: int, difficulty: str, after: list[int]
) -> None:
    sc = moment(
        difficulty=difficulty,
        creatures=creatures,
        figures={"temple": 66},
        thorn=at(72),
        cards=["T_temple"],
    )
    put(sc, temple=1, temple_fallen=fallen)
    night(sc, ["troll"])
    assert after == sorted(sc.creatures())


@rule("SS-TEMPLE-3")
@pytest.mark.parametrize(("die", "site"), [(2, 41), (3, 58), (6, 66)])
def test_a_die_says_where_the_temple_stands(die: int, site: int) -> None:
    sc = moment(thorn=at(72))
    read(sc, "T_temple")
    sc.play(f"roll {die}")
    assert site == sc.s.figures[sc.g.book.figure_names.index("temple")]


@vector("SS-TV-87")
@rule("SS-TEMPLE-4", "SS-TEMPLE-7")
def test_with_a_light_the_foundation_falls_and_the_temple_is_repelled() -> None:
    sc = moment(
        figures={"temple": 72},
        thorn=at(72, strength=14, willpower=6, things=["light_8"]),
        narrator="D",
    )
    put(sc, temple=1, temple_fallen=2, mission=1)
    sc.play("try thorn foundation 72", "roll 5", "roll 1", "burn thorn light_8")
    while sc.prompt() == "ask-roll":
        sc.play("keep thorn")
    assert 3 == counter(sc, "temple_fallen")
    assert "N" == sc.letter()


@vector("SS-TV-11")
@rule("SS-TEMPLE-1")
def test_a_destroyed_part_leaves_the_narrator_where_it_is() -> None:
    sc = moment(figures={"temple": 72}, thorn=at(72, strength=14, willpower=6), narrator="D")
    sc.play("try thorn spire 72", "roll 6", "roll 1")
    assert (1, "D") == (counter(sc, "temple_fallen"), sc.letter())


@rule("SS-TEMPLE-4")
@pytest.mark.parametrize(("fallen", "part"), [(0, "spire"), (1, "middle"), (2, "foundation")])
def test_no_bow_reaches_the_temple_from_the_next_space(fallen: int, part: str) -> None:
    sc = moment(figures={"temple": 66}, chada=at(65), kram=at(66), cards=["T_temple"])
    put(sc, temple=1, temple_fallen=fallen)
    assert f"try chada {part} 66" not in sc.options()
    assert "SS-TRY-1" == sc.refused(f"try chada {part} 66")
    sc = moment(turn="kram", figures={"temple": 66}, chada=at(65), kram=at(66), cards=["T_temple"])
    put(sc, temple=1, temple_fallen=fallen)
    sc.play(f"try kram {part} 66")
    assert "join chada" not in sc.options()
