"""The Liberation of Rietburg in real browsers."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.castle import (
    at_castle,
    at_two_screens,
    castle,
    castle_story,
    speak,
    story_with,
)
from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at, take_a_hint
from tests.e2e.people import Message, Person
from tests.e2e.test_ways_to_play import FOCUSED

SHEET = "dialog[open]"


def group_fight() -> tuple[int, int]:
    return story_with(lambda say: say.startswith("invite "))


def test_from_the_tavern_to_the_first_card(visit: Visit, screens: Path) -> None:
    ann = visit()
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="The Liberation of Rietburg").click()
    form = page.get_by_role("form", name="New game")
    expect(form.get_by_role("button", name="Chada")).to_have_attribute("aria-pressed", "true")
    expect(form.get_by_label("Variant").get_by_role("option")).to_have_count(9)
    look_at(ann, "castle-tavern", screens)
    # Cards dealt by chance may leave her something to do before her turn ends.
    form.get_by_label("Seed").fill("1")
    form.get_by_role("button", name="Begin").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Complete 4 missions")
    look_at(ann, "castle-opening", screens, SHEET)
    sheet.get_by_role("button", name="Continue").click()
    ann.skip_cards()
    speak(ann, "play chada chada_3 3")
    expect(page.get_by_role("log")).to_contain_text("Chada plays Two on the String")
    expect(page.get_by_role("article", name="In use: Two on the String")).to_be_visible()
    for _ in range(2):
        speak(ann, "gain chada quiver")
    # Her turn is over; the companion plays, and she is asked again: to come along, or for her turn.
    ann.wait(lambda: bool(ann.says()) and ann.view["turn"] >= 2)
    assert len(ann.view["heroes"][0]["quivers"]) == 2


def test_a_game_is_played_to_its_end_on_both_screens(visit: Visit, screens: Path) -> None:
    ann, bob = visit(), visit()
    seed = min(range(1, 6), key=lambda seed: len(castle_story(seed)))
    steps = castle_story(seed)
    by_hand = 12
    at_two_screens(ann, bob, len(steps) - by_hand, seed)
    people = [ann, bob]
    for step in steps[-by_hand:]:
        speak(people[step.seat], step.say)
        for person in people:
            person.reach(step.after)
    for person in people:
        person.see(lambda view: bool(view["result"] != "playing"))
        name = person.words.text(f"ui-{person.view['result']}")
        expect(person.page.get_by_role("region", name=name)).to_contain_text("Missions:")
    assert ann.view["result"] == bob.view["result"]
    look_at(ann, "castle-end", screens)
    bob.page.get_by_role("button", name="Back to the tavern").click()
    bob.page.get_by_role("link", name="Replay").click()
    expect(bob.page.get_by_role("slider", name="Moment")).to_have_value("0")


def test_a_group_fight_shows_who_adds_what(visit: Visit, screens: Path) -> None:
    ann, bob = visit(), visit()
    seed, at = group_fight()
    at_two_screens(ann, bob, at, seed)
    people = [ann, bob]
    steps = castle_story(seed)[at:]
    end = next(i for i, step in enumerate(steps) if step.say.startswith(("strike", "withdraw")))
    trophies = ann.view["gallery"]["cards"]
    for step in steps[:end]:
        speak(people[step.seat], step.say)
        for person in people:
            person.reach(step.after)
            fight = person.page.get_by_role("region", name="Fight")
            now = person.view["fight"]
            expect(fight).to_contain_text(f"{now['total']} : {now['strength']}")
            expect(fight.get_by_role("listitem")).to_have_count(len(now["fighters"]))
    assert len(ann.view["fight"]["fighters"]) == 2
    look_at(ann, "castle-fight", screens)
    expect(people[steps[end].seat].page.get_by_text("Enough to win.")).to_be_visible()
    speak(people[steps[end].seat], steps[end].say)
    ann.see(lambda view: view["fight"] is None)
    assert ann.view["gallery"]["cards"] == trophies + 1


def test_what_is_missing_in_a_fight_is_said_with_its_rule(visit: Visit) -> None:
    seed, at = story_with(lambda say: say.startswith("invite "))
    ann = visit()
    at_castle(ann, at, seed)
    now = ann.view["fight"]
    missing = now["strength"] - now["total"]
    assert missing > 0
    fight = ann.page.get_by_role("region", name="Fight")
    expect(fight).to_contain_text(f"{missing} more needed.")
    ann.actions.get_by_text("Not possible right now").click()
    ann.actions.get_by_role("button", name=re.compile("RB-COMBAT-[29]")).first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("strength")


def test_a_card_is_taken_back_by_the_other(visit: Visit) -> None:
    ann, bob = visit(), visit()
    at_two_screens(ann, bob, 0, 1)
    speak(ann, "play thorn thorn_1 2")
    bob.see(lambda view: view["card"] is not None)
    bob.page.get_by_role("button", name="Undo").click()
    for person in (ann, bob):
        person.see(lambda view: view["card"] is None)
    hand = ann.page.get_by_role("region", name="Thorn’s hand")
    expect(hand.get_by_role("article")).to_have_count(3)
    expect(ann.page.get_by_role("log")).to_contain_text("undoes a move")


def test_a_press_while_escape_closes_the_sheet_reaches_the_table(visit: Visit) -> None:
    ann = visit()
    table = str(castle(ann, "me", "me")["table"])
    ann.sit(table)
    expect(ann.page.get_by_role("dialog")).to_contain_text("Complete 4 missions")
    button = ann.page.get_by_role("button", name=ann.label("play thorn thorn_1 2"), exact=True)
    # The browser closes the dialog at once and says so a little later; the press comes in between.
    button.evaluate(
        """(node) => {
            document.querySelector('dialog').close();
            node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        }"""
    )
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    over = "(node, [x, y]) => node.contains(document.elementFromPoint(x, y))"
    box = button.bounding_box()
    assert box is not None
    assert button.evaluate(over, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def test_a_replay_leads_back_and_another_game_begins_there(visit: Visit, screens: Path) -> None:
    ann = visit()
    table = at_castle(ann, 30)
    page = ann.page
    # Back to a question: where a card is to be drawn, the other game would draw it at once.
    back = castle_story(1)[20].after
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value(str(ann.seq))
    slider.fill(str(back))
    expect(page.get_by_role("region", name="’s hand").get_by_role("button")).to_have_count(2)
    look_at(ann, "castle-replay", screens)
    page.get_by_role("button", name="Try again from here").click()
    ann.wait(lambda: ann.told["table"] != table)
    expect(slider).to_have_count(0)
    assert ann.seq == back


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    ann = visit()
    at_castle(ann, 0)
    page = ann.page
    expect(page.locator(".hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    assert page.evaluate(f"{FOCUSED}.closest('.hand') !== null")
    kbd = page.get_by_role("button", name=ann.label("play thorn thorn_1 2"), exact=True)
    with ann.moving():
        page.keyboard.press(kbd.locator("kbd").inner_text())
    # Two movements: over the castle by arrows, and there.
    page.keyboard.press("m")
    before = ann.view["heroes"][0]["place"]
    page.keyboard.press("ArrowLeft")
    with ann.moving():
        page.keyboard.press("Enter")
    assert ann.view["heroes"][0]["place"] == before - 1
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="Dungeon").locator(".ping")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Dungeon")).to_have_text(
        "Thorn points here: Dungeon."
    )
    page.keyboard.press("o")
    assert page.evaluate(f"{FOCUSED}.closest('.actions') !== null")
    stop = ann.button("stop thorn").locator("kbd").inner_text()
    with ann.moving():
        page.keyboard.press(stop)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_contain_text("Missions: 0 of 4")
    page.keyboard.press("Escape")


def test_a_figure_is_dragged_to_a_place(visit: Visit) -> None:
    ann = visit()
    at_castle(ann, 0)
    page = ann.page
    speak(ann, "play thorn thorn_1 2")
    figure = page.locator('[data-piece="hero:thorn"]')
    with ann.moving():
        figure.drag_to(page.locator("#place-2"), target_position={"x": 150, "y": 60})
    assert ann.view["heroes"][0]["place"] == 2
    with ann.moving():
        page.locator("#place-4").click(position={"x": 150, "y": 60})
    assert ann.view["heroes"][0]["place"] == 4


def test_a_turn_from_lists(visit: Visit, screens: Path) -> None:
    ann = visit()
    at_castle(ann, 24)
    page = ann.page
    page.get_by_role("button", name="Play from lists").click()
    expect(page.locator(".castle")).to_have_count(0)
    listing = page.locator(".listing")
    expect(listing).to_contain_text("House of Tor (6)")
    expect(listing).to_contain_text("narrator cards left")
    look_at(ann, "castle-list", screens)
    log = page.get_by_role("log", name="Log")
    for _ in range(3):
        with ann.moving():
            page.keyboard.press("1")
    expect(log.get_by_role("listitem").last).not_to_be_empty()


def test_a_turn_on_a_phone(visit: Visit) -> None:
    ann = visit(phone=True)
    at_castle(ann, 0)
    page = ann.page
    with ann.moving():
        ann.button("play thorn thorn_1 2").tap()
    with ann.moving():
        page.locator("#place-3").tap(position={"x": 100, "y": 40})
    assert ann.view["heroes"][0]["place"] == 3
    for tab, shows in (
        ("Heroes", page.get_by_role("region", name="’s hand")),
        ("Log", page.get_by_role("log", name="Log")),
        ("Act", ann.actions),
    ):
        page.get_by_role("tab", name=tab).tap()
        expect(shows).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390


def test_the_table_and_its_sheets(visit: Visit, screens: Path) -> None:
    ann = visit()
    seed, at = story_with(lambda say: say.startswith("complete "))
    at_castle(ann, at, seed)
    page = ann.page
    look_at(ann, "castle", screens)
    page.locator("#place-1").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Gatehouse (1)")
    look_at(ann, "castle-place", screens, "main")
    page.keyboard.press("Escape")
    page.get_by_role("article", name="Chada").get_by_role("button").first.click()
    look_at(ann, "castle-hero", screens, "aside")
    sheets = (("castle-missions", "Missions:"), ("castle-help", "Help"))
    for name, button in sheets:
        page.get_by_role("button", name=button).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look_at(ann, name, screens, SHEET)
        page.keyboard.press("Escape")


def test_a_spectator_sees_everything_and_does_nothing(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = castle(ann, "me", "me")["table"]
    ann.sit(table)
    ann.skip_cards()
    eve.sit(table)
    eve.page.keyboard.press("Escape")
    eve.wait(lambda: bool(eve.told))
    speak(ann, "play thorn thorn_2 2")
    eve.see(lambda view: view["card"] is not None)
    expect(eve.page.get_by_role("article", name="In use: Shoulder First")).to_be_visible()
    assert eve.says() == []
    expect(eve.page.locator(".castle .lit")).to_have_count(0)


def test_no_word_is_missing_in_any_language(visit: Visit) -> None:
    seed, at = group_fight()
    for language in ("fr", "de", "es"):
        # So tall that the hand lies below the castle.
        ann = visit(locale=language, viewport={"width": 1440, "height": 900})
        at_castle_in(ann, at, seed)
        for part in ("body", ".actions", ".foot"):
            text = ann.page.locator(part).first.inner_text()
            assert not re.findall(r"\[[a-z]+-[^\]]*\]", text), language


def at_castle_in(person: Person, steps: int, seed: int) -> None:
    """Like `at_castle`, in the person's own language."""
    at_castle(person, steps, seed)
    expect(person.page.locator(".castle")).to_be_visible()


# Companions.


def with_a_companion(person: Person) -> None:
    """Thorn's first turn; Chada is led by a companion."""
    person.sit(str(castle(person, "me", "companion:greedy")["table"]))
    person.wait(lambda: bool(person.told) and bool(person.says()))
    person.skip_cards()
    person.page.keyboard.press("Escape")


def place_of(person: Person, hero: str) -> int:
    return int(next(one["place"] for one in person.view["heroes"] if one["name"] == hero))


def until_there(person: Person, hero: str, place: int) -> None:
    """Whoever sits here does the last thing offered whenever asked, until the hero is there."""
    for _ in range(60):
        person.wait(lambda: place_of(person, hero) == place or bool(person.says()))
        if place_of(person, hero) == place:
            return
        says = person.says()
        speak(person, next((say for say in says if say.startswith("play ")), says[-1]))
    raise AssertionError(f"{hero} does not come")


def test_a_companion_goes_to_the_location_it_is_asked_to(visit: Visit, screens: Path) -> None:
    ann = visit()
    with_a_companion(ann)
    page = ann.page
    page.get_by_text("Ask Chada").click()
    asks = page.get_by_role("group", name="What should Chada do?")
    look_at(ann, "castle-orders", screens, "aside")
    # It was folded up when the screen became a phone's.
    page.get_by_text("Ask Chada").click()
    asks.get_by_role("combobox", name="Location").select_option(label="Forge (2)")
    asks.get_by_role("button", name="Go to").click()
    expect(page.get_by_text("Your request: go to the Forge (2).")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Chada As you wish: I’ll go to the Forge (2).")
    until_there(ann, "chada", 2)
    expect(chat).to_contain_text("Chada Done, as you asked.")
    expect(page.get_by_text("Your request:")).to_have_count(0)


def test_an_order_at_the_castle_is_given_from_lists_and_withdrawn(visit: Visit) -> None:
    ann = visit()
    with_a_companion(ann)
    page = ann.page
    page.keyboard.press("l")
    page.get_by_text("Ask Chada").click()
    page.get_by_role("button", name="Hold this place").click()
    expect(page.get_by_text("Your request: hold the House of Tor (6).")).to_be_visible()
    page.get_by_role("button", name="Never mind").click()
    expect(page.get_by_text("Your request:")).to_have_count(0)


def test_a_hint_at_the_castle_is_shown_and_done(visit: Visit, screens: Path) -> None:
    ann = visit()
    with_a_companion(ann)
    take_a_hint(ann, "castle-hints", screens)


def test_orders_and_hints_at_the_castle_on_a_phone(visit: Visit) -> None:
    ann = visit(phone=True)
    with_a_companion(ann)
    page = ann.page
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_role("list", name="What could you do?")).to_be_visible()
    page.get_by_role("tab", name="Heroes").tap()
    page.get_by_text("Ask Chada").tap()
    page.get_by_role("button", name="Recover").last.tap()
    expect(page.get_by_text("Your request: recover.")).to_be_visible()


# What would be enough.


def before_a_card_that_needs_help(ann: Person) -> Message:
    """Sits down where a card is enough nowhere by itself, but with a helper; what is told of it."""
    for seed in range(1, 40):
        steps = castle_story(seed)
        for at, step in enumerate(steps):
            if step.say.startswith("invite "):
                start = max(i for i in range(at) if steps[i].say.startswith("play "))
                at_castle(ann, start, seed)
                clashes: list[Message] = ann.view["clashes"]
                told = [one for one in clashes if one["say"] == steps[start].say]
                if {"together"} == {one["verdict"] for one in told}:
                    return told[0]
    raise AssertionError("nobody needs help in these stories")


def test_a_card_tells_before_it_is_played_whether_it_would_be_enough(visit: Visit) -> None:
    ann = visit()
    clash = before_a_card_that_needs_help(ann)
    page = ann.page
    say = clash["say"]
    hand = page.get_by_role("region", name="’s hand")
    way = hand.get_by_role("button", name=ann.label(say), exact=True)
    told = ann.words.say(clash["text"])
    expect(way).to_have_accessible_description(re.compile(re.escape(told)))
    expect(way).to_contain_text(f"{clash['points']}+")
    way.hover()
    place = page.locator(f'[data-drop="place:{clash["place"]}"]')
    expect(place.get_by_title(told)).to_be_visible()
    page.keyboard.press("l")
    row = page.locator(".listing").get_by_role("button", name=ann.label(say))
    expect(row).to_contain_text(told)
    page.keyboard.press("l")


def test_an_invitation_tells_what_the_fight_would_come_to(visit: Visit) -> None:
    seed, at = group_fight()
    ann = visit()
    at_castle(ann, at, seed)
    say = castle_story(seed)[at].say
    clash = next(one for one in ann.view["clashes"] if one["say"] == say)
    expect(ann.button(say)).to_contain_text(ann.words.say(clash["text"]))
    helper = ann.view["fight"]["helpers"][0]
    fight = ann.page.get_by_role("region", name="Fight")
    expect(fight).to_contain_text(f"up to {helper['points']}")


def test_everything_in_the_castle_has_a_card_to_look_at(visit: Visit, screens: Path) -> None:
    ann = visit()
    seed, steps = story_with(lambda say: say.startswith("fight "))
    at_castle(ann, steps, seed)
    page = ann.page
    card = ann.ready_to_look()
    seq = ann.seq
    top = next(one for one in ann.view["places"] if one["cards"] and one["cards"][0]["up"])
    name = ann.words.text(f"encounter-{top['cards'][0]['name']}")
    page.locator(f"[data-look='encounter:{top['number']}']").hover()
    expect(card).to_contain_text(name)
    look_at(ann, "castle-look", screens)
    page.locator(".pawn").first.hover()
    expect(card).to_contain_text(re.compile("Thorn|Chada"))
    page.locator(".hand [data-look^='card:']").first.hover()
    expect(card.locator("li")).not_to_have_count(0)
    page.keyboard.press("m")
    page.keyboard.press("v")
    expect(card).to_contain_text("Mission")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert ann.seq == seq
