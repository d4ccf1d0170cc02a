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
#: Box, legend, difficulty and all the heroes there may be.
TABLES = {
    "base": ("base", "2", "normal", ["thorn", "chada", "kram", "liphardus"]),
    "rietburg": ("rietburg", "1", "first", ["thorn", "chada", "kram", "eara"]),
    "trail": ("chada_thorn", "1", "allies_2", ["chada", "thorn"]),
    "frost-castle": ("frost", "1", "normal", ["thorn", "tenaya", "eara", "kram"]),
    "frost-village": ("frost", "2", "normal", ["thorn", "tenaya", "eara", "kram"]),
    "book": ("dark_paths", "1", "normal", ["thorn", "tenaya", "eara", "kram"]),
}

#: Says what is wrong with a screen.
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def lay(person: Person, name: str) -> None:
    """A table with all heroes, all cards read."""
    box, legend, difficulty, names = TABLES[name]
    heroes = [{"name": one, "player": "me"} for one in names]
    wishes: dict[str, Any] = {"box": box, "difficulty": difficulty, "heroes": heroes}
    person.sit(str(person.begin(legend=legend, **wishes)["table"]))
    # Where something is shared out first, the cards come later; a book has none.
    person.see(lambda _: True)
    if box != "dark_paths" and (box != "frost" or person.view["track"]["read"]):
        sheet = person.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(person.page.locator(".table > .centre")).to_be_visible()


@pytest.mark.parametrize("table", TABLES)
def test_the_board_takes_half_of_any_screen_and_nothing_overlaps(
    visit: Visit, screens: Path, table: str
) -> None:
    ann = visit()
    lay(ann, table)
    faults = {}
    for size in SIZES:
        resize(ann, size)
        name = f"{size['width']}x{size['height']}"
        picture(ann, screens / f"{table}-{name}.png")
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
