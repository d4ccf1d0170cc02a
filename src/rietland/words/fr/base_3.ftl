# La Légende 3 de la boîte de base : ses objectifs, ses cartes, les quatre adversaires finaux, les destins.

legend-base-3 = Jours de résistance
    .intro = Le roi est de nouveau sur pied, et sur chaque colline brûle un feu que personne n’avoue avoir allumé. La lettre que vous aviez portée à l’Arbre des Chants demandait s’ils brûlaient déjà. Chacun de vous a quelque chose d’inachevé dans ce pays, et derrière attend un ennemi dont vous ne verrez le visage que lorsque tout sera fait.
    .number = Légende 3

goal-base-3-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les boucliers dorés occupés.
goal-base-3-fates = Accomplir le destin de chaque héros.
goal-base-3-enemy = Vaincre l’adversaire final.

why-base-3-won = Le dernier feu s’éteint, et cette fois personne n’en rallume d’autre. Là où votre ennemi est tombé, quelque chose brille dans l’herbe : une pierre taillée par des nains. Votre main ne s’est pas encore refermée sur elle que le chroniqueur a tourné la page.
why-base-3-late = Les jours se sont écoulés au beau milieu d’une phrase. Les feux brûlent toujours sur les collines, et quelqu’un s’y réchauffe les mains.
why-base-3-fate = Une promesse est rompue, et rien ne la raccommodera. Le chroniqueur barre la page d’un trait de plume, et avec elle tout ce qui aurait suivi.
why-base-3-broke_in = Ce n’est pas pour un tel hôte qu’on avait peint les boucliers dorés. Il passe dessous comme sous du linge, et au soir Chaumebourg a un nouveau maître.

named-mirror = Miroir
    .the = le Miroir
    .a = le Miroir
    .of = du Miroir
named-varkur = Varkur
    .the = Varkur
    .a = Varkur
    .of = de Varkur
named-twins = jumeau
    .the = le jumeau
    .a = un jumeau
    .of = du jumeau
named-chief = chef de la horde
    .the = le chef de la horde
    .a = le chef de la horde
    .of = du chef de la horde
named-rune_eater = mangeur de runes
    .the = le mangeur de runes
    .a = le mangeur de runes
    .of = du mangeur de runes
named-toll_troll = troll de l’Arbre des Chants
    .the = le troll de l’Arbre des Chants
    .a = le troll de l’Arbre des Chants
    .of = du troll de l’Arbre des Chants

deed-base-3-pay_debt = Payer la dette
choice-keep_oath = Renoncer à la noce, tenir le serment
choice-keep_wedding = Renoncer au serment, célébrer la noce

## Cartes

card-base-3-A1 = Des feux brûlent sur chaque colline, de la côte aux montagnes, et il n’est pas deux guetteurs d’accord sur qui les a allumés. Les gardiens de l’Arbre ont renvoyé une copie de la lettre que vous leur aviez portée en des jours meilleurs. Ce n’était qu’une question : les feux brûlent-ils déjà ? Le capitaine distribue ce que l’armurerie peut céder, et un conseil : ne vous fiez à aucune route facile.
    .title = Feux sur les collines
    .rule = Chacun commence sur la case qui porte le numéro de son rang, avec 3 points de force et 7 points de volonté. Un gor surgit sur la case 9, un troll sur la case 30. { $difficulty ->
        [easy] Un paysan attend sur la case 24, un autre sur la case 36.
        [normal] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 36.
    } L’une des quatre cartes Magie noire est tirée sans être vue : c’est votre adversaire final.
card-base-3-A2 = Le vieux chroniqueur a ouvert son livre à une page pour chacun de vous, et sur chaque page une phrase s’interrompt. Une dette. Une promesse. Une vantardise que quelqu’un a retenue. « Achevez-les, dit-il. Votre ennemi a lu ce livre, lui aussi, et il vous attend derrière le dernier point. »
    .title = Ce qui est écrit
    .rule = Chaque héros reçoit un destin, le héros de plus haut rang d’abord, et on l’applique aussitôt. On applique ensuite { $party ->
        [2] 2 jetons créature
        [3] 2 jetons créature
        [4] 1 jeton créature
       *[other] 2, 2 ou 1 jetons créature (à 2, 3 ou 4 héros)
    }. Cinq autres vont, face cachée, sur la piste des légendes, où un dé fixe la lettre : 1 B, 2 D, 3 E, 4 ou 5 F, 6 H. Le groupe se partage { $difficulty ->
        [easy] 8 pièces d’or
        [normal] 6 pièces d’or
       *[other] 8 pièces d’or (difficulté facile) ou 6 pièces d’or (difficulté normale)
    } et 2 gourdes. Quand tous les destins sont réglés, la carte Magie noire est révélée ; chaque destin accompli affaiblit l’adversaire final. Le héros de plus bas rang commence.
card-base-3-C = Un petit pâtre a échangé un caillou luisant contre une pipe, et c’est l’homme le plus heureux de la taverne. Au soir, on a vu d’autres cailloux pareils, çà et là dans l’herbe, là où hier il n’y avait que de l’herbe. Le petit regarde sa pipe et devient songeur.
    .title = Des pierres dans l’herbe
    .rule = Cinq pierres runiques sont posées face cachée sur des cases fixées aux dés, dé rouge pour les dizaines et dé de héros pour les unités. Trois pierres de couleurs différentes sur une même fiche de héros donnent un dé noir.
card-base-3-D = Un cavalier seul remonte la route du sud, sans bannière, sans escorte, de la boue jusqu’aux coudes. Le prince Thorald met pied à terre, boit à l’abreuvoir parce que c’est le plus près, et demande où l’on a besoin de lui d’abord. Personne ne veut être celui qui répondra : partout.
    .title = Un cavalier venu du sud
    .rule = Le prince Thorald se tient sur la case 72 : il ajoute 4 points de force aux combats livrés sur sa case, et une heure le déplace de 4 cases au plus.
card-base-3-I = Les collines brûlent de nouveau, et cette fois les feux épellent quelque chose à l’adresse du sud. Thorald lit, ferme les yeux un instant et selle son cheval. Ceux qui n’attendaient que cela sortent des bois, sans se presser, en s’essuyant la bouche.
    .title = La seconde nuit des feux
    .rule = Le prince Thorald quitte le plateau. { $difficulty ->
        [easy] Un gor surgit sur la case 46.
        [normal] Un gor surgit sur la case 46, un skral sur la case 54.
       *[other] Un gor surgit sur la case 46 ; en difficulté normale, un skral surgit sur la case 54.
    }
card-base-3-N = L’un après l’autre, les feux des collines s’éteignent. Le chroniqueur, à sa fenêtre, murmure qui a éteint lequel, jusqu’à ce qu’il n’en reste qu’un. Celui-là rougeoie longtemps avant de se décider.
    .title = La dernière braise
    .rule = Vous gagnez si l’adversaire final a été vaincu et que le château a tenu.

## Magie noire

pile-black_magic = Magie noire
event-base-black_magic-mirror = Votre ennemi est un gor solitaire aux yeux d’un autre. Ces yeux, vous les connaissez : ce sont ceux de chacun de vous, tour à tour. Quelque force que vous leviez contre lui, il l’a déjà empruntée.
    .title = Le Miroir
    .rule = Un dé fixe où surgit le Miroir : sur 1 ou 2, case 27 ; sur 3 ou 4, case 43 ; sur 5 ou 6, case 51. Sa force est celle de tous les héros du tour de combat, sans les herbes ni d’autre aide. Il a { $party ->
        [2] 12 points de volonté
        [3] 16 points de volonté
        [4] 16 points de volonté
       *[other] 12, 16 ou 16 points de volonté (à 2, 3 ou 4 héros)
    }, moins 2 par destin accompli, et lance { $difficulty ->
        [easy] un dé noir de moins qu’il y a de héros dans le tour de combat, mais au moins un
        [normal] un dé noir par héros du tour de combat
       *[other] un dé noir par héros du tour de combat (en difficulté facile, un de moins, mais au moins un)
    } ; on additionne les dés identiques. Il avance comme un gor. S’il entre au château, la légende est perdue ; quand il est vaincu, le Narrateur va aussitôt en N.
event-base-black_magic-varkur = Les feux étaient des lettres, et le mot qu’ils formaient est un nom. Varkur s’est fait porter un fauteuil en plein air et y siège comme dans une loge. Il ne se lève pas pour vous. Il lève deux doigts, et quelque part un gor se lève à sa place.
    .title = Varkur
    .rule = Un dé fixe où surgit Varkur, le mage noir : sur 1 ou 2, case 30 ; sur 3 ou 4, case 39 ; sur 5 ou 6, case 53. Une créature qui s’y trouve est retirée. Il a { $difficulty ->
        [easy] { $party ->
            [2] 14 points de force
            [3] 24 points de force
            [4] 34 points de force
           *[other] 14, 24 ou 34 points de force
        }
        [normal] { $party ->
            [2] 20 points de force
            [3] 30 points de force
            [4] 40 points de force
           *[other] 20, 30 ou 40 points de force
        }
       *[other] 14, 24 ou 34 points de force (facile) ou 20, 30 ou 40 points de force (normale, à 2, 3 ou 4 héros)
    }, moins { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 ou 2
    } par destin accompli, { $party ->
        [2] 10 points de volonté
        [3] 12 points de volonté
        [4] 12 points de volonté
       *[other] 10, 12 ou 12 points de volonté
    }, et lance 2 dés noirs, ou 1 en dessous de 7 points de volonté. Il n’avance jamais ; les créatures sautent sa case. À chaque lever du soleil, un gor surgit sur la case que montre sa flèche. Quand il est vaincu, le Narrateur va aussitôt en N.
event-base-black_magic-twins = Deux wardraks courent côte à côte sur la lande, et là où l’un pose la patte, l’autre est déjà passé. On leur a promis le gardien de la porte du château, vivant ou non. Blessez-en un, et c’est l’autre qui hurle.
    .title = Les Jumeaux
    .rule = Les wardraks du plateau deviennent les Jumeaux là où ils sont ; ceux qui manquent surgissent sur la case 65, puis sur la case 66. Chacun a { $difficulty ->
        [easy] { $party ->
            [2] 12 points de force
            [3] 21 points de force
            [4] 30 points de force
           *[other] 12, 21 ou 30 points de force
        }
        [normal] { $party ->
            [2] 18 points de force
            [3] 27 points de force
            [4] 36 points de force
           *[other] 18, 27 ou 36 points de force
        }
       *[other] 12, 21 ou 30 points de force (facile) ou 18, 27 ou 36 points de force (normale, à 2, 3 ou 4 héros)
    }, moins { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 ou 2
    } par destin accompli, 7 points de volonté, et lance 2 dés noirs, ou 1 en dessous de 7 points de volonté. Ils avancent comme des wardraks ; si l’un entre au château, la légende est perdue. Le premier vaincu compte comme d’habitude ; dès lors, l’autre gagne { $party ->
        [2] 4 points de force
        [3] 6 points de force
        [4] 8 points de force
       *[other] 4, 6 ou 8 points de force
    } au début de chaque lever du soleil. Quand les deux sont vaincus, le Narrateur va aussitôt en N.
event-base-black_magic-chief = Urgat le troll a vendu les siens pour une couronne d’os, et elle ne lui va même pas. Il la porte quand même. Devant lui, derrière lui et de chaque côté marche ce qu’elle a coûté. Tant que sa horde tient debout, lui aussi.
    .title = Le Chef de la horde
    .rule = Un dé fixe où surgit Urgat : sur 1 ou 2, case 31 ; sur 3 ou 4, case 44 ; sur 5 ou 6, case 52. Il a { $difficulty ->
        [easy] { $party ->
            [2] 14 points de force
            [3] 22 points de force
            [4] 30 points de force
           *[other] 14, 22 ou 30 points de force
        }
        [normal] { $party ->
            [2] 20 points de force
            [3] 28 points de force
            [4] 36 points de force
           *[other] 20, 28 ou 36 points de force
        }
       *[other] 14, 22 ou 30 points de force (facile) ou 20, 28 ou 36 points de force (normale, à 2, 3 ou 4 héros)
    }, moins { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 ou 2
    } par destin accompli, plus { $party ->
        [2] 1
        [3] 2
        [4] 2
       *[other] 1, 2 ou 2
    } pour chaque autre créature du plateau, et 12 points de volonté. Il lance 3 dés rouges, ou 2 en dessous de 7 points de volonté. Il avance comme un troll. S’il entre au château, la légende est perdue ; quand il est vaincu, le Narrateur va aussitôt en N.

## Destins

pile-fates = Destin
event-base-fates-fate_1 = Votre grand-mère vous chantait ce couplet : quand les runes rentreront, la porte s’ouvrira. Vous le preniez pour une berceuse. Les nains, eux, le prenaient pour un contrat.
    .title = L’Ancienne Alliance
    .rule = Pour tous : apportez deux pierres runiques à la mine des nains (71), posées là ou portées par des héros présents. Récompense : les soldats nains sur la case 71 jusqu’à la fin de la légende : ils ajoutent 4 points de force aux combats livrés sur leur case, et une heure les déplace de 4 cases au plus.
event-base-fates-fate_2 = Vous avez promis à la vieille guérisseuse du château une chose qui ne pousse dans aucun jardin : une herbe sauvage, et une potion de la sorcière où la faire infuser. Elle a déjà mis l’eau à chauffer.
    .title = La Promesse à la guérisseuse
    .rule = Un dé fixe où une herbe médicinale est posée face visible : sur 1 ou 2, case 40 ; sur 3 ou 4, case 53 ; sur 5 ou 6, case 65. Le détenteur retourne deux jetons brouillard. Pour tous : apportez une herbe et une potion de la sorcière au château (0). Récompense : 8 points de volonté pour le groupe. C’est manqué quand il n’y a plus d’herbe.
event-base-fates-fate_3 = Un berger de la ferme de l’enclos a juré de voir la montagne du dragon avant la neige. Il l’a dit à tout le monde. Qu’il a peur du noir, il ne l’a dit qu’à vous.
    .title = Le Serment du berger
    .rule = Un paysan est posé sur la case 64. Pour tous : conduisez un paysan sur la case 69, 70, 81, 82 ou 84. Récompense : 3 points de force pour le héros qui y parvient. C’est manqué quand il reste trop peu de paysans.
event-base-fates-fate_4 = À la taverne, vous avez dit que vous n’aviez besoin de personne, et vous l’avez dit bien fort. Depuis, tout le pays l’a entendu, y compris la partie qui a des dents.
    .title = Deux sans aide
    .rule = Le détenteur gagne 1 point de force ; des gors surgissent sur les cases 22 et 33. Pour le seul détenteur : vaincre deux créatures sans aucune aide (aucun autre héros au combat, aucun allié sur la case) avant que le Narrateur atteigne F. Récompense : 2 points de force. C’est manqué si F vient d’abord.
event-base-fates-fate_5 = La mariée attend sous l’Arbre des Chants, des fleurs dans les cheveux, et elles commencent à pencher la tête. Le marié est un paysan du mauvais côté d’un fleuve plein de gors. Le témoin, à ce qu’il paraît, c’est vous.
    .title = La Noce
    .rule = Un paysan est posé sur la case 28. Pour tous : conduisez un paysan à l’Arbre des Chants (57) ; aucune créature ne doit s’y trouver. Récompense : 4 pièces d’or et une gourde pour le groupe. C’est manqué quand il reste trop peu de paysans.
event-base-fates-fate_6 = Au fond des bois, un gor a avalé une pierre runique, et depuis c’est la pierre qui pense. Il ne chasse plus. Il a balayé une clairière, s’est assis au milieu, et attend quelqu’un qui porte votre nom.
    .title = Le Mangeur de runes
    .rule = Un gor qui n’avance jamais surgit sur la case 60, avec 6 points de force, 6 points de volonté et 1 dé noir. À vaincre avec le détenteur au combat. Récompense : les 2 points habituels, et une pierre runique sur la case 60.
event-base-fates-fate_7 = Un troll s’est assis sous l’Arbre des Chants et mange les voyageurs qui ne peuvent pas payer. Les gardiens ont demandé ce qui le ferait partir. C’est vous qu’il veut : il y avait une histoire de pont, il y a des années, et vous aviez promis de revenir.
    .title = Le Péage
    .rule = Le troll de la case au plus grand numéro va sur la case 57 et y reste ; s’il n’y en a pas, un nouveau surgit. Une créature de la case 57 est retirée. Le troll est à vaincre avec le détenteur au combat. Récompense : les 6 points habituels, et un objet au choix du détenteur, mais pas de potion de la sorcière.
event-base-fates-fate_8 = Dans un creux de l’Arbre des Chants, on a laissé deux lettres, chacune pour une maison proche du château. Vous en avez apporté une ici, autrefois, disent les gardiens ; vous retrouverez bien le chemin du retour.
    .title = Les Lettres de l’Arbre
    .rule = Deux parchemins sont posés face visible sur la case 57. Pour tous : déposez chacun sur la case dont il porte le numéro. Récompense : la carte Magie noire est révélée, mais n’agit que lorsque tous les destins sont réglés, et le groupe reçoit 2 pièces d’or.
event-base-fates-fate_9 = Quelqu’un fait des signaux sur la vieille tour de défense, toujours juste avant l’aube, et ce n’est pas la garnison. Vous avez une couverture, un demi-fromage et un mauvais pressentiment. Il y faudra quelques nuits.
    .title = La Longue Veille
    .rule = Le détenteur doit être sur la case 17 au début de trois levers du soleil. Récompense : le prochain jeton créature de la piste des légendes est retiré sans être vu ; s’il n’y en a plus, 3 pièces d’or.
event-base-fates-fate_10 = Le livre de l’aubergiste a une page avec votre nom en haut, souligné deux fois. Tant qu’elle n’est pas réglée, il n’aiguisera pas même un couteau à pain pour vos amis.
    .title = Vieilles Dettes
    .rule = Le détenteur doit payer { $difficulty ->
        [easy] 6 pièces d’or
        [normal] 8 pièces d’or
       *[other] 8 pièces d’or (6 en difficulté facile)
    } à la taverne (72). Récompense : chaque héros gagne 1 point de force.
