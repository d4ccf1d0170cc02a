"""Checks of each record by itself: tables are complete, places are said, tokens suffice."""

from typing import Final

from rietland.board.pieces.things import HIDDEN
from rietland.content.board.box import Box
from rietland.content.board.check_numbers import check_amount, numbers
from rietland.content.board.check_supply import check_in_supply
from rietland.content.faults import (
    INCOMPLETE,
    MISSING_FIELD,
    NEVER_HAPPENS,
    OUT_OF_RANGE,
    UNKNOWN_NAME,
)
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import inside

#: Conditions that compare a value with bounds.
_Bounded = control.Counter | control.NumberIs | control.Heroes | words.CounterOf
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


def check_words(
    draft: Reading, box: Box, heroes: tuple[int, int], levels: list[str], own: list[Word]
) -> None:
    """Each record by itself: tables are complete, places are said, tokens suffice."""
    _check_tables(draft, box, own)
    _check_effects(draft, box, own)
    for word in own:
        if isinstance(word, control.Amount):
            check_amount(draft, heroes, levels, word)
        elif isinstance(word, control.Heroes):
            _check_party(draft, heroes, word)


def _check_tables(draft: Reading, box: Box, own: list[Word]) -> None:
    """A table by a rolled counter has an entry for every face."""
    faces: dict[str, set[int]] = {}
    for word in own:
        if isinstance(word, control.Roll) and word.die in box.box.dice:
            faces.setdefault(word.into, set()).update(box.box.dice[word.die].faces)
    rolled = {word.into for word in own if isinstance(word, control.Roll)}
    for word in own:
        if isinstance(word, (control.Lookup, words.LetterTable)) and not _has_rest(word):
            if not isinstance(word.by, str) or word.by not in rolled:
                draft.wrong(word, "say with 'else' what holds for other numbers", INCOMPLETE)
                continue
            missing = sorted(faces.get(word.by, set()) - set(word.values))
            if missing:
                shown = ", ".join(str(face) for face in missing)
                draft.wrong(word, f"the table has no value for {shown} of '{word.by}'", INCOMPLETE)


def _has_rest(word: control.Lookup | words.LetterTable) -> bool:
    return word.otherwise not in (None, "")


def _check_effects(draft: Reading, box: Box, own: list[Word]) -> None:
    waiting = {id(inner) for word in own if isinstance(word, words.Wait) for inner in inside(word)}
    for word in own:
        if isinstance(word, (words.Place, words.PutFigure)):
            _check_secret(draft, word.at)
            if word.at == []:
                draft.wrong(word, "'at' must name at least one space", MISSING_FIELD)
            elif isinstance(word, words.Place):
                if not (word.creature or word.named):
                    said = "who comes? say a 'creature' or an 'opponent'"
                    draft.wrong(word, said, MISSING_FIELD)
                if isinstance(word.at, list) and len(word.at) > 1:
                    _check_carried(draft, box, word)
                _check_place(draft, word)
        elif isinstance(word, words.Lay):
            _check_lay(draft, box, word)
            _check_secret(draft, word.at)
        elif isinstance(word, control.Each):
            if [word.who, word.what, word.spaces].count(None) != 2:
                draft.wrong(word, "'each' needs one of who, what, spaces", MISSING_FIELD)
        elif isinstance(word, words.Move):
            _check_move(draft, box, word)
        elif isinstance(word, words.Remove):
            assert isinstance(word.what, words.Pieces)
            if word.chosen and not word.what.thing:
                draft.wrong(word, "only things can be 'chosen'")
            elif word.what.token in ("fog", "broken_bridge"):
                draft.wrong(word, "fog tokens and broken bridges cannot be removed")
            elif word.what.card and word.what.state != "starred":
                draft.wrong(word, "of the cards only those on the legend track can be removed")
            elif word.what.token == _WELL:
                _check_wells(draft, box, word, word.what.at)
        elif isinstance(word, words.Narrator):
            if not (word.to or word.advance):
                draft.wrong(
                    word,
                    "say where to: a letter 'to', or how many letters to 'advance'",
                    MISSING_FIELD,
                )
        elif isinstance(word, words.EndLetter):
            if not (word.at or word.by or word.side):
                said = "say 'at' which letter, 'by' how many letters, or which 'side' shows"
                draft.wrong(word, said, MISSING_FIELD)
        elif isinstance(word, words.Fog):
            _check_fog(draft, box, word)
        elif isinstance(word, words.Deck):
            _check_deck(draft, box, word)
        elif isinstance(word, words.InSupply):
            check_in_supply(draft, box, word)
        elif isinstance(word, words.KeepWaiting) and id(word) not in waiting:
            draft.wrong(word, "'keep_waiting' belongs inside the effects of a 'wait'")


def _check_place(draft: Reading, word: words.Place) -> None:
    if not word.named and (word.take is not None or word.up_to is not None):
        draft.wrong(word, "'take' and 'up_to' need an 'opponent'", MISSING_FIELD)


def _check_move(draft: Reading, box: Box, word: words.Move) -> None:
    if word.enters and word.who is None:
        draft.wrong(word, "'enters' is for heroes, but there is no 'who'")
    if word.chosen and word.to is None:
        draft.wrong(word, "'chosen' needs the spaces to choose from: 'to'", MISSING_FIELD)
    if (word.what is None) == (word.who is None):
        draft.wrong(word, "'move' needs either pieces or 'who'", MISSING_FIELD)
    ways = [word.to is not None, word.along is not None, bool(word.path), word.toward is not None]
    if ways.count(True) != 1:
        said = "where? 'move' needs one of 'to', 'along', 'path' and 'toward'"
        draft.wrong(word, said, MISSING_FIELD)
    if word.steps != 1 and word.to is not None:
        said = "'steps' says how far it goes along something; 'to' puts it there at once"
        draft.wrong(word, said)
    _check_walk(draft, box, word)
    _check_secret(draft, word.to)
    if isinstance(word.what, words.Pieces) and (word.what.thing or word.what.token):
        draft.wrong(word, "only creatures, figures and heroes move")


def _check_walk(draft: Reading, box: Box, word: words.Move) -> None:
    """What is said of a walk belongs to one: along a path, or toward something."""
    walks = bool(word.path) or word.toward is not None
    if walks and (word.who is not None or word.free):
        draft.wrong(word, "only creatures and figures walk, and none of them 'free'")
    if word.never is not None and not word.free and not walks:
        said = "'never' says where not to go: that needs 'path', 'toward' or 'free'"
        draft.wrong(word, said)
    for key, given, needed in (
        ("stops", word.stops is not None, walks),
        ("kept", bool(word.kept), word.never is not None and walks),
        ("round", word.round, bool(word.path)),
        ("beyond", bool(word.beyond), bool(word.path) and not word.round),
        ("arrives", bool(word.arrives), word.toward is not None),
    ):
        if given and not needed:
            draft.wrong(word, f"'{key}' says nothing here: {_WALKS[key]}")
    path = box.board.paths.get(word.path, [])
    if len(set(path)) != len(path):
        said = f"the path '{word.path}' comes to a space twice, so nobody knows how it goes on"
        draft.wrong(word, said)


def _check_secret(draft: Reading, at: object) -> None:
    """Chance says which space it is, so it must be one."""
    secret = any(isinstance(one, words.Spaces) and one.secret for one in inside(at))
    if secret and isinstance(at, words.Spaces) and not at.secret and at.pick is None:
        draft.wrong(at, "by a secret one space is found: say which with 'pick'", MISSING_FIELD)


def _check_wells(draft: Reading, box: Box, word: Word, at: object) -> None:
    wells = [one.id for face in box.boards.values() for one in face.spaces if one.well is not None]
    for space in at if isinstance(at, list) else [at]:
        if isinstance(space, int) and space not in wells:
            draft.wrong(word, f"space {space} has no well", UNKNOWN_NAME)


def _check_lay(draft: Reading, box: Box, word: words.Lay) -> None:
    if bool(word.thing) == bool(word.token):
        draft.wrong(word, "'lay' needs either a 'thing' or a 'token'", MISSING_FIELD)
    elif word.token and (word.amount != 1 or word.hidden or word.rank):
        said = "'amount', 'hidden' and 'rank' are for things; tokens lie face down, one on a space"
        draft.wrong(word, said)
    kind = box.items.things.get(word.thing)
    if word.hidden and kind is not None and not (kind.copies and HIDDEN in kind.faces):
        said = f"all of '{word.thing}' look alike: what is hidden has faces that differ, and a back"
        draft.wrong(word, said)


def _check_carried(draft: Reading, box: Box, word: words.Place) -> None:
    """Each herb shows its own value when it comes, so several are several effects."""
    kind = box.items.things.get(word.carries)
    if kind is not None and kind.copies:
        draft.wrong(word, f"each '{word.carries}' differs: place one creature at a time")


def _check_fog(draft: Reading, box: Box, word: words.Fog) -> None:
    tokens = sum(word.faces.values())
    if tokens + word.spare != len(word.at):
        draft.wrong(
            word, f"{tokens} tokens and {word.spare} spare circles for {len(word.at)} circles"
        )
    for face, count in word.faces.items():
        if face in box.box.fog and count > box.box.fog[face].count:
            draft.wrong(
                word, f"the box has only {box.box.fog[face].count} of '{face}'", OUT_OF_RANGE
            )


def _check_deck(draft: Reading, box: Box, word: words.Deck) -> None:
    deck = box.events.decks.get(word.name)
    for card in [word.top] * bool(word.top) + word.without:
        if deck is not None and card not in deck.cards:
            draft.wrong(word, f"the deck '{word.name}' has no card '{card}'", UNKNOWN_NAME)


def _check_party(draft: Reading, heroes: tuple[int, int], word: control.Heroes) -> None:
    if not any(_fits(word, size) for size in range(heroes[0], heroes[1] + 1)):
        said = f"this is never true: {heroes[0]} to {heroes[1]} heroes play"
        draft.wrong(word, said, NEVER_HAPPENS)


def check_counters(draft: Reading, values: dict[str, set[int]], own: list[Word]) -> None:
    """A counter is compared with something it can be."""
    for word in own:
        _check_counter(draft, values, word)


def _check_counter(draft: Reading, values: dict[str, set[int]], word: Word) -> None:
    if isinstance(word, (control.Counter, words.CounterOf)):
        name = word.name
    elif isinstance(word, control.NumberIs) and isinstance(word.of, control.Amount):
        name = word.of.counter if word.of == control.Amount(counter=word.of.counter) else ""
    else:
        return
    known = values.get(name)
    if known and not any(_fits(word, value) for value in known):
        shown = ", ".join(str(value) for value in sorted(known))
        draft.wrong(word, f"'{name}' is never that: it can be {shown}", NEVER_HAPPENS)


def _fits(word: _Bounded, value: int) -> bool:
    """Whether a value can lie within these bounds; those that are calculated in play let it."""
    exactly = set(numbers(word.exactly))
    return (
        min(numbers(word.at_least), default=value) <= value
        and value <= max(numbers(word.at_most), default=value)
        and (value in exactly or not exactly)
    )
