"""Lines of the log: which text tells an event, what goes into it, and what explains it.

A variant of a text is its attribute: `log-willpower.lost`.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.board.view.names import (
    Args,
    address_key,
    card_key,
    creature_label,
    event_key,
    face_label,
    follower_name,
    hero_label,
    letter,
    space_label,
    step_label,
    thing_label,
    title,
    token_label,
)
from rietland.board.view.types import Label
from rietland.kernel import control
from rietland.kernel.event import Event
from rietland.kernel.state import WON

#: Lines of a fight that name the opponent.
_FOUGHT: Final = (
    events.FIGHT, events.CREATURE_THREW, events.CREATURE_VALUE, events.HURT, events.ESCAPED,
    events.CARD_LOST,
)  # fmt: skip

#: What an event's `what` is, where it is something with a name.
_WHAT: Final = {
    control.READ: "card",
    control.DIE: "die",
    control.CHOICE: "choice",
    events.MARCHED: "creature",
    events.PLACED: "named",
    events.STAYED: "creature",
    events.CHANGED: "creature",
    events.LEFT_OUT: "creature",
    events.BROKE_IN: "creature",
    events.GOT_AWAY: "creature",
    events.MET: "creature",
    events.ROUND_OVER: "creature",
    events.SLAIN: "named",
    events.VANISHED: "creature",
    events.POISONED: "creature",
    events.FLEW: "creature",
    events.CARD_LOST: "creature",
    events.FIGHT: "creature",
    events.CREATURE_THREW: "creature",
    events.CREATURE_VALUE: "creature",
    events.HURT: "creature",
    events.ESCAPED: "creature",
    events.TOOK: "thing",
    events.DROPPED: "thing",
    events.GAVE: "thing",
    events.BOUGHT: "thing",
    events.USED: "thing",
    events.EXTRA_THREW: "die",
    events.OVERTURNED: "die",
    events.DOUBLED_ROLL: "thing",
    events.LOOKED: "seen",
    events.FOG: "fog",
    events.TOKEN: "token",
    events.TOKENS_LAID: "token",
    events.TOKEN_GONE: "token",
    events.EVENT: "event",
    events.CANCELLED: "event",
    events.FIGURE: "figure",
    events.LAID: "thing",
    events.GONE: "thing",
    events.TURNED: "thing",
    events.LOADED: "thing",
    events.BARTERED: "thing",
    events.HAGGLED: "thing",
    events.FARMER: "follower",
    events.FARMER_LEFT: "follower",
    events.FARMER_LOST: "follower",
    events.FARMER_SAFE: "follower",
    events.ARRIVED: "thing",
    events.BRIDGE: "bridge",
    events.BUILT: "bridge",
    events.WAITS: "waiting",
    events.FOUND: "waiting",
    events.PEEKED: "event",
    events.CARD_GONE: "event",
    events.DEED: "deed",
    events.TRIAL: "deed",
    events.TRIED: "deed",
    events.DEALT: "event",
    events.CARD_DONE: "event",
    events.CARD_SPOILED: "event",
    events.SHOWN: "event",
    events.REMOVED: "event",
    events.PATH: "path",
    events.NARROWED: "secret",
    events.FIGURE_RESTS: "figure",
    events.GUIDED: "figure",
    events.PARTED: "figure",
    events.CROSSED: "step",
    events.BURNT: "thing",
    events.DIMMED: "thing",
}
#: Events whose `amount` is no number of pieces: a space, a hero, a deck, a letter, a name.
NO_AMOUNT: Final = (
    events.MARCHED, events.PLACED, events.SLAIN, events.GAVE, events.EVENT, events.CANCELLED,
    events.GOT_AWAY, events.MET, events.END_LETTER, events.FLEW, events.VANISHED, events.POISONED,
    events.PEEKED, events.CARD_GONE, events.NARRATOR, events.STAR, events.DEALT, events.CARD_DONE,
    events.CARD_SPOILED, events.SHOWN, events.REMOVED, events.TRACK_GONE, events.ESCAPED,
    events.BARTERED, events.TOKEN, events.CROSSED, events.STAR_MOVED, events.LOADED,
    events.FIGURE, events.LEFT_OUT,
)  # fmt: skip
#: Events that a loss turns around.
_CHANGES: Final = (events.WILLPOWER, events.STRENGTH, events.GOLD)


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
    if e.kind == control.SAID:
        return Label(e.rule, {"who": hero_label(g, e.who)} if e.who >= 0 else {})
    if e.kind == control.ENDED:
        return Label("log-ended.won" if e.what == WON else "log-ended", {"why": Label(s.why)})
    args: Args = {"amount": abs(e.amount)}
    if e.who >= 0:
        args["who"] = hero_label(g, e.who)
    if e.where >= 0:
        args["space"] = space_label(g, e.where)
    variant = _variant(g, s, e, seat)
    if not _hides(s, e, seat):
        _add_what(g, e, args)
    if e.kind in _FOUGHT:
        args["what"] = creature_label(g, e.what, _fought(s, e))
    elif e.kind == events.MARCHED:
        args["what"] = creature_label(g, e.what, _marched(s, e))
    _add_rest(g, s, e, args)
    if e.kind == events.NARROWED:
        args["spaces"] = ", ".join(str(space) for space in s.secrets[e.what])
    key = f"log-{events.KINDS.rows[e.kind].name}"
    return Label(f"{key}.{variant}" if variant else key, args)


def _fought(s: State, e: Event) -> int:
    """The opponent of a line of a fight, by the number of its name; -1 if it has none."""
    b = s.battle
    if b is not None and b.creature >= 0:
        return s.creature_name[b.creature]
    for other in s.news:
        if other.kind in (events.SLAIN, events.ESCAPED) and other.where == e.where:
            return other.amount
    return -1


def _marched(s: State, e: Event) -> int:
    """Who marched, by the number of its name; -1 if it has none, or is on the board no more.

    It may have gone on since: it is where its last step led.
    """
    at = e.where
    since = False
    for other in s.news:
        if other is e:
            since = True
        elif since and other.kind == e.kind and other.what == e.what and other.amount == at:
            at = other.where
    for c, space in enumerate(s.creature_space):
        if space == at and s.creature_kind[c] == e.what:
            return s.creature_name[c]
    return -1


def _hides(s: State, e: Event, seat: int) -> bool:
    """What one hero looked at alone is nobody else's business."""
    if e.kind not in (events.PEEKED, events.CARD_GONE):
        return False
    return e.who >= 0 and s.heroes[e.who].seat != seat


def _variant(g: Board, s: State, e: Event, seat: int) -> str:
    """Which of a log line's wordings fits."""
    kind = e.kind
    if kind in _CHANGES:
        return "lost" if e.amount < 0 else ""
    if kind == events.ENTERED:
        return "storm" if e.amount else ""
    if kind == events.BROKE_IN:
        return "lost" if e.amount < 0 else ""
    if kind == events.LOADED and e.amount:
        return "figure"
    if kind in (events.TURNED, events.LOADED):
        return "held" if e.who >= 0 else ""
    if kind == events.HOUR_BACK:
        return "" if e.amount else "start"
    if kind == events.NARROWED:
        # A search that succeeds knows the place for a moment only: what was found hides no more.
        if not s.secrets[e.what]:
            return "found"
        return "known" if e.amount == 1 else ""
    if kind == events.LAID:
        return "several" if e.amount > 1 else ""
    if kind == events.LEFT_OUT:
        return ("", "blocked", "change")[e.amount]
    if kind == events.EVENT:
        return "pile" if g.book.decks[e.amount].pile >= 0 else ""
    if kind == events.STAR:
        return "pile" if e.what < 0 and not g.book.decks[-1 - e.what].is_set else ""
    if kind in (events.PLACED, events.SLAIN):
        return "named" if e.amount >= 0 else ""
    if kind == events.GONE:
        return "back" if g.book.things[kind_of(e.what)].returns else ""
    if kind == events.DEED:
        return "trial" if g.book.deeds[e.what].trial is not None else ""
    if kind == events.FIGURE:
        if e.where < 0:
            return "gone"
        # A card that puts a figure on the board does so for a hero, but nobody leads it.
        if e.who >= 0 and "/" not in e.rule:
            return ""
        return "moved" if e.amount > 0 and e.amount - 1 != e.where else "nobody"
    if kind == events.FARMER_LOST and e.who >= 0:
        # What a hero does with a farmer, as a deed, is no loss.
        return "stays" if e.rule.startswith("deed/") else ""
    if kind == events.FARMER_LOST and "/" in e.rule:
        # A card takes a farmer, perhaps to a wedding.
        return "removed"
    if kind in (control.DIE, events.FARMER_LOST, events.LOOKED):
        return "nobody" if e.who < 0 else ""
    if kind == events.HOUR:
        return "overtime" if e.what > 0 else ""
    if kind == events.RESTED:
        return "rooster" if e.amount else ""
    if kind == events.BOUGHT:
        return "strength" if e.what <= 0 else ""
    if kind == events.FIGHT:
        return "rubble" if e.what < 0 else ""
    if kind == events.TRIED:
        return "trial" if e.what >= 0 else ""
    if kind == events.ESCAPED:
        named = g.book.named[e.amount] if e.amount >= 0 else None
        keeps = named is not None and (named.life >= 0 or named.wounds >= 0)
        return "lasting" if keeps else ""
    if kind in (events.PEEKED, events.CARD_GONE):
        return "" if _hides(s, e, seat) else "seen"
    return ""


def _add_what(g: Board, e: Event, args: Args) -> None:
    sort = _WHAT.get(e.kind, "")
    if sort == "follower":
        args["what"] = Label(f"thing-{follower_name(g)}")
        return
    if not sort or (e.what < 0 and sort != "creature") or (e.what == 0 and sort == "thing"):
        return
    if sort == "card":
        args["what"] = title(card_key(g, e.what))
    elif sort == "die":
        args["what"] = Label(f"die-{g.book.dice_names[e.what]}")
    elif sort == "choice":
        args["what"] = Label(f"choice-{g.book.choices[e.what]}")
    elif sort == "creature":
        args["what"] = creature_label(g, e.what)
    elif sort == "named":
        args["what"] = creature_label(g, e.what, e.amount)
    elif sort == "thing" or (sort == "seen" and e.amount):
        args["what"] = thing_label(g, e.what)
    elif sort in ("fog", "seen"):
        args["what"] = Label(f"fog-{g.book.fog_faces[e.what]}")
    elif sort == "token":
        args["what"] = token_label(g, e.what)
    elif sort == "event":
        args["what"] = title(event_key(g, e.amount, e.what))
    elif sort == "deed":
        args["what"] = Label(g.book.deeds[e.what].key)
    elif sort == "figure":
        args["what"] = Label(f"figure-{g.book.figure_names[e.what]}")
    elif sort == "path":
        args["what"] = Label(f"path-{list(g.book.paths)[e.what]}")
    elif sort == "step":
        args["what"] = step_label(g, e.what)
    elif sort == "secret":
        args["what"] = Label(f"secret-{g.book.secrets[e.what]}")
    elif sort == "bridge":
        args["what"] = Label(f"bridge-{g.book.bridge_names[e.what]}")
    else:
        wait = g.book.waits[e.what]
        args["what"] = title(address_key(g, wait.ref))
        args["spaces"] = ", ".join(str(space) for space in wait.spaces)


def _add_rest(g: Board, s: State, e: Event, args: Args) -> None:
    """What only some kinds of event have."""
    if e.kind in (events.MARCHED, events.FLEW):
        args["from"] = space_label(g, e.amount)
    elif e.kind == events.FIGURE and e.amount > 0:
        args["from"] = space_label(g, e.amount - 1)
    elif e.kind == events.HOUR:
        args["willpower"] = e.what
    elif e.kind in (events.FLIPPED, events.REROLLED):
        args["old"] = e.what
    elif e.kind == events.OVERTURNED:
        args["old"] = g.book.opposite[e.what].get(e.amount, 0)
    elif e.kind == events.COUNTED:
        args["dice"] = e.what
        args["rest"] = e.amount - e.what
    elif e.kind == events.GAVE:
        args["hero"] = hero_label(g, e.amount)
    elif e.kind == events.BARTERED:
        args["given"] = thing_label(g, e.amount)
    elif e.kind == events.TOKEN:
        args["face"] = face_label(g, e.what, e.amount)
    elif e.kind == events.TOKENS_LAID:
        where = [at for kind, at in zip(s.token_kind, s.token_at, strict=True) if kind == e.what]
        args["amount"] = len(where)
        args["spaces"] = ", ".join(str(space) for space in sorted(where))
    elif e.kind == events.LOADED and e.amount:
        args["figure"] = Label(f"figure-{g.book.figure_names[e.amount - 1]}")
    elif e.kind in (
        events.NARRATOR, events.STAR, events.TRACK_GONE, events.END_LETTER, events.STAR_MOVED,
    ):  # fmt: skip
        args["letter"] = letter(e.amount)
        if e.kind == events.STAR_MOVED:
            args["from"] = letter(e.what)
