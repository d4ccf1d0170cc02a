"""Every size of screen, every family: the board takes half, nothing is cut or overlaps."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import picture, resize
from tests.e2e.people import Person

SIZES: list[ViewportSize] = [
    {"width": 844, "height": 390},
    {"width": 720, "height": 450},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
    {"width": 390, "height": 844},
]
#: By box: legend, difficulty and four heroes.
TABLES = {
    "base": ("2", "normal", ["thorn", "chada", "kram", "liphardus"]),
    "rietburg": ("1", "first", ["thorn", "chada", "kram", "eara"]),
}

#: Says what is wrong with a screen.
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def lay(person: Person, box: str) -> None:
    """A table with four heroes, all cards read."""
    legend, difficulty, names = TABLES[box]
    heroes = [{"name": name, "player": "me"} for name in names]
    wishes: dict[str, Any] = {"box": box, "difficulty": difficulty, "heroes": heroes}
    person.sit(str(person.begin(legend=legend, **wishes)["table"]))
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(person.page.locator(".table > .centre")).to_be_visible()


@pytest.mark.parametrize("box", TABLES)
def test_the_board_takes_half_of_any_screen_and_nothing_overlaps(
    visit: Visit, screens: Path, box: str
) -> None:
    ann = visit()
    lay(ann, box)
    faults = {}
    for size in SIZES:
        resize(ann, size)
        name = f"{size['width']}x{size['height']}"
        picture(ann, screens / f"{box}-{name}.png")
        faults[name] = ann.page.evaluate(MEASURE)
    assert faults == {name: [] for name in faults}


def test_letters_grow_with_the_screen(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_enabled()

    def letters(size: ViewportSize) -> float:
        ann.page.set_viewport_size(size)
        found = ann.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        return float(found)

    assert [letters(size) for size in SIZES[:5]] == [16.0] * 5
    assert letters(SIZES[5]) > 20.0
