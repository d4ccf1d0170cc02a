"""Opponents: what a fight is about. A creature fights back; rubble is only cleared away.

A Battle says which it is. What differs between opponents stands here, so that rounds, dice and
views need not ask.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Trial
from rietland.board.fight import rubble, trials
from rietland.board.fight.strength import group_bonus, hero_strength
from rietland.board.legend import filters
from rietland.board.pieces import creature_values, creatures, heroes
from rietland.board.pieces.things import REACH
from rietland.board.state import Battle, State, named_of
from rietland.board.turn import land
from rietland.kernel.control import emit


def is_creature(b: Battle) -> bool:
    """Does it throw dice, lose willpower and leave a reward?"""
    return b.creature >= 0


def foe_on(g: Board, s: State, space: int) -> int:
    """Who can be attacked on this space: the creature there, or an opponent beside it; -1: nobody.

    Of several it is the first.
    """
    # rule: SS-THR-2, SS-THR-4
    c = s.occupant[space]
    if c >= 0 or not g.book.has_sharers:
        return c
    found = creatures.on_space(s, space)
    return found[0] if found else -1


def is_shootable(g: Board, b: Battle) -> bool:
    """Can it be hit from the next space? Rubble is no target for a bow."""
    # rule: AN-HERO-6
    return b.creature >= 0 or (is_trial(b) and trials.of(g, b).reach == "fight")


def is_trial(b: Battle) -> bool:
    """Is only a value to be reached?"""
    return b.trial >= 0


def is_rubble(b: Battle) -> bool:
    """Is it neither a creature nor a trial?"""
    return not is_creature(b) and not is_trial(b)


def target(b: Battle) -> int:
    """What the fight is about, as odds call it: the row of a creature, or a trial."""
    return trials.target(b.trial) if is_trial(b) else b.creature


def trial_in_reach(g: Board, s: State, trial: Trial, h: int, space: int) -> bool:
    """Is the hero where this can be tried: there, beside it, or as in a fight?"""
    # rule: SS-TRY-1
    if trials.is_near(g, s, trial, h, space):
        return True
    return trial.reach == "fight" and creature_in_reach(g, s, h, space)


def creature_in_reach(g: Board, s: State, h: int, space: int) -> bool:
    """A hero fights on the creature's space; an archer, or one with a bow, from next door too."""
    # rule: AN-FIGHT-1, AN-ITEM-6, AN-DRAGON-5
    hero = s.heroes[h]
    if hero.space == space:
        return True
    if heroes.is_out(hero):
        return False
    if not g.book.heroes[hero.kind].archer and not heroes.find(g, hero, REACH):
        return False
    return land.linked(g, s, hero.space, space)


def is_out_of_reach(g: Board, s: State, space: int) -> bool:
    """Does an opponent lie here where nobody can fight it?"""
    # rule: AN-DRAGON-5
    c = foe_on(g, s, space)
    named = named_of(g.book, s, c) if c >= 0 else None
    return named is not None and space in named.out_of_reach


def in_reach(g: Board, s: State, b: Battle, h: int) -> bool:
    """Is the hero where this opponent can be fought?"""
    if is_creature(b):
        return creature_in_reach(g, s, h, b.space)
    if is_trial(b):
        return trial_in_reach(g, s, trials.of(g, b), h, b.space)
    return rubble.in_reach(g, s, h, b.space)


def is_gone(g: Board, s: State, b: Battle) -> bool:
    """Has something else than this fight taken the creature away?"""
    if is_trial(b):
        return not trials.follow(g, s, b)
    return is_creature(b) and s.creature_space[b.creature] != b.space


def needed(g: Board, s: State, c: int) -> list[int] | None:
    """The heroes of whom one must take part in a fight against it; None where anybody may."""
    named = named_of(g.book, s, c)
    if named is None or named.needs is None:
        return None
    return filters.select(g, s, named.needs)


def is_short(g: Board, s: State, b: Battle) -> bool:
    """Is nobody among the fighters who must take part?"""
    # rule: AN-FATE-13
    wanted = needed(g, s, b.creature) if is_creature(b) else None
    if wanted is None:
        return False
    for h in b.fighters:
        if h in wanted:
            return False
    return True


def kind(s: State, b: Battle) -> int:
    """Kind of the creature, for the log; -1 for rubble."""
    return s.creature_kind[b.creature] if is_creature(b) else -1


def strength(g: Board, s: State, b: Battle) -> int:
    """Its strength; of a trial the value that is to be reached."""
    if is_trial(b):
        return trials.value(g, s, b.trial, b.inviter)
    return creature_values.strength_of(g, s, b.creature) if is_creature(b) else 0


def die(g: Board, s: State, b: Battle) -> int:
    """Number of the die it throws."""
    return creature_values.die_of(g, s, b.creature)


def dice(g: Board, s: State, b: Battle) -> int:
    """Its dice at its present willpower; in the first round a figure may take one."""
    if not is_creature(b):
        return 0
    if b.dimmed:
        # rule: SS-GIFT-5
        return 1
    count = creature_values.dice_of(g, s, b.creature, b.willpower)
    return fewer_dice(count) if b.round <= 1 and loses_die(g, s, b.space) else count


def loses_die(g: Board, s: State, space: int) -> bool:
    """Is there a figure that takes a die from the creature on this space?"""
    for figure, at in enumerate(s.figures):
        if at == space and g.book.figure_takes_die[figure]:
            return True
    return False


def fewer_dice(count: int) -> int:
    """What is left of so many dice when a figure takes one; of a single one nothing."""
    # rule: FE-VOLP-3
    return max(0, count - 1)


def bonus(g: Board, s: State, b: Battle) -> int:
    """What helps the group against it; allies dig only in the castle, nor help in every trial."""
    # rule: SS-OPEN-12
    helps = is_creature(b) or b.space == g.book.castle
    if is_trial(b):
        helps = trials.of(g, b).allies
    return group_bonus(g, s, b.space, b.creature) if helps else 0


def team_strength(g: Board, s: State, b: Battle) -> int:
    """What all fighters have against it before anybody throws."""
    total = bonus(g, s, b)
    for h in b.fighters:
        total += hero_strength(g, s, h)
    return total


def reward(g: Board, s: State, b: Battle) -> int:
    """Pieces the victors share."""
    return creature_values.reward_of(g, s, b.creature) if is_creature(b) else 0


def goods(g: Board, s: State, b: Battle) -> list[int]:
    """Of which goods each piece of the reward may be."""
    return [b.good] if b.good >= 0 else creature_values.goods_of(g, s, b.creature)


def rewards(g: Board, s: State, b: Battle) -> dict[int, int]:
    """Rewards of which one is still to be chosen: pieces by good."""
    if b.good >= 0 or not is_creature(b):
        return {}
    return creature_values.rewards_of(g, s, b.creature)


def has_life(g: Board, s: State, b: Battle) -> bool:
    """Is its life a pile of cards instead of willpower?"""
    return is_creature(b) and creature_values.has_life(g, s, b.creature)


def can_be_lit(g: Board, s: State, b: Battle) -> bool:
    """Do lights burn against it?"""
    # rule: SS-TOK-5, SS-TOK-6
    return is_threat(g, s, b.creature) or (is_trial(b) and trials.of(g, b).lights)


def _keeps_wounds(g: Board, s: State, b: Battle) -> bool:
    """Some keep what they have lost, whoever leaves."""
    # rule: SS-SIEGE-5, SS-THR-6
    named = named_of(g.book, s, b.creature)
    if named is None or named.wounds < 0:
        return False
    full = creature_values.named_willpower(g, s, named)
    g.count(s, named.wounds, full - b.willpower)
    return True


def is_threat(g: Board, s: State, c: int) -> bool:
    """Is it an opponent that is no creature? Lights burn against it alone."""
    # rule: SS-TOK-5, SS-TOK-6, SS-THR-3
    return c >= 0 and not g.book.creatures[s.creature_kind[c]].counted


def can_be_poisoned(g: Board, s: State, b: Battle) -> bool:
    return is_creature(b) and creature_values.can_be_poisoned(g, s, b.creature)


def defeat(g: Board, s: State, b: Battle) -> None:
    s.victors = b.fought
    creatures.slay(g, s, b.creature, "AN-FIGHT-12")


def recover(g: Board, s: State, b: Battle) -> None:
    """Nobody fights on: a creature has all its willpower again next time, but no card it lost."""
    # rule: AN-FIGHT-14, AN-DRAGON-11
    if is_creature(b):
        rule = "AN-DRAGON-11" if has_life(g, s, b) else "AN-FIGHT-14"
        if _keeps_wounds(g, s, b):
            rule = "SS-SIEGE-5"
        emit(g, s, events.ESCAPED, -1, kind(s, b), b.space, s.creature_name[b.creature], rule)
