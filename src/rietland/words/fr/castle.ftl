# La famille « cartes » : verbes, symboles, questions, journal.
# Les noms arrivent nus dans les phrases : une carte se place entre guillemets ou après deux-points,
# un lieu après le mot « lieu » (« au lieu 2 (Forge) »). Une rencontre a ses formes avec article.

group-play = Cartes
group-symbol = Symboles

castle-place = { $number } ({ $name })
    .alone = { $number } ({ $name })
castle-quiver-number = carquois { $number }

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
symbol-exchange_mission = échanger une mission
symbol-for_gold = { $gold ->
        [one] pour { $gold } pièce d’or : { $what }
       *[other] pour { $gold } pièces d’or : { $what }
    }

## Ce qu’une carte donnerait

castle-clash = { $what } ({ $strength })
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
castle-clash-help = { $hero } jusqu’à { $points }

## Ce qu’un joueur peut faire

castle-do-roll = Résultat du dé : { $number }
castle-do-draw = Tirage : { $face }
castle-do-play = Poser « { $card } » : { $what }
castle-do-recover = Récupérer
castle-do-done = Ne plus utiliser de symbole
castle-do-end = Finir le tour
castle-do-go = Aller au lieu { $place }
castle-do-bring = Faire venir { $hero }
castle-do-stop = S’arrêter ici
castle-do-come = Venir
castle-do-stay = Rester
castle-do-gain = Prendre { $gain }
castle-do-reveal = Révéler la carte du lieu { $place }
castle-do-mission = Révéler la mission du lieu { $place }
castle-do-remove = Retirer la carte du lieu { $place }
castle-do-flip = Retourner la carte du lieu { $place }
castle-do-swap = Intervertir les créatures : { $place }, { $other }
castle-do-shift = Déplacer la carte : { $place } → { $other }
castle-do-lure = Attirer { $what_the } depuis le lieu { $place }
castle-do-back = Reprendre « { $card } »
castle-do-spirit = Envoyer l’Esprit des Eaux au lieu { $place } : { $spirit }
castle-do-grimoire = Utiliser { $grimoire }
castle-do-fetch = Aller chercher { $what_the } au lieu { $place }
castle-do-slay = Vaincre { $what_the } au lieu { $place }
castle-do-exchange = Échanger la mission du lieu { $place }
castle-do-pay = Payer l’or
castle-do-fight = Combattre { $what_the } au lieu { $place }
castle-do-invite = Inviter { $hero }
castle-do-support = Se joindre au combat avec « { $card } » : { $what }
castle-do-decline = Rester à l’écart
castle-do-will = Ajouter 1 point de volonté
castle-do-quiver = Utiliser le carquois { $number }
castle-do-axe = Utiliser la hache affûtée
castle-do-ready = C’est tout
castle-do-strike = Frapper
castle-do-withdraw = Renoncer au combat
castle-do-spend = Céder { $trophy_the }
castle-do-offer = { $hero } donne 1 point de volonté
castle-do-discard = Se défaire de « { $card } »
castle-do-tire = Poser « { $card } » sans l’utiliser
castle-do-take = Prendre { $what_the }
castle-do-give = Donner à { $hero } : { $card }
castle-do-uncover = Révéler la mission de ce lieu
castle-do-complete = Accomplir la mission de ce lieu
castle-do-repair = Faire affûter la hache

## Ce que le jeu demande

castle-ask-turn = { $who }, posez une carte ou récupérez.
castle-ask-card = { $who }, à utiliser dans l’ordre de votre choix : { $symbols }.
castle-ask-after = { $who }, autre chose avant la fin de votre tour ?
castle-ask-move = { $who }, où allez-vous ? { $left ->
        [one] Encore { $left } déplacement.
       *[other] Encore { $left } déplacements.
    }
castle-ask-willing = { $hero } est au lieu { $place } et vous appelle. { $who }, venez-vous ?
castle-ask-reveal = { $who }, révélez-vous encore une carte ?
castle-ask-symbol = { $who }, choisissez : { $what }.
castle-ask-fight = { $who } contre { $creature_the } : force { $total } contre { $strength }. Renforcer, inviter ou frapper ?
castle-ask-join = { $who }, vous joignez-vous au combat contre { $creature_the } ? Pour l’instant, force { $total } contre { $strength }.
castle-ask-add = { $who }, qu’ajoutez-vous ? Pour l’instant, force { $total } contre { $strength }.
castle-ask-spend = { $who }, quel trophée cédez-vous ? Encore { $left }.
castle-ask-offer = { $who }, qui donne de la volonté ? Encore { $left }.
castle-ask-discard = { $who }, de quelle carte vous défaites-vous ? Encore { $left }.
castle-ask-tire = { $who }, quelle carte Héros posez-vous sans l’utiliser ? Encore { $left }.
castle-ask-choose = { $card } : { $who }, choisissez.
castle-ask-encounter = Quelle est la carte Rencontre ?
castle-ask-mission = Quelle est la mission ?
castle-ask-narrator = Quelle est la carte Narrateur ?
castle-ask-ally = Quel est l’allié ?
castle-ask-quiver = Quel est le carquois ?
castle-over = La partie est terminée.

## Comment une partie s’achève

why-dragon = Il fallait une carte Narrateur et la pile était vide : le dragon est là.
why-deck-empty = Il fallait une carte Rencontre et la pioche était vide : le château est submergé.
why-castle-free = La quatrième mission est accomplie. Le château est libre !

## Ce qui s’est passé

castle-log-read = Carte : { $what }.
castle-log-ended = Le château est perdu. { $why }
    .won = Victoire ! { $why }
castle-log-die = Un dé montre { $amount }.
castle-log-choice = { $who } choisit : { $what }.
castle-log-turn = À { $who } de jouer.
castle-log-played = { $who } pose « { $what } » : { $option }.
castle-log-recovered = { $who } reprend { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
castle-log-narrator = Carte Narrateur : { $what }. { $amount ->
        [0] La pile est vide ; le dragon est en vue.
       *[other] Il en reste { $amount }.
    }
    .nobody = Carte Narrateur : { $what }.
castle-log-placed = Nouvelle carte au lieu { $place } : { $what_a }.
    .hidden = Nouvelle carte face cachée au lieu { $place }.
castle-log-shown = Carte révélée au lieu { $place } : { $what_a }.
castle-log-hidden = Carte retournée face cachée au lieu { $place } : { $what_the }.
castle-log-removed = Carte retirée du lieu { $place } : { $what_the }.
    .hidden = Une carte face cachée est retirée du lieu { $place }.
castle-log-card_moved = Carte déplacée du lieu { $from } au lieu { $place } : { $what_the }.
    .hidden = Une carte face cachée passe du lieu { $from } au lieu { $place }.
castle-log-swapped = Les créatures des lieux { $place } et { $from } sont interverties.
castle-log-went = { $who } va au lieu { $place }.
castle-log-came = { $hero } fait venir { $who } au lieu { $place }.
castle-log-stayed = { $who } ne rejoint pas { $hero }.
castle-log-took = { $who } prend { $what_the }.
castle-log-gave = { $who } donne à { $hero } : { $what }.
castle-log-mission = Mission du lieu { $place } : { $what }.
castle-log-completed = { $who } accomplit la mission « { $what } ». Missions accomplies : { $amount }.
castle-log-exchanged = La mission « { $what } » du lieu { $place } est échangée.
    .hidden = La mission du lieu { $place } est échangée sans être vue.
castle-log-fight = { $who } affronte { $what_the } au lieu { $place } : force { $amount }.
castle-log-joined = { $who } se joint au combat avec « { $what } » : { $option }.
castle-log-declined = { $who } reste à l’écart du combat.
castle-log-added = { $who } ajoute { $amount }.
    .willpower = { $amount ->
        [one] { $who } ajoute { $amount } point de volonté.
       *[other] { $who } ajoute { $amount } points de volonté.
    }
    .quiver = { $who } utilise un carquois : { $amount }.
    .grimoire = { $who } utilise un grimoire : { $amount }.
    .axe = { $who } utilise la hache affûtée : { $amount }.
castle-log-withdrew = { $who } renonce à combattre { $what_the }.
castle-log-slain = Au lieu { $place }, { $what_the } est vaincu ({ $amount }).
    .other = Au lieu { $place }, { $what_the } est vaincu sans combat.
castle-log-reward = { $what_The } rapporte une récompense à { $who }.
castle-log-burden = { $what_The } impose un fardeau à { $who }.
castle-log-spent = Carte cédée de la galerie : { $what_the }.
castle-log-willpower = { $amount ->
        [one] { $who } gagne { $amount } point de volonté.
       *[other] { $who } gagne { $amount } points de volonté.
    }
    .lost = { $amount ->
        [one] { $who } donne { $amount } point de volonté.
       *[other] { $who } donne { $amount } points de volonté.
    }
castle-log-quiver = { $who } pioche le carquois { $amount }.
castle-log-quivers = Les carquois utilisés sont mélangés et remis dans la réserve.
castle-log-ally = { $who } gagne un allié : { $what }.
castle-log-time = Une carte Narrateur supplémentaire passe sous la pile, qui en compte maintenant { $amount }.
castle-log-axe = { $who } a désormais une hache émoussée.
    .sharp = { $who } a de nouveau une hache affûtée.
castle-log-spirit = L’Esprit des Eaux est au lieu { $place } : { $what }.
castle-log-grimoire = { $who } ouvre { $what }.
castle-log-back = Grâce à { $hero }, { $who } reprend « { $what } ».
    .self = { $who } reprend « { $what } ».
castle-log-discarded = { $who } se défait de « { $what } ».
castle-log-tired = { $who } pose « { $what } » sans l’utiliser.
castle-log-nothing = Il n’y a rien à gagner.

## La table en texte

castle-sight-piles = Pile Narrateur : { $narrator } ; cartes Rencontre : { $deck }, alliés : { $allies }, carquois : { $quivers }, volonté : { $willpower }. Missions : { $done } sur { $needed }.
castle-sight-place = { $number } { $name } : { $cards } ; héros : { $heroes }
castle-sight-mission = – Mission : { $name }. { $rule }
castle-sight-creature = { $name } ({ $strength })
castle-sight-unknown = carte face cachée
castle-sight-down = { $name } (face cachée)
castle-sight-spirit = Esprit des Eaux ({ $face })
castle-sight-hero = { $name } ({ $name ->
        [Chada] archère
       *[other] { $role }
    }), lieu : { $place }, volonté { $willpower }
castle-sight-hand = main : { $cards }
castle-sight-played = posées : { $cards }
castle-sight-quivers = carquois { $values }
castle-sight-axe-sharp = hache affûtée
castle-sight-axe-blunt = hache émoussée
castle-sight-grimoires = ouverts : { $names }
castle-sight-gallery = Galerie : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. { $rows }
castle-sight-open = Symboles à utiliser : { $symbols }.
castle-sight-fight = Combat contre { $creature ->
        [Calrai] { $creature }
        [Hagrod] { $creature }
        [Shan] { $creature }
       *[other] le { $creature }
    } : force { $total } contre { $strength }.
castle-sight-fighter = { $name } avec « { $card } » : { $value }

## La table dans le navigateur, pour la famille « cartes ».

castle-turn = Tour { $number }
castle-replay-at = { $at } sur { $all }, tour { $turn }
castle-title = Le château
castle-state = Le dragon et les missions
castle-cards-title = Main et galerie
castle-supply = Réserves
castle-deck = Cartes Rencontre restantes
castle-allies = Alliés
castle-quivers = Carquois
castle-dragon = { $left ->
        [0] Le dragon est en vue : plus aucune carte Narrateur sur { $all }.
        [one] Le dragon approche : encore { $left } carte Narrateur sur { $all }.
       *[other] Encore { $left } cartes Narrateur sur { $all }.
    }
castle-last = Dernière carte Narrateur : { $card }
castle-half = { $place } : { $number } { $face }
castle-here = là où se tient le héros
castle-up = face visible
castle-down = face cachée
castle-recover = Récupérer
castle-recover-last = { $left ->
        [0] Il ne reste aucune carte Narrateur : le dragon arrive et la partie est perdue.
        [1] La dernière carte Narrateur sera piochée. S’il en faut une autre, la partie est perdue.
       *[other] L’avant-dernière carte Narrateur sera piochée. Deux cartes plus tard, la partie est perdue.
    } Récupérer quand même ?
castle-missions = Missions : { $done } sur { $needed }
castle-missions-how = { $needed ->
        [one] Accomplissez { $needed } mission pour libérer le château : débarrassez un lieu de ses cartes, révélez sa mission et accomplissez-la sur place.
       *[other] Accomplissez { $needed } missions pour libérer le château : débarrassez un lieu de ses cartes, révélez sa mission et accomplissez-la sur place.
    }
castle-completed = Accomplies
castle-mission = Mission
castle-mission-fresh = Une mission vient d’être révélée
castle-mission-hidden = Mission : personne ne l’a encore vue.
castle-mission-how = Elle peut être révélée quand aucune carte ne la couvre.
castle-mission-open = Mission : { $name }
castle-mission-covered = Mission : { $name }, de nouveau couverte
castle-mission-ready = Mission : { $name }, prête à être accomplie
castle-met = peut être accomplie
castle-met-covered = condition remplie, mais mission couverte
castle-done-here = La mission de ce lieu est accomplie.
castle-clear = Aucune carte
castle-cards = { $number ->
        [0] Aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    }
castle-stack = { $number ->
        [one] { $number } carte : { $cards }
       *[other] { $number } cartes, de haut en bas : { $cards }
    }
castle-gallery = Galerie
castle-row-1 = avec pièce d’or
castle-row-2 = gors volants
castle-row-3 = autres
castle-hand = Main de { $who }
castle-whose = La main de qui ?
castle-hand-empty = Plus aucune carte en main : il faut récupérer.
castle-in-hand = { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
castle-in-use = En cours
castle-using = En cours : { $card }
castle-used-up = Tout est utilisé.
castle-played = Posées
castle-laid = { $card } (posée)
castle-or = ou
castle-play-hint = Choisissez une ligne d’une carte de la main ci-dessous, ou récupérez.
castle-join-hint = Choisissez une ligne d’une carte de la main ci-dessous pour vous joindre au combat, ou restez à l’écart.
castle-score = { $number ->
        [one] Il restait { $number } carte Narrateur dans la pile.
       *[other] Il restait { $number } cartes Narrateur dans la pile.
    }
castle-touch = Choisissez un lieu en surbrillance du château, ou son numéro ici.
castle-on-turn = c’est son tour
castle-find = Montrer { $who } : { $place }
castle-closed = fermé
castle-spirit = Esprit des Eaux
castle-axe = hache
castle-quiver = carquois
castle-printed = force de la carte
castle-missing = Il manque { $number }.
castle-enough = Assez pour gagner.
castle-enough-toll = { $number ->
        [one] C’est assez, mais la victoire coûte aussi { $number } pièce d’or.
       *[other] C’est assez, mais la victoire coûte aussi { $number } pièces d’or.
    }
castle-toll-missing = { $number ->
        [one] La force suffit, mais pas l’or : la victoire coûte { $number } pièce d’or.
       *[other] La force suffit, mais pas l’or : la victoire coûte { $number } pièces d’or.
    }
castle-sum = force { $total } contre { $strength }

castle-how-goal = { $needed ->
        [one] Accomplissez { $needed } mission, et le château est libre.
       *[other] Accomplissez { $needed } missions, et le château est libre.
    }
castle-how-turn = À votre tour, posez une carte et utilisez l’une de ses trois lignes, ou récupérez : vous reprenez vos cartes, mais une carte Narrateur amène de nouvelles créatures.
castle-how-clear = Dans chaque lieu, une mission se cache sous les cartes. Révélez les cartes face cachée, combattez les créatures, prenez les objets, jusqu’à ce qu’elle soit dégagée.
castle-how-fight = Un combat se passe de dés : votre force doit atteindre celle de la créature. Les héros du même lieu peuvent se joindre à vous avec une de leurs cartes.
castle-how-dragon = { $left ->
        [one] La pile compte encore { $left } carte Narrateur. S’il faut en révéler une et qu’il n’en reste plus, le dragon arrive et vous avez perdu.
       *[other] La pile compte encore { $left } cartes Narrateur. S’il faut en révéler une et qu’il n’en reste plus, le dragon arrive et vous avez perdu.
    }

castle-help-lit = Tout ce que vous pouvez faire est en surbrillance et figure à côté du château. Cliquez dessus, ou tapez son numéro.
castle-help-card = Chaque ligne d’une carte en main est une façon de la poser ; deux symboles d’une même ligne s’utilisent dans l’ordre de votre choix.
castle-help-drag = Vous pouvez aussi faire glisser : votre figurine vers un lieu, une carte d’une pile à l’autre, un objet vers un héros.
castle-help-place = Cliquez sur un lieu pour voir toute sa pile et sa mission. Un clic droit le montre aux autres.
castle-help-fight = Une pastille comme 5:6 compare la force d’une ligne à celle de la créature et montre si elle suffit : en solo, avec de la volonté ou à plusieurs. Pendant le combat, vous voyez qui ajoute quoi, le total et ce qui manque encore.
castle-help-why = Les lignes du journal nomment leur règle ou leur carte, comme tout ce que vous ne pouvez pas faire. Cliquez dessus pour la lire.
castle-help-undo = « Annuler le coup » remonte jusqu’à la dernière carte révélée. « Revoir la partie » mène à n’importe quel moment, et vous pouvez rejouer à partir de là.
key-castle = M
    .does = aller au château
key-castle-arrows = Flèches
    .does = dans le château : aller au lieu suivant
key-castle-hand = H
    .does = aller aux cartes en main
key-castle-cards = C
    .does = les missions
key-castle-ping = P
    .does = dans le château : montrer le lieu

ability-rietburg-chada = Tire avec les carquois qu’elle pioche. La volonté ne l’aide pas au combat.
ability-rietburg-thorn = A le bras le plus fort ; retire des cartes face cachée sans les regarder.
ability-rietburg-orfen = A quatre cartes au lieu de trois ; attire les créatures là où il se tient.
ability-rietburg-kram = Sa hache ajoute 4 une fois, puis 1 ; deux pièces d’or suffisent à l’affûter. Déplace des cartes face cachée.
ability-rietburg-eara = Combat, se déplace et explore grâce à six grimoires, qui se rouvrent quand elle récupère.
ability-rietburg-kheela = Envoie l’Esprit des Eaux, qui double la force de sa propre carte ou en prête 2 à tous les héros du lieu.

variant-rietburg-1 = Variante
    .none = selon la difficulté

## Help without a mouse

castle-help-lit-touch = Tout ce que vous pouvez faire est en surbrillance et listé sous le château. Touchez-le.
castle-help-place-touch = Touchez un lieu pour voir toute sa pile et sa mission.
castle-help-why-touch = Les lignes du journal nomment leur règle ou leur carte, comme tout ce que vous ne pouvez pas faire. Touchez-la pour la lire.
