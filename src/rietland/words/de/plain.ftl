# Das Spiel als Text: seine eigenen Zeilen. Die Namen der Befehle bleiben, wie sie sind.

## Beginnen

plain-welcome = Rietland { $version }. Gib help ein, um die Befehle zu sehen.
plain-ask = { $question } ({ $choices }) [{ $default }]:
plain-ask-heroes = Helden in der Reihenfolge am Tisch ({ $choices }) [{ $default }]:
plain-ask-help = Gib einen der Namen ein, oder drücke Enter für den in eckigen Klammern. Du kannst mehrere Helden nennen. Mit quit hörst du auf.
plain-begun = { $title }, { $difficulty }, mit { $heroes }. Spiel { $id }.
plain-resumed = { $count ->
        [one] { $title }, mit { $heroes }. Spiel { $id }, bisher { $count } Schritt.
       *[other] { $title }, mit { $heroes }. Spiel { $id }, bisher { $count } Schritte.
    }
plain-note = Hinweis: { $note }
plain-no-game = Es wurde kein Spiel begonnen.

## Spielen

plain-cost = { $label } ({ $cost })
plain-free = Freie Aktionen außer der Reihe:
plain-free-none = Niemand hat jetzt eine freie Aktion außer der Reihe.
plain-free-hint = { $count ->
        [one] { $count } freie Aktion außer der Reihe: Gib free ein.
       *[other] { $count } freie Aktionen außer der Reihe: Gib free ein.
    }
plain-roll = Würfle und gib ein, was der Würfel zeigt.
plain-ambiguous = „{ $line }“ könnte heißen: { $choices }.
plain-unknown = „{ $line }“ ist weder eine Möglichkeit noch ein Befehl: { $detail }
plain-too-far = Feld { $to } ist jetzt zu weit weg: { $why }. Das geht: { $command }
plain-illegal = „{ $line }“ ist jetzt nicht erlaubt.
plain-no-chance = Gerade muss weder gewürfelt noch gezogen werden.
plain-no-option = { $count ->
        [one] Eine Möglichkeit { $number } gibt es nicht; es gibt nur { $count }.
       *[other] Eine Möglichkeit { $number } gibt es nicht; es gibt { $count }.
    }
plain-story = Wendepunkte (Zahl: der Schritt):
plain-over-already = Die Legende ist zu Ende. Du kannst dich noch umsehen, das Protokoll lesen, zurücknehmen, speichern oder aufhören.
plain-over = { $result } { $why }
plain-undone = Zurückgenommen bis Schritt { $seq }.

## Warum

plain-why-allowed = „{ $say }“ ist erlaubt.
plain-why-rules = Was dabei geschieht, folgt aus:
plain-why-cannot = Jetzt nicht möglich:
plain-why-nothing = Gerade ist nichts Naheliegendes verboten.
plain-rule-of-card = Die Frage stellt eine Karte: { $card }.
plain-rule = { $rule }: { $text }
plain-usage = Gib es so ein: { $usage }

## Aufbewahren

plain-kept = Das Spiel ist als { $id } gespeichert. Weiter geht es mit: rietland play --text --resume { $id }
plain-saved = Gespeichert in { $file }.
plain-exists = Die Datei { $file } gibt es schon; sie wurde nicht überschrieben. Wähle einen anderen Namen.
plain-file-error = { $file }: { $detail }
plain-loaded = Geladen aus { $file } als Spiel { $id }.
plain-replayed = { $count ->
        [one] { $seq } von { $count } Schritt
       *[other] { $seq } von { $count } Schritten
    }
plain-parted = Die Aufzeichnung passt bis hierher und nicht weiter: { $detail }
plain-games = Gespeicherte Spiele, die neuesten zuerst:
plain-games-none = Es gibt noch keine gespeicherten Spiele.
plain-game = { $id }  { $title } ({ $box } { $legend }, { $difficulty }): { $heroes }; begonnen { $created }

## Der Tisch als Text

plain-hero-out = { $name } ist aus dem Spiel ausgeschieden
plain-hero = { $name } ({ $name ->
        [Mairen] Kriegerin
        [Chada] Bogenschützin
        [Eara] Zauberin
        [Bait] Zwergin
       *[other] { $role }
    }) auf Feld { $space }: Stärkepunkte { $strength }, Willenspunkte { $willpower }, { $dice } Würfel, Gold { $gold }, { $time }
plain-hours = { $hours ->
        [one] { $hours } Stunde verbraucht
       *[other] { $hours } Stunden verbraucht
    }
plain-things = trägt bei sich: { $things }
plain-own-cards = Karte: { $cards }
plain-farmers = { $farmers ->
        [one] { $farmers } { $follower } folgt
       *[other] { $farmers } { $follower_many } folgen
    }
plain-creature = { $name } auf Feld { $space }: Stärkepunkte { $strength }, Willenspunkte { $willpower }, { $dice } Würfel, Belohnung { $reward }
    .cards = { $name } auf Feld { $space }: Stärkepunkte { $strength }, { $dice } Würfel, Belohnung { $reward } ({ $life })
plain-track = { $day }; Erzähler auf { $letter } (letzter Buchstabe: { $last }); Sternchen auf { $stars }.
plain-face-down = Verdeckt auf der Legendenleiste
plain-lying = Auf dem Boden
plain-goods = Bei den Händlern
plain-wells-full = Volle Brunnen
plain-wells-empty = Leere Brunnen
plain-figures = Figuren
plain-secrets = Unbekannte Orte
plain-list = { $head }: { $items }
plain-at = { $name } auf Feld { $spaces }
plain-battle = { $willpower ->
        [one] { $fighters } gegen { $foe } auf Feld { $space }: Stärke { $strength } gegen { $against }, der Gegner hat noch { $willpower } Willenspunkt.
       *[other] { $fighters } gegen { $foe } auf Feld { $space }: Stärke { $strength } gegen { $against }, der Gegner hat noch { $willpower } Willenspunkte.
    }
    .cards = { $fighters } gegen { $foe } auf Feld { $space }: Stärke { $strength } gegen { $against } ({ $life }).
    .trial = { $fighters } auf Feld { $space }: { $trial }. Stärke { $strength }, nötiger Kampfwert { $against }.
plain-battle-dice = Würfel von { $roller }: { $dice }.

## Hilfe

plain-help =
    Wähle eine Möglichkeit mit ihrer Nummer, mit ihrem Befehl (walk thorn 2) oder kurz (walk 2).
    walk <Feld>     dorthin laufen, auch über mehrere Felder
    options         die Frage und die Möglichkeiten noch einmal zeigen
    free            freie Aktionen der Helden, die nicht gefragt sind (f1, f2, … wählt eine)
    look            der Tisch: Helden, Kreaturen, Leisten
    goals           die Ziele der Legende, und wie weit sie sind
    odds            die Aussichten eines Kampfes: je Antwort, diese Runde und bis zum Ende
    hint            zwei oder drei lohnende Züge, und warum
    order <Held> …  einen Gefährten bitten: go 57, hold, fight 14, give gold, rest
    withdraw <Held> eine solche Bitte zurücknehmen
    why             was jetzt nicht möglich ist, und die Regel, die es verbietet
    why <option>    welche Regeln eine Möglichkeit oder einen Befehl erlauben oder verbieten
    rule <id>       eine Regel in einfachen Worten; auch ein Abschnitt (AN-FIGHT) oder ein Spiel (AN)
    log [n]         die letzten n Zeilen dessen, was geschehen ist
    undo [n]        den letzten Schritt zurücknehmen oder zu Schritt n zurückgehen
    save [file]     zeigen, unter welchem Namen das Spiel gespeichert ist, oder es in eine Datei schreiben
    load [id|file]  die gespeicherten Spiele zeigen, eines davon fortsetzen oder eine Datei laden
    quit            aufhören; das Spiel bleibt gespeichert
plain-goal = { $goal } ({ $state })
plain-goals-none = Dieses Spiel nennt keine Ziele.

## What is on a space, within a line

plain-there-well = Brunnen
plain-there-merchant = Händler
