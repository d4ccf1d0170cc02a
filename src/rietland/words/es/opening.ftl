# Empezar una partida en modo texto: lo que se ha dicho y nadie conoce.

opening-unknown = { $sort }: «{ $name }» no se conoce; { $hint }
opening-near = ¿quieres decir { $names }?
opening-all = hay: { $names }
opening-heroes = { $count ->
        [one] { $count } héroe; esta leyenda es para { $min } a { $max }
       *[other] { $count } héroes; esta leyenda es para { $min } a { $max }
    }
opening-role = dos héroes tienen el mismo oficio ({ $role }); cada uno juega una sola vez
opening-companion = Compañero
opening-hero = Héroe
