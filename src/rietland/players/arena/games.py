"""The games of the arena: what is played, and one game from its first question to its end.

A game depends on its own seed alone (and on the clock, where players think by the clock), so
it does not matter which process plays it, or when.
"""

from random import Random
from time import process_time
from typing import Final

from msgspec import Struct

from rietland import families
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.errors import EndlessContent
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, WON
from rietland.players.arena.stop import Stop
from rietland.players.search.player import Player, make_player

#: No sensible game takes this many inputs; one that does is reported as an error.
BOUND: Final = 50_000
#: Seconds a player may think about a decision, unless told otherwise.
BUDGET: Final = 1.0


class Match:
    """What is played and by whom, in plain values that travel to other processes."""

    def __init__(self, box: str, legend: str, difficulty: str, party: list[str]) -> None:
        self.box: str = box
        self.legend: str = legend
        self.difficulty: str = difficulty
        #: Figures in seating order; every hero has a seat of its own.
        self.party: list[str] = party
        self.variant: str = ""
        #: Cards that are named; those of other sets come by chance.
        self.cards: list[str] = []
        #: Who leads all of them.
        self.player: str = "greedy"
        #: Seconds for a decision; or, if not 0, a number of steps, and then games repeat exactly.
        self.budget: float = BUDGET
        self.steps: int = 0
        self.seed: int = 1
        self.bound: int = BOUND

    def setup(self) -> Setup:
        seats = list(range(len(self.party)))
        return Setup(
            self.box,
            self.legend,
            self.difficulty,
            self.party,
            seats,
            self.variant,
            self.cards,
        )


class Outcome(Struct):
    """How one game went."""

    #: What chance and the players of this game were seeded with.
    seed: str
    won: bool = False
    #: Key of the reason for the result.
    why: str = ""
    #: Keys of the goals that were open at the end of a game that was lost.
    open_goals: list[str] = []
    decisions: int = 0
    inputs: int = 0
    #: Days on a board, turns with cards.
    days: int = 0
    turns: int = 0
    #: Of this process's time.
    seconds: float = 0.0
    #: What went wrong with the game itself, or "".
    error: str = ""


def throw(pending: Pending, rng: Random) -> Action:
    """What chance answers, exactly by the weights."""
    rest = rng.randrange(sum(pending.weights))
    for option, weight in zip(pending.options, pending.weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    raise AssertionError("weights do not add up")


def play_game(
    game: Game,
    setup: Setup,
    players: list[Player],
    rng: Random,
    bound: int,
    stop: Stop | None = None,
) -> Outcome:
    """One game to its end, or to `bound` inputs, which is an error of the game.

    Raises KeyboardInterrupt between two inputs when told to stop.
    """
    outcome = Outcome("")
    started = process_time()
    s = game.start(setup)
    pending = game.pending(s)
    while pending.kind != OVER and outcome.inputs < bound:
        if stop is not None:
            stop.check()
        if pending.kind == CHANCE_DECIDES:
            action = throw(pending, rng)
        else:
            action = players[pending.seat].choose(game, s, pending.seat)
            if action not in pending.options:
                raise ValueError(f"{players[pending.seat].name} chose what was not offered")
            outcome.decisions += 1
        try:
            game.apply(s, action)
        except EndlessContent as fault:
            outcome.error = str(fault)
            break
        outcome.inputs += 1
        pending = game.pending(s)
    outcome.seconds = process_time() - started
    outcome.won = s.result == WON
    outcome.why = s.why
    if s.result == LOST and families.of(game).open_goals:
        outcome.open_goals = families.load(families.of(game).open_goals)(game, s)
    # A family counts one of them.
    length = families.clock(game, s)
    outcome.days, outcome.turns = (length, 0) if families.of(game).clock == "day" else (0, length)
    if pending.kind != OVER and not outcome.error:
        outcome.error = f"not over after {bound} inputs"
    return outcome


def play_number(match: Match, number: int, stop: Stop | None = None) -> Outcome:
    """One game of a match. Players who play the same number meet the same chance."""
    name = f"{match.seed}/{number}"
    # One mind for all seats: companions tell one another what they mean to do.
    mind = make_player(
        match.player,
        Random(f"{name}/0").getrandbits(32),
        budget=match.budget,
        steps=match.steps,
    )
    players = [mind] * len(match.party)
    game = library.game(match.box, match.legend, match.party)
    outcome = play_game(game, match.setup(), players, Random(name), match.bound, stop)
    outcome.seed = name
    return outcome


def play_numbers(match: Match, first: int, last: int) -> list[Outcome]:
    """The games numbered from `first` to before `last`."""
    return [play_number(match, number) for number in range(first, last)]
