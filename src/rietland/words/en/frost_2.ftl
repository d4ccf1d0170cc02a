# Legend 2 of Eternal Frost: its goals, its ends, its cards.

legend-frost-2 = The Land of the Three Brothers
    .intro = The rider has led you east over the pass, into a land where three peoples live and do not speak to one another: the Yetohe in their tents, the Iquar on their stilts, the Grehon on their rock. There is a cave that gives back whatever goes in as something worse. And a bull has left his herd and walks towards the tents, as straight as if he were being led by the horn.
    .number = Legend 2

chronicle-frost-2 = You rode over the pass behind a man on a lizard, into a land where three brothers had not spoken for longer than anybody could count. One after another their peoples looked you over and moved aside from the door, until three fires answered one another across the snow. The bull with the broken horn fell before he reached the tents. And an old woman told you that there were two stones.

goal-frost-2-village = Hold the tent village: no creature may enter once the defence places are taken.
goal-frost-2-bull = Defeat Broken-horn before he reaches the tent village (401).
goal-frost-2-yetohe = Win the trust of the Yetohe.
    .how = Bring the buffalo tablet to the tent village (401), or defeat a steppe buffalo or a fur troll.
goal-frost-2-iquar = Win the trust of the Iquar.
    .how = Bring the sea-monster tablet to the stilt settlement (460), or bring an Iquar to the tent village (401).
goal-frost-2-grehon = Win the trust of the Grehon.
    .how = Bring the griffin tablet to griffin rock (425), or gain willpower at sunrise from a fire there.

why-frost-2-won = Three chiefs sit at one fire and quarrel like brothers, mostly about the blanket. Nobody reaches for a knife. Late, when the children are asleep, Ellin the shaman pulls you down beside her. What lies in your mine, she says, is only one of them. There are two such stones; and of late she has been so tired in the afternoons.
why-frost-2-late = The days have run out. In the east the column of smoke grows thinner, until it is only a place at which everybody keeps looking. After a while you no longer agree on which place it was.
why-frost-2-broke_in = Broken-horn walks into the village as straight as he walked out of his valley, and he does not go round the tents. Behind him there are no more tents. Then he stops and looks about him for the first time, like someone who has been woken in a strange house.

named-broken_horn = Broken-horn
    .the = Broken-horn
    .a = Broken-horn

choice-ask_yetohe = Ask the Yetohe: Tranuk comes
choice-ask_iquar = Ask the Iquar: ice no longer ends a move
choice-ask_grehon = Ask the Grehon: the secret passage opens
choice-ask_nobody = Ask nobody

## Cards

card-frost-2-A1 = Beyond the pass the snow is the same snow, but the silence is older. Your guide has got down from his lizard and warms its nose with his hands. Far off in the east a single column of smoke stands upright, like a tent pole with the sky hung over it. “That is home,” he says. And after a while, because you have not asked: “There used to be three of them.”
    .title = Over the Pass
    .rule = The heroes start on space 436 with 1 strength and 7 willpower. The group shares 2 waterskins and 1 firewood. There are unlit fires on spaces 401, 422 and 437. The fire keeper has an unlit fire on the hero board. Snow tokens are on the land, ice tokens on the lake. Merchants are on 422 and 445. The Frost token is placed on { $difficulty ->
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
    }. The lowest-ranked hero begins.
card-frost-2-A2 = Takota, chief of the Yetohe, has had weapons put out for you in the snow, each wrapped in a hide with the fur turned inwards. There is bread beside them, and a pot that is still warm. Of the chief himself you see only the track of his snowshoes, which comes as far as the pot and goes back again. He wants to know first, says your guide, what you do with a blade when nobody tells you where to point it.
    .title = The Chief’s Welcome
    .rule = The group shares { $difficulty ->
        [easy] { $party ->
            [2] 3 strength
            [3] 4 strength
            [4] 5 strength
           *[other] 3, 4 or 5 strength
        }
        [normal] { $party ->
            [2] 2 strength
            [3] 3 strength
            [4] 5 strength
           *[other] 2, 3 or 5 strength
        }
       *[other] 3, 4 or 5 strength (easy) or 2, 3 or 5 strength (normal, with 2, 3 or 4 heroes)
    }. Gors appear on spaces { $party ->
        [2] 424 and 429
        [3] 424, 429 and 444
        [4] 424, 429, 443 and 444
       *[other] 424 and 429 (with 3 or 4 heroes also on 444, with 4 also on 443)
    }.
card-frost-2-A3 = In the middle of the land lies Lake Ava and wears a skin of ice. It is obliging ice: it bears everyone, once. After that it thinks the matter over. Your guide goes ahead with his arms held out like a man carrying two buckets, and behind him his footprints come loose, each on a plate of its own, and turn slowly in the black water.
    .title = The Lake
    .rule = Entering an ice token ends the move and reveals the token. Once no hero is there any more, that space is open water: a hole, which nobody can enter. Creatures never go onto the lake.
card-frost-2-A4 = Each of the three has lost something and is sure that the other two have it. The Yetohe in their tents listen only to people who have brought down something large. The Iquar on their stilts would like to know who would carry them. The Grehon on their rock do not ask; they look down, and see who can bear to spend a night up there. Your guide draws them in the snow, each with a circle round it. None of the circles touch.
    .title = Three Peoples
    .rule = Win the trust of all three. Yetohe: bring the buffalo tablet to the tents (401), or defeat a steppe buffalo, a fur troll or Broken-horn. Iquar: bring the sea-monster tablet to the stilts (460), or bring an Iquar to the tents. Grehon: bring the griffin tablet to griffin rock (425), or gain willpower at sunrise from a fire there. A tablet is removed from the game when it is given; tablets used for a whole day win nobody.
card-frost-2-B = At dawn a gor goes into the great cave, a small one, limping, with its ears down. At noon something comes out that has to stoop. It licks the leg on which the limp used to be, looks round for somebody to show it to, and has not forgotten for a moment that it was hungry.
    .title = What Goes In
    .rule = The cave is awake: once the creatures have moved at sunrise, a gor on space 414 becomes a wargor and a steppe buffalo a fur troll. Heroes need 14 willpower to enter. A gor appears on space 426, { $party ->
        [2] another on 430.
        [3] a wargor on 430.
        [4] a wargor on 430.
       *[other] another on 430 (with 3 or 4 heroes a wargor).
    }
card-frost-2-C = Out on the stilts they are burning wet nets. The smoke is yellow; it lies down on the ice and does not get up, and among the Iquar it means that nobody is asking, but if you happened to be passing. Two of them are too weak to go alone. They have packed already. Each sits on a bundle with both hands on the knees, facing the shore.
    .title = Smoke over the Lake
    .rule = Two Iquar are on space 460. { $difficulty ->
        [easy] { $party ->
            [2] A hero may
            [3] A gor appears on space 441. A hero may
            [4] A gor appears on space 441. A hero may
           *[other] A gor appears on space 441. A hero may
        }
        [normal] A gor appears on space 441. A hero may
       *[other] A gor appears on space 441, but not at easy difficulty with 2 heroes. A hero may
    } take Iquar along, on the lake only one; each one brought to the tents (401) adds a defence place. An Iquar on a creature’s space is lost.
card-frost-2-E1 = The oldest bull of the herd comes out of the valley alone. He does not graze. He does not look round for the cows. One of his horns ends in splinters, and he walks as straight as if the line had been drawn for him. In the middle of his tracks there are others, quite exactly in the middle: small, cloven, and two where there should be four.
    .title = Broken-horn
    .rule = Broken-horn appears on space 428 with { $difficulty ->
        [easy] { $party ->
            [2] 15 strength
            [3] 20 strength
            [4] 24 strength
           *[other] 15, 20 or 24 strength
        }
        [normal] { $party ->
            [2] 17 strength
            [3] 24 strength
            [4] 31 strength
           *[other] 17, 24 or 31 strength
        }
       *[other] 15, 20 or 24 strength (easy) or 17, 24 or 31 strength (normal, with 2, 3 or 4 heroes)
    }, 12 willpower and red dice. He moves with the steppe buffaloes, gems lure him, the cave does not change him. Reward: 8 willpower or 3 strength. If he enters the tents (401), the legend is lost at once, even with free defence places. A gor appears on space 423.
card-frost-2-E2 = There is time to send to one of the three, before any of them has a reason to come. Your guide tightens the girth. He can ride to the tents, to the lake or to the rock, but he cannot do it unseen, and whatever sees a rider likes to find out where he is going. “Or I could stay here,” he says, and for a moment he looks at your fire the way the gor looked at the gem.
    .title = Whom to Ask First
    .rule = Choose; help comes now, but not yet trust. The Yetohe: Tranuk comes to space 401, adds 2 strength to a fight on his space and is led up to 4 spaces for 1 hour; a gor appears on 427. The Iquar: entering an ice token no longer ends a move, a gor appears on 461. The Grehon: the secret passage between spaces 425 and 408 opens, a gor appears on 424. Or ask nobody.
card-frost-2-T1 = Takota comes out of his tent. He looks at you for about as long as it takes to skin something, and then for a little longer. Nobody in the village is chewing. At last he takes one step to the side, and through the open flap comes a smell of smoke and fat and children. Behind him his best rider is already saddling the lizard.
    .title = The Trust of the Yetohe
    .rule = Tranuk comes to space 401: he adds 2 strength to a fight on his space, and an hour moves him up to 4 spaces. If he is here already, a hero of your choice gains 1 strength.
card-frost-2-T2 = They have no word for it, so they give you a needle each, made of bone, to wear in the hat; and a song. It is the song for thin ice. There is no tune to speak of, but it leaves out certain steps. An old woman listens to you practising it for as long as she can bear. Then she walks out onto the lake, where it creaks, and waves to you to come.
    .title = The Trust of the Iquar
    .rule = Entering an ice token no longer ends a move; it is revealed all the same. Every hero gains 2 willpower.
card-frost-2-T3 = From the top of the rock falls a feather as long as an arm. It lands with its point in the snow and stays upright, trembling, and that is all the Grehon have to say. When you pull it out there is an iron ring beneath, and under the ring a door, and behind the door stairs lead down into the dark, swept. On the first of them there is a helm. It has been polished for you, or for somebody your size.
    .title = The Trust of the Grehon
    .rule = The secret passage opens: a hero can go between spaces 425 and 408 in an hour. A rider’s helm is placed on space 425; if none is left, one hero gains 2 willpower.
card-frost-2-V = Something drops out of the air beside the cave, goes into the snow up to its ears, and sneezes. It is a fox, more or less, with wings that it does not seem to have had for very long. It inspects your hoods one after another, sniffs at the deepest, comes to a decision and climbs in. From now on that hood has a wet nose, and opinions.
    .title = Flaps
    .rule = Flaps the volpin is on this space. Leading it is an action: 1 hour, to any space. It may reveal the snow token there without resolving it, and in the first round of a fight on its space the opponent rolls one die fewer, with one die none.
card-frost-2-G = They used to be afraid of people. That was when they were smaller. Now they come right up to where the firelight ends, sit down there quite openly, and wait. One of them yawns. It takes its time over it, and you see a good deal of the inside.
    .title = Where the Light Ends
    .rule = { $party ->
        [2] A wargor appears on space 437.
        [3] A wargor appears on space 437, a gor on 461.
        [4] A wargor appears on space 437, a gor on 461.
       *[other] A wargor appears on space 437, with 3 or 4 heroes also a gor on 461.
    }
card-frost-2-I = First there are rings in the soup. Then the bowl begins to walk along the table. The herd is following its bull, because it has always followed him, and the ground says so from one end of the land to the other. In the tents they take the harness bells down from their poles and wrap them in wool, so that at least those keep quiet.
    .title = The Herd
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] A gor appears on space 432.
            [3] A steppe buffalo appears on space 432, a gor on 426.
            [4] A steppe buffalo appears on space 432, a gor on 426.
           *[other] A steppe buffalo appears on space 432, a gor on 426.
        }
        [normal] { $party ->
            [2] A steppe buffalo appears on space 432.
            [3] A steppe buffalo appears on space 432, a gor on 426.
            [4] A steppe buffalo appears on space 432, a gor on 426.
           *[other] A steppe buffalo appears on space 432, a gor on 426.
        }
       *[other] A steppe buffalo appears on space 432 (at easy difficulty with 2 heroes a gor); with 3 or 4 heroes also a gor on 426.
    }
card-frost-2-K = Two of the chiefs have let it be known that they will come to the council if the third one does. Hides have been spread for all of them, and there has been a long argument about who sits out of the draught. Everything that still has legs is on its way to the only smoke in the land. Nobody mentions it. But the dogs, who have been barking since noon, have stopped, and come in.
    .title = The Night Before the Council
    .rule = { $party ->
        [2] A wargor appears on space 427.
        [3] A wargor appears on space 427, a steppe buffalo on 446.
        [4] A wargor appears on space 427, a steppe buffalo on 446.
       *[other] A wargor appears on space 427, with 3 or 4 heroes also a steppe buffalo on 446.
    }
card-frost-2-U = It is almost dark when a fire is lit on the rock. Nobody says a word. Then one is lit on the lake, and the ice makes two of it; and then, with some cursing, because the wood is wet, one among the tents. Three fires look at one another across the whole land. Your guide has sat down in the snow. “My grandfather told us about this,” he says. “We thought he was making it up.”
    .title = Three Fires
    .rule = Every hero gains 2 willpower. Hunters of all three peoples harry Broken-horn: he has 3 strength less. Once he is defeated, the narrator goes to N at once.
card-frost-2-N = Round the fire lies a ring of hides, and in the ring three places have been kept free. Ellin, the shaman, stirs the embers with a rib and looks neither at the lake nor at the rock nor at the big tent. Soon somebody will sit down there, or else the wind will.
    .title = The Council
    .rule = You win if all three peoples trust you, Broken-horn has been defeated and the tents were held.
