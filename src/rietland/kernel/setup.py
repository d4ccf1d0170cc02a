"""Setup: what is agreed before a game begins."""


class Setup:
    """Box, legend, difficulty, figures and who leads them. Plain names; a Game checks them."""

    __slots__ = ("box", "cards", "difficulty", "heroes", "legend", "seats", "variant")

    def __init__(
        self,
        box: str,
        legend: str,
        difficulty: str,
        heroes: list[str],
        seats: list[int],
        variant: str,
        cards: list[str] | None = None,
    ) -> None:
        self.box: str = box
        self.legend: str = legend
        self.difficulty: str = difficulty
        #: Names of the figures in seating order, clockwise.
        self.heroes: list[str] = heroes
        #: For each hero the seat that leads it.
        self.seats: list[int] = seats
        #: Another way to begin that the legend offers, or "".
        self.variant: str = variant
        #: Cards of the sets of the legend that the group names; the others come by chance.
        self.cards: list[str] = cards or []

    def to_data(self) -> dict[str, object]:
        return {
            "box": self.box,
            "legend": self.legend,
            "difficulty": self.difficulty,
            "heroes": self.heroes,
            "seats": self.seats,
            "variant": self.variant,
            "cards": self.cards,
        }
