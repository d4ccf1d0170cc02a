# The card family: verbs, symbols, questions, log lines.
# Encounters have a form with their article: “Thorn faces { $what_the }”.

group-play = Cards
group-symbol = Symbols

castle-place = { $name_the } ({ $number })
    .alone = { $name } ({ $number })
castle-quiver-number = quiver { $number }

gain-willpower = willpower
gain-quiver = a quiver
gain-ally = an ally
gain-time = one extra narrator card

spirit-doubles = strength doubled
spirit-aids = 2 strength for everyone

encounter-hidden = unknown card
    .the = the unknown card

## Symbols

symbols-and = { $first }, { $second }
symbol-strength = strength { $points }
    .remote = strength { $points }, even at another location
symbol-quiver = strength of a quiver
    .two = strength of one or two quivers
symbol-grimoire = a grimoire
    .two = two grimoires
symbol-willpower = { $points } willpower
symbol-gain_quiver = draw a quiver
    .two = draw two quivers
symbol-ally = an ally
symbol-extra_narrator = one extra narrator card
symbol-move = { $steps ->
        [one] { $steps } movement
       *[other] { $steps } movements
    }
symbol-take_back = take back a played card
    .two = take back two played cards
symbol-water_spirit = send the Water Spirit
symbol-reveal = { $cards ->
        [one] reveal { $cards } card
       *[other] reveal { $cards } cards
    }
symbol-reveal_mission = reveal a mission
symbol-remove = remove a face-down card
symbol-flip = flip a card
symbol-swap = swap two creatures
symbol-shift = move a face-down card
symbol-lure = lure a creature here
symbol-lure_hidden = lure a face-down card here
symbol-fetch = fetch an object from anywhere
symbol-slay = defeat a creature (strength ≤ { $at_most })
    .here = defeat a creature here (strength ≤ { $at_most })
    .creature = defeat { $what_the } without a fight
symbol-exchange_mission = replace a mission
symbol-for_gold = for { $gold } gold: { $what }

## What a card would come to

castle-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, enough
    .willpower = { $what } ({ $strength }): { $points }, enough with { $missing } willpower
    .together = { $what } ({ $strength }): { $points }, enough with help ({ $helpers })
    .unpaid = { $what } ({ $strength }): strong enough, but { $gold } gold short
    .short = { $what } ({ $strength }): { $most } at most, not enough
castle-clash-help = { $hero } up to { $points }

## What a player can do

castle-do-roll = Rolled a { $number }
castle-do-draw = Drew { $face_a }
castle-do-play = Play { $card }: { $what }
castle-do-recover = Recover
castle-do-done = Use no more symbols
castle-do-end = End the turn
castle-do-go = Go to { $place }
castle-do-bring = Bring { $hero } here
castle-do-stop = Stop here
castle-do-come = Come along
castle-do-stay = Stay here
castle-do-gain = Take { $gain }
castle-do-reveal = Reveal the card at { $place }
castle-do-mission = Reveal the mission at { $place }
castle-do-remove = Remove the card at { $place }
castle-do-flip = Flip the card at { $place }
castle-do-swap = Swap the creatures at { $place } and { $other }
castle-do-shift = Move the card from { $place } to { $other }
castle-do-lure = Lure { $what_the } from { $place }
castle-do-back = Take back { $card }
castle-do-spirit = Send the Water Spirit to { $place }: { $spirit }
castle-do-grimoire = Use { $grimoire }
castle-do-fetch = Fetch { $what_the } from { $place }
castle-do-slay = Defeat { $what_the } at { $place }
castle-do-exchange = Replace the mission at { $place }
castle-do-pay = Pay the gold
castle-do-fight = Fight { $what_the } at { $place }
castle-do-invite = Invite { $hero }
castle-do-support = Join with { $card }: { $what }
castle-do-decline = Stay out
castle-do-will = Add 1 willpower
castle-do-quiver = Use quiver { $number }
castle-do-axe = Use the sharp axe
castle-do-ready = That’s all
castle-do-strike = Strike
castle-do-withdraw = Break off the fight
castle-do-spend = Hand over { $trophy_the }
castle-do-offer = { $hero } gives 1 willpower
castle-do-discard = Give up { $card }
castle-do-tire = Exhaust { $card }
castle-do-take = Take { $what_the }
castle-do-give = Give { $card } to { $hero }
castle-do-uncover = Reveal the mission here
castle-do-complete = Complete the mission here
castle-do-repair = Have the axe sharpened

## What the game asks

castle-ask-turn = { $who }, play a card or recover.
castle-ask-card = { $who }, still to use, in any order: { $symbols }.
castle-ask-after = { $who }, anything else before your turn ends?
castle-ask-move = { $who }, where to? { $left ->
        [one] { $left } movement left.
       *[other] { $left } movements left.
    }
castle-ask-willing = { $who }, do you want to go to { $hero } at { $place }?
castle-ask-reveal = { $who }, reveal another card?
castle-ask-symbol = { $who }, choose: { $what }.
castle-ask-fight = { $who } against { $creature_the }: strength { $total } against { $strength }. Add, invite or strike?
castle-ask-join = { $who }, do you join the fight against { $creature_the }? So far: strength { $total } against { $strength }.
castle-ask-add = { $who }, what do you add? So far: strength { $total } against { $strength }.
castle-ask-spend = { $who }, which trophy do you hand over? { $left } to go.
castle-ask-offer = { $who }, who gives willpower? { $left } to go.
castle-ask-discard = { $who }, which card do you give up? { $left } to go.
castle-ask-tire = { $who }, which hero card is exhausted (put with the played cards without using it)? { $left } to go.
castle-ask-choose = { $card }: { $who }, choose.
castle-ask-encounter = Which encounter card was drawn?
castle-ask-mission = Which mission was drawn?
castle-ask-narrator = Which narrator card was drawn?
castle-ask-ally = Which ally was drawn?
castle-ask-quiver = Which quiver was drawn?
castle-over = The game is over.

## How a game ends

why-dragon = A narrator card had to be drawn and the pile was empty: the dragon has arrived.
why-deck-empty = An encounter card had to be drawn and the deck was empty: the castle is overrun.
why-castle-free = The fourth mission is complete. The castle is free!

## What has happened

castle-log-read = Card: { $what }.
castle-log-ended = The castle is lost. { $why }
    .won = Victory! { $why }
castle-log-die = A die shows { $amount }.
castle-log-choice = { $who } chooses: { $what }.
castle-log-turn = { $who }’s turn.
castle-log-played = { $who } plays { $what }: { $option }.
castle-log-recovered = { $who } takes back { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
castle-log-narrator = Narrator card: { $what }. { $amount ->
        [0] The pile is empty; the dragon is in sight.
        [one] { $amount } card left.
       *[other] { $amount } cards left.
    }
    .nobody = Narrator card: { $what }.
castle-log-placed = Now at { $place }: { $what_a }.
    .hidden = Now at { $place }: a face-down card.
castle-log-shown = Revealed at { $place }: { $what_a }.
castle-log-hidden = { $what_The } at { $place } is flipped face down.
castle-log-removed = { $what_The } is removed from { $place }.
    .hidden = A face-down card is removed from { $place }.
castle-log-card_moved = { $what_The } moves from { $from } to { $place }.
    .hidden = A face-down card moves from { $from } to { $place }.
castle-log-swapped = The creatures at { $place } and { $from } swap places.
castle-log-went = { $who } goes to { $place }.
castle-log-came = { $hero } brings { $who } to { $place }.
castle-log-stayed = { $who } does not go to { $hero }.
castle-log-took = { $who } takes { $what_the }.
castle-log-gave = { $who } gives { $what } to { $hero }.
castle-log-mission = Mission at { $place }: { $what }.
castle-log-completed = { $who } completes the mission { $what }. { $amount ->
        [one] { $amount } mission is complete.
       *[other] { $amount } missions are complete.
    }
castle-log-exchanged = The mission { $what } at { $place } is replaced.
    .hidden = The mission at { $place } is replaced unseen.
castle-log-fight = { $who } faces { $what_the } at { $place }: strength { $amount }.
castle-log-joined = { $who } joins with { $what }: { $option }.
castle-log-declined = { $who } stays out of the fight.
castle-log-added = { $who } adds { $amount }.
    .willpower = { $who } adds { $amount } willpower.
    .quiver = { $who } uses a quiver: { $amount }.
    .grimoire = { $who } uses a grimoire: { $amount }.
    .axe = { $who } uses the sharp axe: { $amount }.
castle-log-withdrew = { $who } breaks off the fight with { $what_the }.
castle-log-slain = { $what_The } at { $place } is defeated with strength { $amount }.
    .other = { $what_The } at { $place } is defeated without a fight.
castle-log-reward = { $who } gets the reward for { $what_the }.
castle-log-burden = { $who } takes the burden of { $what_the }.
castle-log-spent = { $what_The } leaves the gallery.
castle-log-willpower = { $who } gains { $amount } willpower.
    .lost = { $who } gives { $amount } willpower.
castle-log-quiver = { $who } draws quiver { $amount }.
castle-log-quivers = The used quivers are shuffled back.
castle-log-ally = { $who } gains an ally: { $what }.
castle-log-time = An extra narrator card goes under the pile: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } now.
castle-log-axe = { $who }’s axe is now blunt.
    .sharp = { $who }’s axe is sharp again.
castle-log-spirit = The Water Spirit is at { $place }: { $what }.
castle-log-grimoire = { $who } opens { $what }.
castle-log-back = { $who } takes back { $what }, thanks to { $hero }.
    .self = { $who } takes back { $what }.
castle-log-discarded = { $who } gives up { $what }.
castle-log-tired = { $who } exhausts { $what }.
castle-log-nothing = There is nothing left to gain.

## The table in text

castle-sight-piles = Cards left: narrator { $narrator }, encounters { $deck }, allies { $allies }. Supply: quivers { $quivers }, willpower { $willpower }. Missions: { $done } of { $needed }.
castle-sight-place = { $number } { $name }: { $cards }; heroes: { $heroes }
castle-sight-mission = – Mission: { $name }. { $rule }
castle-sight-creature = { $name } ({ $strength })
castle-sight-unknown = face-down card
castle-sight-down = { $name }, face down
castle-sight-spirit = Water Spirit ({ $face })
castle-sight-hero = { $name } ({ $role }) at location { $place }, willpower { $willpower }
castle-sight-hand = hand: { $cards }
castle-sight-played = played: { $cards }
castle-sight-quivers = quivers: { $values }
castle-sight-axe-sharp = sharp axe
castle-sight-axe-blunt = blunt axe
castle-sight-grimoires = open grimoires: { $names }
castle-sight-gallery = Gallery: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $gold } gold. { $rows }
castle-sight-open = Still to use: { $symbols }.
castle-sight-fight = Fight against { $creature }: strength { $total } against { $strength }.
castle-sight-fighter = { $name } with { $card }: { $value }

## The browser table of the card family.

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
castle-recover-last = { $left ->
        [0] No narrator card is left: the dragon comes, and the game is lost.
        [1] This draws the last narrator card. When another one is due, the game is lost.
       *[other] This draws the last narrator card but one. The game is lost two cards later.
    } Recover all the same?
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
ability-rietburg-eara = Fights, moves and scouts with six grimoires, which open again when she recovers.
ability-rietburg-kheela = Sends the Water Spirit, which doubles her own card or lends 2 strength to everyone there.

variant-rietburg-1 = Variant
    .none = set by difficulty

## Help without a mouse

castle-help-lit-touch = Everything you can do is highlighted and listed below the castle. Tap it.
castle-help-place-touch = Tap a location to see its whole stack and its mission.
castle-help-why-touch = Log lines name the rule or the card behind them, and so does anything you can’t do. Tap it to read it.
