# La table dans le navigateur : ce que seul le client dit. Tout ce qui est du jeu est dans les autres fichiers.

client-close = Fermer
client-copied = Copié
client-copy = Copier
client-share = Partager
client-pair = { $name } : { $text }

## Le plateau

map-north = N
map-closer = Zoom avant
map-farther = Zoom arrière
map-whole = Tout le plateau
map-arrows = Montrer où vont les créatures
map-base-woods = Bois de la Vigilance
map-base-south-woods = Forêt du sud
map-base-mountains = Les montagnes
map-base-coast = Côte de Sidra
map-base-fog-forest = Forêt des Brumes
map-base-deep = Sous la montagne
map-frost-grehon = Montagnes des Grehon
map-frost-yetohe = Steppe des Yetohe
map-frost-lake = Lac Ava
map-frost-geysers = Terres fumantes
map-frost-woods = Pinèdes
map-frost-irra = Irra

space-plain = Case { $number }

piece-well = Puits
piece-well-dry = Puits vide
piece-fog = Brouillard

## Ce qu’on regarde de près

look-reward = { $number ->
        [one] Récompense : { $goods }
       *[other] Récompense : { $number } fois { $goods }
    }
look-next = Prochain pas : { $space }
look-next-castle = Prochain pas : dans le château
look-stays = Ne bouge pas
look-dawn = Au lever du soleil, en l’état
look-own-way = Se déplace comme le dit sa carte
look-reached = À portée : { $who }
look-reached-none = Aucun héros à portée
look-arrow = D’ici, les créatures avancent : { $space }
look-goods = Le marchand ne cède d’objets qu’en échange d’autres.
look-below = En dessous : { $cards }
look-toll = { $number ->
        [one] coûte { $number } pièce d’or
       *[other] coûte { $number } pièces d’or
    }

## La table

table-map = Plateau
table-menu = Table
table-side = Fiches de héros et journal
table-loading = On dresse la table…
table-chat = Discussion
table-companion = compagnon
table-here = à la table
table-away = loin de la table
table-awaited = pas encore là
table-you = vous
table-came = { $who } est à la table.
table-left = { $who } a quitté la table.
table-welcome = Vous jouez { $who }.
table-name-ask = Comment les autres doivent-ils vous appeler ?
table-link-broken = Ce lien n’ouvre aucune place : il en manque peut-être une partie. Redemandez-le. En attendant, vous pouvez regarder.
table-name-give = Rejoindre
table-mute = Rendre muets les spectateurs
table-unmute = Laisser parler les spectateurs
table-notify = M’avertir quand c’est à moi
table-notify-blocked = Votre navigateur bloque les notifications de cette page.
table-gone = { $who } n’est pas là.
table-not-come = { $who } n’est pas encore arrivé à la table.
table-takeover = Laisser jouer un compagnon
table-votes = { $number } voix sur { $needed } : { $who }
table-spectators = { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
table-watching = Vous regardez la partie
table-links = Liens pour les amis
table-thinking = { $who } réfléchit…
table-touch-map = Choisissez une case en surbrillance ou plus lointaine.
    .pick = Choisissez sur le plateau une case en surbrillance.
table-touch-barter = Que voulez-vous en échange ?
table-quest = Objectifs
table-way-ends = seulement jusqu’à la case { $space } ({ $cost }) : { $why }
way-end-hours = ensuite il ne reste plus d’heure
way-end-willpower = trop peu de points de volonté pour d’autres heures supplémentaires
way-end-overtime = pas d’heures supplémentaires aujourd’hui
way-end-event = un événement interdit d’autres heures aujourd’hui
way-end-card = quelque chose s’y passe d’abord
way-end-stop = tout déplacement s’y termine
table-drink = Avec une gourde, sans dépenser d’heure
table-walk-here = Aller ici
    .far = Aller jusqu’à la case { $space }
table-ping = Signaler cette case
table-pinged = { $who } signale : { $place }.
table-find = Montrer sur le plateau
table-find-hero = Montrer { $who } sur la case { $space }
table-no-use = On ne peut rien en faire pour l’instant.
share-out = Répartir
share-pay = Payer
share-label = { $good ->
        [gold] { $hero } : pièces d’or
        [willpower] { $hero } : volonté
        [strength] { $hero } : force
       *[other] { $what }
    }
share-more = { $what } : un de plus
share-less = { $what } : un de moins
share-count = { $what } : { $number }
share-left = { $number ->
        [0] tout est réparti
        [one] encore { $number } à répartir
       *[other] encore { $number } à répartir
    }
table-alone = Un seul choix : { $what }
table-handling = Déposer ou donner
table-plan = Je compte aller ici
table-plan-wipe = Effacer mon projet
table-planned = { $who } compte aller ici : { $place }.
table-back = Reprendre ma place

tab-act = Agir
tab-log = Journal

line-opening = Connexion…
line-lost = Connexion perdue. Nouvel essai…
line-closed = Connexion fermée

log-empty = Il ne s’est encore rien passé.
log-newest = Le plus récent ↓
log-undone = { $who } annule le dernier coup.
log-walked = { $who } parcourt { $path } → { $space } ({ $number ->
        [0] sans dépenser d’heure
        [one] { $number } heure
       *[other] { $number } heures
    }).
log-times = { $what } (×{ $number })
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire aux autres
chat-send = Envoyer

track-legend = Le Narrateur est sur la lettre { $letter }, la légende s’achève à la lettre { $last }. Étoiles : { $stars }.
track-end = Jeton N
track-end-green = Le jeton N est sur la lettre { $letter }, face verte : l’alarme n’a pas encore été donnée.
track-end-red = Le jeton N est sur la lettre { $letter }, face rouge : l’alarme a été donnée.
track-tokens = { $number ->
        [one] Un jeton est face cachée sur la lettre { $letter }.
       *[other] { $number } jetons sont face cachée sur la lettre { $letter }.
    }
track-morning = Lever du soleil
track-closed = pas aujourd’hui
track-crossed = Barré à ce lever de soleil
sheet-article = À quoi cela sert-il ?
sheet-out = Hors de la partie
sheet-covered = { $number ->
        [one] { $number } couvert
       *[other] { $number } couverts
    }
own-card-done = accompli
own-card-spoiled = manqué
own-card-open = en cours
life-cards = Cartes retirées : { $removed } sur { $needed }
table-signs = En vigueur
sheet-willpower = { $willpower ->
        [one] { $willpower } point de volonté
       *[other] { $willpower } points de volonté
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }

cards-fresh = Oyez…
cards-go-on = Continuer
cards-count = Carte { $at } sur { $all }
cards-skip = Passer les autres
cards-none = Aucune carte n’a encore été lue.

rule-missing = Impossible d’obtenir la règle { $rule }.

roll-title = Que montrent vos dés ?

over-tavern = Retour à la taverne
over-slain = { $number ->
        [one] { $number } créature vaincue
       *[other] { $number } créatures vaincues
    }

## Le combat

stage-targeting = Laquelle attaquez-vous ?
stage-inviting = Qui se joint au combat ?
stage-replying = Quelqu’un vient-il aider ?
stage-round = Un nouveau tour de combat commence.
stage-ready = { $who } prend les dés.
stage-throwing = { $who } lance les dés.
stage-rerolling = { $who } peut relancer un dé.
stage-turning = { $who } a lancé les dés.
stage-reacting = Le lancer peut encore être modifié.
stage-summing = Les héros additionnent leurs forces.
stage-dimming = La créature ne lance-t-elle qu’un dé ?
stage-creature = { $what_The } riposte.
stage-bearing = Qui subit la perte ?
stage-between = Le tour de combat est terminé.
stage-sharing = Victoire ! Partagez la récompense.
stage-clearing = L’éboulis cède.
stage-over = Le combat est terminé.

## Revoir la partie

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-move = Relecture : coup { $at } sur { $all }
replay-first = Au début
replay-back = Un coup en arrière
replay-forth = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } sur { $all }, jour { $day }
replay-link = Lien vers ce moment
replay-fork = Réessayer à partir d’ici
replay-forked = C’est maintenant une partie à part ; l’originale reste inchangée.
replay-present = Retour à la partie

## Mode liste

list-board = Sur le plateau
list-space = Case
list-walk = Aller plus loin :
    .do = Aller
list-figures = Personnages
list-loose = Au sol

## Réglages

settings-title = Réglages
settings-language = Langue
settings-name = Votre nom à la table
settings-theme = Thème
settings-motion = Animations
settings-sound = Son
settings-sound-on = Activer les sons
settings-volume = Volume
settings-map = Plateau
settings-numbers = Numéros des cases
settings-list = Jouer avec des listes

theme-auto = selon l’appareil
theme-day = clair
theme-night = sombre
theme-contrast = contraste élevé
motion-auto = selon l’appareil
motion-full = complètes
motion-less = réduites

## Aide

help-how = Comment ça marche
help-lit = Tout ce que vous pouvez faire est en surbrillance sur le plateau et figure dans la liste à côté. Cliquez dessus, ou tapez son numéro.
    .touch = Tout ce que vous pouvez faire est en surbrillance sur le plateau et figure dans la liste au-dessous. Touchez-le.
help-walk = Cliquez sur une case plus lointaine pour vous y rendre par le plus court chemin ; le trajet et ses heures s’affichent d’abord.
    .touch = Touchez une case plus lointaine et choisissez « Aller ici » ; le plus court chemin et ses heures s’affichent d’abord.
help-click = Cliquez sur n’importe quelle case pour voir ce qui s’y trouve. Un clic droit la signale aux autres ; un clic avec Maj leur montre que vous comptez y aller.
    .touch = Touchez une case pour voir ce qui s’y trouve. « Signaler cette case » la montre aux autres, « Je compte aller ici » leur dessine votre chemin.
help-look = Laissez le pointeur sur n’importe quoi, ou appuyez sur V, pour voir sa carte : valeurs, récompense, prochain pas, chances.
    .touch = Gardez le doigt sur n’importe quoi pour voir sa carte : valeurs, récompense, prochain pas, chances.
help-why = Les lignes du journal citent leur règle ou leur carte, comme tout ce qui vous est impossible. Cliquez dessus pour la lire.
    .touch = Les lignes du journal citent leur règle ou leur carte, comme tout ce qui vous est impossible. Touchez-la pour la lire.
help-undo = « Annuler le coup » remonte jusqu’au dernier lancer ou à la dernière découverte. « Revoir la partie » mène à n’importe quel moment, et vous pouvez rejouer à partir de là.
help-fight = Avant chaque choix dans un combat, vous voyez comment il peut finir.
help-cards = Vous retrouvez les cartes déjà lues sous le rouleau, à côté de la piste des légendes.
help-icons = Ce que signifient les icônes
help-keys = Touches
help-record = Enregistrer cette partie dans un fichier, pour signaler un bug
help-credit = Un projet de passionnés, non officiel. Silhouettes des auteurs de game-icons.net (CC BY 3.0) ; nous avons dessiné tout le reste.

key-tab = Tab
    .does = aller à la zone suivante
key-map = M
    .does = aller au plateau
key-arrows = Flèches
    .does = sur le plateau : aller à la case voisine
key-enter = Entrée
    .does = faire ce qui est proposé là, ou regarder
key-look = V
    .does = montrer la carte de ce qui est sélectionné
key-shift-arrows = Maj + flèches
    .does = déplacer le plateau
key-zoom = +  −  0
    .does = zoom avant, zoom arrière, tout le plateau
key-options = O
    .does = aller à ce que vous pouvez faire
key-numbers = 1 … 9
    .does = choisir l’option qui porte ce numéro
key-undo = U
    .does = annuler le coup
key-replay = ←  →  Début  Fin
    .does = en revoyant la partie : un coup en arrière ou en avant, au début ou à la fin
key-cards = C
    .does = les cartes déjà lues
key-march = A
    .does = où vont les créatures
key-ping = P
    .does = sur le plateau : signaler la case
key-plan = I
    .does = montrer que vous comptez y aller, ou l’effacer
key-list = L
    .does = des listes à la place du plateau, et retour
key-help = ?
    .does = cette page
key-escape = Échap
    .does = fermer

## La taverne

cover-base = Les Légendes d’Andor
    .sub = le château et ses terres
cover-starshield = La Légende de Gardétoile
    .sub = une lumière au-dessus du pays
cover-frost = Le Froid Éternel
    .sub = l’hiver dans le nord
cover-chada_thorn = Chada & Thorn
    .sub = à deux sur une longue route
cover-rietburg = La Libération de Chaumebourg
    .sub = six lieux, un château
cover-dark_paths = Sombres sentiers
    .sub = un livre-jeu dans la neige


tavern-running = Parties qui vous attendent
tavern-no-page = Il n’y a pas de page à cette adresse. Voici la taverne.
tavern-your-move = À vous de jouer
tavern-finished = Parties terminées
chronicle-title = Chronique
chronicle-won = gagnée ({ $difficulty }), { $when }
chronicle-open = pas encore gagnée
chronicle-defeats = { $number ->
        [one] { $number } défaite
       *[other] { $number } défaites
    }
chronicle-next = La suite : { $legend }
chronicle-all = Vous avez gagné toutes les légendes de cette boîte.
tavern-more = En montrer encore { $count }
tavern-won = gagnée
tavern-lost = perdue
tavern-not-yet = bientôt
tavern-variant = Point de départ
tavern-variant-none = depuis le début
tavern-set-chance = au hasard
tavern-dice = Dés
tavern-dice-app = l’application les lance
tavern-dice-people = nous lançons de vrais dés et entrons le résultat
tavern-rank = { $role } · rang { $rank }
tavern-seed = Graine (même graine, mêmes lancers)
tavern-seed-none = au hasard
tavern-count = { $min } à { $max } héros
    .exactly = { $min } héros
tavern-leader = Qui joue { $who } ?
tavern-stays = reste à la maison
tavern-me = moi
tavern-link = quelqu’un d’autre, par un lien
tavern-companion = un compagnon ({ $strength })
tavern-tip = Vous pouvez jouer plusieurs héros vous-même, sur un seul écran.
tavern-invite = Invitez vos amis
tavern-invite-how = Envoyez à chacun son propre lien : il suffit de l’ouvrir, sur n’importe quel appareil, pour prendre cette place.
tavern-watch = Lien pour regarder
tavern-watch-how = Avec ce lien, on peut regarder la partie, mais pas jouer.
tavern-sit = S’asseoir
tavern-fans = Un projet de passionnés, non officiel : nos propres mots, nos propres dessins. Si cela vous plaît, achetez les jeux.
table-quest-cards = { $number ->
        [one] Ce que dit la carte
       *[other] Ce que disent les { $number } cartes
    }
over-look = Regarder le plateau
over-story = L’histoire de cette partie
over-retry = Réessayer
over-next = Même groupe, légende suivante
title-table = { $legend } – Rietland
title-turn = ● À vous de jouer : { $legend } – Rietland
tavern-seed-cards = Graine (même graine, mêmes cartes)
tavern-link-local = Ces liens ne marchent que sur cette machine. Pour des amis ailleurs, ouvrez la table par l’adresse de cette machine.
tavern-link-near = Ces liens ne marchent que dans votre réseau. Des amis ailleurs ont besoin d’une adresse accessible depuis Internet.
tavern-qr = Code QR
tavern-qr-of = Code QR : { $who }
rules-all = Toutes les règles
rules-search = Chercher dans les règles et le glossaire
rules-glossary = Glossaire
rules-none = Aucune règle ne dit cela.

## Ce qui se passe, pas à pas

log-counted = { $who } ajoute { $rest } + { $dice } = { $amount }.
telling-title = Ce qui se passe
telling-skip = Passer
telling-left = encore { $number }
telling-dice = Regardez d’abord ce qui se passe.
telling-throw = Lancer les dés
recap-title = Depuis votre dernier tour
recap-again = Montrer encore une fois
recap-more = et { $number } de plus
fight-tie = Égalité : personne ne perd rien.
settings-telling = Montrer ce qui se passe
speed-slow = lentement
speed-normal = normalement
speed-fast = vite
speed-once = tout d’un coup
settings-throw = Je lance mes dés moi-même
settings-alone = Répondre à ma place quand il n’y a qu’un choix
key-next = Espace
    .does = passer à la suite
key-skip = Échap
    .does = aller au dernier coup

## Les leçons de la première partie

lesson-title = Première partie
lesson-read = Compris
lesson-stop = Arrêter les conseils
lesson-again = Montrer les conseils de la première partie
lesson-board-goals = Voici vos objectifs. Chaque carte peut se relire sous le rouleau à côté de la piste des légendes.
lesson-board-walk = { $who } peut aller sur toute case en surbrillance. Chaque case coûte 1 heure.
lesson-board-hours = La piste de la journée montre les heures dépensées. Chaque héros en a 7 par jour ; au-delà, ce sont des heures supplémentaires, qui coûtent de la volonté.
lesson-board-stop = Vous pouvez continuer ou vous arrêter ici. Là où vous vous arrêtez, vous pouvez ramasser, acheter, boire ou retourner le brouillard.
lesson-board-share = Décidez ensemble qui reçoit quoi. L’or achète des points de force chez un marchand.
lesson-board-fog = Il y a du brouillard tout près. Terminez un déplacement dessus pour voir ce qu’il cache, bon ou mauvais.
lesson-board-well = Un puits plein est tout près. Terminez un déplacement dessus et videz-le pour gagner de la volonté.
lesson-board-gold = Il y a de l’or tout près. Terminez un déplacement dessus et ramassez-le.
lesson-board-merchant = Un marchand est tout près : un point de force y coûte 2 pièces d’or.
lesson-board-farmer = Un paysan est tout près. Menez-le au château pour gagner un bouclier doré.
lesson-board-fight = Vous pouvez combattre ici. Votre force et votre meilleur dé doivent battre la créature ; la pastille montre vos chances.
lesson-board-battle = La valeur de combat la plus basse perd la différence en volonté. À 0, un camp est vaincu.
lesson-board-creatures = À chaque lever du soleil, les créatures suivent les flèches vers le château. Arrêtez-les avant qu’elles n’y entrent.
lesson-board-sunrise = Un nouveau jour : une carte Événement a été piochée, les créatures ont avancé, les puits se sont remplis et le Narrateur a avancé.
lesson-board-narrator = Le Narrateur a avancé. Sur la dernière lettre, la légende s’achève ; chaque créature vaincue l’en rapproche.
lesson-board-breach = Une créature est dans le château et occupe un bouclier doré. Quand aucun n’est libre, une de plus et tout est perdu.
lesson-board-rest = Vos heures sont presque épuisées. Finissez la journée ; le premier à le faire reçoit le coq et commence demain.
lesson-board-alone = Les héros de la case Lever du soleil y attendent que tous aient fini leur journée.
lesson-castle-play = Choisissez une ligne sur l’une de vos cartes. Chaque carte se pose une fois, jusqu’à ce que vous récupériez.
lesson-castle-go = Choisissez un lieu en surbrillance pour y aller. Vous pouvez vous arrêter avant d’avoir tout utilisé.
lesson-castle-fight = Il vous faut au moins la force de la créature. La volonté et les autres héros présents peuvent aider.
lesson-castle-recover = Quand vos bonnes cartes sont posées, récupérez : une carte Narrateur est piochée, puis vous reprenez toutes vos cartes.
lesson-castle-gallery = Les créatures vaincues vont dans la galerie. Celles qui portent une pièce sont l’or de tout le groupe.
lesson-castle-complete = Vous pouvez accomplir la mission d’ici. Quatre missions libèrent le château.
lesson-castle-dragon = Il reste peu de cartes Narrateur. S’il faut en piocher une et qu’il n’y en a plus, le dragon arrive.
