# Las reglas de Chada & Thorn en palabras llanas: un mensaje por cada regla del registro.

## Componentes

rule-CT-COMP-1 = 36 cartas grandes de aventura, que forman 4 juegos. Los Arrecifes del Condenado tiene 2 cartas de introducción y 4 cartas de etapa; las otras 3 aventuras tienen 2 cartas de introducción y 8 cartas de etapa cada una. En total, 8 cartas de introducción y 28 cartas de etapa.
rule-CT-COMP-2 = 60 cartas de juego: 3 cartas de héroe de Chada, 3 de Thorn, 6 cartas de maldición, 29 cartas de niebla, 4 aliados, 12 objetos y 3 cartas especiales (Un náufrago, Drukil, Callem).
rule-CT-COMP-3 = 20 puntos de voluntad y 3 hogueras. Un punto de voluntad dibujado en rojo es un punto que se pierde.
rule-CT-COMP-4 = Las figuras son Chada, Thorn y la Maldición. Stinner solo se usa en las partidas en solitario.
rule-CT-COMP-5 = Para dos jugadores que juegan en equipo, a partir de 10 años, unos 45 minutos.
rule-CT-COMP-6 = Las cartas de héroe tienen una cara soleada y una cara lluviosa. La soleada es la más fuerte; la lluviosa permite otras cosas, a menudo con menos libertad.
rule-CT-COMP-7 = Las tres cartas de un héroe lo muestran desde la izquierda, de frente y desde la derecha: en esa pila empieza cada una.

## Preparación

rule-CT-SETUP-1 = Cada jugador toma un héroe y coloca sus 3 cartas de héroe una junto a otra, con la cara soleada a la vista. Así empiezan tres pilas.
rule-CT-SETUP-2 = Debajo de cada carta de héroe va una carta de maldición al azar, con la cara pasiva a la vista: 6 cartas de maldición, 3 por jugador.
rule-CT-SETUP-3 = Las 29 cartas de niebla se barajan boca abajo. Son la reserva.
rule-CT-SETUP-4 = También hacen falta: 12 objetos, 3 cartas especiales (solo si una etapa las pide), 20 puntos de voluntad y 3 hogueras.
rule-CT-SETUP-5 = Lo habitual es que cada jugador tenga un aliado: en la pila del centro, entre la carta de héroe y la de maldición.
rule-CT-SETUP-6 = Las etapas forman una fila de 4 cartas: la primera, boca arriba, a la izquierda; luego dos boca abajo; luego la última, boca arriba.
rule-CT-SETUP-7 = La aventura 1 solo tiene 2 etapas intermedias; de ellas solo se baraja el orden. Las aventuras 2 a 4 tienen 6: se roban dos al azar y las otras 4 vuelven a la caja sin mirarlas.
rule-CT-SETUP-8 = Chada, Thorn y la Maldición empiezan en sus casillas de salida de la primera etapa.
rule-CT-SETUP-9 = Cada héroe empieza con 2 puntos de voluntad, en la aventura 4 con 3.
rule-CT-SETUP-10 = El número de la esquina superior izquierda de la primera etapa dice cuántas cartas de niebla de la reserva se colocan boca abajo sobre ella. Son el mazo de robo de esa etapa.
rule-CT-SETUP-11 = En la aventura 1 y en la introducción, Chada tiene el primer turno. En las demás aventuras se decide entre todos quién empieza.
rule-CT-SETUP-12 = Primero se leen las dos cartas de introducción de la aventura. Explican sus símbolos nuevos.
rule-CT-SETUP-13 = Las aventuras se pueden jugar en cualquier orden. La historia sigue el orden 1, 2, 3, 4.

## El turno

rule-CT-TURN-1 = Los dos jugadores se turnan.
rule-CT-TURN-2 = Quien tiene el turno debe activar exactamente una de sus tres cartas superiores. La elección es libre.
rule-CT-TURN-3 = Solo se puede activar la carta superior de una pila.
rule-CT-TURN-4 = Una carta activada va debajo de su pila, salvo que su texto diga otra cosa. Un adversario derrotado se retira del juego.
rule-CT-TURN-5 = Una carta de héroe activada sirve para una sola cosa: mover, combatir o usar su habilidad especial.
rule-CT-TURN-6 = No se puede elegir una acción cuyo precio no se pueda pagar en el acto, ni una que pida más puntos de voluntad de los que tiene el héroe.
rule-CT-TURN-7 = Si los héroes son vecinos se comprueba al principio del turno.
rule-CT-TURN-8 = Lo que permite una carta superior. Carta de héroe: mover, combatir o habilidad especial. Carta de maldición pasiva: girarla; carta de maldición activa: elegir uno de sus grupos. Objeto: usarlo, ponerlo debajo de la pila o darlo. Aliado, carta especial o carta de niebla: lo que diga. Un adversario solo se puede activar si tiene una habilidad que se pueda pagar; si no, bloquea su pila.
rule-CT-TURN-9 = No es obligatorio activar una carta de maldición. Puede quedarse arriba cuanto se quiera, pero bloquea las cartas de debajo.

## Mover

rule-CT-MOVE-1 = Una carta de héroe ofrece varios números de pasos, cada uno con su precio o gratis. Se elige uno y se paga su precio. Más pasos cuestan más.
rule-CT-MOVE-2 = Precios de las cartas de héroe: la Maldición avanza 1 casilla; se gira esta carta de héroe; se pierden 2 puntos de voluntad; se roba 1 carta de niebla, o 2.
rule-CT-MOVE-3 = El número de una casilla dice cuántos pasos cuesta entrar en ella. Entre todas, las casillas recorridas no pueden costar más pasos de los elegidos. Se puede parar antes; los pasos que sobran se pierden.
rule-CT-MOVE-4 = Los héroes siempre avanzan, nunca retroceden ni recorren un rodeo en sentido contrario. La única excepción es que los empujen hacia atrás.
rule-CT-MOVE-5 = Los héroes pueden usar los caminos continuos y los discontinuos. Un camino puede tener símbolos.
rule-CT-MOVE-6 = Una casilla con el otro héroe está cubierta. Pasar por ella no cuesta pasos, y nada de lo que muestra se aplica: ni un número alto, ni la obligación de parar, ni una pérdida de voluntad.
rule-CT-MOVE-7 = Los dos héroes no pueden estar en la misma casilla.
rule-CT-MOVE-8 = En una casilla de parada hay que parar aunque sobren pasos, salvo que el otro héroe ya esté en ella.
rule-CT-MOVE-9 = Un movimiento se resuelve en este orden: 1. pagar el precio de la carta de héroe o seguir la carta que mueve al héroe; 2. resolver los símbolos de los caminos usados; 3. resolver la casilla donde se para; 4. solo entonces colocar allí la figura. Si la Maldición alcanza o adelanta a la figura durante los puntos 1 a 3, la partida se pierde en el acto.
rule-CT-MOVE-10 = También puede mover a un héroe una habilidad especial, un objeto, una carta de niebla o un aliado. El texto de esa carta sustituye entonces al primer punto, el precio.
rule-CT-MOVE-11 = Los símbolos de una casilla solo se aplican al héroe que para en ella. Los símbolos de un camino se aplican al héroe que lo usa.

## La Maldición

rule-CT-CPAWN-1 = La Maldición sigue siempre la línea continua, el camino más corto, casilla a casilla.
rule-CT-CPAWN-2 = Nada de lo que muestran las casillas y los caminos se aplica a la Maldición.
rule-CT-CPAWN-3 = Si la Maldición alcanza o adelanta a un héroe, la partida se pierde en el acto.
rule-CT-CPAWN-4 = Algunos símbolos y cartas hacen retroceder a la Maldición.

## Cartas de maldición

rule-CT-CURSE-1 = En cada pila hay una carta de maldición, pasiva al principio. Las cartas de maldición no son cartas de niebla, nunca se pueden derrotar y nunca cambian de pila.
rule-CT-CURSE-2 = Si se activa una carta de maldición pasiva, se gira a su cara activa y se pone debajo de su pila. Eso es todo el turno.
rule-CT-CURSE-3 = Si se activa una carta de maldición activa, se elige uno de sus grupos de símbolos, se resuelve y la carta se pone debajo de su pila.
rule-CT-CURSE-4 = Los símbolos significan: robar 1 carta de niebla y ponerla debajo de la pila activa, bajo la carta de maldición; perder 1 punto de voluntad; la Maldición avanza 1 casilla por la línea continua. Un grupo puede tener un símbolo o varios.
rule-CT-CURSE-5 = Las seis cartas de maldición son todas distintas. Algunas tienen tres grupos, y el del medio hace robar niebla.
rule-CT-CURSE-6 = No se puede elegir un grupo que no se pueda pagar, por ejemplo una pérdida de voluntad cuando el héroe tiene 0.

## Combatir

rule-CT-FIGHT-1 = Para combatir hace falta una carta de héroe, u otra carta de fuerza azul, encima de una pila. Con ella se derrota a un adversario que esté encima de una de las otras dos pilas propias, si la fuerza es al menos igual a su fuerza roja.
rule-CT-FIGHT-2 = No hay dados, y los puntos de voluntad no aumentan la fuerza.
rule-CT-FIGHT-3 = Una victoria da los puntos de voluntad indicados bajo la fuerza del adversario. El adversario se retira del juego. La carta con la que se combatió va debajo de su pila; los objetos tienen su propia regla.
rule-CT-FIGHT-4 = Los adversarios llegan con las cartas de niebla o con las cartas especiales.
rule-CT-FIGHT-5 = Si los héroes son vecinos, quien tiene el turno puede, en vez de eso, derrotar a un adversario que esté encima de una pila del otro jugador. La recompensa es para quien tiene el turno.
rule-CT-FIGHT-6 = Si los héroes son vecinos, quien tiene el turno puede invitar al otro jugador a un combate en grupo. Este también debe activar una carta superior con fuerza. Se suman los dos valores. La recompensa se reparte como se quiera, y cada carta va debajo de su propia pila.
rule-CT-FIGHT-7 = Un adversario que no es derrotado se queda encima de su pila y la bloquea.
rule-CT-FIGHT-8 = Algunos adversarios tienen una habilidad que se puede activar en el turno en lugar de combatir. No da recompensa, aunque la carta se retire del juego.
rule-CT-FIGHT-9 = Si al principio del turno las tres pilas de un jugador están bloqueadas y no puede activar ninguna carta ni derrotar a ningún adversario, pierden los dos.

## Habilidades especiales

rule-CT-ABIL-1 = El tercer uso de una carta de héroe: se sigue el texto de su parte inferior y después la carta va debajo de su pila.
rule-CT-ABIL-2 = Las tres habilidades de Chada: tomar flechas o el amuleto de Mhare; tomar flechas; avanzar 1 casilla sea cual sea su número, o ganar 1 punto de voluntad.
rule-CT-ABIL-3 = Las tres habilidades de Thorn: avanzar 1 casilla sea cual sea su número; tomar el martillo de Orweyn; ganar 2 puntos de voluntad.
rule-CT-ABIL-4 = Cuando Thorn gana 2 puntos de voluntad con su habilidad, esa carta se gira a su cara lluviosa.
rule-CT-ABIL-5 = Las cartas de héroe dicen qué habilidad tiene cada una y qué permiten las caras lluviosas.

## Vecinos

rule-CT-NEAR-1 = Dos casillas son vecinas si las une un solo camino, continuo o discontinuo, largo o corto, con símbolos o sin ellos, sin otra casilla en medio. Pueden estar en dos etapas distintas.
rule-CT-NEAR-2 = Lo que cuenta es dónde están los héroes al principio del turno.
rule-CT-NEAR-3 = Los vecinos pueden combatir contra los adversarios del otro, combatir en grupo y darse tantos puntos de voluntad como quieran, aunque no se gasten enseguida. Dar al otro un objeto de encima de una pila es una acción.

## Cartas de niebla

rule-CT-FOG-1 = La mayoría de las cartas de niebla perjudican cuando se activan. Algunas son adversarios, y otras ayudan o mueven a un héroe.
rule-CT-FOG-2 = Las cartas de niebla se roban una a una del mazo de robo de la etapa y van en ese orden debajo de la pila activa, tras la carta activada.
rule-CT-FOG-3 = Si hay que robar una carta de niebla y el mazo de robo está vacío, los dos pierden en el acto.
rule-CT-FOG-4 = Si los héroes están en etapas distintas, hay dos mazos de robo. Cada héroe roba del mazo de la etapa donde está.

## Objetos

rule-CT-OBJ-1 = La mayoría de los objetos vienen de la habilidad especial de un héroe; algunos, de un símbolo de una etapa.
rule-CT-OBJ-2 = Un objeto recibido va debajo de la pila activa, tras la carta activada. Solo se puede usar cuando está encima.
rule-CT-OBJ-3 = Después de usarlo, un objeto se retira del juego, salvo que su texto diga otra cosa.
rule-CT-OBJ-4 = Como acción, se puede poner un objeto de encima debajo de su pila sin usarlo.
rule-CT-OBJ-5 = Si los héroes son vecinos, como acción se puede dar un objeto de encima de una pila al otro jugador, que lo pone debajo de la pila que quiera.
rule-CT-OBJ-6 = Cada clase de objeto es limitada. Si no queda ninguno, no se puede conseguir.
rule-CT-OBJ-7 = Los objetos son las flechas (fuerza 9), el martillo de Orweyn (bastante fuerte para 4 y mucho más) y el Reloj de arena de Hadria. También lo son el escudo de la tormenta, el amuleto de Mhare y el odre. El escudo de la tormenta y el odre mueven a un héroe; el +N de la Maldición no se aplica al escudo.

## Aliados

rule-CT-ALLY-1 = Hay 4 aliados. Dos de ellos son Grenolin, el bardo, y Merrik, que mueve a un héroe sin el +N de la Maldición.
rule-CT-ALLY-2 = Lo habitual es que cada jugador reciba un aliado al azar. Está a la vista, el segundo en la pila del centro: carta de héroe, aliado, carta de maldición.
rule-CT-ALLY-3 = Para la primera partida se recomienda Grenolin para Chada y Merrik para Thorn.
rule-CT-ALLY-4 = Los aliados facilitan la partida: se juega con 0, 1, 2 (lo habitual), 3 o 4. Con 3 o 4 se eligen las pilas, con un aliado como mucho en cada una. También se pueden elegir los aliados en lugar de robarlos, y un jugador puede no tener ninguno.

## Etapas

rule-CT-STAGE-1 = Una casilla de parada roja termina cada etapa. Un héroe que llega a ella debe parar allí, sean cuales sean los pasos que le quedan.
rule-CT-STAGE-2 = Entonces se descubre la etapa siguiente y se colocan boca abajo sobre ella tantas cartas de niebla de la reserva como indica su número. También muestra si una carta especial se pone en juego.
rule-CT-STAGE-3 = Cuando los dos héroes han dejado una etapa, las cartas de niebla que le quedan van encima del mazo de robo de la etapa actual.
rule-CT-STAGE-4 = Bonificación de etapa: si quedaba al menos 1 carta de niebla, 1 carta más de la reserva va a ese mazo.

## Símbolos de las etapas

rule-CT-SYM-1 = Las casillas de salida de Chada y Thorn.
rule-CT-SYM-2 = La casilla de meta de cada héroe.
rule-CT-SYM-3 = La casilla de salida de la Maldición.
rule-CT-SYM-4 = Un héroe que para aquí gana 1 punto de voluntad.
rule-CT-SYM-5 = Un héroe que para aquí, o usa este camino, pierde 1 punto de voluntad.
rule-CT-SYM-6 = Un héroe que para aquí toma el Reloj de arena de Hadria, que va debajo de la pila activa.
rule-CT-SYM-7 = Un héroe que para aquí toma flechas, que van debajo de la pila activa.
rule-CT-SYM-8 = Un héroe que para aquí, o usa este camino, roba 1 carta de niebla (o 2), que va debajo de la pila activa.
rule-CT-SYM-9 = Un héroe que para aquí, o usa este camino, pone la primera carta de la reserva encima del mazo de robo.
rule-CT-SYM-10 = Un héroe que para aquí hace avanzar 1 casilla a la Maldición.
rule-CT-SYM-11 = Un héroe que para aquí debe girar una de sus cartas de maldición pasivas a su cara activa.
rule-CT-SYM-12 = Un héroe que usa este camino hace avanzar a la Maldición por la línea continua tantas casillas como muestra el camino.
rule-CT-SYM-13 = Un héroe que para aquí hace retroceder 1 casilla a la Maldición.
rule-CT-SYM-14 = Mientras la Maldición está en esta casilla, cada casilla cuesta a los héroes esos pasos de más: con +1, una casilla de 1 cuesta 2; con +3, cuesta 4. No se aplica a un movimiento por habilidad especial, escudo de la tormenta o Merrik.
rule-CT-SYM-15 = Solo se puede parar aquí con fuerza 4 o más al principio del turno. Cuenta solo el número de la carta de héroe activada; el otro héroe no puede añadir nada.
rule-CT-SYM-16 = Roca: si un héroe para aquí, el otro retrocede 1 casilla. Nada del camino ni de la casilla se aplica. Si hay varios caminos, elige ese héroe, pero nunca un camino reservado al otro. Si cae sobre la Maldición, la partida se pierde.
rule-CT-SYM-17 = Lluvia: la carta de héroe usada se gira a su cara lluviosa. No se aplica si el héroe se movió sin carta de héroe, o si ya está en la cara lluviosa.
rule-CT-SYM-18 = Solo el héroe representado puede usar este camino.
rule-CT-SYM-19 = Un héroe que tiene a Drukil como oso en alguna pila no puede usar este camino.
rule-CT-SYM-20 = Mientras Callem no esté derrotado para siempre, no se puede ganar. Un héroe que tiene a Callem en cualquier lugar de una pila no puede entrar en su casilla de meta.
rule-CT-SYM-21 = Un héroe que para aquí toma Un náufrago y gira la carta enseguida, de modo que Leam (fuerza 1) quede a la vista; va debajo de la pila activa.
rule-CT-SYM-22 = Un héroe que para aquí pone Un náufrago debajo de la pila activa, con Leam a la vista.
rule-CT-SYM-23 = Un héroe que para aquí pone a Drukil debajo de la pila activa, con el curtidor a la vista.
rule-CT-SYM-24 = Un héroe que para aquí pone a Callem, el renegado, debajo de la pila activa, con la primera cara a la vista.

## Cartas especiales

rule-CT-SPEC-1 = Drukil, el curtidor: se puede poner 1 carta de la reserva encima del mazo de robo. Después se gira a oso y va debajo de la pila.
rule-CT-SPEC-2 = Drukil, el oso: hay que derrotarlo con fuerza 8 o más, o hacer avanzar 2 casillas a la Maldición. En cualquier caso se gira a curtidor y va debajo de la pila; y así una y otra vez.
rule-CT-SPEC-3 = Callem, primera cara: hay que derrotarlo con fuerza 16 o más, o hacer avanzar 3 casillas a la Maldición. En cualquier caso, la carta se gira y va debajo de la pila.
rule-CT-SPEC-4 = Callem, segunda cara: con fuerza 13 o más queda derrotado para siempre y se retira del juego. Si no, hay que hacer avanzar 2 casillas a la Maldición o perder 2 puntos de voluntad; después la carta se gira a la primera cara (otra vez 16) y va debajo de la pila.
rule-CT-SPEC-5 = Leam, en la segunda cara de Un náufrago, tiene fuerza 1. La regla CT-CARD-6 dice qué más puede hacer.
rule-CT-SPEC-6 = A Leam se lo encuentra en los arrecifes de la primera aventura, a Drukil en el bosque de la aventura 3, a Callem en las montañas de la aventura 4.

## Fin de una aventura

rule-CT-END-1 = Se gana cuando los dos héroes están en sus casillas de meta y, donde Callem cierra el paso, está derrotado para siempre.
rule-CT-END-2 = Se pierde si la Maldición alcanza o adelanta a un héroe.
rule-CT-END-3 = Se pierde si un héroe está en su casilla de meta y el otro no llega a la suya en sus cuatro turnos siguientes.
rule-CT-END-4 = Se pierde si hay que robar una carta de niebla y el mazo de robo está vacío.
rule-CT-END-5 = Se pierde si las tres pilas de un jugador están bloqueadas al principio de su turno.
rule-CT-END-6 = El primer héroe que llega a su casilla de meta toma 3 hogueras. En cada uno de sus turnos siguientes pasa y apaga una. Si tiene que pasar y no le queda ninguna, se pierde.
rule-CT-END-7 = Tras una derrota se pueden jugar otra vez las mismas etapas, ahora todas boca arriba, o robar dos etapas intermedias nuevas.

## La introducción

rule-CT-INTRO-1 = La introducción tiene su propia carta de etapa. Cada jugador tiene una carta de héroe, con la cara soleada a la vista, y debajo una carta de maldición pasiva: una pila de 2 cartas. Grenolin espera al lado. Cada héroe empieza con 1 punto de voluntad.
rule-CT-INTRO-2 = Los héroes solo pueden mover. No hay niebla, ni combate, ni habilidad especial. El grupo del medio de una carta de maldición activa no se puede elegir.
rule-CT-INTRO-3 = Solo hay una pila, así que hay que activar su carta superior.
rule-CT-INTRO-4 = Hay una casilla de número alto, una casilla donde se une Grenolin, una casilla de 1 paso que cuesta 1 punto de voluntad y una casilla de parada que también cuesta voluntad. Hay varios caminos y una casilla de meta para cada héroe.
rule-CT-INTRO-5 = Empieza Chada y luego sigue Thorn. Se pierde si la Maldición alcanza o adelanta a un héroe, o cuando se agotan las hogueras.

## Cartas de etapa

rule-CT-MAP-1 = En cada etapa se entra por la izquierda; en la primera se empieza en las casillas de salida. Termina a la derecha en la casilla de parada roja, la última en las dos casillas de meta. Todas las etapas intermedias de una aventura encajan en cualquier orden.
rule-CT-MAP-2 = Las casillas de la línea continua se cuentan de un extremo a otro de las cuatro etapas. Los ramales discontinuos salen de la línea y vuelven a ella, siempre hacia delante; ninguno es más corto que la línea. Desde cada casilla, cada héroe tiene un camino, con el oso o sin él.
rule-CT-MAP-3 = El número de una casilla son los pasos que cuesta. Los símbolos de una casilla se aplican si se para en ella; los de un camino, si se usa.
rule-CT-MAP-4 = Una etapa tiene de 2 a 4 cartas de niebla. Cuatro etapas, sus bonificaciones y todas las cartas que añaden los símbolos nunca necesitan más de 29.
rule-CT-MAP-5 = Los símbolos especiales solo están donde está su carta: el náufrago en la aventura 1, Leam en la 2, Drukil y los caminos del oso en la 3, Callem en la 4. Las casillas +N están en las aventuras 2 a 4; los pasos de fuerza, en la 4.
rule-CT-MAP-6 = Una casilla de un ramal cuenta como la casilla de la línea justo antes del primer punto donde el ramal puede volver a ella. La Maldición ha alcanzado a un héroe cuando ha llegado hasta allí, o más lejos. Ambas casillas de meta cuentan como la que sigue a la última de la línea.
rule-CT-MAP-7 = Los mapas son distintos. Ningún ramal es peor en todo que otro. En los puentes de cuerda, los héroes deben separarse.

## Cartas

rule-CT-CARD-1 = Cartas de héroe, con su fuerza al sol y bajo la lluvia. Chada: Al acecho (4, 2), Arco tenso (5, 3), Pies ligeros (3, 2). Thorn: Espada en alto (7, 5), En marcha (6, 4), Junto al fuego (5, 3). Son para las pilas de la izquierda, del centro y de la derecha. Cada una puede recuperar el sol.
rule-CT-CARD-2 = La cara activa de cada una de las seis cartas de maldición tiene dos o tres grupos; al menos uno de ellos no cuesta voluntad.
rule-CT-CARD-3 = Las 29 cartas de niebla son 18 adversarios (4 gors, 3 gors voladores, 3 skrals del norte, 2 wardraks, 2 marineros sin nombre, 2 trolls, 2 espectros de la niebla), 7 peligros y 4 cartas mixtas.
rule-CT-CARD-4 = Hay 12 objetos. Las flechas, 4 veces: fuerza 9. El martillo de Orweyn, dos veces: fuerza 10; después se retira del juego, o se conserva por 1 punto de voluntad. El Reloj de arena de Hadria, dos veces: la Maldición retrocede 2 casillas, o dos cartas de la reserva van al mazo de robo. El amuleto de Mhare: calmar hasta dos cartas de maldición, o ganar 2 puntos de voluntad. El escudo de la tormenta: una zancada de 2 que ignora los caminos. El odre, dos veces: 3 pasos.
rule-CT-CARD-5 = Aliados: Grenolin da 2 puntos de voluntad, o gira hasta tres cartas de héroe a la cara soleada y da 1 punto de voluntad. Merrik da 3 pasos sin el +N. Runa combate con fuerza 9, o da 1 punto de voluntad. Ketil calma una carta de maldición, o pone una carta de la reserva encima del mazo de robo. Un aliado que ha ayudado descansa junto a las etapas. Cuando su héroe para después en una casilla de parada roja, o entra en una etapa sin haber parado en ninguna, el aliado va debajo de la pila activa, lo último de todo.
rule-CT-CARD-6 = Leam combate de parte de los héroes con fuerza 1 y luego va debajo de su pila. Una sola vez permite una zancada de 1 que ignora los caminos; después se retira del juego.
rule-CT-CARD-7 = Los efectos de una carta se resuelven en el orden en que están escritos, cada uno por completo. Después la carta va debajo de su pila, se retira del juego, se gira y va debajo de su pila o, si es un aliado, descansa.
rule-CT-CARD-8 = Un uso solo se puede elegir si se pueden soportar sus pérdidas. Puede pedir voluntad, una carta de maldición pasiva que despertar, una carta de héroe soleada que girar, una casilla a la que retroceder o un objeto que aún quede. Una ganancia puede no tener efecto.
rule-CT-CARD-9 = Los pasos se cuentan por los números de las casillas. Una zancada cuenta casillas, sean cuales sean sus números y sin el +N: se avanza hasta ese número de casillas. Una casilla ocupada por el otro héroe se pasa sin contarla, y las casillas de parada acaban la zancada. Los símbolos de los caminos y de la última casilla se aplican. Una carta que ignora los caminos ignora sus símbolos, pero un camino cerrado sigue cerrado.
rule-CT-CARD-10 = Cuando se giran cartas de héroe, o se calman (pasivas) o despiertan (activas) cartas de maldición, se elige entre las cartas de las pilas propias, estén donde estén.
rule-CT-CARD-11 = Una carta que envía atrás mueve al héroe como lo haría una roca: nada del camino se aplica.

## En solitario

rule-CT-SOLO-1 = Stinner, guerrero de las Islas Brumosas, tiene tres cartas de héroe. Cada una tiene su fuerza al sol y bajo la lluvia: Arpón listo (izquierda, 7, 5), Al pie del mástil (centro, 6, 4), Pies de marino (derecha, 4, 3). Hay una carta de maldición en la pila izquierda, una en la central y dos en la derecha. Tiene 3 puntos de voluntad, en la aventura 4 tiene 4. Empieza en la casilla de Chada y gana en cualquiera de las casillas de meta; en la aventura 4, Callem debe estar derrotado para siempre.
rule-CT-SOLO-2 = Stinner puede combatir a la vez con las cartas superiores de dos pilas contra un adversario que esté encima de la tercera.
rule-CT-SOLO-3 = Las tres hogueras son de Stinner. En su turno, además de su acción, puede gastar una. Con ella descansa (1 punto de voluntad, y una carta de héroe a la cara soleada) o pone la carta superior de una pila debajo de la pila. Puede gastar cuantas quiera en un turno.
rule-CT-SOLO-4 = Los caminos reservados a un héroe están abiertos a Stinner. Una roca hace avanzar 1 casilla a la Maldición en lugar de empujar a nadie. Lo que exige vecinos no se usa. Puede tener de 0 a 3 aliados, uno por pila; lo habitual es uno, en el centro. En la aventura 1 lo habitual son dos, en las pilas que elijas.
rule-CT-SOLO-5 = Se aplican todas las demás reglas. Stinner no puede perder por las hogueras. La introducción no se juega en solitario.

## Cómo se deciden las dudas

rule-CT-OPEN-1 = Cuando un héroe ha llegado, el otro tiene aún 4 turnos: se apagan 3 hogueras, y la partida se pierde cuando el primer héroe tiene que pasar sin ninguna.
rule-CT-OPEN-2 = En un ramal, un héroe queda alcanzado cuando la Maldición está a la altura del final de su ramal (CT-MAP-6).
rule-CT-OPEN-3 = Una casilla de parada roja ocupada por el otro héroe se pasa como cualquier casilla cubierta.
rule-CT-OPEN-4 = Los símbolos de un camino se aplican aunque la casilla de al lado esté cubierta. Solo está cubierta la casilla.
rule-CT-OPEN-5 = Un héroe empujado hacia atrás salta la casilla donde para el héroe activo y retrocede una más. La casilla que deja el héroe activo está libre. Si no puede retroceder más, se queda.
rule-CT-OPEN-6 = Un símbolo no tiene efecto si no queda ninguna carta de maldición pasiva que girar, o si el objeto o la carta especial ya no está.
rule-CT-OPEN-7 = No se puede parar en un paso de fuerza si el héroe se mueve sin carta de héroe. Una habilidad especial cuenta como su carta de héroe.
rule-CT-OPEN-8 = Para los símbolos del camino hacia la etapa siguiente se roba del mazo de la etapa donde aún está la figura.
rule-CT-OPEN-9 = Si se acaban los 20 puntos de voluntad o las 29 cartas de niebla, solo se recibe lo que queda. Una bonificación o una carta de la reserva no tiene entonces efecto.
rule-CT-OPEN-10 = Un héroe en su casilla de meta ha llegado. La Maldición aún puede alcanzarlo, pero ninguna roca lo mueve y no tiene vecino: no da voluntad ni se une a ningún combate. Si para entonces Callem no ha sido derrotado para siempre, ya no podéis ganar.
rule-CT-OPEN-11 = La fuerza de Leam ayuda a los héroes.
rule-CT-OPEN-12 = Un objeto usado en un combate se retira del juego, salvo que su texto diga otra cosa, también en un combate en grupo.
rule-CT-OPEN-13 = No se puede tomar un camino que cueste más voluntad de la que le queda al héroe tras pagar el precio, ni siquiera por una casilla de parada.
rule-CT-OPEN-14 = Se pueden elegir pasos y quedarse en el sitio. El precio se paga, la carta va debajo de su pila y los símbolos de la casilla no se aplican de nuevo.
rule-CT-OPEN-15 = Para un paso de fuerza cuenta la cara de la carta de héroe al principio del turno, aunque el precio la gire.
rule-CT-OPEN-16 = Si un héroe ya tiene una carta especial, o a Grenolin en la introducción, o si se retiró del juego, su símbolo no tiene efecto para ningún héroe.
rule-CT-OPEN-17 = Una etapa que los héroes han dejado atrás juntos queda cerrada. Un héroe empujado hasta ella roba del mazo de la etapa siguiente, y no hay una segunda bonificación.
rule-CT-OPEN-18 = Para el +N cuenta dónde está la Maldición una vez pagado el precio. Si avanza por el camino, eso cuenta desde el movimiento siguiente.
rule-CT-OPEN-19 = La introducción usa Arco tenso y En marcha, y las cartas de maldición 1 y 2. Los héroes se cubren, pero no se dan nada ni combaten.
rule-CT-OPEN-20 = Un jugador está bloqueado si ninguna de sus cartas superiores se puede activar de ningún modo, ni siquiera para combatir por un vecino o en grupo. La voluntad que un vecino podría darle cuenta aquí como suya.
rule-CT-OPEN-21 = Ambos jugadores pueden mirar todas las pilas en cualquier momento. Están ocultos los mazos de robo, la reserva y la cara activa de una carta de maldición hasta que se gira por primera vez.
rule-CT-OPEN-22 = Los vecinos se dan voluntad al principio de un turno, antes de activar una carta. Decide quien da. Más tarde en el turno ya no se da nada.
rule-CT-OPEN-23 = Solo los objetos se pueden poner debajo de la pila sin usarlos, no los aliados, ni Leam, ni las cartas de niebla. Pero no es obligatorio activar ninguna carta superior en particular.
rule-CT-OPEN-24 = Un héroe no puede entrar en la casilla de meta del otro.
rule-CT-OPEN-25 = Al principio hay como mucho un aliado en cada pila. Un aliado que vuelve se une a la pila activa, aunque ya haya otro en ella.
rule-CT-OPEN-26 = Se puede elegir algo que haga perder en el acto, como robar de un mazo vacío.
rule-CT-OPEN-27 = Las cartas especiales no dan recompensa. Si las derrota el vecino, se quedan en la pila donde están.
rule-CT-OPEN-28 = Si el otro héroe rechaza combatir en grupo, en este turno no se le vuelve a preguntar contra ese adversario, pero sí contra otro. Si no se puede hacer nada más, no puede negarse.
rule-CT-OPEN-29 = Cuando un héroe retrocede, solo cuenta el camino por el que retrocede. Puede llegar a una casilla en la que, desde el otro lado, solo el otro héroe podría entrar.
rule-CT-OPEN-30 = Por un camino de oso se puede retroceder, aunque se tenga al oso en una pila. Sus símbolos no cuentan.
