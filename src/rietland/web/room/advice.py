"""Advice at a table: orders to companions, what companions mean to do, and hints for people.

Orders live with the room, noted in the journal, and go along with every question.
"""

from typing import Any, Protocol

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions import intention, orders
from rietland.players.companions.order import GIVE, ORDERS, Order, order_from_data
from rietland.players.search.thought import REST, STEPS, Intent
from rietland.table.estimates import told_chance
from rietland.table.journal import ORDER
from rietland.table.table import Table
from rietland.views import Label
from rietland.web import messages as m
from rietland.web.jobs.thinking import Move
from rietland.web.room.screens import Audience
from rietland.web.room.thinker import Thinker


class Voice(Protocol):
    """How advice is heard and kept."""

    def tell(self, reply: m.Reply) -> None:
        """Everybody at the table is sent this."""

    async def remark(self, seat: int, hero: str, label: Label) -> None:
        """A companion says something, as its hero."""

    async def note(self, kind: str, number: int, what: object) -> None:
        """Something is written down beside the inputs; None wipes it out."""


class Advice:
    """What the companions of a table are asked for, and what they say."""

    def __init__(self, thinker: Thinker, voice: Voice) -> None:
        self._thinker = thinker
        self._voice = voice
        #: Standing orders and the last word on its intention, by hero.
        self.orders: dict[int, Order] = {}
        self.intentions: dict[int, list[Intent]] = {}
        #: Where the game stood at the last hint for each seat.
        self._hinted: dict[int, int] = {}

    # Orders.

    async def order(self, table: Table, mine: Audience, request: m.Order) -> bool:
        """Ask a companion for something; it answers in the chat, as its hero.

        False when nobody here could be meant.
        """
        order = understood(table, mine, request)
        if order is None:
            return False
        orders.of(table.game).placed(table.game, table.state, order)
        rule = orders.of(table.game).refusal(table.game, table.state, order)
        if not rule:
            await self._keep(order)
            self.intentions[order.hero] = [orders.meaning(order)]
        await self._reply(table, order, "order-cannot" if rule else "order-yes", rule)
        self._show(table, order.hero)
        await self.review(table)
        return True

    def recall(self, table: Table, data: list[int]) -> None:
        """An order given before the room was closed stands again. Raises LookupError for nobody."""
        order = order_from_data(data)
        _hero(table, order.hero)
        self.orders[order.hero] = order

    async def _keep(self, order: Order) -> None:
        """Note an order as it is now; only then does it count."""
        await self._voice.note(ORDER, order.hero, order.to_data())
        self.orders[order.hero] = order

    async def _drop(self, h: int) -> Order | None:
        order = self.orders.pop(h, None)
        if order is not None:
            await self._voice.note(ORDER, h, None)
        return order

    async def withdraw(self, table: Table, request: m.Withdraw) -> None:
        """The companion does as it likes again."""
        heroes = table.game.lexicon.names["hero"]
        hero = heroes.index(request.hero) if request.hero in heroes else -1
        order = await self._drop(hero)
        if order is not None:
            await self._reply(table, order, "order-free", "")
            self._show(table, hero)

    async def release(self, table: Table, seats: Audience) -> None:
        """People lead these seats again: what was asked of companions there is over."""
        for h in {*self.orders, *self.intentions}:
            if _seat(table, h) in seats:
                await self._drop(h)
                self.intentions.pop(h, None)
                self._show(table, h)

    def gift(self, table: Table) -> tuple[int, str] | None:
        """What a companion who is not asked hands over now: the seat and the input."""
        for order in self.orders.values():
            if order.kind != GIVE or _seat(table, order.hero) not in table.remote_seats:
                continue
            action = orders.of(table.game).next_action(table.game, table.state, order)
            if action is not None and action in table.game.asides(table.state):
                return _seat(table, order.hero), table.game.say(action)
        return None

    async def handed_over(self, table: Table, text: str) -> None:
        """A gift was made in the name of an order."""
        action = table.game.hear(text)
        order = self.orders.get(action.who)
        if order is not None:
            orders.of(table.game).note(table.state, order, action)
            await self._keep(order)

    async def review(self, table: Table) -> None:
        """The game has gone on: say which orders are fulfilled, or have become impossible."""
        for order in list(self.orders.values()):
            done = orders.of(table.game).is_done(table.game, table.state, order)
            rule = "" if done else orders.of(table.game).refusal(table.game, table.state, order)
            if done or rule:
                await self._end(table, order, rule)
        self._forget_the_past(table)

    def _forget_the_past(self, table: Table) -> None:
        """Nobody goes on saying what is done already."""
        # Where people answer for all, no companion is about to do anything.
        asked = table.pending.who if table.is_companion(table.asked) else -1
        for h, steps in list(self.intentions.items()):
            # A standing order to end the day is said until it is done.
            is_due = h == asked or (h in self.orders and steps[:1] and steps[0].kind == REST)
            left = steps if is_due else intention.still_meant(table.game, table.state, h, steps)
            if len(left) < len(steps):
                self.intentions[h] = left
                self._show(table, h)

    # Companions that speak.

    async def answer(self, table: Table, seat: int, name: str, state: dict[str, object]) -> str:
        """What the companion of a seat says; its intention and its orders are told at once."""
        given = [one.to_data() for h, one in self.orders.items() if _seat(table, h) == seat]
        spoken = await self._thinker.answer(table, seat, name, state, given)
        text, meant, ended, standing = spoken
        for data in standing:
            order = order_from_data(data)
            if order.hero in self.orders and data not in given:
                await self._keep(order)
        for data, rule in ended:
            await self._end(table, order_from_data(data), rule)
        for h, steps in meant:
            self.intentions[h] = [_step(one) for one in steps]
            self._show(table, h)
        return text

    async def _end(self, table: Table, order: Order, rule: str) -> None:
        if await self._drop(order.hero) is not None:
            await self._reply(table, order, "order-cannot" if rule else "order-done", rule)
            self._show(table, order.hero)

    # Hints.

    async def moves(
        self, table: Table, s: BaseState, seat: int, leaders: dict[int, str]
    ) -> list[Move]:
        """The best moves of a seat in this state; `leaders` are the companions by hero."""
        done = table.first_since(self._hinted.get(seat, table.seq), seat)
        self._hinted[seat] = table.seq
        return await self._thinker.moves(table, s, seat, done, leaders)

    # Telling.

    def told(self, table: Table) -> list[m.Intention]:
        """What the companions mean to do, for somebody who comes."""
        return [intended(self, table, h) for h in sorted({*self.orders, *self.intentions})]

    def _show(self, table: Table, h: int) -> None:
        self._voice.tell(intended(self, table, h))

    async def _reply(self, table: Table, order: Order, key: str, rule: str) -> None:
        args: dict[str, int | str | Label] = {}
        if key in ("order-yes", "order-cannot"):
            args["plan"] = _plan(table, order)
        if rule:
            args["rule"] = rule
        seat, hero = _seat(table, order.hero), _hero(table, order.hero)
        await self._voice.remark(seat, hero, Label(key, args))


def understood(table: Table, mine: Audience, request: m.Order) -> Order | None:
    """The order in numbers; None when nobody here could be meant."""
    game = table.game
    heroes = game.lexicon.names["hero"]
    own = [h for h in range(len(heroes)) if _seat(table, h) in mine]
    if request.hero not in heroes or not own:
        return None
    hero = heroes.index(request.hero)
    giver = heroes.index(request.giver) if request.giver in heroes else own[0]
    what = orders.of(game).thing(game, request.what)
    known = request.place < 0 or orders.of(game).is_place(game, request.place)
    kind = ORDERS.index(request.kind)
    if _seat(table, hero) not in table.remote_seats or giver not in own or not known:
        return None
    if (kind == GIVE and what < 0) or (ORDERS[kind] == "go" and request.place < 0):
        return None
    return Order(kind, hero, request.place, what, giver)


def intended(advice: Advice, table: Table, h: int) -> m.Intention:
    """What a hero plans to do, as everybody at the table may know it."""
    steps = advice.intentions.get(h, [])
    order = advice.orders.get(h)
    label = intention.told(table.game, table.state, h, steps) if steps else None
    wish = Label("order-standing", {"plan": _plan(table, order)}) if order else None
    meant = [m.MeantStep(STEPS[one.kind], one.place) for one in steps]
    path = intention.path(table.game, table.state, h, [one.place for one in steps])
    return m.Intention(_seat(table, h), _hero(table, h), label, meant, path, wish)


def planned(table: Table, request: m.Plan) -> list[int]:
    """The way of a hero to where a person means to go; none when that is wiped out."""
    heroes = table.game.lexicon.names["hero"]
    if request.hero not in heroes or not orders.of(table.game).is_place(table.game, request.place):
        return []
    path = intention.path(table.game, table.state, heroes.index(request.hero), [request.place])
    return path if len(path) > 1 else []


def hints(game: Game, s: BaseState, moves: list[Move]) -> list[m.HintMove]:
    """Moves with their labels and reasons."""
    # A person may be asked for the group, in the place of a companion.
    shown = game.view(s, game.pending(s).seat).options
    labels = {one.say: one.label for one in shown}
    found: list[m.HintMove] = []
    for say, steps, chance, games, plan in moves:
        if say in labels:
            meant = [_step(one) for one in steps]
            who = game.hear(say).who
            reason = intention.purpose(game, s, game.hear(say), meant)
            known = intention.of(game)
            goal = known.goal(game, s, who, meant)
            touch = [known.touch(step.place) for step in meant if step.place >= 0]
            told = told_chance(chance, games)
            found.append(m.HintMove(say, labels[say], reason, goal, told, plan, touch))
    return found


def _step(data: list[Any]) -> Intent:
    kind, place, what, team = data
    step = Intent(kind, place, what)
    step.team = team
    return step


def _plan(table: Table, order: Order) -> Label:
    return intention.plan(table.game, table.state, order.hero, [orders.meaning(order)])


def _hero(table: Table, h: int) -> str:
    return table.game.lexicon.names["hero"][h]


def _seat(table: Table, h: int) -> int:
    return table.game.seat(table.state, h)
