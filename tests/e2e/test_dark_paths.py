"""Dark Paths, a gamebook, in a real browser."""

from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from rietland.kernel.setup import Setup
from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person, hurry
from tests.e2e.story import Step, place, told

SEED = 1


@cache
def reading() -> tuple[Step, ...]:
    return told(Setup("dark_paths", "1", "normal", ["thorn"], [0], ""), SEED)


def at_page(person: Person, steps: int) -> str:
    """One hero reads, and so much has happened."""
    heroes = [{"name": "thorn", "player": "me"}]
    wishes = {"box": "dark_paths", "difficulty": "normal", "heroes": heroes, "seed": SEED}
    table = str(person.begin("me", legend="1", **wishes)["table"])
    hurry([person], table, reading()[:steps])
    person.sit(table)
    person.see(lambda view: bool(view["options"]))
    return table


def take(person: Person, say: str) -> None:
    """Click a way in the book."""
    with person.moving():
        person.page.locator(f'.ways [data-say="{say}"]').click()


def test_from_the_tavern_to_the_second_page(visit: Visit, screens: Path) -> None:
    ann = visit(lessons="off")
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Dark Paths").click()
    page.get_by_role("form", name="New game").get_by_role("button", name="Begin").click()
    expect(page.get_by_role("article", name="The Hollow")).to_contain_text("a roof of snow")
    look_at(ann, "book-page", screens)
    with ann.moving():
        page.keyboard.press("1")
    expect(page.get_by_role("article", name="What Lies Beside You")).to_be_visible()
    expect(page.get_by_role("region", name="Sheet").last).to_contain_text("Memories: 1 of 7")


def test_a_test_with_dice_and_back_to_a_bookmark(visit: Visit, screens: Path) -> None:
    ann = visit()
    page = ann.page
    steps = reading()
    tested = next(i for i in range(1, len(steps)) if steps[i].after > steps[i - 1].after + 1)
    table = at_page(ann, tested)
    opened = ann.seq
    title = ann.words.text(f"{ann.view['section']['text']}.title")
    expect(page.locator(".ways")).to_contain_text("%")
    look_at(ann, "book-test", screens)
    page.keyboard.press("b")
    take(ann, steps[tested].say)
    ann.reach(steps[tested].after)
    expect(page.get_by_role("log")).to_contain_text("rolls a")
    page.get_by_role("button", name="Trail and map").click()
    expect(page.get_by_role("dialog")).to_contain_text("Pages you have seen")
    look_at(ann, "book-trail", screens, "dialog[open]")
    page.get_by_role("button", name=f"Read on from here: {title}").click()
    ann.wait(lambda: bool(ann.told["table"] != table))
    assert ann.seq == opened
    expect(page.get_by_role("article", name=title)).to_be_visible()


def test_the_end_of_a_chapter_on_a_phone(visit: Visit, screens: Path) -> None:
    ann = visit(phone=True)
    at_page(ann, place(reading(), lambda say: say.startswith("read_on ")))
    page = ann.page
    expect(page.get_by_role("region", name="Ending")).to_contain_text("pages read")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    expect(ann.button("read_on thorn")).to_be_in_viewport()
    look_at(ann, "book-ending", screens)
    with ann.moving():
        page.get_by_role("button", name=ann.label("read_on thorn")).tap()
    ann.see(lambda view: bool(view["chapter"] == "2"))


def test_a_book_is_read_from_lists(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_page(ann, 2)
    page = ann.page
    page.get_by_role("button", name="Play from lists").click()
    listing = page.locator(".listing")
    expect(listing).to_contain_text("Memories:")
    look_at(ann, "book-list", screens)
    take(ann, reading()[2].say)
