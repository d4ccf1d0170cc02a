# La Leyenda 4 de El frío eterno: sus objetivos, sus finales, sus cartas.

legend-frost-4 = La espada de la primavera
    .intro = A los dormidos se los puede despertar, pero vuelven a dar cabezadas mientras la segunda piedra siga en algún sitio bajo la nieve. Tres hoyos brillan azules por la noche, y entre ellos anda el contorno de un hombre que no deja huellas. Encontrad la piedra antes que él, llevadla a la Gran Cueva y haced de ella algo que le dé miedo al invierno. Y no creáis que todo el mundo está deseando que llegue la primavera.
    .number = Leyenda 4

chronicle-frost-4 = Tres hoyos brillaban en la noche, y solo el Sin Rostro sabía cuál era el bueno. Llevasteis la segunda piedra de mano en mano, porque ninguno la aguantaba mucho tiempo, y la metisteis en la Gran Cueva. Lo que salió fue una espada sobre la que se derretía la nieve. Acabasteis con lo que no quería la primavera. Debajo de las tiendas empezó a correr agua, y en una muralla de Andor un centinela parpadeó y preguntó si se había perdido la cena.

variant-frost-4-shron = La amenaza mortal: Shron
    .rule = En la F no se tira ningún dado: viene Shron.
variant-frost-4-tuavahr = La amenaza mortal: Tuavahr
    .rule = En la F no se tira ningún dado: viene Tuavahr.
variant-frost-4-takota = La amenaza mortal: Takota
    .rule = En la F no se tira ningún dado: viene Takota.
variant-frost-4-story = Jugada como una sola historia
    .rule = En la Leyenda 3 se curó a Orennah: el grupo empieza con la espina negra de la noche.

goal-frost-4-village = Defended la aldea de tiendas: no puede entrar ninguna criatura más cuando los puestos de defensa estén ocupados.
goal-frost-4-carlion = Llevad la piedra de invierno a la Gran Cueva (414).
goal-frost-4-threat = Acabad con la amenaza mortal.

why-frost-4-won = Es agua. Corre debajo de las tiendas, y al principio nadie reconoce el ruido. Tranuk convence a su lagarto para que lo lleve una vez más y cabalga hacia el oeste, a sacar de su mina la otra piedra. Y en Andor, en una muralla, un centinela parpadea. Se mira la lanza, mira la hierba entre las piedras, y pregunta si se ha perdido la cena.
why-frost-4-late = Se han acabado los días. Primero fue invierno, y después es invierno. Delante de las tiendas alguien ha hecho un hombre de nieve, con mucho esmero y con todo lo que un hombre necesita. Solo para la cara no hubo ya tiempo.
why-frost-4-frozen = La piedra se ha quedado entre las tiendas. Los fuegos se apagan uno tras otro, sin ruido, como se apagan las lámparas en una casa donde ya duermen. Por la mañana las tiendas son de cristal. Dentro se ve a todo el mundo, hasta al más pequeño.
why-frost-4-ellin = Al otro lado del paso el rastro sigue, hondo, y no hay otro al lado. Ya nadie ha dejado caer nada que enseñe el camino. En la aldea, el gancho cuelga sobre el fuego sin su olla, y los que habían despertado empiezan a bostezar.
why-frost-4-broke_in = Takota ha vuelto a casa. Va de tienda en tienda, como ha hecho cada noche, y les pregunta a todos si tienen frío. Le dicen que no. Cuando llega a la última tienda, es verdad.

named-shron = Shron
    .the = Shron
    .a = Shron
    .of = de Shron
    .acc = a Shron
named-tuavahr = Tuavahr
    .the = Tuavahr
    .a = Tuavahr
    .of = de Tuavahr
    .acc = a Tuavahr
named-takota = Takota
    .the = Takota
    .a = Takota
    .of = de Takota
    .acc = a Takota

secret-hollow = Hoyo de la piedra de invierno
    .maybe = Posible hoyo de la piedra de invierno

choice-gift_yetohe = Yetohe: hoja de Askimar y casco de jinete
choice-gift_iquar = Iquar: un puesto de defensa más y 2 odres de agua
choice-gift_grehon = Grehon: pasadizo secreto, flores de sangre rojas y bayas azules

deed-frost-4-look = Mirarla a la cara: no se mueve en el próximo amanecer
deed-frost-4-song = Dormir a Tuavahr con una canción
deed-frost-4-word = Hablarle a Takota de los tres hermanos

## Cartas

card-frost-4-A1 = Tres hoyos brillan azules por la noche: uno en el oeste, uno en el sur, uno en el sureste. En uno está la piedra. Entre ellos, por la nieve abierta, anda el contorno de un hombre, y detrás la nieve queda lisa como una sábana. En la aldea los niños ya no hacen muñecos de nieve. Nadie se lo ha prohibido.
    .title = Tres hoyos
    .rule = Los héroes, el gran guerrero y Flaps, el volpin, empiezan en la casilla 401. El gran guerrero aporta 4 puntos de fuerza a un combate en su casilla y se lo lleva hasta 4 casillas por 1 hora. Flaps vuela por 1 hora a cualquier casilla, puede girar allí la ficha de nieve y le quita un dado a un adversario en su casilla en la primera ronda de un combate. Cada héroe tiene 1 punto de fuerza y 7 puntos de voluntad. El grupo se reparte 2 odres de agua y 1 de leña. Hay fuegos apagados en las casillas 401, 422 y 445. El guardián del fuego tiene un fuego apagado en su tablero de héroe. La cueva está despierta. Un héroe que se ha detenido allí (414), o al que la tormenta ha llevado, puede pagar 7 puntos de voluntad por 2 puntos de fuerza, cada héroe una vez en la leyenda. La ficha de frío va al { $difficulty ->
        [easy] { $party ->
            [2] 9
            [3] 8
            [4] 8
           *[other] 9, 8 u 8
        }
        [normal] { $party ->
            [2] 8
            [3] 7
            [4] 7
           *[other] 8, 7 o 7
        }
       *[other] 9, 8 u 8 (fácil) o al 8, 7 o 7 (normal, con 2, 3 o 4 héroes)
    }. Empieza el héroe de menor nivel.
card-frost-4-A2 = Va derecho a lo que busca, ni deprisa ni despacio, y todo lo que encuentra en su camino tiene de pronto un recado en otra parte. Quien lo mirase una mañana entera sabría dónde cavar. Uno de los cazadores lo ha hecho. Sabe contaros cómo anda, y por dónde torció; pero cuando le preguntan por la cara se calla, y levanta una mano para tocarse la suya.
    .title = El Sin Rostro
    .rule = El grupo se reparte { $difficulty ->
        [easy] { $party ->
            [2] 8 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [3] 8 puntos de fuerza y 1 de leña. Las tiendas tienen 1 puesto de defensa más.
            [4] 9 puntos de fuerza y 1 de leña. Las tiendas tienen 1 puesto de defensa más.
           *[other] 8, 8 o 9 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
        }
        [normal] { $party ->
            [2] 8 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [3] 8 puntos de fuerza y 1 de leña.
            [4] 8 puntos de fuerza y 1 de leña.
           *[other] 8 puntos de fuerza.
        }
       *[other] 8, 8 o 9 puntos de fuerza (fácil, con 2, 3 o 4 héroes) u 8 puntos de fuerza (normal), y con 3 o 4 héroes también 1 de leña. Fácil o con 2 héroes: las tiendas tienen 1 puesto de defensa más.
    } Se mezclan tres marcadores de objetivo y se colocan boca abajo; un dado decide dónde va cada uno. En el oeste: con 1 a 3 en la casilla 428, con 4 a 6 en la 432. En el sur: con 1 a 3 en la 437, con 4 a 6 en la 461. En el sureste: con 1 a 3 en la 441, con 4 a 6 en la 443. La piedra de invierno está bajo uno de ellos. La Silueta está en la casilla 430 y avanza 3 casillas hacia la piedra en cada amanecer; si llega antes que vosotros, se lee la carta S. Nadie puede combatir contra ella, pero un héroe en su casilla puede pagar 3 puntos de voluntad: no se mueve en el próximo amanecer. { $party ->
        [2] Aparecen gors en las casillas 420 y 444.
        [3] Aparecen gors en las casillas 420 y 444, y un búfalo de las estepas en la 423.
        [4] Aparecen gors en las casillas 420, 442 y 444, y un búfalo de las estepas en la 423.
       *[other] Aparecen gors en las casillas 420 y 444; con 3 o 4 héroes, también un búfalo de las estepas en la 423; con 4, también un gor en la 442.
    }
card-frost-4-A3 = Cada pueblo ha traído lo que tiene. Los yetohe tienden una hoja que nunca se había prestado, y el casco que va con ella. Los iquar han venido con agua que no se hiela, y con dos primos que saben hacer guardia. Los grehon traen flores prensadas entre dos piedras, y una llave. Podéis aceptar el regalo de uno. Los demás se quedan ahí con las manos llenas y se miran; y al cabo de un rato, ya que han venido, se ponen a hablar.
    .title = Tres regalos
    .rule = Elegid uno. Yetohe: una hoja de Askimar y un casco de jinete. Iquar: 1 puesto de defensa más y 2 odres de agua. Grehon: el pasadizo secreto entre las casillas 425 y 408, flores de sangre rojas y bayas azules.
card-frost-4-C = Vienen corriendo por el brezal, agachadas, una detrás de otra, y no se paran a olfatear nada. El hambre no corre así. Corren como si alguien les hubiera pagado y las esperara al otro lado para contarlas.
    .title = Sombras que corren
    .rule = { $party ->
        [2] Aparece un wargor en la casilla 434.
        [3] Aparecen un wargor en la casilla 434 y un gor en la 443.
        [4] Aparecen un wargor en la casilla 434 y un gor en la 443.
       *[other] Aparece un wargor en la casilla 434; con 3 o 4 héroes, también un gor en la 443.
    }
card-frost-4-F = Todos miran la nieve, los sitios donde brilla. Así que nadie ve lo que se levanta a su espalda. No dura más que una respiración. El único que se da cuenta es un perro, viejo, con una sola oreja; y no ladra, sino que se tumba y se tapa el hocico con las patas.
    .title = Una amenaza mortal
    .rule = Un dado decide quién es, si no lo habéis elegido: con 1 o 2 Shron, con 3 o 4 Tuavahr, con 5 o 6 Takota.
card-frost-4-T1 = De noche alguien ha rajado la pared de la tienda de Ellin, de arriba abajo, de una sola vez. Falta la olla, y falta ella. Shron, jefe de los skrals, va camino del paso con una vieja al hombro, que ha de cocerle fuerza, una taza cada noche. Ella le ha dicho que esas cosas llevan su tiempo. Detrás, en la nieve, hay un cucharón, y un poco más allá una cuchara, y después una tapadera.
    .title = Shron
    .rule = Aparece Shron en la casilla 406; la criatura que estuviera allí se retira. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 15 puntos de fuerza
            [3] 23 puntos de fuerza
            [4] 33 puntos de fuerza
           *[other] 15, 23 o 33 puntos de fuerza
        }
        [normal] { $party ->
            [2] 16 puntos de fuerza
            [3] 26 puntos de fuerza
            [4] 37 puntos de fuerza
           *[other] 16, 26 o 37 puntos de fuerza
        }
       *[other] 15, 23 o 33 puntos de fuerza (fácil) o 16, 26 o 37 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 14 puntos de voluntad y dos dados negros, o uno por debajo de 7 puntos de voluntad. En cada amanecer gana 1 punto de fuerza y avanza 2 casillas por su camino: 406, 407, 415, 416, 419, 430, 433, 435, 436. Un paso más, y la leyenda se pierde. Salta las casillas con criaturas; la casilla de un héroe termina su movimiento; no puede entrar en una casilla con un fuego encendido. Si un fuego lo detiene, y en la casilla de detrás hay un héroe o un fuego encendido, deja ir a Ellin.
card-frost-4-T2 = Cada paso sobre el hielo era un golpe en su puerta. Nadie lo hacía con mala intención. Pero es viejo y tiene el sueño ligero, y ahora ha subido a ver quién es. Trae en el hocico un olor que no conocía desde joven: el de una piedra que zumba. A lo largo de la orilla el hielo se levanta, como la tapadera de una olla, y debajo asoma un lomo en el que crecen los juncos del año pasado.
    .title = Tuavahr
    .rule = Aparece Tuavahr en la casilla de orilla libre más cercana a la piedra de invierno, o al lugar donde está escondida. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 15 puntos de fuerza
            [3] 23 puntos de fuerza
            [4] 33 puntos de fuerza
           *[other] 15, 23 o 33 puntos de fuerza
        }
        [normal] { $party ->
            [2] 16 puntos de fuerza
            [3] 26 puntos de fuerza
            [4] 37 puntos de fuerza
           *[other] 16, 26 o 37 puntos de fuerza
        }
       *[other] 15, 23 o 33 puntos de fuerza (fácil) o 16, 26 o 37 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 1 más por cada agujero en el hielo, 14 puntos de voluntad y dos dados negros, o uno por debajo de 7 puntos de voluntad. En cada amanecer sale en la casilla de orilla libre que esté entonces más cerca, hasta que se forja Carlion. Si la piedra está allí, se la traga, y solo la devuelve cuando es derrotado o calmado. Un héroe en su casilla con al menos 14 puntos de voluntad puede calmarlo: por 7 puntos de voluntad y la tablilla de la bestia del lago.
card-frost-4-T3 = El jefe había encontrado la piedra antes que vosotros. La tuvo en brazos una noche, y por la mañana no estaba; pero desde entonces no ha vuelto a tener frío. Ahora regresa a casa. Se ha ido quitando las pieles y las ha dejado a la vera del camino, cada una bien plegada. Los de las tiendas lo ven venir desde muy lejos, y lo conocen por los andares. Lo que no ven es su aliento.
    .title = Takota
    .rule = Aparece Takota en la casilla 421; la criatura que estuviera allí se retira. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 15 puntos de fuerza
            [3] 23 puntos de fuerza
            [4] 33 puntos de fuerza
           *[other] 15, 23 o 33 puntos de fuerza
        }
        [normal] { $party ->
            [2] 16 puntos de fuerza
            [3] 26 puntos de fuerza
            [4] 37 puntos de fuerza
           *[other] 16, 26 o 37 puntos de fuerza
        }
       *[other] 15, 23 o 33 puntos de fuerza (fácil) o 16, 26 o 37 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 3 menos por cada tablilla que lleve un héroe del combate, 14 puntos de voluntad y dos dados negros, o uno por debajo de 7 puntos de voluntad. En cada amanecer avanza una casilla por las flechas; si entra en las tiendas (401), la leyenda se pierde. Un héroe en su casilla con al menos 14 puntos de voluntad puede calmarlo: por 7 puntos de voluntad y la tablilla del búfalo.
card-frost-4-G = Sin su toro, la manada va adonde va el viento, y el viento va a las tiendas. Andan con la cabeza baja y los ojos cerrados, por el hielo de las pestañas, cada uno con la barbilla en el lomo del de delante. Solo el primero no tiene en qué apoyarse. Se apoya en el viento.
    .title = Sin toro
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Aparece un gor en la casilla 428.
            [3] Aparece un búfalo de las estepas en la casilla 428.
            [4] Aparece un búfalo de las estepas en la casilla 428.
           *[other] Aparece un búfalo de las estepas en la casilla 428.
        }
        [normal] { $party ->
            [2] Aparecen un gor en la casilla 428 y un wargor en la 435.
            [3] Aparecen un búfalo de las estepas en la casilla 428 y un wargor en la 435.
            [4] Aparecen un búfalo de las estepas en la casilla 428 y un wargor en la 435.
           *[other] Aparecen un búfalo de las estepas en la casilla 428 y un wargor en la 435.
        }
       *[other] Aparece un búfalo de las estepas en la casilla 428 (con 2 héroes, un gor); en dificultad normal, también un wargor en la 435.
    }
card-frost-4-I = En el bosque de los carboneros algo se ha comido a los perros. Los carboneros volvieron a casa y encontraron los collares, todos juntos, en un montón al lado de la carbonera. Todos seguían abrochados.
    .title = El bosque de los carboneros
    .rule = Aparece un wargor en la casilla 443.
card-frost-4-K = Esta noche no duerme nadie que todavía pueda elegir. Se sientan bien juntos y cuentan las historias largas, y cuando cae una cabeza alguien le pregunta, en voz alta, cómo sigue la historia. Fuera, algo pesado se ha sentado contra la pared de la tienda. A lo mejor solo quiere el calor. Los palos crujen, la lona se comba hacia dentro un palmo, y todos hablan un poco más deprisa.
    .title = La última noche
    .rule = { $difficulty ->
        [easy] Aparece un wargor en la casilla 424.
        [normal] { $party ->
            [2] Aparece un wargor en la casilla 424.
            [3] Aparecen un wargor en la casilla 424 y un troll peludo en la 462.
            [4] Aparecen un wargor en la casilla 424 y un troll peludo en la 462.
           *[other] Aparecen un wargor en la casilla 424 y un troll peludo en la 462.
        }
       *[other] Aparece un wargor en la casilla 424; en dificultad normal con 3 o 4 héroes, también un troll peludo en la 462.
    }
card-frost-4-O1 = Zumba más fuerte que la primera, y aún no te has arrodillado cuando dice tu nombre. No lo dice con mala voz, sino como lo llamaban en casa, de un lado a otro del patio, cuando la cena estaba lista. A cierta distancia, el contorno se ha parado. Ahora se ve a través de él: primero el abeto de detrás, luego la colina, luego nada más que el cielo.
    .title = La piedra del este
    .rule = Quien la encuentra toma la piedra de invierno, o la deja allí si no le alcanza la voluntad para dar un paso con ella. La Silueta se retira del tablero.
card-frost-4-O2 = La nieve ha guardado la forma de algo que hubo aquí, y parte de su frío. Era como una hogaza de grande. Alguien ha llegado antes y ha metido la mano, para asegurarse; se pueden contar los dedos. Metes la tuya, para asegurarte también. Encaja.
    .title = Un hoyo vacío
    .rule = Tira un dado: con 1 o 2, pierdes 2 puntos de voluntad; con 3 o 4, recibes leña, o 2 puntos de voluntad si no queda; con 5 o 6, ganas 3 puntos de voluntad.
card-frost-4-S = Se inclina, y por un momento hay un rostro en la luz azul: ya no joven, más bien cansado, y muy sorprendido. Luego no queda ni lo uno ni lo otro, ni la piedra ni quien la levantó. Un chico lo ha visto desde la colina. Lo cuenta mal, por culpa de los dientes. Y al anochecer brilla otro hoyo, en la otra punta de la tierra.
    .title = Levantada
    .rule = La Silueta se retira del tablero. La piedra de invierno está ahora en la casilla 443, o en la 436 si estaba escondida en el sureste. La amenaza mortal tiene { $party ->
        [2] 1 punto de fuerza más
        [3] 2 puntos de fuerza más
        [4] 3 puntos de fuerza más
       *[other] 1, 2 o 3 puntos de fuerza más (con 2, 3 o 4 héroes)
    }.
card-frost-4-R = No quiere ir adonde tú quieres ir. No tira. Solo te pregunta, a cada paso, por qué. Le das razones. Al cabo de un rato te das cuenta de que eres tú quien pregunta, de que has dejado de andar y estás de pie en la nieve, con los brazos alrededor de ella, como quien se despide en un muelle. «Dámela ya», dice una voz, y por el tono no es la primera vez.
    .title = Resistencia
    .rule = La piedra necesita el hueco grande. Cada casilla en la que se entra con ella cuesta 2 puntos de voluntad, pero nunca el último. En su casilla no arde ningún fuego, y quien la lleva no puede entrar en una casilla con una criatura. Una criatura que termina su movimiento donde la piedra está sin héroe se la lleva. Llevadla a la Gran Cueva (414): a quien la lleva deben quedarle al menos 14 puntos de voluntad después de ese paso. Si la piedra se detiene en las tiendas (401), la leyenda se pierde de inmediato.
card-frost-4-X = La cueva le pregunta a la piedra qué querría ser, y la piedra, por una vez, no lo sabe. Así que alguien contesta por ella, a voces, para no oírse los dientes. Entonces se apaga la luz. Cuando vuelve, un héroe tiene en la mano una espada, no muy larga, y la sujeta un poco apartada del cuerpo, como se sujeta lo que no es de uno. La nieve que el viento mete por la boca de la cueva cae ante ella en forma de lluvia.
    .title = Carlion
    .rule = La piedra de invierno se convierte en la espada Carlion (hueco grande): en cada ronda de combate, quien la lleva tira además un dado negro y lo suma. La ficha de frío se retira del juego. Cuando se haya acabado también con la amenaza mortal, el narrador va a la N de inmediato.
card-frost-4-N = Antes del alba salen todos, los que despertaron y los que nunca durmieron, y se quedan entre las tiendas sin decir palabra. Escuchan. Podría ser el viento. Podría ser alguien que vacía un cubo. El más viejo se pone de rodillas, que le lleva su tiempo, aparta la nieve con la manga y pega la oreja al suelo.
    .title = El primer verde
    .rule = Ganáis si Carlion está forjada, se ha acabado con la amenaza mortal y las tiendas han resistido.
