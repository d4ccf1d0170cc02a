# The rules of the base box in plain words: one message for each rule of the ledger.
# The number of a space stands after the word “space”, at least once in each sentence.

## Components

rule-AN-COMP-1 = 1 board printed on both sides (the castle side; the mine side, for Legend 4) and 1 equipment board, whose back is the battle board.
rule-AN-COMP-2 = 4 hero boards, with a hero on one side and a heroine on the other; 8 hero figures (warrior, archer, wizard and dwarf, each as a man and as a woman). Which of the two you choose makes no difference to play.
rule-AN-COMP-3 = 28 creature figures: 16 gors, 5 skrals, 5 trolls, 2 wardraks.
rule-AN-COMP-4 = 7 further figures: the dark mage, Prince Thorald, the dragon, the shield dwarves (a single figure), the witch, the tower and the narrator.
rule-AN-COMP-5 = 41 plastic stands: 26 red, 4 black, 3 grey, and 2 each of blue, yellow, green and violet. A digital table does not need them.
rule-AN-COMP-6 = 71 large legend cards, 9 of them blank; 1 large checklist card, 1 quick-start booklet and 15 storage bags.
rule-AN-COMP-7 = 66 small cards: 1 silver start event, 11 silver events, 34 gold events, 10 Secret Lake events and 10 fate cards.
rule-AN-COMP-8 = 20 dice: 4 blue, 5 green, 3 yellow, 1 violet, 3 red and 4 large black ones. 9 wooden discs (2 for each hero colour, 1 red) and 5 cubes (1 for each hero colour, 1 red).
rule-AN-COMP-9 = 24 articles: 4 shields, 3 bows, 2 falcons, 5 wineskins, 2 telescopes, 5 witch’s brews and 3 helms. The poison flask (1) is counted separately.
rule-AN-COMP-10 = 15 fog tokens: 5 event cards, 3 times 1 gold, 1 strength, 2 willpower, 3 willpower, 2 gors, 1 wineskin, 1 witch’s brew.
rule-AN-COMP-11 = 26 gold tokens of three kinds (12, 10 and 4), worth 1, 2 and 5 gold.
rule-AN-COMP-12 = 11 gems of three kinds (5, 5 and 1), worth 2, 4 and 6. 8 rubble tokens with the values 2, 5, 5, 6, 7, 7, 8 and 8.
rule-AN-COMP-13 = 6 rune stones, 2 of each colour (blue, yellow, green); 3 medicinal herbs with the values 3, 4 and 4; 6 parchments with the values 7, 8, 10, 11, 14 and 17.
rule-AN-COMP-14 = 4 well tokens, 4 farmer tokens (2 + 2), 8 stars, 3 red crosses, 1 N token, 15 creature tokens and 7 large tokens for the introduction.

## General

rule-AN-GEN-1 = Everyone plays together against the game, with 2 to 4 heroes.
rule-AN-GEN-2 = There are six legends, meant to be played in order. Legend 1, The Heroes Arrive: the introduction; you defend the castle and carry an urgent message. Legend 2, A Cure for the King: articles, the witch, her brew and the rune stones appear. Legend 3, Days of Resistance: creatures come at random, and you learn who the last opponent is only once the fate cards are fulfilled. Legend 4, The Secret of the Mine: on the other side of the board, creatures guard a treasure and raise the alarm, and blasts of fire cost willpower. Legend 5, The Wrath of the Dragon: free the castle and defeat the dragon before it arrives; its path and the help you find vary. Legend 6, The Legacy of the Dragon: a legend of your own on the 9 blank cards.
rule-AN-GEN-3 = The legend track has the letters A to N: 14 letters, so 13 steps from A to N.
rule-AN-GEN-4 = The narrator starts on A. It advances 1 letter at once for every creature defeated, and 1 letter at the end of every sunrise.
rule-AN-GEN-5 = There is a star on each letter that has a card. When the narrator reaches such a letter, the card is read and resolved at once, no matter what moved the narrator.
rule-AN-GEN-6 = Cards without a letter wait beside the board until something triggers them.
rule-AN-GEN-7 = When the narrator is on N, the legend ends, and its goals are checked. The N token can replace or shift the last letter if a legend says so (Legend 4).
rule-AN-GEN-8 = Card text overrides the general rules. Rules made for the introduction no longer matter in later legends.
rule-AN-GEN-9 = You do not need to know the detailed rules to play the introduction.

## Set-up

rule-AN-SETUP-1 = Every legend except Legend 1 is set up with the checklist card; the legend’s own cards say anything more.
rule-AN-SETUP-2 = Each hero starts with 1 strength and 7 willpower and the time marker in the sunrise box. A legend card may give more (Legend 2: 2 strength).
rule-AN-SETUP-3 = Creatures, 3 red dice and 4 black dice are set out. The gold event cards are shuffled. Legend 1 uses the silver event cards, with the start card on top; Legend 4 uses the silver ones without the start card, and the Secret Lake cards as well.
rule-AN-SETUP-4 = The 15 fog tokens are shuffled and placed face down on spaces 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 and 64. The 4 wells are placed, full, on spaces 5, 35, 45 and 55. The articles go on the equipment board.
rule-AN-SETUP-5 = Unless a card says otherwise, each hero starts on the space that matches their rank: dwarf 7, warrior 14, archer 25, wizard 34.
rule-AN-SETUP-6 = After the last A card, the hero whose time marker is on the rooster plays first: the lowest-ranked hero, unless a card says otherwise. There is no sunrise before that.

## Hero boards

rule-AN-HERO-1 = Ranks: dwarf 7 (the lowest), warrior 14, archer 25, wizard 34 (the highest). Cards refer to them.
rule-AN-HERO-2 = Willpower decides how many dice a hero rolls. The numbers of dice are for up to 6, for 7 to 13 and for 14 to 20 willpower. The warrior has 2, 3 or 4 dice, the archer 3, 4 or 5 and the dwarf 1, 2 or 3. The wizard always has 1.
rule-AN-HERO-3 = A hero has from 1 to 14 strength and at most 20 willpower. Anything gained beyond that is lost.
rule-AN-HERO-4 = A hero board has 3 small slots, 1 large slot and 1 for a helm, so only one large article fits. Gold and gems are not limited, and farmers need no slot.
rule-AN-HERO-5 = Warrior (Thorn, Mairen): emptying a well gives 5 willpower instead of 3.
rule-AN-HERO-6 = Archer (Pasco, Chada): may attack a creature on an adjacent space. Must always roll the dice one at a time and decide when to stop; only the last die rolled counts. Pays 1 gold less for witch’s brew.
rule-AN-HERO-7 = Wizard (Liphardus, Eara): once in each round of a fight, right after a roll, may flip the die to its opposite side (a 1 becomes a 6). When heroes fight together, it may be another hero’s die instead. This works on black dice too.
rule-AN-HERO-8 = Dwarf (Kram, Bait): at the dwarf mine (space 71), strength costs 1 gold instead of 2.
rule-AN-HERO-9 = Opposite sides: on an ordinary die they add up to 7. On a black die (6, 6, 8, 10, 10, 12), 6 is opposite 10, and 8 is opposite 12.

## Time

rule-AN-TIME-1 = Each hero has 7 hours per day and up to 3 hours of overtime (the 8th, 9th and 10th).
rule-AN-TIME-2 = Each hour of overtime costs 2 willpower, paid as it begins. You may use it only if at least 1 willpower would be left.
rule-AN-TIME-3 = On your own turn you may end the day whenever you like. The remaining hours are lost, and your time marker goes to the sunrise box.
rule-AN-TIME-4 = The first time marker to arrive there goes on the rooster: that hero starts the next day.
rule-AN-TIME-5 = Heroes whose time marker is in the sunrise box are skipped; the others keep playing.
rule-AN-TIME-6 = When all the time markers are there, the sun rises; then everyone has 7 hours and 3 hours of overtime again.
rule-AN-TIME-7 = A hero without a usable hour does not end the day automatically: the time marker goes to the sunrise box on that hero’s next turn at the latest.

## A turn

rule-AN-TURN-1 = You play clockwise. On your turn you choose one kind of action: move, fight, lead the prince or the shield dwarves (if they are in play), or pass. You can never move and fight in the same turn.
rule-AN-TURN-2 = Costs: moving, 1 hour per space; fighting, 1 hour per round for each hero in the fight; leading the prince, 1 hour for up to 4 spaces; passing, 1 hour.
rule-AN-TURN-3 = Passing is for a hero who cannot take any of the other actions, or does not want to.
rule-AN-TURN-4 = You may spend as many hours as you have on the action you chose; then the next hero clockwise plays.
rule-AN-TURN-5 = You may end the day instead of taking an action, or right after it.

## Free acts

rule-AN-FREE-1 = These actions cost no hour. On the board: revealing a fog token and emptying a well. With gold and things: taking or dropping them on your own space, exchanging them with heroes on the same space, and using an article. Trading: buying strength or articles from a merchant, or brew from the witch.
rule-AN-FREE-2 = Free actions are allowed at any time, even when it is not that hero’s turn.
rule-AN-FREE-3 = A hero whose time marker is in the sunrise box cannot take free actions. In an exchange this applies to both partners.
rule-AN-FREE-4 = You must be on the space and not just passing through to buy, take, empty or reveal anything there. Things whose effect is part of a move (wineskin, herb) are used during the move, and a farmer may be left behind on the way.
rule-AN-FREE-5 = Nothing changes hands during a round of a fight; between two rounds, heroes on one space may exchange things. Anything that works in the fight (brew, herb, helm, shield, bow) is used at its own moment.
rule-AN-FREE-6 = A hero on a space where a token has just been placed may take it at once, even out of turn.
rule-AN-FREE-7 = A shield may cancel an event card even when its bearer’s time marker is in the sunrise box, as all of them are at sunrise. This is the only exception to that ban.
rule-AN-FREE-8 = Free actions before your action belong to the same turn and do not end it.

## Moving

rule-AN-MOVE-1 = Moving costs 1 hour per space, always to an adjacent one. The arrows are for creatures only.
rule-AN-MOVE-2 = Any number of heroes may be on one space. You may cross a space with a creature on it, and stop there.
rule-AN-MOVE-3 = If your move ends on a fog token, you must reveal it, and your action is over. Passing over it has no effect.
rule-AN-MOVE-4 = A hero whose move ends on a well may empty it at once; one whose move ends at a merchant may buy at once.
rule-AN-MOVE-5 = The river can be crossed only by three bridges: between spaces 16 and 48 (the rope bridge), between 46 and 47, and between 38 and 39. A bridge is not a space and costs nothing extra.
rule-AN-MOVE-6 = Heroes cannot enter spaces 80 and 83. The golden shields are not spaces.
rule-AN-MOVE-7 = A red cross on a bridge means that its two spaces are no longer adjacent, neither for heroes nor for creatures.
rule-AN-MOVE-8 = A hero who entered the space this turn cannot fight there before another turn of their own; everyone else plays first.
rule-AN-MOVE-9 = In one move you may mix free spaces (wineskin, herb) and spaces paid for with hours. A move may cost no hour at all.

## Fighting

rule-AN-FIGHT-1 = You can fight a creature on your own space. The archer, or a hero with a bow, can also fight one on an adjacent space.
rule-AN-FIGHT-2 = Before the fight, the creature’s strength and willpower are noted.
rule-AN-FIGHT-3 = At the start of every round, the hero’s time marker advances 1 hour. Overtime is paid before the dice are rolled.
rule-AN-FIGHT-4 = The hero rolls first, all dice at once. The archer, and any hero who shoots a bow from a distance, rolls them one by one.
rule-AN-FIGHT-5 = Your battle value is your strength plus your highest die, plus anything that helm, brew, herb, prince or black die adds.
rule-AN-FIGHT-6 = Brew, herb and the wizard’s flip are announced right after the roll, before the creature rolls.
rule-AN-FIGHT-7 = The archer, and any hero who shoots a bow at an adjacent space, rolls one die after another and stops at will, after at least one; only the last die counts. Any other hero who has a bow but is on the creature’s space rolls as usual.
rule-AN-FIGHT-8 = The player to the left of the fighter rolls all the creature’s dice; its current willpower decides how many. Gors, skrals and trolls have red dice, wardraks black ones.
rule-AN-FIGHT-9 = For a creature, either the highest die or the best sum of equal dice counts, whichever is more. Its strength is added: that is its battle value.
rule-AN-FIGHT-10 = The side with the lower battle value loses the difference in willpower. A tie changes nothing. An archer attacking from a distance can lose willpower like anyone else.
rule-AN-FIGHT-11 = If both sides have willpower left, the next round follows at once, unless the hero has no hour left or leaves the fight.
rule-AN-FIGHT-12 = A creature without willpower is defeated. The hero takes its reward at once, in any mix of gold and willpower; the figure goes to space 80, and the narrator advances 1 letter at once.
rule-AN-FIGHT-13 = A hero without willpower loses the fight: they lose 1 strength if they have more than 1, their willpower is reset to 3, and the next player takes the turn.
rule-AN-FIGHT-14 = If a fight ends without a winner, the creature recovers: the next fight starts from its printed values.
rule-AN-FIGHT-15 = One fight action is against one creature only; when the fight is over, so is the action, and there is no second fight in that turn.
rule-AN-FIGHT-16 = Creatures never start a fight.
rule-AN-FIGHT-17 = In every round, the number of dice of hero and creature follows from the willpower they have at that moment.

## Fighting together

rule-AN-GROUP-1 = Heroes can fight together when several are on the creature’s space; the archer and heroes with a bow on adjacent spaces count too. The active hero invites the others, and each is free to join or not.
rule-AN-GROUP-2 = In every round the time markers of all heroes in the fight advance 1 hour. A hero who has ended the day or has no usable hour cannot take part.
rule-AN-GROUP-3 = Battle value of the group: the strength of all heroes in the fight, plus each hero’s die result, plus the help of allies once. You roll one after the other: first the hero who started the fight, then clockwise.
rule-AN-GROUP-4 = The wizard must decide right after each roll whether to flip a die, not after everyone has rolled.
rule-AN-GROUP-5 = If the group’s battle value is lower than the creature’s, everyone in the fight loses the whole difference. If it is higher, the creature loses it.
rule-AN-GROUP-6 = The winners share the reward as they like, but only among the heroes who were there in the last round.
rule-AN-GROUP-7 = After any round a hero may leave, even the one who started the fight, and cannot rejoin it. It continues as long as one hero remains. If the hero who started it has left, the next hero in the fight to their left rolls first from then on.
rule-AN-GROUP-8 = A hero who falls to 0 willpower loses 1 strength if they have more than 1, has their willpower reset to 3 and is out of the fight; the others may continue.
rule-AN-GROUP-9 = Afterwards it is the turn of the player to the left of the one who started the fight. The heroes who were invited keep their own next turn.
rule-AN-GROUP-10 = A hero who came to the space in an earlier turn of their own may be invited. The ban on fighting where you have just arrived applies only to the active hero.

## Creatures

rule-AN-CREAT-1 = Gor: strength 2, willpower 4, reward 2, red dice, 16 figures.
rule-AN-CREAT-2 = Skral: strength 6, willpower 6, reward 4, red dice, 5 figures.
rule-AN-CREAT-3 = Wardrak: strength 10, willpower 7, reward 6, black dice, 2 figures.
rule-AN-CREAT-4 = Troll: strength 14, willpower 12, reward 6, red dice, 5 figures.
rule-AN-CREAT-5 = A creature’s willpower decides its dice: up to 6 willpower, 2 red dice or 1 black die; with 7 or more, 3 red dice or 2 black dice.
rule-AN-CREAT-6 = At sunrise each creature moves to the adjacent space its arrow points to.
rule-AN-CREAT-7 = Order: gors, skrals, then wardraks, trolls, and wardraks a second time. Within a kind, the creature on the lowest-numbered space moves first.
rule-AN-CREAT-8 = Only one creature can be on a space. If a creature is already on the target space, the one that moves continues along that space’s arrow, and so on to the first free space.
rule-AN-CREAT-9 = If the way is blocked (bridge gone, rubble), the creature stays where it is; the same applies if it meets the block while being pushed on.
rule-AN-CREAT-10 = A new creature whose space is taken by a creature is pushed on along the arrows in the same way. Heroes do not block it.
rule-AN-CREAT-11 = Creatures ignore fog, wells and other tokens. Exceptions: farmers, the parchment in Legend 1, and gems in Legends 4 and 5.
rule-AN-CREAT-12 = So wardraks move twice each sunrise; before their second move, check again which one is on the lowest-numbered space.
rule-AN-CREAT-13 = A creature that reaches space 0 breaks into the castle and takes a golden shield.
rule-AN-CREAT-14 = If no figure of a kind is left, one of those on space 80 is used; if there is none either, nothing is placed.
rule-AN-CREAT-15 = A creature that reaches an exit leaves the board: no fight, no reward, and the narrator doesn’t move. What it carries is gone.

## Sunrise

rule-AN-SUN-1 = Sunrise, step 1: an event card of the legend is drawn and resolved.
rule-AN-SUN-2 = Sunrise, step 2: the gors move.
rule-AN-SUN-3 = Sunrise, step 3: the skrals move.
rule-AN-SUN-4 = Sunrise, step 4: the wardraks move.
rule-AN-SUN-5 = Sunrise, step 5: the trolls move.
rule-AN-SUN-6 = Sunrise, step 6: the wardraks move a second time.
rule-AN-SUN-7 = Sunrise, step 7: empty wells fill up again, except those with a hero on their space.
rule-AN-SUN-8 = Sunrise, step 8: the narrator advances 1 letter; if there is a star, the card is read.
rule-AN-SUN-9 = At sunrise, falcons that have flown are ready again. Anything that applied “today” ends before the event card is drawn.
rule-AN-SUN-10 = If the legend is lost while the creatures move, it ends at once: the later steps do not take place.

## Fog tokens

rule-AN-FOG-1 = A hero whose move ends on a fog token must reveal and resolve it.
rule-AN-FOG-2 = It can bring an event card, strength or willpower, gold from the supply, or a wineskin from the equipment board. It can also bring the witch and her brew, or a gor appears on the space.
rule-AN-FOG-3 = Then the token is removed from the game.
rule-AN-FOG-4 = A token revealed with a telescope stays face up and takes effect only when a hero ends a move there.
rule-AN-FOG-5 = A gor from the fog cannot be fought in the same turn, because the hero has moved.
rule-AN-FOG-6 = If a creature is already on the space, the gor from the fog is pushed on along the arrows.
rule-AN-FOG-7 = The fog token is resolved before anything else on the space is used or taken.

## Wells

rule-AN-WELL-1 = A hero who is on a full well, or ends a move there, may empty it: they gain 3 willpower (the warrior 5), and the token is flipped.
rule-AN-WELL-2 = An empty well gives nothing until it has filled again at sunrise.
rule-AN-WELL-3 = Emptying a well is optional and free, even out of turn.
rule-AN-WELL-4 = Some events remove a well for good.

## Merchants

rule-AN-MERCH-1 = There are merchants on spaces 18, 57 and 71.
rule-AN-MERCH-2 = 1 strength costs 2 gold; you may buy as much as you like, up to 14. Wineskin, shield, bow, falcon, helm and telescope cost 2 gold each, as long as any are left.
rule-AN-MERCH-3 = On space 71 the dwarf pays 1 gold for 1 strength; articles cost the dwarf 2 gold like everyone else.
rule-AN-MERCH-4 = Merchants never sell witch’s brew. In Legend 1 they sell strength only.
rule-AN-MERCH-5 = Buying is not an action: you may buy at the start of your turn and then take an action.
rule-AN-MERCH-6 = If there is no slot for the article you buy, it must replace another one, which is left on the space.

## The witch

rule-AN-WITCH-1 = The hero who reveals the witch’s fog token gets one brew from the equipment board for free, and the witch stays on that space.
rule-AN-WITCH-2 = From then on, any hero on the witch’s space may buy brew there.
rule-AN-WITCH-3 = A brew costs 3, 4 or 5 gold with 2, 3 or 4 heroes; the archer always pays 1 gold less.
rule-AN-WITCH-4 = If the hero who finds the witch has no small slot free, they must drop something or leave the brew on the space.

## Prince Thorald and the shield dwarves

rule-AN-ALLY-1 = Prince Thorald and the shield dwarves take part only if the legend brings them in.
rule-AN-ALLY-2 = On the space of the creature attacked, the prince adds 4 strength to the heroes’ battle value, once for the whole group and not for each hero. It does not matter where the attackers are.
rule-AN-ALLY-3 = Leading the prince is an action: 1 hour for up to 4 spaces. You may do it again in the same turn (2 hours: up to 8 spaces); then the next player takes the turn.
rule-AN-ALLY-4 = The prince takes no tokens, leads no farmers and does not reveal fog tokens. He uses bridges.
rule-AN-ALLY-5 = The shield dwarves follow the same rules: 4 strength, 4 spaces per hour. Together with the prince they add 8 strength.
rule-AN-ALLY-6 = Each hour spent moves one ally only; from one hour to the next you may switch to the other.

## Farmers

rule-AN-FARM-1 = When moving, a hero may take along the farmers on their space, even farmers met on the way, and several at once.
rule-AN-FARM-2 = A farmer brought to the castle (space 0) is flipped and placed beside the golden shields: one more creature can be held.
rule-AN-FARM-3 = A hero may leave a farmer behind on a space at any time.
rule-AN-FARM-4 = If a hero with farmers enters a creature’s space, or a creature enters the space of farmers, all farmers there are removed from the game at once.
rule-AN-FARM-5 = Just passing through a creature’s space counts as entering it. A new creature that appears on a farmer’s space drives the farmer out too: the farmer is lost.

## Castle and golden shields

rule-AN-SHLD-1 = A creature that breaks into the castle is placed on a free golden shield at once.
rule-AN-SHLD-2 = The golden shields are not spaces: creatures there can no longer be attacked and no longer move.
rule-AN-SHLD-3 = Golden shields: 3, 2 or 1 with 2, 3 or 4 heroes; every farmer brought to safety adds one.
rule-AN-SHLD-4 = If a creature breaks into the castle and no golden shield is free, the legend is lost at once.
rule-AN-SHLD-5 = A creature in the castle is not defeated: it gives no reward and does not move the narrator.

## Rune stones

rule-AN-RUNE-1 = A rune stone takes a small slot. It can be revealed with a telescope, like a fog token.
rule-AN-RUNE-2 = Rune stones may be revealed and taken even if a creature is on the space.
rule-AN-RUNE-3 = Three stones of different colours on one hero’s board give that hero a black die. In a fight it may be rolled instead of the hero’s own dice, as long as the three stones stay there.
rule-AN-RUNE-4 = To place the rune stones, the red die gives the tens and a hero die the ones (11 to 66). 5 of the 6 are placed; several may end up on one space.
rule-AN-RUNE-5 = The 5 stones in play are two, two and one of the three colours, so only one complete set can be collected.
rule-AN-RUNE-6 = The wizard may flip a black die too.

## Medicinal herbs

rule-AN-HERB-1 = A medicinal herb takes a small slot. Its number is its value. It is used only once and then removed from the game.
rule-AN-HERB-2 = It gives one of these: that many spaces of a move without spending hours; that much extra strength for one round of a fight; or that much willpower.
rule-AN-HERB-3 = Its value cannot be split between different uses. You may use less than all of it, but the rest is lost.
rule-AN-HERB-4 = You cannot use it while your time marker is in the sunrise box. It can be given to others like any other thing.

## Articles

rule-AN-ITEM-1 = Helm: the bearer adds up all equal dice of their roll. Either this sum or the highest die counts, whichever is better.
rule-AN-ITEM-2 = A helm does not help the archer, a hero who shoots a bow from a distance, the wizard, who has only one die, or a hero who rolls the single black die.
rule-AN-ITEM-3 = Helm and witch’s brew cannot be combined for one roll.
rule-AN-ITEM-4 = Witch’s brew (small slot): doubles one of your own dice in a fight. It can be used twice, at most once per round.
rule-AN-ITEM-5 = Shield (large slot, can be used twice): after a round of a fight it cancels its bearer’s loss of willpower, and only the bearer’s, even when heroes fight together. Or it cancels an event card with the shield mark for the whole group.
rule-AN-ITEM-6 = Bow (large slot): lets you attack an adjacent space. You then roll your dice one by one, and only the last one counts.
rule-AN-ITEM-7 = Falcon (large slot): once per day, two heroes, no matter where they are, exchange as many small things, helms, gold and gems as they like, but no large articles. Not during a fight. Then it rests until sunrise. It is not used where neither of the two has any of these.
rule-AN-ITEM-8 = Telescope (small slot): reveals fog tokens and rune stones on adjacent spaces, one or all of them, without triggering them. A hero may use it even out of turn, but not in the middle of a move.
rule-AN-ITEM-9 = Wineskin (small slot, can be used twice): each drink gives 1 space of a move without spending an hour. You may take both drinks in one move, and even drink from several wineskins.
rule-AN-ITEM-10 = Wineskins, shields and brews that are used up go back to the equipment board.
rule-AN-ITEM-11 = You may drop gold and things on your own space, take them from there, and give them to heroes on the same space.
rule-AN-ITEM-12 = Poison flask: it comes into play only in Legend 5 and has rules of its own.
rule-AN-ITEM-13 = By flipping a die, the wizard may create equal dice, which a helm then adds up.

## Gold, gems, parchments, rubble

rule-AN-TREAS-1 = You can carry as much gold and as many gems as you like.
rule-AN-TREAS-2 = At a merchant, a gem is worth as much gold as its number says. In Legend 5 it is a lure instead.
rule-AN-TREAS-3 = Parchment: small slot. You can pick it up only while your hero is on its space, never in passing.
rule-AN-TREAS-4 = Rubble stops heroes, creatures and the falcon. From an adjacent space a hero may attack it with the fight action, 1 hour per attempt, alone or together with others. A battle value of at least the token’s number removes it; one of at least the sum of several removes those. A failed attempt costs no willpower.
rule-AN-TREAS-5 = The supply of gold never runs out; you may make change at any time.

## Event cards

rule-AN-EVENT-1 = An event card is drawn at every sunrise and for every fog token that shows one: one card each time, resolved at once.
rule-AN-EVENT-2 = Silver cards are used in Legend 1 (the start card first) and Legend 4 (without it), gold cards in Legends 2, 3 and 5.
rule-AN-EVENT-3 = A card with the shield mark may be cancelled for the whole group before it takes effect: it is enough that one hero uses their shield once.
rule-AN-EVENT-4 = A card without that mark cannot be cancelled. The marked ones are silver events 2, 4, 6, 8 and 10 and gold events 2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32 and 33.
rule-AN-EVENT-5 = An event takes effect at once, or applies “today” (until the next sunrise begins), or waits on a space until it has been used. If two cards apply on the same day, an hour that one of them forbids stays forbidden, whatever the other makes it cost.
rule-AN-EVENT-6 = An event never takes strength below 1. A hero who falls to 0 willpower is treated as after a lost fight: they lose 1 strength if they have more than 1, and their willpower is reset to 3.
rule-AN-EVENT-7 = The players decide how to share what the group gains or loses together; no one can go below 0.
rule-AN-EVENT-8 = If several heroes qualify, rank decides, the lowest or the highest, as the card says.
rule-AN-EVENT-9 = Cards about time markers in the sunrise box affect everyone at sunrise. When they come from the fog, they affect only the heroes who have ended the day.
rule-AN-EVENT-10 = A creature moved by a card follows the usual rules: along the arrow, further on if the space is taken, not at all if the way is blocked.
rule-AN-EVENT-11 = Used cards are put aside; when no card is left to draw, they are shuffled into a new deck, without those still waiting on a space.

## Difficulty

rule-AN-DIFF-1 = Legend 1 has only one difficulty. From Legend 2 on, some cards exist in an easy (green) and a normal (tan) version; the group chooses before the legend and keeps to that version throughout.
rule-AN-DIFF-2 = The number of heroes decides how many golden shields there are, what the brew costs, how strong the skral on the tower is and what some events cost.

## How a legend ends

rule-AN-END-1 = The legend is lost at once if a creature breaks into the castle and no golden shield is free, or if a legend card says so. Nothing more is played after the end.
rule-AN-END-2 = On N, the legend is won if all its goals are met and the castle was held; otherwise it is lost.
rule-AN-END-3 = Some goals send the narrator straight to N; the letters jumped over are not read.

## Legend 1

rule-AN-L1-1 = First part: the tokens for the introduction are set out; the dwarf starts on space 43, the warrior on 25, the archer on 53, the wizard on 9. Everyone has 7 hours, without overtime; there are no creatures. To do: reveal fog tokens, buy 1 strength, empty the well, end a move on space 0. This part is over when a hero’s move ends on space 0, or when everyone has ended the day.
rule-AN-L1-2 = Second part: there are wells on spaces 5, 35, 45 and 55 and 11 fog tokens (without the gors, the wineskin and the brew). None of them is under a hero, and four circles of your choice stay empty. The day opens with a full sunrise: start card, the gors move, wells, narrator to B.
rule-AN-L1-3 = Start card: gors appear on spaces 16, 22, 23 and 24, even if heroes are there.
rule-AN-L1-4 = Card B1: every hero gains 1 strength, the group gets 4 gold, and strength is for sale on spaces 18, 57 and 71. Card B2: from now on you move or fight on your turn; before it no one fights. The hero in the castle starts the day.
rule-AN-L1-5 = Card C: gors appear on spaces 8, 15, 43, 48 and 53. Card D: from then on the legend is lost if a creature enters the castle and no golden shield is free, and heroes may fight together. Card F: a skral appears on space 32.
rule-AN-L1-6 = Card H1: the rope bridge between spaces 16 and 48 is gone, and a creature on 48 stays where it is. The parchment is on space 5 and must be brought to space 57; once it is there, the narrator goes to N at once.
rule-AN-L1-7 = Card H2: gors appear on spaces 19, 36 and 56, skrals on 54 and 64. If the parchment or its bearer is ever on a creature’s space, even in passing, the legend is lost at once.
rule-AN-L1-8 = Letter N: the legend is won if the parchment is on space 57 and the castle was held.
rule-AN-L1-9 = Starting over after a loss: every hero has 1 strength and 7 willpower. The lowest-ranked hero starts on space 0 and takes the first turn (rooster). The others start on the space that matches their rank. You continue from the set-up of the second part.

## Legend 2

rule-AN-L2-1 = Card A3: each hero starts on the space that matches their rank; gors appear on spaces 8, 20, 21, 26 and 48, a skral on 19. Farmers: on spaces 24 and 36 at easy difficulty, only on 24 at normal difficulty.
rule-AN-L2-2 = Card A5: a die decides the letter of the rune-stone card: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. Every hero has 2 strength; the group gets 5 gold and 2 wineskins; articles are for sale. The lowest-ranked hero begins.
rule-AN-L2-3 = Card C1: the tower and its skral are on space 50 plus a hero die (51 to 56); a creature that was there is removed. Heroes may enter. The skral never moves, and other creatures skip its space along the arrow. It has 6 willpower; with 2, 3 or 4 heroes its strength is 10, 20 or 30 at easy difficulty and 20, 30 or 40 at normal difficulty. A farmer waits on space 28. When this skral is defeated, the narrator goes to N.
rule-AN-L2-4 = Card C2: gors appear on spaces 27 and 31, a skral on 29; Prince Thorald comes to space 72.
rule-AN-L2-5 = Card G: the prince leaves the board; wardraks appear on spaces 26 and 27.
rule-AN-L2-6 = Rune-stone card, easy: a gor on space 43, a skral on 39 and five rune stones. Normal: gors on spaces 32 and 43, a skral on 39, and the stones only if the witch has been found; otherwise there are none.
rule-AN-L2-7 = Witch card, read when her fog token is revealed: the hero who finds her gets one brew, and she stays on that space. A die decides where the medicinal herb is: 1 or 2 on space 37, 3 or 4 on 67, 5 or 6 on 61. A gor appears with it and carries it along; it must be defeated before the herb can be taken.
rule-AN-L2-8 = Letter N: the legend is won if the herb is on space 0, the skral on the tower is defeated and the castle was held.
rule-AN-L2-9 = The creature removed to make room for the tower gives no reward and does not move the narrator; what it carried stays on the space. A hero there may take it without defeating the skral on the tower first.
rule-AN-L2-10 = The reward for the skral on the tower is 4, as for any skral.

## The mine

rule-AN-MINE-1 = The mine side of the board has spaces 0 to 71 and space 80, joined by 99 roads; spaces 72 and 81 to 84 are missing here. Defeated creatures go to space 80, which no one can enter.
rule-AN-MINE-2 = The forest part is spaces 41, 43 to 47, 49 to 63, 65 and 70; all other spaces are the mine part. The only way between them is the gate on space 69, with roads to spaces 50 and 51. Rock keeps these spaces apart: 27 and 41, 37 and 53, 41 and 42, 42 and 56, 53 and 67.
rule-AN-MINE-3 = The arrows of the forest part and of spaces 69 and 29 lead to space 63, those of every other space of the mine part to space 0. Spaces 0 and 63 have no arrow.
rule-AN-MINE-4 = The exit side has spaces 0 to 10, 31 to 33, 48, 64 and 71. Only two ways lead there: the hanging bridge between spaces 33 and 34, and the lake on space 11, with roads to spaces 7 and 9.
rule-AN-MINE-5 = A hero who enters space 11 must end the move there and draws a Secret Lake card at once, every time. Nothing is drawn when a hero leaves the space, or for creatures and other figures.
rule-AN-MINE-6 = The fire vents are on spaces 10, 20 and 30. From each of them the fire follows the arrows. The first goes over spaces 10, 5, 4, 3, 2 and 0. The second goes over spaces 20, 19, 18, 16, 15 and 14, the third over spaces 30, 23, 22, 16, 15 and 14.
rule-AN-MINE-7 = Fire blast: one red die after another is rolled for the vents on spaces 10, 20 and 30. Each blast reaches as many spaces as its die shows, starting with the vent, and every hero on them loses that much willpower, even one who has ended the day. Creatures, gems and other things are not harmed.
rule-AN-MINE-8 = A hero who is hit by two blasts at once loses only the higher value, so never more than 6. Using a shield once saves its bearer from the whole fire; this is announced after the dice are rolled.
rule-AN-MINE-9 = There are wells on spaces 8, 39, 55 and 66 and merchants on spaces 65 and 71; on space 71 the dwarf pays 1 gold for 1 strength. Merchants take gems as gold; a gem you spend is removed from the game.
rule-AN-MINE-10 = Rubble on space 68 closes off the armoury on space 27. No one can enter a space with rubble; a creature whose way it blocks stays where it is.
rule-AN-MINE-11 = The sunrise on this side: fire, gors, skrals, wardraks, trolls, wardraks again, wells, narrator. No event card is drawn.
rule-AN-MINE-12 = For event cards, “forest” is the forest part. Spaces 0 to 9, space 26 and the well on space 55 are those of this side, and there is no river bank. All eleven silver cards can be used as they are.
rule-AN-MINE-13 = There is no castle on this side, and there are no golden shields.

## Creature tokens

rule-AN-TOKEN-1 = Creature token: gors appear on spaces 15 and 26.
rule-AN-TOKEN-2 = Creature token: a gor appears on space 21, a troll on space 23.
rule-AN-TOKEN-3 = Creature token: a skral appears on space 48; 2 gold is placed on space 50.
rule-AN-TOKEN-4 = Creature token: a gor appears on space 43, a skral on space 42.
rule-AN-TOKEN-5 = Creature token: a gor appears on space 41, a skral on space 32.
rule-AN-TOKEN-6 = Creature token: a gor appears on space 50, a wardrak on space 51.
rule-AN-TOKEN-7 = Creature token: a wardrak appears on space 67.
rule-AN-TOKEN-8 = Creature token: a medicinal herb is placed face down on space 61.
rule-AN-TOKEN-9 = Creature token: every gor on spaces 16 to 36 moves 1 space along its arrow at once.
rule-AN-TOKEN-10 = Creature token: the skral on the lowest-numbered space moves 1 space along its arrow.
rule-AN-TOKEN-11 = Creature token: the troll on the highest-numbered space moves 1 space along its arrow.
rule-AN-TOKEN-12 = Creature token: a troll appears on space 37.
rule-AN-TOKEN-13 = Creature token: a gor appears on space 28, a troll on space 69.
rule-AN-TOKEN-14 = Creature token: gors appear on spaces 12 and 56.
rule-AN-TOKEN-15 = Creature token: a skral appears on space 34.
rule-AN-TOKEN-16 = The creature tokens are shuffled face down. To resolve one, draw it, show it, do what it says at once and remove it from the game.
rule-AN-TOKEN-17 = When tokens are placed on the legend track, a hero die decides the letter of each: 1 B, 2 D, 3 E, 4 or 5 F, 6 H. A letter holds at most two; roll again if it is full. When the narrator arrives there, they are resolved one after the other, before any card of that letter.
rule-AN-TOKEN-18 = If the space is taken by a creature, the new one is pushed on along the arrows. If no creature of the kind that should move is on the board, nothing happens. Creatures that never move are not moved by tokens either.
rule-AN-TOKEN-19 = If no figure is left, one from space 80 is used; if there is none either, nothing is placed. All tokens together need 9 gors, 4 skrals, 3 trolls and 2 wardraks.

## Legend 3

rule-AN-L3-1 = Legend 3 is played on the castle side, with the usual set-up and the gold event cards. Every hero has 3 strength and 7 willpower and starts on the space that matches their rank.
rule-AN-L3-2 = At the start there is a gor on space 9 and a troll on space 30. A farmer waits on space 24, at easy difficulty another one on space 36.
rule-AN-L3-3 = The fates come before the creature tokens; each fate is resolved as soon as it is dealt.
rule-AN-L3-4 = One of four end opponents is drawn at random; no one sees which.
rule-AN-L3-5 = Creature tokens resolved during set-up with 2, 3 or 4 heroes: 2, 2 or 1. Then five more go on the legend track.
rule-AN-L3-6 = The group gets 6 gold at normal difficulty, 8 at easy difficulty, and 2 wineskins. Articles are for sale from the start.
rule-AN-L3-7 = Card C brings five of the six rune stones. If the fate of the rune-eater is in play, the sixth has been set aside for space 60.
rule-AN-L3-8 = Prince Thorald is on the board from letter D to letter I: card D brings him to space 72. At I he leaves the board and a gor appears on space 46, at normal difficulty also a skral on space 54.
rule-AN-L3-9 = As soon as every fate is settled (fulfilled or, at easy difficulty, failed), the Black Magic card is revealed and resolved at once, even in the middle of a turn. During a round of a fight it waits until the round is over.
rule-AN-L3-10 = Each fulfilled fate weakens the end opponent: with 2, 3 or 4 heroes it loses 4, 3 or 2 strength; the Mirror loses 2 willpower instead. This is fixed when the card is revealed.
rule-AN-L3-11 = When the end opponent is defeated (the second of the twins), the narrator goes to N at once. The legend is won on N if this has happened and the castle was held.
rule-AN-L3-12 = If the narrator reaches N before that, the legend is lost, even if fates are still open and no one has seen the opponent.
rule-AN-L3-13 = The Mirror, a spellbound gor, appears by die: 1 or 2 on space 27, 3 or 4 on 43, 5 or 6 on 51. Its strength is that of all heroes in the round, without herbs, allies and other help. It has 12, 16 or 16 willpower with 2, 3 or 4 heroes, minus 2 for each fulfilled fate. It rolls one black die for each hero in the round, one fewer but at least one at easy difficulty, and adds up equal dice. It moves like a gor, and if it enters space 0, the legend is lost.
rule-AN-L3-14 = Varkur, the dark mage, appears by die: 1 or 2 on space 30, 3 or 4 on 39, 5 or 6 on 53. A creature there is removed. With 2, 3 or 4 heroes he has 20, 30 or 40 strength (easy 14, 24 or 34), minus 4, 3 or 2 for each fulfilled fate. He has 10, 12 or 12 willpower, and 2 black dice with 7 or more willpower, otherwise 1. He never moves, and creatures skip his space. After the creatures have moved at sunrise, a gor appears on the space his arrow points to, pushed on if it is taken.
rule-AN-L3-15 = The Twins are two wardraks. Those on the board become the twins where they are; missing ones appear on space 65, then 66. With 2, 3 or 4 heroes each has 18, 27 or 36 strength (easy 12, 21 or 30), minus 4, 3 or 2 for each fulfilled fate. Each has 7 willpower, and 2 black dice with 7 or more willpower, otherwise 1. They move like wardraks, twice, and if one enters space 0, the legend is lost. The first one defeated gives the reward of 6 and moves the narrator as usual. From then on the other gains 4, 6 or 8 strength for good at the start of every sunrise.
rule-AN-L3-16 = Urgat, the chief of the horde, is a troll. He appears by die: 1 or 2 on space 31, 3 or 4 on 44, 5 or 6 on 52. With 2, 3 or 4 heroes he has 20, 28 or 36 strength (easy 14, 22 or 30), minus 4, 3 or 2 for each fulfilled fate. He gains 1, 2 or 2 for every other creature on the board, even one that never moves, but not for those on golden shields or space 80. He has 12 willpower, and 3 red dice with 7 or more willpower, otherwise 2. He moves like a troll, and if he enters space 0, the legend is lost.
rule-AN-L3-17 = The castle is defended as always. But if an end opponent moves into space 0, the legend is lost at once, even with golden shields free.
rule-AN-L3-18 = Events and creature tokens do not move end opponents, poison does nothing to them, and they give no reward unless their rule says so.

## Fates

rule-AN-FATE-1 = The Old Alliance, for anyone: bring two rune stones to space 71, on the ground or with heroes there; the stones come with card C. Reward: the shield dwarves on space 71 until the legend ends. It cannot fail.
rule-AN-FATE-2 = The Healer’s Word, for anyone: when it is dealt, a medicinal herb is placed face up on space 40, 53 or 65 (die 1 or 2, 3 or 4, 5 or 6). The owner then reveals two fog tokens. Bring a herb and a witch’s brew, even a half-used one, to space 0. Reward: 8 willpower for the group. It fails when no herb is left in play.
rule-AN-FATE-3 = The Shepherd’s Oath, for anyone: when it is dealt, a farmer comes to space 64. Bring a farmer to space 69, 70, 81, 82 or 84. Reward: 3 strength for the hero who does it.
rule-AN-FATE-4 = Two Alone, for its owner only: when it is dealt, the owner gains 1 strength, and gors appear on spaces 22 and 33. Defeat two creatures without any help (no other hero in the fight, no ally on the space) before the narrator reaches F. Reward: 2 strength; if F comes first, it fails.
rule-AN-FATE-5 = The Wedding, for anyone: when it is dealt, a farmer comes to space 28. Bring a farmer to space 57; no creature may be there. Reward: 4 gold and a wineskin for the group.
rule-AN-FATE-6 = The Rune-Eater: when it is dealt, a gor that never moves appears on space 60. It has 6 strength, 6 willpower and always 1 black die. Defeat it with the owner in the fight. Reward: the usual 2, and the sixth rune stone on space 60. It cannot fail.
rule-AN-FATE-7 = The Toll: when it is dealt, the troll on the highest-numbered space goes to space 57 and stays there. If there is none, a new one appears. A creature on space 57 is removed. Defeat the troll with the owner in the fight. Reward: the usual 6, and an article of the owner’s choice, but no brew. Without a free slot it is put on the owner’s space. It cannot fail.
rule-AN-FATE-8 = Letters from the Tree, for anyone: when it is dealt, two of the six parchments are placed face up on space 57. Put each down on the space with its number: 7, 8, 10, 11, 14 or 17. Reward: the Black Magic card is revealed now, but takes effect only once all fates are settled, and the group gets 2 gold; it cannot fail.
rule-AN-FATE-9 = The Long Watch, for its owner only: be on space 17 at the start of three sunrises. Reward: the next creature token on the legend track is removed unseen; if there is none, 3 gold. It cannot fail.
rule-AN-FATE-10 = Old Debts, for its owner only: pay 8 gold on space 72, at easy difficulty 6. Reward: 1 strength for every hero. It cannot fail.
rule-AN-FATE-11 = Each hero is dealt one fate, the highest-ranked hero first, face up for everyone to see. The others are removed from the game.
rule-AN-FATE-12 = A fate is fulfilled the moment its condition is met, even out of turn. What it asked for is given up: stones, herb, parchments, gold and farmer are removed from the game, a brew goes back to the equipment board. The reward is taken at once, and the card is flipped.
rule-AN-FATE-13 = “For anyone”: every hero may do it or a part of it; a reward for one hero goes to the one who completes it. “For its owner only”: no one else can do it. “Only with its owner in the fight”: no one fights that creature without the owner; if the owner leaves, the fight is over and the creature recovers.
rule-AN-FATE-14 = A fate that can no longer be fulfilled has failed. At normal difficulty the legend is lost at once; at easy difficulty the fate counts as settled but does not weaken the end opponent.
rule-AN-FATE-15 = The creatures that fates place on spaces 60 and 57 never move, whether by sunrise, token, event or card. Other creatures skip their space along the arrow, and new ones are pushed on. Heroes may enter and cross it and may buy on space 57.
rule-AN-FATE-16 = Any farmer will do for the Shepherd’s Oath and the Wedding. One of them fails when fewer farmers are on the board, alone or led by heroes, than such fates are open. A farmer brought to the golden shields no longer counts.

## Legend 4

rule-AN-L4-1 = Legend 4 is played on the mine side with the silver event cards, without the start card. The 11 gems are placed face down on spaces 0, 2, 3, 4, 6, 13, 14, 16, 19, 22 and 23. Dice decide where 5 rune stones and 2 herbs are placed. 4 of the 8 rubble tokens are placed face up on space 68. On space 27 there are a helm, a shield, a bow and a wineskin, on 40 a shield, on 42 and 48 2 gold each. On 6 there is a hoard of 4, 6 or 8 gold with 2, 3 or 4 heroes. Merchants sell as usual.
rule-AN-L4-2 = A gem is revealed by a hero who is on its space or uses a telescope. Taking it is a free action for a hero who is there.
rule-AN-L4-3 = The guards: gors on spaces 3, 13 and 22, a skral on 16, a troll on 6. At normal difficulty there is also a skral on 33. With 3 or more heroes there is a gor on 34, with 4 another on 28. A creature that starts on a gem does not remove it.
rule-AN-L4-4 = The heroes start on space 70 with 2 strength and 7 willpower; the group gets 4, 6 or 8 gold with 2, 3 or 4 heroes. The N token is on N at easy difficulty and on L at normal difficulty, green side up; the lowest-ranked hero begins.
rule-AN-L4-5 = The legend ends when the narrator and the N token reach the same letter or pass each other; then card N is read.
rule-AN-L4-6 = Before the alarm, creatures in the mine part do not move at sunrise. Those in the forest part, the gors from the fog, move from the start.
rule-AN-L4-7 = In the mine part the alarm is raised when a hero enters a creature’s space, even in passing. It is also raised when a creature enters or appears on a hero’s space. An attack from a distance raises it if the target is not defeated in the first round, and that fight is over. A creature defeated from a distance in the first round raises no alarm, even if several heroes shoot together.
rule-AN-L4-8 = The alarm flips the N token to its red side; at normal difficulty a skral appears on space 20. From then on creatures move at sunrise and fights go on as usual.
rule-AN-L4-9 = A creature that enters space 0 or 63 is removed from the game, without a reward and without moving the narrator. The N token goes back one letter at once.
rule-AN-L4-10 = A creature that moves or is placed onto a space with a gem removes the gem from the game.
rule-AN-L4-11 = Gems and gold on a creature’s space cannot be taken. Rune stones can.
rule-AN-L4-12 = When the first gem is taken, the fire card is revealed. From then on there is a fire blast after every gem taken and at the start of every sunrise.
rule-AN-L4-13 = A hero who falls to 0 willpower for any reason is out of the game; their gold, gems, articles and other things stay on the space. The others continue and need just as much treasure. When no hero is left, the legend is lost.
rule-AN-L4-14 = A hero who enters the Secret Lake draws one of its cards.
rule-AN-L4-15 = On space 0 a hero may hand gold and gems to Prince Hallgard as a free action. They are removed from the game and count for their value.
rule-AN-L4-16 = The legend is won as soon as the treasure handed over is worth enough: with 2, 3 or 4 heroes 30, 38 or 46 at normal difficulty, 26, 34 or 42 at easy difficulty.
rule-AN-L4-17 = Event cards come only from the fog. Creatures are fought and rewarded as usual, and each one defeated moves the narrator.
rule-AN-L4-18 = What is in the armoury on space 27 and in the hall on space 40 is free for any hero who is there.
rule-AN-L4-19 = Card E: a gor appears on space 25, even if heroes are there; if so, the alarm is raised.
rule-AN-L4-20 = Card G: the ceiling falls in. A die decides where two rubble tokens are placed face up: 1 or 2 on space 15, 3 or 4 on 36, 5 or 6 on 5. A creature there is removed without a reward and without moving the narrator. Heroes go to an adjacent space of their choice. Things stay under the rubble, which also blocks creatures.
rule-AN-L4-21 = Card I raises the alarm if that has not happened yet; at normal difficulty a wardrak also appears on space 30.
rule-AN-L4-22 = A creature that is pushed on may cross several spaces in one sunrise. Only the gem on the space where it stops is lost, not those on spaces it is pushed over.

## Secret Lake

rule-AN-LAKE-1 = Icy Grip: you lose 3 willpower. Shield mark.
rule-AN-LAKE-2 = Pull of the Deep: roll one hero die; you lose that much willpower. Shield mark.
rule-AN-LAKE-3 = Weed: choose one. You lose 3 willpower, if at least 1 remains, or your day ends now.
rule-AN-LAKE-4 = The Lake’s Toll: give up one gem of your choice. If you have none, nothing happens.
rule-AN-LAKE-5 = Adrift: you are moved to space 9, which counts as entering it.
rule-AN-LAKE-6 = Stepping Stones: you may move 1 space at once without spending an hour.
rule-AN-LAKE-7 = Glimmering Moss: you gain 2 willpower, or 4 if you have 6 or fewer.
rule-AN-LAKE-8 = Sunken Purse: you get 2 gold.
rule-AN-LAKE-9 = The Ferryman’s Skin: you get a wineskin.
rule-AN-LAKE-10 = Echo: the creature on the lowest-numbered space of the mine part moves 1 space along its arrow, even before the alarm. Shield mark.
rule-AN-LAKE-11 = A hero who enters space 11 draws a card before anything else happens there. Used cards are put aside; when the deck is empty, they are shuffled into a new one.
rule-AN-LAKE-12 = A card with the shield mark can be cancelled by the hero who draws it, by using their own shield once.
rule-AN-LAKE-13 = A hero who falls to 0 willpower in the lake is out of the game, as anywhere in this legend.

## Legend 5

rule-AN-L5-1 = The heroes start on space 71 with 7 strength (easy 8) and 12 willpower. The group gets 9 gold (easy 12) and, with 2, 3 or 4 heroes, 3, 4 or 5 gems drawn at random. Gems are lures here, not money. In the castle are a skral and a gor, a skral and 2 gors, or 2 skrals and 2 gors (easy 2 gors, 2 gors, or a skral and 2 gors). There are gors on spaces 22 and 47 and, at normal difficulty with 2 or 3 heroes, a skral on 34. Farmers wait on spaces 24, 36 and 64 (easy also 40). The dragon is on 84, and three of the six flights are face down at C, F and I.
rule-AN-L5-2 = As long as creatures hold space 0, neither heroes nor farmers, nor the prince or the shield dwarves, can enter it. Any number of creatures may be there, and they do not follow an arrow.
rule-AN-L5-3 = Creatures in the castle can be attacked only from a distance, by the archer or a hero with a bow on space 1, 2, 4, 5, 6, 7 or 11. The attackers choose the creature; reward, space 80 and narrator are as usual.
rule-AN-L5-4 = A creature that reaches space 0 while it is occupied joins the others there. Golden shields are not used.
rule-AN-L5-5 = When no creature is left on space 0, whether defeated, poisoned or lured away, the castle is free: at once or, at sunrise, after all creatures have moved. Every hero gains 3 willpower, five rune stones are placed by dice, and a medicinal herb is placed on space 0.
rule-AN-L5-6 = From then on the golden shields are used as always: 3, 2 or 1 with 2, 3 or 4 heroes, and one more for each farmer. The castle cannot be occupied again.
rule-AN-L5-7 = At the end of a move a hero may place a gem face up on their space for free, but not on a creature’s space and not on space 0, 80, 83 or 84. Any hero who is there may take it back.
rule-AN-L5-8 = At sunrise a creature next to a gem goes to it instead of along its arrow, in the usual order. Those in the castle count as being on space 0, so they come first among their kind. The most valuable gem attracts, of equal ones the one on the lower-numbered space, but never where a creature or the dragon is. The gem is removed from the game. Wardraks can be lured in both of their moves.
rule-AN-L5-9 = A gem is removed from the game when a creature appears on its space, is pushed there or gets there along its arrow. The prince’s guard and the dragon cannot be lured.
rule-AN-L5-10 = A farmer helps where a hero ends a move with them. Space 71: the farmer is sheltered, and the heroes add 2 in every round against the dragon, wherever it is. Space 17: the farmer rebuilds the watchtower, once; space 0: once the castle is free, a golden shield as usual.
rule-AN-L5-11 = Farmers are lost as usual, and also on a space where the dragon lands.
rule-AN-L5-12 = Watchtower on space 17: each hero who is there has 2 more strength in every fight, even from a distance.
rule-AN-L5-13 = The first fog token with a gor brings the guard of the captive prince: it does not move, and other creatures skip its space. When it is defeated or poisoned, the prince is free on that space and follows the usual rules. The second such token is an ordinary gor.
rule-AN-L5-14 = Once a farmer is sheltered, a hero on space 71 may wake the shield dwarves, once and for free, but not while the dragon is on space 43. Two creature tokens are resolved (easy only one), then the dwarves are on space 71.
rule-AN-L5-15 = Card D: Garz comes to space 18, 72 or 28 (die 1 or 2, 3 or 4, 5 or 6). He sells one flask of poison to a hero on his space, for 3, 4 or 5 gold with 2, 3 or 4 heroes. He stays until it is sold, even if the place has burnt down or is closed.
rule-AN-L5-16 = Witch, brew, event cards and fog follow the usual rules.
rule-AN-L5-17 = At C, F and I the flight there is resolved, and the dragon lands. With the second come gors on spaces 43 and 26, with 3 or more heroes a skral on 52 too. With the third comes a wardrak on space 27 (normal) or a troll on 66 (easy). If the dragon is defeated, flights bring only these creatures.
rule-AN-L5-18 = The Market Bridge: the dragon goes to space 39. The bridge between spaces 38 and 39 is gone; heroes on space 38 lose 3 willpower.
rule-AN-L5-19 = The Tree of Songs: the dragon goes to space 57. The merchant there is closed for good; heroes in the Watchful Woods lose 2 willpower.
rule-AN-L5-20 = The Witch Hunt: the dragon goes to the witch’s space. She is removed from the game, unless one hero there, chosen by the group, pays 4 willpower to hide her. If she has not been found, the dragon goes to the highest-numbered space with fog; the fog there and on adjacent spaces is revealed.
rule-AN-L5-21 = Burning Fields: the dragon goes to space 28. Farmers on spaces 18, 28, 29, 36, 38 and 72 are removed from the game; farmers led by a hero stay if that hero pays 2 willpower.
rule-AN-L5-22 = The King’s Blood: the dragon goes to the space of the freed prince, who is removed from the game unless a hero is with him. If the prince is not free or is in the castle, it goes to space 72, and the lowest-ranked hero reveals two fog tokens.
rule-AN-L5-23 = Before the Gate: the dragon goes to space 43. While it is there, the merchant on space 71 is closed and the shield dwarves cannot be woken; you can still reach space 71 through 43.
rule-AN-L5-24 = Card K: the dragon lands on space 13, 14, 16, 18, 36 or 6, decided by a die from 1 to 6.
rule-AN-L5-25 = When the dragon is defeated and the castle is free, the narrator goes to N at once; the legend is won if the castle was held.
rule-AN-L5-26 = If the narrator reaches N before that, the legend is lost: the dragon enters the castle, or creatures still hold it.
rule-AN-L5-27 = Some events move a certain gor or a certain creature, others strengthen every creature by 1. Neither kind affects the creatures in the castle, the prince’s guard or the dragon.

## The dragon

rule-AN-DRAGON-1 = The dragon has 30, 44 or 58 strength with 2, 3 or 4 heroes, no willpower, and three black dice, of which equal ones are added up. Its five battle cards form a shuffled pile.
rule-AN-DRAGON-2 = The dragon never moves at sunrise, only by cards. Creatures skip its space; new ones are pushed on.
rule-AN-DRAGON-3 = Poison, lures, events and creature tokens do not affect the dragon.
rule-AN-DRAGON-4 = Where the dragon lands, a creature is removed from the game, without a reward and without moving the narrator. Each hero there loses 3 willpower but keeps at least 1, and farmers are removed from the game. Gems, fog and other things stay.
rule-AN-DRAGON-5 = Once it has left space 84, the dragon can be attacked wherever it is: by heroes on its space, and from adjacent spaces by the archer and heroes with a bow.
rule-AN-DRAGON-6 = At the first attack of the legend: if the prince is free and on the board, he rides against the Black Herald, and both are out of the game. Otherwise the herald stays, and the dragon has 2, 3 or 4 more strength with 2, 3 or 4 heroes until the legend ends.
rule-AN-DRAGON-7 = Battle value of the dragon: strength and dice, plus the herald, plus 2 for each creature in the castle while it is occupied, minus 2 for each battle card removed. The heroes’ is as usual, with some additions. The shield dwarves on the dragon’s space add 4. Each farmer sheltered on space 71 adds 2, and so does each hero who fights from the watchtower.
rule-AN-DRAGON-8 = If the heroes’ battle value is higher, the top battle card is removed from the game unread. If not, even in a tie, the top card is read, resolved and put under the pile. No one loses willpower in any other way.
rule-AN-DRAGON-9 = A battle card with the shield mark is cancelled for all heroes in the fight if one of them uses their shield once. It still goes under the pile.
rule-AN-DRAGON-10 = When the third battle card is removed, the dragon is defeated. It leaves the board and does not go to space 80; there is no reward, and the narrator does not move.
rule-AN-DRAGON-11 = Every round costs each hero in the fight 1 hour. You may break off the fight and continue in any later turn or on a later day: cards that were removed stay removed, the pile keeps its order, and the dragon does not recover.
rule-AN-DRAGON-12 = A hero who falls to 0 willpower is treated as in any fight. They lose 1 strength if they have more than 1, their willpower is reset to 3, and they are out of this fight.
rule-AN-DRAGON-13 = The black die from rune stones is the fourth one; the dragon rolls the other three.
rule-AN-DRAGON-14 = Breath of Fire: every hero in the fight loses 3 willpower. Shield mark.
rule-AN-DRAGON-15 = The Tail: every hero in the fight who is on the dragon’s space loses 4 willpower; those on adjacent spaces lose nothing. Shield mark.
rule-AN-DRAGON-16 = Storm of Wings: the time marker of every hero in the fight advances 1 hour. Overtime is paid; a hero who cannot pay ends the day.
rule-AN-DRAGON-17 = Claws: the hero in the fight with the most strength, in a tie the lowest-ranked one, loses 1 strength and 2 willpower. Shield mark.
rule-AN-DRAGON-18 = It Rises: the dragon goes 1 space along its arrow, but never onto space 0; on a space next to 0 it stays. The fight is over. Shield mark.

## Poison

rule-AN-POISON-1 = There is one flask of poison; it takes a small slot and can be used twice. Merchants never sell it; in Legend 5 only Garz has it.
rule-AN-POISON-2 = A hero in the fight uses poison right after their own roll, before the creature rolls, at most once per round.
rule-AN-POISON-3 = If the heroes’ battle value is higher in that round, the creature falls to 0 willpower at once. There is no reward, the figure is removed from the game instead of going to space 80, and the narrator does not move.
rule-AN-POISON-4 = If it is not higher, this use is wasted, and the round counts as usual.
rule-AN-POISON-5 = A poisoned creature is gone: the castle can become free this way, and the prince’s guard can fall.
rule-AN-POISON-6 = Poison cannot be used against the dragon or an end opponent.
rule-AN-POISON-7 = Poison can be given away, dropped and sent by falcon like any small article. Once it is empty, it is removed from the game.

## How open questions are played here

rule-AN-OPEN-1 = The time marker of a hero without a usable hour goes to the sunrise box on that hero’s next turn, or as soon as the action ends if the player wants. Until then the hero may still take free actions.
rule-AN-OPEN-2 = Falling to 0 willpower outside a fight, for instance through an event, is treated like a lost fight. A hero with more than 1 strength loses 1, and their willpower is reset to 3. Between two rounds of a fight it puts the hero out of that fight. Anything paid by choice, for overtime or to avert an event, must leave at least 1 willpower.
rule-AN-OPEN-3 = A shield works against an event card at sunrise too: see AN-FREE-7.
rule-AN-OPEN-4 = Black die: 6 is opposite 10, and 8 is opposite 12, see AN-HERO-9.
rule-AN-OPEN-5 = The skral on the tower gives the usual reward of 4: see AN-L2-10.
rule-AN-OPEN-6 = If no figure of a kind is left, one is taken from space 80; otherwise nothing is placed. Anything the creature should have carried stays on the space.
rule-AN-OPEN-7 = Space taken by a creature: the one that moves is pushed on. Way blocked (bridge gone, rubble): it stays where it is. A creature that meets a block while being pushed on stays on the space it started from. A new creature that is pushed on and meets a block does not come.
rule-AN-OPEN-8 = The wizard may flip their own die and then double it with brew, in this order (1, then 6, then 12). Only helm and brew cannot be combined.
rule-AN-OPEN-9 = The wizard may flip a die in the middle of an archer’s rolls, right after that die. If the archer then rolls another, the ability is spent for this round.
rule-AN-OPEN-10 = Before each roll you choose between the black die and your own dice. For the archer, or with a bow, the black die is rolled just once.
rule-AN-OPEN-11 = Revealing a fog token as a free action is only for a hero who is on it without having ended a move there, because a card put the hero or the token there. At the end of a move it is compulsory.
rule-AN-OPEN-12 = Even without an hour left, a hero may walk free spaces (wineskin, herb) as long as their time marker is not in the sunrise box.
rule-AN-OPEN-13 = Farmers met on the way may be taken along, although tokens are not picked up in passing. A farmer is safe as soon as the hero enters space 0, even in passing.
rule-AN-OPEN-14 = An archer cannot fight a second adjacent creature in the same turn.
rule-AN-OPEN-15 = A creature’s equal dice are added up only if their sum is more than the highest die; otherwise that die counts.
rule-AN-OPEN-16 = The group agrees how to share a loss, or the price paid to avert an event. The active hero answers for the group; when everyone has ended the day, the lowest-ranked hero does.
rule-AN-OPEN-17 = A merchant gives change for a gem; for its worth see AN-TREAS-2. Gold is spent first, then the cheapest gems; a purchase that takes gems says so before.
rule-AN-OPEN-18 = The falcon cannot exchange anything with a hero who has ended the day.
rule-AN-OPEN-19 = You may lead both allies in the same turn, but only one for each hour spent.
rule-AN-OPEN-20 = The fog token on a space comes first: see AN-FOG-7.
rule-AN-OPEN-21 = When the narrator jumps to N, the cards in between are not read. If a defeated creature brings the narrator exactly to N, the reward is taken first; then the legend ends.
rule-AN-OPEN-22 = The numbers of the gold events 4, 5 and 12 are not certain; what they do is.
rule-AN-OPEN-23 = Used event cards are shuffled into a new deck: see AN-EVENT-11.
rule-AN-OPEN-24 = The six values 7, 8, 10, 11, 14 and 17 belong to the six parchments. The legends that can be played here do not use them.
rule-AN-OPEN-25 = If the gor with the medicinal herb (Legend 2) enters the castle, the herb is removed from the game, as the log says, and the legend can no longer be won.
rule-AN-OPEN-26 = Heroes or allies on a space never stop a creature from entering it; nothing happens to them or to it.
rule-AN-OPEN-27 = A card that waits on a space takes effect at once if a hero is already there. A hero who only passes through counts as entering.
rule-AN-OPEN-28 = A hero cannot use their shield twice in the same round: once is enough.
rule-AN-OPEN-29 = The gold events 24 and 31 do the same; both are in the deck.
rule-AN-OPEN-30 = In Legend 1, before card D, a creature that reaches space 0 takes a golden shield as usual; if none is free, it is removed. Only from card D on can the legend be lost in this way.
rule-AN-OPEN-31 = A falcon connects two heroes if there is a path of adjacent spaces without rubble between them. A broken bridge does not stop it, nor does rubble on the space of one of the two.
rule-AN-OPEN-32 = If a card places a farmer on a creature’s space, the farmer is lost at once. No more herbs and rune stones are placed than remain; a creature that should carry a herb comes without one when there is none.
rule-AN-OPEN-33 = If the narrator advances several letters at once, it goes letter by letter: resolve each letter before the narrator moves on.
rule-AN-OPEN-34 = A farmer who follows a hero whose day is over may be taken over by another hero on that space, even in the middle of a move. A hero who is still awake has to leave the farmer on the space first.
rule-AN-OPEN-35 = If the creature on the highest space is one that never moves, such as the skral on the tower, the card means the highest of those that do move. If there is none, nothing happens and nothing has to be paid.
rule-AN-OPEN-36 = A hero who is where a card makes an offer and declines it is asked again only after entering that space again. The card keeps waiting until somebody accepts.
rule-AN-OPEN-37 = An event card sells only articles for which you have a free slot. Nothing can be left behind for them while a card is being resolved.
rule-AN-OPEN-38 = After a lost fight the hero may still end the day, as after any other action.
rule-AN-OPEN-39 = Three rune stones fill all three small slots, so the black die never comes together with witch’s brew, herb, wineskin, telescope or parchment.
rule-AN-OPEN-40 = If a card of the legend is read when the witch’s brew is found in the fog, that card is read first; then the hero gets the brew and the witch appears.
rule-AN-OPEN-41 = If a creature leaves several rewards, those who fought the last round choose one of them and share it piece by piece.
rule-AN-OPEN-42 = A legend or a box may add something that heroes can do in a certain place, for a price. If it costs no hour, it is a free action; if it costs hours, it is the action of that turn.
rule-AN-OPEN-43 = A legend may close spaces to heroes or creatures for a while, or say that a hero’s move ends there. A hero or creature on a closed space may leave it.
rule-AN-OPEN-44 = Free steps from a card are taken at once, even out of turn. They cost no hour and need not be used; entering and stopping count as in a move, but they are not a move action.
rule-AN-OPEN-45 = If a card ends a fight, no one wins it: the creature recovers, and the action is over. A creature that is already defeated stays defeated.
rule-AN-OPEN-46 = If a card costs you an hour, your time marker advances. Overtime is paid as usual; a hero who cannot use another hour ends the day.
