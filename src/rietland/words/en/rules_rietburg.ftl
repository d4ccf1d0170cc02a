# The rules of The Liberation of Rietburg in plain words: one message for each rule of the ledger.

## Components

rule-RB-COMP-1 = For 2 to 4 heroes, ages 10 and up, about 40 minutes; everyone plays together.
rule-RB-COMP-2 = 1 board with six locations numbered 1 to 6 and places for the card piles: the dragon space for the narrator pile, another for the allies.
rule-RB-COMP-3 = 120 cards: 53 encounter, 8 ally, 22 narrator, 16 mission, 2 reference and 19 hero cards.
rule-RB-COMP-4 = The encounter cards are 45 creatures, 11 of them on a red background for experienced players, and 8 objects. All have the same back; the colour of the frame tells front from back.
rule-RB-COMP-5 = Hero cards: Chada 3, Thorn 3, Orfen 4, Kram 3, Eara 3, Kheela 3, which makes 19.
rule-RB-COMP-6 = 16 quivers with values from 2 to 9: one 2, two 3, three 4, three 5, three 6, two 7, one 8 and one 9. They add up to 84; the average is 5.25.
rule-RB-COMP-7 = 18 willpower, 1 axe token (sides +4 and +1), 6 grimoires, 1 Water Spirit token with two sides and 6 hero pawns.
rule-RB-COMP-8 = Colours and roles: Chada, archer, green; Thorn, warrior, blue; Orfen, wolf warrior, grey; Kram, dwarf, yellow; Eara, sorceress, purple; Kheela, guardian, white.

## Set-up

rule-RB-SETUP-1 = Each player takes a hero, whose pawn starts at the House of Tor (location 6).
rule-RB-SETUP-2 = First game: with 2 players, Chada and Thorn; with 3, Orfen as well; with 4, Kram too. Eara and Kheela are recommended from the second game on.
rule-RB-SETUP-3 = Each player takes their hero’s cards in hand: 3, or 4 for Orfen.
rule-RB-SETUP-4 = Kram has his axe with the +4 side up. Eara has 6 open grimoires. Kheela has the Water Spirit in front of her; it does not matter which side is up until she sends it.
rule-RB-SETUP-5 = Heroes that are not played stay in the box, with their cards and tokens.
rule-RB-SETUP-6 = For the first game the 11 red creatures are taken out, which leaves 42 encounter cards. They are added after the first win. The encounter cards are shuffled into a deck.
rule-RB-SETUP-7 = The 16 missions are shuffled, and 6 are placed face down, one at each location. The other 10 stay in the box; replacement missions come from there.
rule-RB-SETUP-8 = 1 encounter card is placed face down on each mission: 6 cards.
rule-RB-SETUP-9 = 2 narrator cards for each hero (4, 6 or 8 cards with 2, 3 or 4 heroes) are revealed and resolved one after the other.
rule-RB-SETUP-10 = For a simpler game, the red box at the bottom of narrator cards is ignored, during set-up and in play.
rule-RB-SETUP-11 = Narrator pile: 10 more cards, face down, on the dragon space. The rest stays in the box (8, 6 or 4 cards with 2, 3 or 4 heroes); narrator cards gained later come from there.
rule-RB-SETUP-12 = The 8 allies are shuffled and placed face down on their space; the 16 quivers, face down, and the 18 willpower go in the middle of the board.
rule-RB-SETUP-13 = The first player at the table begins; then you play clockwise. If you cannot agree, the player whose turn it is decides.

## A turn

rule-RB-TURN-1 = On your turn you must do exactly one thing: play a card from your hand and use it, or recover.
rule-RB-TURN-2 = In addition you may take as many free actions as you like, before, in between or after, even in the middle of your movements.
rule-RB-TURN-3 = Playing a hero card: place it face up in front of you and choose one of its three options (separated by “or”). An option has one or two symbols; if there are two, their order is up to you.
rule-RB-TURN-4 = Playing an ally card: place it face up in front of you. Its effect is optional, so you may play it just to put off recovering.
rule-RB-TURN-5 = Playing an object card: it goes face up to the gallery. An object is used only once.
rule-RB-TURN-6 = If there are several things you can do, their order is up to you; you may even use a reward between two symbols.
rule-RB-TURN-7 = You play only one card on your turn. So an object picked up after you played a card cannot be played in the same turn.

## Recovering and the narrator

rule-RB-NARR-1 = You may recover on any of your turns, even with cards in hand; you must if you cannot play any card.
rule-RB-NARR-2 = First the top card of the narrator pile is revealed and resolved; then you take back all the hero and ally cards you have played. Eara also opens all her grimoires again.
rule-RB-NARR-3 = A narrator card names two places, the upper one first, then the lower. For each, an encounter card is drawn and placed there, face up or face down as shown. Usually it is 1 card for a place, sometimes 2, one after the other.
rule-RB-NARR-4 = The symbols mean: face up at the numbered location; face down at the numbered location; face up at the location of the hero who recovers; face down at the location of that hero.
rule-RB-NARR-5 = New cards go on top of the cards already there.
rule-RB-NARR-6 = Some cards have a red box in their lower half; in the simplified game it is ignored.
rule-RB-NARR-7 = A narrator card that has been resolved goes to the box.
rule-RB-NARR-8 = Most narrator cards bring two new cards, sometimes three.

## Free acts

rule-RB-FREE-1 = Taking an object: if the top card at your location is a face-up object, you may take it in hand, even in passing. If you have not played a card this turn, it may be the one you play.
rule-RB-FREE-2 = Giving: the hero whose turn it is and another hero at the same location may give each other, both ways, ally and object cards they still have in hand. Never willpower, quivers, the axe, grimoires, the Water Spirit or hero cards.
rule-RB-FREE-3 = Revealing a mission: at a location without any encounter card, face up or face down, you may turn the mission face up, even in passing.
rule-RB-FREE-4 = Completing a mission: the hero whose turn it is is at the location, no encounter card is left there, and the condition is met; then the mission goes face up beside the gallery. This is possible even in passing.

## Missions

rule-RB-MISSION-1 = 6 missions are in play; you must complete 4 of them.
rule-RB-MISSION-2 = A blue box at the top left of a mission is resolved as soon as the mission is revealed, no matter how that happens.
rule-RB-MISSION-3 = New encounter cards can cover a mission that was revealed; to be completed, it must be clear.
rule-RB-MISSION-4 = Eara’s symbol reveals a covered mission anywhere; the encounter cards are put back on it as they were, in the same order and with the same side up.
rule-RB-MISSION-5 = “Providence”: count the creatures and objects in the gallery, then the encounter cards and missions still at the locations. The first number must be greater.
rule-RB-MISSION-6 = “Jrain, King of the Flying Gors”: 4 defeated flying gors leave the gallery and go to the box.
rule-RB-MISSION-7 = Some missions ask for gold from the gallery. Some effects replace a mission with another from the box.
rule-RB-MISSION-8 = Among other things, the missions ask you to calm the Fire Spirit, light the Flame of Hadria, free prisoners from the dungeon or obey the old skral sorcerer.
rule-RB-MISSION-9 = Few missions can be completed as soon as they are revealed; most need preparation.

## Fighting

rule-RB-COMBAT-1 = You can fight only a face-up creature that is the top card of its location, and your hero must be there. Exceptions: the Brotherhood Shield and Eara’s grimoire of strength 3 (with the green halo) also reach another location.
rule-RB-COMBAT-2 = If the hero’s strength (blue) is at least the creature’s (red), the creature is defeated. There are no dice, and there is no partial damage.
rule-RB-COMBAT-3 = Each willpower you spend adds 1 strength; spent willpower goes back to the board. Chada cannot use any.
rule-RB-COMBAT-4 = A defeated creature goes face up to the gallery, and the hero whose turn it is gets the printed reward, which may be refused. Calrai and Shan have a burden that cannot be avoided.
rule-RB-COMBAT-5 = Flying gor: its strength is the number of locations whose top card is a face-up creature, its own included (1 to 6).
rule-RB-COMBAT-6 = Skeleton warrior: to defeat it, you must also remove 1 gold from the gallery.
rule-RB-COMBAT-7 = Troll: the reward is the top card of the ally pile. Wardrak: strength 5; reward: reveal the top card of any location if it is face down. Hagrod: the reward is one extra narrator card for the pile.
rule-RB-COMBAT-8 = Possible rewards: revealing an encounter card; an ally; an object; gold (the trophy itself); one extra narrator card; removing another card or defeating another creature without a fight.
rule-RB-COMBAT-9 = Together: on your turn you may invite heroes who are at the same location as you and the creature. Everyone in the fight plays a hero card; invited heroes do so out of turn. Strengths add up, and willpower is allowed.
rule-RB-COMBAT-10 = An invited hero brings only strength and willpower; the other symbols on the card are ignored. Kram may use his axe.
rule-RB-COMBAT-11 = Instead of a hero card, each hero in the fight may use Veest, Triest or the Brotherhood Shield. Willpower cannot be added to these.
rule-RB-COMBAT-12 = The reward goes to the hero whose turn it is, who may then give an object or an ally they won to a hero at the same location.

## What the heroes can do

rule-RB-HERO-CHADA-1 = One of Chada’s three cards has a printed strength; the other two have quiver symbols, one card a single symbol, the other two.
rule-RB-HERO-CHADA-2 = Fighting with a quiver symbol takes a quiver, one for each symbol. With two symbols Chada uses one or two quivers, and their values add up.
rule-RB-HERO-CHADA-3 = Gaining a quiver: Chada draws one face-down quiver from the supply and places it face up in front of her.
rule-RB-HERO-CHADA-4 = Used quivers go to the box. When the supply is empty, all those in the box are shuffled and go back to the supply, face down.
rule-RB-HERO-KRAM-1 = Kram’s sharp axe adds 4 once; then it is flipped. Blunt, it adds 1 each time he plays a hero card to fight. For 2 gold from the gallery he may have it sharpened at any time: it is back to +4.
rule-RB-HERO-KHEELA-1 = Two of Kheela’s cards have the Water Spirit symbol: she puts the token beside any location, or flips it, or both.
rule-RB-HERO-KHEELA-2 = One side of the Water Spirit: when Kheela herself fights there, the strength printed on her hero card is doubled, even when heroes fight together. Willpower she adds is not doubled.
rule-RB-HERO-KHEELA-3 = The other side of the Water Spirit: every hero who fights there gets 2 strength; when heroes fight together, each of them does.
rule-RB-HERO-KHEELA-4 = The Water Spirit helps only heroes who play a hero card; it strengthens neither allies nor objects nor grimoires. The token stays where it is after the fight.
rule-RB-HERO-EARA-1 = Eara’s cards have no strength but grimoire symbols: two cards have two, one card has one.
rule-RB-HERO-EARA-2 = Eara has 6 grimoires: 4 give strength, 1 gives a movement, 1 reveals the top encounter card of any location. The one of strength 3, with the green halo, also works at another location, even when heroes fight together there. A used grimoire is flipped; all open again when she recovers.
rule-RB-HERO-EARA-3 = With two symbols on a card, Eara combines any two grimoires: adding two strengths, revealing a card and then fighting, moving and then fighting.
rule-RB-HERO-EARA-4 = When she fights from another location, the Water Spirit does not help her.
rule-RB-HERO-ORFEN-1 = Orfen has four cards; one of his options is 1 movement and strength 5.

## Symbols of hero cards

rule-RB-SYM-1 = Strength (everyone but Eara): fight with this strength, plus as much willpower as you like; no willpower for Chada.
rule-RB-SYM-2 = Strength of a quiver (Chada): fight with the value of a quiver.
rule-RB-SYM-3 = Willpower: take 1 willpower.
rule-RB-SYM-4 = Draw a quiver (Chada): draw 1 quiver.
rule-RB-SYM-5 = Movements: as many as the number says. Each one takes you to any location, or brings another hero who is willing to your location.
rule-RB-SYM-6 = Reveal 1 or 2 cards: turn 1 or 2 encounter cards face up that are face down on top of any location; two must be at two different locations.
rule-RB-SYM-7 = Reveal a mission (Eara): reveal a mission anywhere, even a covered one; the encounter cards are put back on it as they were.
rule-RB-SYM-8 = Remove (Thorn): put an encounter card that is face down on top of any location in the box without looking at it. It is not a trophy.
rule-RB-SYM-9 = Flip (Chada): flip the top encounter card of any location, whether it is face up or face down.
rule-RB-SYM-10 = Swap (Kheela): swap two face-up creatures that are the top cards of two locations.
rule-RB-SYM-11 = Take back (Eara): take back one of the hero or ally cards you have played, or let another hero take back one of theirs.
rule-RB-SYM-12 = Move a card (Kram): move an encounter card that is face down on top from one location to another.
rule-RB-SYM-13 = Lure a creature (Orfen): bring a face-up creature that is the top card of another location to Orfen’s location.
rule-RB-SYM-14 = Lure a face-down card (Kheela): bring an encounter card that is face down on top of another location to Kheela’s location.
rule-RB-SYM-15 = Grimoire (Eara): use an open grimoire.
rule-RB-SYM-16 = Water Spirit (Kheela): put the Water Spirit beside any location, or flip it, or both.

## Gallery and gold

rule-RB-GALLERY-1 = First row: gors, gorlots, white skrals, and the telescope and the bone twigs once they are used. Each of these cards has a coin at the top left: 1 gold for the whole group.
rule-RB-GALLERY-2 = Second row: flying gors. Third row: all other creatures and used objects.
rule-RB-GALLERY-3 = Spending 1 gold means moving such a card from the gallery to the box; so it no longer counts for Providence.
rule-RB-GALLERY-4 = Gold is used for the skeleton warrior (1), for sharpening the axe (2), and for some allies, objects and missions.

## How the game ends

rule-RB-END-1 = Won: as soon as 4 missions are completed.
rule-RB-END-2 = Lost: a narrator card must be revealed and the pile is empty. Revealing the last card does not lose the game yet.
rule-RB-END-3 = Lost: an encounter card must be drawn and the deck is empty.
rule-RB-END-4 = Hagrod’s reward and Hadria’s Hourglass add a narrator card from the box to the pile: a little more time.
rule-RB-END-5 = To compare your games: count the narrator cards left in the pile after a win. More is better.

## Difficulty

rule-RB-DIFF-1 = The red creatures are left out (first game), or included.
rule-RB-DIFF-2 = The red boxes of narrator cards are ignored, or resolved.
rule-RB-DIFF-3 = The narrator pile has 11 cards (easier), 10 (normal) or 9 (harder).
rule-RB-DIFF-4 = Harder still: an ally may be played only if its effect is used.

## How open questions are played here

rule-RB-OPEN-1 = The Water Spirit does not strengthen what comes from grimoires. The variant “the Water Spirit helps grimoires” allows it, but never from another location.
rule-RB-OPEN-2 = During set-up, “the hero’s location” means location 6, because all heroes are there.
rule-RB-OPEN-3 = If none of the 18 willpower is left in the supply, none is gained.
rule-RB-OPEN-4 = If the pile of 8 allies is empty, there is no ally to gain.
rule-RB-OPEN-5 = Kram may choose not to use the +4 of his axe, to keep it; then it adds nothing in that fight.
rule-RB-OPEN-6 = A played card allows only one fight; so two grimoires cannot be used for two separate fights in the same turn.
rule-RB-OPEN-7 = Each card with a coin is worth exactly 1 gold.
rule-RB-OPEN-8 = Skeleton warrior: you must match or beat its strength and pay the gold as well.
rule-RB-OPEN-9 = When Kheela lures a face-down card, it may be any encounter card that is face down on top, even if it turns out to be an object.
rule-RB-OPEN-10 = A face-up object is an encounter card: until a hero takes it, the mission below can be neither revealed as a free action nor completed.
rule-RB-OPEN-11 = A narrator card you gain goes under the pile.
rule-RB-OPEN-12 = If no narrator card is left in the box when you should gain one, nothing happens.
rule-RB-OPEN-13 = A hero you want to bring may refuse: that costs no movement, and they are not asked again while this symbol is used. If one player plays both heroes, no one is asked.
rule-RB-OPEN-14 = A symbol that was begun is finished first: no other symbol between two movements, or between the two cards of one “reveal”. Only free actions may come in between.
rule-RB-OPEN-15 = Until you strike, strength is only offered. Breaking off a fight costs nothing, but the same card does not let you begin it again at that location before you have used another symbol.
rule-RB-OPEN-16 = You may invite heroes who are at the creature’s location, or who have a card that reaches it (grimoire of strength 3, Brotherhood Shield). The option they play must have strength, a quiver or a grimoire.
rule-RB-OPEN-17 = A creature defeated without a fight, by a card or a reward, goes to the gallery and its gold counts, but it gives no reward. The gold for a skeleton warrior and the burdens of Calrai and Shan cannot be avoided in this way.
rule-RB-OPEN-18 = You can never take back the very card whose symbol you are using.
rule-RB-OPEN-19 = In one variant an ally is played only for its effect. An ally whose effect was not used in the end then goes back to the hand and cannot be played again this turn.
rule-RB-OPEN-20 = Eara may add willpower to her grimoires, even from another location: only Chada cannot, and only Veest, Triest and the Brotherhood Shield take none.
rule-RB-OPEN-21 = A mission that is replaced is removed from the game; the one from the box is placed face down in its place.
rule-RB-OPEN-22 = You may play any card and leave its symbols unused: a hero card is then face up in front of you, an object goes to the gallery.
rule-RB-OPEN-23 = Chada cannot use willpower in fights, but she may gain it and give it where a mission asks for it.
rule-RB-OPEN-24 = The used quivers are shuffled back when Chada should draw one and none is left.
rule-RB-OPEN-25 = Kram may repair his axe at any moment of a fight, even while he is invited, and use the sharp axe until the blow falls. The axe helps once in a fight: the 4 comes instead of the 1.
