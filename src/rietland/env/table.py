"""TableEnv: a game as PettingZoo's agent environment cycle, with an agent for each hero."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from rietland.env.actions import Mask
from rietland.env.episode import DECISIONS, END, ILLEGAL, Episode
from rietland.env.picture import picture
from rietland.env.sheet import Numbers

Observation = dict[str, Numbers | Mask]


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """All heroes share the reward: 1 for a legend that is won, `loss` for one that is lost.

    With `reward="progress"` each step earns besides by how much the goals have come further;
    `discount` is that of the learner, and the end counts as no progress.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rietland_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        what: str = "base/2",
        heroes: int | Sequence[str] | None = None,
        difficulty: str = "",
        variant: str = "",
        *,
        cards: Sequence[str] = (),
        loss: float = 0.0,
        reward: str = END,
        discount: float = 1.0,
        decisions: int = DECISIONS,
        words: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.course: Episode = Episode(what, heroes, difficulty, variant, cards)
        self.loss: float = loss
        #: That of the learner, for the reward for progress.
        self.discount: float = discount
        self._shaped: bool = self.course.measures_progress(reward, discount)
        #: How many all heroes together may make.
        self.decisions: int = decisions
        #: Put view and options in words into the infos; it takes time.
        self.words: bool = words
        self.render_mode: str | None = self.course.draws(render_mode)
        #: By seat; `course.party` says which hero each one leads.
        self.possible_agents: list[str] = [f"hero_{seat}" for seat in range(len(self.course.party))]
        self.agents: list[str] = []
        self.agent_selection: str = self.possible_agents[0]
        self._observation_space = spaces.Dict(
            {
                "observation": self.course.observation_space(),
                "action_mask": spaces.Box(0, 1, (len(self.course.actions),), np.int8),
            }
        )
        self._action_spaces = {agent: self.course.action_space() for agent in self.possible_agents}
        self._rng: np.random.Generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        del agent
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.course.begin(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        pending = self.course.pending
        mask = np.zeros(len(self.course.actions), dtype=np.int8)
        if pending.seat == seat:
            mask = self.course.actions.mask(pending)
        return {"observation": self.course.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        course = self.course
        chosen = course.chosen(int(action))
        if chosen is None:
            raise ValueError(f"'{course.actions.name(int(action))}' is not among the options")
        self._cumulative_rewards[agent] = 0.0
        course.take(chosen)
        over = course.is_over()
        cut = not over and course.decisions >= self.decisions
        reward = course.reward(self.loss) + self._gained()
        self.rewards = dict.fromkeys(self.agents, reward)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._select()

    def _gained(self) -> float:
        return self.course.gained(self.discount) if self._shaped else 0.0

    def _select(self) -> None:
        """The agent that is asked is next; at the end agents leave in the order of seats."""
        course = self.course
        if not course.is_over():
            self.agent_selection = self.possible_agents[course.pending.seat]
        elif self.agents:
            self.agent_selection = self.agents[0]
        if self.words:
            seat = self.possible_agents.index(self.agent_selection)
            self.infos[self.agent_selection] = course.words(seat)

    def render(self) -> str | None:
        return picture(self.course) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def table_env(*arguments: Any, **settings: Any) -> AECEnv[str, Observation, int]:  # noqa: ANN401
    """A TableEnv with PettingZoo's usual guards: an illegal answer ends the game with -1."""
    env: AECEnv[str, Observation, int] = TableEnv(*arguments, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
