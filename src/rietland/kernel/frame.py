"""Frame: one piece of unfinished business. The agenda of a state is a stack of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.json_fields import as_number, as_numbers, row

# Frames of the kernel itself; a family numbers its own from FAMILY on.
RUN: Final = 0
CHOOSE: Final = 1
ROLL: Final = 2
EACH: Final = 3
REPEAT: Final = 4
FAMILY: Final = 16


@mypyc_attr(acyclic=True)
class Frame:
    """What is being done (`kind`, `ref`), how far it is (`at`), for whom, and its own numbers."""

    __slots__ = ("args", "at", "kind", "ref", "who")

    def __init__(self, kind: int, ref: str, at: int, who: int, args: list[int]) -> None:
        self.kind: int = kind
        #: Address of an effect list in the Book, or "".
        self.ref: str = ref
        #: The next step.
        self.at: int = at
        #: The acting hero, or -1.
        self.who: int = who
        #: Own numbers; of a trigger's RUN frame the piece and the place of what woke it.
        self.args: list[int] = args

    def copy(self) -> "Frame":
        return Frame(self.kind, self.ref, self.at, self.who, self.args[:])

    def to_data(self) -> list[object]:
        return [self.kind, self.ref, self.at, self.who, self.args[:]]


def unknown(f: Frame) -> ValueError:
    """The error for a frame that nobody owns: a saved game of another version, or a defect."""
    return ValueError(f"no such unfinished business: {f.to_data()}")


def frame_from_data(data: object) -> Frame:
    kind, ref, at, who, args = row(data, 5, "agenda")
    if not isinstance(ref, str):
        raise ValueError(f"'agenda' should hold an address, not {ref!r}")
    return Frame(
        as_number(kind, "agenda"),
        ref,
        as_number(at, "agenda"),
        as_number(who, "agenda"),
        as_numbers(args, "agenda"),
    )
