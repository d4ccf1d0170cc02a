# What went wrong, for the player who tried.

error-malformed = The table didn’t understand that.
error-illegal = That’s not allowed right now.
    .rule = That’s not allowed right now ({ $rule }).
error-not-your-hero = You don’t play that hero.
error-stale = The game has moved on. Take another look and choose again.
error-over = The legend is over.
error-long = This game has reached the most moves a game can have.
error-chance = It’s up to the dice right now.
error-no-game = This table doesn’t exist.
error-no-seat = This seat isn’t yours.
error-undo = There’s nothing to undo: dice have been rolled or something was revealed.
error-setup = This game can’t be set up: { $detail }
error-legend = This legend has a fault: { $detail }
error-version = This game comes from another version of Rietland and can’t be opened.
error-journal = Games can’t be loaded or saved right now.

# Exactly what happened: for players in the terminal, and in English for programmers.

fault-as-said = { $text }
fault-not-allowed = “{ $text }” is not allowed there: { $rule }
fault-over = the game is over
fault-long = this game has { $most } entries, the most a game can have; what was played is kept
fault-over-before = the game is over before “{ $text }”
fault-stale = the game is at move { $seq }, not { $at }
fault-overtaken = another program has already taken game { $game } to move { $seq }
fault-no-seat = there is no player in seat { $seat }; seats: { $seats }
fault-companion-sits = a companion plays in seat { $seat }
fault-no-companion = no companion can answer for seat { $seat }
fault-other-hero = “{ $text }”: seat { $seat } does not play that hero
fault-chance-first = a roll or draw comes before “{ $text }” (command { $word } of { $words }); send the commands before it first
fault-chance-not-asked = “{ $text }”: no roll or draw is needed right now
fault-undo-nothing = nothing to undo: no one has made a move yet
fault-undo-since = nothing to undo since move { $seq }, which was a roll or revealed a card
fault-undo-no-position = there is no position { $to } before { $seq }
fault-undo-seen = move { $floor } was a roll or revealed a card; what has been seen can’t be unseen, so nothing before it can be undone (you asked for { $to })
fault-undo-astray = position { $to } is not part of this game any more; it was undone
fault-no-position = there is no position { $seq }; the last one is { $last }
fault-companion-wrong = the companion in seat { $seat } said “{ $text }”, which does not answer “{ $prompt }”
fault-companion-endless = companions made { $inputs } moves without handing back the turn
fault-endless = this would go on without end: { $names }; the move was not made
fault-no-game = no game “{ $game }” in { $journal }
    .near = no game “{ $game }” in { $journal }; nearest: { $near }
fault-no-rule = no rule { $rule }
    .near = no rule { $rule }; nearest: { $near }
fault-entry-missing = game { $game } in { $journal }: entry { $seq } is missing
fault-game = game { $game }: { $detail }
fault-game-after = game { $game } after move { $seq }: { $detail }
fault-game-in-journal = game { $game } in { $journal }: { $detail }
fault-input = move { $seq }: { $detail }
fault-input-undo = move { $seq }: “{ $text }” should be “undo <number>”
fault-folder = can’t create the folder for games, { $folder }: { $text }; choose another with RIETLAND_HOME
fault-journal = can’t use { $journal } to store games: { $text }. The file was not changed. To continue, move it away, put a good copy in its place, or choose another folder with RIETLAND_HOME. Games saved to a file can be loaded again
fault-journal-busy = { $journal } is in use by another program; try again when it has finished
fault-script = the script ends before “{ $prompt }” is answered
fault-dice = unknown dice “{ $name }”; known: system, ask, seed <seed>
fault-setup = this game can’t be set up: { $detail }
fault-file = { $file }: { $text }
fault-file-binary = { $file } is not a text file, so it can’t be a record; it was not changed
fault-record-long = { $file } is too long for a record ({ $letters } characters)
fault-record-begins = { $file }, line 1: a record begins with “{ $format }”, not “{ $text }”
fault-record-word = { $file }, line { $line }: unknown word “{ $word }”
fault-record-twice = { $file }, line { $line }: “{ $word }” is listed twice
fault-record-legend = { $file }, line { $line }: should be “legend <name> content <hash> rules <version>”
fault-record-value = { $file }, line { $line }: “{ $word }” needs one value
fault-record-missing = { $file }: “{ $word }” is missing
fault-record-seat = { $file }: “{ $word }” is not a seat number
fault-record-seats = { $file }: there must be as many seats as heroes ({ $heroes }), not { $seats }
note-content-changed = the content has changed since this game began ({ $before }, now { $now })
note-content-record = recorded with content { $before }, played with { $now }

# Commands nobody understands. A sort is what was expected in that place.

malformed-empty = a command needs at least a verb, e.g. “pass thorn”
malformed-form = “{ $text }” does not have the form “{ $form }”
malformed-number = “{ $text }” is not a number
malformed-near = { $sort ->
        [verb] unknown verb
        [hero] unknown hero
        [thing] unknown thing
        [space] unknown space
        [card] unknown card
        [player] unknown player
       *[other] unknown word
    } “{ $text }”; did you mean { $near }?
malformed-unknown = { $sort ->
        [verb] unknown verb
        [hero] unknown hero
        [thing] unknown thing
        [space] unknown space
        [card] unknown card
        [player] unknown player
       *[other] unknown word
    } “{ $text }”; expected one of: { $all }
malformed-many = at most { $most } commands can be sent at once
malformed-long = a command can have at most { $most } characters
malformed-message = this is not a message a table understands
fault-undo-far = { $most ->
        [one] only the last move can be undone (you asked for { $to })
       *[other] only the last { $most } moves can be undone (you asked for { $to })
    }
error-full = There’s no room for more games here right now.
fault-house-full = the server isn’t accepting new games
error-muted = The players have asked spectators to be quiet.
error-name = Another player at this table has that name.
fault-secret = { $file } isn’t a secret this server wrote; delete it for a new one, which ends all links and cookies
fault-two-servers = another server is using the folder { $folder }; stop it first, or choose another folder with --data
