"""Takes the pictures of the docs: a first game in four screens. `make pictures` runs it.

It needs chromium and the built client, and plays a fixed seed, so a picture changes only when
the table does.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.house import House
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story

HOME = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = {"width": 1120, "height": 700}
#: Small files: all pictures together stay below 600 kB.
QUALITY = 68


def main() -> None:
    HOME.mkdir(exist_ok=True)
    found = next(place for name in NAMES if (place := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        house = House(Path(folder))
        try:
            house.start()
            for show in (tavern, card, turn, fight):
                person = Person(browser, house.address, viewport=SIZE)
                show(person)
                person.page.wait_for_timeout(500)
                path = HOME / f"{show.__name__}.jpg"
                person.page.screenshot(
                    path=path, type="jpeg", quality=QUALITY, animations="disabled"
                )
                person.close()
                print(f"{path.name}: {path.stat().st_size // 1000} kB")
        finally:
            house.kill()
            browser.close()


def tavern(person: Person) -> None:
    """Where a game begins: Thorn is yours, companions play the others."""
    person.page.goto("/")
    form = person.page.get_by_role("form", name="New game")
    expect(form.get_by_role("radio").first).to_be_checked()
    for seat in (2, 3):
        form.get_by_role("combobox", name="Who plays").nth(seat).select_option("companion:steady")


def card(person: Person) -> None:
    """The first card of Legend 1."""
    person.sit(_first_game(person))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def turn(person: Person) -> None:
    """The first turn, with the hints open and the companions' plans on the map."""
    person.sit(_first_game(person))
    person.skip_cards()
    person.wait(lambda: bool(person.told) and bool(person.says()))
    person.page.get_by_role("button", name="Hint").click()
    moves = person.page.get_by_role("list", name="What could you do?")
    expect(moves.get_by_role("button").first).to_be_visible()


def fight(person: Person) -> None:
    """In the middle of a fight, with the odds of every answer."""
    steps = story("1", 4, 2)
    steps = steps[: place(steps, lambda say: say.startswith("again"))]
    table = str(person.begin("me", "me", legend="1", name="Ann")["table"])
    hurry([person] * 2, table, steps)
    person.sit(table)
    person.skip_cards()
    expect(person.page.get_by_role("region", name="Fight")).to_be_visible()
    expect(person.actions.locator(".chip:not(.empty)").first).to_be_visible()


def _first_game(person: Person) -> str:
    companions = ["companion:greedy"] * 3
    return str(person.begin("me", *companions, legend="1", name="Ann")["table"])


if __name__ == "__main__":
    main()
