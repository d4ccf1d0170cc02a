# La mesa alrededor del juego: botones, encabezados, estados.

ui-title = Rietland
    .tagline = Una mesa digital para Las leyendas de Andor, hecha por fans

## Empezar una partida

ui-new-game = Nueva partida
ui-continue = Continuar
ui-box = Juego
ui-legend = Leyenda
ui-difficulty = Dificultad
ui-heroes = Héroes
ui-seats = Asientos
ui-start = Empezar
ui-leave = Dejar la mesa
ui-spectator = Mirando

difficulty-easy = fácil
difficulty-normal = normal
difficulty-only = única

## Jugar

ui-waiting-for = Esperando a { $who }.
ui-rolling = Se espera a los dados.
ui-options = Lo que puedes hacer
ui-asides = Acciones gratuitas
ui-cannot = Imposible ahora
ui-because = ¿Por qué? { $rule }
ui-undo = Deshacer
ui-log = Diario
ui-help = Ayuda
ui-cancel = Cancelar
ui-rule = Regla { $rule }

group-move = Mover
group-fight = Combatir
group-free = Acciones gratuitas
group-end = Terminar
group-group = El grupo
group-choice = Elección

cost-hours = { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
cost-willpower = { $number ->
        [one] { $number } punto de voluntad
       *[other] { $number } puntos de voluntad
    }
cost-gold = { $number } de oro
cost-strength = { $number ->
        [one] { $number } punto de fuerza
       *[other] { $number } puntos de fuerza
    }

## El tablero

ui-day = Día { $number }
ui-hours = Horas
ui-hour = Hora { $number }
ui-overtime = Horas extra
ui-resting = En la casilla de amanecer
ui-rooster = Empieza el día siguiente
ui-strength = Fuerza
ui-willpower = Voluntad
ui-gold = Oro
ui-dice = Dados
ui-things = Lleva
ui-free-slots = { $number ->
        [one] { $number } hueco pequeño libre
       *[other] { $number } huecos pequeños libres
    }
ui-creatures = Criaturas
ui-reward = Recompensa
ui-shields = Escudos dorados libres: { $free } de { $all }
dawn-none = Al amanecer no entra nadie.
dawn = { $number ->
        [one] Al amanecer entra { $number }, puestos libres: { $free }.
       *[other] Al amanecer entran { $number }, puestos libres: { $free }.
    }
dawn-lost = { $number ->
        [one] Al amanecer entra { $number }, puestos libres: { $free }. La leyenda se perdería.
       *[other] Al amanecer entran { $number }, puestos libres: { $free }. La leyenda se perdería.
    }
dawn-fatal = Al amanecer entra { $creature_the }: la leyenda se perdería.
goal-met = cumplido
goal-lost = ya no es posible
goal-held = conservado hasta ahora
goal-optional = no hace falta para ganar
goal-sunrises = { $number ->
        [one] queda 1 amanecer
       *[other] quedan { $number } amaneceres
    }
goal-count = { $done } de { $need }
goal-left = { $number ->
        [one] queda { $number } criatura
       *[other] quedan { $number } criaturas
    }
goal-letters = { $number ->
        [one] queda { $number } letra
       *[other] quedan { $number } letras
    }
goal-heroes = { $number ->
        [one] { $number } héroe en juego
       *[other] { $number } héroes en juego
    }
goal-worth = no hace falta para ganar, +{ $number } de fuerza
ui-defeated = Criaturas derrotadas
ui-fog = Niebla
ui-fog-hidden = Fichas de niebla boca abajo
ui-tokens = { $what_Many } boca abajo
ui-well = Pozo
ui-well-full = lleno
ui-well-drained = vacío
ui-stock = Tablero de equipo
ui-narrator = Narrador
ui-cards-read = Cartas de leyenda
ui-event = Carta de evento
ui-event-shield = Un escudo puede anular esta carta.
ui-deck-left = { $number ->
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }
ui-waiting-cards = Cartas en espera
ui-broken = Puentes desaparecidos
ui-today-overtime = Coste de las horas extra en puntos de voluntad: { $costs }
    .none = Hoy no hay horas extra
ui-today-fury = { $number ->
        [one] Las criaturas tienen { $number } punto de fuerza más
       *[other] Las criaturas tienen { $number } puntos de fuerza más
    }
ui-fight = Combate
ui-battle-value = Valor de combate
ui-loss = Pérdida

## El final

ui-won = ¡Habéis ganado la leyenda!
ui-lost = La leyenda se ha perdido.

## Headings of lists

ui-merchants = Mercaderes
ui-events = Cartas de evento
