"""Rietland: a digital table for the Legends of Andor family of games."""

__version__ = "0.1.0"
