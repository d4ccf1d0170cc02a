# Ce qui n’a pas marché, dit à qui l’a tenté.

error-malformed = La table n’a pas compris cela.
error-illegal = Ce n’est pas permis maintenant.
    .rule = Ce n’est pas permis maintenant ({ $rule }).
error-not-your-hero = Ce n’est pas vous qui menez ce héros.
error-stale = La partie a continué entre-temps. Regardez de nouveau et refaites votre choix.
error-over = La légende est terminée.
error-chance = Ce sont les dés qui décident maintenant.
error-no-game = Cette table n’existe pas.
error-no-seat = Cette place n’est pas la vôtre.
error-undo = Impossible d’annuler : des dés ont été lancés ou quelque chose a été révélé.
error-setup = Cette partie ne peut pas être mise en place : { $detail }
error-version = Cette partie ne va pas avec cette version de Rietland et ne peut pas être ouverte.
error-journal = Les parties ne peuvent être ni lues ni écrites pour l’instant.

# Ce qui s’est passé exactement : pour qui joue en mode texte.

fault-as-said = { $text }
fault-not-allowed = « { $text } » n’est pas permis à cet endroit : { $rule }
fault-over = la partie est terminée
fault-over-before = la partie est terminée avant « { $text } »
fault-stale = la partie en est à { $seq }, pas à { $at }
fault-overtaken = une autre table a déjà mené la partie { $game } jusqu’à { $seq }
fault-no-seat = personne n’occupe la place { $seat } ; les places sont { $seats }
fault-companion-sits = un compagnon occupe la place { $seat }
fault-no-companion = aucun compagnon ne répond pour la place { $seat }
fault-other-hero = « { $text } » : la place { $seat } ne mène pas ce héros
fault-chance-first = le hasard parle avant « { $text } » (phrase { $word } sur { $words }) ; envoyez seul ce qui précède
fault-chance-not-asked = « { $text } » : le hasard n’est pas consulté maintenant
fault-undo-nothing = rien à annuler : personne n’a encore rien dit
fault-undo-since = rien à annuler depuis l’entrée { $seq }, quand le hasard a parlé ou qu’une carte a été montrée
fault-undo-no-position = il n’y a pas de position { $to } avant { $seq }
fault-undo-seen = l’entrée { $floor } était un hasard ou montrait une carte ; ce qui est vu reste vu, rien de ce qui précède ne peut être annulé ({ $to } était demandé)
fault-undo-astray = le chemin jusqu’ici ne passe pas par { $to } ; cela a déjà été annulé
fault-no-position = il n’y a pas de position { $seq } ; la dernière est { $last }
fault-companion-wrong = le compagnon de la place { $seat } a dit { $text }, ce qui ne répond pas à « { $prompt } »
fault-companion-endless = les compagnons ont parlé pendant { $inputs } entrées sans fin
fault-no-game = aucune partie « { $game } » dans { $journal }
    .near = aucune partie « { $game } » dans { $journal } ; les plus proches : { $near }
fault-no-rule = pas de règle { $rule }
    .near = pas de règle { $rule } ; les plus proches : { $near }
fault-entry-missing = partie { $game } dans { $journal } : l’entrée { $seq } manque
fault-game = partie { $game } : { $detail }
fault-game-after = partie { $game } après l’entrée { $seq } : { $detail }
fault-game-in-journal = partie { $game } dans { $journal } : { $detail }
fault-input = entrée { $seq } : { $detail }
fault-input-undo = entrée { $seq } : « { $text } » devrait être « undo <nombre> »
fault-folder = le dossier des parties ne peut pas être créé, { $folder } : { $text } ; choisissez-en un autre avec RIETLAND_HOME
fault-journal = { $journal } ne peut pas servir de journal des parties : { $text }. Le fichier est resté tel quel. Déplacez-le (ou mettez une bonne copie à sa place) pour continuer, ou choisissez un autre dossier avec RIETLAND_HOME ; les parties enregistrées dans un fichier peuvent être rechargées
fault-journal-busy = { $journal } est utilisé par un autre programme ; réessayez quand il aura fini
fault-script = le script s’arrête avant que « { $prompt } » ait sa réponse
fault-dice = dés inconnus « { $name } » ; il y a : system, ask, seed <seed>
fault-setup = cette partie ne peut pas être mise en place : { $detail }
fault-file = { $file } : { $text }
fault-file-binary = { $file } n’est pas un fichier texte, donc pas un enregistrement ; il est resté tel quel
fault-record-long = { $file } est trop long pour un enregistrement ({ $letters } caractères)
fault-record-begins = { $file }, ligne 1 : un enregistrement commence par « { $format } », pas par « { $text } »
fault-record-word = { $file }, ligne { $line } : mot inconnu « { $word } »
fault-record-twice = { $file }, ligne { $line } : « { $word } » figure deux fois
fault-record-legend = { $file }, ligne { $line } : devrait être « legend <name> content <hash> rules <version> »
fault-record-value = { $file }, ligne { $line } : « { $word } » attend une valeur
fault-record-missing = { $file } : « { $word } » manque
fault-record-seat = { $file } : « { $word } » n’est pas le numéro d’une place
fault-record-seats = { $file } : { $heroes } héros demandent autant de places, pas { $seats }
note-content-changed = le contenu a changé depuis le début de cette partie ({ $before }, maintenant { $now })
note-content-record = enregistrée avec le contenu { $before }, jouée avec { $now }

# Des phrases que personne ne comprend. La sorte est ce qui était attendu à cet endroit.

malformed-empty = il faut au moins un verbe, par exemple « pass thorn »
malformed-form = « { $text } » n’a pas la forme « { $form } »
malformed-number = « { $text } » n’est pas un nombre
malformed-near = { $sort ->
        [verb] verbe inconnu
        [hero] héros inconnu
        [thing] objet inconnu
        [space] case inconnue
        [card] carte inconnue
        [player] personne inconnue
       *[other] mot inconnu
    } « { $text } » ; vouliez-vous dire { $near } ?
malformed-unknown = { $sort ->
        [verb] verbe inconnu
        [hero] héros inconnu
        [thing] objet inconnu
        [space] case inconnue
        [card] carte inconnue
        [player] personne inconnue
       *[other] mot inconnu
    } « { $text } » ; il y a { $all }
malformed-many = au plus { $most } phrases à la fois
malformed-long = une phrase a au plus { $most } caractères
malformed-message = ce n’est pas un message de table
fault-undo-far = seules les { $most } dernières entrées peuvent être annulées ({ $to } était demandé)
error-full = Cette maison n’a plus de place pour d’autres parties en ce moment.
fault-house-full = le serveur n’accepte plus de parties
error-muted = Les joueurs ont demandé le silence aux spectateurs.
fault-two-servers = un autre serveur utilise le dossier { $folder } ; arrêtez-le d’abord ou choisissez un autre dossier avec --data
