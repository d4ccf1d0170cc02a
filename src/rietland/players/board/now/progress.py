"""How far a board game has come: for judging one that was not won."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import CLEAR, REACH, Goal
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import creature_values
from rietland.board.state import State
from rietland.players.board.legend.goals import LegendGoals, goals_of
from rietland.players.board.now import open_goals, quick_odds, throws

#: What the best of all lost games is worth, against 1 for a win.
CONSOLATION: Final = 0.2

# Strength beyond the opponent's that makes victory likely, and a lack that makes it hopeless.
_MARGIN: Final = 9.0
_LACK: Final = 20.0

# What holding the castle counts beside each goal, and days that are held to be enough.
_HOLDING: Final = 1.5
_DAYS: Final = 6


def progress(g: Board, s: State) -> float:
    """From 0 to 1: how long the castle held, what is brought, how strong the heroes are."""
    goals = goals_of(g)
    parts = _HOLDING
    held = 1.0 if s.narrator >= s.last_letter else min(1.0, s.day / _DAYS)
    done = _HOLDING * held
    for kind in goals.deliveries.kinds:
        parts += 1.0
        done += 1.0 if open_goals.in_place(g, goals, s, kind) else _on_the_way(goals, s, kind)
    for goal in goals.opponents.goals:
        parts += 1.0
        done += 1.0 if legend_goals.is_met(g, s, goal) else _against(g, s, goal)
    for goal in g.book.goals:
        if goal.needed and goal.kind in (REACH, CLEAR) and legend_goals.stands(g, s, goal):
            parts += 1.0
            done += legend_goals.progress(g, s, goal)
    for wish in goals.wishes:
        if wish.goal.needed and open_goals.counts_now(g, s, wish):
            parts += 1.0
            done += legend_goals.progress(g, s, wish.goal)
    return done / parts


def _against(g: Board, s: State, goal: Goal) -> float:
    """How strong the heroes are against the weakest of those they have to beat, and its wounds."""
    best = 0.0
    for name in goal.opponents:
        theirs = creature_values.named_strength(g, s, g.book.named[name]) + _MARGIN
        best = max(best, min(1.0, 1.0 - (theirs - _ours(g, s)) / _LACK))
    return max(best, legend_goals.progress(g, s, goal))


def _on_the_way(goals: LegendGoals, s: State, kind: int) -> float:
    for hero in s.heroes:
        for code in hero.things:
            if code >> 8 == kind:
                return 0.6
    for code in s.loose:
        if code >> 8 == kind:
            return 0.3
    for code in s.creature_load:
        if code and code >> 8 == kind:
            return 0.2
    return 0.0 if open_goals.seeks(goals, s) else 0.1


def _ours(g: Board, s: State) -> float:
    ours = 0.0
    for h, hero in enumerate(s.heroes):
        ours += hero.strength + throws.mean_of(quick_odds.hand_of(g, s, h))
    return ours
