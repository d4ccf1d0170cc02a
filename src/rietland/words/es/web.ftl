# Lo que responde el servidor cuando no acepta un mensaje o una petición.

error-rate = Demasiadas peticiones. Espera un momento.
error-origin = Esta página no pertenece a esta mesa.
error-spectator = Estás mirando. Solo pueden actuar quienes tienen un asiento.
error-kept = Un compañero juega por ti. Recupera antes tu asiento.
error-vote = No tienes voto sobre este asiento.
error-size = Ese mensaje es demasiado largo.
error-slow = La conexión era demasiado lenta y se ha cortado. Se restablecerá sola.
error-no-page = Esa página no existe.
error-no-rule = Esa regla no existe.
