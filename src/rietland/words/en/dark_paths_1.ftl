# Dark Paths, chapter one: Snow Without a Name.
# A section’s text is its prose; `.title` its heading, `.way-…` what the reader may choose.

section-dark_paths-1 = You wake beneath a roof of snow. It is blue down here, and so quiet that you can hear your lashes when you blink. Your right hand burns; the palm is red and blistered, as though it had taken a pot off the fire without asking. Your left hand feels nothing at all. You count what you have: two boots, half a scarf, a taste of smoke. Then you reach for your name, the way you reach for a door in your own house at night, and your hand goes through. There is no door. There is not even a wall. Above you something drips, once, and stops.
    .title = The Hollow
    .way-feel_around = Feel around you in the dark
    .way-break_out = Break through the snow at once
    .way-shout = Shout

section-dark_paths-2 = Your good fingers find bark, then string. It is a bundle of firewood, dry, tied as it ought to be, and the string is a girl’s hair ribbon, yellow, with a knot in it that took patience. Under the wood is a glove. The palm is scorched through, and when you put it on it knows your hand. So you lit a fire. You sat with your back to the wind to keep it alive, and somebody slept in its light, and you stayed outside it, because there was room for one. You can nearly hear the breathing. All this remembering has cost you some warmth. You tuck the wood under your arm.
    .title = What Lies Beside You
    .way-dig_out = Dig your way out
    .way-shout = Shout for the one who wore the ribbon

section-dark_paths-3 = You stand on the rim of the hollow, and the wind goes over you like a clerk over a list. White, all of it, to the edge of the sky. Only three things have been written there. Hoof prints run north, close together, in no hurry. In the east a thread of smoke is trying to stay upright. In the south the land stops and something flatter begins: a lake, frozen from shore to shore. Behind you a rock with a collar of ice leans out over the hollow. It is cold, and you have to decide.
    .title = Three Signs
    .way-hoof_prints = Follow the hoof prints
    .way-smoke = Walk towards the smoke
    .way-lake = Go down to the lake
    .way-rock = Climb the rock first

section-dark_paths-4 = Your shout brings part of the roof down on you, and daylight with it. Outside, rocks pick up your voice and hand it on, until the farthest says it so softly that it could be a question. Then silence. Then, behind the silence, something shifts its weight. Snow creaks the way it creaks under a foot that would prefer not to be heard. The foot has stopped where you cannot see it. Its owner is listening, to find out what sort of thing makes such a noise.
    .title = The Answer
    .way-wait = Keep still and wait
    .way-whistle = Whistle as you would for a dog

section-dark_paths-5 = It drops out of the air, misjudges the snow and vanishes up to the ears. What climbs out again is a fox, more or less: russet, narrow, with two leathery wings that it folds as fussily as an old man folds his gloves. A volpin. It does not ask who you are, which is a relief. It takes a loose thread on your sleeve between its teeth, walks backwards until an arm’s length of it has come out, sneezes, and looks up at you with its head on one side. You have passed some test. Nothing has been this pleased to see you in all the life you can remember, which is about an hour.
    .title = The Winged Fox
    .way-go_on = Let it follow you

section-dark_paths-6 = From below it was a rock. From close up it is a wall. The stone is glazed with ice, and under the glaze you see last year’s moss, every thread of it. You get one boot up, then the other. Halfway there are holds: they have been chiselled into the stone, left and right, just where a climber’s arm gives out. You put your hand into one. It fits to the knuckle, which may be chance, so you try the next. They were cut for a hand as large as yours. Higher up they are filled with ice, and below you there is already a good deal of air.
    .title = The Rock
    .way-climb = Climb
    .way-leave_it = Let it be

section-dark_paths-7 = A gor. It comes over the edge on all fours, and there is so little of it left that its hide hangs in folds, like a coat bought to grow into. Hunger has made it polite. It does not roar. It sits down at a distance, tucks in its claws and looks you over from the boots up, with the attention of someone who will eat once this week. When you move, it moves. When you stop, it waits, and a thread of spittle freezes on its chin. It is as thin as the winter, and has just as much time.
    .title = Something Hungry
    .way-fight = Fight it
    .way-play_dead = Lie down and play dead
    .way-throw_firewood = Throw it your firewood and run

section-dark_paths-8 = You kneel beside the first print. A cloven hoof, small, pressed deep at the toe. You look for the front feet and there are none: only two hooves, left and right, left and right, walking upright as you do and with a longer stride. Here it stopped and turned on the spot. Here it thought better of something. Between the prints there are drops of black sap, round as peppercorns, and when you touch one it sticks to your finger and does not freeze. It smells of bitter almonds and of sickrooms. The trail leads to a cleft in the hills, from which cold comes out, and the sound of running water.
    .title = Hoof Prints
    .way-gorge = Follow them into the gorge
    .way-send_volpin = Send the volpin ahead
    .way-smoke = Turn towards the smoke

section-dark_paths-9 = The top is no wider than a table, and for a while you only hold on to it. Then you look. In the west the ground is steaming, as if a pot had been forgotten there. In the east tents rise from the plain in a row, pale and pointed like teeth. Looking down for your footing, you find a carving between your boots: three hands in a ring, each gripping the next by the wrist. One is narrow. One is broad and lacks a fingertip. You brush the snow out of the third and put your own hand into it, and it goes in as into water. You swore something here, with two others. You were laughing.
    .title = The View
    .way-climb_down = Climb down

section-dark_paths-10 = There is a piece missing. Before it you were higher up; after it you are here, on your back, a good way down the slope, with your feet where your head should be and a mouthful of winter. You move things one at a time. They hurt, so they are all still yours. The snow was kind and had piled itself up where you landed. The stones underneath were only stones. A long scrape leads up into the white, with some red in it, not much, and whatever was up there does not come down after you. It is going to be a blue sort of day, from hip to shoulder.
    .title = Further Down
    .way-get_up = Get up

section-dark_paths-11 = When it is over you sit down next to the gor, because your knees will not hold you. It weighs nothing. Around its neck, on a strap it cannot have tied, hangs a waterskin stitched with red and white beads, three rows, the pattern of the Yetohe; you know the word before you know how you know it. The skin is half full, and still warm from the creature’s chest. You drink. It is only water, and it is the best thing that has happened to you since you were born this morning. The beads click under your thumb. They were threaded one by one, in good light, with plenty of time.
    .title = Spoils
    .way-go_on = Take it and go on

section-dark_paths-12 = The gorge is so narrow that the sky is a crack. At its end water comes out of the rock, and a woman is bent over it, drinking from her hands. Long hair, a torn shirt, the straight back of someone who was brought up to sit properly. Then you see how she kneels. From the hips down she is a hind, brown and fine-boned, with hooves as black as the pool. You have not made a sound. All the same she lifts her head, drops running from her chin, and turns an ear towards you, and only then her eyes: she has heard that step before, on other stones.
    .title = The Spring in the Gorge
    .way-speak = Speak to her
    .way-hide = Hide until she has gone
    .way-attack = Attack her

section-dark_paths-13 = A sledge has gone over on its side, one runner in the air, and the wind has begun to build a wall against it. No tracks lead away, because the driver has not got off. He sits on his bench, upright, the reins in his fist, inside ice as clear as a window. There is even a joke left at one corner of his mouth. One finger of the fist lacks its tip. Around his neck is a striped scarf that has been cut straight through; you lift the end of your own and hold it up to him, although you know already. Stripe meets stripe. In the east the smoke is thinner now, and no nearer.
    .title = The Sledge
    .way-light_fire = Light a fire beside him
    .way-take_coat = Take his fur coat
    .way-search = Search the sledge
    .way-walk_on = Walk on

section-dark_paths-14 = “You,” you begin, and have nothing to put after it. She waits. She has the manners to wait. Then her mouth works, as fingers work at a knot, and a word comes out that costs her more than you can see. “Sennet.” It is not your name; you try it on and it does not fit. But at the sound of it a girl with a yellow ribbon turns round in your head, very quickly, on the point of laughing. The hoofed woman nods: so you do have that. She puts one finger on your burnt palm, so lightly that it might be the shadow of a finger, and for the first time today the hand does not hurt.
    .title = One Word
    .way-follow_her = Follow her
    .way-ask_way = Ask her the way to people

section-dark_paths-15 = She is faster than anything ought to be whose knees bend the other way. You see the hoof quite clearly, down to the sap in its cleft; then you see the sky from below, and then you spend some time on the question of how breathing is done. By the time you have solved it she has gone. The spring chatters on as if it had seen nothing. On your chest there is a mark, two black crescents back to back, and something pricks you in the sleeve: a thorn, long as a finger, black and wet, that has come away with her. You leave it where it is. It feels like a receipt.
    .title = Thrown
    .way-get_up = Get up

section-dark_paths-16 = You lie behind a stone and let the cold count your ribs. She drinks for a long time. Once she holds her wet hand up to the light and turns it over, front and back, like a thing she has been lent. Then she goes up the far wall of the gorge in four leaps, and a few pebbles come down after her to report it. You stay a little longer, to be sure. Where she knelt there are two dents in the snow, and in the dents, in the middle of winter, red flowers are opening. You can hear it. It is a very small sound, like lips.
    .title = After She Has Gone
    .way-go_on = Pick one and go on

section-dark_paths-17 = It takes three falls, and after the third she does not get up. You stand over her with your breath in rags and your fist still raised, looking for the next thing to do with it. Her hands are at her sides. She could kick; you are exactly where she would need you. She only looks at you, and water runs out of her eyes and down into her hair, as it runs from the rock over there, without any fuss. Thorns have spilled from the bag at her belt, a black handful. She makes no move to save them. Against anyone else, you understand, she would have won.
    .title = Hoof and Knee
    .way-spare_her = Let her go
    .way-rob_her = Take her thorns and drive her off

section-dark_paths-18 = The fire catches, and its light walks about inside the ice, looking for him. You hold out your hands to it, the burnt one farther off. After a time the block begins to sweat. Drops run down over his chin, his lips come free, and you bend close, because they are moving. He does not wake. It is sleep that talks, in a voice with no breath behind it: “You have paid. Do not pay twice.” Then the same again, word for word, a man carrying a full cup across a room. Then a skin of ice closes over it. Next to his boot is a leather map case. You are warm, at least, all down one side.
    .title = Breath under Ice
    .way-go_on = Go on
    .way-take_map = Take his map case too

section-dark_paths-19 = The lake lies open like a page that nobody has dared to begin. At your feet the ice is thick and white, with reeds stuck in it; farther out it turns grey, then green, then a colour you would rather not name. A long way off, stilts stand in it in rows, black, with the shapes of huts on top, and on one of them hangs a lamp. Somebody has lit it in broad daylight, for nobody, or for anybody. The shore bends away to the left, safe and endless. And there is a sound. It comes from below, low and slow, and stops whenever you do.
    .title = The Shore
    .way-across = Go straight across
    .way-shore = Follow the shore
    .way-listen = Put your ear to the ice

section-dark_paths-20 = You undo the load with one good hand and your teeth. Pots, salt, a child’s drum, a coil of rope that has been looked after. A tin of blue berries, so cold that they rattle. At the very bottom is the driver’s list of goods, in square careful letters, ticked off one by one. Only the last line is not his. It leans, it hurries, it dots nothing. “For two people,” it says, and there is no tick. You take his stub of charcoal and write the same below it, to see. It leans. It hurries. The wind gets under the furs; you can carry off one thing, and it has plans for the rest.
    .title = Under the Furs
    .way-take_rope = Take the rope
    .way-turn_back = Take the rope and turn back to the hollow where you woke
    .way-take_berries = Take the berries

section-dark_paths-21 = For the first hundred steps it is only a floor. Then it begins to talk. It ticks under your heel. It groans, a long way off, and a crack as fine as a hair runs past between your boots in the direction you wanted to go. Below it there is green, and below the green there is nothing. You have learned to set your feet down flat, to breathe with the top of your chest and to think of yourself as a bird. The lamp has come no nearer. An old post sticks out of the ice beside you, left over from some hut that is not there any more. Another tick. It sounds very much like counting.
    .title = Thin Ice
    .way-keep_going = Keep going
    .way-crawl = Tie the rope to the post and crawl
    .way-turn_back = Turn back

section-dark_paths-22 = The ice goes dark beneath you. You take it for deep water, or for a cloud; but there is no cloud, and the darkness has an edge, and the edge is moving. It slides on and on under your boots, longer than a village, and slows. Then a lid draws back. The eye is as large as a tent, golden, with a slit that you could fall through, and it looks up at you as you might look at a fly on the other side of a pane. Nothing else happens. Frost flowers grow along the crack at your toes. You had no idea that being seen could weigh so much.
    .title = The Eye
    .way-hold_gaze = Hold its gaze
    .way-run = Run for the lamp

section-dark_paths-23 = He does not give it up easily. You break it out of the ice sleeve by sleeve, and apologise, and carry on. It is wolf, lined with felt, and so heavy that it puts its arms around you. After a while you notice that you have stopped shivering, and that you have stopped looking at his face. There is a pocket. In the pocket is half a clay tablet, snapped across, with the front end of a buffalo on it: horns, hump, one furious eye. The edge has been worn smooth by a thumb. He looks smaller now. He looks like a man who took off his coat for a moment, among friends.
    .title = A Dead Man’s Coat
    .way-go_on = Go on

section-dark_paths-24 = The light turns blue, then grey, then there is hardly any. The wind has dropped, which is worse; now you can hear how much there is of everything. One star comes out. High on the slope small fires are moving in a line, one behind the other, in step. You stamp your feet and cannot swear that both of them have arrived. About the nights in this country you know one thing, without knowing where you learned it: nobody is asked. If you do nothing it will be decided for you, quite gently, somewhere between two breaths.
    .title = Dusk
    .way-steam = Go west to the steam you saw
    .way-make_fire = Make a fire
    .way-walk_on = Walk through the night
    .way-dig_in = Dig yourself in
    .way-torches = Go after the torches on the slope

section-dark_paths-25 = She lives under a root, in a room just big enough for one who does not wish to be found. Moss, dry leaves, a nest of thorns that she guards and does not eat. It is warm, with the plain warmth of a stable. She sweeps the leaves aside and draws in the dust. Here is a figure; she points at you. Here is a girl on the ground, asleep, with a bow in her hair. And here is a taller one, and where the face belongs she lifts her finger and leaves the dust as it is. The figure that is you holds out its hands to the tall one, open, empty, to show that it has brought everything. Yes, say your palms. Like that.
    .title = The Hoofed One’s Hollow
    .way-stay = Stay with her
    .way-go_on = Go on into the night

section-dark_paths-26 = It does not speak. It is old, it lives below, and it remembers every single thing that was ever dropped into its lake: rings, oars, a cradle, names that were called from boats. They drift up out of the green and hang for a moment beneath the ice, like portraits in a hall. Then it finds the one it wanted. There you are. You kneel on a stone floor, a figure without a face bends down to you, and you hold out both your hands, open, as carefully as if there were water in them. Nobody is forcing you. It lets you look until you have seen that. Then it turns, and its wake bends away towards the lamp.
    .title = Pictures in the Ice
    .way-lamp = Follow its wake to the lamp
    .way-shore = Go back to the shore

section-dark_paths-27 = There is no warning that you would call one. The ice lets go of you, as a hand does that was never really holding on. Then there is only cold. It is not a feeling, it is a place, and you are all the way inside. Above you a ragged window of daylight drifts off, smaller than you would have thought. Your breath climbs up to it in a silver string, a rope for other people. Then something in you, something that has no name and very strong views, begins to kick. Your fingers strike an edge. It breaks. They strike another.
    .title = Water
    .way-volpin = Let the volpin scream for help
    .way-drag_out = Drag yourself out

section-dark_paths-28 = Hands in sealskin take you by belt and collar and haul you over a rim of wet wood, the way you land a big fish: without tenderness, and without dropping it. You look up into a ring of broad faces. Behind them are nets, and fish on strings, and the lamp, which turns out to be a perfectly ordinary lamp with a dent in it. One of them says a word in a language full of water, and they all begin to laugh, even the child. It is the laugh that families keep for an uncle. Only then does the word arrive, and you find that you understand it. “Again?”
    .title = Lamp and Nets
    .way-go_on = Let them carry you in

section-dark_paths-29 = You smell it first: eggs, iron, washing day. Then the snow stops at a line, and beyond the line the ground is black and wet and warm enough to lie on. So you lie on it. Steam passes slowly over you. For a while you are not anybody, and for once it is no trouble. Beside the pool two flat stones have been placed side by side, and across them is a knife, cleaned, oiled, its handle towards you. You know the handle. Every dent in it was made by your fingers. It has not been lost. It has been put down with care, as you leave a thing that you will not need again.
    .title = The Steaming Field
    .way-sleep = Sleep here, then go east
    .way-torches = Go on at once, towards the torches

section-dark_paths-30 = Now it blows. It comes out of the east with everything the steppe has to throw, and takes your breath before you have finished with it. You walk bent double, one arm up, like a man carrying a door. There are lights ahead. There are lights ahead, or you want lights so badly that you have begun to make your own. They go out; they come back a little to the left. For a time you sang, and then you noticed that you had stopped and could not say when. The snow before you has no tracks in it. Neither, when you turn round, has the snow behind.
    .title = Against the Wind
    .way-count_steps = Count your steps aloud
    .way-drink_and_run = Empty the waterskin and run

section-dark_paths-31 = You have only sat down. Anyone would. The snow has a hollow of just your size, and out of the wind it is so much warmer than walking that you cannot think why you walked at all. Your feet have stopped complaining, and they were always the first to complain. The shutters ought to be closed, it is snowing in; but that is not an unpleasant thought, because it is somebody else’s house. Flakes settle on your sleeve, each one finished to the last detail. You watch them not melting. There was something you were going to do. It can surely wait until you have shut your eyes.
    .title = Only for a Moment
    .way-get_up = Get up
    .way-eat_berries = Eat the berries, then get up

section-dark_paths-32 = Your hands know how. They put the small under the large, they leave a door for the air, they cup the spark and wait until it has made up its mind. Then it burns, as if it knew you, and the dark takes three steps back. You sit too near. Your sleeve steams. The smoke turns, as smoke does, straight into your face, and there is something in it besides wood: a voice, a girl’s, hoarse with sleep. “Aren’t you cold out there?” You look round before you can stop yourself. Only snow, as far as the light goes. But you have the answer ready on your tongue, and it is a lie, and you told it kindly.
    .title = A Fire of Your Own
    .way-walk_on = Walk on while the warmth lasts
    .way-torches = Go up to the torches

section-dark_paths-33 = Skrals, a dozen of them, walking in pairs with torches of pitch, and four more harnessed to a long sledge. They are singing something with a great many verses. The sledge is loaded with people. You see them as the light passes over: sleepers in ice, hands open, knees bent, a woman holding a spoon, all stacked like planks, with straw between them so that they do not chip. And on the very top, tied by the ankle, wrapped in sacking, sits a boy who is awake. He is looking at the exact spot where you are hidden. He does not call out. He only raises his eyebrows, very slightly: well?
    .title = Torches
    .way-hide = Hide until they have passed
    .way-free_boy = Cut the boy loose
    .way-step_out = Step into the light with raised hands

section-dark_paths-34 = First there are dogs. You walk into their barking as into a wall, and hold on to it. Then drums, a few, played by people with cold fingers who want to be heard; then tents, lit from within like fruit. A woman’s voice calls out, another takes it up farther back, and they have you under the arms, which is how you discover that you are no longer walking. They put you by a fire. They give you broth, and hold the bowl. When the flap opens once more, everybody moves aside. She is old and small, with feathers in her plait. She asks nothing. She takes your burnt hand, turns it to the light and reads it for a long time, like a letter that she had been expecting and had hoped would be lost on the way. Outside the drums stop, one after the other; what they were calling in has come. “So,” the old shaman says at last, and puts her other hand on top of yours. “So you did it.”
    .title = The Tents

section-dark_paths-35 = The Iquar give you soup with an eye in it and watch until you have eaten the eye. They give you a dry shirt that has belonged to several people. Somebody’s grandmother rubs your feet with fish oil and scolds them, first the one, then the other. Under the floor the ice creaks, the house creaks along with it, and nobody looks up. You wait for the question. You have even put together something that might do for an answer. A man mends a net. The child brings you a shell, takes it away, and brings it again. Slowly, between the smoke and the dripping boots, it comes to you that nobody is going to ask. They shift their knees to make room for you, and in their talk they leave a small gap, just where a name would go, as people leave a lamp burning for one of theirs who is still out on the ice. They know that you have none. They have known it for longer than you.
    .title = The Stilts

section-dark_paths-36 = She gives you the side away from the draught. There is no blanket, but there are leaves, and she scrapes them over you with her forearms, up to the chin, thoroughly, as it must once have been done for her. Then she folds her long legs and settles down across the opening. Neither of you says anything. Between you there are perhaps four words, and you have used them. Outside, the wind goes about trying the doors. You listen to her breathing, the breath of a woman and the breath of a deer, taking turns. She used to be somebody. Something was done to her, and all she has kept of it is that there was something to keep. It is restful to be with a person to whom you do not have to explain that. You think: I will stay awake a little. You think: thorns smell of snow. And then, for the first time since you woke in the hollow, you sleep, and nobody holds out their hands to anybody, and you do not dream.
    .title = The Hoofed Guest

section-dark_paths-37 = You lie down, or you have been lying down for some time; it is hard to say where the one ends. The snow comes and closes over you like a lid. It takes care with the corners, as you make a bed in a house that expects guests. It does not hurt. The cold that has been following you since morning steps up to you at last, and turns out to have been merely shy. Your hands open. One was burnt and one was frozen, and now they are the same. You had a question. It was short, it concerned yourself, and you hold on to it for as long as you can, like a child with a coin in a crowd, until your fingers forget which of them has it. Somewhere above there is wind; somewhere above that it is morning, and evening, and morning. Clear ice grows across your open eyes, and you look through it. No, it does not hurt. It is only long.
    .title = Ice Sleep

section-dark_paths-38 = They do not kill you. This surprises several of them, and one has to be told twice. Instead you get an iron ring around the ankle, still warm from the forge, and a place on the sledge between a woman with a spoon and a man who was caught in the middle of a yawn. The skral who hammers the ring shut has a cold. He takes your burnt hand by the wrist, holds it up for the others to see, and they stop singing. “Shron,” he tells you, slowly and loudly, as people talk to foreigners, “pays.” He thinks about how to put the rest. “For people. Who have met it.” And he draws his flat palm down in front of his own face, from the forehead to the chin, and when it has passed there is nothing left there, no grin, no cold, nobody at home. Then he grins again, because it is a good trick and he has children. The runners begin to hiss. Behind you the snow fills in your footprints, the last ones first.
    .title = The Chain

section-dark_paths-39 = You run until the singing is behind you, then until the shouting is, and fall into a drift together. The boy is out of it first. He is perhaps ten, he has a sack for a shirt, and he is furious that you took so long. “I’ve asked everybody for Sennet,” he says. “Every camp. I even asked the skrals.” He wipes his nose on the sacking and looks you over, the burnt hand, the half of a scarf, and his voice goes strange. “And before she went away, she was the one who asked. Three days, from tent to tent. She asked everybody for you.” Sennet. It goes into you like a key. Down on the slope the torches have turned round.
    .title = The Boy
    .way-tents = Let him lead you to the tents
    .way-lead_away = Send him off and draw the skrals after you
