"""What is printed on the cover and the sheet: sent to a client once, before the first view."""

import msgspec

from rietland.book.base import BookBase
from rietland.book.book import MEMORY
from rietland.book.view import types as records


def book_static(g: BookBase) -> dict[str, object]:
    """Heroes, the numbers of the sheet and the tests; nothing of the story."""
    book = g.book
    static = records.BookStatic(
        box=book.box,
        legend=book.legend,
        heroes=[records.ReaderKindView(one.name, one.role, one.colour) for one in book.heroes],
        stats=[
            records.StatKindView(one.name, one.start, one.least, one.most) for one in book.stats
        ],
        tests=[one.name for one in book.tests],
        chapters=[one.name for one in book.chapters],
        memories=len([one for one in book.notes if one.sort == MEMORY]),
        difficulties=book.difficulties,
        variants=book.variants,
    )
    made = msgspec.to_builtins(static)
    assert isinstance(made, dict)
    return made
