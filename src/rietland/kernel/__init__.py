"""The machine every game runs on: inputs, questions, unfinished business, chance, piles."""
