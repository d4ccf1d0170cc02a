"""What stands in each file of a box of cards: typed records; the schemas are made from them."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

from rietland.content.source import Source
from rietland.vocabulary.castle import PLACES, Encounter
from rietland.vocabulary.control import Conditions, Effects, Word
from rietland.vocabulary.names import ANY, SOME

# box.yaml


class PlaceRecord(Word, frozen=True, kw_only=True):
    """A location; its number is its key, its words are `place-<name>`."""

    source: Source
    name: str


class AxeRecord(Word, frozen=True, kw_only=True):
    """The axe: what each face adds, and the gold that turns it back."""

    source: Source
    sharp: Annotated[int, ANY]
    blunt: Annotated[int, ANY]
    repair: Annotated[int, ANY]


class CardBoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: plain values of a box of cards, its locations and tokens."""

    box: str
    family: Literal["castle"]
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    heroes: tuple[int, int]
    #: The usual party by number of heroes, if none is named.
    parties: dict[int, list[str]] = {}
    places: dict[int, PlaceRecord]
    #: Where heroes begin.
    start: int
    willpower: Annotated[int, ANY]
    #: Quivers by value.
    quivers: Annotated[dict[int, int], ANY]
    axe: AxeRecord
    #: Strength the Water Spirit lends each hero on one of its faces.
    spirit_aid: Annotated[int, ANY]
    narrators_per_hero: Annotated[int, ANY]
    missions_needed: Annotated[int, PLACES]


# heroes.yaml


class HeroCardRecord(Word, frozen=True, kw_only=True):
    """A hero card: three options, of which one is chosen, each of one or two symbols."""

    source: Source
    options: list[Effects]


class CardHeroRecord(Word, frozen=True, kw_only=True):
    """A hero: the cards, and what makes this one different."""

    source: Source
    role: str
    colour: str
    #: May add willpower to a fight.
    willpower: bool = True
    quivers: bool = False
    axe: bool = False
    grimoires: bool = False
    spirit: bool = False
    cards: dict[str, HeroCardRecord]


class GrimoireRecord(Word, frozen=True, kw_only=True):
    """A grimoire: strength for a fight, or symbols."""

    source: Source
    strength: Annotated[int, ANY] = 0
    #: Usable against a creature at another location.
    remote: bool = False
    do: Effects = []


class CardHeroesFile(Word, frozen=True, kw_only=True):
    """heroes.yaml: the heroes with their cards, and the grimoires."""

    heroes: dict[str, CardHeroRecord]
    grimoires: dict[str, GrimoireRecord]


# encounters.yaml


class CardCreatureRecord(Word, frozen=True, kw_only=True):
    """A creature: strength, reward (which may be refused) or burden (which may not)."""

    source: Source
    copies: Annotated[int, SOME]
    strength: Annotated[int, ANY] = 0
    #: Its strength is the number of creatures in sight.
    in_sight: bool = False
    gold: bool = False
    row: Annotated[int, SOME] = 3
    #: Coins that defeating it takes from the gallery.
    toll: Annotated[int, ANY] = 0
    #: Red background: left out of a first game.
    red: bool = False
    reward: Effects = []
    burden: Effects = []


class ObjectRecord(Word, frozen=True, kw_only=True):
    """An object: used once, then it hangs in the gallery."""

    source: Source
    copies: Annotated[int, SOME] = 1
    gold: bool = False
    do: Effects


class EncountersFile(Word, frozen=True, kw_only=True):
    """encounters.yaml: creatures and objects of one back."""

    creatures: dict[str, CardCreatureRecord]
    objects: dict[str, ObjectRecord]


# allies.yaml


class AllyRecord(Word, frozen=True, kw_only=True):
    """An ally: played like a hero card, its effect is optional, it comes back on Recover."""

    source: Source
    do: Effects


class AlliesFile(Word, frozen=True, kw_only=True):
    """allies.yaml: the ally cards."""

    allies: dict[str, AllyRecord]


# narrator.yaml


class NarratorRecord(Word, frozen=True, kw_only=True):
    """A narrator card: two places, the upper first; the lower may stand in a red box."""

    source: Source
    upper: Encounter
    lower: Encounter
    red: bool = False


class NarratorFile(Word, frozen=True, kw_only=True):
    """narrator.yaml: the narrator cards."""

    cards: dict[str, NarratorRecord]


# missions.yaml


class MissionRecord(Word, frozen=True, kw_only=True):
    """A mission: conditions, a price, and a blue box that is resolved when it is revealed."""

    source: Source
    needs: Conditions = []
    price: Effects = []
    blue: Effects = []


class MissionsFile(Word, frozen=True, kw_only=True):
    """missions.yaml: the mission cards."""

    missions: dict[str, MissionRecord]


# legends/*.yaml


class SwitchesRecord(Word, frozen=True, kw_only=True):
    """A difficulty: how each switch stands."""

    source: Source
    red_creatures: bool
    red_boxes: bool
    narrator_pile: Annotated[int, SOME]
    ally_effect: bool = False
    spirit_grimoires: bool = False


class SwitchRecord(Word, frozen=True, kw_only=True):
    """A variant: switches that stand otherwise than the difficulty says."""

    source: Source
    red_creatures: bool | None = None
    red_boxes: bool | None = None
    narrator_pile: Annotated[int | None, SOME] = None
    ally_effect: bool | None = None
    spirit_grimoires: bool | None = None


class CardLegendFile(Word, frozen=True, kw_only=True):
    """A game with this box: its difficulties, easiest first, and its variants."""

    legend: str
    source: Source
    difficulties: dict[str, SwitchesRecord]
    variants: dict[str, SwitchRecord] = {}
