"""Chada & Thorn in a real browser: cards, ways with their prices, and the Curse."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person

TWO = [{"name": "chada", "player": "me"}, {"name": "thorn", "player": "me"}]


def sit_down(person: Person, legend: str) -> None:
    """Both heroes are led from this screen, and the story was read."""
    wishes = {"box": "chada_thorn", "difficulty": "allies_2", "heroes": TWO, "seed": 3}
    person.sit(str(person.begin(legend=legend, **wishes)["table"]))
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    person.see(lambda view: bool(view["reach"]))


def test_a_card_leads_to_a_space_at_its_price(visit: Visit, screens: Path) -> None:
    ann = visit(lessons="off")
    page = ann.page
    sit_down(ann, "1")
    look_at(ann, "trail", screens)
    before = ann.view["heroes"][0]["space"]
    way = next(
        way
        for reach in ann.view["reach"]
        for way in reach["ways"]
        if way["spaces"] and way["outcome"]["curse"] > 0
    )
    page.locator(f'[data-space="{way["space"]}"]').click()
    ways = page.get_by_role("dialog")
    expect(ways).to_contain_text("the Curse moves")
    look_at(ann, "trail-ways", screens, "[role=dialog]")
    with ann.moving():
        ways.locator(".go", has_text="the Curse moves").first.click()
    ann.see(lambda view: bool(view["heroes"][0]["space"] != before))
    assert ann.view["heroes"][0]["space"] == way["space"]
    expect(page.get_by_role("log")).to_contain_text("The Curse")


def test_a_line_of_a_card_is_chosen_by_key_and_the_way_from_a_list(visit: Visit) -> None:
    ann = visit(lessons="off")
    page = ann.page
    sit_down(ann, "1")
    page.keyboard.press("h")
    with ann.moving():
        page.keyboard.press("Enter")
    ann.see(lambda view: any(one["say"].startswith("go ") for one in view["options"]))
    page.keyboard.press("l")
    with ann.moving():
        page.locator(".listing").get_by_role("button").filter(has_text="To ").last.click()
    ann.see(lambda view: view["pending"]["who"] == "thorn")


def test_an_ally_joins_a_pile_and_somebody_begins(visit: Visit) -> None:
    ann = visit(lessons="off")
    wishes = {"box": "chada_thorn", "difficulty": "allies_1", "heroes": TWO, "seed": 3}
    ann.sit(str(ann.begin(legend="2", **wishes)["table"]))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.see(lambda view: bool(view["options"]))
    ann.choose("place chada other_right")
    ann.choose("begin chada thorn")
    ann.see(lambda view: view["pending"]["who"] == "thorn")
    assert ["ally"] == [
        card["sort"]
        for card in ann.view["heroes"][1]["piles"][2]["cards"]
        if card["sort"] == "ally"
    ]


def test_on_a_phone_every_corner_of_a_stage_says_on_screen_what_leads_there(visit: Visit) -> None:
    ann = visit(lessons="off", phone=True)
    page = ann.page
    sit_down(ann, "1")
    spaces = ann.view["stages"][-1]["spaces"]
    corners = [one["number"] for one in spaces if "target" in str(one["symbols"])]
    assert 2 == len(corners)
    for number in corners:
        page.locator(f'[data-space="{number}"]').click()
        for part in (page.get_by_role("dialog"), page.get_by_role("button", name="Point here")):
            expect(part).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
