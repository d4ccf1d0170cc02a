# The card family: verbs, symbols, questions, log lines.
# Encounters have a form with their article: “Thorn faces { $what_the }”.

group-play = Cards
group-symbol = Symbols

tableau-place = { $name } ({ $number })
tableau-quiver = quiver { $number }

gain-willpower = willpower
gain-quiver = a quiver
gain-ally = an ally
gain-time = a narrator card for the pile

spirit-doubles = strength doubled
spirit-aids = 2 for everybody

encounter-hidden = unknown card
    .the = the unknown card

## Symbols

symbols-and = { $first }, { $second }
symbol-strength = strength { $points }
    .remote = strength { $points }, also at another location
symbol-quiver = strength of a quiver
    .two = strength of one or two quivers
symbol-grimoire = a grimoire
    .two = two grimoires
symbol-willpower = { $points } willpower
symbol-gain_quiver = draw a quiver
    .two = draw two quivers
symbol-ally = an ally
symbol-extra_narrator = a narrator card more for the pile
symbol-move = { $steps ->
        [one] { $steps } movement
       *[other] { $steps } movements
    }
symbol-take_back = take back a played card
    .two = take back two played cards
symbol-water_spirit = send the Water Spirit
symbol-reveal = { $cards ->
        [one] turn up { $cards } card
       *[other] turn up { $cards } cards
    }
symbol-reveal_mission = turn up a mission
symbol-remove = remove a face-down card
symbol-flip = turn a card over
symbol-swap = two creatures change places
symbol-shift = move a face-down card
symbol-lure = lure a creature here
symbol-lure_hidden = lure a face-down card here
symbol-fetch = fetch an object from anywhere
symbol-slay = defeat a creature of strength { $at_most } or less without a fight
    .here = defeat a creature of strength { $at_most } or less here without a fight
    .creature = defeat { $what_the } without a fight
symbol-banish = send away a creature of strength { $at_most } or less
    .here = send away a creature of strength { $at_most } or less here
symbol-exchange_mission = exchange a mission
symbol-for_gold = for { $gold } gold: { $what }

## What a card would come to

tableau-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, enough
    .willpower = { $what } ({ $strength }): { $points }, enough with { $missing } willpower
    .together = { $what } ({ $strength }): { $points }, enough with help ({ $helpers })
    .unpaid = { $what } ({ $strength }): strong enough, but { $gold } gold is missing
    .short = { $what } ({ $strength }): { $most } at most, too little
tableau-clash-help = { $hero } up to { $points }

## What a player can do

tableau-do-roll = Roll { $number }
tableau-do-draw = Draw { $face }
tableau-do-play = Play { $card }: { $what }
tableau-do-recover = Recover: a narrator card, then take back all played cards
tableau-do-done = Use no more symbols
tableau-do-end = End the turn
tableau-do-go = Go to { $place }
tableau-do-bring = Bring { $hero }
tableau-do-stop = Stop here
tableau-do-come = Come along
tableau-do-stay = Stay
tableau-do-gain = Take { $gain }
tableau-do-reveal = Turn up the card at { $place }
tableau-do-mission = Turn up the mission at { $place }
tableau-do-remove = Remove the card at { $place }
tableau-do-flip = Turn over the card at { $place }
tableau-do-swap = Swap the creatures at { $place } and { $other }
tableau-do-shift = Move the card from { $place } to { $other }
tableau-do-lure = Lure { $what_the } from { $place }
tableau-do-back = Take back { $card }
tableau-do-spirit = Send the Water Spirit to { $place }: { $spirit }
tableau-do-grimoire = Use { $grimoire }
tableau-do-fetch = Fetch { $what_the } from { $place }
tableau-do-slay = Defeat { $what_the } at { $place }
tableau-do-banish = Send away { $what_the } at { $place }
tableau-do-exchange = Exchange the mission at { $place }
tableau-do-pay = Pay the gold
tableau-do-fight = Fight { $what_the } at { $place }
tableau-do-invite = Invite { $hero }
tableau-do-support = Join with { $card }: { $what }
tableau-do-decline = Stay out
tableau-do-will = Add 1 willpower
tableau-do-quiver = Use quiver { $number }
tableau-do-axe = Use the sharp axe
tableau-do-ready = That is all
tableau-do-strike = Strike
tableau-do-withdraw = Give up the fight
tableau-do-spend = Give { $trophy_the }
tableau-do-offer = { $hero } gives 1 willpower
tableau-do-discard = Give up { $card }
tableau-do-tire = Lay down { $card }
tableau-do-take = Take { $what_the }
tableau-do-give = Give { $card } to { $hero }
tableau-do-uncover = Turn up the mission here
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
tableau-ask-willing = { $who }, do you come to { $hero } ({ $place })?
tableau-ask-reveal = { $who }, turn up another card?
tableau-ask-symbol = { $who }, choose: { $what }.
tableau-ask-fight = { $who } against { $creature_the }: { $total } of { $strength }. Add, invite, strike?
tableau-ask-join = { $who }, do you join the fight against { $creature_the }? { $total } of { $strength } so far.
tableau-ask-add = { $who }, what do you add? { $total } of { $strength } so far.
tableau-ask-spend = { $who }, which trophy do you give? { $left } to go.
tableau-ask-offer = { $who }, who gives willpower? { $left } to go.
tableau-ask-discard = { $who }, which card do you give up? { $left } to go.
tableau-ask-tire = { $who }, which hero card is laid down? { $left } to go.
tableau-ask-choose = { $card }: { $who }, choose.
tableau-ask-encounter = Which encounter card is it?
tableau-ask-mission = Which mission is it?
tableau-ask-narrator = Which narrator card is it?
tableau-ask-ally = Which ally is it?
tableau-ask-quiver = Which quiver is it?
tableau-over = The game is over.

## How a game ends

why-dragon = A narrator card was due and the pile was empty: the dragon has come.
why-deck-empty = An encounter card was due and the deck was empty: the castle is overrun.
why-castle-free = The fourth mission is done. The castle is free!

## What has happened

tableau-log-read = Card: { $what }.
tableau-log-ended = The castle is lost. { $why }
    .won = The castle is free! { $why }
tableau-log-die = A die shows { $amount }.
tableau-log-choice = { $who } chooses: { $what }.
tableau-log-turn = { $who } is on turn.
tableau-log-played = { $who } plays { $what }: { $option }.
tableau-log-recovered = { $who } takes back { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
tableau-log-narrator = Narrator card: { $what }. { $amount ->
        [0] The pile is empty; the dragon is in sight.
        [one] { $amount } is left.
       *[other] { $amount } are left.
    }
    .nobody = Narrator card: { $what }.
tableau-log-placed = Now at { $place }: { $what_a }.
    .hidden = A face-down card comes to { $place }.
tableau-log-shown = Turned up at { $place }: { $what_a }.
tableau-log-hidden = { $what_The } at { $place } is turned face down.
tableau-log-removed = { $what_The } is removed from { $place }.
    .hidden = A face-down card is removed from { $place }.
tableau-log-card_moved = { $what_The } goes from { $from } to { $place }.
    .hidden = A face-down card goes from { $from } to { $place }.
tableau-log-swapped = The creatures at { $place } and { $from } change places.
tableau-log-went = { $who } goes to { $place }.
tableau-log-came = { $hero } brings { $who } to { $place }.
tableau-log-stayed = { $who } does not come to { $hero }.
tableau-log-took = { $who } takes { $what_the }.
tableau-log-gave = { $who } gives { $what } to { $hero }.
tableau-log-mission = Mission at { $place }: { $what }.
tableau-log-completed = { $who } completes the mission { $what }: { $amount } now.
tableau-log-exchanged = The mission { $what } at { $place } is exchanged.
    .hidden = The mission at { $place } is exchanged unseen.
tableau-log-fight = { $who } faces { $what_the } at { $place } (strength { $amount }).
tableau-log-joined = { $who } joins with { $what }: { $option }.
tableau-log-declined = { $who } stays out of the fight.
tableau-log-added = { $who } adds { $amount }.
    .willpower = { $who } adds { $amount } willpower.
    .quiver = { $who } uses a quiver: { $amount }.
    .grimoire = { $who } uses a grimoire: { $amount }.
    .axe = { $who } uses the sharp axe: { $amount }.
tableau-log-withdrew = { $who } lets { $what_the } be.
tableau-log-slain = { $what_The } at { $place } is defeated ({ $amount }).
    .other = { $what_The } at { $place } is defeated without a fight.
tableau-log-reward = { $what_The } has a reward for { $who }.
tableau-log-burden = { $what_The } lays a burden on { $who }.
tableau-log-spent = { $what_The } leaves the gallery.
tableau-log-willpower = { $who } gains { $amount } willpower.
    .lost = { $who } gives { $amount } willpower.
tableau-log-quiver = { $who } draws quiver { $amount }.
tableau-log-quivers = The used quivers are shuffled back.
tableau-log-ally = { $who } wins an ally: { $what }.
tableau-log-time = A narrator card goes under the pile: { $amount } now.
tableau-log-axe = { $who }’s axe is blunt now.
    .sharp = { $who }’s axe is sharp again.
tableau-log-spirit = The Water Spirit is at { $place }: { $what }.
tableau-log-grimoire = { $who } opens { $what }.
tableau-log-back = { $who } takes back { $what }, thanks to { $hero }.
    .self = { $who } takes back { $what }.
tableau-log-discarded = { $who } gives up { $what }.
tableau-log-tired = { $who } lays down { $what }.
tableau-log-nothing = There is nothing to gain.

## The table in text

tableau-sight-piles = Narrator pile { $narrator }; encounter cards { $deck }, allies { $allies }, quivers { $quivers }, willpower { $willpower }. Missions: { $done } of { $needed }.
tableau-sight-place = { $number } { $name }: { $cards }; heroes: { $heroes }
tableau-sight-mission = – Mission: { $name }. { $rule }
tableau-sight-creature = { $name } ({ $strength })
tableau-sight-unknown = face-down card
tableau-sight-down = { $name }, face down
tableau-sight-spirit = Water Spirit ({ $face })
tableau-sight-hero = { $name } ({ $role }) at { $place }, willpower { $willpower }
tableau-sight-hand = hand: { $cards }
tableau-sight-played = played: { $cards }
tableau-sight-quivers = quivers { $values }
tableau-sight-axe-sharp = axe sharp
tableau-sight-axe-blunt = axe blunt
tableau-sight-grimoires = open: { $names }
tableau-sight-gallery = Gallery: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $gold } gold. { $rows }
tableau-sight-open = Open symbols: { $symbols }.
tableau-sight-fight = Fight against { $creature }: { $total } of { $strength }.
tableau-sight-fighter = { $name } with { $card }: { $value }
