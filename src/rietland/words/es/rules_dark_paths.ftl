# Las reglas de Sendas oscuras, un texto por cada regla del libro de reglas.

rule-FE-DP-1 = Quien lee en solitario lleva un héroe. Hasta cuatro héroes leen juntos y comparten una sola hoja. El libro pasa de mano en mano con cada sección, y quien lo tiene habla por todos. El grupo decide qué héroe hace una prueba, con los dados y el don de ese héroe; el mismo héroe no puede hacer dos pruebas seguidas.
rule-FE-DP-2 = La hoja muestra la voluntad (10 al empezar, 20 como máximo), la fuerza (2), el frío (1, nunca por debajo de 0), los objetos, las marcas y los recuerdos. Cada objeto es único y no ocupa hueco.
rule-FE-DP-3 = Al llegar a una sección se aplican sus efectos en orden. Después se comprueban el agotamiento y el frío (FE-DP-4, FE-DP-5), y luego se elige un camino.
rule-FE-DP-4 = Si la voluntad es 0 o menos, el héroe pierde 1 de fuerza (nunca por debajo de 1), gana 2 de frío, y la voluntad pasa a 3.
rule-FE-DP-5 = Si el frío es 8 o más en una sección que no es un final, el héroe se hunde en el sueño de hielo: se va al sueño de hielo del capítulo.
rule-FE-DP-6 = Un camino está abierto si se dan todas sus condiciones. Toda sección que no es un final tiene al menos un camino sin condiciones. Un camino que solo se toma una vez desaparece después; un camino de último recurso solo se ofrece si no hay otro.
rule-FE-DP-7 = Una prueba se supera si el resultado llega al número pedido. Fuerza: los dados del héroe según la voluntad, cuenta el más alto (el mago puede girarlo), más la fuerza y las ventajas. Temple: un dado, más 0, 2 o 4 con voluntad hasta 6, 13 o 20, más las ventajas. Suerte: un dado más las ventajas. Una prueba fallida que hiere cuesta tanta voluntad como ha faltado.
rule-FE-DP-8 = Un fuego cuesta la leña. El guardián del fuego no la necesita, y su fuego quita 1 de frío más.
rule-FE-DP-9 = Cada héroe tiene un don, una vez por capítulo. Guerrero: suma 2 a una prueba de temple fallida. Guardián del fuego: repite una prueba de temple fallida. Mago: gira el dado de una prueba de suerte o de temple fallida. Enano, que empieza con la cuerda: si el frío fuera a llegar a 8, pasa a 6. Un don que no pudiera salvar la prueba no se ofrece.
rule-FE-DP-10 = El final del primer capítulo decide dónde empieza el segundo. Se sigue leyendo, o se cierra el libro con ese final. Si se sigue, la voluntad pasa a 8 como mínimo y el frío a 3; objetos, marcas y recuerdos se conservan.
rule-FE-DP-11 = Si una sección hace olvidar, los lectores eligen qué recuerdos se van.
rule-FE-DP-12 = El segundo capítulo puede leerse sin el primero. Se elige uno de sus cinco comienzos; la hoja empieza con 10 de voluntad, 2 de fuerza, 3 de frío, la leña y el recuerdo del nombre de Sennet.
