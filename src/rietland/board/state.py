"""State of a board game: heroes as small objects, everything that is many and thin as columns.

Short lists that seldom change (things, wells, figures, stock, stars, what lies about, …) are
replaced, never changed in place, and shared by copies: see `kernel/copy_on_write.py`.
"""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from rietland.board.book import Book, Named
from rietland.kernel.json_fields import as_number, as_numbers, items, number, numbers, row
from rietland.kernel.pile import UNSEEN, Pile, pile_from_data
from rietland.kernel.state import BaseState

# Where a creature is when it is on no space.
SLAIN: Final = -1  # lying on 80
IN_CASTLE: Final = -2  # on a golden shield
AWAY: Final = -3  # out of the game

#: No heroes, and nothing in a list of numbers; shared, never changed.
NOBODY: Final[list[int]] = []

# The token on the letter where the legend ends, by the side it shows.
NO_TOKEN: Final = 0
GREEN: Final = 1
RED: Final = 2
SIDES: Final = ["", "green", "red"]

#: Where a hero is who is out of the game, and the letter of a star that lies with the end token.
NOWHERE: Final = -1
AT_END: Final = -1

#: Where a hero haggles who has done so today.
HAGGLED: Final = -2
#: A die that a fighter is still to throw beside the own ones (`Battle.extra`).
TO_THROW: Final = -1

# A well token.
FULL: Final = 1
DRAINED: Final = 0
NO_WELL: Final = -1


@mypyc_attr(acyclic=True)
class Hero:
    """One hero board with its figure and time stone."""

    __slots__ = (
        "farmers", "gold", "hours", "kind", "resting", "seat", "space", "strength", "things",
        "willpower",
    )  # fmt: skip

    def __init__(self, kind: int, seat: int) -> None:
        #: Position in the Book's heroes (a figure: Thorn and Mairen are two).
        self.kind: int = kind
        self.seat: int = seat
        self.space: int = 0
        self.strength: int = 1
        self.willpower: int = 7
        #: Hours used today, overtime included.
        self.hours: int = 0
        #: The time stone is in the sunrise box.
        self.resting: bool = False
        self.gold: int = 0
        #: Articles and objects on the hero board, sorted.
        self.things: list[int] = NOBODY
        #: Farmers who follow.
        self.farmers: int = 0

    def copy(self) -> "Hero":
        new = Hero(self.kind, self.seat)
        new.space = self.space
        new.strength = self.strength
        new.willpower = self.willpower
        new.hours = self.hours
        new.resting = self.resting
        new.gold = self.gold
        new.things = self.things
        new.farmers = self.farmers
        return new

    def to_data(self) -> list[object]:
        return [
            self.kind, self.seat, self.space, self.strength, self.willpower, self.hours,
            self.resting, self.gold, self.things[:], self.farmers,
        ]  # fmt: skip


@mypyc_attr(acyclic=True)
class Battle:
    """The fight (or the try at rubble) under way. Its stages are those of `combat.py`."""

    __slots__ = (
        "brewed", "burnt", "creature", "current", "dice", "dice_choice", "dice_left", "dimmed",
        "doubled", "extra", "fighters", "flipped", "fought", "good", "herb_points", "invited",
        "inviter", "loss", "poisoned", "ranged", "rerolled", "reward", "round", "space", "spent",
        "total", "trial", "willpower",
    )  # fmt: skip

    def __init__(self, inviter: int, space: int, creature: int, willpower: int) -> None:
        self.inviter: int = inviter
        self.space: int = space
        #: Number of the creature, or -1 for rubble and trials.
        self.creature: int = creature
        #: Number of the deed that is tried, or -1.
        self.trial: int = -1
        self.willpower: int = willpower
        #: Heroes who take part, in the order they roll.
        self.fighters: list[int] = [inviter]
        #: Heroes already invited, whatever they answered.
        self.invited: list[int] = []
        #: Position in `fighters` of the one whose roll, answer or loss is at hand.
        self.current: int = 0
        #: 0 own dice, 1 the black die.
        self.dice_choice: int = 0
        #: What the roller's (or the creature's) dice show, in the order thrown.
        self.dice: list[int] = []
        #: Dice still to be thrown (or, for an archer, that may be).
        self.dice_left: int = 0
        #: The wizard has turned a die this round.
        self.flipped: bool = False
        #: Herb points added to this roll.
        self.herb_points: int = 0
        #: The roller has doubled the best die with brew.
        self.brewed: bool = False
        #: The roller has rolled a die again, and has doubled all that the own dice count.
        self.rerolled: bool = False
        self.doubled: bool = False
        #: What the die shows that a thing of the roller throws: 0 for none, TO_THROW before.
        self.extra: int = 0
        #: The heroes' battle value so far; with rubble, what is left of it to remove tokens.
        self.total: int = 0
        #: Willpower each fighter is about to lose.
        self.loss: int = 0
        #: Pieces of the reward not yet taken.
        self.reward: int = 0
        #: Of which good, once one of several rewards is chosen; -1 before, and for any mix.
        self.good: int = -1
        #: A fighter has used poison in this round.
        self.poisoned: bool = False
        #: A fighter has burnt something in this round, and the creature throws one die in it.
        self.burnt: bool = False
        self.dimmed: bool = False
        #: How many rounds have begun, and whether nobody stands on the space in this one.
        self.round: int = 0
        self.ranged: bool = False
        #: Heroes who took part in a round, also those who have left since.
        self.fought: list[int] = []
        #: Heroes who spent an hour on this round, while triggers are still to hear of it.
        self.spent: list[int] = NOBODY

    def copy(self) -> "Battle":
        new = Battle(self.inviter, self.space, self.creature, self.willpower)
        new.trial = self.trial
        new.fighters = self.fighters[:]
        new.invited = self.invited[:]
        new.current = self.current
        new.dice_choice = self.dice_choice
        new.dice = self.dice[:]
        new.dice_left = self.dice_left
        new.flipped = self.flipped
        new.herb_points = self.herb_points
        new.brewed = self.brewed
        new.rerolled = self.rerolled
        new.doubled = self.doubled
        new.extra = self.extra
        new.total = self.total
        new.loss = self.loss
        new.reward = self.reward
        new.good = self.good
        new.poisoned = self.poisoned
        new.burnt = self.burnt
        new.dimmed = self.dimmed
        new.round = self.round
        new.ranged = self.ranged
        new.fought = self.fought
        new.spent = self.spent
        return new

    def to_data(self) -> list[object]:
        return [
            self.inviter, self.space, self.creature, self.willpower, self.fighters[:],
            self.invited[:], self.current, self.dice_choice, self.dice[:], self.dice_left,
            self.flipped, self.herb_points, self.brewed, self.total, self.loss, self.reward,
            self.good, self.round, self.ranged, self.poisoned, self.fought[:], self.rerolled,
            self.doubled, self.extra, self.burnt, self.dimmed,
            self.spent[:], self.trial,
        ]  # fmt: skip


class State(BaseState):
    """Everything on the table."""

    def __new__(cls) -> Self:
        """Without values, for `copy`; compiled code calls this one straight away."""
        return super().__new__(cls)

    def __init__(self) -> None:
        super().__init__()
        #: In seating order, clockwise.
        self.heroes: list[Hero] = []
        #: Whose turn it is.
        self.active: int = 0
        #: Who starts the next day, or -1 while nobody has ended this one.
        self.rooster: int = -1
        self.day: int = 1

        # Creatures, one column each; a slain one's row is used again. Only their spaces change
        # often: copies share the other columns.
        self.creature_kind: list[int] = []
        self.creature_space: list[int] = []
        #: Number of the named opponent, or -1 for an ordinary creature.
        self.creature_name: list[int] = []
        #: The thing it carries, or 0.
        self.creature_load: list[int] = []
        #: By space: the creature standing there, or -1; of a crowd the first by kind.
        self.occupant: list[int] = []
        #: Spaces that several creatures hold together.
        self.crowds: list[int] = []
        #: Named opponents that were defeated.
        self.defeated_named: list[int] = []

        #: Things lying on spaces: code and, at the same position, the space.
        self.loose: list[int] = []
        self.loose_at: list[int] = []
        #: Tokens of the Book's kinds, face down: kind and, at the same position, the space.
        self.token_kind: list[int] = []
        self.token_at: list[int] = []
        #: Piles of cards and tokens by the Book's number; `kernel/pile.py` says how to change one.
        self.piles: list[Pile] = []
        #: Which of the Book's decks the event cards are.
        self.deck_number: int = 0
        #: By the Book's wells: FULL, DRAINED or NO_WELL.
        self.wells: list[int] = []
        #: By the Book's figures (prince, shield dwarves, witch): space, or -1.
        self.figures: list[int] = []
        #: By figure the hero who takes it along, or -1; empty while nobody is taken along.
        self.leaders: list[int] = NOBODY
        #: Things that figures carry: code and, at the same position, the figure. What a figure had
        #: that left the game stays with it.
        self.bag: list[int] = NOBODY
        self.bag_of: list[int] = NOBODY
        #: By the kind of thing: how many the equipment board or the supply still has.
        self.stock: list[int] = []

        #: Position of the narrator on the legend track, A = 0.
        self.narrator: int = 0
        #: Where the track ends for this game: the narrator goes no further.
        self.last_letter: int = 0
        #: The side that the token on it shows: NO_TOKEN, GREEN or RED.
        self.end_token: int = NO_TOKEN
        #: Stars: letter and, at the same position, the card to read there, or for a card drawn from
        #: a deck then -1 - its number.
        self.star_at: list[int] = []
        self.star_card: list[int] = []
        #: Golden shields in all, delivered farmers included; creatures on them.
        self.shields: int = 0
        self.intruders: int = 0

        #: Willpower each overtime hour costs today; -1 where it may not be used.
        self.overtime: list[int] = []
        #: Strength every creature has on top today.
        self.creature_bonus: int = 0
        #: Steps of the next sunrise that are left out.
        self.skipped: list[int] = []
        #: Positions in the Book's sunrise that are crossed out this time: nothing happens there.
        self.crossed: list[int] = NOBODY
        #: Heroes who fought the last creature that was defeated, in the order they rolled.
        self.victors: list[int] = []
        #: Broken bridges, closed merchants' spaces, waiting cards (numbers in the Book).
        self.broken: list[int] = []
        self.closed_merchants: list[int] = []
        self.waiting_cards: list[int] = []
        #: By the Book's deeds: how often each was done.
        self.deeds: list[int] = []
        #: By hero: where a haggler may take one thing more today (NOWHERE before bartering, HAGGLED
        #: once it is done), and what was given there; empty while no haggler has bartered.
        self.haggle_at: list[int] = []
        self.haggle_gave: list[int] = []
        #: By the Book's secrets: the spaces where each can still be, as everybody knows.
        self.secrets: list[list[int]] = []
        #: Heroes' own cards, a row each: deck, card, hero, state (`legend/own_cards.py`).
        self.card_deck: list[int] = []
        self.card_number: list[int] = []
        self.card_hero: list[int] = []
        self.card_state: list[int] = []
        self.battle: Battle | None = None
        #: Who is thought to fight while an opponent's values are calculated; neither copied nor
        #: saved.
        self.team: list[int] = NOBODY
        #: A secret and the space where it is thought to be while content is asked what follows from
        #: that; neither copied nor saved.
        self.thought: list[int] = NOBODY

    def copy(self) -> "State":
        new = State.__new__(State)
        new.copy_base(self)
        new.news = []
        new.work = 0
        new.heroes = [hero.copy() for hero in self.heroes]
        new.active = self.active
        new.rooster = self.rooster
        new.day = self.day
        new.creature_kind = self.creature_kind
        new.creature_space = self.creature_space[:]
        new.creature_name = self.creature_name
        new.creature_load = self.creature_load
        new.occupant = self.occupant[:]
        new.crowds = self.crowds
        new.defeated_named = self.defeated_named
        new.loose = self.loose
        new.loose_at = self.loose_at
        new.token_kind = self.token_kind
        new.token_at = self.token_at
        new.piles = self.piles
        new.deck_number = self.deck_number
        new.wells = self.wells
        new.figures = self.figures
        new.leaders = self.leaders
        new.bag = self.bag
        new.bag_of = self.bag_of
        new.stock = self.stock
        new.narrator = self.narrator
        new.last_letter = self.last_letter
        new.end_token = self.end_token
        new.star_at = self.star_at
        new.star_card = self.star_card
        new.shields = self.shields
        new.intruders = self.intruders
        new.overtime = self.overtime
        new.creature_bonus = self.creature_bonus
        new.skipped = self.skipped
        new.crossed = self.crossed
        new.victors = self.victors
        new.broken = self.broken
        new.closed_merchants = self.closed_merchants
        new.waiting_cards = self.waiting_cards
        new.deeds = self.deeds
        new.haggle_at = self.haggle_at
        new.haggle_gave = self.haggle_gave
        new.secrets = self.secrets
        new.card_deck = self.card_deck
        new.card_number = self.card_number
        new.card_hero = self.card_hero
        new.card_state = self.card_state
        battle = self.battle
        new.battle = battle.copy() if battle is not None else None
        new.team = NOBODY
        new.thought = NOBODY
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        battle = self.battle
        data.update(
            heroes=[hero.to_data() for hero in self.heroes],
            active=self.active,
            rooster=self.rooster,
            day=self.day,
            creature_kind=self.creature_kind[:],
            creature_space=self.creature_space[:],
            creature_name=self.creature_name[:],
            creature_load=self.creature_load[:],
            crowds=self.crowds[:],
            beaten=self.defeated_named[:],
            loose=self.loose[:],
            loose_at=self.loose_at[:],
            token_kind=self.token_kind[:],
            token_at=self.token_at[:],
            piles=[pile.to_data() for pile in self.piles],
            deck_name=self.deck_number,
            wells=self.wells[:],
            figures=self.figures[:],
            leaders=self.leaders[:],
            bag=self.bag[:],
            bag_of=self.bag_of[:],
            stock=self.stock[:],
            narrator=self.narrator,
            last_letter=self.last_letter,
            end_token=self.end_token,
            star_at=self.star_at[:],
            star_card=self.star_card[:],
            shields=self.shields,
            captured=self.intruders,
            overtime=self.overtime[:],
            fury=self.creature_bonus,
            skipped=self.skipped[:],
            crossed=self.crossed[:],
            victors=self.victors[:],
            broken=self.broken[:],
            closed=self.closed_merchants[:],
            waiting=self.waiting_cards[:],
            deeds=self.deeds[:],
            haggle_at=self.haggle_at[:],
            haggle_gave=self.haggle_gave[:],
            secrets=[spaces[:] for spaces in self.secrets],
            card_deck=self.card_deck[:],
            card_number=self.card_number[:],
            card_hero=self.card_hero[:],
            card_state=self.card_state[:],
            battle=None if battle is None else battle.to_data(),
        )
        return data


def hero_from_data(data: object) -> Hero:
    kind, seat, space, strength, willpower, hours, resting, gold, things, farmers = row(
        data, 10, "heroes"
    )
    hero = Hero(as_number(kind, "heroes"), as_number(seat, "heroes"))
    hero.space = as_number(space, "heroes")
    hero.strength = as_number(strength, "heroes")
    hero.willpower = as_number(willpower, "heroes")
    hero.hours = as_number(hours, "heroes")
    hero.resting = resting is True
    hero.gold = as_number(gold, "heroes")
    hero.things = as_numbers(things, "heroes")
    hero.farmers = as_number(farmers, "heroes")
    return hero


def battle_from_data(data: object) -> Battle:
    if isinstance(data, list):
        # Older versions knew fewer of the last values.
        since: list[object] = [-1, 0, False, False, [], False, False, 0, False, False, [], -1]
        data = data + since[len(data) - 16 :]
    values = row(data, 28, "battle")
    battle = Battle(
        as_number(values[0], "battle"),
        as_number(values[1], "battle"),
        as_number(values[2], "battle"),
        as_number(values[3], "battle"),
    )
    battle.fighters = as_numbers(values[4], "battle")
    battle.invited = as_numbers(values[5], "battle")
    battle.current = as_number(values[6], "battle")
    battle.dice_choice = as_number(values[7], "battle")
    battle.dice = as_numbers(values[8], "battle")
    battle.dice_left = as_number(values[9], "battle")
    battle.flipped = values[10] is True
    battle.herb_points = as_number(values[11], "battle")
    battle.brewed = values[12] is True
    battle.total = as_number(values[13], "battle")
    battle.loss = as_number(values[14], "battle")
    battle.reward = as_number(values[15], "battle")
    battle.good = as_number(values[16], "battle")
    battle.poisoned = values[19] is True
    battle.round = as_number(values[17], "battle")
    battle.ranged = values[18] is True
    battle.fought = as_numbers(values[20], "battle")
    battle.rerolled = values[21] is True
    battle.doubled = values[22] is True
    battle.extra = as_number(values[23], "battle")
    battle.burnt = values[24] is True
    battle.dimmed = values[25] is True
    battle.spent = as_numbers(values[26], "battle")
    battle.trial = as_number(values[27], "battle")
    return battle


def state_from_data(data: dict[str, object], book: Book) -> State:
    """The state that `to_data` wrote. Raises ValueError, naming the field, for anything else.

    What states of older versions lack is as the Book has it at the start.
    """
    s = State()
    s.load_base(data)
    s.heroes = [hero_from_data(hero) for hero in items(data, "heroes")]
    s.active = number(data, "active")
    s.rooster = number(data, "rooster")
    s.day = number(data, "day")
    s.creature_kind = numbers(data, "creature_kind")
    s.creature_space = numbers(data, "creature_space")
    s.creature_name = numbers(data, "creature_name")
    s.creature_load = numbers(data, "creature_load")
    s.crowds = numbers(data, "crowds") if "crowds" in data else []
    index_creatures(book, s)
    s.defeated_named = numbers(data, "beaten")
    s.loose = numbers(data, "loose")
    s.loose_at = numbers(data, "loose_at")
    s.token_kind = numbers(data, "token_kind") if "token_kind" in data else []
    s.token_at = numbers(data, "token_at") if "token_at" in data else []
    s.piles = _piles_from_data(data, book)
    s.deck_number = number(data, "deck_name")
    s.wells = numbers(data, "wells")
    s.figures = numbers(data, "figures")
    s.leaders = numbers(data, "leaders") if "leaders" in data else NOBODY
    s.bag = numbers(data, "bag") if "bag" in data else NOBODY
    s.bag_of = numbers(data, "bag_of") if "bag_of" in data else NOBODY
    s.stock = _stock_from_data(data, book)
    s.narrator = number(data, "narrator")
    s.last_letter = number(data, "last_letter") if "last_letter" in data else book.last_letter
    s.end_token = number(data, "end_token") if "end_token" in data else NO_TOKEN
    s.star_at = numbers(data, "star_at")
    s.star_card = numbers(data, "star_card")
    s.shields = number(data, "shields")
    s.intruders = number(data, "captured")
    s.overtime = numbers(data, "overtime")
    s.creature_bonus = number(data, "fury")
    s.skipped = numbers(data, "skipped") if "skipped" in data else []
    s.crossed = numbers(data, "crossed") if "crossed" in data else NOBODY
    s.victors = numbers(data, "victors") if "victors" in data else []
    s.broken = numbers(data, "broken")
    s.closed_merchants = numbers(data, "closed")
    s.waiting_cards = numbers(data, "waiting")
    s.deeds = numbers(data, "deeds") if "deeds" in data else [0] * len(book.deeds)
    s.haggle_at = numbers(data, "haggle_at") if "haggle_at" in data else []
    s.haggle_gave = numbers(data, "haggle_gave") if "haggle_gave" in data else []
    s.secrets = [[] for _ in book.secrets]
    if "secrets" in data:
        s.secrets = [as_numbers(one, "secrets") for one in items(data, "secrets")]
    s.card_deck = numbers(data, "card_deck") if "card_deck" in data else []
    s.card_number = numbers(data, "card_number") if "card_number" in data else []
    s.card_hero = numbers(data, "card_hero") if "card_hero" in data else []
    s.card_state = numbers(data, "card_state") if "card_state" in data else []
    battle = data.get("battle")
    s.battle = None if battle is None else battle_from_data(battle)
    return s


def _piles_from_data(data: dict[str, object], book: Book) -> list[Pile]:
    """The piles by number; older versions saved four of them, each under a name of its own."""
    if "piles" in data:
        piles = [pile_from_data(pile) for pile in items(data, "piles")]
    else:
        piles = [pile_from_data(data.get(name)) for name in ("fog", "deck", "runes", "herbs")]
    while len(piles) < len(book.pile_names):
        piles.append(_untouched_pile(book, len(piles)))
    return piles


def _untouched_pile(book: Book, number: int) -> Pile:
    """A pile of the Book that nobody has drawn from."""
    for kind in book.things:
        if kind.pile == number:
            return Pile(kind.pool[:], [])
    for token in book.tokens:
        if token.pile == number:
            return Pile(token.counts[:], [])
    for deck in book.decks:
        if deck.pile == number:
            return Pile(deck.counts[:], [[UNSEEN] * sum(deck.counts), [], []])
    return Pile([], [])


def _stock_from_data(data: dict[str, object], book: Book) -> list[int]:
    """The equipment board or the supply; older versions knew fewer kinds of things."""
    stock = numbers(data, "stock")
    for kind in book.things[len(stock) :]:
        stock.append(kind.count if kind.supplied else 0)
    return stock


def index_creatures(book: Book, s: State) -> None:
    """Find by space the creature that stands there, in as many places as the Book has."""
    s.occupant = [-1] * book.size
    for space in s.creature_space:
        if space >= 0:
            s.occupant[space] = first_on(book, s, space)


def star_letter(s: State, star: int) -> int:
    """The letter where a star lies now; one may lie with the end token."""
    # rule: AN-L4-5
    at = s.star_at[star]
    return s.last_letter if at == AT_END else at


def named_of(book: Book, s: State, c: int) -> Named | None:
    """The opponent with a name that this creature is; None for one of many."""
    name = s.creature_name[c]
    return book.named[name] if name >= 0 else None


def first_on(book: Book, s: State, space: int) -> int:
    """The creature on a space, of several the first by kind; -1 for none that stands in the way."""
    first = -1
    for c, at in enumerate(s.creature_space):
        kind = s.creature_kind[c]
        stands = at == space and not book.creatures[kind].shares
        if stands and (first < 0 or kind < s.creature_kind[first]):
            first = c
    return first
