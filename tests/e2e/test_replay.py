"""Going back to see it again, and playing on from there."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story


def played(person: Person) -> str:
    """A table where a few things have happened."""
    table = str(person.begin("me", "me")["table"])
    hurry([person, person], table, story()[: place(story(), lambda say: say.startswith("done"))])
    return table


def test_the_scrubber_shows_every_moment_and_leads_back(visit: Visit) -> None:
    ann = visit()
    ann.sit(played(ann))
    page = ann.page
    now = ann.seq
    space = ann.view["heroes"][0]["space"]
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value(str(now))
    expect(ann.actions.get_by_role("button", disabled=False)).to_have_count(0)
    slider.fill("0")
    expect(page.get_by_text(re.compile(f"^1 of {now + 1}, day 1"))).to_be_visible()
    find = page.get_by_role("article", name="Thorn").get_by_role("button", name="Show on the map")
    before = find.inner_text()
    assert before != str(space)
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_have_count(0)
    expect(find).to_have_text(str(space))
    assert ann.actions.get_by_role("button", disabled=False).count() > 0


def test_another_game_begins_where_one_looks(visit: Visit) -> None:
    ann = visit()
    first = played(ann)
    ann.page.goto(f"/table/{first}#at=4")
    expect(ann.page.get_by_role("slider", name="Moment")).to_have_value("4")
    ann.page.get_by_role("button", name="Try again from here").click()
    ann.wait(lambda: ann.told["table"] != first)
    expect(ann.page.get_by_role("slider", name="Moment")).to_have_count(0)
    assert first not in ann.page.url
    told = ann.page.get_by_text("This is now a separate game")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert ann.seq == 4
    ann.skip_cards()
    ann.choose(ann.says()[-1])
    assert ann.seq > 4


def test_a_link_to_a_moment_leads_there_and_is_forgotten_afterwards(visit: Visit) -> None:
    ann = visit()
    table = played(ann)
    ann.sit(table)
    page, slider = ann.page, ann.page.get_by_role("slider", name="Moment")
    page.evaluate("() => { location.hash = 'at=4' }")
    expect(slider).to_have_value("4")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(ann.seq))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_have_count(0)
    assert page.url.endswith(f"/table/{table}")


def test_who_looks_back_takes_nothing_back(visit: Visit) -> None:
    ann = visit()
    ann.sit(played(ann))
    now = ann.seq
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.get_by_role("slider", name="Moment")).to_have_value(str(now))
    ann.page.keyboard.press("u")
    ann.page.get_by_role("button", name="Back to the game").click()
    with ann.moving():
        ann.page.keyboard.press("u")
    assert ann.seq == now + 1


def test_a_moment_at_which_something_was_taken_back_says_so(visit: Visit) -> None:
    ann = visit()
    ann.sit(played(ann))
    with ann.moving():
        ann.page.get_by_role("button", name="Undo").click()
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.locator(".where")).to_contain_text("Thorn undoes a move.")
    before = ann.page.get_by_role("log").inner_text()
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.locator(".where")).not_to_contain_text("undoes a move")
    assert ann.page.get_by_role("log").inner_text() != before


def test_a_fight_of_the_past_shows_the_dice_of_both_sides(visit: Visit) -> None:
    ann = visit()
    table = ann.begin("me", "me")["table"]
    begin = place(story(), lambda say: say.startswith("fight"))
    hurry([ann, ann], table, story()[: place(story(), lambda say: say.startswith("share"), begin)])
    ann.sit(table)
    score = ann.page.get_by_role("region", name="Fight").locator(".score")
    now = score.inner_text()
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.get_by_role("slider", name="Moment")).to_be_visible()
    expect(score).to_have_text(now)


def test_the_help_saves_the_game_as_a_file(visit: Visit) -> None:
    ann = visit()
    table = played(ann)
    ann.sit(table)
    ann.page.get_by_role("button", name="Help").click()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save this game as a file").click()
    assert f"rietland-{table}.txt" == saved.value.suggested_filename
    assert "legend 2" in saved.value.path().read_text(encoding="utf-8")
