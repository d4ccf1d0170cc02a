# Sendas oscuras, primer capítulo: Nieve sin nombre.
# El texto de una sección es su relato; `.title` su título, `.way-…` lo que se puede elegir.

section-dark_paths-1 = Despiertas bajo un techo de nieve. Aquí abajo todo es azul, y hay tal silencio que oyes tus pestañas cuando parpadeas. La mano derecha te arde; la palma está roja y llena de ampollas, como si hubiera retirado una olla del fuego sin pedir permiso. La izquierda no siente nada. Haces recuento: dos botas, media bufanda, un sabor a humo. Luego buscas tu nombre, como se busca de noche una puerta en la propia casa, y la mano pasa de largo. No hay puerta. Ni siquiera hay pared. En algún lugar por encima de ti cae una gota, y después ninguna más.
    .title = El hoyo
    .way-feel_around = Palpa a tu alrededor en la oscuridad
    .way-break_out = Rompe la nieve enseguida
    .way-shout = Grita

section-dark_paths-2 = Tus dedos sanos dan con corteza y luego con un cordel. Es un haz de leña seca, atado por alguien que sabía hacerlo, y el cordel es la cinta del pelo de una muchacha, amarilla, con un nudo que llevó su tiempo. Debajo hay un guante. Tiene la palma quemada de parte a parte y, cuando te lo pones, reconoce tu mano. Así que encendiste un fuego. Lo protegiste del viento con la espalda, alguien durmió a su luz, y tú te quedaste fuera, porque solo había sitio para una. Casi la oyes respirar. Recordar tanto cuesta algo de calor. Te pones la leña bajo el brazo.
    .title = Lo que hay a tu lado
    .way-dig_out = Cava hacia fuera
    .way-shout = Llama a la dueña de la cinta

section-dark_paths-3 = Estás al borde del hoyo, y el viento te repasa como un escribano su lista. Todo es blanco hasta el filo del cielo. Solo hay tres cosas anotadas en él. Unas huellas de pezuña van hacia el norte, muy juntas, sin prisa. Al este, un hilo de humo se esfuerza por mantenerse derecho. Al sur se acaba la tierra y empieza algo todavía más llano: un lago, helado de orilla a orilla. Detrás de ti, una peña con cuello de hielo se inclina sobre el hoyo. Hace frío, y tienes que decidir.
    .title = Tres señales
    .way-hoof_prints = Sigue las huellas de pezuña
    .way-smoke = Camina hacia el humo
    .way-lake = Baja al lago
    .way-rock = Sube primero a la peña

section-dark_paths-4 = Tu grito echa abajo un trozo de techo, y con él entra el día. Fuera, las rocas recogen tu voz y se la van pasando, hasta que la última la dice tan bajo que podría ser una pregunta. Luego, silencio. Luego, detrás del silencio, algo cambia el peso de sitio. La nieve cruje como cruje bajo un pie que preferiría que no lo oyeran. El pie se ha parado donde no puedes verlo. Su dueño escucha; querría saber qué clase de animal hace semejante ruido.
    .title = La respuesta
    .way-wait = No te muevas y espera
    .way-whistle = Silba como se silba a un perro

section-dark_paths-5 = Cae del aire, calcula mal la nieve y desaparece hasta las orejas. Lo que vuelve a salir es un zorro, más o menos: rojizo, estrecho, con dos alas de cuero que pliega con tanto esmero como un señor mayor sus guantes. Un volpin. No pregunta quién eres, y se agradece. Toma entre los dientes un hilo suelto de tu manga, camina hacia atrás hasta sacar un buen trozo, estornuda y te mira con la cabeza ladeada. Por lo visto has aprobado. Nunca nadie se ha alegrado tanto de verte desde que tienes memoria, es decir, desde hace una hora.
    .title = El zorro con alas
    .way-go_on = Deja que te siga

section-dark_paths-6 = Desde abajo era una peña. De cerca es una pared. La piedra está esmaltada de hielo, y bajo el esmalte se ve el musgo del año pasado, hebra por hebra. Una bota encuentra apoyo, después la otra. A media altura hay presas: alguien las talló con cincel, a izquierda y a derecha, justo donde el brazo empieza a fallar. Metes la mano en una. Te encaja hasta los nudillos; puede ser casualidad, así que pruebas la siguiente. Se hicieron para una mano tan grande como la tuya. Más arriba están llenas de hielo, y debajo de ti ya hay mucho aire.
    .title = La peña
    .way-climb = Trepa
    .way-leave_it = Déjalo estar

section-dark_paths-7 = Un gor. Asoma por el borde a cuatro patas, y queda tan poco de él que el pellejo le cuelga en pliegues, como un abrigo comprado para otro más grande. El hambre lo ha vuelto educado. No ruge. Se sienta a cierta distancia, recoge las garras y te examina de las botas para arriba, con la atención de quien come una vez por semana. Si te mueves, se mueve. Si te paras, espera, y un hilo de baba se le hiela en la barbilla. Está tan flaco como el invierno, y tiene el mismo tiempo.
    .title = Algo hambriento
    .way-fight = Combate contra él
    .way-play_dead = Túmbate y finge que no respiras
    .way-throw_firewood = Tírale la leña y corre

section-dark_paths-8 = Te arrodillas junto a la primera huella. Una pezuña hendida, pequeña, clavada por la punta. Buscas las patas delanteras y no las hay: solo dos pezuñas, izquierda, derecha, izquierda, derecha, que andan erguidas como tú y con zancada más larga. Aquí se detuvo y giró en el sitio. Aquí cambió de idea. Entre las huellas hay gotas de savia negra, redondas como granos de pimienta; una se te pega al dedo y no se hiela. Huele a almendra amarga y a cuarto de enfermo. El rastro lleva a una grieta entre las colinas, de la que salen frío y un rumor de agua.
    .title = Huellas de pezuña
    .way-gorge = Síguelas hasta la garganta
    .way-send_volpin = Manda al volpin por delante
    .way-smoke = Vuélvete hacia el humo

section-dark_paths-9 = La cima no es más ancha que una mesa, y durante un rato te limitas a agarrarte a ella. Luego miras. Al oeste humea el suelo, como si alguien hubiera olvidado allí una olla. Al este, unas tiendas se alzan en la llanura, en fila, pálidas y puntiagudas como dientes. Al buscar dónde poner el pie encuentras una talla entre tus botas: tres manos en corro, cada una cerrada en torno a la muñeca de la siguiente. Una es delgada. A otra, ancha, le falta la punta de un dedo. Apartas la nieve de la tercera y pones en ella la tuya, y entra como en el agua. Aquí jurasteis algo, entre tres. Y te reías.
    .title = La vista
    .way-climb_down = Baja

section-dark_paths-10 = Falta un trozo. Antes de él estabas más arriba; después estás aquí, de espaldas, bastante más abajo en la ladera, con los pies donde debería ir la cabeza y la boca llena de invierno. Mueves las cosas una a una. Duelen, luego siguen siendo todas tuyas. La nieve ha sido amable y se había amontonado donde has caído. Las piedras de debajo eran solo piedras. Un largo rastro sube hacia lo blanco, con algo de rojo, no mucho, y lo que hubiera allá arriba no baja a buscarte. Va a ser un día azul, de la cadera al hombro.
    .title = Más abajo
    .way-get_up = Levántate

section-dark_paths-11 = Cuando todo acaba te sientas junto al gor, porque las rodillas ya no te sostienen. No pesa nada. Del cuello, por una correa que él no pudo anudar, le cuelga un odre bordado con cuentas rojas y blancas, tres hileras, el dibujo de los yetohe; la palabra llega antes de que sepas de dónde. El odre está medio lleno y todavía tibio de su pecho. Bebes. No es más que agua, y es lo mejor que te ha pasado desde que naciste, esta mañana. Las cuentas chasquean bajo tu pulgar. Alguien las ensartó una por una, con buena luz y con mucho tiempo.
    .title = Botín
    .way-go_on = Tómalo y sigue

section-dark_paths-12 = La garganta es tan estrecha que del cielo solo queda una rendija. Al fondo brota agua de la roca, y una mujer se inclina sobre ella y bebe de sus manos. Pelo largo, una camisa rota, la espalda recta de alguien a quien enseñaron a sentarse. Entonces ves cómo se arrodilla. De las caderas para abajo es una cierva, parda y fina, con las pezuñas negras como el agua de la poza. No has hecho ningún ruido. Aun así levanta la cabeza, con la barbilla chorreando, y vuelve hacia ti una oreja y solo después los ojos: ese paso ya lo ha oído, sobre otras piedras.
    .title = La fuente de la garganta
    .way-speak = Háblale
    .way-hide = Escóndete hasta que se vaya
    .way-attack = Atácala

section-dark_paths-13 = Un trineo ha volcado, con un patín al aire, y el viento ha empezado a levantarle una tapia. No se aleja ninguna huella, porque el conductor no se ha bajado. Está en su banco, derecho, con las riendas en el puño, dentro de un hielo claro como una ventana. Hasta le queda una broma en la comisura de los labios. A un dedo del puño le falta la punta. Al cuello lleva una bufanda de rayas cortada de un tajo; levantas el extremo de la tuya y se lo acercas, aunque ya lo sabes. Raya con raya. Al este, el humo es más delgado y no está más cerca.
    .title = El trineo
    .way-light_fire = Haz un fuego a su lado
    .way-take_coat = Toma su abrigo de piel
    .way-search = Registra el trineo
    .way-walk_on = Pasa de largo

section-dark_paths-14 = «Tú», empiezas, y no tienes nada que poner detrás. Ella espera. Tiene la cortesía de esperar. Luego su boca trabaja, como trabajan los dedos en un nudo, y sale una palabra que le cuesta más de lo que puedes ver. «Sennet». No es tu nombre; te lo pruebas y no te queda bien. Pero al oírlo, alguien con una cinta amarilla se da la vuelta dentro de tu cabeza, muy deprisa, a punto de reír. La mujer de las pezuñas asiente: eso al menos lo conservas. Te pone un dedo en la palma quemada, tan ligero que podría ser la sombra de un dedo, y por primera vez en todo el día la mano no duele.
    .title = Una palabra
    .way-follow_her = Síguela
    .way-ask_way = Pregúntale dónde hay gente

section-dark_paths-15 = Es más rápida de lo que debería ser alguien a quien las rodillas se le pliegan al revés. Ves la pezuña con toda claridad, hasta la savia de la hendidura; luego ves el cielo desde abajo, y luego dedicas un tiempo a la cuestión de cómo se respira. Cuando la has resuelto, ella ya no está. La fuente murmura como si no hubiera visto nada. En el pecho te ha quedado una marca, dos medias lunas negras, espalda contra espalda, y en la manga te pincha algo: una espina larga como un dedo, negra y húmeda, que se ha quedado contigo. La dejas donde está. Parece un recibo.
    .title = Por los suelos
    .way-get_up = Levántate

section-dark_paths-16 = Detrás de una piedra, boca abajo, dejas que el frío te cuente las costillas. Ella bebe largo rato. Una vez alza la mano mojada a la luz y la mira por un lado y por otro, como algo que le hubieran prestado. Después, en cuatro saltos, está en lo alto de la otra pared, y unos guijarros bajan a comunicarlo. Te quedas un poco más, por prudencia. Donde se arrodilló hay dos huecos en la nieve, y en los huecos, en pleno invierno, se están abriendo unas flores rojas. Se las oye. Es un ruido muy pequeño, como de labios.
    .title = Cuando ya no está
    .way-go_on = Corta una y sigue

section-dark_paths-17 = Cae tres veces, y después de la tercera no se levanta. Estás de pie ante ella, con el aliento hecho jirones y el puño todavía en alto, sin saber qué hacer con él. Tiene las manos a los lados. Podría cocearte; estás justo donde hace falta. Se limita a mirarte, y de los ojos le corre el agua hacia el pelo, como corre allí de la roca, sin alboroto. De la bolsa que lleva al cinto se han salido unas espinas, un puñado negro. No hace un gesto por salvarlas. Contra cualquier otro, comprendes, habría ganado ella.
    .title = Pezuña y rodilla
    .way-spare_her = Deja que se vaya
    .way-rob_her = Quítale las espinas y échala

section-dark_paths-18 = El fuego prende, y su luz se pasea por dentro del hielo, buscando al hombre. Acercas las manos, la quemada algo menos. Al cabo de un rato el bloque empieza a sudar. Le corren gotas por la barbilla, se le liberan los labios, y te inclinas, porque se mueven. No despierta. Es el sueño quien habla, con una voz sin aliento: «Ya has pagado. No pagues dos veces». Y otra vez, palabra por palabra, como quien cruza un cuarto con una taza llena. Luego una piel de hielo se cierra encima. Junto a su bota hay un estuche de mapas, de cuero. Tienes calor, al menos, por todo un costado.
    .title = Aliento bajo el hielo
    .way-go_on = Sigue adelante
    .way-take_map = Llévate también el estuche

section-dark_paths-19 = El lago está abierto como una página que nadie se ha atrevido a empezar. A tus pies el hielo es grueso y blanco, con juncos clavados; más adentro se vuelve gris, luego verde, luego de un color al que prefieres no poner nombre. Muy lejos hay pilotes plantados en él, en filas, negros, con siluetas de cabañas encima, y de uno cuelga una lámpara. Alguien la ha encendido en pleno día, para nadie o para cualquiera. La orilla se va hacia la izquierda, segura e interminable. Y hay un sonido. Viene de abajo, grave y lento, y se calla cada vez que te paras.
    .title = La orilla
    .way-across = Cruza en línea recta
    .way-shore = Sigue la orilla
    .way-listen = Pega el oído al hielo

section-dark_paths-20 = Desatas la carga con una mano buena y los dientes. Cazos, sal, un tambor de niño, una cuerda que alguien ha cuidado. Una lata de bayas azules, tan frías que suenan. Debajo de todo está la lista del conductor, en letra cuadrada y aplicada, tachada línea por línea. Solo la última no es suya. Se inclina, tiene prisa, se olvida de los puntos. «Para dos personas», dice, y nadie la ha tachado. Tomas su trozo de carbón y escribes lo mismo debajo, por ver. Se inclina. Tiene prisa. El viento se mete bajo las pieles; puedes llevarte una cosa, para el resto él tiene planes.
    .title = Bajo las pieles
    .way-take_rope = Llévate la cuerda
    .way-turn_back = Llévate la cuerda y vuelve al hoyo donde despertaste
    .way-take_berries = Llévate las bayas

section-dark_paths-21 = Los primeros cien pasos no es más que un suelo. Luego empieza a hablar. Hace tic bajo tu talón. Gime, muy lejos, y una grieta fina como un cabello pasa entre tus botas en la dirección en que ibas. Debajo hay verde, y debajo del verde no hay nada. Has aprendido a apoyar el pie plano, a respirar solo con lo alto del pecho y a pensar en plumas. La lámpara no se ha acercado. A tu lado asoma del hielo un viejo pilote, resto de una cabaña que ya no existe. Otro tic. Se parece mucho a alguien que cuenta.
    .title = Hielo fino
    .way-keep_going = Continúa
    .way-crawl = Ata la cuerda al pilote y arrástrate
    .way-turn_back = Da media vuelta

section-dark_paths-22 = El hielo se oscurece debajo de ti. Crees que es agua más honda, o una nube; pero no hay nubes, y la oscuridad tiene un borde, y el borde se mueve. Se desliza, sigue deslizándose bajo tus botas, más larga que una aldea, y va más despacio. Entonces se retira un párpado. El ojo es grande como una tienda, dorado, con una ranura por la que podrías caer, y te mira como mirarías tú una mosca al otro lado del cristal. No pasa nada más. Junto a la grieta, ante tus pies, crecen flores de escarcha. No sabías que una mirada pudiera pesar tanto.
    .title = El ojo
    .way-hold_gaze = Sostenle la mirada
    .way-run = Corre hacia la lámpara

section-dark_paths-23 = No lo suelta fácilmente. Lo arrancas del hielo manga a manga, pides perdón y continúas. Es de lobo, forrado de fieltro, y tan pesado que te rodea con los brazos. Al rato notas que ya no tiemblas, y que ya no le miras la cara. Hay un bolsillo. En el bolsillo hay media tablilla de arcilla, partida por el medio, con la parte delantera de un búfalo: los cuernos, la joroba, un ojo furioso. Un pulgar ha ido alisando el borde. El hombre parece ahora más pequeño. Parece alguien que se quitó el abrigo un momento, entre amigos.
    .title = El abrigo de un muerto
    .way-go_on = Sigue adelante

section-dark_paths-24 = La luz se pone azul, luego gris, luego casi no queda. El viento ha amainado, y eso es peor; ahora se oye cuánto hay de todo. Sale una estrella. En lo alto de la ladera avanzan unos fuegos pequeños, uno detrás de otro, al paso. Golpeas el suelo con los pies y no jurarías que han llegado los dos. De las noches de esta tierra sabes una cosa, sin saber quién te la enseñó: a nadie se le pregunta. Si no haces nada, se decidirá por ti, con mucha suavidad, en algún punto entre dos respiraciones.
    .title = El crepúsculo
    .way-steam = Ve al oeste, hacia el vapor que viste
    .way-make_fire = Haz un fuego
    .way-walk_on = Camina toda la noche
    .way-dig_in = Entiérrate en la nieve
    .way-torches = Ve tras las antorchas de la ladera

section-dark_paths-25 = Vive bajo una raíz, en un cuarto del tamaño justo para alguien que no desea que lo encuentren. Musgo, hojas secas, un nido de espinas que guarda y no toca. Hace calor, el calor sencillo de los establos. Barre las hojas y dibuja en el polvo. Aquí una figura; te señala. Aquí una muchacha en el suelo, dormida, con un lazo en el pelo. Y aquí alguien alto, y donde va la cara levanta el dedo y deja el polvo como está. La figura que eres tú le tiende las manos al alto, abiertas, vacías, para mostrar que lo ha traído todo. Sí, dicen tus palmas. Así fue.
    .title = El cubil de la mujer de las pezuñas
    .way-stay = Quédate con ella
    .way-go_on = Sal de nuevo a la noche

section-dark_paths-26 = No habla. Es viejo, vive ahí abajo, y recuerda todas y cada una de las cosas que han caído alguna vez en su lago: anillos, remos, una cuna, nombres gritados desde las barcas. Suben del verde y se quedan un momento suspendidas bajo el hielo, como retratos en un salón. Después encuentra la que buscaba. Ahí estás. Te ves de rodillas en un suelo de piedra, alguien sin rostro se inclina hacia ti, y le tiendes las dos manos, abiertas, con tanto cuidado como si llevaran agua. Nadie te obliga. Te deja mirar hasta que lo has visto. Luego da la vuelta, y su estela se curva hacia la lámpara.
    .title = Imágenes en el hielo
    .way-lamp = Sigue su estela hasta la lámpara
    .way-shore = Vuelve a la orilla

section-dark_paths-27 = No hay un aviso que merezca tal nombre. El hielo te suelta, como una mano que nunca llegó a agarrar del todo. Luego ya solo hay frío. No es una sensación, es un lugar, y estás dentro hasta el fondo. Por encima se aleja una ventana de luz con los bordes rotos, más pequeña de lo que habrías creído. Tu aliento sube hacia ella en un hilo de plata, una cuerda para otra persona. Entonces algo en ti, algo que no tiene nombre y sí ideas muy firmes, empieza a patalear. Tus dedos chocan con un borde. Se rompe. Chocan con otro.
    .title = Agua
    .way-volpin = Deja que el volpin pida ayuda a gritos
    .way-drag_out = Sal a pulso

section-dark_paths-28 = Manos enguantadas de foca te toman por el cinturón y por el cuello y te izan sobre un reborde de madera mojada, como se sube a bordo un pez grande: sin ternura, y sin dejarlo caer. Miras hacia un corro de caras anchas. Detrás hay redes, peces en cuerdas y la lámpara, que resulta ser una lámpara de lo más corriente, con una abolladura. Alguien dice una palabra en un idioma lleno de agua, y todos se echan a reír, hasta la niña. Es la risa que las familias reservan para un tío. La palabra llega un poco después, y resulta que la entiendes: «¿Otra vez?».
    .title = Lámpara y redes
    .way-go_on = Deja que te lleven adentro

section-dark_paths-29 = Primero se huele: huevos, hierro, día de colada. Luego la nieve se acaba en una línea, y más allá el suelo es negro y húmedo y está lo bastante caliente para tumbarse. Así que te tumbas. El vapor te pasa despacio por encima. Durante un rato no eres nadie, y por una vez no molesta. Junto a la poza alguien ha juntado dos piedras planas, y encima, atravesado, hay un cuchillo, limpio, engrasado, con el mango hacia ti. Conoces ese mango. Cada hueco lo hicieron tus dedos. No lo han perdido. Lo han dejado con cuidado, como se deja una cosa que ya no hará falta.
    .title = El campo humeante
    .way-sleep = Duerme aquí y ve luego hacia el este
    .way-torches = Sigue enseguida, hacia las antorchas

section-dark_paths-30 = Ahora sí sopla. Viene del este con todo lo que la estepa tiene para arrojar y te quita el aliento antes de que hayas acabado con él. Caminas con la cabeza gacha y un brazo en alto, como quien carga con una puerta. Hay luces delante. Hay luces delante, o las deseas tanto que has empezado a fabricarlas. Se apagan; vuelven, un poco más a la izquierda. Un rato cantaste, y luego notaste que habías dejado de cantar, no sabes cuándo. Delante de ti la nieve no tiene huellas. Detrás, cuando te vuelves, tampoco.
    .title = Contra el viento
    .way-count_steps = Cuenta tus pasos en voz alta
    .way-drink_and_run = Vacía el odre y corre

section-dark_paths-31 = No has hecho más que sentarte. Cualquiera lo haría. La nieve tiene un hueco justo de tu tamaño, y al abrigo del viento se está tanto mejor que caminando que ya no sabes por qué caminabas. Los pies han dejado de quejarse, y eran siempre los primeros en quejarse. Habría que cerrar los postigos, que está nevando dentro; pero no es un pensamiento desagradable, porque la casa es de otra gente. Los copos se te posan en la manga, cada uno rematado hasta el último detalle. Miras cómo no se derriten. Había algo que ibas a hacer. Seguro que puede esperar a que cierres los ojos.
    .title = Solo un momento
    .way-get_up = Levántate
    .way-eat_berries = Cómete las bayas y levántate

section-dark_paths-32 = Tus manos saben cómo. Ponen lo pequeño bajo lo grande, le dejan una puerta al aire, resguardan la chispa y esperan a que se decida. Luego arde, como si te conociera, y la oscuridad da tres pasos atrás. Estás demasiado cerca. Te humea la manga. El humo gira, como hace siempre el humo, derecho hacia tu cara, y en él hay algo además de leña: una voz de muchacha, ronca de sueño. «¿No tienes frío ahí fuera?». Te vuelves antes de poder evitarlo. Solo nieve, hasta donde llega la luz. Pero tienes la respuesta en la punta de la lengua, y es mentira, y la dijiste con cariño.
    .title = Un fuego tuyo
    .way-walk_on = Sigue mientras dure el calor
    .way-torches = Sube hacia las antorchas

section-dark_paths-33 = Skrals, una docena, de dos en dos, con antorchas de pez, y otros cuatro enganchados a un trineo largo. Cantan algo que tiene muchísimas estrofas. El trineo va cargado de gente. La ves cuando la luz pasa por encima: durmientes en hielo, con las manos abiertas, con las rodillas encogidas, una mujer con una cuchara, todos apilados como tablas, con paja en medio para que no se desportillen. Y en lo más alto, atado por el tobillo, envuelto en arpillera, un niño que no duerme. Mira exactamente hacia donde te escondes. No llama. Solo levanta las cejas, muy poco: ¿y bien?
    .title = Antorchas
    .way-hide = Escóndete hasta que hayan pasado
    .way-free_boy = Corta las ataduras del niño
    .way-step_out = Sal a la luz con las manos en alto

section-dark_paths-34 = Primero hay perros. Entras en sus ladridos como en una pared, y te apoyas en ella. Luego tambores, pocos, golpeados por gente con los dedos fríos que quiere que la oigan; luego tiendas, con luz por dentro, como frutas. Llama una voz de mujer, otra la repite más atrás, y alguien te sostiene por las axilas, y así descubres que ya no caminas. Te ponen junto a un fuego. Te dan caldo, y te sujetan el cuenco. Cuando la lona se abre una vez más, todos se apartan. La mujer es vieja y pequeña, con plumas en la trenza. No pregunta nada. Toma tu mano quemada, la vuelve hacia la luz y la lee despacio, como una carta que esperaba y que habría preferido ver perdida por el camino. Fuera callan los tambores, uno tras otro; lo que llamaban ha llegado. «Bien —dice por fin la vieja chamana, y pone su otra mano sobre la tuya—. Así que lo hiciste».
    .title = Las tiendas

section-dark_paths-35 = Los iquar te dan una sopa con un ojo dentro y te observan hasta que te has comido el ojo. Te dan una camisa seca que ha sido de varios. La abuela de alguien te frota los pies con aceite de pescado y los riñe, primero uno, luego el otro. Bajo el suelo cruje el hielo, la casa cruje con él, y nadie levanta la vista. Esperas la pregunta. Hasta has preparado algo que podría pasar por respuesta. Un hombre remienda una red. La niña te trae una concha, se la lleva y te la vuelve a traer. Despacio, entre el humo y las botas que gotean, comprendes que nadie va a preguntar. Corren las rodillas para hacerte sitio, y en su charla dejan un pequeño hueco, justo donde iría un nombre, como se deja encendida una lámpara para quien sigue fuera, en el hielo. Saben que no tienes. Lo saben desde hace más tiempo que tú.
    .title = Los palafitos

section-dark_paths-36 = Te cede el lado donde no hay corriente. Mantas no hay, pero hay hojas, y te las empuja encima con los antebrazos, hasta la barbilla, a conciencia, como alguien debió de hacer con ella en otro tiempo. Después pliega sus largas patas y se echa atravesada en la abertura. Nadie dice nada. Entre ella y tú reunís quizá cuatro palabras, y ya están gastadas. Fuera, el viento da vueltas y prueba las puertas. Escuchas su respiración, la de una mujer y la de una cierva, por turnos. Fue alguien. Le hicieron algo, y de ello solo ha guardado que había algo que guardar. Descansa estar con una persona a la que no hay que explicarle eso. Piensas: velaré un poco. Piensas: las espinas huelen a nieve. Y entonces, por primera vez desde que despertaste en el hoyo, duermes, y nadie le tiende las manos a nadie, y no sueñas.
    .title = Bajo la raíz

section-dark_paths-37 = Te tumbas, o ya llevas un rato en el suelo; cuesta decir dónde acaba lo uno. La nieve viene y se cierra sobre ti como una tapa. Cuida las esquinas, como se hace una cama en una casa que espera invitados. No duele. El frío que te seguía desde la mañana se acerca por fin, y resulta que solo era tímido. Se te abren las manos. Una estaba quemada y la otra helada, y ahora son iguales. Tenías una pregunta. Era corta, se refería a ti, y te aferras a ella cuanto puedes, como una criatura a su moneda entre el gentío, hasta que tus dedos olvidan cuál la llevaba. En algún sitio, arriba, hay viento; más arriba aún es por la mañana, y por la tarde, y por la mañana. Un hielo claro te crece sobre los ojos abiertos, y miras a través de él. No, no duele. Solo es largo.
    .title = El sueño de hielo

section-dark_paths-38 = No te matan. A varios les sorprende, y a uno hay que decírselo dos veces. En lugar de eso recibes un aro de hierro en el tobillo, todavía caliente de la fragua, y un sitio en el trineo entre una mujer con una cuchara y un hombre al que el hielo pilló en mitad de un bostezo. El skral que cierra el aro a martillazos está resfriado. Te toma por la muñeca la mano quemada, la levanta para que la vean los demás, y dejan de cantar. «Shron —te dice, despacio y fuerte, como se habla a los extranjeros— paga». Piensa cómo decir el resto. «Por gente. Que se lo ha encontrado». Y se pasa la palma por delante de la cara, de la frente a la barbilla, y cuando ha pasado ya no queda nada, ni sonrisa ni resfriado, nadie en casa. Luego vuelve a sonreír, porque es un buen truco y él tiene hijos. Los patines empiezan a sisear. Detrás de ti, la nieve va llenando tus huellas, primero las últimas.
    .title = La cadena

section-dark_paths-39 = Corréis hasta dejar atrás los cantos, luego hasta dejar atrás los gritos, y caéis a la vez en un ventisquero. El niño sale primero. Tendrá diez años, lleva un saco por camisa y está furioso porque has tardado tanto. «He preguntado a todo el mundo por Sennet —dice—. En todos los campamentos. Hasta a los skrals». Se limpia la nariz con la arpillera, te mira, la mano quemada, la media bufanda, y se le pone la voz rara. «Y antes de irse, la que preguntaba era ella. Tres días, de tienda en tienda. A todo el mundo le preguntaba por ti». Sennet. Te entra como una llave. Abajo, en la ladera, las antorchas han dado la vuelta.
    .title = El niño
    .way-tents = Deja que te lleve a las tiendas
    .way-lead_away = Haz que huya y atrae a los skrals tras de ti
