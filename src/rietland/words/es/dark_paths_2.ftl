# Sendas oscuras, segundo capítulo: El precio.
# El texto de una sección es su relato; `.title` su título, `.way-…` lo que se puede elegir.

section-dark_paths-40 = La chamana se llama Ellin, y habla mientras trabaja, echando al fuego cosas que estallan. «Hace tres lunas llegaste aquí con una exploradora. Sennet. Toda la noche discutiendo por el buen camino, y ninguno de los dos era bueno». Te da algo caliente y amargo. «En la marcha se quedó dormida, como se duerme la gente este invierno. Te la echaste a la espalda y te fuiste hacia la gran cueva. Os seguí con la vista. Dos cabezas, un solo rastro». Algo estalla. «De vuelta no te trajo nadie». No es un reproche. Sostienes la taza, y en el vapor está el nombre, y cada vez que respiras está ahí de nuevo. Cuando la taza se acaba, la espalda se te ha enderezado por sí misma.
    .title = La tienda de Ellin
    .way-ask_price = Pregúntale qué se compra en la cueva
    .way-ask_arms = Pídele armas al jefe
    .way-leave = Márchate antes del alba

section-dark_paths-41 = «Nuestro lago ya lo has cruzado —dice el hombre de la red, como otros hablan del tiempo—. Con una muchacha a la espalda, dormida, con hielo hasta la barbilla. Por lo más hondo, todo recto. El Viejo subió debajo de vosotros a mirar. Dijimos: bueno, pues ya está». Corta un hilo con los dientes. «Te dejó pasar. No lo hace nunca». Los demás asienten; lo han hablado muchas veces. «Luego vino un conductor con media bufanda. Dejó un recado para ti, por si seguías con vida. Nos lo hizo repetir tres veces». Suelta la red y lo dice con cuidado, de una pieza: «Ya has pagado. No pagues dos veces». Después una mujer te cuelga del cuello un odre lleno, le da una palmada, y te da otra a ti.
    .title = Entre las redes
    .way-old_diver = Pregunta por el viejo buzo
    .way-sledge = Pide prestado un trineo de hielo
    .way-on_foot = Ponte en camino a pie

section-dark_paths-42 = Cuando despiertas, la mujer de las pezuñas está sentada a la boca de su cubil, con tres montoncitos delante: algo rojo, algo azul, algo blanco y fibroso que aún tiene tierra. Las espinas las ha apartado. Mira los montones como se busca una palabra que se tiene en la punta de la lengua. Pone lo azul junto a lo blanco. Lo devuelve a su sitio. De la garganta le sale media sílaba, y se golpea la frente con los nudillos, no muy fuerte, como se llama a una casa en la que se cree que hay alguien. Entonces ve que has abierto los ojos y te lo enseña con las dos manos: ahí. ¿Lo ves? Para tu desayuno ha cascado nueces, y te ha guardado las grandes.
    .title = Musgo y espinas
    .way-help_her = Intenta ayudarla
    .way-follow_her = Deja que te guíe por sus sendas

section-dark_paths-43 = Algo te gotea en el párpado, y la gota está tibia. Sigues con vida; lleva su tiempo, y ninguna parte es cómoda. A tu lado, un fuego ha quedado en brasas. Alguien lo hizo cerca, pero no demasiado, estuvo aquí lo bastante para dejar un hueco y volvió a marcharse. Ningún recado. Solo un trozo de cinta amarilla, atado al último leño para que no quemaras también ese. Conoces esa cinta. Un fuego así lo hiciste una vez para alguien que dormía, y te quedaste en el lado frío. Eso, al menos, está. Pero cuando miras lo demás, todo lo que habías ido recogiendo con tanto trabajo, hay huecos en la fila, y por ellos entra la nieve.
    .title = Deshielo
    .way-tracks = Busca huellas alrededor del fuego
    .way-wander = Ve adonde quieran ir tus pies

section-dark_paths-44 = Shron es más grande de lo que se cuenta y viste mejor. Va y viene delante de ti, nueve pasos y nueve pasos, mientras dos guardias estudian el suelo de la tienda. «El Sin Rostro —dice—. ¿Qué pide? ¿Qué da? ¿Pesa primero la cosa, o se fía de tu palabra?». No espera respuesta. Ya ha preguntado a otros; duermen en fila junto a la lona. «Yo tuve algo —le dice al palo de la tienda— que me gustaría tener otra vez». Entonces recuerda que estás ahí y frunce el ceño, por guardar las formas. El aro de tu tobillo tiene una cerradura como un pan, con herrumbre en el ojo. Descubres que sientes más curiosidad que miedo.
    .title = Cadenas
    .way-pick_lock = Hurga en la cerradura mientras habla
    .way-challenge = Desafíalo
    .way-bribe = Ofrécele al guardia un trato tuyo
    .way-listen = Escucha

section-dark_paths-45 = «Fue un hombre —dice Ellin—. Veía venir las cosas, siempre un poco más lejos que los demás, y al final vio tanto que no soportó la idea de estar presente. Así que se fue. Lo que hay en la cueva es lo que dejó: su sombra. Sin rostro, porque no queda nadie que lo tenga». Le da la vuelta a un leño. «Comercia. Compra lo que te hace ser quien eres, y paga con lo que amas. Nunca ha engañado a nadie. Siempre cumple su palabra, eso es lo terrible». Una chispa salta a la alfombra, y la apaga con el pulgar. «Al final pregunta si estás conforme. La próxima vez, toma aire antes de contestar».
    .title = Lo que sabe Ellin
    .way-ask_arms = Pídele armas al jefe
    .way-set_out = Ponte en camino

section-dark_paths-46 = Takota la abre él mismo: un foso bajo una piel, y en el foso lo que queda. Es el jefe de los yetohe, y la última vez que durmió era otra estación. Del cuello, en un cordón, le cuelga un pedazo de arcilla rota. «Una cosa —dice—. Lo demás lo necesito para los que se quedan». Levanta el farol. Hay una hoja de acero, larga y recta, con un río en el metal. Hay pieles, recién cepilladas. Hay leña, apilada como otros apilan la plata, y un puchero de barro para llevar brasas. Mientras miras, él te observa las manos, luego los hombros y lo que llevas en ellos, y su cara no dice nada. «Una —dice Takota—. Y después la devuelves».
    .title = La armería del jefe
    .way-take_blade = Toma la hoja
    .way-take_furs = Toma las pieles
    .way-take_firewood = Toma leña y un puchero de brasas
    .way-show_tablet = Acerca tu media tablilla a la suya

section-dark_paths-47 = Está sentado junto a un agujero del suelo, con los pies en el lago. Tiene los ojos blancos como huevos pelados. «Muñeca», dice, y toma la tuya, y la escucha con dos dedos. «Ajá. El miedo, verás, también tiene que respirar. Respira más deprisa que tú. Así que paras, y esperas a que gaste todo su aire». Y te hunde la cara en el agua, sin avisar, con toda la amistad. Negro. El corazón te aletea como un pájaro en una chimenea. Esperas. El pájaro se cansa. Y entonces, en la oscuridad que queda, sube algo: un suelo de piedra, alguien sin rostro, tus dos manos tendidas, abiertas. Lo miras hasta el final. Cuando te suelta, hace mucho que no te importa.
    .title = El viejo buzo
    .way-sledge = Toma el trineo de hielo
    .way-on_foot = Ponte en camino a pie

section-dark_paths-48 = El trineo de hielo es una tabla, dos huesos y una vela de piel de pez, y en cuanto lo sueltas empieza a cantar. Los palafitos quedan detrás, luego pequeños, luego son solo una idea. Te inclinas; se inclina. Sería pura alegría si no miraras atrás. Allí el hielo se abre como una boca: primero un labio de agua negra, luego los dientes, que se levantan y se hunden uno a uno en tu rastro, y luego se cierra y ha tragado. No te persigue, te dices. Es solo que va en la misma dirección. Por delante las grietas también han echado a correr, y el trineo, que no tiene freno ni imaginación, canta un poco más agudo.
    .title = Sobre el hielo
    .way-race = Echa una carrera a las grietas
    .way-steer_wide = Da un rodeo por la orilla

section-dark_paths-49 = Todos a quienes preguntas señalan la misma dirección y miran a otra. De modo que encuentras el camino por los codos de la gente. Es una hilera de piedras con gorro de nieve, y entre las piedras el viento, que vuelve a casa. Aquí se divide. A un lado se abre una garganta y murmura. Al otro empieza un prado, muy llano, del que sobresalen cosas pálidas que no son arbustos. En la última piedra alguien grabó una flecha, y otra mano la raspó. Muy al norte, donde el cielo debería ser más oscuro, hay una mancha de aire caliente sobre las montañas. Se hincha; baja; se hincha.
    .title = El camino de la cueva
    .way-gorge = Pasa por la garganta de los Ecos
    .way-meadow = Cruza el prado de los huesos
    .way-stair = Sube la escalera de los grehon
    .way-goat_paths = Toma las sendas de la mujer de las pezuñas
    .way-black_drops = Sigue las gotas de savia negra hasta el cubil de la mujer de las pezuñas
    .way-boy = Ve con el niño, que espera junto al camino
    .way-make_fire = Haz primero un fuego y duerme

section-dark_paths-50 = Aquí no sube el viento ni dura ninguna huella. La senda es del ancho de una pezuña; va por cornisas, bajo labios de piedra, por una grieta donde hay que soltar el aire para pasar, y nunca sube un palmo más de lo necesario. Lo que la abrió sabía de cansancio y de mañas. Y en cada bifurcación, ya a la izquierda, ya a la derecha, hay una cinta atada a un arbusto. Amarilla, con doble nudo. Con la primera piensas en la casualidad. Con la segunda te detienes. Con la tercera se te cierra la garganta: un fuego, una durmiente, ese color en su pelo, y tu espalda contra el viento por ella. Alguien pasó por aquí y quería que lo siguieran, y las ató todas a la altura de tus ojos.
    .title = Sendas de cabras
    .way-cave = Sigue hacia la cueva
    .way-wonder = Pregúntate quién las ató

section-dark_paths-51 = Rojo, azul, blanco. La olla está sobre las brasas, los montones están listos, y la mujer de las pezuñas los mira, te mira, vuelve a mirarlos, y un temblor le recorre el flanco como a los caballos antes del trueno. Que van juntos lo sabes como se sabe una canción sin la letra. Podrías tararearla. ¿El rojo primero, porque necesita más tiempo, o al final, porque quema? ¿Y qué le hará, si te equivocas? Ha tenido tanta paciencia con este cuerpo. Por encima del vapor te tiende la mano. Es una mano de mujer, con tierra bajo las uñas, y está completamente quieta.
    .title = Tres colores
    .way-brew = Prepara el brebaje y dale la mano
    .way-leave_it = Déjaselo a quienes sepan más

section-dark_paths-52 = Ya estás fuera. La cadena se queda atrás hecha un montón, y la noche es inmensa y está de tu parte. La bolsa del guardia se ha venido contigo. Media salchicha, asunto que resuelves en el acto. Un cuchillo, corto y honrado. Un papel plegado en ocho; lo pones a la luna, y es tu propia cara. La boca está mal, pero para hacer esos ojos alguien tuvo que mirarte mucho tiempo, y no sin gusto. Debajo hay un precio. Creías que valdrías más. Más abajo, con una cuña ante cada patín, el trineo de los durmientes espera la mañana, y desde allí baja la cuesta, lisa y blanca, hasta los fuegos de los yetohe.
    .title = Una cadena suelta
    .way-run = Corre
    .way-free_sledge = Quita las cuñas de una patada y deja rodar a los durmientes

section-dark_paths-53 = Da un paso atrás. Solo uno, y después se mira el pie como si hubiera hablado sin permiso. Los guardias han dejado de respirar. Luego algo empieza muy hondo en su pecho, y sube, y pasa un rato hasta que sabes con certeza que es risa. «Años —dice Shron, secándose los ojos con la punta de la trenza—. Nadie. En años». Se quita el casco. Debajo tiene el pelo aplastado y gris, y de pronto es el hijo de alguien. Te pone el casco en la cabeza y le da dos golpes. «Eso, y tu vida. Es un préstamo. Querré las dos cosas de vuelta». El casco te queda enorme. Por las ranuras el mundo parece algo a lo que se podría asustar.
    .title = Shron se ríe
    .way-go_on = Márchate antes de que cambie de idea

section-dark_paths-54 = Te quedas sin hacer ruido, y al cabo de una hora se han olvidado de ti, como se olvida a un perro. Quien lo cuenta es el joven. «Fue él mismo, el invierno pasado. Le pidió la cara de su padre. Nada más. El viejo lleva veinte años muerto, y se lo habría devuelto, vivo, con su pipa». «¿Por una cara?». «Por acordarse de ella». El mayor lo calcula despacio, moviendo los labios. «Entonces no lo habría reconocido». «Así que dijo que no». Miran la cortina tras la que Shron duerme, o no. «Y desde entonces le da vergüenza». De modo que así hace sus cuentas. Compra lo que te hace ser quien eres y paga con lo que amas, y allí mismo tendisteis las manos Shron y tú.
    .title = Lo que dicen los guardias
    .way-wait = Espera el relevo de la guardia
    .way-tell_shron = Dile a Shron qué habrías hecho tú

section-dark_paths-55 = Otra vez no, dice tu cuerpo, que olvida menos que tú. Pero es otra vez. Verde, luego negro. La boca se te cierra por su cuenta, las piernas se encogen, la mano quemada va palpando la cara de abajo del hielo en busca del punto delgado, porque siempre hay un punto delgado, ¿y eso cómo lo sabes? Aquí. Lo abres con la frente. Sales a trozos, ruedas de espaldas y echas vapor como una sopa. Allá en el fondo el trineo sigue cantando. En la orilla te escurres el pelo, y se te rompen las puntas.
    .title = Agua fría
    .way-go_on = Sigue, deprisa

section-dark_paths-56 = «Mattis», dice la garganta. Espera. «¿Orlo? ¿Ketil? ¿La pequeña Anna?». Tiene una voz agradable, algo monótona, como quien lee una lista ante una puerta, y tras cada nombre deja el tiempo justo para que alguien diga que sí. Las paredes son tan lisas que te ves caminar en ellas. «Hedwin. Tamo». Junto al sendero hay bultos de hielo, altos como personas, algunos con una mano detrás de la oreja. «¿Capitán? ¿Hermana? ¿Tú?». Cien nombres, y con cada uno se te abre un poco la boca. Sería tan fácil. Un nombre es una cosa cálida, aunque ya lo haya llevado otra gente. «¿Y bien?», dice la garganta.
    .title = La garganta de los Ecos
    .way-answer = Responde a uno
    .way-stop_ears = Tápate los oídos y camina

section-dark_paths-57 = Cruje, pises como pises. De la nieve salen costillas en hileras, como barcas que alguien empezó y dejó por desánimo. Vas por la mitad cuando uno de los montones de nieve se pone en pie y se sacude. Tiene los brazos de un gor y el cráneo plano de un gor, y luego demasiado de todo: hombros, mandíbulas, placas de cuerno donde la piel, que se quedó pequeña, ha reventado. Un wargor. Fue un gor, dicen, antes de ir adonde vas tú. Por un momento el gor sigue ahí, en los ojos pequeños, como alguien asomado a la ventana de una casa en llamas. Luego te encuentran.
    .title = El prado de los huesos
    .way-fight = Combate contra él
    .way-roar = Ponte el casco de Shron y ruge
    .way-volpin = Deja que el volpin se lo lleve
    .way-throw_food = Tírale el odre y corre

section-dark_paths-58 = Alguien ha tallado una escalera en el acantilado para gente con muy buenos pulmones. Hace mucho que has dejado de contar cuando una lanza baja y cruza el peldaño justo delante de tu nariz. El hombre del otro extremo lleva una capa de plumas, largas y grises, y cada una se mueve por su cuenta. «¿Quién va?», pregunta. No es un saludo. Es una cerradura, y te observa como se observa una mano que busca la llave. Más arriba sacuden grandes alas como si fueran alfombras. El vigía no tiene otra cosa que hacer hoy. Por lo que parece, lleva años sin tener otra cosa que hacer, y ha disfrutado de cada día.
    .title = La escalera de los grehon
    .way-own_name = Dile tu nombre
    .way-three_hands = Di: una de las tres manos
    .way-nobody = Di: nadie

section-dark_paths-59 = Lo haces detrás de una roca, donde no se ve desde el camino, y pequeño, como se cuenta un secreto. Luego duermes. Sueñas que duermes en otro sitio, sobre un suelo de piedra, junto a un hogar, y que a tu lado alguien vela. Tiene la barbilla en las rodillas. De vez en cuando alarga la mano para comprobar que respiras, se enfada consigo misma y vuelve a hacerlo. Te gustaría decirle que ya puede dormir, que ahora te toca a ti; pero en el sueño tienes la boca llena de nieve. Al despertar todo es gris, las brasas viven bajo la ceniza, y el calor te llega hasta los huesos, como a quien ha dormido bajo buena guardia.
    .title = El último fuego
    .way-go_on = Sigue adelante

section-dark_paths-60 = Nadie la ha labrado, nadie ha puesto un aviso. Es, sin más, el sitio donde la montaña deja de disimular. La cueva es alta como la puerta de un castillo, y de ella sale aire caliente, luego nada durante un rato, luego aire caliente. Delante, la nieve se ha derretido hasta la roca. Entran muchas huellas. Las que salen las estudias hasta dar con una cuyo pie izquierdo no es del mismo animal que el derecho; después ya no las estudias. Quien entra sin una voluntad firme, dicen en las tiendas, sale convertido en otra cosa. Tu mano quemada ha empezado a latir al ritmo de la montaña. Ya estuvo aquí una vez, y está en contra.
    .title = Ante la gran cueva
    .way-enter = Entra
    .way-dare = Entra a pesar del miedo
    .way-make_fire = Haz un fuego y reúne valor
    .way-eat_berries = Cómete las bayas y espera a que se te vaya el sueño
    .way-call_out = Llama a quien comercia aquí

section-dark_paths-61 = Hierve, se aclara, ella bebe, y casi te rompe los dedos de tanto apretar. Vuelves la cara; parece lo decente. Suena como cuando en primavera se quiebra el hielo de un río. Después hay alguien sobre dos pies desnudos, pies humanos, que se balancea como un marinero en tierra y dice con voz oxidada: «¿Dónde está mi abuela?». Y luego, con asombro: «Soy Orennah». Se ríe. Te mira, y la risa se vuelve más lenta. «Lo vi. Estaba allí, en la oscuridad, sobre esas patas. Quería lo que te hace ser quien eres, y se lo diste, todo, y te pagó con el aliento de ella. Vi lo que diste. Ni siquiera preguntaste qué te quedaría».
    .title = Orennah
    .way-go_on = Ve con ella

section-dark_paths-62 = Llega sin trompetas. Llega como el gato al que has llamado por toda la casa y que estaba desde el principio en la silla. Es tuyo. Lo han gritado de patio a patio y lo han bordado en cuellos; lo han dicho con rabia, y delante de la sopa, y a oscuras, y una vez, no hace mucho, una muchacha medio dormida, que creía que te habías ido. Lo dices en voz alta. La roca te lo devuelve sin un error. Así que nunca se perdió, y no lo tenía nadie. Solo esperaba a que alguien preguntara por él. Te lo pones como una bota, te plantas en él y das dos pisotones. En algún lugar de allá arriba, donde una escalera deja la senda, el asta de una lanza responde con dos golpes.
    .title = El nombre
    .way-go_on = Sigue adelante
    .way-stair = Sube la escalera hacia quien golpea

section-dark_paths-63 = Por esta piedra ya has pasado. Tiene cara de panadero, y te ve ahora por cuarta vez. Al lado hay pisadas; al principio te alegraste, porque donde hay pisadas hay gente. Luego pusiste la bota en una. Cuánto llevas dando vueltas no lo sabes, solo que al comienzo corrías, y que detrás de ti llamaba algo que desde entonces se ha vuelto a casa. El círculo es tuyo. Lo has pisado hondo y limpio, conoces cada hoyo y cada curva, y lo espantoso es lo bien que se anda por él. Se podría vivir aquí. Bastaría con no pararse.
    .title = En círculo
    .way-go_on = Rompe el círculo

section-dark_paths-64 = El wargor ha caído, y en el silencio se oye cómo la nieve se asienta a su alrededor. Al final te miró con sus primeros ojos, los pequeños, y parecía a punto de acordarse de algo. Conoces eso. Muy cerca, entre las costillas, hay un casco de jinete, boca arriba y rajado hasta el borde; nadie volverá a ponérselo, pero alguien lo usó de despensa. Bajo una hoja, secas como el primer día, encuentras un puñado de bayas azules. Te las guardas, das las gracias a los huesos en general y los rodeas como se rodea a la gente sentada en el suelo.
    .title = El prado en calma
    .way-go_on = Sigue adelante
    .way-black_drops = Llévale las bayas a la mujer de las pezuñas, tras sus gotas de savia negra

section-dark_paths-65 = Te tiene por el hombro, y sacude, y pasa el cielo, y la nieve, y el cielo. Golpeas cuanto se deja golpear. Luego, entre dos sacudidas, paras; no es sabiduría, es que ya no queda nada. Y él también para. Un momento más te retiene entre los dientes, resoplando, caliente, perplejo. Después te deja en el suelo, casi con cuidado, y se va trotando sobre los huesos sin volverse. Así que es eso: lo que se rinde, lo suelta. Te sale vapor de la manga, y le das vueltas al asunto; pero lo mires por donde lo mires, no es un consuelo.
    .title = El mordisco
    .way-go_on = Sigue adelante

section-dark_paths-66 = «Entonces llegas tarde», dice el vigía, y aparta la lanza. Arriba hay viento, piedra blanca y grifos que duermen con la cabeza bajo el ala, como gallinas, si alguna vez te ha dado miedo una gallina. «Os vi aquel día, abajo, en la peña. La muchacha sostenía el farol, el conductor cantaba y tú tallabas la piedra. Tres manos. Lo que uno deba, lo pagarán los tres. Un buen juramento. Se oyó hasta aquí». Se lleva la mano a la capa, lo piensa mejor y le arranca una pluma al grifo más cercano, que gruñe y sigue durmiendo. Es más ligera de lo que debería. «Hace pesar lo que es mentira», dice. En tu palma se levanta, muy poco, y ahí se queda.
    .title = La pluma
    .way-go_on = Sigue hacia la cueva

section-dark_paths-67 = No te pasa nada. Entras y sigues siendo quien eres, y es como cruzar un patio lleno de perros dormidos. El pasadizo tuerce, vuelve a torcer, se ensancha, y al fondo hay un hogar sin fuego. Al lado, una muchacha, con la barbilla en las rodillas. No hay cadena, no hay rejas, y la nieve de sus botas es reciente. Lleva el pelo suelto; debió de quedarse sin cinta. Por cada día ha rayado un trazo en la piedra, luego por cada semana, luego lo dejó. Encima de ella pone, con letra tan pulcra como en una caja: se recoge dando el nombre. No levanta la cabeza. Han venido tantas cosas por ese pasadizo, y ninguna la conocía.
    .title = Dentro
    .way-call_sennet = Llámala Sennet
    .way-ask_her = Pregúntale quién es

section-dark_paths-68 = Aguantas once pasos. Luego la cueva te levanta como una piedra plana en un jardín, te da la vuelta y mira la parte de abajo, esas cosas pálidas que huyen de la luz. Se toma su tiempo. No es cruel, solo curiosa. Oyes un sonido, no es de los tuyos, y sale de tu boca. Después estás otra vez fuera, a gatas, y cuentas: dedos, dientes, pies. Está todo, y todo del derecho. Pero el pelo te cruje al apartarlo de los ojos. Le ha crecido escarcha, blanca hasta la raíz. Te acercas un mechón a los labios y le echas el aliento, mucho rato, y no se derrite.
    .title = Escarcha
    .way-call_out = Llama a quien te ha hecho esto

section-dark_paths-69 = Te sientas de espaldas a la cueva, para que vea lo que opinas de ella, y haces un fuego. Tiene hambre. Lo alimentas con lo que más tienes, con todo lo que no sabes. Cuántos años tienes: al fuego. Si en casa alguien sigue poniéndote un plato. De qué tenías miedo en la infancia, si hubo miedo, si hubo infancia. Arde bien, con llama clara y casi sin humo. Cuando vas a echar más, solo queda un montoncito pequeño y prieto, y no prende: estas manos, estas botas, las ganas de sacar a alguien de ahí. Te levantas. Tu sombra corre por delante, un buen trecho hacia dentro.
    .title = Valor
    .way-go_on = Ahora

section-dark_paths-70 = Está en la boca de la cueva, y no sabrías decir desde cuándo. Es alto, gris y tiene unos modales excelentes. Donde debería haber un rostro hay algo liso, como el lugar de una pared donde estuvo colgado un cuadro. «Vienes por la otra mitad», dice, y te tiende un cuenco de nieve. Miras dentro, y está todo: el patio, el perro, las voces de la cocina, años enteros, limpios y bien apretados. «Bebe, y vuelve a ser tuyo. Lo he tenido en orden». Hace una pausa, para que no haya malentendidos. «Y ella dormirá de nuevo. Ese era el precio: devuelvo lo uno, recupero lo otro». La nieve centellea. «¿Estás conforme?».
    .title = El Sin Rostro
    .way-drink = Bebe
    .way-pour_out = Vuelca el cuenco y márchate, sin nombre
    .way-turn_bargain = Vuelve el trato contra él
    .way-serve = Ofrécete a servirlo, si ella y tú conserváis lo que tenéis
    .way-take_her_place = Ofrécete a dormir en su lugar

section-dark_paths-71 = «Sennet», dices. No levanta la vista enseguida; lo ha oído tantas veces por dentro. Luego lo ves llegar, primero a los hombros, a los ojos lo último. Se ríe, y a la mitad la risa se da la vuelta y es llanto, y te tiene agarrada la mano quemada y ya no la suelta. Te lo cuenta todo. Lo cuenta mal y sin orden, limpiándose la nariz con la manga: cómo te arrodillaste aquí con las manos abiertas, cómo él pidió lo que te hacía ser quien eras y pagó con el aliento de ella, cómo despertó y te gritó, y tú la miraste con amabilidad, sin conocerla. Salir podía cuantas veces quisiera: preguntó por ti de tienda en tienda, ató cintas, encendió fuegos para quien yaciera en la nieve, y todos los caminos volvían a acabar aquí, donde hay que venir a recogerla. «Cabeza de nabo —dice Sennet—. Pedazo de nabo. Encima diste las gracias».
    .title = Sennet
    .way-go_out = Salid y plantadle cara

section-dark_paths-72 = «¿Quién eres?», preguntas, y ves apagarse en ella algo que no habías notado que ardiera. «Ya está —le dice al hogar—. Más visitas». Pero es educada, o se aburre, de modo que lo cuenta. Dormía en el hielo. Alguien la trajo hasta aquí y le compró el aliento al de ahí fuera, y pagó con lo que hace que una persona sea quien es, con todo, hasta el nombre; luego se levantó, le deseó un buen día y se fue por la nieve. «Lo hizo con buena intención —dice la muchacha—. La gente se emociona mucho cuando lo cuento. Yo habría preferido que me preguntaran». Te mira la mano, la quemada, y no dice más. Con cada aliento que no gasta en ello, vas encogiendo un poco.
    .title = La muchacha del hogar
    .way-go_out = Sal y plántale cara
    .way-trade_names = Dile tu propio nombre y pregúntale el suyo

section-dark_paths-73 = No tocas el cuenco. Te tiembla la voz, así que la haces lenta. «Compraste lo que yo era —dices—. Pero mira. Ha vuelto. De la nieve, del humo, de gente que me había guardado un poco. Pedazo a pedazo, por sí mismo. A ti no te lo he comprado, ni yo ni nadie. ¿Qué tienes, entonces? No se pagó nada». El viento se ha callado. «Y donde nada se pagó, nada se debe. Ella es libre, y yo también, y tú llevas aquí todo el invierno con la mano vacía». No es mal argumento. Ves cómo le da vueltas, detrás de esa superficie lisa, y cómo lo pone a la luz. Ahora solo falta que te crea.
    .title = La vuelta
    .way-say_it = Dilo de corazón y no apartes la mirada

section-dark_paths-74 = Sabe a nieve, y luego sabe a todo. Vuelve en orden, como prometió, sin nada perdido, sin una arruga: la cocina, el perro, la primera manzana robada, un camino, una peña, una discusión sobre la buena ruta que duró toda una noche, y la nuca de una muchacha, siempre un poco por delante, con una cinta. Sabes tu nombre, y todos los demás. Sabes el ruido que hizo al dormirse en la marcha, entre dos palabras. Sabes, sobre todo, a quién has perdido. Cuando te das la vuelta, está contra la pared de la cueva, en hielo claro, con la boca abierta para decirte algo. El del cuenco ha cumplido su palabra y ya no está. Te quedas con ella hasta que clarea. Por la mañana haces lo que ya hiciste una vez: te arrodillas, te pasas sus brazos fríos por los hombros y te levantas. Pesa exactamente lo que recuerdas. Después te vas a buscar otro camino.
    .title = Todo menos ella

section-dark_paths-75 = Vuelcas el cuenco. Hace un ruido pequeño, casi nada para tantos años. «Como quieras», dice el Sin Rostro, y se le nota que eso no lo había hecho nadie. Luego caminas. Cien pasos más allá alguien camina a tu lado, con el pelo suelto y a zancadas, riñéndote sin pausa. El camino a casa es largo. Viajas sin ser nadie en particular, y es una manera ligera de viajar. Por las noches ella te habla de ti, poco a poco, como se da de comer a alguien después de una enfermedad. Que cantas mal. Que una vez llevaste a cuestas una cabra por un puerto, sin que nadie te lo pidiera, y menos que nadie la cabra. Cómo te reíste sobre cierta peña. Una parte se la inventa, sospechas; en las partes bonitas se pone colorada. Cuando asoman los primeros tejados ya tienes formada una opinión. No os conocisteis nunca, esa persona de antes y tú. Pero os habríais caído bien.
    .title = Sin nombre

section-dark_paths-76 = Les da una vuelta más a tus palabras. Luego mira dentro del cuenco, sin tener con qué mirar. Hay un poco de agua. «No —dice despacio—. No se pagó nada». Y por espacio de un aliento el Sin Rostro tiene rostro. Es el de un hombre que ya no es joven, con ojos cansados e inteligentes que han visto venir demasiadas cosas. Esta no la vieron, y se avergüenzan. Abre la boca; a lo mejor solo quiere preguntar qué día es. Después hay viento, y un cuenco que rueda de canto por la roca desnuda, una vuelta, otra vuelta, hasta que se tumba. En la boca de la cueva no hay nadie. «Vaya —dice una voz detrás de ti—. Te lo has tomado con calma». Hay sol en la nieve, de ese delgado, sin fuerza todavía; pero algo gotea. Dos rastros se alejan de la cueva, a ratos juntos, a ratos separados, donde uno echó a correr y arrojó algo. En la primera bifurcación la nieve está toda pisoteada. Parece que hubo una discusión sobre el buen camino.
    .title = Nada se debe

section-dark_paths-77 = Lo piensa. Es una oferta honrada, y él siempre lo ha sido. «Puede hacerse», dice, y te pone el cuenco en las manos, y te extraña que pese tan poco. De modo que ella queda libre. Conserva su aliento, tú conservas lo que tienes; no se ha engañado a nadie. La ves bajar por la ladera, volverse, hacer visera con la mano y no encontrarte, aunque no te has movido. Ya no hace frío. Es lo primero que notas. La mano quemada no duele, la otra tampoco. Pasan días, o algo que tiene su color. De cuando en cuando levantas un dedo para rascarte la nariz, hasta que pierdes la costumbre. Aprendes a tener la nieve en orden. Aprendes a hacer la pregunta de manera que se entienda. Estás en la boca de la cueva con un cuenco en las manos, y esperas, y esperar no cuesta nada. Y viene gente. Siempre viene. Siempre hay algo que querrían tener otra vez.
    .title = Al servicio

section-dark_paths-78 = Esta vez lo reconoces. Lo reconoces en que el suelo se ablanda y llegan los pensamientos amables. Hasta lo dices en voz alta: «Sé lo que eres». El sueño no lo niega. Ya que de todos modos vas a sentarte, te sientas al abrigo de una piedra, de cara al lado por el que podría venir gente. El tiempo que queda lo empleas en hacer el equipaje. Lo que has vuelto a encontrar lo pliegas muy pequeño y lo pones en la mano quemada, la que todo el mundo mira primero. Cierras los dedos encima, y el hielo se cierra sobre los dedos, claro como el vidrio, y te los mantiene cerrados. Alguien te encontrará. Alguien con un trineo, o con pezuñas; alguien con una cinta, quizá, y la mano abierta, que no sabe pasar de largo ante quien duerme. Pegará el oído al hielo. Irá a buscar leña. Lo pequeño bajo lo grande, piensas, y una puerta para el aire; y aún estás en ello cuando se acaba el pensar.
    .title = Otra vez el hielo

section-dark_paths-79 = «En su lugar», repite el Sin Rostro, para fijar bien los términos. No regatea. Solo pides que sea pronto, antes de que te vuelva la sensatez, y que alguien le diga el camino a casa: el bueno, no ese en el que ella va a empeñarse. Luego entras hasta el hogar frío y te acuestas donde la piedra ha tomado la forma de un cuerpo dormido. Has tenido camas peores, y menos gente en quien pensar en ellas. El hielo empieza por los pies. Va por el pecho cuando la oyes venir, corriendo, resbalando, con palabras que solo puede haber aprendido de ti. Cae de rodillas. Llega tarde por el ancho de una mano. Así que te pone la boca en el oído, y ahí, con toda calma, como se le dice a alguien la hora, una voz de muchacha hace una promesa. Te gustaría contestar que no merece la pena. Pero la conoces lo bastante para saber que la cumplirá. Es lo último que oyes, y con eso se puede dormir.
    .title = En su lugar

section-dark_paths-80 = Ladea la cabeza. Esperas que se abra la tierra, o una carcajada; pero nunca se ha reído de nadie, no es de esa clase. «Ya te gustaría», dice, y lo dice con suavidad, y eso te quita de las rodillas el último hueso. Todo lo que habías armado tan bien se deshace en el silencio y resulta que eran palabras. El cuenco sigue ahí, en las mismas manos grises, a la misma altura cortés. Solo que la nieve ha empezado a derretirse. Una voz de algún verano sube con el vaho, se adelgaza y ya no está. «Me temo —dice el Sin Rostro— que esto no se conserva».
    .title = No te cree
    .way-drink = Bebe antes de que no quede nada
    .way-pour_out = Vuelca el cuenco
    .way-take_her_place = Ofrécete a dormir en su lugar
    .way-serve = Ofrécete a servirlo
