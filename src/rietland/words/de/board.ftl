# Die Brettspiel-Familie: Spielsteine, Handlungen, Fragen, Zeilen des Protokolls.
# Ein Name steht in Sätzen, wie er ist, also im Nominativ und ohne Artikel. Darum heißen Dinge
# „Trinkschlauch (halb voll)“ und nicht „halb voller Trinkschlauch“, und darum steht ein Name
# entweder nach einem Doppelpunkt oder dort, wo die Grundform auch der Akkusativ ist.
# „Falke“ und „Bauer“ beugen sich als einzige; um sie kümmert sich eine Auswahl.

## Helden: Figuren und was sie sind

hero-thorn = Thorn
    .role = Krieger
hero-mairen = Mairen
    .role = Kriegerin
hero-pasco = Pasco
    .role = Bogenschütze
hero-chada = Chada
    .role = Bogenschützin
hero-liphardus = Liphardus
    .role = Zauberer
hero-eara = Eara
    .role = Zauberin
hero-kram = Kram
    .role = Zwerg
hero-bait = Bait
    .role = Zwergin

role-warrior = Krieger
    .ability = Schöpft aus jedem Brunnen 5 Willenspunkte statt 3.
role-archer = Bogenschütze
    .ability = Trifft auch Kreaturen auf angrenzenden Feldern. Wirft einen Würfel nach dem anderen; allein der letzte gilt. Zahlt für den Trank der Hexe 1 Gold weniger.
role-wizard = Zauberer
    .ability = Dreht einmal je Kampfrunde einen eben geworfenen Würfel um: Dann gilt die Seite, die unten lag.
role-dwarf = Zwerg
    .ability = Zahlt in der Zwergenmine nur 1 Gold für einen Stärkepunkt.

## Kreaturen

creature = Kreatur
creature-gor = Gor
creature-skral = Skral
creature-wardrak = Wardrak
creature-troll = Troll

## Dinge: ein Text für jede Seite

thing-wineskin = Trinkschlauch
thing-wineskin_half = Trinkschlauch (halb voll)
thing-shield = Schild
thing-shield_half = Schild (beschädigt)
thing-bow = Bogen
thing-falcon = Falke
thing-falcon_used = Falke (ruht)
thing-helm = Helm
thing-telescope = Fernrohr
thing-witch_brew = Trank der Hexe
thing-witch_brew_half = Trank der Hexe (halb voll)
thing-poison = Gift
thing-herb = Heilkraut
thing-herb_hidden = Kraut (verdeckt)
thing-herb_3 = Heilkraut (3)
thing-herb_4 = Heilkraut (4)
thing-rune_stone = Runenstein
thing-rune_hidden = Runenstein (verdeckt)
thing-rune_blue = Runenstein (blau)
thing-rune_yellow = Runenstein (gelb)
thing-rune_green = Runenstein (grün)
thing-parchment = Pergament
thing-gold = Gold
thing-gem = Edelstein
thing-gem_2 = Edelstein (grün, 2)
thing-gem_4 = Edelstein (blau, 4)
thing-gem_6 = Edelstein (rot, 6)
thing-farmer = Bauer
thing-rubble = Geröll
thing-rubble_2 = Geröll (2)
thing-rubble_5 = Geröll (5)
thing-rubble_6 = Geröll (6)
thing-rubble_7 = Geröll (7)
thing-rubble_8 = Geröll (8)

## Vorderseiten der Nebelplättchen

fog-hidden = Nebel
fog-event = Ereigniskarte
fog-gold_1 = 1 Gold
fog-strength_1 = 1 Stärkepunkt
fog-willpower_2 = 2 Willenspunkte
fog-willpower_3 = 3 Willenspunkte
fog-gor = Gor
fog-wineskin = Trinkschlauch
fog-witch_brew = Die Hexe und ihr Trank

## Figuren

figure-prince = Prinz Thorald
figure-shield_dwarves = die Schildzwerge
figure-witch = die Hexe

## Plätze auf der Heldentafel

slot-small = kleiner Platz
slot-large = großer Platz
slot-helm = Helm
slot-none = kein Platz

## Was Stück für Stück geteilt oder gezahlt wird

good-gold = 1 Gold
good-willpower = 1 Willenspunkt
good-strength = 1 Stärkepunkt
good-thing = Artikel

## Würfel

dice-own = eigene Würfel
dice-black = schwarzer Würfel

die-hero = Heldenwürfel
die-red = roter Würfel
die-black = schwarzer Würfel

## Felder

space-named = { $number } ({ $name })
space-castle = Rietburg
space-sidra-coast = Sidra-Küste
space-crow-tree = Krähenbaum
space-summer-rock = Sommerfels
space-old-tower = alter Wehrturm
space-free-market = Freier Markt
space-forest-farm = Waldhof
space-field-farm = Feldhof
space-claw-rock = Klauenfels
space-fisher-hut = Fischerhütte
space-dwarf-oak = Zwergeneiche
space-river-farm = Flusshof
space-tree-of-songs = Baum der Lieder
space-paddock-farm = Koppelhof
space-dwarf-mine = Zwergenmine
space-tavern = Taverne
space-graveyard = besiegte Kreaturen
space-lost-watchtower = vergessener Wachturm
space-dragon-lair = Drachenhöhle

bridge-rope_bridge = Seilbrücke
bridge-bow_bridge = Bogenbrücke
bridge-market_bridge = Marktbrücke

## Was man tun kann

do-roll = Gewürfelt: { $number }
do-draw = Gezogen: { $number }
do-walk = Zu Feld { $space } laufen
do-drink = Trinken und zu Feld { $space } laufen
do-herb = { $thing } zum Laufen nutzen
do-stop = Hier anhalten
do-fight = { $creature } auf Feld { $space } angreifen
do-clear = Geröll auf Feld { $space } wegräumen
do-lead = Zu Feld { $space } führen: { $figure }
do-halt = Hier bleiben
do-pass = Passen
do-end = Den Tag beenden
do-done = Den Zug beenden
    .exchange = Nichts weiter schicken
do-invite = { $hero } um Hilfe bitten
do-begin = Den Kampf beginnen
do-join = Mitkämpfen
do-decline = Sich heraushalten
do-hand = Würfeln: { $dice }
do-again = Noch einen Würfel werfen
do-keep = Den Wurf behalten
do-flip = Die { $number } umdrehen
do-brew = Den besten Würfel verdoppeln
do-chew = { $thing } dazuzählen
do-block = Schild einsetzen
    .event = Die Karte mit dem Schild abwehren
do-bear = Den Verlust hinnehmen
    .event = Es geschehen lassen
do-on = Noch eine Kampfrunde
do-leave = Den Kampf verlassen
do-share = Für { $hero }: { $good }
do-pay = { $hero } zahlt { $good }
do-pick = Feld { $space } wählen
do-article = { $thing ->
        [Falke] Falken wählen
       *[other] { $thing } wählen
    }
do-skip = Nichts davon
    .chosen = Niemand sonst
    .reveal_fog = Keines mehr
    .lay = Liegen lassen
    .peek_event = Zurück auf den Stapel legen
do-name = { $hero } wählen
do-discard = Die Karte aus dem Spiel nehmen
do-drain = Den Brunnen leeren
do-take = { $thing ->
        [Falke] Falken nehmen
        [Bauer] Bauern mitnehmen
       *[other] { $thing } nehmen
    }
do-drop = { $thing ->
        [Falke] Falken ablegen
        [Bauer] Bauern zurücklassen
       *[other] { $thing } ablegen
    }
do-give = { $thing ->
        [Falke] Falken an { $hero } geben
       *[other] { $thing } an { $hero } geben
    }
do-buy = { $thing ->
        [Falke] Falken kaufen
       *[other] { $thing } kaufen
    }
    .exchange = { $thing ->
        [Falke] Falken kaufen, zurückgelassen wird: { $other }
       *[other] { $thing } kaufen, zurückgelassen wird: { $other }
    }
do-train = 1 Stärkepunkt kaufen
do-heal = { $thing } für Willenspunkte nutzen
do-look = Feld { $space } ausspähen
do-falcon = Den Falken zwischen { $hero } und { $other } fliegen lassen
do-uncover = Das Nebelplättchen aufdecken
do-send = { $thing } zu { $hero } schicken

## Was das Spiel fragt

ask-turn = { $who }, du bist am Zug.
ask-after = { $who }, deine Aktion ist beendet.
ask-walk = { $who }, wohin?
ask-lead = { $who }, wohin führst du die Verstärkung?
ask-invite = { $who }, wer kämpft mit dir?
ask-join = { $who }, kämpfst du mit?
ask-hand = { $who }, womit würfelst du?
ask-roll = { $who }, was machst du mit diesem Wurf?
ask-flip = { $who }, drehst du einen Würfel um?
ask-shield = { $loss ->
        [one] { $who }, gleich verlierst du { $loss } Willenspunkt. Setzt du deinen Schild ein?
       *[other] { $who }, gleich verlierst du { $loss } Willenspunkte. Setzt du deinen Schild ein?
    }
    .event = { $card }: { $who }, wehrst du die Karte mit deinem Schild ab?
ask-round = { $who }, noch eine Runde?
ask-share = { $who }, verteile die Belohnung: noch { $left }.
ask-rubble = { $who }, welches Geröll räumst du weg?
ask-exchange = { $who }, was trägt der Falke?
ask-event = Welche Ereigniskarte wird gezogen?
ask-fog = Was zeigt das Nebelplättchen?
ask-turn-up = Was liegt dort verdeckt?
ask-die = Gewürfelt wird: { $die }.
ask-rule = { $who }, wähle.
over = Die Legende ist zu Ende.

# Die Frage einer Karte; $card ist ihr Titel.
ask-choose = { $card }: { $who }, wähle.
    .chosen = { $card }: { $who }, bestimme jemanden.
    .fog = { $who }, welche Kreise bleiben ohne Nebel? Noch { $left }.
    .reveal_fog = { $card }: { $who }, welches Nebelplättchen deckst du auf?
    .remove_farmer = { $card }: { $who }, welcher Bauer geht verloren?
    .article = { $card }: { $who }, welchen Artikel nimmst du?
    .lay = { $card }: { $who }, greifst du zu?
    .peek_event = { $card }: { $who }, bleibt die Karte auf dem Stapel, oder kommt sie aus dem Spiel?
    .share = { $card }: { $who }, verteile es unter den Helden: noch { $left }.
    .together = { $card }: { $who }, verteile den Verlust unter den Helden: noch { $left }.
    .ransom = { $card }: { $who }, wer zahlt? Noch { $left }.
    .chance = { $card }: Was ist zu sehen?
ask-legend = Legende

## Wie eine Legende endet

why-castle-fallen = Eine Kreatur ist in die Burg eingedrungen, und kein goldener Schild war mehr frei.

## Was geschehen ist

log-read = Legendenkarte: { $what }.
log-ended = Die Legende ist verloren.
    .won = Die Legende ist gewonnen!
log-die = { $who } würfelt ({ $what }): { $amount }.
    .nobody = Wurf ({ $what }): { $amount }.
log-choice = { $who } wählt: { $what }.
log-entered = { $who } läuft zu Feld { $space }.
    .hour = { $who } läuft zu Feld { $space } – 1 Stunde.
    .overtime = { $willpower ->
        [one] { $who } läuft zu Feld { $space } – 1 Stunde, { $willpower } Willenspunkt.
       *[other] { $who } läuft zu Feld { $space } – 1 Stunde, { $willpower } Willenspunkte.
    }
log-stopped = { $who } bleibt auf Feld { $space } stehen.
log-hour = { $who } verbraucht eine Stunde.
    .overtime = { $willpower ->
        [one] { $who } verbraucht eine Überstunde ({ $willpower } Willenspunkt).
       *[other] { $who } verbraucht eine Überstunde ({ $willpower } Willenspunkte).
    }
log-passed = { $who } passt.
log-rested = { $who } beendet den Tag.
    .rooster = { $who } beendet den Tag vor allen anderen und beginnt den nächsten.
log-day_over = Der Tag ist zu Ende.
log-dawn = Tag { $amount } bricht an.
log-turn = { $who } ist am Zug.
log-marched = { $what } zieht von Feld { $from } auf Feld { $space }.
log-placed = Auf Feld { $space } erscheint: { $what }.
    .named = Auf Feld { $space } erscheint: { $what }.
log-stayed = { $what } auf Feld { $space } kann nicht ziehen.
log-broke_in = { $what } dringt in die Burg ein. { $amount ->
        [0] Kein goldener Schild ist mehr frei.
        [one] Noch { $amount } goldener Schild ist frei.
       *[other] Noch { $amount } goldene Schilde sind frei.
    }
    .lost = { $what } dringt in die Burg ein, und kein goldener Schild ist frei.
log-slain = Besiegt: { $what } auf Feld { $space }.
    .named = Besiegt: { $what }.
log-vanished = { $what } verschwindet von Feld { $space }.
log-fight = { $who } beginnt einen Kampf auf Feld { $space }. Der Gegner: { $what }.
    .rubble = { $who } rückt dem Geröll auf Feld { $space } zu Leibe.
log-joined = { $who } kämpft mit.
log-left = { $who } verlässt den Kampf.
log-threw = { $who } würfelt { $amount }.
log-creature_threw = { $what } würfelt { $amount }.
log-flipped = { $who } dreht die { $old } um: Aus ihr wird eine { $amount }.
log-doubled = { $who } verdoppelt den Würfel auf { $amount }.
log-value = Kampfwert der Helden: { $amount }.
log-creature_value = Kampfwert von { $what }: { $amount }.
log-hurt = { $amount ->
        [one] { $what } verliert { $amount } Willenspunkt.
       *[other] { $what } verliert { $amount } Willenspunkte.
    }
log-blocked = { $who } setzt den Schild ein.
log-fell = { $who } hat keine Willenspunkte mehr und geht zu Boden.
log-escaped = { $what } auf Feld { $space } überlebt und erholt sich.
log-willpower = { $amount ->
        [one] { $who } erhält { $amount } Willenspunkt.
       *[other] { $who } erhält { $amount } Willenspunkte.
    }
    .lost = { $amount ->
        [one] { $who } verliert { $amount } Willenspunkt.
       *[other] { $who } verliert { $amount } Willenspunkte.
    }
log-strength = { $amount ->
        [one] { $who } erhält { $amount } Stärkepunkt.
       *[other] { $who } erhält { $amount } Stärkepunkte.
    }
    .lost = { $amount ->
        [one] { $who } verliert { $amount } Stärkepunkt.
       *[other] { $who } verliert { $amount } Stärkepunkte.
    }
log-gold = { $who } erhält { $amount } Gold.
    .lost = { $who } gibt { $amount } Gold ab.
log-took = { $who } nimmt: { $what }.
log-dropped = { $who } lässt auf Feld { $space } zurück: { $what }.
log-gave = { $who } gibt an { $hero }: { $what }.
log-bought = { $who } kauft für { $amount } Gold: { $what }.
    .strength = { $who } kauft für { $amount } Gold 1 Stärkepunkt.
log-used = { $who } benutzt: { $what }.
log-looked = { $who } späht Feld { $space } aus: { $what }.
log-drained = { $who } leert den Brunnen auf Feld { $space }.
log-wells = Die Brunnen füllen sich wieder.
log-fog = { $who } deckt das Nebelplättchen auf Feld { $space } auf: { $what }.
log-narrator = Der Erzähler rückt auf { $letter } vor.
log-event = Ereigniskarte: { $what }.
log-cancelled = { $who } wehrt die Ereigniskarte mit einem Schild ab.
log-farmer = Ein Bauer folgt { $who }.
log-farmer_left = { $who } lässt einen Bauern auf Feld { $space } zurück.
log-farmer_lost = { $amount ->
        [one] Der Bauer, der { $who } folgte, ist verloren.
       *[other] Die { $amount } Bauern, die { $who } folgten, sind verloren.
    }
    .nobody = { $amount ->
        [one] Der Bauer auf Feld { $space } ist verloren.
       *[other] { $amount } Bauern auf Feld { $space } sind verloren.
    }
log-farmer_safe = { $who } bringt einen Bauern in Sicherheit: jetzt { $amount ->
        [one] { $amount } goldener Schild
       *[other] { $amount } goldene Schilde
    }.
log-figure = { $who } führt { $what } zu Feld { $space }.
    .nobody = Jetzt auf Feld { $space }: { $what }.
    .gone = Nicht mehr auf dem Spielplan: { $what }.
log-laid = Jetzt auf Feld { $space }: { $what }.
    .several = Jetzt auf Feld { $space }: { $amount } × { $what }.
log-gone = Aus dem Spiel: { $what }.
log-arrived = Jetzt auf Feld { $space }: { $what }.
log-bridge = Die { $what } ist zerstört.
log-cleared = Das Geröll auf Feld { $space } ist weggeräumt.
log-tried = Das Geröll auf Feld { $space } hält stand ({ $amount }).
log-well_gone = Der Brunnen auf Feld { $space } kommt aus dem Spiel.
log-waits = „{ $what }“ wartet auf Feld { $spaces }.
log-found = { $who } stößt auf „{ $what }“.
log-star = Ein Sternchen liegt jetzt auf { $letter }.
log-peeked = { $who } sieht sich die nächste Ereigniskarte an.
    .seen = { $who } sieht sich die nächste Ereigniskarte an: { $what }.
log-stood = { $who } steht auf Feld { $space }.
log-card_gone = Die oberste Ereigniskarte kommt aus dem Spiel.
    .seen = „{ $what }“ kommt aus dem Spiel.
