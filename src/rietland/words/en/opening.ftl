# Beginning a game in the text client: what was said and is not known.

opening-unknown = { $sort }: unknown '{ $name }'; { $hint }
opening-near = did you mean { $names }?
opening-all = there are: { $names }
opening-heroes = { $count ->
        [one] { $count } hero; this legend is for { $min } to { $max }
       *[other] { $count } heroes; this legend is for { $min } to { $max }
    }
opening-role = two heroes are the { $role }; each may play once
opening-companion = Companion
opening-hero = Hero
