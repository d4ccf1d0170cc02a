"""Answers to the questions of the board."""
