"""What a finger presses is large enough for it."""

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.castle import at_castle
from tests.e2e.conftest import Visit
from tests.e2e.people import Person
from tests.e2e.test_first_hour import read_cards

SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
]
#: Whatever can be pressed and is smaller, with its size.
SMALL = """() => [...document.querySelectorAll(".table :is(.button, summary, [role=tab])")]
    .map((one) => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 39.5))
    .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def base(person: Person) -> None:
    person.sit(person.begin("me", "me", legend="1")["table"])
    read_cards(person.page)


def castle(person: Person) -> None:
    at_castle(person, 0)


@pytest.mark.parametrize("lay", [base, castle])
def test_every_button_of_a_table(visit: Visit, lay: object) -> None:
    ann = visit(phone=True)
    assert callable(lay)
    lay(ann)
    for size in SIZES:
        ann.page.set_viewport_size(size)
        assert [] == ann.page.evaluate(SMALL), size
        bar = ann.page.locator(".bar").bounding_box()
        last = ann.page.locator(".bar button").last.bounding_box()
        assert bar
        assert last
        assert last["x"] + last["width"] <= bar["x"] + bar["width"] + 1, size
