"""Tables of the vocabulary for the pages of authors, made from its records."""

from typing import Final

from rietland.content.build import TABLES
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import Hint, fields, meaning, notes, tag

_PLAIN: Final = {"int": "number", "float": "number", "str": "name", "bool": "true or false"}
#: Sorts of names as the page says them, where another word is plainer.
_SORTS: Final = {
    "new counter": "counter",
    "rank": "`lowest` or `highest`",
    "good": "`gold` or `willpower`",
    "well": "well's space",
    "merchant": "merchant's space",
    "difficulty of the box": "difficulty",
    "letter of the alphabet": "letter",
    "text": "key of a text",
}
_HELD: Final = {
    "effects": "effects",
    "conditions": "conditions",
    "branches": "ways by name, each with effects",
    "who": "heroes",
    "what": "pieces",
    "space": "spaces",
    "counted": "pieces, heroes or spaces",
    "when": "event",
    "goal": "goal",
    "ranges": "table",
}


#: What records inside others are called on the page.
_RECORDS: Final[dict[type[Word], str]] = {
    **dict.fromkeys(TABLES, "table"),
    control.Amount: "amount",
    control.Range: "range",
}


def word_table(known: tuple[type[Word], ...]) -> str:
    """Words with what they are given and what they mean."""
    rows = ["| word | values | meaning |", "|---|---|---|"]
    for word in known:
        rows.append(f"| `{tag(word)}` | {_given(word)} | {_cell(meaning(word))} |")
    return "\n".join(rows)


def value_table(known: tuple[type[Word], ...]) -> str:
    """Values that are written with certain keys."""
    rows = ["| written with | meaning |", "|---|---|"]
    for word in known:
        keys = ["by", "else"] if word in TABLES else [field.key for field in fields(word)]
        shown = ", ".join(f"`{key}`" for key in keys)
        rows.append(f"| {shown} | {_cell(meaning(word))} |")
    return "\n".join(rows)


def field_table(word: type[Word]) -> str:
    """The keys of a record."""
    said = notes(word)
    rows = ["| key | value | meaning |", "|---|---|---|"]
    for field in fields(word):
        sort = _shape(field.hint) + ("" if field.required else ", optional")
        rows.append(f"| `{field.key}` | {sort} | {_cell(said.get(field.name, ''))} |")
    return "\n".join(rows)


def plain_table(title: str, known: dict[str, str]) -> str:
    """Names and what they mean."""
    rows = [f"| {title} | meaning |", "|---|---|"]
    rows += [f"| `{name}` | {_cell(text)} |" for name, text in known.items()]
    return "\n".join(rows)


def _given(word: type[Word]) -> str:
    """The fields of a record, those that must be given first; the short form if there is one."""
    parts = [f"`{field.key}`: {_shape(field.hint)}" for field in fields(word) if field.required]
    spare = [f"`{field.key}`: {_shape(field.hint)}" for field in fields(word) if not field.required]
    text = ", ".join(parts)
    if spare:
        text += ("; " if text else "") + "optional " + ", ".join(spare)
    if word.SHORT and len(fields(word)) == 1:
        return f"{_shape(fields(word)[0].hint)}, alone"
    return text or "none"


def _shape(hint: Hint) -> str:
    """What stands under a key, in a few words: the sort of its name, else its shape."""
    if hint.holds:
        return _HELD[hint.holds]
    if hint.shape == "word" and hint.word is not None:
        return _RECORDS.get(hint.word, "record")
    if hint.shape == "union":
        if any(one.word is control.Amount for one in hint.inner):
            return "amount"
        members = [_shape(one) for one in hint.inner if one.shape != "none"]
        return " or ".join(dict.fromkeys(members))
    if hint.shape == "literal":
        return " or ".join(f"`{one}`" for one in hint.literals)
    if hint.shape in ("list", "tuple"):
        return f"list of {_shape(hint.inner[0])}"
    if hint.shape == "dict":
        return f"{_shape(hint.inner[1])} by {_shape(hint.inner[0])}"
    return _SORTS.get(hint.sort, hint.sort) or _PLAIN[hint.shape]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
