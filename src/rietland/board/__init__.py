"""The board-and-hours family: base game, Star Shield, Eternal Frost."""
