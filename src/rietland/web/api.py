"""The HTTP part: the tavern, links, records, rules, words. Each function answers one operation."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, cast

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rietland import __version__, families
from rietland.content import library
from rietland.kernel.action import CHANCE
from rietland.kernel.state import PLAYING
from rietland.ledger import books
from rietland.table.chronicle import chronicle
from rietland.table.table import Happened, Table
from rietland.views import RESULTS, ViewHead
from rietland.web import http_types as r
from rietland.web import texts
from rietland.web.host.box_catalogue import box_catalogue
from rietland.web.host.tavern import Forbidden, Tavern
from rietland.web.http_errors import Refusal, answer, body, problem, query
from rietland.web.messages import AnyView
from rietland.web.room.screens import Audience, told
from rietland.web.schema import OPERATIONS
from rietland.web.tagged import JSON, TEXT, Tagged, sent, tagged
from rietland.words import languages
from rietland.words.catalogue import FALLBACK

#: Views of one request.
MOST_VIEWS = 50
YEAR = 365 * 24 * 3600


class Api:
    """Functions named like their operations."""

    def __init__(self, tavern: Tavern) -> None:
        self.tavern = tavern

    def guest(self, request: Request) -> str:
        """The browser by its cookie, or nothing."""
        return self.tavern.seal.guest(request.cookies.get(self.tavern.seal.cookie))

    def _known(self, response: Response, request: Request, guest: str) -> Response:
        """Leave the cookie with a browser that has none yet."""
        if not self.guest(request):
            seal = self.tavern.seal
            response.set_cookie(
                seal.cookie, seal.sealed(guest), max_age=YEAR, path="/", httponly=True,
                samesite="strict", secure=request.url.scheme == "https",
            )  # fmt: skip
        return response

    # The tavern.

    async def health(self, _: Request) -> Response:
        tavern = self.tavern
        wrong = await tavern.health.wrong()
        made = r.Health(
            "ill" if wrong else "ok", __version__, len(tavern.rooms), tavern.sockets, wrong
        )
        return answer(made, 503 if wrong else 200)

    async def boxes(self, request: Request) -> Response:
        return await self._tagged(request, "boxes", lambda: _json(box_catalogue()))

    async def tables(self, request: Request) -> Response:
        return answer(r.Tables(await self.tavern.tables(self.guest(request))))

    async def new_table(self, request: Request) -> Response:
        new = await body(request, r.NewTable)
        guest = self.guest(request) or self.tavern.seal.new_guest()
        made = await self.tavern.begin(new, guest)
        return self._known(answer(made, 201), request, guest)

    async def table(self, request: Request) -> Response:
        return answer(await self.tavern.seated(self.guest(request), _table(request)))

    async def join(self, request: Request) -> Response:
        join = await body(request, r.Join)
        guest = self.guest(request) or self.tavern.seal.new_guest()
        try:
            seated = await self.tavern.join(_table(request), join.token, guest, join.name)
        except Forbidden as error:
            return problem(403, "error-no-seat", str(error))
        return self._known(answer(seated), request, guest)

    async def fork(self, request: Request) -> Response:
        fork = await body(request, r.ForkAt)
        guest = self.guest(request) or self.tavern.seal.new_guest()
        try:
            made = await self.tavern.fork(_table(request), fork.seq, guest)
        except Forbidden as error:
            return problem(403, "error-no-seat", str(error))
        return self._known(answer(made, 201), request, guest)

    # Looking back.

    async def record(self, request: Request) -> Response:
        game = _table(request)
        try:
            text = await self.tavern.record(game, self.guest(request))
        except Forbidden as error:
            return problem(403, "error-no-seat", str(error))
        name = f'attachment; filename="rietland-{game}.txt"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def history(self, request: Request) -> Response:
        game = _table(request)
        room, log = await self.tavern.history(game)
        mine = tuple(await self.tavern.seats(self.guest(request), game))
        view = await self.tavern.writer.do(room.table.view, CHANCE)
        # A long game has thousands of entries: the sockets do not wait for them.
        return sent(request, await run_in_threadpool(_history, room.table, log, mine, view))

    async def moment(self, request: Request) -> Response:
        seq = query(request, "seq", r.Position)
        found, _ = await self._moments(request, seq, seq)
        if found[-1].seq != seq:
            raise Refusal(404, "error-no-page", f"there is no position {seq}")
        return answer(found[-1])

    async def moments(self, request: Request) -> Response:
        first = query(request, "since", r.Position)
        last = query(request, "to", r.Position, str(first + MOST_VIEWS - 1))
        if not 0 <= last - first < MOST_VIEWS:
            raise Refusal(400, "error-malformed", f"ask for 1 to {MOST_VIEWS} views at once")
        found, now = await self._moments(request, first, last)
        return answer(r.Moments(found, now))

    async def _moments(self, request: Request, first: int, last: int) -> tuple[list[r.Moment], int]:
        guest = self.guest(request)
        found, now = await self.tavern.moments(_table(request), first, last, guest)
        return [r.Moment(at, cast("AnyView", view)) for at, view in found], now

    # Words and rules.

    async def rule(self, request: Request) -> Response:
        language = _spoken(query(request, "lang", r.Language, "en"))
        try:
            found = await self.tavern.reader.do(
                texts.rule, str(request.path_params["rule"]), language
            )
        except texts.UnknownRule as error:
            return problem(404, "error-no-rule", str(error))
        return answer(found)

    async def rule_book(self, request: Request) -> Response:
        language = _spoken(query(request, "lang", r.Language, "en"))
        box = str(request.path_params["box"])
        if box not in await self.tavern.reader.kept("rules", books):
            return problem(404, "error-no-page", f"there are no rules of a box '{box}'")
        return await self._tagged(
            request,
            ("rules", box, language),
            lambda: _json(r.RuleBook(texts.rule_book(box, language))),
        )

    async def static(self, request: Request) -> Response:
        box, legend = str(request.path_params["box"]), str(request.path_params["legend"])
        known = next((one for one in (await self.tavern.shelf()).boxes if one.name == box), None)
        if known is None or legend not in [one.name for one in known.legends]:
            return problem(404, "error-no-page", f"no legend '{legend}' in a box '{box}'")
        names = query(request, "heroes", r.Names, "")
        figures = tuple(name for name in names.split(",") if name)
        if any(name not in [one.name for one in known.heroes] for name in figures):
            # Raises BadContent where the legend has a fault.
            await self.tavern.reader.do(library.book, box, legend)
            return problem(400, "error-malformed", f"heroes: {names}")
        key = ("static", box, legend, figures)
        return await self._tagged(request, key, partial(_printed, box, legend, figures))

    async def words(self, request: Request) -> Response:
        language = await self._language(request)
        return await self._tagged(
            request,
            ("words", language),
            lambda: tagged(texts.words(language).encode(), TEXT),
        )

    async def card_words(self, request: Request) -> Response:
        language = await self._language(request)
        keys = query(request, "keys", r.Keys).split(",")
        # Any keys may be asked for together, so this is not kept.
        found = await self.tavern.reader.do(texts.card_words, language, keys)
        return sent(request, tagged(found.encode(), TEXT))

    async def _language(self, request: Request) -> str:
        """Raises Refusal for a language nobody wrote."""
        language = str(request.path_params["lang"])
        known = await self.tavern.reader.kept("languages", languages)
        if language not in known:
            raise Refusal(404, "error-no-page", f"languages are {', '.join(known)}")
        return language

    async def _tagged(
        self, request: Request, key: Hashable, make: Callable[[], Tagged]
    ) -> Response:
        """Something that changes only with the files of the server."""
        return sent(request, await self.tavern.reader.kept(("answer", key), make))

    def endpoint(self, name: str) -> Any:  # noqa: ANN401 - Starlette's own type is a callable of Any
        return getattr(self, name)


def _history(table: Table, log: list[Happened], mine: Audience, view: ViewHead) -> Tagged:
    is_over = view.result != RESULTS[PLAYING]
    entries = [told(one, mine, is_over) for one in log]
    story = chronicle(table.game, log, view) if is_over else None
    return _json(r.History(table.id, view.seq, view.result, entries, story))


def _table(request: Request) -> str:
    return str(request.path_params["table"])


def _spoken(language: str) -> str:
    """What is answered for any other language is English; it is kept once."""
    return language if language in texts.SPOKEN else FALLBACK


def _json(made: msgspec.Struct) -> Tagged:
    return tagged(msgspec.json.encode(made), JSON)


def _printed(box: str, legend: str, figures: tuple[str, ...]) -> Tagged:
    """What is printed for these figures, or for any one. Raises BadContent."""
    book = library.book(box, legend)
    game = library.game(box, legend, list(figures) or [book.figures[0].name])
    return _json(families.load(families.of(game).static)(game))


__all__ = ["OPERATIONS", "Api"]
