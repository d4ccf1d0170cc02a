"""The first hour: lessons on the way, words that explain themselves, the story at the end."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at, picture
from tests.e2e.people import Person, hurry
from tests.e2e.story import story


def read_cards(page: Page) -> None:
    """All cards that are held up, one after the other."""
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def first_game(person: Person) -> None:
    person.sit(person.begin("me", "me", legend="1")["table"])
    read_cards(person.page)


def test_lessons_say_and_light_what_matters(visit: Visit, screens: Path) -> None:
    ann = visit(lessons="first")
    page = ann.page
    first_game(ann)
    lesson = page.get_by_role("region", name="First game")
    expect(lesson).to_contain_text("These are your goals.")
    expect(page.locator(".quest[data-lesson]")).to_have_count(1)
    look_at(ann, "lesson", screens, ".lesson")

    lesson.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(lesson).to_contain_text("can walk to any highlighted space")
    lit = page.locator(".space[data-lesson]")
    assert lit.count() == sum(say.startswith("walk") for say in ann.says())

    # Whoever walks has learnt to walk; the next lesson is about the hours.
    step = next(say for say in ann.says() if say.startswith("walk"))
    with ann.moving():
        page.locator(f"#space-{step.split()[-1]}").click()
    expect(lesson).to_contain_text("The day track shows the hours")

    lesson.get_by_role("button", name="No more tips").click()
    expect(lesson).to_be_hidden()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Show the tips").click()
    expect(lesson).to_contain_text("These are your goals.")


def test_lessons_fit_a_phone_and_the_list(visit: Visit, screens: Path) -> None:
    ben = visit(phone=True, lessons="first")
    page = ben.page
    first_game(ben)
    lesson = page.get_by_role("region", name="First game")
    expect(lesson).to_be_in_viewport(ratio=1)
    picture(ben, screens / "lesson-phone.png")
    # The goals were shown below the question; now it is asked.
    lesson.get_by_role("button", name="Got it").tap()
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Play from lists").click()
    expect(lesson).to_be_in_viewport(ratio=1)
    question = page.locator(".listing h2").first
    above, below = lesson.bounding_box(), question.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_lessons_of_the_castle(visit: Visit, screens: Path) -> None:
    ann = visit(lessons="first")
    party = [{"name": name, "player": "me"} for name in ("thorn", "chada")]
    made = ann.begin(box="rietburg", legend="1", difficulty="first", heroes=party)
    ann.sit(made["table"])
    read_cards(ann.page)
    lesson = ann.page.get_by_role("region", name="First game")
    expect(lesson).to_contain_text(ann.words.text("lesson-castle-play"))
    expect(ann.page.locator(".hand[data-lesson]")).to_have_count(1)
    look_at(ann, "castle-lesson", screens)


def test_a_word_explains_itself(visit: Visit, screens: Path) -> None:
    ann = visit()
    page = ann.page
    ann.sit(ann.begin("me", "me")["table"])
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    word = card.get_by_role("button", name="golden shields")
    expect(word).to_be_visible()
    note = page.get_by_role("tooltip")
    expect(note).to_be_hidden()
    # Letters that come late move the word away from the pointer.
    page.evaluate("document.fonts.ready")
    word.hover()
    expect(note).to_contain_text("A place in the castle that can hold one intruder")
    look_at(ann, "glossary-note", screens, "dialog[open]")
    word.focus()
    expect(word).to_have_accessible_description("golden shield A place in the castle that can hold one intruder; when a creature breaks in and none is free, the legend is lost.")  # fmt: skip  # noqa: E501
    # Escape puts away what is on top: first the note, and only then the card.
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(card).to_be_visible()

    read_cards(page)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="All rules").click()
    rules = page.get_by_role("dialog", name="All rules")
    rules.get_by_role("searchbox").fill("rooster")
    expect(rules.locator("dt", has_text="rooster")).to_be_visible()
    look_at(ann, "glossary", screens, "dialog[open]")


def test_the_end_tells_the_story_with_links_to_its_moments(visit: Visit, screens: Path) -> None:
    ann = visit()
    page = ann.page
    table = ann.begin("me", "me", name="Ann")["table"]
    hurry([ann, ann], table, story())
    ann.sit(table)
    ann.skip_cards()
    told = page.get_by_role("region", name="The story of this game")
    expect(told).to_be_visible()
    look_at(ann, "story", screens, ".over")
    moment = told.get_by_role("link").first
    seq = int(str(moment.get_attribute("href")).partition("#at=")[2])
    moment.click()
    expect(page.locator(".replaying")).to_be_visible()
    assert page.evaluate("location.hash") == f"#at={seq}"
    picture(ann, screens / "story-moment.png")
