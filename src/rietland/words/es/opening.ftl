# Empezar una partida en modo texto: lo que se ha dicho y nadie conoce.

opening-unknown = { $sort }: no existe «{ $name }»; { $hint }
opening-near = ¿querías decir { $names }?
opening-all = hay: { $names }
opening-no-legend = la caja { $box } aún no tiene ninguna leyenda
opening-heroes = { $count ->
        [one] { $count } héroe; esta leyenda se juega con { $heroes }
       *[other] { $count } héroes; esta leyenda se juega con { $heroes }
    }
opening-role = los dos héroes tienen el mismo oficio ({ $role }); cada oficio se elige una sola vez
opening-companion = Compañero
opening-card = Carta
opening-hero = Héroe
