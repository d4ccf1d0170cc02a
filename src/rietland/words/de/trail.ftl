# Die Familie der Pfade: zwei Helden, ihre Stapel und der Fluch. Was von Karten und Etappen eines
# Spiels gesagt wird, steht in dessen Dateien.

group-use = Karten
group-give = Geben
group-fire = Lagerfeuer
group-begin = Aufbau

difficulty-allies_0 = keine Freunde
difficulty-allies_1 = ein Freund
difficulty-allies_2 = zwei Freunde
difficulty-allies_3 = drei Freunde
difficulty-allies_4 = vier Freunde

## Namen

trail-pile-left = linker Stapel
    .the = der linke Stapel
    .acc = den linken Stapel
    .of = des linken Stapels
trail-pile-middle = mittlerer Stapel
    .the = der mittlere Stapel
    .acc = den mittleren Stapel
    .of = des mittleren Stapels
trail-pile-right = rechter Stapel
    .the = der rechte Stapel
    .acc = den rechten Stapel
    .of = des rechten Stapels

trail-face-sunny = Sonnenseite
trail-face-rainy = Regenseite
trail-face-passive = ruhend
trail-face-active = wach
trail-face-front = offen
trail-face-castaway = Ein Schiffbrüchiger
trail-face-leam = Leam
trail-face-human = Mensch
trail-face-bear = Bär
trail-face-captain = Kapitän
trail-face-wounded = verwundet

trail-curse = der Fluch

## Symbole: auf Karten, Feldern und Wegen

trail-symbol-gain = { $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkte
    } erhalten
trail-symbol-lose = { $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkte
    } verlieren
trail-symbol-curse = Fluch { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } weiter
    .back = Fluch { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } zurück
trail-symbol-fog = { $number ->
        [one] { $number } Nebelkarte
       *[other] { $number } Nebelkarten
    } ziehen
trail-symbol-reserve = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } aus dem Vorrat auf den Nachziehstapel legen
trail-symbol-take = { $what_acc } nehmen
trail-symbol-turn = diese Karte umdrehen
trail-symbol-rain = benutzte Heldenkarte auf die Regenseite drehen
trail-symbol-sunny = bis zu { $number ->
        [one] { $number } Heldenkarte
       *[other] { $number } Heldenkarten
    } auf die Sonnenseite drehen
trail-symbol-rainy = { $number ->
        [one] { $number } Heldenkarte
       *[other] { $number } Heldenkarten
    } auf die Regenseite drehen
trail-symbol-calm = bis zu { $number ->
        [one] { $number } Fluchkarte
       *[other] { $number } Fluchkarten
    } beruhigen
trail-symbol-wake = { $number ->
        [one] { $number } Fluchkarte
       *[other] { $number } Fluchkarten
    } wecken
trail-symbol-walk = bis zu { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } gehen
    .free = bis zu { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } gehen, ohne das +N des Fluchs
trail-symbol-stride = { $number ->
        [one] { $number } Feld weitergehen, egal welche Zahl es hat und ohne das +N des Fluchs
       *[other] bis zu { $number } Felder weitergehen, egal welche Zahl sie haben und ohne das +N des Fluchs
    }
    .free = { $number ->
        [one] { $number } Feld weitergehen, egal welche Zahl es hat, ohne das +N des Fluchs und ohne die Symbole auf dem Weg
       *[other] bis zu { $number } Felder weitergehen, egal welche Zahl sie haben, ohne das +N des Fluchs und ohne die Symbole auf den Wegen
    }
trail-symbol-back = { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } zurückgehen
trail-symbol-rock = { $party ->
        [1] Fels: der Fluch { $number ->
            [one] { $number } Feld
           *[other] { $number } Felder
        } weiter
       *[other] Fels: der andere Held { $number ->
            [one] { $number } Feld
           *[other] { $number } Felder
        } zurück
    }
trail-symbol-stop = Haltefeld
trail-symbol-red = rotes Haltefeld: Ende der Etappe
    .fog = rotes Haltefeld: Ende der Etappe; der Weg in die nächste Etappe kostet { $number ->
        [one] { $number } Nebelkarte
       *[other] { $number } Nebelkarten
    } dieses Stapels{ $party ->
        [1] {""}
       *[other] , für jeden Helden
    }
trail-symbol-penalty = jedes Feld kostet { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } mehr, solange der Fluch hier ist
trail-symbol-gate = anhalten nur mit Stärke { $number } oder mehr
trail-symbol-start = Start: { $what }
trail-symbol-target = Ziel: { $what }
trail-symbol-lock = { $party ->
        [1] erst anhalten, wenn { $what_the } endgültig besiegt ist
       *[other] nicht für den, der { $what_acc } bei sich hat; gewonnen ist erst, wenn { $what_the } endgültig besiegt ist, und wer angekommen ist, kann nicht helfen
    }
trail-symbol-only = nur für { $what }
trail-symbol-closed = gesperrt für den, der { $what } (Bär) bei sich hat

trail-and = { $first }, { $second }
trail-or = { $first }; oder { $second }
trail-helps-fight = mit Stärke { $number } kämpfen
trail-nothing = nichts
trail-use = { $does }; { $then }
trail-then-bottom = unter den Stapel legen
trail-then-remove = aus dem Spiel nehmen
trail-then-turn = umdrehen
trail-then-rest = dieser Freund rastet bis zum Ende der Etappe

## Was man tun kann

trail-do-draw = Gezogen: { $what }
trail-do-unfold = Nächste Etappe: { $what }
trail-do-move = „{ $what }“: bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } gehen
    .price = „{ $what }“: bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } gehen (Preis: { $price })
trail-do-go = Zu „{ $where }“ gehen
    .via = Zu „{ $where }“ gehen, über { $via }
    .straight = Geradewegs zu „{ $where }“ gehen
    .stay = Auf „{ $where }“ bleiben
trail-do-use = „{ $what }“: { $does }
trail-do-fight = Gegen { $against_acc } auf einem Stapel von { $other } kämpfen, mit „{ $what }“ ({ $number } gegen { $needed })
trail-do-call = Gemeinsam gegen { $against_acc } auf einem Stapel von { $other } kämpfen, zuerst mit „{ $what }“ (bis zu { $number } + { $added } = { $sum } gegen { $needed })
    .alone = Mit zwei Karten gegen { $against_acc } kämpfen, zuerst mit „{ $what }“ (bis zu { $number } + { $added } = { $sum } gegen { $needed })
trail-do-join = Mit „{ $what }“ mitkämpfen: { $number } + { $added } = { $sum }
    .alone = „{ $what }“ hinzunehmen: { $number } + { $added } = { $sum }
trail-do-decline = Nicht mitkämpfen
trail-do-keep = { $who } bekommt { $number }, { $other } bekommt { $rest }
trail-do-afterwards = { $what_The }
trail-do-put_off = „{ $what }“ ungenutzt unter den Stapel legen
trail-do-hand = { $what_Acc } weitergeben
trail-do-stow = Unter { $pile_acc } legen
trail-do-give = { $who } gibt { $other } 1 Willenspunkt
trail-do-flip = „{ $what }“ umdrehen ({ $pile }, Karte { $number })
trail-do-enough = Keine weiteren Karten umdrehen
trail-do-back = Zurück zu „{ $where }“
trail-do-rest = Lagerfeuer: 1 Willenspunkt erhalten und die Heldenkarte { $pile_of } auf die Sonnenseite drehen
    .dry = Lagerfeuer: 1 Willenspunkt erhalten
trail-do-shift = Lagerfeuer: „{ $what }“ unter den Stapel legen
trail-do-begin = { $other } beginnt
trail-do-lay = Die Etappe „{ $what }“ nehmen
trail-do-ally = { $what } wählen ({ $does })
trail-do-place = { $other }: { $pile }

## Was gefragt wird

trail-ask-turn = { $who }, welche Karte aktivierst du?
trail-ask-give = { $who }, der andere Held kommt nicht weiter: Nur deine Willenspunkte helfen jetzt.
trail-ask-go = { $who }, wohin? Du hast { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }.
    .spaces = { $who }, wohin? Du darfst { $number ->
        [one] { $number } Feld
       *[other] bis zu { $number } Felder
    } weitergehen, egal welche Zahlen sie haben.
    .light = { $who }, wohin? Du hast { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }, ohne das +N des Fluchs.
    .flight = { $who }, wohin? Du darfst { $number ->
        [one] { $number } Feld
       *[other] bis zu { $number } Felder
    } weitergehen, egal welche Zahlen sie haben; Symbole auf den Wegen gelten nicht.
trail-ask-back = { $who }, welchen Weg gehst du zurück?
trail-ask-join = { $who }, hilfst du { $other } gegen { $what_acc }? { $other } bringt { $number } mit, nötig sind { $needed }.
    .alone = { $who }, welche zweite Karte nimmst du hinzu? Du bringst { $number } mit, gegen { $what_acc } sind { $needed } nötig.
trail-ask-share = { $who }, wie teilt ihr die Belohnung von { $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkten
    }?
trail-ask-after = { $who }, was wird aus der Waffe?
trail-ask-stow = { $who }, unter welchen Stapel legst du { $what_acc }?
trail-ask-sunny = { $who }, welche Heldenkarte drehst du auf die Sonnenseite?
trail-ask-rainy = { $who }, welche Heldenkarte drehst du auf die Regenseite?
trail-ask-calm = { $who }, welche Fluchkarte beruhigst du?
trail-ask-wake = { $who }, welche Fluchkarte weckst du?
trail-ask-fog = Welche Nebelkarte wurde gezogen?
trail-ask-curse = Welche Fluchkarte ist es?
trail-ask-map = Welche Etappe kommt als nächste?
trail-ask-lay = Welche Etappe spielt ihr als nächste?
trail-ask-ally = Welcher Freund kommt mit?
trail-ask-place = In welchen Stapel kommt { $what }? ({ $does })
trail-ask-begin = Wer ist zuerst am Zug?
trail-over = Das Abenteuer ist zu Ende.

## Wie ein Abenteuer endet

trail-why-curse = { $party ->
        [1] Der Fluch hat dich eingeholt.
       *[other] Der Fluch hat einen von euch eingeholt.
    }
trail-why-fog = Eine Nebelkarte musste gezogen werden, und es war keine mehr da.
trail-why-fires = Das letzte Lagerfeuer ist erloschen, und einer von euch ist nicht angekommen.
trail-why-blocked = Alle Stapel sind blockiert.

## Was geschehen ist

trail-log-read = Karte: { $what }.
trail-log-ended = Das Abenteuer ist verloren. { $why }
    .won = Das Abenteuer ist gewonnen! { $why }
trail-log-turn = { $who } ist am Zug.
trail-log-activated = { $who }, „{ $what }“: { $does }.
    .move = { $who } geht mit „{ $what }“: { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    }.
    .fight = { $who } kämpft mit „{ $what }“ (Stärke { $number }).
trail-log-moved = { $who } geht von „{ $origin }“ zu „{ $where }“.
trail-log-stayed = { $who } bleibt bei „{ $where }“.
trail-log-pushed = { $who } muss zurück zu „{ $where }“.
trail-log-curse = Der Fluch geht { $amount ->
        [one] { $amount } Feld
       *[other] { $amount } Felder
    } weiter, zu „{ $where }“.
    .less = Der Fluch geht { $amount ->
        [one] { $amount } Feld
       *[other] { $amount } Felder
    } zurück, zu „{ $where }“.
trail-log-will = { $who } erhält { $amount ->
        [one] { $amount } Willenspunkt
       *[other] { $amount } Willenspunkte
    }.
    .less = { $who } verliert { $amount ->
        [one] { $amount } Willenspunkt
       *[other] { $amount } Willenspunkte
    }.
trail-log-drew = { $who } zieht aus dem Nebel: { $what }.
trail-log-reserve = Aus dem Vorrat auf den Nachziehstapel: { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }.
trail-log-took = Neu bei { $who }: { $what }.
trail-log-turned = „{ $what }“ wird umgedreht: { $face }.
    .special = Die Karte wird umgedreht: { $what }.
trail-log-beaten = { $who } besiegt { $what_acc }: { $amount } gegen { $needed }.
trail-log-left = „{ $what }“ wird aus dem Spiel genommen.
trail-log-rested = { $what } rastet neben den Etappen.
trail-log-back_again = { $what } ist wieder bei { $who }.
trail-log-stage = Eine neue Etappe: { $what }. Nebelkarten: { $amount }.
trail-log-merged = Ihr habt eine Etappe hinter euch; { $amount ->
        [0] es war keine Nebelkarte übrig
        [one] { $amount } Nebelkarte kommt mit
       *[other] { $amount } Nebelkarten kommen mit
    }.
trail-log-bonus = Etappenbonus: { $amount ->
        [one] { $amount } weitere Nebelkarte
       *[other] { $amount } weitere Nebelkarten
    }.
trail-log-reached = { $who } ist angekommen: „{ $where }“.
trail-log-fire = { $who } lässt ein Lagerfeuer herunterbrennen. { $amount ->
        [0] Keines ist übrig.
        [one] { $amount } ist übrig.
       *[other] { $amount } sind übrig.
    }
trail-log-put_off = { $who } legt „{ $what }“ ungenutzt unter den Stapel.
trail-log-handed = { $who } gibt { $other } { $what_acc }.
trail-log-gave = { $who } gibt { $other } { $amount ->
        [one] { $amount } Willenspunkt
       *[other] { $amount } Willenspunkte
    }.
trail-log-declined = { $who } kämpft nicht mit.
trail-log-joined = { $who } kämpft mit „{ $what }“ mit: { $number } + { $added } = { $sum }.
trail-log-begins = { $who } beginnt.
trail-log-ally = { $what } begleitet { $who }.
trail-log-rested_here = { $who } rastet an einem Lagerfeuer. { $amount ->
        [0] Keines ist übrig.
        [one] { $amount } ist übrig.
       *[other] { $amount } sind übrig.
    }

## Was geschehen würde

trail-outcome-won = Ihr gewinnt.
trail-outcome-lost = Ihr verliert. { $why }
trail-outcome-space = zu „{ $where }“
trail-outcome-will = +{ $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkte
    }
    .less = −{ $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkte
    }
trail-outcome-fog = { $number ->
        [one] { $number } Nebelkarte
       *[other] { $number } Nebelkarten
    }
trail-outcome-curse = Fluch { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } weiter
    .back = Fluch { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } zurück
trail-outcome-other = der andere Held zurück zu „{ $where }“
trail-outcome-hopeless = Ihr könntet nicht mehr gewinnen: Allein besiegt niemand { $what_acc }, und wer am Ziel ist, kann nicht helfen.
trail-outcome-nothing = nichts ändert sich
    .else = sonst geschieht nichts

trail-clash-alone = { $who } mit „{ $what }“ gegen { $against_acc }: { $number } gegen { $needed }, das reicht
trail-clash-for_other = { $who } mit „{ $what }“ gegen { $against_acc } auf einem Stapel von { $other }: { $number } gegen { $needed }, das reicht
trail-clash-together = { $who } und { $other } gegen { $against_acc }: gemeinsam bis zu { $number } + { $added } = { $sum } gegen { $needed }
    .alone = { $who } mit zwei Karten gegen { $against_acc }: bis zu { $number } + { $added } = { $sum } gegen { $needed }
trail-clash-short = Zu wenig gegen { $against_acc }: höchstens { $sum } gegen { $needed }

trail-goal-target = { $who } erreicht das Zielfeld
trail-goal-beat = { $what_Acc } endgültig besiegen

## Die Geschichte eines Spiels

trail-turn = Zug { $number }
trail-fact-turns = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
trail-fact-stages = Erreichte Etappen: { $number }
trail-fact-beaten = Besiegte Gegner: { $number }
trail-fact-lead = { $number ->
        [0] Am Ende war der Fluch euch auf den Fersen.
        [one] Am Ende war der Fluch { $number } Feld hinter euch.
       *[other] Am Ende war der Fluch { $number } Felder hinter euch.
    }

## In der Textansicht

trail-sight-key = Die Zahl in Klammern sind die Schritte, die ein Feld kostet. → führt weiter, ·· ist ein gestrichelter Weg.
trail-sight-stage = Etappe { $number }: { $name } (Nebelkarten: { $fog })
    .ahead = Etappe { $number }, noch vor euch: { $name } (Nebelkarten: { $fog })
trail-sight-entry = Weg hinein: { $paths }
trail-sight-strength = Stärke { $number }
trail-sight-opponent = Gegner, nötig ist Stärke { $number }
trail-sight-hidden = Etappe { $number }: verdeckt
trail-sight-hero = { $name }: Willenspunkte { $willpower }, Vorsprung vor dem Fluch { $lead }
trail-sight-active = am Zug
trail-sight-arrived = auf dem Zielfeld
trail-sight-campfires = Lagerfeuer: { $number }
trail-sight-pile = { $name }: { $cards }
    .blocked = { $name } (blockiert): { $cards }
trail-sight-resting = rastet: { $cards }
trail-sight-neighbours = Die Helden sind Nachbarn.
trail-sight-supply = Vorrat: { $reserve }. Übrige Willenspunkte: { $willpower }.
trail-sight-goal = { $what } ({ $percent } %)
    .done = { $what } (erledigt)
trail-no-way = „{ $line }“ führt jetzt nirgendwohin: Keine Karte bringt dich dorthin. Eine Bewegung beginnt mit einer Karte (move left 3); look nennt die Felder.
trail-help =
    Wähle eine Möglichkeit mit ihrer Nummer, mit ihrem Befehl (move chada left 3) oder kurz (move left 3).
    go <Feld>       dorthin gehen, wenn nur eine Karte und ein Weg dorthin führen; look nennt die Felder
    options         die Frage und die Möglichkeiten noch einmal zeigen
    free            freie Aktionen der Helden, die nicht gefragt sind (f1, f2, … wählt eine)
    look            der Tisch: Etappen, der Fluch, Helden und ihre Stapel
    goals           die Ziele der Legende, und wie weit sie sind
    hint            zwei oder drei lohnende Züge, und warum
    order <Held> …  einen Gefährten bitten: go reefs_first.a3, hold, fight, give willpower, rest
    withdraw <Held> eine solche Bitte zurücknehmen
    why             was jetzt nicht möglich ist, und die Regel, die es verbietet
    why <option>    welche Regeln eine Möglichkeit oder einen Befehl erlauben oder verbieten
    rule <id>       eine Regel in einfachen Worten; auch ein Abschnitt (CT-FIGHT) oder ein Spiel (CT)
    log [n]         die letzten n Zeilen dessen, was geschehen ist
    undo [n]        den letzten Schritt zurücknehmen oder zu Schritt n zurückgehen
    save [file]     zeigen, unter welchem Namen das Spiel gespeichert ist, oder es in eine Datei schreiben
    load [id|file]  die gespeicherten Spiele zeigen, eines davon fortsetzen oder eine Datei laden
    quit            aufhören; das Spiel bleibt gespeichert
