"""Eternal Frost in the browser: snow and storm, fire and barter, the frost that eats the hours."""

from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from rietland.kernel.setup import Setup
from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person, hurry
from tests.e2e.story import Step, place, told

PARTY = ["thorn", "tenaya", "eara", "kram"]
SEED = 5


@cache
def winter() -> tuple[Step, ...]:
    """The first legend, told in advance."""
    return told(Setup("frost", "1", "easy", PARTY, list(range(4)), ""), SEED)


def lay(person: Person, legend: str, difficulty: str) -> str:
    heroes = [{"name": name, "player": "me"} for name in PARTY]
    made = person.begin(legend=legend, box="frost", difficulty=difficulty, seed=SEED, heroes=heroes)
    return str(made["table"])


def test_snow_is_turned_a_fire_lit_and_something_bartered(visit: Visit, screens: Path) -> None:
    ann = visit(speed="fast")
    table = lay(ann, "1", "easy")
    hurry([ann] * 4, table, winter()[: place(winter(), lambda say: say.startswith("stop"))])
    ann.sit(table)
    ann.skip_cards()
    page = ann.page
    ann.choose("stop kram")
    expect(page.locator(".telling")).to_contain_text("Kram reveals the snow token")
    for say in ("done kram", "end thorn", "walk tenaya 18", "stop tenaya"):
        ann.choose(say)
    expect(page.locator(".piece.tint-lit")).to_have_count(0)
    ann.choose("deed tenaya light")
    expect(page.locator(".piece.tint-lit")).to_be_visible()
    tenaya = page.get_by_role("article", name="Tenaya")
    ann.actions.get_by_role("button", name="Swap the waterskin for the firewood").click()
    expect(tenaya.get_by_role("button", name="firewood")).to_be_visible()
    # There is no gold in this box, and no fog.
    tenaya.get_by_role("button").first.click()
    for word in ("gold", "fog", "farmer"):
        expect(page.locator("body")).not_to_contain_text(word, ignore_case=True)
    look_at(ann, "frost-castle", screens)


def test_a_fight_in_winter(visit: Visit, screens: Path) -> None:
    ann = visit()
    table = lay(ann, "1", "easy")
    fight = place(winter(), lambda say: say.startswith("fight"))
    hurry([ann] * 4, table, winter()[: fight + 1])
    ann.sit(table)
    ann.skip_cards()
    expect(ann.page.locator("section.fight")).to_be_visible()
    look_at(ann, "frost-fight", screens, "main")


def test_the_frost_covers_the_end_of_the_day(visit: Visit, screens: Path) -> None:
    ann = visit()
    ann.sit(lay(ann, "2", "normal"))
    ann.skip_cards()
    day = ann.page.get_by_role("group", name="Hours")
    expect(day.locator(".frozen")).to_have_count(1)
    expect(day.locator(".frozen .token")).to_have_attribute(
        "title", "Frost token on hour 10: hour 10 cannot be used."
    )
    expect(day).to_contain_text("Frost token on hour 10")
    expect(ann.page.get_by_role("img", name="Defence places: 1 of 1 free")).to_be_visible()
    look_at(ann, "frost-village", screens)
