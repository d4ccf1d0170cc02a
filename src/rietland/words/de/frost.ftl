# Die ewige Kälte: Gaben der Helden, Kreaturen, Dinge, Figuren, Orte und Taten.

## Was die Helden können

ability-frost-thorn = Ein brennendes Feuer gibt im Kampf 2 Stärkepunkte statt 1.
ability-frost-teyan = Darf ein Feuer auf der Heldentafel tragen: Es wärmt und stärkt alle auf demselben Feld.
ability-frost-liphardus = Dreht einmal je Kampfrunde einen eben geworfenen Würfel um: Dann gilt die Seite, die unten lag.
ability-frost-kram = Nimmt einmal am Tag beim Tauschen einen Gegenstand mehr, als er gibt.

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

thing-waterskin = Wasserschlauch
    .the = der Wasserschlauch
    .acc = den Wasserschlauch
    .a = ein Wasserschlauch
    .many = Wasserschläuche
thing-waterskin_half = halb voller Wasserschlauch
    .the = der halb volle Wasserschlauch
    .acc = den halb vollen Wasserschlauch
    .a = ein halb voller Wasserschlauch
    .many = halb volle Wasserschläuche
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
