"""The state of a game: everything that changes."""

from rietland.kernel.json_fields import number, numbers
from rietland.kernel.pile import Pile, pile_from_data
from rietland.kernel.state import BaseState


class Orchard(BaseState):
    """Where the apples are, and the cards of the weather."""

    def __init__(self) -> None:
        super().__init__()
        self.tree: int = 0
        self.baskets: list[int] = []
        self.eaten: int = 0
        self.rotten: int = 0
        self.turns: int = 0
        self.weather: Pile = Pile([], [])

    def copy(self) -> "Orchard":
        new = Orchard()
        new.copy_base(self)
        new.tree = self.tree
        new.baskets = self.baskets[:]
        new.eaten = self.eaten
        new.rotten = self.rotten
        new.turns = self.turns
        new.weather = self.weather.copy()
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        data.update(
            tree=self.tree,
            baskets=self.baskets[:],
            eaten=self.eaten,
            rotten=self.rotten,
            turns=self.turns,
            weather=self.weather.to_data(),
        )
        return data


def orchard_from_data(data: dict[str, object]) -> Orchard:
    """The state that `to_data` wrote."""
    s = Orchard()
    s.load_base(data)
    s.tree = number(data, "tree")
    s.baskets = numbers(data, "baskets")
    s.eaten = number(data, "eaten")
    s.rotten = number(data, "rotten")
    s.turns = number(data, "turns")
    s.weather = pile_from_data(data.get("weather"))
    return s
