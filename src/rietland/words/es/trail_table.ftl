# La familia de las sendas en el navegador: la fila de etapas, las pilas, la ayuda y los consejos.

trail-state = El camino y la Maldición
trail-row = Etapas
trail-steps = { $number ->
    [0] ningún paso
    [one] { $number } paso
   *[other] { $number } pasos
}
trail-steps-printed = impreso: { $number }
trail-stage-hidden = Aún sin descubrir
trail-opponent = Adversario
trail-reward = Recompensa
trail-below = Debajo
trail-pile-empty = sin cartas
trail-piles = Pilas de { $who }
trail-whose = Pilas de qué héroe
trail-lead = { $number ->
    [one] La Maldición está { $number } casilla por detrás
   *[other] La Maldición está { $number } casillas por detrás
}
trail-lead-of = { $who }: { $number ->
    [one] { $number } casilla de ventaja
   *[other] { $number } casillas de ventaja
}
trail-find = Mostrar dónde está { $who }
trail-penalty = { $number ->
    [one] Cada casilla cuesta { $number } paso más
   *[other] Cada casilla cuesta { $number } pasos más
}
trail-reserve = Reserva de cartas de niebla
trail-cards-hint = Elige una línea de una de tus cartas o una casilla resaltada.
trail-touch = Elige una casilla resaltada.
trail-barred = Ahora no puedes parar aquí.
trail-ways = Adónde puedes ir
trail-curse-at = La Maldición está aquí: { $where }.
trail-other-side = Otra cara ({ $name })
trail-replay-at = { $at } de { $all }, turno { $turn }
trail-order-wait = Espérame

trail-help-cards = En tu turno activas una de tus cartas superiores: mover, combatir o usar su habilidad especial. Los precios están junto al número de pasos.
trail-help-ways = Las casillas resaltadas muestran adónde llevan tus cartas. Elige una para ver cada camino, su precio y qué pasaría.
trail-help-piles = { $party ->
        [1] Una carta usada pasa debajo de su pila. Las cartas de debajo aparecen en una lista, porque las has visto.
       *[other] Una carta usada pasa debajo de su pila. Las cartas de debajo aparecen en una lista, porque los dos las habéis visto.
    }
trail-help-fight = { $party ->
        [1] Usa una carta con fuerza contra un adversario de otra pila. Una segunda carta puede ayudarla.
       *[other] Usa una carta con fuerza contra un adversario de otra pila. Si sois vecinos, podéis ayudaros.
    }
trail-help-curse = { $party ->
        [1] La Maldición sigue la línea continua. Si te alcanza, pierdes.
       *[other] La Maldición sigue la línea continua. Si alcanza a uno de los dos, perdéis los dos.
    }
trail-help-stages = Una casilla roja acaba la etapa: se descubre la siguiente, con sus propias cartas de niebla. Si hay que robar una y ya no quedan, la aventura está perdida.
trail-help-why = Las líneas del diario nombran la regla que las explica, igual que todo lo que no puedes hacer. Elígela para leerla.

lesson-trail-cards = Elige una línea de una de tus cartas superiores. Más pasos cuestan más; los símbolos muestran el precio.
lesson-trail-ways = Elige una casilla resaltada para ver cada camino y qué pasaría.
lesson-trail-curse = La Maldición está cerca. Vigila los precios que la hacen avanzar.
lesson-trail-fight = Un adversario bloquea esta pila. Derrótalo con la fuerza de una carta de otra pila.
lesson-trail-fog = El número de arriba de una etapa indica las cartas de niebla que quedan. Si hay que robar una y ya no quedan, perdéis.
lesson-trail-fires = Has llegado. El otro héroe tiene aún unos turnos: uno por cada hoguera y uno más.
