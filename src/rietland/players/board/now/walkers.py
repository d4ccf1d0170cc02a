"""Walkers: opponents that get away now, and those that can be drawn from the road."""

from rietland.board.base import Board
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.players.board.legend import decoys, runaways
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.legend.runaways import NEVER
from rietland.players.board.now import distances


def escape(g: Board, goals: LegendGoals, s: State) -> int:
    """The sunrise at which an opponent gets away, or NEVER."""
    least = NEVER
    for one in goals.opponents.runaways:
        least = min(least, runaways.sunrises_left(g, s, one))
    return least


def bars(goals: LegendGoals, s: State) -> list[int]:
    """Where a fire would keep an opponent from getting away."""
    found: list[int] = []
    for one in goals.opponents.runaways:
        at = runaways.space_of(s, one)
        if at >= 0 and goals.warmth.is_meant(one.kept_by):
            found.append(runaways.ahead(s, one, at))
    return found


def decoy_spaces(
    g: Board, goals: LegendGoals, s: State, road: list[int], kind: int
) -> tuple[int, list[int]]:
    """The kind of thing that draws an opponent from the road, and where it does; or as before."""
    found: list[int] = []
    for decoy in goals.opponents.decoys:
        spaces = decoys.places(g, s, decoy, road)
        if spaces:
            kind = decoy.kind
            found = [space for space in spaces if _leaves_way(g, goals, s, space)]
    return kind, found


def _leaves_way(g: Board, goals: LegendGoals, s: State, space: int) -> bool:
    """What must be brought could be brought in a day around who is drawn there."""
    around = distances.around(g, s, [space])
    for kind in goals.deliveries.kinds:
        away = around.away[goals.deliveries.place_of[kind]]
        for hero in s.heroes:
            for code in hero.things:
                if kind_of(code) == kind and hero.space != space:
                    return away[hero.space] <= g.book.hours
        for i, code in enumerate(s.loose):
            if kind_of(code) == kind and s.loose_at[i] != space:
                return away[s.loose_at[i]] <= g.book.hours
    return False
