"""What people do besides their turns: real dice, plans, going away and coming back, looking on."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person
from tests.e2e.test_company import seated
from tests.e2e.test_looks import SHEET


def test_people_who_roll_real_dice_say_what_they_show(visit: Visit) -> None:
    ann = visit()
    table = ann.begin("me", "me", dice="people")["table"]
    ann.sit(table)
    ann.skip_cards()
    ann.see(lambda view: bool(view["pending"]["kind"] == "chance"))
    asked = ann.page.get_by_role("region", name="What do your dice show?")
    faces = asked.get_by_role("button")
    expect(faces).to_have_count(len(ann.says()))
    with ann.moving():
        faces.nth(3).click()
    expect(ann.page.get_by_role("log")).to_contain_text("The hero die shows 4.")


def test_an_intention_is_drawn_for_the_others_and_wiped_out(visit: Visit) -> None:
    ann, bob, _ = seated(visit)
    ann.page.locator("#space-36").click()
    popup = ann.page.get_by_role("dialog", name="Space 36")
    popup.get_by_role("button", name="I plan to go here").click()
    plan = bob.page.locator(".plan")
    expect(plan).to_have_count(1)
    expect(ann.page.locator(".plan")).to_have_count(1)
    ann.page.locator(f"#space-{ann.view['heroes'][0]['space']}").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Clear my plan").click()
    expect(plan).to_have_count(0)


def test_what_others_show_is_said_and_can_be_shown_by_keys(visit: Visit) -> None:
    ann, bob, _ = seated(visit)
    said = ann.page.get_by_role("status").filter(has_text="Chada")
    bob.page.locator("#space-36").click()
    bob.page.get_by_role("button", name="Point here").click()
    expect(said).to_have_text("Chada points here: Space 36.")
    space = bob.page.locator("#space-36")
    space.focus()
    space.press("i")
    expect(said).to_have_text("Chada plans to go here: Space 36.")
    expect(ann.page.locator(".plan.archer")).to_have_count(1)
    space.press("i")
    expect(ann.page.locator(".plan")).to_have_count(0)
    bob.page.locator("#space-36").click(modifiers=["Shift"])
    expect(ann.page.locator(".plan.archer")).to_have_count(1)


def seat_of(person: Person, hero: str) -> str:
    """What the list of seats says about a hero."""
    seats = person.page.get_by_role("list", name="Seats")
    return seats.get_by_role("listitem").filter(has_text=hero).inner_text()


def test_a_vanished_player_is_replaced_by_vote_and_gets_the_seat_back(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.wait(lambda: "here" in seat_of(ann, "Chada"))
    bob.page.goto("about:blank")
    ann.page.get_by_role("button", name="Let a companion play").click()
    ann.wait(lambda: "companion" in seat_of(ann, "Chada"))
    expect(ann.page.get_by_role("article", name="Chada")).to_contain_text("companion")
    # It is kept for Bob, not for her.
    expect(ann.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    bob.sit(table)
    ann.wait(lambda: "companion" not in seat_of(ann, "Chada"))
    bob.see(lambda view: bool(view["you"] == 1))
    expect(ann.page.get_by_role("article", name="Chada")).not_to_contain_text("companion")


def test_who_waits_for_somebody_who_is_away_is_told_so_and_may_let_a_companion_play(
    visit: Visit,
) -> None:
    ann, bob, _ = seated(visit)
    ann.wait(lambda: bool(ann.says()))
    ann.page.goto("about:blank")
    expect(bob.actions).to_contain_text("Thorn is away.")
    bob.actions.get_by_role("button", name="Let a companion play").click()
    # What the group shares is now asked of Bob, not of the companion.
    bob.see(lambda view: bool(view["sharing"]))
    expect(bob.actions).not_to_contain_text("Thorn is away.")


def test_a_spectator_comes_by_link_and_is_told_so(visit: Visit, screens: Path) -> None:
    ann, _, _ = seated(visit)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Links for friends").click()
    sheet = ann.page.get_by_role("dialog", name="Invite your friends")
    link = sheet.get_by_role("textbox", name="Spectator link").input_value()
    expect(sheet.get_by_role("textbox", name="Chada")).to_have_count(1)
    expect(sheet).to_contain_text("only work on this computer")
    sheet.get_by_role("button", name="QR code: Spectator link").click()
    expect(sheet.get_by_role("img", name="QR code: Spectator link")).to_be_visible()
    look_at(ann, "links", screens, SHEET)
    sheet.get_by_role("button", name="Close", exact=True).last.click()
    eve = visit()
    eve.follow(link)
    eve.skip_cards()
    expect(eve.actions).to_contain_text("You’re watching")
    expect(eve.actions).to_contain_text(re.compile("Thorn|Chada"))
    expect(eve.actions.get_by_role("button")).to_have_count(0)
    expect(ann.actions).not_to_contain_text("You’re watching")
