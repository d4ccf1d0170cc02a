"""Labels of the board: which text says an option, a question or an event, and what goes into it.

Keys are made of the words of notation and content: `do-walk`, `log-slain`, `thing-wineskin`.
A variant of a text is its attribute: `log-willpower.lost`.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import BEFORE, CLEAR, HOLD, SURVIVE, UNSAID, Goal
from rietland.board.fight import dice, opponents
from rietland.board.frames import EVENT, EXCHANGE, PICK, SPLIT
from rietland.board.legend import goals
from rietland.board.pieces import items, token_kinds, tokens
from rietland.board.pieces.things import FOLLOWS, kind_of
from rietland.board.state import Battle, State
from rietland.board.turn import sunrise
from rietland.board.verbs import (
    BEAR,
    BEGIN,
    BLOCK,
    BUY,
    CROSS,
    DONE,
    FIGHT,
    GOODS,
    JOIN,
    LOOK,
    OVERTURN,
    REWARD,
    SHARE,
    SKIP,
    THING,
    UNCOVER,
)
from rietland.board.view.types import Label
from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.kernel.event import Event
from rietland.kernel.state import WON
from rietland.vocabulary.board import SunriseStep
from rietland.vocabulary.control import Read, Word

#: What goes into a text.
Args = dict[str, "int | str | Label"]

#: Addresses of what is done before the first card is read.
SETTING_UP: Final = ("setup/", "variant/", "box/checklist/")
#: Lines of a fight that name the opponent.
_FOUGHT: Final = (
    events.FIGHT, events.CREATURE_THREW, events.CREATURE_VALUE, events.HURT, events.ESCAPED,
    events.CARD_LOST,
)  # fmt: skip

#: What an event's `what` is, where it is something with a name.
_WHAT: Final = {
    control.READ: "card",
    control.DIE: "die",
    control.CHOICE: "choice",
    events.MARCHED: "creature",
    events.PLACED: "named",
    events.STAYED: "creature",
    events.CHANGED: "creature",
    events.BROKE_IN: "creature",
    events.GOT_AWAY: "creature",
    events.MET: "creature",
    events.ROUND_OVER: "creature",
    events.SLAIN: "named",
    events.VANISHED: "creature",
    events.POISONED: "creature",
    events.FLEW: "creature",
    events.CARD_LOST: "creature",
    events.FIGHT: "creature",
    events.CREATURE_THREW: "creature",
    events.CREATURE_VALUE: "creature",
    events.HURT: "creature",
    events.ESCAPED: "creature",
    events.TOOK: "thing",
    events.DROPPED: "thing",
    events.GAVE: "thing",
    events.BOUGHT: "thing",
    events.USED: "thing",
    events.EXTRA_THREW: "die",
    events.OVERTURNED: "die",
    events.DOUBLED_ROLL: "thing",
    events.LOOKED: "seen",
    events.FOG: "fog",
    events.TOKEN: "token",
    events.TOKENS_LAID: "token",
    events.TOKEN_GONE: "token",
    events.EVENT: "event",
    events.CANCELLED: "event",
    events.FIGURE: "figure",
    events.LAID: "thing",
    events.GONE: "thing",
    events.TURNED: "thing",
    events.LOADED: "thing",
    events.BARTERED: "thing",
    events.HAGGLED: "thing",
    events.FARMER: "follower",
    events.FARMER_LEFT: "follower",
    events.FARMER_LOST: "follower",
    events.FARMER_SAFE: "follower",
    events.ARRIVED: "thing",
    events.BRIDGE: "bridge",
    events.BUILT: "bridge",
    events.WAITS: "waiting",
    events.FOUND: "waiting",
    events.PEEKED: "event",
    events.CARD_GONE: "event",
    events.DEED: "deed",
    events.TRIAL: "deed",
    events.TRIED: "deed",
    events.DEALT: "event",
    events.CARD_DONE: "event",
    events.CARD_SPOILED: "event",
    events.SHOWN: "event",
    events.REMOVED: "event",
    events.PATH: "path",
    events.NARROWED: "secret",
    events.FIGURE_RESTS: "figure",
    events.GUIDED: "figure",
    events.PARTED: "figure",
    events.CROSSED: "step",
    events.BURNT: "thing",
    events.DIMMED: "thing",
}
#: Events whose `amount` is no number of pieces: a space, a hero, a deck, a letter, a name.
NO_AMOUNT: Final = (
    events.MARCHED, events.PLACED, events.SLAIN, events.GAVE, events.EVENT, events.CANCELLED,
    events.GOT_AWAY, events.MET, events.END_LETTER, events.FLEW, events.VANISHED, events.POISONED,
    events.PEEKED, events.CARD_GONE, events.NARRATOR, events.STAR, events.DEALT, events.CARD_DONE,
    events.CARD_SPOILED, events.SHOWN, events.REMOVED, events.TRACK_GONE, events.ESCAPED,
    events.BARTERED, events.TOKEN, events.CROSSED, events.STAR_MOVED, events.LOADED,
    events.FIGURE,
)  # fmt: skip
#: Events that a loss turns around.
_CHANGES: Final = (events.WILLPOWER, events.STRENGTH, events.GOLD)


# Names.


def hero_name(g: Board, h: int) -> str:
    return g.lexicon.names["hero"][h]


def thing_name(g: Board, code: int) -> str:
    """The thing's name in notation, or that of its kind where this face has none."""
    names = g.lexicon.names["thing"]
    name = names[code] if 0 <= code < len(names) else ""
    return name or g.book.things[kind_of(code)].name


def named_name(g: Board, number: int) -> str:
    return g.book.named[number].name if number >= 0 else ""


def hero_label(g: Board, h: int) -> Label:
    return Label(f"hero-{hero_name(g, h)}")


def thing_label(g: Board, code: int) -> Label:
    return Label(f"thing-{thing_name(g, code)}")


def token_label(g: Board, kind: int) -> Label:
    return Label(f"token-{g.book.tokens[kind].name}")


def face_label(g: Board, kind: int, face: int) -> Label:
    """What a token shows: a text of its own, or the card that it lets the heroes read."""
    one = g.book.tokens[kind]
    does = g.book.lists[f"token/{one.name}/{one.faces[face]}"]
    if len(does) == 1 and isinstance(does[0], Read):
        return title(card_key(g, g.book.cards.index(does[0].card)))
    return Label(f"token-{one.name}-{one.faces[face]}")


def creature_label(g: Board, kind: int, named: int = -1) -> Label:
    if kind < 0:
        return Label("thing-rubble")
    if named >= 0:
        return Label(f"named-{g.book.named[named].name}")
    if not g.book.creatures[kind].counted:
        return Label(f"named-{g.book.creatures[kind].name}")
    return Label(f"creature-{g.book.creatures[kind].name}")


def follower_name(g: Board) -> str:
    """The thing that follows heroes in this legend, or ""."""
    kind = g.book.kind_by_ability[FOLLOWS]
    return g.book.things[kind].name if kind >= 0 else ""


def space_label(g: Board, space: int) -> int | Label:
    """The number, and the name of a place that has one."""
    names = g.book.site_names
    name = names[space] if 0 <= space < len(names) else ""
    if not name:
        return space
    return Label("space-named", {"number": space, "name": Label(f"space-{name}")})


def letter(position: int) -> str:
    return chr(ord("A") + position)


def card_key(g: Board, card: int) -> str:
    """Key of a card of the legend, or of one that it shares with others."""
    return _card_key(g, g.book.cards[card])


def _card_key(g: Board, name: str) -> str:
    if name in g.book.shared_cards:
        return f"card-{g.book.box}-{name}"
    return f"card-{g.book.box}-{g.book.legend}-{name}"


def event_key(g: Board, deck: int, card: int) -> str:
    """Key of a card that is drawn."""
    if g.book.decks[deck].is_set:
        return _card_key(g, g.book.decks[deck].cards[card])
    one = g.book.decks[deck]
    return f"event-{one.box}-{one.name}-{one.cards[card]}"


def title(key: str) -> Label:
    """What a card is called in a sentence."""
    return Label(key if key.startswith(("fog-", "token-")) else f"{key}.title")


def address_key(g: Board, ref: str) -> str:
    """Key of the card an address belongs to, "" for an address that is on none."""
    parts = ref.split("/")
    if parts[0] == "event" and len(parts) > 2:
        return f"event-{g.book.decks[g.book.deck(parts[1])].box}-{parts[1]}-{parts[2]}"
    if parts[0] == "card" and len(parts) > 1:
        return _card_key(g, parts[1])
    if parts[0] == "fog" and len(parts) > 1:
        return f"fog-{parts[1]}"
    if parts[0] == "token" and len(parts) > 1:
        return f"token-{parts[1]}"
    return ""


def source(g: Board, e: Event) -> str:
    """What a reader can open to see why: the rule behind an event, or the key of its card.

    What the set-up and the triggers do belongs to no card; it leads to the rule that content names,
    or to the legend.
    """
    if e.kind == control.READ:
        return card_key(g, e.what)
    if e.rule[2:3] == "-" and e.rule[:2].isupper():
        return e.rule
    for ref, rule in g.book.behind.items():
        if e.rule == ref or e.rule.startswith(f"{ref}/"):
            return g.rule(rule)
    key = address_key(g, e.rule)
    if key.startswith("fog-"):
        return g.rule("AN-FOG-2")
    if key.startswith("token-"):
        key = g.rule(g.book.tokens[g.book.token_kind(key.removeprefix("token-"))].rule)
    return key or f"legend-{g.book.box}-{g.book.legend}"


# Options and questions.


def action_label(g: Board, s: State, a: Action) -> Label:
    """What an option says: the verb's text with everything its shape names."""
    if a.verb == control.CHOSEN:
        return Label(f"choice-{g.book.choices[a.a]}", {"who": hero_label(g, a.who)})
    who, first, second = g.lexicon.shapes[a.verb]
    key = f"do-{g.lexicon.verbs[a.verb]}"
    args: Args = {}
    if who:
        args["who"] = hero_label(g, a.who)
    if first:
        args[first] = _named_by(g, first, a.a)
    if a.verb == BUY and a.b == 0:
        return Label(key, args)
    if second:
        args["other" if second == first else second] = _named_by(g, second, a.b)
    if a.verb == FIGHT:
        args["creature"] = _creature_on(g, s, a.a)
    if a.verb == REWARD and s.battle is not None:
        args["amount"] = opponents.rewards(g, s, s.battle)[a.a]
        return Label(f"{key}.{GOODS[a.a]}", args)
    variant = _wording(g, s, a, args)
    return Label(f"{key}.{variant}" if variant else key, args)


def _creature_on(g: Board, s: State, space: int) -> Label:
    c = opponents.foe_on(g, s, space)
    return (
        creature_label(g, s.creature_kind[c], s.creature_name[c]) if c >= 0 else Label("creature")
    )


def _wording(g: Board, s: State, a: Action, args: Args) -> str:
    """Which of a verb's wordings fits the question it answers."""
    f = s.agenda[-1]
    if a.verb == BUY:
        return "exchange"
    if a.verb == SHARE and a.b == THING and f.kind == SPLIT:
        args["good"] = thing_label(g, f.args[2])
    elif a.verb == SKIP and f.kind == PICK:
        tag = tag_at(g, f.ref)
        return "cross_none" if tag == "cross_out" and not s.crossed else tag
    elif a.verb == CROSS:
        return _say_tied(g, s, a.a, args)
    elif a.verb in (BEGIN, JOIN) and s.battle is not None and opponents.is_trial(s.battle):
        return "trial"
    elif a.verb == UNCOVER and not tokens.has_fog(g, s, s.heroes[a.who].space):
        kind = token_kinds.first_on(g, s, s.heroes[a.who].space, token_kinds.ON_STOP)
        if kind >= 0:
            args["what"] = token_label(g, kind)
            return "token"
    elif a.verb == LOOK and items.ally_sees(g, s, a.who, a.a):
        args["what"] = Label(f"figure-{g.book.figure_names[f.args[0]]}")
        return "ally"
    elif a.verb == LOOK:
        return "here" if s.heroes[a.who].space == a.a else ""
    elif a.verb == OVERTURN and s.battle is not None:
        _say_extra(g, s, s.battle, args)
    elif a.verb in (BLOCK, BEAR) and f.kind == EVENT:
        return "event"
    elif a.verb == DONE and f.kind == EXCHANGE:
        return "exchange"
    return ""


def _say_tied(g: Board, s: State, at: int, args: Args) -> str:
    """How many creatures this symbol of the sunrise moves, or which card has tied itself to it."""
    what = g.book.sunrise[at]
    if what >= 0:
        rows = [c for c, kind in enumerate(s.creature_kind) if kind == what]
        args["number"] = len([c for c in rows if s.creature_space[c] >= 0])
        return "creatures"
    name = sunrise.name_of(g.book, what)
    for number in g.book.listening[events.SUNRISE_STEP]:
        trigger = g.book.triggers[number]
        when = trigger.when
        if (
            isinstance(when, SunriseStep)
            and when.step == name
            and trigger.card >= 0
            and control.is_awake(s, trigger, number)
            and control.all_hold(g, s, -1, trigger.conditions)
        ):
            args["card"] = title(card_key(g, trigger.card))
            return "tied"
    return ""


def _say_extra(g: Board, s: State, b: Battle, args: Args) -> None:
    """The die that a thing of the roller has thrown, what it shows and what is under it."""
    die = dice.extra_die(g, s.heroes[b.fighters[b.current]])
    args["die"] = Label(f"die-{g.book.dice_names[die]}" if die >= 0 else "dice-black")
    args["number"] = b.extra
    args["to"] = dice.opposite_extra(g, s, b)


def tag_at(g: Board, ref: str) -> str:
    """The word of the effect at an address."""
    effect = effect_at(g, ref)
    return str(effect.__struct_config__.tag) if isinstance(effect, Word) else ""


def _named_by(g: Board, sort: str, value: int) -> int | str | Label:
    if sort == "number":
        return value
    if sort == "hero":
        return hero_label(g, value)
    if sort == "space":
        return space_label(g, value)
    if sort == "thing":
        return thing_label(g, value)
    if sort == "creature":
        return creature_label(g, value, value - len(g.book.creatures))
    if sort == "deed":
        return Label(g.book.deeds[value].key)
    if sort == "step":
        return step_label(g, value)
    return Label(f"{sort}-{g.lexicon.names[sort][value]}")


def step_label(g: Board, at: int) -> Label:
    """The symbol at this position of the sunrise."""
    what = g.book.sunrise[at]
    if what < 0:
        return Label(f"symbol-{sunrise.name_of(g.book, what)}")
    second = what in g.book.sunrise[:at]
    return Label(
        "symbol-creature.second" if second else "symbol-creature", {"what": creature_label(g, what)}
    )


# Events.


def event_label(g: Board, s: State, e: Event, seat: int) -> Label:
    """A log line, for the eyes of this seat."""
    if e.kind == control.SAID:
        return Label(e.rule, {"who": hero_label(g, e.who)} if e.who >= 0 else {})
    if e.kind == control.ENDED:
        return Label("log-ended.won" if e.what == WON else "log-ended", {"why": Label(s.why)})
    args: Args = {"amount": abs(e.amount)}
    if e.who >= 0:
        args["who"] = hero_label(g, e.who)
    if e.where >= 0:
        args["space"] = space_label(g, e.where)
    variant = _variant(g, s, e, seat)
    if not _hides(s, e, seat):
        _add_what(g, e, args)
    if e.kind in _FOUGHT:
        args["what"] = creature_label(g, e.what, _fought(s, e))
    elif e.kind == events.MARCHED:
        args["what"] = creature_label(g, e.what, _marched(s, e))
    _add_rest(g, s, e, args)
    if e.kind == events.NARROWED:
        args["spaces"] = ", ".join(str(space) for space in s.secrets[e.what])
    key = f"log-{events.NAMES[e.kind]}"
    return Label(f"{key}.{variant}" if variant else key, args)


def _fought(s: State, e: Event) -> int:
    """The opponent of a line of a fight, by the number of its name; -1 if it has none."""
    b = s.battle
    if b is not None and b.creature >= 0:
        return s.creature_name[b.creature]
    for other in s.news:
        if other.kind in (events.SLAIN, events.ESCAPED) and other.where == e.where:
            return other.amount
    return -1


def _marched(s: State, e: Event) -> int:
    """Who marched, by the number of its name; -1 if it has none, or is on the board no more.

    It may have gone on since: it is where its last step led.
    """
    at = e.where
    since = False
    for other in s.news:
        if other is e:
            since = True
        elif since and other.kind == e.kind and other.what == e.what and other.amount == at:
            at = other.where
    for c, space in enumerate(s.creature_space):
        if space == at and s.creature_kind[c] == e.what:
            return s.creature_name[c]
    return -1


def _hides(s: State, e: Event, seat: int) -> bool:
    """What one hero looked at alone is nobody else's business."""
    if e.kind not in (events.PEEKED, events.CARD_GONE):
        return False
    return e.who >= 0 and s.heroes[e.who].seat != seat


def _variant(g: Board, s: State, e: Event, seat: int) -> str:
    """Which of a log line's wordings fits."""
    kind = e.kind
    if kind in _CHANGES:
        return "lost" if e.amount < 0 else ""
    if kind == events.ENTERED:
        return "storm" if e.amount else ""
    if kind == events.BROKE_IN:
        return "lost" if e.amount < 0 else ""
    if kind == events.LOADED and e.amount:
        return "figure"
    if kind in (events.TURNED, events.LOADED):
        return "held" if e.who >= 0 else ""
    if kind == events.HOUR_BACK:
        return "" if e.amount else "start"
    if kind == events.NARROWED:
        # A search that succeeds knows the place for a moment only: what was found hides no more.
        if not s.secrets[e.what]:
            return "found"
        return "known" if e.amount == 1 else ""
    if kind == events.LAID:
        return "several" if e.amount > 1 else ""
    if kind == events.EVENT:
        return "pile" if g.book.decks[e.amount].pile >= 0 else ""
    if kind == events.STAR:
        return "pile" if e.what < 0 and not g.book.decks[-1 - e.what].is_set else ""
    if kind in (events.PLACED, events.SLAIN):
        return "named" if e.amount >= 0 else ""
    if kind == events.GONE:
        return "back" if g.book.things[kind_of(e.what)].returns else ""
    if kind == events.DEED:
        return "trial" if g.book.deeds[e.what].trial is not None else ""
    if kind == events.FIGURE:
        if e.where < 0:
            return "gone"
        # A card that puts a figure on the board does so for a hero, but nobody leads it.
        if e.who >= 0 and "/" not in e.rule:
            return ""
        return "moved" if e.amount > 0 and e.amount - 1 != e.where else "nobody"
    if kind == events.FARMER_LOST and e.who >= 0:
        # What a hero does with a farmer, as a deed, is no loss.
        return "stays" if e.rule.startswith("deed/") else ""
    if kind == events.FARMER_LOST and "/" in e.rule:
        # A card takes a farmer, perhaps to a wedding.
        return "removed"
    if kind in (control.DIE, events.FARMER_LOST, events.LOOKED):
        return "nobody" if e.who < 0 else ""
    if kind == events.HOUR:
        return "overtime" if e.what > 0 else ""
    if kind == events.RESTED:
        return "rooster" if e.amount else ""
    if kind == events.BOUGHT:
        return "strength" if e.what <= 0 else ""
    if kind == events.FIGHT:
        return "rubble" if e.what < 0 else ""
    if kind == events.TRIED:
        return "trial" if e.what >= 0 else ""
    if kind == events.ESCAPED:
        named = g.book.named[e.amount] if e.amount >= 0 else None
        keeps = named is not None and (named.life >= 0 or named.wounds >= 0)
        return "lasting" if keeps else ""
    if kind in (events.PEEKED, events.CARD_GONE):
        return "" if _hides(s, e, seat) else "seen"
    return ""


def _add_what(g: Board, e: Event, args: Args) -> None:
    sort = _WHAT.get(e.kind, "")
    if sort == "follower":
        args["what"] = Label(f"thing-{follower_name(g)}")
        return
    if not sort or (e.what < 0 and sort != "creature") or (e.what == 0 and sort == "thing"):
        return
    if sort == "card":
        args["what"] = title(card_key(g, e.what))
    elif sort == "die":
        args["what"] = Label(f"die-{g.book.dice_names[e.what]}")
    elif sort == "choice":
        args["what"] = Label(f"choice-{g.book.choices[e.what]}")
    elif sort == "creature":
        args["what"] = creature_label(g, e.what)
    elif sort == "named":
        args["what"] = creature_label(g, e.what, e.amount)
    elif sort == "thing" or (sort == "seen" and e.amount):
        args["what"] = thing_label(g, e.what)
    elif sort in ("fog", "seen"):
        args["what"] = Label(f"fog-{g.book.fog_faces[e.what]}")
    elif sort == "token":
        args["what"] = token_label(g, e.what)
    elif sort == "event":
        args["what"] = title(event_key(g, e.amount, e.what))
    elif sort == "deed":
        args["what"] = Label(g.book.deeds[e.what].key)
    elif sort == "figure":
        args["what"] = Label(f"figure-{g.book.figure_names[e.what]}")
    elif sort == "path":
        args["what"] = Label(f"path-{list(g.book.paths)[e.what]}")
    elif sort == "step":
        args["what"] = step_label(g, e.what)
    elif sort == "secret":
        args["what"] = Label(f"secret-{g.book.secrets[e.what]}")
    elif sort == "bridge":
        args["what"] = Label(f"bridge-{g.book.bridge_names[e.what]}")
    else:
        wait = g.book.waits[e.what]
        args["what"] = title(address_key(g, wait.ref))
        args["spaces"] = ", ".join(str(space) for space in wait.spaces)


def _add_rest(g: Board, s: State, e: Event, args: Args) -> None:
    """What only some kinds of event have."""
    if e.kind in (events.MARCHED, events.FLEW):
        args["from"] = space_label(g, e.amount)
    elif e.kind == events.FIGURE and e.amount > 0:
        args["from"] = space_label(g, e.amount - 1)
    elif e.kind == events.HOUR:
        args["willpower"] = e.what
    elif e.kind in (events.FLIPPED, events.REROLLED):
        args["old"] = e.what
    elif e.kind == events.OVERTURNED:
        args["old"] = g.book.opposite[e.what].get(e.amount, 0)
    elif e.kind == events.COUNTED:
        args["dice"] = e.what
        args["rest"] = e.amount - e.what
    elif e.kind == events.GAVE:
        args["hero"] = hero_label(g, e.amount)
    elif e.kind == events.BARTERED:
        args["given"] = thing_label(g, e.amount)
    elif e.kind == events.TOKEN:
        args["face"] = face_label(g, e.what, e.amount)
    elif e.kind == events.TOKENS_LAID:
        where = [at for kind, at in zip(s.token_kind, s.token_at, strict=True) if kind == e.what]
        args["amount"] = len(where)
        args["spaces"] = ", ".join(str(space) for space in sorted(where))
    elif e.kind == events.LOADED and e.amount:
        args["figure"] = Label(f"figure-{g.book.figure_names[e.amount - 1]}")
    elif e.kind in (
        events.NARRATOR, events.STAR, events.TRACK_GONE, events.END_LETTER, events.STAR_MOVED,
    ):  # fmt: skip
        args["letter"] = letter(e.amount)
        if e.kind == events.STAR_MOVED:
            args["from"] = letter(e.what)


#: Why a way ends before it is there, by the rule that ends it.
_WAY_ENDS: Final = {
    "AN-TIME-1": "way-end-hours",
    "AN-TIME-2": "way-end-willpower",
    "AN-L1-1": "way-end-overtime",
    "AN-EVENT-5": "way-end-event",
    "AN-OPEN-27": "way-end-card",
}


def way_end_label(rule: str, counter: str) -> Label | None:
    """What ends a way; a rule that is none of the usual ones is a legend's own."""
    if counter:
        return Label(f"counter-{counter}")
    return Label(_WAY_ENDS.get(rule, "way-end-stop")) if rule else None


def goal_label(g: Board, s: State, goal: Goal) -> Label | None:
    """How a goal stands; nothing where it is simply open, or the legend does not say its needs."""
    if goal.kind == UNSAID:
        return None
    if goals.is_lost(g, s, goal):
        return Label("goal-lost")
    if goal.kind == HOLD:
        return Label("goal-held")
    if goal.kind == BEFORE:
        return Label("goal-letters", {"number": goals.done(g, s, goal)})
    if goal.kind == SURVIVE:
        return Label("goal-heroes", {"number": goals.done(g, s, goal)})
    if goals.is_met(g, s, goal):
        return Label("goal-met")
    if goal.kind == CLEAR:
        return Label("goal-left", {"number": goals.done(g, s, goal)})
    need = goals.need(g, s, goal)
    return Label("goal-count", {"done": goals.done(g, s, goal), "need": need}) if need > 1 else None
