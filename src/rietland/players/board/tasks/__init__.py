"""What heroes may do: one class for each sort of task."""
