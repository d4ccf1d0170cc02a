"""The rules. Whatever is refused names one of them; they are in the box's rules.md."""

from typing import Final

from orchard.book import OrchardBook
from orchard.events import ATE, FELL, GAVE, GREW, KINDS, PICKED, TURNED, WEATHER_CAME
from orchard.state import Orchard, orchard_from_data
from orchard.verbs import EAT, GIVE, PICK, TURN, lexicon
from orchard.view import OrchardView
from orchard.words import Everybody, Fall, Grow, Happens, HasApples, Pay
from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import DRAWN, amount, emit, end, push_run
from rietland.kernel.event import Event
from rietland.kernel.frame import FAMILY, Frame
from rietland.kernel.game import FAMILY_VERB, Game
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN, Pile
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, WON, BaseState
from rietland.views import RESULTS, Label, News, Option, question, sentence

DAY: Final = FAMILY  # whose turn it is; args: the seat of each player
WEATHER: Final = FAMILY + 1  # a card is being turned over
EVENING: Final = 8
BASKETFUL: Final = 4


class OrchardGame(Game):
    """Two players, one tree."""

    def __init__(self, book: OrchardBook) -> None:
        super().__init__(book, lexicon(book))
        self.book: OrchardBook = book

    def start(self, setup: Setup) -> Orchard:
        players = self.book.players()
        if setup.heroes != players or len(setup.seats) != len(players):
            raise ValueError(f"the orchard is for {' and '.join(players)}, not {setup.heroes}")
        if setup.difficulty not in self.book.difficulties:
            raise ValueError(f"no difficulty '{setup.difficulty}'")
        s = Orchard()
        s.size = len(players)
        s.difficulty = self.book.difficulties.index(setup.difficulty)
        s.counters = [0] * len(self.book.counters)
        s.fired = [0] * len(self.book.triggers)
        s.tree = self.book.apples
        s.baskets = [0] * len(players)
        s.weather = Pile(self.book.copies[:], [[UNSEEN] * sum(self.book.copies)])
        s.agenda = [Frame(DAY, "", 0, 0, setup.seats[:])]
        push_run(s, "start", -1)
        self.go_on(s)
        return s

    def load(self, data: dict[str, object]) -> Orchard:
        return orchard_from_data(data)

    def seat(self, s: BaseState, who: int) -> int:
        return s.agenda[0].args[who] if who != CHANCE and s.agenda else CHANCE

    # What may be said. A guard answers "" or the rule that forbids.

    def pick_refusal(self, s: Orchard) -> str:
        return "" if s.tree > 0 else "OR-PICK-1"

    def turn_refusal(self, s: Orchard) -> str:
        return "" if UNSEEN in s.weather.stacks[0] else "OR-WEATHER-1"

    def eat_refusal(self, s: Orchard, who: int) -> str:
        return "" if s.baskets[who] > 0 else "OR-EAT-1"

    def give_refusal(self, s: Orchard, who: int, other: int) -> str:
        if who == other:
            return "OR-GIVE-1"
        return "" if s.baskets[who] > 0 else "OR-GIVE-2"

    def guard(self, s: Orchard, a: Action) -> str:
        """The guard of each verb."""
        if a.verb == PICK:
            return self.pick_refusal(s)
        if a.verb == TURN:
            return self.turn_refusal(s)
        if a.verb == EAT:
            return self.eat_refusal(s, a.who)
        return self.give_refusal(s, a.who, a.a)

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER:
            return s.weather.draw(DRAWN, "weather")
        all_said = [Action(verb, f.who) for verb in (PICK, TURN, EAT)]
        all_said.append(Action(GIVE, f.who, 1 - f.who))
        options = [a for a in all_said if not self.guard(s, a)]
        return decide(f.args[f.who], f.who, "turn", options)

    def asides(self, s: BaseState) -> list[Action]:
        """The player who is not on turn may eat while the other thinks."""
        assert isinstance(s, Orchard)
        if not s.agenda or s.agenda[-1].kind != DAY:
            return []
        other = 1 - s.agenda[-1].who
        return [] if self.eat_refusal(s, other) else [Action(EAT, other)]

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, Orchard)
        if not s.agenda:
            return "OR-END-1"
        if s.agenda[-1].kind != DAY or a.verb < FAMILY_VERB:
            return "OR-TURN-2"
        if a.verb != EAT and a.who != s.agenda[-1].who:
            return "OR-TURN-1"
        return self.guard(s, a)

    # What follows.

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER:
            self.turn_over(s, f, a.a)
        elif a.verb == PICK:
            s.tree -= 1
            s.baskets[a.who] += 1
            emit(self, s, PICKED, a.who, -1, -1, s.baskets[a.who], "OR-PICK-1")
            if sum(s.baskets) >= BASKETFUL:
                end(self, s, WON, "orchard-harvest", "OR-END-1")
            self.next_turn(s)
        elif a.verb == TURN:
            s.agenda.append(Frame(WEATHER, "", 0, a.who, []))
        elif a.verb == EAT:
            s.baskets[a.who] -= 1
            s.eaten += 1
            emit(self, s, ATE, a.who, -1, -1, 1, "OR-EAT-1")
        else:
            s.baskets[a.who] -= 1
            s.baskets[a.a] += 1
            emit(self, s, GAVE, a.who, a.a, -1, 1, "OR-GIVE-1")
            self.next_turn(s)

    def turn_over(self, s: Orchard, f: Frame, card: int) -> None:
        s.weather.see(card)
        s.weather.stacks[0][s.weather.stacks[0].index(UNSEEN)] = card
        f.at = 1
        emit(self, s, WEATHER_CAME, f.who, card, -1, 0, "OR-WEATHER-1")
        push_run(s, "weather/" + self.book.weather[card], f.who)

    def next_turn(self, s: Orchard) -> None:
        s.turns += 1
        s.agenda[0].who = 1 - s.agenda[0].who
        emit(self, s, TURNED, s.agenda[0].who, -1, -1, s.turns, "OR-TURN-1")

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, Orchard)
        if f.kind == WEATHER and f.at == 1:
            s.agenda.pop()
            self.next_turn(s)
            return True
        if f.kind == DAY and s.turns >= EVENING:
            end(self, s, LOST, "orchard-evening", "OR-END-2")
            return True
        if f.kind == DAY and not self.ask(s, f).options:
            end(self, s, LOST, "orchard-bare", "OR-END-3")
            return True
        return False

    # What the words mean.

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

    # What is seen.

    def view(self, s: BaseState, seat: int) -> OrchardView:
        assert isinstance(s, Orchard)
        players, stack = self.book.players(), s.weather.stacks[0]
        pending = self.pending(s)
        who = players[pending.who] if pending.who >= 0 else ""
        prompt = Label("orchard-ask", {"what": pending.prompt})
        return OrchardView(
            box=self.book.box,
            legend=self.book.legend,
            difficulty=self.book.difficulties[s.difficulty],
            seq=s.seq,
            result=RESULTS[s.result],
            why=s.why,
            you=seat,
            pending=question(pending, who, prompt),
            options=[self.option(a) for a in pending.options if seat == pending.seat >= 0],
            asides=[self.option(a) for a in self.asides(s) if self.seat(s, a.who) == seat],
            cannot=[],
            news=[self.line(event) for event in s.news],
            tree=s.tree,
            baskets=dict(zip(players, s.baskets, strict=True)),
            weather=[self.book.weather[card] for card in stack if card != UNSEEN],
            left=stack.count(UNSEEN),
            read=[self.book.cards[card] for card in s.read],
        )

    def option(self, a: Action) -> Option:
        who = self.book.players()[a.who] if a.who >= 0 else ""
        label = Label("orchard-do", {"what": self.say(a)})
        group = "free" if a.verb == EAT else "move"
        return Option(*sentence(self.lexicon, a), who, label, [], group)

    def line(self, event: Event) -> News:
        kind = KINDS.rows[event.kind].name
        return News(kind, Label("orchard-log", {"what": kind, "n": event.amount}), [], event.rule)
