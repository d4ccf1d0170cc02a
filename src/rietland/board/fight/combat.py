"""The fight: who may attack, who joins, and every question of a fight and its answers.

The stages of the BATTLE frame, and what happens in each, are in `stages.py` and `rounds.py`.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import FIGHTS, GROUP_FIGHTS, Board
from rietland.board.fight import attempts, dice, opponents, reaction, rounds, rubble, trials
from rietland.board.fight.stages import (
    BEARING,
    BETWEEN,
    CLEARING,
    CREATURE,
    DIMMING,
    INVITING,
    OVER,
    REACTING,
    READY,
    REPLYING,
    REROLLING,
    ROUND,
    SHARING,
    SUMMING,
    TARGETING,
    THROWING,
    TURNING,
)
from rietland.board.frames import BATTLE
from rietland.board.pieces import creature_values, creatures
from rietland.board.pieces.things import DOUBLES_ROLL, EXTRA_DIE, NONE, REROLLS, SHINES
from rietland.board.state import Battle, State
from rietland.board.turn import free, hours
from rietland.board.turn.stages import end_action
from rietland.board.verbs import (
    AGAIN,
    BEAR,
    BEGIN,
    BLOCK,
    BREW,
    BURN,
    CHEW,
    CHOOSE_THING,
    CLEAR,
    DECLINE,
    DIM,
    DOUBLE,
    FIGHT,
    FLIP,
    HAND,
    INVITE,
    JOIN,
    KEEP,
    LEAVE,
    ON,
    OVERTURN,
    POISON,
    REROLL,
    REWARD,
    SHARE,
    TARGET,
    TRY,
    is_free,
)  # fmt: skip
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

#: What answers a roll only in some boxes, by what the thing is good for.
_SAID_WITH: Final = {
    REROLL: REROLLS, DOUBLE: DOUBLES_ROLL, OVERTURN: EXTRA_DIE, BURN: SHINES,
}  # fmt: skip
#: No table seats more heroes; the lists below hold the answers of each.
_SEATS: Final = 8


def _pairs(first: int, second: int) -> list[list[Action]]:
    """For each hero a question with two answers, made once and shared by all states."""
    return [[Action(first, h), Action(second, h)] for h in range(_SEATS)]


_JOIN_OR_DECLINE: Final = _pairs(JOIN, DECLINE)
_BLOCK_OR_BEAR: Final = _pairs(BLOCK, BEAR)
_ON_OR_LEAVE: Final = _pairs(ON, LEAVE)
_LEAVE: Final = [[Action(LEAVE, h)] for h in range(_SEATS)]
_OWN_OR_BLACK: Final = [
    [Action(HAND, h, dice.OWN_DICE), Action(HAND, h, dice.BLACK_DIE)] for h in range(_SEATS)
]


# Who may attack what.


def fight_refusal(g: Board, s: State, h: int, space: int) -> str:
    """The active hero, with an hour to spend, attacks one creature within reach."""
    # rule: AN-FIGHT-15, AN-FIGHT-16, AN-OPEN-14, AN-SHLD-2, AN-L1-4
    if s.battle is not None:
        return "AN-FIGHT-15"
    if h != s.active:
        return "AN-GROUP-1"
    if s.counters[FIGHTS] == 0:
        return "AN-L1-4"
    if space < 0 or space >= len(s.occupant):
        return "AN-FIGHT-1"
    if opponents.foe_on(g, s, space) < 0:
        return "AN-SHLD-2" if space == g.book.castle and s.intruders > 0 else "AN-FIGHT-1"
    if opponents.is_out_of_reach(g, s, space):
        return "AN-DRAGON-5"
    if not opponents.creature_in_reach(g, s, h, space):
        return "AN-FIGHT-1"
    return hours.hour_refusal(g, s, h) or _company_refusal(g, s, h, space)


def _company_refusal(g: Board, s: State, h: int, space: int) -> str:
    """Some opponents are fought only with one of certain heroes, who fights or can be invited.

    Who has just said no is not asked a second time in the same turn.
    """
    # rule: AN-FATE-13
    wanted = opponents.needed(g, s, opponents.foe_on(g, s, space))
    if wanted is None or h in wanted:
        return ""
    if s.agenda[0].args == [FIGHT, space] or s.counters[GROUP_FIGHTS] == 0:
        return "AN-FATE-13"
    for other in wanted:
        if (
            not s.heroes[other].resting
            and opponents.creature_in_reach(g, s, other, space)
            and not hours.hour_refusal(g, s, other)
        ):
            return ""
    return "AN-FATE-13"


def clear_refusal(g: Board, s: State, h: int, space: int) -> str:
    """The active hero may use the fight action on adjacent rubble."""
    if s.battle is not None:
        return "AN-FIGHT-15"
    if h != s.active:
        return "AN-TURN-1"
    if s.counters[FIGHTS] == 0:
        return "AN-L1-4"
    if space < 0 or space >= len(s.occupant):
        return "AN-TREAS-4"
    if not rubble.heaps(g, s, space) or not rubble.in_reach(g, s, h, space):
        return "AN-TREAS-4"
    return hours.hour_refusal(g, s, h)


def add_fights(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Every creature and all rubble this hero may attack now."""
    space = s.heroes[h].space
    if (
        opponents.foe_on(g, s, space) >= 0  # spares work
        and not fight_refusal(g, s, h, space)
    ):
        options.append(Action(FIGHT, h, space))
    for near in g.book.roads[space]:
        if (
            opponents.foe_on(g, s, near) >= 0  # spares work
            and not fight_refusal(g, s, h, near)
        ):
            options.append(Action(FIGHT, h, near))
    if s.loose:  # spares work
        for heap in rubble.spaces(g, s):
            if not clear_refusal(g, s, h, heap):
                options.append(Action(CLEAR, h, heap))
    if g.book.trials:  # spares work
        attempts.add(g, s, h, options)


def begin_fight(g: Board, s: State, h: int, space: int) -> None:
    """Which creature it is, where there are several; its points are set, nobody has rolled yet."""
    # rule: AN-FIGHT-2
    c = opponents.foe_on(g, s, space)
    s.battle = Battle(h, space, c, creature_values.willpower_of(g, s, c))
    if len(targets(g, s, h, space)) > 1:
        s.agenda.append(Frame(BATTLE, "", TARGETING, h, []))
        return
    _announce(g, s, h, space)
    s.agenda.append(Frame(BATTLE, "", INVITING, h, []))


def _announce(g: Board, s: State, h: int, space: int) -> None:
    assert s.battle is not None
    kind = s.creature_kind[s.battle.creature]
    emit(g, s, events.FIGHT, h, kind, space, 0, "AN-FIGHT-1")


def targets(g: Board, s: State, h: int, space: int) -> list[Action]:
    """Of several creatures on a space the attackers name one; those of one kind are alike."""
    # rule: AN-L5-3
    if not g.book.has_sharers and space not in s.crowds:  # spares work
        return []
    found = {target_of(g, s, c) for c in creatures.on_space(s, space)}
    return [Action(TARGET, h, target) for target in sorted(found)]


def target_of(g: Board, s: State, c: int) -> int:
    """How a creature in a crowd is called: by its kind, or by a name that sets it apart."""
    kind = s.creature_kind[c]
    name = s.creature_name[c]
    if name < 0 or not g.book.creatures[kind].counted:
        return kind
    return len(g.book.creatures) + name


def _aim(g: Board, s: State, b: Battle, target: int) -> None:
    """The first creature that is called so is the one attacked."""
    for c in creatures.on_space(s, b.space):
        if target_of(g, s, c) == target:
            b.creature = c
            break
    b.willpower = creature_values.willpower_of(g, s, b.creature)
    _announce(g, s, b.inviter, b.space)


def begin_clear(g: Board, s: State, h: int, space: int) -> None:
    s.battle = Battle(h, space, -1, 0)
    emit(g, s, events.FIGHT, h, -1, space, 0, "AN-TREAS-4")
    s.agenda.append(Frame(BATTLE, "", INVITING, h, []))


# The course of the fight.


def step(g: Board, s: State, f: Frame) -> bool:
    at = f.at
    if at == OVER:
        if f.args:
            rounds.tell_hours(g, s, f.args)
            f.args = []
            return True
        s.agenda.pop()
        end_action(s)
        return True
    b = s.battle
    assert b is not None
    if at in (THROWING, CREATURE, TARGETING, REROLLING, DIMMING):
        return False
    if at == READY:
        return rounds.take_dice(g, s, f, b)
    if at == TURNING:
        if reaction.wizard_of(g, s, b) >= 0:
            return False
        f.at = REACTING
        return True
    if at == REACTING:
        if reaction.has_choice(g, s, b):
            return False
        rounds.settle_roll(g, s, f, b)
        return True
    if at == SUMMING:
        return rounds.sum_up(g, s, f, b)
    if at == BEARING:
        return rounds.hand_out_loss(g, s, f, b)
    if at == BETWEEN:
        return rounds.look_round(g, s, f, b)
    if at == ROUND:
        return rounds.open_round(g, s, f, b)
    if at == SHARING:
        return rounds.finish_victory(g, s, f, b)
    if at == CLEARING:
        return rounds.clear(g, s, f, b)
    if at == REPLYING:
        return False
    if opponents.is_short(g, s, b) and not _has_guest(
        g, s, f, b, opponents.needed(g, s, b.creature)
    ):
        _call_off(g, s, b)
        return True
    if _has_guest(g, s, f, b, None):
        return False
    f.at = ROUND
    return True


def _call_off(g: Board, s: State, b: Battle) -> None:
    """Who must take part will not: there is no fight, and the turn goes on as if none had begun."""
    # rule: AN-FATE-13
    opponents.recover(g, s, b)
    s.battle = None
    s.agenda.pop()
    s.agenda[0].args = [FIGHT, b.space]


def ask(g: Board, s: State, f: Frame) -> Pending:
    b = s.battle
    assert b is not None
    at = f.at
    if at == THROWING:
        return g.book.dice[dice.die_to_throw(g, s, b)]
    if at == CREATURE:
        return g.book.dice[opponents.die(g, s, b)]
    if at == TURNING:
        h = reaction.wizard_of(g, s, b)
        return decide(s.heroes[h].seat, h, "ask-flip", reaction.flips(g, s, b, h))
    if at == INVITING:
        h = b.inviter
        return decide(s.heroes[h].seat, h, "ask-invite", _invitations(g, s, f, b))
    if at == TARGETING:
        h = b.inviter
        return decide(s.heroes[h].seat, h, "ask-target", targets(g, s, h, b.space))
    if at == REPLYING:
        h = b.invited[-1]
        return decide(s.heroes[h].seat, h, "ask-join", _JOIN_OR_DECLINE[h])
    if at == SHARING:
        h = b.fighters[0]
        prompt = "ask-reward" if opponents.rewards(g, s, b) else "ask-share"
        return decide(s.heroes[h].seat, h, prompt, rounds.shares(g, s, b))
    if at == CLEARING:
        h = b.fighters[0]
        return decide(s.heroes[h].seat, h, "ask-rubble", rubble.choices(g, s, b))
    if at == DIMMING:
        h = reaction.dimmer(g, s, b)
        return decide(s.heroes[h].seat, h, "ask-dim", [Action(DIM, h), Action(KEEP, h)])
    h = b.fighters[b.current]
    if at == REROLLING:
        return decide(s.heroes[h].seat, h, "ask-reroll", reaction.rerolls(b))
    if at == REACTING:
        return decide(s.heroes[h].seat, h, "ask-roll", reaction.choices(g, s, b))
    if at == BEARING:
        return decide(s.heroes[h].seat, h, "ask-shield", _BLOCK_OR_BEAR[h])
    if at == BETWEEN:
        answers = _LEAVE if hours.hour_refusal(g, s, h) else _ON_OR_LEAVE
        return decide(s.heroes[h].seat, h, "ask-round", answers[h])
    return decide(s.heroes[h].seat, h, "ask-hand", _OWN_OR_BLACK[h])


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    if is_free(a.verb):
        free.do(g, s, a)
        return
    b = s.battle
    assert b is not None
    at = f.at
    if at == THROWING:
        rounds.throw(g, s, f, b, a.a)
    elif at == CREATURE:
        rounds.creature_throws(g, s, f, b, a.a)
    elif at == DIMMING:
        rounds.dim(g, s, f, b, a.who if a.verb == DIM else -1)
    elif at == TURNING:
        if a.verb == FLIP:
            reaction.flip(g, s, b, a.who, a.a)
        elif a.verb == OVERTURN:
            reaction.overturn(g, s, b, a.who)
        f.at = REACTING
    elif at == REROLLING:
        if a.verb == REROLL:
            reaction.reroll(g, s, b, a.a)
        f.at = THROWING if a.verb == REROLL else TURNING
    elif at == REACTING:
        rounds.react(g, s, f, b, a)
    elif at == BETWEEN:
        if a.verb == ON:
            b.current += 1
        else:
            rounds.leave(g, s, b, b.current)
    elif at == BEARING:
        rounds.bear(g, s, b, a.verb == BLOCK)
    elif at == SHARING:
        rounds.give_piece(g, s, b, a)
    elif at == READY:
        rounds.choose_hand(g, s, f, b, a.a)
    elif at == TARGETING:
        _aim(g, s, b, a.a)
        f.at = INVITING
    elif at == INVITING:
        if a.verb == INVITE:
            b.invited.append(a.a)
            f.at = REPLYING
        else:
            f.at = ROUND
    elif at == REPLYING:
        if a.verb == JOIN:
            _join(g, s, b, a.who)
        f.at = INVITING
    else:
        rubble.remove(g, s, b, a.a)


# Gathering.


def invite_refusal(g: Board, s: State, f: Frame, b: Battle, h: int) -> str:
    """A hero within reach, awake and with an hour may be invited once, newcomers too."""
    # rule: AN-GROUP-1, AN-GROUP-2, AN-GROUP-10, AN-L1-5
    if f.at != INVITING or h < 0 or h >= len(s.heroes):
        return "AN-GROUP-1"
    if s.counters[GROUP_FIGHTS] == 0:
        return "AN-L1-5"
    if h in b.fighters or h in b.invited:
        return "AN-GROUP-7"
    if s.heroes[h].resting:
        return "AN-GROUP-2"
    if not opponents.in_reach(g, s, b, h):
        return "AN-GROUP-1"
    if opponents.is_trial(b) and not trials.of(g, b).join:
        # rule: SS-TRY-3, SS-WOLF-13
        return "SS-TRY-3"
    return hours.hour_refusal(g, s, h)


def _has_guest(g: Board, s: State, f: Frame, b: Battle, among: list[int] | None) -> bool:
    """Can somebody still be invited, of these or at all?"""
    for h in range(len(s.heroes)):
        if (among is None or h in among) and not invite_refusal(g, s, f, b, h):
            return True
    return False


def _invitations(g: Board, s: State, f: Frame, b: Battle) -> list[Action]:
    options: list[Action] = []
    for h in range(len(s.heroes)):
        if not invite_refusal(g, s, f, b, h):
            options.append(Action(INVITE, b.inviter, h))
    if not opponents.is_short(g, s, b):
        options.append(Action(BEGIN, b.inviter))
    return options


def _join(g: Board, s: State, b: Battle, h: int) -> None:
    """Fighters roll in the order of the table, from the inviter clockwise."""
    # rule: AN-GROUP-3
    size = len(s.heroes)
    i = 1
    while i < len(b.fighters) and (b.fighters[i] - b.inviter) % size < (h - b.inviter) % size:
        i += 1
    b.fighters.insert(i, h)
    emit(g, s, events.JOINED, h, -1, b.space, 0, "AN-GROUP-1")


# Refusals.


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule that forbids an input of a fight which is not among the options."""
    if a.verb == FIGHT:
        return fight_refusal(g, s, a.who, a.a) or "AN-TURN-1"
    if a.verb == CLEAR:
        return clear_refusal(g, s, a.who, a.a) or "AN-TURN-1"
    if a.verb == TRY:
        return attempts.refusal(g, s, a.who, a.a, a.b) or "AN-TURN-1"
    if _lacks(g, a.verb):
        return "AN-FIGHT-6"
    b = s.battle
    f = s.agenda[-1]
    rule = ""
    if b is not None and f.kind == BATTLE:
        rule = _wrong_answer(g, s, f, b, a)
    return rule or _home_of(a.verb)


def _wrong_answer(g: Board, s: State, f: Frame, b: Battle, a: Action) -> str:
    """What the guards say, where the moment is right and the hero is the one asked."""
    at = f.at
    if a.verb == INVITE and a.who == b.inviter:
        return invite_refusal(g, s, f, b, a.a)
    if a.verb == BEGIN and at == INVITING and opponents.is_short(g, s, b):
        return "AN-FATE-13"
    if a.verb == FLIP and at == TURNING:
        return reaction.flip_refusal(g, s, b, a.who, a.a)
    if a.verb == OVERTURN and at == TURNING:
        return reaction.overturn_refusal(g, s, b, a.who)
    if a.verb == REROLL and at in (TURNING, REACTING) and a.who == b.fighters[b.current]:
        # Once the wizard was asked it is too late.
        return "FE-ITEM-3" if reaction.has_reroll(g, b, s.heroes[a.who]) else ""
    if a.verb == SHARE and at == SHARING:
        return rounds.share_refusal(g, s, b, a.a, a.b)
    if at == REROLLING and a.verb == REROLL and a.who == b.fighters[b.current]:
        return reaction.reroll_refusal(b, a.a)
    if at == REACTING and a.who == b.fighters[b.current]:
        if a.verb == DOUBLE:
            return reaction.double_refusal(g, s, b, a.a)
        if a.verb == BREW:
            return reaction.brew_refusal(g, s, b)
        if a.verb == CHEW:
            return reaction.chew_refusal(g, s, b, a.a)
        if a.verb == POISON:
            return reaction.poison_refusal(g, s, b)
        if a.verb == BURN:
            return reaction.burn_refusal(g, s, b, a.a)
    if a.verb == DIM:
        return reaction.dim_refusal(g, s, b, a.who)
    return ""


def _lacks(g: Board, verb: int) -> bool:
    """Whether the box has nothing that this is said with: its rules belong to another box."""
    if verb == DIM:
        return not g.book.has_dims
    ability = _SAID_WITH.get(verb, NONE)
    return ability != NONE and g.book.kind_by_ability[ability] < 0


def _home_of(verb: int) -> str:
    """The rule that says when this is said, and by whom."""
    if verb == HAND:
        return "AN-RUNE-3"
    if verb == AGAIN:
        return "AN-FIGHT-7"
    if verb == FLIP:
        return "AN-GROUP-4"
    if verb in (KEEP, BREW, CHEW):
        return "AN-FIGHT-6"
    if verb == REROLL:
        return "FE-ITEM-2"
    if verb == DOUBLE:
        return "FE-PLANT-4"
    if verb == OVERTURN:
        return "FE-CARL-2"
    if verb == POISON:
        return "AN-POISON-2"
    if verb == BURN:
        return "SS-TOK-5"
    if verb == DIM:
        return "SS-GIFT-5"
    if verb == TARGET:
        return "AN-L5-3"
    if verb in (BLOCK, BEAR):
        return "AN-ITEM-5"
    if verb in (ON, LEAVE):
        return "AN-GROUP-7"
    if verb == SHARE:
        return "AN-GROUP-6"
    if verb == REWARD:
        return "AN-OPEN-41"
    if verb == CHOOSE_THING:
        return "AN-TREAS-4"
    if verb in (INVITE, BEGIN, JOIN, DECLINE):
        return "AN-GROUP-1"
    return "AN-FIGHT-15"
