"""Families of games: one record for each, which says where its parts are.

A part is named "module:attribute" and imported when it is first asked for, so this module depends
on nothing, every layer may ask it, and a command loads only what it needs. A new family is one
record, registered here or by `register`; nobody else asks which family a game belongs to.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState


@dataclass(frozen=True)
class Family:
    """Where the parts of one family of games are. An empty part: the family has none."""

    name: str
    #: `content.content.Content`: how its boxes are read, and the Game for a Book.
    content: str
    #: What is printed, for clients: a function of a Game.
    static: str
    #: The field of a state that counts its days, turns or rounds.
    clock: str
    #: `players.search.guide.Guide`: a function of whether a novice plays.
    guide: str = ""
    #: A quick player of its own, other than the policy of the guide: a function of a seed.
    greedy: str = ""
    #: `players.companions.orders.Orders` and `players.companions.intention.Intentions`.
    orders: str = ""
    intentions: str = ""
    #: `terminal.screen.Screen`: the table as text.
    screen: str = ""
    #: What an observation for learning is made of: a class that takes a Game.
    observation: str = ""
    #: Of a Game and a state: how far its goals have come, from 0 to 1; keys of those still open.
    progress: str = ""
    open_goals: str = ""
    #: The story of a finished game: of its news, each with its position, and its last view.
    chronicle: str = ""
    #: The part of the browser client that lays its table.
    client: str = ""
    #: Lines of the terminal about a fight, and `web.jobs.odds.FightOdds`.
    odds_lines: str = ""
    fight_odds: str = ""


_KNOWN: Final[dict[str, Family]] = {}


def register(family: Family) -> None:
    """Make a family known under its name."""
    _KNOWN[family.name] = family


def named(name: str) -> Family:
    """The family of this name. Raises ValueError for an unknown one."""
    if name not in _KNOWN:
        raise ValueError(f"unknown family '{name}'; choose from {', '.join(sorted(_KNOWN))}")
    return _KNOWN[name]


def names() -> list[str]:
    """All families, in the order they were registered."""
    return list(_KNOWN)


def of(game: Game) -> Family:
    """The family a game belongs to."""
    return named(game.base.family)


def load(part: str) -> Any:  # noqa: ANN401 - the caller knows which part it asked for
    """The object a part names."""
    module, _, attribute = part.partition(":")
    return getattr(import_module(module), attribute)


def clock(game: Game, s: BaseState) -> int:
    """How far a game has come: its day, its turn or its round."""
    return int(getattr(s, of(game).clock))


register(
    Family(
        name="board",
        content="rietland.content.board.load:BoardContent",
        static="rietland.board.view.static:board_static",
        guide="rietland.players.board.guide:make_guide",
        orders="rietland.players.board.orders:BoardOrders",
        intentions="rietland.players.board.intention:BoardIntentions",
        screen="rietland.terminal.board_screen:BoardScreen",
        observation="rietland.env.board_observation:BoardObservation",
        clock="day",
        progress="rietland.board.legend.goals:mean_progress",
        open_goals="rietland.board.legend.goals:open_goals",
        chronicle="rietland.board.view.chronicle:board_chronicle",
        client="src/board/BoardTable.svelte",
        odds_lines="rietland.terminal.odds:board_lines",
        fight_odds="rietland.web.jobs.odds:BoardOdds",
    )
)
register(
    Family(
        name="castle",
        content="rietland.content.castle.load:CastleContent",
        static="rietland.castle.view.static:castle_static",
        guide="rietland.players.castle.guide:make_guide",
        greedy="rietland.players.castle.greedy:CastleGreedy",
        orders="rietland.players.castle.orders:CastleOrders",
        intentions="rietland.players.castle.intention:CastleIntentions",
        screen="rietland.terminal.castle_screen:CastleScreen",
        observation="rietland.env.castle_observation:CastleObservation",
        clock="turns",
        progress="rietland.castle.legend:mission_progress",
        chronicle="rietland.castle.view.chronicle:castle_chronicle",
        client="src/castle/CastleTable.svelte",
        odds_lines="rietland.terminal.odds:castle_lines",
    )
)
register(
    Family(
        name="book",
        content="rietland.content.book.load:BookContent",
        static="rietland.book.view.static:book_static",
        guide="rietland.players.book.guide:make_guide",
        intentions="rietland.players.book.intention:BookIntentions",
        screen="rietland.terminal.book_screen:BookScreen",
        observation="rietland.env.book_observation:BookObservation",
        clock="page",
        progress="rietland.book.sheet:progress",
        chronicle="rietland.book.view.chronicle:book_chronicle",
        client="src/book/BookTable.svelte",
    )
)
register(
    Family(
        name="trail",
        content="rietland.content.trail.load:TrailContent",
        static="rietland.trail.view.static:trail_static",
        guide="rietland.players.trail.guide:make_guide",
        orders="rietland.players.trail.orders:TrailOrders",
        intentions="rietland.players.trail.intention:TrailIntentions",
        screen="rietland.terminal.trail_screen:TrailScreen",
        observation="rietland.env.trail_observation:TrailObservation",
        clock="turns",
        progress="rietland.trail.progress:progress",
        chronicle="rietland.trail.view.chronicle:trail_chronicle",
        client="src/trail/TrailTable.svelte",
    )
)
