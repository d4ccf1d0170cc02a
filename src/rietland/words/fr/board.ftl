# La famille « plateau » : pièces, verbes, questions, journal.
# Un nom entre dans une phrase sous la forme qu’elle demande : `$thing_the` le heaume, `$thing_a` un heaume,
# `$what_of` du gor, `$what_many` heaumes ; avec majuscule (`$what_The`) en tête de phrase.
# Un nom de pont est masculin et commence par une consonne.

## Héros : figurines et métiers

hero-thorn = Thorn
    .role = guerrier
hero-mairen = Mairen
    .role = guerrière
hero-pasco = Pasco
    .role = archer
hero-chada = Chada
    .role = archère
hero-liphardus = Liphardus
    .role = magicien
hero-eara = Eara
    .role = magicienne
hero-kram = Kram
    .role = nain
hero-bait = Bait
    .role = naine

role-warrior = guerrier
    .ability = Vider un puits rapporte 5 points de volonté au lieu de 3.
role-archer = archer
    .ability = Attaque aussi les créatures des cases adjacentes. Lance ses dés un par un ; seul le dernier compte. Paie la potion de la sorcière 1 pièce d’or de moins.
role-wizard = magicien
    .ability = Une fois par tour de combat, juste après un lancer, peut retourner un dé sur sa face opposée.
role-dwarf = nain
    .ability = Achète les points de force pour 1 pièce d’or à la mine des nains (71).

## Créatures

creature = créature
    .the = la créature
    .a = une créature
    .of = de la créature
creature-gor = gor
    .the = le gor
    .a = un gor
    .of = du gor
creature-skral = skral
    .the = le skral
    .a = un skral
    .of = du skral
creature-wardrak = wardrak
    .the = le wardrak
    .a = un wardrak
    .of = du wardrak
creature-troll = troll
    .the = le troll
    .a = un troll
    .of = du troll

## Objets : un texte par face

thing-wineskin = gourde
    .the = la gourde
    .a = une gourde
    .many = gourdes
thing-wineskin_half = gourde à moitié vide
    .the = la gourde à moitié vide
    .a = une gourde à moitié vide
    .many = gourdes à moitié vides
thing-shield = bouclier
    .the = le bouclier
    .a = un bouclier
    .many = boucliers
thing-shield_half = bouclier cabossé
    .the = le bouclier cabossé
    .a = un bouclier cabossé
    .many = boucliers cabossés
thing-bow = arc
    .the = l’arc
    .a = un arc
    .many = arcs
thing-falcon = faucon
    .the = le faucon
    .a = un faucon
    .many = faucons
thing-falcon_used = faucon au repos
    .the = le faucon au repos
    .a = un faucon au repos
    .many = faucons au repos
thing-helm = heaume
    .the = le heaume
    .a = un heaume
    .many = heaumes
thing-telescope = longue-vue
    .the = la longue-vue
    .a = une longue-vue
    .many = longues-vues
thing-witch_brew = potion de la sorcière
    .the = la potion de la sorcière
    .a = une potion de la sorcière
    .many = potions de la sorcière
thing-witch_brew_half = demi-potion de la sorcière
    .the = la demi-potion de la sorcière
    .a = une demi-potion de la sorcière
    .many = demi-potions de la sorcière
thing-poison = flacon de poison
    .the = le flacon de poison
    .a = un flacon de poison
    .many = flacons de poison
thing-poison_half = flacon de poison à moitié plein
    .the = le flacon de poison à moitié plein
    .a = un flacon de poison à moitié plein
    .many = flacons de poison à moitié pleins
thing-herb = herbe médicinale
    .the = l’herbe médicinale
    .a = une herbe médicinale
    .many = herbes médicinales
thing-herb_hidden = herbe inconnue
    .the = l’herbe inconnue
    .a = une herbe inconnue
    .many = herbes inconnues
thing-herb_3 = herbe médicinale (3)
    .the = l’herbe médicinale (3)
    .a = une herbe médicinale (3)
    .many = herbes médicinales (3)
thing-herb_4 = herbe médicinale (4)
    .the = l’herbe médicinale (4)
    .a = une herbe médicinale (4)
    .many = herbes médicinales (4)
thing-rune_stone = pierre runique
    .the = la pierre runique
    .a = une pierre runique
    .many = pierres runiques
thing-rune_hidden = pierre runique inconnue
    .the = la pierre runique inconnue
    .a = une pierre runique inconnue
    .many = pierres runiques inconnues
thing-rune_blue = pierre runique bleue
    .the = la pierre runique bleue
    .a = une pierre runique bleue
    .many = pierres runiques bleues
thing-rune_yellow = pierre runique jaune
    .the = la pierre runique jaune
    .a = une pierre runique jaune
    .many = pierres runiques jaunes
thing-rune_green = pierre runique verte
    .the = la pierre runique verte
    .a = une pierre runique verte
    .many = pierres runiques vertes
thing-parchment = parchemin
    .the = le parchemin
    .a = un parchemin
    .many = parchemins
thing-parchment_letter = parchemin
    .the = le parchemin
    .a = un parchemin
    .many = parchemins
thing-parchment_7 = parchemin (7)
    .the = le parchemin (7)
    .a = un parchemin (7)
    .many = parchemins (7)
thing-parchment_8 = parchemin (8)
    .the = le parchemin (8)
    .a = un parchemin (8)
    .many = parchemins (8)
thing-parchment_10 = parchemin (10)
    .the = le parchemin (10)
    .a = un parchemin (10)
    .many = parchemins (10)
thing-parchment_11 = parchemin (11)
    .the = le parchemin (11)
    .a = un parchemin (11)
    .many = parchemins (11)
thing-parchment_14 = parchemin (14)
    .the = le parchemin (14)
    .a = un parchemin (14)
    .many = parchemins (14)
thing-parchment_17 = parchemin (17)
    .the = le parchemin (17)
    .a = un parchemin (17)
    .many = parchemins (17)
thing-gold = pièce d’or
    .the = la pièce d’or
    .a = 1 pièce d’or
    .many = pièces d’or
thing-gem = pierre précieuse
    .the = la pierre précieuse
    .a = une pierre précieuse
    .many = pierres précieuses
thing-gem_hidden = pierre précieuse inconnue
    .the = la pierre précieuse inconnue
    .a = une pierre précieuse inconnue
    .many = pierres précieuses inconnues
thing-gem_2 = pierre précieuse verte (2)
    .the = la pierre précieuse verte (2)
    .a = une pierre précieuse verte (2)
    .many = pierres précieuses vertes (2)
thing-gem_4 = pierre précieuse bleue (4)
    .the = la pierre précieuse bleue (4)
    .a = une pierre précieuse bleue (4)
    .many = pierres précieuses bleues (4)
thing-gem_6 = pierre précieuse rouge (6)
    .the = la pierre précieuse rouge (6)
    .a = une pierre précieuse rouge (6)
    .many = pierres précieuses rouges (6)
thing-farmer = paysan
    .the = le paysan
    .a = un paysan
    .many = paysans
thing-rubble = éboulis
    .the = l’éboulis
    .a = un éboulis
    .many = éboulis
thing-rubble_2 = éboulis (2)
    .the = l’éboulis (2)
    .a = un éboulis (2)
    .many = éboulis (2)
thing-rubble_5 = éboulis (5)
    .the = l’éboulis (5)
    .a = un éboulis (5)
    .many = éboulis (5)
thing-rubble_6 = éboulis (6)
    .the = l’éboulis (6)
    .a = un éboulis (6)
    .many = éboulis (6)
thing-rubble_7 = éboulis (7)
    .the = l’éboulis (7)
    .a = un éboulis (7)
    .many = éboulis (7)
thing-rubble_8 = éboulis (8)
    .the = l’éboulis (8)
    .a = un éboulis (8)
    .many = éboulis (8)

## Faces des jetons brouillard

fog-hidden = brouillard
fog-event = une carte Événement
fog-gold_1 = 1 pièce d’or
fog-strength_1 = 1 point de force
fog-willpower_2 = 2 points de volonté
fog-willpower_3 = 3 points de volonté
fog-gor = un gor
fog-wineskin = une gourde
fog-witch_brew = la sorcière et sa potion

## Personnages

figure-prince = le prince Thorald
figure-shield_dwarves = les soldats nains
figure-witch = la sorcière

## Emplacements d’une fiche de héros

slot-small = petit emplacement
slot-large = grand emplacement
slot-helm = heaume

## Biens partagés ou payés un par un

good-gold = 1 pièce d’or
good-willpower = 1 point de volonté
good-strength = 1 point de force
good-thing = objet
    .the = l’objet

## Dés

dice-own = dés du héros
    .the = ses propres dés
dice-black = dé noir
    .the = le dé noir

die-hero = dé de héros
    .the = le dé de héros
die-red = dé rouge
    .the = le dé rouge
die-black = dé noir
    .the = le dé noir

## Cases

space-named = { $number } ({ $name })
space-castle = château
space-sidra-coast = côte de Sidra
space-crow-tree = arbre aux corbeaux
space-summer-rock = roc de l’été
space-old-tower = vieille tour de défense
space-free-market = marché libre
space-forest-farm = ferme de la forêt
space-field-farm = ferme des champs
space-claw-rock = roc de la griffe
space-fisher-hut = cabane du pêcheur
space-dwarf-oak = chêne des nains
space-river-farm = ferme du fleuve
space-tree-of-songs = Arbre des Chants
space-paddock-farm = ferme de l’enclos
space-dwarf-mine = mine des nains
space-tavern = taverne
space-graveyard = créatures vaincues
space-lost-watchtower = tour de guet perdue
space-dragon-lair = antre du dragon
# The mine face.
space-south-exit = sortie sud
space-treasure-chamber = salle du trésor
space-gate-well = puits de la porte
space-pebble-shore = rive de galets
space-first-vent = première bouche de feu
space-secret-lake = Lac secret
space-east-stair = escalier est
space-north-stair = escalier nord
space-second-vent = deuxième bouche de feu
space-armoury = armurerie
space-third-vent = troisième bouche de feu
space-bridge-foot = pied du pont
space-bridge-head = tête du pont
space-ravine-well = puits du ravin
space-hall-of-four-shields = Salle des quatre boucliers
space-blind-shaft = puits aveugle
space-bats-hollow = antre aux chauves-souris
space-forest-spring = source de la forêt
space-north-road = route du nord
space-guard-room = salle de garde
space-forest-trader = marchand de la forêt
space-miners-well = puits des mineurs
space-fallen-gallery = galerie effondrée
space-mine-gate = porte de la mine
space-forest-path = sentier de la forêt
space-dwarf-gate = porte des nains

bridge-rope_bridge = pont de corde
bridge-bow_bridge = pont en arc
bridge-market_bridge = pont du marché
bridge-hanging_bridge = pont suspendu

## Ce qu’un joueur peut faire

do-roll = Résultat du dé : { $number }
do-draw = Tirage : { $number }
do-walk = Aller sur la case { $space }
do-drink = Boire une gorgée et aller sur la case { $space }
do-herb = Utiliser { $thing_the } pour se déplacer
do-stop = S’arrêter ici
do-fight = Combattre { $creature_the } sur la case { $space }
do-target = Combattre { $creature_the }
do-clear = Déblayer l’éboulis de la case { $space }
do-lead = Conduire { $figure } sur la case { $space }
do-guide = Emmener { $figure }
do-part = Laisser { $figure } ici
do-halt = Rester ici
do-bring = Tout emporter
do-abandon = Laisser { $thing_the } sur place
do-pass = Passer
do-deed = { $deed }
do-act = { $deed }
do-try = { $deed }, case { $space }
do-end = Finir la journée
do-done = Finir le tour
    .exchange = Ne plus rien envoyer
do-invite = Inviter { $hero }
do-begin = Engager le combat
    .trial = Tenter
do-join = Se joindre au combat
    .trial = Aider
do-decline = Rester à l’écart
do-hand = Lancer { $dice_the }
do-again = Lancer un autre dé
do-keep = Garder ce résultat
do-flip = Retourner le { $number }
do-brew = Doubler le meilleur dé
do-chew = Utiliser { $thing_the } pour le combat
do-poison = Utiliser le poison
do-burn = Brûler { $thing_the }
do-dim = Ne laisser qu’un dé à la créature
do-reroll = Relancer le { $number }
do-double = Utiliser { $thing_the } : vos dés comptent double
do-overturn = Retourner { $die_the } : le { $number } devient un { $to }
do-block = Utiliser le bouclier
    .event = Annuler la carte avec le bouclier
do-bear = Subir la perte
    .event = Laisser faire
do-on = Livrer un nouveau tour de combat
do-leave = Quitter le combat
do-share = { $hero } reçoit { $good_a }
do-reward = Prendre cette récompense
    .gold = Prendre { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
    .willpower = Prendre { $amount ->
        [one] { $amount } point de volonté
       *[other] { $amount } points de volonté
    }
    .strength = Prendre { $amount ->
        [one] { $amount } point de force
       *[other] { $amount } points de force
    }
do-pay = { $hero } paie { $good }
do-pick = Choisir la case { $space }
do-article = Choisir { $thing_the }
do-cross = Barrer : { $step }
    .creatures = Barrer : { $step } ({ $number } sur le plateau)
    .tied = Barrer : { $step } ({ $card })
do-skip = Aucun
    .cross_none = Ne rien barrer
    .cross_out = Plus aucun
    .reveal_fog = Plus aucun
    .lay = Laisser sur place
    .peek_event = Remettre sur la pioche
    .pick_heroes = Personne d’autre
do-name = Choisir { $hero }
do-discard = Retirer la carte du jeu
do-drain = Vider le puits
do-take = { $thing ->
        [paysan] Emmener le paysan
       *[other] Prendre { $thing_the }
    }
do-drop = { $thing ->
        [paysan] Laisser le paysan ici
       *[other] Déposer { $thing_the }
    }
do-give = Donner { $thing_the } à { $hero }
do-buy = Acheter { $thing_the }
    .exchange = Acheter { $thing_the } et laisser { $other_the }
do-barter = Troquer { $thing_the } contre { $other_the }
do-haggle = Marchander pour avoir aussi { $thing_the }
do-train = Acheter 1 point de force
do-risking = { $act } (attention : la légende peut être perdue ainsi)
do-ending = { $act }. { $dawn }
do-spending = { $number ->
        [one] { $act } (en dépensant { $gem_the })
       *[other] { $act } (en dépensant { $number } pierres précieuses)
    }
do-heal = Utiliser { $thing_the } pour la volonté
do-look = Observer la case { $space }
    .here = Retourner la pierre précieuse
    .ally = Laisser { $what } retourner le jeton brouillard
do-falcon = Faucon : échange entre { $hero } et { $other }
do-uncover = Retourner le jeton brouillard
    .token = Retourner { $what_the }
do-send = Envoyer { $thing_the } à { $hero }

## Ce que le jeu demande

ask-turn = { $who }, c’est à vous.
ask-after = { $who }, votre action est terminée. Autre chose ?
ask-walk = { $who }, où allez-vous ?
ask-steps = { $who }, vous pouvez vous déplacer aussitôt, sans dépenser d’heure. Où allez-vous ?
ask-storm = { $who }, la tempête vous pousse sur la case { $space }. Qu’emportez-vous ?
ask-lead = { $who }, où va votre allié ?
ask-invite = { $who }, qui combat à vos côtés ?
    .trial = { $what } : { $who }, qui vous aide ?
ask-target = { $who }, quelle créature attaquez-vous ?
ask-join = { $who }, vous joignez-vous au combat ?
    .trial = { $what } : { $who }, aidez-vous ?
ask-hand = { $who }, quels dés lancez-vous ?
ask-roll = { $who }, que faites-vous de ce résultat ?
ask-flip = { $who }, retournez-vous un dé ?
ask-dim = { $who }, ne laissez-vous qu’un dé à la créature pour ce tour ?
ask-drop = { $who }, tout ne tient plus sur votre piste de force. Que déposez-vous ?
ask-reroll = { $who }, relancez-vous un dé ?
ask-shield = { $loss ->
        [one] { $who }, vous allez perdre { $loss } point de volonté. Utilisez-vous votre bouclier ?
       *[other] { $who }, vous allez perdre { $loss } points de volonté. Utilisez-vous votre bouclier ?
    }
    .event = { $card } : { $who }, annulez-vous cette carte avec votre bouclier ?
    .card = { $card } : { $who }, utilisez-vous votre bouclier ?
ask-round = { $who }, encore un tour de combat ?
ask-share = { $who }, répartissez la récompense : encore { $left }.
ask-reward = { $who }, choisissez la récompense.
ask-rubble = { $who }, quel éboulis déblayez-vous ?
ask-exchange = { $who }, que transporte le faucon ?
ask-event = Quelle carte Événement est piochée ?
ask-fog = Que montre le jeton brouillard ?
ask-token = Que montre { $what_the } ?
ask-turn-up = Qu’y a-t-il là, face cachée ?
ask-die = On lance { $die_the }.
ask-rule = { $who }, choisissez.
over = La légende est terminée.

# Une question posée par une carte ; $card est son titre.
ask-choose = { $card } : { $who }, choisissez.
    .cross_out = { $who }, quel symbole de ce lever de soleil barrez-vous ?
    .fog = { $who }, quels cercles restent sans brouillard ? Encore { $left }.
    .reveal_fog = { $card } : { $who }, quel jeton brouillard retournez-vous ?
    .remove = { $card } : { $who }, que cédez-vous ?
    .remove_from = { $card } : { $who }, de quel héros ?
    .remove_farmer = { $card } : { $who }, quel paysan est perdu ?
    .article = { $card } : { $who }, quel objet prenez-vous ?
    .lay = { $card } : { $who }, prenez-vous ce qui est là ?
    .move = { $card } : { $who }, où allez-vous ?
    .move_piece = { $card } : { $who }, où va { $what_the } ?
    .lose = { $card } : { $who }, qu’abandonnez-vous ?
    .pay = { $card } : { $who }, que donnez-vous ?
    .peek_event = { $card } : { $who }, laissez-vous la carte sur la pioche ou la retirez-vous du jeu ?
    .share = { $card } : { $who }, répartissez le gain : encore { $left }.
    .chance = { $card } : quel est le résultat ?
    .pick_heroes = { $card } : { $who }, désignez un héros.
    .pick_thing = { $card } : { $who }, qui reçoit { $thing_the } ?
    .pick_hours = { $card } : { $who }, qui récupère les heures ?
    .share_loss = { $card } : { $who }, répartissez la perte entre les héros : encore { $left }.
    .share_cost = { $card } : { $who }, qui paie ? Encore { $left }.
ask-setup = Avant le départ
ask-legend = Légende

## Comment une légende s’achève

why-castle-fallen = Une créature a forcé l’entrée du château, et plus aucun bouclier doré n’était libre.

## Ce qui s’est passé

log-read = Carte Légende : { $what }.
log-ended = La légende est perdue.
    .won = La légende est gagnée !
log-die = { $who } lance { $what_the } : { $amount }.
    .nobody = { $what_The } montre { $amount }.
log-choice = { $who } choisit : { $what }.
log-entered = { $who } va sur la case { $space }.
    .hour = { $who } va sur la case { $space } : 1 heure.
    .overtime = { $willpower ->
        [one] { $who } va sur la case { $space } : 1 heure et { $willpower } point de volonté.
       *[other] { $who } va sur la case { $space } : 1 heure et { $willpower } points de volonté.
    }
    .storm = La tempête pousse { $who } sur la case { $space }.
log-storm = Une tempête se lève et pousse chaque héros d’une case dans le sens des flèches.
log-stopped = { $who } s’arrête sur la case { $space }.
log-hour = { $who } dépense une heure.
    .overtime = { $willpower ->
        [one] { $who } dépense une heure supplémentaire ({ $willpower } point de volonté).
       *[other] { $who } dépense une heure supplémentaire ({ $willpower } points de volonté).
    }
log-hour_back = La pierre du temps de { $who } revient à l’heure { $amount }.
    .start = La pierre du temps de { $who } revient au début de la journée.
log-crossed = { $who } barre un symbole : { $what }.
log-passed = { $who } passe.
log-deed = { $who } : { $what }.
    .trial = { $who } réussit : { $what }.
log-trial = { $who } tente : { $what } (case { $space }, valeur { $amount }).
log-rested = { $who } finit sa journée.
    .rooster = { $who } finit sa journée avant tous les autres et commencera la suivante.
log-day_over = La journée est finie.
log-dawn = Le jour { $amount } se lève.
log-turn = À { $who } de jouer.
log-marched = { $what_The } avance de la case { $from } à la case { $space }.
log-placed = { $what_A } surgit sur la case { $space }.
    .named = { $what_The } surgit sur la case { $space }.
log-stayed = { $what_The } de la case { $space } ne peut pas avancer.
log-changed = La créature de la case { $space } devient { $what_a }.
log-left_out = Rien ne surgit sur la case { $space } ({ $what }) : il ne reste plus de figurine.
    .blocked = Rien ne surgit sur la case { $space } ({ $what }) : elle est occupée et le chemin au-delà est barré.
    .change = La créature de la case { $space } reste ce qu’elle est : il ne reste plus de figurine ({ $what }).
log-loaded = Une créature emporte { $what_the } de la case { $space }.
    .figure = { $figure } emporte { $what_the } de la case { $space }.
    .held = Une créature sur la case { $space } prend { $what_the } à { $who }.
log-narrowed = { $what } : cases possibles { $spaces }.
    .known = { $what } : c’est la case { $spaces }.
    .found = { $what } : on le sait maintenant.
log-got_away = { $what_A } s’échappe par la case { $space }.
log-broke_in = { $what_A } s’introduit dans le château. { $amount ->
        [0] Plus aucun bouclier doré n’est libre.
        [one] Il reste { $amount } bouclier doré libre.
       *[other] Il reste { $amount } boucliers dorés libres.
    }
    .lost = { $what_A } s’introduit dans le château, et aucun bouclier doré n’est libre.
log-slain = { $what_The } de la case { $space } succombe.
    .named = { $what_The } succombe.
log-vanished = { $what_The } quitte la case { $space }.
log-poisoned = { $what_The } de la case { $space } succombe au poison et est retiré du jeu.
log-flew = { $what_The } s’envole de la case { $from } vers la case { $space }.
log-emptied = Il n’y a plus de créature sur la case { $space }.
log-fight = { $who } combat { $what_the } sur la case { $space }.
    .rubble = { $who } s’attaque à l’éboulis de la case { $space }.
log-joined = { $who } se joint au combat.
log-left = { $who } quitte le combat.
log-threw = { $who } obtient { $amount }.
log-creature_threw = { $what_The } obtient { $amount }.
log-flipped = { $who } retourne le { $old }, qui devient un { $amount }.
log-doubled = { $who } double le dé, qui passe à { $amount }.
log-rerolled = { $who } relance le { $old }.
log-extra_threw = { $who } lance aussi { $what_the } : { $amount }.
log-overturned = { $who } retourne { $what_the } : le { $old } devient un { $amount }.
log-doubled_roll = { $who } utilise { $what_the } : les dés comptent double, soit { $amount }.
log-burnt = { $who } brûle { $what_the } : { $amount } de plus.
log-dimmed = { $who } utilise { $what_the } : la créature ne lance qu’un dé.
log-value = Valeur de combat des héros : { $amount }.
log-creature_value = Valeur de combat { $what_of } : { $amount }.
log-hurt = { $amount ->
        [one] { $what_The } perd { $amount } point de volonté.
       *[other] { $what_The } perd { $amount } points de volonté.
    }
log-card_lost = { $amount ->
        [0] Une carte Combat est retirée sans être lue. { $what_The } n’en a plus à perdre.
        [one] Une carte Combat est retirée sans être lue : encore { $amount }, et { $what_the } est vaincu.
       *[other] Une carte Combat est retirée sans être lue : encore { $amount }, et { $what_the } est vaincu.
    }
log-blocked = { $who } utilise le bouclier.
log-fell = { $who } n’a plus de points de volonté et s’effondre.
log-escaped = { $what_The } de la case { $space } survit et reprend ses forces.
    .lasting = { $what_The } de la case { $space } survit.
log-willpower = { $amount ->
        [one] { $who } gagne { $amount } point de volonté.
       *[other] { $who } gagne { $amount } points de volonté.
    }
    .lost = { $amount ->
        [one] { $who } perd { $amount } point de volonté.
       *[other] { $who } perd { $amount } points de volonté.
    }
log-strength = { $amount ->
        [one] { $who } gagne { $amount } point de force.
       *[other] { $who } gagne { $amount } points de force.
    }
    .lost = { $amount ->
        [one] { $who } perd { $amount } point de force.
       *[other] { $who } perd { $amount } points de force.
    }
log-gold = { $amount ->
        [one] { $who } reçoit { $amount } pièce d’or.
       *[other] { $who } reçoit { $amount } pièces d’or.
    }
    .lost = { $amount ->
        [one] { $who } donne { $amount } pièce d’or.
       *[other] { $who } donne { $amount } pièces d’or.
    }
log-took = { $who } prend { $what_the }.
log-dropped = { $who } laisse { $what_the } sur la case { $space }.
log-gave = { $who } donne { $what_the } à { $hero }.
log-bought = { $amount ->
        [one] { $who } achète { $what_the } pour { $amount } pièce d’or.
       *[other] { $who } achète { $what_the } pour { $amount } pièces d’or.
    }
    .strength = { $amount ->
        [one] { $who } achète 1 point de force pour { $amount } pièce d’or.
       *[other] { $who } achète 1 point de force pour { $amount } pièces d’or.
    }
log-bartered = { $who } troque { $given_the } contre { $what_the }.
log-haggled = { $who } marchande et obtient aussi { $what_the }.
log-used = { $who } utilise { $what_the }.
log-looked = { $who } observe la case { $space } : { $what_a }.
    .nobody = Révélé sur la case { $space } : { $what_a }.
log-drained = { $who } vide le puits de la case { $space }.
log-wells = Les puits se remplissent.
log-fog = { $who } retourne le jeton brouillard de la case { $space } : { $what }.
log-token = { $who } retourne { $what_the } de la case { $space } : { $face }.
log-tokens_laid = { $amount ->
        [one] Désormais face cachée sur la case { $spaces } : { $what_a }.
       *[other] Désormais face cachée sur les cases { $spaces } : { $what_many }.
    }
log-token_gone = On retire { $what_the } de la case { $space }.
log-narrator = Le Narrateur avance à la lettre { $letter }.
log-event = Carte Événement : { $what }.
    .pile = Pioché : { $what }.
log-cancelled = { $who } annule la carte Événement avec un bouclier.
log-farmer = { $what_A } suit { $who }.
log-farmer_left = { $who } laisse { $what_a } sur la case { $space }.
log-farmer_lost = { $amount ->
        [one] { $what_The } qui suivait { $who } est perdu.
       *[other] Les { $amount } { $what_many } qui suivaient { $who } sont perdus.
    }
    .stays = { $what_The } ne suit plus { $who }.
    .nobody = { $amount ->
        [one] { $what_The } de la case { $space } est perdu.
       *[other] { $amount } { $what_many } de la case { $space } sont perdus.
    }
    .removed = { $amount ->
        [one] { $what_The } de la case { $space } est retiré du jeu.
       *[other] { $amount } { $what_many } de la case { $space } sont retirés du jeu.
    }
log-farmer_safe = { $who } met { $what_a } à l’abri. Le château compte maintenant { $amount ->
        [one] { $amount } bouclier doré
       *[other] { $amount } boucliers dorés
    }.
log-figure = { $who } conduit { $what } sur la case { $space }.
    .nobody = Désormais sur la case { $space } : { $what }.
    .moved = { $what_The } va de la case { $from } à la case { $space }.
    .gone = Hors du plateau : { $what }.
log-guided = { $what_The } accompagne { $who }.
log-parted = { $who } laisse { $what } sur la case { $space }.
log-laid = Désormais sur la case { $space } : { $what_a }.
    .several = Désormais sur la case { $space } : { $amount } { $what_many }.
log-turned = Maintenant sur la case { $space } : { $what_a }.
    .held = { $who } a maintenant { $what_a }.
log-shields = Boucliers d’or désormais : { $amount }.
log-gone = Hors du jeu : { $what_the }.
    .back = De retour dans la réserve : { $what_the }.
log-built = Le { $what } est ouvert.
log-bridge = Le { $what } est détruit.
log-cleared = L’éboulis de la case { $space } est déblayé.
log-tried = L’éboulis de la case { $space } tient bon ({ $amount }).
    .trial = La tentative atteint { $amount }.
log-well_gone = Le puits de la case { $space } est retiré du jeu.
log-waits = La carte « { $what } » attend (case { $spaces }).
log-found = { $who } découvre « { $what } ».
log-star = Une étoile est posée sur la lettre { $letter }.
    .pile = Quelque chose attend, face cachée, en { $letter }.
log-star_moved = L’étoile de la lettre { $from } passe à la lettre { $letter }.
log-dealt = { $who } reçoit « { $what } ».
log-done = Accompli : { $what }.
log-spoiled = Manqué : { $what }.
log-shown = Une carte est révélée : { $what }.
log-card_removed = La carte « { $what } » est retirée du jeu.
log-track_gone = Ce qui était face cachée sur la lettre { $letter } est retiré du jeu sans être vu.
log-peeked = { $who } regarde la prochaine carte Événement.
    .seen = { $who } regarde la prochaine carte Événement : { $what }.
log-stood = { $who } se tient sur la case { $space }.
log-card_gone = La première carte Événement de la pioche est retirée du jeu.
    .seen = La carte « { $what } » est retirée du jeu.
log-hero_out = { $who } doit quitter la partie. Ce que le héros portait reste sur la case { $space }.
log-path = { $what_The } crache le feu : { $amount ->
        [one] { $amount } case est en flammes.
       *[other] { $amount } cases sont en flammes.
    }
log-end_letter = La légende se termine maintenant à la lettre { $letter }.

## L’histoire d’une partie finie

moment-names = { $one } et { $other }
    .more = { $one }, { $other }
moment-fight = Victoire contre { $what_the } de la case { $space } : { $who }, en { $rounds ->
        [one] { $rounds } tour de combat
       *[other] { $rounds } tours de combat
    }.
    .hard = Victoire inespérée contre { $what_the } de la case { $space } : { $who }, en { $rounds ->
        [one] { $rounds } tour de combat
       *[other] { $rounds } tours de combat
    } (perdus : { $lost }).
moment-letters = { $letters ->
        [one] Le Narrateur était à { $letters } lettre de la fin
       *[other] Le Narrateur était à { $letters } lettres de la fin
    }
moment-goals = Objectifs atteints : { $met } sur { $all }

# Symbols of the sunrise.
symbol-ready = début du jour
symbol-event = carte Événement
symbol-wells = puits
symbol-narrator = Narrateur
symbol-creature = { $what }
    .second = { $what }, deuxième fois
