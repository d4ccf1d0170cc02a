# The legend of the Star Shield: its goals, its ends, its cards.

legend-starshield-1 = The Star Shield
    .intro = The dragon is dead, the feast was long, and Prince Thorald has made you princes of Andor, which cost him nothing. Then the first snow came, and with it everything that is hungry. What happened that winter is told in a hundred ways, and no two tellers agree on the enemy. They agree on this: that a star fell, that its shield is somewhere in the land, and that you are not the only ones who are looking for it.
    .number = One winter, many tales

chronicle-starshield-1 = They made you princes, and then it snowed. Of that winter there are as many tales as there were windows, and in each of them you face another enemy; but in all of them a star has fallen, a thief is up early, and three wolves come at their hour. You kept your promise first and fought afterwards, in that order, which is rarer than it sounds. The chronicler has written down every version. Where they contradict each other he has left a gap, and in the gap there is a small drawing of a shield.

goal-starshield-1-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-starshield-1-mission_comes = Card A3 will bring you a mission.
goal-starshield-1-threat_comes = A threat will show itself when the narrator reaches C.
goal-starshield-1-gates = New gates: bring logs to the castle (space 0).
goal-starshield-1-fever = Fever: lead the witch to the sick farmsteads.
goal-starshield-1-prince = Find Prince Thorald and lead him to the castle (space 0).
goal-starshield-1-supplies = Supplies: bring herbs and mushrooms to the castle (space 0).
goal-starshield-1-proofs = Proofs: bring parchments to the castle (space 0).
goal-starshield-1-fire = Repel the fire spirit, but complete the mission first.
goal-starshield-1-siege = Repel the siege engine, but complete the mission first.
goal-starshield-1-temple = Destroy the black temple, but complete the mission first.
goal-starshield-1-catapult = Defeat both trolls of the catapult, but complete the mission first.
goal-starshield-1-krahder = Repel the Krahder, but complete the mission first.
goal-starshield-1-irlok = Repel Irlok, but complete the mission first.
goal-starshield-1-shield = Gather lights: together they show where the Star Shield is.
goal-starshield-1-star = Fetch the Star Shield before Varkur gets it.
goal-starshield-1-wolves = Tame the alpha wolf.

why-starshield-1-won = It is quiet, and this time there is no waiting for what comes next. The children are sent to shut the gate, and forget. In the tavern they are already telling it, and already wrong. The chronicler goes from table to table with his inkpot and asks each of them, politely, which way it was; and in the end he writes all of it down, one tale below the other, and draws a star at the foot of the page.
why-starshield-1-mission = It is beaten, and you come home with the news. There are no cheers. What you promised in the autumn is still where it was, and still not done; and the winter, which had only been waiting for the noise to stop, lets itself in.
why-starshield-1-threat = The days have run out. It did not even have to hurry. The chronicler hears it on the stairs and goes on writing as long as he can. The last word has a very long tail.
why-starshield-1-burnt = There is nothing left to set alight. The last flame meets the first one coming the other way, and they close round the castle like a hand. For one night it is as bright as in summer, and warm, and the snow on the roofs comes down like rain.
why-starshield-1-broke_in = It did not stop at the gate, and nobody had stopped it before. Now there is a hole in the snow in the shape of a castle, and in the hole stands a chimney, still smoking. They have put the chronicler outside, together with his chair. He sits down and writes how many steps it took; that, at least, he has been able to count.
why-starshield-1-buried = The last stone is not even a big one. It lands on the heap where the well used to be, rolls down a little and comes to rest against the door of the hall. From now on that door stays shut. Over at the old tower two voices congratulate each other.

say-starshield-1-mission = The mission is complete. From now on the threat may be repelled.

choice-without_torch = Leave the torch behind
choice-without_hourglass = Leave the hourglass behind
choice-without_horned_falcon = Leave the horned falcon behind
choice-without_flute = Leave the flute behind

## Deeds

deed-starshield-1-tame = Tame the alpha wolf
deed-starshield-1-catch_ken = Catch Ken Dorr
deed-starshield-1-beat_out = Beat out the fire
deed-starshield-1-spire = Bring down the spire
deed-starshield-1-middle = Bring down the middle of the temple
deed-starshield-1-foundation = Break the foundation
deed-starshield-1-torch = Drive the creature away with the torch
deed-starshield-1-hourglass = Turn the hourglass to give a hero 3 hours back
deed-starshield-1-flute = Play the flute for the heroes nearby
deed-starshield-1-lay_lights = Put the lights together to find the Star Shield
deed-starshield-1-open_chest = Open the chest: 2 lights
deed-starshield-1-give_eye = Put the green stone into the crow’s eye: 2 lights
deed-starshield-1-sell_eye = Sell the green stone: 2 gold
deed-starshield-1-give_rune = Give a rune stone for a light
deed-starshield-1-lay_log_2 = Put down the log (2) for the gates
deed-starshield-1-lay_log_4 = Put down the log (4) for the gates
deed-starshield-1-lay_log_6 = Put down the log (6) for the gates
deed-starshield-1-store_herb = Give the herb to the cook
deed-starshield-1-store_mushroom = Give the mushroom to the cook
deed-starshield-1-show_proof = Show the parchment to the castellan
deed-starshield-1-eat_mushroom_1 = Eat the mushroom (1): 1 strength
deed-starshield-1-eat_mushroom_2 = Eat the mushroom (2): 2 strength
choice-flip_tune = Flip the die
choice-keep_tune = Keep the roll
secret-hidden_prince = Prince Thorald’s whereabouts
    .maybe = Prince Thorald may be here
secret-hidden_witch = The witch’s whereabouts
    .maybe = The witch may be here

## What a group may choose

set-starshield-1-beginning = Beginning
    .A2_farms = The Plundered Farmsteads
    .A2_fog = Fog on the River
    .A2_fires = Burning Fields
    .A2_giants = Heavy Footsteps
    .A2_feast = The Night of the Feast
set-starshield-1-mission = Mission
    .A3_gates = The Gates of the Castle
    .A3_fever = Fever
    .A3_prince = In Search of the Prince
    .A3_supplies = Supplies
    .A3_proofs = The Proofs
set-starshield-1-clues = Clues
    .K_merrik = The Cartographer
    .K_key = The Thief’s Key
    .K_green = The Green Eye
    .K_runes = The Reader of Runes
    .K_glow = The Wandering Glow
set-starshield-1-winter = Turn of winter
    .G_shadows = Two Shadows
    .G_trolls = The Troll Road
    .G_snow = Snowstorm
    .G_dwarves = The Dwarves’ Answer
set-starshield-1-threat = Threat
    .T_fire = The Fire Spirit
    .T_siege = The Siege Engine
    .T_temple = The Black Temple
    .T_catapult = The Catapult
    .T_krahder = The Krahder
    .T_irlok = Irlok
variant-starshield-1 = Tale
    .none = by chance, or as you choose
variant-starshield-1-first_game = First game
    .rule = The wolves wait under B, and you play a tale that is good to begin with: plundered farmsteads, supplies, the reader of runes, the wandering glow and, on G, the dwarves’ answer. A die decides the threat.

## The set-up: a beginning, a mission, the lights, the gifts

card-starshield-1-A1 = The feast after the dragon lasted nine days. On the last of them Prince Thorald, who had drunk to everybody twice, made you princes of Andor, and the scribe wrote it down before he could think better of it. On the tenth day it snowed. On the eleventh a star fell beyond the river, slowly, like something that is let down on a rope; and in the morning the gors came out of the woods, thin, and not at all afraid.
    .title = Winter Before the Gates
    .rule = Each hero has 2 strength and 7 willpower. All three merchants sell strength and articles. { $difficulty ->
        [easy] There are stars on C, G and N.
        [normal] There are stars on C, G and N.
        [advanced] There are stars on C, E, G and N.
       *[other] There are stars on C, G and N, at advanced difficulty also on E.
    } A die decides under which letter the wolves are waiting: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. In a first game they wait under B. One of five beginnings and one of five missions follow. You win if you hold the castle, complete the mission and only then repel the threat.
card-starshield-1-A2_farms = At the first farmstead the gors took the hens. At the second they took the hens and the dog. At the third they have not been yet, but the smoke over the roof has changed its colour, and the farmers have begun to bring out what they would miss most: a cradle, a cheese, a clock without hands. They have put it all by the gate and are sitting on it, waiting for you.
    .title = The Plundered Farmsteads
    .rule = Each hero starts on the space that matches their rank. Gors appear on spaces 9, 26, 30 and 37, a skral on 35. Farmers wait on spaces 24, 28 and 40. The group shares 6 gold and 2 wineskins. The lowest-ranked hero begins.
card-starshield-1-A2_fog = It came out of the river on its belly, and by noon it had the land. It is the kind of fog in which you hear a spoon fall three farms away and cannot see the hand you dropped it with. The ferryman has tied a string from his door to his boat. In the evening he follows it home, and somebody has tied it to another door.
    .title = Fog on the River
    .rule = Each hero starts on the space that matches their rank. Gors appear on spaces 9, 22, 43 and 50, a skral on 38. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 36.
        [normal] A farmer waits on space 24.
        [advanced] A farmer waits on space 24.
       *[other] A farmer waits on space 24, at easy difficulty another on 36.
    } Thick fog, for the whole game: a hero who enters a space with a fog token, hidden or revealed, must stop there and resolve it. The group shares 5 gold and 2 wineskins. The lowest-ranked hero begins.
card-starshield-1-A2_fires = The corn was late this year, and somebody had the patience to wait until it was dry. Now it burns on four hills, straight up, and there is no wind to blame. The farmers stand before it with their buckets and cannot agree which field to give up first. When you come, they hand you the buckets. In one of them is a purse, wet through. They have no better way of saying it.
    .title = Burning Fields
    .rule = Each hero starts with 10 willpower on the space that matches their rank. Gors appear on spaces 8, 26, 32 and 50, a skral on 28. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 40.
        [normal] A farmer waits on space 24.
        [advanced] A farmer waits on space 24.
       *[other] A farmer waits on space 24, at easy difficulty another on 40.
    } There are fires on spaces 6, 18, 23 and 36: only a hero with at least 5 willpower may enter, it costs 4 willpower, and the fire is out. Until the fire spirit comes, each fire put out in this way brings that hero 2 gold. The group shares 2 gold and 2 wineskins. The lowest-ranked hero begins.
card-starshield-1-A2_giants = There are few tracks this winter, the huntsman reports, and sounds relieved; and then less so, because he has put a foot into one of them to show how deep it is, and cannot get it out again. In the tavern the jugs have begun to walk along the shelf by themselves, a finger’s breadth at a time. The landlord pushes them back. He has stopped asking who is coming.
    .title = Heavy Footsteps
    .rule = Each hero starts on the space that matches their rank. Gors appear on spaces 21 and 39, skrals on 29 and 51, a troll on 72. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 40.
        [normal] A farmer waits on space 24.
        [advanced] A farmer waits on space 24.
       *[other] A farmer waits on space 24, at easy difficulty another on 40.
    } The group shares 6 gold and 1 wineskin. The lowest-ranked hero begins.
card-starshield-1-A2_feast = Later they will say that the guards were asleep. It is not true: they were singing, and the captain beat the time. You wake in the great hall with your boots on and a stranger’s garland round your neck, better fed than you have been all year, and a long way from everything that needs you. Outside, a gor is looking over the wall of the kitchen garden. It seems to be counting.
    .title = The Night of the Feast
    .rule = All heroes start in the castle (space 0) with 10 willpower. Gors appear on spaces 10, 22, 36 and 48, a skral on 29. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 28.
        [normal] A farmer waits on space 24.
        [advanced] A farmer waits on space 24.
       *[other] A farmer waits on space 24, at easy difficulty another on 28.
    } The group shares 5 gold and 2 wineskins. The highest-ranked hero begins.
card-starshield-1-A3_gates = The carpenter knocks at the gate with his knuckles, as at a melon, and his hand goes through. He is not surprised. The new trunks were felled weeks ago; they are lying in the woods, where his men put down their axes, listened for a moment, and left. “Good oak,” he says. “Somebody would only have to fetch it.” Then he looks at your shoulders, one pair after the other, and at the gate.
    .title = The Gates of the Castle
    .rule = Five logs (2, 2, 4, 4 and 6) are placed in the woods. A die decides where each of them goes: 1 on space 23, 2 on 25, 3 on 49, 4 on 51, 5 on 54, 6 on 56. A log covers as many of your strength points as its number says, and 1 point must stay uncovered; covered points do not count in fights. A hero on space 0 may put logs down; their numbers are added up. With { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 4
            [4] 4
           *[other] 2, 4 or 4
        }
        [normal] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 or 8
        }
        [advanced] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 or 8
        }
       *[other] 2, 4 or 4 (easy) or 4, 6 or 8 (normal, with 2, 3 or 4 heroes)
    } the mission is complete, and there is 1 more golden shield.
card-starshield-1-A3_fever = First the cows lay down, and then the people who milk them. In the farmhouses they keep the fires high and shiver all the same, and tell the children that it is the draught. There is a herb against it, or a root, or only a word; the witch knows which. She was last seen in the Watchful Woods with her basket, in no hurry at all. But nobody was ill then, and so nobody asked.
    .title = Fever
    .rule = The witch is in the Watchful Woods, on one of { $difficulty ->
        [easy] { $party ->
            [2] these 2 spaces: 50 and 52
            [3] these 3 spaces: 50, 52 and 54
            [4] these 4 spaces: 50, 52, 54 and 58
           *[other] the first 2, 3 or 4 of these spaces: 50, 52, 54, 58, 60
        }
        [normal] { $party ->
            [2] these 3 spaces: 50, 52 and 54
            [3] these 4 spaces: 50, 52, 54 and 58
            [4] these 5 spaces: 50, 52, 54, 58 and 60
           *[other] the first 3, 4 or 5 of these spaces: 50, 52, 54, 58, 60
        }
        [advanced] { $party ->
            [2] these 3 spaces: 50, 52 and 54
            [3] these 4 spaces: 50, 52, 54 and 58
            [4] these 5 spaces: 50, 52, 54, 58 and 60
           *[other] the first 3, 4 or 5 of these spaces: 50, 52, 54, 58, 60
        }
       *[other] the first 2, 3 or 4 (easy) or 3, 4 or 5 (normal, with 2, 3 or 4 heroes) of these spaces: 50, 52, 54, 58, 60
    }. A hero who ends a move there, or looks through a telescope, learns whether she is there; the finder gets a witch’s brew. She can be led like a farmer and sells brew wherever she is. If she comes to rest, or is found in the fog, on a sick farmstead (24, 28, 40 or 64), it is healed, and her leader or finder gains 2 willpower. With { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 2
            [4] 3
           *[other] 2, 2 or 3
        }
        [normal] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 or 3
        }
        [advanced] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 or 3
        }
       *[other] 2, 2 or 3 (easy) or 2, 3 or 3 (normal, with 2, 3 or 4 heroes)
    } farmsteads healed the mission is complete, and there is 1 more golden shield.
card-starshield-1-A3_prince = His horse came home at noon, without him, went straight to its stall and began to eat. He rode out alone after the feast, the stable boy says, to think something over, and he did not say what. Those who are waiting before the throne have been told that the prince is having a bath. They have been told so for days, and the ones in front have begun to look at the floor under the door, for water.
    .title = In Search of the Prince
    .rule = Prince Thorald is on one of { $difficulty ->
        [easy] { $party ->
            [2] these 3 spaces: 31, 41 and 52
            [3] these 4 spaces: 31, 41, 52 and 56
            [4] these 4 spaces: 31, 41, 52 and 56
           *[other] the first 3, 4 or 4 of these spaces: 31, 41, 52, 56, 58
        }
        [normal] { $party ->
            [2] these 4 spaces: 31, 41, 52 and 56
            [3] these 5 spaces: 31, 41, 52, 56 and 58
            [4] these 5 spaces: 31, 41, 52, 56 and 58
           *[other] the first 4, 5 or 5 of these spaces: 31, 41, 52, 56, 58
        }
        [advanced] { $party ->
            [2] these 4 spaces: 31, 41, 52 and 56
            [3] these 5 spaces: 31, 41, 52, 56 and 58
            [4] these 5 spaces: 31, 41, 52, 56 and 58
           *[other] the first 4, 5 or 5 of these spaces: 31, 41, 52, 56, 58
        }
       *[other] the first 3, 4 or 4 (easy) or 4, 5 or 5 (normal, with 2, 3 or 4 heroes) of these spaces: 31, 41, 52, 56, 58
    }. A hero who ends a move there, or looks through a telescope, learns whether he is there. He can be led like a farmer; on the space of an opponent he adds 4 strength. When he comes to rest in the castle (space 0), the mission is complete: he is removed from the board, and there is 1 more golden shield.
card-starshield-1-A3_supplies = The storehouse burned down during the feast, and everybody came out to watch, because they took it for part of the feast. What is left would fit into a hat. There are still mushrooms in the woods, says the cook, and herbs under the snow, if only they reached her uneaten. She says it without looking at anyone. A guard puts a crust back on the table.
    .title = Supplies
    .rule = Three mushrooms are placed in the woods, each by a die: 1 on space 22, 2 on 25, 3 on 50, 4 on 52, 5 on 54, 6 on 58. Three herbs are placed by dice: the red one gives the tens, a hero die the ones. A mushroom may be eaten: it gives as much strength as its number. A hero on space 0 may put herbs and mushrooms down: each counts 1, whatever its number. With { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 3
            [4] 4
           *[other] 2, 3 or 4
        }
        [normal] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 or 5
        }
        [advanced] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 or 5
        }
       *[other] 2, 3 or 4 (easy) or 3, 4 or 5 (normal, with 2, 3 or 4 heroes)
    } the mission is complete, and every hero gains 3 willpower.
card-starshield-1-A3_proofs = Somebody is opening doors. Twice the bolt was drawn from inside, and the last time it had been oiled. In the stove the castellan has found the corner of a letter, in a beautiful hand. There must be more of them about the land, in hollow trees and under stones, for eyes that know where to look. Some will say next to nothing. He would like to have enough of them, he says, to be sure. He does not say of whom.
    .title = The Proofs
    .rule = Six parchments (7, 8, 10, 11, 14 and 17) are face down on spaces 10, 12, 30, 32, 57 and 71. A hero on space 0 may put them down; their numbers are added up. With { $difficulty ->
        [easy] { $party ->
            [2] 20
            [3] 28
            [4] 38
           *[other] 20, 28 or 38
        }
        [normal] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 or 52
        }
        [advanced] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 or 52
        }
       *[other] 20, 28 or 38 (easy) or 30, 41 or 52 (normal, with 2, 3 or 4 heroes)
    } the mission is complete, and every hero gets 2 gold.
card-starshield-1-A4 = The star did not come down in one piece. Shepherds saw the lights fall, one here, one there, and each of them swears that his was the brightest. Laid side by side they are said to show the place where the shield of the star is waiting; held up alone, each of them burns whatever serves the dark, once, and is gone. You are not the only ones out with a lantern. Ken Dorr, who once stole a bell while it was ringing, has been seen at the ford, walking fast, with a full purse and an empty sack.
    .title = Seven Lights
    .rule = Three of the seven lights are placed face down by dice: the red one gives the tens, a hero die the ones. The other four are for the two clues that are drawn now. Heroes who together have { $party ->
        [2] 3
        [3] 4
        [4] 5
       *[other] 3, 4 or 5 (with 2, 3 or 4 heroes)
    } lights may put them together: their sum is the space of the Star Shield. Or you may burn one light in each round of a fight against the threat: its number is added to your battle value. A die decides where Ken Dorr starts: 1 or 2 on space 37, 3 or 4 on 59, 5 or 6 on 66. At the end of each day he goes up to { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (easy) or 4 (normal)
    } spaces to the nearest light on the board and takes it. Then the star of Varkur’s triumph, on L for now, moves one letter towards A. Catch him with a battle value of 8 on his space: he hands over all he has, and the star moves back one letter for each light.
card-starshield-1-gifts = They have brought what they had in the house: a torch that has been burning since a grandmother’s wedding, an hourglass whose sand runs upwards when nobody is looking, a falcon with a horn on its beak and no time for anyone, a flute that is older than the castle and still a little sticky. You cannot carry all of it. The one whose gift is left behind says that it does not matter, and dusts it, and takes it home wrapped up warmly.
    .title = The Gifts of Andor
    .rule = Choose which of the four gifts stays behind, and share the others as you like. Each may be used once a day and costs no hour. Torch: drive a creature from your space to an adjacent one without a creature, but not into the castle. Hourglass: one hero’s time marker goes back exactly 3 hours. Horned falcon: in one round of a fight a creature rolls only one die; or it is an ordinary falcon. Flute: roll a hero die; you and every hero on your space or an adjacent one gain that much willpower.

## Letters

card-starshield-1-C = Ask around what came out of the dark that winter, and everybody will tell you, at length, and everybody something else. Only the old man by the stove says nothing. He gets up, goes to the window and moves the lamp to the other end of the room, so that it cannot be seen from outside. Then he says that they are all wrong, and that he was there.
    .title = The Threat Shows Itself
    .rule = A die decides what threatens Andor, unless you have chosen: 1 the fire spirit, 2 the siege engine, 3 the black temple, 4 the catapult, 5 the Krahder, 6 Irlok. Its card is read now. Then gors appear on spaces 33 and 43{ $difficulty ->
        [easy] .
        [normal] , a skral on 30.
        [advanced] , a skral on 30.
       *[other] ; at normal difficulty also a skral on 30.
    } A farmer waits on space 28; if a creature is there, on 36; if one is there too, on 24.
card-starshield-1-E = For three days the sun has sent word that it is not coming. They light the lamps at noon, and at noon the lamps already look tired. What used to be afraid of you has had time to think, and what never was has not slept. In the stables the horses stand with their faces to the wall, all of them to the same wall.
    .title = The Long Dark
    .rule = Skrals appear on spaces 39 and 55, gors on 31 and 52, a troll on 30. The star of Varkur’s triumph moves four letters towards A.
card-starshield-1-G_shadows = The dogs have stopped barking, all over the land and all at once, like people when a door opens. The river is frozen. Across it runs a double track, close together; and where it reaches the bank it parts, one to the left, one to the right, without any sign that either of them hesitated.
    .title = Two Shadows
    .rule = Wardraks appear on spaces 33 and 55.
card-starshield-1-G_trolls = A troll does not build a road. It only goes somewhere, and afterwards there is one. This one leads through a hedge, a barn and a pond, in a straight line, and the smaller ones come along behind, out of the wind, and jump from one of the big footprints to the next, like children on the way home.
    .title = The Troll Road
    .rule = A troll appears on space 30, gors on 43 and 50.
card-starshield-1-G_snow = It snows from the side, and then from below. Those who have a roof over them tell stories, the long ones, and nobody interrupts. Those who have a tree stand close to the trunk and count. The others have no time for either. In the morning two wells are missing. You could swear that they were here; even the bucket is still there.
    .title = Snowstorm
    .rule = Every hero outside the forests who is not on space 0, 71 or 72 loses 2 willpower. The wells on spaces 35 and 45 are removed from the game. Nobody may use the 10th hour before the next sunrise. A skral appears on space 36, a gor on 31.
card-starshield-1-G_dwarves = A horn, deep inside the mountain, then nearer, then so near that the snow slides from the gate. The shield dwarves promised to come if they were needed, and since autumn they have been debating what “needed” means. Now they are standing in the open, in good order, blinking. It was a very loud horn. On the hills all round, heads have gone up.
    .title = The Dwarves’ Answer
    .rule = The shield dwarves are on space 71: they add 4 strength to a fight on their space, and an hour moves them up to 4 spaces. Skrals appear on spaces 39 and 49, a gor on 31.
card-starshield-1-N = Here the page ends. The old chronicler has tried the last sentence in several ways, and each of them was told to him by a witness who had been there. He looks up: at the gate, at the road, at the sky, where there is one star fewer than in his youth. Then he writes down what he sees.
    .title = The End of the Tale
    .rule = You win if the mission is complete, the threat is repelled and the castle was held.

## Threats

card-starshield-1-T_fire = This is no fire that has got out of hand. It walks from thicket to thicket as a farmer walks his fields, stops, considers, and puts down a flame where it wants one; and around it the snow boils before it has time to melt. When it passes, the flames turn their heads. They are all one thing, the old people say, only spread out, like a net that is still held by the edge.
    .title = The Fire Spirit
    .rule = All fires go back to the supply of 8. A die decides where the fire spirit appears: 1 or 2 on space 25, 3 or 4 on 52, 5 or 6 on 57. It has { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 21
            [4] 30
           *[other] 15, 21 or 30
        }
        [normal] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 or 34
        }
        [advanced] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 or 34
        }
       *[other] 15, 21 or 30 (easy) or 18, 24 or 34 (normal, with 2, 3 or 4 heroes)
    } strength, 1 more for each fire on the board, and { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (easy) or 18 (normal)
    } willpower. At every sunrise, at the well symbol, one fire for each hero is placed by dice: the red one gives the tens, a hero die the ones. Heroes there lose 4 willpower, and the fire is out. If the supply has too few fires, the legend is lost at once. A hero with at least 5 willpower may enter a fire: it costs 4 willpower, and the fire is out. Or you beat it out from an adjacent space, as in a fight, with a battle value of 9.
card-starshield-1-T_siege = You hear it two days before you see it: a creak, then nothing, then a creak. It comes down out of the mountains on wheels as high as a house, and they have taken the trouble to paint eyes on it. There are no horses. Whatever lives up there and has shoulders puts them to it; and when there are many of them, they sing. The song has only one word. By now you can make it out: it is the name of the castle.
    .title = The Siege Engine
    .rule = The siege engine appears on space 84. It has { $difficulty ->
        [easy] { $party ->
            [2] 16
            [3] 24
            [4] 32
           *[other] 16, 24 or 32
        }
        [normal] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 or 41
        }
        [advanced] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 or 41
        }
       *[other] 16, 24 or 32 (easy) or 20, 30 or 41 (normal, with 2, 3 or 4 heroes)
    } strength and { $difficulty ->
        [easy] 16
        [normal] 20
        [advanced] 20
       *[other] 16 (easy) or 20 (normal)
    } willpower, and does not recover: what it loses stays lost. At every sunrise, at the well symbol, it rolls 1 space along the arrows for each creature on the board, at most { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (easy) or 4 (normal)
    }. If it enters the castle (space 0), the legend is lost at once.
card-starshield-1-T_temple = It was not there yesterday. The charcoal burner is quite sure of that: his hut was there. It has no door, and no joint between the stones, and the snow does not settle on it. At night a note goes out from the spire, so deep that you feel it in the table rather than hear it; and then, at the far end of the land, something gets up that had already gone to sleep.
    .title = The Black Temple
    .rule = A die decides where the temple is: 1 or 2 on space 41, 3 or 4 on 58, 5 or 6 on 66. Its parts are destroyed from top to bottom, each by one roll of heroes on its space, as in a fight: the spire with a battle value of { $difficulty ->
        [easy] { $party ->
            [2] 12
            [3] 18
            [4] 23
           *[other] 12, 18 or 23
        }
        [normal] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 or 33
        }
        [advanced] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 or 33
        }
       *[other] 12, 18 or 23 (easy) or 16, 26 or 33 (normal, with 2, 3 or 4 heroes)
    }, the middle with { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 28
           *[other] 15, 23 or 28
        }
        [normal] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 or 43
        }
        [advanced] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 or 43
        }
       *[other] 15, 23 or 28 (easy) or 21, 33 or 43 (normal, with 2, 3 or 4 heroes)
    }, the foundation with { $difficulty ->
        [easy] { $party ->
            [2] 19
            [3] 27
            [4] 33
           *[other] 19, 27 or 33
        }
        [normal] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 or 52
        }
        [advanced] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 or 52
        }
       *[other] 19, 27 or 33 (easy) or 27, 42 or 52 (normal, with 2, 3 or 4 heroes)
    }. A failed attempt costs every hero in it 2 willpower. At every sunrise, at the well symbol, the creature on the highest-numbered space moves{ $difficulty ->
        [easy] . Without the spire none moves.
        [normal] . Without the spire none moves.
        [advanced] , then the one that is on the highest-numbered space after that. Without the spire only one moves, without the middle none.
       *[other] . Without the spire none moves. At advanced difficulty two creatures move, without the spire one, without the middle none.
    } When the foundation falls, the threat is repelled.
card-starshield-1-T_catapult = Two trolls have dragged it to the old tower, from where you can see straight into the castle, down to what is being cooked. They are not good at it. The first stone went into the river and the second straight up, and there were words about that. But they have time, and the heap of stones beside them is higher than the tower; and every evening, when they have finished arguing, they move the thing a little to the left.
    .title = The Catapult
    .rule = The catapult is on space 17, with two trolls of { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 32
           *[other] 15, 23 or 32
        }
        [normal] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 or 38
        }
        [advanced] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 or 38
        }
       *[other] 15, 23 or 32 (easy) or 17, 27 or 38 (normal, with 2, 3 or 4 heroes)
    } strength and { $difficulty ->
        [easy] 12
        [normal] 15
        [advanced] 15
       *[other] 12 (easy) or 15 (normal)
    } willpower each; they are fought one at a time and leave no reward. At every sunrise, just before the narrator advances, rubble falls into the castle, and each hero there loses 3 willpower; a shield prevents it. With the { $difficulty ->
        [easy] 5th
        [normal] 4th
        [advanced] 4th
       *[other] 5th (easy) or 4th (normal)
    } piece in the castle the legend is lost. Heroes in the castle may clear it, as in a fight. The first troll defeated moves the narrator 1 letter; with the second the threat is repelled. The torch drives nobody away from space 17.
card-starshield-1-T_krahder = He came over the southern mountains the way you step over a threshold. Those who have seen him do not say that he is big. They say that wherever he stops, everything in the land that crawls and bites lifts its head and moves a little closer, as iron does; and that he breathes more deeply for every one of them. Kill one, far away, behind a hill, and he looks round.
    .title = The Krahder
    .rule = The Krahder appears on space 70. He has { $difficulty ->
        [easy] { $party ->
            [2] 11
            [3] 16
            [4] 22
           *[other] 11, 16 or 22
        }
        [normal] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 or 28
        }
        [advanced] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 or 28
        }
       *[other] 11, 16 or 22 (easy) or 14, 20 or 28 (normal, with 2, 3 or 4 heroes)
    } strength, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 or 4 (with 2, 3 or 4 heroes)
    } more for each creature on the board, and { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (easy) or 18 (normal)
    } willpower; wolves do not count. At every sunrise, at the well symbol, he moves 1 space along the arrows for each creature on the board, at most 3. If he enters the castle (space 0), the legend is lost at once.
card-starshield-1-T_irlok = The dwarves carved it into the wall of their third hall, to keep the children away from the water, and were always a little proud of the teeth. Now the lake has sunk by a hand’s breadth, because something has got out of it. It swims down the river without haste, and it does not swim under the bridges. In the third hall a watchman with a lamp is looking at the wall again, for details.
    .title = Irlok
    .rule = Irlok appears on space 64. It has { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 22
            [4] 28
           *[other] 15, 22 or 28
        }
        [normal] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 or 32
        }
        [advanced] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 or 32
        }
       *[other] 15, 22 or 28 (easy) or 18, 25 or 32 (normal, with 2, 3 or 4 heroes)
    } strength, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 or 4 (with 2, 3 or 4 heroes)
    } more for each broken bridge, and { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (easy) or 18 (normal)
    } willpower. At the end of each day it swims on to the next of these spaces: 64, 46, 44, 38, 16, 12, 0. On 46, 38 and 16 it breaks the bridge there. Each time it has swum on, every hero on a river bank loses 2 willpower. Where a bridge was, a hero may swim for 1 hour and 3 willpower, but must keep at least 1. Creatures do not cross. If Irlok enters the castle (space 0), the legend is lost at once.

## Clues

card-starshield-1-K_merrik = Merrik has drawn every stream in Andor, and some of them twice, because they had moved. He is up in the grey mountains, where the view is best and the ink freezes, and he was at work when the star came down. Two of its lights he has put on the map, quite small, in the margin. He would show it to anyone who came. He has drawn that too: a path, and nobody on it.
    .title = The Cartographer
    .rule = A die decides where Merrik is: 1 or 2 on space 61, 3 or 4 on 66, 5 or 6 on 67. The first hero whose move ends there gets 2 lights and a wineskin and may reveal up to 3 fog tokens anywhere, without resolving them. Then Merrik is removed from the board.
card-starshield-1-K_key = Ken Dorr trusts nobody, and himself only by daylight. What he has he keeps in an old chest, and the chest where nobody looks, because everybody can see it; the hens have been sitting on it all autumn. The key hangs round his neck. You might pick the lock, says the smith, who has tried. Then he shows you his thumb.
    .title = The Thief’s Key
    .rule = Ken Dorr has the key. A die decides where the chest is: 1 or 2 on space 9, 3 or 4 on 30, 5 or 6 on 40. A hero there who has the key may open it: 2 lights.
card-starshield-1-K_green = By the old tree sits a crow of stone that looks out over the land with one eye. The other was green, and was got out with a spoon. It has been seen since then, in the ear of a gor, who is vain about it and turns his head when there is sun. What the crow sees with both eyes, they say, it shows. With one it only sees that something is missing.
    .title = The Green Eye
    .rule = A die decides where a gor with the green stone appears: 1 or 2 on space 33, 3 or 4 on 35, 5 or 6 on 41. When it is defeated, the stone is left on its space; if it reaches the castle, the stone is lost. A hero on space 10 who has the stone may put it down: 2 lights. Or sell it to a merchant for 2 gold.
card-starshield-1-K_runes = Every merchant has something under the counter that is not for sale. This winter it shines through the cracks, and they have hung aprons over it. They do not want gold for it; of gold they have enough. But put one of the old stones on the board, with the rune upwards, and the hand that was about to wave you away stays in the air, and then, with one finger, begins to read.
    .title = The Reader of Runes
    .rule = Five rune stones are placed by dice: the red one gives the tens, a hero die the ones. A hero at a merchant (18, 57 or 71) may give a rune stone for a light, twice in the whole game. Or keep them: three colours give you a black die, as always.
card-starshield-1-K_glow = At first light something shines on the river, no bigger than a coin, with a ring round it. The washerwomen have seen it, each from her own stone, and no two on the same morning: it comes downstream a little every night, like a guest who has forgotten which door it was. You would have to be sitting there before it comes. The washerwomen know that too, and also whom they would send.
    .title = The Wandering Glow
    .rule = A die decides where the glow is: 1 to 6 mean space 44, 42, 38, 32, 16 or 13, in that order. At the end of a day a hero there gets 2 lights, and the glow is removed. If nobody is there, it moves on: 44, 42, 38, 32, 16, 13, 12, 11, then 44 again.

## Wolves

card-starshield-1-W_arrive = They come every day at the same hour, as if there were a bell. A black one walks in front, and two grey ones where it lets them. Hunger has driven them out of the mountains, and it has not made them careless. The hens know the hour by now, and so do the farmers. Only the children have to be fetched in. They stand at the fence with their hands full of bread.
    .title = The Wolves Arrive
    .rule = The alpha is on space 65, the other wolves on 55 and 33. A die decides on which hour the wolf symbol is placed. Whenever a hero’s time marker reaches it, all wolves move 1 space along the arrows. Heroes there lose 2 willpower unless they use a shield. Farmers there are lost, as are farmers led onto a wolf’s space. A wolf that enters the castle (space 0) is removed; with the alpha, all are.
card-starshield-1-W_fight = Nobody has ever tamed a wolf by being stronger than the wolf. The old huntsman has three fingers on his left hand and ought to know. It looks at you, he says, and asks how much of yourself you have brought; and what you keep back, it sees as well. Those who have little do best. The big ones always think that it is about the knife.
    .title = Fight Against the Wolves
    .rule = Taming the alpha is a fight action, and nobody can help you. Your battle value must reach 4 times your strength. If you fail, you lose the difference in willpower.
card-starshield-1-W_friend = The black wolf puts its head down, slowly, until its chin is in the snow. That is not a bow. It sniffs at your boots, for quite some time, and snorts; and from between the trees, where there was nothing, come the others. Tonight, when you pass the farms, the dogs will bark at you as well.
    .title = Friend of the Wolves
    .rule = The wolves gather on the alpha’s space as one pack. An hour moves it up to 4 spaces. On the space of an opponent it adds the strength you have at this moment, once for each wolf in the pack. The wolf symbol is removed from the day track.

## The race for the shield

card-starshield-1-varkur = Ken Dorr was quicker. He has emptied his sack on a table of black stone and received what was agreed, to the last coin; he has counted it. Now he is standing at the door and does not go. Behind him the shield has been lifted up, and all the lamps in the room lean towards it. Ken Dorr has stolen many things. This is the first that he would like to put back.
    .title = Varkur’s Triumph
    .rule = If a hero has already taken the Star Shield, nothing happens. Otherwise it is removed from the game, and so is Ken Dorr with all he has. From now on the threat has { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 or 8 (with 2, 3 or 4 heroes)
    } more strength, each troll of the catapult { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 or 4 (with 2, 3 or 4 heroes)
    }, and each part of the temple needs { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 or 8 (with 2, 3 or 4 heroes)
    } more.
card-starshield-1-starlight = They lie side by side on a blanket and do not look like much. Then one of you pushes the last one closer, and they run together like drops on a pane; and a single beam goes out, over the roofs, over the river, and stops. All over the land people come out in their nightshirts to see whose field it is. Where it ends, the snow has melted in a circle, and inside the circle the grass is tall.
    .title = Starlight
    .rule = Every hero gains 2 willpower. The Star Shield is on the space whose number is the sum of the lights. Any hero there may take it (large slot). You may use it twice: at sunrise, before the first symbol, cross out one symbol, and it is skipped; or use it like an ordinary shield.
