# Dunkle Pfade: Titel, Helden, der Bogen und die Enden. Die Abschnitte stehen in dark_paths_1.ftl
# und dark_paths_2.ftl, eine Datei für jedes Kapitel.

legend-dark_paths-1 = Dunkle Pfade
    .intro = Du wachst unter dem Schnee auf, eine Hand verbrannt, eine erfroren, und hast keinen Namen. Irgendwo da draußen gibt es Leute, die dir sagen könnten, was du getan hast. Der Kälte wäre es lieber, du würdest nicht fragen.
    .number = Das ganze Buch
legend-dark_paths-2 = Der Preis
    .intro = Jemand wurde gerettet, und es hat alles gekostet, was du warst. Der Weg zurück zur großen Höhle ist weit, und an seinem Ende wartet etwas, das immer Wort hält.
    .number = Zweites Kapitel

chapter-dark_paths-1 = Schnee ohne Namen
chapter-dark_paths-2 = Der Preis

variant-dark_paths-1-chapter_one = Nur das erste Kapitel
variant-dark_paths-2-piles = Beginn auf den Pfählen
variant-dark_paths-2-hoofed = Beginn bei der Frau mit den Hufen
variant-dark_paths-2-asleep = Beginn im Eisschlaf
variant-dark_paths-2-chained = Beginn in Ketten

## Helden

hero-teyan = Teyan
    .role = Feuerhüter
hero-tenaya = Tenaya
    .role = Feuerhüterin
role-fire_keeper = Feuerhüter
    .ability = Entzündet Feuer ohne Brennholz.

gift-dark_paths-warrior = Zusammengebissene Zähne
    .note = Einmal in jedem Kapitel, nach einer misslungenen Mutprobe: 2 dazuzählen.
gift-dark_paths-fire_keeper = Die letzte Glut
    .note = Einmal in jedem Kapitel, nach einer misslungenen Mutprobe: noch einmal würfeln.
gift-dark_paths-wizard = Die andere Seite
    .note = Einmal in jedem Kapitel, nach einer misslungenen Mut- oder Glücksprobe: den Würfel umdrehen.
gift-dark_paths-dwarf = Dickes Fell
    .note = Einmal in jedem Kapitel, wenn die Kälte 8 erreichen würde: Sie wird stattdessen 6.

## Der Bogen

sheet-dark_paths-will = Wille
    .note = Bei 0 sinkt die Stärke um 1, die Kälte steigt um 2, und der Wille wird 3.
sheet-dark_paths-strength = Stärke
    .note = Zählt bei jeder Kraftprobe mit.
sheet-dark_paths-frost = Kälte
    .note = Bei 8 sinkst du in den Eisschlaf.

test-dark_paths-strength = Kraft
    .note = Wirf deine Würfel; der höchste zählt. Zähle deine Stärke dazu.
test-dark_paths-nerve = Mut
    .note = Wirf einen Würfel. Zähle 2 dazu, wenn dein Wille mindestens 7 ist, 4 bei mindestens 14.
test-dark_paths-luck = Glück
    .note = Wirf einen Würfel.

thing-dark_paths-firewood = Brennholz
    .the = das Brennholz
    .acc = das Brennholz
    .a = ein Bündel Brennholz
    .many = Bündel Brennholz
    .note = Reicht für ein Feuer.
thing-dark_paths-waterskin = Trinkschlauch
    .the = der Trinkschlauch
    .acc = den Trinkschlauch
    .a = ein Trinkschlauch
    .many = Trinkschläuche
    .note = Ein guter Schluck, wenn du rennen musst.
thing-dark_paths-rope = Seil
    .the = das Seil
    .acc = das Seil
    .a = ein Seil
    .many = Seile
    .note = Hilft beim Klettern und hält, wo der Boden nicht hält.
thing-dark_paths-coat = Pelzmantel
    .the = der Pelzmantel
    .acc = den Pelzmantel
    .a = ein Pelzmantel
    .many = Pelzmäntel
    .note = Hilft gegen den Wind.
thing-dark_paths-map = Landkarte
    .the = die Landkarte
    .acc = die Landkarte
    .a = eine Landkarte
    .many = Landkarten
    .note = Hilft dir, die Richtung zu halten.
thing-dark_paths-knife = Messer
    .the = das Messer
    .acc = das Messer
    .a = ein Messer
    .many = Messer
    .note = Hilft bei Stricken, bei Schlössern und im Kampf.
thing-dark_paths-black_thorn = schwarzer Dorn
    .the = der schwarze Dorn
    .acc = den schwarzen Dorn
    .a = ein schwarzer Dorn
    .many = schwarze Dornen
    .note = Spitz, bitter und niemals trocken. Er wird zu etwas gut sein.
thing-dark_paths-red_flower = rote Blume
    .the = die rote Blume
    .acc = die rote Blume
    .a = eine rote Blume
    .many = rote Blumen
    .note = Macht heißes Blut.
thing-dark_paths-blue_berries = blaue Beeren
    .the = die blauen Beeren
    .acc = die blauen Beeren
    .a = eine Handvoll blauer Beeren
    .many = Handvoll blauer Beeren
    .note = Sie machen wach.
thing-dark_paths-tablet_half = halbe Tafel
    .the = die halbe Tafel
    .acc = die halbe Tafel
    .a = eine halbe Tafel
    .many = halbe Tafeln
    .note = Das vordere Ende eines Büffels. Den Rest hat jemand anderer.
thing-dark_paths-tablet = Büffeltafel
    .the = die Büffeltafel
    .acc = die Büffeltafel
    .a = eine Büffeltafel
    .many = Büffeltafeln
    .note = Was zerbrochen war, passt zusammen. Behalte sie bei dir.
thing-dark_paths-blade = Klinge
    .the = die Klinge
    .acc = die Klinge
    .a = eine Klinge
    .many = Klingen
    .note = Hilft im Kampf.
thing-dark_paths-helm = Helm
    .the = der Helm
    .acc = den Helm
    .a = ein Helm
    .many = Helme
    .note = Hilft im Kampf. Er ist nur geliehen.
thing-dark_paths-feather = Greifenfeder
    .the = die Greifenfeder
    .acc = die Greifenfeder
    .a = eine Greifenfeder
    .many = Greifenfedern
    .note = Sie macht schwer, was gelogen ist.

memory-dark_paths-ribbon = Ein Feuer im Schnee, ein gelbes Band in seinem Licht, und du auf der kalten Seite
memory-dark_paths-oath = Drei Hände auf dem Greifenfelsen: Was einer schuldet, zahlen alle drei
memory-dark_paths-name_sennet = Jemand ruft „Sennet!“, und ein Mädchen dreht sich um, kurz vor dem Lachen
memory-dark_paths-warning = Ein halber Schal und die Stimme eines Freundes: Du hast bezahlt, zahl nicht zweimal
memory-dark_paths-bargain = Ein Steinboden, jemand ohne Gesicht und deine beiden Hände, offen hingehalten
memory-dark_paths-price = Es kauft das, woraus du gemacht bist, und bezahlt mit dem, was du liebst
memory-dark_paths-own_name = Dein Name, im Dunkeln, aus dem Mund von jemandem, der glaubte, du wärst gegangen

mark-dark_paths-volpin = ein Volpin begleitet dich
mark-dark_paths-warned = du weißt, wer an der Quelle trinkt
mark-dark_paths-climbed = du hast dich am Felsen versucht
mark-dark_paths-griffin = du hast das Land vom Felsen aus gesehen
mark-dark_paths-hoof = die Frau mit den Hufen vertraut dir
mark-dark_paths-cruel = du hast die Frau mit den Hufen beraubt
mark-dark_paths-thief = du hast jemandem im Schlaf den Mantel genommen
mark-dark_paths-lake = der Alte im See kennt dich
mark-dark_paths-boy = der Junge ist frei
mark-dark_paths-generous = du hast geholfen, ohne dass jemand bat
mark-dark_paths-shron = Shron achtet dich
mark-dark_paths-breath = du kannst länger warten als deine Angst
mark-dark_paths-orennah = Orennah ist wieder ein Mensch
mark-dark_paths-sennet = Sennet hat ihren Namen gehört
mark-dark_paths-changed = Raureif im Haar, der nicht taut
mark-dark_paths-waited = du hast vor der Höhle am Feuer gesessen

## Enden

ending-dark_paths-tents = Die Zelte
ending-dark_paths-piles = Die Pfähle
ending-dark_paths-hoofed = Zu Gast unter der Wurzel
ending-dark_paths-asleep = Eisschlaf
ending-dark_paths-chained = Die Kette
ending-dark_paths-whole = Ganz und allein
ending-dark_paths-nameless = Namenlos
ending-dark_paths-free = Nichts geschuldet
ending-dark_paths-servant = Der Dienst
ending-dark_paths-asleep_again = Wieder Eisschlaf
ending-dark_paths-in_her_place = An ihrer Stelle
