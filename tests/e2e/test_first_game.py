"""Somebody comes for the first time and begins."""

import time

from playwright.sync_api import expect

from tests.e2e.conftest import Visit


def test_a_first_time_player_is_on_turn_within_a_minute(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference", lessons="first")
    page = ann.page
    lesson = page.get_by_role("region", name="First game").get_by_role("button", name="Got it")
    begin = time.monotonic()
    page.goto("/")
    form = page.get_by_role("form", name="New game")
    expect(form.get_by_role("radio").first).to_be_checked()
    form.get_by_role("button", name="Begin").click()
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    while card.is_visible():
        card.get_by_role("button", name="Continue").click()
    ann.wait(lambda: ann.told["view"]["pending"]["seat"] in ann.told["mine"])
    assert time.monotonic() - begin < 60

    while lesson.is_visible():
        lesson.click()
    # The map shows where one may go; a click goes there, and the companion answers for the other.
    assert page.locator(".space.lit").count() > 1
    step = next(say for say in ann.says() if say.startswith("walk"))
    before = ann.view["heroes"][0]["space"]
    page.locator(f"#space-{step.split()[-1]}").click()
    ann.wait(lambda: ann.view["heroes"][0]["space"] != before)
    expect(page.get_by_role("log")).to_contain_text("Thorn")
    ann.skip_cards()
    ann.choose("stop thorn")
    ann.choose("done thorn")
    expect(lesson).to_be_hidden()
    ann.wait(lambda: any(one["seat"] == 1 for one in ann.told["told"]))


def test_whoever_is_given_a_leader_comes_along_and_without_one_stays_at_home(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    form = ann.page.get_by_role("form", name="New game")
    figure = form.get_by_role("button", name="Liphardus")
    leader = form.get_by_role("combobox", name="Who plays").nth(2)
    expect(leader).to_have_value("")
    leader.select_option("companion:steady")
    expect(figure).to_have_attribute("aria-pressed", "true")
    leader.select_option("")
    expect(figure).to_have_attribute("aria-pressed", "false")


def test_a_second_click_turns_no_second_card_and_read_cards_stay_read(visit: Visit) -> None:
    ann = visit()
    page = ann.page
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    card = page.get_by_role("dialog")
    for count in ("Card 1 of 2", "Card 2 of 2"):
        expect(card).to_contain_text(count)
        button = card.get_by_role("button", name="Continue")
        button.click(trial=True)
        spot = button.bounding_box()
        assert spot is not None
        page.mouse.dblclick(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(card).to_have_count(0)
    # Neither did it reach the map below.
    assert ann.seq == 0
    page.reload()
    expect(page.locator(".space.lit").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(card).to_have_count(0)
