# What went wrong, for the one who tried.

error-malformed = The table did not understand that.
error-illegal = Not allowed now.
    .rule = Not allowed now ({ $rule }).
error-not-your-hero = You do not lead that hero.
error-stale = The game has gone on meanwhile. Look again and choose anew.
error-over = The legend is over.
error-chance = The dice decide now.
error-no-game = There is no such table.
error-no-seat = This seat is not yours.
error-undo = There is nothing to take back: dice have been rolled or something was uncovered.
error-setup = This game cannot be set up: { $detail }
error-version = This game does not fit this version of Rietland and cannot be opened.
error-journal = The games cannot be read or written just now.

# Just what happened: for those who play in the terminal, and in English for those who program.

fault-as-said = { $text }
fault-not-allowed = '{ $text }' is not allowed there: { $rule }
fault-over = the game is over
fault-over-before = the game is over before '{ $text }'
fault-stale = the game is at { $seq }, not at { $at }
fault-overtaken = another table has taken game { $game } to { $seq } already
fault-no-seat = nobody sits on { $seat }; seats are { $seats }
fault-companion-sits = a companion sits on { $seat }
fault-no-companion = no companion answers for { $seat }
fault-other-hero = '{ $text }': seat { $seat } does not lead that hero
fault-chance-first = chance speaks before '{ $text }' (word { $word } of { $words }); send what comes before it alone
fault-chance-not-asked = '{ $text }': chance is not asked now
fault-undo-nothing = nothing to take back: nobody has said anything yet
fault-undo-since = nothing to take back since input { $seq }, when chance spoke or a card was shown
fault-undo-no-position = there is no position { $to } behind { $seq }
fault-undo-seen = input { $floor } was chance or showed a card; what is seen stays seen, so nothing before it can be taken back ({ $to } was asked for)
fault-undo-astray = the way to here does not lead through { $to }; it was taken back before
fault-no-position = there is no position { $seq }; the last is { $last }
fault-companion-wrong = the companion on seat { $seat } said { $text }, which is no answer to '{ $prompt }'
fault-companion-endless = companions talked for { $inputs } inputs without an end
fault-no-game = no game '{ $game }' in { $journal }
    .near = no game '{ $game }' in { $journal }; nearest: { $near }
fault-no-rule = no rule { $rule }
    .near = no rule { $rule }; nearest: { $near }
fault-entry-missing = game { $game } in { $journal }: entry { $seq } is missing
fault-game = game { $game }: { $detail }
fault-game-after = game { $game } after input { $seq }: { $detail }
fault-game-in-journal = game { $game } in { $journal }: { $detail }
fault-input = input { $seq }: { $detail }
fault-input-undo = input { $seq }: '{ $text }' should be 'undo <number>'
fault-folder = the folder for games cannot be made, { $folder }: { $text }; choose another with RIETLAND_HOME
fault-journal = { $journal } cannot be used as a journal of games: { $text }. It was left as it is. Move it away (or put a good copy in its place) to go on, or choose another folder with RIETLAND_HOME; games that were saved to a file can be loaded again
fault-journal-busy = { $journal } is in use by another program; try again when it has ended
fault-script = the script ends before '{ $prompt }' is answered
fault-dice = unknown dice '{ $name }'; known are: system, ask, seed <seed>
fault-setup = this game cannot be set up: { $detail }
fault-file = { $file }: { $text }
fault-file-binary = { $file } is not a text file, so no record; it was left as it is
fault-record-long = { $file } is too long for a record ({ $letters } letters)
fault-record-begins = { $file }, line 1: a record begins with '{ $format }', not '{ $text }'
fault-record-word = { $file }, line { $line }: unknown word '{ $word }'
fault-record-twice = { $file }, line { $line }: '{ $word }' stands twice
fault-record-legend = { $file }, line { $line }: should be 'legend <name> content <hash> rules <version>'
fault-record-value = { $file }, line { $line }: '{ $word }' needs one value
fault-record-missing = { $file }: '{ $word }' is missing
fault-record-seat = { $file }: '{ $word }' is not the number of a seat
fault-record-seats = { $file }: { $heroes } heroes need as many seats, not { $seats }
note-content-changed = the content has changed since this game began ({ $before }, now { $now })
note-content-record = recorded with content { $before }, played with { $now }

# Sentences nobody understands. A sort is what was expected in that place.

malformed-empty = an input needs at least a verb, e.g. 'pass thorn'
malformed-form = '{ $text }' does not have the form '{ $form }'
malformed-number = '{ $text }' is not a number
malformed-near = { $sort ->
        [verb] unknown verb
        [hero] unknown hero
        [thing] unknown thing
        [space] unknown space
        [card] unknown card
        [player] unknown player
       *[other] unknown word
    } '{ $text }'; did you mean { $near }?
malformed-unknown = { $sort ->
        [verb] unknown verb
        [hero] unknown hero
        [thing] unknown thing
        [space] unknown space
        [card] unknown card
        [player] unknown player
       *[other] unknown word
    } '{ $text }'; there are { $all }
malformed-many = at most { $most } sentences are taken at once
malformed-long = a sentence has at most { $most } letters
malformed-message = this is no message of a table
fault-undo-far = only the last { $most } inputs can be taken back ({ $to } was asked for)
error-full = This house has no room for more games just now.
fault-house-full = the server takes no more games
error-muted = Those who play have asked those who look on to be silent.
fault-two-servers = another server uses the folder { $folder }; end it first, or choose another folder with --data
