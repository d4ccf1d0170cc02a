"""One game being played: seats, chance, undo, the journal. No network, no rules."""
