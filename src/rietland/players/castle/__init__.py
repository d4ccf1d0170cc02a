"""How to play the castle family: turns, missions, what was learned."""
