# Lo que ha salido mal, para quien lo ha intentado.

error-malformed = Esa frase no es de este juego: { $detail }
error-illegal = Ahora no está permitido.
    .rule = Ahora no está permitido ({ $rule }).
error-not-your-turn = Ahora le toca responder a { $who }.
error-not-your-hero = No eres quien lleva a { $who }.
error-stale = Mientras tanto, la partida ha seguido. Mira de nuevo y vuelve a elegir.
error-over = La leyenda ha terminado.
error-chance = Ahora deciden los dados.
error-no-game = Esa mesa no existe.
error-no-seat = Este asiento no es tuyo.
error-undo = No hay nada que deshacer: se han tirado dados o se ha descubierto algo.
error-setup = Esta partida no se puede preparar: { $detail }
error-content = El contenido se contradice: { $detail }
error-version = Esta partida se grabó con otra versión: { $detail }
