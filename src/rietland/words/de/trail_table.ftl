# Die Familie der Pfade im Browser: die Reihe der Etappen, Stapel, Hilfe und Hinweise.

trail-state = Der Weg und der Fluch
trail-row = Etappen
trail-steps = { $number ->
    [0] kein Schritt
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
trail-steps-printed = aufgedruckt: { $number }
trail-stage-hidden = Noch nicht aufgedeckt
trail-opponent = Gegner
trail-reward = Belohnung
trail-below = Darunter
trail-pile-empty = keine Karten
trail-piles = Stapel von { $who }
trail-whose = Wessen Stapel
trail-lead = { $number ->
    [one] Der Fluch liegt { $number } Feld zurück
   *[other] Der Fluch liegt { $number } Felder zurück
}
trail-lead-of = { $who }: { $number ->
    [one] { $number } Feld Vorsprung
   *[other] { $number } Felder Vorsprung
}
trail-find = Zeigen, wo { $who } ist
trail-penalty = { $number ->
    [one] Jedes Feld kostet { $number } Schritt mehr
   *[other] Jedes Feld kostet { $number } Schritte mehr
}
trail-reserve = Vorrat der Nebelkarten
trail-cards-hint = Wähle eine Zeile auf einer deiner Karten oder ein leuchtendes Feld.
trail-touch = Wähle ein leuchtendes Feld.
trail-barred = Hier kannst du jetzt nicht anhalten.
trail-ways = Wohin du gehen kannst
trail-curse-at = Der Fluch ist hier: { $where }.
trail-other-side = Andere Seite ({ $name })
trail-replay-at = { $at } von { $all }, Zug { $turn }
trail-order-wait = Warte auf mich

trail-help-cards = In deinem Zug nutzt du eine deiner obersten Karten: Bewegung, Kampf oder Sonderfähigkeit. Die Preise stehen neben den Schritten.
trail-help-ways = Leuchtende Felder zeigen, wohin deine Karten führen. Wähle eines und sieh jeden Weg dorthin, seinen Preis und was geschehen würde.
trail-help-piles = { $party ->
        [1] Eine genutzte Karte kommt unter ihren Stapel. Die Karten darunter sind aufgelistet, denn du hast sie gesehen.
       *[other] Eine genutzte Karte kommt unter ihren Stapel. Die Karten darunter sind aufgelistet, denn ihr habt sie beide gesehen.
    }
trail-help-fight = { $party ->
        [1] Nutze eine Karte mit Stärke gegen einen Gegner auf einem anderen Stapel. Eine zweite Karte kann ihr helfen.
       *[other] Nutze eine Karte mit Stärke gegen einen Gegner auf einem anderen Stapel. Als Nachbarn könnt ihr einander helfen.
    }
trail-help-curse = { $party ->
        [1] Der Fluch folgt der durchgezogenen Linie. Erreicht er dich, hast du verloren.
       *[other] Der Fluch folgt der durchgezogenen Linie. Erreicht er einen von euch, habt ihr beide verloren.
    }
trail-help-stages = Ein rotes Feld beendet eine Etappe: Die nächste wird aufgedeckt, mit eigenen Nebelkarten. Muss eine gezogen werden und keine ist mehr da, ist das Spiel verloren.
trail-help-why = Zeilen im Protokoll nennen die Regel dahinter, und alles, was nicht geht, ebenso. Wähle sie, um sie zu lesen.

lesson-trail-cards = Wähle eine Zeile auf einer deiner obersten Karten. Mehr Schritte kosten mehr; die Symbole zeigen den Preis.
lesson-trail-ways = Wähle ein leuchtendes Feld und sieh jeden Weg dorthin und was geschehen würde.
lesson-trail-curse = Der Fluch ist nahe. Achte auf die Preise, die ihn bewegen.
lesson-trail-fight = Ein Gegner blockiert diesen Stapel. Besiege ihn mit der Stärke einer Karte auf einem anderen Stapel.
lesson-trail-fog = Die Zahl oben auf einer Etappe sagt, wie viele Nebelkarten noch da sind. Müsst ihr eine ziehen und keine ist mehr da, habt ihr verloren.
lesson-trail-fires = Du bist am Ziel. Der andere Held hat nun noch einige Züge: einen für jedes Lagerfeuer und einen mehr.
