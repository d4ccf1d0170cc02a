"""The terminal client: any game, line by line, from its question and its view alone."""
