# Le Froid éternel : dons des héros, créatures, objets, figurines, lieux et actes.

## Ce que d’autres boîtes disent autrement

frost-role-warrior = guerrier
    .ability = Un feu allumé donne 2 points de force en combat au lieu de 1.
frost-role-fire_keeper = gardien du feu
    .ability = Peut porter un feu sur sa fiche : il réchauffe et renforce tous les héros de sa case.
frost-role-dwarf = nain
    .ability = Une fois par jour, en troquant, prend un objet de plus qu’il n’en donne.
frost-why-castle-fallen = Une créature est passée, et plus aucune place de défense n’était libre.
frost-log-broke_in = { $what_A } passe la défense. { $amount ->
        [0] Plus aucune place de défense n’est libre.
        [one] Il reste { $amount } place de défense libre.
       *[other] Il reste { $amount } places de défense libres.
    }
    .lost = { $what_A } passe la défense, et aucune place n’est libre.
frost-log-farmer = Un Iquar suit { $who }.
frost-log-farmer_left = { $who } laisse un Iquar sur la case { $space }.
frost-log-farmer_lost = { $amount ->
        [one] L’Iquar qui suivait { $who } est perdu.
       *[other] Les { $amount } Iquar qui suivaient { $who } sont perdus.
    }
    .stays = L’Iquar ne suit plus { $who }.
    .nobody = { $amount ->
        [one] L’Iquar de la case { $space } est perdu.
       *[other] { $amount } Iquar de la case { $space } sont perdus.
    }
    .removed = { $amount ->
        [one] L’Iquar de la case { $space } est retiré du jeu.
       *[other] { $amount } Iquar de la case { $space } sont retirés du jeu.
    }
frost-log-farmer_safe = { $who } met un Iquar à l’abri. Le village de toile compte maintenant { $amount ->
        [one] { $amount } place de défense
       *[other] { $amount } places de défense
    }.
frost-plain-farmers = { $farmers } Iquar à sa suite
frost-ui-farmers = Iquar
frost-ui-shields = Places de défense libres : { $free } sur { $all }
frost-table-drink = Avec une gourde, sans dépenser d’heure :
frost-lesson-board-farmer = Un Iquar est tout près. Emmenez-le au village de toile pour gagner une place de défense.
frost-lesson-board-creatures = À chaque lever du soleil, les créatures suivent les flèches vers le lieu que vous défendez. Arrêtez-les avant.
frost-lesson-board-breach = Une créature est passée et occupe une place de défense. S’il n’en reste aucune, une de plus et c’est la défaite.

## Créatures

creature-wargor = wargor
    .the = le wargor
    .a = un wargor
    .of = du wargor
creature-steppe_buffalo = buffle des steppes
    .the = le buffle des steppes
    .a = un buffle des steppes
    .of = du buffle des steppes
creature-fur_troll = troll à fourrure
    .the = le troll à fourrure
    .a = un troll à fourrure
    .of = du troll à fourrure

## Objets : un texte par face

thing-waterskin = gourde
    .the = la gourde
    .a = une gourde
    .many = gourdes
thing-waterskin_half = gourde à moitié vide
    .the = la gourde à moitié vide
    .a = une gourde à moitié vide
    .many = gourdes à moitié vides
thing-askimar_blade = lame d’Askimar
    .the = la lame d’Askimar
    .a = une lame d’Askimar
    .many = lames d’Askimar
thing-riders_helm = heaume de cavalier
    .the = le heaume de cavalier
    .a = un heaume de cavalier
    .many = heaumes de cavalier
thing-firewood = bois de chauffage
    .the = le bois de chauffage
    .a = du bois de chauffage
    .many = fagots de bois de chauffage
thing-griffin_tablet = tablette du griffon
    .the = la tablette du griffon
    .a = une tablette du griffon
    .many = tablettes du griffon
thing-griffin_tablet_used = tablette du griffon brillante
    .the = la tablette du griffon brillante
    .a = une tablette du griffon brillante
    .many = tablettes du griffon brillantes
thing-sea_monster_tablet = tablette de la bête du lac
    .the = la tablette de la bête du lac
    .a = une tablette de la bête du lac
    .many = tablettes de la bête du lac
thing-sea_monster_tablet_used = tablette de la bête du lac brillante
    .the = la tablette de la bête du lac brillante
    .a = une tablette de la bête du lac brillante
    .many = tablettes de la bête du lac brillantes
thing-buffalo_tablet = tablette du buffle
    .the = la tablette du buffle
    .a = une tablette du buffle
    .many = tablettes du buffle
thing-buffalo_tablet_used = tablette du buffle brillante
    .the = la tablette du buffle brillante
    .a = une tablette du buffle brillante
    .many = tablettes du buffle brillantes
thing-blue_streamberries = baies bleues
    .the = les baies bleues
    .a = des baies bleues
    .many = poignées de baies bleues
thing-white_pulproots = racines blanches
    .the = les racines blanches
    .a = des racines blanches
    .many = bottes de racines blanches
thing-red_bloodflowers = fleurs de sang rouges
    .the = les fleurs de sang rouges
    .a = des fleurs de sang rouges
    .many = bouquets de fleurs de sang rouges
thing-black_night_thorn = épine de nuit noire
    .the = l’épine de nuit noire
    .a = une épine de nuit noire
    .many = épines de nuit noires
thing-winter_stone = pierre hivernale
    .the = la pierre hivernale
    .a = une pierre hivernale
    .many = pierres hivernales
thing-carlion = Carlion
    .the = Carlion
    .a = Carlion
    .many = épées Carlion
thing-iquar = Iquar
    .the = l’Iquar
    .a = un Iquar
    .many = Iquar
thing-fire = feu
    .the = le feu
    .a = un feu
    .many = feux
thing-fire_out = feu éteint
    .the = le feu éteint
    .a = un feu éteint
    .many = feux éteints
thing-fire_lit = feu allumé
    .the = le feu allumé
    .a = un feu allumé
    .many = feux allumés

## Figurines

figure-tranuk = Tranuk
figure-great_warrior = le grand guerrier
figure-volpin = Flaps le volpin

## Cases et ponts

space-tent-village = village de toile
space-totem-field = champ des totems
space-wind-harps = harpes du vent
space-drum-bridge-east = pont des tambours, est
space-lizard-pens = enclos des lézards
space-frozen-reeds = roseaux gelés
space-horn-bridge-west = pont des cornes, ouest
space-bone-meadow = pré aux os
space-great-cave = Grande Grotte
space-north-shore = rive nord
space-echo-gorge = gorge de l’écho
space-standing-stones = pierres levées
space-fur-traders = marchands de fourrures
space-stair-of-the-grehon = escalier des Grehon
space-griffin-rock = rocher du griffon
space-herd-pass = col du troupeau
space-herd-valley = vallée du troupeau
space-west-shore = rive ouest
space-singing-geyser = geyser chantant
space-steaming-field = champ fumant
space-pass-to-andor = col vers Andor
space-old-watchfire = vieux feu de garde
space-heron-bridge-west = pont des hérons, ouest
space-heron-bridge-south = pont des hérons, sud
space-burial-mounds = tumulus
space-pine-grove = bosquet de pins
space-charcoal-wood = bois des charbonniers
space-south-shore = rive sud
space-sledge-market = marché aux traîneaux
space-jetty = ponton
space-stilt-settlement = village sur pilotis
space-wolf-hollow = creux du loup
bridge-horn_bridge = pont des cornes
bridge-drum_bridge = pont des tambours
bridge-heron_bridge = pont des hérons
bridge-secret_passage = passage secret

## Actes, aide en combat, jetons

deed-frost-light = Allumer le feu
deed-frost-kindle = Faire un feu avec du bois
deed-frost-bear_fire = Placer un feu sur votre fiche
deed-frost-stir_fire = Allumer le feu de votre fiche
deed-frost-tablets = Utiliser les trois tablettes : plus de froid aujourd’hui
deed-frost-night_thorn = Utiliser l’épine contre le froid
deed-frost-streamberries = Manger les baies bleues
bonus-frost-fire = le feu
bonus-frost-warrior_fire = le feu du guerrier
counter-frost = Jeton Froid éternel
