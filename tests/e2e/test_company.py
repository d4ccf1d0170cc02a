"""Two people at two screens, one table."""

import re
from itertools import count

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person, hurry
from tests.e2e.story import place, story


def seated(visit: Visit, legend: str = "2") -> tuple[Person, Person, str]:
    """Ann leads Thorn; Bob leads Chada, by the link he was given."""
    ann, bob = visit(), visit()
    made = ann.begin("me", "link", legend=legend, name="Ann")
    bob.follow(made["seats"][1]["link"])
    ann.sit(made["table"])
    for person in (ann, bob):
        person.skip_cards()
    return ann, bob, made["table"]


def test_a_friend_comes_by_link_and_sees_every_move(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.page.goto("/")
    form = ann.page.get_by_role("form", name="New game")
    form.get_by_role("combobox", name=re.compile("^Who plays")).nth(1).select_option(
        label="a friend, by link"
    )
    form.get_by_label("Your name at the table").fill("Ann")
    form.get_by_role("button", name="Begin").click()
    sheet = ann.page.get_by_role("dialog", name="Invite your friends")
    link = sheet.get_by_role("textbox").first.input_value()
    sheet.get_by_role("button", name="Take a seat").click()
    bob.follow(link)
    assert "join" not in bob.page.url
    for person in (ann, bob):
        person.skip_cards()
        person.reach(0)
    assert (ann.told["mine"], bob.told["mine"]) == ([0], [1])

    # Ann sees him come; he is told whom he plays, and asked for a name, which she then reads.
    theirs = [person.page.get_by_role("article", name="Pasco") for person in (ann, bob)]
    expect(theirs[0]).to_contain_text("here")
    asked = bob.page.get_by_role("form", name="You play Pasco.")
    asked.get_by_label("What should the others call you?").fill("Bob")
    asked.get_by_role("button", name="Join").click()
    expect(asked).to_have_count(0)
    expect(theirs[0]).to_contain_text("Bob")
    expect(theirs[1]).to_contain_text("Bob · you")
    expect(ann.page).to_have_title(re.compile("Your turn"))
    expect(bob.page).not_to_have_title(re.compile("Your turn"))

    step = next(say for say in ann.says() if say.startswith("walk"))
    ann.choose(step)
    bob.reach(ann.seq)
    space = int(step.split()[-1])
    assert bob.view["heroes"][0]["space"] == space
    expect(bob.page.get_by_role("log")).to_contain_text(f"{space}")
    expect(bob.actions).to_contain_text("Waiting for Thorn")


def test_what_is_taken_back_is_taken_back_for_both(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    steps = story()
    first = place(steps, lambda say: say.startswith("walk"))
    hurry([ann, bob], table, steps[:first])
    for person in (ann, bob):
        person.reach(steps[first - 1].after)
    walk = steps[first].say
    space = ann.view["heroes"][0]["space"]
    ann.choose(walk)
    bob.reach(ann.seq)
    last = bob.page.get_by_role("log").get_by_role("listitem").last
    told = last.inner_text()
    ann.page.get_by_role("button", name="Undo").click()
    for person in (ann, bob):
        person.see(lambda view: bool(view["heroes"][0]["space"] == space))
    expect(last).to_have_text("Thorn undoes a move.")
    expect(bob.page.get_by_role("log")).not_to_contain_text(told)
    assert walk in ann.says()


def test_a_fight_is_rolled_won_and_shared_out(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    people = [ann, bob]
    steps = story()
    begin = place(steps, lambda say: say.startswith("fight"))
    share = place(steps, lambda say: say.startswith("share"), begin)
    end = next(k for k in count(share) if not steps[k].say.startswith("share"))
    hurry(people, table, steps[:begin])
    for person in people:
        person.reach(steps[begin - 1].after)
    creatures = len(ann.view["creatures"])
    gold = sum(hero["gold"] for hero in ann.view["heroes"])

    seen = 0
    for number in range(begin, share + 1):
        people[steps[number].seat].choose(steps[number].say)
        # The whole reward is shared out in one go.
        after = steps[end - 1 if number == share else number].after
        for person in people:
            person.reach(after)
        if ann.view["battle"]:
            for person in people:
                expect(person.page.get_by_role("region", name="Fight")).to_be_visible()
            seen = max(seen, bob.page.locator(".fight .die").count())
    assert seen > 0
    assert len(ann.view["creatures"]) < creatures
    assert sum(hero["gold"] for hero in ann.view["heroes"]) > gold
    for person in people:
        expect(person.page.get_by_role("region", name="Fight")).to_have_count(0)
        for hero in person.view["heroes"]:
            sheet = person.page.get_by_role(
                "article", name=person.words.text(f"hero-{hero['name']}")
            )
            expect(sheet.locator(".stat").nth(2)).to_have_text(str(hero["gold"]))


def test_chat_and_pointing_reach_the_other(visit: Visit) -> None:
    ann, bob, _ = seated(visit)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write to the others").fill("The gor first?")
    ann.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Ann The gor first?")
    ann.page.locator("#space-20").click(button="right")
    expect(bob.page.locator(".pings text")).to_have_text("Ann")


def test_a_spectator_sees_all_and_touches_nothing(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    ann.page.get_by_role("tab", name="Chat").click()
    remarks = ann.page.get_by_role("log", name="Chat")
    expect(remarks).to_be_visible()
    eve = visit()
    eve.sit(table)
    eve.skip_cards()
    assert eve.told["mine"] == []
    expect(remarks).to_contain_text("1 is watching")
    ann.page.get_by_role("button", name="Mute spectators").click()
    expect(ann.page.get_by_role("button", name="Let spectators speak")).to_be_visible()
    expect(eve.actions.get_by_role("button")).to_have_count(0)
    asked = ann if ann.says() else bob
    asked.choose(asked.says()[0])
    eve.reach(asked.seq)
    assert eve.view["heroes"] == asked.view["heroes"]


#: A browser may tell of an earlier scroll when lines have come meanwhile.
LATE_SCROLL = """log => new MutationObserver(() => log.dispatchEvent(new Event("scroll")))
    .observe(log, { childList: true, subtree: true })"""


def test_the_log_follows_its_newest_line_until_somebody_scrolls_back(visit: Visit) -> None:
    ann, bob, table = seated(visit)
    log = ann.page.get_by_role("log")
    log.evaluate(LATE_SCROLL)
    steps = story()[:30]
    hurry([ann, bob], table, steps)
    ann.reach(steps[-1].after)
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    log.hover()
    ann.page.mouse.wheel(0, -20_000)
    expect(log.get_by_role("listitem").first).to_be_in_viewport()
    more = story()[30:34]
    hurry([ann, bob], table, more)
    ann.reach(more[-1].after)
    expect(log.get_by_role("listitem").first).to_be_in_viewport()
