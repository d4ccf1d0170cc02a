"""Notation: every input as a short sentence that parses back.

`walk thorn 14` is a verb, who, and what the verb's shape asks for. A Game owns one Lexicon.
"""

from difflib import get_close_matches

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.errors import MalformedText

#: A verb of a family: its number, its group, its word, and the sorts of who, a and b.
Shape = tuple[int, int, str, str, str, str]


def groups_by_verb(shapes: list[Shape]) -> list[int]:
    """The group of each verb, by its number; 0 where there is no verb."""
    groups = [0] * (1 + max([shape[0] for shape in shapes]))
    for shape in shapes:
        groups[shape[0]] = shape[1]
    return groups


class Lexicon:
    """Words of a game: its verbs, the shape of each, and the names behind the numbers."""

    def __init__(self) -> None:
        #: Word of each verb; the position is the verb's number; "" where none is used.
        self.verbs: list[str] = []
        #: For each verb the sorts of its slots: who, a, b; "" where a slot is not used.
        self.shapes: list[tuple[str, str, str]] = []
        #: For each sort of name the names; the position is the number. "number" has none.
        self.names: dict[str, list[str]] = {}

    def verb(self, number: int, word: str, who: str, a: str, b: str) -> None:
        while len(self.verbs) <= number:
            self.verbs.append("")
            self.shapes.append(("", "", ""))
        self.verbs[number] = word
        self.shapes[number] = (who, a, b)

    def say(self, action: Action) -> str:
        shape = self.shapes[action.verb]
        words = [self.verbs[action.verb]]
        for sort, value in zip(shape, (action.who, action.a, action.b), strict=True):
            if sort:
                words.append(self.name(sort, value))
        return " ".join(words)

    def name(self, sort: str, value: int) -> str:
        return str(value) if sort == "number" else self.names[sort][value]

    def hear(self, text: str) -> Action:
        words = text.split()
        if not words:
            raise MalformedText(
                "an input needs at least a verb, e.g. 'pass thorn'", "malformed-empty"
            )
        if words[0] not in self.verbs:
            raise _unknown("verb", words[0], [v for v in self.verbs if v])
        number = self.verbs.index(words[0])
        who_sort, a_sort, b_sort = self.shapes[number]
        sorts = [sort for sort in (who_sort, a_sort, b_sort) if sort]
        if len(words) - 1 != len(sorts):
            wanted = " ".join([words[0]] + [f"<{sort}>" for sort in sorts])
            raise MalformedText(
                f"'{text}' does not have the form '{wanted}'",
                "malformed-form",
                {"text": text, "form": wanted},
            )
        values = [self.value(sort, word) for sort, word in zip(sorts, words[1:], strict=True)]
        filled: list[int] = []
        for sort in (who_sort, a_sort, b_sort):
            filled.append(values.pop(0) if sort else 0)
        return Action(number, filled[0] if who_sort else CHANCE, filled[1], filled[2])

    def value(self, sort: str, word: str) -> int:
        if sort == "number":
            digits = word.removeprefix("-")
            if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
                raise MalformedText(f"'{word}' is not a number", "malformed-number", {"text": word})
            return int(word)
        names = self.names[sort]
        if word not in names:
            raise _unknown(sort, word, [name for name in names if name])
        return names.index(word)


def _unknown(sort: str, word: str, names: list[str]) -> MalformedText:
    near = get_close_matches(word, names, 3, 0.6)
    if near:
        meant = ", ".join(near)
        message = f"unknown {sort} '{word}'; did you mean {meant}?"
        return MalformedText(message, "malformed-near", {"sort": sort, "text": word, "near": meant})
    shown = ", ".join(names[:8]) + (", …" if len(names) > 8 else "")
    message = f"unknown {sort} '{word}'; expected one of: {shown}"
    return MalformedText(message, "malformed-unknown", {"sort": sort, "text": word, "all": shown})
