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
frost-log-farmer = Un iquar sigue a { $who }.
frost-log-farmer_left = { $who } deja a un iquar en la casilla { $space }.
frost-log-farmer_lost = { $amount ->
        [one] Se pierde el iquar que seguía a { $who }.
       *[other] Se pierden los { $amount } iquar que seguían a { $who }.
    }
    .stays = El iquar ya no sigue a { $who }.
    .nobody = { $amount ->
        [one] Se pierde el iquar de la casilla { $space }.
       *[other] Se pierden { $amount } iquar de la casilla { $space }.
    }
    .removed = { $amount ->
        [one] El iquar de la casilla { $space } se retira del juego.
       *[other] { $amount } iquar de la casilla { $space } se retiran del juego.
    }
frost-log-farmer_safe = { $who } pone a salvo a un iquar. La aldea de tiendas tiene ahora { $amount ->
        [one] { $amount } puesto de defensa
       *[other] { $amount } puestos de defensa
    }.
frost-plain-farmers = lleva consigo { $farmers } iquar
frost-ui-farmers = Iquar
frost-ui-shields = Puestos de defensa libres: { $free } de { $all }
frost-table-drink = Con un odre de agua, sin gastar horas:
frost-lesson-board-farmer = Hay un iquar cerca. Llévalo a la aldea de tiendas para ganar un puesto de defensa.
frost-lesson-board-creatures = En cada amanecer las criaturas siguen las flechas hacia el lugar que defendéis. Detenedlas antes de que lleguen.
frost-lesson-board-breach = Una criatura ha irrumpido y ocupa un puesto de defensa. Cuando no quede ninguno, una más será la derrota.

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
    .a = una piedra de invierno
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
figure-volpin = Flaps, el volpin
    .acc = a Flaps, el volpin

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
space-stilt-settlement = poblado de pilotes
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
deed-frost-tablets = Usar las tres tablillas: hoy sin frío
deed-frost-night_thorn = Usar la espina contra el frío
deed-frost-streamberries = Comer las bayas azules
bonus-frost-fire = el fuego
bonus-frost-warrior_fire = el fuego del guerrero
counter-frost = Ficha de frío
