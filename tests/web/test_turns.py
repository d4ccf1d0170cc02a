"""Turns: who waits for whom."""

import asyncio

import pytest

from rietland.web.jobs.turns import COMPANIONS, PEOPLE, Turns


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def order(*asked: tuple[str, int]) -> list[str]:
    """Who is served in which order, if all come while something is done for another game."""
    turns = Turns()
    served: list[str] = []

    async def work(name: str, rank: int) -> None:
        await turns.take(name[0], rank)
        served.append(name)
        turns.give()

    await turns.take("z", COMPANIONS)
    tasks = [asyncio.create_task(work(*one)) for one in asked]
    await asyncio.sleep(0)
    assert len(asked) == turns.waiting
    turns.give()
    await asyncio.gather(*tasks)
    assert 0 == turns.waiting
    return served


@pytest.mark.anyio
async def test_nobody_waits_behind_companions_that_came_before() -> None:
    served = await order(("a1", COMPANIONS), ("b1", COMPANIONS), ("c1", PEOPLE), ("a2", PEOPLE))
    assert ["c1", "a2", "a1", "b1"] == served


@pytest.mark.anyio
async def test_games_come_one_after_the_other_however_much_one_asks() -> None:
    many = [(f"a{number}", PEOPLE) for number in range(3)]
    assert ["a0", "b1", "c1", "a1", "a2"] == await order(*many, ("b1", PEOPLE), ("c1", PEOPLE))


@pytest.mark.anyio
async def test_whoever_gives_up_holds_up_nobody() -> None:
    turns = Turns()
    await turns.take("a", PEOPLE)
    gone, last = [asyncio.create_task(turns.take(name, PEOPLE)) for name in "bc"]
    await asyncio.sleep(0)
    gone.cancel()
    turns.give()
    await last
    # Given up in the very moment in which it was one's turn.
    late = asyncio.create_task(turns.take("d", PEOPLE))
    await asyncio.sleep(0)
    turns.give()
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    await turns.take("e", PEOPLE)


@pytest.mark.anyio
async def test_companions_have_every_third_turn_however_many_people_ask() -> None:
    people = [(f"{game}1", PEOPLE) for game in "abcde"]
    companions = [("x1", COMPANIONS), ("y1", COMPANIONS)]
    served = await order(*people, *companions)
    assert ["a1", "b1", "x1", "c1", "d1", "y1", "e1"] == served


@pytest.mark.anyio
async def test_who_has_a_turn_without_waiting_is_counted_too() -> None:
    turns = Turns()
    served: list[str] = []

    async def work(name: str, rank: int) -> None:
        await turns.take(name, rank)
        served.append(name)
        turns.give()

    await turns.take("a", PEOPLE)
    asked = [("b", PEOPLE), ("c", PEOPLE), ("x", COMPANIONS)]
    tasks = [asyncio.create_task(work(*one)) for one in asked]
    await asyncio.sleep(0)
    turns.give()
    await asyncio.gather(*tasks)
    assert ["b", "x", "c"] == served
