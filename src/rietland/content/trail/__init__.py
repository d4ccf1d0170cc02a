"""Trails: their files, checked, and the Book they make."""
