"""The orchard of `toy.py` as a family: one registration and a folder make it playable anywhere."""

from pathlib import Path

from rietland import families
from rietland.content.content import Content
from rietland.families import Family
from rietland.kernel.book import BaseBook
from rietland.kernel.game import Game
from tests.toy import Toy, ToyBook, toy


class OrchardContent(Content):
    """An orchard needs no files but its names."""

    def book(self, folders: list[Path], legend: Path) -> BaseBook:  # noqa: ARG002 - as Content
        return toy().book

    def game(self, book: BaseBook, party: list[str]) -> Game:  # noqa: ARG002 - as Content
        assert isinstance(book, ToyBook)
        return Toy(book)


def static(game: Game) -> dict[str, object]:
    """What is printed: who plays."""
    return {"family": game.base.family, "players": game.lexicon.names["hero"]}


def register() -> None:
    families.register(
        Family(
            name="orchard",
            content="tests.orchard:OrchardContent",
            static="tests.orchard:static",
            clock="turns",
        )
    )


def plant(folder: Path) -> Path:
    """A box of that family in a folder."""
    box = folder / "orchard"
    (box / "legends").mkdir(parents=True)
    (box / "box.yaml").write_text("box: orchard\nfamily: orchard\n", encoding="utf-8")
    (box / "legends" / "1.yaml").write_text("legend: 1\n", encoding="utf-8")
    (box / "legends" / "1.ftl").write_text("legend-orchard-1 = Apples\n", encoding="utf-8")
    return folder
