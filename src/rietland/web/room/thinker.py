"""Asking the workers for an answer or a hint; when they fail, the quick player answers here."""

from concurrent.futures import BrokenExecutor
from typing import Any, Final

from rietland.kernel.state import BaseState
from rietland.players.companions.companion import adviser, quick_companion
from rietland.table.table import Table
from rietland.web.jobs.thinking import Move, Spoken, advise, choose, rank, think
from rietland.web.jobs.travel import plain
from rietland.web.jobs.workers import Workers
from rietland.web.room.writer import Writer

#: Seconds of work beyond the budget until the quick player answers.
MARGIN: Final = 1.5
#: Budgets after which somebody whose turn has not come gets the quick player.
WAITS: Final = 2.0


class Thinker:
    """Minds for the companions of a room."""

    def __init__(self, workers: Workers, writer: Writer, budget: float, logger: Any) -> None:  # noqa: ANN401 - structlog's loggers have no type
        self._workers = workers
        self._writer = writer
        self._budget = budget
        self._logger = logger

    async def answer(
        self, table: Table, seat: int, name: str, state: dict[str, object], given: list[list[int]]
    ) -> Spoken:
        """What the companion of a seat says, with these orders."""
        budget, setup = self._budget, plain(table.row.setup)

        def args(share: float) -> tuple[object, ...]:
            return table.id, setup, state, seat, name, budget, share, given

        try:
            return await self._workers.think(
                table.id, choose, args, budget + MARGIN, WAITS * budget
            )
        except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
            # Nobody waits longer: the quick player answers, with the same orders.
            self._logger.warning("companion failed", seat=seat, companion=name, why=repr(error))
            return await self._writer.do(
                think, quick_companion(), table.game, table.state, seat, given
            )

    async def moves(
        self, table: Table, s: BaseState, seat: int, done: str, leaders: dict[int, str]
    ) -> list[Move]:
        """The best moves of a seat; `advise` says what goes along."""
        budget = self._budget
        try:
            return await self._workers.do(
                table.id, advise, table.id, plain(table.row.setup), s.to_data(), seat, adviser(),
                budget, done, leaders, patience=budget + 2 * MARGIN, waits=WAITS * budget,
            )  # fmt: skip
        except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
            self._logger.warning("no hint", seat=seat, why=repr(error))
            return await self._writer.do(rank, quick_companion(), table.game, s, seat)
