# Legend 5 of the base box: its goals, its cards, the flights and the battle cards of the dragon.

legend-base-5 = Wrath of the Dragon
    .intro = You come out of the mountain, and over Rietburg flies the wrong banner. It was never the mountain that breathed down there. What breathed is awake now, and it does not need a road. Whatever could help you is hiding in barns, bound in the mist, or asleep behind a door of stone. Fetch all of it that you can before the dragon lands.
    .number = Legend 5

goal-base-5-gate = Free Rietburg: no creature may be left in the castle (0).
goal-base-5-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-base-5-dragon = Defeat the dragon: three of its battle cards must be removed.
goal-base-5-prince = Free Prince Thorald, so that he can ride against the Black Herald.
goal-base-5-dwarves = Wake the shield dwarves: they add 4 strength to a fight on their space.
goal-base-5-farmers = Shelter farmers in the dwarf mine (71): each adds 2 against the dragon.
goal-base-5-tower = Rebuild the watchtower (17): each hero there has 2 more strength.

why-base-5-won = The dragon falls slowly, the way a tower falls, and for a while nobody trusts the silence. Then someone behind the walls begins to sing, badly, and the chronicler puts down his pen to listen.
why-base-5-gate = The days have run out, and over Rietburg flies the wrong banner. The dragon settles on the roof of the great hall, which might have been built for it.
why-base-5-dragon = The days have run out. It comes in over the wall without haste, and where the castle was there is a light in the sky, all night long.

named-dragon = dragon
    .the = the dragon
    .a = a dragon
named-guard = prince’s guard
    .the = the prince’s guard
    .a = the prince’s guard
figure-garz = Garz
figure-watchtower = the watchtower
counter-militia = Sheltered farmers
bonus-base-5-tower = watchtower
bonus-base-5-militia = sheltered farmers

deed-base-5-shelter = Shelter a farmer
deed-base-5-build = Rebuild the watchtower
deed-base-5-wake = Wake the shield dwarves
deed-base-5-poison = Buy the flask of poison

choice-hide_her = Hide the witch
choice-let_her_go = Let the witch go
choice-carry = Carry the farmers
choice-let_go = Leave the farmers

## Cards

card-base-5-A1 = You come blinking out of the mountain, and the first thing you can make out is that the wrong banner flies over Rietburg. The dwarves arm you as they have never armed anyone. They give you their last gems, tied up in a sock, and show you how to lay one on the ground so that it catches the light. Then they shut the gate behind you, politely, with every bolt they have.
    .title = Smoke over Rietburg
    .rule = The heroes start on space 71 with { $difficulty ->
        [easy] 8 strength
        [normal] 7 strength
       *[other] 8 strength (easy) or 7 strength (normal)
    } and 12 willpower. The group shares { $difficulty ->
        [easy] 12 gold
        [normal] 9 gold
       *[other] 12 gold (easy) or 9 gold (normal)
    } and { $party ->
        [2] 3 gems
        [3] 4 gems
        [4] 5 gems
       *[other] 3, 4 or 5 gems
    }, which are not money here, but lures. { $difficulty ->
        [easy] { $party ->
            [2] Two gors hold
            [3] Two gors hold
            [4] A skral and two gors hold
           *[other] Two gors, two gors, or a skral and two gors (easy), or else a skral and a gor, a skral and two gors, or two skrals and two gors (normal) hold
        }
        [normal] { $party ->
            [2] A skral and a gor hold
            [3] A skral and two gors hold
            [4] Two skrals and two gors hold
           *[other] Two gors, two gors, or a skral and two gors (easy), or else a skral and a gor, a skral and two gors, or two skrals and two gors (normal) hold
        }
       *[other] Two gors, two gors, or a skral and two gors (easy), or else a skral and a gor, a skral and two gors, or two skrals and two gors (normal) hold
    } the castle: no one can enter it, and they can be attacked only from a distance. { $difficulty ->
        [easy] { $party ->
            [2] Gors appear on spaces 22 and 47.
            [3] Gors appear on spaces 22 and 47.
            [4] Gors appear on spaces 22 and 47.
           *[other] Gors appear on spaces 22 and 47, at normal difficulty with 2 or 3 heroes also a skral on 34.
        }
        [normal] { $party ->
            [2] Gors appear on spaces 22 and 47, a skral on 34.
            [3] Gors appear on spaces 22 and 47, a skral on 34.
            [4] Gors appear on spaces 22 and 47.
           *[other] Gors appear on spaces 22 and 47, at normal difficulty with 2 or 3 heroes also a skral on 34.
        }
       *[other] Gors appear on spaces 22 and 47, at normal difficulty with 2 or 3 heroes also a skral on 34.
    } At sunrise a creature next to a gem goes to it instead of along its arrow.
card-base-5-A2 = Not everyone has run. Farmers crouch in barns with pitchforks they would rather not use. Somewhere in the mist the king’s son is bound to a tree, and under the mountain an army sleeps behind a door that has forgotten how to open. There is help. It sits in the dark with its hands over its ears and waits to be fetched.
    .title = Those Who Stayed
    .rule = { $difficulty ->
        [easy] Farmers wait on spaces 24, 36, 40 and 64.
        [normal] Farmers wait on spaces 24, 36 and 64.
       *[other] Farmers wait on spaces 24, 36 and 64, at easy difficulty also on 40.
    } A farmer sheltered in the dwarf mine (71) adds 2 to every round against the dragon. One brought to space 17 rebuilds the watchtower, where each hero has 2 more strength. Once a farmer is sheltered, a hero on space 71 may wake the shield dwarves; { $difficulty ->
        [easy] 1 creature token is
        [normal] 2 creature tokens are
       *[other] 1 creature token (easy) or 2 creature tokens (normal) are
    } resolved first. The first gor from the fog guards the captive prince.
card-base-5-A3 = Far in the south something turns over in its sleep, and all over the land the plates fall from the shelves. It will come, and nobody knows by which road, since it does not need one. Where its shadow passes, the smaller beasts run along beneath it like dogs under a cart.
    .title = In the Dragon’s Shadow
    .rule = The dragon is on space 84, with { $party ->
        [2] 30 strength
        [3] 44 strength
        [4] 58 strength
       *[other] 30, 44 or 58 strength (with 2, 3 or 4 heroes)
    }, 3 black dice and no willpower. A flight awaits you at C, F and I. Wherever the dragon lands, a creature and farmers there are removed from the game, and each hero there loses 3 willpower but keeps at least 1. With the second come { $party ->
        [2] gors on spaces 43 and 26
        [3] gors on spaces 43 and 26 and a skral on 52
        [4] gors on spaces 43 and 26 and a skral on 52
       *[other] gors on spaces 43 and 26 (with 3 or 4 heroes also a skral on 52)
    }; with the third { $difficulty ->
        [easy] a troll on space 66
        [normal] a wardrak on space 27
       *[other] a troll on space 66 (easy) or a wardrak on space 27 (normal)
    }. For each round you win against the dragon, one of its five battle cards is removed, and it loses 2 strength; when three are gone, it is defeated. In any other round its top card is resolved. The lowest-ranked hero begins.
card-base-5-garz = A dwarf with a bad name and a good flask unfolds his table where nobody asked him to. What is in it? He shakes it a little and listens. None of his customers’ enemies, says Garz, has ever complained.
    .title = Garz
    .rule = A die decides where Garz is: 1 or 2 on space 18, 3 or 4 on 72, 5 or 6 on 28. A hero there may buy his flask of poison for { $party ->
        [2] 3 gold
        [3] 4 gold
        [4] 5 gold
       *[other] 3, 4 or 5 gold (with 2, 3 or 4 heroes)
    }. It can be used twice: if the heroes win that round, the creature is removed at once, without a reward and without moving the narrator.
card-base-5-gate_open = The last of them falls or runs, and the gate swings on its one good hinge. People climb out of the well, out of the bread oven, out of a barrel, and begin to cheer as soon as they have stretched their legs. In the chapel a chest has been broken open, and what was in it is already rolling away over the land.
    .title = The Gate Is Open
    .rule = Every hero gains 3 willpower. Five rune stones are placed face down on spaces decided by dice, and a medicinal herb is placed on space 0. From now on the castle must be held: the golden shields are used as always.
card-base-5-descent = It circles the castle three times, so low that the banners lie down flat. Then it chooses its ground, and like a dog it turns round on it once or twice before it settles.
    .title = The Descent
    .rule = A die decides where the dragon lands: 1 on space 13, 2 on 14, 3 on 16, 4 on 18, 5 on 36, 6 on 6. A creature and farmers there are removed from the game; heroes there lose 3 willpower but keep at least 1.
card-base-5-dragon_fight = At the dragon’s side rides a herald in black, with a trumpet and no face worth the name. There is one man in this land whom he was sent to find. He rises in the stirrups and looks for him along your line.
    .title = The Black Herald
    .rule = If the prince is free, he rides against the herald, and both are out of the game. If not, the dragon has { $party ->
        [2] 2 more strength
        [3] 3 more strength
        [4] 4 more strength
       *[other] 2, 3 or 4 more strength (with 2, 3 or 4 heroes)
    } until the legend ends.
card-base-5-N = The chronicler turns to the last page. He has left it blank, he admits; he did not want to tempt anybody. Outside it has become very quiet, the way it is quiet before someone begins to sing, or after.
    .title = Ash or Song
    .rule = You win if the dragon has been defeated and the castle is free and was held.

## Flights

pile-flights = The dragon flies
event-base-flights-flight_bridge = It comes low along the river, drinking as it flies. Where the old stone bridge was there is steam, and through the steam the two ends of the road look at each other.
    .title = The Market Bridge
    .rule = The dragon lands on space 39. The bridge between spaces 38 and 39 is gone; heroes on space 38 lose 3 willpower.
event-base-flights-flight_tree = The singing stops in the middle of a line. By noon the Watchful Woods have a second sun, and birds fly round and round it, looking for the branch they were sitting on.
    .title = The Tree of Songs
    .rule = The dragon lands on space 57. The merchant there is closed for good; heroes in the Watchful Woods lose 2 willpower.
event-base-flights-flight_witch = It has smelled the kettle. Somewhere a woman puts the lid on, says a word that you would not have expected of her, and makes herself as small as she can. Under a cloak there would be room for one more, if its owner could bear to stand still.
    .title = The Witch Hunt
    .rule = The dragon lands on the witch’s space. She is removed from the game, unless one hero there pays 4 willpower to hide her. If she has not been found, it lands on the highest-numbered space with fog; the fog there and on adjacent spaces is revealed.
event-base-flights-flight_fields = The harvest goes up like a curtain. Those behind it run, and those who cannot run are carried, and in the evening everybody asks everybody about the ones who did neither.
    .title = Burning Fields
    .rule = Farmers on spaces 18, 28, 29, 36, 38 and 72 are removed from the game; a hero who leads some may pay 2 willpower to keep them. The dragon lands on space 28.
event-base-flights-flight_blood = It asks nobody for the way. It comes down out of the clouds towards the king’s son, or towards the place where he was last spoken of, as if it could smell a crown on a bare head.
    .title = The King’s Blood
    .rule = The dragon lands on the space of the freed prince, who is removed from the game unless a hero is with him. If he is not free or is in the castle, it lands on space 72, and the lowest-ranked hero reveals two fog tokens.
event-base-flights-flight_mine = It lies down across the road to the mine like a cat before a hole, shuts one eye and puts its tail over its nose. Behind the gate the dwarves have begun to speak very softly, and only about supper.
    .title = Before the Gate
    .rule = The dragon lands on space 43. While it is there, the merchant on space 71 is closed and the shield dwarves cannot be woken.

## Battle cards

pile-dragon_battle = The dragon strikes
event-base-dragon_battle-battle_1 = It breathes in. Those who have seen that before are already running.
    .title = Breath of Fire
    .rule = Every hero in the fight loses 3 willpower.
event-base-dragon_battle-battle_2 = A tree trunk with a will of its own comes round from the side you were not watching.
    .title = The Tail
    .rule = Every hero in the fight who is on the dragon’s space loses 4 willpower; those on adjacent spaces lose nothing.
event-base-dragon_battle-battle_3 = Two beats of its wings, and nobody is standing where they stood. It takes a good while to find the helmets.
    .title = Storm of Wings
    .rule = The time marker of every hero in the fight advances 1 hour. Overtime is paid; a hero who cannot pay ends the day.
event-base-dragon_battle-battle_4 = It has looked along your line, and it has understood which of you the others look at.
    .title = Claws
    .rule = The hero in the fight with the most strength, in a tie the lowest-ranked one, loses 1 strength and 2 willpower.
event-base-dragon_battle-battle_5 = Wounded or merely bored, it lifts itself over your heads and comes down a field nearer to the castle.
    .title = It Rises
    .rule = The dragon goes 1 space along its arrow, but never onto space 0. The fight is over.
