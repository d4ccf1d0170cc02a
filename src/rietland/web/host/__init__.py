"""The house around the tables: tavern, seats, limits, metrics."""
