# La Leyenda 5 de la caja básica: sus objetivos, sus cartas, los vuelos y las cartas de combate del dragón.

legend-base-5 = La ira del dragón
    .intro = Salís de la montaña, y sobre el castillo de Riet ondea un estandarte que no es el suyo. Nunca fue la montaña la que respiraba allá abajo. Lo que respiraba está despierto, y no le hace falta camino. Todo lo que podría ayudaros se esconde en los graneros, yace atado en la niebla o duerme tras una puerta de piedra. Id a buscar cuanto podáis antes de que aterrice el dragón.
    .number = Leyenda 5

goal-base-5-gate = Liberad el castillo de Riet (0): no puede quedar en él ninguna criatura.
goal-base-5-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los escudos dorados estén ocupados.
goal-base-5-dragon = Derrotad al dragón: hay que retirar tres de sus cartas de combate.
goal-base-5-prince = Liberad al príncipe Thorald para que cabalgue contra el Heraldo Negro.
goal-base-5-dwarves = Despertad a los enanos escudo: aportan 4 puntos de fuerza a los combates en su casilla.
goal-base-5-farmers = Poned a salvo a los campesinos en la mina de enanos (71): cada uno suma 2 contra el dragón.
goal-base-5-tower = Reconstruid la atalaya (17): cada héroe que esté allí tiene 2 puntos de fuerza más.

why-base-5-won = El dragón cae despacio, como cae una torre, y durante un rato nadie se fía del silencio. Luego alguien, tras las murallas, empieza a cantar, y desafina, y el cronista deja la pluma para escuchar.
why-base-5-gate = Los días se han agotado, y sobre el castillo de Riet ondea un estandarte que no es el suyo. El dragón se acomoda en el tejado del gran salón; parece construido para él.
why-base-5-dragon = Los días se han agotado. Pasa por encima de la muralla sin prisa, y donde estaba el castillo queda una luz en el cielo, toda la noche.

named-dragon = dragón
    .the = el dragón
    .a = un dragón
    .of = del dragón
    .acc = al dragón
named-guard = guardián del príncipe
    .the = el guardián del príncipe
    .a = el guardián del príncipe
    .of = del guardián del príncipe
    .acc = al guardián del príncipe
figure-garz = Garz
    .acc = a Garz
figure-watchtower = la atalaya
    .acc = la atalaya
counter-militia = Campesinos a salvo
bonus-base-5-tower = atalaya
bonus-base-5-militia = campesinos a salvo

deed-base-5-shelter = Poner a salvo a un campesino
deed-base-5-build = Reconstruir la atalaya
deed-base-5-wake = Despertar a los enanos escudo
deed-base-5-poison = Comprar el frasco de veneno

choice-hide_her = Esconder a la bruja
choice-let_her_go = Dejar ir a la bruja
choice-carry = Cargar con los campesinos
choice-let_go = Abandonar a los campesinos

## Cartas

card-base-5-A1 = Salís de la montaña parpadeando, y lo primero que distinguís es que sobre el castillo de Riet ondea un estandarte que no es el suyo. Los enanos os arman como nunca han armado a nadie. Os dan sus últimas piedras, anudadas en un calcetín, y os enseñan a dejar una en el suelo de modo que atrape la luz. Luego cierran la puerta tras vosotros, con cortesía y con todos los cerrojos que tienen.
    .title = Humo sobre el castillo
    .rule = Los héroes empiezan en la casilla 71 con { $difficulty ->
        [easy] 8 puntos de fuerza
        [normal] 7 puntos de fuerza
       *[other] 8 puntos de fuerza (dificultad fácil) o 7 puntos de fuerza (dificultad normal)
    } y 12 puntos de voluntad. El grupo se reparte { $difficulty ->
        [easy] 12 de oro
        [normal] 9 de oro
       *[other] 12 de oro (dificultad fácil) o 9 de oro (dificultad normal)
    } y { $party ->
        [2] 3 piedras preciosas
        [3] 4 piedras preciosas
        [4] 5 piedras preciosas
       *[other] 3, 4 o 5 piedras preciosas
    }, que aquí no son dinero, sino cebos. { $difficulty ->
        [easy] { $party ->
            [2] Dos gors ocupan
            [3] Dos gors ocupan
            [4] Un skral y dos gors ocupan
           *[other] Dos gors, dos gors, o un skral y dos gors (dificultad fácil), o bien un skral y un gor, un skral y dos gors, o dos skrals y dos gors (dificultad normal) ocupan
        }
        [normal] { $party ->
            [2] Un skral y un gor ocupan
            [3] Un skral y dos gors ocupan
            [4] Dos skrals y dos gors ocupan
           *[other] Dos gors, dos gors, o un skral y dos gors (dificultad fácil), o bien un skral y un gor, un skral y dos gors, o dos skrals y dos gors (dificultad normal) ocupan
        }
       *[other] Dos gors, dos gors, o un skral y dos gors (dificultad fácil), o bien un skral y un gor, un skral y dos gors, o dos skrals y dos gors (dificultad normal) ocupan
    } el castillo: nadie puede entrar, y solo se los puede atacar a distancia. { $difficulty ->
        [easy] { $party ->
            [2] Aparecen gors en las casillas 22 y 47.
            [3] Aparecen gors en las casillas 22 y 47.
            [4] Aparecen gors en las casillas 22 y 47.
           *[other] Aparecen gors en las casillas 22 y 47 y, en dificultad normal con 2 o 3 héroes, un skral en la 34.
        }
        [normal] { $party ->
            [2] Aparecen gors en las casillas 22 y 47 y un skral en la 34.
            [3] Aparecen gors en las casillas 22 y 47 y un skral en la 34.
            [4] Aparecen gors en las casillas 22 y 47.
           *[other] Aparecen gors en las casillas 22 y 47 y, en dificultad normal con 2 o 3 héroes, un skral en la 34.
        }
       *[other] Aparecen gors en las casillas 22 y 47 y, en dificultad normal con 2 o 3 héroes, un skral en la 34.
    } Al amanecer, una criatura vecina de una piedra preciosa va hacia ella en lugar de seguir su flecha.
card-base-5-A2 = No todos han huido. Hay campesinos agazapados en los graneros, con horcas que preferirían no usar. En algún lugar de la niebla, el hijo del rey está atado a un árbol, y bajo la montaña duerme un ejército tras una puerta que ha olvidado cómo abrirse. Ayuda hay. Está sentada a oscuras, tapándose los oídos, y espera a que vayan a buscarla.
    .title = Los que se quedaron
    .rule = { $difficulty ->
        [easy] Esperan campesinos en las casillas 24, 36, 40 y 64.
        [normal] Esperan campesinos en las casillas 24, 36 y 64.
       *[other] Esperan campesinos en las casillas 24, 36 y 64 y, en dificultad fácil, en la 40.
    } Un campesino a salvo en la mina de enanos (71) suma 2 en cada ronda contra el dragón. Uno llevado a la casilla 17 reconstruye la atalaya, donde cada héroe tiene 2 puntos de fuerza más. En cuanto un campesino está a salvo, un héroe en la casilla 71 puede despertar a los enanos escudo; antes se { $difficulty ->
        [easy] resuelve 1 ficha de criatura
        [normal] resuelven 2 fichas de criatura
       *[other] resuelven 1 ficha de criatura (dificultad fácil) o 2 fichas de criatura (dificultad normal)
    }. El primer gor de la niebla vigila al príncipe cautivo.
card-base-5-A3 = Lejos, en el sur, algo se da la vuelta en sueños, y en todo el país caen los platos de los estantes. Vendrá, y nadie sabe por qué camino, porque no le hace falta ninguno. Por donde pasa su sombra, las bestias menores corren debajo como perros bajo un carro.
    .title = A la sombra del dragón
    .rule = El dragón está en la casilla 84, con { $party ->
        [2] 30 puntos de fuerza
        [3] 44 puntos de fuerza
        [4] 58 puntos de fuerza
       *[other] 30, 44 o 58 puntos de fuerza (con 2, 3 o 4 héroes)
    }, 3 dados negros y ningún punto de voluntad. Un vuelo os espera en las letras C, F e I. Allí donde aterriza el dragón, la criatura y los campesinos que haya se retiran del juego, y cada héroe presente pierde 3 puntos de voluntad, pero conserva al menos 1. Con el segundo aparecen { $party ->
        [2] gors en las casillas 43 y 26
        [3] gors en las casillas 43 y 26 y un skral en la 52
        [4] gors en las casillas 43 y 26 y un skral en la 52
       *[other] gors en las casillas 43 y 26 (con 3 o 4 héroes, también un skral en la 52)
    }; con el tercero, { $difficulty ->
        [easy] un troll en la casilla 66
        [normal] un wardrak en la casilla 27
       *[other] un troll en la casilla 66 (dificultad fácil) o un wardrak en la casilla 27 (dificultad normal)
    }. Por cada ronda ganada contra el dragón se retira una de sus cinco cartas de combate, y pierde 2 puntos de fuerza; con tres retiradas, queda derrotado. En cualquier otra ronda se resuelve la primera carta de su mazo. Empieza el héroe de menor nivel.
card-base-5-garz = Un enano de mala fama y buen frasco despliega su mesa donde nadie se lo ha pedido. ¿Qué lleva dentro? Lo agita un poco y escucha. De los enemigos de sus clientes, dice Garz, no se ha quejado nunca ninguno.
    .title = Garz
    .rule = Un dado decide dónde está Garz: con 1 o 2 en la casilla 18, con 3 o 4 en la 72, con 5 o 6 en la 28. Un héroe que esté allí puede comprar su frasco de veneno por { $party ->
        [2] 3 de oro
        [3] 4 de oro
        [4] 5 de oro
       *[other] 3, 4 o 5 de oro (con 2, 3 o 4 héroes)
    }. Se puede usar dos veces: si los héroes ganan esa ronda, la criatura se retira de inmediato, sin recompensa y sin que avance el narrador.
card-base-5-gate_open = El último cae o huye, y la puerta se mece en su único gozne sano. Del pozo, del horno del pan, de un tonel va saliendo gente, que empieza a dar vivas en cuanto ha estirado las piernas. En la capilla han forzado un arcón, y lo que guardaba ya rueda por todo el país.
    .title = La puerta está abierta
    .rule = Cada héroe gana 3 puntos de voluntad. Se colocan cinco piedras rúnicas boca abajo en casillas fijadas con dados, y una hierba curativa en la casilla 0. Desde ahora hay que defender el castillo: los escudos dorados valen como siempre.
card-base-5-descent = Da tres vueltas sobre el castillo, tan bajo que los estandartes se tumban. Después elige su sitio y, como un perro, gira una o dos veces sobre sí mismo antes de echarse.
    .title = El descenso
    .rule = Un dado decide dónde aterriza el dragón: con 1 en la casilla 13, con 2 en la 14, con 3 en la 16, con 4 en la 18, con 5 en la 36, con 6 en la 6. La criatura y los campesinos que haya allí se retiran del juego; los héroes pierden 3 puntos de voluntad, pero conservan al menos 1.
card-base-5-dragon_fight = Junto al dragón cabalga un heraldo de negro, con una trompeta y sin un rostro que merezca tal nombre. Hay un hombre en esta tierra al que lo han mandado buscar. Se alza sobre los estribos y lo busca entre vuestras filas.
    .title = El Heraldo Negro
    .rule = Si el príncipe está libre, cabalga contra el heraldo, y ambos se retiran del juego. Si no, el dragón tiene { $party ->
        [2] 2 puntos de fuerza más
        [3] 3 puntos de fuerza más
        [4] 4 puntos de fuerza más
       *[other] 2, 3 o 4 puntos de fuerza más (con 2, 3 o 4 héroes)
    } hasta el final de la leyenda.
card-base-5-N = El cronista ha llegado a la última página. La ha dejado en blanco, confiesa; no quería tentar a nadie. Fuera se ha hecho un gran silencio, como el que se hace antes de que alguien cante, o después.
    .title = Ceniza o canción
    .rule = Ganáis si el dragón ha sido derrotado y el castillo está libre y ha resistido.

## Vuelos

pile-flights = El dragón vuela
event-base-flights-flight_bridge = Llega a ras del río, bebiendo en pleno vuelo. Donde estaba el viejo puente de piedra hay vapor, y a través del vapor las dos puntas del camino se miran.
    .title = El puente del mercado
    .rule = El dragón aterriza en la casilla 39. El puente entre las casillas 38 y 39 desaparece; los héroes de la casilla 38 pierden 3 puntos de voluntad.
event-base-flights-flight_tree = El canto se interrumpe a mitad de un verso. A mediodía, el Bosque Vigilante tiene un segundo sol, y los pájaros dan vueltas a su alrededor buscando la rama en la que estaban posados.
    .title = El Árbol de las Canciones
    .rule = El dragón aterriza en la casilla 57. El mercader de allí queda cerrado para siempre; los héroes que están en el Bosque Vigilante pierden 2 puntos de voluntad.
event-base-flights-flight_witch = Ha olido el caldero. En alguna parte una mujer pone la tapa, dice una palabra que nadie habría esperado de ella y se hace todo lo pequeña que puede. Bajo una capa cabría alguien más, si quien la lleva fuera capaz de no moverse.
    .title = La caza de la bruja
    .rule = El dragón aterriza en la casilla de la bruja. Ella se retira del juego, salvo que un héroe que esté allí pague 4 puntos de voluntad para esconderla. Si no la han encontrado, aterriza en la casilla de mayor número que tenga niebla; se gira la niebla de allí y de las casillas adyacentes.
event-base-flights-flight_fields = La cosecha se levanta como un telón. Los que están detrás corren, a los que no pueden correr los llevan en brazos, y por la noche todos preguntan a todos por los que no hicieron ni lo uno ni lo otro.
    .title = Campos en llamas
    .rule = Los campesinos de las casillas 18, 28, 29, 36, 38 y 72 se retiran del juego; un héroe que los lleve puede pagar 2 puntos de voluntad para conservarlos. El dragón aterriza en la casilla 28.
event-base-flights-flight_blood = No pregunta el camino a nadie. Baja de las nubes hacia el hijo del rey, o hacia el lugar donde se habló de él por última vez, como si oliera una corona en una cabeza descubierta.
    .title = La sangre del rey
    .rule = El dragón aterriza en la casilla del príncipe liberado, que se retira del juego si ningún héroe está con él. Si el príncipe no está libre o está en el castillo, aterriza en la casilla 72, y el héroe de menor nivel gira dos fichas de niebla.
event-base-flights-flight_mine = Se tumba atravesado en el camino de la mina como un gato ante un agujero, cierra un ojo y se tapa el hocico con la cola. Tras la puerta, los enanos han empezado a hablar muy bajo, y solo de la cena.
    .title = Ante la puerta
    .rule = El dragón aterriza en la casilla 43. Mientras está allí, el mercader de la casilla 71 está cerrado y no se puede despertar a los enanos escudo.

## Cartas de combate

pile-dragon_battle = El dragón ataca
event-base-dragon_battle-battle_1 = Toma aire. Los que ya lo han visto alguna vez están corriendo.
    .title = Aliento de fuego
    .rule = Cada participante pierde 3 puntos de voluntad.
event-base-dragon_battle-battle_2 = Un tronco de árbol con voluntad propia llega por el lado que no vigilabais.
    .title = La cola
    .rule = Cada participante que está en la casilla del dragón pierde 4 puntos de voluntad; los de casillas adyacentes no pierden nada.
event-base-dragon_battle-battle_3 = Dos aletazos, y nadie sigue donde estaba. Se tarda un buen rato en encontrar los cascos.
    .title = Tormenta de alas
    .rule = La ficha de tiempo de cada participante avanza 1 hora. Las horas extra se pagan; quien no puede pagar termina el día.
event-base-dragon_battle-battle_4 = Ha recorrido vuestras filas con la mirada y ha comprendido a cuál de vosotros miran los demás.
    .title = Garras
    .rule = El participante con más fuerza (si hay empate, el de menor nivel) pierde 1 punto de fuerza y 2 puntos de voluntad.
event-base-dragon_battle-battle_5 = Herido o simplemente aburrido, se eleva sobre vuestras cabezas y cae un campo más cerca del castillo.
    .title = Alza el vuelo
    .rule = El dragón avanza 1 casilla por su flecha, pero nunca a la casilla 0. El combate termina.
