# Les règles de La Libération de Chaumebourg, en mots simples : un message par règle du registre.

## Matériel

rule-RB-COMP-1 = Pour 2 à 4 héros, à partir de 10 ans, environ 40 minutes ; on joue tous ensemble.
rule-RB-COMP-2 = 1 plateau avec six lieux numérotés de 1 à 6 et des emplacements pour les piles de cartes : la case du dragon pour la pile Narrateur, une autre pour les alliés.
rule-RB-COMP-3 = 120 cartes : 53 Rencontre, 8 Allié, 22 Narrateur, 16 Mission, 2 Aide et 19 Héros.
rule-RB-COMP-4 = Les cartes Rencontre sont 45 créatures, dont 11 sur fond rouge pour les joueurs expérimentés, et 8 objets. Elles ont toutes le même dos ; la couleur du cadre distingue la face du dos.
rule-RB-COMP-5 = Cartes Héros : Chada 3, Thorn 3, Orfen 4, Kram 3, Eara 3, Kheela 3, soit 19.
rule-RB-COMP-6 = 16 carquois, de valeur 2 à 9 : un 2, deux 3, trois 4, trois 5, trois 6, deux 7, un 8 et un 9. Leur somme est 84, leur moyenne 5,25.
rule-RB-COMP-7 = 18 points de volonté, 1 jeton hache (faces +4 et +1), 6 grimoires, 1 jeton Esprit des Eaux à deux faces et 6 pions de héros.
rule-RB-COMP-8 = Couleurs et métiers : Chada, archère, vert ; Thorn, guerrier, bleu ; Orfen, guerrier-loup, gris ; Kram, nain, jaune ; Eara, magicienne, violet ; Kheela, gardienne, blanc.

## Mise en place

rule-RB-SETUP-1 = Chaque joueur prend un héros ; son pion commence à la Maison de Tor (lieu 6).
rule-RB-SETUP-2 = Première partie : à 2 joueurs, Chada et Thorn ; à 3, Orfen en plus ; à 4, Kram aussi. Eara et Kheela sont conseillées à partir de la deuxième partie.
rule-RB-SETUP-3 = Chaque joueur prend en main les cartes de son héros : 3, ou 4 pour Orfen.
rule-RB-SETUP-4 = Kram a sa hache, face +4 visible. Eara a 6 grimoires ouverts. Kheela a devant elle l’Esprit des Eaux, sur la face de son choix.
rule-RB-SETUP-5 = Les héros qui ne jouent pas restent dans la boîte, avec leurs cartes et leurs jetons.
rule-RB-SETUP-6 = Pour la première partie, on retire les 11 créatures rouges : il reste 42 cartes Rencontre. On les ajoute après la première victoire. On mélange les cartes Rencontre pour former la pioche.
rule-RB-SETUP-7 = On mélange les 16 missions et on en pose 6 face cachée, une par lieu. Les 10 autres restent dans la boîte ; c’est là qu’on puise quand on échange une mission.
rule-RB-SETUP-8 = On pose 1 carte Rencontre face cachée sur chaque mission, soit 6 cartes.
rule-RB-SETUP-9 = On révèle l’une après l’autre 2 cartes Narrateur par héros (4, 6 ou 8 cartes à 2, 3 ou 4 héros) et on les applique.
rule-RB-SETUP-10 = Pour une partie plus simple, on ignore l’encadré rouge en bas des cartes Narrateur, pendant la mise en place comme pendant la partie.
rule-RB-SETUP-11 = Pile Narrateur : 10 autres cartes, face cachée, sur la case du dragon. Le reste va dans la boîte (8, 6 ou 4 cartes à 2, 3 ou 4 héros) ; les cartes Narrateur gagnées plus tard viennent de là.
rule-RB-SETUP-12 = Les 8 alliés, mélangés, attendent face cachée sur leur emplacement. Au centre du plateau : la réserve de volonté (18 points) et les 16 carquois, eux aussi face cachée.
rule-RB-SETUP-13 = Le premier joueur autour de la table commence, puis on joue dans le sens des aiguilles d’une montre. En cas de désaccord, le joueur actif décide.

## Tour de jeu

rule-RB-TURN-1 = Le joueur actif doit faire exactement une chose : poser une carte de sa main et l’utiliser, ou récupérer.
rule-RB-TURN-2 = S’y ajoutent autant d’actions gratuites qu’il veut, avant, entre-temps ou après, et même au milieu de ses déplacements.
rule-RB-TURN-3 = Poser une carte Héros : elle va face visible devant vous, et vous choisissez une seule de ses trois possibilités (séparées par « ou »). Une possibilité compte un ou deux symboles ; s’il y en a deux, l’ordre est libre.
rule-RB-TURN-4 = Poser une carte Allié : elle va face visible devant vous. Son effet est facultatif ; on peut donc la poser seulement pour récupérer plus tard.
rule-RB-TURN-5 = Poser une carte Objet : elle va face visible dans la galerie. Un objet ne sert qu’une fois.
rule-RB-TURN-6 = Si plusieurs actions sont possibles, leur ordre est libre ; on peut même profiter d’une récompense entre deux symboles.
rule-RB-TURN-7 = Le joueur actif ne pose qu’une carte par tour. Un objet ramassé après avoir posé une carte ne peut donc pas être posé dans le même tour.

## Récupérer et Narrateur

rule-RB-NARR-1 = On peut récupérer à chacun de ses tours, même avec des cartes en main ; on y est obligé si l’on ne peut poser aucune carte.
rule-RB-NARR-2 = On révèle et on applique d’abord la première carte de la pile Narrateur, puis on reprend en main toutes ses cartes Héros et Allié posées. Eara rouvre aussi tous ses grimoires.
rule-RB-NARR-3 = Une carte Narrateur indique deux lieux, celui du haut d’abord, puis celui du bas. Pour chacun, on pioche dans les cartes Rencontre et on pose la carte sur le lieu, face visible ou cachée selon le symbole. Le plus souvent 1 carte par lieu, parfois 2, l’une après l’autre.
rule-RB-NARR-4 = Les symboles veulent dire : face visible sur le lieu numéroté ; face cachée sur le lieu numéroté ; face visible là où se tient le héros qui récupère ; face cachée là où il se tient.
rule-RB-NARR-5 = Les nouvelles cartes se posent sur celles qui sont déjà là.
rule-RB-NARR-6 = Certaines cartes ont un encadré rouge dans leur moitié basse ; dans la partie simplifiée, on l’ignore.
rule-RB-NARR-7 = Une carte Narrateur appliquée va dans la boîte.
rule-RB-NARR-8 = La plupart des cartes Narrateur apportent deux nouvelles cartes, parfois trois.

## Actions gratuites

rule-RB-FREE-1 = Prendre un objet : si la première carte du lieu de votre héros est un objet face visible, vous pouvez le prendre en main, même en passant. Si vous n’avez pas encore posé de carte ce tour-ci, ce peut être celle que vous posez.
rule-RB-FREE-2 = Donner : le héros actif et un autre héros du même lieu peuvent se donner, dans les deux sens, des cartes Allié et Objet qu’ils ont encore en main. Jamais de points de volonté, de carquois, de hache, de grimoires, d’Esprit des Eaux ni de cartes Héros.
rule-RB-FREE-3 = Révéler une mission : sur un lieu sans aucune carte Rencontre, visible ou cachée, on peut retourner la mission face visible, même en passant.
rule-RB-FREE-4 = Accomplir une mission : le héros actif est sur le lieu, il n’y a plus de carte Rencontre et la condition est remplie ; la mission va alors face visible à côté de la galerie. C’est possible même en passant.

## Missions

rule-RB-MISSION-1 = Il y a 6 missions en jeu ; il faut en accomplir 4.
rule-RB-MISSION-2 = Un encadré bleu en haut à gauche d’une mission s’applique dès qu’elle est révélée, quelle qu’en soit la manière.
rule-RB-MISSION-3 = De nouvelles cartes Rencontre peuvent recouvrir une mission révélée ; pour l’accomplir, il faut qu’elle soit dégagée.
rule-RB-MISSION-4 = Le symbole d’Eara permet de révéler une mission recouverte, où qu’elle soit ; les cartes Rencontre sont remises dessus telles quelles, dans le même ordre et sur la même face.
rule-RB-MISSION-5 = « La Providence » : comptez les créatures et objets de la galerie, puis les rencontres et missions restées sur les lieux. Le premier nombre doit être le plus grand.
rule-RB-MISSION-6 = « Jrain, le roi des gors volants » : on retire de la galerie 4 gors volants vaincus, qui vont dans la boîte.
rule-RB-MISSION-7 = Certaines missions demandent de l’or de la galerie. Certains effets échangent une mission contre une autre de la boîte.
rule-RB-MISSION-8 = Parmi les missions, il faut apaiser l’Esprit du Feu, allumer la Flamme d’Hadria, délivrer des prisonniers des geôles ou obéir au vieux sorcier skral.
rule-RB-MISSION-9 = Peu de missions peuvent être accomplies dès qu’on les révèle ; la plupart demandent de la préparation.

## Combat

rule-RB-COMBAT-1 = On ne peut combattre qu’une créature face visible, première carte de son lieu, et le héros doit être sur ce lieu. Exceptions : le Bouclier de la Fraternité et le grimoire de force 3 d’Eara (à l’auréole verte) atteignent aussi un autre lieu.
rule-RB-COMBAT-2 = Si la force du héros (en bleu) est au moins égale à celle de la créature (en rouge), la créature est vaincue. Il n’y a ni dés ni blessures partielles.
rule-RB-COMBAT-3 = Chaque point de volonté dépensé ajoute 1 à la force ; les points dépensés retournent sur le plateau. Chada ne peut pas en utiliser.
rule-RB-COMBAT-4 = Une créature vaincue va face visible dans la galerie, et le héros actif reçoit la récompense imprimée, qu’il peut refuser. Calrai et Shan imposent un fardeau, qu’on ne peut pas éviter.
rule-RB-COMBAT-5 = Gor volant : sa force est le nombre de lieux dont la première carte est une créature face visible, le sien compris (de 1 à 6).
rule-RB-COMBAT-6 = Guerrier squelette : pour le vaincre, il faut aussi retirer 1 pièce d’or de la galerie.
rule-RB-COMBAT-7 = Troll : sa récompense est la première carte de la pile des alliés. Wardrak : force 5 ; récompense : révéler sur un lieu au choix la première carte, si elle est face cachée. Hagrod : sa récompense est une carte Narrateur supplémentaire pour la pile.
rule-RB-COMBAT-8 = Les récompenses : révéler une carte Rencontre ; un allié ; un objet ; de l’or (le trophée lui-même) ; une carte Narrateur de plus ; retirer une autre carte ou vaincre une autre créature sans combat.
rule-RB-COMBAT-9 = À plusieurs : le joueur actif invite des héros présents, là où se trouve aussi la créature. Chaque participant pose une carte Héros, les invités hors de leur tour. Les forces s’additionnent, et la volonté est permise.
rule-RB-COMBAT-10 = Un héros invité n’apporte que force et volonté ; les autres symboles de sa carte sont ignorés. Kram peut utiliser sa hache.
rule-RB-COMBAT-11 = Au lieu d’une carte Héros, le héros actif comme les invités peuvent utiliser Veest, Triest ou le Bouclier de la Fraternité. On ne peut pas y ajouter de volonté.
rule-RB-COMBAT-12 = La récompense revient au héros actif ; il peut ensuite donner un objet ou un allié gagné à un héros du même lieu.

## Particularités des héros

rule-RB-HERO-CHADA-1 = Une des trois cartes de Chada porte une force imprimée ; les deux autres ont des symboles carquois, l’une un seul, l’autre deux.
rule-RB-HERO-CHADA-2 = Pour combattre avec un symbole carquois, il faut un carquois : un par symbole. Avec deux symboles, Chada en utilise un ou deux, dont les valeurs s’additionnent.
rule-RB-HERO-CHADA-3 = Gagner un carquois : Chada en pioche un face cachée dans la réserve et le pose devant elle, face visible.
rule-RB-HERO-CHADA-4 = Les carquois utilisés vont dans la boîte. Quand la réserve est vide, on mélange tous ceux de la boîte et on les remet face cachée dans la réserve.
rule-RB-HERO-KRAM-1 = La hache affûtée de Kram ajoute 4 une seule fois, puis on la retourne. Émoussée, elle donne +1 à chacun de ses combats menés avec une carte Héros. Pour 2 pièces d’or de la galerie, il peut la faire affûter à tout moment : elle revient à +4.
rule-RB-HERO-KHEELA-1 = Deux cartes de Kheela portent le symbole Esprit des Eaux : elle pose le jeton à côté d’un lieu de son choix, ou le retourne, ou les deux à la fois.
rule-RB-HERO-KHEELA-2 = Première face de l’Esprit des Eaux : quand Kheela elle-même combat sur ce lieu, la force imprimée sur l’une de ses cartes Héros est doublée, même dans un combat à plusieurs. La volonté ajoutée ne l’est pas.
rule-RB-HERO-KHEELA-3 = Seconde face de l’Esprit des Eaux : chaque héros qui combat sur ce lieu reçoit 2 de force ; dans un combat à plusieurs, chacun les reçoit.
rule-RB-HERO-KHEELA-4 = Sans carte Héros posée, pas d’aide de l’Esprit des Eaux : il ne renforce ni alliés, ni objets, ni grimoires. Le jeton reste sur place après le combat.
rule-RB-HERO-EARA-1 = Les cartes d’Eara n’ont pas de force, mais des symboles grimoire : deux cartes en ont deux, une carte en a un.
rule-RB-HERO-EARA-2 = Eara a 6 grimoires : 4 donnent de la force, 1 permet un déplacement, 1 révèle la première carte Rencontre d’un lieu au choix. Celui de force 3, à l’auréole verte, sert aussi sur un autre lieu, même dans un combat à plusieurs. Un grimoire utilisé est retourné ; tous se rouvrent quand elle récupère.
rule-RB-HERO-EARA-3 = Avec deux symboles sur une carte, Eara combine deux grimoires à sa guise : additionner deux forces, révéler puis combattre, se déplacer puis combattre.
rule-RB-HERO-EARA-4 = Quand elle combat à distance, l’Esprit des Eaux ne l’aide pas.
rule-RB-HERO-ORFEN-1 = Orfen a quatre cartes ; l’une de ses possibilités est 1 déplacement et une force de 5.

## Symboles des cartes Héros

rule-RB-SYM-1 = Force (tous sauf Eara) : combattre avec cette force, plus autant de points de volonté qu’on veut ; pas de volonté pour Chada.
rule-RB-SYM-2 = Force d’un carquois (Chada) : combattre avec la valeur d’un carquois.
rule-RB-SYM-3 = Volonté : prendre 1 point de volonté.
rule-RB-SYM-4 = Carquois supplémentaire (Chada) : piocher 1 carquois.
rule-RB-SYM-5 = Déplacement : autant de déplacements que le nombre indiqué. Chacun permet d’aller sur n’importe quel lieu, ou de faire venir sur son lieu un autre héros qui le veut bien.
rule-RB-SYM-6 = Révéler 1 ou 2 : retourner face visible 1 ou 2 cartes Rencontre face cachée, premières de leur lieu, où que ce soit ; pour deux, il faut deux lieux différents.
rule-RB-SYM-7 = Révéler une mission (Eara) : révéler une mission où qu’elle soit, même recouverte ; les cartes Rencontre sont remises dessus telles quelles.
rule-RB-SYM-8 = Retirer (Thorn) : mettre dans la boîte, sans la regarder, une carte Rencontre face cachée, première d’un lieu au choix. Ce n’est pas un trophée.
rule-RB-SYM-9 = Retourner (Chada) : retourner la première carte Rencontre d’un lieu au choix, qu’elle soit visible ou cachée.
rule-RB-SYM-10 = Intervertir (Kheela) : échanger deux créatures face visible, premières cartes de deux lieux.
rule-RB-SYM-11 = Reprendre (Eara) : reprendre en main l’une de ses cartes Héros ou Allié posées, ou permettre à un autre héros de reprendre l’une des siennes.
rule-RB-SYM-12 = Déplacer une carte (Kram) : déplacer d’un lieu à un autre une carte Rencontre face cachée, première de son lieu.
rule-RB-SYM-13 = Attirer une créature (Orfen) : amener sur le lieu d’Orfen une créature face visible, première carte d’un autre lieu.
rule-RB-SYM-14 = Attirer une carte cachée (Kheela) : amener sur le lieu de Kheela une carte Rencontre face cachée, première carte d’un autre lieu.
rule-RB-SYM-15 = Grimoire (Eara) : utiliser un grimoire ouvert.
rule-RB-SYM-16 = Esprit des Eaux (Kheela) : poser l’Esprit des Eaux à côté d’un lieu au choix, ou le retourner, ou les deux.

## Galerie et or

rule-RB-GALLERY-1 = Première rangée : gors, gorlots, skrals blancs, ainsi que la longue-vue et les brindilles d’os une fois utilisées. Chacune de ces cartes porte une pièce en haut à gauche : 1 pièce d’or pour tout le groupe.
rule-RB-GALLERY-2 = Deuxième rangée : les gors volants. Troisième rangée : toutes les autres créatures et les objets utilisés.
rule-RB-GALLERY-3 = Dépenser une pièce d’or, c’est mettre cette carte de la galerie dans la boîte ; elle ne compte donc plus pour La Providence.
rule-RB-GALLERY-4 = L’or sert pour le guerrier squelette (1), pour affûter la hache (2), et pour certains alliés, objets et missions.

## Fin de la partie

rule-RB-END-1 = Victoire : dès que 4 missions sont accomplies.
rule-RB-END-2 = Défaite : il faut révéler une carte Narrateur et la pile est vide. Révéler la dernière carte ne fait pas encore perdre.
rule-RB-END-3 = Défaite : il faut piocher une carte Rencontre et la pioche est vide.
rule-RB-END-4 = La récompense de Hagrod et le Sablier d’Hadria ajoutent à la pile une carte Narrateur de la boîte : un peu de temps gagné.
rule-RB-END-5 = Pour comparer vos parties : comptez les cartes Narrateur qui restent dans la pile après une victoire. Plus il y en a, mieux c’est.

## Difficulté

rule-RB-DIFF-1 = Sans les créatures rouges (première partie), ou avec elles.
rule-RB-DIFF-2 = On ignore les encadrés rouges des cartes Narrateur, ou on les applique.
rule-RB-DIFF-3 = La pile Narrateur compte 11 cartes (plus facile), 10 (normal) ou 9 (plus difficile).
rule-RB-DIFF-4 = Plus difficile encore : on ne peut poser un allié que si l’on utilise son effet.

## Nos réponses aux points de règle ambigus

rule-RB-OPEN-1 = L’Esprit des Eaux ne renforce pas la force qui vient des grimoires. La variante « l’Esprit des Eaux soutient les grimoires » le permet, mais jamais à distance.
rule-RB-OPEN-2 = Pendant la mise en place, « là où se tient le héros » veut dire le lieu 6, car tous les héros y sont.
rule-RB-OPEN-3 = S’il n’y a plus de points de volonté dans la réserve de 18, on n’en gagne pas.
rule-RB-OPEN-4 = Si la pile des 8 alliés est vide, il n’y a pas d’allié à gagner.
rule-RB-OPEN-5 = Kram peut renoncer à utiliser le +4 de sa hache pour le garder ; dans ce combat, elle n’ajoute alors rien.
rule-RB-OPEN-6 = Une carte posée ne permet qu’un seul combat ; deux grimoires ne servent donc pas à deux combats séparés dans le même tour.
rule-RB-OPEN-7 = Chaque carte qui porte une pièce vaut exactement 1 pièce d’or.
rule-RB-OPEN-8 = Guerrier squelette : il faut égaler ou dépasser sa force et payer en plus la pièce d’or.
rule-RB-OPEN-9 = En attirant une carte cachée, Kheela peut amener toute carte Rencontre face cachée, première de son lieu, même si c’est un objet.
rule-RB-OPEN-10 = Un objet face visible est une carte Rencontre : tant que personne ne l’a pris, la mission qu’il recouvre ne peut être ni révélée par une action gratuite, ni accomplie.
rule-RB-OPEN-11 = Une carte Narrateur gagnée va sous la pile.
rule-RB-OPEN-12 = Si la boîte ne contient plus de carte Narrateur quand on devrait en gagner une, il ne se passe rien.
rule-RB-OPEN-13 = Un héros qu’on veut faire venir peut refuser : cela ne coûte pas de déplacement, et on ne le lui redemande pas tant que dure ce symbole. Si une même personne joue les deux héros, on ne demande rien.
rule-RB-OPEN-14 = Un symbole commencé se termine d’abord : aucun autre symbole entre deux déplacements, ni entre les deux cartes d’un même « révéler ». Seules les actions gratuites peuvent s’y glisser.
rule-RB-OPEN-15 = Jusqu’à ce qu’on frappe, la force n’est que proposée. Renoncer à un combat ne coûte rien, mais la même carte ne permet pas de le recommencer sur ce lieu avant d’avoir utilisé un autre symbole.
rule-RB-OPEN-16 = On peut inviter les héros présents sur le lieu de la créature, ou ceux qui ont une carte pouvant l’atteindre (grimoire de force 3, Bouclier de la Fraternité). La possibilité choisie doit comporter de la force, un carquois ou un grimoire.
rule-RB-OPEN-17 = Une créature vaincue sans combat, par une carte ou une récompense, va dans la galerie et son or compte, mais elle ne donne pas de récompense. L’or dû pour un guerrier squelette et les fardeaux de Calrai et de Shan ne peuvent pas être évités ainsi.
rule-RB-OPEN-18 = On ne peut jamais reprendre la carte dont on utilise justement le symbole.
rule-RB-OPEN-19 = Dans une variante, un allié ne se pose que pour son effet. Un allié dont l’effet n’a finalement pas servi revient alors en main et ne peut plus être posé ce tour-ci.
rule-RB-OPEN-20 = Eara peut ajouter de la volonté à ses grimoires, même à distance : seule Chada ne le peut pas, et seuls Veest, Triest et le Bouclier de la Fraternité n’en reçoivent pas.
rule-RB-OPEN-21 = Une mission échangée est retirée du jeu ; celle de la boîte est posée face cachée à sa place.
rule-RB-OPEN-22 = On peut poser n’importe quelle carte sans utiliser ses symboles : une carte Héros reste alors face visible devant le héros, un objet va dans la galerie.
rule-RB-OPEN-23 = Chada ne peut pas utiliser de volonté au combat, mais elle peut en recevoir et en donner quand une mission le demande.
rule-RB-OPEN-24 = Les carquois utilisés sont mélangés et remis en place quand Chada doit en piocher un et qu’il n’en reste aucun.
rule-RB-OPEN-25 = Kram peut faire affûter sa hache à tout moment d’un combat, même pendant qu’on l’invite, et se servir de la hache affûtée jusqu’au coup. Elle aide une fois par combat : le 4 remplace le 1.
