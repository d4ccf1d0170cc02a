# La Légende 2 du Froid éternel : ses objectifs, ses fins, ses cartes.

legend-frost-2 = Le pays des trois frères
    .intro = Le cavalier vous a menés vers l’est par-dessus le col, dans un pays où vivent trois peuples qui ne se parlent pas : les Yetohe sous leurs tentes, les Iquar sur leurs pilotis, les Grehon sur leur rocher. Il y a là une grotte qui rend en pire ce qui y entre. Et un vieux buffle a quitté son troupeau et marche vers les tentes, aussi droit que si quelqu’un le tenait par la corne.
    .number = Légende 2

chronicle-frost-2 = Vous avez passé le col derrière un homme monté sur un lézard, pour entrer dans un pays où trois frères ne se parlaient plus depuis plus longtemps qu’on ne savait compter. L’un après l’autre, leurs peuples vous ont examinés et se sont écartés de la porte, jusqu’à ce que trois feux se répondent à travers la neige. Le buffle à la corne brisée est tombé avant d’atteindre les tentes. Et une vieille femme vous a dit qu’il y avait deux pierres.

goal-frost-2-village = Tenir le village de toile : aucune créature ne doit y entrer une fois les places de défense occupées.
goal-frost-2-bull = Vaincre Corne-brisée avant qu’il atteigne le village de toile (401).
goal-frost-2-yetohe = Gagner la confiance des Yetohe.
    .how = Apporter la tablette du buffle au village de toile (401), ou vaincre un buffle des steppes ou un troll à fourrure.
goal-frost-2-iquar = Gagner la confiance des Iquar.
    .how = Apporter la tablette de la bête du lac au village sur pilotis (460), ou amener un Iquar au village de toile (401).
goal-frost-2-grehon = Gagner la confiance des Grehon.
    .how = Apporter la tablette du griffon au rocher du griffon (425), ou y gagner des points de volonté par un feu au lever du soleil.

why-frost-2-won = Trois chefs sont assis autour d’un même feu et se disputent comme des frères, surtout à propos de la couverture. Aucun ne porte la main au couteau. Tard, quand les enfants dorment, Ellin la chamane vous tire par la manche et vous fait asseoir près d’elle. Ce que garde votre mine, dit-elle, ce n’en est qu’une. De ces pierres, il y en a deux ; et depuis quelque temps elle est si fatiguée, l’après-midi.
why-frost-2-late = Les jours se sont écoulés. À l’est, la colonne de fumée s’amincit, jusqu’à n’être plus qu’un endroit que tout le monde regarde. Au bout d’un moment, vous n’êtes plus d’accord sur l’endroit.
why-frost-2-broke_in = Corne-brisée entre dans le village aussi droit qu’il est sorti de sa vallée, et il ne contourne pas les tentes. Derrière lui, il n’y a plus de tentes. Alors il s’arrête et regarde autour de lui pour la première fois, comme quelqu’un qu’on a réveillé dans une maison inconnue.

named-broken_horn = Corne-brisée
    .the = Corne-brisée
    .a = Corne-brisée
    .of = de Corne-brisée

choice-ask_yetohe = Demander aux Yetohe : Tranuk vient
choice-ask_iquar = Demander aux Iquar : la glace ne met plus fin au déplacement
choice-ask_grehon = Demander aux Grehon : le passage secret s’ouvre
choice-ask_nobody = Ne demander à personne

## Cartes

card-frost-2-A1 = Passé le col, la neige est la même, mais le silence est plus vieux. Votre guide est descendu de son lézard et lui réchauffe le nez entre ses mains. Loin à l’est se dresse une seule colonne de fumée, comme un mât de tente sur lequel on aurait jeté le ciel. « C’est chez nous », dit-il. Et au bout d’un moment, puisque vous n’avez rien demandé : « Autrefois, il y en avait trois. »
    .title = Par-dessus le col
    .rule = Les héros commencent sur la case 436 avec 1 point de force et 7 points de volonté. Le groupe se partage 2 gourdes et 1 bois de chauffage. Il y a des feux éteints sur les cases 401, 422 et 437. Le gardien du feu a un feu éteint sur sa fiche. Des jetons neige sont sur la terre, des jetons glace sur le lac. Des marchands sont sur les cases 422 et 445. Le jeton Froid éternel est placé sur { $difficulty ->
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
    }. Le héros de plus bas rang commence.
card-frost-2-A2 = Takota, le chef des Yetohe, a fait déposer des armes pour vous dans la neige, chacune roulée dans une peau, le poil en dedans. À côté, il y a du pain, et une marmite encore chaude. Du chef lui-même, vous ne voyez que la trace des raquettes, qui vient jusqu’à la marmite et s’en retourne. Il veut d’abord savoir, dit votre guide, ce que vous faites d’une lame quand personne ne vous dit où la pointer.
    .title = L’accueil du chef
    .rule = Le groupe se partage { $difficulty ->
        [easy] { $party ->
            [2] 3 points de force
            [3] 4 points de force
            [4] 5 points de force
           *[other] 3, 4 ou 5 points de force
        }
        [normal] { $party ->
            [2] 2 points de force
            [3] 3 points de force
            [4] 5 points de force
           *[other] 2, 3 ou 5 points de force
        }
       *[other] 3, 4 ou 5 points de force (facile) ou 2, 3 ou 5 points de force (normale, à 2, 3 ou 4 héros)
    }. Des gors surgissent sur les cases { $party ->
        [2] 424 et 429
        [3] 424, 429 et 444
        [4] 424, 429, 443 et 444
       *[other] 424 et 429 (à 3 ou 4 héros, aussi sur la case 444 ; à 4, aussi sur la case 443)
    }.
card-frost-2-A3 = Au milieu du pays, le lac Ava s’est mis une peau de glace. C’est une glace obligeante : elle porte tout le monde, une fois. Après quoi elle réfléchit. Votre guide marche devant, les bras écartés comme un porteur de seaux, et derrière lui ses empreintes se détachent, chacune sur sa plaque, et tournent lentement dans l’eau noire.
    .title = Le lac
    .rule = Entrer sur un jeton glace met fin au déplacement et révèle le jeton. Quand aucun héros n’y est plus, la case n’est plus que de l’eau : un trou, où personne ne peut entrer. Les créatures ne vont jamais sur le lac.
card-frost-2-A4 = Chacun des trois a perdu quelque chose et jurerait que ce sont les deux autres qui l’ont. Les Yetohe, sous leurs tentes, n’écoutent que ceux qui ont abattu quelque chose de gros. Les Iquar, sur leurs pilotis, aimeraient savoir qui voudrait bien les porter. Les Grehon, sur leur rocher, ne demandent rien ; ils regardent en bas, et attendent de voir qui supporte une nuit là-haut. Votre guide les dessine dans la neige, chacun dans son cercle. Aucun cercle n’en touche un autre.
    .title = Trois peuples
    .rule = Gagnez la confiance des trois. Yetohe : apporter la tablette du buffle aux tentes (401), ou vaincre un buffle des steppes, un troll à fourrure ou Corne-brisée. Iquar : apporter la tablette de la bête du lac aux pilotis (460), ou amener un Iquar aux tentes. Grehon : apporter la tablette du griffon au rocher du griffon (425), ou y gagner des points de volonté par un feu au lever du soleil. Une tablette donnée est retirée du jeu ; des tablettes utilisées pour une journée entière ne gagnent la confiance de personne.
card-frost-2-B = À l’aube, un gor entre dans la Grande Grotte, un petit, qui boite, les oreilles basses. À midi, il en sort quelque chose qui doit se baisser. Cela lèche la patte qui boitait, cherche des yeux quelqu’un à qui la montrer, et n’a pas oublié sa faim un seul instant.
    .title = Ce qui entre
    .rule = La grotte est éveillée : au lever du soleil, après les déplacements des créatures, un gor sur la case 414 devient un wargor et un buffle des steppes un troll à fourrure. Pour y entrer, un héros doit avoir 14 points de volonté. Un gor surgit sur la case 426, { $party ->
        [2] un autre sur la case 430.
        [3] un wargor sur la case 430.
        [4] un wargor sur la case 430.
       *[other] un autre sur la case 430 (à 3 ou 4 héros, un wargor).
    }
card-frost-2-C = Là-bas, sur les pilotis, quelqu’un brûle des filets mouillés. La fumée est jaune ; elle se couche sur la glace et ne se relève pas, et chez les Iquar cela veut dire que personne ne demande rien, mais que si vous passiez par là. Deux d’entre eux sont trop faibles pour partir seuls. Les bagages sont faits. Chacun est assis sur le sien, les deux mains sur les genoux, tourné vers la rive.
    .title = Fumée sur le lac
    .rule = Deux Iquar sont sur la case 460. { $difficulty ->
        [easy] { $party ->
            [2] Un héros peut
            [3] Un gor surgit sur la case 441. Un héros peut
            [4] Un gor surgit sur la case 441. Un héros peut
           *[other] Un gor surgit sur la case 441. Un héros peut
        }
        [normal] Un gor surgit sur la case 441. Un héros peut
       *[other] Un gor surgit sur la case 441, sauf en difficulté facile à 2 héros. Un héros peut
    } emmener des Iquar, sur le lac un seul ; chaque Iquar amené aux tentes (401) ajoute une place de défense. Un Iquar sur la case d’une créature est perdu.
card-frost-2-E1 = Le plus vieux mâle du troupeau sort seul de la vallée. Il ne broute pas. Il ne se retourne pas vers les femelles. L’une de ses cornes finit en éclats, et il marche aussi droit que si quelqu’un lui avait tracé la ligne. Au milieu de ses traces, il y en a d’autres, bien exactement au milieu : petites, fendues, et deux là où il en faudrait quatre.
    .title = Corne-brisée
    .rule = Corne-brisée surgit sur la case 428 avec { $difficulty ->
        [easy] { $party ->
            [2] 15 points de force
            [3] 20 points de force
            [4] 24 points de force
           *[other] 15, 20 ou 24 points de force
        }
        [normal] { $party ->
            [2] 17 points de force
            [3] 24 points de force
            [4] 31 points de force
           *[other] 17, 24 ou 31 points de force
        }
       *[other] 15, 20 ou 24 points de force (facile) ou 17, 24 ou 31 points de force (normale, à 2, 3 ou 4 héros)
    }, 12 points de volonté et des dés rouges. Il se déplace avec les buffles des steppes, les pierres précieuses l’attirent, la grotte ne le change pas. Récompense : 8 points de volonté ou 3 points de force. S’il entre aux tentes (401), la légende est aussitôt perdue, même avec des places de défense libres. Un gor surgit sur la case 423.
card-frost-2-E2 = Il reste le temps d’envoyer quelqu’un chez l’un des trois, avant qu’aucun ait une raison de venir. Votre guide resserre la sangle. Il peut aller aux tentes, au lac ou au rocher, mais pas sans être vu, et ce qui voit passer un cavalier aime à savoir où il va. « Ou alors je reste ici », dit-il, et un instant il regarde votre feu comme le gor regardait la pierre.
    .title = À qui demander d’abord
    .rule = Au choix ; l’aide vient maintenant, la confiance pas encore. Les Yetohe : Tranuk vient sur la case 401, ajoute 2 points de force à un combat sur sa case et on le conduit de 4 cases au plus pour 1 heure ; un gor surgit sur la case 427. Les Iquar : entrer sur un jeton glace ne met plus fin au déplacement, un gor surgit sur la case 461. Les Grehon : le passage secret entre les cases 425 et 408 s’ouvre, un gor surgit sur la case 424. Ou ne demander à personne.
card-frost-2-T1 = Takota sort de sa tente. Il vous regarde à peu près le temps qu’il faut pour écorcher quelque chose, puis un peu plus longtemps. Dans le village, personne ne mâche. Enfin il fait un pas de côté, et de l’ouverture vient une odeur de fumée, de graisse et d’enfants. Derrière lui, son meilleur cavalier selle déjà le lézard.
    .title = La confiance des Yetohe
    .rule = Tranuk vient sur la case 401 : il ajoute 2 points de force à un combat sur sa case, et une heure le déplace de 4 cases au plus. S’il est déjà là, un héros de votre choix gagne 1 point de force.
card-frost-2-T2 = Ils n’ont pas de mot pour cela, alors ils vous donnent à chacun une aiguille en os, à porter au bonnet ; et une chanson. C’est celle de la glace mince. Il n’y a guère d’air, mais elle saute certains pas. Une vieille vous écoute la répéter aussi longtemps qu’elle peut le supporter. Puis elle s’avance sur le lac, là où il craque, et vous fait signe de venir.
    .title = La confiance des Iquar
    .rule = Entrer sur un jeton glace ne met plus fin au déplacement ; le jeton est retourné quand même. Chaque héros gagne 2 points de volonté.
card-frost-2-T3 = Du haut du rocher tombe une plume longue comme le bras. Elle se plante dans la neige et y reste droite, tremblante, et c’est tout ce que les Grehon ont à dire. Quand vous l’arrachez, il y a dessous un anneau de fer, sous l’anneau une porte, et derrière la porte un escalier qui descend dans le noir, balayé. Sur la première marche, on a laissé un heaume. On l’a fait briller pour vous, ou pour quelqu’un de votre taille.
    .title = La confiance des Grehon
    .rule = Le passage secret s’ouvre : un héros peut passer en une heure de la case 425 à la case 408, et inversement. Un heaume de cavalier est placé sur la case 425 ; s’il n’en reste pas, un héros gagne 2 points de volonté.
card-frost-2-V = Quelque chose tombe du ciel près de la grotte, s’enfonce dans la neige jusqu’aux oreilles, et éternue. C’est un renard, plus ou moins, avec des ailes qu’il n’a pas l’air d’avoir depuis bien longtemps. Il inspecte vos capuchons l’un après l’autre, flaire le plus profond, se décide et y grimpe. Désormais, ce capuchon a le nez mouillé, et des opinions.
    .title = Flaps
    .rule = Flaps le volpin est sur cette case. Le conduire est une action : 1 heure, vers n’importe quelle case. Il peut y retourner le jeton neige sans l’appliquer, et au premier tour d’un combat sur sa case, l’adversaire lance un dé de moins, et aucun s’il n’en a qu’un.
card-frost-2-G = Autrefois, ils avaient peur des gens. C’était du temps où ils étaient plus petits. Maintenant, ils viennent jusque là où finit la lueur du feu, s’y assoient sans se cacher, et attendent. L’un d’eux bâille. Il prend son temps, et vous voyez une bonne partie de l’intérieur.
    .title = Là où finit la lumière
    .rule = { $party ->
        [2] Un wargor surgit sur la case 437.
        [3] Un wargor surgit sur la case 437, un gor sur la case 461.
        [4] Un wargor surgit sur la case 437, un gor sur la case 461.
       *[other] Un wargor surgit sur la case 437, à 3 ou 4 héros aussi un gor sur la case 461.
    }
card-frost-2-I = D’abord, il y a des ronds dans la soupe. Puis le bol se met à marcher sur la table. Le troupeau suit son meneur, parce qu’il l’a toujours suivi, et la terre le dit d’un bout à l’autre du pays. Sous les tentes, on décroche des perches les grelots des harnais et on les enveloppe de laine, pour que ceux-là au moins se taisent.
    .title = Le troupeau
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Un gor surgit sur la case 432.
            [3] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
            [4] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
           *[other] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
        }
        [normal] { $party ->
            [2] Un buffle des steppes surgit sur la case 432.
            [3] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
            [4] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
           *[other] Un buffle des steppes surgit sur la case 432, un gor sur la case 426.
        }
       *[other] Un buffle des steppes surgit sur la case 432 (en difficulté facile à 2 héros, un gor) ; à 3 ou 4 héros, aussi un gor sur la case 426.
    }
card-frost-2-K = Deux des chefs ont fait savoir qu’ils viendraient au conseil si le troisième y vient. On a étendu des peaux pour tous, et longuement discuté pour savoir qui serait à l’abri du courant d’air. Tout ce qui a encore des pattes est en route vers la seule fumée du pays. Personne n’en parle. Mais les chiens, qui aboyaient depuis midi, se sont tus, et ils sont rentrés.
    .title = La veille du conseil
    .rule = { $party ->
        [2] Un wargor surgit sur la case 427.
        [3] Un wargor surgit sur la case 427, un buffle des steppes sur la case 446.
        [4] Un wargor surgit sur la case 427, un buffle des steppes sur la case 446.
       *[other] Un wargor surgit sur la case 427, à 3 ou 4 héros aussi un buffle des steppes sur la case 446.
    }
card-frost-2-U = Il fait presque nuit quand un feu s’allume sur le rocher. Personne ne dit mot. Puis il s’en allume un sur le lac, et la glace en fait deux ; puis, avec quelques jurons, parce que le bois est mouillé, un autre parmi les tentes. Trois feux se regardent à travers tout le pays. Votre guide s’est assis dans la neige. « Mon grand-père nous racontait cela, dit-il. Nous pensions qu’il inventait. »
    .title = Trois feux
    .rule = Chaque héros gagne 2 points de volonté. Des chasseurs des trois peuples harcèlent Corne-brisée : il a 3 points de force de moins. Une fois qu’il est vaincu, le Narrateur va aussitôt sur N.
card-frost-2-N = Autour du feu, il y a un cercle de peaux, et dans le cercle on a gardé trois places libres. Ellin, la chamane, remue la braise avec une côte et ne regarde ni le lac, ni le rocher, ni la grande tente. Bientôt quelqu’un s’assiéra là, ou bien ce sera le vent.
    .title = Le conseil
    .rule = Vous gagnez si les trois peuples vous font confiance, que Corne-brisée a été vaincu et que les tentes ont tenu.
