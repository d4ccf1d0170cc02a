"""Checks of effects on heroes: what they become, where they are put, what they get."""

from rietland.content.board.checks import scope
from rietland.content.board.checks.things import check_follower
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.faults import OUT_OF_RANGE
from rietland.vocabulary import board as words


def _set_heroes(walk: Walk, word: words.SetHeroes) -> None:
    limits = walk.box.box.limits
    for name, value, most in (
        ("strength", word.strength, limits.strength),
        ("willpower", word.willpower, limits.willpower),
    ):
        if isinstance(value, int) and not 1 <= value <= most:
            walk.wrong(word, f"{name} must be between 1 and {most}, not {value}", OUT_OF_RANGE)


def _put_heroes(walk: Walk, word: words.PutHeroes) -> None:
    if word.space is not None:
        walk.need(word, {scope.ME})


def _gain(walk: Walk, word: words.Gain) -> None:
    check_follower(walk, word, word.things)


def _share(walk: Walk, word: words.Share) -> None:
    check_follower(walk, word, [word.thing])


HEROES: Checks = {
    words.SetHeroes: _set_heroes,
    words.PutHeroes: _put_heroes,
    words.Gain: _gain,
    words.Share: _share,
}
