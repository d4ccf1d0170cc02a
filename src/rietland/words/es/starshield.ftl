# El escudo de las estrellas: lo que le es propio: dificultades, objetos, adversarios, figuras.

## Dificultad

difficulty-advanced = avanzada

## Objetos: un texto por cara

thing-log = tronco
    .the = el tronco
    .a = un tronco
    .many = troncos
thing-log_2 = tronco (2)
    .the = el tronco (2)
    .a = un tronco (2)
    .many = troncos (2)
thing-log_4 = tronco (4)
    .the = el tronco (4)
    .a = un tronco (4)
    .many = troncos (4)
thing-log_6 = tronco (6)
    .the = el tronco (6)
    .a = un tronco (6)
    .many = troncos (6)
thing-mushroom = seta del bosque
    .the = la seta del bosque
    .a = una seta del bosque
    .many = setas del bosque
thing-mushroom_1 = seta del bosque (1)
    .the = la seta del bosque (1)
    .a = una seta del bosque (1)
    .many = setas del bosque (1)
thing-mushroom_2 = seta del bosque (2)
    .the = la seta del bosque (2)
    .a = una seta del bosque (2)
    .many = setas del bosque (2)
thing-light = luz
    .the = la luz
    .a = una luz
    .many = luces
thing-light_hidden = luz desconocida
    .the = la luz desconocida
    .a = una luz desconocida
    .many = luces desconocidas
thing-light_2 = luz (2)
    .the = la luz (2)
    .a = una luz (2)
    .many = luces (2)
thing-light_4 = luz (4)
    .the = la luz (4)
    .a = una luz (4)
    .many = luces (4)
thing-light_6 = luz (6)
    .the = la luz (6)
    .a = una luz (6)
    .many = luces (6)
thing-light_8 = luz (8)
    .the = la luz (8)
    .a = una luz (8)
    .many = luces (8)
thing-light_10 = luz (10)
    .the = la luz (10)
    .a = una luz (10)
    .many = luces (10)
thing-light_14 = luz (14)
    .the = la luz (14)
    .a = una luz (14)
    .many = luces (14)
thing-key = llave
    .the = la llave
    .a = una llave
    .many = llaves
thing-parchment_hidden = pergamino sin leer
    .the = el pergamino sin leer
    .a = un pergamino sin leer
    .many = pergaminos sin leer
thing-green_gem = piedra verde
    .the = la piedra verde
    .a = una piedra verde
    .many = piedras verdes
thing-chest = cofre
    .the = el cofre
    .a = un cofre
    .many = cofres
thing-sick_farm = granja enferma
    .the = la granja enferma
    .a = una granja enferma
    .many = granjas enfermas
thing-star_shield = Escudo de las Estrellas
    .the = el Escudo de las Estrellas
    .a = el Escudo de las Estrellas
    .many = Escudos de las Estrellas
thing-star_shield_half = Escudo de las Estrellas mortecino
    .the = el Escudo de las Estrellas mortecino
    .a = el Escudo de las Estrellas mortecino
    .many = Escudos de las Estrellas mortecinos
thing-torch = antorcha
    .the = la antorcha
    .a = una antorcha
    .many = antorchas
thing-torch_used = antorcha usada
    .the = la antorcha usada
    .a = una antorcha usada
    .many = antorchas usadas
thing-hourglass = reloj de arena
    .the = el reloj de arena
    .a = un reloj de arena
    .many = relojes de arena
thing-hourglass_used = reloj de arena usado
    .the = el reloj de arena usado
    .a = un reloj de arena usado
    .many = relojes de arena usados
thing-horned_falcon = halcón de un cuerno
    .the = el halcón de un cuerno
    .a = un halcón de un cuerno
    .many = halcones de un cuerno
thing-horned_falcon_used = halcón de un cuerno en reposo
    .the = el halcón de un cuerno en reposo
    .a = un halcón de un cuerno en reposo
    .many = halcones de un cuerno en reposo
thing-flute = flauta
    .the = la flauta
    .a = una flauta
    .many = flautas
thing-flute_used = flauta usada
    .the = la flauta usada
    .a = una flauta usada
    .many = flautas usadas

## Adversarios

named-fire_spirit = espíritu del fuego
    .the = el espíritu del fuego
    .a = el espíritu del fuego
    .of = del espíritu del fuego
    .acc = al espíritu del fuego
named-siege_engine = torre de asedio
    .the = la torre de asedio
    .a = la torre de asedio
    .of = de la torre de asedio
    .acc = a la torre de asedio
named-catapult_troll = troll de la catapulta
    .the = el troll de la catapulta
    .a = un troll de la catapulta
    .of = del troll de la catapulta
    .acc = al troll de la catapulta
named-krahder = Krahder
    .the = el Krahder
    .a = el Krahder
    .of = del Krahder
    .acc = al Krahder
named-irlok = Irlok
    .the = Irlok
    .a = Irlok
    .of = de Irlok
    .acc = a Irlok

## Figuras

figure-temple = el templo negro
    .acc = el templo negro
figure-merrik = Merrik
    .acc = a Merrik
figure-ken_dorr = Ken Dorr
    .acc = a Ken Dorr
figure-ring = el resplandor errante
    .acc = el resplandor errante
figure-alpha = el lobo alfa
    .acc = al lobo alfa
figure-wolf_1 = el lobo
    .acc = al lobo
figure-wolf_2 = el lobo
    .acc = al lobo
figure-wolf_pack = la manada
    .acc = a la manada

## On the time track

counter-wolf_hour = hora de los lobos

## Sus propias líneas del registro

starshield-log-turned = Ahora en la casilla { $space }: { $what_a }.
    .held = { $who } ha dado la vuelta a un don: ahora { $what_a }.
starshield-log-gone = Ya no está: { $what_the }.
    .back = De vuelta en la reserva: { $what_the }.
