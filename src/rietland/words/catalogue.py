"""The catalogue: keys to text, in Fluent. A view says `{key, args}`; this says it in a language.

A language is a folder of `.ftl` files. What it lacks is said in English.

A name can have forms, written as its attributes: `thing-helm.acc` is "den Helm". A text asks for
one behind the name of the argument: `{ $thing_acc }`, or `{ $thing_Acc }` to begin a sentence.

Every text may ask for `$party`, the number of heroes, and `$difficulty`: a card then says what
holds in the game that is played, and lists all cases where it is read outside of one.

A box may say a text in its own words: in a game of the box `frost` the text `frost-log-broke_in`
comes instead of `log-broke_in`.
"""

import copy
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rietland import views
from rietland.roots import extra_roots
from rietland.words import bounded
from rietland.words.printable import printable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

#: A text to be, as a record or as its JSON; an argument may be a label again.
Label = views.Label | Mapping[str, object]

FALLBACK = "en"
#: Forms of a name, each with the one that stands in for it; "" is the name as it is.
FORMS = {"the": "", "acc": "the", "a": "", "of": "", "many": ""}
_HOME = Path(__file__).parent
_BOXES = _HOME.parent / "boxes"
#: The beginning of a text, or of a part of the text above it.
_KEY = re.compile(r"^(| +\.)([A-Za-z][A-Za-z0-9_-]*) *=")


class UnknownWord(LookupError):
    """No text has this key, or the text asks for an argument that was not given."""


def languages() -> list[str]:
    """Languages that have a folder, English first."""
    found = sorted(folder.name for folder in _HOME.iterdir() if any(folder.glob("*.ftl")))
    return [FALLBACK, *(name for name in found if name != FALLBACK)]


def files(language: str, only: Sequence[str] = ("*",)) -> list[Path]:
    """The files of a language: those of the house, then those beside boxes and legends."""
    found = sorted(file for name in only for file in (_HOME / language).glob(f"{name}.ftl"))
    return found + files_beside(language)


def files_beside(language: str) -> list[Path]:
    """Files that lie beside boxes and legends.

    A legend `mine.yaml` has its words in `mine.ftl`, in other languages in `mine.de.ftl`; a folder
    may have them in `words/<language>/`.
    """
    found: list[Path] = []
    for root in (_BOXES, *extra_roots()):
        folder, name = (root.parent, root.stem) if root.is_file() else (root, "*")
        boxes = (folder / "legends", *folder.glob("*/legends")) if name == "*" else ()
        for place in (folder, *boxes):
            beside = sorted(place.glob(f"{name}.{language}.ftl"))
            if language == FALLBACK:
                beside += [one for one in sorted(place.glob(f"{name}.ftl")) if "." not in one.stem]
            found += beside
        if name == "*":
            found += sorted(folder.glob(f"words/{language}/*.ftl"))
            found += sorted(folder.glob(f"*/words/{language}/*.ftl"))
    return found


def read(file: Path) -> str:
    """The source of texts; nothing where a file beside a legend is no text or far too long."""
    try:
        return bounded.read_text(file)
    except (OSError, ValueError):
        return ""


def fault(file: Path) -> str:
    """Why the texts of a file are left out, or ""."""
    try:
        bounded.read_text(file)
    except UnicodeDecodeError as error:
        return f"the file is not UTF-8: {error.reason}"
    except OSError as error:
        return f"the file cannot be read: {error.strerror}"
    except bounded.TooLong as error:
        return str(error)
    return ""


def keys(file: Path) -> dict[str, int]:
    """The keys of a file, those of parts too (`card.title`), each with its line."""
    try:
        state = file.stat()
    except OSError:
        return {}
    return _keys(file, state.st_mtime_ns, state.st_size)


@lru_cache(1024)
def _keys(file: Path, changed: int, size: int) -> dict[str, int]:  # noqa: ARG001 - read once until then
    found: dict[str, int] = {}
    key = ""
    for number, line in enumerate(read(file).splitlines(), 1):
        start = _KEY.match(line)
        if start:
            key = start[2] if start[1] == "" else f"{key.partition('.')[0]}.{start[2]}"
            found.setdefault(key, number)
    return found


class Catalogue:
    """The texts of one language. With `strict` a missing text is an error, else it is shown."""

    def __init__(
        self, language: str = FALLBACK, *, strict: bool = False, only: Sequence[str] = ("*",)
    ) -> None:
        self.language = language
        self.strict = strict
        #: The language itself, then English; of each all files, or `only` some.
        self._bundles: list[FluentBundle] = [
            _bundle(name, only) for name in dict.fromkeys([language, FALLBACK])
        ]
        #: What every text may ask for.
        self.game: dict[str, object] = {"party": 0, "difficulty": ""}
        #: The box whose own words count.
        self.box: str = ""

    def in_game(self, party: int, difficulty: str, box: str = "") -> "Catalogue":
        """The same texts, said for a game with this many heroes, this difficulty and this box."""
        said = copy.copy(self)
        said.game = {"party": party, "difficulty": difficulty}
        said.box = box
        return said

    def add(self, source: str) -> None:
        """Texts from elsewhere (a legend of your own); they never replace ours."""
        from fluent.runtime import FluentResource

        self._bundles[0].add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether `key` has a text; `key.attribute` asks for a part of one."""
        return self._find(key) is not None

    def text(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The text of a key; arguments that are labels are said first."""
        found = self._find(key)
        if found is None:
            if self.strict:
                raise UnknownWord(f"no text has the key '{key}'")
            return f"[{key}]"
        bundle, pattern = found
        given = dict(self.game)
        for name, value in (args or {}).items():
            if isinstance(value, (views.Label, Mapping)):
                given |= self._forms(name, value)
            else:
                given[name] = value
        text, errors = bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise UnknownWord(f"'{key}' with {given}: {'; '.join(map(str, errors))}")
        return printable(text) if isinstance(text, str) else f"[{key}]"

    def say(self, label: Label) -> str:
        """The text of a label out of a view."""
        return self.text(*_parts(label))

    def _forms(self, name: str, label: Label) -> dict[str, str]:
        """A name and its forms, as arguments."""
        said = {"": self.say(label)}
        for form, other in FORMS.items():
            key = f"{_parts(label)[0]}.{form}"
            said[form] = self.text(key) if self.has(key) else said[other]
        given = {name: said[""]}
        for form in FORMS:
            given[f"{name}_{form}"] = said[form]
            given[f"{name}_{form.capitalize()}"] = said[form][:1].upper() + said[form][1:]
        return given

    def _find(self, key: str) -> "tuple[FluentBundle, Pattern] | None":
        return (self.box and self._look_up(f"{self.box}-{key}")) or self._look_up(key)

    def _look_up(self, key: str) -> "tuple[FluentBundle, Pattern] | None":
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


def _parts(label: Label) -> tuple[str, Mapping[str, object] | None]:
    """Key and arguments of a label."""
    if isinstance(label, views.Label):
        return label.key, label.args
    args = label.get("args")
    return str(label.get("key")), args if isinstance(args, Mapping) else None


def _bundle(language: str, only: Sequence[str]) -> "FluentBundle":
    """The files of a language. Fluent takes a while to import, so only those who speak pay."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language, only):
        # What comes first stays: texts from outside never replace those of the house.
        bundle.add_resource(parsed(read(file)))
    return bundle


@lru_cache(512)
def parsed(source: str) -> "Resource":
    """The texts of a file. Every catalogue of a language has the same, so they are parsed once."""
    from fluent.runtime import FluentResource

    return FluentResource(source)
