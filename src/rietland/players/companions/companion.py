"""Companion: a mind at the table. It follows orders first, and says what it plans to do."""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions import intention, orders
from rietland.players.companions.order import Order
from rietland.players.search import thought as t
from rietland.players.search.greedy import GreedyPlayer
from rietland.players.search.player import Player, Telling, make_player
from rietland.players.search.search_player import MASTER, SearchPlayer
from rietland.players.search.thought import Intent, Thought

#: How strong a companion can be. The first is offered first: it hardly lets anybody wait.
STRENGTHS: Final = ("steady", "master", "novice")
#: Steps nobody needs to hear of.
QUIET: Final = (t.PASS, t.REST)


class Companion:
    """Plays a seat with any mind: orders, intentions and hints are the same for all of them."""

    def __init__(self, mind: Player) -> None:
        self.name: str = mind.name
        self.mind: Player = mind
        #: No time to think: the quick player answers instead.
        self.is_hurried: bool = False
        #: Standing orders by hero.
        self.orders: dict[int, Order] = {}
        #: What each hero plans to do, first step first.
        self.intentions: dict[int, list[Intent]] = {}
        #: Heroes whose intention is another since the last choice, and those who make a new plan:
        #: one that does not only go on where the last one stood.
        self.changed: list[int] = []
        self.fresh: list[int] = []
        #: Orders that ended with the last choice, and the rule that forbids them, or "".
        self.ended: list[tuple[Order, str]] = []

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        """One of the options: what an order wants, or else what the mind finds best."""
        self.changed = []
        self.fresh = []
        self.ended = []
        self.review(game, s)
        order = self.orders.get(game.pending(s).who)
        action = orders.of(game).next_action(game, s, order) if order is not None else None
        if action is not None and order is not None:
            steps = [orders.meaning(order)]
        else:
            mind = GreedyPlayer(0) if self.is_hurried else self.mind
            action = mind.choose(game, s, seat)
            steps = thoughts(mind, game, s, action)
            if order is not None:
                kept = orders.of(game).within(game, s, order, action)
                steps = steps if kept == action else [orders.meaning(order)]
                action = kept
        if order is not None:
            orders.of(game).note(s, order, action)
        self.mean(game, s, action, steps)
        return action

    def review(self, game: Game, s: BaseState) -> None:
        """Let go of orders that are done or have become impossible."""
        for h, order in list(self.orders.items()):
            done = orders.of(game).is_done(game, s, order)
            rule = "" if done else orders.of(game).refusal(game, s, order)
            if done or rule:
                self.ended.append((order, rule))
                del self.orders[h]

    def mean(self, game: Game, s: BaseState, action: Action, steps: list[Intent]) -> None:
        """Keep the intention behind an input; it always begins with what is done now."""
        done = intention.deed(game, s, action)
        if done is None or action.who < 0:
            return
        before = self.intentions.get(action.who, [])
        # Who says where it goes may go round about; an old plan holds only for a way to its end.
        if steps:
            meant = intention.beginning(game, s, action, steps)
        else:
            meant = intention.beginning(game, s, action, before, roundabout=False)
        meant = meant or [done, *steps]
        now, old = [one.to_data() for one in meant], [one.to_data() for one in before]
        if now == old:
            return
        self.intentions[action.who] = meant
        self.changed.append(action.who)
        if now != old[-len(now) :] and meant[0].kind not in QUIET:
            self.fresh.append(action.who)

    def catch_up(
        self, game: Game, s: BaseState, seat: int, done: str, others: dict[int, Player]
    ) -> None:
        """Before advice: what the seat did after the last, and what the others mean to do.

        `others` are the minds that lead heroes: they say aloud what they mean.
        """
        own = _suited(self.mind, game)
        if not isinstance(own, SearchPlayer):
            return
        if done:
            own.heed(game, s, seat, done)
        for h, mind in others.items():
            other = _suited(mind, game)
            if isinstance(other, SearchPlayer):
                own.confer(game, s, other, h)

    def rank(self, game: Game, s: BaseState, seat: int, count: int) -> list[Thought]:
        """The best answers for a seat, best first, each with the intention behind it."""
        found = ranked(self.mind, game, s, seat, count)
        for thought in found:
            deed = intention.deed(game, s, thought.action)
            if deed is not None:
                fit = intention.beginning(game, s, thought.action, thought.steps)
                thought.steps = fit or [deed, *thought.steps]
            elif not thought.steps:
                come = intention.of(game).arrival(game, s, thought.action)
                thought.steps = [come] if come is not None else []
            thought.course = intention.meant(game, s, thought.course, thought.steps)
        return found


def strengths() -> list[str]:
    """What people may choose from."""
    return list(STRENGTHS)


def adviser() -> str:
    """Who gives hints: the best there is."""
    return MASTER


def make_companion(name: str, seed: int, budget: float = 1.0, steps: int = 0) -> Companion:
    """A companion of this strength. Raises ValueError for an unknown one."""
    return Companion(make_player(name, seed, budget, steps))


def quick_companion() -> Companion:
    """One that answers at once, for when another takes too long."""
    return Companion(GreedyPlayer(0))


# What minds say of their answers.


def _suited(mind: Player, game: Game) -> Player:
    """The mind itself, or its part for this family of games."""
    return mind.player(game) if isinstance(mind, GreedyPlayer) else mind


def thoughts(mind: Player, game: Game, s: BaseState, action: Action) -> list[Intent]:
    """The intention behind an answer a mind has just given; nothing when it tells none."""
    mind = _suited(mind, game)
    return mind.intention(game, s, action) if isinstance(mind, Telling) else []


def ranked(mind: Player, game: Game, s: BaseState, seat: int, count: int) -> list[Thought]:
    """Answers worth considering, best first. What a mind cannot estimate has no chance."""
    mind = _suited(mind, game)
    if isinstance(mind, SearchPlayer):
        # Several intentions may begin with the same step: of those the best is shown.
        found = mind.rank(game, s, seat, 4 * count)
    else:
        best = Thought(mind.choose(game, s, seat))
        best.steps = thoughts(mind, game, s, best.action)
        found = [best]
    said: list[Thought] = []
    for thought in found:
        if all(thought.action != one.action for one in said):
            said.append(thought)
    return said[:count]
