# The glossary: words of the game that a newcomer meets. The text explains the word; `.term` is the word itself.

## The board

glossary-willpower = A hero’s courage and health: it decides how many dice you roll, pays for overtime, and at 0 the hero loses the fight.
    .term = willpower
glossary-strength = Added to your best die in every fight; you can buy more from a merchant.
    .term = strength
glossary-rank = The number on a hero board, from the dwarf (7) to the wizard (34); it is also the hero’s starting space, and many cards name the lowest-ranked or highest-ranked hero.
    .term = rank
glossary-hour = What most actions cost: each hero has 7 per day, one for each space walked or each round fought.
    .term = hour
glossary-overtime = Up to 3 extra hours per day, each of which normally costs 2 willpower.
    .term = overtime
glossary-sunrise = What happens between two days: an event card, the creatures move towards the castle, the wells fill up, the narrator advances.
    .term = sunrise
glossary-sunrise-box = Where the time markers of heroes who have ended the day wait; until sunrise these heroes take no turns and no free actions.
    .term = sunrise box
glossary-rooster = The first place in the sunrise box: the hero who ends the day first starts the next one.
    .term = rooster
glossary-time-marker = Shows on the day track how many hours a hero has used.
    .term = time marker
glossary-golden-shield = A place in the castle that can hold one intruder; when a creature breaks in and none is free, the legend is lost.
    .term = golden shield
glossary-narrator = The figure on the legend track: it advances at every sunrise and for every creature defeated, so fighting too much also costs time.
    .term = narrator
glossary-legend-track = The letters from A to N: they tell how far the story is, and on N it is decided.
    .term = legend track
glossary-star = Marks a letter with a legend card, which is read as soon as the narrator gets there.
    .term = star
glossary-legend-card = A piece of the story, read aloud, with new tasks and new creatures.
    .term = legend card
glossary-event-card = A surprise, good or bad, drawn at every sunrise and from some fog tokens.
    .term = event card
glossary-shield-mark = An event card that shows a shield can be cancelled for the whole group by a hero who uses a shield.
    .term = shield mark
glossary-fog = Hides something good or bad; a hero whose move ends on it must reveal it.
    .term = fog token
glossary-fog-circle = One of the 15 spaces where a fog token can be.
    .term = fog circle
glossary-well = A full well gives 3 willpower (5 to the warrior); it fills up again at sunrise.
    .term = well
glossary-merchant = Sells strength, and from Legend 2 on articles, for 2 gold each on spaces 18, 57 and 71.
    .term = merchant
glossary-article = A piece of equipment that takes a small, large or helm slot on the hero board.
    .term = article
glossary-farmer = Lead a farmer to the castle and it gains a golden shield; a creature on the same space drives the farmer away for good.
    .term = farmer
glossary-creature = Gor, skral, wardrak or troll: at every sunrise it moves along the arrow on its space, towards the castle.
    .term = creature
glossary-battle-value = Strength plus the best die; the side with the lower value loses the difference in willpower.
    .term = battle value
glossary-reward = What a defeated creature gives: gold, willpower or any mix of the two.
    .term = reward
glossary-black-die = A stronger die (6 to 12), earned with three rune stones of different colours.
    .term = black die
glossary-rune-stone = Three of different colours on one hero board give a black die.
    .term = rune stone
glossary-medicinal-herb = Used once for free spaces, for extra strength in a round, or for willpower; in Legend 2 the king needs it.
    .term = medicinal herb
glossary-witch-brew = Doubles your best die in a round of a fight; it can be used twice.
    .term = witch’s brew
glossary-prince = An ally who adds 4 strength to a fight on his space; leading him costs 1 hour for up to 4 spaces.
    .term = Prince Thorald
glossary-free-action = Something that costs no hour, such as emptying a well or buying; allowed even out of turn.
    .term = free action
glossary-pass = Spend an hour without doing anything, for instance to let the others go first.
    .term = pass
glossary-equipment-board = Where the articles wait until they are bought or found.
    .term = equipment board

## The castle of cards

glossary-location = One of the six places of the castle, each with a mission under a stack of encounter cards.
    .term = location
glossary-encounter-card = A creature to defeat or an object to take, often face down.
    .term = encounter card
glossary-mission = A task at a location; complete four of them to free the castle.
    .term = mission
glossary-recover = Instead of playing a card: resolve a narrator card, then take back all the cards you have played.
    .term = recover
glossary-narrator-card = Brings new encounter cards; if you must draw one and none is left, the dragon arrives and you lose.
    .term = narrator card
glossary-gallery = Where defeated creatures and used objects go; its cards with a coin are the gold of the whole group.
    .term = gallery
glossary-exhaust = Put a hero card with your played cards without using it.
    .term = exhaust
glossary-ally = A card you can win; you play it like a hero card and take it back when you recover.
    .term = ally
glossary-burden = What Calrai and Shan do to the hero who defeats them; it cannot be refused.
    .term = burden
glossary-quiver = Chada fights with the value of a quiver, from 2 to 9, and uses it up.
    .term = quiver
glossary-grimoire = One of Eara’s six books: strength, a movement or a look at a card; used books open again when she recovers.
    .term = grimoire
glossary-water-spirit = Kheela’s token beside a location: there it doubles her own card or gives 2 strength to every hero who plays a hero card.
    .term = Water Spirit

## This table

glossary-companion = A hero played by the computer; you can give it orders.
    .term = companion
glossary-odds = How likely a fight is to end well, before you decide.
    .term = odds
glossary-seed = A number from which all dice and cards follow: the same seed gives the same rolls.
    .term = seed
