# Chada & Thorn: las etapas, lo que se ve en ellas (`.note`) y los nombres de sus casillas.

## La introducción

map-chada_thorn-intro = Arrojados a la costa
    .note = Oleaje, restos del naufragio y una sola cala seca. En algún lugar, entre tanto ruido, alguien canta.
    .k0 = El oleaje oscuro
    .k1 = La resaca
    .t0 = La escotilla a la deriva
    .c0 = El bote astillado
    .a1 = El borde del arrecife
    .a2 = La corriente de fondo
    .a3 = Los erizos de mar
    .a4 = La rompiente
    .a5 = El banco de guijarros
    .tc = La roca de las gaviotas
    .tt = La cala seca
    .b1 = El bosque de algas
    .b2 = El pecio que canta

## Los Arrecifes del Condenado

map-chada_thorn-reefs_first = El desembarco roto
    .note = Charcas entre las costillas del barco. Lo que dejó el capitán sigue arriba, en el camarote, y el camarote está del revés.
    .k0 = Mar abierto
    .k1 = Los rompientes
    .t0 = La quilla
    .c0 = El mascarón de proa
    .a1 = La charca
    .a2 = La cuaderna
    .a3 = El camarote del capitán
    .a4 = La losa resbaladiza
    .a5 = Las navajas
    .x = El pie del acantilado
    .b1 = La armería varada
    .b2 = El banco de las focas
    .b3 = La escala mojada

map-chada_thorn-reefs_1 = La escalera de las gaviotas
    .note = Un zigzag de repisas, ruidoso de gaviotas. Las cuerdas que las unen las anudó alguien con prisa.
    .s1 = La primera repisa
    .s2 = El saliente chillón
    .s3 = El escalón de guano
    .s4 = La escalera rota
    .s5 = El hueco de los nidos
    .x = El borde del acantilado
    .g1 = El tesoro de la gaviota
    .g2 = La chimenea
    .n1 = El voladizo

map-chada_thorn-reefs_2 = La cueva de los ecos
    .note = Arriba va la senda del acantilado. Abajo hay una cueva marina, y en ella una voz que lo repite todo salvo su propio nombre.
    .e1 = La boca de la cueva
    .e2 = El rincón de la espuma
    .e3 = El bufadero
    .e4 = La travesía vertical
    .e5 = El goteo de agua dulce
    .x = La luz del día
    .v1 = El paso bajo
    .v2 = El nicho de la llamada
    .v3 = El agua negra
    .u1 = El estante de los contrabandistas

map-chada_thorn-reefs_last = El faro del Condenado
    .note = Se rodea la colina hasta el brasero frío de una tripulación abandonada. Lo tuvieron listo durante años, por si venía un barco.
    .n1 = La senda del acantilado
    .n2 = Los espinos
    .n3 = El árbol de la horca
    .n4 = El collado ventoso
    .n5 = La escalera del faro
    .tc = La plataforma del faro
    .tt = La puerta del muro
    .m1 = La cabaña resguardada
    .m2 = El arcón del vigía
    .o1 = La piedra de guarda

## Los Páramos Sombríos

map-chada_thorn-expanses_first = La Puerta del Viento
    .note = De los acantilados al brezal. Aquí el viento tiene preferencia.
    .k0 = La escalera del acantilado
    .k1 = El umbral gastado
    .t0 = El pilar izquierdo
    .c0 = El pilar derecho
    .a1 = La hierba vencida
    .a2 = La ladera abierta
    .a3 = La piedra oscilante
    .a4 = La senda de las ovejas
    .a5 = El mojón que silba
    .x = El camino del brezal
    .b1 = El camino hondo
    .b2 = El fuego de Leam

map-chada_thorn-expanses_1 = El prado anegado
    .note = Vadear la hierba inundada, o bregar por el dique a la vista de todos.
    .d1 = Hasta los tobillos
    .d2 = Hasta las rodillas
    .d3 = La compuerta
    .d4 = El islote de los sauces
    .x = La otra orilla
    .y1 = El pie del dique
    .y2 = Lo alto del dique
    .y3 = La brecha
    .y4 = La cabaña del guardadique

map-chada_thorn-expanses_2 = El campo de peñascos
    .note = Canicas de gigantes, puestas de cualquier manera. Un paso en falso, y el juego sigue.
    .r1 = Los primeros peñascos
    .r2 = El peñasco inquieto
    .r3 = El abanico de grava
    .r4 = Entre dos gigantes
    .r5 = La piedra en equilibrio
    .x = La señal del camino
    .p1 = El escondite del cazador
    .q1 = La hoya de los helechos
    .q2 = Los peldaños de los gigantes

map-chada_thorn-expanses_3 = Las madrigueras de los skrals
    .note = Rodear la colina a pie, cruzarla con nervios firmes y buena espada, o pasar por encima, sobre el techo de hierba. La colina está habitada.
    .u1 = La senda vigilada
    .u2 = El montón de huesos
    .u3 = La despensa del jefe
    .u4 = La fosa
    .u5 = El respiradero que aúlla
    .x = La puerta trasera
    .t1 = El túnel
    .t2 = La guarida de las crías
    .c1 = El techo de hierba
    .c2 = El pozo de ventilación
    .c3 = El segundo pozo
    .c4 = El puesto de vigía

map-chada_thorn-expanses_4 = El cerco de los pastores
    .note = Cabañas vacías en torno a un círculo de piedras. Las camas están hechas, y el polvo sobre ellas es viejo.
    .h1 = La cañada
    .h2 = La primera cabaña
    .h3 = El redil de la colina
    .h4 = La piedra del portillo
    .x = El portillo de abajo
    .j1 = El hogar enterrado
    .j2 = El pozo viejo
    .j3 = La última cabaña
    .i1 = El menhir que zumba

map-chada_thorn-expanses_5 = La cresta del rayo
    .note = Una cresta pelada donde la tormenta obedece a la corona. Thorn ha oído hablar de un valle más abajo; nadie ha oído hablar de él a alguien que volviera.
    .l1 = El pie de la cresta
    .l2 = El pino hendido
    .l3 = La cima pelada
    .l4 = El mojón fulminado
    .l5 = La roca de hierro
    .x = A sotavento
    .e1 = La repisa resguardada
    .g1 = La senda de cabras
    .g2 = La torrentera fría
    .g3 = El lecho del arroyo
    .g4 = El lecho de brezo

map-chada_thorn-expanses_6 = La costa de los maderos
    .note = La senda de las dunas es corta. La playa de abajo está llena de hallazgos, y de las razones por las que se perdieron.
    .s1 = El paso de las dunas
    .s2 = El barrón cortante
    .s3 = La duna alta
    .s4 = La cruz de los contrabandistas
    .s5 = El mojón del rey
    .x = La senda tierra adentro
    .b1 = El montón de maderos
    .b2 = El pecio de la marea
    .b3 = Los huesos de ballena
    .c1 = El descanso del pescador

map-chada_thorn-expanses_last = El puerto vacío
    .note = Calles, tejados y muelles podridos en una bahía torcida. Todas las puertas están abiertas, como si solo hubieran salido a mirar.
    .n1 = La puerta de la villa
    .n2 = La cordelería
    .n3 = El frontón torcido
    .n4 = La plaza del mercado
    .n5 = El muelle
    .tc = La linterna del puerto
    .tt = El último bote entero
    .m1 = El horno del panadero
    .m2 = Los tejados
    .m3 = La grúa
    .o1 = El taller del flechero

## El Bosque Maldito

map-chada_thorn-wood_first = El borde del silencio
    .note = El último canto de pájaro cesa en los primeros árboles, a mitad de estrofa. Un curtidor levanta la vista de su trabajo.
    .k0 = La hierba gris
    .k1 = La última cerca
    .t0 = El hito
    .c0 = El primer árbol
    .a1 = La zanja musgosa
    .a2 = El claro callado
    .a3 = El fuego del curtidor
    .a4 = El gigante caído
    .a5 = El árbol que escucha
    .x = El portillo de los ciervos
    .b1 = El túnel de zarzas
    .b2 = La zorrera
    .d1 = La ladera de las bayas

map-chada_thorn-wood_1 = Los robles huecos
    .note = Tres gigantes muertos donde esconderse. La niebla tuvo la misma idea.
    .o1 = El arco de raíces
    .o2 = La viuda
    .o3 = El hoyo de hojas
    .o4 = El rey hueco
    .o5 = La niebla alzada
    .x = Los árboles derribados
    .p1 = El roble de la miel
    .q1 = El puesto del furtivo
    .q2 = El tronco podrido

map-chada_thorn-wood_2 = La tenería del arroyo
    .note = Un arroyo con una orilla a cada lado y vados fríos entre ellas. Drukil vivía aquí, cuando aún venía gente a comprar.
    .b1 = La cabecera del vado
    .b2 = Los tendederos
    .b3 = El cobertizo de corteza
    .b4 = Las tinas hediondas
    .b5 = La presa del molino
    .x = El nacimiento del arroyo
    .c1 = El fango de los alisos
    .c2 = El potro del desollador
    .c3 = Las pasaderas
    .c4 = La guarida tibia

map-chada_thorn-wood_3 = El barranco de las telarañas
    .note = Una garganta colgada de telarañas. Cada hilo que se rompe, alguien lo oye.
    .w1 = El borde del barranco
    .w2 = La primera telaraña
    .w3 = El fondo de la garganta
    .w4 = La repisa de los capullos
    .w5 = La gran telaraña
    .x = El final del barranco
    .r1 = El bulto colgante
    .s1 = El claro soleado
    .s2 = La repisa sin arañas

map-chada_thorn-wood_4 = El paso del oso
    .note = Espesura en el centro y sendas pisoteadas alrededor. Están abiertas a quien no vaya en compañía de un oso.
    .g1 = El tronco arañado
    .g2 = La espesura
    .g3 = El seto de espinos
    .g4 = La marca del oso
    .g5 = Las ramas secas
    .x = El salto de los salmones
    .h1 = La senda alta
    .h2 = Las ciruelas silvestres
    .h3 = El árbol de rascarse
    .h4 = El arco de helechos
    .i1 = La senda baja
    .i2 = El claro ventoso
    .i3 = El ribazo de la miel

map-chada_thorn-wood_5 = El laberinto de musgo
    .note = Sendas blandas que parecen todas iguales. Las huellas se borran antes de que el pie las deje.
    .m1 = El umbral blando
    .m2 = Otra vez aquí
    .m3 = Y otra más
    .m4 = El cruce de sendas
    .m5 = El verde que se hunde
    .x = Tierra firme
    .n1 = El musgo alto
    .n2 = El muro de líquenes
    .q1 = El carcaj perdido
    .q2 = Los escalones de los sapos
    .v1 = El manantial

map-chada_thorn-wood_6 = La laguna de los faroles
    .note = Alrededor de un lago negro, o a través de él en un bote que hace agua. Las luces conocen un atajo. Cada una conoce otro.
    .l1 = El embarcadero de juncos
    .l2 = La orilla norte
    .l3 = Las luces danzantes
    .l4 = El muelle hundido
    .x = La calzada
    .a1 = La orilla sur
    .a2 = El farol verdadero
    .a3 = La tarima del pescador

map-chada_thorn-wood_last = La calzada de la turba ardiente
    .note = Fuera de los árboles, por un camino de troncos, sobre una turba que ya ardía antes de que hubiera camino.
    .n1 = Los últimos árboles
    .n2 = La ceniza caliente
    .n3 = El hoyo de humo
    .n4 = El camino de troncos
    .n5 = Los troncos rotos
    .tc = La poza fría
    .tt = El vado de piedra
    .o1 = El islote verde
    .m1 = El campo de brasas
    .m2 = La choza del carbonero
    .m3 = El ribazo de turba

## Las Montañas Infranqueables

map-chada_thorn-mountains_first = El pie de la muralla
    .note = Canchales y recodos bajo un muro gris sin fin. Ni las nubes han dado con lo alto.
    .k0 = El borde de la turbera
    .k1 = El torrente seco
    .t0 = El mojón partido
    .c0 = El tocón de pino
    .a1 = La revuelta
    .a2 = La ladera suelta
    .a3 = La puerta de peñasco
    .a4 = La faja estrecha
    .a5 = El escalón de nubes
    .x = El collado
    .b1 = La senda del íbice
    .b2 = El fardo del escalador muerto
    .d1 = El prado de montaña

map-chada_thorn-mountains_1 = La puerta de los gigantes
    .note = Una puerta de piedra para los fuertes, un dintel para los que trepan, un desagüe para los desesperados. Los gigantes usaban la puerta.
    .g1 = El camino de la puerta
    .g2 = El cuarto de guardia
    .g3 = La puerta de piedra
    .g4 = La sala de los gigantes
    .g5 = La mesa de los gigantes
    .x = El postigo
    .h1 = Sobre el dintel
    .h2 = Las losas del techo
    .d1 = El desagüe
    .i1 = La armería enrejada

map-chada_thorn-mountains_2 = La pedrera
    .note = Arriba y abajo por laderas donde nada se está quieto. Una cresta de nieve evita lo peor, y os deja a la vista de todos.
    .s1 = El borde de la pedrera
    .s2 = El bloque colgante
    .s3 = La canal
    .s4 = El abanico tembloroso
    .s5 = La grava empinada
    .x = La roca firme
    .t1 = La lengua de nieve
    .t2 = El abrigo del viento
    .t3 = La cornisa de nieve
    .v1 = La hornacina del peregrino

map-chada_thorn-mountains_3 = La galería de hielo
    .note = Un túnel de hielo azul donde las voces se conservan días. Cuando llega el coronado, hasta ellas se hielan.
    .i1 = La puerta de hielo
    .i2 = La sala azul
    .i3 = La garganta helada
    .i4 = La ducha de deshielo
    .i5 = La escalera de cristal
    .x = La salida blanca
    .j1 = El borde de la grieta
    .j2 = El estandarte helado
    .j3 = El puente de nieve
    .m1 = La fuente tibia

map-chada_thorn-mountains_4 = Los puentes de cuerda
    .note = Dos puentes, hechos para dos pesos. En medio se baja, y luego se sube.
    .r1 = La cabeza del puente
    .r2 = Garganta abajo
    .r3 = Garganta arriba
    .r4 = La roca del encuentro
    .r5 = La pared desnuda
    .x = El otro lado
    .c1 = La cuerda fina
    .c2 = La plataforma oscilante
    .t1 = El puente de cadenas
    .t2 = Las clavijas de hierro
    .v1 = El cable que canta

map-chada_thorn-mountains_5 = El socavón de la plata muerta
    .note = Una mina abandonada de dos niveles. Las herramientas siguen allí, y también algunos de quienes las usaban.
    .d1 = El socavón alto
    .d2 = La vía de las vagonetas
    .d3 = El pozo de ventilación
    .d4 = El crucero hundido
    .d5 = La sala de bombas
    .x = El socavón sur
    .e1 = El socavón bajo
    .e2 = La oficina del pagador
    .e3 = Las viejas labores
    .e4 = El puesto de guardia
    .e5 = El nivel inundado

map-chada_thorn-mountains_6 = La repisa de la rapaz
    .note = Una senda como filo de cuchillo bajo un nido. El ave es de Callem, y lleva la cuenta.
    .l1 = A plena vista
    .l2 = El filo de cuchillo
    .l3 = La capa desgarrada
    .l4 = Bajo el nido
    .l5 = El pilar del viento
    .x = La repisa a sotavento
    .e1 = El nido vacío
    .e2 = La canal de plumas
    .v1 = El altar de los enanos
    .v2 = La repisa de cabras

map-chada_thorn-mountains_last = La Puerta de Plata
    .note = Bajo el pico hendido está la puerta de los enanos. Delante, junto a un fuego para uno, se sienta Callem.
    .n1 = El último campamento
    .n2 = La fuente de plata
    .n3 = La escalera azotada
    .n4 = La línea de Callem
    .n5 = La piedra maldita del rey
    .tc = La torre de vigía
    .tt = La puerta de plata
    .m1 = El escondite de los enanos
    .m2 = El paseo de ronda
    .m3 = Los escalones del barranco
    .o1 = El pilar de runas
