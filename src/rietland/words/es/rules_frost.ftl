# Las reglas de El frío eterno con palabras claras: un texto por cada regla.

## Componentes

rule-FE-COMP-1 = 1 tablero de doble cara: el lado del castillo (castillo: casilla 0, criaturas derrotadas: casilla 80) y el lado de la aldea (aldea de tiendas: casilla 401, criaturas derrotadas: casilla 400).
rule-FE-COMP-2 = 71 cartas de leyenda grandes para 4 leyendas, 1 carta grande de preparación, 1 cuaderno de introducción (solo para la leyenda 1) y 1 narrador.
rule-FE-COMP-3 = 16 dados: 4 azules para el guerrero, 3 verdes para el guardián del fuego, 3 amarillos para el enano, 1 violeta para el mago, 3 rojos para las criaturas y 2 negros grandes para más adelante.
rule-FE-COMP-4 = 9 discos (2 de cada color de héroe, 1 rojo) y 7 cubos (1 de cada color de héroe, 1 rojo, 2 negros). Una mesa digital no los necesita.
rule-FE-COMP-5 = 40 peanas: 27 rojas, 4 grises, 2 de cada uno de estos colores: azul, verde, violeta y amarillo; 1 negra. Sostienen 8 héroes, 27 criaturas y 5 figuras más. Una mesa digital no las necesita.
rule-FE-COMP-6 = 4 tableros de héroe, cada uno con un héroe y una heroína: guerrero (Thorn, Mairen), guardián del fuego (Teyan, Tenaya), mago (Liphardus, Eara), enano (Kram, Bait). Elegir uno u otro no cambia el juego.
rule-FE-COMP-7 = 10 gors, 7 wargors, 4 búfalos de las estepas y 4 trolls peludos: 25 de las 27 figuras de criatura. Además, Shron, Tuavahr, la Myrk, Takota, Tranuk, el gran guerrero yetohe, la Silueta, el volpin y el narrador.
rule-FE-COMP-8 = 24 fichas de nieve: 6 ventiscas, 3 de leña, 2 de −2 puntos de voluntad, 2 de bayas azules, 2 de flores de sangre rojas, 2 de raíces blancas, 1 tablilla del grifo, 1 tablilla de la bestia del lago, 1 tablilla del búfalo, 2 de +1 punto de fuerza, 2 piedras preciosas.
rule-FE-COMP-9 = 13 fichas de hielo: 3 ventiscas, 2 de +1 punto de fuerza, 2 de −2 puntos de voluntad, 2 de −3 puntos de voluntad, 1 piedra preciosa, 1 hoja de Askimar, 1 odre de agua, 1 casco de jinete.
rule-FE-COMP-10 = 16 objetos: 1 Carlion, 2 hojas de Askimar, 1 halcón, 5 odres de agua, 2 catalejos, 3 de leña, 2 cascos de jinete.
rule-FE-COMP-11 = 7 plantas mágicas (2 azules, 2 blancas, 2 rojas, 1 negra), 3 tablillas de piedra (búfalo, bestia del lago, grifo), 2 iquar, 3 piedras preciosas, 6 fichas de fuego (encendido por un lado, apagado por el otro), 8 estrellas, 3 marcadores de objetivo, 1 piedra de invierno, 1 ficha de frío, 1 ficha de pasadizo secreto, 1 cruz roja.

## Generalidades

rule-FE-GEN-1 = Todos juegan juntos contra el juego, con 2 a 4 héroes. Hay cuatro leyendas, cada una con sus cartas. La leyenda 1 es la introducción y tiene su propio cuaderno en lugar de la carta de preparación.
rule-FE-GEN-2 = Desde la leyenda 2 se prepara el juego con la carta de preparación; luego se lee la carta A1, que puede añadir material y reglas. Las reglas de leyendas anteriores no hacen falta.
rule-FE-GEN-3 = En cada leyenda se defiende el castillo o, desde la leyenda 2, la aldea de tiendas.
rule-FE-GEN-4 = Los demás objetivos deben cumplirse antes de que el narrador llegue a la N; si no, la leyenda se pierde. La partida termina cuando el narrador está en la N.
rule-FE-GEN-5 = El narrador empieza en la A. Solo se lee una carta en las letras con estrella.
rule-FE-GEN-6 = El narrador avanza 1 letra en cada amanecer, y 1 letra cada vez que se derrota a una criatura.
rule-FE-GEN-7 = Lo que solo tiene el juego básico no se puede usar aquí. No hay oro ni nada que se venda por él, ni pozos, ni bruja, ni cartas de evento, ni destinos. Tampoco hay escudos, arcos, poción, veneno, piedras rúnicas, escombros ni dragón.
rule-FE-GEN-8 = Lo que una carta da al grupo o le quita, lo repartís como queráis; nadie baja de 0. Si no os ponéis de acuerdo, decide el héroe de menor nivel. Una carta que nombra a un héroe por su nivel se refiere a uno de aquellos de los que habla.
rule-FE-GEN-9 = Una carta vale al momento, durante el día, o espera en una casilla hasta que entra un héroe. Lo que se ofrece en una casilla por un precio es una acción libre, salvo que cueste horas. Los pasos que regala una carta no gastan horas y se dan al momento.

## Tableros de héroe

rule-FE-HERO-1 = Cada héroe empieza cada leyenda con 1 punto de fuerza y 7 puntos de voluntad.
rule-FE-HERO-2 = La voluntad decide cuántos dados tira un héroe; las filas empiezan con 7 y con 14. El guerrero tiene 2 dados con 6 puntos de voluntad, 3 con 7 y como mucho 4. El enano tiene 2 con 9 y como mucho 3. El guardián del fuego tiene como mucho 3; el mago, siempre 1.
rule-FE-HERO-3 = En cada hueco cabe un objeto. En la bolsa caben todas las piedras preciosas y plantas mágicas que se quiera, y nada más.
rule-FE-HERO-4 = Niveles: enano 7 (el más bajo), guerrero 14, mago 34, guardián del fuego 60 (el más alto).
rule-FE-HERO-5 = Guardián del fuego: puede usar leña para poner una ficha de fuego en su propio tablero de héroe. Funciona como un fuego del tablero.
rule-FE-HERO-6 = Guerrero: un fuego encendido le da 2 puntos de fuerza en combate en lugar de 1.
rule-FE-HERO-7 = Mago: una vez por ronda de combate, justo después de una tirada, puede girar un dado a su cara opuesta (las caras opuestas suman 7). En un combate en grupo puede ser el dado de otro héroe.
rule-FE-HERO-8 = El reglamento no dice qué sabe hacer el enano en este juego sin oro. Aquí regatea con los mercaderes.
rule-FE-HERO-9 = El guardián del fuego tiene 2 dados con hasta 13 puntos de voluntad, y 3 dados con 14 a 20. El fuego de su tablero se apaga en cada amanecer, pero su ficha se queda ahí.
rule-FE-HERO-10 = Enano: una vez al día, después de un trueque, puede tomar un objeto más del mismo mercader sin dar nada a cambio, pero no el que acaba de dar.
rule-FE-HERO-11 = Un héroe tiene de 1 a 14 puntos de fuerza y como mucho 20 puntos de voluntad. Lo que gane de más se pierde.
rule-FE-HERO-12 = Un tablero de héroe tiene 3 huecos pequeños, 1 grande y 1 para un casco, además de la bolsa. Pequeños: odre de agua, catalejo, leña, tablillas. Grandes: hoja de Askimar, halcón, piedra de invierno, Carlion. Un héroe que gana un objeto sin hueco libre lo deja en la casilla o deja allí otra cosa.
rule-FE-HERO-13 = Las tablillas no se pueden trocar. El halcón las lleva, porque son pequeñas.

## Tiempo

rule-FE-TIME-1 = Cada héroe tiene 7 horas al día y hasta 3 horas extra.
rule-FE-TIME-2 = Cada hora extra cuesta 2 puntos de voluntad. Solo se puede usar si queda al menos 1.
rule-FE-TIME-3 = En su turno, un héroe puede terminar el día cuando quiera; las horas restantes se pierden y su ficha de tiempo va a la casilla de amanecer. La primera va al gallo: ese héroe empieza el día siguiente.
rule-FE-TIME-4 = Se salta a los héroes que han terminado el día; los demás siguen jugando. Los héroes pueden acordar terminar el día antes.
rule-FE-TIME-5 = Cuando todas las fichas de tiempo están en la casilla de amanecer, sale el sol; luego todos tienen otra vez 7 horas y 3 horas extra.
rule-FE-TIME-6 = Si la ficha de frío cubre una hora, nadie puede usar esa hora ni las siguientes, tampoco las extra.

## Un turno

rule-FE-TURN-1 = Se juega en el sentido del reloj. En cada turno se elige una clase de acción: mover, combatir, pasar, o llevar a Tranuk o al volpin si están en juego. Se gastan en ella las horas que se quiera; luego juega el héroe siguiente.
rule-FE-TURN-2 = Costes: mover, 1 hora por casilla; combatir, 1 hora por ronda para cada héroe del combate; pasar, 1 hora.
rule-FE-TURN-3 = Cuando todos han tenido su turno, vuelve a jugar el primer héroe, hasta que todos hayan terminado el día.

## Mover

rule-FE-MOVE-1 = Se puede mover cualquier número de casillas mientras queden horas. Los héroes no hacen caso de las flechas.
rule-FE-MOVE-2 = Si un movimiento termina sobre una ficha de nieve, hay que descubrirla y resolverla enseguida. De paso no ocurre nada.
rule-FE-MOVE-3 = El castillo (casilla 0) y la aldea de tiendas (casilla 401) son casillas normales. El río solo se cruza por los puentes; un puente no es una casilla y no cuesta ninguna hora.
rule-FE-MOVE-4 = Puede haber cualquier número de héroes en una casilla. Ningún héroe puede entrar en los puestos de defensa.
rule-FE-MOVE-5 = Se puede cruzar una casilla con una criatura y también detenerse en ella.
rule-FE-MOVE-6 = Solo un héroe con al menos 14 puntos de voluntad puede entrar en la Gran Cueva (casilla 414).
rule-FE-MOVE-7 = El lago tiene reglas propias: véase Lago y hielo.

## Combatir

rule-FE-FIGHT-1 = Solo se puede combatir contra una criatura de la propia casilla, nunca a distancia. Un héroe que acaba de llegar debe esperar a su próximo turno.
rule-FE-FIGHT-2 = Al empezar cada ronda, la ficha de tiempo del héroe avanza 1 hora.
rule-FE-FIGHT-3 = El héroe tira primero, todos los dados a la vez, y solo cuenta el más alto. Valor de combate: ese dado, más los puntos de fuerza, más lo que añadan un fuego y un aliado.
rule-FE-FIGHT-4 = Luego se tiran los dados de la criatura; su voluntad decide cuántos. Cuenta el dado más alto o la suma de dados iguales, lo que sea más, y se añade su fuerza.
rule-FE-FIGHT-5 = El bando con menor valor de combate pierde la diferencia en puntos de voluntad. Con empate no ocurre nada.
rule-FE-FIGHT-6 = Si a los dos bandos les queda voluntad, puede seguir otra ronda enseguida, hasta que el héroe pare o no tenga más horas.
rule-FE-FIGHT-7 = Una criatura sin voluntad está derrotada, y el héroe toma la recompensa. La figura va a la casilla 80 o, en el lado de la aldea, a la casilla 400, y el narrador avanza enseguida 1 letra.
rule-FE-FIGHT-8 = Un gor deja una recompensa fija. Por un wargor, un búfalo de las estepas o un troll peludo, los vencedores eligen entre puntos de voluntad y puntos de fuerza; un wargor deja 4 puntos de voluntad o 1 punto de fuerza.
rule-FE-FIGHT-9 = Un héroe sin voluntad pierde el combate: pierde 1 punto de fuerza si tiene más de 1, pasa a tener 3 puntos de voluntad y juega el siguiente.
rule-FE-FIGHT-10 = Si un combate termina sin vencedor, la criatura recupera toda su fuerza y su voluntad.

## Combates en grupo

rule-FE-GROUP-1 = Solo el héroe que tiene el turno puede invitar a héroes de la misma casilla. Todos los del combate pagan 1 hora por ronda.
rule-FE-GROUP-2 = Valor de combate del grupo: los puntos de fuerza de todos los héroes del combate, más la ayuda de aliados, más el dado más alto de cada héroe. Lo que el fuego da a un héroe cuenta como fuerza. Primero tira el atacante, luego los demás por turno.
rule-FE-GROUP-3 = Si el valor de combate del grupo es menor que el de la criatura, cada héroe del combate pierde toda la diferencia.
rule-FE-GROUP-4 = El mago debe decidir justo después de cada tirada si gira un dado, no cuando ya han tirado todos.
rule-FE-GROUP-5 = Durante una ronda ningún objeto puede cambiar de manos; entre rondas, los héroes de la misma casilla pueden intercambiarlos.
rule-FE-GROUP-6 = Tras la primera ronda cualquier héroe puede retirarse, también el atacante; no paga más horas y no puede volver. El combate sigue mientras quede un héroe. Si el atacante se ha retirado, empieza la ronda el siguiente héroe a su izquierda.
rule-FE-GROUP-7 = Un héroe sin horas o sin voluntad queda fuera del combate y no puede volver. Con 0 puntos de voluntad pierde 1 punto de fuerza si tiene más de 1 y pasa a tener 3 puntos de voluntad. Los demás pueden seguir.
rule-FE-GROUP-8 = La recompensa se reparte libremente entre los héroes presentes en la última ronda; un único punto de fuerza va a un héroe.
rule-FE-GROUP-9 = Después juega el héroe a la izquierda del atacante.
rule-FE-GROUP-10 = Dos cubos negros muestran la fuerza del grupo, uno las decenas y otro las unidades. Aquí la suma la mesa.

## Pasar

rule-FE-PASS-1 = Pasar cuesta 1 hora.

## Acciones gratuitas

rule-FE-FREE-1 = Las acciones gratuitas no cuestan horas y se permiten en cualquier momento, también fuera del turno, mientras la ficha de tiempo del héroe no esté en la casilla de amanecer.
rule-FE-FREE-2 = Son gratuitas: descubrir una ficha de nieve, hacer fuego, tomar o dejar objetos en la propia casilla, intercambiarlos con héroes de la misma casilla, usar objetos, hacer un trueque con un mercader.
rule-FE-FREE-3 = Las tablillas, las bayas azules y la espina de la noche no esperan a nada. También se pueden usar en medio del propio movimiento. Quien combate y ya no tiene horas puede usarlas antes de salir del combate. Para todas las demás acciones gratuitas el héroe tiene que haberse detenido.

## Criaturas

rule-FE-CREAT-1 = Las criaturas no descubren fichas y nunca empiezan un combate.
rule-FE-CREAT-2 = Una criatura sigue su flecha hasta la casilla adyacente. Solo puede haber una criatura por casilla: si está ocupada, sigue por las flechas hasta la primera casilla libre.
rule-FE-CREAT-3 = Una criatura nueva cuya casilla ocupa otra criatura es empujada del mismo modo por las flechas.
rule-FE-CREAT-4 = Dentro de una especie se mueve primero la criatura de la casilla con el número más bajo.
rule-FE-CREAT-5 = Las cuatro especies tienen dados rojos. Un wargor tiene fuerza 2, y 2 dados con 6 puntos de voluntad. Un troll peludo tiene fuerza 12, y 3 dados mientras tenga al menos 14 puntos de voluntad; si no, 2.
rule-FE-CREAT-6 = Las criaturas nunca van al lago ni a una casilla sin flecha, ni siquiera por una piedra preciosa; el castillo y la aldea de tiendas son la excepción.
rule-FE-CREAT-7 = Gor: fuerza 2, voluntad 4, recompensa 2 puntos de voluntad, 10 figuras, un movimiento en cada amanecer.
rule-FE-CREAT-8 = Wargor: fuerza 2, voluntad 6, recompensa 4 puntos de voluntad o 1 punto de fuerza, 7 figuras, dos movimientos en cada amanecer.
rule-FE-CREAT-9 = Búfalo de las estepas: fuerza 7, voluntad 10, recompensa 6 puntos de voluntad o 2 puntos de fuerza, 4 figuras, un movimiento en cada amanecer.
rule-FE-CREAT-10 = Troll peludo: fuerza 12, voluntad 14, recompensa 8 puntos de voluntad o 3 puntos de fuerza, 4 figuras, un movimiento en cada amanecer.
rule-FE-CREAT-11 = Con hasta 13 puntos de voluntad una criatura tiene dos dados rojos, con 14 a 20 tres. Un adversario con dados negros tiene uno con hasta 6 puntos de voluntad y dos con 7 a 20, salvo que su carta diga otra cosa. Los dados negros muestran 6, 6, 8, 10, 10 y 12; frente al 6 está el 10, y frente al 8 el 12.
rule-FE-CREAT-12 = Una recompensa de varios puntos de fuerza puede repartirse punto a punto.
rule-FE-CREAT-13 = Si no queda ninguna figura de una especie, la criatura no aparece y nada cambia en la cueva.
rule-FE-CREAT-14 = Los adversarios con nombre cuentan como criaturas en el combate, para el narrador y para el límite de una criatura por casilla. Se mueven después de los trolls peludos, en el orden en que llegaron, salvo que su carta diga otra cosa. Las piedras preciosas solo atraen a Cuerno Roto y, en la leyenda 1, a la Myrk.
rule-FE-CREAT-15 = Un adversario calmado se retira del tablero: no hay recompensa y el narrador no avanza.

## Castillo y aldea de tiendas

rule-FE-DEF-1 = Una criatura que llega al castillo (casilla 0) o a la aldea de tiendas (casilla 401) va enseguida a un puesto de defensa libre.
rule-FE-DEF-2 = El número de héroes decide cuántos puestos de defensa hay: con 4 héroes, el castillo tiene 1.
rule-FE-DEF-3 = No se puede combatir contra una criatura en un puesto de defensa. Si hace falta uno y no queda ninguno libre, la leyenda se pierde enseguida.
rule-FE-DEF-4 = Cada iquar salvado añade 1 puesto de defensa a la aldea de tiendas.
rule-FE-DEF-5 = Hay cartas que añaden puestos de defensa; se ocupan los últimos.

## Amanecer

rule-FE-SUN-1 = Amanecer: se mueven los gors.
rule-FE-SUN-2 = Amanecer: luego se mueven los wargors.
rule-FE-SUN-3 = Amanecer: luego se mueven los búfalos de las estepas.
rule-FE-SUN-4 = Amanecer: luego se mueven otra vez los wargors.
rule-FE-SUN-5 = Amanecer: luego se mueven los trolls peludos.
rule-FE-SUN-6 = Amanecer: luego cada héroe en una casilla con un fuego encendido gana 5 puntos de voluntad.
rule-FE-SUN-7 = Amanecer: luego la ficha de frío se mueve 1 hora a la izquierda.
rule-FE-SUN-8 = Amanecer: luego se apagan todos los fuegos, también los de los tableros de héroe.
rule-FE-SUN-9 = Amanecer: por último, el narrador avanza 1 letra; si hay una estrella, se lee la carta.
rule-FE-SUN-10 = Al amanecer el halcón vuelve a estar listo. Las tablillas usadas se retiran del juego y la ficha de frío vuelve a contar.

## Objetos

rule-FE-ITEM-1 = Odre de agua: durante un movimiento, 1 casilla sin gastar hora. Da para dos usos, lleno y medio lleno; luego vuelve a la reserva. Se puede vaciar de golpe y usar varios en un turno.
rule-FE-ITEM-2 = Hoja de Askimar (grande): después de la tirada propia, una vez por ronda, se puede volver a tirar 1 dado cualquiera; vale el nuevo resultado.
rule-FE-ITEM-3 = La hoja va antes que el giro del mago; después ya es tarde.
rule-FE-ITEM-4 = Leña: se pagan 2 puntos de voluntad y se entrega 1 de leña por un fuego encendido en la propia casilla.
rule-FE-ITEM-5 = Casco de jinete (pequeño para el halcón): quien lo lleva suma todos los dados iguales de su tirada. Al mago no le sirve, aunque puede llevarlo. La hoja y el giro se combinan con él.
rule-FE-ITEM-6 = Catalejo: un héroe detenido, también fuera de su turno, descubre las fichas que quiera de casillas adyacentes sin resolverlas. No muestra fichas de hielo ni marcadores de objetivo.
rule-FE-ITEM-7 = Halcón: una vez al día, no durante una ronda de combate, dos héroes intercambian objetos pequeños, cascos, plantas y piedras preciosas estén donde estén, pero no objetos grandes. Uno de ellos debe tener un halcón listo; después descansa.
rule-FE-ITEM-8 = Carlion: una carta dice lo que hace.
rule-FE-ITEM-9 = Un héroe con las tres tablillas puede usarlas en cualquier momento: la ficha de frío no cuenta durante el resto del día. En el próximo amanecer las tablillas se retiran del juego y la ficha vuelve a contar.
rule-FE-ITEM-10 = Piedra de invierno: en las leyendas 1 y 4 mover con ella cuesta puntos de voluntad. No se puede tomar si el héroe se quedara con 0 puntos de voluntad, ni se puede trocar.
rule-FE-ITEM-11 = Las plantas mágicas van en la bolsa; las cartas dicen lo que hacen.
rule-FE-ITEM-12 = El día en que se usan las tres tablillas, las horas extra no cuestan puntos de voluntad.

## Mercaderes

rule-FE-MERCH-1 = Hay mercaderes en la casilla 18 (lado del castillo) y en las casillas 422 y 445 (lado de la aldea).
rule-FE-MERCH-2 = Un héroe detenido allí deja los objetos de sus huecos que quiera y toma el mismo número de los que hay en la casilla, uno por uno. No cuesta horas. Un objeto no se trueca por otro igual.
rule-FE-MERCH-3 = Solo cuentan objetos de los huecos, grandes o pequeños, uno por uno: ni piedras preciosas ni plantas. Los objetos de la casilla de un mercader solo se toman a cambio de otros, los haya dejado quien los haya dejado; lo que el mercader no trueca se toma como en cualquier sitio.
rule-FE-MERCH-4 = Los odres de agua y halcones ya usados no se pueden trocar; la piedra de invierno y Carlion, tampoco.
rule-FE-MERCH-5 = Se puede hacer un trueque en cualquier momento, no solo en el turno propio.

## Fuegos

rule-FE-FIRE-1 = Un héroe detenido sobre un fuego apagado puede pagar 2 puntos de voluntad para encenderlo.
rule-FE-FIRE-2 = En una casilla sin ficha de fuego se necesitan 2 puntos de voluntad y 1 de leña.
rule-FE-FIRE-3 = Al amanecer, cada héroe en una casilla con un fuego encendido gana 5 puntos de voluntad.
rule-FE-FIRE-4 = En un combate, cada héroe en una casilla con un fuego encendido tiene 1 punto de fuerza más; el guerrero, 2.
rule-FE-FIRE-5 = El fuego del tablero del guardián del fuego se enciende por 2 puntos de voluntad; para ponerlo ahí hace falta también leña. Calienta y refuerza al guardián y a todos los de su casilla.
rule-FE-FIRE-6 = Un fuego en la casilla 0 o 401 no sirve en los combates.
rule-FE-FIRE-7 = Solo hay 6 fichas de fuego.

## Fichas de nieve

rule-FE-SNOW-1 = Lo que puede traer una ficha de nieve: 1 punto de fuerza, −2 puntos de voluntad, una ventisca, 1 de leña, una tablilla, una planta o una piedra preciosa. Después se retira del juego.
rule-FE-SNOW-2 = Una ficha descubierta por el catalejo o el volpin queda boca arriba y hace efecto cuando un héroe termina allí un movimiento.
rule-FE-SNOW-3 = Las fichas de nieve van antes que cualquier otra ficha de la casilla, como un marcador de objetivo. Si una ventisca se lleva al héroe, la otra ficha queda como está.
rule-FE-SNOW-4 = Si la reserva ya no tiene la cosa, el héroe gana en su lugar 2 puntos de voluntad. Si una carta fuera a colocarla en una casilla, los gana uno de los héroes. La leña y los odres de agua usados vuelven a la reserva; las plantas, piedras preciosas y tablillas usadas se retiran del juego.

## Ventiscas

rule-FE-STORM-1 = Una ventisca mueve a cada héroe 1 casilla por la flecha. Sin flecha, el héroe se queda.
rule-FE-STORM-2 = Primero se mueve a todos; luego se descubren las fichas de nieve bajo los héroes, empezando por el héroe de nivel más alto. Quien se quedó en su casilla no descubre nada.
rule-FE-STORM-3 = Si aparece otra ventisca, todos se mueven de nuevo antes de que descubran los héroes de nivel más bajo. Una ficha que queda atrás sigue boca abajo.
rule-FE-STORM-4 = A una ventisca puede seguirle otra cualquier número de veces.
rule-FE-STORM-5 = Un héroe al que mueve una ventisca decide si un iquar va con él. Todos deciden antes de que se mueva a nadie.
rule-FE-STORM-6 = Una ventisca no puede mover a un héroe con menos de 14 puntos de voluntad a la Gran Cueva (casilla 414).

## Lago y hielo

rule-FE-ICE-1 = Entrar en una casilla del lago con una ficha de hielo termina el movimiento. La ficha se descubre y se resuelve enseguida, y luego se retira del juego.
rule-FE-ICE-2 = En un turno posterior el héroe puede irse. Cuando ya no queda nadie allí, nadie puede cruzar esa casilla ni detenerse en ella.
rule-FE-ICE-3 = En el lago un héroe solo puede llevar a 1 iquar. Las criaturas nunca van allí.
rule-FE-ICE-4 = Solo se puede entrar en una casilla del lago sin ficha de hielo mientras haya en ella un héroe.
rule-FE-ICE-5 = Una casilla del lago sin ficha de hielo y sin héroe es un agujero. Todos pueden contar los agujeros. En el lago no se puede dejar nada, tampoco la piedra de invierno; lo que un héroe no pueda guardar allí por falta de hueco vuelve a la reserva.
rule-FE-ICE-6 = Con guías del hielo (leyenda 2) una ficha de hielo no termina el movimiento, pero hace efecto enseguida igualmente.

## Piedras preciosas

rule-FE-GEM-1 = Un héroe puede llevar una piedra preciosa en la bolsa y dejarla en su casilla cuando está detenido.
rule-FE-GEM-2 = Al amanecer, una criatura junto a una casilla con una piedra preciosa va allí en lugar de seguir su flecha; luego la piedra se retira del juego.
rule-FE-GEM-3 = Una piedra preciosa en el lago o en una casilla sin flecha no atrae a nadie.
rule-FE-GEM-4 = Si hay varias criaturas, se mueven en el orden de siempre y la primera toma la piedra; de varias piedras cuenta la de la casilla con el número más bajo.

## Iquar

rule-FE-IQ-1 = Un héroe puede llevar consigo a un iquar de su casilla, en tierra a los dos a la vez, y dejarlos en cualquier punto de un movimiento.
rule-FE-IQ-2 = Si un héroe con un iquar entra en la casilla de una criatura, o una criatura en la de un iquar, el iquar se retira del juego.
rule-FE-IQ-3 = Un iquar llevado a la casilla 401 está a salvo y se convierte en un puesto de defensa más.

## Tranuk y otros aliados

rule-FE-TRAN-1 = En la casilla de la criatura atacada, Tranuk añade 2 puntos de fuerza al valor de combate de los héroes.
rule-FE-TRAN-2 = Guiar a Tranuk es una acción: 1 hora por hasta 4 casillas, otra vez en el mismo turno si se quiere; luego juega el siguiente. Tranuk no descubre fichas.
rule-FE-TRAN-3 = Takota como aliado añade 2 puntos de fuerza y se guía como Tranuk. La ayuda de varios aliados se suma.
rule-FE-TRAN-4 = El gran guerrero yetohe añade 4 puntos de fuerza y se guía como Tranuk. Los aliados solo van por tierra, y a la casilla 414 solo si una carta los pone allí. Las ventiscas no los mueven.

## El volpin

rule-FE-VOLP-1 = Guiar al volpin es una acción: 1 hora, a cualquier casilla.
rule-FE-VOLP-2 = El héroe que acaba de llevar al volpin puede descubrir la ficha de nieve de esa casilla, sin que se resuelva.
rule-FE-VOLP-3 = En la casilla de un adversario, el volpin le quita 1 dado en la primera ronda de combate. Quien solo tiene un dado no tira ninguno entonces.

## El lado del castillo

rule-FE-CAST-1 = Casillas, flechas y puentes son los del juego básico (78 casillas, 157 fronteras, 3 puentes). Las casillas 80 y 83 están cerradas. Los pozos están helados y no dan nada. El único mercader está en la casilla 18.
rule-FE-CAST-2 = Puede haber fichas de nieve en las casillas 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 y 64.
rule-FE-CAST-3 = El castillo tiene 3, 2 o 1 puestos de defensa con 2, 3 o 4 héroes. En la leyenda 1 una carta puede añadir uno.
rule-FE-CAST-4 = En este lado no hay fuegos impresos; los ponen las cartas.

## El lado de la aldea

rule-FE-MAP-1 = Casillas 401 a 462: 48 en tierra, 13 del lago Ava (casillas 447 a 459) y el poblado de palafitos (casilla 460), con 143 fronteras. La casilla 400 es para criaturas derrotadas y no tiene fronteras.
rule-FE-MAP-2 = Puentes: puente del cuerno entre las casillas 412 y 409, puente del tambor entre 415 y 407, puente de la garza entre 438 y 462. En otros lugares no se puede cruzar el río.
rule-FE-MAP-3 = Cada casilla de tierra tiene una flecha, salvo 401, 414, 425 y 460. Tres caminos llevan a las tiendas: el del norte por la cueva (casilla 414), el del medio por la orilla norte y el del sur. El más largo tiene 11 pasos.
rule-FE-MAP-4 = La casilla 414 no tiene flecha: ninguna ventisca saca de ella a un héroe, y una piedra preciosa allí no atrae a nadie. Las criaturas llegan por sus flechas y siguen desde allí.
rule-FE-MAP-5 = La roca del grifo (casilla 425) y los palafitos (casilla 460) no tienen flecha: ninguna ventisca mueve a nadie de allí y no llega ninguna criatura.
rule-FE-MAP-6 = Géiseres de las casillas 431 y 433: al amanecer, un héroe allí sin fuego encendido gana 2 puntos de voluntad; con un fuego encendido, solo los 5 del fuego.
rule-FE-MAP-7 = La aldea de tiendas tiene 3, 2 o 1 puestos de defensa con 2, 3 o 4 héroes.
rule-FE-MAP-8 = Puede haber fichas de nieve en las casillas 402, 404, 407, 409, 410, 412, 415, 417, 418, 420, 423, 424, 427, 429, 430, 432, 435, 437, 439, 440, 442, 443, 446 y 461.
rule-FE-MAP-9 = Casillas de orilla: 410, 411, 415, 416, 419, 430, 434, 440, 442, 444, 445, 446 y 462.
rule-FE-MAP-10 = Mercaderes: los peleteros (casilla 422) y el mercado de trineos (casilla 445).

## Ficha de frío

rule-FE-FROST-1 = La ficha de frío está en una de las horas 2 a 10, o junto a la barra en el 11, 12 o 13, donde no cubre nada.
rule-FE-FROST-2 = Empieza, según el número de héroes, en el 13, 12 u 11 (fácil) o en el 12, 11 o 10 (normal). En la leyenda 4 empieza en el 9, 8 u 8 (fácil) o en el 8, 7 o 7 (normal). En la leyenda 1 llega con la carta D, al 8.
rule-FE-FROST-3 = Al amanecer se mueve un lugar a la izquierda; en la hora 2 se queda.
rule-FE-FROST-4 = Solo se pueden usar las horas anteriores a ella, como mucho 10; las horas extra que cubre no se pueden comprar.
rule-FE-FROST-5 = Si se mueve a la derecha durante un día, las horas que descubre se pueden usar enseguida.
rule-FE-FROST-6 = Con tablillas usadas se pueden usar todas las horas. En el próximo amanecer se van primero las tablillas; luego la ficha se mueve como siempre.

## La Gran Cueva

rule-FE-CAVE-1 = Para entrar hacen falta 14 puntos de voluntad. Quien está dentro puede quedarse, combatir y salir con menos.
rule-FE-CAVE-2 = La cueva está despierta en la leyenda 2 desde la B, y en las leyendas 3 y 4. Al amanecer, después de moverse las criaturas, un gor en la casilla 414 se convierte en wargor y un búfalo de las estepas en troll peludo, con todos sus valores.
rule-FE-CAVE-3 = Una criatura en la casilla 414 va después a la casilla 413.
rule-FE-CAVE-4 = Una criatura que solo es empujada a través de la casilla 414 no cambia. Los adversarios con nombre no cambian nunca.
rule-FE-CAVE-5 = Transformarse uno mismo (leyendas 3 y 4). Un héroe que se ha detenido en la casilla 414, o al que la tormenta ha llevado allí, puede pagar 7 puntos de voluntad por 2 puntos de fuerza. Cada héroe puede hacerlo una vez en la leyenda.

## Plantas mágicas

rule-FE-PLANT-1 = Una planta se usa una vez y luego se retira del juego. Es una acción gratuita de su dueño, no mientras su ficha de tiempo esté en la casilla de amanecer.
rule-FE-PLANT-2 = Bayas azules: 5 puntos de voluntad, pero no durante una ronda de combate.
rule-FE-PLANT-3 = Raíces blancas: en un movimiento, hasta 4 casillas sin gastar horas, mezcladas si se quiere con casillas pagadas.
rule-FE-PLANT-4 = Flores de sangre rojas: justo después de la tirada propia, y de la hoja y el giro, el resultado de los dados cuenta doble en esta ronda. Eso vale también para la suma de un casco, pero no para el dado de Carlion. Una tirada solo se duplica una vez.
rule-FE-PLANT-5 = Espina negra de la noche: la ficha de frío se mueve dos lugares a la derecha, como mucho hasta el 13.

## Marcadores de objetivo

rule-FE-OBJ-1 = Los marcadores de objetivo se mezclan y se ponen boca abajo; cada uno muestra qué carta se lee.
rule-FE-OBJ-2 = Un héroe cuyo movimiento termina sobre uno lo descubre, después de una ficha de nieve.
rule-FE-OBJ-3 = Un héroe al que una ventisca llevó hasta uno, o en cuya casilla aparece, puede descubrirlo como acción gratuita.
rule-FE-OBJ-4 = El catalejo, el volpin y las criaturas no descubren marcadores.

## La piedra de invierno

rule-FE-STONE-1 = Ocupa el hueco grande. No se puede trocar ni enviar con el halcón; en la misma casilla se entrega como cualquier objeto, también a un héroe demasiado débil para recogerla.
rule-FE-STONE-2 = Por cada casilla en la que entra con ella, quien la lleva paga 1 punto de voluntad (2 en la leyenda 4), también por pasos gratuitos. Un paso que dejara 0 puntos de voluntad está prohibido. En una ventisca quien la lleva elige: pagar y llevarla, o dejarla. Si no puede ir con su portador, se queda allí y a este se le mueve sin ella.
rule-FE-STONE-3 = En su casilla no arde ningún fuego, la tenga quien la tenga: nadie, un héroe, una criatura o un adversario. Uno encendido se apaga y no se puede encender ninguno, tampoco en un tablero de héroe.
rule-FE-STONE-4 = Quien la lleva no puede entrar en una casilla con una criatura.
rule-FE-STONE-5 = Un héroe detenido puede tomarla si tiene más puntos de voluntad de los que cuesta un paso con ella.
rule-FE-STONE-6 = Una criatura cuyo movimiento termina donde la piedra está sin héroe se la lleva; derrotada, la deja en esa casilla. Si llega con ella a la casilla 0 o 401, la leyenda se pierde enseguida.
rule-FE-STONE-7 = En la leyenda 4, solo un héroe al que le queden al menos 14 puntos de voluntad después de pagar ese paso puede llevarla a la casilla 414.

## Carlion

rule-FE-CARL-1 = Carlion ocupa el hueco grande. En cada ronda de combate quien la lleva tira además un dado negro y lo suma a su resultado.
rule-FE-CARL-2 = El mago puede girar ese dado. La hoja y el casco no lo afectan.
rule-FE-CARL-3 = Cuando se forja Carlion, la ficha de frío se retira del juego.

## Pasadizo secreto

rule-FE-SECR-1 = Mientras el pasadizo secreto está abierto, las casillas 425 y 408 son adyacentes para los héroes (1 hora). Las criaturas y las ventiscas no pueden usarlo.

## Cruz roja

rule-FE-X-1 = Una cruz roja en un puente: sus casillas ya no son adyacentes para nadie. La carta dice adónde apunta entonces una flecha.

## Quienes acompañan

rule-FE-FOLL-1 = Un iquar u Orennah puede ir con un héroe o quedarse atrás en cualquier punto de un movimiento; en el lago, uno por héroe.
rule-FE-FOLL-2 = Si Orennah se encuentra con una criatura, se esconde: se retira del tablero, y lo que lleva se queda allí. En la aldea de tiendas no añade ningún puesto de defensa.

## Preparación de las leyendas 2 a 4

rule-FE-SETUP-1 = Cada héroe tiene 1 punto de fuerza y 7 puntos de voluntad. Las 24 fichas de nieve van a sus 24 casillas y las 13 fichas de hielo al lago. Hay fuegos apagados en las casillas 401 y 422, y cada leyenda añade uno. La ficha de frío va a su lugar y el narrador a la A; empieza el héroe de nivel más bajo.
rule-FE-SETUP-2 = Mercader de la casilla 422: hoja de Askimar, catalejo, leña. Mercader de la casilla 445: casco de jinete, halcón, catalejo, odre de agua. El grupo se reparte 2 odres de agua y 1 de leña. En la reserva: 1 hoja, 1 casco, 2 odres de agua, 1 de leña.
rule-FE-SETUP-3 = Las cartas de las plantas y de los tres hermanos están abiertas para todos.
rule-FE-SETUP-4 = Un guardián del fuego empieza las leyendas 2 a 4 con un fuego apagado en su tablero de héroe. Se enciende por 2 puntos de voluntad, sin leña.

## Dificultad

rule-FE-DIFF-1 = Fácil y normal se diferencian en dónde empieza la ficha de frío, en la fuerza que se reparte, en los valores de los adversarios con nombre y en algunas criaturas y puestos de defensa añadidos.
rule-FE-DIFF-2 = El número de héroes cambia los puestos de defensa, el comienzo de la ficha de frío, la fuerza que se reparte y los valores de los adversarios con nombre. Algunas criaturas solo vienen a partir de 3 héroes; otras, solo con 4.

## Leyenda 1

rule-FE-L1-1 = La parte 1 termina con el primer día; su amanecer, con los fuegos y el paso del narrador a la B, abre la parte 2. Tras una derrota se puede empezar en B1: héroes en la casilla 18 con 12 puntos de voluntad, uno de ellos con 10.
rule-FE-L1-2 = Antes de la carta D no se mueve ninguna ficha de frío, y una criatura que entra en el castillo solo se retira.
rule-FE-L1-3 = Si se despierta a los enanos, hay un fuego en la casilla 39, junto a la casilla 43. Si se despierta a los guardias, puede entrar una criatura más.
rule-FE-L1-4 = Al leer la carta B1 se colocan 12 fichas de nieve más en los otros círculos. Se mezclan todas las fichas de nieve boca abajo; lo que quede de las tres primeras sigue en su círculo.
rule-FE-L1-5 = En la parte 1, cada una de las tres lecciones da 1 punto de voluntad a quien la aprende primero. Las lecciones: descubrir una ficha de nieve, encender el fuego de la casilla 18, hacer un trueque allí.
rule-FE-L1-6 = La piedra de invierno ha llegado a la mina cuando el movimiento de quien la lleva termina en la casilla 71 o cuando se deja allí.
rule-FE-L1-7 = Si la piedra de invierno se queda en el castillo (0), porque se deja allí o porque se detiene allí quien la lleva, la leyenda está perdida.
rule-FE-L1-8 = La primera parte no tiene horas extra ni combates. Ambos llegan con la carta B1, y también los combates en grupo.

## La Myrk

rule-FE-MYRK-1 = En la leyenda 1 la Myrk tiene 3, 8 o 18 puntos de fuerza (fácil) o 5, 12 o 18 (normal), 8 puntos de voluntad y un dado negro. Se queda en la casilla 43, la única vecina de la casilla 71.
rule-FE-MYRK-2 = Al amanecer, en la leyenda 1, una piedra preciosa en una casilla de tierra adyacente la atrae, y la piedra se retira del juego. En la mina (71) o bajo una criatura no la atrae. En el amanecer siguiente vuelve a la casilla 43. Si es derrotada, se va para siempre.
rule-FE-MYRK-3 = En la leyenda 3 tiene 15, 21 o 28 puntos de fuerza (fácil) o 18, 27 o 35 (normal), 12 puntos de voluntad y un dado negro.
rule-FE-MYRK-4 = En la leyenda 3, al amanecer, después de los trolls peludos, avanza 2 casillas de su ronda. La ronda: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432 y otra vez 428. Salta las casillas con criaturas, que no cuentan como paso.
rule-FE-MYRK-5 = En la leyenda 3 las criaturas no pueden entrar en su casilla; ella no hace caso de héroes, piedras preciosas ni fuegos.
rule-FE-MYRK-6 = En la leyenda 3, un héroe en su casilla puede darle una planta azul, una blanca y una roja. Necesita al menos 14 puntos de voluntad y un fuego encendido allí. Ella se convierte en Orennah, y el narrador no avanza.
rule-FE-MYRK-7 = En la leyenda 3 hay una planta de cada color en el rastro de Orennah: la azul con la bufanda, la blanca en su campamento, la roja donde las botas se volvieron pezuñas.

## Leyenda 2

rule-FE-L2-1 = Cuerno Roto tiene 15, 20 o 24 puntos de fuerza (fácil) o 17, 24 o 31 (normal), 12 puntos de voluntad y dados rojos. Se mueve con los búfalos por las flechas; las piedras preciosas lo atraen; la cueva no lo cambia. Recompensa: 8 puntos de voluntad o 3 puntos de fuerza. Si entra en la casilla 401, la leyenda se pierde, aunque haya puestos de defensa libres.
rule-FE-L2-2 = La ayuda que se pide con la carta E2 llega sin confianza; la carta de confianza da más tarde lo que falte.

## Tres pueblos

rule-FE-TRIBE-1 = Cada pueblo se gana una vez; su carta se lee enseguida.
rule-FE-TRIBE-2 = Un pueblo se gana con una tablilla: el búfalo a la casilla 401, la bestia del lago a la casilla 460, el grifo a la casilla 425. Quien la lleva termina allí un movimiento, y la tablilla se retira del juego.
rule-FE-TRIBE-3 = Un pueblo se gana también con un hecho. Los yetohe: se derrota a un búfalo de las estepas, a un troll peludo o a Cuerno Roto. Los iquar: se salva a un iquar, que añade además un puesto de defensa. Los grehon: un héroe gana voluntad al amanecer por un fuego en la casilla 425.
rule-FE-TRIBE-4 = Las tablillas usadas para un día entero no ganan la confianza de nadie.

## Leyenda 3

rule-FE-L3-1 = La espina va en la bolsa. Llega con un héroe en la casilla 401, con Orennah, o por el halcón a la bolsa de un héroe en la casilla 401.
rule-FE-L3-2 = Si se usa la espina contra el frío, la leyenda está perdida; la mesa pregunta antes.
rule-FE-L3-3 = Orennah no vuelve una vez escondida; cualquiera puede tomar la espina.
rule-FE-L3-4 = El puente del tambor solo se puede sostener si los héroes pueden pagarlo entre todos y cada uno conserva al menos 1 punto de voluntad.

## Leyenda 4

rule-FE-L4-1 = Si la piedra se detiene en la casilla 401, dejada allí, con un héroe que se detiene o con una criatura, la leyenda se pierde. Pasar por allí está permitido.

## La Silueta

rule-FE-SIL-1 = La Silueta es una figura: nadie puede combatir contra ella y no detiene a nadie.
rule-FE-SIL-2 = Al amanecer, después de los trolls peludos, avanza 3 casillas por el camino más corto por tierra hacia el hoyo verdadero, que nadie conoce.
rule-FE-SIL-3 = Cuando llega, se lee la carta S. Desde la casilla 430 tarda 1 amanecer hasta la casilla 428, 432 o 437, 2 hasta la 461, 3 hasta la 441 o la 443.
rule-FE-SIL-4 = Un héroe en su casilla puede mirarla a la cara: cuesta 3 puntos de voluntad, y no se mueve en el próximo amanecer.

## Amenazas mortales

rule-FE-THR-1 = Cada amenaza tiene 15, 23 o 33 puntos de fuerza (fácil) o 16, 26 o 37 (normal), 14 puntos de voluntad y dos dados negros, solo uno con menos de 7 puntos de voluntad. El narrador avanza 1 letra cuando es derrotada.
rule-FE-THR-2 = Shron se lleva a Ellin por las casillas 406, 407, 415, 416, 419, 430, 433, 435 y 436, 2 en cada amanecer después de los trolls peludos. Un paso más, y la leyenda se pierde. Gana 1 punto de fuerza en cada uno de sus amaneceres. La casilla de un héroe termina su movimiento; espera ante una casilla con un fuego encendido y salta a las criaturas. Si un fuego lo retiene y en la casilla de detrás (desde la casilla 407) hay un héroe o un fuego encendido, deja ir a Ellin.
rule-FE-THR-3 = Tuavahr tiene 1 punto de fuerza más por cada agujero. Al amanecer, después de los trolls peludos, sale en la casilla de orilla libre más cercana a la piedra o al hoyo verdadero. En la casilla de la piedra se la traga; derrotado o calmado, la deja allí. Cuando Carlion está forjada, se queda donde está.
rule-FE-THR-4 = Takota avanza una casilla por las flechas después de los trolls peludos; si entra en la casilla 401, la leyenda se pierde. Tiene 3 puntos de fuerza menos por cada tablilla que lleve un héroe del combate.
rule-FE-THR-5 = La carta S da a la amenaza 1, 2 o 3 puntos de fuerza más.
rule-FE-THR-6 = Calmar: un héroe en su casilla con al menos 14 puntos de voluntad puede dar 7 puntos de voluntad y una tablilla. Tuavahr toma la de la bestia del lago; Takota, la del búfalo.
rule-FE-THR-7 = Las piedras preciosas no atraen a las amenazas y la cueva no las cambia.

## Como una sola historia

rule-FE-CAMP-1 = Si en la leyenda 2 se salvó a los dos iquar, el grupo puede empezar la leyenda 3 con 1 de leña más.
rule-FE-CAMP-2 = Si Orennah fue curada en la leyenda 3, el grupo puede empezar la leyenda 4 con la espina negra de la noche.
rule-FE-CAMP-3 = Las tablillas que sobren de la leyenda 3 no cuentan después.

## Pequeñas expansiones

rule-FE-VAR-1 = Las pequeñas expansiones encajan sin cambios: los fuegos de los hermanos usan las casillas 401, 425 y 460. La tormenta mágica llega con la D o la B y dura hasta que el narrador deja la cuarta letra siguiente. No forman parte de esta mesa.

## Cómo resolvemos las dudas

rule-FE-OPEN-1 = Un héroe detenido junto a un mercader, que no ha terminado el día, puede hacer un trueque en cualquier momento.
rule-FE-OPEN-2 = Las criaturas siguen las piedras preciosas en el orden de siempre, y la primera toma la piedra. De varias cuenta la de la casilla con el número más bajo. Una casilla con otra criatura no atrae.
rule-FE-OPEN-3 = Una ventisca mueve a todos los héroes, también a los que han terminado el día. Un héroe en pleno movimiento sigue desde la nueva casilla; quien combate y ya no está con la criatura deja el combate.
rule-FE-OPEN-4 = Un héroe llevado por una ventisca solo debe resolver fichas de nieve; marcadores, fuegos y mercaderes son acciones gratuitas.
rule-FE-OPEN-5 = Un héroe que baja a 0 puntos de voluntad fuera de un combate pierde 1 punto de fuerza si tiene más de 1 y pasa a tener 3 puntos de voluntad.
rule-FE-OPEN-6 = Un héroe sobre hielo cuya ficha ya no está se halla a salvo hasta que se va.
rule-FE-OPEN-7 = Las fichas de fuego se quedan donde están, encendidas o apagadas. Cuando las seis están en el tablero, la leña solo puede encender una que ya esté allí.
rule-FE-OPEN-8 = Si el narrador pasa por varias letras, cada carta con estrella se lee por orden; en la N los objetivos se comprueban después de la carta de ese paso.
rule-FE-OPEN-9 = Una criatura puesta en una casilla con un iquar u Orennah cuenta como si entrara en ella.
rule-FE-OPEN-10 = Lo que gana o pierde la leyenda hace efecto antes del siguiente paso del amanecer.
