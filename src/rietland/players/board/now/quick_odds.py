"""Quick odds: how a fight may be expected to go, quick enough to weigh every team.

The exact odds with all choices are in `board/odds/`; these leave out what is decided within a
round, are found once for each case and kept.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.fight import dice
from rietland.board.fight.strength import battle_strength
from rietland.board.pieces import creature_values, heroes
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    DOUBLES,
    DOUBLES_ROLL,
    REROLLS,
    SHINES,
    face_of,
    kind_of,
)
from rietland.board.state import Hero, State
from rietland.players.board.now.throws import (
    BEST,
    BLACK,
    EQUALS,
    EQUALS_AGAIN,
    EXTRA,
    HAND_BITS,
    ONE_BY_ONE,
    TURNED,
    TURNED_AGAIN,
    WAYS,
    hand,
    sum_of,
    throw,
    way_of,
)

#: What brew adds to a round: about a good die more; and what a plant adds that doubles all dice.
BREW: Final = 4
_PLANT: Final = 5

#: Rounds over which they are spread.
_BURNING: Final = 4

#: Rounds beyond which no fight is looked at.
_ROUNDS: Final = 5
#: Willpower a card of an opponent's life costs each fighter, about.
_CARD_LOSS: Final = 2.0
#: Willpower beyond which no fighter is in danger.
_HEALTH: Final = 14


class Odds:
    """How a fight may be expected to go."""

    def __init__(self) -> None:
        self.win: float = 0.0
        self.rounds: float = 0.0
        #: The chance that the weakest fighter falls.
        self.ruin: float = 0.0
        #: Willpower every fighter loses where the fight is over, and where it is not.
        self.lost: float = 0.0
        self.pending: float = 0.0

    def loss(self) -> float:
        return self.lost + self.pending

    def copy(self) -> "Odds":
        new = Odds()
        new.win = self.win
        new.rounds = self.rounds
        new.ruin = self.ruin
        new.lost = self.lost
        return new


_margins: Final[dict[int, list[float]]] = {}
_fights: Final[dict[int, list[Odds]]] = {}
#: Added to a margin so that it counts from 0: no throw comes to more.
_SHIFT: Final = 50


def _margin(hands: int, count: int, way: int) -> list[float]:
    """By how much the heroes' dice beat the creature's, counted from -_SHIFT."""
    key = hands << 8 | hand(count, way)
    found = _margins.get(key)
    if found is not None:
        return found
    ours = sum_of(hands)
    theirs = throw(hand(count, way))
    found = [0.0] * (len(ours) + _SHIFT)
    for value, chance in enumerate(ours):
        if chance > 0.0:
            for other, likely in enumerate(theirs):
                if likely > 0.0:
                    found[value - other + _SHIFT] += chance * likely
    _margins[key] = found
    return found


def foe(way: int, row: list[int]) -> int:
    """The dice of a creature as one number below 16384: few, many, and from which willpower on.

    All creatures and opponents throw by one such step, or always as many.
    """
    step = len(row) - 1
    while step > 0 and row[step - 1] == row[-1]:
        step -= 1
    few = min(row[0], 7)
    many = min(row[-1], 7)
    return ((few * 8 + many) * 32 + min(step, 31)) * WAYS + way


def _dice_at(enemy: int, left: int) -> int:
    """How many dice a creature throws with so much willpower left."""
    step = enemy // WAYS % 32
    return enemy // (WAYS * 32) % 8 if left >= step else enemy // (WAYS * 32 * 8)


def fight(lead: int, hands: int, enemy: int, willpower: int, health: int, rounds: int) -> Odds:
    """The odds when the heroes are `lead` stronger before the dice, over that many rounds."""
    lead = max(-20, min(20, lead))
    health = min(health, _HEALTH)
    key = (((hands * 64 + lead + 32) * 16384 + enemy) * 32 + willpower) * 32 + health
    found = _fights.get(key)
    if found is None:
        found = _fight(lead, hands, enemy, willpower, health)
        _fights[key] = found
    return found[max(0, min(rounds, _ROUNDS))]


def _fight(lead: int, hands: int, enemy: int, willpower: int, health: int) -> list[Odds]:
    """Round by round, what has come of the fight by then."""
    odds = Odds()
    found = [odds]
    # Probability by willpower the creature has left and willpower each hero lost.
    now = [[0.0] * (health + 1) for _ in range(willpower + 1)]
    now[willpower][0] = 1.0
    for _ in range(_ROUNDS):
        odds = odds.copy()
        after = [[0.0] * (health + 1) for _ in range(willpower + 1)]
        for left in range(1, willpower + 1):
            margins = _margin(hands, _dice_at(enemy, left), way_of(enemy))
            for lost in range(health):
                if now[left][lost] > 1e-5:
                    _round(odds, now[left][lost], margins, lead, left, lost, health, after)
        now = after
        pending = 0.0
        for left in range(1, willpower + 1):
            for lost in range(health):
                pending += now[left][lost] * lost
        odds.pending = pending
        found.append(odds)
    return found


def _round(
    odds: Odds,
    chance: float,
    margins: list[float],
    lead: int,
    left: int,
    lost: int,
    health: int,
    after: list[list[float]],
) -> None:
    """Everything one round may bring from here."""
    odds.rounds += chance
    for shifted in range(len(margins)):
        if margins[shifted] == 0.0:
            continue
        p = chance * margins[shifted]
        gain = lead + shifted - _SHIFT
        if gain >= left:
            odds.win += p
            odds.lost += p * lost
        elif gain >= 0:
            after[left - gain][lost] += p
        elif lost - gain >= health:
            odds.ruin += p
            odds.lost += p * health
        else:
            after[left][lost - gain] += p


def fight_for_cards(lead: int, hands: int, enemy: int, cards: int, rounds: int) -> Odds:
    """The odds against an opponent that loses a card in each round the heroes win."""
    margins = _margin(hands, _dice_at(enemy, cards), way_of(enemy))
    better = 0.0
    for shifted, chance in enumerate(margins):
        if lead + shifted - _SHIFT > 0:
            better += chance
    odds = Odds()
    # Probability by cards it has left.
    now = [0.0] * (cards + 1)
    now[cards] = 1.0
    for _ in range(min(rounds, _ROUNDS + cards)):
        after = [0.0] * (cards + 1)
        for left in range(1, cards + 1):
            odds.rounds += now[left]
            odds.lost += now[left] * (1.0 - better) * _CARD_LOSS
            after[left - 1] += now[left] * better
            after[left] += now[left] * (1.0 - better)
        odds.win += after[0]
        now = after
        now[0] = 0.0
    return odds


def hand_of(g: Board, s: State, h: int) -> int:
    """How many dice this hero throws, and how."""
    hero = s.heroes[h]
    kind = g.book.heroes[hero.kind]
    count = kind.dice[hero.willpower]
    if kind.archer:
        return hand(1, BLACK) if dice.has_black_die(g, hero) else hand(count, ONE_BY_ONE)
    if not hero.things:
        return hand(1, TURNED) if kind.flips and count == 1 else hand(count, BEST)
    code = _equipped(g, hero, count, kind.flips)
    return code | EXTRA if dice.extra_die(g, hero) >= 0 else code


def _equipped(g: Board, hero: Hero, count: int, flips: bool) -> int:
    """The own dice of a hero with things."""
    if dice.has_black_die(g, hero):
        return hand(1, BLACK)
    again = heroes.find(g, hero, REROLLS) > 0
    if count > 1 and heroes.find(g, hero, ADDS_EQUALS):
        return hand(count, EQUALS_AGAIN if again else EQUALS)
    if flips and count == 1:
        return hand(1, TURNED_AGAIN if again else TURNED)
    if not again:
        return hand(count, BEST)
    # The lowest of several dice is rolled again; a single one only while it is low.
    return hand(count + 1, BEST) if count > 1 else hand(2, ONE_BY_ONE)


def doubling(g: Board, hero: Hero) -> int:
    """About what a hero adds to a round once, by brew or a plant."""
    if heroes.find(g, hero, DOUBLES_ROLL):
        return _PLANT
    return BREW if heroes.find(g, hero, DOUBLES) else 0


def lights(g: Board, s: State, team: list[int]) -> list[int]:
    """What the things of these heroes add to a round in which they are burnt, the most first."""
    found: list[int] = []
    if g.book.kind_by_ability[SHINES] < 0:
        return found
    for h in team:
        for code in s.heroes[h].things:
            if g.book.things[kind_of(code)].ability == SHINES:
                found.append(face_of(code))
    found.sort(reverse=True)
    return found


def brightness(g: Board, s: State, team: list[int]) -> int:
    """About what things that are burnt in one round each add to every round of a fight."""
    return glow(lights(g, s, team))


def glow(found: list[int]) -> int:
    """The same of what each of these adds, the most first."""
    return sum(found[:_BURNING]) // _BURNING


def hands_of(g: Board, s: State) -> list[int]:
    """The hand of every hero."""
    return [hand_of(g, s, h) for h in range(len(s.heroes))]


def odds(
    g: Board,
    s: State,
    team: list[int],
    hands: list[int],
    c: int,
    rounds: int,
    willpower: int,
    bonus: int,
) -> Odds:
    """How a fight of these heroes against a creature goes, wherever they stand now."""
    lead = bonus - creature_values.strength_of(g, s, c, team)
    lead += battle_strength(g, s, team, c)
    codes: list[int] = []
    health = 20
    for h in team:
        hero = s.heroes[h]
        codes.append(hands[h])
        health = min(health, hero.willpower)
    codes.sort()
    together = 0
    for code in codes:
        together = together << HAND_BITS | code
    way = BLACK if creature_values.die_of(g, s, c) == g.book.black_die else EQUALS
    points = willpower if willpower > 0 else creature_values.willpower_of(g, s, c)
    enemy = foe(way, creature_values.dice_row(g, s, c, team))
    name = s.creature_name[c]
    if name >= 0 and g.book.named[name].life >= 0:
        return fight_for_cards(lead, together, enemy, points, rounds)
    return fight(lead, together, enemy, points, health, rounds)


def reaching(team: list[int], hands: list[int], wanted: int) -> float:
    """The chance that the dice of these heroes come to so much."""
    codes: list[int] = [hands[h] for h in team]
    codes.sort()
    together = 0
    for code in codes:
        together = together << HAND_BITS | code
    total = 0.0
    for value, chance in enumerate(sum_of(together)):
        if value >= wanted:
            total += chance
    return total
