"""Words of the card family: printed symbols, what a card does by itself, prices and conditions.

A symbol is an offer: the active hero may use it or not. What is in a burden, in a blue
box or on a narrator card happens at once.
"""

from typing import Annotated, ClassVar, Final, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import Effects, Number, Word
from rietland.vocabulary.names import ANY, SOME, Between, EncounterCard, Location

#: Numbers of the six locations.
PLACES: Final = Between(1, 6)

# Symbols: strength.


class Strength(Word, frozen=True, tag="strength"):
    """Fight with this strength (RB-SYM-1). `remote`: also a creature at another location.

    On a hero card willpower, axe and Water Spirit add to it; on an ally or object nothing does.
    """

    SHORT: ClassVar[str] = "points"
    #: How strong.
    points: Annotated[int, SOME]
    #: Also against a creature at another location.
    remote: bool = False


class Quiver(Word, frozen=True, tag="quiver"):
    """Fight with the value of one quiver (RB-SYM-2); twice on a card: one or two, added."""


class Grimoire(Word, frozen=True, tag="grimoire"):
    """Use one open grimoire: its strength in a fight, or what else it says (RB-SYM-15)."""


# Symbols: gains.


class Willpower(Word, frozen=True, tag="willpower"):
    """Take willpower from the supply (RB-SYM-3); what the supply lacks is not gained."""

    SHORT: ClassVar[str] = "points"
    #: How much willpower.
    points: Annotated[int, SOME] = 1


class GainQuiver(Word, frozen=True, tag="gain_quiver"):
    """Draw a quiver from the supply (RB-SYM-4); only a hero who carries quivers can."""


class Ally(Word, frozen=True, tag="ally"):
    """Take the top card of the allies in hand, if there is one."""


class ExtraNarrator(Word, frozen=True, tag="extra_narrator"):
    """A narrator card from the box goes under the pile: more time. None left: nothing."""


# Symbols: heroes.


class Move(Word, frozen=True, tag="move"):
    """That many movements: go to any location, or bring a willing hero to yours (RB-SYM-5)."""

    SHORT: ClassVar[str] = "steps"
    #: How many movements.
    steps: Annotated[int, SOME]


class TakeBack(Word, frozen=True, tag="take_back"):
    """Take back a played hero or ally card, your own or another hero's (RB-SYM-11).

    The card that bears the symbol stays where it is.
    """


class WaterSpirit(Word, frozen=True, tag="water_spirit"):
    """Put the Water Spirit beside any location, turn it, or both (RB-SYM-16)."""


# Symbols: encounter cards. They reach any location unless they say otherwise.


class Reveal(Word, frozen=True, tag="reveal"):
    """Reveal that many face-down top cards, each at another location (RB-SYM-6)."""

    SHORT: ClassVar[str] = "cards"
    #: How many cards.
    cards: Annotated[int, SOME] = 1


class RevealMission(Word, frozen=True, tag="reveal_mission"):
    """Reveal the mission of a location, even a covered one; its blue box counts (RB-SYM-7)."""


class Remove(Word, frozen=True, tag="remove"):
    """A face-down top card goes to the box unseen; no trophy (RB-SYM-8)."""


class Flip(Word, frozen=True, tag="flip"):
    """Turn over a top card, either way (RB-SYM-9)."""


class Swap(Word, frozen=True, tag="swap"):
    """Two face-up top creatures change places (RB-SYM-10)."""


class Shift(Word, frozen=True, tag="shift"):
    """A face-down top card goes to another location (RB-SYM-12)."""


class Lure(Word, frozen=True, tag="lure"):
    """A face-up top creature comes to your location (RB-SYM-13)."""


class LureHidden(Word, frozen=True, tag="lure_hidden"):
    """A face-down top card comes to your location (RB-SYM-14)."""


class Fetch(Word, frozen=True, tag="fetch"):
    """Take a face-up object from the top of any location in hand."""


class Slay(Word, frozen=True, tag="slay"):
    """A face-up top creature is a trophy without a fight: no reward, but its toll and burden.

    `at_most`: its strength now. `here`: only at your location. `creature`: only this kind.
    """

    #: A creature no stronger than this now.
    at_most: Annotated[int, SOME] = 99
    #: Only at the location of the hero.
    here: bool = False
    #: Only this kind.
    creature: EncounterCard = ""


# Symbols: missions and gold.


class ExchangeMission(Word, frozen=True, tag="exchange_mission"):
    """The mission of a location is removed; one from the box replaces it, face down."""


class ForGold(Word, frozen=True, tag="for_gold"):
    """Pay gold from the gallery, then these symbols may be used."""

    #: The price.
    gold: Annotated[int, SOME]
    #: The symbols that may be used then.
    do: Effects


# What happens at once.


class Encounter(Word, frozen=True, tag="encounter"):
    """Cards from the deck come on top of a location, one after the other (RB-NARR-3, 4, 5).

    `at`: its number; `mission`: on the mission just revealed; else where the hero in question
    stands. No card left: the game is lost.
    """

    #: Face up or face down.
    face: Literal["up", "down"]
    #: The number of the location.
    at: Location | None = None
    #: On the mission just revealed.
    mission: bool = False
    #: How many cards.
    count: Annotated[int, SOME] = 1


class Everywhere(Word, frozen=True, tag="everywhere"):
    """A card from the deck comes on top of each location that has none (or of every location)."""

    #: Face up or face down.
    face: Literal["up", "down"]
    #: `false`: on every location.
    empty_only: bool = True


class Lose(Word, frozen=True, tag="lose"):
    """The hero in question gives up willpower, as far as there is any."""

    #: How much willpower.
    willpower: Annotated[Number, ANY] = 0


class Tire(Word, frozen=True, tag="tire"):
    """The hero in question exhausts a hero card: it goes to the played ones unused."""


# Prices: paid when a mission is completed, or by a way of a choice.


class Gold(Word, frozen=True, tag="gold"):
    """Price: that many coins of the gallery."""

    SHORT: ClassVar[str] = "coins"
    #: How many coins.
    coins: Annotated[Number, ANY]


class Trophies(Word, frozen=True, tag="trophies"):
    """Price: that many trophies of these kinds leave the gallery; without kinds, any cards."""

    #: How many trophies.
    count: Annotated[int, SOME]
    #: Of these kinds; without, any cards.
    of: list[EncounterCard] = []


class GiveWillpower(Word, frozen=True, tag="give_willpower"):
    """Price: heroes at this location give that much willpower together."""

    SHORT: ClassVar[str] = "points"
    #: How much willpower.
    points: Annotated[Number, ANY]


class GiveCards(Word, frozen=True, tag="give_cards"):
    """Price: heroes at this location give up ally or object cards of their hands."""

    #: Which sort of card.
    sort: Literal["ally", "object", "any"] = "any"
    #: How many cards.
    count: Annotated[int, SOME] = 1


class Exhaust(Word, frozen=True, tag="exhaust"):
    """Price: heroes at this location exhaust that many hero cards of their hands."""

    SHORT: ClassVar[str] = "cards"
    #: How many cards.
    cards: Annotated[int, SOME] = 1


# Conditions.


class GalleryLeads(Word, frozen=True, tag="gallery_leads"):
    """The gallery has more cards than all locations, missions included (RB-MISSION-5)."""


class InGallery(Word, frozen=True, tag="in_gallery"):
    """That many trophies of these kinds are in the gallery; `kinds`: that many different ones."""

    #: Of these kinds; without, all.
    of: list[EncounterCard] = []
    #: So many trophies.
    at_least: Annotated[int, ANY] = 0
    #: So many different kinds.
    kinds: Annotated[int, ANY] = 0


class Clear(Word, frozen=True, tag="clear"):
    """That many locations have no encounter card, this one included."""

    SHORT: ClassVar[str] = "at_least"
    #: How many locations.
    at_least: Annotated[int, PLACES]


class AllHere(Word, frozen=True, tag="all_here"):
    """Every hero is at this location."""


class AllApart(Word, frozen=True, tag="all_apart"):
    """No two heroes are at the same location."""


class NoneInSight(Word, frozen=True, tag="none_in_sight"):
    """At most that many face-up creatures are on top of the locations."""

    SHORT: ClassVar[str] = "at_most"
    #: How many may be in sight.
    at_most: Annotated[int, ANY] = 0


class NothingHidden(Word, frozen=True, tag="nothing_hidden"):
    """No top card of a location is face down."""


class Stack(Word, frozen=True, tag="stack"):
    """No location holds more than that many encounter cards."""

    SHORT: ClassVar[str] = "at_most"
    #: How many cards a location may hold.
    at_most: Annotated[int, ANY]


class MissionsKnown(Word, frozen=True, tag="missions_known"):
    """That many missions were revealed, completed ones included."""

    SHORT: ClassVar[str] = "at_least"
    #: How many missions.
    at_least: Annotated[int, PLACES]


# Filters.


class Filter(Word, frozen=True):
    """Which heroes: all, or only those at the location of the hero in question."""

    #: At the location of the hero in question.
    here: bool = False
    #: All but the hero in question.
    others: bool = False


#: Counters the rules read; a difficulty or variant gives them their values.
SWITCHES: dict[str, str] = {
    "red_creatures": "1: the red creatures are shuffled in (RB-DIFF-1)",
    "red_boxes": "1: the red boxes of narrator cards are obeyed (RB-DIFF-2)",
    "narrator_pile": "cards of the narrator pile (RB-DIFF-3)",
    "ally_effect": "1: an ally is played only for its effect (RB-DIFF-4)",
    "spirit_grimoires": "1: the Water Spirit helps grimoires too (RB-OPEN-1)",
}

#: Words a hero card may bear.
SYMBOLS: tuple[type[Word], ...] = (
    Strength, Quiver, Willpower, GainQuiver, Move, Reveal, RevealMission, Remove, Flip, Swap,
    TakeBack, Shift, Lure, LureHidden, Grimoire, WaterSpirit,
)  # fmt: skip
#: Words that allies, objects, grimoires and rewards may bear beside them.
MORE_SYMBOLS: tuple[type[Word], ...] = (
    Ally, ExtraNarrator, Fetch, Slay, ExchangeMission, ForGold,
)  # fmt: skip
#: Words of mission prices and of ways in a choice.
PRICES: tuple[type[Word], ...] = (Gold, Trophies, GiveWillpower, GiveCards, Exhaust)

#: Words of burdens, blue boxes and narrator cards.
AT_ONCE: tuple[type[Word], ...] = (Encounter, Everywhere, Lose, Tire)
#: Words of what a mission needs.
NEEDS: tuple[type[Word], ...] = (
    GalleryLeads, InGallery, Clear, AllHere, AllApart, NoneInSight, NothingHidden, Stack,
    MissionsKnown,
)  # fmt: skip

EFFECTS: tuple[type[Word], ...] = (
    *control.EFFECTS, *SYMBOLS, *MORE_SYMBOLS, *AT_ONCE, *PRICES,
)  # fmt: skip
CONDITIONS: tuple[type[Word], ...] = (*control.CONDITIONS, *NEEDS)
WHENS: tuple[type[Word], ...] = ()
