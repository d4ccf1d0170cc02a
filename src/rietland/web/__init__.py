"""The browser table: HTTP for the tavern, one socket for each browser at a table."""
