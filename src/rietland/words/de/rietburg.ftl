# Die Befreiung der Rietburg: Helden, Karten, Aufgaben.
# Der Text einer Karte ist ihr Name; `.rule` sagt schlicht, was sie tut, `.story` wird vorgelesen.

legend-rietburg-1 = Die Befreiung der Rietburg
    .intro = Die Wachfeuer sind erloschen, und etwas anderes hat seine eigenen entzündet. Kreaturen halten die Burg des Königs besetzt, vom Tor bis in den Keller, und weit weg, über den Hügeln, hat ein Drache den Kopf gewandt. Eine alte Weissagung spricht von vier Taten, die den Bann über diesen Mauern brechen würden. Welche es sind, vergisst sie zu sagen.
    .number = Die Befreiung

difficulty-first = erste Partie
difficulty-hard = schwer

variant-rietburg-1-red_creatures = mit den roten Kreaturen
variant-rietburg-1-no_red_creatures = ohne die roten Kreaturen
variant-rietburg-1-red_boxes = mit den roten Kästen
variant-rietburg-1-no_red_boxes = ohne die roten Kästen
variant-rietburg-1-more_time = elf Erzählerkarten
variant-rietburg-1-less_time = neun Erzählerkarten
variant-rietburg-1-busy_allies = Freunde nur für ihre Wirkung
variant-rietburg-1-spirit_and_grimoires = der Wassergeist hilft Zauberbüchern

## Helden

hero-orfen = Orfen
    .role = Wolfskrieger
hero-kheela = Kheela
    .role = Hüterin

role-wolf_warrior = Wolfskrieger
    .ability = Lockt Kreaturen dorthin, wo er steht.
role-sorceress = Zauberin
    .ability = Kämpft, reist und späht mit sechs Zauberbüchern, die sich wieder öffnen, wenn sie rastet.
role-guardian = Hüterin
    .ability = Schickt den Wassergeist, der ihre eigene Stärke verdoppelt oder allen am selben Ort 2 leiht.

## Orte

place-gate = Burgtor
place-forge = Schmiede
place-chapel = Kapelle
place-tower = Brandurs Turm
place-dungeon = Verlies
place-house_of_tor = Haus Tor

## Heldenkarten

card-chada_1 = Ruhige Hand
card-chada_2 = Schuss im Lauf
card-chada_3 = Zwei auf der Sehne
card-thorn_1 = Durchbruch
card-thorn_2 = Schulter voran
card-thorn_3 = Die Treppe halten
card-orfen_1 = Wolfssprung
card-orfen_2 = Witterung
card-orfen_3 = Umkreisen
card-orfen_4 = Langer Schritt
card-kram_1 = In den Schacht
card-kram_2 = Ambossschlag
card-kram_3 = Stur wie Stein
card-eara_1 = Offene Seiten
card-eara_2 = Geflüsterter Vers
card-eara_3 = Randnotizen
card-kheela_1 = Steigende Flut
card-kheela_2 = Sog
card-kheela_3 = Brecher

# Jedes Zauberbuch heißt „Buch …“: Im Protokoll steht „das“ davor.
grimoire-ember = Buch der Glut
grimoire-halo = Buch des Lichtkranzes
grimoire-thunder = Buch des Donners
grimoire-dragonfire = Buch des Drachenfeuers
grimoire-wind = Buch der Winde
grimoire-eye = Buch der Augen

## Begegnungen

encounter-gor = Gor
    .the = der Gor
    .acc = den Gor
    .a = ein Gor
encounter-gorlot = Gorlot
    .the = der Gorlot
    .acc = den Gorlot
    .a = ein Gorlot
encounter-white_skral = Weißskral
    .the = der Weißskral
    .acc = den Weißskral
    .a = ein Weißskral
    .rule = Belohnung: Nimm einen offenen Gegenstand, gleich wo er liegt.
encounter-flying_gor = Fluggor
    .the = der Fluggor
    .acc = den Fluggor
    .a = ein Fluggor
    .rule = Seine Stärke ist die Zahl der Kreaturen, die zu sehen sind, ihn selbst mitgezählt.
encounter-skeleton_warrior = Skelettkrieger
    .the = der Skelettkrieger
    .acc = den Skelettkrieger
    .a = ein Skelettkrieger
    .rule = Ihn zu besiegen kostet außerdem 1 Gold aus der Galerie.
encounter-wardrak = Wardrak
    .the = der Wardrak
    .acc = den Wardrak
    .a = ein Wardrak
    .rule = Belohnung: Decke an einem beliebigen Ort die oberste Karte auf.
encounter-troll = Troll
    .the = der Troll
    .acc = den Troll
    .a = ein Troll
    .rule = Belohnung: ein Freund.
encounter-hagrod = Hagrod
    .rule = Belohnung: Eine Erzählerkarte aus der Schachtel kommt unter den Stapel.
encounter-calrai = Calrai
    .rule = Bürde: Eine verdeckte Karte kommt dorthin, wo du stehst.
encounter-shan = Shan
    .rule = Bürde: Verliere 1 Willenspunkt und lege eine Heldenkarte ungenutzt ab.
encounter-black_wardrak = Schwarzwardrak
    .the = der Schwarzwardrak
    .acc = den Schwarzwardrak
    .a = ein Schwarzwardrak
    .rule = Belohnung: Entferne eine verdeckte Karte, gleich wo.
encounter-cave_troll = Höhlentroll
    .the = der Höhlentroll
    .acc = den Höhlentroll
    .a = ein Höhlentroll
    .rule = Belohnung: ein Freund. Dazu entfernt ihr eine verdeckte Karte, gleich wo.
encounter-skral_captain = Skralhauptmann
    .the = der Skralhauptmann
    .acc = den Skralhauptmann
    .a = ein Skralhauptmann
    .rule = Belohnung: Besiege ohne Kampf eine Kreatur mit höchstens Stärke 6, gleich wo.

encounter-telescope = Fernrohr
    .the = das Fernrohr
    .a = ein Fernrohr
    .rule = Decke drei Karten an drei Orten auf. Benutzt ist es 1 Gold wert.
encounter-bone_twigs = Knochenreisig
    .the = das Knochenreisig
    .a = ein Bündel Knochenreisig
    .rule = Besiege eine Kreatur mit höchstens Stärke 5, gleich wo. Benutzt ist es 1 Gold wert.
encounter-brotherhood_shield = Bruderschild
    .the = der Bruderschild
    .acc = den Bruderschild
    .a = der Bruderschild
    .rule = Kämpfe mit Stärke 5, auch an einem anderen Ort, allein oder in einer Gruppe. Willenspunkte zählen nicht dazu.
encounter-hadrias_hourglass = Hadrias Stundenglas
    .rule = Eine Erzählerkarte aus der Schachtel kommt unter den Stapel.
encounter-wineskin = Trinkschlauch
    .the = der Trinkschlauch
    .acc = den Trinkschlauch
    .a = ein Trinkschlauch
    .rule = Drei Bewegungen.
encounter-witch_brew = Trank der Hexe
    .the = der Trank der Hexe
    .acc = den Trank der Hexe
    .a = ein Trank der Hexe
    .rule = Nimm 4 Willenspunkte.
encounter-horn = Horn
    .the = das Horn
    .a = ein Horn
    .rule = Nimm zwei gespielte Karten zurück, gleich von wem.

## Freunde

card-veest = Veest
    .rule = Kämpfe mit Stärke 6, auch in einer Gruppe. Willenspunkte zählen nicht dazu.
card-triest = Triest
    .rule = Kämpfe mit Stärke 5, auch in einer Gruppe. Willenspunkte zählen nicht dazu.
card-gilda = Gilda
    .rule = Drei Bewegungen.
card-grenolin = Grenolin
    .rule = Decke zwei Karten auf; dazu eine Bewegung.
card-reka = Reka
    .rule = Nimm 2 Willenspunkte.
card-garz = Garz
    .rule = Für 1 Gold: Nimm 2 Willenspunkte; dazu zwei Bewegungen.
card-thorald = Thorald
    .rule = Für 1 Gold: Besiege dort, wo du stehst, eine Kreatur mit höchstens Stärke 8.
card-melkart = Melkart
    .rule = Tausche eine Aufgabe aus und entferne eine verdeckte Karte.

## Erzählerkarten

card-narrator_1 = Fackeln auf dem Turm
    .story = Auf Brandurs Turm gehen die Fackeln an, von links nach rechts, wie der alte König es immer haben wollte. Sie haben wohl jahrelang zugesehen.
card-narrator_2 = Lärm im Haus
    .story = Im Haus Tor geht eine Kommode die Treppe hinunter, Schublade für Schublade. Dann kommt eine Stille, in der man hört, wie sie sich einigen, auch noch die andere zu holen.
card-narrator_3 = Das Tor knarrt
    .story = Das Tor knarrt, seit es eingehängt wurde, und jeder Wächter hatte seine eigene Art, es leise zu öffnen. Was jetzt hereinkommt, kennt keine davon. Gehört zu werden scheint ihm nichts auszumachen.
card-narrator_4 = Funken in der Nacht
    .story = Aus dem Schornstein der Schmiede fliegen Funken, und der Schmied ist seit dem Frühjahr fort. Sie treiben zum Dach der Kapelle hinüber und verlöschen dort, alle bis auf einen.
card-narrator_5 = Eine Glocke, einmal
    .story = Die Glocke der Kapelle schlägt ein einziges Mal. Ihr wartet auf den zweiten Schlag, wie man das eben tut, und während ihr wartet, fällt tief unten im Verlies eine Tür ins Schloss.
card-narrator_6 = Schleifende Ketten
    .story = Unten im Verlies wird eine Kette über den Boden gezogen, Glied für Glied. Früher war am Ende ein Gefangener. Jetzt klingt es nach Gepäck.
card-narrator_7 = Jemand ist uns gefolgt
    .story = Im Staub hinter euch sind neben euren Spuren noch andere, bis zu dieser Tür. Ihr dreht euch um. Zurück führt keine.
card-narrator_8 = Der Hammer fällt
    .story = In der Schmiede fällt ein Hammer, und er springt nicht wieder auf. Einen Augenblick lang hält die ganze Burg den Atem an, ihr auch, und ganz in der Nähe noch etwas.
card-narrator_9 = Schritte hinter uns
    .story = Ihr bleibt stehen, und die Schritte hinter euch bleiben auch stehen, ein wenig zu spät. Im Fenster der Kapelle geht eine Kerze hin und her, so hoch, wie ein sehr großer Mann sie tragen würde.
card-narrator_10 = Aus dem Keller
    .story = Im Haus Tor hebt sich eine Falltür um eine Handbreit. Dort unten hat sich etwas an den Weinregalen entlanggefressen und möchte nun sehen, was man oben aufbewahrt.
card-narrator_11 = Schwingen über dem Hof
    .story = Ein Schatten zieht über den Hof, und als ihr hinaufseht, ist da nur Himmel. Vom Dach des Turms löst sich eine Schieferplatte und braucht lange, bis sie unten ist.
card-narrator_12 = Die Treppe ist nicht leer
    .story = Auf der Turmtreppe neigen sich alle Kerzen im Luftzug, bis auf eine. Die neigt sich, richtet sich auf und neigt sich wieder, so gleichmäßig wie ein Atem.
card-narrator_13 = Choral der Gorlots
    .story = In der Kapelle singen sie. Worte haben sie keine und nur den einen Ton, aber sie haben herausgefunden, dass das Gewölbe antwortet, und nun sind sie nicht mehr aufzuhalten.
card-narrator_14 = Gesprengte Schlösser
    .story = Es waren gute Schlösser. Jetzt liegen sie in einer Reihe auf der Treppe zum Verlies, geputzt und nach Größe geordnet. Der Schlüssel hängt an seinem Nagel, wo er immer hing.
card-narrator_15 = Durch die Gitterstäbe
    .story = Durch das Fallgitter greift ein Arm, tastet nach dem Riegel und findet ihn nicht. Höflich zieht er sich zurück. Dann beginnt sich das ganze Gitter zu heben.
card-narrator_16 = Kaltes Eisen
    .story = Die Esse ist seit Wochen kalt, und doch hängt an der Wand keine Klinge mehr. Im Haus Tor werden sie gerade verteilt; man hört es daran, wie die Stimmen verstummen.
card-narrator_17 = Die Tür stand offen
    .story = Ihr wisst noch, dass ihr sie zugemacht habt. Ihr wisst es gut, weil sie klemmte und weil einer von euch darüber einen Witz gemacht hat. Jetzt steht sie offen, und niemand lacht.
card-narrator_18 = Der Turm erwacht
    .story = Am Turm geht ein Fensterladen auf, dann der darunter, dann der nächste. Was da herabkommt, bleibt an jedem Fenster stehen und hält nach euch Ausschau.
card-narrator_19 = Zerbrochenes Glas
    .story = Das große Fenster der Kapelle kommt in einem Stück herunter und wird zu vielen. Auf dem Boden, zwischen Blau und Gold, ist nur der gemalte Drache noch heil.
card-narrator_20 = Zuerst die Ratten
    .story = Zuerst kommen die Ratten aus dem Verlies herauf, an euren Stiefeln vorbei, ohne euch auch nur anzusehen. Dann die Katzen.
card-narrator_21 = Auge in Auge
    .story = Ihr biegt um die Ecke, und etwas anderes auch. Einen Atemzug lang seid ihr alle sehr höflich und lasst einander den Vortritt.
card-narrator_22 = Das Haus ist umstellt
    .story = Rings um das Haus Tor brennen kleine Feuer, in gleichen Abständen, und an jedem sitzt etwas mit dem Rücken zur Flamme. Der Wärme wegen sind sie nicht gekommen.

## Aufgaben

mission-providence = Vorsehung
    .rule = In der Galerie sind mehr Karten, als an allen Orten zusammen liegen, Aufgaben mitgezählt.
    .story = Wenn das Genommene schwerer wiegt als das, was übrig ist, neigt sich die Waage der Burg.
mission-jrain = Jrain, König der Fluggors
    .rule = Gebt vier Fluggors aus der Galerie ab.
    .story = Jeden Abend zählt er seine Untertanen. Sorgt dafür, dass es weniger werden.
mission-fire_spirit = Der Feuergeist
    .rule = { $party ->
        [2] Die Helden hier geben gemeinsam 5 Willenspunkte ab.
        [3] Die Helden hier geben gemeinsam 7 Willenspunkte ab.
        [4] Die Helden hier geben gemeinsam 8 Willenspunkte ab.
       *[other] Die Helden hier geben gemeinsam Willenspunkte ab: 5, 7 oder 8 bei zwei, drei oder vier Helden im Spiel.
    }
    .story = Er brennt, weil er Angst hat. Bleibt bei ihm und atmet langsam, bis er es auch tut.
mission-flame_of_hadria = Die Flamme von Hadria
    .rule = { $party ->
        [2] Zahlt 2 Gold,
        [3] Zahlt 3 Gold,
        [4] Zahlt 4 Gold,
       *[other] Zahlt bei zwei, drei oder vier Helden im Spiel 2, 3 oder 4 Gold,
    } und ein Held hier legt eine Heldenkarte ungenutzt ab.
    .story = Öl, ein Docht aus Silberfaden und jemand, der wacht, bis er Feuer fängt.
mission-prisoners = Die Gefangenen
    .rule = Drei Orte sind frei, dieser eingeschlossen.
    .story = Sie kommen erst die Treppe herauf, wenn sie gar nichts mehr hören.
mission-skral_sorcerer = Der Zauberer der Skrale
    .rule = Beim Aufdecken: Eine Karte kommt offen hierher. Legt zwei Heldenkarten von Helden, die hier sind, ungenutzt ab.
    .story = Gold will er keines. Er will, dass ihm jemand gehorcht, nur ein einziges Mal, jemand, der es hasst.
mission-council = Der Rat
    .rule = Alle Helden sind hier und legen zusammen drei Heldenkarten ungenutzt ab.
    .story = Ein Kreis von Stühlen, eine Kerze und ein Plan, der von jedem eine Stimme braucht.
mission-watch_fires = Wachfeuer
    .rule = Keine zwei Helden sind am selben Ort, und höchstens eine Kreatur ist zu sehen.
    .story = Entzündet sie weit voneinander und im selben Augenblick.
mission-armoury = Die Waffenkammer
    .rule = Gebt zwei Freunde oder Gegenstände von Helden ab, die hier sind.
    .story = Bewaffnet die Leute in den Kellern. Womit? Mit allem, was ihr habt.
mission-silent_yard = Der stille Hof
    .rule = Keine Kreatur ist zu sehen.
    .story = Eine Stunde lang niemand auf den Mauern.
mission-lifted_veil = Der gelüftete Schleier
    .rule = An keinem Ort liegt die oberste Karte verdeckt.
    .story = Jede Tür offen, jeder Schatten beim Namen genannt.
mission-ransom = Lösegeld
    .rule = { $party ->
        [2] Zahlt 5 Gold.
        [3] Zahlt 6 Gold.
        [4] Zahlt 7 Gold.
       *[other] Zahlt 5, 6 oder 7 Gold, bei zwei, drei oder vier Helden im Spiel.
    }
    .story = Sie haben den alten Verwalter, und zählen können sie.
mission-trophy_hall = Halle der Trophäen
    .rule = In der Galerie sind sechs verschiedene Arten von Karten.
    .story = Hängt sie nebeneinander auf, damit niemand sagen kann, es sei Glück gewesen.
mission-troll_hunt = Trolljagd
    .rule = In der Galerie sind drei Trolle oder Höhlentrolle.
    .story = Sie haben das große Tor aus den Angeln gehoben. Nun hebt sie aus den ihren.
mission-scrolls = Brandurs Schriftrollen
    .rule = Fünf Aufgaben wurden aufgedeckt, diese eingeschlossen; zahlt 2 Gold.
    .story = Der alte König hat alles aufgeschrieben, nur nie an einer Stelle.
mission-false_omen = Falsches Omen
    .rule = Beim Aufdecken: Tauscht eine Aufgabe aus. Zahlt 4 Gold.
    .story = Die Weissagung hat eine zweite Seite, und sie widerspricht der ersten.
