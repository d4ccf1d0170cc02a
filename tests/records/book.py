"""Key values of a reading, in one line."""

from rietland.book.game import BookGame
from rietland.book.state import State
from rietland.kernel.state import PLAYING, WON


def book_values(game: BookGame, s: State) -> str:
    """What a person would look at first: the page, the sheet, who has used a gift."""
    book = game.book
    parts = [f"page {len(s.pages)} chapter {book.chapters[s.chapter].name}"]
    parts.append(f"section {book.sections[s.pages[-1]].name}")
    parts.append(" ".join(f"{one.name} {s.counters[n]}" for n, one in enumerate(book.stats)))
    if s.notes:
        parts.append(" ".join(book.notes[note].name for note in s.notes))
    gone = [game.party[h] for h in range(s.size) if s.used[h]]
    if gone:
        parts.append(f"gifts used {' '.join(gone)}")
    if s.result != PLAYING:
        parts.append(f"{'won' if s.result == WON else 'lost'} {s.why}")
    else:
        parts.append(game.pending(s).prompt)
    return "; ".join(parts)
