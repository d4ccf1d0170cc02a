# The browser table of the card family.

castle-turn = Turn { $number }
castle-replay-at = { $at } of { $all }, turn { $turn }
