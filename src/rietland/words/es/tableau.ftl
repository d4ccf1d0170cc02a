# La familia de las cartas: verbos, símbolos, preguntas, líneas del diario.
# Los nombres entran en las frases tal cual: una carta va entre comillas o tras dos puntos, un lugar
# tras la palabra «lugar» («en el lugar 2 (Herrería)»). Un encuentro tiene su forma con
# artículo, y con «a» donde es una criatura a la que se hace algo.

group-play = Cartas
group-symbol = Símbolos

tableau-place = { $number } ({ $name })
    .alone = { $number } ({ $name })
tableau-quiver = carcaj { $number }

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
symbol-banish = expulsar a una criatura (fuerza ≤ { $at_most })
    .here = expulsar a una criatura de este lugar (fuerza ≤ { $at_most })
symbol-exchange_mission = cambiar una misión
symbol-for_gold = por { $gold } de oro: { $what }

## Lo que daría una carta

tableau-clash = { $what } ({ $strength })
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
tableau-clash-help = { $hero }, hasta { $points }

## Lo que se puede hacer

tableau-do-roll = Ha salido un { $number }
tableau-do-draw = Ha salido: { $face }
tableau-do-play = Jugar «{ $card }»: { $what }
tableau-do-recover = Recuperarse
tableau-do-done = No usar más símbolos
tableau-do-end = Terminar el turno
tableau-do-go = Ir al lugar { $place }
tableau-do-bring = Traer a { $hero }
tableau-do-stop = Parar aquí
tableau-do-come = Acudir
tableau-do-stay = Quedarse
tableau-do-gain = Obtener { $gain }
tableau-do-reveal = Girar boca arriba la carta del lugar { $place }
tableau-do-mission = Descubrir la misión del lugar { $place }
tableau-do-remove = Retirar la carta del lugar { $place }
tableau-do-flip = Dar la vuelta a la carta del lugar { $place }
tableau-do-swap = Intercambiar criaturas: lugares { $place } y { $other }
tableau-do-shift = Mover la carta del lugar { $place } al lugar { $other }
tableau-do-lure = Atraer { $what_acc } desde el lugar { $place }
tableau-do-back = Recuperar «{ $card }»
tableau-do-spirit = Enviar al Espíritu del Agua al lugar { $place }: { $spirit }
tableau-do-grimoire = Usar { $grimoire }
tableau-do-fetch = Traer { $what_the } del lugar { $place }
tableau-do-slay = Derrotar { $what_acc } en el lugar { $place }
tableau-do-banish = Expulsar { $what_acc } del lugar { $place }
tableau-do-exchange = Cambiar la misión del lugar { $place }
tableau-do-pay = Pagar el oro
tableau-do-fight = Combatir contra { $what_the } en el lugar { $place }
tableau-do-invite = Invitar a { $hero }
tableau-do-support = Unirse al combate con «{ $card }»: { $what }
tableau-do-decline = Quedarse al margen
tableau-do-will = Sumar 1 punto de voluntad
tableau-do-quiver = Usar el carcaj { $number }
tableau-do-axe = Usar el hacha afilada
tableau-do-ready = Eso es todo
tableau-do-strike = Golpear
tableau-do-withdraw = Renunciar al combate
tableau-do-spend = Entregar { $trophy_the }
tableau-do-offer = { $hero } entrega 1 punto de voluntad
tableau-do-discard = Renunciar a «{ $card }»
tableau-do-tire = Agotar «{ $card }»
tableau-do-take = Tomar { $what_the }
tableau-do-give = Dar a { $hero }: { $card }
tableau-do-uncover = Descubrir la misión de este lugar
tableau-do-complete = Cumplir la misión de este lugar
tableau-do-repair = Afilar el hacha

## Lo que pregunta el juego

tableau-ask-turn = { $who }, juega una carta o recupérate.
tableau-ask-card = { $who }, por usar, en el orden que quieras: { $symbols }.
tableau-ask-after = { $who }, ¿algo más antes de terminar tu turno?
tableau-ask-move = { $who }, ¿adónde vas? { $left ->
        [one] Te queda { $left } movimiento.
       *[other] Te quedan { $left } movimientos.
    }
tableau-ask-willing = { $hero } te llama al lugar { $place }. { $who }, ¿vas?
tableau-ask-reveal = { $who }, ¿giras otra carta boca arriba?
tableau-ask-symbol = { $who }, elige: { $what }.
tableau-ask-fight = { $who } contra { $creature_the }: fuerza { $total } contra { $strength }. ¿Sumar, invitar o golpear?
tableau-ask-join = { $who }, ¿te unes al combate contra { $creature_the }? Por ahora, fuerza { $total } contra { $strength }.
tableau-ask-add = { $who }, ¿qué sumas? Por ahora, fuerza { $total } contra { $strength }.
tableau-ask-spend = { $left ->
        [one] { $who }, ¿qué trofeo entregas? Falta { $left }.
       *[other] { $who }, ¿qué trofeo entregas? Faltan { $left }.
    }
tableau-ask-offer = { $left ->
        [one] { $who }, ¿quién entrega voluntad? Falta { $left } punto.
       *[other] { $who }, ¿quién entrega voluntad? Faltan { $left } puntos.
    }
tableau-ask-discard = { $left ->
        [one] { $who }, ¿a qué carta renuncias? Falta { $left }.
       *[other] { $who }, ¿a qué carta renuncias? Faltan { $left }.
    }
tableau-ask-tire = { $left ->
        [one] { $who }, ¿qué carta de héroe se agota? Falta { $left }.
       *[other] { $who }, ¿qué carta de héroe se agota? Faltan { $left }.
    }
tableau-ask-choose = { $card }: { $who }, elige.
tableau-ask-encounter = ¿Qué carta de encuentro es?
tableau-ask-mission = ¿Qué misión es?
tableau-ask-narrator = ¿Qué carta de narrador es?
tableau-ask-ally = ¿Qué aliado es?
tableau-ask-quiver = ¿Qué carcaj es?
tableau-over = La partida ha terminado.

## Cómo termina una partida

why-dragon = Tocaba una carta de narrador y el mazo estaba vacío: ha llegado el dragón.
why-deck-empty = Tocaba una carta de encuentro y el mazo estaba vacío: el castillo está invadido.
why-castle-free = Habéis cumplido la cuarta misión. ¡El castillo ha sido liberado!

## Lo que ha ocurrido

tableau-log-read = Carta: { $what }.
tableau-log-ended = El castillo está perdido. { $why }
    .won = ¡Victoria! { $why }
tableau-log-die = Un dado muestra { $amount }.
tableau-log-choice = { $who } elige: { $what }.
tableau-log-turn = Es el turno de { $who }.
tableau-log-played = { $who } juega «{ $what }»: { $option }.
tableau-log-recovered = { $who } recupera { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }.
tableau-log-narrator = Carta de narrador: { $what }. { $amount ->
        [0] El mazo está vacío; el dragón está a la vista.
        [one] Queda { $amount }.
       *[other] Quedan { $amount }.
    }
    .nobody = Carta de narrador: { $what }.
tableau-log-placed = Llega al lugar { $place }: { $what }.
    .hidden = Una carta boca abajo llega al lugar { $place }.
tableau-log-shown = Boca arriba en el lugar { $place }: { $what }.
tableau-log-hidden = Ahora boca abajo en el lugar { $place }: { $what }.
tableau-log-removed = Se retira del lugar { $place }: { $what }.
    .hidden = Una carta boca abajo se retira del lugar { $place }.
tableau-log-card_moved = Del lugar { $from } al lugar { $place } pasa: { $what }.
    .hidden = Una carta boca abajo pasa del lugar { $from } al lugar { $place }.
tableau-log-swapped = Las criaturas de los lugares { $place } y { $from } se intercambian.
tableau-log-went = { $who } va al lugar { $place }.
tableau-log-came = { $hero } trae a { $who } al lugar { $place }.
tableau-log-stayed = { $who } no acude a la llamada de { $hero }.
tableau-log-took = { $who } toma { $what_the }.
tableau-log-gave = { $who } da a { $hero }: { $what }.
tableau-log-mission = Misión del lugar { $place }: { $what }.
tableau-log-completed = { $who } cumple la misión «{ $what }». Misiones cumplidas: { $amount }.
tableau-log-exchanged = La misión «{ $what }» del lugar { $place } se cambia por otra.
    .hidden = La misión del lugar { $place } se cambia por otra sin mirarla.
tableau-log-fight = { $who } planta cara { $what_acc } (fuerza { $amount }) en el lugar { $place }.
tableau-log-joined = { $who } se une al combate con «{ $what }»: { $option }.
tableau-log-declined = { $who } se queda al margen del combate.
tableau-log-added = { $who } suma { $amount }.
    .willpower = { $amount ->
        [one] { $who } suma { $amount } punto de voluntad.
       *[other] { $who } suma { $amount } puntos de voluntad.
    }
    .quiver = { $who } usa un carcaj: { $amount }.
    .grimoire = { $who } usa un grimorio: { $amount }.
    .axe = { $who } usa el hacha afilada: { $amount }.
tableau-log-withdrew = { $who } renuncia al combate contra { $what_the }.
tableau-log-slain = { $what_The } cae ante una fuerza de { $amount } en el lugar { $place }.
    .other = { $what_The } cae sin combate en el lugar { $place }.
tableau-log-reward = { $what_The } deja una recompensa para { $who }.
tableau-log-burden = { $what_The } impone una carga a { $who }.
tableau-log-spent = Sale de la galería: { $what }.
tableau-log-willpower = { $amount ->
        [one] { $who } gana { $amount } punto de voluntad.
       *[other] { $who } gana { $amount } puntos de voluntad.
    }
    .lost = { $amount ->
        [one] { $who } entrega { $amount } punto de voluntad.
       *[other] { $who } entrega { $amount } puntos de voluntad.
    }
tableau-log-quiver = { $who } roba el carcaj { $amount }.
tableau-log-quivers = Los carcajes usados se barajan y vuelven a la reserva.
tableau-log-ally = { $who } gana un aliado: { $what }.
tableau-log-time = Una carta de narrador va debajo del mazo: ahora hay { $amount }.
tableau-log-axe = El hacha de { $who } ha perdido el filo.
    .sharp = El hacha de { $who } vuelve a estar afilada.
tableau-log-spirit = El Espíritu del Agua está en el lugar { $place }: { $what }.
tableau-log-grimoire = { $who } abre { $what }.
tableau-log-back = Gracias a { $hero }, { $who } recupera «{ $what }».
    .self = { $who } recupera «{ $what }».
tableau-log-discarded = { $who } renuncia a «{ $what }».
tableau-log-tired = { $who } agota «{ $what }».
tableau-log-nothing = No hay nada que ganar.

## La mesa en texto

tableau-sight-piles = Mazo de narrador: { $narrator }; cartas de encuentro: { $deck }, aliados: { $allies }, carcajes: { $quivers }, voluntad: { $willpower }. Misiones: { $done } de { $needed }.
tableau-sight-place = { $number } { $name }: { $cards }; héroes: { $heroes }
tableau-sight-mission = – Misión: { $name }. { $rule }
tableau-sight-creature = { $name } ({ $strength })
tableau-sight-unknown = carta boca abajo
tableau-sight-down = { $name } (boca abajo)
tableau-sight-spirit = Espíritu del Agua ({ $face })
tableau-sight-hero = { $name } ({ $name ->
        [Chada] arquera
       *[other] { $role }
    }) en el lugar { $place }, voluntad { $willpower }
tableau-sight-hand = mano: { $cards }
tableau-sight-played = jugadas: { $cards }
tableau-sight-quivers = carcajes { $values }
tableau-sight-axe-sharp = hacha afilada
tableau-sight-axe-blunt = hacha sin filo
tableau-sight-grimoires = abiertos: { $names }
tableau-sight-gallery = Galería: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $gold } de oro. { $rows }
tableau-sight-open = Símbolos por usar: { $symbols }.
tableau-sight-fight = Combate contra { $creature ->
        [Calrai] { $creature }
        [Hagrod] { $creature }
        [Shan] { $creature }
       *[other] el { $creature }
    }: fuerza { $total } contra { $strength }.
tableau-sight-fighter = { $name } con «{ $card }»: { $value }
