"""Order: something a person asked of a companion's hero."""

from typing import Final

from rietland.kernel.json_fields import as_number

GO: Final = 0  # to the place
HOLD: Final = 1  # go there and stay
FIGHT: Final = 2  # come, and join when the giver fights there
GIVE: Final = 3  # the thing, or all the gold, to the giver
REST: Final = 4  # end the day; in the card family: recover

ORDERS: Final = ["go", "hold", "fight", "give", "rest"]


class Order:
    """It stands until it is fulfilled, withdrawn, replaced, or impossible."""

    def __init__(
        self, kind: int, hero: int, place: int = -1, what: int = -1, giver: int = -1
    ) -> None:
        self.kind: int = kind
        #: The hero who is asked, and the one whose person asks.
        self.hero: int = hero
        self.giver: int = giver
        #: Space or location; -1: where the hero is, or the giver's foe.
        self.place: int = place
        #: The thing or the card to be given, or -1.
        self.what: int = what
        #: The last word of it was spoken, or the fight has begun.
        self.begun: bool = False

    def to_data(self) -> list[int]:
        return [self.kind, self.hero, self.place, self.what, self.giver, int(self.begun)]


def order_from_data(data: list[int]) -> Order:
    """The order that `to_data` wrote."""
    kind, hero, place, what, giver, begun = [as_number(one, "order") for one in data]
    made = Order(kind, hero, place, what, giver)
    made.begun = begun == 1
    return made
