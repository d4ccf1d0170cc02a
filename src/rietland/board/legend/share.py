"""Sharing piece by piece: gifts, losses and costs of the group. `questions.py` asks for the rest.

SPLIT frame: `ref` names the card or rule behind it, `at` counts the pieces left, args are
[mode, goods, thing]: GIVE, LOSS or COST; the sum of `bit(good)`; the code of the thing that is
shared, or 0.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import SPLIT
from rietland.board.legend import goods
from rietland.board.pieces import heroes, supply
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.board.verbs import GOLD, PAY, SHARE, STRENGTH, THING, WILLPOWER
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

GIVE: Final = 0  # a gift or a reward: everybody gains
LOSS: Final = 1  # a loss that nobody chose
COST: Final = 2  # a price the group pays by its own will

#: How many ways are looked for: as many as there are.
ALL: Final = -1


def bit(good: int) -> int:
    return 1 << good


def share_out(s: State, ref: str, count: int, good: int, code: int) -> None:
    """The group shares that many pieces of one good."""
    if count > 0:
        s.agenda.append(Frame(SPLIT, ref, count, -1, [GIVE, bit(good), code]))


def piece(ref: str, code: int) -> Frame:
    """The group gets this one thing; somebody takes it."""
    return Frame(SPLIT, ref, 1, -1, [GIVE, bit(THING), code])


def share_loss(s: State, ref: str, points: int) -> None:
    """The group loses so much willpower together."""
    if points > 0:
        s.agenda.append(Frame(SPLIT, ref, points, -1, [LOSS, bit(WILLPOWER), 0]))


def share_cost(s: State, ref: str, count: int, bits: int) -> None:
    """The group pays that many pieces of these goods together."""
    if count > 0:
        s.agenda.append(Frame(SPLIT, ref, count, -1, [COST, bits, 0]))


def piece_refusal(g: Board, s: State, f: Frame, verb: int, h: int, good: int) -> str:
    """Whether this hero can take or pay one piece of this good.

    Nobody gains points above the maximum or a thing without a slot; nobody goes below 0 by a loss,
    and everybody keeps 1 willpower when paying a cost.
    """
    # rule: AN-EVENT-7, AN-OPEN-16
    mode = f.args[0]
    if verb != (SHARE if mode == GIVE else PAY) or good < 0 or not f.args[1] & bit(good):
        return "AN-EVENT-7"
    if h < 0 or h >= len(s.heroes):
        return "AN-EVENT-7"
    hero = s.heroes[h]
    if heroes.is_out(hero):
        return "AN-EVENT-7"
    if mode == GIVE:
        if good == WILLPOWER and hero.willpower >= g.book.max_willpower:
            return "AN-HERO-3"
        if good == STRENGTH and hero.strength >= g.book.max_strength:
            return "AN-HERO-3"
        if good == THING and not heroes.room_for(g, hero, f.args[2]):
            return "AN-HERO-4"
    elif good == GOLD and hero.gold == 0:
        return "AN-EVENT-7"
    elif good == WILLPOWER and hero.willpower <= (1 if mode == COST else 0):
        return "AN-OPEN-2" if mode == COST else "AN-EVENT-7"
    return ""


def pieces(g: Board, s: State, f: Frame, most: int) -> list[Action]:
    """So many ways to place the next piece, heroes in seating order."""
    verb = SHARE if f.args[0] == GIVE else PAY
    speaker = g.speaker(s, f.who)
    options: list[Action] = []
    goods = [good for good in (GOLD, WILLPOWER, THING, STRENGTH) if f.args[1] & bit(good)]
    for h in range(len(s.heroes)):
        for good in goods:
            if not piece_refusal(g, s, f, verb, h, good):
                options.append(Action(verb, speaker, h, good))
                if len(options) == most:  # spares work
                    return options
    return options


def step(g: Board, s: State, f: Frame) -> bool:
    """A piece that can go only one way goes there; pieces nobody can take are lost."""
    options = pieces(g, s, f, 2) if f.at > 0 else []
    if not options:
        _finish(g, s, f)
        return True
    if len(options) == 1:
        answer(g, s, f, options[0])
        return True
    return False


def _finish(g: Board, s: State, f: Frame) -> None:
    """Things without a slot stay under the speaker; a hero without willpower falls."""
    # rule: AN-OPEN-2, AN-WITCH-4
    s.agenda.pop()
    if f.args[0] == GIVE and f.args[1] & bit(THING):
        speaker = g.speaker(s, f.who)
        for _ in range(supply.draw(g, s, kind_of(f.args[2]), f.at)):
            goods.leave_there(g, s, speaker, f.args[2], f.ref)
    elif f.args[0] == LOSS:
        for h, hero in enumerate(s.heroes):
            if hero.willpower == 0 and not heroes.is_out(hero):
                heroes.fall(g, s, h)


def ask(g: Board, s: State, f: Frame) -> Pending:
    speaker = g.speaker(s, f.who)
    return decide(g.seat(s, speaker), speaker, f.ref, pieces(g, s, f, ALL))


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    f.at -= 1
    h = a.a
    hero = s.heroes[h]
    sign = 1 if f.args[0] == GIVE else -1
    if a.b == GOLD:
        heroes.change_gold(g, s, h, sign, f.ref)
    elif a.b == WILLPOWER:
        hero.willpower += sign
        emit(g, s, events.WILLPOWER, h, -1, hero.space, sign, f.ref)
    elif a.b == STRENGTH:
        heroes.gain_strength(g, s, h, 1, f.ref)
    else:
        goods.receive(g, s, h, f.args[2], f.ref)


def why_not(g: Board, s: State, f: Frame, a: Action) -> str:
    """The rule against an answer that is not offered."""
    if a.who != g.speaker(s, f.who):
        return "AN-OPEN-16"
    return piece_refusal(g, s, f, a.verb, a.a, a.b)
