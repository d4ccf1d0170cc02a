"""TrailGame: hands each frame to the module that owns it, and nothing else."""

from typing import TYPE_CHECKING

from rietland.kernel.action import Action
from rietland.kernel.control import read_cards
from rietland.kernel.event import Event
from rietland.kernel.frame import Frame, unknown
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.trail import (
    effects,
    fight,
    flips,
    fog,
    move,
    objects,
    refusals,
    setup,
    stage,
    turn,
    verbs,
    will,
)
from rietland.trail.base import TrailBase
from rietland.trail.book import Book
from rietland.trail.frames import (
    AFTER,
    BACK,
    DRAW,
    FLIP,
    GROUP,
    HAND,
    SEE,
    SETUP,
    SHARE,
    STAGE,
    TURN,
    WALK,
)
from rietland.trail.prices import able
from rietland.trail.state import State, state_from_data
from rietland.vocabulary import trail as words
from rietland.vocabulary.control import Amount

if TYPE_CHECKING:
    from rietland.trail.view.types import TrailView


class TrailGame(TrailBase):
    """The rules of a trail, for a party of heroes in seating order."""

    def __init__(self, book: Book, party: list[str]) -> None:
        cards = [one.name for one in book.deck]
        maps = [one.name for one in book.maps]
        spaces = [f"{book.maps[one.map].name}.{one.name}" for one in book.spaces]
        super().__init__(book, verbs.lexicon(party, cards, maps, spaces))
        self.party: list[str] = party

    def start(self, setup_: Setup) -> State:
        s = setup.lay_out(self, setup_, self.party)
        # rule: CT-SETUP-12, CT-SOLO-1
        opening = self.book.opening + (self.book.opening_alone if s.size == 1 else [])
        if opening:
            read_cards(self, s, opening)
        self.go_on(s)
        return s

    def load(self, data: dict[str, object]) -> State:
        return state_from_data(data)

    def view(self, s: BaseState, seat: int) -> "TrailView":
        # Not compiled and never needed by a playout, so it is imported only here.
        from rietland.trail.view.view import trail_view

        assert isinstance(s, State)
        return trail_view(self, s, seat)

    # Frames.

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, State)
        if f.kind == TURN:
            return turn.step(self, s, f)
        if f.kind == WALK:
            return move.step(self, s, f)
        if f.kind == BACK:
            return move.step_back(self, s, f)
        if f.kind == FLIP:
            return flips.step(self, s, f)
        if f.kind == DRAW:
            return fog.step_draw(self, s, f)
        if f.kind == AFTER:
            return fight.step_after(self, s, f)
        if f.kind == STAGE:
            return stage.step(self, s, f)
        if f.kind == SETUP:
            return setup.step(self, s, f)
        if f.kind in (GROUP, SHARE, HAND, SEE):
            return False
        raise unknown(f)

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, State)
        if f.kind == TURN:
            return turn.ask(self, s, f)
        if f.kind == WALK:
            return move.ask(self, s, f)
        if f.kind == DRAW:
            return fog.ask_draw(self, s)
        if f.kind == SEE:
            return fog.ask_see(self, s)
        if f.kind == BACK:
            return move.ask_back(self, s, f)
        if f.kind == FLIP:
            return flips.ask(self, s, f)
        if f.kind == GROUP:
            return fight.ask_group(self, s, f)
        if f.kind == SHARE:
            return fight.ask_share(s, f)
        if f.kind == AFTER:
            return fight.ask_after(self, s, f)
        if f.kind == HAND:
            return objects.ask(s, f)
        if f.kind == STAGE:
            return stage.ask(s)
        if f.kind == SETUP:
            return setup.ask(self, s, f)
        raise unknown(f)

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, State)
        if a.verb == verbs.GIVE:
            will.give(self, s, a)
        elif f.kind == TURN:
            turn.answer(self, s, f, a)
        elif f.kind == WALK:
            move.answer(self, s, f, a)
        elif f.kind == DRAW:
            fog.answer_draw(self, s, f, a)
        elif f.kind == SEE:
            fog.answer_see(self, s, f, a)
        elif f.kind == BACK:
            move.answer_back(self, s, f, a)
        elif f.kind == FLIP:
            flips.answer(self, s, f, a)
        elif f.kind == GROUP:
            if a.verb == verbs.DECLINE:
                turn.declined(self, s, s.agenda[0], a)
            else:
                fight.join(self, s, f, a)
        elif f.kind == SHARE:
            fight.share(self, s, f, a)
        elif f.kind == AFTER:
            fight.answer_after(self, s, f, a)
        elif f.kind == HAND:
            objects.answer(self, s, f, a)
        elif f.kind == STAGE:
            stage.answer(s, f, a)
        elif f.kind == SETUP:
            setup.answer(self, s, f, a)
        else:
            raise unknown(f)

    # Legality.

    def asides(self, s: BaseState) -> list[Action]:
        """Neighbours give one another willpower before a card is activated."""
        # rule: CT-NEAR-3
        assert isinstance(s, State)
        if s.result != PLAYING or s.agenda[-1].kind != TURN:
            return []
        asked = self.pending(s)
        if asked.kind != DECIDE:
            return []
        return [a for a in will.gifts(s) if a not in asked.options]

    def concerned(self, s: BaseState) -> list[int]:
        """Everything before the first turn, and a reward, is decided together."""
        # rule: CT-SETUP-11, CT-FIGHT-6
        assert isinstance(s, State)
        if s.result != PLAYING or s.size == 1 or s.agenda[-1].kind not in (SETUP, SHARE):
            return []
        return list(range(s.size))

    def can_wait(self, a: Action) -> bool:
        return a.verb == verbs.GIVE

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, State)
        return refusals.why_not(self, s, a)

    # Content.

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        assert isinstance(s, State)
        effects.perform(self, s, ref, who, effect)

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        assert isinstance(s, State)
        return able(self, s, who, effect)

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        del s, who
        raise TypeError(f"no condition of a trail: {condition!r}")

    def measure(self, s: BaseState, number: Amount) -> int:
        del s
        raise TypeError(f"no number of a trail: {number!r}")

    def select(self, s: BaseState, who: object) -> list[int]:
        assert isinstance(s, State)
        assert isinstance(who, words.Filter)
        found: list[int] = []
        for hero in range(s.size):
            if not who.name or self.party[hero] == who.name:
                found.append(hero)
        return found

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        """No word of this family waits for an event."""
        del s, when, event
        return False

    def speaker(self, s: BaseState, who: int) -> int:
        del s
        return max(who, 0)

    def seat(self, s: BaseState, who: int) -> int:
        assert isinstance(s, State)
        return s.seats[who]
