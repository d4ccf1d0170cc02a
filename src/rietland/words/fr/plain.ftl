# Le client en mode texte : ses propres lignes. Les noms des commandes restent tels quels.

## Commencer

plain-welcome = Rietland { $version }. Tapez help pour voir les commandes.
plain-ask = { $question } ({ $choices }) [{ $default }] :
plain-ask-heroes = Héros, dans l’ordre autour de la table ({ $choices }) [{ $default }] :
plain-ask-help = Tapez l’un des noms ; Entrée prend ce qui est entre crochets. Pour les héros, nommez-en plusieurs. quit pour partir.
plain-begun = { $title } ({ $difficulty }), avec { $heroes }. Partie { $id }.
plain-resumed = { $count ->
        [one] { $title }, avec { $heroes }. Partie { $id }, { $count } saisie jusqu’ici.
       *[other] { $title }, avec { $heroes }. Partie { $id }, { $count } saisies jusqu’ici.
    }
plain-note = Remarque : { $note }
plain-no-game = Aucune partie n’a été commencée.

## Jouer

plain-option = { $number }  { $label }
plain-cost = { $label } ({ $cost })
plain-free = Actions gratuites hors tour :
plain-free-none = Personne n’a d’action gratuite hors tour pour l’instant.
plain-free-hint = { $count ->
        [one] { $count } action gratuite hors tour : tapez free.
       *[other] { $count } actions gratuites hors tour : tapez free.
    }
plain-roll = Lancez le dé, puis dites ce qu’il montre.
plain-ambiguous = « { $line } » peut être : { $choices }.
plain-unknown = « { $line } » n’est ni une option ni une commande : { $detail }
plain-illegal = « { $line } » n’est pas permis maintenant.
plain-no-chance = On ne demande ni dés ni cartes maintenant, ou bien ils parlent d’eux-mêmes.
plain-no-option = Il n’y a pas d’option { $number } ; le nombre d’options est { $count }.
plain-over-already = La légende est terminée. Vous pouvez encore regarder la table, lire le journal, annuler, enregistrer ou quitter.
plain-over = { $result } { $why }
plain-undone = Retour à la saisie { $seq }.

## Pourquoi

plain-why-allowed = « { $say } » est permis.
plain-why-rules = Son effet découle de :
plain-why-cannot = Ce qu’on pourrait attendre et qui n’est pas possible maintenant :
plain-why-nothing = Rien de ce qu’on pourrait attendre n’est interdit maintenant.
plain-rule-of-card = La question vient d’une carte : { $card }.
plain-rule = { $rule } : { $text }
plain-usage = Dites-le ainsi : { $usage }

## Conserver

plain-kept = La partie est conservée sous { $id }. Pour la reprendre : rietland play --text --resume { $id }
plain-saved = Enregistré dans { $file }.
plain-exists = { $file } existe déjà et n’a pas été modifié ; choisissez un autre nom.
plain-file-error = { $file } : { $detail }
plain-loaded = Chargé depuis { $file }, partie { $id }.
plain-replayed = { $seq } saisies sur { $count }
plain-parted = L’enregistrement s’accorde jusqu’ici et pas plus loin : { $detail }
plain-games = Parties du registre, de la plus récente à la plus ancienne :
plain-games-none = Le registre ne contient encore aucune partie.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }) : { $heroes } ; commencée le { $created }

## La table en texte

plain-hero = { $name } ({ $name ->
        [Mairen] guerrière
        [Chada] archère
        [Eara] magicienne
        [Bait] naine
       *[other] { $role }
    }), case { $space } : force { $strength }, volonté { $willpower }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, or { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } heure passée
       *[other] { $hours } heures passées
    }
plain-things = porte { $things }
plain-farmers = { $farmers ->
        [one] { $farmers } paysan à sa suite
       *[other] { $farmers } paysans à sa suite
    }
plain-creature = { $name }, case { $space } : force { $strength }, volonté { $willpower }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, récompense { $reward }
plain-track = { $day } ; Narrateur en { $letter } sur { $last } ; étoiles en { $stars }.
plain-lying = Au sol
plain-wells-full = Puits pleins
plain-wells-empty = Puits vides
plain-figures = Personnages
plain-broken = Ponts détruits
plain-list = { $head } : { $items }
plain-at = { $name } en { $spaces }
plain-battle = { $willpower ->
        [one] { $fighters } contre { $foe }, case { $space } : force { $strength } contre { $against } ; il reste { $willpower } point de volonté à l’adversaire.
       *[other] { $fighters } contre { $foe }, case { $space } : force { $strength } contre { $against } ; il reste { $willpower } points de volonté à l’adversaire.
    }
plain-battle-dice = Dés lancés ({ $roller }) : { $dice }.

## Aide

plain-help =
    Un numéro, une option en notation ou le début de cette notation choisit l’option.
    options         montrer de nouveau la question et les options
    free            actions gratuites des héros à qui l’on ne demande rien (f1, f2, … en choisit une)
    look            la table : héros, créatures, pistes
    odds            les chances d’un combat : par réponse, pour ce tour et jusqu’au bout
    hint            deux ou trois coups qui en valent la peine, et pourquoi
    order <héros> … demander à un compagnon : go 57, hold, fight 14, give gold, rest
    withdraw <héros> renoncer à cette demande
    why             ce qu’on pourrait attendre et qui n’est pas possible, avec la règle qui l’interdit
    why <option>    les règles qui permettent ou interdisent une option ou une phrase
    rule <id>       une règle en mots simples ; aussi une section (AN-FIGHT) ou une boîte (AN)
    log [n]         les n dernières lignes du journal
    undo [n]        annuler la dernière saisie, ou revenir à la saisie n
    save [file]     dire sous quel nom la partie est conservée, ou l’écrire dans un fichier
    load [id|file]  les parties du registre ; reprendre l’une d’elles ou un fichier enregistré
    quit            quitter ; la partie est conservée

## What is on a space, within a line

plain-there-well = puits
plain-there-merchant = marchand
