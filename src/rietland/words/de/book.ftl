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
book-log-changed = { $what }: { $amount } mehr.
    .less = { $what }: { $amount } weniger.
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
book-sight-test = Probe ({ $test }): { $total } von { $against }, noch { $left ->
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
