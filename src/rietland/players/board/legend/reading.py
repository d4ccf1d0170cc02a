"""Reading: what the effects of a Book do, as far as companions plan for it."""

from typing import Final

import msgspec

from rietland.board.book import Book
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: Cards that read cards are followed so far.
DEPTH: Final = 4


def parts(word: object) -> list[object]:
    """What a word or a list of words is made of; nothing for a plain value."""
    if isinstance(word, msgspec.Struct):
        return [getattr(word, name) for name in word.__struct_fields__]
    return word if isinstance(word, list) else []


def within(book: Book, ref: str) -> list[object]:
    """These effects and those within them."""
    found: list[object] = []
    for address, effects in book.lists.items():
        if address == ref or address.startswith(ref + "/"):
            found += effects
    return found


def fails(effects: list[object]) -> bool:
    """Whether one of these effects loses the legend."""
    for effect in effects:
        if type(effect) is control.Fail:
            return True
    return False


def pieces_asked(condition: object) -> words.Pieces | None:
    """The pieces whose presence is asked for, if that is what the condition says."""
    if type(condition) is words.Exists and type(condition.what) is words.Pieces:
        return condition.what
    return None


def numbered_spaces(at: object) -> list[int]:
    """The spaces that content names by number."""
    if isinstance(at, list):
        return [space for space in at if isinstance(space, int)]
    return [at] if isinstance(at, int) else []


def held_kind(book: Book, what: object) -> int:
    """The kind of thing that pieces name which a hero holds, or -1."""
    if type(what) is not words.Pieces or what.held_by is None:
        return -1
    return book.thing_kind(what.thing) if isinstance(what.thing, str) and what.thing else -1


def figures_put(book: Book, ref: str) -> list[int]:
    """Figures that these effects put on the board."""
    found: list[int] = []
    for effect in within(book, ref):
        if type(effect) is words.PutFigure:
            found.append(book.figure_names.index(effect.name))
    return found


def figure_found(book: Book, secret: str) -> int:
    """The figure that heroes find who search for a secret, or -1."""
    found = figures_put(book, f"secret/{secret}")
    return found[0] if found else -1


def unloaded(book: Book, ref: str) -> int:
    """The figure that these effects take everything from, or -1."""
    for effect in book.lists[ref]:
        what = effect.what if type(effect) is words.Unload else None
        if type(what) is words.Pieces and what.name in book.figure_names:
            return book.figure_names.index(what.name)
    return -1


def awaited(book: Book, ref: str) -> object:
    """The pieces beside which somebody must be for what follows at night; None where none are."""
    for effect in book.lists[ref]:
        for condition in effect.all if type(effect) is control.If else []:
            who = condition.who if type(condition) is words.Somebody else None
            if type(who) is words.Filter and who.having is not None:
                return words.Spaces(of=who.having)
    return None


def draws_near(book: Book, ref: str, names: list[str]) -> bool:
    """Whether these effects, or those within them, may lose the legend or move an opponent on."""
    for effect in within(book, ref):
        what = effect.what if type(effect) is words.Move else None
        if type(effect) is control.Fail or (type(what) is words.Pieces and what.name in names):
            return True
    return False


def counted_things(book: Book, number: object) -> list[int]:
    """Kinds of things whose pieces a number counts where they lie."""
    found: list[int] = []
    if type(number) is words.Pieces:
        if isinstance(number.thing, str) and number.thing and number.held_by is None:
            found.append(book.thing_kind(number.thing))
        return found
    for one in parts(number):
        found += counted_things(book, one)
    return found


def brings(book: Book, ref: str, thing: str, depth: int) -> bool:
    """Whether these effects, those within them, or of a card they read, bring a thing into play."""
    for effect in within(book, ref):
        if type(effect) is words.Gain and thing in effect.things:
            return True
        if type(effect) is words.Lay and effect.thing == thing:
            return True
        if type(effect) is words.Place and effect.carries == thing:
            return True
        read = f"card/{effect.card}" if type(effect) is control.Read else ""
        if read and depth < DEPTH and brings(book, read, thing, depth + 1):
            return True
    return False
