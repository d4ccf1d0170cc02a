# Chada & Thorn: die Etappen, was man dort sieht (`.note`), und die Namen ihrer Felder.

## Die Einführung

map-chada_thorn-intro = An Land gespült
    .note = Brandung, Trümmer und eine einzige trockene Bucht. Irgendwo in all dem Lärm singt jemand.
    .k0 = Dunkle Dünung
    .k1 = Rücksog
    .t0 = Treibende Luke
    .c0 = Zersplittertes Boot
    .a1 = Riffkante
    .a2 = Der Sog
    .a3 = Seeigel
    .a4 = Brandungslinie
    .a5 = Kiesbank
    .tc = Möwenfels
    .tt = Trockene Bucht
    .b1 = Tangwald
    .b2 = Das singende Wrack

## Die Stachelklippen

map-chada_thorn-reefs_first = Zerschellte Landung
    .note = Gezeitentümpel zwischen den Rippen des Schiffs. Was der Kapitän zurückließ, ist oben in der Kajüte, und die Kajüte steht auf dem Kopf.
    .k0 = Offene See
    .k1 = Brecher
    .t0 = Der Kiel
    .c0 = Die Galionsfigur
    .a1 = Gezeitentümpel
    .a2 = Schiffsrippe
    .a3 = Die Kapitänskajüte
    .a4 = Glitschige Platte
    .a5 = Messermuscheln
    .x = Fuß der Klippe
    .b1 = Gestrandete Waffenkammer
    .b2 = Robbenbank
    .b3 = Nasse Leiter

map-chada_thorn-reefs_1 = Möwentreppe
    .note = Ein Zickzack von Simsen, laut von Möwen. Die Seile dazwischen hat jemand geknotet, der es eilig hatte.
    .s1 = Erster Sims
    .s2 = Kreischender Absatz
    .s3 = Guanostufe
    .s4 = Die gebrochene Treppe
    .s5 = Nistmulde
    .x = Klippenrand
    .g1 = Möwenhort
    .g2 = Kamin
    .n1 = Überhang

map-chada_thorn-reefs_2 = Höhle der Echos
    .note = Oben führt der Klippenpfad entlang. Unten ist eine Meereshöhle, und darin eine Stimme, die alles wiederholt außer ihren Namen.
    .e1 = Höhlenmund
    .e2 = Gischtecke
    .e3 = Das Blasloch
    .e4 = Steile Querung
    .e5 = Süßwassertropfen
    .x = Tageslicht
    .v1 = Niedriger Gang
    .v2 = Nische des Rufers
    .v3 = Schwarzes Wasser
    .u1 = Schmugglersims

map-chada_thorn-reefs_last = Das Feuer der Verdammten
    .note = Um den Hügel herum zum kalten Feuerkorb einer ausgesetzten Mannschaft. Jahrelang hielt sie ihn bereit, falls ein Schiff käme.
    .n1 = Klippenpfad
    .n2 = Dornengestrüpp
    .n3 = Galgenbaum
    .n4 = Windiger Sattel
    .n5 = Leuchtfeuertreppe
    .tc = Plattform des Feuers
    .tt = Tor in der Mauer
    .m1 = Geschützte Hütte
    .m2 = Truhe des Wächters
    .o1 = Bannstein

## Die Sturmweiden

map-chada_thorn-expanses_first = Windtor
    .note = Aus den Klippen hinaus auf die Heide. Hier hat der Wind Vorfahrt.
    .k0 = Klippentreppe
    .k1 = Ausgetretene Schwelle
    .t0 = Linker Torpfosten
    .c0 = Rechter Torpfosten
    .a1 = Gebeugtes Gras
    .a2 = Offener Hang
    .a3 = Wackelstein
    .a4 = Schafspfad
    .a5 = Der pfeifende Steinhaufen
    .x = Heidestraße
    .b1 = Hohlweg
    .b2 = Leams Feuer

map-chada_thorn-expanses_1 = Ertrunkene Wiese
    .note = Durch das überflutete Gras waten, oder sich über den Deich mühen und von überall gesehen werden.
    .d1 = Knöcheltief
    .d2 = Knietief
    .d3 = Die Schleuse
    .d4 = Weideninsel
    .x = Anderes Ufer
    .y1 = Deichfuß
    .y2 = Deichkrone
    .y3 = Bresche
    .y4 = Hütte des Deichwärters

map-chada_thorn-expanses_2 = Felsenmeer
    .note = Murmeln der Riesen, lose hingelegt. Ein falscher Schritt, und das Spiel geht weiter.
    .r1 = Erste Blöcke
    .r2 = Der Wackler
    .r3 = Schotterfächer
    .r4 = Zwischen zwei Riesen
    .r5 = Balancierstein
    .x = Wegzeichen
    .p1 = Jägerversteck
    .q1 = Farnmulde
    .q2 = Riesenstufen

map-chada_thorn-expanses_3 = Skralbauten
    .note = Um den Hügel herum zu Fuß, hindurch mit starken Nerven und gutem Schwert, oder darüber auf dem Grasdach. Der Hügel ist bewohnt.
    .u1 = Bewachter Pfad
    .u2 = Knochenhaufen
    .u3 = Speisekammer des Häuptlings
    .u4 = Die Grube
    .u5 = Heulender Schacht
    .x = Hintertür
    .t1 = Tunnel
    .t2 = Bruthöhle
    .c1 = Grasdach
    .c2 = Luftschacht
    .c3 = Zweiter Schacht
    .c4 = Ausguck

map-chada_thorn-expanses_4 = Hirtenring
    .note = Leere Hütten um einen Steinkreis. Die Betten sind gemacht, und der Staub darauf ist alt.
    .h1 = Triftweg
    .h2 = Erste Hütte
    .h3 = Hügelpferch
    .h4 = Torstein
    .x = Unteres Gatter
    .j1 = Verschütteter Herd
    .j2 = Alter Brunnen
    .j3 = Letzte Hütte
    .i1 = Der summende Menhir

map-chada_thorn-expanses_5 = Blitzgrat
    .note = Ein kahler Grat, auf dem der Sturm der Krone gehorcht. Thorn hat von einem Tal darunter gehört; von jemandem, der zurückkam, hat keiner davon gehört.
    .l1 = Fuß des Grats
    .l2 = Gespaltene Kiefer
    .l3 = Kahle Kuppe
    .l4 = Getroffener Steinhaufen
    .l5 = Eisenfels
    .x = Windschatten
    .e1 = Geschützter Vorsprung
    .g1 = Ziegenpfad
    .g2 = Kalte Rinne
    .g3 = Bachbett
    .g4 = Heidekrautlager

map-chada_thorn-expanses_6 = Treibholzküste
    .note = Der Dünenpfad ist kurz. Der Strand darunter ist voller Funde und voller Gründe, warum sie verloren gingen.
    .s1 = Dünenlücke
    .s2 = Scharfer Strandhafer
    .s3 = Hohe Düne
    .s4 = Schmugglerkreuz
    .s5 = Der Steinhaufen des Königs
    .x = Pfad ins Landesinnere
    .b1 = Treibholzhaufen
    .b2 = Wrack im Watt
    .b3 = Walknochen
    .c1 = Fischerrast

map-chada_thorn-expanses_last = Der leere Hafen
    .note = Gassen, Dächer und morsche Stege in einer krummen Bucht. Jede Tür ist offen, als wären sie nur kurz nachsehen gegangen.
    .n1 = Stadttor
    .n2 = Seilerbahn
    .n3 = Schiefer Giebel
    .n4 = Marktplatz
    .n5 = Kai
    .tc = Hafenlaterne
    .tt = Letztes heiles Boot
    .m1 = Backofen
    .m2 = Über den Dächern
    .m3 = Kran
    .o1 = Werkstatt des Pfeilmachers

## Der Stumme Wald

map-chada_thorn-wood_first = Rand der Stille
    .note = Das letzte Vogellied endet an den ersten Bäumen, mitten in der Strophe. Ein Gerber schaut von seiner Arbeit auf.
    .k0 = Graues Gras
    .k1 = Letzter Zaun
    .t0 = Grenzstein
    .c0 = Erster Baum
    .a1 = Moosgraben
    .a2 = Stille Lichtung
    .a3 = Das Feuer des Gerbers
    .a4 = Gestürzter Riese
    .a5 = Lauschbaum
    .x = Wildgatter
    .b1 = Brombeertunnel
    .b2 = Fuchsbau
    .d1 = Beerenhang

map-chada_thorn-wood_1 = Hohle Eichen
    .note = Drei tote Riesen, um sich darin zu verstecken. Der Nebel hatte denselben Einfall.
    .o1 = Wurzelbogen
    .o2 = Die Witwe
    .o3 = Laubgrube
    .o4 = Der hohle König
    .o5 = Der gehobene Nebel
    .x = Windwurf
    .p1 = Honigeiche
    .q1 = Wildererversteck
    .q2 = Fauler Stamm

map-chada_thorn-wood_2 = Gerberei am Bach
    .note = Ein Bach mit einem Ufer auf jeder Seite und kalten Furten dazwischen. Drukil lebte hier, als noch Leute kamen, um zu kaufen.
    .b1 = Vor der Furt
    .b2 = Trockengestelle
    .b3 = Lohschuppen
    .b4 = Stinkende Bottiche
    .b5 = Mühlwehr
    .x = Bachquelle
    .c1 = Erlenschlamm
    .c2 = Abdeckergestell
    .c3 = Trittsteine
    .c4 = Warmes Lager

map-chada_thorn-wood_3 = Netzschlucht
    .note = Eine Schlucht voller Netze. Jeden Faden, der reißt, hört jemand.
    .w1 = Rand der Schlucht
    .w2 = Erstes Netz
    .w3 = Schluchtgrund
    .w4 = Kokonsims
    .w5 = Das große Netz
    .x = Ende der Schlucht
    .r1 = Hängendes Bündel
    .s1 = Sonnige Lücke
    .s2 = Sims ohne Spinnen

map-chada_thorn-wood_4 = Bärengang
    .note = Dickicht in der Mitte, zertrampelte Schneisen ringsum. Sie stehen allen offen, die nicht mit einem Bären unterwegs sind.
    .g1 = Zerkratzter Stamm
    .g2 = Dickicht
    .g3 = Dornenhecke
    .g4 = Bärenzeichen
    .g5 = Knackende Zweige
    .x = Lachsfall
    .h1 = Obere Schneise
    .h2 = Wilde Pflaumen
    .h3 = Scheuerbaum
    .h4 = Farnbogen
    .i1 = Untere Schneise
    .i2 = Luftige Lichtung
    .i3 = Honighang

map-chada_thorn-wood_5 = Mooslabyrinth
    .note = Weiche Pfade, die alle gleich aussehen. Fußspuren schließen sich, ehe der Fuß sie verlassen hat.
    .m1 = Weicher Eingang
    .m2 = Schon wieder hier
    .m3 = Und noch einmal
    .m4 = Wegkreuz
    .m5 = Sinkendes Grün
    .x = Fester Boden
    .n1 = Hohes Moos
    .n2 = Flechtenwand
    .q1 = Verlorener Köcher
    .q2 = Krötenstufen
    .v1 = Quelle

map-chada_thorn-wood_6 = Laternensee
    .note = Um einen schwarzen See herum oder in einem lecken Boot hinüber. Die Lichter kennen einen kurzen Weg. Jedes kennt einen anderen.
    .l1 = Schilfsteg
    .l2 = Nordufer
    .l3 = Tanzende Lichter
    .l4 = Versunkener Steg
    .x = Damm
    .a1 = Südufer
    .a2 = Die wahre Laterne
    .a3 = Fischersteg

map-chada_thorn-wood_last = Feuermoordamm
    .note = Hinaus aus den Bäumen auf einer Straße aus Stämmen, über Torf, der schon brannte, ehe es die Straße gab.
    .n1 = Letzte Bäume
    .n2 = Heiße Asche
    .n3 = Rauchloch
    .n4 = Knüppeldamm
    .n5 = Geborstene Stämme
    .tc = Kalter Tümpel
    .tt = Steinfurt
    .o1 = Grünes Inselchen
    .m1 = Glutfeld
    .m2 = Köhlerhütte
    .m3 = Torfwall

## Die Mauerberge

map-chada_thorn-mountains_first = Fuß der Mauer
    .note = Geröll und Kehren unter einer grauen Wand ohne Ende. Nicht einmal die Wolken haben ihre Kante gefunden.
    .k0 = Rand des Moors
    .k1 = Trockener Bach
    .t0 = Zerbrochener Meilenstein
    .c0 = Kiefernstumpf
    .a1 = Kehre
    .a2 = Loser Hang
    .a3 = Felsblocktor
    .a4 = Schmales Band
    .a5 = Wolkenstufe
    .x = Sattel
    .b1 = Steinbockpfad
    .b2 = Rucksack eines Toten
    .d1 = Bergwiese

map-chada_thorn-mountains_1 = Tor der Riesen
    .note = Eine Steintür für Starke, ein Türsturz für Kletterer, ein Abfluss für Verzweifelte. Die Riesen nahmen die Tür.
    .g1 = Torstraße
    .g2 = Wachstube
    .g3 = Die Steintür
    .g4 = Halle der Riesen
    .g5 = Tisch der Riesen
    .x = Hinterpforte
    .h1 = Über den Türsturz
    .h2 = Dachplatten
    .d1 = Der Abfluss
    .i1 = Vergitterte Waffenkammer

map-chada_thorn-mountains_2 = Das Geröllfeld
    .note = Auf und ab über Hänge, auf denen nichts stillhält. Ein Schneegrat umgeht das Schlimmste und zeigt euch aller Welt.
    .s1 = Rand des Gerölls
    .s2 = Hängender Block
    .s3 = Rinne
    .s4 = Zitternder Fächer
    .s5 = Steiler Schotter
    .x = Fester Fels
    .t1 = Schneezunge
    .t2 = Windschutz
    .t3 = Wechte
    .v1 = Pilgernische

map-chada_thorn-mountains_3 = Eisgalerie
    .note = Ein Tunnel aus blauem Eis, in dem sich Stimmen tagelang halten. Betritt ihn der Gekrönte, frieren selbst sie ein.
    .i1 = Eistür
    .i2 = Blaue Halle
    .i3 = Die gefrorene Kehle
    .i4 = Schmelzwasserguss
    .i5 = Glastreppe
    .x = Weißer Ausgang
    .j1 = Spaltenrand
    .j2 = Gefrorenes Banner
    .j3 = Schneebrücke
    .m1 = Warme Quelle

map-chada_thorn-mountains_4 = Seilbrücken
    .note = Zwei Brücken, für zwei Gewichte gebaut. Dazwischen geht es hinunter und dann hinauf.
    .r1 = Brückenkopf
    .r2 = Hinab in die Schlucht
    .r3 = Hinauf aus der Schlucht
    .r4 = Treffpunktfels
    .r5 = Nackte Wand
    .x = Andere Seite
    .c1 = Dünnes Seil
    .c2 = Schwankende Plattform
    .t1 = Kettenbrücke
    .t2 = Eisenstifte
    .v1 = Singendes Tau

map-chada_thorn-mountains_5 = Stollen des toten Silbers
    .note = Ein verlassenes Bergwerk auf zwei Sohlen. Das Werkzeug ist noch da, und einige von denen, die es benutzten, auch.
    .d1 = Oberer Stollen
    .d2 = Karrengleis
    .d3 = Luftschacht
    .d4 = Eingestürzter Querschlag
    .d5 = Pumpenraum
    .x = Südstollen
    .e1 = Unterer Stollen
    .e2 = Zahlmeisterstube
    .e3 = Alte Abbaue
    .e4 = Wachposten
    .e5 = Gefluteter Gang

map-chada_thorn-mountains_6 = Sims des Raubvogels
    .note = Ein messerscharfer Pfad unter einem Horst. Der Vogel gehört Callem, und er zählt mit.
    .l1 = Ohne Deckung
    .l2 = Messergrat
    .l3 = Zerrissener Umhang
    .l4 = Unter dem Horst
    .l5 = Windsäule
    .x = Windgeschützter Sims
    .e1 = Das leere Nest
    .e2 = Federrinne
    .v1 = Zwergenschrein
    .v2 = Ziegensims

map-chada_thorn-mountains_last = Das Silbertor
    .note = Unter dem gegabelten Gipfel ist die Tür der Zwerge. Davor, an einem Feuer für einen, sitzt Callem.
    .n1 = Das letzte Lager
    .n2 = Silberquelle
    .n3 = Windgepeitschte Treppe
    .n4 = Callems Linie
    .n5 = Der Fluchstein des Königs
    .tc = Wachturm
    .tt = Die silberne Tür
    .m1 = Zwergenversteck
    .m2 = Wachgang
    .m3 = Schluchtstufen
    .o1 = Runensäule
