# Le livre de règles : les titres de ses sections ; les règles elles-mêmes sont dans les fichiers de leur boîte.

## Nombres

rules-count = { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
rules-vectors = { $number } cas d’essai

## La boîte de base

rules-AN-COMP = Matériel
rules-AN-GEN = Cadre général
rules-AN-SETUP = Mise en place
rules-AN-HERO = Fiches de héros
rules-AN-TIME = Temps
rules-AN-TURN = Tour de jeu
rules-AN-FREE = Actions gratuites
rules-AN-MOVE = Déplacement
rules-AN-FIGHT = Combat
rules-AN-GROUP = Combat à plusieurs
rules-AN-CREAT = Créatures
rules-AN-SUN = Lever du soleil
rules-AN-FOG = Jetons brouillard
rules-AN-WELL = Puits
rules-AN-MERCH = Marchands
rules-AN-WITCH = Sorcière
rules-AN-ALLY = Prince Thorald et soldats nains
rules-AN-FARM = Paysans
rules-AN-SHLD = Château et boucliers dorés
rules-AN-RUNE = Pierres runiques
rules-AN-HERB = Herbes médicinales
rules-AN-ITEM = Objets
rules-AN-TREAS = Or, pierres précieuses, parchemins, éboulis
rules-AN-EVENT = Cartes Événement
rules-AN-DIFF = Difficulté
rules-AN-END = Fin d’une légende
rules-AN-L1 = Légende 1
rules-AN-L2 = Légende 2
rules-AN-MINE = Mine
rules-AN-TOKEN = Jetons créature
rules-AN-L3 = Légende 3
rules-AN-FATE = Destins
rules-AN-L4 = Légende 4
rules-AN-LAKE = Lac secret
rules-AN-L5 = Légende 5
rules-AN-DRAGON = Dragon
rules-AN-POISON = Poison
rules-AN-OPEN = Nos réponses aux points de règle ambigus

## La Libération de Chaumebourg

rules-RB-COMP = Matériel
rules-RB-SETUP = Mise en place
rules-RB-TURN = Tour de jeu
rules-RB-NARR = Récupérer et Narrateur
rules-RB-FREE = Actions gratuites
rules-RB-MISSION = Missions
rules-RB-COMBAT = Combat
rules-RB-HERO = Particularités des héros
rules-RB-SYM = Symboles des cartes Héros
rules-RB-GALLERY = Galerie et or
rules-RB-END = Fin de la partie
rules-RB-DIFF = Difficulté
rules-RB-OPEN = Nos réponses aux points de règle ambigus
rules-FE-DP = Lire un livre-jeu

## Le Froid éternel

rules-FE-COMP = Matériel
rules-FE-GEN = Généralités
rules-FE-HERO = Fiches de héros
rules-FE-TIME = Temps
rules-FE-TURN = Un tour
rules-FE-MOVE = Se déplacer
rules-FE-FIGHT = Combattre
rules-FE-GROUP = Combats de groupe
rules-FE-PASS = Passer
rules-FE-FREE = Actions gratuites
rules-FE-CREAT = Créatures
rules-FE-DEF = Château et village de toile
rules-FE-SUN = Lever du soleil
rules-FE-ITEM = Objets
rules-FE-MERCH = Marchands
rules-FE-FIRE = Feux
rules-FE-SNOW = Jetons neige
rules-FE-STORM = Tempêtes de neige
rules-FE-ICE = Lac et glace
rules-FE-GEM = Pierres précieuses
rules-FE-IQ = Iquar
rules-FE-TRAN = Tranuk et les autres alliés
rules-FE-VOLP = Le volpin
rules-FE-CAST = La face Château
rules-FE-MAP = La face Village
rules-FE-FROST = Jeton Froid éternel
rules-FE-CAVE = La Grande Grotte
rules-FE-PLANT = Plantes magiques
rules-FE-OBJ = Marqueurs Objectif
rules-FE-STONE = La pierre hivernale
rules-FE-CARL = Carlion
rules-FE-SECR = Passage secret
rules-FE-X = Croix rouge
rules-FE-FOLL = Ceux qu’on emmène
rules-FE-SETUP = Mise en place des légendes 2 à 4
rules-FE-DIFF = Difficulté
rules-FE-L1 = Légende 1
rules-FE-MYRK = La Myrk
rules-FE-L2 = Légende 2
rules-FE-TRIBE = Trois peuples
rules-FE-L3 = Légende 3
rules-FE-L4 = Légende 4
rules-FE-SIL = La Silhouette
rules-FE-THR = Menaces mortelles
rules-FE-CAMP = En une seule histoire
rules-FE-VAR = Petites extensions
rules-FE-OPEN = Nos réponses aux questions ouvertes

## Chada & Thorn

rules-CT-COMP = Matériel
rules-CT-SETUP = Mise en place
rules-CT-TURN = Tour de jeu
rules-CT-MOVE = Se déplacer
rules-CT-CPAWN = La Malédiction
rules-CT-CURSE = Cartes Malédiction
rules-CT-FIGHT = Combattre
rules-CT-ABIL = Capacités spéciales
rules-CT-NEAR = Voisins
rules-CT-FOG = Cartes Brouillard
rules-CT-OBJ = Objets
rules-CT-ALLY = Alliés
rules-CT-STAGE = Étapes
rules-CT-SYM = Symboles des étapes
rules-CT-SPEC = Cartes spéciales
rules-CT-END = Fin d’une aventure
rules-CT-INTRO = L’introduction
rules-CT-MAP = Cartes Étape
rules-CT-CARD = Ce que font les cartes
rules-CT-SOLO = Jouer seul
rules-CT-OPEN = Nos réponses aux points de règle ambigus

## La Légende de Gardétoile

rules-SS-COMP = Matériel
rules-SS-SETUP = Mise en place
rules-SS-A1 = Carte A1 : l’hiver aux portes
rules-SS-A2 = Cartes A2 : cinq débuts
rules-SS-C = Carte C : la menace se montre
rules-SS-E = Carte E : la longue nuit
rules-SS-G = Cartes G : quatre tournants de l’hiver
rules-SS-N = Carte N : la fin du récit
rules-SS-GOAL = Objectifs
rules-SS-SPACE = Plusieurs sur une case
rules-SS-MIS = Missions
rules-SS-THR = Menaces
rules-SS-FIRE = Esprit de feu
rules-SS-SIEGE = Engin de siège
rules-SS-TEMPLE = Temple noir
rules-SS-CAT = Catapulte
rules-SS-KRA = Krahder
rules-SS-IRL = Irlok
rules-SS-TOK = Lumières et champignons
rules-SS-SEEK = Sept lumières
rules-SS-KEN = Ken Dorr
rules-SS-CLUE = Indices
rules-SS-STAR = Lumière de l’étoile
rules-SS-TRI = Triomphe de Varkur
rules-SS-SHIELD = Gardétoile
rules-SS-GIFT = Dons d’Andor
rules-SS-WOLF = Loups
rules-SS-TRY = Épreuves
rules-SS-OFFER = Dépôts
rules-SS-DAY = La fin d’une journée
rules-SS-HIDE = Personnes cachées
rules-SS-OPEN = Points de règle ambigus
