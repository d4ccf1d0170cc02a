# Lo que responde el servidor cuando no acepta un mensaje o una petición.

error-rate = Eso fue demasiado de golpe. Espera un momento.
error-origin = Esta página no pertenece a esta mesa.
error-spectator = Estás mirando; solo actúan quienes tienen un asiento.
error-kept = Un compañero guarda tu asiento. Recupéralo primero.
error-vote = No tienes voto sobre este asiento.
error-size = Ese mensaje es demasiado largo.
error-slow = La conexión era demasiado lenta y se cortó. Vuelve sola.
error-no-page = Esa página no existe.
error-no-rule = Esa regla no existe.
