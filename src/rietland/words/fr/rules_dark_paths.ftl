# Les règles de Sombres sentiers, un texte pour chaque règle du recueil.

rule-FE-DP-1 = Qui lit en solitaire mène un héros. Un groupe de deux à quatre lit ensemble et partage une seule feuille. Il décide quel héros passe une épreuve, avec les dés et le don de ce héros ; le même héros ne peut pas passer deux épreuves de suite.
rule-FE-DP-2 = La feuille indique la volonté (10 au début, 20 au plus), la force (2), le froid (1), les objets, les marques et les souvenirs. Chaque objet est unique et ne prend pas d’emplacement.
rule-FE-DP-3 = En arrivant à une section, on applique ses effets dans l’ordre. On vérifie ensuite l’épuisement et le froid (FE-DP-4, FE-DP-5), puis on choisit une voie.
rule-FE-DP-4 = Quand la volonté est à 0 ou moins, le héros perd 1 force (jamais au-dessous de 1), gagne 2 froid, et la volonté passe à 3.
rule-FE-DP-5 = Quand le froid est à 8 ou plus dans une section qui n’est pas une fin, le héros sombre dans le sommeil de glace : on va au sommeil de glace du chapitre.
rule-FE-DP-6 = Une voie est ouverte quand toutes ses conditions sont remplies. Toute section qui n’est pas une fin a au moins une voie sans condition.
rule-FE-DP-7 = Une épreuve est réussie quand le résultat atteint le nombre demandé. Force : les dés du héros selon la volonté, le plus haut compte (le magicien peut le retourner), plus la force et les bonus. Cran : un dé, plus 0 de 0 à 6 volonté, 2 de 7 à 13, 4 de 14 à 20, plus les bonus. Chance : un dé plus les bonus. Une épreuve manquée qui blesse coûte en volonté ce qui a manqué.
rule-FE-DP-8 = Un feu coûte le bois de chauffage. Le gardien du feu n’en a pas besoin, et son feu ôte 1 froid de plus.
rule-FE-DP-9 = Chaque héros a un don, une fois par chapitre. Guerrier : ajoute 2 à une épreuve de cran manquée. Gardien du feu : relance le dé d’une épreuve de cran manquée. Magicien : retourne le dé d’une épreuve de chance ou de cran manquée. Nain, qui commence avec la corde : quand le froid atteindrait 8, il passe à 6.
rule-FE-DP-10 = La fin du premier chapitre fixe le début du second. La volonté passe à 8 au moins, le froid à 3 ; objets, marques et souvenirs sont conservés.
rule-FE-DP-11 = Si une section fait oublier, les lecteurs choisissent les souvenirs perdus.
rule-FE-DP-12 = Le second chapitre peut se lire sans le premier. On choisit l’un de ses cinq débuts ; la feuille commence avec 10 volonté, 2 force, 3 froid, le bois de chauffage et le souvenir du nom de Sennet.
