"""What a seat sees of a board, as numbers: the same that its view tells in words, and no more."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import EVENT_CARDS, FOG_TOKENS
from rietland.board.frames import BATTLE
from rietland.board.legend import event_cards, own_cards
from rietland.board.pieces import creature_values, heroes
from rietland.board.pieces.things import DOUBLES_ROLL, EXTRA_DIE, REROLLS
from rietland.board.state import FULL, SIDES, SLAIN, Battle, Hero, State
from rietland.board.view.names import letter
from rietland.board.view.view import STAGES, known_top, last_event, on_track, open_cards, starred
from rietland.env.sheet import Sheet
from rietland.kernel.pending import Pending
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.kernel.state import BaseState

#: What is seldom passed.
MOST_GOLD: Final = 20
MOST_DAYS: Final = 16
MOST_CARDS: Final = 40
MOST_VALUE: Final = 60
MOST_DICE: Final = 6
DEAREST: Final = 6
MOST_AT_LETTER: Final = 3
MOST_COUNTED: Final = 10
#: What the dice show.
PIPS: Final = [str(side) for side in range(1, 13)]


class BoardObservation:
    """Writes states of one game."""

    def __init__(self, game: Board) -> None:
        self.game: Board = game
        book = game.book
        self.seats: list[str] = [str(seat) for seat in range(book.max_heroes)]
        self.spaces: list[str] = [str(space) for space in range(len(book.roads))]
        self.heroes: list[str] = [kind.name for kind in book.heroes]
        self.kinds: list[str] = [kind.name for kind in book.creatures]
        self.kinds_on: list[str] = [f"{name} on" for name in self.kinds]
        self.named: list[str] = [one.name for one in book.named]
        self.named_on: list[str] = [f"opponent {name} on" for name in self.named]
        self.figures_on: list[str] = [f"{name} on" for name in book.figure_names]
        #: Things that have a name, and where each code stands among them.
        codes = [(code, name) for code, name in enumerate(book.thing_names()) if code and name]
        self.things: list[str] = [name for _, name in codes]
        self.place: dict[int, int] = {code: place for place, (code, _) in enumerate(codes)}
        self.things_on: list[str] = [f"{name} on" for name in self.things]
        self.stocked: list[str] = [kind.name for kind in book.things]
        #: Has the box things that roll again, double a roll or throw a die along?
        abilities = (REROLLS, DOUBLES_ROLL, EXTRA_DIE)
        self.reshapes: bool = any(book.kind_by_ability[one] >= 0 for one in abilities)
        self.fog: list[str] = [*book.fog_faces, "hidden"]
        self.fog_on: list[str] = [f"fog on {space}" for space in book.fog_spaces]
        self.tokens_on: list[str] = [f"{kind.name} token on" for kind in book.tokens]
        self.wells: list[str] = [str(space) for space in book.well_spaces]
        self.letters: list[str] = [letter(at) for at in range(book.last_letter + 1)]
        self.waits: list[str] = [wait.ref for wait in book.waits]
        #: Event cards of all decks in a row, and where each deck begins.
        self.events: list[str] = []
        self.first_event: list[int] = []
        for deck in book.decks:
            self.first_event.append(len(self.events))
            self.events += [f"{deck.name}-{card}" for card in deck.cards]
        #: Piles of the legend, by their numbers among the decks, and their cards likewise in a row.
        self.piles: list[int] = [n for n, deck in enumerate(book.decks) if deck.pile >= 0]
        self.pile_names: list[str] = [book.decks[n].name for n in self.piles]
        self.on_track: list[str] = [f"{name} at" for name in self.pile_names]
        self.cards: list[str] = []
        self.first_card: dict[int, int] = {}
        for n in self.piles:
            self.first_card[n] = len(self.cards)
            self.cards += [f"{book.decks[n].name}-{card}" for card in book.decks[n].cards]
        self.stages: list[str] = list(STAGES.values())
        self.stage: dict[int, int] = {at: place for place, at in enumerate(STAGES)}
        #: A seat that nobody plays.
        self.nobody: Hero = Hero(-1, -1)
        self.nobody.space = -1
        self.nobody.strength = 0
        self.nobody.willpower = 0

    def write(self, sheet: Sheet, state: BaseState, pending: Pending, seat: int) -> None:
        assert isinstance(state, State)
        for h, name in enumerate(self.seats):
            sheet.part(f"hero {name}")
            hero = state.heroes[h] if h < len(state.heroes) else self.nobody
            self._hero(sheet, state, h, hero)
            sheet.flag("yours", hero.seat == seat)
            sheet.flag("asked", pending.who == h)
        self._creatures(sheet, state)
        self._land(sheet, state)
        self._legend(sheet, state, seat)
        self._battle(sheet, state)

    def _hero(self, sheet: Sheet, s: State, h: int, hero: Hero) -> None:
        book = self.game.book
        sheet.one("is", hero.kind, self.heroes)
        sheet.one("on", hero.space, self.spaces)
        sheet.number("strength", hero.strength, book.max_strength)
        sheet.number("willpower", hero.willpower, book.max_willpower)
        sheet.number("hours", hero.hours, book.hours + len(book.overtime))
        sheet.flag("resting", hero.resting)
        sheet.number("gold", hero.gold, MOST_GOLD)
        sheet.number("farmers", hero.farmers, 2)
        sheet.some("has", [self.place[code] for code in hero.things], self.things, 2)
        held = [row for row, owner in enumerate(s.card_hero) if owner == h]
        sheet.some("card", self._places(s, held), self.cards)
        sheet.flag("out", hero.seat >= 0 and heroes.is_out(hero))
        sheet.flag("on turn", s.active == h)
        sheet.flag("rooster", s.rooster == h)

    def _creatures(self, sheet: Sheet, s: State) -> None:
        sheet.part("creatures")
        here: list[tuple[int, int]] = []
        slain = [0] * len(self.kinds)
        named: list[tuple[int, int]] = []
        carrying: list[int] = []
        for c, kind in enumerate(s.creature_kind):
            space = s.creature_space[c]
            if space == SLAIN:
                slain[kind] += 1
            elif space >= 0:
                here.append((kind, space))
                if s.creature_name[c] >= 0:
                    named.append((s.creature_name[c], space))
                if s.creature_load[c]:
                    carrying.append(space)
        sheet.grid(self.kinds_on, here, self.spaces)
        sheet.grid(self.named_on, named, self.spaces)
        sheet.some("crowd on", s.crowds, self.spaces)
        sheet.some("laden on", carrying, self.spaces)
        sheet.amounts("slain", slain, self.kinds, 5)
        sheet.some("beaten", s.defeated_named, self.named)
        for name, one in zip(self.named, self.game.book.named, strict=True):
            lost = event_cards.cards_lost(self.game, s, one.life) if one.life >= 0 else 0
            sheet.number(f"cards lost by {name}", lost, max(1, one.life_needed))
        sheet.number("fury", s.creature_bonus, 4)
        sheet.number("shields", s.shields, 8)
        sheet.number("captured", s.intruders, 8)

    def _land(self, sheet: Sheet, s: State) -> None:
        book = self.game.book
        sheet.part("land")
        lying = [(self.place[code], at) for code, at in zip(s.loose, s.loose_at, strict=True)]
        sheet.grid(self.things_on, lying, self.spaces, 3)
        hidden = len(book.fog_faces)
        fog = [
            (circle, hidden if face == UNSEEN else face)
            for circle, face in enumerate(s.piles[FOG_TOKENS].stacks[0])
            if face != EMPTY
        ]
        sheet.grid(self.fog_on, fog, self.fog)
        sheet.amounts("fog unseen", s.piles[FOG_TOKENS].unseen, book.fog_faces, 5)
        laid = list(zip(s.token_kind, s.token_at, strict=True))
        sheet.grid(self.tokens_on, laid, self.spaces)
        for kind in book.tokens:
            sheet.amounts(f"{kind.name} unseen", s.piles[kind.pile].unseen, kind.faces, 5)
        sheet.some("full", [n for n, well in enumerate(s.wells) if well == FULL], self.wells)
        figures = [(figure, at) for figure, at in enumerate(s.figures) if at >= 0]
        sheet.grid(self.figures_on, figures, self.spaces)
        sheet.amounts("stock", s.stock, self.stocked, 5)
        sheet.some("closed", s.closed_merchants, self.spaces)
        sheet.some("broken", s.broken, book.bridge_names)
        for name, possible in zip(book.secrets, s.secrets, strict=True):
            sheet.some(f"{name} may be on", possible, self.spaces)

    def _legend(self, sheet: Sheet, s: State, seat: int) -> None:
        book = self.game.book
        sheet.part("legend")
        sheet.number("day", s.day, MOST_DAYS)
        sheet.one("narrator", s.narrator, self.letters)
        sheet.one("end", s.last_letter, self.letters)
        sheet.one("end token", s.end_token - 1, SIDES[1:])
        sheet.some("star", starred(self.game, s), self.letters)
        self._piles(sheet, s)
        shown = [s.counters[book.counter(name)] for name in book.shown_counters]
        sheet.amounts("counter", shown, book.shown_counters, MOST_COUNTED)
        sheet.some("read", s.read, book.cards)
        sheet.some("waiting", s.waiting_cards, self.waits)
        first = self.first_event[s.deck_number] if self.first_event else 0
        drawn, top = last_event(s), known_top(self.game, s, seat)
        sheet.one("last event", first + drawn if drawn >= 0 else -1, self.events)
        sheet.one("next event", first + top if top >= 0 else -1, self.events)
        stacks = s.piles[EVENT_CARDS].stacks
        sheet.number("event cards", len(stacks[0]) if stacks else 0, MOST_CARDS)
        # A dearer hour is a larger number, an hour that may not be used the largest.
        for hour in range(len(book.overtime)):
            price = s.overtime[hour] if hour < len(s.overtime) else book.overtime[hour]
            sheet.number(f"overtime {hour + 1}", price if price >= 0 else DEAREST, DEAREST)

    def _piles(self, sheet: Sheet, s: State) -> None:
        """Piles of the legend, their cards on the track, and how heroes' own cards stand."""
        marks = [
            (self.piles.index(deck), at)
            for (at, deck), count in on_track(self.game, s).items()
            for _ in range(count)
        ]
        sheet.grid(self.on_track, marks, self.letters, MOST_AT_LETTER)
        for state, said in ((own_cards.DONE, "done"), (own_cards.SPOILED, "spoiled")):
            rows = [row for row, one in enumerate(s.card_state) if one == state]
            sheet.some(said, self._places(s, rows), self.cards)
        left = [0] * len(self.piles)
        seen: set[int] = set()
        for place, deck in enumerate(self.piles):
            stacks = s.piles[self.game.book.decks[deck].pile].stacks
            if stacks:
                left[place] = len(stacks[event_cards.TO_DRAW])
                seen |= {self.first_card[deck] + card for card in open_cards(self.game, s, deck)}
        sheet.amounts("left of", left, self.pile_names, MOST_CARDS)
        sheet.some("open", seen, self.cards)

    def _places(self, s: State, rows: list[int]) -> list[int]:
        """Where heroes' own cards stand among the cards of all piles."""
        return [self.first_card[s.card_deck[row]] + s.card_number[row] for row in rows]

    def _battle(self, sheet: Sheet, s: State) -> None:
        sheet.part("fight")
        b = s.battle
        stage = -1
        for frame in s.agenda:
            if frame.kind == BATTLE:
                stage = self.stage[frame.at]
        sheet.one("stage", stage, self.stages)
        self._fighters(sheet, b)
        creature = b.creature if b is not None else -1
        kind = s.creature_kind[creature] if creature >= 0 else -1
        sheet.one("against", kind, self.kinds)
        strength = creature_values.strength_of(self.game, s, creature) if creature >= 0 else 0
        sheet.number("its strength", strength, MOST_VALUE)

    def _fighters(self, sheet: Sheet, fight: Battle | None) -> None:
        b = fight if fight is not None else Battle(-1, -1, -1, 0)
        fighters = b.fighters if fight is not None else []
        sheet.one("on", b.space, self.spaces)
        sheet.some("fighters", fighters, self.seats)
        sheet.some("invited", b.invited, self.seats)
        sheet.one("roller", fighters[b.current] if b.current < len(fighters) else -1, self.seats)
        sheet.flag("black die", b.dice_choice == 1)
        sheet.some("dice", [side - 1 for side in b.dice], PIPS, MOST_DICE)
        sheet.number("dice left", b.dice_left, MOST_DICE)
        sheet.flag("flipped", b.flipped)
        sheet.flag("brewed", b.brewed)
        sheet.flag("poisoned", b.poisoned)
        if self.reshapes:
            sheet.flag("rolled again", b.rerolled)
            sheet.flag("doubled", b.doubled)
            sheet.one("extra die", max(0, b.extra) - 1, PIPS)
        sheet.number("herb", b.herb_points, 4)
        sheet.number("value", b.total, MOST_VALUE)
        sheet.number("loss", b.loss, 20)
        sheet.number("reward", b.reward, 10)
        sheet.number("its willpower", b.willpower, 20)
