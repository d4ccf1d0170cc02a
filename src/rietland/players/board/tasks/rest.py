"""Rest: the end of a hero's day, and what is done before it."""

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now import foes
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.final_fight import meeting_place
from rietland.players.board.now.fires import lighting
from rietland.players.board.now.situation import Situation


def rest(situation: Situation, pending: Pending) -> Action:
    """The day ends; before that a fire is lit for the night, if it gives more than it takes.

    Who has an hour to spare leads an ally that was won on to where all come together.
    """
    if situation.goals.won and situation.s.heroes[pending.who].hours < situation.g.book.hours:
        led = lead_on(situation, pending)
        if led is not None and led.a in situation.goals.won:
            return led
    lit = lighting(situation, pending)
    return lit if lit is not None else Action(v.END, pending.who)


def lead_on(situation: Situation, pending: Pending) -> Action | None:
    """Lead an ally nearer to where all come together; None if that cannot be done now."""
    if situation.rally < 0:
        return None
    goal = meeting_place(situation) if situation.foe >= 0 else situation.rally
    wanted = foes.allies(situation.g, situation.goals, situation.s)
    best: Action | None = None
    least = FAR
    for option in pending.options:
        if option.verb == v.LEAD and option.a in wanted:
            at = situation.s.figures[option.a]
            if situation.far(option.b, goal) < min(least, situation.far(at, goal)):
                best = option
                least = situation.far(option.b, goal)
    return best
