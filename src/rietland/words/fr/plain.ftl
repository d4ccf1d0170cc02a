# Le client en mode texte : ses propres lignes. Les noms des commandes restent tels quels.

## Commencer

plain-welcome = Rietland { $version }. Tapez help pour voir les commandes.
plain-ask = { $question } ({ $choices }) [{ $default }] :
plain-ask-heroes = Héros, dans l’ordre autour de la table ({ $choices }) [{ $default }] :
plain-ask-help = Tapez l’un des noms, ou Entrée pour celui qui est entre crochets. Vous pouvez nommer plusieurs héros. Tapez quit pour partir.
plain-begun = { $title } ({ $difficulty }), avec { $heroes }. Partie { $id }.
plain-resumed = { $count ->
        [one] { $title }, avec { $heroes }. Partie { $id }, { $count } coup jusqu’ici.
       *[other] { $title }, avec { $heroes }. Partie { $id }, { $count } coups jusqu’ici.
    }
plain-note = Remarque : { $note }
plain-no-game = Aucune partie n’a été commencée.

## Jouer

plain-cost = { $label } ({ $cost })
plain-free = Actions gratuites hors tour :
plain-free-none = Personne n’a d’action gratuite hors tour pour l’instant.
plain-free-hint = { $count ->
        [one] { $count } action gratuite hors tour : tapez free.
       *[other] { $count } actions gratuites hors tour : tapez free.
    }
plain-roll = Lancez le dé, puis entrez ce qu’il montre.
plain-ambiguous = « { $line } » peut être : { $choices }.
plain-unknown = « { $line } » n’est ni une option ni une commande : { $detail }
plain-too-far = La case { $to } est trop loin pour l’instant : { $why }. Possible : { $command }
plain-illegal = « { $line } » n’est pas permis pour l’instant.
plain-no-chance = Il n’y a rien à lancer ni à piocher pour l’instant.
plain-no-option = { $count ->
        [0] Il n’y a pas d’option { $number } ; il n’y en a aucune.
        [one] Il n’y a pas d’option { $number } ; il n’y en a que { $count }.
       *[other] Il n’y a pas d’option { $number } ; il y en a { $count }.
    }
plain-story = Moments décisifs (nombre : le coup) :
plain-over-already = La légende est terminée. Vous pouvez encore regarder la table, lire le journal, annuler, enregistrer ou quitter.
plain-over = { $result } { $why }
plain-undone = Retour au coup { $seq }.

## Pourquoi

plain-why-allowed = « { $say } » est permis.
plain-why-rules = Son effet découle de :
plain-why-cannot = Impossible pour l’instant :
plain-why-nothing = Rien d’évident n’est interdit pour l’instant.
plain-rule-of-card = La question vient d’une carte : { $card }.
plain-rule = { $rule } : { $text }
plain-usage = Tapez ceci : { $usage }

## Conserver

plain-kept = La partie est enregistrée sous le nom { $id }. Pour la reprendre : rietland play --text --resume { $id }
plain-saved = Enregistré dans { $file }.
plain-exists = { $file } existe déjà et n’a pas été remplacé ; choisissez un autre nom.
plain-file-error = { $file } : { $detail }
plain-loaded = Chargé depuis { $file }, partie { $id }.
plain-replayed = { $seq ->
        [one] { $seq } coup sur { $count }
       *[other] { $seq } coups sur { $count }
    }
plain-parted = L’enregistrement concorde jusqu’ici, mais pas plus loin : { $detail }
plain-games = Parties enregistrées, de la plus récente à la plus ancienne :
plain-games-none = Il n’y a encore aucune partie enregistrée.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }) : { $heroes } ; commencée le { $created }

## La table en texte

plain-hero-out = { $name } est hors jeu
plain-hero = { $name } ({ $name ->
        [Mairen] guerrière
        [Chada] archère
        [Eara] magicienne
        [Bait] naine
       *[other] { $role }
    }), case { $space } : force { $strength }, volonté { $willpower }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $time }
plain-hours = { $hours ->
        [one] { $hours } heure dépensée
       *[other] { $hours } heures dépensées
    }
plain-things = porte : { $things }
plain-own-cards = carte : { $cards }
plain-farmers = { $farmers ->
        [one] { $farmers } { $follower } à sa suite
       *[other] { $farmers } { $follower_many } à sa suite
    }
plain-creature = Case { $space } : { $name }, force { $strength }, volonté { $willpower }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, récompense { $reward }
    .cards = Case { $space } : { $name }, force { $strength }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, récompense { $reward } ({ $life })
plain-track = { $day } ; Narrateur en { $letter } (fin en { $last }) ; étoiles en { $stars }.
plain-face-down = Face cachée sur la piste des légendes
plain-lying = Au sol
plain-goods = Chez les marchands
plain-wells-full = Puits pleins
plain-wells-empty = Puits vides
plain-figures = Personnages
plain-secrets = Lieux inconnus
plain-list = { $head } : { $items }
plain-at = { $name } (case { $spaces })
plain-battle = { $willpower ->
        [one] { $fighters } contre { $foe }, case { $space } : force { $strength } contre { $against } ; il reste { $willpower } point de volonté à l’adversaire.
       *[other] { $fighters } contre { $foe }, case { $space } : force { $strength } contre { $against } ; il reste { $willpower } points de volonté à l’adversaire.
    }
    .cards = { $fighters } contre { $foe }, case { $space } : force { $strength } contre { $against } ({ $life }).
    .trial = { $fighters }, case { $space } : { $trial }. Force { $strength }, valeur de combat à atteindre : { $against }.
plain-battle-dice = Dés lancés ({ $roller }) : { $dice }.

## Aide

plain-help =
    Choisissez une option par son numéro, par sa commande (walk thorn 2) ou en abrégé (walk 2).
    walk <case>     aller à cette case, même éloignée de plusieurs cases
    options         montrer de nouveau la question et les options
    free            actions gratuites des héros à qui l’on ne demande rien (f1, f2, … en choisit une)
    look            la table : héros, créatures, pistes
    goals           les objectifs de la légende, et leur progrès
    odds            les chances d’un combat : par réponse, pour ce tour et jusqu’au bout
    hint            deux ou trois bons coups, et pourquoi
    order <héros> … demander à un compagnon : go 57, hold, fight 14, give gold, rest
    withdraw <héros> renoncer à cette demande
    why             ce qui n’est pas possible pour l’instant, et la règle qui l’interdit
    why <option>    les règles qui permettent ou interdisent une option ou une commande
    rule <id>       une règle en mots simples ; aussi une section (AN-FIGHT) ou un jeu (AN)
    log [n]         les n dernières lignes du journal
    undo [n]        annuler le dernier coup, ou revenir au coup n
    save [file]     dire sous quel nom la partie est enregistrée, ou l’écrire dans un fichier
    load [id|file]  les parties enregistrées ; reprendre l’une d’elles ou charger un fichier
    quit            quitter ; la partie reste enregistrée
plain-goal = { $goal } ({ $state })
plain-goals-none = Cette partie n’annonce aucun objectif.

## What is on a space, within a line

plain-there-well = puits
plain-there-merchant = marchand
