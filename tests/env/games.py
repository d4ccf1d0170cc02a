"""Every game there is, by name."""

from rietland.content import library

EVERY = [f"{box}/{legend}" for box in library.boxes() for legend in library.legends(box)]
