# Chada & Thorn : les étapes, ce qu’on y voit (`.note`) et les noms de leurs cases.

## L’introduction

map-chada_thorn-intro = Jetés à la côte
    .note = Du ressac, des débris et une seule crique au sec. Quelque part dans ce vacarme, quelqu’un chante.
    .k0 = La houle sombre
    .k1 = Le ressac
    .t0 = L’écoutille à la dérive
    .c0 = La barque éventrée
    .a1 = Le bord du récif
    .a2 = Le courant de fond
    .a3 = Les oursins
    .a4 = La ligne de ressac
    .a5 = Le banc de galets
    .tc = Le rocher aux mouettes
    .tt = La crique au sec
    .b1 = La forêt d’algues
    .b2 = L’épave qui chante

## Les Récifs du Condamné

map-chada_thorn-reefs_first = L’Échouage
    .note = Des mares entre les côtes du navire. Ce que le capitaine a laissé est là-haut dans la cabine, et la cabine est à l’envers.
    .k0 = Le large
    .k1 = Les brisants
    .t0 = La quille
    .c0 = La figure de proue
    .a1 = La mare
    .a2 = La membrure
    .a3 = La cabine du capitaine
    .a4 = La dalle glissante
    .a5 = Les couteaux
    .x = Le pied de la falaise
    .b1 = L’armurerie échouée
    .b2 = Le banc des phoques
    .b3 = L’échelle mouillée

map-chada_thorn-reefs_1 = L’Escalier des mouettes
    .note = Un zigzag de corniches, bruyant de mouettes. Les cordes entre elles ont été nouées par quelqu’un de pressé.
    .s1 = La première corniche
    .s2 = Le rebord criard
    .s3 = La marche de guano
    .s4 = L’escalier brisé
    .s5 = Le creux des nids
    .x = Le bord de la falaise
    .g1 = Le trésor des mouettes
    .g2 = La cheminée
    .n1 = Le surplomb

map-chada_thorn-reefs_2 = La Grotte des échos
    .note = En haut passe le sentier. En bas, une grotte marine, et dedans une voix qui répète tout, sauf son propre nom.
    .e1 = L’ouverture de la grotte
    .e2 = Le coin des embruns
    .e3 = Le souffleur
    .e4 = La traversée à pic
    .e5 = Le filet d’eau douce
    .x = La lumière du jour
    .v1 = Le passage bas
    .v2 = La niche de l’appel
    .v3 = L’eau noire
    .u1 = L’étagère des contrebandiers

map-chada_thorn-reefs_last = Le Fanal du Condamné
    .note = On contourne la colline jusqu’au panier à feu, froid, d’un équipage abandonné. Il l’a tenu prêt des années, au cas où viendrait un navire.
    .n1 = Le sentier de la falaise
    .n2 = Les ronces
    .n3 = L’arbre aux pendus
    .n4 = Le col venteux
    .n5 = L’escalier du fanal
    .tc = La plate-forme du fanal
    .tt = La porte du mur
    .m1 = La cabane abritée
    .m2 = Le coffre du veilleur
    .o1 = La pierre de garde

## Les Sombres Étendues

map-chada_thorn-expanses_first = La Porte du vent
    .note = Hors des falaises, sur la lande. Ici, c’est le vent qui a la priorité.
    .k0 = L’escalier de la falaise
    .k1 = Le seuil usé
    .t0 = Le pilier gauche
    .c0 = Le pilier droit
    .a1 = L’herbe couchée
    .a2 = La pente nue
    .a3 = La pierre branlante
    .a4 = Le sentier des moutons
    .a5 = Le cairn qui siffle
    .x = La route de la lande
    .b1 = Le chemin creux
    .b2 = Le feu de Leam

map-chada_thorn-expanses_1 = Le Pré noyé
    .note = Patauger dans l’herbe inondée, ou peiner sur la digue et être vu de partout.
    .d1 = Jusqu’aux chevilles
    .d2 = Jusqu’aux genoux
    .d3 = La vanne
    .d4 = L’îlot aux saules
    .x = L’autre rive
    .y1 = Le pied de la digue
    .y2 = La crête de la digue
    .y3 = La brèche
    .y4 = La cabane du gardien

map-chada_thorn-expanses_2 = Le Champ de rochers
    .note = Les billes des géants, posées sans soin. Un faux pas, et la partie reprend.
    .r1 = Les premiers blocs
    .r2 = Le bloc branlant
    .r3 = L’éventail de gravier
    .r4 = Entre deux géants
    .r5 = La pierre en équilibre
    .x = La marque du sentier
    .p1 = La cache du chasseur
    .q1 = Le creux aux fougères
    .q2 = Les marches des géants

map-chada_thorn-expanses_3 = Les Terriers des skrals
    .note = Autour de la colline à pied, à travers avec du cran et une bonne épée, ou par-dessus, sur le toit d’herbe. La colline est habitée.
    .u1 = Le sentier surveillé
    .u2 = Le tas d’os
    .u3 = Le garde-manger du chef
    .u4 = La fosse
    .u5 = Le conduit hurlant
    .x = La porte de derrière
    .t1 = Le tunnel
    .t2 = Le trou des petits
    .c1 = Le toit d’herbe
    .c2 = Le puits d’aération
    .c3 = Le second puits
    .c4 = Le poste de guet

map-chada_thorn-expanses_4 = Le Cercle des bergers
    .note = Des cabanes vides autour d’un cercle de pierres. Les lits sont faits, et leur poussière est vieille.
    .h1 = La draille
    .h2 = La première cabane
    .h3 = L’enclos de la colline
    .h4 = La pierre du seuil
    .x = La barrière du bas
    .j1 = L’âtre enseveli
    .j2 = Le vieux puits
    .j3 = La dernière cabane
    .i1 = Le menhir qui bourdonne

map-chada_thorn-expanses_5 = La Crête des éclairs
    .note = Une crête nue où l’orage obéit à la couronne. Thorn a entendu parler d’un vallon en contrebas ; personne n’en a entendu parler par quelqu’un qui en soit revenu.
    .l1 = Le pied de la crête
    .l2 = Le pin fendu
    .l3 = Le sommet chauve
    .l4 = Le cairn foudroyé
    .l5 = Le rocher de fer
    .x = Sous le vent
    .e1 = La corniche abritée
    .g1 = Le sentier des chèvres
    .g2 = La ravine froide
    .g3 = Le lit du ruisseau
    .g4 = Le lit de bruyère

map-chada_thorn-expanses_6 = La Grève aux bois flottés
    .note = Le sentier des dunes est court. La plage, en bas, est pleine de trouvailles, et des raisons de leur perte.
    .s1 = La trouée des dunes
    .s2 = Les oyats coupants
    .s3 = La haute dune
    .s4 = La croix des contrebandiers
    .s5 = Le cairn du roi
    .x = Le sentier des terres
    .b1 = Le tas de bois flotté
    .b2 = L’épave de la marée
    .b3 = Les os de baleine
    .c1 = Le repos du pêcheur

map-chada_thorn-expanses_last = Le Port désert
    .note = Des rues, des toits et des jetées pourries dans une baie tordue. Toutes les portes sont ouvertes, comme s’ils étaient juste sortis voir.
    .n1 = La porte de la ville
    .n2 = La corderie
    .n3 = Le pignon penché
    .n4 = La place du marché
    .n5 = Le quai
    .tc = La lanterne du port
    .tt = La dernière barque entière
    .m1 = Le four du boulanger
    .m2 = Les toits
    .m3 = La grue
    .o1 = L’atelier du fléchier

## Le Bois Maudit

map-chada_thorn-wood_first = La Lisière du silence
    .note = Le dernier chant d’oiseau s’arrête aux premiers arbres, au milieu d’un couplet. Un tanneur lève les yeux de son ouvrage.
    .k0 = L’herbe grise
    .k1 = La dernière clôture
    .t0 = La borne
    .c0 = Le premier arbre
    .a1 = Le fossé moussu
    .a2 = La clairière muette
    .a3 = Le feu du tanneur
    .a4 = Le géant abattu
    .a5 = L’arbre à l’écoute
    .x = La barrière aux cerfs
    .b1 = Le tunnel de ronces
    .b2 = La tanière du renard
    .d1 = Le coteau aux baies

map-chada_thorn-wood_1 = Les Chênes creux
    .note = Trois géants morts où se cacher. La brume a eu la même idée.
    .o1 = L’arche de racines
    .o2 = La veuve
    .o3 = La fosse aux feuilles
    .o4 = Le roi creux
    .o5 = La brume levée
    .x = Le chablis
    .p1 = Le chêne à miel
    .q1 = L’affût du braconnier
    .q2 = Le tronc pourri

map-chada_thorn-wood_2 = La Tannerie du ruisseau
    .note = Un ruisseau, une rive de chaque côté, et des gués froids. Drukil vivait ici, du temps où l’on venait encore acheter.
    .b1 = La tête du gué
    .b2 = Les séchoirs
    .b3 = La remise aux écorces
    .b4 = Les cuves puantes
    .b5 = Le barrage du moulin
    .x = La source du ruisseau
    .c1 = La vase aux aulnes
    .c2 = Le râtelier de l’écorcheur
    .c3 = Les pierres du gué
    .c4 = La tanière tiède

map-chada_thorn-wood_3 = Le Ravin aux toiles
    .note = Une gorge tendue de toiles. Chaque fil qui casse est entendu par quelqu’un.
    .w1 = Le bord du ravin
    .w2 = La première toile
    .w3 = Le fond de la gorge
    .w4 = La corniche aux cocons
    .w5 = La grande toile
    .x = La fin du ravin
    .r1 = Le ballot suspendu
    .s1 = La trouée de soleil
    .s2 = La corniche sans araignées

map-chada_thorn-wood_4 = La Coulée de l’ours
    .note = Un fourré au milieu, et autour des sentes piétinées. Elles sont ouvertes à qui ne voyage pas avec un ours.
    .g1 = Le tronc griffé
    .g2 = Le fourré
    .g3 = La haie d’épines
    .g4 = La marque de l’ours
    .g5 = Les brindilles
    .x = La chute aux saumons
    .h1 = La sente du haut
    .h2 = Les prunes sauvages
    .h3 = L’arbre à frotter
    .h4 = L’arche de fougères
    .i1 = La sente du bas
    .i2 = La clairière au vent
    .i3 = Le talus à miel

map-chada_thorn-wood_5 = Le Labyrinthe de mousse
    .note = Des sentiers moelleux qui se ressemblent tous. Les empreintes s’effacent avant que le pied les ait quittées.
    .m1 = L’orée moelleuse
    .m2 = Encore ici
    .m3 = Et encore
    .m4 = La croisée des chemins
    .m5 = Le vert qui s’enfonce
    .x = La terre ferme
    .n1 = La haute mousse
    .n2 = Le mur de lichen
    .q1 = Le carquois perdu
    .q2 = Les marches aux crapauds
    .v1 = La source

map-chada_thorn-wood_6 = L’Étang aux lanternes
    .note = Autour d’un lac noir, ou dessus dans une barque qui fuit. Les lumières connaissent un raccourci. Chacune connaît le sien.
    .l1 = Le ponton aux roseaux
    .l2 = La rive nord
    .l3 = Les lumières dansantes
    .l4 = La jetée engloutie
    .x = La chaussée
    .a1 = La rive sud
    .a2 = La vraie lanterne
    .a3 = L’appontement du pêcheur

map-chada_thorn-wood_last = La Chaussée de la tourbe en feu
    .note = Hors des arbres, sur une route de rondins, par-dessus une tourbe qui brûlait déjà avant la route.
    .n1 = Les derniers arbres
    .n2 = La cendre chaude
    .n3 = Le trou de fumée
    .n4 = La route de rondins
    .n5 = Les rondins brisés
    .tc = La mare froide
    .tt = Le gué de pierre
    .o1 = L’îlot vert
    .m1 = Le champ de braises
    .m2 = La hutte du charbonnier
    .m3 = Le talus de tourbe

## Les Monts Infranchissables

map-chada_thorn-mountains_first = Le Pied de la muraille
    .note = Pierriers et lacets au pied d’un mur gris sans fin. Même les nuages n’en ont pas trouvé le haut.
    .k0 = Le bord de la tourbière
    .k1 = Le torrent à sec
    .t0 = La borne brisée
    .c0 = La souche de pin
    .a1 = Le lacet
    .a2 = La pente instable
    .a3 = La porte de roc
    .a4 = La vire étroite
    .a5 = La marche des nuages
    .x = Le col
    .b1 = La sente du bouquetin
    .b2 = Le sac du grimpeur mort
    .d1 = L’alpage

map-chada_thorn-mountains_1 = La Porte des géants
    .note = Une porte de pierre pour les forts, un linteau pour les grimpeurs, un égout pour les désespérés. Les géants passaient par la porte.
    .g1 = La route de la porte
    .g2 = La salle des gardes
    .g3 = La porte de pierre
    .g4 = La salle des géants
    .g5 = La table des géants
    .x = La poterne
    .h1 = Par-dessus le linteau
    .h2 = Les dalles du toit
    .d1 = L’égout
    .i1 = L’armurerie grillagée

map-chada_thorn-mountains_2 = Le Pierrier
    .note = On monte et on descend des pentes où rien ne tient en place. Une crête de neige évite le pire, et vous montre à tous.
    .s1 = Le bord du pierrier
    .s2 = Le bloc suspendu
    .s3 = Le couloir
    .s4 = L’éventail tremblant
    .s5 = Le gravier raide
    .x = Le roc solide
    .t1 = La langue de neige
    .t2 = L’abri du vent
    .t3 = La corniche de neige
    .v1 = La niche du pèlerin

map-chada_thorn-mountains_3 = La Galerie de glace
    .note = Un tunnel de glace bleue où les voix se gardent des jours. Quand entre le couronné, même elles gèlent.
    .i1 = La porte de glace
    .i2 = La salle bleue
    .i3 = La gorge gelée
    .i4 = La douche de neige fondue
    .i5 = L’escalier de verre
    .x = La sortie blanche
    .j1 = Le bord de la crevasse
    .j2 = La bannière gelée
    .j3 = Le pont de neige
    .m1 = La source chaude

map-chada_thorn-mountains_4 = Les Ponts de corde
    .note = Deux ponts, faits pour deux poids. Entre les deux, on descend, puis on remonte.
    .r1 = La tête de pont
    .r2 = Au fond de la gorge
    .r3 = Hors de la gorge
    .r4 = Le rocher du rendez-vous
    .r5 = La paroi nue
    .x = L’autre côté
    .c1 = La corde mince
    .c2 = La plate-forme qui balance
    .t1 = Le pont de chaînes
    .t2 = Les pitons de fer
    .v1 = Le câble qui chante

map-chada_thorn-mountains_5 = La Mine d’argent mort
    .note = Une mine abandonnée sur deux niveaux. Les outils y sont encore, et quelques-uns de ceux qui s’en servaient.
    .d1 = La galerie haute
    .d2 = La voie des chariots
    .d3 = Le puits d’aération
    .d4 = Le travers-banc effondré
    .d5 = La salle des pompes
    .x = La galerie sud
    .e1 = La galerie basse
    .e2 = Le bureau du trésorier
    .e3 = Les vieux chantiers
    .e4 = Le poste de garde
    .e5 = Le niveau noyé

map-chada_thorn-mountains_6 = La Corniche du rapace
    .note = Un sentier en lame de couteau sous une aire. L’oiseau est à Callem, et il compte.
    .l1 = À découvert
    .l2 = L’arête vive
    .l3 = Le manteau déchiré
    .l4 = Sous l’aire
    .l5 = Le pilier du vent
    .x = La corniche abritée
    .e1 = Le nid vide
    .e2 = La ravine aux plumes
    .v1 = L’autel des nains
    .v2 = La vire aux chèvres

map-chada_thorn-mountains_last = La Porte d’argent
    .note = Sous le pic fourchu est la porte des nains. Devant, près d’un feu pour un seul, Callem est assis.
    .n1 = Le dernier camp
    .n2 = La source d’argent
    .n3 = L’escalier des bourrasques
    .n4 = La ligne de Callem
    .n5 = La pierre maudite du roi
    .tc = La tour de guet
    .tt = La porte d’argent
    .m1 = La cache des nains
    .m2 = Le chemin de ronde
    .m3 = Les marches du ravin
    .o1 = Le pilier de runes
