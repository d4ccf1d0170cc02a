# The browser table: what only the client says. Everything of the game itself is in the other files.

client-close = Close
client-copied = Copied
client-copy = Copy
client-pair = { $name }: { $text }

## The map

map-north = N
map-closer = Closer
map-farther = Farther away
map-whole = The whole map
map-arrows = Show where creatures go
map-base-woods = Watchful Woods
map-base-south-woods = Southern Forest
map-base-mountains = The Mountains
map-base-coast = Sidra Coast

space-plain = Space { $number }

piece-well = Well
piece-well-dry = Empty well
piece-fog = Fog

## The table

table-map = Map
table-menu = Table
table-side = Hero boards and log
table-loading = The table is being laid …
table-chat = Chat
table-companion = companion
table-here = here
table-away = away
table-gone = { $who } is away.
table-takeover = Let a companion play
table-spectators = { $number ->
        [one] { $number } is watching
       *[other] { $number } are watching
    }
table-watching = You are watching
table-links = Links for friends
table-thinking = { $who } is thinking …
table-touch-map = Choose a lit space on the map, or one farther away to walk there.
    .pick = Choose a lit space on the map.
table-quest = What we are after
table-too-far = too far for today
table-drink = From the wineskin, without an hour:
table-walk-here = Walk here
table-ping = Point here
table-pinged = { $who } points here: { $place }.
table-handling = Drop or give
table-plan = I mean to go here
table-plan-wipe = Forget my plan
table-planned = { $who } means to go here: { $place }.
table-back = Take my seat back
table-find = Show on the map
table-find-hero = { $who } stands on { $space }. Show on the map
table-no-use = Nothing can be done with it now.

tab-act = Act
tab-log = Log

line-opening = Connecting …
line-lost = Connection lost. Trying again …
line-closed = Closed

log-empty = Nothing has happened yet.
log-undone = { $who } takes it back.
log-walked = { $who } walks { $path } → { $space } ({ $number ->
        [0] no hour
        [one] { $number } hour
       *[other] { $number } hours
    }).
log-times = { $what } (×{ $number })
chat-empty = Nobody has said anything yet.
chat-write = Write to the others
chat-send = Send

track-legend = The narrator is on { $letter }, the legend ends on { $last }. Stars: { $stars }.
track-morning = Morning
sheet-article = What does it do?
sheet-willpower = { $willpower } willpower, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }

cards-fresh = Hear now …
cards-go-on = Go on
cards-count = Card { $at } of { $all }
cards-skip = Skip the rest
cards-none = No card has been read yet.

rule-missing = The rule { $rule } could not be fetched.

roll-title = What do your dice show?

over-tavern = Back to the tavern
over-slain = { $number ->
        [one] { $number } creature defeated
       *[other] { $number } creatures defeated
    }

## The fight

stage-inviting = Who joins in?
stage-replying = Is anybody coming to help?
stage-round = A new round begins.
stage-ready = { $who } takes up the dice.
stage-throwing = { $who } rolls.
stage-turning = { $who } has rolled.
stage-reacting = The roll can still be changed.
stage-summing = The heroes add up their strength.
stage-creature = The { $what } strikes back.
stage-bearing = Who bears the loss?
stage-between = The round is over.
stage-sharing = Victory! Share the reward.
stage-clearing = The rubble gives way.
stage-over = The fight is over.

## Replay

replay-title = Replay
replay-move = Replay: move { $at } of { $all }
replay-first = To the beginning
replay-back = One step back
replay-forth = One step on
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } of { $all }, day { $day }
replay-link = Link to this moment
replay-fork = Try again from here
replay-forked = A game of its own begins here; the other one stays as it was.
replay-present = Back to the game

## List mode

list-board = On the board
list-space = Space
list-figures = Allies
list-loose = Lies about

## Settings

settings-title = Settings
settings-language = Language
settings-name = Your name at the table
settings-theme = Light
settings-motion = Motion
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume
settings-map = Map
settings-numbers = Numbers of the spaces
settings-list = Play from lists

theme-auto = as the device has it
theme-day = day
theme-night = night
theme-contrast = high contrast
motion-auto = as the device has it
motion-full = everything moves
motion-less = as little as possible

## Help

help-how = How it works
help-lit = What you may do is lit on the map and listed beside it. Click it, or press its number.
    .touch = What you may do is lit on the map and listed below it. Tap it.
help-walk = Click a space farther away to walk there by the shortest way; the way and its hours show first.
    .touch = Tap a space farther away and choose “Walk here”: the shortest way and its hours show first.
help-click = Click any space to see what stands there. A right click points at it for the others; a click with Shift shows them that you mean to go there.
    .touch = Tap any space to see what stands there. “Point here” shows it to the others, “I mean to go here” draws your way for them.
help-why = Every line of the log names its rule; so does everything you cannot do. Click the rule to read it.
    .touch = Every line of the log names its rule; so does everything you cannot do. Tap the rule to read it.
help-undo = Take back goes to the last roll or discovery. Replay goes anywhere, and you can play on from there.
help-fight = Before every choice in a fight you see how it may end.
help-cards = Cards that were read stay under the scroll beside the legend track.
help-keys = Keys
help-credit = An unofficial fan project. Silhouettes by the authors of game-icons.net (CC BY 3.0); everything else is drawn by us.

key-tab = Tab
    .does = from part to part
key-map = M
    .does = to the map
key-arrows = Arrow keys
    .does = on the map: to the next space
key-enter = Enter
    .does = do what is offered there, or look
key-shift-arrows = Shift + arrow keys
    .does = move the map
key-zoom = +  −  0
    .does = closer, farther, the whole map
key-options = O
    .does = to what you can do
key-numbers = 1 … 9
    .does = choose what bears that number
key-undo = U
    .does = take back
key-replay = ←  →  Home  End
    .does = in a replay: a step back or on, to the beginning or the end
key-cards = C
    .does = the cards that were read
key-march = A
    .does = where creatures go
key-ping = P
    .does = on the map: point at the space
key-plan = I
    .does = show that you mean to go there, or no longer
key-list = L
    .does = lists instead of the map, and back
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

companion-greedy = sensible
companion-random = at random
companion-search = thoughtful

tavern-running = Games that wait for you
tavern-finished = Told to the end
tavern-more = Show { $count } more
tavern-won = won
tavern-lost = lost
tavern-not-yet = not yet
tavern-variant = How it begins
tavern-variant-none = from the start
tavern-dice = Dice
tavern-dice-app = the table rolls
tavern-dice-people = we roll and say what they show
tavern-rank = { $role } · rank { $rank }
tavern-seed = A number for repeatable dice
tavern-seed-none = real chance
tavern-count = { $min } to { $max } heroes
tavern-leader = Who leads { $who }?
tavern-stays = stays at home
tavern-me = I lead
tavern-link = a friend, by link
tavern-companion = a companion ({ $strength })
tavern-tip = You may lead several heroes yourself, at one screen.
tavern-invite = Invite your friends
tavern-invite-how = Send each of them their link. Whoever opens it sits down at that seat, on any device.
tavern-watch = To look on
tavern-watch-how = Whoever opens this link looks on without playing.
tavern-sit = Sit down
tavern-fans = An unofficial fan project: our own words, our own drawings. If you like it, buy the games.

## The end, the tab, what is remembered

table-quest-cards = { $number ->
        [one] What the card says
       *[other] What the { $number } cards say
    }
over-look = Look at the board
over-retry = Try again
over-next = Same party, next legend
title-table = { $legend } – Rietland
title-turn = ● Your turn: { $legend } – Rietland
tavern-seed-cards = A number for the same cards again
tavern-link-local = These links work on this machine only. For friends elsewhere, open the table by the address of this machine.
rules-all = All rules
rules-search = Search in all rules
rules-none = No rule says that.
