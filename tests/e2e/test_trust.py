"""What the table promises it does: ways, plans, sharing, and answers that are the only ones."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Message, Person


def thorn(person: Person) -> Message:
    found: Message = next(one for one in person.view["heroes"] if one["name"] == "thorn")
    return found


def test_the_way_that_is_drawn_is_walked_taken_back_whole_and_says_why_it_ends(
    visit: Visit,
) -> None:
    ann = visit()
    page = ann.page
    ann.skip_cards()
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    ann.see(lambda view: bool(view["ways"]) and view["pending"]["who"] == "thorn")
    start, begun = thorn(ann), ann.seq
    way = next(one for one in ann.view["ways"] if len(one["path"]) == 3 and not one["why"])
    space = page.locator(f"#space-{way['to']}")
    space.hover()
    expect(page.locator(".note")).to_contain_text("3 hours")
    with ann.moving():
        space.click()
    assert (way["to"], start["hours"] + 3) == (thorn(ann)["space"], thorn(ann)["hours"])
    assert begun + 3 == ann.seq

    with ann.moving():
        page.keyboard.press("u")
    assert (start["space"], start["hours"]) == (thorn(ann)["space"], thorn(ann)["hours"])

    far = max((one for one in ann.view["ways"] if one["why"]), key=lambda one: one["to"])
    end = far["path"][-1]
    space = page.locator(f"#space-{far['to']}")
    space.hover()
    expect(page.locator(".note")).to_contain_text(f"only as far as space {end}")
    expect(page.locator(".note")).to_contain_text("no overtime today")
    space.click()
    popup = page.locator(".paper.popup")
    expect(popup).to_contain_text("no overtime today")
    expect(popup.get_by_role("button", name=re.compile(far["rule"]))).to_be_visible()
    with ann.moving():
        popup.get_by_role("button", name=f"Walk as far as space {end}").click()
    assert end == thorn(ann)["space"]

    # By lists the same ways are chosen by their names.
    with ann.moving():
        page.keyboard.press("u")
    page.keyboard.press("l")
    choice = page.get_by_label("Walk farther:")
    choice.select_option(str(way["to"]))
    with ann.moving():
        page.get_by_role("button", name="Walk", exact=True).click()
    assert way["to"] == thorn(ann)["space"]


def test_sharing_is_a_few_steps_and_a_hint_is_done_in_one_go(visit: Visit, screens: Path) -> None:
    ann = visit(alone=True)
    page = ann.page
    ann.sit(ann.begin("me", "companion:novice")["table"])
    ann.see(lambda view: view["sharing"] is not None)
    page.get_by_role("dialog").get_by_role("button", name="Skip the rest").click()
    look_at(ann, "sharing", screens, "aside")
    while ann.view["sharing"] and ann.view["sharing"]["left"] > 1:
        group = page.get_by_role("group", name="Share out")
        sharing = ann.view["sharing"]
        share = group.get_by_role("button", name="Share out", exact=True)
        expect(share).to_be_disabled()
        for number in range(sharing["left"]):
            more = group.get_by_role("button", name=re.compile("one more"))
            more.nth(number % 2).click()
        with ann.moving():
            share.click()
    ann.see(lambda view: bool(view["ways"]))
    expect(page.locator(".goals li")).to_have_count(3)

    page.get_by_role("button", name="Hint").click()
    moves = page.get_by_role("list", name="What could you do?")
    expect(moves.get_by_role("listitem").first).to_contain_text("Win:")
    plan = moves.get_by_role("button", name=re.compile("Do the plan"))
    if plan.count():
        look_at(ann, "plan", screens, "aside")
        before = ann.seq
        with ann.moving():
            plan.first.click()
        assert ann.seq > before + 1
    ann.see(lambda view: view["pending"]["seat"] in ann.told["mine"])

    # The same by lists.
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="Goals")).to_be_visible()
    look_at(ann, "goals-list", screens)
