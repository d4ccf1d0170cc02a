# Dark Paths: titles, heroes, the sheet, and the endings. The sections are in dark_paths_1.ftl and
# dark_paths_2.ftl, one file for each chapter.

legend-dark_paths-1 = Dark Paths
    .intro = You wake beneath the snow with one hand burnt, one hand frozen, and no name. Somewhere out there are people who could tell you what you have done. The cold would prefer that you did not ask.
    .number = The whole book
legend-dark_paths-2 = The Price
    .intro = Somebody was saved, and it cost everything you were. The way back to the great cave is long, and at the end of it waits the one who always keeps its word.
    .number = Chapter two

chapter-dark_paths-1 = Snow Without a Name
chapter-dark_paths-2 = The Price

variant-dark_paths-1-chapter_one = Chapter one only
variant-dark_paths-2-piles = Begin on the stilts
variant-dark_paths-2-hoofed = Begin in the hoofed one’s hollow
variant-dark_paths-2-asleep = Begin in the ice sleep
variant-dark_paths-2-chained = Begin in chains

## Heroes

hero-teyan = Teyan
    .role = fire keeper
hero-tenaya = Tenaya
    .role = fire keeper
role-fire_keeper = fire keeper
    .ability = Lights fires without firewood.

gift-dark_paths-warrior = Clenched Teeth
    .note = Once in each chapter, after a failed nerve test: add 2.
gift-dark_paths-fire_keeper = The Last Ember
    .note = Once in each chapter, after a failed nerve test: roll again.
gift-dark_paths-wizard = The Other Side
    .note = Once in each chapter, after a failed nerve or luck test: flip the die to its opposite side.
gift-dark_paths-dwarf = Thick Skin
    .note = Once in each chapter, when frost would reach 8: it becomes 6 instead.

## The sheet

sheet-dark_paths-will = will
    .note = At 0 you lose 1 strength and gain 2 frost, and your will becomes 3.
sheet-dark_paths-strength = strength
    .note = Added to every strength test.
sheet-dark_paths-frost = frost
    .note = At 8 you sink into the ice sleep.

test-dark_paths-strength = strength
    .note = Roll your dice; the highest counts. Add your strength.
test-dark_paths-nerve = nerve
    .note = Roll one die. Add 2 if you have 7 will or more, 4 if you have 14 or more.
test-dark_paths-luck = luck
    .note = Roll one die.

thing-dark_paths-firewood = firewood
    .the = the firewood
    .a = a bundle of firewood
    .many = bundles of firewood
    .note = Lights one fire.
thing-dark_paths-waterskin = waterskin
    .the = the waterskin
    .a = a waterskin
    .many = waterskins
    .note = One good drink, for when you have to run.
thing-dark_paths-rope = rope
    .the = the rope
    .a = a rope
    .many = ropes
    .note = Helps you climb, and holds where the ground does not.
thing-dark_paths-coat = fur coat
    .the = the fur coat
    .a = a fur coat
    .many = fur coats
    .note = Helps against the wind.
thing-dark_paths-map = map
    .the = the map
    .a = a map
    .many = maps
    .note = Helps you keep going in the right direction.
thing-dark_paths-knife = knife
    .the = the knife
    .a = a knife
    .many = knives
    .note = Helps with ropes, with locks and in a fight.
thing-dark_paths-black_thorn = black thorn
    .the = the black thorn
    .a = a black thorn
    .many = black thorns
    .note = Sharp, bitter and never dry. It will find its use.
thing-dark_paths-red_flower = red flower
    .the = the red flower
    .a = a red flower
    .many = red flowers
    .note = It makes the blood run hot.
thing-dark_paths-blue_berries = blue berries
    .the = the blue berries
    .a = a handful of blue berries
    .many = handfuls of blue berries
    .note = They wake you up.
thing-dark_paths-tablet_half = half a tablet
    .the = the half tablet
    .a = half a tablet
    .many = half tablets
    .note = The front end of a buffalo. Somebody has the rest.
thing-dark_paths-tablet = buffalo tablet
    .the = the buffalo tablet
    .a = a buffalo tablet
    .many = buffalo tablets
    .note = What was broken fits together. Keep it with you.
thing-dark_paths-blade = blade
    .the = the blade
    .a = a blade
    .many = blades
    .note = Helps in a fight.
thing-dark_paths-helm = helm
    .the = the helm
    .a = a helm
    .many = helms
    .note = Helps in a fight. It is only a loan.
thing-dark_paths-feather = griffin feather
    .the = the griffin feather
    .a = a griffin feather
    .many = griffin feathers
    .note = It grows heavy when it touches a lie.

memory-dark_paths-ribbon = A fire in the snow, a yellow ribbon in its light, and you on the cold side
memory-dark_paths-oath = Three hands on the griffin rock: what one owes, all three will pay
memory-dark_paths-name_sennet = Somebody calls “Sennet!”, and a girl turns round, on the point of laughing
memory-dark_paths-warning = Half a scarf, and a friend’s voice: you have paid, do not pay twice
memory-dark_paths-bargain = A stone floor, a figure without a face, and your two hands, held out open
memory-dark_paths-price = It buys what you are made of, and it pays with what you love
memory-dark_paths-own_name = Your name, in the dark, in the voice of somebody who thought you had left

mark-dark_paths-volpin = a volpin goes with you
mark-dark_paths-warned = you know who is drinking at the spring
mark-dark_paths-climbed = you have tried the rock
mark-dark_paths-griffin = you have seen the land from the rock
mark-dark_paths-hoof = the hoofed one trusts you
mark-dark_paths-cruel = you robbed the hoofed one
mark-dark_paths-thief = you took a sleeper’s coat
mark-dark_paths-lake = the old one of the lake knows you
mark-dark_paths-boy = the boy is free
mark-dark_paths-generous = you helped when nobody asked
mark-dark_paths-shron = Shron respects you
mark-dark_paths-breath = you can wait longer than your fear
mark-dark_paths-orennah = Orennah is human again
mark-dark_paths-sennet = Sennet has heard her name
mark-dark_paths-changed = frost in your hair that will not melt
mark-dark_paths-waited = you have sat by the fire before the cave

## Endings

ending-dark_paths-tents = The Tents
ending-dark_paths-piles = The Stilts
ending-dark_paths-hoofed = The Hoofed Guest
ending-dark_paths-asleep = Ice Sleep
ending-dark_paths-chained = The Chain
ending-dark_paths-whole = Whole and Alone
ending-dark_paths-nameless = Nameless
ending-dark_paths-free = Nothing Owed
ending-dark_paths-servant = The Servant
ending-dark_paths-asleep_again = Ice Sleep Again
ending-dark_paths-in_her_place = In Her Place
