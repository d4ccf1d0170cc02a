"""Real browsers at a real server. Needs chromium and the built client; `make test` sees to both."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from rietland.web.settings import STATIC
from tests.e2e.house import House
from tests.e2e.people import Person

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)

Visit = Callable[..., Person]


# Playwright keeps an event loop running in this thread, so it must be gone before tests of other
# folders begin one of their own: the scope is this package, not the session.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no browser: install chromium (Debian: apt install chromium)")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make client")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[House]:  # noqa: ARG001 - no server for nobody
    """The server of this worker."""
    made = House(tmp_path_factory.mktemp("house"))
    try:
        made.start()
        yield made
    finally:
        made.kill()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Brings people with browsers; in the end none of them may have seen an error."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:  # noqa: ANN401 - any option of a context
        people.append(Person(chromium, wishes.pop("address", house.address), **wishes))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [person.troubles for person in people] == [[] for _ in people]


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures of the screens are kept."""
    folder = Path(__file__).parents[2] / "build" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
