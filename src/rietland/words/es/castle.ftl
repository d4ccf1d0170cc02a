# La familia de las cartas: verbos, símbolos, preguntas, líneas del diario.
# Los nombres entran en las frases tal cual: una carta va entre comillas o tras dos puntos, un lugar
# tras la palabra «lugar» («en el lugar 2 (Herrería)»). Un encuentro tiene su forma con
# artículo, y con «a» donde es una criatura a la que se hace algo.

group-play = Cartas
group-symbol = Símbolos

castle-place = { $number } ({ $name })
    .alone = { $number } ({ $name })
castle-quiver-number = carcaj { $number }

gain-willpower = puntos de voluntad
gain-quiver = un carcaj
gain-ally = un aliado
gain-time = una carta de narrador más

spirit-doubles = fuerza duplicada
spirit-aids = 2 de fuerza para cada cual

encounter-hidden = carta desconocida
    .the = la carta desconocida

## Símbolos

symbols-and = { $first }, { $second }
symbol-strength = fuerza { $points }
    .remote = fuerza { $points }, también en otro lugar
symbol-quiver = fuerza de un carcaj
    .two = fuerza de uno o dos carcajes
symbol-grimoire = un grimorio
    .two = dos grimorios
symbol-willpower = { $points ->
        [one] { $points } punto de voluntad
       *[other] { $points } puntos de voluntad
    }
symbol-gain_quiver = robar un carcaj
    .two = robar dos carcajes
symbol-ally = un aliado
symbol-extra_narrator = una carta de narrador más
symbol-move = { $steps ->
        [one] { $steps } movimiento
       *[other] { $steps } movimientos
    }
symbol-take_back = recuperar una carta jugada
    .two = recuperar dos cartas jugadas
symbol-water_spirit = enviar al Espíritu del Agua
symbol-reveal = { $cards ->
        [one] girar boca arriba { $cards } carta
       *[other] girar boca arriba { $cards } cartas
    }
symbol-reveal_mission = descubrir una misión
symbol-remove = retirar una carta boca abajo
symbol-flip = dar la vuelta a una carta
symbol-swap = intercambiar dos criaturas
symbol-shift = mover una carta boca abajo
symbol-lure = atraer aquí a una criatura
symbol-lure_hidden = atraer aquí una carta boca abajo
symbol-fetch = traer un objeto de cualquier lugar
symbol-slay = derrotar a una criatura (fuerza ≤ { $at_most })
    .here = derrotar a una criatura de este lugar (fuerza ≤ { $at_most })
    .creature = derrotar sin combate { $what_acc }
symbol-exchange_mission = cambiar una misión
symbol-for_gold = por { $gold } de oro: { $what }

## Lo que daría una carta

castle-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, basta
    .willpower = { $missing ->
        [one] { $what } ({ $strength }): { $points }, basta con { $missing } punto de voluntad
       *[other] { $what } ({ $strength }): { $points }, basta con { $missing } puntos de voluntad
    }
    .together = { $what } ({ $strength }): { $points }, basta con ayuda ({ $helpers })
    .unpaid = { $gold ->
        [one] { $what } ({ $strength }): fuerza suficiente, pero falta { $gold } de oro
       *[other] { $what } ({ $strength }): fuerza suficiente, pero faltan { $gold } de oro
    }
    .short = { $what } ({ $strength }): { $most } como mucho, no basta
castle-clash-help = { $hero }, hasta { $points }

## Lo que se puede hacer

castle-do-roll = Ha salido un { $number }
castle-do-draw = Ha salido: { $face }
castle-do-play = Jugar «{ $card }»: { $what }
castle-do-recover = Recuperarse
castle-do-done = No usar más símbolos
castle-do-end = Terminar el turno
castle-do-go = Ir al lugar { $place }
castle-do-bring = Traer a { $hero }
castle-do-stop = Parar aquí
castle-do-come = Acudir
castle-do-stay = Quedarse
castle-do-gain = Obtener { $gain }
castle-do-reveal = Girar boca arriba la carta del lugar { $place }
castle-do-mission = Descubrir la misión del lugar { $place }
castle-do-remove = Retirar la carta del lugar { $place }
castle-do-flip = Dar la vuelta a la carta del lugar { $place }
castle-do-swap = Intercambiar criaturas: lugares { $place } y { $other }
castle-do-shift = Mover la carta del lugar { $place } al lugar { $other }
castle-do-lure = Atraer { $what_acc } desde el lugar { $place }
castle-do-back = Recuperar «{ $card }»
castle-do-spirit = Enviar al Espíritu del Agua al lugar { $place }: { $spirit }
castle-do-grimoire = Usar { $grimoire }
castle-do-fetch = Traer { $what_the } del lugar { $place }
castle-do-slay = Derrotar { $what_acc } en el lugar { $place }
castle-do-exchange = Cambiar la misión del lugar { $place }
castle-do-pay = Pagar el oro
castle-do-fight = Combatir contra { $what_the } en el lugar { $place }
castle-do-invite = Invitar a { $hero }
castle-do-support = Unirse al combate con «{ $card }»: { $what }
castle-do-decline = Quedarse al margen
castle-do-will = Sumar 1 punto de voluntad
castle-do-quiver = Usar el carcaj { $number }
castle-do-axe = Usar el hacha afilada
castle-do-ready = Eso es todo
castle-do-strike = Golpear
castle-do-withdraw = Renunciar al combate
castle-do-spend = Entregar { $trophy_the }
castle-do-offer = { $hero } entrega 1 punto de voluntad
castle-do-discard = Renunciar a «{ $card }»
castle-do-tire = Agotar «{ $card }»
castle-do-take = Tomar { $what_the }
castle-do-give = Dar a { $hero }: { $card }
castle-do-uncover = Descubrir la misión de este lugar
castle-do-complete = Cumplir la misión de este lugar
castle-do-repair = Afilar el hacha

## Lo que pregunta el juego

castle-ask-turn = { $who }, juega una carta o recupérate.
castle-ask-card = { $who }, por usar, en el orden que quieras: { $symbols }.
castle-ask-after = { $who }, ¿algo más antes de terminar tu turno?
castle-ask-move = { $who }, ¿adónde vas? { $left ->
        [one] Te queda { $left } movimiento.
       *[other] Te quedan { $left } movimientos.
    }
castle-ask-willing = { $hero } te llama al lugar { $place }. { $who }, ¿vas?
castle-ask-reveal = { $who }, ¿giras otra carta boca arriba?
castle-ask-symbol = { $who }, elige: { $what }.
castle-ask-fight = { $who } contra { $creature_the }: fuerza { $total } contra { $strength }. ¿Sumar, invitar o golpear?
castle-ask-join = { $who }, ¿te unes al combate contra { $creature_the }? Por ahora, fuerza { $total } contra { $strength }.
castle-ask-add = { $who }, ¿qué sumas? Por ahora, fuerza { $total } contra { $strength }.
castle-ask-spend = { $left ->
        [one] { $who }, ¿qué trofeo entregas? Falta { $left }.
       *[other] { $who }, ¿qué trofeo entregas? Faltan { $left }.
    }
castle-ask-offer = { $left ->
        [one] { $who }, ¿quién entrega voluntad? Falta { $left } punto.
       *[other] { $who }, ¿quién entrega voluntad? Faltan { $left } puntos.
    }
castle-ask-discard = { $left ->
        [one] { $who }, ¿a qué carta renuncias? Falta { $left }.
       *[other] { $who }, ¿a qué carta renuncias? Faltan { $left }.
    }
castle-ask-tire = { $left ->
        [one] { $who }, ¿qué carta de héroe se agota? Falta { $left }.
       *[other] { $who }, ¿qué carta de héroe se agota? Faltan { $left }.
    }
castle-ask-choose = { $card }: { $who }, elige.
castle-ask-encounter = ¿Qué carta de encuentro es?
castle-ask-mission = ¿Qué misión es?
castle-ask-narrator = ¿Qué carta de narrador es?
castle-ask-ally = ¿Qué aliado es?
castle-ask-quiver = ¿Qué carcaj es?
castle-over = La partida ha terminado.

## Cómo termina una partida

why-dragon = Tocaba una carta de narrador y el mazo estaba vacío: ha llegado el dragón.
why-deck-empty = Tocaba una carta de encuentro y el mazo estaba vacío: el castillo está invadido.
why-castle-free = Habéis cumplido la cuarta misión. ¡El castillo ha sido liberado!

## Lo que ha ocurrido

castle-log-read = Carta: { $what }.
castle-log-ended = El castillo está perdido. { $why }
    .won = ¡Victoria! { $why }
castle-log-die = Un dado muestra { $amount }.
castle-log-choice = { $who } elige: { $what }.
castle-log-turn = Es el turno de { $who }.
castle-log-played = { $who } juega «{ $what }»: { $option }.
castle-log-recovered = { $who } recupera { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }.
castle-log-narrator = Carta de narrador: { $what }. { $amount ->
        [0] El mazo está vacío; el dragón está a la vista.
        [one] Queda { $amount }.
       *[other] Quedan { $amount }.
    }
    .nobody = Carta de narrador: { $what }.
castle-log-placed = Llega al lugar { $place }: { $what }.
    .hidden = Una carta boca abajo llega al lugar { $place }.
castle-log-shown = Boca arriba en el lugar { $place }: { $what }.
castle-log-hidden = Ahora boca abajo en el lugar { $place }: { $what }.
castle-log-removed = Se retira del lugar { $place }: { $what }.
    .hidden = Una carta boca abajo se retira del lugar { $place }.
castle-log-card_moved = Del lugar { $from } al lugar { $place } pasa: { $what }.
    .hidden = Una carta boca abajo pasa del lugar { $from } al lugar { $place }.
castle-log-swapped = Las criaturas de los lugares { $place } y { $from } se intercambian.
castle-log-went = { $who } va al lugar { $place }.
castle-log-came = { $hero } trae a { $who } al lugar { $place }.
castle-log-stayed = { $who } no acude a la llamada de { $hero }.
castle-log-took = { $who } toma { $what_the }.
castle-log-gave = { $who } da a { $hero }: { $what }.
castle-log-mission = Misión del lugar { $place }: { $what }.
castle-log-completed = { $who } cumple la misión «{ $what }». Misiones cumplidas: { $amount }.
castle-log-exchanged = La misión «{ $what }» del lugar { $place } se cambia por otra.
    .hidden = La misión del lugar { $place } se cambia por otra sin mirarla.
castle-log-fight = { $who } planta cara { $what_acc } (fuerza { $amount }) en el lugar { $place }.
castle-log-joined = { $who } se une al combate con «{ $what }»: { $option }.
castle-log-declined = { $who } se queda al margen del combate.
castle-log-added = { $who } suma { $amount }.
    .willpower = { $amount ->
        [one] { $who } suma { $amount } punto de voluntad.
       *[other] { $who } suma { $amount } puntos de voluntad.
    }
    .quiver = { $who } usa un carcaj: { $amount }.
    .grimoire = { $who } usa un grimorio: { $amount }.
    .axe = { $who } usa el hacha afilada: { $amount }.
castle-log-withdrew = { $who } renuncia al combate contra { $what_the }.
castle-log-slain = { $what_The } cae ante una fuerza de { $amount } en el lugar { $place }.
    .other = { $what_The } cae sin combate en el lugar { $place }.
castle-log-reward = { $what_The } deja una recompensa para { $who }.
castle-log-burden = { $what_The } impone una carga a { $who }.
castle-log-spent = Sale de la galería: { $what }.
castle-log-willpower = { $amount ->
        [one] { $who } gana { $amount } punto de voluntad.
       *[other] { $who } gana { $amount } puntos de voluntad.
    }
    .lost = { $amount ->
        [one] { $who } entrega { $amount } punto de voluntad.
       *[other] { $who } entrega { $amount } puntos de voluntad.
    }
castle-log-quiver = { $who } roba el carcaj { $amount }.
castle-log-quivers = Los carcajes usados se barajan y vuelven a la reserva.
castle-log-ally = { $who } gana un aliado: { $what }.
castle-log-time = Una carta de narrador adicional va debajo del mazo: ahora hay { $amount }.
castle-log-axe = El hacha de { $who } ha perdido el filo.
    .sharp = El hacha de { $who } vuelve a estar afilada.
castle-log-spirit = El Espíritu del Agua está en el lugar { $place }: { $what }.
castle-log-grimoire = { $who } abre { $what }.
castle-log-back = Gracias a { $hero }, { $who } recupera «{ $what }».
    .self = { $who } recupera «{ $what }».
castle-log-discarded = { $who } renuncia a «{ $what }».
castle-log-tired = { $who } agota «{ $what }».
castle-log-nothing = No hay nada que ganar.

## La mesa en texto

castle-sight-piles = Mazo de narrador: { $narrator }; cartas de encuentro: { $deck }, aliados: { $allies }, carcajes: { $quivers }, voluntad: { $willpower }. Misiones: { $done } de { $needed }.
castle-sight-place = { $number } { $name }: { $cards }; héroes: { $heroes }
castle-sight-mission = – Misión: { $name }. { $rule }
castle-sight-creature = { $name } ({ $strength })
castle-sight-unknown = carta boca abajo
castle-sight-down = { $name } (boca abajo)
castle-sight-spirit = Espíritu del Agua ({ $face })
castle-sight-hero = { $name } ({ $name ->
        [Chada] arquera
       *[other] { $role }
    }) en el lugar { $place }, voluntad { $willpower }
castle-sight-hand = mano: { $cards }
castle-sight-played = jugadas: { $cards }
castle-sight-quivers = carcajes { $values }
castle-sight-axe-sharp = hacha afilada
castle-sight-axe-blunt = hacha sin filo
castle-sight-grimoires = abiertos: { $names }
castle-sight-gallery = Galería: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $gold } de oro. { $rows }
castle-sight-open = Símbolos por usar: { $symbols }.
castle-sight-fight = Combate contra { $creature ->
        [Calrai] { $creature }
        [Hagrod] { $creature }
        [Shan] { $creature }
       *[other] el { $creature }
    }: fuerza { $total } contra { $strength }.
castle-sight-fighter = { $name } con «{ $card }»: { $value }

## La mesa de la familia de las cartas en el navegador.

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
castle-recover-last = { $left ->
        [0] No queda ninguna carta de narrador: llega el dragón y la partida se pierde.
        [1] Se robará la última carta de narrador. Si hace falta otra, la partida se pierde.
       *[other] Se robará la penúltima carta de narrador. Dos cartas después, la partida se pierde.
    } ¿Recuperarse de todos modos?
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
castle-help-why = Las líneas del diario nombran su regla o su carta, y también todo lo que no puedes hacer. Haz clic en ella para leerla.
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
