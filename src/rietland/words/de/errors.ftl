# Was schiefging, für die Person, die es versucht hat.

error-malformed = Das hat der Tisch nicht verstanden.
error-illegal = Das ist jetzt nicht erlaubt.
    .rule = Das ist jetzt nicht erlaubt ({ $rule }).
error-not-your-hero = Diesen Helden spielst du nicht.
error-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
error-over = Die Legende ist zu Ende.
error-long = Dieses Spiel hat so viele Schritte, wie ein Spiel höchstens haben kann.
error-chance = Jetzt entscheiden die Würfel.
error-no-game = Diesen Tisch gibt es nicht.
error-no-seat = Dieser Platz gehört dir nicht.
error-undo = Hier lässt sich nichts zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.
error-setup = Dieses Spiel lässt sich nicht aufbauen: { $detail }
error-legend = Diese Legende hat einen Fehler: { $detail }
error-version = Dieses Spiel stammt aus einer anderen Version von Rietland und lässt sich nicht öffnen.
error-journal = Spiele lassen sich gerade weder laden noch speichern.

# Was genau geschah: für alle, die im Textfenster spielen.

fault-as-said = { $text }
fault-not-allowed = „{ $text }“ ist dort nicht erlaubt: { $rule }
fault-over = das Spiel ist zu Ende
fault-long = dieses Spiel hat { $most } Einträge, mehr kann ein Spiel nicht haben; das Gespielte bleibt erhalten
fault-over-before = das Spiel ist vor „{ $text }“ zu Ende
fault-stale = das Spiel steht bei Schritt { $seq }, nicht bei { $at }
fault-overtaken = ein anderes Programm hat das Spiel { $game } schon bis Schritt { $seq } gebracht
fault-no-seat = auf Platz { $seat } sitzt niemand; es gibt die Plätze { $seats }
fault-companion-sits = auf Platz { $seat } sitzt ein Gefährte
fault-no-companion = für Platz { $seat } antwortet kein Gefährte
fault-other-hero = „{ $text }“: diesen Helden spielt Platz { $seat } nicht
fault-chance-first = vor „{ $text }“ (Befehl { $word } von { $words }) wird gewürfelt oder gezogen; schicke zuerst nur die Befehle davor
fault-chance-not-asked = „{ $text }“: gerade wird weder gewürfelt noch gezogen
fault-undo-nothing = nichts zurückzunehmen: Es gab noch keinen Schritt
fault-undo-since = nichts zurückzunehmen seit Schritt { $seq }, als gewürfelt, gezogen oder eine Karte gezeigt wurde
fault-undo-no-position = vor Schritt { $seq } gibt es keinen Schritt { $to }
fault-undo-seen = bei Schritt { $floor } wurde gewürfelt, gezogen oder eine Karte gezeigt; was gesehen ist, bleibt gesehen, davor lässt sich nichts zurücknehmen (gewünscht war { $to })
fault-undo-astray = Schritt { $to } gehört nicht mehr zu diesem Spiel; er wurde zurückgenommen
fault-no-position = einen Schritt { $seq } gibt es nicht; der letzte ist { $last }
fault-companion-wrong = der Gefährte auf Platz { $seat } antwortete { $text }; das passt nicht zu „{ $prompt }“
fault-companion-endless = { $inputs ->
        [one] die Gefährten machten { $inputs } Schritt, ohne den Zug abzugeben
       *[other] die Gefährten machten { $inputs } Schritte, ohne den Zug abzugeben
    }
fault-endless = das ginge ohne Ende weiter: { $names }; der Schritt wurde nicht ausgeführt
fault-no-game = kein Spiel „{ $game }“ in { $journal }
    .near = kein Spiel „{ $game }“ in { $journal }; am nächsten: { $near }
fault-no-rule = keine Regel { $rule }
    .near = keine Regel { $rule }; am nächsten: { $near }
fault-entry-missing = Spiel { $game } in { $journal }: Eintrag { $seq } fehlt
fault-game = Spiel { $game }: { $detail }
fault-game-after = Spiel { $game } nach Schritt { $seq }: { $detail }
fault-game-in-journal = Spiel { $game } in { $journal }: { $detail }
fault-input = Schritt { $seq }: { $detail }
fault-input-undo = Schritt { $seq }: „{ $text }“ sollte „undo <Zahl>“ heißen
fault-folder = der Ordner für die Spiele lässt sich nicht anlegen, { $folder }: { $text }; wähle mit RIETLAND_HOME einen anderen
fault-journal = in { $journal } lassen sich keine Spiele speichern: { $text }. Die Datei blieb, wie sie ist. Verschiebe sie (oder lege eine gute Kopie an ihre Stelle), um weiterzuspielen, oder wähle mit RIETLAND_HOME einen anderen Ordner; Spiele, die in einer Datei gesichert sind, lassen sich wieder laden
fault-journal-busy = { $journal } wird von einem anderen Programm benutzt; versuche es noch einmal, wenn es beendet ist
fault-script = das Skript endet, bevor „{ $prompt }“ beantwortet ist
fault-dice = unbekannte Würfel „{ $name }“; es gibt: system, ask, seed <seed>
fault-setup = dieses Spiel lässt sich nicht aufbauen: { $detail }
fault-file = { $file }: { $text }
fault-file-binary = { $file } ist keine Textdatei, also keine Aufzeichnung; sie blieb, wie sie ist
fault-record-long = { $file } ist zu lang für eine Aufzeichnung ({ $letters } Zeichen)
fault-record-begins = { $file }, Zeile 1: eine Aufzeichnung beginnt mit „{ $format }“, nicht mit „{ $text }“
fault-record-word = { $file }, Zeile { $line }: unbekanntes Wort „{ $word }“
fault-record-twice = { $file }, Zeile { $line }: „{ $word }“ steht zweimal da
fault-record-legend = { $file }, Zeile { $line }: sollte „legend <name> content <hash> rules <version>“ heißen
fault-record-value = { $file }, Zeile { $line }: „{ $word }“ braucht einen Wert
fault-record-missing = { $file }: „{ $word }“ fehlt
fault-record-seat = { $file }: „{ $word }“ ist nicht die Nummer eines Platzes
fault-record-seats = { $heroes ->
        [one] { $file }: { $heroes } Held braucht ebenso viele Plätze, nicht { $seats }
       *[other] { $file }: { $heroes } Helden brauchen ebenso viele Plätze, nicht { $seats }
    }
note-content-changed = die Inhalte haben sich geändert, seit dieses Spiel begann ({ $before }, jetzt { $now })
note-content-record = aufgezeichnet mit Inhalt { $before }, gespielt mit { $now }

# Sätze, die niemand versteht. Die Sorte ist, was an der Stelle erwartet war.

malformed-empty = ein Befehl braucht mindestens ein Verb, z. B. „pass thorn“
malformed-form = „{ $text }“ hat nicht die Form „{ $form }“
malformed-number = „{ $text }“ ist keine Zahl
malformed-near = { $sort ->
        [verb] unbekanntes Verb
        [hero] unbekannter Held
        [thing] unbekannter Gegenstand
        [space] unbekanntes Feld
        [card] unbekannte Karte
        [player] unbekannte Person
       *[other] unbekanntes Wort
    } „{ $text }“; meintest du { $near }?
malformed-unknown = { $sort ->
        [verb] unbekanntes Verb
        [hero] unbekannter Held
        [thing] unbekannter Gegenstand
        [space] unbekanntes Feld
        [card] unbekannte Karte
        [player] unbekannte Person
       *[other] unbekanntes Wort
    } „{ $text }“; es gibt { $all }
malformed-many = { $most ->
        [one] höchstens { $most } Befehl auf einmal
       *[other] höchstens { $most } Befehle auf einmal
    }
malformed-long = ein Befehl hat höchstens { $most } Zeichen
malformed-message = das ist keine Nachricht für einen Tisch
fault-undo-far = { $most ->
        [one] nur der letzte Schritt lässt sich zurücknehmen (gewünscht war { $to })
       *[other] nur die letzten { $most } Schritte lassen sich zurücknehmen (gewünscht war { $to })
    }
error-full = Hier ist gerade kein Platz für weitere Spiele.
fault-house-full = der Server nimmt keine weiteren Spiele an
error-muted = Die Spielenden haben die Zuschauenden um Ruhe gebeten.
error-name = So heißt hier am Tisch schon jemand.
fault-secret = { $file } ist kein Geheimnis dieses Servers; lösche die Datei, dann entsteht ein neues, und alle Links und Cookies verfallen
fault-two-servers = ein anderer Server nutzt den Ordner { $folder }; beende ihn zuerst oder wähle mit --data einen anderen
