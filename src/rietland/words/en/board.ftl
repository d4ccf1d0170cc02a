# The board family: pieces, verbs, questions, log lines.
# A name goes into sentences in a form, "Thorn takes { $thing_the }", since some are called like people (Carlion, Varkur):
# `$thing_the` and `$thing_a` are its attributes `.the` and `.a` (a helm), `$thing_many` is for after a number (5 helms).

## Heroes: figures and what they are

hero-thorn = Thorn
    .role = warrior
hero-mairen = Mairen
    .role = warrior
hero-pasco = Pasco
    .role = archer
hero-chada = Chada
    .role = archer
hero-liphardus = Liphardus
    .role = wizard
hero-eara = Eara
    .role = wizard
hero-kram = Kram
    .role = dwarf
hero-bait = Bait
    .role = dwarf

role-warrior = warrior
    .ability = Emptying a well gives 5 willpower instead of 3.
role-archer = archer
    .ability = Attacks creatures on adjacent spaces. Rolls dice one by one; only the last one counts. Pays 1 gold less for witch’s brew.
role-wizard = wizard
    .ability = Once per round, right after a roll, may flip a die to its opposite side.
role-dwarf = dwarf
    .ability = Buys strength for 1 gold at the dwarf mine (71).

## Creatures

creature = creature
    .the = the creature
creature-gor = gor
    .the = the gor
creature-skral = skral
    .the = the skral
creature-wardrak = wardrak
    .the = the wardrak
creature-troll = troll
    .the = the troll

## Things: one text for each face

thing-wineskin = wineskin
    .the = the wineskin
    .a = a wineskin
    .many = wineskins
thing-wineskin_half = half-full wineskin
    .the = the half-full wineskin
    .a = a half-full wineskin
    .many = half-full wineskins
thing-shield = shield
    .the = the shield
    .a = a shield
    .many = shields
thing-shield_half = battered shield
    .the = the battered shield
    .a = a battered shield
    .many = battered shields
thing-bow = bow
    .the = the bow
    .a = a bow
    .many = bows
thing-falcon = falcon
    .the = the falcon
    .a = a falcon
    .many = falcons
thing-falcon_used = resting falcon
    .the = the resting falcon
    .a = a resting falcon
    .many = resting falcons
thing-helm = helm
    .the = the helm
    .a = a helm
    .many = helms
thing-telescope = telescope
    .the = the telescope
    .a = a telescope
    .many = telescopes
thing-witch_brew = witch’s brew
    .the = the witch’s brew
    .a = a witch’s brew
    .many = witch’s brews
thing-witch_brew_half = half-full witch’s brew
    .the = the half-full witch’s brew
    .a = a half-full witch’s brew
    .many = half-full witch’s brews
thing-poison = flask of poison
    .the = the flask of poison
    .a = a flask of poison
    .many = flasks of poison
thing-poison_half = half-full flask of poison
    .the = the half-full flask of poison
    .a = a half-full flask of poison
    .many = half-full flasks of poison
thing-herb = medicinal herb
    .the = the medicinal herb
    .a = a medicinal herb
    .many = medicinal herbs
thing-herb_hidden = unknown herb
    .the = the unknown herb
    .a = an unknown herb
    .many = unknown herbs
thing-herb_3 = medicinal herb (3)
    .the = the medicinal herb (3)
    .a = a medicinal herb (3)
    .many = medicinal herbs (3)
thing-herb_4 = medicinal herb (4)
    .the = the medicinal herb (4)
    .a = a medicinal herb (4)
    .many = medicinal herbs (4)
thing-rune_stone = rune stone
    .the = the rune stone
    .a = a rune stone
    .many = rune stones
thing-rune_hidden = unknown rune stone
    .the = the unknown rune stone
    .a = an unknown rune stone
    .many = unknown rune stones
thing-rune_blue = blue rune stone
    .the = the blue rune stone
    .a = a blue rune stone
    .many = blue rune stones
thing-rune_yellow = yellow rune stone
    .the = the yellow rune stone
    .a = a yellow rune stone
    .many = yellow rune stones
thing-rune_green = green rune stone
    .the = the green rune stone
    .a = a green rune stone
    .many = green rune stones
thing-parchment = parchment
    .the = the parchment
    .a = a parchment
    .many = parchments
thing-parchment_letter = parchment
    .the = the parchment
    .a = a parchment
    .many = parchments
thing-parchment_7 = parchment (7)
    .the = the parchment (7)
    .a = a parchment (7)
    .many = parchments (7)
thing-parchment_8 = parchment (8)
    .the = the parchment (8)
    .a = a parchment (8)
    .many = parchments (8)
thing-parchment_10 = parchment (10)
    .the = the parchment (10)
    .a = a parchment (10)
    .many = parchments (10)
thing-parchment_11 = parchment (11)
    .the = the parchment (11)
    .a = a parchment (11)
    .many = parchments (11)
thing-parchment_14 = parchment (14)
    .the = the parchment (14)
    .a = a parchment (14)
    .many = parchments (14)
thing-parchment_17 = parchment (17)
    .the = the parchment (17)
    .a = a parchment (17)
    .many = parchments (17)
thing-gold = gold
    .the = the gold
    .a = 1 gold
    .many = gold
thing-gem = gem
    .the = the gem
    .a = a gem
    .many = gems
thing-gem_hidden = unknown gem
    .the = the unknown gem
    .a = an unknown gem
    .many = unknown gems
thing-gem_2 = green gem (2)
    .the = the green gem (2)
    .a = a green gem (2)
    .many = green gems (2)
thing-gem_4 = blue gem (4)
    .the = the blue gem (4)
    .a = a blue gem (4)
    .many = blue gems (4)
thing-gem_6 = red gem (6)
    .the = the red gem (6)
    .a = a red gem (6)
    .many = red gems (6)
thing-farmer = farmer
    .the = the farmer
    .a = a farmer
    .many = farmers
thing-rubble = rubble
    .the = the rubble
    .a = rubble
    .many = heaps of rubble
thing-rubble_2 = rubble (2)
    .the = the rubble (2)
    .a = rubble (2)
    .many = heaps of rubble (2)
thing-rubble_5 = rubble (5)
    .the = the rubble (5)
    .a = rubble (5)
    .many = heaps of rubble (5)
thing-rubble_6 = rubble (6)
    .the = the rubble (6)
    .a = rubble (6)
    .many = heaps of rubble (6)
thing-rubble_7 = rubble (7)
    .the = the rubble (7)
    .a = rubble (7)
    .many = heaps of rubble (7)
thing-rubble_8 = rubble (8)
    .the = the rubble (8)
    .a = rubble (8)
    .many = heaps of rubble (8)

## Faces of fog tokens

fog-hidden = fog
fog-event = an event card
fog-gold_1 = 1 gold
fog-strength_1 = 1 strength
fog-willpower_2 = 2 willpower
fog-willpower_3 = 3 willpower
fog-gor = a gor
fog-wineskin = a wineskin
fog-witch_brew = the witch and her brew

## Figures

figure-prince = Prince Thorald
figure-shield_dwarves = the shield dwarves
figure-witch = the witch

## Slots of a hero board

slot-small = small slot
slot-large = large slot
slot-helm = helm

## Goods that are shared or paid piece by piece

good-gold = 1 gold
good-willpower = 1 willpower
good-strength = 1 strength
good-thing = an article

## Dice

dice-own = your own dice
dice-black = the black die

die-hero = hero die
die-red = red die
die-black = black die

## Spaces

space-named = { $number } ({ $name })
space-castle = castle
space-sidra-coast = Sidra coast
space-crow-tree = crow tree
space-summer-rock = summer rock
space-old-tower = old defence tower
space-free-market = free market
space-forest-farm = forest farm
space-field-farm = field farm
space-claw-rock = claw rock
space-fisher-hut = fisher hut
space-dwarf-oak = dwarf oak
space-river-farm = river farm
space-tree-of-songs = Tree of Songs
space-paddock-farm = paddock farm
space-dwarf-mine = dwarf mine
space-tavern = tavern
space-graveyard = defeated creatures
space-lost-watchtower = lost watchtower
space-dragon-lair = dragon’s lair
# The mine face.
space-south-exit = south exit
space-treasure-chamber = treasure chamber
space-gate-well = gate well
space-pebble-shore = pebble shore
space-first-vent = first vent
space-secret-lake = Secret Lake
space-east-stair = east stair
space-north-stair = north stair
space-second-vent = second vent
space-armoury = armoury
space-third-vent = third vent
space-bridge-foot = bridge foot
space-bridge-head = bridge head
space-ravine-well = ravine well
space-hall-of-four-shields = Hall of the Four Shields
space-blind-shaft = blind shaft
space-bats-hollow = bats’ hollow
space-forest-spring = forest spring
space-north-road = north road
space-guard-room = guard room
space-forest-trader = forest trader
space-miners-well = miners’ well
space-fallen-gallery = fallen gallery
space-mine-gate = mine gate
space-forest-path = forest path
space-dwarf-gate = dwarf gate

bridge-rope_bridge = rope bridge
bridge-bow_bridge = bow bridge
bridge-market_bridge = market bridge
bridge-hanging_bridge = hanging bridge

## What a player can do

do-roll = Rolled a { $number }
do-draw = Drew { $number }
do-walk = Walk to space { $space }
do-drink = Drink and walk to space { $space }
do-herb = Use { $thing_the } to walk
do-stop = Stop here
do-fight = Fight { $creature_the } on space { $space }
do-target = Fight { $creature_the }
do-clear = Clear the rubble on space { $space }
do-lead = Lead { $figure } to space { $space }
do-guide = Take { $figure } along
do-part = Leave { $figure } here
do-halt = Stay here
do-bring = Take everything along
do-abandon = Leave { $thing_the } behind
do-pass = Pass
do-deed = { $deed }
do-act = { $deed }
do-try = { $deed } on space { $space }
do-end = End the day
do-done = End the turn
    .exchange = Nothing else to send
do-invite = Invite { $hero }
do-begin = Begin the fight
    .trial = Try it
do-join = Join the fight
    .trial = Help
do-decline = Stay out
do-hand = Roll { $dice }
do-again = Roll another die
do-keep = Keep the roll
do-flip = Flip the { $number }
do-brew = Double the best die
do-chew = Add { $thing_the }
do-poison = Use the poison
do-burn = Burn { $thing_the }
do-dim = Let the creature roll one die
do-reroll = Roll the { $number } again
do-double = Use { $thing_the }: your dice count double
do-overturn = Flip the { $die }: { $number } becomes { $to }
do-block = Use the shield
    .event = Cancel the card with the shield
do-bear = Take the loss
    .event = Let it happen
do-on = Fight another round
do-leave = Leave the fight
do-share = { $hero } gets { $good_a }
do-reward = Take this reward
    .gold = Take { $amount } gold
    .willpower = Take { $amount } willpower
    .strength = Take { $amount } strength
do-pay = { $hero } pays { $good }
do-pick = Choose space { $space }
do-article = Choose { $thing_the }
do-cross = Cross out: { $step }
    .creatures = Cross out: { $step } ({ $number } on the board)
    .tied = Cross out: { $step } ({ $card })
do-skip = None
    .cross_none = Cross out nothing
    .cross_out = No more
    .reveal_fog = No more
    .lay = Leave it there
    .peek_event = Put it back on the deck
    .pick_heroes = No one else
do-name = Choose { $hero }
do-discard = Remove the card from the game
do-drain = Empty the well
do-take = Take { $thing_the }
do-drop = Drop { $thing_the }
do-give = Give { $thing_the } to { $hero }
do-buy = Buy { $thing_a }
    .exchange = Buy { $thing_a } and leave { $other_the }
do-barter = Swap { $thing_the } for { $other_the }
do-haggle = Haggle for { $thing_the } too
do-train = Buy 1 strength
do-risking = { $act } (careful: the legend may be lost by it)
do-ending = { $act }. { $dawn }
do-spending = { $number ->
        [one] { $act } (spends { $gem_the })
       *[other] { $act } (spends { $number } gems)
    }
do-heal = Use { $thing_the } for willpower
do-look = Look at space { $space }
    .here = Reveal the gem here
    .ally = Let { $what } reveal the fog token
do-falcon = Send the falcon: { $hero } and { $other }
do-uncover = Reveal the fog token
    .token = Reveal the { $what }
do-send = Send { $thing_the } to { $hero }

## What the game asks

ask-turn = { $who }, it’s your turn.
ask-after = { $who }, your action is over. Anything else?
ask-walk = { $who }, where to?
ask-steps = { $who }, you may move at once, without spending an hour. Where to?
ask-storm = { $who }, the storm drives you to space { $space }. What comes along?
ask-lead = { $who }, where do you lead your ally?
ask-invite = { $who }, who fights with you?
    .trial = { $what }: { $who }, who helps you?
ask-target = { $who }, which creature do you attack?
ask-join = { $who }, do you join the fight?
    .trial = { $what }: { $who }, do you help?
ask-hand = { $who }, which dice do you roll?
ask-roll = { $who }, what do you do with this roll?
ask-flip = { $who }, do you flip a die?
ask-dim = { $who }, does the creature roll only one die in this round?
ask-drop = { $who }, not everything fits on your strength track. What do you put down?
ask-reroll = { $who }, do you roll a die again?
ask-shield = { $who }, you’re about to lose { $loss } willpower. Do you use your shield?
    .event = { $card }: { $who }, do you cancel it with your shield?
    .card = { $card }: { $who }, do you use your shield?
ask-round = { $who }, another round?
ask-share = { $who }, share out the reward: { $left } to go.
ask-reward = { $who }, choose the reward.
ask-rubble = { $who }, which rubble do you clear?
ask-exchange = { $who }, what does the falcon carry?
ask-event = Which event card is drawn?
ask-fog = What does the fog token show?
ask-token = What does the { $what } show?
ask-turn-up = What’s hidden there?
ask-die = The { $die } is rolled.
ask-rule = { $who }, choose.
over = The legend is over.

# A question of a card; $card is its title.
ask-choose = { $card }: { $who }, choose.
    .cross_out = { $who }, which symbol of this sunrise do you cross out?
    .fog = { $who }, which circles get no fog token? { $left } to go.
    .reveal_fog = { $card }: { $who }, which fog token do you reveal?
    .remove = { $card }: { $who }, what do you give up?
    .remove_from = { $card }: { $who }, from which hero?
    .remove_farmer = { $card }: { $who }, which farmer is lost?
    .article = { $card }: { $who }, which article do you take?
    .lay = { $card }: { $who }, do you take it?
    .move = { $card }: { $who }, where do you go?
    .move_piece = { $card }: { $who }, where does { $what_the } go?
    .lose = { $card }: { $who }, which one do you give up?
    .pay = { $card }: { $who }, which one do you give?
    .peek_event = { $card }: { $who }, keep the card on the deck or remove it?
    .share = { $card }: { $who }, share it out: { $left } to go.
    .chance = { $card }: what does it show?
    .pick_heroes = { $card }: { $who }, name a hero.
    .pick_thing = { $card }: { $who }, who gets { $thing_the }?
    .pick_hours = { $card }: { $who }, who gets the hours?
    .share_loss = { $card }: { $who }, share out the loss among the heroes: { $left } to go.
    .share_cost = { $card }: { $who }, who pays? { $left } to go.
ask-setup = Before you set out
ask-legend = Legend

## How a legend ends

why-castle-fallen = A creature broke into the castle, and no golden shield was free.

## What has happened

log-read = Legend card: { $what }.
log-ended = The legend is lost.
    .won = The legend is won!
log-die = { $who } rolls the { $what }: { $amount }.
    .nobody = The { $what } shows { $amount }.
log-choice = { $who } chooses: { $what }.
log-entered = { $who } walks to space { $space }.
    .hour = { $who } walks to space { $space }: 1 hour.
    .overtime = { $who } walks to space { $space }: 1 hour, { $willpower } willpower.
    .storm = The storm drives { $who } to space { $space }.
log-storm = A storm rises and drives every hero a space along the arrows.
log-stopped = { $who } stops on space { $space }.
log-hour = { $who } spends an hour.
    .overtime = { $who } spends an hour of overtime ({ $willpower } willpower).
log-hour_back = { $who }’s time marker goes back to hour { $amount }.
    .start = { $who }’s time marker goes back to the start of the day.
log-crossed = { $who } crosses out a symbol: { $what }.
log-passed = { $who } passes.
log-deed = { $who }: { $what }.
    .trial = { $who } succeeds: { $what }.
log-trial = { $who } tries: { $what } (space { $space }, value { $amount }).
log-rested = { $who } ends the day.
    .rooster = { $who } is the first to end the day and will start the next one.
log-day_over = The day is over.
log-dawn = Day { $amount } begins.
log-turn = { $who }’s turn.
log-marched = { $what_The } moves from space { $from } to space { $space }.
log-placed = A { $what } appears on space { $space }.
    .named = { $what_The } appears on space { $space }.
log-stayed = { $what_The } on space { $space } can’t move.
log-changed = The creature on space { $space } becomes { $what_a }.
log-left_out = No { $what } appears on space { $space }: no figure is left.
    .blocked = No { $what } appears on space { $space }: it is occupied, and the way on is blocked.
    .change = The creature on space { $space } stays as it is: no { $what } figure is left.
log-loaded = A creature on space { $space } takes { $what_the } along.
    .figure = { $figure } takes { $what_the } from space { $space }.
    .held = A creature on space { $space } takes { $what_the } from { $who }.
log-narrowed = { $what }: possible spaces { $spaces }.
    .known = { $what }: it is space { $spaces }.
    .found = { $what }: now known.
log-got_away = A { $what } gets away at space { $space }.
log-broke_in = A { $what } breaks into the castle. { $amount ->
        [0] No golden shield is left.
        [one] { $amount } golden shield is left.
       *[other] { $amount } golden shields are left.
    }
    .lost = A { $what } breaks into the castle, and no golden shield is free.
log-slain = { $what_The } on space { $space } is defeated.
    .named = { $what_The } is defeated.
log-vanished = { $what_The } disappears from space { $space }.
log-poisoned = { $what_The } on space { $space } dies of the poison and is removed from the game.
log-flew = { $what_The } flies from space { $from } to space { $space }.
log-emptied = No creature is left on space { $space }.
log-fight = { $who } fights { $what_the } on space { $space }.
    .rubble = { $who } attacks the rubble on space { $space }.
log-joined = { $who } joins the fight.
log-left = { $who } leaves the fight.
log-threw = { $who } rolls { $amount }.
log-creature_threw = { $what_The } rolls { $amount }.
log-flipped = { $who } flips the { $old } to { $amount }.
log-doubled = { $who } doubles the die to { $amount }.
log-rerolled = { $who } rolls the { $old } again.
log-extra_threw = { $who } rolls the { $what } as well: { $amount }.
log-overturned = { $who } flips the { $what } from { $old } to { $amount }.
log-doubled_roll = { $who } uses { $what_the }: the dice count double, { $amount }.
log-burnt = { $who } burns { $what_the }: { $amount } more.
log-dimmed = { $who } uses { $what_the }: the creature rolls one die.
log-value = The heroes’ battle value is { $amount }.
log-creature_value = { $what_The }’s battle value is { $amount }.
log-hurt = { $what_The } loses { $amount } willpower.
log-card_lost = { $amount ->
        [0] A battle card is removed unread. { $what_The } has none left to lose.
        [one] A battle card is removed unread: { $amount } more, and { $what_the } is defeated.
       *[other] A battle card is removed unread: { $amount } more, and { $what_the } is defeated.
    }
log-blocked = { $who } uses the shield.
log-fell = { $who } has no willpower left and falls.
log-escaped = { $what_The } on space { $space } survives and recovers.
    .lasting = { $what_The } on space { $space } survives.
log-willpower = { $who } gains { $amount } willpower.
    .lost = { $who } loses { $amount } willpower.
log-strength = { $who } gains { $amount } strength.
    .lost = { $who } loses { $amount } strength.
log-gold = { $who } gets { $amount } gold.
    .lost = { $who } loses { $amount } gold.
log-took = { $who } takes { $what_the }.
log-dropped = { $who } leaves { $what_the } on space { $space }.
log-gave = { $who } gives { $what_the } to { $hero }.
log-bought = { $who } buys { $what_a } for { $amount } gold.
    .strength = { $who } buys 1 strength for { $amount } gold.
log-bartered = { $who } swaps { $given_a } for { $what_the }.
log-haggled = { $who } haggles and gets { $what_a } on top.
log-used = { $who } uses { $what_the }.
log-looked = { $who } looks at space { $space }: { $what_a }.
    .nobody = Revealed on space { $space }: { $what_a }.
log-drained = { $who } empties the well on space { $space }.
log-wells = The wells fill up again.
log-fog = { $who } reveals the fog token on space { $space }: { $what }.
log-token = { $who } reveals the { $what } on space { $space }: { $face }.
log-tokens_laid = { $amount ->
        [one] Now face down on space { $spaces }: { $what_a }.
       *[other] Now face down on spaces { $spaces }: { $what_many }.
    }
log-token_gone = The { $what } on space { $space } is removed.
log-narrator = The narrator moves to { $letter }.
log-event = Event card: { $what }.
    .pile = Drawn: { $what }.
log-cancelled = { $who } cancels the event card with a shield.
log-farmer = { $what_A } follows { $who }.
log-farmer_left = { $who } leaves { $what_a } on space { $space }.
log-farmer_lost = { $amount ->
        [one] { $what_The } who followed { $who } is lost.
       *[other] The { $amount } { $what_many } who followed { $who } are lost.
    }
    .stays = { $what_The } no longer follows { $who }.
    .nobody = { $amount ->
        [one] { $what_The } on space { $space } is lost.
       *[other] { $amount } { $what_many } on space { $space } are lost.
    }
    .removed = { $amount ->
        [one] { $what_The } on space { $space } is out of the game.
       *[other] { $amount } { $what_many } on space { $space } are out of the game.
    }
log-farmer_safe = { $who } brings { $what_a } to safety. { $amount ->
        [one] The castle now has { $amount } golden shield.
       *[other] The castle now has { $amount } golden shields.
    }
log-figure = { $who } leads { $what } to space { $space }.
    .nobody = Now on space { $space }: { $what }.
    .moved = { $what_The } moves from space { $from } to space { $space }.
    .gone = Gone from the board: { $what }.
log-guided = { $what_The } goes along with { $who }.
log-parted = { $who } leaves { $what } on space { $space }.
log-laid = Now on space { $space }: { $what_a }.
    .several = Now on space { $space }: { $amount } { $what_many }.
log-turned = Now on space { $space }: { $what_a }.
    .held = { $who } now has { $what_a }.
log-shields = Golden shields now: { $amount }.
log-gone = Removed from the game: { $what_the }.
    .back = Back in the supply: { $what_the }.
log-built = The { $what } is open.
log-bridge = The { $what } is gone.
log-cleared = The rubble on space { $space } is cleared.
log-tried = The rubble on space { $space } holds ({ $amount }).
    .trial = The attempt reaches { $amount }.
log-well_gone = The well on space { $space } is removed from the game.
log-waits = “{ $what }” now waits for a hero here: { $spaces }.
log-found = { $who } finds: { $what }.
log-star = A star is placed on { $letter }.
    .pile = Something waits face down at { $letter }.
log-star_moved = The star on { $from } moves to { $letter }.
log-dealt = { $who } is dealt “{ $what }”.
log-done = Fulfilled: { $what }.
log-spoiled = Failed: { $what }.
log-shown = A card is revealed: { $what }.
log-card_removed = “{ $what }” is removed from the game.
log-track_gone = What was face down at { $letter } is removed from the game unseen.
log-peeked = { $who } looks at the next event card.
    .seen = { $who } looks at the next event card: { $what }.
log-stood = { $who } is now on space { $space }.
log-card_gone = The top event card is removed from the game.
    .seen = { $what } is removed from the game.
log-hero_out = { $who } is out of the game. What the hero carried stays on space { $space }.
log-path = Fire bursts from { $what }: { $amount ->
        [one] { $amount } space is on fire.
       *[other] { $amount } spaces are on fire.
    }
log-end_letter = The legend now ends at { $letter }.

## The story of a finished game

moment-names = { $one } and { $other }
    .more = { $one }, { $other }
moment-fight = Victory over { $what_the } on space { $space }: { $who }, in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
    .hard = Victory over { $what_the } on space { $space } against the odds: { $who }, in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $lost } of them lost).
moment-letters = { $letters ->
        [one] The narrator was { $letters } letter from the end
       *[other] The narrator was { $letters } letters from the end
    }
moment-goals = Goals met: { $met } of { $all }

# Symbols of the sunrise.
symbol-ready = start of the day
symbol-event = event card
symbol-wells = wells
symbol-narrator = narrator
symbol-creature = { $what }
    .second = { $what }, second time
