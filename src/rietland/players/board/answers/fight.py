"""The policy of the board in a fight: whom to invite, dice, what is used, another round."""

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.fight import dice, opponents, reaction
from rietland.board.state import Battle, State
from rietland.board.turn.hours import hours_left
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.answers import trial
from rietland.players.board.answers.cards import best_reward, blocks, share
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.now import foes, open_goals, quick_odds, throws
from rietland.players.board.now.options import first


def fight_on(
    g: Board, s: State, goals: LegendGoals, b: Battle, pending: Pending, team: int, w: PolicyWeights
) -> Action | None:
    """Every question of a fight; `team` is who meant to fight it, one bit for each hero."""
    verb = pending.options[0].verb
    if verb == v.SHARE:
        return share(g, s, goals, pending, w)
    if verb == v.REWARD:
        return best_reward(g, s, b, pending, w)
    if opponents.is_trial(b):
        return _try_on(g, s, b, pending, team, w)
    if not opponents.is_creature(b):
        return None
    return _fight_creature(g, s, goals, b, pending, team, w)


def _fight_creature(
    g: Board, s: State, goals: LegendGoals, b: Battle, pending: Pending, team: int, w: PolicyWeights
) -> Action | None:
    """Every question of a fight against a creature."""
    verb = pending.options[0].verb
    h = pending.who
    if verb == v.DIM:
        return Action(v.DIM if opponents.dice(g, s, b) > 1 else v.KEEP, h)
    if verb == v.TARGET:
        # The first by kind is the weakest.
        return pending.options[0]
    if verb in (v.INVITE, v.BEGIN):
        return _invite(g, s, goals, b, pending, team, w)
    if verb == v.JOIN:
        joins = team >> h & 1 or _helps(
            g, s, goals, b, h, expects(g, s, goals, b, b.fighters, w), w
        )
        return Action(v.JOIN if joins else v.DECLINE, h)
    answer = _on_dice(g, s, b, pending)
    if answer is not None:
        return answer
    if verb in (v.AGAIN, v.BREW, v.CHEW, v.POISON, v.DOUBLE, v.BURN):
        return _roll_on(g, s, goals, b, pending)
    if verb in (v.ON, v.LEAVE):
        return Action(v.ON if _goes_on(g, s, goals, b, h, w) else v.LEAVE, h)
    return None


def _try_on(
    g: Board, s: State, b: Battle, pending: Pending, team: int, w: PolicyWeights
) -> Action | None:
    """Every question of a trial."""
    verb = pending.options[0].verb
    h = pending.who
    if verb in (v.INVITE, v.BEGIN):
        return trial.invite(g, s, b, pending, team)
    if verb == v.JOIN:
        joins = trial.joins(g, s, b, h, team)
        return Action(v.JOIN if joins else v.DECLINE, h)
    answer = _on_dice(g, s, b, pending)
    if answer is not None:
        return answer
    if verb in (v.AGAIN, v.BREW, v.CHEW, v.DOUBLE, v.BURN):
        return trial.react(g, s, b, pending)
    if verb in (v.ON, v.LEAVE):
        return Action(v.ON if trial.goes_on(g, s, b, h, w) else v.LEAVE, h)
    return None


def _on_dice(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """What fights and trials ask alike: which dice, another throw, a loss that can be blocked."""
    verb = pending.options[0].verb
    h = pending.who
    if verb == v.HAND:
        return Action(v.HAND, h, 1 if _own_mean(g, s, h) < throws.mean_of(_BLACK) else 0)
    if pending.prompt == "ask-reroll":
        return _reroll(g, s, b, pending)
    if pending.prompt == "ask-flip":
        return _flip(g, s, b, pending)
    if verb == v.BLOCK:
        return Action(v.BLOCK if blocks(g, s, h, b.loss) else v.BEAR, h)
    return None


_BLACK = throws.hand(1, throws.BLACK)


def _own_mean(g: Board, s: State, h: int) -> float:
    hero = s.heroes[h]
    count = g.book.heroes[hero.kind].dice[hero.willpower]
    return throws.mean_of(throws.hand(count, throws.BEST))


def expects(
    g: Board, s: State, goals: LegendGoals, b: Battle, team: list[int], w: PolicyWeights
) -> quick_odds.Odds:
    """How the fight goes on with these, this round or the next the first."""
    ends = foes.is_foe(goals, s, b.creature)
    rounds = 9
    bonus = 0
    for h in team:
        rounds = min(rounds, hours_left(g, s, h, w.last if ends else w.spare))
        if ends:
            bonus += quick_odds.doubling(g, s.heroes[h])
    if opponents.is_threat(g, s, b.creature):
        bonus += quick_odds.brightness(g, s, team)
    hands = quick_odds.hands_of(g, s)
    return quick_odds.odds(g, s, team, hands, b.creature, max(1, rounds), b.willpower, bonus)


def _invite(
    g: Board, s: State, goals: LegendGoals, b: Battle, pending: Pending, team: int, w: PolicyWeights
) -> Action:
    """Invite those who came for it, and anyone who improves odds that are not good enough."""
    for option in pending.options:
        if option.verb == v.INVITE and team >> option.a & 1:
            return option
    now = expects(g, s, goals, b, b.fighters, w)
    for option in pending.options:
        if option.verb == v.INVITE and _helps(g, s, goals, b, option.a, now, w):
            return option
    return Action(v.BEGIN, b.inviter)


def _helps(
    g: Board,
    s: State,
    goals: LegendGoals,
    b: Battle,
    h: int,
    now: quick_odds.Odds,
    w: PolicyWeights,
) -> bool:
    """One more fighter is worth the hours when victory comes surer or much sooner."""
    ends = foes.is_foe(goals, s, b.creature)
    hero = s.heroes[h]
    if not ends and (hero.farmers > 0 or open_goals.carries(g, goals, s, hero)):
        return False
    more = expects(g, s, goals, b, [*b.fighters, h], w)
    if ends:
        return more.win >= now.win
    return more.win > now.win + w.help or more.rounds < now.rounds - w.sooner


def _reroll(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Take up the die that gains most on average, with the flip a wizard may still make."""
    flips = reaction.wizard_of(g, s, b) >= 0
    best = first(pending, v.KEEP)
    most = float(_lying(g, s, b, flips))
    die = g.book.dice[dice.die_in_hand(g, b)]
    for option in pending.options:
        if option.verb != v.REROLL:
            continue
        trial = b.copy()
        dice.take_up(trial, option.a)
        left = trial.dice
        total = 0
        for i, face in enumerate(die.options):
            trial.dice = [*left, face.a]
            total += die.weights[i] * _lying(g, s, trial, flips)
        if float(total) / die.total > most + 1e-9:
            best = option
            most = float(total) / die.total
    return best


def _lying(g: Board, s: State, b: Battle, flips: bool) -> int:
    """What the roll counts as it lies, or with the best die turned."""
    roller = s.heroes[b.fighters[b.current]]
    most = dice.roll_value(g, b, roller)
    if flips:
        for value in b.dice:
            trial = b.copy()
            dice.turn(trial, value, dice.opposite(g, b, value))
            most = max(most, dice.roll_value(g, trial, roller))
    return most


def _flip(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Turn the die that gains most, if nobody still to roll may gain more by it."""
    roller = s.heroes[b.fighters[b.current]]
    one_by_one = dice.is_one_by_one(g, b, roller)
    before = float(dice.roll_value(g, b, roller))
    if one_by_one:
        before = max(before, throws.hope_of(b.dice_left))
    best: Action | None = None
    most = 0.0
    for option in pending.options:
        trial = b.copy()
        if option.verb == v.FLIP:
            dice.turn(trial, option.a, dice.opposite(g, b, option.a))
        elif option.verb == v.OVERTURN:
            trial.extra = dice.opposite_extra(g, s, b)
        else:
            continue
        gain = dice.roll_value(g, trial, roller) - before
        if gain > most:
            best = option
            most = gain
    later = b.current + 1 < len(b.fighters)
    own = b.fighters[b.current] == pending.who
    if best is not None and (not later or own or most >= 2.0):
        return best
    return first(pending, v.KEEP)


def _roll_on(g: Board, s: State, goals: LegendGoals, b: Battle, pending: Pending) -> Action | None:
    """Throw on while the dice left promise more; double a good die in the fight that counts."""
    again = first(pending, v.AGAIN)
    if again is not None and b.dice[-1] < throws.hope_of(b.dice_left):
        return again
    if foes.is_foe(goals, s, b.creature):
        brew = first(pending, v.BREW)
        if brew is not None and max(b.dice) >= 4:
            return brew
        double = first(pending, v.DOUBLE)
        if double is not None and dice.own_value(g, b, s.heroes[b.fighters[b.current]]) >= 5:
            return double
        for option in pending.options:
            if option.verb == v.CHEW and not open_goals.is_kept(g, goals, s, option.a):
                return option
        light = _brightest(pending)
        if light is not None:
            return light
    poison = first(pending, v.POISON)
    if poison is not None and _is_worth_poison(g, s, b):
        return poison
    return first(pending, v.KEEP)


def _brightest(pending: Pending) -> Action | None:
    """The thing to burn that adds most, or None."""
    best: Action | None = None
    for option in pending.options:
        if option.verb == v.BURN and (best is None or option.a & 255 > best.a & 255):
            best = option
    return best


def _is_worth_poison(g: Board, s: State, b: Battle) -> bool:
    """A side of the flask is for a strong creature that this round may beat without felling it."""
    least = b.total + s.heroes[b.fighters[b.current]].strength + max(b.dice)
    theirs = opponents.strength(g, s, b) + 4
    return b.willpower >= 6 and theirs < least + 4 * (len(b.fighters) - b.current - 1)


def _goes_on(g: Board, s: State, goals: LegendGoals, b: Battle, h: int, w: PolicyWeights) -> bool:
    """Go on while the odds are fair and the hero does not risk to fall for little."""
    odds = expects(g, s, goals, b, b.fighters, w)
    if foes.is_foe(goals, s, b.creature):
        return odds.win >= 0.2 or s.last_letter - s.narrator <= 1
    if hours_left(g, s, h, 4) == 0:
        return False
    return odds.win >= w.go_on and odds.ruin <= w.risk
