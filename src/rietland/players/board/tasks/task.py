"""A task: something worth doing, for whom, where, and how long it takes.

Each sort of task is a class that knows how it is done, in a module that says when there is one.
"""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.pieces.things import SHINES
from rietland.board.state import Battle, State
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now import open_goals
from rietland.players.board.now.options import first
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks.rest import rest
from rietland.players.board.tasks.walking import entrance, next_step
from rietland.players.search.thought import BUY, EMPTY_WELL, FIGHT, GAIN, GO, HOLD, UNCOVER, Intent

#: The row of what nobody has learned the worth of: it is rated by that and its hours alone.
UNLEARNED: Final = -1
#: Steps that do not say that somebody goes there first.
_AFTER_A_WAY: Final = [FIGHT, UNCOVER, GAIN, BUY, EMPTY_WELL]


class Task:
    """Something worth doing: for whom, where, what it is worth and how long it takes."""

    def __init__(self, aim: int, mask: int, space: int, value: float, hours: float) -> None:
        #: What it is about: a kind of `thought.Intent`.
        self.aim: int = aim
        #: Who takes part, one bit for each hero.
        self.mask: int = mask
        self.space: int = space
        self.value: float = value
        self.hours: float = hours
        #: Its row in the table of what playing taught.
        self.row: int = UNLEARNED
        #: The thing, deed or figure it is about, or -1; and the creature.
        self.what: int = -1
        self.creature: int = -1
        #: Worth overtime.
        self.urgent: bool = False
        #: For the castle's sake: no more of these than needed.
        self.defence: bool = False
        #: How many heroes may have it at once, each by themselves.
        self.room: int = 1
        #: All heroes are strong enough for what is left to do: it comes before anything else.
        self.decides: bool = False
        #: What it is sorted by when tasks are given out.
        self.rating: float = 0.0

    def team(self) -> list[int]:
        return TEAMS[self.mask]

    def is_like(self, other: "Task") -> bool:
        """The same is to be done at the same place."""
        return self.aim == other.aim and self.space == other.space

    def is_taken(self, situation: Situation, given: list["Task | None"]) -> bool:
        """As many as should do this there already do."""
        many = 0
        for other in given:
            if other is not None and other.space == self.space and other.aim == self.aim:
                many += 1
        return many >= self.room_for(situation) if many else self.room <= 0

    def room_for(self, situation: Situation) -> int:  # noqa: ARG002 - some depend on it
        return self.room

    # How it is done.

    def place_for(self, situation: Situation, h: int) -> int:
        """Where a hero goes for it: to its space, or to where it is done from."""
        return entrance(situation, h, self.space)

    def has_arrived(self, situation: Situation, h: int) -> bool:
        return situation.s.heroes[h].space == self.space

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - as above
        """Reached, or pointless; `chosen`: a search decided for it."""
        return situation.s.heroes[h].space == self.space

    def is_over(self, g: Board, s: State) -> bool:  # noqa: ARG002 - as above
        """Nothing of it is left to do, and the next plan is not made yet."""
        return False

    def next_input(
        self, situation: Situation, pending: Pending, given: list["Task | None"]
    ) -> Action:
        """The next input towards it; the day ends when there is none."""
        h = pending.who
        if self.has_arrived(situation, h):
            return self.act(situation, pending, given)
        step = self.next_step(situation, pending)
        if step is not None:
            return step
        if self.urgent and _is_road_cleared(situation, h, given):
            passing = first(pending, v.PASS)
            if passing is not None:
                return passing
        return rest(situation, pending)

    def next_step(self, situation: Situation, pending: Pending) -> Action | None:
        """The next step on the way to it; None to stop."""
        goal = self.place_for(situation, pending.who)
        return next_step(situation, pending, goal, self.space, self.urgent)

    def act(self, situation: Situation, pending: Pending, given: list["Task | None"]) -> Action:
        """What to do once there: wait, for what is free to do is done already."""
        return self.wait(situation, pending, given)

    def wait(self, situation: Situation, pending: Pending, given: list["Task | None"]) -> Action:
        """Let an hour pass while others do what may end the waiting."""
        h = pending.who
        passing = first(pending, v.PASS)
        if self.aim == HOLD and passing is not None and situation.hours[h] > 2:
            for other, task in enumerate(given):
                if other != h and task is not None and task.aim != HOLD:
                    return passing
        return rest(situation, pending)

    def foe(self) -> int:
        """The creature that is to be fought, or -1."""
        return -1

    def is_about(self, battle: Battle) -> bool:
        """Whether this battle is what was meant."""
        return battle.creature >= 0 and self.foe() == battle.creature

    def hand_on(self, situation: Situation, pending: Pending) -> Action | None:
        """What may be burnt goes to who rolls last and knows what lacks; None if all is there."""
        s = situation.s
        last = h = pending.who
        for i in range(1, len(s.heroes)):
            other = (h + i) % len(s.heroes)
            if not s.heroes[other].resting and self.has_arrived(situation, other):
                last = other
        for option in pending.options:
            burns = option.verb == v.GIVE and open_goals.ability(situation.g, option.a) == SHINES
            if burns and option.b == last:
                return option
        return None

    # What is said of it.

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - as above
        """The step that says most of what it is for."""
        return self.aim

    def subject(self, situation: Situation) -> int:
        """What that step names: a thing, deed, figure or kind of creature, or -1."""
        return self.what if self.creature < 0 else situation.s.creature_kind[self.creature]

    def told_place(self, situation: Situation, h: int) -> int:  # noqa: ARG002 - as above
        """Where the hero is said to go."""
        return self.space

    def steps(self, situation: Situation, h: int) -> list[Intent]:
        """The intention in plain values: first the way, then the deed."""
        found: list[Intent] = []
        to = self.told_place(situation, h)
        if situation.s.heroes[h].space != to and self.aim in _AFTER_A_WAY:
            found.append(Intent(GO, to))
        step = Intent(self.told(situation), self.space, self.subject(situation))
        step.team = [other for other in self.team() if other != h]
        found.append(step)
        return found


def _is_road_cleared(situation: Situation, h: int, given: list[Task | None]) -> bool:
    """Somebody is about to clear the road today."""
    if situation.s.heroes[h].hours >= situation.g.book.hours:
        return False
    for other, task in enumerate(given):
        if other != h and task is not None and task.foe() >= 0 and task.space in situation.road:
            return True
    return False


def pursue(
    situation: Situation, pending: Pending, task: Task | None, given: list[Task | None]
) -> Action:
    """The next input towards a task; the day ends when there is none."""
    h = pending.who
    if pending.prompt == "ask-after":
        stays = task is not None and not situation.s.heroes[h].resting
        return Action(v.DONE if stays else v.END, h)
    return rest(situation, pending) if task is None else task.next_input(situation, pending, given)
