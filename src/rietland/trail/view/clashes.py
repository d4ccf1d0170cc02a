"""Fights that are possible: with which card, against whom, alone, for the other or together."""

from rietland.kernel.action import Action
from rietland.trail import fight, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import PILES, WIDTH
from rietland.trail.cards import face, strength, top
from rietland.trail.frames import TURN
from rietland.trail.state import State, place_of, seen_from
from rietland.trail.view import types as records
from rietland.trail.view.labels import card_label, hero_label, hero_name, place_name
from rietland.views import Label


def clashes(g: TrailBase, s: State, options: list[Action]) -> list[records.TrailClash]:
    """For each opponent in reach every attack, or the best one that falls short."""
    if s.agenda[-1].kind != TURN:
        return []
    found: list[records.TrailClash] = []
    for place in fight.targets(g, s):
        near = place // WIDTH == s.active or s.near
        if not near:
            continue
        mine = [one for pile in range(WIDTH) for one in _attacks(g, s, options, pile, place)]
        found += mine or _short(g, s, place)
    return found


def _attacks(
    g: TrailBase, s: State, options: list[Action], pile: int, place: int
) -> list[records.TrailClash]:
    found: list[records.TrailClash] = []
    for verb in (verbs.FIGHT, verbs.CALL):
        action = Action(verb, s.active, pile, seen_from(s.active, place))
        if action in options:
            verdict = "together"
            if verb == verbs.FIGHT:
                verdict = "alone" if place // WIDTH == s.active else "for_other"
            found.append(_clash(g, s, g.say(action), pile, place, verdict))
    return found


def _short(g: TrailBase, s: State, place: int) -> list[records.TrailClash]:
    """The strongest card of the hero, with what the other could add."""
    best, most = -1, 0
    for pile in range(WIDTH):
        points = strength(g, s, s.active, pile)
        if points > most and place_of(s.active, pile) != place:
            best, most = pile, points
    return [_clash(g, s, "", best, place, "short")] if best >= 0 else []


def _clash(
    g: TrailBase, s: State, say: str, pile: int, place: int, verdict: str
) -> records.TrailClash:
    who = fight.partner(s, s.active)
    allowed = s.size == 1 or bool(s.near)
    own = strength(g, s, s.active, pile)
    added = 0
    for other_pile in range(WIDTH):
        if allowed and (who != s.active or other_pile not in (pile, place % WIDTH)):
            added = max(added, strength(g, s, who, other_pile))
    helpers = fight.helpers(g, s, s.active, pile, place) if allowed else []
    slot = top(s, place // WIDTH, place % WIDTH)
    needed = face(g, slot).opponent
    total = own + added if verdict in ("together", "short") else own
    alone = ".alone" if verdict == "together" and who == s.active else ""
    args: dict[str, int | str | Label] = {
        "who": hero_label(g, s.active),
        "what": card_label(g, top(s, s.active, pile)),
        "against": card_label(g, slot),
        "number": own,
        "added": total - own,
        "sum": total,
        "needed": needed,
        "other": hero_label(g, who),
    }
    return records.TrailClash(
        say=say,
        hero=hero_name(g, s.active),
        pile=PILES[pile],
        strength=own,
        place=place_name(g, place),
        opponent=card_label(g, slot),
        needed=needed,
        reward=face(g, slot).reward,
        verdict=verdict,
        partner=hero_name(g, who) if allowed else "",
        helpers=[place_name(g, place_of(who, one)) for one in helpers],
        sum=total,
        text=Label(f"trail-clash-{verdict}{alone}", args),
    )
