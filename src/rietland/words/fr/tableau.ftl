# La famille « cartes » : verbes, symboles, questions, journal.
# Les noms arrivent nus dans les phrases : une carte se place entre guillemets ou après deux-points,
# un lieu après le mot « lieu » (« au lieu 2 (Forge) »). Une rencontre a ses formes avec article.

group-play = Cartes
group-symbol = Symboles

tableau-place = { $number } ({ $name })
    .alone = { $number } ({ $name })
tableau-quiver = carquois { $number }

gain-willpower = des points de volonté
gain-quiver = un carquois
gain-ally = un allié
gain-time = une carte Narrateur supplémentaire

spirit-doubles = force doublée
spirit-aids = 2 pour tout le monde

encounter-hidden = carte inconnue
    .the = la carte inconnue
    .a = une carte inconnue

## Symboles

symbols-and = { $first }, { $second }
symbol-strength = force { $points }
    .remote = force { $points }, même sur un autre lieu
symbol-quiver = force d’un carquois
    .two = force d’un ou de deux carquois
symbol-grimoire = un grimoire
    .two = deux grimoires
symbol-willpower = { $points ->
        [one] { $points } point de volonté
       *[other] { $points } points de volonté
    }
symbol-gain_quiver = piocher un carquois
    .two = piocher deux carquois
symbol-ally = un allié
symbol-extra_narrator = une carte Narrateur supplémentaire
symbol-move = { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }
symbol-take_back = reprendre une carte posée
    .two = reprendre deux cartes posées
symbol-water_spirit = envoyer l’Esprit des Eaux
symbol-reveal = { $cards ->
        [one] révéler { $cards } carte
       *[other] révéler { $cards } cartes
    }
symbol-reveal_mission = révéler une mission
symbol-remove = retirer une carte face cachée
symbol-flip = retourner une carte
symbol-swap = intervertir deux créatures
symbol-shift = déplacer une carte face cachée
symbol-lure = attirer ici une créature
symbol-lure_hidden = attirer ici une carte face cachée
symbol-fetch = aller chercher un objet, où qu’il soit
symbol-slay = vaincre sans combat une créature (force ≤ { $at_most })
    .here = vaincre ici sans combat une créature (force ≤ { $at_most })
    .creature = vaincre sans combat { $what_the }
symbol-banish = chasser une créature (force ≤ { $at_most })
    .here = chasser d’ici une créature (force ≤ { $at_most })
symbol-exchange_mission = échanger une mission
symbol-for_gold = { $gold ->
        [one] pour { $gold } pièce d’or : { $what }
       *[other] pour { $gold } pièces d’or : { $what }
    }

## Ce qu’une carte donnerait

tableau-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }) : { $points }, c’est assez
    .willpower = { $missing ->
        [one] { $what } ({ $strength }) : { $points }, assez avec { $missing } point de volonté
       *[other] { $what } ({ $strength }) : { $points }, assez avec { $missing } points de volonté
    }
    .together = { $what } ({ $strength }) : { $points }, assez avec de l’aide ({ $helpers })
    .unpaid = { $what } ({ $strength }) : assez de force, mais il manque { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
    .short = { $what } ({ $strength }) : { $most } au plus, trop peu
tableau-clash-help = { $hero } jusqu’à { $points }

## Ce qu’un joueur peut faire

tableau-do-roll = Résultat du dé : { $number }
tableau-do-draw = Tirage : { $face }
tableau-do-play = Poser « { $card } » : { $what }
tableau-do-recover = Récupérer
tableau-do-done = Ne plus utiliser de symbole
tableau-do-end = Finir le tour
tableau-do-go = Aller au lieu { $place }
tableau-do-bring = Faire venir { $hero }
tableau-do-stop = S’arrêter ici
tableau-do-come = Venir
tableau-do-stay = Rester
tableau-do-gain = Prendre { $gain }
tableau-do-reveal = Révéler la carte du lieu { $place }
tableau-do-mission = Révéler la mission du lieu { $place }
tableau-do-remove = Retirer la carte du lieu { $place }
tableau-do-flip = Retourner la carte du lieu { $place }
tableau-do-swap = Intervertir les créatures : { $place }, { $other }
tableau-do-shift = Déplacer la carte : { $place } → { $other }
tableau-do-lure = Attirer { $what_the } depuis le lieu { $place }
tableau-do-back = Reprendre « { $card } »
tableau-do-spirit = Envoyer l’Esprit des Eaux au lieu { $place } : { $spirit }
tableau-do-grimoire = Utiliser { $grimoire }
tableau-do-fetch = Aller chercher { $what_the } au lieu { $place }
tableau-do-slay = Vaincre { $what_the } au lieu { $place }
tableau-do-banish = Chasser { $what_the } du lieu { $place }
tableau-do-exchange = Échanger la mission du lieu { $place }
tableau-do-pay = Payer l’or
tableau-do-fight = Combattre { $what_the } au lieu { $place }
tableau-do-invite = Inviter { $hero }
tableau-do-support = Se joindre au combat avec « { $card } » : { $what }
tableau-do-decline = Rester à l’écart
tableau-do-will = Ajouter 1 point de volonté
tableau-do-quiver = Utiliser le carquois { $number }
tableau-do-axe = Utiliser la hache affûtée
tableau-do-ready = C’est tout
tableau-do-strike = Frapper
tableau-do-withdraw = Renoncer au combat
tableau-do-spend = Céder { $trophy_the }
tableau-do-offer = { $hero } donne 1 point de volonté
tableau-do-discard = Se défaire de « { $card } »
tableau-do-tire = Poser « { $card } » sans l’utiliser
tableau-do-take = Prendre { $what_the }
tableau-do-give = Donner à { $hero } : { $card }
tableau-do-uncover = Révéler la mission de ce lieu
tableau-do-complete = Accomplir la mission de ce lieu
tableau-do-repair = Faire affûter la hache

## Ce que le jeu demande

tableau-ask-turn = { $who }, posez une carte ou récupérez.
tableau-ask-card = { $who }, à utiliser dans l’ordre de votre choix : { $symbols }.
tableau-ask-after = { $who }, autre chose avant la fin de votre tour ?
tableau-ask-move = { $who }, où allez-vous ? { $left ->
        [one] Encore { $left } déplacement.
       *[other] Encore { $left } déplacements.
    }
tableau-ask-willing = { $hero } est au lieu { $place } et vous appelle. { $who }, venez-vous ?
tableau-ask-reveal = { $who }, révélez-vous encore une carte ?
tableau-ask-symbol = { $who }, choisissez : { $what }.
tableau-ask-fight = { $who } contre { $creature_the } : force { $total } contre { $strength }. Renforcer, inviter ou frapper ?
tableau-ask-join = { $who }, vous joignez-vous au combat contre { $creature_the } ? Pour l’instant, force { $total } contre { $strength }.
tableau-ask-add = { $who }, qu’ajoutez-vous ? Pour l’instant, force { $total } contre { $strength }.
tableau-ask-spend = { $who }, quel trophée cédez-vous ? Encore { $left }.
tableau-ask-offer = { $who }, qui donne de la volonté ? Encore { $left }.
tableau-ask-discard = { $who }, de quelle carte vous défaites-vous ? Encore { $left }.
tableau-ask-tire = { $who }, quelle carte Héros posez-vous sans l’utiliser ? Encore { $left }.
tableau-ask-choose = { $card } : { $who }, choisissez.
tableau-ask-encounter = Quelle est la carte Rencontre ?
tableau-ask-mission = Quelle est la mission ?
tableau-ask-narrator = Quelle est la carte Narrateur ?
tableau-ask-ally = Quel est l’allié ?
tableau-ask-quiver = Quel est le carquois ?
tableau-over = La partie est terminée.

## Comment une partie s’achève

why-dragon = Il fallait une carte Narrateur et la pile était vide : le dragon est là.
why-deck-empty = Il fallait une carte Rencontre et la pioche était vide : le château est submergé.
why-castle-free = La quatrième mission est accomplie. Le château est libre !

## Ce qui s’est passé

tableau-log-read = Carte : { $what }.
tableau-log-ended = Le château est perdu. { $why }
    .won = Le château est libre ! { $why }
tableau-log-die = Un dé montre { $amount }.
tableau-log-choice = { $who } choisit : { $what }.
tableau-log-turn = À { $who } de jouer.
tableau-log-played = { $who } pose « { $what } » : { $option }.
tableau-log-recovered = { $who } reprend { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
tableau-log-narrator = Carte Narrateur : { $what }. { $amount ->
        [0] La pile est vide ; le dragon est en vue.
       *[other] Il en reste { $amount }.
    }
    .nobody = Carte Narrateur : { $what }.
tableau-log-placed = Nouvelle carte au lieu { $place } : { $what_a }.
    .hidden = Nouvelle carte face cachée au lieu { $place }.
tableau-log-shown = Carte révélée au lieu { $place } : { $what_a }.
tableau-log-hidden = Carte retournée face cachée au lieu { $place } : { $what_the }.
tableau-log-removed = Carte retirée du lieu { $place } : { $what_the }.
    .hidden = Une carte face cachée est retirée du lieu { $place }.
tableau-log-card_moved = Carte déplacée du lieu { $from } au lieu { $place } : { $what_the }.
    .hidden = Une carte face cachée passe du lieu { $from } au lieu { $place }.
tableau-log-swapped = Les créatures des lieux { $place } et { $from } sont interverties.
tableau-log-went = { $who } va au lieu { $place }.
tableau-log-came = { $hero } fait venir { $who } au lieu { $place }.
tableau-log-stayed = { $who } ne rejoint pas { $hero }.
tableau-log-took = { $who } prend { $what_the }.
tableau-log-gave = { $who } donne à { $hero } : { $what }.
tableau-log-mission = Mission du lieu { $place } : { $what }.
tableau-log-completed = { $who } accomplit la mission « { $what } ». Missions accomplies : { $amount }.
tableau-log-exchanged = La mission « { $what } » du lieu { $place } est échangée.
    .hidden = La mission du lieu { $place } est échangée sans être vue.
tableau-log-fight = { $who } affronte { $what_the } au lieu { $place } : force { $amount }.
tableau-log-joined = { $who } se joint au combat avec « { $what } » : { $option }.
tableau-log-declined = { $who } reste à l’écart du combat.
tableau-log-added = { $who } ajoute { $amount }.
    .willpower = { $amount ->
        [one] { $who } ajoute { $amount } point de volonté.
       *[other] { $who } ajoute { $amount } points de volonté.
    }
    .quiver = { $who } utilise un carquois : { $amount }.
    .grimoire = { $who } utilise un grimoire : { $amount }.
    .axe = { $who } utilise la hache affûtée : { $amount }.
tableau-log-withdrew = { $who } renonce à combattre { $what_the }.
tableau-log-slain = Au lieu { $place }, { $what_the } est vaincu ({ $amount }).
    .other = Au lieu { $place }, { $what_the } est vaincu sans combat.
tableau-log-reward = { $what_The } rapporte une récompense à { $who }.
tableau-log-burden = { $what_The } impose un fardeau à { $who }.
tableau-log-spent = Carte cédée de la galerie : { $what_the }.
tableau-log-willpower = { $amount ->
        [one] { $who } gagne { $amount } point de volonté.
       *[other] { $who } gagne { $amount } points de volonté.
    }
    .lost = { $amount ->
        [one] { $who } donne { $amount } point de volonté.
       *[other] { $who } donne { $amount } points de volonté.
    }
tableau-log-quiver = { $who } pioche le carquois { $amount }.
tableau-log-quivers = Les carquois utilisés sont mélangés et remis dans la réserve.
tableau-log-ally = { $who } gagne un allié : { $what }.
tableau-log-time = Une carte Narrateur supplémentaire passe sous la pile, qui en compte maintenant { $amount }.
tableau-log-axe = { $who } a désormais une hache émoussée.
    .sharp = { $who } a de nouveau une hache affûtée.
tableau-log-spirit = L’Esprit des Eaux est au lieu { $place } : { $what }.
tableau-log-grimoire = { $who } ouvre { $what }.
tableau-log-back = Grâce à { $hero }, { $who } reprend « { $what } ».
    .self = { $who } reprend « { $what } ».
tableau-log-discarded = { $who } se défait de « { $what } ».
tableau-log-tired = { $who } pose « { $what } » sans l’utiliser.
tableau-log-nothing = Il n’y a rien à gagner.

## La table en texte

tableau-sight-piles = Pile Narrateur : { $narrator } ; cartes Rencontre : { $deck }, alliés : { $allies }, carquois : { $quivers }, volonté : { $willpower }. Missions : { $done } sur { $needed }.
tableau-sight-place = { $number } { $name } : { $cards } ; héros : { $heroes }
tableau-sight-mission = – Mission : { $name }. { $rule }
tableau-sight-creature = { $name } ({ $strength })
tableau-sight-unknown = carte face cachée
tableau-sight-down = { $name } (face cachée)
tableau-sight-spirit = Esprit des Eaux ({ $face })
tableau-sight-hero = { $name } ({ $name ->
        [Chada] archère
       *[other] { $role }
    }), lieu : { $place }, volonté { $willpower }
tableau-sight-hand = main : { $cards }
tableau-sight-played = posées : { $cards }
tableau-sight-quivers = carquois { $values }
tableau-sight-axe-sharp = hache affûtée
tableau-sight-axe-blunt = hache émoussée
tableau-sight-grimoires = ouverts : { $names }
tableau-sight-gallery = Galerie : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. { $rows }
tableau-sight-open = Symboles à utiliser : { $symbols }.
tableau-sight-fight = Combat contre { $creature ->
        [Calrai] { $creature }
        [Hagrod] { $creature }
        [Shan] { $creature }
       *[other] le { $creature }
    } : force { $total } contre { $strength }.
tableau-sight-fighter = { $name } avec « { $card } » : { $value }
