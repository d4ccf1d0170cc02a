"""The Book of an orchard: everything that never changes in a game."""

from orchard.events import KINDS
from orchard.words import Happens
from rietland.content.board.resolve_lists import register
from rietland.kernel.book import BaseBook, Trigger
from rietland.kernel.chance import die
from rietland.kernel.control import ROLLED


class OrchardBook(BaseBook):
    """A tree, its weather, and what content says of them."""

    def __init__(self) -> None:
        super().__init__()
        self.family = "orchard"
        self.max_heroes = 2
        self.box: str = ""
        self.legend: str = ""
        self.listening = [[] for _ in KINDS.rows]
        self.apples: int = 0
        #: Names of the cards of the weather, and how many there are of each.
        self.weather: list[str] = []
        self.copies: list[int] = []

    def players(self) -> list[str]:
        return [figure.name for figure in self.figures]

    def write(self, ref: str, effects: list[object]) -> None:
        """A list of effects, and all lists in it, under their addresses."""
        register(self, ref, effects)

    def card(self, name: str, effects: list[object]) -> None:
        """A card of the legend, which an effect can read out."""
        self.cards.append(name)
        self.write("card/" + name, effects)

    def add_die(self, name: str, faces: list[int]) -> None:
        self.dice_names.append(name)
        self.dice.append(die(ROLLED, faces, "roll-" + name))

    def on(
        self,
        name: str,
        when: Happens,
        effects: list[object],
        conditions: list[object] | None = None,
        once: bool = True,
    ) -> None:
        """When this happens, do that."""
        self.listening[KINDS.number(when.kind)].append(len(self.triggers))
        self.triggers.append(Trigger(name, when, conditions or [], "trigger/" + name, once))
        self.write("trigger/" + name, effects)
