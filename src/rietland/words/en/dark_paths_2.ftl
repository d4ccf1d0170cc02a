# Dark Paths, chapter two: The Price.
# A section’s text is its prose; `.title` its heading, `.way-…` what the reader may choose.

section-dark_paths-40 = The shaman is called Ellin, and she talks while she works, throwing things on the fire that pop. “Three moons ago you came here with a scout. Sennet. The two of you quarrelled all evening about the right way, and you were both wrong.” She gives you something hot and bitter. “On the march she fell asleep, the way people fall asleep this winter. You took her on your back and went towards the great cave. I watched you go. Two heads, one track.” Something pops. “Nobody carried you back.” She does not mean it as a reproach. You hold the cup, and the name is in the steam, and each time you breathe in it is there again. When the cup is empty, your back has straightened by itself.
    .title = Ellin’s Tent
    .way-ask_price = Ask her what can be bought at the cave
    .way-ask_arms = Ask the chief for arms
    .way-leave = Leave before dawn

section-dark_paths-41 = “You’ve crossed our lake before,” says the man with the net, as others mention the weather. “With a girl on your back, asleep, in ice up to the chin. Straight over the deep part. The old one came up under you and had a look. We said, that’s that, then.” He bites off a thread. “It let you pass. It never does.” The others nod; they have been over this many times. “Later a driver came by, with half a scarf. He left you a message, in case you should turn out to be alive. Made us say it three times.” He puts down the net and says it carefully, all in one piece: “You have paid. Do not pay twice.” Then a woman hangs a full waterskin around your neck, and pats it, and pats you.
    .title = Among the Nets
    .way-old_diver = Ask for the old diver
    .way-sledge = Borrow an ice sledge
    .way-on_foot = Set out on foot

section-dark_paths-42 = When you wake, the hoofed woman is sitting at the mouth of her hollow with three little heaps in front of her: something red, something blue, something white and stringy with earth still on it. The thorns she has pushed aside. She looks at the heaps as you look for a word that is on the tip of your tongue. She moves the blue next to the white. She moves it back. Half a syllable comes out of her throat, and she raps her knuckles on her own forehead, not hard, the way you knock at a house where you think somebody is in. Then she sees that you are awake and shows you, with both hands: there. You see? She has cracked nuts for your breakfast, and saved you the big ones.
    .title = Moss and Thorns
    .way-help_her = Try to help her
    .way-follow_her = Let her lead you by her own paths

section-dark_paths-43 = Something drips on your eyelid, and the drop is warm. You are alive; it takes a while, and no part of it is comfortable. Beside you a fire has burned down to red. Somebody built it close, but not too close, sat here long enough to leave a dent, and went away again. No message. Only a strip of yellow ribbon, tied around the last stick of wood so that you would not burn that too. You know this ribbon. You made such a fire once, for a sleeper, and kept to the cold side of it. That much is there. But when you turn to the rest, to what you had picked up again with so much trouble, there are gaps in the row, and snow blows in through them.
    .title = Thawed
    .way-tracks = Look for tracks around the fire
    .way-wander = Go where your feet want to go

section-dark_paths-44 = Shron is larger than people say and better dressed. He walks up and down in front of you, nine steps and nine steps, while two guards study the floor of the tent. “The one without a face,” he says. “What does it ask? What does it give? Does it weigh the thing first, or does it take your word?” He does not wait for answers. He has asked others; they are asleep in a row along the wall. “I had something once,” he tells the tent pole, “that I’d like to have back.” Then he remembers that you are there and scowls, for the look of it. The ring on your ankle has a lock as big as a loaf, with rust in the keyhole. You find that you are more curious than afraid.
    .title = Chains
    .way-pick_lock = Work at the lock while he talks
    .way-challenge = Challenge him
    .way-bribe = Offer the guard a bargain of your own
    .way-listen = Listen

section-dark_paths-45 = “It was a man once,” says Ellin. “He could see what was coming, always a bit farther than the rest of us, and in the end he saw so much of it that he couldn’t bear to be there. So he left. What stands in the cave is what he left behind. His shadow. No face, since there’s nobody to have one.” She turns a log. “It deals. It buys what you are made of, and it pays with what you love. Nobody has ever been cheated. It always keeps its word, that’s the dreadful part.” A spark jumps onto the rug, and she puts it out with her thumb. “At the end it asks if you are content. Next time, take a breath before you answer.”
    .title = What Ellin Knows
    .way-ask_arms = Ask the chief for arms
    .way-set_out = Set out

section-dark_paths-46 = Takota opens it himself: a pit under a hide, and in the pit what is left. He is the chief of the Yetohe, and he last slept in some other season. A piece of broken clay hangs on a cord around his neck. “One thing,” he says. “The rest I need for those who stay.” He raises the lantern. There is a blade, long and straight, with a river in its steel. There are furs, freshly brushed. There is firewood, stacked the way others stack silver, and a clay pot to carry embers in. While you look he watches your hands, then your shoulders and what you have on them, and his face gives nothing away. “One thing,” says Takota. “And then bring it back.”
    .title = The Chief’s Armoury
    .way-take_blade = Take the blade
    .way-take_furs = Take the furs
    .way-take_firewood = Take firewood and a fire pot
    .way-show_tablet = Hold your half of the tablet against his

section-dark_paths-47 = He sits at a hole in the floor with his feet in the lake. His eyes are white as peeled eggs. “Wrist,” he says, and takes yours, and listens to it with two fingers. “Ah. Fear, you see, has to breathe as well. It breathes faster than you. So you stop, and you wait until it has used up its own.” And he pushes your face under, without warning, in all friendship. Black. Your heart bangs about like a bird in a chimney. You wait. The bird tires. And then, in the dark that is left, something rises: a stone floor, a figure without a face, your two hands held out open. You look at it to the end. He lets go of you long after you have ceased to mind.
    .title = The Old Diver
    .way-sledge = Take the ice sledge
    .way-on_foot = Set out on foot

section-dark_paths-48 = The ice sledge is a plank, two bones and a sail made of fish skin, and as soon as you let it go it begins to sing. The stilts are behind you, then small, then a thought. You lean; it leans. It would be pure joy if you did not look back. Back there the ice is opening like a mouth: first a lip of black water, then the teeth, tipping up and going under one by one in your track, and then it closes and has swallowed. It is not chasing you, you tell yourself. It merely happens to be going the same way. Ahead of you the cracks have started to run as well, and the sledge, which has neither brake nor imagination, sings a little higher.
    .title = Over the Ice
    .way-race = Race the cracks
    .way-steer_wide = Steer wide, along the shore

section-dark_paths-49 = Everybody you ask points in the same direction and looks in another. So you find the road by people’s elbows. It is a row of stones with caps of snow on, and between the stones the wind, going home. Here it forks. On one side a gorge opens and mutters to itself. On the other a meadow begins, quite flat, with pale things sticking out of it that are not bushes. There is an arrow scratched into the last stone, and somebody has scratched it out. Far off in the north, where the sky ought to be darkest, there is a stain of warm air above the mountains. It swells; it sinks; it swells.
    .title = The Road to the Cave
    .way-gorge = Go through Echo Gorge
    .way-meadow = Cross the bone meadow
    .way-stair = Climb the stair of the Grehon
    .way-goat_paths = Take the paths of the hoofed one
    .way-black_drops = Follow the drops of black sap to the hoofed one’s hollow
    .way-boy = Go with the boy, who is waiting at the roadside
    .way-make_fire = Make a fire and sleep first

section-dark_paths-50 = No wind comes up here, and no track lasts. The path is as wide as a hoof; it runs along ledges, under lips of stone, through a cleft where you have to breathe out to pass, and never climbs a step higher than it must. Whatever made it was tired, and clever. And at each fork, now left, now right, a ribbon has been tied to a bush. Yellow, knotted twice. At the first you think of chance. At the second you stop. At the third your throat closes: a fire, a sleeper, this colour in her hair, and your back turned to the wind for her. The one who passed here wanted to be followed, and tied every one of them at the height of your eyes.
    .title = Goat Paths
    .way-cave = Go on to the cave
    .way-wonder = Ask yourself who tied them

section-dark_paths-51 = Red, blue, white. The pot is on the embers, the heaps are ready, and the hoofed woman looks from them to you and back, with a shiver running along her flank like a horse’s before thunder. You know that they belong together, as you know a song without the words. You could hum it. Red first, because it takes longest; or last, because it burns? And what will it do to her if you are wrong? She has been patient with this body for such a long time. She holds out her hand to you across the steam. It is a woman’s hand, with dirt under the nails, and it is perfectly still.
    .title = Three Colours
    .way-brew = Brew them and hold her hand
    .way-leave_it = Leave it to those who know more

section-dark_paths-52 = You are out. The chain stays behind in a heap, and the night is enormous and on your side. The guard’s bag has come along with you. Half a sausage, which you deal with at once. A knife, short and honest. A sheet of paper folded in eight; you hold it to the moon, and it is your own face. The mouth is wrong, but to draw those eyes, a person must have looked at you very long and not without liking. There is a price under it. You had thought you would be more. Below you, with a wedge before each runner, the sledge of the sleepers waits for morning, and beneath it the hill runs down, smooth and white, all the way to the fires of the Yetohe.
    .title = A Loose Chain
    .way-run = Run
    .way-free_sledge = Kick the wedges away and let the sleepers roll

section-dark_paths-53 = He takes a step back. It is only one, and afterwards he looks at his foot as if it had spoken out of turn. The guards have stopped breathing. Then something starts low down in his chest, and climbs, and it is a while before you are certain that it is laughter. “Years,” says Shron, and dries his eyes with the end of his plait. “Nobody. In years.” He takes off his helm. Beneath it his hair is flat and grey, and all at once he is somebody’s son. He puts the helm on your head and knocks on it, twice. “That, and your life. They’re a loan. I’ll want both back.” It is much too big. Through the slits the world looks like something that could be frightened.
    .title = Shron Laughs
    .way-go_on = Go, before he changes his mind

section-dark_paths-54 = You keep quiet, and after an hour they forget you, as people forget a dog. It is the young one who tells it. “He went there himself, last winter. It asked for his father’s face. That’s all. The old man’s been dead for twenty years, and he’d have got him back for it, alive, with his pipe.” “For a face?” “For remembering it.” The older guard works this out, slowly, with his lips. “Then he wouldn’t have known him.” “So he said no.” They look at the curtain behind which Shron is asleep, or not. “And he’s been ashamed ever since.” So this is how it reckons. It buys what you are made of and pays with what you love, and both of you have stood there and held out your hands.
    .title = What the Guards Say
    .way-wait = Wait for the change of guard
    .way-tell_shron = Tell Shron what you would have done

section-dark_paths-55 = Not again, says your body, which forgets less than you do. But it is again. Green, then black. Your mouth shuts of its own accord, your legs draw up, your burnt hand is feeling its way along the underside of the ice, looking for the thin place, because there always is a thin place, and how do you know that? Here. You open it with your forehead. You come out bit by bit, and roll onto your back and steam. Somewhere below, the sledge is still singing. On the shore you wring out your hair, and the ends break off.
    .title = Cold Water
    .way-go_on = Go on, quickly

section-dark_paths-56 = “Mattis,” says the gorge. It waits. “Orlo? Ketil? Little Anna?” It has a pleasant voice, a bit flat, like a guard reading a list at a gate, and after each name it leaves just enough time for a person to say yes. The walls are so smooth that you see yourself walking along in them. “Hedwin. Tamo.” Beside the path there are mounds of ice, man-high, some of them with a hand behind the ear. “Captain? Sister? You there?” A hundred names, and at every one your mouth opens a little. It would be so easy. A name is a warm thing, even if it has been worn before. “Well?” says the gorge.
    .title = Echo Gorge
    .way-answer = Answer to one
    .way-stop_ears = Stop your ears and walk

section-dark_paths-57 = It crunches, however you put down your feet. Ribs stick up out of the snow in rows, like boats whose builder lost heart. You are halfway across when one of the drifts stands up and shakes itself. It has the arms of a gor and the flat skull of a gor, and then too much of everything: shoulders, jaws, plates of horn where the hide has split from being too small. A wargor. It was a gor once, they say, before it went where you are going. For a moment the gor is still there, in the little eyes, like a face at the window of a burning house. Then they find you.
    .title = The Bone Meadow
    .way-fight = Fight it
    .way-roar = Put on Shron’s helm and roar
    .way-volpin = Let the volpin draw it away
    .way-throw_food = Throw it your waterskin and run

section-dark_paths-58 = A stair has been cut into the cliff for people with very good lungs. You have long stopped counting when a spear comes down across the step in front of your nose. The man at the other end of it wears a cloak of feathers, long grey ones, and every feather stirs by itself. “Who goes there?” he asks. It is not a greeting. It is a lock, and he watches you as you would watch a hand that is looking for the right key. Higher up, large wings are being shaken out like carpets. The watchman has nothing else to do today. He has had nothing else to do for years, by the look of it, and he has enjoyed every day.
    .title = The Stair of the Grehon
    .way-own_name = Tell him your name
    .way-three_hands = Say: one of the three hands
    .way-nobody = Say: nobody

section-dark_paths-59 = You build it behind a boulder, out of sight of the road, and keep it small, the way you tell a secret. Then you sleep. You dream that you are asleep somewhere else, on a stone floor, by a hearth, and that next to you somebody is awake. She has her chin on her knees. Now and then she puts out a hand to make sure that you are breathing, and is cross with herself, and does it again. You would like to tell her that she may sleep now, that it is your watch; but in the dream your mouth is full of snow. When you wake, it is grey, there are embers under the ash, and you are warm to the bone, like a sleeper who has been guarded.
    .title = The Last Fire
    .way-go_on = Go on

section-dark_paths-60 = Nobody has carved it, nobody has put up a warning. It is simply the place where the mountain stops pretending. The cave is as high as a castle gate, and out of it comes warm air, then nothing for a while, then warm air. The snow in front has melted down to the rock. Many tracks go in. You study those that come out until you find one whose left foot is not the same animal as its right, and then you study them no more. If you go in without a firm will, they say in the tents, you come out as something else. Your burnt hand has begun to throb in time with the mountain. It has been here before, and it is not in favour.
    .title = Before the Great Cave
    .way-enter = Enter
    .way-dare = Enter, although you are afraid
    .way-make_fire = Make a fire and gather your courage
    .way-eat_berries = Eat the berries and wait until you are wide awake
    .way-call_out = Call out the one who deals here

section-dark_paths-61 = It boils, it clears, she drinks, and her grip very nearly breaks your fingers. You turn your head away; it seems the decent thing. There is a noise like the ice going out on a river in spring. Then a young woman is standing there on two bare human feet, swaying like a sailor on land, and says in a rusty voice: “Where is my grandmother?” And after that, in astonishment: “I’m Orennah.” She laughs. She looks at you, and the laugh goes slower. “I saw it. I was there in the dark, on those legs. It wanted what you are made of, and you gave it, all of it, and it paid you with her breath. I saw what you gave. You didn’t even ask what would be left of you.”
    .title = Orennah
    .way-go_on = Go with her

section-dark_paths-62 = It comes without trumpets. It comes like the cat you have called for all over the house, and which has been on the chair the whole time. It is yours. It has been shouted across yards and sewn into collars; it has been said in anger, and over soup, and in the dark, and once, not long ago, by a girl who was half asleep and believed that you had left. You say it aloud. The rock says it back without a mistake. So it was never lost, and nobody had it. It was only waiting for someone to ask. You put it on like a boot, and stand in it, and stamp twice. Somewhere above you, where a stair leaves the path, the butt of a spear knocks twice in reply.
    .title = The Name
    .way-go_on = Go on
    .way-stair = Climb the stair towards the knocking

section-dark_paths-63 = You have passed this stone before. It has the face of a baker, and it has now seen you four times. There are footprints next to it; at first you were glad of them, because they meant people. Then you set your boot into one. How long you have been going round you cannot say, only that in the beginning you ran, and that something was calling behind you, and that it has gone home since. The ring is yours. You have trodden it deep and neat, you know each dip and each bend of it, and the frightening thing is how well it walks. A person could live here. You would only have to keep going.
    .title = Astray
    .way-go_on = Break out of it

section-dark_paths-64 = The wargor is down, and in the silence you can hear the snow settle around it. At the end it looked at you out of its first eyes, the small ones, and seemed about to remember something. You know the feeling. Among the ribs close by is a rider’s helm, upside down and split to the brim; nobody will ever wear it again, but it has been used as a larder. Under a leaf, dry as on the first day, you find a fistful of blue berries. You put them away, say thank you to the bones in general, and walk around them as you walk around people who are sitting on the ground.
    .title = Quiet Meadow
    .way-go_on = Go on
    .way-black_drops = Take the berries to the hoofed one, along her drops of black sap

section-dark_paths-65 = It has you by the shoulder, and it shakes, and the sky goes by, and the snow, and the sky. You hit whatever there is to hit. Then, between one shake and the next, you stop; not out of wisdom, you have merely run out. And it stops as well. For a moment longer it keeps you between its teeth, snorting, hot, puzzled. Then it puts you down, almost with care, and trots off over the bones without looking round. So that is how it is: it lets go of what has given up. You sit there with steam coming out of your sleeve and turn this over, and whichever way you turn it, you do not find it a comfort.
    .title = Bitten
    .way-go_on = Go on

section-dark_paths-66 = “Then you’re late,” says the watchman, and takes the spear away. At the top there is wind, and white stone, and griffins asleep with their heads under their wings, like hens, if you had ever been afraid of a hen. “I saw you, that day, down on the rock. The girl held the lantern, the driver sang, and you cut the stone. Three hands. What one of you owes, all three will pay. A fine oath. It carried up here.” He reaches for his cloak, thinks again, and plucks a feather from the nearest griffin, which grumbles and sleeps on. It is lighter than it should be. “It weighs down what is a lie,” he says. In your palm it lifts, a very little, and stays there.
    .title = The Feather
    .way-go_on = Go on to the cave

section-dark_paths-67 = Nothing happens to you. You walk in and remain what you are, and it is like crossing a yard full of sleeping dogs. The passage turns, and turns again, and widens, and at the end is a hearth without a fire. A girl sits beside it with her chin on her knees. There is no chain, there are no bars, and the snow on her boots is fresh. Her hair is loose; she must have run out of ribbon. She has scratched a stroke in the stone for each day, then one for each week, and then she gave it up. Above her it says, in letters as neat as on a crate: to be called for by name. She does not raise her head. So much has come down that passage, and none of it has known her.
    .title = Inside
    .way-call_sennet = Call her Sennet
    .way-ask_her = Ask her who she is

section-dark_paths-68 = You manage eleven steps. Then the cave picks you up like a flat stone in a garden, turns you over and has a look at your underside, at the pale things there that run from the light. It takes its time. It is not cruel, only interested. You hear a sound, and it is not one of yours, and it is you who makes it. Then you are outside again on your hands and knees, and you count: fingers, teeth, feet. All there, all the right way round. But the hair in your eyes crackles when you push it back. Hoar frost has grown in it, white down to the roots. You hold a strand to your mouth and breathe on it, for a long time, and it does not melt.
    .title = Changed
    .way-call_out = Call out the one who did this

section-dark_paths-69 = You sit down with your back to the cave, so that it can see what you think of it, and make a fire. It is hungry. You feed it with what you have most of, with everything you do not know. How old you are: in it goes. Whether they still set a place for you at home. What you feared as a child, if you feared anything, if you were one. It burns well, with a clear flame and hardly any smoke. When you reach for more, there is only a small, dense heap left, and it will not catch: these hands, these boots, the wish to get somebody out of there. You stand up. Your shadow runs ahead of you, a good way in.
    .title = Courage
    .way-go_on = Now

section-dark_paths-70 = It stands in the mouth of the cave, and you cannot say since when. It is tall, grey and has excellent manners. Where a face should be there is a smoothness, like the place on a wall where a picture used to hang. “You have come about the other half,” it says, and holds out a bowl of snow. You look in, and everything is there: the yard, the dog, the voices in the kitchen, whole years of it, packed clean and tight. “Drink, and it is yours again. I have kept it in order.” It pauses, so that there may be no misunderstanding. “And she will sleep again. That was the price: I return the one, I take back the other.” The snow glitters. “Are you content?”
    .title = The Faceless One
    .way-drink = Drink
    .way-pour_out = Pour it out and go, without a name
    .way-turn_bargain = Turn the bargain against it
    .way-serve = Offer to serve it, if both of you may keep what you have
    .way-take_her_place = Offer to sleep in her place

section-dark_paths-71 = “Sennet,” you say. She does not look up at once; she has heard it so often from the inside. Then you see it arrive, in the shoulders first, in the eyes last. She laughs, and in the middle the laugh turns over and is weeping, and she has you by the burnt hand and does not let go of it again. She tells you everything. She tells it badly and in the wrong order, wiping her nose on her sleeve: how you knelt here with open hands, how it asked for what you were made of and paid with her breath, how she woke up and shouted at you, and you gave her a friendly look and did not know her. She could go out as often as she liked: she asked for you from tent to tent, she tied ribbons, she lit fires for anyone who lay in the snow, and every way ended here again, where she had to be called for. “You turnip,” says Sennet. “You complete turnip. You even said thank you.”
    .title = Sennet
    .way-go_out = Go out together and face it

section-dark_paths-72 = “Who are you?” you ask, and see something go out in her that you had not noticed was alight. “There,” she says to the hearth. “Another one.” But she is polite, or she is lonely, and so she tells you. She was asleep in the ice. Somebody carried her here and bought her breath from the one outside, and paid with what a person is made of, every bit, down to the name; and then got up, wished her a good day and walked off into the snow. “It was kindly meant,” says the girl. “People are very moved when I tell them. I’d rather have been asked.” She looks at your hand, the burnt one, and says no more. You grow a little smaller with each breath she does not use.
    .title = The Girl by the Hearth
    .way-go_out = Go out and face it
    .way-trade_names = Tell her your own name, and ask for hers

section-dark_paths-73 = You leave the bowl where it is. Your voice shakes, so you make it slow. “You bought what I was,” you say. “But look. It’s come back. Out of the snow, out of the smoke, from people who had kept some of it for me. Piece by piece, all by itself. I haven’t bought it from you; nobody has. So what have you got? Nothing was paid.” The wind has fallen silent. “And where nothing was paid, nothing is owed. She’s free, and I am, and you’ve been standing here all winter with an empty hand.” It is quite a good argument. You can see it being turned about, behind the smoothness, and held to the light. Now it only has to believe you.
    .title = Turning
    .way-say_it = Mean it, and do not look away

section-dark_paths-74 = It tastes of snow, and then of everything. It comes back in order, as promised, nothing lost and nothing creased: the kitchen, the dog, the first stolen apple, a road, a rock, a quarrel about the right way that lasted a whole evening, and the back of a girl’s head, always a little in front of you, with a ribbon in it. You know your name, and all the others. You know the sound she made when she fell asleep on the march, between one word and the next. Above all you know whom you have lost. When you turn round she is sitting against the wall of the cave in clear ice, her mouth open to tell you something. The one with the bowl has kept its word and gone. You sit with her until it gets light. In the morning you do what you did once before: you kneel, you draw her cold arms over your shoulders, and you get up. She weighs exactly what you remember. Then you go to look for another way.
    .title = Whole and Alone

section-dark_paths-75 = You turn the bowl over. It makes a small sound, hardly anything for so many years. “As you wish,” says the one without a face, and you can hear that nobody has ever done this before. Then you walk. A hundred steps farther on a girl is walking next to you, with loose hair and long strides, scolding without a pause. It is a long way home. You travel as nobody in particular, which is a light way to travel. In the evenings she tells you about yourself, a little at a time, as you feed a person after an illness. That you cannot sing. That you once carried a goat over a pass when nobody had asked, least of all the goat. How you laughed on a certain rock. Some of it she invents, you suspect; she goes red at the good parts. By the time the first roofs come into sight you have formed an opinion. The two of you have never met, you and that other one. But you would have liked yourself.
    .title = Nameless

section-dark_paths-76 = It turns your words over once more. Then it looks into the bowl, without anything to look with. There is a little water in it. “No,” it says slowly. “Nothing was paid.” And for the length of a breath the faceless one has a face. It is a man’s, no longer young, with tired, clever eyes that have seen too much coming. This they did not see, and they are ashamed. He opens his mouth; perhaps he only wants to ask what day it is. Then there is wind, and a bowl rolling on its rim on the bare rock, round and round, until it tips over. Nobody stands in the mouth of the cave. “Well,” says a voice behind you. “You took your time.” There is sun on the snow, thin, without strength yet; but something drips. Two sets of tracks lead away from the cave, now close together, now apart, where one of them ran ahead and threw something. At the first fork the snow is trampled all over. There seems to have been a quarrel about the right way.
    .title = Nothing Owed

section-dark_paths-77 = It thinks it over. It is a fair offer, and it has always been fair. “That can be done,” it says, and puts the bowl into your hands, and you are surprised how little it weighs. So she goes free. She keeps her breath, and you keep what you have; nobody has been cheated. You watch her walk down the slope, and turn, and shade her eyes, and not find you, although you have not moved. It is not cold any more. That is what you notice first. Your burnt hand does not hurt, and neither does the other. Days go by, or something that has their colour. Now and then you raise a finger to scratch your nose, until you lose the habit. You learn to keep the snow in order. You learn to put the question so that it is understood. You stand in the mouth of the cave with a bowl in your hands and wait, and waiting is no trouble. And people come. They always do. There is always something they would like to have back.
    .title = The Servant

section-dark_paths-78 = This time you know it. You know it when the ground grows soft and the kind thoughts come. You even say so, aloud: “I know what you are.” It does not deny it. Since you are going to sit down in any case, you sit down in the lee of a stone, with your face to the side from which people might come. You use the time that is left for packing. What you have found again you fold up small and put into the burnt hand, the one that everybody looks at first. You close your fingers over it, and the ice closes over your fingers, clear as glass, and holds them shut for you. You will be found. Somebody will come with a sledge, or with hooves, or with a ribbon, perhaps, and an open hand, who cannot walk past a sleeper. They will put an ear to the ice. They will go and look for wood. The small under the large, you think, and a door for the air; and you are still at it when thinking stops.
    .title = Ice Sleep Again

section-dark_paths-79 = “In her place,” the one without a face repeats, to have the wording right. You ask only that it be soon, before you come to your senses, and that she be told the way home: the right one, not the one she will insist on. Then you go in to the cold hearth and lie down where the stone has been worn to the shape of a sleeper. You have had worse beds, and fewer people to think of in them. The ice begins at the feet. It has reached your chest when you hear her coming, running, slipping, using words that she can only have learned from you. She falls to her knees, too late by the width of a hand. So she puts her mouth to your ear, and quite calmly, as you tell a stranger the time, a girl’s voice makes a promise. You would like to say that there is no need. But you know her well enough to be sure that she will keep it. It is the last thing you hear, and something to sleep on.
    .title = In Her Place

section-dark_paths-80 = It tilts its head. You expect the ground to open, or laughter; but it has never laughed at anybody, it is not that kind of thing. “You would like it to be so,” it says, and says it gently, and that takes the last of the bone out of your knees. Everything you had put together so well comes apart in the silence and turns out to be words. The bowl is still there, in the same grey hands, at the same courteous height. Only the snow in it has begun to melt. A voice from some summer rises off it with the vapour, and thins, and has gone. “I am afraid,” says the faceless one, “that it does not keep.”
    .title = Not Believed
    .way-drink = Drink, before it is gone
    .way-pour_out = Pour it out
    .way-take_her_place = Offer to sleep in her place
    .way-serve = Offer to serve it
