"""The Star Shield in the browser: gifts are shared by name, and the list names every new piece."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at

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
