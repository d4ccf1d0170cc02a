# La Leyenda 2 de El frío eterno: sus objetivos, sus finales, sus cartas.

legend-frost-2 = La tierra de los tres hermanos
    .intro = El jinete os ha llevado hacia el este, al otro lado del paso, a una tierra donde viven tres pueblos que no se hablan: los yetohe en sus tiendas, los iquar en sus palafitos, los grehon en su roca. Hay una cueva que devuelve todo lo que entra convertido en algo peor. Y un toro ha dejado su manada y camina hacia las tiendas, tan derecho como si alguien lo llevara del cuerno.
    .number = Leyenda 2

chronicle-frost-2 = Cruzasteis el paso detrás de un hombre montado en un lagarto, hasta una tierra donde tres hermanos no se hablaban desde hacía más tiempo del que nadie sabía contar. Uno tras otro, sus pueblos os miraron de arriba abajo y se apartaron de la puerta, hasta que tres fuegos se contestaron por encima de la nieve. El toro del cuerno roto cayó antes de llegar a las tiendas. Y una vieja os contó que las piedras eran dos.

goal-frost-2-village = Defended la aldea de tiendas: no puede entrar ninguna criatura más cuando los puestos de defensa estén ocupados.
goal-frost-2-bull = Derrotad a Cuerno Roto antes de que llegue a la aldea de tiendas (401).
goal-frost-2-yetohe = Ganad la confianza de los yetohe.
    .how = Llevad la tablilla del búfalo a la aldea de tiendas (401), o derrotad a un búfalo de las estepas o a un troll peludo.
goal-frost-2-iquar = Ganad la confianza de los iquar.
    .how = Llevad la tablilla de la bestia del lago al poblado de palafitos (460), o llevad a un iquar a la aldea de tiendas (401).
goal-frost-2-grehon = Ganad la confianza de los grehon.
    .how = Llevad la tablilla del grifo a la roca del grifo (425), o ganad voluntad al amanecer con un fuego encendido allí.

why-frost-2-won = Tres jefes están sentados a un mismo fuego y riñen como hermanos, sobre todo por la manta. Nadie echa mano al cuchillo. Ya tarde, cuando duermen los niños, Ellin, la chamana, os hace sentaros a su lado. Lo que guardáis en vuestra mina, dice, es solo una. Piedras de esas hay dos; y ella, de un tiempo a esta parte, anda tan cansada por las tardes.
why-frost-2-late = Se han acabado los días. En el este la columna de humo se adelgaza, hasta que no es más que un sitio al que todos siguen mirando. Al cabo de un rato ya no os ponéis de acuerdo en qué sitio era.
why-frost-2-broke_in = Cuerno Roto entra en la aldea tan derecho como salió de su valle, y no rodea las tiendas. Detrás de él ya no hay tiendas. Entonces se para y por primera vez mira a su alrededor, como alguien a quien han despertado en una casa ajena.

named-broken_horn = Cuerno Roto
    .the = Cuerno Roto
    .a = Cuerno Roto
    .of = de Cuerno Roto
    .acc = a Cuerno Roto

choice-ask_yetohe = Pedir ayuda a los yetohe: viene Tranuk
choice-ask_iquar = Pedir ayuda a los iquar: el hielo ya no termina un movimiento
choice-ask_grehon = Pedir ayuda a los grehon: se abre el pasadizo secreto
choice-ask_nobody = No pedir ayuda a nadie

## Cartas

card-frost-2-A1 = Al otro lado del paso la nieve es la misma nieve, pero el silencio es más viejo. Vuestro guía se ha bajado del lagarto y le calienta el hocico con las manos. Muy lejos, en el este, se levanta una sola columna de humo, como un palo de tienda del que alguien hubiera colgado el cielo. «Eso es mi casa», dice. Y al cabo de un rato, en vista de que no preguntáis: «Antes había tres».
    .title = Al otro lado del paso
    .rule = Los héroes empiezan en la casilla 436 con 1 punto de fuerza y 7 puntos de voluntad. El grupo se reparte 2 odres de agua y 1 de leña. Hay fuegos apagados en las casillas 401, 422 y 437. El guardián del fuego tiene un fuego apagado en su tablero de héroe. En tierra hay fichas de nieve y en el lago, fichas de hielo. Hay mercaderes en las casillas 422 y 445. La ficha de frío va al { $difficulty ->
        [easy] { $party ->
            [2] 13
            [3] 12
            [4] 11
           *[other] 13, 12 u 11
        }
        [normal] { $party ->
            [2] 12
            [3] 11
            [4] 10
           *[other] 12, 11 o 10
        }
       *[other] 13, 12 u 11 (fácil) o al 12, 11 o 10 (normal, con 2, 3 o 4 héroes)
    }. Empieza el héroe de menor nivel.
card-frost-2-A2 = Takota, jefe de los yetohe, ha mandado dejaros armas en la nieve, cada una envuelta en una piel con el pelo hacia dentro. Al lado hay pan, y una olla todavía caliente. Del jefe mismo solo veis el rastro de sus raquetas, que llega hasta la olla y se vuelve. Primero quiere saber, dice vuestro guía, qué hacéis con una hoja cuando nadie os dice hacia dónde apuntarla.
    .title = La bienvenida del jefe
    .rule = El grupo se reparte { $difficulty ->
        [easy] { $party ->
            [2] 3 puntos de fuerza
            [3] 4 puntos de fuerza
            [4] 5 puntos de fuerza
           *[other] 3, 4 o 5 puntos de fuerza
        }
        [normal] { $party ->
            [2] 2 puntos de fuerza
            [3] 3 puntos de fuerza
            [4] 5 puntos de fuerza
           *[other] 2, 3 o 5 puntos de fuerza
        }
       *[other] 3, 4 o 5 puntos de fuerza (fácil) o 2, 3 o 5 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }. Aparecen gors en las casillas { $party ->
        [2] 424 y 429
        [3] 424, 429 y 444
        [4] 424, 429, 443 y 444
       *[other] 424 y 429 (con 3 o 4 héroes, también en la 444; con 4, también en la 443)
    }.
card-frost-2-A3 = En medio de la tierra está el lago Ava, con su piel de hielo. Es un hielo complaciente: sostiene a cualquiera, una vez. Después se lo piensa. Vuestro guía va delante con los brazos abiertos, como quien lleva dos cubos, y a su espalda las huellas se sueltan, cada una en su plancha, y giran despacio en el agua negra.
    .title = El lago
    .rule = Entrar en una ficha de hielo termina el movimiento y la gira. Cuando ya no hay ningún héroe, esa casilla queda en agua abierta: un agujero en el que nadie puede entrar. Las criaturas nunca van al lago.
card-frost-2-A4 = Cada uno de los tres ha perdido algo y está seguro de que lo tienen los otros dos. Los yetohe, en sus tiendas, solo escuchan a quien ha derribado algo grande. Los iquar, en sus palafitos, querrían saber quién cargaría con ellos. Los grehon, en su roca, no preguntan; miran hacia abajo, a ver quién aguanta ahí arriba una noche. Vuestro guía los dibuja en la nieve, cada uno con un círculo alrededor. Ningún círculo toca a otro.
    .title = Tres pueblos
    .rule = Ganad la confianza de los tres. Yetohe: llevad la tablilla del búfalo a las tiendas (401), o derrotad a un búfalo de las estepas, a un troll peludo o a Cuerno Roto. Iquar: llevad la tablilla de la bestia del lago al poblado de palafitos (460), o llevad a un iquar a las tiendas. Grehon: llevad la tablilla del grifo a la roca del grifo (425), o ganad voluntad al amanecer con un fuego encendido allí. La tablilla que se entrega se retira del juego; las tablillas usadas para un día entero no ganan a nadie.
card-frost-2-B = Al alba entra un gor en la Gran Cueva, uno pequeño, cojo, con las orejas gachas. A mediodía sale algo que tiene que agacharse. Se lame la pata donde estaba la cojera, busca con la mirada a alguien a quien enseñársela, y no ha olvidado ni un momento que tenía hambre.
    .title = Lo que entra
    .rule = La cueva está despierta: al amanecer, después de moverse las criaturas, un gor en la casilla 414 se convierte en wargor y un búfalo de las estepas en troll peludo. Los héroes necesitan 14 puntos de voluntad para entrar. Aparecen un gor en la casilla 426 { $party ->
        [2] y otro en la 430.
        [3] y un wargor en la 430.
        [4] y un wargor en la 430.
       *[other] y otro en la 430 (con 3 o 4 héroes, un wargor).
    }
card-frost-2-C = Allá en los palafitos alguien quema redes mojadas. El humo es amarillo; se tumba sobre el hielo y no se levanta, y entre los iquar quiere decir que nadie pide nada, pero si por casualidad pasabais por aquí. Hay dos que están demasiado débiles para ir por su cuenta. Ya han hecho el equipaje. Cada uno está sentado en su hatillo, con las manos en las rodillas, de cara a la orilla.
    .title = Humo sobre el lago
    .rule = Hay dos iquar en la casilla 460. { $difficulty ->
        [easy] { $party ->
            [2] Un héroe puede
            [3] Aparece un gor en la casilla 441. Un héroe puede
            [4] Aparece un gor en la casilla 441. Un héroe puede
           *[other] Aparece un gor en la casilla 441. Un héroe puede
        }
        [normal] Aparece un gor en la casilla 441. Un héroe puede
       *[other] Aparece un gor en la casilla 441, pero no en dificultad fácil con 2 héroes. Un héroe puede
    } llevar consigo a los iquar, en el lago solo a uno; cada uno que llega a las tiendas (401) añade un puesto de defensa. Un iquar en la casilla de una criatura se pierde.
card-frost-2-E1 = El toro más viejo de la manada sale del valle, él solo. No pasta. No se vuelve a mirar a las hembras. Uno de los cuernos le acaba en astillas, y camina tan derecho como si alguien le hubiera trazado la línea. En medio de sus huellas hay otras, justo en medio: pequeñas, hendidas, y dos donde deberían ser cuatro.
    .title = Cuerno Roto
    .rule = Aparece Cuerno Roto en la casilla 428, con { $difficulty ->
        [easy] { $party ->
            [2] 15 puntos de fuerza
            [3] 20 puntos de fuerza
            [4] 24 puntos de fuerza
           *[other] 15, 20 o 24 puntos de fuerza
        }
        [normal] { $party ->
            [2] 17 puntos de fuerza
            [3] 24 puntos de fuerza
            [4] 31 puntos de fuerza
           *[other] 17, 24 o 31 puntos de fuerza
        }
       *[other] 15, 20 o 24 puntos de fuerza (fácil) o 17, 24 o 31 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 12 puntos de voluntad y dados rojos. Se mueve con los búfalos de las estepas, las piedras preciosas lo atraen, la cueva no lo cambia. Recompensa: 8 puntos de voluntad o 3 puntos de fuerza. Si entra en las tiendas (401), la leyenda se pierde de inmediato, aunque haya puestos de defensa libres. Aparece un gor en la casilla 423.
card-frost-2-E2 = Hay tiempo para mandar recado a uno de los tres, antes de que ninguno tenga motivo para venir. Vuestro guía aprieta la cincha. Puede cabalgar hasta las tiendas, hasta el lago o hasta la roca, pero no sin que lo vean, y lo que ve pasar a un jinete suele querer averiguar adónde va. «O podría quedarme aquí», dice, y por un momento mira vuestro fuego como miraba el gor la piedra preciosa.
    .title = A quién pedir ayuda
    .rule = Elegid; la ayuda llega ahora, la confianza todavía no. Los yetohe: viene Tranuk a la casilla 401, aporta 2 puntos de fuerza a un combate en su casilla y se lo lleva hasta 4 casillas por 1 hora; aparece un gor en la 427. Los iquar: entrar en una ficha de hielo ya no termina un movimiento, aparece un gor en la 461. Los grehon: se abre el pasadizo secreto entre las casillas 425 y 408, aparece un gor en la 424. O no se pide ayuda a nadie.
card-frost-2-T1 = Takota sale de su tienda. Os mira más o menos lo que se tarda en desollar algo, y luego un poco más. En la aldea nadie mastica. Por fin da un paso a un lado, y por la lona abierta sale un olor a humo, a grasa y a niños. Detrás de él, su mejor jinete ya está ensillando el lagarto.
    .title = La confianza de los yetohe
    .rule = Viene Tranuk a la casilla 401: aporta 2 puntos de fuerza a los combates en su casilla, y una hora lo mueve hasta 4 casillas. Si ya está aquí, un héroe a vuestra elección gana 1 punto de fuerza.
card-frost-2-T2 = No tienen palabra para eso, así que os dan una aguja a cada uno, de hueso, para llevarla en el gorro; y una canción. Es la canción del hielo fino. Melodía casi no tiene, pero se salta ciertos pasos. Una vieja os oye ensayarla todo lo que puede soportar. Luego echa a andar por el lago, donde cruje, y os hace señas de que vengáis.
    .title = La confianza de los iquar
    .rule = Entrar en una ficha de hielo ya no termina un movimiento; la ficha se gira igualmente. Cada héroe gana 2 puntos de voluntad.
card-frost-2-T3 = De lo alto de la roca cae una pluma larga como un brazo. Se clava de punta en la nieve y se queda derecha, temblando, y eso es todo lo que los grehon tienen que decir. Al arrancarla aparece una argolla de hierro, y debajo de la argolla una puerta, y detrás de la puerta unas escaleras que bajan a lo oscuro, barridas. En el primer peldaño alguien ha dejado un casco. Lo han bruñido para ti, o para alguien de tu talla.
    .title = La confianza de los grehon
    .rule = Se abre el pasadizo secreto: un héroe puede ir de la casilla 425 a la 408, o al revés, en una hora. Se coloca un casco de jinete en la casilla 425; si no queda ninguno, un héroe gana 2 puntos de voluntad.
card-frost-2-V = Junto a la cueva algo cae del aire, se hunde en la nieve hasta las orejas y estornuda. Es un zorro, más o menos, con unas alas que no parece tener desde hace mucho. Inspecciona vuestras capuchas una por una, olfatea la más honda, toma una decisión y se mete dentro. Desde ahora esa capucha tiene el hocico húmedo, y opiniones.
    .title = Flaps
    .rule = Flaps, el volpin, está en esta casilla. Llevarlo es una acción: 1 hora, a cualquier casilla. Puede girar la ficha de nieve que haya allí sin resolverla, y en la primera ronda de un combate en su casilla el adversario tira un dado menos, y ninguno si solo tiene uno.
card-frost-2-G = Antes le tenían miedo a la gente. Eso fue cuando eran más pequeños. Ahora llegan justo hasta donde acaba la luz del fuego, se sientan ahí, sin esconderse, y esperan. Uno bosteza. Se toma su tiempo, y se le ve bastante de lo de dentro.
    .title = Donde acaba la luz
    .rule = { $party ->
        [2] Aparece un wargor en la casilla 437.
        [3] Aparecen un wargor en la casilla 437 y un gor en la 461.
        [4] Aparecen un wargor en la casilla 437 y un gor en la 461.
       *[other] Aparece un wargor en la casilla 437; con 3 o 4 héroes, también un gor en la 461.
    }
card-frost-2-I = Primero salen ondas en la sopa. Luego el cuenco echa a andar por la mesa. La manada sigue a su toro, porque siempre lo ha seguido, y el suelo lo va contando de una punta a otra de la tierra. En las tiendas descuelgan los cascabeles de los arreos y los envuelven en lana, para que al menos esos se callen.
    .title = La manada
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Aparece un gor en la casilla 432.
            [3] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
            [4] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
           *[other] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
        }
        [normal] { $party ->
            [2] Aparece un búfalo de las estepas en la casilla 432.
            [3] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
            [4] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
           *[other] Aparecen un búfalo de las estepas en la casilla 432 y un gor en la 426.
        }
       *[other] Aparece un búfalo de las estepas en la casilla 432 (en dificultad fácil con 2 héroes, un gor); con 3 o 4 héroes, también un gor en la 426.
    }
card-frost-2-K = Dos de los jefes han hecho saber que acudirán al consejo si acude el tercero. Hay pieles extendidas para todos, y se ha discutido mucho quién se sienta donde no da la corriente. Todo lo que aún tiene patas viene de camino hacia el único humo de la tierra. Nadie lo menciona. Pero los perros, que ladraban desde mediodía, se han callado, y han entrado.
    .title = La víspera del consejo
    .rule = { $party ->
        [2] Aparece un wargor en la casilla 427.
        [3] Aparecen un wargor en la casilla 427 y un búfalo de las estepas en la 446.
        [4] Aparecen un wargor en la casilla 427 y un búfalo de las estepas en la 446.
       *[other] Aparece un wargor en la casilla 427; con 3 o 4 héroes, también un búfalo de las estepas en la 446.
    }
card-frost-2-U = Casi ha oscurecido cuando se enciende un fuego en la roca. Nadie dice nada. Luego se enciende otro en el lago, y el hielo lo convierte en dos; y luego, entre maldiciones, porque la leña está mojada, uno en las tiendas. Tres fuegos se miran de un lado a otro de la tierra. Vuestro guía se ha sentado en la nieve. «Mi abuelo nos hablaba de esto —dice—. Creíamos que se lo inventaba».
    .title = Tres fuegos
    .rule = Cada héroe gana 2 puntos de voluntad. Cazadores de los tres pueblos acosan a Cuerno Roto: tiene 3 puntos de fuerza menos. Cuando sea derrotado, el narrador va a la N de inmediato.
card-frost-2-N = Alrededor del fuego hay un corro de pieles, y en el corro han dejado tres sitios libres. Ellin, la chamana, remueve las brasas con una costilla y no mira ni al lago, ni a la roca, ni a la tienda grande. Dentro de poco se sentará alguien ahí, o se sentará el viento.
    .title = El consejo
    .rule = Ganáis si los tres pueblos confían en vosotros, Cuerno Roto ha sido derrotado y las tiendas han resistido.
