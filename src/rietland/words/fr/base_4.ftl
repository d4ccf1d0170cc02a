# La Légende 4 de la boîte de base : ses objectifs, ses cartes, les cartes Lac secret.

legend-base-4 = Le secret de la mine
    .intro = Quelqu’un paie ces mauvais jours en pierres précieuses, et ce sont des nains qui les ont taillées. Une horde s’est emparée de leur mine et dort sur le trésor ; devant la porte sud, un prince sans montagne attend près d’une charrette vide. Entrez sans bruit, prenez ce qui brille, ressortez. Personne n’a demandé son avis à la montagne.
    .number = Légende 4

goal-base-4-treasure = Remettre au prince Hallgard { $difficulty ->
        [easy] { $party ->
            [2] un trésor d’une valeur de 26 pièces d’or
            [3] un trésor d’une valeur de 34 pièces d’or
            [4] un trésor d’une valeur de 42 pièces d’or
           *[other] un trésor suffisant
        }
        [normal] { $party ->
            [2] un trésor d’une valeur de 30 pièces d’or
            [3] un trésor d’une valeur de 38 pièces d’or
            [4] un trésor d’une valeur de 46 pièces d’or
           *[other] un trésor suffisant
        }
       *[other] un trésor suffisant
    } à la sortie sud (0).
goal-base-4-in_time = Y parvenir avant que le Narrateur atteigne le jeton N.
goal-base-4-somebody = Garder au moins un héros en jeu.

why-base-4-won = Hallgard compte deux fois, parce qu’il est nain, et hoche la tête une fois, parce qu’il est prince. La porte s’ouvre, et derrière vous la montagne expire. C’est seulement alors, au grand jour, que vous voyez la fumée au-dessus de Chaumebourg.
why-base-4-late = La bougie s’est consumée. De l’autre côté de la porte, vous entendez la charrette s’éloigner, et elle ne semble pas bien lourde.
why-base-4-out = Plus une lanterne ne bouge dans les galeries. La montagne garde ses pierres, et vous avec elles.

counter-alarm = Alarme donnée
counter-fire = Feu réveillé

deed-base-4-deliver = Remettre un trésor au prince Hallgard

choice-tear_free = S’arracher de là
choice-wait_caught = Attendre jusqu’à demain

## Cartes

card-base-4-A1 = Là où votre dernier ennemi est tombé, il y avait dans l’herbe une pierre taillée par des nains, et vous avez suivi jusqu’au bout la piste de ces pierres. Une horde a chassé le peuple du prince Hallgard de sa propre mine, puis s’est endormie sur le trésor. Depuis, il attend devant la porte sud avec un livre de comptes et une charrette vide. Son message est bref : il ouvrira à quiconque ne vient pas les mains vides.
    .title = Sous la montagne
    .rule = Onze pierres précieuses sont posées face cachée dans la mine. Un héros qui se tient sur la case ou une longue-vue en retourne une. Les dés fixent où sont posées cinq pierres runiques et deux herbes médicinales. Les éboulis de la case 68 ferment l’armurerie (27) et son heaume, son bouclier, son arc et sa gourde. Un autre bouclier se trouve dans la salle (40), 2 pièces d’or sur chacune des cases 42 et 48, et un magot de { $party ->
        [2] 4 pièces d’or
        [3] 6 pièces d’or
        [4] 8 pièces d’or
       *[other] 4, 6 ou 8 pièces d’or (à 2, 3 ou 4 héros)
    } dans la salle du trésor. Les cartes Événement d’argent ne viennent que du brouillard.
card-base-4-A2 = Elles sont nombreuses, et elles s’ennuient. Près de chaque tas qui brille, une créature s’est couchée, le dos aux pierres et la gueule ouverte. Elles entendront une lame. Elles entendront un faux pas. Un pied prudent, elles le prennent pour un rat, et des rats, il y en a toujours eu.
    .title = Les gardes endormis
    .rule = Des gors surgissent sur les cases { $party ->
        [2] 3, 13 et 22
        [3] 3, 13, 22 et 34
        [4] 3, 13, 22, 28 et 34
       *[other] 3, 13 et 22 (à 3 ou 4 héros, aussi sur la case 34 ; à 4, aussi sur la case 28)
    }, { $difficulty ->
        [easy] un skral sur la case 16
        [normal] des skrals sur les cases 16 et 33
       *[other] un skral sur la case 16 (en difficulté normale, aussi sur la case 33)
    } et un troll sur la case 6. Avant l’alarme, les créatures de la partie mine n’avancent pas. Une créature qui arrive sur une pierre précieuse la retire du jeu. Pour chaque créature qui entre sur la case 0 ou 63, le jeton N recule d’une lettre. L’alarme y est donnée dès qu’un héros et une créature partagent une case, même en passant, ou quand une attaque à distance ne vainc pas sa cible au premier tour de combat. On ne peut prendre ni pierres précieuses ni or sur la case d’une créature.
card-base-4-A3 = L’ancienne entrée commence parmi les arbres, dans un brouillard que personne n’a jamais vu se lever. Vos sacs sont légers. Tout ce qui n’était pas indispensable pend à un bouleau au bord du chemin, et cela fait beaucoup, maintenant que vous le laissez là. À l’autre bout de la montagne, Hallgard a allumé une bougie. C’est un nain : il a mesuré combien de temps elle brûle.
    .title = Le sentier de la forêt
    .rule = Les héros commencent sur la case 70 avec 2 points de force et 7 points de volonté ; le groupe se partage { $party ->
        [2] 4 pièces d’or
        [3] 6 pièces d’or
        [4] 8 pièces d’or
       *[other] 4, 6 ou 8 pièces d’or (à 2, 3 ou 4 héros)
    }. Le jeton N est posé en { $difficulty ->
        [easy] N
        [normal] L
       *[other] N (difficulté facile) ou L (difficulté normale)
    } : la légende s’achève quand le Narrateur et le jeton se rencontrent. Vous gagnez dès que vous avez remis au prince Hallgard { $difficulty ->
        [easy] { $party ->
            [2] un trésor d’une valeur de 26 pièces d’or
            [3] un trésor d’une valeur de 34 pièces d’or
            [4] un trésor d’une valeur de 42 pièces d’or
           *[other] un trésor suffisant
        }
        [normal] { $party ->
            [2] un trésor d’une valeur de 30 pièces d’or
            [3] un trésor d’une valeur de 38 pièces d’or
            [4] un trésor d’une valeur de 46 pièces d’or
           *[other] un trésor suffisant
        }
       *[other] un trésor d’une valeur de 26, 34 ou 42 pièces d’or (difficulté facile) ou de 30, 38 ou 46 pièces d’or (difficulté normale, à 2, 3 ou 4 héros)
    } à la sortie sud (0). Un héros qui tombe à 0 point de volonté est éliminé. Le héros de plus bas rang commence.
card-base-4-E = Une patrouille rentre au bercail, pose quelque chose de lourd et s’installe près de la porte avec ses dés. Elle n’a pas une haute idée des sentinelles, et elle le dit. Tout le reste de la nuit, la montagne ronfle un peu moins régulièrement.
    .title = La patrouille
    .rule = Un gor surgit sur la case 25. Si un héros s’y trouve, l’alarme est donnée.
card-base-4-G = D’abord de la poussière, puis des cailloux, puis un fracas d’armoire qui dévale un escalier, et enfin un silence qui a un goût. Là où il y avait un passage ce matin, il y a un tas. De quelque part en dessous monte une mince odeur d’huile de lampe.
    .title = La montagne tousse
    .rule = Un dé fixe où sont posés deux jetons éboulis, face visible : sur 1 ou 2, case 15 ; sur 3 ou 4, case 36 ; sur 5 ou 6, case 5. Une créature qui s’y trouve est retirée, les héros vont sur une case adjacente de leur choix, et les objets restent sous les éboulis. Ni héros ni créature n’y passe plus.
card-base-4-I = Quelqu’un a compté les pierres. Vous l’entendez faire : une voix, lente, sur ses doigts ; puis une pause ; puis de nouveau les mêmes doigts. Ensuite viennent les tambours, et ils courent dans les galeries plus vite qu’aucun de vous.
    .title = Les tambours
    .rule = { $difficulty ->
        [easy] Si l’alarme n’a pas encore été donnée, elle l’est maintenant.
        [normal] Si l’alarme n’a pas encore été donnée, elle l’est maintenant. Un wardrak surgit sur la case 30.
       *[other] Si l’alarme n’a pas encore été donnée, elle l’est maintenant. En difficulté normale, un wardrak surgit sur la case 30.
    }
card-base-4-alarm = Un cri, un chaudron qui tombe, un cor où souffle quelqu’un qui ne sait plus s’en servir. Ce qui dormait se lève. La plupart ne veulent même pas se battre : ils veulent sortir, par le plus court et les deux mains pleines.
    .title = Alarme !
    .rule = { $difficulty ->
        [easy] À partir de maintenant,
        [normal] Un skral surgit sur la case 20. À partir de maintenant,
       *[other] En difficulté normale, un skral surgit sur la case 20. À partir de maintenant,
    } les créatures de la partie mine avancent vers les sorties au lever du soleil.
card-base-4-fire = La pierre est chaude en dessous. Elle n’était pas là pour sa beauté : c’était un bouchon. Tout au fond, quelque chose prend une longue inspiration, et dans le noir trois gueules rouges s’ouvrent.
    .title = La montagne respire
    .rule = Il y a un jet de feu maintenant, puis après chaque pierre précieuse prise et au début de chaque lever du soleil. On lance un dé rouge pour chacune des bouches des cases 10, 20 et 30. Le feu couvre autant de cases le long des flèches, bouche comprise. Les héros qui s’y trouvent perdent autant de points de volonté. Si deux jets se rencontrent, seul le plus fort compte. Un bouclier protège son porteur.
card-base-4-N = La bougie est éteinte. Hallgard entrouvre la porte, juste la largeur d’une main, et regarde ce qui est posé devant, puis ceux qui l’ont apporté, puis le ciel à l’ouest, où il y a trop de rouge pour cette heure. Il ne dit pas lequel des trois l’inquiète.
    .title = La porte se referme
    .rule = Vous gagnez si { $difficulty ->
        [easy] { $party ->
            [2] un trésor d’une valeur de 26 pièces d’or
            [3] un trésor d’une valeur de 34 pièces d’or
            [4] un trésor d’une valeur de 42 pièces d’or
           *[other] un trésor suffisant
        }
        [normal] { $party ->
            [2] un trésor d’une valeur de 30 pièces d’or
            [3] un trésor d’une valeur de 38 pièces d’or
            [4] un trésor d’une valeur de 46 pièces d’or
           *[other] un trésor suffisant
        }
       *[other] un trésor d’une valeur de 26, 34 ou 42 pièces d’or (difficulté facile) ou de 30, 38 ou 46 pièces d’or (difficulté normale, à 2, 3 ou 4 héros)
    } a été remis à temps ; sinon, la légende est perdue.

## Le feu des bouches

pile-fire = Feu
event-base-fire-blast = Un souffle parcourt les galeries, d’abord tiède, puis brûlant, puis rouge.
    .title = Jet de feu
    .rule = On lance un dé rouge pour chacune des bouches des cases 10, 20 et 30. Le feu couvre autant de cases le long des flèches, bouche comprise. Les héros qui s’y trouvent perdent autant de points de volonté. Si deux jets se rencontrent, seul le plus fort compte. Un bouclier protège son porteur.

path-vent_1 = la première bouche de feu
path-vent_2 = la deuxième bouche de feu
path-vent_3 = la troisième bouche de feu
figure-hallgard = le prince Hallgard

## Lac secret

pile-lake = Lac secret
event-base-lake-lake_1 = Le froid vous prend le souffle avant que l’eau vous prenne les bottes.
    .title = Étreinte glacée
    .rule = Vous perdez 3 points de volonté.
event-base-lake-lake_2 = Là-dessous, quelque chose attendait de la compagnie depuis longtemps, et vous tient maintenant par la ceinture.
    .title = L’Appel des profondeurs
    .rule = Lancez un dé de héros : vous perdez autant de points de volonté.
event-base-lake-lake_3 = De longs doigts d’algues se referment sur vos deux chevilles. Vous pouvez vous arracher de là et en payer le prix, ou ne plus bouger jusqu’à ce qu’elles vous aient oublié.
    .title = Algues
    .rule = Au choix : vous perdez 3 points de volonté, s’il vous en reste au moins 1, ou votre journée finit maintenant.
event-base-lake-lake_4 = Ce qui brille pèse lourd, et le lac a une main pour cela : petite, patiente, et déjà dans votre sac.
    .title = La Dîme du lac
    .rule = Rendez une pierre précieuse de votre choix. Si vous n’en avez pas, il ne se passe rien.
event-base-lake-lake_5 = Sous la surface immobile passe un courant. Il vous emporte comme une lettre et vous distribue ailleurs.
    .title = À la dérive
    .rule = Vous êtes emporté sur la case 9, ce qui compte comme y entrer.
event-base-lake-lake_6 = Une rangée de pierres plates affleure presque, chacune là où le pied la voudrait. Quelqu’un aux jambes courtes s’est donné du mal.
    .title = Pierres de gué
    .rule = Vous pouvez vous déplacer aussitôt de 1 case sans dépenser d’heure.
event-base-lake-lake_7 = La mousse des rochers donne une lumière verte, et tant que vous la regardez, rien ne fait mal.
    .title = Mousse luisante
    .rule = Vous gagnez 2 points de volonté, ou 4 si vous en avez 6 ou moins.
event-base-lake-lake_8 = Une bourse, les os d’une main, et plus personne avec qui se disputer pour savoir à qui elle est.
    .title = Bourse engloutie
    .rule = Vous recevez 2 pièces d’or.
event-base-lake-lake_9 = Une gourde vient cogner contre votre poitrine, encore bouchée. Du bac, il ne reste rien, et vous ne cherchez pas le passeur.
    .title = La Gourde du passeur
    .rule = Vous recevez une gourde.
event-base-lake-lake_10 = Un seul plouf. La montagne le répète après vous, encore et encore, un peu plus fort à chaque fois, comme un enfant un mot nouveau.
    .title = Écho
    .rule = La créature de la case au plus petit numéro de la partie mine avance de 1 case le long de sa flèche, même avant l’alarme.
