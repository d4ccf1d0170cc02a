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
