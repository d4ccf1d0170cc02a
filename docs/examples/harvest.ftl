# The words of the legend that learn.py plays.
legend-base-harvest = Home from the Fields
    .intro = The gate closes at nightfall, and four farmers are still in the fields.

goal-base-harvest-home = Lead four farmers into the castle (0).

card-base-harvest-evening = The gate of Rietburg closes with the last light.
    .title = Nightfall
    .rule = You win if all four farmers are in the castle.

why-base-harvest-won = Four more beds are needed tonight, and the cook grumbles happily.
why-base-harvest-home = The gate is closed, and somebody is still out there.
