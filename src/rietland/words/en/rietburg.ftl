# The Liberation of Rietburg: heroes, cards, missions.
# A card’s text is its name; `.rule` says plainly what it does, `.story` is read aloud.

legend-rietburg-1 = The Liberation of Rietburg
    .intro = The watchfires are out, and something else has lit its own. Creatures hold the king’s castle from gate to cellar, and far off, above the hills, a dragon has turned its head. An old prophecy speaks of four deeds that would break the spell on these walls. It forgets to say which.
    .number = The liberation

difficulty-first = first game
difficulty-hard = hard

variant-rietburg-1-red_creatures = with the red creatures
variant-rietburg-1-no_red_creatures = without the red creatures
variant-rietburg-1-red_boxes = with the red boxes
variant-rietburg-1-no_red_boxes = without the red boxes
variant-rietburg-1-more_time = eleven narrator cards
variant-rietburg-1-less_time = nine narrator cards
variant-rietburg-1-busy_allies = allies only for their effects
variant-rietburg-1-spirit_and_grimoires = the Water Spirit helps grimoires

## Heroes

hero-orfen = Orfen
    .role = wolf warrior
hero-kheela = Kheela
    .role = guardian

role-wolf_warrior = wolf warrior
    .ability = Lures creatures to his location.
role-sorceress = sorceress
    .ability = Fights, moves and scouts with six grimoires, which open again when she recovers.
role-guardian = guardian
    .ability = Sends the Water Spirit, which doubles her own strength or lends 2 to everyone there.

## Locations

place-gate = Gatehouse
    .the = the Gatehouse
place-forge = Forge
    .the = the Forge
place-chapel = Chapel
    .the = the Chapel
place-tower = Brandur’s Tower
place-dungeon = Dungeon
    .the = the Dungeon
place-house_of_tor = House of Tor
    .the = the House of Tor

## Hero cards

card-chada_1 = Steady Hand
card-chada_2 = Loose on the Run
card-chada_3 = Two on the String
card-thorn_1 = Break the Line
card-thorn_2 = Shoulder First
card-thorn_3 = Hold the Stairs
card-orfen_1 = Leap of the Wolf
card-orfen_2 = Scent
card-orfen_3 = Circling
card-orfen_4 = Long Stride
card-kram_1 = Down the Shaft
card-kram_2 = Anvil Blow
card-kram_3 = Stubborn as Stone
card-eara_1 = Open Pages
card-eara_2 = Whispered Verse
card-eara_3 = Margin Notes
card-kheela_1 = Rising Water
card-kheela_2 = Undertow
card-kheela_3 = Breaker

grimoire-ember = the Book of Embers
grimoire-halo = the Haloed Book
grimoire-thunder = the Book of Thunder
grimoire-dragonfire = the Book of Dragonfire
grimoire-wind = the Book of Winds
grimoire-eye = the Book of Eyes

## Encounters

encounter-gor = gor
    .the = the gor
    .a = a gor
encounter-gorlot = gorlot
    .the = the gorlot
    .a = a gorlot
encounter-white_skral = white skral
    .the = the white skral
    .a = a white skral
    .rule = Reward: take a face-up object from any location.
encounter-flying_gor = flying gor
    .the = the flying gor
    .a = a flying gor
    .rule = Its strength is the number of face-up creatures on top of the locations, itself included.
encounter-skeleton_warrior = skeleton warrior
    .the = the skeleton warrior
    .a = a skeleton warrior
    .rule = Defeating it also takes 1 gold from the gallery.
encounter-wardrak = wardrak
    .the = the wardrak
    .a = a wardrak
    .rule = Reward: reveal the top card of any location.
encounter-troll = troll
    .the = the troll
    .a = a troll
    .rule = Reward: an ally.
encounter-hagrod = Hagrod
    .rule = Reward: a narrator card from the box goes under the pile.
encounter-calrai = Calrai
    .rule = Burden: a face-down card is added at your location.
encounter-shan = Shan
    .rule = Burden: lose 1 willpower and exhaust a hero card (put it with your played cards without using it).
encounter-black_wardrak = black wardrak
    .the = the black wardrak
    .a = a black wardrak
    .rule = Reward: remove a face-down card anywhere.
encounter-cave_troll = cave troll
    .the = the cave troll
    .a = a cave troll
    .rule = Reward: an ally, and remove a face-down card anywhere.
encounter-skral_captain = skral captain
    .the = the skral captain
    .a = a skral captain
    .rule = Reward: defeat a creature with strength 6 or less anywhere, without a fight.

encounter-telescope = telescope
    .the = the telescope
    .a = a telescope
    .rule = Reveal three cards at three locations. Once used, it is worth 1 gold.
encounter-bone_twigs = bone twigs
    .the = the bundle of bone twigs
    .a = a bundle of bone twigs
    .rule = Defeat a creature with strength 5 or less anywhere. Once used, they are worth 1 gold.
encounter-brotherhood_shield = Brotherhood Shield
    .the = the Brotherhood Shield
    .a = the Brotherhood Shield
    .rule = Fight with strength 5, even at another location, alone or in a group. You cannot add willpower.
encounter-hadrias_hourglass = Hadria’s Hourglass
    .rule = A narrator card from the box goes under the pile.
encounter-wineskin = wineskin
    .the = the wineskin
    .a = a wineskin
    .rule = Three movements.
encounter-witch_brew = witch’s brew
    .the = the witch’s brew
    .a = a witch’s brew
    .rule = Take 4 willpower.
encounter-horn = horn
    .the = the horn
    .a = a horn
    .rule = Take back two played cards, no matter who played them.

## Allies

card-veest = Veest
    .rule = Fight with strength 6, even in a group. You cannot add willpower.
card-triest = Triest
    .rule = Fight with strength 5, even in a group. You cannot add willpower.
card-gilda = Gilda
    .rule = Three movements.
card-grenolin = Grenolin
    .rule = Reveal two cards and make one movement.
card-reka = Reka
    .rule = Take 2 willpower.
card-garz = Garz
    .rule = For 1 gold: take 2 willpower and make two movements.
card-thorald = Thorald
    .rule = For 1 gold: defeat a creature with strength 8 or less at your location.
card-melkart = Melkart
    .rule = Replace a mission and remove a face-down card.

## Narrator cards

card-narrator_1 = Torches on the Tower
    .story = Along Brandur’s Tower the torches are lit from left to right, the way the old king always wanted it. They must have been watching for years.
card-narrator_2 = Noise in the House
    .story = In the House of Tor a chest of drawers goes down the stairs, drawer by drawer. Then comes a silence in which you can hear them agree to fetch the other one.
card-narrator_3 = The Gate Creaks
    .story = The gate has creaked since the day it was hung, and every guard had his own way of opening it quietly. What is coming in now knows none of them. It does not seem to mind being heard.
card-narrator_4 = Sparks at Night
    .story = Sparks are flying out of the chimney of the forge, and the smith has been gone since spring. They drift across to the chapel roof and go out there, all but one.
card-narrator_5 = A Bell, Once
    .story = The chapel bell strikes a single time. You wait for the second stroke, as one does, and while you wait, a door falls shut far down in the dungeon.
card-narrator_6 = Dragging Chains
    .story = Down in the dungeon a chain is dragged across the floor, link by link. There used to be a prisoner at the end of it. Now it sounds like luggage.
card-narrator_7 = Somebody Followed Us
    .story = In the dust behind you there are other footprints beside your own, as far as this door. You turn round. None of them goes back.
card-narrator_8 = The Hammer Falls
    .story = In the forge a hammer falls, and it does not bounce. For a moment the whole castle holds its breath, and so do you, and so does something quite close by.
card-narrator_9 = Steps Behind
    .story = You stop, and the steps behind you stop as well, a little too late. In the chapel window a candle goes to and fro, at the height at which a very tall man would carry it.
card-narrator_10 = Out of the Cellar
    .story = In the House of Tor a trapdoor lifts by a hand’s breadth. Down there something has eaten its way along the wine racks, and now it would like to see what is kept upstairs.
card-narrator_11 = Wings over the Yard
    .story = A shadow crosses the yard, and when you look up there is only sky. A slate comes loose from the roof of the tower and takes a long time to arrive.
card-narrator_12 = The Stair Is Not Empty
    .story = On the tower stair all the candles lean with the draught, except one. That one leans, straightens up and leans again, as regularly as breathing.
card-narrator_13 = Hymn of the Gorlots
    .story = In the chapel they are singing. They have no words and only the one note, but they have found out that the vault answers, and now there is no stopping them.
card-narrator_14 = Locks Broken
    .story = They were good locks. They are lying in a row on the dungeon steps, cleaned and sorted by size. The key is hanging on its nail, where it always hung.
card-narrator_15 = Through the Bars
    .story = An arm reaches through the portcullis, feels for the bolt and does not find it. It draws back politely. Then the whole grating begins to rise.
card-narrator_16 = Cold Iron
    .story = The forge has been cold for weeks, and yet not a blade is left on the wall. In the House of Tor they are being handed out; you can tell by the way the voices stop.
card-narrator_17 = The Door Was Open
    .story = You remember closing it. You remember it well, because it stuck, and because one of you made a joke about it. Now it is open, and nobody laughs.
card-narrator_18 = The Tower Wakes
    .story = In the tower a shutter opens, then the one below it, then the next. What is coming down stops at every window and looks out for you.
card-narrator_19 = Broken Glass
    .story = The great window of the chapel comes down in one piece and becomes many. On the floor, among the blue and the gold, only the painted dragon is still whole.
card-narrator_20 = Rats First
    .story = First the rats come up out of the dungeon, past your boots, without so much as a glance. Then the cats.
card-narrator_21 = Face to Face
    .story = You come round the corner, and so does it. For the length of a breath you are both very polite and wait for the other to go first.
card-narrator_22 = The House Is Surrounded
    .story = Small fires burn all round the House of Tor, at even distances, and at each of them something sits with its back to the flames. They have not come for the warmth.

## Missions

mission-providence = Providence
    .rule = The gallery holds more cards than all locations together, missions included.
    .story = When what was taken weighs more than what is left, the scales of the castle turn.
mission-jrain = Jrain, King of the Flying Gors
    .rule = Hand over four flying gors from the gallery.
    .story = He counts his subjects every evening. Let him count fewer.
mission-fire_spirit = The Fire Spirit
    .rule = { $party ->
        [2] Heroes here give 5 willpower together.
        [3] Heroes here give 7 willpower together.
        [4] Heroes here give 8 willpower together.
       *[other] Heroes here give willpower together: 5, 7 or 8 with two, three or four heroes in the game.
    }
    .story = It burns because it is afraid. Stay, and breathe slowly, until it does the same.
mission-flame_of_hadria = The Flame of Hadria
    .rule = { $party ->
        [2] Pay 2 gold
        [3] Pay 3 gold
        [4] Pay 4 gold
       *[other] Pay 2, 3 or 4 gold with two, three or four heroes in the game,
    } and exhaust one hero card of a hero here (put it with the played cards without using it).
    .story = Oil, a wick of silver thread, and a friend who keeps watch until it catches.
mission-prisoners = Prisoners
    .rule = Three locations are clear, this one included.
    .story = They will come up the stairs only when they hear nothing at all.
mission-skral_sorcerer = The Skral Sorcerer
    .rule = When revealed: a face-up card is added here. Exhaust two hero cards of heroes here (put them with the played cards without using them).
    .story = He wants no gold. He wants to be obeyed, just once, by a hero who hates it.
mission-council = Council
    .rule = All heroes are here, and together they exhaust three hero cards.
    .story = A ring of chairs, one candle, and a plan that needs a voice from each.
mission-watch_fires = Watch Fires
    .rule = No two heroes are at the same location, and at most one location has a face-up creature on top.
    .story = Light them far from each other, and at the same moment.
mission-armoury = The Armoury
    .rule = Give up two ally or object cards of heroes here.
    .story = Arm the people in the cellars. With what? With all you have.
mission-silent_yard = The Silent Yard
    .rule = No location has a face-up creature on top.
    .story = For one hour, nobody on the walls.
mission-lifted_veil = The Lifted Veil
    .rule = No location has a face-down card on top.
    .story = Every door open, every shadow named.
mission-ransom = Ransom
    .rule = { $party ->
        [2] Pay 5 gold.
        [3] Pay 6 gold.
        [4] Pay 7 gold.
       *[other] Pay 5, 6 or 7 gold with two, three or four heroes in the game.
    }
    .story = They hold the old steward, and they can count.
mission-trophy_hall = Hall of Trophies
    .rule = The gallery holds six different kinds of card.
    .story = Hang them side by side, so that nobody can say it was luck.
mission-troll_hunt = Troll Hunt
    .rule = The gallery holds three trolls or cave trolls.
    .story = They took the great door off its hinges. Take them off theirs.
mission-scrolls = Brandur’s Scrolls
    .rule = Five missions have been revealed, this one included; pay 2 gold.
    .story = The old king wrote everything down, but never in one place.
mission-false_omen = False Omen
    .rule = When revealed: replace a mission. Pay 4 gold.
    .story = The prophecy has a second page, and it contradicts the first.
