# The text client: its own lines. Names of commands stay as they are.

## Beginning

plain-welcome = Rietland { $version }. Type help for the commands.
plain-ask = { $question } ({ $choices }) [{ $default }]:
plain-ask-heroes = Heroes, in seating order ({ $choices }) [{ $default }]:
plain-ask-help = Type one of the names, or press Enter for the one in brackets. You can name several heroes. Type quit to leave.
plain-begun = { $title }, { $difficulty }, with { $heroes }. Game { $id }.
plain-resumed = { $title }, with { $heroes }. Game { $id }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } so far.
plain-note = Note: { $note }
plain-no-game = No game was started.

## Playing

plain-cost = { $label }, { $cost }
plain-free = Free actions out of turn:
plain-free-none = No one has a free action out of turn right now.
plain-free-hint = { $count ->
        [one] { $count } free action out of turn: type free.
       *[other] { $count } free actions out of turn: type free.
    }
plain-roll = Roll the dice and enter the result.
plain-ambiguous = “{ $line }” could be: { $choices }.
plain-unknown = “{ $line }” is neither an option nor a command: { $detail }
plain-too-far = Space { $to } is too far for now: { $why }. This works: { $command }
plain-illegal = “{ $line }” is not allowed right now.
plain-no-chance = No roll or draw is needed right now.
plain-no-option = { $count ->
        [0] There is no option { $number }; there are none right now.
        [one] There is no option { $number }; there is only { $count }.
       *[other] There is no option { $number }; there are only { $count }.
    }
plain-story = Turning points (number: the move):
plain-over-already = The legend is over. You can still look, read the log, undo, save or quit.
plain-over = { $result } { $why }
plain-undone = Back to move { $seq }.

## Why

plain-why-allowed = “{ $say }” is allowed.
plain-why-rules = These rules apply:
plain-why-cannot = Not possible right now:
plain-why-nothing = Nothing obvious is ruled out right now.
plain-rule-of-card = A card asks this: { $card }.
plain-rule = { $rule }: { $text }
plain-usage = Usage: { $usage }

## Keeping

plain-kept = Game saved as { $id }. Continue with: rietland play --text --resume { $id }
plain-saved = Saved to { $file }.
plain-exists = { $file } already exists and was not overwritten; choose another name.
plain-file-error = { $file }: { $detail }
plain-loaded = Loaded from { $file } as game { $id }.
plain-replayed = Move { $seq } of { $count }
plain-parted = The record fits up to here and no further: { $detail }
plain-games = Saved games, newest first:
plain-games-none = There are no saved games yet.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }): { $heroes }; started { $created }

## The table in text

plain-hero-out = { $name } is out of the game
plain-hero = { $name } ({ $role }) on space { $space }: strength { $strength }, willpower { $willpower }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, gold { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } hour used
       *[other] { $hours } hours used
    }
plain-things = carries: { $things }
plain-own-cards = card: { $cards }
plain-farmers = { $farmers ->
        [one] { $farmers } { $follower } follows
       *[other] { $farmers } { $follower_many } follow
    }
plain-creature = { $name } on space { $space }: strength { $strength }, willpower { $willpower }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, reward { $reward }
    .cards = { $name } on space { $space }: strength { $strength }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, reward { $reward } ({ $life })
plain-track = { $day }; narrator on { $letter } (the legend ends on { $last }); stars on { $stars }.
plain-face-down = Face down on the legend track
plain-lying = On the ground
plain-goods = At the merchants’
plain-wells-full = Full wells
plain-wells-empty = Empty wells
plain-figures = Figures
plain-secrets = Unknown places
plain-list = { $head }: { $items }
plain-at = { $name } on { $spaces }
plain-battle = { $fighters } against { $foe } on space { $space }: strength { $strength } against { $against }; the creature has { $willpower } willpower left.
    .cards = { $fighters } against { $foe } on space { $space }: strength { $strength } against { $against } ({ $life }).
    .trial = { $fighters } on space { $space }: { $trial }. Strength { $strength }, battle value { $against } needed.
plain-battle-dice = { $roller }’s dice: { $dice }.

## Help

plain-help =
    Choose an option by its number, by its command (walk thorn 2), or by the start of it (walk 2).
    walk <space>    walk there, even if it is several spaces away
    options         show the question and the options again
    free            free actions out of turn (f1, f2, … chooses one)
    look            the table: heroes, creatures, tracks
    goals           the goals of the legend, and how far they have come
    odds            the odds of a fight: for each answer, this round and to the end
    hint            two or three moves worth considering, and why
    order <hero> …  ask a companion: go 57, hold, fight 14, give gold, rest
    withdraw <hero> cancel such an order
    why             what is not possible right now, and the rule that forbids it
    why <option>    which rules allow or forbid an option or a command
    rule <id>       a rule in plain words; also a section (AN-FIGHT) or a box (AN)
    log [n]         the last n lines of the log
    undo [n]        undo the last move, or go back to move n
    save [file]     show the id of the game, or write the game to a file
    load [id|file]  list the saved games, or continue one, or load a file
    quit            leave; the game is saved
plain-goal = { $goal } ({ $state })
plain-goals-none = This game lists no goals.

## What is on a space, within a line

plain-there-well = well
plain-there-merchant = merchant
