# The text client: its own lines. Names of commands stay as they are.

## Beginning

plain-welcome = Rietland { $version }. Type help for the commands.
plain-ask = { $question } ({ $choices }) [{ $default }]:
plain-ask-heroes = Heroes, in seating order ({ $choices }) [{ $default }]:
plain-ask-help = Type one of the names; Enter takes what stands in brackets. For heroes, name several. quit leaves.
plain-begun = { $title }, { $difficulty }, with { $heroes }. Game { $id }.
plain-resumed = { $title }, with { $heroes }. Game { $id }, { $count } inputs so far.
plain-note = Note: { $note }
plain-no-game = No game was begun.

## Playing

plain-option = { $number }  { $label }
plain-cost = { $label } ({ $cost })
plain-free = Free acts out of turn:
plain-free-none = Nobody has a free act out of turn now.
plain-free-hint = { $count ->
        [one] { $count } free act out of turn: type free.
       *[other] { $count } free acts out of turn: type free.
    }
plain-roll = Roll, and say what the die shows.
plain-ambiguous = '{ $line }' could be: { $choices }.
plain-unknown = '{ $line }' is neither an option nor a command: { $detail }
plain-illegal = '{ $line }' is not allowed now.
plain-no-chance = Dice and cards are not asked now, or they speak for themselves.
plain-no-option = There is no option { $number }; there are { $count }.
plain-over-already = The legend is over. You can still look, read the log, take back, save or quit.
plain-over = { $result } { $why }
plain-undone = Taken back to { $seq }.

## Why

plain-why-allowed = '{ $say }' is allowed.
plain-why-rules = What it does follows from:
plain-why-cannot = What one might expect and cannot do now:
plain-why-nothing = Nothing one would expect is forbidden now.
plain-rule-of-card = The question comes from a card: { $card }.
plain-rule = { $rule }: { $text }
plain-usage = Say it like this: { $usage }

## Keeping

plain-kept = The game is kept as { $id }. Go on with: rietland play --text --resume { $id }
plain-saved = Saved to { $file }.
plain-exists = { $file } exists already and was left as it is; choose another name.
plain-file-error = { $file }: { $detail }
plain-loaded = Loaded from { $file } as game { $id }.
plain-replayed = { $seq } of { $count } inputs
plain-parted = The record fits up to here and no further: { $detail }
plain-games = Games in the journal, newest first:
plain-games-none = The journal has no games yet.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }): { $heroes }; begun { $created }

## The table in text

plain-hero = { $name } ({ $role }) on { $space }: strength { $strength }, willpower { $willpower }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, gold { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } hour used
       *[other] { $hours } hours used
    }
plain-things = carries { $things }
plain-farmers = { $farmers ->
        [one] { $farmers } farmer follows
       *[other] { $farmers } farmers follow
    }
plain-creature = { $name } on { $space }: strength { $strength }, willpower { $willpower }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, reward { $reward }
plain-track = { $day }; narrator on { $letter } of { $last }; stars on { $stars }.
plain-lying = Lying about
plain-wells-full = Full wells
plain-wells-empty = Empty wells
plain-figures = Figures
plain-broken = Bridges that are gone
plain-list = { $head }: { $items }
plain-at = { $name } on { $spaces }
plain-battle = { $fighters } against { $foe } on { $space }: strength { $strength } against { $against }, the foe has { $willpower } willpower left.
plain-battle-dice = Dice of { $roller }: { $dice }.

## Help

plain-help =
    A number, an option’s own words in notation, or its beginning chooses that option.
    options         show the question and the options again
    free            free acts of heroes who are not asked (f1, f2, … chooses one)
    look            the table: heroes, creatures, tracks
    odds            the odds of a fight: of each answer, this round and to the end
    hint            two or three moves worth considering, and why
    order <hero> …  ask a companion: go 57, hold, fight 14, give gold, rest
    withdraw <hero> take such an order back
    why             what one might expect and cannot do now, and the rule that forbids it
    why <option>    which rules allow or forbid an option or a sentence
    rule <id>       a rule in plain words; a section (AN-FIGHT) or a box (AN) too
    log [n]         the last n lines of what happened
    undo [n]        take back the last input, or go back to input n
    save [file]     say under which id the game is kept, or write it to a file
    load [id|file]  the games in the journal, or go on with one, or with a saved file
    quit            leave; the game is kept
