"""How to play the board family: policy, tasks, quick odds, what was learned."""
