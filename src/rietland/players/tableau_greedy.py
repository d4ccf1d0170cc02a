"""TableauGreedy: looks through the turn under way and takes what leaves the least work."""

from random import Random
from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.state import BaseState
from rietland.players import tableau_fights as fights
from rietland.players.tableau_fights import first
from rietland.players.tableau_sense import Sense
from rietland.tableau import turn
from rietland.tableau import verbs as v
from rietland.tableau.book import OBJECT
from rietland.tableau.cards import creature_at
from rietland.tableau.frames import CARD, FIGHT, MOVE, REVEAL, SYMBOL, TURN
from rietland.tableau.rules import Tableau
from rietland.tableau.state import NARRATOR_PILE, PLACES, State
from rietland.tableau.strength import strength_of

#: How many of the best ways are followed up, by the number of choices made before.
WIDTH: Final = [3, 2, 1, 1, 1, 1]
#: Free acts done whenever they are offered, best first.
ALWAYS: Final = [v.COMPLETE, v.UNCOVER, v.TAKE]
#: A creature so strong may ask for company.
BIG: Final = 6
#: An object is kept unless it brings about what it is worth.
LOSS: Final = -0.15


class Line:
    """A way through the turn: what to say at which moment, and how the table looks then."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        #: By number of inputs so far; ends where chance has spoken, since it may say otherwise.
        self.says: dict[int, Action] = {}
        self.certain: bool = True
        self.value: float = 0.0

    def branch(self) -> "Line":
        new = Line(self.s.copy())
        new.says = dict(self.says)
        new.certain = self.certain
        return new

    def say(self, g: Tableau, action: Action) -> None:
        if self.certain:
            self.says[self.s.seq] = action
        g.apply(self.s, action)


class TableauGreedy:
    """Answers alike for equal tables: chance is thought to be middling, not drawn."""

    def __init__(self, seed: int) -> None:
        self.name: str = "greedy"
        self.rng: Random = Random(seed)
        self.sense: Sense | None = None
        #: The way chosen for this turn.
        self.plan: dict[int, Action] = {}
        #: Turn and active hero the plan is for.
        self.turn: int = -1

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        pending = game.pending(s)
        if len(pending.options) == 1 or not isinstance(game, Tableau) or not isinstance(s, State):
            return pending.options[0]
        sense = self.sense
        if sense is None or sense.g is not game:
            sense = Sense(game)
            self.sense = sense
        if self.turn == s.turns and self.plan.get(s.seq) in pending.options:
            return self.plan[s.seq]
        found = best_line(sense, Line(s.copy()), 0, s.turns)
        self.plan = found.says
        self.turn = s.turns
        action = self.plan.get(s.seq)
        return action if action is not None and action in pending.options else pending.options[0]


# Looking through a turn.


def best_line(sense: Sense, line: Line, depth: int, now: int) -> Line:
    """The best way from here to the end of the turn."""
    pending = settle(sense, line, now)
    if pending is None:
        line.value = sense.value(line.s)
        return line
    ways = branches(sense, line.s, pending)
    tried: list[tuple[float, int, Line]] = []
    for number, action in enumerate(ways):
        way = line.branch()
        way.say(sense.g, action)
        settle(sense, way, now)
        way.value = sense.value(way.s)
        tried.append((-way.value, number, way))
    tried.sort()
    if line.s.agenda[-1].kind == TURN:
        return best_card(sense, line, tried, depth, now)
    width = WIDTH[depth] if depth < len(WIDTH) else 0
    best = tried[0][2]
    top = -1e9
    for number, (_, _, way) in enumerate(tried):
        found = way
        if way.s.turns == now and number < width:
            found = best_line(sense, way, depth + 1, now)
        if found.value > top:
            best = found
            top = found.value
    return best


def best_card(
    sense: Sense, line: Line, tried: list[tuple[float, int, Line]], depth: int, now: int
) -> Line:
    """The card and option that leave the table best; Recover only when nothing else is left."""
    before = sense.value(line.s)
    recover: Line | None = None
    best: Line | None = None
    for _, _, way in tried:
        said = way.says.get(line.s.seq)
        if said is not None and said.verb == v.RECOVER:
            recover = way
            continue
        found = best_line(sense, way, depth, now) if way.s.turns == now else way
        if best is None or found.value > best.value:
            best = found
    if best is None:
        assert recover is not None
        return recover
    if recover is None or not only_objects(sense.g, line.s):
        return best
    if best.value - before >= LOSS or not line.s.narrators.stacks[NARRATOR_PILE]:
        return best
    return recover


def only_objects(g: Tableau, s: State) -> bool:
    """Nothing in hand comes back with Recover."""
    for card in s.heroes[s.active].hand:
        if g.book.hand_cards[card].sort != OBJECT:
            return False
    return True


def settle(sense: Sense, line: Line, now: int) -> Pending | None:
    """Go on through everything that is no real choice; None when the turn or the game is over."""
    g = sense.g
    while True:
        s = line.s
        pending = g.pending(s)
        if pending.kind == OVER or s.turns != now:
            return None
        if pending.kind == CHANCE_DECIDES:
            line.certain = False
            g.apply(s, middling(sense, pending))
            continue
        action = forced(sense, s, pending)
        if action is None:
            return pending
        line.say(g, action)


def middling(sense: Sense, pending: Pending) -> Action:
    """What chance shows when it is neither kind nor cruel."""
    toil = sense.toil
    order: list[tuple[float, int]] = []
    for number, option in enumerate(pending.options):
        order.append((toil[option.a] if option.a < len(toil) else float(option.a), number))
    order.sort()
    rest = pending.total // 2
    for _, number in order:
        rest -= pending.weights[number]
        if rest < 0:
            return pending.options[number]
    return pending.options[order[-1][1]]


def forced(sense: Sense, s: State, pending: Pending) -> Action | None:
    """The answer to questions that need no search."""
    f = s.agenda[-1]
    if f.kind == FIGHT:
        return fights.lead(sense.g, s, pending)
    for verb in ALWAYS:
        act = first(pending, verb)
        if act is not None:
            return act
    if f.kind == TURN:
        return first(pending, v.END) if f.at == turn.AFTER else None
    if f.kind in (CARD, MOVE, SYMBOL, REVEAL):
        return pending.options[0] if len(pending.options) == 1 else None
    return least(sense, s, pending)


def least(sense: Sense, s: State, pending: Pending) -> Action:
    """What is paid: willpower of those who cannot use it, weak cards, common trophies."""
    best = pending.options[0]
    cost = 1e9
    for option in pending.options:
        worth = 0.0
        if option.verb == v.STAY:
            worth = 1.0
        elif option.verb == v.OFFER:
            worth = -float(s.heroes[option.a].willpower)
        elif option.verb in (v.DISCARD, v.TIRE):
            worth = sense.worth[option.a] + 0.01 * sense.might[option.a]
        elif option.verb == v.SPEND:
            worth = -float(s.encounters.unseen[option.a])
        if worth < cost:
            best = option
            cost = worth
    return best


# What is worth trying.


def branches(sense: Sense, s: State, pending: Pending) -> list[Action]:
    """The options without those that hardly ever help."""
    g = sense.g
    found: list[Action] = []
    for option in pending.options:
        if option.verb in (v.GIVE, v.REPAIR):
            continue
        if option.verb == v.FIGHT and not fights.can_beat(g, s, option.a):
            continue
        if option.verb == v.BRING and not wanted(g, s, option.who):
            continue
        if option.verb == v.SHIFT and option.b != fullest(s, option.a):
            continue
        if option.verb == v.SPIRIT and not manned(s, option.a):
            continue
        found.append(option)
    return found or pending.options


def wanted(g: Tableau, s: State, h: int) -> bool:
    """Company helps where something big lies, or where a mission is known."""
    place = s.heroes[h].place
    kind = creature_at(g, s, place)
    if kind >= 0 and strength_of(g, s, kind) >= BIG:
        return True
    return bool(s.missions.stacks[place]) and s.missions.stacks[place][0] >= 0


def fullest(s: State, start: int) -> int:
    """Where another card matters least: the highest stack elsewhere, best without a mission."""
    best = 0
    height = -1
    for place in range(1, PLACES + 1):
        size = len(s.encounters.stacks[place]) + (0 if s.missions.stacks[place] else 20)
        if place != start and size > height:
            best = place
            height = size
    return best


def manned(s: State, place: int) -> bool:
    for hero in s.heroes:
        if hero.place == place:
            return True
    return False
