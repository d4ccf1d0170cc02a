# Ein Spiel im Textfenster beginnen: was gesagt wurde und niemand kennt.

opening-unknown = { $sort }: „{ $name }“ ist unbekannt; { $hint }
opening-near = meintest du { $names }?
opening-all = es gibt: { $names }
opening-no-legend = das Spiel { $box } hat noch keine Legende
opening-heroes = { $count ->
        [one] { $count } Held; diese Legende ist für { $heroes }
       *[other] { $count } Helden; diese Legende ist für { $heroes }
    }
opening-role = beide Helden haben dieselbe Rolle ({ $role }); wähle jede Rolle nur einmal
opening-companion = Gefährte
opening-card = Karte
opening-hero = Held
