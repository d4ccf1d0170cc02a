"""Intentions in words: the steps of a plan as one sentence, for every family.

A step is told by `step-<name>`, as one says what one will do: "buy a bow". Its part `.away` is
for a place where the hero is not yet: "go to space 57 to buy a bow".
"""

from typing import Final, cast

from rietland import families
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.search import thought as t
from rietland.players.search.thought import STEPS, Intent
from rietland.views import Label

#: Steps that can be told as a way and its end.
_AWAY: Final = (t.FIGHT, t.FETCH, t.BUY, t.EMPTY_WELL, t.UNCOVER, t.GAIN, t.AWAIT, t.DEED)
#: Steps that always name their place.
_PLACED: Final = (t.HOLD, t.BRING, t.VIGIL, t.RELAY, t.NIGHT, t.LURE, t.LEAD)
#: Steps that name a thing, a foe or a card.
_NAMING: Final = (
    t.FIGHT, t.FETCH, t.BRING, t.BUY, t.GIVE, t.USE, t.PLAY, t.AWAIT, t.RELAY, t.DEED, t.LURE,
    t.LEAD,
)  # fmt: skip
#: No sentence is longer.
MOST: Final = 3
_VARIANTS: Final = ["", "", ".two", ".three"]


class Intentions:
    """How a family names places and things, and what its inputs do. This one can name nothing."""

    #: Variant of the words for "rest".
    rest: str = ""

    def here(self, s: BaseState, h: int) -> int:  # noqa: ARG002 - for families to say
        """The place of a hero, or -1."""
        return -1

    def deed(self, g: Game, s: BaseState, action: Action) -> Intent | None:  # noqa: ARG002
        """The step an input takes, or begins; None for answers that are no step of a plan."""
        return None

    def arrival(self, g: Game, s: BaseState, action: Action) -> Intent | None:  # noqa: ARG002
        """What comes of an input that is no step of a plan, where that is worth a word."""
        return None

    def leads_to(self, g: Game, s: BaseState, h: int, to: int, place: int) -> bool:  # noqa: ARG002
        """Whether going there brings a hero nearer to a place."""
        return to == place

    def way(self, g: Game, s: BaseState, at: int, place: int) -> list[int]:  # noqa: ARG002
        """The places on the way from one to another, without the first."""
        return [place] if place != at else []

    def may_go_round(self) -> bool:
        """Whether a way may lead elsewhere first."""
        return False

    def is_for_later(self, s: BaseState, action: Action, step: Intent) -> bool:  # noqa: ARG002
        """Whether a step comes only after an input that ends the turn or the move."""
        return False

    def is_past(self, s: BaseState, h: int, step: Intent) -> bool:  # noqa: ARG002
        """Whether a hero whose turn is over has done what it meant to do first."""
        return step.kind in (t.PASS, t.REST)

    def is_near(self, g: Game, s: BaseState, h: int, place: int) -> bool | None:  # noqa: ARG002
        """Whether a hero could fight at a place from where it is; None where its plan says."""
        return None

    def goal(self, g: Game, s: BaseState, h: int, steps: list[Intent]) -> Label | None:  # noqa: ARG002
        """The goal of the legend that a plan serves, if one can be named."""
        return None

    def touch(self, place: int) -> str:
        """How views name a place that is lit up."""
        return f"place:{place}"

    def place_label(self, g: Game, place: int) -> Label:  # noqa: ARG002
        return Label("step-space", {"place": place})

    def what_label(self, g: Game, s: BaseState, step: Intent) -> Label | None:  # noqa: ARG002
        """Foe, thing or card by name, or None when the step names none."""
        return None


def of(g: Game) -> Intentions:
    """What the family of a game knows of intentions."""
    part = families.of(g).intentions
    return cast("Intentions", families.load(part)()) if part else Intentions()


# What is done.


def deed(g: Game, s: BaseState, action: Action) -> Intent | None:
    """The step an input takes, or begins; None for answers that are no step of a plan."""
    return of(g).deed(g, s, action)


def fits(g: Game, s: BaseState, action: Action, step: Intent, *, roundabout: bool = True) -> bool:
    """Whether an input is the step, or a part of the way to it, if need be a roundabout one."""
    done = deed(g, s, action)
    if done is None:
        return True
    if done.kind == step.kind:
        same = step.place in (-1, done.place) or done.place < 0
        if same and step.what in (-1, done.what):
            return True
    if done.kind != t.GO or step.place < 0 or step.place == _here(g, s, action.who):
        return False
    known = of(g)
    nearer = known.leads_to(g, s, action.who, done.place, step.place)
    return nearer or (roundabout and known.may_go_round())


def beginning(
    g: Game, s: BaseState, action: Action, steps: list[Intent], *, roundabout: bool = True
) -> list[Intent]:
    """The steps from the one an input belongs to; nothing if it belongs to none.

    A way may turn out to be needless, as for an archer who fights from next door.
    """
    for number, step in enumerate(steps):
        if fits(g, s, action, step, roundabout=roundabout):
            return steps[number:]
        if step.kind != t.GO:
            break
    return []


def meant(g: Game, s: BaseState, course: list[Action], steps: list[Intent]) -> list[Action]:
    """The inputs up to the first that does something else than the steps say; at least one."""
    now = s.copy()
    kept: list[Action] = []
    for action in course:
        done = deed(g, now, action)
        if kept and done is not None and not any(fits(g, now, action, one) for one in steps):
            break
        kept.append(action)
        g.apply(now, action)
    return kept


def path(g: Game, s: BaseState, h: int, places: list[int]) -> list[int]:
    """The way of a hero to these places, one after the other, from where it stands."""
    known = of(g)
    found = [known.here(s, h)]
    for place in places:
        if place >= 0:
            found += known.way(g, s, found[-1], place)
    return found


def _here(g: Game, s: BaseState, h: int) -> int:
    return of(g).here(s, h)


def still_meant(g: Game, s: BaseState, h: int, steps: list[Intent]) -> list[Intent]:
    """The steps without those in the beginning that are past, and the ways that led to them."""
    known = of(g)
    for number, step in enumerate(steps):
        after = steps[number + 1] if number + 1 < len(steps) else step
        is_way = _goes_to(step, after.place)
        if not known.is_past(s, h, after if is_way else step):
            return steps[number:]
    return []


# Words.


def told(g: Game, s: BaseState, h: int, steps: list[Intent]) -> Label:
    """What a hero will do: "I’ll go to space 57 to buy a bow, then hold space 32."."""
    first = _tellable(steps)
    label = Label("intention", {"plan": plan(g, s, h, steps)})
    team = first[0].team if first and first[0].kind == t.FIGHT else []
    return Label("intention-with", {"plan": label, "team": _names(g, team)}) if team else label


def purpose(g: Game, s: BaseState, action: Action, steps: list[Intent]) -> Label | None:
    """What an input is for: the plan behind it without what the input says itself, if any is left.

    "Go to space 14 and fight the gor." for a step on that way, "Then hold space 32." for its last.
    """
    left = _tellable(steps)
    if not left:
        return None
    done = deed(g, s, action)
    is_there = left[0].kind == t.GO and left[0].place == _here(g, s, action.who)
    if not is_there and not _says(done, left[0]):
        later = of(g).is_for_later(s, action, left[0])
        return Label("hint-then" if later else "hint-plan", {"plan": plan(g, s, action.who, left)})
    if len(left) == 1:
        return None
    at = done.place if done is not None and done.place >= 0 else _here(g, s, action.who)
    return Label("hint-then", {"plan": plan(g, s, action.who, left[1:], at)})


def _says(done: Intent | None, step: Intent) -> bool:
    """Whether the words of an input say already that it is this step."""
    if done is None or step.kind in (t.STAY, t.PASS):
        # A hero who passes waits for the others and gives no other reason.
        return step.kind == t.STAY
    same = step.place in (-1, done.place) or done.place < 0
    return done.kind == step.kind and same and (step.what in (-1, done.what) or done.what < 0)


def plan(g: Game, s: BaseState, h: int, steps: list[Intent], start: int = -1) -> Label:
    """The steps as one part of a sentence: "go to space 57 to buy a bow, then hold space 32"."""
    found: list[Label] = []
    at = start if start >= 0 else _here(g, s, h)
    before: Intent | None = None
    for step in _tellable(steps)[:MOST]:
        if step.kind == t.FIGHT and at == _here(g, s, h) and _is_near(g, s, h, step.place, steps):
            at = step.place
        if step.kind == t.FIGHT and before is not None and before.kind == t.GO:
            # Who goes elsewhere for a fight strikes from there.
            at = step.place
        before = step
        found.append(_said(g, s, step, at))
        at = step.place if step.place >= 0 else at
    if not found:
        return Label("step-pass")
    names = ("first", "second", "third")
    return Label(f"plan{_VARIANTS[len(found)]}", dict(zip(names, found, strict=False)))


def _is_near(g: Game, s: BaseState, h: int, place: int, steps: list[Intent]) -> bool:
    """Whether the hero fights there from where it stands."""
    near = of(g).is_near(g, s, h, place)
    # Where heroes fight from afar, one who does not mean to go there does so.
    return near if near is not None else not any(_goes_to(step, place) for step in steps)


def _goes_to(step: Intent, place: int) -> bool:
    return step.kind == t.GO and step.place == place


def _tellable(steps: list[Intent]) -> list[Intent]:
    """The steps without a way that the next one tells of."""
    kept: list[Intent] = []
    for number, step in enumerate(steps):
        after = steps[number + 1] if number + 1 < len(steps) else step
        told_later = after.kind in (*_AWAY, *_PLACED) and after.place == step.place
        if step.kind != t.GO or not told_later:
            kept.append(step)
    return kept


def _said(g: Game, s: BaseState, step: Intent, at: int) -> Label:
    what = of(g).what_label(g, s, step) if step.kind in _NAMING else None
    if step.kind in _NAMING and what is None:
        # Nothing to name: where it is done says enough.
        step = Intent(t.GO, step.place) if step.place >= 0 else Intent(t.PASS)
    key = f"step-{STEPS[step.kind]}"
    args: dict[str, int | str | Label] = {}
    is_away = step.place >= 0 and step.place != at and step.kind in _AWAY
    if is_away or step.kind in (t.GO, *_PLACED):
        args["place"] = of(g).place_label(g, step.place if step.place >= 0 else at)
    if what is not None:
        args["what"] = what
    if step.kind == t.GIVE and step.team:
        args["who"] = _hero(g, step.team[0])
    if step.kind == t.REST:
        key += of(g).rest
    return Label(f"{key}.away" if is_away else key, args)


def _hero(g: Game, h: int) -> Label:
    return Label(f"hero-{g.lexicon.names['hero'][h]}")


def _names(g: Game, team: list[int]) -> Label:
    """Several heroes: "Thorn, Chada and Eara"."""
    label = _hero(g, team[-1])
    for number, h in enumerate(reversed(team[:-1])):
        key = "names-more" if number else "names-two"
        label = Label(key, {"first": _hero(g, h), "second": label})
    return label
