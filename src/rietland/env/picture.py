"""A table in a few lines of text, made from what everybody may see."""

import msgspec

from rietland.env.episode import Episode
from rietland.kernel.pending import DECIDE
from rietland.words import Catalogue

#: Parts of a view that tell where the game stands, of all families.
SHOWN = (
    "day", "turn", "track", "castle", "heroes", "creatures", "figures", "places", "missions",
    "narrator", "gallery", "battle", "fight", "chapter", "page", "section", "sheet", "test",
    "result",
)  # fmt: skip


def picture(course: Episode) -> str:
    """Where the game stands, what is asked, and all answers with their numbers."""
    view = msgspec.to_builtins(course.game.view(course.state, -1))
    lines = [f"{course.setup.box}/{course.setup.legend}, {course.setup.difficulty}"]
    for name in SHOWN:
        value = view.get(name)
        if isinstance(value, list):
            lines += [f"  {name}: {_said(one)}" for one in value]
        elif value is not None:
            lines.append(f"{name}: {_said(value)}")
    pending = course.pending
    if pending.kind == DECIDE:
        lines.append(Catalogue().say(view["pending"]["prompt"]))
        lines += [f"  {course.actions.number(a):5} {course.game.say(a)}" for a in pending.options]
    return "\n".join(lines)


def _said(value: object) -> str:
    """Plain JSON in a line, without what is not there."""
    if isinstance(value, dict):
        told = [_field(name, one) for name, one in value.items() if _is_there(one)]
        # A card of which nothing is told lies face down.
        return ", ".join(told) or "hidden"
    if isinstance(value, list):
        return "; ".join(_said(one) for one in value if _is_there(one))
    return str(value)


def _is_there(value: object) -> bool:
    if isinstance(value, list):
        return any(_is_there(one) for one in value)
    return value is not None and value is not False and value not in ("", -1)


def _field(name: str, value: object) -> str:
    if value is True:
        return name
    said = _said(value)
    if name in ("name", "kind"):
        return said
    return f"{name} ({said})" if isinstance(value, dict | list) else f"{name} {said}"
