"""What clients are told: what is printed, and what a seat may see."""

import msgspec

from rietland.kernel.game import Game
from rietland.views import ViewHead


class OrchardView(ViewHead, tag_field="family", tag="orchard"):
    """What a player sees: the head that all families share, and the orchard."""

    tree: int
    baskets: dict[str, int]
    #: Cards of the weather that have come, and how many still lie face down.
    weather: list[str]
    left: int
    #: Cards of the legend that were read.
    read: list[str]


class OrchardStatic(msgspec.Struct, tag_field="family", tag="orchard"):
    """What is printed, and asked for once."""

    players: list[str]


def static(game: Game) -> OrchardStatic:
    return OrchardStatic(game.lexicon.names["hero"])
