"""Checks of names that all families share: what is mentioned exists."""

from rietland.content.faults import UNKNOWN_NAME
from rietland.content.reading import Mention, Reading
from rietland.vocabulary.board import SWITCHES


def check_names(draft: Reading, known: dict[str, list[str]], mentions: list[Mention]) -> None:
    """Every name that is mentioned exists; a counter exists once something gives it a value."""
    new = [mention.name for mention in mentions if mention.sort == "new counter"]
    counters = list(dict.fromkeys([*SWITCHES, *known.get("counter", []), *new]))
    # Looked up as often as something is mentioned, so not in the lists.
    names_of = {**{sort: set(names) for sort, names in known.items()}, "counter": set(counters)}
    for mention in mentions:
        names = counters if mention.sort == "counter" else known.get(mention.sort)
        if names is not None and mention.name not in names_of[mention.sort]:
            said = _missing(mention.sort, mention.name)
            draft.report.unknown(mention.place, said, UNKNOWN_NAME, mention.name, names)


def _missing(sort: str, name: str) -> str:
    if sort in {"space", "space number"}:
        return f"there is no space {name} on the board"
    if sort in {"well", "merchant", "fog circle"}:
        return f"space {name} has no {sort}"
    if sort == "counter":
        return f"nothing gives the counter '{name}' a value"
    if sort == "party":
        return f"this box can't be played with {name} heroes"
    if sort == "overtime hour":
        return f"{name} is not an overtime hour"
    return f"there is no {sort} '{name}'"
