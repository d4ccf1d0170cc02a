# Sombres sentiers, premier chapitre : La neige sans nom.
# Le texte d’une section est son récit ; `.title` son titre, `.way-…` ce que l’on peut choisir.

section-dark_paths-1 = Vous vous réveillez sous un toit de neige. Il fait bleu là-dessous, et si calme que vous entendez battre vos cils. Votre main droite brûle ; la paume est rouge et couverte de cloques, comme si elle avait pris une marmite sur le feu sans demander. Votre main gauche ne sent rien du tout. Vous faites le compte : deux bottes, une moitié d’écharpe, un goût de fumée. Puis vous cherchez votre nom, comme on cherche une porte la nuit dans sa propre maison, et la main passe au travers. Il n’y a pas de porte. Il n’y a même pas de mur. Quelque part au-dessus tombe une goutte, une seule.
    .title = Le creux
    .way-feel_around = Tâtonnez dans le noir
    .way-break_out = Crevez la neige tout de suite
    .way-shout = Criez

section-dark_paths-2 = Vos doigts valides rencontrent de l’écorce, puis une ficelle. C’est un fagot de bois sec, noué par quelqu’un qui savait faire, et la ficelle est un ruban de jeune fille, jaune, avec un nœud qui a demandé de la patience. Sous le bois, il y a un gant. La paume en est brûlée de part en part, et quand vous l’enfilez, il reconnaît votre main. Vous avez donc fait un feu. Vous l’avez protégé du vent avec votre dos, quelqu’un a dormi dans sa lumière, et vous avez passé la nuit en dehors : il n’y avait de place que pour une. Vous l’entendez presque respirer. Tant de souvenirs, cela coûte un peu de chaleur. Vous prenez le bois sous le bras.
    .title = Ce qui se trouve près de vous
    .way-dig_out = Creusez vers la sortie
    .way-shout = Appelez celle qui portait le ruban

section-dark_paths-3 = Du bord du creux, vous regardez le pays, et le vent vous passe en revue comme un commis sa liste. Tout est blanc jusqu’au bout du ciel. On n’y a inscrit que trois choses. Des traces de sabots vont vers le nord, rapprochées, sans hâte. À l’est, un fil de fumée s’efforce de tenir debout. Au sud, la terre s’arrête et quelque chose de plus plat commence : un lac, gelé d’une rive à l’autre. Derrière vous, un rocher au col de glace se penche sur le creux. Il fait froid, et il faut choisir.
    .title = Trois signes
    .way-hoof_prints = Suivez les traces de sabots
    .way-smoke = Marchez vers la fumée
    .way-lake = Descendez au lac
    .way-rock = Grimpez d’abord sur le rocher

section-dark_paths-4 = Votre cri fait tomber un pan du toit, et le jour avec. Dehors, les rochers attrapent votre voix et se la passent, jusqu’au dernier, qui la dit si bas que ce pourrait être une question. Puis le silence. Puis, derrière le silence, quelque chose déplace son poids. La neige crisse comme elle crisse sous un pied qui préférerait ne pas être entendu. Le pied s’est arrêté là où vous ne pouvez pas le voir. Son propriétaire écoute ; il aimerait savoir quelle sorte de bête fait un bruit pareil.
    .title = La réponse
    .way-wait = Ne bougez plus et attendez
    .way-whistle = Sifflez comme on siffle un chien

section-dark_paths-5 = Cela tombe du ciel, juge mal la neige et y disparaît jusqu’aux oreilles. Ce qui en ressort est un renard, plus ou moins : roux, étroit, avec deux ailes de cuir qu’il replie aussi soigneusement qu’un vieux monsieur ses gants. Un volpin. Il ne demande pas qui vous êtes, et c’est reposant. Il prend entre ses dents un fil qui dépasse de votre manche, recule jusqu’à en avoir tiré une bonne longueur, éternue, et vous regarde, la tête penchée. L’examen semble réussi. Personne ne s’est jamais autant réjoui de vous voir, aussi loin que remonte votre mémoire, c’est-à-dire depuis une heure environ.
    .title = Le renard ailé
    .way-go_on = Laissez-le vous suivre

section-dark_paths-6 = D’en bas, c’était un rocher. De près, c’est un mur. La pierre est vernie de glace, et sous le vernis on voit la mousse de l’an dernier, brin par brin. Une botte trouve un appui, puis l’autre. À mi-hauteur, il y a des prises : on les a taillées au ciseau, à gauche, à droite, juste là où le bras fatigue. Vous y glissez la main. Elle y entre jusqu’aux jointures ; une coïncidence, peut-être, alors vous essayez la suivante. Elles ont été faites pour une main aussi grande que la vôtre. Plus haut, la glace les remplit, et sous vous il y a déjà beaucoup d’air.
    .title = Le rocher
    .way-climb = Grimpez
    .way-leave_it = Renoncez

section-dark_paths-7 = Un gor. Il passe le rebord à quatre pattes, et il en reste si peu que sa peau pend en plis, comme un manteau acheté trop grand. La faim l’a rendu poli. Il ne rugit pas. Il s’assied à distance, rentre ses griffes et vous examine en commençant par les bottes, avec l’attention de qui ne mange qu’une fois par semaine. Vous bougez, il bouge. Vous vous arrêtez, il attend, et un fil de bave gèle à son menton. Il est aussi maigre que l’hiver, et il a autant de temps.
    .title = L’affamé
    .way-fight = Combattez-le
    .way-play_dead = Couchez-vous et faites le mort
    .way-throw_firewood = Jetez-lui votre bois et courez

section-dark_paths-8 = Vous vous agenouillez près de la première empreinte. Un sabot fendu, petit, enfoncé à la pointe. Vous cherchez les pattes de devant, et il n’y en a pas : rien que deux sabots, gauche, droite, gauche, droite, qui marchent debout comme vous, et d’un plus grand pas. Ici, cela s’est arrêté et a tourné sur place. Là, cela s’est ravisé. Entre les empreintes, il y a des gouttes de sève noire, rondes comme des grains de poivre ; l’une vous colle au doigt et ne gèle pas. Elle sent l’amande amère et la chambre de malade. La piste mène à une fente dans les collines, d’où viennent du froid et un bruit d’eau courante.
    .title = Traces de sabots
    .way-gorge = Suivez-les dans la gorge
    .way-send_volpin = Envoyez le volpin en avant
    .way-smoke = Tournez-vous vers la fumée

section-dark_paths-9 = Le sommet n’est pas plus large qu’une table, et pendant un moment vous ne faites que vous y tenir. Puis vous regardez. À l’ouest, le sol fume, à croire qu’on y a oublié une marmite. À l’est, des tentes sortent de la plaine, en rang, pâles et pointues comme des dents. En cherchant où poser le pied, vous trouvez une gravure entre vos bottes : trois mains en cercle, chacune serrant le poignet de la suivante. L’une est fine. L’autre est large, et il lui manque un bout de doigt. Vous chassez la neige de la troisième, vous y posez la vôtre, et elle y entre comme dans l’eau. Vous avez juré quelque chose ici, à trois. Et vous avez ri.
    .title = La vue
    .way-climb_down = Redescendez

section-dark_paths-10 = Il manque un morceau. Avant, vous étiez plus haut ; après, vous voici sur le dos, bien plus bas dans la pente, les pieds à la place de la tête et de l’hiver plein la bouche. Vous remuez les choses une à une. Elles font mal, donc elles sont toutes encore à vous. La neige a été bonne et s’était entassée à l’endroit de votre chute. Les pierres, dessous, n’étaient que des pierres. Une longue traînée remonte dans le blanc, avec un peu de rouge, pas beaucoup, et ce qui se trouvait là-haut ne descend pas vous chercher. La journée sera bleue, de la hanche à l’épaule.
    .title = Plus bas
    .way-get_up = Relevez-vous

section-dark_paths-11 = Quand c’est fini, vous vous asseyez près du gor, parce que vos genoux ne vous tiennent plus. Il ne pèse rien. À son cou, par une lanière qu’il n’a pas pu nouer lui-même, pend une gourde brodée de perles rouges et blanches, sur trois rangs, le motif des Yetohe ; le mot est là avant que vous sachiez d’où il vient. La gourde est à moitié pleine et encore tiède de sa poitrine. Vous buvez. Ce n’est que de l’eau, et c’est ce qui vous est arrivé de mieux depuis votre naissance, ce matin. Les perles cliquettent sous votre pouce. Quelqu’un les a enfilées une à une, avec une bonne lumière et tout son temps.
    .title = Butin
    .way-go_on = Prenez-la et repartez

section-dark_paths-12 = La gorge est si étroite que le ciel n’y est plus qu’une fissure. Au fond, de l’eau sort du rocher, et une femme se penche dessus et boit dans ses mains. De longs cheveux, une chemise déchirée, le dos droit de quelqu’un à qui l’on a appris à se tenir. Puis vous voyez comment elle s’agenouille. Au-dessous des hanches, c’est une biche, brune et fine, aux sabots noirs comme l’eau du bassin. Vous n’avez pas fait un bruit. Pourtant elle relève la tête, le menton ruisselant, et tourne vers vous une oreille, puis seulement les yeux : ce pas-là, elle l’a déjà entendu, sur d’autres pierres.
    .title = La source dans la gorge
    .way-speak = Parlez-lui
    .way-hide = Cachez-vous jusqu’à son départ
    .way-attack = Attaquez-la

section-dark_paths-13 = Un traîneau a versé, un patin en l’air, et le vent a commencé à lui bâtir un mur. Aucune trace ne s’en éloigne, car le conducteur n’est pas descendu. Il est sur son banc, bien droit, les rênes au poing, dans une glace claire comme une vitre. Il lui reste même une plaisanterie au coin de la bouche. À un doigt du poing, il manque le bout. Autour du cou, il porte une écharpe rayée, coupée net ; vous levez le bout de la vôtre et l’approchez, bien que vous le sachiez déjà. Rayure contre rayure. À l’est, la fumée est plus mince, et pas plus proche.
    .title = Le traîneau
    .way-light_fire = Faites un feu près de lui
    .way-take_coat = Prenez son manteau de fourrure
    .way-search = Fouillez le traîneau
    .way-walk_on = Passez votre chemin

section-dark_paths-14 = « Vous », commencez-vous, et il ne vient rien après. Elle attend. Elle a la politesse d’attendre. Puis sa bouche travaille comme des doigts sur un nœud, et il en sort un mot qui lui coûte plus que vous ne pouvez voir. « Sennet. » Ce n’est pas votre nom ; vous l’essayez, il ne vous va pas. Mais à ce son, quelqu’un qui porte un ruban jaune se retourne dans votre tête, très vite, sur le point de rire. La femme aux sabots hoche la tête : cela, au moins, vous l’avez encore. Elle pose un doigt sur votre paume brûlée, si légèrement que ce pourrait être l’ombre d’un doigt, et pour la première fois de la journée la main ne fait pas mal.
    .title = Un mot
    .way-follow_her = Suivez-la
    .way-ask_way = Demandez-lui où trouver des gens

section-dark_paths-15 = Elle est plus rapide que ne devrait l’être une créature dont les genoux plient à l’envers. Vous voyez le sabot, très nettement, jusqu’à la sève dans la fente ; puis vous voyez le ciel par en dessous, et puis vous étudiez un certain temps la question de savoir comment on respire. Lorsque vous l’avez résolue, elle a disparu. La source babille comme si elle n’avait rien vu. Sur votre poitrine il y a une marque, deux croissants noirs dos à dos, et quelque chose pique dans votre manche : une épine, longue comme un doigt, noire et humide, restée accrochée à vous. Vous la laissez où elle est. On dirait un reçu.
    .title = À terre
    .way-get_up = Relevez-vous

section-dark_paths-16 = Derrière une pierre, à plat ventre, vous laissez le froid vous compter les côtes. Elle boit longtemps. Une fois, elle lève sa main mouillée dans la lumière et la tourne d’un côté, de l’autre, comme une chose qu’on lui aurait prêtée. Puis, en quatre bonds, elle est en haut de l’autre paroi, et quelques cailloux redescendent l’annoncer. Vous attendez encore un peu, par prudence. Là où elle s’est agenouillée, il y a deux creux dans la neige, et dans ces creux, en plein hiver, des fleurs rouges s’ouvrent. On les entend. C’est un tout petit bruit, un bruit de lèvres.
    .title = Après son départ
    .way-go_on = Cueillez-en une et repartez

section-dark_paths-17 = Il faut trois chutes, et après la troisième elle ne se relève plus. Vous la dominez, le souffle en lambeaux, le poing encore levé et qui ne sait plus que faire. Ses mains sont le long de son corps. Elle pourrait frapper du sabot ; vous êtes exactement où il faut. Elle se contente de vous regarder, et l’eau lui coule des yeux dans les cheveux, comme elle coule là-bas du rocher, sans histoires. Du sac à sa ceinture se sont échappées des épines, une poignée noire. Elle n’esquisse pas un geste pour les sauver. Contre n’importe qui d’autre, vous le comprenez, elle aurait gagné.
    .title = Sabot et genou
    .way-spare_her = Laissez-la partir
    .way-rob_her = Prenez ses épines et chassez-la

section-dark_paths-18 = Le feu prend, et sa lumière se promène dans la glace à la recherche de l’homme. Vous tendez les mains, la brûlée un peu moins loin. Au bout d’un moment, le bloc se met à suer. Des gouttes lui courent sur le menton, les lèvres se dégagent, et vous vous penchez, car elles remuent. Il ne s’éveille pas. C’est le sommeil qui parle, d’une voix sans souffle : « Vous avez payé. Ne payez pas deux fois. » Puis encore une fois, mot pour mot, comme on traverse une pièce avec une tasse pleine. Puis une peau de glace se referme là-dessus. À côté de sa botte, il y a un étui à cartes en cuir. Vous avez chaud, au moins, sur tout un côté.
    .title = Un souffle sous la glace
    .way-go_on = Repartez
    .way-take_map = Prenez aussi son étui à cartes

section-dark_paths-19 = Le lac est ouvert comme une page que personne n’a osé commencer. À vos pieds, la glace est épaisse et blanche, hérissée de roseaux ; plus loin elle devient grise, puis verte, puis d’une couleur que vous aimez mieux ne pas nommer. Tout là-bas, des pilotis s’y dressent par rangées, noirs, coiffés de formes de cabanes, et à l’un d’eux pend une lampe. Quelqu’un l’a allumée en plein jour, pour personne, ou pour tout le monde. La rive s’en va vers la gauche, sûre et interminable. Et il y a un bruit. Il vient d’en dessous, grave et lent, et s’arrête chaque fois que vous vous arrêtez.
    .title = La rive
    .way-across = Traversez tout droit
    .way-shore = Longez la rive
    .way-listen = Collez l’oreille à la glace

section-dark_paths-20 = Vous défaites le chargement avec une bonne main et les dents. Des pots, du sel, un tambour d’enfant, une corde dont on a pris soin. Une boîte de baies bleues, si froides qu’elles sonnent. Tout au fond, la liste du conducteur, en lettres carrées, appliquées, cochées ligne par ligne. Seule la dernière n’est pas de lui. Elle penche, elle se presse, elle oublie les points. « Pour deux personnes », dit-elle, et personne ne l’a cochée. Vous prenez son bout de charbon et vous écrivez la même chose dessous, pour voir. Cela penche. Cela se presse. Le vent se glisse sous les fourrures ; vous pouvez emporter une chose, il a des projets pour le reste.
    .title = Sous les fourrures
    .way-take_rope = Prenez la corde
    .way-turn_back = Prenez la corde et retournez au creux de votre réveil
    .way-take_berries = Prenez les baies

section-dark_paths-21 = Les cent premiers pas, ce n’est qu’un plancher. Puis il se met à parler. Il fait tic sous votre talon. Il gémit, très loin, et une fissure fine comme un cheveu file entre vos bottes dans la direction où vous alliez. Dessous il y a du vert, et sous le vert il n’y a rien. Vous avez appris à poser le pied bien à plat, à ne respirer que du haut de la poitrine, à vous imaginer plume. La lampe n’est pas plus proche. À côté de vous, un vieux pieu dépasse de la glace, reste d’une cabane qui n’existe plus. Encore un tic. Cela ressemble beaucoup à quelqu’un qui compte.
    .title = Glace mince
    .way-keep_going = Continuez
    .way-crawl = Attachez la corde au pieu et rampez
    .way-turn_back = Faites demi-tour

section-dark_paths-22 = Sous vous, la glace s’assombrit. Vous croyez à une eau plus profonde, ou à un nuage ; mais il n’y a pas de nuage, et cette ombre a un bord, et le bord avance. Elle glisse, elle glisse encore sous vos bottes, plus longue qu’un village, et ralentit. Puis une paupière se retire. L’œil est grand comme une tente, doré, avec une fente où l’on pourrait tomber, et il vous regarde comme vous regarderiez une mouche de l’autre côté de la vitre. C’est tout. Le long de la fissure, devant vos orteils, poussent des fleurs de givre. Vous n’auriez pas cru qu’un regard puisse peser si lourd.
    .title = L’œil
    .way-hold_gaze = Soutenez son regard
    .way-run = Courez vers la lampe

section-dark_paths-23 = Il ne le cède pas facilement. Vous l’arrachez à la glace manche après manche, vous vous excusez, vous continuez. C’est du loup, doublé de feutre, et si lourd qu’il vous prend dans ses bras. Au bout d’un moment, vous remarquez que vous ne tremblez plus, et que vous ne regardez plus le visage de l’homme. Il y a une poche. Dans la poche, une moitié de tablette d’argile, cassée net, avec l’avant d’un buffle : les cornes, la bosse, un œil furieux. Un pouce en a poli le bord. L’homme paraît plus petit, à présent. On dirait quelqu’un qui a posé son manteau un instant, entre amis.
    .title = Le manteau d’un mort
    .way-go_on = Repartez

section-dark_paths-24 = La lumière devient bleue, puis grise, puis il n’en reste presque rien. Le vent est tombé, et c’est pire ; on entend maintenant combien il y a de tout. Une étoile sort. Haut sur la pente, de petits feux avancent en ligne, l’un derrière l’autre, au pas. Vous tapez des pieds et ne jureriez pas qu’ils soient arrivés tous les deux. Sur les nuits de ce pays vous savez une chose, sans savoir qui vous l’a apprise : on ne demande l’avis de personne. Si vous ne faites rien, ce sera décidé pour vous, très doucement, quelque part entre deux souffles.
    .title = Le crépuscule
    .way-steam = Allez à l’ouest, vers la vapeur aperçue d’en haut
    .way-make_fire = Faites un feu
    .way-walk_on = Marchez toute la nuit
    .way-dig_in = Creusez-vous un abri
    .way-torches = Suivez les torches sur la pente

section-dark_paths-25 = Elle habite sous une racine, dans une chambre juste assez grande pour quelqu’un qui ne souhaite pas être trouvé. De la mousse, des feuilles sèches, un nid d’épines qu’elle garde et ne touche pas. Il y fait chaud, de la bonne chaleur des étables. Elle balaie les feuilles et dessine dans la poussière. Ici une silhouette ; elle vous montre du doigt. Ici une jeune fille par terre, endormie, un nœud dans les cheveux. Et ici quelqu’un de grand, et à la place du visage elle lève le doigt et laisse la poussière telle quelle. La silhouette qui est vous tend les mains au plus grand, ouvertes, vides, pour montrer qu’elle a tout apporté. Oui, disent vos paumes. C’était ainsi.
    .title = Le gîte de la femme aux sabots
    .way-stay = Restez auprès d’elle
    .way-go_on = Repartez dans la nuit

section-dark_paths-26 = Cela ne parle pas. C’est vieux, cela vit là-dessous, et cela se souvient de chaque chose qui est jamais tombée dans son lac : des bagues, des rames, un berceau, des noms criés depuis les barques. Elles remontent du vert et restent un moment suspendues sous la glace, comme des portraits dans une galerie. Puis vient celle qu’il fallait. Vous voilà. Vous êtes à genoux sur un sol de pierre, quelqu’un sans visage se penche vers vous, et vous lui tendez les deux mains, ouvertes, avec précaution, comme si elles contenaient de l’eau. Personne ne vous force. L’image reste jusqu’à ce que vous l’ayez bien vu. Puis cela vire, et son sillage s’incurve vers la lampe.
    .title = Images dans la glace
    .way-lamp = Suivez son sillage jusqu’à la lampe
    .way-shore = Retournez à la rive

section-dark_paths-27 = Il n’y a pas d’avertissement digne de ce nom. La glace vous lâche, comme une main qui n’a jamais vraiment tenu. Puis il n’y a plus que le froid. Ce n’est pas une sensation, c’est un endroit, et vous y êtes jusqu’au bout. Au-dessus de vous s’éloigne une fenêtre de jour aux bords déchirés, plus petite que vous n’auriez cru. Votre souffle y monte en un fil d’argent, une corde pour quelqu’un d’autre. Alors quelque chose en vous, quelque chose qui n’a pas de nom mais des idées très arrêtées, se met à donner des coups de pied. Vos doigts heurtent un bord. Il casse. Ils en heurtent un autre.
    .title = L’eau
    .way-volpin = Laissez le volpin crier à l’aide
    .way-drag_out = Hissez-vous dehors

section-dark_paths-28 = Des mains gantées de phoque vous prennent par la ceinture et par le col et vous hissent par-dessus un rebord de bois mouillé, comme on embarque un gros poisson : sans tendresse, mais sans le laisser tomber. Vous levez les yeux vers un cercle de larges visages. Derrière eux, des filets, des poissons sur des cordes, et la lampe, qui se révèle une lampe tout ordinaire, avec une bosse. Quelqu’un dit un mot dans une langue pleine d’eau, et tous éclatent de rire, même l’enfant. C’est le rire que les familles gardent pour un oncle. Le mot n’arrive qu’ensuite, et voilà que vous le comprenez. « Encore ? »
    .title = La lampe et les filets
    .way-go_on = Laissez-les vous porter à l’intérieur

section-dark_paths-29 = Cela se sent d’abord : l’œuf, le fer, le jour de lessive. Puis la neige s’arrête à une ligne, et au-delà le sol est noir, mouillé, assez chaud pour qu’on s’y couche. Vous vous y couchez. La vapeur passe lentement sur vous. Pendant un moment vous n’êtes personne, et pour une fois cela ne gêne pas. Près du bassin, on a placé côte à côte deux pierres plates, et en travers un couteau, propre, huilé, le manche tourné vers vous. Vous connaissez ce manche. Chacun de ses creux vient de vos doigts. On ne l’a pas perdu. On l’a posé là avec soin, comme on laisse une chose dont on n’aura plus besoin.
    .title = Le champ de vapeur
    .way-sleep = Dormez ici, puis allez vers l’est
    .way-torches = Repartez aussitôt, vers les torches

section-dark_paths-30 = Cette fois, il souffle. Il vient de l’est avec tout ce que la steppe peut jeter, et vous ôte l’haleine avant que vous ayez fini de vous en servir. Vous marchez en deux, un bras levé, comme quelqu’un qui transporte une porte. Il y a des lumières devant. Il y a des lumières devant, ou bien vous en voulez tant que vous avez commencé à en fabriquer. Elles s’éteignent ; elles reviennent, un peu plus à gauche. Un temps, vous avez chanté, puis vous avez remarqué que vous ne chantiez plus, sans savoir depuis quand. Devant vous, la neige n’a pas de traces. Derrière vous, quand vous vous retournez, non plus.
    .title = Contre le vent
    .way-count_steps = Comptez vos pas à voix haute
    .way-drink_and_run = Videz la gourde et courez

section-dark_paths-31 = C’était seulement pour s’asseoir. N’importe qui le ferait. La neige a un creux exactement à votre taille, et à l’abri du vent il fait tellement plus chaud qu’en marchant que vous ne savez plus pourquoi vous marchiez. Vos pieds ont cessé de se plaindre, et c’étaient toujours les premiers à se plaindre. Il faudrait fermer les volets, il neige à l’intérieur ; mais l’idée n’a rien de déplaisant, puisque c’est la maison de quelqu’un d’autre. Des flocons se posent sur votre manche, chacun fini dans le moindre détail. Vous les regardez ne pas fondre. Il y avait quelque chose que vous vouliez faire. Cela attendra bien que vous ayez fermé les yeux.
    .title = Juste un instant
    .way-get_up = Levez-vous
    .way-eat_berries = Mangez les baies, puis levez-vous

section-dark_paths-32 = Vos mains savent faire. Elles mettent le petit sous le grand, laissent une porte à l’air, abritent l’étincelle et attendent qu’elle se soit décidée. Puis cela brûle, comme si ce feu vous connaissait, et le noir recule de trois pas. Vous êtes trop près. Votre manche sent le roussi. La fumée tourne, comme font les fumées, droit dans votre figure, et il y a dedans autre chose que du bois : une voix de jeune fille, enrouée de sommeil. « Vous n’avez pas froid, là dehors ? » Vous vous retournez avant d’avoir pu vous en empêcher. Rien que de la neige, aussi loin que va la lumière. Mais la réponse est prête sur votre langue, et c’est un mensonge, et vous l’avez dit gentiment.
    .title = Un feu à vous
    .way-walk_on = Repartez tant que la chaleur dure
    .way-torches = Montez vers les torches

section-dark_paths-33 = Des skrals, une douzaine, deux par deux avec des torches de poix, et quatre autres attelés à un long traîneau. Ils chantent quelque chose qui a beaucoup de couplets. Le traîneau est chargé de gens. Vous les voyez quand la lumière passe : des dormeurs pris dans la glace, mains ouvertes, genoux pliés, une femme qui tient une cuillère, tous empilés comme des planches, avec de la paille entre eux pour qu’ils ne s’ébrèchent pas. Et tout en haut, attaché par la cheville, roulé dans de la toile à sac, un garçon, qui ne dort pas. Il regarde exactement l’endroit où vous vous cachez. Il n’appelle pas. Il hausse seulement les sourcils, à peine : alors ?
    .title = Des torches
    .way-hide = Cachez-vous jusqu’à ce qu’ils soient passés
    .way-free_boy = Détachez le garçon
    .way-step_out = Avancez dans la lumière, les mains levées

section-dark_paths-34 = D’abord, il y a les chiens. Vous entrez dans leurs aboiements comme dans un mur, et vous vous y appuyez. Puis des tambours, quelques-uns, frappés par des gens aux doigts gelés qui veulent qu’on les entende ; puis des tentes, éclairées du dedans comme des fruits. Une voix de femme appelle, une autre reprend plus loin, et quelqu’un vous tient sous les bras, ce qui vous apprend que vous ne marchez plus. On vous met près d’un feu. On vous donne du bouillon, et l’on tient le bol. Quand la portière se soulève encore une fois, tout le monde s’écarte. La femme est vieille et petite, avec des plumes dans sa tresse. Elle ne demande rien. Elle prend votre main brûlée, la tourne vers la lumière et la lit longuement, comme une lettre qu’elle attendait et dont elle espérait qu’elle se perdrait en route. Dehors, les tambours s’arrêtent un à un ; ce qu’ils appelaient est arrivé. « Bien, dit enfin la vieille chamane, et elle pose son autre main sur la vôtre. Vous l’avez donc fait. »
    .title = Les tentes

section-dark_paths-35 = Les Iquar vous donnent une soupe avec un œil dedans et vous observent jusqu’à ce que vous ayez mangé l’œil. Ils vous donnent une chemise sèche, qui a servi à plusieurs. La grand-mère de quelqu’un vous frotte les pieds à l’huile de poisson et les gronde, l’un, puis l’autre. Sous le plancher la glace craque, la maison craque avec elle, et personne ne lève la tête. Vous attendez la question. Vous avez même préparé quelque chose qui pourrait passer pour une réponse. Un homme répare un filet. L’enfant vous apporte un coquillage, le reprend, l’apporte encore. Lentement, entre la fumée et les bottes qui gouttent, vous comprenez que personne ne va demander. Ils poussent leurs genoux pour vous faire place, et laissent dans leur conversation un petit vide, juste là où irait un nom, comme on laisse une lampe allumée pour quelqu’un qui est encore sur la glace. Ils savent que vous n’en avez pas. Ils le savent depuis plus longtemps que vous.
    .title = Les pilotis

section-dark_paths-36 = Elle vous laisse le côté sans courant d’air. Il n’y a pas de couverture, mais il y a des feuilles, et elle les pousse sur vous avec les avant-bras, jusqu’au menton, consciencieusement, comme on a dû le faire jadis pour elle. Puis elle replie ses longues jambes et se couche en travers de l’ouverture. Aucun mot. À vous deux, vous en possédez peut-être quatre, et ils ont servi. Dehors, le vent fait le tour et essaie les portes. Vous écoutez sa respiration, celle d’une femme et celle d’une biche, à tour de rôle. Elle était quelqu’un, autrefois. On lui a fait quelque chose, et tout ce qu’elle en a gardé, c’est qu’il y avait quelque chose à garder. C’est reposant, quelqu’un à qui l’on n’a pas besoin d’expliquer cela. Vous pensez : je vais veiller un peu. Vous pensez : les épines sentent la neige. Et puis, pour la première fois depuis le réveil dans le creux, vous dormez, et personne ne tend les mains à personne, et vous ne rêvez pas.
    .title = Sous la racine

section-dark_paths-37 = Vous vous couchez, ou bien c’est déjà fait depuis un moment ; on ne sait plus où finit l’un. La neige vient et se referme sur vous comme un couvercle. Elle soigne les coins, comme on fait un lit dans une maison qui attend des invités. Cela ne fait pas mal. Le froid qui vous suivait depuis le matin s’approche enfin, et l’on s’aperçoit qu’il n’était que timide. Vos mains s’ouvrent. L’une était brûlée, l’autre gelée, et maintenant elles sont pareilles. Vous aviez une question. Elle était courte, elle vous concernait, et vous vous y accrochez aussi longtemps que possible, comme un enfant à sa pièce dans la foule, jusqu’à ce que vos doigts ne sachent plus lequel l’avait. Quelque part au-dessus, il y a du vent ; plus haut encore, c’est le matin, et le soir, et le matin. De la glace claire pousse sur vos yeux ouverts, et vous regardez à travers. Non, cela ne fait pas mal. C’est seulement long.
    .title = Le sommeil de glace

section-dark_paths-38 = Ils ne vous tuent pas. Cela en surprend plusieurs, et à l’un il faut le dire deux fois. À la place, vous recevez un anneau de fer à la cheville, encore chaud de la forge, et une place sur le traîneau entre une femme à la cuillère et un homme surpris au milieu d’un bâillement. Le skral qui ferme l’anneau au marteau est enrhumé. Il prend votre main brûlée par le poignet, la montre aux autres, et ils cessent de chanter. « Shron, vous dit-il, lentement et fort, comme on parle aux étrangers, paie. » Il réfléchit à la suite. « Pour les gens. Qui l’ont rencontré. » Et il fait glisser sa paume devant son propre visage, du front au menton, et quand elle est passée il n’y a plus rien, plus de sourire, plus de rhume, personne à la maison. Puis il ricane de nouveau, parce que c’est un bon tour et qu’il a des enfants. Les patins se mettent à siffler. Derrière vous, la neige remplit vos traces, les dernières d’abord.
    .title = La chaîne

section-dark_paths-39 = Vous courez jusqu’à ce que les chants soient derrière, puis jusqu’à ce que les cris le soient aussi, et vous tombez ensemble dans une congère. Le garçon en ressort le premier. Il a peut-être dix ans, un sac pour chemise, et il est furieux que cela ait pris si longtemps. « J’ai demandé à tout le monde où était Sennet, dit-il. Dans tous les camps. Même aux skrals. » Il s’essuie le nez à la toile, vous regarde, la main brûlée, la moitié d’écharpe, et sa voix devient bizarre. « Et avant de partir, c’est elle qui demandait. Trois jours, de tente en tente. Elle demandait à tout le monde où vous étiez. » Sennet. Cela entre en vous comme une clé. En bas, sur la pente, les torches ont fait demi-tour.
    .title = Le garçon
    .way-tents = Laissez-le vous conduire aux tentes
    .way-lead_away = Faites-le fuir et attirez les skrals derrière vous
