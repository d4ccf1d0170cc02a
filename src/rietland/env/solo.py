"""SoloEnv: a game as a Gymnasium environment; one agent leads all heroes, or one beside bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from rietland.env.actions import Mask
from rietland.env.episode import DECISIONS, END, ILLEGAL, Episode
from rietland.env.picture import picture
from rietland.env.sheet import Numbers
from rietland.kernel.pending import DECIDE
from rietland.players.arena.games import BUDGET
from rietland.players.arena.request import Entrant, check_known
from rietland.players.search.player import Player, make_player


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """The reward is 1 for a legend that is won and `loss` for one that is lost.

    With `reward="progress"` each step earns besides by how much the goals have come further;
    `discount` is that of the learner, and the end counts as no progress.
    """

    # As Gymnasium declares it.
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        what: str = "base/2",
        heroes: int | Sequence[str] | None = None,
        difficulty: str = "",
        variant: str = "",
        *,
        cards: Sequence[str] = (),
        companions: str = "",
        lead: str = "",
        loss: float = 0.0,
        reward: str = END,
        discount: float = 1.0,
        decisions: int = DECISIONS,
        words: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.course: Episode = Episode(what, heroes, difficulty, variant, cards)
        party = self.course.party
        if lead:
            check_known("hero", lead, party)
        if lead and not companions:
            raise ValueError("to play a single hero, give companions for the others")
        #: Who leads the other heroes, as the arena names players; none: the agent leads all.
        self.companions: Entrant | None = Entrant(companions, BUDGET, 0) if companions else None
        self.seat: int = party.index(lead) if lead else 0
        if self.companions is None:
            self.course.setup.seats = [0] * len(party)
        self.loss: float = loss
        #: That of the learner, for the reward for progress.
        self.discount: float = discount
        self._shaped: bool = self.course.measures_progress(reward, discount)
        #: How many the agent may make.
        self.decisions: int = decisions
        self.words: bool = words
        self.render_mode = self.course.draws(render_mode)
        self.action_space = self.course.action_space()
        self.observation_space = self.course.observation_space()
        self._players: list[Player] = []
        self._made: int = 0
        self._ended: bool = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._made = 0
        self._ended = False
        self._players = []
        bots = self.companions
        if bots is not None:
            seed = int(self.np_random.integers(2**32))
            mind = make_player(bots.name, seed, budget=bots.budget, steps=bots.steps)
            self._players = [mind] * len(self.course.party)
        self.course.begin(self.np_random)
        self._wait_for_companions()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise RuntimeError("the game is over, or has not begun: call reset first")
        course = self.course
        chosen = course.chosen(int(action))
        if chosen is None:
            self._ended = True
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": course.actions.name(int(action))}
        course.take(chosen)
        self._made += 1
        self._wait_for_companions()
        over = course.is_over()
        cut = not over and self._made >= self.decisions
        self._ended = over or cut
        seen, info = self._seen()
        reward = course.reward(self.loss) + self._gained()
        return seen, reward, over, cut, info

    def _gained(self) -> float:
        return self.course.gained(self.discount) if self._shaped else 0.0

    def _wait_for_companions(self) -> None:
        course = self.course
        while course.pending.kind == DECIDE and course.pending.seat != self.seat:
            seat = course.pending.seat
            course.take(self._players[seat].choose(course.game, course.state, seat))

    def action_masks(self) -> Mask:
        """1 for each answer that is asked for now."""
        return self.course.actions.mask(self.course.pending)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.words:
            info.update(self.course.words(self.seat))
        return self.course.observe(self.seat), info

    def render(self) -> str | None:
        return picture(self.course) if self.render_mode == "ansi" else None
