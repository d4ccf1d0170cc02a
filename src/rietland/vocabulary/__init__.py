"""What content may say: typed records whose docstrings are the author's reference.

Nothing here runs. A record's YAML word is its `tag`; the function of the same name in
`kernel/control.py` or a family's `effects.py` gives its meaning.
"""
