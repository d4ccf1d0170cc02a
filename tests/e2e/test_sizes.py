"""Every size of screen, every family: the board takes half, nothing is cut or overlaps."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.castle import at_castle, castle_story
from tests.e2e.conftest import Visit
from tests.e2e.looks import picture, resize
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story
from tests.e2e.test_first_hour import read_cards

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 844, "height": 390}]
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
    "starshield": ("starshield", "1", "easy", ["thorn", "chada"]),
    "book": ("dark_paths", "1", "normal", ["thorn", "tenaya", "eara", "kram"]),
}

#: Says what is wrong with a screen.
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
#: The answers that the goals lie on.
COVERED = """() => {
    const { top } = document.querySelector(".quest").getBoundingClientRect();
    return [...document.querySelectorAll(".actions .button")]
        .filter((one) => one.getBoundingClientRect().bottom > top + 1)
        .map((one) => one.textContent.trim());
}"""


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


def faults_of(
    person: Person, path: Path, sizes: Sequence[ViewportSize] = SIZES, more: str = "() => []"
) -> dict[str, list[str]]:
    """What is wrong with each size of screen, and a picture of it."""
    found = {}
    for size in sizes:
        resize(person, size)
        name = f"{size['width']}x{size['height']}"
        picture(person, path.with_name(f"{path.name}-{name}.png"))
        found[name] = person.page.evaluate(MEASURE) + person.page.evaluate(more)
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("table", TABLES)
def test_the_board_takes_half_of_any_screen_and_nothing_overlaps(
    visit: Visit, screens: Path, table: str
) -> None:
    ann = visit()
    lay(ann, table)
    assert faults_of(ann, screens / table) == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_on_a_phone_the_first_goals_are_below_all_answers_and_in_sight(
    visit: Visit, screens: Path, language: str
) -> None:
    ann = visit(phone=True, locale=language)
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    read_cards(ann.page)
    expect(ann.page.locator(".quest[open]")).to_be_visible()
    assert faults_of(ann, screens / f"sizes-touch-{language}", PHONES, COVERED) == {}


def test_a_fight_on_the_board_fits_any_screen(visit: Visit, screens: Path) -> None:
    ann = visit()
    steps = story()
    table = ann.begin("me", "me")["table"]
    hurry([ann, ann], table, steps[: place(steps, lambda say: say.startswith("again"))])
    ann.sit(table)
    ann.skip_cards()
    expect(ann.page.get_by_role("region", name="Fight")).to_be_visible()
    assert faults_of(ann, screens / "sizes-fight") == {}


def test_a_fight_in_the_castle_and_what_is_told_of_it_fit_any_screen(
    visit: Visit, screens: Path
) -> None:
    ann = visit(speed="slow", lessons="first")
    steps = castle_story(1)
    fight = place(steps, lambda say: say.startswith("fight"))
    table = at_castle(ann, fight - 1)
    expect(ann.page.get_by_role("region", name="First game")).to_be_visible()
    assert faults_of(ann, screens / "sizes-lesson") == {}
    hurry([ann, ann], table, steps[fight - 1 : fight])
    expect(ann.page.locator(".telling .line")).to_be_visible()
    assert faults_of(ann, screens / "sizes-told") == {}
    hurry([ann, ann], table, steps[fight : fight + 1])
    expect(ann.page.get_by_role("region", name="Fight")).to_be_visible()
    assert faults_of(ann, screens / "sizes-castle-fight") == {}


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
