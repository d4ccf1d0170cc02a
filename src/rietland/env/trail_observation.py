"""What a seat sees of a trail, as numbers: the same that its view tells in words, and no more."""

from typing import Final

from rietland.env.sheet import Sheet
from rietland.kernel.pending import Pending
from rietland.kernel.slots import card_of, is_up
from rietland.kernel.state import BaseState
from rietland.trail import curse
from rietland.trail.base import TrailBase
from rietland.trail.book import PILES, WIDTH
from rietland.trail.cards import stack
from rietland.trail.places import deck_stack
from rietland.trail.state import RESERVE, State

#: Numbers are parts of these.
MOST_TURNS: Final = 120
MOST_LEAD: Final = 20
MOST_CARDS: Final = 12
MOST_FOG: Final = 29
#: Cards of a pile that are written one by one, from the top.
DEPTH: Final = 6


class TrailObservation:
    """Writes pawns, piles, stages and the Curse."""

    def __init__(self, game: TrailBase) -> None:
        self.game: TrailBase = game
        book = game.book
        self.seats: list[str] = [str(seat) for seat in range(book.max_heroes)]
        self.heroes: list[str] = [kind.name for kind in book.heroes]
        self.cards: list[str] = [card.name for card in book.deck]
        self.maps: list[str] = [one.name for one in book.maps]
        self.spaces: list[str] = game.lexicon.names["space"]

    def write(self, sheet: Sheet, state: BaseState, pending: Pending, seat: int) -> None:
        assert isinstance(state, State)
        for h, name in enumerate(self.seats):
            self._hero(sheet, state, pending, seat, h, name)
        sheet.part("row")
        for number in range(self.game.book.stages()):
            sheet.one(f"stage {number}", state.row[number], self.maps)
            fog = len(state.cards.stacks[deck_stack(number)])
            sheet.number(f"fog {number}", fog, MOST_FOG)
        sheet.number("stages begun", state.opened, self.game.book.stages())
        sheet.number("reserve", len(state.cards.stacks[RESERVE]), MOST_FOG)
        sheet.number("fires", state.fires, max(1, self.game.book.campfires))
        sheet.number("turns", state.turns, MOST_TURNS)
        sheet.flag("neighbours", state.near == 1)
        sheet.one("going to", state.going, self.spaces)
        for number, name in enumerate(self.cards):
            sheet.number(f"ready {name}", state.ready[number], MOST_CARDS)
            sheet.number(f"unseen {name}", state.cards.unseen[number], MOST_CARDS)
            sheet.number(f"gone {name}", state.gone[number], MOST_CARDS)

    def _hero(self, sheet: Sheet, s: State, pending: Pending, seat: int, h: int, name: str) -> None:
        sheet.part(f"hero {name}")
        plays = h < s.size
        sheet.one("is", s.kinds[h] if plays else -1, self.heroes)
        sheet.one("at", s.at[h] if plays else -1, self.spaces)
        sheet.number("willpower", s.willpower[h] if plays else 0, self.game.book.supply)
        sheet.number("lead", curse.distance(self.game, s, h) if plays else 0, MOST_LEAD)
        sheet.flag("arrived", plays and s.arrived[h] == 1)
        sheet.flag("active", plays and s.active == h)
        sheet.flag("yours", plays and s.seats[h] == seat)
        sheet.flag("asked", pending.who == h)
        resting = [s.resting[i + 1] for i in range(0, len(s.resting), 2) if s.resting[i] == h]
        sheet.some("resting", [card_of(slot) for slot in resting], self.cards)
        for pile in range(WIDTH):
            slots = stack(s, h, pile) if plays else []
            sheet.number(f"{PILES[pile]} cards", len(slots), MOST_CARDS)
            sheet.flag(f"{PILES[pile]} used now", plays and s.active == h and s.pile == pile)
            for depth in range(DEPTH):
                slot = slots[depth] if depth < len(slots) else -1
                sheet.one(f"{PILES[pile]} {depth}", card_of(slot), self.cards)
                sheet.flag(f"{PILES[pile]} {depth} turned", slot >= 0 and not is_up(slot))
