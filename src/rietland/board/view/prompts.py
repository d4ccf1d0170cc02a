"""Questions in words: what is asked, and for a card or a deed what it is about."""

from typing import Final

from rietland.board.base import Board
from rietland.board.fight import opponents
from rietland.board.frames import EVENT, PICK, SPLIT, STORM, TOKENS
from rietland.board.legend.event_cards import deck_of
from rietland.board.pieces import token_kinds
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.board.turn import storm
from rietland.board.verbs import NAME
from rietland.board.view.labels import tag_at
from rietland.board.view.names import (
    address_key,
    creature_label,
    event_key,
    hero_label,
    space_label,
    thing_label,
    title,
    token_label,
)
from rietland.kernel.control import effect_at
from rietland.views import Args, Label
from rietland.vocabulary import board as words

#: Addresses of what is done before the first card is read.
_SETTING_UP: Final = ("setup/", "variant/", "box/checklist/")
#: Questions of a fight that a trial asks in other words.
_OF_TRIALS = ("ask-invite", "ask-join")


def prompt_label(g: Board, s: State, prompt: str, who: int) -> Label:
    """What is asked: a text of its own, or for a card's question the card and what it wants."""
    args: Args = {"day": s.day}
    if who >= 0:
        args["who"] = hero_label(g, who)
    f = s.agenda[-1] if s.agenda else None
    if s.battle is not None:
        args["left"] = s.battle.reward
        args["loss"] = s.battle.loss
        if prompt in _OF_TRIALS and opponents.is_trial(s.battle):
            args["what"] = Label(g.book.deeds[s.battle.trial].key)
            return Label(f"{prompt}.trial", args)
    if f is not None and f.kind in (SPLIT, PICK):
        args["left"] = f.at
    if f is not None and f.kind == STORM and who >= 0:
        args["space"] = space_label(g, storm.blown_to(g, s, who))
    if f is not None and f.kind == TOKENS:
        args["what"] = token_label(g, token_kinds.kinds_on(g, s, f.args[0], f.at)[0])
    if prompt.startswith("die-"):
        return Label("ask-die", {**args, "die": Label(prompt)})
    if f is not None and prompt == "ask-shield" and f.kind == EVENT:
        args["card"] = title(event_key(g, deck_of(s, f), f.args[0]))
        return Label("ask-shield.event", args)
    if f is not None and prompt == "ask-shield" and f.kind == PICK:
        args["card"] = _asking(g, f.ref)
        return Label("ask-shield.card", args)
    if "/" not in prompt:
        return Label(prompt if prompt.startswith(("ask-", "over")) else "ask-rule", args)
    args["card"] = _asking(g, prompt)
    tag = _wanted(g, s, prompt, args) if who >= 0 else "chance"
    return Label("ask-choose" if tag == "choose" else f"ask-choose.{tag}", args)


def _asking(g: Board, ref: str) -> Label:
    """The card or the deed that asks something; before the first one it is the set-up."""
    key = address_key(g, ref)
    if key:
        return title(key)
    parts = ref.split("/")
    if parts[0] == "deed":
        return Label(next(deed.key for deed in g.book.deeds if deed.name == parts[1]))
    return Label("ask-setup" if ref.startswith(_SETTING_UP) else "ask-legend")


def _wanted(g: Board, s: State, ref: str, args: Args) -> str:
    """What the effect at this address wants to be told; where it can be said, of what."""
    effect = effect_at(g, ref)
    f = s.agenda[-1]
    if isinstance(effect, words.PickHeroes) and len(effect.do) == 1:
        gain = effect.do[0]
        if isinstance(gain, words.Gain) and len(gain.things) == 1:
            kind = g.book.thing_kind(next(iter(gain.things)))
            args["thing"] = thing_label(g, thing(kind, g.book.things[kind].face))
            return "pick_thing"
        if isinstance(gain, words.Gain) and gain.hours:
            return "pick_hours"
    if isinstance(effect, words.Move) and effect.chosen and s.heroes[f.who].space >= 0:
        c = s.occupant[s.heroes[f.who].space]
        if c >= 0:
            args["what"] = creature_label(g, s.creature_kind[c], s.creature_name[c])
            return "move_piece"
    if isinstance(effect, words.Remove) and not f.args and g.pending(s).options[0].verb == NAME:
        return "remove_from"
    return tag_at(g, ref)
