"""Looking closely at a screen: axe in every light.

With SCREENS=1 there are pictures in build/screens too, to be looked at by people. Painting them
takes as long as the rest of a test, so nobody waits for pictures nobody looks at.
"""

import os
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize, expect

from tests.e2e.people import DESK, PHONE, Person

#: A light changes colours and nothing else.
COLOURS = ["color-contrast", "link-in-text-block"]
LIGHTS = ("day", "night", "contrast")
#: The painted land has nothing to read in it, and thousands of parts. Axe goes through hidden
#: parts too, so they are taken out of the page.
TAKE_OUT = """() => {
  const painted = [...document.querySelectorAll("g.map-picture")];
  window.painted = painted.map((picture) => [picture, [...picture.childNodes]]);
  for (const picture of painted) picture.replaceChildren();
}"""
PUT_BACK = "() => window.painted.forEach(([picture, parts]) => picture.replaceChildren(...parts))"
AXE = Axe().axe_script
#: In the first frame the page hears of its new size; what it makes of that is there in the third,
#: in letters of another font until its own have come.
FRAMES = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let i = 0; i < 3; i++) await frame();
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await frame();
}"""


def look_at(person: Person, name: str, screens: Path, part: str = "html") -> None:
    """No light and no size in which axe finds fault with this part; a picture of each."""
    page = person.page
    for light in LIGHTS:
        _light(person, light)
        picture(person, screens / f"{name}-desk-{light}.png")
    page.evaluate(TAKE_OUT)
    faults: list[str] = []
    for light in LIGHTS:
        _light(person, light)
        faults += _faults(person, light, part)
    _light(person, "day")
    resize(person, PHONE)
    faults += _faults(person, "day", part)
    page.evaluate(PUT_BACK)
    picture(person, screens / f"{name}-phone.png")
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    resize(person, DESK)
    assert not faults, f"{name}:\n" + "\n".join(faults)
    assert wide <= PHONE["width"], f"{name} is wider than a phone: {wide}"


def picture(person: Person, path: Path) -> None:
    if os.environ.get("SCREENS"):
        person.page.screenshot(path=path, animations="disabled")


def resize(person: Person, size: ViewportSize) -> None:
    """Another size of the screen, and everything in its new place."""
    person.page.set_viewport_size(size)
    person.page.evaluate(FRAMES)


def _light(person: Person, light: str) -> None:
    # People in tests want it still, so no colour fades: the new ones are there at once.
    person.page.evaluate("light => { document.documentElement.dataset.theme = light }", light)


def _faults(person: Person, light: str, part: str) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if light != "day":
        options["runOnly"] = COLOURS
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    response: dict[str, Any] = page.evaluate(
        "([part, options]) => axe.run(part, options)", [part, options]
    )
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
