# The rules of Chada & Thorn in plain words: one message for each rule of the ledger.

## Components

rule-CT-COMP-1 = 36 large adventure cards in 4 sets: Reefs of the Condemned with 2 introduction cards and 4 stage cards, the other 3 adventures with 2 introduction cards and 8 stage cards each. In all, 8 introduction cards and 28 stage cards.
rule-CT-COMP-2 = 60 playing cards: 3 hero cards of Chada, 3 of Thorn, 6 curse cards, 29 fog cards, 4 allies, 12 objects and 3 special cards (A Castaway, Drukil, Callem).
rule-CT-COMP-3 = 20 willpower and 3 campfires. Willpower drawn in red is lost.
rule-CT-COMP-4 = The figures are Chada, Thorn and the Curse. Stinner is only used when you play alone.
rule-CT-COMP-5 = For two players who play together, ages 10 and up, about 45 minutes.
rule-CT-COMP-6 = Hero cards have a sunny side and a rainy side. The sunny side is the stronger one; the rainy side can do other things, often less freely.
rule-CT-COMP-7 = A hero’s three cards show the hero from the left, from the front and from the right: that is the pile each one starts in.

## Set-up

rule-CT-SETUP-1 = Each player takes one hero and places its 3 hero cards side by side, sunny side up. They are the beginnings of three piles.
rule-CT-SETUP-2 = A random curse card goes under each hero card, passive side up: 6 curse cards, 3 for each player.
rule-CT-SETUP-3 = All 29 fog cards are shuffled face down. They are the reserve.
rule-CT-SETUP-4 = Also needed: 12 objects, 3 special cards (only if a stage asks for them), 20 willpower and 3 campfires.
rule-CT-SETUP-5 = Usually each player has one ally, in the middle pile between the hero card and the curse card.
rule-CT-SETUP-6 = The stages form a row of 4: the first one face up on the left, then two face down, then the last one face up.
rule-CT-SETUP-7 = Adventure 1 has just 2 stages for the middle; only their order is shuffled. Adventures 2 to 4 have 6: two are drawn at random, and the other 4 go back to the box unseen.
rule-CT-SETUP-8 = Chada, Thorn and the Curse start on their own spaces of the first stage.
rule-CT-SETUP-9 = Each hero starts with 2 willpower, in adventure 4 with 3.
rule-CT-SETUP-10 = The number at the top left of the first stage says how many fog cards from the reserve are placed face down above it. They are the draw deck of that stage.
rule-CT-SETUP-11 = In adventure 1 and in the introduction, Chada takes the first turn. In the other adventures you decide together who begins.
rule-CT-SETUP-12 = First read the two introduction cards of the adventure. They explain its new symbols.
rule-CT-SETUP-13 = You can play the adventures in any order. The story runs in the order 1, 2, 3, 4.

## A turn

rule-CT-TURN-1 = The two players take turns, one after the other.
rule-CT-TURN-2 = On your turn you must activate exactly one of your three top cards. Which one is up to you.
rule-CT-TURN-3 = Only a card on top of a pile can be activated.
rule-CT-TURN-4 = A card that has been activated goes to the bottom of its pile, unless its text says otherwise. A defeated opponent is removed from the game.
rule-CT-TURN-5 = An activated hero card is used for exactly one thing: to move, to fight, or for its special ability.
rule-CT-TURN-6 = You cannot choose an action whose price you cannot pay at once, nor one that takes more willpower than your hero has.
rule-CT-TURN-7 = Whether the heroes are neighbours is checked at the start of the turn.
rule-CT-TURN-8 = What a top card lets you do. Hero card: move, fight or special ability. Passive curse card: turn it over; active curse card: choose one of its groups. Object: use it, put it at the bottom or give it away. Ally, special card or fog card: what it says. An opponent can only be activated if it has an ability that you can pay; otherwise it blocks its pile.
rule-CT-TURN-9 = You do not have to activate a curse card. It may stay on top for as long as you like, but it blocks the cards below it.

## Moving

rule-CT-MOVE-1 = A hero card offers several numbers of steps, each with its own price or for free. You choose one and pay its price. More steps cost more.
rule-CT-MOVE-2 = Prices on hero cards: the Curse moves 1 space; this hero card is turned over; you lose 2 willpower; you draw 1 fog card, or 2.
rule-CT-MOVE-3 = The number on a space is how many steps it takes to enter it. Together, the spaces you enter cannot take more steps than you have chosen. You may stop early; steps you do not use are lost.
rule-CT-MOVE-4 = Heroes only move forward, never back, and never the wrong way round a loop. The only exception is being pushed back.
rule-CT-MOVE-5 = Heroes may use solid and dashed paths. Paths can have symbols.
rule-CT-MOVE-6 = A space with the other hero on it is covered. Passing it takes no steps, and nothing shown on it applies to you: no high number, no duty to stop, no loss of willpower.
rule-CT-MOVE-7 = The two heroes cannot be on the same space.
rule-CT-MOVE-8 = You must stop on a stop space even if you have steps left, unless the other hero is already on it.
rule-CT-MOVE-9 = A move is resolved in this order: 1. pay the price on the hero card, or follow the card that moves you; 2. resolve the symbols on the paths you use; 3. resolve the space where you stop; 4. only now place your figure there. If the Curse reaches or passes your figure during steps 1 to 3, the game is lost at once.
rule-CT-MOVE-10 = A special ability, an object, a fog card or an ally can also move a hero. Then the text of that card takes the place of the first step, the price.
rule-CT-MOVE-11 = Symbols on a space only apply to a hero who stops there. Symbols on a path apply to a hero who uses it.

## The Curse

rule-CT-CPAWN-1 = The Curse always follows the solid line, the shortest way, space by space.
rule-CT-CPAWN-2 = Nothing shown on spaces and paths applies to the Curse.
rule-CT-CPAWN-3 = If the Curse reaches or passes a hero, you lose at once.
rule-CT-CPAWN-4 = Some symbols and cards move the Curse back.

## Curse cards

rule-CT-CURSE-1 = There is one curse card in each pile, passive at first. Curse cards are not fog cards, they can never be defeated, and they never change piles.
rule-CT-CURSE-2 = If you activate a passive curse card, turn it to its active side and put it at the bottom of its pile. That is your whole turn.
rule-CT-CURSE-3 = If you activate an active curse card, choose one of its groups of symbols, resolve it and put the card at the bottom of its pile.
rule-CT-CURSE-4 = The symbols mean: draw 1 fog card and put it under the active pile, below the curse card; lose 1 willpower; the Curse moves 1 space along the solid line. A group can have one symbol or several.
rule-CT-CURSE-5 = The six curse cards are all different. On some of them there are three groups, and the middle one draws fog.
rule-CT-CURSE-6 = You cannot choose a group that you cannot pay, for instance one that takes willpower when your hero has 0.

## Fighting

rule-CT-FIGHT-1 = You fight with a hero card, or another card with blue strength, on top of one pile. With it you defeat an opponent on top of one of your two other piles if your strength is at least as high as its red strength.
rule-CT-FIGHT-2 = There are no dice, and willpower adds nothing to your strength.
rule-CT-FIGHT-3 = For a victory you get the willpower shown below the opponent’s strength. The opponent is removed from the game. The card you fought with goes to the bottom of its pile; objects have a rule of their own.
rule-CT-FIGHT-4 = Opponents come into the game as fog cards, or as special cards.
rule-CT-FIGHT-5 = If the heroes are neighbours, you may defeat an opponent on top of one of the other player’s piles instead. You get the reward.
rule-CT-FIGHT-6 = If the heroes are neighbours, you may ask the other player to fight together with you. They must also activate a top card with strength. Add the two values. You share out the reward as you like, and each card goes to the bottom of its own pile.
rule-CT-FIGHT-7 = An opponent that is not defeated stays on top of its pile and blocks it.
rule-CT-FIGHT-8 = Some opponents have an ability that you may activate on your turn instead of fighting. There is no reward for it, even if the card is removed from the game.
rule-CT-FIGHT-9 = If all three of your piles are blocked at the start of your turn, and you can neither activate a card nor defeat an opponent, you both lose.

## Special abilities

rule-CT-ABIL-1 = The third use of a hero card: follow the text at its bottom, then put the card at the bottom of its pile.
rule-CT-ABIL-2 = Chada’s three abilities: take arrows or Mhare’s amulet; take arrows; move 1 space whatever its number, or gain 1 willpower.
rule-CT-ABIL-3 = Thorn’s three abilities: move 1 space whatever its number; take Orweyn’s hammer; gain 2 willpower.
rule-CT-ABIL-4 = When Thorn gains 2 willpower with his ability, that card is turned to its rainy side.
rule-CT-ABIL-5 = The hero cards say which ability belongs to which card, and what the rainy sides can do.

## Neighbours

rule-CT-NEAR-1 = Two spaces are neighbours if a single path joins them, solid or dashed, long or short, with or without symbols, with no other space in between. They may be on two different stages.
rule-CT-NEAR-2 = What counts is where the heroes are at the start of the turn.
rule-CT-NEAR-3 = Neighbours may fight each other’s opponents, fight together and give each other any amount of willpower, even if it is not needed at once. Giving the other an object from the top of a pile is an action.

## Fog cards

rule-CT-FOG-1 = Most fog cards are bad for you when you activate them. Some are opponents, and some help or move a hero.
rule-CT-FOG-2 = Fog cards are drawn one by one from the draw deck of the stage and go under the active pile in that order, below the activated card.
rule-CT-FOG-3 = If you have to draw a fog card and the draw deck is empty, you both lose at once.
rule-CT-FOG-4 = If the heroes are on different stages there are two draw decks. Each hero draws from the deck of the stage they are on.

## Objects

rule-CT-OBJ-1 = Most objects come from the special ability of a hero, some from symbols on stages.
rule-CT-OBJ-2 = An object you receive goes under the active pile, below the activated card. You can only use it when it is on top.
rule-CT-OBJ-3 = After use, an object is removed from the game unless its text says otherwise.
rule-CT-OBJ-4 = As your action you may put an object from the top to the bottom of its pile without using it.
rule-CT-OBJ-5 = If the heroes are neighbours, as your action you may give an object from the top of a pile to the other player, who puts it under any one of their piles.
rule-CT-OBJ-6 = There are only so many objects of each kind. If none is left, you cannot get one.
rule-CT-OBJ-7 = The objects are arrows (strength 9), Orweyn’s hammer (strong enough for 4 and far more), Hadria’s hourglass, the storm shield, Mhare’s amulet and the wineskin. Storm shield and wineskin move a hero; the +N of the Curse does not apply to the storm shield.

## Allies

rule-CT-ALLY-1 = There are 4 allies. Two of them are Grenolin the bard and Merrik, who moves a hero without the +N of the Curse.
rule-CT-ALLY-2 = Usually each player gets one ally at random. It is face up and second in the middle pile: hero card, ally, curse card.
rule-CT-ALLY-3 = For the first game we suggest Grenolin for Chada and Merrik for Thorn.
rule-CT-ALLY-4 = Allies make the game easier: play with 0, 1, 2 (as usual), 3 or 4 of them. With 3 or 4 you choose the piles, with at most one ally in each. You may also choose the allies instead of drawing them, and one player may have none.

## Stages

rule-CT-STAGE-1 = A red stop space ends each stage. A hero who reaches it must stop there, whatever steps are left.
rule-CT-STAGE-2 = Then the next stage is revealed, and as many fog cards from the reserve as its number says are placed face down above it. It also shows whether a special card comes into play.
rule-CT-STAGE-3 = When both heroes have left a stage, its remaining fog cards go on top of the draw deck of the current stage.
rule-CT-STAGE-4 = Stage bonus: if at least 1 fog card was left, 1 more card from the reserve goes onto that deck.

## Symbols of the stages

rule-CT-SYM-1 = The start spaces of Chada and Thorn.
rule-CT-SYM-2 = The target space of each hero.
rule-CT-SYM-3 = The start space of the Curse.
rule-CT-SYM-4 = A hero who stops here gains 1 willpower.
rule-CT-SYM-5 = A hero who stops here, or uses this path, loses 1 willpower.
rule-CT-SYM-6 = A hero who stops here takes Hadria’s hourglass; it goes under the active pile.
rule-CT-SYM-7 = A hero who stops here takes arrows; they go under the active pile.
rule-CT-SYM-8 = A hero who stops here, or uses this path, draws 1 fog card (or 2), which goes under the active pile.
rule-CT-SYM-9 = A hero who stops here, or uses this path, puts the top card of the reserve on the draw deck.
rule-CT-SYM-10 = A hero who stops here moves the Curse 1 space.
rule-CT-SYM-11 = A hero who stops here must turn one of their passive curse cards to its active side.
rule-CT-SYM-12 = A hero who uses this path moves the Curse as many spaces along the solid line as the path shows.
rule-CT-SYM-13 = A hero who stops here moves the Curse back 1 space.
rule-CT-SYM-14 = While the Curse is on this space, every space takes heroes that many extra steps: with +1, a space of 1 takes 2; with +3, it takes 4. This does not apply to a move by special ability, storm shield or Merrik.
rule-CT-SYM-15 = You may only stop here with strength 4 or more at the start of your turn. Only the number on the activated hero card counts; the other hero cannot add anything.
rule-CT-SYM-16 = Rock: if a hero stops here, the other one goes back 1 space. Nothing on the path or the space applies. If there are several ways back, that hero chooses, but never a path reserved for the partner. Landing on the Curse loses the game.
rule-CT-SYM-17 = Rain: the hero card you used is turned to its rainy side. This does not apply if you moved without a hero card, or if it is rainy already.
rule-CT-SYM-18 = Only the hero shown may use this path.
rule-CT-SYM-19 = A hero with Drukil as a bear in any pile cannot use this path.
rule-CT-SYM-20 = As long as Callem has not been defeated for good, you cannot win. A hero with Callem anywhere in a pile cannot enter the target space.
rule-CT-SYM-21 = A hero who stops here takes A Castaway, turned over at once, so that Leam (strength 1) is face up; the card goes under the active pile.
rule-CT-SYM-22 = A hero who stops here puts A Castaway under the active pile, with Leam face up.
rule-CT-SYM-23 = A hero who stops here puts Drukil under the active pile, with the tanner face up.
rule-CT-SYM-24 = A hero who stops here puts Callem the renegade under the active pile, first side up.

## Special cards

rule-CT-SPEC-1 = Drukil, the tanner: you may put 1 card from the reserve on the draw deck. Then he is turned to the bear and goes to the bottom of the pile.
rule-CT-SPEC-2 = Drukil, the bear: defeat him with strength 8 or more, or move the Curse 2 spaces. Either way he is turned to the tanner and goes to the bottom of the pile; and so on, again and again.
rule-CT-SPEC-3 = Callem, first side: defeat him with strength 16 or more, or move the Curse 3 spaces. Either way the card is turned over and goes to the bottom of the pile.
rule-CT-SPEC-4 = Callem, second side: with strength 13 or more he is defeated for good and removed from the game. Otherwise move the Curse 2 spaces or lose 2 willpower; then the card is turned to the first side (16 again) and goes to the bottom of the pile.
rule-CT-SPEC-5 = Leam, on the second side of A Castaway, has strength 1. Rule CT-CARD-6 says what else he can do.
rule-CT-SPEC-6 = Leam is met on the cliffs of the first adventure, Drukil in the wood of adventure 3, Callem in the mountains of adventure 4.

## How an adventure ends

rule-CT-END-1 = You win when both heroes are on their own target spaces and, where Callem bars the way, he has been defeated for good.
rule-CT-END-2 = You lose if the Curse reaches or passes a hero.
rule-CT-END-3 = You lose if one hero is on the target space and the other does not arrive within their next four turns.
rule-CT-END-4 = You lose if a fog card must be drawn and the draw deck is empty.
rule-CT-END-5 = You lose if all three piles of a player are blocked at the start of that player’s turn.
rule-CT-END-6 = The first hero on the target space takes 3 campfires. On each of their later turns they pass and put one out. If they have to pass and no campfire is left, you lose.
rule-CT-END-7 = After a defeat you may play the same stages again, now all face up, or draw two new ones for the middle.

## The introduction

rule-CT-INTRO-1 = The introduction has a map of its own. Each player has one hero card, sunny side up, with a passive curse card under it: a pile of 2 cards. Grenolin waits beside the map. Each hero starts with 1 willpower.
rule-CT-INTRO-2 = Heroes can only move. There is no fog, no fighting and no special ability. The middle group of an active curse card cannot be chosen.
rule-CT-INTRO-3 = There is only one pile, so its top card must be activated.
rule-CT-INTRO-4 = On the map are a space with a high number, a space that brings Grenolin along, a space of 1 step that costs 1 willpower and a stop space that also costs willpower. There are several ways, and a target space for each hero.
rule-CT-INTRO-5 = Chada begins, then Thorn follows. You lose if the Curse reaches or passes a hero, or when the campfires are used up.

## Maps

rule-CT-MAP-1 = Each stage is entered from the left, the first one at its start spaces. It ends on the right at the red stop space, the last one at the two target spaces. Any middle stages of an adventure fit together in any order.
rule-CT-MAP-2 = The spaces of the solid line are numbered through all four stages. Dashed branches leave the line and come back to it, always forward; none is shorter than the line. From every space each hero has a way on, with or without the bear.
rule-CT-MAP-3 = A number on a space is the steps it takes. Symbols on a space apply if you stop there, symbols on a path if you use it.
rule-CT-MAP-4 = A stage has 2 to 4 fog cards. Four stages, their bonuses and all cards added by symbols never need more than 29.
rule-CT-MAP-5 = Special symbols are only where their card belongs: the castaway in adventure 1, Leam in 2, Drukil and bear paths in 3, Callem in 4. Spaces with +N are in adventures 2 to 4, strength gates in 4.
rule-CT-MAP-6 = A space on a branch counts as the space of the line just before the first point where the branch can come back to it. The Curse has caught a hero when it has come that far, or further. Both target spaces count as the one after the last space of the line.
rule-CT-MAP-7 = Maps differ in kind. No branch is worse in every way than another one. On Rope Bridges the heroes must part.

## Cards

rule-CT-CARD-1 = Hero cards, with their sunny and rainy strength. Chada: On the lookout (4, 2), Bow drawn (5, 3), Light of foot (3, 2). Thorn: Sword raised (7, 5), On the march (6, 4), By the fire (5, 3). They are for the left, the middle and the right pile. Each has a way to bring back the sun.
rule-CT-CARD-2 = The active side of each of the six curse cards has two or three groups; at least one of them takes no willpower.
rule-CT-CARD-3 = The 29 fog cards are 18 opponents (4 gors, 3 flying gors, 3 north skrals, 2 wardraks, 2 nameless sailors, 2 trolls, 2 mist wraiths), 7 hazards and 4 mixed cards.
rule-CT-CARD-4 = There are 12 objects. Arrows, 4 times: strength 9. Orweyn’s hammer, twice: strength 10; afterwards it is removed from the game, or you keep it for 1 willpower. Hadria’s hourglass, twice: the Curse goes 2 spaces back, or two cards from the reserve go onto the draw deck. Mhare’s amulet: calm up to two curse cards, or gain 2 willpower. The storm shield: a stride of 2 that ignores paths. The wineskin, twice: 3 steps.
rule-CT-CARD-5 = Allies: Grenolin gives 2 willpower, or turns to sunny up to three hero cards and gives 1 willpower. Merrik gives 3 steps without the +N. Runa fights with strength 9, or gives 1 willpower. Ketil calms a curse card, or puts a card from the reserve on the draw deck. An ally who has helped rests beside the maps. When their hero next stops on a red stop space, or enters a stage without having stopped on one, the ally goes under the active pile, below everything else.
rule-CT-CARD-6 = Leam fights on your side with strength 1 and then goes to the bottom of his pile. Once, he can be spent on a stride of 1 that ignores paths; then he is removed from the game.
rule-CT-CARD-7 = The effects of a card are resolved in the order in which they are written, each one completely. Then the card goes to the bottom of its pile, is removed from the game, is turned over and goes to the bottom, or, if it is an ally, rests.
rule-CT-CARD-8 = You can only choose a use if you can bear its losses. It may ask for willpower, a passive curse card to wake, a sunny hero card to turn, a space to go back to, or an object that is still there. A gain may have no effect.
rule-CT-CARD-9 = Steps are counted by the numbers on the spaces. A stride counts spaces, whatever their numbers and the +N: you move up to that many. A space held by the other hero is passed and not counted, and stop spaces end a stride. Symbols on paths and on the last space apply. A card that ignores paths ignores their symbols, but a closed path stays closed.
rule-CT-CARD-10 = If hero cards are turned, or curse cards are calmed (made passive) or woken (made active), you choose among the cards of your own piles, wherever they are.
rule-CT-CARD-11 = A card that sends you back moves your hero as a rock would: nothing on the way applies.

## Alone

rule-CT-SOLO-1 = Stinner, warrior of the Misty Isles, has three hero cards. Each has a sunny and a rainy strength: Harpoon ready (left, 7, 5), Before the mast (middle, 6, 4), Sea legs (right, 4, 3). There is one curse card in the left pile, one in the middle and two in the right. He has 3 willpower, in adventure 4 he has 4. He starts on Chada’s space and wins on either target space; in adventure 4 Callem must have been defeated for good.
rule-CT-SOLO-2 = Stinner may fight with the top cards of two piles together against an opponent on top of the third.
rule-CT-SOLO-3 = The three campfires are Stinner’s. On his turn, as an extra, he may use one up. With it he rests (1 willpower, and one hero card to sunny) or puts the top card of a pile at its bottom. He may use any number of them in one turn.
rule-CT-SOLO-4 = Paths reserved for one hero are open to Stinner. A rock moves the Curse 1 space instead of pushing anyone back. Nothing that needs neighbours is used. He may have 0 to 3 allies, one in each pile; usually there is one, in the middle. In adventure 1 there are usually two, in piles that you choose.
rule-CT-SOLO-5 = All other rules apply. Stinner cannot lose by campfires. The introduction is not played alone.

## How we settle open questions

rule-CT-OPEN-1 = When one hero has arrived, the other one has 4 more turns: 3 campfires burn down, and the game is lost when the first hero has to pass without one.
rule-CT-OPEN-2 = On a branch you are caught when the Curse is level with the end of your branch (CT-MAP-6).
rule-CT-OPEN-3 = A red stop space that is held by the other hero is passed like any covered space.
rule-CT-OPEN-4 = Symbols on a path still apply if the space beside it is covered. Only the space is covered.
rule-CT-OPEN-5 = A hero who is pushed back skips the space where the active hero stops and goes one further. The space that the active hero leaves is free. If there is nowhere left to go, the hero stays.
rule-CT-OPEN-6 = A symbol has no effect if there is no passive curse card to turn, or if the object or special card is no longer there.
rule-CT-OPEN-7 = You cannot stop at a strength gate if you move without a hero card. A special ability counts as its hero card.
rule-CT-OPEN-8 = For symbols on the way to the next stage you draw from the deck of the stage where your figure still is.
rule-CT-OPEN-9 = If the 20 willpower or the 29 fog cards run out, you only get what is left. A bonus or a card from the reserve has no effect then.
rule-CT-OPEN-10 = A hero on the target space has arrived. The Curse can still catch them, but no rock moves them, and they have no neighbour: they give no willpower and join no fight. If Callem is not defeated for good by then, you can no longer win.
rule-CT-OPEN-11 = Leam’s strength is on your side.
rule-CT-OPEN-12 = An object used in a fight is removed from the game unless its text says otherwise, even if you fight together.
rule-CT-OPEN-13 = You cannot take a way that costs more willpower than your hero has after paying the price, not even over a stop space.
rule-CT-OPEN-14 = You may choose steps and stay where you are. You pay the price, the card goes to the bottom, and the symbols of your space do not apply again.
rule-CT-OPEN-15 = For a strength gate, the side of the hero card at the start of the turn counts, even if the price turns it over.
rule-CT-OPEN-16 = If a hero already has a special card, or Grenolin in the introduction, or it has been removed from the game, its symbol has no effect for either hero.
rule-CT-OPEN-17 = A stage that the heroes have left together stays closed. A hero pushed back to it draws from the deck of the next stage, and there is no second bonus.
rule-CT-OPEN-18 = For the +N, what counts is where the Curse is after you have paid the price. If it moves on the way, that counts from the next move on.
rule-CT-OPEN-19 = The introduction uses Bow drawn and On the march, and the curse cards 1 and 2. Heroes cover each other there, but they do not give each other anything or fight.
rule-CT-OPEN-20 = You are blocked if none of your top cards can be activated in any way, not even to fight for a neighbour or together. Willpower that a neighbour could give you counts as yours for this.
rule-CT-OPEN-21 = Both players may look through all piles at any time. The draw decks and the reserve are hidden, and so is the active side of a curse card until it is turned over for the first time.
rule-CT-OPEN-22 = Neighbours give willpower at the start of a turn, before a card is activated. The giver decides. Nothing is given later in the turn.
rule-CT-OPEN-23 = Only objects can be put at the bottom without being used, not allies, Leam or fog cards. But you need not activate any particular top card.
rule-CT-OPEN-24 = A hero cannot enter the other hero’s target space.
rule-CT-OPEN-25 = At the start there is at most one ally in each pile. An ally who comes back joins the active pile, even if another ally is in it.
rule-CT-OPEN-26 = You may choose something that loses the game at once, such as drawing from an empty deck.
rule-CT-OPEN-27 = Special cards give no reward. If the neighbour defeats them, they stay in the pile where they are.
rule-CT-OPEN-28 = If the other hero declines to fight together, they are not asked again against that opponent in this turn, but they can be asked against another one. If nothing else can be done, they cannot decline.
rule-CT-OPEN-29 = When a hero goes back, only the path they go back along counts. They can come to a space that only the other hero could enter from its other side.
rule-CT-OPEN-30 = A bear path can be gone back along, even with the bear in one’s piles. Its symbols do not count.
