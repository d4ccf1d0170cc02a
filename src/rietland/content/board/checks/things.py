"""Checks of effects on things, tokens and the land, and of what brings things to heroes."""

from collections.abc import Iterable

from rietland.board.pieces.things import HIDDEN
from rietland.content.board.checks.creatures import check_open
from rietland.content.board.checks.filters import check_secret
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.faults import MISSING_FIELD, OUT_OF_RANGE, UNKNOWN_NAME
from rietland.vocabulary import board as words
from rietland.vocabulary.control import Word


def _lay(walk: Walk, word: words.Lay) -> None:
    check_open(walk, word, word.at, "hero can come to")
    check_secret(walk, word.at)
    check_follower(walk, word, [word.thing])
    if bool(word.thing) == bool(word.token):
        walk.wrong(word, "'lay' needs either a 'thing' or a 'token'", MISSING_FIELD)
    elif word.token and (word.amount != 1 or word.hidden or word.rank):
        said = "'amount', 'hidden' and 'rank' are for things; tokens lie face down, one on a space"
        walk.wrong(word, said)
    kind = walk.box.items.things.get(word.thing)
    if word.hidden and kind is not None and not (kind.copies and HIDDEN in kind.faces):
        said = f"all of '{word.thing}' look alike: what is hidden has faces that differ, and a back"
        walk.wrong(word, said)


def check_follower(walk: Walk, word: Word, things: Iterable[str]) -> None:
    """Only one kind of thing follows heroes in a legend."""
    # rule: FE-FOLL-1
    if walk.legend is None:
        return
    kinds = [name for name, one in walk.box.items.things.items() if one.ability == "follows"]
    follower = walk.legend.rules.follower or (kinds[0] if kinds else "")
    for name in things:
        if name in kinds and name != follower:
            said = f"here {follower} follows heroes, not {name}: say 'follower' in 'rules'"
            walk.wrong(word, said)


def _fog(walk: Walk, word: words.Fog) -> None:
    tokens = sum(word.faces.values())
    if tokens + word.spare != len(word.at):
        said = f"{tokens} tokens and {word.spare} spare circles for {len(word.at)} circles"
        walk.wrong(word, said)
    fog = walk.box.box.fog
    for face, count in word.faces.items():
        if face in fog and count > fog[face].count:
            walk.wrong(word, f"the box has only {fog[face].count} of '{face}'", OUT_OF_RANGE)


def _deck(walk: Walk, word: words.Deck) -> None:
    deck = walk.box.events.decks.get(word.name)
    for card in [word.top] * bool(word.top) + word.without:
        if deck is not None and card not in deck.cards:
            walk.wrong(word, f"the deck '{word.name}' has no card '{card}'", UNKNOWN_NAME)


THINGS: Checks = {
    words.Lay: _lay,
    words.Fog: _fog,
    words.Deck: _deck,
}
