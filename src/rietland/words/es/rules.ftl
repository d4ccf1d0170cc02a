# El libro de reglas: los títulos de sus secciones; las reglas mismas están en los archivos de cada caja.

## Cantidades

rules-count = { $number ->
        [one] { $number } regla
       *[other] { $number } reglas
    }
rules-vectors = Casos de prueba: { $number ->
        [one] { $number } caso
       *[other] { $number } casos
    }

## La caja básica

rules-AN-COMP = Componentes
rules-AN-GEN = Generalidades
rules-AN-SETUP = Preparación
rules-AN-HERO = Tableros de héroe
rules-AN-TIME = El tiempo
rules-AN-TURN = El turno
rules-AN-FREE = Acciones gratuitas
rules-AN-MOVE = Movimiento
rules-AN-FIGHT = Combate
rules-AN-GROUP = Combate en grupo
rules-AN-CREAT = Criaturas
rules-AN-SUN = Amanecer
rules-AN-FOG = Fichas de niebla
rules-AN-WELL = Pozos
rules-AN-MERCH = Mercaderes
rules-AN-WITCH = La bruja
rules-AN-ALLY = El príncipe Thorald y los enanos escudo
rules-AN-FARM = Campesinos
rules-AN-SHLD = El castillo y los escudos dorados
rules-AN-RUNE = Piedras rúnicas
rules-AN-HERB = Hierbas curativas
rules-AN-ITEM = Piezas de equipo
rules-AN-TREAS = Oro, piedras preciosas, pergaminos, derrumbes
rules-AN-EVENT = Cartas de evento
rules-AN-DIFF = Dificultad
rules-AN-END = El final de una leyenda
rules-AN-L1 = Leyenda 1
rules-AN-L2 = Leyenda 2
rules-AN-MINE = La mina
rules-AN-TOKEN = Fichas de criatura
rules-AN-L3 = Leyenda 3
rules-AN-FATE = Destinos
rules-AN-L4 = Leyenda 4
rules-AN-LAKE = Lago Secreto
rules-AN-L5 = Leyenda 5
rules-AN-DRAGON = El dragón
rules-AN-POISON = Veneno
rules-AN-OPEN = Cómo resolvemos aquí las dudas

## La liberación del castillo de Riet

rules-RB-COMP = Componentes
rules-RB-SETUP = Preparación
rules-RB-TURN = El turno
rules-RB-NARR = Recuperarse y el narrador
rules-RB-FREE = Acciones gratuitas
rules-RB-MISSION = Misiones
rules-RB-COMBAT = Combate
rules-RB-HERO = Particularidades de los héroes
rules-RB-SYM = Símbolos de las cartas de héroe
rules-RB-GALLERY = La galería y el oro
rules-RB-END = El final de la partida
rules-RB-DIFF = Dificultad
rules-RB-OPEN = Cómo resolvemos aquí las dudas
rules-FE-DP = Leer un librojuego
