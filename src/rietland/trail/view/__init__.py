"""What leaves the table of a trail."""
