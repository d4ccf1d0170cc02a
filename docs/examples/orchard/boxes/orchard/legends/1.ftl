legend-orchard-1 = Apples before the evening
hero-amy = Amy
hero-ben = Ben

orchard-ask = Now: { $what }.
orchard-do = Do it: { $what }
orchard-log = Done: { $what } { $n }.
orchard-harvest = Four apples are in the baskets.
orchard-evening = The evening comes before four apples are picked.
orchard-bare = Nothing is left to do.

crow-finds-nothing = The crow finds nothing.
wasps-come = Wasps come for the fallen apples.
card-orchard-1-wasps = Where an apple falls, the wasps are not far.
    .title = Wasps

choice-feed = Give it an apple
choice-shoo = Shoo it away
