# Legend 3 of Eternal Frost: its goals, its ends, its cards.

legend-frost-3 = The Paws of Winter
    .intro = The ice sleep has reached the tents. Ellin, the shaman, knows a draught against it, but it wants the black night thorn, and her granddaughter Orennah, who went west to gather it, has not come back. Where the thorns grew there are only hoof prints. They are small and neat, and you have seen them before.
    .number = Legend 3

chronicle-frost-3 = The ice sleep had reached the tents. For the draught Ellin needed a thorn, and the girl who had gone to gather it had left behind a red scarf and a great many hoof prints. You followed the one and the other until you understood that they belonged together. Then you brought the thorn home, and the first sleeper finished his sentence. It had been about soup.

variant-frost-3-story = Played as one story
    .rule = Both Iquar were saved in Legend 2: the group begins with 1 more firewood.

goal-frost-3-village = Hold the tent village: no creature may enter once the defence places are taken.
goal-frost-3-thorn = Bring the black night thorn to the tent village (401) before the narrator reaches N.

why-frost-3-won = Ellin wets the lips of the first sleeper. He coughs, lowers his cup and finishes the sentence he began nine days ago. It is about soup, and nobody has ever been listened to more closely. Towards morning some of those who were woken begin to yawn again. As long as the other stone is out there, says Ellin, she had better keep the pot on the fire.
why-frost-3-late = The days have run out. Ellin has taken the pot off the fire so as not to waste the wood. She picks up a cup, to see whether there is anything left in it, and does not put it down again.
why-frost-3-used = The thorn is gone, and in return the sun has stayed a little longer. It was a beautiful afternoon. In Ellin’s tent the water boils and boils, and there is nothing to put into it.

figure-tranuk_in_cave = Tranuk in the cave

choice-takota_guards = Takota guards: one more defence place
choice-takota_hunts = Takota hunts: he adds 2 strength to fights on his space
choice-let_it_fall = Let the bridge fall
choice-hold_it = Hold the bridge and pay with willpower
choice-spend_thorn = Use the thorn and lose the legend
choice-keep_thorn = Keep the thorn

deed-frost-3-cure = Give the Myrk the three plants
deed-frost-3-spend_thorn = Use the night thorn against the frost

## Cards

card-frost-3-A1 = In every third tent a sleeper stands with a lifted cup. Ellin goes from one to the next and breathes on their eyes, so that they have something to look through. There is a draught that would help, she says; but it wants the black night thorn, and that grows in the west. Her granddaughter went to gather it when the first of them fell asleep. She took her red scarf with her, and food for a day.
    .title = The Sleeping Tents
    .rule = The heroes, Tranuk and Flaps the volpin start on space 401. Tranuk adds 2 strength to a fight on his space and is led up to 4 spaces for 1 hour. Flaps flies to any space for 1 hour, may reveal the snow token there, and takes one die from an opponent on its space in the first round of a fight. Each hero has 1 strength and 7 willpower. The group shares 2 waterskins and 1 firewood. There are unlit fires on spaces 401, 422 and 437. The fire keeper has an unlit fire on the hero board. The cave is awake. The Frost token is placed on { $difficulty ->
        [easy] { $party ->
            [2] 13
            [3] 12
            [4] 11
           *[other] 13, 12 or 11
        }
        [normal] { $party ->
            [2] 12
            [3] 11
            [4] 10
           *[other] 12, 11 or 10
        }
       *[other] 13, 12 or 11 (easy) or 12, 11 or 10 (normal, with 2, 3 or 4 heroes)
    }. Bring the black night thorn to the tents (401): then the narrator goes to N at once. The lowest-ranked hero begins.
card-frost-3-A2 = The hunters give you what they can spare, which is mostly practice. You throw the spear at a hide until it looks like lace, and then one of them turns it round. There are more posts than people for them. So the Yetohe have carried some of the sleepers out, given them spears and set them up with their faces to the west. From a distance you cannot tell which is which. From close by you can: the sleepers do not stamp their feet.
    .title = The Night Watch
    .rule = The group shares { $difficulty ->
        [easy] { $party ->
            [2] 6 strength. The tents have 1 more defence place.
            [3] 7 strength. The tents have 1 more defence place.
            [4] 9 strength. The tents have 1 more defence place.
           *[other] 6, 7 or 9 strength. The tents have 1 more defence place.
        }
        [normal] { $party ->
            [2] 6 strength. The tents have 1 more defence place.
            [3] 7 strength. The tents have 1 more defence place.
            [4] 8 strength. The tents have 1 more defence place.
           *[other] 6, 7 or 8 strength. The tents have 1 more defence place.
        }
       *[other] 6, 7 or 9 strength (easy) or 6, 7 or 8 strength (normal, with 2, 3 or 4 heroes). The tents have 1 more defence place.
    } Gors appear on spaces { $party ->
        [2] 416 and 442
        [3] 416, 430 and 442
        [4] 416, 430 and 442
       *[other] 416 and 442 (with 3 or 4 heroes also on 430)
    }, a steppe buffalo on 426.
card-frost-3-A3 = She always tied something to a bush where she left the path, so that her grandmother would scold her about the wool and not about the fright. Now three people have seen something red, in three different places. Each of them is sure, and remembers exactly how it moved in the wind. Ellin listens to all three and winds wool while they talk, red wool, although the ball has long been big enough.
    .title = Orennah’s Trail
    .rule = Three objective markers are shuffled and placed face down, and a die decides where each of them is. In the north: 1 or 2 on space 420, 3 or 4 on 423, 5 or 6 on 424. In the west: 1 or 2 on 427, 3 or 4 on 428, 5 or 6 on 429. In the south: 1 or 2 on 432, 3 or 4 on 435, 5 or 6 on 437. One of them is Orennah’s scarf.
card-frost-3-A4 = The cave asks everybody the same thing, says Ellin, and in a voice that you will take for your own. The gors answer: more. The buffaloes do not answer, so it does it for them. A firm will may choose what it says. She has been inside once. She came out with hands that can hold anything hot, and to this day she does not know what she used to have instead.
    .title = Change Yourself
    .rule = A hero who has stopped in the great cave (414) or was blown there may pay 7 willpower for 2 strength. Each hero may do so once in the legend. Entering it needs 14 willpower.
card-frost-3-C1 = They are lying in the heath and do not attack. When it grows dark you see their eyes, in pairs, at the height of a knee, and the pairs move from left to right along the tents, stop, and begin again on the left. They are counting. Only about the sleepers do they not seem to agree.
    .title = Eyes in the Heath
    .rule = A gor appears on space 424, { $party ->
        [2] another on 434.
        [3] a wargor on 434.
        [4] a wargor on 434.
       *[other] another on 434 (with 3 or 4 heroes a wargor).
    }
card-frost-3-C2 = The chief has slept badly and would rather not say what he dreamt. He will fight, he tells you, but not in two places: either here before the tents, where his people can see him, or out there with you, where they cannot. He does not look up as he says it. He is drawing his knife over a stone, and has been since before you came in. There cannot be much of it left.
    .title = Takota’s Offer
    .rule = Choose. Takota guards: the tents gain 1 defence place. Takota hunts: he comes to space 401, adds 2 strength to a fight on his space and is led like Tranuk.
card-frost-3-E1 = If there is a winter stone in the cave, says Tranuk, somebody will have to look, and it had better be one with four legs under him. He has said it to the lizard rather than to you. By the time you have found an answer he is a dot on the slope. The dot hesitates. Then there is only the black opening, and a track that leads in.
    .title = Tranuk Rides to the Cave
    .rule = Tranuk goes to space 414. Until the next sunrise he cannot be led and adds no strength. A gor appears on space 443.
card-frost-3-E2 = He has not found a stone. What comes out of the cave has Tranuk’s eyes and Tranuk’s voice, and it kneels down by the lizard and talks to it until it stops trembling. The rest of him has become as large as his courage, and he is not used to it yet. He asks who has got his gloves. Then he looks at his hands, and laughs, and the snow slides off the rocks.
    .title = The Great Warrior
    .rule = Tranuk becomes the great warrior, on space 414. He adds 4 strength instead of 2 and is led in the same way.
card-frost-3-G = The floes have come down the Irra and pile up against the drum bridge. With each one that arrives it gives a note, deeper than the one before. It can be held, with poles and shoulders, by people who do not mind what becomes of their hands. Or it can be let go. On the other bank a few gors have sat down in a row, to see what you will do.
    .title = Ice on the River
    .rule = Choose. Let the bridge fall: spaces 415 and 407 are no longer adjacent, and creatures on 415 move to 412. Hold it, if each hero keeps at least 1 willpower: together they pay { $party ->
        [2] 6 willpower
        [3] 9 willpower
        [4] 12 willpower
       *[other] 6, 9 or 12 willpower (with 2, 3 or 4 heroes)
    }. A wargor appears on space 437. If the scarf has not been found yet, the Myrk appears now.
card-frost-3-I = The print is as long as an arm, and the snow in it has melted and frozen again. You follow the trail to the cave. It goes in on four feet. A little way off it comes out, on two, and from there on the steps grow longer. Under the pines it has leaned against a trunk to practise. The trunk is lying beside the trail.
    .title = Paws
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] A gor appears on space 423.
            [3] A steppe buffalo appears on space 423.
            [4] A steppe buffalo appears on space 423.
           *[other] A steppe buffalo appears on space 423.
        }
        [normal] A steppe buffalo appears on space 423.
       *[other] A steppe buffalo appears on space 423 (at easy difficulty with 2 heroes a gor).
    }
card-frost-3-K = “Eat up,” the mothers here have always said, “or they will hear of it in Wolf Hollow.” Now Wolf Hollow is empty. The dens are cold, and the bones in front of them have been licked clean a second time. You would like to take it for good news. But there are a great many tracks, and all of them lead out.
    .title = Wolf Hollow Is Empty
    .rule = { $party ->
        [2] A wargor appears on space 429.
        [3] A wargor appears on space 429, a gor on 443.
        [4] A wargor appears on space 429, a gor on 443.
       *[other] A wargor appears on space 429, with 3 or 4 heroes also a gor on 443.
    }
card-frost-3-O1 = Red wool on a dead bush, tied with a knot such as grandmothers teach, and in the knot a handful of blue berries. Behind it the earth is torn open, as wide as a room, where thorns grew until yesterday. Somebody has pulled them up by hand, every single one, and did not stop when the hands began to bleed. From the middle of the patch hoof prints lead away. They are deep, as if she were carrying something that must not fall.
    .title = The Scarf
    .rule = The scarf has been found, and its finder gets blue streamberries. If the Myrk is not here yet, she appears: card M1 is read.
card-frost-3-O2 = A cold hearth, and beside it dry wood, stacked crosswise as her grandmother taught her. White roots are hung on a string to dry. She had thought of everything. On a flat stone lies half a cake with the marks of small teeth in it, frozen so hard that it rings when you put it back.
    .title = Her Camp
    .rule = The finder gets firewood and white pulproots. What the supply no longer has is 2 willpower instead.
card-frost-3-O3 = Boots lead up to the spring, small ones, with a patch on the left heel. Hooves lead away from it. You look for the place where the one made way for the other, and you look for quite a while. There is no such place. There is only a patch of trampled snow, where somebody fell down and got up differently, and in the middle of it red flowers, picked with care and dropped all at once.
    .title = Two Kinds of Prints
    .rule = The finder gets red bloodflowers.
card-frost-3-M1 = You know her: she once held out her arms to you on the road to the mine. Now they are full. She carries the thorn as others carry a child, and it has scratched her up to the elbows. She runs her round through the west, always the same one, as if there were a fence that nobody else can see. Only in one place does she slow down each time. It is where the path turns off to the tents.
    .title = The Myrk
    .rule = The Myrk appears on space 428, or on the next free space of her round, with the black night thorn, { $difficulty ->
        [easy] { $party ->
            [2] 15 strength
            [3] 21 strength
            [4] 28 strength
           *[other] 15, 21 or 28 strength
        }
        [normal] { $party ->
            [2] 18 strength
            [3] 27 strength
            [4] 35 strength
           *[other] 18, 27 or 35 strength
        }
       *[other] 15, 21 or 28 strength (easy) or 18, 27 or 35 strength (normal, with 2, 3 or 4 heroes)
    }, 12 willpower and a black die. At sunrise she goes 2 spaces along her round: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, and so on from the beginning. Spaces with creatures are skipped, and creatures cannot enter hers. Gems do not lure her.
card-frost-3-M2 = Ellin has you tell it twice. Does she hold her head a little to the left when she listens? When you say yes, Ellin turns round and does something to the fire that did not need doing. “What was changed by force can be changed back by kindness,” she says. “A flower of each colour, and a fire to give them by. And a hand that does not shake.” She looks at hers. “You had better do it.”
    .title = Three Colours
    .rule = A hero on the Myrk’s space may give her blue streamberries, white pulproots and red bloodflowers, if a fire is lit there and the hero has at least 14 willpower. Then she is Orennah again, and the narrator does not advance. Each of the three objective markers holds one of these plants.
card-frost-3-P1 = She falls, and she looks relieved, like someone who has been told at last that she may put it down. The thorn rolls out of her arms. You bend over it, only for a moment. When you look up again there is nobody there, and the hoof prints lead off into the west, lighter than before.
    .title = The Thorn
    .rule = The black night thorn is on this space. Bring it to the tents (401).
card-frost-3-P2 = Between you is the smoke, and when it clears a girl sits there, in a shirt that is mostly holes, and counts her toes. She gets to ten and starts again, for it might have been luck. Then she pulls your blanket round her shoulders and picks up the thorn, because that is what she came for. “Is my grandmother very angry?” she asks.
    .title = Orennah
    .rule = Orennah is here, with the black night thorn. Heroes may take her along like an Iquar; when she comes to the tents (401), the thorn does too. If she meets a creature, she hides and does not come back, and the thorn stays on that space.
card-frost-3-N = In Ellin’s tent the water has been boiling since noon. The sleepers have been carried in and stand around it, those with cups in front, as they will be the easiest to serve. Ellin has the lid in her hand and is listening, with her head a little to the left. Not to the pot. To the snow outside, and whether it creaks.
    .title = The Draught
    .rule = You win if the black night thorn is in the tents (401) and the tents were held.
