"""What stands and lies on the board: heroes, creatures, things, tokens."""
