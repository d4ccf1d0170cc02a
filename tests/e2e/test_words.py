"""Another language, at once."""

from playwright.sync_api import expect

from rietland.words import Catalogue
from tests.e2e.conftest import Visit


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    ann = visit()
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    page = ann.page
    page.evaluate("window.same = true")
    story = page.get_by_role("dialog").locator(".story").first
    told = {"en": story.inner_text()}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    for language in ("fr", "de", "es", "en"):
        words = Catalogue(language)
        sheet.get_by_role("combobox").select_option(language)
        expect(sheet.get_by_role("heading").first).to_have_text(words.text("settings-title"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        prompt = words.say(ann.view["pending"]["prompt"])
        expect(page.locator(".actions .prompt")).to_contain_text(prompt)
        expect(page.locator("header h1")).to_contain_text(words.text("legend-base-1"))
    # The cards that were read follow.
    sheet.get_by_role("combobox").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    told["fr"] = story.inner_text()
    assert told["fr"] != told["en"]
    assert page.evaluate("window.same")
    # The device remembers.
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
