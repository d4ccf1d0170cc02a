# Ce que le serveur répond quand il ne prend pas un message ou une demande.

error-rate = Trop de demandes à la fois. Veuillez patienter un instant.
error-origin = Cette page n’appartient pas à cette table.
error-spectator = Vous regardez la partie. Seules les personnes qui ont une place peuvent agir.
error-kept = Un compagnon joue pour vous. Reprenez d’abord votre place.
error-vote = Vous ne pouvez pas voter pour cette place.
error-size = Ce message est trop long.
error-slow = La connexion était trop lente et a été coupée. Reconnexion…
error-no-page = Cette page n’existe pas.
error-no-rule = Cette règle n’existe pas.
