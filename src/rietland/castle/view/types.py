"""Shape of what leaves the table: the records a view of the cards is made of.

Plain names and numbers, no rules. JSON Schema and the browser's types are made from these.
"""

import msgspec

from rietland.views import Label, ViewHead


class HandCard(msgspec.Struct):
    """A card in hand or before its hero."""

    #: Name in notation; `card-<name>` is its text, `encounter-<name>` that of an object.
    name: str
    #: hero, ally or object.
    sort: str


class StackCard(msgspec.Struct):
    """An encounter card at a location."""

    #: Its kind, or "" while nobody has seen it.
    name: str
    #: It lies face up.
    up: bool


class MissionView(msgspec.Struct):
    """A mission at a location."""

    #: Its name, or "" while nobody has seen it.
    name: str
    up: bool
    #: A hero stands there for whom everything it asks is met, whatever covers it.
    met: bool


class PlaceView(msgspec.Struct):
    """A location with all that lies there."""

    number: int
    name: str
    #: Encounter cards, the top one first.
    cards: list[StackCard]
    #: Strength of the creature on top, if it lies face up; else -1.
    strength: int
    mission: MissionView | None
    heroes: list[str]
    #: The face of the Water Spirit beside it, or "".
    spirit: str


class GrimoireView(msgspec.Struct):
    """A grimoire of the sorceress."""

    name: str
    strength: int
    remote: bool
    open: bool


class CardHeroView(msgspec.Struct):
    """A hero with cards and tokens."""

    name: str
    role: str
    colour: str
    seat: int
    place: int
    hand: list[HandCard]
    played: list[HandCard]
    willpower: int
    quivers: list[int]
    #: sharp, blunt, or "" for those who have none.
    axe: str
    grimoires: list[GrimoireView]
    #: Leads the Water Spirit.
    spirit: bool
    active: bool


class GalleryView(msgspec.Struct):
    """The trophies."""

    #: Names of the cards in each of the three rows.
    rows: list[list[str]]
    gold: int
    cards: int


class NarratorView(msgspec.Struct):
    """The pile the dragon comes nearer by."""

    left: int
    #: Cards the pile has given since the castle was laid out: so near is the dragon.
    gone: int
    #: Cards in the box that could be added.
    spare: int
    #: Cards used, the last one first.
    used: list[str]


class SupplyView(msgspec.Struct):
    """What lies ready."""

    deck: int
    allies: int
    quivers: int
    willpower: int


class MissionsView(msgspec.Struct):
    """How far the liberation is."""

    needed: int
    completed: list[str]
    #: Missions in the box that could be exchanged for others.
    spare: int


class FighterView(msgspec.Struct):
    """What one hero adds to the fight."""

    hero: str
    card: HandCard
    printed: int
    quivers: list[int]
    grimoires: list[str]
    willpower: int
    axe: int
    spirit: int
    #: All of it.
    value: int


class HelpView(msgspec.Struct):
    """A hero who could be invited."""

    hero: str
    #: The most this hero would add, willpower included.
    points: int


class CardFightView(msgspec.Struct):
    """The fight under way: who adds what, and the sum."""

    #: group, reply or add.
    stage: str
    place: int
    creature: str
    strength: int
    #: Coins that the victory takes.
    toll: int
    fighters: list[FighterView]
    total: int
    #: Those who could still be invited.
    helpers: list[HelpView]


class Clash(msgspec.Struct):
    """A fight that an answer would lead to, before it is given."""

    #: The option in notation; an option may lead to fights at several locations.
    say: str
    place: int
    creature: str
    strength: int
    #: The most without willpower, with what is put forward already.
    points: int
    helpers: list[HelpView]
    #: enough, willpower, together, unpaid or short.
    verdict: str
    #: All of it in a sentence.
    text: Label


class CastleView(ViewHead, tag_field="family", tag="castle"):
    """Everything a seat may see."""

    #: Turns begun.
    turn: int
    #: Narrator cards left after a victory; nothing before.
    score: int | None
    #: What those options would come to that lead to a fight.
    clashes: list[Clash]
    heroes: list[CardHeroView]
    places: list[PlaceView]
    gallery: GalleryView
    narrator: NarratorView
    missions: MissionsView
    supply: SupplyView
    #: The card played this turn, or nothing.
    card: HandCard | None
    #: Symbols still open.
    open: list[Label]
    fight: CardFightView | None


# What never changes.


class CardText(msgspec.Struct):
    """A card a hand can hold: its options as texts."""

    name: str
    sort: str
    options: list[Label]


class CreatureCard(msgspec.Struct):
    """A kind of encounter card."""

    name: str
    object: bool
    #: -1: as many as creatures are in sight.
    strength: int
    gold: bool
    row: int
    toll: int
    red: bool
    copies: int
    reward: list[Label]
    #: It has a burden that cannot be avoided.
    burden: bool


class HalfView(msgspec.Struct):
    """One half of a narrator card."""

    #: 0: where the hero stands.
    place: int
    up: bool
    count: int


class NarratorCard(msgspec.Struct):
    """A narrator card."""

    name: str
    upper: HalfView
    lower: HalfView
    red: bool


class CardHeroKindView(msgspec.Struct):
    """A hero one may choose."""

    name: str
    role: str
    colour: str
    cards: list[str]


class CastleStatic(msgspec.Struct, tag_field="family", tag="castle"):
    """What is printed and never changes; sent once."""

    box: str
    legend: str
    #: Names of the locations, from number 1 on.
    places: list[str]
    start: int
    heroes: list[CardHeroKindView]
    cards: list[CardText]
    encounters: list[CreatureCard]
    missions: list[str]
    narrators: list[NarratorCard]
    grimoires: list[GrimoireView]
    difficulties: list[str]
    variants: list[str]
