# La table dans le navigateur : ce que seul le client dit. Tout ce qui est du jeu est dans les autres fichiers.

client-close = Fermer
client-copied = Copié
client-copy = Copier
client-pair = { $name } : { $text }

## La carte

map-north = N
map-closer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
map-arrows = Montrer où vont les créatures
map-base-woods = Bois de la Vigilance
map-base-south-woods = Forêt du sud
map-base-mountains = Les montagnes
map-base-coast = Côte de Sidra

space-plain = Case { $number }

piece-well = Puits
piece-well-dry = Puits vide
piece-fog = Brouillard

## La table

table-map = Carte
table-menu = Table
table-side = Fiches de héros et journal
table-loading = On dresse la table…
table-chat = Discussion
table-companion = compagnon
table-here = à la table
table-away = loin de la table
table-gone = { $who } n’est pas là.
table-takeover = Laisser jouer un compagnon
table-spectators = { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
table-watching = Vous êtes spectateur
table-links = Liens pour les amis
table-thinking = { $who } réfléchit…
table-touch-map = Choisissez sur la carte une case éclairée, ou une case plus lointaine pour vous y rendre.
    .pick = Choisissez sur la carte une case éclairée.
table-quest = Notre quête
table-too-far = trop loin pour aujourd’hui
table-drink = Avec la gourde, sans heure :
table-walk-here = Aller ici
table-ping = Signaler cette case
table-pinged = { $who } signale : { $place }.
table-find = Montrer sur la carte
table-find-hero = { $who } se tient sur la case { $space }. Montrer sur la carte
table-no-use = On ne peut rien en faire pour l’instant.
table-handling = Déposer ou donner
table-plan = Je compte aller ici
table-plan-wipe = Oublier mon projet
table-planned = { $who } compte aller ici : { $place }.
table-back = Reprendre ma place

tab-act = Agir
tab-log = Journal

line-opening = Connexion…
line-lost = Connexion perdue. Nouvel essai…
line-closed = Fermée

log-empty = Il ne s’est encore rien passé.
log-undone = { $who } revient en arrière.
log-walked = { $who } parcourt { $path } → { $space } ({ $number ->
        [0] sans heure
        [one] { $number } heure
       *[other] { $number } heures
    }).
log-times = { $what } (×{ $number })
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire aux autres
chat-send = Envoyer

track-legend = Le Narrateur est sur la lettre { $letter }, la légende s’achève à la lettre { $last }. Étoiles : { $stars }.
track-morning = Matin
sheet-article = À quoi sert cela ?
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

roll-title = Que montrent vos dés ?

over-tavern = Retour à la taverne
over-slain = { $number ->
        [one] { $number } créature vaincue
       *[other] { $number } créatures vaincues
    }

## Le combat

stage-inviting = Qui se joint au combat ?
stage-replying = Quelqu’un vient-il à l’aide ?
stage-round = Un nouveau tour de combat commence.
stage-ready = { $who } prend les dés.
stage-throwing = { $who } lance les dés.
stage-turning = { $who } a lancé les dés.
stage-reacting = Le résultat peut encore changer.
stage-summing = Les héros additionnent leurs forces.
stage-creature = { $what_The } riposte.
stage-bearing = Qui subit la perte ?
stage-between = Le tour de combat est terminé.
stage-sharing = Victoire ! Partagez la récompense.
stage-clearing = L’éboulis cède.
stage-over = Le combat est terminé.

## Revoir la partie

replay-title = Revoir la partie
replay-move = Relecture : coup { $at } sur { $all }
replay-first = Au début
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } sur { $all }, jour { $day }
replay-link = Lien vers ce moment
replay-fork = Réessayer à partir d’ici
replay-forked = Une autre partie commence ici ; la première reste comme elle était.
replay-present = Retour à la partie

## Mode liste

list-board = Sur le plateau
list-space = Case
list-figures = Alliés
list-loose = Au sol

## Réglages

settings-title = Réglages
settings-language = Langue
settings-name = Votre nom à la table
settings-theme = Lumière
settings-motion = Mouvement
settings-sound = Son
settings-sound-on = Jouer les sons
settings-volume = Volume
settings-map = Carte
settings-numbers = Numéros des cases
settings-list = Jouer avec des listes

theme-auto = comme l’appareil
theme-day = jour
theme-night = nuit
theme-contrast = contraste élevé
motion-auto = comme l’appareil
motion-full = tout bouge
motion-less = le moins possible

## Aide

help-how = Comment ça marche
help-lit = Ce que vous pouvez faire est éclairé sur la carte et listé à côté. Cliquez dessus, ou tapez son numéro.
    .touch = Ce que vous pouvez faire brille sur la carte et figure au-dessous. Touchez-le.
help-walk = Cliquez sur une case plus lointaine pour vous y rendre par le plus court chemin ; le trajet et ses heures s’affichent d’abord.
    .touch = Touchez une case éloignée et choisissez « Aller ici » : le plus court chemin et ses heures s’affichent d’abord.
help-click = Cliquez sur n’importe quelle case pour voir ce qui s’y trouve. Un clic droit la signale aux autres ; un clic avec Maj leur montre que vous comptez y aller.
    .touch = Touchez une case pour voir ce qui s’y trouve. « Signaler cette case » la montre aux autres, « Je compte aller ici » leur dessine votre chemin.
help-why = Chaque ligne du journal cite sa règle ; tout ce qui vous est impossible aussi. Cliquez sur la règle pour la lire.
    .touch = Chaque ligne du journal nomme sa règle, comme tout ce qui est impossible. Touchez la règle pour la lire.
help-undo = « Annuler le coup » remonte jusqu’au dernier lancer ou à la dernière découverte. « Revoir la partie » va partout, et vous pouvez rejouer à partir de là.
help-fight = Avant chaque choix d’un combat, vous voyez comment il peut finir.
help-cards = Les cartes déjà lues restent sous le rouleau, à côté de la piste des légendes.
help-keys = Touches
help-credit = Un projet de passionnés, non officiel. Silhouettes des auteurs de game-icons.net (CC BY 3.0) ; tout le reste est dessiné par nous.

key-tab = Tab
    .does = d’une partie à l’autre
key-map = M
    .does = vers la carte
key-arrows = Flèches
    .does = sur la carte : vers la case voisine
key-enter = Entrée
    .does = faire ce qui est proposé là, ou regarder
key-shift-arrows = Maj + flèches
    .does = déplacer la carte
key-zoom = +  −  0
    .does = plus près, plus loin, toute la carte
key-options = O
    .does = vers ce que vous pouvez faire
key-numbers = 1 … 9
    .does = choisir ce qui porte ce numéro
key-undo = U
    .does = annuler le coup
key-replay = ←  →  Début  Fin
    .does = en revoyant la partie : un pas en arrière ou en avant, au début ou à la fin
key-cards = C
    .does = les cartes déjà lues
key-march = A
    .does = où vont les créatures
key-ping = P
    .does = sur la carte : signaler la case
key-plan = I
    .does = montrer que vous comptez y aller, ou plus
key-list = L
    .does = des listes à la place de la carte, et retour
key-help = ?
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

companion-greedy = avisé
companion-random = au hasard
companion-search = réfléchi

tavern-running = Parties qui vous attendent
tavern-finished = Contées jusqu’au bout
tavern-more = En montrer encore { $count }
tavern-won = gagnée
tavern-lost = perdue
tavern-not-yet = pas encore
tavern-variant = Comment tout commence
tavern-variant-none = depuis le début
tavern-dice = Dés
tavern-dice-app = la table les lance
tavern-dice-people = nous les lançons et disons ce qu’ils montrent
tavern-rank = { $role } · rang { $rank }
tavern-seed = Nombre pour des dés répétables
tavern-seed-none = vrai hasard
tavern-count = de { $min } à { $max } héros
tavern-leader = { $who } : qui mène ce héros ?
tavern-stays = reste à la maison
tavern-me = c’est moi
tavern-link = un ami, par un lien
tavern-companion = un compagnon ({ $strength })
tavern-tip = Vous pouvez mener plusieurs héros vous-même, sur un seul écran.
tavern-invite = Invitez vos amis
tavern-invite-how = Envoyez à chacun son lien. Qui l’ouvre s’assied à cette place, sur n’importe quel appareil.
tavern-watch = Pour regarder
tavern-watch-how = Qui ouvre ce lien regarde la partie sans jouer.
tavern-sit = S’asseoir
tavern-fans = Un projet de passionnés, non officiel : nos propres mots, nos propres dessins. Si cela vous plaît, achetez les jeux.

## La fin, l’onglet, ce qui est retenu

table-quest-cards = { $number ->
        [one] Ce que dit la carte
       *[other] Ce que disent les { $number } cartes
    }
over-look = Regarder le plateau
over-retry = Réessayer
over-next = Même groupe, légende suivante
title-table = { $legend } – Rietland
title-turn = ● À vous de jouer : { $legend } – Rietland
tavern-seed-cards = Nombre pour retrouver les mêmes cartes
tavern-link-local = Ces liens ne marchent que sur cette machine. Pour des amis ailleurs, ouvrez la table par l’adresse de cette machine.
rules-all = Toutes les règles
rules-search = Chercher dans toutes les règles
rules-none = Aucune règle ne dit cela.
