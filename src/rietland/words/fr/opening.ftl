# Commencer une partie en mode texte : ce qui a été dit et que personne ne connaît.

opening-unknown = { $sort } : « { $name } » est inconnu ; { $hint }
opening-near = vouliez-vous dire { $names } ?
opening-all = il y a : { $names }
opening-heroes = { $count ->
        [one] { $count } héros ; cette légende se joue de { $min } à { $max }
       *[other] { $count } héros ; cette légende se joue de { $min } à { $max }
    }
opening-role = deux héros ont le même rôle ({ $role }) ; chacun ne joue qu’une fois
opening-companion = Compagnon
opening-hero = Héros
