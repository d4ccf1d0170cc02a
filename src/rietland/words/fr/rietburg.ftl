# La Libération de Chaumebourg : héros, cartes, missions.
# Le texte d’une carte est son nom ; `.rule` dit simplement ce qu’elle fait, `.story` se lit à voix haute.

legend-rietburg-1 = La Libération de Chaumebourg
    .intro = Les feux de garde sont éteints, et autre chose a allumé les siens. Des créatures tiennent le château du roi, de la porte jusqu’aux caves, et très loin, au-dessus des collines, un dragon a tourné la tête. Une vieille prophétie parle de quatre exploits qui rompraient le sort jeté sur ces murs. Elle oublie de dire lesquels.
    .number = La libération

difficulty-first = première partie
difficulty-hard = difficile

variant-rietburg-1-red_creatures = avec les créatures rouges
variant-rietburg-1-no_red_creatures = sans les créatures rouges
variant-rietburg-1-red_boxes = avec les encadrés rouges
variant-rietburg-1-no_red_boxes = sans les encadrés rouges
variant-rietburg-1-more_time = onze cartes Narrateur
variant-rietburg-1-less_time = neuf cartes Narrateur
variant-rietburg-1-busy_allies = alliés posés seulement pour leur effet
variant-rietburg-1-spirit_and_grimoires = l’Esprit des Eaux soutient les grimoires

## Héros

hero-orfen = Orfen
    .role = guerrier-loup
hero-kheela = Kheela
    .role = gardienne

role-wolf_warrior = guerrier-loup
    .ability = Attire les créatures là où il se tient.
role-sorceress = magicienne
    .ability = Combat, se déplace et explore grâce à six grimoires, qui se rouvrent quand elle récupère.
role-guardian = gardienne
    .ability = Envoie l’Esprit des Eaux, qui double sa propre force ou en prête 2 à chacun sur place.

## Lieux

place-gate = Poterne
place-forge = Forge
place-chapel = Chapelle
place-tower = Tour de Brandur
place-dungeon = Geôles
place-house_of_tor = Maison de Tor

## Cartes Héros

card-chada_1 = Main sûre
card-chada_2 = Tir en pleine course
card-chada_3 = Deux flèches sur la corde
card-thorn_1 = Rompre les rangs
card-thorn_2 = L’épaule d’abord
card-thorn_3 = Tenir l’escalier
card-orfen_1 = Le bond du loup
card-orfen_2 = Le flair
card-orfen_3 = L’encerclement
card-orfen_4 = À grandes foulées
card-kram_1 = Au fond du puits de mine
card-kram_2 = Coup d’enclume
card-kram_3 = Têtu comme la pierre
card-eara_1 = Pages ouvertes
card-eara_2 = Vers murmurés
card-eara_3 = Notes en marge
card-kheela_1 = L’eau monte
card-kheela_2 = Courant de fond
card-kheela_3 = Déferlante

grimoire-ember = le Livre des Braises
grimoire-halo = le Livre Auréolé
grimoire-thunder = le Livre du Tonnerre
grimoire-dragonfire = le Livre du Feu-dragon
grimoire-wind = le Livre des Vents
grimoire-eye = le Livre des Yeux

## Rencontres

encounter-gor = gor
    .the = le gor
    .a = un gor
encounter-gorlot = gorlot
    .the = le gorlot
    .a = un gorlot
encounter-white_skral = skral blanc
    .the = le skral blanc
    .a = un skral blanc
    .rule = Récompense : prenez un objet face visible, où que ce soit.
encounter-flying_gor = gor volant
    .the = le gor volant
    .a = un gor volant
    .rule = Sa force est le nombre de créatures visibles, lui compris.
encounter-skeleton_warrior = guerrier squelette
    .the = le guerrier squelette
    .a = un guerrier squelette
    .rule = Le vaincre coûte aussi 1 pièce d’or de la galerie.
encounter-wardrak = wardrak
    .the = le wardrak
    .a = un wardrak
    .rule = Récompense : révélez la première carte d’un lieu de votre choix.
encounter-troll = troll
    .the = le troll
    .a = un troll
    .rule = Récompense : un allié.
encounter-hagrod = Hagrod
    .rule = Récompense : une carte Narrateur de la boîte passe sous la pile.
encounter-calrai = Calrai
    .rule = Fardeau : une carte face cachée arrive là où vous êtes.
encounter-shan = Shan
    .rule = Fardeau : perdez 1 point de volonté et posez une carte Héros sans l’utiliser.
encounter-black_wardrak = wardrak noir
    .the = le wardrak noir
    .a = un wardrak noir
    .rule = Récompense : retirez une carte face cachée, où que ce soit.
encounter-cave_troll = troll des cavernes
    .the = le troll des cavernes
    .a = un troll des cavernes
    .rule = Récompense : un allié, et retirez une carte face cachée, où que ce soit.
encounter-skral_captain = capitaine skral
    .the = le capitaine skral
    .a = un capitaine skral
    .rule = Récompense : vainquez sans combat une créature de force 6 ou moins, où qu’elle soit.

encounter-telescope = longue-vue
    .the = la longue-vue
    .a = une longue-vue
    .rule = Révélez trois cartes sur trois lieux. Une fois utilisée, elle vaut 1 pièce d’or.
encounter-bone_twigs = brindilles d’os
    .the = les brindilles d’os
    .a = des brindilles d’os
    .rule = Vainquez une créature de force 5 ou moins, où qu’elle soit. Une fois utilisées, elles valent 1 pièce d’or.
encounter-brotherhood_shield = Bouclier de la Fraternité
    .the = le Bouclier de la Fraternité
    .a = le Bouclier de la Fraternité
    .rule = Combattez avec une force de 5, même sur un autre lieu, en solitaire ou en groupe. La volonté ne s’y ajoute pas.
encounter-hadrias_hourglass = Sablier d’Hadria
    .the = le Sablier d’Hadria
    .a = le Sablier d’Hadria
    .rule = Une carte Narrateur de la boîte passe sous la pile.
encounter-wineskin = gourde
    .the = la gourde
    .a = une gourde
    .rule = Trois déplacements.
encounter-witch_brew = potion de la sorcière
    .the = la potion de la sorcière
    .a = une potion de la sorcière
    .rule = Prenez 4 points de volonté.
encounter-horn = cor
    .the = le cor
    .a = un cor
    .rule = Reprenez deux cartes posées, quel que soit le héros qui les a posées.

## Alliés

card-veest = Veest
    .rule = Combattez avec une force de 6, même en groupe. La volonté ne s’y ajoute pas.
card-triest = Triest
    .rule = Combattez avec une force de 5, même en groupe. La volonté ne s’y ajoute pas.
card-gilda = Gilda
    .rule = Trois déplacements.
card-grenolin = Grenolin
    .rule = Révélez deux cartes ; en plus, un déplacement.
card-reka = Reka
    .rule = Prenez 2 points de volonté.
card-garz = Garz
    .rule = Pour 1 pièce d’or : prenez 2 points de volonté ; en plus, deux déplacements.
card-thorald = Thorald
    .rule = Pour 1 pièce d’or : vainquez une créature de force 8 ou moins là où vous êtes.
card-melkart = Melkart
    .rule = Échangez une mission et retirez une carte face cachée.

## Cartes Narrateur

card-narrator_1 = Des torches sur la tour
    .story = Sur la tour de Brandur, les torches s’allument de gauche à droite, comme le vieux roi l’a toujours voulu. Ils ont dû regarder pendant des années.
card-narrator_2 = Du bruit dans la maison
    .story = Dans la maison de Tor, une commode descend l’escalier, tiroir par tiroir. Puis vient un silence, où on les entend décider d’aller chercher l’autre.
card-narrator_3 = La porte grince
    .story = La porte grince depuis le jour où on l’a posée, et chaque garde avait sa manière de l’ouvrir sans bruit. Ce qui entre à présent n’en connaît aucune. Être entendu ne semble pas le gêner.
card-narrator_4 = Étincelles dans la nuit
    .story = Des étincelles sortent de la cheminée de la forge, et le forgeron est parti depuis le printemps. Elles dérivent jusqu’au toit de la chapelle et s’y éteignent, toutes sauf une.
card-narrator_5 = Une cloche, une seule fois
    .story = La cloche de la chapelle sonne un seul coup. Vous attendez le suivant, comme tout le monde, et pendant que vous attendez, une porte se referme tout au fond des geôles.
card-narrator_6 = Un bruit de chaînes
    .story = Au fond des geôles, on traîne une chaîne sur le sol, maillon par maillon. Autrefois, il y avait un prisonnier au bout. Maintenant, on dirait un bagage.
card-narrator_7 = On nous a suivis
    .story = Dans la poussière, derrière vous, il y a d’autres traces à côté des vôtres, jusqu’à cette porte. Vous vous retournez. Aucune ne repart.
card-narrator_8 = Le marteau s’abat
    .story = Dans la forge, un marteau tombe et ne rebondit pas. Un instant, tout le château retient son souffle, vous aussi, et quelque chose d’autre, tout près.
card-narrator_9 = Des pas derrière nous
    .story = Vous vous arrêtez, et les pas derrière vous s’arrêtent aussi, un peu trop tard. À la fenêtre de la chapelle, une bougie va et vient, à la hauteur où la tiendrait un homme très grand.
card-narrator_10 = Surgis de la cave
    .story = Dans la maison de Tor, une trappe se soulève d’une largeur de main. En bas, quelque chose a mangé tout le long des casiers à vin, et voudrait voir maintenant ce que l’on garde à l’étage.
card-narrator_11 = Des ailes au-dessus de la cour
    .story = Une ombre traverse la cour, et quand vous levez les yeux, il n’y a que le ciel. Une ardoise se détache du toit de la tour et met longtemps à arriver.
card-narrator_12 = L’escalier n’est pas vide
    .story = Dans l’escalier de la tour, toutes les bougies penchent avec le courant d’air, sauf une. Celle-là penche, se redresse et penche encore, régulière comme un souffle.
card-narrator_13 = L’hymne des gorlots
    .story = Dans la chapelle, ils chantent. Ils n’ont pas de paroles et une seule note, mais ils ont découvert que la voûte répond, et plus rien ne les arrête.
card-narrator_14 = Serrures brisées
    .story = C’étaient de bonnes serrures. Elles sont alignées sur les marches des geôles, nettoyées et rangées par taille. La clé pend à son clou, comme toujours.
card-narrator_15 = À travers les barreaux
    .story = Un bras passe à travers la herse, cherche le verrou et ne le trouve pas. Il se retire poliment. Alors toute la grille commence à monter.
card-narrator_16 = Fer froid
    .story = La forge est froide depuis des semaines, et pourtant il ne reste pas une lame au mur. Dans la maison de Tor, on les distribue ; cela s’entend à la façon dont les voix se taisent.
card-narrator_17 = La porte était ouverte
    .story = Vous vous souvenez de l’avoir fermée. Vous vous en souvenez bien, parce qu’elle coinçait et que l’un de vous en a plaisanté. Maintenant elle est ouverte, et personne ne rit.
card-narrator_18 = La tour s’éveille
    .story = À la tour, un volet s’ouvre, puis celui d’en dessous, puis le suivant. Ce qui descend s’arrête à chaque fenêtre pour vous chercher des yeux.
card-narrator_19 = Verre brisé
    .story = Le grand vitrail de la chapelle tombe d’un seul morceau et en fait beaucoup. Par terre, parmi le bleu et l’or, seul le dragon peint est encore entier.
card-narrator_20 = Les rats d’abord
    .story = D’abord, ce sont les rats qui remontent des geôles et passent devant vos bottes sans un regard. Puis les chats.
card-narrator_21 = Face à face
    .story = Vous tournez au coin, et autre chose aussi. Le temps d’un souffle, tout le monde est très poli, et chacun attend que l’autre passe.
card-narrator_22 = La maison est cernée
    .story = Tout autour de la maison de Tor brûlent de petits feux, à égale distance, et devant chacun quelque chose est assis, le dos à la flamme. Ce n’est pas la chaleur qui les amène.

## Missions

mission-providence = La Providence
    .rule = La galerie compte plus de cartes qu’il n’y en a sur tous les lieux réunis, missions comprises.
    .story = Quand ce qui fut pris pèse plus que ce qui reste, la balance du château penche.
mission-jrain = Jrain, le roi des gors volants
    .rule = Cédez quatre gors volants de la galerie.
    .story = Chaque soir, il compte ses sujets. Faites en sorte qu’il en compte moins.
mission-fire_spirit = L’Esprit du Feu
    .rule = { $party ->
        [2] Les héros présents donnent ensemble 5 points de volonté.
        [3] Les héros présents donnent ensemble 7 points de volonté.
        [4] Les héros présents donnent ensemble 8 points de volonté.
       *[other] Les héros présents donnent ensemble des points de volonté : 5, 7 ou 8 à deux, trois ou quatre héros en jeu.
    }
    .story = Il brûle parce qu’il a peur. Restez là et respirez lentement, jusqu’à ce qu’il fasse de même.
mission-flame_of_hadria = La Flamme d’Hadria
    .rule = { $party ->
        [2] Payez 2 pièces d’or,
        [3] Payez 3 pièces d’or,
        [4] Payez 4 pièces d’or,
       *[other] Payez 2, 3 ou 4 pièces d’or à deux, trois ou quatre héros en jeu,
    } et posez sans l’utiliser une carte Héros d’un héros présent.
    .story = De l’huile, une mèche de fil d’argent, et quelqu’un qui veille jusqu’à ce qu’elle prenne.
mission-prisoners = Les prisonniers
    .rule = Trois lieux sont libres de toute rencontre, celui-ci compris.
    .story = Ils ne remonteront l’escalier que lorsqu’ils n’entendront plus rien du tout.
mission-skral_sorcerer = Le sorcier skral
    .rule = À la révélation : une carte arrive ici face visible. Posez sans les utiliser deux cartes Héros de héros présents.
    .story = Il ne veut pas d’or. Il veut qu’on lui obéisse, rien qu’une fois, et que cela coûte.
mission-council = Le conseil
    .rule = Tous les héros sont ici et posent ensemble trois cartes Héros sans les utiliser.
    .story = Des chaises en cercle, une chandelle, et un plan auquel il faut la voix de chacun.
mission-watch_fires = Les feux de garde
    .rule = Aucun héros ne partage son lieu avec un autre, et au plus une créature est visible.
    .story = Allumez-les loin les uns des autres, et au même instant.
mission-armoury = L’armurerie
    .rule = Défaites-vous de deux cartes Allié ou Objet de héros présents.
    .story = Armez les gens des caves. Avec quoi ? Avec tout ce que vous avez.
mission-silent_yard = La cour silencieuse
    .rule = Aucune créature n’est visible.
    .story = Pendant une heure, personne sur les murs.
mission-lifted_veil = Le voile levé
    .rule = Sur aucun lieu la première carte n’est face cachée.
    .story = Toutes les portes ouvertes, toutes les ombres nommées.
mission-ransom = La rançon
    .rule = { $party ->
        [2] Payez 5 pièces d’or.
        [3] Payez 6 pièces d’or.
        [4] Payez 7 pièces d’or.
       *[other] Payez 5, 6 ou 7 pièces d’or à deux, trois ou quatre héros en jeu.
    }
    .story = Ils tiennent le vieil intendant, et ils savent compter.
mission-trophy_hall = La salle des trophées
    .rule = Six sortes de cartes différentes sont dans la galerie.
    .story = Accrochez-les côte à côte, pour que nul ne puisse parler de chance.
mission-troll_hunt = La chasse aux trolls
    .rule = Trois trolls ou trolls des cavernes sont dans la galerie.
    .story = Ils ont fait sauter la grande porte de ses gonds. Faites-les sortir des leurs.
mission-scrolls = Les rouleaux de Brandur
    .rule = Cinq missions ont été révélées, celle-ci comprise ; payez 2 pièces d’or.
    .story = Le vieux roi a tout écrit, mais jamais au même endroit.
mission-false_omen = Le faux présage
    .rule = À la révélation : échangez une mission. Payez 4 pièces d’or.
    .story = La prophétie a une seconde page, et elle contredit la première.
