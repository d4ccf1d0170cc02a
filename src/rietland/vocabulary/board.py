"""Words of the board family: effects, conditions, filters and events that content may use."""

from typing import ClassVar, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import (
    Amount,
    Counted,
    Effects,
    Number,
    Range,
    Space,
    What,
    Who,
    Word,
)


class Within(Word, frozen=True):
    """Spaces at most so many steps from others."""

    of: Space
    steps: Number


class Spaces(Word, frozen=True, rename={"having": "with", "excluded": "not"}):
    """Spaces that pass all that is given here, in the order of their numbers.

    The first four keys name spaces by themselves; the others choose among all spaces of the board.
    """

    #: Where these pieces or heroes are.
    of: Counted = None
    #: The space whose number this counter has.
    counter: str = ""
    #: A space from two dice, kept in counters (AN-RUNE-4): this one has the tens,
    tens: str = ""
    #: and this one the ones.
    ones: str = ""
    #: From this space so many `steps` along the arrows; negative ones go back.
    arrow: Space = None
    #: How many steps; 1 if nothing is said.
    steps: Number = 1
    #: These spaces.
    at: Space = None
    #: From the first number to the second.
    between: tuple[int, int] | None = None
    #: Of this region, or these.
    region: str | list[str] = ""
    #: With this icon of the board.
    icon: str = ""
    #: Of this path of the board, in its order.
    path: str = ""
    #: Only so many, from the start of the path or list.
    first: Number | None = None
    #: Adjacent to one of these.
    next_to: Space = None
    #: At most so many steps away.
    within: Within | None = None
    #: Where such a piece or hero is.
    having: Counted = None
    #: Where no such piece or hero is.
    without: Counted = None
    #: None of these.
    excluded: Space = None
    #: Passing one of these.
    any: list[Space] = []
    #: Of those left one: by number, the first as listed, or the nearest `to` others.
    pick: Literal["lowest", "highest", "first", "nearest"] | None = None
    #: What `nearest` measures from.
    to: Space = None


class SpacesOf(Word, frozen=True):
    """Spaces, where they are counted."""

    spaces: Space


class LetterTable(Word, frozen=True, rename={"otherwise": "else"}):
    """A letter looked up by a counter or a number: `{by: die, 1: B, 2: D, else: F}`."""

    by: str | Amount
    values: dict[int, str]
    otherwise: str = ""


# Effects: creatures and figures.


class Place(Word, frozen=True, tag="place", rename={"named": "opponent"}):
    """Put creatures on the board, one for each space, in the order given.

    A taken space sends the newcomer on along the arrows. `opponent` gives it the values of that
    opponent of the legend, who needs no `creature` beside it; `carries` a thing it takes along;
    `clear` removes a creature on that space. Creatures that pass `take` become the opponent where
    they stand, and new ones come only `up_to` so many in all.
    """

    at: Space
    creature: str = ""
    named: str = ""
    carries: str = ""
    clear: bool = False
    take: What = None
    up_to: Number | None = None


class PutFigure(Word, frozen=True, tag="put_figure"):
    """Put a figure (prince, shield_dwarves, witch) on a space."""

    name: str
    at: Space


class Move(Word, frozen=True, tag="move"):
    """Creatures, figures or heroes go `to` a space, or so many `steps` along the arrows or back.

    Along the arrows creatures advance by the normal rules. Heroes (`who`) are put on a space: they
    neither enter nor stop there, unless `enters` says so. What goes `free` goes past everything:
    all creatures where it lands leave the game, then comes what the opponent does where it `lands`.
    By itself it neither takes farmers and lures there nor breaks into the castle.
    """

    SHORT: ClassVar[str] = "what"
    what: What = None
    who: Who = None
    to: Space = None
    along: Literal["arrows", "back"] | None = None
    steps: Number = 1
    free: bool = False
    #: Onto these spaces it does not go; it stays where it is.
    never: Space = None
    #: Heroes enter the space, as if they had walked there.
    enters: bool = False
    #: Of several spaces each hero says which; otherwise it is the first.
    chosen: bool = False


class Remove(Word, frozen=True, tag="remove"):
    """Take pieces off the board: creatures (no reward, no step of the narrator), figures, things.

    Of the tokens wells can be removed. A farmer who follows and gold in a purse count as things.
    """

    SHORT: ClassVar[str] = "what"
    what: What


class Crowd(Word, frozen=True, tag="crowd"):
    """Creatures hold this space together: any number may be there, and they stay.

    In the castle they use no golden shield. Heroes who attack name one of them. It ends when the
    last one has left, at sunrise after all moves; `emptied` tells it.
    """

    at: Space


# Effects: things and tokens.


class Lay(Word, frozen=True, tag="lay"):
    """Lay a thing on a space: gold (with its amount), a farmer, an article, an object.

    A thing whose faces differ (a herb, a gem) is drawn and lies face up; `hidden` face down until
    somebody reveals it, as a rune stone always does. An article comes from the equipment board, if
    it has one left. With `rank` (lowest, highest) the hero of that rank who is there may take it
    at once.
    """

    thing: str
    at: Space
    amount: Number = 1
    hidden: bool = False
    rank: str = ""


class Wells(Word, frozen=True, tag="wells"):
    """Put the well tokens on these spaces, full or drained; others have none."""

    at: list[int]
    full: bool = True


class Fog(Word, frozen=True, tag="fog"):
    """Lay fog tokens face down: faces with their number, on these circles.

    With `spare` circles more than tokens, those under heroes stay empty and the group says which
    others do.
    """

    faces: dict[str, int]
    at: list[int]
    spare: int = 0


class RevealFog(Word, frozen=True, tag="reveal_fog"):
    """The hero may reveal that many fog tokens anywhere, without activating them.

    With `at` all those on these spaces are revealed, whoever is asked.
    """

    SHORT: ClassVar[str] = "count"
    count: int = 1
    at: Space = None


class RemoveFarmer(Word, frozen=True, tag="remove_farmer"):
    """A farmer who is not yet in the castle is removed from the game; the group says which."""

    count: int = 1


class BreakBridge(Word, frozen=True, tag="break_bridge"):
    """A bridge is gone: its two spaces are no longer adjacent."""

    SHORT: ClassVar[str] = "name"
    name: str


class Merchants(Word, frozen=True, tag="merchants"):
    """Only the merchants on these spaces are open."""

    SHORT: ClassVar[str] = "at"
    at: list[int]


class Deck(Word, frozen=True, tag="deck"):
    """Use this event deck, shuffled; `top` is on it, face up for everyone, `without` stays out."""

    name: str
    top: str = ""
    without: list[str] = []


# Effects: heroes.


class PutHeroes(Word, frozen=True, tag="put_heroes"):
    """Put heroes on spaces, by role; without `at`, everybody on the number of their rank.

    With `space` only the hero in question moves, to that space (inside `each`).
    """

    at: dict[str, int] = {}
    space: int | None = None


class SetHeroes(Word, frozen=True, tag="set_heroes"):
    """Every hero's strength or willpower becomes this."""

    strength: Number | None = None
    willpower: Number | None = None


class Gain(Word, frozen=True, tag="gain"):
    """The hero gains strength, willpower, gold, things, or steps that take no time.

    With `who` each of these heroes does, lowest rank first. Articles come from the equipment board,
    things whose faces differ are drawn; without a free slot a thing is put on the hero's space.
    """

    who: Who = None
    strength: Number = 0
    willpower: Number = 0
    gold: Number = 0
    #: How many of each kind.
    things: dict[str, Number] = {}
    #: The hero may move so many spaces at once.
    free_steps: Number = 0


class Lose(Word, frozen=True, tag="lose"):
    """The hero loses strength (never below 1), willpower, gold, hours or things.

    With `who` each of these heroes does. Of several things of a kind the hero says which; without
    any nothing is lost.
    """

    who: Who = None
    strength: Number = 0
    willpower: Number = 0
    gold: Number = 0
    #: The time marker goes on; who has no hour left ends the day, and so does who loses `all`.
    hours: Number | Literal["all"] = 0
    #: How many of each kind.
    things: dict[str, Number] = {}
    #: So much willpower and gold stays.
    leave: Number = 0
    #: A use of the hero's own shield averts the whole loss.
    avert: Literal["shield"] | None = None


class Pay(Word, frozen=True, tag="pay"):
    """The hero pays; a way that asks for it is offered only to those who can.

    Willpower never falls to 0 by paying, strength never below 1.
    """

    strength: Number = 0
    willpower: Number = 0
    gold: Number = 0
    #: How many of each kind; of several the hero says which.
    things: dict[str, Number] = {}


class LowerTo(Word, frozen=True, tag="lower_to"):
    """Willpower above this falls to it."""

    SHORT: ClassVar[str] = "willpower"
    willpower: Number


class RaiseTo(Word, frozen=True, tag="raise_to"):
    """Willpower below this rises to it."""

    SHORT: ClassVar[str] = "willpower"
    willpower: Number


class PickHeroes(Word, frozen=True, tag="pick_heroes"):
    """The group chooses among the matching heroes; then do the effects for each.

    Exactly `count` of them as long as there are that many; fewer or none too when `optional`.
    """

    who: Who
    do: Effects
    count: int = 1
    optional: bool = False


class Share(Word, frozen=True, tag="share"):
    """The group gets gold, willpower or articles and shares them piece by piece.

    An article goes to a hero with a free slot, else to the ground under the speaker.
    """

    gold: Number = 0
    willpower: Number = 0
    thing: str = ""
    count: Number = 1


class ShareLoss(Word, frozen=True, tag="share_loss"):
    """The group loses that much willpower together and shares the loss piece by piece.

    No one loses more than they have; a hero who ends at 0 falls as in a lost fight.
    """

    willpower: Number


class ShareCost(Word, frozen=True, tag="share_cost"):
    """The group pays that much together, in these goods (gold, willpower), piece by piece.

    Everybody keeps at least 1 willpower; a way that asks for it is offered only if it can be met.
    """

    amount: Number
    goods: list[str]


class Article(Word, frozen=True, tag="article"):
    """The hero takes an article of the equipment board, except these kinds."""

    without: list[str] = []


# Effects: time and the legend.


class Narrator(Word, frozen=True, tag="narrator"):
    """The narrator goes to a letter (those between are not read) or advances."""

    to: str = ""
    advance: Number = 0


class Star(Word, frozen=True, tag="star", rename={"pile": "from"}):
    """Lay a star: this card is read when the narrator enters the letter, or the `end` token's.

    Or a card is drawn `from` a pile then: several cards for one letter, one of which comes. At a
    letter that has the `most` of them already the die before is rolled again, unless all are full.
    """

    at: str | LetterTable
    card: str = ""
    pile: str = ""
    most: int | None = None


class EndLetter(Word, frozen=True, tag="end_letter"):
    """Where the legend ends: the end token lies `at` a letter, or goes on or back `by` so many.

    When the narrator is there or beyond, the cards with a star at the `end` are read.
    """

    at: str = ""
    by: Number = 0
    #: The side of the token that shows from now on.
    side: Literal["green", "red"] | None = None


class Show(Word, frozen=True, tag="show"):
    """Show that something runs along a path of the board, over its `first` spaces.

    This only tells: what it does, other effects say.
    """

    path: str
    first: Number


class FirstHero(Word, frozen=True, tag="first_hero"):
    """This hero starts the next day, or the game.

    The lowest-ranked of the matching heroes, else of all.
    """

    SHORT: ClassVar[str] = "who"
    who: Who


class EndDay(Word, frozen=True, tag="end_day"):
    """Everybody's day ends now; the sunrise follows."""


class UntilSunrise(Word, frozen=True, tag="until_sunrise"):
    """Until the next sunrise: what overtime hours cost, and strength creatures have on top.

    `overtime` gives the willpower by hour: `{10: -1}` forbids the tenth hour.
    """

    overtime: dict[int, int] = {}
    creature_strength: Number = 0


class SkipStep(Word, frozen=True, tag="skip_step"):
    """A step of the next sunrise is left out: `event`, `wells`, `narrator`, or a kind of creature.

    Inside a trigger of `sunrise_step` it is the step that is next.
    """

    SHORT: ClassVar[str] = "step"
    step: str


class Wait(Word, frozen=True, tag="wait"):
    """The card waits at these spaces; a hero there, or the next to enter, meets its effects.

    When several are there already, the `highest` or `lowest` rank does. Then the card is used
    up, unless the effects say `keep_waiting`.
    """

    at: list[int]
    rank: str
    do: Effects


class KeepWaiting(Word, frozen=True, tag="keep_waiting"):
    """Inside the effects of a waiting card: nobody used it, it goes on waiting for the next."""


class DrawEvent(Word, frozen=True, tag="draw_event"):
    """Draw the next event card and resolve it."""


class Draw(Word, frozen=True, tag="draw"):
    """Draw the next cards of a pile and carry them out, for the hero in question if there is one.

    With `who` each of these heroes draws, lowest rank first or highest (`order`). `then` says what
    becomes of the card: `read`, carried out; `own`, it is the hero's from now on and carried out;
    `show`, seen by all, and it stays on the pile; `discard`, seen by all and out of the game.
    Without a card left nothing happens.
    """

    SHORT: ClassVar[str] = "pile"
    pile: str
    count: Number = 1
    then: Literal["read", "own", "show", "discard"] = "read"
    who: Who = None
    order: Literal["lowest", "highest"] = "lowest"


class Done(Word, frozen=True, tag="done"):
    """A hero's own card is fulfilled; one that is settled already stays as it is."""

    SHORT: ClassVar[str] = "card"
    card: str


class Spoil(Word, frozen=True, tag="spoil"):
    """A hero's own card can no longer be fulfilled; one that is settled already stays as it is."""

    SHORT: ClassVar[str] = "card"
    card: str


class PeekEvent(Word, frozen=True, tag="peek_event"):
    """The hero looks at the next event card and removes it or puts it back on top."""


class EndLegend(Word, frozen=True, tag="end_legend"):
    """The legend ends: it is won if every needed goal is met, else lost by the first that is not.

    The reason is the text `why-<box>-<legend>-won`, or that of the goal that is not met.
    """


class EndFight(Word, frozen=True, tag="end_fight"):
    """The fight under way is over, without a winner: the creature recovers.

    A creature that is defeated stays so.
    """


# Conditions.


class NarratorAt(Word, frozen=True, tag="narrator"):
    """Condition: where the narrator is."""

    before: str = ""
    at_least: str = ""


class Exists(Word, frozen=True, tag="exists"):
    """Condition: there are such pieces, at least one or as many as the range says."""

    SHORT: ClassVar[str] = "what"
    what: What
    at_least: Number | None = None
    at_most: Number | None = None
    exactly: Number | None = None


class Beaten(Word, frozen=True, tag="beaten", rename={"named": "opponent"}):
    """Condition: this opponent of the legend was defeated."""

    SHORT: ClassVar[str] = "named"
    named: str


class CardIs(Word, frozen=True, tag="card", rename={"state": "is"}):
    """Condition: a hero's own card is open, done, spoiled, or settled (one of these two).

    With `pile` one of its dealt cards is, with `all` every one of them.
    """

    state: Literal["open", "done", "spoiled", "settled"]
    name: str = ""
    pile: str = ""
    all: bool = False


class Somebody(Word, frozen=True, tag="somebody"):
    """Condition: at least one hero passes this filter."""

    SHORT: ClassVar[str] = "who"
    who: Who


class Everybody(Word, frozen=True, tag="everybody"):
    """Condition: all heroes pass this filter."""

    SHORT: ClassVar[str] = "who"
    who: Who


# Filters: which pieces, which heroes.


class Pieces(Word, frozen=True, rename={"other_than": "except", "state": "is"}):
    """Pieces on the board that pass all that is given here; one of the first seven keys says what.

    A bare word is the name of a figure or an opponent, or `it`: the piece of the event.
    """

    SHORT: ClassVar[str] = "name"
    #: A figure or an opponent by name, or `it`; written alone.
    name: str = ""
    #: Creatures of this kind, of these, or of `any`; opponents of the kind too.
    creature: str | list[str] = ""
    #: This opponent of the legend, one of these, or `any`.
    opponent: str | list[str] = ""
    #: This figure, one of these, or `any`.
    figure: str | list[str] = ""
    #: Things of this kind or of these, lying or held by a hero.
    thing: str | list[str] = ""
    #: Fog tokens, wells, broken bridges.
    token: Literal["fog", "well", "broken_bridge"] | None = None
    #: Cards of this pile; `is` says which. Of those on the legend track `pick: lowest` is the next.
    card: str = ""
    #: Heroes' own cards (open, done, spoiled, settled), those on the track, or discarded ones.
    state: Literal["open", "done", "spoiled", "settled", "starred", "discarded"] | None = None
    #: On these spaces.
    at: Space = None
    #: Held by one of these heroes; farmers who follow and gold in the purse count.
    held_by: Who = None
    #: Lying on a space, held by nobody.
    lying: bool = False
    #: With this face up: a thing's face by name or number, a fog face, `full` or `drained` for a
    #: well; `space` for a thing that shows the number of its space.
    face: str | int = ""
    #: Creatures that never move, or (`false`) only those that move.
    fixed: bool | None = None
    #: Not these.
    other_than: What = None
    #: Of those left one: by the number of its space, or the nearest `to` others.
    pick: Literal["lowest", "highest", "nearest"] | None = None
    #: What `nearest` measures from.
    to: Space = None
    #: Of those left only so many, lowest space first.
    count: Number | None = None


class CounterOf(Word, frozen=True):
    """A counter that each hero has, within these bounds."""

    name: str
    at_least: Number | None = None
    at_most: Number | None = None
    exactly: Number | None = None


class Filter(Word, frozen=True, rename={"having": "with", "excluded": "not"}):
    """Heroes who pass all that is given here; nothing given means everybody.

    The bare words `all`, `me`, `others` and `fighters` are filters too.
    """

    #: The hero in question.
    me: bool = False
    #: Everybody else.
    others: bool = False
    #: Who fights, or fought the last creature that was defeated.
    fighters: bool = False
    #: Being this, or one of these: warrior, archer, wizard, dwarf.
    role: str | list[str] = ""
    #: Standing on one of these spaces.
    at: Space = None
    #: With so much strength.
    strength: Range | None = None
    #: With so much willpower.
    willpower: Range | None = None
    #: With so much gold.
    gold: Range | None = None
    #: Having used so many hours today.
    hours: Range | None = None
    #: With such a counter of their own.
    counter: CounterOf | None = None
    #: Holding so many of these things.
    holds: dict[str, int] = {}
    #: Whose own card this is.
    owner: str = ""
    #: On the same space as such a piece.
    having: What = None
    #: Whose time marker is in the sunrise box.
    resting: bool = False
    #: Not passing this filter.
    excluded: Who = None
    #: Passing one of these.
    any: list[Who] = []
    #: Of those left, the one with the most of it; of equal ones the lowest rank.
    most: Literal["strength", "willpower", "gold", "hours"] | None = None
    #: Of those left, the one with the least of it; of equal ones the lowest rank.
    least: Literal["strength", "willpower", "gold", "hours"] | None = None
    #: Of those left, only the one with the lowest or highest rank.
    rank: str = ""


# Events a trigger can wait for.


class HeroStops(Word, frozen=True, tag="hero_stops"):
    """A hero's move ends, on this space if one is given."""

    at: Space = None


class HeroEnters(Word, frozen=True, tag="hero_enters"):
    """A hero enters a space, in passing too."""

    at: Space = None


class CreatureEnters(Word, frozen=True, tag="creature_enters"):
    """A creature enters a space by moving or by being placed."""

    at: Space = None
    creature: str = ""


class CreatureArrives(Word, frozen=True, tag="creature_arrives"):
    """A creature reaches the castle or leaves the board by an exit, here if a space is given."""

    creature: str = ""
    at: int | None = None


class Meets(Word, frozen=True, tag="meets"):
    """A hero and a creature come to share a space: either of them enters it, in passing too."""

    what: What = None
    at: Space = None


class FightBegins(Word, frozen=True, tag="fight_begins"):
    """A hero attacks a creature; nobody has been invited yet."""

    what: What = None
    at: Space = None


class RoundOver(Word, frozen=True, tag="round_over"):
    """A round of a fight against a creature is over, and all losses are borne."""

    what: What = None
    #: The heroes had the higher battle value; `false`: the creature had.
    won: bool | None = None
    #: All fighters attacked from another space, or (`false`) somebody did not.
    ranged: bool | None = None
    #: Which round of the fight it was.
    round: int | None = None
    #: The creature is defeated, or (`false`) it is not.
    beaten: bool | None = None
    at: Space = None


class HeroOut(Word, frozen=True, tag="hero_out"):
    """A hero leaves the game."""


class CreatureDefeated(Word, frozen=True, tag="creature_defeated", rename={"named": "opponent"}):
    """A creature is defeated; `alone` by a single hero. `fighters` are those who fought it."""

    named: str = ""
    creature: str = ""
    alone: bool = False
    at: Space = None


class CreatureGone(Word, frozen=True, tag="creature_gone", rename={"named": "opponent"}):
    """A creature is no longer on the board: it was defeated, poisoned or taken away."""

    named: str = ""
    creature: str = ""
    at: Space = None


class Emptied(Word, frozen=True, tag="emptied"):
    """The last of the creatures that held a space together (`crowd`) has left it."""

    at: Space = None


class ThingArrives(Word, frozen=True, tag="thing_arrives"):
    """A thing arrives on a space: it is put down there, or its bearer's move ends there."""

    thing: str
    at: Space = None


class ThingTaken(Word, frozen=True, tag="thing_taken"):
    """A hero takes a thing from a space."""

    thing: str
    at: Space = None


class FogFound(Word, frozen=True, tag="fog_found"):
    """A fog token with this face is activated."""

    SHORT: ClassVar[str] = "face"
    face: str


class DeedDone(Word, frozen=True, tag="deed_done"):
    """A hero does this deed."""

    SHORT: ClassVar[str] = "name"
    name: str


class HourReached(Word, frozen=True, tag="hour_reached"):
    """A hero's time marker reaches this hour."""

    SHORT: ClassVar[str] = "hour"
    hour: int


class SunriseStep(Word, frozen=True, tag="sunrise_step"):
    """A step of the sunrise is next: `event`, `wells`, `narrator`, `ready`, a kind of creature.

    The effects come before the step, may ask, and may leave it out with `skip_step`.
    """

    SHORT: ClassVar[str] = "step"
    step: str


class Quiet(Word, frozen=True, tag="quiet"):
    """All that was set off is done and nobody is in the middle of a round: look at the table.

    It comes before every question outside a round and after every step of the sunrise, so its
    conditions say what must hold, and its effects must end that.
    """


class DayOver(Word, frozen=True, tag="day_over"):
    """All time markers are in the sunrise box; the sunrise has not begun."""


class NarratorReaches(Word, frozen=True, tag="narrator_reaches"):
    """The narrator enters this letter."""

    SHORT: ClassVar[str] = "letter"
    letter: str


EFFECTS: tuple[type[Word], ...] = (
    *control.EFFECTS,
    Place, PutFigure, Move, Remove, Crowd, Lay, Wells, Fog, RevealFog, RemoveFarmer,
    BreakBridge, Merchants, Deck, PutHeroes, SetHeroes, Gain, Lose, Pay, LowerTo, RaiseTo,
    PickHeroes, Share, ShareLoss, ShareCost, Article, Narrator, Star, FirstHero, EndDay,
    UntilSunrise, SkipStep, Wait, KeepWaiting, DrawEvent, Draw, Done, Spoil, PeekEvent, EndLegend,
    EndFight, EndLetter, Show,
)  # fmt: skip
#: Effects that concern one hero; content says whom, with `each`, `pick_heroes`, `wait` or fog.
PERSONAL: tuple[type[Word], ...] = (Gain, Lose, Pay, LowerTo, RaiseTo, Article)
CONDITIONS: tuple[type[Word], ...] = (
    *control.CONDITIONS,
    NarratorAt, Exists, Beaten, CardIs, Somebody, Everybody,
)  # fmt: skip
WHENS: tuple[type[Word], ...] = (
    HeroStops, HeroEnters, CreatureEnters, CreatureArrives, Meets, FightBegins, RoundOver,
    CreatureDefeated, CreatureGone, Emptied, HeroOut, ThingArrives, ThingTaken, FogFound,
    DeedDone, HourReached, SunriseStep, Quiet, DayOver, NarratorReaches,
)  # fmt: skip
#: Counters the rules read; content may set them like any other.
SWITCHES: dict[str, str] = {
    "fights": "1: the fight action is open (AN-L1-4)",
    "overtime": "1: overtime hours may be used",
    "articles": "1: merchants sell articles, not strength alone (AN-MERCH-4)",
    "siege": "1: a creature without a free golden shield loses the legend (AN-L1-5)",
    "group_fights": "1: heroes may be invited to a fight (AN-L1-5)",
}
