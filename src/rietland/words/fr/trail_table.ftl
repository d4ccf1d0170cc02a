# La famille des pistes dans le navigateur : la rangée d’étapes, les piles, l’aide et les conseils.

trail-state = Le chemin et la Malédiction
trail-row = Étapes
trail-steps = { $number ->
    [0] aucun pas
    [one] { $number } pas
   *[other] { $number } pas
}
trail-steps-printed = imprimé : { $number }
trail-stage-hidden = Pas encore révélée
trail-opponent = Adversaire
trail-reward = Récompense
trail-below = En dessous
trail-pile-empty = aucune carte
trail-piles = Piles de { $who }
trail-whose = Piles de quel héros
trail-lead = { $number ->
    [one] La Malédiction est à { $number } case derrière
   *[other] La Malédiction est à { $number } cases derrière
}
trail-lead-of = { $who } : { $number ->
    [one] { $number } case d’avance
   *[other] { $number } cases d’avance
}
trail-find = Montrer où se trouve { $who }
trail-penalty = { $number ->
    [one] Chaque case coûte { $number } pas de plus
   *[other] Chaque case coûte { $number } pas de plus
}
trail-reserve = Réserve de cartes Brouillard
trail-cards-hint = Choisissez une ligne sur l’une de vos cartes, ou une case en surbrillance.
trail-touch = Choisissez une case en surbrillance.
trail-barred = Vous ne pouvez pas vous arrêter ici pour l’instant.
trail-ways = Où vous pouvez aller
trail-curse-at = La Malédiction est ici : { $where }.
trail-other-side = Autre face ({ $name })
trail-replay-at = { $at } sur { $all }, tour { $turn }
trail-order-wait = Attendez-moi

trail-help-cards = À votre tour, activez l’une de vos cartes du dessus : vous déplacer, combattre ou utiliser sa capacité spéciale. Le prix figure à côté du nombre de pas.
trail-help-ways = Les cases en surbrillance montrent où vos cartes peuvent mener. Choisissez-en une pour voir chaque chemin, son prix et ce qui se passerait.
trail-help-piles = { $party ->
        [1] Une carte activée passe sous sa pile. Les cartes du dessous sont listées, car vous les avez vues.
       *[other] Une carte activée passe sous sa pile. Les cartes du dessous sont listées, car vous les avez vues tous les deux.
    }
trail-help-fight = { $party ->
        [1] Utilisez une carte avec de la force contre un adversaire sur une autre pile. Une deuxième carte peut l’aider.
       *[other] Utilisez une carte avec de la force contre un adversaire sur une autre pile. Voisins, vous pouvez vous entraider.
    }
trail-help-curse = { $party ->
        [1] La Malédiction suit le trait plein. Si elle vous rejoint, vous perdez.
       *[other] La Malédiction suit le trait plein. Si elle rejoint l’un de vous, vous perdez tous les deux.
    }
trail-help-stages = Une case rouge termine une étape : la suivante est révélée, avec ses propres cartes Brouillard. S’il faut en piocher une et qu’il n’en reste plus, vous perdez.
trail-help-why = Les lignes du journal nomment la règle qui les explique, tout comme ce que vous ne pouvez pas faire. Choisissez-la pour la lire.

lesson-trail-cards = Choisissez une ligne sur l’une de vos cartes du dessus. Plus il y a de pas, plus c’est cher ; les symboles montrent le prix.
lesson-trail-ways = Choisissez une case en surbrillance pour voir chaque chemin et ce qui se passerait.
lesson-trail-curse = La Malédiction est proche. Surveillez les prix qui la font avancer.
lesson-trail-fight = Un adversaire bloque cette pile. Vainquez-le avec la force d’une carte d’une autre pile.
lesson-trail-fog = Le nombre en haut d’une étape indique les cartes Brouillard restantes. S’il faut en piocher une et qu’il n’en reste plus, vous perdez.
lesson-trail-fires = Vous êtes à destination. L’autre héros a encore quelques tours : un par feu de camp, et un de plus.
