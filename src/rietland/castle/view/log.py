"""Lines of the log of the cards: what each column of an event says, and which wording fits."""

from collections.abc import Callable
from typing import Final

from rietland.castle import events, verbs
from rietland.castle.base import CastleBase
from rietland.castle.state import State
from rietland.castle.view.labels import (
    address_label,
    card_label,
    encounter_label,
    hero_label,
    hero_name,
    option_label,
    place_label,
)
from rietland.kernel.event import Event
from rietland.views import Args, Label, Log, Named, News


def source(e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the key of its card."""
    return address_label(e.rule).key if "/" in e.rule else e.rule


def line(g: CastleBase, s: State, e: Event) -> News:
    told = _LOG.news(g, e, _LOG.label(g, s, e), _pieces(g, e), source(e))
    if e.kind == events.ADDED:
        told.what = Named("help", events.ADDS[e.what])
    return told


def _pieces(g: CastleBase, e: Event) -> list[str]:
    """Pieces an event is about, for clients that show movement."""
    found: list[str] = []
    if e.who >= 0:
        found.append(f"hero:{hero_name(g, e.who)}")
    if e.where >= 0:
        found.append(f"place:{e.where}")
    if e.kind == events.NARRATOR:
        found.append("narrator")
    return found


# What columns say.


def _option(g: CastleBase, _s: State, e: Event) -> Args:
    """A card, and which of its options is used."""
    options = g.book.hand_cards[e.what].options
    used = option_label(g.book.lists[options[e.amount - 1]])
    return {"what": card_label(g, e.what), "option": used}


def _mission(g: CastleBase, _s: State, e: Event) -> Args:
    return {"what": Label(f"mission-{g.book.missions[e.what].name}")} if e.what >= 0 else {}


#: Events whose `amount` is the hero beside the card.
_TO_HERO: Final = (events.GAVE, events.BACK)


def _hero(g: CastleBase, _s: State, e: Event) -> Args:
    return {"hero": hero_label(g, e.amount if e.kind in _TO_HERO else e.what)}


_COLUMNS: Final[dict[str, Callable[[CastleBase, State, Event], Args]]] = {
    "place": lambda g, _, e: {"place": place_label(g, e.where)} if e.where >= 0 else {},
    "place_left": lambda g, _, e: {"from": place_label(g, e.amount)},
    "encounter": lambda g, _, e: {"what": encounter_label(g, e.what)},
    "card": lambda g, _, e: {"what": card_label(g, e.what)},
    "option": _option,
    "hero": _hero,
    "mission": _mission,
    "narrator": lambda g, _, e: {"what": Label(f"card-{g.book.narrators[e.what].name}")},
    "grimoire": lambda g, _, e: {"what": Label(f"grimoire-{g.book.grimoires[e.what].name}")},
    "face": lambda _, __, e: {"what": Label(f"spirit-{verbs.SPIRIT_FACES[e.amount]}")},
    "choice": lambda g, _, e: {"what": Label(f"choice-{g.book.choices[e.what]}")},
}


# Which wording fits.


def _hidden(_g: CastleBase, _s: State, e: Event) -> str:
    return "hidden" if e.what < 0 else ""


_WORDINGS: Final[dict[int, Callable[[CastleBase, State, Event], str]]] = {
    events.PLACED: _hidden,
    events.REMOVED: _hidden,
    events.CARD_MOVED: _hidden,
    events.EXCHANGED: _hidden,
    events.WILLPOWER: lambda _, __, e: "lost" if e.amount < 0 else "",
    events.NARRATOR: lambda _, __, e: "nobody" if e.who < 0 else "",
    events.SLAIN: lambda _, __, e: "" if e.amount else "other",
    events.ADDED: lambda _, __, e: events.ADDS[e.what],
    events.BACK: lambda _, __, e: "self" if e.amount == e.who else "",
    events.AXE: lambda g, _, e: "sharp" if e.amount == g.book.axe_sharp else "",
}

_LOG: Final = Log(
    events.KINDS,
    lambda name: f"castle-log-{name}",
    hero_name,
    _COLUMNS,
    _WORDINGS,
    {"place_left": lambda _, e: e.amount},
)
