# Les livres-jeux : questions, chronique, feuille.

group-way = Chemins
group-gift = Don

book-do-roll = Résultat du dé : { $number }
book-do-take = Prendre le chemin « { $way } »
book-do-send = { $hero } passe l’épreuve
book-do-use = Utiliser « { $what } »
book-do-accept = En rester là
book-do-forget = Oublier : { $what }
book-do-read_on = Continuer la lecture
book-do-close = Fermer le livre ici

## Questions

book-ask-way = { $who }, quel chemin prenez-vous ?
book-ask-send = { $who }, qui passe l’épreuve ({ $test }, il faut { $against }) ?
book-ask-gift = { $who }, utilisez-vous votre don ? Vous avez { $total } sur { $against }.
book-ask-forget = { $who }, qu’oubliez-vous ?
book-ask-ending = { $who }, continuez-vous la lecture ? Ce chapitre s’achève ici : { $what }.
book-ask-choose = { $who }, choisissez.
book-ask-roll = Que montre le dé ?
    .test = Quel est le résultat de { $who } ({ $test }, il faut { $against }) ?
book-over = Le livre est fermé.

## La chronique

book-log-ended = Une mauvaise fin : { $why }.
    .won = Une bonne fin : { $why }.
book-log-die = { $who } obtient { $amount }.
book-log-choice = { $who } choisit : { $what }.
book-log-turned = { $who } ouvre « { $what } ».
book-log-took = { $who } décide : { $what }.
book-log-gained = Nouveau sur la feuille : { $what }.
    .thing = Vous emportez : { $what }.
    .memory = Vous vous souvenez : { $what }.
    .mark = Désormais : { $what }.
book-log-lost = Rayé de la feuille : { $what }.
    .thing = Perdu : { $what }.
    .memory = Oublié : { $what }.
    .mark = Ne vaut plus : { $what }.
book-log-changed = { $what_The } : { $amount } de plus.
    .less = { $what_The } : { $amount } de moins.
book-log-test = { $who } passe une épreuve : { $what }, il faut { $amount }.
book-log-passed = { $who } réussit avec { $amount }.
book-log-failed = { $who } échoue avec { $amount }.
book-log-gift = { $who } utilise un don : { $what }.
book-log-chapter = Un chapitre commence : { $what }.
book-log-ending = Une fin : { $what }.

## Chemins fermés

book-lacks-once = Vous y êtes déjà allé.
book-lacks-thing = il faut : { $what }
book-lacks-role = seulement avec : { $what }
book-lacks-number = il faut { $number } { $what }
book-lacks-or = { $first }, ou { $second }
book-bonus-also = ce que vous savez

## Dans le terminal

book-sight-page = Page { $number }, chapitre { $chapter } : { $title }
book-sight-sheet = Feuille : { $stats }
book-sight-stat = { $name } { $value }
    .most = { $name } { $value } sur { $most }
book-sight-things = Objets : { $names }
book-sight-memories = Souvenirs : { $names }
book-sight-marks = Marques : { $names }
book-sight-hero = { $name } ({ $role })
book-sight-reads = a le livre
book-sight-gift = don : { $what }
book-sight-rests = a passé la dernière épreuve
book-sight-test = Épreuve ({ $test }) : { $total } contre { $against }, encore { $left ->
        [one] { $left } dé
       *[other] { $left } dés
    } à lancer
book-sight-way = { $what } ({ $test }, il faut { $against } : { $chances })
book-sight-chance = { $name } { $percent } %
book-sight-closed = Fermé : { $what } ({ $lacks })

## L’histoire d’une lecture

book-page = Page { $number }
book-pages = { $number ->
        [one] { $number } page lue
       *[other] { $number } pages lues
    }
book-sections = { $number ->
        [one] { $number } section vue
       *[other] { $number } sections vues
    }
book-memories = { $number ->
        [one] { $number } souvenir retrouvé
       *[other] { $number } souvenirs retrouvés
    }

## Le livre à l’écran

book-state = Feuille et trace
book-ways-hint = Choisissez dans le livre, sur la page de droite.
book-replay-at = { $at } sur { $all }, page { $turn }
book-sheet = Feuille
book-things = Objets
book-marks = Marques
book-memories-found = Souvenirs : { $number } sur { $all }
book-none = Rien encore.
book-gift-used = don déjà utilisé dans ce chapitre
book-closed = fermé
book-once = Une seule fois.
book-taken = { $number ->
        [one] Pris une fois.
       *[other] Pris { $number } fois.
    }
book-test = Épreuve
book-test-needed = { $test } : il faut { $against }
book-plus = +{ $number } ({ $what })
book-total = { $total } contre { $against }
book-chance = { $name } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }
    .gift = { $name } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }, avec le don { $gift }
book-wound = En cas d’échec, vous perdez la différence : { $what }.
book-trail = Trace et carte
book-map = Pages déjà vues
book-map-of = { $number ->
        [one] Carte avec { $number } page
       *[other] Carte avec { $number } pages
    }
book-pages-read = Pages dans l’ordre de lecture
book-mark = Marque-page à cette page
book-mark-page = Marque-page : { $title }
book-back = Reprendre ici
book-back-to = Reprendre ici : { $title }
book-back-how = Mettez un marque-page à une page pour pouvoir y revenir. Une nouvelle lecture y commence ; celle-ci est conservée.
book-ending = Fin
    .good = Une bonne fin
    .bad = Une mauvaise fin
book-help-ways = Lisez la page, puis choisissez un chemin : cliquez dessus ou appuyez sur son numéro. Un chemin avec un cadenas est fermé et dit ce qui manque.
book-help-test = Certains chemins demandent une épreuve. À côté, vous voyez ce qu’il faut, ce qui s’ajoute aux dés et les chances exactes de chaque héros.
book-help-sheet = Tout le monde partage une même feuille : ses nombres sont au-dessus du livre, les objets et les souvenirs à côté.
book-help-trail = « Trace et carte » montre chaque page lue, et ce dont vous vous y êtes souvenu. À partir d’un marque-page, vous pouvez lire une autre suite.
book-help-why = Les lignes du journal nomment la règle qui les explique, les chemins fermés aussi. Cliquez dessus pour la lire.
    .touch = Les lignes du journal nomment la règle qui les explique, les chemins fermés aussi. Touchez-la pour la lire.
key-book-trail = M
    .does = montrer la trace et la carte
key-book-mark = B
    .does = mettre un marque-page à cette page, ou l’enlever
lesson-book-ways = Lisez la page, puis choisissez un chemin. Ce que vous choisissez peut compter plus tard.
lesson-book-test = Ce chemin demande une épreuve. Vous voyez ce qu’il faut et vos chances de réussir.
lesson-book-sheet = La feuille est à vous tous. Surveillez le froid.
lesson-book-trail = « Trace et carte » montre le chemin parcouru. Un marque-page permet de revenir.
