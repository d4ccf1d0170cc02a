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
frost-do-take = { $thing ->
        [Iquar] Emmener l’Iquar
        [Orennah] Emmener Orennah
       *[other] Prendre { $thing_the }
    }
frost-do-drop = { $thing ->
        [Iquar] Laisser l’Iquar ici
        [Orennah] Laisser Orennah ici
       *[other] Déposer { $thing_the }
    }
frost-log-storm = Une tempête de neige se lève et pousse chaque héros d’une case dans le sens des flèches.
frost-log-farmer_lost = { $what ->
        [Orennah] Orennah se cache de la créature et ne reparaît plus.
       *[other] { $amount ->
            [one] L’Iquar qui suivait { $who } est perdu.
           *[other] Les { $amount } Iquar qui suivaient { $who } sont perdus.
        }
    }
    .stays = { $what_The } ne suit plus { $who }.
    .nobody = { $what ->
        [Orennah] Orennah se cache de la créature de la case { $space } et ne reparaît plus.
       *[other] { $amount ->
            [one] L’Iquar de la case { $space } est perdu.
           *[other] { $amount } Iquar de la case { $space } sont perdus.
        }
    }
    .removed = { $what ->
        [Orennah] Orennah quitte la case { $space } pour toujours.
       *[other] { $amount ->
            [one] L’Iquar de la case { $space } est retiré du jeu.
           *[other] { $amount } Iquar de la case { $space } sont retirés du jeu.
        }
    }
frost-log-farmer_safe = { $what ->
        [Orennah] { $who } met Orennah à l’abri.
       *[other] { $amount ->
            [one] { $who } met un Iquar à l’abri. Le village de toile compte maintenant { $amount } place de défense.
           *[other] { $who } met un Iquar à l’abri. Le village de toile compte maintenant { $amount } places de défense.
        }
    }
# There is no gold: nothing is said of it.
frost-plain-hero = { $name } ({ $name ->
        [Mairen] guerrière
        [Chada] archère
        [Eara] magicienne
        [Bait] naine
       *[other] { $role }
    }), case { $space } : force { $strength }, volonté { $willpower }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $gold ->
       *[other] { $time }
    }
frost-plain-farmers = { $follower ->
        [Orennah] Orennah à sa suite
       *[other] { $farmers } Iquar à sa suite
    }
frost-log-shields = Places de défense désormais : { $amount }.
frost-lesson-board-sunrise = Un nouveau jour : les créatures ont avancé, les feux allumés ont réchauffé puis se sont éteints, et le Narrateur a avancé. Dès que le jeton Froid éternel est près de la piste, les jours raccourcissent.
frost-ui-shields = Places de défense libres : { $free } sur { $all }
frost-ui-stock = Réserve
frost-table-drink = Avec une gourde, sans dépenser d’heure
frost-lesson-board-farmer = Un Iquar est tout près. Emmenez-le au village de toile pour gagner une place de défense.
frost-lesson-board-creatures = À chaque lever du soleil, les créatures suivent les flèches vers le lieu que vous défendez. Arrêtez-les avant qu’elles n’y soient.
frost-lesson-board-breach = Une créature est passée et occupe une place de défense. S’il n’en reste aucune, une de plus et c’est la défaite.

## Cartes ouvertes dans les Légendes 2 à 4

card-frost-herb_lore = Les chamanes connaissent quatre plantes et les ont peintes sur une bande d’écorce, chacune avec un petit visage à côté. Le bleu sourit. Le blanc ne touche plus terre. Le rouge montre toutes ses dents. Le noir n’est pas un visage : quelqu’un a peint là le soleil, tout petit, et tant de pouces l’ont frotté qu’il a presque disparu.
    .title = Le grand savoir des herbes
    .rule = Chaque plante sert une fois. Baies bleues : vous gagnez 5 points de volonté, mais pas pendant un tour de combat. Racines blanches : jusqu’à 4 cases d’un déplacement ne coûtent pas d’heure. Fleurs de sang rouges : juste après votre propre lancer, vos dés comptent double à ce tour de combat. Épine de nuit noire : le jeton Froid éternel avance de deux places vers la droite, au plus jusqu’à 13.
card-frost-three_brothers = Trois frères sont venus par les montagnes, un buffle, une bête du lac et un griffon, et au bord de l’eau ils se sont brouillés : où habiter ? L’un disait l’herbe, l’autre le lac, le troisième le rocher ; il y avait aussi une histoire de couverture. Alors chacun est resté là où il avait raison. Depuis longtemps, ils sont de pierre, trois tablettes pas plus grandes que la main. Mais posez-en une dans la neige pour la nuit, et au matin elle s’est tournée vers les deux autres.
    .title = Les trois frères
    .rule = Une tablette prend un petit emplacement et ne se troque pas. Un héros qui a les trois peut les utiliser : jusqu’à la fin de la journée, le jeton Froid éternel ne compte plus, et les heures supplémentaires ne coûtent pas de points de volonté. Au prochain lever du soleil, elles sont retirées du jeu.

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
    .a = la pierre hivernale
    .many = pierres hivernales
thing-carlion = Carlion
    .the = Carlion
    .a = Carlion
    .many = épées Carlion
thing-iquar = Iquar
    .the = l’Iquar
    .a = un Iquar
    .many = Iquar
thing-orennah = Orennah
    .the = Orennah
    .a = Orennah
    .many = Orennah
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
figure-takota = Takota
figure-volpin = Flaps le volpin
figure-silhouette = la Silhouette

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
deed-frost-tablets = Utiliser les trois tablettes : aujourd’hui ni froid ni prix pour les heures supplémentaires
deed-frost-night_thorn = Utiliser l’épine contre le froid
deed-frost-streamberries = Manger les baies bleues : 5 points de volonté
deed-frost-change_yourself = Se transformer : 7 points de volonté pour 2 points de force
bonus-frost-fire = le feu
bonus-frost-warrior_fire = le feu du guerrier
counter-frost = Jeton Froid éternel
track-frost = Jeton Froid éternel sur l’heure { $hour } : { $hour ->
        [10] l’heure 10 est inutilisable.
       *[other] les heures { $hour } à { $last } sont inutilisables.
    }
track-frost-waits = Le jeton Froid éternel attend à côté de la piste. { $days ->
        [one] Dès demain, il couvrira l’heure { $last }.
       *[other] Dans { $days } jours, il couvrira l’heure { $last }.
    }
track-frost-thawed = Les tablettes tiennent le froid à distance aujourd’hui : toutes les heures sont utilisables. Le jeton Froid éternel est sur l’heure { $hour }.
track-frozen = gelée, inutilisable

## Jetons neige, jetons glace et marqueurs Objectif

frost-fog-hidden = jeton neige
frost-piece-fog = Jeton neige
frost-ui-fog = Neige
frost-ui-fog-hidden = Jetons neige face cachée
frost-do-uncover = Retourner le jeton neige
    .token = Retourner { $what_the }
frost-do-look = Observer la case { $space }
    .here = Retourner la pierre précieuse
    .ally = Laisser { $what } retourner le jeton neige
frost-ask-fog = Que montre le jeton neige ?
frost-log-fog = { $who } retourne le jeton neige de la case { $space } : { $what }.
frost-lesson-board-fog = Il y a un jeton neige tout près. Terminez un déplacement dessus pour voir ce qu’il cache, bon ou mauvais.
frost-lesson-board-stop = Vous pouvez continuer ou vous arrêter ici. Là où vous vous arrêtez, vous pouvez ramasser, troquer, allumer un feu ou retourner un jeton neige.
fog-storm = une tempête de neige
fog-firewood = du bois de chauffage
fog-willpower_loss_2 = −2 points de volonté
fog-gem = une pierre précieuse
fog-blue_streamberries = des baies bleues
fog-white_pulproots = des racines blanches
fog-red_bloodflowers = des fleurs de sang rouges
fog-griffin_tablet = la tablette du griffon
fog-sea_monster_tablet = la tablette de la bête du lac
fog-buffalo_tablet = la tablette du buffle
token-ice = jeton glace
    .the = le jeton glace
    .a = un jeton glace
    .many = jetons glace
token-ice-storm = une tempête de neige
token-ice-strength_1 = 1 point de force
token-ice-willpower_loss_2 = −2 points de volonté
token-ice-willpower_loss_3 = −3 points de volonté
token-ice-gem = une pierre précieuse
token-ice-askimar_blade = une lame d’Askimar
token-ice-waterskin = une gourde
token-ice-riders_helm = un heaume de cavalier
token-marker = marqueur Objectif
    .the = le marqueur Objectif
    .a = un marqueur Objectif
    .many = marqueurs Objectif
token-marker-winter_stone = la pierre hivernale
token-marker-hoof_prints = des traces de sabots
token-marker-woodcutter = un bûcheron endormi
token-marker-scarf = une écharpe rouge
token-marker-camp = un camp abandonné
token-marker-two_prints = deux sortes de traces
token-marker-hollow = un creux qui luisait d’un éclat bleu
