"""Taking away what makes an opponent stronger, or time short, where it lies."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.fight import rubble
from rietland.board.fight.strength import hero_strength
from rietland.board.pieces.things import BARS, face_of, kind_of
from rietland.board.turn import land
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now import foes, quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.options import offered
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.rest import rest
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.trial import FAIR, HALE, POINT, add_trials
from rietland.players.board.tasks.visit import Visit
from rietland.players.search.thought import GO, HOLD

#: What it is worth to take away what feeds an opponent: by sunrises left, then always.
STARVED: Final = [40.0, 25.0, 10.0]
STARVE: Final = 3.0


class Clear(Task):
    """Clear rubble away, one hero by themselves."""

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        g, s = situation.g, situation.s
        return s.heroes[h].hours >= g.book.hours or not rubble.heaps(g, s, self.space)

    def act(self, situation: Situation, pending: Pending, given: list[Task | None]) -> Action:  # noqa: ARG002
        clear = Action(v.CLEAR, pending.who, self.space)
        return clear if offered(pending, clear) else rest(situation, pending)

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return GO


def add_feeds(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Take away what makes the opponent stronger, or time short, where it lies."""
    s = situation.s
    soon = foes.sunrises(situation.g, situation.goals, s)
    value = STARVED[soon] if soon < len(STARVED) else STARVE
    for i, code in enumerate(s.loose):
        if kind_of(code) not in situation.goals.opponents.feeds:
            continue
        space = s.loose_at[i]
        if situation.g.book.things[kind_of(code)].ability == BARS:
            _add_clearing(situation, space, value, awake, found)
            continue
        for h in awake:
            hero = s.heroes[h]
            toll = land.toll(situation.g, s, h, space)
            way = beside(situation, hero.space, space)
            if hero.willpower > toll + HALE and way < FAR:
                gain = value - POINT * toll
                if gain > 0.0:
                    found.append(Visit(GO, h, space, gain, max(1, way)))
    for number in situation.goals.opponents.starve:
        add_trials(situation, number, value, awake, found, False, False)


def beside(situation: Situation, at: int, space: int) -> int:
    """Hours to a space that nobody passes through: to the nearest beside it, and one more."""
    if situation.far(at, space) < FAR:
        return situation.far(at, space)
    best = FAR
    for near in situation.g.book.roads[space]:
        if land.linked(situation.g, situation.s, near, space):
            best = min(best, situation.far(at, near) + 1)
    return best


def _add_clearing(
    situation: Situation, space: int, value: float, awake: list[int], found: list[Task]
) -> None:
    """Clear rubble away where it must not lie, one hero by themselves."""
    s = situation.s
    least = min([face_of(code) for code in rubble.heaps(situation.g, s, space)])
    for h in awake:
        way = situation.far(s.heroes[h].space, space)
        win = quick_odds.reaching([h], situation.hands, least - hero_strength(situation.g, s, h))
        if way < situation.hours[h] and win >= FAIR:
            found.append(Clear(HOLD, 1 << h, space, value * win, way + 1))
