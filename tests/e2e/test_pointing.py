"""Pointing at one answer beside the board leaves all others lit."""

from playwright.sync_api import expect

from tests.e2e.castle import at_castle, story_with
from tests.e2e.conftest import Visit
from tests.e2e.people import Person
from tests.e2e.test_first_hour import read_cards


def lit_while_pointing(person: Person, lit: str, aimed: str) -> tuple[int, int]:
    """How much is lit before and while one answer is pointed at."""
    page = person.page
    expect(page.locator(lit).first).to_be_visible()
    page.mouse.move(2, 2)
    before = page.locator(lit).count()
    for button in person.actions.locator("[data-say]").all():
        button.hover()
        if page.locator(aimed).count():
            return before, page.locator(lit).count()
    raise AssertionError("no answer is about something on the board")


def test_on_the_map(visit: Visit) -> None:
    ann = visit()
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    read_cards(ann.page)
    before, while_pointing = lit_while_pointing(ann, ".space.lit", ".space.aimed")
    assert before == while_pointing > 1


def test_in_the_castle(visit: Visit) -> None:
    ann = visit()
    seed, number = story_with(lambda say: say.startswith("fight "))
    at_castle(ann, number, seed)
    before, while_pointing = lit_while_pointing(ann, ".castle .lit", ".castle .aimed")
    assert before == while_pointing > 0
