"""Book of a card game: everything printed, as numbers, shared by all states."""

from typing import Final

from rietland.kernel.book import BaseBook

# Sorts of cards a hand can hold.
HERO_CARD: Final = 0
ALLY: Final = 1
OBJECT: Final = 2
SORTS: Final = ["hero", "ally", "object"]

#: Strength of a creature that counts the creatures in sight.
IN_SIGHT: Final = -1


class HeroKind:
    """A hero: the cards, and what makes this one different."""

    def __init__(self) -> None:
        self.name: str = ""
        self.role: str = ""
        self.colour: str = ""
        #: Own cards (RB-COMP-5).
        self.cards: list[int] = []
        # Abilities; the words of heroes.yaml.
        #: May add willpower to a fight (RB-COMBAT-3).
        self.willpower: bool = True
        #: Draws quivers (RB-HERO-CHADA-3).
        self.quivers: bool = False
        #: Has the axe (RB-HERO-KRAM-1).
        self.axe: bool = False
        #: Has the grimoires (RB-HERO-EARA-2).
        self.grimoires: bool = False
        #: Leads the Water Spirit (RB-HERO-KHEELA-1).
        self.spirit: bool = False


class CardKind:
    """A card that a hand can hold, and the effect lists it offers."""

    def __init__(self) -> None:
        self.name: str = ""
        #: HERO_CARD, ALLY or OBJECT.
        self.sort: int = 0
        #: Position in the Book's heroes, allies or encounters.
        self.of: int = 0
        #: Addresses of its options; an ally or object has one.
        self.options: list[str] = []


class EncounterKind:
    """A kind of encounter card, as many copies as it has."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The card in hand, for an object; -1 for a creature.
        self.card: int = -1
        #: IN_SIGHT: as many as creatures are in sight (RB-COMBAT-5).
        self.strength: int = 0
        #: It bears a coin (RB-GALLERY-1).
        self.gold: bool = False
        #: Row of the gallery.
        self.row: int = 3
        #: Coins that must leave the gallery to defeat it (RB-COMBAT-6).
        self.toll: int = 0
        #: Address of what the winner may do, and of what happens then in any case; or "".
        self.reward: str = ""
        self.burden: str = ""
        self.copies: int = 0
        #: Red background: for those who have won before (RB-COMP-4).
        self.red: bool = False


class MissionKind:
    """A mission: what must hold, what is paid, what happens when it is revealed."""

    def __init__(self) -> None:
        self.name: str = ""
        self.needs: list[object] = []
        #: Addresses of effect lists, or "".
        self.price: str = ""
        self.blue: str = ""


class NarratorKind:
    """A narrator card: its two halves."""

    def __init__(self) -> None:
        self.name: str = ""
        self.upper: str = ""
        self.lower: str = ""
        #: The lower half stands in a red box (RB-NARR-6).
        self.red: bool = False


class GrimoireKind:
    """A grimoire: a strength, or symbols."""

    def __init__(self) -> None:
        self.name: str = ""
        #: Strength in a fight; 0: it does something else.
        self.strength: int = 0
        #: Reaches other locations (RB-HERO-EARA-2).
        self.remote: bool = False
        #: Address of its symbols, or "".
        self.ref: str = ""


class Book(BaseBook):
    """All fixed content of one box bound to one legend."""

    def __init__(self) -> None:
        super().__init__()
        self.box: str = ""
        self.legend: str = ""
        #: Names of the locations, from position 1 on; position 0 is none.
        self.places: list[str] = [""]
        #: Where heroes begin.
        self.start: int = 1
        self.heroes: list[HeroKind] = []
        self.hand_cards: list[CardKind] = []
        self.encounters: list[EncounterKind] = []
        self.missions: list[MissionKind] = []
        self.narrators: list[NarratorKind] = []
        #: Cards in hand, by number of the ally.
        self.allies: list[int] = []
        self.grimoires: list[GrimoireKind] = []
        #: Quivers in the box by value.
        self.quivers: list[int] = []
        # Plain values of the box.
        self.willpower: int = 18
        self.axe_sharp: int = 4
        self.axe_blunt: int = 1
        self.axe_repair: int = 2
        self.spirit_aid: int = 2
        self.missions_needed: int = 4
        #: Narrator cards revealed at the set-up for each hero.
        self.narrators_per_hero: int = 2
        #: Values of the switches by difficulty.
        self.switches: list[list[int]] = []
        #: For each variant the switches it sets; -1 where it leaves them.
        self.variant_switches: list[list[int]] = []
        # Where each sort of card begins among the faces that chance can show.
        self.first_mission: int = 0
        self.first_narrator: int = 0
        self.first_ally: int = 0
        self.first_quiver: int = 0

    def face_names(self) -> list[str]:
        """Names of everything that can be drawn, in one row."""
        names = [one.name for one in self.encounters]
        names += [one.name for one in self.missions]
        names += [one.name for one in self.narrators]
        names += [self.hand_cards[card].name for card in self.allies]
        names += [f"quiver-{value}" for value in range(len(self.quivers))]
        return names

    def encounter(self, name: str) -> int:
        for number, kind in enumerate(self.encounters):
            if kind.name == name:
                return number
        raise KeyError(name)

    def card(self, name: str) -> int:
        for number, kind in enumerate(self.hand_cards):
            if kind.name == name:
                return number
        raise KeyError(name)
