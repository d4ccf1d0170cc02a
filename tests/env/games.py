"""Every game there is, by name."""

from rietland.content import library

EVERY = [f"{box}/{legend}" for box in library.boxes() for legend in library.legends(box)]


def fitting(what: str, heroes: int) -> int:
    """The number of heroes nearest to this that may play a game."""
    box, _, legend = what.partition("/")
    book = library.book(box, legend)
    return max(book.min_heroes, min(heroes, book.max_heroes))
