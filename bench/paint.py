"""First paint of the tavern and of a table, in chromium on loopback with an empty cache.

    python bench/paint.py             prints one JSON object; takes about a minute

Milliseconds from the start of the navigation: `first` is the first contentful paint, `meaningful`
the first that shows what the screen is for (the tavern's legends to choose from, the table's map),
`largest` the largest text or picture. `best` and `median` are over all rounds. `bare` is the same
browser painting a page of one sentence, and `ratio` how many times as long the best meaningful
paint takes: on a busy or slow machine that is the figure to look at.
Needs chromium and the built client (`make client`).
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
]
#: What each screen is for.
MEANT: Final = {
    "bare": "p",
    "tavern": "button[type=submit]:enabled",
    "table": ".map-picture .river",
}
#: Told only to those who watch from the beginning: the largest paint, and the frame after which
#: what was meant is on the screen.
WATCH: Final = """
new PerformanceObserver(list => { window.largest = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
const look = new MutationObserver(() => {
    if (!document.querySelector('MEANT')) return
    look.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.meaningful = performance.now() }))
})
look.observe(document, { childList: true, subtree: true, attributes: true })
"""
ASK: Final = """() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    meaningful: window.meaningful,
    largest: window.largest,
    kilobytes: performance.getEntriesByType('resource')
        .reduce((sum, one) => sum + one.transferSize, 0) / 1000,
})"""
#: Milliseconds a page is left alone before it is asked.
UNDISTURBED: Final = 2500
BARE: Final = (
    b"<!doctype html><meta charset=utf-8><title>Bare</title><p>A page of one sentence.</p>"
)


class Bare(BaseHTTPRequestHandler):
    """The least a server can send for something to be painted."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(BARE)))
        self.end_headers()
        self.wfile.write(BARE)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def bare() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Bare)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


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
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(WATCH.replace("MEANT", MEANT[screen]))
    page.goto(f"/table/{table(page)}" if screen == "table" else "/", wait_until="commit")
    told: dict[str, float] = {}
    while not all(told.get(name) for name in ("first", "meaningful", "largest")):
        # Whoever asks a page while it loads makes it slower.
        page.wait_for_timeout(UNDISTURBED)
        told = page.evaluate(ASK)
    context.close()
    return told


def summed(looks: list[dict[str, float]]) -> dict[str, object]:
    return {
        name: {"best": round(min(all_of)), "median": round(statistics.median(all_of))}
        for name in looks[0]
        for all_of in [[one[name] for one in looks]]
    }


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
    looks: dict[str, list[dict[str, float]]] = {screen: [] for screen in MEANT}
    with Server() as house, bare() as plain, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        visit(browser, house, "tavern")
        for _ in range(rounds):
            # Side by side, so that a busy moment of the machine is shared.
            for screen, seen in looks.items():
                seen.append(visit(browser, plain if screen == "bare" else house, screen))
        browser.close()
    best = {screen: min(one["meaningful"] for one in seen) for screen, seen in looks.items()}
    result = {
        screen: {**summed(seen), "ratio": round(best[screen] / best["bare"], 1)}
        for screen, seen in looks.items()
    }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
