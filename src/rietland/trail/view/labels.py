"""Labels of a trail: which text says an option, a question or an event, and what goes into it.

Keys of the family begin with `trail-`; names of content with what they name and their box:
`card-chada_thorn-gor`, `map-chada_thorn-reefs_1` with the names of its spaces as attributes.
"""

from rietland.kernel.action import Action
from rietland.trail import fight, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import PILES, SPECIAL, WIDTH
from rietland.trail.cards import card, face, stack, strength, top
from rietland.trail.frames import GROUP, HAND, SEE, SETUP, SHARE, WALK
from rietland.trail.places import other
from rietland.trail.solo import wet_card
from rietland.trail.state import State, seen_from
from rietland.trail.view.symbols import chain, effects_label, help_label, then_label, use_label
from rietland.trail.ways import FLIGHT, LIGHT, SPACES, STEPS, ways
from rietland.views import Args, Label

# Names.


def hero_name(g: TrailBase, hero: int) -> str:
    return g.lexicon.names["hero"][hero]


def hero_label(g: TrailBase, hero: int) -> Label:
    return Label(f"hero-{hero_name(g, hero)}")


def place_name(g: TrailBase, place: int) -> str:
    """As views call a pile: `<hero>.<pile>`."""
    return f"{hero_name(g, place // WIDTH)}.{PILES[place % WIDTH]}"


def pile_label(pile: int) -> Label:
    return Label(f"trail-pile-{PILES[pile]}")


def card_label(g: TrailBase, slot: int) -> Label:
    """The card of a slot; one with names of its own for its faces by the face that shows."""
    one = card(g, slot)
    key = f"card-{g.book.box}-{one.name}"
    return Label(f"{key}.{face(g, slot).name}" if one.sort == SPECIAL else key)


def kind_label(g: TrailBase, number: int) -> Label:
    return Label(f"card-{g.book.box}-{g.book.deck[number].name}")


def map_label(g: TrailBase, number: int) -> Label:
    return Label(f"map-{g.book.box}-{g.book.maps[number].name}")


def space_label(g: TrailBase, space: int) -> Label:
    one = g.book.spaces[space]
    return Label(f"map-{g.book.box}-{g.book.maps[one.map].name}.{one.name}")


def story_key(g: TrailBase, number: int) -> str:
    return f"card-{g.book.box}-{g.book.legend}-{g.book.cards[number]}"


# Options.


def action_label(g: TrailBase, s: State, a: Action) -> Label:
    """What an option says."""
    key = f"trail-do-{g.lexicon.verbs[a.verb]}"
    args: Args = {}
    if a.who >= 0:
        args["who"] = hero_label(g, a.who)
    sorts = g.lexicon.shapes[a.verb]
    if sorts[1] == "pile":
        args["pile"] = pile_label(a.a)
        slot = top(s, a.who, a.a)
        args["what"] = card_label(g, slot)
        if a.verb == verbs.MOVE:
            return _move_label(g, slot, a, args)
        if a.verb == verbs.USE and slot >= 0 and 1 <= a.b <= len(face(g, slot).uses):
            args["does"] = use_label(g, face(g, slot).uses[a.b - 1])
        elif a.verb == verbs.FLIP:
            args["number"] = a.b
            slots = stack(s, a.who, a.a)
            if 1 <= a.b <= len(slots):
                args["what"] = card_label(g, slots[a.b - 1])
        elif a.verb == verbs.JOIN:
            return _join_label(g, s, a, args)
        elif a.verb == verbs.REST and wet_card(g, s, a.who, a.a) < 0:
            return Label(f"{key}.dry", args)
    elif sorts[1] == "space":
        args["where"] = space_label(g, a.a)
        if a.verb == verbs.GO:
            return _go_label(g, s, a, args)
    elif sorts[1] == "card":
        args["what"] = kind_label(g, a.a)
        if a.verb == verbs.CHOOSE_ALLY:
            args["does"] = help_label(g, a.a)
    elif sorts[1] == "map":
        args["what"] = map_label(g, a.a)
    elif sorts[1] == "number":
        args["number"] = a.a
        if a.verb == verbs.AFTERWARDS:
            args["what"] = _after_label(g, s, a)
        elif a.verb == verbs.KEEP:
            args["other"] = hero_label(g, other(s, a.who))
            args["rest"] = s.agenda[-1].args[0] - a.a if s.agenda[-1].kind == SHARE else 0
    elif sorts[1] == "place":
        place = seen_from(a.who, a.a)
        args["other"] = hero_label(g, place // WIDTH)
        args["pile"] = pile_label(place % WIDTH)
    elif sorts[1] == "hero":
        args["other"] = hero_label(g, a.a)
    elif a.verb == verbs.GIVE:
        args["other"] = hero_label(g, other(s, a.who))
    if sorts[2] == "place":
        place = seen_from(a.who, a.b)
        args["against"] = card_label(g, top(s, place // WIDTH, place % WIDTH))
        args["other"] = hero_label(g, place // WIDTH)
        return _fight_label(g, s, a, args)
    return Label(key, args)


def _go_label(g: TrailBase, s: State, a: Action, args: Args) -> Label:
    """Where to; of several ways to one space each is told by what the others do not pass."""
    key = "trail-do-go"
    f = s.agenda[-1]
    if a.a == s.at[a.who]:
        return Label(f"{key}.stay", args)
    if f.kind != WALK:
        return Label(key, args)
    found = [one for one in ways(g, s, f.who, f.args[0], f.args[1]) if one.space == a.a]
    if len(found) < 2 or a.b >= len(found):
        return Label(key, args)
    passed = [[g.book.paths[path].target for path in one.paths[:-1]] for one in found]
    own = [space for space in passed[a.b] if any(space not in one for one in passed)]
    if not own:
        return Label(f"{key}.straight", args)
    args["via"] = chain([space_label(g, space) for space in own])
    return Label(f"{key}.via", args)


def _fight_label(g: TrailBase, s: State, a: Action, args: Args) -> Label:
    """With the sum: of one card, or of the best two."""
    key = f"trail-do-{g.lexicon.verbs[a.verb]}"
    place = seen_from(a.who, a.b)
    args["number"] = own = strength(g, s, a.who, a.a)
    args["needed"] = fight.opponent_at(g, s, place)
    if a.verb == verbs.FIGHT:
        return Label(key, args)
    who = fight.partner(s, a.who)
    added = [strength(g, s, who, pile) for pile in fight.helpers(g, s, a.who, a.a, place)]
    args["added"] = best = max(added, default=0)
    args["sum"] = own + best
    return Label(f"{key}.alone" if who == a.who else key, args)


def _join_label(g: TrailBase, s: State, a: Action, args: Args) -> Label:
    caller = s.agenda[-1].who if s.agenda[-1].kind == GROUP else a.who
    args["number"] = first = strength(g, s, caller, s.pile) if s.pile >= 0 else 0
    args["added"] = added = strength(g, s, a.who, a.a)
    args["sum"] = first + added
    return Label("trail-do-join.alone" if caller == a.who else "trail-do-join", args)


def _move_label(g: TrailBase, slot: int, a: Action, args: Args) -> Label:
    """Steps and their price."""
    key = "trail-do-move"
    args["steps"] = a.b
    if slot >= 0:
        for way in face(g, slot).moves:
            if way.steps == a.b and way.ref:
                args["price"] = effects_label(g, way.ref)
                return Label(f"{key}.price", args)
    return Label(key, args)


def _after_label(g: TrailBase, s: State, a: Action) -> Label:
    f = s.agenda[-1] if s.agenda else None
    if f is not None and f.args:
        slot = top(s, a.who, f.args[0])
        uses = face(g, slot).after if slot >= 0 else []
        if 1 <= a.a <= len(uses):
            return use_label(g, uses[a.a - 1])
    return then_label("bottom")


# Questions.

#: How a hero moves, as the text of its question is told apart.
_MODES: dict[int, str] = {STEPS: "", LIGHT: ".light", SPACES: ".spaces", FLIGHT: ".flight"}


def prompt_label(g: TrailBase, s: State, prompt: str, who: int) -> Label:
    """What is asked."""
    args: Args = {}
    if who >= 0:
        args["who"] = hero_label(g, who)
    f = s.agenda[-1] if s.agenda else None
    key = f"trail-{prompt}"
    if f is None:
        return Label(key, args)
    if f.kind == WALK:
        args["number"] = f.args[1]
        key += _MODES[f.args[0]]
    elif f.kind == GROUP:
        args["other"] = hero_label(g, f.who)
        args["what"] = card_label(g, top(s, f.args[0] // WIDTH, f.args[0] % WIDTH))
        args["number"] = strength(g, s, f.who, s.pile)
        args["needed"] = fight.opponent_at(g, s, f.args[0])
        key += ".alone" if f.who == who else ""
    elif f.kind == SHARE:
        args["number"] = f.args[0]
    elif f.kind == HAND:
        args["other"] = hero_label(g, f.who)
        args["what"] = card_label(g, top(s, f.who, f.args[0]))
    elif f.kind == SEE:
        args["who"] = hero_label(g, f.who)
        args["pile"] = pile_label(f.args[0])
    elif f.kind == SETUP and f.args:
        args["what"] = kind_label(g, f.args[-1])
        args["does"] = help_label(g, f.args[-1])
    return Label(key, args)
