"""Lines of the log of a trail: what each column of an event says, and which wording fits."""

from collections.abc import Callable
from typing import Final

from rietland.kernel import control
from rietland.kernel.event import Event
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.book import SPECIAL, WIDTH
from rietland.trail.cards import card, face
from rietland.trail.state import State
from rietland.trail.view.labels import (
    card_label,
    hero_label,
    hero_name,
    map_label,
    place_name,
    space_label,
    story_key,
)
from rietland.trail.view.symbols import use_label
from rietland.views import Args, Label, Log, News


def source(g: TrailBase, e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the card of the story."""
    if e.kind == control.READ:
        return story_key(g, e.what)
    return "" if "/" in e.rule else e.rule


def line(g: TrailBase, s: State, e: Event) -> News:
    told = _LOG.news(g, e, _LOG.label(g, s, e), _pieces(g, e), source(g, e))
    if events.KINDS.rows[e.kind].where == "hero_pile":
        told.other = hero_name(g, e.where // WIDTH)
    return told


#: What a client lights up, by what the place of an event means.
_LIT: Final = {
    "pile": "pile", "hero_pile": "pile", "space": "space", "target": "space", "stage": "stage",
    "deck": "stage",
}  # fmt: skip


def _pieces(g: TrailBase, e: Event) -> list[str]:
    """Pieces an event is about, for clients that show it happen."""
    found = [f"hero:{hero_name(g, e.who)}"] if e.who >= 0 else []
    lit = _LIT.get(events.KINDS.rows[e.kind].where, "")
    if lit:
        found.append(f"{lit}:{place_name(g, e.where) if lit == 'pile' else e.where}")
    return [*found, "curse"] if e.kind == events.CURSE else found


# What columns say.


def _slot(g: TrailBase, _s: State, e: Event) -> Args:
    return {"what": card_label(g, e.what)}


def _activated(g: TrailBase, _s: State, e: Event) -> Args:
    """With its strength, where it only fights, or with what its use does."""
    one = face(g, e.what)
    args: Args = {"what": card_label(g, e.what)}
    if e.amount == 0:
        args["number"] = one.strength
    elif e.amount < 0:
        args["does"] = use_label(g, one.uses[-e.amount - 1])
    return args


def _new_face(g: TrailBase, _s: State, e: Event) -> Args:
    shown = Label(f"trail-face-{face(g, e.what).name}")
    return {"what": card_label(g, e.what), "face": shown}


def _helper(g: TrailBase, _s: State, e: Event) -> Args:
    added = face(g, e.what).strength
    number = e.amount - added
    return {"what": card_label(g, e.what), "added": added, "number": number, "sum": e.amount}


def _opponent(g: TrailBase, _s: State, e: Event) -> Args:
    return {"what": card_label(g, e.what), "needed": face(g, e.what).opponent}


_COLUMNS: Final[dict[str, Callable[[TrailBase, State, Event], Args]]] = {
    "card": lambda g, _, e: {"what": Label(f"{story_key(g, e.what)}.title")},
    "slot": _slot,
    "activated": _activated,
    "new_face": _new_face,
    "helper": _helper,
    "opponent": _opponent,
    "map": lambda g, _, e: {"what": map_label(g, e.what)},
    "hero": lambda g, _, e: {"other": hero_label(g, e.what)},
    "space_before": lambda g, _, e: {"origin": space_label(g, e.what)},
    "space": lambda g, _, e: {"where": space_label(g, e.where)},
    "target": lambda g, _, e: {"where": space_label(g, e.where)},
    "hero_pile": lambda g, _, e: {"other": hero_label(g, e.where // WIDTH)},
}


# Which wording fits.


def _less(_g: TrailBase, _s: State, e: Event) -> str:
    return "less" if e.amount < 0 else ""


def _used(_g: TrailBase, _s: State, e: Event) -> str:
    if e.amount > 0:
        return "move"
    return "" if e.amount else "fight"


_WORDINGS: Final[dict[int, Callable[[TrailBase, State, Event], str]]] = {
    events.CURSE: _less,
    events.WILL: _less,
    events.TURNED: lambda g, _, e: "special" if card(g, e.what).sort == SPECIAL else "",
    events.ACTIVATED: _used,
}

_LOG: Final = Log(
    events.KINDS,
    lambda name: f"trail-log-{name}",
    hero_name,
    _COLUMNS,
    _WORDINGS,
    {"space_before": lambda _, e: e.what},
)
