"""Effects: what content may do. Each part of the vocabulary has a module of its own."""

from rietland.vocabulary import control
from rietland.vocabulary.board.creature_effects import (
    Change,
    Crowd,
    Hide,
    Load,
    Move,
    Place,
    PutFigure,
    Remove,
    Search,
)
from rietland.vocabulary.board.hero_effects import (
    Article,
    CrossOut,
    Gain,
    Lose,
    LowerTo,
    Pay,
    PickHeroes,
    PutHeroes,
    RaiseTo,
    SetHeroes,
    Share,
    ShareCost,
    ShareLoss,
    Shields,
    Storm,
    Unload,
)
from rietland.vocabulary.board.legend_effects import (
    Done,
    Draw,
    DrawEvent,
    EndDay,
    EndFight,
    EndLegend,
    EndLetter,
    FirstHero,
    KeepWaiting,
    Narrator,
    PeekEvent,
    Show,
    SkipStep,
    Spoil,
    Star,
    UntilSunrise,
    Wait,
)
from rietland.vocabulary.board.thing_effects import (
    BreakBridge,
    BuildBridge,
    Deck,
    Fog,
    Lay,
    Merchants,
    RemoveFarmer,
    RevealFog,
    Turn,
    Wells,
)
from rietland.vocabulary.control import Word

EFFECTS: tuple[type[Word], ...] = (
    *control.EFFECTS,
    Place, PutFigure, Move, Remove, Change, Load, Unload, Crowd, Hide, Search, Lay, Turn, Wells,
    Fog, RevealFog, RemoveFarmer, BreakBridge, BuildBridge, Merchants, Deck, PutHeroes, SetHeroes,
    Gain, Lose, Pay, LowerTo, RaiseTo, PickHeroes, Storm, Shields, Share, ShareLoss, ShareCost,
    Article, Narrator, Star, FirstHero, EndDay, UntilSunrise, SkipStep, CrossOut, Wait, KeepWaiting,
    DrawEvent, Draw, Done, Spoil, PeekEvent, EndLegend, EndFight, EndLetter, Show,
)  # fmt: skip
