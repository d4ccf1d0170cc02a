"""Takes the pictures of the docs: a first game, and a screen of each family (`make pictures`).

It needs chromium and the built client, and plays a fixed seed, so a picture changes only when
the table does.
"""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from tests.e2e.castle import at_castle
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.house import House
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story
from tests.e2e.test_dark_paths import at_page
from tests.e2e.test_frost import lay
from tests.e2e.test_frost import winter as frost_story
from tests.e2e.test_trail import sit_down

HOME = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = {"width": 1120, "height": 700}
#: Small files: all pictures together stay below 600 kB.
QUALITY = 68
#: A round mark with a number, drawn over the page.
MARK = """(part, number) => {
    const { left, top } = part.getBoundingClientRect();
    const mark = document.createElement("b");
    mark.textContent = number;
    Object.assign(mark.style, {
        position: "fixed", zIndex: 99, left: `${Math.max(4, left - 6)}px`,
        top: `${Math.max(4, top - 6)}px`, width: "26px", height: "26px", borderRadius: "50%",
        background: "#8b1f12", color: "#fff", border: "2px solid #fff",
        font: "bold 15px/22px sans-serif", textAlign: "center",
    });
    document.body.append(mark);
}"""


def main() -> None:
    HOME.mkdir(exist_ok=True)
    found = next(place for name in NAMES if (place := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        house = House(Path(folder))
        try:
            house.start()
            for show in SHOWS:
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


def winter(person: Person) -> None:
    """Eternal Frost: a fire is lit, a storm is not far."""
    steps = frost_story()
    steps = steps[: place(steps, lambda say: say.startswith("fight"))]
    table = lay(person, "1", "easy")
    hurry([person] * 4, table, steps)
    person.sit(table)
    person.skip_cards()
    person.wait(lambda: bool(person.told) and bool(person.says()))


def castle(person: Person) -> None:
    """The castle of Rietburg with creatures in its stacks."""
    at_castle(person, 12)
    person.skip_cards()


def castle_parts(person: Person) -> None:
    """The same, with a number beside each part that the page for players explains."""
    castle(person)
    _number(person, ".dragon", ".seal", ".stack", ".place .mission", ".hand")


def trail(person: Person) -> None:
    """Islands, ways and the cards of a hero."""
    sit_down(person, "1")


def trail_parts(person: Person) -> None:
    """The same with numbers."""
    trail(person)
    _number(person, ".piles", "circle.glow", '[data-look^="stage:"] rect', ".strip .track")


def book(person: Person) -> None:
    """A page of the gamebook and the choices below it."""
    at_page(person, 3)


def _number(person: Person, *parts: str) -> None:
    """Lay a numbered mark on the upper left corner of the first of each of these."""
    # A map that has just been laid still finds its place.
    person.page.wait_for_timeout(1000)
    for number, part in enumerate(parts, 1):
        found = person.page.locator(part).first
        expect(found).to_be_visible()
        found.evaluate(MARK, number)


def _first_game(person: Person) -> str:
    companions = ["companion:greedy"] * 3
    return str(person.begin("me", *companions, legend="1", name="Ann")["table"])


#: In the order in which they are taken.
SHOWS: Final = (
    tavern,
    card,
    turn,
    fight,
    winter,
    castle,
    castle_parts,
    trail,
    trail_parts,
    book,
)

if __name__ == "__main__":
    main()
