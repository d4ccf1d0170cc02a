"""Effects on heroes, one or all."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary.control import Effects, Number, What, Who, Word
from rietland.vocabulary.names import (
    ANY,
    EITHER_WAY,
    SOME,
    Between,
    Good,
    RoleName,
    SpaceNumber,
    ThingName,
)


class HeroEffect(Word, frozen=True):
    """An effect on heroes."""

    PART = "heroes"


class PutHeroes(HeroEffect, frozen=True, tag="put_heroes"):
    """Put heroes on spaces, by role; without `at`, everybody on the number of their rank.

    With `space` only the hero in question moves, to that space (inside `each`).
    """

    #: The space of each role.
    at: dict[RoleName, SpaceNumber] = {}
    #: The space of the hero in question.
    space: SpaceNumber | None = None


class SetHeroes(HeroEffect, frozen=True, tag="set_heroes"):
    """Every hero's strength or willpower becomes this."""

    #: The strength of each hero from now on.
    strength: Number | None = None
    #: The willpower of each hero from now on.
    willpower: Number | None = None


class Gain(HeroEffect, frozen=True, tag="gain"):
    """The hero gains strength, willpower, gold, things, hours, or steps that take no time.

    With `who` each of these heroes does, lowest rank first. A thing of which there is a supply (an
    article, say) comes from it while it has one; things whose faces differ are drawn. Without a
    free slot a thing is put on the hero's space.
    """

    PERSONAL = True
    #: Who gains; without, the hero in question.
    who: Who = None
    #: Strength points.
    strength: Annotated[Number, ANY] = 0
    #: Willpower points.
    willpower: Annotated[Number, ANY] = 0
    #: Pieces of gold.
    gold: Annotated[Number, ANY] = 0
    #: How many of each kind.
    things: Annotated[dict[ThingName, Number], ANY] = {}
    #: The hero may move this many spaces at once.
    free_steps: Annotated[Number, ANY] = 0
    #: The time marker goes back this many hours.
    hours: Number = 0


class Lose(HeroEffect, frozen=True, tag="lose"):
    """The hero loses strength (never below 1), willpower, gold, hours or things.

    With `who` each of these heroes does. Of several things of a kind the hero says which; without
    any nothing is lost.
    """

    PERSONAL = True
    #: Who loses; without, the hero in question.
    who: Who = None
    #: Strength points.
    strength: Annotated[Number, ANY] = 0
    #: Willpower points.
    willpower: Annotated[Number, ANY] = 0
    #: Pieces of gold.
    gold: Annotated[Number, ANY] = 0
    #: The time marker goes on; a hero with no hour left ends the day, as does one who loses `all`.
    hours: Annotated[Number | Literal["all"], Between(0, 24)] = 0
    #: How many of each kind.
    things: Annotated[dict[ThingName, Number], ANY] = {}
    #: So much willpower and gold stays.
    leave: Annotated[Number, ANY] = 0
    #: A use of the hero's own shield averts the whole loss.
    avert: Literal["shield"] | None = None


class Pay(HeroEffect, frozen=True, tag="pay"):
    """The hero pays; a way that asks for it is offered only to those who can.

    Willpower never falls to 0 by paying, strength never below 1.
    """

    PERSONAL = True
    #: Strength points.
    strength: Annotated[Number, ANY] = 0
    #: Willpower points.
    willpower: Annotated[Number, ANY] = 0
    #: Pieces of gold.
    gold: Annotated[Number, ANY] = 0
    #: How many of each kind; of several the hero says which.
    things: Annotated[dict[ThingName, Number], ANY] = {}


class LowerTo(HeroEffect, frozen=True, tag="lower_to"):
    """Willpower above this falls to it."""

    PERSONAL = True
    SHORT: ClassVar[str] = "willpower"
    #: What willpower falls to.
    willpower: Annotated[Number, ANY]


class RaiseTo(HeroEffect, frozen=True, tag="raise_to"):
    """Willpower below this rises to it."""

    PERSONAL = True
    SHORT: ClassVar[str] = "willpower"
    #: What willpower rises to.
    willpower: Annotated[Number, ANY]


class PickHeroes(HeroEffect, frozen=True, tag="pick_heroes"):
    """The group chooses among the matching heroes; then do the effects for each.

    Exactly `count` of them as long as there are that many; fewer or none too when `optional`.
    """

    KNOWS = ("me",)
    #: Among whom the group chooses.
    who: Who
    #: What is done for each who is chosen.
    do: Effects
    #: How many are chosen.
    count: Annotated[int, SOME] = 1
    #: Fewer may be chosen, or nobody.
    optional: bool = False


class Share(HeroEffect, frozen=True, tag="share"):
    """The group gets gold, willpower, strength or things and shares them piece by piece.

    A thing goes to a hero with a free slot, else to the ground under the speaker; of those of which
    there is a supply the group gets no more than it has.
    """

    #: Pieces of gold.
    gold: Annotated[Number, ANY] = 0
    #: Willpower points.
    willpower: Annotated[Number, ANY] = 0
    #: Strength points.
    strength: Annotated[Number, ANY] = 0
    #: The kind of thing.
    thing: ThingName = ""
    #: How many things.
    count: Annotated[Number, SOME] = 1


class Storm(HeroEffect, frozen=True, tag="storm"):
    """A storm: every hero, also one whose day is over, is blown a space along the printed arrow.

    Without an arrow, or where the way is shut, a hero stays. What makes the way cost a toll or
    shuts it is taken along, if that is possible, or left behind; so are those who follow. Then the
    fog tokens under those who were blown act, highest rank first.
    """


class Shields(HeroEffect, frozen=True, tag="shields"):
    """This many more golden shields protect the castle; with a number below 0, fewer."""

    SHORT: ClassVar[str] = "add"
    #: How many more; below 0, fewer.
    add: Annotated[Number, EITHER_WAY]


class ShareLoss(HeroEffect, frozen=True, tag="share_loss"):
    """The group loses that much willpower together and shares the loss piece by piece.

    No one loses more than they have; a hero who ends at 0 falls as in a lost fight.
    """

    #: Willpower points that are lost together.
    willpower: Annotated[Number, ANY]


class ShareCost(HeroEffect, frozen=True, tag="share_cost"):
    """The group pays that much together, in these goods (gold, willpower), piece by piece.

    Everybody keeps at least 1 willpower; a way that asks for it is offered only if it can be met.
    """

    #: How many pieces are paid together.
    amount: Annotated[Number, ANY]
    #: In which goods.
    goods: list[Good]


class Article(HeroEffect, frozen=True, tag="article"):
    """The hero takes an article of the equipment board, except these kinds."""

    PERSONAL = True
    #: Articles that cannot be chosen.
    without: list[ThingName] = []
    #: One that finds no free slot may be taken too: it is laid on the hero's space.
    lay: bool = False


class Unload(HeroEffect, frozen=True, tag="unload"):
    """All that these figures carry goes to the hero in question; what finds no slot stays there."""

    PERSONAL = True
    SHORT: ClassVar[str] = "what"
    #: The figures.
    what: What


class CrossOut(HeroEffect, frozen=True, tag="cross_out"):
    """The hero may cross out steps of this sunrise, one for each use of a thing.

    Nothing happens at a step that is crossed out, not even what waits for it. Of two steps with the
    same name each is crossed out by itself. `ready` is none that could be.
    """

    PERSONAL = True
    SHORT: ClassVar[str] = "thing"
    #: The thing, of which each use crosses out a step.
    thing: ThingName
