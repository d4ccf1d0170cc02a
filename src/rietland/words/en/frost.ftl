# Eternal Frost: its heroes’ gifts, creatures, things, figures, places and deeds.

## What other boxes say in other words

frost-role-warrior = warrior
    .ability = A lit fire gives 2 strength in a fight instead of 1.
frost-role-fire_keeper = fire keeper
    .ability = May carry a fire on the hero board: it warms and strengthens everyone on the same space.
frost-role-dwarf = dwarf
    .ability = Once a day, when bartering, takes one object more than given.
frost-why-castle-fallen = A creature broke through, and no defence place was free.
frost-log-broke_in = A { $what } breaks through. { $amount ->
        [0] No defence place is left.
        [one] { $amount } defence place is left.
       *[other] { $amount } defence places are left.
    }
    .lost = A { $what } breaks through, and no defence place is free.
frost-log-farmer = An Iquar follows { $who }.
frost-log-farmer_left = { $who } leaves an Iquar on space { $space }.
frost-log-farmer_lost = { $amount ->
        [one] The Iquar who followed { $who } is lost.
       *[other] The { $amount } Iquar who followed { $who } are lost.
    }
    .stays = The Iquar no longer follows { $who }.
    .nobody = { $amount ->
        [one] The Iquar on space { $space } is lost.
       *[other] { $amount } Iquar on space { $space } are lost.
    }
    .removed = { $amount ->
        [one] The Iquar on space { $space } is out of the game.
       *[other] { $amount } Iquar on space { $space } are out of the game.
    }
frost-log-farmer_safe = { $who } brings an Iquar to safety. { $amount ->
        [one] The tent village now has { $amount } defence place.
       *[other] The tent village now has { $amount } defence places.
    }
frost-plain-farmers = { $farmers ->
        [one] { $farmers } Iquar follows
       *[other] { $farmers } Iquar follow
    }
frost-ui-farmers = Iquar
frost-ui-shields = Defence places: { $free } of { $all } free
frost-table-drink = With a waterskin, no hour spent:
frost-lesson-board-farmer = An Iquar is nearby. Take the Iquar along to the tent village to gain a defence place.
frost-lesson-board-creatures = At every sunrise the creatures move along the arrows towards the place you defend. Stop them before they get in.
frost-lesson-board-breach = A creature has broken through and holds a defence place. When none is free, one more means defeat.

## Creatures

creature-wargor = wargor
    .the = the wargor
    .a = a wargor
creature-steppe_buffalo = steppe buffalo
    .the = the steppe buffalo
    .a = a steppe buffalo
creature-fur_troll = fur troll
    .the = the fur troll
    .a = a fur troll

## Things: one text for each side

thing-waterskin = waterskin
    .the = the waterskin
    .a = a waterskin
    .many = waterskins
thing-waterskin_half = half-full waterskin
    .the = the half-full waterskin
    .a = a half-full waterskin
    .many = half-full waterskins
thing-askimar_blade = Askimar blade
    .the = the Askimar blade
    .a = an Askimar blade
    .many = Askimar blades
thing-riders_helm = rider’s helm
    .the = the rider’s helm
    .a = a rider’s helm
    .many = rider’s helms
thing-firewood = firewood
    .the = the firewood
    .a = firewood
    .many = bundles of firewood
thing-griffin_tablet = griffin tablet
    .the = the griffin tablet
    .a = a griffin tablet
    .many = griffin tablets
thing-griffin_tablet_used = shining griffin tablet
    .the = the shining griffin tablet
    .a = a shining griffin tablet
    .many = shining griffin tablets
thing-sea_monster_tablet = sea-monster tablet
    .the = the sea-monster tablet
    .a = a sea-monster tablet
    .many = sea-monster tablets
thing-sea_monster_tablet_used = shining sea-monster tablet
    .the = the shining sea-monster tablet
    .a = a shining sea-monster tablet
    .many = shining sea-monster tablets
thing-buffalo_tablet = buffalo tablet
    .the = the buffalo tablet
    .a = a buffalo tablet
    .many = buffalo tablets
thing-buffalo_tablet_used = shining buffalo tablet
    .the = the shining buffalo tablet
    .a = a shining buffalo tablet
    .many = shining buffalo tablets
thing-blue_streamberries = blue streamberries
    .the = the blue streamberries
    .a = blue streamberries
    .many = handfuls of blue streamberries
thing-white_pulproots = white pulproots
    .the = the white pulproots
    .a = white pulproots
    .many = bunches of white pulproots
thing-red_bloodflowers = red bloodflowers
    .the = the red bloodflowers
    .a = red bloodflowers
    .many = bunches of red bloodflowers
thing-black_night_thorn = black night thorn
    .the = the black night thorn
    .a = a black night thorn
    .many = black night thorns
thing-winter_stone = winter stone
    .the = the winter stone
    .a = a winter stone
    .many = winter stones
thing-carlion = Carlion
    .the = Carlion
    .a = Carlion
    .many = swords Carlion
thing-iquar = Iquar
    .the = the Iquar
    .a = an Iquar
    .many = Iquar
thing-fire = fire
    .the = the fire
    .a = a fire
    .many = fires
thing-fire_out = unlit fire
    .the = the unlit fire
    .a = an unlit fire
    .many = unlit fires
thing-fire_lit = lit fire
    .the = the lit fire
    .a = a lit fire
    .many = lit fires

## Figures

figure-tranuk = Tranuk
figure-great_warrior = the great warrior
figure-volpin = Flaps the volpin

## Spaces and bridges

space-tent-village = tent village
space-totem-field = totem field
space-wind-harps = wind harps
space-drum-bridge-east = drum bridge, east end
space-lizard-pens = lizard pens
space-frozen-reeds = frozen reeds
space-horn-bridge-west = horn bridge, west end
space-bone-meadow = bone meadow
space-great-cave = great cave
space-north-shore = north shore
space-echo-gorge = echo gorge
space-standing-stones = standing stones
space-fur-traders = fur traders
space-stair-of-the-grehon = stair of the Grehon
space-griffin-rock = griffin rock
space-herd-pass = herd pass
space-herd-valley = herd valley
space-west-shore = west shore
space-singing-geyser = singing geyser
space-steaming-field = steaming field
space-pass-to-andor = pass to Andor
space-old-watchfire = old watchfire
space-heron-bridge-west = heron bridge, west end
space-heron-bridge-south = heron bridge, south end
space-burial-mounds = burial mounds
space-pine-grove = pine grove
space-charcoal-wood = charcoal wood
space-south-shore = south shore
space-sledge-market = sledge market
space-jetty = jetty
space-stilt-settlement = stilt settlement
space-wolf-hollow = wolf hollow
bridge-horn_bridge = horn bridge
bridge-drum_bridge = drum bridge
bridge-heron_bridge = heron bridge
bridge-secret_passage = secret passage

## Deeds, help in fights, tokens

deed-frost-light = Light the fire
deed-frost-kindle = Make a fire with firewood
deed-frost-bear_fire = Put a fire on your hero board
deed-frost-stir_fire = Light the fire on your hero board
deed-frost-tablets = Use the three tablets: no frost today
deed-frost-night_thorn = Use the night thorn against the frost
deed-frost-streamberries = Eat the blue streamberries
bonus-frost-fire = the fire
bonus-frost-warrior_fire = the warrior’s fire
counter-frost = Frost token
