"""Advice at a table: orders to companions, what companions mean to do, and hints for people.

Companions think in another process and have a second or so; whoever takes longer is answered for
by the quick player, which thinks at the desk. Orders live with the room, noted in the journal, and
go along with every question, so that no process must remember them.
"""

import time
from concurrent.futures import BrokenExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions import intention, orders
from rietland.players.companions.companion import Companion, adviser, quick_companion
from rietland.players.companions.order import GIVE, ORDERS, Order, order_from_data
from rietland.players.search.player import Player, make_player
from rietland.players.search.thought import REST, STEPS, Intent
from rietland.table.estimates import percent
from rietland.table.journal import ORDER
from rietland.views import Label
from rietland.web import messages as m
from rietland.web.jobs.workers import Plain, game_of, plain
from rietland.web.room.connections import Connection
from rietland.web.room.tasks import Tasks

if TYPE_CHECKING:
    from rietland.web.room.room import Room

#: Seconds beyond the budget until the quick player answers.
MARGIN: Final = 1.5
#: Moves a hint shows at most.
MOVES: Final = 3

#: A hero and the steps of its intention, as they travel.
Meant = tuple[int, list[list[Any]]]
#: What a companion says: the input, intentions that changed, orders that ended with the rule that
#: forbids them, and those that stand.
Spoken = tuple[str, list[Meant], list[tuple[list[int], str]], list[list[int]]]
#: A move of a hint: the input, the steps, the chance to win in percent.
Move = tuple[str, list[list[Any]], int | None]


class Advice:
    """What the companions of a room are asked for, and what they say."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        #: Standing orders and the last word on its intention, by hero.
        self.orders: dict[int, Order] = {}
        self.intentions: dict[int, list[Intent]] = {}
        self._hinting: set[Connection] = set()
        #: Where the game stood at the last hint for each seat.
        self._hinted: dict[int, int] = {}
        self._tasks = Tasks(room.logger)

    # Orders.

    async def order(self, line: Connection, request: m.Order) -> None:
        """Ask a companion for something; it answers in the chat, as its hero."""
        if not self.room.may_speak(line):
            return
        async with self.room.lock:
            order = self._understood(line, request)
            if order is None:
                detail = f"no companion does that for {request.hero or 'nobody'}"
                error = m.Error("error-order", detail, at=self.room.table.seq)
                self.room.refuse_with(line, error)
                return
            table = self.room.table
            orders.of(table.game).placed(table.game, table.state, order)
            rule = await self.room.desk.do(
                orders.of(table.game).refusal, table.game, table.state, order
            )
            if not rule:
                await self._keep(order)
                self.intentions[order.hero] = [orders.meaning(order)]
            await self._reply(order, "order-cannot" if rule else "order-yes", rule)
            self.show(order.hero)
            await self.review()
        self.room.company.wake()

    def recall(self, data: list[int]) -> None:
        """An order given before the room was closed stands again."""
        order = order_from_data(data)
        self.orders[order.hero] = order

    async def _keep(self, order: Order) -> None:
        """Note an order as it is now; only then does it count."""
        await self.room.note(ORDER, order.hero, order.to_data())
        self.orders[order.hero] = order

    async def _drop(self, h: int) -> Order | None:
        order = self.orders.pop(h, None)
        if order is not None:
            await self.room.note(ORDER, h, None)
        return order

    def _understood(self, line: Connection, request: m.Order) -> Order | None:
        """The order in numbers; None when nobody here could be meant."""
        game = self.room.table.game
        heroes = game.lexicon.names["hero"]
        mine = [h for h in range(len(heroes)) if self._seat(h) in self.room.audience(line)]
        if request.hero not in heroes or not mine:
            return None
        hero = heroes.index(request.hero)
        giver = heroes.index(request.giver) if request.giver in heroes else mine[0]
        what = _thing(game, request.what)
        known = request.place < 0 or orders.of(game).is_place(game, request.place)
        kind = ORDERS.index(request.kind)
        if self._seat(hero) not in self.room.table.elsewhere or giver not in mine or not known:
            return None
        if (kind == GIVE and what < 0) or (ORDERS[kind] == "go" and request.place < 0):
            return None
        return Order(kind, hero, request.place, what, giver)

    async def withdraw(self, line: Connection, request: m.Withdraw) -> None:
        """The companion does as it likes again."""
        if not self.room.may_speak(line):
            return
        heroes = self.room.table.game.lexicon.names["hero"]
        hero = heroes.index(request.hero) if request.hero in heroes else -1
        order = await self._drop(hero)
        if order is not None:
            await self._reply(order, "order-free", "")
            self.show(hero)

    async def release(self, seats: tuple[int, ...]) -> None:
        """People lead these seats again: what was asked of companions there is over."""
        for h in {*self.orders, *self.intentions}:
            if self._seat(h) in seats:
                await self._drop(h)
                self.intentions.pop(h, None)
                self.show(h)

    def gift(self) -> tuple[int, str] | None:
        """What a companion who is not asked hands over now: the seat and the input."""
        table = self.room.table
        for order in self.orders.values():
            if order.kind != GIVE or self._seat(order.hero) not in table.elsewhere:
                continue
            action = orders.of(table.game).next_action(table.game, table.state, order)
            if action is not None and action in table.game.asides(table.state):
                return self._seat(order.hero), table.game.say(action)
        return None

    async def handed_over(self, text: str) -> None:
        """A gift was made in the name of an order."""
        action = self.room.table.game.hear(text)
        order = self.orders.get(action.who)
        if order is not None:
            orders.of(self.room.table.game).note(self.room.table.state, order, action)
            await self._keep(order)

    async def review(self) -> None:
        """The game has gone on: say which orders are fulfilled, or have become impossible."""
        table = self.room.table
        for order in list(self.orders.values()):
            done = orders.of(table.game).is_done(table.game, table.state, order)
            rule = "" if done else orders.of(table.game).refusal(table.game, table.state, order)
            if done or rule:
                await self._end(order, rule)
        self._forget_the_past()

    def _forget_the_past(self) -> None:
        """Nobody goes on saying what is done already."""
        game, s = self.room.table.game, self.room.table.state
        asked = game.pending(s).who
        for h, steps in list(self.intentions.items()):
            is_due = h == asked or (h in self.orders and steps[:1] and steps[0].kind == REST)
            left = steps if is_due else intention.still_meant(game, s, h, steps)
            if len(left) < len(steps):
                self.intentions[h] = left
                self.show(h)

    # Companions that speak.

    async def answer(self, seat: int, name: str, state: dict[str, object]) -> str:
        """What the companion of a seat says; its intention and its orders are told at once."""
        table, budget = self.room.table, self.room.settings.budget
        given = [one.to_data() for h, one in self.orders.items() if self._seat(h) == seat]
        until = time.time() + budget
        try:
            spoken = await self.room.pool.do(
                table.id, choose, table.id, plain(table.row.setup), state, seat, name, budget,
                until, given, patience=budget + MARGIN,
            )  # fmt: skip
        except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
            # Nobody waits longer: the quick player answers, with the same orders.
            self.room.logger.warning("companion failed", seat=seat, companion=name, why=repr(error))
            spoken = await self.room.desk.do(
                think, quick_companion(), table.game, table.state, seat, given
            )
        text, meant, ended, standing = spoken
        for data in standing:
            order = order_from_data(data)
            if order.hero in self.orders and data not in given:
                await self._keep(order)
        for data, rule in ended:
            await self._end(order_from_data(data), rule)
        for h, steps in meant:
            self.intentions[h] = [_step(one) for one in steps]
            self.show(h)
        return text

    async def _end(self, order: Order, rule: str) -> None:
        if await self._drop(order.hero) is not None:
            await self._reply(order, "order-cannot" if rule else "order-done", rule)
            self.show(order.hero)

    # Hints.

    def hint(self, line: Connection) -> None:
        """Think about what this browser could do; one hint at a time."""
        if self.room.may_speak(line) and line not in self._hinting:
            self._hinting.add(line)
            _ = self._tasks.begin(self._hint(line))

    async def _hint(self, line: Connection) -> None:
        try:
            async with self.room.lock:
                table = self.room.table
                at, s, seat = table.seq, table.state, self.room.company.asked()
            moves: list[Move] = []
            if seat in self.room.audience(line):
                moves = await self._moves(s, seat)
            if self.room.table.seq == at:
                hints = await self.room.desk.do(self.hints, s, seat, moves)
                line.put(m.written(m.Hints(at, hints)))
        finally:
            self._hinting.discard(line)

    async def _moves(self, s: BaseState, seat: int) -> list[Move]:
        table, budget = self.room.table, self.room.settings.budget
        done = table.first_since(self._hinted.get(seat, table.seq), seat)
        self._hinted[seat] = table.seq
        try:
            return await self.room.pool.do(
                table.id, advise, table.id, plain(table.row.setup), s.to_data(), seat, adviser(),
                budget, done, self._leaders(), patience=budget + 2 * MARGIN,
            )  # fmt: skip
        except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
            self.room.logger.warning("no hint", seat=seat, why=repr(error))
            return await self.room.desk.do(rank, quick_companion(), table.game, s, seat)

    def _leaders(self) -> dict[int, str]:
        """By hero: the companion that leads it."""
        chairs = self.room.chairs
        seats = {h: self._seat(h) for h in range(len(self.room.table.row.setup.heroes))}
        names = {h: chairs[seat].companion or chairs[seat].keeper for h, seat in seats.items()}
        return {h: name for h, name in names.items() if name}

    def hints(self, s: BaseState, seat: int, moves: list[Move]) -> list[m.HintMove]:
        """The moves with their labels and reasons."""
        game = self.room.table.game
        shown: Any = game.view(s, seat)["options"]
        labels = {one["say"]: one["label"] for one in shown}
        hints: list[m.HintMove] = []
        for say, steps, chance in moves:
            if say in labels:
                meant = [_step(one) for one in steps]
                reason = intention.purpose(game, s, game.hear(say), meant)
                hints.append(m.HintMove(say, labels[say], reason, chance))
        return hints

    # Telling.

    def greet(self, line: Connection) -> None:
        """Somebody came: tell what the companions mean to do."""
        for h in sorted({*self.orders, *self.intentions}):
            line.put(m.written(self.intention(h)))

    def show(self, h: int) -> None:
        self.room.tell(self.intention(h))

    def intention(self, h: int) -> m.Intention:
        """What a hero means to do, as everybody at the table may know it."""
        table = self.room.table
        steps = self.intentions.get(h, [])
        order = self.orders.get(h)
        label = intention.told(table.game, table.state, h, steps) if steps else None
        wish = Label("order-standing", {"plan": self._plan(order)}) if order else None
        meant = [m.MeantStep(STEPS[one.kind], one.place) for one in steps]
        return m.Intention(self._seat(h), self._hero(h), label, meant, wish)

    async def _reply(self, order: Order, key: str, rule: str) -> None:
        args: dict[str, int | str | Label] = {}
        if key in ("order-yes", "order-cannot"):
            args["plan"] = self._plan(order)
        if rule:
            args["rule"] = rule
        await self.room.remark(self._seat(order.hero), self._hero(order.hero), Label(key, args))

    def _plan(self, order: Order) -> Label:
        table = self.room.table
        return intention.plan(table.game, table.state, order.hero, [orders.meaning(order)])

    def _hero(self, h: int) -> str:
        return self.room.table.game.lexicon.names["hero"][h]

    def _seat(self, h: int) -> int:
        return self.room.table.game.seat(self.room.table.state, h)

    def close(self) -> None:
        self._tasks.close()


def _thing(game: Game, name: str) -> int:
    """The number of a thing or a card that can be given, or -1."""
    names = game.lexicon.names.get("thing") or game.lexicon.names.get("card", [])
    return names.index(name) if name and name in names else -1


def _step(data: list[Any]) -> Intent:
    kind, place, what, team = data
    step = Intent(kind, place, what)
    step.team = team
    return step


# In the other process.


@lru_cache(512)
def _companion(table: str, seat: int, name: str, budget: float) -> Companion:  # noqa: ARG001
    """A voice for each seat, one mind for all of a strength: they know what the others mean."""
    return Companion(_mind(table, name, budget))


@lru_cache(256)
def _mind(table: str, name: str, budget: float) -> Player:
    return make_player(name, crc32(table.encode()), budget)


def choose(
    table: str, setup: Plain, state: dict[str, object], seat: int, name: str, budget: float,
    until: float, given: list[list[int]],
) -> Spoken:  # fmt: skip
    """What the companion of a seat says. Who begins too late answers without thinking long."""
    game = game_of(setup)
    own = _companion(table, seat, name, budget)
    own.is_hurried = time.time() > until
    return think(own, game, game.load(state), seat, given)


def think(
    companion: Companion, game: Game, s: BaseState, seat: int, given: list[list[int]]
) -> Spoken:
    companion.orders = {order.hero: order for order in map(order_from_data, given)}
    text = game.say(companion.choose(game, s, seat))
    meant = [(h, [step.to_data() for step in companion.intentions[h]]) for h in companion.changed]
    ended = [(order.to_data(), rule) for order, rule in companion.ended]
    return text, meant, ended, [order.to_data() for order in companion.orders.values()]


def advise(
    table: str, setup: Plain, state: dict[str, object], seat: int, name: str, budget: float,
    done: str, leaders: dict[int, str],
) -> list[Move]:  # fmt: skip
    """The best moves of a seat. What it did after the last advice, and who leads the others."""
    game = game_of(setup)
    s = game.load(state)
    # Another mind than the companions': who asks for advice changes nobody's plans.
    own = _companion(f"{table}/advice", seat, name, budget)
    others = {h: _mind(table, leader, budget) for h, leader in leaders.items()}
    own.catch_up(game, s, seat, done, others)
    return rank(own, game, s, seat)


def rank(companion: Companion, game: Game, s: BaseState, seat: int) -> list[Move]:
    return [
        (
            game.say(one.action),
            [step.to_data() for step in one.steps],
            percent(one.chance, one.games),
        )
        for one in companion.rank(game, s, seat, MOVES)
    ]
