"""The server dies and comes back."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House


def test_the_page_recovers_by_itself_when_the_server_is_back(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        ann = visit(address=house.address)
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
    # The browser itself tells of every try that failed.
    ann.troubles = [one for one in ann.troubles if "ERR_CONNECTION_REFUSED" not in one]
