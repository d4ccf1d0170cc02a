"""The odds of a fight in text: a line for the fight, and one for each answer."""

from collections.abc import Iterator
from typing import cast

import msgspec

from rietland import families
from rietland.board.base import Board
from rietland.board.state import State
from rietland.board.view.odds import OptionOdds, Outlook, odds_view
from rietland.castle.base import CastleBase
from rietland.castle.state import State as CardState
from rietland.castle.view.clashes import clashes
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.words import Catalogue

#: A line and what stands behind it in notation.
Row = tuple[str, str]


def rows(game: Game, state: BaseState, words: Catalogue, labels: dict[str, str]) -> list[Row]:
    """The odds of the question asked now; none where it is not about a fight.

    `labels` are all options in their order, and how they are called.
    """
    part = families.of(game).odds_lines
    return cast("list[Row]", families.load(part)(game, state, words, labels)) if part else []


def board_lines(
    game: Game, state: BaseState, words: Catalogue, labels: dict[str, str]
) -> list[Row]:
    """A fight with dice: how it may go on, and what follows each answer."""
    assert isinstance(game, Board)
    assert isinstance(state, State)
    view = odds_view(game, state)
    if view is None:
        return []
    speaker = Speaker(words)
    told = [(line, "") for line in speaker.outlook(view.now)] if view.now is not None else []
    numbers = {say: number for number, say in enumerate(labels, 1)}
    for option in view.options:
        number = numbers.get(option.say, "")
        told.append((f"{number:>3}  {speaker.option(option, labels)}", option.say))
    if len(view.options) == 1 and view.now is None:
        told += [(f"     {line}", "") for line in speaker.outlook(view.options[0].outlook)]
    return told


def castle_lines(
    game: Game, state: BaseState, words: Catalogue, labels: dict[str, str]
) -> list[Row]:
    """A fight without dice: what each answer would come to."""
    assert isinstance(game, CastleBase)
    assert isinstance(state, CardState)
    told: list[Row] = []
    numbers = {say: number for number, say in enumerate(labels, 1)}
    for clash in clashes(game, state, game.pending(state)):
        parts = words.say(msgspec.to_builtins(clash.text))
        line = words.text("odds-line", {"head": labels.get(clash.say, clash.say), "parts": parts})
        told.append((f"{numbers.get(clash.say, ''):>3}  {line}", clash.say))
    return told


class Speaker:
    """Says odds in the words of a language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def outlook(self, one: Outlook) -> Iterator[str]:
        """How it goes on: to the end, this round, what it costs."""
        yield self._line("odds-end", self.ends(one))
        if one.round is not None:
            chances = (
                ("odds-strike", one.round.strike),
                ("odds-tie", one.round.tie),
                ("odds-blow", one.round.blow),
            )
            yield self._line("odds-round", [self._part(*chance, one.exact) for chance in chances])
        losses = [
            self._say("odds-loses", who=self._hero(name), number=loss)
            for name, loss in zip(one.fighters, one.losses, strict=True)
        ]
        yield self._line("odds-loss", losses)

    def option(self, option: OptionOdds, labels: dict[str, str]) -> str:
        """An answer and what follows it."""
        parts = self.ends(option.outlook)
        if option.together is not None:
            help_ = self._percent(option.together.win, option.together.exact)
            parts.append(self._say("odds-together", percent=help_))
        if option.best:
            parts.append(self._say("odds-best"))
        label = labels.get(option.say, option.say)
        return self._say("odds-line", head=label, parts=", ".join(parts))

    def ends(self, one: Outlook) -> list[str]:
        """How it may end, without what cannot be."""
        chances = (
            ("odds-win", one.win),
            ("odds-left", one.left),
            ("odds-late", one.late),
            ("odds-beaten", one.beaten),
        )
        return [
            self._part(key, chance, one.exact)
            for key, chance in chances
            if chance > 0 or key == "odds-win"
        ]

    def _line(self, head: str, parts: list[str]) -> str:
        return self._say("odds-line", head=self._say(head), parts=", ".join(parts))

    def _part(self, key: str, chance: float, exact: bool) -> str:
        return self._say("odds-part", name=self._say(key), percent=self._percent(chance, exact))

    def _percent(self, chance: float, exact: bool) -> str:
        text = self._say("odds-percent", percent=percent(chance))
        return text if exact else self._say("odds-about", percent=text)

    def _hero(self, name: str) -> str:
        return self.words.text(f"hero-{name}")

    def _say(self, key: str, **args: object) -> str:
        return self.words.text(key, args)


def percent(chance: float) -> str:
    """A chance in whole percents; neither never nor always where it is not so."""
    whole = round(chance * 100)
    if whole == 0 and chance > 0:
        return "<1"
    return ">99" if whole == 100 and chance < 1 else str(whole)
