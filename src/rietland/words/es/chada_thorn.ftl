# Chada & Thorn: aventuras, héroes y cartas. Las etapas están en chada_thorn_maps.ftl.
# El texto de una carta es su nombre, `.note` su historia; las cartas de la historia se leen en voz alta.

legend-chada_thorn-intro = Arrojados a la costa
    .intro = El Aldebaran volvía a casa cuando el mar se alzó bajo él. Ahora hay tablas, cabos y dos nadadores, y detrás de ellos algo oscuro que es más lento, pero no se cansa.
    .number = Introducción
legend-chada_thorn-1 = Los Arrecifes del Condenado
    .intro = Entre agujas de roca, donde una vez se abandonó a su suerte a una tripulación desterrada, Chada y Thorn salen a rastras del oleaje. En lo alto del acantilado hay un faro que nadie ha encendido en toda una vida. A sus espaldas, la niebla se pone una corona y los sigue, sin prisa.
    .number = Aventura 1
legend-chada_thorn-2 = Los Páramos Sombríos
    .intro = Más allá de los acantilados solo hay brezo e intemperie, y la sentencia de un viejo rey grabada en piedra: lo que esté al norte de las montañas debe quedarse allí. Al oeste, dos que no piensan quedarse han visto mástiles.
    .number = Aventura 2
legend-chada_thorn-3 = El Bosque Maldito
    .intro = No hay barco, así que van hacia el sur, por un bosque que se traga todos los ruidos. Un curtidor se ofrece a mostrarles el camino. No pide nada, salvo que guarden la distancia cuando oscurezca.
    .number = Aventura 3
legend-chada_thorn-4 = Las Montañas Infranqueables
    .intro = Al otro lado de la gran muralla viven los enanos de plata, fuera del alcance de la Maldición, y hay una puerta. Callem, el renegado por quien se pronunció la Maldición, también la ha encontrado. No tiene intención de compartirla.
    .number = Aventura 4

## Cartas de la historia

card-chada_thorn-intro-story = El Aldebaran encalló a oscuras, y cuando la campana dejó de sonar ya no había barco del que colgarla. Chada salió a flote junto a medio bote; Thorn, debajo de una escotilla. Entre dos olas vieron una playa. Entre las dos siguientes vieron detrás de ellos, donde se había hundido el mástil, una oscuridad que no era agua. Se movía cuando se movían ellos.
    .title = El Aldebaran
    .rule = Ambos héroes deben llegar a su casilla de meta: Chada a la roca de las gaviotas, Thorn a la cala seca. La Maldición sigue la línea continua. Si alcanza o adelanta a uno de vosotros, perdéis. Cada uno tiene una sola pila y solo puede mover.
card-chada_thorn-intro-end = Se quedaron tendidos en la arena hasta que supieron distinguirla del mar. Thorn contó: dos. Chada contó sus flechas: ninguna. Entonces, en algún lugar entre los restos, alguien afinó un laúd, mal, y se rieron hasta que les dolió. Ninguno de los dos miró atrás. Pero los dos subieron un poco más por la playa.
    .title = Arena
card-chada_thorn-1-story = { $party ->
        [1] Había metido a los dos últimos pasajeros en el último bote, y no quedaba sitio para un tercero. Así que el mar llevó a Stinner a donde quiso: entre agujas de roca que llevan el nombre de una tripulación que un rey hizo desembarcar aquí. Salió de entre ellas, calado hasta los huesos, y se volvió, de tanto silencio como se había hecho. La niebla del agua se había juntado y se había puesto en pie. Llevaba una corona. Venía al paso, como quien sabe dónde está la puerta, y que está cerrada.
       *[other] Un rey hizo desembarcar aquí una vez a una tripulación, y las rocas llevan su nombre, porque no quedaba nadie más que pudiera darles uno. Chada y Thorn salieron de entre las agujas, calados hasta los huesos, y se volvieron, de tanto silencio como se había hecho. La niebla del agua se había juntado y se había puesto en pie. Llevaba una corona. Venía al paso, como quien sabe dónde está la puerta, y que está cerrada.
    }
    .title = Una corona de niebla
    .rule = { $party ->
        [1] Debes llegar al faro apagado: a la plataforma o a la puerta del muro, como prefieras.
       *[other] Ambos héroes deben llegar al faro apagado: Chada a la plataforma, Thorn a la puerta del muro.
    }
card-chada_thorn-1-symbols = { $party ->
        [1] A media altura oyó que alguien llamaba desde abajo, desde la roca. No era una criatura, decidió Stinner; las criaturas no dicen por favor. No había nadie que pudiera quitárselo de la cabeza.
       *[other] A media altura oyeron que alguien llamaba desde abajo, desde la roca. No era una criatura, decidió Thorn; las criaturas no dicen por favor. Chada ya buscaba por dónde bajar.
    }
    .title = Una voz en la roca
    .rule = { $party ->
        [1] Novedades de estas etapas: casillas que dan o quitan voluntad, un reloj de arena o flechas que llevarse, cartas de niebla que robar, símbolos que hacen avanzar o retroceder a la Maldición. El náufrago te acompaña si paras donde llama.
       *[other] Novedades de estas etapas: casillas que dan o quitan voluntad, un reloj de arena o flechas que llevarse, cartas de niebla que robar, símbolos que hacen avanzar o retroceder a la Maldición. El náufrago acompaña al héroe que para donde llama.
    }
card-chada_thorn-1-alone = Stinner contó lo que tenía: un arpón, dos manos y madera de deriva para tres fuegos. Con menos se había hecho a la mar.
    .title = Solo
    .rule = Juegas en solitario, con tres reglas propias. En un combate puedes añadir la carta superior de una segunda pila. Ganas en cualquier casilla de meta. Tus hogueras se usan en tu turno, cuantas quieras, y el turno sigue: cada una da 1 punto de voluntad y gira una carta de héroe a la cara soleada, o pone la carta superior de una pila debajo de ella.
card-chada_thorn-1-end = { $party ->
        [1] Desde allí arriba vio la isla entera de una vez, y era más grande de lo que esperaba: brezal, bosque y, lejos al sur, una muralla de montañas. La leña del brasero estaba seca. Habría ardido. Miró al pie del acantilado, donde algo con una corona había puesto el pie en el primer peldaño, y dejó el faro apagado.
       *[other] Desde la plataforma vieron la isla entera de una vez, y era más grande de lo que esperaban: brezal, bosque y, lejos al sur, una muralla de montañas. La leña del brasero estaba seca. Habría ardido. Miraron al pie del acantilado, donde algo con una corona había puesto el pie en el primer peldaño, y dejaron el faro apagado.
    }
    .title = El faro apagado
card-chada_thorn-2-story = { $party ->
        [1] Dos piedras se alzan en el brezal, y entre ellas no hay más que intemperie. En la de la izquierda hay una sentencia grabada y, debajo, el nombre de un rey: todo lo que esté al norte de las montañas se quedará allí. Stinner buscó su propio nombre y no lo encontró. Encontró «todo». Se quedó allí un rato, como se queda uno ante las tumbas. Luego cruzó la puerta, aunque no había muro a ningún lado, y fue hacia los mástiles.
       *[other] Dos piedras se alzan en el brezal, y entre ellas no hay más que intemperie. En la de la izquierda hay una sentencia grabada y, debajo, el nombre de un rey: todo lo que esté al norte de las montañas se quedará allí. «De nosotros no dice nada», dijo Thorn. «Dice todo», dijo Chada. Se quedaron allí un rato, como se queda uno ante las tumbas. Luego cruzaron la puerta, aunque no había muro a ningún lado, y fueron hacia los mástiles.
    }
    .title = La sentencia del rey
    .rule = { $party ->
        [1] Debes llegar al puerto vacío: a la linterna del puerto o al último bote entero, como prefieras.
       *[other] Ambos héroes deben llegar al puerto vacío: Chada a la linterna del puerto, Thorn al último bote entero.
    }
card-chada_thorn-2-symbols = { $party ->
        [1] Llovía como si se lo hubieran ordenado. Piedras que descansaban desde que se fueron los gigantes echaban a rodar en cuanto se acercaba una bota, y había caminos que aguantaban a una arquera, pero no a un guerrero, o al revés. En un marinero no habían pensado. Apartado del camino ardía un fuego, pequeño y bien cuidado. Leam se había adelantado. Sentía lo del humo.
       *[other] Llovía como si se lo hubieran ordenado. Piedras que descansaban desde que se fueron los gigantes echaban a rodar en cuanto se acercaba una bota, y había caminos que aguantaban a una arquera, pero no a un guerrero, o al revés. Apartado del camino ardía un fuego, pequeño y bien cuidado. Leam se había adelantado. Sentía lo del humo.
    }
    .title = Intemperie
    .rule = { $party ->
        [1] Novedades de estas etapas: la lluvia gira las cartas de héroe, las rocas hacen avanzar a la Maldición, se despiertan cartas de maldición, y la reserva rellena el mazo de robo. Los caminos para un solo héroe están todos abiertos para ti. Las casillas +N encarecen cada casilla mientras la Maldición está en ellas. Leam te acompaña si paras junto a su fuego.
       *[other] Novedades de estas etapas: la lluvia gira las cartas de héroe, las rocas empujan hacia atrás al otro héroe, algunos caminos son para un solo héroe. Se despiertan cartas de maldición, y la reserva rellena el mazo de robo. Las casillas +N encarecen cada casilla mientras la Maldición está en ellas. Leam acompaña al héroe que para junto a su fuego.
    }
card-chada_thorn-2-alone = Un arpón, dos manos, leña para tres fuegos. La leña estaba mojada. Se sentó de espaldas al viento y esperó a que la leña le creyera.
    .title = Solo
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-2-end = { $party ->
        [1] Los mástiles eran de barcos, y los barcos eran del fondo del puerto. El último bote estaba entero por todas partes, menos por abajo. Pero en su cajón, seco entre hules, había un mapa, y en el mapa, donde están las montañas, alguien había dibujado una puerta. Stinner lo plegó muy pequeño, como se pliega lo que nadie debe quitarte.
       *[other] Los mástiles eran de barcos, y los barcos eran del fondo del puerto. El último bote estaba entero por todas partes, menos por abajo. Pero en su cajón, seco entre hules, había un mapa, y en el mapa, donde están las montañas, alguien había dibujado una puerta. Thorn lo plegó muy pequeño, como se pliega lo que nadie debe quitarte.
    }
    .title = El último bote entero
card-chada_thorn-3-story = { $party ->
        [1] Así que fue al sur a pie. Donde empezaba el bosque se acababan los pájaros, y Stinner dijo algo, solo por oír si aún podía. Junto a los primeros árboles, un hombre raspaba una piel. Conocía el camino, dijo; los conocía todos. Se llamaba Drukil. Cuando empezó a irse la luz, le pidió a su huésped, con mucha cortesía, que se sentara un poco más lejos.
       *[other] Así que fueron al sur a pie. Donde empezaba el bosque se acababan los pájaros, y Chada dijo algo, solo por oír si aún podía. Junto a los primeros árboles, un hombre raspaba una piel. Conocía el camino, dijo; los conocía todos. Se llamaba Drukil. Cuando empezó a irse la luz, les pidió, con mucha cortesía, que se sentaran un poco más lejos.
    }
    .title = El curtidor
    .rule = { $party ->
        [1] Debes cruzar la turba ardiente: hasta la poza fría o hasta el vado de piedra, como prefieras.
       *[other] Ambos héroes deben cruzar la turba ardiente: Chada hasta la poza fría, Thorn hasta el vado de piedra.
    }
card-chada_thorn-3-symbols = { $party ->
        [1] De día el curtidor iba delante, y donde soplaba, la niebla se aclaraba. De noche había junto al fuego un oso que no conocía a su huésped ni a sí mismo. Hay en ese bosque sendas donde se recuerda a los osos, y esas estaban cerradas. Por la mañana, el curtidor miró los zarpazos en la bota de Stinner, no dijo nada y remendó la suela.
       *[other] De día iba delante, y donde soplaba, la niebla se aclaraba. De noche había junto al fuego un oso que no los conocía a ellos ni a sí mismo. Hay en ese bosque sendas donde se recuerda a los osos, y esas estaban cerradas. Por la mañana, el curtidor miró los zarpazos en el escudo de Thorn, no dijo nada y remendó la correa.
    }
    .title = De noche
    .rule = { $party ->
        [1] Novedades de estas etapas: Drukil te acompaña si paras a su lado. El curtidor puede añadir una carta al mazo de robo. Al oso hay que derrotarlo o hará avanzar a la Maldición, y los caminos del oso están cerrados para quien lo acompañe.
       *[other] Novedades de estas etapas: Drukil acompaña al héroe que para a su lado. El curtidor puede añadir una carta al mazo de robo. Al oso hay que derrotarlo o hará avanzar a la Maldición, y los caminos del oso están cerrados para quien lo acompañe.
    }
card-chada_thorn-3-alone = En un bosque sin ruidos, empezó a contar a sus fuegos adónde iba. Escuchaban bien, los tres.
    .title = Solo
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-3-end = { $party ->
        [1] Más allá de la turbera el suelo volvía a estar frío, y aguantaba. Se volvió una vez. Al otro lado del humo, el oso se había parado y no lo seguía. Entonces salió el sol, y fue un curtidor quien levantó una mano, y siguió allí de pie, como si alguien tuviera que hacerlo.
       *[other] Más allá de la turbera el suelo volvía a estar frío, y aguantaba. Se volvieron una vez. Al otro lado del humo, el oso se había parado y no los seguía. Entonces salió el sol, y fue un curtidor quien levantó una mano, y siguió allí de pie, como si alguien tuviera que hacerlo.
    }
    .title = Suelo frío
card-chada_thorn-4-story = { $party ->
        [1] Las montañas se alzan como algo construido. Detrás viven los enanos de plata, a quienes no ha llegado nunca la sentencia de ningún rey, y hay una puerta. Stinner no era el primero en dar con ella. Otro rastro subía por la nieve delante de él: un hombre solo, pesado, con un ave encima. Callem había sido capitán. A él le habían ordenado quedarse aquí, por su nombre.
       *[other] Las montañas se alzan como algo construido. Detrás viven los enanos de plata, a quienes no ha llegado nunca la sentencia de ningún rey, y hay una puerta. Chada y Thorn no eran los primeros en dar con ella. Otro rastro subía por la nieve delante de ellos: un hombre solo, pesado, con un ave encima. Callem había sido capitán. A él le habían ordenado quedarse aquí, por su nombre.
    }
    .title = Un rastro en la nieve
    .rule = { $party ->
        [1] Debes llegar a la Puerta de Plata: a la torre de vigía o al portón de plata, como prefieras. Antes hay que derrotar a Callem para siempre.
       *[other] Ambos héroes deben llegar a la Puerta de Plata: Chada a la torre de vigía, Thorn al portón de plata. Antes hay que derrotar a Callem para siempre.
    }
card-chada_thorn-4-symbols = Allí arriba hay puertas que solo se abren con el hombro, y salas de hielo donde cada miembro se entumece cuando llega el coronado. Y en el último campamento, bajo la puerta, se sienta un hombre que ya no tiene nada que perder, y que ha tenido años para acostumbrarse.
    .title = El hombre del último campamento
    .rule = { $party ->
        [1] Novedades de estas etapas: los pasos de fuerza, donde solo se puede parar con una carta de héroe de fuerza 4 o más, y salas con +1 y +3. Callem se une a ti en el último campamento. No puedes entrar en ninguna casilla de meta hasta derrotarlo para siempre.
       *[other] Novedades de estas etapas: los pasos de fuerza, donde solo se puede parar con una carta de héroe de fuerza 4 o más, y salas con +1 y +3. Callem se une al primer héroe del último campamento. Mientras esté en una de sus pilas, ese héroe no puede entrar en su casilla de meta.
    }
card-chada_thorn-4-alone = Aquí arriba, un fuego vale más que una cuerda. Llevaba leña para tres, y nadie le había pedido que la compartiera.
    .title = Solo
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-4-end = { $party ->
        [1] La puerta se cerró tras él sin un ruido, como todo lo que alguien hizo con esmero. Fuera, la niebla se detuvo ante ella, leyó su propia sentencia y no encontró a nadie más a quien aplicarla. Se rasgó desde arriba. Por primera vez en toda una vida hacía tiempo sobre la isla, un tiempo corriente. «¿Por dónde se va al mar?», preguntó Stinner. El portero tuvo que pensarlo.
       *[other] La puerta se cerró tras ellos sin un ruido, como todo lo que alguien hizo con esmero. Fuera, la niebla se detuvo ante ella, leyó su propia sentencia y no encontró a nadie más a quien aplicarla. Se rasgó desde arriba. Por primera vez en toda una vida hacía tiempo sobre la isla, un tiempo corriente. «¿Por dónde se va a casa?», preguntó Thorn. Chada ya había echado a andar.
    }
    .title = Un tiempo corriente

why-chada_thorn-intro-won = Los dos estáis en tierra.
why-chada_thorn-1-won = { $party ->
        [1] Has llegado al faro apagado.
       *[other] Los dos habéis llegado al faro apagado.
    }
why-chada_thorn-2-won = { $party ->
        [1] Has llegado al puerto vacío.
       *[other] Los dos habéis llegado al puerto vacío.
    }
why-chada_thorn-3-won = { $party ->
        [1] Has cruzado la turba ardiente.
       *[other] Los dos habéis cruzado la turba ardiente.
    }
why-chada_thorn-4-won = { $party ->
        [1] Callem está derrotado, y el portón de plata se ha cerrado a tu espalda.
       *[other] Callem está derrotado, y el portón de plata se ha cerrado a vuestra espalda.
    }

chronicle-chada_thorn-intro = Todo empezó con un barco que se acababa. Llegasteis a tierra con lo puesto, dos personas y, al cabo de un rato, una canción.
chronicle-chada_thorn-1 = Salisteis del oleaje y subisteis por la escalera de las gaviotas, con una corona de niebla detrás que nunca tuvo prisa. Había una voz en la roca, y bajasteis a buscarla. Arriba encontrasteis un faro que habría ardido, y nadie para quien encenderlo.
chronicle-chada_thorn-2 = Cruzasteis el brezal bajo la lluvia, entre piedras que llevaban mucho tiempo esperando a alguien por quien rodar. En el puerto había barcos, y todos habían llegado. Lo que os llevasteis cabía en un bolsillo: el dibujo de una puerta.
chronicle-chada_thorn-3 = Un hombre os mostró el camino por un bosque que no hace ruido; de noche le teníais miedo, y por la mañana cocinaba. Cruzasteis sin él la turba ardiente. Sigue al otro lado, donde hace falta.
chronicle-chada_thorn-4 = En el último campamento se sentaba un capitán al que habían condenado a una isla, y por delante del cual no se pasaba: había que derrotarlo, y luego otra vez. Cruzasteis la puerta. No estaba cerrada. Solo esperaba.

variant-chada_thorn-1-first_game = Primera partida: Grenolin con Chada, Merrik con Thorn
variant-chada_thorn-1-chosen_allies = Elegir los aliados
variant-chada_thorn-1-again = Volver a jugar: elegir las etapas, todas boca arriba
variant-chada_thorn-2-chosen_allies = Elegir los aliados
variant-chada_thorn-2-again = Volver a jugar: elegir las etapas, todas boca arriba
variant-chada_thorn-3-chosen_allies = Elegir los aliados
variant-chada_thorn-3-again = Volver a jugar: elegir las etapas, todas boca arriba
variant-chada_thorn-4-chosen_allies = Elegir los aliados
variant-chada_thorn-4-again = Volver a jugar: elegir las etapas, todas boca arriba

## Héroes

hero-stinner = Stinner
    .role = navegante
role-seafarer = navegante
    .ability = Viaja en solitario: combate usando dos cartas a la vez y tiene tres hogueras donde descansar.
ability-chada_thorn-chada = Llega más lejos: hasta cinco pasos con una carta. Prepara flechas, que golpean con fuerza 9.
ability-chada_thorn-thorn = El más fuerte en combate, con fuerza de hasta 7. Trae el martillo de Orweyn; junto al fuego gana 2 puntos de voluntad.

## Cartas de héroe

card-chada_thorn-chada_left = Al acecho
    .note = Desde aquí arriba, Chada ve lejos. Lo que ve también la ve a ella.
card-chada_thorn-chada_front = Arco tenso
    .note = Rápida cuando hace falta, y la cuerda se oye de lejos.
card-chada_thorn-chada_right = Pies ligeros
    .note = Encuentra la única piedra que aguanta, mientras tenga las botas secas.
card-chada_thorn-thorn_left = Espada en alto
    .note = Thorn prefiere despejar un camino a recorrerlo.
card-chada_thorn-thorn_front = En marcha
    .note = Un pie, luego el otro. Ya los ha llevado a los dos otras veces.
card-chada_thorn-thorn_right = Junto al fuego
    .note = Un descanso devuelve el ánimo. La armadura tiene que secarse sola.
card-chada_thorn-stinner_left = Arpón listo
    .note = Ha cazado cosas mayores que esta, aunque nunca en tierra.
card-chada_thorn-stinner_front = Al pie del mástil
    .note = El paso de un hombre que ha tirado de cabos contra el viento.
card-chada_thorn-stinner_right = Pies de marino
    .note = Bajo él nunca se ha estado quieto nada. Está acostumbrado.

## Cartas de maldición

card-chada_thorn-curse = Carta de maldición
    .note = Nadie ha visto aún su cara activa.
card-chada_thorn-curse_1 = La figura coronada
    .note = Por un momento se la ve, más cerca que antes.
card-chada_thorn-curse_2 = Aliento frío
    .note = A sus espaldas, el aire se vuelve hielo.
card-chada_thorn-curse_3 = Sin rumbo
    .note = En la niebla, la izquierda y la derecha han cambiado de sitio.
card-chada_thorn-curse_4 = Nombres olvidados
    .note = Una palabra que esta mañana aún sabían ya no está.
card-chada_thorn-curse_5 = El tirón del fondo
    .note = Cada paso es un paso dentro del agua.
card-chada_thorn-curse_6 = La palabra del rey
    .note = Una voz, paciente como la piedra: todo se quedará.

## Cartas de niebla

card-chada_thorn-gor = Gor
    .the = el gor
    .acc = al gor
    .a = un gor
    .of = del gor
    .note = Guarda la senda como si no tuviera otra cosa.
card-chada_thorn-flying_gor = Gor volador
    .the = el gor volador
    .acc = al gor volador
    .a = un gor volador
    .of = del gor volador
    .note = Da vueltas, y su grito le dice a la Maldición adónde ir.
card-chada_thorn-north_skral = Skral del norte
    .the = el skral del norte
    .acc = al skral del norte
    .a = un skral del norte
    .of = del skral del norte
    .note = Más grande que sus primos del sur, y sin prisa.
card-chada_thorn-wardrak = Wardrak
    .the = el wardrak
    .acc = al wardrak
    .a = un wardrak
    .of = del wardrak
    .note = Los sigue con patas silenciosas y espera a que se cansen.
card-chada_thorn-cog_sailor = Marinero sin nombre
    .the = el marinero sin nombre
    .acc = al marinero sin nombre
    .a = un marinero sin nombre
    .of = del marinero sin nombre
    .note = Uno de la tripulación abandonada. Recuerda cómo se combate, no para qué.
card-chada_thorn-troll = Troll
    .the = el troll
    .acc = al troll
    .a = un troll
    .of = del troll
    .note = Está sentado en medio. Uno solo no lo moverá.
card-chada_thorn-mist_wraith = Espectro de la niebla
    .the = el espectro de la niebla
    .acc = al espectro de la niebla
    .a = un espectro de la niebla
    .of = del espectro de la niebla
    .note = Un jirón de la propia Maldición. También cobra en miedo.
card-chada_thorn-whispers = Susurros
    .note = Alguien dice sus nombres, desde el lado que no es.
card-chada_thorn-cloudburst = Aguacero
    .note = Un minuto de lluvia que en las botas dura todo el día.
card-chada_thorn-white_wall = Muro blanco
    .note = Nada más que blanco. Ir a tientas, o esperar a que venga algo.
card-chada_thorn-bad_dream = Mal sueño
    .note = Vuelve cada noche, hasta que alguien se queda a ver cómo acaba.
card-chada_thorn-landslip = Corrimiento de tierra
    .note = El suelo que pisaban está ahora más atrás.
card-chada_thorn-old_road = Camino antiguo
    .note = Losas de un pueblo desaparecido, y van en la dirección buena.
card-chada_thorn-sea_chest = Cofre de marinero
    .note = Un cofre del barco perdido. La cerradura aguantó; la tapa, no.
card-chada_thorn-clear_spring = Manantial claro
    .note = Agua fría, y una mancha de sol del tamaño de dos personas.
card-chada_thorn-lifting_fog = La niebla se levanta
    .note = Durante una hora se ve la isla tal como es.

## Objetos

card-chada_thorn-arrows = Flechas
    .the = las flechas
    .a = flechas
    .of = de las flechas
    .note = Un carcaj lleno, que da para un buen momento.
card-chada_thorn-orweyns_hammer = Martillo de Orweyn
    .the = el martillo de Orweyn
    .a = el martillo de Orweyn
    .of = del martillo de Orweyn
    .note = Golpea como nada, y quien lo lleva también lo nota.
card-chada_thorn-hadrias_hourglass = Reloj de arena de Hadria
    .the = el Reloj de arena de Hadria
    .a = el Reloj de arena de Hadria
    .of = del Reloj de arena de Hadria
    .note = Por un rato, la arena corre hacia arriba.
card-chada_thorn-mhares_amulet = Amuleto de Mhare
    .the = el amuleto de Mhare
    .a = el amuleto de Mhare
    .of = del amuleto de Mhare
    .note = Se entibia cuando la Maldición está cerca. Últimamente nunca está frío.
card-chada_thorn-storm_shield = Escudo de la tormenta
    .the = el escudo de la tormenta
    .a = un escudo de la tormenta
    .of = del escudo de la tormenta
    .note = Detrás de él no cuenta el mal tiempo, ni nada de lo que espera junto al camino.
card-chada_thorn-wineskin = Odre
    .the = el odre
    .a = un odre
    .of = del odre
    .note = Un trago, y las piernas vuelven a querer.

## Aliados

card-chada_thorn-grenolin = Grenolin
    .note = El bardo canta contra la lluvia. Al final de cada etapa tiene una estrofa nueva.
card-chada_thorn-merrik = Merrik
    .note = El cartógrafo ha dibujado la próxima hora de camino antes de que la anden, y ningún frío frena su pluma.
card-chada_thorn-runa = Runa
    .note = La exploradora de los enanos de plata sabe lo que espera en el camino, y prefiere salirle al encuentro.
card-chada_thorn-ketil = Ketil
    .note = El viejo guardián del faro apagado conoce las palabras que adormecen por un tiempo a una maldición.

## Cartas especiales

card-chada_thorn-castaway = Un náufrago
    .note = Una voz en la roca. Se llama Leam, no es fuerte y no olvida un favor: una vez, conoce un camino que lo evita todo.
    .castaway = Un náufrago
    .leam = Leam
card-chada_thorn-drukil = Drukil
    .acc = a Drukil
    .note = De día, un curtidor que conoce el bosque; de noche, un oso que no se conoce a sí mismo.
    .human = Drukil (curtidor)
    .bear = Drukil (oso)
card-chada_thorn-callem = Callem
    .acc = a Callem
    .note = El capitán por quien se pronunció la Maldición quiere salir por la misma puerta.
    .captain = Callem (renegado)
    .wounded = Callem (herido)
