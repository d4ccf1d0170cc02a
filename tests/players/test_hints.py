"""Hints keep their word: a plan holds until something happens, and its chance does not jump."""

from random import Random
from typing import NamedTuple

import pytest

from rietland.board.state import State
from rietland.castle.state import State as CastleState
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.playout import pick
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.companions import intention
from rietland.players.companions.companion import adviser, make_companion
from rietland.players.search.search_player import make_guide
from rietland.players.search.thought import (
    BRING,
    EMPTY_WELL,
    FETCH,
    GAIN,
    GO,
    UNCOVER,
    Intent,
    Thought,
)
from rietland.table.estimates import told_chance
from tests.scenes import at, scene

PARTY = ["thorn", "chada"]
HINTS = 20
#: Playouts for each hint: a count, so that a hint does not depend on how fast the machine is.
PLAYOUTS = 36
#: Points a chance may move at most while nothing happens.
JUMP = 0.25


LONG = [pytest.mark.slow, pytest.mark.timeout(3600)]


class Hint(NamedTuple):
    """What was told, and what had happened by then."""

    who: int
    plan: object
    chance: float
    games: int
    #: Everything on the board that others and chance can change.
    facts: object
    #: How often chance had spoken.
    drawn: int


def facts(s: BaseState) -> object:
    if isinstance(s, CastleState):
        # Each turn is planned by itself.
        return s.turns
    assert isinstance(s, State)
    fog = [row[:] for row in s.piles[0].stacks]
    lying = (s.loose[:], s.token_at[:], s.counters[:], s.shields)
    return (s.day, s.narrator, s.creature_space[:], fog, lying)


def meant(thought: Thought) -> object:
    """The plan that is named: what it is about. Who has fetched a thing brings it on."""
    if not thought.steps:
        return thought.action
    last = thought.steps[-1]
    return ("thing", last.what) if last.kind in (FETCH, BRING) else (last.kind, last.place)


def is_last(g: Game, s: BaseState, action: Action, steps: list[Intent]) -> bool:
    """Whether an input does the last thing that was meant."""
    deed = intention.deed(g, s, action)
    return bool(steps) and deed is not None and deed.kind == steps[-1].kind


@pytest.mark.parametrize(
    ("box", "legend", "difficulty", "seed"),
    [
        ("base", "1", "normal", 5),
        ("base", "2", "easy", 5),
        ("base", "2", "easy", 7),
        ("rietburg", "1", "first", 1),
        ("frost", "1", "normal", 1),
        # Takes a minute.
        pytest.param("starshield", "1", "easy", 1, marks=LONG),
    ],
)
def test_twenty_hints_of_a_game_played_as_hinted(
    box: str, legend: str, difficulty: str, seed: int
) -> None:
    party = ["thorn", "eara"] if box == "frost" else PARTY
    g = library.game(box, legend, party)
    s = g.start(Setup(box, legend, difficulty, party, [0, 0], ""))
    chance = Random(seed)
    mind = make_companion(adviser(), 1, steps=PLAYOUTS)
    last: dict[int, tuple[Hint, list[Intent]]] = {}
    before: Hint | None = None
    drawn, hints, held = 0, 0, 0
    done = ""
    while hints < HINTS:
        pending = g.pending(s)
        assert pending.kind != OVER
        if pending.kind == CHANCE_DECIDES:
            g.apply(s, pending.options[pick(pending, chance.getrandbits(31))])
            drawn += 1
            continue
        if len(pending.options) == 1:
            g.apply(s, pending.options[0])
            continue
        mind.catch_up(g, s, 0, done, {})
        best = mind.rank(g, s, 0, 3)[0]
        hints += 1
        now = Hint(pending.who, meant(best), best.chance, best.games, facts(s), drawn)
        # Who asks again is told the same.
        again = mind.rank(g, s, 0, 3)[0]
        assert (best.action, best.chance) == (again.action, again.chance)
        if before is not None and (before.facts, before.drawn) == (now.facts, now.drawn):
            assert abs(before.chance - now.chance) <= JUMP
        known = last.get(pending.who)
        if known is not None:
            old, steps = known
            quiet = (old.facts, old.drawn) == (now.facts, now.drawn)
            if quiet and steps and best.steps:
                assert old.plan == now.plan
                held += 1
        label = told_chance(best.chance, best.games)
        assert label is not None
        last[pending.who] = (now, best.steps)
        before = now
        done = g.say(best.course[0])
        for action in best.course:
            if is_last(g, s, action, best.steps):
                # The plan is done, and another one follows.
                last.pop(pending.who, None)
            g.apply(s, action)
    assert held > 2


def test_a_plan_that_is_done_in_one_go_does_only_what_it_says() -> None:
    """Thorn has 3 gold on a market: whoever means to buy strength buys no helm."""
    sc = scene(thorn=at(17, gold=3), chada=at(25))
    g, s = sc.g, sc.s
    course = [g.hear(say) for say in ("walk thorn 18", "stop thorn", "buy thorn helm -")]
    steps = [Intent(GO, 18), Intent(GAIN, 18)]
    assert course[:2] == intention.meant(g, s, course, steps)
    train = [*course[:2], g.hear("train thorn")]
    assert train == intention.meant(g, s, train, steps)


def test_nobody_is_told_to_wait_for_cards_that_are_not_on_the_track_yet() -> None:
    """On the first day of Legend 1 there is fog, gold, a well and a market to try."""
    g = library.game("base", "1", PARTY)
    s = g.start(Setup("base", "1", "normal", PARTY, [0, 0], ""))
    found = make_guide(g, "steady").candidates(g, s, g.pending(s))
    kinds = {step.kind for one in found for step in one.steps}
    assert {GO, UNCOVER, EMPTY_WELL, FETCH} == kinds, "nobody waits, passes or ends the day"
