"""BoardGame: hands each frame to the module that owns it, and nothing else."""

from typing import TYPE_CHECKING

from rietland.board import events, verbs
from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.fight import combat
from rietland.board.fight.stages import BETWEEN, OVER, SHARING, is_between_rounds
from rietland.board.frames import (
    ALLY,
    BATTLE,
    DAY,
    DROPS,
    EVENT,
    EXCHANGE,
    FACES,
    FOG,
    LETTERS,
    PICK,
    ROAM,
    SECRET,
    SPLIT,
    STEPS,
    STORM,
    SUNRISE,
    TOKENS,
    TURN_UP,
    WALK,
)  # fmt: skip
from rietland.board.legend import (
    conditions,
    effects,
    event_cards,
    faces,
    filters,
    measures,
    narrator,
    questions,
    secrets,
    share,
    walks,
)
from rietland.board.pieces import cover, heroes, items, token_kinds, tokens
from rietland.board.setup import empty_table
from rietland.board.state import State, state_from_data
from rietland.board.turn import day, free, storm, sunrise, walk
from rietland.board.turn.stages import BEGIN
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, notice, push_run
from rietland.kernel.event import Event
from rietland.kernel.frame import Frame, unknown
from rietland.kernel.pending import Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.vocabulary.control import Amount, Each

if TYPE_CHECKING:
    from rietland.board.view.types import BoardView
    from rietland.views import News


class BoardGame(Board):
    """The rules of a box of the board family, for a party of heroes in seating order."""

    def __init__(self, book: Book, party: list[str]) -> None:
        super().__init__(
            book,
            verbs.lexicon(
                party,
                book.thing_names(),
                book.figure_names,
                book.choices,
                [deed.name for deed in book.deeds],
                _creature_names(book),
                sunrise.step_names(book),
                book.size,
            ),
        )
        self.party: list[str] = party
        for h in range(len(party)):
            self.walks.append([Action(verbs.WALK, h, space) for space in range(book.size)])

    def start(self, setup: Setup) -> State:
        s = self.empty_table(setup)
        s.agenda.append(Frame(DAY, "", BEGIN, -1, []))
        push_run(s, "variant/" + setup.variant if setup.variant else "setup", -1)
        self.go_on(s)
        return s

    def empty_table(self, setup: Setup) -> State:
        """The table before the legend's own set-up."""
        return empty_table(self, setup, self.party)

    def load(self, data: dict[str, object]) -> State:
        return state_from_data(data, self.book)

    def view(self, s: BaseState, seat: int) -> "BoardView":
        # Not compiled and never needed by a playout, so it is imported only here.
        from rietland.board.view.view import board_view

        assert isinstance(s, State)
        return board_view(self, s, seat)

    def news(self, s: BaseState, seat: int) -> "list[News]":
        from rietland.board.view.view import news

        assert isinstance(s, State)
        return news(self, s, seat)

    # Frames.

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, State)
        kind = f.kind
        if self.book.listening[events.QUIET] and is_calm(f):
            notice(self, s, events.QUIET)
            if s.due:
                return True
        if kind == DAY:
            return day.step(self, s, f)
        if kind == BATTLE:
            return combat.step(self, s, f)
        if kind == SUNRISE:
            return sunrise.step(self, s, f)
        if kind == FOG or kind == TURN_UP:
            return tokens.step(self, s, f)
        if kind == TOKENS:
            return token_kinds.step(self, s, f)
        if kind == EVENT:
            return event_cards.step(self, s, f)
        if kind == SPLIT:
            return share.step(self, s, f)
        if kind == PICK:
            return questions.step(self, s, f)
        if kind == LETTERS:
            return narrator.step(self, s, f)
        if kind == STEPS:
            return walk.step_on(self, s, f)
        if kind == STORM:
            return storm.step(self, s, f)
        if kind == ROAM:
            return walks.step(self, s, f)
        if kind == SECRET:
            return secrets.step(self, s, f)
        if kind == DROPS:
            return cover.step(self, s, f)
        if kind == WALK or kind == ALLY or kind == EXCHANGE or kind == FACES:
            return False
        raise unknown(f)

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, State)
        kind = f.kind
        if kind == DAY:
            return day.ask(self, s, f)
        if kind == WALK:
            return walk.ask(self, s, f)
        if kind == BATTLE:
            return combat.ask(self, s, f)
        if kind == ALLY:
            return walk.ask_lead(self, s, f)
        if kind == FOG or kind == TURN_UP:
            return tokens.ask(self, s, f)
        if kind == EVENT:
            return event_cards.ask(self, s, f)
        if kind == EXCHANGE:
            return items.ask(self, s, f)
        if kind == SPLIT:
            return share.ask(self, s, f)
        if kind == PICK:
            return questions.ask(self, s, f)
        if kind == STEPS:
            return walk.ask_steps(self, s, f)
        if kind == STORM:
            return storm.ask(self, s, f)
        if kind == FACES:
            return faces.ask(self, s, f)
        if kind == TOKENS:
            return token_kinds.ask(self, s, f)
        if kind == ROAM:
            return walks.ask(self, s, f)
        if kind == SECRET:
            return secrets.ask(self, s, f)
        if kind == DROPS:
            return cover.ask(self, s, f)
        raise unknown(f)

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, State)
        kind = f.kind
        if kind == DAY:
            day.answer(self, s, f, a)
        elif kind == WALK:
            walk.answer(self, s, f, a)
        elif kind == BATTLE:
            combat.answer(self, s, f, a)
        elif kind == ALLY:
            walk.answer_lead(self, s, f, a)
        elif kind == FOG or kind == TURN_UP:
            tokens.answer(self, s, f, a)
        elif kind == EVENT:
            event_cards.answer(self, s, f, a)
        elif kind == EXCHANGE:
            items.answer(self, s, f, a)
        elif kind == SPLIT:
            share.answer(self, s, f, a)
        elif kind == PICK:
            questions.answer(self, s, f, a)
        elif kind == STEPS:
            walk.answer_steps(self, s, f, a)
        elif kind == STORM:
            storm.answer(self, s, f, a)
        elif kind == FACES:
            faces.answer(self, s, f, a)
        elif kind == TOKENS:
            token_kinds.answer(self, s, f, a)
        elif kind == ROAM:
            walks.answer(self, s, f, a)
        elif kind == SECRET:
            secrets.answer(self, s, f, a)
        elif kind == DROPS:
            cover.answer(self, s, f, a)
        else:
            raise unknown(f)

    # Legality.

    def is_quiet(self, s: State) -> bool:
        """A moment in which heroes may act freely out of turn."""
        # rule: AN-FREE-2, AN-FREE-5
        f = s.agenda[-1]
        if f.kind == DAY or f.kind == WALK or f.kind == ALLY:
            return True
        return f.kind == BATTLE and is_between_rounds(s, f)

    def asides(self, s: BaseState) -> list[Action]:
        """Free acts of every hero but the one who is asked and lists their own."""
        assert isinstance(s, State)
        result: list[Action] = []
        if s.result != PLAYING or not self.is_quiet(s):
            return result
        f = s.agenda[-1]
        for h in range(len(s.heroes)):
            if h == s.active and (f.kind == DAY or f.kind == WALK):
                continue
            free.add_acts(self, s, h, result)
        return result

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, State)
        # rule: AN-END-1
        if s.result != PLAYING:
            return "AN-END-1"
        f = s.agenda[-1]
        if a.who < 0 or a.who >= len(s.heroes):
            return "AN-TURN-1"
        if verbs.is_free(a.verb) and f.kind != EXCHANGE:
            refused = free.refusal(self, s, a) if self.is_quiet(s) else "AN-FREE-5"
        elif a.verb == CHOSEN:
            refused = "AN-OPEN-16"
        elif f.kind == BATTLE:
            refused = combat.why_not(self, s, a)
        elif f.kind == EVENT:
            refused = event_cards.why_not(self, s, a)
        elif f.kind == EXCHANGE:
            refused = items.why_not(self, s, a)
        elif f.kind == SPLIT:
            refused = share.why_not(self, s, f, a)
        elif f.kind == PICK or f.kind == FACES:
            refused = questions.why_not(self, s, f, a)
        elif f.kind == WALK or f.kind == ALLY or f.kind == STEPS:
            refused = walk.why_not(self, s, a)
        elif f.kind == STORM:
            refused = storm.why_not(self, s, f, a)
        elif f.kind == DROPS:
            refused = cover.why_not(f, a)
        else:
            refused = day.why_not(self, s, a)
        return refused or "AN-TURN-1"

    # Effects.

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        assert isinstance(s, State)
        effects.perform(self, s, ref, who, effect)

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        assert isinstance(s, State)
        return conditions.able(self, s, who, effect)

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        assert isinstance(s, State)
        return conditions.holds(self, s, who, condition)

    def select(self, s: BaseState, who: object) -> list[int]:
        assert isinstance(s, State)
        return filters.select(self, s, who)

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        assert isinstance(s, State)
        return conditions.matches(self, s, when, event)

    def measure(self, s: BaseState, number: Amount) -> int:
        assert isinstance(s, State)
        return measures.measure(self, s, number)

    def gather(self, s: BaseState, each: Each) -> list[int]:
        assert isinstance(s, State)
        return filters.gather(self, s, each)

    def is_at(self, s: State, space: int, at: object) -> bool:
        return filters.is_at(self, s, space, at)

    def piece(self, _s: BaseState, event: Event) -> int:
        assert isinstance(_s, State)
        return conditions.piece(self, _s, event)

    def speaker(self, s: BaseState, who: int) -> int:
        """For the group: the active hero, or the lowest rank while everybody rests."""
        # rule: AN-OPEN-16
        assert isinstance(s, State)
        if who >= 0:
            return who
        if s.heroes[s.active].resting or s.agenda[0].at == BEGIN:
            return heroes.by_rank(self, s)[0]
        return s.active

    def concerned(self, s: BaseState) -> list[int]:
        """Those who share: the whole group, or all who fought."""
        # rule: AN-OPEN-16, AN-GROUP-6
        assert isinstance(s, State)
        f = s.agenda[-1]
        if f.kind == SPLIT:
            return list(range(len(s.heroes)))
        if f.kind == BATTLE and f.at == SHARING and s.battle is not None:
            return s.battle.fighters
        return []

    def can_wait(self, a: Action) -> bool:
        """Things can be put down at any time."""
        return a.verb == verbs.DROP

    def seat(self, s: BaseState, who: int) -> int:
        assert isinstance(s, State)
        return s.heroes[who].seat


def is_calm(f: Frame) -> bool:
    """Is only the course of the day or the fight left to go on, outside a round?"""
    # rule: AN-L3-9
    if f.kind == BATTLE:
        return f.at == BETWEEN or f.at == OVER
    return f.kind in (DAY, WALK, ALLY, SUNRISE)


def _creature_names(book: Book) -> list[str]:
    """Kinds, then opponents by name; one that is a kind by itself has no second name."""
    names = [kind.name for kind in book.creatures]
    for one in book.named:
        names.append(one.name if book.creatures[one.kind].counted else "")
    return names
