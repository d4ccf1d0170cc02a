# Las reglas del Escudo de las Estrellas en palabras sencillas: un mensaje por cada regla del libro.

## Componentes

rule-SS-COMP-1 = 36 cartas grandes: 19 con letra y 17 más, a saber, 6 amenazas, 1 de los dones de Andor, 5 pistas, 3 de los lobos, 1 del triunfo de Varkur y 1 de la luz de la estrella.
rule-SS-COMP-2 = Las 19 cartas con letra: 1 A1, 5 A2, 5 A3, 1 A4, 1 C, 1 E, 4 G y 1 N.
rule-SS-COMP-3 = Fichas nuevas: 1 llave, 3 setas (1, 1, 2), 7 luces (2, 4, 4, 6, 8, 10, 14), 1 anillo para el resplandor, 8 fuegos, 5 troncos (2, 2, 4, 4, 6) y 1 símbolo del lobo.
rule-SS-COMP-4 = Del juego básico: 8 derrumbes, 6 pergaminos, 1 piedra preciosa verde, 3 hierbas curativas, 6 piedras rúnicas, todos los campesinos y criaturas, Varkur, la bruja y el príncipe.
rule-SS-COMP-5 = 6 amenazas: el espíritu del fuego, la torre de asedio, el templo negro, la catapulta, el Krahder e Irlok.
rule-SS-COMP-6 = Objetos nuevos: antorcha, reloj de arena, halcón de un cuerno y flauta, que son los dones de Andor, y el Escudo de las Estrellas. Figuras nuevas: Merrik el cartógrafo, Ken Dorr el ladrón, 3 lobos (1 de ellos el alfa) y 2 trolls más.

## Preparación

rule-SS-SETUP-1 = Las cartas de una partida: A1, una A2, una A3, A4, C, E si se quiere, una G y N, por este orden. Las demás cartas con la misma letra no se usan en esa partida.
rule-SS-SETUP-2 = La carta E es para grupos con experiencia. Sin ella no hay estrella en la E.
rule-SS-SETUP-3 = Se prepara el juego básico y se deja a mano el material de esta expansión. Hay estrellas en C, G y N, y en dificultad avanzada también en la E.
rule-SS-SETUP-4 = En una primera partida el símbolo del lobo está en la letra B del marcador de leyenda; después decide un dado.
rule-SS-SETUP-5 = Las amenazas esperan junto al tablero. Cuando se lee C, un dado decide cuál llega.
rule-SS-SETUP-6 = Luego se lee la carta A1.
rule-SS-SETUP-7 = Consejo para una partida con E: derrotar a una sola criatura antes de leer C. Así el narrador llega a la C en el primer amanecer y queda más tiempo, porque muchas amenazas solo actúan al amanecer.
rule-SS-SETUP-8 = Hay dificultad fácil, normal y avanzada. La avanzada tiene los números de la normal y además la carta E con su estrella; el templo empuja a dos criaturas.
rule-SS-SETUP-9 = Orden de la preparación: el juego básico, A1, una A2, una A3, A4 con 2 pistas, los dones; luego empieza el primer héroe, sin amanecer. El azar decide A2, A3, G y las pistas, pero un grupo puede elegir cualquiera de ellas, y también la amenaza, al abrir la mesa.
rule-SS-SETUP-10 = Un dado fija la letra de la primera carta de los lobos: 1 B, 2 D, 3 E, 4 o 5 F, 6 H. Con la opción de primera partida es la B.
rule-SS-SETUP-11 = Si hay varias cartas en una letra, se lee primero la de los lobos, luego la de la letra y luego el triunfo de Varkur.
rule-SS-SETUP-12 = Lo que trae una carta vale desde que se lee, no antes.

## Carta A1: el invierno a las puertas

rule-SS-A1-1 = Cada héroe tiene 2 puntos de fuerza y 7 puntos de voluntad. Todos los mercaderes venden puntos de fuerza y equipo.
rule-SS-A1-2 = Se colocan estrellas en C, en G y en N, y en dificultad avanzada también en E. La carta G se saca ahora, sin verla. La primera carta de los lobos va a su letra.

## Cartas A2: cinco comienzos

rule-SS-A2-FARM-1 = Las granjas saqueadas: se prepara como dice la carta. Si nadie los detiene, los gors de las casillas 26, 30 y 37 entran en las granjas 24, 28 y 40 en el segundo amanecer.
rule-SS-A2-FOG-1 = Niebla sobre el río: se prepara como dice la carta.
rule-SS-A2-FOG-2 = Niebla espesa, durante toda la partida: un héroe que entra en una casilla con una ficha de niebla, oculta o descubierta, debe terminar allí su movimiento y resolver la ficha. Ni el odre ni la hierba ayudan. Solo detiene a los héroes.
rule-SS-A2-FIRE-1 = Campos en llamas: se prepara como dice la carta. Los fuegos siguen las reglas del espíritu del fuego.
rule-SS-A2-FIRE-2 = Hasta que llegue el espíritu del fuego, un héroe que apaga un fuego entrando en él recibe 2 de oro. Hasta entonces no se puede apagar un fuego desde fuera.
rule-SS-A2-GIANT-1 = Pasos pesados: se prepara como dice la carta. Si nadie los detiene, un skral empuja al troll en el segundo amanecer, y en el tercero entra en el castillo.
rule-SS-A2-FEAST-1 = La noche de la fiesta: se prepara como dice la carta.

## Carta C: la amenaza se muestra

rule-SS-C-1 = Un dado decide la amenaza: 1 el espíritu del fuego, 2 la torre de asedio, 3 el templo negro, 4 la catapulta, 5 el Krahder, 6 Irlok. Primero se lee su carta.
rule-SS-C-2 = Luego aparecen gors en las casillas 33 y 43; salvo en dificultad fácil, también un skral en la 30.
rule-SS-C-3 = Luego un campesino espera en la casilla 28; si allí hay una criatura, en la 36; si allí también la hay, en la 24; si tampoco está libre, no viene ninguno.
rule-SS-C-4 = Una amenaza actúa por primera vez en el próximo símbolo de su clase tras leerse su carta, Irlok cuando acaba el día. Si la carta se lee en el símbolo del narrador de un amanecer, la amenaza espera al siguiente, también la catapulta.

## Carta E: la larga oscuridad

rule-SS-E-1 = Aparecen skrals en las casillas 39 y 55, gors en la 31 y la 52, y un troll en la 30.
rule-SS-E-2 = La estrella del triunfo de Varkur se mueve cuatro letras hacia la A.

## Cartas G: cuatro giros del invierno

rule-SS-G-1 = Las sombras: aparecen wardraks en las casillas 33 y 55.
rule-SS-G-2 = El camino del troll: aparecen un troll en la casilla 30 y gors en la 43 y la 50.
rule-SS-G-3 = Ventisca: cada héroe que esté fuera de los bosques y no en la casilla 0, 71 o 72 pierde 2 puntos de voluntad. Los pozos 35 y 45 se retiran del juego. Nadie puede usar la 10.ª hora antes del próximo amanecer. Aparecen un skral en la casilla 36 y un gor en la 31.
rule-SS-G-4 = La respuesta de los enanos: los enanos escudo están en la casilla 71. Aportan 4 puntos de fuerza a los combates en su casilla, y una hora los mueve hasta 4 casillas. Aparecen skrals en las casillas 39 y 49, y un gor en la 31.

## Carta N: el final del relato

rule-SS-N-1 = Se gana si la misión está cumplida y la amenaza rechazada. Si no, se pierde.

## Objetivos

rule-SS-GOAL-1 = Siempre hay tres objetivos: defender el castillo, cumplir la misión de la carta A3 y rechazar la amenaza de la carta C.
rule-SS-GOAL-2 = Cuando la amenaza queda rechazada, el narrador va enseguida a la N y la leyenda termina. La misión debe estar cumplida antes; si no, la leyenda se pierde.
rule-SS-GOAL-3 = Un objetivo se muestra en cuanto se lee su carta; antes, la lista dice que llegarán una misión y una amenaza. El Escudo de las Estrellas y los lobos son objetivos opcionales.
rule-SS-GOAL-4 = Cada objetivo dice de qué se trata, adónde ir, cuánto hace falta y cuánto está hecho.
rule-SS-GOAL-5 = Mientras la misión no esté cumplida, la mesa avisa a quien pueda rechazar la amenaza con el próximo golpe, y ningún compañero lo da, salvo que la partida esté perdida de todos modos.
rule-SS-GOAL-6 = Cada amenaza dice cuántos amaneceres quedan. Para la que avanza: sus pasos hasta el castillo (0), divididos por los pasos que daría ahora, redondeados hacia arriba. Para los fuegos: lo que queda, dividido por el número de héroes, redondeado hacia abajo. Para los derrumbes: lo que aún cabe en el castillo. Para el triunfo: las letras entre el narrador y la estrella.

## Compartir casilla

rule-SS-SPACE-1 = El príncipe, la bruja, los pergaminos, las setas y los troncos pueden estar en la misma casilla que una criatura, un fuego, una amenaza o un lobo.

## Misiones

rule-SS-MIS-1 = Hay cinco misiones: las puertas del castillo, la fiebre, la búsqueda del príncipe, las provisiones, las pruebas.
rule-SS-MIS-GATE-1 = Un dado fija el lugar de cada tronco; puede haber varios en una casilla.
rule-SS-MIS-GATE-2 = Un tronco no se recoge durante un movimiento.
rule-SS-MIS-GATE-3 = Un tronco cubre puntos de fuerza y debe caber. Si un héroe pierde fuerza y un tronco ya no cabe, cae enseguida en su casilla, sin acción.
rule-SS-MIS-GATE-4 = Cualquier héroe al que le quepa puede volver a recogerlo. El halcón no lleva troncos.
rule-SS-MIS-GATE-5 = En la preparación, un dado fija el lugar de cada uno de los troncos 2, 2, 4, 4 y 6. Con 1 es la casilla 23; con 2, la 25; con 3, la 49; con 4, la 51; con 5, la 54; con 6, la 56.
rule-SS-MIS-GATE-6 = Un tronco cubre tantos puntos de fuerza como su número, y 1 punto debe quedar libre. Un tronco de 2 pide, pues, 3 puntos de fuerza, uno de 4 pide 5, el de 6 pide 7; los troncos de un héroe se suman.
rule-SS-MIS-GATE-7 = Los puntos cubiertos no cuentan en combates ni en retos. Para todo lo demás siguen siendo puntos de fuerza del héroe.
rule-SS-MIS-GATE-8 = En la casilla 0, un héroe puede dejar un tronco: cuenta su número. Cuando la suma basta, la misión está cumplida, y hay 1 escudo dorado más.
rule-SS-MIS-FEV-1 = A la bruja se la lleva como a un campesino. El héroe que la encuentra recibe, como siempre, una poción de la bruja, y en su casilla siempre se pueden comprar pociones.
rule-SS-MIS-FEV-2 = La bruja está escondida en una de las 2, 3 o 4 (fácil) o 3, 4 o 5 (normal) primeras de estas casillas: 50, 52, 54, 58, 60. Las granjas 24, 28, 40 y 64 están enfermas.
rule-SS-MIS-FEV-3 = El héroe que la encuentra recibe una poción. Se la lleva como a un campesino, puede compartir casilla con cualquier cosa, nunca se pierde y vende pociones dondequiera que esté.
rule-SS-MIS-FEV-4 = Cuando se detiene en una granja enferma, porque allí termina el movimiento de quien la lleva, allí la dejan o allí la encuentran en la niebla, la granja queda curada. Quien la lleva o la encuentra gana 2 puntos de voluntad, una vez por granja. Cuando hay bastantes curadas, la misión está cumplida, y hay 1 escudo dorado más.
rule-SS-MIS-FEV-5 = La ficha de niebla de la poción también la encuentra: si sigue escondida, ahora está allí; si ya la habían encontrado, la ficha da una poción y ella se queda donde está.
rule-SS-MIS-PRI-1 = Al príncipe hay que llevarlo como a un campesino.
rule-SS-MIS-PRI-2 = El príncipe está escondido en una de las 3, 4 o 4 (fácil) o 4, 5 o 5 (normal) primeras de estas casillas: 31, 41, 52, 56, 58.
rule-SS-MIS-PRI-3 = Se lo lleva como a un campesino, no tiene acción propia, puede compartir casilla con cualquier cosa y nunca se pierde. En la casilla de una criatura o amenaza atacada añade 4 puntos de fuerza.
rule-SS-MIS-PRI-4 = Cuando se detiene en la casilla 0, la misión está cumplida: se retira del tablero, y hay 1 escudo dorado más.
rule-SS-MIS-SUP-1 = Las hierbas y las setas que llegan al castillo cuentan lo mismo, tengan el número que tengan.
rule-SS-MIS-SUP-2 = En la preparación, un dado fija el lugar de cada una de las tres setas. Con 1 es la casilla 22; con 2, la 25; con 3, la 50; con 4, la 52; con 5, la 54; con 6, la 58. Los dados colocan cada una de las tres hierbas: el rojo da las decenas, un dado de héroe las unidades. Todo va boca arriba.
rule-SS-MIS-SUP-3 = En la casilla 0, un héroe puede dejar una hierba o una seta: cuenta 1. Cuando hay bastantes, la misión está cumplida, y cada héroe gana 3 puntos de voluntad.
rule-SS-MIS-SUP-4 = Lo que se come o se usa ya no está. Así se puede hacer imposible la misión; la mesa avisa antes.
rule-SS-MIS-PRO-1 = Los pergaminos ocupan huecos pequeños, y el halcón los lleva.
rule-SS-MIS-PRO-2 = En la preparación, los seis pergaminos (7, 8, 10, 11, 14, 17) están boca abajo en las casillas 10, 12, 30, 32, 57 y 71. Su número se ve al tomarlos, o con un catalejo.
rule-SS-MIS-PRO-3 = En la casilla 0, un héroe puede dejar uno: cuenta su número.
rule-SS-MIS-PRO-4 = Cuando la suma basta, la misión está cumplida, y cada héroe recibe 2 de oro.

## Amenazas

rule-SS-THR-1 = Las amenazas no son criaturas, y el amanecer no las mueve; lo mismo vale para los trolls de la catapulta.
rule-SS-THR-2 = Una amenaza con fuerza y voluntad se combate como una criatura: en su casilla, o desde una adyacente por el arquero o con un arco, en solitario o en grupo. Tiene dados rojos: 3 a partir de 7 puntos de voluntad, 2 por debajo.
rule-SS-THR-3 = No deja recompensa, no va a la casilla 80 y no cuenta entre las criaturas; los eventos, la antorcha y el halcón de un cuerno no le hacen nada. El narrador solo avanza si su carta lo dice.
rule-SS-THR-4 = No bloquea a nadie; héroes, criaturas y lobos pueden estar en su casilla, y los campesinos no tienen nada que temer de ella. Solo se mueve como dice su carta. En las flechas solo la detiene un puente roto.
rule-SS-THR-5 = El príncipe, los enanos escudo y la manada ayudan en su casilla. Poción, hierba, casco, piedras rúnicas y el giro del mago sirven como en cualquier combate, y se puede quemar una luz.
rule-SS-THR-6 = Tras un combate sin vencedor se recupera, salvo la torre de asedio.
rule-SS-THR-7 = Cuando queda rechazada, el narrador va enseguida a la N; las letras intermedias no se leen.
rule-SS-THR-8 = Su fuerza se calcula de nuevo al empezar cada ronda.

## Espíritu del fuego

rule-SS-FIRE-1 = Los fuegos no hacen nada a las fichas de niebla, los pozos, las estrellas, las luces, las criaturas, los campesinos, los lobos, las demás figuras ni los objetos.
rule-SS-FIRE-2 = Los fuegos se colocan en el símbolo del pozo del amanecer, tantos como héroes hay.
rule-SS-FIRE-3 = Si en ese momento la reserva no tiene suficientes fuegos, la leyenda se pierde enseguida; nadie puede reaccionar.
rule-SS-FIRE-4 = Si el Escudo de las Estrellas tacha el símbolo del pozo, no se coloca ningún fuego, y una reserva escasa no perjudica ese día.
rule-SS-FIRE-5 = Un héroe con menos de 5 puntos de voluntad no puede entrar en un fuego. Entrar cuesta 4 puntos de voluntad y apaga el fuego.
rule-SS-FIRE-6 = Un héroe en una casilla donde se coloca un fuego al amanecer pierde enseguida 4 puntos de voluntad; luego el fuego se retira del tablero.
rule-SS-FIRE-7 = Si ese héroe tiene menos de 5 puntos de voluntad, los pierde todos y 1 punto de fuerza, pero nunca el último, y pasa a tener 3 puntos de voluntad; el fuego se retira.
rule-SS-FIRE-8 = Un dado fija dónde aparece: 1 o 2 en la casilla 25, 3 o 4 en la 52, 5 o 6 en la 57. Antes, todos los fuegos del tablero vuelven a la reserva de 8.
rule-SS-FIRE-9 = En el símbolo del pozo: si hay menos fuegos en la reserva que héroes, la leyenda se pierde enseguida. Si no, los dados colocan un fuego por héroe: el rojo da las decenas, un dado de héroe las unidades. Donde ya arde un fuego no se añade otro. Todos los héroes de la casilla pierden voluntad, y ese fuego vuelve a la reserva.
rule-SS-FIRE-10 = Para entrar en un fuego hacen falta al menos 5 puntos de voluntad y se pierden 4, también de paso; el fuego queda apagado. Si no, hay que rodearlo. Un escudo no ayuda.
rule-SS-FIRE-11 = Un fuego también se puede apagar a golpes desde una casilla adyacente, en solitario o en grupo: un reto de 9. Fallar solo cuesta la hora.
rule-SS-FIRE-12 = El espíritu del fuego tiene 1 punto de fuerza más por cada fuego en el tablero al empezar la ronda. Con 0 puntos de voluntad queda rechazado.

## Torre de asedio

rule-SS-SIEGE-1 = Las criaturas no hacen caso de la torre de asedio: si entran en su casilla, no son empujadas más allá.
rule-SS-SIEGE-2 = Si el Escudo de las Estrellas tacha el símbolo del pozo, no se mueve en ese amanecer.
rule-SS-SIEGE-3 = Empieza en la casilla 84. En el símbolo del pozo rueda 1 casilla por las flechas por cada criatura del tablero, como mucho 3 (fácil) o 4 (normal).
rule-SS-SIEGE-4 = Su camino: 84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0.
rule-SS-SIEGE-5 = No se recupera: lo perdido queda perdido toda la partida, y sus dados dependen de lo que le queda.
rule-SS-SIEGE-6 = Si entra en la casilla 0, la leyenda se pierde enseguida; con 0 puntos de voluntad queda rechazada. Sin criaturas en el tablero no se mueve.

## Templo negro

rule-SS-TEMPLE-1 = El narrador no avanza cuando se destruye una parte del templo.
rule-SS-TEMPLE-2 = Si el Escudo de las Estrellas tacha el símbolo del pozo, el templo no mueve a ninguna criatura.
rule-SS-TEMPLE-3 = Un dado fija dónde está: 1 o 2 en la casilla 41, 3 o 4 en la 58, 5 o 6 en la 66.
rule-SS-TEMPLE-4 = Cada parte es un reto en la casilla del templo, en solitario o en grupo; también un arquero o un arco debe estar allí. Se pueden quemar luces. Un intento fallido cuesta 2 puntos de voluntad a cada héroe que participe.
rule-SS-TEMPLE-5 = En el símbolo del pozo, mientras siga en pie la aguja, se mueve la criatura de la casilla con el número más alto. En dificultad avanzada, después se mueve la que entonces esté en el número más alto.
rule-SS-TEMPLE-6 = Sin la aguja no se mueve ninguna criatura; en dificultad avanzada todavía se mueve una mientras siga en pie el cuerpo.
rule-SS-TEMPLE-7 = Cuando se destruyen los cimientos, la amenaza queda rechazada.

## Catapulta

rule-SS-CAT-1 = La catapulta está en la casilla 17 con dos trolls. La antorcha no los ahuyenta a ellos ni a ninguna criatura de la casilla 17.
rule-SS-CAT-2 = Estos trolls no dejan recompensa y tienen su propia fuerza. Cuando el primero es derrotado, el narrador avanza 1 letra; con el segundo, la amenaza queda rechazada y el narrador va a la N.
rule-SS-CAT-3 = El disparo llega con el símbolo del narrador del amanecer. Si el Escudo de las Estrellas lo tacha, no hay disparo y el narrador no avanza.
rule-SS-CAT-4 = El Escudo de las Estrellas también sirve de escudo normal a un héroe que despeja derrumbes en el castillo.
rule-SS-CAT-5 = En el símbolo del narrador, antes de que avance, se saca un derrumbe y se coloca boca arriba en el castillo.
rule-SS-CAT-6 = Después, cada héroe en la casilla 0 pierde 3 puntos de voluntad; un escudo, o el Escudo de las Estrellas, libra de ello a quien lo lleva.
rule-SS-CAT-7 = En cuanto está en el castillo el 4.º derrumbe (fácil: el 5.º), la leyenda se pierde.
rule-SS-CAT-8 = Despejar: en la casilla 0, un héroe puede usar una acción de combate, en solitario o en grupo. Un valor de combate igual o mayor que el número de un derrumbe lo retira; si iguala o supera la suma de varios, retira esos. Nadie pierde voluntad. Los derrumbes del castillo no cortan ningún camino, y los retirados vuelven con los demás.
rule-SS-CAT-9 = Los trolls se combaten de uno en uno, y cada uno se recupera como siempre. La catapulta dispara mientras quede uno.

## Krahder

rule-SS-KRA-1 = Las criaturas hacen más fuerte al Krahder; los lobos, no.
rule-SS-KRA-2 = Si el Escudo de las Estrellas tacha el símbolo del pozo, no se mueve.
rule-SS-KRA-3 = Empieza en la casilla 70. En el símbolo del pozo avanza 1 casilla por las flechas por cada criatura del tablero, como mucho 3. Si entra en la casilla 0, la leyenda se pierde enseguida.
rule-SS-KRA-4 = Tiene 2, 3 o 4 puntos de fuerza más por cada criatura en el tablero al empezar la ronda. Las criaturas en escudos dorados o en la casilla 80 no cuentan, los lobos tampoco.
rule-SS-KRA-5 = Con 0 puntos de voluntad queda rechazado.

## Irlok

rule-SS-IRL-1 = Irlok rompe puentes. Una criatura a la que se le corta el camino se queda donde está.
rule-SS-IRL-2 = Una criatura cuya casilla está ocupada y que no puede ser empujada por la flecha no se coloca.
rule-SS-IRL-3 = Empieza en la casilla 64. Al final de cada día, antes del amanecer y fuera del alcance del Escudo de las Estrellas, nada hasta la casilla siguiente: 64, 46, 44, 38, 16, 12, 0.
rule-SS-IRL-4 = En la casilla 46 rompe el puente hacia la 47, en la 38 el que va a la 39, en la 16 el que va a la 48.
rule-SS-IRL-5 = Cada vez que ha nadado, cada héroe en una orilla del río pierde 2 puntos de voluntad. Son las orillas de las cartas de evento.
rule-SS-IRL-6 = Donde había un puente, un héroe puede nadar: 1 hora y 3 puntos de voluntad, y debe quedarle al menos 1; quienes lo acompañan nadan con él. Criaturas, lobos y Ken Dorr no pueden cruzar, y para el arquero y el arco las casillas no son adyacentes.
rule-SS-IRL-7 = Tiene 2, 3 o 4 puntos de fuerza más por cada puente roto. Si entra en la casilla 0, la leyenda se pierde enseguida; con 0 puntos de voluntad queda rechazado.

## Luces y setas

rule-SS-TOK-1 = Las luces no se recogen durante un movimiento.
rule-SS-TOK-2 = Las setas no se recogen durante un movimiento; puede haber dos en una casilla. Nunca cuentan como oro, ni ante los mercaderes ni ante la bruja, ni para misiones ni para cartas de evento.
rule-SS-TOK-3 = Una seta ocupa un hueco pequeño. Un héroe que no ha terminado el día puede comerla en cualquier momento, pero no durante una ronda de combate. Da tantos puntos de fuerza como su número, para siempre, y se retira del juego.
rule-SS-TOK-4 = Las luces no ocupan hueco, y un héroe puede llevar cuantas quiera. Solo puede tomarlas un héroe que no esté moviéndose; se dan como el oro, y el halcón las lleva. Están boca abajo hasta que alguien las toma o las ve con un catalejo.
rule-SS-TOK-5 = Quemar: en una ronda contra una amenaza, una parte del templo o un troll de la catapulta, un héroe puede quemar una luz justo después de su propia tirada. Su número se suma, y se retira del juego. Una sola luz por ronda para todo el grupo.
rule-SS-TOK-6 = Las luces no sirven contra criaturas, lobos, Ken Dorr, derrumbes ni fuegos.

## Siete luces

rule-SS-SEEK-1 = Las siete luces (2, 4, 4, 6, 8, 10, 14) se mezclan boca abajo. Los dados colocan tres: el rojo da las decenas, un dado de héroe las unidades. Cuatro quedan junto al tablero para las pistas.
rule-SS-SEEK-2 = Se sacan y se muestran dos de las cinco pistas; cada una vale dos de las luces que hay junto al tablero, sacadas sin verlas.
rule-SS-SEEK-3 = Los héroes que tengan entre todos 3, 4 o 5 luces pueden juntar esa cantidad y elegir cuáles. La suma es el número de la casilla donde está el escudo; se lee la carta Luz de la estrella. Las sumas van de 10 a 42 y siempre son pares.
rule-SS-SEEK-4 = La leyenda se puede ganar sin la búsqueda.

## Ken Dorr

rule-SS-KEN-1 = Un dado fija dónde empieza: 1 o 2 en la casilla 37, 3 o 4 en la 59, 5 o 6 en la 66. No es una criatura, no estorba a nadie y solo lo detienen los puentes rotos.
rule-SS-KEN-2 = Al final de cada día, antes del amanecer, avanza hasta 3 (fácil) o 4 (normal) casillas por el camino más corto hacia la luz más cercana del tablero. En caso de empate es la del número más bajo. Se detiene allí y la toma. Toma una luz al día; las que llevan los héroes están a salvo. Si no puede llegar a ninguna, se queda.
rule-SS-KEN-3 = Por cada luz que toma, la estrella del triunfo de Varkur se mueve una letra hacia la A. Si queda en la letra del narrador o antes, la carta se lee enseguida.
rule-SS-KEN-4 = Atraparlo es un reto de 8 en su casilla, en solitario o en grupo; fallar solo cuesta la hora. Quien lo atrapa recibe todas sus luces, y la llave si la tiene; la estrella vuelve una letra por cada luz, y Ken Dorr se retira del juego. El narrador no avanza.
rule-SS-KEN-5 = Una luz que un héroe deja está también para él en el tablero. Un héroe en su casilla no lo detiene.

## Pistas

rule-SS-CLUE-1 = Una pista sigue abierta hasta que se resuelve; el héroe que la resuelve recibe enseguida las luces.
rule-SS-CLUE-MERRIK-1 = El cartógrafo: un dado fija dónde está Merrik, 1 o 2 en la casilla 61, 3 o 4 en la 66, 5 o 6 en la 67. El primer héroe cuyo movimiento termine allí recibe 2 luces y un odre y puede descubrir hasta tres fichas de niebla, donde sea, sin resolverlas; luego Merrik se retira del tablero.
rule-SS-CLUE-KEY-1 = La llave del ladrón: Ken Dorr tiene la llave. Un dado fija dónde está el cofre, 1 o 2 en la casilla 9, 3 o 4 en la 30, 5 o 6 en la 40.
rule-SS-CLUE-KEY-2 = La llave ocupa un hueco pequeño. Un héroe junto al cofre que la tenga puede abrirlo: 2 luces. La llave y el cofre se retiran del juego.
rule-SS-CLUE-GREEN-1 = El ojo verde: un dado fija dónde aparece un gor con la piedra verde, 1 o 2 en la casilla 33, 3 o 4 en la 35, 5 o 6 en la 41. Se mueve como cualquier gor. Derrotado, deja allí la piedra; en el castillo, la piedra se pierde.
rule-SS-CLUE-GREEN-2 = En la casilla 10, un héroe que tenga la piedra puede dejarla: 2 luces. O, ante un mercader (18, 57 o 71), un héroe puede venderla por 2 de oro; ninguna compra la gasta.
rule-SS-CLUE-RUNES-1 = El lector de runas: los dados colocan cinco de las seis piedras rúnicas.
rule-SS-CLUE-RUNES-2 = Ante un mercader (18, 57 o 71), un héroe puede dar una piedra rúnica por una luz, dos veces en toda la partida. O se guardan: tres colores dan un dado negro, como siempre.
rule-SS-CLUE-GLOW-1 = El resplandor errante: un dado fija dónde está: del 1 al 6, por este orden, en la casilla 44, 42, 38, 32, 16 o 13. Al final de cada día, si no hay nadie, sigue su camino: 44, 42, 38, 32, 16, 13, 12, 11, y otra vez 44.
rule-SS-CLUE-GLOW-2 = Un héroe que esté allí cuando termina el día recibe 2 luces, y el resplandor se retira; si hay varios, las recibe el de menor nivel. Primero se mira quién está, luego se mueve.

## Luz de la estrella

rule-SS-STAR-1 = Luz de la estrella: cada héroe gana 2 puntos de voluntad, y el Escudo de las Estrellas se coloca en la casilla de la suma.
rule-SS-STAR-2 = Un héroe en esa casilla lo toma en su hueco grande, haya allí lo que haya; la niebla va primero, y el fuego actúa como siempre. El halcón no puede llevarlo.
rule-SS-STAR-3 = Las luces juntadas se retiran del juego; las demás aún se pueden quemar.

## Triunfo de Varkur

rule-SS-TRI-1 = La estrella del triunfo de Varkur está al principio en la L. Si un héroe ha tomado el escudo cuando se lee la carta, no ocurre nada, aunque el escudo ya se haya gastado.
rule-SS-TRI-2 = Si no, el escudo, si está en el tablero, se retira del juego, ya no se pueden juntar luces para él, y Ken Dorr se retira con cuanto tiene.
rule-SS-TRI-3 = Desde entonces la amenaza es más fuerte, aunque llegue más tarde. Tiene 2 puntos de fuerza más por héroe; cada troll de la catapulta, 1 más por héroe. Cada parte del templo pide 2 más por héroe.

## El Escudo de las Estrellas

rule-SS-SHIELD-1 = Tiene dos usos: tras el primero se gira, tras el siguiente se retira del juego.
rule-SS-SHIELD-2 = Al amanecer, antes del primer símbolo, quien lo lleva puede tachar un símbolo: se omite en ese amanecer.
rule-SS-SHIELD-3 = Los dos usos se pueden gastar en el mismo amanecer, para dos símbolos.
rule-SS-SHIELD-4 = Las cartas dicen cómo entra en juego. También se puede usar como un escudo normal.
rule-SS-SHIELD-5 = A quien lo lleva se le pregunta antes del primer símbolo, después de todo lo que ocurre al final del día.
rule-SS-SHIELD-6 = Un símbolo tachado no hace nada, ni lo que muestra ni lo que una carta le añade. Así, los pozos siguen vacíos y la amenaza descansa, o bien el narrador se queda y la catapulta no dispara. Los dos símbolos del wardrak son distintos. El símbolo de evento también se puede tachar.
rule-SS-SHIELD-7 = Cada uno de sus dos usos puede ser el de un escudo normal, también donde una carta dice que un escudo evita una pérdida.

## Dones de Andor

rule-SS-GIFT-1 = Los dones se reparten libremente: uno por héroe, o dos o tres para uno solo. En una partida hay tres de los cuatro.
rule-SS-GIFT-2 = Al amanecer cada don vuelve a estar listo, también si está en el tablero. Usarlo no cuesta ninguna hora.
rule-SS-GIFT-HOUR-1 = Reloj de arena: la ficha de tiempo de un solo héroe retrocede exactamente 3 horas, de una vez; debe estar en la hora 3 o más allá.
rule-SS-GIFT-HOUR-2 = Volver atrás sobre el símbolo del lobo no hace nada; alcanzarlo otra vez hacia delante mueve de nuevo a los lobos.
rule-SS-GIFT-FLUTE-1 = El mago solo puede girar el dado de la flauta si la toca él mismo.
rule-SS-GIFT-P = Cada don lo puede usar su dueño una vez al día. Flauta: se tira un dado de héroe; el dueño y cada héroe de la misma casilla o de una adyacente ganan otros tantos puntos de voluntad. Halcón de un cuerno: en una ronda del combate de cualquier héroe, una criatura tira solo 1 dado; o bien es un halcón normal. Antorcha: lleva a una criatura de la casilla del dueño a una adyacente libre. Reloj de arena: hace retroceder a un héroe 3 horas. La flauta y el reloj son pequeños; todos los dones se pueden dejar y recoger.
rule-SS-GIFT-3 = Tras A4 el grupo decide cuál se queda, la antorcha, el reloj de arena, el halcón de un cuerno o la flauta, y reparte los demás como quiera.
rule-SS-GIFT-4 = Antorcha (hueco grande): una vez al día su dueño ahuyenta a una criatura de su casilla a una adyacente sin criatura, no a la 0 ni por un puente roto. Cuenta como entrar: los campesinos de allí se pierden. No hace nada a las amenazas, ni a las criaturas de la casilla 17 mientras esté allí la catapulta.
rule-SS-GIFT-5 = Halcón de un cuerno (hueco grande): una vez al día, en el combate de cualquier héroe contra una criatura, antes de que esta tire: tira un solo dado en esa ronda. O bien es un halcón normal ese día.
rule-SS-GIFT-6 = Flauta (hueco pequeño): una vez al día, el dueño tira un dado de héroe. Él y cada héroe de la misma casilla o de una adyacente ganan otros tantos puntos de voluntad, también quienes han terminado el día. Reloj de arena: hueco pequeño. No puede usarlos un héroe que haya terminado el día, ni nadie durante una ronda de combate.

## Lobos

rule-SS-WOLF-1 = Los lobos no son criaturas. Pueden ayudar contra cualquier amenaza. Los lobos domados no son un peligro para los campesinos.
rule-SS-WOLF-2 = Cada vez que la ficha de tiempo de un héroe llega al símbolo del lobo, todos los lobos avanzan enseguida 1 casilla por las flechas, también en medio de un movimiento o de un combate.
rule-SS-WOLF-3 = Domar es una acción de combate: en el propio turno, 1 hora por ronda, no en el turno en que se llega. El arquero, o un héroe con arco, puede domar desde una casilla adyacente.
rule-SS-WOLF-4 = Se consigue si el propio valor de combate llega al del lobo, que es 4 veces los propios puntos de fuerza; basta con igualarlo.
rule-SS-WOLF-5 = Si el alfa se aleja fuera de alcance durante el combate, el combate termina; un arquero que siga adyacente puede continuar.
rule-SS-WOLF-6 = La fuerza que tiene el domador en ese momento es la fuerza de cada lobo el resto de la partida, pase lo que pase después con la suya.
rule-SS-WOLF-7 = El héroe que tiene el turno puede terminar el día a cualquier hora, incluso antes de la primera; después no hace nada más ese día.
rule-SS-WOLF-8 = Llegan los lobos: un dado fija la hora, de 1 a 6, en la que se coloca el símbolo del lobo. El alfa está en la casilla 65, los otros en la 55 y la 33. Sus caminos: 65, 45, 43, 39, 38, 16, 13, 6, 0; 55, 51, 48, 16, 13, 6, 0; 33, 30, 29, 28, 18, 14, 2, 0.
rule-SS-WOLF-9 = Puede haber varios lobos en una casilla, y nada los detiene salvo un puente roto.
rule-SS-WOLF-10 = Un lobo que llega a una casilla con héroes muerde: cada uno pierde 2 puntos de voluntad, salvo que use un escudo.
rule-SS-WOLF-11 = Los campesinos se pierden si un lobo salvaje llega a su casilla, o si se los lleva a la casilla de un lobo salvaje.
rule-SS-WOLF-12 = Un lobo que entra en la casilla 0 se retira del juego. Si es el alfa, también los otros y el símbolo.
rule-SS-WOLF-13 = Combate contra los lobos: domar al alfa es un reto de 4 veces los propios puntos de fuerza, en solitario. Nadie se une, y ningún aliado cuenta; poción, hierba, casco, giro y dado negro sí.
rule-SS-WOLF-14 = Una ronda fallida cuesta la diferencia en puntos de voluntad, como en cualquier combate; un escudo lo evita.
rule-SS-WOLF-15 = El amigo de los lobos: cuando el alfa está domado, los lobos que queden en el tablero se reúnen en su casilla en una manada. Una hora la mueve hasta 4 casillas.
rule-SS-WOLF-16 = En la casilla de una criatura o amenaza atacada, la manada añade la fuerza que tenía el domador al domar al alfa, una vez por cada lobo.

## Retos

rule-SS-TRY-1 = Un reto es una acción de combate. Se hace en el propio turno, pero no en el turno en que se llega, y desde donde se podría combatir, salvo que la carta diga otra cosa. Cuesta 1 hora por héroe e intento.
rule-SS-TRY-2 = El valor de los héroes se calcula como en un combate. El reto tiene un valor fijo y no tira dados; basta con igualarlo.
rule-SS-TRY-3 = Donde otros pueden unirse, es un combate en grupo sin adversario: todos pagan el fallo, y lo ganado es para el héroe que tiene el turno.
rule-SS-TRY-4 = Tras un intento fallido, los héroes pueden seguir enseguida mientras tengan horas.

## Entregas

rule-SS-OFFER-1 = Dejar algo para una carta es una acción gratuita de un héroe que está en el lugar y no ha terminado el día; el objeto se retira del juego.
rule-SS-OFFER-2 = Lo que el grupo junta se puede dejar en el turno de cualquier héroe; cuentan los objetos de todos, también de quienes han terminado el día.

## El final de un día

rule-SS-DAY-1 = Cuando termina un día: Ken Dorr camina, se mira el resplandor y se mueve, Irlok nada; luego se pregunta a quien lleva el Escudo de las Estrellas; luego vienen los símbolos del amanecer.

## Personas escondidas

rule-SS-HIDE-1 = Todos ven dónde puede estar escondido alguien; cada lugar aún sin registrar es tan probable como los demás.
rule-SS-HIDE-2 = Un lugar se registra cuando el movimiento de un héroe termina allí, después de la ficha de niebla si la hay, o con un catalejo desde una casilla adyacente. Si no hay nadie, se descarta. El último lugar es seguro, pero hay que llegar a él como a los demás.
rule-SS-HIDE-3 = Quien es encontrado está allí desde entonces. Quien llega al tablero de otro modo ya no está escondido.

## Cómo decidimos lo que queda abierto

rule-SS-OPEN-1 = Los fuegos que alcanzan a un héroe o se apagan vuelven a la reserva.
rule-SS-OPEN-2 = Primero se usa la hora: se da el paso o se acaba la ronda. Después avanzan los lobos. Si esa ronda doma al alfa, ya no avanzan.
rule-SS-OPEN-3 = Cada ficha de tiempo que llega hacia delante a esa hora mueve a los lobos una vez, aunque sean varias en una ronda. Una ficha que va a la casilla de amanecer no pasa por las horas intermedias. Una ficha que ya está en esa hora cuando llegan los lobos no mueve nada.
rule-SS-OPEN-4 = Un héroe que entra en la casilla de un lobo salvaje no recibe mordisco; solo muerde un lobo que se mueve. Para los campesinos también cuenta pasar por allí.
rule-SS-OPEN-5 = El reloj de arena actúa sobre cualquier héroe, esté donde esté, pero no sobre uno cuya ficha de tiempo está en la casilla de amanecer. La voluntad pagada por horas extra no se devuelve, y las que se repiten se vuelven a pagar. Desde la hora 3 la ficha vuelve a donde empezó el día; ese héroe no ha terminado el día.
rule-SS-OPEN-6 = El reloj de arena se usa entre acciones, también en el turno de otro héroe, nunca durante un movimiento.
rule-SS-OPEN-7 = Un don sin hueco libre queda en la casilla de ese héroe. La antorcha y el halcón de un cuerno ocupan ambos el hueco grande, así que nadie lleva ambos.
rule-SS-OPEN-8 = Quien lleva el Escudo de las Estrellas decide aunque su ficha de tiempo esté en la casilla de amanecer. Un símbolo tachado y un uso normal pueden caer en el mismo amanecer; se tacha antes del primer símbolo.
rule-SS-OPEN-9 = Si nadie lleva el Escudo de las Estrellas, no se pregunta. Conserva su cara cuando se deja o se entrega.
rule-SS-OPEN-10 = El fuego, un mordisco, la nieve, un disparo o Irlok pueden dejar a un héroe con 0 puntos de voluntad. Pierde entonces 1 punto de fuerza si tiene más de 1, y vuelve a tener 3 puntos de voluntad.
rule-SS-OPEN-11 = La fuerza nueva hace sitio enseguida para un tronco. Un tronco cae en cuanto ya no cabe, también en combate; si hay varios, el héroe elige cuál. Los troncos se pueden dejar y dar a un héroe al que le quepan.
rule-SS-OPEN-12 = Los aliados en la casilla de un reto cuentan como en un combate: contra una parte del templo, Ken Dorr, un fuego o un derrumbe. Solo se está en solitario para domar.
rule-SS-OPEN-13 = El halcón de un cuerno lo usa su dueño, esté donde esté, mientras no haya terminado el día.
rule-SS-OPEN-14 = Un héroe que ve a la bruja con el catalejo la ha encontrado: recibe la poción, y ella está en la casilla registrada.
rule-SS-OPEN-15 = La bruja y el príncipe no son campesinos. Lobos y criaturas no les hacen nada, y los eventos de campesinos no los afectan. En el castillo solo aportan lo que dice su misión.
rule-SS-OPEN-16 = Una vez en casa, el príncipe ya no está en el tablero y no ayuda en ningún combate. Con otra misión no entra en la partida.
rule-SS-OPEN-17 = Un héroe puede tomar lo que hay en una casilla con una criatura, un fuego, una amenaza o un lobo, salvo que su carta diga otra cosa. Vale también para luces, hierbas, piedras rúnicas, la llave y el escudo.
rule-SS-OPEN-18 = Una amenaza o un fuego que llega a una casilla no quita nada ni empuja a nadie. Una criatura colocada en la casilla de una amenaza se queda allí.
rule-SS-OPEN-19 = Cuando se atrapa a Ken Dorr, la estrella retrocede tantas letras como luces tenía; las letras que quitó la carta E no se devuelven.
rule-SS-OPEN-20 = La figura de Varkur nunca está en el tablero.
rule-SS-OPEN-21 = Los dados que fijan un lugar (el rojo da las decenas, un dado de héroe las unidades) dan una casilla de 11 a 66; puede haber varias cosas en una casilla.
rule-SS-OPEN-22 = Tocar la flauta no es un combate: hierba, poción y casco no sirven. Un mago que la toca puede girar el dado.
