"""How a legend stands, as far as companions look at it."""
