"""Companions at the keyboard: orders to them, their words among what happens, and hints."""

import json
from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions import intention, orders
from rietland.players.companions.companion import Companion, adviser, make_companion
from rietland.players.companions.order import GIVE, GO, ORDERS, Order
from rietland.players.search.player import Player
from rietland.table.estimates import told_chance
from rietland.table.journal import ORDER
from rietland.table.table import Table
from rietland.views import Label, Option
from rietland.words import Catalogue

#: Moves a hint shows at most.
MOVES: Final = 3
#: Other words for the last order.
_REST: Final = ("end", "recover")


class Voice(Companion):
    """A companion whose words are kept until somebody reads them."""

    def __init__(self, mind: Player) -> None:
        super().__init__(mind)
        #: Inputs before it was said, the hero who says it, and what.
        self.said: list[tuple[int, int, Label]] = []

    def __call__(self, game: Game, s: BaseState, seat: int) -> Action:
        action = self.choose(game, s, seat)
        for order, rule in self.ended:
            self.said.append((s.seq, order.hero, reply(game, s, order, rule)))
        for h in self.fresh:
            self.said.append((s.seq, h, intention.told(game, s, h, self.intentions[h])))
        return action


def reply(game: Game, s: BaseState, order: Order, rule: str) -> Label:
    """What is said when an order ends: done, or the rule that forbids it."""
    if not rule:
        return Label("order-done")
    plan = intention.plan(game, s, order.hero, [orders.meaning(order)])
    return Label("order-cannot", {"plan": plan, "rule": rule})


class CompanionCommands:
    """What a client needs of the companions at its table."""

    def __init__(self, table: Table, words: Catalogue) -> None:
        self.table = table
        self.words = words
        self.adviser = make_companion(adviser(), 0)
        #: Where the game stood at the last hint for each seat.
        self.hinted: dict[int, int] = {}

    def voices(self) -> dict[str, Voice]:
        """Companions by the heroes they lead."""
        found: dict[str, Voice] = {}
        for h, name in enumerate(self._heroes()):
            player = self.table.players.get(self._seat(h))
            if isinstance(player, Voice):
                found[name] = player
        return found

    def words_before(self, seq: int) -> list[str]:
        """What was said before an input was given, and is not read out yet."""
        offset = self.table.seq - self.table.state.seq
        lines: list[tuple[int, str]] = []
        for voice in set(self.voices().values()):
            due = [one for one in voice.said if one[0] + offset < seq]
            voice.said = [one for one in voice.said if one not in due]
            lines += [(at, self._line(h, label)) for at, h, label in due]
        return [line for _, line in sorted(lines)]

    # Orders.

    def order(self, text: str, giver: int) -> list[str]:
        """Take an order; answers what is said to it."""
        voices = self.voices()
        name, _, rest = text.partition(" ")
        if not voices:
            return [self.words.text("plain-order-none")]
        if name not in voices:
            names = ", ".join(voices)
            return [self.words.text("plain-order-unknown", {"name": name, "names": names})]
        order = self._understood(self._heroes().index(name), rest.split(), giver)
        if order is None:
            usage = {"usage": self.words.text("plain-order-usage")}
            return [self.words.text("plain-usage", usage)]
        game, s = self.table.game, self.table.state
        orders.of(game).placed(game, s, order)
        rule = orders.of(game).refusal(game, s, order)
        plan = intention.plan(game, s, order.hero, [orders.meaning(order)])
        label = Label("order-yes", {"plan": plan})
        if rule:
            label = reply(game, s, order, rule)
        else:
            voices[name].orders[order.hero] = order
            self._hand_over(order)
        return [self._line(order.hero, label)]

    def remember(self) -> None:
        """Note the orders that stand now, so that a resumed game knows them."""
        journal, game = self.table.journal, self.table.id
        before = {one.number: one.data for one in journal.notes(game) if one.kind == ORDER}
        now = {
            h: json.dumps(order.to_data())
            for voice in self.voices().values()
            for h, order in voice.orders.items()
        }
        for h in before.keys() | now.keys():
            if before.get(h) != now.get(h):
                journal.note(game, ORDER, h, now.get(h))

    def _understood(self, hero: int, said: list[str], giver: int) -> Order | None:
        word, what = said[0] if said else "", said[1] if len(said) > 1 else ""
        kind = ORDERS.index("rest" if word in _REST else word) if word in (*ORDERS, *_REST) else -1
        names = self.table.game.lexicon.names
        if kind == GIVE:
            thing = orders.of(self.table.game).thing(self.table.game, what)
            return Order(kind, hero, -1, thing, giver) if thing >= 0 else None
        place = int(what[:3]) if what.isascii() and what.isdigit() else -1
        if place < 0 and what in names.get("space", []):
            place = names["space"].index(what)
        is_known = not what or orders.of(self.table.game).is_place(self.table.game, place)
        if kind < 0 or not is_known or (kind == GO and place < 0):
            return None
        return Order(kind, hero, place, -1, giver)

    def _hand_over(self, order: Order) -> None:
        """What can go from hand to hand at once does, also out of turn."""
        table = self.table
        while order.kind == GIVE and not orders.of(table.game).is_done(
            table.game, table.state, order
        ):
            action = orders.of(table.game).next_action(table.game, table.state, order)
            if action is None or action not in table.game.asides(table.state):
                return
            orders.of(table.game).note(table.state, order, action)
            table.answer(self._seat(order.hero), table.game.say(action), table.seq)

    def withdraw(self, name: str) -> list[str]:
        """The companion does as it likes again."""
        voices = self.voices()
        if name not in voices:
            usage = {"usage": self.words.text("plain-order-usage")}
            return [self.words.text("plain-usage", usage)]
        hero = self._heroes().index(name)
        voices[name].orders.pop(hero, None)
        return [self._line(hero, Label("order-free"))]

    # Hints.

    def hint(self, seat: int, options: list[Option]) -> list[str]:
        """The best moves for a seat, a line for each."""
        game, s = self.table.game, self.table.state
        pending = game.pending(s)
        if self.table.asked != seat or not pending.options:
            return [self.words.text("hint-none")]
        done = self.table.first_since(self.hinted.get(seat, self.table.seq), seat)
        self.hinted[seat] = self.table.seq
        others = {self._heroes().index(name): voice.mind for name, voice in self.voices().items()}
        self.adviser.catch_up(game, s, seat, done, others)
        labels = {one.say: (n, self.words.say(one.label)) for n, one in enumerate(options, 1)}
        lines: list[str] = []
        for thought in self.adviser.rank(game, s, seat, MOVES):
            say = game.say(thought.action)
            number, label = labels[say]
            args: dict[str, object] = {"number": number, "label": label, "say": say}
            key = "plain-hint"
            chance = told_chance(thought.chance, thought.games)
            if chance is not None:
                key = "plain-hint.chance"
                args["words"] = self.words.say(chance)
            goal = intention.of(game).goal(game, s, thought.action.who, thought.steps)
            told = [
                intention.purpose(game, s, thought.action, thought.steps),
                None if goal is None else Label("hint-goal", {"goal": goal}),
            ]
            said = [self.words.say(label) for label in told if label is not None]
            lines.append(" ".join([self.words.text(key, args), *said]))
        return lines

    def _line(self, h: int, label: Label) -> str:
        who = self.words.text(f"hero-{self._heroes()[h]}")
        text = self.words.say(label)
        return self.words.text("plain-intention", {"who": who, "text": text})

    def _heroes(self) -> list[str]:
        return self.table.game.lexicon.names.get("hero", [])

    def _seat(self, h: int) -> int:
        return self.table.game.seat(self.table.state, h)
