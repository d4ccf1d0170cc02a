# The browser table of the card family.

castle-turn = Turno { $number }
castle-replay-at = { $at } de { $all }, turno { $turn }
