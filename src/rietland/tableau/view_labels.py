"""Labels of the cards: which text says an option, a question or an event, and what goes into it.

Keys of the family begin with `tableau-`; names of content with what they name: `card-thorn_1`,
`encounter-gor`, `mission-jrain`, `place-tower`. A variant of a text is its attribute.
"""

from typing import Final

from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.kernel.event import Event
from rietland.kernel.state import WON
from rietland.tableau import happen, strength, verbs
from rietland.tableau.book import OBJECT
from rietland.tableau.cards import creature_at, object_at
from rietland.tableau.rules import Tableau
from rietland.tableau.state import State
from rietland.views import Label
from rietland.vocabulary import tableau as words
from rietland.vocabulary.control import Word

#: What goes into a text.
Args = dict[str, "int | str | Label"]

#: Events whose `what` is a kind of encounter card; -1 stands for one nobody knows.
_ENCOUNTERS: Final = (
    happen.PLACED, happen.SHOWN, happen.HIDDEN, happen.REMOVED, happen.CARD_MOVED,
    happen.SWAPPED, happen.TOOK, happen.FIGHT, happen.WITHDREW, happen.SLAIN, happen.REWARD,
    happen.BURDEN, happen.SPENT,
)  # fmt: skip
#: Events whose `what` is a card of a hand.
_CARDS: Final = (
    happen.PLAYED, happen.GAVE, happen.JOINED, happen.ALLY, happen.BACK, happen.DISCARDED,
    happen.TIRED,
)  # fmt: skip
#: Symbols with words for two of them.
_TWICE: Final = (words.Willpower, words.Quiver, words.GainQuiver, words.Grimoire, words.TakeBack)
#: Events whose `amount` is a location.
_FROM: Final = (happen.CARD_MOVED, happen.SWAPPED, happen.WENT, happen.CAME)


# Names.


def hero_name(g: Tableau, h: int) -> str:
    return g.lexicon.names["hero"][h]


def hero_label(g: Tableau, h: int) -> Label:
    return Label(f"hero-{hero_name(g, h)}")


def place_label(g: Tableau, place: int) -> Label:
    name = Label(f"place-{g.book.places[place]}")
    return Label("tableau-place", {"number": place, "name": name})


def card_label(g: Tableau, card: int) -> Label:
    kind = g.book.hand_cards[card]
    return Label(f"encounter-{kind.name}" if kind.sort == OBJECT else f"card-{kind.name}")


def encounter_label(g: Tableau, kind: int) -> Label:
    return Label(f"encounter-{g.book.encounters[kind].name}" if kind >= 0 else "encounter-hidden")


def face_label(g: Tableau, face: int) -> Label:
    """What chance can show: an encounter card, mission, narrator card, ally or quiver."""
    book = g.book
    if face >= book.first_quiver:
        return Label("tableau-quiver", {"number": face - book.first_quiver})
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
    elif isinstance(effect, words.Slay | words.Banish) and effect.here:
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


def action_label(g: Tableau, s: State, a: Action) -> Label:
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
    key = f"tableau-do-{g.lexicon.verbs[a.verb]}"
    if a.verb in (verbs.PLAY, verbs.SUPPORT):
        options = g.book.hand_cards[a.a].options
        if 1 <= a.b <= len(options):
            args["what"] = option_label(g.book.lists[options[a.b - 1]])
    _add_target(g, s, a, args)
    return Label(key, args)


def _add_target(g: Tableau, s: State, a: Action, args: Args) -> None:
    """What lies where the option points to."""
    if a.verb in (verbs.FIGHT, verbs.SLAY, verbs.BANISH, verbs.LURE, verbs.FLIP):
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


def _named_by(g: Tableau, sort: str, value: int) -> int | str | Label:
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


def prompt_label(g: Tableau, s: State, prompt: str, who: int) -> Label:
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
        return Label("tableau-ask-choose", {**args, "card": address_label(prompt)})
    return Label(f"tableau-{prompt}", args)


def address_label(ref: str) -> Label:
    """The card an address belongs to."""
    sort, _, rest = ref.partition("/")
    name = rest.partition("/")[0]
    if sort in ("reward", "burden", "object"):
        return Label(f"encounter-{name}")
    if sort in ("blue", "price"):
        return Label(f"mission-{name}")
    return Label(f"grimoire-{name}" if sort == "grimoire" else f"card-{name}")


def source(e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the key of its card."""
    return address_label(e.rule).key if "/" in e.rule else e.rule


# Events.


def event_label(g: Tableau, s: State, e: Event) -> Label:
    """A log line."""
    if e.kind == control.SAID:
        return Label(e.rule, {"who": hero_label(g, e.who)} if e.who >= 0 else {})
    name = happen.NAMES[e.kind]
    if e.kind == control.ENDED:
        key = "tableau-log-ended"
        return Label(f"{key}.won" if e.what == WON else key, {"why": Label(s.why)})
    args: Args = {"amount": abs(e.amount)}
    if e.who >= 0:
        args["who"] = hero_label(g, e.who)
    if e.where >= 0:
        args["place"] = place_label(g, e.where)
    _add_what(g, e, args)
    if e.kind in _FROM:
        args["from"] = place_label(g, e.amount)
    variant = _variant(g, e)
    key = f"tableau-log-{name}"
    return Label(f"{key}.{variant}" if variant else key, args)


def _add_what(g: Tableau, e: Event, args: Args) -> None:
    kind = e.kind
    if kind in _ENCOUNTERS:
        args["what"] = encounter_label(g, e.what)
    elif kind in _CARDS:
        args["what"] = card_label(g, e.what)
        if kind in (happen.GAVE, happen.BACK):
            args["hero"] = hero_label(g, e.amount)
        elif kind in (happen.PLAYED, happen.JOINED):
            options = g.book.hand_cards[e.what].options
            args["option"] = option_label(g.book.lists[options[e.amount - 1]])
    elif kind in (happen.MISSION, happen.COMPLETED, happen.EXCHANGED) and e.what >= 0:
        args["what"] = Label(f"mission-{g.book.missions[e.what].name}")
    elif kind == happen.NARRATOR:
        args["what"] = Label(f"card-{g.book.narrators[e.what].name}")
    elif kind in (happen.CAME, happen.STAYED):
        args["hero"] = hero_label(g, e.what)
    elif kind == happen.GRIMOIRE:
        args["what"] = Label(f"grimoire-{g.book.grimoires[e.what].name}")
    elif kind == happen.SPIRIT:
        args["what"] = Label(f"spirit-{verbs.SPIRIT_FACES[e.amount]}")
    elif kind == control.CHOICE:
        args["what"] = Label(f"choice-{g.book.choices[e.what]}")


def _variant(g: Tableau, e: Event) -> str:
    """Which of a log line's wordings fits."""
    kind = e.kind
    if kind == happen.WILLPOWER:
        return "lost" if e.amount < 0 else ""
    if kind in (happen.PLACED, happen.REMOVED, happen.CARD_MOVED):
        return "hidden" if e.what < 0 else ""
    if kind == happen.EXCHANGED:
        return "hidden" if e.what < 0 else ""
    if kind == happen.NARRATOR:
        return "nobody" if e.who < 0 else ""
    if kind == happen.SLAIN:
        return "" if e.amount else "other"
    if kind == happen.ADDED:
        return happen.ADDS[e.what]
    if kind == happen.BACK:
        return "self" if e.amount == e.who else ""
    if kind == happen.AXE:
        return "sharp" if e.amount == g.book.axe_sharp else ""
    return ""


def open_labels(g: Tableau, s: State) -> list[Label]:
    return [symbol_label(effect_at(g, ref)) for ref in s.todo]
