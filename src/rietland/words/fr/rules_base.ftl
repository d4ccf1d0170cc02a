# Les règles de la boîte de base, en mots simples : un message par règle du registre.

## Matériel

rule-AN-COMP-1 = 1 plateau imprimé sur ses deux faces (face château ; face mine, pour la Légende 4) et 1 tableau d’équipement, dont le verso est le tableau de combat.
rule-AN-COMP-2 = 4 fiches de héros, avec un héros d’un côté et une héroïne de l’autre ; 8 figurines de héros (guerrier, archer, magicien et nain, chacun en version masculine et féminine). Le choix du personnage masculin ou féminin ne change rien au jeu.
rule-AN-COMP-3 = 28 figurines de créatures : 16 gors, 5 skrals, 5 trolls, 2 wardraks.
rule-AN-COMP-4 = 7 autres figurines : le mage noir, le prince Thorald, le dragon, les soldats nains (une seule figurine), la sorcière, la tour et le Narrateur.
rule-AN-COMP-5 = 41 socles : 26 rouges, 4 noirs, 3 gris, et 2 de chaque couleur (bleu, jaune, vert, violet). Ils ne servent pas à une table numérique.
rule-AN-COMP-6 = 71 grandes cartes Légende, dont 9 vierges ; 1 grande carte de préparation, 1 livret d’introduction et 15 sachets de rangement.
rule-AN-COMP-7 = 66 petites cartes : 1 carte Événement d’argent de départ, 11 événements d’argent, 34 événements d’or, 10 événements du Lac secret et 10 cartes du destin.
rule-AN-COMP-8 = 20 dés : 4 bleus, 5 verts, 3 jaunes, 1 violet, 3 rouges et 4 grands dés noirs. 9 disques de bois (2 par couleur de héros, 1 rouge) et 5 cubes (1 par couleur de héros, 1 rouge).
rule-AN-COMP-9 = 24 objets d’équipement : 4 boucliers, 3 arcs, 2 faucons, 5 gourdes, 2 longues-vues, 5 potions de la sorcière, 3 heaumes. Le flacon de poison (1) est compté à part.
rule-AN-COMP-10 = 15 jetons brouillard : 5 cartes Événement, 3 fois 1 pièce d’or, 1 point de force, 2 points de volonté, 3 points de volonté, 2 gors, 1 gourde, 1 potion de la sorcière.
rule-AN-COMP-11 = 26 jetons d’or de trois sortes (12, 10 et 4), valant 1, 2 et 5 pièces d’or.
rule-AN-COMP-12 = 11 pierres précieuses de trois sortes (5, 5 et 1), valant 2, 4 et 6. 8 jetons éboulis, de valeur 2, 5, 5, 6, 7, 7, 8 et 8.
rule-AN-COMP-13 = 6 pierres runiques, 2 de chaque couleur (bleu, jaune, vert) ; 3 herbes médicinales, de valeur 3, 4 et 4 ; 6 parchemins, de valeur 7, 8, 10, 11, 14 et 17.
rule-AN-COMP-14 = 4 jetons puits, 4 jetons paysan (2 + 2), 8 étoiles, 3 croix rouges, 1 jeton N, 15 jetons créature et 7 grands jetons d’introduction.

## Cadre général

rule-AN-GEN-1 = Le jeu est coopératif et se joue avec 2 à 4 héros.
rule-AN-GEN-2 = Il y a six légendes, à jouer dans l’ordre. Légende 1, L’arrivée des héros : l’introduction, où l’on défend le château et porte un message urgent. Légende 2, Un remède pour le roi : l’équipement, la sorcière, sa potion et les pierres runiques apparaissent. Légende 3, Jours de résistance : les créatures viennent au hasard, et l’adversaire final ne se révèle qu’une fois les cartes du destin accomplies. Légende 4, Le secret de la mine : sur l’autre face du plateau, des créatures gardent un trésor et donnent l’alarme, et des jets de feu coûtent de la volonté. Légende 5, La colère du dragon : il faut libérer le château et vaincre le dragon avant son arrivée ; son chemin et l’aide disponible varient. Légende 6, L’héritage du dragon : votre propre légende, sur les 9 cartes vierges.
rule-AN-GEN-3 = La piste des légendes va de la lettre A à la lettre N : 14 lettres, donc 13 pas de A à N.
rule-AN-GEN-4 = Le Narrateur commence sur la lettre A. Il avance aussitôt d’une lettre pour chaque créature vaincue, et d’une lettre à la fin de chaque lever du soleil.
rule-AN-GEN-5 = Une étoile est posée sur chaque lettre qui a une carte. Quand le Narrateur arrive sur une telle lettre, on lit la carte et on l’applique aussitôt, quelle que soit la raison de son avancée.
rule-AN-GEN-6 = Les cartes sans lettre attendent à côté du plateau ce qui les déclenche.
rule-AN-GEN-7 = Quand le Narrateur est sur N, la légende s’achève : on vérifie alors ses objectifs. Le jeton N peut remplacer ou décaler la dernière lettre si une légende le dit (Légende 4).
rule-AN-GEN-8 = Le texte d’une carte l’emporte sur les règles générales. Les règles propres à la partie d’introduction ne servent plus dans les légendes suivantes.
rule-AN-GEN-9 = Pour jouer l’introduction, il n’est pas nécessaire de connaître les règles détaillées.

## Mise en place

rule-AN-SETUP-1 = Toutes les légendes, sauf la Légende 1, se préparent avec la carte de préparation ; ce qui s’y ajoute est indiqué sur les cartes de la légende.
rule-AN-SETUP-2 = Chaque héros commence avec 1 point de force et 7 points de volonté, sa pierre du temps sur la case Lever du soleil. Une carte Légende peut donner davantage (Légende 2 : 2 points de force).
rule-AN-SETUP-3 = Les créatures, 3 dés rouges et 4 dés noirs sont à portée de main. On mélange la pioche d’événements d’or. Légende 1 : pioche d’argent, avec la carte de départ sur le dessus. Légende 4 : pioche d’argent sans la carte de départ, plus la pioche du Lac secret.
rule-AN-SETUP-4 = Les 15 jetons brouillard sont mélangés et posés face cachée sur les cases 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 et 64. Les 4 puits sont posés, pleins, sur les cases 5, 35, 45 et 55. Les objets sont sur le tableau d’équipement.
rule-AN-SETUP-5 = Sauf indication contraire, un héros commence sur la case qui porte le numéro de son rang : nain 7, guerrier 14, archer 25, magicien 34.
rule-AN-SETUP-6 = Après la dernière carte A, le héros dont la pierre du temps est sur le coq joue le premier ; c’est celui de plus bas rang, sauf si une carte dit autre chose. Il n’y a pas de lever du soleil avant cela.

## Fiches de héros

rule-AN-HERO-1 = Les rangs : nain 7 (le plus bas), guerrier 14, archer 25, magicien 34 (le plus haut). Les cartes s’y réfèrent.
rule-AN-HERO-2 = La volonté décide du nombre de dés. Les nombres valent jusqu’à 6, de 7 à 13 et de 14 à 20 points de volonté. Le guerrier a 2, 3 ou 4 dés, l’archer 3, 4 ou 5 et le nain 1, 2 ou 3. Le magicien en a toujours 1.
rule-AN-HERO-3 = Un héros a de 1 à 14 points de force et au plus 20 points de volonté. Ce qu’il gagne au-delà est perdu.
rule-AN-HERO-4 = Une fiche de héros a 3 petits emplacements, 1 grand et 1 pour le heaume. Un seul grand objet y tient donc. L’or et les pierres précieuses ne sont pas limités, et les paysans n’occupent pas d’emplacement.
rule-AN-HERO-5 = Guerrier (Thorn, Mairen) : vider un puits lui rapporte 5 points de volonté au lieu de 3.
rule-AN-HERO-6 = Archer (Pasco, Chada) : peut attaquer une créature sur une case adjacente. Doit toujours lancer ses dés un par un et décider quand s’arrêter ; seul le dernier dé lancé compte. Paie la potion de la sorcière 1 pièce d’or de moins.
rule-AN-HERO-7 = Magicien (Liphardus, Eara) : une fois par tour de combat, juste après un lancer, peut retourner le dé sur sa face opposée (un 1 devient un 6). Dans un combat à plusieurs, ce peut être le dé d’un autre héros au lieu du sien. Cela vaut aussi pour les dés noirs.
rule-AN-HERO-8 = Nain (Kram, Bait) : à la mine des nains (71), un point de force lui coûte 1 pièce d’or au lieu de 2.
rule-AN-HERO-9 = Faces opposées : sur un dé ordinaire, leur somme fait 7 ; sur un dé noir (6, 6, 8, 10, 10, 12), le 6 est à l’opposé du 10 et le 8 à l’opposé du 12.

## Temps

rule-AN-TIME-1 = Chaque héros dispose de 7 heures par jour, et de 3 heures supplémentaires au plus (la 8e, la 9e et la 10e).
rule-AN-TIME-2 = Chaque heure supplémentaire coûte 2 points de volonté, payés au moment où elle commence. Elle est interdite au héros à qui il ne resterait pas au moins 1 point de volonté.
rule-AN-TIME-3 = À son tour, un héros peut finir sa journée quand il le souhaite. Ses heures restantes sont perdues et sa pierre du temps va sur la case Lever du soleil.
rule-AN-TIME-4 = La première pierre du temps à y arriver se pose sur le coq : ce héros commencera la journée suivante.
rule-AN-TIME-5 = On saute les héros dont la pierre du temps est sur la case Lever du soleil ; les autres continuent.
rule-AN-TIME-6 = Quand toutes les pierres du temps y sont, vient le lever du soleil ; ensuite, chacun dispose de nouveau de 7 heures et de 3 heures supplémentaires.
rule-AN-TIME-7 = Un héros qui n’a plus d’heure utilisable ne finit pas sa journée automatiquement : sa pierre du temps va sur la case Lever du soleil au plus tard à son prochain tour.

## Tour de jeu

rule-AN-TURN-1 = On joue dans le sens des aiguilles d’une montre. À son tour, un héros choisit une seule sorte d’action : se déplacer, combattre, conduire le prince ou les soldats nains (s’ils sont en jeu), ou passer. On ne peut jamais se déplacer et combattre dans le même tour.
rule-AN-TURN-2 = Coûts : se déplacer, 1 heure par case ; combattre, 1 heure par tour de combat pour chaque participant ; conduire le prince, 1 heure pour 4 cases au plus ; passer, 1 heure.
rule-AN-TURN-3 = Passer est fait pour le héros qui ne veut ou ne peut faire aucune des autres actions.
rule-AN-TURN-4 = On peut consacrer à l’action choisie autant d’heures qu’il en reste ; ensuite, c’est au héros suivant, dans le sens des aiguilles d’une montre.
rule-AN-TURN-5 = On peut finir sa journée au lieu d’agir, ou juste après son action.

## Actions gratuites

rule-AN-FREE-1 = Ces actions ne coûtent pas d’heure. Sur le plateau : retourner un jeton brouillard et vider un puits. Avec l’or et les objets : en prendre ou en déposer sur sa case, en échanger avec les héros de la même case, et utiliser un objet. Dans le commerce : acheter des points de force ou des objets à un marchand, ou une potion à la sorcière.
rule-AN-FREE-2 = Les actions gratuites sont permises à tout moment, même quand ce n’est pas le tour du héros.
rule-AN-FREE-3 = Un héros dont la pierre du temps est sur la case Lever du soleil ne peut pas faire d’actions gratuites. Dans un échange, cela vaut pour les deux partenaires.
rule-AN-FREE-4 = Il faut se tenir sur la case : on n’achète, ne prend, ne vide et n’active rien en passant. Les objets dont l’effet fait partie d’un déplacement (gourde, herbe) s’utilisent pendant ce déplacement, et on peut laisser un paysan en chemin.
rule-AN-FREE-5 = Rien ne change de mains pendant un tour de combat ; entre deux tours de combat, les héros d’une même case peuvent faire des échanges. Les objets qui agissent dans le combat (potion, herbe, heaume, bouclier, arc) s’utilisent au moment qui leur est propre.
rule-AN-FREE-6 = Un héros qui se tient sur une case où un jeton vient d’être posé peut le prendre aussitôt, même hors de son tour.
rule-AN-FREE-7 = Un bouclier peut annuler une carte Événement même si la pierre du temps de son porteur est sur la case Lever du soleil, comme c’est le cas de toutes au lever du soleil. C’est la seule exception à cette interdiction.
rule-AN-FREE-8 = Les actions gratuites faites avant l’action choisie appartiennent au même tour et ne le terminent pas.

## Déplacement

rule-AN-MOVE-1 = Se déplacer coûte 1 heure par case, toujours vers une case adjacente. Les flèches ne concernent que les créatures.
rule-AN-MOVE-2 = Une case peut accueillir autant de héros qu’on veut. On peut traverser une case où se tient une créature, et s’y arrêter.
rule-AN-MOVE-3 = Terminer un déplacement sur un jeton brouillard oblige à l’activer, et l’action s’achève là. Passer dessus n’a aucun effet.
rule-AN-MOVE-4 = Un héros qui termine son déplacement sur un puits peut le vider aussitôt ; chez un marchand, il peut acheter aussitôt.
rule-AN-MOVE-5 = On ne peut franchir le fleuve que par trois ponts : entre les cases 16 et 48 (le pont de corde), entre 46 et 47, entre 38 et 39. Un pont n’est pas une case et ne coûte rien de plus.
rule-AN-MOVE-6 = Les héros ne peuvent pas entrer sur les cases 80 et 83. Les emplacements des boucliers dorés ne sont pas des cases.
rule-AN-MOVE-7 = Une croix rouge sur un pont : ses deux cases ne sont plus adjacentes, ni pour les héros ni pour les créatures.
rule-AN-MOVE-8 = Un héros qui est entré sur une case pendant ce tour ne peut pas y combattre avant son prochain tour ; tous les autres jouent d’abord.
rule-AN-MOVE-9 = Dans un même déplacement, on peut mêler des cases gratuites (gourde, herbe) et des cases payées en heures. Un déplacement peut ne coûter aucune heure.

## Combat

rule-AN-FIGHT-1 = Peut combattre une créature le héros qui est sur sa case ; l’archer, ou un héros muni d’un arc, le peut aussi depuis une case adjacente.
rule-AN-FIGHT-2 = Avant le combat, on note les points de force et de volonté de la créature.
rule-AN-FIGHT-3 = Un tour de combat coûte d’abord une heure à chaque héros engagé. Une heure supplémentaire se paie avant de lancer les dés.
rule-AN-FIGHT-4 = Le héros lance en premier, avec tous ses dés à la fois. L’archer, et celui qui tire à l’arc à distance, les lancent un par un.
rule-AN-FIGHT-5 = Valeur de combat du héros : ses points de force plus son dé le plus élevé, plus ce qu’y ajoutent heaume, potion, herbe, prince ou dé noir.
rule-AN-FIGHT-6 = La potion, l’herbe et le dé retourné par le magicien s’annoncent juste après le lancer, avant que la créature lance les siens.
rule-AN-FIGHT-7 = L’archer, et tout héros qui tire à l’arc vers une case adjacente, lance ses dés l’un après l’autre et s’arrête quand il veut, après un dé au moins ; seul le dernier compte. Un autre héros qui a un arc mais se tient sur la case de la créature lance ses dés normalement.
rule-AN-FIGHT-8 = Le joueur assis à gauche du combattant lance tous les dés de la créature ; sa volonté du moment en fixe le nombre. Gors, skrals et trolls ont des dés rouges, les wardraks des dés noirs.
rule-AN-FIGHT-9 = Pour la créature, on compte le dé le plus élevé ou la meilleure somme de dés identiques, selon ce qui est le plus grand. On y ajoute ses points de force : c’est sa valeur de combat.
rule-AN-FIGHT-10 = Le perdant du tour de combat perd autant de points de volonté que la différence. En cas d’égalité, rien ne change. Un archer qui attaque à distance peut perdre de la volonté comme les autres.
rule-AN-FIGHT-11 = S’il reste de la volonté aux deux, un nouveau tour de combat suit aussitôt, sauf si le héros n’a plus d’heure ou quitte le combat.
rule-AN-FIGHT-12 = Une créature sans volonté est vaincue. Le héros prend aussitôt sa récompense, en pièces d’or et en points de volonté à sa guise ; la figurine va sur la case 80, et le Narrateur avance aussitôt d’une lettre.
rule-AN-FIGHT-13 = Un héros sans volonté perd le combat : il perd 1 point de force s’il en a plus de 1, sa volonté remonte à 3, et c’est au joueur suivant.
rule-AN-FIGHT-14 = Si un combat s’achève sans vainqueur, la créature reprend ses forces : le combat suivant repart de ses valeurs imprimées.
rule-AN-FIGHT-15 = Une action de combat ne vise qu’une seule créature ; quand le combat est fini, l’action l’est aussi, et aucun autre combat ne suit dans ce tour.
rule-AN-FIGHT-16 = Les créatures n’engagent jamais le combat.
rule-AN-FIGHT-17 = À chaque tour de combat, le nombre de dés du héros et de la créature se lit de nouveau, d’après leur volonté du moment.

## Combat à plusieurs

rule-AN-GROUP-1 = On peut combattre ensemble quand plusieurs héros sont sur la case de la créature ; l’archer et les porteurs d’arc des cases adjacentes comptent aussi. Le héros dont c’est le tour invite les autres, et chacun est libre d’accepter.
rule-AN-GROUP-2 = À chaque tour de combat, la pierre du temps de tous les participants avance d’une heure. Un héros qui a fini sa journée ou n’a plus d’heure utilisable ne peut pas participer.
rule-AN-GROUP-3 = Valeur de combat du groupe : la force de tous les participants, plus le résultat des dés de chacun, plus, une seule fois, l’aide des alliés. On lance l’un après l’autre : d’abord le héros qui a engagé le combat, puis dans le sens des aiguilles d’une montre.
rule-AN-GROUP-4 = Le magicien doit décider de retourner un dé juste après le lancer concerné, et non après que tous ont lancé.
rule-AN-GROUP-5 = Si le groupe fait moins que la créature, chaque participant perd toute la différence. S’il fait plus, c’est la créature qui la perd.
rule-AN-GROUP-6 = Les vainqueurs partagent librement la récompense, entre les seuls héros présents au dernier tour de combat.
rule-AN-GROUP-7 = Après chaque tour de combat, un héros peut se retirer, même celui qui a engagé le combat ; il ne peut plus revenir dans ce combat. On continue tant qu’il reste un héros. Si celui qui a engagé le combat est parti, le participant suivant à sa gauche lance désormais en premier.
rule-AN-GROUP-8 = Un participant qui tombe à 0 point de volonté perd 1 point de force s’il en a plus de 1, remonte à 3 points de volonté et quitte le combat ; les autres peuvent continuer.
rule-AN-GROUP-9 = Ensuite, c’est au joueur assis à gauche de celui qui a engagé le combat. Les héros invités gardent leur propre prochain tour.
rule-AN-GROUP-10 = Un héros arrivé sur la case pendant l’un de ses tours précédents peut être invité. L’interdiction de combattre en arrivant ne concerne que le tour du héros actif lui-même.

## Créatures

rule-AN-CREAT-1 = Gor : 2 points de force, 4 points de volonté, récompense 2, dés rouges, 16 figurines.
rule-AN-CREAT-2 = Skral : 6 points de force, 6 points de volonté, récompense 4, dés rouges, 5 figurines.
rule-AN-CREAT-3 = Wardrak : 10 points de force, 7 points de volonté, récompense 6, dés noirs, 2 figurines.
rule-AN-CREAT-4 = Troll : 14 points de force, 12 points de volonté, récompense 6, dés rouges, 5 figurines.
rule-AN-CREAT-5 = La volonté de la créature décide de ses dés : jusqu’à 6 points de volonté, 2 dés rouges ou 1 dé noir ; à partir de 7, 3 dés rouges ou 2 dés noirs.
rule-AN-CREAT-6 = Au lever du soleil, chaque créature va sur la case adjacente que montre sa flèche.
rule-AN-CREAT-7 = Ordre : les gors, les skrals, puis les wardraks, les trolls et une seconde fois les wardraks. Dans une même espèce, la créature de la case au plus petit numéro avance d’abord.
rule-AN-CREAT-8 = Une seule créature par case. Si la case visée est occupée par une créature, celle qui avance suit la flèche de cette case, et ainsi de suite jusqu’à la première case libre.
rule-AN-CREAT-9 = Si le chemin est barré (pont détruit, éboulis), la créature reste où elle est ; de même si elle rencontre l’obstacle en étant poussée plus loin.
rule-AN-CREAT-10 = Une nouvelle créature dont la case est déjà occupée par une créature est poussée de la même façon le long des flèches. Les héros ne la gênent pas.
rule-AN-CREAT-11 = Les créatures ne tiennent compte ni du brouillard, ni des puits, ni des autres jetons. Exceptions : les paysans, le parchemin de la Légende 1 et les pierres précieuses des Légendes 4 et 5.
rule-AN-CREAT-12 = Les wardraks avancent donc deux fois par lever du soleil ; pour la seconde fois, on regarde de nouveau lequel est sur la case au plus petit numéro.
rule-AN-CREAT-13 = Une créature qui atteint la case 0 s’introduit dans le château et occupe un bouclier doré.
rule-AN-CREAT-14 = S’il ne reste plus de figurine d’une espèce, on prend l’une de celles qui sont sur la case 80 ; s’il n’y en a pas non plus, on ne pose rien.
rule-AN-CREAT-15 = Une créature qui atteint une sortie quitte le plateau : ni combat, ni récompense, et le Narrateur n’avance pas. Ce qu’elle porte est perdu.

## Lever du soleil

rule-AN-SUN-1 = Lever du soleil, 1re étape : on pioche une carte Événement de la légende et on l’applique.
rule-AN-SUN-2 = Lever du soleil, 2e étape : les gors avancent.
rule-AN-SUN-3 = Lever du soleil, 3e étape : les skrals avancent.
rule-AN-SUN-4 = Lever du soleil, 4e étape : les wardraks avancent.
rule-AN-SUN-5 = Lever du soleil, 5e étape : les trolls avancent.
rule-AN-SUN-6 = Lever du soleil, 6e étape : les wardraks avancent une seconde fois.
rule-AN-SUN-7 = Lever du soleil, 7e étape : les puits vides se remplissent, sauf ceux sur la case desquels se tient un héros.
rule-AN-SUN-8 = Lever du soleil, 8e étape : le Narrateur avance d’une lettre ; s’il y a là une étoile, on lit la carte.
rule-AN-SUN-9 = Au lever du soleil, les faucons utilisés sont de nouveau prêts. Les effets « aujourd’hui » de la veille cessent avant que l’on pioche la carte Événement.
rule-AN-SUN-10 = Si la légende est perdue pendant que les créatures avancent, elle s’achève aussitôt : les étapes suivantes n’ont pas lieu.

## Jetons brouillard

rule-AN-FOG-1 = Un héros qui termine un déplacement sur un jeton brouillard doit le retourner et l’appliquer.
rule-AN-FOG-2 = Il peut donner une carte Événement, de la force ou de la volonté, de l’or de la réserve ou une gourde du tableau d’équipement. Il peut aussi amener la sorcière et sa potion, ou bien un gor surgit sur la case.
rule-AN-FOG-3 = Le jeton est ensuite retiré du jeu.
rule-AN-FOG-4 = Un jeton retourné à la longue-vue reste face visible et n’agit que lorsqu’un héros y termine un déplacement.
rule-AN-FOG-5 = On ne peut pas combattre dans le même tour un gor sorti du brouillard, puisque le héros s’est déplacé.
rule-AN-FOG-6 = S’il y a déjà une créature sur la case, le gor du brouillard est poussé plus loin le long des flèches.
rule-AN-FOG-7 = On applique le jeton brouillard avant d’utiliser ou de prendre autre chose sur la case.

## Puits

rule-AN-WELL-1 = Un héros qui se tient sur un puits plein, ou y termine un déplacement, peut le vider : il gagne 3 points de volonté (5 pour le guerrier), et le jeton est retourné.
rule-AN-WELL-2 = Un puits vide ne donne rien tant qu’il ne s’est pas rempli, au lever du soleil.
rule-AN-WELL-3 = Vider un puits est facultatif et gratuit, même hors de son tour.
rule-AN-WELL-4 = Certains événements retirent un puits pour toujours.

## Marchands

rule-AN-MERCH-1 = Il y a des marchands sur les cases 18, 57 et 71.
rule-AN-MERCH-2 = Un point de force coûte 2 pièces d’or ; on peut en acheter autant qu’on veut, jusqu’à 14. Gourde, bouclier, arc, faucon, heaume et longue-vue coûtent 2 pièces d’or chacun, dans la limite du stock.
rule-AN-MERCH-3 = Sur la case 71, le nain paie 1 pièce d’or par point de force ; pour lui aussi, les objets coûtent 2 pièces d’or.
rule-AN-MERCH-4 = Les marchands ne vendent jamais de potion de la sorcière. Dans la Légende 1, ils ne vendent que des points de force.
rule-AN-MERCH-5 = Acheter n’est pas une action : on peut le faire au début de son tour, puis agir.
rule-AN-MERCH-6 = Si l’objet acheté ne trouve pas de place, il doit en remplacer un autre, qui reste sur la case.

## Sorcière

rule-AN-WITCH-1 = Le héros qui active le jeton brouillard de la sorcière reçoit gratuitement une potion du tableau d’équipement, et la sorcière s’installe sur cette case.
rule-AN-WITCH-2 = À partir de là, tout héros sur la case de la sorcière peut y acheter de la potion.
rule-AN-WITCH-3 = Une potion coûte 3, 4 ou 5 pièces d’or (à 2, 3 ou 4 héros) ; l’archer paie toujours 1 pièce de moins.
rule-AN-WITCH-4 = Si celui qui trouve la sorcière n’a plus de petit emplacement libre, il doit déposer un objet ou laisser la potion sur la case.

## Prince Thorald et soldats nains

rule-AN-ALLY-1 = Le prince Thorald et les soldats nains ne jouent que si la légende les fait venir.
rule-AN-ALLY-2 = Sur la case de la créature attaquée, le prince ajoute 4 points de force à la valeur de combat des héros, une fois pour tout le groupe et non par héros. Peu importe où se tiennent les attaquants.
rule-AN-ALLY-3 = Conduire le prince est une action : 1 heure pour 4 cases au plus. On peut recommencer dans le même tour (2 heures : 8 cases au plus) ; ensuite, c’est au joueur suivant.
rule-AN-ALLY-4 = Le prince ne prend pas de jetons, ne conduit pas de paysans et n’active pas le brouillard. Il emprunte les ponts.
rule-AN-ALLY-5 = Les soldats nains suivent les mêmes règles : 4 points de force, 4 cases par heure. Ensemble, le prince et eux ajoutent 8 points de force.
rule-AN-ALLY-6 = Chaque heure dépensée fait avancer un seul allié ; d’une heure à l’autre, le joueur peut changer d’allié.

## Paysans

rule-AN-FARM-1 = Un héros peut emmener les paysans de sa case en se déplaçant, même ceux qu’il rencontre en chemin, et plusieurs à la fois.
rule-AN-FARM-2 = Un paysan conduit au château (0) est retourné et posé à côté des boucliers dorés : on peut y contenir une créature de plus.
rule-AN-FARM-3 = Un héros peut à tout moment laisser un paysan sur une case.
rule-AN-FARM-4 = Si un héros accompagné de paysans entre sur la case d’une créature, ou si une créature entre sur la case de paysans, tous les paysans qui s’y trouvent sont aussitôt retirés du jeu.
rule-AN-FARM-5 = Ne faire que traverser la case d’une créature compte comme y entrer. Une nouvelle créature qui surgit sur la case d’un paysan le fait perdre, elle aussi.

## Château et boucliers dorés

rule-AN-SHLD-1 = Une créature qui s’introduit dans le château est aussitôt posée sur un bouclier doré libre.
rule-AN-SHLD-2 = Les boucliers dorés ne sont pas des cases : les créatures qui y sont ne peuvent plus être attaquées et n’avancent plus.
rule-AN-SHLD-3 = Nombre de boucliers dorés : 3, 2 ou 1 (à 2, 3 ou 4 héros) ; chaque paysan mis à l’abri en ajoute un.
rule-AN-SHLD-4 = Si une créature s’introduit dans le château alors qu’aucun bouclier doré n’est libre, la légende est aussitôt perdue.
rule-AN-SHLD-5 = Une créature dans le château n’est pas vaincue : elle ne rapporte aucune récompense et ne fait pas avancer le Narrateur.

## Pierres runiques

rule-AN-RUNE-1 = Les pierres runiques occupent un petit emplacement. On peut les retourner à la longue-vue, comme les jetons brouillard.
rule-AN-RUNE-2 = On peut les retourner et les prendre même si une créature est sur la case.
rule-AN-RUNE-3 = Trois pierres de couleurs différentes sur la fiche d’un même héros lui donnent un dé noir. Au combat, il peut le lancer à la place de ses propres dés, tant que les trois pierres restent là.
rule-AN-RUNE-4 = Pour placer les pierres runiques, le dé rouge donne les dizaines et le dé de héros les unités (de 11 à 66). On en place 5 sur 6 ; plusieurs peuvent tomber sur la même case.
rule-AN-RUNE-5 = Les 5 pierres en jeu sont deux d’une couleur, deux d’une autre et une de la dernière : les trois couleurs ne peuvent donc être réunies qu’une seule fois.
rule-AN-RUNE-6 = Le magicien peut aussi retourner un dé noir.

## Herbes médicinales

rule-AN-HERB-1 = Une herbe médicinale occupe un petit emplacement. Son nombre est sa valeur. Elle ne sert qu’une fois, puis elle est retirée du jeu.
rule-AN-HERB-2 = Elle donne, au choix, autant de cases sans dépenser d’heure pendant un déplacement, autant de points de force pour un tour de combat, ou autant de points de volonté.
rule-AN-HERB-3 = On ne peut pas répartir sa valeur entre plusieurs usages. On peut ne pas l’utiliser en entier, mais le reste est perdu.
rule-AN-HERB-4 = On ne peut pas l’utiliser quand sa pierre du temps est sur la case Lever du soleil. On peut la donner comme n’importe quel objet.

## Objets

rule-AN-ITEM-1 = Heaume : le porteur additionne tous les dés identiques de son lancer. Il garde ce total ou son dé le plus élevé, selon ce qui vaut mieux.
rule-AN-ITEM-2 = Le heaume ne sert ni à l’archer, ni à qui tire à l’arc à distance, ni au magicien, qui n’a qu’un dé, ni avec l’unique dé noir.
rule-AN-ITEM-3 = Pour un même lancer, on ne peut pas combiner le heaume et la potion de la sorcière.
rule-AN-ITEM-4 = Potion de la sorcière (petit emplacement) : double un de ses propres dés au combat. Elle sert deux fois, au plus une fois par tour de combat.
rule-AN-ITEM-5 = Bouclier (grand emplacement, sert deux fois) : après un tour de combat, annule la perte de volonté de son porteur, et de lui seul, même dans un combat à plusieurs. Ou bien il annule pour tout le groupe une carte Événement marquée d’un bouclier.
rule-AN-ITEM-6 = Arc (grand emplacement) : permet d’attaquer une case adjacente. On lance alors ses dés un par un, et seul le dernier compte.
rule-AN-ITEM-7 = Faucon (grand emplacement) : une fois par jour, deux héros, où qu’ils soient, échangent autant de petits objets, de heaumes, d’or et de pierres précieuses qu’ils veulent, mais pas de grands objets. Pas pendant un combat. Il se repose ensuite jusqu’au lever du soleil. On ne l’utilise pas si aucun des deux n’a rien de tel.
rule-AN-ITEM-8 = Longue-vue (petit emplacement) : retourne les jetons brouillard et les pierres runiques des cases adjacentes, un seul ou tous, sans les activer. Un héros peut s’en servir même hors de son tour, mais pas au milieu d’un déplacement.
rule-AN-ITEM-9 = Gourde (petit emplacement, sert deux fois) : chaque gorgée donne 1 case de déplacement sans dépenser d’heure. Dans un même déplacement, on peut boire les deux gorgées, et même de plusieurs gourdes.
rule-AN-ITEM-10 = Les gourdes, boucliers et potions épuisés retournent sur le tableau d’équipement.
rule-AN-ITEM-11 = On peut déposer de l’or et des objets sur sa case, en prendre, et en donner aux héros de la même case.
rule-AN-ITEM-12 = Flacon de poison : il n’entre en jeu que dans la Légende 5 et a ses propres règles.
rule-AN-ITEM-13 = En retournant un dé, le magicien peut créer des dés identiques, que le heaume additionne ensuite.

## Or, pierres précieuses, parchemins, éboulis

rule-AN-TREAS-1 = On porte autant d’or et de pierres précieuses qu’on veut.
rule-AN-TREAS-2 = Chez les marchands, une pierre précieuse vaut autant de pièces d’or que son nombre. Dans la Légende 5, elle sert d’appât.
rule-AN-TREAS-3 = Parchemin : petit emplacement. On ne peut le ramasser qu’en se tenant sur sa case, jamais en passant.
rule-AN-TREAS-4 = Un éboulis arrête les héros, les créatures et le faucon. Depuis une case adjacente, un héros peut s’y attaquer avec l’action de combat, 1 heure par essai, seul ou à plusieurs. Une valeur de combat au moins égale au nombre du jeton le retire ; au moins égale à la somme de plusieurs, elle retire ceux-là. Un essai manqué ne coûte pas de volonté.
rule-AN-TREAS-5 = La réserve d’or est illimitée ; on peut à tout moment faire la monnaie.

## Cartes Événement

rule-AN-EVENT-1 = On pioche une carte Événement à chaque lever du soleil et pour chaque jeton brouillard qui en montre une : une seule à la fois, appliquée aussitôt.
rule-AN-EVENT-2 = Pioche d’argent dans la Légende 1 (la carte de départ d’abord) et dans la Légende 4 (sans elle) ; pioche d’or dans les Légendes 2, 3 et 5.
rule-AN-EVENT-3 = Une carte marquée d’un bouclier peut être annulée pour tout le groupe avant de prendre effet : il suffit qu’un héros utilise une fois son bouclier.
rule-AN-EVENT-4 = Une carte sans cette marque ne peut pas être annulée. Sont marqués les événements d’argent 2, 4, 6, 8 et 10 et les événements d’or 2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32 et 33.
rule-AN-EVENT-5 = Un événement agit aussitôt, ou pour « aujourd’hui » (jusqu’au début du prochain lever du soleil), ou bien il attend sur une case jusqu’à ce qu’il ait servi. Si deux cartes valent le même jour, une heure que l’une interdit reste interdite, quel que soit son coût selon l’autre.
rule-AN-EVENT-6 = Un événement ne fait jamais tomber la force en dessous de 1. Un héros qui tombe à 0 point de volonté est traité comme après un combat perdu : 1 point de force de moins s’il en a plus de 1, et 3 points de volonté.
rule-AN-EVENT-7 = Ce que le groupe gagne ou perd ensemble se répartit comme les joueurs le veulent ; personne ne peut descendre en dessous de 0.
rule-AN-EVENT-8 = Si plusieurs héros sont concernés, c’est le rang qui décide, le plus bas ou le plus haut, selon ce que dit la carte.
rule-AN-EVENT-9 = Les cartes qui visent les pierres du temps de la case Lever du soleil touchent tout le monde au lever du soleil. Sorties du brouillard, elles ne touchent que les héros qui ont fini leur journée.
rule-AN-EVENT-10 = Une créature qu’une carte fait avancer suit les règles habituelles : le long de la flèche, plus loin si la case est occupée, sur place si le chemin est barré.
rule-AN-EVENT-11 = Les cartes utilisées sont mises de côté ; quand la pioche est vide, on les mélange pour en former une nouvelle, sans celles qui attendent encore sur une case.

## Difficulté

rule-AN-DIFF-1 = La Légende 1 n’a qu’un niveau. À partir de la Légende 2, certaines cartes existent en version facile (verte) et en version normale (beige) ; le groupe choisit avant la légende et garde la même version jusqu’au bout.
rule-AN-DIFF-2 = Du nombre de héros dépendent les boucliers dorés, le prix de la potion, la force du skral de la tour et ce que l’on peut payer pour éviter certains événements.

## Fin d’une légende

rule-AN-END-1 = La légende est aussitôt perdue si une créature s’introduit dans le château sans bouclier doré libre, ou si une carte Légende le dit. Après la fin, on ne joue plus.
rule-AN-END-2 = Sur la lettre N, la légende est gagnée si tous ses objectifs sont atteints et que le château a tenu ; sinon, elle est perdue.
rule-AN-END-3 = Certains objectifs envoient le Narrateur droit en N ; on ne lit pas les lettres sautées.

## Légende 1

rule-AN-L1-1 = Première partie : les jetons d’introduction sont en place ; le nain commence sur la case 43, le guerrier sur la case 25, l’archer sur la case 53, le magicien sur la case 9. Chacun a 7 heures, sans heures supplémentaires ; il n’y a pas de créatures. À faire : retourner les jetons brouillard, acheter 1 point de force, vider le puits, terminer un déplacement sur la case 0. Cette partie s’achève quand un héros termine un déplacement sur la case 0 ou que toutes les heures sont épuisées.
rule-AN-L1-2 = Seconde partie : il y a des puits sur les cases 5, 35, 45 et 55 et 11 jetons brouillard (sans les gors, la gourde ni la potion). Aucun n’est sous un héros, et quatre cercles de votre choix restent vides. La journée s’ouvre par un lever du soleil complet : carte de départ, avancée des gors, puits, Narrateur en B.
rule-AN-L1-3 = Carte de départ : des gors surgissent sur les cases 16, 22, 23 et 24, même là où se tiennent des héros.
rule-AN-L1-4 = Carte B1 : chaque héros gagne 1 point de force, le groupe reçoit 4 pièces d’or, et on peut acheter des points de force sur les cases 18, 57 et 71. Carte B2 : désormais, à son tour, on se déplace ou on combat ; avant elle, on ne combat pas. Un héros présent au château commence la journée.
rule-AN-L1-5 = Carte C : des gors surgissent sur les cases 8, 15, 43, 48 et 53. Carte D : à partir de là, on perd si une créature entre au château sans bouclier doré libre, et les héros peuvent combattre ensemble. Carte F : un skral surgit sur la case 32.
rule-AN-L1-6 = Carte H1 : le pont de corde entre les cases 16 et 48 est détruit, et une créature sur la case 48 reste sur place. Le parchemin est sur la case 5 et doit être porté sur la case 57 ; dès qu’il y est, le Narrateur va aussitôt en N.
rule-AN-L1-7 = Carte H2 : des gors surgissent sur les cases 19, 36 et 56, des skrals sur les cases 54 et 64. Si le parchemin ou son porteur se trouve un jour sur la case d’une créature, ne serait-ce qu’en passant, la légende est aussitôt perdue.
rule-AN-L1-8 = Lettre N : la légende est gagnée si le parchemin est sur la case 57 et que le château a tenu.
rule-AN-L1-9 = Recommencer après une défaite : chacun a 1 point de force et 7 points de volonté. Le héros de plus bas rang commence sur la case 0, sa pierre du temps sur le coq. Les autres commencent sur la case qui porte le numéro de leur rang. On reprend à la mise en place de la seconde partie.

## Légende 2

rule-AN-L2-1 = Carte A3 : chaque héros commence sur la case qui porte le numéro de son rang ; des gors surgissent sur les cases 8, 20, 21, 26 et 48, un skral sur la case 19. Paysans : sur les cases 24 et 36 en difficulté facile, seulement sur la case 24 en difficulté normale.
rule-AN-L2-2 = Carte A5 : un dé fixe la lettre de la carte des pierres runiques : 1 B, 2 D, 3 E, 4 ou 5 F, 6 H. Chaque héros a 2 points de force ; le groupe reçoit 5 pièces d’or et 2 gourdes ; les objets sont en vente. Le héros de plus bas rang commence.
rule-AN-L2-3 = Carte C1 : la tour et son skral se dressent sur la case 50 plus un dé de héros (de 51 à 56) ; une créature qui s’y trouve est retirée. Les héros peuvent y entrer. Le skral n’avance jamais, et les autres créatures sautent sa case le long de la flèche. Il a 6 points de volonté ; à 2, 3 ou 4 héros, 10, 20 ou 30 points de force en difficulté facile, 20, 30 ou 40 en difficulté normale. Un paysan est posé sur la case 28. Dès que ce skral est vaincu, le Narrateur va en N.
rule-AN-L2-4 = Carte C2 : des gors surgissent sur les cases 27 et 31, un skral sur la case 29 ; le prince Thorald arrive sur la case 72.
rule-AN-L2-5 = Carte G : le prince quitte le plateau ; des wardraks surgissent sur les cases 26 et 27.
rule-AN-L2-6 = Carte des pierres runiques, difficulté facile : un gor sur la case 43, un skral sur la case 39 et cinq pierres runiques. Difficulté normale : des gors sur les cases 32 et 43, un skral sur la case 39, et les pierres seulement si la sorcière a été trouvée ; sinon, il n’y en a pas.
rule-AN-L2-7 = Carte de la sorcière, lue quand on retourne son jeton brouillard : celui qui la trouve reçoit une potion, et elle s’installe sur la case. Un dé place l’herbe médicinale : sur 1 ou 2, case 37 ; sur 3 ou 4, case 67 ; sur 5 ou 6, case 61. Un gor y surgit avec elle et l’emporte en avançant ; il faut le vaincre avant de pouvoir la prendre.
rule-AN-L2-8 = Lettre N : la légende est gagnée si l’herbe est sur la case 0, que le skral de la tour est vaincu et que le château a tenu.
rule-AN-L2-9 = La créature retirée pour faire place à la tour ne rapporte aucune récompense et ne fait pas avancer le Narrateur ; ce qu’elle portait reste sur la case. Un héros qui s’y trouve peut le prendre sans vaincre d’abord le skral de la tour.
rule-AN-L2-10 = Le skral de la tour rapporte une récompense de 4, comme tout skral.

## Mine

rule-AN-MINE-1 = La face Mine du plateau a les cases 0 à 71 et la case 80, reliées par 99 chemins ; les cases 72 et 81 à 84 n’existent pas ici. Les créatures vaincues vont sur la case 80, où personne ne peut entrer.
rule-AN-MINE-2 = La partie forêt comprend les cases 41, 43 à 47, 49 à 63, 65 et 70 ; toutes les autres forment la partie mine. On ne passe de l’une à l’autre que par la porte de la case 69, reliée aux cases 50 et 51. La roche sépare les cases 27 et 41, 37 et 53, 41 et 42, 42 et 56, 53 et 67.
rule-AN-MINE-3 = Les flèches de la partie forêt et des cases 69 et 29 mènent à la case 63, celles de toutes les autres cases de la partie mine à la case 0. Les cases 0 et 63 n’ont pas de flèche.
rule-AN-MINE-4 = Le côté de la sortie comprend les cases 0 à 10, 31 à 33, 48, 64 et 71. Deux passages seulement y mènent : le pont suspendu entre les cases 33 et 34, et le lac de la case 11, relié aux cases 7 et 9.
rule-AN-MINE-5 = Un héros qui entre sur la case 11 doit y terminer son déplacement et pioche aussitôt une carte Lac secret, à chaque fois. On ne pioche rien en quittant la case, ni pour les créatures et les autres figurines.
rule-AN-MINE-6 = Les bouches de feu sont sur les cases 10, 20 et 30. De chacune, le feu suit les flèches. Le premier passe par les cases 10, 5, 4, 3, 2 et 0. Le deuxième passe par les cases 20, 19, 18, 16, 15 et 14, le troisième par les cases 30, 23, 22, 16, 15 et 14.
rule-AN-MINE-7 = Jet de feu : on lance l’un après l’autre un dé rouge pour chacune des bouches des cases 10, 20 et 30. Chaque jet couvre, à partir de la bouche, autant de cases que l’indique son dé, et tout héros qui s’y trouve perd autant de points de volonté, même s’il a fini sa journée. Les créatures, les pierres précieuses et les autres objets n’en souffrent pas.
rule-AN-MINE-8 = Un héros touché par deux jets à la fois ne perd que la valeur la plus haute, donc jamais plus de 6. Un bouclier, utilisé une fois, protège son porteur de tout le feu ; on l’annonce après le lancer des dés.
rule-AN-MINE-9 = Il y a des puits sur les cases 8, 39, 55 et 66, des marchands sur les cases 65 et 71 ; sur la case 71, le nain paie 1 pièce d’or par point de force. Les marchands acceptent les pierres précieuses comme de l’or ; une pierre dépensée est retirée du jeu.
rule-AN-MINE-10 = Les éboulis de la case 68 ferment l’armurerie de la case 27. Personne ne peut entrer sur une case d’éboulis ; une créature dont ils barrent le chemin reste où elle est.
rule-AN-MINE-11 = Le lever du soleil sur cette face : feu, gors, skrals, wardraks, trolls, de nouveau les wardraks, puits, Narrateur. On ne pioche pas de carte Événement.
rule-AN-MINE-12 = Pour les cartes Événement, la « forêt » est la partie forêt. Les cases 0 à 9, la case 26 et le puits de la case 55 sont ceux de cette face, et il n’y a pas de rive. Les onze cartes d’argent s’appliquent telles quelles.
rule-AN-MINE-13 = Cette face n’a ni château ni boucliers dorés.

## Jetons créature

rule-AN-TOKEN-1 = Jeton créature : des gors surgissent sur les cases 15 et 26.
rule-AN-TOKEN-2 = Jeton créature : un gor surgit sur la case 21, un troll sur la case 23.
rule-AN-TOKEN-3 = Jeton créature : un skral surgit sur la case 48 ; on pose 2 pièces d’or sur la case 50.
rule-AN-TOKEN-4 = Jeton créature : un gor surgit sur la case 43, un skral sur la case 42.
rule-AN-TOKEN-5 = Jeton créature : un gor surgit sur la case 41, un skral sur la case 32.
rule-AN-TOKEN-6 = Jeton créature : un gor surgit sur la case 50, un wardrak sur la case 51.
rule-AN-TOKEN-7 = Jeton créature : un wardrak surgit sur la case 67.
rule-AN-TOKEN-8 = Jeton créature : on pose une herbe médicinale, face cachée, sur la case 61.
rule-AN-TOKEN-9 = Jeton créature : chaque gor des cases 16 à 36 avance aussitôt de 1 case le long de sa flèche.
rule-AN-TOKEN-10 = Jeton créature : le skral de la case au plus petit numéro avance de 1 case le long de sa flèche.
rule-AN-TOKEN-11 = Jeton créature : le troll de la case au plus grand numéro avance de 1 case le long de sa flèche.
rule-AN-TOKEN-12 = Jeton créature : un troll surgit sur la case 37.
rule-AN-TOKEN-13 = Jeton créature : un gor surgit sur la case 28, un troll sur la case 69.
rule-AN-TOKEN-14 = Jeton créature : des gors surgissent sur les cases 12 et 56.
rule-AN-TOKEN-15 = Jeton créature : un skral surgit sur la case 34.
rule-AN-TOKEN-16 = Les jetons créature sont mélangés face cachée. Pour en appliquer un, on le pioche, on le montre, on fait aussitôt ce qu’il dit et on le retire du jeu.
rule-AN-TOKEN-17 = Quand des jetons vont sur la piste des légendes, un dé de héros fixe la lettre de chacun : 1, B ; 2, D ; 3, E ; 4 ou 5, F ; 6, H. Une lettre en reçoit deux au plus ; sinon, on relance. Quand le Narrateur y arrive, on les applique l’un après l’autre, avant toute carte de cette lettre.
rule-AN-TOKEN-18 = Si la case est occupée par une créature, la nouvelle est poussée plus loin le long des flèches. Si aucune créature de l’espèce à avancer n’est sur le plateau, il ne se passe rien. Les créatures qui n’avancent jamais ne sont pas non plus déplacées par les jetons.
rule-AN-TOKEN-19 = S’il manque une figurine, on en prend une sur la case 80 ; s’il n’y en a pas non plus, on ne pose rien. Tous les jetons ensemble demandent 9 gors, 4 skrals, 3 trolls et 2 wardraks.

## Légende 3

rule-AN-L3-1 = La Légende 3 se joue sur la face Château, avec la mise en place habituelle et les cartes Événement d’or. Chaque héros a 3 points de force et 7 points de volonté et commence sur la case qui porte le numéro de son rang.
rule-AN-L3-2 = Au début, il y a un gor sur la case 9 et un troll sur la case 30. Un paysan est posé sur la case 24 et, en difficulté facile, un autre sur la case 36.
rule-AN-L3-3 = Les destins viennent avant les jetons créature ; chacun est appliqué dès qu’il est distribué.
rule-AN-L3-4 = L’un des quatre adversaires finaux est tiré au sort ; personne ne voit lequel.
rule-AN-L3-5 = Jetons créature appliqués à la mise en place, à 2, 3 ou 4 héros : 2, 2 ou 1. Cinq autres vont ensuite sur la piste des légendes.
rule-AN-L3-6 = Le groupe reçoit 6 pièces d’or en difficulté normale, 8 en difficulté facile, et 2 gourdes. Les objets sont en vente dès le début.
rule-AN-L3-7 = La carte C apporte cinq des six pierres runiques. Si le destin du mangeur de runes est en jeu, la sixième est déjà réservée pour la case 60.
rule-AN-L3-8 = Le prince Thorald est là de la lettre D à la lettre I : la carte D l’amène sur la case 72. En I, il quitte le plateau, et un gor surgit sur la case 46 ; en difficulté normale, un skral surgit aussi sur la case 54.
rule-AN-L3-9 = Dès que tous les destins sont réglés (accomplis ou, en difficulté facile, manqués), la carte Magie noire est révélée et appliquée aussitôt, même au milieu d’un tour. Pendant un tour de combat, on attend qu’il soit fini.
rule-AN-L3-10 = Chaque destin accompli affaiblit l’adversaire final : à 2, 3 ou 4 héros, il perd 4, 3 ou 2 points de force ; le Miroir perd à la place 2 points de volonté. C’est fixé quand la carte est révélée.
rule-AN-L3-11 = Quand l’adversaire final est vaincu (pour les Jumeaux, le second), le Narrateur va aussitôt en N. En N, la légende est gagnée si cela est fait et que le château a tenu.
rule-AN-L3-12 = Si le Narrateur atteint N avant cela, la légende est perdue, même si des destins sont encore ouverts et que personne n’a vu l’adversaire.
rule-AN-L3-13 = Le Miroir, un gor ensorcelé, surgit selon le dé : sur 1 ou 2, case 27 ; sur 3 ou 4, case 43 ; sur 5 ou 6, case 51. Sa force est celle de tous les héros du tour de combat, sans les herbes, les alliés ni d’autre aide. Il a 12, 16 ou 16 points de volonté à 2, 3 ou 4 héros, moins 2 par destin accompli. Il lance un dé noir par héros du tour de combat, un de moins mais au moins un en difficulté facile, et additionne les dés identiques. Il avance comme un gor, et s’il entre sur la case 0, la légende est perdue.
rule-AN-L3-14 = Varkur, le mage noir, surgit selon le dé : sur 1 ou 2, case 30 ; sur 3 ou 4, case 39 ; sur 5 ou 6, case 53. Une créature qui s’y trouve est retirée. À 2, 3 ou 4 héros, il a 20, 30 ou 40 points de force (facile : 14, 24 ou 34), moins 4, 3 ou 2 par destin accompli. Il a 10, 12 ou 12 points de volonté, et 2 dés noirs à partir de 7 points de volonté, sinon 1. Il n’avance jamais, et les créatures sautent sa case. À chaque lever du soleil, après l’avancée des créatures, un gor surgit sur la case que montre sa flèche, plus loin si elle est occupée.
rule-AN-L3-15 = Les Jumeaux sont deux wardraks. Ceux du plateau le deviennent là où ils sont ; ceux qui manquent surgissent sur la case 65, puis sur la case 66. À 2, 3 ou 4 héros, chacun a 18, 27 ou 36 points de force (facile : 12, 21 ou 30), moins 4, 3 ou 2 par destin accompli. Chacun a 7 points de volonté, et 2 dés noirs à partir de 7 points de volonté, sinon 1. Ils avancent comme des wardraks, deux fois, et si l’un entre sur la case 0, la légende est perdue. Le premier vaincu rapporte la récompense de 6 et fait avancer le Narrateur comme d’habitude. Dès lors, l’autre gagne pour de bon 4, 6 ou 8 points de force au début de chaque lever du soleil.
rule-AN-L3-16 = Urgat, le chef de la horde, est un troll. Il surgit selon le dé : sur 1 ou 2, case 31 ; sur 3 ou 4, case 44 ; sur 5 ou 6, case 52. À 2, 3 ou 4 héros, il a 20, 28 ou 36 points de force (facile : 14, 22 ou 30), moins 4, 3 ou 2 par destin accompli. Il gagne 1, 2 ou 2 pour chaque autre créature du plateau, même si elle n’avance jamais, mais pas pour celles des boucliers dorés ni de la case 80. Il a 12 points de volonté, et 3 dés rouges à partir de 7 points de volonté, sinon 2. Il avance comme un troll, et s’il entre sur la case 0, la légende est perdue.
rule-AN-L3-17 = Le château se défend comme toujours. Mais si un adversaire final entre sur la case 0, la légende est aussitôt perdue, même s’il reste des boucliers dorés libres.
rule-AN-L3-18 = Ni les événements ni les jetons créature ne déplacent les adversaires finaux, le poison ne leur fait rien, et ils ne rapportent de récompense que si leur règle le dit.

## Destins

rule-AN-FATE-1 = L’Ancienne Alliance, pour tous : apportez deux pierres runiques sur la case 71, posées là ou portées par des héros présents ; les pierres viennent avec la carte C. Récompense : les soldats nains sur la case 71 jusqu’à la fin de la légende. Ce destin ne peut pas être manqué.
rule-AN-FATE-2 = La Promesse à la guérisseuse, pour tous : à la distribution, une herbe médicinale est posée face visible sur la case 40, 53 ou 65 (dé 1 ou 2, 3 ou 4, 5 ou 6). Le détenteur retourne ensuite deux jetons brouillard. Apportez une herbe et une potion de la sorcière, même entamée, sur la case 0. Récompense : 8 points de volonté pour le groupe. Ce destin est manqué quand il n’y a plus d’herbe en jeu.
rule-AN-FATE-3 = Le Serment du berger, pour tous : à la distribution, un paysan est posé sur la case 64. Conduisez un paysan sur la case 69, 70, 81, 82 ou 84. Récompense : 3 points de force pour le héros qui y parvient.
rule-AN-FATE-4 = Deux sans aide, pour le seul détenteur : à la distribution, il gagne 1 point de force, et des gors surgissent sur les cases 22 et 33. Il doit vaincre deux créatures sans aucune aide (aucun autre héros au combat, aucun allié sur la case) avant que le Narrateur n’atteigne F. Récompense : 2 points de force ; si F vient d’abord, c’est manqué.
rule-AN-FATE-5 = La Noce, pour tous : à la distribution, un paysan est posé sur la case 28. Conduisez un paysan sur la case 57 ; aucune créature ne doit s’y trouver. Récompense : 4 pièces d’or et une gourde pour le groupe.
rule-AN-FATE-6 = Le Mangeur de runes : à la distribution, un gor qui n’avance jamais surgit sur la case 60. Il a 6 points de force, 6 points de volonté et toujours 1 dé noir. Il faut le vaincre avec le détenteur au combat. Récompense : les 2 points habituels, et la sixième pierre runique sur la case 60. Ce destin ne peut pas être manqué.
rule-AN-FATE-7 = Le Péage : à la distribution, le troll de la case au plus grand numéro va sur la case 57 et y reste. S’il n’y en a pas, un nouveau surgit. Une créature de la case 57 est retirée. Il faut vaincre le troll avec le détenteur au combat. Récompense : les 6 points habituels, et un objet au choix du détenteur, mais pas de potion. Sans emplacement libre, il est posé sur la case du détenteur. Ce destin ne peut pas être manqué.
rule-AN-FATE-8 = Les Lettres de l’Arbre, pour tous : à la distribution, deux des six parchemins sont posés face visible sur la case 57. Déposez chacun sur la case dont il porte le numéro : 7, 8, 10, 11, 14 ou 17. Récompense : la carte Magie noire est révélée tout de suite, mais n’agit que lorsque tous les destins sont réglés, et le groupe reçoit 2 pièces d’or ; ce destin ne peut pas être manqué.
rule-AN-FATE-9 = La Longue Veille, pour le seul détenteur : il doit être sur la case 17 au début de trois levers du soleil. Récompense : le prochain jeton créature de la piste des légendes est retiré sans être vu ; s’il n’y en a plus, 3 pièces d’or. Ce destin ne peut pas être manqué.
rule-AN-FATE-10 = Vieilles Dettes, pour le seul détenteur : il paie 8 pièces d’or sur la case 72, 6 en difficulté facile. Récompense : 1 point de force pour chaque héros. Ce destin ne peut pas être manqué.
rule-AN-FATE-11 = Chaque héros reçoit un destin, le héros de plus haut rang d’abord, face visible pour tous. Les autres sont retirés du jeu.
rule-AN-FATE-12 = Un destin est accompli dès que sa condition est remplie, même hors de son tour. On rend ce qu’il demandait : pierres, herbe, parchemins, or et paysan sont retirés du jeu, une potion retourne sur le tableau d’équipement. On prend aussitôt la récompense, et la carte est retournée.
rule-AN-FATE-13 = « Pour tous » : chaque héros peut le faire, en tout ou en partie ; une récompense pour un héros va à celui qui l’achève. « Pour le seul détenteur » : personne d’autre ne peut le faire. « Seulement avec le détenteur au combat » : personne ne combat cette créature sans lui ; s’il se retire, le combat est fini et la créature se remet.
rule-AN-FATE-14 = Un destin qui ne peut plus être accompli est manqué. En difficulté normale, la légende est aussitôt perdue ; en difficulté facile, il compte comme réglé, mais n’affaiblit pas l’adversaire final.
rule-AN-FATE-15 = Les créatures que des destins fixent sur les cases 60 et 57 n’avancent jamais, ni au lever du soleil, ni par un jeton, un événement ou une carte. Les autres sautent leur case le long de la flèche, et les nouvelles sont poussées plus loin. Les héros peuvent y entrer, la traverser, et acheter sur la case 57.
rule-AN-FATE-16 = N’importe quel paysan convient pour le Serment du berger et pour la Noce. L’un de ces destins est manqué quand il y a moins de paysans sur le plateau, seuls ou conduits par des héros, que de tels destins ouverts. Un paysan devenu bouclier doré ne compte plus.

## Légende 4

rule-AN-L4-1 = La Légende 4 se joue sur la face Mine avec les cartes Événement d’argent, sans la carte de départ. Les 11 pierres précieuses sont posées face cachée sur les cases 0, 2, 3, 4, 6, 13, 14, 16, 19, 22 et 23. Les dés décident où poser 5 pierres runiques et 2 herbes. 4 des 8 jetons éboulis sont posés face visible sur la case 68. Il y a sur la case 27 un heaume, un bouclier, un arc et une gourde, sur la case 40 un bouclier, sur les cases 42 et 48 2 pièces d’or chacune. Sur la case 6, il y a un magot de 4, 6 ou 8 pièces d’or à 2, 3 ou 4 héros. Les marchands vendent comme d’habitude.
rule-AN-L4-2 = Une pierre précieuse est retournée par un héros qui se tient sur sa case ou utilise une longue-vue. La prendre est une action gratuite pour un héros qui s’y tient.
rule-AN-L4-3 = Les gardes : des gors sur les cases 3, 13 et 22, un skral sur la case 16, un troll sur la case 6. En difficulté normale, il y a aussi un skral sur la case 33. À partir de 3 héros, il y a un gor sur la case 34 ; à 4, un autre sur la case 28. Une créature placée au départ sur une pierre précieuse ne la retire pas.
rule-AN-L4-4 = Les héros commencent sur la case 70 avec 2 points de force et 7 points de volonté ; le groupe reçoit 4, 6 ou 8 pièces d’or à 2, 3 ou 4 héros. Le jeton N est posé, côté vert visible, en N en difficulté facile et en L en difficulté normale ; le héros de plus bas rang commence.
rule-AN-L4-5 = La légende s’achève quand le Narrateur et le jeton N atteignent la même lettre ou se croisent ; on lit alors la carte N.
rule-AN-L4-6 = Avant l’alarme, les créatures de la partie mine n’avancent pas au lever du soleil. Celles de la partie forêt, les gors du brouillard, avancent dès le début.
rule-AN-L4-7 = Dans la partie mine, l’alarme est donnée quand un héros entre sur la case d’une créature, même en passant. Elle est donnée aussi quand une créature entre ou surgit sur la case d’un héros. Une attaque à distance la donne si la cible n’est pas vaincue au premier tour de combat, et ce combat est alors fini. Une créature vaincue à distance au premier tour de combat ne donne pas l’alarme, même si plusieurs héros tirent ensemble.
rule-AN-L4-8 = L’alarme retourne le jeton N sur son côté rouge ; en difficulté normale, un skral surgit sur la case 20. Dès lors, les créatures avancent au lever du soleil et on combat comme d’habitude.
rule-AN-L4-9 = Une créature qui entre sur la case 0 ou 63 est retirée du jeu, sans récompense et sans faire avancer le Narrateur. Le jeton N recule aussitôt d’une lettre.
rule-AN-L4-10 = Une créature qui arrive ou qu’on pose sur une case avec une pierre précieuse retire la pierre du jeu.
rule-AN-L4-11 = On ne peut prendre ni les pierres précieuses ni l’or sur la case d’une créature. Les pierres runiques, si.
rule-AN-L4-12 = Quand la première pierre précieuse est prise, on révèle la carte Feu. Dès lors, il y a un jet de feu après chaque pierre prise et au début de chaque lever du soleil.
rule-AN-L4-13 = Un héros qui tombe à 0 point de volonté, quelle qu’en soit la cause, est éliminé ; son or, ses pierres précieuses, ses objets et le reste demeurent sur la case. Les autres continuent, et le trésor à réunir ne change pas. Quand il n’y a plus de héros, la légende est perdue.
rule-AN-L4-14 = Un héros qui entre dans le Lac secret pioche une de ses cartes.
rule-AN-L4-15 = Sur la case 0, un héros peut remettre de l’or et des pierres précieuses au prince Hallgard par une action gratuite. Ils sont retirés du jeu et comptent pour leur valeur.
rule-AN-L4-16 = La légende est gagnée dès que le trésor remis vaut assez : à 2, 3 ou 4 héros, 30, 38 ou 46 en difficulté normale, 26, 34 ou 42 en difficulté facile.
rule-AN-L4-17 = Les cartes Événement ne viennent que du brouillard. Combats et récompenses sont comme d’habitude, et chaque créature vaincue fait avancer le Narrateur.
rule-AN-L4-18 = Ce qui se trouve dans l’armurerie de la case 27 et dans la salle de la case 40 est gratuit pour tout héros présent.
rule-AN-L4-19 = Carte E : un gor surgit sur la case 25, même si des héros s’y tiennent ; l’alarme est alors donnée.
rule-AN-L4-20 = Carte G : le plafond s’effondre. Un dé décide où deux jetons éboulis sont posés face visible : sur 1 ou 2, case 15 ; sur 3 ou 4, case 36 ; sur 5 ou 6, case 5. Une créature qui s’y trouve est retirée sans récompense et sans faire avancer le Narrateur. Les héros vont sur une case adjacente de leur choix. Les objets restent sous les éboulis, qui barrent aussi le chemin aux créatures.
rule-AN-L4-21 = La carte I donne l’alarme si ce n’est pas déjà fait ; en difficulté normale, un wardrak surgit aussi sur la case 30.
rule-AN-L4-22 = Une créature poussée plus loin peut franchir plusieurs cases en un seul lever du soleil. Seule la pierre précieuse de la case où elle s’arrête est perdue, pas celles des cases qu’elle a sautées.

## Lac secret

rule-AN-LAKE-1 = Étreinte glacée : vous perdez 3 points de volonté. Marque de bouclier.
rule-AN-LAKE-2 = L’Appel des profondeurs : lancez un dé de héros ; vous perdez autant de points de volonté. Marque de bouclier.
rule-AN-LAKE-3 = Algues : au choix, vous perdez 3 points de volonté, s’il vous en reste au moins 1, ou votre journée finit maintenant.
rule-AN-LAKE-4 = La Dîme du lac : rendez une pierre précieuse de votre choix. Si vous n’en avez pas, il ne se passe rien.
rule-AN-LAKE-5 = À la dérive : vous êtes emporté sur la case 9, ce qui compte comme y entrer.
rule-AN-LAKE-6 = Pierres de gué : vous pouvez vous déplacer aussitôt de 1 case sans dépenser d’heure.
rule-AN-LAKE-7 = Mousse luisante : vous gagnez 2 points de volonté, ou 4 si vous en avez 6 ou moins.
rule-AN-LAKE-8 = Bourse engloutie : vous recevez 2 pièces d’or.
rule-AN-LAKE-9 = L’Outre du passeur : vous recevez une gourde.
rule-AN-LAKE-10 = Écho : la créature de la case au plus petit numéro de la partie mine avance de 1 case le long de sa flèche, même avant l’alarme. Marque de bouclier.
rule-AN-LAKE-11 = Un héros qui entre sur la case 11 pioche une carte avant toute autre chose. Les cartes utilisées sont mises de côté ; quand la pioche est vide, on les mélange pour en former une nouvelle.
rule-AN-LAKE-12 = Une carte avec la marque de bouclier peut être annulée par le héros qui la pioche, s’il utilise une fois son propre bouclier.
rule-AN-LAKE-13 = Un héros qui tombe à 0 point de volonté dans le lac est éliminé, comme partout dans cette légende.

## Légende 5

rule-AN-L5-1 = Les héros commencent sur la case 71 avec 7 points de force (facile : 8) et 12 points de volonté. Le groupe reçoit 9 pièces d’or (facile : 12) et, à 2, 3 ou 4 héros, 3, 4 ou 5 pierres précieuses tirées au sort. Les pierres servent ici d’appâts et non d’argent. Au château se tiennent un skral et un gor, un skral et 2 gors, ou 2 skrals et 2 gors (facile : 2 gors, 2 gors, ou un skral et 2 gors). Des gors sont sur les cases 22 et 47 et, en difficulté normale à 2 ou 3 héros, un skral sur la case 34. Des paysans sont sur les cases 24, 36 et 64 (facile : aussi 40). Le dragon est sur la case 84, et trois des six vols sont posés face cachée en C, F et I.
rule-AN-L5-2 = Tant que des créatures tiennent la case 0, ni les héros, ni les paysans, ni le prince, ni les soldats nains ne peuvent y entrer. Le nombre de créatures y est illimité, et elles ne suivent pas de flèche.
rule-AN-L5-3 = Les créatures du château ne peuvent être attaquées qu’à distance, par l’archer ou un porteur d’arc, depuis la case 1, 2, 4, 5, 6, 7 ou 11. Les attaquants choisissent la créature ; récompense, case 80 et Narrateur comme d’habitude.
rule-AN-L5-4 = Une créature qui atteint la case 0 tant qu’elle est occupée rejoint les autres. Les boucliers dorés ne servent pas.
rule-AN-L5-5 = Quand il n’y a plus de créature sur la case 0, qu’elle soit vaincue, empoisonnée ou attirée ailleurs, le château est libre : aussitôt ou, au lever du soleil, après l’avancée de toutes les créatures. Chaque héros gagne 3 points de volonté, cinq pierres runiques sont placées selon les dés, et une herbe médicinale est posée sur la case 0.
rule-AN-L5-6 = Dès lors, les boucliers dorés servent comme toujours : 3, 2 ou 1 à 2, 3 ou 4 héros, et un de plus par paysan. Le château ne peut plus être occupé.
rule-AN-L5-7 = À la fin d’un déplacement, un héros peut poser gratuitement une pierre précieuse face visible sur sa case, mais pas sur celle d’une créature ni sur la case 0, 80, 83 ou 84. Tout héros qui s’y tient peut la reprendre.
rule-AN-L5-8 = Au lever du soleil, une créature voisine d’une pierre précieuse va vers elle au lieu de suivre sa flèche, dans l’ordre habituel. Celles du château comptent comme étant sur la case 0, donc les premières de leur espèce. La pierre la plus précieuse attire, à valeur égale celle de la case au plus petit numéro, mais jamais là où se trouve une créature ou le dragon. La pierre est retirée du jeu. Les wardraks peuvent être attirés dans leurs deux avancées.
rule-AN-L5-9 = Une pierre précieuse est retirée du jeu quand une créature surgit sur sa case, y est poussée ou y arrive en suivant sa flèche. Le gardien du prince et le dragon ne se laissent pas attirer.
rule-AN-L5-10 = Un paysan aide là où un héros termine un déplacement avec lui. Case 71 : il est à l’abri, et les héros ajoutent 2 à chaque tour de combat contre le dragon, où qu’il soit. Case 17 : il rebâtit la tour de guet, une fois ; case 0 : quand le château est libre, un bouclier doré comme d’habitude.
rule-AN-L5-11 = Les paysans se perdent comme d’habitude, et aussi sur une case où le dragon se pose.
rule-AN-L5-12 = Tour de guet de la case 17 : chaque héros qui s’y tient a 2 points de force de plus dans tout combat, même à distance.
rule-AN-L5-13 = Le premier jeton brouillard avec un gor amène le gardien du prince captif : il n’avance pas, et les autres créatures sautent sa case. Quand il est vaincu ou empoisonné, le prince est libre sur cette case et suit les règles habituelles. Le second de ces jetons amène un gor ordinaire.
rule-AN-L5-14 = Dès qu’un paysan est à l’abri, un héros sur la case 71 peut réveiller les soldats nains, une fois et gratuitement, mais pas tant que le dragon est sur la case 43. On applique deux jetons créature (facile : un seul), puis les soldats nains sont sur la case 71.
rule-AN-L5-15 = Carte D : Garz arrive sur la case 18, 72 ou 28 (dé 1 ou 2, 3 ou 4, 5 ou 6). Il vend un flacon de poison à un héros sur sa case, pour 3, 4 ou 5 pièces d’or à 2, 3 ou 4 héros. Il reste jusqu’à ce qu’il soit vendu, même si le lieu a brûlé ou est fermé.
rule-AN-L5-16 = Sorcière, potion, cartes Événement et brouillard suivent les règles habituelles.
rule-AN-L5-17 = En C, F et I, on applique le vol qui s’y trouve, et le dragon se pose. Avec le deuxième surgissent des gors sur les cases 43 et 26 et, à partir de 3 héros, un skral sur la case 52. Avec le troisième surgit un wardrak sur la case 27 (normale) ou un troll sur la case 66 (facile). Si le dragon est vaincu, les vols n’amènent plus que ces créatures.
rule-AN-L5-18 = Le Pont du marché : le dragon va sur la case 39. Le pont entre les cases 38 et 39 est détruit ; les héros sur la case 38 perdent 3 points de volonté.
rule-AN-L5-19 = L’Arbre des Chants : le dragon va sur la case 57. Le marchand y est fermé pour toujours ; les héros dans le Bois de la Vigilance perdent 2 points de volonté.
rule-AN-L5-20 = La Chasse à la sorcière : le dragon va sur la case de la sorcière. Elle est retirée du jeu, sauf si un héros présent, choisi par le groupe, paie 4 points de volonté pour la cacher. Si elle n’a pas été trouvée, le dragon va sur la case au plus grand numéro qui a encore du brouillard ; le brouillard de cette case et des cases adjacentes est retourné.
rule-AN-L5-21 = Champs en feu : le dragon va sur la case 28. Les paysans des cases 18, 28, 29, 36, 38 et 72 sont retirés du jeu ; ceux que conduit un héros restent si ce héros paie 2 points de volonté.
rule-AN-L5-22 = Le Sang du roi : le dragon va sur la case du prince libéré, qui est retiré du jeu si aucun héros n’est avec lui. Si le prince n’est pas libre ou s’il est au château, le dragon va sur la case 72, et le héros de plus bas rang retourne deux jetons brouillard.
rule-AN-L5-23 = Devant la porte : le dragon va sur la case 43. Tant qu’il y est, le marchand de la case 71 est fermé et on ne peut pas réveiller les soldats nains ; on atteint toujours la case 71 par la case 43.
rule-AN-L5-24 = Carte K : le dragon se pose sur la case 13, 14, 16, 18, 36 ou 6, selon un dé de 1 à 6.
rule-AN-L5-25 = Quand le dragon est vaincu et le château libre, le Narrateur va aussitôt en N ; la légende est gagnée si le château a tenu.
rule-AN-L5-26 = Si le Narrateur atteint N avant cela, la légende est perdue : le dragon entre au château, ou des créatures le tiennent encore.
rule-AN-L5-27 = Certains événements font avancer un certain gor ou une certaine créature, d’autres renforcent de 1 chaque créature. Aucun ne touche les créatures du château, le gardien du prince ni le dragon.

## Dragon

rule-AN-DRAGON-1 = Le dragon a 30, 44 ou 58 points de force à 2, 3 ou 4 héros, aucun point de volonté, et trois dés noirs, dont on additionne les identiques. Ses cinq cartes Combat forment une pile mélangée.
rule-AN-DRAGON-2 = Le dragon n’avance jamais au lever du soleil, seulement par des cartes. Les créatures sautent sa case ; les nouvelles sont poussées plus loin.
rule-AN-DRAGON-3 = Poison, appâts, événements et jetons créature n’ont pas d’effet sur le dragon.
rule-AN-DRAGON-4 = Là où le dragon se pose, une créature est retirée du jeu, sans récompense et sans faire avancer le Narrateur. Chaque héros présent perd 3 points de volonté mais en garde au moins 1, et les paysans sont retirés du jeu. Pierres précieuses, brouillard et autres objets restent.
rule-AN-DRAGON-5 = Une fois qu’il a quitté la case 84, on peut attaquer le dragon où qu’il soit : depuis sa case, et depuis les cases adjacentes pour l’archer et les porteurs d’arc.
rule-AN-DRAGON-6 = À la première attaque de la légende : si le prince est libre et sur le plateau, il chevauche contre le Héraut noir, et les deux sont retirés du jeu. Sinon, le héraut reste, et le dragon a 2, 3 ou 4 points de force de plus à 2, 3 ou 4 héros jusqu’à la fin de la légende.
rule-AN-DRAGON-7 = Valeur de combat du dragon : force et dés, plus le héraut, plus 2 par créature dans le château encore occupé, moins 2 par carte Combat retirée. Celle des héros est comme d’habitude, avec quelques ajouts. Les soldats nains sur la case du dragon ajoutent 4. Chaque paysan à l’abri sur la case 71 ajoute 2, tout comme chaque héros qui combat depuis la tour de guet.
rule-AN-DRAGON-8 = Si la valeur de combat des héros est plus haute, la première carte Combat de la pile est retirée du jeu sans être lue. Sinon, même à égalité, on la lit, on l’applique et on la glisse sous la pile. Personne ne perd de volonté autrement.
rule-AN-DRAGON-9 = Une carte Combat avec la marque de bouclier est annulée pour tous les participants si l’un d’eux utilise une fois son bouclier. Elle va quand même sous la pile.
rule-AN-DRAGON-10 = Quand la troisième carte Combat est retirée, le dragon est vaincu. Il quitte le plateau et ne va pas sur la case 80 ; il n’y a pas de récompense, et le Narrateur n’avance pas.
rule-AN-DRAGON-11 = Chaque tour de combat coûte 1 heure à chaque participant. On peut interrompre le combat et le reprendre à un tour suivant ou un autre jour : les cartes retirées le restent, la pile garde son ordre, et le dragon ne se remet pas.
rule-AN-DRAGON-12 = Un héros qui tombe à 0 point de volonté est traité comme dans tout combat. Il perd 1 point de force s’il en a plus de 1, remonte à 3 points de volonté et quitte ce combat.
rule-AN-DRAGON-13 = Le dé noir des pierres runiques est le quatrième ; le dragon lance les trois autres.
rule-AN-DRAGON-14 = Souffle de feu : chaque participant perd 3 points de volonté. Marque de bouclier.
rule-AN-DRAGON-15 = La Queue : chaque participant sur la case du dragon perd 4 points de volonté ; ceux des cases adjacentes ne perdent rien. Marque de bouclier.
rule-AN-DRAGON-16 = Tempête d’ailes : la pierre du temps de chaque participant avance de 1 heure. Les heures supplémentaires se paient ; un héros qui ne peut pas payer finit sa journée.
rule-AN-DRAGON-17 = Griffes : le participant qui a le plus de force, à égalité celui de plus bas rang, perd 1 point de force et 2 points de volonté. Marque de bouclier.
rule-AN-DRAGON-18 = Il s’élève : le dragon va 1 case plus loin le long de sa flèche, mais jamais sur la case 0 ; sur une case voisine de la case 0, il reste. Le combat est fini. Marque de bouclier.

## Poison

rule-AN-POISON-1 = Il y a un seul flacon de poison ; il occupe un petit emplacement et sert deux fois. Les marchands n’en vendent jamais ; dans la Légende 5, seul Garz en a.
rule-AN-POISON-2 = Un participant au combat utilise le poison juste après son propre lancer, avant que la créature lance, au plus une fois par tour de combat.
rule-AN-POISON-3 = Si la valeur de combat des héros est plus haute à ce tour de combat, la créature tombe aussitôt à 0 point de volonté. Il n’y a pas de récompense, la figurine est retirée du jeu au lieu d’aller sur la case 80, et le Narrateur n’avance pas.
rule-AN-POISON-4 = Si elle n’est pas plus haute, la dose est perdue, et le tour de combat compte comme d’habitude.
rule-AN-POISON-5 = Une créature empoisonnée a disparu : le château peut ainsi devenir libre, et le gardien du prince tomber.
rule-AN-POISON-6 = On ne peut pas utiliser le poison contre le dragon ni contre un adversaire final.
rule-AN-POISON-7 = On peut donner le poison, le déposer et l’envoyer par faucon comme tout petit objet. Une fois vide, le flacon est retiré du jeu.

## Nos réponses aux points de règle ambigus

rule-AN-OPEN-1 = La pierre du temps d’un héros sans heure utilisable va sur la case Lever du soleil à son prochain tour, ou dès la fin de son action si le joueur le souhaite. D’ici là, les actions gratuites lui restent permises.
rule-AN-OPEN-2 = Tomber à 0 point de volonté hors d’un combat, par exemple à cause d’un événement, est traité comme un combat perdu. Un héros qui a plus de 1 point de force en perd 1, et il remonte à 3 points de volonté. Entre deux tours de combat, le héros est hors de ce combat. Ce que l’on paie de son plein gré, pour une heure supplémentaire ou pour éviter un événement, doit laisser au moins 1 point de volonté.
rule-AN-OPEN-3 = Au lever du soleil aussi, un bouclier peut annuler une carte Événement : voir AN-FREE-7.
rule-AN-OPEN-4 = Dé noir : le 6 est à l’opposé du 10 et le 8 à l’opposé du 12, voir AN-HERO-9.
rule-AN-OPEN-5 = Le skral de la tour rapporte la récompense habituelle de 4 : voir AN-L2-10.
rule-AN-OPEN-6 = S’il ne reste plus de figurine d’une espèce, on en prend une sur la case 80 ; sinon, on ne pose rien. Ce que la créature devait porter reste sur la case.
rule-AN-OPEN-7 = Case occupée par une créature : celle qui avance est poussée plus loin. Chemin barré (pont détruit, éboulis) : elle reste où elle est. Une créature poussée qui rencontre un chemin barré reste sur sa case de départ. Une nouvelle créature qui, poussée plus loin, rencontre un obstacle, n’arrive pas.
rule-AN-OPEN-8 = Le magicien peut retourner son dé, puis le doubler avec la potion, dans cet ordre (1, puis 6, puis 12). Seuls le heaume et la potion ne se combinent pas.
rule-AN-OPEN-9 = Le magicien peut retourner un dé au milieu des lancers d’un archer, juste après ce dé. Si l’archer lance ensuite un autre dé, le pouvoir est dépensé pour ce tour de combat.
rule-AN-OPEN-10 = On choisit avant chaque lancer entre le dé noir et ses propres dés. Pour l’archer, ou avec un arc, le dé noir se lance une seule fois.
rule-AN-OPEN-11 = Activer un jeton brouillard comme action gratuite ne concerne que le héros qui s’y tient sans y avoir terminé un déplacement, parce qu’une carte l’y a placé, lui ou le jeton. À la fin d’un déplacement, c’est obligatoire.
rule-AN-OPEN-12 = Même sans heure restante, un héros peut avancer sur des cases gratuites (gourde, herbe) tant que sa pierre du temps n’est pas sur la case Lever du soleil.
rule-AN-OPEN-13 = On peut emmener un paysan rencontré en chemin, alors qu’on ne peut pas ramasser de jetons en passant. Le paysan est à l’abri dès qu’on entre sur la case 0, même en passant.
rule-AN-OPEN-14 = Dans un même tour, l’archer ne peut pas combattre une seconde créature adjacente.
rule-AN-OPEN-15 = Pour une créature, les dés identiques ne s’additionnent que si leur somme dépasse le dé le plus élevé ; sinon, c’est ce dé qui compte.
rule-AN-OPEN-16 = Ce que le groupe paie pour éviter un événement, et ce qu’il perd ensemble, se répartit d’un commun accord. Le héros dont c’est le tour répond pour le groupe ; quand tous ont fini leur journée, c’est celui de plus bas rang.
rule-AN-OPEN-17 = Un marchand rend la monnaie sur une pierre précieuse ; pour sa valeur, voir AN-TREAS-2. On dépense d’abord l’or, puis les pierres précieuses les moins chères ; un achat qui en coûte l’annonce avant.
rule-AN-OPEN-18 = Le faucon ne peut rien échanger avec un héros qui a fini sa journée.
rule-AN-OPEN-19 = Dans un même tour, on peut conduire les deux alliés, mais un seul par heure dépensée.
rule-AN-OPEN-20 = Le jeton brouillard d’une case passe en premier : voir AN-FOG-7.
rule-AN-OPEN-21 = Quand le Narrateur saute en N, les cartes intermédiaires ne sont pas lues. Si une créature vaincue l’amène exactement en N, on prend d’abord la récompense, puis la légende s’achève.
rule-AN-OPEN-22 = Pour les événements d’or 4, 5 et 12, la numérotation n’est pas certaine ; leurs effets le sont.
rule-AN-OPEN-23 = Les cartes Événement utilisées sont mélangées pour former une nouvelle pioche : voir AN-EVENT-11.
rule-AN-OPEN-24 = Les six valeurs 7, 8, 10, 11, 14 et 17 sont celles des six parchemins. Elles ne servent pas dans les légendes jouables ici.
rule-AN-OPEN-25 = Si le gor qui porte l’herbe médicinale (Légende 2) entre au château, l’herbe est retirée du jeu, ce que signale le journal, et la légende ne peut plus être gagnée.
rule-AN-OPEN-26 = Des héros ou des alliés sur une case n’empêchent jamais une créature d’y entrer ; il ne se passe rien, ni pour eux ni pour elle.
rule-AN-OPEN-27 = Une carte qui attend sur une case agit aussitôt si un héros s’y trouve déjà. Un héros qui ne fait que passer est considéré comme y entrant.
rule-AN-OPEN-28 = Un héros ne peut pas utiliser son bouclier deux fois dans le même tour de combat : une fois suffit.
rule-AN-OPEN-29 = Les événements d’or 24 et 31 ont le même effet ; les deux sont dans la pioche.
rule-AN-OPEN-30 = Dans la Légende 1, avant la carte D, une créature qui atteint la case 0 occupe un bouclier doré comme d’habitude ; si aucun n’est libre, elle est retirée. Ce n’est qu’à partir de la carte D que la légende peut être perdue ainsi.
rule-AN-OPEN-31 = Un faucon relie deux héros s’il existe entre eux un chemin de cases voisines sans éboulis. Un pont détruit ne l’arrête pas, ni un éboulis sur la case de l’un des deux.
rule-AN-OPEN-32 = Un paysan qu’une carte pose sur la case d’une créature est aussitôt perdu. On ne pose que les herbes et les pierres runiques qui restent ; s’il n’y a plus d’herbe, la créature qui devait la porter vient sans elle.
rule-AN-OPEN-33 = Si le Narrateur avance de plusieurs lettres, il va de lettre en lettre : ce que dit l’une s’applique avant qu’il passe à la suivante.
rule-AN-OPEN-34 = Un paysan qui suit un héros dont la journée est finie peut être repris par un autre héros sur la même case, même au milieu d’un déplacement. Un héros encore éveillé doit d’abord laisser le paysan sur la case.
rule-AN-OPEN-35 = Si la créature de la case la plus élevée ne se déplace jamais, comme le skral de la tour, la carte vise la plus élevée de celles qui se déplacent. S’il n’y en a pas, rien ne se passe et il n’y a rien à payer.
rule-AN-OPEN-36 = Un héros qui se trouve là où une carte propose un achat et qui refuse n’est interrogé à nouveau que lorsqu’il entre encore sur cette case. La carte attend jusqu’à ce que quelqu’un accepte.
rule-AN-OPEN-37 = Une carte Événement ne vend que des objets pour lesquels un emplacement est libre. On ne peut rien laisser à la place pendant qu’une carte est appliquée.
rule-AN-OPEN-38 = Après un combat perdu aussi, le héros peut finir sa journée, comme après toute autre action.
rule-AN-OPEN-39 = Trois pierres runiques remplissent les trois petits emplacements : le dé noir ne va donc jamais avec la potion de la sorcière, une herbe, une gourde, une longue-vue ou un parchemin.
rule-AN-OPEN-40 = Si une carte de la légende est lue quand la potion de la sorcière est trouvée dans le brouillard, cette carte vient d’abord ; ensuite le héros reçoit la potion et la sorcière apparaît.
rule-AN-OPEN-41 = Si une créature laisse le choix entre plusieurs récompenses, ceux qui ont combattu au dernier tour de combat en choisissent une et la répartissent pièce par pièce.
rule-AN-OPEN-42 = Une légende ou une boîte peut permettre aux héros quelque chose de plus à un endroit donné, contre un prix. Si cela ne coûte pas d’heure, c’est une action gratuite ; si cela coûte des heures, c’est l’action de ce tour.
rule-AN-OPEN-43 = Une légende peut fermer des cases aux héros ou aux créatures pour un temps, ou dire que le déplacement d’un héros s’y termine. Qui se trouve sur une case fermée peut la quitter.
rule-AN-OPEN-44 = Les pas qu’offre une carte se font aussitôt, même hors de son tour. Ils ne coûtent pas d’heure et on peut y renoncer ; entrer et s’arrêter comptent comme dans un déplacement, mais ce n’est pas une action.
rule-AN-OPEN-45 = Un combat qu’une carte interrompt n’a pas de vainqueur : la créature reprend ses forces et l’action est terminée. Une créature déjà vaincue le reste.
rule-AN-OPEN-46 = Une heure que prend une carte fait avancer la pierre du temps. Les heures supplémentaires se paient comme d’habitude ; le héros qui n’a plus d’heure finit sa journée.
