"""The Orchard: a tiny complete game on the kernel, to test the machine without any board.

Two players share a tree. Whoever is on turn picks an apple, turns over a card of the weather, or
eats (which is free and leaves the turn standing; the other player may eat out of turn too). The
apples in the baskets win the game when there are four; it is lost when the evening comes first.
"""

from typing import Final

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.book import BaseBook, Figure, Trigger
from rietland.kernel.chance import die
from rietland.kernel.control import (
    CHOSEN,
    DRAWN,
    ROLLED,
    amount,
    emit,
    end,
    push_run,
)
from rietland.kernel.event import FAMILY_EVENT, Event
from rietland.kernel.frame import FAMILY, Frame
from rietland.kernel.game import FAMILY_VERB, Game
from rietland.kernel.json_fields import number, numbers
from rietland.kernel.notation import Lexicon
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN, Pile, pile_from_data
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, BaseState
from rietland.views import RESULTS, Label, News, Option, ViewHead, question, sentence
from rietland.vocabulary import control as words

# Verbs.
PICK: Final = FAMILY_VERB  # an apple from the tree
TURN: Final = 9  # a card of the weather
EAT: Final = 10  # an apple of one's own; free
GIVE: Final = 11  # an apple to the other player; a: player

# Frames.
DAY: Final = FAMILY  # whose turn; args: the player
WEATHER: Final = 17  # a card is being turned over

# Events.
PICKED: Final = FAMILY_EVENT
GREW: Final = 9
FELL: Final = 10
ATE: Final = 11
GAVE: Final = 12
WEATHER_CAME: Final = 13
TURNED: Final = 14  # the turn passed on; who: to whom
EVENTS: Final = 15

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "picked", "grew", "fell", "ate", "gave", "weather", "turned",
]  # fmt: skip
PLAYERS: Final = ["amy", "ben"]
CARDS: Final = ["sun", "crow", "wind"]
EVENING: Final = 8
BASKETFUL: Final = 4


class Grow(words.Word, frozen=True, tag="grow"):
    """Apples grow on the tree."""

    SHORT = "apples"
    apples: words.Number


class Fall(words.Word, frozen=True, tag="fall"):
    """Apples fall from the tree, as many as there are."""

    SHORT = "apples"
    apples: words.Number


class Pay(words.Word, frozen=True, tag="pay"):
    """The player loses apples, and must have them."""

    SHORT = "apples"
    apples: int


class HasApples(words.Word, frozen=True, tag="has_apples"):
    """Condition: the player's basket holds so many."""

    SHORT = "at_least"
    at_least: int


class Everybody(words.Word, frozen=True):
    """Filter: players with at least so many apples, in their order."""

    apples: int = 0


class Happens(words.Word, frozen=True, tag="happens"):
    """Event: one of this kind, of at least this amount."""

    kind: int
    at_least: int = 0


class Orchard(BaseState):
    def __init__(self) -> None:
        super().__init__()
        self.tree: int = 0
        self.baskets: list[int] = []
        self.eaten: int = 0
        self.rotten: int = 0
        self.turns: int = 0
        self.weather: Pile = Pile([], [])

    def copy(self) -> "Orchard":
        new = Orchard.__new__(Orchard)
        new.copy_base(self)
        new.news = []
        new.due = []
        new.tree = self.tree
        new.baskets = self.baskets[:]
        new.eaten = self.eaten
        new.rotten = self.rotten
        new.turns = self.turns
        new.weather = self.weather.copy()
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        data.update(
            tree=self.tree,
            baskets=self.baskets[:],
            eaten=self.eaten,
            rotten=self.rotten,
            turns=self.turns,
            weather=self.weather.to_data(),
        )
        return data


class ToyBook(BaseBook):
    """Content of one orchard. Tests write their own effects and triggers into it."""

    def __init__(self) -> None:
        super().__init__()
        self.family = "orchard"
        self.figures = [Figure(name, name, 0, "") for name in PLAYERS]
        self.max_heroes = 2
        self.counters = ["wind", "stings", "a", "b", "log"]
        self.difficulties = ["easy", "hard"]
        self.dice_names = ["coin", "gust"]
        self.dice = [
            die(ROLLED, [0, 1], "roll-coin"),
            die(ROLLED, [1, 1, 2, 3], "roll-gust"),
        ]
        self.listening = [[] for _ in range(EVENTS)]
        self.apples: int = 3
        self.unseen: list[int] = [2, 1, 1]
        self.write("start", [])

    def write(self, ref: str, effects: list[object]) -> None:
        """Put an effect list, and all lists inside it, at their addresses."""
        self.lists[ref] = effects
        for position, effect in enumerate(effects):
            inner = f"{ref}/{position}"
            if isinstance(effect, words.If):
                self.write(inner + "/then", effect.then)
                self.write(inner + "/otherwise", effect.otherwise)
            elif isinstance(effect, words.Each | words.Repeat):
                self.write(inner + "/do", effect.do)
            elif isinstance(effect, words.Choose):
                for name, branch in effect.options.items():
                    if name not in self.choices:
                        self.choices.append(name)
                    self.write(f"{inner}/options/{name}", branch)

    def on(
        self,
        name: str,
        when: Happens,
        effects: list[object],
        conditions: list[object] | None = None,
        once: bool = True,
    ) -> None:
        """Add a trigger."""
        self.listening[when.kind].append(len(self.triggers))
        self.triggers.append(Trigger(name, when, conditions or [], "trigger/" + name, once))
        self.write("trigger/" + name, effects)

    def card(self, name: str, effects: list[object]) -> None:
        """Add a card of the legend."""
        self.cards.append(name)
        self.write("card/" + name, effects)


def orchard_book() -> ToyBook:
    """The content of the game as it is played."""
    book = ToyBook()
    book.write("weather/sun", [words.Repeat(times=2, do=[Grow(apples=1)])])
    book.write(
        "weather/crow",
        [
            words.Each(
                who=Everybody(),
                do=[
                    words.If(
                        all=[HasApples(at_least=1)],
                        then=[
                            words.Choose(
                                options={
                                    "feed": [Pay(apples=1)],
                                    "shoo": [words.Add(counters={"stings": 1})],
                                }
                            )
                        ],
                        otherwise=[words.Say(text="crow-finds-nothing")],
                    )
                ],
            )
        ],
    )
    book.write(
        "weather/wind",
        [
            words.Roll(die="gust", into="wind"),
            Fall(apples=words.Amount(counter="wind")),
        ],
    )
    book.on(
        "wasps",
        Happens(kind=FELL, at_least=1),
        [words.Add(counters={"stings": 1}), words.Read(card="wasps")],
    )
    book.card("wasps", [words.Say(text="wasps-come")])
    return book


def _lexicon(book: ToyBook) -> Lexicon:
    made = Lexicon()
    made.verb(ROLLED, "roll", "", "number", "")
    made.verb(CHOSEN, "choose", "player", "choice", "")
    made.verb(DRAWN, "draw", "", "card", "")
    made.verb(PICK, "pick", "player", "", "")
    made.verb(TURN, "turn", "player", "", "")
    made.verb(EAT, "eat", "player", "", "")
    made.verb(GIVE, "give", "player", "player", "")
    made.names["player"] = PLAYERS
    made.names["hero"] = PLAYERS
    made.names["choice"] = book.choices
    made.names["card"] = CARDS
    return made


class ToyView(ViewHead):
    """What a player sees of the orchard."""

    tree: int
    baskets: dict[str, int]
    weather: list[str]
    left: int
    read: list[str]


class Toy(Game):
    """The rules. Their ids are TOY-…, so that a refusal names one."""

    def __init__(self, book: ToyBook) -> None:
        super().__init__(book, _lexicon(book))
        self.book: ToyBook = book

    def start(self, setup: Setup) -> Orchard:
        if setup.heroes != PLAYERS or len(setup.seats) != len(PLAYERS):
            raise ValueError(f"the orchard is for {' and '.join(PLAYERS)}, not {setup.heroes}")
        if setup.difficulty not in self.book.difficulties:
            raise ValueError(f"no difficulty '{setup.difficulty}'")
        s = Orchard()
        s.size = len(PLAYERS)
        s.difficulty = self.book.difficulties.index(setup.difficulty)
        s.counters = [0] * len(self.book.counters)
        s.fired = [0] * len(self.book.triggers)
        s.tree = self.book.apples
        s.baskets = [0, 0]
        s.weather = Pile(self.book.unseen[:], [[UNSEEN] * sum(self.book.unseen)])
        s.agenda = [Frame(DAY, "", 0, 0, setup.seats[:])]
        push_run(s, "start", -1)
        self.go_on(s)
        return s

    def load(self, data: dict[str, object]) -> Orchard:
        s = Orchard()
        s.load_base(data)
        s.tree = number(data, "tree")
        s.baskets = numbers(data, "baskets")
        s.eaten = number(data, "eaten")
        s.rotten = number(data, "rotten")
        s.turns = number(data, "turns")
        s.weather = pile_from_data(data.get("weather"))
        return s

    def view(self, s: BaseState, seat: int) -> ToyView:
        """The shape every family shares, and the orchard."""
        assert isinstance(s, Orchard)
        pending = self.pending(s)
        mine = [a for a in self.asides(s) if self.seat(s, a.who) == seat]
        who = PLAYERS[pending.who] if pending.who >= 0 else ""
        return ToyView(
            box="",
            legend="",
            difficulty="",
            seq=s.seq,
            result=RESULTS[s.result],
            why=s.why,
            you=seat,
            pending=question(pending, who, Label("toy-ask", {"what": pending.prompt})),
            options=[self.shown(a) for a in pending.options if seat == pending.seat >= 0],
            asides=[self.shown(a) for a in mine],
            cannot=[],
            news=[self._line(e) for e in s.news],
            tree=s.tree,
            baskets=dict(zip(PLAYERS, s.baskets, strict=True)),
            weather=[CARDS[card] for card in s.weather.stacks[0] if card >= 0],
            left=s.weather.stacks[0].count(UNSEEN),
            read=[self.book.cards[card] for card in s.read],
        )

    def _line(self, e: Event) -> News:
        label = Label("toy-log", {"what": NAMES[e.kind], "n": e.amount})
        return News(NAMES[e.kind], label, [], e.rule)

    def shown(self, a: Action) -> Option:
        who = PLAYERS[a.who] if a.who >= 0 else ""
        label = Label("toy-do", {"what": self.say(a)})
        return Option(
            *sentence(self.lexicon, a), who, label, [], "free" if a.verb == EAT else "move"
        )

    def asides(self, s: BaseState) -> list[Action]:
        """The player who is not on turn may eat while the other thinks."""
        assert isinstance(s, Orchard)
        if not s.agenda or s.agenda[-1].kind != DAY:
            return []
        other = 1 - s.agenda[-1].who
        return [Action(EAT, other)] if s.baskets[other] > 0 else []

    # The guards: "" or the id of the rule that forbids.

    def pick_refusal(self, s: Orchard) -> str:
        return "" if s.tree > 0 else "TOY-PICK-1"

    def turn_refusal(self, s: Orchard) -> str:
        return "" if UNSEEN in s.weather.stacks[0] else "TOY-WEATHER-1"

    def eat_refusal(self, s: Orchard, who: int) -> str:
        return "" if s.baskets[who] > 0 else "TOY-EAT-1"

    def give_refusal(self, s: Orchard, who: int, other: int) -> str:
        if who == other:
            return "TOY-GIVE-1"
        return "" if s.baskets[who] > 0 else "TOY-GIVE-2"

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, Orchard)
        if not s.agenda:
            return "TOY-END-1"
        if s.agenda[-1].kind != DAY or a.verb < FAMILY_VERB:
            return "TOY-TURN-2"
        if a.verb == EAT:
            return self.eat_refusal(s, a.who)
        if a.who != s.agenda[-1].who:
            return "TOY-TURN-1"
        if a.verb == PICK:
            return self.pick_refusal(s)
        if a.verb == TURN:
            return self.turn_refusal(s)
        return self.give_refusal(s, a.who, a.a)

    # Frames.

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER and f.at == 1:
            s.agenda.pop()
            self.next_turn(s)
            return True
        if f.kind == DAY and s.turns >= EVENING:
            end(self, s, LOST, "evening", "TOY-END-2")
            return True
        if f.kind == DAY and not self.ask(s, f).options:
            end(self, s, LOST, "bare", "TOY-END-3")
            return True
        return False

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER:
            return s.weather.draw(DRAWN, "weather")
        options: list[Action] = []
        if not self.pick_refusal(s):
            options.append(Action(PICK, f.who))
        if not self.turn_refusal(s):
            options.append(Action(TURN, f.who))
        if not self.eat_refusal(s, f.who):
            options.append(Action(EAT, f.who))
        if not self.give_refusal(s, f.who, 1 - f.who):
            options.append(Action(GIVE, f.who, 1 - f.who))
        return decide(f.args[f.who], f.who, "turn", options)

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER:
            self.turn_over(s, f, a.a)
        elif a.verb == PICK:
            s.tree -= 1
            s.baskets[a.who] += 1
            emit(self, s, PICKED, a.who, -1, -1, s.baskets[a.who], "TOY-PICK-1")
            if sum(s.baskets) >= BASKETFUL:
                end(self, s, 1, "harvest", "TOY-END-1")
            self.next_turn(s)
        elif a.verb == TURN:
            s.agenda.append(Frame(WEATHER, "", 0, a.who, []))
        elif a.verb == EAT:
            s.baskets[a.who] -= 1
            s.eaten += 1
            emit(self, s, ATE, a.who, -1, -1, 1, "TOY-EAT-1")
        else:
            s.baskets[a.who] -= 1
            s.baskets[a.a] += 1
            emit(self, s, GAVE, a.who, a.a, -1, 1, "TOY-GIVE-1")
            self.next_turn(s)

    def turn_over(self, s: Orchard, f: Frame, card: int) -> None:
        s.weather.see(card)
        s.weather.stacks[0][s.weather.stacks[0].index(UNSEEN)] = card
        f.at = 1
        emit(self, s, WEATHER_CAME, f.who, card, -1, 0, "TOY-WEATHER-1")
        push_run(s, "weather/" + CARDS[card], f.who)

    def next_turn(self, s: Orchard) -> None:
        s.turns += 1
        s.agenda[0].who = 1 - s.agenda[0].who
        emit(self, s, TURNED, s.agenda[0].who, -1, -1, s.turns, "TOY-TURN-1")

    # Words.

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        assert isinstance(s, Orchard)
        if isinstance(effect, Grow):
            apples = amount(self, s, effect.apples)
            s.tree += apples
            emit(self, s, GREW, -1, -1, -1, apples, ref)
        elif isinstance(effect, Fall):
            apples = min(s.tree, amount(self, s, effect.apples))
            s.tree -= apples
            s.rotten += apples
            emit(self, s, FELL, -1, -1, -1, apples, ref)
        elif isinstance(effect, Pay):
            s.baskets[who] -= effect.apples
            s.rotten += effect.apples
        else:
            raise TypeError(f"{ref}: no effect of the orchard: {effect!r}")

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        assert isinstance(s, Orchard)
        return not isinstance(effect, Pay) or (who >= 0 and s.baskets[who] >= effect.apples)

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        assert isinstance(s, Orchard)
        assert isinstance(condition, HasApples)
        return s.baskets[who] >= condition.at_least

    def select(self, s: BaseState, who: object) -> list[int]:
        assert isinstance(s, Orchard)
        assert isinstance(who, Everybody)
        return [p for p, apples in enumerate(s.baskets) if apples >= who.apples]

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        del s
        assert isinstance(when, Happens)
        return event.amount >= when.at_least

    def speaker(self, s: BaseState, who: int) -> int:
        return who if who >= 0 else s.agenda[0].who

    def seat(self, s: BaseState, who: int) -> int:
        return s.agenda[0].args[who] if who != CHANCE and s.agenda else CHANCE


#: Texts of the orchard, for clients.
TEXTS: Final = """
toy-ask = Now: { $what }.
toy-do = Do it: { $what }
toy-log = Done: { $what } { $n }.
"""


def toy(book: ToyBook | None = None) -> Toy:
    return Toy(book or orchard_book())


def setup(seats: list[int] | None = None, difficulty: str = "easy") -> Setup:
    return Setup("toy", "orchard", difficulty, PLAYERS[:], seats or [0, 1], "")


def apples_of(s: BaseState, book: ToyBook) -> int:
    """Every apple there is; only growing makes new ones."""
    assert isinstance(s, Orchard)
    grown = 2 * s.weather.stacks[0].count(CARDS.index("sun"))
    return s.tree + sum(s.baskets) + s.eaten + s.rotten - grown - book.apples
