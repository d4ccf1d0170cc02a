# La mesa en el navegador: lo que solo dice el cliente. Todo lo del juego está en los demás archivos.

client-close = Cerrar
client-copied = Copiado
client-copy = Copiar
client-share = Compartir
client-pair = { $name }: { $text }

## El mapa

map-north = N
map-closer = Acercar
map-farther = Alejar
map-whole = Todo el mapa
map-arrows = Mostrar adónde van las criaturas
map-base-woods = Bosque Vigilante
map-base-south-woods = Bosque del sur
map-base-mountains = Las montañas
map-base-coast = Costa de Sidra
map-base-fog-forest = Bosque de la Niebla
map-base-deep = Bajo la montaña
map-frost-grehon = Montañas de los grehon
map-frost-yetohe = Estepa de los yetohe
map-frost-lake = Lago Ava
map-frost-geysers = Tierra humeante
map-frost-woods = Pinares
map-frost-irra = Irra

space-plain = Casilla { $number }

piece-well = Pozo
piece-well-dry = Pozo vacío
piece-fog = Niebla

## Lo que se mira de cerca

look-reward = { $number ->
        [one] Recompensa: { $goods }
       *[other] Recompensa: { $number } veces { $goods }
    }
look-next = Próximo paso: { $space }
look-next-castle = Próximo paso: al castillo
look-stays = No se mueve
look-dawn = Al amanecer, tal como está todo
look-own-way = Se mueve como dice su carta
look-reached = A su alcance: { $who }
look-reached-none = Ningún héroe al alcance
look-arrow = Desde aquí las criaturas van a: { $space }
look-goods = El mercader solo da objetos a cambio de otros.
look-below = Debajo: { $cards }
look-toll = cuesta { $number } de oro

## La mesa

table-map = Mapa
table-menu = Mesa
table-side = Tableros de héroe y diario
table-loading = Preparando la mesa…
table-chat = Chat
table-companion = compañero
table-here = en la mesa
table-away = ausente
table-awaited = aún no ha llegado
table-you = tú
table-came = { $who } ha llegado.
table-left = { $who } se ha ido.
table-welcome = Juegas con { $who }.
table-name-ask = ¿Cómo quieres que te llamen los demás?
table-link-broken = Este enlace no abre ningún sitio: quizá le falte una parte. Pídelo otra vez. Mientras tanto puedes mirar.
table-name-give = Unirme
table-mute = Silenciar a los espectadores
table-unmute = Dejar hablar a los espectadores
table-notify = Avisarme cuando sea mi turno
table-notify-blocked = Tu navegador bloquea las notificaciones de esta página.
table-gone = { $who } no está.
table-not-come = { $who } aún no ha llegado.
table-takeover = Dejar que juegue un compañero
table-votes = { $number } de { $needed } votos: { $who }
table-spectators = { $number ->
        [one] { $number } persona mirando
       *[other] { $number } personas mirando
    }
table-watching = Estás mirando
table-links = Enlaces para amigos
table-thinking = { $who } está pensando…
table-touch-map = Elige una casilla resaltada o una más lejana.
    .pick = Elige en el mapa una casilla resaltada.
table-touch-barter = ¿Qué quieres a cambio?
table-quest = Objetivos
table-way-ends = solo hasta la casilla { $space } ({ $cost }): { $why }
way-end-hours = después no queda ninguna hora
way-end-willpower = faltan puntos de voluntad para más horas extra
way-end-overtime = hoy no hay horas extra
way-end-event = un evento prohíbe más horas hoy
way-end-card = allí ocurre algo antes
way-end-stop = allí termina todo movimiento
table-drink = Con un odre, sin gastar horas
table-walk-here = Ir hasta aquí
    .far = Ir hasta la casilla { $space }
table-ping = Señalar esta casilla
table-pinged = { $who } señala: { $place }.
table-find = Mostrar en el mapa
table-find-hero = { $who }: casilla { $space }. Mostrar en el mapa
table-no-use = Ahora no puedes hacer nada con esto.
share-out = Repartir
share-pay = Pagar
share-label = { $good ->
        [gold] { $hero }: oro
        [willpower] { $hero }: voluntad
        [strength] { $hero }: fuerza
       *[other] { $what }
    }
share-more = { $what }: uno más
share-less = { $what }: uno menos
share-count = { $what }: { $number }
share-left = { $number ->
        [0] todo repartido
        [one] queda { $number } por repartir
       *[other] quedan { $number } por repartir
    }
table-alone = Solo una opción: { $what }
table-handling = Dejar o dar
table-plan = Pienso ir aquí
table-plan-wipe = Borrar mi plan
table-planned = { $who } piensa ir aquí: { $place }.
table-back = Recuperar mi asiento

tab-act = Actuar
tab-log = Diario

line-opening = Conectando…
line-lost = Se ha perdido la conexión. Reintentando…
line-closed = Conexión cerrada

log-empty = Aún no ha ocurrido nada.
log-newest = Lo más reciente ↓
log-undone = { $who } deshace su jugada.
log-walked = { $who } recorre { $path } → { $space } ({ $number ->
        [0] sin gastar horas
        [one] { $number } hora
       *[other] { $number } horas
    }).
log-times = { $what } (×{ $number })
chat-empty = Aún no hay mensajes.
chat-write = Escribir a los demás
chat-send = Enviar

track-legend = El narrador está en la letra { $letter }; la leyenda termina en la { $last }. Estrellas: { $stars }.
track-end = Ficha N
track-end-green = La ficha N está en la letra { $letter } por el lado verde: aún no se ha dado la alarma.
track-end-red = La ficha N está en la letra { $letter } por el lado rojo: se ha dado la alarma.
track-tokens = { $number ->
        [one] Hay una ficha boca abajo en la letra { $letter }.
       *[other] Hay { $number } fichas boca abajo en la letra { $letter }.
    }
track-morning = Amanecer
track-closed = hoy no
track-crossed = Tachado en este amanecer
sheet-article = ¿Para qué sirve?
sheet-out = Fuera de la partida
sheet-covered = { $number ->
        [one] { $number } cubierto
       *[other] { $number } cubiertos
    }
own-card-done = cumplido
own-card-spoiled = fallido
own-card-open = en curso
life-cards = Cartas retiradas: { $removed } de { $needed }
table-signs = En vigor
sheet-willpower = { $willpower ->
        [one] { $willpower } punto de voluntad
       *[other] { $willpower } puntos de voluntad
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }

cards-fresh = Escuchad…
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

stage-targeting = ¿A cuál atacáis?
stage-inviting = ¿Quién se une?
stage-replying = ¿Acude alguien a ayudar?
stage-round = Empieza una nueva ronda.
stage-ready = { $who } toma los dados.
stage-throwing = { $who } tira.
stage-rerolling = { $who } puede volver a tirar un dado.
stage-turning = { $who } ha tirado.
stage-reacting = La tirada aún se puede cambiar.
stage-summing = Los héroes suman sus fuerzas.
stage-dimming = ¿Tirará la criatura un solo dado?
stage-creature = { $what_The } contraataca.
stage-bearing = ¿Quién encaja la pérdida?
stage-between = La ronda ha terminado.
stage-sharing = ¡Victoria! Repartid la recompensa.
stage-clearing = El derrumbe cede.
stage-over = El combate ha terminado.

## Repetición

replay-title = Repetición
replay-loading = Cargando la repetición…
replay-move = Repetición: jugada { $at } de { $all }
replay-first = Al principio
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-at = { $at } de { $all }, día { $day }
replay-link = Enlace a este momento
replay-fork = Seguir jugando desde aquí
replay-forked = Esta es ahora una partida aparte; la original no cambia.
replay-present = Volver a la partida

## Modo de listas

list-board = En el tablero
list-space = Casilla
list-walk = Ir más lejos:
    .do = Ir
list-figures = Figuras
list-loose = En el suelo

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-name = Tu nombre en la mesa
settings-theme = Tema
settings-motion = Animaciones
settings-sound = Sonido
settings-sound-on = Reproducir sonidos
settings-volume = Volumen
settings-map = Mapa
settings-numbers = Números de las casillas
settings-list = Jugar con listas en lugar del mapa

theme-auto = según el dispositivo
theme-day = día
theme-night = noche
theme-contrast = alto contraste
motion-auto = según el dispositivo
motion-full = completas
motion-less = reducidas

## Ayuda

help-how = Cómo funciona
help-lit = Todo lo que puedes hacer está resaltado en el mapa y figura en la lista de al lado. Haz clic en ello o pulsa su número.
    .touch = Todo lo que puedes hacer está resaltado en el mapa y figura debajo. Tócalo.
help-walk = Haz clic en una casilla más lejana para ir hasta ella por el camino más corto; antes se muestran el camino y sus horas.
    .touch = Toca una casilla lejana y elige «Ir hasta aquí»: antes verás el camino más corto y sus horas.
help-click = Haz clic en cualquier casilla para ver qué hay en ella. Un clic derecho la señala a los demás; un clic con Mayús les muestra que piensas ir allí.
    .touch = Toca una casilla para ver qué hay en ella. «Señalar esta casilla» la muestra a los demás, «Pienso ir aquí» les dibuja tu camino.
help-look = Deja el puntero sobre algo, o pulsa V, para ver su carta: valores, recompensa, próximo paso, posibilidades.
    .touch = Mantén el dedo sobre algo para ver su carta: valores, recompensa, próximo paso, posibilidades.
help-why = Tanto las líneas del diario como lo que no puedes hacer indican su regla o su carta. Haz clic en ella para leerla.
    .touch = Tanto las líneas del diario como lo que no puedes hacer indican su regla o su carta. Tócala para leerla.
help-undo = «Deshacer» vuelve hasta la última tirada o el último descubrimiento. «Repetición» lleva a cualquier momento, y desde allí podéis seguir jugando.
help-fight = Antes de cada decisión en un combate ves cómo puede acabar.
help-cards = Las cartas leídas se pueden releer en el rollo que hay junto al marcador de leyenda.
help-icons = Qué significan los iconos
help-keys = Teclas
help-record = Guardar esta partida en un archivo, para avisar de un fallo
help-credit = Un proyecto no oficial hecho por fans. Siluetas de los autores de game-icons.net (CC BY 3.0); todo lo demás lo hemos dibujado nosotros.

key-tab = Tab
    .does = a la zona siguiente
key-map = M
    .does = al mapa
key-arrows = Flechas
    .does = en el mapa: a la casilla siguiente
key-enter = Intro
    .does = hacer lo que se ofrece ahí, o ver qué hay
key-look = V
    .does = mostrar la carta de lo seleccionado
key-shift-arrows = Mayús + flechas
    .does = mover el mapa
key-zoom = +  −  0
    .does = acercar, alejar, todo el mapa
key-options = O
    .does = a lo que puedes hacer
key-numbers = 1…9
    .does = elegir la opción con ese número
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
    .does = mostrar u ocultar que piensas ir allí
key-list = L
    .does = cambiar entre el mapa y las listas
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
cover-dark_paths = Sendas oscuras
    .sub = un librojuego en la nieve


tavern-running = Partidas que te esperan
tavern-no-page = No hay ninguna página en esta dirección. Aquí está la taberna.
tavern-your-move = Te toca
tavern-finished = Partidas terminadas
chronicle-title = Crónica
chronicle-won = ganada ({ $difficulty }), { $when }
chronicle-open = aún sin ganar
chronicle-defeats = { $number ->
        [one] { $number } derrota
       *[other] { $number } derrotas
    }
chronicle-next = Siguiente: { $legend }
chronicle-all = Habéis ganado todas las leyendas de esta caja.
tavern-more = Mostrar { $count } más
tavern-won = ganada
tavern-lost = perdida
tavern-not-yet = próximamente
tavern-variant = Punto de partida
tavern-variant-none = desde el principio
tavern-set-chance = al azar
tavern-dice = Dados
tavern-dice-app = que tire la aplicación
tavern-dice-people = tiramos dados de verdad y decimos qué sale
tavern-rank = { $role } · nivel { $rank }
tavern-seed = Semilla (misma semilla, mismas tiradas)
tavern-seed-none = al azar
tavern-count = { $min } a { $max } héroes
    .exactly = { $min ->
        [one] { $min } héroe
       *[other] { $min } héroes
    }
tavern-leader = ¿Quién juega con { $who }?
tavern-stays = no juega
tavern-me = yo
tavern-link = alguien con un enlace
tavern-companion = un compañero ({ $strength })
tavern-tip = Puedes jugar con varios héroes, en una misma pantalla.
tavern-invite = Invita a tus amigos
tavern-invite-how = Envía a cada cual su propio enlace. Quien lo abre ocupa ese asiento, en cualquier dispositivo.
tavern-watch = Enlace para espectadores
tavern-watch-how = Con este enlace se puede ver la partida, pero no jugar.
tavern-sit = Ocupar el asiento
tavern-fans = Un proyecto no oficial hecho por fans: nuestras propias palabras, nuestros propios dibujos. Si te gusta, compra los juegos.
table-quest-cards = { $number ->
        [one] Lo que dice la carta
       *[other] Lo que dicen las { $number } cartas
    }
over-look = Mirar el tablero
over-story = La historia de esta partida
over-retry = Intentarlo de nuevo
over-next = Mismo grupo, siguiente leyenda
title-table = { $legend } – Rietland
title-turn = ● Te toca: { $legend } – Rietland
tavern-seed-cards = Semilla (misma semilla, mismas cartas)
tavern-link-local = Estos enlaces solo funcionan en este equipo. Para amigos en otro lugar, abre la mesa con la dirección de este equipo.
tavern-link-near = Estos enlaces solo funcionan en tu propia red. Los amigos de otros lugares necesitan una dirección accesible desde internet.
tavern-qr = Código QR
tavern-qr-of = Código QR: { $who }
rules-all = Todas las reglas
rules-search = Buscar en las reglas y el glosario
rules-glossary = Glosario
rules-none = Ninguna regla dice eso.

## Lo que ocurre, paso a paso

log-counted = { $who } suma { $rest } + { $dice } = { $amount }.
telling-title = Lo que ocurre
telling-skip = Saltar
telling-left = { $number } más
telling-dice = Primero, mira lo que ocurre.
telling-throw = Lanzar los dados
recap-title = Desde tu último turno
recap-again = Mostrarlo otra vez
recap-more = y { $number } más
fight-tie = Empate: nadie pierde nada.
settings-telling = Mostrar lo que ocurre
speed-slow = despacio
speed-normal = normal
speed-fast = deprisa
speed-once = todo de una vez
settings-throw = Lanzo mis propios dados
settings-alone = Responder por mí cuando solo hay una opción
key-next = Espacio
    .does = pasar a lo siguiente
key-skip = Esc
    .does = a la última jugada

## Lecciones de la primera partida

lesson-title = Primera partida
lesson-read = Entendido
lesson-stop = Sin más consejos
lesson-again = Mostrar los consejos de la primera partida
lesson-board-goals = Estos son vuestros objetivos. Cada carta se puede releer en el rollo, junto al marcador de leyenda.
lesson-board-walk = { $who } puede ir a cualquier casilla resaltada. Cada casilla cuesta 1 hora.
lesson-board-hours = El marcador del día muestra las horas gastadas. Cada héroe tiene 7 al día; las demás son horas extra y cuestan voluntad.
lesson-board-stop = Puedes seguir o parar aquí. Donde paras puedes recoger cosas, comprar, beber o girar la niebla.
lesson-board-share = Decidid entre todos quién recibe qué. Con oro se compran puntos de fuerza a un mercader.
lesson-board-fog = Hay niebla cerca. Termina un movimiento en ella para ver qué esconde, bueno o malo.
lesson-board-well = Hay un pozo lleno cerca. Termina un movimiento allí y vacíalo para ganar voluntad.
lesson-board-gold = Hay oro cerca. Termina un movimiento allí y recógelo.
lesson-board-merchant = Hay un mercader cerca: allí un punto de fuerza cuesta 2 de oro.
lesson-board-farmer = Hay un campesino cerca. Llévalo al castillo para ganar un escudo dorado.
lesson-board-fight = Aquí puedes combatir. Tu fuerza y tu dado más alto tienen que superar a la criatura; la etiqueta muestra tus posibilidades.
lesson-board-battle = El valor de combate más bajo pierde la diferencia en voluntad. Con 0, ese bando queda derrotado.
lesson-board-creatures = En cada amanecer las criaturas siguen las flechas hacia el castillo. Detenedlas antes de que entren.
lesson-board-sunrise = Un nuevo día: se ha robado una carta de evento, las criaturas han avanzado, los pozos se han llenado y el narrador ha avanzado.
lesson-board-narrator = El narrador ha avanzado. En la última letra acaba la leyenda; cada criatura derrotada la acerca.
lesson-board-breach = Una criatura está en el castillo y ocupa un escudo dorado. Cuando no quede ninguno libre, una más es la derrota.
lesson-board-rest = Casi no te quedan horas. Termina el día; el primero en hacerlo recibe el gallo y empieza mañana.
lesson-board-alone = Los héroes de la casilla de amanecer esperan allí hasta que todos hayan terminado el día.
lesson-castle-play = Elige una línea de una de tus cartas. Cada carta se juega una vez hasta que te recuperas.
lesson-castle-go = Elige un lugar resaltado para ir allí. Puedes parar antes de usar todos los movimientos.
lesson-castle-fight = Tu fuerza tiene que ser al menos la de la criatura. La voluntad y otros héroes de aquí pueden ayudar.
lesson-castle-recover = Cuando hayas jugado tus buenas cartas, recupérate: se roba una carta de narrador y recuperas todas tus cartas.
lesson-castle-gallery = Las criaturas derrotadas van a la galería. Las que llevan moneda son oro para todo el grupo.
lesson-castle-complete = Puedes cumplir la misión de este lugar. Cuatro misiones liberan el castillo.
lesson-castle-dragon = Quedan pocas cartas de narrador. Si hay que robar una y no queda ninguna, llega el dragón.
