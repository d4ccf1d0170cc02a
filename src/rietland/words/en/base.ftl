# The base box: its legends, their cards, the event cards.
# A card's text is what is read aloud; `.title` is its name, `.rule` says plainly what it does.

## Legends

legend-base-1 = The Heroes Arrive
    .intro = Four roads lead to Rietburg, and on each walks someone who does not yet know why. An easy day on the road will teach you the land; then the castle will need you, and a letter will have to cross a country that is no longer safe.
    .number = Legend 1
legend-base-2 = A Cure for the King
    .intro = The king lies in a fever no physician can name. Somewhere in the mist lives a woman who knows the herb that would break it, and beyond the river something has begun to build a tower. There is little time, and the creatures have noticed that the throne is empty.
    .number = Legend 2

chronicle-base-1 = It began with a letter, and you did not even know what it said. You carried it through a land full of creatures to the Tree of Songs, and behind you the walls of Rietburg held. Since then they have known your names in the villages.
chronicle-base-2 = Then the king lay in a fever that had no name. You found a woman in the mist who knew the herb for it, and silenced the drum on the tower beyond the river. When he woke, he asked about you; and somebody on the hills had begun to gather wood.
chronicle-base-3 = The letter had asked whether the fires were burning yet. Now they burned on every hill, and each of you had a sentence to finish, a debt, a promise, a boast. When the last one was done, the enemy behind those days had to show his face, and lost it. In the grass lay a gem, cut by dwarves.
chronicle-base-4 = You followed the gems under the mountain, past sleeping guards and through three mouths of fire, and laid enough of them before Prince Hallgard. He counted twice. Behind you the mountain breathed out, and over Rietburg there was smoke.
chronicle-base-5 = It had never been the mountain that breathed. You took the wrong banner down from Rietburg and fetched what help there was: out of the barns, out of the mist, from behind a door of stone. The dragon fell slowly, the way a tower falls. The chronicler has put down his pen, and for once he does not take it up again.

variant-base-1-restart = Second part only
    .rule = Skip the walk and begin with the defence of the castle. Every hero has 1 strength and 7 willpower. The lowest-ranked hero starts in the castle and takes the first turn (rooster); the others start on the space that matches their rank.

goal-base-1-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-base-1-message = Bring the parchment to the Tree of Songs (space 57) before the narrator reaches N.
goal-base-2-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-base-2-herb = Bring the medicinal herb to the castle (space 0).
goal-base-2-tower = Defeat the skral on the tower.

why-base-1-won = The letter lies in the hands it was written for, and Rietburg’s banners still fly. Tonight the tavern sings of you.
why-base-1-late = The days have run out, and the message never reached the Tree of Songs.
why-base-1-message-lost = A creature came upon the message. The parchment is torn and trampled, and what it said will not be heard.
why-base-2-won = The fever breaks at dawn. The king opens his eyes and asks who kept the walls while he slept.
why-base-2-late = The days have run out. The tower stands or the cup stays empty, and the king does not wake.

named-tower_skral = skral on the tower
    .the = the skral on the tower

## Ways a card offers

choice-buy = Buy
choice-decline = Decline
choice-roll = Roll the die
choice-pay = Pay
choice-refuse = Don’t pay

## Legend 1

card-base-1-A1 = Morning lies on the land like milk in a bowl. You have come from the forest, the mines, the north coast and the southern farms, and far off over the fields you can make out the towers of Rietburg. No one is hurrying you yet. Look around: mist hangs by the river, an old well stands west of the castle, and at the market a trader is unrolling his cloth.
    .title = Roads to Rietburg
    .rule = Each space costs an hour. Try things out: end a move on a fog token (spaces 11, 12 and 13), drink at the well (5), pick up the gold on spaces 17 and 20. Buy 1 strength at the market (18) for 2 gold. Then have a hero end a move in the castle (0).
card-base-1-A2 = The sun will not wait for the last of you. Seven hours the day gives to each, and when the gate of the castle opens for one of your company, the walk is over for all.
    .title = Seven Hours
    .rule = Everyone has 7 hours; no overtime and no fights today. This part ends when a hero’s move ends in the castle (0), or when everyone’s hours are spent. The lowest-ranked hero begins.
card-base-1-part_2 = You are hardly inside the walls when a horn sounds from the river, then a second from the south. The gate falls shut behind a cart of frightened farmers. Above the yard, an old chronicler opens an empty book, dips his pen, and looks at you as though he had been waiting.
    .title = Horns in the Evening
    .rule = Eleven fog tokens are placed on the board; you choose four fog circles that stay empty. There are wells on spaces 5, 35, 45 and 55 and merchants on 18, 57 and 71. The silver event cards are used, and the next day begins with a full sunrise. Overtime is allowed from now on.
card-base-1-B1 = Steel is handed out in the armoury by torchlight: an old blade, a straight bow, whatever fits the hand that takes it. The treasurer counts four coins onto the table and sighs as if they were his children. It is not much. It is what there is.
    .title = The Armoury
    .rule = Every hero gains 1 strength. The group gets 4 gold to share. The merchants on spaces 18, 57 and 71 sell strength for 2 gold each.
card-base-1-B2 = From the wall you can see them now: squat shapes in the reeds, in no hurry, and every one of them facing this way. They will come a little nearer each dawn. Those who would stop them must go out and meet them.
    .title = Out of the Gate
    .rule = From now on you may fight as well as move. A hero in the castle starts the day.
card-base-1-C = They were only the first. A shepherd runs in from the coast, a charcoal burner from the woods, and both tell the same tale: gors at the ford, gors among the trees, gors on the road by the mines.
    .title = From All Sides
    .rule = Gors appear on spaces 8, 15, 43, 48 and 53.
card-base-1-D = The captain paints golden shields on the inner gate, one for each post the garrison can still man. “This many can get in and be held,” he says, wiping his brush. “One more, and there is nobody left to hold it.” Then he looks from one of you to the next. “You have been fighting alone. Stop that.”
    .title = Golden Shields
    .rule = From now on, if a creature enters the castle when no golden shield is free, the legend is lost at once. Heroes may fight together.
card-base-1-F = The fisherman on the point has stopped lighting his lamp. In its place something tall stands by the hut and sharpens a blade on the doorstep, slowly, stroke after stroke, as if it wanted to be heard.
    .title = The Fisherman’s Lamp
    .rule = A skral appears on space 32.
card-base-1-H1 = In the night somebody cut the ropes, and the bridge by the forest hangs in the water like washing. In the same hour a rider drops from the saddle beside the well, holds out a sealed parchment and has just breath enough for one sentence: it must reach the keepers of the Tree of Songs, and it must not be late.
    .title = The Sealed Letter
    .rule = The rope bridge is gone: spaces 16 and 48 are no longer adjacent. The parchment is on space 5. Bring it to the Tree of Songs (57) before the narrator reaches N; once it is there, the narrator goes to N at once.
card-base-1-H2 = The hand that wrote that letter has enemies who can smell ink. Along every road they come out of the ditches and hedges, and they turn their heads toward whichever of you is carrying it.
    .title = Hunters on the Road
    .rule = Gors appear on spaces 19, 36 and 56, skrals on 54 and 64. If the parchment, carried or not, is ever on a space with a creature, even in passing, the legend is lost at once.
card-base-1-N = The chronicler blots his last line and closes the book. Whatever was to be done in these days has been done or left undone; now he will read out which.
    .title = The Last Page
    .rule = You win if the parchment is on space 57 and the castle was held.

## Legend 2

card-base-2-A1 = The bells of Rietburg ring at the wrong hour, and they do not stop. In the great hall the fires are lit though it is a warm day, and the physicians speak in the low voices of people who have tried everything. The king does not know his own son’s face.
    .title = Bells at Noon
    .rule = This legend uses everything you have learned: fights, fog, wells, golden shields and the golden event cards.
card-base-2-A2 = News of an empty throne travels faster than any rider. Before you make a plan, decide how much you dare to ask of yourselves, for the land will take you at your word.
    .title = How Much You Dare
    .rule = The difficulty you chose applies to the whole legend.
card-base-2-A3 = The bells find each of you wherever you happen to be. The creatures were quicker. They squat in the fields and by the bridge, and between them, in a farmhouse at the edge of the wood, a light still burns where people should long have fled.
    .title = Lights in the Farmhouses
    .rule = Each hero starts on the space that matches their rank. Gors appear on spaces 8, 20, 21, 26 and 48, a skral on 19. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 36.
        [normal] A farmer waits on space 24.
       *[other] A farmer waits on space 24; at easy difficulty, another on 36.
    }
card-base-2-A4 = “There is a woman,” the old nurse says at last, “who comes when the mist comes, and goes with it. She cured him once when he was a boy. Find her.” And as you reach the door: “Bring in the farmers, if you pass them. They can hold a gate as well as any soldier, and better than an empty post.”
    .title = The Woman in the Mist
    .rule = A hero may lead farmers along. A farmer brought to the castle (0) adds a golden shield; a farmer on a creature’s space is lost. Look for the witch: she is behind one of the fog tokens.
card-base-2-A5 = The armourers are generous tonight. Two wineskins and five coins lie on the table, and the traders have been told to sell you whatever you ask for. An old stonecutter presses your arm: there are stones with marks on them, he whispers, older than the castle, and soon they will be looking for you.
    .title = Before You Ride
    .rule = A die decides the letter at which the rune stones appear: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. Every hero has 2 strength. The group shares 5 gold and 2 wineskins. Merchants sell articles for 2 gold each. The lowest-ranked hero begins.
card-base-2-C1 = What you took for a storm-broken pine is a tower. It was not there last week. A skral stands on its top, bigger than any you have seen, and drums on the planks with the butt of a spear, and all over the forest others answer.
    .title = The Tower in the Woods
    .rule = A die decides where the tower is: space 50 plus the die. A skral with { $difficulty ->
        [easy] { $party ->
            [2] strength 10
            [3] strength 20
            [4] strength 30
           *[other] its own strength
        }
        [normal] { $party ->
            [2] strength 20
            [3] strength 30
            [4] strength 40
           *[other] its own strength
        }
       *[other] its own strength
    } is on it and never moves; other creatures skip its space. A creature that was there is removed. Heroes may enter. A farmer waits on space 28. When the skral on the tower is defeated, the narrator goes to N at once.
card-base-2-C2 = More come out of the south before your fires are cold. But from the tavern door steps a man with dust on his cloak and a sword you know from the tapestries. Prince Thorald has ridden three days and asks only one thing: where they stand thickest.
    .title = The Prince Rides In
    .rule = Gors appear on spaces 27 and 31, a skral on 29. Prince Thorald is on space 72: he adds 4 strength to a fight on his space, and an hour moves him up to 4 spaces. Bring the herb to the castle and defeat the skral on the tower.
card-base-2-G = A messenger with a torn sleeve finds the prince at dawn, and Thorald listens without a word. His own men are besieged in the north. He gives each of you his hand and is gone before the dew is off the grass. In the south, where he would have stood, two long shadows lift their heads.
    .title = Farewell to the Prince
    .rule = Prince Thorald leaves the board. Wardraks appear on spaces 26 and 27; they move twice each sunrise.
card-base-2-rune_stones = At dusk the ground hums. In five places across the land the turf lifts a little, like a blanket over a sleeper, and stones with marks on them push up into the air. You are not the only ones who come to look.
    .title = Humming Stones
    .rule = { $difficulty ->
        [easy] A gor appears on space 43 and a skral on 39.
        [normal] Gors appear on spaces 32 and 43 and a skral on 39. The stones appear only if the witch has been found.
       *[other] Easy: a gor appears on space 43 and a skral on 39. Normal: gors on spaces 32 and 43 and a skral on 39, and stones appear only if the witch has been found.
    } Five rune stones are placed face down on spaces decided by dice, the red die for tens and a hero die for ones. Three of different colours on one hero board give a black die.
card-base-2-witch = “You took long enough,” says the mist, and becomes a woman with a kettle. She gives the first cup away and charges for the second. Then she describes a leaf, its colour, its bitter smell, and the slope where it grew until yesterday. “A gor dug it up. It does not know what it has. Hurry before it gets hungry.”
    .title = Reka’s Kettle
    .rule = The finder gets one witch’s brew for free; the witch stays on that space and sells more. A die decides where a gor with the medicinal herb appears: 1 or 2 on space 37, 3 or 4 on 67, 5 or 6 on 61. It carries the herb along; you can take the herb once the gor is beaten.
card-base-2-N = The physicians step back from the bed, for there is nothing left for them to do. Either there is a cup on the table and silence from the forest, or there is not.
    .title = The Last Watch
    .rule = You win if the herb is in the castle (0), the skral on the tower has been defeated and the castle was held.

## Silver events

event-base-silver-start = Nobody heard them cross the river. When the sun comes up they are simply there, wet to the knees and grinning.
    .title = Across the River
    .rule = Gors appear on spaces 16, 22, 23 and 24, even if heroes are there.
event-base-silver-1 = A baker’s girl follows you half a mile to give you a loaf that is still warm, and will not hear of payment.
    .title = Warm Bread
    .rule = Every hero with less than 10 willpower gains 2 willpower.
event-base-silver-2 = All night long a wind from the marshes carries voices, and some of them use your names.
    .title = Voices in the Wind
    .rule = The group loses 3 willpower together; you decide who loses how much.
event-base-silver-3 = On the battlements a drummer beats the old march, and everyone near enough to hear it walks a little straighter.
    .title = Drums on the Wall
    .rule = Every hero on a space from 0 to 9 gains 2 willpower.
event-base-silver-4 = The bucket comes up full of black mud, and then it does not come up at all.
    .title = The Well Gives Way
    .rule = The well on space 55 is removed from the game.
event-base-silver-5 = A smuggler’s boat has split open on the southern rocks, and something in the shallows glitters.
    .title = The Split Boat
    .rule = 3 gold is placed on space 26. A hero there may take it; if several heroes are there, the lowest-ranked one may do so first.
event-base-silver-6 = Two of your company sit up too long over an old quarrel about how the last war was lost.
    .title = An Old Quarrel
    .rule = The warrior and the archer fall to 12 willpower if they have more.
event-base-silver-7 = A pedlar unfolds his tray of honey cakes and swears that kings have begged him for the recipe.
    .title = Honey Cakes
    .rule = Each hero may pay 2 gold, once, to gain 5 willpower.
event-base-silver-8 = Under the trees the path keeps coming back to the same stump, and every round the pack grows heavier.
    .title = The Path That Circles
    .rule = Every hero on a forest space loses 1 strength, but keeps at least 1.
event-base-silver-9 = A heron flies up from the reeds, circles twice, and the mist draws aside beneath its wings.
    .title = The Heron
    .rule = The lowest-ranked hero may look at any two fog tokens. They stay face up and are not activated.
event-base-silver-10 = The stars are wrong tonight, and the rock under the hills complains. Those who listen to such things sleep badly.
    .title = Wrong Stars
    .rule = The wizard and the dwarf fall to 12 willpower if they have more.
event-base-silver-11 = Smoke on the hill, but a friendly one: the shepherds have lit their fires to say that they are watching with you.
    .title = Shepherds’ Fires
    .rule = The group gains 5 willpower together; you decide who gets how much.

## Golden events

event-base-gold-1 = A quartermaster with no army left opens the last of his crates and lets you carry off whatever you are still strong enough to haul.
    .title = The Last Crates
    .rule = Each hero may pay 3 willpower to take one article from the equipment board, but no witch’s brew.
event-base-gold-2 = A cold rain comes in from the coast and stands over the western fields until nobody remembers being dry.
    .title = Rain from the Coast
    .rule = Every hero on a space from 0 to 20 loses 3 willpower.
event-base-gold-3 = The keepers have hung a new string in the branches of the Tree of Songs, and it hums for anyone who comes to hear it.
    .title = A New String
    .rule = This card waits on space 57. A hero there, or the next to enter, gains 1 strength; if several heroes are there, the highest-ranked one.
event-base-gold-4 = From the eastern heights the fog rolls down like wool off a shearing table, and every stone in it has teeth.
    .title = Teeth in the Fog
    .rule = Every hero on a space from 37 to 70 loses 3 willpower.
event-base-gold-5 = A white owl sits beside the fire till morning and leaves a feather for the two who kept it company.
    .title = The White Owl
    .rule = The wizard and the archer gain 3 willpower each.
event-base-gold-6 = A one-eyed man rattles a cup at the crossroads. He never says what the stake is until after you have thrown.
    .title = The One-Eyed Gambler
    .rule = The lowest-ranked hero may roll a hero die: on 1 to 4 the hero loses that much willpower, on 5 or 6 gains that much.
event-base-gold-7 = In one night the crows strip a whole orchard, and then they sit on the bare branches and count you.
    .title = Counting Crows
    .rule = The lowest-ranked hero rolls a hero die. The group loses that much willpower together; you decide who loses how much.
event-base-gold-8 = On the beach a swordmaster teaches children to fence with driftwood. She will take a grown pupil, if the pupil pays in advance.
    .title = The Swordmaster’s Beach
    .rule = This card waits on space 9. A hero there, or one who enters, may pay 2 gold to gain 2 strength; only one hero, once.
event-base-gold-9 = When the sun goes down it goes all at once, like a lid, and no torch will burn.
    .title = Early Dark
    .rule = Today no one may use the 10th hour.
event-base-gold-10 = An innkeeper rolls a barrel into the road and leaves it unattended, with a saucer beside it for honest people.
    .title = The Honest Barrel
    .rule = Each hero may pay 1 gold to gain 3 willpower.
event-base-gold-11 = Horns answer horns across the hills today, and the creatures lift their heads as though somebody had called them by name.
    .title = Horns on the Hills
    .rule = Today every creature has 1 more strength.
event-base-gold-12 = The ferrymen are celebrating a wedding on the water and toss full wineskins to everybody on the bank.
    .title = Wedding on the River
    .rule = Every hero on a space by the river gets a wineskin.
event-base-gold-13 = Somewhere behind the wall a mother sings her children to sleep, and you stand still in the lane until she has finished.
    .title = A Song Behind the Wall
    .rule = Every hero with less than 10 willpower rises to 10.
event-base-gold-14 = The smiths of the valley have put out their fires to shake two particular hands, and they do not let go quickly.
    .title = Hands of the Smiths
    .rule = The dwarf and the warrior gain 3 willpower each.
event-base-gold-15 = Something has died in the spring above the southern farms. It will be years before anybody drinks there again.
    .title = The Bad Spring
    .rule = The well on space 35 is removed from the game.
event-base-gold-16 = In a split tree you find a nest of little bones laid out in rows, and for the space of a breath you can read them.
    .title = The Bone Nest
    .rule = The highest-ranked hero looks at the next event card and removes it from the game or puts it back on top.
event-base-gold-17 = A grey drizzle, a grey road, grey bread. The days begin to look alike, and even good news sounds tired.
    .title = Grey Days
    .rule = Every hero with more than 12 willpower falls to 12.
event-base-gold-18 = A gor has found the cellar of a mill and everything in it. It could be kept busy there, if you had the nerve to keep it company.
    .title = The Miller’s Cellar
    .rule = The gor on the lowest-numbered space advances one space, unless the group pays { $party ->
        [2] 2 willpower together
        [3] 4 willpower together
        [4] 6 willpower together
       *[other] 2, 4 or 6 willpower together (with 2, 3 or 4 heroes)
    }.
event-base-gold-19 = The road has turned to paste. After sunset every step costs two.
    .title = Heavy Roads
    .rule = Today the 9th and the 10th hour cost 3 willpower each.
event-base-gold-20 = A farmer’s family has lost heart and loads its cart for the border. Someone would have to speak to them, or pay them, or both.
    .title = The Loaded Cart
    .rule = One farmer on the board who is not yet in the castle is removed from the game, unless the group pays { $party ->
        [2] 2 gold or willpower together
        [3] 3 gold or willpower together
        [4] 4 gold or willpower together
       *[other] 2, 3 or 4 gold or willpower together (with 2, 3 or 4 heroes)
    }.
event-base-gold-21 = In the southern wood the snares of some forgotten hunter are still set, and they were never meant for rabbits.
    .title = Forgotten Snares
    .rule = This card waits in the southern forest. A hero on space 22, 23, 24 or 25, or the next to enter one of them, loses 4 willpower; if several heroes are there, the highest-ranked one.
event-base-gold-22 = The old well by the eastern road falls in with a noise like a cough, and dust stands over it all morning.
    .title = Dust over the Well
    .rule = The well on space 45 is removed from the game.
event-base-gold-23 = A retired sergeant watches you for an hour, spits, and then shows two of you what you have been doing wrong.
    .title = The Sergeant’s Lesson
    .rule = Up to two heroes with 6 strength or less gain 1 strength each; you decide who.
event-base-gold-24 = Hail as big as plums comes down out of a blue sky, and there is not a roof in sight.
    .title = Hail
    .rule = Every hero who is neither in the forest nor on space 0, 71 or 72 loses 2 willpower.
event-base-gold-25 = At the lowest hour a stranger shares your fire, says nothing useful, and makes you laugh until your ribs hurt.
    .title = The Stranger at the Fire
    .rule = Every hero with less than 6 willpower rolls a hero die and gains that much willpower.
event-base-gold-26 = The evening refuses to end. Long after supper there is still light enough to see the road by.
    .title = The Long Evening
    .rule = Today the 8th hour costs no willpower.
event-base-gold-27 = Word comes from the farthest post that something there has begun to move. A quick rider with a full purse might still turn it.
    .title = Word from the Last Post
    .rule = The creature on the highest-numbered space advances one space, unless the group pays { $party ->
        [2] 2 gold or willpower together
        [3] 3 gold or willpower together
        [4] 4 gold or willpower together
       *[other] 2, 3 or 4 gold or willpower together (with 2, 3 or 4 heroes)
    }.
event-base-gold-28 = Those who lay down early dream of orchards and wake with the taste of pears.
    .title = A Good Night
    .rule = Every hero whose time marker is in the sunrise box gains 2 willpower.
event-base-gold-29 = Someone has leaned a shield against the Tree of Songs, polished like a mirror, with no name on it.
    .title = The Nameless Shield
    .rule = A shield is placed on space 57. A hero there may take it; if several heroes are there, the lowest-ranked one may do so first.
event-base-gold-30 = The landlord has found one more wineskin under the counter, and since you are saving the country he looks the other way.
    .title = Under the Counter
    .rule = A wineskin is placed on space 72. A hero there may take it; if several heroes are there, the lowest-ranked one may do so first.
event-base-gold-31 = A dry storm walks over the plain on legs of lightning, looking for anything taller than the grass.
    .title = The Dry Storm
    .rule = Every hero who is neither in the forest nor on space 0, 71 or 72 loses 2 willpower.
event-base-gold-32 = Something stood over the sleepers in the night. Nobody saw it, and everyone remembers its breath.
    .title = A Bad Night
    .rule = Every hero whose time marker is in the sunrise box loses 2 willpower.
event-base-gold-33 = A cracked blade, a torn sinew, a step that was not there: one of you will be slower for a while.
    .title = The Missing Step
    .rule = One hero of your choice loses 1 strength, but keeps at least 1.
event-base-gold-34 = A hermit offers to carry a burden for one of you. He will keep it, he says; but you will not miss it, not for a long time.
    .title = The Hermit’s Bargain
    .rule = One hero of your choice may give up 2 strength to gain 10 willpower.

## Creature tokens

pile-creature_tokens = Creature token
event-base-creature_tokens-token_1 = One comes from the left and one from the right, and neither has heard of the other yet.
    .title = From Two Sides
    .rule = Gors appear on spaces 15 and 26.
event-base-creature_tokens-token_2 = When a gor runs ahead like that and keeps looking round, something heavy is coming behind.
    .title = The Forerunner
    .rule = A gor appears on space 21, a troll on 23.
event-base-creature_tokens-token_3 = The skral has robbed a pedlar, and it has a hole in its pocket.
    .title = A Hole in the Pocket
    .rule = A skral appears on space 48; 2 gold is placed on space 50.
event-base-creature_tokens-token_4 = On the far bank the reeds have been trampled flat, in the shape of two sleepers who are no longer there.
    .title = Trampled Reeds
    .rule = A gor appears on space 43, a skral on 42.
event-base-creature_tokens-token_5 = The fishing boat comes home by itself. Somebody has eaten the nets.
    .title = The Empty Boat
    .rule = A gor appears on space 41, a skral on 32.
event-base-creature_tokens-token_6 = The wolves have moved out of the woods. It does not look as if it had been their idea.
    .title = The Wolves Move Out
    .rule = A gor appears on space 50, a wardrak on 51.
event-base-creature_tokens-token_7 = Very far away something howls, stops, and howls again, a good deal nearer.
    .title = A Distant Howl
    .rule = A wardrak appears on space 67.
event-base-creature_tokens-token_8 = Under a flat stone on the mountainside something green has come up, against all good sense.
    .title = Under a Flat Stone
    .rule = A medicinal herb is placed face down on space 61.
event-base-creature_tokens-token_9 = One beat of a drum goes over the plain, and everything with short legs falls into step.
    .title = In Step
    .rule = Every gor on spaces 16 to 36 moves 1 space along its arrow.
event-base-creature_tokens-token_10 = One of the skrals has been told to wait. It has now waited.
    .title = Impatience
    .rule = The skral on the lowest-numbered space moves 1 space along its arrow.
event-base-creature_tokens-token_11 = The farthest troll has woken up hungry, and remembers which way is downhill.
    .title = Heavy Feet
    .rule = The troll on the highest-numbered space moves 1 space along its arrow.
event-base-creature_tokens-token_12 = At the end of the valley the trees are moving, although there is no wind.
    .title = Moving Trees
    .rule = A troll appears on space 37.
event-base-creature_tokens-token_13 = A gor rattles at the back door of a farm. Far off in the mountains something stands up, and takes a long time doing it.
    .title = Near and Far
    .rule = A gor appears on space 28, a troll on 69.
event-base-creature_tokens-token_14 = Washing has vanished from the line: once within sight of the castle, and once at the other end of the land.
    .title = Missing Washing
    .rule = Gors appear on spaces 12 and 56.
event-base-creature_tokens-token_15 = Somebody has moved the milestone on the south road. It weighs as much as a horse.
    .title = The Milestone
    .rule = A skral appears on space 34.
