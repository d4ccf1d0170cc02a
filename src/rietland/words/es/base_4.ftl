# La Leyenda 4 de la caja básica: sus objetivos, sus cartas, las cartas del Lago Secreto.

legend-base-4 = El secreto de la mina
    .intro = Alguien paga estos malos días con piedras preciosas, y las tallaron los enanos. Una horda se ha adueñado de su mina y duerme sobre el tesoro, y ante la puerta sur espera un príncipe sin montaña junto a un carro vacío. Entrad sin ruido, tomad lo que brille, volved a salir. A la montaña no le ha preguntado nadie.
    .number = Leyenda 4

goal-base-4-treasure = Entregad al príncipe Hallgard { $difficulty ->
        [easy] { $party ->
            [2] un tesoro que valga 26 de oro
            [3] un tesoro que valga 34 de oro
            [4] un tesoro que valga 42 de oro
           *[other] suficiente tesoro
        }
        [normal] { $party ->
            [2] un tesoro que valga 30 de oro
            [3] un tesoro que valga 38 de oro
            [4] un tesoro que valga 46 de oro
           *[other] suficiente tesoro
        }
       *[other] suficiente tesoro
    } en la salida sur (0).
goal-base-4-in_time = Hacedlo antes de que el narrador llegue a la ficha N.
goal-base-4-somebody = Al menos un héroe tiene que seguir en juego.

why-base-4-won = Hallgard lo cuenta dos veces, porque es enano, y asiente una, porque es príncipe. La puerta se abre, y a vuestra espalda la montaña espira. Solo entonces, a la luz del día, veis el humo sobre el castillo de Riet.
why-base-4-late = La vela se ha consumido. Al otro lado de la puerta oís alejarse el carro, y no suena pesado.
why-base-4-out = Ya no se mueve ningún farol en las galerías. La montaña se queda con sus piedras, y con vosotros también.

counter-alarm = Se ha dado la alarma
counter-fire = Fuego despierto

deed-base-4-deliver = Entregar tesoro al príncipe Hallgard

choice-tear_free = Soltarse de un tirón
choice-wait_caught = No moverse hasta mañana

## Cartas

card-base-4-A1 = Donde cayó vuestro último enemigo había entre la hierba una piedra tallada por enanos, y habéis seguido el rastro de esas piedras hasta el final. Una horda echó al pueblo del príncipe Hallgard de su propia mina y se durmió encima del tesoro. Desde entonces él espera ante la puerta sur con un libro de cuentas y un carro vacío. Su mensaje es corto: abrirá a quien no venga con las manos vacías.
    .title = Bajo la montaña
    .rule = Hay once piedras preciosas boca abajo en la mina. Un héroe que esté en la casilla, o un catalejo, gira una. Los dados deciden dónde se colocan cinco piedras rúnicas y dos hierbas curativas. El derrumbe de la casilla 68 cierra la armería (27), con su casco, su escudo, su arco y su odre. Hay otro escudo en la sala (40), 2 de oro en cada una de las casillas 42 y 48, y un botín de { $party ->
        [2] 4 de oro
        [3] 6 de oro
        [4] 8 de oro
       *[other] 4, 6 u 8 de oro (con 2, 3 o 4 héroes)
    } en la cámara del tesoro. Las cartas de evento plateadas solo salen de la niebla.
card-base-4-A2 = Son muchas, y se aburren. Junto a cada montón que brilla se ha echado una criatura, de espaldas a las piedras y con la boca abierta. Oirán una espada. Oirán un tropiezo. Un pie cuidadoso lo toman por una rata, y ratas ha habido siempre.
    .title = Guardias dormidos
    .rule = Aparecen gors en las casillas { $party ->
        [2] 3, 13 y 22
        [3] 3, 13, 22 y 34
        [4] 3, 13, 22, 28 y 34
       *[other] 3, 13 y 22 (con 3 o 4 héroes, también en la 34; con 4, también en la 28)
    }, { $difficulty ->
        [easy] un skral en la 16
        [normal] skrals en las 16 y 33
       *[other] un skral en la 16 (en dificultad normal, también en la 33)
    } y un troll en la 6. Antes de la alarma, las criaturas de la parte de la mina no se mueven. Una criatura que llega a una casilla con una piedra preciosa la retira del juego. Por cada criatura que entra en la casilla 0 o 63, la ficha N retrocede una letra. Allí se da la alarma en cuanto un héroe y una criatura comparten casilla, aunque sea de paso, o cuando un ataque a distancia no derrota a su objetivo en la primera ronda. En la casilla de una criatura no se pueden tomar piedras preciosas ni oro.
card-base-4-A3 = El viejo acceso empieza entre los árboles, en una niebla que nadie ha visto levantarse. Vuestros fardos son ligeros. Lo que no era imprescindible cuelga de un abedul junto al camino, y parece mucho, ahora que lo dejáis atrás. En el otro extremo de la montaña, Hallgard ha encendido una vela. Es un enano: ha medido cuánto tarda en arder.
    .title = El sendero del bosque
    .rule = Los héroes empiezan en la casilla 70 con 2 puntos de fuerza y 7 puntos de voluntad; el grupo se reparte { $party ->
        [2] 4 de oro
        [3] 6 de oro
        [4] 8 de oro
       *[other] 4, 6 u 8 de oro (con 2, 3 o 4 héroes)
    }. La ficha N está en la { $difficulty ->
        [easy] N
        [normal] L
       *[other] N (dificultad fácil) o en la L (dificultad normal)
    }: la leyenda termina cuando el narrador y la ficha se encuentran. Ganáis en cuanto hayáis entregado al príncipe Hallgard { $difficulty ->
        [easy] { $party ->
            [2] un tesoro que valga 26 de oro
            [3] un tesoro que valga 34 de oro
            [4] un tesoro que valga 42 de oro
           *[other] suficiente tesoro
        }
        [normal] { $party ->
            [2] un tesoro que valga 30 de oro
            [3] un tesoro que valga 38 de oro
            [4] un tesoro que valga 46 de oro
           *[other] suficiente tesoro
        }
       *[other] un tesoro que valga 26, 34 o 42 de oro (dificultad fácil) o bien 30, 38 o 46 de oro (dificultad normal, con 2, 3 o 4 héroes)
    } en la salida sur (0). Un héroe que cae a 0 puntos de voluntad queda fuera del juego. Empieza el héroe de menor nivel.
card-base-4-E = Una patrulla vuelve a casa, suelta algo pesado y se instala junto a la puerta con sus dados. No tiene buena opinión de los centinelas, y lo dice. El resto de la noche, la montaña ya no ronca con el mismo compás.
    .title = La patrulla
    .rule = Aparece un gor en la casilla 25. Si hay allí un héroe, se da la alarma.
card-base-4-G = Primero polvo, luego guijarros, luego un estrépito como de un armario escaleras abajo, y después un silencio que sabe a algo. Donde esta mañana había un paso hay ahora un montón. De algún lugar de debajo llega un olor débil a aceite de lámpara.
    .title = La montaña tose
    .rule = Un dado decide dónde se colocan boca arriba dos fichas de derrumbe: con 1 o 2 en la casilla 15, con 3 o 4 en la 36, con 5 o 6 en la 5. La criatura que estuviera allí se retira, los héroes van a una casilla adyacente a su elección, y los objetos se quedan bajo el derrumbe. Por ahí no pasan ni héroes ni criaturas.
card-base-4-I = Alguien ha contado las piedras. Lo oís: una voz lenta, con los dedos; luego una pausa; luego otra vez los mismos dedos. Después vienen los tambores, y corren por las galerías más deprisa que cualquiera de vosotros.
    .title = Tambores
    .rule = { $difficulty ->
        [easy] Si aún no se ha dado la alarma, se da ahora.
        [normal] Si aún no se ha dado la alarma, se da ahora. Aparece un wardrak en la casilla 30.
       *[other] Si aún no se ha dado la alarma, se da ahora. En dificultad normal, aparece un wardrak en la casilla 30.
    }
card-base-4-alarm = Un grito, un caldero que cae, un cuerno que sopla alguien que ya no sabía hacerlo. Lo que dormía se levanta. La mayoría ni siquiera quiere pelea: quiere salir, por el camino más corto y con las dos manos llenas.
    .title = ¡Alarma!
    .rule = { $difficulty ->
        [easy] Desde ahora,
        [normal] Aparece un skral en la casilla 20. Desde ahora,
       *[other] En dificultad normal, aparece un skral en la casilla 20. Desde ahora,
    } las criaturas de la parte de la mina avanzan al amanecer hacia las salidas.
card-base-4-fire = La piedra está caliente por debajo. No estaba ahí por hermosa: era un tapón. Muy abajo, algo toma aliento largamente, y en la oscuridad se abren tres bocas rojas.
    .title = La montaña respira
    .rule = Hay una llamarada ahora, tras cada piedra preciosa tomada y al empezar cada amanecer. Se tira un dado rojo por cada una de las bocas de las casillas 10, 20 y 30. Su fuego alcanza ese número de casillas siguiendo las flechas, contando la boca. Los héroes que estén en ellas pierden esa cantidad de voluntad. Si coinciden dos llamaradas, solo cuenta la mayor. Un escudo protege a quien lo lleva.
card-base-4-N = La vela se ha apagado. Hallgard abre la puerta un palmo y mira lo que hay delante, luego a quienes lo han traído, y luego el cielo del oeste, donde hay demasiado rojo para esta hora. No dice cuál de las tres cosas le preocupa.
    .title = La puerta se cierra
    .rule = Ganáis si se ha entregado { $difficulty ->
        [easy] { $party ->
            [2] un tesoro que valga 26 de oro
            [3] un tesoro que valga 34 de oro
            [4] un tesoro que valga 42 de oro
           *[other] suficiente tesoro
        }
        [normal] { $party ->
            [2] un tesoro que valga 30 de oro
            [3] un tesoro que valga 38 de oro
            [4] un tesoro que valga 46 de oro
           *[other] suficiente tesoro
        }
       *[other] un tesoro que valga 26, 34 o 42 de oro (dificultad fácil) o bien 30, 38 o 46 de oro (dificultad normal, con 2, 3 o 4 héroes)
    }; si no, la leyenda se pierde.

## El fuego de las bocas

pile-fire = Fuego
event-base-fire-blast = Un aliento recorre las galerías, primero tibio, luego ardiente, luego rojo.
    .title = Llamarada
    .rule = Se tira un dado rojo por cada una de las bocas de las casillas 10, 20 y 30. El fuego alcanza ese número de casillas siguiendo las flechas, contando la boca. Los héroes que están en ellas pierden esa cantidad de voluntad. Si coinciden dos llamaradas, solo cuenta la mayor. Un escudo protege a quien lo lleva.

path-vent_1 = la primera boca de fuego
path-vent_2 = la segunda boca de fuego
path-vent_3 = la tercera boca de fuego
figure-hallgard = el príncipe Hallgard
    .acc = al príncipe Hallgard

## Lago Secreto

pile-lake = Lago Secreto
event-base-lake-lake_1 = El frío te quita el aliento antes de que el agua te quite las botas.
    .title = Garra helada
    .rule = Pierdes 3 puntos de voluntad.
event-base-lake-lake_2 = Ahí abajo algo llevaba mucho tiempo esperando compañía, y ahora te tiene por el cinturón.
    .title = La llamada del fondo
    .rule = Tira un dado de héroe: pierdes esa cantidad de voluntad.
event-base-lake-lake_3 = Largos dedos de algas se cierran en torno a tus tobillos. Puedes soltarte de un tirón y pagarlo, o quedarte muy quieto hasta que te olviden.
    .title = Algas
    .rule = Elige: pierdes 3 puntos de voluntad, si te queda al menos 1, o tu día termina ahora.
event-base-lake-lake_4 = Lo que brilla pesa, y el lago tiene una mano para eso: pequeña, paciente y ya dentro de tu bolsa.
    .title = El tributo del lago
    .rule = Entrega una piedra preciosa de tu elección. Si no tienes ninguna, no pasa nada.
event-base-lake-lake_5 = Bajo la superficie quieta corre una corriente. Te lleva como a una carta y te entrega en otra parte.
    .title = A la deriva
    .rule = Acabas en la casilla 9, lo que cuenta como entrar en ella.
event-base-lake-lake_6 = Justo bajo el agua hay una fila de piedras planas, cada una donde el pie la querría. Alguien de piernas cortas se esmeró en esto.
    .title = Piedras de paso
    .rule = Puedes mover de inmediato 1 casilla sin gastar una hora.
event-base-lake-lake_7 = El musgo de las rocas da una luz verde, y mientras lo miras no duele nada.
    .title = Musgo luciente
    .rule = Ganas 2 puntos de voluntad, o 4 si tienes 6 o menos.
event-base-lake-lake_8 = Una bolsa, los huesos de una mano, y nadie con quien discutir de quién es.
    .title = Bolsa hundida
    .rule = Recibes 2 de oro.
event-base-lake-lake_9 = Un odre te golpea suavemente el pecho, todavía tapado. De la barca no hay rastro, y al barquero prefieres no buscarlo.
    .title = El odre del barquero
    .rule = Recibes un odre.
event-base-lake-lake_10 = Un solo chapoteo. La montaña lo repite, una y otra vez, un poco más fuerte cada vez, como un niño una palabra nueva.
    .title = Eco
    .rule = La criatura de la casilla de menor número de la parte de la mina avanza 1 casilla por su flecha, incluso antes de la alarma.
