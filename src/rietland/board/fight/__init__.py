"""Fights: who joins, rounds, dice, reactions, rubble."""
