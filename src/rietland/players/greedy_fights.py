"""Greedy in a fight: strike or wait, whom to invite, dice, brew, shield, another round."""

from rietland.board import dice
from rietland.board import verbs as v
from rietland.board.rounds import in_reach
from rietland.board.rules import Board
from rietland.board.state import Battle, State
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights
from rietland.players.answers import first
from rietland.players.fight_plans import brew_bonus, storm_team
from rietland.players.greedy_cards import share
from rietland.players.outlook import SPARE, STORM, Task, Weights, is_bearer


def strike_or_wait(g: Board, s: State, pending: Pending, task: Task) -> Action | None:
    """Attack when everybody meant to be there is; otherwise let an hour go by."""
    h = pending.who
    fight = Action(v.FIGHT, h, task.space)
    if task.kind == STORM:
        team = storm_team(g, s)
        here = [i for i in team if in_reach(g, s, i, task.space) and not s.heroes[i].resting]
        if h not in here or fight not in pending.options or not sense.brought(g, s):
            return Action(v.END, h)
        rounds = fights.rounds_left(g, s, here, 3)
        odds = fights.odds(g, s, here, task.creature, rounds, 0, brew_bonus(g, s, here))
        last_chance = sense.letters_left(g, s) <= 1
        if odds.win >= Weights.strike_odds or (last_chance and len(here) == len(team)):
            return fight
        coming = [i for i in team if i not in here and not s.heroes[i].resting]
        if coming and sense.hours_left(g, s, h, SPARE) > 4:
            return first(pending, v.PASS)
        return fight if last_chance and not coming else Action(v.END, h)
    missing = [i for i in task.team if not in_reach(g, s, i, task.space)]
    if missing:
        return first(pending, v.PASS)
    return fight


def fight_on(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Every question of a fight."""
    verb = pending.options[0].verb
    h = pending.who
    if verb == v.SHARE:
        return share(g, s, pending)
    if b.creature < 0:
        return None
    if verb in (v.INVITE, v.BEGIN):
        return invite(g, s, b, pending)
    if verb == v.JOIN:
        return Action(v.JOIN if helps(g, s, b, h) else v.DECLINE, h)
    if verb == v.HAND:
        own = fights.throw(*fights.hand_of(g, s, h))
        return Action(v.HAND, h, 1 if fights.average(own) < 8.7 else 0)
    if verb == v.FLIP or (verb == v.KEEP and len(pending.options) == 1):
        return flip(g, s, b, pending)
    if verb in (v.AGAIN, v.BREW, v.CHEW):
        return roll_on(g, s, b, pending)
    if verb == v.BLOCK:
        worth = b.loss >= 3 or s.heroes[h].willpower <= b.loss
        return Action(v.BLOCK if worth else v.BEAR, h)
    if verb in (v.ON, v.LEAVE):
        return Action(v.ON if worth_another_round(g, s, b, h) else v.LEAVE, h)
    return None


def is_foe(g: Board, s: State, c: int) -> bool:
    return c in sense.foes(g, s)


def expects(g: Board, s: State, b: Battle, team: list[int]) -> fights.Odds:
    foe = is_foe(g, s, b.creature)
    rounds = max(1, fights.rounds_left(g, s, team, 3 if foe else SPARE))
    bonus = brew_bonus(g, s, team) if foe else 0
    return fights.odds(g, s, team, b.creature, rounds, b.willpower, bonus)


def invite(g: Board, s: State, b: Battle, pending: Pending) -> Action:
    """Ask whoever raises the odds while they are not good enough."""
    now = expects(g, s, b, b.fighters)
    for option in pending.options:
        if option.verb == v.INVITE and helps_more(g, s, b, option.a, now):
            return option
    return Action(v.BEGIN, b.inviter)


def helps(g: Board, s: State, b: Battle, h: int) -> bool:
    return helps_more(g, s, b, h, expects(g, s, b, b.fighters))


def helps_more(g: Board, s: State, b: Battle, h: int, now: fights.Odds) -> bool:
    """One more fighter is worth the hours when victory comes surer or much sooner."""
    if is_bearer(g, s, h) and not is_foe(g, s, b.creature):
        return False
    more = expects(g, s, b, [*b.fighters, h])
    if is_foe(g, s, b.creature):
        return more.win >= now.win
    return more.win > now.win + 0.05 or more.rounds < now.rounds - 0.7


def flip(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Turn the die that gains most, if nobody still to roll may gain more by it."""
    roller = s.heroes[b.fighters[b.roller]]
    one_by_one = dice.is_one_by_one(g, b, roller)
    before = dice.roll_value(g, b, roller)
    best: Action | None = None
    most = 0.0
    for option in pending.options:
        if option.verb != v.FLIP:
            continue
        trial = b.copy()
        dice.turn(trial, option.a, dice.opposite(g, b, option.a))
        base = max(float(before), fights.hope_of(b.left)) if one_by_one else float(before)
        gain = dice.roll_value(g, trial, roller) - base
        if gain > most:
            best = option
            most = gain
    later = b.roller + 1 < len(b.fighters)
    own = b.fighters[b.roller] == pending.who
    if best is not None and (not later or own or most >= 2.0):
        return best
    return first(pending, v.KEEP)


def roll_on(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Throw on while the dice left promise more; double a good die in the fight that counts."""
    again = first(pending, v.AGAIN)
    if again is not None and b.dice[-1] < fights.hope_of(b.left):
        return again
    brew = first(pending, v.BREW)
    if brew is not None and max(b.dice) >= 4 and is_foe(g, s, b.creature):
        return brew
    for option in pending.options:
        if option.verb == v.CHEW and sense.wanted_for(g, option.a) < 0 and is_foe(g, s, b.creature):
            return option
    return first(pending, v.KEEP)


def worth_another_round(g: Board, s: State, b: Battle, h: int) -> bool:
    """Go on while the odds are fair and the hero does not risk to fall for little."""
    team = b.fighters
    odds = expects(g, s, b, team)
    if is_foe(g, s, b.creature):
        return odds.win >= 0.2 or sense.letters_left(g, s) <= 1
    if sense.hours_left(g, s, h, 4) == 0:
        return False
    return odds.win >= 0.5 and odds.ruin <= 0.4
