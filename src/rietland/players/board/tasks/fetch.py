"""Fetching: gold, farmers, rune stones, and what is wanted of what lies about."""

from typing import Final

from rietland.board.pieces.things import DOUBLES, DOUBLES_ROLL, FOLLOWS, MONEY, RUNE, kind_of
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.legend.wishes import NEEDED, Source
from rietland.players.board.now import open_goals
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.purchases import rune_worth
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FETCH

#: Which part of the way home counts already when a thing is fetched.
BACK: Final = 0.3
#: What it is worth to have what makes a fire for it.
FUEL: Final = 20.0
#: The row of what playing taught, by what a thing can do.
ROWS: Final = {
    MONEY: SORTS.index("coin"),
    FOLLOWS: SORTS.index("farmer"),
    RUNE: SORTS.index("rune"),
    DOUBLES: SORTS.index("flask"),
    DOUBLES_ROLL: SORTS.index("flask"),
}


class Fetch(Task):
    """Fetch the thing."""

    def __init__(self, h: int, space: int, value: float, hours: float, code: int) -> None:
        super().__init__(FETCH, 1 << h, space, value, hours)
        self.what = code


def add_things(situation: Situation, h: int, found: list[Task]) -> None:
    """Fetch gold, farmers, rune stones."""
    s = situation.s
    at = s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        hours = situation.far(at, space)
        if hours >= FAR or hours == 0 or situation.goals.place_for(code) >= 0:
            continue
        ability = open_goals.ability(situation.g, code)
        value = 0.0
        if ability == MONEY:
            value = situation.gold
        elif ability == RUNE:
            value = rune_worth(situation, h)
        elif ability == DOUBLES or ability == DOUBLES_ROLL:
            value = situation.w.brew
        elif ability == FOLLOWS:
            home = situation.home()[space]
            if home < FAR and hours < situation.hours[h]:
                value = situation.w.needed_farmer if situation.needed > 0 else situation.w.farmer
                if kind_of(code) in situation.goals.hidden.escort or _is_led(situation):
                    value = NEEDED
                hours += home
        if value > 0.0:
            task = Fetch(h, space, value, hours, code)
            task.row = ROWS[ability]
            found.append(task)


def _is_led(situation: Situation) -> bool:
    """A goal asks that somebody who follows is brought home."""
    for source in situation.sources:
        if source.leads:
            return True
    return False


def add_supply(
    situation: Situation, source: Source, kind: int, worth: float, h: int, found: list[Task]
) -> None:
    """Fetch what a deed takes, and think of the way to its place."""
    s = situation.s
    goal = source.spaces[0] if source.spaces else s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        if kind_of(code) == kind and not situation.is_for_sale(space):
            follows = situation.g.book.things[kind].ability == FOLLOWS
            back = situation.safe_way(space, goal) if follows else situation.far(space, goal)
            hours = situation.far(s.heroes[h].space, space) + BACK * back
            if hours < FAR and back < FAR:
                found.append(Fetch(h, space, worth, max(1, hours), code))


def add_gathering(
    situation: Situation, kind: int, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Fetch what heroes are to hold."""
    s = situation.s
    for i, code in enumerate(s.loose):
        if kind_of(code) != kind or situation.is_guarded(code, s.loose_at[i]):
            continue
        for h in awake:
            way = situation.far(s.heroes[h].space, s.loose_at[i])
            if 0 < way < FAR:
                found.append(Fetch(h, s.loose_at[i], worth, way, code))


def is_gathered(situation: Situation, code: int) -> bool:
    """Heroes are to hold such things."""
    if kind_of(code) in situation.goals.free_deeds.shields:
        return True
    for wish in situation.wishes:
        if wish.gathers == kind_of(code):
            return True
    return False


def add_fuel(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Fetch what makes a fire, where it lies about."""
    for i, code in enumerate(situation.s.loose):
        space = situation.s.loose_at[i]
        if kind_of(code) == 0 or kind_of(code) not in situation.goals.warmth.fuel:
            continue
        for h in awake if not situation.is_for_sale(space) else []:
            hours = situation.way(h, space)
            if hours <= situation.hours[h]:
                found.append(Fetch(h, space, FUEL, max(1, hours), code))
