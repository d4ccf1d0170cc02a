"""Secrets: a place that nobody knows. The state has the spaces where each can still be.

Each of these is as likely as the others: what people see rules places out and tells nothing else.
Where an effect goes by a secret, every possible place is thought of in turn, chance says which of
the different outcomes it is, and the places that lead to another one are ruled out.

SECRET frame: `ref` is the address of the effect, which is done once nothing is left to ask.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import SECRET
from rietland.board.legend import filters
from rietland.board.state import NOBODY, State
from rietland.kernel.action import Action
from rietland.kernel.chance import die
from rietland.kernel.control import DRAWN, bind, effect_at, emit, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.vocabulary import board as words


def hide(g: Board, s: State, ref: str, effect: words.Hide) -> None:
    """From now on it is on one of these spaces."""
    _know(g, s, g.book.secrets.index(effect.secret), filters.spaces(g, s, effect.at), ref)


def search(s: State, ref: str, who: int) -> None:
    s.agenda.append(Frame(SECRET, ref, 0, who, []))


def is_told(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """Whether an effect that goes by a secret can be done: every place it can be leads to the same.

    One of them is thought of until the effect is done; else chance is asked first.
    """
    places = s.secrets[g.book.secret_of[ref]]
    if not places or (type(effect) is words.Move and _asks_itself(g, s, effect)):
        return True
    if len(set(_outcomes(g, s, ref, effect))) > 1:
        s.agenda.append(Frame(SECRET, ref, 0, who, []))
        return False
    s.thought = [g.book.secret_of[ref], places[0]]
    return True


def _asks_itself(g: Board, s: State, effect: words.Move) -> bool:
    """A walk asks at each step, and where nobody moves nothing is seen."""
    return effect.toward is not None or not filters.pieces(g, s, effect.what, True)


def step(g: Board, s: State, f: Frame) -> bool:
    """Nothing to ask: do what the effect says."""
    effect = effect_at(g, f.ref)
    bind(s, f.ref, f.who)
    found = _outcomes(g, s, f.ref, effect)
    if len(set(found)) > 1:
        return False
    s.agenda.pop()
    if type(effect) is words.Search:
        _finish(g, s, f, effect, 1 in found)
    else:
        g.perform(s, f.ref, f.who, effect)
    return True


def _finish(g: Board, s: State, f: Frame, effect: words.Search, is_there: bool) -> None:
    """What follows from a search; what heroes were to find is hidden no more."""
    # rule: SS-HIDE-2, SS-HIDE-3
    secret = g.book.secrets.index(effect.secret)
    if is_there and secret in g.book.sought:
        _know(g, s, secret, [], f.ref)
    push_run(s, f.ref + ("/then" if is_there else "/otherwise"), f.who)


def ask(g: Board, s: State, f: Frame) -> Pending:
    bind(s, f.ref, f.who)
    return question(f.ref, _outcomes(g, s, f.ref, effect_at(g, f.ref)))


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    effect = effect_at(g, f.ref)
    bind(s, f.ref, f.who)
    rule_out(g, s, _secret(g, f.ref, effect), _outcomes(g, s, f.ref, effect), a.a, f.ref)


def question(prompt: str, outcomes: list[int]) -> Pending:
    """Which of the outcomes is it? Each is as likely as there are places that lead to it."""
    return die(DRAWN, outcomes, prompt)


def rule_out(g: Board, s: State, secret: int, outcomes: list[int], seen: int, ref: str) -> None:
    """Places that would have led to something else than what is seen are none any more."""
    places = s.secrets[secret]
    _know(g, s, secret, [places[i] for i, one in enumerate(outcomes) if one == seen], ref)


def _know(g: Board, s: State, secret: int, places: list[int], ref: str) -> None:
    if places != s.secrets[secret]:
        known = s.secrets[:]
        known[secret] = places[:]
        s.secrets = known
        if places:
            emit(g, s, events.NARROWED, -1, secret, -1, len(places), ref)


def _secret(g: Board, ref: str, effect: object) -> int:
    if type(effect) is words.Search:
        return g.book.secrets.index(effect.secret)
    return g.book.secret_of[ref]


def _outcomes(g: Board, s: State, ref: str, effect: object) -> list[int]:
    """For each place where the secret can be: what the effect would do then.

    For a search 1 or 0, else the space it leads to, or one beyond all spaces for none.
    """
    secret = _secret(g, ref, effect)
    found: list[int] = []
    if type(effect) is words.Search:
        searched = filters.spaces(g, s, effect.at)
        for place in s.secrets[secret]:
            found.append(1 if place in searched else 0)
        return found
    for place in s.secrets[secret]:
        s.thought = [secret, place]
        spaces = filters.spaces(g, s, _at(effect))
        found.append(spaces[0] if spaces else g.book.size)
    s.thought = NOBODY
    return found


def _at(effect: object) -> object:
    """The spaces an effect goes by."""
    if type(effect) is words.Move:
        return effect.to
    assert isinstance(effect, (words.Place, words.PutFigure, words.Lay))
    return effect.at
