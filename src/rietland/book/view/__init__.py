"""What leaves the table: views of a gamebook."""
