# Companions: what they mean to do, orders to them, and hints.
# Steps are said as one says what one will do, "buy the bow"; they go into the sentences below.

## Steps; the part `.away` is for a place where the hero is not yet

step-space = { $place }
step-location = { $place }

step-go = go to { $place }
step-hold = hold { $place }
step-fight = fight the { $what }
    .away = go to { $place } and fight the { $what }
step-fetch = take the { $what }
    .away = fetch the { $what } from { $place }
step-bring = bring the { $what } to { $place }
step-buy = buy the { $what }
    .away = go to { $place } to buy the { $what }
step-empty-well = empty the well
    .away = go to { $place } to empty the well
step-uncover = see what is hidden here
    .away = see what is hidden at { $place }
step-give = give the { $what } to { $who }
step-use = use the { $what }
step-await = await the { $what }
    .away = go to { $place } to await the { $what }
step-vigil = wait at { $place } for what the legend will bring
step-relay = wait at { $place } to take over the { $what }
step-stay = stay here
step-pass = wait for the others
step-rest = end the day
    .cards = recover
step-play = play “{ $what }”
step-gain = buy strength
    .away = go to { $place } to buy strength

plan = { $first }
    .two = { $first }, then { $second }
    .three = { $first }, then { $second }, then { $third }
names-two = { $first } and { $second }
names-more = { $first }, { $second }

## What companions say

intention = I will { $plan }.
intention-with = { $plan } With me: { $team }.
intention-none = I have no plan yet.
order-yes = As you wish: I will { $plan }.
order-cannot = I cannot { $plan }: { $rule }.
order-done = Done, as you asked.
order-free = Then I do as I see fit.

## Orders

order-ask = Ask { $who } …
order-title = What should { $who } do?
order-standing = Your wish: { $plan }.
order-withdraw = Never mind
order-go = Go to …
order-hold = Hold this place
order-fight = Fight with me
order-give = Give me …
order-rest = End the day
    .cards = Recover
order-place = Space
    .cards = Location
order-send = Ask for it
order-tap = Choose where { $who } should go.
order-nothing = { $who } has nothing to give.
order-no-foe = There is nobody to fight.
order-as = For { $who }
companions = Companions
error-order = No companion leads that hero.

## Hints

hint-ask = Hint
hint-title = What could you do?
hint-thinking = Let me think …
hint-none = There is nothing to choose now.
hint-plan = { $plan_The }.
hint-then = Then { $plan }.
hint-chance = wins { $percent } % of the time
hint-best = best
hint-do = Do it

## Strengths

companion-novice = novice
companion-steady = steady
companion-master = master

## The text client

plain-intention = { $who }: { $text }
plain-hint = { $number }. { $label } [{ $say }].
    .chance = { $number }. { $label } [{ $say }], wins { $percent } % of the time.
plain-order-usage = order chada go 57; order chada hold; order chada fight 14; order chada give gold; order chada rest; withdraw chada
plain-order-unknown = No companion is called { $name }. There are: { $names }.
plain-order-none = Nobody here is a companion.
