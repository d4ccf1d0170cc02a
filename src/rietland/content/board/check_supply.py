"""Checks of supply: nothing that surely happens needs more pieces than the box has.

Counted is what happens in any case. Of several ways (`if`, `choose`) only what all of them need
counts for what follows; each way by itself must do with what is left then.
"""

from rietland.board.pieces.things import ABILITIES, DOUBLES
from rietland.content.board.box import Box
from rietland.content.board.check_numbers import numbers
from rietland.content.board.files import ThingRecord
from rietland.content.board.lasting import together
from rietland.content.board.legend_file import LegendFile, all_cards, all_triggers, set_cards
from rietland.content.faults import NEVER_HAPPENS, OUT_OF_RANGE
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


def check_in_supply(draft: Reading, box: Box, word: words.InSupply) -> None:
    """What is asked about has a supply, or a pile that it is drawn from."""
    kind = box.items.things.get(word.thing)
    if kind is not None and not (has_supply(kind) or kind.copies):
        said = f"of '{word.thing}' there is always enough: it has no 'supply'"
        draft.wrong(word, said, NEVER_HAPPENS)


def has_supply(kind: ThingRecord) -> bool:
    return kind.sold or kind.supply is not None or ABILITIES.index(kind.ability) == DOUBLES


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
            if isinstance(effect, (words.Place, words.Lay)):
                self._take(effect, used, times)
            elif isinstance(effect, words.Remove):
                # How many come back is not known here.
                used.clear()
            elif isinstance(effect, control.Repeat):
                again = min(numbers(effect.times), default=0)
                if again > 0:
                    self.count(effect.do, used, times * again)
            elif isinstance(effect, control.Each):
                self._each(effect, used, times)
            elif isinstance(effect, control.Read):
                self._read(effect.card, used, times)
            elif isinstance(effect, words.Draw) and set_cards(self.legend, effect.pile):
                drawn = set_cards(self.legend, effect.pile)
                self._ways([self.cards[card].do for card in drawn if card in self.cards], used)
            elif isinstance(effect, control.If):
                self._ways([effect.then, effect.otherwise], used)
            elif isinstance(effect, control.Choose):
                self._ways([*effect.options.values(), []], used)
            elif isinstance(effect, (words.PickHeroes, words.Wait)):
                self._ways([effect.do, []], used)

    def _each(self, effect: control.Each, used: Used, times: int) -> None:
        if effect.who == words.Filter():
            self.count(effect.do, used, times * self.legend.heroes[1])
        elif isinstance(effect.spaces, list):
            self.count(effect.do, used, times * len(effect.spaces))
        else:
            self._ways([effect.do, []], used)

    def _read(self, card: str, used: Used, times: int) -> None:
        if card in self.unread:
            self.unread.remove(card)
            self.count(self.cards[card].do, used, times)

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
