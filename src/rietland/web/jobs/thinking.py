"""Companions that think and hints, in another process.

Orders go along with every question, so that no process must remember them.
"""

from functools import lru_cache
from typing import Final
from zlib import crc32

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions.companion import Companion
from rietland.players.search.player import Player, make_player
from rietland.players.search.search_player import STEADY, STEADY_SHARE, SearchPlayer
from rietland.players.search.thought import Intent
from rietland.web.jobs.records import (
    Ended,
    Meant,
    Move,
    Question,
    SentOrder,
    SentStep,
    Spoken,
)

#: Seconds below which nobody searches.
HURRY: Final = 0.05
#: Moves a hint shows at most.
MOVES: Final = 3


@lru_cache(512)
def _companion(table: str, seat: int, name: str, budget: float) -> Companion:  # noqa: ARG001
    """Companions of one strength share one mind, so each knows what the others mean to do."""
    return Companion(_mind(table, name, budget))


@lru_cache(256)
def _mind(table: str, name: str, budget: float) -> Player:
    return make_player(name, crc32(table.encode()), budget)


def choose(asked: Question, share: float, given: list[SentOrder]) -> Spoken:
    """What the companion of a seat says, in its share of the budget."""
    game, s = asked.position.loaded()
    name, budget = asked.companion, asked.budget
    own = _companion(asked.table, asked.seat, name, budget)
    # With hardly any time the quick player finds better answers than a search cut short.
    own.is_hurried = share * budget < HURRY
    if isinstance(own.mind, SearchPlayer):
        own.mind.budget = _full(name, budget) * share
    return think(own, game, s, asked.seat, given)


def _full(name: str, budget: float) -> float:
    """The time a player of this strength takes of a budget."""
    return budget * (STEADY_SHARE if name == STEADY else 1.0)


def think(
    companion: Companion, game: Game, s: BaseState, seat: int, given: list[SentOrder]
) -> Spoken:
    companion.orders = {order.hero: order for order in (one.order() for one in given)}
    text = game.say(companion.choose(game, s, seat))
    return Spoken(
        text,
        [Meant(h, _sent(companion.intentions[h])) for h in companion.changed],
        [Ended(SentOrder.of(order), rule) for order, rule in companion.ended],
        [SentOrder.of(order) for order in companion.orders.values()],
    )


def advise(asked: Question, done: str, leaders: dict[int, str]) -> list[Move]:
    """The best moves of a seat. What it did after the last advice, and who leads the others."""
    game, s = asked.position.loaded()
    # Another mind than the companions': who asks for advice changes nobody's plans.
    own = _companion(f"{asked.table}/advice", asked.seat, asked.companion, asked.budget)
    others = {h: _mind(asked.table, leader, asked.budget) for h, leader in leaders.items()}
    own.catch_up(game, s, asked.seat, done, others)
    return rank(own, game, s, asked.seat)


def rank(companion: Companion, game: Game, s: BaseState, seat: int) -> list[Move]:
    return [
        Move(
            game.say(one.action),
            _sent(one.steps),
            one.chance,
            one.games,
            [game.say(action) for action in one.course],
        )
        for one in companion.rank(game, s, seat, MOVES)
    ]


def _sent(steps: list[Intent]) -> list[SentStep]:
    return [SentStep.of(step) for step in steps]
