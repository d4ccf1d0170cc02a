# La Légende 3 du Froid éternel : ses objectifs, ses fins, ses cartes.

legend-frost-3 = Les pattes de l’hiver
    .intro = Le sommeil de glace a gagné les tentes. Ellin, la chamane, connaît un breuvage contre lui, mais il y faut l’épine de nuit noire, et sa petite-fille Orennah, partie la cueillir à l’ouest, n’est pas revenue. Là où poussaient les épines, il n’y a que des traces de sabots. Elles sont petites et nettes, et vous les avez déjà vues.
    .number = Légende 3

chronicle-frost-3 = Le sommeil de glace avait gagné les tentes. Pour le breuvage, il fallait une épine à Ellin, et la petite qui était partie la cueillir n’avait laissé derrière elle qu’une écharpe rouge et une foule de traces de sabots. Vous avez suivi l’une et les autres, jusqu’à comprendre qu’elles allaient ensemble. Puis vous avez rapporté l’épine, et le premier dormeur a fini sa phrase. Il y était question de soupe.

variant-frost-3-story = En une seule histoire
    .rule = Les deux Iquar ont été sauvés dans la Légende 2 : le groupe commence avec 1 bois de chauffage de plus.

goal-frost-3-village = Tenir le village de toile : aucune créature ne doit y entrer une fois les places de défense occupées.
goal-frost-3-thorn = Porter l’épine de nuit noire au village de toile (401) avant que le Narrateur atteigne N.

why-frost-3-won = Ellin mouille les lèvres du premier dormeur. Il tousse, baisse son gobelet et finit la phrase qu’il avait commencée il y a neuf jours. Elle parle de soupe, et jamais personne n’a été mieux écouté. Vers le matin, quelques-uns de ceux qu’on a réveillés se remettent à bâiller. Tant que l’autre pierre est là-dehors, dit Ellin, mieux vaut laisser la marmite sur le feu.
why-frost-3-late = Les jours se sont écoulés. Ellin a retiré la marmite du feu pour ne pas gaspiller le bois. Elle prend un gobelet, pour voir s’il y reste quelque chose, et ne le repose plus.
why-frost-3-used = L’épine n’est plus, et en échange le soleil est resté un peu plus longtemps. Ce fut un bel après-midi. Dans la tente d’Ellin, l’eau bout, bout encore, et il n’y a rien à mettre dedans.

figure-tranuk_in_cave = Tranuk dans la grotte

choice-takota_guards = Takota veille : une place de défense de plus
choice-takota_hunts = Takota chasse : il ajoute 2 points de force aux combats sur sa case
choice-let_it_fall = Laisser le pont s’écrouler
choice-hold_it = Tenir le pont et payer en points de volonté
choice-spend_thorn = Utiliser l’épine et perdre la légende
choice-keep_thorn = Garder l’épine

deed-frost-3-cure = Donner les trois plantes à la Myrk
deed-frost-3-spend_thorn = Utiliser l’épine contre le froid

## Cartes

card-frost-3-A1 = Dans une tente sur trois, quelqu’un est debout, le gobelet levé. Ellin va de l’un à l’autre et leur souffle sur les yeux, pour qu’ils aient par où regarder. Il y aurait bien un breuvage, dit-elle ; mais il y faut l’épine de nuit noire, et elle pousse à l’ouest. Sa petite-fille est partie la cueillir quand le premier s’est endormi. Elle a pris son écharpe rouge, et de quoi manger pour un jour.
    .title = Les tentes endormies
    .rule = Les héros, Tranuk et Flaps le volpin commencent sur la case 401. Tranuk ajoute 2 points de force à un combat sur sa case ; on le conduit de 4 cases au plus pour 1 heure. Flaps vole pour 1 heure vers n’importe quelle case, peut y révéler le jeton neige et prend un dé à un adversaire sur sa case au premier tour d’un combat. Chaque héros a 1 point de force et 7 points de volonté. Le groupe se partage 2 gourdes et 1 bois de chauffage. Il y a des feux éteints sur les cases 401, 422 et 437. Le gardien du feu a un feu éteint sur sa fiche. La grotte est éveillée. Le jeton Froid éternel est placé sur { $difficulty ->
        [easy] { $party ->
            [2] 13
            [3] 12
            [4] 11
           *[other] 13, 12 ou 11
        }
        [normal] { $party ->
            [2] 12
            [3] 11
            [4] 10
           *[other] 12, 11 ou 10
        }
       *[other] 13, 12 ou 11 (facile) ou 12, 11 ou 10 (normale, à 2, 3 ou 4 héros)
    }. Portez l’épine de nuit noire aux tentes (401) : le Narrateur va alors aussitôt sur N. Le héros de plus bas rang commence.
card-frost-3-A2 = Les chasseurs vous donnent ce dont ils peuvent se passer, c’est-à-dire surtout de l’exercice. Vous lancez l’épieu sur une peau jusqu’à ce qu’elle ait l’air d’une dentelle, puis quelqu’un la retourne. Il y a plus de postes que de gens pour les tenir. Alors les Yetohe ont porté dehors quelques-uns des dormeurs, leur ont donné des lances et les ont dressés face à l’ouest. De loin, on ne voit pas la différence. De près, si : les dormeurs ne battent pas la semelle.
    .title = La garde de nuit
    .rule = Le groupe se partage { $difficulty ->
        [easy] { $party ->
            [2] 6 points de force. Les tentes ont 1 place de défense de plus.
            [3] 7 points de force. Les tentes ont 1 place de défense de plus.
            [4] 9 points de force. Les tentes ont 1 place de défense de plus.
           *[other] 6, 7 ou 9 points de force. Les tentes ont 1 place de défense de plus.
        }
        [normal] { $party ->
            [2] 6 points de force. Les tentes ont 1 place de défense de plus.
            [3] 7 points de force. Les tentes ont 1 place de défense de plus.
            [4] 8 points de force. Les tentes ont 1 place de défense de plus.
           *[other] 6, 7 ou 8 points de force. Les tentes ont 1 place de défense de plus.
        }
       *[other] 6, 7 ou 9 points de force (facile) ou 6, 7 ou 8 points de force (normale, à 2, 3 ou 4 héros). Les tentes ont 1 place de défense de plus.
    } Des gors surgissent sur les cases { $party ->
        [2] 416 et 442
        [3] 416, 430 et 442
        [4] 416, 430 et 442
       *[other] 416 et 442 (à 3 ou 4 héros, aussi sur la case 430)
    }, un buffle des steppes sur la case 426.
card-frost-3-A3 = Là où elle quittait le sentier, elle nouait toujours quelque chose à un buisson, pour que sa grand-mère la gronde à cause de la laine et non de la peur. Maintenant, trois personnes ont vu du rouge, à trois endroits différents. Chacune en est sûre et se rappelle exactement comment cela bougeait au vent. Ellin les écoute toutes les trois et enroule de la laine pendant qu’elles parlent, de la laine rouge, alors que la pelote est assez grosse depuis longtemps.
    .title = La piste d’Orennah
    .rule = Trois marqueurs Objectif sont mélangés et placés face cachée, et un dé fixe où se trouve chacun d’eux. Au nord : sur 1 ou 2, case 420 ; sur 3 ou 4, case 423 ; sur 5 ou 6, case 424. À l’ouest : sur 1 ou 2, case 427 ; sur 3 ou 4, case 428 ; sur 5 ou 6, case 429. Au sud : sur 1 ou 2, case 432 ; sur 3 ou 4, case 435 ; sur 5 ou 6, case 437. L’un d’eux est l’écharpe d’Orennah.
card-frost-3-A4 = La grotte demande la même chose à tout le monde, dit Ellin, et d’une voix que vous prendrez pour la vôtre. Les gors répondent : davantage. Les buffles ne répondent pas, alors elle le fait pour eux. Une volonté ferme peut choisir ce qu’elle dit. Elle-même y est entrée une fois. Elle en est ressortie avec des mains qui tiennent tout ce qui brûle, et à ce jour elle ignore ce qu’elle avait à la place.
    .title = Se transformer
    .rule = Un héros qui s’est arrêté dans la Grande Grotte (414), ou que la tempête y a poussé, peut payer 7 points de volonté pour 2 points de force. Chaque héros le peut une fois dans la légende. Pour y entrer, il faut 14 points de volonté.
card-frost-3-C1 = Ils sont couchés dans la lande et n’attaquent pas. Quand le soir tombe, vous voyez leurs yeux, deux par deux, à hauteur de genou, et les paires vont de gauche à droite le long des tentes, s’arrêtent, et recommencent à gauche. Ils comptent. Il n’y a que sur les dormeurs qu’ils n’ont pas l’air d’accord.
    .title = Des yeux dans la lande
    .rule = Un gor surgit sur la case 424, { $party ->
        [2] un autre sur la case 434.
        [3] un wargor sur la case 434.
        [4] un wargor sur la case 434.
       *[other] un autre sur la case 434 (à 3 ou 4 héros, un wargor).
    }
card-frost-3-C2 = Le chef a mal dormi et préfère ne pas dire de quoi il a rêvé. Il se battra, vous dit-il, mais pas à deux endroits : ou bien ici, devant les tentes, où les siens le voient, ou bien là-bas avec vous, où ils ne le voient pas. Il ne lève pas les yeux en le disant. Il passe son couteau sur une pierre, et il le faisait déjà avant que vous entriez. Il ne doit plus en rester grand-chose.
    .title = L’offre de Takota
    .rule = Au choix. Takota veille : les tentes gagnent 1 place de défense. Takota chasse : il vient sur la case 401, ajoute 2 points de force à un combat sur sa case et on le conduit comme Tranuk.
card-frost-3-E1 = S’il y a une pierre hivernale dans la grotte, dit Tranuk, il faudra bien que quelqu’un aille voir, et autant que ce soit quelqu’un qui ait quatre pattes sous lui. Il l’a dit au lézard plutôt qu’à vous. Le temps de trouver une réponse, il n’est plus qu’un point sur la pente. Le point hésite. Puis il n’y a plus que l’ouverture noire, et une trace qui y entre.
    .title = Tranuk part pour la grotte
    .rule = Tranuk va sur la case 414. Jusqu’au prochain lever du soleil, on ne peut pas le conduire et il n’ajoute pas de points de force. Un gor surgit sur la case 443.
card-frost-3-E2 = Il n’a pas trouvé de pierre. Ce qui sort de la grotte a les yeux de Tranuk et la voix de Tranuk, s’agenouille près du lézard et lui parle jusqu’à ce qu’il ne tremble plus. Le reste est devenu aussi grand que son courage, et il n’y est pas encore habitué. Il demande qui a pris ses gants. Puis il regarde ses mains, et il rit, et la neige glisse des rochers.
    .title = Le grand guerrier
    .rule = Tranuk devient le grand guerrier, sur la case 414. Il ajoute 4 points de force au lieu de 2 et on le conduit de la même façon.
card-frost-3-G = Les glaces ont descendu l’Irra et s’entassent contre le pont des tambours. À chaque bloc qui arrive, il rend une note, plus grave que la précédente. On peut le tenir, avec des perches et des épaules, si l’on se moque de ce que deviennent les mains. Ou bien on le laisse aller. Sur l’autre rive, quelques gors se sont assis en rang, pour voir ce que vous allez faire.
    .title = Les glaces de l’Irra
    .rule = Au choix. Laisser le pont s’écrouler : les cases 415 et 407 ne sont plus adjacentes, et les créatures de la case 415 vont désormais sur la case 412. Le tenir, si chaque héros garde au moins 1 point de volonté : ensemble ils paient { $party ->
        [2] 6 points de volonté
        [3] 9 points de volonté
        [4] 12 points de volonté
       *[other] 6, 9 ou 12 points de volonté (à 2, 3 ou 4 héros)
    }. Un wargor surgit sur la case 437. Si l’écharpe n’a pas encore été trouvée, la Myrk surgit maintenant.
card-frost-3-I = L’empreinte est longue comme le bras, et la neige y a fondu, puis regelé. Vous suivez la piste jusqu’à la grotte. Elle y entre sur quatre pattes. Un peu plus loin, elle en sort sur deux, et à partir de là les pas s’allongent. Sous les pins, quelqu’un s’est appuyé à un tronc pour s’y faire. Le tronc est couché à côté de la piste.
    .title = Des pattes
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Un gor surgit sur la case 423.
            [3] Un buffle des steppes surgit sur la case 423.
            [4] Un buffle des steppes surgit sur la case 423.
           *[other] Un buffle des steppes surgit sur la case 423.
        }
        [normal] Un buffle des steppes surgit sur la case 423.
       *[other] Un buffle des steppes surgit sur la case 423 (en difficulté facile à 2 héros, un gor).
    }
card-frost-3-K = « Mange, ont toujours dit les mères d’ici, ou ils le sauront au creux du loup. » Maintenant, le creux du loup est vide. Les tanières sont froides, et devant, les os ont été léchés une seconde fois. Vous aimeriez y voir une bonne nouvelle. Mais il y a beaucoup de traces, et toutes en sortent.
    .title = Le creux du loup est vide
    .rule = { $party ->
        [2] Un wargor surgit sur la case 429.
        [3] Un wargor surgit sur la case 429, un gor sur la case 443.
        [4] Un wargor surgit sur la case 429, un gor sur la case 443.
       *[other] Un wargor surgit sur la case 429, à 3 ou 4 héros aussi un gor sur la case 443.
    }
card-frost-3-O1 = De la laine rouge à un buisson mort, avec un nœud comme en apprennent les grands-mères, et dans le nœud une poignée de baies bleues. Derrière, la terre est éventrée sur la largeur d’une chambre, là où hier encore poussaient des épines. Quelqu’un les a arrachées à la main, jusqu’à la dernière, et n’a pas cessé quand les mains ont saigné. Du milieu partent des traces de sabots. Elles sont profondes, comme si elle portait une chose qui ne doit pas tomber.
    .title = L’écharpe
    .rule = L’écharpe est trouvée, et le héros qui l’a trouvée reçoit des baies bleues. Si la Myrk n’est pas encore là, elle surgit : on lit la carte M1.
card-frost-3-O2 = Un foyer froid, et à côté du bois sec, empilé en croix comme sa grand-mère le lui a appris. Des racines blanches sèchent sur une ficelle. Elle avait pensé à tout. Sur une pierre plate, il y a une demi-galette avec la marque de petites dents, si gelée qu’elle sonne quand vous la reposez.
    .title = Son camp
    .rule = Le héros qui a retourné le marqueur reçoit du bois de chauffage et des racines blanches. Ce que la réserve n’a plus, ce sont 2 points de volonté à la place.
card-frost-3-O3 = Des bottes mènent à la source, petites, avec une pièce au talon gauche. Des sabots en repartent. Vous cherchez l’endroit où les unes ont cédé la place aux autres, et vous cherchez un bon moment. Il n’y en a pas. Il n’y a qu’un rond de neige piétinée, où quelqu’un est tombé et s’est relevé autrement, et au milieu des fleurs rouges, cueillies avec soin et lâchées d’un seul coup.
    .title = Deux sortes de traces
    .rule = Le héros qui a retourné le marqueur reçoit des fleurs de sang rouges.
card-frost-3-M1 = Vous la connaissez : un jour, sur la route de la mine, elle vous a tendu les bras. Maintenant, ils sont pleins. Elle porte l’épine comme d’autres portent un enfant, et en est griffée jusqu’aux coudes. Elle court sa ronde à travers l’ouest, toujours la même, comme le long d’une clôture que personne d’autre ne voit. À un seul endroit, chaque fois, elle ralentit. C’est là que le sentier tourne vers les tentes.
    .title = La Myrk
    .rule = La Myrk surgit sur la case 428, ou sur la case libre suivante de sa ronde, avec l’épine de nuit noire, { $difficulty ->
        [easy] { $party ->
            [2] 15 points de force
            [3] 21 points de force
            [4] 28 points de force
           *[other] 15, 21 ou 28 points de force
        }
        [normal] { $party ->
            [2] 18 points de force
            [3] 27 points de force
            [4] 35 points de force
           *[other] 18, 27 ou 35 points de force
        }
       *[other] 15, 21 ou 28 points de force (facile) ou 18, 27 ou 35 points de force (normale, à 2, 3 ou 4 héros)
    }, 12 points de volonté et un dé noir. Au lever du soleil, elle avance de 2 cases sur sa ronde : 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, puis de nouveau depuis le début. Elle saute les cases avec une créature, et les créatures ne peuvent pas entrer sur la sienne. Les pierres précieuses ne l’attirent pas.
card-frost-3-M2 = Ellin vous le fait raconter deux fois. Penche-t-elle un peu la tête à gauche quand elle écoute ? Vous dites que oui ; Ellin vous tourne le dos et s’occupe du feu, qui n’en avait pas besoin. « Ce qu’on a changé de force, la douceur peut le défaire, dit-elle. Une plante de chaque couleur, et un feu auprès duquel les donner. Et une main qui ne tremble pas. » Elle regarde les siennes. « Il vaut mieux que ce soit vous. »
    .title = Trois couleurs
    .rule = Un héros sur la case de la Myrk peut lui donner des baies bleues, des racines blanches et des fleurs de sang rouges. Il faut là un feu allumé, et que le héros ait au moins 14 points de volonté. Alors elle redevient Orennah, et le Narrateur n’avance pas. Chacun des trois marqueurs Objectif cache une de ces plantes.
card-frost-3-P1 = Elle tombe, et elle a l’air soulagée, comme quelqu’un à qui l’on dit enfin de poser ce qu’il porte. L’épine roule de ses bras. Vous vous penchez dessus, un instant seulement. Quand vous relevez la tête, il n’y a plus personne, et les traces de sabots s’en vont vers l’ouest, plus légères qu’avant.
    .title = L’épine
    .rule = L’épine de nuit noire est sur cette case. Portez-la aux tentes (401).
card-frost-3-P2 = Entre vous, il y a la fumée, et quand elle se dissipe une fillette est assise là, dans une chemise qui est surtout des trous, et compte ses orteils. Elle arrive à dix et recommence, car c’était peut-être de la chance. Puis elle tire votre couverture sur ses épaules et ramasse l’épine, puisqu’elle est venue pour cela. « Ma grand-mère est très fâchée ? » demande-t-elle.
    .title = Orennah
    .rule = Orennah est là, avec l’épine de nuit noire. Les héros peuvent l’emmener comme un Iquar ; quand elle arrive aux tentes (401), l’épine y arrive aussi. Si elle rencontre une créature, elle se cache et ne revient pas, et l’épine reste sur cette case.
card-frost-3-N = Dans la tente d’Ellin, l’eau bout depuis midi. On a rentré les dormeurs, et ils se tiennent tout autour, ceux qui ont un gobelet devant, car ce sont les plus faciles à servir. Ellin a le couvercle à la main et écoute, la tête un peu à gauche. Pas la marmite. La neige, dehors, et si elle crisse.
    .title = Le breuvage
    .rule = Vous gagnez si l’épine de nuit noire est aux tentes (401) et que les tentes ont tenu.
