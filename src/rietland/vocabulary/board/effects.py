"""Effects: what content may do."""

from typing import ClassVar, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import (
    Amount,
    Effects,
    Number,
    Space,
    What,
    Who,
    Word,
)

# Creatures and figures.


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
    """Creatures, figures or heroes go `to` a space, or this many `steps` along the arrows or back.

    Along the arrows creatures advance by the normal rules. Heroes (`who`) are put on a space: they
    neither enter nor stop there, unless `enters` says so. What goes `free` goes past everything:
    all creatures where it lands leave the game, then comes what the opponent does where it `lands`.
    By itself it neither takes farmers and lures there nor breaks into the castle.

    Or creatures and figures walk so many `steps` along a `path` of the board, or `toward` a space
    by a shortest way, the lowest number first. A creature passes over spaces with another creature;
    they count as no step. In `kept`, `beyond` and `arrives` it is `it`, and its space `there`.
    """

    SHORT: ClassVar[str] = "what"
    what: What = None
    who: Who = None
    to: Space = None
    along: Literal["arrows", "back"] | None = None
    steps: Number = 1
    free: bool = False
    #: Onto these spaces it does not go; it stays where it is, or waits before them.
    never: Space = None
    #: Along this path of the board, from where it is; off the path it stays.
    path: str = ""
    #: After the last space of the path comes the first.
    round: bool = False
    #: By a shortest way to the nearest of these.
    toward: Space = None
    #: Entering one of these spaces ends the walk.
    stops: Space = None
    #: What happens when `never` keeps it from going a single step.
    kept: Effects = []
    #: What happens when it would go beyond the end of the path; it stays on its last space.
    beyond: Effects = []
    #: What happens when it is there.
    arrives: Effects = []
    #: Heroes enter the space, as if they had walked there.
    enters: bool = False
    #: Of several spaces each hero says which, and the hero in question for a piece; otherwise it is
    #: the first.
    chosen: bool = False


class Remove(Word, frozen=True, tag="remove"):
    """Take pieces off the board: creatures (no reward, no step of the narrator), figures, things.

    Of the tokens wells can be removed, and those of kinds in `tokens`: they go unseen and may be
    laid again. A farmer who follows and gold in a purse count as things.
    """

    SHORT: ClassVar[str] = "what"
    what: What
    #: Of things only this many; the group says which.
    chosen: Number = 0


class Change(Word, frozen=True, tag="change"):
    """Creatures become creatures of another kind, with all its values, where they stand.

    One for which no figure of that kind is left stays what it is.
    """

    SHORT: ClassVar[str] = "what"
    what: What
    #: The kind they become.
    into: str


class Load(Word, frozen=True, tag="load"):
    """Creatures take along a thing of this kind from their space, if they carry nothing.

    It stays where they are beaten or removed. Figures may carry several, and take them out of the
    game when they leave.
    """

    SHORT: ClassVar[str] = "what"
    what: What
    #: The kind of thing.
    carries: str
    #: Where there is none they take it from a hero there, the lowest rank first.
    robs: bool = False


class Unload(Word, frozen=True, tag="unload"):
    """All that these figures carry goes to the hero in question; what finds no slot stays there."""

    SHORT: ClassVar[str] = "what"
    what: What


class Crowd(Word, frozen=True, tag="crowd"):
    """Creatures hold this space together: any number may be there, and they stay.

    In the castle they use no golden shield. Heroes who attack name one of them. It ends when the
    last one has left, at sunrise after all moves; `emptied` tells it.
    """

    at: Space


class Hide(Word, frozen=True, tag="hide"):
    """A secret is on one of these spaces, each as likely as the others, and nobody knows which.

    `{secret: name}` are the spaces where it can still be, known to all. Where `move`, `place`,
    `put_figure` or `lay` goes by it, chance says which way of several it is, and the places that
    this rules out are known to be wrong from then on.
    """

    secret: str
    at: Space


class Search(Word, frozen=True, tag="search"):
    """Is the secret on this space? Chance says so, as likely as it is; then everybody knows."""

    secret: str
    at: Space
    then: Effects = []
    otherwise: Effects = []


# Things and tokens.


class Lay(Word, frozen=True, tag="lay"):
    """Lay a thing on a space, gold (with its amount), a farmer, an article, an object; or a token.

    A thing whose faces differ (a herb, a gem) is drawn and lies face up; `hidden` face down until
    somebody reveals it, as a rune stone always does. A thing of which there is a supply comes from
    it, as many as it has left. With `rank` (lowest, highest) the hero of that rank who is there may
    take it at once. A `token` of a kind in `tokens` lies face down: one on each space that has
    none, as long as there are some left.
    """

    at: Space
    thing: str = ""
    token: str = ""
    amount: Number = 1
    hidden: bool = False
    rank: str = ""


class Turn(Word, frozen=True, tag="turn"):
    """Things show another face from now on, on a space or on a hero board: a fire is lit."""

    SHORT: ClassVar[str] = "what"
    what: What
    #: The face by name.
    shows: str


class Wells(Word, frozen=True, tag="wells"):
    """Put the well tokens on these spaces, full or drained; others have none."""

    at: list[int]
    full: bool = True


class Fog(Word, frozen=True, tag="fog"):
    """Lay fog tokens face down: faces with their number, on these circles.

    With `spare` circles more than tokens, those under heroes stay empty and the group says which
    others do. Tokens that were on the board leave the game, unless the new ones are only to `add`:
    then all that lie face down are mixed.
    """

    faces: dict[str, int]
    at: list[int]
    spare: int = 0
    add: bool = False


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


class BuildBridge(Word, frozen=True, tag="build_bridge"):
    """A bridge that was not there, or was gone, is there: its two spaces are adjacent."""

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


# Heroes.


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
    """The hero gains strength, willpower, gold, things, hours, or steps that take no time.

    With `who` each of these heroes does, lowest rank first. A thing of which there is a supply (an
    article, say) comes from it while it has one; things whose faces differ are drawn. Without a
    free slot a thing is put on the hero's space.
    """

    who: Who = None
    strength: Number = 0
    willpower: Number = 0
    gold: Number = 0
    #: How many of each kind.
    things: dict[str, Number] = {}
    #: The hero may move this many spaces at once.
    free_steps: Number = 0
    #: The time marker goes back this many hours.
    hours: Number = 0


class Lose(Word, frozen=True, tag="lose"):
    """The hero loses strength (never below 1), willpower, gold, hours or things.

    With `who` each of these heroes does. Of several things of a kind the hero says which; without
    any nothing is lost.
    """

    who: Who = None
    strength: Number = 0
    willpower: Number = 0
    gold: Number = 0
    #: The time marker goes on; a hero with no hour left ends the day, as does one who loses `all`.
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
    """The group gets gold, willpower, strength or things and shares them piece by piece.

    A thing goes to a hero with a free slot, else to the ground under the speaker; of those of which
    there is a supply the group gets no more than it has.
    """

    gold: Number = 0
    willpower: Number = 0
    strength: Number = 0
    thing: str = ""
    count: Number = 1


class Storm(Word, frozen=True, tag="storm"):
    """A storm: every hero, also one whose day is over, is blown a space along the printed arrow.

    Without an arrow, or where the way is shut, a hero stays. What makes the way cost a toll or
    shuts it is taken along, if that is possible, or left behind; so are those who follow. Then the
    fog tokens under those who were blown act, highest rank first.
    """


class Shields(Word, frozen=True, tag="shields"):
    """This many more golden shields protect the castle; with a number below 0, fewer."""

    SHORT: ClassVar[str] = "add"
    add: Number


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
    #: One that finds no free slot may be taken too: it is laid on the hero's space.
    lay: bool = False


# Time and the legend.


class Narrator(Word, frozen=True, tag="narrator"):
    """The narrator goes to a letter (those between are not read) or advances."""

    to: str = ""
    advance: Number = 0


class LetterTable(Word, frozen=True, rename={"otherwise": "else"}):
    """A letter looked up by a counter or a number: `{by: die, 1: B, 2: D, else: F}`."""

    by: str | Amount
    values: dict[int, str]
    otherwise: str = ""


class Star(Word, frozen=True, tag="star", rename={"pile": "from"}):
    """Lay a star: this card is read when the narrator enters the letter, or the `end` token's.

    Or a card is drawn `from` a pile then: several cards for one letter, one of which comes. At a
    letter that has the `most` of them already the die before is rolled again, unless all are full.

    Without `at` the star of the card, where it lies, goes on or back `by` so many letters; on the
    narrator's letter or before it the card is read at once.
    """

    at: str | LetterTable = ""
    card: str = ""
    pile: str = ""
    most: int | None = None
    by: Number = 0


class EndLetter(Word, frozen=True, tag="end_letter"):
    """Where the legend ends: the end token is `at` a letter, or goes on or back `by` this many.

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


class CrossOut(Word, frozen=True, tag="cross_out"):
    """The hero may cross out steps of this sunrise, one for each use of a thing.

    Nothing happens at a step that is crossed out, not even what waits for it. Of two steps with the
    same name each is crossed out by itself. `ready` is none that could be.
    """

    SHORT: ClassVar[str] = "thing"
    thing: str


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


EFFECTS: tuple[type[Word], ...] = (
    *control.EFFECTS,
    Place, PutFigure, Move, Remove, Change, Load, Unload, Crowd, Hide, Search, Lay, Turn, Wells,
    Fog, RevealFog, RemoveFarmer, BreakBridge, BuildBridge, Merchants, Deck, PutHeroes, SetHeroes,
    Gain, Lose, Pay, LowerTo, RaiseTo, PickHeroes, Storm, Shields, Share, ShareLoss, ShareCost,
    Article, Narrator, Star, FirstHero, EndDay, UntilSunrise, SkipStep, CrossOut, Wait, KeepWaiting,
    DrawEvent, Draw, Done, Spoil, PeekEvent, EndLegend, EndFight, EndLetter, Show,
)  # fmt: skip
#: Effects that concern one hero; content says whom, with `each`, `pick_heroes`, `wait` or fog.
PERSONAL: tuple[type[Word], ...] = (
    Gain, Lose, Pay, LowerTo, RaiseTo, Article, Unload, CrossOut,
)  # fmt: skip
