"""Tests: who takes one, the dice, what is added, gifts after a failed one, and where it leads."""

from typing import Final

from rietland.book import events, sheet, verbs
from rietland.book.base import BookBase
from rietland.book.book import AGAIN, BONUS, TURN, HeroKind, Test
from rietland.book.frames import TEST
from rietland.book.state import State
from rietland.book.trail import reader, turn_to
from rietland.kernel.action import Action
from rietland.kernel.control import DIE, amount, emit, reckon
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

# Stages of a TEST frame. Its `who` takes the test; its arguments are the way and what was rolled.
WHO: Final = 0
ROLL: Final = 1
GIFT: Final = 2
#: Arguments before the dice.
HEAD: Final = 1
#: Nobody rolls more dice, whatever a table says.
MOST_DICE: Final = 20


def begin(s: State, way: int) -> None:
    s.agenda.append(Frame(TEST, "", WHO, -1, [way]))


def test_of(g: BookBase, f: Frame) -> Test:
    test = g.book.ways[f.args[0]].test
    assert test is not None
    return test


def kind_of(g: BookBase, s: State, h: int) -> HeroKind:
    return g.book.heroes[s.kinds[h]]


# Numbers. `odds.py` and views ask them too.


def testers(s: State) -> list[int]:
    """Who may take a test: of a group anybody but the one who took the last."""
    # rule: FE-DP-1
    return [h for h in range(s.size) if s.size == 1 or h != s.tester]


def dice(g: BookBase, s: State, h: int, test: Test) -> int:
    # rule: FE-DP-7
    if not g.book.tests[test.kind].hero_dice:
        return 1
    return max(1, min(MOST_DICE, amount(g, s, kind_of(g, s, h).dice)))


def against(g: BookBase, s: State, test: Test) -> int:
    return reckon(g, s, test.against)


def plus(g: BookBase, s: State, test: Test) -> int:
    """Everything that is added to the die."""
    # rule: FE-DP-7
    total = reckon(g, s, g.book.tests[test.kind].plus) + reckon(g, s, test.also)
    for note, bonus in test.notes:
        if note in s.notes:
            total += bonus
    return total


def worth(g: BookBase, s: State, h: int, test: Test, value: int) -> int:
    """What a die counts: heroes who may flip it let the better side count."""
    # rule: FE-DP-7
    if test.kind in kind_of(g, s, h).turns:
        return max(value, g.book.opposite(value))
    return value


def highest(g: BookBase, s: State, h: int, test: Test, rolled: list[int]) -> int:
    # rule: FE-DP-7
    best = worth(g, s, h, test, rolled[0])
    for value in rolled:
        best = max(best, worth(g, s, h, test, value))
    return best


def gift_refusal(g: BookBase, s: State, h: int, test: Test, rolled: list[int]) -> str:
    """The gift helps once in a chapter, in its kinds of test, where it can turn the test."""
    # rule: FE-DP-9
    kind = kind_of(g, s, h)
    if s.used[h] or test.kind not in kind.gift_tests:
        return "FE-DP-9"
    missing = against(g, s, test) - plus(g, s, test)
    if kind.gift == BONUS and highest(g, s, h, test, rolled) + kind.bonus >= missing:
        return ""
    if kind.gift == AGAIN and worth(g, s, h, test, max(g.book.faces)) >= missing:
        return ""
    if kind.gift == TURN and max([g.book.opposite(value) for value in rolled]) >= missing:
        return ""
    return "FE-DP-9"


# The frame.


def step(g: BookBase, s: State, f: Frame) -> bool:
    if f.at == WHO:
        able = testers(s)
        if len(able) > 1:
            return False
        _start(g, s, f, able[0])
        return True
    if f.at == GIFT:
        return False
    test = test_of(g, f)
    rolled = f.args[HEAD:]
    if len(rolled) < dice(g, s, f.who, test):
        return False
    total = highest(g, s, f.who, test, rolled) + plus(g, s, test)
    if total >= against(g, s, test):
        _end(g, s, f, total, True)
    elif not gift_refusal(g, s, f.who, test, rolled):
        f.at = GIFT
    else:
        _end(g, s, f, total, False)
    return True


def _start(g: BookBase, s: State, f: Frame, h: int) -> None:
    # rule: FE-DP-1
    test = test_of(g, f)
    f.who = h
    f.at = ROLL
    s.tester = h
    emit(g, s, events.TEST, h, test.kind, -1, against(g, s, test), "FE-DP-7")


def _end(g: BookBase, s: State, f: Frame, total: int, passed: bool) -> None:
    """Where it leads; with `wound` a failed test costs the difference."""
    # rule: FE-DP-7
    test = test_of(g, f)
    if passed:
        emit(g, s, events.PASSED, f.who, test.kind, -1, total, "FE-DP-7")
        turn_to(s, test.passed)
        return
    emit(g, s, events.FAILED, f.who, test.kind, -1, total, "FE-DP-7")
    if test.wound >= 0:
        lost = against(g, s, test) - total
        sheet.put(g, s, test.wound, s.counters[test.wound] - lost)
    turn_to(s, test.failed)


def ask(g: BookBase, s: State, f: Frame) -> Pending:
    if f.at == WHO:
        who = reader(s)
        options = [Action(verbs.SEND, who, h) for h in testers(s)]
        return decide(s.seats[who], who, "ask-send", options)
    if f.at == GIFT:
        options = [Action(verbs.USE, f.who), Action(verbs.ACCEPT, f.who)]
        return decide(s.seats[f.who], f.who, "ask-gift", options)
    return g.book.dice[0]


def answer(g: BookBase, s: State, f: Frame, a: Action) -> None:
    if f.at == WHO:
        _start(g, s, f, a.a)
    elif f.at == ROLL:
        f.args.append(a.a)
        emit(g, s, DIE, f.who, 0, -1, a.a, "FE-DP-7")
    elif a.verb == verbs.USE:
        _use(g, s, f)
    else:
        test = test_of(g, f)
        total = highest(g, s, f.who, test, f.args[HEAD:]) + plus(g, s, test)
        _end(g, s, f, total, False)


def _use(g: BookBase, s: State, f: Frame) -> None:
    # rule: FE-DP-9
    test = test_of(g, f)
    kind = kind_of(g, s, f.who)
    spend_gift(g, s, f.who)
    if kind.gift == AGAIN:
        del f.args[HEAD:]
        f.at = ROLL
        return
    rolled = f.args[HEAD:]
    total = highest(g, s, f.who, test, rolled) + kind.bonus
    if kind.gift == TURN:
        total = max([g.book.opposite(value) for value in rolled])
    _end(g, s, f, total + plus(g, s, test), True)


def spend_gift(g: BookBase, s: State, h: int) -> None:
    """Used up until the next chapter."""
    # rule: FE-DP-9
    s.used = [1 if i == h else used for i, used in enumerate(s.used)]
    emit(g, s, events.GIFT, h, -1, -1, 0, "FE-DP-9")


def why_not(f: Frame, a: Action) -> str:
    # rule: FE-DP-1
    if f.at == WHO and a.verb == verbs.SEND:
        return "FE-DP-1"
    if a.verb == verbs.USE or a.verb == verbs.ACCEPT:
        return "FE-DP-9" if f.at == GIFT and a.who == f.who else "FE-DP-1"
    return "FE-DP-7"
