# La mesa en el navegador: lo que solo dice el cliente. Todo lo del juego está en los demás archivos.

client-close = Cerrar
client-copied = Copiado
client-copy = Copiar
client-pair = { $name }: { $text }

## El mapa

map-north = N
map-closer = Acercar
map-farther = Alejar
map-whole = El mapa entero
map-arrows = Mostrar adónde van las criaturas
map-base-woods = Bosque Vigilante
map-base-south-woods = Bosque del sur
map-base-mountains = Las montañas
map-base-coast = Costa de Sidra

space-plain = Casilla { $number }

piece-well = Pozo
piece-well-dry = Pozo vacío
piece-fog = Niebla

## La mesa

table-map = Mapa
table-menu = Mesa
table-side = Tableros de héroe y diario
table-loading = Se está poniendo la mesa…
table-chat = Charla
table-companion = compañero
table-here = en la mesa
table-away = lejos de la mesa
table-gone = { $who } no está.
table-takeover = Dejar que juegue un compañero
table-spectators = { $number ->
        [one] { $number } persona mira
       *[other] { $number } personas miran
    }
table-watching = Estás mirando
table-links = Enlaces para amigos
table-thinking = { $who } está pensando…
table-touch-map = Elige en el mapa una casilla iluminada, o una más lejana para ir hasta ella.
    .pick = Elige en el mapa una casilla iluminada.
table-quest = Nuestra misión
table-too-far = demasiado lejos por hoy
table-drink = Con el odre, sin hora:
table-walk-here = Ir hasta aquí
table-ping = Señalar esta casilla
table-pinged = { $who } señala: { $place }.
table-find = Mostrar en el mapa
table-find-hero = { $who } está en la casilla { $space }. Mostrar en el mapa
table-no-use = Ahora no se puede hacer nada con ello.
table-handling = Dejar o dar
table-plan = Pienso ir aquí
table-plan-wipe = Olvidar mi plan
table-planned = { $who } piensa ir aquí: { $place }.
table-back = Recuperar mi asiento

tab-act = Actuar
tab-log = Diario

line-opening = Conectando…
line-lost = Se ha perdido la conexión. Reintentando…
line-closed = Conexión cerrada

log-empty = Aún no ha ocurrido nada.
log-undone = { $who } se echa atrás.
log-walked = { $who } recorre { $path } → { $space } ({ $number ->
        [0] sin horas
        [one] { $number } hora
       *[other] { $number } horas
    }).
log-times = { $what } (×{ $number })
chat-empty = Aún nadie ha dicho nada.
chat-write = Escribir a los demás
chat-send = Enviar

track-legend = El narrador está en la letra { $letter }; la leyenda termina en la { $last }. Estrellas: { $stars }.
track-morning = Mañana
sheet-article = ¿Para qué sirve?
sheet-willpower = { $willpower ->
        [one] { $willpower } punto de voluntad
       *[other] { $willpower } puntos de voluntad
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }

cards-fresh = Oíd ahora…
cards-go-on = Seguir
cards-count = Carta { $at } de { $all }
cards-skip = Saltar el resto
cards-none = Aún no se ha leído ninguna carta.

rule-missing = No se ha podido obtener la regla { $rule }.

roll-title = ¿Qué muestran vuestros dados?

over-tavern = Volver a la taberna
over-slain = { $number ->
        [one] { $number } criatura derrotada
       *[other] { $number } criaturas derrotadas
    }

## El combate

stage-inviting = ¿Quién se une?
stage-replying = ¿Acude alguien en ayuda?
stage-round = Empieza una nueva ronda.
stage-ready = { $who } toma los dados.
stage-throwing = { $who } tira.
stage-turning = { $who } ha tirado.
stage-reacting = La tirada aún se puede cambiar.
stage-summing = Los héroes suman sus fuerzas.
stage-creature = { $what_The } contraataca.
stage-bearing = ¿Quién encaja la pérdida?
stage-between = La ronda ha terminado.
stage-sharing = ¡Victoria! Repartid la recompensa.
stage-clearing = El derrumbe cede.
stage-over = El combate ha terminado.

## Repetición

replay-title = Repetición
replay-move = Repetición: jugada { $at } de { $all }
replay-first = Al principio
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-at = { $at } de { $all }, día { $day }
replay-link = Enlace a este momento
replay-fork = Intentarlo de nuevo desde aquí
replay-forked = Aquí empieza otra partida; la primera queda como estaba.
replay-present = Volver a la partida

## Modo de listas

list-board = En el tablero
list-space = Casilla
list-figures = Aliados
list-loose = En el suelo

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-name = Tu nombre en la mesa
settings-theme = Luz
settings-motion = Movimiento
settings-sound = Sonido
settings-sound-on = Reproducir sonidos
settings-volume = Volumen
settings-map = Mapa
settings-numbers = Números de las casillas
settings-list = Jugar con listas

theme-auto = como en el dispositivo
theme-day = día
theme-night = noche
theme-contrast = alto contraste
motion-auto = como en el dispositivo
motion-full = todo se mueve
motion-less = lo menos posible

## Ayuda

help-how = Cómo funciona
help-lit = Lo que puedes hacer se ilumina en el mapa y aparece en la lista de al lado. Haz clic en ello o pulsa su número.
    .touch = Lo que puedes hacer brilla en el mapa y aparece debajo. Tócalo.
help-walk = Haz clic en una casilla más lejana para ir hasta ella por el camino más corto; antes se muestran el camino y sus horas.
    .touch = Toca una casilla lejana y elige «Ir hasta aquí»: antes verás el camino más corto y sus horas.
help-click = Haz clic en cualquier casilla para ver qué hay en ella. Un clic derecho la señala a los demás; un clic con Mayús les muestra que piensas ir allí.
    .touch = Toca una casilla para ver qué hay en ella. «Señalar esta casilla» la muestra a los demás, «Pienso ir aquí» les dibuja tu camino.
help-why = Cada línea del diario nombra su regla, y también todo lo que no puedes hacer. Haz clic en la regla para leerla.
    .touch = Cada línea del diario nombra su regla, y también todo lo que no se puede hacer. Toca la regla para leerla.
help-undo = «Deshacer» vuelve hasta la última tirada o el último descubrimiento. La repetición va a cualquier momento, y desde allí podéis seguir jugando.
help-fight = Antes de cada decisión en un combate ves cómo puede acabar.
help-cards = Las cartas leídas quedan bajo el rollo, junto al marcador de leyenda.
help-keys = Teclas
help-credit = Un proyecto no oficial hecho por fans. Siluetas de los autores de game-icons.net (CC BY 3.0); todo lo demás lo hemos dibujado nosotros.

key-tab = Tab
    .does = de una parte a otra
key-map = M
    .does = al mapa
key-arrows = Flechas
    .does = en el mapa: a la casilla siguiente
key-enter = Intro
    .does = hacer lo que se ofrece ahí, o mirar
key-shift-arrows = Mayús + flechas
    .does = mover el mapa
key-zoom = +  −  0
    .does = acercar, alejar, el mapa entero
key-options = O
    .does = a lo que puedes hacer
key-numbers = 1 … 9
    .does = elegir lo que lleva ese número
key-undo = U
    .does = deshacer
key-replay = ←  →  Inicio  Fin
    .does = en la repetición: un paso atrás o adelante, al principio o al final
key-cards = C
    .does = las cartas leídas
key-march = A
    .does = adónde van las criaturas
key-ping = P
    .does = en el mapa: señalar la casilla
key-plan = I
    .does = mostrar que piensas ir allí, o ya no
key-list = L
    .does = listas en lugar del mapa, y vuelta
key-help = ?
    .does = esta página
key-escape = Esc
    .does = cerrar

## La taberna

cover-base = Las leyendas de Andor
    .sub = el castillo y su tierra
cover-starshield = El escudo de las estrellas
    .sub = una luz sobre el país
cover-frost = El frío eterno
    .sub = invierno en el norte
cover-chada_thorn = Chada y Thorn
    .sub = dos en un largo camino
cover-rietburg = La liberación del castillo de Riet
    .sub = seis lugares, un castillo

companion-greedy = sensato
companion-random = al azar
companion-search = reflexivo

tavern-running = Partidas que te esperan
tavern-finished = Contadas hasta el final
tavern-more = Mostrar { $count } más
tavern-won = ganada
tavern-lost = perdida
tavern-not-yet = todavía no
tavern-variant = Cómo empieza
tavern-variant-none = desde el principio
tavern-dice = Dados
tavern-dice-app = tira la mesa
tavern-dice-people = tiramos nosotros y decimos qué sale
tavern-rank = { $role } · rango { $rank }
tavern-seed = Número para repetir los dados
tavern-seed-none = azar de verdad
tavern-count = De { $min } a { $max } héroes
tavern-leader = { $who }: ¿quién lleva a este héroe?
tavern-stays = se queda en casa
tavern-me = yo
tavern-link = alguien con un enlace
tavern-companion = un compañero ({ $strength })
tavern-tip = Puedes llevar tú a varios héroes, en una misma pantalla.
tavern-invite = Invita a tus amigos
tavern-invite-how = Envía a cada cual su enlace. Quien lo abra ocupa ese asiento, en cualquier dispositivo.
tavern-watch = Para mirar
tavern-watch-how = Quien abra este enlace mira la partida sin jugar.
tavern-sit = Sentarse
tavern-fans = Un proyecto no oficial hecho por fans: nuestras propias palabras, nuestros propios dibujos. Si te gusta, compra los juegos.

## El final, la pestaña, lo que se recuerda

table-quest-cards = { $number ->
        [one] Lo que dice la carta
       *[other] Lo que dicen las { $number } cartas
    }
over-look = Mirar el tablero
over-retry = Intentarlo de nuevo
over-next = Mismo grupo, siguiente leyenda
title-table = { $legend } – Rietland
title-turn = ● Te toca: { $legend } – Rietland
tavern-seed-cards = Número para repetir las cartas
tavern-link-local = Estos enlaces solo funcionan en este equipo. Para amigos en otro lugar, abre la mesa con la dirección de este equipo.
rules-all = Todas las reglas
rules-search = Buscar en todas las reglas
rules-none = Ninguna regla dice eso.
