"""Words: everything a person reads, by key, in as many languages as have a folder here."""

from rietland.words.catalogue import Catalogue, Label, UnknownWord, languages
from rietland.words.printable import printable

__all__ = ["Catalogue", "Label", "UnknownWord", "languages", "printable"]
