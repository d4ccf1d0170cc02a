# La table dans le navigateur, pour la famille « cartes ».

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
castle-touch = Choisissez un lieu éclairé du château, ou son numéro ici.
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

castle-help-lit = Tout ce que vous pouvez faire est éclairé et figure à côté du château. Cliquez dessus, ou tapez son numéro.
castle-help-card = Chaque ligne d’une carte en main est une façon de la poser ; deux symboles d’une même ligne s’utilisent dans l’ordre de votre choix.
castle-help-drag = Vous pouvez aussi faire glisser : votre figurine vers un lieu, une carte d’une pile à l’autre, un objet vers un héros.
castle-help-place = Cliquez sur un lieu pour voir toute sa pile et sa mission. Un clic droit le montre aux autres.
castle-help-fight = Une pastille comme 5:6 compare la force d’une ligne à celle de la créature et montre si elle suffit : en solo, avec de la volonté ou à plusieurs. Pendant le combat, vous voyez qui ajoute quoi, le total et ce qui manque encore.
castle-help-why = Les lignes du journal citent leur règle ou leur carte, comme tout ce qui vous est impossible. Cliquez dessus pour la lire.
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
ability-rietburg-eara = Combat, se déplace et voit grâce à six grimoires, qui se rouvrent quand elle récupère.
ability-rietburg-kheela = Envoie l’Esprit des Eaux, qui double la force de sa propre carte ou en prête 2 à tous les héros du lieu.

variant-rietburg-1 = Variante
    .none = selon la difficulté

## Help without a mouse

castle-help-lit-touch = Tout ce que vous pouvez faire est éclairé et listé sous le château. Touchez-le.
castle-help-place-touch = Touchez un lieu pour voir toute sa pile et sa mission.
castle-help-why-touch = Les lignes du journal nomment leur règle ou leur carte, comme tout ce que vous ne pouvez pas faire. Touchez-la pour la lire.
