"""Old words that are said in another shape now, and the edits that turn a text into the new one.

The builder asks here when it meets a word or key it does not know. Values that stay are the same
nodes in the old and in the new record, so an edit touches only what changes.
"""

import json
import re
from collections.abc import Callable
from typing import Final, NamedTuple

from rietland.content.board.legend_file import NamedRecord
from rietland.content.faults import Place
from rietland.content.read import FLAG, LIST, MAP, NUMBER, TEXT, Node
from rietland.vocabulary import board
from rietland.vocabulary.control import Word

_PLAIN: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_TRAPS: Final = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}


class Edit(NamedTuple):
    """A piece of a file, from a place up to another, and what stands there from now on."""

    start: Place
    end: Place
    text: str


Entries = list[tuple[Node, Node]]


# Nodes.


def _text(value: str, place: Place) -> Node:
    made = Node(TEXT, place)
    made.value = value
    return made


def _number(value: int, place: Place) -> Node:
    made = Node(NUMBER, place)
    made.value = value
    return made


def _map(place: Place, **entries: Node) -> Node:
    """A record; an underscore at the end of a key keeps it from being a word of Python."""
    made = Node(MAP, place)
    made.entries = [(_text(key.removesuffix("_"), place), value) for key, value in entries.items()]
    return made


def _list(place: Place, items: list[Node]) -> Node:
    made = Node(LIST, place)
    made.items = items
    return made


# Words.


def word(sort: str, name: str, value: Node) -> tuple[str, Node] | None:
    """The word that is used now for an old one, with its values; None for any other."""
    made = _WORDS.get((sort, name))
    return None if made is None else made(value)


def _thing_at(value: Node) -> tuple[str, Node]:
    return "exists", value


def _figure(value: Node) -> tuple[str, Node]:
    name = value.get("name") if value.kind == MAP else value
    return "exists", _map(value.place, figure=name or value)


def _creature(value: Node) -> tuple[str, Node]:
    name, moves = (
        (value, None) if value.kind != MAP else (value.get("creature"), value.get("moves"))
    )
    made = _map(value.place, creature=name or _text("any", value.place))
    if moves is not None and moves.value is True:
        fixed = Node(FLAG, value.place)
        fixed.value = False
        made.entries.append((_text("fixed", value.place), fixed))
    return "exists", made


def _farmer(value: Node) -> tuple[str, Node]:
    return "exists", _map(value.place, thing=_text("farmer", value.place))


def _meets(value: Node) -> tuple[str, Node]:
    place = value.place
    name = value.get("thing") if value.kind == MAP else value
    creature = _map(place, creature=_text("any", place))
    return "exists", _map(place, thing=name or value, at=_map(place, with_=creature))


def _remove_figure(value: Node) -> tuple[str, Node]:
    name = value.get("name") if value.kind == MAP else value
    return "remove", _map(value.place, figure=name or value)


def _remove_well(value: Node) -> tuple[str, Node]:
    at = value.get("at") if value.kind == MAP else value
    well = _text("well", value.place)
    return "remove", _map(value.place, token=well, at=at or value)


def _advance(value: Node) -> tuple[str, Node]:
    place = value.place
    no = Node(FLAG, place)
    no.value = False
    creature = value.get("creature") or _text("any", place)
    pick = value.get("which") or _text("lowest", place)
    arrows = _text("arrows", place)
    return "move", _map(place, creature=creature, pick=pick, fixed=no, along=arrows)


_WORDS: Final[dict[tuple[str, str], Callable[[Node], tuple[str, Node]]]] = {
    ("effect", "remove_figure"): _remove_figure,
    ("effect", "remove_well"): _remove_well,
    ("effect", "advance"): _advance,
    ("condition", "thing_at"): _thing_at,
    ("condition", "figure"): _figure,
    ("condition", "figure_on_board"): _figure,
    ("condition", "creature_out"): _creature,
    ("condition", "creature_on_board"): _creature,
    ("condition", "farmers_out"): _farmer,
    ("condition", "farmer_outside"): _farmer,
    ("condition", "meets"): _meets,
    ("condition", "thing_meets_creature"): _meets,
}


# Records.


def record(kind: type[Word], node: Node) -> Node | None:
    """The record as it is said now, if it has keys of before; else None."""
    made = _RECORDS.get(kind)
    return None if made is None else made(node)


def _here(node: Node) -> Node | None:
    """`here: true` is a space now."""
    if node.get("here") is None:
        return None
    made = Node(MAP, node.place)
    for key, value in node.entries:
        if key.value != "here":
            made.entries.append((key, value))
        elif value.value is True:
            made.entries.append((_text("at", key.place), _text("here", key.place)))
    return made


#: Kind of a node that stands for the spaces until all keys are known.
_LATER: Final = "spaces"
_PLACES: Final = {"between", "region", "outside", "not_at"}
_BOUNDS: Final = {
    "willpower_below": ("willpower", "at_most", -1),
    "willpower_above": ("willpower", "at_least", 1),
    "strength_at_most": ("strength", "at_most", 0),
    "strength_at_least": ("strength", "at_least", 0),
}


def _who(node: Node) -> Node | None:
    """Where heroes stand is one filter of spaces, and what they have is a range."""
    keys = {str(key.value) for key, _ in node.entries}
    if not keys & (_PLACES | set(_BOUNDS)):
        return None
    places: Entries = []
    ranges: dict[str, Node] = {}
    made = Node(MAP, node.place)
    for key, value in node.entries:
        name = str(key.value)
        if name in _PLACES or (name == "at" and keys & _PLACES):
            if not places:
                made.entries.append((_text("at", key.place), Node(_LATER, key.place)))
            places.append((key, value))
        elif name in _BOUNDS:
            stat, bound, more = _BOUNDS[name]
            if stat not in ranges:
                ranges[stat] = Node(MAP, key.place)
                made.entries.append((_text(stat, key.place), ranges[stat]))
            points = value if more == 0 else _shifted(value, more)
            ranges[stat].entries.append((_text(bound, key.place), points))
        else:
            made.entries.append((key, value))
    if places:
        at = _spaces(places)
        made.entries = [(key, at if value.kind == _LATER else value) for key, value in made.entries]
    return made


def _shifted(value: Node, more: int) -> Node:
    return _number(value.value + more, value.place) if isinstance(value.value, int) else value


def _spaces(places: Entries) -> Node:
    """One filter of spaces from several keys of before."""
    place = places[0][0].place
    wanted: Entries = []
    none: list[Node] = []
    for key, value in places:
        if key.value == "outside":
            regions = value.items if value.kind == LIST else [value]
            one = regions[0] if len(regions) == 1 else value
            none.append(_map(place, region=one))
        elif key.value == "not_at":
            none.append(value)
        else:
            wanted.append((_text(str(key.value), place), value))
    made = Node(MAP, place)
    made.entries = wanted
    if len(none) == 1:
        made.entries.append((_text("not", place), none[0]))
    elif none:
        made.entries.append((_text("not", place), _map(place, any=_list(place, none))))
    return made


def _gain(node: Node) -> Node | None:
    """One thing is a number of things now."""
    thing = node.get("thing")
    if thing is None:
        return None
    things = Node(MAP, thing.place)
    things.entries = [(thing, _number(1, thing.place))]
    made = Node(MAP, node.place)
    made.entries = [
        (_text("things", key.place), things) if value is thing else (key, value)
        for key, value in node.entries
    ]
    return made


def _opponent(node: Node) -> Node | None:
    """Strength by difficulty, then by number of heroes, is a number like any other now."""
    strength = node.get("strength")
    if strength is None or strength.kind != MAP or not strength.entries:
        return None
    for key, value in strength.entries:
        if key.value == "heroes" or value.kind != MAP or not _by_heroes(value):
            return None
    levels = Node(MAP, strength.place)
    levels.entries = [(key, _map(strength.place, heroes=value)) for key, value in strength.entries]
    made = Node(MAP, node.place)
    made.entries = [
        (key, _map(strength.place, difficulty=levels) if value is strength else value)
        for key, value in node.entries
    ]
    return made


def _by_heroes(table: Node) -> bool:
    return all(key.kind == NUMBER for key, _ in table.entries)


_RECORDS: Final[dict[type[Word], Callable[[Node], Node | None]]] = {
    board.Place: _here,
    board.PutFigure: _here,
    board.Lay: _here,
    board.Gain: _gain,
    board.Filter: _who,
    NamedRecord: _opponent,
}


# Edits.


def edits(old: Node, new: Node) -> list[Edit]:
    """What turns the text of an old record into the new one."""
    found: list[Edit] = []
    stay: set[int] = set()
    gone: list[int] = []
    for number, (key, value) in enumerate(old.entries):
        for at, (name, kept) in enumerate(new.entries):
            if kept is value:
                stay.add(at)
                if name.value != key.value:
                    found.append(Edit(key.place, key.end, str(name.value)))
                break
        else:
            gone.append(number)
    added = [entry for at, entry in enumerate(new.entries) if at not in stay]
    between = ", " if old.flow else "\n" + " " * (old.place.column - 1)
    text = between.join(f"{said(key)}: {said(value)}" for key, value in added)
    for number in gone:
        if text:
            key, value = old.entries[number]
            found.append(Edit(key.place, value.end, text))
            text = ""
        else:
            found.append(_without(old, number))
    if text:
        last = old.entries[-1][1].end
        found.append(Edit(last, last, between + text))
    return found


def _without(old: Node, number: int) -> Edit:
    """An entry goes, with what parts it from the others."""
    if number > 0:
        return Edit(old.entries[number - 1][1].end, old.entries[number][1].end, "")
    if len(old.entries) > 1:
        return Edit(old.entries[0][0].place, old.entries[1][0].place, "")
    return Edit(old.entries[0][0].place, old.entries[0][1].end, "")


def word_edits(key: Node, value: Node, name: str, new: Node) -> list[Edit]:
    """What turns an old word with its values into the new one; `key is value` for a bare word."""
    if key is value:
        text = f"{name}: {said(new)}" if new.entries else name
        return [Edit(key.place, key.end, text)]
    found = [] if key.value == name else [Edit(key.place, key.end, name)]
    if new is value:
        return found
    kept = {id(inner) for _, inner in value.entries}
    if value.kind == MAP and new.kind == MAP and any(id(one) in kept for _, one in new.entries):
        return found + edits(value, new)
    return [*found, Edit(key.end, value.end, ": " + said(new))]


def said(node: Node) -> str:
    """A value on one line."""
    if node.kind == MAP:
        return "{" + ", ".join(f"{said(key)}: {said(one)}" for key, one in node.entries) + "}"
    if node.kind == LIST:
        return "[" + ", ".join(said(one) for one in node.items) + "]"
    if node.kind == FLAG:
        return "true" if node.value else "false"
    if node.kind == TEXT:
        text = str(node.value)
        return text if _PLAIN.fullmatch(text) and text.lower() not in _TRAPS else json.dumps(text)
    return str(node.value)
