# Chada & Thorn: adventures, heroes and cards. The maps are in chada_thorn_maps.ftl.
# A card’s text is its name, `.note` its story; of a card of the story the text is read aloud.

legend-chada_thorn-intro = Cast Ashore
    .intro = The Aldebaran was on its way home when the sea rose under it. Now there are planks, ropes and two swimmers, and behind them something dark that is slower than they are, but does not tire.
    .number = Introduction
legend-chada_thorn-1 = Reefs of the Condemned
    .intro = Between needles of rock, where a banished crew was once left to die, Chada and Thorn crawl out of the surf. On the cliff is a beacon that nobody has lit for a lifetime. Behind them the mist puts on a crown and follows, without haste.
    .number = Adventure 1
legend-chada_thorn-2 = Dark Expanses
    .intro = Beyond the cliffs there is only heath and weather, and an old king’s sentence carved in stone: whatever is north of the mountains must stay there. In the west, two people who do not intend to stay have seen masts.
    .number = Adventure 2
legend-chada_thorn-3 = Cursed Wood
    .intro = No ship, so they walk south, into a wood that swallows every sound. A tanner offers to show them the way. He asks for nothing, only that they keep their distance after dark.
    .number = Adventure 3
legend-chada_thorn-4 = Impassable Mountains
    .intro = Beyond the great wall live the silver dwarves, out of the Curse’s reach, and there is a door. Callem, the renegade for whom the Curse was spoken, has found it too. He has no intention of sharing it.
    .number = Adventure 4

## Cards of the story

card-chada_thorn-intro-story = The Aldebaran struck in the dark, and when the bell stopped ringing there was no ship left for it to hang from. Chada came up beside half a boat, Thorn under a hatch. Between two waves they saw a beach. Between the next two they saw, behind them, where the mast had gone down, a darkness that was not water. It moved when they did.
    .title = The Aldebaran
    .rule = Both heroes must reach their target spaces: Chada the Gull rock, Thorn the Dry cove. The Curse follows on the solid line. If it reaches or passes one of you, you lose. Each of you has only one pile, and you can only move.
card-chada_thorn-intro-end = They lay in the sand until they could tell it from the sea. Thorn counted: two. Chada counted her arrows: none. Then somewhere in the wreckage a lute was tuned, badly, and they laughed until it hurt. Neither of them looked round. But both of them moved a little further up the beach.
    .title = Sand
card-chada_thorn-1-story = { $party ->
        [1] He had put the last two passengers into the last boat, and there was no place in it for a third. So the sea took Stinner where it liked: between needles of rock, named after a crew that a king once had put ashore. He climbed out, wet to the bone, and turned round because it had grown so quiet. The mist on the water had gathered and stood up. It wore a crown. It came on at a walk, like a guest who knows where the door is, and that it is locked.
       *[other] A king once had a crew put ashore here, and the rocks are named after them, since nobody else was left to name. Chada and Thorn climbed out between the needles, wet to the bone, and turned round because it had grown so quiet. The mist on the water had gathered and stood up. It wore a crown. It came on at a walk, like a guest who knows where the door is, and that it is locked.
    }
    .title = A Crown of Mist
    .rule = { $party ->
        [1] You must reach the cold beacon: the platform or the gate in the wall, as you like.
       *[other] Both heroes must reach the cold beacon: Chada the platform, Thorn the gate in the wall.
    }
card-chada_thorn-1-symbols = { $party ->
        [1] Halfway up he heard a voice calling from below, out of the rock. It was no creature, Stinner decided; creatures do not say please. There was no one to talk him out of it.
       *[other] Halfway up they heard somebody calling from below, out of the rock. It was no creature, Thorn decided; creatures do not say please. Chada was already looking for a way down.
    }
    .title = A Voice in the Rock
    .rule = { $party ->
        [1] New on these stages: spaces that give or take willpower, an hourglass or arrows for the taking, fog cards to draw, and symbols that move the Curse on or back. The castaway joins you if you stop where he calls.
       *[other] New on these stages: spaces that give or take willpower, an hourglass or arrows for the taking, fog cards to draw, and symbols that move the Curse on or back. The castaway joins a hero who stops where he calls.
    }
card-chada_thorn-1-alone = Stinner counted what he had: a harpoon, two hands, and driftwood for three fires. He had been to sea with less.
    .title = Alone
    .rule = You play alone, by three rules of your own. In a fight you can add the top card of a second pile. You win at any target space. Your campfires are for your turn, as many as you like, and the turn goes on: each gives 1 willpower and turns a hero card to sunny, or puts the top card of a pile at its bottom.
card-chada_thorn-1-end = { $party ->
        [1] From up there he could see the whole island at once, and it was larger than he had hoped: heath, wood, and far in the south a wall of mountains. The wood in the fire basket was dry. It would have burned. He looked down to the foot of the cliff, where something with a crown had set foot on the first stair, and let the beacon stay cold.
       *[other] From the platform they could see the whole island at once, and it was larger than they had hoped: heath, wood, and far in the south a wall of mountains. The wood in the fire basket was dry. It would have burned. They looked down to the foot of the cliff, where something with a crown had set foot on the first stair, and let the beacon stay cold.
    }
    .title = The Cold Beacon
card-chada_thorn-2-story = { $party ->
        [1] Two stones stand on the heath with nothing between them but weather. A sentence is cut into the left one, with a king’s name beneath: everything north of the mountains shall stay there. Stinner looked for his own name and did not find it. He found “everything”. He stood there for a while, as one does in front of graves. Then he went through the gate, since there was no wall to either side of it, and made for the masts.
       *[other] Two stones stand on the heath with nothing between them but weather. A sentence is cut into the left one, with a king’s name beneath: everything north of the mountains shall stay there. “It does not mention us,” said Thorn. “It says everything,” said Chada. They stood there for a while, as one does in front of graves. Then they went through the gate, since there was no wall to either side of it, and made for the masts.
    }
    .title = The King’s Sentence
    .rule = { $party ->
        [1] You must reach the empty harbour: the harbour lamp or the last sound boat, as you like.
       *[other] Both heroes must reach the empty harbour: Chada the harbour lamp, Thorn the last sound boat.
    }
card-chada_thorn-2-symbols = { $party ->
        [1] It rained as if it had been told to. Stones that had rested since the giants left began to roll when a boot came near, and there were ways that carried an archer but not a warrior, or the other way round. A sailor they had not thought of. Off the road a fire was burning, small and well kept. Leam had gone ahead. He was sorry about the smoke.
       *[other] It rained as if it had been told to. Stones that had rested since the giants left began to roll when a boot came near, and there were ways that carried an archer but not a warrior, or the other way round. Off the road a fire was burning, small and well kept. Leam had gone ahead. He was sorry about the smoke.
    }
    .title = Weather
    .rule = { $party ->
        [1] New on these stages: rain turns hero cards, rocks move the Curse, curse cards are woken, and the reserve fills up the draw deck. Paths for one hero are all open to you. Spaces with +N make every space cost more steps while the Curse is on them. Leam joins you if you stop at his fire.
       *[other] New on these stages: rain turns hero cards, rocks push the other hero back, some paths are for one hero only, curse cards are woken, and the reserve fills up the draw deck. Spaces with +N make every space cost more steps while the Curse is on them. Leam joins a hero who stops at his fire.
    }
card-chada_thorn-2-alone = A harpoon, two hands, wood for three fires. It was wet wood. He sat down with his back to the wind and waited until it believed him.
    .title = Alone
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-2-end = { $party ->
        [1] The masts belonged to ships, and the ships belonged to the harbour floor. The last boat was sound all over, except for the bottom. But in its locker, dry in oilcloth, lay a map, and on the map, where the mountains are, a door was drawn in ink. Stinner folded it very small, the way people fold what must not be taken from them.
       *[other] The masts belonged to ships, and the ships belonged to the harbour floor. The last boat was sound all over, except for the bottom. But in its locker, dry in oilcloth, lay a map, and on the map, where the mountains are, somebody had drawn a door. Thorn folded it very small, the way people fold what must not be taken from them.
    }
    .title = The Last Sound Boat
card-chada_thorn-3-story = { $party ->
        [1] So he went south on foot. Where the wood began, the birds ended, and Stinner said something, only to hear whether he still could. At the first trees a man was scraping a hide. He knew the way through, he said; he knew all of them. His name was Drukil. When the light began to go, he asked his guest, quite politely, to sit a little further off.
       *[other] So they went south on foot. Where the wood began, the birds ended, and Chada said something, only to hear whether she still could. At the first trees a man was scraping a hide. He knew the way through, he said; he knew all of them. His name was Drukil. When the light began to go, he asked them, quite politely, to sit a little further off.
    }
    .title = The Tanner
    .rule = { $party ->
        [1] You must cross the fire moor: to the cold pool or to the stone ford, as you like.
       *[other] Both heroes must cross the fire moor: Chada to the cold pool, Thorn to the stone ford.
    }
card-chada_thorn-3-symbols = { $party ->
        [1] By day the tanner walked ahead, and where he blew into the mist it thinned. By night there was a bear at the fire who did not know his guest, nor himself. There were lanes in that wood where bears are remembered, and those were closed. In the morning the tanner looked at the marks on Stinner’s boot, said nothing, and mended the sole.
       *[other] By day he walked before them, and where he blew into the mist it thinned. By night there was a bear at the fire who did not know them, nor himself. There were lanes in that wood where bears are remembered, and those were closed. In the morning the tanner looked at the marks on Thorn’s shield, said nothing, and mended the strap.
    }
    .title = By Night
    .rule = { $party ->
        [1] New on these stages: Drukil joins you if you stop with him. The tanner can add a card to the draw deck. The bear must be defeated or he moves the Curse, and bear paths are closed to his company.
       *[other] New on these stages: Drukil joins a hero who stops with him. The tanner can add a card to the draw deck. The bear must be defeated or he moves the Curse, and bear paths are closed to his company.
    }
card-chada_thorn-3-alone = In a wood without a sound he took to telling his fires where he was going. They were good listeners, all three.
    .title = Alone
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-3-end = { $party ->
        [1] Beyond the moor the ground was cold again, and held. He turned round once. On the far side of the smoke the bear had stopped and did not follow. Then the sun came up, and it was a tanner who raised a hand, and went on standing there, as if that were the trade he had learned.
       *[other] Beyond the moor the ground was cold again, and held. They turned round once. On the far side of the smoke the bear had stopped and did not follow. Then the sun came up, and it was a tanner who raised a hand, and went on standing there, as if somebody had to.
    }
    .title = Cold Ground
card-chada_thorn-4-story = { $party ->
        [1] The mountains stand there like something that was built. Behind them live the silver dwarves, whom no king’s sentence has ever reached, and there is a door. Stinner was not the first to find it. Another trail went up through the snow before him, one man, heavy, a bird above him. Callem had been a captain once. He had been told to stay here, by name.
       *[other] The mountains stand there like something that was built. Behind them live the silver dwarves, whom no king’s sentence has ever reached, and there is a door. Chada and Thorn were not the first to find it. Another trail went up through the snow before them, one man, heavy, a bird above him. Callem had been a captain once. He had been told to stay here, by name.
    }
    .title = A Trail in the Snow
    .rule = { $party ->
        [1] You must reach the Silver Gate: the watchtower or the silver door, as you like. Before that, Callem must be defeated for good.
       *[other] Both heroes must reach the Silver Gate: Chada the watchtower, Thorn the silver door. Before that, Callem must be defeated for good.
    }
card-chada_thorn-4-symbols = There are doors up there that only open to a shoulder, and halls of ice where every limb grows stiff when the crowned one enters. And at the last camp below the gate sits a man who has nothing left to lose, and has had years to get used to it.
    .title = The Man at the Last Camp
    .rule = { $party ->
        [1] New on these stages: strength gates, where you can only stop with a hero card of strength 4 or more, and halls with +1 and +3. Callem joins you at the last camp. You cannot enter a target space until he is defeated for good.
       *[other] New on these stages: strength gates, where you can only stop with a hero card of strength 4 or more, and halls with +1 and +3. Callem joins the first hero at the last camp. As long as he is in one of a hero’s piles, that hero cannot enter the target space.
    }
card-chada_thorn-4-alone = Up here a fire is worth more than a rope. He carried the wood for three, and no one had asked him to share it.
    .title = Alone
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-4-end = { $party ->
        [1] The door closed behind him without a sound, like all things made by people who take the trouble. Outside, the mist stood in front of it, read its own sentence, and found nobody left to whom it applied. It tore from the top. For the first time in a lifetime there was weather over the island, ordinary weather. “Which way is the sea?” asked Stinner. The gatekeeper had to think about it.
       *[other] The door closed behind them without a sound, like all things made by people who take the trouble. Outside, the mist stood in front of it, read its own sentence, and found nobody left to whom it applied. It tore from the top. For the first time in a lifetime there was weather over the island, ordinary weather. “Which way is home?” asked Thorn. Chada had already started.
    }
    .title = Ordinary Weather

why-chada_thorn-intro-won = Both of you are ashore.
why-chada_thorn-1-won = { $party ->
        [1] You have reached the cold beacon.
       *[other] Both of you have reached the cold beacon.
    }
why-chada_thorn-2-won = { $party ->
        [1] You have reached the empty harbour.
       *[other] Both of you have reached the empty harbour.
    }
why-chada_thorn-3-won = { $party ->
        [1] You have crossed the fire moor.
       *[other] Both of you have crossed the fire moor.
    }
why-chada_thorn-4-won = { $party ->
        [1] Callem is defeated, and the silver door has closed behind you.
       *[other] Callem is defeated, and the silver door has closed behind both of you.
    }

chronicle-chada_thorn-intro = It began with a ship that ended. You came ashore with what you were wearing, two people and, after a while, a song.
chronicle-chada_thorn-1 = You climbed out of the surf and up the gull stairs, with a crown of mist behind you that never once hurried. There was a voice in the rock, and you went down to fetch it. At the top you found a beacon that would have burned, and had nobody to light it for.
chronicle-chada_thorn-2 = You crossed the heath in the rain, under stones that had been waiting for a reason to roll. In the harbour there were ships, and all of them had arrived. What you took away fitted into a pocket: a drawing of a door.
chronicle-chada_thorn-3 = A man showed you the way through a wood that makes no sound, and at night you were afraid of him, and in the morning he cooked. You crossed the burning moor without him. He is still on the other side, where he is needed.
chronicle-chada_thorn-4 = At the last camp sat a captain who had been sentenced to an island, and who could not be passed, only defeated, and then once more. You went through the door. It was not locked. It had only been waiting.

variant-chada_thorn-1-first_game = First game: Grenolin with Chada, Merrik with Thorn
variant-chada_thorn-1-chosen_allies = Choose your allies
variant-chada_thorn-1-again = Play again: choose the stages, all face up
variant-chada_thorn-2-chosen_allies = Choose your allies
variant-chada_thorn-2-again = Play again: choose the stages, all face up
variant-chada_thorn-3-chosen_allies = Choose your allies
variant-chada_thorn-3-again = Play again: choose the stages, all face up
variant-chada_thorn-4-chosen_allies = Choose your allies
variant-chada_thorn-4-again = Play again: choose the stages, all face up

## Heroes

hero-stinner = Stinner
    .role = seafarer
role-seafarer = seafarer
    .ability = Travels alone: fights with two cards at once, and has three campfires to rest at.
ability-chada_thorn-chada = Walks the farthest: up to five steps with one card. Readies arrows, which strike with strength 9.
ability-chada_thorn-thorn = The stronger one in a fight, up to strength 7. Fetches Orweyn’s hammer; beside the fire he gains 2 willpower.

## Hero cards

card-chada_thorn-chada_left = On the lookout
    .note = Chada sees far from up here. What she sees, sees her too.
card-chada_thorn-chada_front = Bow drawn
    .note = Quick when she must be, and the string can be heard a long way off.
card-chada_thorn-chada_right = Light of foot
    .note = She finds the one stone that holds, as long as her boots are dry.
card-chada_thorn-thorn_left = Sword raised
    .note = Thorn would rather clear a road than walk it.
card-chada_thorn-thorn_front = On the march
    .note = One foot, then the other. It has carried both of them before.
card-chada_thorn-thorn_right = By the fire
    .note = A rest brings courage back. The armour has to dry by itself.
card-chada_thorn-stinner_left = Harpoon ready
    .note = He has hunted bigger things than this, though never on land.
card-chada_thorn-stinner_front = Before the mast
    .note = The pace of a man who has pulled ropes against the wind.
card-chada_thorn-stinner_right = Sea legs
    .note = Nothing under him has ever kept still. He is used to it.

## Curse cards

card-chada_thorn-curse = Curse card
    .note = Nobody has seen its active side yet.
card-chada_thorn-curse_1 = The crowned shape
    .note = For a moment it can be seen, closer than before.
card-chada_thorn-curse_2 = Cold breath
    .note = The air behind them turns to ice.
card-chada_thorn-curse_3 = Lost bearings
    .note = Left and right have changed places in the mist.
card-chada_thorn-curse_4 = Names forgotten
    .note = A word they still knew this morning is gone.
card-chada_thorn-curse_5 = Drag of the deep
    .note = Every step is a step through water.
card-chada_thorn-curse_6 = The king’s word
    .note = A voice, patient as stone: everything shall stay.

## Fog cards

card-chada_thorn-gor = Gor
    .the = the gor
    .a = a gor
    .note = It guards the path as if it owned nothing else.
card-chada_thorn-flying_gor = Flying gor
    .the = the flying gor
    .a = a flying gor
    .note = It circles, and its cry tells the Curse where to go.
card-chada_thorn-north_skral = North skral
    .the = the north skral
    .a = a north skral
    .note = Bigger than its cousins in the south, and in no hurry.
card-chada_thorn-wardrak = Wardrak
    .the = the wardrak
    .a = a wardrak
    .note = It follows on silent paws and waits until they are tired.
card-chada_thorn-cog_sailor = Nameless sailor
    .the = the nameless sailor
    .a = a nameless sailor
    .note = One of the marooned crew. He remembers how to fight, not what for.
card-chada_thorn-troll = Troll
    .the = the troll
    .a = a troll
    .note = It sits in the way. One alone will not move it.
card-chada_thorn-mist_wraith = Mist wraith
    .the = the mist wraith
    .a = a mist wraith
    .note = A scrap of the Curse itself. It also takes fear as payment.
card-chada_thorn-whispers = Whispers
    .note = Somebody says their names, from the wrong side.
card-chada_thorn-cloudburst = Cloudburst
    .note = A minute of rain that lasts all day in the boots.
card-chada_thorn-white_wall = White wall
    .note = Nothing to see but white. Grope through it, or wait until something comes.
card-chada_thorn-bad_dream = Bad dream
    .note = It comes back every night until somebody stays to watch it end.
card-chada_thorn-landslip = Landslip
    .note = The ground they were on is now further back.
card-chada_thorn-old_road = Old road
    .note = Paving stones of a vanished people, going the right way.
card-chada_thorn-sea_chest = Sea chest
    .note = A chest from the lost ship. The lock held; the lid did not.
card-chada_thorn-clear_spring = Clear spring
    .note = Cold water, and a patch of sun the size of two people.
card-chada_thorn-lifting_fog = Lifting fog
    .note = For an hour the island can be seen as it is.

## Objects

card-chada_thorn-arrows = Arrows
    .the = the arrows
    .a = arrows
    .note = A full quiver, good for one good moment.
card-chada_thorn-orweyns_hammer = Orweyn’s hammer
    .note = It strikes like nothing else, and the bearer feels it too.
card-chada_thorn-hadrias_hourglass = Hadria’s hourglass
    .note = For a while the sand runs upwards.
card-chada_thorn-mhares_amulet = Mhare’s amulet
    .note = It grows warm when the Curse is near. Lately it is never cold.
card-chada_thorn-storm_shield = Storm shield
    .the = the storm shield
    .a = a storm shield
    .note = Behind it the weather does not count, nor anything that waits beside the path.
card-chada_thorn-wineskin = Wineskin
    .the = the wineskin
    .a = a wineskin
    .note = One swallow, and the legs are willing again.

## Allies

card-chada_thorn-grenolin = Grenolin
    .note = The bard sings against the rain. At the end of every stage he has a new verse.
card-chada_thorn-merrik = Merrik
    .note = The cartographer has drawn the next hour of the way before they walk it, and no cold slows his pen.
card-chada_thorn-runa = Runa
    .note = The silver dwarves’ scout knows what waits on the road, and would rather go and meet it.
card-chada_thorn-ketil = Ketil
    .note = The old keeper of the cold beacon knows the words that send a curse to sleep for a while.

## Special cards

card-chada_thorn-castaway = A Castaway
    .note = A voice in the rock. His name is Leam, he is not strong, and he never forgets a favour: once, he knows a way past everything.
    .castaway = A Castaway
    .leam = Leam
card-chada_thorn-drukil = Drukil
    .note = By day a tanner who knows the wood, by night a bear who does not know himself.
    .human = Drukil (tanner)
    .bear = Drukil (bear)
card-chada_thorn-callem = Callem
    .note = The captain for whom the Curse was spoken wants to leave by the same door.
    .captain = Callem (renegade)
    .wounded = Callem (wounded)
