"""Symbols as a view tells them: what stands on spaces, paths and cards, each with its words."""

from rietland.trail.base import TrailBase
from rietland.trail.book import THENS, HeroKind, Path, Space, Use
from rietland.trail.view import types as records
from rietland.views import Label
from rietland.vocabulary import trail as words
from rietland.vocabulary.control import Word


def symbol(g: TrailBase, kind: str, amount: int = 0, what: str = "") -> records.SymbolView:
    return records.SymbolView(kind, amount, what, symbol_label(g, kind, amount, what))


def symbol_label(g: TrailBase, kind: str, amount: int, what: str) -> Label:
    """In words; of a number below 0 the text says "back"."""
    args: dict[str, int | str | Label] = {"number": abs(amount)}
    if kind in ("start", "target", "only"):
        args["what"] = Label("trail-curse" if what == "curse" else f"hero-{what}")
    elif what:
        args["what"] = Label(f"card-{g.book.box}-{what}")
    key = f"trail-symbol-{kind}"
    if kind == "red" and amount:
        return Label(f"{key}.fog", args)
    return Label(f"{key}.back" if amount < 0 else key, args)


def of_effect(g: TrailBase, effect: object) -> records.SymbolView:
    """An effect as a symbol: its word, how much, and of what."""
    assert isinstance(effect, Word)
    kind = str(type(effect).__struct_config__.tag)
    if isinstance(effect, words.Take):
        return symbol(g, kind, 1, effect.card)
    short = type(effect).SHORT
    amount = int(getattr(effect, short)) if short else 0
    if is_free(effect):
        label = Label(f"trail-symbol-{kind}.free", {"number": amount})
        return records.SymbolView(kind, amount, "", label)
    return symbol(g, kind, amount)


def is_free(effect: object) -> bool:
    """Whether a way to move passes over what others heed: the +N, or symbols on paths."""
    if isinstance(effect, words.Walk):
        return effect.ignore_penalty
    return isinstance(effect, words.Stride) and effect.ignore_paths


def effects(g: TrailBase, ref: str) -> list[records.SymbolView]:
    return [of_effect(g, effect) for effect in g.book.lists[ref]] if ref else []


def of_space(
    g: TrailBase, space: Space, ahead: int = 0, alone: HeroKind | None = None
) -> list[records.SymbolView]:
    """Everything printed on a space; at the end of a stage also the fog of the way on.

    To a hero who plays `alone` only one start means anything, and every target.
    """
    # rule: CT-SOLO-1
    found: list[records.SymbolView] = []
    if space.start and (alone is None or space.start in ("curse", alone.alone)):
        whose = alone.name if alone is not None and space.start == alone.alone else space.start
        found.append(symbol(g, "start", 0, whose))
    if space.target:
        found.append(symbol(g, "target", 0, alone.name if alone is not None else space.target))
    if space.red:
        found.append(symbol(g, "red", ahead))
    elif space.stop:
        found.append(symbol(g, "stop"))
    if space.gate:
        found.append(symbol(g, "gate", space.gate))
    if space.penalty:
        found.append(symbol(g, "penalty", space.penalty))
    if space.lock >= 0:
        found.append(symbol(g, "lock", 0, g.book.deck[space.lock].name))
    return found + effects(g, space.ref)


def of_path(g: TrailBase, path: Path, alone: bool = False) -> list[records.SymbolView]:
    """Everything printed on a path; to a hero who plays alone all are open."""
    # rule: CT-SOLO-4
    found: list[records.SymbolView] = []
    if path.only and not alone:
        found.append(symbol(g, "only", 0, path.only))
    if path.card >= 0:
        found.append(symbol(g, "closed", 0, g.book.deck[path.card].name))
    return found + effects(g, path.ref)


# In words.


def chain(labels: list[Label]) -> Label:
    """Several texts as one: the first, and the others."""
    made = labels[-1]
    for one in reversed(labels[:-1]):
        made = Label("trail-and", {"first": one, "second": made})
    return made


def effects_label(g: TrailBase, ref: str) -> Label:
    found = [one.label for one in effects(g, ref)]
    return chain(found) if found else Label("trail-nothing")


def help_label(g: TrailBase, number: int) -> Label:
    """How a card helps who has it: its strength, or one of its uses."""
    shown = g.book.deck[number].faces[0]
    found = [effects_label(g, use.ref) for use in shown.uses]
    if shown.strength:
        found.insert(0, Label("trail-helps-fight", {"number": shown.strength}))
    made = found[-1] if found else Label("trail-nothing")
    for one in reversed(found[:-1]):
        made = Label("trail-or", {"first": one, "second": made})
    return made


def then_label(then: str) -> Label:
    return Label(f"trail-then-{then}")


def use_label(g: TrailBase, use: Use) -> Label:
    """What a use does, and what becomes of the card unless it goes below its pile."""
    then = THENS[use.then]
    if then == "bottom":
        return effects_label(g, use.ref) if use.ref else then_label(then)
    if not use.ref:
        return then_label(then)
    return Label("trail-use", {"does": effects_label(g, use.ref), "then": then_label(then)})
