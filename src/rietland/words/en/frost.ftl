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
frost-do-take = { $thing ->
        [Iquar] Take the Iquar along
        [Orennah] Take Orennah along
       *[other] Take { $thing_the }
    }
frost-do-drop = { $thing ->
        [Iquar] Leave the Iquar here
        [Orennah] Leave Orennah here
       *[other] Drop { $thing_the }
    }
frost-log-storm = A snowstorm rises and drives every hero a space along the arrows.
frost-log-farmer_lost = { $what ->
        [Orennah] Orennah hides from the creature and is not seen again.
       *[other] { $amount ->
            [one] The Iquar who followed { $who } is lost.
           *[other] The { $amount } Iquar who followed { $who } are lost.
        }
    }
    .stays = { $what_The } no longer follows { $who }.
    .nobody = { $what ->
        [Orennah] Orennah hides from the creature on space { $space } and is not seen again.
       *[other] { $amount ->
            [one] The Iquar on space { $space } is lost.
           *[other] { $amount } Iquar on space { $space } are lost.
        }
    }
    .removed = { $what ->
        [Orennah] Orennah leaves space { $space } for good.
       *[other] { $amount ->
            [one] The Iquar on space { $space } is out of the game.
           *[other] { $amount } Iquar on space { $space } are out of the game.
        }
    }
frost-log-farmer_safe = { $what ->
        [Orennah] { $who } brings Orennah to safety.
       *[other] { $who } brings an Iquar to safety. { $amount ->
            [one] The tent village now has { $amount } defence place.
           *[other] The tent village now has { $amount } defence places.
        }
    }
# There is no gold: nothing is said of it.
frost-plain-hero = { $name } ({ $role }) on space { $space }: strength { $strength }, willpower { $willpower }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $gold ->
       *[other] { $time }
    }
frost-plain-farmers = { $follower ->
        [Orennah] Orennah follows
       *[other] { $farmers ->
            [one] { $farmers } Iquar follows
           *[other] { $farmers } Iquar follow
        }
    }
frost-log-shields = Defence places now: { $amount }.
frost-lesson-board-sunrise = A new day: the creatures moved, lit fires gave warmth and went out, and the narrator advanced. Once the Frost token is by the track, the days grow shorter.
frost-ui-shields = Defence places: { $free } of { $all } free
frost-ui-stock = Supply
frost-table-drink = With a waterskin, no hour spent
frost-lesson-board-farmer = An Iquar is nearby. Take the Iquar along to the tent village to gain a defence place.
frost-lesson-board-creatures = At every sunrise the creatures move along the arrows towards the place you defend. Stop them before they get in.
frost-lesson-board-breach = A creature has broken through and holds a defence place. When none is free, one more means defeat.

## Cards that are open in Legends 2 to 4

card-frost-herb_lore = The shamans know four plants and have painted them on a strip of bark, each with a small face beside it. The blue one smiles. The white one has its feet off the ground. The red one shows all its teeth. The black one has no face: the sun has been painted there, very small, and so many thumbs have rubbed at it that it is almost gone.
    .title = The Great Herb Lore
    .rule = Each plant is used once. Blue streamberries: you gain 5 willpower, but not during a round of a fight. White pulproots: up to 4 spaces of one move cost no hour. Red bloodflowers: right after your own roll your dice count double in this round. Black night thorn: the Frost token moves two places to the right, at most to 13.
card-frost-three_brothers = Three brothers came over the mountains, a buffalo, a sea monster and a griffin, and at the lake they fell out over where to live. One said the grass, one said the water, one said the rock; there was something about a blanket as well. So each of them stayed where he was in the right. They have long been stone, three tablets no bigger than a hand. But put one down in the snow overnight, and by morning it has turned towards the other two.
    .title = The Three Brothers
    .rule = A tablet takes a small slot and cannot be bartered. A hero who has all three may use them: for the rest of the day the Frost token does not count, and overtime costs no willpower. At the next sunrise they are removed from the game.

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
    .a = the winter stone
    .many = winter stones
thing-carlion = Carlion
    .the = Carlion
    .a = Carlion
    .many = swords Carlion
thing-iquar = Iquar
    .the = the Iquar
    .a = an Iquar
    .many = Iquar
thing-orennah = Orennah
    .the = Orennah
    .a = Orennah
    .many = Orennah
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
figure-takota = Takota
figure-volpin = Flaps the volpin
figure-silhouette = the Silhouette

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
deed-frost-tablets = Use the three tablets: no frost and free overtime today
deed-frost-night_thorn = Use the night thorn against the frost
deed-frost-streamberries = Eat the blue streamberries: 5 willpower
deed-frost-change_yourself = Change yourself: 7 willpower for 2 strength
bonus-frost-fire = the fire
bonus-frost-warrior_fire = the warrior’s fire
counter-frost = Frost token
track-frost = Frost token on hour { $hour }: { $hour ->
        [10] hour 10 cannot be used.
       *[other] hours { $hour } to { $last } cannot be used.
    }
track-frost-waits = The Frost token waits beside the track. { $days ->
        [one] From tomorrow it covers hour { $last }.
       *[other] In { $days } days it covers hour { $last }.
    }
track-frost-thawed = The tablets keep the frost away today: all hours can be used. The Frost token is on hour { $hour }.
track-frozen = frozen, cannot be used

## Snow tokens, ice tokens and objective markers

frost-fog-hidden = snow token
frost-piece-fog = Snow token
frost-ui-fog = Snow
frost-ui-fog-hidden = Face-down snow tokens
frost-do-uncover = Reveal the snow token
    .token = Reveal the { $what }
frost-do-look = Look at space { $space }
    .here = Reveal the gem here
    .ally = Let { $what } reveal the snow token
frost-ask-fog = What does the snow token show?
frost-log-fog = { $who } reveals the snow token on space { $space }: { $what }.
frost-lesson-board-fog = There is a snow token nearby. End a move on it to reveal what it hides, good or bad.
frost-lesson-board-stop = You can walk on, or stop here. Where you stop you can pick things up, barter, light a fire or reveal a snow token.
fog-storm = a snowstorm
fog-firewood = firewood
fog-willpower_loss_2 = −2 willpower
fog-gem = a gem
fog-blue_streamberries = blue streamberries
fog-white_pulproots = white pulproots
fog-red_bloodflowers = red bloodflowers
fog-griffin_tablet = the griffin tablet
fog-sea_monster_tablet = the sea-monster tablet
fog-buffalo_tablet = the buffalo tablet
token-ice = ice token
    .a = an ice token
    .many = ice tokens
token-ice-storm = a snowstorm
token-ice-strength_1 = 1 strength
token-ice-willpower_loss_2 = −2 willpower
token-ice-willpower_loss_3 = −3 willpower
token-ice-gem = a gem
token-ice-askimar_blade = an Askimar blade
token-ice-waterskin = a waterskin
token-ice-riders_helm = a rider’s helm
token-marker = objective marker
    .a = an objective marker
    .many = objective markers
token-marker-winter_stone = the winter stone
token-marker-hoof_prints = hoof prints
token-marker-woodcutter = a sleeping woodcutter
token-marker-scarf = a red scarf
token-marker-camp = an abandoned camp
token-marker-two_prints = two kinds of prints
token-marker-hollow = a hollow that shone blue
