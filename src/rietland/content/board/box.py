"""The files of one box."""

from rietland.content.board.files import (
    BoardFile,
    BoxFile,
    CreaturesFile,
    EventsFile,
    HeroesFile,
    ItemsFile,
    StepRecord,
)


class Box:
    """The files of one box."""

    def __init__(
        self,
        box: BoxFile,
        boards: dict[str, BoardFile],
        heroes: HeroesFile,
        creatures: CreaturesFile,
        items: ItemsFile,
        events: EventsFile,
        homes: dict[str, str] | None = None,
    ) -> None:
        self.box: BoxFile = box
        #: By face: the box whose folder has it, this one or one it extends.
        self.homes: dict[str, str] = homes or {}
        #: By event deck or pile: likewise the box that has it, whose words its cards have.
        self.deck_homes: dict[str, str] = {}
        #: Every face of the board by name, and the one that is used.
        self.boards: dict[str, BoardFile] = boards
        self.board: BoardFile = boards.get(box.board) or next(iter(boards.values()))
        self.heroes: HeroesFile = heroes
        self.creatures: CreaturesFile = creatures
        self.items: ItemsFile = items
        self.events: EventsFile = events

    def facing(self, board: str) -> "Box":
        """The same box with another face of its board up; "" is the usual one."""
        made = Box(
            self.box,
            self.boards,
            self.heroes,
            self.creatures,
            self.items,
            self.events,
            self.homes,
        )
        made.board = self.boards.get(board, self.board)
        made.deck_homes = self.deck_homes
        return made

    def sunrise(self) -> list[str | StepRecord]:
        """The steps of the sunrise on the face that is used."""
        return self.board.sunrise or self.box.sunrise
