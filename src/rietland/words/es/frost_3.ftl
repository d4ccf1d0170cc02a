# La Leyenda 3 de El frío eterno: sus objetivos, sus finales, sus cartas.

legend-frost-3 = Las zarpas del invierno
    .intro = El sueño de hielo ha llegado a las tiendas. Ellin, la chamana, conoce un brebaje que lo cura, pero hace falta la espina negra de la noche, y su nieta Orennah, que fue al oeste a buscarla, no ha vuelto. Donde crecían las espinas solo hay huellas de pezuñas. Son pequeñas y muy limpias, y no es la primera vez que las veis.
    .number = Leyenda 3

chronicle-frost-3 = El sueño de hielo había llegado a las tiendas. Para el brebaje Ellin necesitaba una espina, y la muchacha que había ido a buscarla había dejado una bufanda roja y muchísimas huellas de pezuñas. Seguisteis lo uno y lo otro hasta comprender que iban juntos. Luego llevasteis la espina a casa, y el primer dormido terminó su frase. Era algo de una sopa.

variant-frost-3-story = Jugada como una sola historia
    .rule = En la Leyenda 2 se salvó a los dos iquar: el grupo empieza con 1 de leña más.

goal-frost-3-village = Defended la aldea de tiendas: no puede entrar ninguna criatura más cuando los puestos de defensa estén ocupados.
goal-frost-3-thorn = Llevad la espina negra de la noche a la aldea de tiendas (401) antes de que el narrador llegue a la N.

why-frost-3-won = Ellin le moja los labios al primer dormido. Tose, baja la taza y termina la frase que empezó hace nueve días. Trata de sopa, y a nadie lo han escuchado nunca con tanta atención. Hacia el amanecer, algunos de los despertados vuelven a bostezar. Mientras la otra piedra siga ahí fuera, dice Ellin, más vale que no aparte la olla del fuego.
why-frost-3-late = Se han acabado los días. Ellin ha apartado la olla del fuego para no malgastar la leña. Toma una taza, a ver si queda algo dentro, y ya no la vuelve a dejar.
why-frost-3-used = La espina se ha gastado, y a cambio el sol se ha quedado un poco más. Ha sido una tarde preciosa. En la tienda de Ellin el agua hierve y hierve, y no hay nada que echarle.

figure-tranuk_in_cave = Tranuk en la cueva
    .acc = a Tranuk en la cueva

choice-takota_guards = Takota guarda las tiendas: un puesto de defensa más
choice-takota_hunts = Takota sale de caza: aporta 2 puntos de fuerza a los combates en su casilla
choice-let_it_fall = Dejar caer el puente
choice-hold_it = Sostener el puente y pagar con voluntad
choice-spend_thorn = Usar la espina y perder la leyenda
choice-keep_thorn = Guardar la espina

deed-frost-3-cure = Dar a la Myrk las tres plantas
deed-frost-3-spend_thorn = Usar la espina contra el frío

## Cartas

card-frost-3-A1 = En una de cada tres tiendas hay alguien de pie con una taza en alto. Ellin va de uno a otro y les echa el aliento en los ojos, para que tengan por dónde mirar. Hay un brebaje que serviría, dice; pero lleva la espina negra de la noche, y esa crece en el oeste. Su nieta fue a buscarla cuando se durmió el primero. Se llevó la bufanda roja, y comida para un día.
    .title = Las tiendas dormidas
    .rule = Los héroes, Tranuk y Flaps, el volpin, empiezan en la casilla 401. Tranuk aporta 2 puntos de fuerza a un combate en su casilla y se lo lleva hasta 4 casillas por 1 hora. Flaps vuela por 1 hora a cualquier casilla, puede girar allí la ficha de nieve y le quita un dado a un adversario en su casilla en la primera ronda de un combate. Cada héroe tiene 1 punto de fuerza y 7 puntos de voluntad. El grupo se reparte 2 odres de agua y 1 de leña. Hay fuegos apagados en las casillas 401, 422 y 437. El guardián del fuego tiene un fuego apagado en su tablero de héroe. La cueva está despierta. La ficha de frío va al { $difficulty ->
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
    }. Llevad la espina negra de la noche a las tiendas (401): entonces el narrador va a la N de inmediato. Empieza el héroe de menor nivel.
card-frost-3-A2 = Los cazadores os dan lo que pueden ceder, que es sobre todo práctica. Tiráis la lanza contra una piel hasta dejarla como un encaje, y entonces alguien le da la vuelta. Hay más puestos que gente para ocuparlos. Así que los yetohe han sacado a algunos dormidos, les han dado lanzas y los han plantado de cara al oeste. De lejos no se distinguen. De cerca sí: los dormidos no dan patadas en el suelo para calentarse.
    .title = La guardia de noche
    .rule = El grupo se reparte { $difficulty ->
        [easy] { $party ->
            [2] 6 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [3] 7 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [4] 9 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
           *[other] 6, 7 o 9 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
        }
        [normal] { $party ->
            [2] 6 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [3] 7 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
            [4] 8 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
           *[other] 6, 7 u 8 puntos de fuerza. Las tiendas tienen 1 puesto de defensa más.
        }
       *[other] 6, 7 o 9 puntos de fuerza (fácil) o 6, 7 u 8 puntos de fuerza (normal, con 2, 3 o 4 héroes). Las tiendas tienen 1 puesto de defensa más.
    } Aparecen gors en las casillas { $party ->
        [2] 416 y 442
        [3] 416, 430 y 442
        [4] 416, 430 y 442
       *[other] 416 y 442 (con 3 o 4 héroes, también en la 430)
    }, y un búfalo de las estepas en la 426.
card-frost-3-A3 = Siempre ataba algo a una mata en el sitio donde dejaba el camino, para que su abuela la riñera por la lana y no por el susto. Ahora tres personas han visto algo rojo, en tres sitios distintos. Las tres están seguras, y recuerdan con todo detalle cómo lo movía el viento. Ellin escucha a las tres y mientras tanto devana lana, lana roja, aunque hace rato que el ovillo es bastante grande.
    .title = El rastro de Orennah
    .rule = Se mezclan tres marcadores de objetivo y se colocan boca abajo; un dado decide dónde va cada uno. En el norte: con 1 o 2 en la casilla 420, con 3 o 4 en la 423, con 5 o 6 en la 424. En el oeste: con 1 o 2 en la 427, con 3 o 4 en la 428, con 5 o 6 en la 429. En el sur: con 1 o 2 en la 432, con 3 o 4 en la 435, con 5 o 6 en la 437. Uno de ellos es la bufanda de Orennah.
card-frost-3-A4 = La cueva les pregunta a todos lo mismo, dice Ellin, y con una voz que tomaréis por la vuestra. Los gors contestan: más. Los búfalos no contestan, así que contesta ella por ellos. Una voluntad firme puede elegir lo que dice. Ellin estuvo dentro una vez. Salió con unas manos que aguantan cualquier cosa caliente, y a día de hoy no sabe qué tenía antes en su lugar.
    .title = Cambiar uno mismo
    .rule = Un héroe que se ha detenido en la Gran Cueva (414), o al que la tormenta ha llevado allí, puede pagar 7 puntos de voluntad por 2 puntos de fuerza. Cada héroe puede hacerlo una vez en la leyenda. Para entrar hacen falta 14 puntos de voluntad.
card-frost-3-C1 = Están tumbados en el brezal y no atacan. Al oscurecer se les ven los ojos, por pares, a la altura de la rodilla, y los pares se mueven de izquierda a derecha a lo largo de las tiendas, se paran y empiezan otra vez por la izquierda. Están contando. Solo con los dormidos no parecen ponerse de acuerdo.
    .title = Ojos en el brezal
    .rule = Aparecen un gor en la casilla 424 { $party ->
        [2] y otro en la 434.
        [3] y un wargor en la 434.
        [4] y un wargor en la 434.
       *[other] y otro en la 434 (con 3 o 4 héroes, un wargor).
    }
card-frost-3-C2 = El jefe ha dormido mal y prefiere no decir qué ha soñado. Peleará, os dice, pero no en dos sitios: o aquí delante de las tiendas, donde lo vean los suyos, o ahí fuera con vosotros, donde no lo vean. No levanta la vista al decirlo. Está pasando el cuchillo por una piedra, desde antes de que entrarais. No puede quedarle mucho.
    .title = La oferta de Takota
    .rule = Elegid. Takota guarda las tiendas: ganan 1 puesto de defensa. Takota sale de caza: viene a la casilla 401, aporta 2 puntos de fuerza a los combates en su casilla y se lo lleva como a Tranuk.
card-frost-3-E1 = Si hay una piedra de invierno en la cueva, dice Tranuk, alguien tendrá que mirar, y mejor que sea alguien con cuatro patas debajo. Se lo ha dicho más al lagarto que a vosotros. Cuando dais con una respuesta, ya es un punto en la ladera. El punto vacila. Luego solo queda la boca negra, y un rastro que entra.
    .title = Tranuk cabalga a la cueva
    .rule = Tranuk va a la casilla 414. Hasta el próximo amanecer nadie puede llevarlo y no aporta fuerza. Aparece un gor en la casilla 443.
card-frost-3-E2 = Piedra no ha encontrado. Lo que sale de la cueva tiene los ojos de Tranuk y la voz de Tranuk, y se arrodilla junto al lagarto y le habla hasta que deja de temblar. El resto se le ha puesto del tamaño de su valor, y aún no se ha acostumbrado. Pregunta quién tiene sus guantes. Entonces se mira las manos, y se ríe, y la nieve resbala de las peñas.
    .title = El gran guerrero
    .rule = Tranuk se convierte en el gran guerrero, en la casilla 414. Aporta 4 puntos de fuerza en lugar de 2 y se lo lleva del mismo modo.
card-frost-3-G = Los témpanos han bajado por el Irra y se amontonan contra el puente del tambor. Con cada uno que llega suena una nota, más grave que la anterior. Se puede sostener, con pértigas y a hombros, si a uno no le importa lo que sea de sus manos. O se puede dejar ir. En la otra orilla unos cuantos gors se han sentado en fila, a ver qué hacéis.
    .title = Hielo en el río
    .rule = Elegid. Dejar caer el puente: las casillas 415 y 407 ya no son adyacentes, y las criaturas de la 415 se mueven a la 412. Sostenerlo, si cada héroe conserva al menos 1 punto de voluntad: entre todos pagan { $party ->
        [2] 6 puntos de voluntad
        [3] 9 puntos de voluntad
        [4] 12 puntos de voluntad
       *[other] 6, 9 o 12 puntos de voluntad (con 2, 3 o 4 héroes)
    }. Aparece un wargor en la casilla 437. Si aún no se ha encontrado la bufanda, aparece ahora la Myrk.
card-frost-3-I = La huella es larga como un brazo, y la nieve en ella se ha derretido y se ha vuelto a helar. Seguís el rastro hasta la cueva. Entra a cuatro patas. Un poco más allá sale, a dos, y desde ahí los pasos se van alargando. Bajo los pinos alguien se ha apoyado en un tronco para acostumbrarse. El tronco está tumbado junto al rastro.
    .title = Zarpas
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Aparece un gor en la casilla 423.
            [3] Aparece un búfalo de las estepas en la casilla 423.
            [4] Aparece un búfalo de las estepas en la casilla 423.
           *[other] Aparece un búfalo de las estepas en la casilla 423.
        }
        [normal] Aparece un búfalo de las estepas en la casilla 423.
       *[other] Aparece un búfalo de las estepas en la casilla 423 (en dificultad fácil con 2 héroes, un gor).
    }
card-frost-3-K = «Cómetelo todo —han dicho siempre las madres de aquí—, que se van a enterar en la hondonada del lobo». Ahora la hondonada está vacía. Las guaridas están frías, y los huesos de delante, relamidos por segunda vez. Os gustaría tomarlo por una buena noticia. Pero hay muchísimas huellas, y todas salen.
    .title = La hondonada vacía
    .rule = { $party ->
        [2] Aparece un wargor en la casilla 429.
        [3] Aparecen un wargor en la casilla 429 y un gor en la 443.
        [4] Aparecen un wargor en la casilla 429 y un gor en la 443.
       *[other] Aparece un wargor en la casilla 429; con 3 o 4 héroes, también un gor en la 443.
    }
card-frost-3-O1 = Lana roja en una mata seca, atada con uno de esos nudos que enseñan las abuelas, y en el nudo un puñado de bayas azules. Detrás la tierra está abierta, tan ancha como un cuarto, donde hasta ayer crecían espinas. Alguien las ha arrancado con las manos, todas y cada una, y no paró cuando las manos empezaron a sangrar. Del centro salen huellas de pezuñas. Son hondas, como si llevara algo que no se puede caer.
    .title = La bufanda
    .rule = La bufanda se ha encontrado, y quien la encontró recibe bayas azules. Si la Myrk aún no está aquí, aparece: se lee la carta M1.
card-frost-3-O2 = Un hogar frío, y al lado leña seca, apilada en cruz como le enseñó su abuela. De una cuerda cuelgan raíces blancas, puestas a secar. Había pensado en todo. Sobre una piedra plana hay media torta con marcas de dientes pequeños, tan helada que al dejarla otra vez tintinea.
    .title = Su campamento
    .rule = Quien lo descubre recibe leña y raíces blancas. Lo que la reserva ya no tiene son, en su lugar, 2 puntos de voluntad.
card-frost-3-O3 = Hasta el manantial llegan unas botas, pequeñas, con un remiendo en el talón izquierdo. Del manantial se van unas pezuñas. Buscáis el sitio donde lo uno dejó paso a lo otro, y lo buscáis un buen rato. No hay tal sitio. Solo hay un trozo de nieve pisoteada, donde alguien se cayó y se levantó de otra manera, y en medio unas flores rojas, cogidas con cuidado y soltadas todas a la vez.
    .title = Dos clases de huellas
    .rule = Quien lo descubre recibe flores de sangre rojas.
card-frost-3-M1 = La conocéis: una vez os tendió los brazos en el camino de la mina. Ahora los tiene llenos. Lleva la espina como otras llevan a un niño, y la ha arañado hasta los codos. Corre su ronda por el oeste, siempre la misma, como si hubiera una cerca que nadie más ve. Solo en un punto afloja el paso cada vez. Es donde sale el camino de las tiendas.
    .title = La Myrk
    .rule = Aparece la Myrk en la casilla 428, o en la siguiente casilla libre de su ronda, con la espina negra de la noche, { $difficulty ->
        [easy] { $party ->
            [2] 15 puntos de fuerza
            [3] 21 puntos de fuerza
            [4] 28 puntos de fuerza
           *[other] 15, 21 o 28 puntos de fuerza
        }
        [normal] { $party ->
            [2] 18 puntos de fuerza
            [3] 27 puntos de fuerza
            [4] 35 puntos de fuerza
           *[other] 18, 27 o 35 puntos de fuerza
        }
       *[other] 15, 21 o 28 puntos de fuerza (fácil) o 18, 27 o 35 puntos de fuerza (normal, con 2, 3 o 4 héroes)
    }, 12 puntos de voluntad y un dado negro. Al amanecer avanza 2 casillas de su ronda: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, y vuelta a empezar. Salta las casillas con criaturas, y las criaturas no pueden entrar en la suya. Las piedras preciosas no la atraen.
card-frost-3-M2 = Ellin os lo hace contar dos veces. ¿Ladea la cabeza un poco a la izquierda cuando escucha? Cuando decís que sí, Ellin se vuelve y le hace al fuego algo que no hacía falta. «Lo que se cambió por la fuerza puede volver por las buenas —dice—. Una flor de cada color, y un fuego junto al que darlas. Y una mano que no tiemble». Se mira la suya. «Mejor hacedlo vosotros».
    .title = Tres colores
    .rule = Un héroe en la casilla de la Myrk puede darle bayas azules, raíces blancas y flores de sangre rojas, si allí hay un fuego encendido y el héroe tiene al menos 14 puntos de voluntad. Entonces vuelve a ser Orennah, y el narrador no avanza. Cada uno de los tres marcadores de objetivo guarda una de estas plantas.
card-frost-3-P1 = Cae, y parece aliviada, como alguien a quien por fin le dicen que ya puede soltarlo. La espina rueda de sus brazos. Os inclináis sobre ella, un momento nada más. Cuando volvéis a mirar no hay nadie, y las huellas de pezuñas se pierden hacia el oeste, más ligeras que antes.
    .title = La espina
    .rule = La espina negra de la noche está en esta casilla. Llevadla a las tiendas (401).
card-frost-3-P2 = Entre vosotros está el humo, y cuando se aclara hay una muchacha sentada, con una camisa que es casi toda agujeros, contándose los dedos de los pies. Llega a diez y vuelve a empezar, porque pudo ser suerte. Luego se echa vuestra manta por los hombros y recoge la espina, que a eso había venido. «¿Está muy enfadada mi abuela?», pregunta.
    .title = Orennah
    .rule = Orennah está aquí, con la espina negra de la noche. Los héroes pueden llevarla consigo como a un iquar; cuando llega a las tiendas (401), llega también la espina. Si se encuentra con una criatura, se esconde y no vuelve, y la espina se queda en esa casilla.
card-frost-3-N = En la tienda de Ellin el agua hierve desde mediodía. Han metido a los dormidos y los han puesto alrededor, los de las tazas delante, que serán los más fáciles de servir. Ellin tiene la tapadera en la mano y escucha, con la cabeza un poco ladeada a la izquierda. No a la olla. A la nieve de fuera, por si cruje.
    .title = El brebaje
    .rule = Ganáis si la espina negra de la noche está en las tiendas (401) y las tiendas han resistido.
