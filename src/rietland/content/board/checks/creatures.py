"""Checks of effects on creatures and figures: who comes, where to, and how they go."""

from collections.abc import Sequence
from typing import Final

from rietland.content.board.checks.filters import check_secret
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.faults import MISSING_FIELD, UNKNOWN_NAME
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word

#: The one token that its space has for good.
_WELL: Final = "well"
#: What these words of a `move` need.
_WALKS: Final = {
    "stops": "it needs 'path' or 'toward'",
    "kept": "it needs 'never', and 'path' or 'toward'",
    "round": "it needs 'path'",
    "beyond": "it needs a 'path' that is no 'round'",
    "arrives": "it needs 'toward'",
}


def _place(walk: Walk, word: words.Place) -> None:
    check_open(walk, word, word.at, "creature can stand on")
    if _is_nowhere(walk, word, word.at):
        return
    if not (word.creature or word.named):
        walk.wrong(word, "who comes? say a 'creature' or an 'opponent'", MISSING_FIELD)
    if not word.named and (word.take is not None or word.up_to is not None):
        walk.wrong(word, "'take' and 'up_to' need an 'opponent'", MISSING_FIELD)
    # Each herb shows its own value when it comes, so several are several effects.
    kind = walk.box.items.things.get(word.carries)
    if isinstance(word.at, list) and len(word.at) > 1 and kind is not None and kind.copies:
        walk.wrong(word, f"each '{word.carries}' differs: place one creature at a time")


def _put_figure(walk: Walk, word: words.PutFigure) -> None:
    figure = walk.box.box.figures.get(word.name)
    if figure is None or not figure.afar:
        check_open(walk, word, word.at, "hero can come to")
    _is_nowhere(walk, word, word.at)


def _is_nowhere(walk: Walk, word: Word, at: object) -> bool:
    check_secret(walk, at)
    if at == []:
        walk.wrong(word, "'at' must name at least one space", MISSING_FIELD)
    return at == []


def check_open(walk: Walk, word: Word, at: object, nobody: str) -> None:
    """Pieces stand where somebody can go; which face of the board is up, a legend says."""
    spaces: Sequence[object] = at if isinstance(at, list) else [at]
    if isinstance(at, control.Lookup):
        spaces = list(at.values.values())
    for space in spaces if walk.legend is not None else ():
        if isinstance(space, int) and space in walk.box.board.closed:
            walk.wrong(word, f"no {nobody} {space}: no road leads there")


def _move(walk: Walk, word: words.Move) -> None:
    if word.enters and word.who is None:
        walk.wrong(word, "'enters' is for heroes, but there is no 'who'")
    if word.chosen and word.to is None:
        walk.wrong(word, "'chosen' needs the spaces to choose from: 'to'", MISSING_FIELD)
    if (word.what is None) == (word.who is None):
        walk.wrong(word, "'move' needs either pieces or 'who'", MISSING_FIELD)
    ways = [word.to is not None, word.along is not None, bool(word.path), word.toward is not None]
    if ways.count(True) != 1:
        said = "where? 'move' needs one of 'to', 'along', 'path' and 'toward'"
        walk.wrong(word, said, MISSING_FIELD)
    if word.steps != 1 and word.to is not None:
        said = "'steps' says how far it goes along something; 'to' puts it there at once"
        walk.wrong(word, said)
    _walks(walk, word)
    check_secret(walk, word.to)
    if isinstance(word.what, words.Pieces) and (word.what.thing or word.what.token):
        walk.wrong(word, "only creatures, figures and heroes move")


def _walks(walk: Walk, word: words.Move) -> None:
    """What is said of a walk belongs to one: along a path, or toward something."""
    walks = bool(word.path) or word.toward is not None
    if walks and (word.who is not None or word.free):
        walk.wrong(word, "only creatures and figures walk, and none of them 'free'")
    if word.never is not None and not word.free and not walks:
        said = "'never' says where not to go: that needs 'path', 'toward' or 'free'"
        walk.wrong(word, said)
    for key, given, needed in (
        ("stops", word.stops is not None, walks),
        ("kept", bool(word.kept), word.never is not None and walks),
        ("round", word.round, bool(word.path)),
        ("beyond", bool(word.beyond), bool(word.path) and not word.round),
        ("arrives", bool(word.arrives), word.toward is not None),
    ):
        if given and not needed:
            walk.wrong(word, f"'{key}' says nothing here: {_WALKS[key]}")
    path = walk.box.board.paths.get(word.path, [])
    if len(set(path)) != len(path):
        said = f"the path '{word.path}' comes to a space twice, so nobody knows how it goes on"
        walk.wrong(word, said)


def _remove(walk: Walk, word: words.Remove) -> None:
    assert isinstance(word.what, words.Pieces)
    if word.chosen and not word.what.thing:
        walk.wrong(word, "only things can be 'chosen'")
    elif word.what.token in ("fog", "broken_bridge"):
        walk.wrong(word, "fog tokens and broken bridges cannot be removed")
    elif word.what.card and word.what.state != "starred":
        walk.wrong(word, "of the cards only those on the legend track can be removed")
    elif word.what.token == _WELL:
        _wells(walk, word, word.what.at)


def _wells(walk: Walk, word: Word, at: object) -> None:
    faces = walk.box.boards.values()
    wells = [one.id for face in faces for one in face.spaces if one.well is not None]
    for space in at if isinstance(at, list) else [at]:
        if isinstance(space, int) and space not in wells:
            walk.wrong(word, f"space {space} has no well", UNKNOWN_NAME)


CREATURES: Checks = {
    words.Place: _place,
    words.PutFigure: _put_figure,
    words.Move: _move,
    words.Remove: _remove,
}
