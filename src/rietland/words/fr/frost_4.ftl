# La Légende 4 du Froid éternel : ses objectifs, ses fins, ses cartes.

legend-frost-4 = La lame du printemps
    .intro = Les dormeurs, on peut les réveiller, mais ils se rendorment tant que la seconde pierre est quelque part dans la neige. Trois creux luisent bleu la nuit, et entre eux marche le contour d’un homme qui ne laisse pas de traces. Trouvez la pierre avant lui, portez-la dans la Grande Grotte, et faites-en quelque chose dont l’hiver ait peur. Et n’allez pas croire que le printemps manque à tout le monde.
    .number = Légende 4

chronicle-frost-4 = Trois creux luisaient dans la nuit, et seul le Sans-Visage savait lequel était le bon. Vous vous êtes passé la seconde pierre de main en main, car aucun de vous ne la supportait longtemps, et vous l’avez portée dans la Grande Grotte. Il en est sorti une épée sur laquelle fondait la neige. Vous en avez fini avec ce qui ne voulait pas du printemps. Sous les tentes, l’eau s’est mise à courir, et sur une muraille d’Andor une sentinelle a cligné des yeux et demandé si elle avait manqué le souper.

variant-frost-4-shron = La menace mortelle : Shron
    .rule = On ne lance pas de dé à F : c’est Shron qui vient.
variant-frost-4-tuavahr = La menace mortelle : Tuavahr
    .rule = On ne lance pas de dé à F : c’est Tuavahr qui vient.
variant-frost-4-takota = La menace mortelle : Takota
    .rule = On ne lance pas de dé à F : c’est Takota qui vient.
variant-frost-4-story = En une seule histoire
    .rule = Orennah a été guérie dans la Légende 3 : le groupe commence avec l’épine de nuit noire.

goal-frost-4-village = Tenir le village de toile : aucune créature ne doit y entrer une fois les places de défense occupées.
goal-frost-4-carlion = Porter la pierre hivernale dans la Grande Grotte (414).
goal-frost-4-threat = Mettre fin à la menace mortelle.

why-frost-4-won = C’est de l’eau. Elle court sous les tentes, et d’abord personne ne reconnaît le bruit. Tranuk persuade son lézard de le porter encore une fois et part pour l’ouest, chercher l’autre pierre au fond de sa mine. Et en Andor, sur une muraille, une sentinelle cligne des yeux. Elle regarde sa lance, puis l’herbe entre les pierres, et demande si elle a manqué le souper.
why-frost-4-late = Les jours se sont écoulés. D’abord, c’était l’hiver, et après, c’est l’hiver. Devant les tentes, quelqu’un a fait un bonhomme de neige, avec grand soin et tout ce qu’il faut à un homme. Pour le visage seulement, le temps a manqué.
why-frost-4-frozen = La pierre s’est arrêtée parmi les tentes. Les feux s’éteignent l’un après l’autre, sans bruit, comme on éteint les lampes dans une maison où l’on dort. Au matin, les tentes sont de verre. On y voit tout le monde, jusqu’au plus petit.
why-frost-4-ellin = Passé le col, les traces continuent, profondes, et il n’y en a pas d’autres à côté. On n’a plus rien laissé tomber là pour montrer le chemin. Au village, la crémaillère pend au-dessus du feu, sans marmite, et ceux qu’on a réveillés se mettent à bâiller.
why-frost-4-broke_in = Takota est rentré chez lui. Il va de tente en tente, comme il l’a fait chaque soir, et demande à tous s’ils ont froid. Ils disent que non. Quand il arrive à la dernière tente, c’est vrai.

named-shron = Shron
    .the = Shron
    .a = Shron
    .of = de Shron
named-tuavahr = Tuavahr
    .the = Tuavahr
    .a = Tuavahr
    .of = de Tuavahr
named-takota = Takota
    .the = Takota
    .a = Takota
    .of = de Takota

secret-hollow = Creux de la pierre hivernale
    .maybe = Creux possible de la pierre hivernale

choice-gift_yetohe = Yetohe : lame d’Askimar et heaume de cavalier
choice-gift_iquar = Iquar : une place de défense de plus et 2 gourdes
choice-gift_grehon = Grehon : passage secret, fleurs de sang rouges et baies bleues

deed-frost-4-look = La regarder en face : elle ne bouge pas au prochain lever du soleil
deed-frost-4-song = Endormir Tuavahr d’une chanson
deed-frost-4-word = Rappeler les trois frères à Takota

## Cartes

card-frost-4-A1 = Trois creux luisent bleu la nuit : l’un à l’ouest, l’un au sud, l’un au sud-est. La pierre est dans l’un d’eux. Entre eux, à travers la neige nue, marche le contour d’un homme, et derrière lui la neige est lisse comme un drap. Au village, les enfants ne font plus de bonshommes de neige. Personne ne le leur a défendu.
    .title = Trois creux
    .rule = Les héros, le grand guerrier et Flaps le volpin commencent sur la case 401. Le grand guerrier ajoute 4 points de force à un combat sur sa case ; on le conduit de 4 cases au plus pour 1 heure. Flaps vole pour 1 heure vers n’importe quelle case, peut y révéler le jeton neige et prend un dé à un adversaire sur sa case au premier tour d’un combat. Chaque héros a 1 point de force et 7 points de volonté. Le groupe se partage 2 gourdes et 1 bois de chauffage. Il y a des feux éteints sur les cases 401, 422 et 445. Le gardien du feu a un feu éteint sur sa fiche. La grotte est éveillée. Un héros qui s’y est arrêté (414), ou que la tempête y a poussé, peut payer 7 points de volonté pour 2 points de force, chaque héros une fois dans la légende. Le jeton Froid éternel est placé sur { $difficulty ->
        [easy] { $party ->
            [2] 9
            [3] 8
            [4] 8
           *[other] 9, 8 ou 8
        }
        [normal] { $party ->
            [2] 8
            [3] 7
            [4] 7
           *[other] 8, 7 ou 7
        }
       *[other] 9, 8 ou 8 (facile) ou 8, 7 ou 7 (normale, à 2, 3 ou 4 héros)
    }. Le héros de plus bas rang commence.
card-frost-4-A2 = Il va droit à ce qu’il cherche, ni vite ni lentement, et ce qui se trouve sur son chemin se découvre une course à faire ailleurs. Qui le suivrait des yeux une matinée saurait où creuser. Un des chasseurs l’a fait. Il peut vous dire comment cela marche, et où cela a tourné ; mais quand on lui demande le visage, il s’arrête, et lève une main pour tâter le sien.
    .title = Le Sans-Visage
    .rule = Le groupe se partage { $difficulty ->
        [easy] { $party ->
            [2] 8 points de force. Les tentes ont 1 place de défense de plus.
            [3] 8 points de force et 1 bois de chauffage. Les tentes ont 1 place de défense de plus.
            [4] 9 points de force et 1 bois de chauffage. Les tentes ont 1 place de défense de plus.
           *[other] 8, 8 ou 9 points de force. Les tentes ont 1 place de défense de plus.
        }
        [normal] { $party ->
            [2] 8 points de force. Les tentes ont 1 place de défense de plus.
            [3] 8 points de force et 1 bois de chauffage.
            [4] 8 points de force et 1 bois de chauffage.
           *[other] 8 points de force.
        }
       *[other] 8, 8 ou 9 points de force (facile, à 2, 3 ou 4 héros) ou 8 points de force (normale), à 3 ou 4 héros aussi 1 bois de chauffage. En difficulté facile ou à 2 héros, les tentes ont 1 place de défense de plus.
    } Trois marqueurs Objectif sont mélangés et placés face cachée, et un dé fixe où se trouve chacun d’eux. À l’ouest : de 1 à 3, case 428 ; de 4 à 6, case 432. Au sud : de 1 à 3, case 437 ; de 4 à 6, case 461. Au sud-est : de 1 à 3, case 441 ; de 4 à 6, case 443. La pierre hivernale est sous l’un d’eux. La Silhouette est sur la case 430 et va de 3 cases vers la pierre à chaque lever du soleil ; si elle y arrive la première, on lit la carte S. On ne peut pas la combattre, mais un héros sur sa case peut payer 3 points de volonté : elle ne bouge pas au prochain lever du soleil. { $party ->
        [2] Des gors surgissent sur les cases 420 et 444.
        [3] Des gors surgissent sur les cases 420 et 444, un buffle des steppes sur la case 423.
        [4] Des gors surgissent sur les cases 420, 442 et 444, un buffle des steppes sur la case 423.
       *[other] Des gors surgissent sur les cases 420 et 444, à 3 ou 4 héros aussi un buffle des steppes sur la case 423, à 4 aussi un gor sur la case 442.
    }
card-frost-4-A3 = Chaque peuple a apporté ce qu’il a. Les Yetohe tendent une lame qu’ils n’avaient jamais prêtée, et le heaume qui va avec. Les Iquar sont venus avec de l’eau qui ne gèle pas, et deux cousins qui savent monter la garde. Les Grehon apportent des fleurs pressées entre deux pierres, et une clé. Vous pouvez prendre le présent d’un seul. Les autres restent là, les mains pleines, et se regardent ; et au bout d’un moment, puisqu’ils y sont, ils se mettent à parler.
    .title = Trois présents
    .rule = Au choix, un seul. Yetohe : une lame d’Askimar et un heaume de cavalier. Iquar : 1 place de défense de plus et 2 gourdes. Grehon : le passage secret entre les cases 425 et 408, des fleurs de sang rouges et des baies bleues.
card-frost-4-C = Ils arrivent par la lande en courant, courbés, l’un derrière l’autre, et ne s’arrêtent pas pour flairer quoi que ce soit. La faim ne court pas ainsi. Ils courent comme si quelqu’un les avait payés, et les attendait à l’autre bout pour les compter.
    .title = Des ombres qui courent
    .rule = { $party ->
        [2] Un wargor surgit sur la case 434.
        [3] Un wargor surgit sur la case 434, un gor sur la case 443.
        [4] Un wargor surgit sur la case 434, un gor sur la case 443.
       *[other] Un wargor surgit sur la case 434, à 3 ou 4 héros aussi un gor sur la case 443.
    }
card-frost-4-F = Tout le monde regarde la neige, aux endroits où elle luit. Si bien que personne ne voit ce qui se lève par-derrière. Cela ne dure pas plus qu’un souffle. Le seul à s’en apercevoir est un chien, un vieux, qui n’a plus qu’une oreille ; et il n’aboie pas, il se couche et met les pattes sur son museau.
    .title = Une menace mortelle
    .rule = Un dé fixe qui c’est, sauf si vous l’avez choisi : sur 1 ou 2, Shron ; sur 3 ou 4, Tuavahr ; sur 5 ou 6, Takota.
card-frost-4-T1 = Dans la nuit, quelqu’un a fendu la paroi de la tente d’Ellin, de haut en bas, d’un seul trait. La marmite n’est plus là, et elle non plus. Shron, le chef des skrals, marche vers le col, une vieille femme sur l’épaule, qui doit lui brasser de la force, un gobelet chaque soir. Elle lui a dit que ces choses-là prennent du temps. Dans la neige, derrière eux, il y a une louche, un peu plus loin une cuiller, et puis un couvercle.
    .title = Shron
    .rule = Shron surgit sur la case 406 ; une créature qui s’y trouve est retirée. Il a { $difficulty ->
        [easy] { $party ->
            [2] 15 points de force
            [3] 23 points de force
            [4] 33 points de force
           *[other] 15, 23 ou 33 points de force
        }
        [normal] { $party ->
            [2] 16 points de force
            [3] 26 points de force
            [4] 37 points de force
           *[other] 16, 26 ou 37 points de force
        }
       *[other] 15, 23 ou 33 points de force (facile) ou 16, 26 ou 37 points de force (normale, à 2, 3 ou 4 héros)
    }, 14 points de volonté et deux dés noirs, ou un en dessous de 7 points de volonté. À chaque lever du soleil, il gagne 1 point de force et avance de 2 cases sur son chemin : 406, 407, 415, 416, 419, 430, 433, 435, 436. Un pas de plus, et la légende est perdue. Il saute les cases avec une créature ; la case d’un héros met fin à son déplacement ; il ne peut pas entrer sur une case avec un feu allumé. Si un feu l’arrête et qu’un héros ou un feu allumé est sur la case derrière lui, il libère Ellin.
card-frost-4-T2 = Chaque pas sur la glace était un coup à sa porte. Personne ne pensait à mal. Mais il est vieux et il a le sommeil léger, et le voilà monté voir qui est là. Il a dans les narines une odeur qu’il n’a plus sentie depuis sa jeunesse : celle d’une pierre qui fredonne. Le long de la rive, la glace se soulève comme le couvercle d’une marmite, et il en sort un dos où poussent les roseaux de l’an dernier.
    .title = Tuavahr
    .rule = Tuavahr surgit sur la case de rive libre la plus proche de la pierre hivernale, ou de l’endroit où elle est cachée. Il a { $difficulty ->
        [easy] { $party ->
            [2] 15 points de force
            [3] 23 points de force
            [4] 33 points de force
           *[other] 15, 23 ou 33 points de force
        }
        [normal] { $party ->
            [2] 16 points de force
            [3] 26 points de force
            [4] 37 points de force
           *[other] 16, 26 ou 37 points de force
        }
       *[other] 15, 23 ou 33 points de force (facile) ou 16, 26 ou 37 points de force (normale, à 2, 3 ou 4 héros)
    }, 1 de plus par trou dans la glace, 14 points de volonté et deux dés noirs, ou un en dessous de 7 points de volonté. À chaque lever du soleil, il surgit sur la case de rive libre alors la plus proche, jusqu’à ce que Carlion soit forgée. Si la pierre s’y trouve, il l’avale et ne la rend qu’une fois vaincu ou apaisé. Un héros sur sa case avec au moins 14 points de volonté peut l’apaiser : pour 7 points de volonté et la tablette de la bête du lac.
card-frost-4-T3 = Le chef avait trouvé la pierre avant vous. Il l’a tenue une nuit dans ses bras, et au matin elle n’était plus là ; mais depuis, il n’a plus froid. Maintenant, il rentre chez lui. En chemin, il a ôté ses fourrures et les a laissées au bord du sentier, chacune pliée avec soin. Des tentes, on le voit de loin, et on le reconnaît à sa démarche. Ce qu’on ne voit pas, c’est son haleine.
    .title = Takota
    .rule = Takota surgit sur la case 421 ; une créature qui s’y trouve est retirée. Il a { $difficulty ->
        [easy] { $party ->
            [2] 15 points de force
            [3] 23 points de force
            [4] 33 points de force
           *[other] 15, 23 ou 33 points de force
        }
        [normal] { $party ->
            [2] 16 points de force
            [3] 26 points de force
            [4] 37 points de force
           *[other] 16, 26 ou 37 points de force
        }
       *[other] 15, 23 ou 33 points de force (facile) ou 16, 26 ou 37 points de force (normale, à 2, 3 ou 4 héros)
    }, 3 de moins par tablette que porte un héros engagé dans le combat, et 14 points de volonté. Il lance deux dés noirs, ou un en dessous de 7 points de volonté. À chaque lever du soleil, il avance d’une case le long des flèches ; s’il entre aux tentes (401), la légende est perdue. Un héros sur sa case avec au moins 14 points de volonté peut l’apaiser : pour 7 points de volonté et la tablette du buffle.
card-frost-4-G = Sans son meneur, le troupeau va où va le vent, et le vent va vers les tentes. Les bêtes marchent la tête basse et les yeux fermés, à cause de la glace dans leurs cils, chacune le menton sur le dos de celle d’avant. Seule la première n’a rien où s’appuyer. Elle s’appuie au vent.
    .title = Sans meneur
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Un gor surgit sur la case 428.
            [3] Un buffle des steppes surgit sur la case 428.
            [4] Un buffle des steppes surgit sur la case 428.
           *[other] Un buffle des steppes surgit sur la case 428.
        }
        [normal] { $party ->
            [2] Un gor surgit sur la case 428, un wargor sur la case 435.
            [3] Un buffle des steppes surgit sur la case 428, un wargor sur la case 435.
            [4] Un buffle des steppes surgit sur la case 428, un wargor sur la case 435.
           *[other] Un buffle des steppes surgit sur la case 428, un wargor sur la case 435.
        }
       *[other] Un buffle des steppes surgit sur la case 428 (à 2 héros, un gor) ; en difficulté normale, aussi un wargor sur la case 435.
    }
card-frost-4-I = Dans le bois des charbonniers, quelque chose a mangé les chiens. En rentrant, les charbonniers ont trouvé les colliers, tous ensemble, en tas près de la meule. Pas un n’était débouclé.
    .title = Le bois des charbonniers
    .rule = Un wargor surgit sur la case 443.
card-frost-4-K = Cette nuit, nul ne dort s’il a encore le choix. On se serre, on raconte les longues histoires, et quand une tête tombe quelqu’un lui demande, bien fort, comment continue l’histoire. Dehors, quelque chose de lourd s’est assis contre la paroi de la tente. Cela ne cherche peut-être que la chaleur. Les perches craquent, la paroi se creuse vers l’intérieur d’une largeur de main, et tous parlent un peu plus vite.
    .title = La dernière nuit
    .rule = { $difficulty ->
        [easy] Un wargor surgit sur la case 424.
        [normal] { $party ->
            [2] Un wargor surgit sur la case 424.
            [3] Un wargor surgit sur la case 424, un troll à fourrure sur la case 462.
            [4] Un wargor surgit sur la case 424, un troll à fourrure sur la case 462.
           *[other] Un wargor surgit sur la case 424, un troll à fourrure sur la case 462.
        }
       *[other] Un wargor surgit sur la case 424 ; en difficulté normale à 3 ou 4 héros, aussi un troll à fourrure sur la case 462.
    }
card-frost-4-O1 = Elle fredonne plus fort que la première, et vous n’êtes pas encore à genoux qu’elle dit votre nom. Elle le dit sans méchanceté, comme on l’appelait chez vous à travers la cour, quand le souper était prêt. À quelque distance, le contour a cessé de marcher. On voit au travers maintenant : d’abord le sapin derrière lui, puis la colline, puis rien que le ciel.
    .title = La pierre de l’est
    .rule = Le héros qui l’a trouvée prend la pierre hivernale, ou la laisse là s’il n’a pas assez de points de volonté pour un pas avec elle. La Silhouette est retirée du plateau.
card-frost-4-O2 = La neige a gardé la forme de quelque chose qui était là, et un peu de son froid. C’était gros comme un pain, à peu près. Quelqu’un est venu avant vous et y a mis la main, par acquit de conscience ; on peut compter les doigts. Vous y mettez la vôtre, par acquit de conscience aussi. Elle s’y ajuste.
    .title = Un creux vide
    .rule = Lancez un dé : sur 1 ou 2, vous perdez 2 points de volonté ; sur 3 ou 4, vous recevez du bois de chauffage, ou 2 points de volonté s’il n’y en a plus ; sur 5 ou 6, vous gagnez 3 points de volonté.
card-frost-4-S = Le contour se penche, et un instant il y a un visage dans la lumière bleue : plus tout jeune, plutôt las, et très étonné. Puis tous deux ont disparu, la pierre et celui qui l’a soulevée. Un garçon l’a vu de la colline. Il le raconte mal, à cause de ses dents, qui claquent. Et le soir, un autre creux luit, à l’autre bout du pays.
    .title = Soulevée
    .rule = La Silhouette est retirée du plateau. La pierre hivernale est maintenant sur la case 443, ou sur la case 436 si elle était cachée au sud-est. La menace mortelle a { $party ->
        [2] 1 point de force de plus
        [3] 2 points de force de plus
        [4] 3 points de force de plus
       *[other] 1, 2 ou 3 points de force de plus (à 2, 3 ou 4 héros)
    }.
card-frost-4-R = Elle ne veut pas aller où vous voulez aller. Elle ne tire pas. Elle vous demande seulement, à chaque pas, pourquoi. Vous lui donnez des raisons. Au bout d’un moment, vous remarquez que c’est vous qui posez la question, et que vous n’avancez plus, debout dans la neige, les bras autour d’elle comme quelqu’un sur un quai. « Donnez-la-moi, maintenant », dit une voix, et à l’entendre ce n’est pas la première fois.
    .title = Résistance
    .rule = La pierre prend le grand emplacement. Chaque case où l’on entre avec elle coûte 2 points de volonté, mais jamais le dernier. Aucun feu ne brûle sur sa case, et son porteur ne peut pas entrer sur une case avec une créature. Une créature dont le déplacement finit là où la pierre est sans héros l’emporte. Portez-la dans la Grande Grotte (414) : après ce pas, il doit rester au moins 14 points de volonté au porteur. Si la pierre s’arrête aux tentes (401), la légende est aussitôt perdue.
card-frost-4-X = La grotte demande à la pierre ce qu’elle aimerait être, et la pierre, pour une fois, ne sait pas. Alors quelqu’un répond à sa place, bien fort, pour ne pas entendre ses propres dents. Puis la lumière s’éteint. Quand elle revient, un héros tient une épée, pas bien longue, et la tient un peu loin du corps, comme on tient ce qui n’est pas à soi. La neige que le vent pousse dans la grotte tombe devant elle en pluie.
    .title = Carlion
    .rule = La pierre hivernale devient l’épée Carlion (grand emplacement) : à chaque tour de combat, son porteur lance aussi un dé noir et l’ajoute. Le jeton Froid éternel est retiré du jeu. Une fois la menace mortelle finie elle aussi, le Narrateur va aussitôt sur N.
card-frost-4-N = Avant l’aube, tous sortent, ceux qu’on a réveillés et ceux qui n’ont jamais dormi, et se tiennent entre les tentes sans un mot. Ils écoutent. Ce pourrait être le vent. Ce pourrait être quelqu’un qui vide un seau. Le plus vieux se met à genoux, ce qui prend un certain temps, écarte la neige de la manche et colle l’oreille au sol.
    .title = Le premier vert
    .rule = Vous gagnez si Carlion a été forgée, que la menace mortelle est finie et que les tentes ont tenu.
