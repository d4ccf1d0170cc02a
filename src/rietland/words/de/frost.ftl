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
frost-do-take = { $thing ->
        [Iquar] Den Iquar mitnehmen
        [Orennah] Orennah mitnehmen
       *[other] { $thing_Acc } nehmen
    }
frost-do-drop = { $thing ->
        [Iquar] Den Iquar zurücklassen
        [Orennah] Orennah zurücklassen
       *[other] { $thing_Acc } ablegen
    }
frost-log-storm = Ein Schneesturm bricht los und weht alle Helden entlang der Pfeile ein Feld weiter.
frost-log-farmer_lost = { $what ->
        [Orennah] Orennah versteckt sich vor der Kreatur und bleibt verschwunden.
       *[other] { $amount ->
            [one] Der Iquar, der { $who } folgte, ist verloren.
           *[other] Die { $amount } Iquar, die { $who } folgten, sind verloren.
        }
    }
    .stays = { $what_The } folgt { $who } nicht länger.
    .nobody = { $what ->
        [Orennah] Orennah versteckt sich vor der Kreatur auf Feld { $space } und bleibt verschwunden.
       *[other] { $amount ->
            [one] Der Iquar auf Feld { $space } ist verloren.
           *[other] { $amount } Iquar auf Feld { $space } sind verloren.
        }
    }
    .removed = { $what ->
        [Orennah] Orennah verlässt Feld { $space } für immer.
       *[other] { $amount ->
            [one] Der Iquar auf Feld { $space } kommt aus dem Spiel.
           *[other] { $amount } Iquar auf Feld { $space } kommen aus dem Spiel.
        }
    }
frost-log-farmer_safe = { $what ->
        [Orennah] { $who } bringt Orennah in Sicherheit.
       *[other] { $amount ->
            [one] { $who } bringt einen Iquar in Sicherheit: jetzt { $amount } Verteidigungsplatz.
           *[other] { $who } bringt einen Iquar in Sicherheit: jetzt { $amount } Verteidigungsplätze.
        }
    }
# There is no gold: nothing is said of it.
frost-plain-hero = { $name } ({ $name ->
        [Mairen] Kriegerin
        [Chada] Bogenschützin
        [Eara] Zauberin
        [Bait] Zwergin
       *[other] { $role }
    }) auf Feld { $space }: Stärkepunkte { $strength }, Willenspunkte { $willpower }, { $dice } Würfel, { $gold ->
       *[other] { $time }
    }
frost-plain-farmers = { $follower ->
        [Orennah] Orennah folgt
       *[other] { $farmers ->
            [one] { $farmers } Iquar folgt
           *[other] { $farmers } Iquar folgen
        }
    }
frost-log-shields = Verteidigungsplätze jetzt: { $amount }.
frost-lesson-board-sunrise = Ein neuer Tag: Die Kreaturen zogen, brennende Feuer wärmten und erloschen, der Erzähler rückte vor. Sobald das Kälteplättchen an der Leiste liegt, werden die Tage kürzer.
frost-ui-shields = Verteidigungsplätze: { $free } von { $all } frei
frost-ui-stock = Vorrat
frost-table-drink = Mit einem Trinkschlauch, kostet keine Stunde
frost-lesson-board-farmer = Ein Iquar ist in der Nähe. Nimm ihn mit ins Zeltdorf, das bringt einen Verteidigungsplatz.
frost-lesson-board-creatures = Bei jedem Sonnenaufgang ziehen die Kreaturen entlang der Pfeile auf den Ort zu, den ihr verteidigt. Haltet sie auf, bevor sie dort sind.
frost-lesson-board-breach = Eine Kreatur ist durchgebrochen und hält einen Verteidigungsplatz besetzt. Ist keiner mehr frei, bedeutet eine weitere die Niederlage.

## Karten, die in den Legenden 2 bis 4 offen liegen

card-frost-herb_lore = Vier Pflanzen kennen die Schamanen, und sie haben sie auf einen Streifen Rinde gemalt, jede mit einem kleinen Gesicht daneben. Das blaue lächelt. Das weiße hat die Füße in der Luft. Das rote zeigt alle Zähne. Das schwarze ist gar kein Gesicht: Da hat jemand die Sonne hingemalt, sehr klein, und so viele Daumen haben schon darübergestrichen, dass sie fast verschwunden ist.
    .title = Die große Kräuterkunde
    .rule = Jede Pflanze wird einmal benutzt. Blaue Bachbeeren: Du gewinnst 5 Willenspunkte, aber nicht während einer Kampfrunde. Weiße Markwurzeln: Bis zu 4 Felder einer Bewegung kosten keine Stunde. Rote Blutblumen: Gleich nach deinem eigenen Wurf zählen deine Würfel in dieser Kampfrunde doppelt. Schwarzer Nachtdorn: Das Kälteplättchen rückt zwei Plätze nach rechts, höchstens auf 13.
card-frost-three_brothers = Drei Brüder kamen über die Berge, ein Büffel, ein Seeungeheuer und ein Greif, und am See gerieten sie in Streit, wo sie wohnen sollten. Der eine sagte: im Gras, der andere: im Wasser, der dritte: auf dem Fels; und mit einer Decke war auch etwas. So blieb jeder dort, wo er recht hatte. Seit Langem sind sie aus Stein, drei Tafeln, nicht größer als eine Hand. Aber legt man eine über Nacht in den Schnee, hat sie sich am Morgen nach den anderen beiden gedreht.
    .title = Die drei Brüder
    .rule = Eine Tafel braucht einen kleinen Platz und lässt sich nicht tauschen. Wer alle drei hat, darf sie benutzen: Für den Rest des Tages zählt das Kälteplättchen nicht, und Überstunden kosten keine Willenspunkte. Beim nächsten Sonnenaufgang kommen sie aus dem Spiel.

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
    .a = der Winterstein
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
thing-orennah = Orennah
    .the = Orennah
    .a = Orennah
    .many = Orennah
    .acc = Orennah
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
figure-takota = Takota
    .acc = Takota
figure-volpin = Flaps, der Volpin
    .acc = Flaps, den Volpin
figure-silhouette = die Silhouette
    .acc = die Silhouette

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
deed-frost-tablets = Die drei Tafeln benutzen: heute keine Kälte, Überstunden kostenlos
deed-frost-night_thorn = Den Nachtdorn gegen die Kälte benutzen
deed-frost-streamberries = Die blauen Bachbeeren essen: 5 Willenspunkte
deed-frost-change_yourself = Dich verwandeln: 7 Willenspunkte für 2 Stärkepunkte
bonus-frost-fire = das Feuer
bonus-frost-warrior_fire = das Feuer des Kriegers
counter-frost = Kälteplättchen
track-frost = Kälteplättchen auf Stunde { $hour }: { $hour ->
        [10] Stunde 10 kann nicht genutzt werden.
       *[other] Die Stunden { $hour } bis { $last } können nicht genutzt werden.
    }
track-frost-waits = Das Kälteplättchen wartet neben der Leiste. { $days ->
        [one] Ab morgen bedeckt es Stunde { $last }.
       *[other] In { $days } Tagen bedeckt es Stunde { $last }.
    }
track-frost-thawed = Die Tafeln halten heute die Kälte fern: Alle Stunden können genutzt werden. Das Kälteplättchen liegt auf Stunde { $hour }.
track-frozen = vereist, nicht nutzbar

## Schneeplättchen, Eisplättchen und Zielmarker

frost-fog-hidden = Schneeplättchen
frost-piece-fog = Schneeplättchen
frost-ui-fog = Schnee
frost-ui-fog-hidden = Verdeckte Schneeplättchen
frost-do-uncover = Das Schneeplättchen aufdecken
    .token = { $what_Acc } aufdecken
frost-do-look = Feld { $space } ausspähen
    .here = Den Edelstein hier aufdecken
    .ally = { $what_Acc } das Schneeplättchen aufdecken lassen
frost-ask-fog = Was zeigt das Schneeplättchen?
frost-log-fog = { $who } deckt das Schneeplättchen auf Feld { $space } auf: { $what }.
frost-lesson-board-fog = In der Nähe ist ein Schneeplättchen. Beende eine Bewegung darauf und sieh, was es verbirgt, Gutes oder Schlechtes.
frost-lesson-board-stop = Du kannst weiterlaufen oder hier anhalten. Wo du anhältst, kannst du etwas aufheben, tauschen, ein Feuer machen oder ein Schneeplättchen aufdecken.
fog-storm = ein Schneesturm
fog-firewood = Brennholz
fog-willpower_loss_2 = −2 Willenspunkte
fog-gem = ein Edelstein
fog-blue_streamberries = blaue Bachbeeren
fog-white_pulproots = weiße Markwurzeln
fog-red_bloodflowers = rote Blutblumen
fog-griffin_tablet = die Greifentafel
fog-sea_monster_tablet = die Seeungeheuertafel
fog-buffalo_tablet = die Büffeltafel
token-ice = Eisplättchen
    .the = das Eisplättchen
    .a = ein Eisplättchen
    .many = Eisplättchen
token-ice-storm = ein Schneesturm
token-ice-strength_1 = 1 Stärkepunkt
token-ice-willpower_loss_2 = −2 Willenspunkte
token-ice-willpower_loss_3 = −3 Willenspunkte
token-ice-gem = ein Edelstein
token-ice-askimar_blade = eine Askimar-Klinge
token-ice-waterskin = ein Trinkschlauch
token-ice-riders_helm = ein Reiterhelm
token-marker = Zielmarker
    .the = der Zielmarker
    .acc = den Zielmarker
    .a = ein Zielmarker
    .many = Zielmarker
token-marker-winter_stone = der Winterstein
token-marker-hoof_prints = Hufspuren
token-marker-woodcutter = ein schlafender Holzfäller
token-marker-scarf = ein roter Schal
token-marker-camp = ein verlassenes Lager
token-marker-two_prints = zweierlei Spuren
token-marker-hollow = eine Mulde, die blau geleuchtet hat
