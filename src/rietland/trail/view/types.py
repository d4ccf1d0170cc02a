"""Shape of what leaves the table: the records a view of a trail is made of.

Plain names and numbers, no rules. JSON Schema and the browser's types are made from these.
A space has a number that is the same in all views of a game; a place is `<hero>.<pile>`. Curse
cards that nobody has turned yet, and stages that lie face down, have no name in a view; fog cards
in draw decks and in the reserve are only counted.
"""

import msgspec

from rietland.views import Label, ViewHead

# Symbols.


class SymbolView(msgspec.Struct):
    """A symbol: on a space, on a path, or on a card (a price, or a part of a use)."""

    #: Of effects: gain, lose, curse, fog, reserve, take, turn, rain, sunny, rainy, calm, wake,
    #: walk, stride, back, rock. Of spaces also: stop, red, penalty, gate, start, target,
    #: lock; of paths also: only, closed.
    kind: str
    #: How much; below 0 the Curse goes back. Of red: fog cards that the way on takes of this deck.
    amount: int
    #: Name of the hero (start, target, only; `curse` starts too) or card (take, lock, closed).
    what: str
    #: In words.
    label: Label


# The map.


class TrailSpaceView(msgspec.Struct):
    """A space of a stage."""

    number: int
    #: In notation: `<map>.<name>`.
    name: str
    #: Its name in words.
    label: Label
    #: From left to right and from top to bottom of its stage, 0 to 1.
    x: float
    y: float
    #: Steps it takes to enter it.
    steps: int
    #: Steps it takes now: what the Curse adds, nothing when the other hero covers it.
    steps_now: int
    #: Position on the solid line of its stage; -1 on a branch.
    line: int
    #: Everything printed on it.
    symbols: list[SymbolView]


class TrailPathView(msgspec.Struct):
    """A path between two spaces, always forward."""

    #: Numbers of its spaces; -1 at the beginning: the end of the stage before, still unknown.
    origin: int
    target: int
    dashed: bool
    symbols: list[SymbolView]


class StageView(msgspec.Struct):
    """A stage of the row, from left to right."""

    #: 0 for the first.
    number: int
    #: Name of its map, or "" while it lies face down; `map-<box>-<name>` is its text.
    map: str
    label: Label | None
    #: What kind of land it is, or "".
    terrain: str
    #: Heroes have come as far as this; a stage may lie open before.
    begun: bool
    #: Both heroes have left it: its fog cards went on with them.
    left: bool
    #: Fog cards above it, and as many as are printed on it.
    fog: int
    printed_fog: int
    spaces: list[TrailSpaceView]
    paths: list[TrailPathView]


# Cards.


class MoveView(msgspec.Struct):
    """A step value of a hero card."""

    steps: int
    price: list[SymbolView]


class UseView(msgspec.Struct):
    """A way to activate a card."""

    #: As in notation, from 1 on.
    number: int
    effects: list[SymbolView]
    #: bottom, remove, turn or rest.
    then: str
    label: Label


class FaceView(msgspec.Struct):
    """One face of a card: sunny and rainy, passive and active, or another name."""

    name: str
    label: Label
    moves: list[MoveView]
    #: Blue strength; 0: it does not fight.
    strength: int
    #: Red strength; 0: no opponent.
    opponent: int
    reward: int
    uses: list[UseView]
    #: What may become of it after a fight.
    after: list[UseView]


class TrailCardView(msgspec.Struct):
    """A card in a pile, or beside the map."""

    #: Its name; "" for a curse card that nobody has turned yet. `label` is its text.
    name: str
    label: Label
    #: hero, curse, fog, object, ally or special.
    sort: str
    #: The face that shows.
    face: FaceView
    #: It is being used now.
    active: bool


class TrailPileView(msgspec.Struct):
    """One of the three piles of a hero."""

    #: left, middle or right.
    name: str
    #: The top card first; empty for a pile that is not used.
    cards: list[TrailCardView]
    #: An opponent or a card that cannot be paid lies on top: nothing of this pile can be used.
    blocked: bool


class TrailHeroView(msgspec.Struct):
    """A hero on the way."""

    name: str
    role: str
    colour: str
    seat: int
    #: Number of the space, and of the stage.
    space: int
    stage: int
    willpower: int
    #: So many spaces the Curse may go on before it has caught this hero.
    lead: int
    #: Has reached the target.
    arrived: bool
    #: Number of the target, or -1 while it is unknown.
    target: int
    #: Campfires of this hero.
    campfires: int
    #: It is this hero's turn.
    active: bool
    piles: list[TrailPileView]
    #: Allies who wait beside the map.
    resting: list[TrailCardView]


class CurseView(msgspec.Struct):
    """The Curse."""

    space: int
    #: Position on the solid line from its start, and how long the line is as far as it is known.
    line: int
    length: int
    #: Steps that every space costs more now.
    penalty: int


# What would happen.


class OutcomeView(msgspec.Struct):
    """What an answer would come to, whichever fog cards are drawn on the way."""

    #: Where the hero would stand, and the other one; -1 for nobody.
    space: int
    other_space: int
    #: Changes of willpower, of the hero and of the other one.
    willpower: int
    other_willpower: int
    #: Fog cards that would come into piles, and how far the Curse would go.
    fog: int
    curse: int
    #: The heroes' lead before the Curse afterwards, the hero's first.
    leads: list[int]
    #: playing, won or lost, and the key of the reason: also of a game that would go on and could
    #: no longer be won.
    result: str
    why: str
    #: The turn is not over with it: another question follows, or a stage is laid open.
    goes_on: bool
    #: All of it in a sentence.
    text: Label


class TrailWayView(msgspec.Struct):
    """A way that a hero may go."""

    #: The inputs that take it: `move …` if no card is activated yet, then `go …`.
    say: list[str]
    #: Numbers of the spaces, the first one left out; empty for staying.
    spaces: list[int]
    #: Number of the space it ends on.
    space: int
    steps: int
    #: Symbols on the way, in the order they count: price, paths, space.
    symbols: list[SymbolView]
    outcome: OutcomeView


class ReachView(msgspec.Struct):
    """Everywhere an activated card, or one that could be, would bring the hero."""

    #: The input that activates it, or "" when this is done.
    say: str
    #: left, middle or right, and the steps (or spaces) there are.
    pile: str
    steps: int
    price: list[SymbolView]
    ways: list[TrailWayView]


class PreviewView(msgspec.Struct):
    """What one of the options would come to."""

    say: str
    outcome: OutcomeView


class TrailClash(msgspec.Struct):
    """A fight that is possible, or would be together."""

    #: The option, or "" while it is not possible.
    say: str
    #: Who attacks, with the card of which pile.
    hero: str
    pile: str
    strength: int
    #: Where the opponent lies, and who it is.
    place: str
    opponent: Label
    needed: int
    reward: int
    #: alone, for_other (on a pile of the other hero), together, short.
    verdict: str
    #: Who would add a card, the places of those that are enough, and the best sum.
    partner: str
    helpers: list[str]
    sum: int
    text: Label


class TrailGoalView(msgspec.Struct):
    """Something that must be reached."""

    name: str
    label: Label
    done: bool
    #: From 0 to 1.
    progress: float


class TrailSupplyView(msgspec.Struct):
    """What lies ready."""

    #: Fog cards of the reserve.
    reserve: int
    willpower: int
    #: Objects and special cards that can still be had, by name.
    cards: dict[str, int]
    #: Fog cards that nobody has seen, wherever they lie, by name: how many of each.
    unseen: dict[str, int]
    #: Cards that have left the game, by name.
    gone: dict[str, int]


class TrailView(ViewHead, tag_field="family", tag="trail"):
    """Everything a seat may see."""

    #: Turns begun.
    turn: int
    #: The heroes were neighbours at the start of the turn.
    neighbours: bool
    stages: list[StageView]
    heroes: list[TrailHeroView]
    curse: CurseView
    supply: TrailSupplyView
    goals: list[TrailGoalView]
    #: Cards of the story that were read, the first one first: keys of their texts.
    story: list[str]
    #: For the seat that is asked: what each option would come to, and everywhere cards lead.
    previews: list[PreviewView]
    reach: list[ReachView]
    clashes: list[TrailClash]


# What never changes.


class SceneryView(msgspec.Struct):
    """Something painted on a map."""

    kind: str
    x: float
    y: float


class MapArt(msgspec.Struct):
    """How a map is painted; `map-<box>-<name>` is its name, `.note` what it looks like."""

    name: str
    terrain: str
    #: first, between or last.
    place: str
    scenery: list[SceneryView]


class TrailCardKind(msgspec.Struct):
    """A kind of card: `card-<box>-<name>` is its title, `.note` its story."""

    name: str
    sort: str
    copies: int
    faces: list[FaceView]


class TrailHeroKind(msgspec.Struct):
    """A hero one may lead."""

    name: str
    role: str
    colour: str
    #: Hero cards of the left, middle and right pile.
    cards: list[str]
    #: Plays alone.
    alone: bool


class TrailStatic(msgspec.Struct, tag_field="family", tag="trail"):
    """What is printed and never changes; sent once."""

    box: str
    legend: str
    heroes: list[TrailHeroKind]
    cards: list[TrailCardKind]
    #: Every map that may come up.
    maps: list[MapArt]
    #: How many stages lie in the row, how many of them are drawn.
    stages: int
    drawn: int
    willpower: int
    campfires: int
    #: Only moving is possible (the introduction).
    only_move: bool
    #: Difficulties, the usual one first, and how many allies each brings.
    difficulties: list[str]
    allies: list[int]
    variants: list[str]
