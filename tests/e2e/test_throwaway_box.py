"""A box that is YAML alone, in a real browser: its own land, deeds, cards and rules."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.looks import look_at

BOXES = Path(__file__).parents[1] / "boxes"


def test_a_box_of_yaml_alone_is_played(
    visit: Visit, screens: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = House(tmp_path_factory.mktemp("highland"), BOXES)
    house.start()
    try:
        ann = visit(address=house.address)
        page = ann.page
        page.goto("/")
        page.get_by_role("button", name="The Highland").click()
        form = page.get_by_role("form", name="New game")
        form.get_by_label("Seed").fill("1")
        form.get_by_role("button", name="Begin").click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("Dark Beacons")
        sheet.get_by_role("button", name="Continue").click()
        ann.skip_cards()
        expect(page.get_by_text("Light both beacons.")).to_be_visible()
        for space in (405, 406, 408):
            ann.choose(f"walk thorn {space}")
        ann.choose("stop thorn")
        ann.see(lambda view: "done thorn" in [one["say"] for one in view["options"]])
        look_at(ann, "highland", screens)
    finally:
        house.kill()
