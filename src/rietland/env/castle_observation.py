"""What a seat sees of the cards, as numbers: the same that its view tells in words, and no more."""

from typing import Final

from rietland.castle import strength
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at
from rietland.castle.frames import FIGHT
from rietland.castle.state import (
    COMPLETED,
    DECK,
    GALLERY,
    MISSION_BOX,
    NARRATOR_BOX,
    NARRATOR_PILE,
    NARRATOR_USED,
    PLACES,
    SUPPLY,
    Fighter,
    Hero,
    State,
)
from rietland.castle.verbs import SPIRIT_FACES
from rietland.castle.view.view import STAGES
from rietland.env.sheet import Sheet
from rietland.kernel.pending import Pending
from rietland.kernel.slots import card_of, is_up, top
from rietland.kernel.state import BaseState

#: What is seldom passed.
MOST_WILLPOWER: Final = 10
MOST_STRENGTH: Final = 20
MOST_CARDS: Final = 60
MOST_STACK: Final = 12
MOST_TURNS: Final = 100
MOST_COPIES: Final = 5


class CastleObservation:
    """Writes states of one game."""

    def __init__(self, game: CastleBase) -> None:
        self.game: CastleBase = game
        book = game.book
        self.seats: list[str] = [str(seat) for seat in range(book.max_heroes)]
        self.places: list[str] = [str(place) for place in range(PLACES + 1)]
        self.heroes: list[str] = [kind.name for kind in book.heroes]
        self.cards: list[str] = [card.name for card in book.hand_cards]
        self.encounters: list[str] = [kind.name for kind in book.encounters]
        self.missions: list[str] = [kind.name for kind in book.missions]
        self.narrators: list[str] = [kind.name for kind in book.narrators]
        self.quivers: list[str] = [str(value) for value in range(len(book.quivers))]
        self.grimoires: list[str] = [one.name for one in book.grimoires]
        #: A seat that nobody plays.
        self.nobody: Hero = Hero(-1, -1)
        self.nobody.place = -1

    def write(self, sheet: Sheet, state: BaseState, pending: Pending, seat: int) -> None:
        assert isinstance(state, State)
        for h, name in enumerate(self.seats):
            sheet.part(f"hero {name}")
            hero = state.heroes[h] if h < len(state.heroes) else self.nobody
            self._hero(sheet, hero)
            sheet.flag("on turn", state.active == h)
            sheet.flag("yours", hero.seat == seat)
            sheet.flag("asked", pending.who == h)
        for place in range(1, PLACES + 1):
            sheet.part(f"place {place}")
            self._place(sheet, state, place)
        self._piles(sheet, state)
        self._turn(sheet, state)
        self._fight(sheet, state)

    def _hero(self, sheet: Sheet, hero: Hero) -> None:
        sheet.one("is", hero.kind, self.heroes)
        sheet.one("at", hero.place, self.places)
        sheet.some("hand", hero.hand, self.cards, 2)
        sheet.some("played", hero.played, self.cards, 2)
        sheet.number("willpower", hero.willpower, MOST_WILLPOWER)
        sheet.some("quiver", hero.quivers, self.quivers, 2)
        sheet.flag("axe", hero.axe)
        sheet.some("closed", hero.closed, self.grimoires)

    def _place(self, sheet: Sheet, s: State, place: int) -> None:
        stack = s.encounters.stacks[place]
        known = [card_of(slot) for slot in stack if card_of(slot) >= 0]
        first = top(s.encounters, place)
        sheet.number("cards", len(stack), MOST_STACK)
        sheet.one("on top", card_of(first) if stack else -1, self.encounters)
        sheet.flag("open", is_up(first))
        sheet.some("known", known, self.encounters, MOST_COPIES)
        kind = creature_at(self.game, s, place)
        power = strength.strength_of(self.game, s, kind) if kind >= 0 else 0
        sheet.number("strength", power, MOST_STRENGTH)
        mission = top(s.missions, place)
        there = len(s.missions.stacks[place]) > 0
        sheet.flag("mission there", there)
        sheet.flag("mission open", there and is_up(mission))
        sheet.one("mission", card_of(mission) if there else -1, self.missions)

    def _piles(self, sheet: Sheet, s: State) -> None:
        sheet.part("piles")
        gallery = [card_of(slot) for slot in s.encounters.stacks[GALLERY]]
        sheet.some("gallery", gallery, self.encounters, MOST_COPIES)
        sheet.amounts("unseen", s.encounters.unseen, self.encounters, MOST_COPIES)
        sheet.number("deck", len(s.encounters.stacks[DECK]), MOST_CARDS)
        done = [card_of(slot) for slot in s.missions.stacks[COMPLETED]]
        sheet.some("completed", done, self.missions)
        sheet.number("missions left", len(s.missions.stacks[MISSION_BOX]), 12)
        used = [card_of(slot) for slot in s.narrators.stacks[NARRATOR_USED]]
        sheet.some("narrator used", used, self.narrators)
        sheet.number("narrator left", len(s.narrators.stacks[NARRATOR_PILE]), 24)
        sheet.number("narrator spare", len(s.narrators.stacks[NARRATOR_BOX]), 24)
        sheet.number("allies left", len(s.allies.stacks[SUPPLY]), 12)
        sheet.number("quivers left", len(s.quivers.stacks[SUPPLY]), 16)
        sheet.number("willpower left", s.willpower, self.game.book.willpower)

    def _turn(self, sheet: Sheet, s: State) -> None:
        sheet.part("turn")
        sheet.number("number", s.turns, MOST_TURNS)
        sheet.one("card", s.card, self.cards)
        sheet.number("symbols open", len(s.todo), 6)
        sheet.flag("used", s.used)
        sheet.flag("fought", s.fought)
        sheet.some("given up at", s.left, self.places)
        sheet.some("taken back", s.barred, self.cards)
        sheet.one("mission revealed at", s.mission_at or -1, self.places)
        sheet.one("spirit at", s.spirit_at or -1, self.places)
        sheet.one("spirit", s.spirit_face if s.spirit_at else -1, SPIRIT_FACES)

    def _fight(self, sheet: Sheet, s: State) -> None:
        sheet.part("fight")
        now = s.fight
        stage = -1
        for frame in s.agenda:
            if frame.kind == FIGHT:
                stage = frame.at
        sheet.one("stage", stage, STAGES)
        sheet.one("at", now.place if now is not None else -1, self.places)
        sheet.some("invited", now.asked if now is not None else [], self.seats)
        total = strength.total(self.game, s, now) if now is not None else 0
        sheet.number("value", total, MOST_STRENGTH)
        fighters = {one.hero: one for one in now.fighters} if now is not None else {}
        for h, name in enumerate(self.seats):
            sheet.part(f"fighter {name}")
            self._fighter(sheet, fighters.get(h))

    def _fighter(self, sheet: Sheet, fighter: Fighter | None) -> None:
        one = fighter if fighter is not None else Fighter(-1, -1, False)
        sheet.one("card", one.card, self.cards)
        sheet.number("printed", one.printed, MOST_STRENGTH)
        sheet.number("willpower", one.willpower, MOST_WILLPOWER)
        sheet.some("quiver", one.quivers, self.quivers)
        sheet.some("grimoire", one.grimoires, self.grimoires)
        sheet.flag("axe", one.axe)
