"""Random games of the real box keep the twelve properties, with every party and difficulty."""

import json
import os
from itertools import combinations
from random import Random

import pytest

from rietland.castle.book import OBJECT
from rietland.castle.game import CastleGame
from rietland.castle.state import COMPLETED, DECK, NARRATOR_PILE, PLACES, State
from rietland.content import library
from rietland.content.castle.load import castle_book
from rietland.kernel.game import Game, take
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.pile import UNSEEN, Pile
from rietland.kernel.playout import playout
from rietland.kernel.setup import Setup
from rietland.kernel.slots import card_of
from rietland.kernel.state import PLAYING, WON, BaseState
from rietland.ledger import books
from tests.castle.scenes import at, scene
from tests.conformance import Habit, check_random_game
from tests.marks import rule
from tests.plain import plain

BOOK = castle_book("rietburg", "1")
HEROES = [hero.name for hero in BOOK.heroes]
PARTIES = [list(party) for size in (2, 3, 4) for party in combinations(HEROES, size)]
RULES = set(books()["rietburg"].rules)


def known(pile: Pile) -> list[int]:
    return [card_of(slot) for stack in pile.stacks for slot in stack if slot != UNSEEN]


def held(s: State) -> list[int]:
    return [card for hero in s.heroes for card in [*hero.hand, *hero.played]]


def pieces(game: Game, s: BaseState) -> object:
    """How many of each card and token there are, wherever they lie."""
    assert isinstance(game, CastleGame)
    assert isinstance(s, State)
    cards = held(s)
    kinds = [game.book.hand_cards[card] for card in cards]
    objects = known(s.encounters) + [kind.of for kind in kinds if kind.sort == OBJECT]
    allies = known(s.allies) + [game.book.hand_cards[c].of for c in cards if c in game.book.allies]
    quivers = known(s.quivers) + [value for hero in s.heroes for value in hero.quivers]
    own = sorted(card for card in cards if card < game.book.allies[0])
    return (
        [n + objects.count(k) for k, n in enumerate(s.encounters.unseen)],
        [n + known(s.missions).count(k) for k, n in enumerate(s.missions.unseen)],
        [n + known(s.narrators).count(k) for k, n in enumerate(s.narrators.unseen)],
        [n + allies.count(k) for k, n in enumerate(s.allies.unseen)],
        [n + quivers.count(k) for k, n in enumerate(s.quivers.unseen)],
        s.willpower + sum(hero.willpower for hero in s.heroes),
        own,
    )


def faults(game: Game, s: BaseState) -> list[str]:
    del game
    assert isinstance(s, State)
    found: list[str] = []
    for name, pile in (
        ("encounters", s.encounters),
        ("missions", s.missions),
        ("narrators", s.narrators),
        ("allies", s.allies),
        ("quivers", s.quivers),
    ):
        if sum(pile.unseen) != sum(stack.count(UNSEEN) for stack in pile.stacks):
            found.append(f"unseen {name} and face-down slots differ")
    for hero in s.heroes:
        if not 1 <= hero.place <= PLACES or hero.willpower < 0:
            found.append(f"hero at {hero.place} with {hero.willpower} willpower")
    if s.willpower < 0 or any(len(stack) > 1 for stack in s.missions.stacks[1:7]):
        found.append("willpower or missions")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Names of cards nobody has seen."""
    assert isinstance(game, CastleGame)
    assert isinstance(s, State)
    found: list[str] = []
    cards = held(s)
    seen = known(s.encounters) + [game.book.hand_cards[card].of for card in cards]
    for number, kind in enumerate(game.book.encounters):
        if number not in seen and kind.card not in cards:
            found += [f'"{kind.name}"', f'"encounter-{kind.name}"']
    for number, mission in enumerate(game.book.missions):
        if s.missions.unseen[number]:
            found += [f'"{mission.name}"', f'"mission-{mission.name}"']
    for number, narrator in enumerate(game.book.narrators):
        if s.narrators.unseen[number]:
            found += [f'"{narrator.name}"', f'"card-{narrator.name}"']
    for number, card in enumerate(game.book.allies):
        if s.allies.unseen[number]:
            found.append(f'"{game.book.hand_cards[card].name}"')
    return found


def is_rule(game: Game, name: str) -> bool:
    del game
    return name in RULES


def habit(every: int) -> Habit:
    return Habit(4000, pieces, faults, secrets, is_rule, seats=2, tries=4, branches=6, every=every)


def setup(party: list[str], difficulty: str, variant: str = "", seats: int = 2) -> Setup:
    led = [number % seats for number in range(len(party))]
    return Setup("rietburg", "1", difficulty, party, led, variant)


@pytest.mark.parametrize("number", range(0, len(PARTIES), 5))
def test_random_games_conform(number: int) -> None:
    party = PARTIES[number]
    difficulty = BOOK.difficulties[number % len(BOOK.difficulties)]
    game = library.game("rietburg", "1", party)
    check_random_game(game, setup(party, difficulty), number, habit(9))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PARTIES)))
def test_many_random_games_conform(number: int) -> None:
    party = PARTIES[number]
    game = library.game("rietburg", "1", party)
    for level, difficulty in enumerate(BOOK.difficulties):
        variant = BOOK.variants[(number + level) % len(BOOK.variants)] if level % 2 else ""
        check_random_game(game, setup(party, difficulty, variant), number, habit(3))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_ten_thousand_random_games() -> None:
    """The study behind the claim; every game ends, no card is lost, none is seen too early."""
    for seed in range(int(os.environ.get("RIETLAND_GAMES", "10000"))):
        random = Random(seed)
        party = PARTIES[seed % len(PARTIES)]
        game = library.game("rietburg", "1", party)
        difficulty = BOOK.difficulties[seed // len(PARTIES) % len(BOOK.difficulties)]
        variant = random.choice(["", *BOOK.variants])
        s = game.start(setup(party, difficulty, variant))
        before = pieces(game, s)
        for number in range(4000):
            if s.result != PLAYING:
                break
            pending = game.pending(s)
            weights = pending.weights or None
            game.apply(s, random.choices(pending.options, weights)[0])
            if number % 25 == 0:
                assert before == pieces(game, s)
                assert [] == faults(game, s)
                shown = json.dumps(plain(game.view(s, 0)))
                assert not [secret for secret in secrets(game, s) if secret in shown]
        assert s.result != PLAYING
        assert before == pieces(game, s)


def test_playouts_of_every_party_and_difficulty_end() -> None:
    for number, party in enumerate(PARTIES):
        game = library.game("rietburg", "1", party)
        for difficulty in BOOK.difficulties:
            s = game.start(setup(party, difficulty, "", len(party)))
            before = pieces(game, s)
            playout(game, s, number * 7919 + 1, 5000)
            assert s.result != PLAYING, (party, difficulty)
            assert before == pieces(game, s), (party, difficulty)


@rule("RB-OPEN-6", "RB-OPEN-15")
def test_a_turn_ends_whatever_is_done() -> None:
    """Nothing goes round for ever: random choices without recovering end the turn soon."""
    for seed in range(30):
        random = Random(seed)
        sc = scene(
            thorn=at(2, more=["grenolin"], willpower=3), kram=at(2), eara=at(2),
            stacks={2: ["troll", "gor"], 3: ["?", "gor"], 4: ["wardrak"]}, gallery=["gor"] * 3,
        )  # fmt: skip
        turns = sc.s.turns
        for _ in range(60):
            pending = sc.g.pending(sc.s)
            options = pending.options
            if pending.kind != CHANCE_DECIDES:
                options = [a for a in options if sc.g.say(a) != "recover thorn"]
            sc.g.apply(sc.s, random.choice(options))
            if sc.s.turns > turns:
                break
        assert sc.s.turns > turns


def eager(game: Game, s: BaseState, random: Random) -> str:
    """A player who completes, strikes and fights where it can be done, and seldom gives up."""
    pending = game.pending(s)
    if pending.kind == CHANCE_DECIDES:
        return game.say(random.choices(pending.options, pending.weights)[0])
    says = [game.say(a) for a in pending.options]
    for verb in ("complete", "strike", "uncover", "take", "slay", "reveal", "support"):
        wanted = [say for say in says if say.startswith(f"{verb} ")]
        if wanted:
            return random.choice(wanted)
    if random.random() < 0.7:
        wanted = [say for say in says if say.split()[0] in ("fight", "invite", "will", "quiver")]
        wanted = wanted or [say for say in says if say.split()[0] == "play"]
        if wanted:
            return random.choice(wanted)
    kept = [say for say in says if say.split()[0] not in ("recover", "withdraw", "done", "give")]
    return random.choice(kept or says)


@rule("RB-END-1", "RB-END-2", "RB-END-3")
def test_eager_games_are_won_by_four_missions_or_end_with_a_pile_and_lose_no_card() -> None:
    for seed in range(40):
        random = Random(seed)
        party = PARTIES[seed * 7 % len(PARTIES)]
        game = library.game("rietburg", "1", party)
        s = game.start(setup(party, "first"))
        before = pieces(game, s)
        for number in range(4000):
            if s.result != PLAYING:
                break
            take(game, s, eager(game, s, random))
            assert before == pieces(game, s)
            assert [] == faults(game, s)
            if number % 10 == 0:
                shown = json.dumps(plain(game.view(s, 0)))
                assert not [secret for secret in secrets(game, s) if secret in shown]
        assert isinstance(s, State)
        done = len(s.missions.stacks[COMPLETED])
        assert (done == 4, s.why) in (
            (True, "why-castle-free"),
            (False, "why-dragon"),
            (False, "why-deck-empty"),
        )
        assert (s.result == WON) == (done == 4)
        if s.why == "why-dragon":
            assert [] == s.narrators.stacks[NARRATOR_PILE]
        elif s.why == "why-deck-empty":
            assert [] == s.encounters.stacks[DECK]
