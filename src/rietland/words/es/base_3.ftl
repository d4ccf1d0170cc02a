# La Leyenda 3 de la caja básica: sus objetivos, sus cartas, los cuatro adversarios finales, los destinos.

legend-base-3 = Días de resistencia
    .intro = El rey vuelve a estar en pie, y en cada colina arde un fuego que nadie reconoce haber encendido. La carta que llevasteis una vez al Árbol de las Canciones preguntaba si ya ardían. Cada uno de vosotros tiene algo pendiente en esta tierra, y detrás espera un enemigo cuyo rostro solo veréis cuando todo esté hecho.
    .number = Leyenda 3

goal-base-3-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los escudos dorados estén ocupados.
goal-base-3-fates = Cumplid el destino de cada héroe.
goal-base-3-enemy = Derrotad al adversario final.

why-base-3-won = Se apaga el último fuego, y esta vez nadie enciende otro. Donde cayó vuestro enemigo brilla algo entre la hierba: una piedra tallada por enanos. Aún no habéis cerrado la mano cuando el cronista ya ha pasado la página.
why-base-3-late = Los días se han agotado a mitad de una frase. Los fuegos siguen ardiendo en las colinas, y alguien se calienta las manos en ellos.
why-base-3-fate = Se ha roto una promesa que ya no tiene arreglo. El cronista tacha la página de un plumazo, y con ella todo lo que habría venido después.
why-base-3-broke_in = Los escudos dorados no se pintaron para un huésped así. Pasa por debajo como quien pasa bajo la ropa tendida, y al anochecer el castillo de Riet tiene un nuevo amo.

named-mirror = Espejo
    .the = el Espejo
    .a = el Espejo
    .of = del Espejo
    .acc = al Espejo
named-varkur = Varkur
    .the = Varkur
    .a = Varkur
    .of = de Varkur
    .acc = a Varkur
named-twins = gemelo
    .the = el gemelo
    .a = un gemelo
    .of = del gemelo
    .acc = al gemelo
named-chief = jefe de la horda
    .the = el jefe de la horda
    .a = el jefe de la horda
    .of = del jefe de la horda
    .acc = al jefe de la horda
named-rune_eater = comerrunas
    .the = el comerrunas
    .a = el comerrunas
    .of = del comerrunas
    .acc = al comerrunas
named-toll_troll = troll del Árbol de las Canciones
    .the = el troll del Árbol de las Canciones
    .a = el troll del Árbol de las Canciones
    .of = del troll del Árbol de las Canciones
    .acc = al troll del Árbol de las Canciones

deed-base-3-pay_debt = Pagar la deuda
choice-keep_oath = Renunciar a la boda y cumplir el juramento
choice-keep_wedding = Renunciar al juramento y celebrar la boda

## Cartas

card-base-3-A1 = Arden señales en todas las colinas, desde la costa hasta las montañas, y no hay dos vigías que coincidan en quién las encendió. Los guardianes del Árbol han devuelto una copia de la carta que les llevasteis en días mejores. Era una sola pregunta: ¿arden ya los fuegos? El capitán reparte lo que la armería puede ceder, y un consejo: no os fieis de ningún camino fácil.
    .title = Fuegos en las colinas
    .rule = Cada héroe empieza en la casilla que lleva el número de su nivel, con 3 puntos de fuerza y 7 puntos de voluntad. Aparecen un gor en la casilla 9 y un troll en la 30. { $difficulty ->
        [easy] Un campesino espera en la casilla 24 y otro en la 36.
        [normal] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 36.
    } Se elige sin verla una de las cuatro cartas de Magia Negra: es vuestro adversario final.
card-base-3-A2 = El viejo cronista ha abierto su libro por una página para cada uno, y en cada página hay una frase que se interrumpe. Una deuda. Una promesa. Una bravata que alguien no ha olvidado. «Terminadlas —dice—. Vuestro enemigo también ha leído este libro, y os espera tras el último punto».
    .title = Lo que está escrito
    .rule = Cada héroe recibe un destino, el de mayor nivel primero, y se resuelve de inmediato. Después se { $party ->
        [2] resuelven 2 fichas de criatura
        [3] resuelven 2 fichas de criatura
        [4] resuelve 1 ficha de criatura
       *[other] resuelven 2, 2 o 1 fichas de criatura (con 2, 3 o 4 héroes)
    }, y cinco más van boca abajo al marcador de leyenda, donde un dado fija la letra: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. El grupo se reparte { $difficulty ->
        [easy] 8 de oro
        [normal] 6 de oro
       *[other] 8 de oro (dificultad fácil) o 6 de oro (dificultad normal)
    } y 2 odres. Cuando todos los destinos están decididos, se descubre la carta de Magia Negra; cada destino cumplido debilita al adversario final. Empieza el héroe de menor nivel.
card-base-3-C = Un zagal ha cambiado un guijarro que brilla por una pipa, y es el hombre más feliz de la taberna. Al caer la tarde se han visto más guijarros así, aquí y allá entre la hierba, donde ayer no había más que hierba. El zagal mira la pipa y empieza a cavilar.
    .title = Piedras en la hierba
    .rule = Se colocan cinco piedras rúnicas boca abajo en casillas fijadas con dados: el rojo para las decenas y el de héroe para las unidades. Tres de colores distintos en un mismo tablero de héroe dan un dado negro.
card-base-3-D = Un jinete solo sube por el camino del sur, sin estandarte, sin séquito, con barro hasta los codos. El príncipe Thorald descabalga, bebe del abrevadero porque es lo que está más cerca, y pregunta dónde hace falta primero. Nadie quiere ser quien le conteste: en todas partes.
    .title = Un jinete del sur
    .rule = El príncipe Thorald está en la casilla 72: aporta 4 puntos de fuerza a los combates en su casilla, y una hora lo mueve hasta 4 casillas.
card-base-3-I = Las colinas vuelven a arder, y esta vez los fuegos deletrean algo para el sur. Thorald lo lee, cierra los ojos un momento y ensilla el caballo. Los que solo esperaban eso salen del bosque, sin prisa, limpiándose la boca.
    .title = La segunda noche de fuegos
    .rule = El príncipe Thorald deja el tablero. { $difficulty ->
        [easy] Aparece un gor en la casilla 46.
        [normal] Aparecen un gor en la casilla 46 y un skral en la 54.
       *[other] Aparece un gor en la casilla 46; en dificultad normal, un skral en la 54.
    }
card-base-3-N = Uno tras otro se apagan los fuegos de las colinas. El cronista, en su ventana, dice entre dientes quién apagó cuál, hasta que solo queda uno. Ese brilla mucho rato antes de decidirse.
    .title = La última brasa
    .rule = Ganáis si el adversario final ha sido derrotado y el castillo ha resistido.

## Magia Negra

pile-black_magic = Magia Negra
event-base-black_magic-mirror = Vuestro enemigo es un solo gor con los ojos de otro. Esos ojos los conocéis: son los de cada uno de vosotros, por turno. Cualquier fuerza que alcéis contra él ya la ha tomado prestada.
    .title = El Espejo
    .rule = Un dado decide dónde aparece el Espejo: con 1 o 2 en la casilla 27, con 3 o 4 en la 43, con 5 o 6 en la 51. Su fuerza es la de todos los héroes de la ronda, sin hierbas ni otra ayuda. Tiene { $party ->
        [2] 12 puntos de voluntad
        [3] 16 puntos de voluntad
        [4] 16 puntos de voluntad
       *[other] 12, 16 o 16 puntos de voluntad (con 2, 3 o 4 héroes)
    }, menos 2 por cada destino cumplido, y tira { $difficulty ->
        [easy] un dado negro menos que los héroes de la ronda, pero al menos uno
        [normal] un dado negro por cada héroe de la ronda
       *[other] un dado negro por cada héroe de la ronda (en dificultad fácil, uno menos, pero al menos uno)
    }; se suman los iguales. Se mueve como un gor. Si entra en el castillo, la leyenda se pierde; cuando es derrotado, el narrador va a la N de inmediato.
event-base-black_magic-varkur = Los fuegos eran letras, y la palabra que formaban es un nombre. Varkur ha hecho sacar una silla al aire libre y está sentado en ella como en un palco. No se levanta por vosotros. Alza dos dedos, y en alguna parte un gor se levanta en su lugar.
    .title = Varkur
    .rule = Un dado decide dónde aparece Varkur, el mago oscuro: con 1 o 2 en la casilla 30, con 3 o 4 en la 39, con 5 o 6 en la 53. La criatura que estuviera allí se retira. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 14 puntos de fuerza
            [3] 24 puntos de fuerza
            [4] 34 puntos de fuerza
           *[other] 14, 24 o 34 puntos de fuerza
        }
        [normal] { $party ->
            [2] 20 puntos de fuerza
            [3] 30 puntos de fuerza
            [4] 40 puntos de fuerza
           *[other] 20, 30 o 40 puntos de fuerza
        }
       *[other] 14, 24 o 34 puntos de fuerza (fácil) o 20, 30 o 40 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, menos { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 o 2
    } por cada destino cumplido, { $party ->
        [2] 10 puntos de voluntad
        [3] 12 puntos de voluntad
        [4] 12 puntos de voluntad
       *[other] 10, 12 o 12 puntos de voluntad
    }, y tira 2 dados negros, o 1 por debajo de 7 puntos de voluntad. Nunca se mueve; las criaturas saltan su casilla. Cada amanecer aparece un gor en la casilla que señala su flecha. Cuando es derrotado, el narrador va a la N de inmediato.
event-base-black_magic-twins = Dos wardraks corren codo con codo por el páramo, y donde uno pone la pata el otro ya ha estado. Les han prometido al guardián de la puerta del castillo, vivo o como sea. Si herís a uno, es el otro el que aúlla.
    .title = Los Gemelos
    .rule = Los wardraks que haya en el tablero pasan a ser los Gemelos donde están; los que faltan aparecen en la casilla 65 y luego en la 66. Cada uno tiene { $difficulty ->
        [easy] { $party ->
            [2] 12 puntos de fuerza
            [3] 21 puntos de fuerza
            [4] 30 puntos de fuerza
           *[other] 12, 21 o 30 puntos de fuerza
        }
        [normal] { $party ->
            [2] 18 puntos de fuerza
            [3] 27 puntos de fuerza
            [4] 36 puntos de fuerza
           *[other] 18, 27 o 36 puntos de fuerza
        }
       *[other] 12, 21 o 30 puntos de fuerza (fácil) o 18, 27 o 36 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, menos { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 o 2
    } por cada destino cumplido, 7 puntos de voluntad, y tira 2 dados negros, o 1 por debajo de 7 puntos de voluntad. Se mueven como wardraks; si uno entra en el castillo, la leyenda se pierde. El primero derrotado cuenta como de costumbre; desde entonces, el otro gana { $party ->
        [2] 4 puntos de fuerza
        [3] 6 puntos de fuerza
        [4] 8 puntos de fuerza
       *[other] 4, 6 u 8 puntos de fuerza
    } al empezar cada amanecer. Cuando caen ambos, el narrador va a la N de inmediato.
event-base-black_magic-chief = Urgat el troll vendió a los suyos por una corona de huesos, y ni siquiera le queda bien. La lleva de todos modos. Delante, detrás y a los dos lados camina lo que costó. Mientras su horda siga en pie, él también.
    .title = El jefe de la horda
    .rule = Un dado decide dónde aparece Urgat: con 1 o 2 en la casilla 31, con 3 o 4 en la 44, con 5 o 6 en la 52. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 14 puntos de fuerza
            [3] 22 puntos de fuerza
            [4] 30 puntos de fuerza
           *[other] 14, 22 o 30 puntos de fuerza
        }
        [normal] { $party ->
            [2] 20 puntos de fuerza
            [3] 28 puntos de fuerza
            [4] 36 puntos de fuerza
           *[other] 20, 28 o 36 puntos de fuerza
        }
       *[other] 14, 22 o 30 puntos de fuerza (fácil) o 20, 28 o 36 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, menos { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 o 2
    } por cada destino cumplido, más { $party ->
        [2] 1
        [3] 2
        [4] 2
       *[other] 1, 2 o 2
    } por cada otra criatura del tablero, y 12 puntos de voluntad. Tira 3 dados rojos, o 2 por debajo de 7 puntos de voluntad. Se mueve como un troll. Si entra en el castillo, la leyenda se pierde; cuando es derrotado, el narrador va a la N de inmediato.

## Destinos

pile-fates = Destino
event-base-fates-fate_1 = Tu abuela te cantaba la copla: cuando las runas vuelvan a casa, se abrirá la puerta. Tú la tomabas por una nana. Los enanos, por lo visto, por un contrato.
    .title = La vieja alianza
    .rule = Para todos: llevad dos piedras rúnicas a la mina de enanos (71), ya estén en el suelo o las tengan héroes que estén allí. Recompensa: los enanos escudo en la casilla 71 hasta el final de la leyenda: aportan 4 puntos de fuerza a los combates en su casilla, y una hora los mueve hasta 4 casillas.
event-base-fates-fate_2 = Prometiste a la vieja curandera del castillo algo que no crece en ningún huerto: una hierba silvestre y una poción de la bruja para ponerla en infusión. Ella ya ha puesto el agua al fuego.
    .title = La promesa a la curandera
    .rule = Un dado decide dónde se coloca boca arriba una hierba curativa: con 1 o 2 en la casilla 40, con 3 o 4 en la 53, con 5 o 6 en la 65. Su dueño gira dos fichas de niebla. Para todos: llevad una hierba y una poción de la bruja al castillo (0). Recompensa: 8 puntos de voluntad para el grupo. Falla cuando ya no queda ninguna hierba.
event-base-fates-fate_3 = Un pastor de la granja del cercado ha jurado ver la montaña del dragón antes de que nieve. Se lo ha contado a todo el mundo. Que le da miedo la oscuridad solo lo sabes tú.
    .title = El juramento del pastor
    .rule = Llega un campesino a la casilla 64. Para todos: llevad a un campesino a la casilla 69, 70, 81, 82 u 84. Recompensa: 3 puntos de fuerza para el héroe que lo consigue. Falla cuando quedan muy pocos campesinos.
event-base-fates-fate_4 = En la taberna dijiste que no necesitabas a nadie, y lo dijiste en voz bien alta. A estas alturas lo ha oído todo el país, incluida la parte que tiene dientes.
    .title = Dos sin ayuda
    .rule = Su dueño gana 1 punto de fuerza; aparecen gors en las casillas 22 y 33. Solo para su dueño: tiene que derrotar a dos criaturas sin ninguna ayuda (ni otro héroe en el combate ni un aliado en la casilla) antes de que el narrador llegue a la F. Recompensa: 2 puntos de fuerza. Falla si la F llega antes.
event-base-fates-fate_5 = La novia espera bajo el Árbol de las Canciones con flores en el pelo, y ya empiezan a caerse. El novio es un campesino en la orilla mala de un río lleno de gors. El padrino, al parecer, eres tú.
    .title = La boda
    .rule = Llega un campesino a la casilla 28. Para todos: llevad a un campesino al Árbol de las Canciones (57); allí no puede haber ninguna criatura. Recompensa: 4 de oro y un odre para el grupo. Falla cuando quedan muy pocos campesinos.
event-base-fates-fate_6 = En lo hondo del bosque, un gor se tragó una piedra rúnica, y desde entonces piensa la piedra. Ya no caza. Ha barrido un claro, se ha sentado en medio y espera a alguien que lleve tu nombre.
    .title = El comerrunas
    .rule = Aparece en la casilla 60 un gor que nunca se mueve, con 6 puntos de fuerza, 6 puntos de voluntad y 1 dado negro. Derrotadlo con su dueño en el combate. Recompensa: la habitual de 2, y una piedra rúnica en la casilla 60.
event-base-fates-fate_7 = Un troll se ha sentado bajo el Árbol de las Canciones y se come a los viajeros que no pueden pagar. Los guardianes le han preguntado qué haría falta para que se fuera. Te quiere a ti: hubo algo con un puente, hace años, y prometiste volver.
    .title = El peaje
    .rule = El troll de la casilla de mayor número va a la casilla 57 y se queda allí; si no hay ninguno, aparece uno nuevo. La criatura que estuviera en la casilla 57 se retira. Derrotad al troll con su dueño en el combate. Recompensa: la habitual de 6, y una pieza de equipo a elección de su dueño, pero ninguna poción de la bruja.
event-base-fates-fate_8 = En un hueco del Árbol de las Canciones han dejado dos cartas, cada una para una casa cercana al castillo. Ya trajisteis una carta aquí, dicen los guardianes; seguro que aún os sabéis el camino de vuelta.
    .title = Cartas del Árbol
    .rule = Se colocan boca arriba dos pergaminos en la casilla 57. Para todos: dejad cada uno en la casilla cuyo número muestra. Recompensa: la carta de Magia Negra se descubre, pero no actúa hasta que todos los destinos están decididos, y el grupo recibe 2 de oro.
event-base-fates-fate_9 = Alguien hace señales en la vieja torre de defensa, siempre justo antes del alba, y no es la guarnición. Tienes una manta, medio queso y un mal presentimiento. Te llevará unas cuantas noches.
    .title = La larga guardia
    .rule = Su dueño tiene que estar en la casilla 17 al empezar tres amaneceres. Recompensa: la próxima ficha de criatura del marcador de leyenda se retira sin verla; si no queda ninguna, 3 de oro.
event-base-fates-fate_10 = El libro del posadero tiene una página con tu nombre arriba, subrayado dos veces. Hasta que se salde, no les afilará a tus amigos ni un cuchillo de pan.
    .title = Viejas deudas
    .rule = Su dueño tiene que pagar { $difficulty ->
        [easy] 6 de oro
        [normal] 8 de oro
       *[other] 8 de oro (en dificultad fácil, 6)
    } en la taberna (72). Recompensa: cada héroe gana 1 punto de fuerza.
