"""What never comes into a legend: why a goal cannot be met, or a trigger cannot fire; "" if it can.

`everything` is every record that can ever matter in the legend.
"""

from rietland.content.board.resolve import Box
from rietland.vocabulary import board as words
from rietland.vocabulary.control import Word


def never_comes(creature: str, named: str, everything: list[Word]) -> str:
    for word in everything:
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
