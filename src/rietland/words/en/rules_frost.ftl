# The rules of Eternal Frost in plain words: one message for each rule of the ledger.

## Components

rule-FE-COMP-1 = 1 double-sided board: the castle side (castle: space 0, defeated creatures: space 80) and the village side (tent village: space 401, defeated creatures: space 400).
rule-FE-COMP-2 = 71 large legend cards for 4 legends, 1 large set-up card, 1 introductory booklet (needed only for Legend 1) and 1 narrator.
rule-FE-COMP-3 = 16 dice: 4 blue for the warrior, 3 green for the fire keeper, 3 yellow for the dwarf, 1 violet for the wizard, 3 red for the creatures and 2 large black ones for later.
rule-FE-COMP-4 = 9 discs (2 in each hero colour, 1 red) and 7 cubes (1 in each hero colour, 1 red, 2 black). A digital table does not need them.
rule-FE-COMP-5 = 40 plastic stands: 27 red, 4 grey, 2 each of blue, green, violet and yellow, 1 black. They hold 8 heroes, 27 creatures and 5 other figures. A digital table does not need them.
rule-FE-COMP-6 = 4 hero boards, each with a hero and a heroine: warrior (Thorn, Mairen), fire keeper (Teyan, Tenaya), wizard (Liphardus, Eara), dwarf (Kram, Bait). Which one you choose makes no difference to play.
rule-FE-COMP-7 = 10 gors, 7 wargors, 4 steppe buffaloes and 4 fur trolls: 25 of the 27 creature figures. Also Shron, Tuavahr, the Myrk, Takota, Tranuk, the great Yetohe warrior, the Silhouette, the volpin and the narrator.
rule-FE-COMP-8 = 24 snow tokens: 6 snowstorms, 3 firewood, 2 times −2 willpower, 2 blue streamberries, 2 red bloodflowers, 2 white pulproots, 1 griffin tablet, 1 sea-monster tablet, 1 buffalo tablet, 2 times +1 strength, 2 gems.
rule-FE-COMP-9 = 13 ice tokens: 3 snowstorms, 2 times +1 strength, 2 times −2 willpower, 2 times −3 willpower, 1 gem, 1 Askimar blade, 1 waterskin, 1 rider’s helm.
rule-FE-COMP-10 = 16 objects: 1 Carlion, 2 Askimar blades, 1 falcon, 5 waterskins, 2 telescopes, 3 firewood, 2 rider’s helms.
rule-FE-COMP-11 = 7 magic plants (2 blue, 2 white, 2 red, 1 black), 3 stone tablets (buffalo, sea monster, griffin), 2 Iquar, 3 gems, 6 fire tokens (lit on one side, unlit on the other), 8 stars, 3 objective markers, 1 winter stone, 1 Frost token, 1 secret-passage token, 1 red cross.

## General

rule-FE-GEN-1 = Everyone plays together against the game, with 2 to 4 heroes. There are four legends, each with its own cards. Legend 1 is the introduction and has a booklet of its own instead of the set-up card.
rule-FE-GEN-2 = From Legend 2 on, you set up the game with the set-up card; then card A1 is read, which may add things and rules. You do not need the rules of earlier legends.
rule-FE-GEN-3 = In every legend you defend the castle, or from Legend 2 on the tent village.
rule-FE-GEN-4 = All other goals must be met before the narrator reaches N; otherwise the legend is lost. The game ends when the narrator is on N.
rule-FE-GEN-5 = The narrator starts on A. A card is read only on letters with a star.
rule-FE-GEN-6 = The narrator advances 1 letter at every sunrise, and 1 letter each time a creature is defeated.
rule-FE-GEN-7 = What the base game has and this box has not cannot be used. There is no gold and nothing that is sold for it, no wells, no witch, no event cards and no fates. There are no shields, bows, brew and poison, no rune stones, no rubble and no dragon.
rule-FE-GEN-8 = What a card gives to the group, or takes from it, you share as you like; nobody is taken below 0. If you do not agree, the lowest-ranked hero decides. A card that names a hero by rank means one of those it speaks of.
rule-FE-GEN-9 = A card holds at once, for the day, or waits on a space until a hero enters it. What is offered on a space for a price is a free action unless it costs hours. Steps that a card gives take no hour and are made at once.

## Hero boards

rule-FE-HERO-1 = Each hero starts every legend with 1 strength and 7 willpower.
rule-FE-HERO-2 = Willpower decides how many dice a hero rolls; the rows begin at 7 and at 14. The warrior has 2 dice with 6 willpower, 3 with 7 and at most 4. The dwarf has 2 with 9 and at most 3. The fire keeper has at most 3; the wizard always has 1.
rule-FE-HERO-3 = A slot holds one object. The purse holds any number of gems and magic plants, and nothing else.
rule-FE-HERO-4 = Ranks: dwarf 7 (the lowest), warrior 14, wizard 34, fire keeper 60 (the highest).
rule-FE-HERO-5 = Fire keeper: may use firewood to put a fire token on their own hero board. It works like a fire on the board.
rule-FE-HERO-6 = Warrior: a lit fire gives 2 strength in a fight instead of 1.
rule-FE-HERO-7 = Wizard: once in each round of a fight, right after a roll, may flip a die to its opposite side (opposite sides add up to 7). When heroes fight together, it may be another hero’s die instead.
rule-FE-HERO-8 = The rulebook does not say what the dwarf can do in this game, which has no gold. Here the dwarf haggles with merchants.
rule-FE-HERO-9 = The fire keeper has 2 dice with up to 13 willpower and 3 dice with 14 to 20. The fire on the hero board goes out at every sunrise, but its token stays there.
rule-FE-HERO-10 = Dwarf: once a day, after bartering, may take one more object from the same merchant without giving anything for it, but not the one just given.
rule-FE-HERO-11 = A hero has from 1 to 14 strength and at most 20 willpower. Anything gained beyond that is lost.
rule-FE-HERO-12 = A hero board has 3 small slots, 1 large slot and 1 for a helm, and the purse. Small: waterskin, telescope, firewood, tablets. Large: Askimar blade, falcon, winter stone, Carlion. A hero who gains an object without a free slot leaves it on the space, or puts something else down.
rule-FE-HERO-13 = Tablets cannot be bartered. The falcon carries them, because they are small.

## Time

rule-FE-TIME-1 = Each hero has 7 hours per day and up to 3 hours of overtime.
rule-FE-TIME-2 = Each hour of overtime costs 2 willpower. You may use it only if at least 1 willpower would be left.
rule-FE-TIME-3 = On your own turn you may end the day whenever you like; the remaining hours are lost, and your time marker goes to the sunrise box. The first one to do so goes on the rooster and starts the next day.
rule-FE-TIME-4 = Heroes who have ended the day are skipped; the others keep playing. The heroes may agree to end the day early.
rule-FE-TIME-5 = When all the time markers are in the sunrise box, the sun rises; then everyone has 7 hours and 3 hours of overtime again.
rule-FE-TIME-6 = If the Frost token covers an hour, nobody can use that hour or any later one, overtime included.

## A turn

rule-FE-TURN-1 = You play clockwise. On your turn you choose one kind of action: move, fight, pass, or lead Tranuk or the volpin if they are in play. You may spend as many hours on it as you have; then the next hero plays.
rule-FE-TURN-2 = Costs: moving, 1 hour per space; fighting, 1 hour per round for each hero in the fight; passing, 1 hour.
rule-FE-TURN-3 = When everyone has had a turn, the first hero plays again, until all have ended the day.

## Moving

rule-FE-MOVE-1 = You may move any number of spaces as long as you have hours. Heroes ignore the arrows.
rule-FE-MOVE-2 = If your move ends on a snow token, you must reveal and resolve it at once. Passing over it has no effect.
rule-FE-MOVE-3 = The castle (space 0) and the tent village (space 401) are ordinary spaces. The river can be crossed only by bridges; a bridge is not a space and costs no hour.
rule-FE-MOVE-4 = Any number of heroes may be on one space. Heroes can never enter the defence places.
rule-FE-MOVE-5 = You may cross a space with a creature on it, and stop there.
rule-FE-MOVE-6 = Only a hero with at least 14 willpower may enter the great cave (space 414).
rule-FE-MOVE-7 = The lake has rules of its own: see Lake and ice.

## Fighting

rule-FE-FIGHT-1 = You can fight only a creature on your own space, never from a distance. A hero who has just arrived must wait for their next turn.
rule-FE-FIGHT-2 = At the start of every round, the hero’s time marker advances 1 hour.
rule-FE-FIGHT-3 = The hero rolls first, all dice at once, and only the highest die counts. Battle value: the highest die, plus strength, plus what a fire and an ally add.
rule-FE-FIGHT-4 = Then the creature’s dice are rolled; its current willpower decides how many. The highest die or the sum of equal dice counts, whichever is more, and its strength is added.
rule-FE-FIGHT-5 = The side with the lower battle value loses the difference in willpower. A tie changes nothing.
rule-FE-FIGHT-6 = If both sides have willpower left, another round may follow at once, until the hero stops or has no hour left.
rule-FE-FIGHT-7 = A creature without willpower is defeated, and the hero takes the reward. The figure goes to space 80 or, on the village side, to space 400, and the narrator advances 1 letter at once.
rule-FE-FIGHT-8 = A gor leaves a fixed reward. For a wargor, a steppe buffalo or a fur troll the winners choose between willpower and strength; a wargor leaves 4 willpower or 1 strength.
rule-FE-FIGHT-9 = A hero without willpower loses the fight: they lose 1 strength if they have more than 1, their willpower is reset to 3, and the turn passes to the next player.
rule-FE-FIGHT-10 = If a fight ends without a winner, the creature recovers all its strength and willpower.

## Fighting together

rule-FE-GROUP-1 = Only the active hero may invite heroes on the same space. Everyone in the fight pays 1 hour per round.
rule-FE-GROUP-2 = Battle value of the group: the strength of all heroes in the fight, plus the help of allies, plus each hero’s highest die. What the fire gives a hero counts as strength. The hero who attacks rolls first, then the others in turn.
rule-FE-GROUP-3 = If the group’s battle value is lower than the creature’s, everyone in the fight loses the whole difference.
rule-FE-GROUP-4 = The wizard must decide right after each roll whether to flip a die, not after everyone has rolled.
rule-FE-GROUP-5 = Objects cannot change hands during a round; between rounds, heroes on the same space may exchange them.
rule-FE-GROUP-6 = After the first round any hero may leave, even the one who started the fight; they pay no more hours and cannot rejoin. The fight continues as long as one hero remains. If the hero who started it has left, the next hero to their left begins the round.
rule-FE-GROUP-7 = A hero without hours or willpower is out of the fight and cannot rejoin it. At 0 willpower they lose 1 strength if they have more than 1, and their willpower is reset to 3. The others may continue.
rule-FE-GROUP-8 = The reward is shared as you like among the heroes who were there in the last round; a single point of strength goes to one hero.
rule-FE-GROUP-9 = Afterwards it is the turn of the hero to the left of the one who started the fight.
rule-FE-GROUP-10 = Two black cubes show the group’s strength, one the tens, the other the units. Here the table adds it up.

## Passing

rule-FE-PASS-1 = Passing costs 1 hour.

## Free actions

rule-FE-FREE-1 = Free actions cost no hour and are allowed at any time, even when it is not that hero’s turn, as long as their time marker is not in the sunrise box.
rule-FE-FREE-2 = These are free: revealing a snow token, making a fire, taking or dropping objects on your space, exchanging them with heroes on the same space, using objects, bartering with a merchant.
rule-FE-FREE-3 = Tablets, blue streamberries and the night thorn wait for nothing. You may use them in the middle of your own move too. A fighter who has no hour left may use them before leaving the fight. For all other free actions a hero must have stopped.

## Creatures

rule-FE-CREAT-1 = Creatures do not reveal tokens and never start a fight.
rule-FE-CREAT-2 = A creature moves along its arrow to the adjacent space. Only one creature can be on a space: if it is taken, the creature continues along the arrows to the first free space.
rule-FE-CREAT-3 = A new creature whose space is taken by a creature is pushed on along the arrows in the same way.
rule-FE-CREAT-4 = Within a kind, the creature on the lowest-numbered space moves first.
rule-FE-CREAT-5 = All four kinds have red dice. A wargor has strength 2, and 2 dice with 6 willpower. A fur troll has strength 12, and 3 dice as long as it has at least 14 willpower, otherwise 2.
rule-FE-CREAT-6 = Creatures never go onto the lake, nor onto a space without an arrow, not even for a gem; the castle and the tent village are the exceptions.
rule-FE-CREAT-7 = Gor: strength 2, willpower 4, reward 2 willpower, 10 figures, one move at each sunrise.
rule-FE-CREAT-8 = Wargor: strength 2, willpower 6, reward 4 willpower or 1 strength, 7 figures, two moves at each sunrise.
rule-FE-CREAT-9 = Steppe buffalo: strength 7, willpower 10, reward 6 willpower or 2 strength, 4 figures, one move at each sunrise.
rule-FE-CREAT-10 = Fur troll: strength 12, willpower 14, reward 8 willpower or 3 strength, 4 figures, one move at each sunrise.
rule-FE-CREAT-11 = Up to 13 willpower a creature has two red dice, with 14 to 20 three. An opponent with black dice has one with up to 6 willpower and two with 7 to 20, unless its card says otherwise. Black dice show 6, 6, 8, 10, 10 and 12; 6 is opposite 10, and 8 is opposite 12.
rule-FE-CREAT-12 = A reward of several points of strength may be shared point by point.
rule-FE-CREAT-13 = If no figure of a kind is left, the creature is not placed, and nothing changes in the cave.
rule-FE-CREAT-14 = Opponents with a name count as creatures in fights, for the narrator and for the limit of one creature per space. They move after the fur trolls, in the order they came, unless their card says otherwise. Gems lure only Broken-horn and, in Legend 1, the Myrk.
rule-FE-CREAT-15 = An opponent who is calmed is removed from the board: no reward, and the narrator does not advance.

## Castle and tent village

rule-FE-DEF-1 = A creature that reaches the castle (space 0) or the tent village (space 401) goes at once to a free defence place beside it.
rule-FE-DEF-2 = The number of heroes decides how many defence places there are: with 4 heroes, the castle has 1.
rule-FE-DEF-3 = A creature on a defence place cannot be fought. If one is needed and none is free, the legend is lost at once.
rule-FE-DEF-4 = Each Iquar saved adds 1 defence place to the tent village.
rule-FE-DEF-5 = Cards may add defence places; these are filled last.

## Sunrise

rule-FE-SUN-1 = Sunrise: the gors move.
rule-FE-SUN-2 = Sunrise: then the wargors move.
rule-FE-SUN-3 = Sunrise: then the steppe buffaloes move.
rule-FE-SUN-4 = Sunrise: then the wargors move again.
rule-FE-SUN-5 = Sunrise: then the fur trolls move.
rule-FE-SUN-6 = Sunrise: then each hero on a space with a lit fire gains 5 willpower.
rule-FE-SUN-7 = Sunrise: then the Frost token moves 1 hour to the left.
rule-FE-SUN-8 = Sunrise: then all fires go out, those on hero boards too.
rule-FE-SUN-9 = Sunrise: last, the narrator advances 1 letter; if there is a star, the card is read.
rule-FE-SUN-10 = At sunrise the falcon is ready again. Used tablets are removed from the game, and the Frost token counts again.

## Objects

rule-FE-ITEM-1 = Waterskin: during a move, 1 space without an hour. It can be used twice, full and half full, then it goes back to the supply. You may use it up at once, and use several in one turn.
rule-FE-ITEM-2 = Askimar blade (large): after your own roll, once in every round, you may roll 1 die again, any of them; the new result counts.
rule-FE-ITEM-3 = The blade comes before the wizard’s flip; after that it is too late.
rule-FE-ITEM-4 = Firewood: pay 2 willpower and give up 1 firewood for a lit fire on your space.
rule-FE-ITEM-5 = Rider’s helm (small enough for the falcon): the bearer adds up all equal dice of their roll. It is of no use to the wizard, who may carry it all the same. Blade and flip work together with it.
rule-FE-ITEM-6 = Telescope: when you are not moving, even out of turn, reveal tokens of your choice on adjacent spaces without resolving them. It shows neither ice tokens nor objective markers.
rule-FE-ITEM-7 = Falcon: once a day, not during a round of a fight, two heroes exchange small objects, helms, plants and gems wherever they are, but no large objects. One of them must have a falcon that is ready; then it rests.
rule-FE-ITEM-8 = Carlion: a card says what it does.
rule-FE-ITEM-9 = A hero with all three tablets may use them at any time: the Frost token does not count for the rest of the day. At the next sunrise the tablets are removed from the game, and the Frost token counts again.
rule-FE-ITEM-10 = Winter stone: moving with it costs willpower in Legends 1 and 4. It cannot be taken if that would leave the hero with 0 willpower, and it cannot be bartered.
rule-FE-ITEM-11 = Magic plants are kept in the purse; cards say what they do.
rule-FE-ITEM-12 = On the day the three tablets are used, overtime costs no willpower.

## Merchants

rule-FE-MERCH-1 = There are merchants on space 18 (castle side) and on spaces 422 and 445 (village side).
rule-FE-MERCH-2 = A hero who is there and not moving puts down as many objects from their slots as they like and takes the same number of those on the space, one for one. It costs no hour. Equal objects are not swapped.
rule-FE-MERCH-3 = Only objects from slots count, large or small, one for one: no gems and no plants. Objects on a merchant’s space are taken only in exchange, no matter who put them there; anything the merchant does not deal in is picked up as anywhere.
rule-FE-MERCH-4 = Waterskins and falcons that have been used cannot be bartered, nor can the winter stone and Carlion.
rule-FE-MERCH-5 = You may barter at any time, not only on your own turn.

## Fires

rule-FE-FIRE-1 = A hero who is on an unlit fire and not moving may pay 2 willpower to light it.
rule-FE-FIRE-2 = On a space without a fire token it takes 2 willpower and 1 firewood.
rule-FE-FIRE-3 = At sunrise every hero on a space with a lit fire gains 5 willpower.
rule-FE-FIRE-4 = In a fight each hero on a space with a lit fire has 1 more strength, the warrior 2.
rule-FE-FIRE-5 = The fire on the fire keeper’s board is lit for 2 willpower; putting it there takes firewood as well. It warms and strengthens the fire keeper and everyone on the same space.
rule-FE-FIRE-6 = A fire on space 0 or 401 is of no use in fights.
rule-FE-FIRE-7 = There are only 6 fire tokens.

## Snow tokens

rule-FE-SNOW-1 = What a snow token can bring: 1 strength, −2 willpower, a snowstorm, 1 firewood, a tablet, a plant or a gem. Then it is removed from the game.
rule-FE-SNOW-2 = A token that the telescope or the volpin has revealed stays face up and takes effect when a hero ends a move there.
rule-FE-SNOW-3 = Snow tokens come before any other token on the space, such as an objective marker. If a snowstorm moves the hero away, the other token stays as it is.
rule-FE-SNOW-4 = If the supply no longer has the thing, the hero gains 2 willpower instead. If a card would place it on a space, one hero gains them. Used firewood and waterskins go back to the supply; used plants, gems and tablets are removed from the game.

## Snowstorms

rule-FE-STORM-1 = A snowstorm moves every hero 1 space along the arrow. Without an arrow the hero stays.
rule-FE-STORM-2 = First everyone is moved; then the snow tokens under the heroes are revealed, the highest-ranked hero’s first. A hero who stayed reveals nothing.
rule-FE-STORM-3 = If another snowstorm is revealed, everyone moves again before lower-ranked heroes reveal theirs. A token left behind stays face down.
rule-FE-STORM-4 = One snowstorm can follow another any number of times.
rule-FE-STORM-5 = A hero who is moved by a snowstorm decides whether an Iquar comes along. Everyone decides before anyone is moved.
rule-FE-STORM-6 = A snowstorm cannot move a hero with less than 14 willpower into the great cave (space 414).

## Lake and ice

rule-FE-ICE-1 = Entering a lake space with an ice token ends the move. The token is revealed and resolved at once, then removed from the game.
rule-FE-ICE-2 = On a later turn the hero may leave. Once no hero is there any more, nobody can cross that space or stop there.
rule-FE-ICE-3 = On the lake a hero can take only 1 Iquar along. Creatures never go there.
rule-FE-ICE-4 = A lake space without an ice token can be entered only while a hero is there.
rule-FE-ICE-5 = A lake space without an ice token and without a hero is a hole. Everyone can count the holes. Nothing can be put down on the lake, not even the winter stone; what a hero there has no room for goes back to the supply.
rule-FE-ICE-6 = With ice guides (Legend 2) an ice token does not end the move, but it still takes effect at once.

## Gems

rule-FE-GEM-1 = A hero may carry a gem in the purse and put it down on their space when they are not moving.
rule-FE-GEM-2 = At sunrise a creature next to a space with a gem goes there instead of following its arrow; then the gem is removed from the game.
rule-FE-GEM-3 = A gem on the lake or on a space without an arrow lures nobody.
rule-FE-GEM-4 = If there are several creatures, they move in the usual order, and the first to arrive takes the gem; if there are several gems, the one on the lowest-numbered space counts.

## Iquar

rule-FE-IQ-1 = A hero may take along an Iquar on their space, on land both at once, and leave them anywhere during a move.
rule-FE-IQ-2 = If a hero with an Iquar enters a creature’s space, or a creature enters an Iquar’s space, the Iquar is removed from the game.
rule-FE-IQ-3 = An Iquar brought to space 401 is saved and becomes 1 more defence place.

## Tranuk and other allies

rule-FE-TRAN-1 = On the space of the creature attacked, Tranuk adds 2 strength to the heroes’ battle value.
rule-FE-TRAN-2 = Leading Tranuk is an action: 1 hour for up to 4 spaces, again in the same turn if you like; then the next player takes the turn. Tranuk reveals no tokens.
rule-FE-TRAN-3 = Takota as an ally adds 2 strength and is led like Tranuk. The help of several allies adds up.
rule-FE-TRAN-4 = The great Yetohe warrior adds 4 strength and is led like Tranuk. Allies go on land only, and into space 414 only if a card puts them there. Snowstorms do not move them.

## The volpin

rule-FE-VOLP-1 = Leading the volpin is an action: 1 hour, to any space.
rule-FE-VOLP-2 = The hero who has just led the volpin may reveal the snow token on its space, without resolving it.
rule-FE-VOLP-3 = On an opponent’s space the volpin takes 1 of its dice away in the first round of a fight. An opponent with only one die rolls none then.

## The castle side

rule-FE-CAST-1 = Spaces, arrows and bridges are those of the base game (78 spaces, 157 borders, 3 bridges). Spaces 80 and 83 are closed. Wells are frozen and give nothing. The only merchant is on space 18.
rule-FE-CAST-2 = Snow tokens can be on spaces 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 and 64.
rule-FE-CAST-3 = The castle has 3, 2 or 1 defence places with 2, 3 or 4 heroes. In Legend 1 a card may add one.
rule-FE-CAST-4 = No fires are printed on this side; cards place them.

## The village side

rule-FE-MAP-1 = Spaces 401 to 462: 48 on land, 13 of Lake Ava (spaces 447 to 459) and the stilt settlement (space 460), with 143 borders. Space 400 is for defeated creatures and has no borders.
rule-FE-MAP-2 = Bridges: horn bridge between spaces 412 and 409, drum bridge between 415 and 407, heron bridge between 438 and 462. Elsewhere the river cannot be crossed.
rule-FE-MAP-3 = Every land space has an arrow, except 401, 414, 425 and 460. Three ways lead to the tents: the north way through the cave (space 414), the middle way along the north shore, and the south way. The longest has 11 steps.
rule-FE-MAP-4 = Space 414 has no arrow: a snowstorm never moves a hero out of it, and a gem there lures nobody. Creatures enter along their arrows and go on from there to the next space.
rule-FE-MAP-5 = Griffin rock (space 425) and the stilts (space 460) have no arrow: no snowstorm moves you from there, and no creature comes.
rule-FE-MAP-6 = Geysers on spaces 431 and 433: at sunrise a hero there without a lit fire gains 2 willpower, with a lit fire only its 5.
rule-FE-MAP-7 = The tent village has 3, 2 or 1 defence places with 2, 3 or 4 heroes.
rule-FE-MAP-8 = Snow tokens can be on spaces 402, 404, 407, 409, 410, 412, 415, 417, 418, 420, 423, 424, 427, 429, 430, 432, 435, 437, 439, 440, 442, 443, 446 and 461.
rule-FE-MAP-9 = Shore spaces: 410, 411, 415, 416, 419, 430, 434, 440, 442, 444, 445, 446 and 462.
rule-FE-MAP-10 = Merchants: the fur traders (space 422) and the sledge market (space 445).

## Frost token

rule-FE-FROST-1 = The Frost token is on one of the hours 2 to 10, or beside the track on 11, 12 or 13, where it covers nothing.
rule-FE-FROST-2 = It starts on 13, 12 or 11 (easy) or on 12, 11 or 10 (normal), by the number of heroes. In Legend 4 it starts on 9, 8 or 8 (easy) or on 8, 7 or 7 (normal). In Legend 1 it comes with card D, on 8.
rule-FE-FROST-3 = At sunrise it moves one place to the left; on hour 2 it stays.
rule-FE-FROST-4 = Only the hours before it can be used, at most 10; overtime that it covers cannot be bought.
rule-FE-FROST-5 = If it moves to the right during a day, the hours it uncovers can be used at once.
rule-FE-FROST-6 = With used tablets all hours can be used. At the next sunrise the tablets go first, then the token moves as always.

## The great cave

rule-FE-CAVE-1 = Entering needs 14 willpower. A hero inside may stay, fight and leave with less.
rule-FE-CAVE-2 = The cave is awake in Legend 2 from B on, and in Legends 3 and 4. While it is, after the creatures have moved at sunrise, a gor on space 414 becomes a wargor and a steppe buffalo a fur troll, with full values.
rule-FE-CAVE-3 = A creature on space 414 moves to space 413 next.
rule-FE-CAVE-4 = A creature that is only pushed on through space 414 does not change. Opponents with a name never change.
rule-FE-CAVE-5 = Change yourself (Legends 3 and 4). A hero who has stopped on space 414 or was blown there may pay 7 willpower for 2 strength. Each hero may do so once in the legend.

## Magic plants

rule-FE-PLANT-1 = A plant is used once and then removed from the game. Using it is a free action of its owner, not while their time marker is in the sunrise box.
rule-FE-PLANT-2 = Blue streamberries: gain 5 willpower, but not during a round of a fight.
rule-FE-PLANT-3 = White pulproots: in one move up to 4 spaces without an hour; you may mix them with spaces paid for with hours.
rule-FE-PLANT-4 = Red bloodflowers: right after your own roll, and after blade and flip, your dice count double in this round. That includes dice added up by a helm, but not Carlion’s die. A roll can be doubled only once.
rule-FE-PLANT-5 = Black night thorn: the Frost token moves two places to the right, at most to 13.

## Objective markers

rule-FE-OBJ-1 = Objective markers are shuffled and placed face down; each shows which card is read.
rule-FE-OBJ-2 = A hero whose move ends on one reveals it, after any snow token.
rule-FE-OBJ-3 = A hero who was blown onto one, or on whose space one appears, may reveal it as a free action.
rule-FE-OBJ-4 = Telescope, volpin and creatures do not reveal markers.

## The winter stone

rule-FE-STONE-1 = It needs the large slot. It cannot be bartered or sent by falcon; on the same space it can be handed over like any object, even to a hero who is too weak to pick it up.
rule-FE-STONE-2 = For each space entered with it the bearer pays 1 willpower (2 in Legend 4), for free steps too. A step that would leave 0 willpower is forbidden. In a snowstorm the bearer chooses: pay and take it along, or leave it. If it cannot come along, it is left behind and its bearer is moved without it.
rule-FE-STONE-3 = No fire burns on its space, no matter if a hero, a creature, an opponent or nobody has it. A lit one goes out, and none can be lit, not even on a hero board.
rule-FE-STONE-4 = Its bearer cannot enter a space with a creature.
rule-FE-STONE-5 = A hero who is not moving may take it if they have more willpower than a step with it costs.
rule-FE-STONE-6 = A creature whose move ends where the stone is without a hero takes it along; when it is defeated, the stone stays on that space. If it reaches space 0 or 401 with the stone, the legend is lost at once.
rule-FE-STONE-7 = In Legend 4 only a hero who has at least 14 willpower after paying for the step may carry it into space 414.

## Carlion

rule-FE-CARL-1 = Carlion needs the large slot. In every round of a fight its bearer rolls a black die as well and adds it to their result.
rule-FE-CARL-2 = The wizard may flip that die. Blade and helm do not affect it.
rule-FE-CARL-3 = When Carlion is made, the Frost token is removed from the game.

## Secret passage

rule-FE-SECR-1 = While the secret passage is open, spaces 425 and 408 are adjacent for heroes (1 hour). Creatures and snowstorms cannot use it.

## Red cross

rule-FE-X-1 = A red cross on a bridge: its spaces are no longer adjacent for anyone. The card says where an arrow points instead.

## People you take along

rule-FE-FOLL-1 = An Iquar or Orennah can be taken along or left behind at any point of a move; on the lake one per hero.
rule-FE-FOLL-2 = If Orennah meets a creature, she hides: she is removed from the board, and what she carries stays there. In the tent village she adds no defence place.

## Set-up of Legends 2 to 4

rule-FE-SETUP-1 = Each hero has 1 strength and 7 willpower. The 24 snow tokens go on their 24 spaces, the 13 ice tokens on the lake. There are unlit fires on spaces 401 and 422, and each legend adds one. The Frost token goes on its place and the narrator on A; the lowest-ranked hero begins.
rule-FE-SETUP-2 = Merchant on space 422: Askimar blade, telescope, firewood. Merchant on space 445: rider’s helm, falcon, telescope, waterskin. The group shares 2 waterskins and 1 firewood. In the supply: 1 blade, 1 helm, 2 waterskins, 1 firewood.
rule-FE-SETUP-3 = The cards on herbs and on the three brothers are open for everyone.
rule-FE-SETUP-4 = A fire keeper begins Legends 2 to 4 with an unlit fire on the hero board. It is lit for 2 willpower, without firewood.

## Difficulty

rule-FE-DIFF-1 = Easy and normal differ in where the Frost token starts, in the strength you share, in the values of opponents with a name, and in single creatures and added defence places.
rule-FE-DIFF-2 = The number of heroes changes the defence places, the start of the Frost token, the strength you share and the values of opponents with a name. Some creatures come only with 3 or more heroes, some only with 4.

## Legend 1

rule-FE-L1-1 = Part 1 ends with the first day; its sunrise, with fires and the narrator’s step to B, opens part 2. After a loss you may begin at B1: heroes on space 18 with 12 willpower, one of them with 10.
rule-FE-L1-2 = Before card D no Frost token moves, and a creature that enters the castle is only removed.
rule-FE-L1-3 = If you wake the dwarves, there is a fire on space 39, next to space 43. If you wake the guards, one more creature may come in.
rule-FE-L1-4 = When card B1 is read, 12 more snow tokens are placed on the other circles. All snow tokens that are face down are mixed; those that are left of the first three stay on their circles.
rule-FE-L1-5 = In part 1 each of the three lessons gives 1 willpower to the first hero who learns it. The lessons: reveal a snow token, light the fire on space 18, barter there.
rule-FE-L1-6 = The winter stone has come to rest in the mine when its bearer’s move ends on space 71 or the stone is put down there.
rule-FE-L1-7 = If the winter stone comes to rest in the castle (0), put down or with a hero who stops there, the legend is lost.
rule-FE-L1-8 = The first part has no overtime and no fights. Both come with card B1, and group fights too.

## The Myrk

rule-FE-MYRK-1 = In Legend 1 the Myrk has 3, 8 or 18 strength (easy) or 5, 12 or 18 (normal), 8 willpower and a black die. She stays on space 43, the only neighbour of space 71.
rule-FE-MYRK-2 = At sunrise in Legend 1 a gem on an adjacent land space draws her there, and the gem is removed from the game. A gem in the mine (71) or under a creature does not. At the next sunrise she goes back to space 43. If she is defeated, she is gone for good.
rule-FE-MYRK-3 = In Legend 3 she has 15, 21 or 28 strength (easy) or 18, 27 or 35 (normal), 12 willpower and a black die.
rule-FE-MYRK-4 = In Legend 3, at sunrise after the fur trolls, she goes 2 spaces along her round. Her round: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, then 428 again. Spaces with creatures are skipped and count as no step.
rule-FE-MYRK-5 = In Legend 3 creatures cannot enter her space; she ignores heroes, gems and fires.
rule-FE-MYRK-6 = In Legend 3 a hero on her space may give her a blue, a white and a red plant. The hero needs at least 14 willpower and a lit fire there. She becomes Orennah, and the narrator does not advance.
rule-FE-MYRK-7 = In Legend 3 one plant of each colour is on Orennah’s trail: blue with the scarf, white in her camp, red where boots became hooves.

## Legend 2

rule-FE-L2-1 = Broken-horn has 15, 20 or 24 strength (easy) or 17, 24 or 31 (normal), 12 willpower and red dice. He moves with the buffaloes along the arrows; gems lure him; the cave does not change him. Reward: 8 willpower or 3 strength. If he enters space 401, the legend is lost, even with free defence places.
rule-FE-L2-2 = Help that you ask for with card E2 comes without trust; the trust card later gives what you do not have yet.

## Three peoples

rule-FE-TRIBE-1 = Each people can be won once; its card is read at once.
rule-FE-TRIBE-2 = A people is won by a tablet: the buffalo to space 401, the sea monster to space 460, the griffin to space 425. The bearer ends a move there, and the tablet is removed from the game.
rule-FE-TRIBE-3 = A people is also won by a deed. The Yetohe: a steppe buffalo, a fur troll or Broken-horn is defeated. The Iquar: an Iquar is saved, which adds a defence place as well. The Grehon: a hero gains willpower at sunrise from a fire on space 425.
rule-FE-TRIBE-4 = Tablets used for a full day win nobody’s trust.

## Legend 3

rule-FE-L3-1 = The thorn is kept in the purse. It arrives with a hero on space 401, with Orennah, or by falcon in the purse of a hero on space 401.
rule-FE-L3-2 = If you use the thorn against the frost, the legend is lost; the table asks you first.
rule-FE-L3-3 = Orennah does not come back once she has hidden; anyone can take the thorn.
rule-FE-L3-4 = The drum bridge can be held only if the heroes can pay for it together and each keeps at least 1 willpower.

## Legend 4

rule-FE-L4-1 = If the stone comes to rest on space 401, put down, with a hero who stops there or with a creature, the legend is lost. Passing through is allowed.

## The Silhouette

rule-FE-SIL-1 = The Silhouette is a figure: nobody can fight it, and it blocks nobody.
rule-FE-SIL-2 = At sunrise after the fur trolls it goes 3 spaces by the shortest way over land towards the true hollow, which nobody knows.
rule-FE-SIL-3 = When it gets there, card S is read. From space 430 it takes 1 sunrise to space 428, 432 or 437, 2 to 461, 3 to 441 or 443.
rule-FE-SIL-4 = A hero on its space may look it in the face: that costs 3 willpower, and it does not move at the next sunrise.

## Deadly threats

rule-FE-THR-1 = Each threat has 15, 23 or 33 strength (easy) or 16, 26 or 37 (normal), 14 willpower and two black dice, only one below 7 willpower. The narrator advances 1 letter when it is defeated.
rule-FE-THR-2 = Shron takes Ellin away over the spaces 406, 407, 415, 416, 419, 430, 433, 435 and 436, 2 at each sunrise after the fur trolls. One step further, and the legend is lost. He gains 1 strength at each of his sunrises. A hero’s space ends his move; he waits before a space with a lit fire and skips creatures. If a fire holds him and there is a hero or a lit fire on the space behind him (from space 407 on), he lets Ellin go.
rule-FE-THR-3 = Tuavahr has 1 more strength for each hole. At sunrise after the fur trolls it comes up on the free shore space nearest to the stone, or to the true hollow. On the stone’s space it swallows the stone; defeated or calmed, it leaves it there. Once Carlion is made, it stays where it is.
rule-FE-THR-4 = Takota moves one space along the arrows after the fur trolls; if he enters space 401, the legend is lost. He has 3 strength less for each tablet that a hero in the fight carries.
rule-FE-THR-5 = Card S gives the threat 1, 2 or 3 more strength.
rule-FE-THR-6 = Calming: a hero on its space with at least 14 willpower may give 7 willpower and a tablet. Tuavahr takes the sea-monster tablet, Takota the buffalo tablet.
rule-FE-THR-7 = Gems do not lure threats, and the cave does not change them.

## Played as one story

rule-FE-CAMP-1 = If both Iquar were saved in Legend 2, the group may begin Legend 3 with 1 more firewood.
rule-FE-CAMP-2 = If Orennah was cured in Legend 3, the group may begin Legend 4 with the black night thorn.
rule-FE-CAMP-3 = Tablets left over from Legend 3 do not count later.

## Small expansions

rule-FE-VAR-1 = Small expansions fit in without changes: the brother fires use spaces 401, 425 and 460. The magic storm comes at D or B and lasts until the narrator leaves the fourth letter after it. They are not part of this table.

## How we settle open questions

rule-FE-OPEN-1 = A hero at a merchant who is not moving and has not ended the day may barter at any time.
rule-FE-OPEN-2 = Creatures go after gems in the usual order, and the first one takes the gem. Of several gems, the one on the lowest-numbered space counts. A space with another creature does not lure.
rule-FE-OPEN-3 = A snowstorm moves all heroes, even those who have ended the day. A hero in the middle of a move continues from the new space; a fighter who is no longer with the creature leaves the fight.
rule-FE-OPEN-4 = A hero who was blown somewhere must resolve only snow tokens; markers, fires and merchants are free actions.
rule-FE-OPEN-5 = A hero whose willpower falls to 0 outside a fight loses 1 strength if they have more than 1, and their willpower is reset to 3.
rule-FE-OPEN-6 = A hero on ice whose token is gone is safe there until they leave.
rule-FE-OPEN-7 = Fire tokens stay where they are, lit or not. When all six are on the board, firewood can only light one that is already there.
rule-FE-OPEN-8 = If the narrator passes several letters, every card with a star is read in order; on N the goals are checked after the card of that step.
rule-FE-OPEN-9 = A creature placed on a space with an Iquar or Orennah counts as entering it.
rule-FE-OPEN-10 = Anything that wins or loses the legend takes effect before the next step of the sunrise.
