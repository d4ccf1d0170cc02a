"""Legends 3 to 5 in the browser: fates, the mine and its fire, the dragon over the castle."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import hurry
from tests.e2e.story import place, story

#: Keeps how many spaces were on fire, for each blast that was told.
BLASTS = """() => {
  window.blasts = [];
  new MutationObserver(() => {
    const now = document.querySelectorAll(".fire .burst").length;
    if (now && window.blasts.at(-1) !== now) window.blasts.push(now);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_first_gem_wakes_the_fire_and_it_runs_along_its_paths(
    visit: Visit, screens: Path
) -> None:
    ann = visit(speed="fast")
    steps = story("4")
    taken = place(steps, lambda say: say.startswith("take") and " gem" in say)
    table = ann.begin("me", "me", legend="4")["table"]
    hurry([ann, ann], table, steps[:taken])
    ann.sit(table)
    ann.skip_cards()
    expect(ann.page.locator(".track .end.green")).to_be_visible()
    expect(ann.page.locator(".fire .vent")).to_have_count(3)
    ann.page.evaluate(BLASTS)
    ann.choose(steps[taken].say)
    put_away = "() => document.querySelector('dialog[open] .primary')?.click()"
    ann.wait(lambda: ann.page.evaluate(f"({put_away})(), window.blasts.length > 0"))
    expect(ann.page.locator(".signs .fire")).to_be_visible()
    expect(ann.page.locator(".worth")).not_to_have_count(0)
    look_at(ann, "mine", screens)


def test_the_dragon_lies_on_its_mountain_and_creatures_hold_the_castle(
    visit: Visit, screens: Path
) -> None:
    ann = visit()
    steps = story("5")
    table = ann.begin("me", "me", legend="5")["table"]
    hurry([ann, ann], table, steps[: place(steps, lambda say: say.startswith("walk"))])
    ann.sit(table)
    ann.skip_cards()
    expect(ann.page.locator(".pieces .dragon")).to_be_visible()
    expect(ann.page.locator(".place[data-creature='0']")).to_have_count(2)
    expect(ann.page.locator(".track .tokens i")).to_have_count(3)
    look_at(ann, "dragon", screens)


def test_every_hero_has_a_fate_to_read(visit: Visit, screens: Path) -> None:
    ann = visit()
    ann.sit(ann.begin("me", "companion:novice", legend="3")["table"])
    ann.skip_cards()
    fates = ann.page.locator(".own")
    expect(fates).to_have_count(2)
    fates.first.get_by_role("button").click()
    expect(fates.first.locator("p")).not_to_have_count(0)
    look_at(ann, "fate", screens, "aside")
