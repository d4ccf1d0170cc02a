"""What is known of files while they are read: faults, names mentioned, where records stand."""

from rietland.content.faults import CONTRADICTION, Place, Report


class Mention:
    """A record names something: what sort of thing, its name, and where this stands."""

    __slots__ = ("name", "place", "sort")

    def __init__(self, sort: str, name: str, place: Place) -> None:
        self.sort: str = sort
        self.name: str = name
        self.place: Place = place


class Reading:
    """What is known of files while they are read: faults, names mentioned, where records stand."""

    def __init__(self, report: Report | None = None) -> None:
        self.report: Report = report or Report()
        self.mentions: list[Mention] = []
        #: Where each record begins, by its identity.
        self._lines: dict[int, Place] = {}
        #: Keeps the records alive, so that their identities stay theirs.
        self._records: list[object] = []

    def note(self, record: object, place: Place) -> None:
        self._lines[id(record)] = place
        self._records.append(record)

    def has(self, record: object) -> bool:
        return id(record) in self._lines

    def records(self) -> list[object]:
        """Every record that was read."""
        return list(self._records)

    def place(self, record: object) -> Place:
        return self._lines[id(record)]

    def wrong(self, record: object, message: str, code: str = CONTRADICTION) -> None:
        self.report.wrong(self.place(record), message, code)
