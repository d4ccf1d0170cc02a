"""Effects on creatures and figures."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary.control import Effects, Number, Space, What, Who, Word
from rietland.vocabulary.names import (
    ANY,
    CreatureName,
    FigureName,
    OpponentName,
    PathName,
    SecretName,
    ThingName,
)


class CreatureEffect(Word, frozen=True):
    """An effect on creatures and figures."""

    PART = "creatures"


class Place(CreatureEffect, frozen=True, tag="place", rename={"named": "opponent"}):
    """Put creatures on the board, one for each space, in the order given.

    A taken space sends the newcomer on along the arrows. `opponent` gives it the values of that
    opponent of the legend, who needs no `creature` beside it; `carries` a thing it takes along;
    `clear` removes a creature on that space. Creatures that pass `take` become the opponent where
    they stand, and new ones come only `up_to` so many in all.
    """

    #: Where they come, one on each space.
    at: Space
    #: Their kind.
    creature: CreatureName = ""
    #: The opponent of the legend that they are.
    named: OpponentName = ""
    #: A thing they bring along.
    carries: ThingName = ""
    #: A creature on that space leaves the board first.
    clear: bool = False
    #: Creatures there that become the opponent, before new ones come.
    take: What = None
    #: How many there are in all, with those that were taken.
    up_to: Number | None = None


class PutFigure(CreatureEffect, frozen=True, tag="put_figure"):
    """Put a figure (prince, shield_dwarves, witch) on a space."""

    #: The figure.
    name: FigureName
    #: Where it comes.
    at: Space


class Move(CreatureEffect, frozen=True, tag="move"):
    """Creatures, figures or heroes go `to` a space, or this many `steps` along the arrows or back.

    Along the arrows creatures advance by the normal rules. Heroes (`who`) are put on a space: they
    neither enter nor stop there, unless `enters` says so. What goes `free` goes past everything:
    all creatures where it lands leave the game, then comes what the opponent does where it `lands`.
    By itself it neither takes farmers and lures there nor breaks into the castle.

    Or creatures and figures walk so many `steps` along a `path` of the board, or `toward` a space
    by a shortest way, the lowest number first. A creature passes over spaces with another creature;
    they count as no step. In `kept`, `beyond` and `arrives` it is `it`, and its space `there`.
    """

    KNOWS = ("it", "there")
    SHORT: ClassVar[str] = "what"
    #: The creatures or figures that move.
    what: What = None
    #: The heroes that are moved.
    who: Who = None
    #: Where they are put.
    to: Space = None
    #: Along the arrows, or `back` against them.
    along: Literal["arrows", "back"] | None = None
    #: How far they go along something.
    steps: Annotated[Number, ANY] = 1
    #: Past everything, and what stands where it lands leaves the game.
    free: bool = False
    #: Onto these spaces it does not go; it stays where it is, or waits before them.
    never: Space = None
    #: Along this path of the board, from where it is; off the path it stays.
    path: PathName = ""
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


class Remove(CreatureEffect, frozen=True, tag="remove"):
    """Take pieces off the board: creatures (no reward, no step of the narrator), figures, things.

    Of the tokens wells can be removed, and those of kinds in `tokens`: they go unseen and may be
    laid again. A farmer who follows and gold in a purse count as things.
    """

    SHORT: ClassVar[str] = "what"
    #: What leaves the board.
    what: What
    #: Of things only this many; the group says which.
    chosen: Annotated[Number, ANY] = 0


class Change(CreatureEffect, frozen=True, tag="change"):
    """Creatures become creatures of another kind, with all its values, where they stand.

    One for which no figure of that kind is left stays what it is.
    """

    SHORT: ClassVar[str] = "what"
    #: The creatures.
    what: What
    #: The kind they become.
    into: CreatureName


class Load(CreatureEffect, frozen=True, tag="load"):
    """Creatures take along a thing of this kind from their space, if they carry nothing.

    It stays where they are beaten or removed. Figures may carry several, and take them out of the
    game when they leave.
    """

    SHORT: ClassVar[str] = "what"
    #: Who takes it along.
    what: What
    #: The kind of thing.
    carries: ThingName
    #: Where there is none they take it from a hero there, the lowest rank first.
    robs: bool = False


class Crowd(CreatureEffect, frozen=True, tag="crowd"):
    """Creatures hold this space together: any number may be there, and they stay.

    In the castle they use no golden shield. Heroes who attack name one of them. It ends when the
    last one has left, at sunrise after all moves; `emptied` tells it.
    """

    #: The space they hold.
    at: Space


class Hide(CreatureEffect, frozen=True, tag="hide"):
    """A secret is on one of these spaces, each as likely as the others, and nobody knows which.

    `{secret: name}` are the spaces where it can still be, known to all. Where `move`, `place`,
    `put_figure` or `lay` goes by it, chance says which way of several it is, and the places that
    this rules out are known to be wrong from then on.
    """

    #: The secret.
    secret: SecretName
    #: Where it can be.
    at: Space


class Search(CreatureEffect, frozen=True, tag="search"):
    """Is the secret on this space? Chance says so, as likely as it is; then everybody knows."""

    #: The secret.
    secret: SecretName
    #: Where it is looked for.
    at: Space
    #: What happens if it is there.
    then: Effects = []
    #: What happens if it is not.
    otherwise: Effects = []
