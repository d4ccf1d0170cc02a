# El frío eterno: dones de los héroes, criaturas, objetos, figuras, lugares y actos.

## Lo que otras cajas dicen de otro modo

frost-role-warrior = guerrero
    .ability = Un fuego encendido da 2 puntos de fuerza en combate en lugar de 1.
frost-role-fire_keeper = guardián del fuego
    .ability = Puede llevar un fuego en su tablero de héroe: calienta y refuerza a todos los de su casilla.
frost-role-dwarf = enano
    .ability = Una vez al día, en un trueque, toma un objeto más de los que da.
frost-why-castle-fallen = Una criatura ha irrumpido, y no quedaba ningún puesto de defensa libre.
frost-log-broke_in = { $what_A } irrumpe. { $amount ->
        [0] No queda ningún puesto de defensa libre.
        [one] Queda { $amount } puesto de defensa libre.
       *[other] Quedan { $amount } puestos de defensa libres.
    }
    .lost = { $what_A } irrumpe, y no hay ningún puesto de defensa libre.
frost-do-take = { $thing ->
        [iquar] Llevarse al iquar
        [Orennah] Llevarse a Orennah
       *[other] Tomar { $thing_the }
    }
frost-do-drop = Dejar aquí { $thing_acc }
frost-log-storm = Se levanta una ventisca y arrastra a cada héroe una casilla en el sentido de las flechas.
frost-log-farmer_lost = { $what ->
        [Orennah] Orennah se esconde de la criatura y no vuelve a aparecer.
       *[other] { $amount ->
            [one] Se pierde el iquar que seguía a { $who }.
           *[other] Se pierden los { $amount } iquar que seguían a { $who }.
        }
    }
    .stays = { $what_The } ya no sigue a { $who }.
    .nobody = { $what ->
        [Orennah] Orennah se esconde de la criatura de la casilla { $space } y no vuelve a aparecer.
       *[other] { $amount ->
            [one] Se pierde el iquar de la casilla { $space }.
           *[other] Se pierden { $amount } iquar de la casilla { $space }.
        }
    }
    .removed = { $what ->
        [Orennah] Orennah deja la casilla { $space } para siempre.
       *[other] { $amount ->
            [one] El iquar de la casilla { $space } se retira del juego.
           *[other] { $amount } iquar de la casilla { $space } se retiran del juego.
        }
    }
frost-log-farmer_safe = { $what ->
        [Orennah] { $who } pone a salvo a Orennah.
       *[other] { $amount ->
            [one] { $who } pone a salvo a un iquar. La aldea de tiendas tiene ahora { $amount } puesto de defensa.
           *[other] { $who } pone a salvo a un iquar. La aldea de tiendas tiene ahora { $amount } puestos de defensa.
        }
    }
# There is no gold: nothing is said of it.
frost-plain-hero = { $name } ({ $name ->
        [Mairen] guerrera
        [Chada] arquera
        [Eara] maga
        [Bait] enana
       *[other] { $role }
    }) en la casilla { $space }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }, { $gold ->
       *[other] { $time }
    }
frost-plain-farmers = { $follower ->
        [Orennah] lleva consigo a Orennah
       *[other] lleva consigo { $farmers } iquar
    }
frost-log-shields = Puestos de defensa ahora: { $amount }.
frost-lesson-board-sunrise = Un nuevo día: las criaturas han avanzado, los fuegos encendidos han dado calor y se han apagado, y el narrador ha avanzado. En cuanto la ficha de frío está junto al marcador, los días se acortan.
frost-ui-shields = Puestos de defensa libres: { $free } de { $all }
frost-ui-stock = Reserva
frost-table-drink = Con un odre de agua, sin gastar horas
frost-lesson-board-farmer = Hay un iquar cerca. Llévalo a la aldea de tiendas para ganar un puesto de defensa.
frost-lesson-board-creatures = En cada amanecer las criaturas siguen las flechas hacia el lugar que defendéis. Detenedlas antes de que lleguen.
frost-lesson-board-breach = Una criatura ha irrumpido y ocupa un puesto de defensa. Cuando no quede ninguno, una más será la derrota.

## Cartas abiertas en las Leyendas 2 a 4

card-frost-herb_lore = Los chamanes conocen cuatro plantas y las han pintado en una tira de corteza, cada una con una carita al lado. La azul sonríe. La blanca tiene los pies en el aire. La roja enseña todos los dientes. La negra no tiene cara: alguien pintó ahí el sol, muy pequeño, y tantos pulgares lo han frotado que ya casi no está.
    .title = El gran saber de las hierbas
    .rule = Cada planta se usa una vez. Bayas azules: ganas 5 puntos de voluntad, pero no durante una ronda de combate. Raíces blancas: hasta 4 casillas de un movimiento no cuestan ninguna hora. Flores de sangre rojas: justo después de tu tirada, tus dados cuentan doble en esa ronda. Espina negra de la noche: la ficha de frío se mueve dos lugares a la derecha, como mucho hasta el 13.
card-frost-three_brothers = Tres hermanos vinieron por encima de las montañas, un búfalo, una bestia del lago y un grifo, y al llegar al lago riñeron por dónde vivir. Uno decía que en la hierba, otro que en el agua, otro que en la roca; algo hubo también con una manta. Así que cada uno se quedó donde tenía razón. Hace mucho que son de piedra, tres tablillas no más grandes que una mano. Pero dejad una en la nieve por la noche, y por la mañana se habrá vuelto hacia las otras dos.
    .title = Los tres hermanos
    .rule = Una tablilla ocupa un hueco pequeño y no se puede trocar. Un héroe que tenga las tres puede usarlas: durante el resto del día la ficha de frío no cuenta, y las horas extra no cuestan puntos de voluntad. En el próximo amanecer se retiran del juego.

## Criaturas

creature-wargor = wargor
    .the = el wargor
    .a = un wargor
    .of = del wargor
    .acc = al wargor
creature-steppe_buffalo = búfalo de las estepas
    .the = el búfalo de las estepas
    .a = un búfalo de las estepas
    .of = del búfalo de las estepas
    .acc = al búfalo de las estepas
creature-fur_troll = troll peludo
    .the = el troll peludo
    .a = un troll peludo
    .of = del troll peludo
    .acc = al troll peludo

## Objetos: un texto por cada cara

thing-waterskin = odre de agua
    .the = el odre de agua
    .a = un odre de agua
    .many = odres de agua
thing-waterskin_half = odre de agua medio lleno
    .the = el odre de agua medio lleno
    .a = un odre de agua medio lleno
    .many = odres de agua medio llenos
thing-askimar_blade = hoja de Askimar
    .the = la hoja de Askimar
    .a = una hoja de Askimar
    .many = hojas de Askimar
thing-riders_helm = casco de jinete
    .the = el casco de jinete
    .a = un casco de jinete
    .many = cascos de jinete
thing-firewood = leña
    .the = la leña
    .a = leña
    .many = haces de leña
thing-griffin_tablet = tablilla del grifo
    .the = la tablilla del grifo
    .a = una tablilla del grifo
    .many = tablillas del grifo
thing-griffin_tablet_used = tablilla del grifo brillante
    .the = la tablilla del grifo brillante
    .a = una tablilla del grifo brillante
    .many = tablillas del grifo brillantes
thing-sea_monster_tablet = tablilla de la bestia del lago
    .the = la tablilla de la bestia del lago
    .a = una tablilla de la bestia del lago
    .many = tablillas de la bestia del lago
thing-sea_monster_tablet_used = tablilla de la bestia del lago brillante
    .the = la tablilla de la bestia del lago brillante
    .a = una tablilla de la bestia del lago brillante
    .many = tablillas de la bestia del lago brillantes
thing-buffalo_tablet = tablilla del búfalo
    .the = la tablilla del búfalo
    .a = una tablilla del búfalo
    .many = tablillas del búfalo
thing-buffalo_tablet_used = tablilla del búfalo brillante
    .the = la tablilla del búfalo brillante
    .a = una tablilla del búfalo brillante
    .many = tablillas del búfalo brillantes
thing-blue_streamberries = bayas azules
    .the = las bayas azules
    .a = unas bayas azules
    .many = puñados de bayas azules
thing-white_pulproots = raíces blancas
    .the = las raíces blancas
    .a = unas raíces blancas
    .many = manojos de raíces blancas
thing-red_bloodflowers = flores de sangre rojas
    .the = las flores de sangre rojas
    .a = unas flores de sangre rojas
    .many = ramos de flores de sangre rojas
thing-black_night_thorn = espina negra de la noche
    .the = la espina negra de la noche
    .a = una espina negra de la noche
    .many = espinas negras de la noche
thing-winter_stone = piedra de invierno
    .the = la piedra de invierno
    .a = la piedra de invierno
    .many = piedras de invierno
thing-carlion = Carlion
    .the = Carlion
    .a = Carlion
    .many = espadas Carlion
thing-iquar = iquar
    .the = el iquar
    .a = un iquar
    .many = iquar
    .acc = al iquar
thing-orennah = Orennah
    .the = Orennah
    .a = Orennah
    .many = Orennah
    .acc = a Orennah
thing-fire = fuego
    .the = el fuego
    .a = un fuego
    .many = fuegos
thing-fire_out = fuego apagado
    .the = el fuego apagado
    .a = un fuego apagado
    .many = fuegos apagados
thing-fire_lit = fuego encendido
    .the = el fuego encendido
    .a = un fuego encendido
    .many = fuegos encendidos

## Figuras

figure-tranuk = Tranuk
    .acc = a Tranuk
figure-great_warrior = el gran guerrero
    .acc = al gran guerrero
figure-takota = Takota
    .acc = a Takota
figure-volpin = Flaps, el volpin
    .acc = a Flaps, el volpin
figure-silhouette = la Silueta
    .acc = a la Silueta

## Casillas y puentes

space-tent-village = aldea de tiendas
space-totem-field = campo de los tótems
space-wind-harps = arpas del viento
space-drum-bridge-east = puente del tambor, este
space-lizard-pens = corral de los lagartos
space-frozen-reeds = juncos helados
space-horn-bridge-west = puente del cuerno, oeste
space-bone-meadow = prado de los huesos
space-great-cave = Gran Cueva
space-north-shore = orilla norte
space-echo-gorge = garganta del eco
space-standing-stones = piedras erguidas
space-fur-traders = peleteros
space-stair-of-the-grehon = escalera de los grehon
space-griffin-rock = roca del grifo
space-herd-pass = paso de la manada
space-herd-valley = valle de la manada
space-west-shore = orilla oeste
space-singing-geyser = géiser cantarín
space-steaming-field = campo humeante
space-pass-to-andor = paso a Andor
space-old-watchfire = vieja hoguera de guardia
space-heron-bridge-west = puente de la garza, oeste
space-heron-bridge-south = puente de la garza, sur
space-burial-mounds = túmulos
space-pine-grove = pinar
space-charcoal-wood = bosque de los carboneros
space-south-shore = orilla sur
space-sledge-market = mercado de trineos
space-jetty = embarcadero
space-stilt-settlement = poblado de palafitos
space-wolf-hollow = hondonada del lobo
bridge-horn_bridge = puente del cuerno
bridge-drum_bridge = puente del tambor
bridge-heron_bridge = puente de la garza
bridge-secret_passage = pasadizo secreto

## Actos, ayuda en combate, fichas

deed-frost-light = Encender el fuego
deed-frost-kindle = Hacer fuego con leña
deed-frost-bear_fire = Poner un fuego en tu tablero
deed-frost-stir_fire = Encender el fuego de tu tablero
deed-frost-tablets = Usar las tres tablillas: hoy sin frío y con horas extra gratis
deed-frost-night_thorn = Usar la espina contra el frío
deed-frost-streamberries = Comer las bayas azules: 5 puntos de voluntad
deed-frost-change_yourself = Transformarte: 7 puntos de voluntad por 2 puntos de fuerza
bonus-frost-fire = el fuego
bonus-frost-warrior_fire = el fuego del guerrero
counter-frost = Ficha de frío
track-frost = Ficha de frío en la hora { $hour }: { $hour ->
        [10] la hora 10 no se puede usar.
       *[other] las horas { $hour } a { $last } no se pueden usar.
    }
track-frost-waits = La ficha de frío espera junto al marcador. { $days ->
        [one] Desde mañana cubre la hora { $last }.
       *[other] Dentro de { $days } días cubrirá la hora { $last }.
    }
track-frost-thawed = Hoy las tablillas alejan el frío: se pueden usar todas las horas. La ficha de frío está en la hora { $hour }.
track-frozen = helada, no se puede usar

## Fichas de nieve, fichas de hielo y marcadores de objetivo

frost-fog-hidden = ficha de nieve
frost-piece-fog = Ficha de nieve
frost-ui-fog = Nieve
frost-ui-fog-hidden = Fichas de nieve boca abajo
frost-do-uncover = Girar la ficha de nieve
    .token = Girar { $what_the }
frost-do-look = Observar la casilla { $space }
    .here = Girar la piedra preciosa
    .ally = Que { $what } gire la ficha de nieve
frost-ask-fog = ¿Qué muestra la ficha de nieve?
frost-log-fog = { $who } gira la ficha de nieve de la casilla { $space }: { $what }.
frost-lesson-board-fog = Hay una ficha de nieve cerca. Termina un movimiento en ella para ver qué esconde, bueno o malo.
frost-lesson-board-stop = Puedes seguir o parar aquí. Donde paras puedes recoger cosas, hacer un trueque, encender un fuego o girar una ficha de nieve.
fog-storm = una ventisca
fog-firewood = leña
fog-willpower_loss_2 = −2 puntos de voluntad
fog-gem = una piedra preciosa
fog-blue_streamberries = bayas azules
fog-white_pulproots = raíces blancas
fog-red_bloodflowers = flores de sangre rojas
fog-griffin_tablet = la tablilla del grifo
fog-sea_monster_tablet = la tablilla de la bestia del lago
fog-buffalo_tablet = la tablilla del búfalo
token-ice = ficha de hielo
    .the = la ficha de hielo
    .a = una ficha de hielo
    .many = fichas de hielo
token-ice-storm = una ventisca
token-ice-strength_1 = 1 punto de fuerza
token-ice-willpower_loss_2 = −2 puntos de voluntad
token-ice-willpower_loss_3 = −3 puntos de voluntad
token-ice-gem = una piedra preciosa
token-ice-askimar_blade = una hoja de Askimar
token-ice-waterskin = un odre de agua
token-ice-riders_helm = un casco de jinete
token-marker = marcador de objetivo
    .the = el marcador de objetivo
    .a = un marcador de objetivo
    .many = marcadores de objetivo
token-marker-winter_stone = la piedra de invierno
token-marker-hoof_prints = huellas de pezuñas
token-marker-woodcutter = un leñador dormido
token-marker-scarf = una bufanda roja
token-marker-camp = un campamento abandonado
token-marker-two_prints = dos clases de huellas
token-marker-hollow = un hoyo que brillaba en azul
