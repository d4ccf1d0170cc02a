"""Ways through a turn: what can be said until it ends, and how the table looks then.

Chance on the way is thought to be middling; nobody knows better.
"""

from typing import Final

from rietland.castle import turn
from rietland.castle import verbs as v
from rietland.castle.base import CastleBase
from rietland.castle.book import OBJECT
from rietland.castle.cards import creature_at
from rietland.castle.frames import CARD, FIGHT, MOVE, REVEAL, SYMBOL, TURN
from rietland.castle.state import NARRATOR_PILE, PLACES, State
from rietland.castle.strength import strength_of
from rietland.kernel.action import Action
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.players.castle import fights
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.fights import first

#: Free acts done whenever they are offered, best first.
ALWAYS: Final = [v.COMPLETE, v.UNCOVER, v.TAKE]
#: A creature so strong may ask for company.
BIG: Final = 6
#: Cards go to another hero only for more than this.
EVEN: Final = 0.25
#: Gold that stays in the gallery when the axe is repaired: skeletons want some too.
SPARE: Final = 1
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
        #: The choice the way has come to, once it was asked.
        self.pending: Pending | None = None

    def branch(self) -> "Line":
        new = Line(self.s.copy())
        new.says = dict(self.says)
        new.certain = self.certain
        return new

    def say(self, g: CastleBase, action: Action) -> None:
        if self.certain:
            self.says[self.s.seq] = action
        self.pending = None
        g.apply(self.s, action)


# Looking through a turn.


def best_line(sense: Evaluation, line: Line, depth: int, now: int) -> Line:
    """The best way from here to the end of the turn."""
    found = ways(sense, line, depth, now)
    if found:
        return found[0]
    line.value = sense.value(line.s)
    return line


def ways(sense: Evaluation, line: Line, depth: int, now: int) -> list[Line]:
    """Ways to go on that differ in the next choice, best first; none when the turn is over."""
    pending = settle(sense, line, now)
    if pending is None:
        return []
    if line.s.agenda[-1].kind == TURN:
        return cards(sense, line, pending, depth, now)
    tried: list[tuple[float, int, Line]] = []
    for number, action in enumerate(branches(sense, line.s, pending)):
        way = line.branch()
        way.say(sense.g, action)
        settle(sense, way, now)
        way.value = sense.value(way.s)
        tried.append((-way.value, number, way))
    tried.sort()
    width = sense.width[depth] if depth < len(sense.width) else 0
    found: list[tuple[float, int, Line]] = []
    for number, (_, _, way) in enumerate(tried):
        end = way
        if way.s.turns == now and number < width:
            end = best_line(sense, way, depth + 1, now)
        found.append((-end.value, number, end))
    found.sort()
    return [end for _, _, end in found]


def cards(sense: Evaluation, line: Line, pending: Pending, depth: int, now: int) -> list[Line]:
    """Cards and options by how they leave the table, and Recover where it belongs.

    Turns cost nothing, only Recover does, so a hero recovers when nothing else is left, or rather
    than waste an object that does not come back.
    """
    recover: Line | None = None
    found: list[tuple[float, int, Line]] = []
    for number, action in enumerate(branches(sense, line.s, pending)):
        way = line.branch()
        way.say(sense.g, action)
        if action.verb == v.RECOVER:
            settle(sense, way, now)
            way.value = sense.value(way.s)
            recover = way
        else:
            end = best_line(sense, way, depth, now)
            found.append((-end.value, number, end))
    found.sort()
    ends = [end for _, _, end in found]
    if recover is None:
        return ends
    keeps = only_objects(sense.g, line.s) and len(line.s.narrators.stacks[NARRATOR_PILE]) > 0
    if not ends or (keeps and ends[0].value - sense.value(line.s) < LOSS):
        return [recover, *ends]
    ends.append(recover)
    return ends


def only_objects(g: CastleBase, s: State) -> bool:
    """Nothing in hand comes back with Recover."""
    for card in s.heroes[s.active].hand:
        if g.book.hand_cards[card].sort != OBJECT:
            return False
    return True


def settle(sense: Evaluation, line: Line, now: int) -> Pending | None:
    """Go on through everything that is no real choice; None when the turn or the game is over."""
    g = sense.g
    if line.pending is not None:
        return line.pending
    while True:
        s = line.s
        if s.turns != now:
            return None
        pending = g.pending(s)
        if pending.kind == OVER:
            return None
        if pending.kind == CHANCE_DECIDES:
            line.certain = False
            g.apply(s, middling(sense, pending))
            continue
        action = forced(sense, s, pending)
        if action is None:
            line.pending = pending
            return pending
        line.say(g, action)


def middling(sense: Evaluation, pending: Pending) -> Action:
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


def forced(sense: Evaluation, s: State, pending: Pending) -> Action | None:
    """The answer to questions that need no search."""
    f = s.agenda[-1]
    if f.kind == FIGHT:
        return fights.lead(sense.g, s, pending)
    for verb in ALWAYS:
        act = first(pending, verb)
        if act is not None:
            return act
    if f.kind == TURN:
        if f.at != turn.AFTER:
            return mended(sense, s, pending)
        act = handed(sense, s, pending)
        return act if act is not None else first(pending, v.END)
    if f.kind in (CARD, MOVE, SYMBOL, REVEAL):
        return pending.options[0] if len(pending.options) == 1 else None
    return least(sense, s, pending)


def handed(sense: Evaluation, s: State, pending: Pending) -> Action | None:
    """A card that another hero here can use better: one with fewer cards, or with willpower."""
    best: Action | None = None
    gain = EVEN
    for option in pending.options:
        if option.verb == v.GIVE:
            more = sense.fits(s, option.b, option.a) - sense.fits(s, option.who, option.a)
            if more > gain:
                best = option
                gain = more
    return best


def mended(sense: Evaluation, s: State, pending: Pending) -> Action | None:
    """The axe is repaired when nothing else wants the gold."""
    repair = first(pending, v.REPAIR)
    if repair is None or sense.gold(s) - sense.owed(s) < sense.g.book.axe_repair + SPARE:
        return None
    return repair


def least(sense: Evaluation, s: State, pending: Pending) -> Action:
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


def branches(sense: Evaluation, s: State, pending: Pending) -> list[Action]:
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


def wanted(g: CastleBase, s: State, h: int) -> bool:
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
