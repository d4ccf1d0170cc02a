# La boîte de base : ses légendes, leurs cartes, les cartes Événement.
# Le texte d’une carte se lit à voix haute ; `.title` est son nom, `.rule` dit simplement ce qu’elle fait.

## Légendes

legend-base-1 = L’arrivée des héros
    .intro = Quatre routes mènent à Chaumebourg, et sur chacune marche quelqu’un qui ne sait pas encore pourquoi. Apprenez à connaître le pays au fil d’une paisible journée de marche ; ensuite, le château aura besoin de vous, et une lettre devra traverser une contrée qui n’est plus sûre.
    .number = Légende 1
legend-base-2 = Un remède pour le roi
    .intro = Le roi est couché, pris d’une fièvre qu’aucun médecin ne sait nommer. Quelque part dans la brume vit une femme qui connaît l’herbe capable de la vaincre, et de l’autre côté du fleuve, quelque chose a commencé à bâtir une tour. Le temps presse, et les créatures ont remarqué que le trône est vide.
    .number = Légende 2

chronicle-base-1 = Tout a commencé par une lettre, et vous ne saviez même pas ce qu’elle disait. Vous l’avez portée à travers un pays plein de créatures jusqu’à l’Arbre des Chants, et derrière vous les murs de Chaumebourg ont tenu. Depuis, on connaît vos noms dans les villages.
chronicle-base-2 = Puis le roi fut pris d’une fièvre qui n’avait pas de nom. Vous avez trouvé dans la brume une femme qui connaissait l’herbe qu’il fallait, et fait taire le tambour de la tour, de l’autre côté du fleuve. À son réveil, il a demandé qui vous étiez ; et sur les collines, quelqu’un avait commencé à ramasser du bois.
chronicle-base-3 = La lettre demandait si les feux brûlaient déjà. Voilà qu’ils brûlaient sur chaque colline, et chacun de vous avait une phrase à finir, une dette, une promesse, une vantardise. Quand la dernière fut achevée, l’ennemi caché derrière ces jours dut montrer son visage, et il le perdit. Dans l’herbe, il y avait une pierre taillée par des nains.
chronicle-base-4 = Vous avez suivi les pierres jusque sous la montagne, devant des gardes endormis et trois gueules de feu, et vous en avez déposé assez devant le prince Hallgard. Il a compté deux fois. Derrière vous, la montagne a expiré, et il y avait de la fumée au-dessus de Chaumebourg.
chronicle-base-5 = Ce n’était pas la montagne qui respirait. Vous avez décroché de Chaumebourg la mauvaise bannière et rassemblé l’aide qu’on pouvait trouver : dans les granges, dans la brume, derrière une porte de pierre. Le dragon est tombé lentement, comme tombe une tour. Le chroniqueur a posé sa plume, et cette fois il ne la reprend pas.

variant-base-1-restart = Seconde partie seulement
    .rule = Passez la marche et commencez par la défense du château. Chacun a 1 point de force et 7 points de volonté. Le héros de plus bas rang commence au château et joue le premier (coq), les autres commencent sur la case qui porte le numéro de leur rang.

goal-base-1-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les boucliers dorés occupés.
goal-base-1-message = Porter le parchemin à l’Arbre des Chants (57) avant que le Narrateur atteigne N.
goal-base-2-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les boucliers dorés occupés.
goal-base-2-herb = Rapporter l’herbe médicinale au château (0).
goal-base-2-tower = Vaincre le skral de la tour.

why-base-1-won = La lettre repose entre les mains pour lesquelles elle fut écrite, et les bannières de Chaumebourg flottent toujours. Ce soir, à la taverne, c’est vous que l’on chante.
why-base-1-late = Les jours se sont écoulés, et le message n’est jamais parvenu à l’Arbre des Chants.
why-base-1-message-lost = Une créature est tombée sur le message. Le parchemin est déchiré, piétiné, et personne n’entendra ce qu’il avait à dire.
why-base-2-won = La fièvre tombe à l’aube. Le roi ouvre les yeux et demande qui a gardé les murailles pendant son sommeil.
why-base-2-late = Les jours se sont écoulés. La tour est encore debout ou la coupe est restée vide, et le roi ne se réveille pas.

named-tower_skral = skral de la tour
    .the = le skral de la tour
    .a = un skral de la tour
    .of = du skral de la tour

## Ce qu’une carte propose

choice-buy = Acheter
choice-decline = Décliner
choice-roll = Lancer le dé
choice-pay = Payer
choice-refuse = Ne pas payer

## Légende 1

card-base-1-A1 = Le matin repose sur le pays comme du lait dans un bol. Vous êtes venus de la forêt, des mines, de la côte nord et des fermes du sud, et très loin, par-delà les champs, vous devinez les tours de Chaumebourg. Rien ne vous presse encore. Regardez autour de vous : la brume s’attarde au bord du fleuve, un vieux puits se dresse à l’ouest du château, et au marché un marchand déroule ses étoffes.
    .title = Les routes de Chaumebourg
    .rule = Chaque case coûte une heure. Découvrez le pays : terminez un déplacement sur un jeton brouillard (11, 12, 13), buvez au puits (5), ramassez l’or des cases 17 et 20. Achetez un point de force au marché (18) pour 2 pièces d’or. Que l’un de vous termine ensuite un déplacement au château (0).
card-base-1-A2 = Le soleil n’attendra pas le dernier d’entre vous. La journée accorde sept heures à chacun, et dès que la porte du château s’ouvrira pour l’un de vous, la promenade sera finie pour tous.
    .title = Sept heures
    .rule = Chacun dispose de 7 heures ; ni heures supplémentaires ni combats aujourd’hui. Cette partie s’achève quand un héros termine un déplacement au château (0), ou quand tous ont épuisé leurs heures. Le héros de plus bas rang commence.
card-base-1-part_2 = À peine avez-vous franchi les murs qu’un cor sonne du côté du fleuve, puis un second au sud. La porte retombe derrière une charrette de paysans épouvantés. Au-dessus de la cour, un vieux chroniqueur ouvre un livre vierge, trempe sa plume et vous regarde comme s’il vous attendait depuis toujours.
    .title = Des cors dans le soir
    .rule = Onze jetons brouillard sont posés sur le plateau ; vous laissez vides quatre cercles de brouillard. Il y a des puits sur les cases 5, 35, 45 et 55, des marchands sur les cases 18, 57 et 71. Les cartes Événement d’argent entrent en jeu, et la prochaine journée commence par un lever du soleil complet. Les heures supplémentaires sont désormais permises.
card-base-1-B1 = À l’armurerie, on distribue l’acier à la lueur des torches : une vieille lame, un arc bien droit, ce qui convient à la main qui le prend. Le trésorier compte quatre pièces sur la table et soupire comme s’il s’agissait de ses enfants. C’est peu. C’est tout ce qu’il y a.
    .title = L’armurerie
    .rule = Chaque héros gagne 1 point de force. Le groupe reçoit 4 pièces d’or à partager. Les marchands des cases 18, 57 et 71 vendent des points de force pour 2 pièces d’or chacun.
card-base-1-B2 = Du haut du rempart, vous les voyez maintenant : des formes trapues dans les roseaux, qui ne se pressent pas, et qui toutes regardent par ici. À chaque aube, elles approcheront un peu. Qui veut les arrêter doit sortir à leur rencontre.
    .title = Hors des portes
    .rule = À partir de maintenant, vous pouvez combattre aussi bien que vous déplacer. Un héros présent au château commence la journée.
card-base-1-C = Ce n’étaient que les premiers. Un berger accourt de la côte, un charbonnier sort des bois, et tous deux racontent la même chose : des gors au gué, des gors sous les arbres, des gors sur la route des mines.
    .title = De toutes parts
    .rule = Des gors surgissent sur les cases 8, 15, 43, 48 et 53.
card-base-1-D = Le capitaine peint des boucliers dorés sur la porte intérieure, un pour chaque poste que la garnison peut encore tenir. « Voilà combien peuvent entrer et être contenus, dit-il en essuyant son pinceau. Un de plus, et il n’y a plus personne pour le contenir. » Puis il vous regarde l’un après l’autre. « Jusqu’ici, vous vous êtes battus chacun pour soi. Cela suffit. »
    .title = Les boucliers dorés
    .rule = À partir de maintenant, si une créature entre au château alors qu’aucun bouclier doré n’est libre, la légende est aussitôt perdue. Les héros peuvent combattre ensemble.
card-base-1-F = Le pêcheur de la pointe n’allume plus sa lampe. À sa place, une haute silhouette se tient près de la cabane et aiguise une lame sur le seuil, lentement, coup après coup, comme si elle tenait à être entendue.
    .title = La lampe du pêcheur
    .rule = Un skral surgit sur la case 32.
card-base-1-H1 = Cette nuit, quelqu’un a tranché les cordes, et le pont près de la forêt pend dans l’eau comme une lessive. À la même heure, un cavalier tombe de selle près du puits, tend un parchemin scellé et trouve juste assez de souffle pour une phrase : il faut le remettre aux gardiens de l’Arbre des Chants, et il ne faut pas tarder.
    .title = La lettre scellée
    .rule = Le pont de corde est détruit : les cases 16 et 48 ne sont plus adjacentes. Le parchemin se trouve sur la case 5. Portez-le à l’Arbre des Chants (57) avant que le Narrateur atteigne N ; dès qu’il y est, le Narrateur va aussitôt en N.
card-base-1-H2 = Celui qui a écrit cette lettre a des ennemis qui flairent l’encre. Le long de chaque route, ils sortent des fossés et des haies, et tournent la tête vers celui d’entre vous qui la porte.
    .title = Chasseurs sur la route
    .rule = Des gors surgissent sur les cases 19, 36 et 56, des skrals sur les cases 54 et 64. Si le parchemin, posé ou porté, se trouve un jour sur la case d’une créature, ne serait-ce qu’en passant, la légende est aussitôt perdue.
card-base-1-N = Le chroniqueur sèche sa dernière ligne et ferme le livre. Ce qui devait être fait en ces jours l’a été ou ne l’a pas été ; il va maintenant lire à voix haute ce qu’il en est.
    .title = La dernière page
    .rule = Vous gagnez si le parchemin est à l’Arbre des Chants (57) et que le château a tenu.

## Légende 2

card-base-2-A1 = Les cloches de Chaumebourg sonnent à la mauvaise heure, et elles ne s’arrêtent pas. Dans la grande salle, on a allumé les feux malgré la chaleur du jour, et les médecins parlent à voix basse, comme des gens qui ont tout essayé. Le roi ne reconnaît plus le visage de son propre fils.
    .title = Cloches à midi
    .rule = Cette légende emploie tout ce que vous avez appris : combats, brouillard, puits, boucliers dorés, et les cartes Événement d’or.
card-base-2-A2 = La nouvelle d’un trône vide va plus vite que n’importe quel cavalier. Avant de dresser vos plans, décidez de ce que vous osez exiger de vous-mêmes, car le pays vous prendra au mot.
    .title = Ce que vous osez
    .rule = La difficulté choisie vaut pour toute la légende.
card-base-2-A3 = Les cloches surprennent chacun de vous là où il se trouve. Les créatures ont été plus rapides. Elles sont tapies dans les champs et près du pont, et parmi elles, dans une ferme à la lisière du bois, une lumière brûle encore là où l’on devrait avoir fui depuis longtemps.
    .title = Lumières dans les fermes
    .rule = Chacun commence sur la case qui porte le numéro de son rang. Des gors surgissent sur les cases 8, 20, 21, 26 et 48, un skral sur la case 19. { $difficulty ->
        [easy] Un paysan attend sur la case 24, un autre sur la case 36.
        [normal] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 36.
    }
card-base-2-A4 = « Il y a une femme, finit par dire la vieille nourrice, qui vient avec la brume et repart avec elle. Elle l’a guéri une fois, quand il était petit. Trouvez-la. » Et comme vous atteignez la porte : « Ramenez les paysans, si vous en croisez. Ils savent garder une porte aussi bien qu’un soldat, et mieux qu’un poste vide. »
    .title = La femme dans la brume
    .rule = Un héros peut emmener des paysans. Un paysan conduit au château (0) ajoute un bouclier doré ; un paysan sur la case d’une créature est perdu. Cherchez la sorcière : elle se cache derrière l’un des jetons brouillard.
card-base-2-A5 = Les armuriers sont généreux ce soir. Deux gourdes et cinq pièces vous attendent sur la table, et les marchands ont ordre de vous vendre tout ce que vous demanderez. Un vieux tailleur de pierre vous serre le bras : il existe des pierres gravées de signes, souffle-t-il, plus anciennes que le château, et bientôt ce sont elles qui vous chercheront.
    .title = Avant le départ
    .rule = Un dé fixe la lettre à laquelle apparaissent les pierres runiques : 1 B, 2 D, 3 E, 4 ou 5 F, 6 H. Chacun a 2 points de force. Le groupe se partage 5 pièces d’or et 2 gourdes. Les marchands vendent les objets pour 2 pièces d’or chacun. Le héros de plus bas rang commence.
card-base-2-C1 = Ce que vous preniez pour un pin brisé par l’orage est une tour. Elle n’était pas là la semaine dernière. À son sommet se dresse un skral, plus grand que tous ceux que vous avez vus ; il martèle les planches du talon de sa lance, et par toute la forêt d’autres lui répondent.
    .title = La tour dans les bois
    .rule = Un dé fixe la case de la tour : 50 plus le résultat du dé. Un skral { $difficulty ->
        [easy] { $party ->
            [2] de 10 points de force
            [3] de 20 points de force
            [4] de 30 points de force
           *[other] d’une force particulière
        }
        [normal] { $party ->
            [2] de 20 points de force
            [3] de 30 points de force
            [4] de 40 points de force
           *[other] d’une force particulière
        }
       *[other] d’une force particulière
    } s’y tient et ne bouge jamais ; les autres créatures sautent sa case. Une créature qui s’y trouvait est retirée. Les héros peuvent y entrer. Un paysan attend sur la case 28. Quand le skral de la tour est vaincu, le Narrateur va aussitôt en N.
card-base-2-C2 = D’autres arrivent du sud avant que vos feux soient froids. Mais sur le seuil de la taverne paraît un homme au manteau poussiéreux, avec une épée que vous avez vue sur les tapisseries. Le prince Thorald a chevauché trois jours et ne demande qu’une chose : où ils sont les plus nombreux.
    .title = L’arrivée du prince
    .rule = Des gors surgissent sur les cases 27 et 31, un skral sur la case 29. Le prince Thorald se tient sur la case 72 : il ajoute 4 points de force aux combats livrés sur sa case, et une heure le déplace de 4 cases au plus. Rapportez l’herbe au château et battez le skral de la tour.
card-base-2-G = À l’aube, un messager à la manche déchirée trouve le prince, et Thorald l’écoute sans un mot. Ses propres hommes sont assiégés dans le nord. Il serre la main à chacun de vous et disparaît avant que la rosée ait quitté l’herbe. Au sud, là où il aurait monté la garde, deux longues ombres lèvent la tête.
    .title = L’adieu du prince
    .rule = Le prince Thorald quitte le plateau. Des wardraks surgissent sur les cases 26 et 27 ; ils avancent deux fois à chaque lever du soleil.
card-base-2-rune_stones = Au crépuscule, le sol bourdonne. En cinq endroits du pays, l’herbe se soulève un peu, comme une couverture sur un dormeur, et des pierres gravées de signes montent à l’air libre. Vous n’êtes pas les seuls à venir voir.
    .title = Les pierres qui bourdonnent
    .rule = { $difficulty ->
        [easy] Un gor surgit sur la case 43 et un skral sur la case 39.
        [normal] Des gors surgissent sur les cases 32 et 43 et un skral sur la case 39. Les pierres n’apparaissent que si la sorcière a été trouvée.
       *[other] En difficulté facile, un gor surgit sur la case 43 et un skral sur la case 39. En difficulté normale, des gors surgissent sur les cases 32 et 43 et un skral sur la case 39, et les pierres n’apparaissent que si la sorcière a été trouvée.
    } Cinq pierres runiques sont posées face cachée sur des cases fixées aux dés, dé rouge pour les dizaines et dé de héros pour les unités. Trois pierres de couleurs différentes sur une même fiche de héros donnent un dé noir.
card-base-2-witch = « Vous en avez mis, du temps », dit la brume, et elle devient une femme avec un chaudron. Elle offre la première tasse et fait payer la seconde. Puis elle décrit une feuille, sa couleur, son odeur amère, et la pente où elle poussait encore hier. « Un gor l’a déterrée. Il ne sait pas ce qu’il tient. Dépêchez-vous, avant qu’il ait faim. »
    .title = Le chaudron de Reka
    .rule = Le héros qui la trouve reçoit gratuitement une potion de la sorcière ; elle reste sur cette case et en vend d’autres. Un dé fixe où surgit un gor avec l’herbe médicinale : sur 1 ou 2, case 37 ; sur 3 ou 4, case 67 ; sur 5 ou 6, case 61. Il emporte l’herbe avec lui ; on ne peut la prendre qu’une fois le gor vaincu.
card-base-2-N = Les médecins s’écartent du lit, car il ne leur reste rien à faire. Ou bien une coupe est posée sur la table et la forêt s’est tue, ou bien il n’y a rien.
    .title = La dernière veille
    .rule = Vous gagnez si l’herbe est au château (0), si le skral de la tour a été vaincu et si le château a tenu.

## Événements d’argent

event-base-silver-start = Nul ne les a entendus passer le fleuve. Quand le soleil se lève, ils sont là, tout simplement, trempés jusqu’aux genoux et ricanants.
    .title = Par-delà le fleuve
    .rule = Des gors surgissent sur les cases 16, 22, 23 et 24, même là où se tiennent des héros.
event-base-silver-1 = La fille d’un boulanger vous suit un bon bout de chemin pour vous donner une miche encore chaude, et ne veut pas entendre parler de paiement.
    .title = Pain chaud
    .rule = Chaque héros qui a moins de 10 points de volonté gagne 2 points de volonté.
event-base-silver-2 = Toute la nuit, un vent venu des marais charrie des voix, et certaines prononcent vos noms.
    .title = Des voix dans le vent
    .rule = Le groupe perd ensemble 3 points de volonté ; vous décidez qui en perd combien.
event-base-silver-3 = Sur les remparts, un tambour bat la vieille marche, et tous ceux qui l’entendent se redressent un peu.
    .title = Tambours sur le rempart
    .rule = Chaque héros sur une case de 0 à 9 gagne 2 points de volonté.
event-base-silver-4 = Le seau remonte plein de boue noire, puis ne remonte plus du tout.
    .title = Le puits s’effondre
    .rule = Le puits de la case 55 est retiré du jeu.
event-base-silver-5 = La barque d’un contrebandier s’est fendue sur les rochers du sud, et quelque chose scintille dans l’eau peu profonde.
    .title = La barque fendue
    .rule = 3 pièces d’or sont posées sur la case 26. Un héros présent peut les prendre ; s’ils sont plusieurs, celui de plus bas rang choisit d’abord.
event-base-silver-6 = Deux d’entre vous veillent trop tard à ressasser une vieille querelle sur la façon dont la dernière guerre fut perdue.
    .title = Une vieille querelle
    .rule = Le guerrier et l’archer retombent à 12 points de volonté s’ils en ont davantage.
event-base-silver-7 = Un colporteur ouvre son éventaire de gâteaux au miel et jure que des rois l’ont supplié de leur en donner la recette.
    .title = Gâteaux au miel
    .rule = Chaque héros peut payer 2 pièces d’or, une seule fois, pour gagner 5 points de volonté.
event-base-silver-8 = Sous les arbres, le sentier revient toujours à la même souche, et à chaque tour le sac pèse plus lourd.
    .title = Le sentier qui tourne en rond
    .rule = Chaque héros sur une case de forêt perd 1 point de force, mais en garde au moins 1.
event-base-silver-9 = Un héron s’envole des roseaux, tourne deux fois dans le ciel, et la brume s’écarte sous ses ailes.
    .title = Le héron
    .rule = Le héros de plus bas rang peut regarder deux jetons brouillard de son choix. Ils restent face visible et ne sont pas activés.
event-base-silver-10 = Les étoiles ne sont pas à leur place cette nuit, et la roche gémit sous les collines. Qui écoute ces choses-là dort mal.
    .title = Étoiles égarées
    .rule = Le magicien et le nain retombent à 12 points de volonté s’ils en ont davantage.
event-base-silver-11 = De la fumée sur la colline, mais amie cette fois : les bergers ont allumé leurs feux pour dire qu’ils veillent avec vous.
    .title = Les feux des bergers
    .rule = Le groupe gagne ensemble 5 points de volonté ; vous décidez qui en reçoit combien.

## Événements d’or

event-base-gold-1 = Un intendant qui n’a plus d’armée ouvre ses dernières caisses et vous laisse emporter ce que vous avez encore la force de traîner.
    .title = Les dernières caisses
    .rule = Chaque héros peut payer 3 points de volonté pour prendre un objet du tableau d’équipement, mais pas de potion de la sorcière.
event-base-gold-2 = Une pluie froide arrive de la côte et s’installe sur les champs de l’ouest jusqu’à ce que nul ne se souvienne d’avoir été sec.
    .title = La pluie de la côte
    .rule = Chaque héros sur une case de 0 à 20 perd 3 points de volonté.
event-base-gold-3 = Les gardiens ont tendu une corde neuve dans les branches de l’Arbre des Chants, et elle vibre pour qui vient l’écouter.
    .title = Une corde neuve
    .rule = Cette carte attend sur la case 57. Un héros présent, ou le prochain qui y entre, gagne 1 point de force ; s’ils sont plusieurs, c’est celui de plus haut rang.
event-base-gold-4 = Des hauteurs de l’est, le brouillard dévale comme la toison d’un mouton qu’on tond, et chaque pierre qu’il cache a des dents.
    .title = Des dents dans le brouillard
    .rule = Chaque héros sur une case de 37 à 70 perd 3 points de volonté.
event-base-gold-5 = Une chouette blanche reste près du feu jusqu’au matin et laisse une plume aux deux d’entre vous qui lui ont tenu compagnie.
    .title = La chouette blanche
    .rule = Le magicien et l’archer gagnent chacun 3 points de volonté.
event-base-gold-6 = Un borgne secoue un gobelet à la croisée des chemins. Il n’annonce jamais la mise avant que vous ayez lancé.
    .title = Le joueur borgne
    .rule = Le héros de plus bas rang peut lancer un dé de héros : de 1 à 4, il perd autant de points de volonté ; sur 5 ou 6, il en gagne autant.
event-base-gold-7 = En une nuit, les corbeaux dépouillent tout un verger, puis ils se posent sur les branches nues et vous comptent.
    .title = Les corbeaux comptent
    .rule = Le héros de plus bas rang lance un dé de héros. Le groupe perd ensemble autant de points de volonté ; vous décidez qui en perd combien.
event-base-gold-8 = Sur la plage, une maîtresse d’armes apprend aux enfants à croiser le bois flotté. Elle prend aussi des élèves adultes, s’ils paient d’avance.
    .title = La plage de la maîtresse d’armes
    .rule = Cette carte attend sur la case 9. Un héros présent, ou qui y entre, peut payer 2 pièces d’or pour gagner 2 points de force ; un seul héros, une seule fois.
event-base-gold-9 = Quand le soleil se couche, c’est d’un seul coup, comme un couvercle, et aucune torche ne veut prendre.
    .title = La nuit en avance
    .rule = Aujourd’hui, personne ne peut utiliser la 10e heure.
event-base-gold-10 = Un aubergiste roule un tonneau sur la route et le laisse là sans surveillance, avec une soucoupe à côté pour les gens honnêtes.
    .title = Le tonneau honnête
    .rule = Chaque héros peut payer 1 pièce d’or pour gagner 3 points de volonté.
event-base-gold-11 = Aujourd’hui, les cors répondent aux cors par-dessus les collines, et les créatures lèvent la tête comme si on les avait appelées par leur nom.
    .title = Des cors sur les collines
    .rule = Aujourd’hui, chaque créature a 1 point de force de plus.
event-base-gold-12 = Les passeurs célèbrent une noce sur l’eau et lancent des gourdes pleines à tous ceux qui sont sur la rive.
    .title = Noces sur le fleuve
    .rule = Chaque héros sur une case au bord du fleuve reçoit une gourde.
event-base-gold-13 = Quelque part derrière le mur, une mère chante pour endormir ses enfants, et vous restez immobiles dans la ruelle jusqu’à la dernière note.
    .title = Une chanson derrière le mur
    .rule = Chaque héros qui a moins de 10 points de volonté remonte à 10.
event-base-gold-14 = Les forgerons de la vallée ont éteint leurs feux pour venir serrer deux mains bien précises, et ils ne les lâchent pas de sitôt.
    .title = Les mains des forgerons
    .rule = Le nain et le guerrier gagnent chacun 3 points de volonté.
event-base-gold-15 = Quelque chose est mort dans la source, au-dessus des fermes du sud. Il se passera des années avant que quelqu’un y boive de nouveau.
    .title = La source gâtée
    .rule = Le puits de la case 35 est retiré du jeu.
event-base-gold-16 = Dans un arbre fendu, vous trouvez un nid de petits os rangés en lignes, et, le temps d’un souffle, vous savez les lire.
    .title = Le nid d’os
    .rule = Le héros de plus haut rang regarde la prochaine carte Événement, puis la retire du jeu ou la remet sur la pioche.
event-base-gold-17 = Bruine grise, route grise, pain gris. Les jours finissent par se ressembler, et même les bonnes nouvelles ont l’air lasses.
    .title = Jours gris
    .rule = Chaque héros qui a plus de 12 points de volonté retombe à 12.
event-base-gold-18 = Un gor a trouvé la cave d’un moulin et tout ce qu’elle contient. On pourrait l’y occuper, à condition d’avoir le cran de lui tenir compagnie.
    .title = La cave du meunier
    .rule = Le gor de la case au plus petit numéro avance d’une case, sauf si le groupe paie ensemble { $party ->
        [2] 2 points de volonté
        [3] 4 points de volonté
        [4] 6 points de volonté
       *[other] 2, 4 ou 6 points de volonté (à 2, 3 ou 4 héros)
    }.
event-base-gold-19 = La route s’est changée en pâte. Après le coucher du soleil, chaque pas en coûte deux.
    .title = Chemins lourds
    .rule = Aujourd’hui, la 9e et la 10e heure coûtent chacune 3 points de volonté.
event-base-gold-20 = Une famille de paysans a perdu courage et charge sa charrette pour gagner la frontière. Il faudrait que quelqu’un leur parle, ou les paie, ou les deux.
    .title = La charrette chargée
    .rule = Un paysan du plateau qui n’est pas encore au château est retiré du jeu, sauf si le groupe paie ensemble { $party ->
        [2] 2 pièces d’or ou points de volonté
        [3] 3 pièces d’or ou points de volonté
        [4] 4 pièces d’or ou points de volonté
       *[other] 2, 3 ou 4 pièces d’or ou points de volonté (à 2, 3 ou 4 héros)
    }.
event-base-gold-21 = Dans le bois du sud, les collets d’un chasseur oublié sont encore tendus, et ils n’ont jamais été prévus pour des lapins.
    .title = Collets oubliés
    .rule = Cette carte attend dans la forêt du sud. Un héros sur la case 22, 23, 24 ou 25, ou le prochain qui entre sur l’une d’elles, perd 4 points de volonté ; s’ils sont plusieurs, c’est celui de plus haut rang.
event-base-gold-22 = Le vieux puits de la route de l’est s’écroule avec un bruit de toux, et la poussière flotte au-dessus toute la matinée.
    .title = Poussière sur le puits
    .rule = Le puits de la case 45 est retiré du jeu.
event-base-gold-23 = Un sergent à la retraite vous observe pendant une heure, crache, puis montre à deux d’entre vous ce que vous faites de travers.
    .title = La leçon du sergent
    .rule = Jusqu’à deux héros ayant 6 points de force ou moins gagnent chacun 1 point de force ; vous décidez lesquels.
event-base-gold-24 = Des grêlons gros comme des prunes tombent d’un ciel bleu, et pas un toit en vue.
    .title = La grêle
    .rule = Chaque héros qui n’est ni en forêt ni sur la case 0, 71 ou 72 perd 2 points de volonté.
event-base-gold-25 = À l’heure la plus sombre, un inconnu partage votre feu, ne dit rien d’utile et vous fait rire à vous en faire mal aux côtes.
    .title = L’inconnu près du feu
    .rule = Chaque héros qui a moins de 6 points de volonté lance un dé de héros et gagne autant de points de volonté.
event-base-gold-26 = Le soir refuse de finir. Longtemps après le souper, il reste assez de lumière pour voir la route.
    .title = Le soir qui s’attarde
    .rule = Aujourd’hui, la 8e heure ne coûte aucun point de volonté.
event-base-gold-27 = Le poste le plus lointain fait savoir que quelque chose, là-bas, s’est mis en marche. Un cavalier rapide à la bourse pleine pourrait encore l’en détourner.
    .title = Nouvelles du dernier poste
    .rule = La créature de la case au plus grand numéro avance d’une case, sauf si le groupe paie ensemble { $party ->
        [2] 2 pièces d’or ou points de volonté
        [3] 3 pièces d’or ou points de volonté
        [4] 4 pièces d’or ou points de volonté
       *[other] 2, 3 ou 4 pièces d’or ou points de volonté (à 2, 3 ou 4 héros)
    }.
event-base-gold-28 = Ceux qui se sont couchés tôt rêvent de vergers et s’éveillent avec un goût de poire.
    .title = Une bonne nuit
    .rule = Chaque héros dont la pierre du temps est sur la case Lever du soleil gagne 2 points de volonté.
event-base-gold-29 = Quelqu’un a appuyé contre l’Arbre des Chants un bouclier poli comme un miroir, qui ne porte aucun nom.
    .title = Le bouclier sans nom
    .rule = Un bouclier est posé sur la case 57. Un héros présent peut le prendre ; s’ils sont plusieurs, celui de plus bas rang choisit d’abord.
event-base-gold-30 = Le tavernier a retrouvé une dernière gourde sous le comptoir, et puisque vous sauvez le pays, il regarde ailleurs.
    .title = Sous le comptoir
    .rule = Une gourde est posée sur la case 72. Un héros présent peut la prendre ; s’ils sont plusieurs, celui de plus bas rang choisit d’abord.
event-base-gold-31 = Un orage sec arpente la plaine sur ses jambes d’éclairs et cherche tout ce qui dépasse de l’herbe.
    .title = L’orage sec
    .rule = Chaque héros qui n’est ni en forêt ni sur la case 0, 71 ou 72 perd 2 points de volonté.
event-base-gold-32 = Quelque chose s’est penché sur les dormeurs dans la nuit. Personne ne l’a vu, et tous se souviennent de son haleine.
    .title = Une mauvaise nuit
    .rule = Chaque héros dont la pierre du temps est sur la case Lever du soleil perd 2 points de volonté.
event-base-gold-33 = Une lame fêlée, un tendon déchiré, une marche qui n’était pas là : l’un de vous sera plus lent quelque temps.
    .title = La marche manquante
    .rule = Un héros de votre choix perd 1 point de force, mais en garde au moins 1.
event-base-gold-34 = Un ermite propose de porter un fardeau pour l’un de vous. Il le gardera, dit-il ; mais cela ne vous manquera pas, pas avant longtemps.
    .title = Le marché de l’ermite
    .rule = Un héros de votre choix peut renoncer à 2 points de force pour gagner 10 points de volonté.

## Jetons créature

pile-creature_tokens = Jeton créature
event-base-creature_tokens-token_1 = L’un vient de gauche, l’autre de droite, et aucun des deux ne se doute encore de l’autre.
    .title = Des deux côtés
    .rule = Des gors surgissent sur les cases 15 et 26.
event-base-creature_tokens-token_2 = Quand un gor court ainsi devant et se retourne sans cesse, c’est que quelque chose de lourd le suit.
    .title = L’avant-coureur
    .rule = Un gor surgit sur la case 21, un troll sur la case 23.
event-base-creature_tokens-token_3 = Le skral a dévalisé un colporteur, et il a un trou dans la poche.
    .title = Un trou dans la poche
    .rule = Un skral surgit sur la case 48 ; on pose 2 pièces d’or sur la case 50.
event-base-creature_tokens-token_4 = Sur l’autre rive, les roseaux sont couchés, en forme de deux dormeurs qui ne sont plus là.
    .title = Roseaux couchés
    .rule = Un gor surgit sur la case 43, un skral sur la case 42.
event-base-creature_tokens-token_5 = La barque du pêcheur rentre toute seule. Quelqu’un a mangé les filets.
    .title = La barque vide
    .rule = Un gor surgit sur la case 41, un skral sur la case 32.
event-base-creature_tokens-token_6 = Les loups ont quitté la forêt. Il ne semble pas que l’idée soit venue d’eux.
    .title = Les loups s’en vont
    .rule = Un gor surgit sur la case 50, un wardrak sur la case 51.
event-base-creature_tokens-token_7 = Très loin, quelque chose hurle, s’arrête, et hurle encore, beaucoup plus près.
    .title = Un hurlement au loin
    .rule = Un wardrak surgit sur la case 67.
event-base-creature_tokens-token_8 = Sous une pierre plate, au flanc de la montagne, quelque chose de vert a poussé contre toute raison.
    .title = Sous une pierre plate
    .rule = On pose une herbe médicinale, face cachée, sur la case 61.
event-base-creature_tokens-token_9 = Un seul coup de tambour passe sur la plaine, et tout ce qui a les jambes courtes se met au pas.
    .title = Au pas
    .rule = Chaque gor des cases 16 à 36 avance de 1 case le long de sa flèche.
event-base-creature_tokens-token_10 = On avait dit à l’un des skrals d’attendre. Voilà, il a attendu.
    .title = Impatience
    .rule = Le skral de la case au plus petit numéro avance de 1 case le long de sa flèche.
event-base-creature_tokens-token_11 = Le troll le plus lointain s’est réveillé affamé et se rappelle de quel côté ça descend.
    .title = Pieds lourds
    .rule = Le troll de la case au plus grand numéro avance de 1 case le long de sa flèche.
event-base-creature_tokens-token_12 = Au bout de la vallée, les arbres bougent, et il n’y a pas de vent.
    .title = Des arbres sans vent
    .rule = Un troll surgit sur la case 37.
event-base-creature_tokens-token_13 = Un gor secoue la porte de derrière d’une ferme. Loin dans les montagnes, quelque chose se lève, et y met du temps.
    .title = Tout près, très loin
    .rule = Un gor surgit sur la case 28, un troll sur la case 69.
event-base-creature_tokens-token_14 = Du linge a disparu de la corde : une fois à deux pas du château, une fois à l’autre bout du pays.
    .title = Linge disparu
    .rule = Des gors surgissent sur les cases 12 et 56.
event-base-creature_tokens-token_15 = Quelqu’un a déplacé la borne de la route du sud. Elle pèse autant qu’un cheval.
    .title = La borne
    .rule = Un skral surgit sur la case 34.
