# La familia del tablero: piezas, verbos, preguntas, líneas del diario.
# Un nombre entra en la frase en la forma que esta pide: `$thing_the` el casco, `$thing_a` un casco,
# `$thing_acc` al campesino, `$what_of` del gor, `$what_many` cascos; con mayúscula (`$what_The`) al empezar.
# O va tras un posesivo («tu odre»). Los nombres de puentes son todos masculinos.

## Héroes: figuras y oficios

hero-thorn = Thorn
    .role = guerrero
hero-mairen = Mairen
    .role = guerrera
hero-pasco = Pasco
    .role = arquero
hero-chada = Chada
    .role = arquera
hero-liphardus = Liphardus
    .role = mago
hero-eara = Eara
    .role = maga
hero-kram = Kram
    .role = enano
hero-bait = Bait
    .role = enana

role-warrior = guerrero
    .ability = Al vaciar un pozo gana 5 puntos de voluntad en lugar de 3.
role-archer = arquero
    .ability = Ataca también a criaturas en casillas adyacentes. Tira los dados de uno en uno; solo cuenta el último. Paga 1 de oro menos por la poción de la bruja.
role-wizard = mago
    .ability = Una vez por ronda de combate, justo después de una tirada, puede girar un dado a su cara opuesta.
role-dwarf = enano
    .ability = Compra puntos de fuerza por 1 de oro en la mina de enanos (71).

## Criaturas

creature = criatura
    .the = la criatura
    .a = una criatura
    .of = de la criatura
    .acc = a la criatura
creature-gor = gor
    .the = el gor
    .a = un gor
    .of = del gor
    .acc = al gor
creature-skral = skral
    .the = el skral
    .a = un skral
    .of = del skral
    .acc = al skral
creature-wardrak = wardrak
    .the = el wardrak
    .a = un wardrak
    .of = del wardrak
    .acc = al wardrak
creature-troll = troll
    .the = el troll
    .a = un troll
    .of = del troll
    .acc = al troll

## Objetos: un texto por cada cara

thing-wineskin = odre
    .the = el odre
    .a = un odre
    .many = odres
thing-wineskin_half = odre medio lleno
    .the = el odre medio lleno
    .a = un odre medio lleno
    .many = odres medio llenos
thing-shield = escudo
    .the = el escudo
    .a = un escudo
    .many = escudos
thing-shield_half = escudo abollado
    .the = el escudo abollado
    .a = un escudo abollado
    .many = escudos abollados
thing-bow = arco
    .the = el arco
    .a = un arco
    .many = arcos
thing-falcon = halcón
    .the = el halcón
    .a = un halcón
    .many = halcones
thing-falcon_used = halcón en reposo
    .the = el halcón en reposo
    .a = un halcón en reposo
    .many = halcones en reposo
thing-helm = casco
    .the = el casco
    .a = un casco
    .many = cascos
thing-telescope = catalejo
    .the = el catalejo
    .a = un catalejo
    .many = catalejos
thing-witch_brew = poción de la bruja
    .the = la poción de la bruja
    .a = una poción de la bruja
    .many = pociones de la bruja
thing-witch_brew_half = media poción de la bruja
    .the = la media poción de la bruja
    .a = media poción de la bruja
    .many = medias pociones de la bruja
thing-poison = frasco de veneno
    .the = el frasco de veneno
    .a = un frasco de veneno
    .many = frascos de veneno
thing-poison_half = frasco de veneno medio lleno
    .the = el frasco de veneno medio lleno
    .a = un frasco de veneno medio lleno
    .many = frascos de veneno medio llenos
thing-herb = hierba curativa
    .the = la hierba curativa
    .a = una hierba curativa
    .many = hierbas curativas
thing-herb_hidden = hierba desconocida
    .the = la hierba desconocida
    .a = una hierba desconocida
    .many = hierbas desconocidas
thing-herb_3 = hierba curativa (3)
    .the = la hierba curativa (3)
    .a = una hierba curativa (3)
    .many = hierbas curativas (3)
thing-herb_4 = hierba curativa (4)
    .the = la hierba curativa (4)
    .a = una hierba curativa (4)
    .many = hierbas curativas (4)
thing-rune_stone = piedra rúnica
    .the = la piedra rúnica
    .a = una piedra rúnica
    .many = piedras rúnicas
thing-rune_hidden = piedra rúnica desconocida
    .the = la piedra rúnica desconocida
    .a = una piedra rúnica desconocida
    .many = piedras rúnicas desconocidas
thing-rune_blue = piedra rúnica azul
    .the = la piedra rúnica azul
    .a = una piedra rúnica azul
    .many = piedras rúnicas azules
thing-rune_yellow = piedra rúnica amarilla
    .the = la piedra rúnica amarilla
    .a = una piedra rúnica amarilla
    .many = piedras rúnicas amarillas
thing-rune_green = piedra rúnica verde
    .the = la piedra rúnica verde
    .a = una piedra rúnica verde
    .many = piedras rúnicas verdes
thing-parchment = pergamino
    .the = el pergamino
    .a = un pergamino
    .many = pergaminos
thing-parchment_letter = pergamino
    .the = el pergamino
    .a = un pergamino
    .many = pergaminos
thing-parchment_7 = pergamino (7)
    .the = el pergamino (7)
    .a = un pergamino (7)
    .many = pergaminos (7)
thing-parchment_8 = pergamino (8)
    .the = el pergamino (8)
    .a = un pergamino (8)
    .many = pergaminos (8)
thing-parchment_10 = pergamino (10)
    .the = el pergamino (10)
    .a = un pergamino (10)
    .many = pergaminos (10)
thing-parchment_11 = pergamino (11)
    .the = el pergamino (11)
    .a = un pergamino (11)
    .many = pergaminos (11)
thing-parchment_14 = pergamino (14)
    .the = el pergamino (14)
    .a = un pergamino (14)
    .many = pergaminos (14)
thing-parchment_17 = pergamino (17)
    .the = el pergamino (17)
    .a = un pergamino (17)
    .many = pergaminos (17)
thing-gold = oro
    .the = el oro
    .a = 1 de oro
    .many = de oro
thing-gem = piedra preciosa
    .the = la piedra preciosa
    .a = una piedra preciosa
    .many = piedras preciosas
thing-gem_hidden = piedra preciosa desconocida
    .the = la piedra preciosa desconocida
    .a = una piedra preciosa desconocida
    .many = piedras preciosas desconocidas
thing-gem_2 = piedra preciosa verde (2)
    .the = la piedra preciosa verde (2)
    .a = una piedra preciosa verde (2)
    .many = piedras preciosas verdes (2)
thing-gem_4 = piedra preciosa azul (4)
    .the = la piedra preciosa azul (4)
    .a = una piedra preciosa azul (4)
    .many = piedras preciosas azules (4)
thing-gem_6 = piedra preciosa roja (6)
    .the = la piedra preciosa roja (6)
    .a = una piedra preciosa roja (6)
    .many = piedras preciosas rojas (6)
thing-farmer = campesino
    .the = el campesino
    .a = un campesino
    .many = campesinos
    .acc = al campesino
thing-rubble = derrumbe
    .the = el derrumbe
    .a = un derrumbe
    .many = derrumbes
thing-rubble_2 = derrumbe (2)
    .the = el derrumbe (2)
    .a = un derrumbe (2)
    .many = derrumbes (2)
thing-rubble_5 = derrumbe (5)
    .the = el derrumbe (5)
    .a = un derrumbe (5)
    .many = derrumbes (5)
thing-rubble_6 = derrumbe (6)
    .the = el derrumbe (6)
    .a = un derrumbe (6)
    .many = derrumbes (6)
thing-rubble_7 = derrumbe (7)
    .the = el derrumbe (7)
    .a = un derrumbe (7)
    .many = derrumbes (7)
thing-rubble_8 = derrumbe (8)
    .the = el derrumbe (8)
    .a = un derrumbe (8)
    .many = derrumbes (8)

## Caras de las fichas de niebla

fog-hidden = niebla
fog-event = una carta de evento
fog-gold_1 = 1 de oro
fog-strength_1 = 1 punto de fuerza
fog-willpower_2 = 2 puntos de voluntad
fog-willpower_3 = 3 puntos de voluntad
fog-gor = un gor
fog-wineskin = un odre
fog-witch_brew = la bruja y su poción

## Figuras

figure-prince = el príncipe Thorald
    .acc = al príncipe Thorald
figure-shield_dwarves = los enanos escudo
    .acc = a los enanos escudo
figure-witch = la bruja
    .acc = a la bruja

## Huecos de un tablero de héroe

slot-small = hueco pequeño
slot-large = hueco grande
slot-helm = casco

## Bienes que se reparten o se pagan uno a uno

good-gold = 1 de oro
good-willpower = 1 punto de voluntad
good-strength = 1 punto de fuerza
good-thing = pieza de equipo
    .the = la pieza de equipo

## Dados

dice-own = dados propios
    .the = los dados propios
dice-black = dado negro
    .the = el dado negro

die-hero = dado de héroe
    .the = el dado de héroe
die-red = dado rojo
    .the = el dado rojo
die-black = dado negro
    .the = el dado negro

## Casillas

space-named = { $number } ({ $name })
space-castle = castillo
space-sidra-coast = costa de Sidra
space-crow-tree = árbol de los cuervos
space-summer-rock = roca del verano
space-old-tower = vieja torre de defensa
space-free-market = mercado libre
space-forest-farm = granja del bosque
space-field-farm = granja de los campos
space-claw-rock = roca de la garra
space-fisher-hut = cabaña del pescador
space-dwarf-oak = roble de los enanos
space-river-farm = granja del río
space-tree-of-songs = Árbol de las Canciones
space-paddock-farm = granja del cercado
space-dwarf-mine = mina de enanos
space-tavern = taberna
space-graveyard = criaturas derrotadas
space-lost-watchtower = atalaya perdida
space-dragon-lair = guarida del dragón
# The mine face.
space-south-exit = salida sur
space-treasure-chamber = cámara del tesoro
space-gate-well = pozo de la puerta
space-pebble-shore = orilla de guijarros
space-first-vent = primera boca de fuego
space-secret-lake = Lago Secreto
space-east-stair = escalera este
space-north-stair = escalera norte
space-second-vent = segunda boca de fuego
space-armoury = armería
space-third-vent = tercera boca de fuego
space-bridge-foot = pie del puente
space-bridge-head = cabeza del puente
space-ravine-well = pozo del barranco
space-hall-of-four-shields = Sala de los Cuatro Escudos
space-blind-shaft = pozo ciego
space-bats-hollow = hueco de los murciélagos
space-forest-spring = manantial del bosque
space-north-road = camino del norte
space-guard-room = cuarto de guardia
space-forest-trader = mercader del bosque
space-miners-well = pozo de los mineros
space-fallen-gallery = galería derrumbada
space-mine-gate = puerta de la mina
space-forest-path = sendero del bosque
space-dwarf-gate = puerta de los enanos

bridge-rope_bridge = puente de cuerda
bridge-bow_bridge = puente del arco
bridge-market_bridge = puente del mercado
bridge-hanging_bridge = puente colgante

## Lo que se puede hacer

do-roll = Ha salido un { $number }
do-draw = Ha salido: { $number }
do-walk = Ir a la casilla { $space }
do-drink = Beber e ir a la casilla { $space }
do-herb = Usar tu { $thing } para moverte
do-stop = Parar aquí
do-fight = Combatir contra { $creature_the } en la casilla { $space }
do-target = Combatir contra { $creature_the }
do-clear = Despejar el derrumbe de la casilla { $space }
do-lead = Llevar { $figure_acc } a la casilla { $space }
do-guide = Llevar contigo { $figure_acc }
do-part = Dejar aquí { $figure_acc }
do-halt = Quedarse aquí
do-bring = Llevarlo todo
do-abandon = Dejar atrás { $thing_acc }
do-pass = Pasar
do-deed = { $deed }
do-act = { $deed }
do-try = { $deed } en la casilla { $space }
do-end = Terminar el día
do-done = Terminar el turno
    .exchange = No enviar nada más
do-invite = Invitar a { $hero }
do-begin = Empezar el combate
    .trial = Intentarlo
do-join = Unirse al combate
    .trial = Ayudar
do-decline = Quedarse al margen
do-hand = Tirar { $dice_the }
do-again = Tirar otro dado
do-keep = Conservar la tirada
do-flip = Dar la vuelta al { $number }
do-brew = Duplicar el mejor dado
do-chew = Sumar tu { $thing }
do-poison = Usar el veneno
do-burn = Quemar { $thing_the }
do-dim = Dejar un solo dado a la criatura
do-reroll = Volver a tirar el { $number }
do-double = Usar { $thing_the }: tus dados cuentan doble
do-overturn = Girar { $die_the }: el { $number } pasa a { $to }
do-block = Usar el escudo
    .event = Anular la carta con el escudo
do-bear = Encajar la pérdida
    .event = Dejar que ocurra
do-on = Combatir otra ronda
do-leave = Abandonar el combate
do-share = { $hero } recibe { $good_the }
do-reward = Tomar esta recompensa
    .gold = Tomar { $amount } de oro
    .willpower = Tomar { $amount ->
        [one] { $amount } punto de voluntad
       *[other] { $amount } puntos de voluntad
    }
    .strength = Tomar { $amount ->
        [one] { $amount } punto de fuerza
       *[other] { $amount } puntos de fuerza
    }
do-pay = { $hero } paga { $good }
do-pick = Elegir la casilla { $space }
do-article = Elegir { $thing_the }
do-cross = Tachar: { $step }
    .creatures = Tachar: { $step } ({ $number } en el tablero)
    .tied = Tachar: { $step } ({ $card })
do-skip = No elegir nada
    .cross_none = No tachar nada
    .cross_out = Ninguno más
    .reveal_fog = Ninguna más
    .lay = Dejarlo ahí
    .peek_event = Devolverla al mazo
    .pick_heroes = Nadie más
do-name = Elegir a { $hero }
do-discard = Retirar la carta del juego
do-drain = Vaciar el pozo
do-take = { $thing ->
        [campesino] Llevarse al campesino
       *[other] Tomar { $thing_the }
    }
do-drop = Dejar aquí { $thing_acc }
do-give = Dar { $thing_the } a { $hero }
do-buy = Comprar { $thing_the }
    .exchange = Comprar { $thing_the } y dejar { $other_the }
do-barter = Trocar { $thing_the } por { $other_the }
do-haggle = Regatear para llevarse también { $thing_the }
do-train = Comprar 1 punto de fuerza
do-risking = { $act } (cuidado: así puede perderse la leyenda)
do-ending = { $act }. { $dawn }
do-spending = { $number ->
        [one] { $act } (gastando { $gem_the })
       *[other] { $act } (gastando { $number } piedras preciosas)
    }
do-heal = Usar tu { $thing } para ganar voluntad
do-look = Observar la casilla { $space }
    .here = Girar la piedra preciosa
    .ally = Que { $what } gire la ficha de niebla
do-falcon = Enviar el halcón entre { $hero } y { $other }
do-uncover = Girar la ficha de niebla
    .token = Girar { $what_the }
do-send = Enviar { $thing_the } a { $hero }

## Lo que pregunta el juego

ask-turn = { $who }, es tu turno.
ask-after = { $who }, tu acción ha terminado. ¿Algo más?
ask-walk = { $who }, ¿adónde vas?
ask-steps = { $who }, puedes moverte enseguida, sin gastar horas. ¿Adónde vas?
ask-storm = { $who }, la ventisca te arrastra a la casilla { $space }. ¿Qué te llevas?
ask-lead = { $who }, ¿adónde va tu aliado?
ask-invite = { $who }, ¿quién combate contigo?
    .trial = { $what }: { $who }, ¿quién te ayuda?
ask-target = { $who }, ¿a qué criatura atacas?
ask-join = { $who }, ¿te unes al combate?
    .trial = { $what }: { $who }, ¿ayudas?
ask-hand = { $who }, ¿qué dados tiras?
ask-roll = { $who }, ¿qué haces con esta tirada?
ask-flip = { $who }, ¿das la vuelta a un dado?
ask-dim = { $who }, ¿tira la criatura un solo dado en esta ronda?
ask-drop = { $who }, no todo cabe ya en tus puntos de fuerza. ¿Qué dejas?
ask-reroll = { $who }, ¿vuelves a tirar un dado?
ask-shield = { $loss ->
        [one] { $who }, vas a perder { $loss } punto de voluntad. ¿Usas tu escudo?
       *[other] { $who }, vas a perder { $loss } puntos de voluntad. ¿Usas tu escudo?
    }
    .event = { $card }: { $who }, ¿anulas la carta con tu escudo?
    .card = { $card }: { $who }, ¿usas tu escudo?
ask-round = { $who }, ¿otra ronda?
ask-share = { $left ->
        [one] { $who }, reparte la recompensa: queda { $left }.
       *[other] { $who }, reparte la recompensa: quedan { $left }.
    }
ask-reward = { $who }, elige la recompensa.
ask-rubble = { $who }, ¿qué derrumbe despejas?
ask-exchange = { $who }, ¿qué lleva el halcón?
ask-event = ¿Qué carta de evento se roba?
ask-fog = ¿Qué muestra la ficha de niebla?
ask-token = ¿Qué muestra { $what_the }?
ask-turn-up = ¿Qué hay ahí boca abajo?
ask-die = Se tira { $die_the }.
ask-rule = { $who }, elige.
over = La leyenda ha terminado.

# Una pregunta de una carta; $card es su título.
ask-choose = { $card }: { $who }, elige.
    .cross_out = { $who }, ¿qué símbolo de este amanecer tachas?
    .fog = { $left ->
        [one] { $who }, ¿qué círculo se queda sin niebla? Queda { $left } por elegir.
       *[other] { $who }, ¿qué círculos se quedan sin niebla? Quedan { $left } por elegir.
    }
    .reveal_fog = { $card }: { $who }, ¿qué ficha de niebla giras?
    .remove = { $card }: { $who }, ¿qué entregáis?
    .remove_from = { $card }: { $who }, ¿de qué héroe?
    .remove_farmer = { $card }: { $who }, ¿qué campesino se pierde?
    .article = { $card }: { $who }, ¿qué pieza de equipo tomas?
    .lay = { $card }: { $who }, ¿te lo quedas?
    .move = { $card }: { $who }, ¿adónde vas?
    .move_piece = { $card }: { $who }, ¿adónde va { $what_the }?
    .lose = { $card }: { $who }, ¿qué entregas?
    .pay = { $card }: { $who }, ¿qué das a cambio?
    .peek_event = { $card }: { $who }, ¿dejas la carta en el mazo o la retiras?
    .share = { $left ->
        [one] { $card }: { $who }, repártelo: queda { $left }.
       *[other] { $card }: { $who }, repártelo: quedan { $left }.
    }
    .chance = { $card }: ¿qué sale?
    .pick_heroes = { $card }: { $who }, elige a un héroe.
    .pick_thing = { $card }: { $who }, ¿quién recibe { $thing_the }?
    .pick_hours = { $card }: { $who }, ¿quién recupera las horas?
    .share_loss = { $left ->
        [one] { $card }: { $who }, reparte la pérdida entre los héroes: queda { $left }.
       *[other] { $card }: { $who }, reparte la pérdida entre los héroes: quedan { $left }.
    }
    .share_cost = { $left ->
        [one] { $card }: { $who }, ¿quién paga? Falta { $left }.
       *[other] { $card }: { $who }, ¿quién paga? Faltan { $left }.
    }
ask-setup = Antes de partir
ask-legend = Leyenda

## Cómo termina una leyenda

why-castle-fallen = Una criatura ha irrumpido en el castillo, y no quedaba ningún escudo dorado libre.

## Lo que ha ocurrido

log-read = Carta de leyenda: { $what }.
log-ended = La leyenda se ha perdido.
    .won = ¡Habéis ganado la leyenda!
log-die = { $who } tira { $what_the }: { $amount }.
    .nobody = { $what_The } muestra { $amount }.
log-choice = { $who } elige: { $what }.
log-entered = { $who } va a la casilla { $space }.
    .hour = { $who } va a la casilla { $space }: 1 hora.
    .overtime = { $willpower ->
        [one] { $who } va a la casilla { $space }: 1 hora y { $willpower } punto de voluntad.
       *[other] { $who } va a la casilla { $space }: 1 hora y { $willpower } puntos de voluntad.
    }
    .storm = La ventisca arrastra a { $who } a la casilla { $space }.
log-storm = Se levanta una tormenta y arrastra a cada héroe una casilla en el sentido de las flechas.
log-stopped = { $who } se detiene en la casilla { $space }.
log-hour = { $who } gasta una hora.
    .overtime = { $willpower ->
        [one] { $who } gasta una hora extra ({ $willpower } punto de voluntad).
       *[other] { $who } gasta una hora extra ({ $willpower } puntos de voluntad).
    }
log-hour_back = La ficha de tiempo de { $who } vuelve a la hora { $amount }.
    .start = La ficha de tiempo de { $who } vuelve al comienzo del día.
log-crossed = { $who } tacha un símbolo: { $what }.
log-passed = { $who } pasa.
log-deed = { $who }: { $what }.
    .trial = { $who } lo logra: { $what }.
log-trial = { $who } intenta: { $what } (casilla { $space }, valor { $amount }).
log-rested = { $who } termina el día.
    .rooster = { $who } termina el día antes que nadie y empezará el siguiente.
log-day_over = El día ha terminado.
log-dawn = Amanece el día { $amount }.
log-turn = Es el turno de { $who }.
log-marched = { $what_The } avanza de la casilla { $from } a la { $space }.
log-placed = { $what_A } aparece en la casilla { $space }.
    .named = { $what_The } aparece en la casilla { $space }.
log-stayed = { $what_The } de la casilla { $space } no puede moverse.
log-changed = La criatura de la casilla { $space } se convierte en { $what_a }.
log-left_out = No aparece nada en la casilla { $space } ({ $what }): ya no queda ninguna figura.
    .blocked = No aparece nada en la casilla { $space } ({ $what }): está ocupada y el camino está cortado.
    .change = La criatura de la casilla { $space } sigue como está: ya no queda ninguna figura ({ $what }).
log-loaded = Una criatura se lleva { $what_the } de la casilla { $space }.
    .figure = { $figure } se lleva { $what_the } de la casilla { $space }.
    .held = Una criatura en la casilla { $space } le quita { $what_the } a { $who }.
log-narrowed = { $what }: casillas posibles { $spaces }.
    .known = { $what }: es la casilla { $spaces }.
    .found = { $what }: ya se sabe.
log-got_away = { $what_A } escapa por la casilla { $space }.
log-broke_in = { $what_A } irrumpe en el castillo. { $amount ->
        [0] No queda ningún escudo dorado libre.
        [one] Queda { $amount } escudo dorado libre.
       *[other] Quedan { $amount } escudos dorados libres.
    }
    .lost = { $what_A } irrumpe en el castillo, y no hay ningún escudo dorado libre.
log-slain = { $what_The } de la casilla { $space } cae derrotado.
    .named = { $what_The } cae derrotado.
log-vanished = { $what_The } desaparece de la casilla { $space }.
log-poisoned = { $what_The } de la casilla { $space } cae envenenado y se retira del juego.
log-flew = { $what_The } vuela de la casilla { $from } a la { $space }.
log-emptied = Ya no queda ninguna criatura en la casilla { $space }.
log-fight = { $who } combate contra { $what_the } en la casilla { $space }.
    .rubble = { $who } intenta despejar el derrumbe de la casilla { $space }.
log-joined = { $who } se une al combate.
log-left = { $who } abandona el combate.
log-threw = { $who } saca { $amount }.
log-creature_threw = { $what_The } saca { $amount }.
log-flipped = { $who } da la vuelta al { $old }: ahora es un { $amount }.
log-doubled = { $who } duplica su dado: { $amount }.
log-rerolled = { $who } vuelve a tirar el { $old }.
log-extra_threw = { $who } tira también { $what_the }: { $amount }.
log-overturned = { $who } gira { $what_the }: el { $old } pasa a { $amount }.
log-doubled_roll = { $who } usa { $what_the }: los dados cuentan doble, { $amount }.
log-burnt = { $who } quema { $what_the }: { $amount } más.
log-dimmed = { $who } usa { $what_the }: la criatura tira un solo dado.
log-value = Valor de combate de los héroes: { $amount }.
log-creature_value = Valor de combate { $what_of }: { $amount }.
log-hurt = { $amount ->
        [one] { $what_The } pierde { $amount } punto de voluntad.
       *[other] { $what_The } pierde { $amount } puntos de voluntad.
    }
log-card_lost = { $amount ->
        [0] Se retira una carta de combate sin leerla. { $what_The } ya no tiene ninguna que perder.
        [one] Se retira una carta de combate sin leerla: una más, y { $what_the } queda derrotado.
       *[other] Se retira una carta de combate sin leerla: { $amount } más, y { $what_the } queda derrotado.
    }
log-blocked = { $who } usa el escudo.
log-fell = { $who } se queda sin voluntad y cae.
log-escaped = { $what_The } de la casilla { $space } sobrevive y se recupera.
    .lasting = { $what_The } de la casilla { $space } sobrevive.
log-willpower = { $amount ->
        [one] { $who } gana { $amount } punto de voluntad.
       *[other] { $who } gana { $amount } puntos de voluntad.
    }
    .lost = { $amount ->
        [one] { $who } pierde { $amount } punto de voluntad.
       *[other] { $who } pierde { $amount } puntos de voluntad.
    }
log-strength = { $amount ->
        [one] { $who } gana { $amount } punto de fuerza.
       *[other] { $who } gana { $amount } puntos de fuerza.
    }
    .lost = { $amount ->
        [one] { $who } pierde { $amount } punto de fuerza.
       *[other] { $who } pierde { $amount } puntos de fuerza.
    }
log-gold = { $who } recibe { $amount } de oro.
    .lost = { $who } entrega { $amount } de oro.
log-took = { $who } toma { $what_acc }.
log-dropped = { $who } deja { $what_acc } en la casilla { $space }.
log-gave = { $who } da { $what_the } a { $hero }.
log-bought = { $who } compra { $what_the } por { $amount } de oro.
    .strength = { $who } compra 1 punto de fuerza por { $amount } de oro.
log-bartered = { $who } troca { $given_the } por { $what_the }.
log-haggled = { $who } regatea y se lleva también { $what_the }.
log-used = { $who } usa su { $what }.
log-looked = { $who } observa la casilla { $space }: { $what_a }.
    .nobody = Se descubre en la casilla { $space }: { $what_a }.
log-drained = { $who } vacía el pozo de la casilla { $space }.
log-wells = Los pozos vuelven a llenarse.
log-fog = { $who } gira la ficha de niebla de la casilla { $space }: { $what }.
log-token = { $who } gira { $what_the } de la casilla { $space }: { $face }.
log-tokens_laid = { $amount ->
        [one] Ahora boca abajo en la casilla { $spaces }: { $what_a }.
       *[other] Ahora boca abajo en las casillas { $spaces }: { $what_many }.
    }
log-token_gone = Se retira { $what_the } de la casilla { $space }.
log-narrator = El narrador avanza a la letra { $letter }.
log-event = Carta de evento: { $what }.
    .pile = Se roba: { $what }.
log-cancelled = { $who } anula la carta de evento con un escudo.
log-farmer = { $what_A } sigue a { $who }.
log-farmer_left = { $who } deja a { $what_a } en la casilla { $space }.
log-farmer_lost = { $amount ->
        [one] Se pierde { $what_the } que seguía a { $who }.
       *[other] Se pierden los { $amount } { $what_many } que seguían a { $who }.
    }
    .stays = { $what_The } ya no sigue a { $who }.
    .nobody = { $amount ->
        [one] Se pierde { $what_the } de la casilla { $space }.
       *[other] Se pierden { $amount } { $what_many } de la casilla { $space }.
    }
    .removed = { $amount ->
        [one] { $what_The } de la casilla { $space } se retira del juego.
       *[other] { $amount } { $what_many } de la casilla { $space } se retiran del juego.
    }
log-farmer_safe = { $who } pone a salvo a { $what_a }. El castillo tiene ahora { $amount ->
        [one] { $amount } escudo dorado
       *[other] { $amount } escudos dorados
    }.
log-figure = { $who } lleva { $what_acc } a la casilla { $space }.
    .nobody = Ahora en la casilla { $space }: { $what }.
    .moved = { $what_The } va de la casilla { $from } a la casilla { $space }.
    .gone = Fuera del tablero: { $what }.
log-guided = { $what_The } va con { $who }.
log-parted = { $who } deja { $what_acc } en la casilla { $space }.
log-laid = Ahora en la casilla { $space }: { $what_a }.
    .several = Ahora en la casilla { $space }: { $amount } { $what_many }.
log-turned = Ahora en la casilla { $space }: { $what_a }.
    .held = { $who } tiene ahora { $what_a }.
log-shields = Escudos de oro ahora: { $amount }.
log-gone = Fuera del juego: { $what_the }.
    .back = De vuelta en la reserva: { $what_the }.
log-built = El { $what } está abierto.
log-bridge = El { $what } ha desaparecido.
log-cleared = El derrumbe de la casilla { $space } queda despejado.
log-tried = El derrumbe de la casilla { $space } resiste ({ $amount }).
    .trial = El intento llega a { $amount }.
log-well_gone = El pozo de la casilla { $space } se retira del juego.
log-waits = Carta en espera ({ $spaces }): { $what }.
log-found = { $who } descubre: { $what }.
log-star = Se coloca una estrella en la letra { $letter }.
    .pile = Algo espera boca abajo en la letra { $letter }.
log-star_moved = La estrella de la letra { $from } pasa a la letra { $letter }.
log-dealt = { $who } recibe «{ $what }».
log-done = Cumplido: { $what }.
log-spoiled = Fallido: { $what }.
log-shown = Se descubre una carta: { $what }.
log-card_removed = «{ $what }» se retira del juego.
log-track_gone = Lo que estaba boca abajo en la letra { $letter } se retira del juego sin verse.
log-peeked = { $who } mira la siguiente carta de evento.
    .seen = { $who } mira la siguiente carta de evento: { $what }.
log-stood = { $who } está en la casilla { $space }.
log-card_gone = La primera carta de evento del mazo se retira del juego.
    .seen = Carta retirada del juego: { $what }.
log-hero_out = { $who } queda fuera del juego. Lo que llevaba se queda en la casilla { $space }.
log-path = { $what_The } escupe fuego: { $amount ->
        [one] { $amount } casilla en llamas.
       *[other] { $amount } casillas en llamas.
    }
log-end_letter = La leyenda termina ahora en la letra { $letter }.

## La historia de una partida terminada

moment-names = { $one } y { $other }
    .more = { $one }, { $other }
moment-fight = Victoria contra { $what_the } de la casilla { $space }: { $who }, en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
    .hard = Victoria contra todo pronóstico frente a { $what_the } de la casilla { $space }: { $who }, en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } (perdidas: { $lost }).
moment-letters = { $letters ->
        [one] Al narrador le faltaba { $letters } letra
       *[other] Al narrador le faltaban { $letters } letras
    }
moment-goals = Objetivos cumplidos: { $met } de { $all }

# Symbols of the sunrise.
symbol-ready = comienzo del día
symbol-event = carta de evento
symbol-wells = pozos
symbol-narrator = narrador
symbol-creature = { $what }
    .second = { $what }, segunda vez
