"""Random games keep the twelve properties, in every adventure, together and alone."""

import os
from random import Random

import pytest

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from rietland.kernel.slots import card_of
from rietland.kernel.state import LOST, PLAYING, WON, BaseState
from rietland.ledger import books
from rietland.trail import curse
from rietland.trail.book import CURSE, FOG
from rietland.trail.cards import face, stack
from rietland.trail.frames import WALK
from rietland.trail.game import TrailGame
from rietland.trail.places import deck_stack, deck_stage, order_of
from rietland.trail.progress import covered
from rietland.trail.state import HIDDEN, State
from rietland.trail.view.previews import tried
from tests.conformance import Habit, check_random_game
from tests.trail.scenes import book

RULES = set(books()["chada_thorn"].rules)
LEGENDS = ["intro", "1", "2", "3", "4"]
PAIR, ALONE = ["chada", "thorn"], ["stinner"]
#: No game takes more inputs.
LONGEST = 3000


def lying(s: State) -> list[int]:
    """Cards that somebody has seen, in stacks and beside the map."""
    slots = [slot for stack in s.cards.stacks for slot in stack if slot != UNSEEN]
    slots += s.resting[1::2]
    return [card_of(slot) for slot in slots]


def pieces(game: Game, s: BaseState) -> object:
    """How many of each card there are, wherever they lie; curse cards of all kinds together."""
    assert isinstance(game, TrailGame)
    assert isinstance(s, State)
    deck = game.book.deck
    found = lying(s)
    counts = [
        s.cards.unseen[number] + s.ready[number] + s.gone[number] + found.count(number)
        for number, card in enumerate(deck)
        if card.sort != CURSE
    ]
    cursed = sum(1 for number in found if deck[number].sort == CURSE)
    maps = sorted([*(number for number in s.row if number != HIDDEN), *s.unseen_maps])
    return counts, cursed, maps


def faults(game: Game, s: BaseState) -> list[str]:
    assert isinstance(game, TrailGame)
    assert isinstance(s, State)
    found: list[str] = []
    deck = game.book.deck
    hidden = sum(stack.count(UNSEEN) for stack in s.cards.stacks)
    unseen = sum(n for card, n in zip(deck, s.cards.unseen, strict=True) if card.sort == FOG)
    if hidden != unseen:
        found.append("unseen fog cards and face-down slots differ")
    if any(UNSEEN in stack for stack in s.cards.stacks[1 + len(s.row) :]):
        found.append("a card in a pile that nobody has seen")
    if min(s.willpower) < 0 or sum(s.willpower) > game.book.supply:
        found.append(f"willpower {s.willpower}")
    if len(set(s.at)) != len(s.at):
        found.append("two heroes on one space")
    if s.result != LOST and any(s.curse >= order_of(game, s, space) for space in s.at):
        found.append("the Curse has passed a hero")
    if s.pile >= 0 and s.result == PLAYING and s.agenda[-1] is s.agenda[0]:
        found.append("a card is still being used")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Maps that lie face down, and which curse cards nobody has turned."""
    assert isinstance(game, TrailGame)
    assert isinstance(s, State)
    seen = lying(s)
    found = [
        f'"map": "{game.book.maps[number].name}"'
        for number in game.book.between
        if number not in s.row
    ]
    for number, card in enumerate(game.book.deck):
        if card.sort == CURSE and number not in seen and number != game.book.passive:
            found.append(f'"name": "{card.name}"')
    return found


def is_rule(game: Game, name: str) -> bool:
    del game
    return name in RULES


class Walker:
    """A guide who goes on when that is safe, so that games come to later stages."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def __call__(self, game: Game, s: BaseState) -> Action | None:
        assert isinstance(game, TrailGame)
        assert isinstance(s, State)
        best: Action | None = None
        most = -100.0
        for action in game.pending(s).options:
            worth = self.after(game, tried(game, s, action)) + self.rng.random() / 50
            if worth > most:
                best, most = action, worth
        return best

    def after(self, game: TrailGame, s: State) -> float:
        """A hero on the move goes on to the best space."""
        if s.result == PLAYING and s.agenda[-1].kind == WALK:
            ways = game.pending(s).options
            return max(self.worth(game, tried(game, s, action)) for action in ways)
        return self.worth(game, s)

    def worth(self, game: TrailGame, s: State) -> float:
        if s.result != PLAYING:
            return 50 if s.result == WON else -50
        total = 0.0
        for hero in range(s.size):
            far = covered(game, s, hero)
            lead = min(6, curse.distance(game, s, hero))
            fog = len(s.cards.stacks[deck_stack(deck_stage(game, s, hero))])
            total += 60 * far + 0.6 * lead + 0.5 * min(4, fog) + 0.3 * min(4, s.willpower[hero])
            for pile in range(3):
                slots = stack(s, hero, pile)
                total -= 0.3 * sum(1 for slot in slots if face(game, slot).opponent)
                total -= 0.5 if slots and face(game, slots[0]).opponent else 0
        if s.size == 2:
            total -= 12 * max(0, abs(covered(game, s, 0) - covered(game, s, 1)) - 0.06)
        return total


def setup(number: int, legend: str, party: list[str]) -> Setup:
    content = book(legend)
    variants = ["", *(name for name in content.variants if name != "first_game" or party == PAIR)]
    levels = content.levels(len(party))
    level = levels[number % len(levels)]
    seats = list(range(len(party)))
    return Setup("chada_thorn", legend, level, party, seats, variants[number % len(variants)])


CASES = [(n, legend, PAIR) for n, legend in enumerate(LEGENDS * 3)]
CASES += [(n, legend, ALONE) for n, legend in enumerate(LEGENDS[1:] * 2)]


@pytest.mark.parametrize("case", range(len(CASES)))
def test_random_games_conform(case: int) -> None:
    number, legend, party = CASES[case]
    habit = Habit(
        LONGEST,
        pieces=pieces,
        faults=faults,
        secrets=secrets,
        is_rule=is_rule,
        tries=4,
        every=7,
        guide=Walker(case),
    )
    check_random_game(TrailGame(book(legend), party), setup(number, legend, party), case, habit)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_ten_thousand_random_games() -> None:
    """The study behind the claim: every game comes to an end, and no card is lost."""
    rng = Random("ten thousand")
    many = int(os.environ.get("RIETLAND_GAMES", "10000"))
    for number in range(many):
        legend = LEGENDS[number % len(LEGENDS)]
        party = ALONE if number % 3 == 0 and legend != "intro" else PAIR
        game = TrailGame(book(legend), party)
        s = game.start(setup(number, legend, party))
        before = pieces(game, s)
        while s.result == PLAYING:
            assert s.seq < LONGEST, "an endless game"
            pending = game.pending(s)
            if pending.kind == CHANCE_DECIDES:
                game.apply(s, rng.choices(pending.options, pending.weights)[0])
            else:
                game.apply(s, rng.choice(pending.options))
        assert before == pieces(game, s)
        assert [] == faults(game, s)
