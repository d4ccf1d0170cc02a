"""Who comes by a link is asked for a name, and can always read the question."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit

TABLES = {
    "castle": {
        "box": "rietburg",
        "difficulty": "first",
        "heroes": [{"name": "thorn", "player": "me"}, {"name": "chada", "player": "link"}],
    },
    "book": {
        "box": "dark_paths",
        "difficulty": "normal",
        "heroes": [{"name": "thorn", "player": "me"}, {"name": "tenaya", "player": "link"}],
    },
}
SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
]
#: What lies uppermost in the middle of what the test names.
UPPERMOST = """(found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("name", TABLES)
def test_nothing_covers_the_question_for_the_name(visit: Visit, name: str) -> None:
    ann, bob = visit(), visit(lessons="on")
    made = ann.begin("me", "link", legend="1", **TABLES[name])
    bob.follow(made["seats"][1]["link"])
    bob.skip_cards()
    bob.see(lambda view: bool(view["heroes"]))
    asked = bob.page.get_by_role("form", name="You play")
    expect(asked).to_be_visible()
    card = bob.page.get_by_role("dialog")
    if card.count():
        bob.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    for size in SIZES:
        bob.page.set_viewport_size(size)
        for part in (asked, asked.get_by_role("textbox"), asked.get_by_role("button")):
            assert all(one.evaluate(UPPERMOST) for one in part.all()), (name, size)
    expect(bob.page.locator(".lesson section")).to_have_count(0)
    asked.get_by_role("textbox").fill("Bob")
    asked.get_by_role("button", name="Join").click()
    expect(asked).to_have_count(0)
