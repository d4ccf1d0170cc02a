"""Checks of what content declares by name: deeds, piles, tokens, ways, opponents, sets."""

from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.files import (
    DeedRecord,
    PileRecord,
    RewardRecord,
    TrialRecord,
)
from rietland.content.board.known import PRINTED_TOKENS
from rietland.content.board.lasting import BonusRecord, ChangeRecord, TokenRecord, WayRecord
from rietland.content.board.legend_file import (
    DiceRecord,
    LifeRecord,
    NamedRecord,
    SecretRecord,
    SetRecord,
)
from rietland.content.faults import (
    INCOMPLETE,
    MISSING_FIELD,
    NEVER_HAPPENS,
    OUT_OF_RANGE,
    TWICE,
)
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.describe import inside

# What heroes do, and what they draw from.


def _deed(walk: Walk, deed: DeedRecord) -> None:
    if deed.trial is not None and deed.hours:
        walk.wrong(deed, "a trial takes an hour for each try: leave out 'hours'")


def _trial(walk: Walk, trial: TrialRecord) -> None:
    if trial.difference and trial.fail:
        walk.wrong(trial, "failing costs either the 'difference' or what 'fail' says")


def _pile(walk: Walk, pile: PileRecord) -> None:
    if not sum(card.count for card in pile.cards.values()):
        walk.wrong(pile, f"the pile '{walk.name}' has no cards", MISSING_FIELD)


def _set(walk: Walk, one: SetRecord) -> None:
    """It leaves something to choose, and a card is in one set only."""
    assert walk.legend is not None
    if not 1 <= one.count < len(one.cards):
        said = f"of {len(one.cards)} cards of '{walk.name}' fewer must come, and at least one"
        walk.wrong(one, said, OUT_OF_RANGE)
    if walk.name in walk.piles:
        walk.wrong(one, f"there is a pile '{walk.name}' already", TWICE)
    names = list(walk.legend.sets)
    before = [walk.legend.sets[name] for name in names[: names.index(walk.name)]]
    seen = [card for other in before for card in other.cards]
    for card in one.cards:
        if card in seen:
            walk.wrong(one, f"the card '{card}' is in a set already", TWICE)
        seen.append(card)
    dice = walk.box.box.dice
    if one.die in dice:
        sides = list(range(1, len(one.cards) + 1))
        if one.count != 1 or sorted(dice[one.die].faces) != sides:
            said = f"the die '{one.die}' cannot say which one of {len(one.cards)} cards comes"
            walk.wrong(one, said)


# What lasts.


def _token(walk: Walk, token: TokenRecord) -> None:
    """It has a name of its own, and faces."""
    if walk.name in PRINTED_TOKENS:
        said = f"'{walk.name}' is there already; this kind of token needs another name"
        walk.wrong(token, said, TWICE)
    if not token.faces:
        walk.wrong(token, f"the token '{walk.name}' has no faces", MISSING_FIELD)


def _change(walk: Walk, change: ChangeRecord) -> None:
    if change.moves:
        said = f"the change '{walk.name}' changes nothing: say 'moves: false'"
        walk.wrong(change, said, MISSING_FIELD)


def _bonus(walk: Walk, bonus: BonusRecord) -> None:
    if bonus.who is not None and bonus.against:
        said = "'against' is for strength that the group has; it has none with 'who'"
        walk.wrong(bonus, said)


def _way(walk: Walk, way: WayRecord) -> None:
    """It changes something for those it is for, and does not depend on how far it is."""
    shut = not way.open or way.stop or way.toll is not None
    if not shut and way.put_down and way.followers is None:
        said = (
            f"the way '{walk.name}' changes nothing: say 'open: false', 'stop: true', 'toll',"
            " 'followers' or 'put_down: false'"
        )
        walk.wrong(way, said, MISSING_FIELD)
    if way.who not in ("heroes", "all"):
        _not_for_heroes(walk, way)
    for word in inside(way):
        measures = isinstance(word, control.Amount) and word.steps is not None
        if isinstance(word, words.Spaces):
            measures = word.within is not None or word.pick == "nearest"
        if measures:
            walk.wrong(word, "a way cannot ask how far it is: that depends on the ways")


def _not_for_heroes(walk: Walk, way: WayRecord) -> None:
    if not way.put_down:
        walk.wrong(way, "only heroes put things down")
    if way.toll is not None:
        walk.wrong(way.toll, "only heroes pay a toll")
    if way.followers is not None:
        walk.wrong(way, "only heroes have 'followers'")


# Opponents and secrets.


def _named(walk: Walk, named: NamedRecord) -> None:
    if named.count < 1:
        said = "'count' says how many figures bear the name: at least 1"
        walk.wrong(named, said, OUT_OF_RANGE)
    if named.shares and named.creature:
        walk.wrong(named, f"'{walk.name}' is a creature: it cannot share spaces")
    if named.wounds and named.life is not None:
        walk.wrong(named, f"'{walk.name}' has a 'life' of cards: it has no 'wounds'")
    if not named.creature:
        _no_creature(walk, named)


def _no_creature(walk: Walk, named: NamedRecord) -> None:
    """An opponent that is no creature brings its own values."""
    name = walk.name
    if name in walk.box.creatures.creatures:
        said = f"'{name}' is a kind of creature; an opponent of its own needs another name"
        walk.wrong(named, said, TWICE)
    if named.strength is None or (named.willpower is None and named.life is None):
        said = f"'{name}' is no creature, so it needs its strength, and willpower or 'life'"
        walk.wrong(named, said, MISSING_FIELD)


def _life(walk: Walk, life: LifeRecord) -> None:
    """A life is a pile that lasts."""
    if life.pile not in walk.piles:
        return
    pile = walk.piles[life.pile]
    cards = sum(card.count for card in pile.cards.values())
    if cards < life.needed:
        said = f"the pile '{life.pile}' has {cards} cards, and {life.needed} are needed"
        walk.wrong(life, said, OUT_OF_RANGE)
    if pile.after != "bottom" or pile.keep:
        said = f"cards of '{life.pile}' must come to the 'bottom', and all are kept"
        walk.wrong(life, said)


def _dice(walk: Walk, dice: DiceRecord) -> None:
    """The dice of an opponent are said in one way, and without a gap."""
    if (dice.count is None) == (not dice.by_willpower):
        walk.wrong(dice, "dice need either 'count' or 'by_willpower'", MISSING_FIELD)
    missing = [
        one for one in range(max(dice.by_willpower, default=-1)) if one not in dice.by_willpower
    ]
    if missing:
        shown = ", ".join(str(one) for one in missing)
        walk.wrong(dice, f"no dice for willpower {shown}", INCOMPLETE)


def _reward(walk: Walk, reward: RewardRecord) -> None:
    """One of several rewards is chosen, so there is at least one."""
    if not reward.any_of:
        walk.wrong(reward, "'any_of' must name at least one reward", MISSING_FIELD)


def _secret(walk: Walk, secret: SecretRecord) -> None:
    hidden = [word.secret for word in walk.everything if isinstance(word, words.Hide)]
    if walk.name not in hidden:
        said = f"'{walk.name}' is nowhere: no 'hide' ever says on which spaces it can be"
        walk.wrong(secret, said, NEVER_HAPPENS)


RECORDS: Checks = {
    DeedRecord: _deed,
    TrialRecord: _trial,
    PileRecord: _pile,
    SetRecord: _set,
    TokenRecord: _token,
    ChangeRecord: _change,
    BonusRecord: _bonus,
    WayRecord: _way,
    NamedRecord: _named,
    LifeRecord: _life,
    DiceRecord: _dice,
    RewardRecord: _reward,
    SecretRecord: _secret,
}
