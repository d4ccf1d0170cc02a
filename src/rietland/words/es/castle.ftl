# La mesa de la familia de las cartas en el navegador.

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
        [0] El dragón está a la vista: no queda ninguna carta de narrador ({ $all } en total).
        [one] El dragón está cerca: queda { $left } carta de narrador ({ $all } en total).
       *[other] Quedan { $left } cartas de narrador ({ $all } en total).
    }
castle-last = Última carta de narrador: { $card }
castle-half = { $place }: { $number } { $face }
castle-here = donde está el héroe
castle-up = boca arriba
castle-down = boca abajo
castle-recover = Recuperarse
castle-missions = Misiones: { $done } de { $needed }
castle-missions-how = { $needed ->
        [one] Cumplid { $needed } misión para liberar el castillo: dejad un lugar sin cartas, descubrid su misión y cumplidla allí.
       *[other] Cumplid { $needed } misiones para liberar el castillo: dejad un lugar sin cartas, descubrid su misión y cumplidla allí.
    }
castle-completed = Cumplidas
castle-mission = Misión
castle-mission-fresh = Se descubre una misión
castle-mission-hidden = Misión: nadie la ha visto aún.
castle-mission-how = Se puede descubrir cuando no tiene ninguna carta encima.
castle-mission-open = Misión: { $name }
castle-mission-covered = Misión: { $name }, tapada de nuevo
castle-mission-ready = Misión: { $name }, lista para cumplirse
castle-met = se puede cumplir
castle-met-covered = condición cumplida, pero tapada
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
castle-whose = ¿De quién es la mano?
castle-hand-empty = Sin cartas en la mano: recupérate.
castle-in-hand = { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }
castle-in-use = En uso
castle-using = En uso: { $card }
castle-used-up = No queda nada por usar.
castle-played = Jugadas
castle-laid = { $card } (jugada)
castle-or = o
castle-play-hint = Elige una línea de una de las cartas de abajo, o recupérate.
castle-join-hint = Elige una línea de una de las cartas de abajo para unirte, o quédate al margen.
castle-score = { $number ->
        [0] No quedaba ninguna carta de narrador en el mazo.
        [one] Quedaba { $number } carta de narrador en el mazo.
       *[other] Quedaban { $number } cartas de narrador en el mazo.
    }
castle-touch = Elige un lugar resaltado del castillo, o su número aquí.
castle-on-turn = es su turno
castle-find = { $who } está aquí: { $place }. Mostrar
castle-closed = cerrado
castle-spirit = Espíritu del Agua
castle-axe = hacha
castle-quiver = carcaj
castle-printed = fuerza de la carta
castle-missing = { $number ->
        [one] Falta { $number }.
       *[other] Faltan { $number }.
    }
castle-enough = Basta para vencer.
castle-enough-toll = Basta, pero vencer cuesta además { $number } de oro.
castle-toll-missing = { $number ->
        [one] La fuerza basta, pero el oro no: la victoria cuesta { $number } de oro.
       *[other] La fuerza basta, pero el oro no: la victoria cuesta { $number } de oro.
    }
castle-sum = fuerza { $total } contra { $strength }

castle-how-goal = { $needed ->
        [one] Cumplid { $needed } misión y el castillo quedará libre.
       *[other] Cumplid { $needed } misiones y el castillo quedará libre.
    }
castle-how-turn = En tu turno juegas una carta y usas una de sus tres líneas, o te recuperas: tus cartas vuelven a la mano, pero una carta de narrador trae nuevas criaturas.
castle-how-clear = En cada lugar hay una misión bajo las cartas. Descubrid las cartas ocultas, combatid contra las criaturas y tomad los objetos hasta que el lugar quede despejado.
castle-how-fight = Un combate no necesita dados: vuestra fuerza debe igualar o superar la de la criatura. Los héroes del mismo lugar pueden unirse con una carta suya.
castle-how-dragon = { $left ->
        [one] En el mazo queda { $left } carta de narrador.
       *[other] En el mazo quedan { $left } cartas de narrador.
    } Si hay que robar una y no queda ninguna, llega el dragón y habéis perdido.

castle-help-lit = Todo lo que puedes hacer está resaltado y figura en la lista junto al castillo. Haz clic en ello o pulsa su número.
castle-help-card = Cada línea de una carta de tu mano es una manera de jugarla; si una línea tiene dos símbolos, los usas en el orden que quieras.
castle-help-drag = También puedes arrastrar: tu figura a un lugar, una carta de un montón a otro, un objeto a un héroe.
castle-help-place = Haz clic en un lugar para ver todo su montón y su misión. Un clic derecho lo señala a los demás.
castle-help-fight = Una etiqueta como 5:6 compara la fuerza de una línea con la de la criatura y dice si basta: en solitario, con voluntad o con ayuda. En el combate ves quién aporta qué, la suma y lo que aún falta.
castle-help-why = Tanto las líneas del diario como lo que no puedes hacer indican su regla o su carta. Haz clic en ella para leerla.
castle-help-undo = «Deshacer» llega hasta la última carta descubierta. «Repetición» lleva a cualquier momento, y desde allí puedes seguir jugando.
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

ability-rietburg-chada = Dispara con los carcajes que roba. La voluntad no la ayuda en combate.
ability-rietburg-thorn = El brazo más fuerte; retira cartas ocultas sin verlas.
ability-rietburg-orfen = Tiene cuatro cartas en lugar de tres y atrae a las criaturas hasta donde está.
ability-rietburg-kram = Su hacha suma 4 una vez y después 1; por 2 de oro se vuelve a afilar. Mueve cartas ocultas.
ability-rietburg-eara = Combate, se mueve y descubre cartas con seis grimorios, que vuelven a abrirse cuando se recupera.
ability-rietburg-kheela = Envía al Espíritu del Agua, que duplica la fuerza de su propia carta o da 2 de fuerza a cada héroe que combate allí.

variant-rietburg-1 = Variante
    .none = según la dificultad

## Help without a mouse

castle-help-lit-touch = Todo lo que puedes hacer está resaltado y figura en la lista bajo el castillo. Tócalo.
castle-help-place-touch = Toca un lugar para ver todo su montón y su misión.
castle-help-why-touch = Las líneas del diario nombran su regla o su carta, y también todo lo que no puedes hacer. Tócala para leerla.
