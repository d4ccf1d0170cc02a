# The browser table: what only the client says. Everything of the game itself is in the other files.

client-close = Close
client-copied = Copied
client-copy = Copy
client-share = Share
client-pair = { $name }: { $text }

## The map

map-north = N
map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-arrows = Show where creatures go
map-base-woods = Watchful Woods
map-base-south-woods = Southern Forest
map-base-mountains = The Mountains
map-base-coast = Sidra Coast
map-base-fog-forest = The Forest of Fog
map-base-deep = Under the Mountain
map-frost-grehon = Mountains of the Grehon
map-frost-yetohe = Steppe of the Yetohe
map-frost-lake = Lake Ava
map-frost-geysers = Steaming Land
map-frost-woods = Pine Woods
map-frost-irra = Irra

space-plain = Space { $number }

piece-well = Well
piece-well-dry = Empty well
piece-fog = Fog

## What you look at

look-reward = { $number ->
        [one] Reward: { $goods }
       *[other] Reward, { $number } times: { $goods }
    }
look-next = Next step: { $space }
look-next-castle = Next step: into the castle
look-stays = Stays where it is
look-dawn = At sunrise, as things are
look-own-way = Moves as its card says
look-reached = In reach: { $who }
look-reached-none = No hero in reach
look-arrow = Creatures move from here to { $space }
look-goods = The merchant gives things only in exchange.
look-below = Below it: { $cards }
look-toll = costs { $number } gold

## The table

table-map = Map
table-menu = Table
table-side = Hero boards and log
table-loading = Setting up the table…
table-chat = Chat
table-companion = companion
table-here = here
table-away = away
table-awaited = not here yet
table-you = you
table-came = { $who } has arrived.
table-left = { $who } has left.
table-welcome = You play { $who }.
table-name-ask = What should the others call you?
table-link-broken = This link opens no seat: part of it may be missing. Ask for it again. You can look on meanwhile.
table-name-give = Join
table-mute = Mute spectators
table-unmute = Let spectators speak
table-notify = Notify me when it’s my turn
table-notify-blocked = Your browser blocks notifications from this page.
table-gone = { $who } is away.
table-not-come = { $who } has not come yet.
table-takeover = Let a companion play
table-votes = { $number } of { $needed } votes: { $who }
table-spectators = { $number ->
        [one] { $number } is watching
       *[other] { $number } are watching
    }
table-watching = You’re watching
table-links = Links for friends
table-thinking = { $who } is thinking…
table-touch-map = Choose a highlighted space or one farther away.
    .pick = Choose a highlighted space.
table-touch-barter = What do you want for it?
table-quest = Goals
table-way-ends = only as far as space { $space } ({ $cost }): { $why }
way-end-hours = no hours are left after that
way-end-willpower = too little willpower for more overtime
way-end-overtime = no overtime today
way-end-event = an event forbids more hours today
way-end-card = something happens there first
way-end-stop = a move ends there
table-drink = With a wineskin, no hour spent
table-walk-here = Walk here
    .far = Walk as far as space { $space }
table-ping = Point here
table-pinged = { $who } points here: { $place }.
share-out = Share out
share-pay = Pay
share-label = { $good ->
        [gold] { $hero }: gold
        [willpower] { $hero }: willpower
        [strength] { $hero }: strength
       *[other] { $what }
    }
share-more = { $what }: one more
share-less = { $what }: one less
share-count = { $what }: { $number }
share-left = { $number ->
        [0] all given
        [one] { $number } left to share
       *[other] { $number } left to share
    }
table-alone = Only one choice: { $what }
table-handling = Drop or give
table-plan = I plan to go here
table-plan-wipe = Clear my plan
table-planned = { $who } plans to go here: { $place }.
table-back = Take my seat back
table-find = Show on the map
table-find-hero = { $who }: space { $space }. Show on the map
table-no-use = You can’t do anything with it right now.

tab-act = Act
tab-log = Log

line-opening = Connecting…
line-lost = Connection lost. Reconnecting…
line-closed = Disconnected

log-empty = Nothing has happened yet.
log-newest = Newest ↓
log-undone = { $who } undoes a move.
log-walked = { $who } walks { $path } → { $space } ({ $number ->
        [0] no hours
        [one] { $number } hour
       *[other] { $number } hours
    }).
log-times = { $what } (×{ $number })
chat-empty = No messages yet.
chat-write = Write to the others
chat-send = Send

track-legend = The narrator is on { $letter }; the legend ends on { $last }. Stars: { $stars }.
track-end = N token
track-end-green = The N token is on { $letter }, green side up: no alarm yet.
track-end-red = The N token is on { $letter }, red side up: the alarm has been raised.
track-tokens = { $number ->
        [one] One token is face down on { $letter }.
       *[other] { $number } tokens are face down on { $letter }.
    }
track-morning = Sunrise
track-closed = not today
track-crossed = Crossed out at this sunrise
sheet-article = What does it do?
sheet-out = Out of the game
sheet-covered = { $number } covered
own-card-done = fulfilled
own-card-spoiled = failed
own-card-open = open
life-cards = { $removed } of { $needed } cards removed
table-signs = In effect
sheet-willpower = { $willpower } willpower, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }

cards-fresh = Listen…
cards-go-on = Continue
cards-count = Card { $at } of { $all }
cards-skip = Skip the rest
cards-none = No card has been read yet.

rule-missing = Rule { $rule } could not be loaded.

roll-title = What do your dice show?

over-tavern = Back to the tavern
over-slain = { $number ->
        [one] { $number } creature defeated
       *[other] { $number } creatures defeated
    }

## The fight

stage-targeting = Which one do you attack?
stage-inviting = Who joins in?
stage-replying = Is anyone coming to help?
stage-round = A new round begins.
stage-ready = { $who } picks up the dice.
stage-throwing = { $who } rolls.
stage-rerolling = { $who } may roll a die again.
stage-turning = { $who } has rolled.
stage-reacting = The roll can still be changed.
stage-summing = The heroes add up their strength.
stage-dimming = Does the creature roll only one die?
stage-creature = { $what_The } strikes back.
stage-bearing = Who takes the loss?
stage-between = The round is over.
stage-sharing = Victory! Share the reward.
stage-clearing = The rubble gives way.
stage-over = The fight is over.

## Replay

replay-title = Replay
replay-loading = Loading the replay…
replay-move = Replay: move { $at } of { $all }
replay-first = To the beginning
replay-back = One step back
replay-forth = One step forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } of { $all }, day { $day }
replay-link = Link to this moment
replay-fork = Try again from here
replay-forked = This is now a separate game; the original is unchanged.
replay-present = Back to the game

## List mode

list-board = On the board
list-space = Space
list-walk = Walk farther:
    .do = Walk
list-figures = Figures
list-loose = On the ground

## Settings

settings-title = Settings
settings-language = Language
settings-name = Your name at the table
settings-theme = Theme
settings-motion = Motion
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume
settings-map = Map
settings-numbers = Space numbers
settings-list = Play from lists

theme-auto = follow device
theme-day = day
theme-night = night
theme-contrast = high contrast
motion-auto = follow device
motion-full = full
motion-less = reduced

## Help

help-how = How it works
help-lit = Everything you can do is highlighted on the map and listed beside it. Click it, or press its number.
    .touch = Everything you can do is highlighted on the map and listed below it. Tap it.
help-walk = Click a more distant space to walk there by the shortest route; you see the route and its hours first.
    .touch = Tap a more distant space and choose “Walk here”; you see the shortest route and its hours first.
help-click = Click any space to see what’s there. Right-click to point at it for the others; Shift-click to show them that you plan to go there.
    .touch = Tap any space to see what’s there. “Point here” shows it to the others; “I plan to go here” draws your route for them.
help-look = Hover over anything, or press V on it, to see its card: values, reward, next step, odds.
    .touch = Press and hold anything to see its card: values, reward, next step, odds.
help-why = Log lines name the rule or the card behind them, and so does anything you can’t do. Click it to read it.
    .touch = Log lines name the rule or the card behind them, and so does anything you can’t do. Tap it to read it.
help-undo = “Undo” takes back moves up to the last roll or discovery. “Replay” shows any earlier moment, and you can play on from there.
help-fight = Before every choice in a fight you see the odds.
help-cards = You can reread cards under the scroll beside the legend track.
help-icons = What the icons mean
help-keys = Keys
help-record = Save this game as a file, for a bug report
help-credit = An unofficial fan project. Silhouettes by the authors of game-icons.net (CC BY 3.0); everything else is our own work.

key-tab = Tab
    .does = to the next area
key-map = M
    .does = to the map
key-arrows = Arrow keys
    .does = on the map: to the next space
key-enter = Enter
    .does = choose what’s offered there, or look
key-look = V
    .does = show the card of what is selected
key-shift-arrows = Shift + arrow keys
    .does = move the map
key-zoom = +  −  0
    .does = zoom in, zoom out, whole map
key-options = O
    .does = to your options
key-numbers = 1…9
    .does = choose the option with that number
key-undo = U
    .does = undo
key-replay = ←  →  Home  End
    .does = in a replay: one step back or forward, to the beginning or the end
key-cards = C
    .does = the cards read so far
key-march = A
    .does = show where creatures go
key-ping = P
    .does = on the map: point at the space
key-plan = I
    .does = show or hide that you plan to go there
key-list = L
    .does = switch between lists and the map
key-help = ?
    .does = this page
key-escape = Esc
    .does = close

## The tavern

cover-base = Legends of Andor
    .sub = the castle and its land
cover-starshield = The Star Shield
    .sub = a light above the land
cover-frost = Eternal Frost
    .sub = winter in the north
cover-chada_thorn = Chada & Thorn
    .sub = two on a long road
cover-rietburg = The Liberation of Rietburg
    .sub = six places, one castle
cover-dark_paths = Dark Paths
    .sub = a gamebook in the snow


tavern-running = Games waiting for you
tavern-no-page = There is no page at this address. Here is the tavern.
tavern-your-move = Your move
tavern-finished = Finished games
chronicle-title = Chronicle
chronicle-won = won ({ $difficulty }), { $when }
chronicle-open = not won yet
chronicle-defeats = { $number ->
        [one] { $number } defeat
       *[other] { $number } defeats
    }
chronicle-next = Next: { $legend }
chronicle-all = You have won every legend of this box.
tavern-more = Show { $count } more
tavern-won = won
tavern-lost = lost
tavern-not-yet = coming soon
tavern-variant = Starting point
tavern-variant-none = from the beginning
tavern-set-chance = by chance
tavern-dice = Dice
tavern-dice-app = roll for us
tavern-dice-people = we roll real dice and enter the results
tavern-rank = { $role } · rank { $rank }
tavern-seed = Seed (same seed, same rolls)
tavern-seed-none = random
tavern-count = { $min } to { $max } heroes
    .exactly = { $min ->
        [one] { $min } hero
       *[other] { $min } heroes
    }
tavern-leader = Who plays { $who }?
tavern-stays = not in this game
tavern-me = me
tavern-link = a friend, by link
tavern-companion = a companion ({ $strength })
tavern-tip = You can play several heroes yourself on one screen.
tavern-invite = Invite your friends
tavern-invite-how = Send each friend their own link. Opening it gives them that seat, on any device.
tavern-watch = Spectator link
tavern-watch-how = Anyone with this link can watch, but not play.
tavern-sit = Take a seat
tavern-fans = An unofficial fan project with our own words and drawings. If you like it, buy the games.
table-quest-cards = { $number ->
        [one] What the card says
       *[other] What the { $number } cards say
    }
over-look = Look at the board
over-story = The story of this game
over-retry = Try again
over-next = Same party, next legend
title-table = { $legend } – Rietland
title-turn = ● Your turn: { $legend } – Rietland
tavern-seed-cards = Seed (same seed, same cards)
tavern-link-local = These links only work on this computer. For friends elsewhere, open the table with this computer’s network address.
tavern-link-near = These links only work in your own network. Friends elsewhere need an address that can be reached from the internet.
tavern-qr = QR code
tavern-qr-of = QR code: { $who }
rules-all = All rules
rules-search = Search rules and glossary
rules-glossary = Glossary
rules-none = No rule mentions that.

## What happens, step by step

log-counted = { $who } adds { $rest } + { $dice } = { $amount }.
telling-title = What happens
telling-skip = Skip
telling-left = { $number } more
telling-dice = First, watch what happens.
telling-throw = Roll the dice
recap-title = Since your last turn
recap-again = Show it again
recap-more = and { $number } more
fight-tie = A tie: nobody loses anything.
settings-telling = Show what happens
speed-slow = slowly
speed-normal = normal
speed-fast = fast
speed-once = all at once
settings-throw = I roll my own dice
settings-alone = Answer for me when there’s only one choice
key-next = Space
    .does = next
key-skip = Esc
    .does = to the latest move

## Lessons of the first game

lesson-title = First game
lesson-read = Got it
lesson-stop = No more tips
lesson-again = Show the tips of the first game
lesson-board-goals = These are your goals. You can reread every card under the scroll beside the legend track.
lesson-board-walk = { $who } can walk to any highlighted space. Each space costs 1 hour.
lesson-board-hours = The day track shows the hours you have used. Each hero has 7 per day; more is overtime and costs willpower.
lesson-board-stop = You can walk on, or stop here. Where you stop you can pick things up, buy, drink or reveal fog.
lesson-board-share = Decide together who gets what. Gold buys strength from a merchant.
lesson-board-fog = There is fog nearby. End a move on it to reveal what it hides, good or bad.
lesson-board-well = A full well is nearby. End a move there and empty it to gain willpower.
lesson-board-gold = There is gold nearby. End a move there and pick it up.
lesson-board-merchant = A merchant is nearby: strength costs 2 gold there.
lesson-board-farmer = A farmer is nearby. Take the farmer along to the castle to gain a golden shield.
lesson-board-fight = You can fight here. Your strength plus your best die must beat the creature’s; the badge shows your odds.
lesson-board-battle = The lower battle value loses the difference in willpower. At 0 willpower a side is defeated.
lesson-board-creatures = At every sunrise the creatures move along the arrows towards the castle. Stop them before they get in.
lesson-board-sunrise = A new day: an event card was drawn, the creatures moved, the wells filled up and the narrator advanced.
lesson-board-narrator = The narrator has advanced. On the last letter the legend ends, and every defeated creature brings that closer.
lesson-board-breach = A creature is in the castle and holds a golden shield. When none is free, one more means defeat.
lesson-board-rest = Your hours are nearly used up. End the day; the first hero to do so gets the rooster and starts tomorrow.
lesson-board-alone = Heroes in the sunrise box wait there until everyone has ended the day.
lesson-castle-play = Choose a line on one of your cards to use it. Each card can be played once until you recover.
lesson-castle-go = Choose a highlighted location to go there. You can stop before all movements are used.
lesson-castle-fight = Your strength must be at least the creature’s. Willpower and other heroes here can add to it.
lesson-castle-recover = When your good cards are played, recover: a narrator card is drawn, then you take all cards back.
lesson-castle-gallery = Defeated creatures go to the gallery. Those with a coin are gold for the whole group.
lesson-castle-complete = You can complete the mission here. Four missions free the castle.
lesson-castle-dragon = Few narrator cards are left. When one must be drawn and none is there, the dragon comes.
