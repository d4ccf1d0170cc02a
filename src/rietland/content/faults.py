"""What is wrong with files: a record for each fault, with a code that programs can read."""

from difflib import SequenceMatcher, get_close_matches
from typing import Final

from rietland.kernel.errors import BadContent, Fault
from rietland.words.printable import printable

# Codes: a closed set, so that an editor can act on them.
UNREADABLE: Final = "unreadable"
TOO_LARGE: Final = "too-large"
READS_TWO_WAYS: Final = "reads-two-ways"
TWICE: Final = "twice"
UNKNOWN_WORD: Final = "unknown-word"
UNKNOWN_NAME: Final = "unknown-name"
BAD_NAME: Final = "bad-name"
MISSING_FIELD: Final = "missing-field"
WRONG_TYPE: Final = "wrong-type"
OUT_OF_RANGE: Final = "out-of-range"
INCOMPLETE: Final = "incomplete"
NO_HERO: Final = "no-hero"
NO_EVENT: Final = "no-event"
NEVER_READ: Final = "never-read"
NEVER_HAPPENS: Final = "never-happens"
NO_END: Final = "no-end"
MISSING_TEXT: Final = "missing-text"
CONTRADICTION: Final = "contradiction"

#: Every code and what it means.
CODES: Final[dict[str, str]] = {
    UNREADABLE: "the file is missing or is not valid YAML",
    TOO_LARGE: "the file is too long, too deep or has too many values",
    READS_TWO_WAYS: "YAML reads the value differently from what it looks like",
    TWICE: "the same key or name is given twice",
    UNKNOWN_WORD: "the vocabulary has no such word or key",
    UNKNOWN_NAME: "the box or the legend has nothing of this name",
    BAD_NAME: "a name has other characters than letters, digits and `_`",
    MISSING_FIELD: "a record needs a key that is not given",
    WRONG_TYPE: "a value has the wrong shape, such as a text for a number",
    OUT_OF_RANGE: "a number is too small or too large",
    INCOMPLETE: "a table has no entry for something that can happen",
    NO_HERO: "an effect for one hero is used where there is none",
    NO_EVENT: "`it` or `there` is used where no event gives it",
    NEVER_READ: "nothing leads to this card",
    NEVER_HAPPENS: "an event or a condition that can never come true",
    NO_END: "the legend cannot be won, cannot be lost or does not end",
    MISSING_TEXT: "a key of the legend has no text in English",
    CONTRADICTION: "two statements do not fit together",
}


class Place:
    """A place in a file."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int = 1) -> None:
        self.file: str = file
        self.line: int = line
        self.column: int = column

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


#: Faults after which nobody looks for more: an author mends these first.
MOST: Final = 100
#: Names among which no near one is looked for: that takes longer the more there are.
MANY_NAMES: Final = 200


class Report:
    """Everything that is wrong, in the order it was found; of very much, the beginning."""

    def __init__(self, most: int = MOST) -> None:
        self.most: int = most
        self.faults: list[Fault] = []
        self._known: set[Fault] = set()

    def wrong(
        self, place: Place, message: str, code: str = CONTRADICTION, suggestion: str = ""
    ) -> None:
        """Note a fault. Raises BadContent when there are as many as one reports at once."""
        # What an author wrote is quoted, and the message comes to a terminal.
        said, meant = printable(message), printable(suggestion)
        fault = Fault(place.file, place.line, place.column, code, said, meant)
        if fault not in self._known:
            self._known.add(fault)
            self.faults.append(fault)
            if len(self.faults) >= self.most:
                self.settle()

    def unknown(self, place: Place, message: str, code: str, word: str, known: list[str]) -> None:
        """A word or name that does not exist; the nearest one is suggested."""
        self.wrong(place, message + did_you_mean(word, known), code, nearest(word, known))

    def lines(self) -> list[str]:
        """What is wrong with each file and line, told once."""
        told = [f"{one.file}:{one.line}: {one.message}" for one in self.ordered()]
        return list(dict.fromkeys(told))

    def ordered(self) -> list[Fault]:
        """The faults by file and line."""
        return sorted(self.faults, key=_where)

    def settle(self) -> None:
        """Raise BadContent if anything is wrong."""
        if self.faults:
            more = ["there may be more; mend these first"] * (len(self.faults) >= self.most)
            raise BadContent("\n".join([*self.lines(), *more]), self.ordered())


def _where(fault: Fault) -> tuple[str, int]:
    return fault.file, fault.line


def did_you_mean(word: str, known: list[str]) -> str:
    """The end of a message about an unknown word: the nearest known ones."""
    near = _near(word, known)
    if near:
        return f"; did you mean {_either(near)}?"
    if not known:
        return ""
    shown = ", ".join(sorted(known)[:12])
    return f"; known: {shown}" + (", …" if len(known) > 12 else "")


def nearest(word: str, known: list[str]) -> str:
    """The known word that is most like this one, if any is."""
    near = _near(word, known)
    return near[0] if near else ""


def _near(word: str, known: list[str]) -> list[str]:
    if len(known) > MANY_NAMES:
        return []
    near = get_close_matches(word, known, 3, 0.5)
    if near and SequenceMatcher(None, word, near[0]).ratio() > 0.8:
        return near[:1]
    return near


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
