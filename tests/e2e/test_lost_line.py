"""The server dies and comes back."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person

#: The browser itself tells of every try that failed.
BROKEN = "ERR_CONNECTION"


def test_the_page_recovers_by_itself_when_the_server_is_back(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        ann = visit(address=house.address, forgives=BROKEN)
        ann.sit(ann.begin("me", "me", legend="1")["table"])
        ann.skip_cards()
        ann.choose(next(say for say in ann.says() if say.startswith("walk")))
        seq, space = ann.seq, ann.view["heroes"][0]["space"]
        lost = ann.page.get_by_text("Connection lost")

        house.kill()
        expect(lost).to_be_visible()
        house.start()
        expect(lost).to_have_count(0)
        ann.wait(lambda: ann.seq == seq)
        assert ann.view["heroes"][0]["space"] == space
        ann.choose(ann.says()[0])
        assert ann.seq > seq
    finally:
        house.kill()


def test_after_a_power_cut_the_table_is_as_its_people_left_it(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        ann, bob = (visit(address=house.address, forgives=BROKEN) for _ in range(2))
        table = ann.begin("me", "companion:greedy", name="Ann")["table"]
        for person in (ann, bob):
            person.sit(table)
            person.skip_cards()
        begun(ann)
        ann.page.get_by_text("Ask Chada").click()
        ann.page.get_by_role("button", name="Hold this place").click()
        expect(ann.page.get_by_text("Your request: hold")).to_be_visible()
        ann.page.get_by_role("tab", name="Chat").click()
        ann.page.get_by_role("textbox", name="Write to the others").fill("To the bridge!")
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("To the bridge!")
        ann.choose(next(say for say in ann.says() if say.startswith("walk thorn")))

        # In the middle of her move, with everything told.
        before = ann.view
        restart(house, ann, bob)
        assert ann.view["options"] == before["options"]
        assert ann.view["heroes"] == before["heroes"]
        look(ann)
        # Just when somebody has clicked: it has happened for all, or for nobody.
        for _ in range(3):
            ann.wait(lambda: bool(ann.says()))
            seq = ann.seq
            ann.button(ann.says()[0]).click(no_wait_after=True)
            restart(house, ann, bob)
            assert ann.seq >= seq
            look(ann)
        ann.wait(lambda: bool(ann.says()))
        ann.choose(ann.says()[0])
        bob.reach(ann.seq)
    finally:
        house.kill()


def begun(person: Person) -> None:
    """Up to the first step one can take."""
    person.wait(lambda: bool(person.told) and bool(person.says()))
    while not any(say.startswith("walk thorn") for say in person.says()):
        person.choose(person.says()[0])
        person.wait(lambda: bool(person.says()))


def restart(house: House, *people: Person) -> None:
    """The power goes out and comes back; everybody opens the page anew."""
    house.kill()
    house.start()
    for person in people:
        person.told = {}
        person.page.reload()
        expect(person.page.locator(".table")).to_be_visible()
    people[0].wait(lambda: len({one.seq for one in people}) == 1)


def look(person: Person) -> None:
    """The order, the remark and the seats are where they were."""
    page = person.page
    expect(page.get_by_text("Your request: hold")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Ann To the bridge!")
    assert person.told["mine"] == [0]
