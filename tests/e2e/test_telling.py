"""What happens is shown step by step: map, cards, tracks and log at the same moment."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story

#: Keeps every line that is told, with what the table shows while it is.
FILM = """() => {
  window.film = [];
  const look = () => {
    const now = document.querySelector(".telling [data-kind]");
    const text = now?.textContent.trim();
    if (!now || window.film.at(-1)?.text === text) return;
    window.film.push({
      kind: now.dataset.kind,
      text,
      letter: document.querySelector(".track .here .name")?.textContent.trim(),
      last: [...document.querySelectorAll("[role=log] li")].at(-1)?.firstElementChild?.textContent,
      creatures: document.querySelectorAll(".piece.creature").length,
      held: document.querySelector("dialog[open] h3")?.textContent ?? "",
    });
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def filmed(person: Person) -> list[dict[str, Any]]:
    film: list[dict[str, Any]] = person.page.evaluate("() => window.film")
    return film


def ends_with(person: Person, kind: str) -> bool:
    """Whether a line of this kind was told; a card that is held up is put away."""
    person.page.evaluate("() => document.querySelector('dialog[open] .primary')?.click()")
    return any(one["kind"] == kind for one in filmed(person))


def at_evening(person: Person) -> str:
    """The last word before the first sunrise, with both heroes at this screen."""
    steps = story()
    last = place(steps, lambda say: say.startswith("end "))
    last = place(steps, lambda say: say.startswith("end "), last + 1)
    table = person.begin("me", "me")["table"]
    hurry([person, person], table, steps[:last])
    person.sit(table)
    person.reach(steps[last - 1].after)
    person.skip_cards()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("button", name="Skip")).to_have_count(0)
    return steps[last].say


def test_a_sunrise_is_shown_step_by_step(visit: Visit) -> None:
    ann = visit(speed="normal")
    end = at_evening(ann)
    ann.page.evaluate(FILM)
    day = ann.view["day"]
    ann.choose(end)
    ann.see(lambda view: bool(view["day"] == day + 1))
    # Cards are put away as they come, and nobody presses a key for anything else.
    ann.wait(lambda: ends_with(ann, "dawn"))
    film = filmed(ann)
    told = [
        one["kind"]
        for step in ann.told["told"]
        for one in step["news"]
        if one["kind"] in {"marched", "placed", "narrator", "event", "read", "dawn"}
    ]
    kinds = [one["kind"] for one in film if one["kind"] in set(told)]
    assert kinds == told
    marches = [one for one in film if one["kind"] == "marched"]
    assert len(marches) > 2
    narrator = next(one for one in film if one["kind"] == "narrator")
    # The track stands still until the narrator moves, and the log tells nothing beforehand.
    assert {one["letter"] for one in marches} != {narrator["letter"]}
    assert all(one["last"] == one["text"] for one in marches)
    # Who comes with a card comes after it.
    read = next(i for i, one in enumerate(film) if one["kind"] == "read")
    placed = [one for one in film[read:] if one["kind"] == "placed"]
    assert [one["creatures"] for one in placed] == [
        film[read]["creatures"] + i for i in range(1, len(placed) + 1)
    ]


def test_one_key_leads_straight_to_the_present(visit: Visit) -> None:
    ann = visit(speed="slow")
    end = at_evening(ann)
    ann.choose(end)
    skip = ann.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    expect(ann.page.locator(".piece.creature")).to_have_count(len(ann.view["creatures"]))


def test_a_person_may_act_before_everything_is_told(visit: Visit) -> None:
    ann = visit(speed="slow")
    end = at_evening(ann)
    ann.choose(end)
    ann.wait(lambda: bool(ann.says()))
    step = next(say for say in ann.says() if say.startswith(("walk", "pass")))
    ann.choose(step)
    hero = next(one for one in ann.view["heroes"] if one["name"] == step.split()[1])
    sheet = ann.page.get_by_role("article", name=ann.words.text(f"hero-{hero['name']}"))
    expect(sheet.locator(".find")).to_have_text(str(hero["space"]))


def test_dice_wait_for_the_hand_that_throws_them(visit: Visit) -> None:
    ann = visit()
    steps = story()
    fight = place(steps, lambda say: say.startswith("fight"))
    roll = next(k for k in range(fight, len(steps)) if steps[k].after - steps[k - 1].after > 1)
    table = ann.begin("me", "me")["table"]
    hurry([ann, ann], table, steps[:roll])
    ann.sit(table)
    ann.skip_cards()
    ann.reach(steps[roll - 1].after)
    ann.page.get_by_role("button", name="Settings").click()
    sheet = ann.page.get_by_role("dialog", name="Settings")
    sheet.get_by_label("I roll my own dice").check()
    sheet.get_by_label("fast").check()
    ann.page.keyboard.press("Escape")
    ann.choose(steps[roll].say)
    throw = ann.page.get_by_role("button", name="Roll the dice")
    expect(throw).to_be_visible()
    expect(ann.page.locator(".fight .die")).to_have_count(0)
    throw.click()
    expect(ann.page.locator(".fight .die").first).to_be_visible()
    expect(throw).to_have_count(0)


def test_who_comes_back_is_told_what_happened_meanwhile(visit: Visit) -> None:
    ann, bob = visit(), visit()
    made = ann.begin("me", "link", name="Ann")
    table = made["table"]
    bob.follow(made["seats"][1]["link"])
    ann.sit(table)
    ann.skip_cards()
    steps = story()
    # Ann goes away after a turn of hers and comes back for the next one.
    away = place(steps, lambda say: say.startswith("walk thorn"))
    gone = next(k for k in range(away, len(steps)) if steps[k].seat == 1)
    back = next(k for k in range(gone, len(steps)) if steps[k].seat == 0)
    hurry([ann, bob], table, steps[:gone])
    ann.reach(steps[gone - 1].after)
    ann.page.goto("about:blank")
    hurry([ann, bob], table, steps[gone:back])
    ann.sit(table)
    recap = ann.page.locator(".recap")
    expect(recap).to_contain_text("Since your last turn")
    expect(recap).to_contain_text("Chada")
    ann.page.evaluate(FILM)
    recap.get_by_role("button", name="Show it again").click()
    ann.wait(lambda: ends_with(ann, "entered"))


def test_a_card_put_away_does_not_lay_the_table_anew(visit: Visit) -> None:
    ann = visit(speed="normal", reduced_motion="no-preference")
    steps = story("1", heroes=3)
    last = max(i for i, step in enumerate(steps[:60]) if step.say.startswith("end "))
    table = ann.begin("me", "me", "me", legend="1")["table"]
    hurry([ann] * 3, table, steps[:last])
    ann.sit(table)
    ann.reach(steps[last - 1].after)
    go_on = ann.page.get_by_role("dialog").get_by_role("button", name="Continue")
    expect(ann.page.locator(".map")).to_be_visible()
    ann.page.evaluate("() => { window.map = document.querySelector('.map') }")
    ann.button(steps[last].say).click()
    go_on.click()
    expect(go_on).to_have_count(0)
    assert ann.page.evaluate("() => document.querySelector('.map') === window.map")
