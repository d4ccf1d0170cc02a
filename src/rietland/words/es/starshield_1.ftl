# La leyenda del Escudo de las Estrellas: sus objetivos, sus finales, sus cartas.

legend-starshield-1 = El escudo de las estrellas
    .intro = El dragón ha muerto, la fiesta fue larga y el príncipe Thorald os ha hecho príncipes de Andor, lo cual no le ha costado nada. Luego llegó la primera nieve, y con ella todo lo que tiene hambre. Lo que pasó aquel invierno se cuenta de cien maneras, y no hay dos que coincidan en el enemigo. En esto coinciden: en que cayó una estrella, en que su escudo está en algún lugar de esta tierra y en que no sois los únicos que lo buscan.
    .number = Un invierno, muchos relatos

chronicle-starshield-1 = Os hicieron príncipes, y luego nevó. De aquel invierno hay tantos relatos como ventanas, y en cada uno os enfrentáis a otro enemigo; pero en todos ha caído una estrella, un ladrón ha madrugado y tres lobos llegan a su hora. Primero cumplisteis vuestra promesa y después combatisteis, por ese orden, cosa más rara de lo que parece. El cronista ha anotado todas las versiones. Donde se contradicen ha dejado un hueco, y en el hueco hay un escudo, dibujado muy pequeño.

goal-starshield-1-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los escudos dorados estén ocupados.
goal-starshield-1-mission_comes = La carta A3 traerá una misión.
goal-starshield-1-threat_comes = Una amenaza se mostrará cuando el narrador llegue a la C.
goal-starshield-1-gates = Puertas nuevas: llevad troncos al castillo (casilla 0).
goal-starshield-1-fever = La fiebre: llevad a la bruja a las granjas enfermas.
goal-starshield-1-prince = Encontrad al príncipe Thorald y llevadlo al castillo (casilla 0).
goal-starshield-1-supplies = Provisiones: llevad hierbas y setas al castillo (casilla 0).
goal-starshield-1-proofs = Las pruebas: llevad pergaminos al castillo (casilla 0).
goal-starshield-1-fire = Rechazad al espíritu del fuego, pero cumplid antes la misión.
goal-starshield-1-siege = Rechazad la torre de asedio, pero cumplid antes la misión.
goal-starshield-1-temple = Destruid el templo negro, pero cumplid antes la misión.
goal-starshield-1-catapult = Derrotad a los dos trolls de la catapulta, pero cumplid antes la misión.
goal-starshield-1-krahder = Rechazad al Krahder, pero cumplid antes la misión.
goal-starshield-1-irlok = Rechazad a Irlok, pero cumplid antes la misión.
goal-starshield-1-shield = Reunid luces: juntas muestran dónde está el Escudo de las Estrellas.
goal-starshield-1-star = Recoged el Escudo de las Estrellas antes de que lo tenga Varkur.
goal-starshield-1-wolves = Domad al lobo alfa.

why-starshield-1-won = Hay silencio, y esta vez nadie espera lo que viene después. Mandan a los niños a cerrar la puerta, y se les olvida. En la taberna ya lo cuentan, y ya lo cuentan mal. El cronista va de mesa en mesa con el tintero y pregunta a cada uno, con educación, cómo fue; y al final lo anota todo, un relato debajo de otro, y dibuja una estrella al pie de la página.
why-starshield-1-mission = Está vencido, y volvéis a casa con la noticia. Nadie lo celebra. Lo que prometisteis en otoño sigue donde estaba, y sigue sin hacer; y el invierno, que solo esperaba a que cesara el ruido, entra sin llamar.
why-starshield-1-threat = Los días se han agotado. Ni siquiera ha tenido que darse prisa. El cronista lo oye en la escalera y sigue escribiendo mientras puede. La última palabra termina en un trazo muy largo.
why-starshield-1-burnt = Ya no queda nada que prender. La última llama se encuentra con la primera, que le sale al paso, y se cierran sobre el castillo como una mano. Durante una noche hay luz como en verano, y calor, y la nieve baja de los tejados como lluvia.
why-starshield-1-broke_in = No se paró en la puerta, y antes nadie lo había parado. Ahora hay en la nieve un hueco con forma de castillo, y en el hueco una chimenea que aún humea. Al cronista lo han sacado fuera, con su silla. Se sienta y anota cuántos pasos hicieron falta; eso, al menos, lo ha podido contar.
why-starshield-1-buried = La última piedra ni siquiera es grande. Cae sobre el montón, donde antes estaba el pozo, rueda un poco y se para contra la puerta del salón. Esa puerta ya no la abre nadie. Allá, en la torre vieja, dos voces se dan la enhorabuena.

say-starshield-1-mission = La misión está cumplida. Desde ahora se puede rechazar la amenaza.

choice-without_torch = Dejar la antorcha
choice-without_hourglass = Dejar el reloj de arena
choice-without_horned_falcon = Dejar el halcón de un cuerno
choice-without_flute = Dejar la flauta

## Actos

deed-starshield-1-tame = Domar al lobo alfa
deed-starshield-1-catch_ken = Atrapar a Ken Dorr
deed-starshield-1-beat_out = Apagar el fuego a golpes
deed-starshield-1-spire = Derribar la aguja
deed-starshield-1-middle = Derribar el cuerpo del templo
deed-starshield-1-foundation = Destruir los cimientos
deed-starshield-1-torch = Ahuyentar a la criatura con la antorcha
deed-starshield-1-hourglass = Girar el reloj de arena para devolver 3 horas a un héroe
deed-starshield-1-flute = Tocar la flauta para los héroes cercanos
deed-starshield-1-lay_lights = Juntar las luces para hallar el Escudo de las Estrellas
deed-starshield-1-open_chest = Abrir el cofre: 2 luces
deed-starshield-1-give_eye = Devolver el ojo verde a la corneja: 2 luces
deed-starshield-1-sell_eye = Vender la piedra verde: 2 de oro
deed-starshield-1-give_rune = Dar una piedra rúnica por una luz
deed-starshield-1-lay_log_2 = Dejar el tronco (2) para las puertas
deed-starshield-1-lay_log_4 = Dejar el tronco (4) para las puertas
deed-starshield-1-lay_log_6 = Dejar el tronco (6) para las puertas
deed-starshield-1-store_herb = Dar la hierba a la cocinera
deed-starshield-1-store_mushroom = Dar la seta a la cocinera
deed-starshield-1-show_proof = Enseñar el pergamino al alcaide
deed-starshield-1-eat_mushroom_1 = Comer la seta (1): 1 punto de fuerza
deed-starshield-1-eat_mushroom_2 = Comer la seta (2): 2 puntos de fuerza
choice-flip_tune = Girar el dado
choice-keep_tune = Conservar la tirada
secret-hidden_prince = Paradero del príncipe Thorald
    .maybe = Quizá esté aquí el príncipe Thorald
secret-hidden_witch = Paradero de la bruja
    .maybe = Quizá esté aquí la bruja

## Lo que un grupo puede elegir

set-starshield-1-beginning = Comienzo
    .A2_farms = Las granjas saqueadas
    .A2_fog = Niebla sobre el río
    .A2_fires = Campos en llamas
    .A2_giants = Pasos pesados
    .A2_feast = La noche de la fiesta
set-starshield-1-mission = Misión
    .A3_gates = Las puertas del castillo
    .A3_fever = Fiebre
    .A3_prince = En busca del príncipe
    .A3_supplies = Provisiones
    .A3_proofs = Las pruebas
set-starshield-1-clues = Pistas
    .K_merrik = El cartógrafo
    .K_key = La llave del ladrón
    .K_green = El ojo verde
    .K_runes = El lector de runas
    .K_glow = El resplandor errante
set-starshield-1-winter = Giro del invierno
    .G_shadows = Dos sombras
    .G_trolls = El camino del troll
    .G_snow = Ventisca
    .G_dwarves = La respuesta de los enanos
set-starshield-1-threat = Amenaza
    .T_fire = El espíritu del fuego
    .T_siege = La torre de asedio
    .T_temple = El templo negro
    .T_catapult = La catapulta
    .T_krahder = El Krahder
    .T_irlok = Irlok
variant-starshield-1 = Relato
    .none = al azar o como se elija
variant-starshield-1-first_game = Primera partida
    .rule = Los lobos esperan en la B, y jugáis un relato bueno para empezar: las granjas saqueadas, las provisiones, el lector de runas, el resplandor errante y, en la G, la respuesta de los enanos. La amenaza la decide un dado.

## La preparación: un comienzo, una misión, las luces, los dones

card-starshield-1-A1 = La fiesta de después del dragón duró nueve días. El último, el príncipe Thorald, que había brindado dos veces por cada uno, os hizo príncipes de Andor, y el escriba lo anotó antes de que pudiera pensárselo mejor. El décimo día nevó. El undécimo cayó una estrella al otro lado del río, despacio, como algo que se baja con una cuerda; y por la mañana los gors salieron de los bosques, flacos y sin ningún miedo.
    .title = El invierno a las puertas
    .rule = Cada héroe tiene 2 puntos de fuerza y 7 puntos de voluntad. Los tres mercaderes venden puntos de fuerza y equipo. { $difficulty ->
        [easy] Hay estrellas en C, G y N.
        [normal] Hay estrellas en C, G y N.
        [advanced] Hay estrellas en C, E, G y N.
       *[other] Hay estrellas en C, G y N; en dificultad avanzada, también en E.
    } Un dado fija la letra en la que esperan los lobos: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. En una primera partida esperan en la B. Siguen uno de los cinco comienzos y una de las cinco misiones. Ganáis si defendéis el castillo, cumplís la misión y solo después rechazáis la amenaza.
card-starshield-1-A2_farms = En la primera granja los gors se llevaron las gallinas. En la segunda, las gallinas y el perro. En la tercera no han estado aún, pero el humo del tejado ha cambiado de color, y los campesinos ya sacan lo que más echarían en falta: una cuna, un queso, un reloj sin agujas. Lo han puesto todo junto a la cerca, se han sentado encima y os esperan.
    .title = Las granjas saqueadas
    .rule = Cada héroe empieza en la casilla que lleva el número de su nivel. Aparecen gors en las casillas 9, 26, 30 y 37, y un skral en la 35. Esperan campesinos en las casillas 24, 28 y 40. El grupo se reparte 6 de oro y 2 odres. Empieza el héroe de menor nivel.
card-starshield-1-A2_fog = Salió del río arrastrándose, y a mediodía la tierra era suya. Es de esas nieblas en las que se oye caer una cuchara tres granjas más allá y no se ve la mano que la ha soltado. El barquero ha tendido un cordel de su puerta a su barca. Al anochecer lo sigue hasta casa, y alguien lo ha atado a otra puerta.
    .title = Niebla sobre el río
    .rule = Cada héroe empieza en la casilla que lleva el número de su nivel. Aparecen gors en las casillas 9, 22, 43 y 50, y un skral en la 38. { $difficulty ->
        [easy] Esperan campesinos en las casillas 24 y 36.
        [normal] Un campesino espera en la casilla 24.
        [advanced] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 36.
    } Niebla espesa, durante toda la partida: un héroe que entra en una casilla con una ficha de niebla, oculta o descubierta, debe detenerse allí y resolverla. El grupo se reparte 5 de oro y 2 odres. Empieza el héroe de menor nivel.
card-starshield-1-A2_fires = El trigo venía tarde este año, y alguien tuvo la paciencia de esperar a que estuviera seco. Ahora arde en cuatro colinas, muy recto, y no hay viento al que echar la culpa. Los campesinos están delante con sus cubos y no se ponen de acuerdo en qué campo dar antes por perdido. Cuando llegáis, os tienden los cubos. En uno hay una bolsa de monedas, empapada. No saben decirlo mejor.
    .title = Campos en llamas
    .rule = Cada héroe empieza con 10 puntos de voluntad en la casilla que lleva el número de su nivel. Aparecen gors en las casillas 8, 26, 32 y 50, y un skral en la 28. { $difficulty ->
        [easy] Esperan campesinos en las casillas 24 y 40.
        [normal] Un campesino espera en la casilla 24.
        [advanced] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 40.
    } Hay fuegos en las casillas 6, 18, 23 y 36: solo puede entrar un héroe con al menos 5 puntos de voluntad, le cuesta 4 y el fuego queda apagado. Hasta que llegue el espíritu del fuego, cada fuego apagado así le da a ese héroe 2 de oro. El grupo se reparte 2 de oro y 2 odres. Empieza el héroe de menor nivel.
card-starshield-1-A2_giants = Pocas huellas este invierno, informa el cazador, y suena aliviado; y luego menos, porque ha metido el pie en una para enseñar lo honda que es y no consigue sacarlo. En la taberna las jarras se han puesto a andar solas por el estante, un dedo cada vez. El tabernero las empuja hacia atrás. Ya no pregunta quién viene.
    .title = Pasos pesados
    .rule = Cada héroe empieza en la casilla que lleva el número de su nivel. Aparecen gors en las casillas 21 y 39, skrals en la 29 y la 51, y un troll en la 72. { $difficulty ->
        [easy] Esperan campesinos en las casillas 24 y 40.
        [normal] Un campesino espera en la casilla 24.
        [advanced] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 40.
    } El grupo se reparte 6 de oro y 1 odre. Empieza el héroe de menor nivel.
card-starshield-1-A2_feast = Más tarde dirán que los guardias dormían. No es verdad: cantaban, y el capitán llevaba el compás. Despertáis en el gran salón con las botas puestas y la guirnalda de otro al cuello, mejor comidos que en todo el año y lejos de todo lo que os necesita. Fuera, un gor mira por encima de la tapia del huerto. Parece que está contando.
    .title = La noche de la fiesta
    .rule = Todos los héroes empiezan en el castillo (casilla 0) con 10 puntos de voluntad. Aparecen gors en las casillas 10, 22, 36 y 48, y un skral en la 29. { $difficulty ->
        [easy] Esperan campesinos en las casillas 24 y 28.
        [normal] Un campesino espera en la casilla 24.
        [advanced] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 28.
    } El grupo se reparte 5 de oro y 2 odres. Empieza el héroe de mayor nivel.
card-starshield-1-A3_gates = El carpintero llama a la puerta con los nudillos, como quien tantea un melón, y la mano la atraviesa. No le sorprende. Los troncos nuevos llevan semanas talados; están en los bosques, donde sus hombres dejaron las hachas, escucharon un momento y se fueron. «Buen roble —dice—. Solo habría que ir a por él». Luego os mira los hombros, un par tras otro, y después la puerta.
    .title = Las puertas del castillo
    .rule = Cinco troncos (2, 2, 4, 4 y 6) están en los bosques. Un dado fija el lugar de cada uno: 1 en la casilla 23, 2 en la 25, 3 en la 49, 4 en la 51, 5 en la 54, 6 en la 56. Un tronco cubre tantos puntos de fuerza como su número, y 1 punto debe quedar libre; los puntos cubiertos no cuentan en combate. En la casilla 0, un héroe puede dejar troncos; sus números se suman. Con { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 4
            [4] 4
           *[other] 2, 4 o 4
        }
        [normal] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 o 8
        }
        [advanced] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 o 8
        }
       *[other] 2, 4 o 4 (fácil) o 4, 6 o 8 (normal, con 2, 3 o 4 héroes)
    } se cumple la misión, y hay 1 escudo dorado más.
card-starshield-1-A3_fever = Primero se tumbaron las vacas, y luego quienes las ordeñan. En las casas avivan el fuego y tiritan igual, y a los niños les dicen que es la corriente. Hay una hierba contra eso, o una raíz, o solo una palabra; la bruja sabe cuál. La vieron por última vez en el Bosque Vigilante, con su cesta y sin ninguna prisa. Pero entonces no había nadie enfermo, y nadie preguntó.
    .title = Fiebre
    .rule = La bruja está en el Bosque Vigilante, en una de { $difficulty ->
        [easy] { $party ->
            [2] estas 2 casillas: 50 y 52
            [3] estas 3 casillas: 50, 52 y 54
            [4] estas 4 casillas: 50, 52, 54 y 58
           *[other] las 2, 3 o 4 primeras de estas casillas: 50, 52, 54, 58, 60
        }
        [normal] { $party ->
            [2] estas 3 casillas: 50, 52 y 54
            [3] estas 4 casillas: 50, 52, 54 y 58
            [4] estas 5 casillas: 50, 52, 54, 58 y 60
           *[other] las 3, 4 o 5 primeras de estas casillas: 50, 52, 54, 58, 60
        }
        [advanced] { $party ->
            [2] estas 3 casillas: 50, 52 y 54
            [3] estas 4 casillas: 50, 52, 54 y 58
            [4] estas 5 casillas: 50, 52, 54, 58 y 60
           *[other] las 3, 4 o 5 primeras de estas casillas: 50, 52, 54, 58, 60
        }
       *[other] las 2, 3 o 4 (fácil) o 3, 4 o 5 (normal, con 2, 3 o 4 héroes) primeras de estas casillas: 50, 52, 54, 58, 60
    }. El héroe que termina allí su movimiento, o que mira con un catalejo, averigua si está; quien la encuentra recibe una poción de la bruja. Se la lleva como a un campesino, y vende pociones dondequiera que esté. Si se detiene en una granja enferma (24, 28, 40 o 64), o la encuentran allí en la niebla, la granja queda curada, y el héroe que la lleva o la encuentra gana 2 puntos de voluntad. Con { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 2
            [4] 3
           *[other] 2, 2 o 3
        }
        [normal] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 o 3
        }
        [advanced] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 o 3
        }
       *[other] 2, 2 o 3 (fácil) o 2, 3 o 3 (normal, con 2, 3 o 4 héroes)
    } granjas curadas se cumple la misión, y hay 1 escudo dorado más.
card-starshield-1-A3_prince = Su caballo volvió a mediodía, sin él, fue derecho a su cuadra y se puso a comer. Salió solo después de la fiesta, dice el mozo, a pensar en algo, y no dijo en qué. A los que esperan ante el trono les han dicho que el príncipe se está bañando. Llevan días diciéndoselo, y los de delante ya miran el suelo, bajo la puerta, por si sale agua.
    .title = En busca del príncipe
    .rule = El príncipe Thorald está en una de { $difficulty ->
        [easy] { $party ->
            [2] estas 3 casillas: 31, 41 y 52
            [3] estas 4 casillas: 31, 41, 52 y 56
            [4] estas 4 casillas: 31, 41, 52 y 56
           *[other] las 3, 4 o 4 primeras de estas casillas: 31, 41, 52, 56, 58
        }
        [normal] { $party ->
            [2] estas 4 casillas: 31, 41, 52 y 56
            [3] estas 5 casillas: 31, 41, 52, 56 y 58
            [4] estas 5 casillas: 31, 41, 52, 56 y 58
           *[other] las 4, 5 o 5 primeras de estas casillas: 31, 41, 52, 56, 58
        }
        [advanced] { $party ->
            [2] estas 4 casillas: 31, 41, 52 y 56
            [3] estas 5 casillas: 31, 41, 52, 56 y 58
            [4] estas 5 casillas: 31, 41, 52, 56 y 58
           *[other] las 4, 5 o 5 primeras de estas casillas: 31, 41, 52, 56, 58
        }
       *[other] las 3, 4 o 4 (fácil) o 4, 5 o 5 (normal, con 2, 3 o 4 héroes) primeras de estas casillas: 31, 41, 52, 56, 58
    }. El héroe que termina allí su movimiento, o que mira con un catalejo, averigua si está. Se lo lleva como a un campesino; en la casilla de un adversario añade 4 puntos de fuerza. Si se detiene en el castillo (casilla 0), se cumple la misión: se retira del tablero, y hay 1 escudo dorado más.
card-starshield-1-A3_supplies = La despensa ardió durante la fiesta, y todos salieron a mirar, porque creyeron que era parte de la fiesta. Lo que queda cabría en un sombrero. Aún hay setas en los bosques, dice la cocinera, y hierbas bajo la nieve, con tal de que le lleguen antes de que alguien se las coma. Lo dice sin mirar a nadie. Alguien vuelve a dejar un mendrugo en la mesa.
    .title = Provisiones
    .rule = Tres setas están en los bosques. Un dado fija el lugar de cada una: 1 en la casilla 22, 2 en la 25, 3 en la 50, 4 en la 52, 5 en la 54, 6 en la 58. Tres hierbas se colocan con los dados: el rojo da las decenas, un dado de héroe las unidades. Una seta se puede comer: da tantos puntos de fuerza como su número. En la casilla 0, un héroe puede dejar hierbas y setas: cada una cuenta 1, tenga el número que tenga. Con { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 3
            [4] 4
           *[other] 2, 3 o 4
        }
        [normal] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 o 5
        }
        [advanced] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 o 5
        }
       *[other] 2, 3 o 4 (fácil) o 3, 4 o 5 (normal, con 2, 3 o 4 héroes)
    } se cumple la misión, y cada héroe gana 3 puntos de voluntad.
card-starshield-1-A3_proofs = Alguien abre puertas. Dos veces descorrieron el cerrojo desde dentro, y la última lo habían engrasado. En la estufa, el alcaide ha encontrado la esquina de una carta, con una letra preciosa. Tiene que haber más por ahí, en árboles huecos y bajo las piedras, para ojos que sepan dónde buscar. Algunas no dirán casi nada. Le gustaría tener bastantes, dice, para estar seguro. De quién, no lo dice.
    .title = Las pruebas
    .rule = Seis pergaminos (7, 8, 10, 11, 14 y 17) están boca abajo en las casillas 10, 12, 30, 32, 57 y 71. En la casilla 0, un héroe puede dejarlos; sus números se suman. Con { $difficulty ->
        [easy] { $party ->
            [2] 20
            [3] 28
            [4] 38
           *[other] 20, 28 o 38
        }
        [normal] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 o 52
        }
        [advanced] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 o 52
        }
       *[other] 20, 28 o 38 (fácil) o 30, 41 o 52 (normal, con 2, 3 o 4 héroes)
    } se cumple la misión, y cada héroe recibe 2 de oro.
card-starshield-1-A4 = La estrella no cayó de una pieza. Unos pastores vieron bajar las luces, una aquí, otra allá, y cada uno jura que la suya era la más viva. Juntas, dicen, muestran el lugar donde espera el escudo de la estrella; alzada sola, cada una quema lo que sirve a la oscuridad, una vez, y se acaba. No sois los únicos que andan por ahí con un farol. A Ken Dorr, que una vez robó una campana mientras tocaba, lo han visto en el vado, a buen paso, con la bolsa llena y el saco vacío.
    .title = Siete luces
    .rule = Tres de las siete luces se colocan boca abajo con los dados: el rojo da las decenas, un dado de héroe las unidades. Las otras cuatro son para las dos pistas que se sacan ahora. Los héroes que tengan entre todos { $party ->
        [2] 3
        [3] 4
        [4] 5
       *[other] 3, 4 o 5 (con 2, 3 o 4 héroes)
    } luces pueden juntarlas: su suma es la casilla del Escudo de las Estrellas. O podéis quemar una luz en cada ronda de combate contra la amenaza: su número se suma al valor de combate. Un dado fija dónde empieza Ken Dorr: 1 o 2 en la casilla 37, 3 o 4 en la 59, 5 o 6 en la 66. Al final de cada día avanza hasta { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (fácil) o 4 (normal)
    } casillas hacia la luz más cercana del tablero y la toma. Entonces la estrella del triunfo de Varkur, por ahora en la L, se mueve una letra hacia la A. Atrapadlo en su casilla con un valor de combate de 8: entrega cuanto tiene, y la estrella vuelve una letra por cada luz.
card-starshield-1-gifts = Han traído lo que tenían en casa: una antorcha que arde desde la boda de una abuela, un reloj cuya arena sube cuando nadie mira, un halcón con un cuerno en el pico y sin paciencia con nadie, una flauta más vieja que el castillo y todavía un poco pegajosa. No podéis cargar con todo. El dueño del don que se queda dice que no importa, le quita el polvo y se lo lleva a casa bien abrigado.
    .title = Los dones de Andor
    .rule = Elegid cuál de los cuatro dones se queda y repartíos los demás como queráis. Cada uno se usa una vez al día y no cuesta horas. Antorcha: ahuyenta a una criatura de tu casilla a una adyacente sin criatura, pero no al castillo. Reloj de arena: la ficha de tiempo de un héroe retrocede exactamente 3 horas. Halcón de un cuerno: en una ronda de combate, una criatura tira un solo dado; o bien es un halcón normal. Flauta: tira un dado de héroe; tú y cada héroe de tu casilla o de una adyacente ganáis otros tantos puntos de voluntad.

## Las letras

card-starshield-1-C = Preguntad por ahí qué salió de la oscuridad aquel invierno, y todos os lo contarán, con detalle, y cada uno otra cosa. Solo el viejo de junto a la estufa calla. Se levanta, va a la ventana y lleva la lámpara a la otra punta del cuarto, para que no se vea desde fuera. Luego dice que se equivocan todos, y que él estuvo allí.
    .title = La amenaza se muestra
    .rule = Un dado decide qué amenaza a Andor, si no lo habéis elegido: 1 el espíritu del fuego, 2 la torre de asedio, 3 el templo negro, 4 la catapulta, 5 el Krahder, 6 Irlok. Su carta se lee ahora. Después aparecen gors en las casillas 33 y 43{ $difficulty ->
        [easy] .
        [normal] , y un skral en la 30.
        [advanced] , y un skral en la 30.
       *[other] ; en dificultad normal, también un skral en la 30.
    } Un campesino espera en la casilla 28; si allí hay una criatura, en la 36; si allí también la hay, en la 24.
card-starshield-1-E = Desde hace tres días el sol manda decir que no viene. Encienden las lámparas a mediodía, y a mediodía ya parecen cansadas. Lo que os temía ha tenido tiempo de pensar, y lo que nunca os temió no ha dormido. En las cuadras, los caballos están de cara a la pared, todos a la misma.
    .title = La larga oscuridad
    .rule = Aparecen skrals en las casillas 39 y 55, gors en la 31 y la 52, y un troll en la 30. La estrella del triunfo de Varkur se mueve cuatro letras hacia la A.
card-starshield-1-G_shadows = Los perros han dejado de ladrar, en toda la tierra y todos a la vez, como la gente cuando se abre la puerta. El río está helado. Lo cruza un rastro doble, muy junto; y al llegar a la orilla se separa, uno a la izquierda y otro a la derecha, sin señal alguna de que nadie dudara.
    .title = Dos sombras
    .rule = Aparecen wardraks en las casillas 33 y 55.
card-starshield-1-G_trolls = Un troll no construye caminos. Solo va a algún sitio, y después hay uno. Este atraviesa un seto, un granero y una charca, en línea recta, y los más pequeños vienen detrás, al abrigo del viento, saltando de una huella grande a la siguiente, como niños que vuelven a casa.
    .title = El camino del troll
    .rule = Aparecen un troll en la casilla 30 y gors en la 43 y la 50.
card-starshield-1-G_snow = Nieva de lado, y luego desde abajo. Los que tienen techo cuentan historias, las largas, y nadie interrumpe. Los que tienen árbol se pegan al tronco y cuentan hasta donde saben. Los demás no tienen tiempo ni para lo uno ni para lo otro. Por la mañana faltan dos pozos. Uno juraría que estaban aquí; hasta el cubo sigue en su sitio.
    .title = Ventisca
    .rule = Cada héroe que esté fuera de los bosques y no en la casilla 0, 71 o 72 pierde 2 puntos de voluntad. Los pozos de las casillas 35 y 45 se retiran del juego. Nadie puede usar la 10.ª hora antes del próximo amanecer. Aparecen un skral en la casilla 36 y un gor en la 31.
card-starshield-1-G_dwarves = Un cuerno, en lo hondo de la montaña, luego más cerca, luego tan cerca que la nieve resbala de la puerta. Los enanos escudo prometieron venir si hacían falta, y desde otoño debaten qué quiere decir «falta». Ahora están al aire libre, en buen orden, parpadeando. Era un cuerno muy potente. En las colinas de alrededor se han levantado cabezas.
    .title = La respuesta de los enanos
    .rule = Los enanos escudo están en la casilla 71: aportan 4 puntos de fuerza a los combates en su casilla, y una hora los mueve hasta 4 casillas. Aparecen skrals en las casillas 39 y 49, y un gor en la 31.
card-starshield-1-N = Aquí acaba la página. El viejo cronista ha probado la última frase de varias maneras, y cada una se la contó alguien que estuvo allí. Levanta la vista: hacia la puerta, hacia el camino, hacia el cielo, donde hay una estrella menos que en su juventud. Luego escribe lo que ve.
    .title = El final del relato
    .rule = Ganáis si la misión está cumplida, la amenaza rechazada y el castillo defendido.

## Las amenazas

card-starshield-1-T_fire = Esto no es un fuego que se le haya escapado a nadie. Va de matorral en matorral como un labrador recorre sus campos, se para, lo piensa y deja una llama donde quiere una; y a su alrededor la nieve hierve antes de que le dé tiempo a derretirse. Cuando pasa, las llamas vuelven la cabeza. Son todas una misma cosa, dicen los viejos, solo que extendida, como una red que alguien sostiene aún por el borde.
    .title = El espíritu del fuego
    .rule = Todos los fuegos vuelven a la reserva de 8. Un dado fija dónde aparece el espíritu del fuego: 1 o 2 en la casilla 25, 3 o 4 en la 52, 5 o 6 en la 57. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 21
            [4] 30
           *[other] 15, 21 o 30
        }
        [normal] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 o 34
        }
        [advanced] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 o 34
        }
       *[other] 15, 21 o 30 (fácil) o 18, 24 o 34 (normal, con 2, 3 o 4 héroes)
    } puntos de fuerza, 1 más por cada fuego del tablero, y { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (fácil) o 18 (normal)
    } puntos de voluntad. En cada amanecer, en el símbolo del pozo, se coloca un fuego por héroe con los dados: el rojo da las decenas, un dado de héroe las unidades. Los héroes que estén allí pierden 4 puntos de voluntad, y el fuego queda apagado. Si en la reserva no hay suficientes fuegos, la leyenda se pierde enseguida. Un héroe con al menos 5 puntos de voluntad puede entrar en un fuego: le cuesta 4 y el fuego queda apagado. O se apaga a golpes desde una casilla adyacente, como en un combate, con un valor de combate de 9.
card-starshield-1-T_siege = Se la oye dos días antes de verla: un crujido, luego nada, luego un crujido. Baja de las montañas sobre ruedas altas como casas, y alguien se ha tomado la molestia de pintarle ojos. No hay caballos. Cuanto vive allá arriba y tiene hombros los arrima; y cuando son muchos, cantan. La canción tiene una sola palabra. Ya se entiende: es el nombre del castillo.
    .title = La torre de asedio
    .rule = La torre de asedio aparece en la casilla 84. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 16
            [3] 24
            [4] 32
           *[other] 16, 24 o 32
        }
        [normal] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 o 41
        }
        [advanced] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 o 41
        }
       *[other] 16, 24 o 32 (fácil) o 20, 30 o 41 (normal, con 2, 3 o 4 héroes)
    } puntos de fuerza y { $difficulty ->
        [easy] 16
        [normal] 20
        [advanced] 20
       *[other] 16 (fácil) o 20 (normal)
    } puntos de voluntad, y no se recupera: lo que pierde queda perdido. En cada amanecer, en el símbolo del pozo, rueda 1 casilla por las flechas por cada criatura del tablero, como mucho { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (fácil) o 4 (normal)
    }. Si entra en el castillo (casilla 0), la leyenda se pierde enseguida.
card-starshield-1-T_temple = Ayer no estaba. El carbonero está muy seguro: allí tenía la cabaña. No hay puerta, ni junta entre las piedras, y la nieve no cuaja encima. De noche sale de la aguja una nota, tan grave que más que oírse se nota en la mesa; y entonces, en la otra punta de la tierra, se levanta algo que ya se había dormido.
    .title = El templo negro
    .rule = Un dado fija dónde está el templo: 1 o 2 en la casilla 41, 3 o 4 en la 58, 5 o 6 en la 66. Sus partes se destruyen de arriba abajo, cada una con una sola tirada de héroes en su casilla, como en un combate: la aguja con un valor de combate de { $difficulty ->
        [easy] { $party ->
            [2] 12
            [3] 18
            [4] 23
           *[other] 12, 18 o 23
        }
        [normal] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 o 33
        }
        [advanced] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 o 33
        }
       *[other] 12, 18 o 23 (fácil) o 16, 26 o 33 (normal, con 2, 3 o 4 héroes)
    }, el cuerpo con { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 28
           *[other] 15, 23 o 28
        }
        [normal] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 o 43
        }
        [advanced] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 o 43
        }
       *[other] 15, 23 o 28 (fácil) o 21, 33 o 43 (normal, con 2, 3 o 4 héroes)
    }, los cimientos con { $difficulty ->
        [easy] { $party ->
            [2] 19
            [3] 27
            [4] 33
           *[other] 19, 27 o 33
        }
        [normal] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 o 52
        }
        [advanced] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 o 52
        }
       *[other] 19, 27 o 33 (fácil) o 27, 42 o 52 (normal, con 2, 3 o 4 héroes)
    }. Un intento fallido cuesta 2 puntos de voluntad a cada héroe que participe. En cada amanecer, en el símbolo del pozo, se mueve la criatura de la casilla con el número más alto{ $difficulty ->
        [easy] . Sin la aguja no se mueve ninguna.
        [normal] . Sin la aguja no se mueve ninguna.
        [advanced] , y luego la que entonces esté en el número más alto. Sin la aguja se mueve una sola; sin el cuerpo, ninguna.
       *[other] . Sin la aguja no se mueve ninguna. En dificultad avanzada se mueven dos criaturas, sin la aguja una sola, sin el cuerpo ninguna.
    } Cuando caen los cimientos, la amenaza queda rechazada.
card-starshield-1-T_catapult = Dos trolls la han arrastrado hasta la torre vieja, desde donde se ve el castillo por dentro, hasta las ollas. No se les da bien. La primera piedra fue al río y la segunda derecha hacia arriba, y hubo palabras. Pero tienen tiempo, y el montón de piedras que hay a su lado es más alto que la torre; y cada noche, cuando acaban de discutir, corren el trasto un poco a la izquierda.
    .title = La catapulta
    .rule = La catapulta está en la casilla 17, con dos trolls de { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 32
           *[other] 15, 23 o 32
        }
        [normal] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 o 38
        }
        [advanced] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 o 38
        }
       *[other] 15, 23 o 32 (fácil) o 17, 27 o 38 (normal, con 2, 3 o 4 héroes)
    } puntos de fuerza y { $difficulty ->
        [easy] 12
        [normal] 15
        [advanced] 15
       *[other] 12 (fácil) o 15 (normal)
    } puntos de voluntad cada uno; se los combate de uno en uno y no dejan recompensa. En cada amanecer, justo antes de que avance el narrador, cae un derrumbe en el castillo, y cada héroe que esté allí pierde 3 puntos de voluntad; un escudo lo evita. Con el { $difficulty ->
        [easy] 5.º
        [normal] 4.º
        [advanced] 4.º
       *[other] 5.º (fácil) o 4.º (normal)
    } derrumbe en el castillo, la leyenda se pierde. Los héroes del castillo pueden despejarlos, como en un combate. El primer troll derrotado hace avanzar al narrador 1 letra; con el segundo, la amenaza queda rechazada. La antorcha no ahuyenta a nadie de la casilla 17.
card-starshield-1-T_krahder = Llegó por las montañas del sur como quien pasa un umbral. Los que lo han visto no dicen que sea grande. Dicen que, allí donde se para, todo lo que repta y muerde en esta tierra levanta la cabeza y se arrima un poco, como hace el hierro; y que por cada uno respira más hondo. Matad a uno, lejos, detrás de una colina, y se vuelve a mirar.
    .title = El Krahder
    .rule = El Krahder aparece en la casilla 70. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 11
            [3] 16
            [4] 22
           *[other] 11, 16 o 22
        }
        [normal] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 o 28
        }
        [advanced] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 o 28
        }
       *[other] 11, 16 o 22 (fácil) o 14, 20 o 28 (normal, con 2, 3 o 4 héroes)
    } puntos de fuerza, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 o 4 (con 2, 3 o 4 héroes)
    } más por cada criatura del tablero, y { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (fácil) o 18 (normal)
    } puntos de voluntad; los lobos no cuentan. En cada amanecer, en el símbolo del pozo, avanza 1 casilla por las flechas por cada criatura del tablero, como mucho 3. Si entra en el castillo (casilla 0), la leyenda se pierde enseguida.
card-starshield-1-T_irlok = Los enanos lo tallaron en la pared de su tercera sala, para que los niños no se acercaran al agua, y de los dientes siempre estuvieron un poco orgullosos. Ahora el lago ha bajado un palmo, porque algo ha salido de él. Nada río abajo sin prisa, y no pasa por debajo de los puentes. En la tercera sala alguien mira otra vez la pared, con una lámpara, por los detalles.
    .title = Irlok
    .rule = Irlok aparece en la casilla 64. Tiene { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 22
            [4] 28
           *[other] 15, 22 o 28
        }
        [normal] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 o 32
        }
        [advanced] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 o 32
        }
       *[other] 15, 22 o 28 (fácil) o 18, 25 o 32 (normal, con 2, 3 o 4 héroes)
    } puntos de fuerza, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 o 4 (con 2, 3 o 4 héroes)
    } más por cada puente roto, y { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (fácil) o 18 (normal)
    } puntos de voluntad. Al final de cada día nada hasta la casilla siguiente: 64, 46, 44, 38, 16, 12, 0. En las casillas 46, 38 y 16 rompe el puente. Cada vez que ha nadado, cada héroe en una orilla del río pierde 2 puntos de voluntad. Donde había un puente, un héroe puede nadar: 1 hora y 3 puntos de voluntad; debe quedarle al menos 1. Las criaturas no cruzan. Si Irlok entra en el castillo (casilla 0), la leyenda se pierde enseguida.

## Las pistas

card-starshield-1-K_merrik = Merrik ha dibujado todos los arroyos de Andor, y algunos dos veces, porque se habían movido. Está arriba, en las montañas grises, donde la vista es mejor y la tinta se hiela, y estaba trabajando cuando cayó la estrella. Dos de sus luces las ha puesto en el mapa, muy pequeñas, en el margen. Se lo enseñaría a cualquiera que viniese. También lo ha dibujado: un sendero, y nadie en él.
    .title = El cartógrafo
    .rule = Un dado fija dónde está Merrik: 1 o 2 en la casilla 61, 3 o 4 en la 66, 5 o 6 en la 67. El primer héroe cuyo movimiento termine allí recibe 2 luces y un odre y puede girar hasta 3 fichas de niebla, donde sea, sin resolverlas. Después Merrik se retira del tablero.
card-starshield-1-K_key = Ken Dorr no se fía de nadie, y de sí mismo solo a la luz del día. Lo que tiene lo guarda en un cofre viejo, y el cofre, donde nadie mira, porque todo el mundo lo ve; las gallinas llevan todo el otoño sentadas encima. La llave la lleva al cuello. Se podría forzar la cerradura, dice el herrero, que lo ha intentado. Luego enseña el pulgar.
    .title = La llave del ladrón
    .rule = Ken Dorr tiene la llave. Un dado fija dónde está el cofre: 1 o 2 en la casilla 9, 3 o 4 en la 30, 5 o 6 en la 40. Un héroe que esté allí con la llave puede abrirlo: 2 luces.
card-starshield-1-K_green = Junto al árbol viejo hay una corneja de piedra que mira esta tierra con un ojo. El otro era verde, y alguien se lo sacó con una cuchara. Desde entonces se ha visto en la oreja de un gor, que presume de él y vuelve la cabeza cuando hay sol. Lo que la corneja ve con los dos ojos, dicen, lo muestra. Con uno solo ve que falta algo.
    .title = El ojo verde
    .rule = Un dado fija dónde aparece un gor con la piedra verde: 1 o 2 en la casilla 33, 3 o 4 en la 35, 5 o 6 en la 41. Cuando es derrotado, la piedra queda en su casilla; si llega al castillo, la piedra se pierde. En la casilla 10, un héroe que tenga la piedra puede dejarla: 2 luces. O véndela a un mercader por 2 de oro.
card-starshield-1-K_runes = Todo mercader tiene bajo el mostrador algo que no está en venta. Este invierno brilla por las rendijas, y le han colgado delantales delante. No quieren oro por ello; oro les sobra. Pero ponedles delante una de las piedras viejas, con la runa hacia arriba, y la mano que iba a despediros se queda en el aire, y luego, con un dedo, empieza a leer.
    .title = El lector de runas
    .rule = Cinco piedras rúnicas se colocan con los dados: el rojo da las decenas, un dado de héroe las unidades. Ante un mercader (18, 57 o 71), un héroe puede dar una piedra rúnica por una luz, dos veces en toda la partida. O quedáoslas: tres colores dan un dado negro, como siempre.
card-starshield-1-K_glow = Con la primera luz algo brilla en el río, no mayor que una moneda, con un anillo alrededor. Las lavanderas lo han visto, cada una desde su piedra, y nunca dos la misma mañana: baja con la corriente, un poco cada noche, como quien ha olvidado qué puerta era. Habría que estar allí sentado antes de que llegue. Eso también lo saben las lavanderas, y también a quién mandarían.
    .title = El resplandor errante
    .rule = Un dado fija dónde está el resplandor: del 1 al 6, por este orden, en la casilla 44, 42, 38, 32, 16 o 13. Al final de un día, un héroe que esté allí recibe 2 luces, y el resplandor se retira. Si no hay nadie, sigue su camino: 44, 42, 38, 32, 16, 13, 12, 11, y otra vez 44.

## Los lobos

card-starshield-1-W_arrive = Vienen cada día a la misma hora, como si hubiera una campana. Uno negro va delante, y dos grises donde él los deja. El hambre los ha echado de las montañas, y no los ha vuelto imprudentes. Las gallinas ya conocen la hora, y los campesinos también. Solo hay que ir a buscar a los niños. Están en la cerca, con las manos llenas de pan.
    .title = Llegan los lobos
    .rule = El lobo alfa está en la casilla 65, los otros lobos en la 55 y la 33. Un dado fija la hora en la que se coloca el símbolo del lobo. Cada vez que la ficha de tiempo de un héroe llega a ella, todos los lobos avanzan 1 casilla por las flechas. Los héroes que estén allí pierden 2 puntos de voluntad, salvo que usen un escudo. Los campesinos que estén allí se pierden, igual que si se los lleva a la casilla de un lobo. Un lobo que entra en el castillo (casilla 0) se retira; con el alfa, todos.
card-starshield-1-W_fight = Nadie ha domado nunca a un lobo siendo más fuerte que el lobo. El viejo cazador tiene tres dedos en la mano izquierda y lo sabrá. Te mira, dice, y pregunta cuánto de ti has traído; y lo que te guardas, también lo ve. A los que tienen poco se les da mejor. Los grandes siempre creen que se trata del cuchillo.
    .title = Combate contra los lobos
    .rule = Domar al alfa es una acción de combate, y nadie puede ayudarte. Tu valor de combate debe llegar a 4 veces tus puntos de fuerza. Si fallas, pierdes la diferencia en puntos de voluntad.
card-starshield-1-W_friend = El lobo negro baja la cabeza, despacio, hasta apoyar la barbilla en la nieve. No es una reverencia. Te olfatea las botas, un buen rato, y resopla; y de entre los árboles, donde no había nada, salen los otros. Esta noche, cuando paséis junto a las granjas, los perros también os ladrarán a vosotros.
    .title = El amigo de los lobos
    .rule = Los lobos se reúnen en la casilla del alfa y forman una manada. Una hora la mueve hasta 4 casillas. En la casilla de un adversario añade la fuerza que tienes en este momento, una vez por cada lobo de la manada. El símbolo del lobo se retira del marcador del día.

## La carrera por el escudo

card-starshield-1-varkur = Ken Dorr fue más rápido. Ha vaciado el saco sobre una mesa de piedra negra y ha recibido lo acordado, hasta la última moneda; lo ha contado. Ahora está en la puerta y no se va. A su espalda alguien ha levantado el escudo, y todas las lámparas de la sala se inclinan hacia él. Ken Dorr ha robado muchas cosas. Esta es la primera que le gustaría devolver.
    .title = El triunfo de Varkur
    .rule = Si un héroe ya ha tomado el Escudo de las Estrellas, no ocurre nada. Si no, se retira del juego, y también Ken Dorr con cuanto tiene. Desde ahora la amenaza tiene { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 u 8 (con 2, 3 o 4 héroes)
    } puntos de fuerza más, cada troll de la catapulta { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 o 4 (con 2, 3 o 4 héroes)
    }, y cada parte del templo pide { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 u 8 (con 2, 3 o 4 héroes)
    } más.
card-starshield-1-starlight = Están juntas sobre una manta y no parecen gran cosa. Luego alguien acerca la última, y corren unas hacia otras como gotas en un cristal; y sale un solo rayo, por encima de los tejados, por encima del río, y se detiene. En toda la tierra la gente sale en camisón a ver de quién es el campo. Donde acaba, la nieve se ha derretido en círculo, y dentro del círculo la hierba está alta.
    .title = Luz de la estrella
    .rule = Cada héroe gana 2 puntos de voluntad. El Escudo de las Estrellas está en la casilla cuyo número es la suma de las luces. Cualquier héroe que esté allí puede tomarlo (hueco grande). Se usa dos veces: al amanecer, antes del primer símbolo, se tacha un símbolo y se omite; o bien se usa como un escudo normal.
