# El cliente de texto: sus propias líneas. Los nombres de las órdenes no se traducen.

## Empezar

plain-welcome = Rietland { $version }. Escribe help para ver las órdenes.
plain-ask = { $question } ({ $choices }) [{ $default }]:
plain-ask-heroes = Héroes, en el orden de la mesa ({ $choices }) [{ $default }]:
plain-ask-help = Escribe uno de los nombres; Intro toma lo que está entre corchetes. De los héroes, nombra a varios. quit para salir.
plain-begun = { $title } ({ $difficulty }), con { $heroes }. Partida { $id }.
plain-resumed = { $count ->
        [one] { $title }, con { $heroes }. Partida { $id }, { $count } entrada hasta ahora.
       *[other] { $title }, con { $heroes }. Partida { $id }, { $count } entradas hasta ahora.
    }
plain-note = Nota: { $note }
plain-no-game = No se ha empezado ninguna partida.

## Jugar

plain-option = { $number }  { $label }
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
plain-illegal = «{ $line }» no está permitido ahora.
plain-no-chance = Ahora no se pregunta por dados ni cartas, o bien hablan por sí mismos.
plain-no-option = { $count ->
        [one] No hay opción { $number }; solo hay { $count }.
       *[other] No hay opción { $number }; hay { $count }.
    }
plain-over-already = La leyenda ha terminado. Todavía puedes mirar la mesa, leer el diario, deshacer, guardar o salir.
plain-over = { $result } { $why }
plain-undone = Deshecho hasta { $seq }.

## Por qué

plain-why-allowed = «{ $say }» está permitido.
plain-why-rules = Lo que hace se sigue de:
plain-why-cannot = Lo que cabría esperar y ahora no se puede hacer:
plain-why-nothing = Nada de lo que cabría esperar está prohibido ahora.
plain-rule-of-card = La pregunta viene de una carta: { $card }.
plain-rule = { $rule }: { $text }
plain-usage = Dilo así: { $usage }

## Conservar

plain-kept = La partida queda guardada como { $id }. Para seguir: rietland play --text --resume { $id }
plain-saved = Guardado en { $file }.
plain-exists = { $file } ya existe y no se ha tocado; elige otro nombre.
plain-file-error = { $file }: { $detail }
plain-loaded = Cargado desde { $file } como partida { $id }.
plain-replayed = { $seq } de { $count } entradas
plain-parted = La grabación encaja hasta aquí y no más allá: { $detail }
plain-games = Partidas del registro, de la más reciente a la más antigua:
plain-games-none = El registro aún no tiene partidas.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }): { $heroes }; empezada el { $created }

## La mesa en texto

plain-hero = { $name } ({ $name ->
        [Mairen] guerrera
        [Chada] arquera
        [Eara] maga
        [Bait] enana
       *[other] { $role }
    }) en { $space }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, oro { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } hora gastada
       *[other] { $hours } horas gastadas
    }
plain-things = lleva { $things }
plain-farmers = { $farmers ->
        [one] le sigue { $farmers } campesino
       *[other] le siguen { $farmers } campesinos
    }
plain-creature = { $name } en { $space }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, recompensa { $reward }
plain-track = { $day }; narrador en { $letter }, final en { $last }; estrellas en { $stars }.
plain-lying = En el suelo
plain-wells-full = Pozos llenos
plain-wells-empty = Pozos vacíos
plain-figures = Figuras
plain-broken = Puentes desaparecidos
plain-list = { $head }: { $items }
plain-at = { $name } en { $spaces }
plain-battle = { $willpower ->
        [one] { $fighters } contra { $foe } en { $space }: fuerza { $strength } contra { $against }; al enemigo le queda { $willpower } punto de voluntad.
       *[other] { $fighters } contra { $foe } en { $space }: fuerza { $strength } contra { $against }; al enemigo le quedan { $willpower } puntos de voluntad.
    }
plain-battle-dice = Dados de { $roller }: { $dice }.

## Ayuda

plain-help =
    Un número, una opción escrita en notación o el comienzo de esta elige esa opción.
    options         mostrar de nuevo la pregunta y las opciones
    free            acciones gratuitas de los héroes a quienes no se pregunta (f1, f2, … elige una)
    look            la mesa: héroes, criaturas, marcadores
    odds            las posibilidades de un combate: de cada respuesta, esta ronda y hasta el final
    hint            dos o tres jugadas que valen la pena, y por qué
    order <héroe> … pedir a un compañero: go 57, hold, fight 14, give gold, rest
    withdraw <héroe> retirar esa petición
    why             lo que cabría esperar y ahora no se puede, con la regla que lo prohíbe
    why <option>    qué reglas permiten o prohíben una opción o una frase
    rule <id>       una regla en palabras sencillas; también una sección (AN-FIGHT) o una caja (AN)
    log [n]         las últimas n líneas de lo ocurrido
    undo [n]        deshacer la última entrada, o volver a la entrada n
    save [file]     decir con qué nombre está guardada la partida, o escribirla en un archivo
    load [id|file]  las partidas del registro; seguir con una de ellas o con un archivo guardado
    quit            salir; la partida queda guardada

## What is on a space, within a line

plain-there-well = pozo
plain-there-merchant = mercader
