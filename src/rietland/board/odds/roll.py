"""Odds in the middle of a roll: which dice, turn one or not, throw on, use brew or a herb."""

from rietland.board.base import Board
from rietland.board.fight.dice import opposite
from rietland.board.fight.dice import turn as turn_die
from rietland.board.odds.dice import Hand, worth
from rietland.board.odds.fight import Fight
from rietland.board.odds.outcomes import FightCourse, Forecast, by_spent
from rietland.board.odds.round import (
    OPEN,
    SPENT,
    TIE,
    Plan,
    Turn,
    Use,
    fold,
    stop_worths,
    throw_worth,
    use_worth,
)
from rietland.board.odds.spread import no_chances, spread, throw
from rietland.board.pieces.things import HEALS, POISONS, face_of
from rietland.board.state import Battle
from rietland.board.verbs import AGAIN, BREW, CHEW, FLIP, HAND, POISON
from rietland.kernel.action import Action


class Roll:
    """A fighter's roll under way, with what is left of the round behind it."""

    def __init__(self, g: Board, b: Battle, course: FightCourse, turning: bool) -> None:
        fight = course.fight
        self.g: Board = g
        self.b: Battle = b
        self.course: FightCourse = course
        #: The wizard is asked, not yet the roller.
        self.turning: bool = turning
        self.key: int = fight.key(b.willpower)
        wizard = not b.flipped and fight.has_wizard(self.key)
        self.flip: int = OPEN if wizard else SPENT
        self.plan: Plan = _plan(fight, b, self.key, wizard)
        self.layers: list[list[list[float]]] = fold(
            self.plan, fight.last_layer(self.plan, self.key)
        )
        self.turn: Turn = self.plan.turns[0]
        self.hand: Hand = self.turn.hands[b.dice_choice if b.dice else 0]
        #: Place in the rows of a roll worth nothing.
        self.at: int = self.turn.low + self.turn.strength - self.plan.low_after(0)

    def of_option(self, a: Action) -> Forecast:
        """What follows this answer."""
        b = self.b
        to = no_chances(self.plan, 1, len(self.turn.uses))
        if a.verb == HAND:
            hand = self.turn.hands[a.a]
            found = self._throw(hand, hand.throws, self.flip, to)
        elif a.verb == AGAIN:
            found = self._throw(self.hand, b.dice_left, self.flip, to)
        elif a.verb == FLIP:
            found = self._react(self._turned(a.a), SPENT, to)
        elif self.turning:
            found = self._react(b.dice, self.flip, to)
        else:
            found = self._settle(b.dice, self.flip, self._uses_of(a), to)
        rows = spread(self.plan, 1, to, self.layers)
        forecast = self.course.of_rolls(self.key, self.plan.low, by_spent(self.plan.spent, rows))
        forecast.worth = found
        return forecast

    def _turned(self, value: int) -> list[int]:
        other = self.b.copy()
        turn_die(other, value, opposite(self.g, other, value))
        return other.dice

    def _throw(self, hand: Hand, throws: int, flip: int, to: list[list[float]]) -> float:
        after = self.layers[1]
        stops = stop_worths(self.turn, hand, after, 0, flip, self.at)
        throw(self.turn, hand, after, 0, flip, self.at, throws, 1.0, to)
        return throw_worth(hand.weights, stops, throws)

    def _react(self, faces: list[int], flip: int, to: list[list[float]]) -> float:
        """Throw on if that is better than the best use on these dice."""
        uses = list(range(len(self.turn.uses)))
        if self.hand.one_by_one and self.b.dice_left > 0:
            stops = stop_worths(self.turn, self.hand, self.layers[1], 0, flip, self.at)
            on = throw_worth(self.hand.weights, stops, self.b.dice_left)
            if on > self._use_worth(self._best(faces, flip, uses), faces, flip) + TIE:
                return self._throw(self.hand, self.b.dice_left, flip, to)
        return self._settle(faces, flip, uses, to)

    def _settle(self, faces: list[int], flip: int, uses: list[int], to: list[list[float]]) -> float:
        """Let these dice count, with the best of these uses."""
        u = self._best(faces, flip, uses)
        value, best = self._result(faces)
        to[u * 2 + flip][self.at + self.turn.uses[u].points(value, best)] += 1.0
        return self._use_worth(u, faces, flip)

    def _best(self, faces: list[int], flip: int, uses: list[int]) -> int:
        chosen = uses[0]
        for u in uses:
            if self._use_worth(u, faces, flip) > self._use_worth(chosen, faces, flip) + TIE:
                chosen = u
        return chosen

    def _use_worth(self, u: int, faces: list[int], flip: int) -> float:
        value, best = self._result(faces)
        return use_worth(self.turn, u, value, best, self.layers[1], 0, flip, self.at)

    def _result(self, faces: list[int]) -> tuple[int, int]:
        """What the dice are worth as they lie, and the best die."""
        if self.hand.one_by_one:
            return faces[-1], faces[-1]
        helm = self.course.fight.fighters[self.b.current].helm
        return worth(faces, helm), max(faces)

    def _uses_of(self, a: Action) -> list[int]:
        """The uses that begin with this answer: with brew, that herb, poison, or nothing."""
        found: list[int] = []
        for u, use in enumerate(self.turn.uses):
            if a.verb == BREW:
                if use.brewed:
                    found.append(u)
            elif a.verb == CHEW:
                if self._has(use, HEALS, face_of(a.a)):
                    found.append(u)
            elif a.verb == POISON:
                if self._has(use, POISONS, 0):
                    found.append(u)
            elif use.key == 0:
                found.append(u)
        return found

    def _has(self, use: Use, ability: int, face: int) -> bool:
        """Does the use take such a thing?"""
        for store in self.course.fight.stores:
            if store.fighter == self.b.current and store.ability == ability and store.face == face:
                return use.key // store.unit % (store.uses + 1) > 0
        return False


def _plan(fight: Fight, b: Battle, key: int, wizard: bool) -> Plan:
    """The rest of the round; a roll already doubled stays so, whatever else is used on it."""
    plan = fight.plan_from(key, b.current, b.total + b.herb_points, wizard)
    if not b.brewed:
        return plan
    turn = plan.turns[0]
    uses = [Use(u.key, True, u.herbs, u.price) for u in turn.uses if not u.brewed]
    turns = [Turn(turn.strength, turn.hands, uses), *plan.turns[1:]]
    return Plan(turns, b.total + b.herb_points, wizard)
