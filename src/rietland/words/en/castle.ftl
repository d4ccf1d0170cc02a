# The browser table of the card family.

castle-turn = Turn { $number }
castle-replay-at = { $at } of { $all }, turn { $turn }
castle-title = The castle
castle-state = The dragon and the missions
castle-cards-title = Hand and gallery
castle-supply = Supplies
castle-deck = Encounter cards left
castle-allies = Allies
castle-quivers = Quivers
castle-dragon = { $left ->
        [0] The dragon is in sight: no narrator card is left of { $all }.
        [one] The dragon is near: { $left } narrator card left of { $all }.
       *[other] { $left } narrator cards left of { $all }.
    }
castle-last = Last narrator card: { $card }
castle-half = { $place }: { $number } { $face }
castle-here = where the hero stands
castle-up = face up
castle-down = face down
castle-recover = Recover
castle-missions = Missions: { $done } of { $needed }
castle-missions-how = { $needed } missions free the castle. Clear a location of its cards, turn its mission up, and meet it there.
castle-completed = Completed
castle-mission = Mission
castle-mission-fresh = A mission is turned up
castle-mission-hidden = Mission: nobody has seen it yet.
castle-mission-how = It can be turned up when no card lies on it.
castle-mission-open = Mission: { $name }
castle-mission-covered = Mission: { $name }, covered again
castle-mission-ready = Mission: { $name }, ready to be completed
castle-met = can be done
castle-met-covered = met, but covered
castle-done-here = The mission here is done.
castle-clear = No cards
castle-cards = { $number ->
        [0] No cards
        [one] { $number } card
       *[other] { $number } cards
    }
castle-stack = { $number ->
        [one] { $number } card: { $cards }
       *[other] { $number } cards, from the top: { $cards }
    }
castle-gallery = Gallery
castle-row-1 = with gold
castle-row-2 = flying gors
castle-row-3 = others
castle-hand = Hand of { $who }
castle-whose = Whose hand
castle-hand-empty = No card in hand: recover.
castle-in-hand = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
castle-in-use = In use
castle-using = In use: { $card }
castle-used-up = Nothing of it is left to use.
castle-played = Played
castle-laid = { $card } (played)
castle-or = or
castle-play-hint = Choose one line of a card in the hand below, or recover.
castle-join-hint = Choose a line of a card in the hand below to join, or stay out.
castle-score = { $number ->
        [one] { $number } narrator card was left in the pile.
       *[other] { $number } narrator cards were left in the pile.
    }
castle-touch = Choose a lit place in the castle, or its number here.
castle-on-turn = on turn
castle-find = { $who } is at { $place }. Show it
castle-closed = closed
castle-spirit = Water Spirit
castle-axe = axe
castle-quiver = quiver
castle-printed = strength of the card
castle-missing = { $number } more needed.
castle-enough = Enough to win.
castle-enough-toll = Enough; the blow also costs { $number } gold.
castle-toll-missing = Strong enough, but the gallery lacks { $number } gold.
castle-sum = { $total } of { $strength }

castle-how-goal = Complete { $needed } missions and the castle is free.
castle-how-turn = On your turn play one card and use one of its three lines, or recover: take your cards back, but a narrator card brings new creatures.
castle-how-clear = A mission lies under the cards of each location. Turn face-down cards up, fight creatures, take objects, until it lies free.
castle-how-fight = A fight needs no dice: your strength must reach the creature’s. Heroes at the same place can join with a card of theirs.
castle-how-dragon = { $left } narrator cards are in the pile. When one is due and none is left, the dragon has come.

castle-help-lit = What you may do is lit and listed beside the castle. Click it, or press its number.
castle-help-card = Each line of a card in your hand is one way to play it; two symbols in a line are used in any order.
castle-help-drag = You may drag too: your figure to a location, a card from stack to stack, an object to a hero.
castle-help-place = Click a location to see its whole stack and its mission. A right click points at it for the others.
castle-help-fight = A chip such as 5:6 says what a line would bring against which strength, and whether that is enough: alone, with willpower, or with others. In the fight you see who adds what, the sum, and what is still missing.
castle-help-why = Every line of the log names its rule; so does everything you cannot do. Click the rule to read it.
castle-help-undo = Take back goes to the last card that was turned up. Replay goes anywhere, and you can play on from there.
key-castle = M
    .does = to the castle
key-castle-arrows = Arrow keys
    .does = in the castle: to the next location
key-castle-hand = H
    .does = to the cards in hand
key-castle-cards = C
    .does = the missions
key-castle-ping = P
    .does = in the castle: point at the location

ability-rietburg-chada = Shoots with quivers she draws. Willpower does not help her in a fight.
ability-rietburg-thorn = The strongest arm; removes face-down cards unseen.
ability-rietburg-orfen = Four cards instead of three; lures creatures to where he stands.
ability-rietburg-kram = His axe adds 4 once, then 1; two gold sharpen it again. Moves face-down cards.
ability-rietburg-eara = Fights, moves and sees with six grimoires, which open again when she recovers.
ability-rietburg-kheela = Sends the Water Spirit, which doubles her own card or lends 2 to everybody there.

variant-rietburg-1 = One switch
    .none = as the difficulty has it
