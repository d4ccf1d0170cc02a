"""The arena: many games, counted and compared."""
