# La table autour du jeu : boutons, titres, états.

ui-title = Rietland
    .tagline = Une table numérique pour les légendes d’Andor, faite par des passionnés

## Commencer une partie

ui-new-game = Nouvelle partie
ui-continue = Continuer
ui-box = Jeu
ui-legend = Légende
ui-difficulty = Difficulté
ui-heroes = Héros
ui-seats = Places
ui-start = Commencer
ui-leave = Quitter la table
ui-spectator = Spectateur

difficulty-easy = facile
difficulty-normal = normale
difficulty-only = unique

## Jouer

ui-waiting-for = On attend { $who }.
ui-rolling = On attend les dés.
ui-options = Ce que vous pouvez faire
ui-asides = Actions gratuites
ui-cannot = Impossible pour l’instant
ui-because = Pourquoi ? { $rule }
ui-undo = Annuler le coup
ui-log = Journal
ui-help = Aide
ui-cancel = Annuler
ui-rule = Règle { $rule }

group-move = Se déplacer
group-fight = Combattre
group-free = Actions gratuites
group-end = Finir
group-group = Le groupe
group-choice = Choix

cost-hours = { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
cost-willpower = { $number ->
        [one] { $number } point de volonté
       *[other] { $number } points de volonté
    }
cost-gold = { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
cost-strength = { $number ->
        [one] { $number } point de force
       *[other] { $number } points de force
    }

## Le plateau

ui-day = Jour { $number }
ui-hours = Heures
ui-hour = Heure { $number }
ui-overtime = Heures supplémentaires
ui-resting = Sur la case Lever du soleil
ui-rooster = Commence la prochaine journée
ui-strength = Force
ui-willpower = Volonté
ui-gold = Or
ui-dice = Dés
ui-things = Porte
ui-free-slots = { $number ->
        [one] { $number } petit emplacement libre
       *[other] { $number } petits emplacements libres
    }
ui-creatures = Créatures
ui-reward = Récompense
ui-shields = Boucliers dorés libres : { $free } sur { $all }
dawn-none = Au lever du soleil, personne n’entre.
dawn = { $number ->
        [one] Au lever du soleil, { $number } entre, places libres : { $free }.
       *[other] Au lever du soleil, { $number } entrent, places libres : { $free }.
    }
dawn-lost = { $number ->
        [one] Au lever du soleil, { $number } entre, places libres : { $free }. La légende serait perdue.
       *[other] Au lever du soleil, { $number } entrent, places libres : { $free }. La légende serait perdue.
    }
dawn-fatal = Au lever du soleil, { $creature_the } entre : la légende serait perdue.
goal-met = atteint
goal-lost = plus possible
goal-held = tenu jusqu’ici
goal-optional = pas nécessaire pour gagner
goal-sunrises = { $number ->
        [one] encore { $number } lever de soleil
       *[other] encore { $number } levers de soleil
    }
goal-count = { $done } sur { $need }
goal-left = { $number ->
        [one] encore { $number } créature
       *[other] encore { $number } créatures
    }
goal-letters = { $number ->
        [one] encore { $number } lettre
       *[other] encore { $number } lettres
    }
goal-heroes = { $number ->
        [one] { $number } héros en jeu
       *[other] { $number } héros en jeu
    }
goal-worth = pas nécessaire pour gagner, +{ $number } en force
ui-defeated = Créatures vaincues
ui-fog = Brouillard
ui-fog-hidden = Jetons brouillard face cachée
ui-tokens = { $what_Many } face cachée
ui-well = Puits
ui-well-full = plein
ui-well-drained = vide
ui-stock = Tableau d’équipement
ui-narrator = Narrateur
ui-cards-read = Cartes Légende
ui-event = Carte Événement
ui-event-shield = Un bouclier peut annuler cette carte.
ui-deck-left = { $number ->
        [one] { $number } carte restante
       *[other] { $number } cartes restantes
    }
ui-waiting-cards = Cartes en attente
ui-broken = Ponts détruits
ui-today-overtime = Coût des heures supplémentaires en points de volonté : { $costs }
    .none = Pas d’heures supplémentaires aujourd’hui
ui-today-fury = { $number ->
        [one] Les créatures ont { $number } point de force de plus
       *[other] Les créatures ont { $number } points de force de plus
    }
ui-fight = Combat
ui-battle-value = Valeur de combat
ui-loss = Perte

## La fin

ui-won = La légende est gagnée !
ui-lost = La légende est perdue.

## Headings of lists

ui-merchants = Marchands
ui-events = Cartes Événement
