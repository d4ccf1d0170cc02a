# Los librojuegos: preguntas, crónica, la hoja.

group-way = Caminos
group-gift = Don

book-do-roll = Resultado del dado: { $number }
book-do-take = Tomar el camino «{ $way }»
book-do-send = { $hero } hace la prueba
book-do-use = Usar «{ $what }»
book-do-accept = Dejarlo así
book-do-forget = Olvidar: { $what }
book-do-read_on = Seguir leyendo
book-do-close = Cerrar aquí el libro

## Preguntas

book-ask-way = { $who }, ¿qué camino tomas?
book-ask-send = { $who }, ¿quién hace la prueba ({ $test }, mínimo { $against })?
book-ask-gift = { $who }, ¿usas tu don? Tienes { $total } de { $against }.
book-ask-forget = { $who }, ¿qué olvidas?
book-ask-ending = { $who }, ¿sigues leyendo? Este capítulo termina aquí: { $what }.
book-ask-choose = { $who }, elige.
book-ask-roll = ¿Qué muestra el dado?
    .test = ¿Qué saca { $who } ({ $test }, mínimo { $against })?
book-over = El libro está cerrado.

## La crónica

book-log-ended = Un mal final: { $why }.
    .won = Un buen final: { $why }.
book-log-die = { $who } saca un { $amount }.
book-log-choice = { $who } elige: { $what }.
book-log-turned = { $who } abre «{ $what }».
book-log-took = { $who } decide: { $what }.
book-log-gained = Nuevo en la hoja: { $what }.
    .thing = Te llevas: { $what }.
    .memory = Recuerdas: { $what }.
    .mark = Desde ahora: { $what }.
book-log-lost = Fuera de la hoja: { $what }.
    .thing = Ya no tienes: { $what }.
    .memory = Olvidado: { $what }.
    .mark = Ya no vale: { $what }.
book-log-changed = { $what_The }: { $amount } más.
    .less = { $what_The }: { $amount } menos.
book-log-test = { $who } hace una prueba: { $what }, mínimo { $amount }.
book-log-passed = { $who } la supera con { $amount }.
book-log-failed = { $who } falla con { $amount }.
book-log-gift = { $who } usa un don: { $what }.
book-log-chapter = Empieza un capítulo: { $what }.
book-log-ending = Un final: { $what }.

## Caminos cerrados

book-lacks-once = Ya has estado allí.
book-lacks-thing = hace falta: { $what }
book-lacks-role = solo con: { $what }
book-lacks-number = { $what }: mínimo { $number }
book-lacks-or = { $first }, o { $second }
book-bonus-also = lo que sabes

## En el terminal

book-sight-page = Página { $number }, capítulo { $chapter }: { $title }
book-sight-sheet = Hoja: { $stats }
book-sight-stat = { $name } { $value }
    .most = { $name } { $value } de { $most }
book-sight-things = Objetos: { $names }
book-sight-memories = Recuerdos: { $names }
book-sight-marks = Marcas: { $names }
book-sight-hero = { $name } ({ $role })
book-sight-reads = tiene el libro
book-sight-gift = don: { $what }
book-sight-rests = hizo la última prueba
book-sight-test = Prueba ({ $test }): { $total } contra { $against }, { $left ->
        [one] falta { $left } dado
       *[other] faltan { $left } dados
    }
book-sight-way = { $what } ({ $test }, mínimo { $against }: { $chances })
book-sight-chance = { $name } { $percent } %
book-sight-closed = Cerrado: { $what } ({ $lacks })

## La historia de una lectura

book-page = Página { $number }
book-pages = { $number ->
        [one] { $number } página leída
       *[other] { $number } páginas leídas
    }
book-sections = { $number ->
        [one] { $number } sección vista
       *[other] { $number } secciones vistas
    }
book-memories = { $number ->
        [one] { $number } recuerdo hallado
       *[other] { $number } recuerdos hallados
    }

## El libro en la pantalla

book-state = Hoja y rastro
book-ways-hint = Elige en el libro, en la página derecha.
book-replay-at = { $at } de { $all }, página { $turn }
book-sheet = Hoja
book-things = Objetos
book-marks = Marcas
book-memories-found = Recuerdos: { $number } de { $all }
book-none = Nada todavía.
book-gift-used = don ya usado en este capítulo
book-closed = cerrado
book-once = Solo una vez.
book-taken = { $number ->
        [one] Tomado una vez.
       *[other] Tomado { $number } veces.
    }
book-test = Prueba
book-test-needed = { $test }: mínimo { $against }
book-plus = +{ $number } ({ $what })
book-total = { $total } contra { $against }
book-chance = { $name }: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }
    .gift = { $name }: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }, con el don { $gift }
book-wound = Si fallas, pierdes la diferencia: { $what }.
book-trail = Rastro y mapa
book-map = Páginas que has visto
book-map-of = { $number ->
        [one] Mapa con { $number } página
       *[other] Mapa con { $number } páginas
    }
book-pages-read = Páginas en el orden en que las leíste
book-mark = Marcapáginas en esta página
book-mark-page = Marcapáginas: { $title }
book-back = Seguir leyendo desde aquí
book-back-to = Seguir leyendo desde aquí: { $title }
book-back-how = Pon un marcapáginas en una página para poder volver a ella. Allí empieza una lectura nueva; esta se conserva.
book-ending = Final
    .good = Un buen final
    .bad = Un mal final
book-help-ways = Lee la página y elige un camino: haz clic en él o pulsa su número. Un camino con candado está cerrado y dice qué le falta.
book-help-test = Algunos caminos piden una prueba. Al lado ves qué hace falta, qué se suma a los dados y las posibilidades exactas de cada héroe.
book-help-sheet = Todos comparten una hoja: sus números están sobre el libro, y los objetos y recuerdos al lado.
book-help-trail = «Rastro y mapa» muestra cada página que has leído y lo que recordaste allí. Desde un marcapáginas puedes seguir por otro camino.
book-help-why = Las líneas del diario nombran la regla que las explica, y los caminos cerrados también. Haz clic en ella para leerla.
    .touch = Las líneas del diario nombran la regla que las explica, y los caminos cerrados también. Tócala para leerla.
key-book-trail = M
    .does = mostrar el rastro y el mapa
key-book-mark = B
    .does = poner un marcapáginas en esta página o quitarlo
lesson-book-ways = Lee la página y elige un camino. Lo que elijas puede contar más tarde.
lesson-book-test = Este camino pide una prueba. Ves qué hace falta y qué posibilidades hay.
lesson-book-sheet = La hoja es de todos. No perdáis de vista el frío.
lesson-book-trail = «Rastro y mapa» muestra por dónde has pasado. Con un marcapáginas puedes volver.
