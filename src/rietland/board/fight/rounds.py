"""The rounds of a fight: hours, rolls one after the other, the creature's answer, loss and reward.

`combat.py` asks the questions and hands the answers on to here; `stages.py` names the stages. A try
at rubble takes the same road, without a creature that throws.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.fight import attempts, dice, opponents, reaction, rubble, trials
from rietland.board.fight.stages import (
    BEARING,
    BETWEEN,
    CLEARING,
    CREATURE,
    DIMMING,
    OVER,
    READY,
    REROLLING,
    ROUND,
    SHARING,
    SUMMING,
    THROWING,
    TURNING,
)
from rietland.board.fight.strength import hero_strength
from rietland.board.frames import BATTLE
from rietland.board.legend import event_cards
from rietland.board.pieces import creature_values, creatures, heroes
from rietland.board.pieces.things import BLOCKS
from rietland.board.state import NOBODY, TO_THROW, Battle, State
from rietland.board.turn import deeds, hours
from rietland.board.verbs import (
    AGAIN,
    BREW,
    BURN,
    CHEW,
    DOUBLE,
    GOLD,
    POISON,
    REWARD,
    SHARE,
    STRENGTH,
    WILLPOWER,
)
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame

# Who fights.


def leave(g: Board, s: State, b: Battle, i: int) -> None:
    """A fighter leaves for good; the next in the list opens the rounds from now on."""
    # rule: AN-GROUP-7
    h = b.fighters.pop(i)
    emit(g, s, events.LEFT, h, -1, b.space, 0, "AN-GROUP-7")


# A round.


def open_round(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """Every fighter's stone moves on an hour, overtime paid; who cannot do that drops out before.

    Between two rounds free acts may have changed everything, so reach is looked at again.
    """
    # rule: AN-FIGHT-3, AN-GROUP-2
    if opponents.is_trial(b):
        trials.follow(g, s, b)
    i = 0
    while i < len(b.fighters):
        h = b.fighters[i]
        if opponents.in_reach(g, s, b, h) and not hours.hour_refusal(g, s, h):
            i += 1
        else:
            leave(g, s, b, i)
    if not b.fighters or _is_called_off(g, s, b):
        return break_off(g, s, f, b)
    for h in b.fighters:
        hours.spend_hour(g, s, h, "AN-FIGHT-3")
    if g.book.listening[events.HOUR_REACHED]:
        b.spent = b.fighters[:]
    b.current = 0
    b.total = 0
    b.flipped = False
    b.poisoned = False
    b.burnt = False
    b.dimmed = False
    b.round += 1
    b.ranged = True
    for h in b.fighters:
        if s.heroes[h].space == b.space:
            b.ranged = False
    f.at = READY
    return True


def take_dice(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """Before each roll the holder of a black die says which dice to throw."""
    # rule: AN-OPEN-10
    hero = s.heroes[b.fighters[b.current]]
    b.dice = []
    b.herb_points = 0
    b.brewed = False
    b.rerolled = False
    b.doubled = False
    b.extra = TO_THROW if dice.has_extra_die(g, b, hero) else 0
    if dice.has_black_die(g, hero):
        return False
    choose_hand(g, s, f, b, dice.OWN_DICE)
    return True


def choose_hand(g: Board, s: State, f: Frame, b: Battle, hand: int) -> None:
    b.dice_choice = hand
    b.dice_left = dice.dice_to_throw(g, b, s.heroes[b.fighters[b.current]])
    f.at = THROWING


def throw(g: Board, s: State, f: Frame, b: Battle, value: int) -> None:
    """A die of the fighter; when all lie there one may be rolled again, then one turned."""
    # rule: FE-ITEM-3
    h = b.fighters[b.current]
    hero = s.heroes[h]
    if b.dice_left == 0:
        b.extra = value
        die = dice.extra_die(g, hero)
        emit(g, s, events.EXTRA_THREW, h, die, hero.space, value, "FE-CARL-1")
    else:
        b.dice.append(value)
        b.dice_left -= 1
        emit(g, s, events.THREW, h, b.dice_choice, hero.space, value, "AN-FIGHT-4")
    if dice.is_one_by_one(g, b, hero):
        f.at = TURNING
    elif b.dice_left == 0 and b.extra != TO_THROW:
        f.at = REROLLING if reaction.has_reroll(g, b, hero) else TURNING


def react(g: Board, s: State, f: Frame, b: Battle, a: Action) -> None:
    """Whatever is used on a roll is said before anybody else throws."""
    # rule: AN-FIGHT-6
    if a.verb == AGAIN:
        f.at = THROWING
    elif a.verb == BREW:
        reaction.use_brew(g, s, b)
    elif a.verb == CHEW:
        reaction.use_herb(g, s, b, a.a)
    elif a.verb == POISON:
        reaction.use_poison(g, s, b)
    elif a.verb == DOUBLE:
        reaction.double_roll(g, s, b, a.a)
    elif a.verb == BURN:
        reaction.burn(g, s, b, a.a)
    else:
        settle_roll(g, s, f, b)


def settle_roll(g: Board, s: State, f: Frame, b: Battle) -> None:
    """Strength, the roll and the herb of this fighter enter the group's battle value."""
    # rule: AN-GROUP-3
    h = b.fighters[b.current]
    rolled = dice.roll_value(g, b, s.heroes[h])
    adds = hero_strength(g, s, h) + rolled + b.herb_points
    b.total += adds
    emit(g, s, events.COUNTED, h, rolled, b.space, adds, "AN-GROUP-3")
    b.current += 1
    f.at = READY if b.current < len(b.fighters) else SUMMING


def sum_up(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """All have rolled: allies add their strength, then the creature throws its dice."""
    # rule: AN-FIGHT-8
    if opponents.is_trial(b):
        attempts.settle(g, s, f, b)
        return True
    if not opponents.is_creature(b):
        b.total += opponents.bonus(g, s, b)
        emit(g, s, events.TRIED, b.fighters[0], -1, b.space, b.total, "AN-TREAS-4")
        f.at = CLEARING
        return True
    b.total += opponents.bonus(g, s, b)
    emit(g, s, events.VALUE, b.fighters[0], -1, b.space, b.total, "AN-FIGHT-5")
    b.dice = []
    b.doubled = False
    b.extra = 0
    b.dice_left = opponents.dice(g, s, b)
    if b.dice_left == 0:
        # Its strength alone is its battle value.
        _compare(g, s, f, b)
        return True
    f.at = DIMMING if g.book.has_dims and reaction.dimmer(g, s, b) >= 0 else CREATURE
    return True


def dim(g: Board, s: State, f: Frame, b: Battle, h: int) -> None:
    """Before the creature throws, a hero takes dice from it for this round, or (-1) does not."""
    # rule: SS-GIFT-5
    if h >= 0:
        reaction.dim(g, s, b, h)
        b.dice_left = opponents.dice(g, s, b)
    f.at = CREATURE


def creature_throws(g: Board, s: State, f: Frame, b: Battle, value: int) -> None:
    b.dice.append(value)
    b.dice_left -= 1
    emit(g, s, events.CREATURE_THREW, -1, opponents.kind(s, b), b.space, value, "AN-FIGHT-8")
    if b.dice_left == 0:
        _compare(g, s, f, b)


def _compare(g: Board, s: State, f: Frame, b: Battle) -> None:
    """The weaker side loses the difference in willpower; a tie changes nothing."""
    # rule: AN-FIGHT-10
    kind = opponents.kind(s, b)
    value = opponents.strength(g, s, b) + dice.best_of_equals(b.dice)
    emit(g, s, events.CREATURE_VALUE, -1, kind, b.space, value, "AN-FIGHT-9")
    b.current = 0
    b.fought = b.fought + [h for h in b.fighters if h not in b.fought]
    f.at = BETWEEN
    if opponents.has_life(g, s, b):
        _turn_card(g, s, f, b, value)
    elif b.total > value and b.poisoned:
        b.willpower = 0
        _tell_round(g, s, b, 1)
        s.victors = b.fought
        creatures.poison(g, s, b.creature)
        finish(s, f, b)
    elif b.total > value:
        lost = min(b.total - value, b.willpower)
        b.willpower -= lost
        emit(g, s, events.HURT, -1, kind, b.space, lost, "AN-FIGHT-10")
        if b.willpower == 0:
            b.reward = opponents.reward(g, s, b)
            f.at = SHARING
        _tell_round(g, s, b, 1)
    elif b.total < value:
        b.loss = value - b.total
        f.at = BEARING
    else:
        _tell_round(g, s, b, 0)


def _tell_round(g: Board, s: State, b: Battle, outcome: int) -> None:
    """A round is over; told where a trigger listens."""
    if g.book.listening[events.ROUND_OVER]:
        h = b.fighters[0] if b.fighters else -1
        emit(g, s, events.ROUND_OVER, h, opponents.kind(s, b), b.space, outcome, "AN-FIGHT-10")


def _turn_card(g: Board, s: State, f: Frame, b: Battle, value: int) -> None:
    """The top card of an opponent's life leaves the game unread, or is carried out.

    What it says is all that the fighters bear. After a tie, too: how it went stands in the frame.
    """
    # rule: AN-DRAGON-8, AN-DRAGON-10, AN-DRAGON-11
    deck = g.book.named[s.creature_name[b.creature]].life
    if b.total <= value:
        f.args = [-1 if b.total < value else 0]
        b.current = len(b.fighters)
        f.at = BEARING
        event_cards.draw(s, deck, -1, "AN-DRAGON-8")
        return
    event_cards.lose_top(g, s, deck)
    b.willpower = creature_values.willpower_of(g, s, b.creature)
    emit(g, s, events.CARD_LOST, -1, opponents.kind(s, b), b.space, b.willpower, "AN-DRAGON-8")
    if b.willpower == 0:
        b.reward = opponents.reward(g, s, b)
        f.at = SHARING
    _tell_round(g, s, b, 1)


def hand_out_loss(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """Each fighter bears the full loss; one with a shield is asked first, once."""
    # rule: AN-GROUP-5, AN-OPEN-28
    while b.current < len(b.fighters):
        if heroes.find(g, s.heroes[b.fighters[b.current]], BLOCKS):
            return False
        bear(g, s, b, False)
    b.current = 0
    f.at = BETWEEN
    _tell_round(g, s, b, f.args[0] if f.args else -1)
    f.args = []
    return True


def bear(g: Board, s: State, b: Battle, blocked: bool) -> None:
    """A shield saves its bearer alone; at 0 willpower a hero falls and is out of the fight."""
    # rule: AN-ITEM-5, AN-FIGHT-13, AN-GROUP-8
    h = b.fighters[b.current]
    hero = s.heroes[h]
    if blocked:
        heroes.use_up(g, s, h, heroes.find(g, hero, BLOCKS), "AN-ITEM-5")
        emit(g, s, events.BLOCKED, h, -1, hero.space, b.loss, "AN-ITEM-5")
        b.current += 1
        return
    falls = hero.willpower <= b.loss
    heroes.lose_willpower(g, s, h, b.loss, "AN-FIGHT-10")
    if not falls:
        b.current += 1


def look_round(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """After a round each fighter goes on or leaves; without an hour there is nothing to decide.

    Who can still do something about that is asked first.
    """
    # rule: AN-FIGHT-11, AN-GROUP-7, SS-WOLF-5, FE-FREE-3
    if b.spent:
        tell_hours(g, s, b.spent)
        b.spent = NOBODY
        return True
    while b.current < len(b.fighters) and not _is_called_off(g, s, b):
        h = b.fighters[b.current]
        # What is tried may have gone away meanwhile.
        near = not opponents.is_trial(b) or opponents.in_reach(g, s, b, h)
        if near and not hours.hour_refusal(g, s, h):
            return False
        if near and (h in f.args or deeds.has_last_resort(g, s, h)):
            # Asked once, a fighter is asked until the answer comes, whatever is put down meanwhile.
            f.args = [h]
            return False
        leave(g, s, b, b.current)
    f.args = []
    f.at = ROUND
    return True


def _is_called_off(g: Board, s: State, b: Battle) -> bool:
    """Is the creature gone, or has somebody left without whom there is no fight?"""
    return opponents.is_gone(g, s, b) or opponents.is_short(g, s, b)


# The end.


def share_refusal(g: Board, s: State, b: Battle, h: int, good: int) -> str:
    """The reward is any mix of its goods, for those who fought the last round."""
    # rule: AN-FIGHT-12, AN-GROUP-6
    if h not in b.fighters:
        return "AN-GROUP-6"
    if good not in opponents.goods(g, s, b):
        return "AN-FIGHT-12"
    return "AN-HERO-3" if is_full(g, s, h, good) else ""


def is_full(g: Board, s: State, h: int, good: int) -> bool:
    """Has the hero all of this good that a hero can have?"""
    # rule: AN-HERO-3
    if good == WILLPOWER:
        return s.heroes[h].willpower >= g.book.max_willpower
    return good == STRENGTH and s.heroes[h].strength >= g.book.max_strength


def shares(g: Board, s: State, b: Battle) -> list[Action]:
    """Which of several rewards it is, then who gets the next piece."""
    # rule: AN-OPEN-41
    options: list[Action] = []
    speaker = b.fighters[0]
    for good in opponents.rewards(g, s, b):
        options.append(Action(REWARD, speaker, good))
    if options:
        return options
    for h in b.fighters:
        for good in opponents.goods(g, s, b):
            if not share_refusal(g, s, b, h, good):
                options.append(Action(SHARE, speaker, h, good))
    return options


def give_piece(g: Board, s: State, b: Battle, a: Action) -> None:
    if a.verb == REWARD:
        b.reward = opponents.rewards(g, s, b)[a.a]
        b.good = a.a
        return
    b.reward -= 1
    if a.b == GOLD:
        heroes.change_gold(g, s, a.a, 1, "AN-FIGHT-12")
    elif a.b == STRENGTH:
        heroes.gain_strength(g, s, a.a, 1, "AN-FIGHT-12")
    else:
        heroes.gain_willpower(g, s, a.a, 1, "AN-FIGHT-12")


def finish_victory(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """The reward is taken first: the narrator's step may end the legend.

    Pieces that nobody can take are lost.
    """
    # rule: AN-OPEN-21
    if (b.reward > 0 or opponents.rewards(g, s, b)) and shares(g, s, b):
        return False
    finish(s, f, b)
    opponents.defeat(g, s, b)
    return True


def break_off(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """Nobody fights on: the creature recovers, and the hero left of the inviter is next."""
    # rule: AN-GROUP-9
    opponents.recover(g, s, b)
    finish(s, f, b)
    return True


def finish(s: State, f: Frame, b: Battle) -> None:
    """The fight is over; whoever spent an hour on its last round is told of afterwards."""
    s.battle = None
    f.at = OVER
    f.args = b.spent


def tell_hours(g: Board, s: State, spent: list[int]) -> None:
    """The round is over for which these heroes spent an hour."""
    # rule: SS-OPEN-2, SS-OPEN-3
    for h in spent:
        hours.tell_reached(g, s, h)


def end_fight(g: Board, s: State) -> None:
    """A card ends the fight under way; a creature that is defeated stays so."""
    # rule: AN-OPEN-45
    b = s.battle
    if b is None or (opponents.is_creature(b) and b.willpower == 0):
        return
    for f in s.agenda:
        if f.kind == BATTLE:
            break_off(g, s, f, b)


def clear(g: Board, s: State, f: Frame, b: Battle) -> bool:
    """As much rubble goes as the battle value removes; then all is clear, or another try."""
    # rule: AN-TREAS-4
    while not rubble.has_choice(g, s, b):
        found = rubble.candidates(g, s, b)
        if not found:
            b.current = 0
            f.at = BETWEEN
            return True if rubble.heaps(g, s, b.space) else break_off(g, s, f, b)
        rubble.remove(g, s, b, found[0])
    return False
