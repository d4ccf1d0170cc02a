"""Parties that tests play with, in seating order."""

PARTY = ["thorn", "chada", "eara", "kram"]
PARTIES = {2: PARTY[:2], 3: ["thorn", "chada", "kram"], 4: PARTY}
FROST_PARTY = ["thorn", "tenaya", "eara", "kram"]
CASTLE_PARTY = ["chada", "thorn", "orfen", "kram"]
