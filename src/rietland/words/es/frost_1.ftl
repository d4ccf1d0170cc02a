# La Leyenda 1 de El frío eterno: sus objetivos, sus finales, sus cartas.

legend-frost-1 = Silencio blanco
    .intro = El invierno llegó a Andor como todos los años, y luego se olvidó de marcharse. La gente se duerme de pie y se vuelve hielo con los ojos abiertos: Chada en su guardia, el príncipe Thorald con un pie en el estribo, Gilda detrás del mostrador. Un viejo cazador de pieles os enseñará a seguir despiertos. Después tendréis que salir a buscar eso que zumba bajo la nieve.
    .number = Leyenda 1

chronicle-frost-1 = El invierno se había olvidado de marcharse, y Andor se durmió con los ojos abiertos. Aprendisteis a mirar debajo de la nieve, a hacer fuego y a dar algo. Encontrasteis una piedra que zumbaba, la llevasteis por delante de quien había venido a buscarla y la encerrasteis en la galería más honda de la mina. Desde entonces los días dejaron de acortarse. Pero no despertó nadie, y en la puerta un jinete del este preguntaba por vosotros.

variant-frost-1-restart = Solo la segunda parte
    .rule = El primer día ya ha pasado: de la carta A2 solo se colocan las piezas, y sus lecciones ya no cuentan. Empezad con la carta B1. Los héroes empiezan en la casilla 18 con 12 puntos de voluntad, uno de ellos con 10; el grupo recibe 1 de leña, y las quince fichas de nieve están en el tablero.

goal-frost-1-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los puestos de defensa estén ocupados.
goal-frost-1-lessons = El primer día: mirad debajo de la nieve, encended el fuego de la casilla 18, haced allí un trueque. Cada cosa da 1 punto de voluntad.
goal-frost-1-stone = Llevad la piedra de invierno a la mina de enanos (71) antes de que el narrador llegue a la N.

why-frost-1-won = Se cierra la tercera puerta, y el zumbido se corta a mitad de una nota. En Andor los días ya no se acortan; pero los dormidos siguen durmiendo, cada uno con algo a medio hacer en la mano. Esa tarde baja del paso del este un jinete sobre un animal con escamas. En su tierra, dice, también han empezado a dormirse. Lo mandaron a él porque todavía encontraba el estribo.
why-frost-1-late = Se han acabado los días; tampoco quedaba mucho que acabar. La nieve llega a los alféizares del castillo de Riet, y detrás de cada ventana hay alguien que iba a asomarse.
why-frost-1-frozen = La piedra ha llegado al castillo, donde la gente se apretaba para darse calor. La gran sala se vuelve blanca, empezando por la puerta, y después se vuelve muda. Sobre la sopa de la mesa larga, el vapor se ha quedado quieto en el aire.

named-myrk = Myrk
    .the = la Myrk
    .a = la Myrk
    .of = de la Myrk
    .acc = a la Myrk

say-frost-1-snow = Lección aprendida: mirad qué hay debajo de la nieve. Vale 1 punto de voluntad.
say-frost-1-fire = Lección aprendida: haced fuego mientras aún sintáis lo que hacéis. Vale 1 punto de voluntad.
say-frost-1-barter = Lección aprendida: dad algo. Vale 1 punto de voluntad.

choice-wake_dwarves = Despertar a los enanos: un fuego y leña en la casilla 39
choice-wake_guards = Despertar a los guardias: un puesto de defensa más

## Cartas

card-frost-1-A1 = El centinela de la puerta no se ha movido desde ayer. Sostiene la lanza como le enseñaron, y tiene hielo sobre los ojos abiertos. Igual está Chada en la muralla, igual el príncipe Thorald en el establo, con un pie en el estribo, y Gilda en la taberna, detrás de una jarra que iba a llenar. El cronista lo dejaría escrito, pero su tinta es un guijarro negro que suena en el tintero. Quien siga despierto, que acuda al mercado libre.
    .title = La larga noche
    .rule = Cada héroe tiene 1 punto de fuerza, 7 puntos de voluntad y un odre de agua. El guerrero empieza en la casilla 14; el guardián del fuego, en la 28; el mago, en la 48; el enano, en la 7. Todos tienen 7 horas. Hoy no hay criaturas, ni combates, ni horas extra. Los pozos están helados. Esta parte termina con el día. Empieza el héroe de menor nivel.
card-frost-1-A2 = En el mercado, un viejo cazador de pieles ha barrido la nieve de un cuadro de suelo y está sentado en él como en la sala de su casa. «Tres cosas os tendrán despiertos —dice—. Mirad qué hay debajo de la nieve. Haced fuego mientras aún sintáis lo que hacéis. Y dad algo, porque el que solo sabe agarrar se queda pegado a lo que agarra». Lo ha contado con los dedos de una mano. Tiene los justos.
    .title = Tres lecciones
    .rule = Tres lecciones: terminar un movimiento sobre una ficha de nieve (casillas 11, 13 y 16); en la casilla 18, encender el fuego por 2 puntos de voluntad; en la casilla 18, hacer un trueque con el mercader. El primer héroe que haga cada una gana 1 punto de voluntad. Un héroe que termine el día junto al fuego encendido gana 5 puntos de voluntad al amanecer. Las bayas azules se pueden comer en cualquier momento por 5 puntos de voluntad.
card-frost-1-B1 = Lo que vive en los montes se come lo que vive en los montes, y de eso ya no queda. Así que bajan. Vienen flacos, con un palmo de nieve en el lomo: llevan un buen rato sentados ahí arriba, mirando vuestro humo. Vosotros, en cambio, habéis dormido junto a un fuego. Parece mentira lo que eso hace por un brazo.
    .title = Bajan de los montes
    .rule = Cada héroe gana 1 punto de fuerza. Desde ahora podéis combatir, en solitario o en grupo, y usar horas extra. Se colocan doce fichas de nieve más, mezcladas con las que sigan boca abajo; algunas son ventiscas, que mueven a cada héroe una casilla por la flecha. Aparecen gors en las casillas 8, 22 y 26. Hasta que el narrador llegue a la D, una criatura que entra en el castillo (0) simplemente se retira.
card-frost-1-B2 = «No corráis hacia ellos —dice el viejo cazador, que ya está recogiendo—. Ellos llevan corriendo toda la noche. Dejad que vengan, y procurad tener un fuego a la espalda y, a cada lado, un amigo que también lo tenga». Os da la leña que le queda y se va con el trineo vacío, silbando, para que oigáis hasta cuándo sigue ahí.
    .title = Espalda con espalda
    .rule = El grupo recibe 1 de leña. En un combate, cada héroe junto a un fuego encendido tiene 1 punto de fuerza más; el guerrero, 2 más. Donde aún no hay fuego, se hace uno con leña y 2 puntos de voluntad.
card-frost-1-C = En mitad del camino, un gor se ha parado y ha olvidado a qué venía. En el suelo hay una piedra preciosa, del saco roto de algún mercader. El gor se acuclilla, pone las zarpas encima como sobre unas brasas y no levanta la vista cuando los demás pasan a empujones. Lo miráis un buen rato. Parpadea menos que el centinela.
    .title = Un brillo en la nieve
    .rule = Aparece un gor en la casilla 31. Podéis dejar en el suelo una piedra preciosa: al amanecer, una criatura de una casilla adyacente va allí en lugar de seguir su flecha, y la piedra se retira del juego.
card-frost-1-D = Cada tarde el sol se sienta un poco antes, como quien ha andado demasiado. El capitán recorre la muralla y cuenta. Casi todos ahí arriba tienen los ojos abiertos; él da con el nudillo en cada escudo, y donde suena a copa pasa al siguiente. Al final de la muralla dice el número en voz alta. Luego lo dice otra vez, bajito, por si ha crecido.
    .title = Los días se acortan
    .rule = Desde ahora hay que defender el castillo. Tiene { $party ->
        [2] 3 puestos de defensa
        [3] 2 puestos de defensa
        [4] 1 puesto de defensa
       *[other] 3, 2 o 1 puestos de defensa (con 2, 3 o 4 héroes)
    }: si entra una criatura cuando no queda ninguno libre, la leyenda se pierde de inmediato. La ficha de frío va al 8. En cada amanecer se mueve un lugar a la izquierda; la hora que cubre y todas las siguientes no se pueden usar. Aparece un wargor en la casilla 49; los wargors se mueven dos veces en cada amanecer.
card-frost-1-F1 = Tres veces en una noche la nieve de junto al castillo ha brillado desde abajo, azul, como una lámpara detrás de una sábana. El primero que lo vio se tapó la cabeza con la manta. El segundo también. Al tercero ya no le quedaba manta. Ha venido hasta vosotros con la nieve por la cintura, y desde entonces no ha dicho palabra, pero no deja de señalar, en tres direcciones.
    .title = Luz azul
    .rule = Se colocan tres marcadores de objetivo boca abajo en las casillas 9, 10 y 12; la piedra de invierno está bajo uno de ellos. Un héroe que termina allí un movimiento gira el marcador, después de la ficha de nieve si la hay. Aparece un gor en la casilla 46.
card-frost-1-F2 = Queda aliento para un solo toque. Los enanos lo oirían a través de su montaña, si están despiertos y de humor; los guardias del castillo quizá lo oigan a través del hielo, si alguien sopla bien cerca de la oreja. Para las dos cosas no llega. El capitán os tiende el cuerno. Ha liado un trapo en la boquilla, para que luego podáis despegar los labios.
    .title = A quién despertar
    .rule = Elegid. Los enanos: se colocan un fuego apagado y leña en la casilla 39, en el camino de la mina. Los guardias: el castillo gana 1 puesto de defensa.
card-frost-1-W = Está en un hoyo que se ha hecho ella misma, y zumba, y no es desagradable, como quien tararea pensando en otra cosa. No es más grande que una hogaza. Al levantarla, el frío sube por los brazos en oleadas, y con la tercera llega un deseo muy claro: andar hacia el este y seguir andando. El deseo no es tuyo. Se nota en lo razonable que suena.
    .title = La voluntad de la piedra
    .rule = Quien la encuentra toma la piedra de invierno; con solo 1 punto de voluntad, se queda allí. Necesita el hueco grande. Cada casilla en la que se entra con ella cuesta 1 punto de voluntad, pero nunca el último. En su casilla no arde ningún fuego, y quien la lleva no puede entrar en una casilla con una criatura. Una criatura que termina su movimiento donde la piedra está sin héroe se la lleva. Llevadla a la mina de enanos (71): entonces el narrador va a la N de inmediato. Si se queda en el castillo (0), la leyenda se pierde de inmediato; se puede pasar con ella.
card-frost-1-M = En el camino de la mina hay alguien que esta mañana no estaba. De las caderas para abajo es una cierva, parda y de huesos finos; de las caderas para arriba podría ser la hija de cualquiera. No os amenaza. Solo tiende los brazos, como se le tienden a un desconocido que ha cogido a tu hijo, y la nieve no cuaja sobre ella.
    .title = La mujer de las pezuñas
    .rule = Aparece la Myrk en la casilla 43, el único camino a la mina; la criatura que estuviera allí se retira. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 3 puntos de fuerza
            [3] 8 puntos de fuerza
            [4] 18 puntos de fuerza
           *[other] 3, 8 o 18 puntos de fuerza
        }
        [normal] { $party ->
            [2] 5 puntos de fuerza
            [3] 12 puntos de fuerza
            [4] 18 puntos de fuerza
           *[other] 5, 12 o 18 puntos de fuerza
        }
       *[other] 3, 8 o 18 puntos de fuerza (fácil) o 5, 12 o 18 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 8 puntos de voluntad y un dado negro, y se queda allí. Al amanecer, una piedra preciosa en una casilla adyacente, pero no en la mina, la atrae, y en el amanecer siguiente vuelve. Si es derrotada, se va para siempre.
card-frost-1-O1 = No hay piedra. En el hoyo hay una huella, pequeña y hendida, como la de un corzo; y justo al lado otra, donde alguien se apoyó en el suelo para mirar: la de una mano con su pulgar. Los corzos no tienen pulgar. Oís una risa, aguda y un poco demasiado fuerte, y tardáis un momento en reconocer de quién es la voz. Hacía semanas que no la oíais.
    .title = Huellas de pezuñas
    .rule = Quien lo descubre gana 3 puntos de voluntad.
card-frost-1-O2 = No era más que la luna en una manga helada. Un leñador está sentado con la espalda contra un abedul, dormido como todos los demás, y tiene sobre las rodillas el haz que llevaba a casa. Le explicáis para qué lo necesitáis. Os escucha con mucha paciencia. Antes de iros le anudáis una bufanda al cuello; el viejo cazador había dicho algo de eso.
    .title = El leñador
    .rule = Quien lo descubre recibe leña y gana 1 punto de voluntad.
card-frost-1-H = En la atalaya perdida, a la que no lleva ningún camino, está el contorno de un hombre. Es negro, aunque le da el sol. Los guardias saludan con la mano. Al día siguiente vuelve a estar, vuelto un poco más hacia vosotros, y donde debería ir la cara no hay ni sombra. Entretanto ha nevado. Al pie de la torre no hay una sola huella.
    .title = Alguien mira
    .rule = La Silueta está en la casilla 83, fuera de alcance. Aparecen un gor en la casilla 29 { $difficulty ->
        [easy] y otro en la 54.
        [normal] { $party ->
            [2] y otro en la 54.
           *[other] y un wargor en la 54.
        }
       *[other] y otro (fácil o 2 héroes) o un wargor (normal, 3 o 4 héroes) en la 54.
    }
card-frost-1-J = En el bosque del sur los árboles crujen con la helada, uno tras otro, como látigos. Algo corre delante del ruido, como corre el ganado delante del arriero. No se ha vuelto a mirar quién lleva el látigo, y a lo mejor hace bien.
    .title = Látigos en el bosque
    .rule = { $difficulty ->
        [easy] Aparece un gor en la casilla 25.
        [normal] { $party ->
            [2] Aparece un gor en la casilla 25.
           *[other] Aparece un wargor en la casilla 25.
        }
       *[other] Aparece un gor (fácil o 2 héroes) o un wargor (normal, 3 o 4 héroes) en la casilla 25.
    }
card-frost-1-L = El río se ha helado hasta el fondo, y la barca del pescador está en él de pie, como una puerta. Cruza otra banda más, sin orden ninguno, derecha hacia el castillo. No aúllan. Necesitan el aliento, y se les queda atrás, colgado sobre el hielo en jirones blancos.
    .title = Por encima del río
    .rule = Aparece un wargor en la casilla 32.
card-frost-1-N = La puerta de la mina está abierta un palmo, y el aire que sale es tibio. Ahí abajo hay tres puertas, cada una más gruesa que la anterior, y junto a cada una un enano al que le han dicho que no escuche. En el castillo de Riet, el cronista ha llevado toda la noche el tintero debajo de la camisa. Ahora lo saca y lo inclina, a ver si algo se mueve.
    .title = Lo que guarda la mina
    .rule = Ganáis si la piedra de invierno está en la mina de enanos (71) y el castillo ha resistido.
