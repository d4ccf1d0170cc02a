"""A companion is asked to go somewhere and goes; the lantern shows moves, and one is done."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at, take_a_hint
from tests.e2e.people import Person


def at_turn(person: Person) -> None:
    """Thorn's first turn, with Chada led by a companion."""
    table = person.begin("me", "companion:greedy", name="Ann")["table"]
    person.sit(table)
    person.skip_cards()
    person.wait(lambda: bool(person.told) and bool(person.says()))
    while not any(say.startswith("walk thorn") for say in person.says()):
        person.choose(person.says()[0])
        person.wait(lambda: bool(person.says()))


def space_of(person: Person, hero: str) -> int:
    return int(next(one["space"] for one in person.view["heroes"] if one["name"] == hero))


def until_there(person: Person, hero: str, space: int) -> None:
    """Whoever sits here ends the day whenever asked, until the hero has come there."""
    for _ in range(40):
        person.wait(lambda: space_of(person, hero) == space or bool(person.says()))
        if space_of(person, hero) == space:
            return
        says = person.says()
        person.choose(next((say for say in says if say.startswith("end ")), says[0]))
    raise AssertionError(f"{hero} does not come")


def test_a_companion_goes_where_it_is_shown_on_the_map(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_turn(ann)
    page = ann.page
    page.get_by_text("Ask Chada").click()
    look_at(ann, "orders", screens, "aside")
    # It was folded up when the screen became a phone's.
    page.get_by_text("Ask Chada").click()
    page.get_by_role("button", name="Go to").click()
    expect(page.get_by_text("Choose where Chada should go.")).to_be_visible()
    page.locator("#space-31").click()
    expect(page.get_by_text("Your request: go to space 31.")).to_be_visible()
    expect(page.locator("path.intent.archer")).to_have_count(1)
    look_at(ann, "intention", screens)
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Chada As you wish: I’ll go to space 31.")
    until_there(ann, "chada", 31)
    expect(chat).to_contain_text("Chada Done, as you asked.")
    expect(page.get_by_text("Your request:")).to_have_count(0)


def test_what_cannot_be_is_answered_with_a_rule_one_can_read(visit: Visit) -> None:
    ann = visit()
    at_turn(ann)
    page = ann.page
    page.get_by_text("Ask Chada").click()
    page.get_by_role("spinbutton", name="Space").fill("80")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("I can’t go to space 80")
    page.get_by_role("button", name="Rule AN-MOVE-6").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_an_order_is_given_in_list_mode_and_withdrawn(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_turn(ann)
    page = ann.page
    page.keyboard.press("l")
    page.get_by_text("Ask Chada").click()
    page.get_by_role("button", name="Hold this place").click()
    expect(page.get_by_text("Your request: hold")).to_be_visible()
    look_at(ann, "orders-list", screens, "main")
    page.get_by_role("button", name="Never mind").click()
    expect(page.get_by_text("Your request:")).to_have_count(0)
    page.keyboard.press("l")


def test_a_hint_is_shown_and_done(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_turn(ann)
    take_a_hint(ann, "hints", screens)


def test_orders_and_hints_are_there_on_a_phone(visit: Visit) -> None:
    ann = visit(phone=True)
    at_turn(ann)
    page = ann.page
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_role("list", name="What could you do?")).to_be_visible()
    page.get_by_role("tab", name="Heroes").tap()
    page.get_by_text("Ask Chada").tap()
    page.get_by_role("button", name="End the day").tap()
    expect(page.get_by_text("Your request: end the day.")).to_be_visible()
