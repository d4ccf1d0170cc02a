"""Players of gamebooks: a quick reader, and what a search must know."""
