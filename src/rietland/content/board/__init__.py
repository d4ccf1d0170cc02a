"""Content of the board family: files, checks, and the Book they make."""
