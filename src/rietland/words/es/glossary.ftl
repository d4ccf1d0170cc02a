# El glosario: palabras del juego que encuentra un principiante. El texto explica la palabra; `.term` es la palabra misma.

## El tablero

glossary-willpower = El valor y la salud de un héroe: deciden cuántos dados tira, pagan las horas extra y, con 0, pierde el combate.
    .term = puntos de voluntad
glossary-strength = Se suman a tu dado más alto en cada combate; puedes comprar más a un mercader.
    .term = puntos de fuerza
glossary-rank = El número del tablero de héroe, del enano (7) al mago (34); es también su casilla inicial, y muchas cartas nombran al héroe de nivel más bajo o más alto.
    .term = nivel
glossary-hour = Lo que cuestan casi todas las acciones: cada héroe tiene 7 al día, una por casilla recorrida o por ronda de combate.
    .term = hora
glossary-overtime = Hasta 3 horas más al día, cada una de las cuales suele costar 2 puntos de voluntad.
    .term = horas extra
glossary-sunrise = Lo que ocurre entre dos días: una carta de evento, las criaturas avanzan hacia el castillo, los pozos se llenan y el narrador avanza.
    .term = amanecer
glossary-sunrise-box = Donde esperan las fichas de tiempo de los héroes que han terminado el día; hasta el amanecer no tienen turno ni acciones gratuitas.
    .term = casilla de amanecer
glossary-rooster = El primer lugar de la casilla de amanecer: el héroe que termina el día primero empieza el siguiente.
    .term = gallo
glossary-time-marker = Muestra en el marcador del día cuántas horas ha gastado un héroe.
    .term = ficha de tiempo
glossary-golden-shield = Un lugar del castillo que retiene a un intruso; si una criatura irrumpe y no queda ninguno libre, la leyenda está perdida.
    .term = escudo dorado
glossary-narrator = La figura del marcador de leyenda: avanza en cada amanecer y por cada criatura derrotada, así que combatir demasiado también cuesta tiempo.
    .term = narrador
glossary-legend-track = Las letras de la A a la N: dicen por dónde va la historia, que se decide en la N.
    .term = marcador de leyenda
glossary-star = Marca una letra con carta de leyenda, que se lee en cuanto llega el narrador.
    .term = estrella
glossary-legend-card = Un trozo de la historia, que se lee en voz alta, con nuevas tareas y nuevas criaturas.
    .term = carta de leyenda
glossary-event-card = Una sorpresa, buena o mala, que se roba en cada amanecer y con algunas fichas de niebla.
    .term = carta de evento
glossary-shield-mark = Una carta de evento marcada con un escudo puede anularla para todo el grupo un héroe que use el suyo.
    .term = marca de escudo
glossary-fog = Esconde algo bueno o malo; el héroe que termina su movimiento en ella tiene que girarla.
    .term = ficha de niebla
glossary-fog-circle = Una de las 15 casillas donde puede haber una ficha de niebla.
    .term = círculo de niebla
glossary-well = Un pozo lleno da 3 puntos de voluntad (5 al guerrero); vuelve a llenarse al amanecer.
    .term = pozo
glossary-merchant = Vende puntos de fuerza y, desde la Leyenda 2, piezas de equipo, por 2 de oro cada uno, en las casillas 18, 57 y 71.
    .term = mercader
glossary-article = Un objeto que ocupa un hueco pequeño, el grande o el del casco en el tablero de héroe.
    .term = pieza de equipo
glossary-farmer = Si lo llevas al castillo, este gana un escudo dorado; si se encuentra con una criatura, lo pierdes.
    .term = campesino
glossary-creature = Gor, skral, wardrak o troll: en cada amanecer avanza por la flecha de su casilla hacia el castillo.
    .term = criatura
glossary-battle-value = La fuerza más el dado más alto; el bando con el valor más bajo pierde la diferencia en puntos de voluntad.
    .term = valor de combate
glossary-reward = Lo que da una criatura derrotada: oro, voluntad o una mezcla de ambos.
    .term = recompensa
glossary-black-die = Un dado más fuerte (de 6 a 12), que se gana con tres piedras rúnicas de distinto color.
    .term = dado negro
glossary-rune-stone = Tres de distinto color en un mismo tablero de héroe dan un dado negro.
    .term = piedra rúnica
glossary-medicinal-herb = Se usa una vez: casillas gratis, fuerza en una ronda o voluntad; en la Leyenda 2 la necesita el rey.
    .term = hierba curativa
glossary-witch-brew = Duplica tu dado más alto en una ronda de combate; sirve dos veces.
    .term = poción de la bruja
glossary-prince = Un aliado que suma 4 de fuerza al combate en su casilla; llevarlo cuesta 1 hora por un máximo de 4 casillas.
    .term = príncipe Thorald
glossary-free-action = Lo que no cuesta ninguna hora, como vaciar un pozo o comprar; se permite incluso fuera del turno.
    .term = acción gratuita
glossary-pass = Gastar una hora sin hacer nada, por ejemplo para que los demás vayan antes.
    .term = pasar
glossary-equipment-board = Donde están las piezas de equipo hasta que se compran o se encuentran.
    .term = tablero de equipo

## El castillo de cartas

glossary-location = Uno de los seis sitios del castillo, cada uno con una misión bajo un montón de cartas de encuentro.
    .term = lugar
glossary-encounter-card = Una criatura que derrotar o un objeto que tomar, a menudo boca abajo.
    .term = carta de encuentro
glossary-mission = Una tarea de un lugar; con cuatro cumplidas, el castillo queda liberado.
    .term = misión
glossary-recover = En lugar de jugar una carta: resuelve una carta de narrador y recupera todas las cartas que has jugado.
    .term = recuperarse
glossary-narrator-card = Trae nuevas cartas de encuentro; si hay que robar una y no queda ninguna, llega el dragón y perdéis.
    .term = carta de narrador
glossary-gallery = Adonde van las criaturas derrotadas y los objetos usados; sus cartas con moneda son el oro de todo el grupo.
    .term = galería
glossary-exhaust = Poner una carta de héroe con las jugadas sin usarla.
    .term = agotar
glossary-ally = Una carta que puedes ganar; se juega como una carta de héroe y vuelve a la mano al recuperarse.
    .term = aliado
glossary-burden = Lo que Calrai y Shan imponen al héroe que los derrota; no se puede rechazar.
    .term = carga
glossary-quiver = Chada combate con el valor de un carcaj, de 2 a 9, y lo gasta.
    .term = carcaj
glossary-grimoire = Uno de los seis libros de Eara: fuerza, un movimiento o una carta descubierta; los usados se abren de nuevo cuando se recupera.
    .term = grimorio
glossary-water-spirit = La ficha de Kheela junto a un lugar: allí duplica su propia carta o da 2 de fuerza a cada héroe que juegue una carta de héroe.
    .term = Espíritu del Agua

## Esta mesa

glossary-companion = Un héroe que juega el ordenador; puedes darle órdenes.
    .term = compañero
glossary-odds = La probabilidad de que un combate acabe bien, antes de decidir.
    .term = posibilidades
glossary-seed = Un número del que salen todos los dados y cartas: la misma semilla da las mismas tiradas.
    .term = semilla
