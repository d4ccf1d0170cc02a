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
        [0] The dragon is in sight: none of the { $all } narrator cards is left.
        [one] The dragon is near: { $left } of { $all } narrator cards left.
       *[other] { $left } of { $all } narrator cards left.
    }
castle-last = Last narrator card: { $card }
castle-half = { $place }: { $number } { $face }
castle-here = where the hero is
castle-up = face up
castle-down = face down
castle-recover = Recover
castle-missions = Missions: { $done } of { $needed }
castle-missions-how = Complete { $needed } missions to free the castle: clear a location of its cards, reveal its mission, and fulfil it there.
castle-completed = Completed
castle-mission = Mission
castle-mission-fresh = A mission is revealed
castle-mission-hidden = Mission: not revealed yet.
castle-mission-how = You can reveal it once no card covers it.
castle-mission-open = Mission: { $name }
castle-mission-covered = Mission: { $name }, covered again
castle-mission-ready = Mission: { $name }, ready to complete
castle-met = can be completed
castle-met-covered = condition met, but covered
castle-done-here = The mission here is complete.
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
castle-hand = { $who }’s hand
castle-whose = Whose hand?
castle-hand-empty = No cards in hand: recover.
castle-in-hand = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
castle-in-use = In use
castle-using = In use: { $card }
castle-used-up = All used up.
castle-played = Played
castle-laid = { $card } (played)
castle-or = or
castle-play-hint = Choose a line on one of the cards below, or recover.
castle-join-hint = Choose a line on one of the cards below to join, or stay out.
castle-score = { $number ->
        [0] No narrator card was left in the pile.
        [one] { $number } narrator card was left in the pile.
       *[other] { $number } narrator cards were left in the pile.
    }
castle-touch = Choose a highlighted location in the castle, or its number here.
castle-on-turn = active
castle-find = { $who } is at { $place }. Show it
castle-closed = closed
castle-spirit = Water Spirit
castle-axe = axe
castle-quiver = quiver
castle-printed = card’s strength
castle-missing = { $number } more needed.
castle-enough = Enough to win.
castle-enough-toll = Enough, but the win also costs { $number } gold.
castle-toll-missing = Strong enough, but there isn’t enough gold: the win costs { $number }.
castle-sum = strength { $total } against { $strength }

castle-how-goal = Complete { $needed } missions to free the castle.
castle-how-turn = On your turn, play one card and use one of its three lines, or recover: you take your cards back, but a narrator card brings new creatures.
castle-how-clear = Each location hides a mission under its cards. Reveal face-down cards, fight creatures and take objects until the mission is clear.
castle-how-fight = Fights need no dice: your strength must at least equal the creature’s. Heroes at the same location can join in with a card of their own.
castle-how-dragon = { $left ->
        [one] The pile holds { $left } narrator card.
       *[other] The pile holds { $left } narrator cards.
    } If you must draw one and none is left, the dragon arrives and you lose.

castle-help-lit = Everything you can do is highlighted and listed beside the castle. Click it, or press its number.
castle-help-card = Each line on a card in your hand is one way to play it. If a line has two symbols, use them in any order.
castle-help-drag = You can also drag: your figure to a location, a card from stack to stack, an object to a hero.
castle-help-place = Click a location to see its whole stack and its mission. Right-click to point at it for the others.
castle-help-fight = A badge such as 5:6 compares the line’s strength with the creature’s and shows whether it’s enough: alone, with willpower, or with others. During a fight you see who adds what, the total, and what’s still missing.
castle-help-why = Log lines name the rule or the card behind them, and so does anything you can’t do. Click it to read it.
castle-help-undo = “Undo” takes back moves up to the last card that was revealed. “Replay” shows any earlier moment, and you can play on from there.
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

ability-rietburg-chada = Draws quivers and shoots with them. Willpower doesn’t help her in a fight.
ability-rietburg-thorn = The strongest arm; removes face-down cards unseen.
ability-rietburg-orfen = Four cards instead of three; lures creatures to his location.
ability-rietburg-kram = His axe adds 4 once, then 1 each time; two gold sharpen it again. Moves face-down cards.
ability-rietburg-eara = Fights, moves and sees with six grimoires, which open again when she recovers.
ability-rietburg-kheela = Sends the Water Spirit, which doubles her own card or lends 2 strength to everyone there.

variant-rietburg-1 = Variant
    .none = set by difficulty

## Help without a mouse

castle-help-lit-touch = Everything you can do is highlighted and listed below the castle. Tap it.
castle-help-place-touch = Tap a location to see its whole stack and its mission.
castle-help-why-touch = Log lines name the rule or the card behind them, and so does anything you can’t do. Tap it to read it.
