# La caja básica: sus leyendas, sus cartas, las cartas de evento.
# El texto de una carta se lee en voz alta; `.title` es su nombre, `.rule` dice llanamente qué hace.

## Leyendas

legend-base-1 = La llegada de los héroes
    .intro = Cuatro caminos llevan al castillo de Riet, y por cada uno avanza alguien que todavía no sabe por qué. Conoced la tierra en una apacible jornada de marcha; después el castillo os necesitará, y una carta tendrá que cruzar un país que ya no es seguro.
    .number = Leyenda 1
legend-base-2 = La curación del rey
    .intro = El rey yace con una fiebre a la que ningún médico sabe poner nombre. En algún lugar entre la niebla vive una mujer que conoce la hierba capaz de vencerla, y al otro lado del río algo ha empezado a levantar una torre. Queda poco tiempo, y las criaturas ya han notado que el trono está vacío.
    .number = Leyenda 2

chronicle-base-1 = Todo empezó con una carta, y ni siquiera sabíais lo que decía. La llevasteis por una tierra llena de criaturas hasta el Árbol de las Canciones, y a vuestra espalda resistieron las murallas del castillo de Riet. Desde entonces, en las aldeas conocen vuestros nombres.
chronicle-base-2 = Después el rey cayó con una fiebre que no tenía nombre. Encontrasteis en la niebla a una mujer que conocía la hierba para curarla, e hicisteis callar el tambor de la torre, al otro lado del río. Al despertar, el rey preguntó por vosotros; y en las colinas alguien había empezado a juntar leña.
chronicle-base-3 = La carta preguntaba si ya ardían los fuegos. Ahora ardían en todas las colinas, y cada uno de vosotros tenía una frase que terminar: una deuda, una promesa, una bravata. Cuando estuvo hecha la última, el enemigo que había tras aquellos días tuvo que dar la cara, y la perdió. Entre la hierba había una piedra tallada por enanos.
chronicle-base-4 = Seguisteis las piedras hasta el corazón de la montaña, ante guardias dormidos y tres bocas de fuego, y pusisteis las suficientes ante el príncipe Hallgard. Las contó dos veces. A vuestra espalda la montaña espiró, y sobre el castillo de Riet había humo.
chronicle-base-5 = Nunca fue la montaña la que respiraba. Arriasteis del castillo de Riet el estandarte ajeno y reunisteis la ayuda que quedaba: en los graneros, en la niebla, tras una puerta de piedra. El dragón cayó despacio, como cae una torre. El cronista ha dejado la pluma, y por una vez no vuelve a tomarla.

variant-base-1-restart = Solo la segunda parte
    .rule = Saltaos la caminata y empezad por la defensa del castillo. Todos tienen 1 punto de fuerza y 7 puntos de voluntad. El héroe de menor nivel empieza en el castillo y juega primero (gallo), y los demás empiezan en la casilla que lleva el número de su nivel.

goal-base-1-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los escudos dorados estén ocupados.
goal-base-1-message = Llevad el pergamino al Árbol de las Canciones (57) antes de que el narrador llegue a la N.
goal-base-2-castle = Defended el castillo de Riet: no puede entrar ninguna criatura más cuando los escudos dorados estén ocupados.
goal-base-2-herb = Llevad la hierba curativa al castillo (0).
goal-base-2-tower = Derrotad al skral de la torre.

why-base-1-won = La carta descansa en las manos para las que fue escrita, y los estandartes del castillo de Riet siguen ondeando. Esta noche, en la taberna, se canta sobre vosotros.
why-base-1-late = Los días se han agotado, y el mensaje nunca llegó al Árbol de las Canciones.
why-base-1-message-lost = Una criatura ha dado con el mensaje. El pergamino está roto y pisoteado, y nadie oirá lo que decía.
why-base-2-won = La fiebre cede al alba. El rey abre los ojos y pregunta quién guardó las murallas mientras dormía.
why-base-2-late = Los días se han agotado. La torre sigue en pie o la copa sigue vacía, y el rey no despierta.

named-tower_skral = skral de la torre
    .the = el skral de la torre
    .a = un skral de la torre
    .of = del skral de la torre
    .acc = al skral de la torre

## Lo que ofrece una carta

choice-buy = Comprar
choice-decline = Rechazar
choice-roll = Tirar el dado
choice-pay = Pagar
choice-refuse = No pagar

## Leyenda 1

card-base-1-A1 = La mañana se posa sobre la tierra como la leche en un cuenco. Habéis venido del bosque, de las minas, de la costa del norte y de las granjas del sur, y a lo lejos, más allá de los campos, se adivinan las torres del castillo de Riet. Aún no hay prisa. Mirad a vuestro alrededor: la niebla cuelga junto al río, un viejo pozo se alza al oeste del castillo, y en el mercado un mercader desenrolla sus telas.
    .title = Caminos hacia el castillo
    .rule = Cada casilla cuesta una hora. Probadlo todo: terminad un movimiento en una ficha de niebla (11, 12, 13), bebed del pozo (5), recoged el oro de las casillas 17 y 20. Comprad un punto de fuerza en el mercado (18) por 2 de oro. Después, que un héroe termine un movimiento en el castillo (0).
card-base-1-A2 = El sol no esperará al último de vosotros. Siete horas concede el día a cada cual, y cuando la puerta del castillo se abra para uno del grupo, la caminata habrá terminado para todos.
    .title = Siete horas
    .rule = Todos tienen 7 horas; hoy no hay horas extra ni combates. Esta parte termina cuando un héroe acaba su movimiento en la casilla 0 o cuando todos han terminado el día. Empieza el héroe de menor nivel.
card-base-1-part_2 = Apenas habéis cruzado las murallas cuando suena un cuerno desde el río, y luego otro desde el sur. La puerta se cierra de golpe tras un carro de campesinos aterrados. Sobre el patio, un viejo cronista abre un libro en blanco, moja la pluma y os mira como si os hubiera estado esperando.
    .title = Cuernos al anochecer
    .rule = Hay once fichas de niebla en el tablero; vosotros dejáis vacíos cuatro círculos de niebla. Hay pozos en las casillas 5, 35, 45 y 55, y mercaderes en las 18, 57 y 71. Entran en juego las cartas de evento plateadas, y el próximo día empieza con un amanecer completo. Desde ahora se pueden usar las horas extra.
card-base-1-B1 = En la armería se reparte acero a la luz de las antorchas: una vieja hoja, un arco bien recto, lo que mejor le siente a la mano que lo toma. El tesorero cuenta cuatro monedas sobre la mesa y suspira como si fueran hijas suyas. No es mucho. Es lo que hay.
    .title = La armería
    .rule = Cada héroe gana 1 punto de fuerza. El grupo recibe 4 de oro para repartir. Los mercaderes de las casillas 18, 57 y 71 venden puntos de fuerza por 2 de oro cada uno.
card-base-1-B2 = Desde la muralla ya podéis verlos: bultos achaparrados entre los juncos, sin prisa alguna, y todos de cara hacia aquí. Con cada amanecer estarán un poco más cerca. Quien quiera detenerlos tendrá que salir a su encuentro.
    .title = Fuera de las murallas
    .rule = Desde ahora podéis combatir además de mover. Empieza el día un héroe que esté en el castillo.
card-base-1-C = Solo eran los primeros. Llega corriendo un pastor desde la costa, y un carbonero desde el bosque, y ambos cuentan lo mismo: gors en el vado, gors entre los árboles, gors en el camino de las minas.
    .title = Por todas partes
    .rule = Aparecen gors en las casillas 8, 15, 43, 48 y 53.
card-base-1-D = El capitán pinta escudos dorados en la puerta interior, uno por cada puesto que la guarnición aún puede cubrir. «Estos pueden entrar, y los contendremos —dice mientras limpia el pincel—. Uno más, y no quedará nadie para contenerlo». Luego os mira de uno en uno. «Habéis estado luchando cada cual por su lado. Eso se acabó».
    .title = Escudos dorados
    .rule = Desde ahora, si una criatura entra en el castillo cuando no hay ningún escudo dorado libre, la leyenda se pierde de inmediato. Los héroes pueden combatir en grupo.
card-base-1-F = El pescador de la punta ya no enciende su farol. En su lugar, una figura alta se planta junto a la cabaña y afila una hoja en el umbral, despacio, pasada tras pasada, como si quisiera que la oyeran.
    .title = El farol del pescador
    .rule = Aparece un skral en la casilla 32.
card-base-1-H1 = Durante la noche alguien ha cortado las cuerdas, y el puente junto al bosque cuelga en el agua como ropa tendida. A esa misma hora, un jinete cae de la silla al lado del pozo, tiende un pergamino sellado y le queda aliento para una sola frase: debe llegar a los guardianes del Árbol de las Canciones, y no debe llegar tarde.
    .title = La carta sellada
    .rule = El puente de cuerda ha desaparecido: las casillas 16 y 48 ya no son adyacentes. El pergamino está en la casilla 5. Llevadlo al Árbol de las Canciones (57) antes de que el narrador llegue a la N; en cuanto esté allí, el narrador va a la N de inmediato.
card-base-1-H2 = Quien escribió esa carta tiene enemigos que huelen la tinta. Por todos los caminos van saliendo de zanjas y setos, y vuelven la cabeza hacia aquel de vosotros que la lleva encima.
    .title = Cazadores en el camino
    .rule = Aparecen gors en las casillas 19, 36 y 56, y skrals en las 54 y 64. Si el pergamino, en el suelo o en manos de alguien, coincide alguna vez en una casilla con una criatura, aunque sea de paso, la leyenda se pierde de inmediato.
card-base-1-N = El cronista seca su última línea y cierra el libro. Lo que había que hacer en estos días está hecho o sin hacer; ahora leerá en voz alta cuál de las dos cosas.
    .title = La última página
    .rule = Ganáis si el pergamino está en la casilla 57 y el castillo ha resistido.

## Leyenda 2

card-base-2-A1 = Las campanas del castillo de Riet tocan a deshora, y no paran. En el gran salón arden los fuegos aunque el día es cálido, y los médicos hablan en voz baja, como quienes ya lo han probado todo. El rey no reconoce el rostro de su propio hijo.
    .title = Campanas a mediodía
    .rule = Esta leyenda usa todo lo que habéis aprendido: combates, niebla, pozos, escudos dorados y las cartas de evento doradas.
card-base-2-A2 = La noticia de un trono vacío viaja más deprisa que cualquier jinete. Antes de trazar un plan debéis decidir cuánto os atrevéis a exigiros, porque la tierra os tomará la palabra.
    .title = Hasta dónde os atrevéis
    .rule = La dificultad que habéis elegido vale para toda la leyenda.
card-base-2-A3 = Las campanas os sorprenden allí donde está cada cual. Las criaturas han sido más rápidas. Se agazapan en los campos y junto al puente, y en medio de ellas, en una granja a la linde del bosque, aún brilla una luz donde hace tiempo que deberían haber huido.
    .title = Luces en las granjas
    .rule = Cada héroe empieza en la casilla que lleva el número de su nivel. Aparecen gors en las casillas 8, 20, 21, 26 y 48, y un skral en la 19. { $difficulty ->
        [easy] Un campesino espera en la casilla 24 y otro en la 36.
        [normal] Un campesino espera en la casilla 24.
       *[other] Un campesino espera en la casilla 24; en dificultad fácil, otro en la 36.
    }
card-base-2-A4 = «Hay una mujer —dice al fin la vieja nodriza— que viene cuando viene la niebla y se va con ella. Lo curó una vez, de niño. Encontradla». Y cuando ya estáis en la puerta: «Traed a los campesinos, si pasáis cerca. Saben guardar una puerta tan bien como un soldado, y mejor que un puesto vacío».
    .title = La mujer de la niebla
    .rule = Un héroe puede llevar consigo campesinos. Un campesino llevado al castillo (0) añade un escudo dorado; un campesino en la casilla de una criatura se pierde. Buscad a la bruja: está tras una de las fichas de niebla.
card-base-2-A5 = Los armeros están generosos esta noche. Hay dos odres y cinco monedas sobre la mesa, y los mercaderes tienen orden de venderos lo que pidáis. Un viejo cantero os aprieta el brazo: hay piedras con marcas, susurra, más antiguas que el castillo, y pronto serán ellas las que os busquen.
    .title = Antes de partir
    .rule = Un dado fija la letra en la que aparecen las piedras rúnicas: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. Todos tienen 2 puntos de fuerza. El grupo se reparte 5 de oro y 2 odres. Los mercaderes venden equipo por 2 de oro la pieza. Empieza el héroe de menor nivel.
card-base-2-C1 = Lo que tomabais por un pino quebrado por la tormenta es una torre. La semana pasada no estaba. En lo alto se yergue un skral, más grande que cuantos habéis visto, y golpea los tablones con el cabo de la lanza, y por todo el bosque le contestan otros.
    .title = La torre del bosque
    .rule = Un dado fija la casilla de la torre: 50 más el dado. En ella hay un skral, con { $difficulty ->
        [easy] { $party ->
            [2] 10 puntos de fuerza
            [3] 20 puntos de fuerza
            [4] 30 puntos de fuerza
           *[other] una fuerza propia
        }
        [normal] { $party ->
            [2] 20 puntos de fuerza
            [3] 30 puntos de fuerza
            [4] 40 puntos de fuerza
           *[other] una fuerza propia
        }
       *[other] una fuerza propia
    }, que nunca se mueve; las demás criaturas saltan su casilla. La criatura que estuviera allí se retira. Los héroes pueden entrar. Un campesino espera en la casilla 28. Cuando el skral de la torre es derrotado, el narrador va a la N de inmediato.
card-base-2-C2 = Llegan más desde el sur antes de que se enfríen vuestras hogueras. Pero por la puerta de la taberna sale un hombre con polvo en la capa y una espada que habéis visto en los tapices. El príncipe Thorald ha cabalgado tres días y solo pregunta una cosa: dónde son más.
    .title = Llega el príncipe
    .rule = Aparecen gors en las casillas 27 y 31, y un skral en la 29. El príncipe Thorald está en la casilla 72: aporta 4 puntos de fuerza a los combates en su casilla, y una hora lo mueve hasta 4 casillas. Llevad la hierba al castillo y derrotad al skral de la torre.
card-base-2-G = Al alba, un mensajero con la manga rota encuentra al príncipe, y Thorald lo escucha sin decir palabra. Sus propios hombres están sitiados en el norte. Os estrecha la mano a todos y se marcha antes de que se seque el rocío. En el sur, donde él habría estado, dos largas sombras levantan la cabeza.
    .title = Adiós al príncipe
    .rule = El príncipe Thorald deja el tablero. Aparecen wardraks en las casillas 26 y 27; se mueven dos veces cada amanecer.
card-base-2-rune_stones = Al caer la tarde, el suelo zumba. En cinco puntos del país la hierba se levanta un poco, como una manta sobre quien duerme, y unas piedras con marcas asoman al aire. No sois los únicos que vienen a mirar.
    .title = Las piedras que zumban
    .rule = { $difficulty ->
        [easy] Aparecen un gor en la casilla 43 y un skral en la 39.
        [normal] Aparecen gors en las casillas 32 y 43 y un skral en la 39. Solo hay piedras si ya se ha encontrado a la bruja.
       *[other] Fácil: aparecen un gor en la casilla 43 y un skral en la 39. Normal: gors en las casillas 32 y 43 y un skral en la 39, y solo hay piedras si ya se ha encontrado a la bruja.
    } Se colocan cinco piedras rúnicas boca abajo en casillas fijadas con dados: el rojo para las decenas y el de héroe para las unidades. Tres de colores distintos en un mismo tablero de héroe dan un dado negro.
card-base-2-witch = «Cuánto habéis tardado», dice la niebla, y se convierte en una mujer con un caldero. La primera taza la regala; la segunda la cobra. Luego describe una hoja, su color, su olor amargo y la ladera donde crecía hasta ayer. «La arrancó un gor. No sabe lo que tiene. Daos prisa, antes de que le entre hambre».
    .title = El caldero de Reka
    .rule = Quien la encuentra recibe gratis una poción de la bruja; la bruja se queda en esa casilla y vende más. Un dado fija dónde aparece un gor con la hierba curativa: con 1 o 2 en la casilla 37, con 3 o 4 en la 67, con 5 o 6 en la 61. La lleva consigo; solo al derrotarlo se puede tomar la hierba.
card-base-2-N = Los médicos se apartan del lecho, pues ya no les queda nada por hacer. O hay una copa en la mesa y silencio en el bosque, o no los hay.
    .title = La última vigilia
    .rule = Ganáis si la hierba está en el castillo (0), el skral de la torre ha sido derrotado y el castillo ha resistido.

## Eventos plateados

event-base-silver-start = Nadie los oyó cruzar el río. Cuando sale el sol están ahí, sin más, mojados hasta las rodillas y con una sonrisa llena de dientes.
    .title = Al otro lado del río
    .rule = Aparecen gors en las casillas 16, 22, 23 y 24, incluso donde haya héroes.
event-base-silver-1 = La hija de un panadero os sigue media legua para daros una hogaza todavía caliente, y no quiere ni oír hablar de cobrarla.
    .title = Pan caliente
    .rule = Cada héroe con menos de 10 puntos de voluntad gana 2 puntos de voluntad.
event-base-silver-2 = Toda la noche, un viento de los pantanos trae voces, y algunas os llaman por vuestro nombre.
    .title = Voces en el viento
    .rule = El grupo pierde 3 puntos de voluntad en total; vosotros decidís cuántos pierde cada cual.
event-base-silver-3 = En las almenas, un tambor marca la vieja marcha, y todos los que están lo bastante cerca para oírla caminan un poco más erguidos.
    .title = Tambores en la muralla
    .rule = Cada héroe en una casilla de la 0 a la 9 gana 2 puntos de voluntad.
event-base-silver-4 = El cubo sube lleno de lodo negro, y después ya no sube.
    .title = El pozo cede
    .rule = El pozo de la casilla 55 se retira del juego.
event-base-silver-5 = La barca de un contrabandista se ha partido contra las rocas del sur, y algo brilla en los bajíos.
    .title = La barca partida
    .rule = Hay 3 de oro en la casilla 26. Un héroe que esté allí puede tomarlos; si hay varios, el de menor nivel puede hacerlo primero.
event-base-silver-6 = Dos de vosotros se quedan despiertos demasiado tiempo con la vieja disputa de cómo se perdió la última guerra.
    .title = Una vieja disputa
    .rule = El guerrero y el arquero bajan a 12 puntos de voluntad si tienen más.
event-base-silver-7 = Un buhonero despliega su bandeja de pasteles de miel y jura que hay reyes que le han suplicado la receta.
    .title = Pasteles de miel
    .rule = Cada héroe puede pagar 2 de oro, una sola vez, para ganar 5 puntos de voluntad.
event-base-silver-8 = Bajo los árboles, el sendero vuelve una y otra vez al mismo tocón, y a cada vuelta el fardo pesa más.
    .title = El sendero que da vueltas
    .rule = Cada héroe en una casilla de bosque pierde 1 punto de fuerza, pero conserva al menos 1.
event-base-silver-9 = Una garza alza el vuelo entre los juncos, traza dos círculos, y la niebla se aparta bajo sus alas.
    .title = La garza
    .rule = El héroe de menor nivel puede mirar dos fichas de niebla cualesquiera. Quedan boca arriba y no se activan.
event-base-silver-10 = Esta noche las estrellas no están en su sitio, y la roca se queja bajo las colinas. Quienes escuchan esas cosas duermen mal.
    .title = Estrellas fuera de sitio
    .rule = El mago y el enano bajan a 12 puntos de voluntad si tienen más.
event-base-silver-11 = Humo en la colina, pero del bueno: los pastores han encendido sus hogueras para decir que velan con vosotros.
    .title = Hogueras de pastores
    .rule = El grupo gana 5 puntos de voluntad en total; vosotros decidís cuántos gana cada cual.

## Eventos dorados

event-base-gold-1 = Un intendente que ya no tiene ejército abre los últimos cajones y os deja llevaros cuanto aún tengáis fuerzas para cargar.
    .title = Los últimos cajones
    .rule = Cada héroe puede pagar 3 puntos de voluntad para tomar una pieza del tablero de equipo, salvo la poción de la bruja.
event-base-gold-2 = Una lluvia fría entra desde la costa y se queda sobre los campos del oeste hasta que nadie recuerda lo que es estar seco.
    .title = Lluvia de la costa
    .rule = Cada héroe en una casilla de la 0 a la 20 pierde 3 puntos de voluntad.
event-base-gold-3 = Los guardianes han tendido una cuerda nueva entre las ramas del Árbol de las Canciones, y vibra para quien venga a escucharla.
    .title = Una cuerda nueva
    .rule = Esta carta espera en la casilla 57. Un héroe que esté allí, o el próximo que entre, gana 1 punto de fuerza; si hay varios, el de mayor nivel.
event-base-gold-4 = Desde las alturas del este rueda la niebla como lana de la mesa del esquilador, y cada piedra que hay en ella tiene dientes.
    .title = Dientes en la niebla
    .rule = Cada héroe en una casilla de la 37 a la 70 pierde 3 puntos de voluntad.
event-base-gold-5 = Una lechuza blanca se queda junto al fuego hasta la mañana y deja una pluma para los dos que le hicieron compañía.
    .title = La lechuza blanca
    .rule = El mago y el arquero ganan 3 puntos de voluntad cada uno.
event-base-gold-6 = Un tuerto agita un cubilete en la encrucijada. Nunca dice qué se juega hasta después de la tirada.
    .title = El jugador tuerto
    .rule = El héroe de menor nivel puede tirar un dado de héroe: si saca de 1 a 4, pierde esa cantidad de puntos de voluntad; si saca 5 o 6, la gana.
event-base-gold-7 = En una sola noche los cuervos dejan pelado un huerto entero, y luego se posan en las ramas desnudas y os cuentan.
    .title = Los cuervos que cuentan
    .rule = El héroe de menor nivel tira un dado de héroe. El grupo pierde esa cantidad de puntos de voluntad en total; vosotros decidís cuántos pierde cada cual.
event-base-gold-8 = En la playa, una maestra de armas enseña esgrima a los niños con maderos traídos por el mar. También acepta alumnos crecidos, si pagan por adelantado.
    .title = La playa de la maestra
    .rule = Esta carta espera en la casilla 9. Un héroe que esté allí, o que entre, puede pagar 2 de oro para ganar 2 puntos de fuerza; solo un héroe, una vez.
event-base-gold-9 = Cuando el sol se pone, se pone de golpe, como una tapa, y no hay antorcha que prenda.
    .title = Oscuridad temprana
    .rule = Hoy nadie puede usar la 10.ª hora.
event-base-gold-10 = Un posadero saca rodando un barril al camino y lo deja sin vigilancia, con un platillo al lado para la gente honrada.
    .title = El barril honrado
    .rule = Cada héroe puede pagar 1 de oro para ganar 3 puntos de voluntad.
event-base-gold-11 = Hoy los cuernos se responden unos a otros por las colinas, y las criaturas levantan la cabeza como si alguien las llamara por su nombre.
    .title = Cuernos en las colinas
    .rule = Hoy cada criatura tiene 1 punto de fuerza más.
event-base-gold-12 = Los barqueros celebran una boda sobre el agua y lanzan odres llenos a todo el que está en la orilla.
    .title = Boda en el río
    .rule = Cada héroe en una casilla junto al río recibe un odre.
event-base-gold-13 = En algún lugar tras el muro, una madre canta para dormir a sus hijos, y os quedáis quietos en la callejuela hasta que termina.
    .title = Una canción tras el muro
    .rule = Cada héroe con menos de 10 puntos de voluntad sube a 10.
event-base-gold-14 = Los herreros del valle han apagado sus fraguas para estrechar dos manos muy concretas, y no tienen prisa por soltarlas.
    .title = Manos de herrero
    .rule = El enano y el guerrero ganan 3 puntos de voluntad cada uno.
event-base-gold-15 = Algo ha muerto en el manantial que hay sobre las granjas del sur. Pasarán años hasta que alguien vuelva a beber allí.
    .title = El manantial malo
    .rule = El pozo de la casilla 35 se retira del juego.
event-base-gold-16 = En un árbol hendido encontráis un nido de huesecillos puestos en hileras y, por espacio de un suspiro, sabéis leerlos.
    .title = El nido de huesos
    .rule = El héroe de mayor nivel mira la siguiente carta de evento y la retira del juego o la devuelve a lo alto del mazo.
event-base-gold-17 = Llovizna gris, camino gris, pan gris. Los días empiezan a parecerse, y hasta las buenas noticias suenan cansadas.
    .title = Días grises
    .rule = Cada héroe con más de 12 puntos de voluntad baja a 12.
event-base-gold-18 = Un gor ha encontrado la bodega de un molino y todo lo que guarda. Se le podría tener entretenido allí, si tuvierais valor para hacerle compañía.
    .title = La bodega del molinero
    .rule = El gor de la casilla de menor número avanza una casilla, salvo que el grupo pague en total { $party ->
        [2] 2 puntos de voluntad
        [3] 4 puntos de voluntad
        [4] 6 puntos de voluntad
       *[other] 2, 4 o 6 puntos de voluntad (con 2, 3 o 4 héroes)
    }.
event-base-gold-19 = El camino se ha vuelto engrudo. Después de la puesta de sol, cada paso cuesta por dos.
    .title = Caminos pesados
    .rule = Hoy la 9.ª y la 10.ª hora cuestan 3 puntos de voluntad cada una.
event-base-gold-20 = Una familia de campesinos ha perdido el ánimo y carga su carro rumbo a la frontera. Alguien tendría que hablarles, o pagarles, o ambas cosas.
    .title = El carro cargado
    .rule = Un campesino del tablero que aún no esté en el castillo se retira del juego, salvo que el grupo pague en total { $party ->
        [2] 2 de oro o puntos de voluntad
        [3] 3 de oro o puntos de voluntad
        [4] 4 de oro o puntos de voluntad
       *[other] 2, 3 o 4 de oro o puntos de voluntad (con 2, 3 o 4 héroes)
    }.
event-base-gold-21 = En el bosque del sur siguen armados los lazos de algún cazador olvidado, y nunca fueron para conejos.
    .title = Lazos olvidados
    .rule = Esta carta espera en el bosque del sur. Un héroe que esté en la casilla 22, 23, 24 o 25, o el próximo que entre en una de ellas, pierde 4 puntos de voluntad; si hay varios, el de mayor nivel.
event-base-gold-22 = El viejo pozo del camino del este se hunde con un ruido como de tos, y el polvo flota sobre él toda la mañana.
    .title = Polvo sobre el pozo
    .rule = El pozo de la casilla 45 se retira del juego.
event-base-gold-23 = Un sargento retirado os observa durante una hora, escupe y luego enseña a dos de vosotros lo que estáis haciendo mal.
    .title = La lección del sargento
    .rule = Hasta dos héroes con 6 puntos de fuerza o menos ganan 1 punto de fuerza cada uno; vosotros decidís quiénes.
event-base-gold-24 = Cae granizo gordo como ciruelas de un cielo azul, y no hay un tejado a la vista.
    .title = Granizo
    .rule = Cada héroe que no esté en el bosque ni en la casilla 0, 71 o 72 pierde 2 puntos de voluntad.
event-base-gold-25 = En la peor hora, un desconocido comparte vuestra hoguera, no dice nada de provecho y os hace reír hasta que duelen las costillas.
    .title = El desconocido de la hoguera
    .rule = Cada héroe con menos de 6 puntos de voluntad tira un dado de héroe y gana esa cantidad de puntos de voluntad.
event-base-gold-26 = La tarde se niega a acabar. Mucho después de la cena aún queda luz para ver el camino.
    .title = La larga tarde
    .rule = Hoy la 8.ª hora no cuesta puntos de voluntad.
event-base-gold-27 = Llega aviso del puesto más lejano: algo ha empezado a moverse allí. Un jinete veloz con la bolsa llena tal vez aún pudiera impedirlo.
    .title = Noticias del último puesto
    .rule = La criatura de la casilla de mayor número avanza una casilla, salvo que el grupo pague en total { $party ->
        [2] 2 de oro o puntos de voluntad
        [3] 3 de oro o puntos de voluntad
        [4] 4 de oro o puntos de voluntad
       *[other] 2, 3 o 4 de oro o puntos de voluntad (con 2, 3 o 4 héroes)
    }.
event-base-gold-28 = Quienes se acostaron temprano sueñan con huertos y despiertan con sabor a pera.
    .title = Una buena noche
    .rule = Cada héroe cuya ficha de tiempo esté en la casilla de amanecer gana 2 puntos de voluntad.
event-base-gold-29 = Alguien ha apoyado un escudo contra el Árbol de las Canciones, pulido como un espejo y sin nombre.
    .title = El escudo sin nombre
    .rule = Hay un escudo en la casilla 57. Un héroe que esté allí puede tomarlo; si hay varios, el de menor nivel puede hacerlo primero.
event-base-gold-30 = El tabernero ha encontrado un odre más bajo el mostrador y, como estáis salvando el país, mira hacia otro lado.
    .title = Bajo el mostrador
    .rule = Hay un odre en la casilla 72. Un héroe que esté allí puede tomarlo; si hay varios, el de menor nivel puede hacerlo primero.
event-base-gold-31 = Una tormenta seca recorre el llano sobre zancos de relámpago, buscando cualquier cosa más alta que la hierba.
    .title = La tormenta seca
    .rule = Cada héroe que no esté en el bosque ni en la casilla 0, 71 o 72 pierde 2 puntos de voluntad.
event-base-gold-32 = Algo se inclinó de noche sobre los que dormían. Nadie lo vio, y todos recuerdan su aliento.
    .title = Una mala noche
    .rule = Cada héroe cuya ficha de tiempo esté en la casilla de amanecer pierde 2 puntos de voluntad.
event-base-gold-33 = Una hoja mellada, un tendón roto, un escalón que no estaba: alguno de vosotros irá más despacio una temporada.
    .title = El escalón que faltaba
    .rule = Un héroe de vuestra elección pierde 1 punto de fuerza, pero conserva al menos 1.
event-base-gold-34 = Un ermitaño se ofrece a cargar con un peso de uno de vosotros. Se lo quedará, dice; pero no lo echaréis de menos, no en mucho tiempo.
    .title = El trato del ermitaño
    .rule = Un héroe de vuestra elección puede renunciar a 2 puntos de fuerza para ganar 10 puntos de voluntad.

## Fichas de criatura

pile-creature_tokens = Ficha de criatura
event-base-creature_tokens-token_1 = Uno viene por la izquierda y otro por la derecha, y ninguno ha oído hablar todavía del otro.
    .title = Por dos lados
    .rule = Aparecen gors en las casillas 15 y 26.
event-base-creature_tokens-token_2 = Cuando un gor corre así por delante y no deja de mirar atrás, es que lo sigue algo pesado.
    .title = El que va delante
    .rule = Aparecen un gor en la casilla 21 y un troll en la 23.
event-base-creature_tokens-token_3 = El skral ha desvalijado a un buhonero, y tiene un agujero en el bolsillo.
    .title = Un agujero en el bolsillo
    .rule = Aparece un skral en la casilla 48; se dejan 2 de oro en la casilla 50.
event-base-creature_tokens-token_4 = En la otra orilla los juncos están aplastados, con la forma de dos durmientes que ya no están.
    .title = Juncos aplastados
    .rule = Aparecen un gor en la casilla 43 y un skral en la 42.
event-base-creature_tokens-token_5 = La barca del pescador vuelve sola a casa. Alguien se ha comido las redes.
    .title = La barca vacía
    .rule = Aparecen un gor en la casilla 41 y un skral en la 32.
event-base-creature_tokens-token_6 = Los lobos se han marchado del bosque. No parece que haya sido idea suya.
    .title = Los lobos se mudan
    .rule = Aparecen un gor en la casilla 50 y un wardrak en la 51.
event-base-creature_tokens-token_7 = Muy lejos algo aúlla, calla, y vuelve a aullar, bastante más cerca.
    .title = Un aullido lejano
    .rule = Aparece un wardrak en la casilla 67.
event-base-creature_tokens-token_8 = Bajo una piedra plana, en la ladera del monte, ha brotado algo verde contra toda lógica.
    .title = Bajo una piedra plana
    .rule = Se coloca boca abajo una hierba curativa en la casilla 61.
event-base-creature_tokens-token_9 = Un solo golpe de tambor recorre la llanura, y todo lo que tiene las piernas cortas se pone a marcar el paso.
    .title = Al paso
    .rule = Cada gor de las casillas 16 a 36 avanza 1 casilla por su flecha.
event-base-creature_tokens-token_10 = A uno de los skrals le dijeron que esperase. Pues ya ha esperado.
    .title = Impaciencia
    .rule = El skral de la casilla de menor número avanza 1 casilla por su flecha.
event-base-creature_tokens-token_11 = El troll más lejano se ha despertado con hambre y se acuerda de hacia dónde es cuesta abajo.
    .title = Pies pesados
    .rule = El troll de la casilla de mayor número avanza 1 casilla por su flecha.
event-base-creature_tokens-token_12 = Al fondo del valle se mueven los árboles, y no sopla el viento.
    .title = Árboles sin viento
    .rule = Aparece un troll en la casilla 37.
event-base-creature_tokens-token_13 = Un gor sacude la puerta trasera de una granja. Lejos, en las montañas, algo se pone en pie, y tarda lo suyo.
    .title = Cerca y lejos
    .rule = Aparecen un gor en la casilla 28 y un troll en la 69.
event-base-creature_tokens-token_14 = Ha desaparecido ropa de los tendederos: una vez a la vista del castillo, y otra en la otra punta del país.
    .title = Ropa que falta
    .rule = Aparecen gors en las casillas 12 y 56.
event-base-creature_tokens-token_15 = Alguien ha movido el mojón del camino del sur. Pesa tanto como un caballo.
    .title = El mojón
    .rule = Aparece un skral en la casilla 34.
