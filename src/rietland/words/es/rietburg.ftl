# La liberación del castillo de Riet: héroes, cartas, misiones.
# El texto de una carta es su nombre; `.rule` dice llanamente qué hace, `.story` se lee en voz alta.

legend-rietburg-1 = La liberación del castillo de Riet
    .intro = Las hogueras de guardia se han apagado, y algo distinto ha encendido las suyas. Las criaturas ocupan el castillo del rey desde la puerta hasta las bodegas, y a lo lejos, sobre las colinas, un dragón ha vuelto la cabeza. Una vieja profecía habla de cuatro hazañas que romperían el hechizo de estos muros. Se le olvida decir cuáles.
    .number = La liberación

difficulty-first = primera partida
difficulty-hard = difícil

variant-rietburg-1-red_creatures = con las criaturas rojas
variant-rietburg-1-no_red_creatures = sin las criaturas rojas
variant-rietburg-1-red_boxes = con los recuadros rojos
variant-rietburg-1-no_red_boxes = sin los recuadros rojos
variant-rietburg-1-more_time = once cartas de narrador
variant-rietburg-1-less_time = nueve cartas de narrador
variant-rietburg-1-busy_allies = aliados solo por su efecto
variant-rietburg-1-spirit_and_grimoires = el Espíritu del Agua ayuda a los grimorios

## Héroes

hero-orfen = Orfen
    .role = guerrero lobo
hero-kheela = Kheela
    .role = guardiana

role-wolf_warrior = guerrero lobo
    .ability = Atrae a las criaturas hasta donde está.
role-sorceress = maga
    .ability = Combate, se mueve y descubre cartas con seis grimorios, que vuelven a abrirse cuando se recupera.
role-guardian = guardiana
    .ability = Envía al Espíritu del Agua, que duplica la fuerza de su propia carta o da 2 de fuerza a cada héroe que combate allí.

## Lugares

place-gate = Puerta
place-forge = Herrería
place-chapel = Capilla
place-tower = Torre de Brandur
place-dungeon = Mazmorras
place-house_of_tor = Casa de Tor

## Cartas de héroe

card-chada_1 = Pulso firme
card-chada_2 = Disparo a la carrera
card-chada_3 = Dos en la cuerda
card-thorn_1 = Romper la línea
card-thorn_2 = El hombro por delante
card-thorn_3 = Aguantar la escalera
card-orfen_1 = El salto del lobo
card-orfen_2 = El rastro
card-orfen_3 = El cerco
card-orfen_4 = Zancada larga
card-kram_1 = Galería abajo
card-kram_2 = Golpe de yunque
card-kram_3 = Terco como la piedra
card-eara_1 = Páginas abiertas
card-eara_2 = Verso en susurros
card-eara_3 = Notas al margen
card-kheela_1 = Crecida
card-kheela_2 = Resaca
card-kheela_3 = Rompiente

grimoire-ember = el Libro de las Brasas
grimoire-halo = el Libro del Halo
grimoire-thunder = el Libro del Trueno
grimoire-dragonfire = el Libro del Fuego de Dragón
grimoire-wind = el Libro de los Vientos
grimoire-eye = el Libro de los Ojos

## Encuentros

encounter-gor = gor
    .the = el gor
    .acc = al gor
encounter-gorlot = gorlot
    .the = el gorlot
    .acc = al gorlot
encounter-white_skral = skral blanco
    .the = el skral blanco
    .acc = al skral blanco
    .rule = Recompensa: toma un objeto boca arriba de cualquier lugar.
encounter-flying_gor = gor volador
    .the = el gor volador
    .acc = al gor volador
    .rule = Su fuerza es el número de lugares cuya primera carta es una criatura boca arriba, incluido el suyo.
encounter-skeleton_warrior = guerrero esqueleto
    .the = el guerrero esqueleto
    .acc = al guerrero esqueleto
    .rule = Derrotarlo cuesta además 1 de oro de la galería.
encounter-wardrak = wardrak
    .the = el wardrak
    .acc = al wardrak
    .rule = Recompensa: gira boca arriba la primera carta de cualquier lugar.
encounter-troll = troll
    .the = el troll
    .acc = al troll
    .rule = Recompensa: un aliado.
encounter-hagrod = Hagrod
    .acc = a Hagrod
    .rule = Recompensa: una carta de narrador de la caja va debajo del mazo.
encounter-calrai = Calrai
    .acc = a Calrai
    .rule = Carga: una carta boca abajo llega a tu lugar.
encounter-shan = Shan
    .acc = a Shan
    .rule = Carga: pierde 1 punto de voluntad y agota una carta de héroe (ponla con las jugadas, sin usarla).
encounter-black_wardrak = wardrak negro
    .the = el wardrak negro
    .acc = al wardrak negro
    .rule = Recompensa: retira una carta boca abajo de cualquier lugar.
encounter-cave_troll = troll de las cavernas
    .the = el troll de las cavernas
    .acc = al troll de las cavernas
    .rule = Recompensa: un aliado; además, retirad una carta boca abajo de cualquier lugar.
encounter-skral_captain = capitán skral
    .the = el capitán skral
    .acc = al capitán skral
    .rule = Recompensa: derrota sin combate a una criatura de fuerza 6 o menos en cualquier lugar.

encounter-telescope = catalejo
    .the = el catalejo
    .rule = Gira boca arriba tres cartas en tres lugares. Una vez usado, vale 1 de oro.
encounter-bone_twigs = ramas de hueso
    .the = las ramas de hueso
    .rule = Derrota a una criatura de fuerza 5 o menos en cualquier lugar. Una vez usadas, valen 1 de oro.
encounter-brotherhood_shield = Escudo de la Hermandad
    .the = el Escudo de la Hermandad
    .rule = Combate con fuerza 5, también en otro lugar, en solitario o en grupo. La voluntad no se suma.
encounter-hadrias_hourglass = Reloj de arena de Hadria
    .the = el Reloj de arena de Hadria
    .rule = Una carta de narrador de la caja va debajo del mazo.
encounter-wineskin = odre
    .the = el odre
    .rule = Tres movimientos.
encounter-witch_brew = poción de la bruja
    .the = la poción de la bruja
    .rule = Toma 4 puntos de voluntad.
encounter-horn = cuerno
    .the = el cuerno
    .rule = Elige dos cartas jugadas, sean de quien sean: vuelven a la mano de su dueño.

## Aliados

card-veest = Veest
    .rule = Combate con fuerza 6, también en grupo. La voluntad no se suma.
card-triest = Triest
    .rule = Combate con fuerza 5, también en grupo. La voluntad no se suma.
card-gilda = Gilda
    .rule = Tres movimientos.
card-grenolin = Grenolin
    .rule = Gira boca arriba dos cartas; además, un movimiento.
card-reka = Reka
    .rule = Toma 2 puntos de voluntad.
card-garz = Garz
    .rule = Por 1 de oro: toma 2 puntos de voluntad; además, dos movimientos.
card-thorald = Thorald
    .rule = Por 1 de oro: derrota en tu lugar a una criatura de fuerza 8 o menos.
card-melkart = Melkart
    .rule = Cambia una misión y retira una carta boca abajo.

## Cartas de narrador

card-narrator_1 = Antorchas en la torre
    .story = En la torre de Brandur se encienden las antorchas de izquierda a derecha, como siempre lo quiso el viejo rey. Deben de haber estado mirando durante años.
card-narrator_2 = Ruidos en la casa
    .story = En la casa de Tor baja una cómoda por la escalera, cajón a cajón. Luego viene un silencio en el que se oye cómo acuerdan ir a por la otra.
card-narrator_3 = La puerta cruje
    .story = La puerta cruje desde el día en que la colgaron, y cada guardia tenía su manera de abrirla sin ruido. Lo que entra ahora no conoce ninguna. No parece importarle que lo oigan.
card-narrator_4 = Chispas en la noche
    .story = De la chimenea de la herrería salen chispas, y el herrero se fue en primavera. Flotan hasta el tejado de la capilla y allí se apagan, todas menos una.
card-narrator_5 = Una sola campanada
    .story = La campana de la capilla da un solo toque. Esperáis el siguiente, como todo el mundo, y mientras esperáis se cierra una puerta muy abajo, en las mazmorras.
card-narrator_6 = Arrastrar de cadenas
    .story = Abajo, en las mazmorras, arrastran una cadena por el suelo, eslabón a eslabón. Antes tenía un preso en la punta. Ahora suena a equipaje.
card-narrator_7 = Alguien nos ha seguido
    .story = En el polvo, detrás de vosotros, hay otras huellas junto a las vuestras, hasta esta puerta. Os dais la vuelta. Ninguna regresa.
card-narrator_8 = Cae el martillo
    .story = En la herrería cae un martillo y no rebota. Por un momento todo el castillo contiene el aliento, vosotros también, y algo más, muy cerca.
card-narrator_9 = Pasos detrás
    .story = Os detenéis, y los pasos de detrás se detienen también, un poco tarde. En la ventana de la capilla va y viene una vela, a la altura a la que la llevaría un hombre muy alto.
card-narrator_10 = Desde la bodega
    .story = En la casa de Tor se levanta un palmo una trampilla. Allá abajo algo ha ido comiendo a lo largo de los botelleros, y ahora quiere ver qué se guarda arriba.
card-narrator_11 = Alas sobre el patio
    .story = Una sombra cruza el patio, y cuando miráis hacia arriba solo hay cielo. Del tejado de la torre se suelta una pizarra y tarda mucho en llegar.
card-narrator_12 = La escalera no está vacía
    .story = En la escalera de la torre todas las velas se inclinan con la corriente, menos una. Esa se inclina, se endereza y vuelve a inclinarse, acompasada como un aliento.
card-narrator_13 = Himno de los gorlots
    .story = En la capilla están cantando. No tienen letra, y notas, solo una, pero han descubierto que la bóveda responde, y ya no hay quien los pare.
card-narrator_14 = Cerrojos rotos
    .story = Eran buenos cerrojos. Están en fila en los escalones de las mazmorras, limpios y ordenados por tamaño. La llave cuelga de su clavo, como siempre.
card-narrator_15 = Entre los barrotes
    .story = Un brazo entra por el rastrillo, busca a tientas el cerrojo y no lo encuentra. Se retira con educación. Entonces toda la reja empieza a subir.
card-narrator_16 = Hierro frío
    .story = La fragua lleva semanas fría, y sin embargo no queda una hoja en la pared. En la casa de Tor las están repartiendo; se nota en cómo callan las voces.
card-narrator_17 = La puerta estaba abierta
    .story = Recordáis haberla cerrado. Lo recordáis bien, porque se atascaba y porque uno de vosotros hizo un chiste. Ahora está abierta, y nadie se ríe.
card-narrator_18 = La torre despierta
    .story = En la torre se abre un postigo, luego el de debajo, luego el siguiente. Lo que baja se detiene en cada ventana y os busca con la mirada.
card-narrator_19 = Cristales rotos
    .story = La gran vidriera de la capilla cae de una pieza y se convierte en muchas. En el suelo, entre el azul y el oro, solo el dragón pintado sigue entero.
card-narrator_20 = Primero, las ratas
    .story = Primero suben las ratas de las mazmorras y pasan junto a vuestras botas sin una mirada. Luego, los gatos.
card-narrator_21 = Cara a cara
    .story = Volvéis la esquina, y algo hace lo mismo desde el otro lado. Lo que dura un aliento sois todos muy educados, y cada cual espera a que pase el otro.
card-narrator_22 = La casa está rodeada
    .story = Alrededor de la casa de Tor arden fuegos pequeños, a igual distancia unos de otros, y junto a cada uno hay algo sentado de espaldas a las llamas. No han venido por el calor.

## Misiones

mission-providence = La providencia
    .rule = La galería tiene más cartas de las que hay en todos los lugares, contando las misiones.
    .story = Cuando lo tomado pesa más que lo que queda, la balanza del castillo se inclina.
mission-jrain = Jrain, rey de los gors voladores
    .rule = Entregad cuatro gors voladores de la galería.
    .story = Cada noche cuenta a sus súbditos. Que cuente menos.
mission-fire_spirit = El Espíritu del Fuego
    .rule = { $party ->
        [2] Los héroes de este lugar entregan en total 5 puntos de voluntad.
        [3] Los héroes de este lugar entregan en total 7 puntos de voluntad.
        [4] Los héroes de este lugar entregan en total 8 puntos de voluntad.
       *[other] Los héroes de este lugar entregan en total 5, 7 u 8 puntos de voluntad con dos, tres o cuatro héroes en juego.
    }
    .story = Arde porque tiene miedo. Quedaos, y respirad despacio, hasta que haga lo mismo.
mission-flame_of_hadria = La Llama de Hadria
    .rule = { $party ->
        [2] Pagad 2 de oro;
        [3] Pagad 3 de oro;
        [4] Pagad 4 de oro;
       *[other] Pagad 2, 3 o 4 de oro con dos, tres o cuatro héroes en juego;
    } además, un héroe de este lugar agota una carta de héroe (va con las jugadas, sin usarla).
    .story = Aceite, una mecha de hilo de plata y alguien que vele hasta que prenda.
mission-prisoners = Los prisioneros
    .rule = Tres lugares están despejados, incluido este.
    .story = Solo subirán la escalera cuando no oigan nada en absoluto.
mission-skral_sorcerer = El hechicero skral
    .rule = Al descubrirla: llega aquí una carta boca arriba. Los héroes de este lugar agotan en total dos cartas de héroe (van con las jugadas, sin usarlas).
    .story = No quiere oro. Quiere que le obedezca, una sola vez, alguien que lo deteste.
mission-council = El consejo
    .rule = Todos los héroes están aquí y agotan entre todos tres cartas de héroe.
    .story = Un corro de sillas, una vela y un plan que necesita la voz de cada cual.
mission-watch_fires = Hogueras de guardia
    .rule = No hay dos héroes en el mismo lugar, y como mucho en un lugar la primera carta es una criatura boca arriba.
    .story = Encendedlas lejos unas de otras, y en el mismo instante.
mission-armoury = La armería
    .rule = Renunciad a dos cartas de aliado u objeto de héroes de este lugar.
    .story = Armad a la gente de las bodegas. ¿Con qué? Con todo lo que tengáis.
mission-silent_yard = El patio silencioso
    .rule = En ningún lugar la primera carta es una criatura boca arriba.
    .story = Durante una hora, nadie en las murallas.
mission-lifted_veil = El velo alzado
    .rule = En ningún lugar la primera carta está boca abajo.
    .story = Cada puerta abierta, cada sombra con su nombre.
mission-ransom = El rescate
    .rule = { $party ->
        [2] Pagad 5 de oro.
        [3] Pagad 6 de oro.
        [4] Pagad 7 de oro.
       *[other] Pagad 5, 6 o 7 de oro con dos, tres o cuatro héroes en juego.
    }
    .story = Tienen al viejo mayordomo, y saben contar.
mission-trophy_hall = El salón de los trofeos
    .rule = Hay seis clases distintas de carta en la galería.
    .story = Colgadlos uno junto a otro, para que nadie pueda decir que fue suerte.
mission-troll_hunt = La caza del troll
    .rule = Hay tres trolls o trolls de las cavernas en la galería.
    .story = Sacaron de quicio el portón. Sacadlos de quicio a ellos.
mission-scrolls = Los rollos de Brandur
    .rule = Se han descubierto cinco misiones, incluida esta; pagad 2 de oro.
    .story = El viejo rey lo dejó todo por escrito, pero nunca en el mismo sitio.
mission-false_omen = Falso presagio
    .rule = Al descubrirla: cambiad una misión. Pagad 4 de oro.
    .story = La profecía tiene una segunda página, y contradice a la primera.
