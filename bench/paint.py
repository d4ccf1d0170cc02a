"""First paint of the tavern and of a table, in chromium on loopback with an empty cache.

    python bench/paint.py             prints one JSON object; takes about half a minute

`first` is the first contentful paint, `largest` the largest one, `ready` when there is something to
touch: the button that begins a game, a lit space. Milliseconds from the start of the navigation,
the median of all rounds. Needs chromium and the built client (`make client`).
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
]
#: What one waits for on each screen.
READY: Final = {"tavern": "button[type=submit]:enabled", "table": ".map-picture, .spaces"}
#: The largest paint is only told to those who watch for it from the beginning.
WATCH: Final = """
new PerformanceObserver(list => { window.largest = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
"""
ASK: Final = """() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largest: window.largest,
    kilobytes: performance.getEntriesByType('resource')
        .reduce((sum, one) => sum + one.transferSize, 0) / 1000,
})"""


class Server:
    """`rietland serve` on a free port, for the length of a block."""

    def __enter__(self) -> str:
        self.folder = tempfile.TemporaryDirectory()
        log = Path(self.folder.name) / "log.jsonl"
        with log.open("wb") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "rietland", "serve", "--port", "0",
                 "--data", self.folder.name],
                stderr=file,
            )  # fmt: skip
        for _ in range(600):
            line, newline, _rest = log.read_text(encoding="utf-8").partition("\n")
            if newline:
                return str(json.loads(line)["address"]).rstrip("/")
            time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.folder.cleanup()


def visit(browser: Browser, address: str, screen: str) -> dict[str, float]:
    """One look at a screen by somebody who has never been here."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(WATCH)
    path = "/" if screen == "tavern" else f"/table/{table(page)}"
    page.goto(path)
    page.locator(READY[screen]).first.wait_for()
    ready = float(page.evaluate("performance.now()"))
    page.wait_for_timeout(400)
    told: dict[str, Any] = page.evaluate(ASK)
    context.close()
    return {"first": told["first"], "largest": told["largest"], "ready": ready,
            "kilobytes": told["kilobytes"]}  # fmt: skip


def table(page: Page) -> str:
    """A new game; the browser's own cookie makes its guest the one who leads."""
    heroes = [{"name": "thorn", "player": "me"}, {"name": "chada", "player": "me"}]
    asked = {"box": "base", "legend": "2", "difficulty": "easy", "heroes": heroes, "seed": 4}
    answer = page.request.post("/api/tables", data=asked)
    if not answer.ok:
        raise RuntimeError(answer.text())
    return str(answer.json()["table"])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("no browser: install chromium")
    with Server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        visit(browser, address, "tavern")
        result = {}
        for screen in READY:
            looks = [visit(browser, address, screen) for _ in range(rounds)]
            result[screen] = {
                name: round(statistics.median(one[name] for one in looks)) for name in looks[0]
            }
        browser.close()
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
