"""One walk through the files of a box or a legend: each record by itself, where it stands."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from rietland.content.board.box import Box
from rietland.content.board.checks import scope
from rietland.content.board.files import PileRecord
from rietland.content.board.lasting import Lasting, together
from rietland.content.board.legend_file import LegendFile
from rietland.content.board.occurs import counted
from rietland.content.faults import CONTRADICTION, NO_EVENT, NO_HERO
from rietland.content.numbers import check_numbers
from rietland.content.reading import Reading
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import Field, Hint, fields, tag

#: By kind of record: what is checked of it besides its types, names, numbers and scope.
Checks = Mapping[type[Word], Callable[..., None]]
#: What an event gives, as messages say it.
_GIVES: Final = {scope.THERE: "space", scope.IT: "piece"}


class Walk:
    """What the check of a record may ask: what there is, who plays, and where the record stands."""

    def __init__(
        self,
        draft: Reading,
        checks: Checks,
        box: Box,
        legend: LegendFile | None,
        everything: list[Word],
    ) -> None:
        self.draft: Reading = draft
        self.checks: Checks = checks
        self.box: Box = box
        #: None while the box itself is checked.
        self.legend: LegendFile | None = legend
        #: Every record that can ever matter.
        self.everything: list[Word] = everything
        lasting: Lasting = box.box if legend is None else together(box.box, legend)
        self.lasting: Lasting = lasting
        self.heroes: tuple[int, int] = (legend or box.box).heroes
        self.levels: list[str] = (legend or box.box).difficulties
        self.piles: dict[str, PileRecord] = {**box.box.piles, **(legend.piles if legend else {})}
        #: Counters that each hero has.
        self.own: list[str] = [name for name, one in lasting.counters.items() if one.per]
        starts = {name: one.start for name, one in lasting.counters.items()}
        #: What each counter can be that only dice and plain numbers give a value.
        self.values: dict[str, set[int]] = counted(box, starts, everything)
        #: The faces that a counter can show that is rolled here.
        self.rolled: dict[str, set[int]] = {}
        for word in draft.records():
            if isinstance(word, control.Roll):
                die = box.box.dice.get(word.die)
                self.rolled.setdefault(word.into, set()).update(die.faces if die else ())
        # Where the record stands.
        #: What is known there.
        self.known: scope.Known = scope.NOTHING
        #: Its name, if it has one.
        self.name: str = ""
        #: The effect before it, in a list of effects.
        self.before: object = None
        #: The records it is in, and their names.
        self.above: list[Word] = []
        self.names: list[str] = []

    def wrong(self, word: Word, message: str, code: str = CONTRADICTION) -> None:
        self.draft.wrong(word, message, code)

    def is_in(self, *kinds: type[Word]) -> bool:
        """Whether it stands in a record of these kinds, however deep."""
        return any(type(one) in kinds for one in self.above)

    def is_for_heroes(self, pile: str) -> bool:
        """Whether a hero draws from this pile, never the group."""
        return pile in self.piles and self.piles[pile].drawn_by == "hero"

    # The walk.

    def visit(
        self, word: Word, known: scope.Known = scope.NOTHING, name: str = "", before: object = None
    ) -> None:
        """Check a record and those in it; what comes from another file was checked with it."""
        if not self.draft.has(word):
            return
        if type(word).PERSONAL and scope.ME not in known and getattr(word, "who", None) is None:
            self.wrong(word, _advice(word), NO_HERO)
            known |= scope.HERO
        self.known, self.name, self.before = known, name, before
        check_numbers(self.draft, word)
        self.need(word, scope.needs(word, self.own))
        check = self.checks.get(type(word))
        if check is not None:
            check(self, word)
        self.above.append(word)
        self.names.append(name)
        for field in _deep(type(word)):
            value = getattr(word, field.name)
            if value:
                self._inside(value, scope.known_in(word, field, known))
        self.above.pop()
        self.names.pop()

    def _inside(self, value: object, known: scope.Known, name: str = "") -> None:
        if isinstance(value, Word):
            self.visit(value, known, name)
        elif isinstance(value, dict):
            for key, one in value.items():
                self._inside(one, known, str(key))
        elif isinstance(value, list | tuple):
            before: object = None
            for one in value:
                if isinstance(one, Word):
                    self.visit(one, known, "", before)
                else:
                    self._inside(one, known)
                before = one

    # What it must know.

    def need(self, word: Word, needed: set[str]) -> None:
        """What a record means by `me`, `it`, `here` and `there` is known where it stands."""
        if scope.HERE in needed:
            where = scope.THERE if scope.THERE in self.known else scope.ME
            needed = needed - {scope.HERE} | {where}
        missing = needed - self.known
        if scope.ME in missing:
            said = "which hero? this belongs inside 'each', 'pick_heroes' or 'wait'"
            self.wrong(word, said, NO_HERO)
        for name in (scope.THERE, scope.IT):
            if name in missing:
                said = f"'{name}' belongs into a trigger whose event has a {_GIVES[name]}"
                self.wrong(word, said, NO_EVENT)
                break


def _advice(effect: Word) -> str:
    return (
        f"which hero? '{tag(type(effect))}' belongs inside 'each', 'pick_heroes' or 'wait', or says"
        " 'who'; for the group there are 'share', 'share_loss' and 'share_cost'"
    )


@cache
def _deep(word: type[Word]) -> tuple[Field, ...]:
    """The fields of a record that can hold records."""
    return tuple(field for field in fields(word) if _holds_records(field.hint))


def _holds_records(hint: Hint) -> bool:
    return bool(hint.holds) or hint.shape == "word" or any(map(_holds_records, hint.inner))
