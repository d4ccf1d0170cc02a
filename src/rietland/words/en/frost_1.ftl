# Legend 1 of Eternal Frost: its goals, its ends, its cards.

legend-frost-1 = White Silence
    .intro = Winter came to Andor as it does every year, and then it forgot to leave. People fall asleep on their feet and turn to ice with their eyes open: Chada on her watch, Prince Thorald with one foot in the stirrup, Gilda behind the bar. An old fur hunter will show you how to stay awake. After that you will have to go and look for whatever it is that hums under the snow.
    .number = Legend 1

chronicle-frost-1 = Winter had forgotten to leave, and Andor fell asleep with its eyes open. You learned to look under the snow, to light a fire and to give something away. You found a stone that hummed, carried it past the one who had come to fetch it, and shut it up in the deepest gallery of the mine. After that the days grew no shorter. But nobody woke, and at the gate a rider from the east was asking for you.

variant-frost-1-restart = Second part only
    .rule = The first day is over: of card A2 only the pieces are placed, and its lessons no longer count. Begin with card B1. The heroes start on space 18 with 12 willpower, one of them with 10; the group gets 1 firewood, and all fifteen snow tokens are on the board.

goal-frost-1-castle = Hold Rietburg: no creature may enter once the defence places are taken.
goal-frost-1-lessons = First day: look under the snow, light the fire on space 18, barter there. Each is worth 1 willpower.
goal-frost-1-stone = Bring the winter stone to the dwarf mine (71) before the narrator reaches N.

why-frost-1-won = The third door falls shut, and the humming stops in the middle of a note. In Andor the days grow no shorter; but the sleepers sleep on, each with something unfinished in the hand. That evening a rider comes down from the eastern pass on a beast with scales. Where he comes from they have begun to fall asleep too, he says. They sent him because he could still find the stirrup.
why-frost-1-late = The days have run out; there was nothing left of them to run. The snow has reached the sills of Rietburg, and behind every window stands somebody who was about to look out.
why-frost-1-frozen = The stone has come to the castle, where people sat close together to keep warm. The great hall turns white from the door inwards, and then it turns silent. Over the soup on the long table the steam hangs quite still.

named-myrk = Myrk
    .the = the Myrk
    .a = the Myrk

say-frost-1-snow = Lesson learned: look what is under the snow. It earns you 1 willpower.
say-frost-1-fire = Lesson learned: make a fire while you can still feel what you are doing. It earns you 1 willpower.
say-frost-1-barter = Lesson learned: give something away. It earns you 1 willpower.

choice-wake_dwarves = Wake the dwarves: a fire and firewood on space 39
choice-wake_guards = Wake the guards: one more defence place

## Cards

card-frost-1-A1 = The sentry at the gate has not moved since yesterday. He holds his spear as he was taught to, and there is ice on his open eyes. Chada stands on the wall the same way, Prince Thorald in the stable with one foot in the stirrup, and Gilda in the tavern behind a cup she was about to fill. The chronicler would write it down, but his ink is a black pebble that rattles in its pot. Anyone still awake is to come to the free market.
    .title = The Long Night
    .rule = Each hero has 1 strength, 7 willpower and a waterskin. The warrior starts on space 14, the fire keeper on 28, the wizard on 48, the dwarf on 7. Everyone has 7 hours. There are no creatures, no fights and no overtime today. The wells are frozen. This part ends with the day. The lowest-ranked hero begins.
card-frost-1-A2 = At the market an old fur hunter has swept a square of ground clear of snow and sits in it as if it were a parlour. “Three things keep you awake,” he says. “Look what is under the snow. Make a fire while you can still feel what you are doing. And give something away, for those who only hold on to things freeze to them.” He has counted it out on one hand. It has exactly enough fingers for that.
    .title = Three Lessons
    .rule = Three lessons: end a move on a snow token (spaces 11, 13 and 16); light the fire on space 18 for 2 willpower; barter with the merchant on space 18. The first hero to do each of them gains 1 willpower. A hero who ends the day by the lit fire gains 5 willpower at sunrise. Blue streamberries may be eaten at any time for 5 willpower.
card-frost-1-B1 = What lives in the hills eats what lives in the hills, and of that there is none left. So they come down. They are thin, and the snow on their backs is as high as a hand: they have been sitting up there for some time, looking at your smoke. You, on the other hand, have slept by a fire. It is remarkable what a difference that makes to an arm.
    .title = Down from the Hills
    .rule = Every hero gains 1 strength. From now on you may fight, alone or together, and use overtime. Twelve more snow tokens are placed, mixed with those still face down; some are snowstorms, which move every hero one space along the arrow. Gors appear on spaces 8, 22 and 26. Until the narrator reaches D, a creature that enters the castle (0) is simply removed.
card-frost-1-B2 = “Do not run at them,” says the old hunter, who is packing. “They have been running all night. Let them come to you, and see to it that you have a fire at your back, and a friend on either side who has one too.” He gives you the last of his wood and goes off with an empty sledge, whistling, so that you can hear for how long he is still there.
    .title = Back to Back
    .rule = The group gets 1 firewood. In a fight each hero by a lit fire has 1 more strength, the warrior 2 more. Where there is no fire yet, firewood and 2 willpower make one.
card-frost-1-C = In the middle of the road a gor has stopped and forgotten what it came for. A gem lies there, from some merchant’s torn sack. The gor squats down and holds its paws over it, as you would over embers, and does not look up when the others push past. You watch it for a good while. It blinks less than the sentry.
    .title = Glitter in the Snow
    .rule = A gor appears on space 31. You may put a gem down: at sunrise a creature on an adjacent space goes there instead of along its arrow, and the gem is removed from the game.
card-frost-1-D = Every evening the sun sits down a little earlier, like a traveller who has walked too far. The captain goes along the wall and counts. Nearly everyone up there has their eyes open; he raps each shield with a knuckle, and where it rings like a glass he goes on to the next. At the end of the wall he says the number aloud. Then he says it once more, softly, in case it has grown.
    .title = The Days Grow Shorter
    .rule = From now on the castle must be held. It has { $party ->
        [2] 3 defence places
        [3] 2 defence places
        [4] 1 defence place
       *[other] 3, 2 or 1 defence places (with 2, 3 or 4 heroes)
    }: if a creature enters when none is free, the legend is lost at once. The Frost token is placed on 8. At every sunrise it moves one place to the left; the hour it covers and all later ones cannot be used. A wargor appears on space 49; wargors move twice each sunrise.
card-frost-1-F1 = Three times in one night the snow near the castle has shone from below, blue, the way a lamp shines through a bed sheet. The first man who saw it pulled the blanket over his head. So did the second. The third had no blanket left. He has waded all the way to you, and since then he has not said a word, but he keeps pointing, in three directions.
    .title = Blue Light
    .rule = Three objective markers are placed face down on spaces 9, 10 and 12; the winter stone is under one of them. A hero whose move ends there reveals the marker, after any snow token. A gor appears on space 46.
card-frost-1-F2 = There is breath left for one call. The dwarves would hear it through their mountain, if they are awake and in the mood; the guards in the castle might hear it through the ice, if it were blown close to their ears. Not both. The captain holds the horn out to you. He has wound a rag round the mouthpiece, so that your lips will come off again.
    .title = Whom to Wake
    .rule = Choose. The dwarves: an unlit fire and firewood are placed on space 39, on the road to the mine. The guards: the castle gains 1 defence place.
card-frost-1-W = It lies in a hollow of its own making and hums, not unpleasantly, like a cook thinking of something else. It is no bigger than a loaf. When you lift it the cold goes up your arms in waves, and with the third wave comes a wish, quite distinct: to walk east, and to go on walking. The wish is not yours. You can tell by how reasonable it sounds.
    .title = The Will of the Stone
    .rule = The finder takes the winter stone; with only 1 willpower it stays there. It needs the large slot. Each space entered with it costs 1 willpower, but never your last point. No fire burns on its space, and its bearer cannot enter a space with a creature. A creature whose move ends where the stone is without a hero takes it along. Bring it to the dwarf mine (71): then the narrator goes to N at once. If it comes to rest in the castle (0), the legend is lost at once; carrying it through is allowed.
card-frost-1-M = On the road to the mine stands somebody who was not there this morning. From the hips down she is a hind, brown and fine-boned; from the hips up she could be anybody’s daughter. She does not threaten you. She only holds out her arms, as you would to a stranger who has picked up your child, and the snow does not settle on her.
    .title = The Hoofed One
    .rule = The Myrk appears on space 43, the only way to the mine; a creature there is removed. She has { $difficulty ->
        [easy] { $party ->
            [2] 3 strength
            [3] 8 strength
            [4] 18 strength
           *[other] 3, 8 or 18 strength
        }
        [normal] { $party ->
            [2] 5 strength
            [3] 12 strength
            [4] 18 strength
           *[other] 5, 12 or 18 strength
        }
       *[other] 3, 8 or 18 strength (easy) or 5, 12 or 18 strength (normal, with 2, 3 or 4 heroes)
    }, 8 willpower and a black die, and she stays there. At sunrise a gem on an adjacent space, but not in the mine, lures her there, and at the next sunrise she goes back. If she is defeated, she is gone for good.
card-frost-1-O1 = No stone. In the hollow there is a print, small and cloven, such as a deer would leave; and close beside it another, where its owner leaned on the ground to look, of a hand with a thumb. Deer have no thumbs. You hear laughter, high and rather loud, and it takes a moment until you recognise the voice. You had not heard it for weeks.
    .title = Hoof Prints
    .rule = The finder gains 3 willpower.
card-frost-1-O2 = It was only the moon, on a sleeve of ice. A woodcutter sits with his back against a birch, asleep like all the others, and on his knees he holds the bundle he was bringing home. You explain to him what you need it for. He hears you out with great patience. Before you go you tie your scarf round his neck; the old hunter had said something about that.
    .title = The Woodcutter
    .rule = The finder gets firewood and gains 1 willpower.
card-frost-1-H = On the lost watchtower, to which no path leads, stands the outline of a man. It is black, though the sun is on it. The guards wave. The next day it is there again, turned a little further towards you, and where the face should be there is not even shadow. It has snowed in between. Round the foot of the tower there is not one track.
    .title = Somebody Is Watching
    .rule = The Silhouette is on space 83, out of reach. A gor appears on space 29, { $difficulty ->
        [easy] another on 54.
        [normal] { $party ->
            [2] another on 54.
           *[other] a wargor on 54.
        }
       *[other] another (easy or 2 heroes) or a wargor (normal, 3 or 4 heroes) on 54.
    }
card-frost-1-J = In the southern forest the trees crack with the frost, one after another, like whips. Something runs before the noise, as cattle run before a drover. It has not looked round to see who is holding the whip, and perhaps that is wise.
    .title = Whips in the Forest
    .rule = { $difficulty ->
        [easy] A gor appears on space 25.
        [normal] { $party ->
            [2] A gor appears on space 25.
           *[other] A wargor appears on space 25.
        }
       *[other] A gor (easy or 2 heroes) or a wargor (normal, 3 or 4 heroes) appears on space 25.
    }
card-frost-1-L = The river has frozen to the bottom, and the fisherman’s boat stands upright in it like a door. One more band comes across, in no kind of order, straight for the castle. They do not howl. They need the breath, and it hangs behind them over the ice in small white rags.
    .title = Over the River
    .rule = A wargor appears on space 32.
card-frost-1-N = The gate of the mine is open by a hand’s breadth, and the air that comes out of it is warm. Down there are three doors, each thicker than the last, and beside each a dwarf who has been told not to listen. In Rietburg the chronicler has carried his inkpot under his shirt all night. Now he takes it out and tilts it, to see whether anything moves.
    .title = What the Mine Keeps
    .rule = You win if the winter stone is in the dwarf mine (71) and the castle was held.
