# The Star Shield: what is its own: levels, things, opponents, figures.

## Levels

difficulty-advanced = advanced

## Things: one text for each side

thing-log = log
    .the = the log
    .a = a log
    .many = logs
thing-log_2 = log (2)
    .the = the log (2)
    .a = a log (2)
    .many = logs (2)
thing-log_4 = log (4)
    .the = the log (4)
    .a = a log (4)
    .many = logs (4)
thing-log_6 = log (6)
    .the = the log (6)
    .a = a log (6)
    .many = logs (6)
thing-mushroom = mushroom
    .the = the mushroom
    .a = a mushroom
    .many = mushrooms
thing-mushroom_1 = mushroom (1)
    .the = the mushroom (1)
    .a = a mushroom (1)
    .many = mushrooms (1)
thing-mushroom_2 = mushroom (2)
    .the = the mushroom (2)
    .a = a mushroom (2)
    .many = mushrooms (2)
thing-light = light
    .the = the light
    .a = a light
    .many = lights
thing-light_hidden = unknown light
    .the = the unknown light
    .a = an unknown light
    .many = unknown lights
thing-light_2 = light (2)
    .the = the light (2)
    .a = a light (2)
    .many = lights (2)
thing-light_4 = light (4)
    .the = the light (4)
    .a = a light (4)
    .many = lights (4)
thing-light_6 = light (6)
    .the = the light (6)
    .a = a light (6)
    .many = lights (6)
thing-light_8 = light (8)
    .the = the light (8)
    .a = a light (8)
    .many = lights (8)
thing-light_10 = light (10)
    .the = the light (10)
    .a = a light (10)
    .many = lights (10)
thing-light_14 = light (14)
    .the = the light (14)
    .a = a light (14)
    .many = lights (14)
thing-key = key
    .the = the key
    .a = a key
    .many = keys
thing-parchment_hidden = unread parchment
    .the = the unread parchment
    .a = an unread parchment
    .many = unread parchments
thing-green_gem = green stone
    .the = the green stone
    .a = a green stone
    .many = green stones
thing-chest = chest
    .the = the chest
    .a = a chest
    .many = chests
thing-sick_farm = sick farmstead
    .the = the sick farmstead
    .a = a sick farmstead
    .many = sick farmsteads
thing-star_shield = Star Shield
    .the = the Star Shield
    .a = the Star Shield
    .many = Star Shields
thing-star_shield_half = fading Star Shield
    .the = the fading Star Shield
    .a = the fading Star Shield
    .many = fading Star Shields
thing-torch = torch
    .the = the torch
    .a = a torch
    .many = torches
thing-torch_used = used torch
    .the = the used torch
    .a = a used torch
    .many = used torches
thing-hourglass = hourglass
    .the = the hourglass
    .a = an hourglass
    .many = hourglasses
thing-hourglass_used = used hourglass
    .the = the used hourglass
    .a = a used hourglass
    .many = used hourglasses
thing-horned_falcon = horned falcon
    .the = the horned falcon
    .a = a horned falcon
    .many = horned falcons
thing-horned_falcon_used = resting horned falcon
    .the = the resting horned falcon
    .a = a resting horned falcon
    .many = resting horned falcons
thing-flute = flute
    .the = the flute
    .a = a flute
    .many = flutes
thing-flute_used = used flute
    .the = the used flute
    .a = a used flute
    .many = used flutes

## Opponents

named-fire_spirit = fire spirit
    .the = the fire spirit
    .a = the fire spirit
named-siege_engine = siege engine
    .the = the siege engine
    .a = the siege engine
named-catapult_troll = troll of the catapult
    .the = the troll of the catapult
    .a = a troll of the catapult
named-krahder = Krahder
    .the = the Krahder
    .a = the Krahder
named-irlok = Irlok
    .the = Irlok
    .a = Irlok

## Figures

figure-temple = the black temple
figure-merrik = Merrik
figure-ken_dorr = Ken Dorr
figure-ring = the wandering glow
figure-alpha = the alpha wolf
figure-wolf_1 = the wolf
figure-wolf_2 = the wolf
figure-wolf_pack = the wolf pack

## On the time track

counter-wolf_hour = hour of the wolves

## Log lines of its own

starshield-log-turned = Now on space { $space }: { $what_a }.
    .held = { $who } has turned over a gift: now { $what_a }.
starshield-log-gone = Gone: { $what_the }.
    .back = Back in the supply: { $what_the }.
