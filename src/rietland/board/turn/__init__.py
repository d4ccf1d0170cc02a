"""A turn and its end: walking, free actions, trade, the day, the sunrise."""
