"""What must hold for every Game: the twelve properties, checked over random games.

A family hands in a `Habit`: what it knows of its own pieces, tracks and secrets. The walk itself
knows only the `Game`.

(1) options are there unless the game is over; (2) every option applies; (3) everything else is
refused with a rule id; (4) notation parses back; (5) a copy equals its original and is
independent; (6) a saved state loads again, in the middle of anything; (7) replay from inputs
gives the same state; (8) weights are positive and outcomes distinct; (9) pieces are conserved;
(10) tracks stay within bounds; (11) a view tells nothing unrevealed; (12) the game ends.
"""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.errors import IllegalAction
from rietland.kernel.game import Game, replay, take
from rietland.kernel.pending import CHANCE_DECIDES, DECIDE, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from tests.plain import plain


def nothing_to_count(game: Game, s: BaseState) -> object:
    """Stands for a family that counts no pieces."""
    del game, s
    return None


def no_faults(game: Game, s: BaseState) -> list[str]:
    """Stands for a family that knows nothing to check."""
    del game, s
    return []


def nobody(game: Game, s: BaseState) -> Action | None:
    """Stands for a game without a guide."""
    del game, s
    return None


def any_rule(game: Game, rule: str) -> bool:
    """Stands for a family whose rule ids are not listed anywhere."""
    del game
    return rule != ""


class Habit:
    """What a family knows of its own game, and how hard to look."""

    def __init__(
        self,
        inputs: int,
        pieces: Callable[[Game, BaseState], object] = nothing_to_count,
        faults: Callable[[Game, BaseState], list[str]] = no_faults,
        secrets: Callable[[Game, BaseState], list[str]] = no_faults,
        is_rule: Callable[[Game, str], bool] = any_rule,
        seats: int = 2,
        tries: int = 6,
        branches: int = 1000,
        every: int = 1,
        guide: Callable[[Game, BaseState], Action | None] = nobody,
    ) -> None:
        #: The game must end within so many inputs.
        self.inputs = inputs
        #: A count of all pieces, wherever they are: the same after each input.
        self.pieces = pieces
        #: What is wrong with a state: tracks out of bounds, two figures on one space, …
        self.faults = faults
        #: Texts that no view of this state may contain.
        self.secrets = secrets
        #: Is this an id that a refusal may name?
        self.is_rule = is_rule
        #: Seats beyond these are not looked at.
        self.seats = seats
        #: How many foreign inputs are tried at each moment.
        self.tries = tries
        #: How many options are tried out at each moment.
        self.branches = branches
        #: The costly checks are made at every so-many-th moment.
        self.every = every
        #: Whose advice is mostly taken: random games alone rarely get far.
        self.guide = guide


class Walk:
    """One random game under way, with what is needed to check it."""

    def __init__(self, game: Game, setup: Setup, seed: int, habit: Habit) -> None:
        self.game = game
        self.setup = setup
        self.habit = habit
        self.random = Random(seed)
        self.state = game.start(setup)
        self.inputs: list[str] = []
        #: Copies taken before each input, with what they were then.
        self.copies: list[tuple[BaseState, str]] = []
        #: Inputs that were legal at some moment; they are tried at others.
        self.known: list[Action] = []
        self.pieces = habit.pieces(game, self.state)


def check_random_game(game: Game, setup: Setup, seed: int, habit: Habit) -> BaseState:
    """Play one random game and check every property on the way; answers how it ended."""
    walk = Walk(game, setup, seed, habit)
    while walk.state.result == PLAYING:
        assert len(walk.inputs) < habit.inputs, f"no end within {habit.inputs} inputs (12)"
        check_moment(walk)
        move_on(walk)
    check_state(walk)
    last = game.pending(walk.state)
    assert (last.kind, last.options) == (OVER, []), "a game that is over asks nothing (1)"
    assert game.asides(walk.state) == [], "a game that is over takes no free acts (1)"
    for copy, text in walk.copies:
        assert dump(copy) == text, "an earlier copy changed (5)"
    again = replay(game, setup, walk.inputs)
    assert dump(again) == dump(walk.state), "replay from inputs differs (7)"
    return walk.state


def conforms(game: Game, setups: st.SearchStrategy[Setup], habit: Habit, examples: int) -> None:
    """The same over many games: Hypothesis picks setups and seeds, the same ones every time.

    A smaller seed is no simpler game, so a failing one is reported as it is.
    """

    @settings(max_examples=examples, deadline=None, derandomize=True, phases=[Phase.generate])
    @given(setup=setups, seed=st.integers(0, 2**32))
    def play(setup: Setup, seed: int) -> None:
        note(f"seed {seed}, {setup.to_data()}")
        check_random_game(game, setup, seed, habit)

    play()


def dump(s: BaseState) -> str:
    """The whole state as one text; equal texts are equal states."""
    return json.dumps(s.to_data(), sort_keys=True)


# One moment.


def check_moment(walk: Walk) -> None:
    before = dump(walk.state)
    pending = walk.game.pending(walk.state)
    asides = walk.game.asides(walk.state)
    check_question(walk, pending, asides)
    check_state(walk)
    if len(walk.inputs) % walk.habit.every == 0:
        check_options(walk, pending)
        check_asides(walk, asides)
        assert dump(walk.state) == before, "playing on with a copy changed its original (5)"
        check_foreign(walk, pending, asides)
        check_saved(walk)
    assert dump(walk.state) == before, "asking or refusing changed the state (3)"


def check_question(walk: Walk, pending: Pending, asides: list[Action]) -> None:
    where = f"{pending.prompt!r} after {walk.inputs[-3:]}"
    assert pending.options, f"no options (1): {where}"
    assert len(set(pending.options)) == len(pending.options), f"an option twice (8): {where}"
    assert pending.options == walk.game.pending(walk.state).options, f"unstable (1): {where}"
    assert pending.prompt, "a question says what it asks (1)"
    if pending.kind == CHANCE_DECIDES:
        assert len(pending.weights) == len(pending.options), f"weights (8): {where}"
        assert all(weight > 0 for weight in pending.weights), f"weights (8): {where}"
        assert all(a.who == CHANCE for a in pending.options), f"chance speaks (8): {where}"
        assert asides == [], f"free acts wait for chance (3): {where}"
    else:
        assert pending.kind == DECIDE, f"running, yet over (1): {where}"
        assert pending.weights == [], f"only chance has weights (8): {where}"
        for action in pending.options:
            seat = walk.game.seat(walk.state, action.who)
            assert seat == pending.seat, f"{walk.game.say(action)} of another seat (1): {where}"
    assert len(set(asides)) == len(asides), f"a free act twice (8): {where}"
    for action in asides:
        assert action not in pending.options, f"a free act is also an option (1): {where}"
    for action in [*pending.options, *asides]:
        text = walk.game.say(action)
        assert walk.game.hear(text) == action, f"'{text}' does not parse back (4)"
        assert walk.game.refusal(walk.state, action) == "", f"'{text}' is refused (3): {where}"


def check_state(walk: Walk) -> None:
    game, s, habit = walk.game, walk.state, walk.habit
    assert s.seq == len(walk.inputs), "seq counts the inputs (7)"
    assert not s.due, "triggers are left over"
    assert habit.pieces(game, s) == walk.pieces, f"pieces not conserved (9): {walk.inputs[-3:]}"
    faults = habit.faults(game, s)
    assert not faults, f"out of bounds (10): {faults} after {walk.inputs[-3:]}"
    secrets = habit.secrets(game, s)
    # A seat that leads nobody sees what a spectator sees.
    for seat in [-1, *(seat for seat in set(walk.setup.seats) if seat < habit.seats)]:
        shown = json.dumps(plain(game.view(s, seat)), ensure_ascii=False)
        for secret in secrets:
            assert secret not in shown, f"seat {seat} sees '{secret}' (11)"


def check_options(walk: Walk, pending: Pending) -> None:
    """Every option applies, on a copy."""
    options = pending.options
    if len(options) > walk.habit.branches:
        options = walk.random.sample(options, walk.habit.branches)
    for action in options:
        after = walk.state.copy()
        walk.game.apply(after, action)
        assert after.seq == walk.state.seq + 1, f"{walk.game.say(action)} did not count (2)"
        assert after.result != PLAYING or walk.game.pending(after).options, (
            f"no options after {walk.game.say(action)} (1)"
        )


def check_asides(walk: Walk, asides: list[Action]) -> None:
    """Every free act applies, and the question it interrupts is still there."""
    for action in asides:
        after = walk.state.copy()
        walk.game.apply(after, action)
        text = walk.game.say(action)
        assert after.seq == walk.state.seq + 1, f"{text} did not count (2)"
        if after.result != PLAYING:
            continue
        depth = len(walk.state.agenda)
        assert len(after.agenda) >= depth, f"{text} took the question away (2)"
        asked, still = walk.state.agenda[-1], after.agenda[depth - 1]
        assert (still.kind, still.ref, still.who) == (asked.kind, asked.ref, asked.who), (
            f"{text} changed the question (2)"
        )


def check_foreign(walk: Walk, pending: Pending, asides: list[Action]) -> None:
    """What is neither option nor free act is refused, with the rule that forbids it."""
    legal = {*pending.options, *asides}
    for action in foreign(walk, pending):
        if action in legal:
            continue
        text = walk.game.say(action)
        rule = walk.game.refusal(walk.state, action)
        assert rule, f"'{text}' is no option, yet not refused (3)"
        assert walk.habit.is_rule(walk.game, rule), f"'{text}' is refused by '{rule}', no rule (3)"
        with pytest.raises(IllegalAction) as refused:
            take(walk.game, walk.state, text)
        assert refused.value.rule == rule, f"'{text}' is refused in two ways (3)"


def foreign(walk: Walk, pending: Pending) -> list[Action]:
    """Inputs of other moments, options with a number changed, and nonsense; all can be said."""
    made: list[Action] = []
    for _ in range(walk.habit.tries):
        if walk.known:
            made.append(walk.random.choice(walk.known))
        near = walk.random.choice(pending.options)
        made.append(changed(walk, near))
        verbs = [
            v for v, word in enumerate(walk.game.lexicon.verbs) if word and is_sayable(walk, v)
        ]
        made.append(filled(walk, walk.random.choice(verbs)))
    return made


def changed(walk: Walk, action: Action) -> Action:
    """The same verb with one of its numbers another."""
    other = filled(walk, action.verb)
    which = walk.random.randrange(3)
    return Action(
        action.verb,
        other.who if which == 0 else action.who,
        other.a if which == 1 else action.a,
        other.b if which == 2 else action.b,
    )


def filled(walk: Walk, verb: int) -> Action:
    """This verb with any numbers that its notation can say."""
    who, a, b = walk.game.lexicon.shapes[verb]
    return Action(
        verb,
        sayable(walk, who) if who else CHANCE,
        sayable(walk, a) if a else 0,
        sayable(walk, b) if b else 0,
    )


def is_sayable(walk: Walk, verb: int) -> bool:
    """Whether everything the verb names exists: a box may have no choices, for instance."""
    for sort in walk.game.lexicon.shapes[verb]:
        if sort and sort != "number" and not any(walk.game.lexicon.names[sort]):
            return False
    return True


def sayable(walk: Walk, sort: str) -> int:
    if sort == "number":
        return walk.random.choice([-1, 0, 1, 2, 3, 6, 7, 10, 99, 999_999_999])
    names = walk.game.lexicon.names[sort]
    return walk.random.choice([n for n, name in enumerate(names) if name])


def check_saved(walk: Walk) -> None:
    """A copy and a saved state are the state, and ask the same."""
    text = json.dumps(walk.state.to_data())
    loaded = walk.game.load(json.loads(text))
    assert json.dumps(loaded.to_data()) == text, "a saved state loads differently (6)"
    copy = walk.state.copy()
    assert json.dumps(copy.to_data()) == text, "a copy differs (5)"
    asked = walk.game.pending(walk.state)
    for other in (loaded, copy):
        again = walk.game.pending(other)
        assert (again.prompt, again.seat, again.options, again.weights) == (
            asked.prompt, asked.seat, asked.options, asked.weights,
        ), "a copy or a saved state asks differently (5, 6)"  # fmt: skip
        assert walk.game.asides(other) == walk.game.asides(walk.state), "free acts differ (5, 6)"


# The next input.


def move_on(walk: Walk) -> None:
    """Take a random input, now and then a free act, and go on from a saved game now and then.

    Replay at the end compares with a game that was never saved: what `to_data` forgets, or a
    copy shares, shows up there.
    """
    pending = walk.game.pending(walk.state)
    asides = walk.game.asides(walk.state)
    action = pick(walk, pending, asides)
    walk.known = [*walk.known, *pending.options, *asides][-400:]
    kept = walk.state
    walk.copies.append((kept, dump(kept)))
    how = walk.random.randrange(4)
    walk.state = walk.game.load(json.loads(dump(kept))) if how == 0 else kept.copy()
    walk.game.apply(walk.state, action)
    walk.inputs.append(walk.game.say(action))
    assert dump(kept) == walk.copies[-1][1], f"'{walk.inputs[-1]}' changed an earlier copy (5)"


def pick(walk: Walk, pending: Pending, asides: list[Action]) -> Action:
    if pending.kind == CHANCE_DECIDES:
        return walk.random.choices(pending.options, pending.weights)[0]
    if asides and walk.random.randrange(10) == 0:
        return walk.random.choice(asides)
    advice = walk.habit.guide(walk.game, walk.state) if walk.random.randrange(10) < 9 else None
    return advice or walk.random.choice(pending.options)
