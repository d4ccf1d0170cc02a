"""Checks of conditions: each can hold, and says what it asks about."""

from rietland.board.pieces.things import ABILITIES, DOUBLES
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.files import ThingRecord
from rietland.content.board.occurs import never_comes
from rietland.content.faults import MISSING_FIELD, NEVER_HAPPENS
from rietland.content.numbers import NOTHING_BETWEEN
from rietland.vocabulary import board as words


def _narrator_at(walk: Walk, word: words.NarratorAt) -> None:
    if word.before == "A" or ("" < word.before <= word.at_least):
        walk.wrong(word, NOTHING_BETWEEN, NEVER_HAPPENS)


def _card_is(walk: Walk, word: words.CardIs) -> None:
    if bool(word.name) == bool(word.pile):
        walk.wrong(word, "'card' needs either a 'name' or a 'pile'", MISSING_FIELD)


def _beaten(walk: Walk, word: words.Beaten) -> None:
    if walk.legend is not None and never_comes("", word.named, walk.everything):
        walk.wrong(word, f"this is never true: no {word.named} is ever placed", NEVER_HAPPENS)


def _exists(walk: Walk, word: words.Exists) -> None:
    what = word.what
    assert isinstance(what, words.Pieces)
    if walk.legend is None or word.at_most is not None or what.figure in ("", "any"):
        return
    put = [one.name for one in walk.everything if isinstance(one, words.PutFigure)]
    if isinstance(what.figure, str) and what.figure not in put:
        walk.wrong(word, f"this is never true: no {what.figure} ever comes", NEVER_HAPPENS)


def _in_supply(walk: Walk, word: words.InSupply) -> None:
    """What is asked about has a supply, or a pile that it is drawn from."""
    kind = walk.box.items.things.get(word.thing)
    if kind is not None and not (_has_supply(kind) or kind.copies):
        said = f"of '{word.thing}' there is always enough: it has no 'supply'"
        walk.wrong(word, said, NEVER_HAPPENS)


def _has_supply(kind: ThingRecord) -> bool:
    return kind.sold or kind.supply is not None or ABILITIES.index(kind.ability) == DOUBLES


CONDITIONS: Checks = {
    words.NarratorAt: _narrator_at,
    words.CardIs: _card_is,
    words.Beaten: _beaten,
    words.Exists: _exists,
    words.InSupply: _in_supply,
}
