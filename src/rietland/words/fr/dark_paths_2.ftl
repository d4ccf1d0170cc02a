# Sombres sentiers, second chapitre : Le prix.
# Le texte d’une section est son récit ; `.title` son titre, `.way-…` ce que l’on peut choisir.

section-dark_paths-40 = La chamane s’appelle Ellin, et elle parle en travaillant, jetant au feu des choses qui claquent. « Il y a trois lunes, vous arriviez ici avec une éclaireuse. Sennet. Toute la soirée, il a été question du bon chemin, à grands cris, et personne n’avait raison. » Elle vous tend quelque chose de chaud et d’amer. « En route, elle s’est endormie, comme on s’endort cet hiver. Vous l’avez prise sur votre dos et vous avez marché vers la grande grotte. Je vous suivais des yeux. Deux têtes, une seule trace. » Cela claque. « Au retour, personne ne vous portait. » Ce n’est pas un reproche. Vous tenez la tasse, et le nom est dans la vapeur, et à chaque inspiration il est là de nouveau. Quand la tasse est vide, votre dos s’est redressé de lui-même.
    .title = La tente d’Ellin
    .way-ask_price = Demandez-lui ce qui s’achète à la grotte
    .way-ask_arms = Demandez des armes au chef
    .way-leave = Partez avant l’aube

section-dark_paths-41 = « Notre lac, vous l’avez déjà traversé, dit l’homme au filet, comme d’autres parlent du temps. Avec une jeune fille sur le dos, endormie, de la glace jusqu’au menton. Tout droit, là où c’est profond. Le Vieux est monté sous vos pieds pour voir. On s’est dit, bon, voilà. » Il coupe un fil avec les dents. « Il vous a laissé passer. Il ne fait jamais ça. » Les autres approuvent. « Plus tard, un conducteur est passé, avec une moitié d’écharpe. Il a laissé un message, au cas où. Il nous l’a fait réciter trois fois. » Il pose le filet et le dit avec précaution, tout d’une pièce : « Vous avez payé. Ne payez pas deux fois. » Puis une femme vous passe au cou une gourde pleine, lui donne une tape, et à vous aussi.
    .title = Parmi les filets
    .way-old_diver = Demandez à voir le vieux plongeur
    .way-sledge = Empruntez un traîneau à glace
    .way-on_foot = Partez à pied

section-dark_paths-42 = À votre réveil, la femme aux sabots se tient au seuil de son gîte, avec trois petits tas devant elle : du rouge, du bleu, et quelque chose de blanc et de filandreux où la terre colle encore. Les épines, elle les a poussées de côté. Elle regarde les tas comme on cherche un mot qu’on a sur le bout de la langue. Elle met le bleu contre le blanc. Elle le remet à sa place. Une moitié de syllabe lui sort de la gorge, et elle se frappe le front de ses phalanges, pas fort, comme on frappe à une maison où l’on croit qu’il y a quelqu’un. Puis elle voit vos yeux ouverts et vous montre, des deux mains : là. Vous voyez ? Pour votre petit déjeuner, elle a cassé des noix et vous a gardé les grosses.
    .title = Mousse et épines
    .way-help_her = Essayez de l’aider
    .way-follow_her = Laissez-la vous mener par ses sentiers

section-dark_paths-43 = Quelque chose goutte sur votre paupière, et la goutte est tiède. Vous êtes en vie ; cela prend du temps, et rien n’en est agréable. Près de vous, un feu n’est plus que braise. Quelqu’un l’a bâti tout près, mais pas trop près, est resté là assez longtemps pour y laisser un creux, et s’en est allé. Pas de message. Rien qu’un bout de ruban jaune, noué autour de la dernière bûche pour que vous ne la brûliez pas aussi. Ce ruban, vous le connaissez. Un feu comme celui-là, vous l’avez fait un jour pour quelqu’un qui dormait, en restant du côté froid. Cela, au moins, est là. Mais quand vous cherchez le reste, tout ce que vous aviez ramassé avec tant de peine, il y a des vides dans la rangée, et la neige entre par là.
    .title = Le dégel
    .way-tracks = Cherchez des traces autour du feu
    .way-wander = Allez où vos pieds veulent aller

section-dark_paths-44 = Shron est plus grand qu’on ne dit, et mieux habillé. Il va et vient devant vous, neuf pas, puis neuf pas, tandis que deux gardes étudient le sol de la tente. « Le Sans-Visage, dit-il. Que demande-t-il ? Que donne-t-il ? Est-ce qu’il pèse la chose d’abord, ou est-ce qu’il vous croit sur parole ? » Il n’attend pas de réponse. Il a déjà interrogé d’autres gens ; ils dorment, alignés contre la paroi. « J’ai eu quelque chose, dit-il au mât de la tente, que j’aimerais bien ravoir. » Puis il se rappelle votre présence et fronce les sourcils, pour la forme. L’anneau de votre cheville a une serrure grosse comme un pain, rouillée au trou. Vous vous découvrez plus de curiosité que de peur.
    .title = Les fers
    .way-pick_lock = Travaillez la serrure pendant qu’il parle
    .way-challenge = Défiez-le
    .way-bribe = Proposez au garde un marché à vous
    .way-listen = Écoutez

section-dark_paths-45 = « C’était un homme, dit Ellin. Il voyait venir les choses, toujours un peu plus loin que nous autres, et à la fin il en a tant vu qu’il n’a pas supporté d’être là. Alors il est parti. Ce qui se tient dans la grotte, c’est ce qu’il a laissé : son ombre. Pas de visage, puisqu’il n’y a personne pour en avoir un. » Elle retourne une bûche. « Il fait commerce. Il achète l’étoffe dont on est fait, et il paie avec ce que l’on aime. Il n’a jamais trompé personne. Il tient toujours parole, c’est bien le plus terrible. » Une étincelle saute sur le tapis, elle l’éteint du pouce. « À la fin, il demande si vous êtes d’accord. La prochaine fois, respirez un bon coup avant de répondre. »
    .title = Ce que sait Ellin
    .way-ask_arms = Demandez des armes au chef
    .way-set_out = Mettez-vous en route

section-dark_paths-46 = Takota l’ouvre lui-même : une fosse sous une peau, et dans la fosse ce qui reste. Il est le chef des Yetohe, et son dernier sommeil date d’une autre saison. Un morceau d’argile brisée pend à un cordon autour de son cou. « Une seule chose, dit-il. Tout le reste est pour ceux qui demeurent ici. » Il lève la lanterne. Il y a une lame, longue et droite, avec une rivière dans l’acier. Il y a des fourrures, fraîchement brossées. Il y a du bois, rangé comme d’autres rangent l’argenterie, et un pot de terre pour porter les braises. Pendant que vous regardez, il observe vos mains, puis vos épaules et ce qu’elles portent, et son visage ne livre rien. « Une seule, dit Takota. Et ensuite, rapportez-la. »
    .title = L’armurerie du chef
    .way-take_blade = Prenez la lame
    .way-take_furs = Prenez les fourrures
    .way-take_firewood = Prenez du bois et un pot à braises
    .way-show_tablet = Approchez votre moitié de tablette de la sienne

section-dark_paths-47 = Il est au bord d’un trou dans le plancher, les pieds dans le lac. Ses yeux sont blancs comme des œufs durs. « Poignet », dit-il, et il prend le vôtre, et l’écoute avec deux doigts. « Ah. La peur, voyez-vous, il faut bien qu’elle respire. Elle respire plus vite que vous. Alors on s’arrête, et on attend qu’elle ait usé tout son air. » Et il vous plonge la figure dans l’eau, sans prévenir, en toute amitié. Noir. Votre cœur se cogne comme un oiseau dans une cheminée. Vous attendez. L’oiseau se fatigue. Et alors, dans l’obscurité qui reste, quelque chose monte : un sol de pierre, quelqu’un sans visage, vos deux mains tendues, ouvertes. Vous regardez jusqu’à la fin. Quand il vous lâche, il y a longtemps que cela ne vous dérange plus.
    .title = Le vieux plongeur
    .way-sledge = Prenez le traîneau à glace
    .way-on_foot = Partez à pied

section-dark_paths-48 = Le traîneau à glace est une planche, deux os et une voile en peau de poisson, et dès que vous le lâchez il se met à chanter. Les pilotis sont derrière, puis petits, puis une simple idée. Vous penchez ; il penche. Ce serait de la joie pure si vous ne regardiez pas en arrière. Là-bas, la glace s’ouvre comme une gueule : d’abord une lèvre d’eau noire, puis les dents, qui basculent et s’enfoncent une à une dans votre sillage, et puis elle se referme et elle a avalé. Elle ne vous poursuit pas, vous dites-vous. Il se trouve qu’elle va du même côté. Devant vous, les fissures commencent à courir aussi, et le traîneau, qui n’a ni frein ni imagination, chante un peu plus haut.
    .title = Sur la glace
    .way-race = Faites la course avec les fissures
    .way-steer_wide = Faites un large détour par la rive

section-dark_paths-49 = Tous les gens que vous interrogez montrent la même direction et regardent dans une autre. C’est donc à leurs coudes que vous trouvez la route. Elle consiste en une file de pierres coiffées de neige, et entre les pierres le vent rentre chez lui. Ici, elle se divise. D’un côté s’ouvre une gorge, qui marmonne. De l’autre commence une prairie, toute plate, d’où sortent des choses pâles qui ne sont pas des buissons. Quelqu’un a gravé une flèche sur la dernière pierre, et quelqu’un d’autre l’a grattée. Loin au nord, là où le ciel devrait être le plus sombre, une tache d’air chaud flotte sur les montagnes. Elle enfle ; elle retombe ; elle enfle.
    .title = La route de la grotte
    .way-gorge = Passez par la gorge aux Échos
    .way-meadow = Traversez la prairie aux os
    .way-stair = Montez l’escalier des Grehon
    .way-goat_paths = Prenez les sentiers de la femme aux sabots
    .way-black_drops = Suivez les gouttes de sève noire jusqu’au gîte de la femme aux sabots
    .way-boy = Suivez le garçon, qui attend au bord de la route
    .way-make_fire = Faites d’abord un feu et dormez

section-dark_paths-50 = Ici, aucun vent ne monte, aucune trace ne dure. Le sentier est large comme un sabot ; il suit des corniches, passe sous des lèvres de pierre, par une fente où il faut vider ses poumons, et ne grimpe jamais plus haut que nécessaire. Ce qui l’a tracé connaissait la fatigue, et la ruse. Et à chaque fourche, tantôt à gauche, tantôt à droite, un ruban est noué à un buisson. Jaune, à double nœud. Au premier, vous pensez à une coïncidence. Au deuxième, vous vous arrêtez. Au troisième, votre gorge se serre : un feu, une dormeuse, cette couleur dans ses cheveux, et votre dos au vent, pour elle. Quelqu’un est passé par ici en voulant qu’on le suive, et les a tous noués à la hauteur de vos yeux.
    .title = Sentiers de chèvres
    .way-cave = Continuez vers la grotte
    .way-wonder = Demandez-vous qui les a noués

section-dark_paths-51 = Rouge, bleu, blanc. La marmite est sur la braise, les tas sont prêts, et la femme aux sabots les regarde, vous regarde, les regarde encore, avec un frisson le long du flanc, comme en ont les chevaux avant l’orage. Qu’ils vont ensemble, vous le savez, comme on sait une chanson sans les paroles. Vous pourriez la fredonner. Le rouge en premier, parce qu’il lui faut plus de temps ; ou en dernier, parce qu’il brûle ? Et que lui arrivera-t-il si vous vous trompez ? Elle a eu tant de patience avec ce corps. Par-dessus la vapeur, elle vous tend la main. C’est une main de femme, avec de la terre sous les ongles, et elle ne tremble pas du tout.
    .title = Trois couleurs
    .way-brew = Préparez le breuvage et tenez-lui la main
    .way-leave_it = Laissez cela à qui s’y connaît mieux

section-dark_paths-52 = Vous voilà dehors. La chaîne reste en tas derrière vous, et la nuit est immense et de votre côté. Le sac du garde est venu avec. Une demi-saucisse, dont le sort est aussitôt réglé. Un couteau, court et honnête. Une feuille pliée en huit ; vous la tenez à la lune, et c’est votre propre visage. La bouche est ratée, mais pour faire ces yeux-là il a fallu vous regarder très longtemps, et non sans plaisir. Il y a un prix dessous. Vous auriez cru valoir davantage. Plus bas, une cale devant chaque patin, le traîneau des dormeurs attend le matin, et de là descend la pente, lisse et blanche, jusqu’aux feux des Yetohe.
    .title = Une chaîne défaite
    .way-run = Courez
    .way-free_sledge = Faites sauter les cales et laissez filer les dormeurs

section-dark_paths-53 = Il fait un pas en arrière. Un seul, et ensuite il regarde son pied comme si celui-ci avait parlé sans permission. Les gardes ne respirent plus. Puis quelque chose commence tout au fond de sa poitrine, et monte, et il faut un moment pour être sûr que c’est un rire. « Des années, dit Shron en s’essuyant les yeux du bout de sa tresse. Personne. Depuis des années. » Il ôte son heaume. Dessous, ses cheveux sont plats et gris, et le voilà d’un coup le fils de quelqu’un. Il vous pose le heaume sur la tête et y frappe deux fois. « Ça, et votre vie. C’est un prêt. Je voudrai ravoir les deux. » Le heaume est beaucoup trop grand. Par les fentes, le monde a l’air de quelque chose à quoi l’on pourrait faire peur.
    .title = Shron rit
    .way-go_on = Partez avant qu’il change d’avis

section-dark_paths-54 = Vous restez sans bouger, et au bout d’une heure ils ne pensent plus à vous, comme on oublie un chien. C’est le jeune qui raconte. « Il y est allé lui-même, l’hiver dernier. Le Sans-Visage voulait le visage de son père. Rien d’autre. Le vieux est mort depuis vingt ans, et il l’aurait récupéré, vivant, avec sa pipe. – Contre un visage ? – Contre le souvenir du visage. » Le plus âgé fait le calcul, lentement, avec les lèvres. « Alors il ne l’aurait pas reconnu. – Alors il a dit non. » Ils regardent le rideau derrière lequel Shron dort, ou ne dort pas. « Et depuis, il a honte. » Voilà donc comment il compte. Il achète l’étoffe dont on est fait et paie avec ce que l’on aime, et Shron et vous avez tendu les mains au même endroit.
    .title = Ce que disent les gardes
    .way-wait = Attendez la relève de la garde
    .way-tell_shron = Dites à Shron ce que vous auriez fait

section-dark_paths-55 = Ah non, pas une seconde fois, dit votre corps, qui oublie moins que vous. Mais si. Du vert, puis du noir. Votre bouche se ferme d’elle-même, vos jambes se replient, votre main brûlée tâte le dessous de la glace et cherche l’endroit mince, car il y a toujours un endroit mince, et d’où le savez-vous ? Ici. Vous l’ouvrez avec le front. Vous sortez morceau par morceau, vous roulez sur le dos et vous fumez comme une soupe. Quelque part dans le fond, le traîneau chante toujours. Sur la rive, vous tordez vos cheveux, et les pointes cassent.
    .title = L’eau froide
    .way-go_on = Repartez, vite

section-dark_paths-56 = « Mattis », dit la gorge. Elle attend. « Orlo ? Ketil ? La petite Anna ? » Elle a une voix agréable, un peu monotone, comme quelqu’un qui lit une liste à une porte, et après chaque nom elle laisse juste le temps qu’il faut pour dire oui. Les parois sont si lisses que vous vous y voyez marcher. « Hedwin. Tamo. » Le long du chemin se dressent des monticules de glace, hauts comme des hommes, quelques-uns une main derrière l’oreille. « Capitaine ? Ma sœur ? Vous, là ? » Cent noms, et à chacun votre bouche s’ouvre un peu. Ce serait si facile. Un nom, c’est une chose chaude, même si un autre l’a porté. « Eh bien ? » dit la gorge.
    .title = La gorge aux Échos
    .way-answer = Répondez à l’un d’eux
    .way-stop_ears = Bouchez-vous les oreilles et marchez

section-dark_paths-57 = Cela craque, où que vous posiez le pied. Des côtes sortent de la neige en rangées, comme des barques qu’on aurait commencées avant de perdre courage. Vous êtes à mi-chemin quand une des congères se lève et se secoue. Elle a les bras d’un gor et le crâne plat d’un gor, et puis trop de tout le reste : des épaules, des mâchoires, des plaques de corne là où la peau, trop petite, s’est fendue. Un wargor. C’était un gor, dit-on, avant d’aller là où vous allez. Un instant, le gor est encore là, dans les petits yeux, comme quelqu’un à la fenêtre d’une maison en flammes. Puis ils vous trouvent.
    .title = La prairie aux os
    .way-fight = Combattez-le
    .way-roar = Coiffez le heaume de Shron et rugissez
    .way-volpin = Laissez le volpin l’entraîner
    .way-throw_food = Jetez-lui votre gourde et courez

section-dark_paths-58 = Quelqu’un a taillé un escalier dans la falaise, pour des gens pourvus de très bons poumons. Vous avez cessé de compter depuis longtemps quand une lance s’abaisse en travers de la marche, juste devant votre nez. L’homme à l’autre bout porte un manteau de plumes, longues et grises, et chacune remue pour son compte. « Qui va là ? » demande-t-il. Ce n’est pas un salut. C’est une serrure, et il vous observe comme on observe une main qui cherche la bonne clé. Plus haut, on secoue de grandes ailes comme des tapis. Le guetteur n’a rien d’autre à faire aujourd’hui. Voilà des années, apparemment, qu’il n’a rien d’autre à faire, et il en a goûté chaque jour.
    .title = L’escalier des Grehon
    .way-own_name = Dites-lui votre nom
    .way-three_hands = Dites : l’une des trois mains
    .way-nobody = Dites : personne

section-dark_paths-59 = Vous le faites derrière un rocher, hors de vue de la route, et petit, comme on confie un secret. Puis vous dormez. Vous rêvez que vous dormez ailleurs, sur un sol de pierre, près d’un âtre, et qu’à côté de vous quelqu’un veille. Elle a le menton sur les genoux. De temps à autre elle avance la main pour s’assurer que vous respirez, s’en veut, et recommence. Vous aimeriez lui dire qu’elle peut dormir, maintenant, que c’est à vous de veiller ; mais dans le rêve vous avez de la neige plein la bouche. Au réveil, il fait gris, la braise vit sous la cendre, et vous avez chaud jusqu’aux os, comme après une nuit sous bonne garde.
    .title = Le dernier feu
    .way-go_on = Repartez

section-dark_paths-60 = Personne ne l’a sculptée, personne n’y a mis d’avertissement. C’est simplement l’endroit où la montagne cesse de faire semblant. La grotte est haute comme une porte de château, et il en sort de l’air chaud, puis rien pendant un temps, puis de l’air chaud. Devant, la neige a fondu jusqu’au roc. Beaucoup de traces y entrent. Celles qui sortent, vous les étudiez jusqu’à en trouver une dont le pied gauche n’est pas du même animal que le droit ; ensuite vous n’étudiez plus. Sans une volonté ferme, dit-on dans les tentes, on en ressort changé en autre chose. Votre main brûlée s’est mise à battre au rythme de la montagne. Elle est déjà venue ici, et elle est contre.
    .title = Devant la grande grotte
    .way-enter = Entrez
    .way-dare = Entrez malgré la peur
    .way-make_fire = Faites un feu et rassemblez votre courage
    .way-eat_berries = Mangez les baies et attendez que le sommeil vous quitte
    .way-call_out = Appelez celui qui fait commerce ici

section-dark_paths-61 = Cela bout, cela s’éclaircit, elle boit, et sa poigne manque vous casser les doigts. Vous détournez la tête ; cela paraît plus convenable. Il y a un bruit de débâcle, comme sur un fleuve au printemps. Puis quelqu’un se tient là sur deux pieds nus, des pieds humains, tangue comme un marin à terre et dit d’une voix rouillée : « Où est ma grand-mère ? » Et ensuite, avec stupeur : « Je suis Orennah. » Elle rit. Elle vous regarde, et le rire ralentit. « J’ai vu. J’étais là, dans le noir, sur ces pattes. Il voulait ce qui fait de vous quelqu’un, et vous l’avez donné, tout, et le paiement, c’était son souffle à elle. J’ai vu ce que vous avez donné. Vous n’avez même pas demandé ce qui vous resterait. »
    .title = Orennah
    .way-go_on = Partez avec elle

section-dark_paths-62 = Il vient sans trompettes. Il vient comme le chat que vous avez appelé dans toute la maison et qui était sur la chaise depuis le début. Il est à vous. On l’a crié à travers des cours, on l’a cousu dans des cols ; on l’a dit avec colère, et devant la soupe, et dans le noir, et une fois, il n’y a pas longtemps, une jeune fille l’a dit à moitié endormie, en croyant que vous n’étiez plus là. Vous le prononcez. Le rocher vous le rend sans une faute. Il n’était donc pas perdu, et personne ne l’avait. Il attendait seulement qu’on le demande. Vous l’enfilez comme une botte, vous vous y calez, et vous tapez deux fois du pied. Quelque part au-dessus, là où un escalier quitte le sentier, le talon d’une lance répond par deux coups.
    .title = Le nom
    .way-go_on = Repartez
    .way-stair = Montez l’escalier, vers qui frappe

section-dark_paths-63 = Cette pierre, vous l’avez déjà vue. Elle a une tête de boulanger, et elle vous voit maintenant pour la quatrième fois. À côté, il y a des empreintes ; au début elles vous ont fait plaisir, car des empreintes, ce sont des gens. Puis vous avez mis votre botte dans l’une d’elles. Depuis combien de temps vous tournez, vous ne sauriez le dire, sinon qu’au commencement vous couriez, et que derrière vous appelait quelque chose, qui depuis est rentré chez lui. Ce rond est à vous. Vous l’avez creusé, profond, bien net, vous en connaissez chaque bosse et chaque courbe, et l’effrayant est qu’on y marche si bien. On pourrait vivre ici. Il suffirait de ne pas s’arrêter.
    .title = En rond
    .way-go_on = Rompez le cercle

section-dark_paths-64 = Le wargor est à terre, et dans le silence vous entendez la neige se tasser autour de lui. À la fin, il a levé sur vous ses premiers yeux, les petits, et il avait l’air de se rappeler quelque chose. Vous connaissez cela. Tout près, parmi les côtes, il y a un heaume de cavalier, à l’envers et fendu jusqu’au bord ; nul ne le portera plus, mais quelqu’un s’en est servi de garde-manger. Sous une feuille, sèches comme au premier jour, vous trouvez une poignée de baies bleues. Vous les empochez, vous remerciez les os en général, et vous les contournez comme on contourne des gens assis par terre.
    .title = La prairie tranquille
    .way-go_on = Repartez
    .way-black_drops = Portez les baies à la femme aux sabots, en suivant ses gouttes de sève noire

section-dark_paths-65 = Il vous tient par l’épaule, et il secoue, et le ciel passe, et la neige, et le ciel. Vous frappez tout ce qui peut se frapper. Puis, entre deux secousses, vous cessez ; ce n’est pas de la sagesse, il ne reste plus rien, voilà tout. Et il cesse aussi. Un instant encore, il vous garde entre ses dents, soufflant, brûlant, perplexe. Puis il vous dépose, presque avec soin, et s’en va au trot par-dessus les os sans se retourner. C’est donc ainsi : ce qui renonce, il le lâche. De la vapeur sort de votre manche, et vous tournez et retournez la chose ; mais par quelque bout que vous la preniez, ce n’est pas une consolation.
    .title = La morsure
    .way-go_on = Repartez

section-dark_paths-66 = « Alors vous êtes en retard », dit le guetteur, et il relève sa lance. En haut, c’est le vent, la pierre blanche, et des griffons endormis, la tête sous l’aile, comme des poules, si jamais une poule vous a fait peur. « Je vous ai vus, ce jour-là, sur le rocher d’en bas. La petite tenait la lanterne, le conducteur chantait, et vous tailliez la pierre. Trois mains. Ce que l’un doit, les trois le paieront. Un beau serment. On l’a entendu jusqu’ici. » Il porte la main à son manteau, se ravise, et arrache une plume au griffon le plus proche, qui grogne et se rendort. Elle est plus légère qu’elle ne devrait. « Elle alourdit le mensonge », dit-il. Dans votre paume elle se soulève, un tout petit peu, et reste ainsi.
    .title = La plume
    .way-go_on = Continuez vers la grotte

section-dark_paths-67 = Il ne vous arrive rien. Vous entrez et vous restez qui vous êtes, et c’est comme de traverser une cour pleine de chiens endormis. Le couloir tourne, tourne encore, s’élargit, et au bout il y a un âtre sans feu. Une jeune fille est là, le menton sur les genoux. Pas de chaîne, pas de grille, et la neige sur ses bottes est fraîche. Ses cheveux sont défaits ; elle a dû manquer de ruban. Pour chaque jour elle a gravé un trait dans la pierre, puis pour chaque semaine, puis elle a renoncé. Au-dessus d’elle on lit, en lettres aussi nettes que sur une caisse : à réclamer par son nom. Elle ne lève pas la tête. Tant de choses sont venues par ce couloir, et aucune ne l’a reconnue.
    .title = À l’intérieur
    .way-call_sennet = Appelez-la Sennet
    .way-ask_her = Demandez-lui qui elle est

section-dark_paths-68 = Vous tenez onze pas. Puis la grotte vous ramasse comme une pierre plate dans un jardin, vous retourne et regarde le dessous, ces choses pâles qui fuient la lumière. Elle prend son temps. Elle n’est pas cruelle, seulement curieuse. Vous entendez un son, il n’est pas à vous, et il sort de votre bouche. Puis vous voilà de nouveau dehors, à quatre pattes, et vous comptez : les doigts, les dents, les pieds. Tout est là, tout est dans le bon sens. Mais vos cheveux crépitent quand vous les écartez de vos yeux. Du givre y a poussé, blanc jusqu’aux racines. Vous tenez une mèche devant vos lèvres, vous soufflez dessus, très longtemps, et elle ne fond pas.
    .title = Transformation
    .way-call_out = Appelez celui qui a fait cela

section-dark_paths-69 = Vous vous installez le dos à la grotte, pour qu’elle voie ce que vous pensez d’elle, et vous faites un feu. Il a faim. Vous le nourrissez de ce que vous avez en abondance, de tout ce que vous ne savez pas. Votre âge : au feu. Si quelqu’un, chez vous, met encore votre couvert. De quoi vous aviez peur dans l’enfance, s’il y a eu une peur, s’il y a eu une enfance. Cela brûle bien, d’une flamme claire, presque sans fumée. Quand vous voulez en reprendre, il ne reste qu’un petit tas serré, et il refuse de prendre : ces mains, ces bottes, l’envie de tirer quelqu’un de là. Vous vous levez. Votre ombre court devant vous, assez loin à l’intérieur.
    .title = Le courage
    .way-go_on = Maintenant

section-dark_paths-70 = Il se tient dans l’ouverture de la grotte, et depuis quand, vous ne sauriez le dire. Il est grand, gris, et ses manières sont parfaites. À la place du visage, c’est lisse, comme l’endroit d’un mur où un tableau est resté longtemps. « Vous venez pour l’autre moitié », dit-il, et il vous tend une coupe de neige. Vous y regardez, et tout est là : la cour, le chien, les voix dans la cuisine, des années entières, propres et bien serrées. « Buvez, et c’est de nouveau à vous. J’ai tout gardé en ordre. » Il marque une pause, afin d’éviter tout malentendu. « Et elle dormira de nouveau. C’était le prix : je rends l’un, je reprends l’autre. » La neige scintille. « Sommes-nous d’accord ? »
    .title = Le Sans-Visage
    .way-drink = Buvez
    .way-pour_out = Videz la coupe et partez, sans nom
    .way-turn_bargain = Retournez le marché contre lui
    .way-serve = Offrez-lui de le servir, si elle et vous gardez ce que vous avez
    .way-take_her_place = Offrez de dormir à sa place

section-dark_paths-71 = « Sennet », dites-vous. Elle ne lève pas les yeux tout de suite ; elle l’a si souvent entendu du dedans. Puis vous voyez le nom arriver, aux épaules d’abord, aux yeux en dernier. Elle rit, et au milieu le rire chavire et devient des larmes, et elle vous tient par la main brûlée et ne la lâche plus. Elle vous raconte tout. Elle le raconte mal et dans le désordre, en s’essuyant le nez à sa manche : comment vous étiez là, à genoux, les mains ouvertes, comment il a demandé ce qui faisait de vous quelqu’un et l’a payé de son souffle à elle, comment elle s’est réveillée et vous a crié dessus, et vous l’avez regardée aimablement, sans la connaître. Sortir, elle le pouvait tant qu’elle voulait : elle a demandé après vous de tente en tente, elle a noué des rubans, elle a fait du feu pour qui gisait dans la neige, et chaque chemin finissait de nouveau ici, où il faut qu’on la réclame. « Quel navet vous faites, dit Sennet. Mais quel navet. Vous avez même dit merci. »
    .title = Sennet
    .way-go_out = Sortez ensemble et affrontez-le

section-dark_paths-72 = « Qui êtes-vous ? » demandez-vous, et vous voyez s’éteindre en elle quelque chose dont vous n’aviez pas remarqué que cela brûlait. « Et voilà, dit-elle à l’âtre. Encore de la visite. » Mais elle est polie, ou elle s’ennuie, alors elle raconte. Elle dormait dans la glace. Quelqu’un l’a portée jusqu’ici et a racheté son souffle à celui de dehors, en payant avec l’étoffe dont une personne est faite, tout, jusqu’au nom ; puis ce quelqu’un s’est levé, lui a souhaité une bonne journée et s’en est allé dans la neige. « C’était gentil, dit la jeune fille. Les gens sont toujours très émus. Moi, j’aurais préféré qu’on me demande. » Elle regarde votre main, la brûlée, et n’en dit pas plus. À chaque souffle dont elle ne se sert pas, vous rapetissez un peu.
    .title = La jeune fille près de l’âtre
    .way-go_out = Sortez et affrontez-le
    .way-trade_names = Dites-lui votre propre nom et demandez-lui le sien

section-dark_paths-73 = Vous ne touchez pas à la coupe. Votre voix tremble, alors vous la ralentissez. « Vous avez acheté ce que j’étais, dites-vous. Mais regardez. C’est revenu. De la neige, de la fumée, de gens qui m’en avaient gardé un peu. Morceau par morceau, tout seul. Je ne vous l’ai pas racheté, ni personne. Alors, que vous reste-t-il ? Rien n’a été payé. » Le vent ne dit plus un mot. « Et là où rien n’a été payé, rien n’est dû. Elle est libre, je le suis aussi, et voilà tout un hiver que vous êtes là, la main vide. » L’argument n’est pas mauvais. Vous voyez qu’on le tourne et le retourne, derrière cette surface lisse, qu’on le tient à la lumière. Maintenant, il n’a plus qu’à vous croire.
    .title = Le retournement
    .way-say_it = Soyez sincère et ne détournez pas les yeux

section-dark_paths-74 = Cela a le goût de la neige, et puis de tout. Cela revient en ordre, comme promis, sans rien de perdu, sans un pli : la cuisine, le chien, la première pomme volée, une route, un rocher, une querelle sur le bon chemin qui a duré toute une soirée, et la nuque d’une jeune fille, toujours un peu devant vous, avec un ruban. Vous savez votre nom, et tous les autres. Vous savez le bruit qu’elle a fait en s’endormant pendant la marche, entre deux mots. Vous savez surtout qui vous avez perdu. Quand vous vous retournez, elle est contre la paroi de la grotte, dans la glace claire, la bouche ouverte pour vous dire quelque chose. Celui à la coupe a tenu parole, et il n’est plus là. Vous restez près d’elle jusqu’au jour. Au matin, vous faites ce que vous avez déjà fait une fois : vous vous agenouillez, vous tirez ses bras froids par-dessus vos épaules, et vous vous relevez. Elle pèse exactement ce dont vous vous souvenez. Puis vous partez chercher un autre chemin.
    .title = Tout, sauf elle

section-dark_paths-75 = Vous retournez la coupe. Cela fait un petit bruit, presque rien pour tant d’années. « Comme il vous plaira », dit le Sans-Visage, et l’on entend que personne n’a jamais fait cela. Puis vous marchez. Cent pas plus loin, quelqu’un marche à côté de vous, les cheveux défaits, à grandes enjambées, et vous gronde sans reprendre haleine. La route est longue jusqu’à la maison. Vous voyagez sans être personne en particulier, et c’est voyager léger. Le soir, elle vous parle de vous, un peu à la fois, comme on nourrit quelqu’un après une maladie. Que vous chantez faux. Que vous avez porté un jour une chèvre par-dessus un col, alors que personne ne vous l’avait demandé, la chèvre encore moins. Comme vous avez ri, sur un certain rocher. Elle en invente une partie, sans doute ; aux beaux passages, elle rougit. Quand paraissent les premiers toits, vous vous êtes fait une opinion. Cette personne d’avant et vous n’avez jamais fait connaissance. Mais vous vous seriez plu.
    .title = Sans nom

section-dark_paths-76 = Il retourne encore une fois vos paroles. Puis il regarde dans la coupe, sans rien pour regarder. Il y a un peu d’eau au fond. « Non, dit-il lentement. Rien n’a été payé. » Et le temps d’un souffle, le Sans-Visage a un visage. C’est celui d’un homme qui n’est plus jeune, aux yeux las et intelligents, qui ont vu venir trop de choses. Celle-ci, ils ne l’ont pas vue, et ils ont honte. Il ouvre la bouche ; peut-être veut-il seulement demander quel jour on est. Puis il y a du vent, et une coupe qui roule sur sa tranche, encore un tour, encore un, et qui se couche. Dans l’ouverture de la grotte, il n’y a personne. « Eh bien, dit une voix derrière vous. Vous avez pris votre temps. » Il y a du soleil sur la neige, maigre, sans force encore ; mais quelque chose goutte. Deux pistes s’éloignent de la grotte, tantôt côte à côte, tantôt écartées, là où l’une a couru devant et lancé quelque chose. À la première fourche, la neige est toute piétinée. On a dû s’y quereller sur le bon chemin.
    .title = Rien n’est dû

section-dark_paths-77 = Il réfléchit. L’offre est honnête, et il a toujours été honnête. « Cela peut se faire », dit-il, et il vous met la coupe dans les mains, et vous vous étonnez qu’elle pèse si peu. La jeune fille est donc libre. Elle garde son souffle, vous gardez ce que vous avez ; personne n’a été trompé. Vous la regardez descendre la pente, se retourner, mettre sa main en visière et ne pas vous trouver, bien que vous n’ayez pas bougé. Il ne fait plus froid. C’est ce que vous remarquez d’abord. Votre main brûlée ne fait pas mal, l’autre non plus. Des jours passent, ou quelque chose qui a leur couleur. De temps en temps vous levez un doigt pour vous gratter le nez, puis vous en perdez l’habitude. Vous apprenez à garder la neige en ordre. Vous apprenez à poser la question de manière qu’on la comprenne. Vous attendez dans l’ouverture de la grotte, une coupe dans les mains, et attendre ne vous coûte rien. Et des gens viennent. Il en vient toujours. Il y a toujours quelque chose qu’ils aimeraient ravoir.
    .title = Au service

section-dark_paths-78 = Cette fois, vous le reconnaissez. Vous le reconnaissez au sol qui devient doux et aux pensées aimables qui arrivent. Vous le dites même à voix haute : « Je sais ce que vous êtes. » Le sommeil ne le nie pas. Puisqu’il faudra bien vous asseoir, vous vous asseyez à l’abri d’une pierre, le visage tourné du côté d’où l’on pourrait venir. Le temps qui reste, vous l’employez à faire vos bagages. Ce que vous avez retrouvé, vous le pliez tout petit et le mettez dans la main brûlée, celle qu’on regarde en premier. Vous refermez les doigts dessus, et la glace se referme sur les doigts, claire comme du verre, et les tient fermés pour vous. Quelqu’un vous trouvera. Quelqu’un avec un traîneau, ou des sabots ; quelqu’un avec un ruban, peut-être, et la main ouverte, qui ne sait pas passer devant un dormeur. On collera l’oreille à la glace. On ira chercher du bois. Le petit sous le grand, pensez-vous, et une porte pour l’air ; et vous y êtes encore quand la pensée s’arrête.
    .title = De nouveau la glace

section-dark_paths-79 = « À sa place », répète le Sans-Visage, pour que les termes soient exacts. Il ne marchande pas. Vous demandez seulement que ce soit bientôt, avant que la raison vous revienne, et que quelqu’un lui dise le chemin de la maison : le bon, pas celui qu’elle voudra prendre à toute force. Puis vous entrez jusqu’à l’âtre froid et vous vous couchez là où la pierre a pris la forme d’un corps endormi. Vous avez connu de plus mauvais lits, et moins de gens à qui penser. La glace commence par les pieds. Elle en est à la poitrine quand vous entendez venir la jeune fille, courant, glissant, avec des mots qu’elle n’a pu apprendre que de vous. Elle tombe à genoux, trop tard d’une largeur de main. Alors elle met sa bouche contre votre oreille, et là, très calme, comme on dit l’heure à quelqu’un, une voix de jeune fille fait une promesse. Vous aimeriez répondre que cela n’en vaut pas la peine. Mais vous la connaissez assez pour savoir qu’elle la tiendra. C’est la dernière chose que vous entendez, et l’on peut s’endormir là-dessus.
    .title = À sa place

section-dark_paths-80 = Il penche la tête. Vous vous attendez à ce que le sol s’ouvre, ou à un rire ; mais il n’a jamais ri de personne, ce n’est pas son genre. « Vous aimeriez bien », dit-il, et il le dit doucement, et cela vous ôte des genoux le dernier os. Tout ce que vous aviez si bien assemblé se défait dans le silence, et ce ne sont plus que des mots. La coupe est toujours là, dans les mêmes mains grises, à la même hauteur courtoise. Seulement la neige y fond, à présent. Une voix, venue d’un été quelconque, s’en élève avec la buée, s’amincit et n’est plus. « Je crains, dit le Sans-Visage, que cela ne se conserve pas. »
    .title = Il n’y croit pas
    .way-drink = Buvez avant qu’il n’en reste rien
    .way-pour_out = Videz la coupe
    .way-take_her_place = Offrez de dormir à sa place
    .way-serve = Offrez-lui de le servir
