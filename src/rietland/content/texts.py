"""The texts a legend leads to: each of its keys has one in English, and only one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rietland.content.content import read_legend, shown
from rietland.content.faults import MISSING_TEXT, TWICE, UNREADABLE, Place, Report
from rietland.content.read import MAP, TEXT, Node
from rietland.words import catalogue

#: Records of a legend and the keys of their texts.
_SORTS: Final = {
    "cards": ("card-{of}-{name}", "card-{of}-{name}.title"),
    "goals": ("goal-{of}-{name}",),
    "variants": ("variant-{of}-{name}",),
    "sets": ("set-{of}-{name}",),
    "opponents": ("named-{name}",),
    "deeds": ("deed-{of}-{name}",),
    "bonuses": ("bonus-{of}-{name}",),
    "figures": ("figure-{name}",),
    "secrets": ("secret-{name}", "secret-{name}.maybe"),
}
#: Words that name a key themselves.
_SAYING: Final = ("say", "win", "fail")
_END: Final = "end_legend"


def check_texts(box: str, legend: Path, besides: list[str]) -> None:
    """Raises BadContent for a legend whose readers would find keys where words should be."""
    report = Report()
    root = read_legend(legend, report)
    if root is not None:
        own = legend.with_suffix(".ftl")
        why = catalogue.fault(own) if own.exists() else ""
        if why:
            # Its texts would all be missing; that is not what has to be mended.
            report.wrong(Place(shown(own), 1), why, UNREADABLE)
            report.settle()
        known = {
            key for file in catalogue.files(catalogue.FALLBACK) for key in catalogue.keys(file)
        }
        wanted = [*_wanted(root, f"{box}-{legend.stem}"), *((key, root.place) for key in besides)]
        for key, place in wanted:
            if key not in known:
                said = f"there is no text '{key}'; put it into {own.name}"
                report.wrong(place, said, MISSING_TEXT)
        _check_twice(own, report)
    report.settle()


def _check_twice(own: Path, report: Report) -> None:
    """What comes first stays, so a key that somebody else has too would speak of something else."""
    for file in catalogue.files(catalogue.FALLBACK):
        if file == own:
            return
        others = catalogue.keys(file)
        for key, line in catalogue.keys(own).items():
            if key in others and "." not in key:
                said = f"the text '{key}' stands in {file.name} already; choose another name"
                report.wrong(Place(shown(own), line), said, TWICE)


def _wanted(root: Node, of: str) -> Iterator[tuple[str, Place]]:
    """Every key of a legend, and where it comes from."""
    yield f"legend-{of}", root.place
    for sort, keys in _SORTS.items():
        for name, _ in _entries(root.get(sort)):
            for key in keys:
                yield key.format(of=of, name=name.value), name.place
    for one, record in _entries(root.get("sets")):
        # Cards are secret; what one may name has names of its own.
        named = record.get("cards")
        for card in named.items if named is not None else []:
            yield f"set-{of}-{one.value}.{card.value}", card.place
    for kind, record in _entries(root.get("tokens")):
        yield from _of_token(kind, record)
    for pile, record in _entries(root.get("piles")):
        for name, _ in _entries(record.get("cards")):
            yield f"event-{of.partition('-')[0]}-{pile.value}-{name.value}.title", name.place
    for _, opponent in _entries(root.get("opponents")):
        fatal = opponent.get("fatal")
        if fatal is not None:
            yield f"why-{of}-broke_in", fatal.place
    ends = [place for key, place in _said(root) if key == _END]
    yield from ((key, place) for key, place in _said(root) if key != _END)
    if ends:
        yield f"why-{of}-won", ends[0]
        for name, goal in _entries(root.get("goals")):
            yield from _lost(name, goal, of)


def _of_token(kind: Node, record: Node) -> Iterator[tuple[str, Place]]:
    """What a kind of token is called, one and several, and each face that is not just a card."""
    yield f"token-{kind.value}", kind.place
    yield f"token-{kind.value}.many", kind.place
    for name, face in _entries(record.get("faces")):
        does = face.get("do")
        steps = does.items if does is not None else []
        if not (len(steps) == 1 and steps[0].get("read") is not None):
            yield f"token-{kind.value}-{name.value}", name.place


def _lost(name: Node, goal: Node, of: str) -> Iterator[tuple[str, Place]]:
    """Why the legend is lost without a goal; the fall of the castle has a text of its own."""
    needs, needed, lost = goal.get("needs"), goal.get("needed"), goal.get("lost")
    if lost is not None:
        yield str(lost.value), lost.place
    elif needs is not None and needs.value != "hold" and (needed is None or needed.value):
        yield f"why-{of}-{name.value}", name.place


def _said(node: Node) -> Iterator[tuple[str, Place]]:
    """Keys that effects name, the ways of each choice, and where the goals decide."""
    for item in node.items:
        if item.kind == TEXT and item.value == _END:
            yield _END, item.place
        yield from _said(item)
    for key, value in node.entries:
        if key.value in _SAYING and value.kind == TEXT:
            yield str(value.value), value.place
        elif key.value == "choose" and value.kind == MAP:
            yield from ((f"choice-{way.value}", way.place) for way, _ in value.entries)
        yield from _said(value)


def _entries(node: Node | None) -> list[tuple[Node, Node]]:
    return node.entries if node is not None else []
