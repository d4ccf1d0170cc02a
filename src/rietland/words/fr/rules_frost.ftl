# Les règles du Froid éternel en mots simples : un texte pour chaque règle.

## Matériel

rule-FE-COMP-1 = 1 plateau recto verso : la face Château (château : case 0, créatures vaincues : case 80) et la face Village (village de toile : case 401, créatures vaincues : case 400).
rule-FE-COMP-2 = 71 grandes cartes Légende pour 4 légendes, 1 grande carte de mise en place, 1 livret d’introduction (utile seulement pour la légende 1) et 1 Narrateur.
rule-FE-COMP-3 = 16 dés : 4 bleus pour le guerrier, 3 verts pour le gardien du feu, 3 jaunes pour le nain, 1 violet pour le magicien, 3 rouges pour les créatures et 2 grands dés noirs pour plus tard.
rule-FE-COMP-4 = 9 disques (2 par couleur de héros, 1 rouge) et 7 cubes (1 par couleur de héros, 1 rouge, 2 noirs). Une table numérique s’en passe.
rule-FE-COMP-5 = 40 socles : 27 rouges, 4 gris, 2 de chaque autre couleur (bleu, vert, violet, jaune), 1 noir. Ils portent 8 héros, 27 créatures et 5 autres figurines. Une table numérique s’en passe.
rule-FE-COMP-6 = 4 fiches de héros, avec chacune un héros et une héroïne : guerrier (Thorn, Mairen), gardien du feu (Teyan, Tenaya), magicien (Liphardus, Eara), nain (Kram, Bait). Le choix ne change rien au jeu.
rule-FE-COMP-7 = 10 gors, 7 wargors, 4 buffles des steppes et 4 trolls à fourrure : 25 des 27 figurines de créatures. Et aussi Shron, Tuavahr, la Myrk, Takota, Tranuk, le grand guerrier yetohe, la Silhouette, le volpin et le Narrateur.
rule-FE-COMP-8 = 24 jetons neige : 6 tempêtes de neige, 3 bois de chauffage, 2 fois −2 points de volonté, 2 baies bleues, 2 fleurs de sang rouges, 2 racines blanches, 1 tablette du griffon, 1 tablette de la bête du lac, 1 tablette du buffle, 2 fois +1 point de force, 2 pierres précieuses.
rule-FE-COMP-9 = 13 jetons glace : 3 tempêtes de neige, 2 fois +1 point de force, 2 fois −2 points de volonté, 2 fois −3 points de volonté, 1 pierre précieuse, 1 lame d’Askimar, 1 gourde, 1 heaume de cavalier.
rule-FE-COMP-10 = 16 objets : 1 Carlion, 2 lames d’Askimar, 1 faucon, 5 gourdes, 2 longues-vues, 3 bois de chauffage, 2 heaumes de cavalier.
rule-FE-COMP-11 = 7 plantes magiques (2 bleues, 2 blanches, 2 rouges, 1 noire), 3 tablettes de pierre (buffle, bête du lac, griffon), 2 Iquar, 3 pierres précieuses, 6 jetons feu (allumé d’un côté, éteint de l’autre), 8 étoiles, 3 marqueurs Objectif, 1 pierre hivernale, 1 jeton Froid éternel, 1 jeton de passage secret, 1 croix rouge.

## Généralités

rule-FE-GEN-1 = Tous jouent ensemble contre le jeu, avec 2 à 4 héros. Il y a quatre légendes, chacune avec ses cartes. La légende 1 sert d’introduction et a son propre livret à la place de la carte de mise en place.
rule-FE-GEN-2 = À partir de la légende 2, on suit la carte de mise en place, puis on lit la carte A1, qui peut ajouter du matériel et des règles. Les règles des légendes précédentes ne servent plus.
rule-FE-GEN-3 = Il y a toujours un lieu à défendre : le château, puis, dès la Légende 2, le village de toile.
rule-FE-GEN-4 = Tous les autres objectifs doivent être atteints avant que le Narrateur n’arrive sur N ; sinon la légende est perdue. La partie s’arrête quand le Narrateur est sur N.
rule-FE-GEN-5 = Le Narrateur commence sur A. On ne lit une carte que sur une lettre avec une étoile.
rule-FE-GEN-6 = Le Narrateur avance de 1 lettre à chaque lever du soleil, et de 1 lettre chaque fois qu’une créature est vaincue.
rule-FE-GEN-7 = Ce qui n’existe que dans le jeu de base ne peut pas servir ici. Il n’y a ni or ni rien qu’il achète, ni puits, ni sorcière, ni cartes Événement, ni destins. Il n’y a pas non plus de boucliers, d’arcs, de breuvage, de poison, de pierres runiques, d’éboulis ni de dragon.
rule-FE-GEN-8 = Ce qu’une carte donne au groupe ou lui prend, vous le répartissez comme vous voulez ; personne ne descend sous 0. Si vous n’êtes pas d’accord, le héros de plus bas rang décide. Une carte qui désigne un héros par son rang le choisit parmi ceux dont elle parle.
rule-FE-GEN-9 = Une carte vaut aussitôt, pour la journée, ou attend sur une case qu’un héros y entre. Ce qui s’offre sur une case contre un prix est une action libre, sauf s’il coûte des heures. Les pas qu’une carte offre ne prennent pas d’heure et se font aussitôt.

## Fiches de héros

rule-FE-HERO-1 = Chaque héros commence chaque légende avec 1 point de force et 7 points de volonté.
rule-FE-HERO-2 = Les points de volonté fixent le nombre de dés ; les lignes commencent à 7 et à 14. Le guerrier a 2 dés avec 6 points de volonté, 3 avec 7 et au plus 4. Le nain en a 2 avec 9 et au plus 3. Le gardien du feu en a au plus 3 ; le magicien en a toujours 1.
rule-FE-HERO-3 = Un emplacement contient un objet. La bourse contient autant de pierres précieuses et de plantes magiques qu’on veut, et rien d’autre.
rule-FE-HERO-4 = Rangs : nain 7 (le plus petit), guerrier 14, magicien 34, gardien du feu 60 (le plus grand).
rule-FE-HERO-5 = Gardien du feu : peut utiliser du bois de chauffage pour placer un jeton feu sur sa propre fiche. Il agit comme un feu du plateau.
rule-FE-HERO-6 = Guerrier : un feu allumé donne 2 points de force en combat au lieu de 1.
rule-FE-HERO-7 = Magicien : une fois par tour de combat, juste après un lancer, peut retourner un dé sur sa face opposée (les faces opposées font 7). Dans un combat de groupe, ce peut être le dé d’un autre héros.
rule-FE-HERO-8 = La règle ne dit pas ce que le nain sait faire dans ce jeu sans or. Ici, il marchande.
rule-FE-HERO-9 = Le gardien du feu a 2 dés jusqu’à 13 points de volonté, et 3 dés de 14 à 20. Le feu de sa fiche s’éteint à chaque lever du soleil, mais son jeton y reste.
rule-FE-HERO-10 = Nain : une fois par jour, après un troc, il peut prendre un objet de plus chez le même marchand sans rien donner pour cela, mais pas celui qu’il vient de donner.
rule-FE-HERO-11 = Un héros a de 1 à 14 points de force et au plus 20 points de volonté. Tout gain au-delà est perdu.
rule-FE-HERO-12 = Une fiche a 3 petits emplacements, 1 grand et 1 pour un heaume, plus la bourse. Petits : gourde, longue-vue, bois de chauffage, tablettes. Grands : lame d’Askimar, faucon, pierre hivernale, Carlion. Un héros qui gagne un objet sans emplacement libre le laisse sur la case ou y dépose autre chose.
rule-FE-HERO-13 = Les tablettes ne peuvent pas être troquées. Le faucon les porte, car elles sont petites.

## Temps

rule-FE-TIME-1 = Chaque héros a 7 heures par jour et jusqu’à 3 heures supplémentaires.
rule-FE-TIME-2 = Chaque heure supplémentaire coûte 2 points de volonté. Elle n’est permise que s’il en reste au moins 1.
rule-FE-TIME-3 = À son tour, on peut finir la journée quand on veut ; les heures restantes sont perdues et la pierre du temps va sur la case Lever du soleil. La première va sur le coq : ce héros commence la journée suivante.
rule-FE-TIME-4 = On passe les héros qui ont fini leur journée ; les autres continuent. Les héros peuvent décider ensemble de finir tôt.
rule-FE-TIME-5 = Quand toutes les pierres du temps sont sur la case Lever du soleil, le soleil se lève ; puis chacun a de nouveau 7 heures et 3 heures supplémentaires.
rule-FE-TIME-6 = Si le jeton Froid éternel couvre une heure, personne ne peut utiliser cette heure ni les suivantes, heures supplémentaires comprises.

## Un tour

rule-FE-TURN-1 = On joue dans le sens des aiguilles d’une montre. À son tour, on choisit une sorte d’action : se déplacer, combattre, passer, ou conduire Tranuk ou le volpin s’ils sont en jeu. On y dépense autant d’heures qu’on veut ; puis c’est au héros suivant.
rule-FE-TURN-2 = Coûts : déplacement, 1 heure par case ; combat, 1 heure par tour de combat pour chaque héros engagé ; passer, 1 heure.
rule-FE-TURN-3 = Quand chacun a joué, le premier héros rejoue, jusqu’à ce que tous aient fini leur journée.

## Se déplacer

rule-FE-MOVE-1 = On se déplace d’autant de cases qu’on a d’heures. Les héros ignorent les flèches.
rule-FE-MOVE-2 = Si un déplacement finit sur un jeton neige, il faut le révéler et l’appliquer aussitôt. En passant, il ne se passe rien.
rule-FE-MOVE-3 = Les cases 0 (château) et 401 (village de toile) comptent comme des cases ordinaires. On ne peut franchir la rivière que par les ponts ; un pont n’est pas une case et ne coûte pas d’heure.
rule-FE-MOVE-4 = Il peut y avoir autant de héros qu’on veut sur une case. Aucun héros n’entre sur les places de défense.
rule-FE-MOVE-5 = On peut traverser une case avec une créature et s’y arrêter.
rule-FE-MOVE-6 = Seul un héros avec au moins 14 points de volonté peut entrer dans la Grande Grotte (case 414).
rule-FE-MOVE-7 = Le lac a ses propres règles : voir Lac et glace.

## Combattre

rule-FE-FIGHT-1 = On ne peut combattre qu’une créature de sa propre case, jamais à distance. Un héros qui vient d’arriver attend son prochain tour.
rule-FE-FIGHT-2 = Au début de chaque tour de combat, la pierre du temps du héros avance de 1 heure.
rule-FE-FIGHT-3 = Le héros lance d’abord tous ses dés à la fois ; seul le plus fort compte. Valeur de combat : ce dé, plus les points de force, plus ce qu’ajoutent un feu et un allié.
rule-FE-FIGHT-4 = Puis on lance les dés de la créature ; ses points de volonté en fixent le nombre. On compte le dé le plus fort ou la somme des dés égaux, le meilleur des résultats, et on ajoute sa force.
rule-FE-FIGHT-5 = Le camp qui a la plus petite valeur de combat perd la différence en points de volonté. En cas d’égalité, rien ne change.
rule-FE-FIGHT-6 = S’il reste des points de volonté aux deux camps, un autre tour peut suivre aussitôt, jusqu’à ce que le héros s’arrête ou n’ait plus d’heure.
rule-FE-FIGHT-7 = Une créature sans points de volonté est vaincue, et le héros prend la récompense. La figurine va sur la case 80 ou, sur la face Village, sur la case 400, et le Narrateur avance aussitôt de 1 lettre.
rule-FE-FIGHT-8 = Un gor laisse une récompense fixe. Pour un wargor, un buffle des steppes ou un troll à fourrure, les vainqueurs choisissent entre points de volonté et points de force ; un wargor laisse 4 points de volonté ou 1 point de force.
rule-FE-FIGHT-9 = Un héros sans points de volonté perd le combat : il perd 1 point de force s’il en a plus de 1, remonte à 3 points de volonté, et c’est au joueur suivant.
rule-FE-FIGHT-10 = Si un combat finit sans vainqueur, la créature retrouve toute sa force et tous ses points de volonté.

## Combats de groupe

rule-FE-GROUP-1 = Seul le héros dont c’est le tour peut inviter des héros de la même case. Chaque héros engagé paie 1 heure par tour de combat.
rule-FE-GROUP-2 = Valeur de combat du groupe : les points de force de tous les héros engagés, plus l’aide des alliés, plus le dé le plus fort de chaque héros. Ce que le feu donne à un héros compte dans sa force. L’attaquant lance d’abord, puis les autres à leur tour.
rule-FE-GROUP-3 = Si la valeur de combat du groupe est inférieure à celle de la créature, chaque héros engagé perd toute la différence.
rule-FE-GROUP-4 = Le magicien décide juste après chaque lancer s’il retourne un dé, pas une fois que tous ont lancé.
rule-FE-GROUP-5 = Aucun objet ne peut changer de mains pendant un tour de combat ; entre les tours, les héros d’une même case peuvent en échanger.
rule-FE-GROUP-6 = Après le premier tour, tout héros peut quitter le combat, même l’attaquant ; il ne paie plus d’heures et ne revient pas. Le combat continue tant qu’il reste un héros. Si l’attaquant est parti, le héros engagé suivant à sa gauche commence le tour.
rule-FE-GROUP-7 = Un héros sans heures ou sans points de volonté sort du combat et n’y revient pas. À 0 point de volonté, il perd 1 point de force s’il en a plus de 1 et remonte à 3 points de volonté. Les autres peuvent continuer.
rule-FE-GROUP-8 = La récompense se partage librement entre les héros présents au dernier tour ; un seul point de force va à un seul héros.
rule-FE-GROUP-9 = Ensuite, c’est au héros placé à gauche de l’attaquant.
rule-FE-GROUP-10 = Deux cubes noirs indiquent la force du groupe, l’un les dizaines, l’autre les unités. Ici, la table compte.

## Passer

rule-FE-PASS-1 = Passer coûte 1 heure.

## Actions gratuites

rule-FE-FREE-1 = Les actions gratuites ne coûtent pas d’heure et sont permises à tout moment, même hors de son tour, tant que la pierre du temps du héros n’est pas sur la case Lever du soleil.
rule-FE-FREE-2 = Sont gratuits : révéler un jeton neige, faire un feu, prendre ou déposer des objets sur sa case, en échanger avec les héros de la même case, utiliser des objets, troquer chez un marchand.
rule-FE-FREE-3 = Les tablettes, les baies bleues et l’épine de nuit n’attendent rien. On peut aussi les utiliser au milieu de son propre déplacement. Un combattant qui n’a plus d’heure peut encore le faire avant de quitter le combat. Pour toutes les autres actions gratuites, il faut s’être arrêté.

## Créatures

rule-FE-CREAT-1 = Les créatures ne révèlent pas de jetons et ne commencent jamais un combat.
rule-FE-CREAT-2 = Une créature suit sa flèche vers la case adjacente. Il n’y a qu’une créature par case : si elle est prise, la créature continue le long des flèches jusqu’à la première case libre.
rule-FE-CREAT-3 = Une nouvelle créature dont la case est prise par une créature est poussée de même le long des flèches.
rule-FE-CREAT-4 = Dans une même espèce, la créature sur la case du plus petit numéro se déplace d’abord.
rule-FE-CREAT-5 = Les quatre espèces ont des dés rouges. Un wargor a 2 de force, et 2 dés avec 6 points de volonté. Un troll à fourrure a 12 de force, et 3 dés tant qu’il a au moins 14 points de volonté, sinon 2.
rule-FE-CREAT-6 = Les créatures ne vont jamais sur le lac ni sur une case sans flèche, même pour une pierre précieuse ; le château et le village de toile font exception.
rule-FE-CREAT-7 = Gor : force 2, volonté 4, récompense 2 points de volonté, 10 figurines, un déplacement à chaque lever du soleil.
rule-FE-CREAT-8 = Wargor : force 2, volonté 6, récompense 4 points de volonté ou 1 point de force, 7 figurines, deux déplacements à chaque lever du soleil.
rule-FE-CREAT-9 = Buffle des steppes : force 7, volonté 10, récompense 6 points de volonté ou 2 points de force, 4 figurines, un déplacement à chaque lever du soleil.
rule-FE-CREAT-10 = Troll à fourrure : force 12, volonté 14, récompense 8 points de volonté ou 3 points de force, 4 figurines, un déplacement à chaque lever du soleil.
rule-FE-CREAT-11 = Jusqu’à 13 points de volonté, une créature a deux dés rouges, de 14 à 20 trois. Un adversaire aux dés noirs en a un jusqu’à 6 points de volonté et deux de 7 à 20, sauf si sa carte dit autre chose. Un dé noir montre 6, 6, 8, 10, 10 et 12 ; 6 est opposé à 10, et 8 à 12.
rule-FE-CREAT-12 = Une récompense de plusieurs points de force peut se partager point par point.
rule-FE-CREAT-13 = S’il ne reste plus de figurine d’une espèce, la créature n’apparaît pas, et rien ne change dans la grotte.
rule-FE-CREAT-14 = Les adversaires qui ont un nom comptent comme créatures en combat, pour le Narrateur et pour la limite d’une créature par case. Ils se déplacent après les trolls à fourrure, dans l’ordre de leur arrivée, sauf si leur carte dit autre chose. Les pierres précieuses n’attirent que Corne-brisée et, dans la légende 1, la Myrk.
rule-FE-CREAT-15 = Un adversaire apaisé est retiré du plateau : pas de récompense, et le Narrateur n’avance pas.

## Château et village de toile

rule-FE-DEF-1 = Une créature qui atteint le château (case 0) ou le village de toile (case 401) va aussitôt sur une place de défense libre.
rule-FE-DEF-2 = Le nombre de héros fixe celui des places de défense : avec 4 héros, le château en a 1.
rule-FE-DEF-3 = On ne peut pas combattre une créature sur une place de défense. S’il en faut une et qu’aucune n’est libre, la légende est aussitôt perdue.
rule-FE-DEF-4 = Chaque Iquar sauvé ajoute 1 place de défense au village de toile.
rule-FE-DEF-5 = Des cartes peuvent ajouter des places de défense ; elles servent en dernier.

## Lever du soleil

rule-FE-SUN-1 = Lever du soleil : les gors se déplacent.
rule-FE-SUN-2 = Lever du soleil : puis les wargors se déplacent.
rule-FE-SUN-3 = Lever du soleil : puis les buffles des steppes se déplacent.
rule-FE-SUN-4 = Lever du soleil : puis les wargors se déplacent encore.
rule-FE-SUN-5 = Lever du soleil : puis les trolls à fourrure se déplacent.
rule-FE-SUN-6 = Lever du soleil : puis chaque héros sur une case avec un feu allumé gagne 5 points de volonté.
rule-FE-SUN-7 = Lever du soleil : puis le jeton Froid éternel recule de 1 heure vers la gauche.
rule-FE-SUN-8 = Lever du soleil : puis tous les feux s’éteignent, même sur les fiches.
rule-FE-SUN-9 = Lever du soleil : enfin le Narrateur avance de 1 lettre ; s’il y a une étoile, on lit la carte.
rule-FE-SUN-10 = Au lever du soleil, le faucon est de nouveau prêt. Les tablettes utilisées sont retirées du jeu, et le jeton Froid éternel compte de nouveau.

## Objets

rule-FE-ITEM-1 = Gourde : pendant un déplacement, 1 case sans dépenser d’heure. Elle sert pleine, puis à moitié vide, soit deux fois, puis retourne à la réserve. On peut la vider d’un coup et en utiliser plusieurs dans un tour.
rule-FE-ITEM-2 = Lame d’Askimar (grande) : après son propre lancer, une fois par tour, on peut relancer 1 dé au choix ; le nouveau résultat compte.
rule-FE-ITEM-3 = La lame passe avant le dé retourné par le magicien ; après, il est trop tard.
rule-FE-ITEM-4 = Bois de chauffage : on paie 2 points de volonté et 1 bois de chauffage pour un feu allumé sur sa case.
rule-FE-ITEM-5 = Heaume de cavalier (assez petit pour le faucon) : son porteur additionne tous les dés égaux de son lancer. Il ne sert à rien au magicien, qui peut pourtant le porter. La lame et le dé retourné se combinent avec lui.
rule-FE-ITEM-6 = Longue-vue : à l’arrêt, même hors de son tour, on révèle les jetons de son choix sur les cases adjacentes sans les appliquer. Elle ne montre ni les jetons glace ni les marqueurs Objectif.
rule-FE-ITEM-7 = Faucon : une fois par jour, mais pas pendant un tour de combat, deux héros échangent petits objets, heaumes, plantes et pierres précieuses où qu’ils soient, jamais de grands objets. L’un d’eux doit avoir un faucon prêt ; ensuite il se repose.
rule-FE-ITEM-8 = Carlion : une carte dit ce qu’elle fait.
rule-FE-ITEM-9 = Un héros qui a les trois tablettes peut les utiliser à tout moment : le jeton Froid éternel ne compte plus jusqu’à la fin de la journée. Au prochain lever du soleil, les tablettes sont retirées du jeu et le jeton compte de nouveau.
rule-FE-ITEM-10 = Pierre hivernale : dans les légendes 1 et 4, se déplacer avec elle coûte des points de volonté. On ne peut pas la prendre s’il ne devait rester que 0 point de volonté, et on ne peut pas la troquer.
rule-FE-ITEM-11 = Les plantes magiques vont dans la bourse ; des cartes disent ce qu’elles font.
rule-FE-ITEM-12 = Le jour où les trois tablettes sont utilisées, les heures supplémentaires ne coûtent pas de points de volonté.

## Marchands

rule-FE-MERCH-1 = Il y a des marchands sur la case 18 (face Château) et sur les cases 422 et 445 (face Village).
rule-FE-MERCH-2 = Un héros à l’arrêt sur leur case y dépose autant d’objets de ses emplacements qu’il veut et prend le même nombre de ceux qui y sont, un pour un. Cela ne coûte pas d’heure. On ne peut pas troquer un objet contre un objet identique.
rule-FE-MERCH-3 = Seuls comptent les objets d’un emplacement, grands ou petits, un pour un : ni pierres précieuses ni plantes. Les objets sur la case d’un marchand ne se prennent qu’en échange, peu importe qui les y a déposés ; ce que le marchand ne troque pas se prend comme ailleurs.
rule-FE-MERCH-4 = Une gourde ou un faucon déjà utilisés ne peuvent pas être troqués, la pierre hivernale et Carlion non plus.
rule-FE-MERCH-5 = On peut troquer à tout moment, pas seulement à son tour.

## Feux

rule-FE-FIRE-1 = Un héros à l’arrêt sur un feu éteint peut payer 2 points de volonté pour l’allumer.
rule-FE-FIRE-2 = Sur une case sans jeton feu, il faut 2 points de volonté et 1 bois de chauffage.
rule-FE-FIRE-3 = Au lever du soleil, chaque héros sur une case avec un feu allumé gagne 5 points de volonté.
rule-FE-FIRE-4 = En combat, chaque héros sur une case avec un feu allumé a 1 point de force de plus, le guerrier 2.
rule-FE-FIRE-5 = Le feu de la fiche du gardien s’allume pour 2 points de volonté ; pour l’y placer, il faut aussi du bois de chauffage. Il réchauffe et renforce le gardien et tous les héros de sa case.
rule-FE-FIRE-6 = Un feu sur la case 0 ou 401 ne sert à rien en combat.
rule-FE-FIRE-7 = Il n’y a que 6 jetons feu.

## Jetons neige

rule-FE-SNOW-1 = Ce qu’un jeton neige peut apporter : 1 point de force, −2 points de volonté, une tempête de neige, 1 bois de chauffage, une tablette, une plante ou une pierre précieuse. Il est ensuite retiré du jeu.
rule-FE-SNOW-2 = Un jeton révélé par la longue-vue ou le volpin reste face visible et agit quand un héros y finit un déplacement.
rule-FE-SNOW-3 = Les jetons neige passent avant tout autre jeton de la case, comme un marqueur Objectif. Si une tempête de neige emporte le héros, l’autre jeton reste tel quel.
rule-FE-SNOW-4 = Si la réserve n’a plus la chose, le héros gagne 2 points de volonté à la place. Si une carte devait la placer sur une case, un des héros les gagne. Le bois de chauffage et les gourdes utilisés retournent à la réserve ; les plantes, les pierres précieuses et les tablettes utilisées sont retirées du jeu.

## Tempêtes de neige

rule-FE-STORM-1 = Une tempête de neige déplace chaque héros de 1 case le long de la flèche. Sans flèche, le héros reste.
rule-FE-STORM-2 = On déplace d’abord tout le monde ; puis on révèle les jetons neige sous les héros, en commençant par le héros de plus haut rang. Qui est resté sur place ne révèle rien.
rule-FE-STORM-3 = Si une autre tempête de neige apparaît, tous sont de nouveau déplacés avant que les héros de rang inférieur ne révèlent. Un jeton quitté reste face cachée.
rule-FE-STORM-4 = Les tempêtes de neige peuvent se suivre autant de fois qu’il en vient.
rule-FE-STORM-5 = Un héros emporté par une tempête de neige choisit si un Iquar l’accompagne. Tous choisissent avant que quiconque soit déplacé.
rule-FE-STORM-6 = Une tempête de neige ne peut pas emporter un héros de moins de 14 points de volonté dans la Grande Grotte (case 414).

## Lac et glace

rule-FE-ICE-1 = Entrer sur une case du lac avec un jeton glace met fin au déplacement. Le jeton est aussitôt révélé et appliqué, puis retiré du jeu.
rule-FE-ICE-2 = À un tour suivant, le héros peut repartir. Dès qu’il n’y a plus aucun héros, plus personne ne peut traverser cette case ni s’y arrêter.
rule-FE-ICE-3 = Sur le lac, un héros ne peut emmener que 1 Iquar. Les créatures n’y vont jamais.
rule-FE-ICE-4 = On ne peut entrer sur une case du lac sans jeton glace que tant qu’un héros s’y trouve.
rule-FE-ICE-5 = Une case du lac sans jeton glace et sans héros est un trou. Chacun peut compter les trous. On ne dépose rien sur le lac, pas même la pierre hivernale ; ce qu’un héros n’y peut pas garder, faute de place, retourne à la réserve.
rule-FE-ICE-6 = Avec des guides des glaces (légende 2), un jeton glace ne met pas fin au déplacement, mais agit quand même aussitôt.

## Pierres précieuses

rule-FE-GEM-1 = Un héros peut porter une pierre précieuse dans sa bourse et la déposer sur sa case quand il est à l’arrêt.
rule-FE-GEM-2 = Au lever du soleil, une créature voisine d’une case avec une pierre précieuse y va au lieu de suivre sa flèche ; puis la pierre est retirée du jeu.
rule-FE-GEM-3 = Une pierre précieuse sur le lac ou sur une case sans flèche n’attire personne.
rule-FE-GEM-4 = S’il y a plusieurs créatures, elles se déplacent dans l’ordre habituel, et la première prend la pierre ; entre plusieurs pierres, celle de la case du plus petit numéro compte.

## Iquar

rule-FE-IQ-1 = Un héros peut emmener un Iquar de sa case, et sur terre les deux à la fois, et les laisser n’importe où pendant un déplacement.
rule-FE-IQ-2 = Si un héros avec un Iquar entre sur la case d’une créature, ou une créature sur celle d’un Iquar, l’Iquar est retiré du jeu.
rule-FE-IQ-3 = Un Iquar amené sur la case 401 est sauvé et devient 1 place de défense de plus.

## Tranuk et les autres alliés

rule-FE-TRAN-1 = Sur la case de la créature attaquée, Tranuk ajoute 2 points de force à la valeur de combat des héros.
rule-FE-TRAN-2 = Mener Tranuk est une action : 1 heure pour au plus 4 cases, encore une fois dans le même tour si l’on veut ; puis c’est au joueur suivant. Tranuk ne révèle pas de jetons.
rule-FE-TRAN-3 = Takota comme allié ajoute 2 points de force et on le conduit comme Tranuk. L’aide de plusieurs alliés s’additionne.
rule-FE-TRAN-4 = Le grand guerrier yetohe ajoute 4 points de force et on le conduit comme Tranuk. Les alliés ne vont que sur terre, et sur la case 414 seulement si une carte les y place. Les tempêtes de neige ne les déplacent pas.

## Le volpin

rule-FE-VOLP-1 = Mener le volpin est une action : 1 heure, vers n’importe quelle case.
rule-FE-VOLP-2 = Le héros qui vient de conduire le volpin peut révéler le jeton neige de sa case, sans l’appliquer.
rule-FE-VOLP-3 = Sur la case d’un adversaire, le volpin lui prend 1 dé au premier tour de combat. Qui n’a qu’un seul dé n’en lance alors aucun.

## La face Château

rule-FE-CAST-1 = Cases, flèches et ponts sont ceux du jeu de base (78 cases, 157 frontières, 3 ponts). Les cases 80 et 83 sont fermées. Les puits sont gelés et ne donnent rien. Le seul marchand est sur la case 18.
rule-FE-CAST-2 = Il peut y avoir des jetons neige sur les cases 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 et 64.
rule-FE-CAST-3 = Le château a 3, 2 ou 1 places de défense avec 2, 3 ou 4 héros. Dans la légende 1, une carte peut en ajouter une.
rule-FE-CAST-4 = Aucun feu n’est imprimé sur cette face ; des cartes les placent.

## La face Village

rule-FE-MAP-1 = Cases 401 à 462 : 48 sur terre, 13 du lac Ava (cases 447 à 459) et le village sur pilotis (case 460), avec 143 frontières. La case 400 est celle des créatures vaincues et n’a pas de frontière.
rule-FE-MAP-2 = Ponts : pont des cornes entre les cases 412 et 409, pont des tambours entre 415 et 407, pont des hérons entre 438 et 462. Ailleurs, on ne peut pas franchir la rivière.
rule-FE-MAP-3 = Chaque case de terre a une flèche, sauf 401, 414, 425 et 460. Trois chemins mènent aux tentes : celui du nord par la grotte (case 414), celui du milieu le long de la rive nord, et celui du sud. Le plus long a 11 pas.
rule-FE-MAP-4 = La case 414 n’a pas de flèche : aucune tempête de neige n’en fait sortir un héros, et une pierre précieuse n’y attire personne. Les créatures y entrent par leurs flèches et en repartent.
rule-FE-MAP-5 = Le rocher du griffon (case 425) et les pilotis (case 460) n’ont pas de flèche : aucune tempête de neige ne vous en chasse, et aucune créature n’y vient.
rule-FE-MAP-6 = Geysers des cases 431 et 433 : au lever du soleil, un héros qui s’y trouve sans feu allumé gagne 2 points de volonté, avec un feu allumé seulement les 5 du feu.
rule-FE-MAP-7 = Le village de toile a 3, 2 ou 1 places de défense avec 2, 3 ou 4 héros.
rule-FE-MAP-8 = Il peut y avoir des jetons neige sur les cases 402, 404, 407, 409, 410, 412, 415, 417, 418, 420, 423, 424, 427, 429, 430, 432, 435, 437, 439, 440, 442, 443, 446 et 461.
rule-FE-MAP-9 = Cases de rive : 410, 411, 415, 416, 419, 430, 434, 440, 442, 444, 445, 446 et 462.
rule-FE-MAP-10 = Marchands : les marchands de fourrures (case 422) et le marché aux traîneaux (case 445).

## Jeton Froid éternel

rule-FE-FROST-1 = Le jeton Froid éternel est sur une des heures 2 à 10, ou à côté de la piste sur 11, 12 ou 13, où il ne couvre rien.
rule-FE-FROST-2 = Il commence, selon le nombre de héros, sur 13, 12 ou 11 (facile) ou sur 12, 11 ou 10 (normale). Dans la légende 4, il commence sur 9, 8 ou 8 (facile) ou sur 8, 7 ou 7 (normale). Dans la légende 1, il arrive avec la carte D, sur 8.
rule-FE-FROST-3 = Au lever du soleil, il va d’une place vers la gauche ; sur l’heure 2, il reste.
rule-FE-FROST-4 = Seules les heures avant lui sont utilisables, au plus 10 ; une heure supplémentaire qu’il couvre ne peut pas être achetée.
rule-FE-FROST-5 = S’il va vers la droite pendant une journée, les heures découvertes sont aussitôt utilisables.
rule-FE-FROST-6 = Avec des tablettes utilisées, toutes les heures sont utilisables. Au prochain lever du soleil, les tablettes partent d’abord, puis le jeton avance comme toujours.

## La Grande Grotte

rule-FE-CAVE-1 = Pour entrer, il faut 14 points de volonté. Un héros déjà dedans peut rester, combattre et sortir avec moins.
rule-FE-CAVE-2 = La grotte est éveillée dans la légende 2 à partir de B, et dans les légendes 3 et 4. Au lever du soleil, après les déplacements des créatures, un gor sur la case 414 devient un wargor et un buffle des steppes un troll à fourrure, avec toutes leurs valeurs.
rule-FE-CAVE-3 = Une créature sur la case 414 va ensuite sur la case 413.
rule-FE-CAVE-4 = Une créature qui ne fait que traverser la case 414, poussée, ne change pas. Les adversaires qui ont un nom ne changent jamais.
rule-FE-CAVE-5 = Se changer soi-même (légendes 3 et 4). Un héros qui s’est arrêté sur la case 414, ou que la tempête y a poussé, peut payer 7 points de volonté pour 2 points de force. Chaque héros le peut une fois dans la légende.

## Plantes magiques

rule-FE-PLANT-1 = Une plante sert une fois, puis est retirée du jeu. C’est une action gratuite de son propriétaire, sauf si sa pierre du temps est sur la case Lever du soleil.
rule-FE-PLANT-2 = Baies bleues : 5 points de volonté, mais pas pendant un tour de combat.
rule-FE-PLANT-3 = Racines blanches : dans un déplacement, jusqu’à 4 cases sans dépenser d’heure, mêlées si l’on veut à des cases payées.
rule-FE-PLANT-4 = Fleurs de sang rouges : juste après son propre lancer, après la lame et le dé retourné, le résultat des dés compte double à ce tour. Cela vaut aussi pour la somme d’un heaume, mais pas pour le dé de Carlion. Un lancer ne peut être doublé qu’une fois.
rule-FE-PLANT-5 = Épine de nuit noire : le jeton Froid éternel va de deux places vers la droite, au plus jusqu’à 13.

## Marqueurs Objectif

rule-FE-OBJ-1 = Les marqueurs Objectif sont mélangés et placés face cachée ; chacun montre quelle carte on lit.
rule-FE-OBJ-2 = Un héros dont le déplacement finit dessus le révèle, après un éventuel jeton neige.
rule-FE-OBJ-3 = Un héros qu’une tempête y a poussé, ou sous lequel il apparaît, peut le révéler comme action gratuite.
rule-FE-OBJ-4 = La longue-vue, le volpin et les créatures ne révèlent pas les marqueurs.

## La pierre hivernale

rule-FE-STONE-1 = Elle prend le grand emplacement. On ne peut ni la troquer ni l’envoyer par le faucon ; sur la même case, on la donne comme tout objet, même à un héros trop faible pour la ramasser.
rule-FE-STONE-2 = Pour chaque case où il entre avec elle, le porteur paie 1 point de volonté (2 dans la légende 4), même pour un pas gratuit. Un pas qui laisserait 0 point de volonté est interdit. Dans une tempête de neige, le porteur choisit : payer et l’emporter, ou la laisser. Si elle ne peut pas suivre, elle reste là et son porteur est déplacé sans elle.
rule-FE-STONE-3 = Aucun feu ne brûle sur sa case, quel que soit celui qui l’a : personne, un héros, une créature ou un adversaire. Un feu allumé s’éteint, et on ne peut en allumer aucun, pas même sur une fiche.
rule-FE-STONE-4 = Son porteur ne peut pas entrer sur une case avec une créature.
rule-FE-STONE-5 = Un héros à l’arrêt peut la prendre s’il a plus de points de volonté que ne coûte un pas avec elle.
rule-FE-STONE-6 = Une créature dont le déplacement finit là où elle se trouve sans héros l’emporte ; vaincue, elle la laisse sur la case. Si elle atteint avec elle la case 0 ou 401, la légende est aussitôt perdue.
rule-FE-STONE-7 = Dans la légende 4, seul un héros à qui il reste au moins 14 points de volonté après avoir payé le pas peut la porter sur la case 414.

## Carlion

rule-FE-CARL-1 = Carlion prend le grand emplacement. À chaque tour de combat, son porteur lance aussi un dé noir et l’ajoute à son résultat.
rule-FE-CARL-2 = Le magicien peut retourner ce dé. La lame et le heaume n’y touchent pas.
rule-FE-CARL-3 = Quand Carlion est forgée, le jeton Froid éternel est retiré du jeu.

## Passage secret

rule-FE-SECR-1 = Tant que le passage secret est ouvert, les cases 425 et 408 sont adjacentes pour les héros (1 heure). Les créatures et les tempêtes de neige ne peuvent pas l’emprunter.

## Croix rouge

rule-FE-X-1 = Une croix rouge sur un pont : ses cases ne sont plus adjacentes pour personne. La carte dit où pointe alors une flèche.

## Ceux qu’on emmène

rule-FE-FOLL-1 = On peut emmener ou laisser un Iquar ou Orennah à tout moment d’un déplacement ; sur le lac, un seul par héros.
rule-FE-FOLL-2 = Si Orennah rencontre une créature, elle se cache : elle est retirée du plateau, et ce qu’elle porte reste là. Au village de toile, elle n’ajoute pas de place de défense.

## Mise en place des légendes 2 à 4

rule-FE-SETUP-1 = Chaque héros a 1 point de force et 7 points de volonté. Les 24 jetons neige vont sur leurs 24 cases, les 13 jetons glace sur le lac. Il y a des feux éteints sur les cases 401 et 422, et chaque légende en ajoute un. Le jeton Froid éternel va à sa place et le Narrateur sur A ; le héros de plus bas rang commence.
rule-FE-SETUP-2 = Marchand de la case 422 : lame d’Askimar, longue-vue, bois de chauffage. Marchand de la case 445 : heaume de cavalier, faucon, longue-vue, gourde. Le groupe se partage 2 gourdes et 1 bois de chauffage. Dans la réserve : 1 lame, 1 heaume, 2 gourdes, 1 bois de chauffage.
rule-FE-SETUP-3 = Les cartes sur les plantes et sur les trois frères sont ouvertes à tous.
rule-FE-SETUP-4 = Un gardien du feu commence les légendes 2 à 4 avec un feu éteint sur sa fiche. On l’allume pour 2 points de volonté, sans bois de chauffage.

## Difficulté

rule-FE-DIFF-1 = Facile et normal diffèrent par la place de départ du jeton Froid éternel, la force à partager, les valeurs des adversaires qui ont un nom, et quelques créatures et places de défense de plus.
rule-FE-DIFF-2 = Le nombre de héros change les places de défense, le départ du jeton Froid éternel, la force à partager et les valeurs des adversaires qui ont un nom. Certaines créatures ne viennent qu’à partir de 3 héros, d’autres qu’avec 4.

## Légende 1

rule-FE-L1-1 = La partie 1 finit avec la première journée ; son lever du soleil, avec les feux et le pas du Narrateur sur B, ouvre la partie 2. Après une défaite, on peut commencer à B1 : héros sur la case 18 avec 12 points de volonté, l’un d’eux avec 10.
rule-FE-L1-2 = Avant la carte D, aucun jeton Froid éternel n’avance, et une créature qui entre au château est seulement retirée.
rule-FE-L1-3 = Si vous réveillez les nains, il y a un feu sur la case 39, voisine de la case 43. Si vous réveillez les gardes, une créature de plus peut entrer.
rule-FE-L1-4 = Quand on lit la carte B1, 12 autres jetons neige sont placés sur les autres cercles. On mélange tous les jetons neige face cachée ; ce qui reste des trois premiers garde son cercle.
rule-FE-L1-5 = Dans la partie 1, chacune des trois leçons rapporte 1 point de volonté au premier qui l’apprend. Les leçons : retourner un jeton neige, allumer le feu de la case 18, y troquer.
rule-FE-L1-6 = La pierre hivernale est arrivée à la mine quand le déplacement de son porteur finit sur la case 71 ou qu’elle y est posée.
rule-FE-L1-7 = Si la pierre hivernale reste au château (0), posée ou avec un héros qui s’y arrête, la légende est perdue.
rule-FE-L1-8 = La première partie n’a ni heures supplémentaires ni combats. Les deux viennent avec la carte B1, et les combats en groupe aussi.

## La Myrk

rule-FE-MYRK-1 = Dans la légende 1, la Myrk a 3, 8 ou 18 points de force (facile) ou 5, 12 ou 18 (normal), 8 points de volonté et un dé noir. Elle reste sur la case 43, seule voisine de la case 71.
rule-FE-MYRK-2 = Au lever du soleil, dans la légende 1, une pierre précieuse sur une case de terre adjacente l’y attire, et la pierre est retirée du jeu. Dans la mine (71) ou sous une créature, elle ne l’attire pas. Au lever du soleil suivant, elle revient sur la case 43. Vaincue, elle part pour de bon.
rule-FE-MYRK-3 = Dans la légende 3, elle a 15, 21 ou 28 points de force (facile) ou 18, 27 ou 35 (normal), 12 points de volonté et un dé noir.
rule-FE-MYRK-4 = Dans la légende 3, au lever du soleil après les trolls à fourrure, elle avance de 2 cases sur sa ronde. La ronde : 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, puis de nouveau 428. Elle saute les cases avec une créature, qui ne comptent pas.
rule-FE-MYRK-5 = Dans la légende 3, les créatures ne peuvent pas entrer sur sa case ; elle ignore les héros, les pierres précieuses et les feux.
rule-FE-MYRK-6 = Dans la légende 3, un héros sur sa case peut lui donner une plante bleue, une blanche et une rouge. Il lui faut au moins 14 points de volonté et un feu allumé sur cette case. Elle redevient Orennah, et le Narrateur n’avance pas.
rule-FE-MYRK-7 = Dans la légende 3, une plante de chaque couleur est sur la piste d’Orennah : la bleue avec l’écharpe, la blanche dans son camp, la rouge là où les bottes sont devenues des sabots.

## Légende 2

rule-FE-L2-1 = Corne-brisée a 15, 20 ou 24 points de force (facile) ou 17, 24 ou 31 (normal), 12 points de volonté et des dés rouges. Il se déplace avec les buffles le long des flèches ; les pierres précieuses l’attirent ; la grotte ne le change pas. Récompense : 8 points de volonté ou 3 points de force. S’il entre sur la case 401, la légende est perdue, même avec des places de défense libres.
rule-FE-L2-2 = L’aide demandée avec la carte E2 vient sans confiance ; la carte de confiance donne plus tard ce qui manque encore.

## Trois peuples

rule-FE-TRIBE-1 = Chaque peuple se gagne une fois ; sa carte est lue aussitôt.
rule-FE-TRIBE-2 = Un peuple se gagne par une tablette : le buffle sur la case 401, la bête du lac sur la case 460, le griffon sur la case 425. Le porteur y finit un déplacement, et la tablette est retirée du jeu.
rule-FE-TRIBE-3 = Un peuple se gagne aussi par un acte. Les Yetohe : un buffle des steppes, un troll à fourrure ou Corne-brisée est vaincu. Les Iquar : un Iquar est sauvé, ce qui ajoute aussi une place de défense. Les Grehon : un héros gagne des points de volonté au lever du soleil grâce à un feu sur la case 425.
rule-FE-TRIBE-4 = Des tablettes utilisées pour une journée entière ne gagnent la confiance de personne.

## Légende 3

rule-FE-L3-1 = L’épine est dans la bourse. Elle arrive avec un héros sur la case 401, avec Orennah, ou par faucon dans la bourse d’un héros sur la case 401.
rule-FE-L3-2 = Si l’on utilise l’épine contre le froid, la légende est perdue ; la table demande avant.
rule-FE-L3-3 = Orennah ne revient pas une fois cachée ; n’importe qui peut prendre l’épine.
rule-FE-L3-4 = On ne peut tenir le pont des tambours que si les héros peuvent le payer ensemble et que chacun garde au moins 1 point de volonté.

## Légende 4

rule-FE-L4-1 = Si la pierre s’arrête sur la case 401, déposée, avec un héros qui s’y arrête ou avec une créature, la légende est perdue. Traverser est permis.

## La Silhouette

rule-FE-SIL-1 = La Silhouette est une figurine : on ne peut pas la combattre, et elle n’arrête personne.
rule-FE-SIL-2 = Au lever du soleil, après les trolls à fourrure, elle avance de 3 cases par le plus court chemin sur terre vers le vrai creux, que nul ne connaît.
rule-FE-SIL-3 = Quand elle y arrive, on lit la carte S. Depuis la case 430, il faut 1 lever du soleil jusqu’à la case 428, 432 ou 437, 2 jusqu’à la 461, 3 jusqu’à la 441 ou la 443.
rule-FE-SIL-4 = Un héros sur sa case peut la regarder en face : cela coûte 3 points de volonté, et elle ne bouge pas au prochain lever du soleil.

## Menaces mortelles

rule-FE-THR-1 = Chaque menace a 15, 23 ou 33 points de force (facile) ou 16, 26 ou 37 (normal), 14 points de volonté et deux dés noirs, un seul sous 7 points de volonté. Le Narrateur avance de 1 lettre quand elle est vaincue.
rule-FE-THR-2 = Shron emmène Ellin par les cases 406, 407, 415, 416, 419, 430, 433, 435 et 436, 2 à chaque lever du soleil après les trolls à fourrure. Un pas de plus, et la légende est perdue. Il gagne 1 point de force à chacun de ses levers du soleil. La case d’un héros arrête son déplacement ; il attend devant une case avec un feu allumé et saute les créatures. Si un feu le retient et que la case derrière lui (à partir de la case 407) a un héros ou un feu allumé, il libère Ellin.
rule-FE-THR-3 = Tuavahr a 1 point de force de plus par trou. Au lever du soleil, après les trolls à fourrure, il surgit sur la case de rive libre la plus proche de la pierre, ou du vrai creux. Sur la case de la pierre, il l’avale ; vaincu ou apaisé, il l’y laisse. Une fois Carlion forgée, il reste où il est.
rule-FE-THR-4 = Takota avance d’une case le long des flèches après les trolls à fourrure ; s’il entre sur la case 401, la légende est perdue. Il a 3 points de force de moins par tablette que porte un héros engagé.
rule-FE-THR-5 = La carte S donne à la menace 1, 2 ou 3 points de force de plus.
rule-FE-THR-6 = Apaiser : un héros sur sa case avec au moins 14 points de volonté peut donner 7 points de volonté et une tablette. Tuavahr prend celle de la bête du lac, Takota celle du buffle.
rule-FE-THR-7 = Les pierres précieuses n’attirent pas les menaces, et la grotte ne les change pas.

## En une seule histoire

rule-FE-CAMP-1 = Si les deux Iquar ont été sauvés dans la légende 2, le groupe peut commencer la légende 3 avec 1 bois de chauffage de plus.
rule-FE-CAMP-2 = Si Orennah a été guérie dans la légende 3, le groupe peut commencer la légende 4 avec l’épine de nuit noire.
rule-FE-CAMP-3 = Les tablettes qui restent de la légende 3 ne comptent plus ensuite.

## Petites extensions

rule-FE-VAR-1 = Les petites extensions conviennent telles quelles : les feux des frères utilisent les cases 401, 425 et 460. La tempête magique vient à D ou à B et dure jusqu’à ce que le Narrateur quitte la quatrième lettre après. Elles ne font pas partie de cette table.

## Nos réponses aux questions ouvertes

rule-FE-OPEN-1 = Un héros à l’arrêt chez un marchand, et qui n’a pas fini sa journée, peut troquer à tout moment.
rule-FE-OPEN-2 = Les créatures suivent les pierres précieuses dans l’ordre habituel, et la première prend la pierre. Entre plusieurs, celle de la case du plus petit numéro compte. Une case avec une autre créature n’attire pas.
rule-FE-OPEN-3 = Une tempête de neige déplace tous les héros, même ceux qui ont fini leur journée. Un héros en plein déplacement continue depuis sa nouvelle case ; un combattant qui n’est plus avec la créature quitte le combat.
rule-FE-OPEN-4 = Un héros emporté quelque part ne doit appliquer que les jetons neige ; marqueurs, feux et marchands sont des actions gratuites.
rule-FE-OPEN-5 = Un héros qui tombe à 0 point de volonté hors d’un combat perd 1 point de force s’il en a plus de 1 et remonte à 3 points de volonté.
rule-FE-OPEN-6 = Un héros sur une glace dont le jeton est parti y est en sécurité jusqu’à ce qu’il reparte.
rule-FE-OPEN-7 = Les jetons feu restent où ils sont, allumés ou éteints. Quand les six sont sur le plateau, le bois de chauffage ne peut qu’en allumer un déjà là.
rule-FE-OPEN-8 = Si le Narrateur passe plusieurs lettres, chaque carte étoilée est lue dans l’ordre ; sur N, les objectifs sont vérifiés après la carte de ce pas.
rule-FE-OPEN-9 = Une créature placée sur une case avec un Iquar ou Orennah y entre.
rule-FE-OPEN-10 = Ce qui fait gagner ou perdre la légende agit avant l’étape suivante du lever du soleil.
