"""Content of the castle family: files, checks, and the Book they make."""
