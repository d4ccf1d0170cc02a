# Legend 4 of Eternal Frost: its goals, its ends, its cards.

legend-frost-4 = The Blade of Spring
    .intro = The sleepers can be woken, but they nod off again as long as the second stone lies somewhere out in the snow. Three hollows shine blue at night, and between them walks the outline of a man who leaves no tracks. Find the stone before it does, carry it into the great cave, and make of it something that winter is afraid of. And do not suppose that everyone is longing for spring.
    .number = Legend 4

chronicle-frost-4 = Three hollows shone in the night, and only the one without a face knew which one mattered. You passed the second stone from hand to hand, since none of you could bear it for long, and carried it into the great cave. What came out was a sword on which the snow melted. You ended what did not want the spring. Under the tents water began to run, and on a wall in Andor a sentry blinked and asked whether he had missed supper.

variant-frost-4-shron = The deadly threat: Shron
    .rule = No die is rolled at F: Shron comes.
variant-frost-4-tuavahr = The deadly threat: Tuavahr
    .rule = No die is rolled at F: Tuavahr comes.
variant-frost-4-takota = The deadly threat: Takota
    .rule = No die is rolled at F: Takota comes.
variant-frost-4-story = Played as one story
    .rule = Orennah was cured in Legend 3: the group begins with the black night thorn.

goal-frost-4-village = Hold the tent village: no creature may enter once the defence places are taken.
goal-frost-4-carlion = Carry the winter stone into the great cave (414).
goal-frost-4-threat = End the deadly threat.

why-frost-4-won = It is water. It runs under the tents, and at first nobody knows the sound. Tranuk talks his lizard into carrying him once more and rides west, to fetch the other stone out of its mine. And in Andor, on a wall, a sentry blinks. He looks at his spear, and at the grass between the stones, and asks whether he has missed supper.
why-frost-4-late = The days have run out. First there was winter, and after it there is winter. In front of the tents stands a man built out of snow, with great care and with everything a man needs. Only for the face there was no more time.
why-frost-4-frozen = The stone has come to rest among the tents. The fires go out one after another, quietly, the way lamps are put out in a house where people are asleep. In the morning the tents are like glass. You can see everyone in them, down to the smallest.
why-frost-4-ellin = Beyond the pass the tracks go on, deep ones, with none beside them. Nothing has been dropped there any more to show the way. In the village the pot hook hangs over the fire with no pot on it, and those who were woken begin to yawn.
why-frost-4-broke_in = Takota has come home. He goes from tent to tent, as he has done every evening, and asks them all whether they are cold. They say that they are not. By the time he comes to the last tent it is true.

named-shron = Shron
    .the = Shron
    .a = Shron
named-tuavahr = Tuavahr
    .the = Tuavahr
    .a = Tuavahr
named-takota = Takota
    .the = Takota
    .a = Takota

secret-hollow = Hollow of the winter stone
    .maybe = Possible hollow of the winter stone

choice-gift_yetohe = Yetohe: Askimar blade and rider’s helm
choice-gift_iquar = Iquar: one more defence place and 2 waterskins
choice-gift_grehon = Grehon: secret passage, bloodflowers and streamberries

deed-frost-4-look = Look it in the face: it stays where it is at the next sunrise
deed-frost-4-song = Sing Tuavahr to sleep
deed-frost-4-word = Remind Takota of the three brothers

## Cards

card-frost-4-A1 = Three hollows shine blue at night: one in the west, one in the south, one in the south-east. The stone lies in one of them. Between them, across the open snow, walks the outline of a man, and behind it the snow is as smooth as a sheet. In the village the children no longer build men out of snow. Nobody has told them not to.
    .title = Three Hollows
    .rule = The heroes, the great warrior and Flaps the volpin start on space 401. The great warrior adds 4 strength to a fight on his space and is led up to 4 spaces for 1 hour. Flaps flies to any space for 1 hour, may reveal the snow token there, and takes one die from an opponent on its space in the first round of a fight. Each hero has 1 strength and 7 willpower. The group shares 2 waterskins and 1 firewood. There are unlit fires on spaces 401, 422 and 445. The fire keeper has an unlit fire on the hero board. The cave is awake. A hero who has stopped there (414) or was blown there may pay 7 willpower for 2 strength, each hero once in the legend. The Frost token is placed on { $difficulty ->
        [easy] { $party ->
            [2] 9
            [3] 8
            [4] 8
           *[other] 9, 8 or 8
        }
        [normal] { $party ->
            [2] 8
            [3] 7
            [4] 7
           *[other] 8, 7 or 7
        }
       *[other] 9, 8 or 8 (easy) or 8, 7 or 7 (normal, with 2, 3 or 4 heroes)
    }. The lowest-ranked hero begins.
card-frost-4-A2 = It goes straight to what it is looking for, neither fast nor slowly, and whatever is in its way has an errand elsewhere. Anyone who watched it for a morning would know where to dig. One of the hunters has done that. He can tell you how it walks, and where it turned; but when they ask him about the face he stops, and puts up a hand to feel for his own.
    .title = The One Without a Face
    .rule = The group shares { $difficulty ->
        [easy] { $party ->
            [2] 8 strength. The tents have 1 more defence place.
            [3] 8 strength and 1 firewood. The tents have 1 more defence place.
            [4] 9 strength and 1 firewood. The tents have 1 more defence place.
           *[other] 8, 8 or 9 strength. The tents have 1 more defence place.
        }
        [normal] { $party ->
            [2] 8 strength. The tents have 1 more defence place.
            [3] 8 strength and 1 firewood.
            [4] 8 strength and 1 firewood.
           *[other] 8 strength.
        }
       *[other] 8, 8 or 9 strength (easy, with 2, 3 or 4 heroes) or 8 strength (normal), with 3 or 4 heroes also 1 firewood. Easy or with 2 heroes: the tents have 1 more defence place.
    } Three objective markers are shuffled and placed face down, and a die decides where each of them is. In the west: 1 to 3 on space 428, 4 to 6 on 432. In the south: 1 to 3 on 437, 4 to 6 on 461. In the south-east: 1 to 3 on 441, 4 to 6 on 443. The winter stone is under one of them. The Silhouette is on space 430 and goes 3 spaces towards the stone at every sunrise; if it gets there first, card S is read. It cannot be fought, but a hero on its space may pay 3 willpower: it stays where it is at the next sunrise. { $party ->
        [2] Gors appear on spaces 420 and 444.
        [3] Gors appear on spaces 420 and 444, a steppe buffalo on 423.
        [4] Gors appear on spaces 420, 442 and 444, a steppe buffalo on 423.
       *[other] Gors appear on spaces 420 and 444, with 3 or 4 heroes also a steppe buffalo on 423, with 4 also a gor on 442.
    }
card-frost-4-A3 = Each of the peoples has brought what it has. The Yetohe hold out a blade that was never lent before, and the helm that goes with it. The Iquar have come with water that does not freeze, and two cousins who can stand guard. The Grehon bring flowers pressed between two stones, and a key. You can take the gift of one. The others stand there with their hands full and look at each other; and after a while, since they are here anyway, they begin to talk.
    .title = Three Gifts
    .rule = Choose one. Yetohe: an Askimar blade and a rider’s helm. Iquar: 1 more defence place and 2 waterskins. Grehon: the secret passage between spaces 425 and 408, red bloodflowers and blue streamberries.
card-frost-4-C = They come across the heath at a run, bent low, one behind the other, and do not stop to sniff at anything. Hunger does not run like that. They run as if they had been paid, and would be counted at the other end.
    .title = Running Shadows
    .rule = { $party ->
        [2] A wargor appears on space 434.
        [3] A wargor appears on space 434, a gor on 443.
        [4] A wargor appears on space 434, a gor on 443.
       *[other] A wargor appears on space 434, with 3 or 4 heroes also a gor on 443.
    }
card-frost-4-F = Everybody is looking at the snow, at the places where it shines. So nobody sees what gets up behind them. It takes no longer than a breath. The only one who notices is a dog, an old one, with one ear; and he does not bark, but lies down and puts his paws over his nose.
    .title = A Deadly Threat
    .rule = A die decides who it is, unless you have chosen: 1 or 2 Shron, 3 or 4 Tuavahr, 5 or 6 Takota.
card-frost-4-T1 = In the night the wall of Ellin’s tent has been slit open, from top to bottom, in one go. The pot is gone, and she with it. Shron, chief of the skrals, is making for the pass with an old woman over his shoulder, who is to brew strength for him, a cup every evening. She has told him that such things take time. A ladle lies in the snow behind them, and a little further on a spoon, and then a lid.
    .title = Shron
    .rule = Shron appears on space 406; a creature there is removed. He has { $difficulty ->
        [easy] { $party ->
            [2] 15 strength
            [3] 23 strength
            [4] 33 strength
           *[other] 15, 23 or 33 strength
        }
        [normal] { $party ->
            [2] 16 strength
            [3] 26 strength
            [4] 37 strength
           *[other] 16, 26 or 37 strength
        }
       *[other] 15, 23 or 33 strength (easy) or 16, 26 or 37 strength (normal, with 2, 3 or 4 heroes)
    }, 14 willpower and two black dice, or one below 7 willpower. At every sunrise he gains 1 strength and goes 2 spaces along his way: 406, 407, 415, 416, 419, 430, 433, 435, 436. One step further, and the legend is lost. Spaces with creatures are skipped; a hero’s space ends his move; he cannot enter a space with a lit fire. If a fire stops him, and a hero or a lit fire is on the space behind him, he lets Ellin go.
card-frost-4-T2 = Every step across the ice was a knock at its door. Nobody meant anything by it. But it is old and sleeps lightly, and now it has come up to see who is there. There is a scent in its nose that it has not known since it was young: that of a stone that hums. Along the shore the ice lifts, like the lid of a pot, and from under it comes a back on which last year’s reeds are growing.
    .title = Tuavahr
    .rule = Tuavahr appears on the free shore space nearest to the winter stone, or to where it is hidden. It has { $difficulty ->
        [easy] { $party ->
            [2] 15 strength
            [3] 23 strength
            [4] 33 strength
           *[other] 15, 23 or 33 strength
        }
        [normal] { $party ->
            [2] 16 strength
            [3] 26 strength
            [4] 37 strength
           *[other] 16, 26 or 37 strength
        }
       *[other] 15, 23 or 33 strength (easy) or 16, 26 or 37 strength (normal, with 2, 3 or 4 heroes)
    }, 1 more for each hole in the ice, 14 willpower and two black dice, or one below 7 willpower. At every sunrise it comes up on the free shore space that is nearest then, until Carlion is made. If the stone is there, it swallows the stone and gives it back only when it is defeated or calmed. A hero on its space with at least 14 willpower may calm it: for 7 willpower and the sea-monster tablet.
card-frost-4-T3 = The chief had found the stone before you. He held it in his arms for one night, and in the morning it was gone; but he has not been cold since. Now he is coming home. He has taken off his furs on the way and left them by the path, each of them neatly folded. The people in the tents can see him from a long way off, and know him by his walk. What they cannot see is his breath.
    .title = Takota
    .rule = Takota appears on space 421; a creature there is removed. He has { $difficulty ->
        [easy] { $party ->
            [2] 15 strength
            [3] 23 strength
            [4] 33 strength
           *[other] 15, 23 or 33 strength
        }
        [normal] { $party ->
            [2] 16 strength
            [3] 26 strength
            [4] 37 strength
           *[other] 16, 26 or 37 strength
        }
       *[other] 15, 23 or 33 strength (easy) or 16, 26 or 37 strength (normal, with 2, 3 or 4 heroes)
    }, 3 less for each tablet that a hero in the fight carries, 14 willpower and two black dice, or one below 7 willpower. At every sunrise he moves one space along the arrows; if he enters the tents (401), the legend is lost. A hero on his space with at least 14 willpower may calm him: for 7 willpower and the buffalo tablet.
card-frost-4-G = Without its bull the herd goes where the wind goes, and the wind goes to the tents. They walk with their heads down and their eyes shut, because of the ice in their lashes, each with its chin on the back of the one before it. Only the first has nothing to lean on. It leans on the wind.
    .title = Without a Bull
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] A gor appears on space 428.
            [3] A steppe buffalo appears on space 428.
            [4] A steppe buffalo appears on space 428.
           *[other] A steppe buffalo appears on space 428.
        }
        [normal] { $party ->
            [2] A gor appears on space 428, a wargor on 435.
            [3] A steppe buffalo appears on space 428, a wargor on 435.
            [4] A steppe buffalo appears on space 428, a wargor on 435.
           *[other] A steppe buffalo appears on space 428, a wargor on 435.
        }
       *[other] A steppe buffalo appears on space 428 (with 2 heroes a gor); at normal difficulty also a wargor on 435.
    }
card-frost-4-I = In the charcoal wood something has eaten the dogs. The charcoal burners came home and found the collars, all of them together, on a heap beside the kiln. Every one of them was still buckled.
    .title = The Charcoal Wood
    .rule = A wargor appears on space 443.
card-frost-4-K = Nobody sleeps tonight who can still choose. They sit close together and tell the long stories, and when a head sinks its neighbour asks it, loudly, how the story goes on. Outside, something heavy has sat down against the wall of the tent. It may only want the warmth. The poles creak, the wall bulges inwards by a hand’s breadth, and all of them talk a little faster.
    .title = The Last Night
    .rule = { $difficulty ->
        [easy] A wargor appears on space 424.
        [normal] { $party ->
            [2] A wargor appears on space 424.
            [3] A wargor appears on space 424, a fur troll on 462.
            [4] A wargor appears on space 424, a fur troll on 462.
           *[other] A wargor appears on space 424, a fur troll on 462.
        }
       *[other] A wargor appears on space 424; at normal difficulty with 3 or 4 heroes also a fur troll on 462.
    }
card-frost-4-O1 = It hums louder than the first one, and before you have even knelt down it says your name. It says it not unkindly, the way they used to call it across the yard at home when supper was ready. Some way off the outline has stopped walking. You can see through it now: first the fir behind it, then the hill, then nothing but the sky.
    .title = The Stone of the East
    .rule = The finder takes the winter stone, or leaves it there if their willpower is not enough for a step with it. The Silhouette is removed from the board.
card-frost-4-O2 = The snow has kept the shape of something that lay here, and some of its cold. It was about as big as a loaf. You are not the first: a hand has been put in, to make sure; you can count the fingers. You put in yours, to make sure as well. It fits.
    .title = An Empty Hollow
    .rule = Roll a die: 1 or 2, you lose 2 willpower; 3 or 4, you get firewood, or 2 willpower if none is left; 5 or 6, you gain 3 willpower.
card-frost-4-S = It bends down, and for a moment there is a face in the blue light: not young, rather tired, and very much surprised. Then both are gone, the stone and the one who lifted it. A boy has seen it from the hill. He tells it badly, because of his teeth. And in the evening another hollow is shining, at the far end of the land.
    .title = Lifted
    .rule = The Silhouette is removed from the board. The winter stone is now on space 443, or on 436 if it was hidden in the south-east. The deadly threat has { $party ->
        [2] 1 more strength
        [3] 2 more strength
        [4] 3 more strength
       *[other] 1, 2 or 3 more strength (with 2, 3 or 4 heroes)
    }.
card-frost-4-R = It does not want to go where you want to go. It does not pull. It only asks you, at every step, why. You give it reasons. After a while you notice that it is you who has been asking, and that you have stopped, and are standing in the snow with your arms round it like a mother at a harbour. “Give it to me now,” says a voice, and by the sound of it not for the first time.
    .title = Resistance
    .rule = The stone needs the large slot. Each space entered with it costs 2 willpower, but never your last point. No fire burns on its space, and its bearer cannot enter a space with a creature. A creature whose move ends where the stone is without a hero takes it along. Carry it into the great cave (414): the bearer must have at least 14 willpower left after that step. If the stone comes to rest in the tents (401), the legend is lost at once.
card-frost-4-X = The cave asks the stone what it would like to be, and the stone, for once, does not know. So one of you answers for it, loudly, so as not to hear the chattering of teeth. Then the light goes out. When it comes back a hero is holding a sword, not a very long one, and holds it a little away from the body, as you hold something that is not yours. The snow that blows in at the mouth of the cave comes down before it as rain.
    .title = Carlion
    .rule = The winter stone becomes the sword Carlion (large slot): in every round of a fight its bearer rolls a black die as well and adds it. The Frost token is removed from the game. Once the deadly threat is over too, the narrator goes to N at once.
card-frost-4-N = Before dawn they all come out, those who were woken and those who never slept, and stand among the tents without a word. They are listening. It could be the wind. It could be a bucket being emptied. The eldest of them gets down on his knees, which takes some time, pushes the snow aside with his sleeve and puts his ear to the ground.
    .title = The First Green
    .rule = You win if Carlion has been made, the deadly threat is over and the tents were held.
