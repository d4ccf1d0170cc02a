# Legend 3 of the base box: its goals, its cards, the four end opponents, the fates.

legend-base-3 = Days of Resistance
    .intro = The king is on his feet again, and on every hill burns a fire that nobody admits to having lit. The letter you once carried to the Tree of Songs asked whether they were burning yet. Each of you has something unfinished in this land, and behind it waits an enemy whose face you will see only when all of it is done.
    .number = Legend 3

goal-base-3-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-base-3-fates = Fulfil every hero’s fate.
goal-base-3-enemy = Defeat the end opponent.

why-base-3-won = The last fire goes out, and this time nobody lights another. Where your enemy fell, something glitters in the grass: a gem, cut by dwarves. Before you have closed your hand on it, the chronicler has turned the page.
why-base-3-late = The days have run out in the middle of a sentence. The fires on the hills burn on, and somebody is warming their hands at them.
why-base-3-fate = A promise is broken that cannot be mended. The chronicler draws his pen through the page, and through everything that would have followed.
why-base-3-broke_in = The golden shields were never painted for a guest like this one. It walks in under them as if they were washing, and by nightfall Rietburg has a new master.

named-mirror = Mirror
    .the = the Mirror
    .a = the Mirror
named-varkur = Varkur
    .the = Varkur
    .a = Varkur
named-twins = twin
    .the = the twin
    .a = a twin
named-chief = chief of the horde
    .the = the chief of the horde
    .a = the chief of the horde
named-rune_eater = rune-eater
    .the = the rune-eater
    .a = the rune-eater
named-toll_troll = troll at the Tree of Songs
    .the = the troll at the Tree of Songs
    .a = the troll at the Tree of Songs

deed-base-3-pay_debt = Pay the debt
choice-keep_oath = Give up the wedding, keep the oath
choice-keep_wedding = Give up the oath, keep the wedding

## Cards

card-base-3-A1 = Signal fires burn on every hill from the coast to the mountains, and no two watchmen agree on who lit them. The keepers of the Tree have sent back a copy of the letter you brought them in better days. It was a single question: are the fires burning yet? The captain hands out what the armoury can spare, and one piece of advice: trust no road that is easy.
    .title = Fires on the Hills
    .rule = Each hero starts on the space that matches their rank, with 3 strength and 7 willpower. A gor appears on space 9, a troll on 30. { $difficulty ->
        [easy] Farmers wait on spaces 24 and 36.
        [normal] A farmer waits on space 24.
       *[other] A farmer waits on space 24; at easy difficulty, another on 36.
    } One of four Black Magic cards is drawn unseen: it is your end opponent.
card-base-3-A2 = The old chronicler has opened his book at a page for each of you, and on every page there is a sentence that breaks off. A debt. A promise. A boast that somebody remembered. “Finish them,” he says. “Your enemy has read this book too, and waits behind the last full stop.”
    .title = What Is Written
    .rule = Each hero is dealt a fate, the highest-ranked hero first, and it is resolved at once. Then { $party ->
        [2] 2 creature tokens are
        [3] 2 creature tokens are
        [4] 1 creature token is
       *[other] 2, 2 or 1 creature tokens (with 2, 3 or 4 heroes) are
    } resolved, and five more go face down on the legend track, where a die decides the letter: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. The group shares { $difficulty ->
        [easy] 8 gold
        [normal] 6 gold
       *[other] 8 gold (easy) or 6 gold (normal)
    } and 2 wineskins. When every fate is settled, the Black Magic card is revealed; each fulfilled fate weakens the end opponent. The lowest-ranked hero begins.
card-base-3-C = A herd-boy has traded a glowing pebble for a pipe and is the happiest man in the tavern. By evening more such pebbles have been seen, here and there in the grass, where yesterday there was only grass. The boy looks at his pipe and begins to wonder.
    .title = Stones in the Grass
    .rule = Five rune stones are placed face down on spaces decided by dice, the red die for tens and a hero die for ones. Three of different colours on one hero board give a black die.
card-base-3-D = A single rider comes up the southern road, without a banner, without a retinue, with mud to the elbows. Prince Thorald gets down, drinks from the horse trough because it is nearest, and asks where he is needed first. Nobody wants to be the one to say: everywhere.
    .title = A Rider from the South
    .rule = Prince Thorald is on space 72: he adds 4 strength to a fight on his space, and an hour moves him up to 4 spaces.
card-base-3-I = The hills burn again, and this time the fires spell out something for the south. Thorald reads it, shuts his eyes for a moment and saddles his horse. Those who had been waiting for exactly that come out of the woods, without hurry, wiping their mouths.
    .title = The Second Night of Fires
    .rule = Prince Thorald leaves the board. { $difficulty ->
        [easy] A gor appears on space 46.
        [normal] A gor appears on space 46, a skral on 54.
       *[other] A gor appears on space 46; at normal difficulty, a skral on 54.
    }
card-base-3-N = One after another the fires on the hills go out. The chronicler is at his window and says under his breath who put out which, until only one is left. It glows for a long time before it makes up its mind.
    .title = The Last Ember
    .rule = You win if the end opponent has been defeated and the castle was held.

## Black Magic

pile-black_magic = Black Magic
event-base-black_magic-mirror = Your enemy is a single gor with somebody else’s eyes. You know those eyes: they belong to each of you in turn. Whatever strength you raise against it, it has already borrowed.
    .title = The Mirror
    .rule = A die decides where the Mirror appears: 1 or 2 on space 27, 3 or 4 on 43, 5 or 6 on 51. Its strength is that of all heroes in the round, without herbs or other help. It has { $party ->
        [2] 12 willpower
        [3] 16 willpower
        [4] 16 willpower
       *[other] 12, 16 or 16 willpower (with 2, 3 or 4 heroes)
    }, minus 2 for each fulfilled fate, and rolls { $difficulty ->
        [easy] one black die fewer than there are heroes in the round, but at least one
        [normal] one black die for each hero in the round
       *[other] one black die for each hero in the round (at easy difficulty one fewer, but at least one)
    }; equal dice are added up. It moves like a gor. If it enters the castle, the legend is lost; when it is defeated, the narrator goes to N at once.
event-base-black_magic-varkur = The fires were letters, and the word they spelled is a name. Varkur has had a chair set down in the open and sits in it as if in a box at the play. He does not get up for you. He lifts two fingers, and somewhere a gor gets up instead.
    .title = Varkur
    .rule = A die decides where Varkur, the dark mage, appears: 1 or 2 on space 30, 3 or 4 on 39, 5 or 6 on 53; a creature there is removed. He has { $difficulty ->
        [easy] { $party ->
            [2] 14 strength
            [3] 24 strength
            [4] 34 strength
           *[other] 14, 24 or 34 strength
        }
        [normal] { $party ->
            [2] 20 strength
            [3] 30 strength
            [4] 40 strength
           *[other] 20, 30 or 40 strength
        }
       *[other] 14, 24 or 34 strength (easy) or 20, 30 or 40 strength (normal, with 2, 3 or 4 heroes)
    }, minus { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 or 2
    } for each fulfilled fate, { $party ->
        [2] 10 willpower
        [3] 12 willpower
        [4] 12 willpower
       *[other] 10, 12 or 12 willpower
    }, and rolls 2 black dice, or 1 below 7 willpower. He never moves; creatures skip his space. At every sunrise a gor appears on the space his arrow points to. When he is defeated, the narrator goes to N at once.
event-base-black_magic-twins = Two wardraks run side by side across the heath, and where one sets its paw the other has already been. They have been promised the keeper of the castle gate, alive or otherwise. Hurt one of them, and it is the other that howls.
    .title = The Twins
    .rule = Wardraks on the board become the twins where they are; missing ones appear on space 65, then 66. Each has { $difficulty ->
        [easy] { $party ->
            [2] 12 strength
            [3] 21 strength
            [4] 30 strength
           *[other] 12, 21 or 30 strength
        }
        [normal] { $party ->
            [2] 18 strength
            [3] 27 strength
            [4] 36 strength
           *[other] 18, 27 or 36 strength
        }
       *[other] 12, 21 or 30 strength (easy) or 18, 27 or 36 strength (normal, with 2, 3 or 4 heroes)
    }, minus { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 or 2
    } for each fulfilled fate, 7 willpower, and rolls 2 black dice, or 1 below 7 willpower. They move like wardraks; if one enters the castle, the legend is lost. The first one defeated counts as usual; from then on the other gains { $party ->
        [2] 4 strength
        [3] 6 strength
        [4] 8 strength
       *[other] 4, 6 or 8 strength
    } at the start of every sunrise. When both are defeated, the narrator goes to N at once.
event-base-black_magic-chief = Urgat the troll has sold his own people for a crown of bones, and it does not even fit. He wears it all the same. Before him, behind him and on either side of him walks what it was worth. As long as his horde is on its feet, so is he.
    .title = The Chief of the Horde
    .rule = A die decides where Urgat appears: 1 or 2 on space 31, 3 or 4 on 44, 5 or 6 on 52. He has { $difficulty ->
        [easy] { $party ->
            [2] 14 strength
            [3] 22 strength
            [4] 30 strength
           *[other] 14, 22 or 30 strength
        }
        [normal] { $party ->
            [2] 20 strength
            [3] 28 strength
            [4] 36 strength
           *[other] 20, 28 or 36 strength
        }
       *[other] 14, 22 or 30 strength (easy) or 20, 28 or 36 strength (normal, with 2, 3 or 4 heroes)
    }, minus { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 or 2
    } for each fulfilled fate, plus { $party ->
        [2] 1
        [3] 2
        [4] 2
       *[other] 1, 2 or 2
    } for every other creature on the board, 12 willpower, and rolls 3 red dice, or 2 below 7 willpower. He moves like a troll. If he enters the castle, the legend is lost; when he is defeated, the narrator goes to N at once.

## Fates

pile-fates = Fate
event-base-fates-fate_1 = Your grandmother used to sing you the verse: when the runes come home, the gate will open. You took it for a lullaby. The dwarves, it turns out, took it for a contract.
    .title = The Old Alliance
    .rule = For anyone: bring two rune stones to the dwarf mine (71), on the ground or with heroes there. Reward: the shield dwarves on space 71 until the legend ends: they add 4 strength to a fight on their space, and an hour moves them up to 4 spaces.
event-base-fates-fate_2 = You promised the old healer of the castle something that no garden grows: a herb from the wilds, and a flask of the witch’s brew to steep it in. She has already put the water on.
    .title = The Healer’s Word
    .rule = A die decides where a medicinal herb is placed face up: 1 or 2 on space 40, 3 or 4 on 53, 5 or 6 on 65. The owner reveals two fog tokens. For anyone: bring a herb and a witch’s brew to the castle (0). Reward: 8 willpower for the group. It fails when no herb is left.
event-base-fates-fate_3 = A shepherd from the paddock farm has sworn to see the dragon’s mountain before the snow. He has told everyone so. That he is afraid of the dark he has told only you.
    .title = The Shepherd’s Oath
    .rule = A farmer comes to space 64. For anyone: bring a farmer to space 69, 70, 81, 82 or 84. Reward: 3 strength for the hero who does it. It fails when too few farmers are left.
event-base-fates-fate_4 = In the tavern you said that you needed nobody, and you said it loudly. By now the whole land has heard it, including the part with teeth.
    .title = Two Alone
    .rule = The owner gains 1 strength; gors appear on spaces 22 and 33. For the owner only: defeat two creatures without any help (no other hero in the fight, no ally on the space) before the narrator reaches F. Reward: 2 strength. It fails when F comes first.
event-base-fates-fate_5 = The bride waits under the Tree of Songs with flowers in her hair, and they are beginning to droop. The groom is a farmer on the wrong side of a river full of gors. The best man, it seems, is you.
    .title = The Wedding
    .rule = A farmer comes to space 28. For anyone: bring a farmer to the Tree of Songs (57); no creature may be there. Reward: 4 gold and a wineskin for the group. It fails when too few farmers are left.
event-base-fates-fate_6 = Deep in the woods a gor has swallowed a rune stone, and since then the stone has done the thinking. It does not hunt any more. It has swept a clearing, sat down in the middle, and waits for someone with your name.
    .title = The Rune-Eater
    .rule = A gor that never moves appears on space 60, with 6 strength, 6 willpower and 1 black die. Defeat it with the owner in the fight. Reward: the usual 2, and a rune stone on space 60.
event-base-fates-fate_7 = A troll has sat down under the Tree of Songs and eats travellers who cannot pay. The keepers have asked what would make it leave. It wants you: there was something about a bridge, years ago, and you had promised to come back.
    .title = The Toll
    .rule = The troll on the highest-numbered space goes to space 57 and stays there; if there is none, a new one appears. A creature on space 57 is removed. Defeat the troll with the owner in the fight. Reward: the usual 6, and an article of the owner’s choice, but no witch’s brew.
event-base-fates-fate_8 = Two letters have been left in a hollow of the Tree of Songs, each for a house near the castle. You brought a letter here once, say the keepers; surely you remember the way back.
    .title = Letters from the Tree
    .rule = Two parchments are placed face up on space 57. For anyone: put each down on the space with its number. Reward: the Black Magic card is revealed, but takes effect only when every fate is settled, and the group gets 2 gold.
event-base-fates-fate_9 = Somebody lights signals on the old defence tower, always just before dawn, and it is not the garrison. You have a blanket, half a cheese and a bad feeling. It will take a few nights.
    .title = The Long Watch
    .rule = The owner must be on space 17 at the start of three sunrises. Reward: the next creature token on the legend track is removed unseen; if there is none, 3 gold.
event-base-fates-fate_10 = The innkeeper’s book has a page with your name at the top, underlined twice. Until it is settled he will not sharpen so much as a bread knife for your friends.
    .title = Old Debts
    .rule = The owner must pay { $difficulty ->
        [easy] 6 gold
        [normal] 8 gold
       *[other] 8 gold (at easy difficulty 6)
    } in the tavern (72). Reward: every hero gains 1 strength.
