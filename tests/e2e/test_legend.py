"""A whole legend, by two people at two screens."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import hurry
from tests.e2e.story import story
from tests.e2e.test_company import seated


def test_a_legend_is_told_to_its_end_on_both_screens(visit: Visit, screens: Path) -> None:
    ann, bob, table = seated(visit)
    people = [ann, bob]
    steps = story()
    hurry(people, table, steps[:-1])
    for person in people:
        person.reach(steps[-2].after)
    # The last word is spoken at the table itself.
    people[steps[-1].seat].choose(steps[-1].say)
    for person in people:
        person.see(lambda view: bool(view["result"] != "playing"))
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        name = person.words.text(f"ui-{person.view['result']}")
        banner = person.page.get_by_role("region", name=name)
        expect(banner.get_by_role("heading", level=2)).to_have_text(name)
    assert ann.view["result"] == bob.view["result"]
    look_at(ann, "end", screens)

    # In the tavern it stands among the finished ones, to be seen again from the beginning.
    bob.page.get_by_role("button", name="Back to the tavern").click()
    told = bob.page.get_by_role("region", name="Chronicle")
    expect(told).to_contain_text("won (easy), Day" if bob.view["result"] == "won" else "1 defeat")
    following = told.get_by_role("button", name="Next: ")
    name = following.inner_text().removeprefix("Next: ")
    following.click()
    expect(bob.page.get_by_role("radio", name=name)).to_be_checked()
    bob.page.get_by_role("link", name="Replay").click()
    expect(bob.page.get_by_role("slider", name="Moment")).to_have_value("0")
