# El cliente de texto: sus propias líneas. Los nombres de las órdenes no se traducen.

## Empezar

plain-welcome = Rietland { $version }. Escribe help para ver las órdenes.
plain-ask = { $question } ({ $choices }) [{ $default }]:
plain-ask-heroes = Héroes, en el orden de la mesa ({ $choices }) [{ $default }]:
plain-ask-help = Escribe uno de los nombres o pulsa Intro para elegir el que está entre corchetes. Puedes nombrar a varios héroes. Escribe quit para salir.
plain-begun = { $title } ({ $difficulty }), con { $heroes }. Partida { $id }.
plain-resumed = { $count ->
        [one] { $title }, con { $heroes }. Partida { $id }, { $count } jugada hasta ahora.
       *[other] { $title }, con { $heroes }. Partida { $id }, { $count } jugadas hasta ahora.
    }
plain-note = Nota: { $note }
plain-no-game = No se ha empezado ninguna partida.

## Jugar

plain-cost = { $label } ({ $cost })
plain-free = Acciones gratuitas fuera de turno:
plain-free-none = Ahora nadie tiene acciones gratuitas fuera de turno.
plain-free-hint = { $count ->
        [one] { $count } acción gratuita fuera de turno: escribe free.
       *[other] { $count } acciones gratuitas fuera de turno: escribe free.
    }
plain-roll = Tira el dado y di qué muestra.
plain-ambiguous = «{ $line }» puede ser: { $choices }.
plain-unknown = «{ $line }» no es ni una opción ni una orden: { $detail }
plain-too-far = La casilla { $to } está demasiado lejos por ahora: { $why }. Sí se puede: { $command }
plain-illegal = «{ $line }» no está permitido ahora.
plain-no-chance = Ahora no hay que tirar dados ni robar cartas.
plain-no-option = { $count ->
        [one] No existe la opción { $number }; solo hay { $count }.
       *[other] No existe la opción { $number }; hay { $count }.
    }
plain-story = Momentos decisivos (número: la jugada):
plain-over-already = La leyenda ha terminado. Todavía puedes mirar la mesa, leer el diario, deshacer, guardar o salir.
plain-over = { $result } { $why }
plain-undone = Deshecho hasta la jugada { $seq }.

## Por qué

plain-why-allowed = «{ $say }» está permitido.
plain-why-rules = Se apoya en estas reglas:
plain-why-cannot = Ahora no es posible:
plain-why-nothing = Ahora mismo no hay ninguna prohibición que destacar.
plain-rule-of-card = La pregunta viene de una carta: { $card }.
plain-rule = { $rule }: { $text }
plain-usage = Uso: { $usage }

## Conservar

plain-kept = Partida guardada como { $id }. Para continuar: rietland play --text --resume { $id }
plain-saved = Guardado en { $file }.
plain-exists = { $file } ya existe y no se ha sobrescrito; elige otro nombre.
plain-file-error = { $file }: { $detail }
plain-loaded = Cargado desde { $file } como partida { $id }.
plain-replayed = Jugada { $seq } de { $count }
plain-parted = La grabación coincide hasta aquí y no más: { $detail }
plain-games = Partidas guardadas, de la más reciente a la más antigua:
plain-games-none = Aún no hay partidas guardadas.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }): { $heroes }; empezada el { $created }

## La mesa en texto

plain-hero-out = { $name } está fuera del juego
plain-hero = { $name } ({ $name ->
        [Mairen] guerrera
        [Chada] arquera
        [Eara] maga
        [Bait] enana
       *[other] { $role }
    }) en la casilla { $space }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, oro { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } hora gastada
       *[other] { $hours } horas gastadas
    }
plain-things = lleva: { $things }
plain-own-cards = carta: { $cards }
plain-farmers = { $farmers ->
        [one] lleva consigo { $farmers } { $follower }
       *[other] lleva consigo { $farmers } { $follower_many }
    }
plain-creature = { $name } en la casilla { $space }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, recompensa { $reward }
    .cards = { $name } en la casilla { $space }: fuerza { $strength }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, recompensa { $reward } ({ $life })
plain-track = { $day }; narrador en { $letter }, final en { $last }; estrellas: { $stars }.
plain-face-down = Boca abajo en el marcador de leyenda
plain-lying = En el suelo
plain-goods = Con los mercaderes
plain-wells-full = Pozos llenos
plain-wells-empty = Pozos vacíos
plain-figures = Figuras
plain-secrets = Lugares desconocidos
plain-list = { $head }: { $items }
plain-at = { $name } en { $spaces }
plain-battle = { $willpower ->
        [one] { $fighters } contra { $foe }, casilla { $space }: fuerza { $strength } contra { $against }; al enemigo le queda { $willpower } punto de voluntad.
       *[other] { $fighters } contra { $foe }, casilla { $space }: fuerza { $strength } contra { $against }; al enemigo le quedan { $willpower } puntos de voluntad.
    }
    .cards = { $fighters } contra { $foe }, casilla { $space }: fuerza { $strength } contra { $against } ({ $life }).
    .trial = { $fighters }, casilla { $space }: { $trial }. Fuerza { $strength }, valor de combate necesario: { $against }.
plain-battle-dice = Dados de { $roller }: { $dice }.

## Ayuda

plain-help =
    Elige una opción por su número, por su orden (walk thorn 2) o por el comienzo de esta (walk 2).
    walk <casilla>  ir a esa casilla, aunque esté a varias de distancia
    options         mostrar de nuevo la pregunta y las opciones
    free            acciones gratuitas fuera de turno (f1, f2, … elige una)
    look            la mesa: héroes, criaturas, marcadores
    goals           los objetivos de la leyenda y su progreso
    odds            las posibilidades de un combate: de cada respuesta, esta ronda y hasta el final
    hint            dos o tres jugadas que valen la pena, y por qué
    order <héroe> … pedir a un compañero: go 57, hold, fight 14, give gold, rest
    withdraw <héroe> retirar esa petición
    why             lo que cabría esperar y ahora no se puede, con la regla que lo prohíbe
    why <opción>    qué reglas permiten o prohíben una opción o una orden
    rule <id>       una regla en palabras sencillas; también una sección (AN-FIGHT) o una caja (AN)
    log [n]         las últimas n líneas del diario
    undo [n]        deshacer la última jugada, o volver a la jugada n
    save [archivo]  decir con qué nombre está guardada la partida, o escribirla en un archivo
    load [id|archivo] las partidas guardadas; seguir con una de ellas o con un archivo
    quit            salir; la partida queda guardada
plain-goal = { $goal } ({ $state })
plain-goals-none = Esta partida no anuncia objetivos.

## What is on a space, within a line

plain-there-well = pozo
plain-there-merchant = mercader
