# The words of the example legend. The key of a card is card-<box>-<legend>-<card>.
legend-base-ferrymans_book = The Ferryman's Book
    .intro = Whoever crosses the river is written down in the ferryman's book, and somebody has stolen it.

goal-base-ferrymans_book-castle = Hold Rietburg: no creature may enter once the golden shields are taken.
goal-base-ferrymans_book-book = Bring the ferryman's book (the parchment) to the tavern (72).

named-thief = book thief
    .the = the book thief

card-base-ferrymans_book-A = The ferry lies on the wrong bank, and its rope is cut. "Not the rope," says the ferryman. "The book. It has every name in it."
    .title = A Cut Rope
    .rule = A skral sits on 27 with the ferryman's book and does not move. Defeat it, take the parchment, and let its bearer end a move in the tavern (72) before the narrator reaches N.
card-base-ferrymans_book-flood = In the night the river comes up without a sound.
    .title = High Water
    .rule = A die says where a gor comes ashore: 1 or 2 on 41, 3 or 4 on 44, 5 or 6 on 46. Every hero on the river bank wades for driftwood (2 willpower for 1 gold) or waits and loses 1 strength.
card-base-ferrymans_book-N = The ferryman has waited as long as he could.
    .title = The Last Crossing
    .rule = You win if the parchment is in the tavern (72).

choice-wade = Wade (2 willpower for 1 gold)
choice-wait = Wait and lose 1 strength

say-base-ferrymans_book-found = Between two stones, dry in its oilcloth, lies the book.
why-base-ferrymans_book-won = The ferryman turns the pages by the tavern's fire and reads your names aloud.
why-base-ferrymans_book-late = The days have run out, and so has the ink of many names.
