# The card family: verbs, symbols, questions, log lines.
# Encounters have a form with their article: “Thorn faces { $what_the }”.

group-play = Cards
group-symbol = Symbols

tableau-place = { $name_the } ({ $number })
    .alone = { $name } ({ $number })
tableau-quiver = quiver { $number }

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
symbol-banish = send away a creature (strength ≤ { $at_most })
    .here = send away a creature here (strength ≤ { $at_most })
symbol-exchange_mission = replace a mission
symbol-for_gold = for { $gold } gold: { $what }

## What a card would come to

tableau-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, enough
    .willpower = { $what } ({ $strength }): { $points }, enough with { $missing } willpower
    .together = { $what } ({ $strength }): { $points }, enough with help ({ $helpers })
    .unpaid = { $what } ({ $strength }): strong enough, but { $gold } gold short
    .short = { $what } ({ $strength }): { $most } at most, not enough
tableau-clash-help = { $hero } up to { $points }

## What a player can do

tableau-do-roll = Rolled a { $number }
tableau-do-draw = Drew { $face_a }
tableau-do-play = Play { $card }: { $what }
tableau-do-recover = Recover
tableau-do-done = Use no more symbols
tableau-do-end = End the turn
tableau-do-go = Go to { $place }
tableau-do-bring = Bring { $hero } here
tableau-do-stop = Stop here
tableau-do-come = Come along
tableau-do-stay = Stay here
tableau-do-gain = Take { $gain }
tableau-do-reveal = Reveal the card at { $place }
tableau-do-mission = Reveal the mission at { $place }
tableau-do-remove = Remove the card at { $place }
tableau-do-flip = Flip the card at { $place }
tableau-do-swap = Swap the creatures at { $place } and { $other }
tableau-do-shift = Move the card from { $place } to { $other }
tableau-do-lure = Lure { $what_the } from { $place }
tableau-do-back = Take back { $card }
tableau-do-spirit = Send the Water Spirit to { $place }: { $spirit }
tableau-do-grimoire = Use { $grimoire }
tableau-do-fetch = Fetch { $what_the } from { $place }
tableau-do-slay = Defeat { $what_the } at { $place }
tableau-do-banish = Send away { $what_the } at { $place }
tableau-do-exchange = Replace the mission at { $place }
tableau-do-pay = Pay the gold
tableau-do-fight = Fight { $what_the } at { $place }
tableau-do-invite = Invite { $hero }
tableau-do-support = Join with { $card }: { $what }
tableau-do-decline = Stay out
tableau-do-will = Add 1 willpower
tableau-do-quiver = Use quiver { $number }
tableau-do-axe = Use the sharp axe
tableau-do-ready = That’s all
tableau-do-strike = Strike
tableau-do-withdraw = Break off the fight
tableau-do-spend = Hand over { $trophy_the }
tableau-do-offer = { $hero } gives 1 willpower
tableau-do-discard = Give up { $card }
tableau-do-tire = Exhaust { $card }
tableau-do-take = Take { $what_the }
tableau-do-give = Give { $card } to { $hero }
tableau-do-uncover = Reveal the mission here
tableau-do-complete = Complete the mission here
tableau-do-repair = Have the axe sharpened

## What the game asks

tableau-ask-turn = { $who }, play a card or recover.
tableau-ask-card = { $who }, still to use, in any order: { $symbols }.
tableau-ask-after = { $who }, anything else before your turn ends?
tableau-ask-move = { $who }, where to? { $left ->
        [one] { $left } movement left.
       *[other] { $left } movements left.
    }
tableau-ask-willing = { $who }, do you want to go to { $hero } at { $place }?
tableau-ask-reveal = { $who }, reveal another card?
tableau-ask-symbol = { $who }, choose: { $what }.
tableau-ask-fight = { $who } against { $creature_the }: strength { $total } against { $strength }. Add, invite or strike?
tableau-ask-join = { $who }, do you join the fight against { $creature_the }? So far: strength { $total } against { $strength }.
tableau-ask-add = { $who }, what do you add? So far: strength { $total } against { $strength }.
tableau-ask-spend = { $who }, which trophy do you hand over? { $left } to go.
tableau-ask-offer = { $who }, who gives willpower? { $left } to go.
tableau-ask-discard = { $who }, which card do you give up? { $left } to go.
tableau-ask-tire = { $who }, which hero card is exhausted (put with the played cards without using it)? { $left } to go.
tableau-ask-choose = { $card }: { $who }, choose.
tableau-ask-encounter = Which encounter card was drawn?
tableau-ask-mission = Which mission was drawn?
tableau-ask-narrator = Which narrator card was drawn?
tableau-ask-ally = Which ally was drawn?
tableau-ask-quiver = Which quiver was drawn?
tableau-over = The game is over.

## How a game ends

why-dragon = A narrator card had to be drawn and the pile was empty: the dragon has arrived.
why-deck-empty = An encounter card had to be drawn and the deck was empty: the castle is overrun.
why-castle-free = The fourth mission is complete. The castle is free!

## What has happened

tableau-log-read = Card: { $what }.
tableau-log-ended = The castle is lost. { $why }
    .won = The castle is free! { $why }
tableau-log-die = A die shows { $amount }.
tableau-log-choice = { $who } chooses: { $what }.
tableau-log-turn = { $who }’s turn.
tableau-log-played = { $who } plays { $what }: { $option }.
tableau-log-recovered = { $who } takes back { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
tableau-log-narrator = Narrator card: { $what }. { $amount ->
        [0] The pile is empty; the dragon is in sight.
        [one] { $amount } card left.
       *[other] { $amount } cards left.
    }
    .nobody = Narrator card: { $what }.
tableau-log-placed = Now at { $place }: { $what_a }.
    .hidden = Now at { $place }: a face-down card.
tableau-log-shown = Revealed at { $place }: { $what_a }.
tableau-log-hidden = { $what_The } at { $place } is flipped face down.
tableau-log-removed = { $what_The } is removed from { $place }.
    .hidden = A face-down card is removed from { $place }.
tableau-log-card_moved = { $what_The } moves from { $from } to { $place }.
    .hidden = A face-down card moves from { $from } to { $place }.
tableau-log-swapped = The creatures at { $place } and { $from } swap places.
tableau-log-went = { $who } goes to { $place }.
tableau-log-came = { $hero } brings { $who } to { $place }.
tableau-log-stayed = { $who } does not go to { $hero }.
tableau-log-took = { $who } takes { $what_the }.
tableau-log-gave = { $who } gives { $what } to { $hero }.
tableau-log-mission = Mission at { $place }: { $what }.
tableau-log-completed = { $who } completes the mission { $what }. { $amount ->
        [one] { $amount } mission is complete.
       *[other] { $amount } missions are complete.
    }
tableau-log-exchanged = The mission { $what } at { $place } is replaced.
    .hidden = The mission at { $place } is replaced unseen.
tableau-log-fight = { $who } faces { $what_the } at { $place }: strength { $amount }.
tableau-log-joined = { $who } joins with { $what }: { $option }.
tableau-log-declined = { $who } stays out of the fight.
tableau-log-added = { $who } adds { $amount }.
    .willpower = { $who } adds { $amount } willpower.
    .quiver = { $who } uses a quiver: { $amount }.
    .grimoire = { $who } uses a grimoire: { $amount }.
    .axe = { $who } uses the sharp axe: { $amount }.
tableau-log-withdrew = { $who } breaks off the fight with { $what_the }.
tableau-log-slain = { $what_The } at { $place } is defeated with strength { $amount }.
    .other = { $what_The } at { $place } is defeated without a fight.
tableau-log-reward = { $who } gets the reward for { $what_the }.
tableau-log-burden = { $who } takes the burden of { $what_the }.
tableau-log-spent = { $what_The } leaves the gallery.
tableau-log-willpower = { $who } gains { $amount } willpower.
    .lost = { $who } gives { $amount } willpower.
tableau-log-quiver = { $who } draws quiver { $amount }.
tableau-log-quivers = The used quivers are shuffled back.
tableau-log-ally = { $who } gains an ally: { $what }.
tableau-log-time = An extra narrator card goes under the pile: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } now.
tableau-log-axe = { $who }’s axe is now blunt.
    .sharp = { $who }’s axe is sharp again.
tableau-log-spirit = The Water Spirit is at { $place }: { $what }.
tableau-log-grimoire = { $who } opens { $what }.
tableau-log-back = { $who } takes back { $what }, thanks to { $hero }.
    .self = { $who } takes back { $what }.
tableau-log-discarded = { $who } gives up { $what }.
tableau-log-tired = { $who } exhausts { $what }.
tableau-log-nothing = There is nothing left to gain.

## The table in text

tableau-sight-piles = Cards left: narrator { $narrator }, encounters { $deck }, allies { $allies }. Supply: quivers { $quivers }, willpower { $willpower }. Missions: { $done } of { $needed }.
tableau-sight-place = { $number } { $name }: { $cards }; heroes: { $heroes }
tableau-sight-mission = – Mission: { $name }. { $rule }
tableau-sight-creature = { $name } ({ $strength })
tableau-sight-unknown = face-down card
tableau-sight-down = { $name }, face down
tableau-sight-spirit = Water Spirit ({ $face })
tableau-sight-hero = { $name } ({ $role }) at location { $place }, willpower { $willpower }
tableau-sight-hand = hand: { $cards }
tableau-sight-played = played: { $cards }
tableau-sight-quivers = quivers: { $values }
tableau-sight-axe-sharp = sharp axe
tableau-sight-axe-blunt = blunt axe
tableau-sight-grimoires = open grimoires: { $names }
tableau-sight-gallery = Gallery: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $gold } gold. { $rows }
tableau-sight-open = Still to use: { $symbols }.
tableau-sight-fight = Fight against { $creature }: strength { $total } against { $strength }.
tableau-sight-fighter = { $name } with { $card }: { $value }
