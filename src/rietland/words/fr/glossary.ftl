# Le glossaire : les mots du jeu qu’un débutant rencontre. Le texte explique le mot ; `.term` est le mot lui-même.

## Le plateau

glossary-willpower = Le courage et la santé d’un héros : ils fixent le nombre de ses dés, paient les heures supplémentaires, et à 0 le combat est perdu.
    .term = points de volonté
glossary-strength = Ils s’ajoutent à votre meilleur dé dans chaque combat ; on en achète chez un marchand.
    .term = points de force
glossary-rank = Le nombre de la fiche de héros, du nain (7) au magicien (34) ; c’est aussi la case de départ, et bien des cartes désignent le héros de plus petit ou de plus grand rang.
    .term = rang
glossary-hour = Le prix de la plupart des actions : chaque héros en a 7 par jour, une par case parcourue ou par tour de combat.
    .term = heure
glossary-overtime = Jusqu’à 3 heures de plus par jour, dont chacune coûte d’ordinaire 2 points de volonté.
    .term = heures supplémentaires
glossary-sunrise = Ce qui se passe entre deux journées : une carte Événement, les créatures avancent vers le château, les puits se remplissent, le Narrateur avance.
    .term = lever du soleil
glossary-sunrise-box = Les pierres du temps des héros qui ont fini leur journée y attendent ; jusqu’au lever du soleil, ils n’ont ni tour ni action gratuite.
    .term = case Lever du soleil
glossary-rooster = La première place de la case Lever du soleil : le héros qui finit sa journée le premier commence la suivante.
    .term = coq
glossary-time-marker = Montre sur la piste de la journée combien d’heures un héros a dépensées.
    .term = pierre du temps
glossary-golden-shield = Une place du château qui retient un intrus ; si une créature s’introduit et qu’aucun n’est libre, la légende est perdue.
    .term = bouclier doré
glossary-narrator = La figurine de la piste des légendes : elle avance à chaque lever du soleil et pour chaque créature vaincue, si bien que trop combattre coûte aussi du temps.
    .term = Narrateur
glossary-legend-track = Les lettres de A à N : elles disent où en est l’histoire, qui se décide en N.
    .term = piste des légendes
glossary-star = Elle marque une lettre qui a une carte Légende, lue dès que le Narrateur y arrive.
    .term = étoile
glossary-legend-card = Un morceau de l’histoire, lu à voix haute, avec de nouvelles tâches et de nouvelles créatures.
    .term = carte Légende
glossary-event-card = Une surprise, bonne ou mauvaise, piochée à chaque lever du soleil et par certains jetons brouillard.
    .term = carte Événement
glossary-shield-mark = Une carte Événement marquée d’un bouclier peut être annulée pour tout le groupe par un héros qui utilise le sien.
    .term = marque de bouclier
glossary-fog = Il cache du bon ou du mauvais ; un héros qui y termine son déplacement doit le retourner.
    .term = jeton brouillard
glossary-fog-circle = L’une des 15 cases où peut se trouver un jeton brouillard.
    .term = cercle de brouillard
glossary-well = Un puits plein donne 3 points de volonté (5 au guerrier) ; il se remplit au lever du soleil.
    .term = puits
glossary-merchant = Vend des points de force et, dès la Légende 2, des objets, pour 2 pièces d’or chacun, sur les cases 18, 57 et 71.
    .term = marchand
glossary-article = Une pièce d’équipement ; elle occupe un petit emplacement, le grand ou celui du heaume sur la fiche de héros.
    .term = objet
glossary-farmer = Menez-le au château, et celui-ci gagne un bouclier doré ; s’il rencontre une créature, il est perdu.
    .term = paysan
glossary-creature = Gor, skral, wardrak ou troll : à chaque lever du soleil, elle suit la flèche de sa case vers le château.
    .term = créature
glossary-battle-value = La force plus le meilleur dé ; le camp le plus faible perd la différence en points de volonté.
    .term = valeur de combat
glossary-reward = Ce que rapporte une créature vaincue : de l’or, de la volonté ou un mélange des deux.
    .term = récompense
glossary-black-die = Un dé plus fort (de 6 à 12), obtenu avec trois pierres runiques de couleurs différentes.
    .term = dé noir
glossary-rune-stone = Trois de couleurs différentes sur une même fiche de héros donnent un dé noir.
    .term = pierre runique
glossary-medicinal-herb = Elle sert une fois : cases gratuites, force pour un tour de combat ou volonté ; dans la Légende 2, le roi en a besoin.
    .term = herbe médicinale
glossary-witch-brew = Double votre meilleur dé pendant un tour de combat ; elle sert deux fois.
    .term = potion de la sorcière
glossary-prince = Un allié qui ajoute 4 points de force au combat sur sa case ; le conduire coûte 1 heure pour 4 cases au plus.
    .term = prince Thorald
glossary-free-action = Ce qui ne coûte pas d’heure, comme vider un puits ou acheter ; permis même hors de son tour.
    .term = action gratuite
glossary-pass = Dépenser une heure sans rien faire, par exemple pour laisser passer les autres.
    .term = passer
glossary-equipment-board = Les objets y attendent d’être achetés ou trouvés.
    .term = tableau d’équipement

## Le château de cartes

glossary-location = L’un des six endroits du château, chacun avec une mission sous une pile de cartes Rencontre.
    .term = lieu
glossary-encounter-card = Une créature à vaincre ou un objet à prendre, souvent face cachée.
    .term = carte Rencontre
glossary-mission = Une tâche liée à un lieu ; accomplissez-en quatre pour libérer le château.
    .term = mission
glossary-recover = Au lieu de poser une carte : appliquez une carte Narrateur, puis reprenez toutes vos cartes posées.
    .term = récupérer
glossary-narrator-card = Elle amène de nouvelles rencontres ; s’il faut en piocher une et qu’il n’y en a plus, le dragon arrive et vous perdez.
    .term = carte Narrateur
glossary-gallery = Les créatures vaincues et les objets utilisés y vont ; ses cartes à pièce sont l’or de tout le groupe.
    .term = galerie
glossary-exhaust = Mettre une carte Héros avec les cartes posées sans s’en servir.
    .term = poser sans utiliser
glossary-ally = Une carte à gagner ; on la pose comme une carte Héros et on la reprend en récupérant.
    .term = allié
glossary-burden = Ce que Calrai et Shan imposent au héros qui les vainc ; on ne peut pas le refuser.
    .term = fardeau
glossary-quiver = Chada combat avec la valeur d’un carquois, de 2 à 9, et le dépense.
    .term = carquois
glossary-grimoire = L’un des six livres d’Eara : force, déplacement ou carte révélée ; les livres utilisés se rouvrent quand elle récupère.
    .term = grimoire
glossary-water-spirit = Le jeton de Kheela à côté d’un lieu : il y double sa propre carte ou donne 2 de force à chaque héros qui pose une carte Héros.
    .term = Esprit des Eaux

## Cette table

glossary-companion = Un héros joué par l’ordinateur ; vous pouvez lui donner des ordres.
    .term = compagnon
glossary-odds = La probabilité qu’un combat finisse bien, avant de décider.
    .term = chances
glossary-seed = Un nombre d’où découlent tous les dés et toutes les cartes : même graine, mêmes lancers.
    .term = graine
