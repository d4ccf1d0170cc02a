"""Names as people read them: who may be called what without being taken for somebody else."""

import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters of other alphabets by the one of ours that they look like (Unicode's list of confusable
# signs, as far as names need it): first capitals, then small letters.
_CAPITALS: Final = {
    "A": "\u0410\u0391", "B": "\u0412\u0392", "C": "\u0421\u03f9", "E": "\u0415\u0395",
    "G": "\u050c", "H": "\u041d\u0397", "I": "\u0406\u04c0\u0399", "J": "\u0408",
    "K": "\u041a\u039a", "M": "\u041c\u039c", "N": "\u039d", "O": "\u041e\u039f",
    "P": "\u0420\u03a1", "Q": "\u051a", "S": "\u0405", "T": "\u0422\u03a4", "V": "\u0474",
    "W": "\u051c", "X": "\u0425\u03a7", "Y": "\u0423\u04ae\u03a5", "Z": "\u0396",
}  # fmt: skip
_SMALL: Final = {
    "a": "\u0430\u03b1", "c": "\u0441\u03f2", "d": "\u0501", "e": "\u0435", "g": "\u0261",
    "h": "\u04bb", "i": "\u0456\u03b9\u0131", "j": "\u0458", "k": "\u043a\u03ba",
    "l": "\u04cf\u0142", "m": "\u043c", "n": "\u0578", "o": "\u043e\u03bf", "p": "\u0440\u03c1",
    "q": "\u051b", "s": "\u0455", "t": "\u0442", "v": "\u03bd\u0475", "w": "\u051d",
    "x": "\u0445\u03c7", "y": "\u0443\u04af\u03b3",
}  # fmt: skip


def _letters(alike: dict[str, str]) -> dict[int, str]:
    return {ord(other): ours for ours, others in alike.items() for other in others}


_CAPITAL_LETTERS: Final = _letters(_CAPITALS)
_SMALL_LETTERS: Final = _letters(_SMALL)
#: Of ours those that are read in two ways.
_ALIKE: Final = _letters({"i": "l1", "o": "0"})


def folded(name: str) -> str:
    """A name as it looks: without spaces, signs, capitals and the alphabet of its letters."""
    plain = unicodedata.normalize("NFKC", name).translate(_CAPITAL_LETTERS).casefold()
    same = plain.translate(_SMALL_LETTERS).translate(_ALIKE)
    return "".join(letter for letter in same if letter.isalnum())


def is_taken(name: str, taken: Iterable[str]) -> bool:
    """Whether somebody would be mistaken for one of these."""
    return folded(name) in {folded(one) for one in taken if one}


def apart(rows: Iterable[tuple[int, str, str]]) -> dict[int, str]:
    """Names by seat, of seats, people and their names: of two people alike only the first has it.

    One person may hold several seats.
    """
    owner: dict[str, str] = {}
    return {
        seat: name
        for seat, guest, name in rows
        if name and owner.setdefault(folded(name), guest) == guest
    }
