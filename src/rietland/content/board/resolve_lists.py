"""Effect lists under their addresses, counters, choices and triggers, in the Book."""

from collections.abc import Sequence

from rietland.board import events
from rietland.board.book import Book, Waiting
from rietland.content.board.box import Box
from rietland.content.board.files import TriggerRecord
from rietland.content.board.lasting import Lasting, together
from rietland.content.board.legend_file import LegendFile, all_cards
from rietland.kernel.book import BaseBook, Trigger
from rietland.vocabulary.board import (
    SWITCHES,
    Lay,
    Move,
    Place,
    PutFigure,
    Search,
    Spaces,
    Wait,
    When,
)
from rietland.vocabulary.control import Add, Choose, Roll, Set, Word
from rietland.vocabulary.describe import fields, inside


def add_lists(book: Book, box: Box, legend: LegendFile) -> None:
    """Every effect list under its address; counters and choices in the order they appear."""
    book.counters = list(SWITCHES)
    _counters(book, together(box.box, legend), legend.heroes[1])
    _add(book.counters, [one.wounds for one in legend.named.values() if one.wounds])
    cards = all_cards(box, legend)
    book.cards = list(cards)
    book.shared_cards = [name for name in cards if name not in legend.cards]
    register(book, "setup", legend.setup)
    for name, variant in legend.variants.items():
        register(book, "variant/" + name, variant.do)
    for name, card in cards.items():
        register(book, "card/" + name, card.do)
    for card_name, card in cards.items():
        for name, trigger in card.triggers.items():
            register(book, f"card/{card_name}/trigger/{name}", trigger.do)
    for name, trigger in legend.triggers.items():
        register(book, "trigger/" + name, trigger.do)
    for name, named in legend.named.items():
        register(book, f"opponent/{name}/lands", named.lands)
    for number, (name, secret) in enumerate(legend.secrets.items()):
        if secret.found:
            book.sought.append(number)
            register(book, "secret/" + name, [Search(secret=name, at="there", then=secret.found)])
    for name, trigger in box.box.triggers.items():
        register(book, "box/trigger/" + name, trigger.do)
    register(book, "box/checklist", box.box.checklist)
    for name, fog in box.box.fog.items():
        register(book, "fog/" + name, fog.do)
    for kind, token in together(box.box, legend).tokens.items():
        for name, face in token.faces.items():
            register(book, f"token/{kind}/{name}", face.do)
    for deck, record in box.events.decks.items():
        for name, event in record.cards.items():
            register(book, f"event/{deck}/{name}", event.do)
    for pile, drawn in {**box.box.piles, **legend.piles}.items():
        for name, one in drawn.cards.items():
            register(book, f"event/{pile}/{name}", one.do)
            for trigger_name, trigger in one.triggers.items():
                register(book, f"event/{pile}/{name}/trigger/{trigger_name}", trigger.do)


def _counters(book: Book, lasting: Lasting, most: int) -> None:
    """Counters with a record; of one that each hero has there are as many as heroes."""
    for name, record in lasting.counters.items():
        _add(book.counters, [name])
        if record.per:
            book.per_hero.append(name)
            _add(book.counters, [f"{name}@{hero}" for hero in range(1, most)])
        for number, other in enumerate(book.counters):
            if other == name or other.startswith(f"{name}@"):
                book.counter_starts[number] = record.start


def register(book: BaseBook, ref: str, effects: list[object]) -> None:
    """Put a list and all lists inside it under their addresses."""
    book.lists[ref] = effects
    for number, effect in enumerate(effects):
        assert isinstance(effect, Word)
        address = f"{ref}/{number}"
        _note(book, address, effect)
        for field in fields(type(effect)):
            inner = getattr(effect, field.name)
            if field.hint.holds == "effects":
                register(book, f"{address}/{field.name}", inner)
            elif field.hint.holds == "branches":
                for name, branch in inner.items():
                    register(book, f"{address}/{field.name}/{name}", branch)


def _note(book: BaseBook, address: str, effect: Word) -> None:
    if isinstance(effect, Roll):
        _add(book.counters, [effect.into])
    elif isinstance(effect, (Set, Add)):
        _add(book.counters, list(effect.counters))
    elif isinstance(effect, Choose):
        _add(book.choices, list(effect.options))
    elif isinstance(effect, (Place, PutFigure, Lay, Move)) and isinstance(book, Book):
        at = effect.to or effect.toward if isinstance(effect, Move) else effect.at
        for word in inside(at):
            if isinstance(word, Spaces) and word.secret:
                book.secret_of[address] = book.secrets.index(word.secret)
    elif isinstance(effect, Wait) and isinstance(book, Book):
        waiting = Waiting()
        waiting.ref = address
        waiting.spaces = effect.at
        waiting.highest = effect.rank == "highest"
        book.waits.append(waiting)


def _add(known: list[str], names: list[str]) -> None:
    for name in names:
        if name not in known:
            known.append(name)


def add_triggers(
    book: Book,
    records: dict[str, TriggerRecord],
    prefix: str,
    card: int = -1,
    awake: Sequence[object] = (),
) -> None:
    """Triggers in the order of their file; `awake` must hold besides what each says."""
    if not book.listening:
        book.listening = [[] for _ in events.KINDS.rows]
    for name, record in records.items():
        if record.rule:
            book.behind[prefix + name] = record.rule
        assert isinstance(record.when, When)
        for kind in record.when.HEARS:
            book.listening[events.KINDS.number(kind)].append(len(book.triggers))
        book.triggers.append(
            Trigger(
                name,
                record.when,
                [*awake, *record.conditions],
                prefix + name,
                record.once,
                card,
                record.instead,
            )
        )
