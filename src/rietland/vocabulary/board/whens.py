"""Events that a trigger can wait for."""

from typing import Annotated, ClassVar

from rietland.vocabulary.control import (
    Number,
    Space,
    What,
    Word,
)
from rietland.vocabulary.names import (
    SOME,
    CreatureName,
    DeedName,
    FigureOrAny,
    FogFace,
    FollowerName,
    Letter,
    OpponentName,
    Sort,
    SpaceNumber,
    SunriseStepName,
    ThingName,
    TokenFace,
    TokenName,
)


class When(Word, frozen=True):
    """What a trigger waits for: the kinds of event it hears, and what its effects know of them."""

    #: Names of the kinds (`board/events.py`).
    HEARS: ClassVar[tuple[str, ...]] = ()
    #: `me`, the hero; `it`, the piece, if it is still there; `there`, the space.
    KNOWS: ClassVar[tuple[str, ...]] = ()


class WhenAt(When, frozen=True, kw_only=True):
    """An event that happens on a space."""

    #: On one of these spaces; without, anywhere.
    at: Space = None


class HeroStops(WhenAt, frozen=True, tag="hero_stops"):
    """A hero's move ends, on this space if one is given."""

    HEARS = ("stopped",)
    KNOWS = ("me", "there")


class HeroEnters(WhenAt, frozen=True, tag="hero_enters"):
    """A hero enters a space, in passing too."""

    HEARS = ("entered",)
    KNOWS = ("me", "there")


class CreatureEnters(WhenAt, frozen=True, tag="creature_enters"):
    """A creature enters a space by moving or by being placed."""

    HEARS = ("marched", "placed")
    KNOWS = ("it", "there")
    #: A creature of this kind.
    creature: CreatureName = ""


class CreatureArrives(When, frozen=True, tag="creature_arrives"):
    """A creature reaches the castle or leaves the board by an exit, here if a space is given."""

    HEARS = ("broke_in", "got_away")
    KNOWS = ("there",)
    #: A creature of this kind.
    creature: CreatureName = ""
    #: By this space.
    at: SpaceNumber | None = None


class FigureEnters(WhenAt, frozen=True, tag="figure_enters"):
    """A figure comes to a space: it is put there, moves there or is led there, in passing too."""

    HEARS = ("figure",)
    KNOWS = ("it", "there")
    #: This figure, or one of these.
    figure: FigureOrAny | list[FigureOrAny]


class FigureArrives(WhenAt, frozen=True, tag="figure_arrives"):
    """A figure that heroes can take along comes to rest.

    The hero's move ends, the figure is left there, or it comes onto the board there by a hero.
    """

    HEARS = ("figure_rests",)
    KNOWS = ("me", "it", "there")
    #: This figure, or one of these.
    figure: FigureOrAny | list[FigureOrAny]


class Meets(WhenAt, frozen=True, tag="meets"):
    """A hero and a creature come to share a space: either of them enters it, in passing too."""

    HEARS = ("met",)
    KNOWS = ("me", "it", "there")
    #: Such a creature; without, any.
    what: What = None


class FightBegins(WhenAt, frozen=True, tag="fight_begins"):
    """A hero attacks a creature; nobody has been invited yet."""

    HEARS = ("fight",)
    KNOWS = ("me", "it", "there")
    #: Such a creature; without, any.
    what: What = None


class RoundOver(WhenAt, frozen=True, tag="round_over"):
    """A round of a fight against a creature is over, and all losses are borne."""

    HEARS = ("round_over",)
    KNOWS = ("it", "there")
    #: Such a creature; without, any.
    what: What = None
    #: The heroes had the higher battle value; `false`: the creature had.
    won: bool | None = None
    #: All fighters attacked from another space, or (`false`) somebody did not.
    ranged: bool | None = None
    #: Which round of the fight it was.
    round: Annotated[int | None, SOME] = None
    #: The creature is defeated, or (`false`) it is not.
    beaten: bool | None = None


class HeroOut(When, frozen=True, tag="hero_out"):
    """A hero leaves the game."""

    HEARS = ("hero_out",)
    KNOWS = ("me", "there")


class CreatureDefeated(WhenAt, frozen=True, tag="creature_defeated", rename={"named": "opponent"}):
    """A creature is defeated; `alone` by a single hero. `fighters` are those who fought it."""

    HEARS = ("slain",)
    KNOWS = ("there",)
    #: This opponent of the legend.
    named: OpponentName = ""
    #: A creature of this kind.
    creature: CreatureName = ""
    #: A single hero fought it.
    alone: bool = False


class CreatureGone(WhenAt, frozen=True, tag="creature_gone", rename={"named": "opponent"}):
    """A creature is no longer on the board: it was defeated, poisoned or taken away."""

    HEARS = ("slain", "vanished", "poisoned")
    KNOWS = ("there",)
    #: This opponent of the legend.
    named: OpponentName = ""
    #: A creature of this kind.
    creature: CreatureName = ""


class Emptied(WhenAt, frozen=True, tag="emptied"):
    """The last of the creatures that held a space together (`crowd`) has left it."""

    HEARS = ("emptied",)
    KNOWS = ("there",)


class ThingArrives(WhenAt, frozen=True, tag="thing_arrives"):
    """A thing arrives on a space: it is put down, or its bearer's move ends or a storm blows it."""

    HEARS = ("arrived",)
    KNOWS = ("it", "there")
    #: The kind of thing.
    thing: ThingName


class ThingTaken(WhenAt, frozen=True, tag="thing_taken"):
    """A hero takes a thing from a space."""

    HEARS = ("took", "farmer", "bartered", "haggled")
    KNOWS = ("me", "it", "there")
    #: The kind of thing.
    thing: ThingName


class ThingGone(WhenAt, frozen=True, tag="thing_gone"):
    """A thing leaves the board: it is removed, or a creature carries it off.

    A creature that carries something into the castle (or the village) takes it out of the game
    there.
    """

    HEARS = ("gone",)
    KNOWS = ("there",)
    #: The kind of thing.
    thing: ThingName


class Bartered(When, frozen=True, tag="bartered"):
    """A hero swaps a thing with a merchant; `it` is the thing the hero has now."""

    HEARS = ("bartered",)
    KNOWS = ("me", "it", "there")
    #: On the space of this merchant, or of one of these.
    at: Annotated[Space, Sort("merchant")] = None


class FollowerLost(WhenAt, frozen=True, tag="follower_lost"):
    """One who follows heroes is out of the game: a creature was met, or an effect says so.

    Also one who stood alone. Several who are lost together are one event.
    """

    HEARS = ("farmer_lost",)
    KNOWS = ("there",)
    #: The kind; without, any.
    thing: FollowerName = ""


class FollowerArrives(When, frozen=True, tag="follower_arrives"):
    """A hero brings one who follows, or several at once, into the castle."""

    HEARS = ("farmer_safe",)
    KNOWS = ("me", "there")
    #: The kind; without, any.
    thing: FollowerName = ""


class FogFound(When, frozen=True, tag="fog_found"):
    """A fog token with this face is activated; without a face, any."""

    HEARS = ("fog",)
    KNOWS = ("me", "there")
    SHORT: ClassVar[str] = "face"
    #: The face; without, any.
    face: FogFace = ""


class TokenFound(WhenAt, frozen=True, tag="token_found"):
    """A hero finds a token of this kind in `tokens`, with this face if one is given."""

    HEARS = ("token",)
    KNOWS = ("me", "there")
    #: The kind of token.
    token: TokenName
    #: The face; without, any.
    face: TokenFace = ""


class DeedDone(When, frozen=True, tag="deed_done"):
    """A hero does this deed."""

    HEARS = ("deed",)
    KNOWS = ("me",)
    SHORT: ClassVar[str] = "name"
    #: The deed.
    name: DeedName


class HourReached(When, frozen=True, tag="hour_reached"):
    """A hero's time marker reaches this hour, going forward.

    What the hour was spent on is done first: the step is made, the round is fought to its end.
    """

    HEARS = ("hour_reached",)
    KNOWS = ("me",)
    SHORT: ClassVar[str] = "hour"
    #: The hour.
    hour: Number


class SunriseStep(When, frozen=True, tag="sunrise_step"):
    """A step of the sunrise is next: `event`, `wells`, `narrator`, `ready`, a kind of creature.

    The effects come before the step, may ask, and may leave it out with `skip_step`.
    """

    HEARS = ("sunrise_step",)
    SHORT: ClassVar[str] = "step"
    #: The step.
    step: SunriseStepName


class Quiet(When, frozen=True, tag="quiet"):
    """All that was set off is done and nobody is in the middle of a round: look at the table.

    It comes before every question outside a round and after every step of the sunrise, so its
    conditions say what must hold, and its effects must end that.
    """

    HEARS = ("quiet",)


class DayOver(When, frozen=True, tag="day_over"):
    """All time markers are in the sunrise box; the sunrise has not begun."""

    HEARS = ("day_over",)


class NarratorReaches(When, frozen=True, tag="narrator_reaches"):
    """The narrator enters this letter."""

    HEARS = ("narrator",)
    SHORT: ClassVar[str] = "letter"
    #: The letter.
    letter: Letter


WHENS: tuple[type[When], ...] = (
    HeroStops, HeroEnters, CreatureEnters, CreatureArrives, FigureEnters, FigureArrives, Meets,
    FightBegins, RoundOver,
    CreatureDefeated, CreatureGone, Emptied, HeroOut, ThingArrives, ThingTaken, ThingGone, Bartered,
    FollowerLost, FollowerArrives, FogFound, TokenFound, DeedDone, HourReached, SunriseStep, Quiet,
    DayOver, NarratorReaches,
)  # fmt: skip
