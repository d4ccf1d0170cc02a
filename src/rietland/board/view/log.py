"""Lines of the log: what each column of an event says in a text, and which wording fits.

The table of events (`board/events.py`) says what a column means; here is how each meaning is told.
A wording of a text is its attribute: `log-willpower.lost`.
"""

from collections.abc import Callable
from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.board.view.names import (
    address_key,
    card_key,
    creature_label,
    event_key,
    face_label,
    follower_name,
    hero_label,
    hero_name,
    letter,
    space_label,
    step_label,
    thing_label,
    title,
    token_label,
)
from rietland.kernel import control
from rietland.kernel.event import Event
from rietland.views import Args, Label, Log


def source(g: Board, e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the key of its card.

    What the set-up and the triggers do belongs to no card; it leads to the rule that content names,
    or to the legend.
    """
    if e.kind == control.READ:
        return card_key(g, e.what)
    if e.rule[2:3] == "-" and e.rule[:2].isupper():
        return e.rule
    for ref, rule in g.book.behind.items():
        if e.rule == ref or e.rule.startswith(f"{ref}/"):
            return g.rule(rule)
    key = address_key(g, e.rule)
    if key.startswith("fog-"):
        return g.rule("AN-FOG-2")
    if key.startswith("token-"):
        key = g.rule(g.book.tokens[g.book.token_kind(key.removeprefix("token-"))].rule)
    return key or f"legend-{g.book.box}-{g.book.legend}"


def event_label(g: Board, s: State, e: Event, seat: int) -> Label:
    """A log line, for the eyes of this seat."""
    return LOG.label(g, s, e, is_hidden(s, e, seat))


def is_hidden(s: State, e: Event, seat: int) -> bool:
    """What one hero looked at alone is nobody else's business."""
    if e.kind not in (events.PEEKED, events.CARD_GONE):
        return False
    return e.who >= 0 and s.heroes[e.who].seat != seat


# What columns say.


def _fought(g: Board, s: State, e: Event) -> Args:
    """The opponent of a line of a fight, by its own name if it has one."""
    name = -1
    b = s.battle
    if b is not None and b.creature >= 0:
        name = s.creature_name[b.creature]
    else:
        ends = (events.SLAIN, events.ESCAPED)
        name = next((o.amount for o in s.news if o.kind in ends and o.where == e.where), -1)
    return {"what": creature_label(g, e.what, name)}


def _mover(g: Board, s: State, e: Event) -> Args:
    """Who marched, by its own name if it has one and is on the board still.

    It may have gone on since: it is where its last step led.
    """
    at = e.where
    for other in s.news[_position(s, e) + 1 :]:
        if other.kind == e.kind and other.what == e.what and other.amount == at:
            at = other.where
    name = -1
    for c, space in enumerate(s.creature_space):
        if space == at and s.creature_kind[c] == e.what:
            name = s.creature_name[c]
            break
    return {"what": creature_label(g, e.what, name)}


def _position(s: State, e: Event) -> int:
    """Where among the news an event stands; the last of all if it is not among them."""
    return next((i for i, other in enumerate(s.news) if other is e), len(s.news))


def _tokens(g: Board, s: State, e: Event) -> Args:
    """All of a kind that lie on the board."""
    where = [at for kind, at in zip(s.token_kind, s.token_at, strict=True) if kind == e.what]
    return {"what": token_label(g, e.what), "amount": len(where), "spaces": _listed(where)}


def _listed(spaces: list[int]) -> str:
    return ", ".join(str(space) for space in sorted(spaces))


def _waiting(g: Board, _s: State, e: Event) -> Args:
    wait = g.book.waits[e.what]
    spaces = ", ".join(str(space) for space in wait.spaces)
    return {"what": title(address_key(g, wait.ref)), "spaces": spaces}


def _thing(g: Board, _s: State, e: Event) -> Args:
    return {"what": thing_label(g, e.what)} if e.what > 0 else {}


def _seen(g: Board, s: State, e: Event) -> Args:
    return _thing(g, s, e) if e.amount else _fog(g, s, e)


def _fog(g: Board, _s: State, e: Event) -> Args:
    return {"what": Label(f"fog-{g.book.fog_faces[e.what]}")}


def _deed(g: Board, _s: State, e: Event) -> Args:
    return {"what": Label(g.book.deeds[e.what].key)} if e.what >= 0 else {}


def _secret(g: Board, s: State, e: Event) -> Args:
    spaces = ", ".join(str(space) for space in s.secrets[e.what])
    return {"what": Label(f"secret-{g.book.secrets[e.what]}"), "spaces": spaces}


def _figure(g: Board, figure: int) -> Label:
    return Label(f"figure-{g.book.figure_names[figure]}")


def _turned_die(g: Board, _s: State, e: Event) -> Args:
    """What it showed before lies under what it shows now."""
    die = Label(f"die-{g.book.dice_names[e.what]}")
    return {"what": die, "old": g.book.opposite[e.what].get(e.amount, 0)}


Teller = Callable[[Board, State, Event], Args]

#: What a column of this meaning puts into a text; those left out put nothing.
_COLUMNS: Final[dict[str, Teller]] = {
    "space": lambda g, _, e: {"space": space_label(g, e.where)} if e.where >= 0 else {},
    "before_castle": lambda g, _, e: {"space": space_label(g, e.where)} if e.where >= 0 else {},
    "card": lambda g, _, e: {"what": title(card_key(g, e.what))},
    "die": lambda g, _, e: {"what": Label(f"die-{g.book.dice_names[e.what]}")},
    "turned_die": _turned_die,
    "choice": lambda g, _, e: {"what": Label(f"choice-{g.book.choices[e.what]}")},
    "creature": lambda g, _, e: {"what": creature_label(g, e.what)},
    "named": lambda g, _, e: {"what": creature_label(g, e.what, e.amount)},
    "fought": _fought,
    "mover": _mover,
    "thing": _thing,
    "figure": lambda g, _, e: {"what": _figure(g, e.what)},
    "follower": lambda g, *_: {"what": Label(f"thing-{follower_name(g)}")},
    "fog": _fog,
    "seen": _seen,
    "token": lambda g, _, e: {"what": token_label(g, e.what)},
    "tokens": _tokens,
    "deck_card": lambda g, _, e: {"what": title(event_key(g, e.amount, e.what))},
    "waiting": _waiting,
    "deed": _deed,
    "bridge": lambda g, _, e: {"what": Label(f"bridge-{g.book.bridge_names[e.what]}")},
    "path": lambda g, _, e: {"what": Label(f"path-{list(g.book.paths)[e.what]}")},
    "secret": _secret,
    "step": lambda g, _, e: {"what": step_label(g, e.what)},
    "letter_before": lambda _, __, e: {"from": letter(e.what)},
    "old_value": lambda _, __, e: {"old": e.what},
    "dice": lambda _, __, e: {"dice": e.what, "rest": e.amount - e.what},
    "overtime": lambda _, __, e: {"willpower": e.what},
    "space_left": lambda g, _, e: {"from": space_label(g, e.amount)},
    "place_left": lambda g, _, e: {"from": space_label(g, e.amount - 1)} if e.amount > 0 else {},
    "hero": lambda g, _, e: {"hero": hero_label(g, e.amount)},
    "given": lambda g, _, e: {"given": thing_label(g, e.amount)},
    "face": lambda g, _, e: {"face": face_label(g, e.what, e.amount)},
    "bearer": lambda g, _, e: {"figure": _figure(g, e.amount - 1)} if e.amount else {},
    "letter": lambda _, __, e: {"letter": letter(e.amount)},
}


# Which wording fits.


def _if(holds: bool, name: str) -> str:
    return name if holds else ""


def _lost(_g: Board, _s: State, e: Event) -> str:
    return _if(e.amount < 0, "lost")


def _nobody(_g: Board, _s: State, e: Event) -> str:
    return _if(e.who < 0, "nobody")


def _named(_g: Board, _s: State, e: Event) -> str:
    return _if(e.amount >= 0, "named")


def _narrowed(_g: Board, s: State, e: Event) -> str:
    """A search that succeeds knows the place for a moment only: what was found hides no more."""
    return _if(e.amount == 1, "known") if s.secrets[e.what] else "found"


def _figure_moved(_g: Board, _s: State, e: Event) -> str:
    """A card that puts a figure on the board does so for a hero, but nobody leads it."""
    if e.where < 0:
        return "gone"
    if e.who >= 0 and "/" not in e.rule:
        return ""
    return "moved" if e.amount > 0 and e.amount - 1 != e.where else "nobody"


def _farmer_lost(_g: Board, _s: State, e: Event) -> str:
    """What a hero does with a farmer, as a deed, is no loss; a card takes one to a wedding, say."""
    if e.who >= 0:
        return _if(e.rule.startswith("deed/"), "stays")
    return "removed" if "/" in e.rule else "nobody"


def _loaded(_g: Board, _s: State, e: Event) -> str:
    return "figure" if e.amount else _if(e.who >= 0, "held")


def _starred(g: Board, _s: State, e: Event) -> str:
    return _if(e.what < 0 and not g.book.decks[-1 - e.what].is_set, "pile")


def _escaped(g: Board, _s: State, e: Event) -> str:
    """An opponent that keeps its wounds is told of otherwise."""
    named = g.book.named[e.amount] if e.amount >= 0 else None
    return _if(named is not None and (named.life >= 0 or named.wounds >= 0), "lasting")


_WORDINGS: Final[dict[int, Callable[[Board, State, Event], str]]] = {
    control.DIE: _nobody,
    events.WILLPOWER: _lost,
    events.STRENGTH: _lost,
    events.GOLD: _lost,
    events.BROKE_IN: _lost,
    events.LOOKED: _nobody,
    events.PLACED: _named,
    events.SLAIN: _named,
    events.ENTERED: lambda _, __, e: _if(e.amount != 0, "storm"),
    events.HOUR: lambda _, __, e: _if(e.what > 0, "overtime"),
    events.HOUR_BACK: lambda _, __, e: _if(e.amount == 0, "start"),
    events.RESTED: lambda _, __, e: _if(e.amount != 0, "rooster"),
    events.BOUGHT: lambda _, __, e: _if(e.what <= 0, "strength"),
    events.FIGHT: lambda _, __, e: _if(e.what < 0, "rubble"),
    events.TRIED: lambda _, __, e: _if(e.what >= 0, "trial"),
    events.DEED: lambda g, _, e: _if(g.book.deeds[e.what].trial is not None, "trial"),
    events.LAID: lambda _, __, e: _if(e.amount > 1, "several"),
    events.GONE: lambda g, _, e: _if(g.book.things[kind_of(e.what)].returns, "back"),
    events.TURNED: lambda _, __, e: _if(e.who >= 0, "held"),
    events.EVENT: lambda g, _, e: _if(g.book.decks[e.amount].pile >= 0, "pile"),
    events.LEFT_OUT: lambda _, __, e: ("", "blocked", "change")[e.amount],
    events.PEEKED: lambda *_: "seen",
    events.CARD_GONE: lambda *_: "seen",
    events.NARROWED: _narrowed,
    events.FIGURE: _figure_moved,
    events.FARMER_LOST: _farmer_lost,
    events.LOADED: _loaded,
    events.STAR: _starred,
    events.ESCAPED: _escaped,
}

#: The space that was left.
_ORIGINS: Final[dict[str, Callable[[Board, Event], int]]] = {
    "space_before": lambda _, e: e.what,
    "space_left": lambda _, e: e.amount,
    "place_left": lambda _, e: e.amount - 1,
    "before_castle": lambda _, e: e.where,
    "path": lambda g, e: list(g.book.paths.values())[e.what][0],
}

LOG: Final = Log(events.KINDS, lambda name: f"log-{name}", hero_name, _COLUMNS, _WORDINGS, _ORIGINS)
