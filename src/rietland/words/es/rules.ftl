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

## El frío eterno

rules-FE-COMP = Componentes
rules-FE-GEN = Generalidades
rules-FE-HERO = Tableros de héroe
rules-FE-TIME = Tiempo
rules-FE-TURN = Un turno
rules-FE-MOVE = Mover
rules-FE-FIGHT = Combatir
rules-FE-GROUP = Combates en grupo
rules-FE-PASS = Pasar
rules-FE-FREE = Acciones gratuitas
rules-FE-CREAT = Criaturas
rules-FE-DEF = Castillo y aldea de tiendas
rules-FE-SUN = Amanecer
rules-FE-ITEM = Objetos
rules-FE-MERCH = Mercaderes
rules-FE-FIRE = Fuegos
rules-FE-SNOW = Fichas de nieve
rules-FE-STORM = Ventiscas
rules-FE-ICE = Lago y hielo
rules-FE-GEM = Piedras preciosas
rules-FE-IQ = Iquar
rules-FE-TRAN = Tranuk y otros aliados
rules-FE-VOLP = El volpin
rules-FE-CAST = El lado del castillo
rules-FE-MAP = El lado de la aldea
rules-FE-FROST = Ficha de frío
rules-FE-CAVE = La Gran Cueva
rules-FE-PLANT = Plantas mágicas
rules-FE-OBJ = Marcadores de objetivo
rules-FE-STONE = La piedra de invierno
rules-FE-CARL = Carlion
rules-FE-SECR = Pasadizo secreto
rules-FE-X = Cruz roja
rules-FE-FOLL = Quienes acompañan
rules-FE-SETUP = Preparación de las leyendas 2 a 4
rules-FE-DIFF = Dificultad
rules-FE-L1 = Leyenda 1
rules-FE-MYRK = La Myrk
rules-FE-L2 = Leyenda 2
rules-FE-TRIBE = Tres pueblos
rules-FE-L3 = Leyenda 3
rules-FE-L4 = Leyenda 4
rules-FE-SIL = La Silueta
rules-FE-THR = Amenazas mortales
rules-FE-CAMP = Como una sola historia
rules-FE-VAR = Pequeñas expansiones
rules-FE-OPEN = Cómo resolvemos las dudas

## Chada & Thorn

rules-CT-COMP = Componentes
rules-CT-SETUP = Preparación
rules-CT-TURN = El turno
rules-CT-MOVE = Mover
rules-CT-CPAWN = La Maldición
rules-CT-CURSE = Cartas de maldición
rules-CT-FIGHT = Combatir
rules-CT-ABIL = Habilidades especiales
rules-CT-NEAR = Vecinos
rules-CT-FOG = Cartas de niebla
rules-CT-OBJ = Objetos
rules-CT-ALLY = Aliados
rules-CT-STAGE = Etapas
rules-CT-SYM = Símbolos de las etapas
rules-CT-SPEC = Cartas especiales
rules-CT-END = Fin de una aventura
rules-CT-INTRO = La introducción
rules-CT-MAP = Cartas de etapa
rules-CT-CARD = Qué hacen las cartas
rules-CT-SOLO = Jugar en solitario
rules-CT-OPEN = Cómo resolvemos aquí las dudas

## El escudo de las estrellas

rules-SS-COMP = Componentes
rules-SS-SETUP = Preparación
rules-SS-A1 = Carta A1: el invierno a las puertas
rules-SS-A2 = Cartas A2: cinco comienzos
rules-SS-C = Carta C: la amenaza se muestra
rules-SS-E = Carta E: la larga oscuridad
rules-SS-G = Cartas G: cuatro giros del invierno
rules-SS-N = Carta N: el final del relato
rules-SS-GOAL = Objetivos
rules-SS-SPACE = Compartir casilla
rules-SS-MIS = Misiones
rules-SS-THR = Amenazas
rules-SS-FIRE = Espíritu del fuego
rules-SS-SIEGE = Torre de asedio
rules-SS-TEMPLE = Templo negro
rules-SS-CAT = Catapulta
rules-SS-KRA = Krahder
rules-SS-IRL = Irlok
rules-SS-TOK = Luces y setas
rules-SS-SEEK = Siete luces
rules-SS-KEN = Ken Dorr
rules-SS-CLUE = Pistas
rules-SS-STAR = Luz de la estrella
rules-SS-TRI = Triunfo de Varkur
rules-SS-SHIELD = El Escudo de las Estrellas
rules-SS-GIFT = Dones de Andor
rules-SS-WOLF = Lobos
rules-SS-TRY = Retos
rules-SS-OFFER = Entregas
rules-SS-DAY = El final de un día
rules-SS-HIDE = Personas escondidas
rules-SS-OPEN = Cómo decidimos lo que queda abierto
