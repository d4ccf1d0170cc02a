"""Tokens of kinds that a box or a legend declares: they lie face down until a hero finds them.

Which face a token has is drawn when it is found; then it leaves the game, and does what it says.
TOKENS frame: `at` says how the hero finds what is on the space (ON_ENTRY, ON_STOP); args = [space,
1 if the hero stops there besides]. Nothing is found by a hero who is no longer there.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import TOKENS
from rietland.board.pieces import tokens
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, emit, push_run
from rietland.kernel.copy_on_write import without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending

ON_ENTRY: Final = 0
ON_STOP: Final = 1


def lay(g: Board, s: State, kind: int, spaces: list[int], rule: str) -> None:
    """One on each space that has none of the kind, as long as there are tokens left."""
    left = s.piles[g.book.tokens[kind].pile].left() - s.token_kind.count(kind)
    laid = 0
    for space in spaces:
        if laid < left and not is_on(s, kind, space):
            s.token_kind = [*s.token_kind, kind]
            s.token_at = [*s.token_at, space]
            laid += 1
    if laid > 0:
        emit(g, s, events.TOKENS_LAID, -1, kind, -1, laid, rule)


def remove(g: Board, s: State, kind: int, space: int, rule: str) -> None:
    """A token is off the board, and nobody has seen it."""
    _take_away(s, kind, space)
    emit(g, s, events.TOKEN_GONE, -1, kind, space, 0, rule)


def is_on(s: State, kind: int, space: int) -> bool:
    for i, at in enumerate(s.token_at):
        if at == space and s.token_kind[i] == kind:
            return True
    return False


def _take_away(s: State, kind: int, space: int) -> None:
    for i, at in enumerate(s.token_at):
        if at == space and s.token_kind[i] == kind:
            s.token_kind = without(s.token_kind, i)
            s.token_at = without(s.token_at, i)
            return


def kinds_on(g: Board, s: State, space: int, how: int) -> list[int]:
    """The kinds of tokens that are found there in this way; the lowest number comes first."""
    found: list[int] = []
    for i, at in enumerate(s.token_at):
        kind = s.token_kind[i]
        if at == space and g.book.tokens[kind].on_entry == (how == ON_ENTRY):
            found.append(kind)
    return sorted(found)


# Heroes find them.


def enter(g: Board, s: State, h: int) -> None:
    """The hero sets foot on a space: what is found by entering acts at once."""
    # rule: FE-ICE-1, FE-ICE-6
    space = s.heroes[h].space
    if kinds_on(g, s, space, ON_ENTRY):
        s.agenda.append(Frame(TOKENS, "", ON_ENTRY, h, [space, 0]))


def stand(g: Board, s: State, h: int, rule: str, stopped: bool = True) -> None:
    """The hero stands: fog on the space acts, and then what is found by stopping.

    Who came there without ending a move (`stopped` false) turns fog alone. What is found by
    entering comes before all of it.
    """
    # rule: AN-FOG-1, FE-SNOW-3, FE-OBJ-2, FE-OBJ-3
    space = s.heroes[h].space
    if stopped and s.token_at:
        f = s.agenda[-1]
        if f.kind == TOKENS and f.at == ON_ENTRY and f.who == h and f.args[0] == space:
            f.args[1] = 1
            return
        if kinds_on(g, s, space, ON_STOP):
            s.agenda.append(Frame(TOKENS, rule, ON_STOP, h, [space, 0]))
    if tokens.has_fog(g, s, space):
        tokens.activate(g, s, h, rule)


def uncover_refusal(g: Board, s: State, h: int) -> str:
    """A hero who stands on a token without having ended a move there may activate it."""
    # rule: AN-OPEN-11, FE-OBJ-3
    space = s.heroes[h].space
    if tokens.has_fog(g, s, space) or (s.token_at and kinds_on(g, s, space, ON_STOP)):
        return ""
    return "AN-FOG-1"


def uncover(g: Board, s: State, h: int) -> None:
    """Fog comes first; what else is there waits for another act."""
    # rule: AN-OPEN-11, FE-SNOW-3
    space = s.heroes[h].space
    if tokens.has_fog(g, s, space):
        tokens.activate(g, s, h, "AN-OPEN-11")
    else:
        s.agenda.append(Frame(TOKENS, "AN-OPEN-11", ON_STOP, h, [space, 0]))


# The frame.


def step(g: Board, s: State, f: Frame) -> bool:
    """Token by token while the hero is there; one whose face nobody doubts asks no chance."""
    space = f.args[0]
    here = s.heroes[f.who].space == space
    if here and kinds_on(g, s, space, f.at):
        asked = ask(g, s, f).options
        if len(asked) > 1:
            return False
        answer(g, s, f, asked[0])
        return True
    s.agenda.pop()
    if here and f.args[1]:
        stand(g, s, f.who, "AN-FOG-1")
    return True


def ask(g: Board, s: State, f: Frame) -> Pending:
    """Chance says which of those it is that nobody has seen."""
    kind = g.book.tokens[kinds_on(g, s, f.args[0], f.at)[0]]
    return s.piles[kind.pile].draw(DRAWN, "ask-token")


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    """The token leaves the game and what its face says is done; a card may come instead."""
    # rule: FE-ICE-1, FE-OBJ-1
    space = f.args[0]
    number = kinds_on(g, s, space, f.at)[0]
    kind = g.book.tokens[number]
    ref = f"token/{kind.name}/{kind.faces[a.a]}"
    tokens.see(s, kind.pile, a.a)
    _take_away(s, number, space)
    noted = len(s.due)
    emit(g, s, events.TOKEN, f.who, number, space, a.a, kind.rule or ref)
    if not tokens.comes_instead(g, s, noted):
        push_run(s, ref, f.who)
