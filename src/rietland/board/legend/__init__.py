"""The legend at work: narrator, event cards, effects, conditions, questions to the players."""
