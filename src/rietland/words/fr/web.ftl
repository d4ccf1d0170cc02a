# Ce que le serveur répond quand il ne prend pas un message ou une demande.

error-rate = C’était trop d’un coup. Attendez un instant.
error-origin = Cette page n’appartient pas à cette table.
error-spectator = Vous regardez ; seuls ceux qui ont une place agissent.
error-kept = Un compagnon garde votre place. Reprenez-la d’abord.
error-vote = Vous n’avez pas de voix pour cette place.
error-size = Ce message est trop long.
error-slow = La liaison était trop lente et a été coupée. Elle revient d’elle-même.
error-no-page = Cette page n’existe pas.
error-no-rule = Cette règle n’existe pas.
