# The trail family in the browser: the row of stages, piles, help and lessons.

trail-state = The path and the Curse
trail-row = Stages
trail-steps = { $number ->
    [0] no steps
    [one] { $number } step
   *[other] { $number } steps
}
trail-steps-printed = printed: { $number }
trail-stage-hidden = Not yet revealed
trail-opponent = Opponent
trail-reward = Reward
trail-below = Below it
trail-pile-empty = no cards
trail-piles = { $who }’s piles
trail-whose = Whose piles
trail-lead = { $number ->
    [one] The Curse is { $number } space behind
   *[other] The Curse is { $number } spaces behind
}
trail-lead-of = { $who }: { $number ->
    [one] { $number } space ahead
   *[other] { $number } spaces ahead
}
trail-find = Show where { $who } is
trail-penalty = { $number ->
    [one] Every space costs { $number } more step
   *[other] Every space costs { $number } more steps
}
trail-reserve = Reserve of fog cards
trail-cards-hint = Choose a line on one of your cards, or a highlighted space.
trail-touch = Choose a highlighted space.
trail-barred = You can’t stop here now.
trail-ways = Where you can go
trail-curse-at = The Curse is at { $where }.
trail-other-side = Other side ({ $name })
trail-replay-at = { $at } of { $all }, turn { $turn }
trail-order-wait = Wait for me

trail-help-cards = On your turn, use one of your top cards: move, fight or use its special ability. Prices are beside the number of steps.
trail-help-ways = Highlighted spaces show where your cards can take you. Choose one to see every way there, its price and what would happen.
trail-help-piles = { $party ->
        [1] A used card goes to the bottom of its pile. The cards below are listed, because you’ve seen them.
       *[other] A used card goes to the bottom of its pile. The cards below are listed, because you’ve both seen them.
    }
trail-help-fight = { $party ->
        [1] Use a card with strength against an opponent on another pile. A second card can help it.
       *[other] Use a card with strength against an opponent on another pile. When you’re neighbours, you can help each other.
    }
trail-help-curse = { $party ->
        [1] The Curse follows the solid line. If it reaches you, you lose.
       *[other] The Curse follows the solid line. If it reaches one of you, you both lose.
    }
trail-help-stages = A red space ends a stage: the next one is revealed, with fog cards of its own. If you have to draw one and none are left, you lose.
trail-help-why = Log lines name the rule behind them, and so does anything you can’t do. Choose it to read it.

lesson-trail-cards = Choose a line on one of your top cards. More steps cost more; the symbols show the price.
lesson-trail-ways = Choose a highlighted space to see every way there and what would happen.
lesson-trail-curse = The Curse is close. Watch for the prices that move it.
lesson-trail-fight = An opponent blocks this pile. Defeat it with the strength of a card on another pile.
lesson-trail-fog = The number at the top of a stage is how many fog cards are left. If you have to draw one and none are left, you lose.
lesson-trail-fires = You’ve arrived. The other hero now has a few turns to arrive: one for each campfire, and one more.
