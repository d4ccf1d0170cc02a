"""The HTTP part: the tavern, links, records, rules, words. Each function answers one operation."""

from hashlib import blake2b
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rietland import __version__, families
from rietland.content import library
from rietland.kernel.action import CHANCE
from rietland.ledger import books
from rietland.table.chronicle import chronicle
from rietland.web import http_types as r
from rietland.web import texts
from rietland.web.host.box_catalogue import box_catalogue
from rietland.web.host.tavern import Forbidden, Tavern
from rietland.web.http_errors import Refusal, answer, body, problem, query
from rietland.web.messages import AnyView
from rietland.web.room.screens import told
from rietland.web.schema import OPERATIONS
from rietland.words import languages

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
        return answer(r.Health("ok", __version__, len(tavern.rooms), tavern.sockets))

    async def boxes(self, _: Request) -> Response:
        return answer(await self.tavern.desk.do(box_catalogue))

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
        entries = [told(one, mine, room.table.is_over) for one in log]
        view = room.table.view(CHANCE)
        story = chronicle(room.table.game, log, view) if room.table.is_over else None
        return answer(r.History(game, room.table.seq, str(view["result"]), entries, story))

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
        language = query(request, "lang", r.Language, "en")
        try:
            return answer(texts.rule(request.path_params["rule"], language))
        except texts.UnknownRule as error:
            return problem(404, "error-no-rule", str(error))

    async def rule_book(self, request: Request) -> Response:
        language = query(request, "lang", r.Language, "en")
        box = request.path_params["box"]
        if box not in books():
            return problem(404, "error-no-page", f"there are no rules of a box '{box}'")
        return answer(r.RuleBook(texts.rule_book(box, language)))

    async def static(self, request: Request) -> Response:
        box, legend = request.path_params["box"], request.path_params["legend"]
        known = next((one for one in box_catalogue().boxes if one.name == box), None)
        if known is None or legend not in [one.name for one in known.legends]:
            return problem(404, "error-no-page", f"no legend '{legend}' in a box '{box}'")
        # Raises BadContent where the legend has a fault.
        library.book(box, legend)
        names = query(request, "heroes", r.Names, "")
        figures = [name for name in names.split(",") if name]
        if any(name not in [one.name for one in known.heroes] for name in figures):
            return problem(400, "error-malformed", f"heroes: {names}")
        heroes = figures or [known.heroes[0].name]
        game = library.game(box, legend, heroes)
        made = families.load(families.of(game).static)(game)
        return _lasting(request, msgspec.json.encode(made), "application/json")

    async def words(self, request: Request) -> Response:
        return _lasting(request, texts.words(_language(request)).encode(), "text/plain")

    async def card_words(self, request: Request) -> Response:
        language = _language(request)
        keys = query(request, "keys", r.Keys).split(",")
        return _lasting(request, texts.card_words(language, keys).encode(), "text/plain")

    def endpoint(self, name: str) -> Any:  # noqa: ANN401 - Starlette's own type is a callable of Any
        return getattr(self, name)


def _table(request: Request) -> str:
    return str(request.path_params["table"])


def _language(request: Request) -> str:
    """Raises Refusal for a language nobody wrote."""
    language = str(request.path_params["lang"])
    if language not in languages():
        raise Refusal(404, "error-no-page", f"languages are {', '.join(languages())}")
    return language


def _lasting(request: Request, data: bytes, kind: str) -> Response:
    """Something that changes only with the version: asked for again, it is sent only if new."""
    tag = f'"{blake2b(data, digest_size=8).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=kind)


__all__ = ["OPERATIONS", "Api"]
