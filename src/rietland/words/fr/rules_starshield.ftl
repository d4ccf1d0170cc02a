# Les règles de la Légende de Gardétoile en mots simples : un message pour chaque règle du registre.

## Matériel

rule-SS-COMP-1 = 36 grandes cartes : 19 avec une lettre et 17 autres, soit 6 menaces, 1 pour les dons d’Andor, 5 indices, 3 pour les loups, 1 pour le triomphe de Varkur et 1 pour la lumière de l’étoile.
rule-SS-COMP-2 = Les 19 cartes avec une lettre : 1 A1, 5 A2, 5 A3, 1 A4, 1 C, 1 E, 4 G et 1 N.
rule-SS-COMP-3 = Nouveaux jetons : 1 clé, 3 champignons (1, 1, 2), 7 lumières (2, 4, 4, 6, 8, 10, 14), 1 anneau pour la lueur, 8 feux, 5 rondins (2, 2, 4, 4, 6) et 1 symbole Loup.
rule-SS-COMP-4 = Du jeu de base : 8 éboulis, 6 parchemins, 1 pierre précieuse verte, 3 herbes médicinales, 6 pierres runiques, tous les paysans et toutes les créatures, Varkur, la sorcière et le prince.
rule-SS-COMP-5 = 6 menaces : l’esprit de feu, l’engin de siège, le temple noir, la catapulte, le Krahder et Irlok.
rule-SS-COMP-6 = Nouveaux objets : torche, sablier, faucon à corne et flûte, qui sont les dons d’Andor, et Gardétoile. Nouvelles figurines : Merrik le cartographe, Ken Dorr le voleur, 3 loups (dont 1 alpha) et 2 trolls de plus.

## Mise en place

rule-SS-SETUP-1 = Les cartes d’une partie : A1, une A2, une A3, A4, C, E si vous voulez, une G et N, dans cet ordre. Les autres cartes de même lettre ne servent pas dans cette partie.
rule-SS-SETUP-2 = La carte E est pour les groupes expérimentés. Sans elle, il n’y a pas d’étoile sur E.
rule-SS-SETUP-3 = On met en place le jeu de base et on prépare le matériel de cette extension. Il y a des étoiles sur C, G et N, et en difficulté avancée aussi sur E.
rule-SS-SETUP-4 = Pour une première partie, le symbole Loup est sur la lettre B de la piste des légendes ; ensuite, un dé décide.
rule-SS-SETUP-5 = Les menaces attendent à côté du plateau. Quand C est lue, un dé fixe celle qui vient.
rule-SS-SETUP-6 = Puis on lit la carte A1.
rule-SS-SETUP-7 = Conseil pour une partie avec E : ne vaincre qu’une créature avant la lecture de C. Le Narrateur atteint alors C au premier lever du soleil, ce qui laisse plus de temps, car bien des menaces n’agissent qu’au lever du soleil.
rule-SS-SETUP-8 = Il y a les difficultés facile, normale et avancée. L’avancée a les nombres de la normale, et la carte E avec son étoile ; le temple pousse deux créatures.
rule-SS-SETUP-9 = Ordre de la mise en place : le jeu de base, A1, une A2, une A3, A4 avec 2 indices, les dons ; puis le premier héros commence, sans lever du soleil. A2, A3, G et les indices sont tirés au sort, mais un groupe peut choisir chacune de ces cartes, et la menace aussi, quand il ouvre la table.
rule-SS-SETUP-10 = Un dé fixe la lettre de la première carte des loups : 1 B, 2 D, 3 E, 4 ou 5 F, 6 H. Avec l’option de la première partie, c’est B.
rule-SS-SETUP-11 = Si plusieurs cartes sont à la même lettre, on lit d’abord celle des loups, puis celle de la lettre, puis le triomphe de Varkur.
rule-SS-SETUP-12 = Ce qu’une carte apporte vaut dès qu’elle est lue, pas avant.

## Carte A1 : l’hiver aux portes

rule-SS-A1-1 = Chaque héros a 2 points de force et 7 points de volonté. Tous les marchands vendent des points de force et des objets.
rule-SS-A1-2 = On place des étoiles sur C, sur G et sur N, et en difficulté avancée aussi sur E. La carte G est tirée maintenant, sans être vue. La première carte des loups va à sa lettre.

## Cartes A2 : cinq débuts

rule-SS-A2-FARM-1 = Les fermes pillées : mise en place selon la carte Légende. Si personne ne les arrête, les gors des cases 26, 30 et 37 entrent dans les fermes 24, 28 et 40 au second lever du soleil.
rule-SS-A2-FOG-1 = Brouillard sur la rivière : mise en place selon la carte Légende.
rule-SS-A2-FOG-2 = Brouillard épais, pour toute la partie : un héros qui entre sur une case avec un jeton brouillard, caché ou visible, doit y finir son déplacement et appliquer le jeton. Gourde et herbe n’y changent rien. Seuls les héros sont arrêtés.
rule-SS-A2-FIRE-1 = Champs en flammes : mise en place selon la carte Légende. Les feux suivent les règles de l’esprit de feu.
rule-SS-A2-FIRE-2 = Tant que l’esprit de feu n’est pas venu, un héros qui éteint un feu en y entrant reçoit 2 pièces d’or. Jusque-là, on ne peut pas étouffer un feu du dehors.
rule-SS-A2-GIANT-1 = Des pas lourds : mise en place selon la carte Légende. Si personne ne les arrête, un skral pousse le troll au second lever du soleil, et au troisième il entre au château.
rule-SS-A2-FEAST-1 = La nuit de la fête : mise en place selon la carte Légende.

## Carte C : la menace se montre

rule-SS-C-1 = Un dé fixe la menace : 1 l’esprit de feu, 2 l’engin de siège, 3 le temple noir, 4 la catapulte, 5 le Krahder, 6 Irlok. On lit d’abord sa carte.
rule-SS-C-2 = Puis des gors surgissent sur les cases 33 et 43 ; sauf en difficulté facile, aussi un skral sur la case 30.
rule-SS-C-3 = Puis un paysan attend sur la case 28 ; si une créature s’y trouve, sur la 36 ; si une autre s’y trouve aussi, sur la 24 ; à défaut, aucun ne vient.
rule-SS-C-4 = Une menace agit pour la première fois au prochain symbole de son espèce après la lecture de sa carte, Irlok à la prochaine fin de journée. Si la carte est lue au symbole du Narrateur d’un lever du soleil, la menace attend le suivant, la catapulte aussi.

## Carte E : la longue nuit

rule-SS-E-1 = Des skrals surgissent sur les cases 39 et 55, des gors sur les cases 31 et 52, un troll sur la case 30.
rule-SS-E-2 = L’étoile du triomphe de Varkur recule de quatre lettres vers A.

## Cartes G : quatre tournants de l’hiver

rule-SS-G-1 = Les ombres : des wardraks surgissent sur les cases 33 et 55.
rule-SS-G-2 = La route du troll : un troll surgit sur la case 30, des gors sur les cases 43 et 50.
rule-SS-G-3 = Tempête de neige : chaque héros hors des forêts qui n’est pas sur la case 0, 71 ou 72 perd 2 points de volonté. Les puits 35 et 45 sont retirés du jeu. Personne ne peut utiliser la 10e heure avant le prochain lever du soleil. Un skral surgit sur la case 36, un gor sur la case 31.
rule-SS-G-4 = La réponse des nains : les soldats nains sont sur la case 71. Ils ajoutent 4 points de force aux combats livrés sur leur case, et une heure les déplace de 4 cases au plus. Des skrals surgissent sur les cases 39 et 49, un gor sur la case 31.

## Carte N : la fin du récit

rule-SS-N-1 = Vous gagnez si la mission est accomplie et la menace repoussée. Sinon, vous perdez.

## Objectifs

rule-SS-GOAL-1 = Il y a toujours trois objectifs : tenir le château, accomplir la mission de la carte A3 et repousser la menace de la carte C.
rule-SS-GOAL-2 = Quand la menace est repoussée, le Narrateur va aussitôt sur N et la légende finit. La mission doit être accomplie avant ; sinon la légende est perdue.
rule-SS-GOAL-3 = Un objectif est montré dès que sa carte est lue ; avant, la liste dit qu’une mission et une menace viendront. Gardétoile et les loups sont des objectifs facultatifs.
rule-SS-GOAL-4 = Chaque objectif dit de quoi il s’agit, où aller, combien il en faut et combien c’est fait.
rule-SS-GOAL-5 = Tant que la mission n’est pas accomplie, la table avertit quiconque pourrait repousser la menace du prochain coup, et aucun compagnon ne le porte, sauf si la partie est perdue de toute façon.
rule-SS-GOAL-6 = Chaque menace dit combien de levers du soleil il reste. Pour celle qui avance : ses pas jusqu’au château (0), divisés par les pas qu’elle ferait maintenant, arrondis en haut. Pour les feux : ce qui reste, divisé par le nombre de héros, arrondi en bas. Pour les éboulis : ce que le château peut encore contenir. Pour le triomphe : les lettres entre le Narrateur et l’étoile.

## Plusieurs sur une case

rule-SS-SPACE-1 = Le prince, la sorcière, les parchemins, les champignons et les rondins peuvent être sur la même case qu’une créature, un feu, une menace ou un loup.

## Missions

rule-SS-MIS-1 = Il y a cinq missions : les portes du château, la fièvre, la recherche du prince, les réserves, les preuves.
rule-SS-MIS-GATE-1 = Un dé fixe la place de chaque rondin ; il peut y en avoir plusieurs sur une case.
rule-SS-MIS-GATE-2 = On ne peut pas ramasser de rondin pendant un déplacement.
rule-SS-MIS-GATE-3 = Un rondin couvre des points de force et doit tenir. Si un héros perd de la force et qu’un rondin ne tient plus, il tombe aussitôt sur sa case, sans action.
rule-SS-MIS-GATE-4 = Tout héros chez qui il tient peut le ramasser. Le faucon ne porte pas de rondins.
rule-SS-MIS-GATE-5 = À la mise en place, un dé fixe la place de chacun des rondins 2, 2, 4, 4 et 6. Sur 1, c’est la case 23 ; sur 2, la 25 ; sur 3, la 49 ; sur 4, la 51 ; sur 5, la 54 ; sur 6, la 56.
rule-SS-MIS-GATE-6 = Un rondin couvre autant de points de force que son nombre, et 1 point doit rester libre. Un rondin de 2 demande donc 3 points de force, un de 4 en demande 5, celui de 6 en demande 7 ; les rondins d’un héros s’additionnent.
rule-SS-MIS-GATE-7 = Les points couverts ne comptent ni en combat ni dans les épreuves. Pour tout le reste, ils restent des points de force du héros.
rule-SS-MIS-GATE-8 = Sur la case 0, un héros peut déposer un rondin : son nombre compte. Quand la somme suffit, la mission est accomplie, et il y a 1 bouclier doré de plus.
rule-SS-MIS-FEV-1 = On emmène la sorcière comme un paysan. Le héros qui la trouve gagne une potion, comme toujours, et sa case reste un endroit où l’on peut en acheter.
rule-SS-MIS-FEV-2 = La sorcière est cachée sur l’une des 2, 3 ou 4 (facile) ou 3, 4 ou 5 (normale) premières de ces cases : 50, 52, 54, 58, 60. Les fermes 24, 28, 40 et 64 sont malades.
rule-SS-MIS-FEV-3 = Le héros qui la trouve reçoit une potion. On l’emmène comme un paysan, elle peut être avec n’importe quoi sur une case, n’est jamais perdue et vend ses potions où qu’elle soit.
rule-SS-MIS-FEV-4 = Quand elle s’arrête dans une ferme malade, parce que le déplacement du héros qui la conduit y finit, qu’on l’y laisse ou qu’on l’y trouve dans le brouillard, la ferme est guérie. Le héros qui la conduit ou la trouve gagne 2 points de volonté, une fois par ferme. Quand assez de fermes sont guéries, la mission est accomplie, et il y a 1 bouclier doré de plus.
rule-SS-MIS-FEV-5 = Le jeton brouillard de la potion la trouve aussi : si elle est encore cachée, elle est là désormais ; si elle a déjà été trouvée, le jeton donne une potion et elle reste où elle est.
rule-SS-MIS-PRI-1 = Il faut emmener le prince comme un paysan.
rule-SS-MIS-PRI-2 = Le prince est caché sur l’une des 3, 4 ou 4 (facile) ou 4, 5 ou 5 (normale) premières de ces cases : 31, 41, 52, 56, 58.
rule-SS-MIS-PRI-3 = On l’emmène comme un paysan, il n’a pas d’action à lui, peut être avec n’importe quoi sur une case et n’est jamais perdu. Sur la case d’une créature ou d’une menace attaquée, il ajoute 4 points de force.
rule-SS-MIS-PRI-4 = Quand il s’arrête sur la case 0, la mission est accomplie : il est retiré du plateau, et il y a 1 bouclier doré de plus.
rule-SS-MIS-SUP-1 = Les herbes et les champignons apportés au château comptent pareil, quel que soit leur nombre.
rule-SS-MIS-SUP-2 = À la mise en place, un dé fixe la place de chacun des trois champignons. Sur 1, c’est la case 22 ; sur 2, la 25 ; sur 3, la 50 ; sur 4, la 52 ; sur 5, la 54 ; sur 6, la 58. Les dés placent chacune des trois herbes : le rouge donne les dizaines, un dé de héros les unités. Tout est face visible.
rule-SS-MIS-SUP-3 = Sur la case 0, un héros peut déposer une herbe ou un champignon : cela compte 1. Quand il y en a assez, la mission est accomplie, et chaque héros gagne 3 points de volonté.
rule-SS-MIS-SUP-4 = Ce qui a été mangé ou utilisé est perdu. On peut ainsi rendre la mission impossible ; la table avertit avant.
rule-SS-MIS-PRO-1 = Les parchemins prennent un petit emplacement, et le faucon les porte.
rule-SS-MIS-PRO-2 = À la mise en place, les six parchemins (7, 8, 10, 11, 14, 17) sont face cachée sur les cases 10, 12, 30, 32, 57 et 71. On voit leur nombre en les prenant, ou à la longue-vue.
rule-SS-MIS-PRO-3 = Sur la case 0, un héros peut en déposer un : son nombre compte.
rule-SS-MIS-PRO-4 = Quand la somme suffit, la mission est accomplie, et chaque héros reçoit 2 pièces d’or.

## Menaces

rule-SS-THR-1 = Une menace n’est pas une créature, et le lever du soleil ne la déplace pas ; de même pour les trolls de la catapulte.
rule-SS-THR-2 = Une menace avec force et volonté se combat comme une créature : sur sa case, ou depuis une case adjacente par l’archer ou avec un arc, seul ou à plusieurs. Elle a des dés rouges : 3 à partir de 7 points de volonté, 2 au-dessous.
rule-SS-THR-3 = Elle ne laisse pas de récompense, ne va pas sur la case 80 et ne compte pas parmi les créatures ; événements, torche et faucon à corne ne lui font rien. Le Narrateur n’avance que si sa carte le dit.
rule-SS-THR-4 = Elle ne bloque personne ; héros, créatures et loups peuvent être sur sa case, et les paysans n’ont rien à en craindre. Elle ne se déplace que si sa carte le dit. Sur les flèches, seul un pont détruit l’arrête.
rule-SS-THR-5 = Le prince, les soldats nains et la meute aident sur sa case. Potion, herbe, heaume, pierres runiques et pouvoir du magicien servent comme dans tout combat, et l’on peut brûler une lumière.
rule-SS-THR-6 = Après un combat sans vainqueur, elle se rétablit, sauf l’engin de siège.
rule-SS-THR-7 = Quand elle est repoussée, le Narrateur va aussitôt sur N ; les lettres intermédiaires ne sont pas lues.
rule-SS-THR-8 = Sa force est recalculée au début de chaque tour de combat.

## Esprit de feu

rule-SS-FIRE-1 = Les feux ne font rien aux jetons brouillard, aux puits, aux étoiles, aux lumières, aux créatures, aux paysans, aux loups, aux autres figurines ni aux objets.
rule-SS-FIRE-2 = Les feux sont placés au symbole du puits du lever du soleil, autant qu’il y a de héros.
rule-SS-FIRE-3 = Si la réserve n’a pas assez de feux à ce moment, la légende est aussitôt perdue ; personne ne peut réagir.
rule-SS-FIRE-4 = Si Gardétoile barre le symbole du puits, aucun feu n’est placé, et une réserve trop petite ne nuit pas ce jour-là.
rule-SS-FIRE-5 = Un héros qui a moins de 5 points de volonté ne peut pas entrer dans un feu. Entrer coûte 4 points de volonté et éteint le feu.
rule-SS-FIRE-6 = Un héros sur une case où un feu est placé au lever du soleil perd aussitôt 4 points de volonté ; puis le feu est retiré du plateau.
rule-SS-FIRE-7 = S’il en a moins de 5, il les perd tous, ainsi que 1 point de force, mais jamais le dernier, et remonte à 3 points de volonté ; le feu est retiré.
rule-SS-FIRE-8 = Un dé fixe où il surgit : 1 ou 2 sur la case 25, 3 ou 4 sur la 52, 5 ou 6 sur la 57. D’abord, tous les feux du plateau retournent dans la réserve de 8.
rule-SS-FIRE-9 = Au symbole du puits : s’il y a moins de feux dans la réserve que de héros, la légende est aussitôt perdue. Sinon les dés placent un feu par héros : le rouge donne les dizaines, un dé de héros les unités. Là où il y a déjà un feu, on n’en ajoute pas. Tous les héros de la case perdent de la volonté, et ce feu retourne dans la réserve.
rule-SS-FIRE-10 = Pour entrer dans un feu, il faut au moins 5 points de volonté et l’on en perd 4, même en passant ; le feu est éteint. Sinon il faut le contourner. Un bouclier n’y fait rien.
rule-SS-FIRE-11 = On peut aussi étouffer un feu depuis une case adjacente, seul ou à plusieurs : une épreuve de 9. Un échec ne coûte que l’heure.
rule-SS-FIRE-12 = L’esprit de feu a 1 point de force de plus par feu sur le plateau au début du tour. À 0 point de volonté, il est repoussé.

## Engin de siège

rule-SS-SIEGE-1 = Les créatures ignorent l’engin de siège : si elles entrent sur sa case, elles ne sont pas poussées plus loin.
rule-SS-SIEGE-2 = Si Gardétoile barre le symbole du puits, il n’avance pas à ce lever du soleil.
rule-SS-SIEGE-3 = Il commence sur la case 84. Au symbole du puits, il roule de 1 case le long des flèches par créature sur le plateau, de 3 (facile) ou 4 (normale) au plus.
rule-SS-SIEGE-4 = Son chemin : 84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0.
rule-SS-SIEGE-5 = Il ne se rétablit pas : ce qu’il a perdu reste perdu pour toute la partie, et ses dés suivent ce qui lui reste.
rule-SS-SIEGE-6 = S’il entre sur la case 0, la légende est aussitôt perdue ; à 0 point de volonté, il est repoussé. Sans créatures sur le plateau, il ne bouge pas.

## Temple noir

rule-SS-TEMPLE-1 = Le Narrateur n’avance pas quand une partie du temple est détruite.
rule-SS-TEMPLE-2 = Si Gardétoile barre le symbole du puits, le temple ne déplace aucune créature.
rule-SS-TEMPLE-3 = Un dé fixe où il est : 1 ou 2 sur la case 41, 3 ou 4 sur la 58, 5 ou 6 sur la 66.
rule-SS-TEMPLE-4 = Chaque partie est une épreuve sur la case du temple, seul ou à plusieurs ; même un archer ou un arc doit y être. On peut brûler des lumières. Un essai manqué coûte 2 points de volonté à chaque héros engagé.
rule-SS-TEMPLE-5 = Au symbole du puits, tant que la flèche est debout, la créature sur la case du plus grand numéro se déplace. En difficulté avancée, c’est ensuite le tour de celle qui se trouve alors sur le plus grand numéro.
rule-SS-TEMPLE-6 = Sans la flèche, aucune créature ne se déplace ; en difficulté avancée, une seule le fait encore tant que le milieu est debout.
rule-SS-TEMPLE-7 = Quand le socle est détruit, la menace est repoussée.

## Catapulte

rule-SS-CAT-1 = La catapulte est sur la case 17 avec deux trolls. La torche ne chasse ni eux ni aucune créature de la case 17.
rule-SS-CAT-2 = Ces trolls ne laissent pas de récompense et ont leur propre force. Quand le premier est vaincu, le Narrateur avance de 1 lettre ; avec le second, la menace est repoussée et le Narrateur va sur N.
rule-SS-CAT-3 = Le tir a lieu au symbole du Narrateur du lever du soleil. Si Gardétoile le barre, il n’y a pas de tir, et le Narrateur n’avance pas.
rule-SS-CAT-4 = Gardétoile peut aussi servir de bouclier ordinaire à un héros qui déblaie des éboulis au château.
rule-SS-CAT-5 = Au symbole du Narrateur, avant qu’il avance, un éboulis est tiré et placé face visible au château.
rule-SS-CAT-6 = Puis chaque héros sur la case 0 perd 3 points de volonté ; un bouclier, ou Gardétoile, en préserve son porteur.
rule-SS-CAT-7 = Dès que le 4e éboulis (facile : le 5e) est au château, la légende est perdue.
rule-SS-CAT-8 = Déblayer : sur la case 0, un héros peut se servir d’une action de combat, seul ou à plusieurs. Une valeur de combat au moins égale au nombre d’un éboulis le retire ; au moins égale à la somme de plusieurs, elle retire ceux-là. Personne ne perd de volonté. Les éboulis du château ne barrent aucun chemin, et ceux qu’on retire rejoignent les autres.
rule-SS-CAT-9 = On combat les trolls l’un après l’autre, et chacun se rétablit comme d’habitude. La catapulte tire tant qu’il en reste un.

## Krahder

rule-SS-KRA-1 = Les créatures renforcent le Krahder ; les loups, non.
rule-SS-KRA-2 = Si Gardétoile barre le symbole du puits, il n’avance pas.
rule-SS-KRA-3 = Il commence sur la case 70. Au symbole du puits, il avance de 1 case le long des flèches par créature sur le plateau, de 3 au plus. S’il entre sur la case 0, la légende est aussitôt perdue.
rule-SS-KRA-4 = Il a 2, 3 ou 4 points de force de plus par créature sur le plateau au début du tour. Les créatures sur des boucliers dorés ou sur la case 80 ne comptent pas, les loups non plus.
rule-SS-KRA-5 = À 0 point de volonté, il est repoussé.

## Irlok

rule-SS-IRL-1 = Irlok détruit des ponts. Une créature dont le chemin est coupé reste où elle est.
rule-SS-IRL-2 = Une créature dont la case est prise et qui ne peut pas être poussée le long de la flèche n’est pas placée.
rule-SS-IRL-3 = Il commence sur la case 64. À la fin de chaque journée, avant le lever du soleil et hors de portée de Gardétoile, il nage jusqu’à la case suivante : 64, 46, 44, 38, 16, 12, 0.
rule-SS-IRL-4 = Sur la case 46, il détruit le pont vers la 47, sur la 38 celui vers la 39, sur la 16 celui vers la 48.
rule-SS-IRL-5 = Chaque fois qu’il a nagé, chaque héros sur une rive perd 2 points de volonté. Les rives sont celles des cartes Événement.
rule-SS-IRL-6 = Là où il y avait un pont, un héros peut nager : 1 heure et 3 points de volonté, en en gardant au moins 1 ; ceux qu’il emmène nagent avec lui. Créatures, loups et Ken Dorr ne peuvent pas passer, et pour l’archer et l’arc les cases ne sont pas adjacentes.
rule-SS-IRL-7 = Il a 2, 3 ou 4 points de force de plus par pont détruit. S’il entre sur la case 0, la légende est aussitôt perdue ; à 0 point de volonté, il est repoussé.

## Lumières et champignons

rule-SS-TOK-1 = On ne peut pas ramasser de lumières pendant un déplacement.
rule-SS-TOK-2 = On ne peut pas ramasser de champignons pendant un déplacement ; il peut y en avoir deux sur une case. Ils ne comptent jamais comme de l’or, ni chez les marchands ni chez la sorcière, ni pour les missions ni pour les cartes Événement.
rule-SS-TOK-3 = Un champignon prend un petit emplacement. Un héros qui n’a pas fini sa journée peut le manger à tout moment, mais pas pendant un tour de combat. Il donne autant de points de force que son nombre, pour de bon, et est retiré du jeu.
rule-SS-TOK-4 = Les lumières ne prennent pas d’emplacement, et un héros en porte autant qu’il veut. On ne les prend qu’à l’arrêt, on les donne comme de l’or, et le faucon les porte. Elles sont face cachée jusqu’à ce qu’on les prenne ou les voie à la longue-vue.
rule-SS-TOK-5 = Brûler : à un tour contre une menace, une partie du temple ou un troll de la catapulte, un héros peut brûler une lumière juste après son propre lancer. Son nombre s’ajoute, et elle est retirée du jeu. Une seule lumière par tour pour tout le groupe.
rule-SS-TOK-6 = Les lumières ne font rien contre les créatures, les loups, Ken Dorr, les éboulis ou les feux.

## Sept lumières

rule-SS-SEEK-1 = Les sept lumières (2, 4, 4, 6, 8, 10, 14) sont mélangées face cachée. Les dés en placent trois : le rouge donne les dizaines, un dé de héros les unités. Quatre restent à côté du plateau pour les indices.
rule-SS-SEEK-2 = Deux des cinq indices sont tirés et montrés ; chacun vaut deux des lumières à côté du plateau, tirées sans être vues.
rule-SS-SEEK-3 = Des héros qui ont ensemble 3, 4 ou 5 lumières peuvent en réunir autant et choisir lesquelles. La somme est le numéro de la case où est le bouclier ; on lit la carte Lumière de l’étoile. Les sommes vont de 10 à 42 et sont toujours paires.
rule-SS-SEEK-4 = On peut gagner la légende sans cette recherche.

## Ken Dorr

rule-SS-KEN-1 = Un dé fixe où il commence : 1 ou 2 sur la case 37, 3 ou 4 sur la 59, 5 ou 6 sur la 66. Il n’est pas une créature, ne gêne personne, et seuls les ponts détruits l’arrêtent.
rule-SS-KEN-2 = À la fin de chaque journée, avant le lever du soleil, il fait jusqu’à 3 (facile) ou 4 (normale) cases par le plus court chemin vers la lumière la plus proche sur le plateau. À égalité, c’est celle du plus petit numéro. Il s’y arrête et la prend. Il prend une lumière par jour ; celles que portent les héros sont en sûreté. S’il n’en peut atteindre aucune, il reste.
rule-SS-KEN-3 = Pour chaque lumière qu’il prend, l’étoile du triomphe de Varkur recule d’une lettre vers A. Si elle est alors sur la lettre du Narrateur ou avant, on lit la carte aussitôt.
rule-SS-KEN-4 = L’attraper est une épreuve de 8 sur sa case, seul ou à plusieurs ; un échec ne coûte que l’heure. Le héros qui l’attrape reçoit toutes ses lumières, et la clé s’il l’a ; l’étoile repart d’une lettre par lumière, et Ken Dorr est retiré du jeu. Le Narrateur n’avance pas.
rule-SS-KEN-5 = Une lumière qu’un héros dépose est sur le plateau pour lui aussi. Un héros sur sa case ne l’arrête pas.

## Indices

rule-SS-CLUE-1 = Un indice reste ouvert jusqu’à ce qu’il soit résolu ; le héros qui le résout reçoit aussitôt les lumières.
rule-SS-CLUE-MERRIK-1 = Le cartographe : un dé fixe où est Merrik, 1 ou 2 sur la case 61, 3 ou 4 sur la 66, 5 ou 6 sur la 67. Le premier héros qui y finit son déplacement reçoit 2 lumières et une gourde et peut révéler jusqu’à trois jetons brouillard, n’importe où, sans les appliquer ; puis Merrik est retiré du plateau.
rule-SS-CLUE-KEY-1 = La clé du voleur : Ken Dorr a la clé. Un dé fixe où est le coffre, 1 ou 2 sur la case 9, 3 ou 4 sur la 30, 5 ou 6 sur la 40.
rule-SS-CLUE-KEY-2 = La clé prend un petit emplacement. Un héros près du coffre qui l’a peut l’ouvrir : 2 lumières. La clé et le coffre sont retirés du jeu.
rule-SS-CLUE-GREEN-1 = L’œil vert : un dé fixe où surgit un gor avec la pierre verte, 1 ou 2 sur la case 33, 3 ou 4 sur la 35, 5 ou 6 sur la 41. Il se déplace comme tout gor. Vaincu, il laisse la pierre sur place ; au château, elle est perdue.
rule-SS-CLUE-GREEN-2 = Sur la case 10, un héros qui a la pierre peut la déposer : 2 lumières. Ou bien, chez un marchand (18, 57 ou 71), un héros peut la vendre pour 2 pièces d’or ; aucun achat ne la prend.
rule-SS-CLUE-RUNES-1 = Le lecteur de runes : les dés placent cinq des six pierres runiques.
rule-SS-CLUE-RUNES-2 = Chez un marchand (18, 57 ou 71), un héros peut donner une pierre runique contre une lumière, deux fois dans toute la partie. Ou bien on les garde : trois couleurs font un dé noir, comme toujours.
rule-SS-CLUE-GLOW-1 = La lueur errante : un dé fixe où elle est : de 1 à 6, dans l’ordre, sur la case 44, 42, 38, 32, 16 ou 13. À la fin de chaque journée, s’il n’y a personne, elle continue : 44, 42, 38, 32, 16, 13, 12, 11, puis de nouveau 44.
rule-SS-CLUE-GLOW-2 = Un héros qui s’y trouve à la fin de la journée reçoit 2 lumières, et la lueur est retirée ; s’ils sont plusieurs, c’est celui de plus bas rang. On regarde d’abord, puis elle bouge.

## Lumière de l’étoile

rule-SS-STAR-1 = Lumière de l’étoile : chaque héros gagne 2 points de volonté, et Gardétoile est placé sur la case de la somme.
rule-SS-STAR-2 = Un héros sur cette case le prend dans son grand emplacement, quoi qu’il s’y trouve ; le brouillard passe d’abord, et le feu agit comme toujours. Le faucon ne peut pas le porter.
rule-SS-STAR-3 = Les lumières réunies sont retirées du jeu ; on peut encore brûler les autres.

## Triomphe de Varkur

rule-SS-TRI-1 = L’étoile du triomphe de Varkur est d’abord sur L. Si un héros a pris le bouclier quand on lit la carte, il ne se passe rien, même si le bouclier a été épuisé depuis.
rule-SS-TRI-2 = Sinon le bouclier, s’il est sur le plateau, est retiré du jeu, on ne peut plus réunir de lumières pour lui, et Ken Dorr est retiré avec tout ce qu’il a.
rule-SS-TRI-3 = Dès lors la menace est plus forte, même si elle vient plus tard. Elle a 2 points de force de plus par héros, chaque troll de la catapulte 1 de plus par héros. Chaque partie du temple demande 2 de plus par héros.

## Gardétoile

rule-SS-SHIELD-1 = Il sert deux fois : après la première, on le retourne ; après la suivante, il est retiré du jeu.
rule-SS-SHIELD-2 = Au lever du soleil, avant le premier symbole, son porteur peut barrer un symbole : il n’est pas appliqué à ce lever du soleil.
rule-SS-SHIELD-3 = On peut dépenser les deux usages au même lever du soleil, pour deux symboles.
rule-SS-SHIELD-4 = Des cartes disent comment il entre en jeu. On peut aussi s’en servir comme d’un bouclier ordinaire.
rule-SS-SHIELD-5 = On interroge son porteur avant le premier symbole, après tout ce qui se passe à la fin de la journée.
rule-SS-SHIELD-6 = Un symbole barré ne fait rien du tout, ni ce qu’il montre ni ce qu’une carte y ajoute. Ainsi, les puits restent vides et la menace se repose, ou bien le Narrateur reste et la catapulte ne tire pas. Les deux symboles du wardrak comptent séparément. On peut barrer aussi le symbole de l’événement.
rule-SS-SHIELD-7 = Chacun de ses deux usages peut être celui d’un bouclier ordinaire, même là où une carte dit qu’un bouclier évite une perte.

## Dons d’Andor

rule-SS-GIFT-1 = Les dons se partagent à votre gré : un par héros, ou deux ou trois pour un seul. Trois des quatre servent dans une partie.
rule-SS-GIFT-2 = Au lever du soleil, chaque don est de nouveau prêt, même posé sur le plateau. S’en servir ne coûte pas d’heure.
rule-SS-GIFT-HOUR-1 = Sablier : la pierre du temps d’un seul héros recule d’exactement 3 heures, d’un coup ; elle doit être sur l’heure 3 ou plus loin.
rule-SS-GIFT-HOUR-2 = Revenir en arrière sur le symbole Loup ne fait rien ; l’atteindre de nouveau en avançant déplace de nouveau les loups.
rule-SS-GIFT-FLUTE-1 = Le magicien ne peut retourner le dé de la flûte que s’il en joue lui-même.
rule-SS-GIFT-P = Chaque don sert une fois par jour, à son détenteur. Flûte : on lance un dé de héros ; le détenteur et chaque héros de la même case ou d’une case adjacente gagnent autant de points de volonté. Faucon à corne : à un tour du combat d’un héros, une créature ne lance que 1 dé ; ou bien c’est un faucon ordinaire. Torche : chasse une créature de la case du détenteur vers une case adjacente libre. Sablier : ramène un héros 3 heures en arrière. Flûte et sablier sont petits ; tous les dons se déposent et se ramassent.
rule-SS-GIFT-3 = Après A4, le groupe décide lequel reste, de la torche, du sablier, du faucon à corne ou de la flûte, et partage les autres à son gré.
rule-SS-GIFT-4 = Torche (grand emplacement) : une fois par jour, son détenteur chasse une créature de sa case vers une case adjacente sans créature, pas vers la case 0 ni par un pont détruit. Cela vaut une entrée : les paysans qui s’y trouvent sont perdus. Elle ne fait rien aux menaces, ni aux créatures de la case 17 tant que la catapulte y est.
rule-SS-GIFT-5 = Faucon à corne (grand emplacement) : une fois par jour, dans le combat d’un héros contre une créature, avant que celle-ci lance ses dés : elle ne lance qu’un dé à ce tour. Ou bien c’est un faucon ordinaire ce jour-là.
rule-SS-GIFT-6 = Flûte (petit emplacement) : une fois par jour, le détenteur lance un dé de héros. Lui et chaque héros de la même case ou d’une case adjacente gagnent autant de points de volonté, même ceux qui ont fini leur journée. Sablier : petit emplacement. Un héros qui a fini sa journée ne peut se servir ni de l’un ni de l’autre, et personne pendant un tour de combat.

## Loups

rule-SS-WOLF-1 = Les loups ne sont pas des créatures. Ils peuvent aider contre toute menace. Des loups apprivoisés ne menacent pas les paysans.
rule-SS-WOLF-2 = Chaque fois qu’une pierre du temps arrive sur le symbole Loup, tous les loups avancent aussitôt de 1 case le long des flèches, même au milieu d’un déplacement ou d’un combat.
rule-SS-WOLF-3 = Apprivoiser est une action de combat : à son propre tour, 1 heure par tour de combat, pas au tour où l’on arrive. L’archer, ou un héros avec un arc, peut apprivoiser depuis une case adjacente.
rule-SS-WOLF-4 = On réussit si sa valeur de combat atteint celle du loup, soit 4 fois ses propres points de force ; l’égalité suffit.
rule-SS-WOLF-5 = Si l’alpha s’éloigne hors de portée pendant le combat, le combat est fini ; un archer encore adjacent peut continuer.
rule-SS-WOLF-6 = La force qu’a le héros à l’instant où il apprivoise est la force de chaque loup pour le reste de la partie, quoi que devienne ensuite la sienne.
rule-SS-WOLF-7 = Le héros dont c’est le tour peut finir sa journée à toute heure, même avant la première ; ensuite il ne fait plus rien ce jour-là.
rule-SS-WOLF-8 = L’arrivée des loups : un dé fixe l’heure, de 1 à 6, où est placé le symbole Loup. L’alpha est sur la case 65, les autres sur les cases 55 et 33. Leurs chemins : 65, 45, 43, 39, 38, 16, 13, 6, 0 ; 55, 51, 48, 16, 13, 6, 0 ; 33, 30, 29, 28, 18, 14, 2, 0.
rule-SS-WOLF-9 = Il peut y avoir plusieurs loups sur une case, et rien ne les arrête sauf un pont détruit.
rule-SS-WOLF-10 = Un loup qui arrive sur une case avec des héros mord : chacun d’eux perd 2 points de volonté, à moins d’utiliser un bouclier.
rule-SS-WOLF-11 = Des paysans sont perdus si un loup sauvage arrive sur leur case, ou si on les mène sur la case d’un loup sauvage.
rule-SS-WOLF-12 = Un loup qui entre sur la case 0 est retiré du jeu. Si c’est l’alpha, les autres et le symbole aussi.
rule-SS-WOLF-13 = Combat contre les loups : apprivoiser l’alpha est une épreuve de 4 fois ses propres points de force, seul. Personne ne se joint, et aucun allié ne compte ; potion, herbe, heaume, dé retourné et dé noir comptent.
rule-SS-WOLF-14 = Un tour manqué coûte la différence en points de volonté, comme dans tout combat ; un bouclier l’évite.
rule-SS-WOLF-15 = L’ami des loups : quand l’alpha est apprivoisé, les loups encore sur le plateau se rassemblent en meute sur sa case. Une heure la déplace de 4 cases au plus.
rule-SS-WOLF-16 = Sur la case d’une créature ou d’une menace attaquée, la meute ajoute la force qu’avait le héros en apprivoisant l’alpha, une fois par loup.

## Épreuves

rule-SS-TRY-1 = Une épreuve est une action de combat. On la tente à son propre tour, mais pas au tour où l’on arrive, et de là où l’on pourrait combattre, sauf si la carte dit autre chose. Elle coûte 1 heure par héros et par essai.
rule-SS-TRY-2 = La valeur des héros se calcule comme en combat. L’épreuve a une valeur fixe et ne lance pas de dés ; l’égalité suffit.
rule-SS-TRY-3 = Quand d’autres peuvent se joindre, c’est un combat de groupe sans adversaire : chacun paie l’échec, et le gain va au héros dont c’est le tour.
rule-SS-TRY-4 = Après un essai manqué, les héros peuvent continuer aussitôt tant qu’il leur reste des heures.

## Dépôts

rule-SS-OFFER-1 = Déposer quelque chose pour une carte est une action gratuite d’un héros qui est sur place et n’a pas fini sa journée ; l’objet est retiré du jeu.
rule-SS-OFFER-2 = Ce que le groupe réunit peut être déposé au tour de n’importe quel héros ; les objets de tous comptent, même de ceux qui ont fini leur journée.

## La fin d’une journée

rule-SS-DAY-1 = Quand une journée finit : Ken Dorr marche, on vérifie la lueur et elle bouge, Irlok nage ; puis on interroge le porteur de Gardétoile ; puis viennent les symboles du lever du soleil.

## Personnes cachées

rule-SS-HIDE-1 = Tous voient où quelqu’un peut être caché ; chaque lieu pas encore fouillé est aussi probable que les autres.
rule-SS-HIDE-2 = Un lieu est fouillé quand le déplacement d’un héros y finit, après un éventuel jeton brouillard, ou à la longue-vue depuis une case adjacente. S’il n’y a personne, il est rayé. Le dernier lieu est certain, mais il faut l’atteindre comme les autres.
rule-SS-HIDE-3 = Qui est trouvé se tient désormais là. Qui arrive autrement sur le plateau n’est plus caché.

## Points de règle ambigus

rule-SS-OPEN-1 = Les feux qui touchent un héros ou qu’on éteint retournent dans la réserve.
rule-SS-OPEN-2 = L’heure sert d’abord : le pas est fait, ou le tour de combat mené à son terme. Puis les loups avancent. Si ce tour apprivoise l’alpha, ils n’avancent plus.
rule-SS-OPEN-3 = Chaque pierre du temps qui arrive en avançant sur cette heure déplace les loups une fois, même plusieurs au même tour. Une pierre qui va sur la case Lever du soleil ne passe pas par les heures intermédiaires. Une pierre déjà sur cette heure quand les loups arrivent ne déplace rien.
rule-SS-OPEN-4 = Un héros qui entre sur la case d’un loup sauvage n’est pas mordu ; seul un loup qui avance mord. Pour les paysans, passer compte aussi.
rule-SS-OPEN-5 = Le sablier agit sur tout héros, où qu’il soit, mais pas si sa pierre du temps est sur la case Lever du soleil. La volonté payée pour des heures supplémentaires n’est pas rendue, et celles qu’on refait se paient de nouveau. Depuis l’heure 3, la pierre revient où la journée a commencé ; ce héros n’a pas fini sa journée.
rule-SS-OPEN-6 = Le sablier sert entre les actions, même au tour d’un autre héros, jamais pendant un déplacement.
rule-SS-OPEN-7 = Un don sans emplacement libre est posé sur la case du héros. Torche et faucon à corne prennent tous deux le grand emplacement : personne ne porte les deux.
rule-SS-OPEN-8 = Le porteur de Gardétoile décide bien que sa pierre du temps soit sur la case Lever du soleil. Un symbole barré et un usage ordinaire peuvent tomber au même lever du soleil ; on barre avant le premier symbole.
rule-SS-OPEN-9 = Si personne ne porte Gardétoile, on ne demande rien. Il garde sa face quand on le dépose ou le donne.
rule-SS-OPEN-10 = Le feu, une morsure, la neige, un tir ou Irlok peuvent faire tomber un héros à 0 point de volonté. Il perd alors 1 point de force s’il en a plus de 1, et remonte à 3 points de volonté.
rule-SS-OPEN-11 = De la force en plus fait aussitôt place à un rondin. Un rondin tombe dès qu’il ne tient plus, même en combat ; s’il y en a plusieurs, le héros choisit lequel. On peut déposer les rondins et les donner à un héros chez qui ils tiennent.
rule-SS-OPEN-12 = Les alliés sur la case d’une épreuve comptent comme en combat : contre une partie du temple, Ken Dorr, un feu ou un éboulis. On n’est seul que pour apprivoiser.
rule-SS-OPEN-13 = Le faucon à corne est utilisé par son détenteur, où qu’il soit, tant qu’il n’a pas fini sa journée.
rule-SS-OPEN-14 = Un héros qui voit la sorcière à la longue-vue l’a trouvée : il reçoit la potion, et elle est sur la case fouillée.
rule-SS-OPEN-15 = La sorcière et le prince ne sont pas des paysans. Loups et créatures ne leur font rien, et les événements des paysans ne les concernent pas. Au château, ils n’apportent que ce que dit leur mission.
rule-SS-OPEN-16 = Une fois rentré, le prince n’est plus sur le plateau et n’aide plus en combat. Avec une autre mission, il ne vient pas dans la partie.
rule-SS-OPEN-17 = Un héros peut prendre ce qui se trouve sur une case avec une créature, un feu, une menace ou un loup, sauf si sa carte dit autre chose. Cela vaut aussi pour les lumières, les herbes, les pierres runiques, la clé et le bouclier.
rule-SS-OPEN-18 = Une menace ou un feu qui arrive sur une case n’enlève rien et ne pousse personne. Une créature placée sur la case d’une menace y reste.
rule-SS-OPEN-19 = Quand Ken Dorr est attrapé, l’étoile repart d’autant de lettres qu’il avait de lumières ; les lettres prises par la carte E ne sont pas rendues.
rule-SS-OPEN-20 = La figurine de Varkur n’est jamais sur le plateau.
rule-SS-OPEN-21 = Des dés qui fixent un lieu (le rouge donne les dizaines, un dé de héros les unités) donnent une case de 11 à 66 ; il peut y avoir plusieurs choses sur une case.
rule-SS-OPEN-22 = Jouer de la flûte n’est pas un combat : herbe, potion et heaume n’y servent pas. Un magicien qui en joue peut retourner le dé.
