"""Clashes: what each answer would come to against a creature, told before it is given."""

from rietland.castle import estimate, verbs
from rietland.castle.base import CastleBase
from rietland.castle.estimate import FightEstimate
from rietland.castle.frames import CARD, FIGHT, MOVE, TURN
from rietland.castle.state import State
from rietland.castle.strength import option_refs
from rietland.castle.view import types as records
from rietland.castle.view.labels import encounter_label, hero_label, hero_name
from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE, Pending
from rietland.views import Args, Label


def clashes(g: CastleBase, s: State, pending: Pending) -> list[records.Clash]:
    """For each answer that leads to a fight, the fights it could lead to."""
    found: list[records.Clash] = []
    if pending.kind != DECIDE:
        return found
    kind = s.agenda[-1].kind
    if kind in (CARD, MOVE):
        return _steps(g, s, pending)
    for a in pending.options:
        outlooks: list[FightEstimate] = []
        if kind == TURN and a.verb == verbs.PLAY:
            outlooks = estimate.of_card(g, s, a.who, a.a, option_refs(g, a.a, a.b))
        elif kind == FIGHT and a.verb == verbs.INVITE:
            outlooks = [estimate.of_help(g, s, a.a)]
        elif kind == FIGHT and a.verb == verbs.SUPPORT:
            outlooks = [estimate.of_support(g, s, a)]
        found.extend(_clash(g, a, one) for one in outlooks)
    return found


def _steps(g: CastleBase, s: State, pending: Pending) -> list[records.Clash]:
    """A card lies open: fights that can begin now, and those a movement leads to."""
    found: list[records.Clash] = []
    if s.card < 0 or s.fought:
        return found
    ahead = {one.place: one for one in estimate.of_card(g, s, s.active, s.card, s.todo)}
    for a in pending.options:
        one = ahead.get(a.a) if a.verb == verbs.GO else None
        if a.verb == verbs.FIGHT:
            one = estimate.of_fight(g, s, a.a)
        if one is not None:
            found.append(_clash(g, a, one))
    return found


def _clash(g: CastleBase, a: Action, one: FightEstimate) -> records.Clash:
    return records.Clash(
        say=g.say(a),
        place=one.place,
        creature=g.book.encounters[one.kind].name,
        strength=one.strength,
        points=one.points,
        helpers=[
            records.HelpView(hero_name(g, h), points)
            for h, points in zip(one.helpers, one.helps, strict=True)
        ],
        verdict=estimate.VERDICTS[one.verdict],
        text=_text(g, one),
    )


def _text(g: CastleBase, one: FightEstimate) -> Label:
    """The same in a sentence."""
    args: Args = {
        "what": encounter_label(g, one.kind),
        "strength": one.strength,
        "points": one.points,
        "missing": one.strength - one.points,
        "most": one.most(),
    }
    if one.verdict == estimate.TOGETHER:
        args["helpers"] = _helpers(g, one)
    elif one.verdict == estimate.UNPAID:
        args["gold"] = g.book.encounters[one.kind].toll
    return Label(f"castle-clash.{estimate.VERDICTS[one.verdict]}", args)


def _helpers(g: CastleBase, one: FightEstimate) -> Label:
    labels = [
        Label("castle-clash-help", {"hero": hero_label(g, h), "points": points})
        for h, points in zip(one.helpers, one.helps, strict=True)
    ]
    row = labels[0]
    for label in labels[1:]:
        row = Label("symbols-and", {"first": row, "second": label})
    return row
