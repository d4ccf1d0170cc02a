# The browser table of the card family.

castle-turn = Tour { $number }
castle-replay-at = { $at } sur { $all }, tour { $turn }
