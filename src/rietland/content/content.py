"""Content: how the boxes of one family are read, and what the library keeps of them."""

import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Generic, TypeVar

from rietland import families
from rietland.content.build import Builder, Vocabulary
from rietland.content.faults import TOO_LARGE, TWICE, UNREADABLE, WRONG_TYPE, Place, Report
from rietland.content.read import MAP, MOST_VALUES, Node, read_file
from rietland.content.reading import Reading
from rietland.kernel.book import BaseBook
from rietland.kernel.errors import BadContent
from rietland.kernel.game import Game
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import lacks

BOXES: Final = Path(__file__).parent.parent / "boxes"
#: Files a legend may be parted into.
MOST_PARTS: Final = 100

_File = TypeVar("_File", bound=Word)
_Made = TypeVar("_Made")


class Content:
    """What a family says of its files. A box is a chain of folders: its own, then its parents."""

    #: Its vocabulary.
    words: Vocabulary | None = None
    #: Bare words in a list of effects that stand for a list of the box.
    splices: tuple[str, ...] = ()
    #: What the schemas of its files begin with, and what they are files of.
    prefix: str = ""
    of: str = ""
    #: Kinds of file that say only some of what their record needs.
    parts: tuple[str, ...] = ()

    def book(self, folders: list[Path], legend: Path) -> BaseBook:
        """The Book of a legend. Raises BadContent with every fault of its files."""
        raise NotImplementedError

    def game(self, book: BaseBook, party: list[str]) -> Game:
        """The rules bound to a Book of this family, for these figures in seating order."""
        raise NotImplementedError

    def texts(self, book: BaseBook) -> list[str]:  # noqa: ARG002 - most families have none
        """Keys that readers need besides those of the legend's own file."""
        return []

    # What it says of itself, for editors and for the pages of authors.

    def files(self) -> dict[str, type[Word]]:
        """The record of each kind of file, by its name."""
        return {}

    def pages(self) -> dict[str, dict[str, str]]:
        """Pages of the docs, each with its tables by the name in their marks."""
        return {}

    def unsaid(self) -> list[str]:
        """What its words do not say of themselves."""
        return lacks(self.words.all()) if self.words is not None else []


def every_content() -> list[Content]:
    """What each family says of its files."""
    return [families.load(families.named(name).content)() for name in families.names()]


class Kept(Generic[_Made]):
    """What was made of files, or what is wrong with them, until one of them changes."""

    def __init__(self) -> None:
        self._made: dict[object, tuple[object, _Made | BadContent]] = {}
        #: Two threads make nothing twice; what is made may ask for itself again.
        self._lock = threading.RLock()

    def get(self, key: object, files: Iterable[Path], make: Callable[[], _Made]) -> _Made:
        """Raises BadContent if making it does, also the next time."""
        stamp = [state_of(path) for path in files]
        with self._lock:
            known = self._made.get(key)
            if known is None or known[0] != stamp:
                try:
                    known = stamp, make()
                except BadContent as fault:
                    known = stamp, fault
                self._made[key] = known
        if isinstance(known[1], BadContent):
            raise known[1].with_traceback(None)
        return known[1]


def state_of(path: Path) -> tuple[Path, int, int]:
    """A file, when it was changed and how long it is; a link to nowhere has neither."""
    try:
        stat = path.stat()
    except OSError:
        return path, 0, 0
    return path, stat.st_mtime_ns, stat.st_size


def files_of(folders: list[Path]) -> list[Path]:
    """Everything a box is made of but its legends, in a fixed order."""
    patterns = ("*.yaml", "boards/*.yaml", "chapters/*.yaml", "maps/*.yaml")
    return [path for one in folders for name in patterns for path in sorted(one.glob(name))]


def shown(path: Path) -> str:
    """A file as messages name it."""
    return path.relative_to(BOXES).as_posix() if path.is_relative_to(BOXES) else str(path)


def load(
    kind: type[_File],
    folders: list[Path],
    name: str,
    reading: Reading,
    vocabulary: Vocabulary,
    splices: dict[str, list[object]] | None = None,
) -> _File | None:
    """One file of a box as a record: what the box says itself, over what it extends."""
    root = read_layers(folders, name, reading)
    if root is None:
        return None
    made = Builder(vocabulary, reading, splices or {}).file(kind, root)
    return made if isinstance(made, kind) else None


def parts_of(legend: Path) -> list[Path]:
    """Files that a legend is made of besides its own: those in the folder that has its name."""
    return sorted(legend.with_suffix("").glob("*.yaml"))


def read_legend(legend: Path, report: Report) -> Node | None:
    """The nodes of a legend's file, with the records of its parts after its own."""
    root = read_file(legend, shown(legend), report)
    parts = parts_of(legend)
    if root is None or not parts:
        return root
    records = _Records(root)
    values = root.size()
    for path in parts[:MOST_PARTS]:
        part = read_file(path, shown(path), report)
        if part is None:
            continue
        values += part.size()
        if values > MOST_VALUES:
            said = f"a legend has at most {MOST_VALUES} values in all its files together"
            report.wrong(part.place, said, TOO_LARGE)
            return root
        records.join(part, report)
    if len(parts) > MOST_PARTS:
        said = f"a legend has at most {MOST_PARTS} parts, not {len(parts)}"
        report.wrong(root.place, said, TOO_LARGE)
    return root


class _Records:
    """The records of a legend by sort and name, while its parts join them."""

    def __init__(self, root: Node) -> None:
        self._root = root
        self._sorts = {str(key.value): value for key, value in root.entries}
        self._names = {sort: _names(value) for sort, value in self._sorts.items()}

    def join(self, part: Node, report: Report) -> None:
        """Named records join those of the same sort; no name is given twice."""
        for key, value in part.entries:
            if value.kind != MAP:
                said = f"'{key.value}' stands in the file of the legend, not in a part of it"
                report.wrong(key.place, said, WRONG_TYPE)
            elif str(key.value) not in self._sorts:
                self._root.entries.append((key, value))
                self._sorts[str(key.value)] = value
                self._names[str(key.value)] = _names(value)
            elif self._sorts[str(key.value)].kind == MAP:
                self._add(str(key.value), value, report)

    def _add(self, sort: str, value: Node, report: Report) -> None:
        names = self._names[sort]
        for name, record in value.entries:
            if str(name.value) in names:
                said = f"'{name.value}' is listed twice, in another file of the legend too"
                report.wrong(name.place, said, TWICE)
            else:
                names.add(str(name.value))
                self._sorts[sort].entries.append((name, record))


def _names(record: Node) -> set[str]:
    return {str(name.value) for name, _ in record.entries}


def has_file(folders: list[Path], name: str) -> bool:
    """Whether a box, or one it extends, has this file."""
    return any((folder / name).is_file() for folder in folders)


def read_layers(folders: list[Path], name: str, reading: Reading) -> Node | None:
    """The nodes of a file, each folder's laid over those of the folders it extends."""
    found = [folder / name for folder in folders if (folder / name).is_file()]
    if not found:
        reading.report.wrong(
            Place(shown(folders[0] / name), 1), "there is no such file", UNREADABLE
        )
        return None
    root: Node | None = None
    for path in reversed(found):
        node = read_file(path, shown(path), reading.report)
        if node is None:
            return None
        root = node if root is None else laid_over(root, node)
    return root


def laid_over(below: Node, above: Node) -> Node:
    """Records are joined key by key; of anything else the upper one counts."""
    if below.kind != MAP or above.kind != MAP:
        return above
    made = Node(MAP, above.place)
    upper = {str(key.value): (key, value) for key, value in above.entries}
    for key, value in below.entries:
        own = upper.pop(str(key.value), None)
        made.entries.append((key, value) if own is None else (own[0], laid_over(value, own[1])))
    made.entries.extend(upper.values())
    return made
