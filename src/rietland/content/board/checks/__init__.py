"""Checks of content of the board family, along the parts of its vocabulary."""
