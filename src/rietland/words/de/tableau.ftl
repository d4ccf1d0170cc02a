# Die Kartenspiel-Familie: Handlungen, Symbole, Fragen, Zeilen des Protokolls.
# Begegnungen haben Formen mit Artikel, andere Namen stehen, wie sie sind. Titel von Karten stehen in
# Anführungszeichen, Orte vor oder nach einem Doppelpunkt, damit nichts zu beugen ist.

group-play = Karten
group-symbol = Symbole

tableau-place = { $name } ({ $number })
    .alone = { $name } ({ $number })
tableau-quiver = Köcher { $number }

gain-willpower = Willenspunkte
gain-quiver = Köcher
gain-ally = Freund
gain-time = zusätzliche Erzählerkarte

spirit-doubles = doppelte Stärke
spirit-aids = 2 für alle

encounter-hidden = unbekannte Karte
    .the = die unbekannte Karte

## Symbole

symbols-and = { $first }, { $second }
symbol-strength = Stärke { $points }
    .remote = Stärke { $points }, auch an einem anderen Ort
symbol-quiver = Stärke eines Köchers
    .two = Stärke von einem oder zwei Köchern
symbol-grimoire = ein Zauberbuch
    .two = zwei Zauberbücher
symbol-willpower = { $points ->
        [one] { $points } Willenspunkt
       *[other] { $points } Willenspunkte
    }
symbol-gain_quiver = einen Köcher ziehen
    .two = zwei Köcher ziehen
symbol-ally = ein Freund
symbol-extra_narrator = eine zusätzliche Erzählerkarte
symbol-move = { $steps ->
        [one] { $steps } Bewegung
       *[other] { $steps } Bewegungen
    }
symbol-take_back = eine gespielte Karte zurücknehmen
    .two = zwei gespielte Karten zurücknehmen
symbol-water_spirit = den Wassergeist schicken
symbol-reveal = { $cards ->
        [one] { $cards } Karte aufdecken
       *[other] { $cards } Karten aufdecken
    }
symbol-reveal_mission = eine Aufgabe aufdecken
symbol-remove = eine verdeckte Karte entfernen
symbol-flip = eine Karte umdrehen
symbol-swap = zwei Kreaturen tauschen die Plätze
symbol-shift = eine verdeckte Karte verschieben
symbol-lure = eine Kreatur herlocken
symbol-lure_hidden = eine verdeckte Karte herlocken
symbol-fetch = einen Gegenstand holen, gleich von wo
symbol-slay = eine Kreatur (Stärke ≤ { $at_most }) ohne Kampf besiegen
    .here = hier eine Kreatur (Stärke ≤ { $at_most }) ohne Kampf besiegen
    .creature = { $what_acc } ohne Kampf besiegen
symbol-banish = eine Kreatur (Stärke ≤ { $at_most }) fortschicken
    .here = hier eine Kreatur (Stärke ≤ { $at_most }) fortschicken
symbol-exchange_mission = eine Aufgabe austauschen
symbol-for_gold = für { $gold } Gold: { $what }

## Was eine Karte brächte

tableau-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, das reicht
    .willpower = { $missing ->
        [one] { $what } ({ $strength }): { $points }, reicht mit { $missing } Willenspunkt
       *[other] { $what } ({ $strength }): { $points }, reicht mit { $missing } Willenspunkten
    }
    .together = { $what } ({ $strength }): { $points }, reicht mit Hilfe ({ $helpers })
    .unpaid = { $what } ({ $strength }): stark genug, aber { $gold } Gold fehlt
    .short = { $what } ({ $strength }): höchstens { $most }, zu wenig
tableau-clash-help = { $hero } bis zu { $points }

## Was man tun kann

tableau-do-roll = Gewürfelt: { $number }
tableau-do-draw = Gezogen: { $face }
tableau-do-play = „{ $card }“ spielen: { $what }
tableau-do-recover = Rasten
tableau-do-done = Kein weiteres Symbol nutzen
tableau-do-end = Den Zug beenden
tableau-do-go = Gehen: { $place }
tableau-do-bring = { $hero } herholen
tableau-do-stop = Hier anhalten
tableau-do-come = Kommen
tableau-do-stay = Bleiben
tableau-do-gain = Nehmen: { $gain }
tableau-do-reveal = Karte aufdecken: { $place }
tableau-do-mission = Aufgabe aufdecken: { $place }
tableau-do-remove = Karte entfernen: { $place }
tableau-do-flip = Karte umdrehen: { $place }
tableau-do-swap = Kreaturen tauschen: { $place } und { $other }
tableau-do-shift = Karte verschieben: { $place } → { $other }
tableau-do-lure = { $what_Acc } herlocken: { $place }
tableau-do-back = „{ $card }“ zurücknehmen
tableau-do-spirit = Wassergeist schicken: { $place }, { $spirit }
tableau-do-grimoire = { $grimoire } nutzen
tableau-do-fetch = { $what_Acc } holen: { $place }
tableau-do-slay = { $what_Acc } besiegen: { $place }
tableau-do-banish = { $what_Acc } fortschicken: { $place }
tableau-do-exchange = Aufgabe austauschen: { $place }
tableau-do-pay = Das Gold zahlen
tableau-do-fight = Gegen { $what_acc } kämpfen: { $place }
tableau-do-invite = { $hero } um Hilfe bitten
tableau-do-support = Mitkämpfen mit „{ $card }“: { $what }
tableau-do-decline = Sich heraushalten
tableau-do-will = 1 Willenspunkt einsetzen
tableau-do-quiver = Köcher { $number } einsetzen
tableau-do-axe = Die scharfe Axt einsetzen
tableau-do-ready = Das ist alles
tableau-do-strike = Zuschlagen
tableau-do-withdraw = Den Kampf aufgeben
tableau-do-spend = { $trophy_Acc } abgeben
tableau-do-offer = { $hero } gibt 1 Willenspunkt
tableau-do-discard = „{ $card }“ abgeben
tableau-do-tire = „{ $card }“ ungenutzt ablegen
tableau-do-take = { $what_Acc } nehmen
tableau-do-give = „{ $card }“ an { $hero } geben
tableau-do-uncover = Die Aufgabe hier aufdecken
tableau-do-complete = Die Aufgabe hier erfüllen
tableau-do-repair = Die Axt schärfen lassen

## Was das Spiel fragt

tableau-ask-turn = { $who }, spiele eine Karte oder raste.
tableau-ask-card = { $who }, noch zu nutzen, in beliebiger Reihenfolge: { $symbols }.
tableau-ask-after = { $who }, noch etwas, bevor dein Zug endet?
tableau-ask-move = { $who }, wohin? { $left ->
        [one] Noch { $left } Bewegung.
       *[other] Noch { $left } Bewegungen.
    }
tableau-ask-willing = { $place }: { $who }, kommst du zu { $hero }?
tableau-ask-reveal = { $who }, deckst du noch eine Karte auf?
tableau-ask-symbol = { $who }, wähle: { $what }.
tableau-ask-fight = { $who } gegen { $creature_acc }: Stärke { $total } gegen { $strength }. Mehr einsetzen, um Hilfe bitten, zuschlagen?
tableau-ask-join = { $who }, hilfst du gegen { $creature_acc }? Bisher Stärke { $total } gegen { $strength }.
tableau-ask-add = { $who }, was setzt du ein? Bisher Stärke { $total } gegen { $strength }.
tableau-ask-spend = { $who }, welche Trophäe gibst du ab? Noch { $left }.
tableau-ask-offer = { $who }, wer gibt Willenspunkte? Noch { $left }.
tableau-ask-discard = { $who }, welche Karte gibst du ab? Noch { $left }.
tableau-ask-tire = { $who }, welche Heldenkarte wird ungenutzt abgelegt? Noch { $left }.
tableau-ask-choose = { $card }: { $who }, wähle.
tableau-ask-encounter = Welche Begegnungskarte ist es?
tableau-ask-mission = Welche Aufgabe ist es?
tableau-ask-narrator = Welche Erzählerkarte ist es?
tableau-ask-ally = Welcher Freund ist es?
tableau-ask-quiver = Welcher Köcher ist es?
tableau-over = Das Spiel ist zu Ende.

## Wie ein Spiel endet

why-dragon = Eine Erzählerkarte war fällig, und der Stapel war leer: Der Drache ist da.
why-deck-empty = Eine Begegnungskarte war fällig, und der Stapel war leer: Die Burg ist überrannt.
why-castle-free = Die vierte Aufgabe ist erfüllt. Die Burg ist frei!

## Was geschehen ist

tableau-log-read = Karte: { $what }.
tableau-log-ended = Die Burg ist verloren. { $why }
    .won = Die Burg ist frei! { $why }
tableau-log-die = Ein Würfel zeigt { $amount }.
tableau-log-choice = { $who } wählt: { $what }.
tableau-log-turn = { $who } ist am Zug.
tableau-log-played = { $who } spielt „{ $what }“: { $option }.
tableau-log-recovered = { $who } nimmt { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } zurück.
tableau-log-narrator = Erzählerkarte: { $what }. { $amount ->
        [0] Der Stapel ist leer; der Drache ist in Sicht.
        [one] Noch { $amount } Karte.
       *[other] Noch { $amount } Karten.
    }
    .nobody = Erzählerkarte: { $what }.
tableau-log-placed = { $place }: { $what_A } kommt hinzu.
    .hidden = { $place }: Eine verdeckte Karte kommt hinzu.
tableau-log-shown = { $place }, aufgedeckt: { $what_a }.
tableau-log-hidden = { $place }: { $what_The } wird verdeckt.
tableau-log-removed = { $place }: { $what_The } wird entfernt.
    .hidden = { $place }: Eine verdeckte Karte wird entfernt.
tableau-log-card_moved = { $from } → { $place }: { $what_The } wechselt den Ort.
    .hidden = { $from } → { $place }: Eine verdeckte Karte wechselt den Ort.
tableau-log-swapped = Zwei Kreaturen tauschen die Plätze: { $place } und { $from }.
tableau-log-went = { $place }: { $who } trifft ein.
tableau-log-came = { $place }: { $hero } holt { $who } her.
tableau-log-stayed = { $who } kommt nicht zu { $hero }.
tableau-log-took = { $who } nimmt { $what_acc }.
tableau-log-gave = { $who } gibt „{ $what }“ an { $hero }.
tableau-log-mission = { $place }: Die Aufgabe ist „{ $what }“.
tableau-log-completed = { $who } erfüllt die Aufgabe „{ $what }“. Erfüllt: { $amount }.
tableau-log-exchanged = { $place }: Die Aufgabe „{ $what }“ wird ausgetauscht.
    .hidden = { $place }: Die Aufgabe wird ungesehen ausgetauscht.
tableau-log-fight = { $place }: { $who } tritt gegen { $what_acc } an (Stärke { $amount }).
tableau-log-joined = { $who } schließt sich mit „{ $what }“ an: { $option }.
tableau-log-declined = { $who } hält sich aus dem Kampf heraus.
tableau-log-added = { $who } setzt { $amount } ein.
    .willpower = { $amount ->
        [one] { $who } setzt { $amount } Willenspunkt ein.
       *[other] { $who } setzt { $amount } Willenspunkte ein.
    }
    .quiver = { $who } setzt einen Köcher ein: { $amount }.
    .grimoire = { $who } nutzt ein Zauberbuch: { $amount }.
    .axe = { $who } setzt die scharfe Axt ein: { $amount }.
tableau-log-withdrew = { $who } bricht den Kampf gegen { $what_acc } ab.
tableau-log-slain = { $place }: { $what_The } ist besiegt ({ $amount }).
    .other = { $place }: { $what_The } ist ohne Kampf besiegt.
tableau-log-reward = { $what_The } bringt { $who } eine Belohnung.
tableau-log-burden = { $what_The } lädt { $who } eine Bürde auf.
tableau-log-spent = Aus der Galerie abgegeben: { $what }.
tableau-log-willpower = { $amount ->
        [one] { $who } erhält { $amount } Willenspunkt.
       *[other] { $who } erhält { $amount } Willenspunkte.
    }
    .lost = { $amount ->
        [one] { $who } gibt { $amount } Willenspunkt ab.
       *[other] { $who } gibt { $amount } Willenspunkte ab.
    }
tableau-log-quiver = { $who } zieht einen Köcher: { $amount }.
tableau-log-quivers = Die benutzten Köcher werden wieder eingemischt.
tableau-log-ally = { $who } gewinnt einen Freund: { $what }.
tableau-log-time = Eine zusätzliche Erzählerkarte kommt unter den Stapel; es sind jetzt { $amount }.
tableau-log-axe = Die Axt von { $who } ist jetzt stumpf.
    .sharp = Die Axt von { $who } ist wieder scharf.
tableau-log-spirit = { $place }: Der Wassergeist ist jetzt hier, { $what }.
tableau-log-grimoire = { $who } schlägt das { $what } auf.
tableau-log-back = { $who } nimmt dank { $hero } „{ $what }“ zurück.
    .self = { $who } nimmt „{ $what }“ zurück.
tableau-log-discarded = { $who } gibt „{ $what }“ ab.
tableau-log-tired = { $who } legt „{ $what }“ ungenutzt ab.
tableau-log-nothing = Es gibt nichts zu holen.

## Der Tisch als Text

tableau-sight-piles = Erzählerstapel: { $narrator }; Begegnungskarten: { $deck }, Freunde: { $allies }, Köcher: { $quivers }, Willenspunkte: { $willpower }. Aufgaben: { $done } von { $needed }.
tableau-sight-place = { $number } { $name }: { $cards }; Helden: { $heroes }
tableau-sight-mission = – Aufgabe: { $name }. { $rule }
tableau-sight-creature = { $name } ({ $strength })
tableau-sight-unknown = verdeckte Karte
tableau-sight-down = { $name } (verdeckt)
tableau-sight-spirit = Wassergeist ({ $face })
tableau-sight-hero = { $name } ({ $name ->
        [Chada] Bogenschützin
       *[other] { $role }
    }), Ort: { $place }, Willenspunkte: { $willpower }
tableau-sight-hand = Hand: { $cards }
tableau-sight-played = gespielt: { $cards }
tableau-sight-quivers = Köcher { $values }
tableau-sight-axe-sharp = Axt scharf
tableau-sight-axe-blunt = Axt stumpf
tableau-sight-grimoires = offen: { $names }
tableau-sight-gallery = Galerie: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $gold } Gold. { $rows }
tableau-sight-open = Noch offene Symbole: { $symbols }.
tableau-sight-fight = Kampf gegen { $creature }: Stärke { $total } gegen { $strength }.
tableau-sight-fighter = { $name } mit „{ $card }“: { $value }
