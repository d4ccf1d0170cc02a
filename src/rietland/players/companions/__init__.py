"""Companions: orders they take and intentions they announce."""
