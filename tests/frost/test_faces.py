"""What the browser is told of the two faces, and that the painted ones are these boards."""

import json
from pathlib import Path

import pytest

from rietland.board.view.static import board_static
from tests.frost.scene import game
from tests.marks import rule

#: What the painter measured: `npm run survey` and the tests of the client read it.
MEASURED = Path(__file__).parents[2] / "client" / "src" / "mock" / "frost"
PARTY = ("thorn", "tenaya")


@pytest.mark.parametrize("face", ["castle", "village"])
def test_the_painted_face_is_the_board(face: str) -> None:
    printed = board_static(game(face, PARTY))
    measured = json.loads((MEASURED / f"{face}.json").read_text(encoding="utf-8"))
    for part in ("board", "aspect", "sites", "bridges", "paths"):
        assert printed[part] == measured[part], part


@rule("FE-CAVE-3")
def test_the_way_out_of_the_cave_is_not_printed() -> None:
    sites = board_static(game("village", PARTY))["sites"]
    assert isinstance(sites, list)
    assert [(414, 413)] == [(one["number"], one["arrow"]) for one in sites if one["way_out"]]


@rule("FE-X-1", "FE-SECR-1")
def test_bridges_say_where_an_arrow_turns_and_what_is_printed() -> None:
    bridges = board_static(game("village", PARTY))["bridges"]
    assert isinstance(bridges, list)
    told = {one["name"]: (one["detour"], one["printed"]) for one in bridges}
    assert {
        "horn_bridge": (-1, True),
        "drum_bridge": (412, True),
        "heron_bridge": (-1, True),
        "secret_passage": (-1, False),
    } == told
