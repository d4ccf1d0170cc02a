"""Every screen in every light: no fault that axe can find, and a picture of it."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story


def at_table(person: Person, steps: int) -> None:
    """Both heroes are led from here, and so much has happened."""
    table = person.begin("me", "me", name="Ann")["table"]
    hurry([person, person], table, story()[:steps])
    person.sit(table)
    person.wait(lambda: person.seq >= 0)


SHEET = "dialog[open]"


def test_the_tavern(visit: Visit, screens: Path) -> None:
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_enabled()
    look_at(ann, "tavern", screens)
    ann.begin("me", "me", legend="1")
    ann.page.reload()
    expect(ann.page.get_by_role("link", name="Continue")).to_be_visible()
    expect(ann.page.get_by_text("Your move")).to_be_visible()
    look_at(ann, "tavern-games", screens)


def test_cards_held_up(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, 0)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    look_at(ann, "card", screens, SHEET)


def test_the_table(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, place(story(), lambda say: say.startswith("done")))
    look_at(ann, "table", screens)
    ann.page.get_by_role("article", name="Thorn").get_by_role("button").first.click()
    look_at(ann, "hero", screens, "aside")
    # What is drawn only explains itself too.
    ann.page.get_by_role("article", name="Thorn").get_by_role("img", name="Strength").hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Added to your best die")
    ann.page.get_by_role("tab", name="Chat").click()
    look_at(ann, "chat", screens, "aside")
    ann.page.locator("#space-0").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    look_at(ann, "space", screens, "main")


def test_a_card_of_what_one_looks_at(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, place(story(), lambda say: say.startswith("fight")))
    ann.skip_cards()
    creature = next(one for one in ann.view["threats"] if one["reached_by"])
    seq = ann.seq
    space = ann.page.locator(f"#space-{creature['space']}")
    card = ann.ready_to_look()
    space.hover()
    expect(card).to_contain_text(f"Space {creature['space']}")
    expect(card).to_contain_text("In reach:")
    # A mouse passes over much that nobody wants to hear: to the ear its card is not there.
    expect(card.locator(".odds")).to_have_attribute("aria-busy", "false")
    look_at(ann, "look", screens)
    # By key it follows the focus, and is read aloud.
    ann.page.mouse.move(0, 0)
    space.focus()
    ann.page.keyboard.press("v")
    expect(ann.page.get_by_role("status").filter(has_text="Next step:")).to_be_visible()
    ann.page.keyboard.press("ArrowLeft")
    expect(card).not_to_contain_text(f"Space {creature['space']} ")
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert ann.seq == seq


def test_sheets(visit: Visit, screens: Path) -> None:
    ann = visit()
    page = ann.page
    sheet = page.get_by_role("dialog")

    def look(name: str, button: Locator) -> None:
        button.click()
        expect(sheet.get_by_role("heading").first).to_be_visible()
        expect(sheet.get_by_text("…", exact=True)).to_have_count(0)
        look_at(ann, name, screens, SHEET)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

    page.goto("/")
    look("settings", page.get_by_role("button", name="Settings"))
    look("help", page.get_by_role("button", name="Help"))
    at_table(ann, place(story(), lambda say: say.startswith("done")))
    page.get_by_role("button", name="Play from lists").click()
    look("cards", page.get_by_role("button", name="Legend cards"))
    look("rule", page.get_by_role("log").get_by_role("button").last)


def test_a_fight(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, place(story(), lambda say: say.startswith("again")))
    expect(ann.page.get_by_role("region", name="Fight")).to_be_visible()
    look_at(ann, "fight", screens)


def test_a_reward(visit: Visit, screens: Path) -> None:
    ann = visit()
    begin = place(story(), lambda say: say.startswith("fight"))
    at_table(ann, place(story(), lambda say: say.startswith("share"), begin))
    expect(ann.page.get_by_role("region", name="Fight")).to_be_visible()
    look_at(ann, "reward", screens, "main")


def test_lists(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, place(story(), lambda say: say.startswith("again")))
    ann.page.get_by_role("button", name="Play from lists").click()
    expect(ann.page.locator(".listing")).to_be_visible()
    look_at(ann, "lists", screens)


def test_a_replay(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_table(ann, place(story(), lambda say: say.startswith("done")))
    ann.page.get_by_role("button", name="Replay").click()
    ann.page.get_by_role("slider", name="Moment").fill("3")
    look_at(ann, "replay", screens)
