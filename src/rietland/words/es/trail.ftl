# The trail family: questions, options, symbols, log lines.

group-use = Cards
group-give = Give
group-fire = Campfire
group-begin = Before the first turn

difficulty-allies_0 = no allies
difficulty-allies_1 = one ally
difficulty-allies_2 = two allies
difficulty-allies_3 = three allies
difficulty-allies_4 = four allies

trail-curse = the Curse
trail-pile-left = left pile
trail-pile-middle = middle pile
trail-pile-right = right pile
trail-face-sunny = sunny
trail-face-rainy = rainy
trail-face-passive = passive
trail-face-active = active
trail-face-front = front
trail-and = { $first }, { $second }
trail-nothing = nothing
trail-use = { $does }; { $then }
trail-then-bottom = put it below its pile
trail-then-remove = it leaves the game
trail-then-turn = turn it
trail-then-rest = it rests beside the map
trail-turn = Turn { $number }

## Symbols

trail-symbol-gain = gain { $number } willpower
trail-symbol-lose = lose { $number } willpower
trail-symbol-curse = Curse { $number } on
    .back = Curse { $number } back
trail-symbol-fog = { $number ->
    [one] draw a fog card
   *[other] draw { $number } fog cards
  }
trail-symbol-reserve = { $number ->
    [one] a card of the reserve onto the draw deck
   *[other] { $number } cards of the reserve onto the draw deck
  }
trail-symbol-take = take { $what }
trail-symbol-turn = turn this card
trail-symbol-rain = the hero card gets wet
trail-symbol-sunny = { $number ->
    [one] a hero card to sunny
   *[other] up to { $number } hero cards to sunny
  }
trail-symbol-rainy = { $number ->
    [one] a hero card to rainy
   *[other] { $number } hero cards to rainy
  }
trail-symbol-calm = { $number ->
    [one] a curse card to passive
   *[other] up to { $number } curse cards to passive
  }
trail-symbol-wake = { $number ->
    [one] a curse card wakes
   *[other] { $number } curse cards wake
  }
trail-symbol-walk = { $number ->
    [one] walk a step
   *[other] walk up to { $number } steps
  }
trail-symbol-stride = { $number ->
    [one] go on a space
   *[other] go on up to { $number } spaces
  }
trail-symbol-back = { $number ->
    [one] go back a space
   *[other] go back { $number } spaces
  }
trail-symbol-rock = { $number ->
    [one] the other hero goes back a space
   *[other] the other hero goes back { $number } spaces
  }
trail-symbol-stop = you must stop here
trail-symbol-red = end of the stage: you must stop here
trail-symbol-penalty = every space costs { $number } more while the Curse stands here
trail-symbol-gate = only with a hero card of strength { $number }
trail-symbol-start = { $what } begins here
trail-symbol-target = target of { $what }
trail-symbol-lock = closed while { $what } is not beaten
trail-symbol-only = only for { $what }
trail-symbol-closed = closed to who has { $what }

## Options

trail-do-draw = { $what }
trail-do-unfold = { $what }
trail-do-move = { $steps ->
    [one] Move a step ({ $what })
   *[other] Move { $steps } steps ({ $what })
  }
    .price = { $steps ->
    [one] Move a step ({ $what }): { $price }
   *[other] Move { $steps } steps ({ $what }): { $price }
  }
trail-do-go = To { $where }
    .stay = Stay on { $where }
trail-do-use = { $what }: { $does }
trail-do-fight = { $what } against { $against }
trail-do-call = { $what } against { $against }, together
trail-do-join = Join with { $what }
trail-do-decline = Do not join
trail-do-keep = Keep { $number } of the reward
trail-do-afterwards = { $what }
trail-do-put_off = Put { $what } below the pile
trail-do-hand = Hand over { $what }
trail-do-stow = Put it below your { $pile }
trail-do-give = { $who } gives 1 willpower
trail-do-flip = Turn { $what } ({ $pile }, card { $number })
trail-do-enough = That’s enough
trail-do-back = Back to { $where }
trail-do-rest = Rest: 1 willpower, { $pile }
trail-do-shift = Campfire: put { $what } below its pile
trail-do-begin = { $other } begins
trail-do-lay = Lay { $what }
trail-do-ally = { $what } comes along
trail-do-place = { $other }, { $pile }

## Questions

trail-ask-turn = { $who }, which card do you activate?
trail-ask-give = { $who }, only your willpower helps now.
trail-ask-go = { $number ->
    [one] { $who }, where to? You have one step.
   *[other] { $who }, where to? You have { $number } steps.
  }
    .spaces = { $number ->
    [one] { $who }, where to? You may go one space.
   *[other] { $who }, where to? You may go { $number } spaces.
  }
trail-ask-back = { $who }, which way do you go back?
trail-ask-join = { $who }, do you join { $other } against { $what }?
trail-ask-share = { $who }, how much of the reward of { $number } do you keep?
trail-ask-after = { $who }, what becomes of the weapon?
trail-ask-stow = { $who }, below which pile do you put { $what }?
trail-ask-sunny = { $who }, which hero card is turned to sunny?
trail-ask-rainy = { $who }, which hero card is turned to rainy?
trail-ask-calm = { $who }, which curse card goes to sleep?
trail-ask-wake = { $who }, which curse card wakes?
trail-ask-fog = Which fog card is drawn?
trail-ask-curse = Which curse card wakes?
trail-ask-map = Which stage lies here?
trail-ask-lay = Which stage comes next in the row?
trail-ask-ally = Which ally comes along?
trail-ask-place = Where does { $what } come along?
trail-ask-begin = Who takes the first turn?
trail-over = The adventure is over.

## The log

trail-log-ended = Lost: { $why }.
    .won = Won: { $why }.
trail-log-read = { $what }
trail-log-turn = { $who } is next.
trail-log-activated = { $who } uses { $what }: { $does }.
    .move = { $amount ->
    [one] { $who } moves with { $what }: one step.
   *[other] { $who } moves with { $what }: { $amount } steps.
  }
    .fight = { $who } fights with { $what }.
trail-log-moved = { $who } goes to { $where }.
trail-log-pushed = { $who } goes back to { $where }.
trail-log-curse = The Curse comes to { $where }.
    .less = The Curse goes back to { $where }.
trail-log-will = { $who } gains { $amount } willpower.
    .less = { $who } loses { $amount } willpower.
trail-log-drew = { $who } draws { $what }.
trail-log-reserve = { $amount ->
    [one] A fog card of the reserve comes onto the draw deck.
   *[other] { $amount } fog cards of the reserve come onto the draw deck.
  }
trail-log-took = { $who } takes { $what }.
trail-log-turned = { $what } is { $face } now.
    .special = Now it is { $what }.
trail-log-beaten = { $who } beats { $what } with { $amount }.
trail-log-left = { $what } leaves the game.
trail-log-rested = { $what } rests beside the map.
trail-log-back_again = { $what } joins { $who } again.
trail-log-stage = { $amount ->
    [one] A stage: { $what }, with one fog card.
   *[other] A stage: { $what }, with { $amount } fog cards.
  }
trail-log-merged = { $amount ->
    [one] One fog card of the last stage comes along.
   *[other] { $amount } fog cards of the last stage come along.
  }
trail-log-bonus = A fog card of the reserve as a bonus.
trail-log-arrived = { $who } has reached { $where }.
trail-log-fire = { $amount ->
    [one] A campfire burns down; one is left.
   *[other] A campfire burns down; { $amount } are left.
  }
trail-log-put_off = { $who } puts { $what } below the pile.
trail-log-handed = { $who } hands { $what } to { $other }.
trail-log-gave = { $who } gives { $other } { $amount } willpower.
trail-log-declined = { $who } does not join.
trail-log-joined = { $who } joins with { $what }.
trail-log-begins = { $who } begins.
trail-log-ally = { $what } comes along with { $who }.
trail-log-rested_here = { $who } rests by the fire.

## Why it was lost

trail-why-curse = the Curse has caught up
trail-why-fog = the fog has closed in
trail-why-fires = the campfires have burnt down
trail-why-blocked = there was no way on

## What would happen

trail-outcome-won = the adventure is won
trail-outcome-lost = lost: { $why }
trail-outcome-space = you reach { $where }
trail-outcome-other = the other hero is pushed back to { $where }
trail-outcome-will = { $number } more willpower
    .less = { $number } less willpower
trail-outcome-fog = { $number ->
    [one] a fog card
   *[other] { $number } fog cards
  }
trail-outcome-curse = { $number ->
    [one] the Curse comes a space nearer
   *[other] the Curse comes { $number } spaces nearer
  }
    .back = { $number ->
    [one] the Curse goes back a space
   *[other] the Curse goes back { $number } spaces
  }
trail-outcome-nothing = nothing changes
trail-clash-alone = { $what } ({ $number }) beats { $against } ({ $needed }).
trail-clash-for_other = { $what } ({ $number }) beats { $against } ({ $needed }) of { $other }.
trail-clash-together = Together: { $sum } against { $needed } of { $against }.
trail-clash-short = { $sum } against { $needed } of { $against }: not enough.

## Goals and facts

trail-goal-target = { $who } reaches the target
trail-goal-beat = { $what } is beaten for good
trail-fact-turns = { $number ->
    [one] One turn.
   *[other] { $number } turns.
  }
trail-fact-stages = { $number ->
    [one] One stage.
   *[other] { $number } stages.
  }
trail-fact-beaten = { $number ->
    [one] One opponent beaten.
   *[other] { $number } opponents beaten.
  }
trail-fact-lead = { $number ->
    [one] The Curse was one space behind.
   *[other] The Curse was { $number } spaces behind.
  }

## In the terminal

trail-sight-stage = Stage { $number }: { $name } (fog cards: { $fog })
    .ahead = Stage { $number }, still ahead: { $name } (fog cards: { $fog })
trail-sight-hidden = Stage { $number }: face down
trail-sight-hero = { $name }: { $willpower } willpower, { $lead } ahead of the Curse
trail-sight-active = to play
trail-sight-arrived = at the target
trail-sight-campfires = campfires: { $number }
trail-sight-pile = { $name }: { $cards }
    .blocked = { $name } (blocked): { $cards }
trail-sight-resting = beside the map: { $cards }
trail-sight-neighbours = The heroes are neighbours.
trail-sight-supply = Reserve: { $reserve } fog cards · willpower left: { $willpower }
trail-sight-goal = { $what } ({ $percent } %)
    .done = { $what } (done)
