# La famille des pistes : deux héros, leurs piles et la Malédiction. Ce qui se dit des cartes et des
# étapes d’une boîte est dans les fichiers de la boîte.

group-use = Cartes
group-give = Donner
group-fire = Feux de camp
group-begin = Mise en place

difficulty-allies_0 = aucun allié
difficulty-allies_1 = un allié
difficulty-allies_2 = deux alliés
difficulty-allies_3 = trois alliés
difficulty-allies_4 = quatre alliés

## Noms

trail-pile-left = pile de gauche
    .the = la pile de gauche
    .of = de la pile de gauche
trail-pile-middle = pile du milieu
    .the = la pile du milieu
    .of = de la pile du milieu
trail-pile-right = pile de droite
    .the = la pile de droite
    .of = de la pile de droite

trail-face-sunny = face ensoleillée
trail-face-rainy = face pluvieuse
trail-face-passive = passive
trail-face-active = active
trail-face-front = face visible
trail-face-castaway = Un naufragé
trail-face-leam = Leam
trail-face-human = humain
trail-face-bear = ours
trail-face-captain = capitaine
trail-face-wounded = blessé

trail-curse = la Malédiction

## Symboles : sur les cartes, les cases et les chemins

trail-symbol-gain = gagner { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de volonté
trail-symbol-lose = perdre { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de volonté
trail-symbol-curse = la Malédiction avance de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
    .back = la Malédiction recule de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
trail-symbol-fog = piocher { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Brouillard
trail-symbol-reserve = mettre { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de la réserve sur la pioche
trail-symbol-take = prendre { $what_the }
trail-symbol-turn = retourner cette carte
trail-symbol-rain = la carte Héros utilisée passe côté pluie
trail-symbol-sunny = tourner côté soleil jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Héros
trail-symbol-rainy = tourner côté pluie { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Héros
trail-symbol-calm = apaiser jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Malédiction
trail-symbol-wake = réveiller { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Malédiction
trail-symbol-walk = avancer de { $number } pas au plus
    .free = avancer de { $number } pas au plus, sans le +N de la Malédiction
trail-symbol-stride = avancer de { $number ->
        [one] { $number } case, quel que soit son nombre et sans le +N de la Malédiction
       *[other] { $number } cases au plus, quels que soient leurs nombres et sans le +N de la Malédiction
    }
    .free = avancer de { $number ->
        [one] { $number } case, quel que soit son nombre, sans le +N de la Malédiction ni les symboles du chemin
       *[other] { $number } cases au plus, quels que soient leurs nombres, sans le +N de la Malédiction ni les symboles des chemins
    }
trail-symbol-back = reculer de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
trail-symbol-rock = { $party ->
        [1] rocher : la Malédiction avance de { $number ->
            [one] { $number } case
           *[other] { $number } cases
        }
       *[other] rocher : l’autre héros recule de { $number ->
            [one] { $number } case
           *[other] { $number } cases
        }
    }
trail-symbol-stop = case Arrêt
trail-symbol-red = case Arrêt rouge : fin de l’étape
    .fog = case Arrêt rouge : fin de l’étape ; le chemin vers l’étape suivante prend { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Brouillard de cette pioche{ $party ->
        [1] {""}
       *[other] , pour chaque héros
    }
trail-symbol-penalty = tant que la Malédiction est ici, chaque case demande { $number } pas de plus
trail-symbol-gate = arrêt possible avec une force de { $number } ou plus
trail-symbol-start = départ : { $what }
trail-symbol-target = cible : { $what }
trail-symbol-lock = { $party ->
        [1] arrêt possible une fois { $what_the } vaincu définitivement
       *[other] fermé au héros qui a { $what_the } ; on ne gagne que si { $what_the } est vaincu définitivement, et un héros arrivé ne peut plus aider
    }
trail-symbol-only = réservé à { $what }
trail-symbol-closed = fermé au héros accompagné de { $what } (ours)

trail-and = { $first }, { $second }
trail-or = { $first } ; ou { $second }
trail-helps-fight = combattre avec une force de { $number }
trail-nothing = rien
trail-use = { $does } ; { $then }
trail-then-bottom = mettre la carte sous la pile
trail-then-remove = retirer la carte du jeu
trail-then-turn = retourner la carte
trail-then-rest = cet allié se repose jusqu’à la fin de l’étape

## Ce qu’un joueur peut faire

trail-do-draw = Pioché : { $what }
trail-do-unfold = Étape suivante : { $what }
trail-do-move = « { $what } » : avancer de { $steps } pas au plus
    .price = « { $what } » : avancer de { $steps } pas au plus (prix : { $price })
trail-do-go = Aller à « { $where } »
    .via = Aller à « { $where } » en passant par { $via }
    .straight = Aller tout droit à « { $where } »
    .stay = Rester à « { $where } »
trail-do-use = « { $what } » : { $does }
trail-do-fight = Combattre { $against_the } sur une pile de { $other }, avec « { $what } » ({ $number } contre { $needed })
trail-do-call = Combat de groupe contre { $against_the } sur une pile de { $other }, d’abord avec « { $what } » (jusqu’à { $number } + { $added } = { $sum } contre { $needed })
    .alone = Combattre { $against_the } avec deux cartes, d’abord avec « { $what } » (jusqu’à { $number } + { $added } = { $sum } contre { $needed })
trail-do-join = Se joindre au combat avec « { $what } » : { $number } + { $added } = { $sum }
    .alone = Ajouter « { $what } » : { $number } + { $added } = { $sum }
trail-do-decline = Rester à l’écart
trail-do-keep = { $who } reçoit { $number }, { $other } reçoit { $rest }
trail-do-afterwards = { $what_The }
trail-do-put_off = Mettre « { $what } » sous la pile sans s’en servir
trail-do-hand = Donner { $what_the }
trail-do-stow = Mettre sous { $pile_the }
trail-do-give = { $who } donne 1 point de volonté à { $other }
trail-do-flip = Retourner « { $what } » ({ $pile }, carte { $number })
trail-do-enough = Ne plus retourner de carte
trail-do-back = Reculer à « { $where } »
trail-do-rest = Feu de camp : gagner 1 point de volonté et tourner côté soleil la carte Héros { $pile_of }
    .dry = Feu de camp : gagner 1 point de volonté
trail-do-shift = Feu de camp : mettre « { $what } » sous la pile
trail-do-begin = { $other } commence
trail-do-lay = Prendre l’étape « { $what } »
trail-do-ally = Choisir { $what } ({ $does })
trail-do-place = { $other } : { $pile }

## Ce que le jeu demande

trail-ask-turn = { $who }, quelle carte activez-vous ?
trail-ask-give = { $who }, l’autre héros est bloqué : seule votre volonté peut l’aider maintenant.
trail-ask-go = { $who }, où allez-vous ? Vous avez { $number } pas.
    .spaces = { $who }, où allez-vous ? Vous pouvez avancer de { $number ->
        [one] { $number } case
       *[other] { $number } cases au plus
    }, quels que soient les nombres.
    .light = { $who }, où allez-vous ? Vous avez { $number } pas, sans le +N de la Malédiction.
    .flight = { $who }, où allez-vous ? Vous pouvez avancer de { $number ->
        [one] { $number } case
       *[other] { $number } cases au plus
    }, quels que soient les nombres et les symboles des chemins.
trail-ask-back = { $who }, par quel chemin reculez-vous ?
trail-ask-join = { $who }, aidez-vous { $other } contre { $what_the } ? { $other } apporte { $number }, il faut { $needed }.
    .alone = { $who }, quelle seconde carte ajoutez-vous ? Vous avez { $number }, contre { $what_the } il faut { $needed }.
trail-ask-share = { $who }, comment partagez-vous la récompense de { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de volonté ?
trail-ask-after = { $who }, que devient l’arme ?
trail-ask-stow = { $who }, sous quelle pile mettez-vous { $what_the } ?
trail-ask-sunny = { $who }, quelle carte Héros tournez-vous côté soleil ?
trail-ask-rainy = { $who }, quelle carte Héros tournez-vous côté pluie ?
trail-ask-calm = { $who }, quelle carte Malédiction apaisez-vous ?
trail-ask-wake = { $who }, quelle carte Malédiction réveillez-vous ?
trail-ask-fog = Quelle carte Brouillard a été piochée ?
trail-ask-curse = Quelle carte Malédiction est-ce ?
trail-ask-map = Quelle est l’étape suivante ?
trail-ask-lay = Quelle étape jouez-vous ensuite ?
trail-ask-ally = Quel allié vous accompagne ?
trail-ask-place = Dans quelle pile va { $what } ? ({ $does })
trail-ask-begin = Qui joue en premier ?
trail-over = L’aventure est finie.

## Fin d’une aventure

trail-why-curse = { $party ->
        [1] La Malédiction vous a rattrapé.
       *[other] La Malédiction a rattrapé l’un de vous.
    }
trail-why-fog = Il fallait piocher une carte Brouillard, et il n’y en avait plus.
trail-why-fires = Le dernier feu de camp s’est éteint, et l’un de vous n’est pas arrivé.
trail-why-blocked = Toutes les piles sont bloquées.

## Ce qui s’est passé

trail-log-read = Carte : { $what }.
trail-log-ended = L’aventure est perdue. { $why }
    .won = L’aventure est gagnée ! { $why }
trail-log-turn = C’est à { $who } de jouer.
trail-log-activated = { $who }, « { $what } » : { $does }.
    .move = { $who } avance avec « { $what } » : { $amount } pas.
    .fight = { $who } combat avec « { $what } » (force { $number }).
trail-log-moved = { $who } va de « { $origin } » à « { $where } ».
trail-log-stayed = { $who } reste à « { $where } ».
trail-log-pushed = { $who } doit reculer à « { $where } ».
trail-log-curse = La Malédiction avance de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }, à « { $where } ».
    .less = La Malédiction recule de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }, à « { $where } ».
trail-log-will = { $who } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de volonté.
    .less = { $who } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de volonté.
trail-log-drew = { $who } pioche dans le brouillard : { $what }.
trail-log-reserve = De la réserve sur la pioche : { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
trail-log-took = Nouveau chez { $who } : { $what }.
trail-log-turned = « { $what } » est retournée : { $face }.
    .special = La carte est retournée : { $what }.
trail-log-beaten = { $who } vainc { $what_the } : { $amount } contre { $needed }.
trail-log-left = « { $what } » : carte retirée du jeu.
trail-log-rested = { $what } se repose à côté des étapes.
trail-log-back_again = { $what } est de nouveau avec { $who }.
trail-log-stage = Une nouvelle étape : { $what }. Cartes Brouillard : { $amount }.
trail-log-merged = Une étape est derrière vous ; { $amount ->
        [0] il ne restait pas de carte Brouillard
        [one] { $amount } carte Brouillard vous suit
       *[other] { $amount } cartes Brouillard vous suivent
    }.
trail-log-bonus = Bonus d’étape : { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } Brouillard de plus.
trail-log-reached = { $who } a atteint sa case cible : « { $where } ».
trail-log-fire = { $who } laisse s’éteindre un feu de camp. { $amount ->
        [0] Il n’en reste plus.
       *[other] Il en reste { $amount }.
    }
trail-log-put_off = { $who } met « { $what } » sous la pile sans s’en servir.
trail-log-handed = { $who } donne { $what_the } à { $other }.
trail-log-gave = { $who } donne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de volonté à { $other }.
trail-log-declined = { $who } reste à l’écart du combat.
trail-log-joined = { $who } se joint au combat avec « { $what } » : { $number } + { $added } = { $sum }.
trail-log-begins = { $who } commence.
trail-log-ally = { $what } accompagne { $who }.
trail-log-rested_here = { $who } se repose près d’un feu de camp. { $amount ->
        [0] Il n’en reste plus.
       *[other] Il en reste { $amount }.
    }

## Ce qui se passerait

trail-outcome-won = Vous gagnez.
trail-outcome-lost = Vous perdez. { $why }
trail-outcome-space = à « { $where } »
trail-outcome-will = +{ $number ->
        [one] { $number } point
       *[other] { $number } points
    } de volonté
    .less = −{ $number ->
        [one] { $number } point
       *[other] { $number } points
    } de volonté
trail-outcome-fog = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Brouillard
trail-outcome-curse = la Malédiction avance de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
    .back = la Malédiction recule de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
trail-outcome-other = l’autre héros recule à « { $where } »
trail-outcome-hopeless = Vous ne pourriez plus gagner : personne ne peut vaincre seul { $what_the }, et un héros arrivé ne peut plus aider.
trail-outcome-nothing = rien ne change
    .else = rien d’autre ne se passe

trail-clash-alone = { $who } avec « { $what } » contre { $against_the } : { $number } contre { $needed }, cela suffit
trail-clash-for_other = { $who } avec « { $what } » contre { $against_the } sur une pile de { $other } : { $number } contre { $needed }, cela suffit
trail-clash-together = { $who } et { $other } contre { $against_the } : ensemble jusqu’à { $number } + { $added } = { $sum } contre { $needed }
    .alone = { $who } avec deux cartes contre { $against_the } : jusqu’à { $number } + { $added } = { $sum } contre { $needed }
trail-clash-short = Pas assez contre { $against_the } : { $sum } au plus contre { $needed }

trail-goal-target = { $who } atteint sa case cible
trail-goal-beat = Vaincre définitivement { $what_the }

## L’histoire d’une partie

trail-turn = Tour { $number }
trail-fact-turns = { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
trail-fact-stages = Étapes atteintes : { $number }
trail-fact-beaten = Adversaires vaincus : { $number }
trail-fact-lead = { $number ->
        [0] À la fin, la Malédiction était sur vos talons.
        [one] À la fin, la Malédiction était à { $number } case de vous.
       *[other] À la fin, la Malédiction était à { $number } cases de vous.
    }

## En mode texte

trail-sight-key = Le nombre entre parenthèses est le nombre de pas de la case. → mène plus loin, ·· est un chemin en pointillé.
trail-sight-stage = Étape { $number } : { $name } (cartes Brouillard : { $fog })
    .ahead = Étape { $number }, encore devant vous : { $name } (cartes Brouillard : { $fog })
trail-sight-entry = chemin d’entrée : { $paths }
trail-sight-strength = force { $number }
trail-sight-opponent = adversaire, il faut une force de { $number }
trail-sight-hidden = Étape { $number } : face cachée
trail-sight-hero = { $name } : volonté { $willpower }, avance sur la Malédiction { $lead }
trail-sight-active = joue
trail-sight-arrived = sur sa case cible
trail-sight-campfires = feux de camp : { $number }
trail-sight-pile = { $name } : { $cards }
    .blocked = { $name } (bloquée) : { $cards }
trail-sight-resting = au repos : { $cards }
trail-sight-neighbours = Les héros sont voisins.
trail-sight-supply = Réserve : { $reserve }. Volonté disponible : { $willpower }.
trail-sight-goal = { $what } ({ $percent } %)
    .done = { $what } (fait)
trail-no-way = « { $line } » ne mène nulle part pour l’instant : aucune carte ne vous y conduit. Un déplacement commence par une carte (move left 3) ; look nomme les cases.
trail-help =
    Choisissez une option par son numéro, par sa commande (move chada left 3) ou en abrégé (move left 3).
    go <case>       y aller si une seule carte et un seul chemin y mènent ; look nomme les cases
    options         montrer de nouveau la question et les options
    free            actions gratuites des héros à qui l’on ne demande rien (f1, f2, … en choisit une)
    look            la table : étapes, Malédiction, héros et leurs piles
    goals           les objectifs de la légende, et leur progrès
    hint            deux ou trois bons coups, et pourquoi
    order <héros> … demander à un compagnon : go reefs_first.a3, hold, fight, give willpower, rest
    withdraw <héros> renoncer à cette demande
    why             ce qui n’est pas possible pour l’instant, et la règle qui l’interdit
    why <option>    les règles qui permettent ou interdisent une option ou une commande
    rule <id>       une règle en mots simples ; aussi une section (CT-FIGHT) ou un jeu (CT)
    log [n]         les n dernières lignes du journal
    undo [n]        annuler le dernier coup, ou revenir au coup n
    save [file]     dire sous quel nom la partie est enregistrée, ou l’écrire dans un fichier
    load [id|file]  les parties enregistrées ; reprendre l’une d’elles ou charger un fichier
    quit            quitter ; la partie reste enregistrée
