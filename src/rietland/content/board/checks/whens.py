"""Checks of triggers: one that can never fire is a fault, with the reason."""

from collections.abc import Callable
from typing import Any, Final

from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.files import CardRecord, PileCardRecord, TriggerRecord
from rietland.content.board.occurs import never_comes, never_found, never_lies
from rietland.content.faults import NEVER_HAPPENS
from rietland.vocabulary import board as words
from rietland.vocabulary.control import Word


def _trigger(walk: Walk, trigger: TriggerRecord) -> None:
    when = trigger.when
    never = _NEVER.get(type(when))  # type: ignore[arg-type] # any record
    # Which events a box's own trigger meets, its legends say.
    why = never(walk, when) if never is not None and walk.legend is not None else ""
    if why:
        said = f"trigger '{_title(walk)}' cannot fire: {why}"
        walk.wrong(trigger, said, NEVER_HAPPENS)
    if trigger.instead and not isinstance(when, words.FogFound | words.TokenFound):
        said = "'instead' is for what a token does: it needs 'fog_found' or 'token_found'"
        walk.wrong(trigger, said)


def _title(walk: Walk) -> str:
    """The name of a trigger, with that of its card."""
    of_card = walk.is_in(CardRecord, PileCardRecord)
    return f"{walk.names[-1]}/{walk.name}" if of_card else walk.name


def _fog_found(walk: Walk, when: words.FogFound) -> str:
    laid = [word for word in walk.everything if isinstance(word, words.Fog)]
    if any(word.faces.get(when.face) or not when.face for word in laid):
        return ""
    return f"no fog token '{when.face}' is ever laid"


def _token_found(walk: Walk, when: words.TokenFound) -> str:
    return never_found(walk.lasting.tokens, when, walk.everything)


def _defeated(walk: Walk, when: words.CreatureDefeated | words.CreatureGone) -> str:
    return never_comes(when.creature, when.named, walk.everything)


def _any_creature(walk: Walk, _when: Word) -> str:
    return never_comes("", "", walk.everything)


def _creature(walk: Walk, when: words.CreatureEnters | words.CreatureArrives) -> str:
    return never_comes(when.creature, "", walk.everything)


def _emptied(walk: Walk, _when: words.Emptied) -> str:
    crowded = any(isinstance(word, words.Crowd) for word in walk.everything)
    return "" if crowded else "no 'crowd' ever holds a space"


_OfThings = (
    words.ThingArrives | words.ThingTaken | words.ThingGone
    | words.FollowerLost | words.FollowerArrives
)  # fmt: skip


def _thing(walk: Walk, when: _OfThings) -> str:
    return never_lies(walk.box, when.thing, walk.everything) if when.thing else ""


def _bartered(walk: Walk, _when: words.Bartered) -> str:
    return "" if walk.box.box.barter else "no merchant of this box barters"


def _hero_comes(walk: Walk, when: words.HeroStops | words.HeroEnters) -> str:
    shut = isinstance(when.at, int) and when.at in walk.box.board.closed
    return f"no hero can enter {when.at}" if shut else ""


def _hour(walk: Walk, when: words.HourReached) -> str:
    last = walk.box.box.hours + len(walk.box.box.overtime)
    known = not isinstance(when.hour, int) or 1 <= when.hour <= last
    return "" if known else f"a day has the hours 1 to {last}"


def _letter(_walk: Walk, when: words.NarratorReaches) -> str:
    return "the narrator begins on A and never enters it" if when.letter == "A" else ""


_NEVER: Final[dict[type[Word], Callable[[Walk, Any], str]]] = {
    words.FogFound: _fog_found,
    words.TokenFound: _token_found,
    words.CreatureDefeated: _defeated,
    words.CreatureGone: _defeated,
    words.Meets: _any_creature,
    words.FightBegins: _any_creature,
    words.RoundOver: _any_creature,
    words.CreatureEnters: _creature,
    words.CreatureArrives: _creature,
    words.Emptied: _emptied,
    words.ThingArrives: _thing,
    words.ThingTaken: _thing,
    words.ThingGone: _thing,
    words.FollowerLost: _thing,
    words.FollowerArrives: _thing,
    words.Bartered: _bartered,
    words.HeroStops: _hero_comes,
    words.HeroEnters: _hero_comes,
    words.HourReached: _hour,
    words.NarratorReaches: _letter,
}

WHENS: Checks = {TriggerRecord: _trigger}
