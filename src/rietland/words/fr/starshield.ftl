# La Légende de Gardétoile : ce qui lui est propre : niveaux, objets, adversaires, figurines.

## Difficulté

difficulty-advanced = avancée

## Objets : un texte par face

thing-log = rondin
    .the = le rondin
    .a = un rondin
    .many = rondins
thing-log_2 = rondin (2)
    .the = le rondin (2)
    .a = un rondin (2)
    .many = rondins (2)
thing-log_4 = rondin (4)
    .the = le rondin (4)
    .a = un rondin (4)
    .many = rondins (4)
thing-log_6 = rondin (6)
    .the = le rondin (6)
    .a = un rondin (6)
    .many = rondins (6)
thing-mushroom = champignon des bois
    .the = le champignon des bois
    .a = un champignon des bois
    .many = champignons des bois
thing-mushroom_1 = champignon des bois (1)
    .the = le champignon des bois (1)
    .a = un champignon des bois (1)
    .many = champignons des bois (1)
thing-mushroom_2 = champignon des bois (2)
    .the = le champignon des bois (2)
    .a = un champignon des bois (2)
    .many = champignons des bois (2)
thing-light = lumière
    .the = la lumière
    .a = une lumière
    .many = lumières
thing-light_hidden = lumière inconnue
    .the = la lumière inconnue
    .a = une lumière inconnue
    .many = lumières inconnues
thing-light_2 = lumière (2)
    .the = la lumière (2)
    .a = une lumière (2)
    .many = lumières (2)
thing-light_4 = lumière (4)
    .the = la lumière (4)
    .a = une lumière (4)
    .many = lumières (4)
thing-light_6 = lumière (6)
    .the = la lumière (6)
    .a = une lumière (6)
    .many = lumières (6)
thing-light_8 = lumière (8)
    .the = la lumière (8)
    .a = une lumière (8)
    .many = lumières (8)
thing-light_10 = lumière (10)
    .the = la lumière (10)
    .a = une lumière (10)
    .many = lumières (10)
thing-light_14 = lumière (14)
    .the = la lumière (14)
    .a = une lumière (14)
    .many = lumières (14)
thing-key = clé
    .the = la clé
    .a = une clé
    .many = clés
thing-parchment_hidden = parchemin non lu
    .the = le parchemin non lu
    .a = un parchemin non lu
    .many = parchemins non lus
thing-green_gem = pierre verte
    .the = la pierre verte
    .a = une pierre verte
    .many = pierres vertes
thing-chest = coffre
    .the = le coffre
    .a = un coffre
    .many = coffres
thing-sick_farm = ferme malade
    .the = la ferme malade
    .a = une ferme malade
    .many = fermes malades
thing-star_shield = Gardétoile
    .the = Gardétoile
    .a = Gardétoile
    .many = boucliers Gardétoile
thing-star_shield_half = Gardétoile pâlissant
    .the = Gardétoile pâlissant
    .a = Gardétoile pâlissant
    .many = boucliers Gardétoile pâlissants
thing-torch = torche
    .the = la torche
    .a = une torche
    .many = torches
thing-torch_used = torche utilisée
    .the = la torche utilisée
    .a = une torche utilisée
    .many = torches utilisées
thing-hourglass = sablier
    .the = le sablier
    .a = un sablier
    .many = sabliers
thing-hourglass_used = sablier utilisé
    .the = le sablier utilisé
    .a = un sablier utilisé
    .many = sabliers utilisés
thing-horned_falcon = faucon à corne
    .the = le faucon à corne
    .a = un faucon à corne
    .many = faucons à corne
thing-horned_falcon_used = faucon à corne au repos
    .the = le faucon à corne au repos
    .a = un faucon à corne au repos
    .many = faucons à corne au repos
thing-flute = flûte
    .the = la flûte
    .a = une flûte
    .many = flûtes
thing-flute_used = flûte utilisée
    .the = la flûte utilisée
    .a = une flûte utilisée
    .many = flûtes utilisées

## Adversaires

named-fire_spirit = esprit de feu
    .the = l’esprit de feu
    .a = l’esprit de feu
    .of = de l’esprit de feu
named-siege_engine = engin de siège
    .the = l’engin de siège
    .a = l’engin de siège
    .of = de l’engin de siège
named-catapult_troll = troll de la catapulte
    .the = le troll de la catapulte
    .a = un troll de la catapulte
    .of = du troll de la catapulte
named-krahder = Krahder
    .the = le Krahder
    .a = le Krahder
    .of = du Krahder
named-irlok = Irlok
    .the = Irlok
    .a = Irlok
    .of = d’Irlok

## Figurines

figure-temple = le temple noir
figure-merrik = Merrik
figure-ken_dorr = Ken Dorr
figure-ring = la lueur errante
figure-alpha = le loup alpha
figure-wolf_1 = le loup
figure-wolf_2 = le loup
figure-wolf_pack = la meute

## On the time track

counter-wolf_hour = heure des loups

## Ses propres lignes du journal

starshield-log-turned = Maintenant sur la case { $space } : { $what_a }.
    .held = { $who } a retourné un don : maintenant { $what_a }.
starshield-log-gone = N’est plus là : { $what_the }.
    .back = De retour dans la réserve : { $what_the }.
