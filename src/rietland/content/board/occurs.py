"""What never comes into a legend: why a goal cannot be met, or a trigger cannot fire; "" if it can.

`everything` is every record that can ever matter in the legend.
"""

from rietland.content.board.box import Box
from rietland.content.board.lasting import TokenRecord
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word


def never_comes(creature: str, named: str, everything: list[Word]) -> str:
    for word in everything:
        if isinstance(word, words.Change) and not named and word.into == creature:
            return ""
        if not isinstance(word, words.Place):
            continue
        if (not named or word.named == named) and (not creature or word.creature == creature):
            return ""
    return f"no {named or creature or 'creature'} is ever placed"


def never_lies(box: Box, thing: str, everything: list[Word]) -> str:
    if thing in box.items.things and box.items.things[thing].sold:
        return ""
    for word in everything:
        if isinstance(word, (words.Lay, words.Share)) and word.thing == thing:
            return ""
        if isinstance(word, words.Gain) and thing in word.things:
            return ""
        if isinstance(word, words.Place) and word.carries == thing:
            return ""
    return f"no {thing} ever comes into the game"


def never_found(
    kinds: dict[str, TokenRecord], when: words.TokenFound, everything: list[Word]
) -> str:
    if when.token in kinds and when.face and when.face not in kinds[when.token].faces:
        return f"the token '{when.token}' has no face '{when.face}'"
    for word in everything:
        if isinstance(word, words.Lay) and word.token == when.token:
            return ""
    return f"no token '{when.token}' is ever laid"


def counted(box: Box, starts: dict[str, int], everything: list[Word]) -> dict[str, set[int]]:
    """What each counter can be that only dice and plain numbers give a value, by its name.

    Counters begin at what `starts` says, or at 0.
    """
    found: dict[str, set[int]] = {}
    open_ended = set(words.SWITCHES)
    for word in everything:
        if isinstance(word, control.Roll) and word.die in box.box.dice:
            found.setdefault(word.into, set()).update(box.box.dice[word.die].faces)
        elif isinstance(word, control.Add):
            open_ended.update(word.counters)
        elif isinstance(word, control.Set):
            for name, value in word.counters.items():
                if isinstance(value, int):
                    found.setdefault(name, set()).add(value)
                else:
                    open_ended.add(name)
    for name, values in found.items():
        values.add(starts.get(name, 0))
    return {name: values for name, values in found.items() if name not in open_ended}
