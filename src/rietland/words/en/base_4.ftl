# Legend 4 of the base box: its goals, its cards, the cards of the Secret Lake.

legend-base-4 = The Secret of the Mine
    .intro = Somebody has been paying for these bad days in gems, and the gems were cut by dwarves. A horde has taken their mine and sleeps on the treasure, and outside the south gate a prince without a mountain waits beside an empty cart. Go in quietly, take what glitters, come out again. Nobody has asked the mountain.
    .number = Legend 4

goal-base-4-treasure = Hand Prince Hallgard { $difficulty ->
        [easy] { $party ->
            [2] treasure worth 26 gold
            [3] treasure worth 34 gold
            [4] treasure worth 42 gold
           *[other] enough treasure
        }
        [normal] { $party ->
            [2] treasure worth 30 gold
            [3] treasure worth 38 gold
            [4] treasure worth 46 gold
           *[other] enough treasure
        }
       *[other] enough treasure
    } at the south exit (0).
goal-base-4-in_time = Do it before the narrator reaches the N token.
goal-base-4-somebody = At least one hero must stay in the game.

why-base-4-won = Hallgard counts it twice, because he is a dwarf, and nods once, because he is a prince. The gate opens, and behind you the mountain breathes out. Only now, in the daylight, do you see the smoke over Rietburg.
why-base-4-late = The candle has burned down. Beyond the gate you hear the cart drive off, and it does not sound heavy.
why-base-4-out = No lantern moves in the galleries any more. The mountain keeps its gems, and it keeps you with them.

counter-alarm = Alarm raised
counter-fire = Fire awake

deed-base-4-deliver = Hand treasure to Prince Hallgard

choice-tear_free = Tear free
choice-wait_caught = Wait until tomorrow

## Cards

card-base-4-A1 = Where your last enemy fell, a gem lay in the grass, cut by dwarves, and you have followed the trail of such gems to its end. A horde has driven Prince Hallgard’s people from their own mine and gone to sleep on the treasure. Since then he has waited outside the south gate with a ledger and an empty cart. His message is short: he will open to anyone who does not come with empty hands.
    .title = Under the Mountain
    .rule = Eleven gems are face down in the mine. A hero on the space or a telescope reveals one. Dice decide where five rune stones and two medicinal herbs are placed. Rubble on space 68 closes off the armoury (27) with its helm, shield, bow and wineskin. There is another shield in the hall (40), 2 gold on each of the spaces 42 and 48, and a hoard of { $party ->
        [2] 4 gold
        [3] 6 gold
        [4] 8 gold
       *[other] 4, 6 or 8 gold (with 2, 3 or 4 heroes)
    } in the treasure chamber. Silver event cards come only from the fog.
card-base-4-A2 = There are many of them, and they are bored. By every heap that glitters one has lain down, with its back to the gems and its mouth open. They will hear a blade. They will hear a stumble. A careful foot they take for a rat, and there have always been rats.
    .title = Sleeping Guards
    .rule = Gors appear on spaces { $party ->
        [2] 3, 13 and 22
        [3] 3, 13, 22 and 34
        [4] 3, 13, 22, 28 and 34
       *[other] 3, 13 and 22 (with 3 or 4 heroes also on 34, with 4 also on 28)
    }, { $difficulty ->
        [easy] a skral on 16
        [normal] skrals on 16 and 33
       *[other] a skral on 16 (normal: also on 33)
    } and a troll on 6. Before the alarm, creatures in the mine part do not move. A creature that moves onto a gem removes it from the game. For every creature that enters space 0 or 63, the N token goes back one letter. The alarm is raised there as soon as a hero and a creature share a space, even in passing, or when an attack from a distance does not defeat its target in the first round. Gems and gold on a creature’s space cannot be taken.
card-base-4-A3 = The old way in begins among the trees, in a fog that has never been known to lift. Your packs are light. Whatever you did not strictly need is hanging in a birch by the road, and it looks like a good deal, now that you are leaving it. At the other end of the mountain Hallgard has lit a candle. He is a dwarf; he has measured how long it burns.
    .title = The Forest Path
    .rule = The heroes start on space 70 with 2 strength and 7 willpower; the group shares { $party ->
        [2] 4 gold
        [3] 6 gold
        [4] 8 gold
       *[other] 4, 6 or 8 gold (with 2, 3 or 4 heroes)
    }. The N token is on { $difficulty ->
        [easy] N
        [normal] L
       *[other] N (easy) or L (normal)
    }: the legend ends when the narrator and the token meet. You win as soon as { $difficulty ->
        [easy] { $party ->
            [2] treasure worth 26 gold
            [3] treasure worth 34 gold
            [4] treasure worth 42 gold
           *[other] enough treasure
        }
        [normal] { $party ->
            [2] treasure worth 30 gold
            [3] treasure worth 38 gold
            [4] treasure worth 46 gold
           *[other] enough treasure
        }
       *[other] treasure worth 26, 34 or 42 gold (easy) or 30, 38 or 46 gold (normal, with 2, 3 or 4 heroes)
    } has been handed to Prince Hallgard at the south exit (0). A hero who falls to 0 willpower is out of the game. The lowest-ranked hero begins.
card-base-4-E = A patrol that had been away comes home, puts down something heavy and settles by the gate with its dice. It thinks little of the sentries and says so. For the rest of the night the mountain does not snore quite so evenly.
    .title = The Patrol
    .rule = A gor appears on space 25. If a hero is there, the alarm is raised.
card-base-4-G = First dust, then pebbles, then a noise like a cupboard falling down a stair, and then a silence you can taste. Where there was a way this morning there is a heap. From somewhere underneath comes a thin smell of lamp oil.
    .title = The Mountain Coughs
    .rule = A die decides where two rubble tokens are placed face up: 1 or 2 on space 15, 3 or 4 on 36, 5 or 6 on 5. A creature there is removed, heroes there go to an adjacent space of their choice, and things stay under the rubble. Neither heroes nor creatures can pass it.
card-base-4-I = Somebody has counted the gems. You hear it happen: one voice, slow, using its fingers; then a pause; then the same fingers again. After that come the drums, and they run through the galleries faster than any of you.
    .title = Drums
    .rule = { $difficulty ->
        [easy] If the alarm has not been raised yet, it is raised now.
        [normal] If the alarm has not been raised yet, it is raised now. A wardrak appears on space 30.
       *[other] If the alarm has not been raised yet, it is raised now. Normal: a wardrak appears on space 30.
    }
card-base-4-alarm = A shout, a dropped kettle, a horn blown by someone who had forgotten how. What slept gets up. Most of it does not even want to fight; it wants out, by the shortest way, and with both hands full.
    .title = Alarm!
    .rule = { $difficulty ->
        [easy] From now on
        [normal] A skral appears on space 20. From now on
       *[other] Normal: a skral appears on space 20. From now on
    } creatures in the mine part move at sunrise, towards the exits.
card-base-4-fire = The stone is warm underneath. It did not lie there for its beauty; it was a plug. Far below, something draws a long breath, and in the dark three red mouths come open.
    .title = The Mountain Breathes
    .rule = There is a fire blast now, after every gem taken and at the start of every sunrise. A red die is rolled for each of the vents on spaces 10, 20 and 30. Its fire reaches that many spaces along the arrows, the vent included. Heroes on them lose that much willpower. If two blasts meet, only the higher counts. A shield saves its bearer.
card-base-4-N = The candle is out. Hallgard opens the gate by a hand’s breadth and looks at what lies before it, then at those who brought it, and then at the sky in the west, where there is too much red for this hour. He does not say which of the three worries him.
    .title = The Gate Closes
    .rule = You win if { $difficulty ->
        [easy] { $party ->
            [2] treasure worth 26 gold
            [3] treasure worth 34 gold
            [4] treasure worth 42 gold
           *[other] enough treasure
        }
        [normal] { $party ->
            [2] treasure worth 30 gold
            [3] treasure worth 38 gold
            [4] treasure worth 46 gold
           *[other] enough treasure
        }
       *[other] treasure worth 26, 34 or 42 gold (easy) or 30, 38 or 46 gold (normal, with 2, 3 or 4 heroes)
    } has been handed over by now; if not, the legend is lost.

## The fire of the vents

pile-fire = Fire
event-base-fire-blast = A breath goes through the galleries, first warm, then hot, then red.
    .title = Fire Blast
    .rule = A red die is rolled for each of the vents on spaces 10, 20 and 30. Its fire reaches that many spaces along the arrows, the vent included. Heroes on them lose that much willpower. If two blasts meet, only the higher counts. A shield saves its bearer.

path-vent_1 = the first vent
path-vent_2 = the second vent
path-vent_3 = the third vent
figure-hallgard = Prince Hallgard

## Secret Lake

pile-lake = Secret Lake
event-base-lake-lake_1 = The cold takes your breath before the water takes your boots.
    .title = Icy Grip
    .rule = You lose 3 willpower.
event-base-lake-lake_2 = Something down there has waited a long time for company, and now it has you by the belt.
    .title = Pull of the Deep
    .rule = Roll a hero die: you lose that much willpower.
event-base-lake-lake_3 = Long fingers of weed close round both ankles. You can tear loose and pay for it, or stand very still until they have forgotten you.
    .title = Weed
    .rule = Choose: you lose 3 willpower, if at least 1 remains, or your day ends now.
event-base-lake-lake_4 = What glitters is heavy, and the lake has a hand for it: small, patient, and already in your bag.
    .title = The Lake’s Toll
    .rule = Give up one gem of your choice. If you have none, nothing happens.
event-base-lake-lake_5 = Under the still surface there is a current. It carries you off like a letter and delivers you somewhere else.
    .title = Adrift
    .rule = You are moved to space 9, which counts as entering it.
event-base-lake-lake_6 = A row of flat stones runs just under the water, each one where a foot would want it. Somebody with short legs took trouble over this.
    .title = Stepping Stones
    .rule = You may move 1 space at once without spending an hour.
event-base-lake-lake_7 = The moss on the rocks gives a green light, and for as long as you look at it nothing hurts.
    .title = Glimmering Moss
    .rule = You gain 2 willpower, or 4 if you have 6 or fewer.
event-base-lake-lake_8 = A purse, the bones of a hand, and no one left to quarrel with about whose it is.
    .title = Sunken Purse
    .rule = You get 2 gold.
event-base-lake-lake_9 = A wineskin bobs against your chest, still corked. Of the ferry there is nothing, and you do not look for the ferryman.
    .title = The Ferryman’s Skin
    .rule = You get a wineskin.
event-base-lake-lake_10 = One splash. The mountain says it after you, again and again, a little louder each time, like a child with a new word.
    .title = Echo
    .rule = The creature on the lowest-numbered space of the mine part moves 1 space along its arrow, even before the alarm.
