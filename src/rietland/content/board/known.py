"""The names that exist: what a box offers, and what a legend adds."""

from rietland.board.pieces.things import ABILITIES
from rietland.board.turn.sunrise import STEPS
from rietland.content.board.box import Box
from rietland.content.board.files import BoardFile, StepRecord
from rietland.content.board.legend_file import LegendFile

_RANKS = ["lowest", "highest"]
_GOODS = ["gold", "willpower"]
#: Tokens that need no record of their kind.
PRINTED_TOKENS = ["fog", "well", "broken_bridge"]


def of_box(box: Box, boards: list[BoardFile]) -> dict[str, list[str]]:
    """Names by sort, as files may use them that serve these faces of the board."""
    main = box.box
    spaces = [space for board in boards for space in board.spaces]
    last = ord(main.last_letter[:1] or "A")
    first_overtime = main.hours + 1
    cards = [card for deck in box.events.decks.values() for card in deck.cards]
    return {
        "space": [str(space.id) for space in spaces],
        "space number": [str(space.id) for space in spaces],
        "well": [str(space.id) for space in spaces if space.well is not None],
        "merchant": [str(space.id) for space in spaces if space.merchant],
        "fog circle": [str(space.id) for space in spaces if space.fog is not None],
        "path": [name for board in boards for name in board.paths],
        "icon": [name for board in boards for name in board.icons],
        "region": sorted({region for space in spaces for region in space.regions}),
        "bridge": [name for board in boards for name in board.bridges],
        "creature": list(box.creatures.creatures),
        "creature or any": [*box.creatures.creatures, "any"],
        "thing": [name for name in box.items.things if name != "nothing"],
        "thing that follows": [
            name for name, one in box.items.things.items() if one.ability == "follows"
        ],
        "ability": list(ABILITIES),
        "role": list(box.heroes.heroes),
        "figure": list(main.figures),
        "figure or any": [*main.figures, "any"],
        "figure or opponent": ["it", *main.figures],
        "face": _faces(box),
        "fog face": list(main.fog),
        "token": list(main.tokens),
        "token face": [face for kind in main.tokens.values() for face in kind.faces],
        "token on the board": [*PRINTED_TOKENS, *main.tokens],
        "die": list(main.dice),
        "deck": list(box.events.decks),
        "pile": list(main.piles),
        "card of a pile": [card for pile in main.piles.values() for card in pile.cards],
        "deed": list(main.deeds),
        "event card": cards,
        "difficulty": main.difficulties,
        "difficulty of the box": main.difficulties,
        "party": [str(size) for size in range(main.heroes[0], main.heroes[1] + 1)],
        "overtime hour": [str(first_overtime + i) for i in range(len(main.overtime))],
        "sunrise step": [
            *STEPS,
            *box.creatures.creatures,
            *(step.name for step in _steps(box, boards) if isinstance(step, StepRecord)),
        ],
        "letter": _letters(last),
        "letter of the alphabet": _letters(ord("Z")),
        "rank": _RANKS,
        "good": _GOODS,
        "good of a reward": [*_GOODS, "strength"],
        "opponent": [],
        "secret": [],
        "opponent or any": ["any"],
        "counter": list(main.counters),
        "counter of heroes": [name for name, one in main.counters.items() if one.per],
        "letter or narrator": ["narrator", "end", *_letters(last)],
        "letter or end": ["end", *_letters(last)],
        "card": list(main.cards),
    }


def _steps(box: Box, boards: list[BoardFile]) -> list[str | StepRecord]:
    return box.box.sunrise + [step for board in boards for step in board.sunrise]


def of_legend(box: Box, legend: LegendFile) -> dict[str, list[str]]:
    """Names by sort, as a legend may use them."""
    known = of_box(box, [box.board])
    last = ord((legend.last_letter or box.box.last_letter)[:1] or "A")
    known["letter"] = _letters(last)
    known["letter or narrator"] = ["narrator", "end", *_letters(last)]
    known["letter or end"] = ["end", *_letters(last)]
    known["difficulty"] = legend.difficulties
    known["opponent"] = list(legend.named)
    known["secret"] = list(legend.secrets)
    known["opponent or any"] = [*legend.named, "any"]
    figures = [*box.box.figures, *legend.figures]
    known["figure"] = figures
    known["figure or any"] = [*figures, "any"]
    known["figure or opponent"] = ["it", *figures, *legend.named]
    known["counter of heroes"] += [name for name, one in legend.counters.items() if one.per]
    known["card"] += list(legend.cards)
    known["pile"] += [*legend.piles, *legend.sets]
    known["card of a pile"] += [card for pile in legend.piles.values() for card in pile.cards]
    known["deed"] += list(legend.deeds)
    known["token"] += list(legend.tokens)
    known["token face"] += [face for kind in legend.tokens.values() for face in kind.faces]
    known["token on the board"] += list(legend.tokens)
    return known


def _letters(last: int) -> list[str]:
    return [chr(code) for code in range(ord("A"), last + 1)]


def _faces(box: Box) -> list[str]:
    """Faces of things, of fog tokens and of wells."""
    found = [*box.box.fog, "full", "drained", "space"]
    for kind in box.items.things.values():
        found += [str(number) for number in kind.faces]
        found += kind.faces.values()
    return found
