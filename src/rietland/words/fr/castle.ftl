# The browser table of the card family.

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
        [0] Le dragon est en vue : plus aucune carte Narrateur sur { $all }.
        [one] Le dragon approche : { $left } carte Narrateur sur { $all }.
       *[other] { $left } cartes Narrateur sur { $all }.
    }
castle-last = Dernière carte Narrateur : { $card }
castle-half = { $place } : { $number } { $face }
castle-here = là où se tient le héros
castle-up = face visible
castle-down = face cachée
castle-recover = Récupérer
castle-missions = Missions : { $done } sur { $needed }
castle-missions-how = { $needed } missions libèrent le château. Débarrassez un lieu de ses cartes, révélez sa mission et remplissez-la sur place.
castle-completed = Accomplies
castle-mission = Mission
castle-mission-fresh = Une mission est révélée
castle-mission-hidden = Mission : personne ne l’a encore vue.
castle-mission-how = Elle peut être révélée quand aucune carte ne la couvre.
castle-mission-open = Mission : { $name }
castle-mission-covered = Mission : { $name }, de nouveau couverte
castle-mission-ready = Mission : { $name }, prête à être accomplie
castle-met = réalisable
castle-met-covered = remplie, mais couverte
castle-done-here = La mission de ce lieu est accomplie.
castle-clear = Aucune carte
castle-cards = { $number ->
        [0] Aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    }
castle-stack = { $number ->
        [one] { $number } carte : { $cards }
       *[other] { $number } cartes, de haut en bas : { $cards }
    }
castle-gallery = Galerie
castle-row-1 = avec or
castle-row-2 = gors volants
castle-row-3 = autres
castle-hand = Main de { $who }
castle-whose = La main de qui
castle-hand-empty = Plus de carte en main : récupérez.
castle-in-hand = { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
castle-in-use = En cours
castle-using = En cours : { $card }
castle-used-up = Il n’y a plus rien à en tirer.
castle-played = Jouées
castle-laid = { $card } (jouée)
castle-or = ou
castle-play-hint = Choisissez une ligne d’une carte de la main ci-dessous, ou récupérez.
castle-join-hint = Choisissez une ligne d’une carte de la main ci-dessous pour vous joindre au combat, ou restez à l’écart.
castle-score = { $number ->
        [one] Il restait { $number } carte Narrateur dans la pile.
       *[other] Il restait { $number } cartes Narrateur dans la pile.
    }
castle-touch = Choisissez un lieu éclairé du château, ou son numéro ici.
castle-on-turn = c’est son tour
castle-find = { $who } se tient ici : { $place }. Montrer
castle-closed = fermé
castle-spirit = Esprit des Eaux
castle-axe = hache
castle-quiver = carquois
castle-printed = force de la carte
castle-missing = Il manque { $number }.
castle-enough = Assez pour vaincre.
castle-enough-toll = Assez ; le coup coûte aussi { $number } or.
castle-toll-missing = La force suffit, mais il manque { $number } or dans la galerie.
castle-sum = { $total } sur { $strength }

castle-how-goal = Accomplissez { $needed } missions et le château est libre.
castle-how-turn = À votre tour, jouez une carte et utilisez l’une de ses trois lignes, ou récupérez : vous reprenez vos cartes, mais une carte Narrateur amène de nouvelles créatures.
castle-how-clear = Dans chaque lieu, une mission se trouve sous les cartes. Retournez les cartes cachées, combattez les créatures, prenez les objets, jusqu’à ce qu’elle soit dégagée.
castle-how-fight = Un combat se passe de dés : votre force doit atteindre celle de la créature. Les héros du même lieu peuvent se joindre avec une de leurs cartes.
castle-how-dragon = La pile compte { $left } cartes Narrateur. S’il en faut une et qu’il n’en reste plus, le dragon est là.

castle-help-lit = Ce que vous pouvez faire est éclairé et listé à côté du château. Cliquez, ou tapez son numéro.
castle-help-card = Chaque ligne d’une carte en main est une façon de la jouer ; deux symboles d’une ligne s’utilisent dans l’ordre voulu.
castle-help-drag = Vous pouvez aussi faire glisser : votre figurine vers un lieu, une carte d’une pile à l’autre, un objet vers un héros.
castle-help-place = Cliquez sur un lieu pour voir toute sa pile et sa mission. Un clic droit le montre aux autres.
castle-help-fight = Une pastille comme 5:6 dit ce qu’une ligne donnerait contre quelle force, et si c’est assez : en solitaire, avec de la volonté ou à plusieurs. Dans le combat, vous voyez qui ajoute quoi, la somme et ce qui manque encore.
castle-help-why = Chaque ligne du journal nomme sa règle, comme tout ce que vous ne pouvez pas faire. Cliquez sur la règle pour la lire.
castle-help-undo = Annuler revient à la dernière carte révélée. La rediffusion va partout, et vous pouvez rejouer à partir de là.
key-castle = M
    .does = vers le château
key-castle-arrows = Flèches
    .does = dans le château : au lieu suivant
key-castle-hand = H
    .does = vers les cartes en main
key-castle-cards = C
    .does = les missions
key-castle-ping = P
    .does = dans le château : montrer le lieu

ability-rietburg-chada = Tire avec les carquois qu’elle pioche. La volonté ne l’aide pas au combat.
ability-rietburg-thorn = Le bras le plus fort ; retire des cartes cachées sans les voir.
ability-rietburg-orfen = Quatre cartes au lieu de trois ; attire les créatures là où il se tient.
ability-rietburg-kram = Sa hache ajoute 4 une fois, puis 1 ; deux pièces d’or l’aiguisent. Déplace des cartes cachées.
ability-rietburg-eara = Combat, se déplace et voit grâce à six grimoires, qui se rouvrent quand elle récupère.
ability-rietburg-kheela = Envoie l’Esprit des Eaux, qui double sa propre carte ou prête 2 à tous ceux qui sont là.

variant-rietburg-1 = Un réglage
    .none = selon la difficulté

## Help without a mouse

castle-help-lit-touch = Tout ce que vous pouvez faire est éclairé et listé sous le château. Touchez-le.
castle-help-place-touch = Touchez un lieu pour voir toute sa pile et sa mission.
castle-help-why-touch = Les lignes du journal nomment leur règle ou leur carte, comme tout ce que vous ne pouvez pas faire. Touchez-la pour la lire.
