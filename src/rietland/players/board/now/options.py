"""Small helpers for answering: the first option of a kind, and one that costs nothing."""

from typing import Final

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending

#: Verbs that are safe when nothing better is known, best first.
_SAFE: Final = [v.STOP, v.HALT, v.DONE, v.END, v.KEEP, v.BEAR, v.DECLINE, v.BEGIN, v.LEAVE, v.SKIP]


def safe(pending: Pending) -> Action:
    """An answer that costs nothing, for questions nobody thought of."""
    for verb in _SAFE:
        option = first(pending, verb)
        if option is not None:
            return option
    return pending.options[0]


def first(pending: Pending, verb: int) -> Action | None:
    for option in pending.options:
        if option.verb == verb:
            return option
    return None


def offered(pending: Pending, action: Action) -> bool:
    """Whether this is one of the answers."""
    for option in pending.options:
        if (
            option.verb == action.verb
            and option.a == action.a
            and option.who == action.who
            and option.b == action.b
        ):
            return True
    return False
