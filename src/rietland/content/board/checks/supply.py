"""Checks of supply: nothing that surely happens needs more pieces than the box has.

Counted is what happens in any case. Of several ways (`if`, `choose`) only what all of them need
counts for what follows; each way by itself must do with what is left then.
"""

from collections.abc import Callable
from typing import ClassVar

from rietland.content.board.box import Box
from rietland.content.board.lasting import together
from rietland.content.board.legend_file import LegendFile, all_cards, all_triggers, set_cards
from rietland.content.faults import OUT_OF_RANGE
from rietland.content.numbers import numbers
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: How many of each piece are in use.
Used = dict[str, int]


def check_supply(draft: Reading, box: Box, legend: LegendFile) -> None:
    """Every beginning, and every card, trigger and deed by itself."""
    supply = _Supply(draft, box, legend)
    for beginning in [legend.setup, *[one.do for one in legend.variants.values()]]:
        supply.unread = set(supply.cards)
        supply.count(beginning, {}, 1)
    supply.unread = set()
    lists = [card.do for card in legend.cards.values()]
    lists += [trigger.do for trigger in all_triggers(legend).values()]
    lists += [deed.do for deed in legend.deeds.values()]
    for effects in lists:
        supply.count(effects, {}, 1)


class _Supply:
    def __init__(self, draft: Reading, box: Box, legend: LegendFile) -> None:
        self.draft = draft
        self.box = box
        self.legend = legend
        self.cards = all_cards(box, legend)
        #: Cards whose effects are still to be counted, each once: circles end, and it is quick.
        self.unread: set[str] = set()
        self.told: set[int] = set()

    def count(self, effects: list[object], used: Used, times: int) -> None:
        """Add what these effects need, done so many times."""
        for effect in effects:
            adds = self.ADDS.get(type(effect))
            if adds is not None:
                adds(self, effect, used, times)

    def _repeat(self, effect: control.Repeat, used: Used, times: int) -> None:
        again = min(numbers(effect.times), default=0)
        if again > 0:
            self.count(effect.do, used, times * again)

    def _each(self, effect: control.Each, used: Used, times: int) -> None:
        if effect.who == words.Filter():
            self.count(effect.do, used, times * self.legend.heroes[1])
        elif isinstance(effect.spaces, list):
            self.count(effect.do, used, times * len(effect.spaces))
        else:
            self._ways([effect.do, []], used)

    def _read(self, effect: control.Read, used: Used, times: int) -> None:
        if effect.card in self.unread:
            self.unread.remove(effect.card)
            self.count(self.cards[effect.card].do, used, times)

    def _draw(self, effect: words.Draw, used: Used, _times: int) -> None:
        drawn = set_cards(self.legend, effect.pile)
        if drawn:
            self._ways([self.cards[card].do for card in drawn if card in self.cards], used)

    def _if(self, effect: control.If, used: Used, _times: int) -> None:
        self._ways([effect.then, effect.otherwise], used)

    def _choose(self, effect: control.Choose, used: Used, _times: int) -> None:
        self._ways([*effect.options.values(), []], used)

    def _perhaps(self, effect: words.PickHeroes | words.Wait, used: Used, _times: int) -> None:
        self._ways([effect.do, []], used)

    def _remove(self, _effect: words.Remove, used: Used, _times: int) -> None:
        """How many come back is not known here."""
        used.clear()

    def _ways(self, ways: list[list[object]], used: Used) -> None:
        ends: list[Used] = []
        for way in ways:
            ends.append(dict(used))
            self.count(way, ends[-1], 1)
        used.clear()
        for name in ends[0]:
            used[name] = min(end.get(name, 0) for end in ends)

    def _take(self, effect: words.Place | words.Lay, used: Used, times: int) -> None:
        name, most = self._most(effect)
        if not name:
            return
        # A cleared creature comes back to the box; one taken from the board needs none of it.
        if isinstance(effect, words.Place) and (effect.clear or effect.take is not None):
            return
        pieces = len(effect.at) if isinstance(effect.at, list) else 1
        if isinstance(effect, words.Lay):
            pieces *= min(numbers(effect.amount), default=1)
        used[name] = used.get(name, 0) + pieces * times
        # rule: AN-L3-18
        if isinstance(effect, words.Place) and effect.named:
            return
        if used[name] > most and self.draft.has(effect) and id(effect) not in self.told:
            self.told.add(id(effect))
            said = f"the box has {most} of '{name}', not {used[name]}"
            self.draft.wrong(effect, said, OUT_OF_RANGE)

    def _most(self, effect: words.Place | words.Lay) -> tuple[str, int]:
        """What an effect takes from the box, and how many there are; "" for what is not there."""
        if isinstance(effect, words.Place):
            creature = self.box.creatures.creatures.get(effect.creature)
            return ("", 0) if creature is None else (effect.creature, creature.figures)
        token = together(self.box.box, self.legend).tokens.get(effect.token)
        if token is not None:
            return effect.token, sum(face.count for face in token.faces.values())
        # Of gold and of what is drawn there is no number.
        thing = self.box.items.things.get(effect.thing)
        return (effect.thing, thing.count) if thing is not None and thing.count else ("", 0)

    #: What an effect adds, by its word.
    ADDS: ClassVar[dict[type[object], Callable[..., None]]] = {
        words.Place: _take,
        words.Lay: _take,
        words.Remove: _remove,
        control.Repeat: _repeat,
        control.Each: _each,
        control.Read: _read,
        words.Draw: _draw,
        control.If: _if,
        control.Choose: _choose,
        words.PickHeroes: _perhaps,
        words.Wait: _perhaps,
    }
