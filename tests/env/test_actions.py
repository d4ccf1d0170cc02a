"""The table of actions: every answer has one number, whatever the party."""

from random import Random

import numpy as np
import pytest

from rietland.content import library
from rietland.env.actions import ActionTable
from rietland.kernel.pending import DECIDE, OVER
from rietland.players.arena.games import throw
from rietland.players.arena.request import make_match
from tests.env.games import EVERY, fitting


def table(what: str, heroes: int) -> ActionTable:
    match = make_match(what, fitting(what, heroes), [], "", "")
    game = library.game(match.box, match.legend, match.party)
    return ActionTable(game, game.base.max_heroes)


def names(actions: ActionTable) -> list[str]:
    return [actions.name(number) for number in range(len(actions))]


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("what", EVERY)
def test_every_option_of_a_game_has_a_number_and_comes_back(what: str, heroes: int) -> None:
    match = make_match(what, fitting(what, heroes), [], "", "")
    game = library.game(match.box, match.legend, match.party)
    actions = ActionTable(game, game.base.max_heroes)
    for seed in range(8):
        rng = Random(seed)
        s = game.start(match.setup())
        pending = game.pending(s)
        while pending.kind != OVER:
            if pending.kind == DECIDE:
                numbers = [actions.number(option) for option in pending.options]
                assert pending.options == [actions.action(n, pending.who) for n in numbers]
                assert sorted(numbers) == np.flatnonzero(actions.mask(pending)).tolist()
                action = rng.choice(pending.options)
            else:
                action = throw(pending, rng)
            game.apply(s, action)
            pending = game.pending(s)


@pytest.mark.parametrize("what", EVERY)
def test_the_table_is_the_same_for_every_party(what: str) -> None:
    assert names(table(what, 1)) == names(table(what, 4))


@pytest.mark.parametrize("what", EVERY)
def test_every_entry_has_a_name_of_its_own(what: str) -> None:
    found = names(table(what, 2))
    assert len(found) == len(set(found))
    assert all(found)
