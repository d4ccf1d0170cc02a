# Legende 5 des Grundspiels: ihre Ziele, ihre Karten, die Flüge und die Kampfkarten des Drachen.

legend-base-5 = Der Zorn des Drachen
    .intro = Ihr tretet aus dem Berg, und über der Rietburg weht das falsche Banner. Es war nie der Berg, der dort unten geatmet hat. Was da geatmet hat, ist jetzt wach, und eine Straße braucht es nicht. Was euch helfen könnte, versteckt sich in Scheunen, liegt gefesselt im Nebel oder schläft hinter einer Tür aus Stein. Holt davon, was ihr könnt, bevor der Drache landet.
    .number = Legende 5

goal-base-5-gate = Befreit die Rietburg: In der Burg (0) darf keine Kreatur mehr sein.
goal-base-5-castle = Haltet die Rietburg: Sind die goldenen Schilde belegt, darf keine Kreatur mehr hinein.
goal-base-5-dragon = Besiegt den Drachen: Drei seiner Kampfkarten müssen aus dem Spiel.
goal-base-5-prince = Befreit Prinz Thorald, damit er gegen den Schwarzen Herold reiten kann.
goal-base-5-dwarves = Weckt die Schildzwerge: In einem Kampf auf ihrem Feld geben sie 4 Stärkepunkte dazu.
goal-base-5-farmers = Bringt Bauern in der Zwergenmine (71) in Sicherheit: Jeder gibt gegen den Drachen 2 dazu.
goal-base-5-tower = Baut den Wachturm (17) wieder auf: Wer dort steht, hat 2 Stärkepunkte mehr.

why-base-5-won = Der Drache fällt langsam, wie ein Turm fällt, und eine Weile traut niemand der Stille. Dann fängt hinter den Mauern jemand zu singen an, nicht schön, und der Chronist legt die Feder hin, um zuzuhören.
why-base-5-gate = Die Tage sind verronnen, und über der Rietburg weht das falsche Banner. Der Drache lässt sich auf dem Dach der großen Halle nieder; man könnte meinen, sie sei für ihn gebaut.
why-base-5-dragon = Die Tage sind verronnen. Ohne Eile kommt er über die Mauer, und wo die Burg war, steht die ganze Nacht ein Licht am Himmel.

named-dragon = Drache
    .the = der Drache
    .acc = den Drachen
    .a = ein Drache
    .of = des Drachen
named-guard = Wächter des Prinzen
    .the = der Wächter des Prinzen
    .acc = den Wächter des Prinzen
    .a = der Wächter des Prinzen
    .of = des Wächters des Prinzen
figure-garz = Garz
    .acc = Garz
figure-watchtower = der Wachturm
    .acc = den Wachturm
counter-militia = Bauern in Sicherheit
bonus-base-5-tower = Wachturm
bonus-base-5-militia = Bauern in Sicherheit

deed-base-5-shelter = Einen Bauern in Sicherheit bringen
deed-base-5-build = Den Wachturm wieder aufbauen
deed-base-5-wake = Die Schildzwerge wecken
deed-base-5-poison = Die Flasche Gift kaufen

choice-hide_her = Die Hexe verstecken
choice-let_her_go = Die Hexe gehen lassen
choice-carry = Die Bauern tragen
choice-let_go = Die Bauern zurücklassen

## Karten

card-base-5-A1 = Blinzelnd tretet ihr aus dem Berg, und das Erste, was ihr erkennt, ist, dass über der Rietburg das falsche Banner weht. Die Zwerge rüsten euch aus, wie sie noch nie jemanden ausgerüstet haben. Sie geben euch ihre letzten Edelsteine, in einen Strumpf geknotet, und zeigen euch, wie man einen so auf den Boden legt, dass er das Licht fängt. Dann machen sie das Tor hinter euch zu, höflich und mit jedem Riegel, den sie haben.
    .title = Rauch über der Rietburg
    .rule = Die Helden beginnen auf Feld 71 mit { $difficulty ->
        [easy] 8 Stärkepunkten
        [normal] 7 Stärkepunkten
       *[other] 8 Stärkepunkten (leicht) oder 7 Stärkepunkten (normal)
    } und 12 Willenspunkten. Die Gruppe teilt { $difficulty ->
        [easy] 12 Gold
        [normal] 9 Gold
       *[other] 12 Gold (leicht) oder 9 Gold (normal)
    } und { $party ->
        [2] 3 Edelsteine
        [3] 4 Edelsteine
        [4] 5 Edelsteine
       *[other] 3, 4 oder 5 Edelsteine
    } unter sich auf, die hier kein Geld sind, sondern Köder. { $difficulty ->
        [easy] { $party ->
            [2] Zwei Gors halten
            [3] Zwei Gors halten
            [4] Ein Skral und zwei Gors halten
           *[other] Zwei Gors, zwei Gors oder ein Skral und zwei Gors (leicht), sonst ein Skral und ein Gor, ein Skral und zwei Gors oder zwei Skrale und zwei Gors (normal) halten
        }
        [normal] { $party ->
            [2] Ein Skral und ein Gor halten
            [3] Ein Skral und zwei Gors halten
            [4] Zwei Skrale und zwei Gors halten
           *[other] Zwei Gors, zwei Gors oder ein Skral und zwei Gors (leicht), sonst ein Skral und ein Gor, ein Skral und zwei Gors oder zwei Skrale und zwei Gors (normal) halten
        }
       *[other] Zwei Gors, zwei Gors oder ein Skral und zwei Gors (leicht), sonst ein Skral und ein Gor, ein Skral und zwei Gors oder zwei Skrale und zwei Gors (normal) halten
    } die Burg: Niemand kann sie betreten, und angreifen kann man sie nur aus der Ferne. { $difficulty ->
        [easy] { $party ->
            [2] Auf den Feldern 22 und 47 erscheinen Gors.
            [3] Auf den Feldern 22 und 47 erscheinen Gors.
            [4] Auf den Feldern 22 und 47 erscheinen Gors.
           *[other] Auf den Feldern 22 und 47 erscheinen Gors, auf der normalen Stufe bei 2 oder 3 Helden auch auf Feld 34 ein Skral.
        }
        [normal] { $party ->
            [2] Auf den Feldern 22 und 47 erscheinen Gors, auf Feld 34 ein Skral.
            [3] Auf den Feldern 22 und 47 erscheinen Gors, auf Feld 34 ein Skral.
            [4] Auf den Feldern 22 und 47 erscheinen Gors.
           *[other] Auf den Feldern 22 und 47 erscheinen Gors, auf der normalen Stufe bei 2 oder 3 Helden auch auf Feld 34 ein Skral.
        }
       *[other] Auf den Feldern 22 und 47 erscheinen Gors, auf der normalen Stufe bei 2 oder 3 Helden auch auf Feld 34 ein Skral.
    } Beim Sonnenaufgang zieht eine Kreatur neben einem Edelstein zu ihm statt ihren Pfeil entlang.
card-base-5-A2 = Nicht alle sind davongelaufen. In Scheunen hocken Bauern mit Mistgabeln, die sie lieber nicht benutzen möchten. Irgendwo im Nebel ist der Königssohn an einen Baum gebunden, und unter dem Berg schläft ein Heer hinter einer Tür, die vergessen hat, wie man aufgeht. Hilfe ist da. Sie sitzt im Dunkeln, hält sich die Ohren zu und wartet, dass man sie holt.
    .title = Die geblieben sind
    .rule = { $difficulty ->
        [easy] Auf den Feldern 24, 36, 40 und 64 warten Bauern.
        [normal] Auf den Feldern 24, 36 und 64 warten Bauern.
       *[other] Auf den Feldern 24, 36 und 64 warten Bauern, auf der leichten Stufe auch auf Feld 40.
    } Ein Bauer, der in der Zwergenmine (71) in Sicherheit ist, gibt in jeder Kampfrunde gegen den Drachen 2 dazu. Einer, der auf Feld 17 gebracht wird, baut den Wachturm wieder auf, und wer dort steht, hat 2 Stärkepunkte mehr. Ist ein Bauer in Sicherheit, darf ein Held auf Feld 71 die Schildzwerge wecken; vorher { $difficulty ->
        [easy] wird 1 Kreaturenplättchen
        [normal] werden 2 Kreaturenplättchen
       *[other] werden 1 Kreaturenplättchen (leicht) oder 2 Kreaturenplättchen (normal)
    } ausgeführt. Der erste Gor aus dem Nebel bewacht den gefangenen Prinzen.
card-base-5-A3 = Weit im Süden dreht sich etwas im Schlaf um, und im ganzen Land fallen die Teller von den Borden. Es wird kommen, und niemand weiß, auf welcher Straße, denn es braucht keine. Wo sein Schatten vorüberzieht, laufen die kleineren Tiere darunter mit wie Hunde unter einem Karren.
    .title = Im Schatten des Drachen
    .rule = Der Drache ist auf Feld 84, mit { $party ->
        [2] 30 Stärkepunkten
        [3] 44 Stärkepunkten
        [4] 58 Stärkepunkten
       *[other] 30, 44 oder 58 Stärkepunkten (bei 2, 3 oder 4 Helden)
    }, 3 schwarzen Würfeln und ohne Willenspunkte. Bei C, F und I erwartet euch je ein Flug. Wo immer der Drache landet, kommen eine Kreatur und Bauern dort aus dem Spiel, und jeder Held dort verliert 3 Willenspunkte, behält aber mindestens 1. Mit dem zweiten kommen { $party ->
        [2] Gors auf die Felder 43 und 26
        [3] Gors auf die Felder 43 und 26 und ein Skral auf Feld 52
        [4] Gors auf die Felder 43 und 26 und ein Skral auf Feld 52
       *[other] Gors auf die Felder 43 und 26 (bei 3 oder 4 Helden auch ein Skral auf Feld 52)
    }; mit dem dritten { $difficulty ->
        [easy] ein Troll auf Feld 66
        [normal] ein Wardrak auf Feld 27
       *[other] ein Troll auf Feld 66 (leicht) oder ein Wardrak auf Feld 27 (normal)
    }. Für jede gewonnene Kampfrunde gegen den Drachen kommt eine seiner fünf Kampfkarten aus dem Spiel, und er verliert 2 Stärkepunkte; sind drei fort, ist er besiegt. In jeder anderen Kampfrunde wird seine oberste Karte ausgeführt. Der Held mit dem niedrigsten Rang beginnt.
card-base-5-garz = Ein Zwerg mit schlechtem Ruf und einer guten Flasche klappt seinen Tisch auf, wo ihn niemand darum gebeten hat. Was darin ist? Er schüttelt sie ein wenig und horcht. Von den Feinden seiner Kunden, sagt Garz, habe sich noch keiner beschwert.
    .title = Garz
    .rule = Ein Würfel bestimmt, wo Garz ist: bei 1 oder 2 auf Feld 18, bei 3 oder 4 auf Feld 72, bei 5 oder 6 auf Feld 28. Ein Held dort darf seine Flasche Gift für { $party ->
        [2] 3 Gold
        [3] 4 Gold
        [4] 5 Gold
       *[other] 3, 4 oder 5 Gold (bei 2, 3 oder 4 Helden)
    } kaufen. Sie reicht zweimal: Gewinnen die Helden diese Kampfrunde, kommt die Kreatur sofort aus dem Spiel, ohne Belohnung, und der Erzähler rückt nicht vor.
card-base-5-gate_open = Der Letzte fällt oder läuft davon, und das Tor schwingt in seiner einen heilen Angel. Aus dem Brunnen, aus dem Backofen, aus einem Fass klettern Leute und fangen an zu jubeln, sobald sie die Beine gestreckt haben. In der Kapelle ist eine Truhe aufgebrochen, und was darin lag, rollt schon davon, über das Land.
    .title = Das Tor ist offen
    .rule = Jeder Held erhält 3 Willenspunkte. Fünf Runensteine liegen verdeckt auf ausgewürfelten Feldern, auf Feld 0 liegt ein Heilkraut. Ab jetzt muss die Burg gehalten werden: Die goldenen Schilde gelten wie immer.
card-base-5-descent = Dreimal kreist er über der Burg, so tief, dass sich die Banner flach hinlegen. Dann wählt er seinen Platz und dreht sich darauf ein-, zweimal um sich selbst wie ein Hund, bevor er sich niederlässt.
    .title = Die Landung
    .rule = Ein Würfel bestimmt, wo der Drache landet: bei 1 auf Feld 13, bei 2 auf Feld 14, bei 3 auf Feld 16, bei 4 auf Feld 18, bei 5 auf Feld 36, bei 6 auf Feld 6. Eine Kreatur und Bauern dort kommen aus dem Spiel; Helden dort verlieren 3 Willenspunkte, behalten aber mindestens 1.
card-base-5-dragon_fight = Neben dem Drachen reitet ein Herold in Schwarz, mit einer Trompete und ohne ein Gesicht, das den Namen verdient. Einen Mann in diesem Land soll er finden. Er stellt sich in die Steigbügel und sucht ihn in euren Reihen.
    .title = Der Schwarze Herold
    .rule = Ist der Prinz frei, reitet er gegen den Herold, und beide kommen aus dem Spiel. Wenn nicht, hat der Drache { $party ->
        [2] 2 Stärkepunkte mehr
        [3] 3 Stärkepunkte mehr
        [4] 4 Stärkepunkte mehr
       *[other] 2, 3 oder 4 Stärkepunkte mehr (bei 2, 3 oder 4 Helden)
    }, bis die Legende endet.
card-base-5-N = Der Chronist schlägt die letzte Seite auf. Er hat sie leer gelassen, gibt er zu; er wollte nichts beschreien. Draußen ist es sehr still geworden, so still, wie es ist, bevor jemand zu singen anfängt, oder danach.
    .title = Asche oder Lied
    .rule = Ihr gewinnt, wenn der Drache besiegt und die Burg frei ist und gehalten wurde.

## Flüge

pile-flights = Der Drache fliegt
event-base-flights-flight_bridge = Er kommt tief den Fluss entlang und trinkt im Flug. Wo die alte Steinbrücke war, ist Dampf, und durch den Dampf hindurch sehen die beiden Enden der Straße einander an.
    .title = Die Marktbrücke
    .rule = Der Drache landet auf Feld 39. Die Brücke zwischen den Feldern 38 und 39 ist zerstört; Helden auf Feld 38 verlieren 3 Willenspunkte.
event-base-flights-flight_tree = Der Gesang bricht mitten in der Zeile ab. Zu Mittag hat der Wachsame Wald eine zweite Sonne, und Vögel fliegen um sie herum und suchen den Ast, auf dem sie gesessen haben.
    .title = Der Baum der Lieder
    .rule = Der Drache landet auf Feld 57. Der Händler dort ist für immer geschlossen; Helden im Wachsamen Wald verlieren 2 Willenspunkte.
event-base-flights-flight_witch = Er hat den Kessel gerochen. Irgendwo legt eine Frau den Deckel auf, sagt ein Wort, das man ihr nicht zugetraut hätte, und macht sich so klein, wie sie kann. Unter einem Mantel wäre noch Platz, wenn der, dem er gehört, stillhalten könnte.
    .title = Die Hexenjagd
    .rule = Der Drache landet auf dem Feld der Hexe. Sie kommt aus dem Spiel, es sei denn, ein Held dort zahlt 4 Willenspunkte, um sie zu verstecken. Ist sie noch nicht gefunden, landet er auf dem Feld mit der höchsten Nummer, auf dem Nebel liegt; der Nebel dort und auf angrenzenden Feldern wird aufgedeckt.
event-base-flights-flight_fields = Die Ernte geht auf wie ein Vorhang. Wer dahinter ist, läuft, wer nicht laufen kann, wird getragen, und am Abend fragt jeder jeden nach denen, die weder das eine noch das andere getan haben.
    .title = Brennende Felder
    .rule = Bauern auf den Feldern 18, 28, 29, 36, 38 und 72 kommen aus dem Spiel; wer welche führt, darf 2 Willenspunkte zahlen, um sie zu behalten. Der Drache landet auf Feld 28.
event-base-flights-flight_blood = Er fragt niemanden nach dem Weg. Er kommt aus den Wolken herab, dem Königssohn entgegen oder dem Ort, an dem man zuletzt von ihm sprach, als könnte er auf einem bloßen Kopf die Krone riechen.
    .title = Das Blut des Königs
    .rule = Der Drache landet auf dem Feld des befreiten Prinzen, und der kommt aus dem Spiel, wenn kein Held bei ihm ist. Ist er nicht frei oder in der Burg, landet der Drache auf Feld 72, und der Held mit dem niedrigsten Rang deckt zwei Nebelplättchen auf.
event-base-flights-flight_mine = Er legt sich quer über die Straße zur Mine wie eine Katze vor ein Loch, schließt ein Auge und legt den Schweif über die Nase. Hinter dem Tor reden die Zwerge nur noch sehr leise und nur noch vom Abendessen.
    .title = Vor dem Tor
    .rule = Der Drache landet auf Feld 43. Solange er dort ist, ist der Händler auf Feld 71 geschlossen, und die Schildzwerge lassen sich nicht wecken.

## Kampfkarten

pile-dragon_battle = Der Drache schlägt zu
event-base-dragon_battle-battle_1 = Er holt Luft. Wer das schon einmal gesehen hat, rennt bereits.
    .title = Feueratem
    .rule = Alle, die mitkämpfen, verlieren 3 Willenspunkte.
event-base-dragon_battle-battle_2 = Ein Baumstamm mit eigenem Willen kommt herum, von der Seite, auf die ihr nicht geachtet habt.
    .title = Der Schweif
    .rule = Wer auf dem Feld des Drachen mitkämpft, verliert 4 Willenspunkte; wer auf einem angrenzenden Feld steht, verliert nichts.
event-base-dragon_battle-battle_3 = Zwei Flügelschläge, und niemand steht mehr, wo er stand. Es dauert eine ganze Weile, die Helme zu finden.
    .title = Sturm der Schwingen
    .rule = Die Zeitsteine aller, die mitkämpfen, rücken 1 Stunde vor. Überstunden werden bezahlt; wer das nicht kann, beendet den Tag.
event-base-dragon_battle-battle_4 = Er hat eure Reihe entlanggeschaut und verstanden, auf wen von euch die anderen schauen.
    .title = Krallen
    .rule = Der Mitkämpfer mit den meisten Stärkepunkten, bei Gleichstand der mit dem niedrigsten Rang, verliert 1 Stärkepunkt und 2 Willenspunkte.
event-base-dragon_battle-battle_5 = Verwundet oder bloß gelangweilt hebt er sich über eure Köpfe und kommt einen Acker näher an der Burg wieder herunter.
    .title = Er erhebt sich
    .rule = Der Drache zieht 1 Feld seinen Pfeil entlang, aber nie auf Feld 0. Der Kampf ist zu Ende.
