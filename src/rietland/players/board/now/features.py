"""Features: what tells on a morning how a legend will end, as numbers for a WinModel."""

from typing import Final

from rietland.board.book import Book
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import creature_values
from rietland.board.pieces.things import kind_of
from rietland.board.state import FULL
from rietland.board.turn.hours import usable
from rietland.players.board.legend import runaways
from rietland.players.board.now import open_goals, throws
from rietland.players.board.now.situation import Situation, fog_hidden

#: Sunrises that are told apart; what comes later is all the same.
SOON: Final = 5
#: Strength of creatures that are weak, strong; others are mighty.
WEAK: Final = 4
STRONG: Final = 8
#: Willpower with which a hero throws all dice but one, and all.
FAIR: Final = 7
HIGH: Final = 13


def counts(situation: Situation) -> list[float]:
    """All of them, always in the same order."""
    found: list[float] = [1.0]
    stage = _add_clock(situation, found)
    _add_creatures(situation, found)
    _add_heroes(situation, found)
    _add_goods(situation, found)
    _add_ways(situation, found)
    found.append(0.1 * situation.letters * situation.missing)
    found.append(float(situation.letters) if stage == 0 else 0.0)
    found.append(float(situation.letters) if stage == 4 else 0.0)
    found.append(situation.missing if stage == 4 else 0.0)
    for goal in situation.g.book.goals:
        found.append(legend_goals.progress(situation.g, situation.s, goal))
    if situation.g.book.daylight is not None:
        found.append(float(usable(situation.g, situation.s)))
    if situation.goals.opponents.runaways:
        found.append(float(min(situation.escape, SOON + 1)))
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


def _add_clock(situation: Situation, found: list[float]) -> int:
    """Time, danger for the castle, and how far the goals are; the stage of what must be brought."""
    s = situation.s
    for value in (
        s.day, s.difficulty, situation.letters, situation.slack, situation.days, situation.needed,
        s.shields - s.intruders,
    ):  # fmt: skip
        found.append(float(value))
    for size in (2, 3, 4):
        found.append(1.0 if s.size == size else 0.0)
    fall = min(situation.march.fall, SOON + 1)
    found.append(float(fall))
    for number in range(1, SOON + 2):
        found.append(1.0 if number == fall else 0.0)
    stage = 4
    if situation.seeks:
        stage = 0 if situation.foe < 0 else 1
    elif not situation.brought:
        stage = 2 if situation.absent else 3
    for number in range(5):
        found.append(1.0 if number == stage else 0.0)
    found.append(1.0 if situation.foe >= 0 else 0.0)
    for lack in (0.0, 8.0, 16.0):
        found.append(max(0.0, situation.missing - lack))
    found.append(situation.missing)
    return stage


def _add_creatures(situation: Situation, found: list[float]) -> None:
    """How many there are, by strength and by the sunrise at which they reach the castle."""
    s = situation.s
    start = len(found)
    for _ in range(12):
        found.append(0.0)
    for c in range(len(s.creature_space)):
        if s.creature_space[c] < 0 or c == situation.foe:
            continue
        strength = creature_values.strength_of(situation.g, s, c)
        rank = 0 if strength <= WEAK else 1 if strength <= STRONG else 2
        found[start + 4 * rank + min(situation.march.arrival[c], 4) - 1] += 1.0


def _add_heroes(situation: Situation, found: list[float]) -> None:
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
    for h, hero in enumerate(situation.s.heroes):
        strength += hero.strength
        strongest = max(strongest, hero.strength)
        willpower += hero.willpower
        least = min(least, hero.willpower)
        fair += min(hero.willpower, FAIR)
        high += max(0, hero.willpower - HIGH)
        gold += hero.gold
        richest = max(richest, hero.gold)
        dice += throws.mean_of(situation.hands[h])
        mine = open_goals.runes(situation.g, hero)
        runes += mine
        most = max(most, mine)
    for value in (strength, strongest, willpower, least, fair, high, gold, richest, runes, most):
        found.append(float(value))
    found.append(1.0 if most >= situation.g.book.rune_colours else 0.0)
    found.append(dice)


def _add_goods(situation: Situation, found: list[float]) -> None:
    """Things on hero boards and on the map, fog, wells and figures."""
    s = situation.s
    start = len(found)
    kinds = len(situation.g.book.things)
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
    found.append(float(fog_hidden(s)))
    wells = 0
    for well in s.wells:
        if well == FULL:
            wells += 1
    found.append(float(wells))
    for space in s.figures:
        found.append(1.0 if space >= 0 else 0.0)


def _add_ways(situation: Situation, found: list[float]) -> None:
    """Distances to the castle, to the opponent, and of what must be brought."""
    s = situation.s
    _add_distances(situation, situation.g.book.castle, found)
    foe = situation.foe
    _add_distances(situation, s.creature_space[foe] if foe >= 0 else -1, found)
    near = 0
    way = 0
    carried = 0.0
    for kind in situation.goals.deliveries.kinds:
        goal = situation.goals.deliveries.place_of[kind]
        for hero in s.heroes:
            for code in hero.things:
                if kind_of(code) == kind:
                    carried = 1.0
                    near = 0
                    way = situation.far(hero.space, goal)
        for i, code in enumerate(s.loose):
            if kind_of(code) == kind and s.loose_at[i] != goal:
                near = _nearest(situation, s.loose_at[i])
                way = situation.far(s.loose_at[i], goal)
        for c, code in enumerate(s.creature_load):
            if code and kind_of(code) == kind and s.creature_space[c] >= 0:
                near = 5 + _nearest(situation, s.creature_space[c])
                way = situation.far(s.creature_space[c], goal)
    found.append(float(near))
    found.append(float(way))
    found.append(carried)


def _add_distances(situation: Situation, space: int, found: list[float]) -> None:
    """Of the nearest, of all on average, of the farthest."""
    if space < 0:
        found.append(0.0)
        found.append(0.0)
        found.append(0.0)
        return
    total = 0
    least = 99
    most = 0
    for hero in situation.s.heroes:
        steps = situation.far(hero.space, space)
        total += steps
        least = min(least, steps)
        most = max(most, steps)
    found.append(float(least))
    found.append(total / len(situation.s.heroes))
    found.append(float(most))


def _nearest(situation: Situation, space: int) -> int:
    least = 99
    for hero in situation.s.heroes:
        least = min(least, situation.far(hero.space, space))
    return least
