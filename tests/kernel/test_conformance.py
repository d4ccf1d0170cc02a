"""The toy keeps the twelve properties, and broken toys are caught."""

import pytest
from hypothesis import strategies as st

from orchard.game import OrchardGame
from orchard.state import Orchard
from orchard.verbs import EAT
from orchard.view import OrchardView
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import PLAYING, BaseState
from tests.conformance import Habit, check_random_game, conforms
from tests.toy import CARDS, apples_of, orchard_book, setup, toy


def count(game: Game, s: BaseState) -> object:
    assert isinstance(game, OrchardGame)
    assert isinstance(s, Orchard)
    return apples_of(s, game.book), len(s.weather.stacks[0])


def faults(game: Game, s: BaseState) -> list[str]:
    del game
    assert isinstance(s, Orchard)
    found = [f"basket {apples}" for apples in s.baskets if apples < 0]
    if s.weather.stacks[0].count(-1) != sum(s.weather.unseen):
        found.append("slots and unseen cards differ")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    del game
    assert isinstance(s, Orchard)
    hidden = [name for n, name in enumerate(CARDS) if n not in s.weather.stacks[0]]
    return hidden if s.read else [*hidden, "wasps"]


def is_rule(game: Game, rule: str) -> bool:
    del game
    return rule.startswith("OR-")


HABIT = Habit(80, count, faults, secrets, is_rule)
SETUPS = st.builds(
    setup, st.sampled_from([[0, 0], [0, 1], [1, 0]]), st.sampled_from(["easy", "hard"])
)


def test_the_orchard_conforms() -> None:
    conforms(toy(), SETUPS, HABIT, 60)


def test_random_games_are_repeatable() -> None:
    first = check_random_game(toy(), setup(), 7, HABIT)
    again = check_random_game(toy(), setup(), 7, HABIT)
    assert first.to_data() == again.to_data()
    assert first.result != PLAYING


class Shared(Orchard):
    """A state whose copy shares its baskets."""

    def copy(self) -> Orchard:
        new = super().copy()
        new.baskets = self.baskets
        return new


class Leaky(OrchardGame):
    """Shares a list between copies."""

    def start(self, setup: object) -> Orchard:
        s = super().start(setup)  # type: ignore[arg-type] # only the base class looks at it
        s.__class__ = Shared
        return s

    def load(self, data: dict[str, object]) -> Orchard:
        s = super().load(data)
        s.__class__ = Shared
        return s


class Forgetful(OrchardGame):
    """Loses the apples eaten when a game is loaded."""

    def load(self, data: dict[str, object]) -> Orchard:
        s = super().load(data)
        s.eaten = 0
        return s


class Silent(OrchardGame):
    """Refuses without a rule."""

    def eat_refusal(self, s: Orchard, who: int) -> str:
        return "no" if super().eat_refusal(s, who) else ""


class Tattling(OrchardGame):
    """Shows the weather to come."""

    def view(self, s: BaseState, seat: int) -> OrchardView:
        view = super().view(s, seat)
        view.weather = CARDS
        return view


class Doubtful(OrchardGame):
    """Offers an option twice."""

    def ask(self, s: BaseState, f: object) -> Pending:
        pending = super().ask(s, f)  # type: ignore[arg-type] # handed on as it is
        pending.options.extend(a for a in pending.options[:] if a.verb == EAT)
        return pending


class Thieving(OrchardGame):
    """An apple is lost with each apple eaten out of turn, and the turn passes."""

    def answer(self, s: BaseState, f: object, a: Action) -> None:
        assert isinstance(s, Orchard)
        if a.verb == EAT and s.agenda[-1].who != a.who:
            self.next_turn(s)
        super().answer(s, f, a)  # type: ignore[arg-type] # handed on as it is


def play_some(game: Game) -> None:
    for seed in range(30):
        check_random_game(game, setup(), seed, HABIT)


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (Leaky, r"\(5\)"),
        (Forgetful, r"\(6\)"),
        (Silent, r"\(3\)"),
        (Tattling, r"\(11\)"),
        (Doubtful, r"\(8\)"),
        (Thieving, r"\(2\)"),
    ],
)
def test_a_broken_game_is_caught(broken: type[OrchardGame], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        play_some(broken(orchard_book()))


def test_a_game_that_goes_on_too_long_is_caught() -> None:
    short = Habit(3, count, faults, secrets, is_rule)
    with pytest.raises(AssertionError, match=r"\(12\)"):
        check_random_game(toy(), setup(), 1, short)
