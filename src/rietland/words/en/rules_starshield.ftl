# The rules of The Star Shield in plain words: one message for each rule of the ledger.

## Components

rule-SS-COMP-1 = 36 large cards: 19 with a letter and 17 others, namely 6 threats, 1 of the gifts of Andor, 5 clues, 3 of the wolves, 1 of Varkur’s triumph and 1 of starlight.
rule-SS-COMP-2 = The 19 cards with a letter: 1 A1, 5 A2, 5 A3, 1 A4, 1 C, 1 E, 4 G and 1 N.
rule-SS-COMP-3 = New tokens: 1 key, 3 mushrooms (1, 1, 2), 7 lights (2, 4, 4, 6, 8, 10, 14), 1 ring for the glow, 8 fires, 5 logs (2, 2, 4, 4, 6) and 1 wolf symbol.
rule-SS-COMP-4 = From the base game: 8 rubble tokens, 6 parchments, 1 green gem, 3 medicinal herbs, 6 rune stones, all farmers and creatures, Varkur, the witch and the prince.
rule-SS-COMP-5 = 6 threats: the fire spirit, the siege engine, the black temple, the catapult, the Krahder and Irlok.
rule-SS-COMP-6 = New objects: torch, hourglass, horned falcon and flute, which are the gifts of Andor, and the Star Shield. New figures: Merrik the cartographer, Ken Dorr the thief, 3 wolves (1 of them the alpha) and 2 more trolls.

## Set-up

rule-SS-SETUP-1 = The cards of a game: A1, one A2, one A3, A4, C, E if you want it, one G, and N, in this order. Other cards with the same letters are not used in this game.
rule-SS-SETUP-2 = Card E is for experienced groups. Without it there is no star on E.
rule-SS-SETUP-3 = You set up the game with the checklist of the base game and have the components of this box ready. There are stars on C, G and N, and in the advanced game on E too.
rule-SS-SETUP-4 = In a first game the wolf symbol is on letter B of the legend track; later a die decides.
rule-SS-SETUP-5 = The threats wait beside the board. When C is read, a die decides which one comes.
rule-SS-SETUP-6 = Then card A1 is read.
rule-SS-SETUP-7 = Advice for a game with E: defeat only one creature before C is read. Then the narrator reaches C at the first sunrise, and you have more time, since many threats act only at sunrise.
rule-SS-SETUP-8 = The difficulties are easy, normal and advanced. Advanced has the numbers of normal, and card E with its star; the temple drives two creatures.
rule-SS-SETUP-9 = Order of the set-up: the checklist, A1, one A2, one A3, A4 with 2 clues, the gifts; then the first hero begins, without a sunrise. A2, A3, G and the clues are drawn by chance, but a group may choose any of them, and the threat, when it opens the table.
rule-SS-SETUP-10 = A die decides under which letter the first wolf card is: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. If you choose the first game, it is under B.
rule-SS-SETUP-11 = If several cards are under one letter, the wolf card is read first, then the card of the letter, then Varkur’s triumph.
rule-SS-SETUP-12 = A card takes effect from the moment it is read, not before.

## Card A1: Winter Before the Gates

rule-SS-A1-1 = Every hero has 2 strength and 7 willpower. All merchants sell strength and articles.
rule-SS-A1-2 = Stars are placed on C, on G and on N, and in the advanced game on E too. The G card is drawn now, without looking at it. The first wolf card is placed on its letter.

## Cards A2: five beginnings

rule-SS-A2-FARM-1 = The plundered farmsteads: set up as the card says. If nobody stops them, the gors from 26, 30 and 37 enter the farmsteads 24, 28 and 40 at the second sunrise.
rule-SS-A2-FOG-1 = Fog on the river: set up as the card says.
rule-SS-A2-FOG-2 = Thick fog, for the whole game: a hero who enters a space with a fog token, hidden or revealed, must end the move there and resolve the token. A wineskin or herb does not help. Only heroes are stopped.
rule-SS-A2-FIRE-1 = Burning fields: set up as the card says. The fires follow the rules of the fire spirit.
rule-SS-A2-FIRE-2 = Until the fire spirit comes, a hero who puts out a fire by entering it gets 2 gold. Until then fires cannot be beaten out from an adjacent space.
rule-SS-A2-GIANT-1 = Heavy footsteps: set up as the card says. If nobody stops them, a skral pushes the troll on at the second sunrise, and it enters the castle at the third.
rule-SS-A2-FEAST-1 = The night of the feast: set up as the card says.

## Card C: The Threat Shows Itself

rule-SS-C-1 = A die decides the threat: 1 the fire spirit, 2 the siege engine, 3 the black temple, 4 the catapult, 5 the Krahder, 6 Irlok. Its card is read first.
rule-SS-C-2 = Then gors appear on spaces 33 and 43; unless the game is easy, a skral appears on 30 too.
rule-SS-C-3 = Then a farmer waits on space 28; if a creature is there, on 36; if one is there too, on 24; failing that, none comes.
rule-SS-C-4 = A threat acts for the first time at the next symbol of its kind after its card was read, Irlok when the next day ends. If the card is read at the narrator symbol of a sunrise, the threat waits for the next sunrise, the catapult too.

## Card E: The Long Dark

rule-SS-E-1 = Skrals appear on spaces 39 and 55, gors on 31 and 52, a troll on 30.
rule-SS-E-2 = The star of Varkur’s triumph moves four letters towards A.

## Cards G: four turns of winter

rule-SS-G-1 = The shadows: wardraks appear on spaces 33 and 55.
rule-SS-G-2 = The troll road: a troll appears on space 30, gors on 43 and 50.
rule-SS-G-3 = Snowstorm: every hero outside the forests who is not on space 0, 71 or 72 loses 2 willpower. The wells 35 and 45 are removed from the game. Nobody may use the 10th hour before the next sunrise. A skral appears on space 36, a gor on 31.
rule-SS-G-4 = The dwarves’ answer: the shield dwarves are on space 71. They add 4 strength to a fight on their space, and an hour moves them up to 4 spaces. Skrals appear on spaces 39 and 49, a gor on 31.

## Card N: The End of the Tale

rule-SS-N-1 = You win if the mission is complete and the threat is repelled. Otherwise you lose.

## Goals

rule-SS-GOAL-1 = There are always three goals: hold the castle, complete the mission of card A3 and repel the threat of card C.
rule-SS-GOAL-2 = When the threat is repelled, the narrator goes to N at once and the legend ends. The mission must be complete before that; otherwise the legend is lost.
rule-SS-GOAL-3 = A goal is shown once its card has been read; before that the list says that a mission and a threat will come. The Star Shield and the wolves are optional goals.
rule-SS-GOAL-4 = Each goal says what it is about, where to go, how much is needed and how much is done.
rule-SS-GOAL-5 = While the mission is not complete, the table warns anyone who might repel the threat with the next blow, and no companion strikes that blow unless the game would be lost anyway.
rule-SS-GOAL-6 = Each threat says how many sunrises are left. For one that moves: its steps to the castle (0), divided by the steps it would go now, rounded up. For the fires: what is left, divided by the number of heroes, rounded down. For the rubble: how much the castle can still hold. For the triumph: the letters between the narrator and the star.

## Sharing a space

rule-SS-SPACE-1 = The prince, the witch, parchments, mushrooms and logs may be on one space with a creature, a fire, a threat or a wolf.

## Missions

rule-SS-MIS-1 = There are five missions: the gates of the castle, the fever, the search for the prince, the supplies, the proofs.
rule-SS-MIS-GATE-1 = A die decides where each log is; several may be on one space.
rule-SS-MIS-GATE-2 = A log cannot be picked up during a move.
rule-SS-MIS-GATE-3 = A log covers strength points and must fit. If a hero loses strength and a log no longer fits, it drops onto their space at once, without an action.
rule-SS-MIS-GATE-4 = Any hero on whose board it fits may pick it up again. The falcon does not carry logs.
rule-SS-MIS-GATE-5 = At set-up a die decides where each of the logs 2, 2, 4, 4 and 6 goes. A 1 means space 23, a 2 space 25, a 3 space 49, a 4 space 51, a 5 space 54, a 6 space 56.
rule-SS-MIS-GATE-6 = A log covers as many strength points as its number says, and 1 point must stay uncovered. So a log of 2 needs 3 strength, one of 4 needs 5, the 6 needs 7; the logs of a hero are added up.
rule-SS-MIS-GATE-7 = Covered points do not count in fights and trials. For everything else they are still the hero’s strength.
rule-SS-MIS-GATE-8 = A hero on space 0 may put a log down: its number counts. When the sum is high enough, the mission is complete, and there is 1 more golden shield.
rule-SS-MIS-FEV-1 = The witch can be led like a farmer. A hero who finds her gets a witch’s brew, as usual, and brew can always be bought on her space.
rule-SS-MIS-FEV-2 = The witch is hidden on one of the first 2, 3 or 4 (easy) or 3, 4 or 5 (normal) of these spaces: 50, 52, 54, 58, 60. The farmsteads 24, 28, 40 and 64 are sick.
rule-SS-MIS-FEV-3 = The hero who finds her gets a brew. She can be led like a farmer, may share a space with anything, is never lost and sells brew wherever she is.
rule-SS-MIS-FEV-4 = When she comes to rest on a sick farmstead, because her leader’s move ends there, she is left there or she is found there in the fog, it is healed. Her leader or finder gains 2 willpower, once for each farmstead. When enough are healed, the mission is complete, and there is 1 more golden shield.
rule-SS-MIS-FEV-5 = The fog token with the brew finds her too: if she is still hidden, she is there now; if she was found before, the token gives a brew, and she stays where she is.
rule-SS-MIS-PRI-1 = The prince must be led like a farmer.
rule-SS-MIS-PRI-2 = The prince is hidden on one of the first 3, 4 or 4 (easy) or 4, 5 or 5 (normal) of these spaces: 31, 41, 52, 56, 58.
rule-SS-MIS-PRI-3 = He can be led like a farmer, has no action of his own, may share a space with anything and is never lost. On the space of an attacked creature or threat he adds 4 strength.
rule-SS-MIS-PRI-4 = When he comes to rest on space 0, the mission is complete: he is removed from the board, and there is 1 more golden shield.
rule-SS-MIS-SUP-1 = Herbs and mushrooms brought to the castle count the same, whatever their number.
rule-SS-MIS-SUP-2 = At set-up a die decides where each of the three mushrooms goes. A 1 means space 22, a 2 space 25, a 3 space 50, a 4 space 52, a 5 space 54, a 6 space 58. Dice place each of the three herbs: the red one gives the tens, a hero die the ones. All are face up.
rule-SS-MIS-SUP-3 = A hero on space 0 may put down a herb or a mushroom: it counts 1. When there are enough, the mission is complete, and every hero gains 3 willpower.
rule-SS-MIS-SUP-4 = What has been eaten or used is gone. This can make the mission impossible; the table warns you first.
rule-SS-MIS-PRO-1 = Parchments take small slots, and the falcon carries them.
rule-SS-MIS-PRO-2 = At set-up the six parchments (7, 8, 10, 11, 14, 17) are face down on spaces 10, 12, 30, 32, 57 and 71. You see their number when you take them, or through a telescope.
rule-SS-MIS-PRO-3 = A hero on space 0 may put one down: its number counts.
rule-SS-MIS-PRO-4 = When the sum is high enough, the mission is complete, and every hero gets 2 gold.

## Threats

rule-SS-THR-1 = Threats are not creatures, and the sunrise does not move them; the same goes for the trolls of the catapult.
rule-SS-THR-2 = A threat with strength and willpower is fought like a creature: on its space, or from an adjacent one by the archer or with a bow, alone or together. It has red dice: 3 with 7 or more willpower, 2 with less.
rule-SS-THR-3 = It leaves no reward, does not go to space 80 and is not counted with the creatures; events, torch and horned falcon do nothing to it. The narrator moves only as its card says.
rule-SS-THR-4 = It blocks nobody; heroes, creatures and wolves may be on its space, and farmers have nothing to fear from it. It moves only as its card says. On the arrows nothing stops it but a broken bridge.
rule-SS-THR-5 = The prince, the shield dwarves and the wolf pack help on its space. Brew, herb, helm, rune stones and the wizard’s flip work as in any fight, and a light may be burnt.
rule-SS-THR-6 = After a fight without a winner it recovers, except for the siege engine.
rule-SS-THR-7 = When it is repelled, the narrator goes to N at once; letters in between are not read.
rule-SS-THR-8 = Its strength is worked out again at the start of every round.

## Fire spirit

rule-SS-FIRE-1 = Fires do nothing to fog tokens, wells, stars, lights, creatures, farmers, wolves, other figures or objects.
rule-SS-FIRE-2 = Fires are placed at the well symbol of the sunrise, as many as there are heroes.
rule-SS-FIRE-3 = If the supply does not have enough fires at that moment, the legend is lost at once; nobody can react.
rule-SS-FIRE-4 = If the Star Shield crosses out the well symbol, no fire is placed, and a small supply does no harm that day.
rule-SS-FIRE-5 = A hero with less than 5 willpower cannot enter a fire. Entering costs 4 willpower and puts the fire out.
rule-SS-FIRE-6 = A hero on a space where a fire is placed at sunrise loses 4 willpower at once; then the fire is removed from the board.
rule-SS-FIRE-7 = If that hero has less than 5 willpower, they lose all of it and 1 strength, but never the last, and their willpower is reset to 3; the fire is removed.
rule-SS-FIRE-8 = A die decides where it appears: 1 or 2 on space 25, 3 or 4 on 52, 5 or 6 on 57. First all fires on the board go back to the supply of 8.
rule-SS-FIRE-9 = At the well symbol: if there are fewer fires in the supply than heroes, the legend is lost at once. Otherwise dice place a fire for each hero: the red one gives the tens, a hero die the ones. Where a fire burns already, none is added. All heroes on the space lose willpower, and that fire goes back to the supply.
rule-SS-FIRE-10 = To enter a fire you need at least 5 willpower and lose 4, even in passing; the fire is out. Otherwise you must go round it. A shield does not help.
rule-SS-FIRE-11 = A fire may also be beaten out from an adjacent space, alone or together: a trial of 9. Failing costs nothing but the hour.
rule-SS-FIRE-12 = The fire spirit has 1 more strength for each fire on the board at the start of the round. At 0 willpower it is repelled.

## Siege engine

rule-SS-SIEGE-1 = Creatures ignore the siege engine: if they enter its space, they are not pushed on.
rule-SS-SIEGE-2 = If the Star Shield crosses out the well symbol, it does not move at that sunrise.
rule-SS-SIEGE-3 = It starts on space 84. At the well symbol it rolls 1 space along the arrows for each creature on the board, at most 3 (easy) or 4 (normal).
rule-SS-SIEGE-4 = Its path: 84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0.
rule-SS-SIEGE-5 = It does not recover: what it has lost stays lost for the whole game, and its dice follow what is left.
rule-SS-SIEGE-6 = If it enters space 0, the legend is lost at once; at 0 willpower it is repelled. Without creatures on the board it does not move.

## Black temple

rule-SS-TEMPLE-1 = The narrator does not advance when a part of the temple is destroyed.
rule-SS-TEMPLE-2 = If the Star Shield crosses out the well symbol, the temple moves no creature.
rule-SS-TEMPLE-3 = A die decides where it is: 1 or 2 on space 41, 3 or 4 on 58, 5 or 6 on 66.
rule-SS-TEMPLE-4 = Each part is a trial on the temple’s space, alone or together; even an archer or a bow must be there. Lights may be burnt. A failed attempt costs every hero in it 2 willpower.
rule-SS-TEMPLE-5 = At the well symbol, while the spire is still there, the creature on the highest-numbered space moves. At advanced difficulty the one that is on the highest-numbered space after that moves too.
rule-SS-TEMPLE-6 = Without the spire no creature moves; at advanced difficulty one still does until the middle is gone.
rule-SS-TEMPLE-7 = When the foundation is destroyed, the threat is repelled.

## Catapult

rule-SS-CAT-1 = The catapult is on space 17 with two trolls. The torch drives away neither them nor any creature on 17.
rule-SS-CAT-2 = These trolls leave no reward and have their own strength. When the first is defeated, the narrator advances 1 letter; with the second the threat is repelled, and the narrator goes to N.
rule-SS-CAT-3 = The shot comes with the narrator symbol of the sunrise. If the Star Shield crosses it out, there is no shot, and the narrator does not advance.
rule-SS-CAT-4 = The Star Shield may also be used like an ordinary shield by a hero who is clearing rubble in the castle.
rule-SS-CAT-5 = At the narrator symbol, before the narrator advances, a rubble token is drawn and placed face up in the castle.
rule-SS-CAT-6 = Then every hero on space 0 loses 3 willpower; a shield, or the Star Shield, saves its bearer from that.
rule-SS-CAT-7 = As soon as the 4th token (easy: the 5th) is in the castle, the legend is lost.
rule-SS-CAT-8 = Clearing: a hero on space 0 may use a fight action, alone or together. A battle value of at least a token’s number removes it; one of at least the sum of several removes those. Nobody loses willpower. Rubble in the castle blocks no path, and removed tokens go back to the others.
rule-SS-CAT-9 = The trolls are fought one at a time, and each recovers as usual. The catapult shoots as long as one of them is there.

## Krahder

rule-SS-KRA-1 = Creatures make the Krahder stronger; wolves do not.
rule-SS-KRA-2 = If the Star Shield crosses out the well symbol, he does not move.
rule-SS-KRA-3 = He starts on space 70. At the well symbol he moves 1 space along the arrows for each creature on the board, at most 3. If he enters space 0, the legend is lost at once.
rule-SS-KRA-4 = He has 2, 3 or 4 more strength for each creature on the board at the start of the round. Creatures on golden shields and on space 80 do not count, nor do wolves.
rule-SS-KRA-5 = At 0 willpower he is repelled.

## Irlok

rule-SS-IRL-1 = Irlok breaks bridges. A creature whose way is cut stays where it is.
rule-SS-IRL-2 = A creature whose space is taken and that cannot be pushed on along the arrow is not placed.
rule-SS-IRL-3 = It starts on space 64. At the end of every day, before the sunrise and out of reach of the Star Shield, it swims on to the next of these spaces: 64, 46, 44, 38, 16, 12, 0.
rule-SS-IRL-4 = On 46 it breaks the bridge to 47, on 38 the bridge to 39, on 16 the bridge to 48.
rule-SS-IRL-5 = Each time it has swum on, every hero on a river bank loses 2 willpower. The river banks are those of the event cards.
rule-SS-IRL-6 = Where a bridge was, a hero may swim for 1 hour and 3 willpower, but must keep at least 1; those who are led swim along. Creatures, wolves and Ken Dorr cannot cross, and for archer and bow the spaces are not adjacent.
rule-SS-IRL-7 = It has 2, 3 or 4 more strength for each broken bridge. If it enters space 0, the legend is lost at once; at 0 willpower it is repelled.

## Lights and mushrooms

rule-SS-TOK-1 = Lights cannot be picked up during a move.
rule-SS-TOK-2 = Mushrooms cannot be picked up during a move; two may be on one space. They never count as gold, not for merchants, the witch, missions or event cards.
rule-SS-TOK-3 = A mushroom takes a small slot. A hero who has not ended the day may eat it at any time, but not during a round of a fight. It gives as much strength as its number, for good, and is removed from the game.
rule-SS-TOK-4 = Lights need no slot, and a hero may carry any number. Only a hero who is not moving may take them; they are given away like gold, and the falcon carries them. They are face down until they are taken or seen through a telescope.
rule-SS-TOK-5 = Burning: in a round against a threat, a temple part or a troll of the catapult, one hero may burn a light right after their own roll. Its number is added, and it is removed from the game. Only one light in a round for the whole group.
rule-SS-TOK-6 = Lights do nothing against creatures, wolves, Ken Dorr, rubble or fires.

## Seven lights

rule-SS-SEEK-1 = The seven lights (2, 4, 4, 6, 8, 10, 14) are shuffled face down. Dice place three of them: the red one gives the tens, a hero die the ones. Four stay beside the board for the clues.
rule-SS-SEEK-2 = Two of the five clues are drawn and shown; each is worth two of the lights beside the board, drawn without looking.
rule-SS-SEEK-3 = Heroes who together have 3, 4 or 5 lights may put that many together and choose which. The sum is the number of the space where the shield is; the card Starlight is read. Sums go from 10 to 42 and are always even.
rule-SS-SEEK-4 = You can win the legend without the search.

## Ken Dorr

rule-SS-KEN-1 = A die decides where he starts: 1 or 2 on space 37, 3 or 4 on 59, 5 or 6 on 66. He is not a creature, gets in nobody’s way and is stopped only by broken bridges.
rule-SS-KEN-2 = At the end of every day, before the sunrise, he goes up to 3 (easy) or 4 (normal) spaces by the shortest way to the nearest light on the board. If tied, it is the one on the lowest number. He stops there and takes it. He takes one light a day; lights that heroes carry are safe. If he can reach none, he stays.
rule-SS-KEN-3 = For each light he takes, the star of Varkur’s triumph moves one letter towards A. If it is then on the narrator’s letter or before it, the card is read at once.
rule-SS-KEN-4 = Catching him is a trial of 8 on his space, alone or together; failing costs nothing but the hour. The hero who catches him gets all his lights, and the key if he has it; the star moves back one letter for each light, and Ken Dorr is removed from the game. The narrator does not advance.
rule-SS-KEN-5 = A light that a hero puts down is on the board for him too. A hero on his space does not stop him.

## Clues

rule-SS-CLUE-1 = A clue stays open until it is solved; the hero who solves it gets the lights at once.
rule-SS-CLUE-MERRIK-1 = The cartographer: a die decides where Merrik is, 1 or 2 on space 61, 3 or 4 on 66, 5 or 6 on 67. The first hero whose move ends there gets 2 lights and a wineskin and may reveal up to three fog tokens anywhere without resolving them; then Merrik is removed from the board.
rule-SS-CLUE-KEY-1 = The thief’s key: Ken Dorr has the key. A die decides where the chest is, 1 or 2 on space 9, 3 or 4 on 30, 5 or 6 on 40.
rule-SS-CLUE-KEY-2 = The key takes a small slot. A hero at the chest who has it may open the chest: 2 lights. Key and chest are removed from the game.
rule-SS-CLUE-GREEN-1 = The green eye: a die decides where a gor with the green stone appears, 1 or 2 on space 33, 3 or 4 on 35, 5 or 6 on 41. It moves like any gor. Defeated, it leaves the stone there; in the castle, the stone is lost.
rule-SS-CLUE-GREEN-2 = A hero on space 10 who has the stone may put it down: 2 lights. Or a hero at a merchant (18, 57 or 71) may sell it for 2 gold; no purchase takes it.
rule-SS-CLUE-RUNES-1 = The reader of runes: dice place five of the six rune stones.
rule-SS-CLUE-RUNES-2 = A hero at a merchant (18, 57 or 71) may give a rune stone for a light, twice in the whole game. Or keep them: three colours give you a black die, as always.
rule-SS-CLUE-GLOW-1 = The wandering glow: a die decides where it is: 1 to 6 mean space 44, 42, 38, 32, 16 or 13, in that order. At the end of every day, if nobody is there, it moves on: 44, 42, 38, 32, 16, 13, 12, 11, then 44 again.
rule-SS-CLUE-GLOW-2 = A hero who is there when the day ends gets 2 lights, and the glow is removed; if several are there, the lowest-ranked one gets them. First you look who is there, then the glow moves.

## Starlight

rule-SS-STAR-1 = Starlight: every hero gains 2 willpower, and the Star Shield is placed on the space of the sum.
rule-SS-STAR-2 = A hero on that space takes it into the large slot, whatever else is there; fog comes first, and fire works as always. The falcon cannot carry it.
rule-SS-STAR-3 = The lights put together are removed from the game; the others can still be burnt.

## Varkur’s triumph

rule-SS-TRI-1 = The star of Varkur’s triumph is on L at first. If a hero has taken the shield when the card is read, nothing happens, even if the shield has been used up since.
rule-SS-TRI-2 = Otherwise the shield, if it is on the board, is removed from the game, lights can no longer be put together for it, and Ken Dorr is removed with all he has.
rule-SS-TRI-3 = From then on the threat is stronger, even one that comes later. It has 2 more strength per hero, each troll of the catapult 1 more per hero. Each part of the temple needs 2 more per hero.

## The Star Shield

rule-SS-SHIELD-1 = It has two uses: after the first it is flipped, after the second it is removed from the game.
rule-SS-SHIELD-2 = At sunrise, before the first symbol, its bearer may cross out one symbol: it is skipped at this sunrise.
rule-SS-SHIELD-3 = Both uses may be spent at the same sunrise, on two symbols.
rule-SS-SHIELD-4 = Cards say how it comes into play. It may also be used like an ordinary shield.
rule-SS-SHIELD-5 = Its bearer is asked before the first symbol, after everything that happens at the end of the day.
rule-SS-SHIELD-6 = A crossed-out symbol does nothing at all, neither what is printed nor what a card adds. So the wells stay empty and the threat rests, or the narrator stays and the catapult does not shoot. The two wardrak symbols are separate. The event symbol can be crossed out too.
rule-SS-SHIELD-7 = Each of its two uses may instead be that of an ordinary shield, even where a card says that a shield prevents a loss.

## Gifts of Andor

rule-SS-GIFT-1 = Gifts are shared as you like: one for each hero, or two or three for one. Three of the four are in a game.
rule-SS-GIFT-2 = At sunrise every gift is ready again, even one that is on the board. Using one costs no hour.
rule-SS-GIFT-HOUR-1 = Hourglass: the time marker of one hero goes back exactly 3 hours, in one go; it must be on hour 3 or later.
rule-SS-GIFT-HOUR-2 = Going back over the wolf symbol does nothing; reaching it again on the way forward moves the wolves again.
rule-SS-GIFT-FLUTE-1 = The wizard may flip the flute’s die only if he plays the flute himself.
rule-SS-GIFT-P = Each gift is used once a day, by its owner. Flute: roll a hero die; the owner and every hero on the same or an adjacent space gain that much willpower. Horned falcon: in one round of any hero’s fight a creature rolls only 1 die; or it is an ordinary falcon. Torch: moves a creature from the owner’s space to an adjacent free space. Hourglass: takes a hero back 3 hours. Flute and hourglass are small; all gifts can be put down and picked up.
rule-SS-GIFT-3 = After A4 the group decides which of torch, hourglass, horned falcon and flute stays behind, and shares the others as it likes.
rule-SS-GIFT-4 = Torch (large slot): once a day its owner drives a creature from their space to an adjacent one without a creature, not to 0 and not over a broken bridge. It counts as entering: farmers there are lost. It does nothing to threats, nor to creatures on 17 while the catapult is there.
rule-SS-GIFT-5 = Horned falcon (large slot): once a day, before the creature rolls in any hero’s fight, the owner may use it: the creature rolls only one die in this round. Or it is an ordinary falcon that day.
rule-SS-GIFT-6 = Flute (small slot): once a day the owner rolls a hero die. The owner and every hero on the same or an adjacent space gain that much willpower, even those who have ended the day. Hourglass: small slot. A hero who has ended the day cannot use either, and nobody can during a round of a fight.

## Wolves

rule-SS-WOLF-1 = Wolves are not creatures. They may help against any threat. Tamed wolves are no danger to farmers.
rule-SS-WOLF-2 = Whenever a hero’s time marker reaches the wolf symbol, all wolves move 1 space along the arrows at once, even in the middle of a move or a fight.
rule-SS-WOLF-3 = Taming is a fight action: on your own turn, 1 hour per round, not on the turn you arrive. The archer, or a hero with a bow, may tame from an adjacent space.
rule-SS-WOLF-4 = You succeed if your battle value reaches the wolf’s, which is 4 times your strength; equal is enough.
rule-SS-WOLF-5 = If the alpha moves out of reach during the fight, the fight is over; an archer who is still adjacent may continue.
rule-SS-WOLF-6 = The strength that the tamer has at that moment is the strength of each wolf for the rest of the game, whatever happens to the tamer’s strength later.
rule-SS-WOLF-7 = The active hero may end the day at any hour, even before using the first; then they do nothing more that day.
rule-SS-WOLF-8 = The wolves arrive: a die decides on which hour, 1 to 6, the wolf symbol is placed. The alpha is on space 65, the others on 55 and 33. Their paths: 65, 45, 43, 39, 38, 16, 13, 6, 0; 55, 51, 48, 16, 13, 6, 0; 33, 30, 29, 28, 18, 14, 2, 0.
rule-SS-WOLF-9 = Several wolves may be on one space, and nothing stops them but a broken bridge.
rule-SS-WOLF-10 = A wolf that moves onto a space with heroes bites: each of them loses 2 willpower unless they use a shield.
rule-SS-WOLF-11 = Farmers are lost if a wild wolf moves onto their space, or if they are led onto a wild wolf’s space.
rule-SS-WOLF-12 = A wolf that enters space 0 is removed from the game. If it is the alpha, so are the others and the symbol.
rule-SS-WOLF-13 = Fight against the wolves: taming the alpha is a trial of 4 times the tamer’s strength, alone. Nobody joins, and no ally counts; brew, herb, helm, the wizard’s flip and the black die do count.
rule-SS-WOLF-14 = A failed round costs the difference in willpower, as in any fight; a shield prevents it.
rule-SS-WOLF-15 = Friend of the wolves: when the alpha is tamed, the wolves still on the board gather on its space as one pack. An hour moves it up to 4 spaces.
rule-SS-WOLF-16 = On the space of an attacked creature or threat the pack adds the strength that the tamer had when taming the alpha, once for each wolf in it.

## Trials

rule-SS-TRY-1 = A trial is a fight action. You take it on your own turn, but not on the turn you arrive, from where you could fight unless the card says otherwise. It costs 1 hour for each hero and attempt.
rule-SS-TRY-2 = The heroes’ battle value is worked out as in a fight. The trial has a fixed value and rolls no dice; equal is enough.
rule-SS-TRY-3 = Where others may join, it is a fight together without an opponent: everyone pays for failing, and what is won goes to the active hero.
rule-SS-TRY-4 = After a failed attempt the heroes may try again at once, as long as they have hours left.

## Offerings

rule-SS-OFFER-1 = Putting something down for a card is a free action of a hero who is at the place and has not ended the day; the thing is removed from the game.
rule-SS-OFFER-2 = What the group puts together may be put down on any hero’s turn; the things of all heroes count, even of those who have ended the day.

## The end of a day

rule-SS-DAY-1 = When a day ends, Ken Dorr walks, the glow is checked and moves, and Irlok swims; then the bearer of the Star Shield is asked; then come the symbols of the sunrise.

## Hidden persons

rule-SS-HIDE-1 = Everyone sees where somebody may be hidden; each place not yet searched is as likely as the others.
rule-SS-HIDE-2 = A place is searched when a hero’s move ends there, after any fog token, or when a hero looks through a telescope from an adjacent space. If nobody is there, it is crossed off. The last place is certain but must be reached like the others.
rule-SS-HIDE-3 = Someone who is found is on that space from then on. Someone who comes onto the board in another way is no longer hidden.

## How we settle open questions

rule-SS-OPEN-1 = Fires that hit a hero or are put out go back to the supply.
rule-SS-OPEN-2 = First the hour is used: the step is made, or the round is fought to its end. Then the wolves move. If that round tames the alpha, they no longer move.
rule-SS-OPEN-3 = Each time marker that comes forward onto that hour moves the wolves once, even if several do so in one round. A marker that goes to the sunrise box does not come onto the hours in between. A marker that is on the hour when the wolves arrive moves nothing.
rule-SS-OPEN-4 = A hero who enters a wild wolf’s space is not bitten; only a wolf that moves bites. For farmers, passing through counts too.
rule-SS-OPEN-5 = The hourglass works for any hero, wherever they are, but not for one whose time marker is in the sunrise box. Willpower paid for overtime does not come back, and overtime used again is paid again. From hour 3 the marker is back where the day began; that hero has not ended the day.
rule-SS-OPEN-6 = The hourglass is used between actions, even on another hero’s turn, never during a move.
rule-SS-OPEN-7 = A gift without a free slot is put on that hero’s space. Torch and horned falcon both need the large slot, so nobody carries both.
rule-SS-OPEN-8 = The bearer of the Star Shield decides even though their time marker is in the sunrise box. A crossed-out symbol and an ordinary use may fall on one sunrise; symbols are crossed out before the first one.
rule-SS-OPEN-9 = If nobody carries the Star Shield, nobody is asked. It keeps its side when it is put down or handed over.
rule-SS-OPEN-10 = A hero’s willpower may fall to 0 through fire, bite, snow, shot or Irlok. The hero then loses 1 strength if they have more than 1, and their willpower is reset to 3.
rule-SS-OPEN-11 = New strength makes room for a log at once. A log drops the moment it no longer fits, even during a fight; the hero chooses which one if there are several. Logs may be put down and handed over to a hero on whose board they fit.
rule-SS-OPEN-12 = Allies on the space of a trial count as in a fight: against a temple part, Ken Dorr, a fire or rubble. Only taming is done alone.
rule-SS-OPEN-13 = The horned falcon is used by its owner, wherever they are, as long as they have not ended the day.
rule-SS-OPEN-14 = A hero who sees the witch through a telescope has found her: they get the brew, and she is on the space that was searched.
rule-SS-OPEN-15 = The witch and the prince are not farmers. Wolves and creatures do nothing to them, and events for farmers do not concern them. In the castle they add only what their mission says.
rule-SS-OPEN-16 = Once home, the prince is off the board and helps in no fight. With another mission he does not come into the game.
rule-SS-OPEN-17 = A hero may take what is on a space with a creature, a fire, a threat or a wolf, unless its card says otherwise. That goes for lights, herbs, rune stones, the key and the shield too.
rule-SS-OPEN-18 = A threat or a fire that comes to a space takes nothing away and pushes nobody on. A creature placed on a threat’s space stays there.
rule-SS-OPEN-19 = When Ken Dorr is caught, the star moves back as many letters as he had lights; the letters that card E cost you stay lost.
rule-SS-OPEN-20 = Varkur’s figure is never on the board.
rule-SS-OPEN-21 = Dice that decide a place (the red one gives the tens, a hero die the ones) give a space from 11 to 66; several things may be on one space.
rule-SS-OPEN-22 = Playing the flute is not a fight: herb, brew and helm do not help. A wizard who plays it may flip the die.
