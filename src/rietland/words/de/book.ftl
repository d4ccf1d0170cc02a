# Spielbücher: Fragen, Chronik, der Bogen.

group-way = Wege
group-gift = Gabe

book-do-roll = Gewürfelt: { $number }
book-do-take = Den Weg „{ $way }“ nehmen
book-do-send = { $hero } legt die Probe ab
book-do-use = „{ $what }“ einsetzen
book-do-accept = Es dabei belassen
book-do-forget = Vergessen: { $what }
book-do-read_on = Weiterlesen
book-do-close = Das Buch hier schließen

## Fragen

book-ask-way = { $who }, welchen Weg nimmst du?
book-ask-send = { $who }, wer legt die Probe ab ({ $test }, nötig: { $against })?
book-ask-gift = { $who }, setzt du deine Gabe ein? Du hast { $total } von { $against }.
book-ask-forget = { $who }, was vergisst du?
book-ask-ending = { $who }, liest du weiter? Dieses Kapitel endet hier: { $what }.
book-ask-choose = { $who }, wähle.
book-ask-roll = Was zeigt der Würfel?
    .test = Was würfelt { $who } ({ $test }, nötig: { $against })?
book-over = Das Buch ist zu.

## Die Chronik

book-log-ended = Ein schlechtes Ende: { $why }.
    .won = Ein gutes Ende: { $why }.
book-log-die = { $who } würfelt eine { $amount }.
book-log-choice = { $who } wählt: { $what }.
book-log-turned = { $who } schlägt „{ $what }“ auf.
book-log-took = { $who } entscheidet: { $what }.
book-log-gained = Neu auf dem Bogen: { $what }.
    .thing = Du nimmst mit: { $what }.
    .memory = Du erinnerst dich: { $what }.
    .mark = Von jetzt an gilt: { $what }.
book-log-lost = Vom Bogen gestrichen: { $what }.
    .thing = Weg: { $what }.
    .memory = Vergessen: { $what }.
    .mark = Gilt nicht mehr: { $what }.
book-log-changed = { $what_The }: { $amount } mehr.
    .less = { $what_The }: { $amount } weniger.
book-log-test = { $who } legt eine Probe ab: { $what }, nötig: { $amount }.
book-log-passed = { $who } besteht mit { $amount }.
book-log-failed = { $who } scheitert mit { $amount }.
book-log-gift = { $who } setzt eine Gabe ein: { $what }.
book-log-chapter = Ein Kapitel beginnt: { $what }.
book-log-ending = Ein Ende: { $what }.

## Wege, die nicht offen sind

book-lacks-once = Dort warst du schon.
book-lacks-thing = nötig: { $what }
book-lacks-role = nur mit: { $what }
book-lacks-number = nötig: { $number } { $what }
book-lacks-or = { $first }, oder { $second }
book-bonus-also = was du weißt

## Im Terminal

book-sight-page = Seite { $number }, Kapitel { $chapter }: { $title }
book-sight-sheet = Bogen: { $stats }
book-sight-stat = { $name } { $value }
    .most = { $name } { $value } von { $most }
book-sight-things = Gegenstände: { $names }
book-sight-memories = Erinnerungen: { $names }
book-sight-marks = Merkmale: { $names }
book-sight-hero = { $name } ({ $role })
book-sight-reads = hat das Buch
book-sight-gift = Gabe: { $what }
book-sight-rests = hat die letzte Probe abgelegt
book-sight-test = Probe ({ $test }): { $total } gegen { $against }, noch { $left ->
        [one] { $left } Würfel
       *[other] { $left } Würfel
    }
book-sight-way = { $what } ({ $test }, nötig: { $against }; { $chances })
book-sight-chance = { $name } { $percent } %
book-sight-closed = Nicht offen: { $what } ({ $lacks })

## Die Geschichte einer Lektüre

book-page = Seite { $number }
book-pages = { $number ->
        [one] { $number } Seite gelesen
       *[other] { $number } Seiten gelesen
    }
book-sections = { $number ->
        [one] { $number } Abschnitt gesehen
       *[other] { $number } Abschnitte gesehen
    }
book-memories = { $number ->
        [one] { $number } Erinnerung gefunden
       *[other] { $number } Erinnerungen gefunden
    }

## Das Buch auf dem Bildschirm

book-state = Bogen und Spur
book-ways-hint = Wähle im Buch, auf der rechten Seite.
book-replay-at = { $at } von { $all }, Seite { $turn }
book-sheet = Bogen
book-things = Dinge
book-marks = Merkmale
book-memories-found = Erinnerungen: { $number } von { $all }
book-none = Noch nichts.
book-gift-used = Gabe in diesem Kapitel schon genutzt
book-closed = versperrt
book-once = Nur einmal.
book-taken = { $number ->
        [one] Einmal genommen.
       *[other] { $number }-mal genommen.
    }
book-test = Probe
book-test-needed = { $test }: nötig { $against }
book-plus = +{ $number } ({ $what })
book-total = { $total } gegen { $against }
book-chance = { $name }: { $dice } Würfel{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }
    .gift = { $name }: { $dice } Würfel{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }, mit der Gabe { $gift }
book-wound = Misslingt es, verlierst du die Differenz: { $what }.
book-trail = Spur und Karte
book-map = Seiten, die du gesehen hast
book-map-of = { $number ->
        [one] Karte mit { $number } Seite
       *[other] Karte mit { $number } Seiten
    }
book-pages-read = Seiten in der Reihenfolge, in der du sie gelesen hast
book-mark = Lesezeichen auf dieser Seite
book-mark-page = Lesezeichen: { $title }
book-back = Von hier weiterlesen
book-back-to = Von hier weiterlesen: { $title }
book-back-how = Lege ein Lesezeichen auf eine Seite, um dorthin zurückkehren zu können. Dort beginnt eine neue Lektüre; diese bleibt erhalten.
book-ending = Ende
    .good = Ein gutes Ende
    .bad = Ein schlechtes Ende
book-help-ways = Lies die Seite und wähle dann einen Weg: Klicke ihn an oder drücke seine Nummer. Ein Weg mit Schloss ist versperrt und sagt, was fehlt.
book-help-test = Manche Wege verlangen eine Probe. Daneben steht, was nötig ist, was zu den Würfeln dazukommt und wie groß die Chance für jeden Helden genau ist.
book-help-sheet = Alle teilen sich einen Bogen: Seine Zahlen stehen über dem Buch, Dinge und Erinnerungen daneben.
book-help-trail = „Spur und Karte“ zeigt jede Seite, die du gelesen hast, und woran du dich dort erinnert hast. Von einem Lesezeichen aus kannst du anders weiterlesen.
book-help-why = Zeilen im Protokoll nennen die Regel dahinter, versperrte Wege auch. Klicke sie an, um sie zu lesen.
    .touch = Zeilen im Protokoll nennen die Regel dahinter, versperrte Wege auch. Tippe sie an, um sie zu lesen.
key-book-trail = M
    .does = Spur und Karte zeigen
key-book-mark = B
    .does = ein Lesezeichen auf diese Seite legen oder es wegnehmen
lesson-book-ways = Lies die Seite und wähle dann einen Weg. Was du wählst, kann später zählen.
lesson-book-test = Dieser Weg verlangt eine Probe. Du siehst, was nötig ist und wie wahrscheinlich es ist.
lesson-book-sheet = Den Bogen teilt ihr euch alle. Behaltet die Kälte im Auge.
lesson-book-trail = „Spur und Karte“ zeigt, wo du warst. Mit einem Lesezeichen kannst du zurück.
