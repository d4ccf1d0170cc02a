"""Book of a board game: everything printed, as numbers, shared by all states."""

from typing import Final

from rietland.kernel.book import BaseBook
from rietland.vocabulary.control import Number

# Piles that every Book has, by number; those of a box or a legend follow.
FOG_TOKENS: Final = 0  # one row of slots, in the order of the Book's fog spaces
EVENT_CARDS: Final = 1  # the event deck in use
RUNE_STONES: Final = 2  # not yet seen
HERBS: Final = 3  # not yet seen
PILES: Final = ["fog", "events", "runes", "herbs"]


class HeroKind:
    """One figure of a hero: Thorn and Mairen are two figures of the warrior."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The hero it is a figure of: warrior, archer, wizard, dwarf.
        self.role: str = ""
        self.rank: int = 0
        #: Dice by willpower, 0 to the maximum.
        self.dice: list[int] = []
        # Abilities; the words of heroes.yaml.
        #: Willpower from a well (AN-HERO-5).
        self.well: int = 3
        #: Attacks into adjacent spaces and rolls dice one by one (AN-HERO-6).
        self.archer: bool = False
        #: May turn a die once a round (AN-HERO-7).
        self.flips: bool = False
        #: Price of a strength point by merchant's space, where it differs (AN-HERO-8).
        self.training: dict[int, int] = {}
        #: Gold less for brew (AN-WITCH-3).
        self.brew_discount: int = 0
        #: Takes one thing more than given from a merchant, once a day (FE-HERO-10).
        self.haggles: bool = False


class CreatureKind:
    """A kind of creature, as printed on the creature display."""

    def __init__(self) -> None:
        self.name: str = ""
        self.strength: int = 0
        self.willpower: int = 0
        #: Pieces of the reward, and which goods (`verbs.GOODS`) they may be, mixed at will.
        self.reward: int = 0
        self.goods: list[int] = []
        #: Or rewards of which the victors choose one: pieces by good.
        self.rewards: dict[int, int] = {}
        #: Number of the die it rolls, and how many by willpower.
        self.die: int = 0
        self.dice: list[int] = []
        #: Figures in the box.
        self.figures: int = 0
        #: False for an opponent that is no creature: cards, tokens and lures do not concern it, it
        #: never moves at sunrise and never lies where defeated creatures do.
        self.counted: bool = True
        #: It stands beside others, in nobody's way, and nobody is in its way.
        self.shares: bool = False


#: In place of a counter: a goal has none.
NO_COUNTER: Final = -1
#: In place of a pile: faces are not drawn, or cards lie where event cards do.
NO_PILE: Final = -1


class ThingKind:
    """A kind of article, object or token."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The rule that says what it does, or "".
        self.rule: str = ""
        self.slot: int = 0
        self.ability: int = 0
        #: How many the box has.
        self.count: int = 0
        #: The face of a new one (uses, for an article).
        self.face: int = 0
        #: Faces and their names in notation.
        self.faces: dict[int, str] = {}
        #: How many of each face the box has, and the pile they are drawn from; empty and NO_PILE
        #: where faces are not drawn.
        self.pool: list[int] = []
        self.pile: int = NO_PILE
        #: Nobody takes it, puts it down or hands it over.
        self.fixed: bool = False
        #: Who may pick it up: a filter, or None for anybody; and the rule of it.
        self.takers: object = None
        self.takers_rule: str = ""
        #: Golden shields that one who follows adds in the castle.
        self.shields: int = 1
        #: Whether it exchanges things between the rounds of a fight, too.
        self.between_rounds: bool = False
        #: An exchange by it is between its bearer and another hero.
        self.for_bearer: bool = False
        #: Sold by merchants, and for how much gold.
        self.sold: bool = False
        self.price: int = 0
        #: There is a supply of `count` pieces, and a used one returns to it (else it is gone).
        self.supplied: bool = False
        self.returns: bool = False
        #: The rule by which merchants who barter do not deal in it, or "".
        self.no_goods: str = ""
        #: Number of the die that it adds to the bearer's own; -1 where it adds none.
        self.die: int = -1
        #: It covers as many points of its bearer's strength as its face shows.
        self.covers: bool = False
        #: A falcon can carry it, if it is not large.
        self.flies: bool = True
        #: Once a day its bearer lets a creature throw one die in a round.
        self.dims: bool = False

    def face_named(self, name: str) -> int:
        """The number of a face, or -1."""
        for number, one in self.faces.items():
            if one == name:
                return number
        return -1


class Named:
    """An opponent with a name and values of its own (the skral on the tower, say)."""

    def __init__(self) -> None:
        self.name: str = ""
        self.kind: int = 0
        #: Strength by [difficulty][number of heroes], where nothing else decides it.
        self.strength: list[list[int]] = []
        #: The counter of the willpower it has lost for good; -1: it recovers after each fight.
        self.wounds: int = -1
        #: Strength and willpower that are reckoned anew whenever they are asked; None: not so.
        self.reckoned_strength: Number | None = None
        self.reckoned_willpower: Number | None = None
        #: Willpower by [difficulty][number of heroes], where nothing else decides it.
        self.willpower: list[list[int]] = []
        self.reward: int = 0
        self.goods: list[int] = []
        self.rewards: dict[int, int] = {}
        #: Number of the die it throws, and how many by willpower.
        self.die: int = 0
        self.dice: list[int] = []
        #: How many it throws where that is calculated in every round; None: not so.
        self.calculated_dice: Number | None = None
        #: Strength or dice depend on who fights it.
        self.by_team: bool = False
        #: It never moves and others skip its space (AN-L2-3).
        self.fixed: bool = False
        #: Address of what it does where it lands (`creatures.fly`), or "".
        self.lands: str = ""
        #: Its defeat moves the narrator on.
        self.narrator: bool = True
        #: Poison does nothing to it.
        self.ignores_poison: bool = False
        #: The deck that is its life instead of willpower, or -1, and how many cards it can lose.
        self.life: int = -1
        self.life_needed: int = 0
        #: How many figures bear the name.
        self.figures: int = 1
        #: Who must take part in a fight against it: a filter, or None for nobody in particular.
        self.needs: object = None
        #: Spaces where nobody can fight it.
        self.out_of_reach: list[int] = []
        #: Spaces that lose the legend when it comes there.
        self.fatal: list[int] = []
        #: Cards that move creatures of its kind pass over it.
        self.unmoved: bool = False
        #: So does what makes every creature stronger for a day.
        self.ignores_bonus: bool = False
        #: Nothing lures it.
        self.ignores_lure: bool = False


# What a goal needs.
UNSAID: Final = 0
HOLD: Final = 1
BRING: Final = 2
BEAT: Final = 3
REACH: Final = 4
COUNT: Final = 5
CLEAR: Final = 6
HAVE: Final = 7
SURVIVE: Final = 8
BEFORE: Final = 9
CARDS: Final = 10
GOALS: Final = [
    "", "hold", "bring", "beat", "reach", "count", "clear", "have", "survive", "before",
    "cards",
]  # fmt: skip


class TokenKind:
    """A kind of token that lies face down until a hero finds it."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The rule that says what it does, or "".
        self.rule: str = ""
        #: Found by who enters its space; otherwise by who ends a move there.
        self.on_entry: bool = False
        #: Names of the faces; `token/<kind>/<face>` is the address of what one does.
        self.faces: list[str] = []
        #: By face: how many tokens there are.
        self.counts: list[int] = []
        #: The pile of those that nobody has seen.
        self.pile: int = NO_PILE


class Goal:
    """A goal of the legend and what it needs, in numbers; `legend/goals.py` measures it."""

    def __init__(self) -> None:
        #: `goal-<box>-<legend>-<name>` is the key of its words.
        self.name: str = ""
        self.kind: int = UNSAID
        #: The legend is won only with it.
        self.needed: bool = True
        #: It counts only while these hold.
        self.shown: list[object] = []
        #: Its place among the goals; goals or places that should be met before it.
        self.slot: str = ""
        self.after: list[str] = []
        #: How many sunrises are left to meet it; None: nobody counts them.
        self.watch: Number | None = None
        #: Key of the reason for losing without it.
        self.lost: str = ""
        #: Strength it gives the heroes, where it only helps.
        self.worth: Number = 0
        #: Kinds of things to bring.
        self.things: list[int] = []
        #: Each thing counts what its face shows.
        self.by_face: bool = False
        #: The counter to raise, or to which what was handed over is added; -1 for none.
        self.counter: int = NO_COUNTER
        #: The creature to clear away (-1: any), the deck of cards, the letter (-1: the end).
        self.what: int = -1
        #: Spaces: where to bring things (none: where their faces say), whom to meet where, what to
        #: clear.
        self.at: list[int] = []
        #: Opponents to beat, and whether those count that left the board without a fight.
        self.opponents: list[int] = []
        self.calmed: bool = False
        #: Which heroes are to reach the spaces or to stay in the game: a filter, or None for any.
        self.who: object = None
        #: Which pieces are to be on the board: a filter.
        self.pieces: object = None
        #: How many.
        self.need: Number = 1


# What becomes of a card of a deck once it is used.
DISCARDED: Final = 0  # the used cards are shuffled when the last one is drawn
BOXED: Final = 1  # it leaves the game
UNDER: Final = 2  # it goes under the others
AFTER: Final = ["shuffle", "box", "bottom"]


class Deck:
    """A deck of event cards, or another pile of cards or tokens that legends draw from."""

    def __init__(self) -> None:
        self.name: str = ""
        #: The box whose words its cards have: that of the legend, or one it extends.
        self.box: str = ""
        #: Number of its own pile; an event deck has none, it lies where event cards are drawn.
        self.pile: int = NO_PILE
        #: By card: how many there are.
        self.counts: list[int] = []
        #: How many cards are in the game, the others leave it unseen; 0 for all.
        self.keep: Number = 0
        self.after: int = DISCARDED
        #: Its cards are some of the legend's: they are read when they are drawn.
        self.is_set: bool = False
        #: The die that says which card is drawn, the first for 1; -1: they are shuffled.
        self.die: int = -1
        #: A hero draws it, and only that hero's shield cancels a marked card.
        self.for_hero: bool = False
        #: Card names; the position is the card's number. `event/<deck>/<card>` is its address.
        self.cards: list[str] = []
        #: 1 where the card bears the shield mark.
        self.shield: list[int] = []
        #: By card: what fulfils it, where heroes keep it.
        self.needs: list[list[Goal]] = []


class Trial:
    """What makes a deed a trial: a value that a fight action must reach."""

    def __init__(self) -> None:
        #: Pieces at which it is tried: a filter.
        self.of: object = None
        self.value: Number = 0
        #: From where: `fight`, `here` or `adjacent`.
        self.reach: str = ""
        #: Others may be invited; allies on the space add their strength; lights may burn.
        self.join: bool = True
        self.allies: bool = False
        self.lights: bool = False
        #: Who fails loses the difference in willpower.
        self.difference: bool = False
        #: Address of what failing does to each participant, or "".
        self.fail: str = ""


class Deed:
    """Something heroes may do at a place for a price; `turn/deeds.py` says when."""

    def __init__(self) -> None:
        self.name: str = ""
        #: `deed-<box>-…` is the key of its words.
        self.key: str = ""
        #: The rule that tells why, for those who ask.
        self.rule: str = "AN-OPEN-42"
        #: Where it is done; empty for anywhere.
        self.spaces: list[int] = []
        #: Who may do it: a filter, or None for any.
        self.who: object = None
        self.conditions: list[object] = []
        #: Hours it takes; 0 for a free act.
        self.hours: int = 0
        #: How often in the legend; 0 for any number.
        self.times: int = 0
        #: Only between two actions.
        self.between: bool = False
        #: At any time: in the middle of a move too, and before a fighter without an hour is out.
        self.anytime: bool = False
        #: Address of its effects.
        self.ref: str = ""
        #: It is a trial; its effects are what success brings.
        self.trial: Trial | None = None


class Bonus:
    """Strength that is lent in a fight: to each hero who passes, or to the group once."""

    def __init__(self) -> None:
        #: Key of its words: `bonus-<box>-<name>`, or `bonus-<box>-<legend>-<name>` of a legend's.
        self.key: str = ""
        self.strength: Number = 0
        #: Each fighter who passes this filter has it; None: the group has it once.
        self.who: object = None
        #: Opponents it helps against; empty for everybody.
        self.against: list[int] = []
        self.conditions: list[object] = []


class Shop:
    """Merchants who sell nothing for a while."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        #: They are closed while all of these hold.
        self.conditions: list[object] = []


#: Any number.
NO_LIMIT: Final = -1


class Way:
    """Spaces that are shut, that end moves, cost a toll or bear nothing, for a while."""

    def __init__(self) -> None:
        #: A list of spaces, a filter that is asked anew each time, or None for all spaces.
        self.at: object = None
        self.for_heroes: bool = True
        self.for_figures: bool = True
        self.for_creatures: bool = False
        self.open: bool = True
        self.stop: bool = False
        #: Willpower that a hero pays to enter.
        self.toll: Number | None = None
        #: How many may follow a hero there; NO_LIMIT: any number.
        self.followers: int = NO_LIMIT
        #: False: heroes put nothing down there.
        self.put_down: bool = True
        #: Whether it speaks of the hero who walks (`me`): nobody else is concerned then.
        self.personal: bool = False
        #: It holds while all of these do.
        self.conditions: list[object] = []
        #: The rule to tell those who ask why.
        self.rule: str = ""


class Change:
    """Creatures that do not move at sunrise for a while."""

    def __init__(self, what: object, conditions: list[object]) -> None:
        self.what: object = what
        #: It holds while all of these do.
        self.conditions: list[object] = conditions


class Waiting:
    """A card that waits at spaces until a hero enters (AN-EVENT-5)."""

    def __init__(self) -> None:
        self.ref: str = ""
        self.spaces: list[int] = []
        #: Which hero when several stand there: True the highest rank, False the lowest.
        self.highest: bool = False


class Book(BaseBook):
    """All fixed content of one legend of one box."""

    def __init__(self) -> None:
        super().__init__()
        self.box: str = ""
        self.legend: str = ""
        #: Of the cards those that all legends of the box share.
        self.shared_cards: list[str] = []
        #: How many spaces lists by space have: the highest number and one more.
        self.size: int = 0
        #: Roads, arrows (-1: none) by space number.
        self.roads: list[list[int]] = []
        self.arrows: list[int] = []
        #: By space: whether its arrow is printed; by others creatures only find their way out.
        self.has_arrow: list[bool] = []
        #: Spaces that no hero can enter.
        self.closed_to_heroes: list[int] = []
        #: Regions of spaces by name: forest, river_bank, …
        self.regions: dict[str, list[int]] = {}
        #: Paths and icons of the board by name: spaces in the order they are listed.
        self.paths: dict[str, list[int]] = {}
        self.icons: dict[str, list[int]] = {}
        #: Bridges: names and the two spaces each joins.
        self.bridge_names: list[str] = []
        self.bridges: list[list[int]] = []
        #: By bridge: where the arrow that crosses it points while it is gone; -1: nowhere.
        self.detours: list[int] = []
        #: Bridges that are not there at the start.
        self.unbuilt: list[int] = []
        # What clients draw; no rule reads it.
        #: By space: x, y, radius as parts of the board's width and height, empty for no space.
        self.sites: list[list[float]] = []
        #: Width of the board over its height.
        self.aspect: float = 1.0
        #: By space: the last part of its name's key in the catalogue (`space-<name>`), or "".
        self.site_names: list[str] = []
        #: The castle's space, and the space where defeated creatures lie; -1 where there is none.
        self.castle: int = 0
        self.graveyard: int = 80
        #: Spaces by which creatures leave the board.
        self.exits: list[int] = []
        #: Wells and, by space, the well there or -1.
        self.well_spaces: list[int] = []
        self.well_at: list[int] = []
        #: Fog circles and, by space, the circle there or -1.
        self.fog_spaces: list[int] = []
        self.fog_at: list[int] = []
        #: Fog faces; the position is the face's number. `fog/<face>` is the address of its effects.
        self.fog_faces: list[str] = []
        #: Further kinds of token; the position is the kind's number.
        self.tokens: list[TokenKind] = []
        #: By space: 1 where a merchant is; none in a box whose merchants neither sell nor barter.
        self.merchant: list[int] = []
        #: Merchants swap what lies with them and sell nothing.
        self.barters: bool = False
        #: Willpower that a hero gains in place of a thing that the supply no longer has.
        self.for_missing: int = 0
        self.heroes: list[HeroKind] = []
        self.creatures: list[CreatureKind] = []
        self.things: list[ThingKind] = []
        self.named: list[Named] = []
        #: Whether there are opponents that stand beside others.
        self.has_sharers: bool = False
        self.goals: list[Goal] = []
        #: Places that nobody knows, by name; and by the address of an effect that goes by one its
        #: number.
        self.secrets: list[str] = []
        self.secret_of: dict[str, int] = {}
        #: Those that heroes find: by ending a move there, or through a telescope.
        self.sought: list[int] = []
        #: Ally and other figures: names, strength they lend, spaces an hour moves them (0: fixed).
        self.figure_names: list[str] = []
        self.figure_bonus: list[Number] = []
        self.figure_pace: list[int] = []
        #: Whether an hour moves them anywhere; whether creatures on their space lose a die.
        self.figure_flies: list[bool] = []
        self.figure_takes_die: list[bool] = []
        #: Whether who leads them may reveal the fog token where they come to.
        self.figure_reveals: list[bool] = []
        #: Whether heroes take them along, like farmers; whether there is any whom they do.
        self.figure_led: list[bool] = []
        self.has_led: bool = False
        #: While all of these hold.
        self.figure_led_while: list[list[object]] = []
        self.decks: list[Deck] = []
        #: Names of the piles; the position is the pile's number in the state.
        self.pile_names: list[str] = PILES[:]
        self.waits: list[Waiting] = []
        self.deeds: list[Deed] = []
        #: Numbers of those that are trials.
        self.trials: list[int] = []
        self.bonuses: list[Bonus] = []
        #: How many hours of a day may be used, overtime included (None: all), and the rule of it.
        self.daylight: Number | None = None
        self.daylight_rule: str = ""
        #: The rule behind an effect list, by its address, where content names one.
        self.behind: dict[str, str] = {}
        self.shops: list[Shop] = []
        self.ways: list[Way] = []
        self.changes: list[Change] = []
        #: Willpower for which heroes swim where a bridge is gone; None: they do not.
        self.swim: Number | None = None
        #: A hero without willpower is out of the game.
        self.out_at_zero: bool = False
        #: Kinds of things that nobody takes from a space with a creature.
        self.guarded: list[int] = []
        #: Counters that the table shows as tokens.
        self.shown_counters: list[str] = []
        #: What counters begin with, by number, where it is not 0.
        self.counter_starts: dict[int, int] = {}
        #: Opposite faces: `opposite[die][value]`.
        self.opposite: list[dict[int, int]] = []

        # Plain values of box.yaml, read by the rule modules.
        self.hours: int = 7
        self.overtime: list[int] = [2, 2, 2]
        self.max_strength: int = 14
        self.max_willpower: int = 20
        #: Golden shields by number of heroes.
        self.shields: list[int] = []
        #: Price of a strength point; of brew by number of heroes.
        self.strength_price: int = 0
        self.brew_price: list[int] = []
        #: By sort of slot (`things.SLOTS`): how many a hero board has.
        self.slots: list[int] = [3, 1, 1]
        #: Last letter of the legend track.
        self.last_letter: int = 13
        #: Steps of the sunrise: `sunrise.py` names those below 0, others are creature kinds.
        self.sunrise: list[int] = []
        #: Names of the steps of the box's own; `sunrise/<name>` is the address of its effects.
        self.own_steps: list[str] = []
        #: Kind of thing that creatures go after at sunrise and that is no money then, or -1.
        self.lure: int = -1
        #: Spaces where no lure may be laid.
        self.no_lure: list[int] = []
        #: Whether heroes may lay one where a creature stands.
        self.lure_anywhere: bool = False
        #: Whether there are things that cover strength, and such that take dice from creatures.
        self.has_covers: bool = False
        self.has_dims: bool = False
        #: Things by ability: the first kind with that ability, or -1.
        self.kind_by_ability: list[int] = []
        self.rune_colours: int = 3
        self.hero_die: int = 0
        self.black_die: int = 0

    def deck(self, name: str) -> int:
        for number, deck in enumerate(self.decks):
            if deck.name == name:
                return number
        raise KeyError(name)

    def thing_kind(self, name: str) -> int:
        for number, kind in enumerate(self.things):
            if kind.name == name:
                return number
        raise KeyError(name)

    def token_kind(self, name: str) -> int:
        for number, kind in enumerate(self.tokens):
            if kind.name == name:
                return number
        raise KeyError(name)

    def opponent(self, name: str) -> int:
        """Number of an opponent of the legend."""
        for number, one in enumerate(self.named):
            if one.name == name:
                return number
        raise KeyError(name)

    def creature_kind(self, name: str) -> int:
        for number, kind in enumerate(self.creatures):
            if kind.name == name:
                return number
        raise KeyError(name)

    def thing_names(self) -> list[str]:
        """Name of every thing by its code; "" where a code means nothing, "-" for none."""
        names = [""] * (len(self.things) << 8)
        for number, kind in enumerate(self.things):
            for face, name in kind.faces.items():
                names[number << 8 | face] = name
        names[0] = "-"
        return names
