# Les chances d’un combat, dans le navigateur et dans le programme texte.

odds-title = Les chances
odds-percent = { $percent } %
odds-about = environ { $percent }
odds-part = { $name } { $percent }
odds-win = Victoire
odds-left = Retraite
odds-late = Heures épuisées
odds-beaten = Défaite
odds-end = Jusqu’au bout
odds-round = Ce tour de combat
odds-strike = Coup porté
odds-tie = Égalité
odds-blow = Coup reçu
odds-loss = Volonté perdue
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-loses = { $who } { NUMBER($number, maximumFractionDigits: 1) }
odds-best = Meilleur choix
odds-alone = en solo { $percent }
odds-together = ensemble { $percent }
odds-choice = victoire { $percent }
odds-choice-best = victoire { $percent }, meilleur choix
odds-line = { $head } : { $parts }
odds-working = Calcul des chances en cours…
odds-no-fight = Il n’y a pas de combat à évaluer maintenant.
odds-weigh = Qui combattrait ?
