# Sendas oscuras: títulos, héroes, la hoja y los finales. Las secciones están en dark_paths_1.ftl y
# dark_paths_2.ftl, un archivo por capítulo.

legend-dark_paths-1 = Sendas oscuras
    .intro = Despiertas bajo la nieve con una mano quemada, otra helada y sin nombre. En alguna parte hay gente que podría decirte lo que hiciste. El frío preferiría que no preguntaras.
    .number = El libro entero
legend-dark_paths-2 = El precio
    .intro = Alguien se salvó, y costó todo lo que eras. El camino de vuelta a la gran cueva es largo, y al final espera quien siempre cumple su palabra.
    .number = Segundo capítulo

chapter-dark_paths-1 = Nieve sin nombre
chapter-dark_paths-2 = El precio

variant-dark_paths-1-chapter_one = Solo el primer capítulo
variant-dark_paths-2-piles = Empezar en los palafitos
variant-dark_paths-2-hoofed = Empezar con la mujer de las pezuñas
variant-dark_paths-2-asleep = Empezar en el sueño de hielo
variant-dark_paths-2-chained = Empezar con cadenas

## Héroes

hero-teyan = Teyan
    .role = guardián del fuego
hero-tenaya = Tenaya
    .role = guardiana del fuego
role-fire_keeper = guardián del fuego
    .ability = Enciende fuegos sin leña.

gift-dark_paths-warrior = Dientes apretados
    .note = Una vez por capítulo, tras fallar una prueba de temple: suma 2.
gift-dark_paths-fire_keeper = La última brasa
    .note = Una vez por capítulo, tras fallar una prueba de temple: tira otra vez.
gift-dark_paths-wizard = La otra cara
    .note = Una vez por capítulo, tras fallar una prueba de temple o de suerte: gira el dado a su cara opuesta.
gift-dark_paths-dwarf = Piel dura
    .note = Una vez por capítulo, cuando el frío fuera a llegar a 8: pasa a 6.

## La hoja

sheet-dark_paths-will = voluntad
    .note = Con 0 pierdes 1 de fuerza y ganas 2 de frío, y tu voluntad pasa a 3.
sheet-dark_paths-strength = fuerza
    .note = Se suma en cada prueba de fuerza.
sheet-dark_paths-frost = frío
    .note = Con 8 te hundes en el sueño de hielo.

test-dark_paths-strength = fuerza
    .note = Tira tus dados; cuenta el más alto. Suma tu fuerza.
test-dark_paths-nerve = temple
    .note = Tira un dado. Suma 2 si tienes 7 o más de voluntad, 4 si tienes 14 o más.
test-dark_paths-luck = suerte
    .note = Tira un dado.

thing-dark_paths-firewood = leña
    .the = la leña
    .a = un haz de leña
    .many = haces de leña
    .note = Da para un fuego.
thing-dark_paths-waterskin = odre
    .the = el odre
    .a = un odre
    .many = odres
    .note = Un buen trago, para cuando haya que correr.
thing-dark_paths-rope = cuerda
    .the = la cuerda
    .a = una cuerda
    .many = cuerdas
    .note = Ayuda a trepar, y aguanta donde no aguanta el suelo.
thing-dark_paths-coat = abrigo de piel
    .the = el abrigo de piel
    .a = un abrigo de piel
    .many = abrigos de piel
    .note = Ayuda contra el viento.
thing-dark_paths-map = mapa
    .the = el mapa
    .a = un mapa
    .many = mapas
    .note = Ayuda a no perder el rumbo.
thing-dark_paths-knife = cuchillo
    .the = el cuchillo
    .a = un cuchillo
    .many = cuchillos
    .note = Ayuda con ataduras, con cerraduras y en un combate.
thing-dark_paths-black_thorn = espina negra
    .the = la espina negra
    .a = una espina negra
    .many = espinas negras
    .note = Aguda, amarga y nunca seca. Para algo servirá.
thing-dark_paths-red_flower = flor roja
    .the = la flor roja
    .a = una flor roja
    .many = flores rojas
    .note = Calienta la sangre.
thing-dark_paths-blue_berries = bayas azules
    .the = las bayas azules
    .a = un puñado de bayas azules
    .many = puñados de bayas azules
    .note = Espabilan.
thing-dark_paths-tablet_half = media tablilla
    .the = la media tablilla
    .a = una media tablilla
    .many = medias tablillas
    .note = La parte delantera de un búfalo. El resto lo tiene alguien.
thing-dark_paths-tablet = tablilla del búfalo
    .the = la tablilla del búfalo
    .a = una tablilla del búfalo
    .many = tablillas del búfalo
    .note = Lo que se rompió vuelve a encajar. Llévala contigo.
thing-dark_paths-blade = hoja de acero
    .the = la hoja de acero
    .a = una hoja de acero
    .many = hojas de acero
    .note = Ayuda en un combate.
thing-dark_paths-helm = casco
    .the = el casco
    .a = un casco
    .many = cascos
    .note = Ayuda en un combate. Es solo un préstamo.
thing-dark_paths-feather = pluma de grifo
    .the = la pluma de grifo
    .a = una pluma de grifo
    .many = plumas de grifo
    .note = Hace pesar lo que es mentira.

memory-dark_paths-ribbon = Un fuego en la nieve, una cinta amarilla a su luz, y tú en el lado frío
memory-dark_paths-oath = Tres manos en la peña del grifo: lo que uno deba, lo pagarán los tres
memory-dark_paths-name_sennet = Alguien llama «¡Sennet!», y una muchacha se da la vuelta, a punto de reír
memory-dark_paths-warning = Media bufanda y la voz de un amigo: ya has pagado, no pagues dos veces
memory-dark_paths-bargain = Un suelo de piedra, alguien sin rostro y tus dos manos tendidas, abiertas
memory-dark_paths-price = Compra lo que te hace ser quien eres, y paga con lo que amas
memory-dark_paths-own_name = Tu nombre, a oscuras, en boca de alguien que creía que te habías ido

mark-dark_paths-volpin = un volpin te acompaña
mark-dark_paths-warned = sabes quién bebe en la fuente
mark-dark_paths-climbed = has probado la peña
mark-dark_paths-griffin = has visto la tierra desde la peña
mark-dark_paths-hoof = la mujer de las pezuñas confía en ti
mark-dark_paths-cruel = robaste a la mujer de las pezuñas
mark-dark_paths-thief = te llevaste el abrigo de un durmiente
mark-dark_paths-lake = el Viejo del lago te conoce
mark-dark_paths-boy = el niño está libre
mark-dark_paths-generous = ayudaste sin que nadie lo pidiera
mark-dark_paths-shron = Shron te respeta
mark-dark_paths-breath = sabes esperar más que tu miedo
mark-dark_paths-orennah = Orennah vuelve a ser humana
mark-dark_paths-sennet = Sennet ha oído su nombre
mark-dark_paths-changed = escarcha en el pelo que no se derrite
mark-dark_paths-waited = has velado junto al fuego ante la cueva

## Finales

ending-dark_paths-tents = Las tiendas
ending-dark_paths-piles = Los palafitos
ending-dark_paths-hoofed = Bajo la raíz
ending-dark_paths-asleep = El sueño de hielo
ending-dark_paths-chained = La cadena
ending-dark_paths-whole = Todo menos ella
ending-dark_paths-nameless = Sin nombre
ending-dark_paths-free = Nada se debe
ending-dark_paths-servant = Al servicio
ending-dark_paths-asleep_again = Otra vez el hielo
ending-dark_paths-in_her_place = En su lugar
