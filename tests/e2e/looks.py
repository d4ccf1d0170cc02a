"""Looking closely at a screen: axe in every light, and pictures to be looked at by people."""

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.e2e.people import DESK, PHONE, Person

#: A light changes colours and nothing else.
COLOURS = ["color-contrast", "link-in-text-block"]
#: The painted land has nothing to read in it, and thousands of parts.
HIDE = "how => document.querySelectorAll('g.map-picture').forEach(one => one.style.display = how)"
AXE = Axe().axe_script


def look_at(person: Person, name: str, screens: Path, part: str = "html") -> None:
    """No light and no size in which axe finds fault with this part; pictures of each."""
    page = person.page
    faults: list[str] = []
    for light in ("day", "night", "contrast"):
        _light(person, light)
        _picture(person, screens / f"{name}-desk-{light}.png")
        faults += _faults(person, light, part)
    _light(person, "day")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(150)
    _picture(person, screens / f"{name}-phone.png")
    faults += _faults(person, "day", part)
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    page.set_viewport_size(DESK)
    assert not faults, f"{name}:\n" + "\n".join(faults)
    assert wide <= PHONE["width"], f"{name} is wider than a phone: {wide}"


def _picture(person: Person, path: Path) -> None:
    person.page.screenshot(path=path, animations="disabled")


def _light(person: Person, light: str) -> None:
    person.page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
    person.page.wait_for_timeout(50)


def _faults(person: Person, light: str, part: str) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if light != "day":
        options["runOnly"] = COLOURS
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(HIDE, "none")
    response: dict[str, Any] = page.evaluate(
        "([part, options]) => axe.run(part, options)", [part, options]
    )
    page.evaluate(HIDE, "")
    width = page.viewport_size["width"] if page.viewport_size else 0
    return [
        f"{light}, {width} wide: {fault['id']}: {node['target'][0]}: {node['failureSummary']}"
        for fault in response["violations"]
        for node in fault["nodes"]
    ]


def take_a_hint(person: Person, name: str, screens: Path) -> None:
    """Ask for hints, look at them, and do the first."""
    person.page.get_by_role("button", name="Hint").click()
    moves = person.page.get_by_role("list", name="What could you do?")
    expect(moves.get_by_role("button").first).to_be_visible()
    assert 1 <= moves.get_by_role("listitem").count() <= 3
    look_at(person, name, screens, "aside")
    with person.moving():
        moves.get_by_role("button").first.click()
    expect(moves).to_have_count(0)
