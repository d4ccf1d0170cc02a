# Ein Spiel im Textfenster beginnen: was gesagt wurde und niemand kennt.

opening-unknown = { $sort }: „{ $name }“ ist unbekannt; { $hint }
opening-near = ist { $names } gemeint?
opening-all = es gibt: { $names }
opening-heroes = { $count ->
        [one] { $count } Held; diese Legende ist für { $min } bis { $max }
       *[other] { $count } Helden; diese Legende ist für { $min } bis { $max }
    }
opening-role = zweimal dieselbe Rolle ({ $role }); jede darf nur einmal mitspielen
opening-companion = Gefährte
opening-hero = Held
