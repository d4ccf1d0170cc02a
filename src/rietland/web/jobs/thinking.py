"""Companions that think and hints, in another process.

Orders go along with every question, so that no process must remember them.
"""

from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions.companion import Companion
from rietland.players.companions.order import order_from_data
from rietland.players.search.player import Player, make_player
from rietland.players.search.search_player import STEADY, STEADY_SHARE, SearchPlayer
from rietland.web.jobs.travel import Plain, game_of

#: Seconds below which nobody searches.
HURRY: Final = 0.05
#: Moves a hint shows at most.
MOVES: Final = 3

#: A hero and the steps of its intention, as they travel.
Meant = tuple[int, list[list[Any]]]
#: What a companion says: the input, intentions that changed, orders that ended with the rule that
#: forbids them, and those that stand.
Spoken = tuple[str, list[Meant], list[tuple[list[int], str]], list[list[int]]]
#: A move of a hint: the input, the steps, the chance to win and the games it rests on, and all
#: inputs that can be given for it in one go.
Move = tuple[str, list[list[Any]], float, int, list[str]]


@lru_cache(512)
def _companion(table: str, seat: int, name: str, budget: float) -> Companion:  # noqa: ARG001
    """Companions of one strength share one mind, so each knows what the others mean to do."""
    return Companion(_mind(table, name, budget))


@lru_cache(256)
def _mind(table: str, name: str, budget: float) -> Player:
    return make_player(name, crc32(table.encode()), budget)


def choose(
    table: str, setup: Plain, state: dict[str, object], seat: int, name: str, budget: float,
    share: float, given: list[list[int]],
) -> Spoken:  # fmt: skip
    """What the companion of a seat says, in its share of the budget."""
    game = game_of(setup)
    own = _companion(table, seat, name, budget)
    # With hardly any time the quick player finds better answers than a search cut short.
    own.is_hurried = share * budget < HURRY
    if isinstance(own.mind, SearchPlayer):
        own.mind.budget = _full(name, budget) * share
    return think(own, game, game.load(state), seat, given)


def _full(name: str, budget: float) -> float:
    """The time a player of this strength takes of a budget."""
    return budget * (STEADY_SHARE if name == STEADY else 1.0)


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
            one.chance,
            one.games,
            [game.say(action) for action in one.course],
        )
        for one in companion.rank(game, s, seat, MOVES)
    ]
