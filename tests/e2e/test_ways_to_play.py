"""The same turn by keys alone, from lists, and on a phone."""

from itertools import cycle, islice

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story

FOCUSED = "document.activeElement"


def first_step(person: Person) -> str:
    return next(say for say in person.says() if say.startswith("walk"))


def tab_to(person: Person, name: str) -> None:
    """Tab until this has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focused = f"{FOCUSED}.getAttribute('aria-label') ?? {FOCUSED}.textContent"
        if str(person.page.evaluate(focused)).strip() == name:
            return
    raise AssertionError(f"Tab never comes to {name}")


def press(person: Person, what: str) -> None:
    """Lay a finger on something and leave it there until a card comes up."""
    card = person.ready_to_look()
    # A sheet that was just put away still covers everything for a moment.
    person.page.locator(what).tap(trial=True)
    box = person.page.locator(what).bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = person.context.new_cdp_session(person.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def press_number(person: Person, say: str) -> None:
    """Press the number on the button of an option."""
    with person.moving():
        person.page.keyboard.press(person.button(say).locator("kbd").inner_text())


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    ann = visit()
    page = ann.page
    page.goto("/")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    tab_to(ann, "Begin")
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ann.wait(lambda: bool(ann.says()))
    # To the map, over it with the arrows to a lit space, and there.
    expect(page.locator(".lit").first).to_be_visible()
    page.keyboard.press("m")
    for key in islice(cycle(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp")), 25):
        page.keyboard.press(key)
        if page.evaluate(f"{FOCUSED}.classList.contains('lit')"):
            break
    with ann.moving():
        page.keyboard.press("Enter")
    assert ann.view["heroes"][0]["hours"] == 1
    page.keyboard.press("o")
    assert page.evaluate(f"{FOCUSED}.closest('.actions') !== null")
    press_number(ann, "stop thorn")
    if card.is_visible():
        page.keyboard.press("Escape")
    press_number(ann, "done thorn")
    ann.wait(lambda: ann.view["pending"]["who"] != "thorn")


def test_a_turn_from_lists_and_log(visit: Visit) -> None:
    ann = visit()
    ann.sit(ann.begin("me", "companion:greedy", legend="1")["table"])
    ann.skip_cards()
    page = ann.page
    page.get_by_role("button", name="Play from lists").click()
    expect(page.locator(".map")).to_have_count(0)
    expect(page.get_by_role("heading", level=2).first).to_have_text(
        ann.words.say(ann.view["pending"]["prompt"])
    )
    options = page.get_by_role("region", name="What you can do")
    log = page.get_by_role("log", name="Log")
    for say in (first_step(ann), "stop thorn"):
        with ann.moving():
            options.get_by_role("button", name=f"Thorn: {ann.label(say)}").first.click()
        expect(log.get_by_role("listitem").last).to_contain_text("Thorn")
    # The number before an option is its key, and a new question comes into sight by itself.
    page.locator(".listing").evaluate("list => list.scrollTo(0, 900)")
    with ann.moving():
        page.keyboard.press(str(ann.says().index("done thorn") + 1))
    ann.see(lambda view: bool(view["pending"]["who"] != "thorn"))
    # Chada goes on by herself, then it is Thorn's turn again.
    ann.wait(lambda: ann.view["pending"]["who"] == "thorn" and bool(ann.says()))
    expect(log).to_contain_text("Chada")
    expect(options.get_by_role("button").first).to_be_enabled()
    expect(page.get_by_role("heading", level=2).first).to_be_in_viewport()
    page.keyboard.press("o")
    assert page.evaluate(f"{FOCUSED}.closest('.listing ol') !== null")


def test_a_turn_on_a_phone(visit: Visit) -> None:
    ann = visit(phone=True)
    page = ann.page
    page.goto("/")
    form = page.get_by_role("form", name="New game")
    form.get_by_role("button", name="Begin").tap()
    card = page.get_by_role("dialog")
    for count in ("Card 1 of 2", "Card 2 of 2"):
        expect(card).to_contain_text(count)
        card.get_by_role("button", name="Continue").tap()
    expect(card).to_have_count(0)
    ann.skip_cards()
    ann.wait(lambda: bool(ann.says()))
    # A finger that stays on a lit space shows its card and does nothing else.
    step = first_step(ann)
    seq = ann.seq
    press(ann, f"#space-{step.split()[-1]}")
    look = page.locator(".look")
    expect(look).to_contain_text(f"Space {step.split()[-1]}")
    page.locator("header h1").tap()
    expect(look).to_have_count(0)
    assert (ann.seq, card.count()) == (seq, 0)
    # One that taps goes there, or shows what can be done.
    with ann.moving():
        page.locator(f"#space-{step.split()[-1]}").tap()
        ann.wait(lambda: ann.seq > seq or card.is_visible())
        if card.is_visible():
            card.get_by_role("button", name=ann.label(step)).first.tap()
    for say in ("stop thorn", "done thorn"):
        with ann.moving():
            ann.button(say).tap()
    for tab, shows in (
        ("Heroes", page.get_by_role("article", name="Thorn")),
        ("Log", page.get_by_role("log", name="Log")),
        ("Chat", page.get_by_label("Write to the others")),
        ("Act", ann.actions),
    ):
        page.get_by_role("tab", name=tab).tap()
        expect(shows).to_be_visible()
        box = shows.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390


def test_looking_at_a_space_tells_its_price_and_one_click_walks_there(visit: Visit) -> None:
    ann = visit()
    table = ann.begin("me", "me")["table"]
    # Chada carries a wineskin: there are two ways to the next space; a click walks all the same.
    hurry([ann, ann], table, story()[: place(story(), lambda say: say.startswith("fight"))])
    ann.sit(table)
    ann.skip_cards()
    page = ann.page
    step = next(say for say in ann.says() if say.startswith("walk") and not say.endswith(" 19"))
    assert step.replace("walk", "drink") in ann.says()
    space = page.locator(f"#space-{step.split()[-1]}")
    space.hover()
    expect(page.locator(".map .note")).to_have_text("1 hour")
    with ann.moving():
        space.click()
    chada = next(hero for hero in ann.view["heroes"] if hero["name"] == "chada")
    assert chada["space"] == int(step.split()[-1])


#: Whatever moves now, by name, endless breath among it.
MOVING = "document.getAnimations().map((one) => one.animationName ?? one.transitionProperty)"


def test_whoever_wants_it_still_gets_it_still(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    ann.sit(ann.begin("me", "me", legend="1")["table"])
    card = ann.page.get_by_role("dialog")
    expect(card).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ann.page.locator(".space.lit").first).to_be_visible()
    assert ann.page.evaluate(MOVING)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("reduced").check()
    ann.page.keyboard.press("Escape")
    ann.page.locator("#space-20").click(button="right")
    expect(ann.page.locator(".ripple").first).to_be_visible()
    assert ann.page.evaluate(MOVING) == []
