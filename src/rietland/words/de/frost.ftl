# Die ewige Kälte: Gaben der Helden, Kreaturen, Dinge, Figuren, Orte und Taten.

## Was andere Spiele anders sagen

frost-role-warrior = Krieger
    .ability = Ein brennendes Feuer gibt im Kampf 2 Stärkepunkte statt 1.
frost-role-fire_keeper = Feuerhüter
    .ability = Darf ein Feuer auf der Heldentafel tragen: Es wärmt und stärkt alle auf demselben Feld.
frost-role-dwarf = Zwerg
    .ability = Nimmt einmal am Tag beim Tauschen einen Gegenstand mehr, als er gibt.
frost-why-castle-fallen = Eine Kreatur ist durchgebrochen, und kein Verteidigungsplatz war mehr frei.
frost-log-broke_in = { $what_A } bricht durch. { $amount ->
        [0] Kein Verteidigungsplatz ist mehr frei.
        [one] Noch { $amount } Verteidigungsplatz ist frei.
       *[other] Noch { $amount } Verteidigungsplätze sind frei.
    }
    .lost = { $what_A } bricht durch, und kein Verteidigungsplatz ist frei.
frost-log-farmer = Ein Iquar folgt { $who }.
frost-log-farmer_left = { $who } lässt einen Iquar auf Feld { $space } zurück.
frost-log-farmer_lost = { $amount ->
        [one] Der Iquar, der { $who } folgte, ist verloren.
       *[other] Die { $amount } Iquar, die { $who } folgten, sind verloren.
    }
    .stays = Der Iquar folgt { $who } nicht länger.
    .nobody = { $amount ->
        [one] Der Iquar auf Feld { $space } ist verloren.
       *[other] { $amount } Iquar auf Feld { $space } sind verloren.
    }
    .removed = { $amount ->
        [one] Der Iquar auf Feld { $space } kommt aus dem Spiel.
       *[other] { $amount } Iquar auf Feld { $space } kommen aus dem Spiel.
    }
frost-log-farmer_safe = { $who } bringt einen Iquar in Sicherheit: jetzt { $amount ->
        [one] { $amount } Verteidigungsplatz
       *[other] { $amount } Verteidigungsplätze
    }.
frost-plain-farmers = { $farmers ->
        [one] { $farmers } Iquar folgt
       *[other] { $farmers } Iquar folgen
    }
frost-ui-farmers = Iquar
frost-ui-shields = Verteidigungsplätze: { $free } von { $all } frei
frost-table-drink = Mit einem Trinkschlauch, kostet keine Stunde:
frost-lesson-board-farmer = Ein Iquar ist in der Nähe. Nimm ihn mit ins Zeltdorf, das bringt einen Verteidigungsplatz.
frost-lesson-board-creatures = Bei jedem Sonnenaufgang ziehen die Kreaturen entlang der Pfeile auf den Ort zu, den ihr verteidigt. Haltet sie auf, bevor sie dort sind.
frost-lesson-board-breach = Eine Kreatur ist durchgebrochen und hält einen Verteidigungsplatz besetzt. Ist keiner mehr frei, bedeutet eine weitere die Niederlage.

## Kreaturen

creature-wargor = Wargor
    .the = der Wargor
    .acc = den Wargor
    .a = ein Wargor
    .of = des Wargors
creature-steppe_buffalo = Steppenbüffel
    .the = der Steppenbüffel
    .acc = den Steppenbüffel
    .a = ein Steppenbüffel
    .of = des Steppenbüffels
creature-fur_troll = Felltroll
    .the = der Felltroll
    .acc = den Felltroll
    .a = ein Felltroll
    .of = des Felltrolls

## Dinge: ein Text für jede Seite

thing-waterskin = Trinkschlauch
    .the = der Trinkschlauch
    .acc = den Trinkschlauch
    .a = ein Trinkschlauch
    .many = Trinkschläuche
thing-waterskin_half = halb voller Trinkschlauch
    .the = der halb volle Trinkschlauch
    .acc = den halb vollen Trinkschlauch
    .a = ein halb voller Trinkschlauch
    .many = halb volle Trinkschläuche
thing-askimar_blade = Askimar-Klinge
    .the = die Askimar-Klinge
    .acc = die Askimar-Klinge
    .a = eine Askimar-Klinge
    .many = Askimar-Klingen
thing-riders_helm = Reiterhelm
    .the = der Reiterhelm
    .acc = den Reiterhelm
    .a = ein Reiterhelm
    .many = Reiterhelme
thing-firewood = Brennholz
    .the = das Brennholz
    .acc = das Brennholz
    .a = Brennholz
    .many = Bündel Brennholz
thing-griffin_tablet = Greifentafel
    .the = die Greifentafel
    .acc = die Greifentafel
    .a = eine Greifentafel
    .many = Greifentafeln
thing-griffin_tablet_used = leuchtende Greifentafel
    .the = die leuchtende Greifentafel
    .acc = die leuchtende Greifentafel
    .a = eine leuchtende Greifentafel
    .many = leuchtende Greifentafeln
thing-sea_monster_tablet = Seeungeheuertafel
    .the = die Seeungeheuertafel
    .acc = die Seeungeheuertafel
    .a = eine Seeungeheuertafel
    .many = Seeungeheuertafeln
thing-sea_monster_tablet_used = leuchtende Seeungeheuertafel
    .the = die leuchtende Seeungeheuertafel
    .acc = die leuchtende Seeungeheuertafel
    .a = eine leuchtende Seeungeheuertafel
    .many = leuchtende Seeungeheuertafeln
thing-buffalo_tablet = Büffeltafel
    .the = die Büffeltafel
    .acc = die Büffeltafel
    .a = eine Büffeltafel
    .many = Büffeltafeln
thing-buffalo_tablet_used = leuchtende Büffeltafel
    .the = die leuchtende Büffeltafel
    .acc = die leuchtende Büffeltafel
    .a = eine leuchtende Büffeltafel
    .many = leuchtende Büffeltafeln
thing-blue_streamberries = blaue Bachbeeren
    .the = die blauen Bachbeeren
    .acc = die blauen Bachbeeren
    .a = blaue Bachbeeren
    .many = Handvoll blauer Bachbeeren
thing-white_pulproots = weiße Markwurzeln
    .the = die weißen Markwurzeln
    .acc = die weißen Markwurzeln
    .a = weiße Markwurzeln
    .many = Bund weißer Markwurzeln
thing-red_bloodflowers = rote Blutblumen
    .the = die roten Blutblumen
    .acc = die roten Blutblumen
    .a = rote Blutblumen
    .many = Sträuße roter Blutblumen
thing-black_night_thorn = schwarzer Nachtdorn
    .the = der schwarze Nachtdorn
    .acc = den schwarzen Nachtdorn
    .a = ein schwarzer Nachtdorn
    .many = schwarze Nachtdornen
thing-winter_stone = Winterstein
    .the = der Winterstein
    .acc = den Winterstein
    .a = ein Winterstein
    .many = Wintersteine
thing-carlion = Carlion
    .the = Carlion
    .acc = Carlion
    .a = Carlion
    .many = Schwerter Carlion
thing-iquar = Iquar
    .the = der Iquar
    .acc = den Iquar
    .a = ein Iquar
    .many = Iquar
thing-fire = Feuer
    .the = das Feuer
    .acc = das Feuer
    .a = ein Feuer
    .many = Feuer
thing-fire_out = erloschenes Feuer
    .the = das erloschene Feuer
    .acc = das erloschene Feuer
    .a = ein erloschenes Feuer
    .many = erloschene Feuer
thing-fire_lit = brennendes Feuer
    .the = das brennende Feuer
    .acc = das brennende Feuer
    .a = ein brennendes Feuer
    .many = brennende Feuer

## Figuren

figure-tranuk = Tranuk
    .acc = Tranuk
figure-great_warrior = der große Krieger
    .acc = den großen Krieger
figure-volpin = Flaps, der Volpin
    .acc = Flaps, den Volpin

## Felder und Brücken

space-tent-village = Zeltdorf
space-totem-field = Totemfeld
space-wind-harps = Windharfen
space-drum-bridge-east = Trommelbrücke Ost
space-lizard-pens = Echsenpferche
space-frozen-reeds = gefrorenes Schilf
space-horn-bridge-west = Hornbrücke West
space-bone-meadow = Knochenwiese
space-great-cave = Große Höhle
space-north-shore = Nordufer
space-echo-gorge = Echoschlucht
space-standing-stones = Steinkreis
space-fur-traders = Pelzhändler
space-stair-of-the-grehon = Treppe der Grehon
space-griffin-rock = Greifenfels
space-herd-pass = Herdenpass
space-herd-valley = Herdental
space-west-shore = Westufer
space-singing-geyser = singender Geysir
space-steaming-field = dampfendes Feld
space-pass-to-andor = Pass nach Andor
space-old-watchfire = altes Wachfeuer
space-heron-bridge-west = Reiherbrücke West
space-heron-bridge-south = Reiherbrücke Süd
space-burial-mounds = Hügelgräber
space-pine-grove = Kiefernhain
space-charcoal-wood = Köhlerwald
space-south-shore = Südufer
space-sledge-market = Schlittenmarkt
space-jetty = Steg
space-stilt-settlement = Pfahlsiedlung
space-wolf-hollow = Wolfsmulde
bridge-horn_bridge = Hornbrücke
bridge-drum_bridge = Trommelbrücke
bridge-heron_bridge = Reiherbrücke
bridge-secret_passage = Geheimgang

## Taten, Hilfe im Kampf, Plättchen

deed-frost-light = Das Feuer anzünden
deed-frost-kindle = Mit Brennholz Feuer machen
deed-frost-bear_fire = Ein Feuer auf die Heldentafel nehmen
deed-frost-stir_fire = Das Feuer auf der Heldentafel anzünden
deed-frost-tablets = Die drei Tafeln benutzen: heute keine Kälte
deed-frost-night_thorn = Den Nachtdorn gegen die Kälte benutzen
deed-frost-streamberries = Die blauen Bachbeeren essen
bonus-frost-fire = das Feuer
bonus-frost-warrior_fire = das Feuer des Kriegers
counter-frost = Kälteplättchen
