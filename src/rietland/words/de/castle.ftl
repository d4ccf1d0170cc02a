# The browser table of the card family.

castle-turn = Zug { $number }
castle-replay-at = { $at } von { $all }, Zug { $turn }
