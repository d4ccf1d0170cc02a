"""The castle family: stacks of cards at places, hands, strength against strength."""
