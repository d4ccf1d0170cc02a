# The table around the game: buttons, headings, states.

ui-title = Rietland
    .tagline = A digital table for the Legends of Andor, by fans

## Beginning a game

ui-new-game = New game
ui-continue = Continue
ui-box = Box
ui-legend = Legend
ui-difficulty = Difficulty
ui-heroes = Heroes
ui-seats = Seats
ui-start = Begin
ui-leave = Leave the table
ui-spectator = Watching

difficulty-easy = easy
difficulty-normal = normal
difficulty-only = standard

## Playing

ui-waiting-for = Waiting for { $who }.
ui-rolling = Waiting for the dice.
ui-options = What you can do
ui-asides = Free actions
ui-cannot = Not possible right now
ui-because = Why? { $rule }
ui-undo = Undo
ui-log = Log
ui-help = Help
ui-cancel = Cancel
ui-rule = Rule { $rule }

group-move = Move
group-fight = Fight
group-free = Free actions
group-end = End
group-group = Group
group-choice = Choice

cost-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
cost-willpower = { $number } willpower
cost-gold = { $number } gold
cost-strength = { $number } strength

## The board

ui-day = Day { $number }
ui-hours = Hours
ui-hour = Hour { $number }
ui-overtime = Overtime
ui-resting = In the sunrise box
ui-rooster = Starts the next day
ui-strength = Strength
ui-willpower = Willpower
ui-gold = Gold
ui-dice = Dice
ui-things = Carries
ui-free-slots = { $number ->
        [one] { $number } small slot free
       *[other] { $number } small slots free
    }
ui-creatures = Creatures
ui-reward = Reward
ui-shields = Golden shields: { $free } of { $all } free
dawn-none = At sunrise nobody gets in.
dawn = { $number ->
        [one] At sunrise one gets in, { $free } free.
       *[other] At sunrise { $number } get in, { $free } free.
    }
dawn-lost = { $number ->
        [one] At sunrise one gets in, { $free } free: the legend would be lost.
       *[other] At sunrise { $number } get in, { $free } free: the legend would be lost.
    }
dawn-fatal = At sunrise { $creature_the } gets in: the legend would be lost.
goal-met = done
goal-lost = no longer possible
goal-held = held so far
goal-optional = not needed to win
goal-sunrises = { $number ->
        [one] 1 sunrise left
       *[other] { $number } sunrises left
    }
goal-count = { $done } of { $need }
goal-left = { $number ->
        [one] { $number } creature left
       *[other] { $number } creatures left
    }
goal-letters = { $number ->
        [one] { $number } letter left
       *[other] { $number } letters left
    }
goal-heroes = { $number ->
        [one] { $number } hero in the game
       *[other] { $number } heroes in the game
    }
goal-worth = not needed to win, +{ $number } strength
ui-defeated = Creatures defeated
ui-fog = Fog
ui-fog-hidden = Face-down fog tokens
ui-tokens = Face-down { $what_many }
ui-well = Well
ui-well-full = full
ui-well-drained = empty
ui-stock = Equipment board
ui-narrator = Narrator
ui-cards-read = Legend cards
ui-event = Event card
ui-event-shield = A shield can cancel this card.
ui-deck-left = { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
ui-waiting-cards = Waiting cards
ui-broken = Bridges that are gone
ui-today-overtime = Overtime hours cost: { $costs } willpower
    .none = No overtime today
ui-today-fury = Creatures have { $number } more strength today
ui-fight = Fight
ui-battle-value = Battle value
ui-loss = Loss

## The end

ui-won = The legend is won!
ui-lost = The legend is lost.

## Headings of lists

ui-merchants = Merchants
ui-events = Event cards
