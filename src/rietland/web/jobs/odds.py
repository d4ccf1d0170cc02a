"""Odds worked out in another process."""

from rietland.board.game import BoardGame
from rietland.board.view.odds import OddsView, Outlook, odds_view, weigh
from rietland.web.jobs.travel import Plain, game_of


def foresee(setup: Plain, state: dict[str, object]) -> OddsView | None:
    """The odds of the question asked now."""
    game = game_of(setup)
    assert isinstance(game, BoardGame)
    return odds_view(game, game.load(state))


def weighed(
    setup: Plain, state: dict[str, object], heroes: list[str], space: int
) -> Outlook | None:
    """The odds of these heroes against the creature on a space, if there is one."""
    game = game_of(setup)
    if not isinstance(game, BoardGame):
        return None
    fighters = [game.party.index(name) for name in heroes if name in game.party]
    return weigh(game, game.load(state), fighters, space)
