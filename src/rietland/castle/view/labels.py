"""Labels of the cards: which text says an option, a question or an event, and what goes into it.

Keys of the family begin with `castle-`; names of content with what they name: `card-thorn_1`,
`encounter-gor`, `mission-jrain`, `place-tower`. A variant of a text is its attribute.
"""

from typing import Final

from rietland.castle import strength, verbs
from rietland.castle.base import CastleBase
from rietland.castle.book import OBJECT
from rietland.castle.cards import creature_at, object_at
from rietland.castle.state import State
from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.views import Args, Label
from rietland.vocabulary import castle as words
from rietland.vocabulary.control import Word

#: Symbols with words for two of them.
_TWICE: Final = (words.Willpower, words.Quiver, words.GainQuiver, words.Grimoire, words.TakeBack)


# Names.


def hero_name(g: CastleBase, h: int) -> str:
    return g.lexicon.names["hero"][h]


def hero_label(g: CastleBase, h: int) -> Label:
    return Label(f"hero-{hero_name(g, h)}")


def place_label(g: CastleBase, place: int) -> Label:
    name = Label(f"place-{g.book.places[place]}")
    return Label("castle-place", {"number": place, "name": name})


def card_label(g: CastleBase, card: int) -> Label:
    kind = g.book.hand_cards[card]
    return Label(f"encounter-{kind.name}" if kind.sort == OBJECT else f"card-{kind.name}")


def encounter_label(g: CastleBase, kind: int) -> Label:
    return Label(f"encounter-{g.book.encounters[kind].name}" if kind >= 0 else "encounter-hidden")


def face_label(g: CastleBase, face: int) -> Label:
    """What chance can show: an encounter card, mission, narrator card, ally or quiver."""
    book = g.book
    if face >= book.first_quiver:
        return Label("castle-quiver-number", {"number": face - book.first_quiver})
    if face >= book.first_ally:
        return card_label(g, book.allies[face - book.first_ally])
    if face >= book.first_narrator:
        return Label(f"card-{book.narrators[face - book.first_narrator].name}")
    if face >= book.first_mission:
        return Label(f"mission-{book.missions[face - book.first_mission].name}")
    return encounter_label(g, face)


# Symbols.


def symbol_label(effect: object) -> Label:
    """A symbol in words; its numbers go in under their own names."""
    assert isinstance(effect, Word)
    tag = str(effect.__struct_config__.tag)
    args: Args = {}
    for name in ("points", "steps", "cards", "at_most", "gold"):
        if hasattr(effect, name):
            args[name] = getattr(effect, name)
    key = f"symbol-{tag}"
    if isinstance(effect, words.ForGold):
        args["what"] = option_label(effect.do)
    elif isinstance(effect, words.Strength) and effect.remote:
        key += ".remote"
    elif isinstance(effect, words.Slay) and effect.creature:
        key += ".creature"
        args["what"] = Label(f"encounter-{effect.creature}")
    elif isinstance(effect, words.Slay) and effect.here:
        key += ".here"
    return Label(key, args)


def option_label(effects: list[object]) -> Label:
    """One or more symbols in a row; the same twice is said once."""
    labels: list[Label] = []
    rest = effects[:]
    while rest:
        effect = rest.pop(0)
        if effect in rest and isinstance(effect, _TWICE):
            rest.remove(effect)
            labels.append(_twice(effect))
        else:
            labels.append(symbol_label(effect))
    label = labels[0]
    for more in labels[1:]:
        label = Label("symbols-and", {"first": label, "second": more})
    return label


def _twice(effect: object) -> Label:
    if isinstance(effect, words.Willpower):
        return symbol_label(words.Willpower(points=2 * effect.points))
    label = symbol_label(effect)
    return Label(f"{label.key}.two", {"count": 2})


# Options and questions.


def action_label(g: CastleBase, s: State, a: Action) -> Label:
    """What an option says: the verb's text with everything its shape names."""
    if a.verb == control.CHOSEN:
        return Label(f"choice-{g.book.choices[a.a]}", {"who": hero_label(g, a.who)})
    who, first, second = g.lexicon.shapes[a.verb]
    args: Args = {}
    if who:
        args["who"] = hero_label(g, a.who)
    if first:
        args[first] = _named_by(g, first, a.a)
    if second:
        args["other" if second == first else second] = _named_by(g, second, a.b)
    key = f"castle-do-{g.lexicon.verbs[a.verb]}"
    if a.verb in (verbs.PLAY, verbs.SUPPORT):
        options = g.book.hand_cards[a.a].options
        if 1 <= a.b <= len(options):
            args["what"] = option_label(g.book.lists[options[a.b - 1]])
    _add_target(g, s, a, args)
    return Label(key, args)


def _add_target(g: CastleBase, s: State, a: Action, args: Args) -> None:
    """What lies where the option points to."""
    if a.verb in (verbs.FIGHT, verbs.SLAY, verbs.LURE, verbs.FLIP):
        args["what"] = encounter_label(g, creature_at(g, s, a.a))
        if a.verb == verbs.FLIP and object_at(g, s, a.a) >= 0:
            args["what"] = encounter_label(g, object_at(g, s, a.a))
    elif a.verb == verbs.FETCH:
        args["what"] = encounter_label(g, object_at(g, s, a.a))
    elif a.verb == verbs.TAKE and a.who >= 0:
        args["what"] = encounter_label(g, object_at(g, s, s.heroes[a.who].place))
    elif a.verb in (verbs.COMPLETE, verbs.UNCOVER):
        args["place"] = place_label(g, s.heroes[a.who].place)
    elif a.verb == verbs.STRIKE and s.fight is not None:
        args["what"] = encounter_label(g, creature_at(g, s, s.fight.place))


def _named_by(g: CastleBase, sort: str, value: int) -> int | str | Label:
    if sort == "number":
        return value
    if sort == "hero":
        return hero_label(g, value)
    if sort == "place":
        return place_label(g, value)
    if sort == "trophy":
        return encounter_label(g, value)
    if sort == "card":
        return card_label(g, value)
    if sort == "face":
        return face_label(g, value)
    return Label(f"{sort}-{g.lexicon.names[sort][value]}")


def prompt_label(g: CastleBase, s: State, prompt: str, who: int) -> Label:
    """What is asked."""
    args: Args = {}
    if who >= 0:
        args["who"] = hero_label(g, who)
    if s.agenda:
        f = s.agenda[-1]
        args["left"] = f.at
        if prompt == "ask-willing":
            args["hero"] = hero_label(g, f.who)
            args["place"] = place_label(g, s.heroes[f.who].place)
        elif prompt == "ask-symbol":
            args["what"] = symbol_label(effect_at(g, f.ref))
    if prompt == "ask-card" and s.todo:
        args["symbols"] = option_label([effect_at(g, ref) for ref in s.todo])
    if s.fight is not None:
        kind = creature_at(g, s, s.fight.place)
        args["creature"] = encounter_label(g, kind)
        args["strength"] = strength.strength_of(g, s, kind)
        args["total"] = strength.total(g, s, s.fight)
    if "/" in prompt:
        return Label("castle-ask-choose", {**args, "card": address_label(prompt)})
    return Label(f"castle-{prompt}", args)


def address_label(ref: str) -> Label:
    """The card an address belongs to."""
    sort, _, rest = ref.partition("/")
    name = rest.partition("/")[0]
    if sort in ("reward", "burden", "object"):
        return Label(f"encounter-{name}")
    if sort in ("blue", "price"):
        return Label(f"mission-{name}")
    return Label(f"grimoire-{name}" if sort == "grimoire" else f"card-{name}")


def open_labels(g: CastleBase, s: State) -> list[Label]:
    return [symbol_label(effect_at(g, ref)) for ref in s.todo]
