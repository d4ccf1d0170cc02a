# What went wrong, for the one who tried.

error-malformed = That is no sentence of this game: { $detail }
error-illegal = Not allowed now.
    .rule = Not allowed now ({ $rule }).
error-not-your-turn = { $who } is asked now.
error-not-your-hero = You do not lead { $who }.
error-stale = The game has gone on meanwhile. Look again and choose anew.
error-over = The legend is over.
error-chance = The dice decide now.
error-no-game = There is no such table.
error-no-seat = This seat is not yours.
error-undo = There is nothing to take back: dice have been rolled or something was uncovered.
error-setup = This game cannot be set up: { $detail }
error-content = The content contradicts itself: { $detail }
error-version = This game was recorded with another version: { $detail }
