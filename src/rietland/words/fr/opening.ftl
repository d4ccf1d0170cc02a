# Commencer une partie en mode texte : ce qui a été dit et que personne ne connaît.

opening-unknown = { $sort } : « { $name } » est inconnu ; { $hint }
opening-near = vouliez-vous dire { $names } ?
opening-all = il y a : { $names }
opening-no-legend = la boîte { $box } n’a pas encore de légende
opening-heroes = { $count } héros ; cette légende se joue avec { $heroes }
opening-role = les deux héros ont le même rôle ({ $role }) ; ne choisissez chaque rôle qu’une fois
opening-companion = Compagnon
opening-card = Carte
opening-hero = Héros
