"""Exact odds of a fight, worked out from every situation it can reach."""
