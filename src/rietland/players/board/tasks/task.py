"""A task: something worth doing, for whom, where, and how long it takes."""


class Task:
    """Something worth doing: for whom, where, what it is worth and how long it takes."""

    def __init__(self, aim: int, mask: int, space: int, value: float, hours: float) -> None:
        #: What it is about: a kind of `thought.Step`.
        self.aim: int = aim
        #: Who takes part, one bit for each hero.
        self.mask: int = mask
        self.space: int = space
        self.value: float = value
        self.hours: float = hours
        #: The creature of a fight, or -1; the thing of a purchase or an errand, or -1.
        self.creature: int = -1
        self.what: int = -1
        #: Worth overtime.
        self.urgent: bool = False
        #: A fight for the castle's sake: no more of these than needed.
        self.defence: bool = False
        #: Gather for the fight that ends the legend; all who are there take part.
        self.final_fight: bool = False
        #: How many heroes may have it at once, each by themselves.
        self.room: int = 1
        #: Something nobody has learned the worth of: rated by that and its hours alone.
        self.errand: bool = False
        #: The day at whose end the sun rises on who is there (0: none is meant); the deed to do
        #: there, or -1; to leave a lure there.
        self.night: int = 0
        self.deed: int = -1
        self.lures: bool = False
        #: The deed is a trial at the space; the figure that is led there, or -1; rubble to clear.
        self.tries: bool = False
        self.figure: int = -1
        self.clears: bool = False
        #: All heroes are strong enough for what is left to do: it comes before anything else.
        self.decides: bool = False
        #: What it is sorted by when tasks are given out.
        self.rating: float = 0.0
