"""People with real browsers."""

import re
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any

import msgspec
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from rietland.words import Catalogue
from tests.e2e.story import DIFFICULTY, HEROES, Line, Step, sitting, tell

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: Seconds; a busy machine takes its time.
PATIENCE = 30.0

expect.set_options(timeout=PATIENCE * 1000)

Message = dict[str, Any]

#: What the person likes, unless something was chosen already. Tests give all answers.
#: People in tests are quick, but look before each press: their hand moves in between.
_PREFER = """if (location.protocol !== "about:" && !localStorage.getItem("rietland-settings")) {
    const likes = { speed: "SPEED", lessons: "LESSONS", alone: ALONE };
    localStorage.setItem("rietland-settings", JSON.stringify(likes));
}
const moves = () => dispatchEvent(new PointerEvent("pointermove", { clientX: -99, clientY: -99 }));
addEventListener("pointerdown", (press) => press.isTrusted && moves(), { capture: true });
window.presses = [];
for (const kind of ["pointerdown", "pointerup", "pointercancel", "click", "keydown"])
    addEventListener(kind, ({ target, key }) => {
        const name = `${target.localName}.${target.className?.baseVal ?? target.className}`;
        window.presses = [...window.presses, `${kind} ${key ?? ""} ${name}`].slice(-8);
    }, { capture: true });"""


class Person:
    """Somebody before a screen. Remembers what the server told it, and every complaint of it."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:  # noqa: ANN401 - any option of a context
        phone = wishes.pop("phone", False)
        #: Most tests look at what is, not at how it came about.
        speed = wishes.pop("speed", "once")
        alone = "true" if wishes.pop("alone", False) else "false"
        #: What the browser may complain of; it does so at any time, also while it is closed.
        self.forgives = wishes.pop("forgives", "")
        #: Most people in tests know the game.
        lessons = wishes.pop("lessons", "off")
        plain: dict[str, Any] = {
            "base_url": address,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": PHONE if phone else DESK,
            "has_touch": phone,
            "is_mobile": phone,
            "device_scale_factor": 1,
        }
        self.address = address
        self.context = browser.new_context(**{**plain, **wishes})
        self.context.set_default_timeout(PATIENCE * 1000)
        likes = {"SPEED": speed, "LESSONS": lessons, "ALONE": alone}
        prefer = _PREFER
        for word, value in likes.items():
            prefer = prefer.replace(word, value)
        self.context.add_init_script(prefer)
        self.page: Page = self.context.new_page()
        #: Errors in the page, and whatever its Content-Security-Policy forbade.
        self.troubles: list[str] = []
        #: The last view that came.
        self.told: Message = {}
        self.words = Catalogue("en")
        #: The last messages, out and in, for who wants to know why nothing happened.
        self.wire: deque[str] = deque(maxlen=8)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._error)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if self.forgives and self.forgives in message.text:
            return
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"uncaught: {error.message}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)
        socket.on("framesent", lambda payload: self.wire.append(f"> {payload!s:.90}"))
        socket.on("close", lambda _: self.wire.append("closed"))

    def _frame(self, payload: str | bytes) -> None:
        message: Message = msgspec.json.decode(payload)
        self.wire.append(f"< {payload!s:.90}")
        if message["type"] == "view":
            self.told = message

    def close(self) -> None:
        self.context.close()

    # At the door.

    def begin(self, *players: str, legend: str = "2", **wishes: Any) -> Message:  # noqa: ANN401 - any field
        """A new game, without the trouble of filling in the form."""
        heroes = [{"name": n, "player": p} for n, p in zip(HEROES, players, strict=False)]
        asked = {
            "box": "base",
            "legend": legend,
            "difficulty": DIFFICULTY[legend],
            "heroes": heroes,
            "seed": 4,
            **wishes,
        }
        answer = self.context.request.post("/api/tables", data=asked)
        assert answer.status == 201, answer.text()
        made: Message = answer.json()
        return made

    def sit(self, table: str) -> None:
        """Go to a table and wait until it is laid."""
        self.page.goto(f"/table/{table}")
        expect(self.page.locator(".table")).to_be_visible()

    def follow(self, link: str) -> None:
        """Open a friend's link."""
        self.page.goto(link)
        expect(self.page.locator(".table")).to_be_visible()

    def skip_cards(self) -> None:
        """Put cards away by themselves whenever they lie over what is wanted."""
        go_on = self.page.get_by_role("dialog").get_by_role("button", name="Continue")
        # Escape puts all of them away that are held up one after the other.
        self.page.add_locator_handler(
            go_on, lambda _: self.page.keyboard.press("Escape"), no_wait_after=True
        )

    def ready_to_look(self) -> Locator:
        """Wait until what is pointed at gets a card; gives the place of that card."""
        expect(self.page.locator(".looks")).to_be_attached()
        return self.page.locator(".look")

    # Playing.

    @property
    def view(self) -> Message:
        view: Message = self.told["view"]
        return view

    @property
    def seq(self) -> int:
        return int(self.told.get("seq", -1))

    def says(self) -> list[str]:
        return [option["say"] for option in self.view["options"]]

    @property
    def actions(self) -> Locator:
        return self.page.locator("section.actions")

    def label(self, say: str) -> str:
        """The words on the button of an option."""
        found = [one for one in self.view["options"] + self.view["asides"] if one["say"] == say]
        assert found, f"{say} is none of {self.says()}"
        return self.words.say(found[0]["label"])

    def button(self, say: str) -> Locator:
        """The button of an option, beside the map."""
        return self.actions.get_by_role("button", name=_begins(self.label(say))).first

    def choose(self, say: str) -> None:
        """Click an option and wait until it has happened; what is shared goes there, if it can."""
        sharing = self.view.get("sharing")
        with self.moving():
            if sharing and sharing["left"] > 1:
                self._share(sharing, say)
            else:
                self.button(say).click()

    def _share(self, sharing: Message, first: str) -> None:
        """Share out as much as one can to one hero, the rest to the others."""
        left = sharing["left"]
        for portion in sorted(sharing["portions"], key=lambda one: bool(one["say"] != first)):
            hero, what = f"hero-{portion['hero']}", self.label(portion["say"])
            args = {"hero": self.words.text(hero), "good": portion["good"], "what": what}
            more = self.words.text("share-more", {"what": self.words.text("share-label", args)})
            for _ in range(min(left, portion["most"])):
                self.actions.get_by_role("button", name=more, exact=True).click()
                left -= 1
        name = "Pay" if sharing["pays"] else "Share out"
        self.actions.get_by_role("button", name=name, exact=True).click()

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done here moves the game on."""
        before = self.seq
        yield
        self.wait(lambda: self.seq > before)

    def wait(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Let the page live until something is true."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"waited {seconds} s; {self._tells()}"
            self.page.wait_for_timeout(20)

    def _tells(self) -> str:
        """What is known of this screen when nothing happens any more."""
        seen = self.page.evaluate("window.presses")
        open_sheets = self.page.locator("dialog[open]").count()
        alerts = self.page.get_by_role("alert").all_inner_texts()
        return f"at {self.seq}: {self.troubles} {list(self.wire)} {seen} {open_sheets} {alerts}"

    def see(self, true: Callable[[Message], bool]) -> None:
        """Wait for a view of which something is true."""
        self.wait(lambda: "view" in self.told and true(self.view))

    def reach(self, seq: int) -> None:
        self.wait(lambda: self.seq >= seq)

    # By wire.

    def line(self, table: str) -> AbstractContextManager[Line]:
        """A socket of this person beside the browser."""
        cookies = [f"{one['name']}={one['value']}" for one in self.context.cookies()]
        return sitting(self.address, table, "; ".join(cookies))


def hurry(people: Sequence[Person], table: str, steps: Sequence[Step]) -> None:
    """The people do all this by wire; `people` by seat."""
    with ExitStack() as stack:
        lines = {id(one): stack.enter_context(one.line(table)) for one in set(people)}
        tell([lines[id(one)] for one in people], steps)


def _begins(words: str) -> re.Pattern[str]:
    """A name of these words, with or without a price behind them."""
    return re.compile(f"^{re.escape(words)}( \\(.*\\))?$")
