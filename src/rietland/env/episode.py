"""Episode: one game after the other for an environment, which answers chance from a seed."""

from collections.abc import Sequence
from typing import Final, Protocol, cast

import msgspec
import numpy as np
from gymnasium import spaces

from rietland import families
from rietland.content import library
from rietland.env.actions import ActionTable
from rietland.env.sheet import Numbers, Register, Sheet
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, DECIDE, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON, BaseState
from rietland.players.arena.request import check_known, make_match

#: Decisions after which an environment cuts a game off; no sensible one takes this many.
DECISIONS: Final = 5_000
#: Kinds of reward: for the end of the game alone, and for the progress of its goals beside.
END: Final = "end"
PROGRESS: Final = "progress"
#: Reward for an answer that was not asked for.
ILLEGAL: Final = -1.0


class Observation(Protocol):
    """What a seat sees of a family's game, as numbers."""

    def write(self, sheet: Sheet | Register, state: BaseState, pending: Pending, seat: int) -> None:
        """Put it all down, always in the same order."""


def observation_of(game: Game) -> Observation:
    """The observation of the family of a game. Raises ValueError where it has none."""
    family = families.of(game)
    if not family.observation:
        raise ValueError(f"games of the family '{family.name}' have no observation")
    return cast("Observation", families.load(family.observation)(game))


class Episode:
    """The game, how it is put into numbers, and where it stands."""

    def __init__(
        self,
        what: str,
        heroes: int | Sequence[str] | None,
        difficulty: str,
        variant: str,
        cards: Sequence[str] = (),
    ) -> None:
        size = heroes if isinstance(heroes, int) else None
        party = list(heroes) if heroes is not None and not isinstance(heroes, int) else []
        match = make_match(what, size, party, difficulty, variant, cards)
        #: Names of the heroes in seating order.
        self.party: list[str] = match.party
        self.setup: Setup = match.setup()
        self.game = library.game(match.box, match.legend, match.party)
        self.actions: ActionTable = ActionTable(self.game, self.game.base.max_heroes)
        self._observation = observation_of(self.game)
        self.state: BaseState = self.game.start(self.setup)
        self.pending: Pending = self.game.pending(self.state)
        #: Answers of all seats in this game.
        self.decisions: int = 0
        #: How far the goals had come when it was last asked what was gained.
        self._progress: float = 0.0
        self._rng: np.random.Generator = np.random.default_rng(0)
        register = Register()
        self._observation.write(register, self.state, self.pending, 0)
        #: What each number of an observation is.
        self.feature_names: list[str] = register.names

    def begin(self, rng: np.random.Generator) -> None:
        """A new game, up to the first question that somebody must answer."""
        self._rng = rng
        self.decisions = 0
        self.state = self.game.start(self.setup)
        self.pending = self.game.pending(self.state)
        self._meet_chance()
        self._progress = self.progress() if families.of(self.game).progress else 0.0

    def take(self, action: Action) -> None:
        """An answer, which must be among the options, and what chance says to it."""
        self.game.apply(self.state, action)
        self.pending = self.game.pending(self.state)
        self.decisions += 1
        self._meet_chance()

    def _meet_chance(self) -> None:
        while self.pending.kind == CHANCE_DECIDES:
            rest = int(self._rng.integers(self.pending.total))
            place = 0
            while rest >= self.pending.weights[place]:
                rest -= self.pending.weights[place]
                place += 1
            self.game.apply(self.state, self.pending.options[place])
            self.pending = self.game.pending(self.state)

    def is_over(self) -> bool:
        return self.pending.kind == OVER

    def reward(self, loss: float) -> float:
        """1 for a game that was won, `loss` for one that was lost, 0 while it goes on."""
        if not self.is_over():
            return 0.0
        return 1.0 if self.state.result == WON else loss

    def progress(self) -> float:
        """How far the goals of the game have come, from 0 to 1, on average."""
        return float(families.load(families.of(self.game).progress)(self.game, self.state))

    def gained(self, discount: float) -> float:
        """By how much the goals have come further since this was last asked.

        The end counts as no progress. So over a whole game these rewards add up to the same
        however it is played, and the best way to play is that of the plain reward.
        """
        before = self._progress
        self._progress = 0.0 if self.is_over() else self.progress()
        return discount * self._progress - before

    def measures_progress(self, reward: str, discount: float) -> bool:
        """Whether this kind of reward counts progress. Raises ValueError for an unknown kind."""
        check_known("reward", reward, [END, PROGRESS])
        if not 0 <= discount <= 1:
            raise ValueError(f"discount must be from 0 to 1, not {discount}")
        family = families.of(self.game)
        if reward == PROGRESS and not family.progress:
            raise ValueError(f"games of the family '{family.name}' do not measure progress")
        return reward == PROGRESS

    @staticmethod
    def draws(mode: str | None) -> str | None:
        """The mode in which the table is drawn. Raises ValueError for an unknown one."""
        if mode is not None:
            check_known("render_mode", mode, ["ansi"])
        return mode

    def action_space(self) -> spaces.Discrete:
        """All answers; a space has a random generator of its own, so each agent needs its own."""
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Space[Numbers]:
        return spaces.Box(0.0, 1.0, (len(self.feature_names),), np.float32)

    def chosen(self, number: int) -> Action | None:
        """The answer of this number, unless it is not asked for. Raises ValueError."""
        if not 0 <= number < len(self.actions):
            raise ValueError(f"there is no answer {number}; they are 0 to {len(self.actions) - 1}")
        action = self.actions.action(number, self.pending.who)
        return action if action in self.pending.options else None

    def observe(self, seat: int) -> Numbers:
        sheet = Sheet(len(self.feature_names))
        self._observation.write(sheet, self.state, self.pending, seat)
        assert sheet.at == len(sheet.values)
        return sheet.values

    def words(self, seat: int) -> dict[str, object]:
        """The view of a seat, and its options in notation by their number."""
        asked = self.pending.kind == DECIDE and self.pending.seat == seat
        options = self.pending.options if asked else []
        return {
            "view": msgspec.to_builtins(self.game.view(self.state, seat)),
            "options": {self.actions.number(one): self.game.say(one) for one in options},
        }
