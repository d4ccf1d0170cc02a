# Ce qui n’a pas marché, dit à qui l’a tenté.

error-malformed = Ce n’est pas une phrase de ce jeu : { $detail }
error-illegal = Ce n’est pas permis maintenant.
    .rule = Ce n’est pas permis maintenant ({ $rule }).
error-not-your-turn = C’est à { $who } de répondre.
error-not-your-hero = Ce n’est pas vous qui menez { $who }.
error-stale = La partie a continué entre-temps. Regardez de nouveau et refaites votre choix.
error-over = La légende est terminée.
error-chance = Ce sont les dés qui décident maintenant.
error-no-game = Cette table n’existe pas.
error-no-seat = Cette place n’est pas la vôtre.
error-undo = Impossible d’annuler : des dés ont été lancés ou quelque chose a été révélé.
error-setup = Cette partie ne peut pas être mise en place : { $detail }
error-content = Le contenu se contredit : { $detail }
error-version = Cette partie a été enregistrée avec une autre version : { $detail }
