"""Effects on time and the course of the legend."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary.control import Amount, Effects, Number, Who, Word
from rietland.vocabulary.names import (
    ANY,
    Between,
    CardName,
    CounterName,
    Letter,
    LetterOrEnd,
    OvertimeHour,
    PathName,
    PileCard,
    PileName,
    RankName,
    SpaceNumber,
    SunriseStepName,
)


class LegendEffect(Word, frozen=True):
    """An effect on time and the course of the legend."""

    PART = "legend"


class Narrator(LegendEffect, frozen=True, tag="narrator"):
    """The narrator goes to a letter (those between are not read) or advances."""

    #: The letter it goes to.
    to: Letter = ""
    #: How many letters it goes on.
    advance: Annotated[Number, Between(0, 26)] = 0


class LetterTable(Word, frozen=True, rename={"otherwise": "else"}):
    """A letter looked up by a counter or a number: `{by: die, 1: B, 2: D, else: F}`."""

    #: What it is looked up by.
    by: CounterName | Amount
    #: The letters by number or range.
    values: dict[int, LetterOrEnd]
    #: The letter for all other numbers.
    otherwise: LetterOrEnd = ""


class Star(LegendEffect, frozen=True, tag="star", rename={"pile": "from"}):
    """Lay a star: this card is read when the narrator enters the letter, or the `end` token's.

    Or a card is drawn `from` a pile then: several cards for one letter, one of which comes. At a
    letter that has the `most` of them already the die before is rolled again, unless all are full.

    Without `at` the star of the card, where it lies, goes on or back `by` so many letters; on the
    narrator's letter or before it the card is read at once.
    """

    #: The letter at which it is read.
    at: LetterOrEnd | LetterTable = ""
    #: The card.
    card: CardName = ""
    #: The pile that is drawn from then.
    pile: PileName = ""
    #: As many as this letter takes; a full one rolls the die again.
    most: int | None = None
    #: How many letters a star that lies already moves.
    by: Number = 0


class EndLetter(LegendEffect, frozen=True, tag="end_letter"):
    """Where the legend ends: the end token is `at` a letter, or goes on or back `by` this many.

    When the narrator is there or beyond, the cards with a star at the `end` are read.
    """

    #: The letter.
    at: Letter = ""
    #: How many letters it moves.
    by: Annotated[Number, Between(-26, 26)] = 0
    #: The side of the token that shows from now on.
    side: Literal["green", "red"] | None = None


class Show(LegendEffect, frozen=True, tag="show"):
    """Show that something runs along a path of the board, over its `first` spaces.

    This only tells: what it does, other effects say.
    """

    #: The path.
    path: PathName
    #: How many of its spaces.
    first: Annotated[Number, ANY]


class FirstHero(LegendEffect, frozen=True, tag="first_hero"):
    """This hero starts the next day, or the game.

    The lowest-ranked of the matching heroes, else of all.
    """

    SHORT: ClassVar[str] = "who"
    #: Among whom; of several the lowest rank.
    who: Who


class EndDay(LegendEffect, frozen=True, tag="end_day"):
    """Everybody's day ends now; the sunrise follows."""


class UntilSunrise(LegendEffect, frozen=True, tag="until_sunrise"):
    """Until the next sunrise: what overtime hours cost, and strength creatures have on top.

    `overtime` gives the willpower by hour: `{10: -1}` forbids the tenth hour.
    """

    #: The willpower that overtime hours cost; -1 forbids one.
    overtime: Annotated[dict[OvertimeHour, int], Between(-1, 99)] = {}
    #: Strength that every creature has besides its own.
    creature_strength: Annotated[Number, ANY] = 0


class SkipStep(LegendEffect, frozen=True, tag="skip_step"):
    """A step of the next sunrise is left out: `event`, `wells`, `narrator`, or a kind of creature.

    Inside a trigger of `sunrise_step` it is the step that is next.
    """

    SHORT: ClassVar[str] = "step"
    #: The step.
    step: SunriseStepName


class Wait(LegendEffect, frozen=True, tag="wait"):
    """The card waits at these spaces; a hero there, or the next to enter, meets its effects.

    When several are there already, the `highest` or `lowest` rank does. Then the card is used
    up, unless the effects say `keep_waiting`.
    """

    KNOWS = ("me",)
    #: Where it waits.
    at: list[SpaceNumber]
    #: Who of several meets it.
    rank: RankName
    #: What happens to that hero.
    do: Effects


class KeepWaiting(LegendEffect, frozen=True, tag="keep_waiting"):
    """Inside the effects of a waiting card: nobody used it, it goes on waiting for the next."""


class DrawEvent(LegendEffect, frozen=True, tag="draw_event"):
    """Draw the next event card and resolve it."""


class Draw(LegendEffect, frozen=True, tag="draw"):
    """Draw the next cards of a pile and carry them out, for the hero in question if there is one.

    With `who` each of these heroes draws, lowest rank first or highest (`order`). `then` says what
    becomes of the card: `read`, carried out; `own`, it is the hero's from now on and carried out;
    `show`, seen by all, and it stays on the pile; `discard`, seen by all and out of the game.
    Without a card left nothing happens.
    """

    SHORT: ClassVar[str] = "pile"
    #: The pile.
    pile: PileName
    #: How many cards.
    count: Annotated[Number, ANY] = 1
    #: What becomes of the card.
    then: Literal["read", "own", "show", "discard"] = "read"
    #: These heroes each draw.
    who: Who = None
    #: In which order of rank they do.
    order: Literal["lowest", "highest"] = "lowest"


class Done(LegendEffect, frozen=True, tag="done"):
    """A hero's own card is fulfilled; one that is settled already stays as it is."""

    SHORT: ClassVar[str] = "card"
    #: The card.
    card: PileCard


class Spoil(LegendEffect, frozen=True, tag="spoil"):
    """A hero's own card can no longer be fulfilled; one that is settled already stays as it is."""

    SHORT: ClassVar[str] = "card"
    #: The card.
    card: PileCard


class PeekEvent(LegendEffect, frozen=True, tag="peek_event"):
    """The hero looks at the next event card and removes it or puts it back on top."""


class EndLegend(LegendEffect, frozen=True, tag="end_legend"):
    """The legend ends: it is won if every needed goal is met, else lost by the first that is not.

    The reason is the text `why-<box>-<legend>-won`, or that of the goal that is not met.
    """


class EndFight(LegendEffect, frozen=True, tag="end_fight"):
    """The fight under way is over, without a winner: the creature recovers.

    A creature that is defeated stays so.
    """
