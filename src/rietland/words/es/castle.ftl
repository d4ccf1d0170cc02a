# The browser table of the card family.

castle-turn = Turno { $number }
castle-replay-at = { $at } de { $all }, turno { $turn }
castle-title = El castillo
castle-state = El dragón y las misiones
castle-cards-title = Mano y galería
castle-supply = Reservas
castle-deck = Cartas de encuentro restantes
castle-allies = Aliados
castle-quivers = Carcajes
castle-dragon = { $left ->
        [0] El dragón está a la vista: no queda ninguna carta de narrador de { $all }.
        [one] El dragón está cerca: queda { $left } carta de narrador de { $all }.
       *[other] Quedan { $left } cartas de narrador de { $all }.
    }
castle-last = Última carta de narrador: { $card }
castle-half = { $place }: { $number } { $face }
castle-here = donde está el héroe
castle-up = boca arriba
castle-down = boca abajo
castle-recover = Recuperarse
castle-missions = Misiones: { $done } de { $needed }
castle-missions-how = { $needed } misiones liberan el castillo. Despejad un lugar de sus cartas, descubrid su misión y cumplidla allí.
castle-completed = Cumplidas
castle-mission = Misión
castle-mission-fresh = Se descubre una misión
castle-mission-hidden = Misión: nadie la ha visto aún.
castle-mission-how = Se puede descubrir cuando no tiene ninguna carta encima.
castle-mission-open = Misión: { $name }
castle-mission-covered = Misión: { $name }, cubierta de nuevo
castle-mission-ready = Misión: { $name }, lista para cumplirse
castle-met = se puede cumplir
castle-met-covered = cumplida, pero cubierta
castle-done-here = La misión de este lugar está cumplida.
castle-clear = Sin cartas
castle-cards = { $number ->
        [0] Sin cartas
        [one] { $number } carta
       *[other] { $number } cartas
    }
castle-stack = { $number ->
        [one] { $number } carta: { $cards }
       *[other] { $number } cartas, desde arriba: { $cards }
    }
castle-gallery = Galería
castle-row-1 = con oro
castle-row-2 = gors voladores
castle-row-3 = otros
castle-hand = Mano de { $who }
castle-whose = La mano de quién
castle-hand-empty = Sin cartas en la mano: recupérate.
castle-in-hand = { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }
castle-in-use = En uso
castle-using = En uso: { $card }
castle-used-up = Ya no queda nada por usar de ella.
castle-played = Jugadas
castle-laid = { $card } (jugada)
castle-or = o
castle-play-hint = Elige una línea de una carta de la mano de abajo, o recupérate.
castle-join-hint = Elige una línea de una carta de la mano de abajo para unirte, o quédate fuera.
castle-score = { $number ->
        [one] Quedaba { $number } carta de narrador en el mazo.
       *[other] Quedaban { $number } cartas de narrador en el mazo.
    }
castle-touch = Elige un lugar iluminado del castillo, o su número aquí.
castle-on-turn = es su turno
castle-find = { $who } está aquí: { $place }. Mostrar
castle-closed = cerrado
castle-spirit = Espíritu del Agua
castle-axe = hacha
castle-quiver = carcaj
castle-printed = fuerza de la carta
castle-missing = Faltan { $number }.
castle-enough = Basta para vencer.
castle-enough-toll = Basta; el golpe cuesta además { $number } de oro.
castle-toll-missing = La fuerza basta, pero en la galería falta oro: { $number }.
castle-sum = { $total } de { $strength }

castle-how-goal = Cumplid { $needed } misiones y el castillo será libre.
castle-how-turn = En tu turno juegas una carta y usas una de sus tres líneas, o te recuperas: tus cartas vuelven a la mano, pero una carta de narrador trae nuevas criaturas.
castle-how-clear = En cada lugar hay una misión bajo las cartas. Descubrid las cartas ocultas, luchad contra las criaturas, tomad los objetos, hasta que quede libre.
castle-how-fight = Un combate no necesita dados: vuestra fuerza debe alcanzar la de la criatura. Los héroes del mismo lugar pueden unirse con una carta suya.
castle-how-dragon = En el mazo hay { $left } cartas de narrador. Si hace falta una y no queda ninguna, ha llegado el dragón.

castle-help-lit = Lo que puedes hacer está iluminado y figura junto al castillo. Haz clic o pulsa su número.
castle-help-card = Cada línea de una carta de tu mano es una manera de jugarla; dos símbolos de una línea se usan en cualquier orden.
castle-help-drag = También puedes arrastrar: tu figura a un lugar, una carta de un montón a otro, un objeto a un héroe.
castle-help-place = Haz clic en un lugar para ver todo su montón y su misión. Un clic derecho lo señala a los demás.
castle-help-fight = Una etiqueta como 5:6 dice cuánto daría una línea contra qué fuerza, y si basta: a solas, con voluntad o con ayuda. En el combate ves quién aporta qué, la suma y lo que aún falta.
castle-help-why = Cada línea del registro nombra su regla, y también todo lo que no puedes hacer. Haz clic en la regla para leerla.
castle-help-undo = Deshacer llega hasta la última carta descubierta. La repetición va a cualquier momento, y puedes seguir jugando desde allí.
key-castle = M
    .does = al castillo
key-castle-arrows = Flechas
    .does = en el castillo: al lugar siguiente
key-castle-hand = H
    .does = a las cartas de la mano
key-castle-cards = C
    .does = las misiones
key-castle-ping = P
    .does = en el castillo: señalar el lugar

ability-rietburg-chada = Dispara con los carcajes que roba. La voluntad no le ayuda en combate.
ability-rietburg-thorn = El brazo más fuerte; retira cartas ocultas sin verlas.
ability-rietburg-orfen = Cuatro cartas en vez de tres; atrae criaturas a donde está.
ability-rietburg-kram = Su hacha suma 4 una vez, luego 1; dos de oro la afilan de nuevo. Mueve cartas ocultas.
ability-rietburg-eara = Lucha, se mueve y ve con seis grimorios, que se abren de nuevo cuando se recupera.
ability-rietburg-kheela = Envía al Espíritu del Agua, que dobla su propia carta o presta 2 a todos los que estén allí.

variant-rietburg-1 = Un ajuste
    .none = según la dificultad

## Help without a mouse

castle-help-lit-touch = Todo lo que puedes hacer está resaltado y figura en la lista bajo el castillo. Tócalo.
castle-help-place-touch = Toca un lugar para ver todo su montón y su misión.
castle-help-why-touch = Las líneas del diario nombran su regla o su carta, y también todo lo que no puedes hacer. Tócala para leerla.
