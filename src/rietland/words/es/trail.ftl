# La familia de las sendas: dos héroes, sus pilas y la Maldición. Lo que se dice de las cartas y las
# etapas de una caja está en los archivos de la caja.

group-use = Cartas
group-give = Dar
group-fire = Hogueras
group-begin = Preparación

difficulty-allies_0 = sin aliados
difficulty-allies_1 = un aliado
difficulty-allies_2 = dos aliados
difficulty-allies_3 = tres aliados
difficulty-allies_4 = cuatro aliados

## Nombres

trail-pile-left = pila izquierda
    .the = la pila izquierda
    .of = de la pila izquierda
trail-pile-middle = pila del centro
    .the = la pila del centro
    .of = de la pila del centro
trail-pile-right = pila derecha
    .the = la pila derecha
    .of = de la pila derecha

trail-face-sunny = cara soleada
trail-face-rainy = cara lluviosa
trail-face-passive = pasiva
trail-face-active = activa
trail-face-front = boca arriba
trail-face-castaway = Un náufrago
trail-face-leam = Leam
trail-face-human = humano
trail-face-bear = oso
trail-face-captain = capitán
trail-face-wounded = herido

trail-curse = la Maldición

## Símbolos: en cartas, casillas y caminos

trail-symbol-gain = ganar { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } de voluntad
trail-symbol-lose = perder { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } de voluntad
trail-symbol-curse = la Maldición avanza { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
    .back = la Maldición retrocede { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
trail-symbol-fog = robar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de niebla
trail-symbol-reserve = poner { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la reserva en el mazo de robo
trail-symbol-take = tomar { $what_the }
trail-symbol-turn = girar esta carta
trail-symbol-rain = la carta de héroe usada pasa a la cara lluviosa
trail-symbol-sunny = girar hasta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de héroe a la cara soleada
trail-symbol-rainy = girar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de héroe a la cara lluviosa
trail-symbol-calm = calmar hasta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de maldición
trail-symbol-wake = despertar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de maldición
trail-symbol-walk = mover hasta { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    }
    .free = mover hasta { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    } sin el +N de la Maldición
trail-symbol-stride = avanzar { $number ->
        [one] { $number } casilla, sea cual sea su número y sin el +N de la Maldición
       *[other] hasta { $number } casillas, sean cuales sean sus números y sin el +N de la Maldición
    }
    .free = avanzar { $number ->
        [one] { $number } casilla, sea cual sea su número, sin el +N de la Maldición ni los símbolos del camino
       *[other] hasta { $number } casillas, sean cuales sean sus números, sin el +N de la Maldición ni los símbolos de los caminos
    }
trail-symbol-back = retroceder { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
trail-symbol-rock = { $party ->
        [1] roca: la Maldición avanza { $number ->
            [one] { $number } casilla
           *[other] { $number } casillas
        }
       *[other] roca: el otro héroe retrocede { $number ->
            [one] { $number } casilla
           *[other] { $number } casillas
        }
    }
trail-symbol-stop = casilla de parada
trail-symbol-red = casilla de parada roja: fin de la etapa
    .fog = casilla de parada roja: fin de la etapa; el camino a la etapa siguiente cuesta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de niebla de este mazo{ $party ->
        [1] {""}
       *[other] , por cada héroe
    }
trail-symbol-penalty = mientras la Maldición está aquí, cada casilla cuesta { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    } más
trail-symbol-gate = solo se puede parar con fuerza { $number } o más
trail-symbol-start = salida: { $what }
trail-symbol-target = meta: { $what }
trail-symbol-lock = { $party ->
        [1] antes de parar aquí hay que derrotar para siempre { $what_acc }
       *[other] cerrado para quien tenga { $what_acc }; solo se gana si se ha derrotado para siempre { $what_acc }, y quien ha llegado no puede ayudar
    }
trail-symbol-only = solo para { $what }
trail-symbol-closed = cerrado para quien lleve consigo a { $what } (oso)

trail-and = { $first }, { $second }
trail-or = { $first }; o { $second }
trail-helps-fight = combatir con fuerza { $number }
trail-nothing = nada
trail-use = { $does }; { $then }
trail-then-bottom = poner la carta debajo de la pila
trail-then-remove = retirar la carta del juego
trail-then-turn = girar la carta
trail-then-rest = este aliado descansa hasta el final de la etapa

## Lo que se puede hacer

trail-do-draw = Robada: { $what }
trail-do-unfold = Etapa siguiente: { $what }
trail-do-move = «{ $what }»: mover hasta { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
    .price = «{ $what }»: mover hasta { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } (precio: { $price })
trail-do-go = Ir a «{ $where }»
    .via = Ir a «{ $where }» pasando por { $via }
    .straight = Ir directamente a «{ $where }»
    .stay = Quedarse en «{ $where }»
trail-do-use = «{ $what }»: { $does }
trail-do-fight = Combatir contra { $against_the } de una pila de { $other } usando «{ $what }» ({ $number } contra { $needed })
trail-do-call = Combate en grupo contra { $against_the } de una pila de { $other }, primero usando «{ $what }» (hasta { $number } + { $added } = { $sum } contra { $needed })
    .alone = Combatir contra { $against_the } con dos cartas, primero usando «{ $what }» (hasta { $number } + { $added } = { $sum } contra { $needed })
trail-do-join = Unirse al combate con «{ $what }»: { $number } + { $added } = { $sum }
    .alone = Añadir «{ $what }»: { $number } + { $added } = { $sum }
trail-do-decline = Quedarse al margen
trail-do-keep = { $who } recibe { $number }, { $other } recibe { $rest }
trail-do-afterwards = { $what_The }
trail-do-put_off = Poner «{ $what }» debajo de la pila sin usarla
trail-do-hand = Dar { $what_the }
trail-do-stow = Poner debajo de { $pile_the }
trail-do-give = { $who } da 1 punto de voluntad a { $other }
trail-do-flip = Girar «{ $what }» ({ $pile }, carta { $number })
trail-do-enough = No girar más cartas
trail-do-back = Retroceder a «{ $where }»
trail-do-rest = Hoguera: ganar 1 punto de voluntad y girar la carta de héroe { $pile_of } a la cara soleada
    .dry = Hoguera: ganar 1 punto de voluntad
trail-do-shift = Hoguera: poner «{ $what }» debajo de la pila
trail-do-begin = Empieza { $other }
trail-do-lay = Elegir la etapa «{ $what }»
trail-do-ally = Elegir a { $what } ({ $does })
trail-do-place = { $other }: { $pile }

## Lo que pregunta el juego

trail-ask-turn = { $who }, ¿qué carta activas?
trail-ask-give = { $who }, el otro héroe está bloqueado: ahora solo puede ayudarle tu voluntad.
trail-ask-go = { $who }, ¿adónde vas? Tienes { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    }.
    .spaces = { $who }, ¿adónde vas? Puedes avanzar { $number ->
        [one] { $number } casilla
       *[other] hasta { $number } casillas
    }, sean cuales sean los números.
    .light = { $who }, ¿adónde vas? Tienes { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    } sin el +N de la Maldición.
    .flight = { $who }, ¿adónde vas? Puedes avanzar { $number ->
        [one] { $number } casilla
       *[other] hasta { $number } casillas
    }, sean cuales sean los números y los símbolos de los caminos.
trail-ask-back = { $who }, ¿por qué camino retrocedes?
trail-ask-join = { $who }, ¿ayudas a { $other } contra { $what_the }? { $other } aporta { $number } de { $needed }.
    .alone = { $who }, ¿qué segunda carta añades? Contra { $what_the } aportas { $number } de { $needed }.
trail-ask-share = { $who }, ¿cómo os repartís la recompensa de { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } de voluntad?
trail-ask-after = { $who }, ¿qué pasa con el arma?
trail-ask-stow = { $who }, ¿debajo de qué pila pones { $what_the }?
trail-ask-sunny = { $who }, ¿qué carta de héroe giras a la cara soleada?
trail-ask-rainy = { $who }, ¿qué carta de héroe giras a la cara lluviosa?
trail-ask-calm = { $who }, ¿qué carta de maldición calmas?
trail-ask-wake = { $who }, ¿qué carta de maldición despiertas?
trail-ask-fog = ¿Qué carta de niebla se ha robado?
trail-ask-curse = ¿Qué carta de maldición es?
trail-ask-map = ¿Qué etapa viene ahora?
trail-ask-lay = ¿Qué etapa jugáis ahora?
trail-ask-ally = ¿Qué aliado os acompaña?
trail-ask-place = ¿En qué pila va { $what }? ({ $does })
trail-ask-begin = ¿Quién tiene el primer turno?
trail-over = La aventura ha terminado.

## Fin de una aventura

trail-why-curse = { $party ->
        [1] La Maldición te ha alcanzado.
       *[other] La Maldición ha alcanzado a uno de vosotros.
    }
trail-why-fog = Había que robar una carta de niebla y no quedaba ninguna.
trail-why-fires = Se ha apagado la última hoguera, y uno de vosotros no ha llegado.
trail-why-blocked = Todas las pilas están bloqueadas.

## Lo que ha pasado

trail-log-read = Carta: { $what }.
trail-log-ended = La aventura se ha perdido. { $why }
    .won = ¡La aventura se ha ganado! { $why }
trail-log-turn = Turno de { $who }.
trail-log-activated = { $who }, «{ $what }»: { $does }.
    .move = { $who } mueve con «{ $what }»: { $amount ->
        [one] { $amount } paso
       *[other] { $amount } pasos
    }.
    .fight = { $who } combate usando «{ $what }» (fuerza { $number }).
trail-log-moved = { $who } va de «{ $origin }» a «{ $where }».
trail-log-stayed = { $who } se queda en «{ $where }».
trail-log-pushed = { $who } tiene que retroceder a «{ $where }».
trail-log-curse = La Maldición avanza { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    }, a «{ $where }».
    .less = La Maldición retrocede { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    }, a «{ $where }».
trail-log-will = { $who } gana { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de voluntad.
    .less = { $who } pierde { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de voluntad.
trail-log-drew = { $who } roba de la niebla: { $what }.
trail-log-reserve = De la reserva al mazo de robo: { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }.
trail-log-took = Nuevo para { $who }: { $what }.
trail-log-turned = Se gira «{ $what }»: { $face }.
    .special = Se gira la carta: { $what }.
trail-log-beaten = { $who } derrota { $what_acc }: { $amount } contra { $needed }.
trail-log-left = «{ $what }» se retira del juego.
trail-log-rested = { $what } descansa junto a las etapas.
trail-log-back_again = { $what } vuelve a estar con { $who }.
trail-log-stage = Una etapa nueva: { $what }. Cartas de niebla: { $amount }.
trail-log-merged = Dejáis atrás una etapa; { $amount ->
        [0] no quedaba ninguna carta de niebla
        [one] { $amount } carta de niebla os acompaña
       *[other] { $amount } cartas de niebla os acompañan
    }.
trail-log-bonus = Bonificación de etapa: { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de niebla más.
trail-log-reached = { $who } ha llegado a su meta: «{ $where }».
trail-log-fire = { $who } deja que se apague una hoguera. { $amount ->
        [0] No queda ninguna.
        [one] Queda { $amount }.
       *[other] Quedan { $amount }.
    }
trail-log-put_off = { $who } pone «{ $what }» debajo de la pila sin usarla.
trail-log-handed = { $who } da { $what_the } a { $other }.
trail-log-gave = { $who } da a { $other } { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de voluntad.
trail-log-declined = { $who } se queda al margen del combate.
trail-log-joined = { $who } se une al combate con «{ $what }»: { $number } + { $added } = { $sum }.
trail-log-begins = Empieza { $who }.
trail-log-ally = { $what } acompaña a { $who }.
trail-log-rested_here = { $who } descansa junto a una hoguera. { $amount ->
        [0] No queda ninguna.
        [one] Queda { $amount }.
       *[other] Quedan { $amount }.
    }

## Lo que pasaría

trail-outcome-won = Ganáis.
trail-outcome-lost = Perdéis. { $why }
trail-outcome-space = a «{ $where }»
trail-outcome-will = +{ $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } de voluntad
    .less = −{ $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } de voluntad
trail-outcome-fog = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de niebla
trail-outcome-curse = la Maldición avanza { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
    .back = la Maldición retrocede { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
trail-outcome-other = el otro héroe retrocede a «{ $where }»
trail-outcome-hopeless = Ya no podríais ganar: nadie puede derrotar en solitario { $what_acc }, y quien ha llegado no puede ayudar.
trail-outcome-nothing = no cambia nada
    .else = no pasa nada más

trail-clash-alone = { $who }, usando «{ $what }», contra { $against_the }: { $number } contra { $needed }, es suficiente
trail-clash-for_other = { $who }, usando «{ $what }», contra { $against_the } de una pila de { $other }: { $number } contra { $needed }, es suficiente
trail-clash-together = { $who } y { $other } contra { $against_the }: en grupo, hasta { $number } + { $added } = { $sum } contra { $needed }
    .alone = { $who }, con dos cartas, contra { $against_the }: hasta { $number } + { $added } = { $sum } contra { $needed }
trail-clash-short = Insuficiente contra { $against_the }: como mucho { $sum } contra { $needed }

trail-goal-target = { $who } llega a su casilla de meta
trail-goal-beat = Derrotar para siempre { $what_acc }

## La historia de una partida

trail-turn = Turno { $number }
trail-fact-turns = { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }
trail-fact-stages = Etapas alcanzadas: { $number }
trail-fact-beaten = Adversarios derrotados: { $number }
trail-fact-lead = { $number ->
        [0] Al final, la Maldición os pisaba los talones.
        [one] Al final, la Maldición estaba a { $number } casilla.
       *[other] Al final, la Maldición estaba a { $number } casillas.
    }

## En modo texto

trail-sight-key = El número entre paréntesis son los pasos de la casilla. → lleva más adelante, ·· es un camino discontinuo.
trail-sight-stage = Etapa { $number }: { $name } (cartas de niebla: { $fog })
    .ahead = Etapa { $number }, aún por delante: { $name } (cartas de niebla: { $fog })
trail-sight-entry = camino hacia esta etapa: { $paths }
trail-sight-strength = fuerza { $number }
trail-sight-opponent = adversario, hace falta fuerza { $number }
trail-sight-hidden = Etapa { $number }: boca abajo
trail-sight-hero = { $name }: voluntad { $willpower }, ventaja sobre la Maldición { $lead }
trail-sight-active = tiene el turno
trail-sight-arrived = en su casilla de meta
trail-sight-campfires = hogueras: { $number }
trail-sight-pile = { $name }: { $cards }
    .blocked = { $name } (bloqueada): { $cards }
trail-sight-resting = descansa: { $cards }
trail-sight-neighbours = Los héroes son vecinos.
trail-sight-supply = Reserva: { $reserve }. Voluntad disponible: { $willpower }.
trail-sight-goal = { $what } ({ $percent } %)
    .done = { $what } (hecho)
trail-no-way = «{ $line }» no lleva ahora a ningún sitio: ninguna carta te conduce allí. Un movimiento empieza con una carta (move left 3); look nombra las casillas.
trail-help =
    Elige una opción por su número, por su orden (move chada left 3) o por el comienzo de esta (move left 3).
    go <casilla>    ir allí si solo una carta y un camino llevan; look nombra las casillas
    options         mostrar de nuevo la pregunta y las opciones
    free            acciones gratuitas fuera de turno (f1, f2, … elige una)
    look            la mesa: etapas, la Maldición, héroes y sus pilas
    goals           los objetivos de la leyenda y su progreso
    hint            dos o tres jugadas que valen la pena, y por qué
    order <héroe> … pedir a un compañero: go reefs_first.a3, hold, fight, give willpower, rest
    withdraw <héroe> retirar esa petición
    why             lo que cabría esperar y ahora no se puede, con la regla que lo prohíbe
    why <opción>    qué reglas permiten o prohíben una opción o una orden
    rule <id>       una regla en palabras sencillas; también una sección (CT-FIGHT) o una caja (CT)
    log [n]         las últimas n líneas del diario
    undo [n]        deshacer la última jugada, o volver a la jugada n
    save [archivo]  decir con qué nombre está guardada la partida, o escribirla en un archivo
    load [id|archivo] las partidas guardadas; seguir con una de ellas o con un archivo
    quit            salir; la partida queda guardada
