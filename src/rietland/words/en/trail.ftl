# The trail family: two heroes, their piles and the Curse. What is said of cards and maps of a box is
# in the files of the box.

group-use = Cards
group-give = Give
group-fire = Campfires
group-begin = Set-up

difficulty-allies_0 = no allies
difficulty-allies_1 = one ally
difficulty-allies_2 = two allies
difficulty-allies_3 = three allies
difficulty-allies_4 = four allies

## Names

trail-pile-left = left pile
    .the = the left pile
trail-pile-middle = middle pile
    .the = the middle pile
trail-pile-right = right pile
    .the = the right pile

trail-face-sunny = sunny side
trail-face-rainy = rainy side
trail-face-passive = passive
trail-face-active = active
trail-face-front = face up
trail-face-castaway = A Castaway
trail-face-leam = Leam
trail-face-human = human
trail-face-bear = bear
trail-face-captain = captain
trail-face-wounded = wounded

trail-curse = the Curse

## Symbols: on cards, on spaces and on paths

trail-symbol-gain = gain { $number } willpower
trail-symbol-lose = lose { $number } willpower
trail-symbol-curse = the Curse moves { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
    .back = the Curse goes back { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
trail-symbol-fog = draw { $number ->
        [one] { $number } fog card
       *[other] { $number } fog cards
    }
trail-symbol-reserve = put { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the reserve on the draw deck
trail-symbol-take = take { $what_the }
trail-symbol-turn = turn this card over
trail-symbol-rain = the hero card you used is turned to rainy
trail-symbol-sunny = { $number ->
        [one] turn up to { $number } hero card to sunny
       *[other] turn up to { $number } hero cards to sunny
    }
trail-symbol-rainy = { $number ->
        [one] turn a hero card to rainy
       *[other] turn { $number } of your hero cards to rainy
    }
trail-symbol-calm = calm up to { $number ->
        [one] { $number } curse card
       *[other] { $number } curse cards
    }
trail-symbol-wake = wake { $number ->
        [one] { $number } curse card
       *[other] { $number } curse cards
    }
trail-symbol-walk = move up to { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
    .free = move up to { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } without the Curse’s +N
trail-symbol-stride = { $number ->
        [one] move { $number } space, whatever its number and the Curse’s +N
       *[other] move up to { $number } spaces, whatever their numbers and the Curse’s +N
    }
    .free = { $number ->
        [one] move { $number } space, whatever its number, the Curse’s +N and the symbols on the path
       *[other] move up to { $number } spaces, whatever their numbers, the Curse’s +N and the symbols on the paths
    }
trail-symbol-back = go back { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
trail-symbol-rock = { $party ->
        [1] rock: the Curse moves { $number ->
            [one] { $number } space
           *[other] { $number } spaces
        }
       *[other] rock: the other hero goes back { $number ->
            [one] { $number } space
           *[other] { $number } spaces
        }
    }
trail-symbol-stop = stop space
trail-symbol-red = red stop space: the stage ends here
    .fog = red stop space: the stage ends here; the way into the next stage takes { $number ->
        [one] { $number } fog card
       *[other] { $number } fog cards
    } of this deck{ $party ->
        [1] {""}
       *[other] , from each hero
    }
trail-symbol-penalty = while the Curse is here, every space takes { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } more
trail-symbol-gate = only stop here with strength { $number } or more
trail-symbol-start = start: { $what }
trail-symbol-target = target: { $what }
trail-symbol-lock = { $party ->
        [1] only stop here once { $what_the } is defeated for good
       *[other] not for a hero who has { $what_the }; you only win if { $what_the } is defeated for good, and who has arrived cannot help
    }
trail-symbol-only = only for { $what }
trail-symbol-closed = closed to a hero with { $what } (bear)

trail-and = { $first }, { $second }
trail-or = { $first }; or { $second }
trail-helps-fight = fight with strength { $number }
trail-nothing = nothing
trail-use = { $does }; { $then }
trail-then-bottom = put it at the bottom of the pile
trail-then-remove = remove it from the game
trail-then-turn = turn it over
trail-then-rest = this ally rests until the end of the stage

## What a player can do

trail-do-draw = Drawn: { $what }
trail-do-unfold = Next stage: { $what }
trail-do-move = “{ $what }”: move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
    .price = “{ $what }”: move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } (price: { $price })
trail-do-go = Go to “{ $where }”
    .via = Go to “{ $where }” by way of { $via }
    .straight = Go straight to “{ $where }”
    .stay = Stay at “{ $where }”
trail-do-use = “{ $what }”: { $does }
trail-do-fight = Fight { $against_the } on { $other }’s pile with “{ $what }” ({ $number } against { $needed })
trail-do-call = Together: fight { $against_the } on { $other }’s pile, starting with “{ $what }” (up to { $number } + { $added } = { $sum } against { $needed })
    .alone = With two cards: fight { $against_the }, starting with “{ $what }” (up to { $number } + { $added } = { $sum } against { $needed })
trail-do-join = Join with “{ $what }”: { $number } + { $added } = { $sum }
    .alone = Add “{ $what }”: { $number } + { $added } = { $sum }
trail-do-decline = Stay out
trail-do-keep = { $who } gets { $number }, { $other } gets { $rest }
trail-do-afterwards = { $what_The }
trail-do-put_off = Put “{ $what }” at the bottom, unused
trail-do-hand = Give away { $what_the }
trail-do-stow = Put it under { $pile_the }
trail-do-give = { $who } gives { $other } 1 willpower
trail-do-flip = Turn over “{ $what }” ({ $pile }, card { $number })
trail-do-enough = Turn no more cards
trail-do-back = Back to “{ $where }”
trail-do-rest = Campfire: gain 1 willpower and turn the hero card of { $pile_the } to sunny
    .dry = Campfire: gain 1 willpower
trail-do-shift = Campfire: put “{ $what }” at the bottom
trail-do-begin = { $other } begins
trail-do-lay = Use the stage “{ $what }”
trail-do-ally = Choose { $what } ({ $does })
trail-do-place = { $other }: { $pile }

## What the game asks

trail-ask-turn = { $who }, which card do you activate?
trail-ask-give = { $who }, your partner is stuck: only your willpower can help now.
trail-ask-go = { $who }, where to? You have { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }.
    .spaces = { $who }, where to? You may move { $number ->
        [one] { $number } space
       *[other] up to { $number } spaces
    }, whatever the numbers.
    .light = { $who }, where to? You have { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }, without the Curse’s +N.
    .flight = { $who }, where to? You may move { $number ->
        [one] { $number } space
       *[other] up to { $number } spaces
    }, whatever the numbers and the symbols on the paths.
trail-ask-back = { $who }, which way do you go back?
trail-ask-join = { $who }, do you help { $other } against { $what_the }? { $other } brings { $number }, it takes { $needed }.
    .alone = { $who }, which second card do you add? You bring { $number }, { $what_the } takes { $needed }.
trail-ask-share = { $who }, how do you share the reward of { $number } willpower?
trail-ask-after = { $who }, what becomes of the weapon?
trail-ask-stow = { $who }, under which pile do you put { $what_the }?
trail-ask-sunny = { $who }, which hero card do you turn to sunny?
trail-ask-rainy = { $who }, which hero card do you turn to rainy?
trail-ask-calm = { $who }, which curse card do you calm?
trail-ask-wake = { $who }, which curse card do you wake?
trail-ask-fog = Which fog card was drawn?
trail-ask-curse = Which curse card is it?
trail-ask-map = Which stage comes next?
trail-ask-lay = Which stage do you play next?
trail-ask-ally = Which ally comes along?
trail-ask-place = Which pile does { $what } go into? ({ $does })
trail-ask-begin = Who takes the first turn?
trail-over = The adventure is over.

## How an adventure ends

trail-why-curse = { $party ->
        [1] The Curse has caught up with you.
       *[other] The Curse has caught up with one of you.
    }
trail-why-fog = A fog card had to be drawn, and there was none left.
trail-why-fires = The last campfire has gone out, and one of you has not arrived.
trail-why-blocked = All piles are blocked.

## What has happened

trail-log-read = Card: { $what }.
trail-log-ended = The adventure is lost. { $why }
    .won = The adventure is won! { $why }
trail-log-turn = { $who }’s turn.
trail-log-activated = { $who }, “{ $what }”: { $does }.
    .move = { $who } moves with “{ $what }”: { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }.
    .fight = { $who } fights with “{ $what }” (strength { $number }).
trail-log-moved = { $who } goes from “{ $origin }” to “{ $where }”.
trail-log-stayed = { $who } stays at “{ $where }”.
trail-log-pushed = { $who } has to go back to “{ $where }”.
trail-log-curse = The Curse moves { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }, to “{ $where }”.
    .less = The Curse goes back { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }, to “{ $where }”.
trail-log-will = { $who } gains { $amount } willpower.
    .less = { $who } loses { $amount } willpower.
trail-log-drew = { $who } draws from the fog: { $what }.
trail-log-reserve = From the reserve onto the draw deck: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
trail-log-took = New in { $who }’s pile: { $what }.
trail-log-turned = “{ $what }” is turned over: { $face }.
    .special = The card is turned over: { $what }.
trail-log-beaten = { $who } defeats { $what_the }: { $amount } against { $needed }.
trail-log-left = “{ $what }” is removed from the game.
trail-log-rested = { $what } rests beside the maps.
trail-log-back_again = { $what } is with { $who } again.
trail-log-stage = A new stage: { $what }. Fog cards: { $amount }.
trail-log-merged = You have left a stage behind; { $amount ->
        [0] no fog cards were left
        [one] { $amount } fog card comes along
       *[other] { $amount } fog cards come along
    }.
trail-log-bonus = Stage bonus: { $amount ->
        [one] { $amount } more fog card
       *[other] { $amount } more fog cards
    }.
trail-log-reached = { $who } has arrived: “{ $where }”.
trail-log-fire = { $who } lets a campfire burn down. { $amount ->
        [0] None is left.
        [one] { $amount } is left.
       *[other] { $amount } are left.
    }
trail-log-put_off = { $who } puts “{ $what }” at the bottom, unused.
trail-log-handed = { $who } gives { $what_the } to { $other }.
trail-log-gave = { $who } gives { $other } { $amount } willpower.
trail-log-declined = { $who } stays out of the fight.
trail-log-joined = { $who } joins with “{ $what }”: { $number } + { $added } = { $sum }.
trail-log-begins = { $who } begins.
trail-log-ally = { $what } travels with { $who }.
trail-log-rested_here = { $who } rests at a campfire. { $amount ->
        [0] None is left.
        [one] { $amount } is left.
       *[other] { $amount } are left.
    }

## What would happen

trail-outcome-won = You win.
trail-outcome-lost = You lose. { $why }
trail-outcome-space = to “{ $where }”
trail-outcome-will = +{ $number } willpower
    .less = −{ $number } willpower
trail-outcome-fog = { $number ->
        [one] { $number } fog card
       *[other] { $number } fog cards
    }
trail-outcome-curse = the Curse moves { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
    .back = the Curse goes back { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
trail-outcome-other = the other hero back to “{ $where }”
trail-outcome-hopeless = You could no longer win: no hero alone can defeat { $what_the }, and a hero who has arrived cannot help.
trail-outcome-nothing = nothing changes
    .else = nothing else happens

trail-clash-alone = { $who } with “{ $what }” against { $against_the }: { $number } against { $needed }, enough
trail-clash-for_other = { $who } with “{ $what }” against { $against_the } on { $other }’s pile: { $number } against { $needed }, enough
trail-clash-together = { $who } and { $other } against { $against_the }: together up to { $number } + { $added } = { $sum } against { $needed }
    .alone = { $who } with two cards against { $against_the }: up to { $number } + { $added } = { $sum } against { $needed }
trail-clash-short = Not enough for { $against_the }: at most { $sum } against { $needed }

trail-goal-target = { $who } reaches the target space
trail-goal-beat = Defeat { $what_the } for good

## The story of a game

trail-turn = Turn { $number }
trail-fact-turns = { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
trail-fact-stages = Stages reached: { $number }
trail-fact-beaten = Opponents defeated: { $number }
trail-fact-lead = { $number ->
        [0] The Curse was on your heels at the end.
        [one] At the end the Curse was { $number } space behind.
       *[other] At the end the Curse was { $number } spaces behind.
    }

## In the terminal

trail-sight-key = A number in brackets is the steps a space takes. → leads on, ·· is a dashed path.
trail-sight-stage = Stage { $number }: { $name } (fog cards: { $fog })
    .ahead = Stage { $number }, still ahead: { $name } (fog cards: { $fog })
trail-sight-entry = the way in: { $paths }
trail-sight-strength = strength { $number }
trail-sight-opponent = opponent, takes strength { $number }
trail-sight-hidden = Stage { $number }: face down
trail-sight-hero = { $name }: willpower { $willpower }, ahead of the Curse by { $lead }
trail-sight-active = active
trail-sight-arrived = on the target space
trail-sight-campfires = campfires: { $number }
trail-sight-pile = { $name }: { $cards }
    .blocked = { $name } (blocked): { $cards }
trail-sight-resting = resting: { $cards }
trail-sight-neighbours = The heroes are neighbours.
trail-sight-supply = Reserve: { $reserve }. Willpower in the supply: { $willpower }.
trail-sight-goal = { $what } ({ $percent }%)
    .done = { $what } (done)
trail-no-way = “{ $line }” leads nowhere now: no card brings you there. A move begins with a card (move left 3); look names the spaces.
trail-help =
    Choose an option by its number, by its command (move chada left 3), or by the start of it (move left 3).
    go <space>      go there by the only card or way that leads there; look names the spaces
    options         show the question and the options again
    free            free actions out of turn (f1, f2, … chooses one)
    look            the table: stages, the Curse, heroes and their piles
    goals           the goals of the legend, and how far they have come
    hint            two or three moves worth considering, and why
    order <hero> …  ask a companion: go reefs_first.a3, hold, fight, give willpower, rest
    withdraw <hero> cancel such an order
    why             what is not possible right now, and the rule that forbids it
    why <option>    which rules allow or forbid an option or a command
    rule <id>       a rule in plain words; also a section (CT-FIGHT) or a box (CT)
    log [n]         the last n lines of the log
    undo [n]        undo the last move, or go back to move n
    save [file]     show the id of the game, or write the game to a file
    load [id|file]  list the saved games, or continue one, or load a file
    quit            leave; the game is saved
