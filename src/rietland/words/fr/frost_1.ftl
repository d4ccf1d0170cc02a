# La Légende 1 du Froid éternel : ses objectifs, ses fins, ses cartes.

legend-frost-1 = Le silence blanc
    .intro = L’hiver est venu en Andor comme chaque année, puis il a oublié de repartir. Les gens s’endorment debout et se changent en glace, les yeux ouverts : Chada pendant sa garde, le prince Thorald un pied à l’étrier, Gilda derrière son comptoir. Un vieux trappeur vous montrera comment ne pas dormir. Ensuite, il faudra bien aller voir ce qui fredonne sous la neige.
    .number = Légende 1

chronicle-frost-1 = L’hiver avait oublié de repartir, et Andor s’est endormi les yeux ouverts. Vous avez appris à regarder sous la neige, à allumer un feu et à donner quelque chose. Vous avez trouvé une pierre qui fredonnait, vous êtes passés avec elle devant celle qui venait la reprendre, et vous l’avez enfermée dans la plus profonde galerie de la mine. Après cela, les jours n’ont plus raccourci. Mais personne ne s’est réveillé, et à la porte un cavalier venu de l’est demandait après vous.

variant-frost-1-restart = Seconde partie seulement
    .rule = La première journée est passée : de la carte A2, on ne place que les pièces, et ses leçons ne comptent plus. Commencez par la carte B1. Les héros commencent sur la case 18 avec 12 points de volonté, l’un d’eux avec 10 ; le groupe reçoit 1 bois de chauffage, et les quinze jetons neige sont tous sur le plateau.

goal-frost-1-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les places de défense occupées.
goal-frost-1-lessons = Le premier jour : regarder sous la neige, allumer le feu de la case 18, y troquer. Chaque leçon rapporte 1 point de volonté.
goal-frost-1-stone = Porter la pierre hivernale à la mine des nains (71) avant que le Narrateur atteigne N.

why-frost-1-won = La troisième porte se referme, et le fredonnement s’arrête au milieu d’une note. En Andor, les jours ne raccourcissent plus ; mais les dormeurs dorment toujours, chacun avec quelque chose d’inachevé à la main. Ce soir-là, un cavalier descend du col de l’est sur une bête à écailles. Là d’où il vient, dit-il, on commence à s’endormir aussi. On l’a envoyé parce qu’il trouvait encore l’étrier.
why-frost-1-late = Les jours se sont écoulés ; il n’en restait plus grand-chose à écouler. La neige arrive aux rebords des fenêtres de Chaumebourg, et derrière chaque fenêtre se tient quelqu’un qui allait regarder dehors.
why-frost-1-frozen = La pierre est entrée au château, où l’on se serrait pour avoir chaud. La grande salle devient blanche, à partir de la porte, puis elle devient muette. Au-dessus de la soupe, sur la longue table, la vapeur ne bouge plus.

named-myrk = Myrk
    .the = la Myrk
    .a = la Myrk
    .of = de la Myrk

say-frost-1-snow = Leçon apprise : regardez ce qu’il y a sous la neige. Elle rapporte 1 point de volonté.
say-frost-1-fire = Leçon apprise : faites du feu tant que vous sentez encore ce que vous faites. Elle rapporte 1 point de volonté.
say-frost-1-barter = Leçon apprise : donnez quelque chose. Elle rapporte 1 point de volonté.

choice-wake_dwarves = Réveiller les nains : un feu et du bois de chauffage sur la case 39
choice-wake_guards = Réveiller les gardes : une place de défense de plus

## Cartes

card-frost-1-A1 = La sentinelle de la porte n’a pas bougé depuis hier. Elle tient sa lance comme on le lui a appris, et il y a de la glace sur ses yeux ouverts. Chada est de même sur la muraille, le prince Thorald à l’écurie, un pied à l’étrier, et Gilda à la taverne derrière un gobelet qu’elle allait remplir. Le chroniqueur voudrait bien l’écrire, mais son encre est un caillou noir qui sonne dans le pot. Quiconque ne dort pas encore est attendu au marché libre.
    .title = La longue nuit
    .rule = Chaque héros a 1 point de force, 7 points de volonté et une gourde. Le guerrier commence sur la case 14, le gardien du feu sur la case 28, le magicien sur la case 48, le nain sur la case 7. Chacun a 7 heures. Il n’y a aujourd’hui ni créatures, ni combats, ni heures supplémentaires. Les puits sont gelés. Cette partie finit avec la journée. Le héros de plus bas rang commence.
card-frost-1-A2 = Au marché, un vieux trappeur a balayé la neige d’un carré de terre et s’y tient assis comme dans son salon. « Trois choses empêchent de dormir, dit-il. Regardez ce qu’il y a sous la neige. Faites du feu tant que vous sentez encore ce que vous faites. Et donnez quelque chose, car la main qui garde tout finit par geler dessus. » Il a compté sur la sienne. Elle a juste assez de doigts pour cela.
    .title = Trois leçons
    .rule = Trois leçons : finir un déplacement sur un jeton neige (cases 11, 13 et 16) ; sur la case 18, allumer le feu pour 2 points de volonté ; sur la case 18, troquer avec le marchand. Pour chacune, le premier héros qui la suit gagne 1 point de volonté. Un héros qui finit la journée près du feu allumé gagne 5 points de volonté au lever du soleil. On peut à tout moment manger des baies bleues pour 5 points de volonté.
card-frost-1-B1 = Ce qui vit dans les collines mange ce qui vit dans les collines, et il n’en reste plus. Alors les gors descendent. Ils sont maigres, et la neige sur leur dos est haute d’une main : voilà un moment qu’ils sont assis là-haut, à regarder votre fumée. Vous, en revanche, vous avez dormi près d’un feu. C’est étonnant, la différence que cela fait pour un bras.
    .title = Des collines
    .rule = Chaque héros gagne 1 point de force. Désormais, vous pouvez combattre, seuls ou en groupe, et utiliser des heures supplémentaires. Douze autres jetons neige sont placés, mélangés à ceux qui sont encore face cachée ; certains sont des tempêtes de neige, qui déplacent chaque héros d’une case le long de la flèche. Des gors surgissent sur les cases 8, 22 et 26. Jusqu’à ce que le Narrateur atteigne D, une créature qui entre au château (0) est simplement retirée.
card-frost-1-B2 = « Ne leur courez pas dessus, dit le vieux trappeur en bouclant ses affaires. Ils ont couru toute la nuit. Laissez-les venir, et arrangez-vous pour avoir un feu dans le dos, et de chaque côté un ami qui en ait un aussi. » Il vous donne ce qui lui reste de bois et s’en va avec un traîneau vide, en sifflant, pour que vous entendiez combien de temps il est encore là.
    .title = Dos à dos
    .rule = Le groupe reçoit 1 bois de chauffage. En combat, chaque héros près d’un feu allumé a 1 point de force de plus, le guerrier 2. Là où il n’y a pas encore de feu, du bois de chauffage et 2 points de volonté en font un.
card-frost-1-C = Au milieu de la route, un gor s’est arrêté et a oublié pourquoi il venait. Il y a là une pierre précieuse, tombée du sac déchiré d’un marchand. Le gor s’accroupit et tend les pattes au-dessus, comme on fait sur la braise, et il ne lève pas la tête quand les autres le bousculent. Vous l’observez un bon moment. Il cligne moins des yeux que la sentinelle.
    .title = Un éclat dans la neige
    .rule = Un gor surgit sur la case 31. Vous pouvez déposer une pierre précieuse : au lever du soleil, une créature d’une case adjacente y va au lieu de suivre sa flèche, et la pierre est retirée du jeu.
card-frost-1-D = Chaque soir, le soleil s’assied un peu plus tôt, comme quelqu’un qui a trop marché. Le capitaine longe la muraille et compte. Là-haut, presque tous ont les yeux ouverts ; du doigt replié, il frappe à chaque bouclier, et quand cela sonne comme un verre, il passe au suivant. Au bout de la muraille, il dit le nombre à voix haute. Puis il le redit, tout bas, au cas où il aurait grandi.
    .title = Les jours raccourcissent
    .rule = Désormais, le château doit tenir. Il a { $party ->
        [2] 3 places de défense
        [3] 2 places de défense
        [4] 1 place de défense
       *[other] 3, 2 ou 1 places de défense (à 2, 3 ou 4 héros)
    } : si une créature entre quand aucune n’est libre, la légende est aussitôt perdue. Le jeton Froid éternel est placé sur 8. À chaque lever du soleil, il va d’une place vers la gauche ; l’heure qu’il couvre et les suivantes ne s’utilisent plus. Un wargor surgit sur la case 49 ; les wargors se déplacent deux fois à chaque lever du soleil.
card-frost-1-F1 = Trois fois en une nuit, près du château, la neige a lui par en dessous, bleue, comme une lampe à travers un drap. Le premier qui l’a vu a tiré la couverture sur sa tête. Le deuxième aussi. Le troisième n’avait plus de couverture. Il a pataugé jusqu’à vous, et depuis il n’a pas dit un mot, mais il montre du doigt, sans arrêt, dans trois directions.
    .title = Lumière bleue
    .rule = Trois marqueurs Objectif sont placés face cachée sur les cases 9, 10 et 12 ; la pierre hivernale est sous l’un d’eux. Un héros dont le déplacement finit là révèle le marqueur, après un éventuel jeton neige. Un gor surgit sur la case 46.
card-frost-1-F2 = Il reste du souffle pour un seul appel. Les nains l’entendraient à travers leur montagne, s’ils sont éveillés et d’humeur ; les gardes du château l’entendraient peut-être à travers la glace, si on le leur sonnait à l’oreille. Pas les deux. Le capitaine vous tend le cor. Il a entouré l’embouchure d’un chiffon, pour que vos lèvres s’en décollent.
    .title = Qui réveiller
    .rule = Au choix. Les nains : un feu éteint et du bois de chauffage sont placés sur la case 39, sur la route de la mine. Les gardes : le château gagne 1 place de défense.
card-frost-1-W = Elle est dans un creux qu’elle s’est fait elle-même et fredonne, pas désagréablement, comme quelqu’un qui pense à autre chose. Elle n’est pas plus grosse qu’un pain. Quand vous la soulevez, le froid vous remonte les bras par vagues, et avec la troisième vague vient une envie, très nette : marcher vers l’est, et marcher encore. Cette envie n’est pas à vous. Elle est trop raisonnable.
    .title = La volonté de la pierre
    .rule = Le héros qui l’a trouvée prend la pierre hivernale ; avec seulement 1 point de volonté, il la laisse là. Elle prend le grand emplacement. Chaque case où l’on entre avec elle coûte 1 point de volonté, mais jamais le dernier. Aucun feu ne brûle sur sa case, et son porteur ne peut pas entrer sur une case avec une créature. Une créature dont le déplacement finit là où la pierre est sans héros l’emporte. Portez-la à la mine des nains (71) : le Narrateur va alors aussitôt sur N. Si elle s’arrête au château (0), la légende est aussitôt perdue ; on peut l’y faire passer.
card-frost-1-M = Sur la route de la mine se tient quelqu’un qui n’y était pas ce matin. Au-dessous des hanches, c’est une biche, brune, aux os fins ; au-dessus, ce pourrait être la fille de n’importe qui. Elle ne vous menace pas. Elle tend seulement les bras, comme on les tend à l’inconnu qui a ramassé votre enfant, et la neige ne se pose pas sur elle.
    .title = La femme aux sabots
    .rule = La Myrk surgit sur la case 43, seul accès à la mine ; une créature qui s’y trouve est retirée. Elle a { $difficulty ->
        [easy] { $party ->
            [2] 3 points de force
            [3] 8 points de force
            [4] 18 points de force
           *[other] 3, 8 ou 18 points de force
        }
        [normal] { $party ->
            [2] 5 points de force
            [3] 12 points de force
            [4] 18 points de force
           *[other] 5, 12 ou 18 points de force
        }
       *[other] 3, 8 ou 18 points de force (facile) ou 5, 12 ou 18 points de force (normale, à 2, 3 ou 4 héros)
    }, 8 points de volonté et un dé noir, et elle y reste. Au lever du soleil, une pierre précieuse sur une case adjacente, mais pas dans la mine, l’y attire, et au lever du soleil suivant elle revient. Vaincue, elle part pour de bon.
card-frost-1-O1 = Pas de pierre. Au fond du creux, une empreinte, petite et fendue, comme en laisserait un cerf ; et tout à côté une autre, là où quelqu’un s’est appuyé par terre pour regarder : celle d’une main, avec un pouce. Les cerfs n’ont pas de pouce. Vous entendez un rire, aigu et plutôt fort, et il vous faut un moment pour reconnaître la voix. Voilà des semaines que vous ne l’aviez plus entendue.
    .title = Traces de sabots
    .rule = Le héros qui a retourné le marqueur gagne 3 points de volonté.
card-frost-1-O2 = Ce n’était que la lune, sur une manche de glace. Un bûcheron est assis contre un bouleau, endormi comme tous les autres, et tient sur ses genoux le fagot qu’il rapportait chez lui. Vous lui expliquez ce que vous comptez en faire. Il vous écoute jusqu’au bout, avec une grande patience. Avant de partir, vous lui nouez votre écharpe autour du cou ; le vieux trappeur avait dit quelque chose là-dessus.
    .title = Le bûcheron
    .rule = Le héros qui a retourné le marqueur reçoit du bois de chauffage et gagne 1 point de volonté.
card-frost-1-H = Sur la tour de guet perdue, où ne mène aucun sentier, se dresse le contour d’un homme. Il est noir, bien qu’en plein soleil. Les gardes lui font signe. Le lendemain, il y est encore, tourné un peu plus vers vous, et là où devrait être le visage, il n’y a pas même une ombre. Entre-temps, il a neigé. Au pied de la tour, pas une trace.
    .title = Quelqu’un regarde
    .rule = La Silhouette est sur la case 83, hors d’atteinte. Un gor surgit sur la case 29, { $difficulty ->
        [easy] un autre sur la case 54.
        [normal] { $party ->
            [2] un autre sur la case 54.
           *[other] un wargor sur la case 54.
        }
       *[other] un autre (facile ou 2 héros) ou un wargor (normale, 3 ou 4 héros) sur la case 54.
    }
card-frost-1-J = Dans la forêt du sud, les arbres claquent sous le gel, l’un après l’autre, comme des fouets. Quelque chose court devant le bruit, comme court le bétail devant le bouvier. Cela ne s’est pas retourné pour voir qui tient le fouet, et c’est peut-être plus sage.
    .title = Des fouets dans la forêt
    .rule = { $difficulty ->
        [easy] Un gor surgit sur la case 25.
        [normal] { $party ->
            [2] Un gor surgit sur la case 25.
           *[other] Un wargor surgit sur la case 25.
        }
       *[other] Un gor (facile ou 2 héros) ou un wargor (normale, 3 ou 4 héros) surgit sur la case 25.
    }
card-frost-1-L = La rivière a gelé jusqu’au fond, et la barque du pêcheur s’y tient debout comme une porte. Une bande encore la traverse, sans ordre aucun, droit sur le château. Ils ne hurlent pas. Ils ont besoin de leur souffle, et il reste suspendu derrière eux, au-dessus de la glace, en petits chiffons blancs.
    .title = Par-dessus la rivière
    .rule = Un wargor surgit sur la case 32.
card-frost-1-N = La porte de la mine est entrouverte, de la largeur d’une main, et l’air qui en sort est tiède. En bas, il y a trois portes, chacune plus épaisse que la précédente, et près de chacune un nain à qui l’on a dit de ne pas écouter. À Chaumebourg, le chroniqueur a gardé toute la nuit son encrier sous sa chemise. Il le sort maintenant et le penche, pour voir si quelque chose bouge.
    .title = Ce que garde la mine
    .rule = Vous gagnez si la pierre hivernale est à la mine des nains (71) et que le château a tenu.
