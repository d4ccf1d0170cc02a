# La légende de Gardétoile : ses objectifs, ses fins, ses cartes.

legend-starshield-1 = La Légende de Gardétoile
    .intro = Le dragon est mort, la fête a duré, et le prince Thorald vous a faits princes d’Andor, ce qui ne lui a rien coûté. Puis est venue la première neige, et avec elle tout ce qui a faim. Ce qui s’est passé cet hiver-là se raconte de cent façons, et il n’est pas deux conteurs d’accord sur l’ennemi. Ils s’accordent sur ceci : qu’une étoile est tombée, que son bouclier est quelque part dans le pays, et que vous n’êtes pas les seuls à le chercher.
    .number = Un hiver, mille récits

chronicle-starshield-1 = On vous fit princes, et puis il neigea. De cet hiver-là, il y a autant de récits que de fenêtres, et dans chacun vous affrontez un autre ennemi ; mais dans tous une étoile est tombée, un voleur s’est levé tôt, et trois loups viennent à leur heure. Vous avez d’abord tenu votre promesse, et combattu ensuite, dans cet ordre, ce qui est plus rare qu’il n’y paraît. Le chroniqueur a noté toutes les versions. Là où elles se contredisent, il a laissé un blanc, et dans ce blanc il y a un bouclier, dessiné tout petit.

goal-starshield-1-castle = Tenir Chaumebourg : aucune créature ne doit y entrer une fois les boucliers dorés occupés.
goal-starshield-1-mission_comes = La carte A3 apportera une mission.
goal-starshield-1-threat_comes = Une menace se montrera quand le Narrateur atteindra C.
goal-starshield-1-gates = De nouvelles portes : apporter des rondins au château (case 0).
goal-starshield-1-fever = La fièvre : conduire la sorcière aux fermes malades.
goal-starshield-1-prince = Retrouver le prince Thorald et le conduire au château (case 0).
goal-starshield-1-supplies = Les réserves : apporter des herbes et des champignons au château (case 0).
goal-starshield-1-proofs = Les preuves : apporter des parchemins au château (case 0).
goal-starshield-1-fire = Repousser l’esprit de feu, mais accomplir d’abord la mission.
goal-starshield-1-siege = Repousser l’engin de siège, mais accomplir d’abord la mission.
goal-starshield-1-temple = Détruire le temple noir, mais accomplir d’abord la mission.
goal-starshield-1-catapult = Vaincre les deux trolls de la catapulte, mais accomplir d’abord la mission.
goal-starshield-1-krahder = Repousser le Krahder, mais accomplir d’abord la mission.
goal-starshield-1-irlok = Repousser Irlok, mais accomplir d’abord la mission.
goal-starshield-1-shield = Réunir les lumières : ensemble, elles montrent où se trouve Gardétoile.
goal-starshield-1-star = Aller chercher Gardétoile avant Varkur.
goal-starshield-1-wolves = Apprivoiser le loup alpha.

why-starshield-1-won = Le silence est revenu, et cette fois personne n’attend la suite. On envoie les enfants fermer la porte, et ils oublient. À la taverne, on raconte déjà, et déjà de travers. Le chroniqueur va de table en table avec son encrier et demande à chacun, poliment, comment c’était ; et pour finir il note tout, un récit sous l’autre, et dessine une étoile au bas de la page.
why-starshield-1-mission = L’ennemi est battu, et vous rentrez l’annoncer. Personne ne crie de joie. Ce que vous aviez promis à l’automne est toujours là, et toujours pas fait ; et l’hiver, qui attendait seulement que le bruit cesse, entre sans frapper.
why-starshield-1-threat = Les jours se sont écoulés. L’ennemi n’a même pas eu à se presser. Le chroniqueur l’entend dans l’escalier, et continue d’écrire tant qu’il peut. Le dernier mot finit par un très long trait.
why-starshield-1-burnt = Il n’y a plus rien à incendier. La dernière flamme rejoint la première, qui arrivait en face, et elles se referment sur le château comme une main. Une nuit durant il fait clair comme en été, et chaud, et la neige descend des toits comme une pluie.
why-starshield-1-broke_in = Cela ne s’est pas arrêté à la porte, et personne ne l’avait arrêté avant. Maintenant il y a dans la neige un trou en forme de château, et dans le trou une cheminée, qui fume encore. On a mis le chroniqueur dehors, avec sa chaise. Il s’assied et note combien de pas il a fallu ; cela, au moins, il a pu le compter.
why-starshield-1-buried = La dernière pierre n’est même pas grosse. Elle tombe sur le tas, là où il y avait le puits, roule un peu et s’arrête contre la porte de la grande salle. Cette porte-là, personne ne l’ouvrira plus. Là-bas, à la vieille tour, deux voix se félicitent.

say-starshield-1-mission = La mission est accomplie. Désormais, la menace peut être repoussée.

choice-without_torch = Laisser la torche
choice-without_hourglass = Laisser le sablier
choice-without_horned_falcon = Laisser le faucon à corne
choice-without_flute = Laisser la flûte

## Actes

deed-starshield-1-tame = Apprivoiser le loup alpha
deed-starshield-1-catch_ken = Attraper Ken Dorr
deed-starshield-1-beat_out = Étouffer le feu
deed-starshield-1-spire = Abattre la flèche
deed-starshield-1-middle = Abattre le milieu du temple
deed-starshield-1-foundation = Détruire le socle
deed-starshield-1-torch = Chasser la créature avec la torche
deed-starshield-1-hourglass = Retourner le sablier pour rendre 3 heures à un héros
deed-starshield-1-flute = Jouer de la flûte pour les héros proches
deed-starshield-1-lay_lights = Réunir les lumières pour trouver Gardétoile
deed-starshield-1-open_chest = Ouvrir le coffre : 2 lumières
deed-starshield-1-give_eye = Rendre son œil vert à la corneille : 2 lumières
deed-starshield-1-sell_eye = Vendre la pierre verte : 2 pièces d’or
deed-starshield-1-give_rune = Donner une pierre runique contre une lumière
deed-starshield-1-lay_log_2 = Déposer le rondin (2) pour les portes
deed-starshield-1-lay_log_4 = Déposer le rondin (4) pour les portes
deed-starshield-1-lay_log_6 = Déposer le rondin (6) pour les portes
deed-starshield-1-store_herb = Donner l’herbe à la cuisinière
deed-starshield-1-store_mushroom = Donner le champignon à la cuisinière
deed-starshield-1-show_proof = Montrer le parchemin au châtelain
deed-starshield-1-eat_mushroom_1 = Manger le champignon (1) : 1 point de force
deed-starshield-1-eat_mushroom_2 = Manger le champignon (2) : 2 points de force
choice-flip_tune = Retourner le dé
choice-keep_tune = Garder le lancer
secret-hidden_prince = Où se trouve le prince Thorald
    .maybe = Le prince Thorald est peut-être ici
secret-hidden_witch = Où se trouve la sorcière
    .maybe = La sorcière est peut-être ici

## Ce qu'un groupe peut choisir

set-starshield-1-beginning = Début
    .A2_farms = Les fermes pillées
    .A2_fog = Brouillard sur la rivière
    .A2_fires = Champs en flammes
    .A2_giants = Des pas lourds
    .A2_feast = La nuit de la fête
set-starshield-1-mission = Mission
    .A3_gates = Les portes du château
    .A3_fever = La fièvre
    .A3_prince = À la recherche du prince
    .A3_supplies = Les réserves
    .A3_proofs = Les preuves
set-starshield-1-clues = Indices
    .K_merrik = Le cartographe
    .K_key = La clé du voleur
    .K_green = L’œil vert
    .K_runes = Le lecteur de runes
    .K_glow = La lueur errante
set-starshield-1-winter = Tournant de l’hiver
    .G_shadows = Deux ombres
    .G_trolls = La route du troll
    .G_snow = Tempête de neige
    .G_dwarves = La réponse des nains
set-starshield-1-threat = Menace
    .T_fire = L’esprit de feu
    .T_siege = L’engin de siège
    .T_temple = Le temple noir
    .T_catapult = La catapulte
    .T_krahder = Le Krahder
    .T_irlok = Irlok
variant-starshield-1 = Récit
    .none = au hasard ou selon votre choix
variant-starshield-1-first_game = Première partie
    .rule = Les loups attendent à la lettre B. Vous jouez un récit qui convient pour commencer : les fermes pillées, les réserves, le lecteur de runes, la lueur errante et, sur G, la réponse des nains. Un dé fixe la menace.

## La mise en place : un début, une mission, les lumières, les dons

card-starshield-1-A1 = La fête d’après le dragon dura neuf jours. Le dernier, le prince Thorald, qui avait bu deux fois à la santé de chacun, vous fit princes d’Andor, et le scribe l’écrivit avant qu’il ait pu se raviser. Le dixième jour, il neigea. Le onzième, une étoile tomba au-delà de la rivière, lentement, comme une chose qu’on descend au bout d’une corde ; et au matin les gors sortirent des bois, maigres, et sans la moindre peur.
    .title = L’hiver aux portes
    .rule = Chaque héros a 2 points de force et 7 points de volonté. Les trois marchands vendent des points de force et des objets. { $difficulty ->
        [easy] Il y a des étoiles sur C, G et N.
        [normal] Il y a des étoiles sur C, G et N.
        [advanced] Il y a des étoiles sur C, E, G et N.
       *[other] Il y a des étoiles sur C, G et N, et en difficulté avancée aussi sur E.
    } Un dé fixe la lettre où attendent les loups : 1 B, 2 D, 3 E, 4 ou 5 F, 6 H. Pour une première partie, ils attendent à la lettre B. Viennent ensuite l’un des cinq débuts et l’une des cinq missions. Vous gagnez si vous tenez le château, accomplissez la mission et, seulement après, repoussez la menace.
card-starshield-1-A2_farms = À la première ferme, les gors ont pris les poules. À la deuxième, les poules et le chien. À la troisième, ils ne sont pas encore passés, mais la fumée du toit a changé de couleur, et les paysans sortent déjà ce qui leur manquerait le plus : un berceau, un fromage, une horloge sans aiguilles. Ils ont tout posé devant la barrière, se sont assis dessus et vous attendent.
    .title = Les fermes pillées
    .rule = Chacun commence sur la case qui porte le numéro de son rang. Des gors surgissent sur les cases 9, 26, 30 et 37, un skral sur la case 35. Des paysans attendent sur les cases 24, 28 et 40. Le groupe se partage 6 pièces d’or et 2 gourdes. Le héros de plus bas rang commence.
card-starshield-1-A2_fog = Il est sorti de la rivière en rampant, et à midi il avait le pays. C’est le genre de brouillard où l’on entend tomber une cuillère à trois fermes de là sans voir la main qui l’a lâchée. Le passeur a tendu une ficelle de sa porte à sa barque. Le soir, il la suit pour rentrer, et quelqu’un l’a nouée à une autre porte.
    .title = Brouillard sur la rivière
    .rule = Chacun commence sur la case qui porte le numéro de son rang. Des gors surgissent sur les cases 9, 22, 43 et 50, un skral sur la case 38. { $difficulty ->
        [easy] Des paysans attendent sur les cases 24 et 36.
        [normal] Un paysan attend sur la case 24.
        [advanced] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 36.
    } Brouillard épais, pour toute la partie : un héros qui entre sur une case avec un jeton brouillard, caché ou visible, doit s’y arrêter et l’appliquer. Le groupe se partage 5 pièces d’or et 2 gourdes. Le héros de plus bas rang commence.
card-starshield-1-A2_fires = Le blé était en retard cette année, et quelqu’un a eu la patience d’attendre qu’il soit sec. Maintenant il brûle sur quatre collines, bien droit, et il n’y a pas de vent à accuser. Les paysans sont là avec leurs seaux et n’arrivent pas à décider quel champ abandonner d’abord. Quand vous arrivez, ils vous tendent les seaux. Dans l’un d’eux, il y a une bourse, trempée. Ils ne savent pas mieux le dire.
    .title = Champs en flammes
    .rule = Chacun commence avec 10 points de volonté sur la case qui porte le numéro de son rang. Des gors surgissent sur les cases 8, 26, 32 et 50, un skral sur la case 28. { $difficulty ->
        [easy] Des paysans attendent sur les cases 24 et 40.
        [normal] Un paysan attend sur la case 24.
        [advanced] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 40.
    } Il y a des feux sur les cases 6, 18, 23 et 36. Seul un héros avec au moins 5 points de volonté peut y entrer, il en perd 4, et le feu est éteint. Tant que l’esprit de feu n’est pas venu, chaque feu éteint ainsi rapporte à ce héros 2 pièces d’or. Le groupe se partage 2 pièces d’or et 2 gourdes. Le héros de plus bas rang commence.
card-starshield-1-A2_giants = Peu de traces cet hiver, annonce le chasseur, et il a l’air soulagé ; puis un peu moins, parce qu’il a mis le pied dans l’une d’elles pour en montrer la profondeur, et n’arrive plus à l’en sortir. À la taverne, les cruches se sont mises à marcher toutes seules sur l’étagère, un doigt à la fois. Le tavernier les repousse. Il ne demande plus qui vient.
    .title = Des pas lourds
    .rule = Chacun commence sur la case qui porte le numéro de son rang. Des gors surgissent sur les cases 21 et 39, des skrals sur les cases 29 et 51, un troll sur la case 72. { $difficulty ->
        [easy] Des paysans attendent sur les cases 24 et 40.
        [normal] Un paysan attend sur la case 24.
        [advanced] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 40.
    } Le groupe se partage 6 pièces d’or et 1 gourde. Le héros de plus bas rang commence.
card-starshield-1-A2_feast = On dira plus tard que les gardes dormaient. C’est faux : ils chantaient, et le capitaine battait la mesure. Vous vous réveillez dans la grande salle, bottes aux pieds, la guirlande d’un autre autour du cou, mieux nourris que de toute l’année et loin de tout ce qui a besoin de vous. Dehors, un gor regarde par-dessus le mur du potager. On dirait qu’il compte.
    .title = La nuit de la fête
    .rule = Tous les héros commencent au château (case 0) avec 10 points de volonté. Des gors surgissent sur les cases 10, 22, 36 et 48, un skral sur la case 29. { $difficulty ->
        [easy] Des paysans attendent sur les cases 24 et 28.
        [normal] Un paysan attend sur la case 24.
        [advanced] Un paysan attend sur la case 24.
       *[other] Un paysan attend sur la case 24 ; en difficulté facile, un autre attend sur la case 28.
    } Le groupe se partage 5 pièces d’or et 2 gourdes. Le héros de plus haut rang commence.
card-starshield-1-A3_gates = Le charpentier toque à la porte du doigt, comme sur un melon, et sa main passe au travers. Cela ne l’étonne pas. Les nouveaux troncs sont abattus depuis des semaines ; ils sont dans les bois, là où ses hommes ont posé leurs haches, prêté l’oreille un instant, et filé. « Du bon chêne, dit-il. Il n’y aurait qu’à aller le chercher. » Puis il considère vos épaules, une paire après l’autre, et ensuite la porte.
    .title = Les portes du château
    .rule = Cinq rondins (2, 2, 4, 4 et 6) sont dans les bois. Un dé fixe la place de chacun : 1 sur la case 23, 2 sur la 25, 3 sur la 49, 4 sur la 51, 5 sur la 54, 6 sur la 56. Un rondin couvre autant de points de force que son nombre, et 1 point doit rester libre ; les points couverts ne comptent pas en combat. Sur la case 0, un héros peut déposer des rondins ; leurs nombres s’additionnent. Avec { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 4
            [4] 4
           *[other] 2, 4 ou 4
        }
        [normal] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 ou 8
        }
        [advanced] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 ou 8
        }
       *[other] 2, 4 ou 4 (facile) ou 4, 6 ou 8 (normale, à 2, 3 ou 4 héros)
    }, la mission est accomplie, et il y a 1 bouclier doré de plus.
card-starshield-1-A3_fever = Les vaches se sont couchées d’abord, et puis ceux qui les traient. Dans les fermes, on pousse le feu et l’on grelotte quand même, et l’on dit aux enfants que c’est le courant d’air. Il y a une herbe contre cela, ou une racine, ou rien qu’un mot ; la sorcière sait lequel des trois. On l’a vue pour la dernière fois au Bois de la Vigilance, avec son panier, et point pressée. Mais alors personne n’était malade, et personne n’a demandé.
    .title = La fièvre
    .rule = La sorcière est dans le Bois de la Vigilance, sur l’une { $difficulty ->
        [easy] { $party ->
            [2] de ces 2 cases : 50 et 52
            [3] de ces 3 cases : 50, 52 et 54
            [4] de ces 4 cases : 50, 52, 54 et 58
           *[other] des 2, 3 ou 4 premières de ces cases : 50, 52, 54, 58, 60
        }
        [normal] { $party ->
            [2] de ces 3 cases : 50, 52 et 54
            [3] de ces 4 cases : 50, 52, 54 et 58
            [4] de ces 5 cases : 50, 52, 54, 58 et 60
           *[other] des 3, 4 ou 5 premières de ces cases : 50, 52, 54, 58, 60
        }
        [advanced] { $party ->
            [2] de ces 3 cases : 50, 52 et 54
            [3] de ces 4 cases : 50, 52, 54 et 58
            [4] de ces 5 cases : 50, 52, 54, 58 et 60
           *[other] des 3, 4 ou 5 premières de ces cases : 50, 52, 54, 58, 60
        }
       *[other] des 2, 3 ou 4 (facile) ou 3, 4 ou 5 (normale, à 2, 3 ou 4 héros) premières de ces cases : 50, 52, 54, 58, 60
    }. Un héros qui y finit son déplacement, ou qui y regarde avec une longue-vue, apprend si elle y est ; qui la trouve reçoit une potion de la sorcière. On l’emmène comme un paysan, et elle vend ses potions où qu’elle soit. Si elle s’arrête dans une ferme malade (24, 28, 40 ou 64), ou y est trouvée dans le brouillard, la ferme est guérie, et le héros qui la conduit ou la trouve gagne 2 points de volonté. Avec { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 2
            [4] 3
           *[other] 2, 2 ou 3
        }
        [normal] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 ou 3
        }
        [advanced] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 ou 3
        }
       *[other] 2, 2 ou 3 (facile) ou 2, 3 ou 3 (normale, à 2, 3 ou 4 héros)
    } fermes guéries, la mission est accomplie, et il y a 1 bouclier doré de plus.
card-starshield-1-A3_prince = Son cheval est rentré à midi, sans lui, est allé tout droit à sa stalle et s’est mis à manger. Il est parti seul après la fête, dit le palefrenier, pour réfléchir à quelque chose, et il n’a pas dit à quoi. À ceux qui attendent devant le trône, on a fait savoir que le prince prenait un bain. Voilà des jours qu’on le leur fait savoir, et les premiers de la file commencent à regarder le sol, sous la porte, s’il vient de l’eau.
    .title = À la recherche du prince
    .rule = Le prince Thorald est sur l’une { $difficulty ->
        [easy] { $party ->
            [2] de ces 3 cases : 31, 41 et 52
            [3] de ces 4 cases : 31, 41, 52 et 56
            [4] de ces 4 cases : 31, 41, 52 et 56
           *[other] des 3, 4 ou 4 premières de ces cases : 31, 41, 52, 56, 58
        }
        [normal] { $party ->
            [2] de ces 4 cases : 31, 41, 52 et 56
            [3] de ces 5 cases : 31, 41, 52, 56 et 58
            [4] de ces 5 cases : 31, 41, 52, 56 et 58
           *[other] des 4, 5 ou 5 premières de ces cases : 31, 41, 52, 56, 58
        }
        [advanced] { $party ->
            [2] de ces 4 cases : 31, 41, 52 et 56
            [3] de ces 5 cases : 31, 41, 52, 56 et 58
            [4] de ces 5 cases : 31, 41, 52, 56 et 58
           *[other] des 4, 5 ou 5 premières de ces cases : 31, 41, 52, 56, 58
        }
       *[other] des 3, 4 ou 4 (facile) ou 4, 5 ou 5 (normale, à 2, 3 ou 4 héros) premières de ces cases : 31, 41, 52, 56, 58
    }. Un héros qui y finit son déplacement, ou qui y regarde avec une longue-vue, apprend s’il y est. On l’emmène comme un paysan ; sur la case d’un adversaire, il ajoute 4 points de force. S’il s’arrête au château (case 0), la mission est accomplie : il est retiré du plateau, et il y a 1 bouclier doré de plus.
card-starshield-1-A3_supplies = La réserve a brûlé pendant la fête, et tout le monde est sorti regarder, croyant que c’était prévu. Ce qui reste tiendrait dans un chapeau. Il y a encore des champignons dans les bois, dit la cuisinière, et des herbes sous la neige, si seulement ils arrivaient jusqu’à elle avant que quelqu’un les mange. Elle le dit sans regarder personne. Quelqu’un repose une croûte sur la table.
    .title = Les réserves
    .rule = Trois champignons sont dans les bois. Un dé fixe la place de chacun : 1 sur la case 22, 2 sur la 25, 3 sur la 50, 4 sur la 52, 5 sur la 54, 6 sur la 58. Trois herbes sont placées aux dés : le rouge donne les dizaines, un dé de héros les unités. On peut manger un champignon : il donne autant de points de force que son nombre. Sur la case 0, un héros peut déposer des herbes et des champignons : chacun compte 1, quel que soit son nombre. Avec { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 3
            [4] 4
           *[other] 2, 3 ou 4
        }
        [normal] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 ou 5
        }
        [advanced] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 ou 5
        }
       *[other] 2, 3 ou 4 (facile) ou 3, 4 ou 5 (normale, à 2, 3 ou 4 héros)
    }, la mission est accomplie, et chaque héros gagne 3 points de volonté.
card-starshield-1-A3_proofs = Quelqu’un ouvre des portes. Deux fois, le verrou a été tiré de l’intérieur, et la dernière fois on l’avait huilé. Dans le poêle, le châtelain a trouvé le coin d’une lettre, d’une très belle main. Il doit y en avoir d’autres par le pays, dans des arbres creux et sous des pierres, pour des yeux qui savent où chercher. Certaines ne diront presque rien. Il voudrait en avoir assez, dit-il, pour être sûr. De qui, il ne le dit pas.
    .title = Les preuves
    .rule = Six parchemins (7, 8, 10, 11, 14 et 17) sont face cachée sur les cases 10, 12, 30, 32, 57 et 71. Sur la case 0, un héros peut les déposer ; leurs nombres s’additionnent. Avec { $difficulty ->
        [easy] { $party ->
            [2] 20
            [3] 28
            [4] 38
           *[other] 20, 28 ou 38
        }
        [normal] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 ou 52
        }
        [advanced] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 ou 52
        }
       *[other] 20, 28 ou 38 (facile) ou 30, 41 ou 52 (normale, à 2, 3 ou 4 héros)
    }, la mission est accomplie, et chaque héros reçoit 2 pièces d’or.
card-starshield-1-A4 = L’étoile n’est pas tombée d’un seul morceau. Des bergers ont vu descendre les lumières, l’une ici, l’autre là, et chacun jure que la sienne était la plus vive. Côte à côte, dit-on, elles montrent l’endroit où attend le bouclier de l’étoile ; levée seule, chacune brûle ce qui sert les ténèbres, une fois, et s’éteint. Vous n’êtes pas les seuls dehors avec une lanterne. Ken Dorr, qui vola un jour une cloche pendant qu’elle sonnait, a été vu au gué, marchant vite, la bourse pleine et le sac vide.
    .title = Sept lumières
    .rule = Trois des sept lumières sont placées face cachée, aux dés : le rouge donne les dizaines, un dé de héros les unités. Les quatre autres vont aux deux indices qu’on tire maintenant. Des héros qui ont ensemble { $party ->
        [2] 3
        [3] 4
        [4] 5
       *[other] 3, 4 ou 5 (à 2, 3 ou 4 héros)
    } lumières peuvent les réunir : leur somme est la case de Gardétoile. Ou bien, à chaque tour de combat contre la menace, vous pouvez brûler une lumière : son nombre s’ajoute à la valeur de combat. Un dé fixe le départ de Ken Dorr : 1 ou 2 sur la case 37, 3 ou 4 sur la 59, 5 ou 6 sur la 66. À la fin de chaque journée, il fait jusqu’à { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (facile) ou 4 (normale)
    } cases vers la lumière la plus proche sur le plateau et la prend. Alors l’étoile du triomphe de Varkur, pour l’instant sur L, recule d’une lettre vers A. Attrapez-le sur sa case avec une valeur de combat de 8 : il rend tout ce qu’il a, et l’étoile repart d’une lettre par lumière.
card-starshield-1-gifts = Ils ont apporté ce qu’ils avaient chez eux : une torche qui brûle depuis le mariage d’une grand-mère, un sablier dont le sable remonte quand personne ne regarde, un faucon avec une corne sur le bec et aucune patience pour qui que ce soit, une flûte plus vieille que le château et encore un peu collante. Vous ne pouvez pas tout porter. Celui dont le don reste dit que cela ne fait rien, l’essuie, et le remporte chez lui, bien au chaud.
    .title = Les dons d’Andor
    .rule = Choisissez lequel des quatre dons reste, et partagez-vous les autres à votre gré. Chacun sert une fois par jour et ne coûte pas d’heure. Torche : chassez une créature de votre case vers une case adjacente sans créature, mais pas au château. Sablier : la pierre du temps d’un héros recule d’exactement 3 heures. Faucon à corne : pendant un tour de combat, une créature ne lance qu’un dé ; ou bien c’est un faucon ordinaire. Flûte : lancez un dé de héros ; vous et chaque héros de votre case ou d’une case adjacente gagnez autant de points de volonté.

## Les lettres

card-starshield-1-C = Demandez à la ronde ce qui sortit des ténèbres cet hiver-là, et chacun vous le dira, longuement, et chacun autre chose. Seul le vieux près du poêle se tait. Il se lève, va à la fenêtre et porte la lampe à l’autre bout de la pièce, qu’on ne la voie pas du dehors. Puis il dit qu’ils se trompent tous, et que lui, il y était.
    .title = La menace se montre
    .rule = Un dé fixe ce qui menace Andor, à moins que vous n’ayez choisi : 1 l’esprit de feu, 2 l’engin de siège, 3 le temple noir, 4 la catapulte, 5 le Krahder, 6 Irlok. On lit sa carte maintenant. Puis des gors surgissent sur les cases 33 et 43{ $difficulty ->
        [easy] .
        [normal] , un skral sur la case 30.
        [advanced] , un skral sur la case 30.
       *[other] ; en difficulté normale, aussi un skral sur la case 30.
    } Un paysan attend sur la case 28 ; si une créature s’y trouve, sur la case 36 ; si une autre s’y trouve aussi, sur la case 24.
card-starshield-1-E = Depuis trois jours, le soleil fait dire qu’il ne viendra pas. On allume les lampes à midi, et à midi elles ont déjà l’air lasses. Ce qui avait peur de vous a eu le temps de réfléchir, et ce qui n’a jamais eu peur n’a pas dormi. Dans les écuries, les chevaux se tiennent face au mur, tous face au même mur.
    .title = La longue nuit
    .rule = Des skrals surgissent sur les cases 39 et 55, des gors sur les cases 31 et 52, un troll sur la case 30. L’étoile du triomphe de Varkur recule de quatre lettres vers A.
card-starshield-1-G_shadows = Les chiens ont cessé d’aboyer, par tout le pays et tous ensemble, comme des gens quand la porte s’ouvre. La rivière est gelée. Une double trace la traverse, côte à côte ; et là où elle atteint la rive elle se sépare, l’une à gauche, l’autre à droite, et rien n’indique que l’une ou l’autre ait hésité.
    .title = Deux ombres
    .rule = Des wardraks surgissent sur les cases 33 et 55.
card-starshield-1-G_trolls = Un troll ne construit pas de route. Il va quelque part, et après il y en a une. Celle-ci traverse une haie, une grange et un étang, en ligne droite, et les plus petits viennent derrière, à l’abri du vent, en sautant d’une grande empreinte à la suivante, comme des enfants qui rentrent.
    .title = La route du troll
    .rule = Un troll surgit sur la case 30, des gors sur les cases 43 et 50.
card-starshield-1-G_snow = Il neige de côté, puis d’en bas. Ceux qui ont un toit racontent des histoires, les longues, et personne n’interrompt. Ceux qui ont un arbre se collent au tronc et comptent. Les autres n’ont le temps ni de l’un ni de l’autre. Au matin, il manque deux puits. On jurerait qu’ils étaient là ; il y a même encore le seau.
    .title = Tempête de neige
    .rule = Chaque héros hors des forêts qui n’est pas sur la case 0, 71 ou 72 perd 2 points de volonté. Les puits des cases 35 et 45 sont retirés du jeu. Personne ne peut utiliser la 10e heure avant le prochain lever du soleil. Un skral surgit sur la case 36, un gor sur la case 31.
card-starshield-1-G_dwarves = Un cor, au fond de la montagne, puis plus près, puis si près que la neige glisse de la porte. Les soldats nains ont promis de venir si l’on avait besoin d’eux, et depuis l’automne ils débattent du mot « besoin ». Les voici dehors, en bon ordre, clignant des yeux. C’était un cor très puissant. Sur les collines alentour, des têtes se sont levées.
    .title = La réponse des nains
    .rule = Les soldats nains sont sur la case 71 : ils ajoutent 4 points de force aux combats livrés sur leur case, et une heure les déplace de 4 cases au plus. Des skrals surgissent sur les cases 39 et 49, un gor sur la case 31.
card-starshield-1-N = Ici finit la page. Le vieux chroniqueur a essayé la dernière phrase de plusieurs façons, et chacune lui a été racontée par quelqu’un qui y était. Il lève les yeux : vers la porte, vers la route, vers le ciel, où il y a une étoile de moins que dans sa jeunesse. Puis il écrit ce qu’il voit.
    .title = La fin du récit
    .rule = Vous gagnez si la mission est accomplie, la menace repoussée et le château tenu.

## Les menaces

card-starshield-1-T_fire = Ce n’est pas un feu qui a échappé à quelqu’un. Il va de fourré en fourré comme un paysan fait le tour de ses champs, s’arrête, réfléchit, et pose une flamme là où il en veut une ; et autour de lui la neige bout avant d’avoir eu le temps de fondre. Quand il passe, les flammes tournent la tête. Elles ne sont qu’une seule chose, disent les vieux, mais étalée, comme un filet que quelqu’un tient encore par le bord.
    .title = L’esprit de feu
    .rule = Tous les feux retournent dans la réserve de 8. Un dé fixe où surgit l’esprit de feu : 1 ou 2 sur la case 25, 3 ou 4 sur la 52, 5 ou 6 sur la 57. Il a { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 21
            [4] 30
           *[other] 15, 21 ou 30
        }
        [normal] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 ou 34
        }
        [advanced] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 ou 34
        }
       *[other] 15, 21 ou 30 (facile) ou 18, 24 ou 34 (normale, à 2, 3 ou 4 héros)
    } points de force, 1 de plus par feu sur le plateau, et { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (facile) ou 18 (normale)
    } points de volonté. À chaque lever du soleil, au symbole du puits, un feu par héros est placé aux dés : le rouge donne les dizaines, un dé de héros les unités. Les héros qui s’y trouvent perdent 4 points de volonté, et le feu est éteint. S’il n’y a pas assez de feux dans la réserve, la légende est aussitôt perdue. Un héros avec au moins 5 points de volonté peut entrer dans un feu : il en perd 4, et le feu est éteint. Ou bien vous l’étouffez depuis une case adjacente, comme en combat, avec une valeur de combat de 9.
card-starshield-1-T_siege = On l’entend deux jours avant de le voir : un grincement, puis rien, puis un grincement. Il descend des montagnes sur des roues hautes comme une maison, et quelqu’un a pris la peine de lui peindre des yeux. Il n’y a pas de chevaux. Tout ce qui vit là-haut et qui a des épaules les y appuie ; et quand ils sont nombreux, ils chantent. La chanson n’a qu’un mot. Maintenant on le comprend : c’est le nom du château.
    .title = L’engin de siège
    .rule = L’engin de siège surgit sur la case 84. Il a { $difficulty ->
        [easy] { $party ->
            [2] 16
            [3] 24
            [4] 32
           *[other] 16, 24 ou 32
        }
        [normal] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 ou 41
        }
        [advanced] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 ou 41
        }
       *[other] 16, 24 ou 32 (facile) ou 20, 30 ou 41 (normale, à 2, 3 ou 4 héros)
    } points de force et { $difficulty ->
        [easy] 16
        [normal] 20
        [advanced] 20
       *[other] 16 (facile) ou 20 (normale)
    } points de volonté, et ne se rétablit pas : ce qu’il perd reste perdu. À chaque lever du soleil, au symbole du puits, il roule de 1 case le long des flèches par créature sur le plateau, de { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (facile) ou 4 (normale)
    } au plus. S’il entre au château (case 0), la légende est aussitôt perdue.
card-starshield-1-T_temple = Hier, il n’y était pas. Le charbonnier en est sûr : c’est là qu’était sa cabane. Il n’a pas de porte, ni de joint entre les pierres, et la neige n’y tient pas. La nuit, une note sort de la flèche, si grave qu’on la sent dans la table plus qu’on ne l’entend ; et alors, à l’autre bout du pays, quelque chose se lève qui s’était déjà endormi.
    .title = Le temple noir
    .rule = Un dé fixe où est le temple : 1 ou 2 sur la case 41, 3 ou 4 sur la 58, 5 ou 6 sur la 66. Ses parties se détruisent de haut en bas, chacune d’un seul lancer de héros sur sa case, comme en combat : la flèche avec une valeur de combat de { $difficulty ->
        [easy] { $party ->
            [2] 12
            [3] 18
            [4] 23
           *[other] 12, 18 ou 23
        }
        [normal] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 ou 33
        }
        [advanced] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 ou 33
        }
       *[other] 12, 18 ou 23 (facile) ou 16, 26 ou 33 (normale, à 2, 3 ou 4 héros)
    }, le milieu avec { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 28
           *[other] 15, 23 ou 28
        }
        [normal] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 ou 43
        }
        [advanced] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 ou 43
        }
       *[other] 15, 23 ou 28 (facile) ou 21, 33 ou 43 (normale, à 2, 3 ou 4 héros)
    }, le socle avec { $difficulty ->
        [easy] { $party ->
            [2] 19
            [3] 27
            [4] 33
           *[other] 19, 27 ou 33
        }
        [normal] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 ou 52
        }
        [advanced] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 ou 52
        }
       *[other] 19, 27 ou 33 (facile) ou 27, 42 ou 52 (normale, à 2, 3 ou 4 héros)
    }. Un essai manqué coûte 2 points de volonté à chaque héros engagé. À chaque lever du soleil, au symbole du puits, la créature sur la case du plus grand numéro se déplace{ $difficulty ->
        [easy] . Sans la flèche, aucune ne se déplace.
        [normal] . Sans la flèche, aucune ne se déplace.
        [advanced] , puis celle qui se trouve alors sur le plus grand numéro. Sans la flèche, une seule se déplace ; sans le milieu, aucune.
       *[other] . Sans la flèche, aucune ne se déplace. En difficulté avancée, deux créatures se déplacent, sans la flèche une seule, sans le milieu aucune.
    } Quand le socle tombe, la menace est repoussée.
card-starshield-1-T_catapult = Deux trolls l’ont traînée jusqu’à la vieille tour, d’où l’on voit droit dans le château, jusque dans les marmites. Ils ne sont pas très doués. La première pierre est allée dans la rivière, la deuxième tout droit en l’air, et il y a eu des mots. Mais ils ont le temps, et le tas de pierres à côté d’eux est plus haut que la tour ; et chaque soir, quand ils ont fini de se disputer, ils poussent la chose un peu à gauche.
    .title = La catapulte
    .rule = La catapulte est sur la case 17, avec deux trolls de { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 32
           *[other] 15, 23 ou 32
        }
        [normal] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 ou 38
        }
        [advanced] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 ou 38
        }
       *[other] 15, 23 ou 32 (facile) ou 17, 27 ou 38 (normale, à 2, 3 ou 4 héros)
    } points de force et { $difficulty ->
        [easy] 12
        [normal] 15
        [advanced] 15
       *[other] 12 (facile) ou 15 (normale)
    } points de volonté chacun ; on les combat l’un après l’autre, et ils ne laissent pas de récompense. À chaque lever du soleil, juste avant que le Narrateur avance, un éboulis tombe dans le château, et chaque héros qui s’y trouve perd 3 points de volonté ; un bouclier l’évite. Avec le { $difficulty ->
        [easy] 5e
        [normal] 4e
        [advanced] 4e
       *[other] 5e (facile) ou 4e (normale)
    } éboulis dans le château, la légende est perdue. Les héros au château peuvent en déblayer, comme en combat. Le premier troll vaincu fait avancer le Narrateur de 1 lettre ; avec le second, la menace est repoussée. La torche ne chasse personne de la case 17.
card-starshield-1-T_krahder = Il est venu par-dessus les montagnes du sud comme on passe un seuil. Ceux qui l’ont vu ne disent pas qu’il est grand. Ils disent que partout où il s’arrête, tout ce qui rampe et qui mord dans le pays lève la tête et se rapproche un peu, comme fait le fer ; et qu’il respire plus fort pour chacun d’eux. Tuez-en un, au loin, derrière une colline, et il se retourne.
    .title = Le Krahder
    .rule = Le Krahder surgit sur la case 70. Il a { $difficulty ->
        [easy] { $party ->
            [2] 11
            [3] 16
            [4] 22
           *[other] 11, 16 ou 22
        }
        [normal] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 ou 28
        }
        [advanced] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 ou 28
        }
       *[other] 11, 16 ou 22 (facile) ou 14, 20 ou 28 (normale, à 2, 3 ou 4 héros)
    } points de force, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 ou 4 (à 2, 3 ou 4 héros)
    } de plus par créature sur le plateau, et { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (facile) ou 18 (normale)
    } points de volonté ; les loups ne comptent pas. À chaque lever du soleil, au symbole du puits, il avance de 1 case le long des flèches par créature sur le plateau, de 3 au plus. S’il entre au château (case 0), la légende est aussitôt perdue.
card-starshield-1-T_irlok = Les nains l’ont sculpté sur le mur de leur troisième salle, pour éloigner les enfants de l’eau, et des dents ils ont toujours été un peu fiers. Maintenant le lac a baissé d’une main, parce que quelque chose en est sorti. Cela descend la rivière sans se presser, et ne passe pas sous les ponts. Dans la troisième salle, quelqu’un regarde encore une fois le mur, avec une lampe, pour les détails.
    .title = Irlok
    .rule = Irlok surgit sur la case 64. Il a { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 22
            [4] 28
           *[other] 15, 22 ou 28
        }
        [normal] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 ou 32
        }
        [advanced] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 ou 32
        }
       *[other] 15, 22 ou 28 (facile) ou 18, 25 ou 32 (normale, à 2, 3 ou 4 héros)
    } points de force, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 ou 4 (à 2, 3 ou 4 héros)
    } de plus par pont détruit, et { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (facile) ou 18 (normale)
    } points de volonté. À la fin de chaque journée, il nage jusqu’à la case suivante : 64, 46, 44, 38, 16, 12, 0. En 46, 38 et 16, il détruit le pont qui s’y trouve. Chaque fois qu’il a nagé, chaque héros sur une rive perd 2 points de volonté. Là où il y avait un pont, un héros peut nager : 1 heure et 3 points de volonté ; il doit en garder au moins 1. Les créatures ne passent pas. Si Irlok entre au château (case 0), la légende est aussitôt perdue.

## Les indices

card-starshield-1-K_merrik = Merrik a dessiné tous les ruisseaux d’Andor, et certains deux fois, parce qu’ils avaient changé de lit. Il est là-haut dans les montagnes grises, où la vue est la meilleure et où l’encre gèle, et il travaillait quand l’étoile est tombée. Deux de ses lumières, il les a portées sur son dessin, toutes petites, dans la marge. Il le montrerait à qui viendrait. Cela aussi, il l’a dessiné : un chemin, et personne dessus.
    .title = Le cartographe
    .rule = Un dé fixe où est Merrik : 1 ou 2 sur la case 61, 3 ou 4 sur la 66, 5 ou 6 sur la 67. Le premier héros qui y finit son déplacement reçoit 2 lumières et une gourde et peut retourner jusqu’à 3 jetons brouillard, n’importe où, sans les appliquer. Puis Merrik est retiré du plateau.
card-starshield-1-K_key = Ken Dorr ne se fie à personne, et à lui-même seulement en plein jour. Ce qu’il a, il le garde dans un vieux coffre, et le coffre là où personne ne regarde, parce que tout le monde le voit ; les poules y ont couvé tout l’automne. La clé, il la porte au cou. On pourrait forcer la serrure, dit le forgeron, qui a essayé. Puis il montre son pouce.
    .title = La clé du voleur
    .rule = Ken Dorr a la clé. Un dé fixe où est le coffre : 1 ou 2 sur la case 9, 3 ou 4 sur la 30, 5 ou 6 sur la 40. Un héros qui s’y trouve avec la clé peut l’ouvrir : 2 lumières.
card-starshield-1-K_green = Près du vieil arbre, une corneille de pierre regarde le pays d’un œil. L’autre était vert, et quelqu’un l’a sorti avec une cuillère. On l’a revu depuis, à l’oreille d’un gor, qui en tire vanité et tourne la tête quand il y a du soleil. Ce que la corneille voit de ses deux yeux, dit-on, elle le montre. D’un seul, elle voit seulement qu’il manque quelque chose.
    .title = L’œil vert
    .rule = Un dé fixe où surgit un gor avec la pierre verte : 1 ou 2 sur la case 33, 3 ou 4 sur la 35, 5 ou 6 sur la 41. Quand il est vaincu, la pierre reste sur sa case ; s’il atteint le château, elle est perdue. Sur la case 10, un héros qui a la pierre peut la déposer : 2 lumières. Ou bien on la vend à un marchand pour 2 pièces d’or.
card-starshield-1-K_runes = Chaque marchand a sous son comptoir quelque chose qui n’est pas à vendre. Cet hiver, cela luit par les fentes, et ils ont pendu des tabliers devant. Ils n’en veulent pas d’or ; de l’or, ils en ont. Mais posez là une des vieilles pierres, la rune en l’air, et la main qui allait vous congédier reste suspendue, et puis, d’un doigt, se met à lire.
    .title = Le lecteur de runes
    .rule = Cinq pierres runiques sont placées aux dés : le rouge donne les dizaines, un dé de héros les unités. Chez un marchand (18, 57 ou 71), un héros peut donner une pierre runique contre une lumière, deux fois dans toute la partie. Ou bien gardez-les : trois couleurs font un dé noir, comme toujours.
card-starshield-1-K_glow = Au point du jour, quelque chose brille sur la rivière, pas plus grand qu’une pièce, avec un anneau autour. Les lavandières l’ont vu, chacune de sa pierre, et jamais deux le même matin : cela descend le courant, un peu chaque nuit, comme quelqu’un qui ne sait plus quelle porte c’était. Il faudrait être assis là avant que cela vienne. Les lavandières le savent aussi, et aussi qui elles enverraient.
    .title = La lueur errante
    .rule = Un dé fixe où est la lueur : de 1 à 6, dans l’ordre, sur la case 44, 42, 38, 32, 16 ou 13. À la fin d’une journée, un héros qui s’y trouve reçoit 2 lumières, et la lueur est retirée. S’il n’y a personne, elle continue : 44, 42, 38, 32, 16, 13, 12, 11, puis de nouveau 44.

## Les loups

card-starshield-1-W_arrive = Ils viennent chaque jour à la même heure, comme s’il y avait une cloche. Un noir marche devant, et deux gris où il les laisse. La faim les a chassés des montagnes, et ne les a pas rendus imprudents. Les poules connaissent l’heure, à présent, et les paysans aussi. Il n’y a que les enfants à aller chercher. Ils sont à la barrière, les mains pleines de pain.
    .title = L’arrivée des loups
    .rule = Le loup alpha est sur la case 65, les autres loups sur les cases 55 et 33. Un dé fixe l’heure où est placé le symbole Loup. Chaque fois que la pierre du temps d’un héros l’atteint, tous les loups avancent de 1 case le long des flèches. Les héros qui s’y trouvent perdent 2 points de volonté, à moins d’utiliser un bouclier. Les paysans qui s’y trouvent sont perdus, comme ceux qu’on mène sur la case d’un loup. Un loup qui entre au château (case 0) est retiré ; avec l’alpha, tous le sont.
card-starshield-1-W_fight = Personne n’a jamais apprivoisé un loup en étant plus fort que lui. Le vieux chasseur a trois doigts à la main gauche, il doit savoir. Il vous regarde, dit-il, et demande combien de vous-même vous avez apporté ; et ce que vous retenez, il le voit aussi. Ceux qui ont peu s’en tirent le mieux. Les costauds croient toujours qu’il s’agit du couteau.
    .title = Combat contre les loups
    .rule = Apprivoiser l’alpha est une action de combat, et personne ne peut vous aider. Votre valeur de combat doit atteindre 4 fois vos points de force. En cas d’échec, vous perdez la différence en points de volonté.
card-starshield-1-W_friend = Le loup noir baisse la tête, lentement, jusqu’à poser le menton dans la neige. Ce n’est pas un salut. Il renifle vos bottes, assez longtemps, et s’ébroue ; et d’entre les arbres, où il n’y avait rien, sortent les autres. Ce soir, quand vous passerez devant les fermes, les chiens aboieront aussi après vous.
    .title = L’ami des loups
    .rule = Les loups se rassemblent en meute sur la case de l’alpha. Une heure la déplace de 4 cases au plus. Sur la case d’un adversaire, elle ajoute la force que vous avez à cet instant, une fois par loup de la meute. Le symbole Loup est retiré de la piste de la journée.

## La course au bouclier

card-starshield-1-varkur = Ken Dorr a été plus rapide. Il a vidé son sac sur une table de pierre noire et reçu ce qui était convenu, à la pièce près ; il a recompté. Maintenant il est à la porte, et ne part pas. Derrière lui, quelqu’un a soulevé le bouclier, et toutes les lampes de la salle se penchent vers lui. Ken Dorr a volé beaucoup de choses. C’est la première qu’il aimerait rapporter.
    .title = Le triomphe de Varkur
    .rule = Si un héros a déjà pris Gardétoile, il ne se passe rien. Sinon, le bouclier est retiré du jeu, et Ken Dorr aussi, avec tout ce qu’il a. Désormais la menace a { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 ou 8 (à 2, 3 ou 4 héros)
    } points de force de plus, chaque troll de la catapulte { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 ou 4 (à 2, 3 ou 4 héros)
    }, et chaque partie du temple demande { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 ou 8 (à 2, 3 ou 4 héros)
    } de plus.
card-starshield-1-starlight = Elles sont côte à côte sur une couverture et ne paient pas de mine. Puis quelqu’un pousse la dernière un peu plus près, et elles coulent l’une dans l’autre comme des gouttes sur une vitre ; et un seul rayon part, par-dessus les toits, par-dessus la rivière, et s’arrête. Par tout le pays, les gens sortent en chemise de nuit voir à qui est le champ. Là où il finit, la neige a fondu en rond, et dans le rond l’herbe est haute.
    .title = Lumière de l’étoile
    .rule = Chaque héros gagne 2 points de volonté. Gardétoile est sur la case dont le numéro est la somme des lumières. Tout héros qui s’y trouve peut le prendre (grand emplacement). Il sert deux fois : au lever du soleil, avant le premier symbole, on barre un symbole, et il n’est pas appliqué ; ou bien on l’utilise comme un bouclier ordinaire.
