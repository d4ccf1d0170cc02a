"""Lines of the log of a reading: what each column of an event says, and which wording fits."""

from collections.abc import Callable
from typing import Final

from rietland.book import events
from rietland.book.base import BookBase
from rietland.book.book import SORT_NAMES
from rietland.book.state import State
from rietland.book.view.labels import (
    ending_label,
    gift_label,
    hero_name,
    note_label,
    stat_label,
    test_label,
    title_label,
    way_label,
)
from rietland.kernel.event import Event
from rietland.views import Args, Label, Log, News


def source(g: BookBase, e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the section it came from."""
    if "/" not in e.rule:
        return e.rule
    sort, _, rest = e.rule.partition("/")
    return f"section-{g.book.box}-{rest.partition('/')[0]}" if sort == "section" else ""


def line(g: BookBase, s: State, e: Event) -> News:
    return _LOG.news(g, e, _LOG.label(g, s, e), _pieces(g, e), source(g, e))


def is_told(g: BookBase, e: Event) -> bool:
    """Readers do not learn of marks that are hidden."""
    return not _is_of_note(e) or not g.book.notes[e.what].hidden


def _is_of_note(e: Event) -> bool:
    """Is it about a thing, a memory or a mark?"""
    return events.KINDS.rows[e.kind].what == "note"


def _pieces(g: BookBase, e: Event) -> list[str]:
    """Pieces an event is about, for clients that show it happen."""
    if e.kind == events.CHANGED:
        return [f"sheet:{g.book.stats[e.what].name}"]
    if _is_of_note(e):
        return [f"note:{g.book.notes[e.what].name}"]
    return [f"hero:{hero_name(g, e.who)}"] if e.who >= 0 else []


def _chapter(g: BookBase, _s: State, e: Event) -> Args:
    return {"what": Label(f"chapter-{g.book.box}-{g.book.chapters[e.what].name}")}


_COLUMNS: Final[dict[str, Callable[[BookBase, State, Event], Args]]] = {
    "section": lambda g, _, e: {"what": title_label(g, e.what)},
    "way": lambda g, _, e: {"what": way_label(g, e.what)},
    "note": lambda g, _, e: {"what": note_label(g, e.what)},
    "stat": lambda g, _, e: {"what": stat_label(g, e.what)},
    "test": lambda g, _, e: {"what": test_label(g, e.what)},
    "gift": lambda g, s, e: {"what": gift_label(g, s, e.who)},
    "chapter": _chapter,
    "ending": lambda g, _, e: {"what": ending_label(g, e.what)},
    "choice": lambda g, _, e: {"what": Label(f"choice-{g.book.choices[e.what]}")},
}


def _sort(g: BookBase, _s: State, e: Event) -> str:
    return SORT_NAMES[g.book.notes[e.what].sort]


_WORDINGS: Final[dict[int, Callable[[BookBase, State, Event], str]]] = {
    events.GAINED: _sort,
    events.LOST: _sort,
    events.CHANGED: lambda _, __, e: "less" if e.amount < 0 else "",
}

_LOG: Final = Log(events.KINDS, lambda name: f"book-log-{name}", hero_name, _COLUMNS, _WORDINGS, {})
