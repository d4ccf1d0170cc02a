"""The texts of a box of the board family: what its players meet besides the legend's own file."""

from collections.abc import Iterator

from rietland.board.book import Book, Deck

#: Stands for "no thing" in notation; nobody reads it.
_NOTHING = "nothing"


def text_keys(book: Book) -> list[str]:
    """The keys of everything a box brings to its legends."""
    named = {one.name for one in book.named}
    keys = [f"hero-{hero.name}" for hero in book.heroes]
    keys += [f"role-{hero.role}" for hero in book.heroes]
    keys += [f"creature-{one.name}" for one in book.creatures if one.name not in named]
    for thing in book.things:
        keys += [f"thing-{face}" for face in thing.faces.values() if thing.name != _NOTHING]
    for token in book.tokens:
        keys += [f"token-{token.name}", f"token-{token.name}.many"]
    keys += [f"fog-{face}" for face in book.fog_faces]
    keys += [f"figure-{name}" for name in book.figure_names]
    keys += [f"counter-{name}" for name in book.shown_counters]
    keys += [f"bridge-{name}" for name in book.bridge_names]
    keys += [f"space-{name}" for name in book.site_names if name]
    keys += [f"die-{name}" for name in book.dice_names]
    keys += [one.key for one in book.deeds] + [one.key for one in book.bonuses]
    keys += [f"difficulty-{name}" for name in book.difficulties]
    return keys + [key for deck in book.decks for key in _deck_keys(deck)]


def _deck_keys(deck: Deck) -> Iterator[str]:
    """A card that is drawn is told by its title and by what it says; a set reads legend cards."""
    if not deck.is_set:
        for card in deck.cards:
            yield f"event-{deck.box}-{deck.name}-{card}"
            yield f"event-{deck.box}-{deck.name}-{card}.title"
