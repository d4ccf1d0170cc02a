"""The view: what a seat may see of a trail, as records: JSON only where it is sent.

Everything the table sends is made here. Both players see the same cards; what nobody has seen is
in no view.
"""

from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.trail import turn, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import WIDTH
from rietland.trail.cards import face, top
from rietland.trail.frames import TURN
from rietland.trail.state import State, seen_from
from rietland.trail.view import types as records
from rietland.trail.view.clashes import clashes
from rietland.trail.view.labels import (
    action_label,
    hero_name,
    place_name,
    prompt_label,
    story_key,
)
from rietland.trail.view.log import line
from rietland.trail.view.previews import barred, previews, reach
from rietland.trail.view.tableau import curse_view, goals, hero_view, stage_view, supply_view
from rietland.views import RESULTS, Option, Question, Refused, question, sentence


def trail_view(g: TrailBase, s: State, seat: int) -> records.TrailView:
    """What this seat may see; -1 is a spectator."""
    pending = g.pending(s)
    asked = seat >= 0 and pending.seat == seat
    options = pending.options if asked else []
    return records.TrailView(
        box=g.book.box,
        legend=g.book.legend,
        difficulty=g.book.difficulties[s.difficulty],
        seq=s.seq,
        result=RESULTS[s.result],
        why=s.why,
        you=seat,
        pending=_question(g, s, pending),
        options=[_option(g, s, a) for a in options],
        asides=[_option(g, s, a) for a in g.asides(s) if s.seats[a.who] == seat],
        cannot=_refused(g, s, options) if asked else [],
        news=[line(g, s, event) for event in s.news],
        turn=s.turns,
        neighbours=bool(s.near),
        stages=[stage_view(g, s, number) for number in range(len(s.row))],
        heroes=[hero_view(g, s, hero) for hero in range(s.size)],
        curse=curse_view(g, s),
        supply=supply_view(g, s),
        goals=goals(g, s),
        story=[story_key(g, number) for number in s.read],
        previews=previews(g, s, options) if options else [],
        reach=reach(g, s, options) if options else [],
        clashes=clashes(g, s, options) if options else [],
    )


def _question(g: TrailBase, s: State, pending: Pending) -> Question:
    who = hero_name(g, pending.who) if pending.who >= 0 else ""
    return question(pending, who, prompt_label(g, s, pending.prompt, pending.who))


# Options.


def _option(g: TrailBase, s: State, a: Action) -> Option:
    return Option(
        *sentence(g.lexicon, a),
        who=hero_name(g, a.who),
        label=action_label(g, s, a),
        touch=_touched(g, a),
        group=verbs.GROUPS[verbs.GROUP_OF[a.verb]],
    )


def _touched(g: TrailBase, a: Action) -> list[str]:
    """Pieces an option is about: heroes, piles, spaces, maps."""
    touch: list[str] = []
    sorts = g.lexicon.shapes[a.verb]
    if sorts[1] == "pile":
        touch.append(f"pile:{place_name(g, a.who * WIDTH + a.a)}")
    elif sorts[1] == "place":
        touch.append(f"pile:{place_name(g, seen_from(a.who, a.a))}")
    elif sorts[1] == "space":
        touch.append(f"space:{a.a}")
    elif sorts[1] == "hero":
        touch.append(f"hero:{hero_name(g, a.a)}")
    if sorts[2] == "place":
        touch.append(f"pile:{place_name(g, seen_from(a.who, a.b))}")
    return touch or [f"hero:{hero_name(g, a.who)}"]


def _refused(g: TrailBase, s: State, options: list[Action]) -> list[Refused]:
    """Moves and uses of top cards that cannot be chosen now, and spaces that steps would reach."""
    found = [
        Refused(*sentence(g.lexicon, a), action_label(g, s, a), g.rule(rule))
        for a, rule in barred(g, s, options)
    ]
    f: Frame = s.agenda[-1]
    if f.kind != TURN:
        return found
    hero = s.active
    for pile in range(WIDTH):
        slot = top(s, hero, pile)
        if slot < 0:
            continue
        one = face(g, slot)
        tried = [Action(verbs.MOVE, hero, pile, way.steps) for way in one.moves]
        tried += [Action(verbs.USE, hero, pile, number + 1) for number in range(len(one.uses))]
        for a in tried:
            if a.verb == verbs.MOVE:
                rule = turn.move_refusal(g, s, hero, pile, a.b)
            else:
                rule = turn.use_refusal(g, s, hero, pile, a.b)
            if rule:
                found.append(Refused(*sentence(g.lexicon, a), action_label(g, s, a), g.rule(rule)))
    return found
