"""Checks of filters: they say what they look for once, and what they measure from."""

from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.faults import MISSING_FIELD, NEVER_HAPPENS
from rietland.content.numbers import NOTHING_BETWEEN
from rietland.vocabulary import board as words
from rietland.vocabulary.describe import inside


def _pieces(walk: Walk, word: words.Pieces) -> None:
    heads = (
        word.name, word.creature, word.opponent, word.figure, word.thing, word.token, word.card,
    )  # fmt: skip
    if sum(1 for head in heads if head) != 1:
        said = "pieces are one of creature, opponent, figure, thing, token, card, or a name"
        walk.wrong(word, said)
    if word.carried_by is not None and not word.thing:
        walk.wrong(word, "creatures carry things: 'carried_by' needs a 'thing'")
    if bool(word.card) != bool(word.state):
        said = "'card' names a pile, and 'is' says which of its cards"
        walk.wrong(word, said, MISSING_FIELD)
    _nearest(walk, word)


def _spaces(walk: Walk, word: words.Spaces) -> None:
    named = (
        word.of, word.counter, word.tens, word.arrow, word.at, word.path, word.icon, word.secret,
    )  # fmt: skip
    if sum(1 for one in named if one is not None and one != "") > 1:
        said = "spaces are named by one of of, counter, tens, arrow, at, path, icon, secret"
        walk.wrong(word, said)
    if word.behind is not None and not word.path:
        walk.wrong(word, "'behind' says where on a 'path', but there is no 'path'")
    if bool(word.tens) != bool(word.ones):
        walk.wrong(word, "'tens' and 'ones' belong together", MISSING_FIELD)
    if word.steps != 1 and word.arrow is None:
        walk.wrong(word, "'steps' says how far along 'arrow', but there is no 'arrow'")
    if word.between is not None and word.between[0] > word.between[1]:
        walk.wrong(word, NOTHING_BETWEEN, NEVER_HAPPENS)
    _nearest(walk, word)


def _nearest(walk: Walk, word: words.Pieces | words.Spaces) -> None:
    if word.pick == "nearest" and word.to is None:
        walk.wrong(word, "nearest to what? say it with 'to'", MISSING_FIELD)
    if word.pick != "nearest" and word.to is not None:
        walk.wrong(word, "'to' says what 'pick: nearest' measures from")


def check_secret(walk: Walk, at: object) -> None:
    """Chance says which space it is, so it must be one."""
    secret = any(isinstance(one, words.Spaces) and one.secret for one in inside(at))
    if secret and isinstance(at, words.Spaces) and not at.secret and at.pick is None:
        walk.wrong(at, "by a secret one space is found: say which with 'pick'", MISSING_FIELD)


FILTERS: Checks = {words.Pieces: _pieces, words.Spaces: _spaces}
