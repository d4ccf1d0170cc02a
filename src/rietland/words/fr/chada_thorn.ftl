# Chada & Thorn : aventures, héros et cartes. Les étapes sont dans chada_thorn_maps.ftl.
# Le texte d’une carte est son nom, `.note` son histoire ; les cartes de l’histoire sont lues à voix haute.

legend-chada_thorn-intro = Jetés à la côte
    .intro = L’Aldebaran était sur le chemin du retour quand la mer s’est dressée sous lui. Il reste des planches, des cordages, deux nageurs, et derrière eux quelque chose de sombre, plus lent qu’eux, mais qui ne se fatigue pas.
    .number = Introduction
legend-chada_thorn-1 = Les Récifs du Condamné
    .intro = Entre des aiguilles de roche, là où l’on abandonna jadis un équipage banni, Chada et Thorn rampent hors du ressac. En haut de la falaise, il y a un fanal que personne n’a allumé depuis une vie d’homme. Derrière eux, la brume coiffe une couronne et les suit, sans hâte.
    .number = Aventure 1
legend-chada_thorn-2 = Les Sombres Étendues
    .intro = Passé les falaises, il n’y a que la lande et le temps qu’il fait, et la sentence d’un vieux roi gravée dans la pierre : ce qui est au nord des montagnes doit y rester. À l’ouest, deux voyageurs qui ne comptent pas rester ont vu des mâts.
    .number = Aventure 2
legend-chada_thorn-3 = Le Bois Maudit
    .intro = Pas de navire ; ils marchent donc vers le sud, dans un bois qui avale tous les bruits. Un tanneur leur propose de montrer la route. Il ne demande rien, sinon qu’ils gardent leurs distances après la tombée du jour.
    .number = Aventure 3
legend-chada_thorn-4 = Les Monts Infranchissables
    .intro = De l’autre côté de la grande muraille vivent les nains d’argent, hors d’atteinte de la Malédiction, et il y a une porte. Callem, le renégat pour qui la Malédiction fut prononcée, l’a trouvée aussi. Il n’a pas l’intention de la partager.
    .number = Aventure 4

## Cartes de l’histoire

card-chada_thorn-intro-story = L’Aldebaran toucha dans le noir, et quand la cloche cessa de sonner, il n’y avait plus de navire où la suspendre. Chada refit surface près d’une moitié de barque, Thorn sous une écoutille. Entre deux vagues, ils virent une plage. Entre les deux suivantes, ils virent derrière eux, là où le mât avait sombré, une noirceur qui n’était pas de l’eau. Elle bougeait quand ils bougeaient.
    .title = L’Aldebaran
    .rule = Les deux héros doivent atteindre leur case cible : Chada le rocher aux mouettes, Thorn la crique au sec. La Malédiction suit le trait plein. Si elle rejoint ou dépasse l’un de vous, vous perdez. Chacun n’a qu’une pile et ne peut que se déplacer.
card-chada_thorn-intro-end = Ils restèrent couchés dans le sable jusqu’à savoir le distinguer de la mer. Thorn compta : deux. Chada compta ses flèches : aucune. Puis, quelque part dans les débris, on accorda un luth, mal, et ils rirent à en avoir mal. Aucun des deux ne se retourna. Mais tous deux remontèrent un peu plus haut sur la plage.
    .title = Du sable
card-chada_thorn-1-story = { $party ->
        [1] Il avait mis les deux derniers passagers dans la dernière barque, et il n’y restait pas de place pour un troisième. La mer mena donc Stinner où elle voulut : entre des aiguilles de roche, qui portent le nom d’un équipage qu’un roi fit jadis débarquer ici. Il en sortit, trempé jusqu’aux os, et se retourna, tant le silence s’était fait. La brume sur l’eau s’était rassemblée et levée. Elle portait une couronne. Elle avançait au pas, comme quelqu’un qui sait où est la porte, et qu’elle est fermée.
       *[other] Un roi fit jadis débarquer ici un équipage, et les rochers portent son nom, puisqu’il ne restait personne d’autre pour en donner un. Chada et Thorn sortirent d’entre les aiguilles, trempés jusqu’aux os, et se retournèrent, tant le silence s’était fait. La brume sur l’eau s’était rassemblée et levée. Elle portait une couronne. Elle avançait au pas, comme quelqu’un qui sait où est la porte, et qu’elle est fermée.
    }
    .title = Une couronne de brume
    .rule = { $party ->
        [1] Vous devez atteindre le fanal éteint : la plate-forme ou la porte du mur, à votre choix.
       *[other] Les deux héros doivent atteindre le fanal éteint : Chada la plate-forme, Thorn la porte du mur.
    }
card-chada_thorn-1-symbols = { $party ->
        [1] À mi-hauteur, il entendit appeler, d’en bas, du fond de la roche. Ce n’était pas une créature, décida Stinner ; les créatures ne disent pas s’il vous plaît. Il n’y avait personne pour l’en dissuader.
       *[other] À mi-hauteur, ils entendirent appeler, d’en bas, du fond de la roche. Ce n’était pas une créature, décida Thorn ; les créatures ne disent pas s’il vous plaît. Chada cherchait déjà par où descendre.
    }
    .title = Une voix dans la roche
    .rule = { $party ->
        [1] Nouveau sur ces étapes : des cases qui donnent ou prennent de la volonté, un sablier ou des flèches à emporter, des cartes Brouillard à piocher, des symboles qui font avancer ou reculer la Malédiction. Le naufragé vous suit si vous vous arrêtez là où il appelle.
       *[other] Nouveau sur ces étapes : des cases qui donnent ou prennent de la volonté, un sablier ou des flèches à emporter, des cartes Brouillard à piocher, des symboles qui font avancer ou reculer la Malédiction. Le naufragé suit le héros qui s’arrête là où il appelle.
    }
card-chada_thorn-1-alone = Stinner compta ce qu’il avait : un harpon, deux mains, et du bois flotté pour trois feux. Il avait pris la mer avec moins.
    .title = Seul
    .rule = Vous jouez seul, avec trois règles à vous. Au combat, vous pouvez ajouter la carte du dessus d’une deuxième pile. Vous gagnez sur n’importe quelle case cible. Vos feux de camp servent à votre tour, autant que vous voulez, et le tour continue : chacun donne 1 point de volonté et tourne une carte Héros côté soleil, ou place la carte du dessus d’une pile en dessous.
card-chada_thorn-1-end = { $party ->
        [1] De là-haut, il vit toute l’île d’un coup, et elle était plus grande qu’il ne l’avait espéré : la lande, le bois, et loin au sud une muraille de montagnes. Le bois du fanal était sec. Il aurait brûlé. Il regarda au pied de la falaise, où quelque chose de couronné venait de poser le pied sur la première marche, et laissa le fanal éteint.
       *[other] De la plate-forme, ils virent toute l’île d’un coup, et elle était plus grande qu’ils ne l’avaient espéré : la lande, le bois, et loin au sud une muraille de montagnes. Le bois du fanal était sec. Il aurait brûlé. Ils regardèrent au pied de la falaise, où quelque chose de couronné venait de poser le pied sur la première marche, et laissèrent le fanal éteint.
    }
    .title = Le fanal éteint
card-chada_thorn-2-story = { $party ->
        [1] Deux pierres se dressent sur la lande, et entre elles il n’y a que le temps qu’il fait. Une sentence est gravée dans celle de gauche, et dessous le nom d’un roi : tout ce qui est au nord des montagnes y restera. Stinner y chercha son nom et ne le trouva pas. Il trouva « tout ». Il resta là un moment, comme on reste devant des tombes. Puis il passa la porte, bien qu’il n’y eût de mur ni d’un côté ni de l’autre, et marcha vers les mâts.
       *[other] Deux pierres se dressent sur la lande, et entre elles il n’y a que le temps qu’il fait. Une sentence est gravée dans celle de gauche, et dessous le nom d’un roi : tout ce qui est au nord des montagnes y restera. « Elle ne parle pas de nous », dit Thorn. « Elle dit tout », dit Chada. Ils restèrent là un moment, comme on reste devant des tombes. Puis ils passèrent la porte, bien qu’il n’y eût de mur ni d’un côté ni de l’autre, et marchèrent vers les mâts.
    }
    .title = La sentence du roi
    .rule = { $party ->
        [1] Vous devez atteindre le port désert : la lanterne du port ou la dernière barque entière, à votre choix.
       *[other] Les deux héros doivent atteindre le port désert : Chada la lanterne du port, Thorn la dernière barque entière.
    }
card-chada_thorn-2-symbols = { $party ->
        [1] Il pleuvait comme sur ordre. Des pierres immobiles depuis le départ des géants se mettaient à rouler dès qu’approchait une botte, et certains chemins portaient une archère, mais pas un guerrier, ou l’inverse. À un marin, ils n’avaient pas pensé. À l’écart de la route brûlait un feu, petit et bien tenu. Leam était parti devant. Il s’excusait pour la fumée.
       *[other] Il pleuvait comme sur ordre. Des pierres immobiles depuis le départ des géants se mettaient à rouler dès qu’approchait une botte, et certains chemins portaient une archère, mais pas un guerrier, ou l’inverse. À l’écart de la route brûlait un feu, petit et bien tenu. Leam était parti devant. Il s’excusait pour la fumée.
    }
    .title = Le temps qu’il fait
    .rule = { $party ->
        [1] Nouveau sur ces étapes : la pluie tourne les cartes Héros, les rochers font avancer la Malédiction, des cartes Malédiction se réveillent, la réserve remplit la pioche. Les chemins réservés à un héros vous sont tous ouverts. Les cases +N rendent chaque case plus chère tant que la Malédiction s’y trouve. Leam vous suit si vous vous arrêtez à son feu.
       *[other] Nouveau sur ces étapes : la pluie tourne les cartes Héros, les rochers repoussent l’autre héros, certains chemins sont réservés à un héros, des cartes Malédiction se réveillent, la réserve remplit la pioche. Les cases +N rendent chaque case plus chère tant que la Malédiction s’y trouve. Leam suit le héros qui s’arrête à son feu.
    }
card-chada_thorn-2-alone = Un harpon, deux mains, du bois pour trois feux. Le bois était mouillé. Il s’assit dos au vent et attendit que le bois le croie.
    .title = Seul
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-2-end = { $party ->
        [1] Les mâts appartenaient à des navires, et les navires au fond du port. La dernière barque était entière partout, sauf au fond. Mais dans son coffre, au sec dans une toile cirée, il y avait un plan, et sur ce plan, à l’endroit des montagnes, quelqu’un avait dessiné une porte. Stinner le plia tout petit, comme on plie ce qu’il ne faut pas se laisser prendre.
       *[other] Les mâts appartenaient à des navires, et les navires au fond du port. La dernière barque était entière partout, sauf au fond. Mais dans son coffre, au sec dans une toile cirée, il y avait un plan, et sur ce plan, à l’endroit des montagnes, quelqu’un avait dessiné une porte. Thorn le plia tout petit, comme on plie ce qu’il ne faut pas se laisser prendre.
    }
    .title = La dernière barque entière
card-chada_thorn-3-story = { $party ->
        [1] Il alla donc au sud, à pied. Là où commençait le bois finissaient les oiseaux, et Stinner dit quelque chose, pour entendre s’il le pouvait encore. Aux premiers arbres, un homme raclait une peau. Il connaissait le passage, dit-il ; il les connaissait tous. Il s’appelait Drukil. Quand le jour baissa, il pria son hôte, fort poliment, de s’asseoir un peu plus loin.
       *[other] Ils allèrent donc au sud, à pied. Là où commençait le bois finissaient les oiseaux, et Chada dit quelque chose, pour entendre si elle le pouvait encore. Aux premiers arbres, un homme raclait une peau. Il connaissait le passage, dit-il ; il les connaissait tous. Il s’appelait Drukil. Quand le jour baissa, il les pria, fort poliment, de s’asseoir un peu plus loin.
    }
    .title = Le tanneur
    .rule = { $party ->
        [1] Vous devez traverser la tourbe en feu : jusqu’à la mare froide ou jusqu’au gué de pierre, à votre choix.
       *[other] Les deux héros doivent traverser la tourbe en feu : Chada jusqu’à la mare froide, Thorn jusqu’au gué de pierre.
    }
card-chada_thorn-3-symbols = { $party ->
        [1] Le jour, le tanneur marchait devant, et là où il soufflait sur la brume, elle s’éclaircissait. La nuit, il y avait près du feu un ours qui ne connaissait pas son hôte, ni lui-même. Il est dans ce bois des sentes où l’on se souvient des ours, et celles-là étaient fermées. Au matin, le tanneur regarda les griffures sur la botte de Stinner, ne dit rien, et recousit la semelle.
       *[other] Le jour, il marchait devant, et là où il soufflait sur la brume, elle s’éclaircissait. La nuit, il y avait près du feu un ours qui ne les connaissait pas, ni lui-même. Il est dans ce bois des sentes où l’on se souvient des ours, et celles-là étaient fermées. Au matin, le tanneur regarda les griffures sur le bouclier de Thorn, ne dit rien, et recousit la sangle.
    }
    .title = La nuit
    .rule = { $party ->
        [1] Nouveau sur ces étapes : Drukil vous suit si vous vous arrêtez auprès de lui. Le tanneur peut ajouter une carte à la pioche. L’ours doit être vaincu, sinon il fait avancer la Malédiction, et les chemins de l’ours sont fermés à qui l’accompagne.
       *[other] Nouveau sur ces étapes : Drukil suit le héros qui s’arrête auprès de lui. Le tanneur peut ajouter une carte à la pioche. L’ours doit être vaincu, sinon il fait avancer la Malédiction, et les chemins de l’ours sont fermés à qui l’accompagne.
    }
card-chada_thorn-3-alone = Dans un bois sans bruit, il se mit à raconter à ses feux où il allait. Ils écoutaient bien, tous les trois.
    .title = Seul
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-3-end = { $party ->
        [1] Au-delà de la tourbière, le sol était froid de nouveau, et il tenait. Il se retourna une fois. De l’autre côté de la fumée, l’ours s’était arrêté et ne suivait pas. Puis le soleil se leva, et ce fut un tanneur qui leva la main, et resta là, comme s’il fallait que quelqu’un le fît.
       *[other] Au-delà de la tourbière, le sol était froid de nouveau, et il tenait. Ils se retournèrent une fois. De l’autre côté de la fumée, l’ours s’était arrêté et ne suivait pas. Puis le soleil se leva, et ce fut un tanneur qui leva la main, et resta là, comme s’il fallait que quelqu’un le fît.
    }
    .title = Le sol froid
card-chada_thorn-4-story = { $party ->
        [1] Les montagnes se dressent comme une chose bâtie. Derrière vivent les nains d’argent, qu’aucune sentence de roi n’a jamais atteints, et il y a une porte. Stinner n’était pas le premier à la trouver. Devant lui, une trace montait dans la neige, un homme seul, lourd, un oiseau au-dessus de lui. Callem avait été capitaine. C’est à lui qu’on avait ordonné de rester ici, en le nommant.
       *[other] Les montagnes se dressent comme une chose bâtie. Derrière vivent les nains d’argent, qu’aucune sentence de roi n’a jamais atteints, et il y a une porte. Chada et Thorn n’étaient pas les premiers à la trouver. Devant eux, une trace montait dans la neige, un homme seul, lourd, un oiseau au-dessus de lui. Callem avait été capitaine. C’est à lui qu’on avait ordonné de rester ici, en le nommant.
    }
    .title = Une trace dans la neige
    .rule = { $party ->
        [1] Vous devez atteindre la Porte d’argent : la tour de guet ou le vantail d’argent, à votre choix. Avant cela, Callem doit être vaincu définitivement.
       *[other] Les deux héros doivent atteindre la Porte d’argent : Chada la tour de guet, Thorn le vantail d’argent. Avant cela, Callem doit être vaincu définitivement.
    }
card-chada_thorn-4-symbols = Il y a là-haut des portes qui ne s’ouvrent qu’à l’épaule, et des salles de glace où chaque membre se raidit quand entre le couronné. Et au dernier camp, sous la porte, est assis un homme qui n’a plus rien à perdre, et qui a eu des années pour s’y faire.
    .title = L’homme du dernier camp
    .rule = { $party ->
        [1] Nouveau sur ces étapes : les passages de force, où l’on ne s’arrête qu’avec une carte Héros de force 4 ou plus, et des salles à +1 et +3. Callem s’attache à vous au dernier camp. Vous ne pouvez entrer sur aucune case cible tant qu’il n’est pas vaincu définitivement.
       *[other] Nouveau sur ces étapes : les passages de force, où l’on ne s’arrête qu’avec une carte Héros de force 4 ou plus, et des salles à +1 et +3. Callem s’attache au premier héros arrivé au dernier camp. Tant qu’il est dans une de ses piles, ce héros ne peut pas entrer sur sa case cible.
    }
card-chada_thorn-4-alone = Là-haut, un feu vaut plus qu’une corde. Il portait du bois pour trois, et personne ne lui avait demandé de partager.
    .title = Seul
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-4-end = { $party ->
        [1] La porte se referma derrière lui sans un bruit, comme toute chose faite par quelqu’un qui s’en est donné la peine. Dehors, la brume se tint devant elle, lut sa propre sentence, et ne trouva plus personne à qui l’appliquer. Elle se déchira par le haut. Pour la première fois depuis une vie d’homme, il faisait un temps sur l’île, un temps ordinaire. « Par où va-t-on à la mer ? » demanda Stinner. Le portier dut réfléchir.
       *[other] La porte se referma derrière eux sans un bruit, comme toute chose faite par quelqu’un qui s’en est donné la peine. Dehors, la brume se tint devant elle, lut sa propre sentence, et ne trouva plus personne à qui l’appliquer. Elle se déchira par le haut. Pour la première fois depuis une vie d’homme, il faisait un temps sur l’île, un temps ordinaire. « Par où rentre-t-on ? » demanda Thorn. Chada était déjà partie.
    }
    .title = Un temps ordinaire

why-chada_thorn-intro-won = Vous êtes tous les deux à terre.
why-chada_thorn-1-won = { $party ->
        [1] Vous avez atteint le fanal éteint.
       *[other] Vous avez tous les deux atteint le fanal éteint.
    }
why-chada_thorn-2-won = { $party ->
        [1] Vous avez atteint le port désert.
       *[other] Vous avez tous les deux atteint le port désert.
    }
why-chada_thorn-3-won = { $party ->
        [1] Vous avez traversé la tourbe en feu.
       *[other] Vous avez tous les deux traversé la tourbe en feu.
    }
why-chada_thorn-4-won = { $party ->
        [1] Callem est vaincu, et le vantail d’argent s’est refermé derrière vous.
       *[other] Callem est vaincu, et le vantail d’argent s’est refermé derrière vous deux.
    }

chronicle-chada_thorn-intro = Cela commença par un navire qui finissait. Vous êtes arrivés à terre avec ce que vous portiez, deux personnes et, au bout d’un moment, une chanson.
chronicle-chada_thorn-1 = Vous êtes sortis du ressac et montés par l’escalier des mouettes, avec dans le dos une couronne de brume qui jamais ne s’est pressée. Il y avait une voix dans la roche, et vous êtes descendus la chercher. En haut, vous avez trouvé un fanal qui aurait brûlé, et personne pour qui l’allumer.
chronicle-chada_thorn-2 = Vous avez traversé la lande sous la pluie, parmi des pierres qui attendaient depuis longtemps quelqu’un pour qui rouler. Au port, il y avait des navires, et tous étaient arrivés. Ce que vous avez emporté tenait dans une poche : le dessin d’une porte.
chronicle-chada_thorn-3 = Un homme vous a montré la route dans un bois qui ne fait aucun bruit ; la nuit, vous aviez peur de lui, et le matin, il faisait la cuisine. Vous avez traversé sans lui la tourbe en feu. Il est encore de l’autre côté, là où l’on a besoin de lui.
chronicle-chada_thorn-4 = Au dernier camp était assis un capitaine qu’on avait condamné à une île, et devant qui l’on ne passait pas : il fallait le vaincre, et puis encore une fois. Vous avez franchi la porte. Elle n’était pas fermée. Elle attendait, voilà tout.

variant-chada_thorn-1-first_game = Première partie : Grenolin avec Chada, Merrik avec Thorn
variant-chada_thorn-1-chosen_allies = Choisir vos alliés
variant-chada_thorn-1-again = Rejouer : choisir les étapes, toutes visibles
variant-chada_thorn-2-chosen_allies = Choisir vos alliés
variant-chada_thorn-2-again = Rejouer : choisir les étapes, toutes visibles
variant-chada_thorn-3-chosen_allies = Choisir vos alliés
variant-chada_thorn-3-again = Rejouer : choisir les étapes, toutes visibles
variant-chada_thorn-4-chosen_allies = Choisir vos alliés
variant-chada_thorn-4-again = Rejouer : choisir les étapes, toutes visibles

## Héros

hero-stinner = Stinner
    .role = navigateur
role-seafarer = navigateur
    .ability = Voyage seul : il combat avec deux cartes à la fois et a trois feux de camp pour se reposer.
ability-chada_thorn-chada = Va le plus loin : jusqu’à cinq pas avec une carte. Prépare des flèches, qui frappent avec une force de 9.
ability-chada_thorn-thorn = Le plus fort au combat, avec une force allant jusqu’à 7. Va chercher le marteau d’Orweyn ; près du feu, il gagne 2 points de volonté.

## Cartes Héros

card-chada_thorn-chada_left = Aux aguets
    .note = D’ici, Chada voit loin. Ce qu’elle voit la voit aussi.
card-chada_thorn-chada_front = Arc bandé
    .note = Rapide quand il le faut, et la corde s’entend de loin.
card-chada_thorn-chada_right = Pied léger
    .note = Elle trouve la seule pierre qui tienne, tant que ses bottes sont sèches.
card-chada_thorn-thorn_left = Épée levée
    .note = Une route, Thorn aime mieux la dégager que la suivre.
card-chada_thorn-thorn_front = En marche
    .note = Un pied, puis l’autre. Cela les a déjà portés tous les deux.
card-chada_thorn-thorn_right = Au coin du feu
    .note = Un repos rend le courage. L’armure, elle, doit sécher seule.
card-chada_thorn-stinner_left = Harpon prêt
    .note = Il a chassé plus gros que cela, quoique jamais à terre.
card-chada_thorn-stinner_front = À la manœuvre
    .note = L’allure d’un homme qui a tiré des cordages contre le vent.
card-chada_thorn-stinner_right = Pied marin
    .note = Rien sous lui n’a jamais tenu en place. Il a l’habitude.

## Cartes Malédiction

card-chada_thorn-curse = Carte Malédiction
    .note = Personne n’a encore vu sa face active.
card-chada_thorn-curse_1 = La forme couronnée
    .note = Un instant, on la voit, plus près qu’avant.
card-chada_thorn-curse_2 = Souffle froid
    .note = Dans leur dos, l’air devient glace.
card-chada_thorn-curse_3 = Sans repères
    .note = Dans la brume, la gauche et la droite ont changé de place.
card-chada_thorn-curse_4 = Noms oubliés
    .note = Un mot qu’ils savaient encore ce matin n’est plus là.
card-chada_thorn-curse_5 = L’appel du fond
    .note = Chaque pas est un pas dans l’eau.
card-chada_thorn-curse_6 = La parole du roi
    .note = Une voix, patiente comme la pierre : tout restera.

## Cartes Brouillard

card-chada_thorn-gor = Gor
    .the = le gor
    .a = un gor
    .of = du gor
    .note = Il garde le sentier comme s’il ne possédait rien d’autre.
card-chada_thorn-flying_gor = Gor volant
    .the = le gor volant
    .a = un gor volant
    .of = du gor volant
    .note = Il tourne en rond, et son cri dit à la Malédiction où aller.
card-chada_thorn-north_skral = Skral du Nord
    .the = le skral du Nord
    .a = un skral du Nord
    .of = du skral du Nord
    .note = Plus grand que ses cousins du Sud, et jamais pressé.
card-chada_thorn-wardrak = Wardrak
    .the = le wardrak
    .a = un wardrak
    .of = du wardrak
    .note = Il suit à pas feutrés et attend qu’ils se fatiguent.
card-chada_thorn-cog_sailor = Marin sans nom
    .the = le marin sans nom
    .a = un marin sans nom
    .of = du marin sans nom
    .note = Un homme de l’équipage abandonné. Il sait encore se battre, il ne sait plus pourquoi.
card-chada_thorn-troll = Troll
    .the = le troll
    .a = un troll
    .of = du troll
    .note = Il est assis en travers. À lui seul, personne ne le fera bouger.
card-chada_thorn-mist_wraith = Spectre de brume
    .the = le spectre de brume
    .a = un spectre de brume
    .of = du spectre de brume
    .note = Un lambeau de la Malédiction elle-même. Il se paie aussi en peur.
card-chada_thorn-whispers = Murmures
    .note = Quelqu’un dit leurs noms, du mauvais côté.
card-chada_thorn-cloudburst = Averse
    .note = Une minute de pluie qui dure tout le jour dans les bottes.
card-chada_thorn-white_wall = Mur blanc
    .note = Rien que du blanc. Avancer à tâtons, ou attendre que quelque chose vienne.
card-chada_thorn-bad_dream = Mauvais rêve
    .note = Il revient chaque nuit, jusqu’à ce que quelqu’un reste pour en voir la fin.
card-chada_thorn-landslip = Glissement de terrain
    .note = Le sol où ils se tenaient est maintenant plus en arrière.
card-chada_thorn-old_road = Vieille route
    .note = Les pavés d’un peuple disparu, et ils vont du bon côté.
card-chada_thorn-sea_chest = Coffre de marin
    .note = Un coffre du navire perdu. La serrure a tenu ; pas le couvercle.
card-chada_thorn-clear_spring = Source claire
    .note = De l’eau froide, et une tache de soleil assez grande pour deux.
card-chada_thorn-lifting_fog = Le brouillard se lève
    .note = Pendant une heure, on voit l’île comme elle est.

## Objets

card-chada_thorn-arrows = Flèches
    .the = les flèches
    .a = des flèches
    .of = des flèches
    .note = Un carquois plein, bon pour un seul bon moment.
card-chada_thorn-orweyns_hammer = Marteau d’Orweyn
    .the = le marteau d’Orweyn
    .a = le marteau d’Orweyn
    .of = du marteau d’Orweyn
    .note = Rien ne frappe comme lui, et celui qui le porte le sent aussi.
card-chada_thorn-hadrias_hourglass = Sablier d’Hadria
    .the = le Sablier d’Hadria
    .a = le Sablier d’Hadria
    .of = du Sablier d’Hadria
    .note = Un moment, le sable coule vers le haut.
card-chada_thorn-mhares_amulet = Amulette de Mhare
    .the = l’amulette de Mhare
    .a = l’amulette de Mhare
    .of = de l’amulette de Mhare
    .note = Elle tiédit quand la Malédiction est proche. Ces temps-ci, elle n’est jamais froide.
card-chada_thorn-storm_shield = Bouclier Porte-Foudre
    .the = le bouclier Porte-Foudre
    .a = un bouclier Porte-Foudre
    .of = du bouclier Porte-Foudre
    .note = Derrière lui, le mauvais temps ne compte pas, ni rien de ce qui attend au bord du chemin.
card-chada_thorn-wineskin = Gourde
    .the = la gourde
    .a = une gourde
    .of = de la gourde
    .note = Une gorgée, et les jambes veulent bien de nouveau.

## Alliés

card-chada_thorn-grenolin = Grenolin
    .note = Le barde chante contre la pluie. À la fin de chaque étape, il a un nouveau couplet.
card-chada_thorn-merrik = Merrik
    .note = Le cartographe a dessiné la prochaine heure de route avant qu’ils la fassent, et aucun froid ne ralentit sa plume.
card-chada_thorn-runa = Runa
    .note = L’éclaireuse des nains d’argent sait ce qui attend sur la route, et préfère aller à sa rencontre.
card-chada_thorn-ketil = Ketil
    .note = Le vieux gardien du fanal éteint connaît les mots qui endorment une malédiction pour un temps.

## Cartes spéciales

card-chada_thorn-castaway = Un naufragé
    .note = Une voix dans la roche. Il s’appelle Leam, il n’est pas fort, et il n’oublie aucun service : une fois, il connaît un chemin qui évite tout.
    .castaway = Un naufragé
    .leam = Leam
card-chada_thorn-drukil = Drukil
    .note = Le jour, un tanneur qui connaît le bois ; la nuit, un ours qui ne se connaît pas lui-même.
    .human = Drukil (tanneur)
    .bear = Drukil (ours)
card-chada_thorn-callem = Callem
    .note = Le capitaine pour qui la Malédiction fut prononcée veut sortir par la même porte.
    .captain = Callem (renégat)
    .wounded = Callem (blessé)
