"""The library: boxes and legends from several folders, and the Book and Game of each legend."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, cast

from rietland import families
from rietland.content.content import (
    BOXES,
    MOST_PARTS,
    Content,
    Kept,
    files_of,
    parts_of,
    shown,
    state_of,
)
from rietland.content.faults import Report, did_you_mean
from rietland.content.read import Node, read_file
from rietland.content.texts import check_texts
from rietland.kernel.book import BaseBook
from rietland.kernel.errors import BadContent
from rietland.kernel.game import Game
from rietland.ledger.shelf import same_rules
from rietland.roots import add, extra_roots
from rietland.words.catalogue import FALLBACK, files_beside

#: The box of a legend outside any box that names none.
BASE: Final = "base"
#: Legends of a box, and their parts.
#: The legend that comes before the first one of a box.
INTRODUCTION: Final = "intro"
LEGENDS: Final = ("legends/*.yaml", "legends/*/*.yaml")
#: Files of a box, with those it extends and without its legends. The largest has 13.
MOST_FILES: Final = 500


class Library:
    """Boxes and legends below some roots. What is read is kept until a file changes.

    A root is a folder of boxes, a box, a folder of legends or a single legend; a legend outside a
    box names its box. With `spoken` a legend needs its texts too.
    """

    def __init__(self, roots: Sequence[Path], spoken: bool = False) -> None:
        self._spoken = spoken
        self.roots: list[Path] = [root.resolve() for root in roots]
        self._contents: dict[str, Content] = {}
        self._books: Kept[BaseBook] = Kept()
        self._heads: Kept[Node | None] = Kept()

    def boxes(self) -> list[str]:
        """Names of all boxes."""
        return sorted(self._folders())

    def legends(self, box: str) -> list[str]:
        """Names of all legends of a box: an introduction first, then numbers, then names."""
        return sorted(self._legend_files(box), key=_place_in_box)

    def family(self, box: str) -> str:
        """Which family a box belongs to: what its box.yaml says, else board; "" for no box."""
        try:
            folders = self.folders(box)
        except BadContent:
            return ""
        for folder in folders:
            said = self.said(folder / "box.yaml", "family")
            if said:
                return said
        return "board"

    def content(self, box: str) -> Content:
        """How the files of a box are read."""
        name = self.family(box)
        if name not in families.names():
            raise BadContent(
                f"the box '{box}' is of no family" + did_you_mean(name, families.names())
            )
        if name not in self._contents:
            made = families.load(families.named(name).content)()
            self._contents[name] = cast("Content", made)
        return self._contents[name]

    def book(self, box: str, legend: str) -> BaseBook:
        """The Book of a legend. Raises BadContent with every fault of its files."""
        files = self.files(box, legend)
        said = files_beside(FALLBACK) if self._spoken else []
        return self._books.get((box, legend), [*said, *files], lambda: self._made(box, files[-1]))

    def _made(self, box: str, legend: Path) -> BaseBook:
        """A new Book, which speaks of rules by the ids of its own box."""
        folders = self.folders(box)
        content = self.content(box)
        book = content.book(folders, legend)
        for folder in reversed(folders):
            book.rule_ids.update(same_rules(folder))
        if self._spoken:
            check_texts(box, legend, content.texts(book))
        return book

    def game(self, box: str, legend: str, party: list[str]) -> Game:
        """The rules of a box bound to a legend, for these figures in seating order."""
        return self.content(box).game(self.book(box, legend), party)

    def files(self, box: str, legend: str) -> list[Path]:
        """Every file a Book is made of, the legend last. Raises BadContent for unknown names."""
        folders = self.folders(box)
        known = self._legend_files(box)
        if legend not in known:
            near = did_you_mean(legend, list(known))
            raise BadContent(f"{box} has no legend '{legend}'" + near)
        files = files_of(folders)
        if len(files) > MOST_FILES:
            raise BadContent(f"{box} has {len(files)} files; a box has at most {MOST_FILES}")
        return [*files, *parts_of(known[legend])[: MOST_PARTS + 1], known[legend]]

    def folders(self, box: str) -> list[Path]:
        """The folder of a box, then those of the boxes it extends. Raises BadContent."""
        known = self._folders()
        chain: list[Path] = []
        name = box
        while name:
            if name not in known:
                raise BadContent(f"there is no box '{name}'" + did_you_mean(name, list(known)))
            if known[name] in chain:
                raise BadContent(f"the box '{box}' extends itself")
            chain.append(known[name])
            name = self.said(known[name] / "box.yaml", "extends")
        return chain

    def _folders(self) -> dict[str, Path]:
        """Folders of all boxes by name; of two alike, the one in the earlier root."""
        found: dict[str, Path] = {}
        for root in self.roots:
            own = [root] if (root / "box.yaml").is_file() else []
            for folder in own or sorted(path.parent for path in root.glob("*/box.yaml")):
                found.setdefault(folder.name, folder)
        return found

    def _legend_files(self, box: str) -> dict[str, Path]:
        folder = self._folders().get(box)
        found = {path.stem: path for path in (folder / "legends").glob("*.yaml")} if folder else {}
        for path in self._loose_legends():
            if (self.said(path, "box") or BASE) == box:
                found.setdefault(path.stem, path)
        return found

    def _loose_legends(self) -> list[Path]:
        """Legends that lie in no box."""
        files = [root for root in self.roots if root.is_file()]
        open_folders = [root for root in self.roots if not (root / "box.yaml").is_file()]
        return files + [path for root in open_folders for path in sorted(root.glob("*.yaml"))]

    def stamp(self, besides: Iterable[Path] = ()) -> object:
        """Differs when a file of any box or legend has changed, come or gone, or one of these."""
        files = list(besides)
        for folder in self._folders().values():
            files += files_of([folder])
            files += [path for name in LEGENDS for path in sorted(folder.glob(name))]
        for path in self._loose_legends():
            files += [path, *parts_of(path)]
        return [state_of(path) for path in files]

    def said(self, path: Path, key: str) -> str:
        """What a file says under a key at its top, or nothing."""
        root = self._heads.get(path, [path], lambda: _head(path))
        value = root.get(key) if root is not None else None
        return "" if value is None else str(value.value)


def _place_in_box(name: str) -> tuple[int, str]:
    if name == INTRODUCTION:
        return -1, ""
    return (int(name), "") if name.isascii() and name.isdigit() else (sys.maxsize, name)


def _head(path: Path) -> Node | None:
    """The nodes of a file, with faults or not: they are told to who reads the legend."""
    return read_file(path, shown(path), Report(most=sys.maxsize))


class _Standard:
    """The library of this process: the boxes of the package and what RIETLAND_PATH names."""

    def __init__(self) -> None:
        self.library: Library = Library([BOXES], spoken=True)

    def get(self) -> Library:
        roots = [BOXES, *extra_roots()]
        if roots != self.library.roots:
            self.library = Library(roots, spoken=True)
        return self.library


_STANDARD: Final = _Standard()


def standard() -> Library:
    """The boxes of the package, and what the environment adds to them."""
    return _STANDARD.get()


def boxes() -> list[str]:
    """Names of all boxes."""
    return standard().boxes()


def legends(box: str) -> list[str]:
    """Names of all legends of a box."""
    return standard().legends(box)


def family(box: str) -> str:
    """Which family of games a box belongs to."""
    return standard().family(box)


def book(box: str, legend: str) -> BaseBook:
    """The Book of a legend. Raises BadContent with every fault of its files."""
    return standard().book(box, legend)


def game(box: str, legend: str, party: list[str]) -> Game:
    """The rules of a box bound to a legend, for these figures in seating order."""
    return standard().game(box, legend, party)


def find(what: str) -> tuple[str, str]:
    """Box and legend of `box/legend`, of `box` if it has one legend, or of a legend's file.

    Raises ValueError with the nearest name.
    """
    path = Path(what)
    if path.suffix == ".yaml":
        if not path.is_file():
            raise ValueError(f"there is no file '{what}'")
        add(path)
        return standard().said(path.resolve(), "box") or BASE, path.stem
    box, _, legend = what.partition("/")
    _check_known("box", box, boxes())
    known = legends(box)
    if not legend and len(known) == 1:
        legend = known[0]
    if not legend:
        raise ValueError(f"which legend of {box}? {', '.join(f'{box}/{one}' for one in known)}")
    _check_known("legend", legend, known)
    return box, legend


def _check_known(what: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise ValueError(f"unknown {what} '{name}'" + did_you_mean(name, known))
