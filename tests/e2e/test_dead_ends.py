"""Where nothing goes on, the page says why, and leads back."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit


def test_a_table_that_is_not_there_leads_back_to_the_tavern(visit: Visit) -> None:
    ann = visit(locale="de-DE")
    ann.page.goto("/table/nowhere1")
    expect(ann.page.get_by_role("alert")).to_contain_text("Diesen Tisch gibt es nicht.")
    ann.page.get_by_role("button", name="Zurück in die Taverne").click()
    expect(ann.page.get_by_role("heading", name="Rietland")).to_be_visible()


def test_who_comes_with_a_wrong_link_is_told_and_looks_on(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.begin("me", "link")["table"]
    bob.follow(f"/#join={table}.nonsense")
    expect(bob.page.get_by_role("alert")).to_contain_text("This link opens no seat")
    expect(bob.page.get_by_text("You’re watching").first).to_be_visible()
    # The browser itself tells of the answer 403.
    bob.troubles = [one for one in bob.troubles if "403" not in one]
