"""Search and the players built on it, for every family of games."""
