# Die Brettspiel-Familie: Spielsteine, Handlungen, Fragen, Zeilen des Protokolls.
# Ein Name steht in Sätzen in der Form, die der Satz verlangt: `$thing_the` der Helm, `$thing_acc` den Helm,
# `$thing_a` ein Helm, `$what_of` des Gors, `$what_many` Helme; groß geschrieben (`$thing_Acc`) am Satzanfang.

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
    .ability = Zahlt in der Zwergenmine (71) nur 1 Gold für einen Stärkepunkt.

## Kreaturen

creature = Kreatur
    .the = die Kreatur
    .acc = die Kreatur
    .a = eine Kreatur
    .of = der Kreatur
creature-gor = Gor
    .the = der Gor
    .acc = den Gor
    .a = ein Gor
    .of = des Gors
creature-skral = Skral
    .the = der Skral
    .acc = den Skral
    .a = ein Skral
    .of = des Skrals
creature-wardrak = Wardrak
    .the = der Wardrak
    .acc = den Wardrak
    .a = ein Wardrak
    .of = des Wardraks
creature-troll = Troll
    .the = der Troll
    .acc = den Troll
    .a = ein Troll
    .of = des Trolls

## Dinge: ein Text für jede Seite

thing-wineskin = Trinkschlauch
    .the = der Trinkschlauch
    .acc = den Trinkschlauch
    .a = ein Trinkschlauch
    .many = Trinkschläuche
thing-wineskin_half = halb voller Trinkschlauch
    .the = der halb volle Trinkschlauch
    .acc = den halb vollen Trinkschlauch
    .a = ein halb voller Trinkschlauch
    .many = halb volle Trinkschläuche
thing-shield = Schild
    .the = der Schild
    .acc = den Schild
    .a = ein Schild
    .many = Schilde
thing-shield_half = beschädigter Schild
    .the = der beschädigte Schild
    .acc = den beschädigten Schild
    .a = ein beschädigter Schild
    .many = beschädigte Schilde
thing-bow = Bogen
    .the = der Bogen
    .acc = den Bogen
    .a = ein Bogen
    .many = Bögen
thing-falcon = Falke
    .the = der Falke
    .acc = den Falken
    .a = ein Falke
    .many = Falken
thing-falcon_used = ruhender Falke
    .the = der ruhende Falke
    .acc = den ruhenden Falken
    .a = ein ruhender Falke
    .many = ruhende Falken
thing-helm = Helm
    .the = der Helm
    .acc = den Helm
    .a = ein Helm
    .many = Helme
thing-telescope = Fernrohr
    .the = das Fernrohr
    .acc = das Fernrohr
    .a = ein Fernrohr
    .many = Fernrohre
thing-witch_brew = Trank der Hexe
    .the = der Trank der Hexe
    .acc = den Trank der Hexe
    .a = ein Trank der Hexe
    .many = Tränke der Hexe
thing-witch_brew_half = halb voller Trank der Hexe
    .the = der halb volle Trank der Hexe
    .acc = den halb vollen Trank der Hexe
    .a = ein halb voller Trank der Hexe
    .many = halb volle Tränke der Hexe
thing-poison = Flasche Gift
    .the = die Flasche Gift
    .acc = die Flasche Gift
    .a = eine Flasche Gift
    .many = Flaschen Gift
thing-poison_half = halb volle Flasche Gift
    .the = die halb volle Flasche Gift
    .acc = die halb volle Flasche Gift
    .a = eine halb volle Flasche Gift
    .many = halb volle Flaschen Gift
thing-herb = Heilkraut
    .the = das Heilkraut
    .acc = das Heilkraut
    .a = ein Heilkraut
    .many = Heilkräuter
thing-herb_hidden = unbekanntes Kraut
    .the = das unbekannte Kraut
    .acc = das unbekannte Kraut
    .a = ein unbekanntes Kraut
    .many = unbekannte Kräuter
thing-herb_3 = Heilkraut (3)
    .the = das Heilkraut (3)
    .acc = das Heilkraut (3)
    .a = ein Heilkraut (3)
    .many = Heilkräuter (3)
thing-herb_4 = Heilkraut (4)
    .the = das Heilkraut (4)
    .acc = das Heilkraut (4)
    .a = ein Heilkraut (4)
    .many = Heilkräuter (4)
thing-rune_stone = Runenstein
    .the = der Runenstein
    .acc = den Runenstein
    .a = ein Runenstein
    .many = Runensteine
thing-rune_hidden = unbekannter Runenstein
    .the = der unbekannte Runenstein
    .acc = den unbekannten Runenstein
    .a = ein unbekannter Runenstein
    .many = unbekannte Runensteine
thing-rune_blue = blauer Runenstein
    .the = der blaue Runenstein
    .acc = den blauen Runenstein
    .a = ein blauer Runenstein
    .many = blaue Runensteine
thing-rune_yellow = gelber Runenstein
    .the = der gelbe Runenstein
    .acc = den gelben Runenstein
    .a = ein gelber Runenstein
    .many = gelbe Runensteine
thing-rune_green = grüner Runenstein
    .the = der grüne Runenstein
    .acc = den grünen Runenstein
    .a = ein grüner Runenstein
    .many = grüne Runensteine
thing-parchment = Pergament
    .the = das Pergament
    .acc = das Pergament
    .a = ein Pergament
    .many = Pergamente
thing-parchment_letter = Pergament
    .the = das Pergament
    .acc = das Pergament
    .a = ein Pergament
    .many = Pergamente
thing-parchment_7 = Pergament (7)
    .the = das Pergament (7)
    .acc = das Pergament (7)
    .a = ein Pergament (7)
    .many = Pergamente (7)
thing-parchment_8 = Pergament (8)
    .the = das Pergament (8)
    .acc = das Pergament (8)
    .a = ein Pergament (8)
    .many = Pergamente (8)
thing-parchment_10 = Pergament (10)
    .the = das Pergament (10)
    .acc = das Pergament (10)
    .a = ein Pergament (10)
    .many = Pergamente (10)
thing-parchment_11 = Pergament (11)
    .the = das Pergament (11)
    .acc = das Pergament (11)
    .a = ein Pergament (11)
    .many = Pergamente (11)
thing-parchment_14 = Pergament (14)
    .the = das Pergament (14)
    .acc = das Pergament (14)
    .a = ein Pergament (14)
    .many = Pergamente (14)
thing-parchment_17 = Pergament (17)
    .the = das Pergament (17)
    .acc = das Pergament (17)
    .a = ein Pergament (17)
    .many = Pergamente (17)
thing-gold = Gold
    .the = das Gold
    .acc = das Gold
    .a = 1 Gold
    .many = Gold
thing-gem = Edelstein
    .the = der Edelstein
    .acc = den Edelstein
    .a = ein Edelstein
    .many = Edelsteine
thing-gem_hidden = unbekannter Edelstein
    .the = der unbekannte Edelstein
    .acc = den unbekannten Edelstein
    .a = ein unbekannter Edelstein
    .many = unbekannte Edelsteine
thing-gem_2 = grüner Edelstein (2)
    .the = der grüne Edelstein (2)
    .acc = den grünen Edelstein (2)
    .a = ein grüner Edelstein (2)
    .many = grüne Edelsteine (2)
thing-gem_4 = blauer Edelstein (4)
    .the = der blaue Edelstein (4)
    .acc = den blauen Edelstein (4)
    .a = ein blauer Edelstein (4)
    .many = blaue Edelsteine (4)
thing-gem_6 = roter Edelstein (6)
    .the = der rote Edelstein (6)
    .acc = den roten Edelstein (6)
    .a = ein roter Edelstein (6)
    .many = rote Edelsteine (6)
thing-farmer = Bauer
    .the = der Bauer
    .acc = den Bauern
    .a = ein Bauer
    .many = Bauern
thing-rubble = Geröll
    .the = das Geröll
    .acc = das Geröll
    .a = Geröll
    .many = Haufen Geröll
thing-rubble_2 = Geröll (2)
    .the = das Geröll (2)
    .acc = das Geröll (2)
    .a = Geröll (2)
    .many = Haufen Geröll (2)
thing-rubble_5 = Geröll (5)
    .the = das Geröll (5)
    .acc = das Geröll (5)
    .a = Geröll (5)
    .many = Haufen Geröll (5)
thing-rubble_6 = Geröll (6)
    .the = das Geröll (6)
    .acc = das Geröll (6)
    .a = Geröll (6)
    .many = Haufen Geröll (6)
thing-rubble_7 = Geröll (7)
    .the = das Geröll (7)
    .acc = das Geröll (7)
    .a = Geröll (7)
    .many = Haufen Geröll (7)
thing-rubble_8 = Geröll (8)
    .the = das Geröll (8)
    .acc = das Geröll (8)
    .a = Geröll (8)
    .many = Haufen Geröll (8)

## Vorderseiten der Nebelplättchen

fog-hidden = Nebel
fog-event = eine Ereigniskarte
fog-gold_1 = 1 Gold
fog-strength_1 = 1 Stärkepunkt
fog-willpower_2 = 2 Willenspunkte
fog-willpower_3 = 3 Willenspunkte
fog-gor = ein Gor
fog-wineskin = ein Trinkschlauch
fog-witch_brew = die Hexe und ihr Trank

## Figuren

figure-prince = Prinz Thorald
    .acc = Prinz Thorald
figure-shield_dwarves = die Schildzwerge
    .acc = die Schildzwerge
figure-witch = die Hexe
    .acc = die Hexe

## Plätze auf der Heldentafel

slot-small = kleiner Platz
slot-large = großer Platz
slot-helm = Helm

## Was Stück für Stück geteilt oder gezahlt wird

good-gold = 1 Gold
good-willpower = 1 Willenspunkt
good-strength = 1 Stärkepunkt
good-thing = Artikel
    .the = der Artikel
    .acc = den Artikel

## Würfel

dice-own = eigene Würfel
    .acc = die eigenen Würfel
dice-black = schwarzer Würfel
    .acc = den schwarzen Würfel

die-hero = Heldenwürfel
    .the = der Heldenwürfel
    .acc = den Heldenwürfel
die-red = roter Würfel
    .the = der rote Würfel
    .acc = den roten Würfel
die-black = schwarzer Würfel
    .the = der schwarze Würfel
    .acc = den schwarzen Würfel

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
# The mine face.
space-south-exit = Südausgang
space-treasure-chamber = Schatzkammer
space-gate-well = Torbrunnen
space-pebble-shore = Kieselufer
space-first-vent = erster Feuerschlot
space-secret-lake = Geheimer See
space-east-stair = Osttreppe
space-north-stair = Nordtreppe
space-second-vent = zweiter Feuerschlot
space-armoury = Rüstkammer
space-third-vent = dritter Feuerschlot
space-bridge-foot = Brückenfuß
space-bridge-head = Brückenkopf
space-ravine-well = Schluchtbrunnen
space-hall-of-four-shields = Halle der vier Schilde
space-blind-shaft = blinder Schacht
space-bats-hollow = Fledermausgrotte
space-forest-spring = Waldquelle
space-north-road = Nordstraße
space-guard-room = Wachstube
space-forest-trader = Waldhändler
space-miners-well = Bergmannsbrunnen
space-fallen-gallery = verschütteter Stollen
space-mine-gate = Minentor
space-forest-path = Waldpfad
space-dwarf-gate = Zwergentor

bridge-rope_bridge = Seilbrücke
bridge-bow_bridge = Bogenbrücke
bridge-market_bridge = Marktbrücke
bridge-hanging_bridge = Hängebrücke

## Was man tun kann

do-roll = Gewürfelt: { $number }
do-draw = Gezogen: { $number }
do-walk = Zu Feld { $space } laufen
do-drink = Trinken und zu Feld { $space } laufen
do-herb = { $thing_Acc } zum Laufen nutzen
do-stop = Hier anhalten
do-fight = { $creature_Acc } auf Feld { $space } angreifen
do-target = { $creature_Acc } angreifen
do-clear = Geröll auf Feld { $space } wegräumen
do-lead = { $figure_Acc } zu Feld { $space } führen
do-guide = { $figure_Acc } mitnehmen
do-part = { $figure_Acc } hier zurücklassen
do-halt = Hier bleiben
do-bring = Alles mitnehmen
do-abandon = { $thing_Acc } zurücklassen
do-pass = Passen
do-deed = { $deed }
do-act = { $deed }
do-try = { $deed } auf Feld { $space }
do-end = Den Tag beenden
do-done = Den Zug beenden
    .exchange = Nichts weiter schicken
do-invite = { $hero } um Hilfe bitten
do-begin = Den Kampf beginnen
    .trial = Versuchen
do-join = Mitkämpfen
    .trial = Mithelfen
do-decline = Sich heraushalten
do-hand = { $dice_Acc } werfen
do-again = Noch einen Würfel werfen
do-keep = Den Wurf behalten
do-flip = Die { $number } umdrehen
do-brew = Den besten Würfel verdoppeln
do-chew = { $thing_Acc } für den Kampf nutzen
do-poison = Das Gift einsetzen
do-burn = { $thing_Acc } verbrennen
do-dim = Die Kreatur nur einen Würfel werfen lassen
do-reroll = Die { $number } noch einmal werfen
do-double = { $thing_Acc } nutzen: Deine Würfel zählen doppelt
do-overturn = { $die_Acc } umdrehen: Aus { $number } wird { $to }
do-block = Schild einsetzen
    .event = Die Karte mit dem Schild abwehren
do-bear = Den Verlust hinnehmen
    .event = Es geschehen lassen
do-on = Noch eine Kampfrunde
do-leave = Den Kampf verlassen
do-share = { $good_A } für { $hero }
do-reward = Diese Belohnung nehmen
    .gold = { $amount } Gold nehmen
    .willpower = { $amount ->
        [one] { $amount } Willenspunkt
       *[other] { $amount } Willenspunkte
    } nehmen
    .strength = { $amount ->
        [one] { $amount } Stärkepunkt
       *[other] { $amount } Stärkepunkte
    } nehmen
do-pay = { $hero } zahlt { $good }
do-pick = Feld { $space } wählen
do-article = { $thing_Acc } wählen
do-cross = Durchstreichen: { $step }
    .creatures = Durchstreichen: { $step } ({ $number } auf dem Spielplan)
    .tied = Durchstreichen: { $step } ({ $card })
do-skip = Nichts davon
    .cross_none = Nichts durchstreichen
    .cross_out = Keines mehr
    .reveal_fog = Keines mehr
    .lay = Liegen lassen
    .peek_event = Zurück auf den Stapel legen
    .pick_heroes = Niemand sonst
do-name = { $hero } wählen
do-discard = Die Karte aus dem Spiel nehmen
do-drain = Den Brunnen leeren
do-take = { $thing ->
        [Bauer] Den Bauern mitnehmen
       *[other] { $thing_Acc } nehmen
    }
do-drop = { $thing ->
        [Bauer] Den Bauern zurücklassen
       *[other] { $thing_Acc } ablegen
    }
do-give = { $thing_Acc } an { $hero } geben
do-buy = { $thing_Acc } kaufen
    .exchange = { $thing_Acc } kaufen und { $other_acc } zurücklassen
do-barter = { $thing_Acc } gegen { $other_acc } tauschen
do-haggle = { $thing_Acc } obendrein heraushandeln
do-train = 1 Stärkepunkt kaufen
do-risking = { $act } (Vorsicht: Daran kann die Legende scheitern)
do-ending = { $act }. { $dawn }
do-spending = { $number ->
        [one] { $act } (dafür wird { $gem_the } ausgegeben)
       *[other] { $act } (dafür werden { $number } Edelsteine ausgegeben)
    }
do-heal = { $thing_Acc } für Willenspunkte nutzen
do-look = Feld { $space } ausspähen
    .here = Den Edelstein hier aufdecken
    .ally = { $what_Acc } das Nebelplättchen aufdecken lassen
do-falcon = Falke: Tausch zwischen { $hero } und { $other }
do-uncover = Das Nebelplättchen aufdecken
    .token = { $what_Acc } aufdecken
do-send = { $thing_Acc } zu { $hero } schicken

## Was das Spiel fragt

ask-turn = { $who }, du bist am Zug.
ask-after = { $who }, deine Aktion ist beendet. Noch etwas?
ask-walk = { $who }, wohin?
ask-steps = { $who }, du darfst sofort weitergehen, ohne dass es eine Stunde kostet. Wohin?
ask-storm = { $who }, der Sturm weht dich auf Feld { $space }. Was kommt mit?
ask-lead = { $who }, wohin führst du den Verbündeten?
ask-invite = { $who }, wer kämpft mit dir?
    .trial = { $what }: { $who }, wer hilft dir?
ask-target = { $who }, welche Kreatur greifst du an?
ask-join = { $who }, kämpfst du mit?
    .trial = { $what }: { $who }, hilfst du mit?
ask-hand = { $who }, womit würfelst du?
ask-roll = { $who }, was machst du mit diesem Wurf?
ask-flip = { $who }, drehst du einen Würfel um?
ask-dim = { $who }, soll die Kreatur in dieser Runde nur einen Würfel werfen?
ask-drop = { $who }, auf deiner Stärkeleiste hat nicht mehr alles Platz. Was legst du ab?
ask-reroll = { $who }, wirfst du einen Würfel noch einmal?
ask-shield = { $loss ->
        [one] { $who }, gleich verlierst du { $loss } Willenspunkt. Setzt du deinen Schild ein?
       *[other] { $who }, gleich verlierst du { $loss } Willenspunkte. Setzt du deinen Schild ein?
    }
    .event = { $card }: { $who }, wehrst du die Karte mit deinem Schild ab?
    .card = { $card }: { $who }, setzt du deinen Schild ein?
ask-round = { $who }, noch eine Kampfrunde?
ask-share = { $who }, verteile die Belohnung: noch { $left }.
ask-reward = { $who }, wähle die Belohnung.
ask-rubble = { $who }, welches Geröll räumst du weg?
ask-exchange = { $who }, was trägt der Falke?
ask-event = Welche Ereigniskarte wird gezogen?
ask-fog = Was zeigt das Nebelplättchen?
ask-token = Was zeigt { $what_the }?
ask-turn-up = Was liegt dort verdeckt?
ask-die = { $die_The } wird geworfen.
ask-rule = { $who }, wähle.
over = Die Legende ist zu Ende.

# Die Frage einer Karte; $card ist ihr Titel.
ask-choose = { $card }: { $who }, wähle.
    .cross_out = { $who }, welches Symbol dieses Sonnenaufgangs streichst du durch?
    .fog = { $who }, welche Kreise bleiben ohne Nebel? Noch { $left }.
    .reveal_fog = { $card }: { $who }, welches Nebelplättchen deckst du auf?
    .remove = { $card }: { $who }, was gebt ihr ab?
    .remove_from = { $card }: { $who }, von wem?
    .remove_farmer = { $card }: { $who }, welcher Bauer geht verloren?
    .article = { $card }: { $who }, welchen Artikel nimmst du?
    .lay = { $card }: { $who }, greifst du zu?
    .move = { $card }: { $who }, wohin gehst du?
    .move_piece = { $card }: { $who }, wohin geht { $what_the }?
    .lose = { $card }: { $who }, was gibst du ab?
    .pay = { $card }: { $who }, was gibst du dafür?
    .peek_event = { $card }: { $who }, bleibt die Karte auf dem Stapel, oder kommt sie aus dem Spiel?
    .share = { $card }: { $who }, verteile es: noch { $left }.
    .chance = { $card }: Was ist zu sehen?
    .pick_heroes = { $card }: { $who }, bestimme jemanden.
    .pick_thing = { $card }: { $who }, wer bekommt { $thing_acc }?
    .pick_hours = { $card }: { $who }, wer bekommt die Stunden?
    .share_loss = { $card }: { $who }, verteile den Verlust unter den Helden: noch { $left }.
    .share_cost = { $card }: { $who }, wer zahlt? Noch { $left }.
ask-setup = Vor dem Aufbruch
ask-legend = Legende

## Wie eine Legende endet

why-castle-fallen = Eine Kreatur ist in die Burg eingedrungen, und kein goldener Schild war mehr frei.

## Was geschehen ist

log-read = Legendenkarte: { $what }.
log-ended = Die Legende ist verloren.
    .won = Die Legende ist gewonnen!
log-die = { $who } wirft { $what_acc }: { $amount }.
    .nobody = { $what_The } zeigt { $amount }.
log-choice = { $who } wählt: { $what }.
log-entered = { $who } läuft zu Feld { $space }.
    .hour = { $who } läuft zu Feld { $space } – 1 Stunde.
    .overtime = { $willpower ->
        [one] { $who } läuft zu Feld { $space } – 1 Stunde, { $willpower } Willenspunkt.
       *[other] { $who } läuft zu Feld { $space } – 1 Stunde, { $willpower } Willenspunkte.
    }
    .storm = Der Sturm weht { $who } auf Feld { $space }.
log-storm = Ein Sturm bricht los und weht alle Helden entlang der Pfeile ein Feld weiter.
log-stopped = { $who } bleibt auf Feld { $space } stehen.
log-hour = { $who } verbraucht eine Stunde.
    .overtime = { $willpower ->
        [one] { $who } verbraucht eine Überstunde ({ $willpower } Willenspunkt).
       *[other] { $who } verbraucht eine Überstunde ({ $willpower } Willenspunkte).
    }
log-hour_back = Der Zeitstein von { $who } geht auf Stunde { $amount } zurück.
    .start = Der Zeitstein von { $who } geht an den Anfang des Tages zurück.
log-crossed = { $who } streicht ein Symbol durch: { $what }.
log-passed = { $who } passt.
log-deed = { $who }: { $what }.
    .trial = { $who } hat Erfolg: { $what }.
log-trial = { $who } versucht: { $what } (Feld { $space }, Wert { $amount }).
log-rested = { $who } beendet den Tag.
    .rooster = { $who } beendet den Tag vor allen anderen und beginnt den nächsten.
log-day_over = Der Tag ist zu Ende.
log-dawn = Tag { $amount } bricht an.
log-turn = { $who } ist am Zug.
log-marched = { $what_The } zieht von Feld { $from } auf Feld { $space }.
log-placed = { $what_A } erscheint auf Feld { $space }.
    .named = { $what_The } erscheint auf Feld { $space }.
log-stayed = { $what_The } auf Feld { $space } kann nicht ziehen.
log-changed = Die Kreatur auf Feld { $space } verwandelt sich. Jetzt ist sie: { $what_a }.
log-left_out = Auf Feld { $space } erscheint nichts ({ $what }): Es ist keine Figur mehr übrig.
    .blocked = Auf Feld { $space } erscheint nichts ({ $what }): Das Feld ist besetzt und der Weg weiter versperrt.
    .change = Die Kreatur auf Feld { $space } bleibt, wie sie ist: Es ist keine Figur mehr übrig ({ $what }).
log-loaded = Eine Kreatur nimmt von Feld { $space } etwas mit: { $what_a }.
    .figure = { $figure } nimmt von Feld { $space } etwas mit: { $what_a }.
    .held = Eine Kreatur auf Feld { $space } nimmt { $who } etwas weg: { $what_a }.
log-narrowed = { $what }: Möglich sind die Felder { $spaces }.
    .known = { $what }: Es ist Feld { $spaces }.
    .found = { $what }: jetzt bekannt.
log-got_away = { $what_A } entkommt auf Feld { $space }.
log-broke_in = { $what_A } dringt in die Burg ein. { $amount ->
        [0] Kein goldener Schild ist mehr frei.
        [one] Noch { $amount } goldener Schild ist frei.
       *[other] Noch { $amount } goldene Schilde sind frei.
    }
    .lost = { $what_A } dringt in die Burg ein, und kein goldener Schild ist frei.
log-slain = { $what_The } auf Feld { $space } ist besiegt.
    .named = { $what_The } ist besiegt.
log-vanished = { $what_The } verschwindet von Feld { $space }.
log-poisoned = { $what_The } auf Feld { $space } stirbt am Gift und kommt aus dem Spiel.
log-flew = { $what_The } fliegt von Feld { $from } auf Feld { $space }.
log-emptied = Auf Feld { $space } ist keine Kreatur mehr.
log-fight = { $who } kämpft auf Feld { $space } gegen { $what_acc }.
    .rubble = { $who } rückt dem Geröll auf Feld { $space } zu Leibe.
log-joined = { $who } kämpft mit.
log-left = { $who } verlässt den Kampf.
log-threw = { $who } würfelt { $amount }.
log-creature_threw = { $what_The } würfelt { $amount }.
log-flipped = { $who } dreht die { $old } um: Aus ihr wird eine { $amount }.
log-doubled = { $who } verdoppelt den Würfel auf { $amount }.
log-rerolled = { $who } wirft die { $old } noch einmal.
log-extra_threw = { $who } wirft auch { $what_acc }: { $amount }.
log-overturned = { $who } dreht { $what_acc } um: Aus { $old } wird { $amount }.
log-doubled_roll = { $who } nutzt { $what_acc }: Die Würfel zählen doppelt, also { $amount }.
log-burnt = { $who } verbrennt { $what_acc }: { $amount } mehr.
log-dimmed = { $who } nutzt { $what_acc }: Die Kreatur wirft nur einen Würfel.
log-value = Kampfwert der Helden: { $amount }.
log-creature_value = Kampfwert { $what_of }: { $amount }.
log-hurt = { $amount ->
        [one] { $what_The } verliert { $amount } Willenspunkt.
       *[other] { $what_The } verliert { $amount } Willenspunkte.
    }
log-card_lost = { $amount ->
        [0] Eine Kampfkarte kommt ungelesen aus dem Spiel. { $what_The } hat keine mehr zu verlieren.
        [one] Eine Kampfkarte kommt ungelesen aus dem Spiel: noch { $amount }, und { $what_the } ist besiegt.
       *[other] Eine Kampfkarte kommt ungelesen aus dem Spiel: noch { $amount }, und { $what_the } ist besiegt.
    }
log-blocked = { $who } setzt den Schild ein.
log-fell = { $who } hat keine Willenspunkte mehr und geht zu Boden.
log-escaped = { $what_The } auf Feld { $space } überlebt und erholt sich.
    .lasting = { $what_The } auf Feld { $space } überlebt.
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
log-took = { $who } nimmt { $what_acc }.
log-dropped = { $who } lässt { $what_acc } auf Feld { $space } zurück.
log-gave = { $who } gibt { $hero } { $what_acc }.
log-bought = { $who } kauft { $what_acc } für { $amount } Gold.
    .strength = { $who } kauft für { $amount } Gold 1 Stärkepunkt.
log-bartered = { $who } tauscht { $given_acc } gegen { $what_acc }.
log-haggled = { $who } handelt obendrein { $what_acc } heraus.
log-used = { $who } benutzt { $what_acc }.
log-looked = { $who } späht Feld { $space } aus: { $what_a }.
    .nobody = Aufgedeckt auf Feld { $space }: { $what_a }.
log-drained = { $who } leert den Brunnen auf Feld { $space }.
log-wells = Die Brunnen füllen sich wieder.
log-fog = { $who } deckt das Nebelplättchen auf Feld { $space } auf: { $what }.
log-token = { $who } deckt { $what_acc } auf Feld { $space } auf: { $face }.
log-tokens_laid = { $amount ->
        [one] Jetzt verdeckt auf Feld { $spaces }: { $what_a }.
       *[other] Jetzt verdeckt auf den Feldern { $spaces }: { $what_many }.
    }
log-token_gone = { $what_The } auf Feld { $space } wird weggenommen.
log-narrator = Der Erzähler rückt auf { $letter } vor.
log-event = Ereigniskarte: { $what }.
    .pile = Aufgedeckt: { $what }.
log-cancelled = { $who } wehrt die Ereigniskarte mit einem Schild ab.
log-farmer = { $what_A } folgt { $who }.
log-farmer_left = { $who } lässt { $what_acc } auf Feld { $space } zurück.
log-farmer_lost = { $amount ->
        [one] { $what_The }, der { $who } folgte, ist verloren.
       *[other] Die { $amount } { $what_many }, die { $who } folgten, sind verloren.
    }
    .stays = { $what_The } folgt { $who } nicht länger.
    .nobody = { $amount ->
        [one] { $what_The } auf Feld { $space } ist verloren.
       *[other] { $amount } { $what_many } auf Feld { $space } sind verloren.
    }
    .removed = { $amount ->
        [one] { $what_The } auf Feld { $space } kommt aus dem Spiel.
       *[other] { $amount } { $what_many } auf Feld { $space } kommen aus dem Spiel.
    }
log-farmer_safe = { $who } bringt { $what_acc } in Sicherheit: jetzt { $amount ->
        [one] { $amount } goldener Schild
       *[other] { $amount } goldene Schilde
    }.
log-figure = { $who } führt { $what_acc } zu Feld { $space }.
    .nobody = Jetzt auf Feld { $space }: { $what }.
    .moved = { $what_The } geht von Feld { $from } auf Feld { $space }.
    .gone = Nicht mehr auf dem Spielplan: { $what }.
log-guided = { $what_The } geht mit { $who }.
log-parted = { $who } lässt { $what_acc } auf Feld { $space } zurück.
log-laid = Jetzt auf Feld { $space }: { $what_a }.
    .several = Jetzt auf Feld { $space }: { $amount } { $what_many }.
log-turned = Jetzt auf Feld { $space }: { $what_a }.
    .held = { $who } hat jetzt { $what_acc }.
log-shields = Goldene Schilde jetzt: { $amount }.
log-gone = Aus dem Spiel genommen: { $what_the }.
    .back = Zurück im Vorrat: { $what_the }.
log-built = Jetzt offen: { $what }.
log-bridge = Die { $what } ist zerstört.
log-cleared = Das Geröll auf Feld { $space } ist weggeräumt.
log-tried = Das Geröll auf Feld { $space } hält stand ({ $amount }).
    .trial = Der Versuch erreicht { $amount }.
log-well_gone = Der Brunnen auf Feld { $space } kommt aus dem Spiel.
log-waits = „{ $what }“ wartet auf Feld { $spaces }.
log-found = { $who } stößt auf „{ $what }“.
log-star = Ein Sternchen liegt jetzt auf { $letter }.
    .pile = Bei { $letter } wartet etwas Verdecktes.
log-star_moved = Das Sternchen auf { $from } kommt auf { $letter }.
log-dealt = { $who } erhält „{ $what }“.
log-done = Erfüllt: { $what }.
log-spoiled = Gescheitert: { $what }.
log-shown = Eine Karte wird aufgedeckt: { $what }.
log-card_removed = „{ $what }“ kommt aus dem Spiel.
log-track_gone = Was verdeckt bei { $letter } lag, kommt ungesehen aus dem Spiel.
log-peeked = { $who } sieht sich die nächste Ereigniskarte an.
    .seen = { $who } sieht sich die nächste Ereigniskarte an: { $what }.
log-stood = { $who } steht auf Feld { $space }.
log-card_gone = Die oberste Ereigniskarte kommt aus dem Spiel.
    .seen = „{ $what }“ kommt aus dem Spiel.
log-hero_out = { $who } scheidet aus dem Spiel aus. Was der Held bei sich trug, bleibt auf Feld { $space }.
log-path = { $what_The } speit Feuer: { $amount ->
        [one] { $amount } Feld steht in Flammen.
       *[other] { $amount } Felder stehen in Flammen.
    }
log-end_letter = Die Legende endet jetzt bei { $letter }.

## Die Geschichte eines beendeten Spiels

moment-names = { $one } und { $other }
    .more = { $one }, { $other }
moment-fight = Sieg über { $what_acc } auf Feld { $space }: { $who }, in { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    }.
    .hard = Sieg über { $what_acc } auf Feld { $space } gegen alle Erwartung: { $who }, in { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } (davon { $lost } verloren).
moment-letters = { $letters ->
        [one] Dem Erzähler fehlte noch { $letters } Buchstabe
       *[other] Dem Erzähler fehlten noch { $letters } Buchstaben
    }
moment-goals = Erreichte Ziele: { $met } von { $all }

# Symbols of the sunrise.
symbol-ready = Tagesbeginn
symbol-event = Ereigniskarte
symbol-wells = Brunnen
symbol-narrator = Erzähler
symbol-creature = { $what }
    .second = { $what }, zum zweiten Mal
