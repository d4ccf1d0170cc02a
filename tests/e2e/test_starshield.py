"""The Star Shield in the browser: gifts are shared by name, and the list names every new piece."""

from pathlib import Path

from playwright.sync_api import expect

from rietland.kernel.setup import Setup
from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at
from tests.e2e.people import hurry
from tests.e2e.story import place, told

CARDS = ["A2_fires", "A3_prince", "K_glow", "K_key"]


def test_gifts_are_shared_and_everything_on_the_board_has_a_name(
    visit: Visit, screens: Path
) -> None:
    ann = visit()
    heroes = [{"name": name, "player": "me"} for name in ("thorn", "chada")]
    made = ann.begin(
        legend="1", box="starshield", difficulty="easy", cards=CARDS, seed=4, heroes=heroes
    )
    ann.sit(str(made["table"]))
    ann.skip_cards()
    page = ann.page
    ann.see(lambda view: bool(view["options"]))
    while ann.says()[0].startswith("share"):
        ann.choose(ann.says()[0])
    ann.choose("choose thorn without_torch")
    for gift, hero in (("hourglass", "thorn"), ("horned falcon", "chada"), ("flute", "chada")):
        expect(ann.actions).to_contain_text(f"who gets the {gift}?")
        ann.choose(f"name thorn {hero}")
    for hero, things in (("Thorn", ("hourglass",)), ("Chada", ("horned falcon", "flute"))):
        board = page.get_by_role("article", name=hero)
        for thing in things:
            expect(board.get_by_role("button", name=thing, exact=True)).to_be_visible()
    expect(page.locator(".piece.tint-lit")).to_have_count(4)
    look_at(ann, "starshield-start", screens)
    page.get_by_role("button", name="Play from lists").click()
    listed = page.locator(".listing")
    for name in ("Ken Dorr", "the wandering glow", "Prince Thorald", "unknown light", "fire 6"):
        expect(listed).to_contain_text(name)


def test_a_fight_and_the_sheets_of_the_star_shield(visit: Visit, screens: Path) -> None:
    ann = visit()
    party = ["thorn", "chada"]
    steps = told(Setup("starshield", "1", "easy", party, [0, 1], "", cards=CARDS), 4)
    heroes = [{"name": name, "player": "me"} for name in party]
    made = ann.begin(
        legend="1", box="starshield", difficulty="easy", cards=CARDS, seed=4, heroes=heroes
    )
    fight = place(steps, lambda say: say.startswith("fight"))
    hurry([ann, ann], made["table"], steps[: fight + 1])
    ann.sit(made["table"])
    ann.skip_cards()
    expect(ann.page.get_by_role("region", name="Fight")).to_be_visible()
    look_at(ann, "starshield-fight", screens)
    ann.page.get_by_role("button", name="Legend cards").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    look_at(ann, "starshield-cards", screens, "dialog[open]")
