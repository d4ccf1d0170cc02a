"""Odds at the table: they follow the view of a fight, are for everybody, and hold nobody up."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.odds.outcomes import Forecast
from rietland.board.state import State
from tests.web.houses import House, TableSocket, shared_out


def close(value: float) -> object:
    return pytest.approx(value, abs=1e-3)


def is_fight(say: str) -> bool:
    return say.startswith("fight")


class Seat:
    """A browser that leads both heroes, at a table of which the test sees the state too."""

    def __init__(self, house: House, table: str, connection: TableSocket) -> None:
        self.house = house
        self.table = table
        self.connection = connection

    @property
    def game(self) -> BoardGame:
        game = self.house.tavern.rooms[self.table].table.game
        assert isinstance(game, BoardGame)
        return game

    @property
    def state(self) -> State:
        state = self.house.tavern.rooms[self.table].table.state
        assert isinstance(state, State)
        return state

    def meet(self) -> str:
        """To the nearest creature, whoever gets there first; the attack that is offered there."""
        connection = self.connection
        while not any(map(is_fight, connection.says())):
            steps = [say for say in connection.says() if say.startswith("walk")]
            connection.do(min(steps, key=self._way) if steps else connection.says()[0])
        return next(filter(is_fight, connection.says()))

    def attack(self) -> None:
        """Into a fight, up to a question about it."""
        self.connection.do(self.meet())
        while self.connection.last["view"]["battle"] is None:
            self.connection.do(self.meet())

    def _way(self, say: str) -> int:
        """Spaces from where a step leads to the nearest creature."""
        reached = {int(say.rsplit(maxsplit=1)[-1])}
        steps = 0
        while all(self.state.occupant[space] < 0 for space in reached):
            reached |= {road for space in reached for road in self.game.book.roads[space]}
            steps += 1
        return steps


@contextmanager
def seated(folder: Path, **wishes: Any) -> Iterator[Seat]:  # noqa: ANN401 - any setting
    with House(folder, **wishes) as house:
        ann = house.browser()
        table = ann.begin("me", "me", seed=4)["table"]
        with ann.sit(table) as connection:
            yield Seat(house, table, shared_out(connection))


def odds_at(connection: TableSocket) -> dict[str, Any]:
    """The odds of the view this browser has."""
    for heard in connection.heard:
        if heard["type"] == "odds" and heard["at"] == connection.last["seq"]:
            return dict(heard["odds"])
    found = connection.next("odds")
    while found["at"] != connection.last["seq"]:
        found = connection.next("odds")
    return dict(found["odds"])


def agree(shown: dict[str, Any], outlook: Forecast, names: list[str]) -> None:
    assert shown["fighters"] == [names[h] for h in outlook.fighters]
    for field in ("win", "beaten", "left", "late", "rounds"):
        assert close(getattr(outlook, field)) == shown[field], field
    assert [close(loss) for loss in outlook.losses] == shown["losses"]
    assert [close(chance) for chance in outlook.falls] == shown["falls"]
    if outlook.strikes:
        assert close(sum(outlook.strikes[1:])) == shown["round"]["strike"]
        assert close(outlook.strikes[0]) == shown["round"]["tie"]
        assert close(sum(outlook.blows)) == shown["round"]["blow"]


def test_an_attack_shows_its_odds_before_it_begins(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        seat.meet()
        found = odds_at(seat.connection)
        attacks = [say for say in seat.connection.says() if is_fight(say)]
        assert [one["say"] for one in found["options"]] == attacks
        assert found["now"] is None
        for one in found["options"]:
            _, who, space = one["say"].split()
            fighters = [seat.game.party.index(who)]
            alone = advise.forecast(seat.game, seat.state, fighters, int(space))
            agree(one["outlook"], alone, seat.game.party)


def test_every_answer_in_a_fight_has_its_odds(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        seat.attack()
        found = odds_at(seat.connection)
        assert [one["say"] for one in found["options"]] == seat.connection.says()
        advice = advise.advise(seat.game, seat.state)
        for one, own in zip(found["options"], advice, strict=True):
            assert one["say"] == seat.game.say(own.action)
            assert one["best"] == own.best
            agree(one["outlook"], own.forecast, seat.game.party)
        assert [found["now"]] == [one["outlook"] for one in found["options"] if one["best"]]


def test_no_odds_are_told_where_nobody_fights(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        seat.connection.send("weigh", space=0, heroes=["thorn"])
        # What was asked for later has come, and there was nothing else before it.
        assert seat.connection.next("weighed")["outlook"] is None
        assert [one for one in seat.connection.heard if one["type"] == "odds"] == []


def test_a_spectator_and_whoever_comes_later_get_them_too(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        seat.attack()
        with seat.house.browser().sit(seat.table) as early:
            assert early.last["mine"] == []
            known = odds_at(early)
            assert known == odds_at(seat.connection)
        with seat.house.browser().sit(seat.table) as late:
            assert odds_at(late) == known
            late.send("look")
            late.view()
            assert late.next("odds")["odds"] == known


def test_views_do_not_wait_for_odds_and_late_odds_are_dropped(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        connection, house = seat.connection, seat.house
        assert house.client.portal is not None
        # The process with the odds is busy with something else.
        letter = tmp_path / "letter"
        os.mkfifo(letter)
        see = partial(house.tavern.odds_worker.see, lambda: True, Path.read_text, letter)
        busy = house.client.portal.start_task_soon(see)
        seat.attack()
        connection.heard.clear()
        before = connection.last["seq"]
        connection.first()
        assert not busy.done()
        assert [one for one in connection.heard if one["type"] == "odds"] == []
        # The fight may be over with that; then it goes on to the next one.
        if connection.last["view"]["battle"] is None:
            seat.attack()
        letter.write_text("It may go on.")
        # Of all that was worth knowing meanwhile only the last is told.
        found = connection.next("odds")
        assert found["at"] == connection.last["seq"] > before


def test_odds_belong_to_the_view_that_came_last(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        connection = seat.connection
        seat.meet()
        connection.heard.clear()
        for _ in range(10):
            seen = connection.last["seq"]
            # Whatever came since the last view is about that view.
            connection.do(next(filter(is_fight, connection.says()), connection.says()[0]))
            late = [one["at"] for one in connection.heard if one["type"] == "odds"]
            assert set(late) <= {seen}
            connection.heard.clear()


def test_a_fight_somebody_thinks_of_is_weighed(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        connection = seat.connection
        space = next(space for space, c in enumerate(seat.state.occupant) if c >= 0)
        for heroes in (["thorn"], ["chada", "thorn"]):
            connection.send("weigh", space=space, heroes=heroes)
            found = connection.next("weighed")
            assert (found["at"], found["space"]) == (connection.last["seq"], space)
            assert found["heroes"] == heroes
            fighters = [seat.game.party.index(name) for name in heroes]
            outlook = advise.forecast(seat.game, seat.state, fighters, space)
            agree(found["outlook"], outlook, seat.game.party)
        connection.send("weigh", space=space, heroes=["nobody"])
        assert connection.next("weighed")["outlook"] is None


def test_of_many_fights_thought_of_the_last_is_weighed(tmp_path: Path) -> None:
    with seated(tmp_path) as seat:
        spaces = [space for space, c in enumerate(seat.state.occupant) if c >= 0]
        for space in spaces:
            seat.connection.send("weigh", space=space, heroes=["thorn"])
        answered = [seat.connection.next("weighed")["space"]]
        while answered[-1] != spaces[-1]:
            answered.append(seat.connection.next("weighed")["space"])
        assert len(answered) < len(spaces)


def test_weighing_has_its_own_limit(tmp_path: Path) -> None:
    with seated(tmp_path, weigh_limit="2/minute") as seat:
        for _ in range(3):
            seat.connection.send("weigh", space=3, heroes=["thorn"])
        assert seat.connection.next("error")["code"] == "error-rate"
