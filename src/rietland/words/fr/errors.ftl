# Ce qui n’a pas marché, dit à qui l’a tenté.

error-malformed = La table n’a pas compris.
error-illegal = Ce n’est pas permis pour l’instant.
    .rule = Ce n’est pas permis pour l’instant ({ $rule }).
error-not-your-hero = Ce n’est pas vous qui jouez ce héros.
error-stale = La partie a avancé entre-temps. Regardez de nouveau et refaites votre choix.
error-over = La légende est terminée.
error-long = Cette partie a atteint le nombre maximal de coups.
error-chance = Ce sont les dés qui décident maintenant.
error-no-game = Cette table n’existe pas.
error-no-seat = Cette place n’est pas la vôtre.
error-undo = Impossible d’annuler : des dés ont été lancés ou quelque chose a été révélé.
error-setup = Impossible de mettre en place cette partie : { $detail }
error-legend = Cette légende contient une erreur : { $detail }
error-version = Cette partie vient d’une autre version de Rietland et ne peut pas être ouverte.
error-journal = Les parties ne peuvent être ni chargées ni enregistrées pour l’instant.

# Ce qui s’est passé exactement : pour qui joue en mode texte.

fault-as-said = { $text }
fault-not-allowed = « { $text } » n’est pas permis à cet endroit : { $rule }
fault-over = la partie est terminée
fault-long = cette partie compte { $most } entrées, le maximum pour une partie ; ce qui a été joué est conservé
fault-over-before = la partie est terminée avant « { $text } »
fault-stale = la partie en est au coup { $seq }, pas au coup { $at }
fault-overtaken = un autre programme a déjà mené la partie { $game } jusqu’au coup { $seq }
fault-no-seat = personne n’occupe la place { $seat } ; les places sont { $seats }
fault-companion-sits = un compagnon occupe la place { $seat }
fault-no-companion = aucun compagnon ne répond pour la place { $seat }
fault-other-hero = « { $text } » : la place { $seat } ne joue pas ce héros
fault-chance-first = un tirage doit précéder « { $text } » (commande { $word } sur { $words }) ; envoyez d’abord les commandes qui viennent avant
fault-chance-not-asked = « { $text } » : aucun tirage n’est attendu pour l’instant
fault-undo-nothing = rien à annuler : aucun coup n’a encore été joué
fault-undo-since = rien à annuler depuis le coup { $seq }, où il y a eu un tirage ou une carte montrée
fault-undo-no-position = il n’y a pas de coup { $to } avant le coup { $seq }
fault-undo-seen = le coup { $floor } était un tirage ou montrait une carte ; ce qui est vu reste vu, rien de ce qui précède ne peut être annulé ({ $to } était demandé)
fault-undo-astray = le coup { $to } n’est plus dans cette partie ; il a été annulé
fault-no-position = il n’y a pas de coup { $seq } ; le dernier est { $last }
fault-companion-wrong = le compagnon de la place { $seat } a répondu { $text }, ce qui ne convient pas à « { $prompt } »
fault-companion-endless = { $inputs ->
        [one] les compagnons ont joué { $inputs } coup sans rendre la main
       *[other] les compagnons ont joué { $inputs } coups sans rendre la main
    }
fault-endless = cela continuerait sans fin : { $names } ; le coup n’a pas été joué
fault-no-game = aucune partie « { $game } » dans { $journal }
    .near = aucune partie « { $game } » dans { $journal } ; les plus proches : { $near }
fault-no-rule = pas de règle { $rule }
    .near = pas de règle { $rule } ; les plus proches : { $near }
fault-entry-missing = partie { $game } dans { $journal } : le coup { $seq } manque
fault-game = partie { $game } : { $detail }
fault-game-after = partie { $game } après le coup { $seq } : { $detail }
fault-game-in-journal = partie { $game } dans { $journal } : { $detail }
fault-input = coup { $seq } : { $detail }
fault-input-undo = coup { $seq } : « { $text } » devrait être « undo <nombre> »
fault-folder = impossible de créer le dossier des parties, { $folder } : { $text } ; choisissez-en un autre avec RIETLAND_HOME
fault-journal = impossible d’enregistrer des parties dans { $journal } : { $text }. Le fichier est resté tel quel. Déplacez-le (ou mettez une bonne copie à sa place) pour continuer, ou choisissez un autre dossier avec RIETLAND_HOME ; les parties enregistrées dans un fichier peuvent être rechargées
fault-journal-busy = { $journal } est utilisé par un autre programme ; réessayez quand il aura fini
fault-script = le script s’arrête avant la réponse à « { $prompt } »
fault-dice = dés inconnus « { $name } » ; possibles : system, ask, seed <seed>
fault-setup = impossible de mettre en place cette partie : { $detail }
fault-file = { $file } : { $text }
fault-file-binary = { $file } n’est pas un fichier texte, donc pas un enregistrement ; il est resté tel quel
fault-record-long = { $letters ->
        [one] { $file } est trop long pour un enregistrement ({ $letters } caractère)
       *[other] { $file } est trop long pour un enregistrement ({ $letters } caractères)
    }
fault-record-begins = { $file }, ligne 1 : un enregistrement commence par « { $format } », pas par « { $text } »
fault-record-word = { $file }, ligne { $line } : mot inconnu « { $word } »
fault-record-twice = { $file }, ligne { $line } : « { $word } » figure deux fois
fault-record-legend = { $file }, ligne { $line } : devrait être « legend <name> content <hash> rules <version> »
fault-record-value = { $file }, ligne { $line } : « { $word } » attend une valeur
fault-record-missing = { $file } : « { $word } » manque
fault-record-seat = { $file } : « { $word } » n’est pas le numéro d’une place
fault-record-seats = { $file } : le nombre de places doit être celui des héros ({ $heroes }), pas { $seats }
note-content-changed = le contenu a changé depuis le début de cette partie ({ $before }, maintenant { $now })
note-content-record = enregistrée avec le contenu { $before }, jouée avec { $now }

# Des phrases que personne ne comprend. La sorte est ce qui était attendu à cet endroit.

malformed-empty = il faut au moins un verbe, par exemple « pass thorn »
malformed-form = « { $text } » n’a pas la forme « { $form } »
malformed-number = « { $text } » n’est pas un nombre
malformed-near = { $sort ->
        [verb] verbe inconnu
        [hero] héros inconnu
        [thing] objet inconnu
        [space] case inconnue
        [card] carte inconnue
        [player] personne inconnue
       *[other] mot inconnu
    } « { $text } » ; vouliez-vous dire { $near } ?
malformed-unknown = { $sort ->
        [verb] verbe inconnu
        [hero] héros inconnu
        [thing] objet inconnu
        [space] case inconnue
        [card] carte inconnue
        [player] personne inconnue
       *[other] mot inconnu
    } « { $text } » ; il y a { $all }
malformed-many = { $most ->
        [one] au plus { $most } commande à la fois
       *[other] au plus { $most } commandes à la fois
    }
malformed-long = { $most ->
        [one] une commande a au plus { $most } caractère
       *[other] une commande a au plus { $most } caractères
    }
malformed-message = ce n’est pas un message pour une table
fault-undo-far = { $most ->
        [one] seul le dernier coup peut être annulé ({ $to } était demandé)
       *[other] seuls les { $most } derniers coups peuvent être annulés ({ $to } était demandé)
    }
error-full = Il n’y a pas de place ici pour d’autres parties en ce moment.
fault-house-full = le serveur n’accepte plus de parties
error-muted = Les joueurs ont demandé le silence aux spectateurs.
error-name = Quelqu’un à cette table porte déjà ce nom.
fault-secret = { $file } n’est pas un secret de ce serveur ; supprimez-le pour en créer un autre, ce qui annule tous les liens et cookies
fault-two-servers = un autre serveur utilise le dossier { $folder } ; arrêtez-le d’abord ou choisissez un autre dossier avec --data
