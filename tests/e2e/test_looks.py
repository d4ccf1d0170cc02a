"""Every screen in every light: no fault that axe can find, and a picture of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story


def at_table(person: Person, steps: int) -> None:
    """Both heroes are led from here, and so much has happened."""
    table = person.begin("me", "me", name="Ann")["table"]
    hurry([person, person], table, story()[:steps])
    person.sit(table)
    person.wait(lambda: person.seq >= 0)


def tavern(person: Person) -> None:
    person.begin("me", "me")
    person.page.goto("/")
    expect(person.page.get_by_role("button", name="Begin")).to_be_enabled()


def table(person: Person) -> None:
    at_table(person, place(story(), lambda say: say.startswith("done")))


def fight(person: Person) -> None:
    at_table(person, place(story(), lambda say: say.startswith("again")))
    expect(person.page.get_by_role("region", name="Fight")).to_be_visible()


def reward(person: Person) -> None:
    begin = place(story(), lambda say: say.startswith("fight"))
    at_table(person, place(story(), lambda say: say.startswith("share"), begin))
    expect(person.page.get_by_role("region", name="Fight")).to_be_visible()


def card(person: Person) -> None:
    at_table(person, 0)
    expect(person.page.get_by_role("dialog")).to_be_visible()


def cards(person: Person) -> None:
    table(person)
    person.page.get_by_role("button", name="Legend cards").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def space(person: Person) -> None:
    table(person)
    person.page.locator("#space-0").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def sheet(person: Person) -> None:
    table(person)
    person.page.get_by_role("article", name="Thorn").get_by_role("button").first.click()


def settings(person: Person) -> None:
    table(person)
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def helps(person: Person) -> None:
    table(person)
    person.page.get_by_role("button", name="Help").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def rule(person: Person) -> None:
    table(person)
    person.page.get_by_role("log").get_by_role("button").last.click()
    expect(person.page.get_by_role("dialog").get_by_role("heading", level=3)).to_be_visible()


def lists(person: Person) -> None:
    table(person)
    person.page.get_by_role("button", name="Play from lists").click()
    expect(person.page.locator(".listing")).to_be_visible()


def replay(person: Person) -> None:
    table(person)
    person.page.get_by_role("button", name="Replay").click()
    person.page.get_by_role("slider", name="Moment").fill("3")


SCREENS = [
    *(tavern, table, fight, reward, card, cards, space, sheet),
    *(settings, helps, rule, lists, replay),
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_can_be_used_by_everybody(
    visit: Visit, screens: Path, screen: Callable[[Person], None]
) -> None:
    ann = visit()
    screen(ann)
    look_at(ann, screen.__name__, screens)
