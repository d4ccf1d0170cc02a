# Las reglas de La liberación del castillo de Riet en palabras llanas: un mensaje por cada regla del registro.

## Componentes

rule-RB-COMP-1 = De 2 a 4 héroes, a partir de 10 años, unos 40 minutos; se juega en equipo.
rule-RB-COMP-2 = 1 tablero con seis lugares numerados del 1 al 6 y sitio para los mazos: el espacio del dragón para el mazo de narrador y otro para los aliados.
rule-RB-COMP-3 = 120 cartas: 53 de encuentro, 8 de aliado, 22 de narrador, 16 de misión, 2 de ayuda y 19 de héroe.
rule-RB-COMP-4 = Las cartas de encuentro son 45 criaturas, 11 de ellas con fondo rojo para jugadores expertos, y 8 objetos. Todas tienen el mismo dorso; el color del marco distingue la cara del dorso.
rule-RB-COMP-5 = Cartas de héroe: Chada 3, Thorn 3, Orfen 4, Kram 3, Eara 3 y Kheela 3; en total, 19.
rule-RB-COMP-6 = 16 carcajes, con valores de 2 a 9: un 2, dos 3, tres 4, tres 5, tres 6, dos 7, un 8 y un 9. Suman 84; la media es 5,25.
rule-RB-COMP-7 = 18 puntos de voluntad, 1 ficha de hacha (caras +4 y +1), 6 grimorios, 1 ficha del Espíritu del Agua con dos caras y 6 peones de héroe.
rule-RB-COMP-8 = Colores y oficios: Chada, arquera, verde; Thorn, guerrero, azul; Orfen, guerrero lobo, gris; Kram, enano, amarillo; Eara, maga, violeta; Kheela, guardiana, blanco.

## Preparación

rule-RB-SETUP-1 = Cada jugador toma un héroe, cuyo peón empieza en la Casa de Tor (lugar 6).
rule-RB-SETUP-2 = Primera partida: con 2 jugadores, Chada y Thorn; con 3, también Orfen; con 4, además Kram. Eara y Kheela se recomiendan a partir de la segunda partida.
rule-RB-SETUP-3 = Cada jugador toma en la mano las cartas de su héroe: 3, o 4 en el caso de Orfen.
rule-RB-SETUP-4 = Kram tiene su hacha con la cara +4 a la vista. Eara tiene 6 grimorios abiertos. Kheela tiene ante sí al Espíritu del Agua; qué cara muestra no importa hasta que lo envía.
rule-RB-SETUP-5 = Los héroes que no juegan se quedan en la caja, con sus cartas y fichas.
rule-RB-SETUP-6 = Para la primera partida se apartan las 11 criaturas rojas: quedan 42 cartas de encuentro. Se añaden tras la primera victoria. Las cartas de encuentro se barajan y forman el mazo.
rule-RB-SETUP-7 = Se barajan las 16 misiones y se colocan 6 boca abajo, una en cada lugar. Las otras 10 se quedan en la caja; de allí sale la que sustituye a una misión cambiada.
rule-RB-SETUP-8 = Se coloca 1 carta de encuentro boca abajo sobre cada misión: 6 cartas.
rule-RB-SETUP-9 = Se giran una tras otra 2 cartas de narrador por héroe (4, 6 u 8 cartas con 2, 3 o 4 héroes) y se resuelven.
rule-RB-SETUP-10 = Para una partida más sencilla se pasa por alto el recuadro rojo de la parte inferior de las cartas de narrador, en la preparación y durante la partida.
rule-RB-SETUP-11 = Mazo de narrador: otras 10 cartas, boca abajo, en el espacio del dragón. El resto se queda en la caja (8, 6 o 4 cartas con 2, 3 o 4 héroes); de allí salen las cartas de narrador que se ganen más tarde.
rule-RB-SETUP-12 = Los 8 aliados se barajan y se colocan boca abajo en su sitio; los 16 carcajes, boca abajo, y los 18 puntos de voluntad van en el centro del tablero.
rule-RB-SETUP-13 = Empieza el primer jugador de la mesa, y se sigue en el sentido de las agujas del reloj. Si no hay acuerdo, decide quien tiene el turno.

## El turno

rule-RB-TURN-1 = Quien tiene el turno debe hacer exactamente una cosa: jugar una carta de la mano y usarla, o recuperarse.
rule-RB-TURN-2 = Además puede hacer cuantas acciones gratuitas quiera, antes, entremedias o después, incluso en medio de sus movimientos.
rule-RB-TURN-3 = Jugar una carta de héroe: se coloca boca arriba ante el jugador y se elige una sola de sus tres opciones (separadas por «o»). Una opción tiene uno o dos símbolos; si son dos, el orden es libre.
rule-RB-TURN-4 = Jugar una carta de aliado: se coloca boca arriba ante el jugador. Su efecto es voluntario, así que se puede jugar solo para recuperarse más tarde.
rule-RB-TURN-5 = Jugar una carta de objeto: va boca arriba a la galería. Un objeto se usa una sola vez.
rule-RB-TURN-6 = Si se pueden hacer varias cosas, el orden es libre; incluso se puede aprovechar una recompensa entre dos símbolos.
rule-RB-TURN-7 = Quien tiene el turno solo juega una carta. Por eso, un objeto tomado después de haber jugado una carta no se puede jugar en el mismo turno.

## Recuperarse y el narrador

rule-RB-NARR-1 = Un héroe puede recuperarse en cualquiera de sus turnos, incluso con cartas en la mano; es obligatorio si no se puede jugar ninguna.
rule-RB-NARR-2 = Primero se gira y se resuelve la primera carta del mazo de narrador; después se recuperan todas las cartas propias de héroe y de aliado que se han jugado. Eara, además, vuelve a abrir todos sus grimorios.
rule-RB-NARR-3 = Una carta de narrador indica dos sitios, primero el de arriba y luego el de abajo. Para cada uno se roba una carta de encuentro y se coloca allí, boca arriba o boca abajo según el símbolo. Suele ser 1 carta por sitio, a veces 2, una tras otra.
rule-RB-NARR-4 = Los símbolos significan: boca arriba en el lugar con ese número; boca abajo en el lugar con ese número; boca arriba donde está el héroe que se recupera; boca abajo donde está ese héroe.
rule-RB-NARR-5 = Las cartas nuevas se colocan encima de las que ya hay.
rule-RB-NARR-6 = Algunas cartas tienen un recuadro rojo en la mitad inferior; en la partida sencilla se pasa por alto.
rule-RB-NARR-7 = Una carta de narrador ya resuelta va a la caja.
rule-RB-NARR-8 = La mayoría de las cartas de narrador traen dos cartas nuevas, a veces tres.

## Acciones gratuitas

rule-RB-FREE-1 = Tomar un objeto: si la primera carta del lugar del héroe que tiene el turno es un objeto boca arriba, puede tomarlo en la mano, incluso de paso. Si aún no ha jugado ninguna carta en este turno, puede ser la que juegue.
rule-RB-FREE-2 = Dar: el héroe que tiene el turno y otro del mismo lugar pueden darse, en ambos sentidos, cartas de aliado y de objeto que aún tengan en la mano. Nunca puntos de voluntad, carcajes, el hacha, grimorios, el Espíritu del Agua ni cartas de héroe.
rule-RB-FREE-3 = Descubrir una misión: en un lugar sin ninguna carta de encuentro, ni boca arriba ni boca abajo, se puede girar la misión boca arriba, incluso de paso.
rule-RB-FREE-4 = Cumplir una misión: el héroe que tiene el turno está en el lugar, no queda allí ninguna carta de encuentro y se da la condición; entonces la misión va boca arriba junto a la galería. Se puede hacer incluso de paso.

## Misiones

rule-RB-MISSION-1 = Hay 6 misiones en juego; hay que cumplir 4.
rule-RB-MISSION-2 = Un recuadro azul en la parte superior izquierda de una misión se resuelve en cuanto la misión se descubre, sea como sea.
rule-RB-MISSION-3 = Nuevas cartas de encuentro pueden tapar una misión descubierta; para cumplirla tiene que estar despejada.
rule-RB-MISSION-4 = El símbolo de Eara descubre una misión tapada en cualquier lugar; las cartas de encuentro vuelven encima tal como estaban, en el mismo orden y por la misma cara.
rule-RB-MISSION-5 = «La providencia»: tiene que haber más cartas de criatura y de objeto en la galería que cartas de encuentro y de misión en todos los lugares juntos.
rule-RB-MISSION-6 = «Jrain, rey de los gors voladores»: 4 gors voladores derrotados salen de la galería y van a la caja.
rule-RB-MISSION-7 = Algunas misiones piden oro de la galería. Algunos efectos cambian una misión por otra de la caja.
rule-RB-MISSION-8 = Entre otras cosas, las misiones piden calmar al Espíritu del Fuego, encender la Llama de Hadria, liberar a los prisioneros de las mazmorras u obedecer al viejo hechicero skral.
rule-RB-MISSION-9 = Pocas misiones se pueden cumplir nada más descubrirlas; la mayoría necesita preparación.

## Combate

rule-RB-COMBAT-1 = Solo se puede combatir contra una criatura boca arriba que sea la primera carta de su lugar, y el héroe tiene que estar allí. Excepciones: el Escudo de la Hermandad y el grimorio de fuerza 3 de Eara (el del halo verde) alcanzan también otro lugar.
rule-RB-COMBAT-2 = Si la fuerza del héroe (azul) iguala o supera la de la criatura (roja), la criatura queda derrotada. No hay dados ni daños parciales.
rule-RB-COMBAT-3 = Cada punto de voluntad gastado añade 1 a la fuerza; los puntos gastados vuelven al tablero. Chada no puede usarlos.
rule-RB-COMBAT-4 = Una criatura derrotada va boca arriba a la galería, y el héroe que tiene el turno recibe la recompensa impresa, a la que puede renunciar. Calrai y Shan imponen una carga que no se puede evitar.
rule-RB-COMBAT-5 = Gor volador: su fuerza es el número de lugares cuya primera carta es una criatura boca arriba, incluido el suyo (de 1 a 6).
rule-RB-COMBAT-6 = Guerrero esqueleto: para derrotarlo hay que retirar además 1 de oro de la galería.
rule-RB-COMBAT-7 = Troll: la recompensa es la primera carta del mazo de aliados. Wardrak: fuerza 5; recompensa: girar boca arriba la primera carta de cualquier lugar, si está boca abajo. Hagrod: la recompensa es una carta de narrador más para el mazo.
rule-RB-COMBAT-8 = Las recompensas posibles: girar boca arriba una carta de encuentro; un aliado; un objeto; oro (el propio trofeo); una carta de narrador más; retirar otra carta o derrotar sin combate a otra criatura.
rule-RB-COMBAT-9 = En grupo: quien tiene el turno invita a héroes que estén con él donde está la criatura. Cada participante juega una carta de héroe, los invitados fuera de su turno. Las fuerzas se suman, y se permite usar voluntad.
rule-RB-COMBAT-10 = Un héroe invitado solo aporta fuerza y voluntad; los demás símbolos de su carta no cuentan. Kram puede usar su hacha.
rule-RB-COMBAT-11 = En lugar de una carta de héroe, tanto el héroe que tiene el turno como los invitados pueden usar a Veest, a Triest o el Escudo de la Hermandad. A estos no se les puede sumar voluntad.
rule-RB-COMBAT-12 = La recompensa es para el héroe que tiene el turno, que después puede dar el objeto o el aliado ganado a un héroe del mismo lugar.

## Particularidades de los héroes

rule-RB-HERO-CHADA-1 = Una de las tres cartas de Chada tiene una fuerza impresa; las otras dos tienen símbolos de carcaj, una un solo símbolo y la otra dos.
rule-RB-HERO-CHADA-2 = Para combatir con un símbolo de carcaj hace falta un carcaj: uno por símbolo. Con dos símbolos, Chada usa uno o dos, y sus valores se suman.
rule-RB-HERO-CHADA-3 = Ganar un carcaj: Chada roba uno boca abajo de la reserva y lo coloca boca arriba delante de ella.
rule-RB-HERO-CHADA-4 = Los carcajes usados van a la caja. Cuando la reserva se agota, todos los de la caja se mezclan y vuelven a ella boca abajo.
rule-RB-HERO-KRAM-1 = El hacha afilada de Kram añade 4 una sola vez; después se le da la vuelta. Sin filo, añade 1 cada vez que juega una carta de héroe para combatir. Por 2 de oro de la galería puede hacerla afilar en cualquier momento: vuelve a +4.
rule-RB-HERO-KHEELA-1 = Dos cartas de Kheela tienen el símbolo del Espíritu del Agua: coloca la ficha junto a un lugar cualquiera, o le da la vuelta, o ambas cosas.
rule-RB-HERO-KHEELA-2 = Una cara del Espíritu del Agua: cuando la propia Kheela combate en ese lugar, se duplica la fuerza impresa en su carta de héroe, también en un combate en grupo. La voluntad añadida no se duplica.
rule-RB-HERO-KHEELA-3 = La otra cara del Espíritu del Agua: cada héroe que combate en ese lugar recibe 2 de fuerza, también cada uno en un combate en grupo.
rule-RB-HERO-KHEELA-4 = El Espíritu del Agua solo ayuda a quienes juegan una carta de héroe; no refuerza aliados, objetos ni grimorios. La ficha se queda donde está tras el combate.
rule-RB-HERO-EARA-1 = Las cartas de Eara no tienen fuerza, sino símbolos de grimorio: dos cartas tienen dos y una tiene uno.
rule-RB-HERO-EARA-2 = Eara tiene 6 grimorios: 4 dan fuerza, 1 da un movimiento y 1 gira boca arriba la primera carta de encuentro de cualquier lugar. El de fuerza 3, con halo verde, sirve también en otro lugar, incluso en un combate en grupo. A un grimorio usado se le da la vuelta; todos vuelven a abrirse cuando ella se recupera.
rule-RB-HERO-EARA-3 = Con dos símbolos en una carta, Eara combina dos grimorios cualesquiera: sumar dos fuerzas, girar una carta y combatir, moverse y combatir.
rule-RB-HERO-EARA-4 = Cuando combate a distancia, el Espíritu del Agua no la ayuda.
rule-RB-HERO-ORFEN-1 = Orfen tiene cuatro cartas; una de sus opciones es 1 movimiento y fuerza 5.

## Símbolos de las cartas de héroe

rule-RB-SYM-1 = Fuerza (todos menos Eara): combatir con esa fuerza, más cuantos puntos de voluntad se quiera; Chada, sin voluntad.
rule-RB-SYM-2 = Fuerza de un carcaj (Chada): combatir con el valor de un carcaj.
rule-RB-SYM-3 = Voluntad: tomar 1 punto de voluntad.
rule-RB-SYM-4 = Robar un carcaj (Chada): robar 1 carcaj.
rule-RB-SYM-5 = Movimientos: tantos como indica el número. Cada uno lleva a un lugar cualquiera, o trae al propio lugar a otro héroe que esté de acuerdo.
rule-RB-SYM-6 = Girar 1 o 2 cartas: girar boca arriba 1 o 2 cartas de encuentro que estén boca abajo y sean las primeras de su lugar, en cualquier sitio; si son dos, en dos lugares distintos.
rule-RB-SYM-7 = Descubrir una misión (Eara): descubrir una misión en cualquier lugar, aunque esté tapada; las cartas de encuentro vuelven encima tal como estaban.
rule-RB-SYM-8 = Retirar (Thorn): poner en la caja, sin mirarla, una carta de encuentro boca abajo que sea la primera de cualquier lugar. No es un trofeo.
rule-RB-SYM-9 = Dar la vuelta (Chada): dar la vuelta a la primera carta de encuentro de cualquier lugar, esté boca arriba o boca abajo.
rule-RB-SYM-10 = Intercambiar (Kheela): cambiar entre sí dos criaturas boca arriba que sean las primeras cartas de dos lugares.
rule-RB-SYM-11 = Recuperar una carta (Eara): recuperar una de las propias cartas de héroe o de aliado jugadas, o permitir a otro héroe recuperar una de las suyas.
rule-RB-SYM-12 = Mover una carta (Kram): llevar de un lugar a otro una carta de encuentro boca abajo que sea la primera de su lugar.
rule-RB-SYM-13 = Atraer a una criatura (Orfen): traer al lugar de Orfen a una criatura boca arriba que sea la primera carta de otro lugar.
rule-RB-SYM-14 = Atraer una carta boca abajo (Kheela): traer al lugar de Kheela una carta de encuentro boca abajo que sea la primera de otro lugar.
rule-RB-SYM-15 = Grimorio (Eara): usar un grimorio abierto.
rule-RB-SYM-16 = Espíritu del Agua (Kheela): colocar al Espíritu del Agua junto a un lugar cualquiera, o darle la vuelta, o ambas cosas.

## La galería y el oro

rule-RB-GALLERY-1 = Primera fila: gors, gorlots, skrals blancos, y el catalejo y las ramas de hueso una vez usados. Cada una de estas cartas lleva una moneda en la parte superior izquierda: 1 de oro para todo el grupo.
rule-RB-GALLERY-2 = Segunda fila: los gors voladores. Tercera fila: todas las demás criaturas y los objetos usados.
rule-RB-GALLERY-3 = Gastar 1 de oro es llevar una de esas cartas de la galería a la caja; por eso ya no cuenta para La providencia.
rule-RB-GALLERY-4 = El oro sirve para el guerrero esqueleto (1), para afilar el hacha (2) y para algunos aliados, objetos y misiones.

## El final de la partida

rule-RB-END-1 = Victoria: en cuanto se han cumplido 4 misiones.
rule-RB-END-2 = Derrota: hay que girar una carta de narrador y el mazo está vacío. Girar la última carta aún no hace perder.
rule-RB-END-3 = Derrota: hay que robar una carta de encuentro y el mazo está vacío.
rule-RB-END-4 = La recompensa de Hagrod y el Reloj de arena de Hadria añaden al mazo una carta de narrador de la caja: un poco más de tiempo.
rule-RB-END-5 = Para comparar partidas se cuentan las cartas de narrador que quedan en el mazo tras una victoria. Cuantas más, mejor.

## Dificultad

rule-RB-DIFF-1 = Sin las criaturas rojas (primera partida) o con ellas.
rule-RB-DIFF-2 = Los recuadros rojos de las cartas de narrador se pasan por alto o se resuelven.
rule-RB-DIFF-3 = El mazo de narrador tiene 11 cartas (más fácil), 10 (normal) o 9 (más difícil).
rule-RB-DIFF-4 = Aún más difícil: un aliado solo se puede jugar si se usa su efecto.

## Cómo resolvemos aquí las dudas

rule-RB-OPEN-1 = El Espíritu del Agua no aumenta la fuerza que viene de los grimorios. La variante «el Espíritu del Agua ayuda a los grimorios» lo permite, pero nunca a distancia.
rule-RB-OPEN-2 = En la preparación, «donde está el héroe» significa el lugar 6, porque todos los héroes están allí.
rule-RB-OPEN-3 = Si no queda ninguno de los 18 puntos de voluntad en la reserva, no se gana ninguno.
rule-RB-OPEN-4 = Si el mazo de los 8 aliados está vacío, no hay aliado que ganar.
rule-RB-OPEN-5 = Kram puede renunciar a usar el +4 de su hacha para conservarlo; entonces no añade nada en ese combate.
rule-RB-OPEN-6 = Una carta jugada permite un solo combate; por eso, dos grimorios no sirven para dos combates distintos en el mismo turno.
rule-RB-OPEN-7 = Cada carta con una moneda vale exactamente 1 de oro.
rule-RB-OPEN-8 = Guerrero esqueleto: hay que igualar o superar su fuerza y pagar además el oro.
rule-RB-OPEN-9 = Al atraer una carta boca abajo, Kheela puede traer cualquier carta de encuentro boca abajo que sea la primera de su lugar, aunque resulte ser un objeto.
rule-RB-OPEN-10 = Un objeto boca arriba es una carta de encuentro: mientras nadie lo tome, la misión de debajo no se puede descubrir como acción gratuita ni cumplir.
rule-RB-OPEN-11 = Una carta de narrador ganada va debajo del mazo.
rule-RB-OPEN-12 = Si no queda ninguna carta de narrador en la caja cuando tocaría ganar una, no pasa nada.
rule-RB-OPEN-13 = Un héroe al que se quiere traer puede negarse: eso no cuesta ningún movimiento, y no se le vuelve a preguntar mientras dure ese símbolo. Si un mismo jugador lleva a los dos héroes, no se pregunta.
rule-RB-OPEN-14 = Un símbolo empezado se termina primero: no cabe otro símbolo entre dos movimientos ni entre las dos cartas de un mismo «girar». Solo pueden hacerse entremedias acciones gratuitas.
rule-RB-OPEN-15 = Hasta que se golpea, la fuerza solo está ofrecida. Renunciar a un combate no cuesta nada, pero la misma carta no permite empezarlo otra vez en ese lugar hasta haber usado otro símbolo.
rule-RB-OPEN-16 = Se puede invitar a héroes que estén en el lugar de la criatura o que tengan una carta que llegue hasta él (grimorio de fuerza 3, Escudo de la Hermandad). La opción que jueguen debe tener fuerza, un carcaj o un grimorio.
rule-RB-OPEN-17 = Una criatura derrotada sin combate, por una carta o una recompensa, va a la galería y su oro cuenta, pero no da recompensa. El oro que pide un guerrero esqueleto y las cargas de Calrai y Shan no se evitan así.
rule-RB-OPEN-18 = Nunca se puede recuperar la misma carta cuyo símbolo se está usando.
rule-RB-OPEN-19 = En una variante, un aliado solo se juega por su efecto. Un aliado cuyo efecto al final no se ha usado vuelve entonces a la mano y no se puede jugar otra vez en ese turno.
rule-RB-OPEN-20 = Eara puede sumar voluntad a sus grimorios, también a distancia: solo Chada no puede, y solo Veest, Triest y el Escudo de la Hermandad no la admiten.
rule-RB-OPEN-21 = Una misión cambiada se retira del juego; la de la caja se coloca boca abajo en su sitio.
rule-RB-OPEN-22 = Se puede jugar cualquier carta sin usar sus símbolos: una carta de héroe queda entonces boca arriba ante su héroe; un objeto va a la galería.
rule-RB-OPEN-23 = Chada no puede usar voluntad en los combates, pero puede recibirla y entregarla cuando una misión la pide.
rule-RB-OPEN-24 = Los carcajes usados se barajan de nuevo cuando Chada debe robar uno y no queda ninguno.
rule-RB-OPEN-25 = Kram puede hacer afilar su hacha en cualquier momento de un combate, también mientras lo invitan, y usar el hacha afilada hasta que se da el golpe. Ayuda una vez por combate: el 4 sustituye al 1.
