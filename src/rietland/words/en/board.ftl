# The board family: pieces, verbs, questions, log lines.
# A name goes into sentences as it is: "Thorn takes the { thing }".

## Heroes: figures and what they are

hero-thorn = Thorn
hero-mairen = Mairen
hero-pasco = Pasco
hero-chada = Chada
hero-liphardus = Liphardus
hero-eara = Eara
hero-kram = Kram
hero-bait = Bait

role-warrior = warrior
    .ability = Emptying a well gives 5 willpower instead of 3.
role-archer = archer
    .ability = Attacks creatures on adjacent spaces. Rolls dice one by one; only the last counts. Pays 1 gold less for witch's brew.
role-wizard = wizard
    .ability = Once a round, right after a roll, may turn a die to its opposite side.
role-dwarf = dwarf
    .ability = Buys strength for 1 gold at the dwarf mine.

## Creatures

creature-gor = gor
creature-skral = skral
creature-wardrak = wardrak
creature-troll = troll

## Figures

figure-prince = Prince Thorald
figure-shield_dwarves = shield dwarves
figure-witch = witch

## Slots of a hero board

slot-small = small slot
slot-large = large slot
slot-helm = helm
slot-none = no slot

## Goods that are shared or paid piece by piece

good-gold = 1 gold
good-willpower = 1 willpower
good-strength = 1 strength
good-thing = article

## Dice

dice-own = own dice
dice-black = black die

die-hero = hero die
die-red = red die
die-black = black die

## Spaces

space-named = { $number } ({ $name })

bridge-rope_bridge = rope bridge
bridge-bow_bridge = bow bridge
bridge-market_bridge = market bridge

## What a player can do

do-roll = Roll { $number }
do-draw = Draw { $number }
do-walk = Walk to { $space }
do-drink = Drink and walk to { $space }
do-herb = Use the { $thing } to walk
do-stop = Stop here
do-fight = Fight the creature on { $space }
do-clear = Clear the rubble on { $space }
do-lead = Lead { $figure } to { $space }
do-halt = Stay here
do-pass = Pass
do-end = End the day
do-done = End the turn
do-invite = Invite { $hero }
do-begin = Begin the fight
do-join = Join the fight
do-decline = Stay out
do-hand = Roll { $dice }
do-again = Roll another die
do-keep = Keep the roll
do-flip = Turn the { $number }
do-brew = Double the best die
do-chew = Add the { $thing }
do-block = Use the shield
do-bear = Take the loss
do-on = Fight another round
do-leave = Leave the fight
do-share = { $hero } gets { $good }
do-pay = { $hero } gives { $good }
do-pick = Choose { $space }
do-article = Choose the { $thing }
do-skip = None
do-name = Choose { $hero }
do-discard = Remove the card from the game
do-drain = Empty the well
do-take = Take the { $thing }
do-drop = Drop the { $thing }
do-give = Give the { $thing } to { $hero }
do-buy = Buy the { $thing }
    .exchange = Buy the { $thing } and leave the { $other }
do-train = Buy 1 strength
do-heal = Use the { $thing } for willpower
do-look = Look at { $space }
do-falcon = Send the falcon between { $hero } and { $other }
do-uncover = Turn the fog token
do-send = Send the { $thing } to { $hero }

## What the game asks

ask-choose = { $card }: { $who }, choose.
    .group = { $card }: the group chooses.

## What has happened

log-said = { $who } …
log-read = Legend card { $what }.
log-ended = The legend is lost.
    .won = The legend is won!
log-die = { $who } rolls the { $what }: { $amount }.
    .nobody = The { $what } shows { $amount }.
log-choice = { $who } chooses: { $what }.
log-entered = { $who } walks to { $space }.
    .hour = { $who } walks to { $space } (1 hour).
    .overtime = { $who } walks to { $space } (1 hour, { $willpower } willpower).
log-stopped = { $who } stops on { $space }.
log-hour = { $who } spends an hour.
    .overtime = { $who } spends an hour of overtime ({ $willpower } willpower).
log-passed = { $who } passes.
log-rested = { $who } ends the day.
    .rooster = { $who } ends the day first and will start the next.
log-day_over = The day is over.
log-dawn = Day { $amount } begins.
log-turn = { $who } is on turn.
log-marched = The { $what } goes from { $from } to { $space }.
log-placed = A { $what } appears on { $space }.
    .named = { $what } appears on { $space }.
log-stayed = The { $what } on { $space } cannot move.
log-broke_in = A { $what } breaks into the castle. { $amount ->
        [0] No golden shield is left.
        [one] { $amount } golden shield is left.
       *[other] { $amount } golden shields are left.
    }
    .lost = A { $what } breaks into the castle, and no golden shield is free.
log-slain = The { $what } on { $space } is defeated.
    .named = { $what } is defeated.
log-vanished = The { $what } leaves { $space }.
log-fight = { $who } fights the { $what } on { $space }.
log-joined = { $who } joins the fight.
log-left = { $who } leaves the fight.
log-threw = { $who } rolls { $amount }.
log-creature_threw = The creature rolls { $amount }.
log-flipped = { $who } turns the { $old } to { $amount }.
log-doubled = { $who } doubles the die to { $amount }.
log-value = The heroes' battle value is { $amount }.
log-creature_value = The creature's battle value is { $amount }.
log-hurt = The { $what } loses { $amount } willpower.
log-blocked = { $who } uses the shield.
log-fell = { $who } has no willpower left and falls.
log-escaped = The { $what } on { $space } survives and recovers.
log-willpower = { $who } gains { $amount } willpower.
    .lost = { $who } loses { $amount } willpower.
log-strength = { $who } gains { $amount } strength.
    .lost = { $who } loses { $amount } strength.
log-gold = { $who } gets { $amount } gold.
    .lost = { $who } gives { $amount } gold.
log-took = { $who } takes the { $what }.
log-dropped = { $who } leaves the { $what } on { $space }.
log-gave = { $who } gives the { $what } to { $hero }.
log-bought = { $who } buys the { $what } for { $amount } gold.
    .strength = { $who } buys 1 strength for { $amount } gold.
log-used = { $who } uses the { $what }.
log-looked = { $who } looks at { $space }.
log-drained = { $who } empties the well on { $space }.
log-wells = The wells fill again.
log-fog = { $who } turns the fog token on { $space }: { $what }.
log-narrator = The narrator moves to { $letter }.
log-event = Event card: { $what }.
log-cancelled = { $who } cancels the event card with a shield.
log-farmer = A farmer follows { $who }.
log-farmer_left = { $who } leaves a farmer on { $space }.
log-farmer_lost = { $amount ->
        [one] The farmer who followed { $who } is lost.
       *[other] The { $amount } farmers who followed { $who } are lost.
    }
    .nobody = { $amount ->
        [one] The farmer on { $space } is lost.
       *[other] { $amount } farmers on { $space } are lost.
    }
log-farmer_safe = { $who } brings a farmer to safety: { $amount ->
        [one] { $amount } golden shield
       *[other] { $amount } golden shields
    } now.
log-figure = { $who } leads { $what } to { $space }.
    .nobody = { $what } comes to { $space }.
    .gone = { $what } leaves the board.
log-laid = { $what } on { $space }.
log-gone = The { $what } leaves the game.
log-arrived = The { $what } is on { $space } now.
log-bridge = The { $what } is gone.
log-cleared = The rubble on { $space } is cleared.
log-tried = The rubble on { $space } holds ({ $amount }).
log-well_gone = The well on { $space } leaves the game.
log-waits = { $what } waits on { $spaces }.
log-found = { $who } finds { $what }.
log-star = A star is laid on { $letter }.
log-peeked = { $who } looks at the next event card.
    .seen = { $who } looks at the next event card: { $what }.
log-stood = { $who } stands on { $space }.
