# Las reglas de la caja básica en palabras llanas: un mensaje por cada regla del registro.
# El número entre paréntesis tras un lugar es su casilla.

## Componentes

rule-AN-COMP-1 = 1 tablero impreso por las dos caras (la del castillo y la de la mina, para la Leyenda 4) y 1 tablero de equipo, cuyo reverso es el tablero de combate.
rule-AN-COMP-2 = 4 tableros de héroe, con un héroe en una cara y una heroína en la otra; 8 figuras de héroe (guerrero, arquero, mago y enano, cada uno como hombre y como mujer). Cuál de los dos se elija no cambia nada en el juego.
rule-AN-COMP-3 = 28 figuras de criatura: 16 gors, 5 skrals, 5 trolls y 2 wardraks.
rule-AN-COMP-4 = 7 figuras más: el mago oscuro, el príncipe Thorald, el dragón, los enanos escudo (una sola figura), la bruja, la torre y el narrador.
rule-AN-COMP-5 = 41 peanas de plástico: 26 rojas, 4 negras, 3 grises y 2 de cada color (azul, amarillo, verde y violeta). En una mesa digital no hacen falta.
rule-AN-COMP-6 = 71 cartas grandes de leyenda, 9 de ellas en blanco; 1 carta grande con la lista de comprobación, 1 reglamento de inicio rápido y 15 bolsas.
rule-AN-COMP-7 = 66 cartas pequeñas: 1 carta inicial de evento plateada, 11 eventos plateados, 34 eventos dorados, 10 eventos del Lago Secreto y 10 cartas de destino.
rule-AN-COMP-8 = 20 dados: 4 azules, 5 verdes, 3 amarillos, 1 violeta, 3 rojos y 4 grandes negros. 9 discos de madera (2 por color de héroe, 1 rojo) y 5 cubos (1 por color de héroe, 1 rojo).
rule-AN-COMP-9 = 24 piezas de equipo: 4 escudos, 3 arcos, 2 halcones, 5 odres, 2 catalejos, 5 pociones de la bruja y 3 cascos. El frasco de veneno (1) se cuenta aparte.
rule-AN-COMP-10 = 15 fichas de niebla: 5 cartas de evento, 3 veces 1 de oro, 1 punto de fuerza, 2 puntos de voluntad, 3 puntos de voluntad, 2 gors, 1 odre y 1 poción de la bruja.
rule-AN-COMP-11 = 26 fichas de oro de tres clases (12, 10 y 4), que valen 1, 2 y 5 de oro.
rule-AN-COMP-12 = 11 piedras preciosas de tres clases (5, 5 y 1), que valen 2, 4 y 6. 8 fichas de derrumbe, con los valores 2, 5, 5, 6, 7, 7, 8 y 8.
rule-AN-COMP-13 = 6 piedras rúnicas, 2 de cada color (azul, amarillo y verde); 3 hierbas curativas, con los valores 3, 4 y 4; 6 pergaminos, con los valores 7, 8, 10, 11, 14 y 17.
rule-AN-COMP-14 = 4 fichas de pozo, 4 fichas de campesino (2 + 2), 8 estrellas, 3 cruces rojas, 1 ficha N, 15 fichas de criatura y 7 fichas grandes para la introducción.

## Generalidades

rule-AN-GEN-1 = Es un juego cooperativo para 2 a 4 héroes: se gana o se pierde en equipo.
rule-AN-GEN-2 = Hay seis leyendas, pensadas para jugarse en orden. Leyenda 1, La llegada de los héroes: la introducción, en la que se defiende el castillo y se lleva un mensaje urgente. Leyenda 2, La curación del rey: aparecen el equipo, la bruja, su poción y las piedras rúnicas. Leyenda 3, Los días de la resistencia: las criaturas llegan al azar, y solo al cumplir las cartas de destino se sabe quién es el último adversario. Leyenda 4, El secreto de la mina: en la otra cara del tablero, las criaturas guardan un tesoro y dan la alarma, y las llamaradas cuestan voluntad. Leyenda 5, La ira del dragón: hay que liberar el castillo y derrotar al dragón antes de que llegue; su camino y la ayuda disponible varían. Leyenda 6, El legado del dragón: una leyenda propia, en las 9 cartas en blanco.
rule-AN-GEN-3 = El marcador de leyenda va de la letra A a la N: 14 letras, es decir, 13 pasos de la A a la N.
rule-AN-GEN-4 = El narrador empieza en la letra A. Avanza de inmediato una letra por cada criatura derrotada, y una letra al final de cada amanecer.
rule-AN-GEN-5 = Hay una estrella en cada letra que tiene carta. Cuando el narrador llega a una de esas letras, la carta se lee y se resuelve de inmediato, sea cual sea el motivo de su avance.
rule-AN-GEN-6 = Las cartas sin letra esperan junto al tablero aquello que las pone en marcha.
rule-AN-GEN-7 = Cuando el narrador está en la N, la leyenda termina y se comprueban sus objetivos. La ficha N puede sustituir o desplazar la última letra si una leyenda lo dice (Leyenda 4).
rule-AN-GEN-8 = Lo que dice una carta prevalece sobre las reglas generales. Las reglas propias de la introducción ya no valen en las leyendas siguientes.
rule-AN-GEN-9 = Para jugar la introducción no hace falta conocer las reglas detalladas.

## Preparación

rule-AN-SETUP-1 = Todas las leyendas, salvo la Leyenda 1, se preparan con la lista de comprobación; lo que haga falta además lo dicen las cartas de la leyenda.
rule-AN-SETUP-2 = Cada héroe empieza con 1 punto de fuerza y 7 puntos de voluntad, y con su ficha de tiempo en la casilla de amanecer. Una carta de leyenda puede dar más (Leyenda 2: 2 puntos de fuerza).
rule-AN-SETUP-3 = Las criaturas, 3 dados rojos y 4 dados negros están a mano. Se baraja el mazo de eventos dorados. Leyenda 1: mazo plateado, con la carta inicial encima. Leyenda 4: mazo plateado sin la carta inicial, más el mazo del Lago Secreto.
rule-AN-SETUP-4 = Las 15 fichas de niebla se mezclan y se colocan boca abajo en las casillas 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 y 64. Los 4 pozos se colocan, llenos, en las casillas 5, 35, 45 y 55. Las piezas de equipo están en el tablero de equipo.
rule-AN-SETUP-5 = Si no se indica otra cosa, un héroe empieza en la casilla que lleva el número de su nivel: enano 7, guerrero 14, arquero 25, mago 34.
rule-AN-SETUP-6 = Tras la última carta A juega primero el héroe cuya ficha de tiempo está en el gallo: el de menor nivel, salvo que una carta diga otra cosa. Antes no hay amanecer.

## Tableros de héroe

rule-AN-HERO-1 = Los niveles: enano 7 (el menor), guerrero 14, arquero 25, mago 34 (el mayor). Las cartas hacen referencia a ellos.
rule-AN-HERO-2 = La voluntad decide cuántos dados se tiran. Los números valen con hasta 6, de 7 a 13 y de 14 a 20 puntos de voluntad. El guerrero tiene 2, 3 o 4 dados, el arquero 3, 4 o 5 y el enano 1, 2 o 3. El mago siempre tiene 1.
rule-AN-HERO-3 = Un héroe tiene de 1 a 14 puntos de fuerza y como mucho 20 puntos de voluntad. Lo que gane por encima de eso se pierde.
rule-AN-HERO-4 = Un tablero de héroe tiene 3 huecos pequeños, 1 grande y 1 para el casco, así que solo cabe una pieza grande. El oro y las piedras preciosas no tienen límite, y los campesinos no ocupan hueco.
rule-AN-HERO-5 = Guerrero (Thorn, Mairen): al vaciar un pozo gana 5 puntos de voluntad en lugar de 3.
rule-AN-HERO-6 = Arquero (Pasco, Chada): puede atacar a una criatura en una casilla adyacente. Tiene que tirar siempre sus dados de uno en uno y decidir cuándo parar; solo cuenta el último dado tirado. Paga 1 de oro menos por la poción de la bruja.
rule-AN-HERO-7 = Mago (Liphardus, Eara): una vez por ronda de combate, justo después de una tirada, puede girar el dado a su cara opuesta (un 1 pasa a ser un 6). En un combate en grupo puede ser el dado de otro héroe en lugar del suyo. También vale para los dados negros.
rule-AN-HERO-8 = Enano (Kram, Bait): en la mina de enanos (71) paga 1 de oro, y no 2, por cada punto de fuerza.
rule-AN-HERO-9 = Caras opuestas: en un dado normal suman 7; en un dado negro (6, 6, 8, 10, 10, 12), el 6 es opuesto al 10 y el 8 al 12.

## El tiempo

rule-AN-TIME-1 = Cada héroe dispone de 7 horas al día y de hasta 3 horas extra (la 8.ª, la 9.ª y la 10.ª).
rule-AN-TIME-2 = Cada hora extra cuesta 2 puntos de voluntad, que se pagan al empezarla. Solo puede usarla quien vaya a conservar al menos 1 punto de voluntad.
rule-AN-TIME-3 = En su turno, un héroe puede terminar el día cuando quiera. Las horas que le queden se pierden, y su ficha de tiempo va a la casilla de amanecer.
rule-AN-TIME-4 = La primera ficha de tiempo que llega allí se coloca en el gallo: ese héroe empezará el día siguiente.
rule-AN-TIME-5 = Los héroes cuya ficha de tiempo está en la casilla de amanecer se saltan; los demás siguen jugando.
rule-AN-TIME-6 = Cuando todas las fichas de tiempo están allí, amanece; después, todos vuelven a tener 7 horas y 3 horas extra.
rule-AN-TIME-7 = Un héroe al que no le queda ninguna hora utilizable no termina el día automáticamente: su ficha de tiempo va a la casilla de amanecer, como muy tarde, en su próximo turno.

## El turno

rule-AN-TURN-1 = Se juega en el sentido de las agujas del reloj. En su turno, un héroe elige una sola clase de acción: mover, combatir, llevar al príncipe o a los enanos escudo (si están en juego) o pasar. Nunca se puede mover y combatir en el mismo turno.
rule-AN-TURN-2 = Costes: mover, 1 hora por casilla; combatir, 1 hora por ronda para cada participante; llevar al príncipe, 1 hora por cada 4 casillas como mucho; pasar, 1 hora.
rule-AN-TURN-3 = Pasar es para el héroe que no quiere o no puede hacer ninguna de las otras acciones.
rule-AN-TURN-4 = En la acción elegida se pueden gastar tantas horas como queden; después, el turno pasa a la izquierda.
rule-AN-TURN-5 = Se puede terminar el día en lugar de hacer una acción, o justo después de ella.

## Acciones gratuitas

rule-AN-FREE-1 = Estas acciones no cuestan ninguna hora. En el tablero: girar una ficha de niebla y vaciar un pozo. Con el oro y los objetos: tomarlos o dejarlos en la propia casilla, intercambiarlos con los héroes que estén en ella y usar una pieza de equipo. En el comercio: comprar puntos de fuerza o equipo a un mercader, o poción a la bruja.
rule-AN-FREE-2 = No hace falta tener el turno para hacer una acción gratuita: vale cualquier momento.
rule-AN-FREE-3 = Un héroe cuya ficha de tiempo está en la casilla de amanecer no puede hacer acciones gratuitas. En un intercambio, esto vale para las dos partes.
rule-AN-FREE-4 = Hay que estar parado en la casilla: de paso no se compra, ni se toma, ni se vacía, ni se gira nada. Lo que forma parte de un movimiento (odre, hierba) se usa durante el movimiento, y por el camino se puede dejar a un campesino.
rule-AN-FREE-5 = Durante una ronda de combate nada cambia de manos; entre dos rondas, los héroes de una misma casilla pueden hacer intercambios. Lo que actúa en el combate (poción, hierba, casco, escudo, arco) se usa en su propio momento.
rule-AN-FREE-6 = Un héroe que está en una casilla donde se acaba de colocar una ficha puede tomarla de inmediato, incluso fuera de su turno.
rule-AN-FREE-7 = Un escudo puede anular una carta de evento aunque la ficha de tiempo de quien lo lleva esté en la casilla de amanecer, como lo están todas cuando amanece. Es la única excepción a esa prohibición.
rule-AN-FREE-8 = Las acciones gratuitas hechas antes de la acción elegida pertenecen al mismo turno y no lo terminan.

## Movimiento

rule-AN-MOVE-1 = Mover cuesta 1 hora por casilla, siempre a una casilla adyacente. Las flechas son solo para las criaturas.
rule-AN-MOVE-2 = En una casilla puede haber cualquier número de héroes. Se puede cruzar una casilla donde hay una criatura, y también parar en ella.
rule-AN-MOVE-3 = Quien termina un movimiento en una ficha de niebla tiene que girarla, y ahí acaba su acción. Pasar por encima no tiene ningún efecto.
rule-AN-MOVE-4 = Un héroe que termina su movimiento en un pozo puede vaciarlo de inmediato; donde hay un mercader, puede comprar de inmediato.
rule-AN-MOVE-5 = El río solo se cruza por tres puentes: entre las casillas 16 y 48 (el puente de cuerda), entre la 46 y la 47 y entre la 38 y la 39. Un puente no es una casilla y no cuesta nada más.
rule-AN-MOVE-6 = Los héroes no pueden entrar en la casilla 80 ni en la 83. Los escudos dorados no son casillas.
rule-AN-MOVE-7 = Una cruz roja en un puente: sus dos casillas dejan de ser adyacentes, tanto para los héroes como para las criaturas.
rule-AN-MOVE-8 = Un héroe que ha entrado en la casilla en este turno no puede combatir en ella hasta otro turno suyo; antes juegan todos los demás.
rule-AN-MOVE-9 = En un mismo movimiento se pueden mezclar casillas gratuitas (odre, hierba) y casillas pagadas con horas. Un movimiento puede no costar ninguna hora.

## Combate

rule-AN-FIGHT-1 = Un héroe puede combatir contra una criatura de su propia casilla. Si es el arquero o tiene un arco, también contra una de una casilla adyacente.
rule-AN-FIGHT-2 = Antes del combate se anotan los puntos de fuerza y de voluntad de la criatura.
rule-AN-FIGHT-3 = Al empezar cada ronda, la ficha de tiempo del héroe avanza 1 hora. Una hora extra se paga antes de tirar los dados.
rule-AN-FIGHT-4 = El héroe tira primero, con todos sus dados a la vez. El arquero, y quien dispara con arco a distancia, los tiran de uno en uno.
rule-AN-FIGHT-5 = Valor de combate del héroe: sus puntos de fuerza más su dado más alto, más lo que añadan casco, poción, hierba, príncipe o dado negro.
rule-AN-FIGHT-6 = La poción, la hierba y el giro de un dado por el mago se anuncian justo después de la tirada, antes de que tire la criatura.
rule-AN-FIGHT-7 = El arquero, y cualquier héroe que dispara con arco a una casilla adyacente, tira sus dados uno tras otro y para cuando quiere, tras un dado como mínimo; solo cuenta el último. Otro héroe que tiene arco pero está en la casilla de la criatura tira como de costumbre.
rule-AN-FIGHT-8 = El jugador a la izquierda de quien combate tira todos los dados de la criatura; la voluntad que le queda decide cuántos son. Son rojos para gors, skrals y trolls, y negros para wardraks.
rule-AN-FIGHT-9 = Para la criatura cuenta el dado más alto o la mejor suma de dados iguales, lo que sea mayor. Se le añaden sus puntos de fuerza: ese es su valor de combate.
rule-AN-FIGHT-10 = Quien tiene el valor de combate más bajo pierde la diferencia en puntos de voluntad. Si hay empate, nada cambia. Un arquero que ataca a distancia puede perder voluntad como cualquiera.
rule-AN-FIGHT-11 = Si a ambos les queda voluntad, sigue de inmediato otra ronda, salvo que el héroe no tenga más horas o abandone el combate.
rule-AN-FIGHT-12 = Una criatura sin voluntad queda derrotada. El héroe toma de inmediato su recompensa, repartida a su gusto entre oro y puntos de voluntad; la figura va a la casilla 80, y el narrador avanza de inmediato una letra.
rule-AN-FIGHT-13 = Un héroe sin voluntad pierde el combate: pierde 1 punto de fuerza si tiene más de 1, vuelve a tener 3 puntos de voluntad, y le toca al siguiente jugador.
rule-AN-FIGHT-14 = Si un combate termina sin vencedor, la criatura se recupera: el próximo combate parte de sus valores impresos.
rule-AN-FIGHT-15 = Una acción de combate va contra una sola criatura; cuando el combate termina, termina también la acción, y en ese turno ya no se combate más.
rule-AN-FIGHT-16 = Las criaturas nunca empiezan un combate.
rule-AN-FIGHT-17 = En cada ronda, el número de dados del héroe y de la criatura se mira de nuevo, según la voluntad que tengan entonces.

## Combate en grupo

rule-AN-GROUP-1 = Se puede combatir en grupo cuando varios héroes están en la casilla de la criatura; cuentan también el arquero y los héroes con arco de las casillas adyacentes. El héroe que tiene el turno invita, y cada cual es libre de unirse o no.
rule-AN-GROUP-2 = En cada ronda, la ficha de tiempo de todos los participantes avanza 1 hora. Un héroe que ha terminado el día o no tiene ninguna hora utilizable no puede participar.
rule-AN-GROUP-3 = Valor de combate del grupo: la fuerza de todos los participantes, más el resultado de los dados de cada uno, más, una sola vez, la ayuda de los aliados. Se tira por turno: primero quien empezó el combate y luego en el sentido de las agujas del reloj.
rule-AN-GROUP-4 = El mago tiene que decidir si gira un dado justo después de esa tirada, y no cuando ya han tirado todos.
rule-AN-GROUP-5 = Si el grupo tiene menos que la criatura, cada participante pierde toda la diferencia. Si tiene más, la pierde la criatura.
rule-AN-GROUP-6 = Los vencedores se reparten la recompensa como quieran, pero solo entre los héroes presentes en la última ronda.
rule-AN-GROUP-7 = Después de cada ronda, un héroe puede retirarse, incluso el que empezó el combate, y ya no puede volver a él. Se sigue mientras quede un héroe. Si se ha ido quien lo empezó, desde entonces tira primero el siguiente participante a su izquierda.
rule-AN-GROUP-8 = Un participante que cae a 0 puntos de voluntad pierde 1 punto de fuerza si tiene más de 1, vuelve a tener 3 puntos de voluntad y sale del combate; los demás pueden seguir.
rule-AN-GROUP-9 = Después le toca al jugador a la izquierda de quien empezó el combate. Los héroes invitados conservan su próximo turno.
rule-AN-GROUP-10 = Se puede invitar a un héroe que llegó a la casilla en uno de sus turnos anteriores. La prohibición de combatir donde se acaba de llegar solo atañe al héroe que tiene el turno.

## Criaturas

rule-AN-CREAT-1 = Gor: 2 puntos de fuerza, 4 puntos de voluntad, recompensa 2, dados rojos, 16 figuras.
rule-AN-CREAT-2 = Skral: 6 puntos de fuerza, 6 puntos de voluntad, recompensa 4, dados rojos, 5 figuras.
rule-AN-CREAT-3 = Wardrak: 10 puntos de fuerza, 7 puntos de voluntad, recompensa 6, dados negros, 2 figuras.
rule-AN-CREAT-4 = Troll: 14 puntos de fuerza, 12 puntos de voluntad, recompensa 6, dados rojos, 5 figuras.
rule-AN-CREAT-5 = La voluntad de la criatura decide sus dados: hasta 6 puntos de voluntad, 2 dados rojos o 1 negro; a partir de 7, 3 dados rojos o 2 negros.
rule-AN-CREAT-6 = Al amanecer, cada criatura va a la casilla adyacente que señala su flecha.
rule-AN-CREAT-7 = Orden: los gors, los skrals, luego los wardraks, los trolls y otra vez los wardraks. Dentro de una misma clase se mueve primero la criatura de la casilla de menor número.
rule-AN-CREAT-8 = En cada casilla solo cabe una criatura. Si en la casilla de destino ya hay una, la que se mueve sigue la flecha de esa casilla, y así hasta la primera casilla libre.
rule-AN-CREAT-9 = Si el camino está cortado (puente desaparecido, derrumbe), la criatura se queda donde está; también si encuentra el obstáculo mientras pasa de largo por casillas ocupadas.
rule-AN-CREAT-10 = Una criatura nueva cuya casilla ya está ocupada por otra sigue las flechas de la misma manera hasta la primera libre. Los héroes no le estorban.
rule-AN-CREAT-11 = Las criaturas no hacen caso de la niebla, los pozos ni las demás fichas. Excepciones: los campesinos, el pergamino de la Leyenda 1 y las piedras preciosas de las Leyendas 4 y 5.
rule-AN-CREAT-12 = Los wardraks se mueven, pues, dos veces cada amanecer; antes de la segunda se mira de nuevo cuál está en la casilla de menor número.
rule-AN-CREAT-13 = Una criatura que llega a la casilla 0 irrumpe en el castillo y ocupa un escudo dorado.
rule-AN-CREAT-14 = Si ya no queda ninguna figura de una clase, se usa una de las que están en la casilla 80; si tampoco las hay, no se coloca nada.
rule-AN-CREAT-15 = Una criatura que llega a una salida abandona el tablero: sin combate ni recompensa, y el narrador no avanza. Lo que lleva se pierde.

## Amanecer

rule-AN-SUN-1 = Amanecer, paso 1: se roba una carta de evento de la leyenda y se resuelve.
rule-AN-SUN-2 = Amanecer, paso 2: se mueven los gors.
rule-AN-SUN-3 = Amanecer, paso 3: se mueven los skrals.
rule-AN-SUN-4 = Amanecer, paso 4: se mueven los wardraks.
rule-AN-SUN-5 = Amanecer, paso 5: se mueven los trolls.
rule-AN-SUN-6 = Amanecer, paso 6: los wardraks se mueven otra vez.
rule-AN-SUN-7 = Amanecer, paso 7: los pozos vacíos vuelven a llenarse, salvo aquellos en cuya casilla hay un héroe.
rule-AN-SUN-8 = Amanecer, paso 8: el narrador avanza una letra; si allí hay una estrella, se lee la carta.
rule-AN-SUN-9 = Al amanecer, los halcones usados vuelven a estar listos. Lo que valía «hoy» termina antes de robar la carta de evento.
rule-AN-SUN-10 = Si la leyenda se pierde mientras se mueven las criaturas, termina en ese momento: los pasos siguientes ya no tienen lugar.

## Fichas de niebla

rule-AN-FOG-1 = Un héroe que termina un movimiento en una ficha de niebla tiene que girarla y aplicar su efecto.
rule-AN-FOG-2 = Puede traer una carta de evento, fuerza o voluntad, oro de la reserva o un odre del tablero de equipo. También puede traer a la bruja y su poción, o aparece un gor en la casilla.
rule-AN-FOG-3 = Después, la ficha se retira del juego.
rule-AN-FOG-4 = Una ficha girada con un catalejo se queda boca arriba y solo actúa cuando un héroe termina allí un movimiento.
rule-AN-FOG-5 = No se puede combatir en el mismo turno contra un gor salido de la niebla, porque el héroe se ha movido.
rule-AN-FOG-6 = Si ya hay una criatura en la casilla, el gor de la niebla sigue las flechas hasta la primera libre.
rule-AN-FOG-7 = La ficha de niebla se resuelve antes de usar o tomar otra cosa de la casilla.

## Pozos

rule-AN-WELL-1 = Un héroe que está en un pozo lleno, o termina allí un movimiento, puede vaciarlo: gana 3 puntos de voluntad (el guerrero, 5), y se da la vuelta a la ficha.
rule-AN-WELL-2 = Un pozo vacío no da nada hasta que vuelve a llenarse al amanecer.
rule-AN-WELL-3 = Vaciar un pozo es voluntario y gratuito, también fuera del propio turno.
rule-AN-WELL-4 = Algunos eventos retiran un pozo para siempre.

## Mercaderes

rule-AN-MERCH-1 = Hay mercaderes en las casillas 18, 57 y 71.
rule-AN-MERCH-2 = Un punto de fuerza cuesta 2 de oro; se pueden comprar cuantos se quiera, hasta tener 14. Odre, escudo, arco, halcón, casco y catalejo cuestan 2 de oro cada uno, mientras queden.
rule-AN-MERCH-3 = En la casilla 71, el enano paga 1 de oro por punto de fuerza; las piezas de equipo le cuestan 2 de oro, como a todos.
rule-AN-MERCH-4 = Los mercaderes nunca venden poción de la bruja. En la Leyenda 1 solo venden puntos de fuerza.
rule-AN-MERCH-5 = Comprar no es una acción: se puede comprar al principio del turno y actuar después.
rule-AN-MERCH-6 = Si la pieza comprada no cabe, tiene que sustituir a otra, que se queda en la casilla.

## La bruja

rule-AN-WITCH-1 = El héroe que gira la ficha de niebla de la bruja recibe gratis una poción del tablero de equipo, y la bruja se queda en esa casilla.
rule-AN-WITCH-2 = Desde entonces, cualquier héroe que esté en la casilla de la bruja puede comprarle poción.
rule-AN-WITCH-3 = Una poción cuesta 3, 4 o 5 de oro con 2, 3 o 4 héroes; al arquero le sale siempre 1 de oro más barata.
rule-AN-WITCH-4 = Si quien encuentra a la bruja no tiene ningún hueco pequeño libre, tiene que dejar una cosa o dejar la poción en la casilla.

## El príncipe Thorald y los enanos escudo

rule-AN-ALLY-1 = El príncipe Thorald y los enanos escudo solo participan si la leyenda los trae al juego.
rule-AN-ALLY-2 = En la casilla de la criatura atacada, el príncipe añade 4 puntos de fuerza al valor de combate de los héroes, una vez para todo el grupo y no por cada héroe. No importa dónde estén los atacantes.
rule-AN-ALLY-3 = Llevar al príncipe es una acción: 1 hora por cada 4 casillas como mucho. Se puede repetir en el mismo turno (2 horas: hasta 8 casillas); después le toca al siguiente jugador.
rule-AN-ALLY-4 = El príncipe no toma fichas, no lleva campesinos y no gira fichas de niebla. Sí usa los puentes.
rule-AN-ALLY-5 = Los enanos escudo siguen las mismas reglas: 4 puntos de fuerza, 4 casillas por hora. Junto con el príncipe añaden 8 puntos de fuerza.
rule-AN-ALLY-6 = Cada hora gastada mueve a un solo aliado; de una hora a otra se puede cambiar de aliado.

## Campesinos

rule-AN-FARM-1 = Al moverse, un héroe puede llevarse a los campesinos de su casilla, también a los que encuentra por el camino, y a varios a la vez.
rule-AN-FARM-2 = A un campesino llevado al castillo (0) se le da la vuelta y se le coloca junto a los escudos dorados: se puede contener a una criatura más.
rule-AN-FARM-3 = Un héroe puede dejar a un campesino en una casilla en cualquier momento.
rule-AN-FARM-4 = Si un héroe con campesinos entra en la casilla de una criatura, o una criatura entra en la casilla de campesinos, todos los campesinos que hay allí se retiran del juego de inmediato.
rule-AN-FARM-5 = Cruzar la casilla de una criatura, aunque sea de paso, cuenta como entrar en ella. También se pierde el campesino en cuya casilla aparece una criatura nueva.

## El castillo y los escudos dorados

rule-AN-SHLD-1 = Una criatura que irrumpe en el castillo se coloca de inmediato en un escudo dorado libre.
rule-AN-SHLD-2 = Los escudos dorados no son casillas: a las criaturas que están allí ya no se las puede atacar, y ya no se mueven.
rule-AN-SHLD-3 = Escudos dorados: 3, 2 o 1 con 2, 3 o 4 héroes; cada campesino puesto a salvo añade uno.
rule-AN-SHLD-4 = Si una criatura irrumpe en el castillo y no hay ningún escudo dorado libre, la leyenda se pierde de inmediato.
rule-AN-SHLD-5 = Una criatura en el castillo no está derrotada: no da recompensa ni hace avanzar al narrador.

## Piedras rúnicas

rule-AN-RUNE-1 = Una piedra rúnica ocupa un hueco pequeño. Se puede girar con un catalejo, igual que una ficha de niebla.
rule-AN-RUNE-2 = Las piedras rúnicas se pueden girar y tomar aunque haya una criatura en la casilla.
rule-AN-RUNE-3 = Tres piedras de distinto color en el tablero de un mismo héroe le dan un dado negro. En combate puede tirarlo en lugar de sus propios dados mientras las tres sigan ahí.
rule-AN-RUNE-4 = Para colocar las piedras rúnicas, el dado rojo da las decenas y el dado de héroe las unidades (de 11 a 66). Se colocan 5 de las 6; varias pueden caer en la misma casilla.
rule-AN-RUNE-5 = Las 5 piedras en juego son dos, dos y una de los tres colores: solo se puede reunir un juego completo.
rule-AN-RUNE-6 = El mago también puede girar un dado negro.

## Hierbas curativas

rule-AN-HERB-1 = Una hierba curativa ocupa un hueco pequeño. Su número es su valor. Se usa una sola vez y después se retira del juego.
rule-AN-HERB-2 = Da, a elegir, esa cantidad de casillas de un movimiento sin gastar horas, esa cantidad de puntos de fuerza en una ronda de combate, o esa cantidad de puntos de voluntad.
rule-AN-HERB-3 = Su valor no se puede repartir entre varios usos. Se puede aprovechar solo una parte, pero el resto se pierde.
rule-AN-HERB-4 = No se puede usar mientras la propia ficha de tiempo está en la casilla de amanecer. Se puede dar a otros como cualquier objeto.

## Piezas de equipo

rule-AN-ITEM-1 = Casco: quien lo lleva suma todos los dados iguales de su tirada. Cuenta esa suma o el dado más alto, lo que sea mejor.
rule-AN-ITEM-2 = El casco no le sirve al arquero, ni a quien dispara con arco a distancia, ni al mago, que solo tiene un dado, ni con el único dado negro.
rule-AN-ITEM-3 = En una misma tirada no se pueden combinar el casco y la poción de la bruja.
rule-AN-ITEM-4 = Poción de la bruja (hueco pequeño): duplica en un combate uno de los dados propios. Se puede usar dos veces, como mucho una por ronda.
rule-AN-ITEM-5 = Escudo (hueco grande, se puede usar dos veces): después de una ronda de combate anula la pérdida de voluntad de quien lo lleva, y solo la suya, también en un combate en grupo. O bien anula para todo el grupo una carta de evento marcada con un escudo.
rule-AN-ITEM-6 = Arco (hueco grande): permite atacar a una casilla adyacente. Entonces se tiran los dados de uno en uno, y solo cuenta el último.
rule-AN-ITEM-7 = Halcón (hueco grande): una vez al día, dos héroes, estén donde estén, intercambian cuantos objetos pequeños, cascos, oro y piedras preciosas quieran, pero ninguna pieza grande. No durante un combate. Después reposa hasta el amanecer. No se usa si ninguno de los dos tiene nada de eso.
rule-AN-ITEM-8 = Catalejo (hueco pequeño): gira boca arriba fichas de niebla y piedras rúnicas de las casillas adyacentes, una o todas, sin activarlas. Un héroe puede usarlo incluso fuera de su turno, pero no en pleno movimiento.
rule-AN-ITEM-9 = Odre (hueco pequeño, se puede usar dos veces): cada trago da 1 casilla de movimiento sin gastar una hora. En un mismo movimiento se pueden dar los dos tragos, e incluso beber de varios odres.
rule-AN-ITEM-10 = Los odres, escudos y pociones agotados vuelven al tablero de equipo.
rule-AN-ITEM-11 = Se pueden dejar oro y objetos en la propia casilla, tomarlos de ella y darlos a héroes de la misma casilla.
rule-AN-ITEM-12 = Frasco de veneno: solo entra en juego en la Leyenda 5 y tiene sus propias reglas.
rule-AN-ITEM-13 = Al girar un dado, el mago puede crear dados iguales, que el casco suma después.

## Oro, piedras preciosas, pergaminos, derrumbes

rule-AN-TREAS-1 = Se puede llevar cuanto oro y cuantas piedras preciosas se quiera.
rule-AN-TREAS-2 = Ante un mercader, una piedra preciosa vale tanto oro como indica su número. En la Leyenda 5 sirve de cebo.
rule-AN-TREAS-3 = Pergamino: hueco pequeño. Solo se recoge estando parado en su casilla, nunca de paso.
rule-AN-TREAS-4 = Un derrumbe detiene a los héroes, a las criaturas y al halcón. Desde una casilla adyacente, un héroe puede atacarlo con la acción de combate, 1 hora por intento, en solitario o en grupo. Un valor de combate igual o mayor que el número de la ficha la retira; si iguala o supera la suma de varias, retira esas. Un intento fallido no cuesta voluntad.
rule-AN-TREAS-5 = La reserva de oro no se agota; se pueden cambiar fichas en cualquier momento.

## Cartas de evento

rule-AN-EVENT-1 = Se roba una carta de evento en cada amanecer y por cada ficha de niebla que la muestre: una cada vez, que se resuelve de inmediato.
rule-AN-EVENT-2 = Mazo plateado en la Leyenda 1 (con la carta inicial primero) y en la Leyenda 4 (sin ella); mazo dorado en las Leyendas 2, 3 y 5.
rule-AN-EVENT-3 = Una carta marcada con un escudo se puede anular para todo el grupo antes de que surta efecto: basta con que un héroe use una vez su escudo.
rule-AN-EVENT-4 = Una carta sin esa marca no se puede anular. Están marcados los eventos plateados 2, 4, 6, 8 y 10 y los dorados 2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32 y 33.
rule-AN-EVENT-5 = Un evento actúa de inmediato, o vale «hoy» (hasta que empieza el próximo amanecer), o espera en una casilla hasta que se ha usado. Si dos cartas valen el mismo día, una hora que una de ellas prohíbe sigue prohibida, cueste lo que cueste según la otra.
rule-AN-EVENT-6 = Un evento nunca hace bajar la fuerza por debajo de 1. A quien cae a 0 puntos de voluntad se le trata como tras un combate perdido: pierde 1 punto de fuerza si tiene más de 1 y vuelve a tener 3 puntos de voluntad.
rule-AN-EVENT-7 = Lo que el grupo gana o pierde en total se reparte como quieran los jugadores; nadie puede bajar de 0.
rule-AN-EVENT-8 = Si afecta a varios héroes, decide el nivel, el menor o el mayor, según diga la carta.
rule-AN-EVENT-9 = Las cartas que hablan de fichas de tiempo en la casilla de amanecer afectan a todos cuando amanece. Cuando salen de la niebla, solo afectan a los héroes que han terminado el día.
rule-AN-EVENT-10 = Una criatura que avanza por una carta sigue las reglas de siempre: por la flecha, más allá si la casilla está ocupada, y nada si el camino está cortado.
rule-AN-EVENT-11 = Las cartas usadas se apartan; cuando el mazo se agota, se barajan y forman uno nuevo, sin las que aún esperan en una casilla.

## Dificultad

rule-AN-DIFF-1 = La Leyenda 1 tiene una sola dificultad. Desde la Leyenda 2, algunas cartas existen en versión fácil (verde) y normal (parda); el grupo elige antes de la leyenda y mantiene esa versión hasta el final.
rule-AN-DIFF-2 = Del número de héroes dependen los escudos dorados, el precio de la poción, la fuerza del skral de la torre y lo que cuestan algunos eventos.

## El final de una leyenda

rule-AN-END-1 = La leyenda se pierde de inmediato si una criatura irrumpe en el castillo sin que haya un escudo dorado libre, o si lo dice una carta de leyenda. Tras el final ya no se juega.
rule-AN-END-2 = En la N, la leyenda se gana si se han alcanzado todos sus objetivos y el castillo ha resistido; si no, se pierde.
rule-AN-END-3 = Algunos objetivos envían al narrador directamente a la N; las letras saltadas no se leen.

## Leyenda 1

rule-AN-L1-1 = Primera parte: se colocan las fichas de la introducción; el enano empieza en la casilla 43, el guerrero en la 25, el arquero en la 53 y el mago en la 9. Todos tienen 7 horas, sin horas extra; no hay criaturas. Qué hacer: girar fichas de niebla, comprar 1 punto de fuerza, vaciar el pozo y terminar un movimiento en la casilla 0. Esta parte acaba cuando un héroe termina su movimiento en la casilla 0 o cuando todos han terminado el día.
rule-AN-L1-2 = Segunda parte: hay pozos en las casillas 5, 35, 45 y 55 y 11 fichas de niebla (sin los gors, el odre ni la poción). Ninguna está bajo un héroe, y cuatro círculos, a elección de los jugadores, se quedan vacíos. El día se abre con un amanecer completo: carta inicial, movimiento de los gors, pozos, narrador a la B.
rule-AN-L1-3 = Carta inicial: aparecen gors en las casillas 16, 22, 23 y 24, incluso donde haya héroes.
rule-AN-L1-4 = Carta B1: cada héroe gana 1 punto de fuerza, el grupo recibe 4 de oro y se pueden comprar puntos de fuerza en las casillas 18, 57 y 71. Carta B2: desde ahora, en su turno cada cual mueve o combate; antes de ella no se combate. Empieza el día el héroe que está en el castillo.
rule-AN-L1-5 = Carta C: aparecen gors en las casillas 8, 15, 43, 48 y 53. Carta D: desde entonces la leyenda se pierde si una criatura entra en el castillo sin que haya un escudo dorado libre, y los héroes pueden combatir en grupo. Carta F: aparece un skral en la casilla 32.
rule-AN-L1-6 = Carta H1: el puente de cuerda entre las casillas 16 y 48 ha desaparecido, y una criatura en la 48 se queda donde está. El pergamino está en la casilla 5 y hay que llevarlo a la 57; en cuanto esté allí, el narrador va a la N de inmediato.
rule-AN-L1-7 = Carta H2: aparecen gors en las casillas 19, 36 y 56, y skrals en las 54 y 64. Si el pergamino o quien lo lleva está alguna vez en la casilla de una criatura, aunque sea de paso, la leyenda se pierde de inmediato.
rule-AN-L1-8 = Letra N: la leyenda se gana si el pergamino está en la casilla 57 y el castillo ha resistido.
rule-AN-L1-9 = Volver a empezar tras una derrota: todos tienen 1 punto de fuerza y 7 puntos de voluntad. El héroe de menor nivel empieza en la casilla 0, con su ficha de tiempo en el gallo. Los demás empiezan en la casilla que lleva el número de su nivel. Se sigue desde la preparación de la segunda parte.

## Leyenda 2

rule-AN-L2-1 = Carta A3: cada héroe empieza en la casilla que lleva el número de su nivel; aparecen gors en las casillas 8, 20, 21, 26 y 48, y un skral en la 19. Campesinos: en las casillas 24 y 36 en dificultad fácil, solo en la 24 en dificultad normal.
rule-AN-L2-2 = Carta A5: un dado fija la letra de la carta de las piedras rúnicas: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. Todos tienen 2 puntos de fuerza; el grupo recibe 5 de oro y 2 odres; el equipo está a la venta. Empieza el héroe de menor nivel.
rule-AN-L2-3 = Carta C1: la torre y su skral están en la casilla 50 más un dado de héroe (de la 51 a la 56); la criatura que estuviera allí se retira. Los héroes pueden entrar. El skral nunca se mueve, y las demás criaturas saltan su casilla siguiendo la flecha. Tiene 6 puntos de voluntad; con 2, 3 o 4 héroes, 10, 20 o 30 puntos de fuerza en dificultad fácil y 20, 30 o 40 en dificultad normal. Un campesino espera en la casilla 28. Cuando este skral es derrotado, el narrador va a la N.
rule-AN-L2-4 = Carta C2: aparecen gors en las casillas 27 y 31, y un skral en la 29; el príncipe Thorald llega a la casilla 72.
rule-AN-L2-5 = Carta G: el príncipe deja el tablero; aparecen wardraks en las casillas 26 y 27.
rule-AN-L2-6 = Carta de las piedras rúnicas, dificultad fácil: un gor en la casilla 43, un skral en la 39 y cinco piedras rúnicas. Dificultad normal: gors en las casillas 32 y 43, un skral en la 39, y las piedras solo si se ha encontrado a la bruja; si no, no las hay.
rule-AN-L2-7 = Carta de la bruja, que se lee al girar su ficha de niebla: quien la encuentra recibe una poción, y ella se queda en la casilla. Un dado fija dónde está la hierba curativa: con 1 o 2 en la casilla 37, con 3 o 4 en la 67, con 5 o 6 en la 61. Con ella aparece un gor, que la lleva consigo; hay que derrotarlo para poder tomarla.
rule-AN-L2-8 = Letra N: la leyenda se gana si la hierba está en la casilla 0, el skral de la torre ha sido derrotado y el castillo ha resistido.
rule-AN-L2-9 = La criatura retirada para hacer sitio a la torre no da recompensa ni hace avanzar al narrador; lo que llevaba se queda en la casilla. Un héroe que esté allí puede tomarlo sin derrotar antes al skral de la torre.
rule-AN-L2-10 = La recompensa por el skral de la torre es 4, como la de cualquier skral.

## La mina

rule-AN-MINE-1 = El lado de la mina tiene las casillas 0 a 71 y la casilla 80, unidas por 99 caminos; las casillas 72 y 81 a 84 no existen aquí. Las criaturas derrotadas van a la casilla 80, en la que nadie puede entrar.
rule-AN-MINE-2 = La parte del bosque son las casillas 41, 43 a 47, 49 a 63, 65 y 70; todas las demás forman la parte de la mina. Solo las une la puerta de la casilla 69, con caminos a las casillas 50 y 51. La roca separa las casillas 27 y 41, 37 y 53, 41 y 42, 42 y 56, 53 y 67.
rule-AN-MINE-3 = Las flechas de la parte del bosque y de las casillas 69 y 29 llevan a la casilla 63; las de todas las demás casillas de la parte de la mina, a la casilla 0. Las casillas 0 y 63 no tienen flecha.
rule-AN-MINE-4 = El lado de la salida tiene las casillas 0 a 10, 31 a 33, 48, 64 y 71. Solo dos pasos llevan allí: el puente colgante entre las casillas 33 y 34, y el lago de la casilla 11, con caminos a las casillas 7 y 9.
rule-AN-MINE-5 = Un héroe que entra en la casilla 11 tiene que terminar allí su movimiento y roba de inmediato una carta del Lago Secreto, cada vez. Al salir de la casilla no se roba nada, y tampoco por criaturas ni otras figuras.
rule-AN-MINE-6 = Las bocas de fuego están en las casillas 10, 20 y 30. Desde cada una el fuego sigue las flechas. El primero pasa por las casillas 10, 5, 4, 3, 2 y 0. El segundo pasa por las casillas 20, 19, 18, 16, 15 y 14; el tercero, por las casillas 30, 23, 22, 16, 15 y 14.
rule-AN-MINE-7 = Llamarada: se tira un dado rojo tras otro para las bocas de las casillas 10, 20 y 30. Cada llamarada alcanza, desde la boca, tantas casillas como marca su dado, y todo héroe que esté en ellas pierde esa misma cantidad de voluntad, aunque haya terminado el día. Las criaturas, las piedras preciosas y los demás objetos no sufren daño.
rule-AN-MINE-8 = Un héroe alcanzado por dos llamaradas a la vez solo pierde el valor más alto, así que nunca más de 6. Un escudo, usado una vez, protege a quien lo lleva de todo el fuego; se anuncia después de tirar los dados.
rule-AN-MINE-9 = Hay pozos en las casillas 8, 39, 55 y 66, y mercaderes en las casillas 65 y 71; en la casilla 71, el enano paga 1 de oro por punto de fuerza. Los mercaderes aceptan piedras preciosas como oro; la piedra que se gasta se retira del juego.
rule-AN-MINE-10 = El derrumbe de la casilla 68 cierra la armería de la casilla 27. Nadie puede entrar en una casilla con derrumbe; una criatura a la que corta el paso se queda donde está.
rule-AN-MINE-11 = El amanecer en este lado: fuego, gors, skrals, wardraks, trolls, otra vez los wardraks, pozos, narrador. No se roba carta de evento.
rule-AN-MINE-12 = Para las cartas de evento, el «bosque» es la parte del bosque. Las casillas 0 a 9, la casilla 26 y el pozo de la casilla 55 son los de este lado, y no hay orilla del río. Las once cartas plateadas valen tal como son.
rule-AN-MINE-13 = En este lado no hay castillo ni escudos dorados.

## Fichas de criatura

rule-AN-TOKEN-1 = Ficha de criatura: aparecen gors en las casillas 15 y 26.
rule-AN-TOKEN-2 = Ficha de criatura: aparecen un gor en la casilla 21 y un troll en la 23.
rule-AN-TOKEN-3 = Ficha de criatura: aparece un skral en la casilla 48, y se dejan 2 de oro en la casilla 50.
rule-AN-TOKEN-4 = Ficha de criatura: aparecen un gor en la casilla 43 y un skral en la 42.
rule-AN-TOKEN-5 = Ficha de criatura: aparecen un gor en la casilla 41 y un skral en la 32.
rule-AN-TOKEN-6 = Ficha de criatura: aparecen un gor en la casilla 50 y un wardrak en la 51.
rule-AN-TOKEN-7 = Ficha de criatura: aparece un wardrak en la casilla 67.
rule-AN-TOKEN-8 = Ficha de criatura: se coloca boca abajo una hierba curativa en la casilla 61.
rule-AN-TOKEN-9 = Ficha de criatura: cada gor de las casillas 16 a 36 avanza de inmediato 1 casilla por su flecha.
rule-AN-TOKEN-10 = Ficha de criatura: el skral de la casilla de menor número avanza 1 casilla por su flecha.
rule-AN-TOKEN-11 = Ficha de criatura: el troll de la casilla de mayor número avanza 1 casilla por su flecha.
rule-AN-TOKEN-12 = Ficha de criatura: aparece un troll en la casilla 37.
rule-AN-TOKEN-13 = Ficha de criatura: aparecen un gor en la casilla 28 y un troll en la 69.
rule-AN-TOKEN-14 = Ficha de criatura: aparecen gors en las casillas 12 y 56.
rule-AN-TOKEN-15 = Ficha de criatura: aparece un skral en la casilla 34.
rule-AN-TOKEN-16 = Las fichas de criatura se mezclan boca abajo. Para resolver una se roba, se enseña, se hace de inmediato lo que dice y se retira del juego.
rule-AN-TOKEN-17 = Cuando se ponen fichas en el marcador de leyenda, un dado de héroe fija la letra de cada una: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. En una letra caben dos como mucho; si está llena, se vuelve a tirar. Cuando llega el narrador, se resuelven una tras otra, antes que cualquier carta de esa letra.
rule-AN-TOKEN-18 = Si la casilla está ocupada por una criatura, la nueva sigue las flechas hasta la primera libre. Si no hay en el tablero ninguna criatura de la clase que debe avanzar, no pasa nada. A las criaturas que nunca se mueven tampoco las mueve una ficha.
rule-AN-TOKEN-19 = Si falta una figura, se usa una de la casilla 80; si tampoco las hay, no se coloca nada. Todas las fichas juntas piden 9 gors, 4 skrals, 3 trolls y 2 wardraks.

## Leyenda 3

rule-AN-L3-1 = La Leyenda 3 se juega en el lado del castillo, con la preparación habitual y las cartas de evento doradas. Cada héroe tiene 3 puntos de fuerza y 7 puntos de voluntad y empieza en la casilla que lleva el número de su nivel.
rule-AN-L3-2 = Al empezar hay un gor en la casilla 9 y un troll en la 30. Un campesino espera en la casilla 24 y, en dificultad fácil, otro en la 36.
rule-AN-L3-3 = Los destinos van antes que las fichas de criatura; cada uno se resuelve en cuanto se reparte.
rule-AN-L3-4 = Uno de los cuatro adversarios finales se elige al azar; nadie ve cuál.
rule-AN-L3-5 = Fichas de criatura que se resuelven en la preparación con 2, 3 o 4 héroes: 2, 2 o 1. Después van cinco más al marcador de leyenda.
rule-AN-L3-6 = El grupo recibe 6 de oro en dificultad normal, 8 en dificultad fácil, y 2 odres. El equipo está a la venta desde el principio.
rule-AN-L3-7 = La carta C trae cinco de las seis piedras rúnicas. Si el destino del comerrunas está en juego, la sexta ya está reservada para la casilla 60.
rule-AN-L3-8 = El príncipe Thorald está en el tablero de la letra D a la I: la carta D lo trae a la casilla 72. Con la I deja el tablero, y aparece un gor en la casilla 46; en dificultad normal, también un skral en la 54.
rule-AN-L3-9 = En cuanto todos los destinos están decididos (cumplidos o, en dificultad fácil, fallidos), la carta de Magia Negra se descubre y se resuelve de inmediato, incluso en pleno turno. Si hay una ronda de combate en marcha, se espera a que termine.
rule-AN-L3-10 = Cada destino cumplido debilita al adversario final: con 2, 3 o 4 héroes pierde 4, 3 o 2 puntos de fuerza; el Espejo pierde en su lugar 2 puntos de voluntad. Queda fijado cuando se descubre la carta.
rule-AN-L3-11 = Cuando el adversario final es derrotado (de los Gemelos, el segundo), el narrador va a la N de inmediato. En la N, la leyenda se gana si eso ha ocurrido y el castillo ha resistido.
rule-AN-L3-12 = Si el narrador llega antes a la N, la leyenda se pierde, aunque queden destinos abiertos y nadie haya visto siquiera al adversario.
rule-AN-L3-13 = El Espejo, un gor hechizado, aparece según el dado: con 1 o 2 en la casilla 27, con 3 o 4 en la 43, con 5 o 6 en la 51. Su fuerza es la de todos los héroes de la ronda, sin hierbas, aliados ni otra ayuda. Tiene 12, 16 o 16 puntos de voluntad con 2, 3 o 4 héroes, menos 2 por cada destino cumplido. Tira un dado negro por cada héroe de la ronda, uno menos pero al menos uno en dificultad fácil, y suma los iguales. Se mueve como un gor, y si entra en la casilla 0, la leyenda se pierde.
rule-AN-L3-14 = Varkur, el mago oscuro, aparece según el dado: con 1 o 2 en la casilla 30, con 3 o 4 en la 39, con 5 o 6 en la 53. La criatura que estuviera allí se retira. Con 2, 3 o 4 héroes tiene 20, 30 o 40 puntos de fuerza (fácil: 14, 24 o 34), menos 4, 3 o 2 por cada destino cumplido. Tiene 10, 12 o 12 puntos de voluntad, y 2 dados negros a partir de 7 puntos de voluntad; si no, 1. Nunca se mueve, y las criaturas saltan su casilla. Cada amanecer, después de moverse las criaturas, aparece un gor en la casilla que señala su flecha, o más allá si está ocupada.
rule-AN-L3-15 = Los Gemelos son dos wardraks. Los que ya están en el tablero lo son donde se encuentran; los que faltan aparecen en la casilla 65 y luego en la 66. Con 2, 3 o 4 héroes cada uno tiene 18, 27 o 36 puntos de fuerza (fácil: 12, 21 o 30), menos 4, 3 o 2 por cada destino cumplido. Cada uno tiene 7 puntos de voluntad, y 2 dados negros a partir de 7 puntos de voluntad; si no, 1. Se mueven como wardraks, dos veces, y si uno entra en la casilla 0, la leyenda se pierde. El primero derrotado da la recompensa de 6 y hace avanzar al narrador como de costumbre. Desde entonces, el otro gana para siempre 4, 6 u 8 puntos de fuerza al empezar cada amanecer.
rule-AN-L3-16 = Urgat, el jefe de la horda, es un troll. Aparece según el dado: con 1 o 2 en la casilla 31, con 3 o 4 en la 44, con 5 o 6 en la 52. Con 2, 3 o 4 héroes tiene 20, 28 o 36 puntos de fuerza (fácil: 14, 22 o 30), menos 4, 3 o 2 por cada destino cumplido. Gana 1, 2 o 2 por cada otra criatura del tablero, aunque nunca se mueva, pero no por las de los escudos dorados ni las de la casilla 80. Tiene 12 puntos de voluntad, y 3 dados rojos a partir de 7 puntos de voluntad; si no, 2. Se mueve como un troll, y si entra en la casilla 0, la leyenda se pierde.
rule-AN-L3-17 = El castillo se defiende como siempre. Pero si un adversario final entra en la casilla 0, la leyenda se pierde de inmediato, aunque queden escudos dorados libres.
rule-AN-L3-18 = Ni los eventos ni las fichas de criatura mueven a los adversarios finales, el veneno no les hace nada, y no dan recompensa salvo que su regla lo diga.

## Destinos

rule-AN-FATE-1 = La vieja alianza, para todos: hay que llevar dos piedras rúnicas a la casilla 71, ya estén en el suelo o las tengan héroes que estén allí; las piedras llegan con la carta C. Recompensa: los enanos escudo en la casilla 71 hasta el final de la leyenda. No puede fallar.
rule-AN-FATE-2 = La promesa a la curandera, para todos: al repartirlo se coloca boca arriba una hierba curativa en la casilla 40, 53 o 65 (dado 1 o 2, 3 o 4, 5 o 6). Después, su dueño gira dos fichas de niebla. Hay que llevar una hierba y una poción de la bruja, aunque esté a medias, a la casilla 0. Recompensa: 8 puntos de voluntad para el grupo. Falla cuando ya no queda ninguna hierba en juego.
rule-AN-FATE-3 = El juramento del pastor, para todos: al repartirlo llega un campesino a la casilla 64. Hay que llevar a un campesino a la casilla 69, 70, 81, 82 u 84. Recompensa: 3 puntos de fuerza para el héroe que lo consigue.
rule-AN-FATE-4 = Dos sin ayuda, solo para su dueño: al repartirlo, este gana 1 punto de fuerza, y aparecen gors en las casillas 22 y 33. Tiene que derrotar a dos criaturas sin ninguna ayuda (ni otro héroe en el combate ni un aliado en la casilla) antes de que el narrador llegue a la F. Recompensa: 2 puntos de fuerza; si la F llega antes, falla.
rule-AN-FATE-5 = La boda, para todos: al repartirlo llega un campesino a la casilla 28. Hay que llevar a un campesino a la casilla 57; allí no puede haber ninguna criatura. Recompensa: 4 de oro y un odre para el grupo.
rule-AN-FATE-6 = El comerrunas: al repartirlo aparece en la casilla 60 un gor que nunca se mueve. Tiene 6 puntos de fuerza, 6 puntos de voluntad y siempre 1 dado negro. Hay que derrotarlo con su dueño en el combate. Recompensa: la habitual de 2, y la sexta piedra rúnica en la casilla 60. No puede fallar.
rule-AN-FATE-7 = El peaje: al repartirlo, el troll de la casilla de mayor número va a la casilla 57 y se queda allí. Si no hay ninguno, aparece uno nuevo. La criatura que estuviera en la casilla 57 se retira. Hay que derrotar al troll con su dueño en el combate. Recompensa: la habitual de 6, y una pieza de equipo a elección de su dueño, pero ninguna poción. Si no hay un hueco libre, queda en la casilla del dueño. No puede fallar.
rule-AN-FATE-8 = Cartas del Árbol, para todos: al repartirlo se colocan boca arriba dos de los seis pergaminos en la casilla 57. Hay que dejar cada uno en la casilla cuyo número muestra: 7, 8, 10, 11, 14 o 17. Recompensa: la carta de Magia Negra se descubre ya, pero no actúa hasta que todos los destinos están decididos, y el grupo recibe 2 de oro; no puede fallar.
rule-AN-FATE-9 = La larga guardia, solo para su dueño: tiene que estar en la casilla 17 al empezar tres amaneceres. Recompensa: la próxima ficha de criatura del marcador de leyenda se retira sin verla; si no queda ninguna, 3 de oro. No puede fallar.
rule-AN-FATE-10 = Viejas deudas, solo para su dueño: paga 8 de oro en la casilla 72; en dificultad fácil, 6. Recompensa: 1 punto de fuerza para cada héroe. No puede fallar.
rule-AN-FATE-11 = Cada héroe recibe un destino, el de mayor nivel primero, a la vista de todos. Los demás se retiran del juego.
rule-AN-FATE-12 = Un destino queda cumplido en cuanto se da su condición, también fuera del propio turno. Se entrega lo que pedía: las piedras, la hierba, los pergaminos, el oro y el campesino se retiran del juego, y una poción vuelve al tablero de equipo. La recompensa se toma de inmediato, y se da la vuelta a la carta.
rule-AN-FATE-13 = «Para todos»: cualquier héroe puede hacerlo, entero o en parte; una recompensa para un héroe es para quien lo completa. «Solo para su dueño»: nadie más puede hacerlo. «Solo con su dueño en el combate»: nadie combate contra esa criatura sin él; si se retira, el combate termina y la criatura se recupera.
rule-AN-FATE-14 = Un destino que ya no se puede cumplir ha fallado. En dificultad normal, la leyenda se pierde de inmediato; en dificultad fácil cuenta como decidido, pero no debilita al adversario final.
rule-AN-FATE-15 = Las criaturas que los destinos fijan en las casillas 60 y 57 nunca se mueven, ni al amanecer ni por fichas, eventos o cartas. Las demás saltan su casilla siguiendo la flecha, y las nuevas pasan de largo. Los héroes pueden entrar en ella, cruzarla y comprar en la casilla 57.
rule-AN-FATE-16 = Para el juramento del pastor y la boda sirve cualquier campesino. Uno de esos destinos falla cuando hay menos campesinos en el tablero, sueltos o llevados por héroes, que destinos así abiertos. Un campesino que ya está con los escudos dorados no cuenta.

## Leyenda 4

rule-AN-L4-1 = La Leyenda 4 se juega en el lado de la mina con las cartas de evento plateadas, sin la carta inicial. Las 11 piedras preciosas se colocan boca abajo en las casillas 0, 2, 3, 4, 6, 13, 14, 16, 19, 22 y 23. Los dados deciden dónde se colocan 5 piedras rúnicas y 2 hierbas. 4 de las 8 fichas de derrumbe se colocan boca arriba en la casilla 68. En la casilla 27 hay un casco, un escudo, un arco y un odre; en la 40, un escudo; en las casillas 42 y 48, 2 de oro en cada una. En la casilla 6 hay un botín de 4, 6 u 8 de oro con 2, 3 o 4 héroes. Los mercaderes venden como siempre.
rule-AN-L4-2 = Un héroe puede girar una piedra preciosa si está en su casilla o si usa un catalejo. Tomarla es una acción gratuita de un héroe que está allí.
rule-AN-L4-3 = Los guardias: gors en las casillas 3, 13 y 22, un skral en la 16, un troll en la 6. En dificultad normal hay también un skral en la 33. A partir de 3 héroes hay un gor en la 34; con 4, otro en la 28. Una criatura que empieza sobre una piedra preciosa no la retira.
rule-AN-L4-4 = Los héroes empiezan en la casilla 70 con 2 puntos de fuerza y 7 puntos de voluntad; el grupo recibe 4, 6 u 8 de oro con 2, 3 o 4 héroes. La ficha N está, por su lado verde, en la N en dificultad fácil y en la L en dificultad normal; empieza el héroe de menor nivel.
rule-AN-L4-5 = La leyenda termina cuando el narrador y la ficha N llegan a la misma letra o se cruzan; entonces se lee la carta N.
rule-AN-L4-6 = Antes de la alarma, las criaturas de la parte de la mina no se mueven al amanecer. Las de la parte del bosque, los gors de la niebla, se mueven desde el principio.
rule-AN-L4-7 = En la parte de la mina se da la alarma cuando un héroe entra en la casilla de una criatura, aunque sea de paso. También se da cuando una criatura entra o aparece en la casilla de un héroe. Un ataque a distancia la da si el objetivo no es derrotado en la primera ronda, y ese combate termina. Una criatura derrotada a distancia en la primera ronda no da la alarma, aunque disparen varios héroes juntos.
rule-AN-L4-8 = Con la alarma, la ficha N se gira a su lado rojo; en dificultad normal aparece un skral en la casilla 20. Desde entonces las criaturas se mueven al amanecer y se combate como siempre.
rule-AN-L4-9 = Una criatura que entra en la casilla 0 o 63 se retira del juego, sin recompensa y sin que avance el narrador. La ficha N retrocede de inmediato una letra.
rule-AN-L4-10 = Una criatura que llega o se coloca en una casilla con una piedra preciosa retira la piedra del juego.
rule-AN-L4-11 = Las piedras preciosas y el oro de la casilla de una criatura no se pueden tomar. Las piedras rúnicas, sí.
rule-AN-L4-12 = Cuando se toma la primera piedra preciosa, se descubre la carta de fuego. Desde entonces hay una llamarada tras cada piedra tomada y al empezar cada amanecer.
rule-AN-L4-13 = Un héroe que cae a 0 puntos de voluntad, por lo que sea, queda fuera del juego; su oro, sus piedras preciosas, su equipo y sus demás objetos se quedan en la casilla. Los otros siguen y necesitan el mismo tesoro. Cuando no queda ningún héroe, la leyenda se pierde.
rule-AN-L4-14 = Un héroe que entra en el Lago Secreto roba una de sus cartas.
rule-AN-L4-15 = En la casilla 0, un héroe puede entregar oro y piedras preciosas al príncipe Hallgard como acción gratuita. Se retiran del juego y cuentan por su valor.
rule-AN-L4-16 = La leyenda se gana en cuanto el tesoro entregado vale lo suficiente: con 2, 3 o 4 héroes, 30, 38 o 46 en dificultad normal y 26, 34 o 42 en dificultad fácil.
rule-AN-L4-17 = Las cartas de evento solo salen de la niebla. Los combates y las recompensas son los de siempre, y cada criatura derrotada hace avanzar al narrador.
rule-AN-L4-18 = Lo que hay en la armería de la casilla 27 y en la sala de la casilla 40 es gratis para cualquier héroe que esté allí.
rule-AN-L4-19 = Carta E: aparece un gor en la casilla 25, aunque haya héroes; entonces se da la alarma.
rule-AN-L4-20 = Carta G: se hunde el techo. Un dado decide dónde se colocan boca arriba dos fichas de derrumbe: con 1 o 2 en la casilla 15, con 3 o 4 en la 36, con 5 o 6 en la 5. La criatura que estuviera allí se retira sin recompensa y sin que avance el narrador. Los héroes van a una casilla adyacente a su elección. Los objetos se quedan bajo el derrumbe, que también corta el paso a las criaturas.
rule-AN-L4-21 = La carta I da la alarma si aún no se ha dado; en dificultad normal aparece también un wardrak en la casilla 30.
rule-AN-L4-22 = Una criatura que pasa de largo por casillas ocupadas puede avanzar varias en un mismo amanecer. Solo se pierde la piedra preciosa de la casilla donde se detiene, no las de las casillas que salta.

## Lago Secreto

rule-AN-LAKE-1 = Garra helada: el héroe pierde 3 puntos de voluntad. Marca de escudo.
rule-AN-LAKE-2 = La llamada del fondo: el héroe tira un dado de héroe y pierde esa cantidad de voluntad. Marca de escudo.
rule-AN-LAKE-3 = Algas: el héroe elige: pierde 3 puntos de voluntad, si le queda al menos 1, o su día termina ahora.
rule-AN-LAKE-4 = El tributo del lago: el héroe entrega una piedra preciosa de su elección. Si no tiene ninguna, no pasa nada.
rule-AN-LAKE-5 = A la deriva: el héroe acaba en la casilla 9, lo que cuenta como entrar en ella.
rule-AN-LAKE-6 = Piedras de paso: el héroe puede mover de inmediato 1 casilla sin gastar una hora.
rule-AN-LAKE-7 = Musgo luciente: el héroe gana 2 puntos de voluntad, o 4 si tiene 6 o menos.
rule-AN-LAKE-8 = Bolsa hundida: el héroe recibe 2 de oro.
rule-AN-LAKE-9 = El odre del barquero: el héroe recibe un odre.
rule-AN-LAKE-10 = Eco: la criatura de la casilla de menor número de la parte de la mina avanza 1 casilla por su flecha, incluso antes de la alarma. Marca de escudo.
rule-AN-LAKE-11 = Un héroe que entra en la casilla 11 roba una carta antes de que allí pase cualquier otra cosa. Las cartas usadas se apartan; cuando el mazo se agota, se barajan y forman uno nuevo.
rule-AN-LAKE-12 = Una carta con la marca de escudo la puede anular el héroe que la roba, si usa una vez su propio escudo.
rule-AN-LAKE-13 = Un héroe que cae a 0 puntos de voluntad en el lago queda fuera del juego, como en cualquier parte de esta leyenda.

## Leyenda 5

rule-AN-L5-1 = Los héroes empiezan en la casilla 71 con 7 puntos de fuerza (fácil: 8) y 12 puntos de voluntad. El grupo recibe 9 de oro (fácil: 12) y, con 2, 3 o 4 héroes, 3, 4 o 5 piedras preciosas al azar. Aquí las piedras son cebos y no dinero. En el castillo hay un skral y un gor, un skral y 2 gors, o 2 skrals y 2 gors (fácil: 2 gors, 2 gors, o un skral y 2 gors). Hay gors en las casillas 22 y 47 y, en dificultad normal con 2 o 3 héroes, un skral en la 34. Esperan campesinos en las casillas 24, 36 y 64 (fácil: también en la 40). El dragón está en la casilla 84, y tres de los seis vuelos están boca abajo en las letras C, F e I.
rule-AN-L5-2 = Mientras haya criaturas que ocupen la casilla 0, no pueden entrar en ella ni héroes, ni campesinos, ni el príncipe, ni los enanos escudo. Allí cabe cualquier número de criaturas, y no siguen ninguna flecha.
rule-AN-L5-3 = A las criaturas del castillo solo se las puede atacar a distancia: el arquero o un héroe con arco, desde la casilla 1, 2, 4, 5, 6, 7 u 11. Los atacantes eligen la criatura; recompensa, casilla 80 y narrador, como siempre.
rule-AN-L5-4 = Una criatura que llega a la casilla 0 mientras está ocupada se une a las demás. Los escudos dorados no se usan.
rule-AN-L5-5 = Cuando no queda ninguna criatura en la casilla 0, ya sea derrotada, envenenada o atraída fuera, el castillo queda libre: de inmediato o, al amanecer, cuando se han movido todas las criaturas. Cada héroe gana 3 puntos de voluntad, se colocan cinco piedras rúnicas según los dados y una hierba curativa en la casilla 0.
rule-AN-L5-6 = Desde entonces los escudos dorados se usan como siempre: 3, 2 o 1 con 2, 3 o 4 héroes, y uno más por cada campesino. El castillo no puede volver a ser ocupado.
rule-AN-L5-7 = Al final de un movimiento, un héroe puede dejar gratis una piedra preciosa boca arriba en su casilla, pero no en la de una criatura ni en la casilla 0, 80, 83 u 84. Cualquier héroe que esté allí puede volver a tomarla.
rule-AN-L5-8 = Al amanecer, una criatura vecina de una piedra preciosa va hacia ella en lugar de seguir su flecha, en el orden habitual. Las del castillo cuentan como situadas en la casilla 0, así que van primero entre las de su clase. Atrae la piedra más valiosa y, entre iguales, la de la casilla de menor número, pero nunca donde haya una criatura o el dragón. La piedra se retira del juego. A los wardraks se los puede atraer en sus dos movimientos.
rule-AN-L5-9 = Una piedra preciosa se retira del juego cuando una criatura aparece en su casilla, pasa a ella desde una ocupada o llega por su flecha. El guardián del príncipe y el dragón no se dejan atraer.
rule-AN-L5-10 = Un campesino ayuda donde un héroe termina un movimiento con él. Casilla 71: queda a salvo, y los héroes suman 2 en cada ronda contra el dragón, esté donde esté. Casilla 17: reconstruye la atalaya, una vez; casilla 0: cuando el castillo está libre, un escudo dorado como siempre.
rule-AN-L5-11 = Los campesinos se pierden como siempre, y también en una casilla donde aterriza el dragón.
rule-AN-L5-12 = Atalaya de la casilla 17: cada héroe que está allí tiene 2 puntos de fuerza más en todo combate, también a distancia.
rule-AN-L5-13 = La primera ficha de niebla con un gor trae al guardián del príncipe cautivo: no se mueve, y las demás criaturas saltan su casilla. Cuando es derrotado o envenenado, el príncipe queda libre en esa casilla y sigue las reglas de siempre. La segunda ficha así trae un gor corriente.
rule-AN-L5-14 = En cuanto un campesino está a salvo, un héroe en la casilla 71 puede despertar a los enanos escudo, una vez y gratis, pero no mientras el dragón esté en la casilla 43. Se resuelven dos fichas de criatura (fácil: solo una), y los enanos escudo aparecen en la casilla 71.
rule-AN-L5-15 = Carta D: Garz llega a la casilla 18, 72 o 28 (dado 1 o 2, 3 o 4, 5 o 6). Vende un frasco de veneno a un héroe de su casilla, por 3, 4 o 5 de oro con 2, 3 o 4 héroes. Se queda hasta venderlo, aunque el lugar haya ardido o esté cerrado.
rule-AN-L5-16 = La bruja, la poción, las cartas de evento y la niebla siguen las reglas de siempre.
rule-AN-L5-17 = En las letras C, F e I se resuelve el vuelo que hay allí, y el dragón aterriza. Con el segundo aparecen gors en las casillas 43 y 26 y, a partir de 3 héroes, un skral en la 52. Con el tercero aparece un wardrak en la casilla 27 (normal) o un troll en la 66 (fácil). Si el dragón ha sido derrotado, los vuelos solo traen estas criaturas.
rule-AN-L5-18 = El puente del mercado: el dragón va a la casilla 39. El puente entre las casillas 38 y 39 desaparece; los héroes de la casilla 38 pierden 3 puntos de voluntad.
rule-AN-L5-19 = El Árbol de las Canciones: el dragón va a la casilla 57. El mercader de allí queda cerrado para siempre; los héroes que están en el Bosque Vigilante pierden 2 puntos de voluntad.
rule-AN-L5-20 = La caza de la bruja: el dragón va a la casilla de la bruja. Ella se retira del juego, salvo que un héroe que esté allí, elegido por el grupo, pague 4 puntos de voluntad para esconderla. Si no la han encontrado, el dragón va a la casilla de mayor número que aún tenga niebla; se gira la niebla de allí y de las casillas adyacentes.
rule-AN-L5-21 = Campos en llamas: el dragón va a la casilla 28. Los campesinos de las casillas 18, 28, 29, 36, 38 y 72 se retiran del juego; los que lleva un héroe se quedan si ese héroe paga 2 puntos de voluntad.
rule-AN-L5-22 = La sangre del rey: el dragón va a la casilla del príncipe liberado, que se retira del juego si ningún héroe está con él. Si el príncipe no está libre o está en el castillo, el dragón va a la casilla 72, y el héroe de menor nivel gira dos fichas de niebla.
rule-AN-L5-23 = Ante la puerta: el dragón va a la casilla 43. Mientras está allí, el mercader de la casilla 71 está cerrado y no se puede despertar a los enanos escudo; a la casilla 71 se sigue llegando por la 43.
rule-AN-L5-24 = Carta K: el dragón aterriza en la casilla 13, 14, 16, 18, 36 o 6, según un dado del 1 al 6.
rule-AN-L5-25 = Cuando el dragón ha sido derrotado y el castillo está libre, el narrador va a la N de inmediato; la leyenda se gana si el castillo ha resistido.
rule-AN-L5-26 = Si el narrador llega antes a la N, la leyenda se pierde: el dragón entra en el castillo, o las criaturas aún lo ocupan.
rule-AN-L5-27 = Algunos eventos mueven a un gor o a una criatura en concreto, otros dan 1 más de fuerza a todas las criaturas. Ninguno afecta a las criaturas del castillo, al guardián del príncipe ni al dragón.

## El dragón

rule-AN-DRAGON-1 = El dragón tiene 30, 44 o 58 puntos de fuerza con 2, 3 o 4 héroes, ningún punto de voluntad y tres dados negros, de los que se suman los iguales. Sus cinco cartas de combate forman un mazo barajado.
rule-AN-DRAGON-2 = El dragón nunca se mueve al amanecer, solo por cartas. Las criaturas saltan su casilla; las nuevas pasan de largo.
rule-AN-DRAGON-3 = El veneno, los cebos, los eventos y las fichas de criatura no afectan al dragón.
rule-AN-DRAGON-4 = Donde aterriza el dragón, la criatura que estuviera allí se retira del juego, sin recompensa y sin que avance el narrador. Cada héroe pierde 3 puntos de voluntad, pero conserva al menos 1, y los campesinos se retiran del juego. Las piedras preciosas, la niebla y los demás objetos se quedan.
rule-AN-DRAGON-5 = Una vez que ha dejado la casilla 84, se puede atacar al dragón esté donde esté: desde su casilla; el arquero y los héroes con arco, también desde las adyacentes.
rule-AN-DRAGON-6 = En el primer ataque de la leyenda: si el príncipe está libre y en el tablero, cabalga contra el Heraldo Negro, y ambos se retiran del juego. Si no, el heraldo se queda, y el dragón tiene 2, 3 o 4 puntos de fuerza más con 2, 3 o 4 héroes hasta el final de la leyenda.
rule-AN-DRAGON-7 = Valor de combate del dragón: fuerza y dados, más el heraldo, más 2 por cada criatura del castillo mientras esté ocupado, menos 2 por cada carta de combate retirada. El de los héroes es el de siempre, con algunos añadidos. Los enanos escudo en la casilla del dragón añaden 4. Cada campesino a salvo en la casilla 71 añade 2, igual que cada héroe que combate desde la atalaya.
rule-AN-DRAGON-8 = Si el valor de combate de los héroes es mayor, la primera carta de combate del mazo se retira del juego sin leerla. Si no, también en caso de empate, se lee, se resuelve y se pone debajo del mazo. Nadie pierde voluntad de otra manera.
rule-AN-DRAGON-9 = Una carta de combate que lleva la marca de escudo queda anulada para todos los participantes si uno de ellos usa una vez su escudo. Aun así va debajo del mazo.
rule-AN-DRAGON-10 = Cuando se retira la tercera carta de combate, el dragón queda derrotado. Deja el tablero y no va a la casilla 80; no hay recompensa, y el narrador no avanza.
rule-AN-DRAGON-11 = Cada ronda le cuesta 1 hora a cada participante. Se puede interrumpir el combate y seguir en un turno o un día posterior: las cartas retiradas siguen retiradas, el mazo conserva su orden, y el dragón no se recupera.
rule-AN-DRAGON-12 = A un héroe que cae a 0 puntos de voluntad se le trata como en cualquier combate. Pierde 1 punto de fuerza si tiene más de 1, vuelve a tener 3 puntos de voluntad y sale de ese combate.
rule-AN-DRAGON-13 = El dado negro de las piedras rúnicas es el cuarto; el dragón tira los otros tres.
rule-AN-DRAGON-14 = Aliento de fuego: cada participante pierde 3 puntos de voluntad. Marca de escudo.
rule-AN-DRAGON-15 = La cola: cada participante que está en la casilla del dragón pierde 4 puntos de voluntad; los de casillas adyacentes no pierden nada. Marca de escudo.
rule-AN-DRAGON-16 = Tormenta de alas: la ficha de tiempo de cada participante avanza 1 hora. Las horas extra se pagan; quien no puede pagar termina el día.
rule-AN-DRAGON-17 = Garras: el participante con más fuerza (si hay empate, el de menor nivel) pierde 1 punto de fuerza y 2 puntos de voluntad. Marca de escudo.
rule-AN-DRAGON-18 = Alza el vuelo: el dragón avanza 1 casilla por su flecha, pero nunca a la casilla 0; si está junto a la casilla 0, se queda. El combate termina. Marca de escudo.

## Veneno

rule-AN-POISON-1 = Hay un solo frasco de veneno; ocupa un hueco pequeño y se puede usar dos veces. Los mercaderes nunca lo venden; en la Leyenda 5 solo lo tiene Garz.
rule-AN-POISON-2 = Un participante en el combate usa el veneno justo después de su propia tirada, antes de que tire la criatura, como mucho una vez por ronda.
rule-AN-POISON-3 = Si en esa ronda el valor de combate de los héroes es mayor, la criatura cae de inmediato a 0 puntos de voluntad. No hay recompensa, la figura se retira del juego en lugar de ir a la casilla 80, y el narrador no avanza.
rule-AN-POISON-4 = Si no es mayor, ese uso se pierde, y la ronda cuenta como siempre.
rule-AN-POISON-5 = Una criatura envenenada ya no está: así puede quedar libre el castillo y caer el guardián del príncipe.
rule-AN-POISON-6 = El veneno no se puede usar contra el dragón ni contra un adversario final.
rule-AN-POISON-7 = El veneno se puede dar, dejar y enviar con el halcón como cualquier pieza pequeña. Cuando se agota, se retira del juego.

## Cómo resolvemos aquí las dudas

rule-AN-OPEN-1 = La ficha de tiempo de un héroe sin horas utilizables va a la casilla de amanecer en su próximo turno, o en cuanto acaba su acción si el jugador quiere. Hasta entonces puede seguir haciendo acciones gratuitas.
rule-AN-OPEN-2 = Caer a 0 puntos de voluntad fuera de un combate, por ejemplo por un evento, se trata como un combate perdido. Un héroe con más de 1 punto de fuerza pierde 1, y vuelve a tener 3 puntos de voluntad. Entre dos rondas de un combate, el héroe queda fuera de él. Quien paga voluntariamente con puntos de voluntad, por una hora extra o para evitar un evento, tiene que conservar al menos 1.
rule-AN-OPEN-3 = También al amanecer sirve un escudo contra una carta de evento: véase AN-FREE-7.
rule-AN-OPEN-4 = Dado negro: el 6 es opuesto al 10 y el 8 al 12; véase AN-HERO-9.
rule-AN-OPEN-5 = El skral de la torre da la recompensa habitual, 4: véase AN-L2-10.
rule-AN-OPEN-6 = Si ya no queda ninguna figura de una clase, se toma una de la casilla 80; si no la hay, no se coloca nada. Lo que la criatura debía llevar queda en la casilla.
rule-AN-OPEN-7 = Casilla ocupada por una criatura: la que se mueve pasa a la siguiente. Camino cortado (puente desaparecido, derrumbe): se queda donde está. Si al pasar de largo encuentra el camino cortado, se queda en la casilla de la que salió. Una criatura nueva que al pasar de largo encuentra un obstáculo no entra.
rule-AN-OPEN-8 = El mago puede girar su dado y luego duplicarlo con la poción, en este orden (1, luego 6, luego 12). Lo único que no se combina es el casco con la poción.
rule-AN-OPEN-9 = El mago puede girar un dado en medio de las tiradas de un arquero, justo después de ese dado. Si el arquero tira luego otro, la habilidad queda gastada para esa ronda.
rule-AN-OPEN-10 = Antes de cada tirada se elige entre el dado negro y los dados propios. El arquero, o quien usa un arco, tira el dado negro una sola vez.
rule-AN-OPEN-11 = Girar una ficha de niebla como acción gratuita es solo para el héroe que está en ella sin haber terminado allí un movimiento, porque una carta lo puso allí, a él o a la ficha. Al final de un movimiento es obligatorio.
rule-AN-OPEN-12 = Aunque no le quede ninguna hora, un héroe puede recorrer casillas gratuitas (odre, hierba) mientras su ficha de tiempo no esté en la casilla de amanecer.
rule-AN-OPEN-13 = A los campesinos que se encuentran por el camino se los puede llevar, aunque las fichas no se recojan de paso. Un campesino está a salvo en cuanto el héroe entra en la casilla 0, aunque sea de paso.
rule-AN-OPEN-14 = Un arquero no puede combatir contra una segunda criatura adyacente en el mismo turno.
rule-AN-OPEN-15 = Los dados iguales de una criatura solo se suman si su suma supera al dado más alto; si no, cuenta ese dado.
rule-AN-OPEN-16 = Lo que el grupo paga para evitar un evento, y lo que pierde en común, se reparte de mutuo acuerdo. El héroe que tiene el turno responde por el grupo; cuando todos han terminado el día, responde el de menor nivel.
rule-AN-OPEN-17 = Un mercader da el cambio por una piedra preciosa; para su valor, véase AN-TREAS-2. Primero se gasta el oro, luego las piedras preciosas más baratas; si una compra cuesta piedras, se dice antes.
rule-AN-OPEN-18 = El halcón no puede intercambiar nada con un héroe que ha terminado el día.
rule-AN-OPEN-19 = En un mismo turno se puede llevar a los dos aliados, pero solo a uno por cada hora gastada.
rule-AN-OPEN-20 = La ficha de niebla de una casilla va primero: véase AN-FOG-7.
rule-AN-OPEN-21 = Cuando el narrador salta a la N, las cartas intermedias no se leen. Si una criatura derrotada lo lleva justo a la N, primero se toma la recompensa y luego termina la leyenda.
rule-AN-OPEN-22 = Los números de los eventos dorados 4, 5 y 12 no son seguros; sus efectos, sí.
rule-AN-OPEN-23 = Las cartas de evento usadas se barajan y forman un mazo nuevo: véase AN-EVENT-11.
rule-AN-OPEN-24 = Los seis valores 7, 8, 10, 11, 14 y 17 son los de los seis pergaminos. En las leyendas que se pueden jugar aquí no se usan.
rule-AN-OPEN-25 = Si el gor que lleva la hierba curativa (Leyenda 2) entra en el castillo, la hierba se retira del juego, como indica el diario, y la leyenda ya no se puede ganar.
rule-AN-OPEN-26 = Los héroes o aliados de una casilla nunca impiden que una criatura entre en ella; no les pasa nada ni a ellos ni a la criatura.
rule-AN-OPEN-27 = Una carta que espera en una casilla actúa de inmediato si ya hay allí un héroe. Un héroe que solo pasa cuenta como si entrara.
rule-AN-OPEN-28 = Un héroe no puede usar su escudo dos veces en la misma ronda: con una basta.
rule-AN-OPEN-29 = Los eventos dorados 24 y 31 tienen el mismo efecto; los dos están en el mazo.
rule-AN-OPEN-30 = En la Leyenda 1, antes de la carta D, una criatura que llega a la casilla 0 ocupa un escudo dorado como siempre; si no hay ninguno libre, se retira. Solo desde la carta D se puede perder así la leyenda.
rule-AN-OPEN-31 = Un halcón une a dos héroes si entre ellos hay algún camino de casillas adyacentes sin derrumbe. Un puente roto no lo detiene, ni tampoco un derrumbe en la casilla de uno de los dos.
rule-AN-OPEN-32 = Si una carta coloca a un campesino en la casilla de una criatura, el campesino se retira del juego de inmediato. De las hierbas y piedras rúnicas solo se colocan las que quedan; si no queda ninguna hierba, la criatura que debía llevarla llega sin ella.
rule-AN-OPEN-33 = Si el narrador avanza varias letras a la vez, va letra por letra: cada una se resuelve antes de que siga.
rule-AN-OPEN-34 = Un campesino que sigue a un héroe cuyo día ha terminado puede pasar a otro héroe de la misma casilla, también en mitad de un movimiento. Un héroe que aún no descansa tiene que dejar antes al campesino en la casilla.
rule-AN-OPEN-35 = Si la criatura de la casilla más alta nunca se mueve, como el skral de la torre, la carta se refiere a la más alta de las que sí se mueven. Si no hay ninguna, no ocurre nada y no hay nada que pagar.
rule-AN-OPEN-36 = A un héroe que está donde una carta ofrece algo y lo rechaza solo se le vuelve a preguntar cuando entra de nuevo en esa casilla. La carta sigue esperando hasta que alguien acepte.
rule-AN-OPEN-37 = Una carta de evento solo vende piezas de equipo para las que hay un hueco libre. Mientras se resuelve una carta no se puede dejar nada a cambio.
rule-AN-OPEN-38 = También después de un combate perdido el héroe puede terminar su día, como después de cualquier otra acción.
rule-AN-OPEN-39 = Tres piedras rúnicas llenan los tres huecos pequeños, así que el dado negro nunca coincide con la poción de la bruja, una hierba, un odre, un catalejo o un pergamino.
rule-AN-OPEN-40 = Si al hallar la poción de la bruja en la niebla se lee una carta de la leyenda, primero va esa carta; después el héroe recibe la poción y aparece la bruja.
rule-AN-OPEN-41 = Si una criatura deja varias recompensas, quienes combatieron en la última ronda eligen una y la reparten pieza por pieza.
rule-AN-OPEN-42 = Una leyenda o una caja puede permitir a los héroes algo especial en un lugar, por un precio. Si no cuesta horas, es una acción gratuita; si cuesta horas, es la acción de ese turno.
rule-AN-OPEN-43 = Una leyenda puede cerrar casillas a los héroes o a las criaturas durante un tiempo, o decir que el movimiento de un héroe termina allí. Quien está en una casilla cerrada puede salir de ella.
rule-AN-OPEN-44 = Los pasos que regala una carta se dan de inmediato, también fuera del propio turno. No cuestan horas y se puede renunciar a ellos; entrar y detenerse cuentan como en un movimiento, pero no son una acción.
rule-AN-OPEN-45 = Un combate que una carta interrumpe no tiene vencedor: la criatura se recupera y la acción termina. Una criatura ya derrotada sigue derrotada.
rule-AN-OPEN-46 = Una hora que una carta quita hace avanzar la ficha de tiempo. Las horas extra se pagan como siempre; el héroe al que no le quedan horas termina el día.
