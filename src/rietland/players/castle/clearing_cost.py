"""Survey: what it takes to clear the castle's stacks and to win trophies from them."""

from typing import Final

from rietland.castle.state import GALLERY, PLACES, State
from rietland.kernel.pile import UNSEEN
from rietland.kernel.slots import card_of, is_up

#: More than any work can be: it cannot be done any more.
HOPELESS: Final = 25.0
#: Going where something is to be done.
WALK: Final = 0.35
#: Turning up one card more in search of a trophy.
SEEKING: Final = 0.3
#: What it takes to turn a mission up, and to find a trophy nobody has seen, at a guess.
GUESS: Final = 1.5
FAR: Final = 4.0


class ClearingCost:
    """One look at the stacks of a table."""

    def __init__(self, s: State, toil: list[float], turning: float, thorough: bool) -> None:
        #: Whether what must be searched for is calculated, not guessed.
        self.thorough: bool = thorough
        #: By place and position in its stack: the work to be rid of the card.
        self.costs: list[list[float]] = [[]]
        #: By place: the work to be rid of everything that lies there.
        self.clearing: list[float] = [0.0]
        #: Places that are to be cleared anyway.
        self.marked: list[bool] = [False] * (PLACES + 1)
        unseen = 0
        total = 0.0
        for kind, number in enumerate(s.encounters.unseen):
            if number:
                total += number * toil[kind]
                unseen += number
        self.unseen: int = unseen
        #: What a card that nobody has seen costs on average, turning it up included.
        self.hidden: float = (total / unseen if unseen else 1.0) + turning
        for place in range(1, PLACES + 1):
            costs: list[float] = []
            clearing = 0.0
            for slot in s.encounters.stacks[place]:
                kind = card_of(slot)
                plays = self.hidden
                if kind != UNSEEN:
                    plays = toil[kind] if is_up(slot) else toil[kind] + turning
                costs.append(plays)
                clearing += plays
            self.costs.append(costs)
            self.clearing.append(max(0.1, clearing) if costs else 0.0)

    def clear_others(self, place: int, count: int) -> float:
        """The work to clear this many other places, the easiest ones."""
        found: list[float] = []
        for spot in range(1, PLACES + 1):
            if spot != place:
                found.append(0.0 if self.marked[spot] else self.clearing[spot])
        found.sort()
        total = 0.0
        for number in range(min(count, len(found))):
            total += found[number]
        return total

    def uncovering(self, s: State, place: int, count: int) -> float:
        """The work to reveal this many other missions, those under the fewest cards."""
        if not self.thorough:
            return GUESS * max(0, count)
        found: list[float] = []
        for spot in range(1, PLACES + 1):
            if spot != place and s.missions.stacks[spot] and s.missions.stacks[spot][0] < 0:
                found.append(WALK if self.marked[spot] else WALK + self.clearing[spot])
        found.sort()
        total = 0.0
        for number in range(count):
            total += found[number] if number < len(found) else HOPELESS
        return total

    def trophies(self, s: State, wanted: list[bool], count: int) -> float:
        """The work to win the missing ones of this many trophies: the nearest in the stacks."""
        lack = count
        for slot in s.encounters.stacks[GALLERY]:
            if wanted[card_of(slot)]:
                lack -= 1
        if lack <= 0:
            return 0.0
        near: list[float] = []
        rest = 0
        for kind, number in enumerate(s.encounters.unseen):
            if wanted[kind]:
                rest += number
        for place in range(1, PLACES + 1):
            self._dig(s, place, wanted, near)
        if len(near) + rest < lack:
            return HOPELESS
        near.sort()
        far = self.finding(rest)
        total = 0.0
        for number in range(lack):
            total += min(far, near[number]) if number < len(near) else far
        return total

    def finding(self, rest: int) -> float:
        """The work to win a trophy nobody has seen, when this many are left: one card in many."""
        if self.thorough:
            return self.hidden + SEEKING * (self.unseen - rest) / (rest + 1)
        return min(FAR, self.hidden * self.unseen / rest) if rest > 0 else FAR

    def _dig(self, s: State, place: int, wanted: list[bool], near: list[float]) -> None:
        """For each such trophy of a stack the work since the one above it."""
        plays = 0.0
        for number, slot in enumerate(s.encounters.stacks[place]):
            plays += self.costs[place][number]
            kind = card_of(slot)
            if kind != UNSEEN and wanted[kind]:
                near.append(0.1 if self.marked[place] else max(0.1, plays))
                plays = 0.0

    def kinds(self, s: State, wanted: list[bool], count: int) -> float:
        """The work to win trophies of this many different kinds."""
        have: list[int] = []
        for slot in s.encounters.stacks[GALLERY]:
            kind = card_of(slot)
            if wanted[kind] and kind not in have:
                have.append(kind)
        lack = count - len(have)
        if lack <= 0:
            return 0.0
        best: dict[int, float] = {}
        for place in range(1, PLACES + 1):
            plays = 0.0
            for number, slot in enumerate(s.encounters.stacks[place]):
                plays += self.costs[place][number]
                kind = card_of(slot)
                if kind == UNSEEN or kind in have or not wanted[kind]:
                    continue
                cost = 0.1 if self.marked[place] else plays
                if kind not in best or cost < best[kind]:
                    best[kind] = cost
        near = sorted(best.values())
        total = 0.0
        for number in range(lack):
            total += min(2.5, near[number]) if number < len(near) else 2.5
        return total
