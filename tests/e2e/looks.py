"""Looking closely at a screen: axe in every light, and pictures to be looked at by people."""

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.e2e.people import DESK, PHONE, Person

LIGHTS = ("day", "night", "contrast")
_axe = Axe()


def look_at(person: Person, name: str, screens: Path) -> None:
    """No light and no size in which axe finds fault; pictures of each."""
    page = person.page
    faults: dict[str, list[str]] = {}
    for light in LIGHTS:
        _light(person, light)
        page.screenshot(path=screens / f"{name}-desk-{light}.png")
        faults[f"desk {light}"] = _faults(person)
    page.set_viewport_size(PHONE)
    _light(person, "day")
    page.screenshot(path=screens / f"{name}-phone.png")
    faults["phone day"] = _faults(person)
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    page.set_viewport_size(DESK)
    assert {where: found for where, found in faults.items() if found} == {}
    assert wide <= PHONE["width"], "the page is wider than a phone"


def _light(person: Person, light: str) -> None:
    person.page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
    person.page.wait_for_timeout(150)


def _faults(person: Person) -> list[str]:
    response: dict[str, Any] = _axe.run(
        person.page, options={"resultTypes": ["violations"]}
    ).response
    return [
        f"{fault['id']}: {node['target'][0]}: {node['failureSummary']}"
        for fault in response["violations"]
        for node in fault["nodes"]
    ]
