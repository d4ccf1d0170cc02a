"""Tokens: things lying about, fog, and what lies face down until somebody turns it.

FOG frame: args = [circle]; the token there is turned, leaves the game and takes effect.
TURN_UP frame: args = [space, what]; `what` is a thing to turn, EVERYTHING or FOG_ALONE. `at` says
whether the hero takes that thing (TAKEN) or leaves it where it is (LEFT).
The pile of a kind whose faces are drawn is indexed by face, so a draw names the face that shows.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import FOG_TOKENS, NO_PILE
from rietland.board.frames import FOG, TURN_UP
from rietland.board.pieces import heroes
from rietland.board.pieces.things import HIDDEN, face_of, kind_of, thing
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, emit, push_run
from rietland.kernel.copy_on_write import with_value, without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.kernel.pile import EMPTY, UNSEEN, to_change

# What a TURN_UP frame turns, when it is not one thing.
EVERYTHING: Final = 0
FOG_ALONE: Final = -1

# What becomes of the one thing that a TURN_UP frame turns.
TAKEN: Final = 0
LEFT: Final = 1


# Things on spaces.


def put(s: State, code: int, space: int) -> None:
    """One more thing on the space; the caller tells how it came there."""
    s.loose = [*s.loose, code]
    s.loose_at = [*s.loose_at, space]


def lay(g: Board, s: State, code: int, space: int, rule: str, pieces: int = 1) -> None:
    """A token is put on a space (gold: that many pieces)."""
    for _ in range(pieces):
        put(s, code, space)
    emit(g, s, events.LAID, -1, code, space, pieces, rule)
    emit(g, s, events.ARRIVED, -1, code, space, pieces, rule)


def leave(g: Board, s: State, h: int, code: int, rule: str) -> None:
    """Something that was on the hero's board lies on the space now."""
    space = s.heroes[h].space
    put(s, code, space)
    emit(g, s, events.DROPPED, h, code, space, 1, rule)
    emit(g, s, events.ARRIVED, h, code, space, 1, rule)


def lying(s: State, space: int) -> list[int]:
    """Everything that lies on a space, in the order it was laid."""
    found: list[int] = []
    for i in range(len(s.loose)):
        if s.loose_at[i] == space:
            found.append(s.loose[i])
    return found


def turn(s: State, space: int, code: int, other: int) -> None:
    """One such thing on the space shows another face."""
    for i in range(len(s.loose)):
        if s.loose_at[i] == space and s.loose[i] == code:
            s.loose = with_value(s.loose, i, other)
            return


def pick_up(s: State, space: int, code: int) -> None:
    """One such thing is on the space no longer."""
    for i in range(len(s.loose)):
        if s.loose_at[i] == space and s.loose[i] == code:
            s.loose = without(s.loose, i)
            s.loose_at = without(s.loose_at, i)
            return
    raise ValueError(f"there is nothing numbered {code} on space {space}")


def put_back(g: Board, s: State, code: int) -> None:
    """It may be drawn again: nobody knows any more where its face is."""
    pile = g.book.things[kind_of(code)].pile
    s.piles = to_change(s.piles, pile)
    s.piles[pile].unseen[face_of(code)] += 1


def is_hidden(g: Board, code: int) -> bool:
    """Does it lie face down? Only what is drawn ever does."""
    return face_of(code) == HIDDEN and g.book.things[kind_of(code)].pile != NO_PILE


# Fog.


def fog_on(g: Board, s: State, space: int) -> int:
    """The fog token on a space: its face once turned, UNSEEN, or EMPTY for none."""
    circle = g.book.fog_at[space]
    return s.piles[FOG_TOKENS].stacks[0][circle] if circle >= 0 else EMPTY


def turn_fog(s: State, circle: int, slot: int) -> None:
    """What lies on a fog circle from now on: a face, or EMPTY."""
    s.piles = to_change(s.piles, FOG_TOKENS)
    s.piles[FOG_TOKENS].stacks[0][circle] = slot


def see(s: State, pile: int, card: int) -> None:
    """A token of this pile is known from now on."""
    s.piles = to_change(s.piles, pile)
    s.piles[pile].see(card)


def has_fog(g: Board, s: State, space: int) -> bool:
    return fog_on(g, s, space) != EMPTY


def activate(g: Board, s: State, h: int, rule: str) -> None:
    """The fog token under the hero is turned and takes effect."""
    # rule: AN-FOG-1
    circle = g.book.fog_at[s.heroes[h].space]
    s.agenda.append(Frame(FOG, rule, 0, h, [circle]))


def reveal_fog(s: State, h: int, space: int, rule: str) -> None:
    """The fog token on a space is turned without effect; it stays, face up."""
    # rule: AN-FOG-4
    s.agenda.append(Frame(TURN_UP, rule, 0, h, [space, FOG_ALONE]))


# Turning.


def reveal(s: State, h: int, space: int, rule: str) -> None:
    """Everything hidden on a space is turned and stays where it is."""
    # rule: AN-RUNE-1
    s.agenda.append(Frame(TURN_UP, rule, 0, h, [space, EVERYTHING]))


def turn_and_take(s: State, h: int, code: int, rule: str) -> None:
    """The hero turns one hidden thing on the own space and keeps it."""
    # rule: AN-RUNE-2, AN-RUNE-4
    s.agenda.append(Frame(TURN_UP, rule, TAKEN, h, [s.heroes[h].space, code]))


def turn_up(s: State, h: int, code: int, rule: str) -> None:
    """The hero turns one hidden thing on the own space and leaves it there."""
    # rule: AN-L4-2
    s.agenda.append(Frame(TURN_UP, rule, LEFT, h, [s.heroes[h].space, code]))


def left(g: Board, s: State, kind: int) -> int:
    """How many of a kind the box still has: those nobody has seen, without those in the game."""
    # rule: AN-COMP-13
    hidden = thing(kind, HIDDEN)
    unseen = s.piles[g.book.things[kind].pile].left()
    return unseen - s.loose.count(hidden) - s.bag.count(hidden)


def any_hidden(g: Board, s: State, space: int) -> bool:
    """Is there a token face down on the space? A telescope could turn it."""
    return fog_on(g, s, space) == UNSEEN or _hidden_thing(g, s, space) >= 0


def _hidden_thing(g: Board, s: State, space: int) -> int:
    """The first thing face down on a space, or -1."""
    for i in range(len(s.loose)):
        if s.loose_at[i] == space and is_hidden(g, s.loose[i]):
            return s.loose[i]
    return -1


def _next(g: Board, s: State, f: Frame) -> int:
    """The hidden thing a TURN_UP frame turns now, or -1 when it is the fog or nothing."""
    if f.args[1] == FOG_ALONE:
        return -1
    if f.args[1] != EVERYTHING:
        return f.args[1]
    if fog_on(g, s, f.args[0]) == UNSEEN:
        return -1
    return _hidden_thing(g, s, f.args[0])


# The frames.


def step(g: Board, s: State, f: Frame) -> bool:
    if f.kind == FOG:
        return _step_fog(g, s, f)
    if f.args[1] > EVERYTHING:
        return False
    fog = fog_on(g, s, f.args[0]) == UNSEEN
    if fog or (f.args[1] == EVERYTHING and _hidden_thing(g, s, f.args[0]) >= 0):
        return False
    s.agenda.pop()
    return True


def _step_fog(g: Board, s: State, f: Frame) -> bool:
    """Once its face shows, the token leaves the game and what it says is done.

    A card of the legend that waits for this token is read first; it may come instead.
    """
    # rule: AN-FOG-2, AN-FOG-3, AN-OPEN-40, AN-L5-13
    circle = f.args[0]
    face = s.piles[FOG_TOKENS].stacks[0][circle]
    if face == UNSEEN:
        return False
    s.agenda.pop()
    turn_fog(s, circle, EMPTY)
    noted = len(s.due)
    emit(g, s, events.FOG, f.who, face, g.book.fog_spaces[circle], 0, f.ref)
    if not comes_instead(g, s, noted):
        push_run(s, "fog/" + g.book.fog_faces[face], f.who)
    return True


def comes_instead(g: Board, s: State, noted: int) -> bool:
    """Does one of the triggers noted since then come instead of what the token does?"""
    for number in s.due[noted::4]:
        if g.book.triggers[number].instead:
            return True
    return False


def ask(g: Board, s: State, f: Frame) -> Pending:
    """Chance says which token, stone or herb it is."""
    if f.kind == FOG:
        return s.piles[FOG_TOKENS].draw(DRAWN, "ask-fog")
    code = _next(g, s, f)
    if code < 0:
        return s.piles[FOG_TOKENS].draw(DRAWN, "ask-fog")
    return s.piles[g.book.things[kind_of(code)].pile].draw(DRAWN, "ask-turn-up")


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    if f.kind == FOG:
        see(s, FOG_TOKENS, a.a)
        turn_fog(s, f.args[0], a.a)
        return
    space = f.args[0]
    code = _next(g, s, f)
    if code < 0:
        see(s, FOG_TOKENS, a.a)
        turn_fog(s, g.book.fog_at[space], a.a)
        emit(g, s, events.LOOKED, f.who, a.a, space, 0, f.ref)
        return
    see(s, g.book.things[kind_of(code)].pile, a.a)
    seen = thing(kind_of(code), a.a)
    if f.args[1] != EVERYTHING:
        s.agenda.pop()
    if f.args[1] == EVERYTHING or f.at == LEFT:
        turn(s, space, code, seen)
        emit(g, s, events.LOOKED, f.who, seen, space, 1, f.ref)
        return
    pick_up(s, space, code)
    heroes.hold(s.heroes[f.who], seen)
    emit(g, s, events.TOOK, f.who, seen, space, 1, f.ref)
