"""Shape of what leaves the table: the records a view of the board is made of.

Plain names and numbers, no rules. JSON Schema and the browser's types are made from these.
"""

from typing import Self

import msgspec

from rietland.views import Cost, Label, News, Option, Question, Refused, ViewHead

#: What every family's views share is at hand here too.
__all__ = ["Cost", "Label", "News", "Option", "Question", "Refused"]


class Thing(msgspec.Struct):
    """An article, object or token."""

    #: Name in notation; `thing-<name>` is its text.
    name: str
    #: Its kind, whatever shows: `wineskin` for a half-empty one too.
    kind: str
    #: small, large, helm or none.
    slot: str
    #: What shows: uses left, value, colour; 0 when it lies face down.
    face: int
    #: Merchants barter for it; on the space of one it is had only in exchange.
    goods: bool = False


class OwnCard(msgspec.Struct):
    """A card that a hero has before them, open for all: a fate."""

    #: Key of its text, and the pile it was dealt from.
    key: str
    pile: str
    #: open, done or spoiled; `own-card-<state>` is its text.
    state: str
    #: From 0 to 1.
    progress: float


class HeroView(msgspec.Struct):
    """A hero board with its figure."""

    name: str
    role: str
    rank: int
    seat: int
    space: int
    strength: int
    willpower: int
    #: Dice the present willpower gives.
    dice: int
    gold: int
    #: Hours used today.
    hours: int
    #: The time stone lies in the sunrise box.
    resting: bool
    things: list[Thing]
    #: Farmers who follow.
    farmers: int
    #: It is this hero's turn.
    active: bool
    #: This hero starts the next day.
    rooster: bool
    #: Small slots still free.
    free_slots: int
    #: This hero has left the game and stands nowhere.
    out: bool = False
    cards: list[OwnCard] = []
    #: The thing that follows, "" where nobody does.
    follower: str = ""
    #: Points of strength that lie under things and do not fight.
    covered: int = 0


class Life(msgspec.Struct):
    """Cards that an opponent has instead of willpower."""

    #: How many were removed, and how many must be.
    removed: int
    needed: int


class CreatureView(msgspec.Struct):
    """A creature on the board; its space is its id, with `index` where several stand on one."""

    space: int
    kind: str
    #: Name of an opponent of its own, or "".
    named: str
    strength: int
    willpower: int
    #: Dice it rolls now.
    dice: int
    #: Pieces its victors share, and of which goods each may be.
    reward: int
    goods: list[str]
    #: The thing it carries, or nothing.
    carries: Thing | None
    #: Where its victors choose one reward of several: pieces by good.
    rewards: dict[str, int]
    #: Its place in the order of those on its space.
    index: int = 0
    #: Name of the die it rolls.
    die: str = ""
    life: Life | None = None


class Threat(msgspec.Struct):
    """What a creature is about to do, and who could stop it, as things are."""

    #: Which creature: `space` and `index` of its view.
    space: int
    index: int
    #: Where its next step at sunrise leads, as things are; -1: it stays.
    next: int
    #: Heroes who could fight it from where they are.
    reached_by: list[str]
    #: Cards tell how it moves, no arrow does.
    own_way: bool = False


class DawnMove(msgspec.Struct):
    """A move of a creature at the next sunrise, as things are."""

    #: Which creature: `space` and `index` of its view.
    space: int
    index: int
    #: Where it sets out, another space than where it stands now when it moves twice; and where it
    #: comes.
    origin: int
    to: int
    #: It gets into the castle: onto a shield, or the legend is lost.
    gets_in: bool


class Dawn(msgspec.Struct):
    """What the creatures will do at the next sunrise, as things are; cards may change it."""

    #: In the order they move; who stays is left out.
    moves: list[DawnMove]
    #: How many get into the castle, and how many shields are free for them.
    gets_in: int
    free: int
    #: The legend would be lost.
    lost: bool
    #: The same in words; nothing where there is no castle to hold.
    says: Label | None


class Castle(msgspec.Struct):
    """The golden shields."""

    #: All of them, delivered farmers included.
    shields: int
    #: Creatures that lie on one.
    captured: int


class LooseThing(msgspec.Struct):
    """A thing that lies on a space."""

    space: int
    thing: Thing


class FogToken(msgspec.Struct):
    """A fog token on its circle."""

    space: int
    #: `hidden` until somebody has seen it.
    face: str


class TokenView(msgspec.Struct):
    """A token of a kind of the box or the legend; it lies face down."""

    #: `token-<kind>` is its text.
    kind: str
    space: int


class Well(msgspec.Struct):
    """A well token, full or drained."""

    space: int
    full: bool


class FigureView(msgspec.Struct):
    """The prince, the shield dwarves, the witch."""

    name: str
    space: int
    #: The hero who takes it along, "" for nobody.
    leader: str = ""
    #: Things it carries, by name; what nobody has seen is called so.
    carries: list[str] = []


class StockView(msgspec.Struct):
    """An article on the equipment board."""

    thing: str
    left: int


class EventCard(msgspec.Struct):
    """An event card that was drawn or is known."""

    #: Key of its text.
    key: str
    #: It bears the shield mark.
    shield: bool


class DeckView(msgspec.Struct):
    """The event deck in use."""

    name: str
    left: int
    #: The card on top, if this seat has seen it.
    top: EventCard | None


class WaitingCard(msgspec.Struct):
    """A card that waits for a hero."""

    key: str
    spaces: list[int]


class GoalView(msgspec.Struct):
    """A goal of the legend that stands now, and how far it has come."""

    #: Its words.
    key: str
    #: hold, bring, beat, reach, count, clear, have, survive, before; "" where the legend does not
    #: say what it needs.
    kind: str
    #: Whether the legend is won only with it.
    needed: bool
    #: Strength it gives the heroes, where it only helps.
    worth: int
    #: Whether it is met as things are, and whether it can be met no more.
    met: bool
    lost: bool
    #: It must hold until the end: it is not done before.
    lasting: bool
    #: From 0 to 1.
    progress: float
    #: How many there are of how many; with `clear` and `before` how many creatures or letters are
    #: left, and `need` is 0.
    done: int
    need: int
    #: How it stands, in words; nothing while it is simply open.
    state: Label | None
    #: How many sunrises are left to meet it; -1 where nobody counts them.
    sunrises: int = -1


class TrackToken(msgspec.Struct):
    """Cards or tokens that lie face down at a letter of the legend track."""

    letter: str
    pile: str
    count: int


class LegendView(msgspec.Struct):
    """The legend track and what was read so far."""

    narrator: str
    last: str
    #: Letters with a star.
    stars: list[str]
    #: Keys of the cards read, in order.
    read: list[str]
    goals: list[GoalView]
    #: The token that lies on the last letter, by the side it shows, or "".
    end_token: str = ""
    tokens: list[TrackToken] = []


class CounterView(msgspec.Struct):
    """A counter that the table shows as a token; `counter-<name>` is its text."""

    name: str
    value: int


class PileView(msgspec.Struct):
    """A pile of cards: how many are left, and those that lie open beside it."""

    name: str
    left: int
    #: Cards that were removed from the game, and the keys of those one has seen.
    removed: int
    open: list[str]


class Today(msgspec.Struct):
    """What holds until the next sunrise."""

    #: Willpower each overtime hour costs; -1 where it may not be used.
    overtime: list[int]
    #: Strength every creature has on top.
    fury: int
    #: How many hours may be used, overtime included.
    hours: int
    #: Steps of the sunrise under way that are crossed out; of two alike the second is `…_2`.
    crossed: list[str] = []


class Help(msgspec.Struct):
    """What adds to the strength of the fighters beside themselves."""

    #: Key of its text.
    key: str
    amount: int


class BattleView(msgspec.Struct):
    """The fight, or the try at rubble or a trial, under way."""

    #: Name of the stage it is in.
    stage: str
    space: int
    #: Names of the heroes who take part, in the order they roll.
    fighters: list[str]
    #: Strength of the fighters and their allies.
    strength: int
    #: Whose roll, answer or loss is at hand, or "".
    roller: str
    #: What the dice show, in the order thrown.
    dice: list[int]
    #: Dice still to be thrown.
    left: int
    #: own or black.
    hand: str
    #: Points of herbs added to this roll.
    herb: int
    #: The heroes' battle value so far.
    total: int
    #: Willpower each fighter is about to lose.
    loss: int
    #: The kind of creature, "" for rubble and trials.
    creature: str
    #: Name of an opponent of its own, or "".
    named: str
    creature_strength: int
    creature_willpower: int
    creature_dice: int
    #: Name of the die it throws, "" for rubble.
    creature_die: str = ""
    life: Life | None = None
    helps: list[Help] = []
    #: Name of the die that a thing of the roller throws beside the own ones, or ""; and what it
    #: shows, 0 before.
    extra_die: str = ""
    extra: int = 0
    #: What the own dice count counts double.
    doubled: bool = False
    #: Values of dice that may be rolled again now.
    rerolls: list[int] = []
    #: Key of what is tried, or ""; `creature_strength` is the value to be reached then.
    trial: str = ""


class Way(msgspec.Struct):
    """A shortest way of the asked hero to a space, as far as it can be walked now."""

    to: int
    #: Spaces entered on the way; the last one is `to`, unless the way ends before.
    path: list[int]
    hours: int
    willpower: int
    #: Why it ends before it is there, and the rule; nothing and "" when it does not.
    why: Label | None
    rule: str


class Portion(msgspec.Struct):
    """An answer that gives or takes one piece, and how often it can be given."""

    say: str
    hero: str
    #: gold, willpower or thing.
    good: str
    most: int


class Sharing(msgspec.Struct):
    """Pieces that are shared out, or paid together."""

    left: int
    #: Whether they are lost and not gained.
    pays: bool
    #: Whether pieces that can go only one way go there by themselves.
    alone: bool
    portions: list[Portion]


class SecretView(msgspec.Struct):
    """A place that nobody knows; `secret-<name>` is its text."""

    name: str
    #: Where it can still be: all that is known of it.
    spaces: list[int]


class BoardView(ViewHead, tag_field="family", tag="board"):
    """Everything a seat may see."""

    day: int
    #: How far the asked hero can walk with the hours left.
    ways: list[Way]
    #: What the asked seat shares out, or nothing.
    sharing: Sharing | None
    heroes: list[HeroView]
    creatures: list[CreatureView]
    threats: list[Threat]
    #: Creatures that were defeated and lie on 80, by kind.
    slain: dict[str, int]
    castle: Castle
    loose: list[LooseThing]
    fog: list[FogToken]
    wells: list[Well]
    figures: list[FigureView]
    #: Spaces whose merchant is open.
    merchants: list[int]
    #: Names of the bridges that are gone, and of the passages that are not open.
    broken: list[str]
    stock: list[StockView]
    track: LegendView
    deck: DeckView | None
    #: The event card drawn with the last input, if one was.
    event: EventCard | None
    waiting: list[WaitingCard]
    today: Today
    battle: BattleView | None
    counters: list[CounterView] = msgspec.field(default_factory=list)
    piles: list[PileView] = msgspec.field(default_factory=list)
    tokens: list[TokenView] = msgspec.field(default_factory=list)
    secrets: list[SecretView] = msgspec.field(default_factory=list)
    #: Those of the broken ones that were never printed: nobody misses them.
    unbuilt: list[str] = msgspec.field(default_factory=list)
    #: Nothing once the game is over.
    dawn: Dawn | None = None

    def answers_as(self, lead: Self) -> None:
        super().answers_as(lead)
        self.sharing = lead.sharing

    def looks_with(self, other: Self) -> None:
        super().looks_with(other)
        if self.deck is not None and self.deck.top is None:
            # What one of the heads at this screen knows, all of them know.
            self.deck = other.deck


class Site(msgspec.Struct):
    """A space of the board."""

    number: int
    #: Name in the catalogue (`space-<name>`), or "".
    name: str
    x: float
    y: float
    radius: float
    #: castle, well, merchant, fog, graveyard and the regions it belongs to.
    features: list[str]
    roads: list[int]
    #: Where creatures go from here; -1: nowhere.
    arrow: int
    #: Whether its arrow is not printed: creatures alone know their way out.
    way_out: bool = False


class Bridge(msgspec.Struct):
    """A bridge or a passage, and the two spaces it joins."""

    name: str
    spaces: list[int]
    #: Where the arrow that crosses it points while it is gone; -1: nowhere.
    detour: int = -1
    #: Whether it is printed; a passage is there once a legend opens it.
    printed: bool = True


class PathView(msgspec.Struct):
    """A way that the board prints: a vent and the spaces its fire runs along."""

    name: str
    spaces: list[int]


class Die(msgspec.Struct):
    """A die and what its sides show."""

    name: str
    faces: list[int]


class HeroKindView(msgspec.Struct):
    """A figure one may choose."""

    name: str
    role: str
    rank: int
    #: Dice by willpower.
    dice: list[int]


class CreatureKindView(msgspec.Struct):
    """A kind of creature with its printed values."""

    name: str
    strength: int
    willpower: int
    reward: int
    die: str
    #: Dice by willpower.
    dice: list[int]


class ThingKindView(msgspec.Struct):
    """A kind of thing."""

    name: str
    slot: str
    sold: bool
    #: The rule that says what it does, or "".
    rule: str


class BoardStatic(msgspec.Struct, tag_field="family", tag="board"):
    """What is printed and never changes; sent once."""

    box: str
    legend: str
    #: The face of the board: the box it comes from and its name, `base/castle`.
    board: str
    #: Width of the board over its height.
    aspect: float
    sites: list[Site]
    bridges: list[Bridge]
    castle: int
    graveyard: int
    hours: int
    overtime: int
    max_strength: int
    max_willpower: int
    small_slots: int
    letters: list[str]
    dice: list[Die]
    heroes: list[HeroKindView]
    creatures: list[CreatureKindView]
    things: list[ThingKindView]
    figures: list[str]
    difficulties: list[str]
    #: Keys of what the legend asks for.
    goals: list[str]
    paths: list[PathView] = []
