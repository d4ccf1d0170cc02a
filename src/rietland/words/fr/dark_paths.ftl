# Sombres sentiers : titres, héros, feuille et fins. Les sections sont dans dark_paths_1.ftl et
# dark_paths_2.ftl, un fichier par chapitre.

legend-dark_paths-1 = Sombres sentiers
    .intro = Vous vous réveillez sous la neige, une main brûlée, l’autre gelée, et sans nom. Quelque part, des gens pourraient vous dire ce que vous avez fait. Le froid aimerait mieux que vous ne posiez pas la question.
    .number = Le livre entier
legend-dark_paths-2 = Le prix
    .intro = Quelqu’un a eu la vie sauve, et cela vous a coûté tout ce que vous étiez. Le chemin du retour vers la grande grotte est long, et au bout attend celui qui tient toujours parole.
    .number = Second chapitre

chapter-dark_paths-1 = La neige sans nom
chapter-dark_paths-2 = Le prix

variant-dark_paths-1-chapter_one = Premier chapitre seulement
variant-dark_paths-2-piles = Commencer sur les pilotis
variant-dark_paths-2-hoofed = Commencer chez la femme aux sabots
variant-dark_paths-2-asleep = Commencer dans le sommeil de glace
variant-dark_paths-2-chained = Commencer dans les fers

## Héros

hero-teyan = Teyan
    .role = gardien du feu
hero-tenaya = Tenaya
    .role = gardienne du feu
role-fire_keeper = gardien du feu
    .ability = Allume des feux sans bois.

gift-dark_paths-warrior = Dents serrées
    .note = Une fois par chapitre, après une épreuve de cran manquée : ajoutez 2.
gift-dark_paths-fire_keeper = La dernière braise
    .note = Une fois par chapitre, après une épreuve de cran manquée : relancez le dé.
gift-dark_paths-wizard = L’autre face
    .note = Une fois par chapitre, après une épreuve de cran ou de chance manquée : retournez le dé sur sa face opposée.
gift-dark_paths-dwarf = Peau dure
    .note = Une fois par chapitre, quand le froid atteindrait 8 : il passe à 6.

## La feuille

sheet-dark_paths-will = volonté
    .note = À 0, vous perdez 1 point de force et gagnez 2 points de froid, et votre volonté passe à 3.
sheet-dark_paths-strength = force
    .note = S’ajoute à chaque épreuve de force.
sheet-dark_paths-frost = froid
    .note = À 8, vous sombrez dans le sommeil de glace.

test-dark_paths-strength = force
    .note = Lancez vos dés ; le plus haut compte. Ajoutez votre force.
test-dark_paths-nerve = cran
    .note = Lancez un dé. Ajoutez 2 à partir de 7 points de volonté, 4 à partir de 14.
test-dark_paths-luck = chance
    .note = Lancez un dé.

thing-dark_paths-firewood = bois de chauffage
    .the = le bois de chauffage
    .a = un fagot de bois
    .many = fagots de bois
    .note = De quoi faire un feu.
thing-dark_paths-waterskin = gourde
    .the = la gourde
    .a = une gourde
    .many = gourdes
    .note = Une bonne gorgée, pour quand il faut courir.
thing-dark_paths-rope = corde
    .the = la corde
    .a = une corde
    .many = cordes
    .note = Aide à grimper, et tient là où le sol ne tient pas.
thing-dark_paths-coat = manteau de fourrure
    .the = le manteau de fourrure
    .a = un manteau de fourrure
    .many = manteaux de fourrure
    .note = Aide contre le vent.
thing-dark_paths-map = carte du pays
    .the = la carte du pays
    .a = une carte du pays
    .many = cartes du pays
    .note = Aide à garder la bonne direction.
thing-dark_paths-knife = couteau
    .the = le couteau
    .a = un couteau
    .many = couteaux
    .note = Aide contre les cordes, les serrures, et au combat.
thing-dark_paths-black_thorn = épine noire
    .the = l’épine noire
    .a = une épine noire
    .many = épines noires
    .note = Pointue, amère et jamais sèche. Elle servira.
thing-dark_paths-red_flower = fleur rouge
    .the = la fleur rouge
    .a = une fleur rouge
    .many = fleurs rouges
    .note = Elle échauffe le sang.
thing-dark_paths-blue_berries = baies bleues
    .the = les baies bleues
    .a = une poignée de baies bleues
    .many = poignées de baies bleues
    .note = Elles réveillent.
thing-dark_paths-tablet_half = moitié de tablette
    .the = la moitié de tablette
    .a = une moitié de tablette
    .many = moitiés de tablette
    .note = L’avant d’un buffle. Quelqu’un a le reste.
thing-dark_paths-tablet = tablette du buffle
    .the = la tablette du buffle
    .a = une tablette du buffle
    .many = tablettes du buffle
    .note = Ce qui était brisé se rejoint. Gardez-la sur vous.
thing-dark_paths-blade = lame
    .the = la lame
    .a = une lame
    .many = lames
    .note = Aide au combat.
thing-dark_paths-helm = heaume
    .the = le heaume
    .a = un heaume
    .many = heaumes
    .note = Aide au combat. Ce n’est qu’un prêt.
thing-dark_paths-feather = plume de griffon
    .the = la plume de griffon
    .a = une plume de griffon
    .many = plumes de griffon
    .note = Elle alourdit le mensonge.

memory-dark_paths-ribbon = Un feu dans la neige, un ruban jaune dans sa lumière, et vous du côté froid
memory-dark_paths-oath = Trois mains sur le rocher du griffon : ce que l’un doit, les trois le paieront
memory-dark_paths-name_sennet = Quelqu’un appelle « Sennet ! », et une jeune fille se retourne, sur le point de rire
memory-dark_paths-warning = Une moitié d’écharpe, et la voix d’un ami : vous avez payé, ne payez pas deux fois
memory-dark_paths-bargain = Un sol de pierre, quelqu’un sans visage, et vos deux mains tendues, ouvertes
memory-dark_paths-price = Il achète l’étoffe dont on est fait, et il paie avec ce que l’on aime
memory-dark_paths-own_name = Votre nom, dans le noir, dit par quelqu’un qui ne vous croyait plus là

mark-dark_paths-volpin = un volpin vous accompagne
mark-dark_paths-warned = vous savez qui boit à la source
mark-dark_paths-climbed = vous avez essayé le rocher
mark-dark_paths-griffin = vous avez vu le pays du haut du rocher
mark-dark_paths-hoof = la femme aux sabots a confiance en vous
mark-dark_paths-cruel = vous avez dépouillé la femme aux sabots
mark-dark_paths-thief = vous avez pris le manteau d’un dormeur
mark-dark_paths-lake = le Vieux du lac vous connaît
mark-dark_paths-boy = le garçon est libre
mark-dark_paths-generous = vous avez aidé sans qu’on le demande
mark-dark_paths-shron = Shron vous respecte
mark-dark_paths-breath = vous attendez plus longtemps que votre peur
mark-dark_paths-orennah = Orennah est redevenue humaine
mark-dark_paths-sennet = Sennet a entendu son nom
mark-dark_paths-changed = du givre dans vos cheveux, qui ne fond pas
mark-dark_paths-waited = vous avez veillé près du feu devant la grotte

## Fins

ending-dark_paths-tents = Les tentes
ending-dark_paths-piles = Les pilotis
ending-dark_paths-hoofed = Sous la racine
ending-dark_paths-asleep = Le sommeil de glace
ending-dark_paths-chained = La chaîne
ending-dark_paths-whole = Tout, sauf elle
ending-dark_paths-nameless = Sans nom
ending-dark_paths-free = Rien n’est dû
ending-dark_paths-servant = Au service
ending-dark_paths-asleep_again = De nouveau la glace
ending-dark_paths-in_her_place = À sa place
