# The odds of a fight, in the browser and in the text client.

odds-title = The odds
odds-percent = { $percent }%
odds-about = about { $percent }
odds-part = { $name } { $percent }
odds-win = Win
odds-left = Retreat
odds-late = No hours left
odds-beaten = Lose
odds-end = To the end
odds-round = This round
odds-strike = Hit
odds-tie = Tie
odds-blow = Get hit
odds-loss = Willpower lost
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-loses = { $who } { NUMBER($number, maximumFractionDigits: 1) }
odds-best = Best
odds-alone = alone { $percent }
odds-together = together { $percent }
odds-choice = win { $percent }
odds-choice-best = win { $percent }, best choice
odds-line = { $head }: { $parts }
odds-working = Working out the odds…
odds-no-fight = There’s no fight to weigh up right now.
odds-weigh = Who would fight?
