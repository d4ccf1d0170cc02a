"""Features: what tells on a morning how a legend will end, as numbers for a WinModel."""

from typing import Final

from rietland.board.book import FOG_TOKENS, Book
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import creature_values
from rietland.board.pieces.things import kind_of
from rietland.board.state import FULL
from rietland.board.turn.hours import usable
from rietland.kernel.pile import UNSEEN
from rietland.players.board.legend import runaways
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.situation import Situation

#: Sunrises that are told apart; what comes later is all the same.
SOON: Final = 5
#: Strength of creatures that are weak, strong; others are mighty.
WEAK: Final = 4
STRONG: Final = 8
#: Willpower with which a hero throws all dice but one, and all.
FAIR: Final = 7
HIGH: Final = 13


def counts(look: Situation) -> list[float]:
    """All of them, always in the same order."""
    found: list[float] = [1.0]
    stage = _add_clock(look, found)
    _add_creatures(look, found)
    _add_heroes(look, found)
    _add_goods(look, found)
    _add_ways(look, found)
    found.append(0.1 * look.letters * look.missing)
    found.append(float(look.letters) if stage == 0 else 0.0)
    found.append(float(look.letters) if stage == 4 else 0.0)
    found.append(look.missing if stage == 4 else 0.0)
    for goal in look.g.book.goals:
        found.append(legend_goals.progress(look.g, look.s, goal))
    if look.g.book.daylight is not None:
        found.append(float(usable(look.g, look.s)))
    if look.sight.runaways:
        found.append(float(min(look.escape, SOON + 1)))
    return found


def names(book: Book) -> list[str]:
    """What each of the counts is, in their order: win models are learned and read by these."""
    found = ["always", "day", "difficulty", "letters", "slack", "days", "needed", "shields"]
    found += [f"size-{size}" for size in (2, 3, 4)]
    found += ["fall", *(f"fall-{number}" for number in range(1, SOON + 2))]
    found += [f"stage-{number}" for number in range(5)]
    found += ["opponent", "lack-0", "lack-8", "lack-16", "lack"]
    for rank in ("weak", "strong", "mighty"):
        found += [f"{rank}-{sunrise}" for sunrise in range(1, 5)]
    found += ["strength", "strongest", "willpower", "weakest", "fair", "high", "gold", "richest"]
    found += ["runes", "most-runes", "all-runes", "dice"]
    found += [f"held-{kind.name}" for kind in book.things]
    found += [f"lying-{kind.name}" for kind in book.things]
    found += ["farmers", "fog", "wells", *(f"figure-{name}" for name in book.figure_names)]
    for place in ("castle", "opponent"):
        found += [f"{place}-{which}" for which in ("nearest", "mean", "farthest")]
    found += ["fetch", "bring", "carried"]
    found += ["letters-lack", "letters-seeking", "letters-brought", "lack-brought"]
    found += [f"goal-{goal.name}" for goal in book.goals]
    # Where days grow shorter, and where somebody may get away.
    if book.daylight is not None:
        found.append("daylight")
    if runaways.runaways(book):
        found.append("escape")
    return found


def _add_clock(look: Situation, found: list[float]) -> int:
    """Time, danger for the castle, and how far the goals are; the stage of what must be brought."""
    s = look.s
    for value in (
        s.day, s.difficulty, look.letters, look.slack, look.days, look.needed,
        s.shields - s.intruders,
    ):  # fmt: skip
        found.append(float(value))
    for size in (2, 3, 4):
        found.append(1.0 if s.size == size else 0.0)
    fall = min(look.march.fall, SOON + 1)
    found.append(float(fall))
    for number in range(1, SOON + 2):
        found.append(1.0 if number == fall else 0.0)
    stage = 4
    if look.seeks:
        stage = 0 if look.foe < 0 else 1
    elif not look.brought:
        stage = 2 if look.absent else 3
    for number in range(5):
        found.append(1.0 if number == stage else 0.0)
    found.append(1.0 if look.foe >= 0 else 0.0)
    for lack in (0.0, 8.0, 16.0):
        found.append(max(0.0, look.missing - lack))
    found.append(look.missing)
    return stage


def _add_creatures(look: Situation, found: list[float]) -> None:
    """How many there are, by strength and by the sunrise at which they reach the castle."""
    s = look.s
    start = len(found)
    for _ in range(12):
        found.append(0.0)
    for c in range(len(s.creature_space)):
        if s.creature_space[c] < 0 or c == look.foe:
            continue
        strength = creature_values.strength_of(look.g, s, c)
        rank = 0 if strength <= WEAK else 1 if strength <= STRONG else 2
        found[start + 4 * rank + min(look.march.arrival[c], 4) - 1] += 1.0


def _add_heroes(look: Situation, found: list[float]) -> None:
    strength = 0
    strongest = 0
    willpower = 0
    least = 99
    fair = 0
    high = 0
    gold = 0
    richest = 0
    dice = 0.0
    runes = 0
    most = 0
    for h, hero in enumerate(look.s.heroes):
        strength += hero.strength
        strongest = max(strongest, hero.strength)
        willpower += hero.willpower
        least = min(least, hero.willpower)
        fair += min(hero.willpower, FAIR)
        high += max(0, hero.willpower - HIGH)
        gold += hero.gold
        richest = max(richest, hero.gold)
        dice += quick_odds.mean_of(look.hands[h])
        mine = open_goals.runes(look.g, hero)
        runes += mine
        most = max(most, mine)
    for value in (strength, strongest, willpower, least, fair, high, gold, richest, runes, most):
        found.append(float(value))
    found.append(1.0 if most >= look.g.book.rune_colours else 0.0)
    found.append(dice)


def _add_goods(look: Situation, found: list[float]) -> None:
    """Things on hero boards and on the map, fog, wells and figures."""
    s = look.s
    start = len(found)
    kinds = len(look.g.book.things)
    for _ in range(2 * kinds):
        found.append(0.0)
    farmers = 0
    for hero in s.heroes:
        farmers += hero.farmers
        for code in hero.things:
            found[start + kind_of(code)] += 1.0
    for code in s.loose:
        found[start + kinds + kind_of(code)] += 1.0
    found.append(float(farmers))
    hidden = 0
    if s.piles[FOG_TOKENS].stacks:
        for token in s.piles[FOG_TOKENS].stacks[0]:
            if token == UNSEEN:
                hidden += 1
    found.append(float(hidden))
    wells = 0
    for well in s.wells:
        if well == FULL:
            wells += 1
    found.append(float(wells))
    for space in s.figures:
        found.append(1.0 if space >= 0 else 0.0)


def _add_ways(look: Situation, found: list[float]) -> None:
    """Distances to the castle, to the opponent, and of what must be brought."""
    s = look.s
    _add_distances(look, look.g.book.castle, found)
    foe = look.foe
    _add_distances(look, s.creature_space[foe] if foe >= 0 else -1, found)
    near = 0
    way = 0
    carried = 0.0
    for kind in look.sight.bring:
        goal = look.sight.goal_of[kind]
        for hero in s.heroes:
            for code in hero.things:
                if kind_of(code) == kind:
                    carried = 1.0
                    near = 0
                    way = look.far(hero.space, goal)
        for i, code in enumerate(s.loose):
            if kind_of(code) == kind and s.loose_at[i] != goal:
                near = _nearest(look, s.loose_at[i])
                way = look.far(s.loose_at[i], goal)
        for c, code in enumerate(s.creature_load):
            if code and kind_of(code) == kind and s.creature_space[c] >= 0:
                near = 5 + _nearest(look, s.creature_space[c])
                way = look.far(s.creature_space[c], goal)
    found.append(float(near))
    found.append(float(way))
    found.append(carried)


def _add_distances(look: Situation, space: int, found: list[float]) -> None:
    """Of the nearest, of all on average, of the farthest."""
    if space < 0:
        found.append(0.0)
        found.append(0.0)
        found.append(0.0)
        return
    total = 0
    least = 99
    most = 0
    for hero in look.s.heroes:
        steps = look.far(hero.space, space)
        total += steps
        least = min(least, steps)
        most = max(most, steps)
    found.append(float(least))
    found.append(total / len(look.s.heroes))
    found.append(float(most))


def _nearest(look: Situation, space: int) -> int:
    least = 99
    for hero in look.s.heroes:
        least = min(least, look.far(hero.space, space))
    return least
