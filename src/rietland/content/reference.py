"""The author's reference: tables of the vocabulary, made from its records, in docs.

A table stands between two marks, `<!-- effects -->` and `<!-- end of effects -->`; all else on the
page is written by hand and left alone.
"""

from pathlib import Path
from typing import Final

from rietland.content.board import files, lasting, legend_file
from rietland.content.book import files as book_files
from rietland.content.build import TABLES
from rietland.content.faults import CODES
from rietland.content.trail import files as trail_files
from rietland.kernel.errors import BadContent
from rietland.vocabulary import board, book, control, goals, trail
from rietland.vocabulary import castle as cards
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


def tables() -> dict[str, str]:
    """Every table of docs/author.md, by the name in its marks."""
    return {
        "effects": _words(board.EFFECTS),
        "conditions": _words(board.CONDITIONS),
        "events": _words(board.WHENS),
        "goals": _words(goals.GOALS),
        "goal": _fields(legend_file.GoalRecord),
        "filters": _fields(board.Filter),
        "pieces": _fields(board.Pieces),
        "spaces": _fields(board.Spaces),
        "numbers": _fields(control.Amount),
        "values": _values((control.Lookup, board.LetterTable, control.Range)),
        "counter": _fields(lasting.CounterRecord),
        "switches": _plain("counter", board.SWITCHES),
        "codes": _plain("code", CODES),
        "legend": _fields(legend_file.LegendFile),
        "card": _fields(files.CardRecord),
        "trigger": _fields(files.TriggerRecord),
        "deed": _fields(files.DeedRecord),
        "trial": _fields(files.TrialRecord),
        "way": _fields(lasting.WayRecord),
        "toll": _fields(lasting.TollRecord),
        "change": _fields(lasting.ChangeRecord),
        "rules": _fields(legend_file.RulesRecord),
        "pile": _fields(files.PileRecord),
        "pile card": _fields(files.PileCardRecord),
        "opponent": _fields(legend_file.NamedRecord),
        "life": _fields(legend_file.LifeRecord),
        "bonus": _fields(lasting.BonusRecord),
        "shop": _fields(lasting.ShopRecord),
        "lure": _fields(lasting.LureRecord),
        "event card": _fields(files.EventRecord),
        "symbols": _words(cards.SYMBOLS),
        "more symbols": _words(cards.MORE_SYMBOLS),
        "at once": _words(cards.AT_ONCE),
        "prices": _words(cards.PRICES),
        "what a mission needs": _words(cards.NEEDS),
    }


def book_tables() -> dict[str, str]:
    """Every table of docs/gamebooks.md, by the name in its marks."""
    own = len(book.EFFECTS) - len(control.EFFECTS), len(book.CONDITIONS) - len(control.CONDITIONS)
    return {
        "box": _fields(book_files.BookBoxFile),
        "stat": _fields(book_files.StatRecord),
        "kind of test": _fields(book_files.TestKindRecord),
        "hero": _fields(book_files.BookHeroRecord),
        "gift": _fields(book_files.GiftRecord),
        "chapter": _fields(book_files.ChapterFile),
        "section": _fields(book_files.SectionRecord),
        "way": _fields(book_files.BookWayRecord),
        "test": _fields(book_files.WayTestRecord),
        "ending": _fields(book_files.EndingRecord),
        "legend": _fields(book_files.BookLegendFile),
        "variant": _fields(book_files.BookVariantRecord),
        "effects": _words(book.EFFECTS[: own[0]]),
        "conditions": _words(book.CONDITIONS[: own[1]]),
    }


def trail_tables() -> dict[str, str]:
    """Every table of docs/trails.md, by the name in its marks."""
    return {
        "map": _fields(trail_files.MapFile),
        "space": _fields(trail_files.MapSpaceRecord),
        "path": _fields(trail_files.MapPathRecord),
        "card": _fields(trail_files.TrailCardRecord),
        "face": _fields(trail_files.FaceRecord),
        "move": _fields(trail_files.MoveRecord),
        "use": _fields(trail_files.UseRecord),
        "effects": _words(trail.EFFECTS),
        "box": _fields(trail_files.TrailBoxFile),
        "hero": _fields(trail_files.TrailHeroRecord),
        "legend": _fields(trail_files.TrailLegendFile),
        "variant": _fields(trail_files.TrailVariantRecord),
    }


#: The pages that have tables.
PAGES: Final = {"author.md": tables, "gamebooks.md": book_tables, "trails.md": trail_tables}


def current(page: str, file: str = "author.md") -> str:
    """The page with every table as the vocabulary says it. Raises BadContent without a mark."""
    for name, table in PAGES[file]().items():
        start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, found, rest = page.partition(start)
        _, ended, after = rest.partition(end)
        if not found or not ended:
            raise BadContent(f"the page has no place for a table: {start} and {end}")
        page = f"{before}{start}\n\n{table}\n\n{end}{after}"
    return page


def is_current(path: Path) -> bool:
    """Whether the tables of this page are what the vocabulary says."""
    text = path.read_text(encoding="utf-8")
    return current(text, path.name) == text


def write(path: Path) -> None:
    path.write_text(current(path.read_text(encoding="utf-8"), path.name), encoding="utf-8")


# Tables.


def _words(known: tuple[type[Word], ...]) -> str:
    rows = ["| word | values | meaning |", "|---|---|---|"]
    for word in known:
        rows.append(f"| `{tag(word)}` | {_given(word)} | {_cell(meaning(word))} |")
    return "\n".join(rows)


def _values(known: tuple[type[Word], ...]) -> str:
    rows = ["| written with | meaning |", "|---|---|"]
    for word in known:
        keys = ["by", "else"] if word in TABLES else [field.key for field in fields(word)]
        shown = ", ".join(f"`{key}`" for key in keys)
        rows.append(f"| {shown} | {_cell(meaning(word))} |")
    return "\n".join(rows)


def _fields(word: type[Word]) -> str:
    said = notes(word)
    rows = ["| key | value | meaning |", "|---|---|---|"]
    for field in fields(word):
        sort = _shape(field.hint) + ("" if field.required else ", optional")
        rows.append(f"| `{field.key}` | {sort} | {_cell(said.get(field.name, ''))} |")
    return "\n".join(rows)


def _plain(title: str, known: dict[str, str]) -> str:
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
