"""Effects on things, tokens and the land."""

from typing import Annotated, ClassVar

from rietland.vocabulary.control import Number, Space, What, Word
from rietland.vocabulary.names import (
    ANY,
    SOME,
    BridgeName,
    DeckName,
    EventCard,
    FaceName,
    FogCircle,
    FogFace,
    MerchantSpace,
    RankName,
    ThingName,
    TokenName,
    WellSpace,
)


class ThingEffect(Word, frozen=True):
    """An effect on things, tokens and the land."""

    PART = "things"


class Lay(ThingEffect, frozen=True, tag="lay"):
    """Lay a thing on a space, gold (with its amount), a farmer, an article, an object; or a token.

    A thing whose faces differ (a herb, a gem) is drawn and lies face up; `hidden` face down until
    somebody reveals it, as a rune stone always does. A thing of which there is a supply comes from
    it, as many as it has left. With `rank` (lowest, highest) the hero of that rank who is there may
    take it at once. A `token` of a kind in `tokens` lies face down: one on each space that has
    none, as long as there are some left.
    """

    #: Where it lies.
    at: Space
    #: The kind of thing.
    thing: ThingName = ""
    #: The kind of token, instead of a thing.
    token: TokenName = ""
    #: How many on each space.
    amount: Annotated[Number, SOME] = 1
    #: Face down.
    hidden: bool = False
    #: The hero of that rank who is there may take it at once.
    rank: RankName = ""


class Turn(ThingEffect, frozen=True, tag="turn"):
    """Things show another face from now on, on a space or on a hero board: a fire is lit."""

    SHORT: ClassVar[str] = "what"
    #: The things that are turned.
    what: What
    #: The face by name.
    shows: FaceName


class Wells(ThingEffect, frozen=True, tag="wells"):
    """Put the well tokens on these spaces, full or drained; others have none."""

    #: Where wells are.
    at: list[WellSpace]
    #: `false`: they are drained.
    full: bool = True


class Fog(ThingEffect, frozen=True, tag="fog"):
    """Lay fog tokens face down: faces with their number, on these circles.

    With `spare` circles more than tokens, those under heroes stay empty and the group says which
    others do. Tokens that were on the board leave the game, unless the new ones are only to `add`:
    then all that lie face down are mixed.
    """

    #: How many tokens of each face.
    faces: Annotated[dict[FogFace, int], SOME]
    #: The circles they lie on.
    at: list[FogCircle]
    #: Circles that stay empty.
    spare: Annotated[int, ANY] = 0
    #: Those on the board stay, and all are mixed.
    add: bool = False


class RevealFog(ThingEffect, frozen=True, tag="reveal_fog"):
    """The hero may reveal that many fog tokens anywhere, without activating them.

    With `at` all those on these spaces are revealed, whoever is asked.
    """

    SHORT: ClassVar[str] = "count"
    #: How many.
    count: Annotated[int, SOME] = 1
    #: All those on these spaces instead.
    at: Space = None


class RemoveFarmer(ThingEffect, frozen=True, tag="remove_farmer"):
    """A farmer who is not yet in the castle is removed from the game; the group says which."""

    #: How many farmers.
    count: Annotated[int, SOME] = 1


class BreakBridge(ThingEffect, frozen=True, tag="break_bridge"):
    """A bridge is gone: its two spaces are no longer adjacent."""

    SHORT: ClassVar[str] = "name"
    #: The bridge.
    name: BridgeName


class BuildBridge(ThingEffect, frozen=True, tag="build_bridge"):
    """A bridge that was not there, or was gone, is there: its two spaces are adjacent."""

    SHORT: ClassVar[str] = "name"
    #: The bridge.
    name: BridgeName


class Merchants(ThingEffect, frozen=True, tag="merchants"):
    """Only the merchants on these spaces are open."""

    SHORT: ClassVar[str] = "at"
    #: The spaces of the merchants who are open.
    at: list[MerchantSpace]


class Deck(ThingEffect, frozen=True, tag="deck"):
    """Use this event deck, shuffled; `top` is on it, face up for everyone, `without` stays out."""

    #: The deck.
    name: DeckName
    #: The card that lies on top, face up.
    top: EventCard = ""
    #: Cards that stay out.
    without: list[EventCard] = []
