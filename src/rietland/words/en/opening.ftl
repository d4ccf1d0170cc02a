# Beginning a game in the text client: what was said and is not known.

opening-unknown = { $sort }: unknown “{ $name }”; { $hint }
opening-near = did you mean { $names }?
opening-all = choose from: { $names }
opening-no-legend = the box { $box } has no legend yet
opening-heroes = { $count ->
        [one] { $count } hero; this legend is for { $heroes }
       *[other] { $count } heroes; this legend is for { $heroes }
    }
opening-role = both heroes are the { $role }; pick each role only once
opening-companion = Companion
opening-card = Card
opening-hero = Hero
