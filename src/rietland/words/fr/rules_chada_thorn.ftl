# Les règles de Chada & Thorn, en mots simples : un message par règle du registre.

## Matériel

rule-CT-COMP-1 = 36 grandes cartes Aventure en 4 paquets : Les Récifs du Condamné, avec 2 cartes Introduction et 4 cartes Étape, et 3 autres aventures, avec 2 cartes Introduction et 8 cartes Étape chacune. En tout, 8 cartes Introduction et 28 cartes Étape.
rule-CT-COMP-2 = 60 cartes de jeu : 3 cartes Héros de Chada, 3 de Thorn, 6 cartes Malédiction, 29 cartes Brouillard, 4 alliés, 12 objets et 3 cartes spéciales (Un naufragé, Drukil, Callem).
rule-CT-COMP-3 = 20 points de volonté et 3 feux de camp. Un point de volonté dessiné en rouge est un point perdu.
rule-CT-COMP-4 = Les pions sont Chada, Thorn et la Malédiction. Stinner ne sert que si l’on joue seul.
rule-CT-COMP-5 = Pour deux joueurs qui jouent ensemble, à partir de 10 ans, environ 45 minutes.
rule-CT-COMP-6 = Les cartes Héros ont une face ensoleillée et une face pluvieuse. La face ensoleillée est la plus forte ; la face pluvieuse permet autre chose, souvent moins librement.
rule-CT-COMP-7 = Les trois cartes d’un héros le montrent de gauche, de face et de droite : c’est dans cette pile que chacune commence.

## Mise en place

rule-CT-SETUP-1 = Chaque joueur prend un héros et pose ses 3 cartes Héros côte à côte, face ensoleillée visible. Ce sont les débuts de trois piles.
rule-CT-SETUP-2 = Sous chaque carte Héros va, au hasard, une carte Malédiction, face passive visible : 6 cartes Malédiction, 3 par joueur.
rule-CT-SETUP-3 = Les 29 cartes Brouillard sont mélangées face cachée. C’est la réserve.
rule-CT-SETUP-4 = Il faut aussi : 12 objets, 3 cartes spéciales (seulement si une étape les demande), 20 points de volonté et 3 feux de camp.
rule-CT-SETUP-5 = D’habitude, chaque joueur a un allié : c’est la deuxième carte de sa pile du milieu, au-dessus de la carte Malédiction.
rule-CT-SETUP-6 = Les étapes forment une rangée de 4 cartes : la première, visible, à gauche, puis deux, face cachée, puis la dernière, visible.
rule-CT-SETUP-7 = L’aventure 1 n’a que 2 étapes intermédiaires ; on n’en mélange que l’ordre. Les aventures 2 à 4 en ont 6 : on en tire deux au hasard, et les 4 autres retournent dans la boîte sans être vues.
rule-CT-SETUP-8 = Chada, Thorn et la Malédiction commencent sur leurs cases de départ de la première étape.
rule-CT-SETUP-9 = Chaque héros commence avec 2 points de volonté, dans l’aventure 4 avec 3.
rule-CT-SETUP-10 = Le nombre en haut à gauche de la première étape dit combien de cartes Brouillard de la réserve on pose face cachée au-dessus d’elle. C’est la pioche de cette étape.
rule-CT-SETUP-11 = Dans l’aventure 1 et dans l’introduction, Chada joue en premier. Dans les autres aventures, vous décidez ensemble qui commence.
rule-CT-SETUP-12 = Lisez d’abord les deux cartes Introduction de l’aventure. Elles expliquent ses nouveaux symboles.
rule-CT-SETUP-13 = Les aventures se jouent dans n’importe quel ordre. L’histoire suit l’ordre 1, 2, 3, 4.

## Tour de jeu

rule-CT-TURN-1 = Les deux joueurs jouent chacun leur tour.
rule-CT-TURN-2 = À votre tour, vous devez activer exactement une des trois cartes du dessus de vos piles. Le choix est libre.
rule-CT-TURN-3 = Seule la carte du dessus d’une pile peut être activée.
rule-CT-TURN-4 = Une carte activée va sous sa pile, sauf si son texte dit autre chose. Un adversaire vaincu est retiré du jeu.
rule-CT-TURN-5 = Une carte Héros activée sert à une seule chose : se déplacer, combattre ou utiliser sa capacité spéciale.
rule-CT-TURN-6 = Vous ne pouvez pas choisir une action dont vous ne pouvez pas payer le prix aussitôt, ni une action qui demande plus de points de volonté que votre héros n’en a.
rule-CT-TURN-7 = C’est au début du tour qu’on vérifie si les héros sont voisins.
rule-CT-TURN-8 = Ce que permet la carte du dessus. Carte Héros : se déplacer, combattre ou capacité spéciale. Carte Malédiction passive : la retourner ; carte Malédiction active : choisir un de ses groupes. Objet : l’utiliser, le mettre sous la pile ou le donner. Allié, carte spéciale ou carte Brouillard : ce qu’elle indique. Un adversaire ne peut être activé que s’il a une capacité que vous pouvez payer ; sinon, il bloque sa pile.
rule-CT-TURN-9 = On n’est pas obligé d’activer une carte Malédiction. Elle peut rester au-dessus aussi longtemps qu’on veut, mais elle bloque les cartes suivantes.

## Se déplacer

rule-CT-MOVE-1 = Une carte Héros propose plusieurs nombres de pas, chacun avec son prix ou gratuit. Vous en choisissez un et payez son prix. Plus il y a de pas, plus c’est cher.
rule-CT-MOVE-2 = Prix sur les cartes Héros : la Malédiction avance de 1 case ; cette carte Héros est retournée ; vous perdez 2 points de volonté ; vous piochez 1 carte Brouillard, ou 2.
rule-CT-MOVE-3 = Le nombre sur une case dit combien de pas il faut pour y entrer. Ensemble, les cases traversées ne doivent pas demander plus de pas que vous n’en avez choisi. Vous pouvez vous arrêter avant ; les pas restants sont perdus.
rule-CT-MOVE-4 = Les héros avancent toujours, ne reculent jamais et ne prennent jamais une boucle à l’envers. Seule exception : être repoussé.
rule-CT-MOVE-5 = Les héros peuvent emprunter les chemins en trait plein et en pointillés. Un chemin peut porter des symboles.
rule-CT-MOVE-6 = Une case où se trouve l’autre héros est couverte. La traverser ne demande aucun pas, et rien de ce qu’elle montre ne s’applique à vous, ni nombre élevé, ni arrêt obligatoire, ni perte de volonté.
rule-CT-MOVE-7 = Les deux héros ne peuvent pas être sur la même case.
rule-CT-MOVE-8 = Vous devez vous arrêter sur une case Arrêt même s’il vous reste des pas, à moins que l’autre héros n’y soit déjà.
rule-CT-MOVE-9 = Un déplacement suit cet ordre : 1. payer le prix de la carte Héros, ou suivre la carte qui vous déplace ; 2. appliquer les symboles des chemins empruntés ; 3. appliquer la case où vous vous arrêtez ; 4. alors seulement, y poser votre pion. Si la Malédiction rejoint ou dépasse votre pion pendant les points 1 à 3, la partie est aussitôt perdue.
rule-CT-MOVE-10 = Une capacité spéciale, un objet, une carte Brouillard ou un allié peut aussi déplacer un héros. Le texte de cette carte remplace alors le premier point, le prix.
rule-CT-MOVE-11 = Les symboles d’une case ne s’appliquent qu’au héros qui s’y arrête. Les symboles d’un chemin s’appliquent au héros qui l’emprunte.

## La Malédiction

rule-CT-CPAWN-1 = La Malédiction suit toujours le trait plein, le chemin le plus court, case par case.
rule-CT-CPAWN-2 = Rien de ce que montrent les cases et les chemins ne s’applique à la Malédiction.
rule-CT-CPAWN-3 = Si la Malédiction rejoint ou dépasse un héros, vous perdez aussitôt.
rule-CT-CPAWN-4 = Certains symboles et certaines cartes font reculer la Malédiction.

## Cartes Malédiction

rule-CT-CURSE-1 = Il y a une carte Malédiction par pile, passive au début. Ce n’est pas une carte Brouillard ; elle ne peut jamais être vaincue et ne change jamais de pile.
rule-CT-CURSE-2 = Si vous activez une carte Malédiction passive, tournez-la sur sa face active et mettez-la sous sa pile. C’est tout votre tour.
rule-CT-CURSE-3 = Si vous activez une carte Malédiction active, choisissez un de ses groupes de symboles, appliquez-le et mettez la carte sous sa pile.
rule-CT-CURSE-4 = Les symboles veulent dire : piocher 1 carte Brouillard et la mettre sous la pile active, sous la carte Malédiction ; perdre 1 point de volonté ; la Malédiction avance de 1 case le long du trait plein. Un groupe peut avoir un ou plusieurs symboles.
rule-CT-CURSE-5 = Les six cartes Malédiction sont toutes différentes. Certaines ont trois groupes, et celui du milieu fait piocher du brouillard.
rule-CT-CURSE-6 = Vous ne pouvez pas choisir un groupe que vous ne pouvez pas payer, par exemple une perte de volonté quand votre héros en a 0.

## Combattre

rule-CT-FIGHT-1 = Vous combattez avec une carte Héros, ou une autre carte à force bleue, au-dessus d’une pile. Avec elle, vous vainquez un adversaire au-dessus d’une de vos deux autres piles si votre force est au moins égale à sa force rouge.
rule-CT-FIGHT-2 = Il n’y a pas de dés, et les points de volonté n’augmentent pas la force.
rule-CT-FIGHT-3 = Une victoire rapporte les points de volonté indiqués sous la force de l’adversaire. L’adversaire est retiré du jeu. La carte avec laquelle vous avez combattu va sous sa pile ; les objets ont leur propre règle.
rule-CT-FIGHT-4 = Les adversaires arrivent par les cartes Brouillard ou par les cartes spéciales.
rule-CT-FIGHT-5 = Si les héros sont voisins, vous pouvez vaincre à la place un adversaire au-dessus d’une pile de l’autre joueur. La récompense est pour vous.
rule-CT-FIGHT-6 = Si les héros sont voisins, vous pouvez inviter l’autre joueur à un combat de groupe. Il doit lui aussi activer une carte du dessus qui a une force. Additionnez les deux valeurs. Vous partagez la récompense comme vous voulez, et chaque carte va sous sa propre pile.
rule-CT-FIGHT-7 = Un adversaire qui n’est pas vaincu reste au-dessus de sa pile et la bloque.
rule-CT-FIGHT-8 = Certains adversaires ont une capacité que vous pouvez activer à votre tour au lieu de combattre. Elle ne rapporte aucune récompense, même si la carte est retirée du jeu.
rule-CT-FIGHT-9 = Si vos trois piles sont bloquées au début de votre tour, et que vous ne pouvez ni activer une carte ni vaincre un adversaire, vous perdez tous les deux.

## Capacités spéciales

rule-CT-ABIL-1 = Le troisième usage d’une carte Héros : suivez le texte du bas, puis mettez la carte sous sa pile.
rule-CT-ABIL-2 = Les trois capacités de Chada : prendre des flèches ou l’amulette de Mhare ; prendre des flèches ; avancer de 1 case quel que soit son nombre, ou gagner 1 point de volonté.
rule-CT-ABIL-3 = Les trois capacités de Thorn : avancer de 1 case quel que soit son nombre ; prendre le marteau d’Orweyn ; gagner 2 points de volonté.
rule-CT-ABIL-4 = Quand Thorn gagne 2 points de volonté par sa capacité, cette carte est tournée sur sa face pluvieuse.
rule-CT-ABIL-5 = Les cartes Héros disent quelle capacité va avec quelle carte, et ce que permettent les faces pluvieuses.

## Voisins

rule-CT-NEAR-1 = Deux cases sont voisines si un seul chemin les relie, en trait plein ou en pointillés, long ou court, avec ou sans symboles, sans autre case entre elles. Elles peuvent être sur deux étapes différentes.
rule-CT-NEAR-2 = Ce qui compte, c’est la place des héros au début du tour.
rule-CT-NEAR-3 = Des voisins peuvent combattre les adversaires l’un de l’autre, combattre en groupe et se donner autant de points de volonté qu’ils veulent, même sans les dépenser tout de suite. Donner à l’autre un objet du dessus d’une pile est une action.

## Cartes Brouillard

rule-CT-FOG-1 = La plupart des cartes Brouillard nuisent quand on les active. Certaines sont des adversaires, d’autres aident ou déplacent un héros.
rule-CT-FOG-2 = Les cartes Brouillard sont piochées une à une dans la pioche de l’étape et vont dans cet ordre sous la pile active, après la carte activée.
rule-CT-FOG-3 = Si vous devez piocher une carte Brouillard et que la pioche est vide, vous perdez aussitôt tous les deux.
rule-CT-FOG-4 = Si les héros sont sur des étapes différentes, il y a deux pioches. Chaque héros puise dans celle de l’étape où il se trouve.

## Objets

rule-CT-OBJ-1 = La plupart des objets viennent de la capacité spéciale d’un héros, quelques-uns d’un symbole d’étape.
rule-CT-OBJ-2 = Un objet reçu va sous la pile active, après la carte activée. On ne peut s’en servir que lorsqu’il est au-dessus.
rule-CT-OBJ-3 = Après usage, un objet est retiré du jeu, sauf si son texte dit autre chose.
rule-CT-OBJ-4 = Comme action, vous pouvez mettre un objet du dessus sous sa pile sans vous en servir.
rule-CT-OBJ-5 = Si les héros sont voisins, vous pouvez, comme action, donner un objet du dessus d’une pile à l’autre joueur, qui le met sous la pile de son choix.
rule-CT-OBJ-6 = Chaque sorte d’objet est limitée. S’il n’en reste plus, on ne peut pas en obtenir.
rule-CT-OBJ-7 = Les objets sont les flèches (force 9), le marteau d’Orweyn (assez fort pour 4 et bien plus), le Sablier d’Hadria, le bouclier Porte-Foudre, l’amulette de Mhare et la gourde. Le bouclier Porte-Foudre et la gourde déplacent un héros ; le +N de la Malédiction ne s’applique pas au bouclier.

## Alliés

rule-CT-ALLY-1 = Il y a 4 alliés. Deux d’entre eux sont Grenolin, le barde, et Merrik, qui déplace un héros sans le +N de la Malédiction.
rule-CT-ALLY-2 = D’habitude, chaque joueur reçoit un allié au hasard. Il est visible, en deuxième place dans la pile du milieu : carte Héros, allié, carte Malédiction.
rule-CT-ALLY-3 = Pour la première partie, nous conseillons Grenolin pour Chada et Merrik pour Thorn.
rule-CT-ALLY-4 = Les alliés rendent la partie plus facile : jouez avec 0, 1, 2 (comme d’habitude), 3 ou 4 alliés. Avec 3 ou 4, vous choisissez les piles, un allié au plus dans chacune. Vous pouvez aussi choisir les alliés au lieu de les tirer, et un joueur peut ne pas en avoir.

## Étapes

rule-CT-STAGE-1 = Une case Arrêt rouge termine chaque étape. Un héros qui l’atteint doit s’y arrêter, quels que soient les pas qui restent.
rule-CT-STAGE-2 = On révèle alors l’étape suivante et on pose au-dessus d’elle, face cachée, autant de cartes Brouillard de la réserve que son nombre l’indique. Elle montre aussi si une carte spéciale entre en jeu.
rule-CT-STAGE-3 = Une fois une étape quittée par les deux héros, ses cartes Brouillard restantes vont sur la pioche de l’étape en cours.
rule-CT-STAGE-4 = Bonus d’étape : s’il restait au moins 1 carte Brouillard, 1 carte de plus va de la réserve sur cette pioche.

## Symboles des étapes

rule-CT-SYM-1 = Les cases de départ de Chada et de Thorn.
rule-CT-SYM-2 = La case cible de chaque héros.
rule-CT-SYM-3 = La case de départ de la Malédiction.
rule-CT-SYM-4 = Un héros qui s’arrête ici gagne 1 point de volonté.
rule-CT-SYM-5 = Un héros qui s’arrête ici, ou emprunte ce chemin, perd 1 point de volonté.
rule-CT-SYM-6 = Un héros qui s’arrête ici prend le Sablier d’Hadria, qui va sous la pile active.
rule-CT-SYM-7 = Un héros qui s’arrête ici prend des flèches, qui vont sous la pile active.
rule-CT-SYM-8 = Un héros qui s’arrête ici, ou emprunte ce chemin, pioche 1 carte Brouillard (ou 2), qui va sous la pile active.
rule-CT-SYM-9 = Un héros qui s’arrête ici, ou emprunte ce chemin, met la première carte de la réserve sur la pioche.
rule-CT-SYM-10 = Un héros qui s’arrête ici fait avancer la Malédiction de 1 case.
rule-CT-SYM-11 = Un héros qui s’arrête ici doit tourner une de ses cartes Malédiction passives sur sa face active.
rule-CT-SYM-12 = Un héros qui emprunte ce chemin fait avancer la Malédiction, le long du trait plein, d’autant de cases que le chemin l’indique.
rule-CT-SYM-13 = Un héros qui s’arrête ici fait reculer la Malédiction de 1 case.
rule-CT-SYM-14 = Tant que la Malédiction est sur cette case, chaque case demande aux héros autant de pas en plus : avec +1, une case de 1 en demande 2 ; avec +3, elle en demande 4. Cela ne s’applique pas à un déplacement par capacité spéciale, bouclier Porte-Foudre ou Merrik.
rule-CT-SYM-15 = Pour s’arrêter ici, il faut commencer son tour avec une force d’au moins 4. Seul compte le nombre de la carte Héros activée ; l’autre héros ne peut rien ajouter.
rule-CT-SYM-16 = Rocher : si un héros s’arrête ici, l’autre recule de 1 case. Rien de ce qui est sur le chemin ou sur la case ne s’applique. S’il y a plusieurs chemins, ce héros choisit, mais jamais un chemin réservé à l’autre. S’il tombe sur la Malédiction, la partie est perdue.
rule-CT-SYM-17 = Pluie : la carte Héros utilisée est tournée sur sa face pluvieuse. Cela ne s’applique pas si vous vous êtes déplacé sans carte Héros, ou si elle est déjà pluvieuse.
rule-CT-SYM-18 = Ce chemin est réservé au héros qui y figure.
rule-CT-SYM-19 = Ce chemin est fermé à un héros qui a dans ses piles Drukil changé en ours.
rule-CT-SYM-20 = Tant que Callem n’est pas vaincu définitivement, vous ne pouvez pas gagner. Un héros qui a Callem dans une pile, où que ce soit, ne peut pas entrer sur sa case cible.
rule-CT-SYM-21 = Un héros qui s’arrête ici prend Un naufragé et retourne aussitôt la carte, pour que Leam (force 1) soit visible ; elle va sous la pile active.
rule-CT-SYM-22 = Un héros qui s’arrête ici met Un naufragé sous la pile active, côté Leam.
rule-CT-SYM-23 = Un héros qui s’arrête ici met Drukil sous la pile active, côté tanneur.
rule-CT-SYM-24 = Un héros qui s’arrête ici met Callem, le renégat, sous la pile active, première face visible.

## Cartes spéciales

rule-CT-SPEC-1 = Drukil, le tanneur : vous pouvez mettre 1 carte de la réserve sur la pioche. Puis il se change en ours et va sous la pile.
rule-CT-SPEC-2 = Drukil, l’ours : vainquez-le avec une force de 8 ou plus, ou faites avancer la Malédiction de 2 cases. Dans tous les cas, il redevient tanneur et va sous la pile ; et ainsi de suite.
rule-CT-SPEC-3 = Callem, première face : vainquez-le avec une force de 16 ou plus, ou faites avancer la Malédiction de 3 cases. Dans tous les cas, la carte est retournée et va sous la pile.
rule-CT-SPEC-4 = Callem, seconde face : avec une force de 13 ou plus, il est vaincu définitivement et retiré du jeu. Sinon, faites avancer la Malédiction de 2 cases ou perdez 2 points de volonté ; puis la carte est tournée sur sa première face (de nouveau 16) et va sous la pile.
rule-CT-SPEC-5 = Leam, sur la seconde face d’Un naufragé, a une force de 1. La règle CT-CARD-6 dit ce qu’il peut faire d’autre.
rule-CT-SPEC-6 = On rencontre Leam dans les récifs de la première aventure, Drukil dans le bois de l’aventure 3, Callem dans les montagnes de l’aventure 4.

## Fin d’une aventure

rule-CT-END-1 = Vous gagnez quand les deux héros sont sur leur case cible et que, là où Callem barre la route, il est vaincu définitivement.
rule-CT-END-2 = Vous perdez si la Malédiction rejoint ou dépasse un héros.
rule-CT-END-3 = Vous perdez si un héros est sur sa case cible et que l’autre n’y arrive pas au cours de ses quatre tours suivants.
rule-CT-END-4 = Vous perdez s’il faut piocher une carte Brouillard et que la pioche est vide.
rule-CT-END-5 = Vous perdez si un joueur commence son tour avec ses trois piles bloquées.
rule-CT-END-6 = Le premier héros sur sa case cible prend 3 feux de camp. À chacun de ses tours suivants, il passe et en éteint un. S’il doit passer et n’en a plus, vous perdez.
rule-CT-END-7 = Après une défaite, vous pouvez rejouer les mêmes étapes, cette fois toutes visibles, ou tirer deux nouvelles étapes intermédiaires.

## L’introduction

rule-CT-INTRO-1 = L’introduction a sa propre carte Étape. Chaque joueur a une carte Héros, face ensoleillée visible, et dessous une carte Malédiction passive : une pile de 2 cartes. Grenolin attend à côté. Chaque héros commence avec 1 point de volonté.
rule-CT-INTRO-2 = Les héros ne peuvent que se déplacer. Il n’y a ni brouillard, ni combat, ni capacité spéciale. Le groupe du milieu d’une carte Malédiction active ne peut pas être choisi.
rule-CT-INTRO-3 = Il n’y a qu’une pile : il faut donc activer sa carte du dessus.
rule-CT-INTRO-4 = Il y a une case au nombre élevé, une case où Grenolin rejoint le héros, une case de 1 pas qui coûte 1 point de volonté et une case Arrêt qui en coûte aussi. Il y a plusieurs chemins et une case cible pour chaque héros.
rule-CT-INTRO-5 = Chada commence, puis vient Thorn. Vous perdez si la Malédiction rejoint ou dépasse un héros, ou quand les feux de camp sont épuisés.

## Cartes Étape

rule-CT-MAP-1 = On entre dans chaque étape par la gauche, dans la première par les cases de départ. Elle finit à droite sur la case Arrêt rouge, la dernière sur les deux cases cibles. Toutes les étapes intermédiaires d’une aventure se suivent dans n’importe quel ordre.
rule-CT-MAP-2 = Les cases du trait plein sont comptées d’un bout à l’autre des quatre étapes. Les embranchements en pointillés quittent le trait et y reviennent, toujours vers l’avant ; aucun n’est plus court que le trait. De chaque case, chaque héros a un chemin, avec ou sans l’ours.
rule-CT-MAP-3 = Le nombre d’une case est celui des pas qu’elle demande. Les symboles d’une case s’appliquent si l’on s’y arrête, ceux d’un chemin si on l’emprunte.
rule-CT-MAP-4 = Une étape a de 2 à 4 cartes Brouillard. Quatre étapes, leurs bonus et toutes les cartes ajoutées par des symboles n’en demandent jamais plus de 29.
rule-CT-MAP-5 = Les symboles spéciaux ne sont que là où est leur carte : le naufragé dans l’aventure 1, Leam dans la 2, Drukil et les chemins de l’ours dans la 3, Callem dans la 4. Les cases +N sont dans les aventures 2 à 4, les passages de force dans la 4.
rule-CT-MAP-6 = Une case d’un embranchement compte comme la case du trait plein juste avant le premier endroit où l’embranchement peut y revenir. La Malédiction a rattrapé un héros quand elle est arrivée jusque-là, ou plus loin. Les deux cases cibles comptent comme celle qui suit la dernière case du trait.
rule-CT-MAP-7 = Les cartes diffèrent. Aucun embranchement n’est pire en tout qu’un autre. Sur les Ponts de corde, les héros doivent se séparer.

## Cartes

rule-CT-CARD-1 = Cartes Héros, avec leur force au soleil et sous la pluie. Chada : Aux aguets (4, 2), Arc bandé (5, 3), Pied léger (3, 2). Thorn : Épée levée (7, 5), En marche (6, 4), Au coin du feu (5, 3). Elles vont dans les piles de gauche, du milieu et de droite. Chacune peut ramener le soleil.
rule-CT-CARD-2 = La face active de chacune des six cartes Malédiction a deux ou trois groupes ; au moins un d’eux ne coûte pas de volonté.
rule-CT-CARD-3 = Les 29 cartes Brouillard sont 18 adversaires (4 gors, 3 gors volants, 3 skrals du Nord, 2 wardraks, 2 marins sans nom, 2 trolls, 2 spectres de brume), 7 dangers et 4 cartes mixtes.
rule-CT-CARD-4 = Il y a 12 objets. Les flèches, 4 fois : force 9. Le marteau d’Orweyn, deux fois : force 10 ; ensuite il est retiré du jeu, ou vous le gardez contre 1 point de volonté. Le Sablier d’Hadria, deux fois : la Malédiction recule de 2 cases, ou deux cartes de la réserve vont sur la pioche. L’amulette de Mhare : apaiser jusqu’à deux cartes Malédiction, ou gagner 2 points de volonté. Le bouclier Porte-Foudre : une enjambée de 2 qui ignore les chemins. La gourde, deux fois : 3 pas.
rule-CT-CARD-5 = Alliés : Grenolin donne 2 points de volonté, ou tourne jusqu’à trois cartes Héros côté soleil et donne 1 point de volonté. Merrik donne 3 pas sans le +N. Runa combat avec une force de 9, ou donne 1 point de volonté. Ketil apaise une carte Malédiction, ou met une carte de la réserve sur la pioche. Un allié qui a aidé se repose à côté des étapes. Quand son héros s’arrête ensuite sur une case Arrêt rouge, ou entre dans une étape sans s’être arrêté sur une telle case, l’allié va sous la pile active, tout en dessous.
rule-CT-CARD-6 = Leam combat à vos côtés avec une force de 1, puis va sous sa pile. Une seule fois, il permet une enjambée de 1 qui ignore les chemins ; puis il est retiré du jeu.
rule-CT-CARD-7 = Les effets d’une carte s’appliquent dans l’ordre où ils sont écrits, chacun en entier. Puis la carte va sous sa pile, est retirée du jeu, est retournée et va sous sa pile, ou se repose si c’est un allié.
rule-CT-CARD-8 = Un usage ne peut être choisi que si vous pouvez en supporter les pertes. Il peut demander de la volonté, une carte Malédiction passive à réveiller, une carte Héros ensoleillée à tourner, une case où reculer ou un objet encore disponible. Un gain peut rester sans effet.
rule-CT-CARD-9 = Les pas se comptent d’après les nombres des cases. Une enjambée compte des cases, quels que soient leurs nombres et sans le +N : vous avancez d’autant de cases au plus. Une case tenue par l’autre héros est franchie sans compter, et une case Arrêt met fin à l’enjambée. Les symboles des chemins et de la dernière case s’appliquent. Une carte qui ignore les chemins ignore leurs symboles, mais un chemin fermé reste fermé.
rule-CT-CARD-10 = Quand des cartes Héros sont tournées, ou des cartes Malédiction apaisées (passives) ou réveillées (actives), vous choisissez parmi les cartes de vos propres piles, où qu’elles soient.
rule-CT-CARD-11 = Une carte qui vous renvoie en arrière déplace votre héros comme un rocher : rien en route ne s’applique.

## Seul

rule-CT-SOLO-1 = Stinner, guerrier des Îles Embrumées, a trois cartes Héros. Chacune a une force au soleil et une sous la pluie : Harpon prêt (gauche, 7, 5), À la manœuvre (milieu, 6, 4), Pied marin (droite, 4, 3). La pile de gauche et celle du milieu ont une carte Malédiction, celle de droite en a deux. Il a 3 points de volonté, dans l’aventure 4 il en a 4. Il part de la case de Chada et gagne sur l’une ou l’autre case cible ; dans l’aventure 4, Callem doit être vaincu définitivement.
rule-CT-SOLO-2 = Stinner peut combattre avec les cartes du dessus de deux piles à la fois contre un adversaire au-dessus de la troisième.
rule-CT-SOLO-3 = Les trois feux de camp sont à Stinner. À son tour, en plus de son action, il peut en dépenser un. Il s’en sert pour se reposer (1 point de volonté, et une carte Héros côté soleil) ou pour mettre la carte du dessus d’une pile sous la pile. Il peut en dépenser autant qu’il veut en un tour.
rule-CT-SOLO-4 = Les chemins réservés à un héros sont ouverts à Stinner. Un rocher fait avancer la Malédiction de 1 case au lieu de repousser quelqu’un. Ce qui demande des voisins ne sert pas. Il peut avoir de 0 à 3 alliés, un par pile ; d’habitude un seul, au milieu. Dans l’aventure 1, d’habitude deux, dans les piles de votre choix.
rule-CT-SOLO-5 = Toutes les autres règles s’appliquent. Stinner ne peut pas perdre par les feux de camp. L’introduction ne se joue pas seul.

## Nos décisions sur les points de règle ambigus

rule-CT-OPEN-1 = Quand un héros est arrivé, l’autre a encore 4 tours : 3 feux de camp s’éteignent, et la partie est perdue quand le premier héros doit passer sans feu.
rule-CT-OPEN-2 = Sur un embranchement, vous êtes rattrapé quand la Malédiction est à la hauteur de la fin de votre embranchement (CT-MAP-6).
rule-CT-OPEN-3 = Une case Arrêt rouge tenue par l’autre héros se franchit comme toute case couverte.
rule-CT-OPEN-4 = Les symboles d’un chemin s’appliquent même si la case voisine est couverte. Seule la case est couverte.
rule-CT-OPEN-5 = Un héros repoussé saute la case où s’arrête le héros actif et recule d’une de plus. La case que quitte le héros actif est libre. S’il ne peut plus reculer, il reste.
rule-CT-OPEN-6 = Un symbole n’a pas d’effet s’il n’y a plus de carte Malédiction passive à tourner, ou si l’objet ou la carte spéciale n’est plus là.
rule-CT-OPEN-7 = Vous ne pouvez pas vous arrêter à un passage de force si vous vous déplacez sans carte Héros. Une capacité spéciale compte comme sa carte Héros.
rule-CT-OPEN-8 = Pour les symboles du chemin vers l’étape suivante, on puise dans la pioche de l’étape où le pion se trouve encore.
rule-CT-OPEN-9 = Si les 20 points de volonté ou les 29 cartes Brouillard sont épuisés, vous ne recevez que ce qui reste. Un bonus ou une carte de la réserve est alors sans effet.
rule-CT-OPEN-10 = Un héros sur sa case cible est arrivé. La Malédiction peut encore le rattraper, mais aucun rocher ne le déplace, et il n’a pas de voisin : il ne donne pas de volonté et ne se joint à aucun combat. Si Callem n’est pas vaincu définitivement à ce moment-là, vous ne pouvez plus gagner.
rule-CT-OPEN-11 = La force de Leam est de votre côté.
rule-CT-OPEN-12 = Un objet utilisé en combat est retiré du jeu, sauf si son texte dit autre chose, même dans un combat de groupe.
rule-CT-OPEN-13 = Vous ne pouvez pas prendre un chemin qui coûte plus de volonté qu’il n’en reste à votre héros une fois le prix payé, pas même par une case Arrêt.
rule-CT-OPEN-14 = Vous pouvez choisir des pas et rester où vous êtes. Le prix est payé, la carte va sous sa pile, et les symboles de votre case ne s’appliquent pas de nouveau.
rule-CT-OPEN-15 = Pour un passage de force, c’est la face de la carte Héros au début du tour qui compte, même si le prix la retourne.
rule-CT-OPEN-16 = Si un héros a déjà une carte spéciale, ou Grenolin dans l’introduction, ou si elle est retirée du jeu, son symbole n’a d’effet pour aucun héros.
rule-CT-OPEN-17 = Une étape que vous avez quittée ensemble reste fermée. Un héros repoussé jusque-là puise dans la pioche de l’étape suivante, et il n’y a pas de second bonus.
rule-CT-OPEN-18 = Pour le +N, ce qui compte, c’est où se trouve la Malédiction une fois le prix payé. Si elle avance en route, cela compte à partir du déplacement suivant.
rule-CT-OPEN-19 = L’introduction se joue avec Arc bandé et En marche, et avec les cartes Malédiction 1 et 2. Les héros s’y couvrent, mais ne se donnent rien et ne combattent pas.
rule-CT-OPEN-20 = Vous êtes bloqué si aucune de vos cartes du dessus ne peut être activée, de quelque manière que ce soit, pas même pour combattre pour un voisin ou en groupe. La volonté qu’un voisin pourrait vous donner compte ici comme la vôtre.
rule-CT-OPEN-21 = Les deux joueurs peuvent regarder toutes les piles à tout moment. Les pioches et la réserve sont cachées, tout comme la face active d’une carte Malédiction jusqu’à ce qu’on la retourne.
rule-CT-OPEN-22 = Les voisins se donnent de la volonté au début d’un tour, avant qu’une carte soit activée. C’est celui qui donne qui décide. Plus tard dans le tour, on ne donne plus rien.
rule-CT-OPEN-23 = Seuls les objets peuvent aller sous la pile sans servir, pas les alliés, ni Leam, ni les cartes Brouillard. Mais on n’est obligé d’activer aucune carte du dessus en particulier.
rule-CT-OPEN-24 = Un héros ne peut pas entrer sur la case cible de l’autre.
rule-CT-OPEN-25 = Au début, il y a au plus un allié par pile. Un allié qui revient rejoint la pile active, même s’il y en a déjà un.
rule-CT-OPEN-26 = Vous pouvez choisir ce qui fait perdre aussitôt, comme puiser dans une pioche vide.
rule-CT-OPEN-27 = Les cartes spéciales ne donnent pas de récompense. Si le voisin les vainc, elles restent dans la pile où elles se trouvent.
rule-CT-OPEN-28 = Si l’autre héros refuse de combattre en groupe, on ne l’invite plus contre cet adversaire pendant ce tour, mais on peut l’inviter contre un autre. Si rien d’autre n’est possible, il ne peut pas refuser.
rule-CT-OPEN-29 = Quand un héros recule, seul compte le chemin par lequel il recule. Il peut arriver sur une case où, de l’autre côté, seul l’autre héros pourrait entrer.
rule-CT-OPEN-30 = On peut reculer par un chemin de l’ours, même avec l’ours dans une de ses piles. Ses symboles ne comptent pas.
