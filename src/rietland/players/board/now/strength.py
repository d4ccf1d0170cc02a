"""Strength: how far all heroes together are from beating whom they must beat."""

from rietland.board.base import Board
from rietland.board.book import Named
from rietland.board.fight import trials
from rietland.board.legend.goals import done, need
from rietland.board.pieces import creature_values
from rietland.board.state import State
from rietland.kernel.control import amount
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.now import foes, open_goals, open_sources, quick_odds, throws


def strength_missing(
    g: Board, goals: LegendGoals, s: State, hands: list[int], w: PolicyWeights, less: int = 0
) -> float:
    """How far all heroes together are from beating the strongest opponent they must beat.

    With so much `less` than they have.
    """
    if not goals.opponents.beat and not goals.opponents.kept:
        return 0.0
    missing = 0.0
    ours = -float(less)
    for h, hero in enumerate(s.heroes):
        ours += hero.strength + throws.mean_of(hands[h]) + quick_odds.doubling(g, hero)
    for figure in goals.won:
        if s.figures[figure] >= 0 and g.book.figure_pace[figure] > 0:
            ours += amount(g, s, g.book.figure_bonus[figure])
    everybody = list(range(len(s.heroes)))
    for source in goals.sources if g.book.trials else []:
        goal = source.wish.goal
        if (
            goal.needed
            and open_sources.is_trial(g, source)
            and open_goals.is_open(g, s, source.wish)
        ):
            theirs = float(trials.value(g, s, source.deed, 0))
            # A light each for this and what must be tried before.
            burnt = quick_odds.lights(g, s, everybody)[need(g, s, goal) - done(g, s, goal) - 1 :]
            missing = max(missing, theirs - ours - (burnt[0] if burnt else 0))
    ours += quick_odds.brightness(g, s, everybody)
    for name in foes.foes_to_beat(g, goals, s):
        named = g.book.named[name]
        theirs = creature_values.named_strength(g, s, named) + mean_throw(g, named)
        missing = max(missing, theirs + w.superior - ours)
    return missing


def mean_throw(g: Board, named: Named) -> float:
    """What an opponent throws on average; one that has willpower about as every creature."""
    if named.life < 0 or not named.dice:
        return 5.1
    way = throws.BLACK if named.die == g.book.black_die else throws.EQUALS
    return throws.mean_of(throws.hand(named.dice[-1], way))


def lent(
    g: Board, goals: LegendGoals, s: State, foe: int
) -> tuple[dict[int, float], dict[int, float]]:
    """By kind of creature: strength the opponent loses with one less, and sunrises that are won."""
    strengths: dict[int, float] = {}
    times: dict[int, float] = {}
    name = s.creature_name[foe] if foe >= 0 else -1
    if name < 0 or not goals.opponents.counts_sunrises:
        return strengths, times
    named = g.book.named[name]
    strength = creature_values.named_strength(g, s, named)
    sunrises = foes.sunrises(g, goals, s)
    for c, space in enumerate(s.creature_space):
        kind = s.creature_kind[c]
        if space < 0 or c == foe or kind in strengths:
            continue
        s.creature_space[c] = -1
        less = creature_values.named_strength(g, s, named)
        later = foes.sunrises(g, goals, s)
        s.creature_space[c] = space
        strengths[kind] = float(strength - less)
        times[kind] = float(min(later, 9) - min(sunrises, 9))
    return strengths, times
