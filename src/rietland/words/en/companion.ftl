# Companions: what they plan to do, orders to them, and hints.
# A step completes “I’ll …” (“buy a bow”); it goes into the sentences below.

## Steps; the part `.away` is for a place where the hero is not yet

step-space = space { $place }
step-location = { $place }

step-go = go to { $place }
step-hold = hold { $place }
step-fight = fight { $what_the }
    .away = go to { $place } and fight { $what_the }
step-fetch = take { $what_the }
    .away = fetch { $what_the } from { $place }
step-bring = bring { $what_the } to { $place }
step-buy = buy { $what_a }
    .away = go to { $place } to buy { $what_a }
step-empty-well = empty the well
    .away = go to { $place } to empty the well
step-uncover = check what’s hidden here
    .away = check what’s hidden at { $place }
step-give = give { $what_the } to { $who }
step-use = use { $what_the }
step-await = wait for { $what_the }
    .away = go to { $place } to wait for { $what_the }
step-vigil = wait at { $place } for the next part of the legend
step-relay = wait at { $place } to take over { $what_the }
step-deed = do “{ $what }”
    .away = go to { $place } to do “{ $what }”
step-night = spend the night at { $place }
step-lure = leave { $what_a } at { $place } as a lure
step-lead = lead { $what } to { $place }
step-stay = stay here
step-pass = wait for the others
step-rest = end the day
    .cards = recover
    .trail = wait
step-play = play “{ $what }”
step-gain = buy strength
    .away = go to { $place } to buy strength

plan = { $first }
    .two = { $first }, then { $second }
    .three = { $first }, then { $second }, then { $third }
names-two = { $first } and { $second }
names-more = { $first }, { $second }

## What companions say

intention = I’ll { $plan }.
intention-with = { $plan } With me: { $team }.
order-yes = As you wish: I’ll { $plan }.
order-cannot = I can’t { $plan }: { $rule }.
order-done = Done, as you asked.
order-free = Then I’ll do as I see fit.

## Orders

order-ask = Ask { $who }…
order-title = What should { $who } do?
order-standing = Your request: { $plan }.
order-withdraw = Never mind
order-go = Go to…
order-hold = Hold this place
order-fight = Fight with me
order-give = Give me…
order-rest = End the day
    .cards = Recover
order-place = Space
    .cards = Location
order-tap = Choose where { $who } should go.
order-as = For { $who }
companions = Companions
error-order = No companion plays that hero.

## Hints

hint-ask = Hint
hint-title = What could you do?
hint-thinking = Let me think…
hint-none = There’s nothing to choose right now.
hint-plan = { $plan_The }.
hint-then = Then { $plan }.
hint-chance = Win: { $words }
hint-goal = Goal: { $goal }
chance-none = no longer possible (0%)
chance-very-low = very unlikely ({ $low } to { $high }%)
chance-low = unlikely ({ $low } to { $high }%)
chance-below-even = rather unlikely ({ $low } to { $high }%)
chance-even = about even ({ $low } to { $high }%)
chance-above-even = rather likely ({ $low } to { $high }%)
chance-high = likely ({ $low } to { $high }%)
chance-very-high = very likely ({ $low } to { $high }%)
hint-best = best
hint-do = { $number ->
        [one] Do the plan ({ $number } step)
       *[other] Do the plan ({ $number } steps)
    }

## Strengths

companion-novice = novice
companion-steady = steady
companion-master = master

## The text client

plain-intention = { $who }: { $text }
plain-hint = { $number }. { $label } [{ $say }].
    .chance = { $number }. { $label } [{ $say }]; win: { $words }.
plain-order-usage = order chada go 57; order chada hold; order chada fight 14; order chada give gold; order chada rest; withdraw chada
plain-order-unknown = No companion is called { $name }. Companions: { $names }.
plain-order-none = There are no companions in this game.
