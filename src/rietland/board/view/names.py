"""Names of the board: the text that names a hero, a thing, a creature, a space or a card.

Keys are made of the words of notation and content: `hero-thorn`, `thing-wineskin`.
"""

from rietland.board.base import Board
from rietland.board.pieces.things import FOLLOWS, kind_of
from rietland.board.turn import sunrise
from rietland.views import Label
from rietland.vocabulary.control import Read


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


def step_label(g: Board, at: int) -> Label:
    """The symbol at this position of the sunrise."""
    what = g.book.sunrise[at]
    if what < 0:
        return Label(f"symbol-{sunrise.name_of(g.book, what)}")
    second = what in g.book.sunrise[:at]
    return Label(
        "symbol-creature.second" if second else "symbol-creature", {"what": creature_label(g, what)}
    )
