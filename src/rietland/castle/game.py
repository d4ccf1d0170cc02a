"""CastleGame: hands each frame to the module that owns it, and nothing else."""

from typing import TYPE_CHECKING

from rietland.castle import cards, deeds, effects, fight, free, gallery, legend, turn, verbs, walk
from rietland.castle.base import CastleBase
from rietland.castle.book import Book
from rietland.castle.frames import (
    CARD,
    COMPLETE,
    DEAL,
    DRAW,
    FIGHT,
    GIVE,
    MISSION,
    MOVE,
    RECOVER,
    REVEAL,
    SETUP,
    SHOW,
    SPEND,
    SYMBOL,
    TURN,
    WILLING,
)
from rietland.castle.setup import empty_table
from rietland.castle.state import State, state_from_data
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN
from rietland.kernel.event import Event
from rietland.kernel.frame import Frame, unknown
from rietland.kernel.pending import Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.vocabulary.control import Amount

if TYPE_CHECKING:
    from rietland.castle.view.types import CastleView


class CastleGame(CastleBase):
    """The rules of a box of the card family, for a party of heroes in seating order."""

    def __init__(self, book: Book, party: list[str]) -> None:
        super().__init__(
            book,
            verbs.lexicon(
                party,
                [card.name for card in book.hand_cards],
                book.face_names(),
                [kind.name for kind in book.encounters],
                [grimoire.name for grimoire in book.grimoires],
                book.choices,
                len(book.places) - 1,
            ),
        )
        self.party: list[str] = party

    def start(self, setup: Setup) -> State:
        s = self.empty_table(setup)
        self.begin(s)
        return s

    def empty_table(self, setup: Setup) -> State:
        """Heroes and piles before anything is laid out; switches are set."""
        return empty_table(self, setup, self.party)

    def begin(self, s: State) -> None:
        """Lay everything out, up to the first question."""
        s.agenda.append(Frame(TURN, "", turn.BEGIN, -1, []))
        s.agenda.append(Frame(SETUP, "", legend.LAY_OUT, -1, []))
        self.go_on(s)

    def load(self, data: dict[str, object]) -> State:
        return state_from_data(data)

    def view(self, s: BaseState, seat: int) -> "CastleView":
        # Not compiled and never needed by a playout, so it is imported only here.
        from rietland.castle.view.view import castle_view

        assert isinstance(s, State)
        return castle_view(self, s, seat)

    # Frames.

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, State)
        kind = f.kind
        if kind == TURN or kind == CARD:
            return turn.step(self, s, f)
        if kind == MOVE or kind == WILLING:
            return walk.step(s, f)
        if kind == REVEAL or kind == SYMBOL:
            return deeds.step(self, s, f)
        if kind == FIGHT:
            return fight.step(self, s, f)
        if kind == DEAL or kind == SHOW or kind == DRAW:
            return cards.step(self, s, f)
        if kind == SPEND or kind == GIVE:
            return gallery.step(self, s, f)
        if kind == SETUP or kind == RECOVER or kind == MISSION or kind == COMPLETE:
            return legend.step(self, s, f)
        raise unknown(f)

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, State)
        kind = f.kind
        if kind == TURN or kind == CARD:
            return turn.ask(self, s, f)
        if kind == MOVE or kind == WILLING:
            return walk.ask(self, s, f)
        if kind == REVEAL or kind == SYMBOL:
            return deeds.ask(self, s, f)
        if kind == FIGHT:
            return fight.ask(self, s, f)
        if kind == SHOW or kind == DRAW:
            return cards.ask(self, s, f)
        if kind == SPEND or kind == GIVE:
            return gallery.ask(self, s, f)
        if kind == SETUP or kind == RECOVER or kind == MISSION:
            return legend.ask(self, s, f)
        raise unknown(f)

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, State)
        kind = f.kind
        if verbs.is_free(a.verb):
            free.do(self, s, a)
        elif kind == TURN or kind == CARD:
            turn.answer(self, s, f, a)
        elif kind == MOVE or kind == WILLING:
            walk.answer(self, s, f, a)
        elif kind == REVEAL or kind == SYMBOL:
            deeds.answer(self, s, f, a)
        elif kind == FIGHT:
            fight.answer(self, s, f, a)
        elif kind == SHOW or kind == DRAW:
            cards.answer(self, s, f, a)
        elif kind == SPEND or kind == GIVE:
            gallery.answer(self, s, f, a)
        elif kind == SETUP or kind == RECOVER or kind == MISSION:
            legend.answer(self, s, f, a)
        else:
            raise unknown(f)

    # Legality.

    def asides(self, s: BaseState) -> list[Action]:
        """What others may do beside the question: hand cards to the active hero, or the axe."""
        # rule: RB-FREE-2, RB-HERO-KRAM-1
        assert isinstance(s, State)
        result: list[Action] = []
        if s.result != PLAYING:
            return result
        f = s.agenda[-1]
        if f.kind == FIGHT:
            return fight.asides(self, s, self.ask(s, f).who)
        if f.kind == TURN or f.kind == CARD or f.kind == MOVE or f.kind == REVEAL:
            for h in range(len(s.heroes)):
                if h != s.active:
                    result.extend(free.options(self, s, h))
        return result

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, State)
        if s.result != PLAYING:
            return "RB-END-1"
        if a.who < 0 or a.who >= len(s.heroes):
            return "RB-TURN-1"
        f = s.agenda[-1]
        kind = f.kind
        refused = ""
        if verbs.is_free(a.verb):
            refused = free.refusal(self, s, a) or "RB-TURN-2"
        elif a.verb == CHOSEN:
            refused = "RB-SETUP-13"
        elif kind == TURN or kind == CARD:
            refused = turn.why_not(self, s, f, a)
        elif kind == MOVE or kind == WILLING:
            refused = walk.why_not(s, f, a)
        elif kind == REVEAL or kind == SYMBOL:
            refused = deeds.why_not(self, s, f, a)
        elif kind == FIGHT:
            refused = fight.why_not(self, s, f, a)
        elif kind == SPEND or kind == GIVE:
            refused = "RB-GALLERY-4"
        return refused or "RB-TURN-1"

    # Effects.

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        assert isinstance(s, State)
        effects.perform(self, s, ref, who, effect)

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        assert isinstance(s, State)
        return effects.able(self, s, who, effect)

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        assert isinstance(s, State)
        return effects.holds(self, s, who, condition)

    def measure(self, s: BaseState, number: Amount) -> int:
        return len(self.select(s, number.count))

    def select(self, s: BaseState, who: object) -> list[int]:
        assert isinstance(s, State)
        return effects.select(s, who)

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        """No card of this family waits for an event."""
        del s, when, event
        return False

    def speaker(self, s: BaseState, who: int) -> int:
        """For the group the active hero decides."""
        # rule: RB-SETUP-13
        assert isinstance(s, State)
        return who if who >= 0 else s.active

    def seat(self, s: BaseState, who: int) -> int:
        assert isinstance(s, State)
        return s.heroes[who].seat
