# La Légende 5 de la boîte de base : ses objectifs, ses cartes, les vols et les cartes Combat du dragon.

legend-base-5 = La colère du dragon
    .intro = Vous sortez de la montagne, et sur Chaumebourg flotte la mauvaise bannière. Ce n’était pas la montagne qui respirait là-dessous. Ce qui respirait est éveillé maintenant, et n’a pas besoin de route. Tout ce qui pourrait vous aider se cache dans les granges, gît ligoté dans la brume ou dort derrière une porte de pierre. Allez le chercher, autant que vous pourrez, avant que le dragon se pose.
    .number = Légende 5

goal-base-5-gate = Libérer Chaumebourg : il ne doit plus rester de créature au château (0).
goal-base-5-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les boucliers dorés occupés.
goal-base-5-dragon = Vaincre le dragon : trois de ses cartes Combat doivent être retirées.
goal-base-5-prince = Libérer le prince Thorald, pour qu’il chevauche contre le Héraut noir.
goal-base-5-dwarves = Réveiller les soldats nains : ils ajoutent 4 points de force aux combats livrés sur leur case.
goal-base-5-farmers = Mettre des paysans à l’abri dans la mine des nains (71) : chacun ajoute 2 contre le dragon.
goal-base-5-tower = Rebâtir la tour de guet (17) : chaque héros qui s’y tient a 2 points de force de plus.

why-base-5-won = Le dragon tombe lentement, comme tombe une tour, et un moment personne ne se fie au silence. Puis quelqu’un, derrière les murs, se met à chanter, faux, et le chroniqueur pose sa plume pour écouter.
why-base-5-gate = Les jours se sont écoulés, et sur Chaumebourg flotte la mauvaise bannière. Le dragon s’installe sur le toit de la grande salle ; on la croirait bâtie pour lui.
why-base-5-dragon = Les jours se sont écoulés. Il passe la muraille sans se presser, et là où était le château, il y a une lueur dans le ciel, toute la nuit.

named-dragon = dragon
    .the = le dragon
    .a = un dragon
    .of = du dragon
named-guard = gardien du prince
    .the = le gardien du prince
    .a = le gardien du prince
    .of = du gardien du prince
figure-garz = Garz
figure-watchtower = la tour de guet
counter-militia = Paysans à l’abri
bonus-base-5-tower = tour de guet
bonus-base-5-militia = paysans à l’abri

deed-base-5-shelter = Mettre un paysan à l’abri
deed-base-5-build = Rebâtir la tour de guet
deed-base-5-wake = Réveiller les soldats nains
deed-base-5-poison = Acheter le flacon de poison

choice-hide_her = Cacher la sorcière
choice-let_her_go = Laisser partir la sorcière
choice-carry = Porter les paysans
choice-let_go = Abandonner les paysans

## Cartes

card-base-5-A1 = Vous sortez de la montagne en clignant des yeux, et la première chose que vous distinguez, c’est la mauvaise bannière sur Chaumebourg. Les nains vous arment comme ils n’ont jamais armé personne. Ils vous donnent leurs dernières pierres, nouées dans une chaussette, et vous montrent comment en poser une par terre pour qu’elle accroche la lumière. Puis ils referment la porte derrière vous, poliment, avec tous les verrous qu’ils possèdent.
    .title = Fumée sur Chaumebourg
    .rule = Les héros commencent sur la case 71 avec { $difficulty ->
        [easy] 8 points de force
        [normal] 7 points de force
       *[other] 8 points de force (difficulté facile) ou 7 points de force (difficulté normale)
    } et 12 points de volonté. Le groupe se partage { $difficulty ->
        [easy] 12 pièces d’or
        [normal] 9 pièces d’or
       *[other] 12 pièces d’or (difficulté facile) ou 9 pièces d’or (difficulté normale)
    } et { $party ->
        [2] 3 pierres précieuses
        [3] 4 pierres précieuses
        [4] 5 pierres précieuses
       *[other] 3, 4 ou 5 pierres précieuses
    }, qui servent ici d’appâts et non d’argent. { $difficulty ->
        [easy] { $party ->
            [2] Deux gors tiennent
            [3] Deux gors tiennent
            [4] Un skral et deux gors tiennent
           *[other] Deux gors, deux gors, ou un skral et deux gors (difficulté facile), sinon un skral et un gor, un skral et deux gors, ou deux skrals et deux gors (difficulté normale) tiennent
        }
        [normal] { $party ->
            [2] Un skral et un gor tiennent
            [3] Un skral et deux gors tiennent
            [4] Deux skrals et deux gors tiennent
           *[other] Deux gors, deux gors, ou un skral et deux gors (difficulté facile), sinon un skral et un gor, un skral et deux gors, ou deux skrals et deux gors (difficulté normale) tiennent
        }
       *[other] Deux gors, deux gors, ou un skral et deux gors (difficulté facile), sinon un skral et un gor, un skral et deux gors, ou deux skrals et deux gors (difficulté normale) tiennent
    } le château : personne ne peut y entrer, et on ne peut les attaquer qu’à distance. { $difficulty ->
        [easy] { $party ->
            [2] Des gors surgissent sur les cases 22 et 47.
            [3] Des gors surgissent sur les cases 22 et 47.
            [4] Des gors surgissent sur les cases 22 et 47.
           *[other] Des gors surgissent sur les cases 22 et 47 et, en difficulté normale à 2 ou 3 héros, un skral sur la case 34.
        }
        [normal] { $party ->
            [2] Des gors surgissent sur les cases 22 et 47, un skral sur la case 34.
            [3] Des gors surgissent sur les cases 22 et 47, un skral sur la case 34.
            [4] Des gors surgissent sur les cases 22 et 47.
           *[other] Des gors surgissent sur les cases 22 et 47 et, en difficulté normale à 2 ou 3 héros, un skral sur la case 34.
        }
       *[other] Des gors surgissent sur les cases 22 et 47 et, en difficulté normale à 2 ou 3 héros, un skral sur la case 34.
    } Au lever du soleil, une créature voisine d’une pierre précieuse va vers elle au lieu de suivre sa flèche.
card-base-5-A2 = Tout le monde n’a pas fui. Des paysans sont tapis dans les granges avec des fourches dont ils aimeraient mieux ne pas se servir. Quelque part dans la brume, le fils du roi est lié à un arbre, et sous la montagne une armée dort derrière une porte qui ne sait plus s’ouvrir. De l’aide, il y en a. Elle est assise dans le noir, les mains sur les oreilles, et attend qu’on vienne la chercher.
    .title = Ceux qui sont restés
    .rule = { $difficulty ->
        [easy] Des paysans attendent sur les cases 24, 36, 40 et 64.
        [normal] Des paysans attendent sur les cases 24, 36 et 64.
       *[other] Des paysans attendent sur les cases 24, 36 et 64 et, en difficulté facile, sur la case 40.
    } Un paysan à l’abri dans la mine des nains (71) ajoute 2 à chaque tour de combat contre le dragon. Conduit sur la case 17, il rebâtit la tour de guet, où chaque héros a 2 points de force de plus. Dès qu’un paysan est à l’abri, un héros sur la case 71 peut réveiller les soldats nains ; on applique d’abord { $difficulty ->
        [easy] 1 jeton créature
        [normal] 2 jetons créature
       *[other] 1 jeton créature (difficulté facile) ou 2 jetons créature (difficulté normale)
    }. Le premier gor du brouillard garde le prince captif.
card-base-5-A3 = Loin au sud, quelque chose se retourne dans son sommeil, et dans tout le pays les assiettes tombent des étagères. Il viendra, et personne ne sait par quelle route, puisqu’il n’en a pas besoin. Là où passe son ombre, les bêtes plus petites courent dessous, comme des chiens sous une charrette.
    .title = Dans l’ombre du dragon
    .rule = Le dragon est sur la case 84, avec { $party ->
        [2] 30 points de force
        [3] 44 points de force
        [4] 58 points de force
       *[other] 30, 44 ou 58 points de force (à 2, 3 ou 4 héros)
    }, 3 dés noirs et aucun point de volonté. Un vol vous attend en C, F et I. Partout où le dragon se pose, une créature et les paysans qui s’y trouvent sont retirés du jeu, et chaque héros présent perd 3 points de volonté mais en garde au moins 1. Avec le deuxième surgissent { $party ->
        [2] des gors sur les cases 43 et 26
        [3] des gors sur les cases 43 et 26 et un skral sur la case 52
        [4] des gors sur les cases 43 et 26 et un skral sur la case 52
       *[other] des gors sur les cases 43 et 26 (à 3 ou 4 héros, aussi un skral sur la case 52)
    } ; avec le troisième, { $difficulty ->
        [easy] un troll sur la case 66
        [normal] un wardrak sur la case 27
       *[other] un troll sur la case 66 (difficulté facile) ou un wardrak sur la case 27 (difficulté normale)
    }. Pour chaque tour de combat gagné contre le dragon, l’une de ses cinq cartes Combat est retirée, et il perd 2 points de force ; quand trois sont retirées, il est vaincu. À tout autre tour de combat, on applique la première carte de sa pile. Le héros de plus bas rang commence.
card-base-5-garz = Un nain à la mauvaise réputation et au bon flacon déplie sa table là où personne ne l’en a prié. Ce qu’il y a dedans ? Il l’agite un peu et tend l’oreille. Parmi les ennemis de ses clients, dit Garz, pas un ne s’est jamais plaint.
    .title = Garz
    .rule = Un dé fixe où se trouve Garz : sur 1 ou 2, case 18 ; sur 3 ou 4, case 72 ; sur 5 ou 6, case 28. Un héros qui s’y tient peut acheter son flacon de poison pour { $party ->
        [2] 3 pièces d’or
        [3] 4 pièces d’or
        [4] 5 pièces d’or
       *[other] 3, 4 ou 5 pièces d’or (à 2, 3 ou 4 héros)
    }. Il sert deux fois : si les héros gagnent ce tour de combat, la créature est aussitôt retirée, sans récompense et sans faire avancer le Narrateur.
card-base-5-gate_open = Le dernier tombe ou s’enfuit, et la porte bat sur son seul gond intact. Du puits, du four à pain, d’un tonneau sortent des gens, qui se mettent à crier de joie dès qu’ils se sont dégourdi les jambes. Dans la chapelle, on a forcé un coffre, et ce qu’il contenait roule déjà par tout le pays.
    .title = La porte est ouverte
    .rule = Chaque héros gagne 3 points de volonté. Cinq pierres runiques sont posées face cachée sur des cases fixées aux dés, et une herbe médicinale sur la case 0. Désormais, le château doit tenir : les boucliers dorés servent comme toujours.
card-base-5-descent = Trois fois il tourne au-dessus du château, si bas que les bannières se couchent. Puis il choisit sa place et, comme un chien, fait un tour ou deux sur lui-même avant de s’y installer.
    .title = La descente
    .rule = Un dé fixe où le dragon se pose : sur 1, case 13 ; sur 2, case 14 ; sur 3, case 16 ; sur 4, case 18 ; sur 5, case 36 ; sur 6, case 6. La créature et les paysans qui s’y trouvent sont retirés du jeu ; les héros présents perdent 3 points de volonté mais en gardent au moins 1.
card-base-5-dragon_fight = Au côté du dragon chevauche un héraut vêtu de noir, avec une trompette et pas de visage qui mérite ce nom. Il est un homme dans ce pays qu’on l’a envoyé trouver. Il se dresse sur ses étriers et le cherche dans vos rangs.
    .title = Le Héraut noir
    .rule = Si le prince est libre, il chevauche contre le héraut, et les deux sont retirés du jeu. Sinon, le dragon a { $party ->
        [2] 2 points de force de plus
        [3] 3 points de force de plus
        [4] 4 points de force de plus
       *[other] 2, 3 ou 4 points de force de plus (à 2, 3 ou 4 héros)
    } jusqu’à la fin de la légende.
card-base-5-N = Le chroniqueur en est à la dernière page. Il l’a laissée blanche, avoue-t-il ; il n’a voulu tenter personne. Dehors, il s’est fait un grand silence, comme il s’en fait avant que quelqu’un chante, ou après.
    .title = Cendre ou chanson
    .rule = Vous gagnez si le dragon a été vaincu, si le château est libre et s’il a tenu.

## Vols

pile-flights = Le dragon s’envole
event-base-flights-flight_bridge = Il arrive au ras du fleuve et boit en volant. Là où était le vieux pont de pierre, il y a de la vapeur, et à travers la vapeur les deux bouts de la route se regardent.
    .title = Le Pont du marché
    .rule = Le dragon se pose sur la case 39. Le pont entre les cases 38 et 39 est détruit ; les héros sur la case 38 perdent 3 points de volonté.
event-base-flights-flight_tree = Le chant s’arrête au milieu d’un vers. À midi, le Bois de la Vigilance a un second soleil, et des oiseaux tournent autour en cherchant la branche où ils étaient posés.
    .title = L’Arbre des Chants
    .rule = Le dragon se pose sur la case 57. Le marchand y est fermé pour toujours ; les héros dans le Bois de la Vigilance perdent 2 points de volonté.
event-base-flights-flight_witch = Il a senti le chaudron. Quelque part, une femme remet le couvercle, dit un mot qu’on n’aurait pas attendu d’elle et se fait aussi petite qu’elle peut. Sous un manteau, il y aurait de la place pour une personne de plus, si celui qui le porte arrivait à ne pas bouger.
    .title = La Chasse à la sorcière
    .rule = Le dragon se pose sur la case de la sorcière. Elle est retirée du jeu, sauf si un héros présent paie 4 points de volonté pour la cacher. Si on ne l’a pas trouvée, il se pose sur la case au plus grand numéro qui porte du brouillard ; le brouillard y est retourné, ainsi que sur les cases adjacentes.
event-base-flights-flight_fields = La moisson se lève comme un rideau. Ceux qui sont derrière courent, ceux qui ne peuvent pas courir sont portés, et le soir chacun demande à chacun des nouvelles de ceux qui n’ont fait ni l’un ni l’autre.
    .title = Champs en feu
    .rule = Les paysans des cases 18, 28, 29, 36, 38 et 72 sont retirés du jeu ; un héros qui en conduit peut payer 2 points de volonté pour les garder. Le dragon se pose sur la case 28.
event-base-flights-flight_blood = Il ne demande son chemin à personne. Il descend des nuages vers le fils du roi, ou vers l’endroit où l’on a parlé de lui pour la dernière fois, comme s’il flairait une couronne sur une tête nue.
    .title = Le Sang du roi
    .rule = Le dragon se pose sur la case du prince libéré, qui est retiré du jeu si aucun héros n’est avec lui. Si le prince n’est pas libre ou s’il est au château, il se pose sur la case 72, et le héros de plus bas rang retourne deux jetons brouillard.
event-base-flights-flight_mine = Il se couche en travers de la route de la mine comme un chat devant un trou, ferme un œil et ramène sa queue sur son nez. Derrière la porte, les nains ne parlent plus que tout bas, et seulement du souper.
    .title = Devant la porte
    .rule = Le dragon se pose sur la case 43. Tant qu’il y est, le marchand de la case 71 est fermé et on ne peut pas réveiller les soldats nains.

## Cartes Combat

pile-dragon_battle = Le dragon frappe
event-base-dragon_battle-battle_1 = Il prend son souffle. Ceux qui ont déjà vu cela courent déjà.
    .title = Souffle de feu
    .rule = Chaque participant perd 3 points de volonté.
event-base-dragon_battle-battle_2 = Un tronc d’arbre doué de volonté arrive du côté que vous ne surveilliez pas.
    .title = La Queue
    .rule = Chaque participant sur la case du dragon perd 4 points de volonté ; ceux des cases adjacentes ne perdent rien.
event-base-dragon_battle-battle_3 = Deux battements d’ailes, et plus personne n’est là où il était. Il faut un bon moment pour retrouver les casques.
    .title = Tempête d’ailes
    .rule = La pierre du temps de chaque participant avance de 1 heure. Les heures supplémentaires se paient ; un héros qui ne peut pas payer finit sa journée.
event-base-dragon_battle-battle_4 = Il a parcouru vos rangs du regard et compris vers lequel d’entre vous se tournent les autres.
    .title = Griffes
    .rule = Le participant qui a le plus de force, à égalité celui de plus bas rang, perd 1 point de force et 2 points de volonté.
event-base-dragon_battle-battle_5 = Blessé, ou simplement lassé, il s’élève au-dessus de vos têtes et retombe un champ plus près du château.
    .title = Il s’élève
    .rule = Le dragon va 1 case plus loin le long de sa flèche, mais jamais sur la case 0. Le combat est fini.
