# Legende 4 des Grundspiels: ihre Ziele, ihre Karten, die Karten des Geheimen Sees.

legend-base-4 = Das Geheimnis der Mine
    .intro = Jemand bezahlt für diese schlimmen Tage mit Edelsteinen, und geschliffen haben sie Zwerge. Eine Horde hat deren Mine genommen und schläft auf dem Schatz, und draußen vor dem Südtor wartet ein Prinz ohne Berg neben einem leeren Karren. Geht leise hinein, nehmt, was glänzt, kommt wieder heraus. Den Berg hat niemand gefragt.
    .number = Legende 4

goal-base-4-treasure = Übergebt Prinz Hallgard am Südausgang (0) { $difficulty ->
        [easy] { $party ->
            [2] Schätze im Wert von 26 Gold
            [3] Schätze im Wert von 34 Gold
            [4] Schätze im Wert von 42 Gold
           *[other] genug Schätze
        }
        [normal] { $party ->
            [2] Schätze im Wert von 30 Gold
            [3] Schätze im Wert von 38 Gold
            [4] Schätze im Wert von 46 Gold
           *[other] genug Schätze
        }
       *[other] genug Schätze
    }.
goal-base-4-in_time = Schafft es, bevor der Erzähler das N-Plättchen erreicht.
goal-base-4-somebody = Mindestens ein Held muss im Spiel bleiben.

why-base-4-won = Hallgard zählt zweimal nach, weil er ein Zwerg ist, und nickt einmal, weil er ein Prinz ist. Das Tor geht auf, und hinter euch atmet der Berg aus. Erst jetzt, im Tageslicht, seht ihr den Rauch über der Rietburg.
why-base-4-late = Die Kerze ist heruntergebrannt. Hinter dem Tor hört ihr den Karren davonfahren, und er klingt nicht schwer.
why-base-4-out = In den Stollen bewegt sich keine Laterne mehr. Der Berg behält seine Edelsteine, und euch behält er auch.

counter-alarm = Alarm ausgelöst
counter-fire = Feuer erwacht

deed-base-4-deliver = Prinz Hallgard Schätze übergeben

choice-tear_free = Losreißen
choice-wait_caught = Bis morgen stillhalten

## Karten

card-base-4-A1 = Wo euer letzter Feind gefallen ist, lag ein Edelstein im Gras, von Zwergen geschliffen, und ihr seid der Spur solcher Steine bis an ihr Ende gefolgt. Eine Horde hat Prinz Hallgards Volk aus der eigenen Mine vertrieben und sich auf dem Schatz schlafen gelegt. Seither wartet er draußen vor dem Südtor, mit einem Rechnungsbuch und einem leeren Karren. Seine Botschaft ist kurz: Er öffnet jedem, der nicht mit leeren Händen kommt.
    .title = Unter dem Berg
    .rule = In der Mine liegen verdeckt elf Edelsteine. Wer auf dem Feld steht oder ein Fernrohr benutzt, deckt einen auf. Wo fünf Runensteine und zwei Heilkräuter liegen, bestimmen Würfel. Geröll auf Feld 68 versperrt die Rüstkammer (27) mit Helm, Schild, Bogen und Trinkschlauch. Ein weiterer Schild liegt in der Halle (40), je 2 Gold liegen auf den Feldern 42 und 48, ein Hort von { $party ->
        [2] 4 Gold
        [3] 6 Gold
        [4] 8 Gold
       *[other] 4, 6 oder 8 Gold (bei 2, 3 oder 4 Helden)
    } in der Schatzkammer. Silberne Ereigniskarten kommen nur aus dem Nebel.
card-base-4-A2 = Es sind viele, und sie langweilen sich. Neben jedem Haufen, der glänzt, hat sich eine Kreatur hingelegt, den Rücken zu den Steinen, das Maul offen. Eine Klinge werden sie hören. Ein Stolpern auch. Einen vorsichtigen Fuß halten sie für eine Ratte, und Ratten gab es hier schon immer.
    .title = Schlafende Wachen
    .rule = Auf den Feldern { $party ->
        [2] 3, 13 und 22
        [3] 3, 13, 22 und 34
        [4] 3, 13, 22, 28 und 34
       *[other] 3, 13 und 22 (bei 3 oder 4 Helden auch auf Feld 34, bei 4 auch auf Feld 28)
    } erscheinen Gors, { $difficulty ->
        [easy] auf Feld 16 ein Skral
        [normal] auf den Feldern 16 und 33 Skrale
       *[other] auf Feld 16 ein Skral (normal: auch auf Feld 33)
    } und auf Feld 6 ein Troll. Vor dem Alarm ziehen Kreaturen im Minenteil nicht. Zieht eine Kreatur auf ein Feld mit einem Edelstein, kommt er aus dem Spiel. Für jede Kreatur, die Feld 0 oder 63 betritt, geht das N-Plättchen einen Buchstaben zurück. Alarm gibt es dort, sobald ein Held und eine Kreatur auf demselben Feld sind, und sei es im Vorbeigehen, oder wenn ein Angriff aus der Ferne nicht in der ersten Kampfrunde zum Sieg führt. Edelsteine und Gold auf dem Feld einer Kreatur kann man nicht nehmen.
card-base-4-A3 = Der alte Weg hinein beginnt zwischen den Bäumen, in einem Nebel, der sich seit Menschengedenken nicht gehoben hat. Euer Gepäck ist leicht. Was ihr nicht unbedingt braucht, hängt in einer Birke am Wegrand, und jetzt, da ihr es zurücklasst, sieht es nach ziemlich viel aus. Am anderen Ende des Berges hat Hallgard eine Kerze angezündet. Er ist ein Zwerg; er hat gemessen, wie lange sie brennt.
    .title = Der Waldpfad
    .rule = Die Helden beginnen auf Feld 70 mit 2 Stärkepunkten und 7 Willenspunkten; die Gruppe teilt { $party ->
        [2] 4 Gold
        [3] 6 Gold
        [4] 8 Gold
       *[other] 4, 6 oder 8 Gold (bei 2, 3 oder 4 Helden)
    } unter sich auf. Das N-Plättchen liegt bei { $difficulty ->
        [easy] N
        [normal] L
       *[other] N (leicht) oder L (normal)
    }: Treffen Erzähler und Plättchen zusammen, endet die Legende. Ihr gewinnt, sobald ihr Prinz Hallgard am Südausgang (0) { $difficulty ->
        [easy] { $party ->
            [2] Schätze im Wert von 26 Gold
            [3] Schätze im Wert von 34 Gold
            [4] Schätze im Wert von 42 Gold
           *[other] genug Schätze
        }
        [normal] { $party ->
            [2] Schätze im Wert von 30 Gold
            [3] Schätze im Wert von 38 Gold
            [4] Schätze im Wert von 46 Gold
           *[other] genug Schätze
        }
       *[other] Schätze im Wert von 26, 34 oder 42 Gold (leicht) oder 30, 38 oder 46 Gold (normal, bei 2, 3 oder 4 Helden)
    } übergeben habt. Wer auf 0 Willenspunkte fällt, scheidet aus. Der Held mit dem niedrigsten Rang beginnt.
card-base-4-E = Ein Spähtrupp kommt nach Hause, stellt etwas Schweres ab und lässt sich mit seinen Würfeln beim Tor nieder. Von den Wachen hält er nicht viel, und das sagt er auch. Den Rest der Nacht schnarcht der Berg nicht mehr ganz so gleichmäßig.
    .title = Der Spähtrupp
    .rule = Auf Feld 25 erscheint ein Gor. Steht dort ein Held, gibt es Alarm.
card-base-4-G = Erst Staub, dann Kiesel, dann ein Lärm, als fiele ein Schrank die Treppe hinunter, und dann eine Stille, die man schmecken kann. Wo heute Morgen noch ein Weg war, ist ein Haufen. Von irgendwo darunter riecht es dünn nach Lampenöl.
    .title = Der Berg hustet
    .rule = Ein Würfel bestimmt, wo zwei Geröllplättchen offen liegen: bei 1 oder 2 auf Feld 15, bei 3 oder 4 auf Feld 36, bei 5 oder 6 auf Feld 5. Eine Kreatur dort wird entfernt, Helden gehen auf ein angrenzendes Feld ihrer Wahl, Dinge bleiben unter dem Geröll. Weder Helden noch Kreaturen kommen hindurch.
card-base-4-I = Jemand hat die Edelsteine gezählt. Ihr hört, wie es geschieht: eine Stimme, langsam, mit den Fingern; dann eine Pause; dann noch einmal dieselben Finger. Danach kommen die Trommeln, und sie laufen schneller durch die Stollen als jeder von euch.
    .title = Trommeln
    .rule = { $difficulty ->
        [easy] Gab es noch keinen Alarm, gibt es ihn jetzt.
        [normal] Gab es noch keinen Alarm, gibt es ihn jetzt. Auf Feld 30 erscheint ein Wardrak.
       *[other] Gab es noch keinen Alarm, gibt es ihn jetzt. Normal: Auf Feld 30 erscheint ein Wardrak.
    }
card-base-4-alarm = Ein Schrei, ein fallender Kessel, ein Horn, geblasen von jemandem, der es verlernt hat. Was schlief, steht auf. Die meisten wollen gar nicht kämpfen; sie wollen hinaus, auf dem kürzesten Weg und mit beiden Händen voll.
    .title = Alarm!
    .rule = { $difficulty ->
        [easy] Ab jetzt
        [normal] Auf Feld 20 erscheint ein Skral. Ab jetzt
       *[other] Normal: Auf Feld 20 erscheint ein Skral. Ab jetzt
    } ziehen die Kreaturen im Minenteil beim Sonnenaufgang zu den Ausgängen.
card-base-4-fire = Von unten ist der Stein warm. Er lag nicht seiner Schönheit wegen da; er war ein Stöpsel. Tief unten holt etwas lange Atem, und im Dunkeln gehen drei rote Mäuler auf.
    .title = Der Berg atmet
    .rule = Jetzt, nach jedem genommenen Edelstein und zu Beginn jedes Sonnenaufgangs gibt es einen Feuerstoß. Für jeden der Schlote auf den Feldern 10, 20 und 30 wird ein roter Würfel geworfen. Sein Feuer reicht so viele Felder weit die Pfeile entlang, der Schlot mitgezählt. Helden darauf verlieren ebenso viele Willenspunkte. Treffen sich zwei Feuerstöße, zählt nur der höhere. Ein Schild bewahrt seinen Träger davor.
card-base-4-N = Die Kerze ist aus. Hallgard öffnet das Tor eine Handbreit und sieht an, was davor liegt, dann die, die es gebracht haben, und dann den Himmel im Westen, wo für diese Stunde zu viel Rot ist. Er sagt nicht, was von den dreien ihm Sorgen macht.
    .title = Das Tor schließt sich
    .rule = Ihr gewinnt, wenn { $difficulty ->
        [easy] { $party ->
            [2] Schätze im Wert von 26 Gold
            [3] Schätze im Wert von 34 Gold
            [4] Schätze im Wert von 42 Gold
           *[other] genug Schätze
        }
        [normal] { $party ->
            [2] Schätze im Wert von 30 Gold
            [3] Schätze im Wert von 38 Gold
            [4] Schätze im Wert von 46 Gold
           *[other] genug Schätze
        }
       *[other] Schätze im Wert von 26, 34 oder 42 Gold (leicht) oder 30, 38 oder 46 Gold (normal, bei 2, 3 oder 4 Helden)
    } übergeben sind; sonst ist die Legende verloren.

## Das Feuer der Schlote

pile-fire = Feuer
event-base-fire-blast = Ein Atemzug geht durch die Stollen, erst warm, dann heiß, dann rot.
    .title = Feuerstoß
    .rule = Für jeden der Schlote auf den Feldern 10, 20 und 30 wird ein roter Würfel geworfen. Das Feuer reicht so viele Felder weit die Pfeile entlang, der Schlot mitgezählt. Helden darauf verlieren so viele Willenspunkte. Treffen sich zwei Feuerstöße, zählt nur der höhere. Ein Schild bewahrt seinen Träger davor.

path-vent_1 = der erste Feuerschlot
path-vent_2 = der zweite Feuerschlot
path-vent_3 = der dritte Feuerschlot
figure-hallgard = Prinz Hallgard
    .acc = Prinz Hallgard

## Geheimer See

pile-lake = Geheimer See
event-base-lake-lake_1 = Die Kälte nimmt dir den Atem, noch ehe das Wasser dir die Stiefel nimmt.
    .title = Eisiger Griff
    .rule = Du verlierst 3 Willenspunkte.
event-base-lake-lake_2 = Dort unten hat etwas lange auf Gesellschaft gewartet, und jetzt hat es dich am Gürtel.
    .title = Sog der Tiefe
    .rule = Wirf einen Heldenwürfel: So viele Willenspunkte verlierst du.
event-base-lake-lake_3 = Lange, grüne Finger schließen sich um beide Knöchel. Du kannst dich losreißen und dafür bezahlen, oder ganz still stehen, bis sie dich vergessen haben.
    .title = Schlingpflanzen
    .rule = Wähle: Du verlierst 3 Willenspunkte, wenn dir mindestens 1 bleibt, oder dein Tag endet jetzt.
event-base-lake-lake_4 = Was glänzt, ist schwer, und der See hat eine Hand dafür: klein, geduldig und schon in deiner Tasche.
    .title = Der Zoll des Sees
    .rule = Gib einen Edelstein deiner Wahl ab. Hast du keinen, geschieht nichts.
event-base-lake-lake_5 = Unter der stillen Oberfläche geht eine Strömung. Sie nimmt dich mit wie einen Brief und stellt dich anderswo zu.
    .title = Abgetrieben
    .rule = Du kommst auf Feld 9; das gilt als Betreten.
event-base-lake-lake_6 = Dicht unter dem Wasser verläuft eine Reihe flacher Steine, jeder genau dort, wo der Fuß ihn gern hätte. Hier hat sich jemand mit kurzen Beinen Mühe gegeben.
    .title = Trittsteine
    .rule = Du darfst sofort 1 Feld laufen, ohne eine Stunde zu verbrauchen.
event-base-lake-lake_7 = Das Moos auf den Felsen leuchtet grün, und solange du hinsiehst, tut nichts weh.
    .title = Leuchtendes Moos
    .rule = Du erhältst 2 Willenspunkte, oder 4, wenn du höchstens 6 hast.
event-base-lake-lake_8 = Ein Beutel, die Knochen einer Hand und niemand mehr, mit dem man streiten müsste, wem er gehört.
    .title = Versunkener Beutel
    .rule = Du erhältst 2 Gold.
event-base-lake-lake_9 = Ein Trinkschlauch stößt dir sacht gegen die Brust, noch verkorkt. Von der Fähre ist nichts zu sehen, und nach dem Fährmann suchst du lieber nicht.
    .title = Der Schlauch des Fährmanns
    .rule = Du erhältst einen Trinkschlauch.
event-base-lake-lake_10 = Ein einziges Platschen. Der Berg spricht es dir nach, wieder und wieder, jedes Mal ein wenig lauter, wie ein Kind ein neues Wort.
    .title = Echo
    .rule = Die Kreatur auf dem Feld mit der niedrigsten Nummer im Minenteil zieht 1 Feld ihren Pfeil entlang, auch vor dem Alarm.
