"""Odds worked out in another process, and what each family can say of fights."""

from typing import cast

from rietland import families
from rietland.board.base import Board
from rietland.board.state import State
from rietland.board.view.odds import OddsView, Outlook, is_fight_near, odds_view, weigh
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.web.jobs.travel import Plain, game_of


class FightOdds:
    """What a family can say of fights before they are fought. This one says nothing."""

    def is_near(self, game: Game, s: BaseState) -> bool:  # noqa: ARG002 - for families to say
        """Whether the question asked now may be about a fight."""
        return False

    def now(self, game: Game, s: BaseState) -> OddsView | None:  # noqa: ARG002
        """The odds of each answer to the question asked now."""
        return None

    def weigh(self, game: Game, s: BaseState, party: list[int], place: int) -> Outlook | None:  # noqa: ARG002
        """The odds of these heroes against what is at a place."""
        return None


class BoardOdds(FightOdds):
    """The exact odds of fights on the board."""

    def is_near(self, game: Game, s: BaseState) -> bool:
        assert isinstance(game, Board)
        assert isinstance(s, State)
        return is_fight_near(game, s)

    def now(self, game: Game, s: BaseState) -> OddsView | None:
        assert isinstance(game, Board)
        assert isinstance(s, State)
        return odds_view(game, s)

    def weigh(self, game: Game, s: BaseState, party: list[int], place: int) -> Outlook | None:
        assert isinstance(game, Board)
        assert isinstance(s, State)
        return weigh(game, s, party, place)


def odds_of(game: Game) -> FightOdds:
    """What the family of a game can say of fights."""
    part = families.of(game).fight_odds
    return cast("FightOdds", families.load(part)()) if part else FightOdds()


def foresee(setup: Plain, state: dict[str, object]) -> OddsView | None:
    """The odds of the question asked now."""
    game = game_of(setup)
    return odds_of(game).now(game, game.load(state))


def weighed(
    setup: Plain, state: dict[str, object], heroes: list[str], space: int
) -> Outlook | None:
    """The odds of these heroes against the creature on a space, if there is one."""
    game = game_of(setup)
    party = game.lexicon.names["hero"]
    fighters = [party.index(name) for name in heroes if name in party]
    return odds_of(game).weigh(game, game.load(state), fighters, space)
