"""Words: everything a person reads, by key, in as many languages as have a folder here."""

from rietland.words.catalogue import Label, UnknownWord, Words, languages, spoken

__all__ = ["Label", "UnknownWord", "Words", "languages", "spoken"]
